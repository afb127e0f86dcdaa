//! GNU coreutils in Loam: built with `loam cc`, used concretely beside the machine, explored with symbolic arguments.
//!
//! `cargo xtask bench coreutils` measures all programs; `cargo xtask test` checks the ten named here.

mod directory;
mod symbolic;
mod uses;

pub use symbolic::{Explored, Limit, explore};
pub use uses::{Use, tools};

use crate::build::{Profile, c_library, place};
use crate::concrete::{Case, Verdict, compare};
use crate::packages::{COREUTILS, make};
use crate::test::Tally;
use loam_testkit::{Place, pool};
use std::path::{Path, PathBuf};

/// What continuous integration looks at: programs that parse, compute, read files and read directories, and whose
/// tests can be repeated on any machine, for they change nothing.
const IN_TESTS: &[&str] = &["base64", "cat", "cut", "echo", "expr", "head", "ls", "paste", "seq", "tr"];
/// Instructions of a symbolic run there.
const INSTRUCTIONS_IN_TESTS: u64 = 500_000;
/// Tests of each that are repeated there.
const REPLAYED_IN_TESTS: usize = 40;
/// Errors that say that Loam cannot do something.
const OWN_LIMITS: &[&str] = &["exec", "external"];

/// Makes programs, unless they are there, and says in which directory they are.
pub fn build(place: &Place, tools: &[String]) -> Result<PathBuf, String> {
    let paths: Vec<String> = tools.iter().map(|tool| format!("src/{tool}")).collect();
    let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
    Ok(make(place, &COREUTILS, &paths)?.directory.join("src"))
}

/// The uses of these programs in Loam and on the machine, with what came of each.
pub fn use_them(place: &Place, programs: &Path, tools: &[String]) -> Result<Vec<(Use, Verdict)>, String> {
    let scratch = place.fresh("coreutils-uses").map_err(|why| why.to_string())?;
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
        compare(place, &case, &directory, &own.join("out"))
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
    if tally.failed == 0 { Ok(()) } else { Err("not everything passes".to_owned()) }
}

/// The stage of `cargo xtask test`.
pub fn in_tests() -> Result<Tally, String> {
    let place = place(Profile::Dev);
    c_library(&place)?;
    let tools: Vec<String> = IN_TESTS.iter().map(|&tool| tool.to_owned()).collect();
    let programs = build(&place, &tools)?;
    let mut tally = Tally::default();
    let mut count = |outcome: Result<(), String>, what: &str| {
        let one = Tally::of(&outcome);
        tally = Tally { passed: tally.passed + one.passed, failed: tally.failed + one.failed };
        if let Err(problem) = outcome {
            println!("FAILED {what}\n    {problem}");
        }
    };
    for (each, verdict) in use_them(&place, &programs, &tools)? {
        let outcome = match verdict {
            Verdict::Equal | Verdict::DiffersAsExpected(_) => Ok(()),
            Verdict::Differs(problem) => Err(problem),
        };
        count(outcome, &shown(&each));
    }
    for tool in &tools {
        let limit = Limit::Instructions(INSTRUCTIONS_IN_TESTS);
        let explored = explore(&place, &programs, tool, limit, REPLAYED_IN_TESTS);
        count(explored.and_then(|explored| sound(&explored)), &format!("{tool}, symbolic"));
    }
    Ok(tally)
}

/// What no run may show: a test that ends otherwise on the machine, or something Loam cannot do.
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
