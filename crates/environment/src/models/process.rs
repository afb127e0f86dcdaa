//! How a program ends: `exit`, `abort`, failed assertions.

use super::{Call, string, zero};
use crate::{EngineContext, Interrupt, Reply};
use loam_memory::{Address, Value};
use loam_state::{Ending, ErrorKind, ExitHandler};

pub fn exit(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    Ok(Reply::Exit(engine.exit_status(call.arg(0)?)?))
}

pub fn quick_exit(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    Err(Interrupt::End(Ending::Exit(engine.exit_status(call.arg(0)?)?)))
}

pub fn abort(_: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    Err(Interrupt::Error(ErrorKind::Abort, format!("{} called", call.name)))
}

pub fn atexit(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let function = Address(engine.concretise(call.arg(0)?, "an exit handler")? as u64);
    engine.at_exit(ExitHandler { function, argument: 0 });
    zero()
}

/// `__cxa_atexit(function, argument, module)`: how C++ registers the destructors of static objects.
pub fn cxa_atexit(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let function = Address(engine.concretise(call.arg(0)?, "an exit handler")? as u64);
    let argument = engine.concretise(call.arg(1)?, "the argument of an exit handler")? as u64;
    engine.at_exit(ExitHandler { function, argument });
    zero()
}

fn failed(engine: &mut dyn EngineContext, expression: Value) -> Result<Reply, Interrupt> {
    let expression = string(engine, expression, "the text of an assertion")?;
    let message = format!("assertion failed: {}", String::from_utf8_lossy(&expression));
    Err(Interrupt::Error(ErrorKind::Assert, message))
}

/// glibc and musl: `__assert_fail(expression, file, line, function)`.
pub fn assert_fail(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    failed(engine, call.arg(0)?)
}

/// `__assert(function, file, line, expression)` where it has four arguments, else the expression comes first.
pub fn assert_bsd(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    failed(engine, call.arg(if call.args.len() == 4 { 3 } else { 0 })?)
}

/// `__assert_rtn(function, file, line, expression)`.
pub fn assert_rtn(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    failed(engine, call.arg(3)?)
}

pub fn pure_virtual(_: &mut dyn EngineContext, _: &Call<'_>) -> Result<Reply, Interrupt> {
    Err(Interrupt::Error(ErrorKind::Abort, "a pure virtual function is called".to_owned()))
}
