//! One path as plain data, how paths end, and what a run found.
//!
//! A [`State`] is everything a suspended path is made of; cloning it is forking it. [`ending`] holds the one table
//! of kinds of endings. [`found`] is what exploration hands to whoever writes it down.

pub mod decision;
pub mod ending;
pub mod found;
pub mod frames;
mod hash;
pub mod loss;
pub mod state;

pub use decision::{Decision, DecisionKind};
pub use ending::{Bug, Ending, ErrorKind};
pub use found::{
    Figures, FileCoverage, FinishedAs, FinishedPath, Found, Language, LineCoverage, TestCase, TestObject,
};
pub use frames::{Frame, FrameExtra, FrozenFrame};
pub use loss::{Loss, LossKind, Losses};
pub use state::{List, Output, OutputPiece, State, StateId, SymbolicObject};
