//! `cargo loam run` and `cargo loam test`: build a cargo package, then explore its program or its tests.
//!
//! A program is explored in this process, as `loam run` does it. Each test is a process of its own, so that its memory and its
//! faults are its own; what it found is read from its messages.

use crate::args::{Command as Subcommand, Loam, RunArgs, one_line};
use crate::cargo::args::{CargoCommand, CargoRunArgs, CargoTestArgs, words_of_run};
use crate::cargo::build::{self, Talk, Unit};
use crate::cargo::harness::Test;
use crate::cargo::package::Workspace;
use crate::commands::{print, refuse, run as explore, status};
use crate::process::Signals;
use clap::{ArgMatches, CommandFactory, Parser};
use loam_report::{MessageFormat, values};
use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

/// Options of `loam run` that belong to the whole of the tests.
const OF_ALL_TESTS: &[&str] = &["out", "quiet", "progress"];

/// Builds and explores.
pub fn run(command: CargoCommand) -> ExitCode {
    let done = match command {
        CargoCommand::Run(args) => program(&args).map(explore::run),
        CargoCommand::Test(args) => tests(&args).map(ExitCode::from),
    };
    done.unwrap_or_else(|message| refuse(&message))
}

/// The words of the command line once more, as clap found them.
fn matches() -> ArgMatches {
    let mut matches = Loam::command().get_matches();
    while let Some((_, inner)) = matches.remove_subcommand() {
        matches = inner;
    }
    matches
}

/// Builds a program; what is left to do is a `loam run`.
fn program(args: &CargoRunArgs) -> Result<RunArgs, String> {
    let workspace = Workspace::read(&args.package)?;
    let target = workspace.target(args)?;
    let bitcode =
        from_here(&build::program(&workspace, &args.package, &target, Talk::of(args.run.output.quiet))?);
    let front = ["loam", "run"].map(OsString::from).into_iter();
    let words = front.chain(words_of_run(&matches(), &[])).chain([bitcode.into_os_string()]);
    let words = words.chain(args.arguments.iter().cloned());
    match Loam::try_parse_from(words).map_err(|error| one_line(&error))?.command {
        Subcommand::Run(run) => Ok(*run),
        _ => Err("the command line cannot be read again".to_owned()),
    }
}

/// Builds the tests, explores each, and prints a table. The result is the exit status.
fn tests(args: &CargoTestArgs) -> Result<u8, String> {
    if args.run.output.message_format() != MessageFormat::Human {
        return Err("--message-format: cargo loam test prints a table; use --emit sarif,junit for files in the directory of each test"
            .to_owned());
    }
    let signals = Signals::catch().map_err(|error| format!("signals cannot be caught: {error}"))?;
    let workspace = Workspace::read(&args.package)?;
    let units = build::tests(&args.package, Talk::of(args.run.output.quiet))?;
    let chosen = chosen(&units, &args.filters)?;
    let results = match &args.run.output.out {
        Some(directory) if directory.exists() => {
            return Err(format!("--out {}: it exists; name a new directory", directory.display()));
        }
        Some(directory) => directory.clone(),
        None => build::directory(&workspace, "tests")?,
    };
    let suite = Suite {
        programs: build::directory(&workspace, "bitcode")?,
        results: from_here(&results),
        options: words_of_run(&matches(), OF_ALL_TESTS),
        is_quiet: args.run.output.quiet,
        is_strict: args.run.checks.strict,
    };
    let mut rows = Vec::new();
    for (unit, test) in &chosen {
        if signals.is_stopped() {
            break;
        }
        rows.push(suite.explore(unit, test)?);
    }
    if !suite.is_quiet {
        print(&table(&rows, chosen.len()));
    }
    Ok(signals.exit_status().unwrap_or_else(|| suite.exit_status(&rows)))
}

/// The tests whose names contain one of the filters.
fn chosen<'a>(units: &'a [Unit], filters: &[String]) -> Result<Vec<(&'a Unit, Test)>, String> {
    let mut all = Vec::new();
    for unit in units {
        all.extend(Test::all(unit)?.into_iter().map(|test| (unit, test)));
    }
    if all.is_empty() {
        return Err("there are no tests to explore: mark a function with #[loam::test], in a crate that cargo test builds too".to_owned());
    }
    let count = all.len() as u64;
    all.retain(|(_, test)| filters.is_empty() || filters.iter().any(|filter| test.name.contains(filter)));
    match all.is_empty() {
        true => Err(format!(
            "no test has '{}' in its name; there {} without a filter",
            filters.join("' or '"),
            if count == 1 { "is one".to_owned() } else { format!("are {}", values::grouped(count)) },
        )),
        false => Ok(all),
    }
}

/// How all tests are explored.
struct Suite {
    /// Where the program of each test is written.
    programs: PathBuf,
    /// The directory of all results.
    results: PathBuf,
    options: Vec<OsString>,
    is_quiet: bool,
    is_strict: bool,
}

/// A test that was explored.
struct Row {
    name: String,
    outcome: Outcome,
    paths: u64,
    time: Duration,
}

/// How a test ended.
#[derive(PartialEq, Eq, Debug)]
enum Outcome {
    Passed,
    /// The kinds of bugs.
    Failed(Vec<String>),
    /// Why not everything was explored.
    Incomplete(String),
    /// Loam failed, with this exit status.
    Fault(u8),
}

impl Suite {
    fn explore(&self, unit: &Unit, test: &Test) -> Result<Row, String> {
        let program = from_here(&self.programs.join(format!("{}.bc", test.file_name(unit))));
        test.write_program(unit, &program)?;
        let results = self.results.join(test.file_name(unit));
        if results.exists() {
            let emptied = std::fs::remove_dir_all(&results);
            emptied.map_err(|error| format!("{}: {error}", results.display()))?;
        }
        let own = std::env::current_exe().map_err(|error| format!("Loam cannot find itself: {error}"))?;
        if !self.is_quiet {
            print(&format!("test {} ... ", test.name));
        }
        let began = Instant::now();
        let mut command = Command::new(own);
        command.args(["run", "--message-format=json", "--progress=off", "--out"]).arg(&results);
        command.args(&self.options).arg(&program).stdin(Stdio::null()).stdout(Stdio::null());
        let output = command.output().map_err(|error| format!("Loam cannot be started: {error}"))?;
        let text = String::from_utf8_lossy(&output.stderr);
        let messages: Vec<Value> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let of = |reason: &str| {
            messages.iter().filter(move |message| message["reason"] == reason).collect::<Vec<_>>()
        };
        if let Some(error) = of("error").first() {
            return Err(error["message"].as_str().unwrap_or_default().to_owned());
        }
        let summary = of("summary").first().map_or(Value::Null, |summary| (*summary).clone());
        let status = output.status.code().and_then(|code| u8::try_from(code).ok());
        let bugs = of("bug");
        let row = Row {
            name: test.name.clone(),
            outcome: Outcome::of(&summary, &bugs, status.unwrap_or(status::INTERNAL)),
            paths: summary["paths"].as_u64().unwrap_or(0),
            time: began.elapsed(),
        };
        if !self.is_quiet {
            print(&format!("{}\n", row.outcome.text()));
            bugs.iter().for_each(|bug| print(&details(bug)));
            if row.outcome == Outcome::Fault(status::INTERNAL) {
                print(&text);
            }
        }
        Ok(row)
    }

    /// The worst of all: a fault, a bug, something that was not explored if that counts.
    fn exit_status(&self, rows: &[Row]) -> u8 {
        let has = |is: fn(&Outcome) -> bool| rows.iter().any(|row| is(&row.outcome));
        if has(|outcome| matches!(outcome, Outcome::Fault(_))) {
            status::INTERNAL
        } else if has(|outcome| matches!(outcome, Outcome::Failed(_))) {
            status::FOUND
        } else if self.is_strict && has(|outcome| matches!(outcome, Outcome::Incomplete(_))) {
            status::LOST
        } else {
            status::FINE
        }
    }
}

impl Outcome {
    fn of(summary: &Value, bugs: &[&Value], exit_status: u8) -> Self {
        let mut kinds: Vec<String> = bugs
            .iter()
            .filter(|bug| bug["level"] == "error")
            .filter_map(|bug| bug["kind"].as_str().map(str::to_owned))
            .collect();
        kinds.dedup();
        match (summary["status"].as_str(), exit_status) {
            (None, _) | (_, status::INTERNAL) => Self::Fault(exit_status),
            _ if !kinds.is_empty() => Self::Failed(kinds),
            (Some("done"), _) => Self::Passed,
            (Some("done-with-losses"), _) => Self::Incomplete("something was lost".to_owned()),
            (Some(other), _) => Self::Incomplete(other.to_owned()),
        }
    }

    fn text(&self) -> String {
        match self {
            Self::Passed => "ok".to_owned(),
            Self::Failed(kinds) => format!("BUG {}", kinds.join(", ")),
            Self::Incomplete(why) => format!("incomplete: {why}"),
            Self::Fault(status) => format!("fault of Loam: exit status {status}"),
        }
    }
}

/// A bug below the line of its test.
fn details(bug: &Value) -> String {
    let text = |key: &str| bug[key].as_str().unwrap_or_default();
    let place =
        if text("file").is_empty() { String::new() } else { format!("{}:{}: ", text("file"), bug["line"]) };
    let inputs = bug["inputs"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let inputs: String = inputs
        .enumerate()
        .map(|(index, line)| format!("  {:8} {line}\n", if index == 0 { "input" } else { "" }))
        .collect();
    let replay =
        if text("replay").is_empty() { String::new() } else { format!("  replay   {}\n", text("replay")) };
    format!("  {place}{}\n{inputs}{replay}", text("message").trim_end())
}

fn table(rows: &[Row], tests: usize) -> String {
    let cells: Vec<[String; 4]> = std::iter::once(["test", "result", "paths", "time"].map(str::to_owned))
        .chain(rows.iter().map(|row| {
            [row.name.clone(), row.outcome.text(), values::grouped(row.paths), values::duration(row.time)]
        }))
        .collect();
    let width = |column: usize| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (first, second, third, last) = (width(0), width(1), width(2), width(3));
    let mut text = String::from("\n");
    for [name, result, paths, time] in &cells {
        text.push_str(&format!("{name:first$}  {result:second$}  {paths:>third$}  {time:>last$}\n"));
    }
    let count = |is: fn(&Outcome) -> bool| rows.iter().filter(|row| is(&row.outcome)).count();
    let mut parts = vec![format!("{} ok", count(|outcome| *outcome == Outcome::Passed))];
    let others = [
        (count(|outcome| matches!(outcome, Outcome::Failed(_))), "with a bug"),
        (count(|outcome| matches!(outcome, Outcome::Incomplete(_))), "incomplete"),
        (count(|outcome| matches!(outcome, Outcome::Fault(_))), "failed in Loam"),
        (tests - rows.len(), "not run"),
    ];
    parts
        .extend(others.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")));
    text.push_str(&format!("\n{}: {}\n", values::counted(tests as u64, "test", "tests"), parts.join(", ")));
    text
}

/// A path as it is shortest from here.
fn from_here(path: &Path) -> PathBuf {
    let here = std::env::current_dir().ok();
    here.and_then(|here| path.strip_prefix(here).ok().map(Path::to_path_buf))
        .unwrap_or_else(|| path.to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_outcome_of_a_test_is_that_of_its_run() {
        let (done, bug) = (json!({ "status": "done" }), json!({ "level": "error", "kind": "assert" }));
        let limit = json!({ "level": "warning", "kind": "exec" });
        assert_eq!(Outcome::of(&done, &[], 0), Outcome::Passed);
        assert_eq!(Outcome::of(&done, &[&bug, &bug], 1), Outcome::Failed(vec!["assert".to_owned()]));
        assert_eq!(Outcome::of(&Value::Null, &[], 3), Outcome::Fault(3));
        let lost = json!({ "status": "done-with-losses" });
        assert!(matches!(Outcome::of(&lost, &[&limit], 0), Outcome::Incomplete(_)));
    }
}
