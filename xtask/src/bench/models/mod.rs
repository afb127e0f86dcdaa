//! Compares the memory models, as in the papers about segmented memory and about relocatable addresses (see
//! [`paper`]): `cargo xtask bench models [PART…] [--budget SECONDS] [--sizes N,…] [--programs NAME,…] [--date
//! DATE]`.
//!
//! Each part has tables that show the papers' figures too, a separate record and, for figures, a picture beside
//! it. A run has a budget; a run that does not end within it is marked, and is no failure. The benchmark is a
//! test as well: it fails if the paths or the coverage under a model are wrong.

mod auto;
mod bars;
mod checks;
mod contexts;
pub mod goals;
mod grid;
mod lines;
mod matrix;
mod paper;
mod picture;
mod points_to;
mod programs;
mod relocation;
mod run;
mod segments;
mod splitting;
mod subjects;
pub mod table;

pub(super) use subjects::subject;

use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build};
use crate::setup::{Need, require};
use goals::Goal;
use loam_testkit::Checkout;
use picture::{Chart, picture};
use run::Model;
use serde_json::{Value, json};
use std::process::Command;

/// A part: its name, what it shows, the source of the paper's figures, and the function that measures it.
type Part = (&'static str, &'static str, Option<&'static str>, fn(&Bench) -> Result<Outcome, String>);

const PARTS: &[Part] = &[
    ("matrix", "a matrix of rows, one and two look-ups (Figure 3)", Some(paper::FIGURE_3), matrix::matrix),
    (
        "points-to",
        "segments and the analysis they come from (Table 1)",
        Some(paper::TABLE_1),
        points_to::points_to,
    ),
    (
        "programs",
        "m4, make, SQLite and APR under three searches (Figures 6 to 9)",
        Some(paper::FIGURES_6_TO_9),
        programs::programs,
    ),
    (
        "segments",
        "the largest segment and the time, segmented and dynamic (Tables 2 and 3)",
        Some(paper::TABLES_2_AND_3),
        segments::segments,
    ),
    (
        "contexts",
        "resolution by context, and segments that are reused (Tables 4 and 5)",
        Some(paper::TABLES_4_AND_5),
        contexts::contexts,
    ),
    (
        "splitting",
        "large objects in pieces (Tables 6 and 7)",
        Some(paper::TABLES_6_AND_7),
        splitting::splitting,
    ),
    (
        "relocation",
        "the cost of relocatable addresses (Figure 5)",
        Some(paper::FIGURE_5),
        relocation::relocation,
    ),
    ("auto", "auto beside each fixed model", None, auto::auto),
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
    /// Whether this Loam can choose the model.
    has_auto: bool,
}

impl Bench {
    /// Whether this Loam supports a model.
    fn has(&self, model: Model) -> bool {
        match model {
            Model::Ideal => self.has_ideal,
            Model::Auto => self.has_auto,
            Model::Forking
            | Model::Merging
            | Model::Flat
            | Model::Segmented
            | Model::Dynamic
            | Model::Plane => true,
        }
    }

    /// Names those of the models that this Loam does not support.
    fn print_missing(&self, models: &[Model]) {
        for model in models.iter().filter(|model| !self.has(**model)) {
            println!("{}: this Loam has no {}", model.name(), model.options().join(" "));
        }
    }

    /// Whether a program or a group of programs was selected.
    fn is_wanted(&self, name: &str) -> bool {
        self.programs.iter().any(|wanted| wanted == name)
    }
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
    let help = help(&checkout)?;
    let bench = Bench {
        scratch: Scratch::new(&checkout, "models")?,
        has_ideal: option(&help, "--points-to").is_some(),
        has_auto: option(&help, "--memory").is_some_and(|text| has_word(text, "auto")),
        checkout,
        budget: options.budget,
        sizes: options.sizes,
        programs: options.programs,
    };
    let mut wrong = Vec::new();
    for (name, what, source, measure) in options.parts {
        println!("\n== {name}: {what}; at most {} s on the clock for each run", bench.budget);
        let beside = source.map_or(Beside::Nothing, Beside::Constants);
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
            programs: subjects::names().into_iter().map(str::to_owned).collect(),
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
        let known = subjects::names();
        if let Some(name) = options.programs.iter().find(|name| !known.contains(&name.as_str())) {
            return Err(format!("there is no program {name:?}; there are {}", known.join(", ")));
        }
        if options.parts.is_empty() {
            options.parts = PARTS.iter().collect();
        }
        Ok(options)
    }
}

/// The output of `loam run --help`.
pub fn help(checkout: &Checkout) -> Result<String, String> {
    let help = Command::new(&checkout.loam).args(["run", "--help"]).output();
    let help = help.map_err(|why| format!("{}: {why}", checkout.loam.display()))?;
    Ok(String::from_utf8_lossy(&help.stdout).into_owned())
}

/// The text about an option: from its line to that of the next option.
pub fn option<'a>(help: &'a str, name: &str) -> Option<&'a str> {
    let (_, text) = help.split_once(&format!(" {name} <"))?;
    Some(text.split_once("\n      --").map_or(text, |(text, _)| text))
}

/// Whether a text has this word.
pub fn has_word(text: &str, word: &str) -> bool {
    text.split(|c: char| !c.is_ascii_alphanumeric()).any(|each| each == word)
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
        assert_eq!((options.parts.len(), options.budget), (PARTS.len(), 120));
        assert_eq!((options.sizes[0], options.sizes[11], options.sizes.len()), (10, 120, 12));
        assert_eq!(options.programs, subjects::names());
    }

    #[test]
    fn the_help_tells_whether_a_model_exists() {
        let help = |values: &str| {
            format!("      --memory <MODEL>\n          [{values}]\n\n      --split <N|off>\n          auto\n")
        };
        let has_auto = |help: &str| option(help, "--memory").is_some_and(|text| has_word(text, "auto"));
        assert!(has_auto(&help("flat, dynamic, auto")));
        assert!(!has_auto(&help("flat, dynamic, automatic")) && !has_auto("--max-memory <SIZE>"));
        assert_eq!(option(&help(""), "--points-to"), None);
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
