//! `auto` beside each fixed model: it should be nearly as fast as the best of them on every program, and the
//! fastest on all together.
//!
//! Tools of coreutils rarely have addresses that may point to several objects; there `auto` must cost nothing
//! beside forking.

use super::checks::wrong_coverage;
use super::goals::Goal;
use super::grid::{Runs, Setting, geometric_mean, measure_in_turn};
use super::run::Model;
use super::subjects::{Named, PROGRAMS, selected, small, tools};
use super::table::{grouped, table};
use super::{Bench, Outcome};

const FIXED: [Model; 6] =
    [Model::Forking, Model::Merging, Model::Flat, Model::Segmented, Model::Dynamic, Model::Plane];
const AUTO: &str = "auto";
const FORKING: &str = "forking";

/// How many times the time of the best fixed model `auto` may take.
const AT_MOST: f64 = 1.15;
/// How many times the time of forking `auto` may take on tools of coreutils.
const AT_MOST_ON_TOOLS: f64 = 1.03;

const TOOLS: &[&str] =
    &["base64", "cat", "cut", "echo", "expr", "factor", "od", "paste", "printf", "seq", "sort", "test", "tr"];
const INSTRUCTIONS: &str = "--max-instructions=20000000";

/// The part `auto`.
pub fn auto(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let mut programs = small(bench)?;
    programs.extend(selected(bench, PROGRAMS)?);
    let models: Vec<Model> =
        FIXED.into_iter().chain([Model::Auto]).filter(|model| bench.has(*model)).collect();
    let programs = measure(bench, &programs, &models, &[], &mut outcome);
    for runs in &programs {
        outcome.wrong.extend(wrong_coverage(&runs.program, runs.named()));
    }
    if !programs.is_empty() {
        println!("\nCPU seconds (paths), depth first");
        print!("{}", shown(&programs));
    }
    bench.print_missing(&[Model::Auto]);
    outcome.goals = goals(&programs);

    let tools = if bench.has_auto { tools(bench, TOOLS)? } else { Vec::new() };
    let both = [Model::Forking, Model::Auto];
    let tools = measure(bench, &tools, &both, &[INSTRUCTIONS], &mut outcome);
    if !tools.is_empty() {
        println!("\nTools of coreutils, the same number of instructions: CPU seconds");
        print!("{}", table(&["", FORKING, AUTO, "ratio"], &tools.iter().map(tool).collect::<Vec<_>>()));
        outcome.goals.extend(goals_of_tools(&tools));
    }
    Ok(outcome)
}

fn measure(
    bench: &Bench,
    programs: &[Named],
    models: &[Model],
    more: &[&str],
    outcome: &mut Outcome,
) -> Vec<Runs> {
    let settings: Vec<Setting> = models.iter().map(|model| Setting::model(*model)).collect();
    let mut measured = Vec::new();
    for named in programs {
        match measure_in_turn(bench, named, &settings, more, outcome) {
            Ok(runs) => measured.push(runs),
            Err(problem) => outcome.wrong.push(problem),
        }
    }
    measured
}

/// A row for each program, and one with the sums.
fn shown(programs: &[Runs]) -> String {
    let columns = || FIXED.map(Model::name).into_iter().chain([AUTO]);
    let cell = |runs: &Runs, model| match runs.find(model) {
        Some(run) => format!("{} ({})", run.time.shown(), grouped(run.paths())),
        None => "-".to_owned(),
    };
    let row = |runs: &Runs| {
        let cells = columns().map(|model| cell(runs, model));
        let ratio = against_best(runs).map_or("-".to_owned(), |ratio| format!("{ratio:.2}"));
        let best = best(runs).map_or("-", |(model, _)| model).to_owned();
        std::iter::once(runs.program.clone()).chain(cells).chain([best, ratio]).collect()
    };
    let sum = |model| sum(programs, model).map_or("-".to_owned(), |seconds| format!("{seconds:.2}"));
    let sums = std::iter::once("all".to_owned()).chain(columns().map(sum)).collect();
    let rows: Vec<Vec<String>> = programs.iter().map(row).chain([sums]).collect();
    table(&std::iter::once("").chain(columns()).chain(["best fixed", "ratio"]).collect::<Vec<_>>(), &rows)
}

/// The fastest fixed model that ended, and its CPU seconds.
fn best(runs: &Runs) -> Option<(&'static str, f64)> {
    let times = FIXED.iter().filter_map(|model| Some((model.name(), runs.ended(model.name())?.time.cpu())));
    times.min_by(|one, other| one.1.total_cmp(&other.1))
}

/// The time of `auto` as a multiple of that of the best fixed model; none if `auto` or all others did not end.
fn against_best(runs: &Runs) -> Option<f64> {
    Some(runs.ended(AUTO)?.time.cpu() / best(runs)?.1)
}

/// The CPU seconds of a model on all programs; none if a run did not end.
fn sum(programs: &[Runs], model: &str) -> Option<f64> {
    programs.iter().map(|runs| Some(runs.ended(model)?.time.cpu())).sum()
}

/// The goals; none without `auto`.
fn goals(programs: &[Runs]) -> Vec<Goal> {
    let with_auto = || programs.iter().filter(|runs| runs.find(AUTO).is_some());
    let goal = |runs: &Runs| {
        let what = format!("{}, auto against the best fixed model", runs.program);
        Goal::is_at_most(&what, AT_MOST, against_best(runs), "times the CPU time")
    };
    let mut goals: Vec<Goal> = with_auto().map(goal).collect();
    if with_auto().next().is_some() {
        let sums = FIXED.iter().filter_map(|model| sum(programs, model.name()));
        let ratio = sum(programs, AUTO).zip(sums.min_by(f64::total_cmp)).map(|(auto, best)| auto / best);
        let what = "sum of all programs, auto against the best fixed model";
        goals.push(Goal::is_at_most(what, 1.0, ratio, "times the CPU time"));
    }
    goals
}

/// The time of `auto` as a multiple of that of forking; none if a run did not end.
fn against_forking(runs: &Runs) -> Option<f64> {
    Some(runs.ended(AUTO)?.time.cpu() / runs.ended(FORKING)?.time.cpu())
}

fn tool(runs: &Runs) -> Vec<String> {
    let ratio = against_forking(runs).map_or("-".to_owned(), |ratio| format!("{ratio:.3}"));
    vec![runs.program.clone(), runs.time(FORKING), runs.time(AUTO), ratio]
}

fn goals_of_tools(tools: &[Runs]) -> [Goal; 2] {
    let ratios: Vec<f64> = tools.iter().filter_map(against_forking).collect();
    let goal = |what, ratio| Goal::is_at_most(what, AT_MOST_ON_TOOLS, ratio, "times the CPU time");
    [
        goal("tools of coreutils, auto against forking, mean", geometric_mean(&ratios)),
        goal("tools of coreutils, auto against forking, most", ratios.into_iter().max_by(f64::total_cmp)),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::grid::tests::runs;
    use super::super::run::Time;
    use super::*;
    use serde_json::json;

    fn program(name: &str, forking: Time, dynamic: Time, auto: Time) -> Runs {
        let figures = || json!({ "paths_completed": 2 });
        runs(
            name,
            &[("forking", forking, figures()), ("dynamic", dynamic, figures()), ("auto", auto, figures())],
        )
    }

    #[test]
    fn auto_is_compared_with_the_best_that_ended() {
        let runs = program("m4", Time::Beyond(1.0), Time::Ended(2.0), Time::Ended(2.5));
        assert_eq!(best(&runs), Some(("dynamic", 2.0)));
        assert_eq!(against_best(&runs), Some(1.25));
        let unfinished = program("m4", Time::Ended(1.0), Time::Ended(2.0), Time::Beyond(9.0));
        assert_eq!(against_best(&unfinished), None);
    }

    #[test]
    fn a_model_has_a_sum_if_it_ended_everywhere() {
        let programs = [
            program("m4", Time::Ended(3.0), Time::Beyond(9.0), Time::Ended(1.0)),
            program("apr", Time::Ended(1.0), Time::Ended(0.5), Time::Ended(1.0)),
        ];
        assert_eq!(
            ["forking", "dynamic", "auto"].map(|model| sum(&programs, model)),
            [Some(4.0), None, Some(2.0)]
        );
        let goals = goals(&programs);
        let what = "sum of all programs, auto against the best fixed model";
        assert_eq!(goals[2], Goal::is_at_most(what, 1.0, Some(0.5), "times the CPU time"));
        let last = shown(&programs).lines().last().map(str::to_owned).expect("there are sums");
        assert_eq!(
            last.split_whitespace().collect::<Vec<_>>(),
            ["all", "4.00", "-", "-", "-", "-", "-", "2.00"]
        );
    }

    #[test]
    fn there_are_no_goals_without_auto() {
        let alone = runs("m4", &[("forking", Time::Ended(1.0), json!({}))]);
        assert_eq!(goals(&[alone]), []);
    }

    #[test]
    fn tools_are_compared_with_forking() {
        let tools =
            ["cat", "tr"].map(|name| program(name, Time::Ended(2.0), Time::Ended(9.0), Time::Ended(2.0)));
        assert_eq!(tool(&tools[0]), ["cat", "2.00", "2.00", "1.000"]);
        let [mean, most] = goals_of_tools(&tools);
        assert_ne!(mean, most);
    }
}
