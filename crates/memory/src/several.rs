//! Several objects that one address may point to, read and written as one array.
//!
//! The objects keep their contents and their bounds; only the access sees them side by side. Callers have checked that the
//! address lies within one of them.

use crate::flatten::{FlatAccess, FlattenedChunk, Reading};
use crate::object::ObjectInfo;
use crate::space::AddressSpace;
use crate::value::Value;
use loam_expr::{Expr, ExprStore};
use std::ops::Range;
use std::sync::Arc;

/// Several objects in order of their addresses.
pub struct Several<'a> {
    pub(crate) space: &'a mut AddressSpace,
    pub(crate) objects: &'a [Arc<ObjectInfo>],
}

impl Several<'_> {
    /// The scalar of `length` bytes at an unknown address, which lies in one of the objects on this path.
    pub fn read_at(&mut self, store: &ExprStore, address: Expr, length: u64, reading: Reading) -> Value {
        let (chunks, span) = self.chunks(store, address, length);
        let index = store.sub(address, store.word(span.start));
        let size = span.end - span.start;
        self.space.read_flat(&FlatAccess { store, chunks: &chunks, size, index, length }, reading)
    }

    /// The condition that a scalar at an unknown address has uninitialised bytes; `None` if it cannot have any.
    pub fn uninitialised_at(&mut self, store: &ExprStore, address: Expr, length: u64) -> Option<Expr> {
        let (chunks, span) = self.chunks(store, address, length);
        let index = store.sub(address, store.word(span.start));
        let size = span.end - span.start;
        self.space.uninitialised_flat(&FlatAccess { store, chunks: &chunks, size, index, length })
    }

    /// Writes a scalar of `length` bytes at an unknown address, which lies in one of the objects on this path.
    pub fn write_at(&mut self, store: &ExprStore, address: Expr, length: u64, value: Value) {
        let (chunks, span) = self.chunks(store, address, length);
        let index = store.sub(address, store.word(span.start));
        let size = span.end - span.start;
        let access = FlatAccess { store, chunks: &chunks, size, index, length };
        let array = self.space.write_flat(&access, value);
        for chunk in &chunks {
            let written = 0..self.space.chunk_length(&chunk.object, chunk.start);
            self.space.keep_snapshot(store, chunk, array, written);
        }
    }

    /// The chunks that the access may touch, and the addresses they span.
    fn chunks(&self, store: &ExprStore, address: Expr, length: u64) -> (Vec<FlattenedChunk>, Range<u64>) {
        let (low, high) = store.bounds(address);
        let reached =
            |from: u64, to: u64| u128::from(to) > low && u128::from(from) < high + u128::from(length);
        let mut chunks = Vec::new();
        for object in self.objects {
            let chunk = self.space.chunk_of(object);
            for start in (0..object.size.capacity()).step_by(chunk as usize) {
                let at = (object.base + start).0;
                if reached(at, at + self.space.chunk_length(object, start) as u64) {
                    chunks.push(FlattenedChunk { object: Arc::clone(object), start, at });
                }
            }
        }
        let origin = chunks.first().map_or(0, |chunk| chunk.at);
        let end = chunks
            .last()
            .map_or(0, |chunk| chunk.at + self.space.chunk_length(&chunk.object, chunk.start) as u64);
        for chunk in &mut chunks {
            chunk.at -= origin;
        }
        (chunks, origin..end)
    }
}
