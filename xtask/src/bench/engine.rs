//! How fast the engine runs and what a state costs, beside the figures of KLEE 3.2 on the same kind of machine.
//!
//! Concrete programs are compiled once per level and run as bitcode, so both engines get the same instructions. What
//! counts there is CPU time for the same source at the same level. With `KLEE=path` in the environment KLEE is run as well, and the ratio
//! is of the two measured times; without it, of KLEE's figure as noted here.

use super::measure::measure;
use super::record::record;
use crate::build::{Profile, build, root};
use crate::setup::{Need, require};
use loam_testkit::Place;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program, how it is compiled and run, and what KLEE needs for it.
struct Row {
    name: &'static str,
    program: &'static str,
    level: &'static str,
    args: &'static [&'static str],
    /// KLEE's CPU seconds, or 0 if they are not known.
    klee_cpu: f64,
    klee_args: &'static [&'static str],
    shows: Shows,
}

/// What a row is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shows {
    /// Million instructions per CPU second.
    Speed,
    /// CPU time and paths.
    Paths,
    /// Memory per live state.
    Memory,
}

const DFS: &[&str] = &["--search=dfs", "--write-no-tests"];

#[rustfmt::skip]
const ROWS: &[Row] = &[
    Row { name: "nothing: what a start costs", program: "nothing.c", level: "-O0", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Paths },
    Row { name: "sha256 -O0", program: "sha256.c", level: "-O0", args: &[], klee_cpu: 18.2, klee_args: &[], shows: Shows::Speed },
    Row { name: "sha256 -O1", program: "sha256.c", level: "-O1", args: &[], klee_cpu: 3.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "crc32 -O0", program: "crc32.c", level: "-O0", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "crc32 -O1", program: "crc32.c", level: "-O1", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "sieve -O0", program: "sieve.c", level: "-O0", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "sieve -O1", program: "sieve.c", level: "-O1", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "quicksort -O0", program: "quicksort.c", level: "-O0", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "quicksort -O1", program: "quicksort.c", level: "-O1", args: &[], klee_cpu: 0.0, klee_args: &[], shows: Shows::Speed },
    Row { name: "2^16 branches, dfs, no tests", program: "branches.c", level: "-O0", args: DFS, klee_cpu: 1.5, klee_args: DFS, shows: Shows::Paths },
    Row { name: "2^16 branches, dfs, tests", program: "branches.c", level: "-O0", args: &["--search=dfs"], klee_cpu: 14.9, klee_args: &["--search=dfs"], shows: Shows::Paths },
    Row { name: "2^16 branches, bfs, no tests", program: "branches.c", level: "-O0", args: &["--search=bfs", "--write-no-tests"], klee_cpu: 0.0, klee_args: &["--search=bfs", "--write-no-tests"], shows: Shows::Memory },
    Row { name: "bubble sort of 6 ints", program: "bubble.c", level: "-O0", args: &[], klee_cpu: 7.6, klee_args: &[], shows: Shows::Paths },
    Row { name: "regular expressions, 7 bytes", program: "regexp.c", level: "-O0", args: &[], klee_cpu: 6.3, klee_args: &[], shows: Shows::Paths },
    Row { name: "maze of 28 moves", program: "maze.c", level: "-O0", args: &["--all-errors"], klee_cpu: 0.5, klee_args: &["--emit-all-errors"], shows: Shows::Paths },
];

/// KLEE's speed where its time is not known: (row, million instructions per CPU second).
const KLEE_SPEED: &[(&str, f64)] = &[
    ("sha256 -O0", 5.4),
    ("sha256 -O1", 10.4),
    ("crc32 -O0", 6.2),
    ("crc32 -O1", 13.6),
    ("sieve -O0", 4.9),
    ("sieve -O1", 11.2),
    ("quicksort -O0", 4.2),
    ("quicksort -O1", 9.9),
];
/// KLEE's memory per live state, bytes.
const KLEE_STATE_BYTES: f64 = 1950.0;

/// `cargo xtask bench engine [DATE]`.
pub fn engine(args: &[String]) -> Result<(), String> {
    require(Need::Run)?;
    let place = build(Profile::Release)?;
    let klee = std::env::var_os("KLEE").map(PathBuf::from);
    let idle = idle_memory(&place)?;
    println!("{:30} {:>9} {:>9} {:>10} {:>10} {:>7}", "", "loam", "CPU s", "KLEE", "CPU s", "ratio");
    // One directory for all rows, removed at the end: a file system is slow to make files where many were just
    // deleted, and that time would be counted.
    let scratch = place.scratch.join(format!("bench-{}", std::process::id()));
    let mut rows = Vec::new();
    for (number, row) in ROWS.iter().enumerate() {
        let out = scratch.join(number.to_string());
        std::fs::create_dir_all(&scratch).map_err(|why| why.to_string())?;
        rows.push(run_row(&place, row, &out, idle, klee.as_deref())?);
    }
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    let path = record("engine", args.first().map(String::as_str), rows)?;
    println!("kept in {}", place.short(&path).display());
    Ok(())
}

/// One row: measures, prints, and returns its figures.
fn run_row(place: &Place, row: &Row, out: &Path, idle: u64, klee: Option<&Path>) -> Result<Value, String> {
    let bitcode = compile(place, row.program, row.level, &[])?;
    let mut command = Command::new(&place.loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--out"]).arg(out);
    let cost = measure(command.args(row.args).arg(&bitcode))?;
    let results = Results::read(out)
        .map_err(|why| format!("{}: {why}: {}", row.name, String::from_utf8_lossy(&cost.output.stderr)))?;
    let (cpu, instructions) = (cost.cpu.as_secs_f64(), results.number("instructions")? as f64);
    let speed = instructions / cpu / 1e6;
    let states = results.number("max_live_states")?;
    let state_bytes = results.number("max_rss_bytes")?.saturating_sub(idle) as f64 / states.max(1) as f64;
    let klee_cpu = match klee {
        Some(klee) => Some(klee_cpu(place, klee, row, &bitcode)?),
        None => noted_klee_cpu(row, instructions),
    };
    let (ours, theirs, ratio) = match row.shows {
        Shows::Speed => (format!("{speed:.1} M/s"), noted_speed(row), klee_cpu.map(|klee| klee / cpu)),
        Shows::Paths => (
            format!("{} p", results.number("paths_completed")?),
            String::new(),
            klee_cpu.map(|klee| klee / cpu),
        ),
        Shows::Memory => {
            let noted = format!("{KLEE_STATE_BYTES} B");
            (format!("{state_bytes:.0} B"), noted, Some(KLEE_STATE_BYTES / state_bytes.max(1.0)))
        }
    };
    let show = |number: Option<f64>, digits| number.map_or("-".to_owned(), |n| format!("{n:.digits$}"));
    println!(
        "{:30} {ours:>9} {cpu:9.2} {theirs:>10} {:>10} {:>7}",
        row.name,
        show(klee_cpu, 2),
        show(ratio, 1)
    );
    Ok(json!({
        "name": row.name, "cpu_s": cpu, "wall_s": cost.wall.as_secs_f64(), "instructions": instructions,
        "million_per_cpu_s": speed, "paths_completed": results.number("paths_completed")?,
        "paths_error": results.number("paths_error")?, "errors": results.errors().len(),
        "max_live_states": states, "bytes_per_state": state_bytes, "max_rss_bytes": results.number("max_rss_bytes")?,
        "klee_cpu_s": klee_cpu, "klee_measured": klee.is_some(), "ratio": ratio,
    }))
}

fn noted_speed(row: &Row) -> String {
    KLEE_SPEED
        .iter()
        .find(|(name, _)| *name == row.name)
        .map_or(String::new(), |(_, speed)| format!("{speed} M/s"))
}

/// KLEE's time as noted, or as its speed says.
fn noted_klee_cpu(row: &Row, instructions: f64) -> Option<f64> {
    let by_speed = KLEE_SPEED.iter().find(|(name, _)| *name == row.name);
    let by_speed = by_speed.map(|(_, speed)| instructions / (speed * 1e6));
    (row.klee_cpu > 0.0 && row.shows != Shows::Speed).then_some(row.klee_cpu).or(by_speed)
}

/// The memory of a run that does next to nothing.
fn idle_memory(place: &Place) -> Result<u64, String> {
    let out = place.fresh("bench").map_err(|why| why.to_string())?.join("out");
    let mut command = Command::new(&place.loam);
    command.args(["run", "--quiet", "--progress=off", "--out"]).arg(&out);
    measure(command.arg(root().join("bench/programs/nothing.c")))?;
    Results::read(&out)?.number("max_rss_bytes")
}

/// A program of `bench/programs` as bitcode. Some have sizes that can be set (`defines`), as in `TIMES=4`.
pub(super) fn compile(
    place: &Place,
    program: &str,
    level: &str,
    defines: &[&str],
) -> Result<PathBuf, String> {
    compile_in(place, "programs", program, level, defines)
}

/// A program of a folder of `bench` as bitcode.
pub(super) fn compile_in(
    place: &Place,
    folder: &str,
    program: &str,
    level: &str,
    defines: &[&str],
) -> Result<PathBuf, String> {
    let directory = place.scratch.join(format!("bench-{folder}"));
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let bitcode = directory.join(format!("{program}{level}-{}.bc", defines.join("-")));
    let mut command = Command::new("clang-22");
    command.args(["-g", "-c", "-emit-llvm", "-fno-vectorize", "-fno-slp-vectorize", level]);
    command.args(defines.iter().map(|define| format!("-D{define}")));
    // KLEE interprets functions that are marked optnone as any other; without the mark both see the same bitcode.
    command.args(["-Xclang", "-disable-O0-optnone", "-I"]).arg(root().join("include"));
    command.arg(root().join("bench").join(folder).join(program)).arg("-o").arg(&bitcode);
    crate::build::run(&mut command)?;
    Ok(bitcode)
}

/// Runs KLEE on the same bitcode.
fn klee_cpu(place: &Place, klee: &Path, row: &Row, bitcode: &Path) -> Result<f64, String> {
    let out = place.fresh("bench-klee").map_err(|why| why.to_string())?.join("out");
    let mut command = Command::new(klee);
    command.arg(format!("--output-dir={}", out.display())).args(row.klee_args).arg(bitcode);
    Ok(measure(&mut command)?.cpu.as_secs_f64())
}
