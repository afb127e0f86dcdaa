//! Figures 6 to 9: m4, make, SQLite and APR under each search and each model; the dynamic model beside Table 3
//! of the other paper, which repeats these figures.
//!
//! The paper draws memory over time and names the minute in which a run ended. Here one table has the CPU
//! time to the end with the papers' minutes, another one the details of each run. As in the paper, runs that
//! ended must have the same coverage (but see [`wrong_coverage`]), and models that did not fork over objects
//! must have the same paths.

use super::bars::{Bar, BarChart, Group};
use super::checks::{differing, wrong_coverage};
use super::goals::Goal;
use super::paper::minutes;
use super::picture::{Chart, ChooseScale, Scale};
use super::run::{Measured, Model, SEARCHES, explore};
use super::subjects::{IN_BOTH_PAPERS, subject};
use super::table::{grouped, table};
use super::{Bench, Outcome};
use serde_json::json;

/// A run of a program: its search, its model, and its results.
struct Run {
    search: &'static str,
    model: Model,
    measured: Measured,
}

impl Run {
    fn named(&self) -> (String, &Measured) {
        (format!("{}, {}", self.search, self.model.name()), &self.measured)
    }
}

/// The part `programs`.
pub fn programs(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    for (name, figure) in IN_BOTH_PAPERS.iter().zip(6..).filter(|(name, _)| bench.is_wanted(name)) {
        println!("\nFigure {figure}: {name}");
        let runs = measure(bench, name, &mut outcome)?;
        print!("{}", details(&runs));
        println!("\nFigure {figure}: {name}, CPU seconds to the end (the papers' minutes)");
        print!("{}", ends(name, &runs));
        bench.print_missing(&Model::ALL);
        outcome.wrong.extend(wrong_coverage(name, runs.iter().map(Run::named)));
        outcome.wrong.extend(wrong_paths(name, &runs));
        outcome.goals.extend(goals(name, &runs));
        outcome.charts.extend(charts(&format!("Figure {figure}: {name}"), &runs));
    }
    Ok(outcome)
}

/// All runs of a program. A run that fails is an error, and the others go on.
fn measure(bench: &Bench, name: &str, outcome: &mut Outcome) -> Result<Vec<Run>, String> {
    let program = subject(&bench.checkout, name)?;
    let mut runs = Vec::new();
    for search in SEARCHES {
        for model in Model::ALL.into_iter().filter(|model| bench.has(*model)) {
            match explore(bench, &program, model, search) {
                Err(problem) => {
                    outcome.wrong.push(format!("{name}, {}, {}: {problem}", search.0, model.name()));
                }
                Ok(measured) => {
                    let mut row = measured.row();
                    row["program"] = json!(name);
                    row["search"] = json!(search.0);
                    row["model"] = json!(model.name());
                    row["paper_minutes"] = json!(minutes(name, search.0, model));
                    outcome.rows.push(row);
                    runs.push(Run { search: search.0, model, measured });
                }
            }
        }
    }
    Ok(runs)
}

const DETAILS: &[&str] = &[
    "search",
    "model",
    "CPU s",
    "analysis s",
    "paths",
    "M instr",
    "MB",
    "queries",
    "solved",
    "largest segment",
    "lines",
    "branches",
];

/// The details of each run.
fn details(runs: &[Run]) -> String {
    let row = |Run { search, model, measured }: &Run| {
        let count = |key: &str| grouped(measured.number(key));
        let analysis = measured.figures["points_to_time_s"].as_f64();
        vec![
            (*search).to_owned(),
            model.name().to_owned(),
            measured.time.shown(),
            analysis.map_or("-".to_owned(), |seconds| format!("{seconds:.2}")),
            grouped(measured.paths()),
            format!("{:.1}", measured.number("instructions") as f64 / 1e6),
            format!("{:.0}", measured.number("max_rss_bytes") as f64 / 1e6),
            count("queries"),
            count("solver_queries"),
            count("max_segment_bytes"),
            count("covered_lines"),
            count("covered_branches"),
        ]
    };
    table(DETAILS, &runs.iter().map(row).collect::<Vec<_>>())
}

/// The time at which each run ended: a row for each search, a column for each model.
fn ends(name: &str, runs: &[Run]) -> String {
    let row = |(search, _): &(&'static str, _)| {
        let cell = |model: Model| {
            let time = find(runs, search, model).map_or("-".to_owned(), |run| run.time.shown());
            match minutes(name, search, model) {
                "" => time,
                minutes => format!("{time} ({minutes})"),
            }
        };
        std::iter::once((*search).to_owned()).chain(Model::ALL.map(cell)).collect()
    };
    let heading: Vec<&str> = std::iter::once("").chain(Model::ALL.map(Model::name)).collect();
    table(&heading, &SEARCHES.iter().map(row).collect::<Vec<_>>())
}

fn find<'a>(runs: &'a [Run], search: &str, model: Model) -> Option<&'a Measured> {
    runs.iter().find(|run| run.search == search && run.model == model).map(|run| &run.measured)
}

/// Runs that ended, did not fork over objects, and have other paths than the first of them.
fn wrong_paths(name: &str, runs: &[Run]) -> Vec<String> {
    let segmented = [Model::Flat, Model::Segmented, Model::Ideal, Model::Dynamic];
    let is_alike = |run: &&Run| {
        let Run { model, measured, .. } = run;
        segmented.contains(model) && measured.time.is_ended() && measured.number("resolution_forks") == 0
    };
    differing(name, "paths", runs.iter().filter(is_alike).map(Run::named), |run| [run.paths()])
}

/// The goals of a program.
fn goals(name: &str, runs: &[Run]) -> Vec<Goal> {
    const SECONDS: f64 = 600.0;
    const TIMES: f64 = 5.0;
    let mut goals = Vec::new();
    for (search, _) in SEARCHES {
        let Some(segmented) = find(runs, search, Model::Segmented) else {
            continue;
        };
        if name == "m4" || name == "apr" {
            goals.push(Goal::ends_within(&format!("{name}, {search}, segmented"), SECONDS, segmented.time));
        }
        if let Some(forking) = find(runs, search, Model::Forking).filter(|_| name == "apr") {
            // Loading the program takes the same time in all models, and here more than everything else.
            let what = format!("{name}, {search}, forking against segmented, without loading the program");
            goals.push(Goal::is_slower(&what, TIMES, forking.explored(), segmented.explored()));
            let what = format!("{name}, {search}, forking against segmented, with it");
            goals.push(Goal::is_slower(&what, TIMES, forking.time, segmented.time));
        }
    }
    goals
}

/// Time and memory of all runs of a program.
fn charts(title: &str, runs: &[Run]) -> [Chart; 2] {
    let chart = |what: &str, y: &str, scale: ChooseScale, value: fn(&Measured) -> f64| {
        let bar = |search, model| {
            find(runs, search, model).map(|run| Bar { value: value(run), is_exact: run.time.is_ended() })
        };
        let group = |(search, _): &(&'static str, _)| Group {
            name: (*search).to_owned(),
            bars: Model::ALL.iter().map(|model| bar(search, *model)).collect(),
        };
        Chart::Bars(BarChart {
            title: format!("{title}, {what} (hollow: did not end)"),
            y: y.to_owned(),
            scale,
            legend: Model::ALL.iter().map(|model| model.name().to_owned()).collect(),
            groups: SEARCHES.iter().map(group).collect(),
        })
    };
    [
        chart("time", "CPU seconds", Scale::log, |run| run.time.cpu()),
        chart("memory", "MB", Scale::linear, |run| run.number("max_rss_bytes") as f64 / 1e6),
    ]
}

#[cfg(test)]
mod tests {
    use super::super::run::Time;
    use super::super::run::tests::measured;
    use super::*;

    fn run(model: Model, time: Time, lines: u64, paths: u64) -> Run {
        let figures = json!({ "covered_lines": lines, "covered_branches": 7, "paths_completed": paths });
        Run { search: "dfs", model, measured: measured(time, figures) }
    }

    #[test]
    fn models_that_do_not_fork_have_the_same_paths() {
        let mut runs = vec![
            run(Model::Forking, Time::Ended(9.0), 100, 961),
            run(Model::Flat, Time::Ended(1.0), 100, 16),
            run(Model::Segmented, Time::Ended(1.0), 100, 17),
        ];
        assert_eq!(wrong_paths("apr", &runs).len(), 1);
        runs[2].measured.figures["resolution_forks"] = json!(1);
        assert_eq!(wrong_paths("apr", &runs), Vec::<String>::new());
    }

    #[test]
    fn ends_stand_beside_the_papers_minutes() {
        let runs = [run(Model::Forking, Time::Beyond(10.0), 1, 1), run(Model::Flat, Time::Ended(0.4), 1, 1)];
        let text = ends("apr", &runs);
        let row = text.lines().nth(1).expect("depth first is the first row");
        assert_eq!(
            row.split("  ").filter(|cell| !cell.is_empty()).map(str::trim).collect::<Vec<_>>(),
            ["dfs", "> 10.0 (99)", "- (114)", "0.40 (16)", "- (9)", "- (12)", "- (19)", "-", "-"]
        );
    }

    #[test]
    fn goals_are_for_m4_and_apr() {
        let runs = [
            run(Model::Forking, Time::Ended(9.0), 100, 961),
            run(Model::Segmented, Time::Ended(1.0), 100, 16),
        ];
        assert_eq!(
            [goals("m4", &runs).len(), goals("apr", &runs).len(), goals("make", &runs).len()],
            [1, 3, 0]
        );
    }
}
