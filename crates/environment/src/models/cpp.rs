//! What C++ programs need of the engine beside `runtime/cpp.cc`: `operator new`, and exceptions that are thrown or end the program.

use super::{Call, string, zero};
use crate::{EngineContext, Enter, Interrupt, Reply};
use loam_memory::{Initial, ObjectInfo, Value};
use loam_state::ErrorKind;
use std::sync::Arc;

/// The alignment of `operator new` without an alignment argument.
const ALIGN: u64 = 16;

/// `operator new(size)` and `operator new(size, alignment)`.
pub fn new(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match object(engine, call)? {
        Some(object) => Ok(Reply::Return(Some(engine.address(&object)))),
        None => bad_alloc(engine),
    }
}

/// Throws `std::bad_alloc`.
fn bad_alloc(engine: &mut dyn EngineContext) -> Result<Reply, Interrupt> {
    let Some(function) = engine.function_address("_ZSt17__throw_bad_allocv") else {
        let message = "uncaught exception of type std::bad_alloc".to_owned();
        return Err(Interrupt::Error(ErrorKind::Abort, message));
    };
    let blocked_after = engine.system().signals.blocked;
    Ok(Reply::Enter(Enter { function, args: Vec::new(), result: Value::Bits(0), blocked_after }))
}

/// The same with `std::nothrow`.
pub fn new_or_null(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match object(engine, call)? {
        Some(object) => Ok(Reply::Return(Some(engine.address(&object)))),
        None => zero(),
    }
}

fn object(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Option<Arc<ObjectInfo>>, Interrupt> {
    let align = match call.args.get(1) {
        Some(align) => engine.concretise(align.value, "an alignment")? as u64,
        None => ALIGN,
    };
    engine.allocate(call.arg(0)?, align.max(ALIGN), Initial::Uninitialised)
}

/// `__loam_terminate(why)`: the C++ runtime ends the program.
pub fn terminate(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let why = string(engine, call.arg(0)?, "a reason")?;
    Err(Interrupt::Error(ErrorKind::Abort, String::from_utf8_lossy(&why).into_owned()))
}

/// `__loam_throw(exception)`.
pub fn throw(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let exception = engine.concretise(call.arg(0)?, "an exception")? as u64;
    Ok(Reply::Throw { exception })
}
