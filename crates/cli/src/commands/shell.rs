//! What shells and readers of manuals need: `loam completions` and `loam man`, both made from the definition of the
//! command line.

use crate::args::{CompletionsArgs, Loam, ManArgs};
use crate::commands::{print, refuse, status};
use clap::CommandFactory;
use std::fs;
use std::process::ExitCode;

/// Prints the completions of a shell.
pub fn completions(args: &CompletionsArgs) -> ExitCode {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Loam::command(), "loam", &mut script);
    print(&String::from_utf8_lossy(&script));
    ExitCode::from(status::FINE)
}

/// Writes a manual page for each command.
pub fn man(args: &ManArgs) -> ExitCode {
    let directory = &args.directory;
    let written =
        fs::create_dir_all(directory).and_then(|()| clap_mangen::generate_to(Loam::command(), directory));
    match written {
        Ok(()) => ExitCode::from(status::FINE),
        Err(error) => refuse(&format!("{}: {error}", directory.display())),
    }
}
