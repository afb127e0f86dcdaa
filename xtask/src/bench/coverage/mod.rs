//! What generated tests are worth: the lines and branches of a program's own source that they cover, measured without
//! Loam. A program is explored for some CPU time, and its tests are replayed on a build with clang's coverage
//! instrumentation. Libraries inside of a package do not count as its own source.
//!
//! `cargo xtask bench coverage [--programs a,b] [--times 10,60,300] [--seeds 1,2,3] [--klee-tests all|new] [--date DATE]`.
//! There is one run of Loam per seed, for the longest time; figures of shorter times are those of the tests found by then.
//! `KLEE=path` in the environment runs KLEE beside it, on bitcode of the same sources, and replays its tests in the same
//! way. With `KLEE_BITCODE=DIR` that bitcode is `DIR/NAME.bc`; `KLEE_OPTIONS` has more options for it.

mod explore;
mod growth;
pub(super) mod klee;
mod lcov;
mod native;
pub(super) mod programs;
mod table;

use super::record::{Beside, Record};
use super::scratch::Scratch;
use crate::build::{Profile, build, run};
use crate::packages::{Compiler, make_with};
use crate::setup::{Need, require};
use explore::{Engine, Exploration, Explored, counts};
use growth::{Cumulative, Step, grow};
use klee::Klee;
use lcov::{Coverage, Own};
use loam_testkit::Checkout;
use native::{Native, Sum};
use programs::{Program, named, programs};
use std::path::{Path, PathBuf};
use std::process::Command;
use table::{Figures, RunEnd, Table};

/// Tests that are replayed before their profiles are summed up and removed.
const BATCH: usize = 250;

/// The options.
struct Options {
    programs: Vec<Program>,
    /// CPU seconds, ascending.
    times: Vec<u64>,
    seeds: Vec<u64>,
    klee_tests: klee::Tests,
    date: Option<String>,
}

/// `cargo xtask bench coverage`.
pub fn coverage(args: &[String]) -> Result<(), String> {
    let options = Options::read(args)?;
    require(Need::Test)?;
    let klee = Klee::from_environment();
    let beside = klee.clone().map_or(Beside::Nothing, |klee| Beside::Klee(klee.binary));
    let record = Record::begin("coverage", beside.clone());
    let checkout = build(Profile::Release)?;
    beside.print();
    let mut table = Table::new(&options.times);
    let mut rows = Vec::new();
    let mut failed = Vec::new();
    for program in &options.programs {
        let engines = [Some(Explorer::Loam), klee.as_ref().map(Explorer::Klee)];
        for explorer in engines.into_iter().flatten() {
            let engine = explorer.engine();
            match (Subject { checkout: &checkout, program, explorer }).measure(&options) {
                Ok(Some(figures)) => rows.extend(table.add(program.name, engine, &figures)),
                Ok(None) => rows.push(table::without_bitcode(program.name, engine)),
                Err(problem) => {
                    println!("{:12} {} FAILED: {problem}", program.name, engine.name());
                    failed.push(program.name);
                    rows.push(table::failure(program.name, engine, &problem));
                }
            }
        }
    }
    rows.extend(table.medians());
    let path = record.keep(options.date.as_deref(), rows)?;
    println!("\nkept in {}", checkout.short(&path).display());
    if failed.is_empty() { Ok(()) } else { Err(format!("these do not work: {}", failed.join(", "))) }
}

impl Options {
    fn read(args: &[String]) -> Result<Self, String> {
        let mut options = Self {
            programs: programs(),
            times: vec![10, 60, 300],
            seeds: vec![1, 2, 3],
            klee_tests: klee::Tests::All,
            date: None,
        };
        let mut args = args.iter();
        while let Some(word) = args.next() {
            let value = args.next().ok_or_else(|| format!("{word}: without a value"))?;
            match word.as_str() {
                "--programs" => options.programs = named(value)?,
                "--times" => options.times = numbers(word, value)?,
                "--seeds" => options.seeds = numbers(word, value)?,
                "--klee-tests" => {
                    let tests = klee::Tests::named(value);
                    options.klee_tests = tests.ok_or_else(|| format!("{word}: all or new, not {value:?}"))?;
                }
                "--date" => options.date = Some(value.clone()),
                _ => return Err(format!("{word} is not known")),
            }
        }
        options.times.sort_unstable();
        options.times.dedup();
        Ok(options)
    }
}

fn numbers(word: &str, value: &str) -> Result<Vec<u64>, String> {
    let number = |text: &str| match text.parse() {
        Ok(0) | Err(_) => Err(format!("{word}: {text:?} is no number above 0")),
        Ok(number) => Ok(number),
    };
    value.split(',').map(number).collect()
}

/// An engine, and what is known of its installation.
#[derive(Clone, Copy)]
enum Explorer<'a> {
    /// The Loam of the checkout.
    Loam,
    Klee(&'a Klee),
}

impl<'a> Explorer<'a> {
    fn binary(self, checkout: &'a Checkout) -> &'a Path {
        match self {
            Self::Loam => &checkout.loam,
            Self::Klee(klee) => &klee.binary,
        }
    }

    fn klee_options(self) -> &'a [String] {
        match self {
            Self::Loam => &[],
            Self::Klee(klee) => &klee.options,
        }
    }

    fn engine(self) -> Engine {
        match self {
            Self::Loam => Engine::Loam,
            Self::Klee(_) => Engine::Klee,
        }
    }
}

/// A program and who explores it.
struct Subject<'a> {
    checkout: &'a Checkout,
    program: &'a Program,
    explorer: Explorer<'a>,
}

impl Subject<'_> {
    /// The figures of each seed at each time, seed by seed; `None` if there is no bitcode of the program for KLEE.
    fn measure(&self, options: &Options) -> Result<Option<Vec<Figures>>, String> {
        let Some(explored) = self.explored_program()? else { return Ok(None) };
        let engine = self.explorer.engine();
        let tree = self.make(Compiler::Coverage)?;
        let mut figures = Vec::new();
        for &seed in &options.seeds {
            for times in engine.runs(&options.times) {
                let name = format!("coverage/{}-{}-{seed}", self.program.name, engine.name());
                let directory = self.checkout.fresh(&name).map_err(|why| why.to_string())?;
                let exploration = Exploration {
                    engine,
                    binary: self.explorer.binary(self.checkout),
                    program: &explored,
                    inputs: self.program.inputs,
                    klee_tests: options.klee_tests,
                    klee_options: self.explorer.klee_options(),
                    seed,
                    times,
                    scratch: &directory,
                };
                figures.extend(self.replayed(&exploration, &tree)?);
                // The tests of a run may be many.
                let _ = std::fs::remove_dir_all(&directory);
            }
        }
        Ok(Some(figures))
    }

    /// Explores, and replays the tests on the build in a tree; returns the figures at each time.
    fn replayed(&self, exploration: &Exploration<'_>, tree: &Path) -> Result<Vec<Figures>, String> {
        let run = exploration.run()?;
        let scratch = Scratch::new(self.checkout, "coverage")?;
        let native = Native {
            loam: &self.checkout.loam,
            program: tree.join(&self.program.path),
            own: Own { tree, prefixes: self.program.own },
            scratch: &scratch,
        };
        replayed(&native, &run, exploration.seed, exploration.times)
    }

    fn make(&self, compiler: Compiler) -> Result<PathBuf, String> {
        let Program { package, path, .. } = self.program;
        Ok(make_with(self.checkout, compiler, package, &[path])?.directory)
    }

    /// The program as its engine takes it; `None` if there is no bitcode of it for KLEE.
    fn explored_program(&self) -> Result<Option<PathBuf>, String> {
        let path = &self.program.path;
        match self.explorer {
            Explorer::Loam => Ok(Some(self.make(Compiler::Loam)?.join(path))),
            Explorer::Klee(Klee { bitcode: Some(directory), .. }) => {
                let bitcode = directory.join(format!("{}.bc", self.program.name));
                Ok(bitcode.is_file().then_some(bitcode))
            }
            Explorer::Klee(Klee { bitcode: None, .. }) => {
                let built = self.make(Compiler::LoamWithSystemLibrary)?.join(path);
                let bitcode = built.with_extension("bc");
                run(Command::new(&self.checkout.loam).arg("extract").arg(&built).arg("-o").arg(&bitcode))?;
                Ok(Some(bitcode))
            }
        }
    }
}

/// Replays the tests of a run; returns the figures at each time.
fn replayed(native: &Native<'_>, run: &Explored, seed: u64, times: &[u64]) -> Result<Vec<Figures>, String> {
    let mut sum = Sum::empty(native);
    let mut steps: Vec<Step> = Vec::new();
    let (mut begin, mut otherwise) = (0, 0);
    let mut figures = Vec::new();
    for (&time, end) in times.iter().zip(counts(&run.tests, times)) {
        while begin < end {
            let next = end.min(begin + BATCH);
            let tests: Vec<PathBuf> = run.tests[begin..next].iter().map(|found| found.test.clone()).collect();
            let batch = native.replay(&tests)?;
            otherwise += batch.otherwise;
            sum = grow(&sum, &batch.profiles, begin, &mut steps)?;
            native.forget_profiles();
            begin = next;
        }
        let is_last = times.last() == Some(&time);
        figures.push(Figures {
            command: run.command.clone(),
            seed,
            time,
            cpu: if is_last { run.cpu } else { run.cpu.min(time as f64) },
            end: is_last.then_some(RunEnd {
                interrupts: run.interrupts,
                paths: run.paths,
                curve: curve(&steps, run),
            }),
            tests: end,
            adding: steps.len(),
            otherwise,
            coverage: sum.coverage(),
        });
    }
    Ok(figures)
}

/// The tests that add something, as text: `rank cpu-seconds lines branches` of each.
fn curve(steps: &[Step], run: &Explored) -> String {
    let step = |Step { test, coverage: Coverage { lines, branches, .. } }: &Step| {
        format!("{} {:.1} {} {}", test + 1, run.tests[*test].cpu, lines.covered, branches.covered)
    };
    steps.iter().map(step).collect::<Vec<_>>().join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use explore::Found;

    fn read(text: &str) -> Result<Options, String> {
        Options::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn options_choose_programs_times_and_seeds() {
        let options =
            read("--programs cut,tr --times 60,10,60 --seeds 7 --date 2026-01-01").expect("they are right");
        assert_eq!(options.programs.len(), 2);
        assert_eq!((options.times, options.seeds), (vec![10, 60], vec![7]));
        let usual = read("").expect("nothing is needed");
        assert_eq!((usual.times, usual.seeds), (vec![10, 60, 300], vec![1, 2, 3]));
        assert_eq!((usual.programs.len(), usual.klee_tests), (programs().len(), klee::Tests::All));
        assert_eq!(read("--klee-tests new").expect("it is right").klee_tests, klee::Tests::New);
        for wrong in ["--times 0", "--times", "--seeds x", "--programs nothing", "--fast 1", "--klee-tests x"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_curve_has_the_tests_that_add_something() {
        let found = |cpu| Found { test: PathBuf::new(), cpu };
        let (command, tests) = (String::new(), [0.1, 0.2, 7.5].map(found).to_vec());
        let run = Explored { command, cpu: 9.0, interrupts: 1, paths: Some(3), tests };
        let step = |test, covered| {
            let share = lcov::Share { covered, all: 50 };
            Step { test, coverage: Coverage { lines: share, branches: share, functions: share } }
        };
        assert_eq!(curve(&[step(0, 10), step(2, 12)], &run), "1 0.1 10 10; 3 7.5 12 12");
    }
}
