//! The observable behaviour of one run of a program: its output and its ending, natively and in Loam.

use crate::process::End;
use std::fmt;

/// A diagnostic of a sanitizer or the system, as far as it distinguishes kinds of bugs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// An access outside an object.
    Outside,
    /// A use of an object that was freed or has left its scope.
    UseAfterFree,
    /// A double free, or a free of something that cannot be freed.
    BadFree,
    /// An access through a null pointer.
    Null,
    /// An access to unmapped or protected memory.
    Fault,
    /// A division by zero.
    Division,
    /// A shift by too much.
    Shift,
    /// A failed assertion.
    Assertion,
    /// A call of `abort`.
    Abort,
    /// A decision that depends on uninitialised memory.
    Uninitialised,
    /// Any other diagnostic: the program has an unintended bug.
    Other(String),
}

/// Diagnostics by a part of their text; the first match counts.
const TEXTS: &[(&str, Complaint)] = &[
    ("heap-use-after-free", Complaint::UseAfterFree),
    ("stack-use-after-return", Complaint::UseAfterFree),
    ("stack-use-after-scope", Complaint::UseAfterFree),
    ("double-free", Complaint::BadFree),
    ("bad-free", Complaint::BadFree),
    ("-buffer-overflow", Complaint::Outside),
    ("stack-buffer-underflow", Complaint::Outside),
    ("negative-size-param", Complaint::Outside),
    ("unknown-crash", Complaint::Outside),
    ("out of bounds for type", Complaint::Outside),
    ("with insufficient space for an object", Complaint::Outside),
    // The address of an element so far outside that it wraps around.
    ("overflowed to 0x", Complaint::Outside),
    ("null pointer", Complaint::Null),
    ("null-deref", Complaint::Null),
    ("wild-", Complaint::Fault),
    ("division by zero", Complaint::Division),
    ("shift exponent", Complaint::Shift),
    ("use-of-uninitialized-value", Complaint::Uninitialised),
    ("Assertion", Complaint::Assertion),
    ("abort @", Complaint::Abort),
];

impl Complaint {
    /// Parses the standard error of a native run; returns the line too, if the diagnostic contains it.
    pub fn read(text: &str, end: End) -> (Self, Option<u64>) {
        let known = TEXTS.iter().find(|(part, _)| text.contains(part));
        let first = text.lines().find(|line| !line.trim_matches('=').is_empty()).unwrap_or_default();
        let complaint =
            known.map_or_else(|| Self::Other(format!("{end}: {first}")), |(_, complaint)| complaint.clone());
        // FILE:LINE:COLUMN: runtime error: …
        let location =
            first.split_once(": runtime error").and_then(|(location, _)| location.rsplit(':').nth(1));
        (complaint, location.and_then(|line| line.parse().ok()))
    }

    /// Whether Loam may report it as this kind.
    fn is_called(&self, kind: &str) -> bool {
        match self {
            Self::Outside => kind == "ptr",
            Self::UseAfterFree => kind == "uaf",
            Self::BadFree => kind == "free",
            Self::Null => kind == "null",
            Self::Fault => matches!(kind, "ptr" | "null" | "readonly"),
            Self::Division => kind == "div",
            Self::Shift => kind == "overshift",
            Self::Assertion => kind == "assert",
            Self::Abort => kind == "abort",
            Self::Uninitialised => kind == "uninit",
            Self::Other(_) => false,
        }
    }
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// Normally, with this status.
    Exit(i32),
    /// Natively, with a diagnostic at a line (0 if unknown).
    Bug {
        /// The diagnostic.
        complaint: Complaint,
        /// The line.
        line: u64,
    },
    /// In Loam, with a report at a line.
    Report {
        /// The kind.
        kind: String,
        /// The line of the program, 0 if there is none.
        line: u64,
        /// The message.
        message: String,
    },
}

/// The observable behaviour of a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Behaviour {
    /// Standard output.
    pub printed: Vec<u8>,
    /// How it ended.
    pub ending: Ending,
}

impl Behaviour {
    /// Whether the run ended in a bug.
    pub fn is_bug(&self) -> bool {
        !matches!(self.ending, Ending::Exit(_))
    }

    /// Whether Loam's behaviour agrees with this native behaviour.
    pub fn is_seen_as(&self, in_loam: &Self) -> bool {
        let ends_alike = match (&self.ending, &in_loam.ending) {
            (Ending::Exit(ours), Ending::Exit(theirs)) => ours == theirs,
            (Ending::Bug { complaint, line }, Ending::Report { kind, line: reported, .. }) => {
                complaint.is_called(kind) && line == reported
            }
            _ => false,
        };
        ends_alike && self.printed == in_loam.printed
    }
}

impl fmt::Display for Behaviour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.ending {
            Ending::Exit(status) => write!(f, "exit status {status}")?,
            Ending::Bug { complaint, line } => write!(f, "{complaint:?} on line {line}")?,
            Ending::Report { kind, line, message } => write!(f, "{kind} on line {line} ({message})")?,
        }
        let printed = String::from_utf8_lossy(&self.printed).trim_end().replace('\n', " ");
        write!(f, " after printing \"{}\"", printed.chars().take(120).collect::<String>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn native(text: &str, end: End) -> (Complaint, Option<u64>) {
        Complaint::read(text, end)
    }

    #[test]
    fn complaints_are_told_apart() {
        let (complaint, line) =
            native("/d/a.c:20:21: runtime error: division by zero\nSUMMARY", End::Status(1));
        assert_eq!((complaint, line), (Complaint::Division, Some(20)));
        assert_eq!(native("====\nheap-buffer-overflow @58bc\n", End::Status(1)), (Complaint::Outside, None));
        let text = "p: a.c:3: main: Assertion `x' failed.\nabort @12\n";
        assert_eq!(native(text, End::Signal(6)).0, Complaint::Assertion);
        let overflow = native("a.c:1:2: runtime error: signed integer overflow: cannot be", End::Status(1)).0;
        assert!(matches!(overflow, Complaint::Other(_)) && !overflow.is_called("overflow"));
    }

    #[test]
    fn a_behaviour_is_seen_only_with_its_line_kind_and_output() {
        let bug = |line| Behaviour {
            printed: b"1\n".to_vec(),
            ending: Ending::Bug { complaint: Complaint::Null, line },
        };
        let report = |kind: &str, printed: &str| Behaviour {
            printed: printed.into(),
            ending: Ending::Report { kind: kind.to_owned(), line: 7, message: String::new() },
        };
        assert!(bug(7).is_seen_as(&report("null", "1\n")));
        assert!(!bug(8).is_seen_as(&report("null", "1\n")));
        assert!(!bug(7).is_seen_as(&report("ptr", "1\n")));
        assert!(!bug(7).is_seen_as(&report("null", "2\n")));
    }
}
