//! GNU coreutils in Loam: built with `loam cc`, compared with native runs in concrete use, explored with
//! symbolic arguments.
//!
//! `cargo xtask bench coreutils` measures all programs; `cargo xtask test` checks the ten named here.

mod directory;
mod symbolic;
mod uses;

pub use symbolic::{Explored, Limit, SYMBOLIC, exploration, explore};
pub use uses::{Use, tools};

use crate::build::{Profile, c_library, checkout};
use crate::concrete::{Case, Verdict, compare};
use crate::packages::{COREUTILS, make};
use crate::test::Tally;
use loam_testkit::{Checkout, pool};
use std::path::{Path, PathBuf};

/// The programs in continuous integration: programs that parse, compute, read files and read directories, and
/// whose tests can be replayed on any machine, because they change nothing.
const IN_TESTS: &[&str] = &["base64", "cat", "cut", "echo", "expr", "head", "ls", "paste", "seq", "tr"];
/// Instructions of a symbolic run there.
const INSTRUCTIONS_IN_TESTS: u64 = 500_000;
/// Tests of each program that are replayed there.
const REPLAYED_IN_TESTS: usize = 40;
/// Errors that are limitations of Loam.
const OWN_LIMITS: &[&str] = &["exec", "external"];

/// Builds programs, unless they exist, and returns their directory.
pub fn build(checkout: &Checkout, tools: &[String]) -> Result<PathBuf, String> {
    let paths: Vec<String> = tools.iter().map(|tool| format!("src/{tool}")).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    Ok(make(checkout, &COREUTILS, &paths)?.directory.join("src"))
}

/// The uses of these programs in Loam and natively, with the verdict of each.
pub fn use_them(
    checkout: &Checkout,
    programs: &Path,
    tools: &[String],
) -> Result<Vec<(Use, Verdict)>, String> {
    let scratch = checkout.fresh("coreutils-uses").map_err(|why| why.to_string())?;
    let uses: Vec<(usize, Use)> =
        uses::all().into_iter().filter(|each| tools.contains(&each.tool)).enumerate().collect();
    let verdicts = pool::map(&uses, |(number, each)| {
        let own = scratch.join(number.to_string());
        let directory = own.join("directory");
        directory::prepare(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
        let case = Case {
            program: programs.join(&each.tool),
            args: each.args.clone(),
            stdin: each.stdin.clone(),
            machine: each.machine.clone(),
        };
        compare(checkout, &case, &directory, &own.join("out"))
    });
    uses.into_iter().zip(verdicts).map(|((_, each), verdict)| Ok((each, verdict?))).collect()
}

/// A use as it is typed.
pub fn shown(each: &Use) -> String {
    let words: Vec<String> = each.args.iter().map(|word| quoted(word)).collect();
    let input = each.stdin.as_ref().map_or(String::new(), |name| format!(" < {name}"));
    format!("{} {}{input}", each.tool, words.join(" "))
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,:=+%@".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("{word:?}") }
}

/// `cargo xtask coreutils`.
pub fn check(_: &[String]) -> Result<(), String> {
    crate::build::build(Profile::Dev)?;
    let tally = in_tests()?;
    println!("{} passed, {} failed", tally.passed, tally.failed);
    if tally.failed == 0 { Ok(()) } else { Err("some checks fail".to_owned()) }
}

/// The stage of `cargo xtask test`.
pub fn in_tests() -> Result<Tally, String> {
    let checkout = checkout(Profile::Dev);
    c_library(&checkout)?;
    let tools: Vec<String> = IN_TESTS.iter().map(|&tool| tool.to_owned()).collect();
    let programs = build(&checkout, &tools)?;
    let mut tally = Tally::default();
    let mut count = |outcome: Result<(), String>, what: &str| {
        let one = Tally::of(&outcome);
        tally = Tally { passed: tally.passed + one.passed, failed: tally.failed + one.failed };
        if let Err(problem) = outcome {
            println!("FAILED {what}\n    {problem}");
        }
    };
    for (each, verdict) in use_them(&checkout, &programs, &tools)? {
        let outcome = match verdict {
            Verdict::Equal | Verdict::DiffersAsExpected(_) => Ok(()),
            Verdict::Differs(problem) => Err(problem),
        };
        count(outcome, &shown(&each));
    }
    for tool in &tools {
        let limit = Limit::Instructions(INSTRUCTIONS_IN_TESTS);
        let explored = explore(&checkout, &programs, tool, limit, REPLAYED_IN_TESTS);
        count(explored.and_then(|explored| sound(&explored)), &format!("{tool}, symbolic"));
    }
    Ok(tally)
}

/// The conditions that every run must meet: no test ends differently natively, and no limitation of Loam is
/// hit.
fn sound(explored: &Explored) -> Result<(), String> {
    let limits = explored.errors.iter().filter(|error| OWN_LIMITS.contains(&error.kind.as_str()));
    let limits =
        limits.map(|error| format!("{}: {} ({}:{})", error.kind, error.message, error.file, error.line));
    let problems: Vec<String> = explored.disagreements.iter().cloned().chain(limits).collect();
    if let Some(why) = &explored.not_isolated {
        println!("no test was replayed: {why}");
    } else if explored.replayed == 0 {
        return Err("no test was replayed".to_owned());
    }
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}
