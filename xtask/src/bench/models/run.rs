//! One run of Loam under one memory model or with other options, and its results.

use super::Bench;
use super::table::grouped;
use crate::bench::measure::with_cpu;
use crate::command_line::typed;
use loam_testkit::process::run;
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

/// The memory limit of a run, as in the paper.
const MEMORY: &str = "--max-memory=4GiB";
/// How much longer than its budget a run may take before it is killed.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often each of several runs of one program is repeated in turn.
const ROUNDS_IN_TURN: usize = 5;

/// A memory model, as the papers' figures distinguish them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    /// A path for each object.
    Forking,
    /// One path, with a choice between the objects.
    Merging,
    /// The heap as one array.
    Flat,
    /// Segments by the points-to analysis.
    Segmented,
    /// Segments by the targets observed in an earlier run.
    Ideal,
    /// Segments of the objects that an address turns out to point to.
    Dynamic,
    /// Whichever of the others Loam chooses.
    Auto,
    /// Records behind what is known.
    Plane,
}

impl Model {
    /// All of them, in the order of the tables.
    pub const ALL: [Self; 8] = [
        Self::Forking,
        Self::Merging,
        Self::Flat,
        Self::Segmented,
        Self::Ideal,
        Self::Dynamic,
        Self::Auto,
        Self::Plane,
    ];

    /// The name in tables and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Forking => "forking",
            Self::Merging => "merging",
            Self::Flat => "flat",
            Self::Segmented => "segmented",
            Self::Ideal => "ideal",
            Self::Dynamic => "dynamic",
            Self::Auto => "auto",
            Self::Plane => "plane",
        }
    }

    /// Loam's options.
    pub fn options(self) -> &'static [&'static str] {
        match self {
            Self::Forking => &["--memory=forking"],
            Self::Merging => &["--memory=merging"],
            Self::Flat => &["--memory=flat"],
            Self::Segmented => &["--memory=segmented"],
            Self::Ideal => &["--memory=segmented", "--points-to=ideal"],
            Self::Dynamic => &["--memory=dynamic"],
            Self::Auto => &["--memory=auto"],
            Self::Plane => &["--memory=plane"],
        }
    }
}

/// The program of a run.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The program or its bitcode.
    pub program: PathBuf,
    /// Options of Loam that make its input symbolic.
    pub options: Vec<OsString>,
    /// Its arguments.
    pub arguments: &'static [&'static str],
}

/// A search strategy: its name in the tables, and Loam's options.
pub type Search = (&'static str, &'static [&'static str]);

/// Depth first.
pub const DFS: Search = ("dfs", &["--search=dfs"]);
/// The searches of the paper.
pub const SEARCHES: [Search; 3] = [DFS, ("bfs", &["--search=bfs"]), ("default", &[])];

/// The time of a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Time {
    /// It ended after so many CPU seconds.
    Ended(f64),
    /// It had used so many when its budget, in wall time, was over.
    Beyond(f64),
}

impl Time {
    /// The time as shown in the tables: `1.25`, `> 119.7`.
    pub fn shown(self) -> String {
        match self {
            Self::Ended(cpu) => format!("{cpu:.2}"),
            Self::Beyond(cpu) => format!("> {cpu:.1}"),
        }
    }

    /// CPU seconds of the run; a lower bound if it did not end.
    pub fn cpu(self) -> f64 {
        match self {
            Self::Ended(cpu) | Self::Beyond(cpu) => cpu,
        }
    }

    /// Whether the run ended.
    pub fn is_ended(self) -> bool {
        matches!(self, Self::Ended(_))
    }
}

/// The results of a run.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The command as it would be typed.
    pub command: String,
    /// Its time.
    pub time: Time,
    /// `run.json`.
    pub figures: Value,
    /// By how much the next best of repeated runs took longer, in per cent: what cannot be told from noise. None
    /// if it was not repeated.
    pub noise: Option<f64>,
}

/// Figures of `run.json` that are recorded.
const KEPT: &[&str] = &[
    "status",
    "tests",
    "paths_completed",
    "paths_error",
    "paths_partial",
    "instructions",
    "queries",
    "solver_queries",
    "query_cache_hits",
    "solver_time_s",
    "wall_time_s",
    "resolution_queries",
    "multiple_resolutions",
    "resolution_forks",
    "segments",
    "max_segment_bytes",
    "objects_split",
    "max_rss_bytes",
    "max_live_states",
    "states_ended_for_memory",
    "covered_lines",
    "total_lines",
    "covered_branches",
    "total_branches",
    "points_to",
    "points_to_time_s",
];

impl Measured {
    /// The wall time of the analysis and the exploration.
    pub fn explored(&self) -> Time {
        let clock = self.figures["wall_time_s"].as_f64().unwrap_or(0.0);
        match self.time {
            Time::Ended(_) => Time::Ended(clock),
            Time::Beyond(_) => Time::Beyond(clock),
        }
    }

    /// A number of `run.json`; 0 if it is missing.
    pub fn number(&self, key: &str) -> u64 {
        self.figures[key].as_u64().unwrap_or(0)
    }

    /// A number of `run.json` as shown in tables; at least this many if the run did not end.
    pub fn count(&self, key: &str) -> String {
        let sign = if self.time.is_ended() { "" } else { ">= " };
        format!("{sign}{}", grouped(self.number(key)))
    }

    /// All paths that ended.
    pub fn paths(&self) -> u64 {
        ["paths_completed", "paths_error", "paths_partial"].iter().map(|key| self.number(key)).sum()
    }

    /// Its row of the record.
    pub fn row(&self) -> Value {
        let mut row =
            json!({ "command": self.command, "ended": self.time.is_ended(), "cpu_s": self.time.cpu() });
        if let Some(noise) = self.noise {
            row["noise_percent"] = json!(noise);
        }
        for key in KEPT.iter().filter(|key| !self.figures[**key].is_null()) {
            row[*key] = self.figures[*key].clone();
        }
        row
    }
}

/// Runs a program under a model, for at most the budget of the benchmark. Single runs vary by some per cent:
/// short ones are repeated, and the median counts.
pub fn explore(bench: &Bench, subject: &Subject, model: Model, search: Search) -> Result<Measured, String> {
    explore_with(bench, subject, &[model.options(), search.1].concat())
}

/// The same with any options of Loam.
pub fn explore_with(bench: &Bench, subject: &Subject, options: &[&str]) -> Result<Measured, String> {
    median(|| explore_once(bench, subject, options))
}

/// Runs a program with each of these sets of options in turn, several times, and returns the run of least time
/// for each: noise only adds to a time, and a machine that becomes slower is so for all. A run that does not end
/// within the budget is not repeated.
pub fn explore_in_turn(
    bench: &Bench,
    subject: &Subject,
    settings: &[Vec<&str>],
) -> Result<Vec<Measured>, String> {
    least_in_turn(settings.len(), |index| explore_once(bench, subject, &settings[index]))
}

fn least_in_turn(
    count: usize,
    mut run: impl FnMut(usize) -> Result<Measured, String>,
) -> Result<Vec<Measured>, String> {
    let first = |index| Ok(vec![run(index)?]);
    let mut rounds = (0..count).map(first).collect::<Result<Vec<_>, String>>()?;
    for _ in 1..ROUNDS_IN_TURN {
        for (index, runs) in rounds.iter_mut().enumerate() {
            if runs.iter().all(|run| run.time.is_ended()) {
                runs.push(run(index)?);
            }
        }
    }
    Ok(rounds.into_iter().filter_map(least).collect())
}

/// The run of least time, with its noise; one that ended if any did.
fn least(mut runs: Vec<Measured>) -> Option<Measured> {
    let order = |run: &Measured| (!run.time.is_ended(), run.time.cpu());
    runs.sort_by(|one, other| {
        let ((is_beyond, cpu), (other_is_beyond, other_cpu)) = (order(one), order(other));
        is_beyond.cmp(&other_is_beyond).then(cpu.total_cmp(&other_cpu))
    });
    let mut runs = runs.into_iter();
    let (mut best, next) = (runs.next()?, runs.next());
    best.noise = next.map(|next| 100.0 * (next.time.cpu() / best.time.cpu() - 1.0));
    Some(best)
}

/// The run of median time; a long one is not repeated.
fn median(mut run: impl FnMut() -> Result<Measured, String>) -> Result<Measured, String> {
    const ROUNDS: usize = 3;
    const LONG: f64 = 5.0;
    let first = run()?;
    if first.time.cpu() >= LONG {
        return Ok(first);
    }
    let mut runs = vec![first];
    while runs.len() < ROUNDS {
        runs.push(run()?);
    }
    runs.sort_by(|one, other| one.time.cpu().total_cmp(&other.time.cpu()));
    Ok(runs.swap_remove(ROUNDS / 2))
}

fn explore_once(bench: &Bench, subject: &Subject, options: &[&str]) -> Result<Measured, String> {
    let (work, out) = (bench.scratch.join("work"), bench.scratch.join("out"));
    for directory in [&work, &out] {
        let _ = std::fs::remove_dir_all(directory);
    }
    std::fs::create_dir_all(&work).map_err(|why| format!("{}: {why}", work.display()))?;
    let mut command = Command::new(&bench.checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", MEMORY]);
    command.arg(format!("--max-time={}s", bench.budget)).args(options);
    command.args(&subject.options).arg("--out").arg(&out).arg(&subject.program).args(subject.arguments);
    let limit = Duration::from_secs(bench.budget) + PATIENCE;
    let (ran, cpu) = with_cpu(|| run(command.current_dir(&work), limit))?;
    let ran = ran?;
    let figures = Results::read(&out)
        .map_err(|problem| format!("{problem}; loam: {}: {}", ran.end, ran.complaint().trim()))?
        .json;
    let cpu = cpu.as_secs_f64();
    let time = if has_ended(&figures) { Time::Ended(cpu) } else { Time::Beyond(cpu) };
    Ok(Measured { command: typed(&command), time, figures, noise: None })
}

/// Whether a run did all its work: everything, or all instructions it was to execute.
fn has_ended(figures: &Value) -> bool {
    // What is lost, such as a system call that is not there, is lost under every model.
    let is_done = figures["status"].as_str().is_some_and(|status| status.starts_with("done"))
        || figures["limit"] == "--max-instructions";
    is_done && figures["states_ended_for_memory"].as_u64() == Some(0)
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A run with these figures.
    pub fn measured(time: Time, figures: Value) -> Measured {
        Measured { command: "loam run".to_owned(), time, figures, noise: None }
    }

    #[test]
    fn a_run_that_did_not_end_shows_what_it_had() {
        assert_eq!(Time::Ended(1.234).shown(), "1.23");
        assert_eq!(Time::Beyond(99.52).shown(), "> 99.5");
    }

    #[test]
    fn short_runs_are_repeated_and_long_ones_are_not() {
        let median_of = |seconds: [f64; 3]| {
            let mut left = seconds.into_iter();
            let run =
                || left.next().map(|time| measured(Time::Ended(time), json!({}))).ok_or_else(String::new);
            median(run).map(|run| run.time.cpu())
        };
        assert_eq!(median_of([3.0, 1.0, 2.0]), Ok(2.0));
        assert_eq!(median_of([9.0, 1.0, 2.0]), Ok(9.0));
    }

    #[test]
    fn of_runs_in_turn_the_least_time_counts_and_one_beyond_the_budget_is_not_repeated() {
        let mut tried = Vec::new();
        let runs = least_in_turn(2, |index| {
            tried.push(index);
            let time = if index == 1 { Time::Beyond(9.0) } else { Time::Ended(8.0 - tried.len() as f64) };
            Ok(measured(time, json!({})))
        });
        let runs = runs.expect("no run fails");
        assert_eq!([runs[0].time, runs[1].time], [Time::Ended(2.0), Time::Beyond(9.0)]);
        assert_eq!([runs[0].noise, runs[1].noise], [Some(50.0), None]);
        assert_eq!(tried, [0, 1, 0, 0, 0, 0]);
    }

    #[test]
    fn a_run_ends_by_itself_or_after_its_instructions() {
        let ended = |status: &str, limit: &str, killed: u64| {
            has_ended(&json!({ "status": status, "limit": limit, "states_ended_for_memory": killed }))
        };
        assert!(ended("done", "", 0) && ended("limit", "--max-instructions", 0));
        assert!(ended("done-with-losses", "", 0));
        assert!(!ended("timeout", "", 0) && !ended("limit", "--max-depth", 0) && !ended("done", "", 1));
    }

    #[test]
    fn a_record_keeps_what_the_run_has() {
        let run = measured(
            Time::Ended(0.5),
            json!({ "paths_completed": 2, "paths_error": 1, "segments": 3, "tests_exit": {} }),
        );
        assert_eq!(run.paths(), 3);
        let row = json!({ "command": "loam run", "ended": true, "cpu_s": 0.5, "paths_completed": 2, "paths_error": 1, "segments": 3 });
        assert_eq!(run.row(), row);
    }
}
