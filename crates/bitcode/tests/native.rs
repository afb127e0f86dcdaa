//! A C program lowered by the front end behaves as the native program, at every optimisation level.

mod reference;

use std::path::{Path, PathBuf};
use std::process::Command;

use loam_bitcode::{CompileOptions, Input, LoadOptions, compile_c, load};
use loam_program::verify::verify;
use reference::Machine;

fn source(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(name)
}

/// The output of the program compiled by the same compiler and run natively.
fn native(name: &str) -> u128 {
    let stem = name.split('.').next().unwrap_or(name);
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("native-{stem}"));
    let status = Command::new("clang-22")
        .args(["-O1", "-w", "-DNATIVE", "-ffp-contract=off", "-fwrapv", "-o"])
        .args([&program, &source(name)])
        .arg("-lm")
        .status()
        .expect("clang-22 runs");
    assert!(status.success(), "{name} compiles");
    let output = Command::new(&program).output().expect("the program runs");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("it prints a number")
}

fn levels() -> Vec<CompileOptions> {
    let level = |opt_level, flags: &[&str]| {
        let extra_flags = flags.iter().chain(&["-w", "-fwrapv"]).map(|flag| (*flag).to_owned()).collect();
        CompileOptions { include_dirs: Vec::new(), extra_flags, opt_level }
    };
    vec![
        level(None, &[]),
        level(Some(0), &[]),
        level(Some(1), &[]),
        level(Some(2), &[]),
        level(Some(3), &["-march=haswell"]),
    ]
}

fn check(name: &str) {
    let wanted = native(name);
    for options in levels() {
        let bitcode = compile_c(&source(name), &options).expect("it compiles");
        let input = Input::Memory { name, bytes: &bitcode };
        let loaded = load(&[input], &LoadOptions { entry: "run".to_owned(), ..LoadOptions::default() })
            .expect("it loads");
        assert_eq!(loaded.warnings, Vec::<String>::new());
        verify(&loaded.program).expect("it is well formed");
        let found = Machine::new(&loaded.program).run("run", &[]);
        assert_eq!(found, Ok(vec![wanted]), "{name} with {options:?}");
    }
}

#[test]
fn integers_compute_as_they_do_natively() {
    check("arithmetic.c");
}

#[test]
fn vectors_compute_as_they_do_natively() {
    check("vectors.c");
}

#[test]
fn structures_and_calls_work_as_they_do_natively() {
    check("structures.c");
}

#[test]
fn floats_compute_as_they_do_natively() {
    check("floats.c");
}

#[test]
fn lookup_tables_and_weak_symbols_work_as_they_do_natively() {
    check("lookup.c");
}

#[test]
fn inline_assembly_computes_as_it_does_natively() {
    check("assembly.c");
}
