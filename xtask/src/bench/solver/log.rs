//! Logged questions, asked again: of the chain, of the chain without what it remembers, and of each backend alone.
//!
//! The log holds the answer to each question as it was found in the run; a replay that finds another one ends the
//! benchmark. What the chain takes here is not what it takes in a run: a replay has no inputs carried along from the
//! path before.

use super::Bench;
use super::answers::{self, Answers};
use super::layers::optional;
use super::programs::{Asks, programs};
use super::times::{Times, ratio, repeat};
use crate::bench::measure::measure;
use loam_solver::Layer;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Longest time for one question: what nobody answers within it is counted as unknown.
const TIMEOUT: &str = "--solver-timeout=10s";

/// The table of replays.
pub fn log(bench: &Bench) -> Result<Vec<Value>, String> {
    println!("ratios are to the chain");
    println!(
        "{:34} {:>9} {:>8} {:>8} {:>9} {:>8} {:>9} {:>8}",
        "", "questions", "backend", "unknown", "solver s", "ratio", "CPU s", "MiB"
    );
    let mut rows = Vec::new();
    let mut asked: Vec<(&str, Answers)> = Vec::new();
    for program in programs(Asks::Some) {
        let (run, _) = bench.run(program, &bench.compile(program)?, &["--log-queries".to_owned()])?;
        let script = run.directory.join("queries.smt2");
        let size = std::fs::metadata(&script).map_err(|why| format!("{}: {why}", script.display()))?.len();
        println!("{:34} {:>63.1}", program.name, size as f64 / f64::from(1 << 20));
        let mut chain = None;
        for (name, options) in ways() {
            let (answers, times) = repeat(|| bench.replay(&script, &options))
                .map_err(|why| format!("{}, {name}: {why}", program.name))?;
            let chain = *chain.get_or_insert(times);
            show(name, &answers, times, chain);
            rows.push(json!({
                "name": program.name, "way": name, "questions": answers.questions, "backend": answers.backend,
                "unknown": answers.unknown, "answered_by": answers.json(), "solver_cpu_s": times.solver,
                "ratio": times.solver / chain.solver, "cpu_s": times.cpu, "log_bytes": size,
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

/// Who is asked: (name, options).
fn ways() -> Vec<(&'static str, Vec<String>)> {
    let without = |names: Vec<&str>| format!("--no-cache={}", names.join(","));
    let alone = |backend: &str| vec![format!("--solver={backend}"), without(optional(|_| true))];
    vec![
        (CHAIN, vec![]),
        ("the chain, remembering nothing", vec![without(optional(Layer::is_memory))]),
        ("blaster alone", alone("blaster")),
        ("bitwuzla alone", alone("bitwuzla")),
        ("z3 alone", alone("z3")),
    ]
}

fn show(name: &str, answers: &Answers, times: Times, chain: Times) {
    println!(
        "  {name:32} {:9} {:8} {:8} {:9.3} {:>8} {:9.3}",
        answers.questions,
        answers.backend,
        answers.unknown,
        times.solver,
        ratio(times.solver, chain.solver),
        times.cpu
    );
}

impl Bench {
    /// Asks the questions of a log again.
    fn replay(&self, script: &Path, options: &[String]) -> Result<(Answers, Times), String> {
        let mut command = Command::new(&self.place.loam);
        let cost = measure(command.args(["solve", "--stats", TIMEOUT]).args(options).arg(script))?;
        let said = String::from_utf8_lossy(&cost.output.stderr);
        if !cost.output.status.success() {
            return Err(format!("loam solve ended with {}: {said}", cost.output.status));
        }
        let (answers, seconds) = Answers::of_replay(&said)?;
        Ok((answers, Times::new(&cost, seconds)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backend_alone_has_no_layer_in_front_of_it() {
        let ways = ways();
        let options = |name: &str| ways.iter().find(|way| way.0 == name).unwrap().1.join(" ");
        assert!(options("z3 alone").starts_with("--solver=z3 --no-cache=equalities,"));
        assert!(options("z3 alone").ends_with(",blaster"));
        assert_eq!(options("the chain, remembering nothing"), "--no-cache=model,query,cex");
    }
}
