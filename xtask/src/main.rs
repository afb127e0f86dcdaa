//! The project's own commands: set-up, demonstration, checks, tests, benchmarks. Run as `cargo xtask COMMAND`.
//!
//! Builds on a bare machine: neither LLVM nor the solver is linked in, because this program installs them.
//! One file per command; the list below is both the help text and the dispatcher.

mod bench;
mod book;
mod build;
mod checks;
mod command_line;
mod concrete;
mod coreutils;
mod deb;
mod demo;
mod exhaustive;
mod packages;
mod pages;
mod random;
mod schemas;
mod setup;
mod test;
mod tidy;

use std::process::ExitCode;

/// A command: its name, its arguments, its help, and its function.
type Command = (&'static str, &'static str, &'static str, fn(&[String]) -> Result<(), String>);

const COMMANDS: &[Command] = &[
    ("demo", "", "install what is missing, build, and find a bug in a small program", demo::demo),
    ("test", "", "format, lints, tidy, all tests: what .ci/run runs", test::test),
    ("setup", "", "install what is missing", setup::setup),
    (
        "ui",
        "[--check-points-to | --memory[=MODEL,…] | --jobs] [FILTER…]",
        "only the test programs whose path contains a FILTER; or check the points-to analysis, the memory models or several workers on them",
        checks::ui,
    ),
    ("bless", "[FILTER…]", "rewrite the golden reports and the output in documents", checks::bless),
    ("coreutils", "", "only ten programs of coreutils, concrete and symbolic", coreutils::check),
    ("pages", "", "only the pages of runs, in a browser", pages::pages),
    ("laws", "", "only the tests of determinism", checks::laws),
    ("csmith", "[N] [--seed S]", "compare N random programs with native runs (200, seed 1)", random::csmith),
    (
        "exhaustive",
        exhaustive::USAGE,
        "compare small programs with native runs on all inputs: tests/exhaustive and 240 random ones, N random ones, or FILEs",
        exhaustive::exhaustive,
    ),
    (
        "build-package",
        "NAME…",
        "build a Debian source package with `loam cc` and try it",
        packages::build_package,
    ),
    ("book", "", "make a book of HTML pages of docs/, and check its links", book::book),
    (
        "deb",
        "[--check]",
        "make a Debian package; with --check also install it in a bare system and run the README's examples there",
        deb::deb,
    ),
    ("tidy", "", "check the rules of the code that no compiler checks", tidy::tidy),
    ("bench", "NAME [ARGS…]", "run a benchmark; without a NAME, list them", bench::bench),
];

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let name = args.first().map_or("help", String::as_str);
    let Some((.., command)) = COMMANDS.iter().find(|(known, ..)| *known == name) else {
        help();
        let asked = matches!(name, "help" | "--help" | "-h");
        return if asked { ExitCode::SUCCESS } else { ExitCode::from(2) };
    };
    match command(&args[1..]) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("cargo xtask {name}: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn help() {
    println!("cargo xtask COMMAND");
    for (name, args, what, _) in COMMANDS {
        println!("  {:24} {what}", format!("{name} {args}"));
    }
}
