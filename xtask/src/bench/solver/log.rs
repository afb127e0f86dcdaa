//! Replays of logged queries: through the chain, through the chain without caches, and through each backend
//! alone.
//!
//! The log holds the result of each query in the run; a replay with another result ends the benchmark. Of
//! long logs the first queries are taken. The time of the chain here differs from its time in a run: a replay
//! has no cached models from earlier queries of the path.

use super::Bench;
use super::answers::{self, Answers, Kind};
use super::layers::optional;
use super::programs::{QueryLoad, programs};
use super::times::{Times, ratio, repeat};
use crate::bench::measure::measure;
use serde_json::{Value, json};
use std::io::BufRead;
use std::path::Path;
use std::process::Command;

/// The most queries of a log that are replayed: the slowest backend needs some ten milliseconds for each.
const MOST: usize = 2000;
/// Time limit for one query; beyond it the query counts as unknown.
const TIMEOUT: &str = "--solver-timeout=10s";

/// The table of replays.
pub fn log(bench: &Bench) -> Result<Vec<Value>, String> {
    println!("ratios are to the chain");
    println!(
        "{:34} {:>9} {:>8} {:>8} {:>9} {:>8} {:>9}",
        "", "queries", "backend", "unknown", "solver s", "ratio", "CPU s"
    );
    let mut rows = Vec::new();
    let mut asked: Vec<(&str, Answers)> = Vec::new();
    for program in programs(QueryLoad::Medium) {
        let (run, _) = bench.run(program, &bench.compile(program)?, &["--log-queries".to_owned()])?;
        let script = run.directory.join("queries.smt2");
        let logged = shorten(&script).map_err(|why| format!("{}: {why}", script.display()))?;
        println!("{}: {logged} queries logged", program.name);
        let mut chain = None;
        for (name, options) in configurations() {
            let (answers, times) = repeat(|| bench.replay(&script, &options))
                .map_err(|why| format!("{}, {name}: {why}", program.name))?;
            let chain = *chain.get_or_insert(times);
            show(name, &answers, times, chain);
            rows.push(json!({
                "name": program.name, "way": name, "queries": answers.queries, "backend": answers.backend,
                "unknown": answers.unknown, "answered_by": answers.json(), "solver_cpu_s": times.solver,
                "ratio": times.solver / chain.solver, "cpu_s": times.cpu, "logged": logged,
            }));
            if name == CHAIN {
                asked.push((program.name, answers));
            }
        }
    }
    answers::show(&asked);
    Ok(rows)
}

const CHAIN: &str = "the chain";

/// The solvers to replay through: (name, options).
fn configurations() -> Vec<(&'static str, Vec<String>)> {
    let without = |names: Vec<&str>| format!("--no-cache={}", names.join(","));
    let alone = |backend: &str| vec![format!("--solver={backend}"), without(optional(|_| true))];
    vec![
        (CHAIN, vec![]),
        ("the chain without caches", vec![without(optional(|kind| kind == Kind::Cache))]),
        ("blaster alone", alone("blaster")),
        ("bitwuzla alone", alone("bitwuzla")),
        ("z3 alone", alone("z3")),
    ]
}

fn show(name: &str, answers: &Answers, times: Times, chain: Times) {
    println!(
        "  {name:32} {:9} {:8} {:8} {:9.3} {:>8} {:9.3}",
        answers.queries,
        answers.backend,
        answers.unknown,
        times.solver,
        ratio(times.solver, chain.solver),
        times.cpu
    );
}

/// Cuts a log after [`MOST`] queries; returns how many it had.
fn shorten(script: &Path) -> std::io::Result<usize> {
    let text = std::fs::read_to_string(script)?;
    std::fs::write(script, first_queries(&text, MOST))?;
    Ok(queries(&text).count())
}

/// The ends of the queries of a log.
fn queries(text: &str) -> impl Iterator<Item = usize> {
    const END: &str = "(pop 1)\n";
    text.match_indices(END).map(|(start, _)| start + END.len())
}

fn first_queries(text: &str, most: usize) -> &str {
    most.checked_sub(1).map_or("", |last| &text[..queries(text).nth(last).unwrap_or(text.len())])
}

impl Bench {
    /// Replays the queries of a log.
    fn replay(&self, script: &Path, options: &[String]) -> Result<(Answers, Times), String> {
        let mut command = Command::new(&self.checkout.loam);
        let cost = measure(command.args(["solve", "--stats", TIMEOUT]).args(options).arg(script))?;
        let said = String::from_utf8_lossy(&cost.output.stderr);
        if !cost.output.status.success() {
            return Err(format!("loam solve ended with {}: {said}", cost.output.status));
        }
        let (mut answers, seconds) = Answers::of_replay(&said)?;
        // Counted in the output: the statistics lack queries whose path constraints alone were too hard.
        answers.unknown = cost
            .output
            .stdout
            .lines()
            .filter(|line| line.as_ref().is_ok_and(|line| line == "unknown"))
            .count() as u64;
        Ok((answers, Times::new(&cost, seconds)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_cut_behind_a_query() {
        let log = "(a)\n(push 1)\n(pop 1)\n(b)\n(push 1)\n(pop 1)\n";
        assert_eq!(first_queries(log, 1), "(a)\n(push 1)\n(pop 1)\n");
        assert_eq!((first_queries(log, 2), first_queries(log, 9), first_queries(log, 0)), (log, log, ""));
        assert_eq!(queries(log).count(), 2);
    }

    #[test]
    fn a_backend_alone_has_no_layer_in_front_of_it() {
        let configurations = configurations();
        let options = |name: &str| {
            configurations.iter().find(|configuration| configuration.0 == name).unwrap().1.join(" ")
        };
        assert!(options("z3 alone").starts_with("--solver=z3 --no-cache=equalities,"));
        assert!(options("z3 alone").ends_with(",blaster,hard"));
        assert_eq!(options("the chain without caches"), "--no-cache=model,query,cex");
    }
}
