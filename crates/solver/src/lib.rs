//! Queries about conjunctions of expressions, and the chain of layers that answers them.
//!
//! A [`Backend`] decides whether a conjunction of one-bit expressions is satisfiable and gives a [`Model`] if so. All
//! backends share one walk over expressions ([`encode`]), backends for SMT solvers also one encoder ([`smt`]), and all
//! pass one [`conformance`] suite (feature `testing`). Each backend is a crate that knows no other backend.

pub mod answers;
mod assumptions;
pub mod backend;
mod backoff;
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
mod values;

pub use answers::{Answer, AnswerLog, Answered, QueryKey};
pub use backend::{Backend, Limits, Probe, Unknown, Verdict};
pub use chain::{
    Backends, GaveUp, Observer, QueryResult, SatResult, Solver, SolverConfig, SolverFigures, TimedQuery,
};
pub use layers::query_cache::SharedAnswers;
pub use layers::{Layer, Layers};
pub use model::Model;
pub use path::{IndependentSet, PathCondition};
pub use validate::Contradiction;
