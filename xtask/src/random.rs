//! `cargo xtask csmith`: random programs must print the same in Loam as natively.

use crate::build::{Profile, build, checkout};
use crate::setup::{Need, require};
use crate::test::Tally;
use loam_testkit::csmith::{Comparison, compare};

/// The number of random programs that `cargo xtask test` compares.
pub const IN_TESTS: u64 = 200;

/// `[N] [--seed S]`.
pub fn csmith(args: &[String]) -> Result<(), String> {
    let (mut count, mut seed) = (IN_TESTS, 1);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let number = |text: Option<&String>| {
            text.and_then(|text| text.parse().ok()).ok_or_else(|| format!("{arg} needs a number"))
        };
        match arg.as_str() {
            "--seed" => seed = number(args.next())?,
            _ => count = number(Some(arg))?,
        }
    }
    require(Need::Test)?;
    build(Profile::Dev)?;
    let tally = compare_random(count, seed)?;
    if tally.failed == 0 { Ok(()) } else { Err(format!("{} programs differ", tally.failed)) }
}

/// Compares the programs of `count` seeds.
pub fn compare_random(count: u64, seed: u64) -> Result<Tally, String> {
    let comparisons = compare(&checkout(Profile::Dev), seed..seed + count)?;
    let (mut tally, mut skipped) = (Tally::default(), 0);
    for comparison in &comparisons {
        match comparison {
            Comparison::Same => tally.passed += 1,
            Comparison::Skipped => skipped += 1,
            Comparison::Different { program, problem } => {
                tally.failed += 1;
                println!("FAILED {}\n    {problem}", program.display());
            }
        }
    }
    println!(
        "{} random programs agree, {} differ, {skipped} skipped (too long natively, or undefined)",
        tally.passed, tally.failed
    );
    Ok(tally)
}
