//! How Loam is tested from outside: programs with expectations in comments, and independent judges of the results.
//!
//! Everything here runs the finished `loam` binary and the system's clang; no engine crate is linked in, so that the
//! judge shares no code with what is judged. [`ui`] runs one program and compares ([`directives`] says what is
//! expected), [`replay`] repeats every generated test natively, [`models`] runs it under every model of memory, [`session`]
//! runs command lines, [`documents`] those that documents show, [`claims`] asks `loam points-to`, [`exhaustive`] tries every
//! input of small programs natively, [`csmith`] and [`determinism`] check laws. Nothing here decides what to run: that is
//! `cargo xtask`.

pub mod around;
pub mod claims;
pub mod complaints;
pub mod csmith;
pub mod determinism;
pub mod directives;
pub mod documents;
pub mod exhaustive;
pub mod golden;
pub mod models;
pub mod place;
pub mod pool;
pub mod process;
pub mod replay;
pub mod results;
pub mod session;
pub mod ui;

pub use place::Place;
