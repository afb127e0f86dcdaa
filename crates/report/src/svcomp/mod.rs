//! Verdicts as SV-COMP knows them: what the results of a run say about a property.
//!
//! `TRUE` is said only if everything was explored and nothing was lost. An error that is no violation ends a path as well; then nothing is
//! known about what would have come behind it.

mod property;
mod witness;

pub use property::{Property, Specification};
pub use witness::{Task, witness};

use crate::figures::RunStatus;
use crate::summary::{BugSummary, Summary};
use loam_state::{Bug, ErrorKind};
use std::path::Path;
use std::{fmt, fs, io};

/// What is known about the properties.
#[derive(Clone, Debug)]
pub enum Verdict<'a> {
    /// They hold.
    True,
    /// One does not.
    False(&'a Property, &'a BugSummary),
    /// Neither was shown, for this reason.
    Unknown(String),
    /// Tests were asked for, and are there.
    Tests(u64),
}

impl fmt::Display for Verdict<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::True => write!(f, "TRUE"),
            Self::False(property, _) => write!(f, "FALSE({})", property.name()),
            Self::Unknown(why) => write!(f, "UNKNOWN ({why})"),
            Self::Tests(count) => write!(f, "DONE ({count} tests)"),
        }
    }
}

/// What the results of a run say about properties.
pub fn verdict<'a>(properties: &'a [Property], summary: &'a Summary) -> Verdict<'a> {
    if properties.iter().any(Property::is_coverage) {
        return Verdict::Tests(summary.tests);
    }
    let violation = |property: &'a Property| {
        let bug = summary.bugs.iter().find(|found| violates(property, &found.bug))?;
        Some(Verdict::False(property, bug))
    };
    if let Some(violated) = properties.iter().find_map(violation) {
        return violated;
    }
    if let Some(other) = summary.bugs.iter().find(|found| !is_normal_end(properties, &found.bug)) {
        let place =
            other.bug.location.as_ref().map_or(String::new(), |(file, line)| format!(" at {file}:{line}"));
        return Verdict::Unknown(format!("{}{place}: {}", other.bug.kind.title(), other.bug.message));
    }
    match summary.status {
        RunStatus::Done if summary.figures.paths_partial == 0 => Verdict::True,
        RunStatus::Done => Verdict::Unknown("not all paths were explored to their end".to_owned()),
        RunStatus::DoneWithLosses => {
            let reason = summary.figures.losses.keys().next().map(|loss| loss.reason.to_string());
            Verdict::Unknown(reason.unwrap_or_else(|| "something was lost".to_owned()))
        }
        RunStatus::Timeout => Verdict::Unknown("out of time".to_owned()),
        RunStatus::Limit(option) => Verdict::Unknown(format!("stopped by {option}")),
        RunStatus::Interrupted => Verdict::Unknown("interrupted".to_owned()),
        RunStatus::Error => Verdict::Unknown("a fault of Loam".to_owned()),
    }
}

/// Writes a witness to a file.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    fs::write(path, text)
}

/// Whether an error is a violation of a property.
fn violates(property: &Property, bug: &Bug) -> bool {
    match property {
        Property::UnreachCall(function) | Property::CoverCall(function) => calls(function, bug).is_some(),
        Property::ValidDeref => {
            matches!(
                bug.kind,
                ErrorKind::Pointer | ErrorKind::Null | ErrorKind::UseAfterFree | ErrorKind::ReadOnly
            )
        }
        Property::ValidFree => bug.kind == ErrorKind::Free,
        Property::ValidMemtrack | Property::ValidMemcleanup => bug.kind == ErrorKind::Leak,
        // A float that does not fit is undefined too, but no overflow of arithmetic.
        Property::NoOverflow => bug.kind == ErrorKind::Overflow && !bug.message.contains("does not fit type"),
        Property::Termination => bug.kind == ErrorKind::Liveness,
        Property::CoverBranches => false,
    }
}

/// The frame that calls a function, if the error is in it.
fn calls<'a>(function: &str, bug: &'a Bug) -> Option<&'a loam_state::ending::StackEntry> {
    let at = bug.stack.iter().position(|entry| entry.function == function)?;
    bug.stack.get(at + 1).or_else(|| bug.stack.get(at))
}

/// Whether a program may end like this as far as the properties are concerned: by `abort`, or by an assertion that is not asked about.
fn is_normal_end(properties: &[Property], bug: &Bug) -> bool {
    match bug.kind {
        ErrorKind::Abort | ErrorKind::Assert => true,
        // The program ends; what it holds does not matter.
        ErrorKind::Leak => !properties
            .iter()
            .any(|property| matches!(property, Property::ValidMemtrack | Property::ValidMemcleanup)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::ending::StackEntry;
    use loam_state::{Figures, Loss, LossKind};
    use std::path::PathBuf;

    fn summary(status: RunStatus, bugs: Vec<Bug>) -> Summary {
        let found = |bug: Bug| BugSummary { bug, test: "test000001".to_owned(), inputs: None, count: 1 };
        Summary {
            status,
            program: "a.c".to_owned(),
            directory: PathBuf::new(),
            figures: Figures::default(),
            tests: 3,
            bugs: bugs.into_iter().map(found).collect(),
            early: Vec::new(),
            never_entered: (0, 0),
            gaps: Vec::new(),
        }
    }

    fn bug(kind: ErrorKind, functions: &[&str]) -> Bug {
        let entry = |&name: &&str| StackEntry { function: name.to_owned(), ..StackEntry::default() };
        Bug {
            stack: functions.iter().map(entry).collect(),
            ..Bug::new(kind, "it happened", Some(("a.c".into(), 7)))
        }
    }

    fn said(properties: &[Property], summary: &Summary) -> String {
        verdict(properties, summary).to_string()
    }

    #[test]
    fn a_call_violates_what_no_other_end_of_a_program_does() {
        let unreach = [Property::UnreachCall("reach_error".to_owned())];
        let reached = bug(ErrorKind::Abort, &["reach_error", "main"]);
        assert_eq!(
            said(&unreach, &summary(RunStatus::Limit("--exit-in"), vec![reached])),
            "FALSE(unreach-call)"
        );
        let other = [bug(ErrorKind::Abort, &["main"]), bug(ErrorKind::Assert, &["check", "main"])].to_vec();
        assert_eq!(said(&unreach, &summary(RunStatus::Done, other)), "TRUE");
    }

    #[test]
    fn only_a_complete_run_without_other_errors_says_true() {
        let overflow = [Property::NoOverflow];
        assert_eq!(said(&overflow, &summary(RunStatus::Done, Vec::new())), "TRUE");
        for status in
            [RunStatus::Timeout, RunStatus::Interrupted, RunStatus::Limit("--max-tests"), RunStatus::Error]
        {
            assert!(said(&overflow, &summary(status, Vec::new())).starts_with("UNKNOWN ("), "{status:?}");
        }
        let mut lossy = summary(RunStatus::DoneWithLosses, Vec::new());
        let loss = Loss { kind: LossKind::Solver, location: None, reason: "gave up".to_owned() };
        lossy.figures.losses.insert(loss, 1);
        assert_eq!(said(&overflow, &lossy), "UNKNOWN (gave up)");
        let mut cut = summary(RunStatus::Done, Vec::new());
        cut.figures.paths_partial = 1;
        assert!(said(&overflow, &cut).starts_with("UNKNOWN ("));
        let other = summary(RunStatus::Done, vec![bug(ErrorKind::Pointer, &["main"])]);
        assert_eq!(said(&overflow, &other), "UNKNOWN (invalid memory access at a.c:7: it happened)");
    }

    #[test]
    fn the_part_of_memory_safety_that_is_violated_is_named() {
        let safety = [Property::ValidFree, Property::ValidDeref, Property::ValidMemtrack];
        for (kind, expected) in [
            (ErrorKind::Free, "FALSE(valid-free)"),
            (ErrorKind::UseAfterFree, "FALSE(valid-deref)"),
            (ErrorKind::Leak, "FALSE(valid-memtrack)"),
        ] {
            assert_eq!(
                said(&safety, &summary(RunStatus::Limit("--exit-on"), vec![bug(kind, &["main"])])),
                expected
            );
        }
        // A leak is no matter of other properties.
        assert_eq!(
            said(&[Property::ValidFree], &summary(RunStatus::Done, vec![bug(ErrorKind::Leak, &[])])),
            "TRUE"
        );
        assert_eq!(said(&[Property::CoverBranches], &summary(RunStatus::Done, Vec::new())), "DONE (3 tests)");
    }
}
