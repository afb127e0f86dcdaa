//! `run.json`: the figures of a run under the names that tools rely on.
//!
//! Keys are only ever added. `tests_exit` and `tests_early` say how each test is expected to end natively: a test
//! in neither list and without an `.err` file exits with 0.

use crate::findings::lines;
use crate::memory_places;
use loam_state::{Bug, CollisionFigures, Figures, FunctionFigures, LivenessFigures, Loss};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunStatus {
    /// Everything was explored.
    Done,
    /// No state is left, but something was not explored: see `losses`.
    DoneWithLosses,
    /// `--max-time` was over.
    Timeout,
    /// The limit of this option was reached.
    Limit(&'static str),
    /// By SIGINT or SIGTERM.
    Interrupted,
    /// By a fault of Loam.
    Error,
}

impl RunStatus {
    /// The option that ended the run, for `limit` in `run.json`.
    pub fn limit(self) -> Option<&'static str> {
        match self {
            Self::Timeout => Some("--max-time"),
            Self::Limit(option) => Some(option),
            Self::Done | Self::DoneWithLosses | Self::Interrupted | Self::Error => None,
        }
    }

    /// In words, as a part of a sentence.
    pub fn describe(self) -> String {
        match self {
            Self::Done => "everything was explored".to_owned(),
            Self::DoneWithLosses => "explored, except for what was lost".to_owned(),
            Self::Timeout => "stopped by --max-time; there is more to explore".to_owned(),
            Self::Limit(option) => format!("stopped by {option}; there is more to explore"),
            Self::Interrupted => "interrupted; there is more to explore".to_owned(),
            Self::Error => "stopped by a fault in Loam".to_owned(),
        }
    }

    /// Its word in `run.json`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::DoneWithLosses => "done-with-losses",
            Self::Timeout => "timeout",
            Self::Limit(_) => "limit",
            Self::Interrupted => "interrupted",
            Self::Error => "error",
        }
    }
}

/// What was run, with which options: this does not change during a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RunInfo {
    /// The program as the user named it.
    pub program: String,
    /// Its arguments, without the program itself.
    pub arguments: Vec<String>,
    /// The command line of Loam, as it was given.
    pub command_line: Vec<String>,
    /// Variables of its environment, as `NAME=VALUE`.
    pub environment: Vec<String>,
    /// Files that the program may see; those below the working directory by relative paths.
    pub files: Vec<String>,
    /// `--memory`.
    pub memory_model: String,
    /// How the segments were computed, if there are any.
    pub points_to: Option<PointsTo>,
    /// `--allocator`.
    pub allocator: String,
    /// `--search`.
    pub search: String,
    /// `--solver`.
    pub solver: String,
    /// `--seed`.
    pub seed: u64,
    /// Functions of the program whose models were executed in place of their definitions.
    pub replaced: Vec<String>,
}

/// How it was computed which objects share a segment.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PointsTo {
    /// `--points-to`.
    pub how: String,
    /// How long it took.
    pub seconds: f64,
    /// Preliminary runs that observed accesses.
    pub rounds: u32,
    /// What those runs observed, for `points-to.txt`.
    pub report: Option<String>,
}

/// An error with its test, as `errors` lists it.
pub struct ReportedError<'a> {
    /// The bug.
    pub bug: &'a Bug,
    /// `test000001`.
    pub test: &'a str,
    /// How many paths reached it.
    pub count: u64,
}

/// What `run.json` is made of.
pub struct RunRecord<'a> {
    /// What was run.
    pub info: &'a RunInfo,
    /// How it ended.
    pub status: RunStatus,
    /// Its figures.
    pub figures: &'a Figures,
    /// How many tests were written.
    pub tests: u64,
    /// In the order of their tests.
    pub errors: Vec<ReportedError<'a>>,
    /// Tests whose program exits with another status than 0.
    pub tests_exit: Vec<(&'a str, i32)>,
    /// Tests of paths that were terminated early.
    pub tests_early: Vec<&'a str>,
    /// Why paths were terminated early, and how many.
    pub early: Vec<(&'static str, u64)>,
}

/// The content of `run.json`.
pub fn run_json(record: &RunRecord<'_>) -> Value {
    let RunRecord { info, status, figures, tests, errors, tests_exit, tests_early, early } = record;
    let mut map = Map::new();
    map.insert("status".into(), json!(status.name()));
    map.insert("complete".into(), json!(*status == RunStatus::Done));
    map.insert("losses".into(), figures.losses.iter().map(loss_json).collect());
    map.insert("limit".into(), json!(status.limit()));
    map.insert("version".into(), json!(env!("CARGO_PKG_VERSION")));
    map.insert("command_line".into(), json!(info.command_line));
    map.insert("program".into(), json!(info.program));
    map.insert("arguments".into(), json!(info.arguments));
    map.insert("environment".into(), json!(info.environment));
    map.insert("files".into(), json!(info.files));
    map.insert("replaced".into(), json!(info.replaced));
    map.insert("tests".into(), json!(tests));
    map.insert("errors".into(), errors.iter().map(error_json).collect());
    for (name, value) in counters(figures) {
        map.insert(name.into(), value);
    }
    let exit_codes = figures.exit_codes.iter().map(|(code, count)| (code.to_string(), json!(count)));
    map.insert("exit_codes".into(), Value::Object(exit_codes.collect()));
    map.insert("memory_model".into(), json!(info.memory_model));
    if let Some(points_to) = &info.points_to {
        map.insert("points_to".into(), json!(points_to.how));
        map.insert("points_to_time_s".into(), json!(points_to.seconds));
        map.insert("points_to_rounds".into(), json!(points_to.rounds));
    }
    map.insert("allocator".into(), json!(info.allocator));
    map.insert("search".into(), json!(info.search));
    map.insert("solver".into(), json!(info.solver));
    map.insert("seed".into(), json!(info.seed));
    map.insert("early".into(), Value::Object(early.iter().map(|&(why, n)| (why.into(), json!(n))).collect()));
    let exits = tests_exit.iter().map(|&(test, code)| (test.to_string(), json!(code)));
    map.insert("tests_exit".into(), Value::Object(exits.collect()));
    map.insert("tests_early".into(), json!(tests_early));
    Value::Object(map)
}

fn loss_json((loss, times): (&Loss, &u64)) -> Value {
    let (file, line) = match &loss.location {
        Some((file, line)) => (file.to_string(), *line),
        None => (String::new(), 0),
    };
    json!({ "kind": loss.kind.name(), "file": file, "line": line, "reason": loss.reason, "times": times })
}

fn error_json(error: &ReportedError<'_>) -> Value {
    let mut value = lines::facts(error.bug);
    value["test"] = json!(error.test);
    value["count"] = json!(error.count);
    value
}

/// Every counter with its name. Destructures the figures, so that a new one cannot be forgotten here.
fn counters(figures: &Figures) -> Vec<(&'static str, Value)> {
    macro_rules! named {
        ($($name:ident),* ; $($other:ident),*) => {{
            let Figures { $($name,)* $($other: _,)* } = figures;
            vec![$((stringify!($name), json!($name)),)*]
        }};
    }
    let mut all = named!(
        paths_completed, paths_error, paths_partial, tests_suppressed, instructions, accesses, resumed, replayed_decisions, divergences, pruned_paths, saved_selections, seeds, seeds_followed, trials, trial_instructions, trial_tests, forks, live_states, max_live_states, queries,
        solver_queries, query_cache_hits, cex_cache_hits, model_reuse_hits, rss_bytes, max_rss_bytes, resolutions,
        multiple_resolutions, resolution_queries, resolution_forks, resolutions_narrowed, max_segment_bytes, segments, objects_split,
        allocations, frees, host_calls, loops_compacted, layers_live, object_bytes_live, covered_blocks, total_blocks, covered_lines,
        total_lines, covered_branches, total_branches, expression_nodes, states_ended_for_memory, states_parked, states_returned, sweeps, states_equal, jobs, steals, lock_waits;
        live_expression_nodes, solver_time, solver_time_by, wall_time, cpu_time, exit_codes, losses, answered_by, forks_by, decisions, memory_places, planes, loops_not_compacted, liveness, functions, bytes_by
    );
    all.extend(figures.planes.iter().flat_map(plane_counters));
    all.extend(figures.liveness.iter().flat_map(liveness_counters));
    all.extend([
        ("answered_by", by_name(&figures.answered_by)),
        ("forks_by", by_name(&figures.forks_by)),
        ("decisions", by_name(&figures.decisions)),
        ("loops_not_compacted", by_name(&figures.loops_not_compacted)),
        ("bytes_by", by_name(&figures.bytes_by)),
        // No term is ever given up.
        ("terms_made", json!(figures.expression_nodes)),
        ("terms_live", json!(figures.live_expression_nodes)),
        ("functions", figures.functions.iter().map(function_json).collect()),
        ("memory_places", memory_places::to_json(&figures.memory_places)),
        ("solver_time_by_s", seconds_by_name(&figures.solver_time_by)),
        ("solver_time_s", json!(figures.solver_time.as_secs_f64())),
        ("wall_time_s", json!(figures.wall_time.as_secs_f64())),
        ("cpu_time_s", json!(figures.cpu_time.as_secs_f64())),
        ("coverage_lines", json!(coverage_lines(figures))),
        ("coverage_branches", json!(coverage_branches(figures))),
        // Only the user's own code is measured: libraries that come with Loam do not count.
        ("own_coverage_lines", json!(coverage_lines(figures))),
        ("own_coverage_branches", json!(coverage_branches(figures))),
    ]);
    all
}

/// The figures of the plane model with their names.
fn plane_counters(planes: &CollisionFigures) -> [(&'static str, Value); 8] {
    let CollisionFigures {
        list_reads,
        list_writes,
        multi_writes,
        by_bounds,
        by_cache,
        by_solver,
        list_time,
        solver_time,
    } = planes;
    [
        ("plane_list_reads", json!(list_reads)),
        ("plane_list_writes", json!(list_writes)),
        ("plane_multi_writes", json!(multi_writes)),
        ("plane_by_bounds", json!(by_bounds)),
        ("plane_cache_hits", json!(by_cache)),
        ("plane_solver_questions", json!(by_solver)),
        ("plane_list_seconds", json!(list_time.as_secs_f64())),
        ("plane_solver_seconds", json!(solver_time.as_secs_f64())),
    ]
}

/// The figures about infinite loops with their names.
fn liveness_counters(liveness: &LivenessFigures) -> [(&'static str, Value); 4] {
    let LivenessFigures { checkpoints, candidates, comparisons, repeated } = liveness;
    [
        ("liveness_checkpoints", json!(checkpoints)),
        ("liveness_candidates", json!(candidates)),
        ("liveness_comparisons", json!(comparisons)),
        ("liveness_repeated", json!(repeated)),
    ]
}

fn function_json(function: &FunctionFigures) -> Value {
    let (file, line) = match &function.location {
        Some((file, line)) => (file.to_string(), *line),
        None => (String::new(), 0),
    };
    json!({ "function": function.name, "file": file, "line": line, "instructions": function.instructions })
}

/// Counts by name, as an object.
fn by_name(counts: &[(&'static str, u64)]) -> Value {
    Value::Object(counts.iter().map(|&(name, count)| (name.to_owned(), json!(count))).collect())
}

/// Seconds by name, as an object.
fn seconds_by_name(times: &[(&'static str, Duration)]) -> Value {
    Value::Object(times.iter().map(|&(name, time)| (name.to_owned(), json!(time.as_secs_f64()))).collect())
}

/// From 0 to 1; 0 if the program has no line information.
pub fn coverage_lines(figures: &Figures) -> f64 {
    share(figures.covered_lines, figures.total_lines).unwrap_or(0.0)
}

/// From 0 to 1; 1 if the program has no branches, for then none was missed, unless nothing was executed at all.
pub fn coverage_branches(figures: &Figures) -> f64 {
    let of_none = if figures.instructions > 0 { 1.0 } else { 0.0 };
    share(figures.covered_branches, figures.total_branches).unwrap_or(of_none)
}

fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROMISED: &[&str] = &[
        "status",
        "paths_completed",
        "paths_error",
        "paths_partial",
        "tests",
        "errors",
        "instructions",
        "forks",
        "max_live_states",
        "queries",
        "solver_queries",
        "query_cache_hits",
        "cex_cache_hits",
        "model_reuse_hits",
        "solver_time_s",
        "wall_time_s",
        "max_rss_bytes",
        "resolutions",
        "multiple_resolutions",
        "resolution_queries",
        "resolution_forks",
        "max_segment_bytes",
        "segments",
        "objects_split",
        "allocations",
        "frees",
        "host_calls",
        "loops_compacted",
        "loops_not_compacted",
        "layers_live",
        "object_bytes_live",
        "coverage_lines",
        "coverage_branches",
        "own_coverage_lines",
        "own_coverage_branches",
        "tests_suppressed",
        "memory_model",
        "allocator",
        "search",
        "solver",
        "seed",
        "exit_codes",
    ];

    #[test]
    fn every_promised_key_is_there() {
        let figures = Figures { covered_lines: 3, total_lines: 4, instructions: 17, ..Figures::default() };
        let record = RunRecord {
            info: &RunInfo { seed: 7, ..RunInfo::default() },
            status: RunStatus::Timeout,
            figures: &figures,
            tests: 2,
            errors: vec![],
            tests_exit: vec![("test000002", 3)],
            tests_early: vec![],
            early: vec![],
        };
        let value = run_json(&record);
        for key in PROMISED {
            assert!(value.get(key).is_some(), "{key}");
        }
        assert_eq!(value["status"], "timeout");
        assert_eq!(value["coverage_lines"], 0.75);
        assert_eq!(value["coverage_branches"], 1.0);
        assert_eq!(value["instructions"], 17);
        assert_eq!(value["seed"], 7);
        assert_eq!(value["tests_exit"]["test000002"], 3);
    }
}
