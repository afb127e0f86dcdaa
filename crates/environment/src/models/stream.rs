//! The C library's streams as the engine sees them: where one writes to, and what waits in its buffer.
//!
//! Text that is symbolic is printed by the engine, so that its length costs no fork. Such text goes out behind what waits
//! in the stream's buffer, exactly as if the stream were flushed before and after it.

use super::only_value;
use super::output::piece_of;
use crate::{EngineContext, Interrupt, MemoryContext};
use loam_memory::object::Size;
use loam_memory::{ObjectInfo, Value};
use loam_state::OutputPiece;
use loam_system::{Device, Kind};
use std::sync::Arc;

/// Where the members of a stream lie; `runtime/libc/start.c` compares these numbers with musl's.
const FLAGS: u64 = 0;
const WRITE_END: u64 = 32;
const WRITE_PLACE: u64 = 40;
const WRITE_BASE: u64 = 56;
const WRITE_FUNCTION: u64 = 72;
const DESCRIPTOR: u64 = 120;
const ORIENTATION: u64 = 136;

/// The flags of a stream that cannot be written to, or on which a write has failed.
const UNFIT: u64 = 40;

/// The functions that write a stream's bytes to its descriptor and nowhere else.
const WRITERS: [&str; 2] = ["__stdio_write", "__stdout_write"];

/// A stream, or only a descriptor, whose bytes the program never sees again.
pub struct Sink {
    /// 1 or 2, as the run's results know it.
    number: u8,
    /// The stream and what waits in its buffer.
    buffered: Option<Buffered>,
}

struct Buffered {
    stream: Stream,
    /// Where the bytes are that wait, if any do.
    waits_in: Option<Arc<ObjectInfo>>,
    base: u64,
    waiting: u64,
}

/// The object that a stream is, or a part of. Its members are the library's own: they are read and written without asking
/// whether the program may.
struct Stream {
    object: Arc<ObjectInfo>,
    offset: u64,
}

impl Sink {
    /// What a descriptor writes to, if that is the output of the process.
    pub fn of_descriptor(
        engine: &mut dyn EngineContext,
        descriptor: Value,
    ) -> Result<Option<Self>, Interrupt> {
        let Some(descriptor) = only_value(engine, descriptor)?.filter(|_| !engine.may_fail()) else {
            return Ok(None);
        };
        let Ok(open) = engine.system().opened(descriptor & u64::from(u32::MAX)) else { return Ok(None) };
        Ok(match engine.system().node(open.node).kind {
            Kind::Device(Device::Output(number)) if open.flags.writes() => {
                Some(Self { number, buffered: None })
            }
            _ => None,
        })
    }

    /// What a stream writes to, if it is an ordinary one that writes bytes to the output of the process.
    pub fn of_stream(engine: &mut dyn EngineContext, stream: Value) -> Result<Option<Self>, Interrupt> {
        let Some(stream) = Stream::at(engine, stream)? else { return Ok(None) };
        let Some(members) = stream.members(engine)? else { return Ok(None) };
        let is_plain = WRITERS.iter().any(|name| engine.function_address(name) == Some(members.writer));
        let is_wide = (members.orientation as u32).cast_signed() > 0;
        if members.flags & UNFIT != 0 || !is_plain || is_wide || members.base > members.place {
            return Ok(None);
        }
        let waiting = if members.end == 0 { 0 } else { members.place - members.base };
        let base = members.base;
        let waits_in = (waiting > 0).then(|| object_with(engine, base, waiting));
        let Some(sink) = Self::of_descriptor(engine, Value::word(members.descriptor))? else {
            return Ok(None);
        };
        Ok(match waits_in {
            Some(None) => None,
            waits_in => {
                let buffered = Buffered { stream, waits_in: waits_in.flatten(), base, waiting };
                Some(Self { buffered: Some(buffered), ..sink })
            }
        })
    }

    /// Prints what waits and then these pieces.
    pub fn print(&self, engine: &mut dyn EngineContext, pieces: Vec<OutputPiece>) -> Result<(), Interrupt> {
        let Some(Buffered { stream, waits_in, base, waiting }) = &self.buffered else {
            return engine.print(self.number, pieces);
        };
        let mut all = Vec::new();
        if let Some(object) = waits_in {
            all.push(piece_of(engine, object, object.offset_of(*base), *waiting));
        }
        all.extend(pieces);
        engine.print(self.number, all)?;
        let store = engine.store();
        let mut contents = engine.memory().contents(&stream.object);
        if *waiting > 0 {
            contents.write(&store, stream.offset + WRITE_PLACE, 8, Value::word(*base));
        }
        // The first output decides that a stream is one of bytes.
        contents.write(&store, stream.offset + ORIENTATION, 4, Value::Bits(u128::from(u32::MAX)));
        Ok(())
    }
}

/// The object that a range of known addresses lies in.
fn object_with(engine: &mut dyn MemoryContext, address: u64, length: u64) -> Option<Arc<ObjectInfo>> {
    let object = engine.memory().find(address).map(Arc::clone)?;
    let fits = object.offset_of(address).checked_add(length).is_some_and(|end| end <= object.size.capacity());
    (fits && matches!(object.size, Size::Fixed(_))).then_some(object)
}

impl Stream {
    fn at(engine: &mut dyn EngineContext, address: Value) -> Result<Option<Self>, Interrupt> {
        let Some(address) = only_value(engine, address)? else { return Ok(None) };
        let object = object_with(engine, address, ORIENTATION + 4);
        Ok(object.map(|object| Self { offset: object.offset_of(address), object }))
    }

    /// The members that say how it writes; `None` if one is symbolic.
    fn members(&self, engine: &mut dyn EngineContext) -> Result<Option<Members>, Interrupt> {
        const PLACES: [(u64, u64); 7] = [
            (FLAGS, 4),
            (WRITE_END, 8),
            (WRITE_PLACE, 8),
            (WRITE_BASE, 8),
            (WRITE_FUNCTION, 8),
            (DESCRIPTOR, 4),
            (ORIENTATION, 4),
        ];
        let store = engine.store();
        let mut values = [0; PLACES.len()];
        for (value, (place, size)) in values.iter_mut().zip(PLACES) {
            let member = engine.memory().contents(&self.object).read(&store, self.offset + place, size);
            match only_value(engine, member)? {
                Some(member) => *value = member,
                None => return Ok(None),
            }
        }
        let [flags, end, place, base, writer, descriptor, orientation] = values;
        Ok(Some(Members { flags, end, place, base, writer, descriptor, orientation }))
    }
}

/// The members of a stream that say how it writes.
struct Members {
    flags: u64,
    end: u64,
    place: u64,
    base: u64,
    writer: u64,
    descriptor: u64,
    orientation: u64,
}
