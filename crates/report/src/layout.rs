//! The names and texts in the directory of a run: Loam's own, or those that KLEE's users and tools know.
//!
//! In KLEE's layout a report begins as one of KLEE, what Loam knows beyond that follows under `Info:`; everything else that a run of Loam
//! leaves (`run.json`, `coverage.info`, `program.bc`) is there too.

use crate::assembly::Assembly;
use crate::error_text::{self, Surroundings};
use crate::summary::Summary;
use loam_state::{Bug, ErrorKind};
use std::fmt::Write;

/// Whose names and texts.
#[derive(Debug, Default)]
pub enum Layout {
    /// Loam's.
    #[default]
    Loam,
    /// KLEE's.
    Klee(Box<KleeLayout>),
}

/// What KLEE's layout needs to know.
#[derive(Debug, Default)]
pub struct KleeLayout {
    /// The command line, as the user wrote it.
    pub command: String,
    /// When the run was started, in seconds since 1970.
    pub started: u64,
    /// The program as text, with the lines of its instructions.
    pub assembly: Assembly,
    /// Whether `assembly.ll` is written.
    pub writes_assembly: bool,
    /// Whether `final.bc` is written.
    pub writes_module: bool,
    /// Whether warnings go to their file alone.
    pub quiet_warnings: bool,
    /// Whether every path with an error is reported.
    pub all_errors: bool,
}

impl Layout {
    /// The start of the name of a directory, and the link to the last one.
    pub fn directory(&self) -> (&'static str, &'static str) {
        match self {
            Self::Loam => ("loam-out-", "loam-last"),
            Self::Klee(_) => ("klee-out-", "klee-last"),
        }
    }

    /// What stands between `test000001.` and `.err` in the name of a report.
    pub fn report_suffix(&self, bug: &Bug) -> String {
        match self {
            Self::Loam => bug.kind.suffix().to_owned(),
            Self::Klee(_) => match &bug.custom_suffix {
                Some(suffix) => suffix.strip_suffix(".err").unwrap_or(suffix).to_owned(),
                None => klee_suffix(bug.kind).to_owned(),
            },
        }
    }

    /// The text of a report.
    pub fn report(&self, bug: &Bug, around: &Surroundings<'_>) -> String {
        match self {
            Self::Loam => error_text::render(bug, around),
            Self::Klee(klee) => klee.report(bug, around),
        }
    }
}

impl KleeLayout {
    fn report(&self, bug: &Bug, around: &Surroundings<'_>) -> String {
        let mut text = format!("Error: {}\n", klee_message(bug));
        let line_of = |function: Option<&str>, line: u32| self.assembly.line(function, line);
        if let Some((file, line)) = &bug.location {
            let function = bug.stack.first().map(|entry| &*entry.function);
            let _ =
                write!(text, "File: {file}\nLine: {line}\nassembly.ll line: {}\n", line_of(function, *line));
        }
        text.push_str("Stack: \n");
        for (depth, entry) in bug.stack.iter().enumerate() {
            let (place, line) = match &entry.location {
                Some((file, line)) => (format!(" at {file}:{line}"), line_of(Some(&entry.function), *line)),
                None => (String::new(), 0),
            };
            let arguments = entry.arguments.join(", ");
            let _ = writeln!(text, "\t#{depth}{line:08} in {}({arguments}){place}", entry.function);
        }
        let _ = writeln!(text, "Info: \n\t{} ({})", bug.message, bug.kind.title());
        for detail in &bug.details {
            let _ = writeln!(text, "\t{detail}");
        }
        error_text::write_replay(&mut text, around);
        text
    }

    /// What is printed and kept in `messages.txt` about an error.
    pub fn message(&self, bug: &Bug) -> String {
        let place = match &bug.location {
            Some((file, line)) => format!("{file}:{line}:"),
            None => "(location information missing)".to_owned(),
        };
        let error = format!("KLEE: ERROR: {place} {}", klee_message(bug));
        if self.all_errors {
            error
        } else {
            format!("{error}\nKLEE: NOTE: now ignoring this error at this location")
        }
    }

    /// The closing lines on the screen.
    pub fn closing(summary: &Summary) -> String {
        let figures = &summary.figures;
        format!(
            "\nKLEE: done: total instructions = {}\nKLEE: done: completed paths = {}\n\
             KLEE: done: partially completed paths = {}\nKLEE: done: generated tests = {}\n",
            figures.instructions,
            figures.paths_completed,
            figures.paths_error + figures.paths_partial,
            summary.tests
        )
    }

    /// The text of `info`.
    pub fn info(&self, summary: &Summary) -> String {
        let figures = &summary.figures;
        let seconds = figures.wall_time.as_secs();
        format!(
            "{}\nPID: {}\nStarted: {}\nFinished: {}\nElapsed: {:02}:{:02}:{:02}\n\
             KLEE: done: explored paths = {}\nKLEE: done: total queries = {}\n{}",
            self.command,
            std::process::id(),
            date(self.started),
            date(self.started + seconds),
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60,
            figures.paths_completed + figures.paths_error + figures.paths_partial,
            figures.solver_queries,
            Self::closing(summary)
        )
    }
}

/// Seconds since 1970 as a date and a time of day, in UTC.
pub fn date(seconds: u64) -> String {
    let (mut days, second) = (seconds / 86_400, seconds % 86_400);
    let is_leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut year = 1970;
    while days >= 365 + u64::from(is_leap(year)) {
        days -= 365 + u64::from(is_leap(year));
        year += 1;
    }
    let february = 28 + u64::from(is_leap(year));
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year}-{month:02}-{:02} {hour:02}:{minute:02}:{second:02}", days + 1)
}

/// The suffix of KLEE's reports of this kind; kinds that KLEE does not have keep Loam's.
fn klee_suffix(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Pointer | ErrorKind::Null | ErrorKind::UseAfterFree => "ptr",
        ErrorKind::ReadOnly => "read_only",
        ErrorKind::Assert
        | ErrorKind::Abort
        | ErrorKind::Free
        | ErrorKind::Division
        | ErrorKind::Overshift
        | ErrorKind::Overflow
        | ErrorKind::External
        | ErrorKind::Unsupported
        | ErrorKind::Model
        | ErrorKind::User
        | ErrorKind::Uninitialised
        | ErrorKind::Leak
        | ErrorKind::Liveness
        | ErrorKind::Stack => kind.suffix(),
    }
}

/// What KLEE says of an error of this kind.
fn klee_message(bug: &Bug) -> String {
    match bug.kind {
        ErrorKind::Assert => {
            let condition = bug.message.strip_prefix("assertion failed: ").unwrap_or(&bug.message);
            format!("ASSERTION FAIL: {condition}")
        }
        ErrorKind::Abort if bug.message.starts_with("abort") => "abort failure".to_owned(),
        ErrorKind::Pointer => "memory error: out of bound pointer".to_owned(),
        ErrorKind::Null => "memory error: null page access".to_owned(),
        ErrorKind::UseAfterFree => "memory error: use after free".to_owned(),
        ErrorKind::Free if bug.message.contains("double") => "memory error: double free".to_owned(),
        ErrorKind::Free => "memory error: invalid pointer: free".to_owned(),
        ErrorKind::ReadOnly => "memory error: object read only".to_owned(),
        ErrorKind::Division => "divide by zero".to_owned(),
        ErrorKind::Overshift => "overshift error".to_owned(),
        ErrorKind::External => format!("external call: {}", bug.message),
        ErrorKind::Abort
        | ErrorKind::Overflow
        | ErrorKind::Unsupported
        | ErrorKind::Model
        | ErrorKind::User
        | ErrorKind::Uninitialised
        | ErrorKind::Leak
        | ErrorKind::Liveness
        | ErrorKind::Stack => bug.message.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::TestCase;
    use loam_state::ending::StackEntry;

    fn layout(assembly: &str) -> Layout {
        Layout::Klee(Box::new(KleeLayout { assembly: Assembly::read(assembly), ..KleeLayout::default() }))
    }

    fn bug(kind: ErrorKind, message: &str) -> Bug {
        let location = Some(("get.c".into(), 3));
        let (function, arguments) = ("get".into(), vec!["i=9".into()]);
        let entry = StackEntry { function, arguments, location: location.clone(), column: None };
        Bug {
            stack: vec![entry],
            details: vec!["object:    local 'a' of 4 bytes".into()],
            ..Bug::new(kind, message, location)
        }
    }

    #[test]
    fn a_report_begins_as_one_of_klee() {
        let assembly = "define i32 @get(i32 %i) !dbg !1 {\n  ret i32 0, !dbg !2\n}\n!2 = !DILocation(line: 3, column: 1, scope: !1)\n";
        let inputs = TestCase { objects: Vec::new() };
        let around =
            Surroundings { program: "get.bc", test: "test000001", inputs: Some(&inputs), reached: 1 };
        let text = layout(assembly).report(&bug(ErrorKind::Pointer, "out of bounds read"), &around);
        let first: Vec<&str> = text.lines().take(7).collect();
        assert_eq!(
            first,
            [
                "Error: memory error: out of bound pointer",
                "File: get.c",
                "Line: 3",
                "assembly.ll line: 2",
                "Stack: ",
                "\t#000000002 in get(i=9) at get.c:3",
                "Info: "
            ]
        );
    }

    #[test]
    fn dates_have_their_months_and_leap_years() {
        assert_eq!(date(0), "1970-01-01 00:00:00");
        assert_eq!(date(951_782_400), "2000-02-29 00:00:00");
        assert_eq!(date(1_798_761_599), "2026-12-31 23:59:59");
    }

    #[test]
    fn suffixes_are_those_of_klee_where_it_has_the_kind() {
        let layout = layout("");
        let suffix = |kind| layout.report_suffix(&bug(kind, ""));
        assert_eq!(suffix(ErrorKind::Null), "ptr");
        assert_eq!(suffix(ErrorKind::ReadOnly), "read_only");
        assert_eq!(suffix(ErrorKind::Leak), "leak");
        let own = Bug { custom_suffix: Some("div.err".into()), ..bug(ErrorKind::User, "") };
        assert_eq!(layout.report_suffix(&own), "div");
        assert_eq!(Layout::Loam.report_suffix(&own), "user");
    }
}
