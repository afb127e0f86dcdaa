//! Processes that Loam starts and must not trust: the one in which functions of the host are called, and those in which
//! tests are replayed ([`Isolation`]).
//!
//! A program may call functions that are neither defined in it nor modelled. Such a host function is executed in a child
//! process that maps the regions of the allocator at their addresses ([`loam_allocator::Mapping`]), so that pointers of the
//! program are valid there. The child is locked down ([`filter`]): no host function can change the host. The child is also
//! expendable: a crash or an endless loop ends it, and the next call starts another one.
//!
//! This crate knows neither states nor terms: arguments and results are concrete. The executor concretises arguments and copies
//! memory out and in.

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
