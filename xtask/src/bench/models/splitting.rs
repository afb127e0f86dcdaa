//! Tables 6 and 7: large objects that are split into pieces when they are accessed at a symbolic offset, under
//! forking.
//!
//! Small pieces mean small arrays in queries, and more paths: one for each piece that an address may point to.

use super::bars::{Bar, BarChart, Group};
use super::grid::{Runs, Setting, measure};
use super::paper::{LARGEST_SPLIT, SPLITTING, row_of};
use super::picture::{Chart, Scale};
use super::subjects::{PROGRAMS, selected};
use super::table::{grouped, table};
use super::{Bench, Outcome};

/// Nothing split, and pieces of so many bytes.
const SETTINGS: [Setting; 6] = [
    Setting { name: "off", options: &["--memory=forking", "--split=off"] },
    Setting { name: "512", options: &["--memory=forking", "--split=512"] },
    Setting { name: "256", options: &["--memory=forking", "--split=256"] },
    Setting { name: "128", options: &["--memory=forking", "--split=128"] },
    Setting { name: "64", options: &["--memory=forking", "--split=64"] },
    Setting { name: "32", options: &["--memory=forking", "--split=32"] },
];

/// The part `splitting`.
pub fn splitting(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let mut programs = Vec::new();
    for named in selected(bench, PROGRAMS)? {
        let runs = measure(bench, &named, &SETTINGS, &mut outcome);
        println!("\nTable 7: {}", runs.program);
        print!("{}", table(HEADING, &rows(&runs)));
        programs.push(runs);
    }
    println!("\nTable 6: objects that were split, in all paths; the bytes of the largest in the paper");
    let heading: Vec<&str> =
        std::iter::once("").chain(SETTINGS.map(|each| each.name)).chain(["paper"]).collect();
    print!("{}", table(&heading, &programs.iter().map(split).collect::<Vec<_>>()));
    outcome.charts.push(chart(&programs));
    Ok(outcome)
}

const HEADING: &[&str] = &[
    "pieces",
    "CPU s",
    "speed-up",
    "paths",
    "solver s",
    "queries",
    "solved",
    "paper's time",
    "paper's paths",
];

/// A row for each setting. The speed-up is that over the run with nothing split.
fn rows(runs: &Runs) -> Vec<Vec<String>> {
    let paper = row_of(&SPLITTING, &runs.program);
    let row = |(index, setting): (usize, &Setting)| {
        let name = setting.name;
        let paths = runs.find(name).map_or("-".to_owned(), |run| grouped(run.paths()));
        let solver = runs.find(name).and_then(|run| run.figures["solver_time_s"].as_f64());
        let (time, noted) = paper.map_or(("", 0), |figures| figures[index]);
        vec![
            name.to_owned(),
            runs.time(name),
            speed_up(runs, name).map_or("-".to_owned(), |ratio| format!("{ratio:.2}")),
            paths,
            solver.map_or("-".to_owned(), |seconds| format!("{seconds:.2}")),
            runs.count(name, "queries"),
            runs.count(name, "solver_queries"),
            time.to_owned(),
            grouped(noted),
        ]
    };
    SETTINGS.iter().enumerate().map(row).collect()
}

/// How many times faster the program is than with nothing split; none if a run did not end.
fn speed_up(runs: &Runs, setting: &str) -> Option<f64> {
    Some(runs.ended(SETTINGS[0].name)?.time.cpu() / runs.ended(setting)?.time.cpu())
}

fn split(runs: &Runs) -> Vec<String> {
    let counts = SETTINGS.map(|setting| runs.count(setting.name, "objects_split"));
    let largest = row_of(&LARGEST_SPLIT, &runs.program).map_or(String::new(), grouped);
    std::iter::once(runs.program.clone()).chain(counts).chain([largest]).collect()
}

fn chart(programs: &[Runs]) -> Chart {
    let bar = |runs: &Runs, setting: &Setting| {
        let run = runs.find(setting.name)?;
        Some(Bar { value: run.time.cpu(), is_exact: run.time.is_ended() })
    };
    let group = |runs: &Runs| Group {
        name: runs.program.clone(),
        bars: SETTINGS.iter().map(|setting| bar(runs, setting)).collect(),
    };
    Chart::Bars(BarChart {
        title: "Table 7: time by size of the pieces (hollow: did not end)".to_owned(),
        y: "CPU seconds".to_owned(),
        scale: Scale::log,
        legend: SETTINGS.iter().map(|setting| setting.name.to_owned()).collect(),
        groups: programs.iter().map(group).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::super::grid::tests::runs;
    use super::super::run::Time;
    use super::*;
    use serde_json::json;

    #[test]
    fn each_size_stands_beside_the_papers_time_and_paths() {
        let figures = |paths: u64| json!({ "paths_completed": paths, "objects_split": paths / 2 });
        let all = [("off", Time::Ended(6.0), figures(961)), ("32", Time::Ended(4.0), figures(2025))];
        let runs = runs("apr", &all);
        let rows = rows(&runs);
        assert_eq!(rows[0], ["off", "6.00", "1.00", "961", "-", "0", "0", "1:01:38", "961"]);
        assert_eq!(rows[5], ["32", "4.00", "1.50", "2,025", "-", "0", "0", "0:00:28", "2,025"]);
        assert_eq!(rows[1][1..4], ["-", "-", "-"]);
        assert_eq!(split(&runs), ["apr", "480", "-", "-", "-", "-", "1,012", "8,192"]);
    }
}
