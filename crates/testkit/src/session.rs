//! Command-line sessions: `tests/cli/*.session` files, each a few commands in an empty directory.
//!
//! ```text
//! # comment
//! $ loam run --no-such-option $TESTS/pass/empty.c
//! exit: 2
//! stderr-lines: 1
//! stderr: --no-such-option
//! ```
//! A line that begins with `$ ` is run by `sh`, with `loam` on the path and TESTS set; the lines under it are
//! its expectations: `exit`, `stdout`/`stderr` (a part of it), `no-stdout`/`no-stderr` (empty),
//! `stderr-lines`, `exists`/`missing` (a path), `json FILE KEY VALUE`. `signal: INT after 1s` before them
//! sends a signal to the command, which then must be a single one.

use crate::checkout::{Checkout, files_under};
use crate::pool;
use crate::process::{End, Ran, Treatment, run_treated};
use crate::ui::Verdict;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const LIMIT: Duration = Duration::from_secs(120);

/// The session files whose path contains one of the filters (all, if there are none).
pub fn sessions(directory: &Path, filters: &[String]) -> Vec<PathBuf> {
    let all = files_under(directory, &["session"]).into_iter();
    all.filter(|path| filters.is_empty() || filters.iter().any(|f| path.to_string_lossy().contains(f)))
        .collect()
}

/// Runs sessions, a few at a time.
pub fn run_all(checkout: &Checkout, sessions: &[PathBuf]) -> Vec<Verdict> {
    pool::map(sessions, |session| Verdict { program: session.clone(), outcome: run_one(checkout, session) })
}

fn run_one(checkout: &Checkout, session: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(session).map_err(|why| why.to_string())?;
    let directory =
        checkout.fresh(&format!("cli/{}", checkout.flat_name(session))).map_err(|why| why.to_string())?;
    let mut problems = Vec::new();
    for step in steps(&text)? {
        let ran = step.run(checkout, &directory)?;
        for expectation in &step.expectations {
            if let Err(problem) = check(expectation, &ran, &directory) {
                problems.push(format!("{}: {problem}", step.command));
            }
        }
    }
    if problems.is_empty() { Ok(0) } else { Err(problems.join("\n")) }
}

/// A command and its expectations.
struct Step {
    command: String,
    treatment: Treatment,
    expectations: Vec<(String, String)>,
}

fn steps(text: &str) -> Result<Vec<Step>, String> {
    let mut steps: Vec<Step> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(command) = line.strip_prefix("$ ") {
            let (treatment, expectations) = (Treatment::default(), Vec::new());
            steps.push(Step { command: command.to_owned(), treatment, expectations });
            continue;
        }
        let step = steps.last_mut().ok_or("a session begins with a command")?;
        let (name, value) = line.split_once(':').unwrap_or((line, ""));
        match name {
            "signal" => step.treatment.signal = Some(signal(value.trim())?),
            _ => step.expectations.push((name.trim().to_owned(), value.trim().to_owned())),
        }
    }
    Ok(steps)
}

/// `INT after 1s` or `INT after 300ms`.
fn signal(text: &str) -> Result<(Duration, String), String> {
    let problem = || format!("{text:?} is not `NAME after TIME`");
    let (name, after) = text.split_once(" after ").ok_or_else(problem)?;
    let duration = match (after.strip_suffix("ms"), after.strip_suffix('s')) {
        (Some(number), _) => Duration::from_millis(number.parse().map_err(|_| problem())?),
        (None, Some(number)) => Duration::from_secs(number.parse().map_err(|_| problem())?),
        (None, None) => return Err(problem()),
    };
    Ok((duration, name.to_owned()))
}

impl Step {
    fn run(&self, checkout: &Checkout, directory: &Path) -> Result<Ran, String> {
        let mut command = Command::new("sh");
        // With `exec`, the signal goes to the command itself.
        let script = match self.treatment.signal {
            Some(_) => format!("exec {}", self.command),
            None => self.command.clone(),
        };
        let binaries = checkout.loam.parent().map(|parent| parent.display().to_string()).unwrap_or_default();
        let path = format!("{binaries}:{}", std::env::var("PATH").unwrap_or_default());
        command.args(["-c", &script]).current_dir(directory).env("PATH", path);
        // A package that is built in a session is built in its own directory.
        command.env("TESTS", checkout.root.join("tests")).env_remove("CARGO_TARGET_DIR");
        run_treated(&mut command, LIMIT, &self.treatment)
    }
}

fn check((name, value): &(String, String), ran: &Ran, directory: &Path) -> Result<(), String> {
    let (stdout, stderr) = (String::from_utf8_lossy(&ran.stdout), ran.complaint());
    let expect = |holds: bool, problem: String| if holds { Ok(()) } else { Err(problem) };
    match name.as_str() {
        "exit" => {
            let found = match ran.end {
                End::Status(status) => status.to_string(),
                other => other.to_string(),
            };
            expect(found == *value, format!("exit {found} instead of {value}: {}", crate::ui::tail(ran)))
        }
        "stdout" => expect(stdout.contains(value), format!("{value:?} is not printed, but {stdout:?}")),
        "stderr" => {
            expect(stderr.contains(value), format!("{value:?} is not on standard error, but {stderr:?}"))
        }
        "no-stdout" => expect(stdout.is_empty(), format!("prints {stdout:?}")),
        "no-stderr" => expect(stderr.is_empty(), format!("prints {stderr:?} on standard error")),
        "stderr-lines" => {
            let lines = stderr.lines().count().to_string();
            expect(lines == *value, format!("{lines} lines on standard error instead of {value}: {stderr:?}"))
        }
        "exists" => expect(directory.join(value).exists(), format!("{value} is not there")),
        "missing" => expect(!directory.join(value).exists(), format!("{value} is there")),
        "json" => check_json(value, directory),
        other => Err(format!("there is no expectation {other:?}")),
    }
}

/// `FILE KEY VALUE`.
fn check_json(value: &str, directory: &Path) -> Result<(), String> {
    let mut words = value.splitn(3, ' ');
    let (Some(file), Some(key), Some(expected)) = (words.next(), words.next(), words.next()) else {
        return Err(format!("json: {value:?} is not FILE KEY VALUE"));
    };
    let text = std::fs::read_to_string(directory.join(file)).map_err(|why| format!("{file}: {why}"))?;
    let json: serde_json::Value = serde_json::from_str(&text).map_err(|why| format!("{file}: {why}"))?;
    let found = match &json[key] {
        serde_json::Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    if found == expected { Ok(()) } else { Err(format!("{key} is {found}, not {expected}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_is_commands_with_expectations() {
        let steps = steps("# c\n$ loam a\nexit: 2\nno-stdout\n$ loam b\nsignal: INT after 300ms\n")
            .expect("well formed");
        assert_eq!(steps.len(), 2);
        assert_eq!(steps[0].expectations, [("exit".into(), "2".into()), ("no-stdout".into(), String::new())]);
        assert_eq!(steps[1].treatment.signal, Some((Duration::from_millis(300), "INT".to_owned())));
    }
}
