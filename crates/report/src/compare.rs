//! `loam compare`: runs of one program under different options, beside each other and checked against each other.
//!
//! Options that only change how a program is explored must not change what is found: all runs that explored everything have
//! the same bugs. Runs that differ in the memory model or the searcher only must also have the same coverage and, where no
//! symbolic address forked a path, the same number of paths. A memory model that gives up parts of paths (and reports a loss) may
//! miss some of this.

use crate::stats::Run;
use crate::values;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A bug as all runs know it: kind, file and line.
type Bug = (String, String, u64);

/// The disagreements of the runs, a line each. A run that did not explore everything may miss bugs, but must not have a bug
/// that complete runs lack. `settings` are the options of each run without memory model and searcher: only runs with equal
/// settings must have the same paths.
pub fn disagreements(runs: &[Run], settings: &[String]) -> Vec<String> {
    let mut lines = bugs_missed(runs);
    let mut alike: BTreeMap<&str, Vec<&Run>> = BTreeMap::new();
    for (run, setting) in runs.iter().zip(settings).filter(|(run, _)| is_complete(run)) {
        alike.entry(setting).or_default().push(run);
    }
    for runs in alike.values() {
        lines.extend(difference(runs, "lines covered", |run| figure(run, "covered_lines")));
        lines.extend(difference(runs, "branches covered", |run| figure(run, "covered_branches")));
        let unsplit: Vec<&Run> =
            runs.iter().copied().filter(|run| figure(run, "resolution_forks") == 0).collect();
        let paths = |run: &Run| figure(run, "paths_completed") + figure(run, "paths_error");
        lines.extend(difference(&unsplit, "paths, though no address split one", paths));
    }
    lines
}

/// Bugs of other runs that a complete run lacks.
fn bugs_missed(runs: &[Run]) -> Vec<String> {
    let mut found_by: BTreeMap<Bug, BTreeSet<&str>> = BTreeMap::new();
    for run in runs {
        for bug in bugs(run) {
            found_by.entry(bug).or_default().insert(&run.directory);
        }
    }
    let complete: Vec<&str> =
        runs.iter().filter(|run| is_complete(run)).map(|run| run.directory.as_str()).collect();
    let mut lines = Vec::new();
    for ((kind, file, line), finders) in found_by {
        let missing: Vec<&str> = complete.iter().copied().filter(|name| !finders.contains(name)).collect();
        if !missing.is_empty() {
            let finders: Vec<&str> = finders.into_iter().collect();
            lines.push(format!(
                "{file}:{line} ({kind}): found with {}, not with {}",
                finders.join(" and "),
                missing.join(" and ")
            ));
        }
    }
    lines
}

/// A line if a figure is not the same in all of these runs.
fn difference(runs: &[&Run], what: &str, figure: impl Fn(&Run) -> u64) -> Option<String> {
    let mut having: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    for run in runs {
        having.entry(figure(run)).or_default().push(&run.directory);
    }
    let each: Vec<String> =
        having.iter().map(|(figure, names)| format!("{figure} with {}", names.join(" and "))).collect();
    (each.len() > 1).then(|| format!("{what}: {}", each.join(", ")))
}

fn figure(run: &Run, key: &str) -> u64 {
    run.figures[key].as_u64().unwrap_or(0)
}

/// Whether a run explored everything.
fn is_complete(run: &Run) -> bool {
    let gave_up = figure(run, "resolutions_narrowed") + figure(run, "paths_partial");
    run.figures["status"] == "done" && gave_up == 0
}

fn bugs(run: &Run) -> BTreeSet<Bug> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let bug =
        |error: &Value| (text(&error["kind"]), text(&error["file"]), error["line"].as_u64().unwrap_or(0));
    run.figures["errors"].as_array().into_iter().flatten().map(bug).collect()
}

/// The figures of each run that a comparison is about.
const COLUMNS: &[(&str, &str)] = &[
    ("status", "status"),
    ("cpu_time_s", "cpu_time_s"),
    ("wall_time_s", "wall_time_s"),
    ("solver_time_s", "solver_time_s"),
    ("paths_completed", "paths_completed"),
    ("paths_error", "paths_error"),
    ("paths_partial", "paths_partial"),
    ("instructions", "instructions"),
    ("queries", "queries"),
    ("solver_queries", "solver_queries"),
    ("resolution_queries", "resolution_queries"),
    ("multiple_resolutions", "multiple_resolutions"),
    ("resolution_forks", "resolution_forks"),
    ("segments", "segments"),
    ("max_segment_bytes", "max_segment_bytes"),
    ("max_rss_bytes", "max_rss_bytes"),
    ("coverage_lines", "coverage_lines"),
];

/// One row per run, with a heading.
pub fn csv(runs: &[Run]) -> String {
    let mut text = String::from("run,bugs");
    COLUMNS.iter().for_each(|(name, _)| text.extend([",", name]));
    text.push('\n');
    for run in runs {
        let name = run.directory.replace('"', "\"\"");
        let _ = write!(text, "\"{name}\",{}", bugs(run).len());
        for (_, key) in COLUMNS {
            match &run.figures[*key] {
                Value::String(word) => text.extend([",", word]),
                other => text.extend([",", &other.to_string()]),
            }
        }
        text.push('\n');
    }
    text
}

/// The charts: title, figure of the run, and how the figure is formatted.
type Chart = (&'static str, &'static str, fn(f64) -> String);

const CHARTS: &[Chart] = &[
    ("CPU seconds", "cpu_time_s", |value| format!("{value:.2}")),
    ("Paths completed", "paths_completed", |value| values::grouped(value as u64)),
    ("Memory", "max_rss_bytes", |value| values::size(value as u64)),
    ("Queries", "queries", |value| values::grouped(value as u64)),
];

const WIDTH: usize = 760;
const LABEL: usize = 240;
const ROW: usize = 22;

/// Bar charts of the runs as a picture.
pub fn svg(runs: &[Run]) -> String {
    let chart_height = 34 + runs.len() * ROW;
    let height = CHARTS.len() * chart_height + 16;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    for (index, (title, key, show)) in CHARTS.iter().enumerate() {
        let top = index * chart_height + 24;
        let _ = writeln!(text, "<text x=\"8\" y=\"{top}\" font-weight=\"bold\">{title}</text>");
        let value = |run: &Run| run.figures[*key].as_f64().unwrap_or(0.0);
        let most = runs.iter().map(value).fold(f64::MIN_POSITIVE, f64::max);
        for (row, run) in runs.iter().enumerate() {
            bar(&mut text, top + 8 + row * ROW, &run.directory, value(run) / most, &show(value(run)));
        }
    }
    text.push_str("</svg>\n");
    text
}

/// A bar with its name to the left and its value to the right.
fn bar(text: &mut String, top: usize, name: &str, share: f64, value: &str) {
    let room = (WIDTH - LABEL - 120) as f64;
    let (length, base) = ((share * room).max(1.0), top + 14);
    let _ = writeln!(
        text,
        "<text x=\"16\" y=\"{base}\">{}</text>\n<rect x=\"{LABEL}\" y=\"{top}\" width=\"{length:.1}\" \
         height=\"16\" fill=\"#4878a8\"/>\n<text x=\"{:.1}\" y=\"{base}\">{}</text>",
        escaped(name),
        LABEL as f64 + length + 6.0,
        escaped(value)
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn run(name: &str, status: &str, lines: &[u64]) -> Run {
        let errors: Vec<Value> =
            lines.iter().map(|line| json!({"kind": "ptr", "file": "a.c", "line": line})).collect();
        let figures = json!({"status": status, "errors": errors, "cpu_time_s": 0.5, "queries": 7});
        Run { directory: name.to_owned(), figures }
    }

    fn alike(runs: usize) -> Vec<String> {
        vec![String::new(); runs]
    }

    #[test]
    fn complete_runs_must_have_found_what_any_run_found() {
        let same = [run("a", "done", &[3]), run("b", "done", &[3]), run("c", "timeout", &[])];
        assert_eq!(disagreements(&same, &alike(3)), Vec::<String>::new());
        let other = [run("a", "done", &[3]), run("b", "timeout", &[3, 4])];
        assert_eq!(disagreements(&other, &alike(2)), ["a.c:4 (ptr): found with b, not with a"]);
    }

    #[test]
    fn runs_alike_cover_the_same_and_have_the_same_paths_unless_an_address_split_one() {
        let with = |name: &str, forks: u64, paths: u64, lines: u64| {
            let mut run = run(name, "done", &[]);
            run.figures["resolution_forks"] = json!(forks);
            run.figures["paths_completed"] = json!(paths);
            run.figures["covered_lines"] = json!(lines);
            run
        };
        let same = [with("forking", 3, 5, 9), with("flat", 0, 2, 9), with("merging", 0, 2, 9)];
        assert_eq!(disagreements(&same, &alike(3)), Vec::<String>::new());
        let other = [with("forking", 3, 5, 9), with("flat", 0, 2, 9), with("merging", 0, 3, 8)];
        assert_eq!(
            disagreements(&other, &alike(3)),
            [
                "lines covered: 8 with merging, 9 with forking and flat",
                "paths, though no address split one: 2 with flat, 3 with merging"
            ]
        );
        let settings = ["entry=a", "entry=a", "entry=b"].map(str::to_owned);
        assert_eq!(disagreements(&other, &settings), Vec::<String>::new());
    }

    #[test]
    fn tables_and_pictures_have_a_row_for_each_run() {
        let runs = [run("memory=flat", "done", &[]), run("a<b", "done", &[1])];
        let rows = csv(&runs);
        assert!(rows.starts_with("run,bugs,status,cpu_time_s"), "{rows}");
        assert!(rows.contains("\"memory=flat\",0,done,0.5,"), "{rows}");
        let picture = svg(&runs);
        assert_eq!(picture.matches("a&lt;b").count(), CHARTS.len(), "{picture}");
    }
}
