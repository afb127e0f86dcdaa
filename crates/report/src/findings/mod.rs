//! What a run found, for programs that show findings of many tools: code review, servers of continuous integration,
//! editors.
//!
//! [`sarif`] and [`junit`] make files, [`lines`] makes the lines of `--message-format`. All take [`Findings`], which is
//! plain data, so every ending of a run leaves the same kinds of files. [`rules`] explains each kind of error.

pub mod junit;
pub mod lines;
pub mod rules;
pub mod sarif;
pub mod source;

use crate::figures::RunInfo;
use crate::summary::Summary;
use source::SourceRoot;

/// A format of findings, and its file in the directory of a run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Format {
    /// SARIF 2.1.0.
    Sarif,
    /// JUnit's XML.
    Junit,
}

impl Format {
    /// All of them.
    pub const ALL: &[Self] = &[Self::Sarif, Self::Junit];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sarif => "sarif",
            Self::Junit => "junit",
        }
    }

    /// The name of its file.
    pub fn file(self) -> &'static str {
        match self {
            Self::Sarif => "run.sarif",
            Self::Junit => "junit.xml",
        }
    }

    /// The content of its file.
    pub fn render(self, findings: &Findings<'_>) -> String {
        match self {
            Self::Sarif => format!("{:#}\n", sarif::log(findings)),
            Self::Junit => junit::render(findings),
        }
    }
}

/// What was found, and how the run ended.
pub struct Findings<'a> {
    /// What was run.
    pub info: &'a RunInfo,
    /// The results.
    pub summary: &'a Summary,
    /// The exit status of Loam.
    pub exit_status: u8,
    /// Where the source is.
    pub root: &'a SourceRoot,
}
