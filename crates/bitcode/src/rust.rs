//! Rust sources to bitcode, with rustc.
//!
//! Rust's standard library comes as optimised bitcode; fat link-time optimisation links it and the program
//! into one module, so that all of a program is explored. The program itself is optimised a little, which
//! removes most of the code of iterators and closures but none of the checks: overflow checks and debug
//! assertions are on. A panic aborts, because exceptions are not supported and code that runs while unwinding
//! is seldom of interest.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::compile::CompileError;

/// How programs and the crates they use are compiled.
const FLAGS: [&str; 6] = [
    "-Copt-level=1",
    "-Cdebuginfo=2",
    "-Cpanic=abort",
    "-Coverflow-checks=on",
    "-Cdebug-assertions=on",
    "-Ccodegen-units=1",
];

/// The default edition of a program.
const EDITION: &str = "--edition=2024";

/// Compiles a Rust file and returns the bitcode of the program with everything it uses. `directory` holds
/// Loam's crate as `rust/loam/src/lib.rs`; temporary files go there too.
pub fn compile_rust(
    source: &Path,
    directory: &Path,
    extra_flags: &[String],
) -> Result<Vec<u8>, CompileError> {
    let name = source.display();
    if let Err(why) = std::fs::metadata(source) {
        return Err(plain(format!("{name}: {why}")));
    }
    let library = directory.join("libloam.rlib");
    let mut command = Command::new("rustc");
    command
        .args(FLAGS)
        .args(["--edition=2021", "--crate-type=rlib", "--crate-name=loam", "-o"])
        .arg(&library);
    command.arg("--remap-path-prefix").arg(format!("{}=loam-runtime", directory.display()));
    run(command.arg(directory.join("rust/loam/src/lib.rs")), source)?;
    let program = directory.join("program.bc");
    let mut command = Command::new("rustc");
    command.args(FLAGS).args(["-Clto=fat", "-Cembed-bitcode=yes"]);
    if !extra_flags.iter().any(|flag| flag.starts_with("--edition")) {
        command.arg(EDITION);
    }
    // The module is complete only where a program is linked; the linker's output is ignored.
    command.args(["--crate-type=bin", "--crate-name=program", "--emit=llvm-bc,link", "-Clinker=true"]);
    command.arg("--out-dir").arg(directory).arg("--extern").arg(format!("loam={}", library.display()));
    run(command.args(extra_flags).arg(source), source)?;
    std::fs::read(&program).map_err(|why| plain(format!("{name}: rustc leaves no bitcode: {why}")))
}

fn run(command: &mut Command, source: &Path) -> Result<(), CompileError> {
    let name = source.display();
    let output = match command.stdin(Stdio::null()).output() {
        Ok(output) => output,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => {
            return Err(plain(format!("{name}: rustc is not installed; see https://rustup.rs")));
        }
        Err(why) => return Err(plain(format!("{name}: rustc cannot be run: {why}"))),
    };
    if output.status.success() {
        return Ok(());
    }
    let diagnostics = String::from_utf8_lossy(&output.stderr).into_owned();
    let mut lines = diagnostics.lines();
    let first = lines.find(|line| line.starts_with("error")).unwrap_or("rustc failed").trim();
    // The line after an error names the source location.
    let location = lines
        .next()
        .and_then(|line| line.trim().strip_prefix("--> "))
        .map_or(String::new(), |location| format!(" ({location})"));
    Err(CompileError { message: format!("{name} does not compile: {first}{location}"), diagnostics })
}

fn plain(message: String) -> CompileError {
    CompileError { message, diagnostics: String::new() }
}
