//! Chunks flattened to one array term: how an access at a symbolic offset sees memory.
//!
//! The chunks belong to one object or to several objects that lie near each other. Each chunk remembers the array that it was
//! last flattened to. If all of them remember the same array, only the bytes that changed since are stored over it, so that a
//! loop of symbolic accesses makes one chain of stores and not a new array each time. Otherwise the arrays that they remember are
//! laid side by side.

use crate::flat::{ChunkContext, Flat, FlatArray, Snapshot, uninitialised_array};
use crate::object::ObjectInfo;
use crate::space::AddressSpace;
use crate::value::Value;
use loam_expr::{ArrayId, Expr, ExprStore, View, Width};
use std::ops::Range;
use std::sync::Arc;

/// What a caller knows about the bytes that it reads at a symbolic index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Nothing.
    Any,
    /// None of them is uninitialised on this path.
    Initialised,
}

/// A chunk and its position in the array that it is flattened to.
pub(crate) struct FlattenedChunk {
    pub object: Arc<ObjectInfo>,
    /// Offset of the chunk in its object.
    pub start: u64,
    /// The index of the element that is the chunk's first byte.
    pub at: u64,
}

/// A scalar at a symbolic index of an array that chunks are flattened to.
pub(crate) struct FlatAccess<'a> {
    pub store: &'a ExprStore,
    pub chunks: &'a [FlattenedChunk],
    /// How many elements the array has.
    pub size: u64,
    /// The index of the scalar's first byte.
    pub index: Expr,
    /// Bytes of the scalar.
    pub length: u64,
}

impl FlatAccess<'_> {
    /// The index of a byte of the scalar.
    fn element(&self, offset: u64) -> Expr {
        self.store.add(self.index, self.store.word(offset))
    }
}

impl AddressSpace {
    /// One array of `size` elements with the bytes of these chunks. The elements between the chunks are zero. A huge object is
    /// one array of its own.
    pub(crate) fn flatten(&mut self, store: &ExprStore, chunks: &[FlattenedChunk], size: u64) -> FlatArray {
        if let Some(first) = chunks.first().filter(|chunk| chunk.object.is_huge()) {
            return self.background(store, &first.object);
        }
        if let Some(bytes) = self.all_known(chunks, size) {
            return FlatArray { bytes: store.array_constant(&bytes), mask: None };
        }
        let seen = self.common_snapshot(chunks);
        let mut array = seen.unwrap_or_else(|| self.laid_side_by_side(store, chunks, size));
        for chunk in chunks {
            // Whether the array has the bytes as they were when the chunk was last flattened, or only those that are known.
            let is_held = seen.is_some() || self.elements_of(chunk).is_some();
            let changes = self.with_chunk(store, chunk, |flat, context| match is_held {
                true => flat.changes(context),
                false => flat.terms(context),
            });
            for (at, byte) in changes {
                array.write(store, store.word(chunk.at + at as u64), byte);
            }
        }
        // A constant is as quickly made again as compared with what has changed since.
        let is_plain = matches!(store.view(array.bytes), View::ArrayConstant(_));
        if seen != Some(array) && !is_plain {
            for chunk in chunks {
                self.keep_snapshot(store, chunk, array, 0..0);
            }
        }
        array
    }

    /// The known bytes of these chunks, with the arrays laid over them that chunks have elements of.
    fn laid_side_by_side(&mut self, store: &ExprStore, chunks: &[FlattenedChunk], size: u64) -> FlatArray {
        let mut array = self.plain_bytes(store, chunks, size);
        let sources: Vec<Option<(FlatArray, u64)>> =
            chunks.iter().map(|chunk| self.elements_of(chunk)).collect();
        let mut number = 0;
        for run in sources.chunk_by(|one, other| one == other) {
            let (first, last) = (&chunks[number], &chunks[number + run.len() - 1]);
            number += run.len();
            if let Some((elements, shift)) = run[0] {
                let end = last.at + self.chunk_length(&last.object, last.start) as u64;
                let source = elements.shifted(store, store.word(shift));
                array.overlay(store, store.word(first.at)..store.word(end), source);
            }
        }
        array
    }

    /// The array that a chunk has elements of, and by how much their indices are greater there.
    fn elements_of(&mut self, chunk: &FlattenedChunk) -> Option<(FlatArray, u64)> {
        let flat = self.look(&chunk.object, chunk.start);
        let Snapshot { array, start } = flat.snapshot.filter(|_| flat.has_elements())?;
        Some((array, start.wrapping_sub(chunk.at)))
    }

    /// The array of the known bytes, with a mask for the uninitialised bytes.
    fn plain_bytes(&mut self, store: &ExprStore, chunks: &[FlattenedChunk], size: u64) -> FlatArray {
        let (mut bytes, mut mask) = (vec![0; size as usize], Vec::new());
        for chunk in chunks {
            let flat = self.look(&chunk.object, chunk.start);
            let at = chunk.at as usize;
            bytes[at..][..flat.bytes.len()].copy_from_slice(&flat.bytes);
            for uninitialised in flat.uninitialised_offsets() {
                mask.resize(size as usize, 0);
                mask[at + uninitialised] = 0xff;
                bytes[at + uninitialised] = 0;
            }
        }
        let mask = (!mask.is_empty()).then(|| store.array_constant(&mask));
        FlatArray { bytes: store.array_constant(&bytes), mask }
    }

    /// The byte that memory held at an index of these chunks before the program wrote it.
    fn before(&self, store: &ExprStore, chunks: &[FlattenedChunk], index: Expr) -> Expr {
        let mut pieces: Vec<(u64, ArrayId, u64)> = Vec::new();
        for chunk in chunks {
            let (array, first) = uninitialised_array(store, &chunk.object, chunk.start);
            if pieces.last().is_none_or(|&(_, last, _)| last != array) {
                pieces.push((chunk.at, array, chunk.start - first));
            }
        }
        let read = |(at, array, offset): (u64, ArrayId, u64)| {
            let shifted = store.add(index, store.word(offset.wrapping_sub(at)));
            store.select(store.array_symbol(array), shifted)
        };
        let mut pieces = pieces.into_iter();
        let first = pieces.next().map_or_else(|| store.constant(8, 0), read);
        pieces
            .fold(first, |below, piece| store.ite(store.ult(index, store.word(piece.0)), below, read(piece)))
    }

    /// The condition that some bytes of a scalar at a symbolic index are uninitialised; `None` if none can be.
    pub(crate) fn uninitialised_flat(&mut self, access: &FlatAccess<'_>) -> Option<Expr> {
        let store = access.store;
        let mask = self.flatten(store, access.chunks, access.size).mask?;
        let byte = |offset| store.select(mask, access.element(offset));
        let any = (0..access.length).map(byte).reduce(|any, byte| store.or(any, byte))?;
        let condition = store.ne(any, store.constant(8, 0));
        (store.constant_value(condition) != Some(0)).then_some(condition)
    }

    /// The scalar at a symbolic index.
    pub(crate) fn read_flat(&mut self, access: &FlatAccess<'_>, reading: Reading) -> Value {
        let store = access.store;
        let mut array = self.flatten(store, access.chunks, access.size);
        if reading == Reading::Initialised {
            array.mask = None;
        }
        let byte = |offset| {
            let index = access.element(offset);
            array.read(store, index, || self.before(store, access.chunks, index))
        };
        let term = (0..access.length)
            .map(byte)
            .reduce(|low, high| store.concat(high, low))
            .expect("at least one byte");
        Value::of(store, term)
    }

    /// The array after a scalar was written at a symbolic index.
    pub(crate) fn write_flat(&mut self, access: &FlatAccess<'_>, value: Value) -> FlatArray {
        let store = access.store;
        let mut array = self.flatten(store, access.chunks, access.size);
        let term = value.term(store, (access.length * 8) as Width);
        for offset in 0..access.length {
            let byte = store.extract(term, (offset * 8) as Width, 8);
            array.write(store, access.element(offset), Some(byte));
        }
        array
    }

    /// Makes a chunk part of an array, of which the program may have changed the bytes in `written`.
    pub(crate) fn keep_snapshot(
        &mut self,
        store: &ExprStore,
        chunk: &FlattenedChunk,
        array: FlatArray,
        written: Range<usize>,
    ) {
        let length = self.chunk_length(&chunk.object, chunk.start);
        let context = ChunkContext { store, object: &chunk.object, start: chunk.start, length };
        let snapshot = Snapshot { array, start: chunk.at };
        self.change(&chunk.object, chunk.start).set_snapshot(&context, snapshot, written);
    }

    /// As [`keep_snapshot`](Self::keep_snapshot), for ranges of the object's bytes.
    pub(crate) fn keep_ranges(
        &mut self,
        store: &ExprStore,
        chunk: &FlattenedChunk,
        array: FlatArray,
        written: &[Range<u64>],
    ) {
        self.keep_snapshot(store, chunk, array, 0..0);
        let (start, end) = (chunk.start, chunk.start + self.chunk_length(&chunk.object, chunk.start) as u64);
        for range in written {
            let (low, high) = (range.start.clamp(start, end), range.end.clamp(start, end));
            if low < high {
                let within = (low - start) as usize..(high - start) as usize;
                self.keep_snapshot(store, chunk, array, within);
            }
        }
    }

    fn with_chunk<T>(
        &mut self,
        store: &ExprStore,
        chunk: &FlattenedChunk,
        read: impl FnOnce(&Flat, &ChunkContext<'_>) -> T,
    ) -> T {
        let length = self.chunk_length(&chunk.object, chunk.start);
        let context = ChunkContext { store, object: &chunk.object, start: chunk.start, length };
        read(self.look(&chunk.object, chunk.start), &context)
    }

    fn all_known(&mut self, chunks: &[FlattenedChunk], size: u64) -> Option<Vec<u8>> {
        let mut bytes = vec![0; size as usize];
        for chunk in chunks {
            let flat = self.look(&chunk.object, chunk.start);
            let known = flat.known(0..flat.bytes.len())?;
            bytes[chunk.at as usize..][..known.len()].copy_from_slice(known);
        }
        Some(bytes)
    }

    /// The array that all these chunks, at these positions, were last flattened to.
    fn common_snapshot(&mut self, chunks: &[FlattenedChunk]) -> Option<FlatArray> {
        let first = chunks.first()?;
        let array = self.look(&first.object, first.start).snapshot?.array;
        let same = chunks.iter().all(|chunk| {
            let wanted = Snapshot { array, start: chunk.at };
            self.look(&chunk.object, chunk.start).snapshot == Some(wanted)
        });
        same.then_some(array)
    }
}
