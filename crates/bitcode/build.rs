//! Compiles the C++ shim: the parts of LLVM that its C interface does not cover.

use std::path::PathBuf;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=shim");
    println!("cargo::rerun-if-env-changed=LLVM_SYS_221_PREFIX");
    let prefix = std::env::var("LLVM_SYS_221_PREFIX").unwrap_or_else(|_| "/usr/lib/llvm-22".to_owned());
    let config = PathBuf::from(&prefix).join("bin").join("llvm-config");
    let mut build = cc::Build::new();
    build.cpp(true).files(["shim/shim.cpp", "shim/link.cpp", "shim/native.cpp"]).warnings(false);
    for flag in flags(&config) {
        build.flag(flag);
    }
    build.compile("loam_bitcode_shim");
}

/// The flags LLVM itself was compiled with: the shim includes its headers, so both must agree.
fn flags(config: &PathBuf) -> Vec<String> {
    let output = Command::new(config).arg("--cxxflags").output();
    let Ok(output) = output else {
        println!("cargo::error={} cannot be run: apt-get install llvm-22-dev", config.display());
        return Vec::new();
    };
    String::from_utf8_lossy(&output.stdout).split_whitespace().map(str::to_owned).collect()
}
