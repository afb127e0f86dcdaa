//! The verdict of a run, beside what is expected and beside the other settings.

use super::programs::{Expected, Program};
use super::run::Measured;
use super::setting::Setting;

/// What a run says about a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything was explored, and there is no error.
    Holds,
    /// The expected kind of error was found, at the marked line if there is one.
    Fails,
    /// Other errors were found: their kinds and lines.
    Other(String),
    /// The run did not finish, and had found nothing.
    Unfinished,
}

impl Verdict {
    /// The verdict of a run.
    pub fn of(program: &Program, run: &Measured) -> Self {
        let is_meant =
            |kind: &str, line: u64| kind == program.kind && program.line.is_none_or(|marked| marked == line);
        let others = run.errors.iter().filter(|(kind, line)| !is_meant(kind, *line));
        let others: Vec<String> = others.map(|(kind, line)| format!("{kind} at line {line}")).collect();
        match (others.is_empty(), run.errors.is_empty()) {
            (false, _) => Self::Other(others.join(", ")),
            (true, false) => Self::Fails,
            (true, true) if run.is_done() => Self::Holds,
            (true, true) => Self::Unfinished,
        }
    }

    /// The verdict in tables.
    pub fn shown(&self) -> &str {
        match self {
            Self::Holds => "holds",
            Self::Fails => "fails",
            Self::Other(_) => "OTHER",
            Self::Unfinished => "-",
        }
    }

    /// Whether it contradicts what is expected.
    fn is_wrong(&self, expected: Expected) -> bool {
        match self {
            Self::Holds => expected != Expected::Holds,
            Self::Fails => expected != Expected::Fails,
            Self::Other(_) => true,
            Self::Unfinished => false,
        }
    }
}

/// A line for each run with a wrong verdict, and for each run that finished with other errors than the first one that
/// finished.
pub fn wrong(program: &Program, runs: &[(Setting, Measured)]) -> Vec<String> {
    let mut lines: Vec<String> =
        runs.iter().filter_map(|(setting, run)| unexpected(program, *setting, run)).collect();
    let mut done = runs.iter().filter(|(_, run)| run.is_done());
    if let Some((first, expected)) = done.next() {
        for (setting, _) in done.filter(|(_, run)| run.errors != expected.errors) {
            lines.push(format!(
                "{}: {} and {} found different errors",
                program.name,
                first.name(),
                setting.name()
            ));
        }
    }
    lines
}

/// Says what is wrong with the verdict of a run.
pub fn unexpected(program: &Program, setting: Setting, run: &Measured) -> Option<String> {
    let verdict = Verdict::of(program, run);
    let found = match &verdict {
        Verdict::Other(errors) => errors,
        Verdict::Holds | Verdict::Fails | Verdict::Unfinished => verdict.shown(),
    };
    verdict.is_wrong(program.expected).then(|| {
        format!("{}, {}: expected: {}; found: {found}", program.name, setting.name(), program.expected.word())
    })
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::{measured, program};
    use super::*;
    use serde_json::json;

    fn run(errors: &[(&str, u64)], status: &str) -> Measured {
        measured(errors, json!({ "status": status, "states_ended_for_memory": 0 }))
    }

    #[test]
    fn a_run_that_did_not_finish_has_a_verdict_only_if_it_found_an_error() {
        let verdict = |run: &Measured| Verdict::of(&program("a", Expected::Holds), run);
        assert_eq!(verdict(&run(&[], "done")), Verdict::Holds);
        assert_eq!(verdict(&run(&[], "interrupted")), Verdict::Unfinished);
        assert_eq!(verdict(&run(&[("assert", 3)], "interrupted")), Verdict::Fails);
        let errors = &[("assert", 3), ("ptr", 5)];
        assert_eq!(verdict(&run(errors, "done")), Verdict::Other("ptr at line 5".to_owned()));
    }

    #[test]
    fn an_error_elsewhere_than_at_the_mark_is_another_one() {
        let marked = Program { line: Some(7), ..program("a", Expected::Fails) };
        assert_eq!(Verdict::of(&marked, &run(&[("assert", 7)], "done")), Verdict::Fails);
        let elsewhere = Verdict::of(&marked, &run(&[("assert", 8)], "done"));
        assert_eq!(elsewhere, Verdict::Other("assert at line 8".to_owned()));
    }

    #[test]
    fn wrong_verdicts_and_different_errors_are_named() {
        let runs = vec![
            (Setting::Classic, run(&[("assert", 3)], "done")),
            (Setting::Compact, run(&[], "done")),
            (Setting::Forking, run(&[], "interrupted")),
        ];
        let lines = wrong(&program("a", Expected::Fails), &runs);
        let expected =
            ["a, compact: expected: fails; found: holds", "a: classic and compact found different errors"];
        assert_eq!(lines, expected);
        assert_eq!(wrong(&program("a", Expected::Holds), &runs[2..]), Vec::<String>::new());
    }
}
