//! Reading and writing.

use super::arguments::Arguments;
use super::{Failure, Outcome, done};
use crate::models::output::pieces_of;
use loam_memory::Value;
use loam_memory::model::Range;
use loam_system::{Content, Device, Errno, Flags, Follow, Kind, NodeId};

/// A part of the program's memory.
#[derive(Clone, Copy)]
struct Part {
    address: u64,
    length: u64,
}

/// Most bytes of one call; more are left for the next.
const MOST_BYTES: u64 = 0x7fff_f000;

impl Arguments<'_> {
    /// The buffer of a call.
    fn buffer(&mut self, address: usize, length: usize) -> Result<Part, Failure> {
        let part = Part { address: self.word(address)?, length: self.word(length)?.min(MOST_BYTES) };
        Ok(part)
    }

    /// The buffers of a call, as `struct iovec`.
    fn buffers(&mut self, address: usize, count: usize) -> Result<Vec<Part>, Failure> {
        const MOST: u64 = 1024;
        let (address, count) = (self.word(address)?, self.word(count)?);
        if count > MOST {
            return Err(Errno::EINVAL.into());
        }
        let mut parts = Vec::new();
        for index in 0..count {
            let at = address + 16 * index;
            let part = Part { address: self.read_word(at)?, length: self.read_word(at + 8)? };
            if part.length > MOST_BYTES {
                return Err(Errno::EINVAL.into());
            }
            parts.push(part);
        }
        Ok(parts)
    }

    /// Reads into the parts, from `offset` or where the open file stands; how many bytes there were.
    fn read_parts(&mut self, descriptor: u64, parts: &[Part], offset: Option<u64>) -> Result<u64, Failure> {
        let open = self.system().opened(descriptor)?;
        if !open.flags.reads() {
            return Err(Errno::EBADF.into());
        }
        let mut start = offset.unwrap_or(open.offset);
        let mut total = 0;
        for &part in parts {
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
        Ok(total)
    }

    fn read_part(&mut self, node: NodeId, part: Part, start: u64) -> Result<u64, Failure> {
        match self.system().node(node).kind.clone() {
            Kind::Directory(_) => Err(Errno::EISDIR.into()),
            Kind::Link(_) => Err(Errno::EBADF.into()),
            Kind::Device(Device::Null | Device::Output(_)) => Ok(0),
            Kind::Device(Device::Zero | Device::Full) => {
                let (to, length) = (Value::word(part.address), Value::word(part.length));
                self.host.fill(to, Value::Bits(0), length)?;
                Ok(part.length)
            }
            Kind::Device(Device::Random) => {
                self.put_random(part.address, part.length)?;
                Ok(part.length)
            }
            Kind::File(_) => {
                let Some((object, size)) = self.loaded(node)? else { return Ok(0) };
                let length = part.length.min(size.saturating_sub(start));
                if length > 0 {
                    self.copy_out(part.address, &object, start, length)?;
                }
                Ok(length)
            }
            Kind::Pipe(content, read) => self.read_pipe(node, part, &content, read),
        }
    }

    fn read_pipe(
        &mut self,
        node: NodeId,
        part: Part,
        content: &Content,
        read: u64,
    ) -> Result<u64, Failure> {
        let Content::InMemory { object, size } = content else {
            // Nobody else runs who could write: a program that waits here waits for ever.
            let waits = self.system().has_writer(node);
            return if waits { Err(Errno::EAGAIN.into()) } else { Ok(0) };
        };
        let length = part.length.min(size - read);
        self.copy_out(part.address, object, read, length)?;
        let is_empty = read + length == *size;
        let rest = if is_empty { (Content::Empty, 0) } else { (content.clone(), read + length) };
        self.system().change(node).kind = Kind::Pipe(rest.0, rest.1);
        Ok(length)
    }

    /// Writes the parts, at `offset` or where the open file stands.
    fn write_parts(&mut self, descriptor: u64, parts: &[Part], offset: Option<u64>) -> Result<u64, Failure> {
        let open = self.system().opened(descriptor)?;
        if !open.flags.writes() {
            return Err(Errno::EBADF.into());
        }
        let length: u64 = parts.iter().map(|part| part.length).sum();
        // All parts must be there before any is written: a call that is made again must not write twice.
        for part in parts.iter().filter(|part| part.length > 0) {
            let (address, length) = (Value::word(part.address), Value::word(part.length));
            self.host.resolve(Range { address, length, write: false })?;
        }
        match self.system().node(open.node).kind.clone() {
            Kind::Directory(_) | Kind::Link(_) => return Err(Errno::EBADF.into()),
            Kind::Device(Device::Null | Device::Zero | Device::Random) => {}
            Kind::Device(Device::Full) => return Err(Errno::ENOSPC.into()),
            Kind::Device(Device::Output(stream)) => {
                let mut pieces = Vec::new();
                for part in parts {
                    pieces.extend(pieces_of(self.host, part.address, part.length)?);
                }
                self.host.print(stream, pieces)?;
            }
            Kind::File(_) => {
                let size = self.system().node(open.node).size();
                let is_appending = open.flags.has(Flags::APPEND) && offset.is_none();
                let start = if is_appending { size } else { offset.unwrap_or(open.offset) };
                self.write_file(open.node, parts, start, length)?;
                if offset.is_none() {
                    self.system().opened_mut(descriptor)?.offset = start + length;
                }
            }
            Kind::Pipe(content, read) => {
                if !self.system().has_reader(open.node) {
                    return Err(Errno::EPIPE.into());
                }
                let start = if matches!(content, Content::Empty) { read } else { content.size() };
                self.write_file(open.node, parts, start, length)?;
            }
        }
        Ok(length)
    }

    fn write_file(&mut self, node: NodeId, parts: &[Part], start: u64, length: u64) -> Result<(), Failure> {
        if length == 0 {
            return Ok(());
        }
        let end = start.checked_add(length).ok_or(Errno::EFBIG)?;
        let size = self.loaded(node)?.map_or(0, |(_, size)| size);
        let Some(object) = self.resize(node, size.max(end))? else { return Ok(()) };
        let mut to = object.base + start;
        for part in parts {
            self.host.copy(Value::word(to), Value::word(part.address), Value::word(part.length))?;
            to += part.length;
        }
        Ok(())
    }
}

pub fn read(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, part) = (call.descriptor(0)?, call.buffer(1, 2)?);
    done(call.read_parts(descriptor, &[part], None)?)
}

pub fn readv(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, parts) = (call.descriptor(0)?, call.buffers(1, 2)?);
    done(call.read_parts(descriptor, &parts, None)?)
}

pub fn pread(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, part, offset) = (call.descriptor(0)?, call.buffer(1, 2)?, call.word(3)?);
    check_offset(call, descriptor, offset)?;
    done(call.read_parts(descriptor, &[part], Some(offset))?)
}

pub fn write(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, part) = (call.descriptor(0)?, call.buffer(1, 2)?);
    done(call.write_parts(descriptor, &[part], None)?)
}

pub fn writev(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, parts) = (call.descriptor(0)?, call.buffers(1, 2)?);
    done(call.write_parts(descriptor, &parts, None)?)
}

pub fn pwrite(call: &mut Arguments<'_>) -> Outcome {
    let (descriptor, part, offset) = (call.descriptor(0)?, call.buffer(1, 2)?, call.word(3)?);
    check_offset(call, descriptor, offset)?;
    done(call.write_parts(descriptor, &[part], Some(offset))?)
}

/// Only what can be moved in has places to read from.
fn check_offset(call: &mut Arguments<'_>, descriptor: u64, offset: u64) -> Result<(), Failure> {
    let node = call.system().opened(descriptor)?.node;
    match call.system().node(node).is_seekable() {
        false => Err(Errno::ESPIPE.into()),
        true if (offset as i64) < 0 => Err(Errno::EINVAL.into()),
        true => Ok(()),
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
        // Standard input of the host has no size before it was read.
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
    /// Reads what must be read before the size of a node is known.
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
