//! Figure 5: the cost of addresses that may be relocated, where nothing is merged or split.
//!
//! Each program executes the same number of instructions with fixed and with relocatable addresses, under forking
//! and depth first, in turn; the least time of each counts. It is a test as well: paths, instructions and tests
//! must be the same.

use super::bars::{Bar, BarChart, Group};
use super::checks::differing;
use super::goals::Goal;
use super::grid::{Runs, Setting, measure_in_turn};
use super::paper::OVERHEAD;
use super::picture::{Chart, Scale};
use super::subjects::{Named, PROGRAMS, concrete, selected, tools};
use super::table::{grouped, table};
use super::{Bench, Outcome};
use serde_json::json;

const FIXED: Setting = Setting { name: "fixed", options: &["--memory=forking", "--addresses=fixed"] };
const RELOCATABLE: Setting =
    Setting { name: "relocatable", options: &["--memory=forking", "--addresses=relocatable"] };

/// Tools that read no clock and no directory, so that they execute the same instructions every time.
const TOOLS: &[&str] = &[
    "base64", "cat", "cut", "echo", "expr", "fold", "head", "join", "nl", "od", "paste", "printf", "seq",
    "tr", "wc",
];

/// Programs of one kind, and for how many instructions each is run.
struct Kind {
    programs: Vec<Named>,
    /// None if the programs end by themselves.
    instructions: Option<u64>,
}

/// The goal for programs without symbolic input, in per cent; those for the others are the paper's figures.
const CONCRETE_AT_MOST: f64 = 2.0;
/// Programs of one chart.
const IN_A_CHART: usize = 8;

/// The part `relocation`.
pub fn relocation(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let symbolic = [
        Kind { programs: selected(bench, PROGRAMS)?, instructions: Some(30_000_000) },
        Kind { programs: tools(bench, TOOLS)?, instructions: Some(20_000_000) },
    ];
    let mut all = Vec::new();
    for kind in &symbolic {
        all.extend(measure(bench, kind, &mut outcome));
    }
    let concrete = Kind { programs: concrete(bench)?, instructions: None };
    let concrete = measure(bench, &concrete, &mut outcome);
    println!("\nFigure 5: CPU seconds for the same instructions, programs with symbolic input");
    print!("{}", table(HEADING, &all.iter().map(row).collect::<Vec<_>>()));
    let (mean, most) = OVERHEAD;
    println!("paper: {mean} % on the mean, {most} % at most (cat)");
    println!("\nthe same for programs without symbolic input");
    print!("{}", table(HEADING, &concrete.iter().map(row).collect::<Vec<_>>()));
    outcome.goals = goals(&all, &concrete);
    all.extend(concrete);
    outcome.charts = all.chunks(IN_A_CHART).map(chart).collect();
    Ok(outcome)
}

fn measure(bench: &Bench, kind: &Kind, outcome: &mut Outcome) -> Vec<Runs> {
    let limit = kind.instructions.map(|count| format!("--max-instructions={count}"));
    let more: Vec<&str> = limit.iter().map(String::as_str).collect();
    let mut measured = Vec::new();
    for named in &kind.programs {
        match measure_in_turn(bench, named, &[FIXED, RELOCATABLE], &more, outcome) {
            Err(problem) => outcome.wrong.push(problem),
            Ok(runs) => {
                outcome.wrong.extend(wrong(&runs));
                outcome.rows.push(json!({ "program": runs.program, "overhead_percent": overhead(&runs) }));
                measured.push(runs);
            }
        }
    }
    measured
}

/// Paths, instructions and tests that differ, if both runs ended.
fn wrong(runs: &Runs) -> Vec<String> {
    if overhead(runs).is_none() {
        return Vec::new();
    }
    differing(&runs.program, "paths, instructions and tests", runs.named(), |run| {
        [run.paths(), run.number("instructions"), run.number("tests")]
    })
}

/// The overhead in per cent; none if a run did not end.
fn overhead(runs: &Runs) -> Option<f64> {
    let [fixed, relocatable] = [FIXED, RELOCATABLE].map(|setting| runs.ended(setting.name));
    Some(100.0 * (relocatable?.time.cpu() / fixed?.time.cpu() - 1.0))
}

/// The noise of both runs in per cent: an overhead below it says nothing.
fn noise(runs: &Runs) -> Option<f64> {
    let both = [FIXED, RELOCATABLE].map(|setting| runs.find(setting.name)?.noise);
    Some(both[0]?.max(both[1]?))
}

const HEADING: &[&str] = &["", "fixed", "relocatable", "overhead", "noise", "paths", "tests", "M instr"];

fn row(runs: &Runs) -> Vec<String> {
    let run = runs.find(RELOCATABLE.name);
    vec![
        runs.program.clone(),
        runs.time(FIXED.name),
        runs.time(RELOCATABLE.name),
        overhead(runs).map_or("-".to_owned(), |percent| format!("{percent:+.1} %")),
        noise(runs).map_or("-".to_owned(), |percent| format!("{percent:.1} %")),
        run.map_or("-".to_owned(), |run| grouped(run.paths())),
        runs.count(RELOCATABLE.name, "tests"),
        run.map_or("-".to_owned(), |run| format!("{:.1}", run.number("instructions") as f64 / 1e6)),
    ]
}

/// The goals are about the programs whose runs ended, and say how many these are; without any there is none.
fn goals(symbolic: &[Runs], concrete: &[Runs]) -> Vec<Goal> {
    let (mean, most) = OVERHEAD;
    let mut goals = Vec::new();
    let overheads: Vec<f64> = symbolic.iter().filter_map(overhead).collect();
    if !overheads.is_empty() {
        let of = format!("of {} of {} programs", overheads.len(), symbolic.len());
        let what = |which: &str| format!("overhead, symbolic input, {which} {of}");
        let noises = noises(symbolic);
        let goal = Goal::is_at_most(&what("mean"), mean, average(&overheads), "%");
        goals.push(goal.unless_noisy(mean, average(&noises)));
        let goal = Goal::is_at_most(&what("most"), most, largest(&overheads), "%");
        goals.push(goal.unless_noisy(most, largest(&noises)));
    }
    let overheads: Vec<f64> = concrete.iter().filter_map(overhead).collect();
    if !overheads.is_empty() {
        let what = "overhead, no symbolic input, most";
        let goal = Goal::is_at_most(what, CONCRETE_AT_MOST, largest(&overheads), "%");
        goals.push(goal.unless_noisy(CONCRETE_AT_MOST, largest(&noises(concrete))));
    }
    goals
}

fn noises(programs: &[Runs]) -> Vec<f64> {
    programs.iter().filter_map(noise).collect()
}

fn average(numbers: &[f64]) -> Option<f64> {
    (!numbers.is_empty()).then(|| numbers.iter().sum::<f64>() / numbers.len() as f64)
}

fn largest(numbers: &[f64]) -> Option<f64> {
    numbers.iter().copied().max_by(f64::total_cmp)
}

fn chart(programs: &[Runs]) -> Chart {
    let settings = [FIXED.name, RELOCATABLE.name];
    let bar = |runs: &Runs, setting| {
        let run = runs.find(setting)?;
        Some(Bar { value: run.time.cpu(), is_exact: run.time.is_ended() })
    };
    let group = |runs: &Runs| Group {
        name: runs.program.clone(),
        bars: settings.map(|each| bar(runs, each)).to_vec(),
    };
    Chart::Bars(BarChart {
        title: "Figure 5: time for the same instructions (hollow: did not end)".to_owned(),
        y: "CPU seconds".to_owned(),
        scale: Scale::linear,
        legend: settings.map(str::to_owned).to_vec(),
        groups: programs.iter().map(group).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::grid::tests::runs;
    use super::super::run::Time;
    use super::*;

    fn program(name: &str, relocatable: Time, tests: u64) -> Runs {
        let figures = |tests: u64| json!({ "paths_completed": 7, "instructions": 2_000_000, "tests": tests });
        runs(name, &[("fixed", Time::Ended(2.0), figures(7)), ("relocatable", relocatable, figures(tests))])
    }

    #[test]
    fn both_runs_must_have_done_the_same() {
        assert_eq!(wrong(&program("cat", Time::Ended(2.1), 7)), Vec::<String>::new());
        assert_eq!(
            wrong(&program("cat", Time::Ended(2.1), 6)),
            [
                "cat: paths, instructions and tests differ: [7, 2000000, 7] under fixed; [7, 2000000, 6] under relocatable"
            ]
        );
        assert_eq!(wrong(&program("cat", Time::Beyond(9.0), 6)), Vec::<String>::new());
    }

    #[test]
    fn the_overhead_is_in_per_cent() {
        let cells = row(&program("cat", Time::Ended(2.1), 7));
        assert_eq!(cells, ["cat", "2.00", "2.10", "+5.0 %", "-", "7", "7", "2.0"]);
        assert_eq!(row(&program("cat", Time::Beyond(9.0), 7))[3], "-");
    }

    #[test]
    fn goals_are_for_the_mean_and_the_most() {
        let symbolic = [
            program("cat", Time::Ended(2.5), 7),
            program("wc", Time::Ended(2.0), 7),
            program("nl", Time::Beyond(9.0), 7),
        ];
        let concrete = [program("sha256", Time::Ended(2.5), 7)];
        let most = |what: &str, limit, value| Goal::is_at_most(what, limit, Some(value), "%");
        assert_eq!(
            goals(&symbolic, &concrete),
            [
                most("overhead, symbolic input, mean of 2 of 3 programs", 4.0, 12.5),
                most("overhead, symbolic input, most of 2 of 3 programs", 16.0, 25.0),
                most("overhead, no symbolic input, most", 2.0, 25.0),
            ]
        );
        assert_eq!(goals(&[], &[]), []);
    }
}
