//! The part `concrete`: the speed of programs on known values, with planes and under forking.
//!
//! Instructions for each CPU second beyond those that the program `nothing` takes. The settings take turns, and the least time of
//! each counts: noise only adds to a time.

use super::checks;
use super::programs::Program;
use super::run::{EXPLORE, Measured, explore};
use super::setting::Setting;
use super::{Bench, Outcome};
use crate::bench::models::goals::Goal;
use crate::bench::models::table::table;

/// How often the settings take turns.
const ROUNDS: usize = 3;

/// The program whose time is that of a start.
const START: &str = "nothing";

/// The least part of the speed of forking that planes shall have.
const LEAST_SPEED: f64 = 0.25;

/// The part `concrete`.
pub fn concrete(bench: &Bench, programs: &[Program]) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let settings = bench.available(&[Setting::Forking, Setting::Classic]);
    let mut all: Vec<(&Program, Vec<Measured>)> = Vec::new();
    for program in programs {
        let mut best: Vec<Option<Measured>> = vec![None; settings.len()];
        for _ in 0..ROUNDS {
            for (&setting, best) in settings.iter().zip(&mut best) {
                let run = explore(bench, program, &[EXPLORE, setting.options()].concat())?;
                outcome.wrong.extend(checks::unexpected(program, setting, &run));
                if best.as_ref().is_none_or(|best| run.cpu < best.cpu) {
                    *best = Some(run);
                }
            }
        }
        let best: Vec<Measured> = best.into_iter().flatten().collect();
        outcome.rows.extend(settings.iter().zip(&best).map(|(setting, run)| run.row(program, *setting)));
        all.push((program, best));
    }
    let starts = all.iter().find(|(program, _)| program.name == START).map(|(_, runs)| runs.clone());
    let (mut rows, mut ratios) = (Vec::new(), Vec::new());
    for (program, runs) in all.iter().filter(|(program, _)| program.name != START) {
        let speeds: Vec<f64> = runs
            .iter()
            .enumerate()
            .map(|(at, run)| speed(run, starts.as_ref().map(|starts| &starts[at])))
            .collect();
        let [forking, plane] = speeds[..] else { continue };
        let shown = |speed: f64| format!("{:.0}", speed / 1e6);
        rows.push(vec![
            program.name.clone(),
            shown(forking),
            shown(plane),
            format!("{:.2}", plane / forking),
        ]);
        ratios.push(plane / forking);
    }
    println!("\nMillion instructions for each CPU second");
    print!("{}", table(&["", "forking", "plane", "times"], &rows));
    let least = ratios.into_iter().reduce(f64::min);
    outcome.goals =
        vec![Goal::is_at_least("speed with planes, of that under forking", LEAST_SPEED, least, "times")];
    Ok(outcome)
}

/// Instructions for each CPU second beyond the start.
fn speed(run: &Measured, start: Option<&Measured>) -> f64 {
    let time = run.cpu - start.map_or(0.0, |start| start.cpu);
    run.number("instructions").unwrap_or_default() / time.max(0.001)
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::measured;
    use super::*;
    use serde_json::json;

    #[test]
    fn the_start_is_not_counted() {
        let run = measured(&[], json!({ "instructions": 3000 }));
        let start = Measured { cpu: 0.5, ..measured(&[], json!({})) };
        assert_eq!((speed(&run, None), speed(&run, Some(&start))), (2000.0, 3000.0));
    }
}
