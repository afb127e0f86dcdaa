//! How much of a parser is explored in a CPU second, and the share that the solver takes of it.
//!
//! `cargo xtask bench parsers [--programs a,b] [--seconds N] [--seed S] [--date DATE]` explores programs of `bench coverage` that
//! read structured text or files. `BASELINE=path/to/loam` runs another Loam beside this one, each program with both in turn.

use super::coverage::programs::{Program, named};
use super::measure::{Schedule, interrupt_at};
use super::record::{Beside, Record};
use crate::build::{Profile, build};
use crate::packages::{Compiler, make_with};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// The programs that are measured unless others are named.
const PARSERS: &str = "bc,lua,gzip,tcc,diff,xmllint,mawk,tiffinfo,cjson,expat,libyaml,jansson";

struct Options {
    programs: Vec<Program>,
    /// CPU seconds of a run.
    seconds: u64,
    seed: u64,
    date: Option<String>,
}

/// The figures of a run.
struct Figures {
    cpu: f64,
    /// Paths that ended.
    paths: u64,
    /// The solver's share of the time, from 0 to 1.
    share: f64,
    instructions: u64,
    lines: f64,
    branches: f64,
    peak_mib: u64,
}

/// `cargo xtask bench parsers`.
pub fn parsers(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    let other = std::env::var_os("BASELINE").map(PathBuf::from);
    require(Need::Run)?;
    let record = Record::begin("parsers", Beside::Nothing);
    let checkout = build(Profile::Release)?;
    println!(
        "{:10} {:9} {:>7} {:>8} {:>8} {:>7} {:>7} {:>9} {:>6}",
        "program", "loam", "CPU s", "paths", "per s", "solver", "lines", "branches", "MiB"
    );
    let mut rows = Vec::new();
    for program in &options.programs {
        let tree = make_with(&checkout, Compiler::Loam, program.package, &[&program.path])?.directory;
        let binaries = other.as_deref().map(|other| ("baseline", other)).into_iter();
        for (name, loam) in binaries.chain([("this", &*checkout.loam)]) {
            let figures = explore(&checkout, loam, &tree, program, &options)?;
            figures.print(program.name, name);
            rows.push(figures.json(program.name, name));
        }
    }
    let path = record.keep(options.date.as_deref(), rows)?;
    println!("kept in {}", checkout.short(&path).display());
    Ok(())
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self { programs: named(PARSERS)?, seconds: 20, seed: 1, date: None };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            let number = || value.parse().map_err(|_| format!("{word}: {value:?} is no number"));
            match word.as_str() {
                "--programs" => options.programs = named(value)?,
                "--seconds" => options.seconds = number()?,
                "--seed" => options.seed = number()?,
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        Ok(options)
    }
}

/// Explores a program for the CPU time, and reads what the run says of itself.
fn explore(
    checkout: &Checkout,
    loam: &Path,
    tree: &Path,
    program: &Program,
    options: &Options,
) -> Result<Figures, String> {
    let scratch = checkout.fresh("bench-parsers").map_err(|why| why.to_string())?;
    let out = scratch.join("out");
    let mut command = Command::new(loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--only-new"]);
    command.arg("--max-memory=4GiB").arg(format!("--seed={}", options.seed)).arg("--out").arg(&out);
    command.arg(tree.join(&program.path)).args(program.inputs).current_dir(&scratch);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let time = Duration::from_secs(options.seconds);
    let schedule = Schedule { times: &[time], again: time * 3, patience: time * 20 };
    let spent = interrupt_at(&mut command, schedule, |_| {})?;
    let results = Results::read(&out).map_err(|why| format!("{}: {why}", spent.command))?;
    let figures = Figures {
        cpu: spent.cpu.as_secs_f64(),
        paths: results.number("paths_completed")? + results.number("paths_error")?,
        share: results.measure("solver_time_s")? / results.measure("wall_time_s")?.max(1e-9),
        instructions: results.number("instructions")?,
        lines: results.measure("own_coverage_lines")?,
        branches: results.measure("own_coverage_branches")?,
        peak_mib: results.number("max_rss_bytes")? >> 20,
    };
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    Ok(figures)
}

impl Figures {
    fn per_second(&self) -> f64 {
        self.paths as f64 / self.cpu.max(1e-9)
    }

    fn print(&self, program: &str, loam: &str) {
        let percent = |share: f64| format!("{:.1} %", 100.0 * share);
        println!(
            "{program:10} {loam:9} {:7.1} {:8} {:8.1} {:>7} {:>7} {:>9} {:6}",
            self.cpu,
            self.paths,
            self.per_second(),
            percent(self.share),
            percent(self.lines),
            percent(self.branches),
            self.peak_mib,
        );
    }

    fn json(&self, program: &str, loam: &str) -> Value {
        json!({
            "name": program,
            "loam": loam,
            "cpu_s": self.cpu,
            "paths": self.paths,
            "paths_per_cpu_s": self.per_second(),
            "solver_share": self.share,
            "instructions": self.instructions,
            "own_coverage_lines": self.lines,
            "own_coverage_branches": self.branches,
            "peak_mib": self.peak_mib,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_choose_programs_time_and_seed() {
        let read =
            |text: &str| Options::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let usual = read("").expect("nothing is needed");
        assert_eq!((usual.programs.len(), usual.seconds, usual.seed), (12, 20, 1));
        let chosen = read("--programs bc,lua --seconds 5 --seed 7").expect("they are right");
        assert_eq!((chosen.programs.len(), chosen.seconds, chosen.seed), (2, 5, 7));
        for wrong in ["--programs nothing", "--seconds x", "--seconds", "--fast 1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
