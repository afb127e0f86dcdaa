//! `cargo xtask exhaustive`: small programs must behave in Loam exactly as natively, over all of their
//! inputs.
//!
//! Programs of `tests/exhaustive` and random ones; see `loam_testkit::exhaustive`. Each random program is explored under one
//! combination of memory model, search, allocator and optimisation, which rotate with the seeds.

use crate::build::{Profile, build, c_library, checkout, root};
use crate::setup::{Need, require};
use crate::test::Tally;
use loam_testkit::exhaustive::generate::{Wanted, generate, has_template};
use loam_testkit::exhaustive::loam::{Combination, MODELS};
use loam_testkit::exhaustive::{Judge, Subject, Verdict};
use loam_testkit::{Checkout, checkout::files_under, pool};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How many random programs `cargo xtask test` judges.
pub const IN_TESTS: u64 = 240;
/// Programs written by hand.
const PROGRAMS: &str = "tests/exhaustive";
/// The number of combinations under which `cargo xtask test` explores each program written by hand.
const COMBINATIONS: u64 = 2;
/// The number of combinations besides every memory model, when a program is named.
const MORE_COMBINATIONS: u64 = 6;

/// The arguments of the command.
pub const USAGE: &str =
    "[N] [--seed S] [--keep] [--template NAME] [--memory|--search|--allocator|--level|--loops VALUE] [FILE…]";

/// Parts of every combination that are fixed, as options with their values.
type Fixed = Vec<(String, String)>;

/// A combination with the fixed options replaced.
fn apply(fixed: &Fixed, to: Combination) -> Combination {
    fixed.iter().fold(to, |to, (option, value)| to.with(option, value).unwrap_or(to))
}

/// The options.
struct Request {
    count: Option<u64>,
    seed: u64,
    keep: bool,
    fixed: Fixed,
    template: Option<String>,
    files: Vec<PathBuf>,
}

impl Request {
    fn parse(args: &[String]) -> Result<Self, String> {
        let mut request = Self {
            count: None,
            seed: 1,
            keep: false,
            fixed: Fixed::new(),
            template: None,
            files: Vec::new(),
        };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let seed = || format!("{arg} needs a number");
            match arg.as_str() {
                "--seed" => request.seed = args.next().and_then(|text| text.parse().ok()).ok_or_else(seed)?,
                "--keep" => request.keep = true,
                "--template" => {
                    let name = args.next().filter(|name| has_template(name));
                    request.template = Some(name.ok_or("--template needs the name of a template")?.clone());
                }
                option if option.starts_with("--") => {
                    let value = args.next().ok_or_else(|| format!("{option} needs a value; {USAGE}"))?;
                    Combination::of(0).with(option, value)?;
                    request.fixed.push((option.to_owned(), value.clone()));
                }
                text if text.parse::<u64>().is_ok() => request.count = text.parse().ok(),
                file if Path::new(file).is_file() => {
                    request.files.push(std::env::current_dir().map_err(|why| why.to_string())?.join(file))
                }
                other => {
                    return Err(format!("{other} is neither a number nor a file; {USAGE}"));
                }
            }
        }
        Ok(request)
    }
}

/// `USAGE`.
pub fn exhaustive(args: &[String]) -> Result<(), String> {
    let request = Request::parse(args)?;
    require(Need::Test)?;
    c_library(&build(Profile::Dev)?)?;
    let tally = match (&request.files[..], request.count) {
        ([], Some(count)) => random_programs(count, &request)?,
        ([], None) => in_tests()?,
        (files, _) => written_programs(files, Thoroughness::All, &request.fixed)?,
    };
    if tally.failed == 0 { Ok(()) } else { Err(format!("{} programs differ", tally.failed)) }
}

/// The stage of `cargo xtask test`.
pub fn in_tests() -> Result<Tally, String> {
    let written =
        written_programs(&files_under(&root().join(PROGRAMS), &["c"]), Thoroughness::Few, &Fixed::new())?;
    let random = random_programs(IN_TESTS, &Request::parse(&[])?)?;
    Ok(Tally { passed: written.passed + random.passed, failed: written.failed + random.failed })
}

/// The combinations under which programs written by hand are explored.
#[derive(Clone, Copy)]
enum Thoroughness {
    /// A few that differ between programs.
    Few,
    /// Every memory model, and a few more.
    All,
}

impl Thoroughness {
    fn combinations(self, turn: u64) -> Vec<Combination> {
        // 16: neighbours differ in every option.
        let some = |count: u64| (0..count).map(move |number| Combination::of(turn + number * 16));
        let usual = |memory| Combination {
            memory,
            search: "dfs",
            allocator: "kdalloc",
            level: "-O0",
            loops: "usual",
        };
        match self {
            Self::Few => some(COMBINATIONS).collect(),
            Self::All => MODELS.iter().map(|memory| usual(memory)).chain(some(MORE_COMBINATIONS)).collect(),
        }
    }
}

/// The result of a program.
enum Outcome {
    Same { behaviours: usize },
    Admitted(String),
    TooLong,
    Different(String),
}

fn written_programs(files: &[PathBuf], thoroughness: Thoroughness, fixed: &Fixed) -> Result<Tally, String> {
    let checkout = checkout(Profile::Dev);
    let outcomes = pool::map(files, |file| written_program(&checkout, file, thoroughness, fixed));
    let named: Vec<(String, Outcome)> =
        files.iter().map(|file| checkout.short(file).display().to_string()).zip(outcomes).collect();
    Ok(show("programs", &named))
}

/// A program written by hand: no behaviour may be missing under any of its combinations.
fn written_program(checkout: &Checkout, file: &Path, thoroughness: Thoroughness, fixed: &Fixed) -> Outcome {
    let name = checkout.flat_name(file);
    let turn: u64 = name.bytes().map(u64::from).sum();
    let combinations = thoroughness.combinations(turn);
    let judged = Subject::read(file).and_then(|subject| {
        let judge = Judge::new(checkout, &subject, &name)?;
        let verdicts: Vec<Verdict> = combinations
            .iter()
            .map(|&combination| judge.judge(apply(fixed, fitting(combination, &judge))))
            .collect();
        Ok((judge.behaviours(), verdicts))
    });
    let (behaviours, verdicts) = match judged {
        Ok(judged) => judged,
        Err(problem) => return Outcome::Different(problem),
    };
    let worst = verdicts.into_iter().find_map(|verdict| match verdict {
        Verdict::Same(_) => None,
        Verdict::Admitted(losses) => {
            Some(format!("behaviours are missing; Loam says: {}", losses.join("; ")))
        }
        Verdict::TooLong => Some("Loam takes too long".to_owned()),
        Verdict::Different(problem) => Some(problem),
    });
    match worst {
        None => Outcome::Same { behaviours },
        Some(problem) => Outcome::Different(problem),
    }
}

/// `global` reuses freed addresses at once, so that a use of a freed object may hit another object: programs
/// with bugs are run with another allocator.
fn fitting(combination: Combination, judge: &Judge<'_>) -> Combination {
    let reuses = judge.has_bugs() && combination.allocator == "global";
    Combination { allocator: if reuses { "kdalloc" } else { combination.allocator }, ..combination }
}

/// The programs of `count` seeds.
fn random_programs(count: u64, request: &Request) -> Result<Tally, String> {
    let checkout = checkout(Profile::Dev);
    let directory = checkout.scratch.join("exhaustive");
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let seeds: Vec<u64> = (request.seed..request.seed + count).collect();
    let outcomes = pool::map(&seeds, |&seed| random_program(&checkout, &directory, seed, request));
    let named: Vec<(String, Outcome)> = seeds
        .iter()
        .map(|seed| format!("cargo xtask exhaustive 1 --seed {seed} --keep"))
        .zip(outcomes)
        .collect();
    Ok(show("random programs", &named))
}

fn random_program(checkout: &Checkout, directory: &Path, seed: u64, request: &Request) -> Outcome {
    let verdict = match judge_random(checkout, directory, seed, BTreeSet::new(), request) {
        Err(problem) => return Outcome::Different(problem),
        Ok(verdict) => verdict,
    };
    match verdict {
        Verdict::Same(behaviours) => Outcome::Same { behaviours },
        Verdict::Admitted(losses) => Outcome::Admitted(reason(&losses)),
        Verdict::TooLong => Outcome::TooLong,
        Verdict::Different(problem) => {
            // Printed at once: thousands of programs take hours, and whoever interrupts them must see the
            // results so far.
            println!("{seed} differs");
            Outcome::Different(shrunk(checkout, directory, seed, request).unwrap_or(problem))
        }
    }
}

/// Losses in one line that is the same for all programs with such a loss.
fn reason(losses: &[String]) -> String {
    let last = losses.first().map_or("", String::as_str);
    last.split_once(": ").map_or(last, |(_, reason)| reason).to_owned()
}

/// Generates and judges; the files of a program that agrees are removed unless they are to be kept.
fn judge_random(
    checkout: &Checkout,
    directory: &Path,
    seed: u64,
    left_out: BTreeSet<usize>,
    request: &Request,
) -> Result<Verdict, String> {
    let generated = generate(seed, &Wanted { left_out, template: request.template.clone() });
    let program = directory.join(format!("{seed}.c"));
    std::fs::write(&program, &generated.text).map_err(|why| why.to_string())?;
    let subject = Subject {
        program: program.clone(),
        may_be_uninitialised: generated.may_be_uninitialised,
        inputs_below: generated.inputs_below,
    };
    let named = |problem| format!("{problem}\n{}", program.display());
    let judge = Judge::new(checkout, &subject, &format!("{seed}.made")).map_err(named)?;
    let mut combination = Combination::of(seed);
    // Bugs of optimised programs cannot be compared: most programs with bugs are run unoptimised.
    if judge.has_bugs() && !seed.is_multiple_of(4) {
        combination.level = "-O0";
    }
    let verdict = judge.judge(apply(&request.fixed, fitting(combination, &judge)));
    if !request.keep && !matches!(verdict, Verdict::Different(_)) {
        judge.clear();
        let _ = std::fs::remove_file(&program);
    }
    Ok(verdict)
}

/// The problem of the smallest program of a seed that still differs: parts are left out one by one.
fn shrunk(checkout: &Checkout, directory: &Path, seed: u64, request: &Request) -> Option<String> {
    let parts = generate(seed, &Wanted::default()).parts;
    let mut left_out = BTreeSet::new();
    for part in 0..parts {
        let mut less = left_out.clone();
        less.insert(part);
        if matches!(judge_random(checkout, directory, seed, less.clone(), request), Ok(Verdict::Different(_)))
        {
            left_out = less;
        }
    }
    match judge_random(checkout, directory, seed, left_out.clone(), request) {
        Ok(Verdict::Different(problem)) => {
            Some(format!("{problem}\n(parts left out: {left_out:?} of {parts})"))
        }
        Ok(_) | Err(_) => None,
    }
}

/// Prints the problems, and the number of programs that agree.
fn show(what: &str, outcomes: &[(String, Outcome)]) -> Tally {
    let mut tally = Tally::default();
    let (mut behaviours, mut too_long, mut losses) = (0, 0, std::collections::BTreeMap::<&str, usize>::new());
    for (name, outcome) in outcomes {
        match outcome {
            Outcome::Same { behaviours: some } => {
                tally.passed += 1;
                behaviours += some;
            }
            Outcome::Admitted(reason) => *losses.entry(reason).or_default() += 1,
            Outcome::TooLong => too_long += 1,
            Outcome::Different(problem) => {
                tally.failed += 1;
                println!("FAILED {name}\n    {}", problem.replace('\n', "\n    "));
            }
        }
    }
    println!(
        "{} {what} agree with native runs on all inputs ({behaviours} behaviours), {} differ, {too_long} took too long",
        tally.passed, tally.failed
    );
    for (reason, count) in losses {
        println!("{count} {what} lack behaviours, as Loam says: {reason}");
    }
    tally
}
