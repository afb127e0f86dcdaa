//! The runtime as bitcode, linked with a program besides the C library.
//!
//! The sources are in `runtime/`; they are compiled when Loam is built, so a run only links them.

/// Functions that are built on symbolic inputs, such as `klee_range`.
pub const INPUTS: (&str, &[u8]) = ("runtime/loam.c", include_bytes!(concat!(env!("OUT_DIR"), "/loam.bc")));

/// Definitions that even a program without the C library needs.
pub const ALONE: (&str, &[u8]) = ("runtime/alone.c", include_bytes!(concat!(env!("OUT_DIR"), "/alone.bc")));

/// Definitions that C++ programs need besides their headers.
pub const CPP: (&str, &[u8]) = ("runtime/cpp.cc", include_bytes!(concat!(env!("OUT_DIR"), "/cpp.bc")));
