//! Runs a program built by `loam cc` natively and in Loam, and compares standard output, standard error and
//! exit status, byte for byte. Loam goes first, and must not change the directory.

use loam_testkit::Checkout;
use loam_testkit::process::{End, run};
use loam_testkit::results::Results;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};

/// A call of a program.
#[derive(Clone, Debug)]
pub struct Case {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<String>,
    /// The file in the working directory that is its standard input, if any.
    pub stdin: Option<String>,
    /// Why its output depends on the machine.
    pub machine: Option<String>,
}

/// The comparison of a call in Loam with the native call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No difference.
    Equal,
    /// The output differs, for this known reason; the exit status does not.
    DiffersAsExpected(String),
    /// The differences.
    Differs(String),
}

/// The observable behaviour of a call.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Seen {
    status: i64,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
}

/// Time limit for one call: far more than any needs.
const LIMIT: Duration = Duration::from_secs(120);

/// Runs a call in Loam and natively in a directory; Loam's results go to `out`.
pub fn compare(checkout: &Checkout, case: &Case, directory: &Path, out: &Path) -> Result<Verdict, String> {
    let before = contents(directory);
    let in_loam = in_loam(checkout, case, directory, out)?;
    if contents(directory) != before {
        return Ok(Verdict::Differs("the run in Loam changed files of the machine".to_owned()));
    }
    let natively = natively(case, directory)?;
    Ok(match (in_loam, &case.machine) {
        (Err(problem), _) => Verdict::Differs(problem),
        (Ok(seen), _) if seen == natively => Verdict::Equal,
        (Ok(seen), Some(reason)) if seen.status == natively.status => {
            Verdict::DiffersAsExpected(reason.clone())
        }
        (Ok(seen), _) => Verdict::Differs(difference(&seen, &natively)),
    })
}

fn stdin(case: &Case, directory: &Path) -> Result<Stdio, String> {
    let Some(name) = &case.stdin else { return Ok(Stdio::null()) };
    File::open(directory.join(name)).map(Stdio::from).map_err(|why| format!("{name}: {why}"))
}

/// Runs natively, with an empty environment, as in Loam.
fn natively(case: &Case, directory: &Path) -> Result<Seen, String> {
    let mut command = Command::new(&case.program);
    command.args(&case.args).env_clear().current_dir(directory).stdin(stdin(case, directory)?);
    let output = command.output().map_err(|why| format!("{}: {why}", case.program.display()))?;
    let status = output.status.code().map_or(-1, i64::from);
    Ok(Seen { status, stdout: output.stdout, stderr: output.stderr })
}

/// Runs in Loam: the result is one path that exits, or an error that describes what happened.
fn in_loam(
    checkout: &Checkout,
    case: &Case,
    directory: &Path,
    out: &Path,
) -> Result<Result<Seen, String>, String> {
    let _ = std::fs::remove_dir_all(out);
    let mut command = Command::new(&checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--files=host", "--program-output=files", "--out"]);
    command.arg(out).arg(&case.program).args(&case.args).current_dir(directory);
    let ran = run_with_input(&mut command, case, directory)?;
    let results = match Results::read(out) {
        Ok(results) => results,
        Err(problem) => return Ok(Err(format!("{problem}; loam: {}: {}", ran.end, ran.complaint.trim()))),
    };
    if let Some(error) = results.errors().first() {
        return Ok(Err(format!("{}: {} ({}:{})", error.kind, error.message, error.file, error.line)));
    }
    let early = results.counts("early");
    let exits = results.exit_codes();
    let Some(status) = exits.keys().next().filter(|_| early.is_empty() && exits.len() == 1) else {
        return Ok(Err(format!("not one path that exits: exits {exits:?}, terminated early {early:?}")));
    };
    let printed = |kind: &str| std::fs::read(out.join(format!("test000001.{kind}"))).unwrap_or_default();
    let status = status.parse().map_err(|_| format!("{status:?} is no exit status"))?;
    Ok(Ok(Seen { status, stdout: printed("stdout"), stderr: printed("stderr") }))
}

/// How Loam itself ended, and its messages.
struct LoamEnd {
    end: End,
    complaint: String,
}

fn run_with_input(command: &mut Command, case: &Case, directory: &Path) -> Result<LoamEnd, String> {
    let ran = match &case.stdin {
        None => run(command, LIMIT)?,
        Some(name) => {
            let bytes = std::fs::read(directory.join(name)).map_err(|why| format!("{name}: {why}"))?;
            let treatment = loam_testkit::process::Treatment { stdin: bytes, ..Default::default() };
            loam_testkit::process::run_treated(command, LIMIT, &treatment)?
        }
    };
    Ok(LoamEnd { end: ran.end, complaint: ran.complaint() })
}

/// Names, contents and times of all files, to detect changes.
fn contents(directory: &Path) -> Vec<(PathBuf, Vec<u8>, Option<SystemTime>)> {
    let mut found = Vec::new();
    let mut waiting = vec![directory.to_path_buf()];
    while let Some(path) = waiting.pop() {
        let kind = path.symlink_metadata();
        let modified = kind.as_ref().ok().and_then(|data| data.modified().ok());
        if kind.is_ok_and(|data| data.is_dir()) {
            let entries = std::fs::read_dir(&path).into_iter().flatten().flatten();
            waiting.extend(entries.map(|entry| entry.path()));
        }
        found.push((path.clone(), std::fs::read(&path).unwrap_or_default(), modified));
    }
    found.sort();
    found
}

/// The first difference, with some context.
fn difference(in_loam: &Seen, natively: &Seen) -> String {
    let mut differences = Vec::new();
    if in_loam.status != natively.status {
        differences.push(format!("exit status {}, natively {}", in_loam.status, natively.status));
    }
    let outputs =
        [("stdout", &in_loam.stdout, &natively.stdout), ("stderr", &in_loam.stderr, &natively.stderr)];
    for (name, ours, theirs) in outputs.into_iter().filter(|(_, ours, theirs)| ours != theirs) {
        let at = ours.iter().zip(theirs.iter()).take_while(|(a, b)| a == b).count();
        let around = |bytes: &[u8]| {
            let (from, to) = (at.saturating_sub(30).min(bytes.len()), (at + 60).min(bytes.len()));
            format!("{:?}", String::from_utf8_lossy(&bytes[from..to]))
        };
        differences.push(format!("{name} from byte {at}: {}, natively {}", around(ours), around(theirs)));
    }
    differences.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_says_what_and_where() {
        let seen = |status, stdout: &str| Seen { status, stdout: stdout.into(), stderr: Vec::new() };
        let told = difference(&seen(0, "hello"), &seen(1, "help"));
        assert_eq!(told, "exit status 0, natively 1; stdout from byte 3: \"hello\", natively \"help\"");
    }

    #[test]
    fn a_changed_file_is_seen() {
        let directory = std::env::temp_dir().join(format!("loam-concrete-{}", std::process::id()));
        std::fs::create_dir_all(directory.join("inner")).expect("made");
        let empty = contents(&directory);
        std::fs::write(directory.join("inner/file"), "text").expect("written");
        let full = contents(&directory);
        std::fs::remove_dir_all(&directory).expect("removed");
        assert!(empty.len() == 2 && full.len() == 3);
    }
}
