//! The C runtime agrees with the host's C library: `runtime/compare.c` runs both on random inputs.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiled runtime calls these by their real names (an intrinsic may become a library call), so they are
/// renamed in the source and not in the object file.
const MATH: &[&str] = &[
    "fabs",
    "floor",
    "ceil",
    "trunc",
    "round",
    "rint",
    "nearbyint",
    "roundeven",
    "sqrt",
    "copysign",
    "lround",
    "llround",
    "lrint",
    "llrint",
    "fmin",
    "fmax",
    "fdim",
    "__isnan",
    "__isinf",
    "__finite",
    "__signbit",
    "isnan",
    "isinf",
    "finite",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn succeed(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{stdout}\n{stderr}");
    stdout
}

fn compile(name: &str, object: &Path) {
    let mut clang = Command::new("clang-22");
    clang.args(["-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-c", "-o"]).arg(object);
    clang.arg("-I").arg(root().join("include")).arg(root().join("runtime").join(name).with_extension("c"));
    if name == "math" {
        clang.args(MATH.iter().flat_map(|f| [format!("-D{f}=t_{f}"), format!("-D{f}f=t_{f}f")]));
    }
    succeed(&mut clang);
    if name != "math" {
        succeed(Command::new("llvm-objcopy-22").arg("--prefix-symbols=t_").arg(object));
    }
}

#[test]
fn the_runtime_agrees_with_the_hosts_c_library() {
    let directory = tempfile::tempdir().expect("a directory to build in");
    let program = directory.path().join("compare");
    let mut link = Command::new("clang-22");
    link.args(["-O1", "-fno-builtin", "-o"]).arg(&program);
    link.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/runtime/compare.c"));
    for name in ["string", "ctype", "stdlib", "math"] {
        let object = directory.path().join(name).with_extension("o");
        compile(name, &object);
        link.arg(object);
    }
    succeed(link.arg("-lm"));
    assert_eq!(succeed(Command::new("timeout").arg("60").arg(&program)), "0 mismatches\n");
}

#[test]
fn the_headers_and_the_runtime_are_good_c_and_good_cpp() {
    for language in ["c", "c++"] {
        for file in ["include/loam.h", "include/klee/klee.h", "runtime/replay.c", "runtime/loam.c"] {
            let mut clang = Command::new("clang-22");
            clang.args(["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-x", language, "-I"]);
            succeed(clang.arg(root().join("include")).arg(root().join(file)));
        }
    }
}
