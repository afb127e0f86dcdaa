//! Loam's replacements for parts of musl agree with the host's C library: `own/compare.c`,
//! `own/scan/compare.c` and `own/print/compare.c` run both on random inputs.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Functions that compiled code calls by their real names (an intrinsic may be lowered to such a call), so
/// they are renamed in the source and not in the object file.
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
    "isnan",
    "isinf",
    "finite",
];

fn succeed(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}\n{stdout}\n{stderr}");
    stdout
}

fn compiled(name: &str, directory: &Path) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../runtime/libc").join(name);
    let object = directory.join(name).with_extension("o");
    let mut clang = Command::new("clang-22");
    clang.args(["-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-c", "-o"]).arg(&object).arg(source);
    if name == "exact.c" {
        clang.args(MATH.iter().flat_map(|f| [format!("-D{f}=t_{f}"), format!("-D{f}f=t_{f}f")]));
    }
    succeed(&mut clang);
    if name != "exact.c" {
        succeed(Command::new("llvm-objcopy-22").arg("--prefix-symbols=t_").arg(&object));
    }
    object
}

#[test]
fn loams_own_functions_agree_with_the_hosts_c_library() {
    let directory = tempfile::tempdir().expect("a directory to build in");
    let program = directory.path().join("compare");
    let mut link = Command::new("clang-22");
    link.args(["-O1", "-fno-builtin", "-o"]).arg(&program);
    link.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own/compare.c"));
    link.args(["random.c", "sort.c", "exact.c"].map(|name| compiled(name, directory.path())));
    succeed(link.arg("-lm"));
    assert_eq!(succeed(Command::new("timeout").arg("60").arg(&program)), "0 mismatches\n");
}

#[test]
fn numbers_are_read_from_text_as_the_hosts_c_library_reads_them() {
    let directory = tempfile::tempdir().expect("a directory to build in");
    let program = directory.path().join("compare");
    let crate_directory = Path::new(env!("CARGO_MANIFEST_DIR"));
    let own = crate_directory.join("tests/own/scan");
    let mut clang = Command::new("clang-22");
    clang
        .args(["-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-o"])
        .arg(&program)
        .arg("-I")
        .arg(&own);
    clang.arg(crate_directory.join("../../runtime/libc/scan.c"));
    // The conversion of an integer to `__float128` is in libgcc.
    succeed(clang.args([own.join("text.c"), own.join("compare.c")]).args(["-lm", "-lgcc"]));
    let (texts, seed) = ("60000", "1");
    let compared = succeed(Command::new("timeout").arg("120").arg(&program).args([texts, seed]));
    assert_eq!(compared, "0 mismatches\n");
}

#[test]
fn numbers_are_printed_as_the_hosts_c_library_prints_them() {
    let directory = tempfile::tempdir().expect("a directory to build in");
    let program = directory.path().join("compare");
    let crate_directory = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (own, runtime) =
        (crate_directory.join("tests/own/print"), crate_directory.join("../../runtime/libc"));
    let mut clang = Command::new("clang-22");
    // Random formats are no literals.
    clang.args(["-O1", "-fno-builtin", "-Wall", "-Wextra", "-Werror", "-Wno-format", "-o"]).arg(&program);
    clang.arg("-I").arg(&own).arg("-I").arg(&runtime);
    clang.args(["print.c", "decimal.c"].map(|name| runtime.join(name)));
    succeed(clang.args([own.join("text.c"), own.join("compare.c")]).arg("-lm"));
    let (calls, seed) = ("60000", "1");
    let compared = succeed(Command::new("timeout").arg("120").arg(&program).args([calls, seed]));
    assert_eq!(compared, "0 mismatches\n");
}
