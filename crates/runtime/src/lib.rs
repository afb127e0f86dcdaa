//! The runtime as bitcode: what is linked under a program beside the C library.
//!
//! The sources are in `runtime/`; they are compiled when Loam is built, so a run only links them.

/// Inputs made of inputs, as `klee_range`.
pub const INPUTS: (&str, &[u8]) = ("runtime/loam.c", include_bytes!(concat!(env!("OUT_DIR"), "/loam.bc")));

/// What a program without the C library gets all the same.
pub const ALONE: (&str, &[u8]) = ("runtime/alone.c", include_bytes!(concat!(env!("OUT_DIR"), "/alone.bc")));

/// What C++ programs need beside their headers.
pub const CPP: (&str, &[u8]) = ("runtime/cpp.cc", include_bytes!(concat!(env!("OUT_DIR"), "/cpp.bc")));
