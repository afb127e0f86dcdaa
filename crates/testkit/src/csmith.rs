//! Random differential testing: programs made by csmith print the same checksum natively and in Loam.
//!
//! csmith's programs are free of undefined behaviour and end with one line, the checksum of all their globals. Each
//! is compiled without optimisation and with -O1, since the two use quite different instructions. A program that takes
//! longer than the native time limit is skipped and counted: csmith does not promise that its programs end.

use crate::place::Place;
use crate::pool;
use crate::process::{End, Ran, run};
use crate::ui::tail;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Without optimisation, so that it is the same work as in Loam: clang leaves out loops that have no effect.
const NATIVE_LIMIT: Duration = Duration::from_millis(200);
const LOAM_LIMIT: Duration = Duration::from_secs(120);
const LEVELS: &[&str] = &["-O0", "-O1"];
/// Small programs without arguments.
const GENERATOR_FLAGS: &[&str] = &[
    "--no-argc",
    "--max-funcs",
    "4",
    "--max-block-depth",
    "3",
    "--max-block-size",
    "3",
    "--max-expr-complexity",
    "6",
    "--stop-by-stmt",
    "60",
];

/// What some programs have besides, by their seed.
fn more_flags(seed: u64) -> &'static [&'static str] {
    match seed % 4 {
        // Not --builtins: csmith calls some of them with values they are not defined for.
        1 => &["--float"],
        _ => &[],
    }
}

/// How one generated program did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// The same checksum at every level.
    Same,
    /// The program runs too long natively, or is undefined: it casts a float to an integer it does not fit.
    Skipped,
    /// Not the same; the program is kept for a look.
    Different {
        /// Where the program is.
        program: PathBuf,
        /// In words.
        problem: String,
    },
}

/// Compares the programs of these seeds.
pub fn compare(place: &Place, seeds: std::ops::Range<u64>) -> Result<Vec<Comparison>, String> {
    let directory = place.scratch.join("csmith");
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let seeds: Vec<u64> = seeds.collect();
    let outcomes = pool::map(&seeds, |&seed| compare_one(place, &directory, seed));
    outcomes.into_iter().collect()
}

fn compare_one(place: &Place, directory: &Path, seed: u64) -> Result<Comparison, String> {
    let source = directory.join(format!("{seed}.c"));
    // csmith writes a file about the platform to where it runs and reads it back: two must not meet there.
    let desk = directory.join(format!("{seed}.made"));
    std::fs::create_dir_all(&desk).map_err(|why| why.to_string())?;
    let mut generator = Command::new("csmith");
    generator
        .args(GENERATOR_FLAGS)
        .args(more_flags(seed))
        .args(["--seed", &seed.to_string()])
        .arg("-o")
        .arg(&source);
    let made = run(generator.current_dir(&desk), LOAM_LIMIT)?;
    if made.end != End::Status(0) {
        return Err(format!("csmith fails for seed {seed}: {}", tail(&made)));
    }
    if more_flags(seed).contains(&"--float") && casts_out_of_range(&source)? {
        remove(&source);
        return Ok(Comparison::Skipped);
    }
    for level in LEVELS {
        let Some(native) = native_run(&source, level)? else {
            remove(&source);
            return Ok(Comparison::Skipped);
        };
        let loam = loam_run(place, &source, level)?;
        if (loam.end, &loam.stdout) != (native.end, &native.stdout) {
            let problem = format!(
                "seed {seed} {level}: the machine prints {:?} ({}), Loam {:?} ({})",
                String::from_utf8_lossy(&native.stdout),
                native.end,
                String::from_utf8_lossy(&loam.stdout),
                tail(&loam),
            );
            return Ok(Comparison::Different { program: source, problem });
        }
    }
    remove(&source);
    Ok(Comparison::Same)
}

/// csmith guards integers against undefined behaviour, but not casts from floats.
fn casts_out_of_range(source: &Path) -> Result<bool, String> {
    let binary = source.with_extension("exe");
    compile(source, &binary, &["-O0", "-fsanitize=undefined,float-cast-overflow"])?;
    let ran = run(&mut Command::new(&binary), NATIVE_LIMIT)?;
    Ok(String::from_utf8_lossy(&ran.stderr).contains("runtime error"))
}

/// What the program does on the real machine; nothing if it takes too long.
fn native_run(source: &Path, level: &str) -> Result<Option<Ran>, String> {
    let binary = source.with_extension("exe");
    compile(source, &binary, &[level])?;
    let ran = run(&mut Command::new(&binary), NATIVE_LIMIT)?;
    Ok((ran.end != End::OutOfTime).then_some(ran))
}

fn loam_run(place: &Place, source: &Path, level: &str) -> Result<Ran, String> {
    let bitcode = source.with_extension("bc");
    compile(source, &bitcode, &[level, "-g", "-c", "-emit-llvm"])?;
    let out = source.with_extension("out");
    if out.exists() {
        std::fs::remove_dir_all(&out).map_err(|why| why.to_string())?;
    }
    let mut command = Command::new(&place.loam);
    command.arg("run").arg("--out").arg(&out).args(["--program-output", "show", "--quiet"]).arg(&bitcode);
    run(&mut command, LOAM_LIMIT)
}

fn compile(source: &Path, into: &Path, flags: &[&str]) -> Result<(), String> {
    let mut command = Command::new("clang-22");
    // csmith passes addresses of floats where its header wants those of characters.
    let tolerant = ["-w", "-Wno-incompatible-pointer-types", "-ffp-contract=off"];
    command.args(tolerant).arg("-I/usr/include/csmith").args(flags).arg(source).arg("-o").arg(into);
    let ran = run(&mut command, LOAM_LIMIT)?;
    if ran.end == End::Status(0) { Ok(()) } else { Err(format!("clang fails: {}", tail(&ran))) }
}

/// Removes what belongs to a program that did well. What cannot be removed does no harm.
fn remove(source: &Path) {
    for extension in ["c", "exe", "bc"] {
        let _ = std::fs::remove_file(source.with_extension(extension));
    }
    for directory in ["out", "made"] {
        let _ = std::fs::remove_dir_all(source.with_extension(directory));
    }
}
