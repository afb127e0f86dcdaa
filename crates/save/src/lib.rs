//! Saved runs: what `loam run --save` keeps on disk, and what `loam resume` reads back.
//!
//! The file `run.save` of a run has a header (the command line, and what the program was), and then *records*: the decisions of each
//! path in the order in which they were made, forks, endings, and the answers of the solver. Records stand in blocks
//! with checksums, which are only appended ([`blocks`]). A block ends between two selections of a state, so that whatever
//! ends Loam, the file is a run up to some selection.
//!
//! A run is resumed by executing it again with the answers of the file. Loam is deterministic, so that everything happens
//! again in the same order ([`SavedRun::selections`] selections), and goes on from there. Where the program or the options are others,
//! the saved execution tree ([`SavedTree`]) says which paths there were.

pub mod blocks;
mod codec;
pub mod log;
pub mod parked;
mod record;
pub mod run;
pub mod tree;

pub use blocks::Unreadable;
pub use log::{Log, PathEvent, SharedLog, Then};
pub use parked::{ParkedState, ParkingLots};
pub use record::SavedTrial;
pub use run::{Header, Resumption, SavedRun};
pub use tree::{End, Ending, NodeId, Place, SavedDecision, SavedFunction, SavedTree};

/// The name of the file in the directory of a run.
pub const FILE: &str = "run.save";
