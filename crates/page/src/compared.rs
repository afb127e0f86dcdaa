//! Several runs side by side: their figures, their curves, and which of them found which bug.

use crate::bugs;
use crate::charts;
use crate::run::Run;
use crate::sources::Sources;
use crate::view::{BugView, Compared, ComparedCell, ComparedRow, ComparedRun};
use loam_report::values;
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

/// What is better.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Better {
    Less,
    More,
    Neither,
}

/// A row: its name, its value, how it is written, and what is better.
type Row = (&'static str, fn(&Run) -> f64, fn(f64) -> String, Better);

const ROWS: &[Row] = &[
    ("Bugs", |run| run.bugs() as f64, count, Better::More),
    ("Tests", |run| run.number("tests"), count, Better::Neither),
    ("Paths", |run| run.paths() as f64, count, Better::Neither),
    ("Paths with errors", |run| run.number("paths_error"), count, Better::Neither),
    ("Lines covered", |run| run.number("coverage_lines"), percent, Better::More),
    ("Branches covered", |run| run.number("coverage_branches"), percent, Better::More),
    ("Losses", |run| run.list("losses").len() as f64, count, Better::Less),
    ("Time", |run| run.number("wall_time_s"), time, Better::Less),
    ("CPU time", |run| run.number("cpu_time_s"), time, Better::Less),
    ("Instructions", |run| run.number("instructions"), count, Better::Neither),
    ("Queries", |run| run.number("queries"), count, Better::Less),
    ("Queries to a solver", |run| run.number("solver_queries"), count, Better::Less),
    ("Time in the solver", |run| run.number("solver_time_s"), time, Better::Less),
    ("Memory", |run| run.number("max_rss_bytes"), size, Better::Less),
    ("Most unfinished paths", |run| run.number("max_live_states"), count, Better::Neither),
    ("Addresses to several objects", |run| run.number("multiple_resolutions"), count, Better::Neither),
    ("Forks over objects", |run| run.number("resolution_forks"), count, Better::Neither),
];

/// Settings that may differ.
const SETTINGS: &[(&str, &str)] = &[
    ("Memory model", "memory_model"),
    ("Search", "search"),
    ("Solver", "solver"),
    ("Allocator", "allocator"),
    ("Seed", "seed"),
    ("Workers", "jobs"),
];

fn count(value: f64) -> String {
    values::grouped(value as u64)
}

fn percent(value: f64) -> String {
    values::percent(value, 1.0)
}

fn time(value: f64) -> String {
    values::duration(Duration::try_from_secs_f64(value).unwrap_or_default())
}

fn size(value: f64) -> String {
    values::size(value as u64)
}

/// The comparison.
pub fn compare(runs: &[Run]) -> Compared {
    let mut rows: Vec<ComparedRow> = SETTINGS.iter().map(|&(name, key)| setting(runs, name, key)).collect();
    rows.extend(ROWS.iter().map(|row| figure(runs, row)));
    let series: Vec<&[crate::series::Row]> = runs.iter().map(|run| run.series.as_slice()).collect();
    let head = |(number, run): (usize, &Run)| ComparedRun {
        name: run.directory.display().to_string(),
        program: run.text("program").to_owned(),
        status: run.text("status").to_owned(),
        colour: number % 6,
    };
    Compared {
        runs: runs.iter().enumerate().map(head).collect(),
        rows,
        charts: charts::charts(&series),
        bugs: found(runs),
    }
}

fn setting(runs: &[Run], name: &str, key: &str) -> ComparedRow {
    let text = |run: &Run| match &run.figures[key] {
        Value::String(text) => text.clone(),
        Value::Null => "?".to_owned(),
        other => other.to_string(),
    };
    let cells = runs.iter().map(|run| ComparedCell { text: text(run), is_best: false }).collect();
    ComparedRow { name: name.to_owned(), cells }
}

fn figure(runs: &[Run], &(name, value, text, better): &Row) -> ComparedRow {
    let all: Vec<f64> = runs.iter().map(value).collect();
    let best = match better {
        Better::Less => all.iter().copied().reduce(f64::min),
        Better::More => all.iter().copied().reduce(f64::max),
        Better::Neither => None,
    };
    // Where all look equal none is best.
    let best = best.map(text).filter(|best| all.iter().any(|&value| text(value) != *best));
    let cell = |&value: &f64| {
        let text = text(value);
        ComparedCell { is_best: best.as_ref() == Some(&text), text }
    };
    ComparedRow { name: name.to_owned(), cells: all.iter().map(cell).collect() }
}

/// The bugs of all runs, each once, with the runs that found it.
fn found(runs: &[Run]) -> Vec<BugView> {
    let mut order: Vec<BugView> = Vec::new();
    let mut known: BTreeMap<(String, String, u64), usize> = BTreeMap::new();
    for run in runs {
        let mut sources = Sources::new(std::iter::empty());
        for error in run.list("errors") {
            let text = |key: &str| error[key].as_str().unwrap_or_default().to_owned();
            let place = (text("kind"), text("file"), error["line"].as_u64().unwrap_or(0));
            let number = *known.entry(place).or_insert_with(|| {
                let mut bug = bugs::bug(run, &mut sources, order.len() + 1, error);
                bug.test_link = None;
                order.push(bug);
                order.len() - 1
            });
            order[number].runs.push(run.directory.display().to_string());
        }
    }
    order
}
