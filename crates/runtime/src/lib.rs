//! The runtime as bitcode: what is linked under a program that brings no C library, and under C++ programs.
//!
//! The sources are in `runtime/`; they are compiled when Loam is built, so a run only links them.

/// The part that every program gets, with or without a C library: inputs made of inputs, as `klee_range`.
pub const INPUTS: (&str, &[u8]) = ("runtime/loam.c", include_bytes!(concat!(env!("OUT_DIR"), "/loam.bc")));

/// Name and bitcode of each part.
pub const MODULES: &[(&str, &[u8])] = &[
    INPUTS,
    ("runtime/string.c", include_bytes!(concat!(env!("OUT_DIR"), "/string.bc"))),
    ("runtime/ctype.c", include_bytes!(concat!(env!("OUT_DIR"), "/ctype.bc"))),
    ("runtime/stdlib.c", include_bytes!(concat!(env!("OUT_DIR"), "/stdlib.bc"))),
    ("runtime/math.c", include_bytes!(concat!(env!("OUT_DIR"), "/math.bc"))),
];

/// What C++ programs need beside their headers.
pub const CPP: (&str, &[u8]) = ("runtime/cpp.cc", include_bytes!(concat!(env!("OUT_DIR"), "/cpp.bc")));
