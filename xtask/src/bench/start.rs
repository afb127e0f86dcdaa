//! The cost before a program is explored: reading it, linking it with the C library, laying out its memory.
//!
//! CPU times are medians. `first` is a program that was never linked before, `again` a program that is in the
//! cache, `source` one that clang compiles first; `loam --version` is the cost of the process itself.

use super::engine::compile;
use super::measure::measure;
use super::record::{Beside, Record};
use crate::build::{Profile, build, root};
use crate::packages::make_some;
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs of every row.
const ROUNDS: usize = 15;

/// CPU time limits of a start in milliseconds: (row, goal).
const GOALS: &[(&str, f64)] = &[("nothing, again", 30.0), ("echo hello", 80.0)];

/// `cargo xtask bench start [DATE]`.
pub fn start(args: &[String]) -> Result<(), String> {
    require(Need::Run)?;
    let checkout = build(Profile::Release)?;
    let record = Record::begin("start", Beside::Nothing);
    let coreutils = make_some(&checkout, "coreutils", &["src/echo"])?;
    let nothing = compile(&checkout, "nothing.c", "-O0", &[])?;
    let echo = coreutils.directory.join("src/echo");
    let fresh = |round: usize| unseen(&checkout, round);
    let source = root().join("bench/programs/nothing.c");
    let runs = [
        ("loam --version", median(|_| cpu(Command::new(&checkout.loam).arg("--version")))?),
        ("nothing, first", median(|round| run(&checkout, &fresh(round)?, &[]))?),
        ("nothing, again", median(|_| run(&checkout, &nothing, &[]))?),
        ("nothing, source", median(|_| run(&checkout, &source, &[]))?),
        ("echo hello", median(|_| run(&checkout, &echo, &["hello"]))?),
    ];
    let rows: Vec<Value> = runs.iter().map(|&(name, time)| row(name, time)).collect();
    println!("kept in {}", record.keep(args.first().map(String::as_str), rows)?.display());
    Ok(())
}

/// A program that does nothing and is not in the cache.
fn unseen(checkout: &Checkout, round: usize) -> Result<PathBuf, String> {
    let directory = checkout.fresh("bench-unseen").map_err(|why| why.to_string())?;
    let (source, bitcode) = (directory.join("unseen.c"), directory.join("unseen.bc"));
    let text = format!("int run_{}_{round};\nint main(void) {{ return 0; }}\n", std::process::id());
    std::fs::write(&source, text).map_err(|why| why.to_string())?;
    let mut command = Command::new("clang-22");
    command.args(["-g", "-c", "-emit-llvm"]).arg(&source).arg("-o").arg(&bitcode);
    crate::build::run(&mut command)?;
    Ok(bitcode)
}

fn row(name: &str, milliseconds: f64) -> Value {
    let goal = GOALS.iter().find(|(known, _)| *known == name).map(|(_, goal)| *goal);
    let verdict = match goal {
        Some(goal) if milliseconds <= goal => format!(", goal {goal} ms: met"),
        Some(goal) => format!(", goal {goal} ms: MISSED"),
        None => String::new(),
    };
    println!("{name:20} {milliseconds:6.1} ms CPU{verdict}");
    json!({ "name": name, "cpu_ms": milliseconds, "goal_ms": goal })
}

fn run(checkout: &Checkout, program: &Path, arguments: &[&str]) -> Result<f64, String> {
    let out = checkout.fresh("bench").map_err(|why| why.to_string())?.join("out");
    let mut command = Command::new(&checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--out"]).arg(out).arg(program).args(arguments);
    cpu(&mut command)
}

/// CPU milliseconds of a command that must succeed.
fn cpu(command: &mut Command) -> Result<f64, String> {
    let cost = measure(command)?;
    match cost.output.status.success() {
        true => Ok(cost.cpu.as_secs_f64() * 1000.0),
        false => Err(format!("{command:?}: {}", String::from_utf8_lossy(&cost.output.stderr))),
    }
}

fn median(mut once: impl FnMut(usize) -> Result<f64, String>) -> Result<f64, String> {
    let mut times = (0..ROUNDS).map(&mut once).collect::<Result<Vec<f64>, String>>()?;
    times.sort_by(f64::total_cmp);
    Ok(times[ROUNDS / 2])
}
