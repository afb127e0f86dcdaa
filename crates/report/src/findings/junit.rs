//! `junit.xml`: what a run found as test results, for servers of continuous integration.
//!
//! A program is a suite. The run itself is a case of it, and so is every bug; a case fails as the exit status of Loam says. What
//! Loam could not execute is a skipped case.

use super::Findings;
use super::rules::rule;
use crate::error_text::{self, Surroundings};
use crate::figures::RunStatus;
use crate::summary::BugSummary;
use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

/// The content of the file.
pub fn render(findings: &Findings<'_>) -> String {
    let mut suite = TestSuite::new(&*findings.summary.program);
    suite.set_time(findings.summary.figures.wall_time);
    suite.add_test_case(run_case(findings));
    suite.add_test_cases(findings.summary.bugs.iter().map(|bug| bug_case(findings, bug)));
    let mut report = Report::new("loam");
    report.set_time(findings.summary.figures.wall_time);
    report.add_test_suite(suite);
    // Only a writer that fails makes it fail, and a string takes everything.
    report.to_string().unwrap_or_default()
}

/// The run as a whole.
fn run_case(findings: &Findings<'_>) -> TestCase {
    let Findings { summary, exit_status, .. } = findings;
    let status = match summary.status {
        RunStatus::Error => failed(NonSuccessKind::Error, "fault", "the run was stopped by a fault in Loam"),
        _ if *exit_status > 1 => {
            let message = format!("the run ended with exit status {exit_status}");
            failed(NonSuccessKind::Failure, summary.status.name(), &message)
        }
        _ => TestCaseStatus::success(),
    };
    let mut case = TestCase::new("exploration", status);
    case.set_classname(&*summary.program);
    case.set_time(summary.figures.wall_time);
    case.set_system_out(summary.record());
    case
}

fn bug_case(findings: &Findings<'_>, found: &BugSummary) -> TestCase {
    let BugSummary { bug, test, inputs, count } = found;
    let program = &findings.summary.program;
    let place = match &bug.location {
        Some((file, line)) => format!(" at {file}:{line}"),
        None => String::new(),
    };
    let status = if bug.kind.is_limitation() {
        let mut skipped = TestCaseStatus::skipped();
        skipped.set_message(&*bug.message).set_type(bug.kind.suffix());
        skipped
    } else {
        let around = Surroundings { program, test, inputs: inputs.as_ref(), reached: *count };
        let mut status = failed(NonSuccessKind::Failure, bug.kind.suffix(), &bug.message);
        // XML of this kind has no tabs.
        status.set_description(error_text::render(bug, &around).replace('\t', "  "));
        status
    };
    let mut case = TestCase::new(format!("{}{place}", bug.kind.title()), status);
    case.set_classname(format!("{program}.{}", rule(bug.kind).name));
    case
}

fn failed(kind: NonSuccessKind, of: &str, message: &str) -> TestCaseStatus {
    let mut status = TestCaseStatus::non_success(kind);
    status.set_type(of).set_message(message);
    status
}
