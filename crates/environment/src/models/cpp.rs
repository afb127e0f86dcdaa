//! What C++ programs need of the engine beside `runtime/cpp.cc`: memory, and the end of a program that throws.

use super::{Call, string, zero};
use crate::host::{Enter, Host, Interrupt, Reply};
use loam_memory::{ObjectInfo, Value};
use loam_state::ErrorKind;
use std::sync::Arc;

/// What `operator new` aligns to if nothing is said.
const ALIGN: u64 = 16;

/// `operator new(size)` and `operator new(size, alignment)`.
pub fn new(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match object(host, call)? {
        Some(object) => Ok(Reply::Return(Some(host.address(&object)))),
        None => bad_alloc(host),
    }
}

/// Throws what `operator new` throws.
fn bad_alloc(host: &mut dyn Host) -> Result<Reply, Interrupt> {
    let Some(function) = host.function_address("_ZSt17__throw_bad_allocv") else {
        let message = "uncaught exception of type std::bad_alloc".to_owned();
        return Err(Interrupt::Error(ErrorKind::Abort, message));
    };
    let blocked_after = host.system().signals.blocked;
    Ok(Reply::Enter(Enter { function, args: Vec::new(), result: Value::Bits(0), blocked_after }))
}

/// The same with `std::nothrow`.
pub fn new_or_null(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match object(host, call)? {
        Some(object) => Ok(Reply::Return(Some(host.address(&object)))),
        None => zero(),
    }
}

fn object(host: &mut dyn Host, call: &Call<'_>) -> Result<Option<Arc<ObjectInfo>>, Interrupt> {
    let align = match call.args.get(1) {
        Some(align) => host.concretise(align.value, "an alignment")? as u64,
        None => ALIGN,
    };
    host.allocate(call.arg(0)?, align.max(ALIGN), false)
}

/// `__loam_terminate(why)`: the C++ runtime ends the program.
pub fn terminate(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let why = string(host, call.arg(0)?, "a reason")?;
    Err(Interrupt::Error(ErrorKind::Abort, String::from_utf8_lossy(&why).into_owned()))
}

/// `__loam_throw(exception)`.
pub fn throw(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let exception = host.concretise(call.arg(0)?, "an exception")? as u64;
    Ok(Reply::Throw { exception })
}
