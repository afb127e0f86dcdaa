//! The results of a run, as files and as text for people: tests, error reports, figures, coverage, the summary.
//!
//! [`RunDirectory`] gets what exploration finds and is, with [`replay`], the only writer of files. All other modules
//! convert data to text and back. This crate does not know how a program is executed.

pub mod assembly;
pub mod assets;
mod busy;
pub mod compare;
pub mod coverage;
pub mod earlier;
pub mod error_text;
pub mod figures;
pub mod findings;
pub mod istats;
pub mod ktest;
pub mod layout;
pub mod memory_places;
mod notes;
pub mod progress;
pub mod query_log;
pub mod replay;
pub mod show;
pub mod slowest_queries;
mod stage;
pub mod stats;
pub mod summary;
pub mod svcomp;
mod test_files;
pub mod testcomp;
mod time_series;
pub mod tree;
pub mod values;
mod whole;
pub mod writer;

pub use figures::{PointsTo, RunInfo, RunStatus};
pub use findings::lines::MessageFormat;
pub use ktest::{Ktest, KtestError};
pub use layout::{KleeLayout, Layout};
pub use progress::{Progress, ProgressMode};
pub use query_log::QueryLog;
pub use slowest_queries::SlowestQueries;
pub use summary::Summary;
pub use writer::{ExitStatus, ProgramOutput, RunDirectory, RunOptions};
