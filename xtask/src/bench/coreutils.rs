//! All of coreutils: every program in concrete use, compared with native runs; and explored with symbolic
//! arguments, for a fixed number of instructions and for a fixed time. Figures of KLEE are shown for runs
//! that had as much time as KLEE had.
//!
//! `cargo xtask bench coreutils [PART…] [--tools a,b] [--instructions N] [--time SECONDS] [--replay N]
//! [--date DATE]`, where PART is `uses`, `instructions` or `time`; without one, all are run. It is a test as
//! well: it fails if a use differs from the native run, a run does not finish, or more than one test in a
//! hundred ends differently natively.

use super::klee;
use super::record::{Beside, Record};
use crate::build::{Profile, build};
use crate::concrete::Verdict;
use crate::coreutils::{self, Explored, Limit, explore, shown, tools, use_them};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// KLEE in [`KLEE_SECONDS`]: million instructions, paths, MB. [`klee::COREUTILS`] is the source of these figures.
const KLEE: &[(&str, f64, f64, f64)] = &[
    ("base64", 6.5, 704.0, 176.0),
    ("cat", 11.4, 845.0, 2291.0),
    ("cut", 29.8, 3196.0, 355.0),
    ("echo", 73.5, 45081.0, 805.0),
    ("expr", 38.0, 2845.0, 325.0),
    ("factor", 3.0, 122.0, 176.0),
    ("od", 4.4, 86.0, 177.0),
    ("paste", 9.7, 342.0, 214.0),
    ("printf", 32.0, 4086.0, 483.0),
    ("seq", 4.6, 174.0, 170.0),
    ("sort", 2.7, 44.0, 3471.0),
    ("test", 32.2, 1072.0, 197.0),
    ("tr", 30.6, 2526.0, 582.0),
];
/// The CPU time of these figures.
const KLEE_SECONDS: f64 = 60.0;
/// By how much the CPU time of a run may differ for its figures to be compared.
const TOLERANCE: f64 = 0.05;

/// Why tests of some programs may end differently natively: (program, what it depends on).
const EXPLAINED: &[(&str, &str)] = &[
    ("[", "-N compares times of the machine's files"),
    ("test", "-N compares times of the machine's files"),
    ("chroot", "starts a program"),
    ("env", "starts a program"),
    ("nice", "starts a program"),
    ("nohup", "starts a program"),
    ("stdbuf", "starts a program"),
    ("timeout", "starts a program"),
    ("df", "the machine's mounts"),
    ("groups", "the machine's users"),
    ("id", "the machine's users"),
    ("uptime", "when the machine was started"),
    ("whoami", "the machine's users"),
];
/// Per cent of the tests that must end natively as expected.
const AGREEMENT: f64 = 99.0;

const PARTS: &[&str] = &["uses", "instructions", "time"];

/// The options.
struct Options {
    parts: Vec<String>,
    tools: Vec<String>,
    instructions: u64,
    seconds: u64,
    replayed: usize,
    date: Option<String>,
}

/// `cargo xtask bench coreutils`.
pub fn coreutils(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Run)?;
    let has_klee = options.parts.iter().any(|part| part == "time") && options.seconds as f64 == KLEE_SECONDS;
    let beside = if has_klee { Beside::Constants(klee::COREUTILS) } else { Beside::Nothing };
    let record = Record::begin("coreutils", beside);
    let checkout = build(Profile::Release)?;
    let programs = coreutils::build(&checkout, &options.tools)?;
    let mut rows = Vec::new();
    let mut wrong = 0;
    for part in &options.parts {
        println!("\n== {part}");
        let limit = match part.as_str() {
            "instructions" => Limit::Instructions(options.instructions),
            "time" => Limit::Seconds(options.seconds),
            _ => {
                wrong += uses(&checkout, &programs, &options, &mut rows)?;
                continue;
            }
        };
        wrong += symbolic(&checkout, &programs, &options, limit, &mut rows);
    }
    let path = record.keep(options.date.as_deref(), rows)?;
    println!("\nkept in {}", checkout.short(&path).display());
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} checks fail")) }
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self {
            parts: Vec::new(),
            tools: tools(),
            instructions: 2_000_000,
            seconds: 10,
            replayed: 50,
            date: None,
        };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            if PARTS.contains(&word.as_str()) {
                options.parts.push(word.clone());
                continue;
            }
            let value = args.next().ok_or_else(|| format!("{word}: not a part, or without a value"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("{word}: {value:?} is no number"));
            match word.as_str() {
                "--tools" => options.tools = value.split(',').map(str::to_owned).collect(),
                "--instructions" => options.instructions = number()?,
                "--time" => options.seconds = number()?,
                "--replay" => options.replayed = number()? as usize,
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known; parts are {}", PARTS.join(", "))),
            }
        }
        if let Some(tool) = options.tools.iter().find(|tool| !tools().contains(tool)) {
            return Err(format!("there is no program {tool:?}"));
        }
        if options.parts.is_empty() {
            options.parts = PARTS.iter().map(|&part| part.to_owned()).collect();
        }
        Ok(options)
    }
}

/// Compares the uses; returns the number of differences.
fn uses(
    checkout: &Checkout,
    programs: &Path,
    options: &Options,
    rows: &mut Vec<Value>,
) -> Result<usize, String> {
    let verdicts = use_them(checkout, programs, &options.tools)?;
    let mut differ = 0;
    for (each, verdict) in &verdicts {
        match verdict {
            Verdict::Equal => {}
            Verdict::DiffersAsExpected(reason) => println!("{}: differs as expected: {reason}", shown(each)),
            Verdict::Differs(problem) => {
                differ += 1;
                println!("{}: DIFFERS: {problem}", shown(each));
            }
        }
        if *verdict != Verdict::Equal {
            rows.push(json!({ "part": "uses", "use": shown(each), "verdict": format!("{verdict:?}") }));
        }
    }
    println!("{} of {} uses are as natively", verdicts.len() - differ, verdicts.len());
    rows.push(json!({ "part": "uses", "uses": verdicts.len(), "differ": differ }));
    Ok(differ)
}

/// Explores every program; returns the number of failed runs, plus one if too many tests ended differently
/// natively.
fn symbolic(
    checkout: &Checkout,
    programs: &Path,
    options: &Options,
    limit: Limit,
    rows: &mut Vec<Value>,
) -> usize {
    println!(
        "{:10} {:>8} {:>6} {:>8} {:>9} {:>7} {:>7} {:>6} {:>7} {:>6} {:>11} {:>7}  errors",
        "",
        "exited",
        "error",
        "cut off",
        "M instr",
        "M/CPU s",
        "CPU s",
        "MB",
        "queries",
        "lines",
        "replayed",
        "printed"
    );
    let mut wrong = 0;
    let mut replayed = (0, 0);
    let mut beside = Vec::new();
    for tool in &options.tools {
        match explore(checkout, programs, tool, limit, options.replayed).and_then(|run| Figures::of(&run)) {
            Err(problem) => {
                wrong += 1;
                println!("{tool:10} FAILED: {problem}");
                rows.push(json!({ "part": part(limit), "tool": tool, "failed": problem }));
            }
            Ok(figures) => {
                figures.print(tool);
                replayed = (replayed.0 + figures.replayed, replayed.1 + figures.disagreements.len());
                rows.push(figures.row(tool, limit));
                beside.extend(figures.beside_klee(tool));
            }
        }
    }
    let agreement = 100.0 * (1.0 - replayed.1 as f64 / replayed.0.max(1) as f64);
    println!("{} tests replayed, {agreement:.2} % ended as expected", replayed.0);
    rows.push(json!({ "part": part(limit), "replayed": replayed.0, "disagreements": replayed.1 }));
    match limit {
        Limit::Seconds(seconds) if seconds as f64 == KLEE_SECONDS => rows.extend(show_klee(&beside)),
        Limit::Seconds(_) => {
            println!(
                "KLEE's figures are of {KLEE_SECONDS} CPU seconds: --time {KLEE_SECONDS} sets them beside"
            );
        }
        Limit::Instructions(_) => {}
    }
    wrong + usize::from(agreement < AGREEMENT)
}

fn part(limit: Limit) -> &'static str {
    match limit {
        Limit::Instructions(_) => "instructions",
        Limit::Seconds(_) => "time",
    }
}

/// The figures of a run.
struct Figures {
    command: String,
    completed: u64,
    error: u64,
    partial: u64,
    instructions: f64,
    cpu: f64,
    megabytes: f64,
    queries: u64,
    own_lines: (usize, usize),
    kinds: BTreeMap<String, usize>,
    errors: Vec<String>,
    early: BTreeMap<String, u64>,
    replayed: usize,
    undecided: usize,
    printed_otherwise: usize,
    disagreements: Vec<String>,
}

impl Figures {
    fn of(run: &Explored) -> Result<Self, String> {
        let results = &run.results;
        let mut kinds = BTreeMap::new();
        for error in &run.errors {
            *kinds.entry(error.kind.clone()).or_insert(0) += 1;
        }
        let errors = run.errors.iter();
        Ok(Self {
            command: run.command.clone(),
            completed: results.number("paths_completed")?,
            error: results.number("paths_error")?,
            partial: results.number("paths_partial")?,
            instructions: results.number("instructions")? as f64 / 1e6,
            cpu: results.measure("cpu_time_s")?,
            megabytes: results.number("max_rss_bytes")? as f64 / 1e6,
            queries: results.number("queries")?,
            own_lines: run.own_lines,
            kinds,
            errors: errors.map(|e| format!("{}: {} ({}:{})", e.kind, e.message, e.file, e.line)).collect(),
            early: results.counts("early"),
            replayed: run.replayed,
            undecided: run.undecided,
            printed_otherwise: run.printed_otherwise,
            disagreements: run.disagreements.clone(),
        })
    }

    fn covered(&self) -> f64 {
        100.0 * self.own_lines.0 as f64 / self.own_lines.1.max(1) as f64
    }

    fn print(&self, tool: &str) {
        let agreed = self.replayed - self.disagreements.len() - self.undecided;
        println!(
            "{tool:10} {:8} {:6} {:8} {:9.2} {:7.2} {:7.1} {:6.0} {:7} {:4.0} % {:>11} {:>7}  {}",
            self.completed,
            self.error,
            self.partial,
            self.instructions,
            self.instructions / self.cpu.max(0.001),
            self.cpu,
            self.megabytes,
            self.queries,
            self.covered(),
            format!("{agreed} of {}", self.replayed),
            agreed - self.printed_otherwise,
            self.kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect::<Vec<_>>().join(", ")
        );
        for line in &self.errors {
            println!("    {line}");
        }
        let known = EXPLAINED.iter().find(|(name, _)| *name == tool);
        let reason = known.map_or(String::new(), |(_, reason)| format!(" ({reason})"));
        for line in &self.disagreements {
            println!("    {line}{reason}");
        }
    }

    fn row(&self, tool: &str, limit: Limit) -> Value {
        json!({
            "part": part(limit), "tool": tool, "command": self.command, "limit": format!("{limit:?}"), "paths_completed": self.completed,
            "paths_error": self.error, "paths_partial": self.partial, "million_instructions": self.instructions,
            "cpu_s": self.cpu, "million_per_cpu_s": self.instructions / self.cpu.max(0.001),
            "max_rss_mb": self.megabytes, "queries": self.queries, "own_lines_covered": self.own_lines.0,
            "own_lines": self.own_lines.1, "errors": self.errors, "early": self.early, "replayed": self.replayed,
            "undecided": self.undecided,
            "printed_otherwise": self.printed_otherwise, "disagreements": self.disagreements,
        })
    }

    /// Instructions, paths and memory as multiples of KLEE's. A run with another CPU time than KLEE's, for
    /// example because it explored everything, cannot be compared.
    fn beside_klee(&self, tool: &str) -> Option<BesideKlee> {
        let (_, instructions, paths, megabytes) = KLEE.iter().find(|(name, ..)| *name == tool)?;
        let ratios = Ratios {
            instructions: self.instructions / instructions,
            paths: (self.completed + self.error) as f64 / paths,
            memory: self.megabytes / megabytes,
        };
        let ratios = is_klees_time(self.cpu).then_some(ratios);
        Some(BesideKlee { tool: tool.to_owned(), cpu: self.cpu, ratios })
    }
}

fn is_klees_time(cpu: f64) -> bool {
    (cpu / KLEE_SECONDS - 1.0).abs() <= TOLERANCE
}

/// A run compared with KLEE's.
struct BesideKlee {
    tool: String,
    cpu: f64,
    /// `None` if the run had another CPU time.
    ratios: Option<Ratios>,
}

/// Loam's figures as multiples of KLEE's.
struct Ratios {
    instructions: f64,
    paths: f64,
    memory: f64,
}

/// Prints the ratios and their medians.
fn show_klee(beside: &[BesideKlee]) -> Vec<Value> {
    if beside.is_empty() {
        return Vec::new();
    }
    println!();
    Beside::Constants(klee::COREUTILS).print();
    println!("{:10} {:>7} {:>13} {:>8} {:>8}", "", "CPU s", "instructions", "paths", "memory");
    let mut rows = Vec::new();
    for BesideKlee { tool, cpu, ratios } in beside {
        match ratios {
            Some(Ratios { instructions, paths, memory }) => {
                println!("{tool:10} {cpu:7.1} {instructions:12.1}x {paths:7.1}x {memory:7.2}x");
                rows.push(json!({
                    "part": "beside KLEE", "tool": tool, "cpu_s": cpu, "instructions": instructions, "paths": paths,
                    "memory": memory,
                }));
            }
            None => println!("{tool:10} {cpu:7.1} not compared: KLEE had {KLEE_SECONDS} CPU seconds"),
        }
    }
    let median = |figure: fn(&Ratios) -> f64| {
        median(beside.iter().filter_map(|each| each.ratios.as_ref()).map(figure).collect())
    };
    let [instructions, paths, memory] =
        [median(|each| each.instructions), median(|each| each.paths), median(|each| each.memory)];
    println!("{:10} {:7} {instructions:12.1}x {paths:7.1}x {memory:7.2}x", "median", "");
    rows.push(json!({
        "part": "beside KLEE", "tool": "median", "instructions": instructions, "paths": paths, "memory": memory,
    }));
    rows
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_runs_of_klees_time_are_compared() {
        assert!([57.1, 60.0, 62.9].into_iter().all(is_klees_time));
        assert!(![0.0, 10.0, 56.9, 63.1].into_iter().any(is_klees_time));
    }

    #[test]
    fn words_of_the_command_line_are_read() {
        let read = |words: &[&str]| {
            Options::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<String>>())
        };
        let options = read(&["time", "--tools", "cat,tr", "--time", "3"]).expect("they are right");
        assert_eq!((options.parts, options.seconds), (vec!["time".to_owned()], 3));
        assert_eq!(options.tools, ["cat", "tr"]);
        assert_eq!(read(&[]).expect("nothing is needed").parts, PARTS);
        for wrong in [&["--tools", "nothing"][..], &["--time", "x"], &["--time"], &["nothing", "x"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
