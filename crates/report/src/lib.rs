//! What a run leaves behind and what people see of it: tests, error reports, figures, coverage, the closing words.
//!
//! [`RunDirectory`] takes what exploration finds and is, with [`replay`], the only writer of files. Everything else
//! here turns data into text and back. Nothing here knows how a program is executed.

pub mod assets;
pub mod compare;
pub mod coverage;
pub mod error_text;
pub mod figures;
pub mod ktest;
pub mod progress;
pub mod query_log;
pub mod replay;
pub mod show;
mod stage;
pub mod stats;
pub mod summary;
mod test_files;
mod time_series;
pub mod values;
mod whole;
pub mod writer;

pub use figures::{PointsTo, RunInfo, RunStatus};
pub use ktest::Ktest;
pub use progress::{Progress, ProgressMode};
pub use query_log::QueryLog;
pub use summary::Summary;
pub use writer::{ProgramOutput, RunDirectory, RunOptions};
