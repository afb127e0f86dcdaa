//! A C and C++ compiler that adds LLVM bitcode to all its outputs.
//!
//! [`compile`] does what clang does with the same command line, and compiles each source a second time, for
//! analysis; that bitcode goes into the section `.loam_bc` of the object. Linkers and archivers keep the
//! section as they keep debug information, so a program, library or archive holds the bitcode of all its
//! objects; [`bitcode_in`] extracts it. Unknown options are left to clang: a build never fails because of the
//! bitcode.

mod analysis;
mod arguments;
mod complete;
mod driver;
mod embed;
mod extract;
mod flags;
mod kit;
mod native;
mod rebuild;
mod request;
mod response;
mod shared;

pub use driver::compile;
pub use extract::{ExtractError, bitcode_in, is_as_written, may_hold_bitcode};
pub use kit::{Asset, Kit, Kits, Sysroot};
pub use loam_bitcode::Checked;
pub use rebuild::{Rebuild, Whole};
pub use request::{Request, Stage};

/// The section that holds the bitcode.
pub const SECTION: &str = ".loam_bc";

/// The section that marks objects whose bitcode was not compiled from a source here, but was an input: it may
/// be optimised.
const MARK: &str = ".loam_ir";

/// Which of clang's two drivers is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// `loam cc`.
    C,
    /// `loam c++`.
    Cxx,
}

impl Language {
    /// The compiler that does the work.
    pub fn clang(self) -> &'static str {
        match self {
            Language::C => "clang-22",
            Language::Cxx => "clang++-22",
        }
    }

    /// The command of the wrapper.
    pub fn command(self) -> &'static str {
        match self {
            Language::C => "loam cc",
            Language::Cxx => "loam c++",
        }
    }
}
