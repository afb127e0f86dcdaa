//! Cargo packages as programs: which package and target is meant, how cargo builds it so that the whole program is one
//! module of bitcode, and which functions in it are tests.
//!
//! The user's `Cargo.toml` needs nothing for it: the profile is given on cargo's command line. For tests this binary also
//! stands between cargo and the compiler (`wrapper`).

pub mod args;
pub mod build;
pub mod harness;
pub mod package;
pub mod wrapper;
