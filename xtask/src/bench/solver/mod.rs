//! The layers that answer the queries of a run, and their cost: `cargo xtask bench solver [PART…] [DATE]`.
//!
//! There are four parts, each with a table and rows in the record: whole runs compared with KLEE, runs with a
//! layer switched off, logged queries replayed through each backend, and the encodings of tables. Time is CPU
//! time, because other work on the machine must not count. Loam measures the wall time of its solver; the
//! same share of the CPU time counts as the solver's ([`times::Times`]).

mod answers;
mod arrays;
mod layers;
mod log;
mod programs;
mod runs;
mod times;

use super::klee;
use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use serde_json::{Value, json};

/// A part: its name, what its table shows, and the function that measures it.
type Part = (&'static str, &'static str, fn(&Bench) -> Result<Vec<Value>, String>);

const PARTS: &[Part] = &[
    ("runs", "whole runs, beside KLEE 3.2 with STP", runs::runs),
    ("layers", "runs with one layer switched off, and with all", layers::layers),
    ("log", "the logged queries of a run, replayed", log::log),
    ("arrays", "reads of tables at symbolic offsets", arrays::arrays),
];

/// The directories of the runs of Loam.
struct Bench {
    checkout: Checkout,
    /// For the result directories of runs.
    scratch: Scratch,
}

/// `cargo xtask bench solver [PART…] [DATE]`.
pub fn solver(args: &[String]) -> Result<(), String> {
    let (parts, date) = chosen(args)?;
    require(Need::Test)?;
    let name = match parts.len() == PARTS.len() {
        true => "solver".to_owned(),
        false => parts.iter().fold("solver".to_owned(), |name, (part, ..)| format!("{name} {part}")),
    };
    let has_klee = parts.iter().any(|(part, ..)| *part == "runs");
    let beside = if has_klee { Beside::Constants(klee::PROGRAMS) } else { Beside::Nothing };
    let record = Record::begin(&name, beside);
    let checkout = build(Profile::Release)?;
    let scratch = Scratch::new(&checkout, "solver")?;
    let bench = Bench { checkout, scratch };
    let mut rows = Vec::new();
    for (name, what, measure) in &parts {
        println!("\n{name}: {what}");
        for mut row in measure(&bench)? {
            row["part"] = json!(name);
            rows.push(row);
        }
    }
    let path = record.keep(date, rows)?;
    println!("kept in {}", bench.checkout.short(&path).display());
    Ok(())
}

/// The selected parts, all if none was selected, and the date.
fn chosen(args: &[String]) -> Result<(Vec<&'static Part>, Option<&str>), String> {
    let (dates, names): (Vec<&String>, Vec<&String>) =
        args.iter().partition(|arg| arg.starts_with(|first: char| first.is_ascii_digit()));
    if let Some(unknown) = names.iter().find(|name| PARTS.iter().all(|(known, ..)| known != *name)) {
        return Err(format!("bench solver has no part {unknown:?}"));
    }
    let is_wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| *wanted == name);
    let parts = PARTS.iter().filter(|(name, ..)| is_wanted(name)).collect();
    Ok((parts, dates.first().map(|date| date.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_chosen_by_name_and_a_date_may_stand_beside_them() {
        let chosen = |args: &[&str]| {
            let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
            chosen(&args).map(|(parts, date)| {
                (parts.iter().map(|(name, ..)| *name).collect::<Vec<_>>(), date.map(str::to_owned))
            })
        };
        assert_eq!(chosen(&[]), Ok((vec!["runs", "layers", "log", "arrays"], None)));
        assert_eq!(
            chosen(&["log", "2026-01-31", "runs"]),
            Ok((vec!["runs", "log"], Some("2026-01-31".to_owned())))
        );
        assert!(chosen(&["rans"]).is_err());
    }
}
