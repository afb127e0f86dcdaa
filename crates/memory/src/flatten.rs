//! Chunks flattened to one array term: how an access at a symbolic offset sees memory.
//!
//! The chunks belong to one object or to several objects that lie near each other. Each chunk remembers the array that it was
//! last flattened to. If all of them remember the same array, only the bytes that changed since are stored over it, so that a
//! loop of symbolic accesses makes one chain of stores and not a new array each time. Chunks that come behind those of an array
//! make it longer: its stores are repeated over a longer constant, so that no element becomes a term over the shorter array.

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
    /// One array of `size` elements with the bytes of these chunks. The elements between the chunks are zero.
    pub(crate) fn flatten(&mut self, store: &ExprStore, chunks: &[FlattenedChunk], size: u64) -> FlatArray {
        if let Some(bytes) = self.all_known(chunks, size) {
            return FlatArray { bytes: store.array_constant(&bytes), mask: None };
        }
        let seen = self.common_snapshot(chunks);
        let base = seen.or_else(|| self.longest_snapshot(store, chunks));
        let mut array = match base {
            Some(array) if seen.is_some() => array,
            Some(shorter) => self.lengthened(store, shorter, chunks, size),
            None => self.plain_bytes(store, chunks, size),
        };
        for chunk in chunks {
            let is_in_base = base.is_some_and(|array| self.is_in(chunk, array));
            let changes = self.with_chunk(store, chunk, |flat, context| match is_in_base {
                true => flat.changes(context),
                false => flat.terms(context),
            });
            for (at, byte) in changes {
                array.write(store, store.word(chunk.at + at as u64), byte);
            }
        }
        if seen != Some(array) {
            for chunk in chunks {
                self.keep_snapshot(store, chunk, array, 0..0);
            }
        }
        array
    }

    /// Whether an array is what a chunk, at its position, was last flattened to.
    fn is_in(&mut self, chunk: &FlattenedChunk, array: FlatArray) -> bool {
        self.look(&chunk.object, chunk.start).snapshot == Some(Snapshot { array, start: chunk.at })
    }

    /// The longest array with stores at symbolic indices that some of these chunks were last flattened to, if all others lie
    /// behind it.
    fn longest_snapshot(&mut self, store: &ExprStore, chunks: &[FlattenedChunk]) -> Option<FlatArray> {
        let arrays = chunks.iter().filter_map(|chunk| {
            let snapshot = self.look(&chunk.object, chunk.start).snapshot?;
            (snapshot.start == chunk.at).then_some(snapshot.array)
        });
        let longest = arrays.max_by_key(|array| store.array_size(array.bytes))?;
        let size = store.array_size(longest.bytes);
        let has_stores = matches!(store.view(longest.bytes), View::Store { .. })
            && constant_below(store, longest.bytes).is_some();
        let fits = chunks.iter().all(|chunk| chunk.at >= size || self.is_in(chunk, longest));
        (has_stores && fits).then_some(longest)
    }

    /// An array made longer: behind its elements come the known bytes of the chunks that are not in it.
    fn lengthened(
        &mut self,
        store: &ExprStore,
        shorter: FlatArray,
        chunks: &[FlattenedChunk],
        size: u64,
    ) -> FlatArray {
        let plain = self.plain_bytes(store, chunks, size);
        let mask = match (shorter.mask, plain.mask) {
            (None, None) => None,
            (shorter_mask, mask) => {
                let zeros = |array: Expr| store.array_constant(&vec![0; store.array_size(array) as usize]);
                let shorter_mask = shorter_mask.unwrap_or_else(|| zeros(shorter.bytes));
                Some(rebased(store, shorter_mask, mask.unwrap_or_else(|| zeros(plain.bytes))))
            }
        };
        FlatArray { bytes: rebased(store, shorter.bytes, plain.bytes), mask }
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

/// The constant that an array is stores over.
fn constant_below(store: &ExprStore, mut array: Expr) -> Option<&[u8]> {
    loop {
        match store.view(array) {
            View::Store { array: before, .. } => array = before,
            View::ArrayConstant(bytes) => return Some(store.bytes_of(bytes)),
            _ => return None,
        }
    }
}

/// The stores of an array over a longer constant array, whose first elements become those of the shorter one. Both are stores
/// over constants.
fn rebased(store: &ExprStore, shorter: Expr, longer: Expr) -> Expr {
    let bytes = |array| constant_below(store, array).expect("the array was made from known bytes");
    let mut base = bytes(longer).to_vec();
    let first = bytes(shorter);
    base[..first.len()].copy_from_slice(first);
    let (mut stores, mut array) = (Vec::new(), shorter);
    while let View::Store { array: before, index, value } = store.view(array) {
        stores.push((index, value));
        array = before;
    }
    let base = store.array_constant(&base);
    stores.into_iter().rev().fold(base, |array, (index, value)| store.store(array, index, value))
}
