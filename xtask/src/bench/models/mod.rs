//! Compares the memory models, as in the segmented-memory paper (see [`paper`]): `cargo xtask bench models
//! [PART…] [--budget SECONDS] [--sizes N,…] [--programs NAME,…] [--date DATE]`.
//!
//! There are three parts, each with tables that show the paper's figures too, a separate record and, for
//! figures, a picture beside it: the matrix of Figures 1 and 3, the segments of Table 1, and the programs of
//! Figures 6 to 9. A run has a budget; a run that does not end within it is marked, and is no failure. The
//! benchmark is a test as well: it fails if the paths or the coverage under a model are wrong.

mod bars;
mod goals;
mod lines;
mod matrix;
mod paper;
mod picture;
mod points_to;
mod programs;
mod run;
mod subjects;
mod table;

use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build};
use crate::setup::{Need, require};
use goals::Goal;
use loam_testkit::Checkout;
use picture::{Chart, picture};
use serde_json::{Value, json};
use std::process::Command;

/// A part: its name, what it reproduces, the source of the paper's figures, and the function that measures
/// it.
type Part = (&'static str, &'static str, &'static str, fn(&Bench) -> Result<Outcome, String>);

const PARTS: &[Part] = &[
    ("matrix", "a matrix of rows, one and two look-ups (Figure 3)", paper::FIGURE_3, matrix::matrix),
    ("points-to", "segments and the analysis they come from (Table 1)", paper::TABLE_1, points_to::points_to),
    (
        "programs",
        "m4, make, SQLite and APR under three searches (Figures 6 to 9)",
        paper::FIGURES_6_TO_9,
        programs::programs,
    ),
];

/// The directories and options of the runs of Loam.
struct Bench {
    checkout: Checkout,
    scratch: Scratch,
    /// Time limit of a run in seconds.
    budget: u64,
    /// The dimensions of the matrix.
    sizes: Vec<usize>,
    /// The selected programs.
    programs: Vec<String>,
    /// Whether this Loam supports ideal points-to sets.
    has_ideal: bool,
}

/// The outcome of a part.
#[derive(Default)]
struct Outcome {
    rows: Vec<Value>,
    goals: Vec<Goal>,
    /// Errors, a line each.
    wrong: Vec<String>,
    charts: Vec<Chart>,
}

/// The options.
struct Options {
    parts: Vec<&'static Part>,
    budget: u64,
    sizes: Vec<usize>,
    programs: Vec<String>,
    date: Option<String>,
}

/// `cargo xtask bench models`.
pub fn models(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Run)?;
    let checkout = build(Profile::Release)?;
    let bench = Bench {
        scratch: Scratch::new(&checkout, "models")?,
        has_ideal: has_ideal(&checkout)?,
        checkout,
        budget: options.budget,
        sizes: options.sizes,
        programs: options.programs,
    };
    let mut wrong = Vec::new();
    for (name, what, source, measure) in options.parts {
        println!("\n== {name}: {what}; at most {} s on the clock for each run", bench.budget);
        let beside = Beside::Constants(source);
        beside.print();
        let record = Record::begin(&format!("models {name}"), beside);
        let outcome = measure(&bench)?;
        goals::print(&outcome.goals);
        outcome.keep(&bench, &record, options.date.as_deref())?;
        wrong.extend(outcome.wrong);
    }
    for problem in &wrong {
        println!("WRONG: {problem}");
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} things are wrong", wrong.len())) }
}

impl Outcome {
    /// Writes the record of a part, and its picture beside it.
    fn keep(&self, bench: &Bench, record: &Record, date: Option<&str>) -> Result<(), String> {
        let mut rows = self.rows.clone();
        rows.iter_mut().for_each(|row| row["budget_s"] = json!(bench.budget));
        rows.extend(self.goals.iter().map(Goal::row));
        rows.extend(self.wrong.iter().map(|problem| json!({ "wrong": problem })));
        let path = record.keep(date, rows)?;
        println!("kept in {}", bench.checkout.short(&path).display());
        if !self.charts.is_empty() {
            let path = path.with_extension("svg");
            std::fs::write(&path, picture(&self.charts))
                .map_err(|why| format!("{}: {why}", path.display()))?;
            println!("drawn in {}", bench.checkout.short(&path).display());
        }
        Ok(())
    }
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self {
            parts: Vec::new(),
            budget: 120,
            sizes: (1..=12).map(|tens| tens * 10).collect(),
            programs: subjects::NAMES.iter().map(|&name| name.to_owned()).collect(),
            date: None,
        };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            if let Some(part) = PARTS.iter().find(|(name, ..)| name == word) {
                options.parts.push(part);
                continue;
            }
            let value = args.next().ok_or_else(|| format!("{word}: not a part, or without a value"))?;
            let number =
                |text: &str| text.parse::<u64>().map_err(|_| format!("{word}: {text:?} is no number"));
            match word.as_str() {
                "--budget" => options.budget = number(value)?,
                "--sizes" => {
                    let sizes = value.split(',').map(|size| Ok(number(size)? as usize));
                    options.sizes = sizes.collect::<Result<_, String>>()?;
                }
                "--programs" => options.programs = value.split(',').map(str::to_owned).collect(),
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        if let Some(name) = options.programs.iter().find(|name| !subjects::NAMES.contains(&name.as_str())) {
            return Err(format!("there is no program {name:?}; there are {}", subjects::NAMES.join(", ")));
        }
        if options.parts.is_empty() {
            options.parts = PARTS.iter().collect();
        }
        Ok(options)
    }
}

/// Whether `loam run` has the option for ideal points-to sets.
fn has_ideal(checkout: &Checkout) -> Result<bool, String> {
    let help = Command::new(&checkout.loam).args(["run", "--help"]).output();
    let help = help.map_err(|why| format!("{}: {why}", checkout.loam.display()))?;
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    Ok(help.lines().any(|line| line.trim_start().starts_with("--points-to ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options, String> {
        Options::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<String>>())
    }

    #[test]
    fn without_words_all_is_measured() {
        let options = read(&[]).expect("nothing is needed");
        assert_eq!((options.parts.len(), options.budget), (3, 120));
        assert_eq!((options.sizes[0], options.sizes[11], options.sizes.len()), (10, 120, 12));
        assert_eq!(options.programs, subjects::NAMES);
    }

    #[test]
    fn parts_and_options_are_read() {
        let options = read(&["matrix", "--budget", "10", "--sizes", "10,40", "--programs", "m4"]);
        let options = options.expect("they are right");
        assert_eq!((options.parts[0].0, options.budget), ("matrix", 10));
        assert_eq!((options.sizes, options.programs), (vec![10, 40], vec!["m4".to_owned()]));
        for wrong in [&["--budget"][..], &["--budget", "x"], &["--programs", "ls"], &["graph", "x"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
