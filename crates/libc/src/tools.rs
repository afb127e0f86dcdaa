//! The programs a build needs: clang, make, tar, and how they are run.
//!
//! Variables that change what a compiler or a configure script does are taken out of their environment, so that the
//! same source gives the same library everywhere.

use crate::Error;
use crate::made_of::MadeOf;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::UNIX_EPOCH;

/// The compiler; the same that compiles programs.
pub const CLANG: &str = "clang-22";

const MEDDLING: &[&str] = &[
    "CC",
    "CFLAGS",
    "CPPFLAGS",
    "LDFLAGS",
    "LIBCC",
    "AR",
    "RANLIB",
    "CROSS_COMPILE",
    "MAKEFLAGS",
    "MFLAGS",
    "MAKELEVEL",
    "CPATH",
    "C_INCLUDE_PATH",
    "DESTDIR",
];

/// A command in a clean environment that speaks English.
pub fn command(program: &str, directory: &Path) -> Command {
    let mut command = Command::new(program);
    MEDDLING.iter().for_each(|name| {
        command.env_remove(name);
    });
    command.env("LC_ALL", "C").current_dir(directory).stdin(std::process::Stdio::null());
    command
}

/// Runs a command to its end. What it says when it fails is told in one line.
pub fn run(command: &mut Command, doing: &str) -> Result<Output, Error> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|why| not_run(&program, &why))?;
    if output.status.success() {
        return Ok(output);
    }
    let said = telling_line(&output);
    Err(Error::new(format!("{doing} failed: {said}"), "look at what it says; `loam libc` tries again"))
}

/// The line of a failed command that says most.
pub fn telling_line(output: &Output) -> String {
    let said = [&output.stderr[..], &output.stdout[..]].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    let lines = || said.lines().map(str::trim).filter(|line| !line.is_empty());
    let telling = lines().find(|line| line.contains("error:") || line.starts_with("E: "));
    telling.or_else(|| lines().next_back()).map_or_else(|| output.status.to_string(), str::to_owned)
}

/// Why a program does not even start.
pub fn not_run(program: &str, why: &std::io::Error) -> Error {
    if why.kind() != std::io::ErrorKind::NotFound {
        return Error::new(format!("{program} cannot be run: {why}"), "check its installation");
    }
    let package = if program == "apt-get" { "apt" } else { program };
    Error::new(format!("{program} is not installed"), format!("install it: apt-get install {package}"))
}

/// Refuses early, before anything is fetched, if there is no make.
pub fn require_make() -> Result<(), Error> {
    let outcome = Command::new("make").arg("--version").output();
    outcome.map(drop).map_err(|why| not_run("make", &why))
}

/// The installed clang.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiler {
    /// What it says about itself; unknown until it is asked, which takes a while.
    version: Option<String>,
    /// Path, size and time of its file: as long as they are the same, so is the version.
    pub file: String,
}

impl Compiler {
    /// Looks for clang without running it.
    pub fn unasked() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found =
            std::env::split_paths(&path).map(|directory| directory.join(CLANG)).find(|p| p.is_file())?;
        Some(Compiler { version: None, file: describe(&found)? })
    }

    /// Runs clang for its version.
    pub fn ask() -> Result<Self, Error> {
        let version = version()?;
        let file = Self::unasked().map_or_else(String::new, |compiler| compiler.file);
        Ok(Compiler { version: Some(version), file })
    }

    /// What it says about itself.
    pub fn version(&self) -> Option<String> {
        self.version.clone().or_else(|| version().ok())
    }

    /// Whether a library was made by this compiler.
    pub fn is_the_one(&self, made_of: &MadeOf) -> bool {
        self.file == made_of.compiler_file
            || self.version().is_some_and(|version| version == made_of.compiler)
    }
}

fn version() -> Result<String, Error> {
    let output = Command::new(CLANG).arg("--version").output().map_err(|why| not_run(CLANG, &why))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(text.lines().next().unwrap_or_default().trim().to_owned())
}

fn describe(program: &Path) -> Option<String> {
    let path: PathBuf = std::fs::canonicalize(program).ok()?;
    let metadata = std::fs::metadata(&path).ok()?;
    let changed = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("{} {} {}", path.display(), metadata.len(), changed.as_nanos()))
}
