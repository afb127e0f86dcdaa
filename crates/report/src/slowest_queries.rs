//! `slowest-queries.smt2`: the queries of a run that took longest, each with its time and what it is made of.
//!
//! The file shows why a program is bound by the solver: a comment in front of each query names the layer that answered,
//! the input bytes, and the terms. Every query is a script of its own between `(push 1)` and `(pop 1)`.

use loam_expr::text::Definitions;
use loam_expr::{BinaryOp, Expr, ExprStore, View};
use loam_solver::{Layer, Observer, TimedQuery};
use rustc_hash::FxHashSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The slowest queries so far; they are written when the run is over.
pub struct SlowestQueries {
    path: PathBuf,
    store: Arc<ExprStore>,
    most: usize,
    /// The slowest queries, and up to as many others, in any order.
    queries: Vec<Slow>,
    /// As many queries as are kept took longer than this.
    least: Duration,
}

/// A query that took long.
struct Slow {
    time: Duration,
    conjuncts: Box<[Expr]>,
    layer: Option<Layer>,
    is_sat: Option<bool>,
}

/// What a query is made of.
#[derive(Default)]
struct Parts {
    terms: usize,
    reads: usize,
    stores: usize,
    multiplications: usize,
    floats: usize,
    largest_array: u64,
}

impl SlowestQueries {
    /// Keeps the slowest queries, `most` of them, for this file.
    pub fn new(path: PathBuf, store: Arc<ExprStore>, most: usize) -> Self {
        Self { path, store, most, queries: Vec::new(), least: Duration::ZERO }
    }

    /// Forgets all but the slowest.
    fn keep_slowest(&mut self) {
        self.queries.sort_by_key(|query| std::cmp::Reverse(query.time));
        self.queries.truncate(self.most);
        if self.queries.len() == self.most {
            self.least = self.queries.last().map_or(Duration::ZERO, |least| least.time);
        }
    }

    fn text(&self) -> String {
        let mut definitions = Definitions::default();
        let mut text = String::from("(set-logic QF_ABVFP)\n");
        for (number, query) in self.queries.iter().enumerate() {
            let parts = Parts::of(&self.store, &query.conjuncts);
            let description = query.describe(&self.store, &parts);
            if parts.is_large() {
                let _ = writeln!(text, "; query {}: {description}; too large to be shown", number + 1);
                continue;
            }
            text.push_str(&definitions.of(&self.store, &query.conjuncts));
            let _ = writeln!(text, "; query {}: {description}", number + 1);
            text.push_str("(push 1)\n");
            for &conjunct in &query.conjuncts {
                let _ = writeln!(text, "(assert {})", definitions.bool(conjunct));
            }
            if let Some(is_sat) = query.is_sat {
                let _ = writeln!(text, "(set-info :status {})", if is_sat { "sat" } else { "unsat" });
            }
            text.push_str("(check-sat)\n(pop 1)\n");
        }
        text
    }
}

impl Slow {
    fn describe(&self, store: &ExprStore, parts: &Parts) -> String {
        let mut symbols: Vec<_> =
            self.conjuncts.iter().flat_map(|&conjunct| store.support(conjunct)).collect();
        symbols.sort_unstable();
        symbols.dedup();
        let Parts { terms, reads, stores, multiplications, floats, largest_array } = parts;
        format!(
            "{:.1} ms, {}; {} conjuncts, {} input bytes, {terms} terms: {reads} reads, {stores} stores, \
             {multiplications} multiplications and divisions, {floats} on floats; largest array {largest_array} bytes",
            self.time.as_secs_f64() * 1e3,
            self.layer.map_or("undecided".to_owned(), |layer| format!("answered by {}", layer.name())),
            self.conjuncts.len(),
            symbols.len(),
        )
    }
}

impl Parts {
    /// Whether the text of the query would be of no use to anybody.
    fn is_large(&self) -> bool {
        const MOST_TERMS: usize = 10_000;
        const LARGEST_ARRAY: u64 = 1 << 13;
        self.terms > MOST_TERMS || self.largest_array > LARGEST_ARRAY
    }

    fn of(store: &ExprStore, conjuncts: &[Expr]) -> Self {
        let mut parts = Self::default();
        let mut seen: FxHashSet<Expr> = FxHashSet::default();
        let mut open = conjuncts.to_vec();
        while let Some(term) = open.pop() {
            if !seen.insert(term) {
                continue;
            }
            let view = store.view(term);
            parts.terms += 1;
            parts.floats += usize::from(view.is_float_operation());
            match view {
                View::Select { array, .. } => {
                    parts.reads += 1;
                    parts.largest_array = parts.largest_array.max(store.array_size(array));
                }
                View::Store { .. } => parts.stores += 1,
                View::Binary(
                    BinaryOp::Mul | BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem,
                    ..,
                ) => parts.multiplications += 1,
                _ => {}
            }
            open.extend(view.children());
        }
        parts
    }
}

impl Observer for SlowestQueries {
    fn timed_query_ended(&mut self, _: &ExprStore, query: &TimedQuery) {
        let &TimedQuery { conjuncts, layer, is_sat, time } = query;
        if time <= self.least {
            return;
        }
        self.queries.push(Slow { time, conjuncts: conjuncts.into(), layer, is_sat });
        if self.queries.len() >= self.most.saturating_mul(2) {
            self.keep_slowest();
        }
    }
}

impl Drop for SlowestQueries {
    fn drop(&mut self) {
        self.keep_slowest();
        if let Err(error) = std::fs::write(&self.path, self.text()) {
            loam_base::complain!("loam: {}: {error}", self.path.display());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_queries_are_kept_slowest_first() {
        let store = Arc::new(ExprStore::new());
        let array = store.array("x", 0, 8);
        let directory = std::env::temp_dir().join(format!("loam-slowest-{}", std::process::id()));
        let mut slowest = SlowestQueries::new(directory.clone(), Arc::clone(&store), 2);
        // The second is slow: what comes after it is not compared with it alone.
        for milliseconds in [1, 7, 5, 2, 3, 4] {
            let byte = store.byte(loam_expr::Symbol { array, offset: milliseconds });
            let conjuncts = [store.eq(byte, store.constant(8, 1))];
            let time = Duration::from_millis(u64::from(milliseconds));
            let query =
                TimedQuery { conjuncts: &conjuncts, layer: Some(Layer::Full), is_sat: Some(true), time };
            slowest.timed_query_ended(&store, &query);
        }
        drop(slowest);
        let text = std::fs::read_to_string(&directory).expect("the file is written");
        let _ = std::fs::remove_file(&directory);
        let queries: Vec<&str> = text.lines().filter(|line| line.starts_with("; query")).collect();
        assert_eq!(queries.len(), 2, "{text}");
        assert!(queries[0].contains("7.0 ms, answered by full") && queries[1].contains("5.0 ms"), "{text}");
        assert_eq!(text.matches("(check-sat)").count(), 2);
    }
}
