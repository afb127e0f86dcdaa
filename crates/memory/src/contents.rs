//! The contents of one object, as a state reads and changes them.
//!
//! An object is a row of chunks (a single chunk if it is small or kept whole). Here accesses are cut at the borders of chunks.
//! An access at a symbolic offset may touch any byte within the bounds of the offset: the chunks within these bounds become
//! one array term, the other chunks stay as they are.

use crate::covered::uncovered;
use crate::flat::{ByteRun, ChunkContext, Flat, FlatArray, Snapshot};
use crate::flatten::{FlatAccess, FlattenedChunk, Reading};
use crate::model::Oracle;
use crate::object::ObjectInfo;
use crate::space::AddressSpace;
use crate::value::Value;
use loam_expr::{Expr, ExprStore, Width};
use std::ops::Range;
use std::sync::Arc;

/// A fill of so many bytes or more replaces whole chunks.
const LONG_FILL: u64 = 1 << 13;

/// The contents of an object in a space. Every access lies within the object: callers have checked the bounds.
pub struct Contents<'a> {
    pub(crate) space: &'a mut AddressSpace,
    pub(crate) info: &'a Arc<ObjectInfo>,
    /// Where accesses at unknown offsets can begin, as far as the caller knows.
    pub(crate) bounds: Range<u64>,
}

/// Bytes of an object as elements of an array.
pub(crate) struct Elements {
    /// The element at an offset in the object is the byte there.
    pub array: FlatArray,
    /// Whether some of them were written by a copy or a fill of symbolic length.
    pub is_copied: bool,
}

/// A part of a range that lies in one chunk.
#[derive(Clone)]
pub(crate) struct ChunkRange {
    /// Offset of the chunk in the object.
    pub start: u64,
    /// The bytes within the chunk.
    pub within: Range<usize>,
    /// Offset of the part in the range.
    lead: u64,
}

impl Contents<'_> {
    /// The number of bytes.
    pub fn len(&self) -> u64 {
        self.info.size.capacity()
    }

    /// Whether there are no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same contents for a caller who knows that accesses at unknown offsets begin within these bounds.
    pub fn bounded(self, bounds: Range<u64>) -> Self {
        Self { bounds, ..self }
    }

    pub(crate) fn parts(&self, range: Range<u64>) -> impl Iterator<Item = ChunkRange> + use<> {
        let chunk = self.space.chunk_of(self.info);
        let mut at = range.start;
        std::iter::from_fn(move || {
            let start = at / chunk * chunk;
            let end = (start + chunk).min(range.end);
            let within = (at - start) as usize..(end.max(at) - start) as usize;
            let part = ChunkRange { start, within, lead: at - range.start };
            at = end;
            (part.within.start < part.within.end).then_some(part)
        })
    }

    /// The range as a part of one chunk, if it lies in a single chunk.
    pub(crate) fn one_part(&self, range: &Range<u64>) -> Option<ChunkRange> {
        let length = range.end - range.start;
        self.parts(range.clone()).next().filter(|part| part.within.len() as u64 == length)
    }

    pub(crate) fn look(&mut self, start: u64) -> &Flat {
        self.space.look(self.info, start)
    }

    // Known offsets

    /// The bytes of a range, if all of them are known.
    pub fn known(&mut self, range: Range<u64>) -> Option<Vec<u8>> {
        let mut bytes = Vec::with_capacity((range.end - range.start) as usize);
        for part in self.parts(range) {
            bytes.extend_from_slice(self.look(part.start).known(part.within)?);
        }
        Some(bytes)
    }

    /// The scalar in a range of 1 to 16 bytes, little endian.
    pub fn read(&mut self, store: &ExprStore, range: Range<u64>) -> Value {
        if let Some(ChunkRange { start, within, .. }) = self.one_part(&range) {
            return self.with(store, start, |flat, chunk| flat.read(chunk, within.start, within.len()));
        }
        let bytes: Vec<Expr> = range.map(|at| self.byte(store, at)).collect();
        let term = bytes.into_iter().reduce(|low, high| store.concat(high, low)).expect("at least one byte");
        Value::of(store, term)
    }

    /// One byte as a term.
    pub fn byte(&mut self, store: &ExprStore, offset: u64) -> Expr {
        let part = self.one_part(&(offset..offset + 1)).expect("a byte lies in one chunk");
        self.with(store, part.start, |flat, chunk| flat.byte(chunk, part.within.start))
    }

    /// Writes a scalar to a range of 1 to 16 bytes, little endian.
    pub fn write(&mut self, store: &ExprStore, range: Range<u64>, value: Value) {
        if let Some(ChunkRange { start, within, .. }) = self.one_part(&range) {
            return self.change(store, start, |flat, chunk| {
                flat.write(chunk, within.start, within.len(), value);
            });
        }
        let term = value.term(store, ((range.end - range.start) * 8) as Width);
        for (index, at) in (0..).zip(range) {
            let byte = store.extract(term, index * 8, 8);
            self.write(store, at..at + 1, Value::of(store, byte));
        }
    }

    /// Writes known bytes at a known offset.
    pub fn write_bytes(&mut self, store: &ExprStore, offset: u64, bytes: &[u8]) {
        for part in self.parts(offset..offset + bytes.len() as u64) {
            let bytes = &bytes[part.lead as usize..][..part.within.len()];
            self.change(store, part.start, |flat, chunk| flat.write_bytes(chunk, part.within.start, bytes));
        }
    }

    /// Writes one byte to all of a range. Whole chunks of a long range share their bytes.
    pub fn fill_bytes(&mut self, store: &ExprStore, range: Range<u64>, byte: u8) {
        let chunk = self.space.chunk_of(self.info);
        let whole = range.start.next_multiple_of(chunk)..range.end / chunk * chunk;
        if whole.start.saturating_add(LONG_FILL) > whole.end {
            return self.write_bytes(store, range.start, &vec![byte; (range.end - range.start) as usize]);
        }
        let ends = [range.start..whole.start, whole.end..range.end];
        for end in ends.into_iter().filter(|end| !end.is_empty()) {
            self.write_bytes(store, end.start, &vec![byte; (end.end - end.start) as usize]);
        }
        self.space.fill_chunks(self.info, whole, byte);
    }

    /// The runs of bytes that a range consists of, with their offsets in the range.
    pub fn pieces(&mut self, store: &ExprStore, range: Range<u64>) -> Vec<(u64, ByteRun)> {
        let mut pieces = Vec::new();
        for part in self.parts(range) {
            self.with(store, part.start, |flat, chunk| {
                flat.pieces(chunk, part.within.clone(), part.lead, &mut pieces);
            });
        }
        pieces
    }

    /// Writes the runs of bytes that [`Contents::pieces`] returned for another range.
    pub fn write_pieces(&mut self, store: &ExprStore, offset: u64, pieces: &[(u64, ByteRun)]) {
        for (at, run) in pieces {
            let start = offset + at;
            match run {
                ByteRun::Bytes(bytes) => self.write_bytes(store, start, bytes),
                ByteRun::Term(term) => {
                    let length = u64::from(store.width(*term)) / 8;
                    self.write(store, start..start + length, Value::of(store, *term));
                }
                ByteRun::Uninitialised(length) => {
                    for part in self.parts(start..start + length) {
                        self.change(store, part.start, |flat, chunk| {
                            flat.unwrite(chunk, part.within.start, part.within.len());
                        });
                    }
                }
            }
        }
    }

    // Symbolic offsets

    /// Makes all bytes those of an array term.
    pub fn set_array(&mut self, store: &ExprStore, array: Expr) {
        if self.info.is_huge() {
            return self.space.replace_with(self.info, FlatArray { bytes: array, mask: None });
        }
        for part in self.parts(0..self.len()) {
            let snapshot = Snapshot { array: FlatArray { bytes: array, mask: None }, start: part.start };
            self.change(store, part.start, |flat, chunk| {
                flat.set_snapshot(chunk, snapshot, part.within.clone())
            });
        }
    }

    /// The scalar of `length` bytes at an unknown offset (a 64-bit term that is in bounds on this path).
    pub fn read_at(&mut self, store: &ExprStore, offset: Expr, length: u64, reading: Reading) -> Value {
        let (chunks, start) = self.chunks(&self.span(store, offset, length));
        let index = store.sub(offset, store.word(start));
        let size = self.flattened_length(&chunks);
        self.space.read_flat(&FlatAccess { store, chunks: &chunks, size, index, length }, reading)
    }

    /// The condition that a scalar at an unknown offset has uninitialised bytes; `None` if it cannot have any.
    pub fn uninitialised_at(&mut self, store: &ExprStore, offset: Expr, length: u64) -> Option<Expr> {
        let (chunks, start) = self.chunks(&self.span(store, offset, length));
        let index = store.sub(offset, store.word(start));
        let size = self.flattened_length(&chunks);
        self.space.uninitialised_flat(&FlatAccess { store, chunks: &chunks, size, index, length })
    }

    /// Writes a scalar of `length` bytes at an unknown offset (in bounds on this path).
    pub fn write_at(&mut self, store: &ExprStore, offset: Expr, length: u64, value: Value) {
        let span = self.span(store, offset, length);
        let (chunks, start) = self.chunks(&span);
        let index = store.sub(offset, store.word(start));
        let size = self.flattened_length(&chunks);
        let access = FlatAccess { store, chunks: &chunks, size, index, length };
        let array = self.space.write_flat(&access, value);
        self.keep(store, &chunks, array, span);
    }

    /// Makes chunks part of an array, of which the program may have changed the bytes in `written`.
    fn keep(&mut self, store: &ExprStore, chunks: &[FlattenedChunk], array: FlatArray, written: Range<u64>) {
        if self.info.is_huge() {
            return self.space.set_background(store, self.info, array, &[written]);
        }
        for (part, chunk) in self.parts(written).zip(chunks) {
            self.space.keep_snapshot(store, chunk, array, part.within);
        }
    }

    /// The array that a scalar at an unknown offset is an element of, and the offset of its first element.
    pub(crate) fn list(&mut self, store: &ExprStore, offset: Expr, length: u64) -> (FlatArray, u64) {
        let (chunks, start) = self.chunks(&self.span(store, offset, length));
        let size = self.flattened_length(&chunks);
        (self.space.flatten(store, &chunks, size), start)
    }

    /// Makes the chunks that a span touches part of an array, of which the program may have changed these ranges within the
    /// span.
    pub(crate) fn keep_parts(
        &mut self,
        store: &ExprStore,
        array: FlatArray,
        span: &Range<u64>,
        written: &[Range<u64>],
    ) {
        let (chunks, _) = self.chunks(span);
        if self.info.is_huge() {
            return self.space.set_background(store, self.info, array, written);
        }
        for chunk in &chunks {
            self.space.keep_ranges(store, chunk, array, written);
        }
    }

    /// All bytes of a huge object as one array; uninitialised bytes are 0.
    pub fn array(&mut self, store: &ExprStore) -> Expr {
        self.space.background(store, self.info).bytes
    }

    // Symbolic ranges

    /// The bytes that a range may include, which is at most `most` bytes long and lies in the object.
    fn span_of_range(&self, store: &ExprStore, offset: Value, most: u64) -> Range<u64> {
        let (low, high) = match offset {
            Value::Bits(offset) => (offset as u64, offset as u64),
            Value::Term(term) => {
                let (low, high) = store.bounds(term);
                (low.min(u128::from(self.len())) as u64, high.min(u128::from(self.len())) as u64)
            }
        };
        low.min(self.len())..high.saturating_add(most).min(self.len())
    }

    /// The bytes of a range.
    pub(crate) fn elements(&mut self, store: &ExprStore, offset: Value, most: u64) -> Elements {
        let (chunks, first) = self.chunks(&self.span_of_range(store, offset, most));
        let size = self.flattened_length(&chunks);
        let array = self.space.flatten(store, &chunks, size);
        let is_copied = store.has_lambda(array.bytes);
        Elements { array: array.shifted(store, store.word(first.wrapping_neg())), is_copied }
    }

    /// Writes a range of symbolic length (at most `most`) or at a symbolic offset in one step. The byte at `at` of the range becomes
    /// the element at `offset + at` of `source`.
    pub(crate) fn overlay(
        &mut self,
        oracle: &mut dyn Oracle,
        offset: Value,
        (length, most): (Expr, u64),
        source: FlatArray,
    ) {
        let store = oracle.store();
        let span = self.span_of_range(store, offset, most);
        let (chunks, first) = self.chunks(&span);
        let size = self.flattened_length(&chunks);
        let array = self.space.flatten(store, &chunks, size);
        let start = store.sub(offset.term(store, 64), store.word(first));
        let bounds = start..store.add(start, length);
        let mut array = uncovered(oracle, array, &bounds);
        let store = oracle.store();
        array.overlay(store, bounds, source.shifted(store, store.word(first)));
        self.keep(store, &chunks, array, span);
    }

    /// As [`overlay`](Self::overlay), for a range of which only some bytes are written: those at whose offset in the object, the bound
    /// index, the condition `written` is true.
    pub(crate) fn overlay_where(
        &mut self,
        store: &ExprStore,
        offset: Value,
        (length, most): (Expr, u64),
        (source, written): (Expr, Expr),
    ) {
        let span = self.span_of_range(store, offset, most);
        let (chunks, first) = self.chunks(&span);
        let size = self.flattened_length(&chunks);
        let mut array = self.space.flatten(store, &chunks, size);
        let start = store.sub(offset.term(store, 64), store.word(first));
        let bounds = start..store.add(start, length);
        let index = store.bound_index();
        let written = store.with_bound_index(written, store.add(index, store.word(first)));
        let either = |new, old| store.lambda(store.ite(written, new, store.select(old, index)));
        let new = store.select(source, store.add(index, store.word(first)));
        let source = FlatArray {
            bytes: either(new, array.bytes),
            mask: array.mask.map(|mask| either(store.constant(8, 0), mask)),
        };
        array.overlay(store, bounds, source);
        self.keep(store, &chunks, array, span);
    }

    /// The bytes that an access at an unknown offset may touch.
    pub(crate) fn span(&self, store: &ExprStore, offset: Expr, length: u64) -> Range<u64> {
        let (low, high) = store.bounds(offset);
        let last = (self.len() - length).min(self.bounds.end.saturating_sub(1));
        let low = u64::try_from(low).unwrap_or(last).max(self.bounds.start).min(last);
        let high = u64::try_from(high).unwrap_or(last).min(last);
        low..high.max(low) + length
    }

    /// The chunks that a span touches, as parts of one array, and the offset in the object of the array's first element.
    fn chunks(&self, span: &Range<u64>) -> (Vec<FlattenedChunk>, u64) {
        if self.info.is_huge() {
            return (AddressSpace::uninitialised_parts(self.info), 0);
        }
        let first = span.start / self.space.chunk_of(self.info) * self.space.chunk_of(self.info);
        let chunk = |part: ChunkRange| FlattenedChunk {
            object: Arc::clone(self.info),
            start: part.start,
            at: part.start - first,
        };
        (self.parts(span.clone()).map(chunk).collect(), first)
    }

    fn flattened_length(&self, chunks: &[FlattenedChunk]) -> u64 {
        if self.info.is_huge() {
            return self.len();
        }
        chunks.last().map_or(0, |chunk| chunk.at + self.space.chunk_length(self.info, chunk.start) as u64)
    }

    // The whole object

    /// A hash that is equal for equal contents, whatever the writes that led to them.
    pub fn hash(&mut self, store: &ExprStore) -> u64 {
        let mut sum = 0u64;
        for part in self.parts(0..self.len()) {
            let length = self.space.chunk_length(self.info, part.start);
            let chunk = ChunkContext { store, object: self.info, start: part.start, length };
            sum = sum.wrapping_add(self.space.chunk_hash(&chunk));
        }
        sum
    }

    fn with<T>(
        &mut self,
        store: &ExprStore,
        start: u64,
        read: impl FnOnce(&Flat, &ChunkContext<'_>) -> T,
    ) -> T {
        let length = self.space.chunk_length(self.info, start);
        let chunk = ChunkContext { store, object: self.info, start, length };
        read(self.space.look(self.info, start), &chunk)
    }

    fn change<T>(
        &mut self,
        store: &ExprStore,
        start: u64,
        change: impl FnOnce(&mut Flat, &ChunkContext<'_>) -> T,
    ) -> T {
        let length = self.space.chunk_length(self.info, start);
        let chunk = ChunkContext { store, object: self.info, start, length };
        change(self.space.change(self.info, start), &chunk)
    }
}
