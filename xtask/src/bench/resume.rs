//! What it costs to keep a run, how large its file is, and how long it takes to execute it again.
//!
//! `cargo xtask bench resume [--programs a,b] [--instructions N] [--date DATE]` runs each program for the same number of instructions
//! four ways (two allocators, two searches): without `--save`, with it, again in the same order, and again by the tree with what was
//! explored to the end left out. The last two count how many paths diverge: Table 4 of the paper on KDAlloc has these numbers for
//! MoKlee.

use super::coverage::programs::{Program, named};
use super::measure::{Schedule, interrupt_at};
use super::models::goals::{self, Goal};
use super::record::{Beside, Record};
use crate::build::{Profile, build};
use crate::packages::{Compiler, make_with};
use crate::setup::{Need, require};
use loam_testkit::Checkout;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The programs that are measured unless others are named.
const PROGRAMS: &str =
    "base64,chmod,cut,du,expr,head,nohup,od,printf,seq,sort,tr,find,grep,diff,readelf,sed,bc,gzip,expat";
/// The paper's programs whose addresses make MoKlee diverge are run with both allocators.
const WAYS: [(&str, &str); 4] =
    [("kdalloc", "dfs"), ("kdalloc", "random-path,cupa"), ("global", "dfs"), ("global", "random-path,cupa")];
/// Longest CPU time of one command.
const PATIENCE: Duration = Duration::from_secs(600);
/// The shares of the solver from which on a run counts as bound by it: what is left of the run is executed again whatever is recalled, so
/// that only where the solver takes four fifths can a fifth of the time be enough.
const BOUNDS: [(f64, &str); 2] = [
    (0.5, "time of executing again, of that of exploring, where the solver takes half, most"),
    (0.8, "time of executing again, of that of exploring, where the solver takes four fifths, most"),
];

struct Options {
    programs: Vec<Program>,
    instructions: String,
    date: Option<String>,
}

/// The figures of one program in one way.
struct Figures {
    plain: f64,
    saving: f64,
    again: f64,
    pruned: f64,
    solver_share: f64,
    decisions: u64,
    bytes: u64,
    divergences: u64,
    divergences_pruned: u64,
    pruned_paths: u64,
}

/// `cargo xtask bench resume`.
pub fn resume(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Run)?;
    let record = Record::begin("resume", Beside::Nothing);
    let checkout = build(Profile::Release)?;
    println!(
        "{:9} {:8} {:17} {:>7} {:>7} {:>7} {:>7} {:>7} {:>9} {:>6} {:>9} {:>7}",
        "program",
        "alloc",
        "search",
        "CPU s",
        "saving",
        "again",
        "pruned",
        "solver",
        "decisions",
        "bytes",
        "diverging",
        "pruning"
    );
    let (mut rows, mut all) = (Vec::new(), Vec::new());
    for program in &options.programs {
        let tree = make_with(&checkout, Compiler::Loam, program.package, &[&program.path])?.directory;
        for (allocator, search) in WAYS {
            let figures = measure(&checkout, &tree, program, &options, allocator, search)?;
            figures.print(program.name, allocator, search);
            rows.push(figures.json(program.name, allocator, search));
            all.push((allocator, program.package, figures));
        }
    }
    let goals = goals_of(&all);
    goals::print(&goals);
    rows.extend(goals.iter().map(Goal::row));
    let path = record.keep(options.date.as_deref(), rows)?;
    println!("kept in {}", checkout.short(&path).display());
    Ok(())
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self { programs: named(PROGRAMS)?, instructions: "10M".to_owned(), date: None };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            match word.as_str() {
                "--programs" => options.programs = named(value)?,
                "--instructions" => options.instructions.clone_from(value),
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        Ok(options)
    }
}

fn measure(
    checkout: &Checkout,
    tree: &Path,
    program: &Program,
    options: &Options,
    allocator: &str,
    search: &str,
) -> Result<Figures, String> {
    let scratch = checkout.fresh("bench-resume").map_err(|why| why.to_string())?;
    let run = |out: &str, more: &[&str]| {
        let mut words =
            vec!["run", "--quiet", "--progress=off", "--program-output=discard", "--max-memory=4GiB"];
        words.extend([
            "--max-instructions",
            &options.instructions,
            "--allocator",
            allocator,
            "--search",
            search,
        ]);
        words.extend(more);
        words.extend(["--out", out]);
        let program_file = tree.join(&program.path).display().to_string();
        words.push(&program_file);
        words.extend(program.inputs);
        time(checkout, &scratch, &words)
    };
    let again = |more: &[&str]| {
        let words =
            [&["resume", "saved", "--quiet", "--replay-only", "--max-instructions", "1000M"][..], more]
                .concat();
        time(checkout, &scratch, &words)
    };
    let results = |out: &str| Results::read(&scratch.join(out)).map_err(|why| why.to_string());
    let plain = run("plain", &[])?;
    let saving = run("saved", &["--save"])?;
    let first = results("saved")?;
    let bytes = std::fs::metadata(scratch.join("saved/run.save")).map_err(|why| why.to_string())?.len();
    let decisions = first.json["decisions"].as_object().into_iter().flatten();
    let decisions = decisions.filter_map(|(_, count)| count.as_u64()).sum();
    let same_order = again(&[])?;
    let divergences = results("saved")?.number("divergences")?;
    let pruned = again(&["--prune"])?;
    let last = results("saved")?;
    let figures = Figures {
        plain,
        saving,
        again: same_order,
        pruned,
        solver_share: first.measure("solver_time_s")? / first.measure("wall_time_s")?.max(1e-9),
        decisions,
        bytes,
        divergences,
        divergences_pruned: last.number("divergences")?,
        pruned_paths: last.number("pruned_paths")?,
    };
    std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    Ok(figures)
}

/// The CPU seconds of a command.
fn time(checkout: &Checkout, directory: &Path, words: &[&str]) -> Result<f64, String> {
    let mut command = Command::new(&checkout.loam);
    command.args(words).current_dir(directory);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let schedule = Schedule { times: &[PATIENCE], again: PATIENCE, patience: PATIENCE * 4 };
    Ok(interrupt_at(&mut command, schedule, |_| {})?.cpu.as_secs_f64())
}

impl Figures {
    fn bytes_per_decision(&self) -> f64 {
        self.bytes as f64 / self.decisions.max(1) as f64
    }

    fn print(&self, program: &str, allocator: &str, search: &str) {
        println!(
            "{program:9} {allocator:8} {search:17} {:7.2} {:7.2} {:7.2} {:7.2} {:5.1} % {:9} {:6.1} {:9} {:7}",
            self.plain,
            self.saving,
            self.again,
            self.pruned,
            100.0 * self.solver_share,
            self.decisions,
            self.bytes_per_decision(),
            self.divergences,
            self.divergences_pruned,
        );
    }

    fn json(&self, program: &str, allocator: &str, search: &str) -> Value {
        json!({
            "name": program,
            "allocator": allocator,
            "search": search,
            "cpu_s": self.plain,
            "cpu_s_saving": self.saving,
            "cpu_s_again": self.again,
            "cpu_s_again_pruned": self.pruned,
            "solver_share": self.solver_share,
            "decisions": self.decisions,
            "bytes": self.bytes,
            "bytes_per_decision": self.bytes_per_decision(),
            "divergences": self.divergences,
            "divergences_pruned": self.divergences_pruned,
            "pruned_paths": self.pruned_paths,
        })
    }
}

fn goals_of(all: &[(&str, &str, Figures)]) -> Vec<Goal> {
    let sum = |of: fn(&Figures) -> f64| all.iter().map(|(.., figures)| of(figures)).sum::<f64>();
    let (plain, saving) = (sum(|figures| figures.plain), sum(|figures| figures.saving));
    let largest = |of: &dyn Fn(&Figures) -> f64, has: &dyn Fn(&str, &Figures) -> bool| {
        let chosen = all.iter().filter(|(_, package, figures)| has(package, figures));
        chosen.map(|(.., figures)| of(figures)).reduce(f64::max)
    };
    let kdalloc = all.iter().filter(|(allocator, ..)| *allocator == "kdalloc");
    let diverging =
        kdalloc.map(|(.., figures)| (figures.divergences + figures.divergences_pruned) as f64).sum();
    let again = |&(bound, name): &(f64, &'static str)| {
        let share = |figures: &Figures| 100.0 * figures.again / figures.saving.max(1e-9);
        Goal::is_at_most(name, 20.0, largest(&share, &|_, figures| figures.solver_share > bound), "%")
    };
    let mut goals = vec![
        Goal::is_at_most(
            "CPU time of saving, all programs",
            5.0,
            Some(100.0 * (saving / plain.max(1e-9) - 1.0)),
            "%",
        ),
        Goal::is_at_most(
            "bytes for a decision, coreutils, most",
            40.0,
            largest(&Figures::bytes_per_decision, &|package, _| package == "coreutils"),
            "bytes",
        ),
        Goal::is_at_most("paths that diverge with kdalloc", 0.0, Some(diverging), "paths"),
    ];
    goals.extend(BOUNDS.iter().map(again));
    goals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_choose_programs_and_instructions() {
        let read =
            |text: &str| Options::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let chosen = read("--programs bc,cut --instructions 3M").expect("they are right");
        assert_eq!((chosen.programs.len(), chosen.instructions.as_str()), (2, "3M"));
        for wrong in ["--programs nothing", "--instructions", "--fast 1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
