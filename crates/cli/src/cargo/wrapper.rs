//! Between cargo and the compiler: cargo runs `loam RUSTC ARGUMENTS…` for each crate of the workspace.
//!
//! A program is compiled as cargo says, but not linked. A crate of tests is the same as for `cargo test`, with its `#[cfg(test)]`
//! parts, but without the harness of the standard library, which needs threads: it becomes a library of C functions, one for each
//! `#[loam::test]`, whose bitcode has all of the program.

use crate::commands::refuse;
use std::ffi::{OsStr, OsString};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Set in the environment of cargo.
pub const CALLED_BY_CARGO: &str = "LOAM_WRAPS_RUSTC";

/// Set in the environment of the compiler, for the attribute `#[loam::test]`.
const COMPILES_TESTS: &str = "LOAM_COMPILES_TESTS";

/// Replaces `--test`. Warnings are those of `cargo test`, and need not be seen twice.
const AS_LIBRARY: &[&str] = &[
    "--cfg=test",
    "--crate-type=cdylib",
    "--emit=llvm-bc",
    "-Clinker=true",
    "-Cpanic=abort",
    "--cap-lints=allow",
];

/// Compiles, if cargo has called this process as its compiler; otherwise nothing happens.
pub fn compile_if_called() -> Option<ExitCode> {
    std::env::var_os(CALLED_BY_CARGO)?;
    let mut words = std::env::args_os().skip(1);
    let compiler = words.next()?;
    let words: Vec<OsString> = words.collect();
    Some(compile(&compiler, &words).unwrap_or_else(|why| refuse(&format!("{}: {why}", compiler.display()))))
}

fn compile(compiler: &OsStr, words: &[OsString]) -> std::io::Result<ExitCode> {
    let mut command = Command::new(compiler);
    let kind = Crate::of(words);
    match kind {
        Crate::Tests => {
            command.args(words.iter().filter(|word| *word != "--test")).args(AS_LIBRARY);
            command.env(COMPILES_TESTS, "1");
        }
        // The module is complete only where a program is linked, but what a linker would make of it is of no use.
        Crate::Program => drop(command.args(words).arg("-Clinker=true")),
        Crate::Other => return Err(command.args(words).exec()),
    }
    let status = command.status()?;
    if status.success()
        && let Some(executable) = executable(words)
    {
        // Without a file cargo would build anew every time. It also gives the file its final name, and so leads to the bitcode.
        std::fs::write(&executable, bitcode_of(&executable).as_os_str().as_encoded_bytes())?;
    }
    Ok(status.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(code as u8)))
}

/// The file that cargo expects of a linker.
fn executable(words: &[OsString]) -> Option<PathBuf> {
    let suffix =
        words.iter().find_map(|word| word.to_str()?.strip_prefix("extra-filename=")).unwrap_or_default();
    Some(Path::new(after(words, "--out-dir")?).join(format!("{}{suffix}", after(words, "--crate-name")?)))
}

/// The bitcode of what cargo takes for an executable, by its name in cargo's directory of everything that is built.
pub fn bitcode_of(executable: &Path) -> PathBuf {
    let mut path = executable.as_os_str().to_owned();
    path.push(".bc");
    path.into()
}

/// The word after an option.
fn after<'a>(words: &'a [OsString], option: &str) -> Option<&'a str> {
    let at = words.iter().position(|word| word == option)?;
    words.get(at + 1)?.to_str()
}

/// What is compiled.
#[derive(PartialEq, Eq, Debug)]
enum Crate {
    Tests,
    Program,
    Other,
}

impl Crate {
    fn of(words: &[OsString]) -> Self {
        let is_for_compiler = after(words, "--crate-name")
            .is_some_and(|name| name.starts_with("build_script_"))
            || words.iter().any(|word| word == OsStr::new("proc_macro"));
        match () {
            () if is_for_compiler => Self::Other,
            () if words.iter().any(|word| word == "--test") => Self::Tests,
            () if after(words, "--crate-type") == Some("bin") => Self::Program,
            () => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tests_and_programs_are_compiled_otherwise() {
        let of = |line: &str| Crate::of(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("--crate-name a src/lib.rs --emit=link --test"), Crate::Tests);
        assert_eq!(of("--crate-name a src/main.rs --crate-type bin"), Crate::Program);
        assert_eq!(of("--crate-name build_script_build build.rs --crate-type bin"), Crate::Other);
        assert_eq!(of("--crate-name a src/lib.rs --test --extern proc_macro"), Crate::Other);
        assert_eq!(of("-vV"), Crate::Other);
    }
}
