//! Errors in scripts: location, problem and remedy, always one line.

use std::fmt;

/// A mistake with its location in the script.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column in characters, counted from 1.
    pub column: usize,
    /// What is wrong, and what to do.
    pub mistake: Mistake,
}

/// A mistake without its location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// What is wrong.
    pub what: String,
    /// What to do about it.
    pub remedy: String,
}

impl Mistake {
    pub(crate) fn new(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self { what: what.into(), remedy: remedy.into() }
    }

    /// At a byte of a text.
    pub(crate) fn at(self, text: &str, offset: usize) -> ReadError {
        let (line, column) = place(text, offset);
        ReadError { line, column, mistake: self }
    }
}

/// Line and column of a byte.
pub(crate) fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, column, mistake: Mistake { what, remedy } } = self;
        write!(f, "{line}:{column}: {what}; {remedy}")
    }
}

impl std::error::Error for ReadError {}
