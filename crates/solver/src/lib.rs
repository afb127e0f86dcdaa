//! Questions about conjunctions of expressions, and who answers them.
//!
//! A [`Backend`] decides whether a conjunction of one-bit expressions can hold and gives a [`Model`] if so. All
//! backends share one walk over expressions ([`encode`]), those of SMT solvers also one encoder ([`smt`]), and pass
//! one [`conformance`] suite (feature `testing`); they live in crates of their own and never see each other.

pub mod backend;
pub mod chain;
#[cfg(feature = "testing")]
pub mod conformance;
pub mod encode;
pub mod model;
pub mod path;
pub mod smt;

pub use backend::{Backend, Limits, Unknown, Verdict};
pub use chain::{Feasible, GaveUp, Solver, SolverConfig, SolverFigures};
pub use model::Model;
pub use path::{Group, PathCondition};
