//! `loam klee`: a run with KLEE's command line, which leaves what a run of KLEE leaves.

use crate::args::{Command, KleeRun, Loam, RunArgs, one_line};
use crate::commands::{print, refuse, run, status};
use crate::klee::{Asked, Translated, help, translate};
use clap::Parser;
use std::process::ExitCode;

/// Explores the program.
pub fn run(words: &[String]) -> ExitCode {
    match translate(words) {
        Ok(Asked::Run(translated)) => match run_args(words, translated) {
            Ok(args) => run::run(args),
            Err(message) => refuse(&message),
        },
        Ok(Asked::Help) => {
            print(&help());
            ExitCode::from(status::FINE)
        }
        Ok(Asked::Version) => {
            print(concat!("Loam ", env!("CARGO_PKG_VERSION"), ", with the command line of KLEE 3.2\n"));
            ExitCode::from(status::FINE)
        }
        Err(message) => refuse(&message),
    }
}

fn run_args(words: &[String], translated: Translated) -> Result<RunArgs, String> {
    let Translated { words: translated, notes, assembly, module, quiet_warnings } = translated;
    let start = ["loam", "run"].map(str::to_owned);
    let parsed = Loam::try_parse_from(start.into_iter().chain(translated));
    let mut args = match parsed.map_err(|error| one_line(&error))?.command {
        Command::Run(args) => *args,
        _ => unreachable!("the command is run"),
    };
    let command =
        ["loam klee"].into_iter().chain(words.iter().map(String::as_str)).collect::<Vec<_>>().join(" ");
    args.klee = Some(KleeRun { command, notes, assembly, module, quiet_warnings });
    Ok(args)
}
