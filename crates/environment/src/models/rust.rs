//! Panics of Rust programs.

use super::Call;
use crate::{EngineContext, Interrupt, Reply};

/// The functions of Rust's library in which every panic begins, as their names are written in either mangling. Their
/// last argument says where.
const PANICS: [&str; 3] =
    ["4core9panicking9panic_fmt", "4core9panicking18panic_nounwind_fmt", "3std9panicking11begin_panic"];

/// Whether a function of Rust's library begins a panic.
pub fn is_panic(name: &str) -> bool {
    (name.starts_with("_R") || name.starts_with("_ZN")) && PANICS.iter().any(|panic| name.contains(panic))
}

/// From here the path can only print its message and abort. The program's own code does that, for inputs that are
/// known from here on: to write a number in all its ways would be a path each.
pub fn panic(engine: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    engine.concretise_inputs();
    Ok(Reply::Decline)
}
