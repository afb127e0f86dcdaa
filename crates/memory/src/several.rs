//! Parts of several objects that one address may point to, read and written as one array.
//!
//! The objects keep their contents and their bounds; only the access sees the parts side by side, at positions that the memory
//! model chooses. Callers have checked that the scalar lies within one of the objects.

use crate::flatten::{FlatAccess, FlattenedChunk, Reading};
use crate::object::ObjectInfo;
use crate::space::AddressSpace;
use crate::value::Value;
use loam_allocator::Address;
use loam_expr::{Expr, ExprStore};
use std::ops::Range;
use std::sync::Arc;

/// A part of an object, and its position in an array. A part consists of whole chunks.
#[derive(Clone, Debug)]
pub struct PlacedPart {
    /// The object.
    pub object: Arc<ObjectInfo>,
    /// The bytes of the object.
    pub bytes: Range<u64>,
    /// The index of the element that is the first of these bytes.
    pub at: u64,
}

/// Parts of objects in the order of their positions.
pub struct Several<'a> {
    pub(crate) space: &'a mut AddressSpace,
    pub(crate) parts: &'a [PlacedPart],
}

impl PlacedPart {
    /// The address of the first byte.
    pub fn first(&self) -> Address {
        self.object.base + self.bytes.start
    }

    /// How many bytes it has.
    pub fn length(&self) -> u64 {
        self.bytes.end - self.bytes.start
    }

    /// The index behind the last byte.
    pub fn end(&self) -> u64 {
        self.at + self.length()
    }
}

impl Several<'_> {
    /// The scalar of `length` bytes at an unknown index, which lies in one of the parts on this path.
    pub fn read_at(&mut self, store: &ExprStore, index: Expr, length: u64, reading: Reading) -> Value {
        let (chunks, size) = self.chunks();
        self.space.read_flat(&FlatAccess { store, chunks: &chunks, size, index, length }, reading)
    }

    /// The condition that a scalar at an unknown index has uninitialised bytes; `None` if it cannot have any.
    pub fn uninitialised_at(&mut self, store: &ExprStore, index: Expr, length: u64) -> Option<Expr> {
        let (chunks, size) = self.chunks();
        self.space.uninitialised_flat(&FlatAccess { store, chunks: &chunks, size, index, length })
    }

    /// Writes a scalar of `length` bytes at an unknown index, which lies in one of the parts on this path.
    pub fn write_at(&mut self, store: &ExprStore, index: Expr, length: u64, value: Value) {
        let (chunks, size) = self.chunks();
        let access = FlatAccess { store, chunks: &chunks, size, index, length };
        let array = self.space.write_flat(&access, value);
        for chunk in &chunks {
            let written = 0..self.space.chunk_length(&chunk.object, chunk.start);
            self.space.keep_snapshot(store, chunk, array, written);
        }
    }

    /// The chunks of all parts, and how many elements their array has.
    fn chunks(&self) -> (Vec<FlattenedChunk>, u64) {
        let mut chunks = Vec::new();
        for PlacedPart { object, bytes, at } in self.parts {
            let chunk = self.space.chunk_of(object) as usize;
            chunks.extend(bytes.clone().step_by(chunk).map(|start| FlattenedChunk {
                object: Arc::clone(object),
                start,
                at: at + (start - bytes.start),
            }));
        }
        (chunks, self.parts.last().map_or(0, PlacedPart::end))
    }
}

impl AddressSpace {
    /// The chunks of these objects, given in order of their addresses, that an address range reaches into, at positions as far
    /// apart as their addresses; and the address of the first element.
    pub fn placed_by_address(
        &self,
        objects: &[Arc<ObjectInfo>],
        reached: Range<u128>,
    ) -> (Vec<PlacedPart>, Address) {
        let mut parts: Vec<PlacedPart> = Vec::new();
        for object in objects {
            let chunk = self.chunk_of(object) as usize;
            for start in (0..object.size.capacity()).step_by(chunk) {
                let bytes = start..start + self.chunk_length(object, start) as u64;
                let at = (object.base + start).0;
                let (first, end) = (u128::from(at), u128::from(at) + u128::from(bytes.end - bytes.start));
                if end > reached.start && first < reached.end {
                    parts.push(PlacedPart { object: Arc::clone(object), bytes, at });
                }
            }
        }
        let origin = parts.first().map_or(0, |part| part.at);
        parts.iter_mut().for_each(|part| part.at -= origin);
        (parts, Address(origin))
    }
}
