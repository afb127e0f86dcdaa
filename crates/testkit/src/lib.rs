//! Tests of Loam from outside: programs with expectations in comments, and independent oracles for the
//! results.
//!
//! Everything here runs the finished `loam` binary and the system's clang; no engine crate is linked in, so
//! that the oracles share no code with the engine. [`ui`] runs one program and compares it with its
//! expectations ([`directives`]), [`replay`] replays every generated test natively, [`models`] runs it under
//! every memory model ([`addressing`]: with and without objects that may be moved), [`workers`] with several workers, [`session`] runs command lines, [`documents`] the command lines in documents,
//! [`claims`] checks `loam points-to`, [`exhaustive`] tries every input of small programs natively,
//! [`csmith`] and [`determinism`] check laws. `cargo xtask` decides what to run.

pub mod addressing;
pub mod around;
pub mod checkout;
pub mod claims;
pub mod complaints;
pub mod csmith;
pub mod determinism;
pub mod directives;
pub mod documents;
pub mod exhaustive;
pub mod golden;
pub mod models;
pub mod pool;
pub mod process;
pub mod replay;
pub mod results;
mod same;
pub mod session;
pub mod svcomp;
pub mod ui;
pub mod workers;

pub use checkout::Checkout;
