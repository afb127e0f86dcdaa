//! One test program: runs it in Loam, checks its expectations, replays its tests.

use crate::checkout::{Checkout, files_under};
use crate::complaints::LIMITATIONS;
use crate::directives::{Directives, ExpectedBug};
use crate::process::{End, Ran, Treatment, run, run_treated};
use crate::results::{ReportedError, Results};
use crate::{golden, pool, replay};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

const RUN_LIMIT: Duration = Duration::from_secs(120);
const EXTENSIONS: &[&str] = &["c", "cc", "rs", "ll"];

/// What to do with golden files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goldens {
    /// Compare with them.
    Check,
    /// Write them anew.
    Bless,
}

/// The result of a program.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The program.
    pub program: PathBuf,
    /// The number of replayed tests, or the problem.
    pub outcome: Result<usize, String>,
}

/// The test programs in these directories whose path contains one of the filters (all, if there are none).
pub fn programs(directories: &[PathBuf], filters: &[String]) -> Vec<PathBuf> {
    let all = directories.iter().flat_map(|directory| files_under(directory, EXTENSIONS));
    all.filter(|path| filters.is_empty() || filters.iter().any(|f| path.to_string_lossy().contains(f)))
        .collect()
}

/// Runs test programs, a few at a time.
pub fn run_all(checkout: &Checkout, programs: &[PathBuf], goldens: Goldens) -> Vec<Verdict> {
    pool::map(programs, |program| Verdict {
        program: program.clone(),
        outcome: run_one(checkout, program, goldens),
    })
}

/// Runs test programs with every access checked against the points-to analysis, which must not change the
/// results.
pub fn run_all_checked(checkout: &Checkout, programs: &[PathBuf]) -> Vec<Verdict> {
    pool::map(programs, |program| Verdict {
        program: program.clone(),
        outcome: run_checked(checkout, program),
    })
}

fn run_checked(checkout: &Checkout, program: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(program).map_err(|why| why.to_string())?;
    let mut directives = Directives::parse(&text)?;
    if directives.skip_points_to.is_some() {
        return Ok(0);
    }
    let option = "--check-points-to";
    if !directives.args.iter().any(|known| known.starts_with(option)) {
        directives.args.push(option.to_owned());
    }
    let name = format!("ui-checked/{}", checkout.flat_name(program));
    let out = checkout.fresh(&name).map_err(|why| why.to_string())?;
    let input = input_of(checkout, program, &directives, &out)?;
    let ran = run_loam(checkout, &input, &directives, &out.join("out"))?;
    let results = Results::read(&out.join("out")).map_err(|why| format!("{why}; {}", tail(&ran)))?;
    let mut problems = differences(program, &directives, &ran, &results);
    if !problems.is_empty() {
        problems.push(tail(&ran));
    }
    if problems.is_empty() { Ok(0) } else { Err(problems.join("\n")) }
}

fn run_one(checkout: &Checkout, program: &Path, goldens: Goldens) -> Result<usize, String> {
    let text = std::fs::read_to_string(program).map_err(|why| why.to_string())?;
    let directives = Directives::parse(&text)?;
    let out =
        checkout.fresh(&format!("ui/{}", checkout.flat_name(program))).map_err(|why| why.to_string())?;
    let input = input_of(checkout, program, &directives, &out)?;
    let ran = run_loam(checkout, &input, &directives, &out.join("out"))?;
    let results = Results::read(&out.join("out")).map_err(|why| format!("{why}; {}", tail(&ran)))?;
    let mut problems = differences(program, &directives, &ran, &results);
    if directives.golden {
        let reports = golden::reports(&results, &checkout.root);
        match goldens {
            Goldens::Check => problems.extend(golden::compare(program, &reports).err()),
            Goldens::Bless => {
                std::fs::write(golden::golden_path(program), reports).map_err(|why| why.to_string())?
            }
        }
    }
    let mut replayed = 0;
    let mut replay = |directives: &Directives, results: &Results| {
        if directives.skip_replay.is_some() {
            return Ok(());
        }
        replayed += replay::replay_all(checkout, program, directives, results)?;
        Ok(())
    };
    problems.extend(replay(&directives, &results).err());
    for (model, completed) in &directives.memory {
        let directives = directives.with_memory(model, *completed);
        let out = out.join(model);
        let ran = run_loam(checkout, &input, &directives, &out)?;
        let results = Results::read(&out).map_err(|why| format!("{model}: {why}; {}", tail(&ran)))?;
        let mut found = differences(program, &directives, &ran, &results);
        found.extend(replay(&directives, &results).err());
        problems.extend(found.into_iter().map(|problem| format!("--memory {model}: {problem}")));
    }
    if problems.is_empty() { Ok(replayed) } else { Err(problems.join("\n")) }
}

/// Loam's input: the program, or the bitcode if the program has `flags`.
pub(crate) fn input_of(
    checkout: &Checkout,
    program: &Path,
    directives: &Directives,
    out: &Path,
) -> Result<PathBuf, String> {
    match &directives.flags {
        Some(flags) => compile_with(checkout, program, flags, out),
        None => Ok(program.to_path_buf()),
    }
}

/// Compiles to bitcode with the given flags alone.
pub fn compile_with(
    checkout: &Checkout,
    program: &Path,
    flags: &[String],
    out: &Path,
) -> Result<PathBuf, String> {
    let bitcode = out.join("program.bc");
    let is_cpp = program.extension().is_some_and(|extension| extension == "cc");
    let mut command = Command::new(if is_cpp { "clang++-22" } else { "clang-22" });
    command.args(["-g", "-c", "-emit-llvm", "-ffp-contract=off", "-U_FORTIFY_SOURCE"]).args(flags);
    command.arg("-I").arg(checkout.root.join("include")).arg(program).arg("-o").arg(&bitcode);
    let ran = run(&mut command, RUN_LIMIT)?;
    if ran.end == End::Status(0) { Ok(bitcode) } else { Err(format!("clang fails: {}", tail(&ran))) }
}

/// Runs Loam on a program as a test does: quiet, with the output of paths in files. Numbers of paths in the comments of
/// programs are those of the forking model, because it alone has a path for every object.
pub fn run_loam(
    checkout: &Checkout,
    input: &Path,
    directives: &Directives,
    out: &Path,
) -> Result<Ran, String> {
    let mut command = Command::new(&checkout.loam);
    command.current_dir(&checkout.root).arg("run").arg("--out").arg(out).args(["--program-output", "files"]);
    if !directives.args.iter().any(|arg| arg == "--memory") {
        command.args(["--memory", "forking"]);
    }
    command
        .args(["--progress", "off"])
        .args(&directives.args)
        .arg(checkout.short(input))
        .args(&directives.program_args);
    let treatment = Treatment { stdin: directives.input(), ..Treatment::default() };
    run_treated(&mut command, RUN_LIMIT, &treatment)
}

/// All unmet expectations of the program.
pub(crate) fn differences(
    program: &Path,
    directives: &Directives,
    ran: &Ran,
    results: &Results,
) -> Vec<String> {
    let mut problems = Vec::new();
    let mut expect = |what: &str, expected: String, found: Result<String, String>| match found {
        Ok(found) if found == expected => {}
        Ok(found) => problems.push(format!("{what}: expected {expected}, found {found}")),
        Err(why) => problems.push(why),
    };
    // Limitations of Loam are reported, but are no bugs of the program.
    let has_bug = directives.bugs.iter().any(|bug| !LIMITATIONS.contains(&bug.kind.as_str()));
    let exit = directives.exit.unwrap_or(i32::from(has_bug));
    expect("end of loam", End::Status(exit).to_string(), Ok(ran.end.to_string()));
    // A model that gives objects up reports that; the program lost nothing.
    let gave_up = results.number("resolutions_narrowed").unwrap_or(0) > 0;
    let usual = if gave_up { "done-with-losses" } else { "done" };
    let status = directives.status.as_deref().unwrap_or(usual);
    expect("status", status.to_owned(), results.word("status").map(str::to_owned));
    let counts = [
        ("paths_completed", directives.completed),
        ("paths_partial", directives.partial.or(status.starts_with("done").then_some(0))),
        ("paths_error", directives.error_paths),
    ];
    for (key, expected) in counts {
        if let Some(expected) = expected {
            expect(key, expected.to_string(), results.number(key).map(|found| found.to_string()));
        }
    }
    if let Some(codes) = &directives.exit_codes {
        expect("exit_codes", format!("{codes:?}"), Ok(format!("{:?}", results.exit_codes())));
    }
    let printed = results.printed();
    for line in &directives.stdout {
        if !printed
            .iter()
            .any(|(_, text)| String::from_utf8_lossy(text).lines().any(|printed| printed == line))
        {
            problems.push(format!("no path prints the line {line:?}"));
        }
    }
    let stderr = ran.complaint();
    for part in directives.stderr.iter().filter(|part| !stderr.contains(*part)) {
        problems.push(format!("Loam does not say {part:?} on standard error"));
    }
    problems.extend(bug_differences(program, directives, &results.errors()));
    problems
}

/// Whether an error is an expected one.
pub(crate) fn expects(bug: &ExpectedBug, program: &Path, error: &ReportedError) -> bool {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    bug.kind == error.kind
        && bug.line.is_none_or(|line| line == error.line && error.file.ends_with(&*name))
        && bug.message.as_ref().is_none_or(|part| error.message.contains(part))
}

/// Errors that are missing and errors that are not expected.
fn bug_differences(program: &Path, directives: &Directives, found: &[ReportedError]) -> Vec<String> {
    let mut missing: Vec<&ExpectedBug> = directives.bugs.iter().collect();
    let mut problems = Vec::new();
    for error in found {
        let matching = missing.iter().position(|bug| expects(bug, program, error));
        match matching {
            Some(index) => drop(missing.remove(index)),
            None => problems.push(format!(
                "not expected: {} at {}:{}: {}",
                error.kind, error.file, error.line, error.message
            )),
        }
    }
    for bug in missing {
        let line = bug.line.map_or("any line".to_owned(), |line| format!("line {line}"));
        let message = bug.message.as_ref().map_or(String::new(), |message| format!(": {message}"));
        problems.push(format!("not reported: {} at {line}{message}", bug.kind));
    }
    problems
}

/// The end of a process's output, on one line.
pub fn tail(ran: &Ran) -> String {
    let text = ran.complaint();
    let lines: Vec<&str> = text.lines().collect();
    format!("{}, {:?}", ran.end, lines[lines.len().saturating_sub(6)..].join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(line: u64, kind: &str) -> ReportedError {
        let text = |s: &str| s.to_owned();
        ReportedError { line, file: text("tests/a.c"), kind: text(kind), message: text("m"), test: text("t") }
    }

    #[test]
    fn missing_and_additional_errors_are_both_differences() {
        let directives = Directives::parse("//~ BUG ptr\n").expect("it is well formed");
        let program = Path::new("tests/a.c");
        assert!(bug_differences(program, &directives, &[error(1, "ptr")]).is_empty());
        assert_eq!(bug_differences(program, &directives, &[]).len(), 1);
        assert_eq!(bug_differences(program, &directives, &[error(1, "ptr"), error(1, "uaf")]).len(), 1);
        assert_eq!(bug_differences(program, &directives, &[error(2, "ptr")]).len(), 2);
    }
}
