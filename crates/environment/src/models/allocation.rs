//! The heap: `malloc` and its family, and C++'s `operator new`.

use super::{Call, number, zero};
use crate::{EngineContext, Interrupt, PathContext, Reply};
use loam_memory::{Initial, Size, Value};

const ALIGN: u64 = 16;
const EINVAL: u64 = 22;
const ENOMEM: u64 = 12;

fn allocate(
    engine: &mut dyn EngineContext,
    size: Value,
    align: u64,
    initial: Initial,
) -> Result<Reply, Interrupt> {
    match engine.allocate(size, align, initial)? {
        Some(object) => Ok(Reply::Return(Some(engine.address(&object)))),
        None => zero(),
    }
}

pub fn malloc(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    allocate(engine, call.arg(0)?, ALIGN, Initial::Uninitialised)
}

pub fn valloc(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    allocate(engine, call.arg(0)?, 4096, Initial::Uninitialised)
}

/// The product of two sizes, or `None` on the part of the path where it overflows.
fn product(engine: &mut dyn PathContext, count: Value, size: Value) -> Result<Option<Value>, Interrupt> {
    if let (Some(count), Some(size)) = (count.as_word(), size.as_word()) {
        return Ok(count.checked_mul(size).map(Value::word));
    }
    let store = engine.store();
    let (count, size) = (count.term(&store, 64), size.term(&store, 64));
    let wide = store.mul(store.zext(count, 128), store.zext(size, 128));
    let fits = store.eq(store.extract(wide, 64, 64), store.word(0));
    Ok(engine.decide(fits)?.then(|| Value::of(&store, store.mul(count, size))))
}

pub fn calloc(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match product(engine, call.arg(0)?, call.arg(1)?)? {
        Some(size) => allocate(engine, size, ALIGN, Initial::Filled(0)),
        None => zero(),
    }
}

pub fn free(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let address = call.arg(0)?;
    if !is_null(engine, address)? {
        let object = engine.resolve_free(address)?;
        engine.free(&object);
    }
    Ok(Reply::Return(None))
}

fn is_null(engine: &mut dyn PathContext, address: Value) -> Result<bool, Interrupt> {
    match address {
        Value::Bits(bits) => Ok(bits == 0),
        Value::Term(term) => {
            let store = engine.store();
            engine.decide(store.eq(term, store.word(0)))
        }
    }
}

pub fn realloc(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    resize(engine, call.arg(0)?, call.arg(1)?)
}

pub fn reallocarray(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match product(engine, call.arg(1)?, call.arg(2)?)? {
        Some(size) => resize(engine, call.arg(0)?, size),
        None => zero(),
    }
}

fn resize(engine: &mut dyn EngineContext, address: Value, size: Value) -> Result<Reply, Interrupt> {
    if is_null(engine, address)? {
        return allocate(engine, size, ALIGN, Initial::Uninitialised);
    }
    let old = engine.resolve_free(address)?;
    let store = engine.store();
    if engine.decide(store.eq(size.term(&store, 64), store.word(0)))? {
        engine.free(&old);
        return zero();
    }
    // The number of bytes to copy must be decided before anything changes: the path may fork over it.
    let old_size = match old.size {
        Size::Fixed(bytes) => Value::word(bytes),
        Size::Symbolic { bytes, .. } => Value::Term(bytes),
    };
    let grows = engine.decide(store.ule(old_size.term(&store, 64), size.term(&store, 64)))?;
    let Some(new) = engine.allocate(size, ALIGN, Initial::Uninitialised)? else { return zero() };
    let kept = if grows { old_size } else { size };
    let to = engine.address(&new);
    engine.copy(to, address, kept)?;
    engine.free(&old);
    Ok(Reply::Return(Some(to)))
}

pub fn aligned_alloc(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let align = engine.concretise(call.arg(0)?, "an alignment")? as u64;
    if !align.is_power_of_two() {
        return zero();
    }
    allocate(engine, call.arg(1)?, align, Initial::Uninitialised)
}

pub fn posix_memalign(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let align = engine.concretise(call.arg(1)?, "an alignment")? as u64;
    let word = engine.data_model().pointer_bytes();
    if !align.is_power_of_two() || !align.is_multiple_of(word) {
        return number(EINVAL);
    }
    // The result's address is checked first: if it is invalid, nothing must have been allocated.
    let result = call.arg(0)?;
    engine.resolve(loam_memory::model::MemoryRange {
        address: result,
        length: Value::word(word),
        write: true,
    })?;
    let Some(object) = engine.allocate(call.arg(2)?, align, Initial::Uninitialised)? else {
        return number(ENOMEM);
    };
    let address = engine.address(&object);
    let address = address.cut(&engine.store(), engine.data_model().pointer_width().into());
    engine.write(result, word, address)?;
    zero()
}

pub fn usable_size(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let address = call.arg(0)?;
    if is_null(engine, address)? {
        return zero();
    }
    let size = match engine.resolve_free(address)?.size {
        Size::Fixed(bytes) => Value::word(bytes),
        Size::Symbolic { bytes, .. } => Value::Term(bytes),
    };
    Ok(Reply::Return(Some(size)))
}
