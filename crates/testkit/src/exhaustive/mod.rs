//! The exhaustive oracle: a program with at most two bytes of input has few enough inputs to run them all
//! natively, and Loam must find exactly the observed behaviours. Replay checks the paths that were found;
//! this oracle detects paths that were not found.
//!
//! Every program branches on the values it prints ([`generate`] and `tests/exhaustive` do so by a function
//! `observe`), so that all inputs of a path behave alike and the set over Loam's tests can be compared with
//! the set over all inputs:
//!
//! - each test behaves natively, on exactly its input, as in Loam: nothing extra;
//! - each native behaviour is the behaviour of some test: nothing missing.
//!
//! In optimised programs undefined behaviour may have any result, so inputs that lead to a bug are left out
//! of the first comparison, and bugs out of the second. Under `--memory single`, which is incomplete, only
//! the first comparison is made.

pub mod behaviour;
pub mod generate;
pub mod loam;
pub mod native;
pub mod random;

use crate::checkout::Checkout;
use behaviour::{Behaviour, Complaint, Ending};
use loam::{Combination, Found, Test, explore};
use native::{Build, Table, every_input};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The most differences shown.
const SHOWN: usize = 6;

/// A program to judge.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The source.
    pub program: PathBuf,
    /// Whether it may use uninitialised memory: then the memory sanitizer checks every input.
    pub may_be_uninitialised: bool,
    /// An upper bound of the inputs that its assumptions enforce, if it is below the range of its bytes.
    pub inputs_below: Option<u32>,
}

/// The result for a program under one combination.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The same behaviours, with their number.
    Same(usize),
    /// Loam reports that it lost something, and behaviours are missing.
    Admitted(Vec<String>),
    /// It took Loam too long.
    TooLong,
    /// Different behaviours, in words.
    Different(String),
}

impl Subject {
    /// Reads the directive of a program: `//@ uninit`.
    pub fn read(program: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(program).map_err(|why| format!("{}: {why}", program.display()))?;
        let may_be_uninitialised = text.lines().any(|line| line.trim().starts_with("//@ uninit"));
        Ok(Self { program: program.to_path_buf(), may_be_uninitialised, inputs_below: None })
    }
}

/// The table of native behaviours of a program, and a directory for its files.
#[derive(Debug)]
pub struct Judge<'a> {
    checkout: &'a Checkout,
    subject: &'a Subject,
    desk: PathBuf,
    table: Table,
}

impl<'a> Judge<'a> {
    /// Runs the program natively on every input. `name` is the name of its directory.
    pub fn new(checkout: &'a Checkout, subject: &'a Subject, name: &str) -> Result<Self, String> {
        let desk = checkout.fresh(&format!("exhaustive/{name}")).map_err(|why| why.to_string())?;
        let only: Option<BTreeSet<u32>> = subject.inputs_below.map(|bound| (0..bound).collect());
        let mut table = every_input(checkout, &subject.program, &desk, Build::Sanitized, only.as_ref())?;
        if subject.may_be_uninitialised {
            let clean = table.clean_inputs();
            table.complete_with(&every_input(
                checkout,
                &subject.program,
                &desk,
                Build::Memory,
                Some(&clean),
            )?);
        }
        let unintended = table.behaviours.iter().position(|behaviour| {
            matches!(&behaviour.ending, Ending::Bug { complaint: Complaint::Other(_), .. })
        });
        if let Some(index) = unintended {
            let input = table.example(index).unwrap_or_default();
            return Err(format!("the program itself is wrong: {} on input {input}", table.behaviours[index]));
        }
        Ok(Self { checkout, subject, desk, table })
    }

    /// The number of behaviours.
    pub fn behaviours(&self) -> usize {
        self.table.behaviours.len()
    }

    /// Whether some input ends in a bug.
    pub fn has_bugs(&self) -> bool {
        self.table.clean_inputs().len() < self.table.inputs.len()
    }

    /// Removes the built files. A failure does no harm.
    pub fn clear(&self) {
        let _ = std::fs::remove_dir_all(&self.desk);
    }

    /// Compares Loam with the table.
    pub fn judge(&self, combination: Combination) -> Verdict {
        let (tests, losses) = match explore(self.checkout, &self.subject.program, &self.desk, combination) {
            Err(problem) => return Verdict::Different(self.described(combination, &problem)),
            Ok(Found::TooLong) => return Verdict::TooLong,
            Ok(Found::Tests(tests, losses)) => (tests, losses),
        };
        let extra = self.extra(&tests, combination);
        let missing = self.missing(&tests, combination);
        if extra.is_empty() && missing.is_empty() {
            return Verdict::Same(self.table.behaviours.len());
        }
        if extra.is_empty() && !losses.is_empty() {
            return Verdict::Admitted(losses);
        }
        let mut problem: Vec<String> =
            extra.iter().chain(&missing).take(SHOWN).map(|(_, text)| text.clone()).collect();
        let more = (extra.len() + missing.len()).saturating_sub(problem.len());
        if more > 0 {
            problem.push(format!("… and {more} more"));
        }
        problem.extend(losses.iter().map(|loss| format!("Loam says: {loss}")));
        let inputs: BTreeSet<u32> =
            extra.iter().chain(&missing).take(SHOWN).map(|(input, _)| *input).collect();
        problem.extend(self.native_doubts(combination, &inputs));
        Verdict::Different(self.described(combination, &problem.join("\n")))
    }

    fn described(&self, combination: Combination, problem: &str) -> String {
        let program = self.subject.program.display();
        format!("{problem}\nloam run --all-errors {combination} {program}")
    }

    /// Tests whose native behaviour differs from Loam's: their inputs, and a description.
    fn extra(&self, tests: &[Test], combination: Combination) -> Vec<(u32, String)> {
        let judged = tests.iter().filter_map(|test| {
            let problem = match self.table.of(test.input) {
                None => {
                    format!("extra: input {} is excluded by an assumption: {}", test.input, test.behaviour)
                }
                Some(native) if native.is_seen_as(&test.behaviour) => return None,
                Some(native) if native.is_bug() && !combination.is_unoptimised() => return None,
                Some(native) => format!(
                    "wrong: input {} does in Loam: {}\n       on the machine: {native}",
                    test.input, test.behaviour
                ),
            };
            Some((test.input, problem))
        });
        judged.collect()
    }

    /// Native behaviours that no test has: an input for each, and a description.
    fn missing(&self, tests: &[Test], combination: Combination) -> Vec<(u32, String)> {
        if !combination.is_complete() {
            return Vec::new();
        }
        let is_missing = |native: &Behaviour| {
            let counts = combination.is_unoptimised() || !native.is_bug();
            counts && !tests.iter().any(|test| native.is_seen_as(&test.behaviour))
        };
        let all = self.table.behaviours.iter().enumerate().filter(|(_, native)| is_missing(native));
        let described = |(index, native): (usize, &Behaviour)| {
            let input = self.table.example(index).unwrap_or_default();
            (input, format!("missing: {native}, as on input {input}"))
        };
        all.map(described).collect()
    }

    /// Where Loam disagrees, checks whether the program is really well defined: on the inputs concerned it
    /// must behave the same without sanitizers and optimised, and the memory sanitizer must report nothing.
    fn native_doubts(&self, combination: Combination, inputs: &BTreeSet<u32>) -> Vec<String> {
        let inputs: BTreeSet<u32> = self.table.clean_inputs().intersection(inputs).copied().collect();
        let compare = |build: Build| -> Result<Option<String>, String> {
            let other = every_input(self.checkout, &self.subject.program, &self.desk, build, Some(&inputs))?;
            let differs = other.inputs.keys().find(|&&input| other.of(input) != self.table.of(input));
            Ok(differs.map(|&input| {
                let shown = other.of(input).map(ToString::to_string).unwrap_or_default();
                format!(
                    "The program itself may be undefined: built for {build:?}, input {input} does: {shown}"
                )
            }))
        };
        let builds = [Build::Plain(combination.level), Build::Memory];
        builds.into_iter().filter_map(|build| compare(build).unwrap_or_else(Some)).collect()
    }
}
