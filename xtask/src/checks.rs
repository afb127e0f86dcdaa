//! Runs the tests that need the finished binary: test programs, command lines, determinism.

use crate::build::{Profile, build, c_libraries, checkout, root};
use crate::test::Tally;
use loam_testkit::ui::{Goldens, Verdict};
use loam_testkit::{claims, determinism, documents, models, session, svcomp, ui, workers};
use std::path::PathBuf;

/// Directories with test programs that must pass.
const PROGRAMS: &[&str] = &["tests/pass", "tests/bug", POINTS_TO];
/// Programs with claims about their pointers.
const POINTS_TO: &str = "tests/points-to";
/// The option to check the points-to analysis instead.
const CHECK_POINTS_TO: &str = "--check-points-to";
/// The option to run the test programs under other memory models instead.
const MEMORY: &str = "--memory";
/// The option to run the test programs with several workers instead.
const JOBS: &str = "--jobs";

/// Programs for the laws of whole runs: forks in code, in memory and on errors.
const LAWS: [&str; 11] = [
    "tests/pass/sort-symbolic.c",
    "tests/pass/pointers-to-several-objects.c",
    "tests/bug/ptr/global-index.c",
    "tests/bug/assert/deep.c",
    "tests/bug/ptr/one-of-several.c",
    "tests/bug/ptr/symbolic-size-index.c",
    "tests/pass/float-branches.c",
    "tests/pass/linked-tree.c",
    "tests/pass/across-chunks.c",
    "tests/pass/forks-over-a-buffer.c",
    "tests/bug/uaf/listing1.c",
];
/// Options that may change the time of a run, but not its results.
const VARIANTS: &[&[&str]] = &[
    &["--search", "dfs"],
    &["--search", "bfs"],
    &["--search", "random-path"],
    &["--search", "random-state"],
    &["--search", "cov-new"],
    &["--search", "random-path,cupa,subpath", "--seed", "5"],
    &["--no-cache", "query"],
    &["--no-cache", "model"],
    &["--no-cache", "query", "--no-cache", "model"],
    &["--objects", "whole"],
    &["--allocator", "bump"],
    &["--allocator", "kdalloc", "--quarantine", "unlimited"],
    &["--no-check", "uninit"],
    // Objects that may be moved, of which none is, are no different from objects that stay where they are.
    &["--addresses", "fixed"],
    &["--addresses", "relocatable", "--relocate", "heap,globals,locals"],
];

/// `cargo xtask ui`.
pub fn ui(args: &[String]) -> Result<(), String> {
    let models = args.iter().find_map(|arg| arg.strip_prefix(MEMORY)).map(models_named).transpose()?;
    let is_option =
        |arg: &&String| [CHECK_POINTS_TO, JOBS].contains(&arg.as_str()) || arg.starts_with(MEMORY);
    let filters: Vec<String> = args.iter().filter(|arg| !is_option(arg)).cloned().collect();
    c_libraries(&build(Profile::Dev)?)?;
    let has = |option| args.iter().any(|arg| arg == option);
    let tallies = match (models, has(CHECK_POINTS_TO)) {
        (Some(models), _) => vec![run_models(&filters, &models)],
        (None, true) => vec![run_claims(&filters), run_checked(&filters)],
        (None, false) if has(JOBS) => {
            vec![run_workers(&filters, &[&["--jobs", "2"], &["--jobs", "3"], &["--jobs", "8"], STRESS])]
        }
        (None, false) => {
            vec![
                run_programs(&filters, Goldens::Check),
                run_sessions(&filters),
                run_tasks(&filters),
                run_documents(&filters),
            ]
        }
    };
    let failed: usize = tallies.iter().map(|tally| tally.failed).sum();
    println!("{} passed, {failed} failed", tallies.iter().map(|tally| tally.passed).sum::<usize>());
    if failed == 0 { Ok(()) } else { Err("some checks fail".to_owned()) }
}

/// `cargo xtask bless`.
pub fn bless(filters: &[String]) -> Result<(), String> {
    c_libraries(&build(Profile::Dev)?)?;
    let documents = documents::documents(&root(), filters);
    let blessed = documents::bless_all(&checkout(Profile::Dev), &documents)?;
    println!("{blessed} steps of documents written anew");
    let tally = run_programs(filters, Goldens::Bless);
    println!("{} blessed; look at the changes before committing them", tally.passed);
    if tally.failed == 0 { Ok(()) } else { Err("some programs fail for other reasons".to_owned()) }
}

/// `cargo xtask laws`.
pub fn laws(_: &[String]) -> Result<(), String> {
    build(Profile::Dev)?;
    let tally = determinism()?;
    println!("{} passed, {} failed", tally.passed, tally.failed);
    if tally.failed == 0 { Ok(()) } else { Err("some checks fail".to_owned()) }
}

/// All test programs.
pub fn test_programs() -> Result<Tally, String> {
    Ok(run_programs(&[], Goldens::Check))
}

/// The points-to analysis: the claims of programs, and every access of every test program.
pub fn points_to() -> Result<Tally, String> {
    let (claims, checked) = (run_claims(&[]), run_checked(&[]));
    Ok(Tally { passed: claims.passed + checked.passed, failed: claims.failed + checked.failed })
}

fn run_claims(filters: &[String]) -> Tally {
    let verdicts =
        claims::judge_all(&checkout(Profile::Dev), &ui::programs(&[root().join(POINTS_TO)], filters));
    let judged: usize = verdicts.iter().filter_map(|verdict| verdict.outcome.as_ref().ok()).sum();
    println!("{} programs, {judged} claims about pointers", verdicts.len());
    show(&verdicts)
}

fn run_checked(filters: &[String]) -> Tally {
    let directories: Vec<PathBuf> = PROGRAMS.iter().map(|directory| root().join(directory)).collect();
    let programs = ui::programs(&directories, filters);
    show(&ui::run_all_checked(&checkout(Profile::Dev), &programs))
}

/// Every test program under every memory model.
pub fn memory_models() -> Result<Tally, String> {
    Ok(run_models(&[], &models_named("")?))
}

/// The models that follow `--memory`: `=MODEL,…`, or nothing for all.
fn models_named(text: &str) -> Result<Vec<String>, String> {
    let known = models::MODELS;
    let wrong = || format!("{MEMORY}{text}: the models are {}", known.join(", "));
    let names: Vec<&str> = match text.strip_prefix('=') {
        Some(names) => names.split(',').collect(),
        None if text.is_empty() => known.to_vec(),
        None => return Err(wrong()),
    };
    match names.iter().all(|name| known.contains(name)) {
        true => Ok(names.into_iter().map(str::to_owned).collect()),
        false => Err(wrong()),
    }
}

fn run_models(filters: &[String], models: &[String]) -> Tally {
    let directories: Vec<PathBuf> = PROGRAMS.iter().map(|directory| root().join(directory)).collect();
    let verdicts = models::run_all(&checkout(Profile::Dev), &ui::programs(&directories, filters), models);
    let replayed: usize = verdicts.iter().filter_map(|verdict| verdict.outcome.as_ref().ok()).sum();
    println!(
        "{} programs under {}, {replayed} different tests replayed natively",
        verdicts.len(),
        models.join(", ")
    );
    show(&verdicts)
}

/// As if memory ran out all the time.
const STRESS: &[&str] = &["--stress-memory"];

/// Every test program with three workers and with little memory, and some with other numbers of workers.
pub fn workers() -> Result<Tally, String> {
    let (all, some) = (run_workers(&[], &[&["--jobs", "3"], STRESS]), LAWS.map(str::to_owned));
    let more = run_workers(&some, &[&["--jobs", "2"], &["--jobs", "8"], &["--jobs", "2", "--stress-memory"]]);
    Ok(Tally { passed: all.passed + more.passed, failed: all.failed + more.failed })
}

fn run_workers(filters: &[String], variants: &[&[&str]]) -> Tally {
    let directories: Vec<PathBuf> = PROGRAMS.iter().map(|directory| root().join(directory)).collect();
    let programs = ui::programs(&directories, filters);
    let verdicts = workers::run_all(&checkout(Profile::Dev), &programs, variants);
    let compared: usize = verdicts.iter().filter_map(|verdict| verdict.outcome.as_ref().ok()).sum();
    println!(
        "{} programs, {compared} runs with several workers or little memory compared with one",
        verdicts.len()
    );
    show(&verdicts)
}

/// All command-line sessions.
pub fn command_line() -> Result<Tally, String> {
    let (sessions, tasks) = (run_sessions(&[]), run_tasks(&[]));
    Ok(Tally { passed: sessions.passed + tasks.passed, failed: sessions.failed + tasks.failed })
}

/// The laws of whole runs.
pub fn determinism() -> Result<Tally, String> {
    let checkout = checkout(Profile::Dev);
    let mut tally = Tally::default();
    for program in LAWS.iter().map(|path| root().join(path)) {
        let laws = [
            determinism::same_seed_same_bytes(&checkout, &program, &["--seed", "7"]),
            determinism::same_seed_same_bytes(
                &checkout,
                &program,
                &["--search", "random-state", "--seed", "3"],
            ),
            determinism::options_change_no_result(&checkout, &program, VARIANTS),
        ];
        for outcome in laws {
            if let Err(problem) = &outcome {
                println!(
                    "FAILED {}\n    {}",
                    checkout.short(&program).display(),
                    problem.replace('\n', "\n    ")
                );
            }
            let one = Tally::of(&outcome.map(drop));
            tally = Tally { passed: tally.passed + one.passed, failed: tally.failed + one.failed };
        }
    }
    Ok(tally)
}

fn run_programs(filters: &[String], goldens: Goldens) -> Tally {
    let checkout = checkout(Profile::Dev);
    let directories: Vec<PathBuf> = PROGRAMS.iter().map(|directory| root().join(directory)).collect();
    let verdicts = ui::run_all(&checkout, &ui::programs(&directories, filters), goldens);
    let tally = show(&verdicts);
    let replayed: usize = verdicts.iter().filter_map(|verdict| verdict.outcome.as_ref().ok()).sum();
    println!("{} programs, {replayed} generated tests replayed natively", verdicts.len());
    tally
}

fn run_sessions(filters: &[String]) -> Tally {
    let sessions = session::sessions(&root().join("tests/cli"), filters);
    show(&session::run_all(&checkout(Profile::Dev), &sessions))
}

fn run_tasks(filters: &[String]) -> Tally {
    let tasks = svcomp::tasks(&root().join("tests/svcomp"), filters);
    show(&svcomp::run_all(&checkout(Profile::Dev), &tasks))
}

/// All commands in documents.
pub fn documents() -> Result<Tally, String> {
    Ok(run_documents(&[]))
}

fn run_documents(filters: &[String]) -> Tally {
    let documents = documents::documents(&root(), filters);
    show(&documents::run_all(&checkout(Profile::Dev), &documents))
}

fn show(verdicts: &[Verdict]) -> Tally {
    let checkout = checkout(Profile::Dev);
    for verdict in verdicts {
        if let Err(problem) = &verdict.outcome {
            let name = checkout.short(&verdict.program).display();
            println!("FAILED {name}\n    {}", problem.replace('\n', "\n    "));
        }
    }
    let failed = verdicts.iter().filter(|verdict| verdict.outcome.is_err()).count();
    Tally { passed: verdicts.len() - failed, failed }
}
