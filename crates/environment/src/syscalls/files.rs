//! Reading from and writing to descriptors.

use super::arguments::Arguments;
use super::{Failure, Outcome, done, signals, waiting};
use crate::models::output::pieces_of;
use crate::user_range::UserRange;
use crate::{Attempt, FallibleCall};
use loam_memory::model::MemoryRange;
use loam_memory::{Address, Value};
use loam_system::descriptors::PIPE;
use loam_system::{Content, Device, Errno, Flags, Follow, Kind, NodeId, Open};
use std::ops::Range;

/// Most bytes that one call reads or writes.
const MOST_BYTES: u64 = 0x7fff_f000;

/// The first `length` bytes of the parts.
fn first_bytes(parts: &[UserRange], mut left: u64) -> Vec<UserRange> {
    let take = |part: &UserRange| {
        let length = part.length.min(left);
        left -= length;
        UserRange { length, ..*part }
    };
    parts.iter().map(take).collect()
}

/// Symbolic lengths below this are explored value by value.
const MOST_LENGTHS: u64 = 64;

impl Arguments<'_> {
    /// The buffer to read into. Symbolic lengths beyond the end of the file are explored as one: the call reads the same bytes.
    fn target(&mut self, descriptor: u64, offset: Option<u64>) -> Result<UserRange, Failure> {
        let address = self.address(1)?;
        let available = match self.system().opened(descriptor) {
            Ok(open) if self.value(2).as_word().is_none() => {
                self.available(open.node, offset.unwrap_or(open.offset))?
            }
            _ => MOST_BYTES,
        };
        Ok(UserRange { address, length: self.length(2, available)?.min(MOST_BYTES) })
    }

    /// The buffer to write from. A symbolic length is checked against the bounds of the object before it is concretised.
    fn source(&mut self) -> Result<UserRange, Failure> {
        let (address, length) = (self.address(1)?, self.value(2));
        let mut most = MOST_BYTES;
        if length.as_word().is_none() {
            let store = self.engine.store();
            let is_empty = store.eq(length.term(&store, 64), store.word(0));
            if self.engine.decide(is_empty)? {
                return Ok(UserRange { address, length: 0 });
            }
            let range = MemoryRange { address: Value::address(address), length, write: false };
            let object = self.engine.resolve(range)?.object;
            most = object.size.capacity().saturating_sub(object.offset_of(address));
        }
        Ok(UserRange { address, length: self.length(2, most)?.min(MOST_BYTES) })
    }

    /// A length. If it is symbolic, all lengths from `most` on are one path, and each of the first [`MOST_LENGTHS`] is a path
    /// of its own; any other is concretised.
    fn length(&mut self, index: usize, most: u64) -> Result<u64, Failure> {
        let value = self.value(index);
        if let Some(word) = value.as_word() {
            return Ok(word);
        }
        let store = self.engine.store();
        let term = value.term(&store, 64);
        if self.engine.decide(store.ule(store.word(most), term))? {
            return Ok(most);
        }
        for length in 0..most.min(MOST_LENGTHS) {
            if self.engine.decide(store.eq(term, store.word(length)))? {
                return Ok(length);
            }
        }
        Ok(self.word(index)?)
    }

    /// The buffers in an array of `struct iovec`.
    fn buffers(&mut self, address: usize, count: usize) -> Result<Vec<UserRange>, Failure> {
        const MOST: u64 = 1024;
        let (address, count) = (self.address(address)?, self.word(count)?);
        if count > MOST {
            return Err(Errno::EINVAL.into());
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let long = self.long_bytes();
            let at = address + 2 * long * index;
            let (address, length) = (Address(self.read_long(at)?), self.read_long(at + long)?);
            let part = UserRange { address, length };
            if part.length > MOST_BYTES {
                return Err(Errno::EINVAL.into());
            }
            parts.push(part);
        }
        Ok(parts)
    }

    /// Reads into the parts, from `offset` or else from the offset of the open file; returns how many bytes were read.
    fn read_parts(
        &mut self,
        descriptor: u64,
        parts: &[UserRange],
        offset: Option<u64>,
    ) -> Result<u64, Failure> {
        let open = self.system().opened(descriptor)?;
        if !open.flags.reads() {
            return Err(Errno::EBADF.into());
        }
        self.wait_for_pipe(&open, parts)?;
        let mut start = offset.unwrap_or(open.offset);
        let mut total = 0;
        let available = self.available(open.node, start)?;
        let parts = self.perhaps_shortened(parts, available, "read-short")?;
        for &part in &parts {
            let length = self.read_part(open.node, part, start)?;
            start += length;
            total += length;
            if length < part.length {
                break;
            }
        }
        if offset.is_none() && self.system().node(open.node).is_seekable() {
            self.system().opened_mut(descriptor)?.offset = start;
        }
        self.system().activity.empty_reads += u64::from(total == 0);
        Ok(total)
    }

    fn read_part(&mut self, node: NodeId, part: UserRange, start: u64) -> Result<u64, Failure> {
        match self.system().node(node).kind.clone() {
            Kind::Directory(_) => Err(Errno::EISDIR.into()),
            Kind::Link(_) => Err(Errno::EBADF.into()),
            Kind::Device(Device::Null | Device::Output(_)) => Ok(0),
            Kind::Device(Device::Zero | Device::Full) => {
                let (to, length) = (Value::address(part.address), Value::word(part.length));
                self.engine.fill(to, Value::Bits(0), length)?;
                Ok(part.length)
            }
            Kind::Device(Device::Random) => {
                self.put_random(part)?;
                Ok(part.length)
            }
            Kind::File(_) => {
                let Some((object, size)) = self.loaded(node)? else { return Ok(0) };
                let length = part.length.min(size.saturating_sub(start));
                let kept = length.min(object.size.capacity().saturating_sub(start));
                if kept > 0 {
                    self.copy_out(part.address, &object, start..start + kept)?;
                }
                // Bytes of a file beyond its object were never written: zeros.
                let (rest, count) = (Value::address(part.address + kept), Value::word(length - kept));
                self.engine.fill(rest, Value::Bits(0), count)?;
                Ok(length)
            }
            Kind::Pipe(content, read) => self.read_pipe(node, part, &content, read),
        }
    }

    /// A read from an empty pipe that has a writer waits for ever: there is no other process that could write.
    fn wait_for_pipe(&mut self, open: &Open, parts: &[UserRange]) -> Result<(), Failure> {
        let is_empty = matches!(self.system().node(open.node).kind, Kind::Pipe(Content::Empty, _));
        if !is_empty || parts.iter().all(|part| part.length == 0) || !self.system().has_writer(open.node) {
            return Ok(());
        }
        if open.flags.has(Flags::NONBLOCK) {
            return Err(Errno::EAGAIN.into());
        }
        Err(waiting::for_ever("for something to read from a pipe that only itself can write to"))
    }

    /// How many bytes a call can read.
    fn available(&mut self, node: NodeId, start: u64) -> Result<u64, Failure> {
        self.know_size(node)?;
        Ok(match &self.system().node(node).kind {
            Kind::File(content) => content.size().saturating_sub(start),
            Kind::Pipe(content, read) => content.size().saturating_sub(*read),
            _ => MOST_BYTES,
        })
    }

    /// The parts; if this path explores a short read or write, the first half of their bytes.
    fn perhaps_shortened(
        &mut self,
        parts: &[UserRange],
        available: u64,
        what: &str,
    ) -> Result<Vec<UserRange>, Failure> {
        let length = parts.iter().map(|part| part.length).sum::<u64>().min(available);
        if length < 2 || !self.engine.choose_failure(FallibleCall::SystemCall(what))? {
            return Ok(parts.to_vec());
        }
        self.attempt = Attempt::Failed;
        Ok(first_bytes(parts, length / 2))
    }

    fn read_pipe(
        &mut self,
        node: NodeId,
        part: UserRange,
        content: &Content,
        read: u64,
    ) -> Result<u64, Failure> {
        let Content::InMemory { object, size } = content else { return Ok(0) };
        let length = part.length.min(size - read);
        if length == 0 {
            return Ok(0);
        }
        self.copy_out(part.address, object, read..read + length)?;
        let is_empty = read + length == *size;
        let rest = if is_empty { (Content::Empty, 0) } else { (content.clone(), read + length) };
        self.system().change(node).kind = Kind::Pipe(rest.0, rest.1);
        Ok(length)
    }

    /// Writes the parts, at `offset` or else at the offset of the open file.
    fn write_parts(
        &mut self,
        descriptor: u64,
        parts: &[UserRange],
        offset: Option<u64>,
    ) -> Result<u64, Failure> {
        let open = self.system().opened(descriptor)?;
        if !open.flags.writes() {
            return Err(Errno::EBADF.into());
        }
        let parts = &self.perhaps_shortened(parts, MOST_BYTES, "write-short")?[..];
        let length: u64 = parts.iter().map(|part| part.length).sum();
        // All parts are resolved before any is written: a call that is executed again after a fork must not write twice.
        for part in parts.iter().filter(|part| part.length > 0) {
            let (address, length) = (Value::address(part.address), Value::word(part.length));
            self.engine.resolve(MemoryRange { address, length, write: false })?;
        }
        match self.system().node(open.node).kind.clone() {
            Kind::Directory(_) | Kind::Link(_) => return Err(Errno::EBADF.into()),
            Kind::Device(Device::Null | Device::Zero | Device::Random) => {}
            Kind::Device(Device::Full) => return Err(Errno::ENOSPC.into()),
            Kind::Device(Device::Output(stream)) => {
                let mut pieces = Vec::new();
                for part in parts {
                    pieces.extend(pieces_of(self.engine, part.address, part.length)?);
                }
                self.engine.print(stream, pieces)?;
            }
            Kind::File(_) => {
                let size = self.system().node(open.node).size();
                let is_appending = open.flags.has(Flags::APPEND) && offset.is_none();
                let start = if is_appending { size } else { offset.unwrap_or(open.offset) };
                self.write_file(open.node, parts, start)?;
                if offset.is_none() {
                    self.system().opened_mut(descriptor)?.offset = start + length;
                }
            }
            Kind::Pipe(content, read) => {
                let start = if matches!(content, Content::Empty) { read } else { content.size() };
                let room = start..start + PIPE.saturating_sub(start - read);
                if length > room.end - room.start {
                    return self.overfill_pipe(&open, parts, room);
                }
                self.write_file(open.node, parts, start)?;
            }
        }
        Ok(length)
    }

    /// A write of more than a pipe has room for waits for ever: there is no other process that could read.
    fn overfill_pipe(&mut self, open: &Open, parts: &[UserRange], room: Range<u64>) -> Result<u64, Failure> {
        const ATOMIC: u64 = 4096;
        let length: u64 = parts.iter().map(|part| part.length).sum();
        if !open.flags.has(Flags::NONBLOCK) {
            return Err(waiting::for_ever("for room in a pipe that only itself can read from"));
        }
        if room.is_empty() || length <= ATOMIC {
            return Err(Errno::EAGAIN.into());
        }
        let written = room.end - room.start;
        self.write_file(open.node, &first_bytes(parts, written), room.start)?;
        Ok(written)
    }

    /// Writes the parts to a file, from this offset on.
    fn write_file(&mut self, node: NodeId, parts: &[UserRange], start: u64) -> Result<(), Failure> {
        let length: u64 = parts.iter().map(|part| part.length).sum();
        if length == 0 {
            return Ok(());
        }
        let end = start.checked_add(length).ok_or(Errno::EFBIG)?;
        let object = self.make_room(node, end)?;
        let mut to = object.base + start;
        for part in parts {
            self.engine.copy(Value::address(to), Value::address(part.address), Value::word(part.length))?;
            to += part.length;
        }
        Ok(())
    }
}

pub fn read(call: &mut Arguments<'_>) -> Outcome {
    let descriptor = call.descriptor(0)?;
    let part = call.target(descriptor, None)?;
    done(call.read_parts(descriptor, &[part], None)?)
}

pub fn readv(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, parts) = (call.descriptor(0)?, call.buffers(1, 2)?);
    done(call.read_parts(descriptor, &parts, None)?)
}

pub fn pread(call: &mut Arguments<'_>) -> Outcome {
    let descriptor = call.descriptor(0)?;
    let offset = offset_argument(call, 3, descriptor)?;
    let part = call.target(descriptor, Some(offset))?;
    done(call.read_parts(descriptor, &[part], Some(offset))?)
}

pub fn write(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, part) = (call.descriptor(0)?, call.source()?);
    if part.length > 0 && is_broken_pipe(call, descriptor)? {
        return signals::broken_pipe(call);
    }
    done(call.write_parts(descriptor, &[part], None)?)
}

pub fn writev(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, parts) = (call.descriptor(0)?, call.buffers(1, 2)?);
    if parts.iter().any(|part| part.length > 0) && is_broken_pipe(call, descriptor)? {
        return signals::broken_pipe(call);
    }
    done(call.write_parts(descriptor, &parts, None)?)
}

pub fn pwrite(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, part) = (call.descriptor(0)?, call.source()?);
    let offset = offset_argument(call, 3, descriptor)?;
    done(call.write_parts(descriptor, &[part], Some(offset))?)
}

/// Whether a descriptor is the write end of a pipe that has no reader.
fn is_broken_pipe(call: &mut Arguments<'_>, descriptor: u64) -> Result<bool, Failure> {
    let open = call.system().opened(descriptor)?;
    let is_pipe = matches!(call.system().node(open.node).kind, Kind::Pipe(..));
    Ok(is_pipe && open.flags.writes() && !call.system().has_reader(open.node))
}

/// The argument that is an offset in an open file. Fails if the file has no offsets, or if the offset is negative.
fn offset_argument(call: &mut Arguments<'_>, index: usize, descriptor: u64) -> Result<u64, Failure> {
    let offset = call.word(index)?;
    let node = call.system().opened(descriptor)?.node;
    match call.system().node(node).is_seekable() {
        false => Err(Errno::ESPIPE.into()),
        true if (offset as i64) < 0 => Err(Errno::EINVAL.into()),
        true => Ok(offset),
    }
}

pub fn lseek(call: &mut Arguments<'_>) -> Outcome {
    const SET: i32 = 0;
    const CURRENT: i32 = 1;
    const END: i32 = 2;
    const DATA: i32 = 3;
    const HOLE: i32 = 4;
    let (descriptor, distance, whence) = (call.descriptor(0)?, call.word(1)? as i64, call.int(2)?);
    let open = call.system().opened(descriptor)?;
    if !call.system().node(open.node).is_seekable() {
        return Err(Errno::ESPIPE.into());
    }
    if whence != SET && whence != CURRENT {
        // The size of the host's standard input is not known before it is read.
        call.know_size(open.node)?;
    }
    let node = call.system().node(open.node);
    let size = node.size() as i64;
    let target = match whence {
        SET => Some(distance),
        CURRENT => (open.offset as i64).checked_add(distance),
        END => size.checked_add(distance),
        DATA | HOLE if distance < 0 || distance >= size => return Err(Errno::ENXIO.into()),
        DATA => Some(distance),
        HOLE => Some(size),
        _ => None,
    };
    let target = target.filter(|&target| target >= 0).ok_or(Errno::EINVAL)?;
    call.system().opened_mut(descriptor)?.offset = target as u64;
    done(target as u64)
}

impl Arguments<'_> {
    /// Reads the content of a node whose size is not known before.
    pub fn know_size(&mut self, node: NodeId) -> Result<(), Failure> {
        if matches!(self.system().node(node).kind, Kind::File(Content::Input)) {
            self.loaded(node)?;
        }
        Ok(())
    }

    fn truncate_node(&mut self, node: NodeId, length: u64) -> Outcome {
        match self.system().node(node).kind {
            Kind::Directory(_) => return Err(Errno::EISDIR.into()),
            Kind::File(_) if (length as i64) < 0 => return Err(Errno::EINVAL.into()),
            Kind::File(_) => self.resize(node, length)?,
            _ => return Err(Errno::EINVAL.into()),
        };
        done(0)
    }
}

pub fn truncate(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.system().directory;
    let node = call.node(directory, 0, Follow::Yes)?;
    if !call.system().may(node, 2) {
        return Err(Errno::EACCES.into());
    }
    let length = call.word(1)?;
    call.truncate_node(node, length)
}

pub fn ftruncate(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, length) = (call.descriptor(0)?, call.word(1)?);
    let open = call.system().opened(descriptor)?;
    if !open.flags.writes() {
        return Err(Errno::EINVAL.into());
    }
    call.truncate_node(open.node, length)
}
