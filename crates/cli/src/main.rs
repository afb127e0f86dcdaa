//! The command `loam`: parses the command line and runs one of the commands.
//!
//! The only crate that reads flags, the clock and the terminal. A wrong command line gets one line on
//! standard error and exit status 2.

mod allocator;
mod args;
mod cache;
mod cargo;
mod commands;
mod environment;
mod klee;
mod libc;
mod memory_args;
mod process;
mod program;
mod saved;
mod seeds;
mod solvers;
mod units;
mod watch;

use args::{Command, Loam};
use clap::Parser;
use clap::error::ErrorKind;
use loam_compiler::Language;
use std::process::ExitCode;

fn main() -> ExitCode {
    if let Some(status) = cargo::wrapper::compile_if_called() {
        return status;
    }
    if let Some((language, words)) = commands::cc::compiler_call(std::env::args_os()) {
        return commands::cc::run(language, words);
    }
    match Loam::try_parse() {
        Ok(loam) => dispatch(loam.command),
        Err(error) => answer(&error),
    }
}

fn dispatch(command: Command) -> ExitCode {
    match command {
        Command::Run(args) => commands::run::run(*args),
        Command::Resume(args) => commands::resume::run(args),
        Command::Klee(args) => commands::klee::run(&args.words),
        Command::Svcomp(args) => commands::svcomp::run(&args),
        Command::Cargo(command) => commands::cargo::run(command),
        Command::Test(command) => commands::test::run(&command),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Stats(args) => commands::stats::run(&args),
        Command::Report(args) => commands::report::run(&args),
        Command::Doctor => commands::doctor::run(),
        Command::Completions(args) => commands::shell::completions(&args),
        Command::Man(args) => commands::shell::man(&args),
        Command::Compare(args) => commands::compare::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        Command::PointsTo(args) => commands::points_to::run(&args),
        Command::Libc(args) => commands::libc::run(&args),
        Command::Cc(args) => commands::cc::run(Language::C, args.words),
        Command::Cxx(args) => commands::cc::run(Language::Cxx, args.words),
        Command::Extract(args) => commands::extract::run(&args),
    }
}

/// Help and version are results, not errors.
fn answer(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayVersion => {
            commands::print(&commands::version::text());
            ExitCode::from(commands::status::FINE)
        }
        ErrorKind::DisplayHelp => {
            commands::print(&error.render().to_string());
            ExitCode::from(commands::status::FINE)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
            if std::env::args_os().nth(1).is_some_and(|word| word == "cargo") =>
        {
            commands::refuse("say what to do: cargo loam run or cargo loam test (see cargo loam --help)")
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => commands::refuse(
            "say what to do: run, resume, cargo, test show, replay, stats, report, compare, solve, points-to, libc, cc, c++, extract, klee, \
             svcomp, doctor, completions or man (see loam --help)",
        ),
        _ => commands::refuse(&args::one_line(error)),
    }
}
