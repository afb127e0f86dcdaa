//! Loam's results for a program under one combination of options: a behaviour for each of its tests.

use super::behaviour::{Behaviour, Ending};
use crate::around;
use crate::checkout::Checkout;
use crate::directives::model_options;
use crate::process::{End, run};
use crate::results::{Expected, ReportedError, Results};
use std::fmt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Loam's time limit; a run that takes longer is not judged.
const TIME: &str = "60s";
const RUN_LIMIT: Duration = Duration::from_secs(300);

/// Options that must not change the results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combination {
    /// `--memory`.
    pub memory: &'static str,
    /// `--search`.
    pub search: &'static str,
    /// `--allocator`.
    pub allocator: &'static str,
    /// Clang's optimisation level.
    pub level: &'static str,
    /// Whether loops are executed in one step.
    pub loops: &'static str,
}

/// Memory models. `single` is incomplete, so it has fewer requirements.
pub const MODELS: &[&str] =
    &["forking", "merging", "flat", "segmented", "single", "dynamic", "dynamic+split", "plane"];
const SEARCHES: &[&str] = &["random-path,cupa,cov-new,subpath", "dfs", "bfs"];
const ALLOCATORS: &[&str] = &["kdalloc", "global", "bump"];
const LEVELS: &[&str] = &["-O0", "-O1", "-O2"];
/// Each iteration by itself, and all in one step.
const LOOPS: &[&str] = &["usual", "compact"];

impl Combination {
    /// How many there are.
    pub const COUNT: u64 =
        (MODELS.len() * SEARCHES.len() * ALLOCATORS.len() * LEVELS.len() * LOOPS.len()) as u64;

    /// The combination of a number: consecutive numbers differ in every option (but once in the setting of loops), and [`COUNT`](Self::COUNT) numbers cover
    /// each combination once.
    pub fn of(number: u64) -> Self {
        let pick = |of: &[&'static str], number: u64| of[(number % of.len() as u64) as usize];
        // The number of models is no multiple of the number of searches, so these two have all pairs before the first repeats.
        let pairs = (MODELS.len() * SEARCHES.len()) as u64;
        let triples = pairs * ALLOCATORS.len() as u64;
        let others = triples * LEVELS.len() as u64;
        Self {
            memory: pick(MODELS, number),
            search: pick(SEARCHES, number),
            allocator: pick(ALLOCATORS, number + number / pairs),
            level: pick(LEVELS, number + number / triples),
            loops: pick(LOOPS, number + number / others),
        }
    }

    /// The combination with another value of one option.
    pub fn with(self, option: &str, value: &str) -> Result<Self, String> {
        let known = |values: &[&'static str]| {
            let found = values.iter().find(|known| **known == value);
            found.copied().ok_or_else(|| format!("{option} is one of {}", values.join(" ")))
        };
        Ok(match option {
            "--memory" => Self { memory: known(MODELS)?, ..self },
            "--search" => Self { search: known(SEARCHES)?, ..self },
            "--allocator" => Self { allocator: known(ALLOCATORS)?, ..self },
            "--level" => Self { level: known(LEVELS)?, ..self },
            "--loops" => Self { loops: known(LOOPS)?, ..self },
            _ => return Err(format!("there is no option {option}")),
        })
    }

    /// Whether the memory model follows every object that a pointer may point to.
    pub fn is_complete(self) -> bool {
        self.memory != "single"
    }

    /// Whether the program is compiled without optimisation.
    pub fn is_unoptimised(self) -> bool {
        self.level == "-O0"
    }

    /// The options of `loam run`.
    pub fn options(self) -> Vec<String> {
        let Self { memory, search, allocator, level, loops } = self;
        let mut options = model_options(memory);
        let named = [("search", search), ("allocator", allocator), ("compiler-arg", level)];
        options.extend(named.iter().map(|(name, value)| format!("--{name}={value}")));
        options.extend((loops == "compact").then(|| "--compact-loops".to_owned()));
        options
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.options().join(" "))
    }
}

/// One of Loam's tests.
#[derive(Clone, Debug)]
pub struct Test {
    /// Its input: the first symbolic byte is the low one.
    pub input: u32,
    /// Its behaviour.
    pub behaviour: Behaviour,
}

/// The results of a run.
#[derive(Clone, Debug)]
pub enum Found {
    /// Its tests, and the losses that the run reports.
    Tests(Vec<Test>, Vec<String>),
    /// The run took too long to be judged.
    TooLong,
}

/// Runs Loam on a program.
pub fn explore(
    checkout: &Checkout,
    program: &Path,
    desk: &Path,
    combination: Combination,
) -> Result<Found, String> {
    let out = desk.join("loam");
    if out.exists() {
        std::fs::remove_dir_all(&out).map_err(|why| why.to_string())?;
    }
    let mut command = Command::new(&checkout.loam);
    command.args([
        "run",
        "--quiet",
        "--progress=off",
        "--all-errors",
        "--program-output=files",
        "--max-time",
        TIME,
    ]);
    command.args(combination.options()).arg("--out").arg(&out).arg(program);
    let ran = run(&mut command, RUN_LIMIT)?;
    if !matches!(ran.end, End::Status(0 | 1)) {
        return Err(format!("loam ends with {}: {}", ran.end, ran.complaint().trim()));
    }
    let results = Results::read(&out)?;
    match results.word("status")? {
        "timeout" => return Ok(Found::TooLong),
        "done" | "done-with-losses" => {}
        other => return Err(format!("the run's status is {other:?}")),
    }
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    let tests: Result<Vec<Test>, String> =
        results.tests().into_iter().map(|(path, expected)| test(&path, expected, &name)).collect();
    Ok(Found::Tests(tests?, losses(&results, &out)))
}

/// The losses that the run reports.
fn losses(results: &Results, out: &Path) -> Vec<String> {
    let warnings = std::fs::read_to_string(out.join("warnings.txt")).unwrap_or_default();
    let mut losses: Vec<String> =
        warnings.lines().filter(|line| line.contains("restricted to")).map(str::to_owned).collect();
    let early = results.counts("early");
    losses.extend(early.iter().map(|(why, count)| format!("{count} paths terminated early: {why}")));
    losses
}

fn test(path: &Path, expected: Expected, program: &str) -> Result<Test, String> {
    let bytes = std::fs::read(path).map_err(|why| why.to_string())?;
    let (_, inputs) = around::contents(&bytes).ok_or_else(|| format!("{} is damaged", path.display()))?;
    let input =
        inputs.iter().flat_map(|(_, bytes)| bytes).rev().fold(0, |all, &byte| all << 8 | u32::from(byte));
    let printed = std::fs::read(path.with_extension("stdout")).unwrap_or_default();
    let ending = match expected {
        Expected::Exit(status) => Ending::Exit(status),
        Expected::Error(error) => {
            let line = line_in_program(path, &error, program);
            Ending::Report { kind: error.kind, line, message: error.message }
        }
        Expected::Anything => Ending::Report {
            kind: "early".to_owned(),
            line: 0,
            message: "the path was terminated early".to_owned(),
        },
    };
    Ok(Test { input, behaviour: Behaviour { printed, ending } })
}

/// The line of the innermost frame in the program itself: an error inside a library function is attributed to
/// its caller there.
fn line_in_program(test: &Path, error: &ReportedError, program: &str) -> u64 {
    let report =
        std::fs::read_to_string(test.with_extension(format!("{}.err", error.kind))).unwrap_or_default();
    let checkout = |frame: &str| {
        let (file, line) = frame.rsplit_once(" at ")?.1.rsplit_once(':')?;
        (Path::new(file).file_name()?.to_str()? == program).then(|| line.parse().ok())?
    };
    let frames = report.lines().filter(|line| line.starts_with("\t#"));
    frames.filter_map(checkout).next().unwrap_or(error.line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_combination_has_its_turn() {
        let of = |number| Combination::of(number).to_string();
        let mut all: Vec<String> = (0..Combination::COUNT).map(of).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 432);
    }

    #[test]
    fn consecutive_combinations_differ_in_every_option() {
        for number in 0..Combination::COUNT {
            let (one, next) = (Combination::of(number), Combination::of(number + 1));
            let Combination { memory, search, allocator, level, loops } = next;
            assert!(one.memory != memory && one.search != search, "{one} and {next}");
            assert!(one.allocator != allocator && one.level != level, "{one} and {next}");
            // Loops have two settings, and an even number of other combinations: the second half is the first one turned.
            let turns = (number + 1).is_multiple_of(Combination::COUNT / 2);
            assert!(turns || one.loops != loops, "{one} and {next}");
        }
    }

    #[test]
    fn a_model_that_splits_has_options_of_its_own() {
        let split = Combination::of(0).with("--memory", "dynamic+split").expect("there is such a model");
        assert!(split.to_string().starts_with("--memory dynamic --split 32"), "{split}");
    }
}
