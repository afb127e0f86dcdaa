//! The streams (`FILE`) of the C library: the descriptor that a stream writes to, and the bytes in its buffer.
//!
//! The engine itself prints symbolic text, because the C library would fork over its length. First the buffered bytes of
//! the stream are printed, then the text, exactly as if the stream were flushed before and after it.

use super::output::piece_of;
use super::{only_address, only_value};
use crate::{EngineContext, Interrupt, MemoryContext};
use loam_memory::object::Size;
use loam_memory::{Address, ObjectInfo, Value};
use loam_state::OutputPiece;
use loam_system::{Device, Kind};
use std::ops::Range;
use std::sync::Arc;

/// A member of a stream.
#[derive(Clone, Copy)]
enum Member {
    Flags,
    WriteEnd,
    WritePosition,
    WriteBase,
    WriteFunction,
    Descriptor,
    Orientation,
}

impl Member {
    /// Its range in a stream; `runtime/libc/start.c` compares these offsets with musl's.
    fn range(self, pointer: u64) -> Range<u64> {
        let nth_pointer = |index: u64| index * pointer..(index + 1) * pointer;
        let descriptor = 15 * pointer;
        match self {
            Self::Flags => 0..4,
            Self::WriteEnd => nth_pointer(4),
            Self::WritePosition => nth_pointer(5),
            Self::WriteBase => nth_pointer(7),
            Self::WriteFunction => nth_pointer(9),
            Self::Descriptor => descriptor..descriptor + 4,
            Self::Orientation => descriptor + 8 + pointer..descriptor + 12 + pointer,
        }
    }
}

/// The flags of a stream that cannot be written to, or on which a write has failed.
const UNFIT: u64 = 40;

/// musl's functions that write the bytes of a stream to its descriptor and nowhere else.
const WRITERS: [&str; 2] = ["__stdio_write", "__stdout_write"];

/// A stream or a bare descriptor that writes to the output of the process: the program never reads these bytes again.
pub struct Sink {
    /// 1 for standard output, 2 for standard error.
    number: u8,
    /// The stream and the bytes in its buffer; `None` for a bare descriptor.
    buffered: Option<Buffered>,
}

struct Buffered {
    stream: Stream,
    /// The object with the buffered bytes, if there are any.
    buffer: Option<Arc<ObjectInfo>>,
    /// The address of the buffered bytes.
    base: Address,
    /// How many bytes are buffered.
    length: u64,
}

/// The object that contains a stream. Its members belong to the C library: they are read and written without the checks for
/// accesses of the program.
struct Stream {
    object: Arc<ObjectInfo>,
    offset: u64,
    /// Bytes of a pointer.
    pointer: u64,
}

impl Sink {
    /// The sink of a descriptor, if it writes to the output of the process.
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

    /// The sink of a stream, if it is one of bytes (not of wide characters) that writes to the output of the process.
    pub fn of_stream(engine: &mut dyn EngineContext, stream: Value) -> Result<Option<Self>, Interrupt> {
        let Some(stream) = Stream::at(engine, stream)? else { return Ok(None) };
        let Some(members) = stream.members(engine)? else { return Ok(None) };
        let is_plain = WRITERS.iter().any(|name| engine.function_address(name) == Some(members.writer));
        let is_wide = (members.orientation as u32).cast_signed() > 0;
        if members.flags & UNFIT != 0 || !is_plain || is_wide || members.base > members.position {
            return Ok(None);
        }
        let length = if members.end.is_null() { 0 } else { members.position - members.base };
        let base = members.base;
        let buffer = (length > 0).then(|| object_with(engine, base, length));
        let Some(sink) = Self::of_descriptor(engine, Value::word(members.descriptor))? else {
            return Ok(None);
        };
        Ok(match buffer {
            Some(None) => None,
            buffer => {
                let buffered = Buffered { stream, buffer: buffer.flatten(), base, length };
                Some(Self { buffered: Some(buffered), ..sink })
            }
        })
    }

    /// Prints the buffered bytes and then these pieces.
    pub fn print(&self, engine: &mut dyn EngineContext, pieces: Vec<OutputPiece>) -> Result<(), Interrupt> {
        let Some(Buffered { stream, buffer, base, length }) = &self.buffered else {
            return engine.print(self.number, pieces);
        };
        let mut all = Vec::new();
        if let Some(object) = buffer {
            let start = object.offset_of(*base);
            all.push(piece_of(engine, object, start..start + length));
        }
        all.extend(pieces);
        engine.print(self.number, all)?;
        let store = engine.store();
        let mut contents = engine.memory().contents(&stream.object);
        if *length > 0 {
            contents.write(&store, stream.member(Member::WritePosition), Value::address(*base));
        }
        // The first output to a stream fixes its orientation: bytes.
        contents.write(&store, stream.member(Member::Orientation), Value::Bits(u128::from(u32::MAX)));
        Ok(())
    }
}

/// The object of known size that contains a range.
fn object_with(engine: &mut dyn MemoryContext, address: Address, length: u64) -> Option<Arc<ObjectInfo>> {
    let object = engine.memory().find(address).map(Arc::clone)?;
    let fits = object.offset_of(address).checked_add(length).is_some_and(|end| end <= object.size.capacity());
    (fits && matches!(object.size, Size::Fixed(_))).then_some(object)
}

impl Stream {
    fn at(engine: &mut dyn EngineContext, address: Value) -> Result<Option<Self>, Interrupt> {
        let Some(address) = only_address(engine, address)? else { return Ok(None) };
        let pointer = engine.data_model().pointer_bytes();
        let object = object_with(engine, address, Member::Orientation.range(pointer).end);
        Ok(object.map(|object| Self { offset: object.offset_of(address), object, pointer }))
    }

    /// The range of a member in the object that contains the stream.
    fn member(&self, member: Member) -> Range<u64> {
        let range = member.range(self.pointer);
        self.offset + range.start..self.offset + range.end
    }

    /// The members that decide how the stream writes; `None` if one of them is symbolic.
    fn members(&self, engine: &mut dyn EngineContext) -> Result<Option<Members>, Interrupt> {
        use Member::{Descriptor, Flags, Orientation, WriteBase, WriteEnd, WriteFunction, WritePosition};
        const MEMBERS: [Member; 7] =
            [Flags, WriteEnd, WritePosition, WriteBase, WriteFunction, Descriptor, Orientation];
        let store = engine.store();
        let mut values = [0; MEMBERS.len()];
        for (value, member) in values.iter_mut().zip(MEMBERS) {
            let member = engine.memory().contents(&self.object).read(&store, self.member(member));
            match only_value(engine, member)? {
                Some(member) => *value = member,
                None => return Ok(None),
            }
        }
        let [flags, end, position, base, writer, descriptor, orientation] = values;
        let [end, position, base] = [end, position, base].map(Address);
        Ok(Some(Members { flags, end, position, base, writer, descriptor, orientation }))
    }
}

/// The members of a stream that decide how it writes.
struct Members {
    flags: u64,
    end: Address,
    position: Address,
    base: Address,
    writer: u64,
    descriptor: u64,
    orientation: u64,
}
