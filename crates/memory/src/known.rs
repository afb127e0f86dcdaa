//! Searches and comparisons of known bytes, without a copy.
//!
//! Functions on strings search for the first byte of some kind, and for the first difference between two strings. Only
//! the bytes up to this one have to be known. Nothing is read beyond an object: such a search ends in [`Search::Unknown`].
//! The memory model provides the bytes of an object; the searches are the same for all models.

use crate::flat::any_special;
use crate::model::MemoryModel;
use crate::object::{ObjectInfo, Size};
use crate::space::AddressSpace;
use loam_allocator::Address;
use std::sync::Arc;

/// The result of a search through known bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search<T> {
    /// The first match.
    Found {
        /// Its offset from the start.
        at: u64,
        /// The byte, or the pair of bytes.
        what: T,
    },
    /// All bytes up to the limit are known, and none matches.
    Exhausted,
    /// A byte before the first match is not known, or not in the object.
    Unknown,
}

/// Consecutive bytes, known or not.
pub struct MarkedBytes<'a> {
    pub(crate) bytes: &'a [u8],
    /// One mark per byte; `None` if every byte is known.
    pub(crate) marks: Option<&'a [u8]>,
}

impl<'a> MarkedBytes<'a> {
    /// Bytes that are all known.
    pub fn known(bytes: &'a [u8]) -> Self {
        Self { bytes, marks: None }
    }

    /// The bytes without the first `start` of them.
    pub(crate) fn skip(&self, start: usize) -> Self {
        Self { bytes: &self.bytes[start..], marks: self.marks.map(|marks| &marks[start..]) }
    }

    /// The first bytes, at most this many.
    fn take(&self, most: u64) -> Self {
        let length = usize::try_from(most).unwrap_or(usize::MAX).min(self.bytes.len());
        Self { bytes: &self.bytes[..length], marks: self.marks.map(|marks| &marks[..length]) }
    }

    fn is_known(&self, length: usize) -> bool {
        self.marks.is_none_or(|marks| !any_special(&marks[..length]))
    }
}

/// The memory of a state for operations on known bytes, which the memory model provides.
pub struct KnownMemory<'a> {
    /// The memory model.
    pub model: &'a dyn MemoryModel,
    /// The memory of the state.
    pub space: &'a mut AddressSpace,
}

/// An offset in an object.
struct Cursor {
    object: Arc<ObjectInfo>,
    offset: u64,
    /// Bytes from here to the end of the object.
    room: u64,
}

impl Cursor {
    fn advance(&mut self, by: usize) {
        self.offset += by as u64;
        self.room -= by as u64;
    }
}

impl KnownMemory<'_> {
    /// The bytes of a range, if the range lies in one object of fixed size and all of its bytes are known.
    pub fn bytes(&mut self, address: Address, length: u64) -> Option<Vec<u8>> {
        let mut cursor = self.cursor(address)?;
        if cursor.room < length {
            return None;
        }
        let mut bytes = Vec::with_capacity(length as usize);
        while (bytes.len() as u64) < length {
            let run = self.run(&cursor).take(length - bytes.len() as u64);
            if run.bytes.is_empty() || !run.is_known(run.bytes.len()) {
                return None;
            }
            bytes.extend_from_slice(run.bytes);
            let read = run.bytes.len();
            cursor.advance(read);
        }
        Some(bytes)
    }

    /// The bytes of a string up to its terminating zero, if the string ends in its object and all of its bytes are known.
    pub fn string(&mut self, address: Address) -> Option<Vec<u8>> {
        let object = Arc::clone(self.space.find(address)?);
        let offset = object.offset_of(address);
        let mut cursor = Cursor { room: object.size.capacity() - offset, object, offset };
        let mut string = Vec::new();
        loop {
            let run = self.run(&cursor);
            let end = run.bytes.iter().position(|&byte| byte == 0);
            let length = end.map_or(run.bytes.len(), |end| end + 1);
            if length == 0 || !run.is_known(length) {
                return None;
            }
            string.extend_from_slice(&run.bytes[..end.unwrap_or(length)]);
            if end.is_some() {
                return Some(string);
            }
            cursor.advance(length);
        }
    }

    /// The first byte that matches, of at most `limit` bytes from a known address on.
    pub fn search(&mut self, address: Address, limit: u64, mut wanted: impl FnMut(u8) -> bool) -> Search<u8> {
        let Some(mut cursor) = self.cursor(address) else { return without_object(limit) };
        let mut done = 0;
        while done < limit {
            let run = self.run(&cursor).take(limit - done);
            let found = run.bytes.iter().position(|&byte| wanted(byte));
            let length = found.map_or(run.bytes.len(), |at| at + 1);
            if length == 0 || !run.is_known(length) {
                return Search::Unknown;
            }
            if let Some(at) = found {
                return Search::Found { at: done + at as u64, what: run.bytes[at] };
            }
            done += length as u64;
            cursor.advance(length);
        }
        Search::Exhausted
    }

    /// The first pair of bytes that matches, of at most `limit` pairs from two known addresses on.
    pub fn search_pairs(
        &mut self,
        addresses: (Address, Address),
        limit: u64,
        mut wanted: impl FnMut(u8, u8) -> bool,
    ) -> Search<(u8, u8)> {
        let cursors = (self.cursor(addresses.0), self.cursor(addresses.1));
        let (Some(mut left), Some(mut right)) = cursors else { return without_object(limit) };
        let mut done = 0;
        while done < limit {
            let (left_run, right_run) = self.runs(&left, &right);
            let most = (limit - done).min(left_run.bytes.len() as u64).min(right_run.bytes.len() as u64);
            let (left_run, right_run) = (left_run.take(most), right_run.take(most));
            let mut pairs = left_run.bytes.iter().zip(right_run.bytes);
            let found = pairs.position(|(&left, &right)| wanted(left, right));
            let length = found.map_or(left_run.bytes.len(), |at| at + 1);
            if length == 0 || !left_run.is_known(length) || !right_run.is_known(length) {
                return Search::Unknown;
            }
            if let Some(at) = found {
                let what = (left_run.bytes[at], right_run.bytes[at]);
                return Search::Found { at: done + at as u64, what };
            }
            done += length as u64;
            left.advance(length);
            right.advance(length);
        }
        Search::Exhausted
    }

    /// The object that an address lies in and the offset there, if the object has a fixed size.
    fn cursor(&self, address: Address) -> Option<Cursor> {
        let object = self.space.find(address)?;
        let Size::Fixed(size) = object.size else { return None };
        let offset = object.offset_of(address);
        Some(Cursor { object: Arc::clone(object), offset, room: size - offset })
    }

    /// The next consecutive bytes of an object; none at its end.
    fn run(&mut self, cursor: &Cursor) -> MarkedBytes<'_> {
        match cursor.room {
            0 => MarkedBytes::known(&[]),
            room => self.model.bytes_of(self.space, &cursor.object, cursor.offset).take(room),
        }
    }

    fn runs(&mut self, left: &Cursor, right: &Cursor) -> (MarkedBytes<'_>, MarkedBytes<'_>) {
        if left.room == 0 || right.room == 0 {
            return (MarkedBytes::known(&[]), MarkedBytes::known(&[]));
        }
        let both = [(&left.object, left.offset), (&right.object, right.offset)];
        let [left_run, right_run] = self.model.bytes_of_both(self.space, both);
        (left_run.take(left.room), right_run.take(right.room))
    }
}

impl AddressSpace {
    /// The bytes of a live object from this offset on, to the end of its chunk.
    pub fn bytes_of(&mut self, object: &Arc<ObjectInfo>, offset: u64) -> MarkedBytes<'_> {
        let start = self.chunk_start(object, offset);
        let index = self.take(object, start);
        self.marked_bytes(index).skip((offset - start) as usize)
    }

    /// As [`AddressSpace::bytes_of`], for two objects and offsets.
    pub fn bytes_of_both(&mut self, both: [(&Arc<ObjectInfo>, u64); 2]) -> [MarkedBytes<'_>; 2] {
        let starts = both.map(|(object, offset)| self.chunk_start(object, offset));
        self.take(both[0].0, starts[0]);
        let second = self.take(both[1].0, starts[1]);
        // To make the second chunk active, the first one may have been frozen; then there is room for both now.
        let first = self.take(both[0].0, starts[0]);
        let bytes =
            |index, which: usize| self.marked_bytes(index).skip((both[which].1 - starts[which]) as usize);
        [bytes(first, 0), bytes(second, 1)]
    }

    /// The offset at which the chunk of this offset starts.
    fn chunk_start(&self, object: &ObjectInfo, offset: u64) -> u64 {
        offset / self.chunk_of(object) * self.chunk_of(object)
    }
}

/// The result of a search at an address outside of every object: with a limit of 0, no byte is needed.
fn without_object<T>(limit: u64) -> Search<T> {
    if limit == 0 { Search::Exhausted } else { Search::Unknown }
}
