//! Memory of Loam: bytes for a state, whether `--max-memory` is kept, and how memory grows over a long run.
//!
//! `cargo xtask bench memory [states|limit|growth…] [--bits N] [--programs a,b] [--limit SIZE] [--early S] [--late S] [--date DATE]`;
//! without a part, all are measured. `states` explores a program of N branches in breadth, so that 2^N states live at once.
//! `limit` explores programs under a small `--max-memory`. `growth` explores each program twice, for a short and for a long
//! time (300 and 1800 s unless others are given), and compares their memory at the end; where the longer run has many more states,
//! their memory says nothing about what Loam never gives back, so a row has both numbers.

use super::coverage::programs::{Program, named};
use super::measure::measure;
use super::models::goals::{self, Goal};
use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build, root};
use crate::packages::{Compiler, make_with};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The programs that are measured unless others are named.
const PROGRAMS: &str = "sqlite3,sort,od,base64,factor,seq";
/// What 2^20 states may take.
const ALL_STATES: f64 = 2048.0;
/// How far memory may go over `--max-memory`.
const OVER: f64 = 1.1;
/// How many times the memory of a short run a long one may take, if it has no more than this many times the states.
const GROWTH: f64 = 1.3;
const MEBIBYTE: f64 = 1_048_576.0;

struct Options {
    parts: Vec<String>,
    bits: u32,
    programs: Vec<Program>,
    /// `--max-memory` in MiB.
    limit: u64,
    /// Seconds of the shorter and the longer run.
    early: u64,
    late: u64,
    date: Option<String>,
}

/// The rows and the goals of a part.
type Measured = (Vec<Value>, Vec<Goal>);

/// `cargo xtask bench memory`.
pub fn memory(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Run)?;
    let checkout = build(Profile::Release)?;
    for part in &options.parts {
        let record = Record::begin(&format!("memory {part}"), Beside::Nothing);
        let (mut rows, goals) = match part.as_str() {
            "states" => states(&checkout, &options)?,
            "limit" => limit(&checkout, &options)?,
            _ => growth(&checkout, &options)?,
        };
        goals::print(&goals);
        rows.extend(goals.iter().map(Goal::row));
        let path = record.keep(options.date.as_deref(), rows)?;
        println!("kept in {}", checkout.short(&path).display());
    }
    Ok(())
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self {
            parts: Vec::new(),
            bits: 20,
            programs: named(PROGRAMS)?,
            limit: 200,
            early: 300,
            late: 1800,
            date: None,
        };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            if matches!(word.as_str(), "states" | "limit" | "growth") {
                options.parts.push(word.clone());
                continue;
            }
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            let number = || value.parse().map_err(|_| format!("{word}: {value:?} is no number"));
            match word.as_str() {
                "--bits" => options.bits = number()? as u32,
                "--programs" => options.programs = named(value)?,
                "--limit" => options.limit = number()?,
                "--early" => options.early = number()?,
                "--late" => options.late = number()?,
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        if options.parts.is_empty() {
            options.parts = ["states", "limit", "growth"].map(str::to_owned).into();
        }
        Ok(options)
    }
}

/// Runs `loam run` with these words. Returns its results and its command.
fn explored(checkout: &Checkout, words: &[&str], program: &[String]) -> Result<(Results, String), String> {
    let scratch = Scratch::new(checkout, "memory")?;
    let out = scratch.join("out");
    let mut command = Command::new(&checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard"]).args(words);
    command.arg("--out").arg(&out).args(program).current_dir(&*scratch).stdin(Stdio::null());
    let cost = measure(&mut command)?;
    let results = Results::read(&out).map_err(|why| format!("{}: {why}", cost.command))?;
    Ok((results, cost.command))
}

// States

fn states(checkout: &Checkout, options: &Options) -> Result<Measured, String> {
    let source = root().join("bench/programs/branches.c").display().to_string();
    let bits = format!("--compiler-arg=-DBITS={}", options.bits);
    let few = explored(
        checkout,
        &["--search=bfs", "--write-no-tests", "--compiler-arg=-DBITS=1"],
        std::slice::from_ref(&source),
    )?
    .0;
    let words = ["--search=bfs", "--write-no-tests", "--max-memory=16GiB", &bits];
    let (results, command) = explored(checkout, &words, &[source])?;
    let (most, live) = (results.number("max_rss_bytes")?, results.number("max_live_states")?);
    let each = most.saturating_sub(few.number("max_rss_bytes")?) / live.max(1);
    let cpu = results.measure("cpu_time_s")?;
    println!("{live} live states: {:.0} MiB, {each} bytes each, {cpu:.2} CPU s", most as f64 / MEBIBYTE);
    let row = json!({
        "name": format!("2^{} states", options.bits), "live_states": live, "max_rss_bytes": most, "bytes_per_state": each,
        "cpu_s": cpu, "status": results.word("status")?, "command": command,
    });
    let goal = Goal::is_at_most(
        "2^20 states",
        ALL_STATES,
        (options.bits == 20).then_some(most as f64 / MEBIBYTE),
        "MiB",
    );
    Ok((vec![row], vec![goal]))
}

// Programs

/// The program file and its inputs.
fn command_line(checkout: &Checkout, program: &Program) -> Result<Vec<String>, String> {
    let tree = make_with(checkout, Compiler::Loam, program.package, &[&program.path])?.directory;
    let file: PathBuf = Path::new(&tree).join(&program.path);
    Ok([file.display().to_string()]
        .into_iter()
        .chain(program.inputs.iter().map(|&word| word.to_owned()))
        .collect())
}

fn limit(checkout: &Checkout, options: &Options) -> Result<Measured, String> {
    println!(
        "{:10} {:>9} {:>9} {:>6} {:>9} {:>9}",
        "program", "allowed", "most", "ratio", "parked", "returned"
    );
    let (memory, time) =
        (format!("--max-memory={}MiB", options.limit), format!("--max-time={}s", options.early));
    let (mut rows, mut worst) = (Vec::new(), None::<f64>);
    for program in &options.programs {
        let (results, command) =
            explored(checkout, &["--only-new", &memory, &time], &command_line(checkout, program)?)?;
        let most = results.number("max_rss_bytes")?;
        let ratio = most as f64 / MEBIBYTE / options.limit as f64;
        let (parked, returned) = (results.number("states_parked")?, results.number("states_returned")?);
        println!(
            "{:10} {:5} MiB {:5.0} MiB {ratio:6.2} {parked:9} {returned:9}",
            program.name,
            options.limit,
            most as f64 / MEBIBYTE
        );
        worst = Some(worst.map_or(ratio, |worst| worst.max(ratio)));
        rows.push(json!({
            "name": program.name, "max_memory_mib": options.limit, "max_rss_bytes": most, "ratio": ratio,
            "states_parked": parked, "states_returned": returned, "status": results.word("status")?, "command": command,
        }));
    }
    Ok((rows, vec![Goal::is_at_most("memory beside --max-memory, most", OVER, worst, "times")]))
}

fn growth(checkout: &Checkout, options: &Options) -> Result<Measured, String> {
    let (early, late) = (options.early, options.late);
    println!(
        "{:10} {:>9} {:>9} {:>6} {:>9} {:>9}",
        "program",
        format!("{early} s"),
        format!("{late} s"),
        "ratio",
        "states",
        "states"
    );
    let (mut rows, mut worst) = (Vec::new(), None::<f64>);
    for program in &options.programs {
        let line = command_line(checkout, program)?;
        let run = |seconds: u64| {
            explored(
                checkout,
                &["--only-new", "--max-memory=16GiB", &format!("--max-time={seconds}s")],
                &line,
            )
        };
        let (short, _) = run(early)?;
        let (long, command) = run(late)?;
        let [before, after] =
            [short.number("max_rss_bytes")?, long.number("max_rss_bytes")?].map(|bytes| bytes as f64);
        let [few, many] = [short.number("max_live_states")?, long.number("max_live_states")?];
        let ratio = after / before;
        println!(
            "{:10} {:5.0} MiB {:5.0} MiB {ratio:6.2} {few:9} {many:9}",
            program.name,
            before / MEBIBYTE,
            after / MEBIBYTE
        );
        if many as f64 <= GROWTH * few as f64 {
            worst = Some(worst.map_or(ratio, |worst| worst.max(ratio)));
        }
        rows.push(json!({
            "name": program.name, "early_s": early, "late_s": late, "rss_early": before, "rss_late": after, "ratio": ratio,
            "states_early": few, "states_late": many, "bytes_by_late": long.json["bytes_by"], "command": command,
        }));
    }
    Ok((
        rows,
        vec![Goal::is_at_most("growth where the states are about as many, most", GROWTH, worst, "times")],
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_choose_parts_and_sizes() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let options = Options::read(&words("states --bits 16 limit --limit 150 --programs od"))
            .expect("they are known");
        assert_eq!((options.parts, options.bits, options.limit), (words("states limit"), 16, 150));
        assert_eq!(options.programs.len(), 1);
        assert_eq!(Options::read(&[]).expect("none is needed").parts.len(), 3);
        assert!(Options::read(&words("--bits x")).is_err() && Options::read(&words("--what 1")).is_err());
    }
}
