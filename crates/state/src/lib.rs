//! States as plain data, how paths end, and the results of a run.
//!
//! A [`State`] is a suspended path; a fork clones it. [`ending`] has the one table of kinds of endings. [`found`] is
//! the interface through which exploration reports its results.

pub mod decision;
mod detach;
pub mod ending;
pub mod found;
pub mod frames;
mod future;
mod hash;
mod kinds;
pub mod loss;
mod repeat;
pub mod seed;
pub mod state;
mod sum;
mod terms;
mod trail;

pub use decision::{Decision, DecisionKind};
pub use ending::{Bug, Ending, ErrorKind, LoopClass, MemoryAccess, MemoryPicture, StackEntry};
pub use found::{
    Figures, FileCoverage, FinishedAs, FinishedPath, Found, FoundBy, FunctionFigures, Gap, Language,
    LineCost, LineCoverage, LivenessFigures, MemoryPlace, TestCase, TestObject, UntakenSide,
};
pub use frames::{Frame, FrameExtra, FrozenFrame};
pub use future::Future;
pub use loam_memory::{CollisionFigures, PlaceFigures};
pub use loss::{Loss, LossKind, Losses};
pub use repeat::{Checkpoint, Difference, SeenByOthers, Watch};
pub use seed::{Seed, SeededInput, Seeds};
pub use state::{ExitHandler, List, Output, OutputPiece, State, StateId, SymbolicObject};
pub use trail::Trail;
