//! Table 1: the size of the heap of each program, the size of the largest segment, and the cost of the
//! points-to analysis.
//!
//! Segments are those of a run, depth first; for a run that did not end they are lower bounds, and marked so.
//! The size of the heap is the size of the only segment of the flat model.

use super::goals::Goal;
use super::paper::{POINTS_TO, PointsTo};
use super::run::{DFS, Measured, Model, Subject, explore};
use super::subjects::subject;
use super::table::{grouped, table};
use super::{Bench, Outcome};
use crate::bench::measure::peak_memory;
use serde_json::json;
use std::fs::File;
use std::process::{Command, Stdio};

/// The cost of the analysis of a program.
struct Analysis {
    seconds: f64,
    /// Peak memory of the process.
    peak: u64,
}

/// The part `points-to`.
pub fn points_to(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let mut rows = Vec::new();
    for paper in POINTS_TO.iter().filter(|row| bench.is_wanted(row.program)) {
        let name = paper.program;
        let program = subject(&bench.checkout, name)?;
        let analysis = analyse(bench, &program)?;
        let mut largest = Vec::new();
        for model in [Model::Flat, Model::Ideal, Model::Segmented] {
            if !bench.has(model) {
                largest.push(None);
                continue;
            }
            let run = explore(bench, &program, model, DFS);
            let run = run.map_err(|problem| format!("{name}, {}: {problem}", model.name()))?;
            let mut row = run.row();
            row["program"] = json!(name);
            row["model"] = json!(model.name());
            outcome.rows.push(row);
            largest.push(Some(run));
        }
        outcome.rows.push(json!({
            "program": name, "analysis_s": analysis.seconds, "analysis_peak_bytes": analysis.peak,
        }));
        if name == "sqlite" {
            outcome.goals.push(Goal::is_below("points-to of sqlite", 30.0, analysis.seconds, "s"));
            outcome.goals.push(Goal::is_below("points-to of sqlite", 2.0, analysis.peak as f64 / 1e9, "GB"));
        }
        rows.push(row(paper, &analysis, &largest));
    }
    println!("\nTable 1: bytes and seconds; the paper's beside them");
    print!("{}", table(HEADING, &rows));
    bench.print_missing(&[Model::Ideal]);
    Ok(outcome)
}

const HEADING: &[&str] =
    &["", "heap", "paper", "ideal", "paper", "analysis", "paper", "seconds", "paper", "peak MB"];

/// A row of the table; `largest` are the runs with one segment, with ideal segments and with those of the
/// analysis.
fn row(paper: &PointsTo, analysis: &Analysis, largest: &[Option<Measured>]) -> Vec<String> {
    let mut cells = vec![paper.program.to_owned()];
    for (run, noted) in largest.iter().zip([paper.total, paper.ideal, paper.analysis]) {
        cells.extend([
            run.as_ref().map_or("-".to_owned(), |run| run.count("max_segment_bytes")),
            grouped(noted),
        ]);
    }
    cells.extend([
        format!("{:.2}", analysis.seconds),
        paper.seconds.to_string(),
        format!("{:.0}", analysis.peak as f64 / 1e6),
    ]);
    cells
}

/// Runs the analysis alone.
fn analyse(bench: &Bench, program: &Subject) -> Result<Analysis, String> {
    let path = bench.scratch.join("points-to.txt");
    let file = File::create(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let mut command = Command::new(&bench.checkout.loam);
    command.arg("points-to").arg(&program.program).args(["--function", "main"]);
    let (ended, peak) = peak_memory(command.stdin(Stdio::null()).stdout(file))?;
    let text = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
    let seconds = seconds(&text).filter(|_| ended.success());
    let seconds = seconds.ok_or_else(|| format!("loam points-to {}: {ended}", program.program.display()))?;
    Ok(Analysis { seconds, peak })
}

/// The time in the last line of the output of `loam points-to`: `…; 4.26 s, 404 MB resident`.
fn seconds(printed: &str) -> Option<f64> {
    let (_, costs) = printed.lines().last()?.rsplit_once("; ")?;
    costs.split_once(" s,")?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::run::Time;
    use super::super::run::tests::measured;
    use super::*;

    #[test]
    fn the_time_is_in_the_last_line() {
        let printed = "segments\n  0: heap\n12 objects, 7 nodes (3 merged); 0.25 s, 113 MB resident\n";
        assert_eq!(seconds(printed), Some(0.25));
        assert_eq!(seconds("segments\n"), None);
        assert_eq!(seconds(""), None);
    }

    #[test]
    fn sizes_of_runs_that_did_not_end_are_bounds() {
        let run = |time| Some(measured(time, json!({ "max_segment_bytes": 16624 })));
        let analysis = Analysis { seconds: 0.031, peak: 113_000_000 };
        let cells = row(&POINTS_TO[0], &analysis, &[run(Time::Ended(1.0)), None, run(Time::Beyond(2.0))]);
        let expected = ["apr", "16,624", "24,904", "-", "120", ">= 16,624", "16,588", "0.03", "1.9", "113"];
        assert_eq!(cells, expected);
    }
}
