//! How libc learns which functions run before and after `main`.

use super::{Call, number};
use crate::{EngineContext, Interrupt, Reply, Structor};

pub fn constructor(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    structor(engine, call, Structor::Constructor)
}

pub fn destructor(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    structor(engine, call, Structor::Destructor)
}

fn structor(engine: &mut dyn EngineContext, call: &Call<'_>, kind: Structor) -> Result<Reply, Interrupt> {
    let index = engine.concretise(call.arg(0)?, "the number of a constructor")? as u64;
    number(engine.structor(kind, index).unwrap_or(0))
}
