//! Whole runs: the share of queries that needed no backend, and the solver's time compared with KLEE's.
//!
//! KLEE's figures are those of version 3.2 with STP: the lesser of two, with a process for each query, which
//! is its default, and without. They are of whole runs, most of whose time its solver takes; the ratio of
//! whole runs is shown too.

use super::Bench;
use super::answers::{self, Answers};
use super::programs::{Program, QueryLoad, Run, programs};
use super::times::{Times, repeat};
use crate::bench::klee;
use crate::bench::record::Beside;
use serde_json::{Value, json};

/// The least share of the queries that must be answered without a backend.
const SHARE_GOAL: f64 = 0.8;
/// The largest fraction of KLEE's time that the solver may take.
const TIME_GOAL: f64 = 0.25;

/// The table of runs.
pub fn runs(bench: &Bench) -> Result<Vec<Value>, String> {
    Beside::Constants(klee::PROGRAMS).print();
    println!(
        "{:30} {:>6} {:>9} {:>8} {:>8} {:>9} {:>8} {:>7} {:>7} {:>7}  goals: ≥ {:.0} %, solver ≤ {TIME_GOAL} of KLEE",
        "",
        "paths",
        "queries",
        "backend",
        "without",
        "solver s",
        "CPU s",
        "KLEE s",
        "solver",
        "whole",
        SHARE_GOAL * 100.0
    );
    let mut asked: Vec<(&str, Answers)> = Vec::new();
    let mut rows = Vec::new();
    for program in programs(QueryLoad::Heavy) {
        let bitcode = bench.compile(program)?;
        let (run, times) = repeat(|| bench.run(program, &bitcode, &[]))?;
        rows.push(row(program, &run, times));
        asked.push((program.name, run.answers));
    }
    let met = rows.iter().filter(|row| row["goals_met"] == true).count();
    println!("goals met by {met} of {} programs", rows.len());
    answers::show(&asked);
    Ok(rows)
}

/// Prints a row; returns its figures.
fn row(program: &Program, run: &Run, times: Times) -> Value {
    let Run { command, paths, answers, .. } = run;
    let (share, part) = (answers.share_without_backend(), times.solver / program.klee_cpu);
    println!(
        "{:30} {paths:6} {:9} {:8} {:6.1} % {:9.3} {:8.3} {:7.1} {part:7.3} {:7.3}  {}",
        program.name,
        answers.queries,
        answers.backend,
        share * 100.0,
        times.solver,
        times.cpu,
        program.klee_cpu,
        times.cpu / program.klee_cpu,
        verdict(share, part)
    );
    json!({
        "name": program.name, "command": command, "paths": paths, "queries": answers.queries, "backend": answers.backend,
        "unknown": answers.unknown, "answered_by": answers.json(), "share_without_backend": share,
        "solver_cpu_s": times.solver, "cpu_s": times.cpu, "klee_cpu_s": program.klee_cpu, "klee_measured": false,
        "solver_ratio": part, "cpu_ratio": times.cpu / program.klee_cpu,
        "goals_met": verdict(share, part) == MET,
    })
}

const MET: &str = "met";

fn verdict(share: f64, part: f64) -> &'static str {
    match (share >= SHARE_GOAL, part <= TIME_GOAL) {
        (true, true) => MET,
        (false, true) => "MISS: share",
        (true, false) => "MISS: time",
        (false, false) => "MISS: both",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_met_up_to_the_goals_themselves() {
        assert_eq!(verdict(0.8, 0.25), "met");
        assert_eq!((verdict(0.79, 0.25), verdict(0.8, 0.26)), ("MISS: share", "MISS: time"));
        assert_eq!(verdict(0.5, 2.0), "MISS: both");
    }
}
