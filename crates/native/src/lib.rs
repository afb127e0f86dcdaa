//! Processes that Loam starts and must not trust: the one in which functions of the host are called, and those in which
//! tests are replayed ([`Isolation`]).
//!
//! A program may call what is neither in it nor modelled. Such a function runs in a child process that has the regions of
//! the allocator at their addresses ([`loam_allocator::Mapping`]), so that pointers of the program mean there what they mean
//! in the program. The child is locked down ([`filter`]): whatever the function does, the host stays as it is; and it is
//! expendable: a crash or an endless loop ends the child, and the next call starts another one.
//!
//! This crate knows neither states nor terms: numbers go in, numbers come out. Who copies memory out and what is
//! symbolic is the executor's business.

#![allow(unsafe_code)]

pub mod abi;
mod child;
pub mod filter;
mod isolation;
mod process;
mod trampoline;
mod wire;

pub use abi::{Argument, ResultPart, Unpassable};
pub use isolation::Isolation;
pub use process::{Answer, Failure, HostCall, HostConfig, HostProcess, with_usual_signals};
