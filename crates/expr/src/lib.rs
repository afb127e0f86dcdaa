//! Terms: bit-vectors, floats and byte arrays, hash-consed in an [`ExprStore`] and built only through it.
//!
//! [`view`] defines the terms and their semantics; [`build`] makes them, applying the named rewrite rules of `rules/`;
//! [`eval`] computes their value under an assignment of the symbolic bytes. This crate makes no solver queries and
//! knows neither programs nor states.

pub mod address;
mod bound;
pub mod build;
pub mod byte_set;
pub mod canonical;
pub mod choices;
pub mod concrete;
pub mod concrete_float;
mod encoding;
pub mod eval;
pub mod facts;
#[cfg(feature = "testing")]
pub mod generate;
mod nodes;
mod possible;
mod rules;
pub mod store;
pub mod structural;
pub mod substitute;
pub mod support;
pub mod sweep;
pub mod tape;
pub mod text;
pub mod transfer;
pub mod view;

pub use address::Bases;
pub use byte_set::ByteSet;
pub use canonical::{Canonical, Canonicaliser};
pub use choices::Choices;
pub use eval::{Assignment, Evaluator, Values};
pub use facts::{Fact, FactId};
pub use store::{ArrayInfo, ArrayKind, Expr, ExprStore};
pub use structural::StructuralHash;
pub use substitute::substitute;
pub use sweep::{HoldsTerms, Needed};
pub use tape::Tape;
pub use transfer::transfer;
pub use view::*;
