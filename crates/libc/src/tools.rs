//! The programs that a build needs: clang, make, tar, and how they are run.
//!
//! Variables that influence a compiler or a configure script are removed from the environment, so that the
//! same source gives the same library everywhere.

use crate::Error;
use crate::made_of::MadeOf;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::UNIX_EPOCH;

/// The compiler, which also compiles the programs under test.
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

/// A command in a clean environment with messages in English.
pub fn command(program: &str, directory: &Path) -> Command {
    let mut command = Command::new(program);
    MEDDLING.iter().for_each(|name| {
        command.env_remove(name);
    });
    command.env("LC_ALL", "C").current_dir(directory).stdin(std::process::Stdio::null());
    command
}

/// Runs a command to its end. The error of a failed command is one line of its output.
pub fn run(command: &mut Command, doing: &str) -> Result<Output, Error> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|why| cannot_start(&program, &why))?;
    if output.status.success() {
        return Ok(output);
    }
    let said = error_line(&output);
    Err(Error::new(format!("{doing} failed: {said}"), "look at what it says; `loam libc` tries again"))
}

/// The most informative line of a failed command's output.
pub fn error_line(output: &Output) -> String {
    let said = [&output.stderr[..], &output.stdout[..]].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    let lines = || said.lines().map(str::trim).filter(|line| !line.is_empty());
    let telling = lines().find(|line| line.contains("error:") || line.starts_with("E: "));
    telling.or_else(|| lines().next_back()).map_or_else(|| output.status.to_string(), str::to_owned)
}

/// Why a program does not start.
pub fn cannot_start(program: &str, why: &std::io::Error) -> Error {
    if why.kind() != std::io::ErrorKind::NotFound {
        return Error::new(format!("{program} cannot be run: {why}"), "check its installation");
    }
    let package = if program == "apt-get" { "apt" } else { program };
    Error::new(format!("{program} is not installed"), format!("install it: apt-get install {package}"))
}

/// Fails early, before anything is downloaded, if make is not installed.
pub fn require_make() -> Result<(), Error> {
    let outcome = Command::new("make").arg("--version").output();
    outcome.map(drop).map_err(|why| cannot_start("make", &why))
}

/// The installed clang.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Compiler {
    /// Its version text; unknown until clang is run, which takes a while.
    version: Option<String>,
    /// Path, size and time of its file: as long as they are unchanged, so is the version.
    pub file: String,
}

impl Compiler {
    /// Finds clang without running it.
    pub fn locate() -> Option<Self> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found =
            std::env::split_paths(&path).map(|directory| directory.join(CLANG)).find(|p| p.is_file())?;
        Some(Compiler { version: None, file: describe(&found)? })
    }

    /// Runs clang to get its version.
    pub fn with_version() -> Result<Self, Error> {
        let version = version()?;
        let file = Self::locate().map_or_else(String::new, |compiler| compiler.file);
        Ok(Compiler { version: Some(version), file })
    }

    /// Its version text.
    pub fn version(&self) -> Option<String> {
        self.version.clone().or_else(|| version().ok())
    }

    /// Whether a library was made by this compiler.
    pub fn made(&self, made_of: &MadeOf) -> bool {
        self.file == made_of.compiler_file
            || self.version().is_some_and(|version| version == made_of.compiler)
    }
}

fn version() -> Result<String, Error> {
    let output = Command::new(CLANG).arg("--version").output().map_err(|why| cannot_start(CLANG, &why))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(text.lines().next().unwrap_or_default().trim().to_owned())
}

fn describe(program: &Path) -> Option<String> {
    let path: PathBuf = std::fs::canonicalize(program).ok()?;
    let metadata = std::fs::metadata(&path).ok()?;
    let changed = metadata.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("{} {} {}", path.display(), metadata.len(), changed.as_nanos()))
}
