//! Explores one program of coreutils with symbolic arguments, files and input, and replays a sample of the
//! tests natively.

use crate::command_line::typed;
use loam_testkit::Checkout;
use loam_testkit::process::run;
use loam_testkit::results::{Expected, ReportedError, Results};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// The symbolic inputs: the same for all programs.
pub const SYMBOLIC: &[&str] =
    &["--sym-args", "0", "1", "10", "--sym-args", "0", "2", "2", "--sym-files", "1", "8", "--sym-stdin", "8"];
/// Memory limit of a run.
const MEMORY: &str = "--max-memory=4GiB";
/// For runs that are limited by instructions: a harder query terminates its path, and many of them end the
/// run. The digests of the checksum programs are such queries.
const HARD: &[&str] = &["--solver-timeout=5s", "--max-time=60s"];
/// Wall time limit of a run that is limited by instructions, or after its time is over.
const PATIENCE: Duration = Duration::from_secs(600);

/// When a run ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// After this many instructions: the same paths every time.
    Instructions(u64),
    /// After this many seconds.
    Seconds(u64),
}

/// The results of a run.
#[derive(Clone, Debug)]
pub struct Explored {
    /// The command as it would be typed.
    pub command: String,
    /// `run.json` and the other files.
    pub results: Results,
    /// The errors.
    pub errors: Vec<ReportedError>,
    /// Lines of the program's own source (not of its libraries): covered, all.
    pub own_lines: (usize, usize),
    /// Tests that were run natively.
    pub replayed: usize,
    /// Why no test may be run natively, if isolation is not possible.
    pub not_isolated: Option<String>,
    /// Of these, tests of errors that need not show natively, or that cannot be replayed.
    pub undecided: usize,
    /// Of those that ended as expected, how many printed something different: the time, the directory, the
    /// user's name.
    pub printed_otherwise: usize,
    /// The lines of `loam replay` about tests that ended differently than expected.
    pub disagreements: Vec<String>,
}

/// The command that explores a program.
pub fn exploration(loam: &Path, programs: &Path, tool: &str, limit: Limit, out: &Path) -> Command {
    let mut command = Command::new(loam);
    command.args(["run", "--quiet", "--progress=off", MEMORY]);
    match limit {
        Limit::Instructions(count) => command.args(HARD).arg(format!("--max-instructions={count}")),
        Limit::Seconds(seconds) => command.arg(format!("--max-time={seconds}s")),
    };
    command.arg("--out").arg(out).arg(programs.join(tool)).args(SYMBOLIC);
    command
}

/// Explores a program and replays at most `sample` of its tests, and those of all errors.
pub fn explore(
    checkout: &Checkout,
    programs: &Path,
    tool: &str,
    limit: Limit,
    sample: usize,
) -> Result<Explored, String> {
    let name = if tool == "[" { "bracket" } else { tool };
    let scratch = checkout.fresh(&format!("coreutils-symbolic/{name}")).map_err(|why| why.to_string())?;
    let (work, out) = (scratch.join("work"), scratch.join("out"));
    std::fs::create_dir_all(&work).map_err(|why| why.to_string())?;
    let mut command = exploration(&checkout.loam, programs, tool, limit, &out);
    command.current_dir(&work);
    let ran = run(&mut command, PATIENCE)?;
    let results = Results::read(&out)
        .map_err(|problem| format!("{problem}; loam: {}: {}", ran.end, ran.complaint().trim()))?;
    let mut explored = Explored {
        command: typed(&command),
        errors: results.errors(),
        own_lines: own_lines(&out),
        results,
        replayed: 0,
        not_isolated: None,
        undecided: 0,
        printed_otherwise: 0,
        disagreements: Vec::new(),
    };
    replay(checkout, &programs.join(tool), sample, &mut explored)?;
    Ok(explored)
}

/// Runs a sample of the tests natively; none without isolation.
fn replay(checkout: &Checkout, program: &Path, sample: usize, explored: &mut Explored) -> Result<(), String> {
    const REFUSED: &str = "tests cannot be run in isolation";
    let tests = choose(&explored.results, sample);
    if tests.is_empty() {
        return Ok(());
    }
    let mut command = Command::new(&checkout.loam);
    command.args(["replay", "--isolation=on", "--show-output", "--max-time=5s"]).arg(program).args(&tests);
    let ran = run(&mut command, PATIENCE)?;
    if ran.complaint().contains(REFUSED) {
        explored.not_isolated = Some(ran.complaint().trim().to_owned());
        return Ok(());
    }
    let text = String::from_utf8_lossy(&ran.stdout).into_owned();
    let mut rest = text.as_str();
    for test in &tests {
        let Some((printed, ending, after)) = told(rest, test) else { break };
        rest = after;
        explored.replayed += 1;
        if ending.contains("; NOT as expected: ") {
            explored.disagreements.push(format!("{}: {ending}", test.display()));
        } else if !ending.ends_with(", as expected") {
            explored.undecided += 1;
        } else {
            let expected = std::fs::read(test.with_extension("stdout")).unwrap_or_default();
            explored.printed_otherwise += usize::from(String::from_utf8_lossy(&expected) != printed);
        }
    }
    if explored.replayed == tests.len() {
        return Ok(());
    }
    Err(format!("{} of {} tests were replayed: {}", explored.replayed, tests.len(), ran.complaint().trim()))
}

/// The output of `loam replay` for a test: the program's output, its ending, and the rest.
fn told<'a>(text: &'a str, test: &Path) -> Option<(&'a str, &'a str, &'a str)> {
    let (printed, rest) = text.split_once(&format!("{}: ", test.display()))?;
    let (ending, rest) = rest.split_once('\n')?;
    Some((printed, ending, rest))
}

/// The tests of errors, and others evenly from the first to the last. A test of a path that was terminated
/// early has no expected ending.
fn choose(results: &Results, sample: usize) -> Vec<PathBuf> {
    let (mut chosen, mut others) = (Vec::new(), Vec::new());
    for (path, expected) in results.tests() {
        match expected {
            Expected::Error(_) => chosen.push(path),
            Expected::Exit(_) => others.push(path),
            Expected::Anything => {}
        }
    }
    let count = sample.min(others.len());
    chosen.extend((0..count).map(|index| others[index * others.len() / count].clone()));
    chosen.sort();
    chosen
}

/// Lines of the files in `src`, as `coverage.info` has them: covered, all.
fn own_lines(out: &Path) -> (usize, usize) {
    let text = std::fs::read_to_string(out.join("coverage.info")).unwrap_or_default();
    let mut own = false;
    let (mut covered, mut all) = (0, 0);
    for line in text.lines() {
        if let Some(file) = line.strip_prefix("SF:") {
            own = Path::new(file).parent().is_some_and(|directory| directory.ends_with("src"));
        } else if let Some(count) = line.strip_prefix("DA:").filter(|_| own) {
            all += 1;
            covered += usize::from(!count.ends_with(",0"));
        }
    }
    (covered, all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_and_ending_of_each_test_are_told_apart() {
        let text = "a: b\nno end/o/1.ktest: exit status 0, as expected\n/o/2.ktest: exit status 1; NOT as expected: exit status 0\n";
        let first = told(text, Path::new("/o/1.ktest")).expect("it is there");
        assert_eq!((first.0, first.1), ("a: b\nno end", "exit status 0, as expected"));
        let second = told(first.2, Path::new("/o/2.ktest")).expect("it is there");
        assert_eq!((second.0, second.2), ("", ""));
        assert_eq!(told(second.2, Path::new("/o/3.ktest")), None);
    }
}
