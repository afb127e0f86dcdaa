//! The plane memory model, as in the paper about it (see [`paper`]): `cargo xtask bench plane [PART…] [--parts
//! PART,…] [--budget SECONDS] [--programs NAME,…] [--date DATE]`.
//!
//! Each part has tables, goals and a separate record. A run has a budget of CPU time; a run that does not end
//! within it is no failure. The benchmark is a test as well: it fails if a program gets another verdict than its
//! head expects. Settings that this Loam does not have are left out, and figures that it does not count are shown
//! as `-`.

mod checks;
mod concrete;
mod loops;
mod memset;
mod paper;
mod programs;
mod run;
mod setting;
mod sizes;
mod tables;

use super::models::goals::{self, Goal};
use super::models::{has_word, help, option};
use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use programs::Program;
use serde_json::{Value, json};
use setting::Setting;

/// A part: its name, what it shows, the source of the paper's figures, the directory of its programs, and the
/// function that measures it.
type Part = (&'static str, &'static str, Option<&'static str>, &'static str, Measure);

/// Measures a part with these programs.
type Measure = fn(&Bench, &[Program]) -> Result<Outcome, String>;

const PARTS: &[Part] = &[
    (
        "loops",
        "the efficient planes beside the naive list of records (Tables 1 to 3)",
        Some(paper::TABLES),
        "bench/loops",
        loops::loops,
    ),
    ("sizes", "planted bugs behind symbolic sizes", None, "bench/loops/sizes", sizes::sizes),
    (
        "concrete",
        "the speed on known values beside that of forking",
        None,
        "bench/loops/concrete",
        concrete::concrete,
    ),
    ("memset", "memset of any length", None, "bench/loops/memset", memset::memset),
];

/// The directories and options of the runs of Loam.
struct Bench {
    checkout: Checkout,
    scratch: Scratch,
    /// CPU seconds of a run.
    budget: u64,
    /// The output of `loam run --help`.
    help: String,
}

impl Bench {
    /// Those of the settings that this Loam has; the others are named.
    fn available(&self, settings: &[Setting]) -> Vec<Setting> {
        let (there, missing): (Vec<_>, Vec<_>) =
            settings.iter().copied().partition(|setting| is_supported(&self.help, setting.options()));
        for setting in missing {
            println!("{}: this Loam has no {}", setting.name(), setting.options().join(" "));
        }
        there
    }
}

/// Whether the help names all these options and their values.
fn is_supported(help: &str, options: &[&str]) -> bool {
    options.iter().all(|text| match text.split_once('=') {
        // Sizes are no values that a help lists.
        Some((name, value)) if value.starts_with(|first: char| first.is_ascii_digit()) => {
            option(help, name).is_some()
        }
        Some((name, value)) => option(help, name).is_some_and(|text| has_word(text, value)),
        None => help.split_whitespace().any(|word| word == *text),
    })
}

/// The outcome of a part.
#[derive(Default)]
struct Outcome {
    rows: Vec<Value>,
    goals: Vec<Goal>,
    /// Errors, a line each.
    wrong: Vec<String>,
}

/// The options.
#[derive(Debug)]
struct Options {
    parts: Vec<&'static Part>,
    budget: u64,
    /// The selected programs; all of them if there are none.
    programs: Vec<String>,
    date: Option<String>,
}

/// `cargo xtask bench plane`.
pub fn plane(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    let parts = with_programs(&options)?;
    require(Need::Run)?;
    let checkout = build(Profile::Release)?;
    let scratch = Scratch::new(&checkout, "plane")?;
    let bench = Bench { help: help(&checkout)?, scratch, checkout, budget: options.budget };
    let mut wrong = Vec::new();
    for (&(name, what, source, _, measure), programs) in parts {
        println!("\n== {name}: {what}; {} CPU s for each run", bench.budget);
        let beside = source.map_or(Beside::Nothing, Beside::Constants);
        beside.print();
        let record = Record::begin(&format!("plane {name}"), beside);
        let outcome = measure(&bench, &programs)?;
        goals::print(&outcome.goals);
        let path = record.keep(options.date.as_deref(), outcome.record(bench.budget))?;
        println!("kept in {}", bench.checkout.short(&path).display());
        wrong.extend(outcome.wrong);
    }
    for problem in &wrong {
        println!("WRONG: {problem}");
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{} things are wrong", wrong.len())) }
}

/// The parts with their selected programs; parts without any are left out.
fn with_programs(options: &Options) -> Result<Vec<(&'static Part, Vec<Program>)>, String> {
    let mut parts = Vec::new();
    let mut unknown = options.programs.clone();
    for part in &options.parts {
        let mut programs = programs::programs(part.3)?;
        unknown.retain(|name| programs.iter().all(|program| program.name != *name));
        programs.retain(|program| options.programs.is_empty() || options.programs.contains(&program.name));
        if !programs.is_empty() {
            parts.push((*part, programs));
        }
    }
    match unknown.first() {
        Some(name) => Err(format!("there is no program {name:?} in the selected parts")),
        None => Ok(parts),
    }
}

impl Outcome {
    /// The rows of the record.
    fn record(&self, budget: u64) -> Vec<Value> {
        let mut rows = self.rows.clone();
        rows.iter_mut().for_each(|row| row["budget_cpu_s"] = json!(budget));
        rows.extend(self.goals.iter().map(Goal::row));
        rows.extend(self.wrong.iter().map(|problem| json!({ "wrong": problem })));
        rows
    }
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self { parts: Vec::new(), budget: 10, programs: Vec::new(), date: None };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            if let Ok(part) = part(word) {
                options.parts.push(part);
                continue;
            }
            let value = args.next().ok_or_else(|| format!("{word}: not a part, or without a value"))?;
            match word.as_str() {
                "--parts" => {
                    let parts = value.split(',').map(part).collect::<Result<Vec<_>, String>>()?;
                    options.parts.extend(parts);
                }
                "--budget" => {
                    let budget = value.parse().map_err(|_| format!("{word}: {value:?} is no number"))?;
                    options.budget = budget;
                }
                "--programs" => options.programs = value.split(',').map(str::to_owned).collect(),
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        if options.parts.is_empty() {
            options.parts = PARTS.iter().collect();
        }
        Ok(options)
    }
}

fn part(name: &str) -> Result<&'static Part, String> {
    PARTS.iter().find(|(known, ..)| *known == name).ok_or_else(|| format!("there is no part {name:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Options, String> {
        Options::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn without_words_all_is_measured() {
        let options = read("").expect("nothing is needed");
        assert_eq!((options.parts.len(), options.budget, options.programs.len()), (PARTS.len(), 10, 0));
        assert_eq!(with_programs(&options).expect("the programs are there").len(), PARTS.len());
    }

    #[test]
    fn parts_and_options_are_read() {
        let options = read("sizes --budget 3 --programs end-of-copy").expect("they are right");
        assert_eq!((options.parts[0].0, options.parts.len(), options.budget), ("sizes", 1, 3));
        let parts = with_programs(&options).expect("the program is there");
        assert_eq!((parts.len(), parts[0].1.len()), (1, 1));
        assert_eq!(read("--parts sizes,loops").expect("both are parts").parts.len(), 2);
        for wrong in ["--budget", "--budget x", "--parts tables", "--fast 1", "tables"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        let unknown = read("loops --programs end-of-copy").expect("names are looked up later");
        assert!(with_programs(&unknown).is_err());
    }

    #[test]
    fn the_help_tells_which_options_there_are() {
        let help = "      --memory <MODEL>\n          [forking, plane]\n\n      --capacity <SIZE>\n          [4KiB]\n\n      --compact-loops\n          x\n";
        let has = |options: &[&str]| is_supported(help, options);
        assert!(has(&["--memory=plane", "--compact-loops"]) && has(&["--capacity=64KiB"]));
        assert!(
            !has(&["--memory=plane", "--planes=naive"]) && !has(&["--memory=flat"]) && !has(&["--compact"])
        );
    }
}
