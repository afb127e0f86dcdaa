//! The operating system that one path sees: files, descriptors, signals, a clock. Plain data, forked with the state.
//!
//! System calls change a [`System`]; the models of the calls are in `loam-environment`. The files of the host are
//! read through a [`HostFileSystem`] and never written: files that a path creates, changes or removes are nodes of its own
//! tree (`tree.rs`). The bytes of a file are an object of the state's memory, so they may be symbolic, and
//! forks share them like all memory.

mod alarm;
pub mod command_line;
pub mod descriptors;
pub mod errno;
pub mod host_files;
pub mod input_name;
pub mod node;
pub mod signals;
mod system;
mod tree;

pub use alarm::Timer;
pub use command_line::{ArgumentSpec, CommandLine, InputSpec, Pattern, VariableSpec};
pub use descriptors::{Flags, OnExec, Open, OpenId, Target};
pub use errno::Errno;
pub use host_files::{FileStatus, HostFileSystem, HostFiles, MOST_INPUT, NoFiles, NoInput, Sort};
pub use input_name::{Chance, InputName};
pub use node::{Content, Device, Directory, Identity, Kind, Node, NodeId};
pub use signals::{Action, Signals};
pub use system::{Activity, Identities, Random, Setup, System};
pub use tree::{Follow, PathLookup};

#[cfg(test)]
mod tests;
