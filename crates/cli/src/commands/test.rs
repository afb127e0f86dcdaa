//! `loam test show`: the inputs of tests.

use crate::args::TestCommand;
use crate::commands::{print, refuse, status};
use loam_report::{Ktest, show};
use std::process::ExitCode;

/// Prints each test; stops at the first that cannot be read.
pub fn run(command: &TestCommand) -> ExitCode {
    let TestCommand::Show { tests } = command;
    for path in tests {
        match Ktest::read(path) {
            Ok(test) => print(&show::render(&path.display().to_string(), &test)),
            Err(error) => return refuse(&format!("{}: {error}", path.display())),
        }
    }
    ExitCode::from(status::FINE)
}
