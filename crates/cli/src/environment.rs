//! The environment configuration of the program under test, from the command line.

use crate::args::{FilesArg, RandomArg, RunArgs};
use loam_executor::EnvironmentConfig;
use loam_system::{CommandLine, Identities, InputSpec, Random, Setup, VariableSpec};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// The environment of a run. The error is the message for the user.
pub fn environment_config(args: &RunArgs) -> Result<EnvironmentConfig, String> {
    let environment = &args.environment;
    let arguments = args.arguments();
    let mut command_line = CommandLine::parse(args.program(), &arguments)?;
    if let Some(pattern) = &environment.sym_stdin_like {
        command_line.input = InputSpec::Like(pattern.clone());
    }
    let is_symbolic = command_line.is_symbolic();
    if !is_symbolic {
        command_line.input = InputSpec::Host;
    }
    for variable in &environment.env {
        match variable.split_once('=') {
            None => return Err(format!("--env: '{variable}' has no value; write {variable}=VALUE")),
            Some(("", _)) => return Err(format!("--env: '{variable}' has no name; write NAME=VALUE")),
            Some(_) => {}
        }
        command_line.variables.push(VariableSpec::Known(variable.clone().into_bytes()));
    }
    let directory = std::env::current_dir().map_err(|error| format!("the working directory: {error}"))?;
    let files = environment.files.unwrap_or(if is_symbolic { FilesArg::Given } else { FilesArg::Host });
    let system = Setup {
        shows_host: files == FilesArg::Host,
        given: given(&arguments, &environment.file, &directory)?,
        directory,
        identities: identities(),
        random: match environment.random {
            RandomArg::Fixed => Random::Fixed,
            RandomArg::Symbolic => Random::Symbolic,
        },
    };
    Ok(EnvironmentConfig {
        command_line,
        system,
        failures: environment.fail_syscalls.max(u32::from(environment.fail_malloc)),
        system_calls_fail: environment.fail_syscalls > 0,
        allocations_fail: environment.fail_malloc,
    })
}

/// Files that every program can read: the users and groups.
const ALWAYS_GIVEN: [&str; 2] = ["/etc/passwd", "/etc/group"];

/// The files that the program can read: those that its arguments name, if they exist, and those that the user
/// names.
fn given(arguments: &[String], files: &[PathBuf], directory: &Path) -> Result<Vec<PathBuf>, String> {
    let words = arguments.iter().filter(|argument| !argument.is_empty());
    let named = words.map(|argument| directory.join(argument)).filter(|path| path.exists());
    let mut given: Vec<PathBuf> = named.map(|path| absolute(&path)).collect();
    for file in files {
        let path = directory.join(file);
        if !path.exists() {
            return Err(format!("--file: {} does not exist", file.display()));
        }
        given.push(absolute(&path));
    }
    given.extend(ALWAYS_GIVEN.iter().map(PathBuf::from));
    Ok(given)
}

/// A path without `.` and `..`, symbolic links kept.
fn absolute(path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for part in path.components() {
        match part {
            std::path::Component::CurDir => {}
            std::path::Component::ParentDir => {
                clean.pop();
            }
            part => clean.push(part),
        }
    }
    clean
}

/// The user and group ids of Loam's process.
fn identities() -> Identities {
    match std::fs::metadata("/proc/self") {
        Ok(process) => Identities { user: process.uid(), group: process.gid() },
        Err(_) => Identities::default(),
    }
}
