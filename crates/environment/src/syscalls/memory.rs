//! Mapped memory. The heap is allocated by the engine: `malloc` makes no system call.

use super::arguments::Arguments;
use super::{Outcome, done};
use loam_memory::{EngineObject, ObjectKind, Value};
use loam_system::Errno;
use std::sync::Arc;

const PAGE: u64 = 4096;
const MOST: u64 = 1 << 30;

/// `mmap(address, length, protection, flags, descriptor, offset)`: a new object, with the bytes of the file if
/// there is one. Changes are not written back to the file: a shared and writable mapping of a file is refused.
pub fn mmap(call: &mut Arguments<'_>) -> Outcome {
    const SHARED: u64 = 1;
    const FIXED: u64 = 0x10;
    const ANONYMOUS: u64 = 0x20;
    const WRITE: u64 = 2;
    let (length, protection, flags) = (call.word(1)?, call.word(2)?, call.word(3)?);
    if length == 0 || flags & FIXED != 0 {
        return Err(Errno::EINVAL.into());
    }
    if length > MOST {
        return Err(Errno::ENOMEM.into());
    }
    let mut source = None;
    if flags & ANONYMOUS == 0 {
        if flags & SHARED != 0 && protection & WRITE != 0 {
            return Err(Errno::ENODEV.into());
        }
        let (descriptor, offset) = (call.descriptor(4)?, call.word(5)?);
        let open = call.system().opened(descriptor)?;
        if !open.flags.reads() {
            return Err(Errno::EACCES.into());
        }
        source = call.loaded(open.node).map_err(|_| Errno::ENODEV)?.map(|file| (file, offset));
    }
    let object =
        call.engine.engine_object(EngineObject::Mapping, "mapped memory", length.next_multiple_of(PAGE))?;
    if let Some(((file, size), offset)) = source {
        let kept = size.min(file.size.capacity());
        let count = length.min(kept.saturating_sub(offset));
        if count > 0 {
            let (to, from) = (Value::address(object.base), Value::address(file.base + offset));
            call.engine.copy(to, from, Value::word(count))?;
        }
    }
    done(object.base.0)
}

/// Frees a mapping if the whole of it is unmapped; a part of a mapping stays.
pub fn munmap(call: &mut Arguments<'_>) -> Outcome {
    let (address, length) = (call.address(0)?, call.word(1)?);
    let object = call.engine.memory().object_at(address).map(Arc::clone);
    let Some(object) = object else { return done(0) };
    if object.kind == ObjectKind::Engine(EngineObject::Mapping) && length >= object.size.capacity() {
        call.engine.drop_engine_object(&object);
    }
    done(0)
}

pub fn mremap(call: &mut Arguments<'_>) -> Outcome {
    const MAY_MOVE: u64 = 1;
    let (address, new, flags) = (call.address(0)?, call.word(2)?, call.word(3)?);
    let object = call.engine.memory().object_at(address).map(Arc::clone).ok_or(Errno::EFAULT)?;
    let old = object.size.capacity();
    if new <= old {
        return done(address.0);
    }
    if flags & MAY_MOVE == 0 || new > MOST {
        return Err(Errno::ENOMEM.into());
    }
    let grown =
        call.engine.engine_object(EngineObject::Mapping, "mapped memory", new.next_multiple_of(PAGE))?;
    call.engine.copy(Value::address(grown.base), Value::address(address), Value::word(old))?;
    call.engine.drop_engine_object(&object);
    done(grown.base.0)
}

/// The end of the data segment cannot be moved.
pub fn brk(_: &mut Arguments<'_>) -> Outcome {
    done(0)
}
