//! The runtime as bitcode, linked with a program besides the C library.
//!
//! The sources are in `runtime/`; they are compiled when Loam is built, so a run only links them.

use loam_program::ir::DataModel;

/// A part of the runtime: its name in messages, and its bitcode.
pub type Part = (&'static str, &'static [u8]);

macro_rules! part {
    ($name:literal, $file:literal) => {
        ($name, include_bytes!(concat!(env!("OUT_DIR"), "/", $file)))
    };
}

/// Functions that are built on symbolic inputs, such as `klee_range`.
pub fn inputs(data_model: DataModel) -> Part {
    match data_model {
        DataModel::Lp64 => part!("runtime/loam.c", "loam.bc"),
        DataModel::Ilp32 => part!("runtime/loam.c", "loam.32.bc"),
    }
}

/// Definitions that even a program without the C library needs.
pub fn alone(data_model: DataModel) -> Part {
    match data_model {
        DataModel::Lp64 => part!("runtime/alone.c", "alone.bc"),
        DataModel::Ilp32 => part!("runtime/alone.c", "alone.32.bc"),
    }
}

/// Definitions that C++ programs of 64 bits need besides their headers.
pub const CPP: Part = part!("runtime/cpp.cc", "cpp.bc");
