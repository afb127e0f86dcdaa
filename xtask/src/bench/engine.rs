//! The speed of the engine and the memory of a state, compared with KLEE.
//!
//! Concrete programs are compiled once per level and run as bitcode, so both engines get the same
//! instructions. With `KLEE=path` in the environment KLEE is run as well, and the table has measured figures
//! only. Otherwise Loam's figures are compared with constants ([`klee::PROGRAMS`] is their source), and
//! nothing is computed from the constants but a ratio of two times, two speeds or two sizes.

use super::klee;
use super::measure::measure;
use super::record::{Beside, Record};
use crate::build::{Profile, build, root};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::checkout::files_under;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program, how it is compiled and run, and KLEE's figure for it.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) program: &'static str,
    pub(super) level: &'static str,
    pub(super) args: &'static [&'static str],
    /// KLEE's figure if KLEE is not run.
    noted: Noted,
    klee_args: &'static [&'static str],
    shows: Shows,
}

/// A constant figure of KLEE.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Noted {
    Nothing,
    /// CPU seconds.
    Cpu(f64),
    /// Million instructions per CPU second.
    Speed(f64),
    /// Bytes of memory per live state.
    StateBytes(f64),
}

/// The figure that a row compares.
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
pub(super) const ROWS: &[Row] = &[
    Row { name: "nothing: what a start costs", program: "nothing.c", level: "-O0", args: &[], noted: Noted::Nothing, klee_args: &[], shows: Shows::Paths },
    Row { name: "sha256 -O0", program: "sha256.c", level: "-O0", args: &[], noted: Noted::Speed(5.4), klee_args: &[], shows: Shows::Speed },
    Row { name: "sha256 -O1", program: "sha256.c", level: "-O1", args: &[], noted: Noted::Speed(10.4), klee_args: &[], shows: Shows::Speed },
    Row { name: "crc32 -O0", program: "crc32.c", level: "-O0", args: &[], noted: Noted::Speed(6.2), klee_args: &[], shows: Shows::Speed },
    Row { name: "crc32 -O1", program: "crc32.c", level: "-O1", args: &[], noted: Noted::Speed(13.6), klee_args: &[], shows: Shows::Speed },
    Row { name: "sieve -O0", program: "sieve.c", level: "-O0", args: &[], noted: Noted::Speed(4.9), klee_args: &[], shows: Shows::Speed },
    Row { name: "sieve -O1", program: "sieve.c", level: "-O1", args: &[], noted: Noted::Speed(11.2), klee_args: &[], shows: Shows::Speed },
    Row { name: "quicksort -O0", program: "quicksort.c", level: "-O0", args: &[], noted: Noted::Speed(4.2), klee_args: &[], shows: Shows::Speed },
    Row { name: "quicksort -O1", program: "quicksort.c", level: "-O1", args: &[], noted: Noted::Speed(9.9), klee_args: &[], shows: Shows::Speed },
    Row { name: "2^16 branches, dfs, no tests", program: "branches.c", level: "-O0", args: DFS, noted: Noted::Cpu(1.5), klee_args: DFS, shows: Shows::Paths },
    Row { name: "2^16 branches, dfs, tests", program: "branches.c", level: "-O0", args: &["--search=dfs"], noted: Noted::Cpu(14.9), klee_args: &["--search=dfs"], shows: Shows::Paths },
    Row { name: "2^16 branches, bfs, no tests", program: "branches.c", level: "-O0", args: &["--search=bfs", "--write-no-tests"], noted: Noted::StateBytes(1950.0), klee_args: &["--search=bfs", "--write-no-tests"], shows: Shows::Memory },
    Row { name: "bubble sort of 6 ints", program: "bubble.c", level: "-O0", args: &[], noted: Noted::Cpu(7.6), klee_args: &[], shows: Shows::Paths },
    Row { name: "regular expressions, 7 bytes", program: "regexp.c", level: "-O0", args: &[], noted: Noted::Cpu(6.3), klee_args: &[], shows: Shows::Paths },
    Row { name: "maze of 28 moves", program: "maze.c", level: "-O0", args: &["--all-errors"], noted: Noted::Cpu(0.5), klee_args: &["--emit-all-errors"], shows: Shows::Paths },
];

/// `cargo xtask bench engine [DATE]`.
pub fn engine(args: &[String]) -> Result<(), String> {
    require(Need::Run)?;
    let beside = Beside::klee_or(klee::PROGRAMS);
    let record = Record::begin("engine", beside.clone());
    let checkout = build(Profile::Release)?;
    let idle = idle_memory(&checkout)?;
    beside.print();
    println!("{:30} {:>9} {:>9} {:>10} {:>10} {:>7}", "", "loam", "CPU s", "KLEE", "CPU s", "ratio");
    // One directory for all rows, removed at the end: a file system is slow to create files where many were
    // just deleted, and that time would be counted.
    let scratch = checkout.scratch.join(format!("bench-{}", std::process::id()));
    let mut rows = Vec::new();
    for (number, row) in ROWS.iter().enumerate() {
        let out = scratch.join(number.to_string());
        std::fs::create_dir_all(&scratch).map_err(|why| why.to_string())?;
        let ours = run_row(&checkout, row, &out, idle)?;
        let theirs = match beside.klee() {
            Some(klee) => {
                Theirs { cpu: Some(klee_cpu(&checkout, klee, row, &ours.bitcode)?), noted: Noted::Nothing }
            }
            None => Theirs::noted(row.noted),
        };
        rows.push(show(row, &ours, &theirs));
    }
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    let path = record.keep(args.first().map(String::as_str), rows)?;
    println!("kept in {}", checkout.short(&path).display());
    Ok(())
}

/// Loam's figures in a row.
struct Ours {
    bitcode: PathBuf,
    cpu: f64,
    /// Million instructions per CPU second.
    speed: f64,
    paths_completed: u64,
    state_bytes: f64,
    figures: Value,
}

/// KLEE's figures in a row.
struct Theirs {
    /// CPU seconds, measured or noted.
    cpu: Option<f64>,
    noted: Noted,
}

impl Theirs {
    fn noted(noted: Noted) -> Self {
        let cpu = match noted {
            Noted::Cpu(cpu) => Some(cpu),
            Noted::Nothing | Noted::Speed(_) | Noted::StateBytes(_) => None,
        };
        Self { cpu, noted }
    }

    /// The factor by which Loam's figure is better.
    fn ratio(&self, ours: &Ours) -> Option<f64> {
        match self.noted {
            Noted::Speed(speed) => Some(ours.speed / speed),
            Noted::StateBytes(bytes) => Some(bytes / ours.state_bytes.max(1.0)),
            Noted::Cpu(_) | Noted::Nothing => self.cpu.map(|cpu| cpu / ours.cpu),
        }
    }
}

/// Runs and measures Loam.
fn run_row(checkout: &Checkout, row: &Row, out: &Path, idle: u64) -> Result<Ours, String> {
    let bitcode = compile(checkout, row.program, row.level, &[])?;
    let mut command = Command::new(&checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--out"]).arg(out);
    let cost = measure(command.args(row.args).arg(&bitcode))?;
    let results = Results::read(out)
        .map_err(|why| format!("{}: {why}: {}", row.name, String::from_utf8_lossy(&cost.output.stderr)))?;
    let (cpu, instructions) = (cost.cpu.as_secs_f64(), results.number("instructions")? as f64);
    let speed = instructions / cpu / 1e6;
    let states = results.number("max_live_states")?;
    let state_bytes = results.number("max_rss_bytes")?.saturating_sub(idle) as f64 / states.max(1) as f64;
    let paths_completed = results.number("paths_completed")?;
    let figures = json!({
        "name": row.name, "command": cost.command, "cpu_s": cpu, "wall_s": cost.wall.as_secs_f64(),
        "instructions": instructions, "million_per_cpu_s": speed, "paths_completed": paths_completed,
        "paths_error": results.number("paths_error")?, "errors": results.errors().len(),
        "max_live_states": states, "bytes_per_state": state_bytes, "max_rss_bytes": results.number("max_rss_bytes")?,
    });
    Ok(Ours { bitcode, cpu, speed, paths_completed, state_bytes, figures })
}

/// Prints a row; returns its figures.
fn show(row: &Row, ours: &Ours, theirs: &Theirs) -> Value {
    let shown = match row.shows {
        Shows::Speed => format!("{:.1} M/s", ours.speed),
        Shows::Paths => format!("{} p", ours.paths_completed),
        Shows::Memory => format!("{:.0} B", ours.state_bytes),
    };
    let noted = match theirs.noted {
        Noted::Speed(speed) => format!("{speed} M/s"),
        Noted::StateBytes(bytes) => format!("{bytes} B"),
        Noted::Cpu(_) | Noted::Nothing => String::new(),
    };
    let ratio = theirs.ratio(ours);
    let number = |number: Option<f64>, digits| number.map_or("-".to_owned(), |n| format!("{n:.digits$}"));
    println!(
        "{:30} {shown:>9} {:9.2} {noted:>10} {:>10} {:>7}",
        row.name,
        ours.cpu,
        number(theirs.cpu, 2),
        number(ratio, 1)
    );
    let mut figures = ours.figures.clone();
    figures["klee_cpu_s"] = json!(theirs.cpu);
    figures["klee_measured"] = json!(theirs.cpu.is_some() && theirs.noted == Noted::Nothing);
    match theirs.noted {
        Noted::Speed(speed) => figures["klee_million_per_cpu_s"] = json!(speed),
        Noted::StateBytes(bytes) => figures["klee_bytes_per_state"] = json!(bytes),
        Noted::Cpu(_) | Noted::Nothing => {}
    }
    figures["ratio"] = json!(ratio);
    figures
}

/// The memory of a run that does next to nothing.
fn idle_memory(checkout: &Checkout) -> Result<u64, String> {
    let out = checkout.fresh("bench").map_err(|why| why.to_string())?.join("out");
    let mut command = Command::new(&checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--out"]).arg(&out);
    measure(command.arg(root().join("bench/programs/nothing.c")))?;
    Results::read(&out)?.number("max_rss_bytes")
}

/// A program of `bench/programs` as bitcode. Some have sizes that can be set (`defines`), such as `TIMES=4`.
pub(super) fn compile(
    checkout: &Checkout,
    program: &str,
    level: &str,
    defines: &[&str],
) -> Result<PathBuf, String> {
    compile_in(checkout, "programs", program, level, defines)
}

/// A program of a folder of `bench` as bitcode.
pub(super) fn compile_in(
    checkout: &Checkout,
    folder: &str,
    program: &str,
    level: &str,
    defines: &[&str],
) -> Result<PathBuf, String> {
    let directory = checkout.scratch.join(format!("bench-{folder}"));
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let bitcode = directory.join(format!("{program}{level}-{}.bc", defines.join("-")));
    let mut command = Command::new("clang-22");
    command.args(["-g", "-c", "-emit-llvm", "-fno-vectorize", "-fno-slp-vectorize", level]);
    command.args(defines.iter().map(|define| format!("-D{define}")));
    // KLEE interprets functions that are marked optnone like any other; without the mark both get the same
    // bitcode.
    command.args(["-Xclang", "-disable-O0-optnone", "-I"]).arg(root().join("include"));
    command.arg(root().join("bench").join(folder).join(program)).arg("-o").arg(&bitcode);
    crate::build::run(&mut command)?;
    Ok(bitcode)
}

/// Runs KLEE on the same bitcode. A KLEE that fails has no CPU time.
fn klee_cpu(checkout: &Checkout, klee: &Path, row: &Row, bitcode: &Path) -> Result<f64, String> {
    let out = checkout.fresh("bench-klee").map_err(|why| why.to_string())?.join("out");
    let mut command = Command::new(klee);
    command.arg(format!("--output-dir={}", out.display())).args(row.klee_args).arg(bitcode);
    let cost = measure(&mut command)?;
    let writes_tests = !row.klee_args.contains(&"--write-no-tests");
    let problem = if !cost.output.status.success() {
        cost.output.status.to_string()
    } else if writes_tests && files_under(&out, &["ktest"]).is_empty() {
        "no tests".to_owned()
    } else {
        return Ok(cost.cpu.as_secs_f64());
    };
    Err(format!("{}: {problem}: {}", cost.command, String::from_utf8_lossy(&cost.output.stderr).trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours() -> Ours {
        let (bitcode, figures) = (PathBuf::new(), json!({}));
        Ours { bitcode, cpu: 0.5, speed: 50.0, paths_completed: 1, state_bytes: 100.0, figures }
    }

    #[test]
    fn ratios_are_of_like_figures() {
        let ratio = |noted| Theirs::noted(noted).ratio(&ours());
        assert_eq!(ratio(Noted::Cpu(2.0)), Some(4.0));
        assert_eq!(ratio(Noted::Speed(5.0)), Some(10.0));
        assert_eq!(ratio(Noted::StateBytes(1950.0)), Some(19.5));
        assert_eq!(ratio(Noted::Nothing), None);
    }

    #[test]
    fn a_row_says_whether_klee_was_measured() {
        let noted = show(&ROWS[0], &ours(), &Theirs::noted(Noted::Cpu(2.0)));
        assert_eq!((&noted["klee_cpu_s"], &noted["klee_measured"]), (&json!(2.0), &json!(false)));
        let measured = show(&ROWS[0], &ours(), &Theirs { cpu: Some(2.0), noted: Noted::Nothing });
        assert_eq!((&measured["klee_cpu_s"], &measured["klee_measured"]), (&json!(2.0), &json!(true)));
    }
}
