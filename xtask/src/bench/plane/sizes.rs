//! The part `sizes`: the CPU time until a planted bug behind a symbolic size is found, with planes and with the capacity of
//! the other models.
//!
//! The runs of a program take turns, and the least time of each setting counts: noise only adds to a time.

use super::checks::{self, Verdict};
use super::programs::Program;
use super::run::{Measured, explore};
use super::setting::Setting;
use super::{Bench, Outcome};
use crate::bench::models::goals::Goal;
use crate::bench::models::table::table;

/// How often the runs of a program take turns.
const ROUNDS: usize = 3;

/// The least times of a program: with the capacity, and with planes. None if the bug was not found.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct Times {
    forking: Option<f64>,
    plane: Option<f64>,
}

/// The part `sizes`.
pub fn sizes(bench: &Bench, programs: &[Program]) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let settings = bench.available(&Setting::SIZES);
    let (mut rows, mut all) = (Vec::new(), Vec::new());
    for program in programs {
        let found = find(bench, program, &settings, &mut outcome);
        let times = Times::of(&found);
        outcome.rows.extend(found.into_iter().map(|Best { setting, run, .. }| run.row(program, setting)));
        rows.push(times.row(program));
        all.push(times);
    }
    println!("\nCPU seconds until the bug is found; - if it is not");
    print!("{}", table(&["", "kind", "forking-64KiB", "plane", "times"], &rows));
    if settings.len() == Setting::SIZES.len() {
        outcome.goals = goals(&all);
    }
    Ok(outcome)
}

/// The best run of a program under a setting.
struct Best {
    setting: Setting,
    run: Measured,
    /// Whether the bug was found.
    is_found: bool,
}

/// Runs a program under the settings in turn. A setting that does not find the bug is not tried again.
fn find(bench: &Bench, program: &Program, settings: &[Setting], outcome: &mut Outcome) -> Vec<Best> {
    let mut best: Vec<Best> = Vec::new();
    for round in 0..ROUNDS {
        for &setting in settings {
            let known = best.iter().position(|best| best.setting == setting);
            if round > 0 && known.is_none_or(|index| !best[index].is_found) {
                continue;
            }
            match first_error(bench, program, setting) {
                Err(problem) => outcome.wrong.push(problem),
                Ok(run) => {
                    outcome.wrong.extend(checks::unexpected(program, setting, &run));
                    let is_found = Verdict::of(program, &run) == Verdict::Fails;
                    let run = Best { setting, run, is_found };
                    match known.map(|index| &mut best[index]) {
                        Some(best) if is_found && best.run.cpu <= run.run.cpu => {}
                        Some(best) => *best = run,
                        None => best.push(run),
                    }
                }
            }
        }
    }
    best
}

/// Explores a program until the first error of its kind.
fn first_error(bench: &Bench, program: &Program, setting: Setting) -> Result<Measured, String> {
    let exit = format!("--exit-on={}", program.kind);
    let run = explore(bench, program, &[&[exit.as_str()][..], setting.options()].concat());
    run.map_err(|problem| format!("{}, {}: {problem}", program.name, setting.name()))
}

/// Planes must find all bugs, those that are found without them among them, and in no more time.
fn goals(all: &[Times]) -> Vec<Goal> {
    let missed = all.iter().filter(|times| times.forking.is_some() && times.plane.is_none()).count();
    let found = all.iter().filter(|times| times.plane.is_some()).count();
    let both = all.iter().filter_map(|times| times.forking.zip(times.plane));
    let (forking, plane) = both.fold((0.0, 0.0), |sums, times| (sums.0 + times.0, sums.1 + times.1));
    let ratio = (forking > 0.0).then(|| plane / forking);
    vec![
        Goal::is_at_most("bugs that only forking finds", 0.0, Some(missed as f64), "bugs"),
        Goal::is_at_least("bugs found with planes", all.len() as f64, Some(found as f64), "bugs"),
        Goal::is_at_most("time with planes, of bugs that both find", 1.0, ratio, "times"),
    ]
}

impl Times {
    fn of(found: &[Best]) -> Self {
        let time = |setting| {
            let best = found.iter().find(|best| best.setting == setting && best.is_found);
            best.map(|best| best.run.cpu)
        };
        Self { forking: time(Setting::ForkingLarge), plane: time(Setting::Classic) }
    }

    /// Its row of the table.
    fn row(&self, program: &Program) -> Vec<String> {
        let shown = |time: Option<f64>| time.map_or("-".to_owned(), |time| format!("{time:.2}"));
        let ratio = self.forking.zip(self.plane).map(|(forking, plane)| plane / forking.max(0.001));
        vec![program.name.clone(), program.kind.clone(), shown(self.forking), shown(self.plane), shown(ratio)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bug_that_only_forking_finds_misses_two_goals() {
        let times = |forking, plane| Times { forking, plane };
        let found = goals(&[times(Some(0.2), Some(0.1)), times(None, Some(0.3))]);
        assert!(found.iter().all(|goal| goal.row()["verdict"] == "met"), "{found:?}");
        let missed = goals(&[times(Some(0.2), Some(0.1)), times(Some(0.2), None)]);
        let verdicts: Vec<_> = missed.iter().map(|goal| goal.row()["verdict"].clone()).collect();
        assert_eq!(verdicts, ["MISSED", "MISSED", "met"]);
    }

    #[test]
    fn a_bug_that_was_not_found_has_no_time() {
        let program = super::super::run::tests::program("a", super::super::programs::Expected::Fails);
        let row = Times { forking: Some(0.25), plane: None }.row(&program);
        assert_eq!(row, ["a", "assert", "0.25", "-", "-"]);
    }
}
