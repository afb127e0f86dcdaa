//! `loam stats`: the figures of one or several runs side by side, read from their `run.json`.

use crate::{memory_places, values};
use loam_base::files;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

/// A run that was read.
#[derive(Clone, Debug)]
pub struct Run {
    /// The directory as the user named it.
    pub directory: String,
    /// Its `run.json`.
    pub figures: Value,
}

/// Reads a run's figures; the error is one line that names the file.
pub fn read(directory: &Path) -> Result<Run, String> {
    let path = directory.join("run.json");
    let text = files::read_text(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let figures: Value =
        serde_json::from_str(&text).map_err(|error| format!("{}: it is damaged: {error}", path.display()))?;
    if !figures.is_object() {
        return Err(format!("{}: not the figures of a run", path.display()));
    }
    Ok(Run { directory: directory.display().to_string(), figures })
}

/// The figures of all runs as one array, each with its directory.
pub fn to_json(runs: &[Run]) -> Value {
    let with_directory = |run: &Run| {
        let mut figures = run.figures.clone();
        figures["directory"] = json!(run.directory);
        figures
    };
    runs.iter().map(with_directory).collect()
}

type Column = (&'static str, fn(&Value) -> String);

const RUN: &[Column] = &[
    ("Status", |run| text(run, "status")),
    ("Paths", |run| {
        let paths = ["paths_completed", "paths_error", "paths_partial"].map(|key| number(run, key));
        values::grouped(paths.iter().sum::<f64>() as u64)
    }),
    ("Bugs", |run| run["errors"].as_array().map_or(0, Vec::len).to_string()),
    ("Tests", |run| count(run, "tests")),
    ("Instructions", |run| count(run, "instructions")),
    ("Lines", |run| values::percent(number(run, "coverage_lines"), 1.0)),
    ("Branches", |run| values::percent(number(run, "coverage_branches"), 1.0)),
    ("States", |run| count(run, "max_live_states")),
    ("Memory", |run| values::size(number(run, "max_rss_bytes") as u64)),
    ("Time", |run| time(run, "wall_time_s")),
];

const SOLVER: &[Column] = &[
    ("Queries", |run| count(run, "queries")),
    ("Query cache", |run| count(run, "query_cache_hits")),
    ("Counterexamples", |run| count(run, "cex_cache_hits")),
    ("Models reused", |run| count(run, "model_reuse_hits")),
    ("To solver", |run| count(run, "solver_queries")),
    ("Solver time", |run| time(run, "solver_time_s")),
    ("Share", |run| values::percent(number(run, "solver_time_s"), number(run, "wall_time_s"))),
    ("Solver", |run| text(run, "solver")),
];

const MEMORY: &[Column] = &[
    ("Model", |run| text(run, "memory_model")),
    ("Resolutions", |run| count(run, "resolutions")),
    ("Several objects", |run| count(run, "multiple_resolutions")),
    ("Queries", |run| count(run, "resolution_queries")),
    ("Forks", |run| count(run, "resolution_forks")),
    ("Largest segment", |run| values::size(number(run, "max_segment_bytes") as u64)),
    ("Allocator", |run| text(run, "allocator")),
    ("Allocations", |run| count(run, "allocations")),
    ("Frees", |run| count(run, "frees")),
    ("HostCalls", |run| count(run, "host_calls")),
    ("Layers", |run| count(run, "layers_live")),
    ("Contents", |run| values::size(number(run, "object_bytes_live") as u64)),
];

/// The tables.
pub fn render(runs: &[Run]) -> String {
    let sections = [("Run", RUN), ("Solver", SOLVER), ("Memory", MEMORY)];
    let tables = sections.map(|(title, columns)| table(title, columns, runs)).join("\n");
    // Of several runs the places would not stand side by side.
    match runs {
        [run] => match memory_places::render(&run.figures) {
            places if places.is_empty() => tables,
            places => format!("{tables}\n{places}"),
        },
        _ => tables,
    }
}

fn table(title: &str, columns: &[Column], runs: &[Run]) -> String {
    let heading =
        [title].into_iter().chain(columns.iter().map(|column| column.0)).map(String::from).collect();
    let mut rows: Vec<Vec<String>> = vec![heading];
    for run in runs {
        let cells = columns.iter().map(|column| column.1(&run.figures));
        rows.push([run.directory.clone()].into_iter().chain(cells).collect());
    }
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..=columns.len()).map(width).collect();
    rows.iter().map(|row| align(row, &widths)).collect()
}

/// The first column to the left, the others to the right.
fn align(row: &[String], widths: &[usize]) -> String {
    let mut line = format!("{:width$}", row[0], width = widths[0]);
    for (cell, width) in row.iter().zip(widths).skip(1) {
        line.push_str(&format!("  {cell:>width$}"));
    }
    line.push('\n');
    line
}

fn number(run: &Value, key: &str) -> f64 {
    run[key].as_f64().unwrap_or(0.0)
}

fn count(run: &Value, key: &str) -> String {
    values::grouped(run[key].as_u64().unwrap_or(0))
}

fn text(run: &Value, key: &str) -> String {
    run[key].as_str().unwrap_or("?").to_string()
}

fn time(run: &Value, key: &str) -> String {
    values::duration(Duration::try_from_secs_f64(number(run, key)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(directory: &str, instructions: u64) -> Run {
        let figures = json!({"status": "done", "instructions": instructions, "paths_completed": 3, "errors": [{}],
                             "wall_time_s": 2.0, "solver_time_s": 1.0, "coverage_lines": 0.5});
        Run { directory: directory.into(), figures }
    }

    #[test]
    fn runs_stand_under_each_other() {
        let text = render(&[example("loam-out-0", 12), example("b", 1_234_567)]);
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[0].starts_with("Run         Status  Paths  Bugs  Tests  Instructions"), "{text}");
        assert!(
            lines[1].starts_with("loam-out-0    done      3     1      0            12    50%"),
            "{text}"
        );
        assert!(
            lines[2].starts_with("b             done      3     1      0     1,234,567    50%"),
            "{text}"
        );
        assert!(text.contains("\n\nSolver"), "{text}");
        assert!(text.contains("50%"), "{text}");
    }

    #[test]
    fn json_keeps_everything_and_names_the_directory() {
        let all = to_json(&[example("a", 1), example("b", 2)]);
        assert_eq!((&all[1]["directory"], &all[1]["instructions"]), (&json!("b"), &json!(2)));
    }

    #[test]
    fn a_directory_without_a_run_is_named() {
        let error = read(Path::new("/nonexistent")).unwrap_err();
        assert!(error.starts_with("/nonexistent/run.json: "), "{error}");
    }
}
