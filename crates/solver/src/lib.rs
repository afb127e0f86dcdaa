//! Queries about conjunctions of expressions, and who answers them.
//!
//! A [`Backend`] decides whether a conjunction of one-bit expressions can hold and gives a [`Model`] if so. All
//! backends share one walk over expressions ([`encode`]), those of SMT solvers also one encoder ([`smt`]), and pass
//! one [`conformance`] suite (feature `testing`); they live in crates of their own and never see each other.

mod assumptions;
pub mod backend;
pub mod chain;
mod choose;
#[cfg(feature = "testing")]
pub mod conformance;
mod conjunction;
pub mod encode;
pub mod layers;
pub mod model;
pub mod path;
mod query;
pub mod size;
pub mod smt;
mod validate;

pub use backend::{Backend, Limits, Probe, Unknown, Verdict};
pub use chain::{Asked, Backends, GaveUp, Observer, SatResult, Solver, SolverConfig, SolverFigures};
pub use layers::{Layer, Layers};
pub use model::Model;
pub use path::{IndependentSet, PathCondition};
pub use validate::Contradiction;
