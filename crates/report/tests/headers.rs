//! The headers and what is compiled together with programs are good C and good C++.

use std::path::Path;
use std::process::Command;

#[test]
fn the_headers_and_the_runtime_are_good_c_and_good_cpp() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for language in ["c", "c++"] {
        for file in ["include/loam.h", "include/klee/klee.h", "runtime/replay.c", "runtime/loam.c"] {
            let mut clang = Command::new("clang-22");
            clang.args(["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-x", language, "-I"]);
            let output =
                clang.arg(root.join("include")).arg(root.join(file)).output().expect("clang-22 runs");
            assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
        }
    }
}
