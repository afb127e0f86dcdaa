//! Runs every test program under other memory models: they may have fewer paths, but find the same bugs.
//!
//! The expected bugs and the expected status of a program hold for every model. The expected numbers of paths
//! are those of the forking model, which forks most: other models have at most as many. Output, exit statuses
//! and the texts of reports are examples of the behaviour of paths, so fewer paths show fewer of them; the
//! native replay checks whether they are right. A model that gave objects up (`single`) may miss bugs, but
//! must not report false ones; the other models cover the same code, and if no pointer resolution forked a
//! path, they have the same paths.

use crate::addressing;
use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::pool;
use crate::process::Ran;
use crate::replay;
use crate::results::{Expected, Results};
use crate::ui::{Verdict, differences, expects, input_of, run_loam, tail};
use std::path::{Path, PathBuf};

/// The models other than forking.
pub const MODELS: &[&str] =
    &["single", "merging", "flat", "segmented", "dynamic", "dynamic+split", "merging+split", "auto", "plane"];

/// Runs test programs under each of these models, a few programs at a time.
pub fn run_all(checkout: &Checkout, programs: &[PathBuf], models: &[String]) -> Vec<Verdict> {
    pool::map(programs, |program| Verdict {
        program: program.clone(),
        outcome: run_one(checkout, program, models),
    })
}

fn run_one(checkout: &Checkout, program: &Path, models: &[String]) -> Result<usize, String> {
    let text = std::fs::read_to_string(program).map_err(|why| why.to_string())?;
    let directives = Directives::parse(&text)?;
    if directives.skip_memory.is_some() {
        return Ok(0);
    }
    let name = format!("ui-models/{}", checkout.flat_name(program));
    let out = checkout.fresh(&name).map_err(|why| why.to_string())?;
    let input = input_of(checkout, program, &directives, &out)?;
    let mut replayed = Replayed { checkout, program, done: Vec::new() };
    let (mut problems, mut all) = (Vec::new(), Vec::new());
    for model in models {
        let (found, results) = run_under(&mut replayed, &input, &directives, model, &out.join(model))?;
        problems.extend(found.into_iter().map(|problem| format!("--memory {model}: {problem}")));
        all.push(results);
    }
    problems.extend(differences_between(models, &all));
    problems.extend(addressing::differences(checkout, &input, &directives, &out)?);
    if problems.is_empty() { Ok(replayed.done.len()) } else { Err(problems.join("\n")) }
}

/// The problems of a run under a model, and its results.
fn run_under(
    replayed: &mut Replayed<'_>,
    input: &Path,
    usual: &Directives,
    model: &str,
    out: &Path,
) -> Result<(Vec<String>, Results), String> {
    let asked = usual.with_memory(model, None);
    let ran = run_loam(replayed.checkout, input, &asked, out)?;
    let results = Results::read(out).map_err(|why| format!("--memory {model}: {why}; {}", tail(&ran)))?;
    let mut problems = judge(replayed.program, usual, &asked, &ran, &results);
    problems.extend(replayed.replay(usual, &results));
    Ok((problems, results))
}

fn judge(
    program: &Path,
    usual: &Directives,
    asked: &Directives,
    ran: &Ran,
    results: &Results,
) -> Vec<String> {
    let gave_up = results.number("resolutions_narrowed").unwrap_or(0) > 0;
    let expected = match gave_up {
        true => without_what_was_missed(program, asked, results),
        false => asked.clone(),
    };
    let mut problems = differences(program, &Directives { stdout: Vec::new(), ..expected }, ran, results);
    let most = [("paths_completed", usual.completed), ("paths_error", usual.error_paths)];
    for (key, most) in most.into_iter().filter_map(|(key, most)| Some((key, most?))) {
        match results.number(key) {
            Ok(found) if found <= most => {}
            Ok(found) => problems.push(format!("{key}: expected at most {most}, found {found}")),
            Err(why) => problems.push(why),
        }
    }
    problems
}

/// The expectations of a run that gave objects up: any subset of the bugs.
fn without_what_was_missed(program: &Path, asked: &Directives, results: &Results) -> Directives {
    let errors = results.errors();
    let is_found = |bug: &&_| errors.iter().any(|error| expects(bug, program, error));
    let bugs = asked.bugs.iter().filter(is_found).cloned().collect();
    Directives { bugs, partial: results.number("paths_partial").ok(), ..asked.clone() }
}

/// The disagreements between complete runs, which differ only in the memory model.
fn differences_between(models: &[String], all: &[Results]) -> Vec<String> {
    let number = |results: &Results, key| results.number(key).unwrap_or(0);
    let is_complete = |results: &Results| {
        let left_out = number(results, "resolutions_narrowed") + number(results, "paths_partial");
        results.word("status") == Ok("done") && left_out == 0
    };
    let complete: Vec<(&String, &Results)> =
        models.iter().zip(all).filter(|(_, results)| is_complete(results)).collect();
    let is_unsplit = |(_, results): &&(&String, &Results)| number(results, "resolution_forks") == 0;
    let unsplit: Vec<(&String, &Results)> = complete.iter().filter(is_unsplit).copied().collect();
    let figures = [
        (&complete, "covered_lines"),
        (&complete, "covered_branches"),
        (&unsplit, "paths_completed"),
        (&unsplit, "paths_error"),
    ];
    let mut problems = Vec::new();
    for (runs, key) in figures {
        let mut found: Vec<String> =
            runs.iter().map(|(model, results)| format!("{} with {model}", number(results, key))).collect();
        // Objects of any symbolic size share a path in the plane model, so that it may have fewer paths.
        let may_be_less = |model: &str| model == "plane" && key.starts_with("paths");
        let most = runs.iter().map(|(_, results)| number(results, key)).max().unwrap_or(0);
        let differs = |(model, results): &(&String, &Results)| {
            number(results, key) != most && !may_be_less(model.as_str())
        };
        if runs.iter().any(differs) {
            found.sort();
            problems.push(format!("{key}: {}", found.join(", ")));
        }
    }
    problems
}

/// The tests of a program that were replayed natively. Models often generate the same tests.
struct Replayed<'a> {
    checkout: &'a Checkout,
    program: &'a Path,
    done: Vec<(Vec<u8>, Option<Vec<u8>>, String)>,
}

impl Replayed<'_> {
    /// Replays the tests of a run that no other run had, and returns their problems.
    fn replay(&mut self, directives: &Directives, results: &Results) -> Vec<String> {
        if directives.skip_replay.is_some() {
            return Vec::new();
        }
        let mut problems = Vec::new();
        for (test, expected) in results.tests() {
            let printed = std::fs::read(test.with_extension("stdout")).ok();
            let key = (std::fs::read(&test).unwrap_or_default(), printed, ending(&expected));
            if self.done.contains(&key) {
                continue;
            }
            self.done.push(key);
            problems.extend(replay::judge(self.checkout, self.program, directives, &test, &expected).err());
        }
        problems
    }
}

/// The ending of a test, without the parts that differ from run to run.
fn ending(expected: &Expected) -> String {
    match expected {
        Expected::Exit(status) => format!("exit {status}"),
        Expected::Error(error) => format!("{}:{} {}", error.file, error.line, error.kind),
        Expected::Anything => "anything".to_owned(),
    }
}
