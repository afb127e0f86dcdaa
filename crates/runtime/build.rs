//! Compiles the runtime (`runtime/*.c`, `runtime/cpp.cc`) to bitcode when Loam is built, so that no run has
//! to; what is C also for programs of 32 bits.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The parts of the runtime.
const PARTS: &[&str] = &["loam.c", "alone.c", "cpp.cc"];

/// The flags for C++: without any header of a C++ library, and without exceptions, which the runtime
/// implements.
const CPP: &[&str] = &["-std=c++17", "-nostdinc++", "-fno-exceptions", "-fno-threadsafe-statics"];

fn main() {
    let root = PathBuf::from(env("CARGO_MANIFEST_DIR")).join("../..");
    let out = PathBuf::from(env("OUT_DIR"));
    println!("cargo::rerun-if-changed={}", root.join("runtime").display());
    println!("cargo::rerun-if-changed={}", root.join("include").display());
    for part in PARTS {
        compile(&root, part, &[], &out.join(Path::new(part).with_extension("bc")));
        if part.ends_with(".c") {
            // Headers of a C library for 32 bits may be missing on this machine.
            compile(
                &root,
                part,
                &["-m32", "-ffreestanding"],
                &out.join(Path::new(part).with_extension("32.bc")),
            );
        }
    }
}

fn compile(root: &Path, part: &str, flags: &[&str], to: &Path) {
    let source = root.join("runtime");
    let mut command = Command::new("clang-22");
    command.args(["-g", "-O1", "-Xclang", "-disable-llvm-passes", "-fno-builtin", "-ffp-contract=off"]);
    command.args(["-D_FORTIFY_SOURCE=0", "-U__OPTIMIZE__", "-fno-stack-protector", "-emit-llvm", "-c"]);
    // Reports distinguish the runtime from the program by the name of its directory.
    command.arg(format!("-ffile-prefix-map={}=loam-runtime", source.display()));
    command.args(flags).arg("-I").arg(root.join("include"));
    if part.ends_with(".cc") {
        command.args(CPP);
    }
    command.arg(source.join(part)).arg("-o").arg(to);
    match command.status() {
        Ok(status) if status.success() => {}
        Ok(_) => panic!("clang-22 cannot compile runtime/{part} (see above)"),
        Err(_) => panic!("clang-22 is not installed: apt-get install clang-22"),
    }
}

fn env(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
