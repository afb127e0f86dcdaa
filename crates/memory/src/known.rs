//! Known bytes, looked at where they lie.
//!
//! What functions on strings ask most: where the first byte of some kind is, and where two strings first differ. Only
//! the bytes up to the one that decides have to be known; whatever stands behind it does not matter. Nothing is copied,
//! and nothing is read beyond an object: the answer is then that it cannot be told here.

use crate::flat::any_special;
use crate::object::{ObjectInfo, Size};
use crate::space::AddressSpace;
use std::sync::Arc;

/// What a search through known bytes came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search<T> {
    /// The first that was wanted.
    Found {
        /// How far from the start.
        at: u64,
        /// What it is.
        what: T,
    },
    /// As many as were asked for are all known, and none of them was wanted.
    Exhausted,
    /// A byte before any that is wanted is not known, or not in the object.
    Unknown,
}

/// Bytes that lie one after another, known or not.
pub(crate) struct MarkedBytes<'a> {
    pub bytes: &'a [u8],
    /// One per byte; `None` if every byte is known.
    pub marks: Option<&'a [u8]>,
}

impl<'a> MarkedBytes<'a> {
    fn part(&self, from: usize, length: usize) -> Self {
        let range = from..from + length;
        Self { bytes: &self.bytes[range.clone()], marks: self.marks.map(|marks| &marks[range]) }
    }

    fn is_known(&self, length: usize) -> bool {
        self.marks.is_none_or(|marks| !any_special(&marks[..length]))
    }
}

/// A place in an object.
struct Cursor {
    object: Arc<ObjectInfo>,
    offset: u64,
    /// Bytes from here to the end of the object.
    room: u64,
    /// Bytes of one chunk of the object.
    chunk: u64,
}

impl Cursor {
    /// Where the chunk starts, how far into it the place is, and how many bytes of it follow.
    fn within_chunk(&self) -> (u64, usize, u64) {
        let start = self.offset / self.chunk * self.chunk;
        let inside = self.offset - start;
        (start, inside as usize, (self.chunk - inside).min(self.room))
    }

    fn advance(&mut self, by: u64) {
        self.offset += by;
        self.room -= by;
    }
}

impl AddressSpace {
    /// The first of at most `limit` bytes from a known address on that is `wanted`.
    pub fn search(&mut self, address: u64, limit: u64, mut wanted: impl FnMut(u8) -> bool) -> Search<u8> {
        let Some(mut cursor) = self.cursor(address) else { return without_object(limit) };
        let mut done = 0;
        while done < limit {
            let (start, inside, follow) = cursor.within_chunk();
            let length = follow.min(limit - done);
            if length == 0 {
                return Search::Unknown;
            }
            let index = self.take(&cursor.object, start);
            let part = self.marked_bytes(index).part(inside, length as usize);
            let found = part.bytes.iter().position(|&byte| wanted(byte));
            if !part.is_known(found.map_or(length as usize, |at| at + 1)) {
                return Search::Unknown;
            }
            if let Some(at) = found {
                return Search::Found { at: done + at as u64, what: part.bytes[at] };
            }
            done += length;
            cursor.advance(length);
        }
        Search::Exhausted
    }

    /// The first of at most `limit` pairs of bytes from two known addresses on that is `wanted`.
    pub fn search_pairs(
        &mut self,
        addresses: (u64, u64),
        limit: u64,
        mut wanted: impl FnMut(u8, u8) -> bool,
    ) -> Search<(u8, u8)> {
        let cursors = (self.cursor(addresses.0), self.cursor(addresses.1));
        let (Some(mut left), Some(mut right)) = cursors else { return without_object(limit) };
        let mut done = 0;
        while done < limit {
            let (left_start, left_inside, left_follow) = left.within_chunk();
            let (right_start, right_inside, right_follow) = right.within_chunk();
            let length = left_follow.min(right_follow).min(limit - done);
            if length == 0 {
                return Search::Unknown;
            }
            let (left_index, right_index) =
                self.take_both((&left.object, left_start), (&right.object, right_start));
            let left_part = self.marked_bytes(left_index).part(left_inside, length as usize);
            let right_part = self.marked_bytes(right_index).part(right_inside, length as usize);
            let mut pairs = left_part.bytes.iter().zip(right_part.bytes);
            let found = pairs.position(|(&left, &right)| wanted(left, right));
            let looked_at = found.map_or(length as usize, |at| at + 1);
            if !left_part.is_known(looked_at) || !right_part.is_known(looked_at) {
                return Search::Unknown;
            }
            if let Some(at) = found {
                let what = (left_part.bytes[at], right_part.bytes[at]);
                return Search::Found { at: done + at as u64, what };
            }
            done += length;
            left.advance(length);
            right.advance(length);
        }
        Search::Exhausted
    }

    fn cursor(&self, address: u64) -> Option<Cursor> {
        let object = self.find(address)?;
        let Size::Fixed(size) = object.size else { return None };
        let offset = object.offset_of(address);
        Some(Cursor { object: Arc::clone(object), offset, room: size - offset, chunk: self.chunk_of(object) })
    }

    /// Makes two chunks active; their places in the list.
    fn take_both(&mut self, one: (&Arc<ObjectInfo>, u64), other: (&Arc<ObjectInfo>, u64)) -> (usize, usize) {
        self.take(one.0, one.1);
        let second = self.take(other.0, other.1);
        // Making room for the second may have put the first back; then there is room for both now.
        (self.take(one.0, one.1), second)
    }
}

/// Nothing is looked at if nothing is asked for, wherever that is.
fn without_object<T>(limit: u64) -> Search<T> {
    if limit == 0 { Search::Exhausted } else { Search::Unknown }
}
