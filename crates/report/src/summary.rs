//! The summary of a run, written for somebody who sees Loam for the first time: what was found, with which inputs, how
//! to reproduce it, and what was not explored.

use crate::figures::RunStatus;
use crate::values;
use loam_state::{Bug, Figures, Gap, Loss, LossKind, TestCase, UntakenSide};
use std::fmt::{self, Write};
use std::path::PathBuf;

/// How many bugs are shown in full; all are in the run's directory.
const SHOWN_BUGS: usize = 10;

/// How many losses are shown; all are in `run.json`.
const SHOWN_LOSSES: usize = 5;

/// The results of a finished run.
#[derive(Clone, Debug)]
pub struct Summary {
    /// How it ended.
    pub status: RunStatus,
    /// The program as the user named it.
    pub program: String,
    /// The run's directory.
    pub directory: PathBuf,
    /// The figures.
    pub figures: Figures,
    /// How many tests there are.
    pub tests: u64,
    /// The bugs, in the order of their tests.
    pub bugs: Vec<BugSummary>,
    /// Why paths were terminated early, and how many.
    pub early: Vec<(&'static str, u64)>,
    /// The number of functions that were never entered, and of all functions.
    pub never_entered: (usize, usize),
    /// The branches with the most uncovered code behind them.
    pub gaps: Vec<Gap>,
}

/// A bug and its test.
#[derive(Clone, Debug)]
pub struct BugSummary {
    /// What happened.
    pub bug: Bug,
    /// `test000001`.
    pub test: String,
    /// The inputs that lead to the bug, if they are known.
    pub inputs: Option<TestCase>,
    /// How many paths reached it.
    pub count: u64,
}

impl Summary {
    /// Whether the run found a bug in the program. A limit of Loam, such as an unsupported instruction, is none.
    pub fn found_bugs(&self) -> bool {
        self.bugs.iter().any(|bug| !bug.bug.kind.is_limitation())
    }

    /// Whether something was not explored although nothing stopped the run.
    pub fn has_losses(&self) -> bool {
        !self.figures.losses.is_empty()
    }

    /// Whether Loam itself failed on a path.
    pub fn has_faults(&self) -> bool {
        self.figures.losses.keys().any(|loss| loss.kind == LossKind::Fault)
    }

    /// The text, ready to print.
    pub fn render(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("a string takes everything");
        text
    }

    /// What was explored, found and covered, for the record: the same for equal runs, so without times and places.
    pub fn record(&self) -> String {
        let mut text = String::new();
        let written = self.write_paths(&mut text, "").and_then(|()| self.write_coverage(&mut text));
        written.expect("a string takes everything");
        text
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        writeln!(text)?;
        self.write_bugs(text)?;
        self.write_paths(text, &format!(" in {}", values::duration(self.figures.wall_time)))?;
        self.write_coverage(text)?;
        self.write_solver(text)?;
        writeln!(text, "Results:  {}", self.directory.display())
    }

    fn write_bugs(&self, text: &mut String) -> fmt::Result {
        for (number, bug) in self.bugs.iter().take(SHOWN_BUGS).enumerate() {
            self.write_bug(text, number + 1, bug)?;
        }
        let more = self.bugs.len().saturating_sub(SHOWN_BUGS);
        if more > 0 {
            writeln!(text, "… and {more} more, see the .err files.\n")?;
        }
        Ok(())
    }

    fn write_bug(&self, text: &mut String, number: usize, found: &BugSummary) -> fmt::Result {
        let BugSummary { bug, test, inputs, count } = found;
        let heading = if bug.kind.is_limitation() { "Limit" } else { "Bug" };
        let place = match &bug.location {
            Some((file, line)) => format!(" at {file}:{line}"),
            None => String::new(),
        };
        writeln!(text, "{heading} {number}: {}{place}", bug.kind.title())?;
        writeln!(text, "  {}", bug.message)?;
        write_inputs(text, inputs.as_ref())?;
        if *count > 1 {
            writeln!(text, "  reached  on {} paths", values::grouped(*count))?;
        }
        let directory = self.directory.display();
        writeln!(text, "  report   {directory}/{test}.{}.err", bug.kind.suffix())?;
        if inputs.is_some() {
            let replay = values::replay_command(&self.program, &format!("{directory}/{test}.ktest"));
            writeln!(text, "  replay   {replay}")?;
        }
        writeln!(text)
    }

    fn write_paths(&self, text: &mut String, time: &str) -> fmt::Result {
        let Figures { paths_completed, paths_error, paths_partial, .. } = self.figures;
        let paths = values::counted(paths_completed + paths_error + paths_partial, "path", "paths");
        let ended = self.status.describe();
        writeln!(text, "Explored: {paths}{time}: {ended}")?;
        let parts = [
            (paths_completed, "ended normally"),
            (paths_error, "ended in an error"),
            (paths_partial, "cut short"),
        ];
        let parts: Vec<String> = parts
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{} {what}", values::grouped(*count)))
            .collect();
        if parts.len() > 1 {
            writeln!(text, "          {}", parts.join(", "))?;
        }
        for (why, count) in &self.early {
            writeln!(text, "          {} cut short: {why}", values::counted(*count, "path", "paths"))?;
        }
        let Figures { seeds, seeds_followed, .. } = self.figures;
        if seeds > 0 {
            let given = values::counted(seeds, "seed", "seeds");
            writeln!(text, "          {} of {given} followed to the end", values::grouped(seeds_followed))?;
        }
        if self.figures.states_equal > 0 {
            let states = values::counted(self.figures.states_equal, "state", "states");
            writeln!(text, "          {states} dropped that do the same as others")?;
        }
        let Figures { loops_compacted, loops_not_compacted, .. } = &self.figures;
        let others: u64 = loops_not_compacted.iter().map(|(_, count)| count).sum();
        if *loops_compacted + others > 0 {
            let compacted = values::counted(*loops_compacted, "loop", "loops");
            writeln!(text, "          {compacted} in one step, {} as usual", values::grouped(others))?;
        }
        self.write_losses(text)?;
        let bugs = self.bugs.iter().filter(|bug| !bug.bug.kind.is_limitation()).count() as u64;
        let bugs = if bugs == 0 { "no bugs".into() } else { values::counted(bugs, "bug", "bugs") };
        let tests = values::counted(self.tests, "test", "tests");
        let suppressed = match self.figures.tests_suppressed {
            0 => String::new(),
            count => format!(" ({} paths show nothing new and got none)", values::grouped(count)),
        };
        let of_trials = match self.figures.trial_tests {
            0 => String::new(),
            count => format!(", {} of them by trials", values::grouped(count)),
        };
        writeln!(text, "Found:    {bugs}, {tests}{of_trials}{suppressed}")
    }

    /// What was not explored, most frequent first.
    fn write_losses(&self, text: &mut String) -> fmt::Result {
        let mut losses: Vec<(&Loss, &u64)> = self.figures.losses.iter().collect();
        losses.sort_by_key(|(_, times)| std::cmp::Reverse(**times));
        for (number, (loss, times)) in losses.iter().take(SHOWN_LOSSES).enumerate() {
            let heading = if number == 0 { "Lost:" } else { "" };
            let location = match &loss.location {
                Some((file, line)) => format!("{file}:{line}: "),
                None => String::new(),
            };
            let often =
                if **times == 1 { String::new() } else { format!(" ({} times)", values::grouped(**times)) };
            writeln!(text, "{heading:9} {location}{}{often}", loss.reason)?;
        }
        match losses.len().saturating_sub(SHOWN_LOSSES) {
            0 => Ok(()),
            more => writeln!(text, "          and {more} more, see \"losses\" in run.json"),
        }
    }

    fn write_coverage(&self, text: &mut String) -> fmt::Result {
        let Figures { covered_lines, total_lines, covered_branches, total_branches, .. } = self.figures;
        let share = |part: u64, whole: u64, what: &str| {
            let percent = values::percent(part as f64, whole as f64);
            (whole > 0).then(|| format!("{percent} of {what} ({part} of {whole})"))
        };
        let parts =
            [share(covered_lines, total_lines, "lines"), share(covered_branches, total_branches, "branches")];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        if parts.is_empty() {
            return Ok(());
        }
        writeln!(text, "Covered:  {}", parts.join(", "))?;
        self.write_gaps(text)
    }

    /// What was not covered: how many functions, and where most of the code is.
    fn write_gaps(&self, text: &mut String) -> fmt::Result {
        let (never, all) = self.never_entered;
        if never > 0 {
            let functions = values::counted(all as u64, "function", "functions");
            writeln!(text, "          {} of {functions} never entered", values::grouped(never as u64))?;
        }
        for Gap { file, line, side, lines } in &self.gaps {
            let side = match side {
                UntakenSide::True => "never true".to_owned(),
                UntakenSide::False => "never false".to_owned(),
                UntakenSide::Case(value) => format!("never {value}"),
            };
            let lines = values::counted(u64::from(*lines), "line", "lines");
            writeln!(text, "          {lines} behind {file}:{line}, {side}")?;
        }
        Ok(())
    }

    fn write_solver(&self, text: &mut String) -> fmt::Result {
        let Figures { instructions, queries, solver_queries, solver_time, max_rss_bytes, .. } = &self.figures;
        writeln!(
            text,
            "Effort:   {}, {} ({} reached the solver, {}), {}",
            values::counted(*instructions, "instruction", "instructions"),
            values::counted(*queries, "query", "queries"),
            values::grouped(*solver_queries),
            values::duration(*solver_time),
            values::size(*max_rss_bytes),
        )
    }
}

fn write_inputs(text: &mut String, inputs: Option<&TestCase>) -> fmt::Result {
    let Some(inputs) = inputs else {
        return writeln!(text, "  input    not known: no inputs could be found for this path");
    };
    for (index, line) in values::input_lines(inputs).into_iter().enumerate() {
        let heading = if index == 0 { "input" } else { "" };
        writeln!(text, "  {heading:8} {line}")?;
    }
    Ok(())
}
