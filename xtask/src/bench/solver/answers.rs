//! The layers that answered the queries of a run or of a replay, read from `run.json` or from the output of
//! `loam solve --stats`.

use loam_testkit::results::Results;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The number of queries, and the layers that answered them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answers {
    /// All queries.
    pub queries: u64,
    /// Queries that reached a backend.
    pub backend: u64,
    /// Queries without an answer.
    pub unknown: u64,
    by_layer: BTreeMap<String, u64>,
}

impl Answers {
    /// The queries of a run.
    pub fn of_run(results: &Results) -> Result<Self, String> {
        let by_layer = results.counts("answered_by");
        let (queries, answered) = (results.number("queries")?, by_layer.values().sum::<u64>());
        let (backend, unknown) = (results.number("solver_queries")?, queries.saturating_sub(answered));
        Ok(Self { queries, backend, unknown, by_layer })
    }

    /// The queries of a replay, and its wall time in seconds: from the line that `loam solve --stats` prints
    /// for a script.
    pub fn of_replay(said: &str) -> Result<(Self, f64), String> {
        let mut lines = said.lines();
        lines.find_map(of_line).ok_or_else(|| format!("loam solve did not print its statistics: {said}"))
    }

    /// The share of the queries that needed no backend.
    pub fn share_without_backend(&self) -> f64 {
        1.0 - self.backend as f64 / self.queries.max(1) as f64
    }

    /// For the record: the layers that answered something.
    pub fn json(&self) -> Value {
        let answered = self.by_layer.iter().filter(|(_, count)| **count > 0);
        let fields: Map<String, Value> = answered.map(|(name, count)| (name.clone(), json!(count))).collect();
        Value::Object(fields)
    }

    fn by(&self, layer: &str) -> u64 {
        self.by_layer.get(layer).copied().unwrap_or(0)
    }
}

/// The figures of `loam: FILE: 5 queries, 1 reached a solver, 0 without an answer, 0.002 s; answered by: few 3, full 1`.
fn of_line(line: &str) -> Option<(Answers, f64)> {
    let (figures, answered) = line.split_once("; answered by: ")?;
    // The name of the file may contain anything; the figures contain no colon.
    let (_, figures) = figures.rsplit_once(": ")?;
    let numbers: Vec<&str> = figures.split(", ").filter_map(|figure| figure.split(' ').next()).collect();
    let &[queries, backend, unknown, seconds] = numbers.as_slice() else { return None };
    let by_layer = answered.split(", ").filter(|part| !part.is_empty()).map(|part| {
        let (name, count) = part.split_once(' ')?;
        Some((name.to_owned(), count.parse().ok()?))
    });
    let answers = Answers {
        queries: queries.parse().ok()?,
        backend: backend.parse().ok()?,
        unknown: unknown.parse().ok()?,
        by_layer: by_layer.collect::<Option<_>>()?,
    };
    Some((answers, seconds.parse().ok()?))
}

/// The kind of a layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Always on.
    Fixed,
    /// A cache that can be switched off.
    Cache,
    /// A decision procedure that can be switched off.
    Procedure,
}

/// The layers of the solver as `run.json` names them, in order.
pub const LAYERS: [(&str, Kind); 15] = [
    ("constants", Kind::Fixed),
    ("equalities", Kind::Procedure),
    ("independence", Kind::Procedure),
    ("bytes", Kind::Procedure),
    ("model", Kind::Cache),
    ("query", Kind::Cache),
    ("ranges", Kind::Procedure),
    ("few", Kind::Procedure),
    ("cex", Kind::Cache),
    ("search", Kind::Procedure),
    ("list", Kind::Procedure),
    ("backtrack", Kind::Procedure),
    ("blaster", Kind::Procedure),
    ("hard", Kind::Procedure),
    ("full", Kind::Fixed),
];

/// Prints the answers by layer: a column for each layer that answered a query, unknown layers last.
pub fn show(rows: &[(&str, Answers)]) {
    let is_new = |name: &&str| LAYERS.iter().all(|(known, _)| known != name);
    let named = rows.iter().flat_map(|(_, answers)| answers.by_layer.keys().map(String::as_str));
    let new: BTreeSet<&str> = named.filter(is_new).collect();
    let layers = LAYERS.iter().map(|&(name, _)| name).chain(new);
    let seen = layers.filter(|layer| rows.iter().any(|(_, answers)| answers.by(layer) > 0));
    let seen: Vec<&str> = seen.collect();
    let line = |name: &str, columns: Vec<String>| {
        let columns: Vec<String> = columns.iter().map(|column| format!(" {column:>10}")).collect();
        println!("{name:34}{}", columns.concat());
    };
    println!();
    line("answered by", seen.iter().map(|&layer| layer.to_owned()).collect());
    for (name, answers) in rows {
        line(name, seen.iter().map(|layer| answers.by(layer).to_string()).collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAID: &str = "loam: a: 1 queries, b.smt2: 5 queries, 2 reached a solver, 1 without an answer, 0.125 s; \
                        answered by: few 3, full 1";

    #[test]
    fn the_figures_of_a_replay_are_read_whatever_the_script_is_called() {
        let (answers, seconds) = Answers::of_replay(&format!("a warning\n{SAID}\n")).unwrap();
        assert_eq!((answers.queries, answers.backend, answers.unknown, seconds), (5, 2, 1, 0.125));
        assert_eq!(answers.json(), json!({"few": 3, "full": 1}));
        assert_eq!((answers.by("full"), answers.by("search")), (1, 0));
        assert!((answers.share_without_backend() - 0.6).abs() < 1e-9);
    }

    #[test]
    fn a_replay_without_figures_is_an_error_with_what_was_said() {
        assert!(Answers::of_replay("loam: a: no such file").unwrap_err().contains("no such file"));
        assert!(Answers::of_replay(&SAID.replace("few 3", "few many")).is_err());
    }

    #[test]
    fn without_queries_nothing_needs_a_backend() {
        let nothing = Answers::of_replay(
            "loam: a: 0 queries, 0 reached a solver, 0 without an answer, 0.000 s; answered by: ",
        );
        assert_eq!(nothing.unwrap().0.share_without_backend(), 1.0);
    }
}
