//! One run of Loam on one program under one setting, and its results.

use super::Bench;
use super::programs::Program;
use super::setting::Setting;
use crate::bench::measure::{Schedule, Spent, interrupt_at};
use loam_testkit::results::Results;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs::File;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The memory limit of a run: what the paper's machine had.
const MEMORY: &str = "--max-memory=2GiB";

/// Options of a run whose instructions are counted: nothing but the exploration shall take time.
pub const EXPLORE: &[&str] = &["--write-no-tests", "--trials=off"];

/// Figures of `run.json` that are recorded.
const KEPT: &[&str] = &[
    "status",
    "paths_completed",
    "paths_error",
    "paths_partial",
    "instructions",
    "queries",
    "solver_queries",
    "solver_time_s",
    "wall_time_s",
    "max_rss_bytes",
    "states_ended_for_memory",
    "accesses",
    "plane_list_reads",
    "plane_list_writes",
    "plane_multi_writes",
    "plane_by_bounds",
    "plane_cache_hits",
    "plane_solver_questions",
    "plane_list_seconds",
    "plane_solver_seconds",
    "loops_compacted",
    "expression_nodes",
];

/// The results of a run.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The command as it would be typed.
    pub command: String,
    /// CPU seconds.
    pub cpu: f64,
    /// Kind and line of each error.
    pub errors: BTreeSet<(String, u64)>,
    /// `run.json`.
    pub figures: Value,
}

impl Measured {
    /// Whether everything was explored.
    pub fn is_done(&self) -> bool {
        self.figures["status"] == "done" && self.figures["states_ended_for_memory"].as_u64() == Some(0)
    }

    /// A number of `run.json`; none if this Loam does not count it.
    pub fn number(&self, key: &str) -> Option<f64> {
        self.figures[key].as_f64()
    }

    /// Its row of the record.
    pub fn row(&self, program: &Program, setting: Setting) -> Value {
        let mut row = json!({
            "program": program.name,
            "setting": setting.name(),
            "expected": program.expected.word(),
            "command": self.command,
            "cpu_s": self.cpu,
            "errors": self.errors.iter().map(|(kind, line)| format!("{kind}:{line}")).collect::<Vec<_>>(),
        });
        for key in KEPT.iter().filter(|key| !self.figures[**key].is_null()) {
            row[*key] = self.figures[*key].clone();
        }
        row
    }
}

/// Runs a program with these options until its CPU time is used up.
pub fn explore(bench: &Bench, program: &Program, options: &[&str]) -> Result<Measured, String> {
    let (out, messages) = (bench.scratch.join("out"), bench.scratch.join("messages"));
    let _ = std::fs::remove_dir_all(&out);
    let file = File::create(&messages).map_err(|why| format!("{}: {why}", messages.display()))?;
    let mut command = Command::new(&bench.checkout.loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", MEMORY]).args(options);
    command.arg("--out").arg(&out).arg(&program.source);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(file);
    let time = Duration::from_secs(bench.budget);
    let schedule = Schedule { times: &[time], again: time * 2, patience: time * 20 };
    let Spent { cpu, command, status, .. } = interrupt_at(&mut command, schedule, |_| {})?;
    let results = Results::read(&out).map_err(|problem| {
        let complaint = std::fs::read_to_string(&messages).unwrap_or_default();
        format!("{problem}; loam: {status}: {}", complaint.trim())
    })?;
    let errors = results.errors().into_iter().map(|error| (error.kind, error.line)).collect();
    Ok(Measured { command, cpu: cpu.as_secs_f64(), errors, figures: results.json })
}

#[cfg(test)]
pub mod tests {
    use super::super::programs::Expected;
    use super::*;

    /// A run with these errors and figures.
    pub fn measured(errors: &[(&str, u64)], figures: Value) -> Measured {
        let errors = errors.iter().map(|&(kind, line)| (kind.to_owned(), line)).collect();
        Measured { command: "loam run".to_owned(), cpu: 1.5, errors, figures }
    }

    /// A program of which this is expected.
    pub fn program(name: &str, expected: Expected) -> Program {
        Program {
            name: name.to_owned(),
            source: format!("{name}.c").into(),
            expected,
            kind: "assert".to_owned(),
            line: None,
        }
    }

    #[test]
    fn only_a_run_that_lost_nothing_is_done() {
        let is_done = |status: &str, killed: u64| {
            measured(&[], json!({ "status": status, "states_ended_for_memory": killed })).is_done()
        };
        assert!(is_done("done", 0));
        assert!(!is_done("done", 1) && !is_done("done-with-losses", 0) && !is_done("interrupted", 0));
    }

    #[test]
    fn a_record_keeps_what_the_run_has() {
        let run = measured(&[("assert", 9)], json!({ "instructions": 7, "tests_exit": {} }));
        let row = run.row(&program("a", Expected::Fails), Setting::Classic);
        assert_eq!((&row["instructions"], &row["errors"]), (&json!(7), &json!(["assert:9"])));
        assert_eq!((&row["accesses"], &row["tests_exit"]), (&Value::Null, &Value::Null));
        assert_eq!((run.number("instructions"), run.number("accesses")), (Some(7.0), None));
    }
}
