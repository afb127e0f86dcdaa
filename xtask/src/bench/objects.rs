//! The savings and the cost of layered objects, compared with `--objects whole`, where a change copies the
//! object.
//!
//! There are three tables: one-byte changes in forked states, measured by an example of the memory's crate
//! that counts its own bytes; programs that fork much over large buffers; programs that mostly compute, where
//! layers, and the check for uninitialised memory, must cost next to nothing. Times are the median of several
//! interleaved runs: single runs vary by a few per cent in both directions. The time and memory of a program
//! that does nothing are subtracted.

use super::allocator::example;
use super::engine::compile;
use super::measure::measure;
use super::record::{Beside, Record};
use crate::build::{Profile, build};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// Layers must need at most this fraction of the memory, where buffers are large.
const MEMORY_GOAL: f64 = 0.5;
/// Layers, and the check for uninitialised memory, may take at most this multiple of the time without them.
const TIME_GOAL: f64 = 1.05;
/// Runs of a program in each of its configurations.
const ROUNDS: usize = 15;
/// How often the computing programs repeat their work, so that a run takes long enough to measure a few per
/// cent.
const TIMES: &str = "TIMES=4";
/// Runs for tables of memory, where the times differ widely.
const FORKING_ROUNDS: usize = 3;

const MIB: f64 = (1 << 20) as f64;

const BREADTH: &[&str] = &["--search=bfs", "--write-no-tests"];
const DEPTH: &[&str] = &["--search=dfs", "--write-no-tests"];

/// A program whose live states share buffers.
struct Forking {
    name: &'static str,
    program: &'static str,
    paths: u64,
    has_large_buffers: bool,
}

#[rustfmt::skip]
const FORKING: &[Forking] = &[
    Forking { name: "words into 64 KiB", program: "tokens.c", paths: 4096, has_large_buffers: true },
    Forking { name: "8 buffers of 4 KiB", program: "buffers.c", paths: 4096, has_large_buffers: true },
    Forking { name: "copies into 16 KiB", program: "copies.c", paths: 4096, has_large_buffers: true },
    Forking { name: "2 arrays of 100 bytes", program: "arrays.c", paths: 4096, has_large_buffers: false },
    Forking { name: "sparse table of 1 MiB", program: "table.c", paths: 1024, has_large_buffers: true },
];

/// Programs that mostly compute: (name, program, level, options).
type Computing = (&'static str, &'static str, &'static str, &'static [&'static str]);

const COMPUTING: &[Computing] = &[
    ("sha256 -O0", "sha256.c", "-O0", &[]),
    ("sha256 -O1", "sha256.c", "-O1", &[]),
    ("crc32 -O0", "crc32.c", "-O0", &[]),
    ("crc32 -O1", "crc32.c", "-O1", &[]),
    ("sieve -O0", "sieve.c", "-O0", &[]),
    ("sieve -O1", "sieve.c", "-O1", &[]),
    ("quicksort -O0", "quicksort.c", "-O0", &[]),
    ("quicksort -O1", "quicksort.c", "-O1", &[]),
    ("2^16 branches, dfs", "branches.c", "-O0", DEPTH),
    ("bubble sort of 6 ints", "bubble.c", "-O0", &["--write-no-tests"]),
    ("regular expressions", "regexp.c", "-O0", &["--write-no-tests"]),
];

/// `cargo xtask bench objects [DATE]`.
pub fn objects(args: &[String]) -> Result<(), String> {
    require(Need::Run)?;
    let record = Record::begin("objects", Beside::Nothing);
    let changes = example("loam-memory", "objects")?;
    show_changes(&changes);
    let checkout = build(Profile::Release)?;
    let scratch = checkout.scratch.join(format!("bench-objects-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).map_err(|why| why.to_string())?;
    let bench = Bench { checkout: &checkout, out: &scratch };
    let nothing = compile(&checkout, "nothing.c", "-O0", &[])?;
    let idle = bench.median(&nothing, &[BREADTH], ROUNDS)?[0];
    println!("\na start: {:.3} CPU s, {:.1} MiB", idle.cpu, idle.rss as f64 / MIB);
    let (forking, computing) = (bench.forking(idle)?, bench.computing(idle)?);
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    let rows = [changes, forking, computing].concat();
    let path = record.keep(args.first().map(String::as_str), rows)?;
    println!("kept in {}", checkout.short(&path).display());
    Ok(())
}

/// The changes of one byte: layered and whole, which the example prints in turns.
fn show_changes(rows: &[Value]) {
    println!(
        "{:13} {:>8} {:>7} {:>11} {:>7} {:>11} {:>7} {:>11} {:>9} {:>11}",
        "change",
        "object",
        "states",
        "B/state",
        "layers",
        "ns/write",
        "states",
        "whole B/st.",
        "ratio",
        "ns/write"
    );
    for pair in rows.chunks_exact(2) {
        let number = |which: usize, name: &str| pair[which][name].as_f64().unwrap_or(f64::NAN);
        println!(
            "{:13} {:8} {:7} {:11.0} {:7} {:11.0} {:7} {:11.0} {:9.5} {:11.0}",
            pair[0]["change"].as_str().unwrap_or_default(),
            number(0, "size"),
            number(0, "states"),
            number(0, "bytes"),
            number(0, "layers"),
            number(0, "ns"),
            number(1, "states"),
            number(1, "bytes"),
            number(0, "bytes") / number(1, "bytes"),
            number(1, "ns")
        );
    }
}

/// The directories of the runs of Loam.
struct Bench<'a> {
    checkout: &'a Checkout,
    /// One directory for all runs, removed at the end.
    out: &'a Path,
}

/// One run, or the median of several.
#[derive(Clone, Copy)]
struct Run {
    cpu: f64,
    rss: u64,
    paths: u64,
    errors: usize,
}

impl Run {
    /// The median of each figure of at least one run.
    fn median(mut runs: Vec<Self>) -> Self {
        let middle = runs.len() / 2;
        runs.sort_by_key(|run| run.rss);
        let rss = runs[middle].rss;
        runs.sort_by(|one, other| one.cpu.total_cmp(&other.cpu));
        Self { rss, ..runs[middle] }
    }

    /// The cost of the program itself.
    fn beyond(self, idle: Self) -> Self {
        Self { cpu: (self.cpu - idle.cpu).max(0.0), rss: self.rss.saturating_sub(idle.rss), ..self }
    }
}

impl Bench<'_> {
    fn forking(&self, idle: Run) -> Result<Vec<Value>, String> {
        println!(
            "\n{:22} {:>9} {:>9} {:>7} {:>8} {:>8} {:>7}  goal: memory ≤ {MEMORY_GOAL}",
            "", "MiB", "whole", "ratio", "CPU s", "whole", "ratio"
        );
        FORKING.iter().map(|program| self.forking_row(program, idle)).collect()
    }

    fn forking_row(&self, program: &Forking, idle: Run) -> Result<Value, String> {
        let bitcode = compile(self.checkout, program.program, "-O0", &[])?;
        let configurations: [&[&str]; 2] =
            [&[BREADTH, &["--objects=layered"]].concat(), &[BREADTH, &["--objects=whole"]].concat()];
        let runs = self.median(&bitcode, &configurations, FORKING_ROUNDS)?;
        let (layered, whole) = (runs[0].beyond(idle), runs[1].beyond(idle));
        if [layered.paths, whole.paths] != [program.paths; 2] {
            return Err(format!("{} does not have {} paths", program.program, program.paths));
        }
        let (part, time) = (layered.rss as f64 / whole.rss as f64, layered.cpu / whole.cpu);
        let met = verdict(part, MEMORY_GOAL);
        println!(
            "{:22} {:9.1} {:9.1} {part:7.3} {:8.2} {:8.2} {time:7.2}  {}",
            program.name,
            layered.rss as f64 / MIB,
            whole.rss as f64 / MIB,
            layered.cpu,
            whole.cpu,
            if program.has_large_buffers { met } else { "small objects: no goal" }
        );
        Ok(json!({
            "name": program.name, "paths": layered.paths, "memory_ratio": part, "cpu_ratio": time,
            "layered_bytes": layered.rss, "whole_bytes": whole.rss,
            "layered_bytes_per_state": layered.rss as f64 / program.paths as f64,
            "whole_bytes_per_state": whole.rss as f64 / program.paths as f64,
            "layered_cpu_s": layered.cpu, "whole_cpu_s": whole.cpu,
            "goal_met": program.has_large_buffers.then_some(part <= MEMORY_GOAL),
        }))
    }

    fn computing(&self, idle: Run) -> Result<Vec<Value>, String> {
        println!(
            "\n{:22} {:>8} {:>8} {:>7}      {:>10} {:>7}       goal: ratios ≤ {TIME_GOAL}",
            "", "CPU s", "whole", "ratio", "unchecked", "ratio"
        );
        COMPUTING.iter().map(|program| self.computing_row(program, idle)).collect()
    }

    fn computing_row(
        &self,
        &(name, program, level, options): &Computing,
        idle: Run,
    ) -> Result<Value, String> {
        let bitcode = compile(self.checkout, program, level, &[TIMES])?;
        let with = |more: &[&'static str]| [options, more].concat();
        let configurations = [
            with(&["--objects=layered", "--check=uninit"]),
            with(&["--objects=whole", "--check=uninit"]),
            with(&["--objects=layered", "--no-check=uninit"]),
        ];
        let runs = self.median(&bitcode, &configurations.each_ref().map(Vec::as_slice), ROUNDS)?;
        let [layered, whole, unchecked] = [runs[0], runs[1], runs[2]].map(|run| run.beyond(idle));
        if (layered.paths, layered.errors) != (whole.paths, whole.errors) {
            return Err(format!("{program} has other paths or errors if objects are kept whole"));
        }
        let (layers, check) = (layered.cpu / whole.cpu, layered.cpu / unchecked.cpu);
        println!(
            "{name:22} {:8.3} {:8.3} {layers:7.3} {:4} {:10.3} {check:7.3} {:4}",
            layered.cpu,
            whole.cpu,
            verdict(layers, TIME_GOAL),
            unchecked.cpu,
            verdict(check, TIME_GOAL)
        );
        Ok(json!({
            "name": name, "layered_cpu_s": layered.cpu, "whole_cpu_s": whole.cpu, "layers_ratio": layers,
            "unchecked_cpu_s": unchecked.cpu, "check_ratio": check, "errors": layered.errors,
            "errors_unchecked": unchecked.errors, "layers_goal_met": layers <= TIME_GOAL,
            "check_goal_met": check <= TIME_GOAL,
        }))
    }

    /// Runs a program in several configurations, in turns; returns the median of each.
    fn median(&self, bitcode: &Path, configurations: &[&[&str]], rounds: usize) -> Result<Vec<Run>, String> {
        let mut all: Vec<Vec<Run>> = vec![Vec::new(); configurations.len()];
        for _ in 0..rounds {
            for (runs, configuration) in all.iter_mut().zip(configurations) {
                runs.push(self.run(bitcode, configuration)?);
            }
        }
        Ok(all.into_iter().map(Run::median).collect())
    }

    fn run(&self, bitcode: &Path, options: &[&str]) -> Result<Run, String> {
        let out = self.out.join("out");
        if out.exists() {
            std::fs::remove_dir_all(&out).map_err(|why| why.to_string())?;
        }
        let mut command = Command::new(&self.checkout.loam);
        command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--out"]).arg(&out);
        let cost = measure(command.args(options).arg(bitcode))?;
        let results = Results::read(&out)
            .map_err(|why| format!("{why}: {}", String::from_utf8_lossy(&cost.output.stderr)))?;
        Ok(Run {
            cpu: cost.cpu.as_secs_f64(),
            rss: results.number("max_rss_bytes")?,
            paths: results.number("paths_completed")?,
            errors: results.errors().len(),
        })
    }
}

fn verdict(ratio: f64, goal: f64) -> &'static str {
    if ratio <= goal { "met" } else { "MISS" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_of_runs_is_that_of_each_figure() {
        let run = |cpu, rss| Run { cpu, rss, paths: 1, errors: 0 };
        let median = Run::median(vec![run(2.0, 10), run(1.0, 30), run(9.0, 20)]);
        assert_eq!((median.cpu, median.rss), (2.0, 20));
        let beyond = median.beyond(run(0.25, 25));
        assert_eq!((beyond.cpu, beyond.rss), (1.75, 0));
    }

    #[test]
    fn a_ratio_meets_its_goal_up_to_the_goal_itself() {
        assert_eq!((verdict(0.5, MEMORY_GOAL), verdict(1.06, TIME_GOAL)), ("met", "MISS"));
    }
}
