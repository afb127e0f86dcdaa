//! Several workers beside one: wall time and memory on equal work.
//!
//! `cargo xtask bench jobs [--jobs 1,2,8] [--rounds N] [--programs a,b] [--date DATE]` explores each program with each number of
//! workers in turn. A row has the least wall time of the rounds: noise only adds to a time. The programs are explored
//! completely, so that the work is the same (a program is named by the beginning of its name); the tools of coreutils for a fixed
//! number of instructions, which are not those of the same paths: their rows say how instructions add up, and not what a user gains.
//!
//! What the machine gives at most is measured beside it: two processes with one worker each, which share nothing of Loam, do the same
//! work at the same time (`processes`). Two workers cannot have more than these.

use super::engine::{ROWS, compile, compile_in};
use super::measure::measure;
use super::models::subject;
use super::record::{Beside, Record};
use crate::build::{Profile, build};
use crate::coreutils::{self, Limit, exploration};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Rows of `engine` that fork.
const SMALL: &[&str] = &[
    "2^16 branches, dfs, tests",
    "2^16 branches, dfs, no tests",
    "bubble sort of 6 ints",
    "regular expressions, 7 bytes",
];
/// Programs of the papers whose exploration ends.
const WHOLE: &[&str] = &["sqlite", "m4"];
/// Programs of coreutils.
const TOOLS: &[&str] = &["cut", "expr", "od", "sort", "tr"];
/// Instructions of a run of coreutils.
const INSTRUCTIONS: u64 = 20_000_000;
/// The least speed-up with two workers that is aimed at, and the most memory.
const SPEED_UP: f64 = 1.85;
const MEMORY: f64 = 1.2;
/// How many processes are measured beside two workers.
const PROCESSES: usize = 2;

struct Options {
    jobs: Vec<usize>,
    rounds: usize,
    programs: Vec<String>,
    date: Option<String>,
}

/// A program, and how it is explored.
struct Work {
    name: String,
    command: Explore,
}

/// The command that explores a program into a directory with a number of workers.
type Explore = Box<dyn Fn(&Path, usize) -> Command>;

/// A run with one number of workers.
#[derive(Clone, Copy)]
struct Cost {
    wall: f64,
    cpu: f64,
    memory: u64,
    steals: u64,
    waits: u64,
    paths: u64,
}

/// `cargo xtask bench jobs`.
pub fn jobs(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Run)?;
    let record = Record::begin("jobs", Beside::Nothing);
    let checkout = build(Profile::Release)?;
    let works = works(&checkout, &options)?;
    let scratch = checkout.fresh("bench-jobs").map_err(|why| why.to_string())?;
    println!(
        "{:30} {:>5} {:>9} {:>9} {:>9} {:>7} {:>9} {:>8}",
        "", "jobs", "wall s", "CPU s", "MiB", "steals", "waits", "speed-up"
    );
    let mut rows = Vec::new();
    for work in &works {
        let costs = measured(work, &options, &scratch)?;
        let alone = costs.first().map_or(0.0, |(_, cost)| cost.wall);
        let apart = apart(work, &options, &scratch)?;
        let of_machine = PROCESSES as f64 * alone / apart;
        println!(
            "{:30} {PROCESSES:5} processes, {apart:.2} s: {of_machine:.2} times the work of one in its time",
            work.name
        );
        rows.push(
            json!({ "name": work.name, "processes": PROCESSES, "wall_s": apart, "speed_up": of_machine }),
        );
        for (jobs, cost) in &costs {
            let speed_up = alone / cost.wall;
            let mib = cost.memory as f64 / 1048576.0;
            println!(
                "{:30} {jobs:5} {:9.2} {:9.2} {mib:9.0} {:7} {:9} {speed_up:8.2}",
                work.name, cost.wall, cost.cpu, cost.steals, cost.waits
            );
            rows.push(json!({
                "name": work.name, "jobs": jobs, "wall_s": cost.wall, "cpu_s": cost.cpu,
                "max_rss_bytes": cost.memory, "steals": cost.steals, "lock_waits": cost.waits, "paths": cost.paths, "speed_up": speed_up,
            }));
        }
    }
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    rows.extend(goals(&rows));
    let path = record.keep(options.date.as_deref(), rows)?;
    println!("kept in {}", checkout.short(&path).display());
    Ok(())
}

/// Speed-up and memory with two workers, and whether eight are slower than two.
fn goals(rows: &[Value]) -> Vec<Value> {
    let of = |name: &Value, jobs: u64| rows.iter().find(|row| row["name"] == *name && row["jobs"] == jobs);
    let mut goals = Vec::new();
    for one in rows.iter().filter(|row| row["jobs"] == 1) {
        let (Some(two), name) = (of(&one["name"], 2), &one["name"]) else { continue };
        let figure = |row: &Value, key: &str| row[key].as_f64().unwrap_or(f64::NAN);
        let speed_up = figure(two, "speed_up");
        let memory = figure(two, "max_rss_bytes") / figure(one, "max_rss_bytes");
        let apart = rows.iter().find(|row| row["name"] == *name && row["processes"] == PROCESSES);
        let of_machine = apart.map_or(f64::NAN, |apart| figure(apart, "speed_up"));
        let eight = of(name, 8).map(|eight| figure(two, "wall_s") / figure(eight, "wall_s"));
        println!(
            "{:30} two workers: {speed_up:.2} times the speed (goal {SPEED_UP}; two processes {of_machine:.2}), {memory:.2} times the memory (goal {MEMORY})",
            name.as_str().unwrap_or_default()
        );
        goals.push(json!({
            "goal": name, "speed_up": speed_up, "speed_up_met": speed_up >= SPEED_UP, "of_two_processes": speed_up / of_machine,
            "memory": memory, "memory_met": memory <= MEMORY, "eight_beside_two": eight,
        }));
    }
    goals
}

/// The least wall time with each number of workers, measured in turn.
fn measured(work: &Work, options: &Options, scratch: &Path) -> Result<Vec<(usize, Cost)>, String> {
    let mut least: Vec<(usize, Option<Cost>)> = options.jobs.iter().map(|&jobs| (jobs, None)).collect();
    for round in 0..options.rounds.max(1) {
        for (jobs, best) in &mut least {
            let out = scratch.join(format!("{}-{jobs}-{round}", work.name.replace([' ', ',', '^'], "-")));
            let cost = run(work, *jobs, &out)?;
            if best.is_none_or(|best| cost.wall < best.wall) {
                *best = Some(cost);
            }
        }
    }
    Ok(least.into_iter().filter_map(|(jobs, cost)| Some((jobs, cost?))).collect())
}

/// The least wall time of processes that do the same work at the same time, with one worker each.
fn apart(work: &Work, options: &Options, scratch: &Path) -> Result<f64, String> {
    let problem = |why: std::io::Error| format!("{}: {why}", work.name);
    let mut least = f64::INFINITY;
    for round in 0..options.rounds.max(1) {
        let name = work.name.replace([' ', ',', '^'], "-");
        let out = |process: usize| scratch.join(format!("{name}-apart-{process}-{round}"));
        let start = |process: usize| {
            (work.command)(&out(process), 1).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
        };
        let began = Instant::now();
        let children = (0..PROCESSES).map(start).collect::<Result<Vec<_>, _>>().map_err(problem)?;
        for mut child in children {
            child.wait().map_err(problem)?;
        }
        least = least.min(began.elapsed().as_secs_f64());
    }
    Ok(least)
}

fn run(work: &Work, jobs: usize, out: &Path) -> Result<Cost, String> {
    let cost = measure(&mut (work.command)(out, jobs))?;
    let results = Results::read(out)
        .map_err(|why| format!("{}: {why}: {}", work.name, String::from_utf8_lossy(&cost.output.stderr)))?;
    Ok(Cost {
        wall: cost.wall.as_secs_f64(),
        cpu: cost.cpu.as_secs_f64(),
        memory: results.number("max_rss_bytes")?,
        steals: results.number("steals")?,
        waits: results.number("lock_waits")?,
        paths: results.number("paths_completed")?,
    })
}

fn works(checkout: &Checkout, options: &Options) -> Result<Vec<Work>, String> {
    let is_wanted = |name: &str| {
        options.programs.is_empty() || options.programs.iter().any(|wanted| name.starts_with(&**wanted))
    };
    let mut works = Vec::new();
    for row in ROWS.iter().filter(|row| SMALL.contains(&row.name) && is_wanted(row.name)) {
        let bitcode = compile(checkout, row.program, row.level, &[])?;
        works.push(complete(checkout, row.name, row.args, bitcode));
    }
    if is_wanted("hash tables") {
        let bitcode = compile_in(checkout, "models", "tables.c", "-O0", &[])?;
        works.push(complete(checkout, "hash tables", &[], bitcode));
    }
    for name in WHOLE.iter().filter(|name| is_wanted(name)) {
        let (program, loam) = (subject(checkout, name)?, checkout.loam.clone());
        let command = move |out: &Path, jobs: usize| {
            let mut command = with_jobs(&loam, out, jobs);
            command.args(&program.options).arg(&program.program).args(program.arguments);
            command
        };
        works.push(Work { name: (*name).to_owned(), command: Box::new(command) });
    }
    let tools: Vec<String> =
        TOOLS.iter().filter(|name| is_wanted(name)).map(|&name| name.to_owned()).collect();
    if !tools.is_empty() {
        let programs = coreutils::build(checkout, &tools)?;
        works.extend(tools.iter().map(|tool| of_coreutils(checkout, tool, programs.clone())));
    }
    Ok(works)
}

/// A program that is explored completely.
fn complete(checkout: &Checkout, name: &str, args: &'static [&'static str], bitcode: PathBuf) -> Work {
    let loam = checkout.loam.clone();
    let command = move |out: &Path, jobs: usize| {
        let mut command = with_jobs(&loam, out, jobs);
        command.args(args).arg(&bitcode);
        command
    };
    Work { name: name.to_owned(), command: Box::new(command) }
}

fn of_coreutils(checkout: &Checkout, tool: &str, programs: PathBuf) -> Work {
    let (loam, tool) = (checkout.loam.clone(), tool.to_owned());
    let name = tool.clone();
    let command = move |out: &Path, jobs: usize| {
        let explored = exploration(&loam, &programs, &tool, Limit::Instructions(INSTRUCTIONS), out);
        let mut command = Command::new(explored.get_program());
        // The first word is `run`.
        let mut words = explored.get_args();
        command.args(words.next()).arg(format!("--jobs={jobs}")).args(words);
        command
    };
    Work { name, command: Box::new(command) }
}

fn with_jobs(loam: &Path, out: &Path, jobs: usize) -> Command {
    let mut command = Command::new(loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--out"]).arg(out);
    command.arg(format!("--jobs={jobs}"));
    command
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self { jobs: vec![1, 2, 8], rounds: 3, programs: Vec::new(), date: None };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            let number = |text: &str| text.parse().map_err(|_| format!("{word}: {text:?} is no number"));
            match word.as_str() {
                "--jobs" => options.jobs = value.split(',').map(number).collect::<Result<_, _>>()?,
                "--rounds" => options.rounds = number(value)?,
                "--programs" => options.programs = value.split(',').map(str::to_owned).collect(),
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_compare_two_workers_with_one() {
        let row = |jobs: u64, wall: f64, memory: u64| json!({ "name": "x", "jobs": jobs, "wall_s": wall, "max_rss_bytes": memory, "speed_up": 10.0 / wall });
        let found = goals(&[row(1, 10.0, 100), row(2, 5.0, 130), row(8, 6.0, 200)]);
        assert_eq!((&found[0]["speed_up_met"], &found[0]["memory_met"]), (&json!(true), &json!(false)));
        assert!(found[0]["eight_beside_two"].as_f64().is_some_and(|ratio| ratio < 1.0));
    }

    #[test]
    fn options_have_values() {
        let read = |text: &str| Options::read(&text.split(' ').map(str::to_owned).collect::<Vec<_>>());
        let options = read("--jobs 1,4 --rounds 2").expect("they are good");
        assert_eq!((options.jobs, options.rounds), (vec![1, 4], 2));
        assert!(read("--jobs two").is_err() && read("--fast 1").is_err() && read("--rounds").is_err());
    }
}
