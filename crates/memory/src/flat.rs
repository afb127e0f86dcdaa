//! A chunk laid out flat: the form a running state works on.
//!
//! Every byte is known, or has a *mark*: the byte is uninitialised, part of a term, or an element of
//! an array term (after a write at a symbolic index, or in an object made symbolic). A term stored as a word is kept
//! as a word, so loading it back gives the very same term. Plain reads and writes look at bytes and marks alone.
//! Every access lies within the chunk: callers have checked the bounds.

use crate::huge::{ENDLESS, HUGE};
use crate::object::ObjectInfo;
use crate::value::Value;
use loam_expr::{ArrayId, ArrayInfo, ArrayKind, Expr, ExprStore, Symbol, Width};
use std::collections::BTreeMap;
use std::ops::Range;

/// The byte was never written.
pub(crate) const UNINITIALISED: u8 = 1;
/// The byte is part of a stored term.
pub(crate) const TERM: u8 = 2;
/// The byte is an element of the snapshot's array.
pub(crate) const ARRAY: u8 = 4;
/// The byte is as it was when the snapshot was taken.
pub(crate) const KEPT: u8 = 8;
/// The byte is not plainly known.
pub(crate) const SPECIAL: u8 = UNINITIALISED | TERM | ARRAY;

/// A term stored in memory, a whole number of bytes long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StoredTerm {
    pub term: Expr,
    pub length: u8,
}

/// Bytes in a row as array terms. A mask tells which bytes are uninitialised, so that there is one term for all of them: a
/// byte is `array[i] | (mask[i] & u)`, where `u` is what memory held before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FlatArray {
    /// The bytes; 0 where they are uninitialised.
    pub bytes: Expr,
    /// 0xff where a byte is uninitialised and 0 elsewhere; `None` if no byte is.
    pub mask: Option<Expr>,
}

impl FlatArray {
    /// An element, with `before` for what memory held before the program wrote it.
    pub fn read(&self, store: &ExprStore, index: Expr, before: impl FnOnce() -> Expr) -> Expr {
        let byte = store.select(self.bytes, index);
        let Some(mask) = self.mask else { return byte };
        let mask = store.select(mask, index);
        match store.constant_value(mask) {
            Some(0) => byte,
            _ => store.or(byte, store.and(mask, before())),
        }
    }

    /// Lays elements of another array over those within bounds.
    pub fn overlay(&mut self, store: &ExprStore, bounds: Range<Expr>, source: Self) {
        let zeros = |size| store.array_filled(store.constant(8, 0), size);
        self.bytes = store.overlay(self.bytes, bounds.start, bounds.end, source.bytes);
        self.mask = match (self.mask, source.mask) {
            (None, None) => None,
            (mask, over) => {
                let mask = mask.unwrap_or_else(|| zeros(store.array_size(self.bytes)));
                let over = over.unwrap_or_else(|| zeros(ENDLESS));
                Some(store.overlay(mask, bounds.start, bounds.end, over))
            }
        };
    }

    /// The same elements at other indices: the element at `i` is the one that was at `i + by`.
    pub fn shifted(self, store: &ExprStore, by: Expr) -> Self {
        let shifted = |array| store.shifted(array, by);
        Self { bytes: shifted(self.bytes), mask: self.mask.map(shifted) }
    }

    /// Writes an element; `None` makes it uninitialised.
    pub fn write(&mut self, store: &ExprStore, index: Expr, byte: Option<Expr>) {
        let (byte, mask) = match byte {
            Some(byte) => (byte, 0),
            None => (store.constant(8, 0), 0xff),
        };
        self.bytes = store.store(self.bytes, index, byte);
        if self.mask.is_none() && mask != 0 {
            let size = store.array_size(self.bytes);
            self.mask = Some(match size > HUGE {
                true => store.array_filled(store.constant(8, 0), size),
                false => store.array_constant(&vec![0; size as usize]),
            });
        }
        self.mask = self.mask.map(|array| store.store(array, index, store.constant(8, mask)));
    }
}

/// The contents of a chunk, and more around it, as array terms at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Snapshot {
    pub array: FlatArray,
    /// The index of the element that is the chunk's first byte.
    pub start: u64,
}

/// A part of a range that was read from memory, to be written elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ByteRun {
    /// Known bytes.
    Bytes(Vec<u8>),
    /// A term, a whole number of bytes wide.
    Term(Expr),
    /// This many bytes that were never written.
    Uninitialised(u64),
}

/// A chunk laid out flat; the default has no bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Flat {
    pub bytes: Box<[u8]>,
    /// One per byte; `None` if every byte is known.
    pub marks: Option<Box<[u8]>>,
    /// Terms by their first byte; they never overlap.
    pub terms_at: BTreeMap<u32, StoredTerm>,
    pub snapshot: Option<Snapshot>,
}

/// The object and the offset of a chunk, and the store in which terms of its bytes are built.
#[derive(Clone, Copy)]
pub(crate) struct ChunkContext<'a> {
    pub store: &'a ExprStore,
    pub object: &'a ObjectInfo,
    /// Offset of the chunk in its object.
    pub start: u64,
    /// Bytes of the chunk.
    pub length: usize,
}

impl ChunkContext<'_> {
    /// The symbol of a byte that was never written.
    pub fn uninitialised(&self, offset: usize) -> Expr {
        let (array, first) = uninitialised_array(self.store, self.object, self.start);
        self.store.byte(Symbol { array, offset: (self.start - first) as u32 + offset as u32 })
    }
}

/// The array with the bytes that an object held around an offset before the program wrote them, and the offset of the array's
/// first element. Only objects above a gibibyte have several such arrays.
pub(crate) fn uninitialised_array(store: &ExprStore, object: &ObjectInfo, offset: u64) -> (ArrayId, u64) {
    const MOST: u64 = 1 << 30;
    let first = offset / MOST * MOST;
    let name = object.name.as_deref().unwrap_or("heap object");
    let name = if first == 0 { name.into() } else { format!("{name}+{first}").into() };
    let size = (object.size.capacity() - first).min(MOST) as u32;
    let ordinal = object.id.0 as u32;
    (store.array_of_kind(ArrayInfo { name, ordinal, size, kind: ArrayKind::Uninitialised }), first)
}

impl Flat {
    /// A chunk of known bytes.
    pub fn known_bytes(bytes: Box<[u8]>) -> Self {
        Self { bytes, marks: None, terms_at: BTreeMap::new(), snapshot: None }
    }

    /// A chunk that was never written.
    pub fn uninitialised(length: usize, pattern: u8) -> Self {
        let marks = Some(vec![UNINITIALISED; length].into_boxed_slice());
        Self { marks, ..Self::known_bytes(vec![pattern; length].into_boxed_slice()) }
    }

    /// The mark of a byte, without the bit about the snapshot.
    pub fn mark(&self, offset: usize) -> u8 {
        self.marks.as_ref().map_or(0, |marks| marks[offset] & SPECIAL)
    }

    /// The marks, to be changed.
    pub fn marks_mut(&mut self) -> &mut [u8] {
        let length = self.bytes.len();
        self.marks.get_or_insert_with(|| vec![0; length].into_boxed_slice())
    }

    /// Removes the marks if every byte is known and there is no snapshot that the bytes could differ from.
    pub fn drop_needless_marks(&mut self) {
        if self.snapshot.is_none() && self.terms_at.is_empty() && self.known(0..self.bytes.len()).is_some() {
            self.marks = None;
        }
    }

    /// These bytes, if all of them are known.
    pub fn known(&self, range: Range<usize>) -> Option<&[u8]> {
        match &self.marks {
            Some(marks) if any_special(&marks[range.clone()]) => None,
            _ => Some(&self.bytes[range]),
        }
    }

    /// The scalar of `length` bytes (1 to 16), little endian.
    pub fn read(&self, chunk: &ChunkContext<'_>, offset: usize, length: usize) -> Value {
        if let Some(bytes) = self.known(offset..offset + length) {
            return Value::Bits(little_endian(bytes));
        }
        if let Some(stored) = self.terms_at.get(&(offset as u32))
            && usize::from(stored.length) == length
        {
            return Value::of(chunk.store, stored.term);
        }
        let bytes = (offset..offset + length).map(|at| self.byte(chunk, at));
        let term = bytes.reduce(|low, high| chunk.store.concat(high, low)).expect("at least one byte");
        Value::of(chunk.store, term)
    }

    /// One byte as a term.
    pub fn byte(&self, chunk: &ChunkContext<'_>, offset: usize) -> Expr {
        let store = chunk.store;
        match (self.mark(offset), self.term_over(offset), self.snapshot) {
            (TERM, Some((start, stored)), _) => {
                store.extract(stored.term, ((offset - start) * 8) as Width, 8)
            }
            (ARRAY, _, Some(snapshot)) => {
                let index = store.word(snapshot.start + offset as u64);
                snapshot.array.read(store, index, || chunk.uninitialised(offset))
            }
            (UNINITIALISED, ..) => chunk.uninitialised(offset),
            _ => store.constant(8, u128::from(self.bytes[offset])),
        }
    }

    /// Writes a scalar of `length` bytes (1 to 16), little endian.
    pub fn write(&mut self, chunk: &ChunkContext<'_>, offset: usize, length: usize, value: Value) {
        match value {
            Value::Bits(bits) => self.write_bytes(chunk, offset, &bits.to_le_bytes()[..length]),
            Value::Term(_) => {
                let term = value.term(chunk.store, (length * 8) as Width);
                self.clear(chunk, offset..offset + length);
                self.terms_at.insert(offset as u32, StoredTerm { term, length: length as u8 });
                self.marks_mut()[offset..offset + length].fill(TERM);
            }
        }
    }

    /// Writes known bytes.
    pub fn write_bytes(&mut self, chunk: &ChunkContext<'_>, offset: usize, bytes: &[u8]) {
        let range = offset..offset + bytes.len();
        self.clear(chunk, range.clone());
        self.bytes[range.clone()].copy_from_slice(bytes);
        if let Some(marks) = &mut self.marks {
            marks[range].fill(0);
        }
    }

    /// Makes bytes uninitialised again.
    pub fn unwrite(&mut self, chunk: &ChunkContext<'_>, offset: usize, length: usize) {
        for at in offset..offset + length {
            if self.mark(at) != UNINITIALISED {
                self.write(chunk, at, 1, Value::Term(chunk.uninitialised(at)));
            }
        }
    }

    /// The runs of known bytes, whole terms and uninitialised bytes that a range consists of, with their offsets plus `lead`.
    pub fn pieces(
        &self,
        chunk: &ChunkContext<'_>,
        range: Range<usize>,
        lead: u64,
        into: &mut Vec<(u64, ByteRun)>,
    ) {
        let mut at = range.start;
        while at < range.end {
            let mark = self.mark(at);
            let same = (at..range.end).take_while(|&next| self.mark(next) == mark).count();
            let (run, length) = match (mark, self.terms_at.get(&(at as u32))) {
                (0, _) => (ByteRun::Bytes(self.bytes[at..at + same].to_vec()), same),
                (UNINITIALISED, _) => (ByteRun::Uninitialised(same as u64), same),
                (TERM, Some(stored)) if at + usize::from(stored.length) <= range.end => {
                    (ByteRun::Term(stored.term), usize::from(stored.length))
                }
                _ => (ByteRun::Term(self.byte(chunk, at)), 1),
            };
            into.push(((at - range.start) as u64 + lead, run));
            at += length;
        }
    }

    /// Changes the chunk to what it is if `condition` holds, and to `other` if not.
    pub fn merge(&mut self, chunk: &ChunkContext<'_>, condition: Expr, other: &Self) {
        let store = chunk.store;
        let mut at = 0;
        while at < self.bytes.len() {
            let length = self.common_term(other, at);
            if self.mark(at) == UNINITIALISED && other.mark(at) == UNINITIALISED {
                at += length;
                continue;
            }
            let (mine, theirs) = (self.read(chunk, at, length), other.read(chunk, at, length));
            if mine != theirs {
                let width = (length * 8) as Width;
                let merged = store.ite(condition, mine.term(store, width), theirs.term(store, width));
                self.write(chunk, at, length, Value::of(store, merged));
            }
            at += length;
        }
    }

    /// The length of the term that both chunks have here, or that one chunk has where the bytes of the other are known; else 1.
    fn common_term(&self, other: &Self, at: usize) -> usize {
        let stored = |flat: &Self| flat.terms_at.get(&(at as u32)).map(|stored| usize::from(stored.length));
        match (stored(self), stored(other)) {
            (Some(mine), Some(theirs)) if mine == theirs => mine,
            (Some(length), None) if other.known(at..at + length).is_some() => length,
            (None, Some(length)) if self.known(at..at + length).is_some() => length,
            _ => 1,
        }
    }

    /// The bytes that are not as in the snapshot; `None` for those that are uninitialised.
    pub fn changes(&self, chunk: &ChunkContext<'_>) -> Vec<(usize, Option<Expr>)> {
        let marks = self.marks.as_deref().unwrap_or(&[]);
        let changed = |&at: &usize| marks.get(at).is_none_or(|mark| mark & (KEPT | ARRAY) == 0);
        let byte = |at| (self.mark(at) != UNINITIALISED).then(|| self.byte(chunk, at));
        (0..self.bytes.len()).filter(changed).map(|at| (at, byte(at))).collect()
    }

    /// The bytes that are terms.
    pub fn terms(&self, chunk: &ChunkContext<'_>) -> Vec<(usize, Option<Expr>)> {
        let is_term = |&at: &usize| self.mark(at) & (TERM | ARRAY) != 0;
        (0..self.bytes.len()).filter(is_term).map(|at| (at, Some(self.byte(chunk, at)))).collect()
    }

    /// The first byte that differs from another chunk of the same length. Bytes that nobody wrote are equal.
    pub fn difference(
        &self,
        chunk: &ChunkContext<'_>,
        other: &Self,
        other_chunk: &ChunkContext<'_>,
    ) -> Option<usize> {
        if self.marks.is_none() && other.marks.is_none() {
            return self.bytes.iter().zip(&*other.bytes).position(|(mine, theirs)| mine != theirs);
        }
        (0..self.bytes.len()).find(|&at| match (self.mark(at), other.mark(at)) {
            (0, 0) => self.bytes[at] != other.bytes[at],
            (UNINITIALISED, UNINITIALISED) => false,
            _ => self.byte(chunk, at) != other.byte(other_chunk, at),
        })
    }

    /// How many bytes are not plainly known.
    pub fn special_count(&self) -> usize {
        self.marks.as_deref().map_or(0, |marks| marks.iter().filter(|mark| **mark & SPECIAL != 0).count())
    }

    /// Whether some bytes are elements of the snapshot's array.
    pub fn has_elements(&self) -> bool {
        self.marks.as_deref().is_some_and(|marks| marks.iter().any(|mark| mark & ARRAY != 0))
    }

    /// The bytes that are uninitialised.
    pub fn uninitialised_offsets(&self) -> impl Iterator<Item = usize> {
        let marks = self.marks.as_deref().unwrap_or(&[]);
        let is_so = |&(_, mark): &(usize, &u8)| mark & SPECIAL == UNINITIALISED;
        marks.iter().enumerate().filter(is_so).map(|(at, _)| at)
    }

    /// Notes that the contents are now those of an array, of which the program may have changed the bytes in `written`.
    pub fn set_snapshot(&mut self, chunk: &ChunkContext<'_>, snapshot: Snapshot, written: Range<usize>) {
        self.clear(chunk, written.clone());
        self.snapshot = Some(snapshot);
        // An element that is older than this snapshot is an element of this one as well.
        for mark in self.marks_mut() {
            *mark |= KEPT;
        }
        self.marks_mut()[written].fill(ARRAY);
    }

    /// Makes the elements of the array terms of their own, so that no array is needed any more.
    pub fn forget_snapshot(&mut self, chunk: &ChunkContext<'_>) {
        for at in 0..self.bytes.len() {
            if self.mark(at) == ARRAY {
                let byte = self.byte(chunk, at);
                self.write(chunk, at, 1, Value::of(chunk.store, byte));
            }
        }
        self.snapshot = None;
        for mark in self.marks_mut() {
            *mark &= SPECIAL;
        }
    }

    /// The chunk in pieces of this many bytes, with their offsets. Of a term that lies in two pieces, each byte becomes a term.
    pub fn cut(mut self, chunk: &ChunkContext<'_>, piece: usize) -> Vec<(usize, Self)> {
        for border in (piece..self.bytes.len()).step_by(piece) {
            if let Some((start, stored)) = self.term_over(border).filter(|&(start, _)| start < border) {
                self.clear(chunk, start..start + 1);
                let term = chunk.store.extract(stored.term, 0, 8);
                self.terms_at.insert(start as u32, StoredTerm { term, length: 1 });
            }
        }
        let part = |start: usize| {
            let end = (start + piece).min(self.bytes.len());
            let terms = self.terms_at.range(start as u32..end as u32);
            let snapshot = |whole: Snapshot| Snapshot { start: whole.start + start as u64, ..whole };
            let flat = Self {
                bytes: self.bytes[start..end].into(),
                marks: self.marks.as_ref().map(|marks| marks[start..end].into()),
                terms_at: terms.map(|(&at, &stored)| (at - start as u32, stored)).collect(),
                snapshot: self.snapshot.map(snapshot),
            };
            (start, flat)
        };
        (0..self.bytes.len()).step_by(piece).map(part).collect()
    }

    /// The stored term that covers a byte, with its first byte.
    fn term_over(&self, offset: usize) -> Option<(usize, StoredTerm)> {
        let (&start, &stored) = self.terms_at.range(..=offset as u32).next_back()?;
        let start = start as usize;
        (offset - start < usize::from(stored.length)).then_some((start, stored))
    }

    /// Removes the terms over a range. Of a term that extends beyond the range, each byte outside becomes a term.
    fn clear(&mut self, chunk: &ChunkContext<'_>, range: Range<usize>) {
        if self.terms_at.is_empty() {
            return;
        }
        // A stored term is at most 16 bytes long, so one that reaches into the range starts at most 15 before it.
        let near = range.start.saturating_sub(15) as u32..range.end as u32;
        let hit: Vec<(u32, StoredTerm)> = self
            .terms_at
            .range(near)
            .map(|(&start, &stored)| (start, stored))
            .filter(|(start, stored)| *start as usize + usize::from(stored.length) > range.start)
            .collect();
        for (start, stored) in hit {
            self.terms_at.remove(&start);
            let all = start as usize..start as usize + usize::from(stored.length);
            for at in all.filter(|at| !range.contains(at)) {
                let term = chunk.store.extract(stored.term, ((at - start as usize) * 8) as Width, 8);
                self.terms_at.insert(at as u32, StoredTerm { term, length: 1 });
            }
        }
    }
}

/// Whether any of these marks is special, in blocks of the width of a vector register.
/// Whether one of these bytes is not plainly known.
pub(crate) fn any_special(marks: &[u8]) -> bool {
    marks.chunks(64).any(|block| block.iter().fold(0, |all, mark| all | mark) & SPECIAL != 0)
}

/// The number with these bytes (at most 16), little endian.
pub(crate) fn little_endian(bytes: &[u8]) -> u128 {
    let mut buffer = [0; 16];
    buffer[..bytes.len()].copy_from_slice(bytes);
    u128::from_le_bytes(buffer)
}
