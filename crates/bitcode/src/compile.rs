//! C and C++ sources to bitcode, with clang.
//!
//! By default clang's front end compiles for a low optimisation level (`-O1`) but runs no pass. Compared with
//! `-O0` the code has lifetime markers, so that a use after the end of a scope is detected, and no `optnone`
//! on every function; compared with optimised code every load, store, division and shift of the source is
//! still there, so undefined behaviour is executed rather than folded away. Builtins stay on: `memcpy` and
//! the like are then instructions that Loam checks, and `alloca` needs them. Functions the C library checks
//! or inlines under `__OPTIMIZE__` and `_FORTIFY_SOURCE` stay plain calls, and floats are not contracted, so
//! that results equal those of a plain native build.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Options of the compiler.
#[derive(Clone, Default, Debug)]
pub struct CompileOptions {
    /// Directories to look for headers in.
    pub include_dirs: Vec<PathBuf>,
    /// More flags for clang, after Loam's own.
    pub extra_flags: Vec<String>,
    /// Run clang's optimiser at this level instead of none of its passes.
    pub opt_level: Option<u8>,
}

/// Why a source file cannot be compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompileError {
    /// One line that names the file.
    pub message: String,
    /// Clang's own output; empty if clang did not run.
    pub diagnostics: String,
}

impl std::fmt::Display for CompileError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)?;
        if self.diagnostics.is_empty() { Ok(()) } else { write!(f, "\n{}", self.diagnostics.trim_end()) }
    }
}

impl std::error::Error for CompileError {}

/// Compiles a C or C++ file (by its file name) and returns the bitcode.
pub fn compile_c(source: &Path, options: &CompileOptions) -> Result<Vec<u8>, CompileError> {
    let name = source.display();
    if let Err(why) = std::fs::metadata(source) {
        return Err(plain(format!("{name}: {why}")));
    }
    let mut command = Command::new("clang-22");
    command.args(flags(options)).arg("-c").arg(source).args(["-o", "-"]).stdin(Stdio::null());
    let output = match command.output() {
        Ok(output) => output,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => {
            return Err(plain("clang-22 is not installed: apt-get install clang-22".to_owned()));
        }
        Err(why) => return Err(plain(format!("clang-22 cannot be run: {why}"))),
    };
    if output.status.success() {
        return Ok(output.stdout);
    }
    let diagnostics = String::from_utf8_lossy(&output.stderr).into_owned();
    let first = diagnostics.lines().find(|line| line.contains("error:")).unwrap_or("clang-22 failed").trim();
    let message =
        if first.contains(&*name.to_string()) { first.to_owned() } else { format!("{name}: {first}") };
    Err(CompileError { message, diagnostics })
}

fn plain(message: String) -> CompileError {
    CompileError { message, diagnostics: String::new() }
}

/// The clang flags for analysis, which the head of this file explains. With a level, clang's optimiser runs
/// at that level.
pub fn analysis_flags(opt_level: Option<u8>) -> Vec<String> {
    let mut flags: Vec<String> = ["-g", "-emit-llvm", "-fno-stack-protector", "-ffp-contract=off"]
        .into_iter()
        .chain(["-U__OPTIMIZE__", "-U_FORTIFY_SOURCE", "-D_FORTIFY_SOURCE=0", "-D__NO_STRING_INLINES"])
        .map(str::to_owned)
        .collect();
    match opt_level {
        Some(level) => flags.push(format!("-O{level}")),
        None => flags.extend(["-O1", "-Xclang", "-disable-llvm-passes"].map(str::to_owned)),
    }
    flags
}

fn flags(options: &CompileOptions) -> Vec<String> {
    let mut flags = analysis_flags(options.opt_level);
    for directory in &options.include_dirs {
        flags.extend(["-I".to_owned(), directory.display().to_string()]);
    }
    flags.extend(options.extra_flags.iter().cloned());
    flags
}
