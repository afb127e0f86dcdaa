//! The figures of runs as rows of a table and of a record.

use super::explore::Engine;
use super::lcov::{Coverage, Share};
use serde_json::{Value, json};

/// The figures of a run at one time.
#[derive(Clone, Debug)]
pub struct Figures {
    /// The command as it would be typed.
    pub command: String,
    pub seed: u64,
    /// CPU seconds that the run was given.
    pub time: u64,
    /// CPU seconds that it used.
    pub cpu: f64,
    pub tests: usize,
    /// Tests that cover a line or a branch which no test before them covers.
    pub adding: usize,
    /// Tests that ended otherwise than expected.
    pub otherwise: usize,
    pub coverage: Coverage,
    /// `None` at the times before the last one of a run.
    pub end: Option<RunEnd>,
}

/// The figures that are known when a run has ended.
#[derive(Clone, Debug)]
pub struct RunEnd {
    /// How often the run was interrupted.
    pub interrupts: u32,
    /// Paths, with and without tests.
    pub paths: Option<u64>,
    /// The tests that add something.
    pub curve: String,
}

/// What is shown of several runs.
struct Shown {
    engine: Engine,
    time: u64,
    lines: f64,
    branches: f64,
}

/// The table, printed row by row.
pub struct Table {
    times: Vec<u64>,
    shown: Vec<Shown>,
}

impl Table {
    /// Prints its head.
    pub fn new(times: &[u64]) -> Self {
        println!(
            "{:12} {:5} {:>5} {:>8} {:>6} {:>7} {:>17} {:>17} {:>8} {:>7}",
            "", "", "CPU s", "paths", "tests", "adding", "lines", "branches", "entered", "CPU s"
        );
        Self { times: times.to_vec(), shown: Vec::new() }
    }

    /// Prints the medians of the seeds at each time; returns rows of a record: one for each run and time, then one for
    /// each median.
    pub fn add(&mut self, program: &str, engine: Engine, figures: &[Figures]) -> Vec<Value> {
        let mut rows: Vec<Value> = figures.iter().map(|each| each.row(program, engine)).collect();
        for &time in &self.times {
            let at: Vec<&Figures> = figures.iter().filter(|each| each.time == time).collect();
            let median = |figure: fn(&Figures) -> f64| median(at.iter().map(|each| figure(each)).collect());
            let Some(Coverage { lines, branches, functions }) = at.first().map(|each| each.coverage) else {
                continue;
            };
            let lines =
                Share { covered: median(|each| each.coverage.lines.covered as f64) as usize, ..lines };
            let branches =
                Share { covered: median(|each| each.coverage.branches.covered as f64) as usize, ..branches };
            let functions = Share {
                covered: median(|each| each.coverage.functions.covered as f64) as usize,
                ..functions
            };
            let paths: Option<Vec<f64>> =
                at.iter().map(|each| Some(each.end.as_ref()?.paths? as f64)).collect();
            let paths = paths.map(self::median);
            let (tests, adding) = (median(|each| each.tests as f64), median(|each| each.adding as f64));
            println!(
                "{program:12} {:5} {time:5} {:>8} {tests:6} {adding:7} {:>17} {:>17} {:>8} {:7.1}",
                engine.name(),
                paths.map_or("-".to_owned(), |paths| paths.to_string()),
                shown(lines),
                shown(branches),
                format!("{}/{}", functions.covered, functions.all),
                median(|each| each.cpu),
            );
            rows.push(json!({
                "program": program, "engine": engine.name(), "time_s": time, "median_of_seeds": at.len(),
                "paths": paths, "tests": tests, "tests_adding": adding, "lines_covered": lines.covered, "lines": lines.all,
                "branches_covered": branches.covered, "branches": branches.all,
                "functions_never_entered": functions.all - functions.covered,
            }));
            self.shown.push(Shown { engine, time, lines: lines.percent(), branches: branches.percent() });
        }
        rows
    }

    /// Prints the medians over all programs.
    pub fn medians(&self) -> Vec<Value> {
        let mut rows = Vec::new();
        for engine in [Engine::Loam, Engine::Klee] {
            for &time in &self.times {
                let at = self.shown.iter().filter(|each| each.engine == engine && each.time == time);
                let [lines, branches] = [|each: &Shown| each.lines, |each: &Shown| each.branches]
                    .map(|figure| median(at.clone().map(figure).collect()));
                let programs = at.count();
                if programs == 0 {
                    continue;
                }
                println!(
                    "{:12} {:5} {time:5} {:8} {:6} {:7} {lines:15.1} % {branches:15.1} %",
                    "median",
                    engine.name(),
                    "",
                    "",
                    ""
                );
                rows.push(json!({
                    "program": "median", "engine": engine.name(), "time_s": time, "programs": programs,
                    "lines_percent": lines, "branches_percent": branches,
                }));
            }
        }
        rows
    }
}

impl Figures {
    fn row(&self, program: &str, engine: Engine) -> Value {
        let Coverage { lines, branches, functions } = self.coverage;
        let mut row = json!({
            "program": program, "engine": engine.name(), "seed": self.seed, "time_s": self.time, "cpu_s": self.cpu,
            "command": self.command, "tests": self.tests, "tests_adding": self.adding,
            "tests_adding_percent": 100.0 * self.adding as f64 / self.tests.max(1) as f64,
            "tests_ended_otherwise": self.otherwise,
            "lines_covered": lines.covered, "lines": lines.all,
            "branches_covered": branches.covered, "branches": branches.all,
            "functions_never_entered": functions.all - functions.covered, "functions": functions.all,
        });
        if let Some(RunEnd { interrupts, paths, curve }) = &self.end {
            row["paths"] = json!(paths);
            row["interrupts"] = json!(interrupts);
            row["curve"] = json!(curve);
        }
        row
    }
}

/// The row of a program that could not be measured.
pub fn failure(program: &str, engine: Engine, problem: &str) -> Value {
    json!({ "program": program, "engine": engine.name(), "failed": problem })
}

/// Prints and returns the row of a program that KLEE cannot explore.
pub fn without_bitcode(program: &str, engine: Engine) -> Value {
    const WHY: &str = "no bitcode for KLEE";
    println!("{program:12} {:5} {WHY}", engine.name());
    json!({ "program": program, "engine": engine.name(), "left_out": WHY })
}

fn shown(share: Share) -> String {
    format!("{}/{} {:3.0} %", share.covered, share.all, share.percent())
}

/// The middle one; of an even number the lower of two.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len().saturating_sub(1) / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(seed: u64, time: u64, covered: usize) -> Figures {
        let share = Share { covered, all: 10 };
        let coverage = Coverage { lines: share, branches: share, functions: share };
        let end = RunEnd { interrupts: 1, paths: Some(99), curve: "1 0.1 3 3".to_owned() };
        let (command, cpu, end) = (String::new(), time as f64, (time == 60).then_some(end));
        Figures { command, seed, time, cpu, tests: 8, adding: 2, otherwise: 0, coverage, end }
    }

    #[test]
    fn medians_are_taken_over_seeds_and_over_programs() {
        let mut table = Table::new(&[10, 60]);
        let runs: Vec<Figures> = [(1, 3, 5), (2, 9, 9), (3, 4, 8)]
            .iter()
            .flat_map(|&(seed, first, last)| [figures(seed, 10, first), figures(seed, 60, last)])
            .collect();
        let rows = table.add("cut", Engine::Loam, &runs);
        assert_eq!(rows.len(), 8);
        assert_eq!((&rows[0]["curve"], &rows[1]["curve"]), (&Value::Null, &json!("1 0.1 3 3")));
        assert_eq!((&rows[0]["paths"], &rows[1]["paths"]), (&Value::Null, &json!(99)));
        assert_eq!((&rows[6]["paths"], &rows[7]["paths"]), (&Value::Null, &json!(99.0)));
        assert_eq!(rows[0]["tests_adding_percent"], 25.0);
        assert_eq!((&rows[6]["lines_covered"], &rows[7]["lines_covered"]), (&json!(4), &json!(8)));
        table.add("tr", Engine::Loam, &[figures(1, 10, 10), figures(1, 60, 10)]);
        let medians = table.medians();
        assert_eq!((medians.len(), &medians[0]["programs"]), (2, &json!(2)));
        assert_eq!(medians[1]["lines_percent"], 80.0);
    }
}
