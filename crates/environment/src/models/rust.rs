//! Panics of Rust programs.

use super::Call;
use crate::{EngineContext, Interrupt, Reply};

/// The functions of Rust's library in which every panic begins, as parts of their mangled names in either mangling. The last
/// argument of each is the source location of the panic.
const PANICS: [&str; 3] =
    ["4core9panicking9panic_fmt", "4core9panicking18panic_nounwind_fmt", "3std9panicking11begin_panic"];

/// Whether a function of Rust's library begins a panic.
pub fn is_panic(name: &str) -> bool {
    (name.starts_with("_R") || name.starts_with("_ZN")) && PANICS.iter().any(|panic| name.contains(panic))
}

/// From here on the path only prints its message and aborts, in the program's own code. The inputs are concretised first:
/// otherwise the formatting of a symbolic number would fork for each number of digits.
pub fn panic(engine: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    engine.concretise_inputs();
    Ok(Reply::Decline)
}
