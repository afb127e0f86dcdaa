//! The heap: `malloc` and its family, and C++'s `operator new`.

use super::{Call, number, zero};
use crate::host::{Host, Interrupt, Reply};
use loam_memory::Value;
use loam_memory::object::Size;

const ALIGN: u64 = 16;
const EINVAL: u64 = 22;
const ENOMEM: u64 = 12;

fn allocate(host: &mut dyn Host, size: Value, align: u64, zeroed: bool) -> Result<Reply, Interrupt> {
    match host.allocate(size, align, zeroed)? {
        Some(object) => Ok(Reply::Return(Some(host.address(&object)))),
        None => zero(),
    }
}

pub fn malloc(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    allocate(host, call.arg(0)?, ALIGN, false)
}

pub fn valloc(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    allocate(host, call.arg(0)?, 4096, false)
}

/// The product of two sizes, or `None` on the part of the path where it overflows.
fn product(host: &mut dyn Host, count: Value, size: Value) -> Result<Option<Value>, Interrupt> {
    if let (Some(count), Some(size)) = (count.as_word(), size.as_word()) {
        return Ok(count.checked_mul(size).map(Value::word));
    }
    let store = host.store();
    let (count, size) = (count.term(&store, 64), size.term(&store, 64));
    let wide = store.mul(store.zext(count, 128), store.zext(size, 128));
    let fits = store.eq(store.extract(wide, 64, 64), store.word(0));
    Ok(host.decide(fits)?.then(|| Value::of(&store, store.mul(count, size))))
}

pub fn calloc(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match product(host, call.arg(0)?, call.arg(1)?)? {
        Some(size) => allocate(host, size, ALIGN, true),
        None => zero(),
    }
}

pub fn free(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let address = call.arg(0)?;
    if !is_null(host, address)? {
        let object = host.resolve_free(address)?;
        host.free(&object);
    }
    Ok(Reply::Return(None))
}

fn is_null(host: &mut dyn Host, address: Value) -> Result<bool, Interrupt> {
    match address {
        Value::Bits(bits) => Ok(bits == 0),
        Value::Term(term) => {
            let store = host.store();
            host.decide(store.eq(term, store.word(0)))
        }
    }
}

pub fn realloc(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    resize(host, call.arg(0)?, call.arg(1)?)
}

pub fn reallocarray(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    match product(host, call.arg(1)?, call.arg(2)?)? {
        Some(size) => resize(host, call.arg(0)?, size),
        None => zero(),
    }
}

fn resize(host: &mut dyn Host, address: Value, size: Value) -> Result<Reply, Interrupt> {
    if is_null(host, address)? {
        return allocate(host, size, ALIGN, false);
    }
    let old = host.resolve_free(address)?;
    let store = host.store();
    if host.decide(store.eq(size.term(&store, 64), store.word(0)))? {
        host.free(&old);
        return zero();
    }
    // The number of bytes to keep must be known before anything changes: deciding it may split the path.
    let old_size = match old.size {
        Size::Fixed(bytes) => Value::word(bytes),
        Size::Symbolic { bytes, .. } => Value::Term(bytes),
    };
    let grows = host.decide(store.ule(old_size.term(&store, 64), size.term(&store, 64)))?;
    let Some(new) = host.allocate(size, ALIGN, false)? else { return zero() };
    let kept = if grows { old_size } else { size };
    let to = host.address(&new);
    host.copy(to, address, kept)?;
    host.free(&old);
    Ok(Reply::Return(Some(to)))
}

pub fn aligned_alloc(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let align = host.concretise(call.arg(0)?, "an alignment")? as u64;
    if !align.is_power_of_two() {
        return zero();
    }
    allocate(host, call.arg(1)?, align, false)
}

pub fn posix_memalign(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let align = host.concretise(call.arg(1)?, "an alignment")? as u64;
    if !align.is_power_of_two() || !align.is_multiple_of(8) {
        return number(EINVAL);
    }
    // The place for the result is looked at first: if it is wrong, nothing must have been allocated.
    let result = call.arg(0)?;
    host.resolve(loam_memory::model::MemoryRange { address: result, length: Value::word(8), write: true })?;
    let Some(object) = host.allocate(call.arg(2)?, align, false)? else { return number(ENOMEM) };
    let address = host.address(&object);
    host.write(result, 8, address)?;
    zero()
}

pub fn usable_size(host: &mut dyn Host, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let address = call.arg(0)?;
    if is_null(host, address)? {
        return zero();
    }
    let size = match host.resolve_free(address)?.size {
        Size::Fixed(bytes) => Value::word(bytes),
        Size::Symbolic { bytes, .. } => Value::Term(bytes),
    };
    Ok(Reply::Return(Some(size)))
}
