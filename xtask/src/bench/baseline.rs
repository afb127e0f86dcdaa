//! The CPU time of this Loam beside that of another one, usually an earlier commit's.
//!
//! `BASELINE=path/to/loam cargo xtask bench baseline [--rounds N] [--tools a,b] [--date DATE]` runs the programs of
//! `engine`, and programs of coreutils for a fixed number of instructions, with both binaries in turn. A row has the
//! least CPU time of each: noise only adds to a time.

use super::engine::{ROWS, compile};
use super::measure::measure;
use super::record::{Beside, Record};
use crate::build::{Profile, build};
use crate::coreutils::{self, Limit, exploration};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs of coreutils that are measured unless others are named: programs that parse, print and read files.
const TOOLS: &str = "base64,cat,cut,echo,expr,factor,od,paste,printf,seq,sort,test,tr";
/// Instructions of a run of coreutils.
const INSTRUCTIONS: u64 = 500_000;

struct Options {
    rounds: usize,
    tools: Vec<String>,
    date: Option<String>,
}

/// A command that both binaries run.
struct Job {
    name: String,
    runs: Runs,
}

/// What a job runs.
enum Runs {
    /// A program of `engine`, as bitcode.
    Bitcode(&'static [&'static str], PathBuf),
    /// A program of coreutils, in the directory of its programs.
    Tool(String, PathBuf),
}

impl Job {
    fn command(&self, loam: &Path, out: &Path) -> Command {
        match &self.runs {
            Runs::Bitcode(args, bitcode) => {
                let mut command = Command::new(loam);
                command
                    .args(["run", "--quiet", "--progress=off", "--program-output=discard", "--out"])
                    .arg(out);
                command.args(*args).arg(bitcode);
                command
            }
            Runs::Tool(tool, programs) => {
                exploration(loam, programs, tool, Limit::Instructions(INSTRUCTIONS), out)
            }
        }
    }
}

/// `cargo xtask bench baseline`.
pub fn baseline(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    let other = std::env::var_os("BASELINE").map(PathBuf::from);
    let other = other.ok_or("BASELINE names no program: set it to the other loam")?;
    require(Need::Run)?;
    let record = Record::begin("baseline", Beside::Nothing);
    let checkout = build(Profile::Release)?;
    let jobs = jobs(&checkout, &options)?;
    // One directory for all runs, removed at the end: a file system is slow to create files where many were just
    // deleted.
    let scratch = checkout.fresh("bench-baseline").map_err(|why| why.to_string())?;
    println!("{:30} {:>10} {:>10} {:>7}", "CPU seconds", "baseline", "this", "ratio");
    let mut rows = Vec::new();
    for job in &jobs {
        let [before, now] = least([&other, &checkout.loam], job, &scratch, options.rounds)?;
        println!("{:30} {before:10.3} {now:10.3} {:7.3}", job.name, now / before);
        rows.push(json!({ "name": job.name, "baseline_cpu_s": before, "cpu_s": now, "ratio": now / before }));
    }
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    let mean = geometric_mean(&rows);
    println!("{:30} {:>10} {:>10} {mean:7.3}", "geometric mean", "", "");
    rows.push(json!({ "name": "geometric mean", "ratio": mean }));
    let path = record.keep(options.date.as_deref(), rows)?;
    println!("kept in {}", checkout.short(&path).display());
    Ok(())
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self { rounds: 5, tools: words(TOOLS), date: None };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            match word.as_str() {
                "--rounds" => {
                    options.rounds = value.parse().map_err(|_| format!("{word}: {value:?} is no number"))?;
                }
                "--tools" => options.tools = words(value),
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        Ok(options)
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn jobs(checkout: &Checkout, options: &Options) -> Result<Vec<Job>, String> {
    let mut jobs = Vec::new();
    for row in ROWS {
        let bitcode = compile(checkout, row.program, row.level, &[])?;
        jobs.push(Job { name: row.name.to_owned(), runs: Runs::Bitcode(row.args, bitcode) });
    }
    if !options.tools.is_empty() {
        let programs = coreutils::build(checkout, &options.tools)?;
        let job =
            |tool: &String| Job { name: tool.clone(), runs: Runs::Tool(tool.clone(), programs.clone()) };
        jobs.extend(options.tools.iter().map(job));
    }
    Ok(jobs)
}

/// The least CPU time of each binary.
fn least(binaries: [&Path; 2], job: &Job, scratch: &Path, rounds: usize) -> Result<[f64; 2], String> {
    let mut least = [f64::INFINITY; 2];
    for round in 0..rounds.max(1) {
        for (number, binary) in binaries.into_iter().enumerate() {
            let out = scratch.join(format!("{}-{round}-{number}", job.name.replace(' ', "-")));
            let cost = measure(&mut job.command(binary, &out))?;
            if !out.join("run.json").exists() {
                let complaint = String::from_utf8_lossy(&cost.output.stderr);
                return Err(format!("{}: {}", cost.command, complaint.trim()));
            }
            least[number] = least[number].min(cost.cpu.as_secs_f64());
        }
    }
    Ok(least)
}

fn geometric_mean(rows: &[Value]) -> f64 {
    let ratios = rows.iter().filter_map(|row| row["ratio"].as_f64());
    (ratios.clone().map(f64::ln).sum::<f64>() / ratios.count().max(1) as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_a_ratio_and_its_inverse_is_one() {
        let rows = [json!({ "ratio": 2.0 }), json!({ "ratio": 0.5 }), json!({ "name": "no ratio" })];
        assert!((geometric_mean(&rows) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn options_have_values() {
        let read = |text: &str| Options::read(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
        let options = read("--rounds 2 --tools cat,tr").expect("they are good");
        assert_eq!((options.rounds, options.tools), (2, words("cat,tr")));
        assert_eq!(read("--rounds many").err().as_deref(), Some("--rounds: \"many\" is no number"));
        assert!(read("--fast 1").is_err() && read("--rounds").is_err());
    }
}
