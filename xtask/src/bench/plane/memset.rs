//! The part `memset`: 10,000 times `memset` of a symbolic length and a read at a symbolic place, with one bound of the length for each
//! program.
//!
//! A `memset` shall take the same time and the same number of terms whatever the bound is. A bound above the capacity of
//! an object gives a further path, so what is compared is a number for each `memset`.

use super::checks;
use super::programs::Program;
use super::run::{EXPLORE, Measured, explore};
use super::setting::Setting;
use super::{Bench, Outcome};
use crate::bench::models::goals::Goal;
use crate::bench::models::table::table;

/// The operations that a time is given for.
const OPERATIONS: f64 = 10_000.0;

/// What is compared of a program.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Cost {
    /// CPU seconds for 10,000 operations.
    seconds: f64,
    /// New terms for 10,000 operations.
    terms: f64,
}

/// The part `memset`.
pub fn memset(bench: &Bench, programs: &[Program]) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let (mut rows, mut costs) = (Vec::new(), Vec::new());
    for program in programs {
        let run = explore(bench, program, &[EXPLORE, Setting::Classic.options()].concat())?;
        outcome.wrong.extend(checks::unexpected(program, Setting::Classic, &run));
        outcome.rows.push(run.row(program, Setting::Classic));
        let cost = Cost::of(&run);
        let shown = cost.map(|cost| vec![format!("{:.2}", cost.seconds), format!("{:.0}", cost.terms)]);
        rows.push([vec![program.name.clone()], shown.unwrap_or_else(|| vec!["-".to_owned(); 2])].concat());
        costs.push(cost);
    }
    println!("\nCPU seconds and terms for 10,000 times memset and a read; - is a run that did not finish");
    print!("{}", table(&["", "CPU s", "terms"], &rows));
    outcome.goals = goals(&costs);
    Ok(outcome)
}

impl Cost {
    /// The cost of a run that finished.
    fn of(run: &Measured) -> Option<Self> {
        let operations = run.number("plane_multi_writes").filter(|_| run.is_done())? / OPERATIONS;
        Some(Self { seconds: run.cpu / operations, terms: run.number("expression_nodes")? / operations })
    }
}

fn goals(costs: &[Option<Cost>]) -> Vec<Goal> {
    let finished: Vec<Cost> = costs.iter().copied().flatten().collect();
    let all = |number: fn(&Cost) -> f64| {
        (finished.len() == costs.len()).then(|| finished.iter().map(number).collect::<Vec<f64>>())
    };
    let greatest = |numbers: Vec<f64>| numbers.into_iter().fold(0.0, f64::max);
    let spread = |numbers: Vec<f64>| {
        greatest(numbers.clone()) / numbers.into_iter().fold(f64::INFINITY, f64::min).max(1.0)
    };
    let slowest = all(|cost| cost.seconds).map(greatest);
    // Programs are in the order of their bounds.
    let widest = costs.last().copied().flatten().map(|cost| cost.seconds);
    vec![
        Goal::is_at_most("10,000 times memset, the slowest bound", 1.0, slowest, "CPU s"),
        Goal::is_at_most("10,000 times memset, the widest bound", 1.0, widest, "CPU s"),
        Goal::is_at_most(
            "terms of the bound with most, of that with fewest",
            2.0,
            all(|cost| cost.terms).map(spread),
            "times",
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::measured;
    use super::*;
    use serde_json::json;

    #[test]
    fn a_run_that_did_not_finish_has_no_cost() {
        let figures = |status: &str| json!({ "status": status, "states_ended_for_memory": 0, "plane_multi_writes": 20_000, "expression_nodes": 900 });
        let cost = Cost::of(&measured(&[], figures("done")));
        assert_eq!(cost, Some(Cost { seconds: 0.75, terms: 450.0 }));
        assert_eq!(Cost::of(&measured(&[], figures("interrupted"))), None);
    }

    #[test]
    fn one_slow_bound_misses_the_goal() {
        let cost = |seconds, terms| Some(Cost { seconds, terms });
        let verdicts = |costs: &[Option<Cost>]| -> Vec<_> {
            goals(costs).iter().map(|goal| goal.row()["verdict"].clone()).collect()
        };
        assert_eq!(verdicts(&[cost(0.5, 1000.0), cost(0.6, 1100.0)]), ["met", "met", "met"]);
        assert_eq!(verdicts(&[cost(4.0, 9000.0), cost(0.5, 1000.0)]), ["MISSED", "met", "MISSED"]);
    }
}
