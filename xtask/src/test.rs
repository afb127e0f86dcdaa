//! `cargo xtask test`: all checks, one stage after the other, with the time each takes.
//!
//! Everything is built once, in the dev profile: it runs the engine at a useful speed and builds in a
//! fraction of the time of a release build. A stage that fails does not keep the others from running.

use crate::build::{Profile, build, c_libraries, cargo, checkout, run};
use crate::checks;
use crate::coreutils;
use crate::setup::{Need, require};
use crate::{exhaustive, pages, random, tidy};
use std::time::{Duration, Instant};

/// Passed and failed checks of a stage.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The number of passed checks.
    pub passed: usize,
    /// The number of failed checks.
    pub failed: usize,
}

impl Tally {
    /// One check.
    pub fn of(outcome: &Result<(), String>) -> Self {
        Self { passed: usize::from(outcome.is_ok()), failed: usize::from(outcome.is_err()) }
    }
}

/// A stage: its name and what it does.
type Stage = (&'static str, fn() -> Result<Tally, String>);

const STAGES: &[Stage] = &[
    ("format", || one(run(cargo().args(["fmt", "--all", "--check"])))),
    ("tidy", || one(tidy::tidy(&[]))),
    ("lints", || {
        one(run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])))
    }),
    ("build", || one(build(Profile::Dev).map(drop))),
    ("C library", || one(c_libraries(&checkout(Profile::Dev)))),
    ("unit tests", || cargo_test(&["--workspace", "--no-fail-fast"])),
    ("test programs", checks::test_programs),
    ("points-to", checks::points_to),
    ("memory models", checks::memory_models),
    ("workers", checks::workers),
    ("command line", checks::command_line),
    ("documents", checks::documents),
    ("pages", pages::check),
    ("coreutils", coreutils::in_tests),
    ("determinism", checks::determinism),
    ("exhaustive", exhaustive::in_tests),
    ("random programs", || random::compare_random(random::IN_TESTS, 1)),
];

/// Runs all stages.
pub fn test(_: &[String]) -> Result<(), String> {
    require(Need::Test)?;
    let mut total = Tally::default();
    let mut times: Vec<(&str, Duration, Tally)> = Vec::new();
    for (name, stage) in STAGES {
        println!("== {name}");
        let began = Instant::now();
        let tally = stage().unwrap_or_else(|problem| {
            println!("{name}: {problem}");
            Tally { passed: 0, failed: 1 }
        });
        total = Tally { passed: total.passed + tally.passed, failed: total.failed + tally.failed };
        times.push((name, began.elapsed(), tally));
    }
    println!();
    for (name, took, Tally { passed, failed }) in times {
        println!("{name:16} {:7.1} s  {passed:5} passed  {failed:3} failed", took.as_secs_f64());
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if total.failed == 0 { Ok(()) } else { Err("some checks fail".to_owned()) }
}

fn one(outcome: Result<(), String>) -> Result<Tally, String> {
    if let Err(problem) = &outcome {
        println!("{problem}");
    }
    Ok(Tally::of(&outcome))
}

/// `cargo test`, with its own count of passed and failed tests.
fn cargo_test(arguments: &[&str]) -> Result<Tally, String> {
    let output = cargo()
        .args(["test", "--quiet"])
        .args(arguments)
        .output()
        .map_err(|why| format!("cargo cannot be run: {why}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut tally = Tally::default();
    for line in text.lines().filter_map(|line| line.strip_prefix("test result: ")) {
        tally.passed += count_before(line, " passed");
        tally.failed += count_before(line, " failed");
    }
    if !output.status.success() {
        print!("{text}{}", String::from_utf8_lossy(&output.stderr));
        tally.failed = tally.failed.max(1);
    }
    Ok(tally)
}

/// The number in front of a word: `ok. 12 passed; 0 failed`.
fn count_before(line: &str, word: &str) -> usize {
    let front = line.split(word).next().unwrap_or_default();
    front.rsplit(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_cargo_test_are_read() {
        let line = "ok. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!((count_before(line, " passed"), count_before(line, " failed")), (12, 3));
    }
}
