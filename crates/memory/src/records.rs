//! The bytes of an object as an ordered list of records, for reads that build as small a term as the path allows.
//!
//! The list is the array term that chunks are flattened to: each store, and each range laid over the array, is a record, the
//! latest outermost. Stores of the bytes of one word are one record, with the place and the value of the word. A read goes over
//! the records from the latest to the oldest: a record that never collides with the place is left out, one that lies exactly
//! there on this path ends the search, and one that may lie there becomes a choice between its value and what lies below. Only
//! if a record may overlap a part of the place, the bytes are read one by one: words seen as bytes, unions, halves of words.

use crate::collisions::Collisions;
use crate::contents::Contents;
use crate::flat::{ARRAY, FlatArray, UNINITIALISED};
use crate::flatten::Reading;
use crate::value::Value;
use loam_expr::{Expr, ExprStore, View, Width};
use std::ops::Range;

/// Most ranges within ranges that a read looks into.
const MOST_NESTED: u32 = 8;
/// Most cells within the bounds of a write that are compared with its place.
const MOST_CELLS: usize = 32;
/// Most chunks in which such cells are looked for.
const MOST_CHUNKS: usize = 4;

/// A place that is read or written: the index of its first byte, and how many bytes it has.
#[derive(Clone, Copy)]
struct Place {
    index: Expr,
    length: u64,
}

impl Place {
    fn end(self, store: &ExprStore) -> Expr {
        store.add(self.index, store.word(self.length))
    }
}

/// The latest record of a list.
enum Record {
    /// A word at a place.
    Word { below: Expr, place: Place, value: Expr },
    /// The elements of another list between two indices.
    Range { below: Expr, bounds: Range<Expr>, source: Expr },
    /// Another list, whose indices are greater by a number.
    Moved { list: Expr, by: Expr },
    /// No record: the bytes below all records.
    None,
}

/// How a record lies to the place of a read.
enum Relation {
    /// They have no byte in common.
    Apart,
    /// The record has all bytes of the read.
    Covers,
    /// One of both, by a condition for the latter.
    Either(Expr),
    /// The record may have some bytes of the read and not others.
    Partly,
}

impl Record {
    /// The latest record of a list; a word has at most `length` bytes.
    fn latest(store: &ExprStore, list: Expr, length: u64) -> Self {
        match store.view(list) {
            View::Store { .. } => Self::word(store, list, length),
            View::Overlay { array, bounds, source } => {
                let (start, end) = store.overlay_bounds(bounds);
                Self::Range { below: array, bounds: start..end, source }
            }
            View::Shifted { array, by } => Self::Moved { list: array, by },
            _ => Self::None,
        }
    }

    /// The word whose bytes are the latest stores of a list, the last byte outermost.
    fn word(store: &ExprStore, list: Expr, length: u64) -> Self {
        let (mut below, mut value, mut place): (Expr, Option<Expr>, Option<Place>) = (list, None, None);
        while let View::Store { array, index, value: byte } = store.view(below)
            && place
                .is_none_or(|place| place.length < length && store.add(index, store.word(1)) == place.index)
        {
            let bytes = place.map_or(0, |place| place.length);
            place = Some(Place { index, length: bytes + 1 });
            value = Some(value.map_or(byte, |high| store.concat(high, byte)));
            below = array;
        }
        match (place, value) {
            (Some(place), Some(value)) => Self::Word { below, place, value },
            _ => Self::None,
        }
    }
}

impl Collisions<'_> {
    /// The scalar at a place of a list.
    fn read(&mut self, list: Expr, place: Place, nested: u32) -> Expr {
        let (mut list, mut place) = (list, place);
        let mut bounds = self.oracle.bounds(place.index);
        let mut cases: Vec<(Expr, Expr)> = Vec::new();
        let oldest = loop {
            let (below, relation, value) = match Record::latest(self.store(), list, place.length) {
                Record::None => break read_bytes(self.store(), list, place),
                Record::Moved { list: other, by } => {
                    place.index = self.store().add(place.index, by);
                    bounds = self.oracle.bounds(place.index);
                    list = other;
                    continue;
                }
                Record::Word { below, place: record, value } => {
                    (below, self.relation_to_word((place, bounds), record), value)
                }
                Record::Range { below, bounds, source } => {
                    let relation = self.relation_to_range(place, &bounds);
                    match relation {
                        Relation::Covers => {
                            list = source;
                            continue;
                        }
                        Relation::Either(_) if nested < MOST_NESTED => {
                            let value = self.read(source, place, nested + 1);
                            (below, relation, value)
                        }
                        Relation::Apart => (below, Relation::Apart, list),
                        Relation::Either(_) | Relation::Partly => (below, Relation::Partly, list),
                    }
                }
            };
            match relation {
                Relation::Apart => {}
                Relation::Covers => break value,
                Relation::Either(condition) => cases.push((condition, value)),
                Relation::Partly => break read_bytes(self.store(), list, place),
            }
            list = below;
        };
        let store = self.store();
        cases.into_iter().rev().fold(oldest, |below, (here, value)| store.ite(here, value, below))
    }

    /// How a word lies to a place.
    fn relation_to_word(&mut self, (place, bounds): (Place, (u64, u64)), record: Place) -> Relation {
        let store = self.store();
        let distance = store.sub(place.index, record.index);
        let is_same_length = place.length == record.length;
        if is_same_length && store.as_u64(distance) == Some(0) {
            return Relation::Covers;
        }
        if is_apart((bounds, place.length), (store.bounds(record.index), record.length)) {
            self.figures().by_bounds += 1;
            return Relation::Apart;
        }
        let store = self.store();
        // Modulo the length, both begin at the same offset.
        let is_aligned = !store.fact(distance).maybe_ones() as u64 & (place.length - 1) == place.length - 1;
        let same = store.eq(place.index, record.index);
        if is_same_length && (place.length == 1 || place.length.is_power_of_two() && is_aligned) {
            return if self.may_hold(same) { Relation::Either(same) } else { Relation::Apart };
        }
        let overlaps = overlap(store, distance, place.length, record.length);
        if !self.may_hold(overlaps) {
            return Relation::Apart;
        }
        let partly = self.store().and(overlaps, self.store().not(same));
        match is_same_length && !self.may_hold(partly) {
            true => Relation::Either(same),
            false => Relation::Partly,
        }
    }

    /// How a range lies to a place.
    fn relation_to_range(&mut self, place: Place, bounds: &Range<Expr>) -> Relation {
        let store = self.store();
        let end = place.end(store);
        let apart = store.or(store.ule(end, bounds.start), store.ule(bounds.end, place.index));
        let within = store.and(store.ule(bounds.start, place.index), store.ule(end, bounds.end));
        let (touches, leaves) = (store.not(apart), store.not(within));
        if !self.may_hold(touches) {
            return Relation::Apart;
        }
        if !self.may_hold(leaves) {
            return Relation::Covers;
        }
        let partly = self.store().and(touches, leaves);
        match place.length == 1 || self.asks() && !self.may_hold(partly) {
            true => Relation::Either(within),
            false => Relation::Partly,
        }
    }
}

/// Whether two places have no byte in common, as the bounds of their indices show.
fn is_apart(((low, high), length): ((u64, u64), u64), ((first, last), other): ((u128, u128), u64)) -> bool {
    u128::from(high) + u128::from(length) <= first || last + u128::from(other) <= u128::from(low)
}

/// The condition that two places overlap whose indices have this distance.
fn overlap(store: &ExprStore, distance: Expr, length: u64, other: u64) -> Expr {
    let from_below = store.add(distance, store.word(length - 1));
    store.ult(from_below, store.word(length + other - 1))
}

/// The scalar at a place, byte by byte.
fn read_bytes(store: &ExprStore, list: Expr, place: Place) -> Expr {
    let byte = |at| store.select(list, store.add(place.index, store.word(at)));
    let bytes = (0..place.length).map(byte);
    bytes.reduce(|low, high| store.concat(high, low)).expect("at least one byte")
}

/// A list without its latest word, if that lies exactly at this place.
fn without_word(store: &ExprStore, list: Expr, place: Place) -> Expr {
    match Record::latest(store, list, place.length) {
        Record::Word { below, place: record, .. }
            if record.length == place.length && record.index == place.index =>
        {
            below
        }
        _ => list,
    }
}

impl Contents<'_> {
    /// The scalar of `length` bytes at an offset that is in bounds on this path.
    pub fn read_record(
        &mut self,
        collisions: &mut Collisions<'_>,
        offset: Value,
        length: u64,
        reading: Reading,
    ) -> Value {
        match offset {
            Value::Bits(offset) => self.read_known(collisions, offset as u64..offset as u64 + length),
            Value::Term(offset) => {
                let (array, first) = self.list(collisions.store(), offset, length);
                let index = collisions.store().sub(offset, collisions.store().word(first));
                collisions.figures().list_reads += 1;
                let read = collisions.read(array.bytes, Place { index, length }, 0);
                let mask = array.mask.filter(|_| reading == Reading::Any);
                let Some(mask) = mask else { return Value::of(collisions.store(), read) };
                let mask = collisions.read(mask, Place { index, length }, 0);
                match collisions.store().constant_value(mask) {
                    Some(0) => Value::of(collisions.store(), read),
                    _ => self.read_at(collisions.store(), offset, length, reading),
                }
            }
        }
    }

    /// The scalar in a range; only bytes that are elements of an array are looked for in a list of records.
    fn read_known(&mut self, collisions: &mut Collisions<'_>, range: Range<u64>) -> Value {
        let Some((array, index)) = self.elements_at(&range) else {
            return self.read(collisions.store(), range);
        };
        let place = Place { index: collisions.store().word(index), length: range.end - range.start };
        // Without any record, as in an input, the bytes are as quick to find as known ones.
        if matches!(Record::latest(collisions.store(), array.bytes, 1), Record::None) {
            return self.read(collisions.store(), range);
        }
        collisions.figures().list_reads += 1;
        let mask = array.mask.map(|mask| collisions.read(mask, place, 0));
        if mask.is_some_and(|mask| collisions.store().constant_value(mask) != Some(0)) {
            return self.read(collisions.store(), range);
        }
        let read = collisions.read(array.bytes, place, 0);
        Value::of(collisions.store(), read)
    }

    /// The condition that a scalar at an unknown offset has uninitialised bytes; `None` if it cannot have any.
    pub fn uninitialised_record(
        &mut self,
        collisions: &mut Collisions<'_>,
        offset: Expr,
        length: u64,
    ) -> Option<Expr> {
        let (array, first) = self.list(collisions.store(), offset, length);
        let index = collisions.store().sub(offset, collisions.store().word(first));
        let mask = collisions.read(array.mask?, Place { index, length }, 0);
        let store = collisions.store();
        let condition = store.ne(mask, store.constant((length * 8) as Width, 0));
        (store.constant_value(condition) != Some(0)).then_some(condition)
    }

    /// Writes a scalar of `length` bytes at an unknown offset (in bounds on this path). Bytes within the bounds of the offset that
    /// the write never changes stay as they are.
    pub fn write_record(&mut self, collisions: &mut Collisions<'_>, offset: Expr, length: u64, value: Value) {
        let (mut array, first) = self.list(collisions.store(), offset, length);
        let store = collisions.store();
        let place = Place { index: store.sub(offset, store.word(first)), length };
        array.bytes = without_word(store, array.bytes, place);
        array.mask = array.mask.map(|mask| without_word(store, mask, place));
        let term = value.term(store, (length * 8) as Width);
        for at in 0..length {
            let byte = store.extract(term, (at * 8) as Width, 8);
            array.write(store, store.add(place.index, store.word(at)), Some(byte));
        }
        collisions.figures().list_writes += 1;
        let written = self.written(collisions, offset, length);
        self.keep_parts(collisions.store(), array, &self.span(collisions.store(), offset, length), &written);
    }

    /// The ranges of bytes that a write at an unknown offset may change.
    fn written(&mut self, collisions: &mut Collisions<'_>, offset: Expr, length: u64) -> Vec<Range<u64>> {
        let span = self.span(collisions.store(), offset, length);
        let mut written = vec![span.clone()];
        for cell in if collisions.asks() { self.known_cells(&span, length) } else { Vec::new() } {
            let store = collisions.store();
            let distance = store.sub(offset, store.word(cell));
            if !collisions.may_hold(overlap(store, distance, length, length)) {
                let last = written.pop().unwrap_or(span.end..span.end);
                written.extend([last.start..cell, cell + length..last.end]);
            }
        }
        written
    }

    /// The offsets of aligned cells within a span whose bytes were all written at known offsets, if they are few.
    fn known_cells(&mut self, span: &Range<u64>, length: u64) -> Vec<u64> {
        let starts = match self.info.is_huge() {
            true => self.space.written_chunks(self.info),
            false => self.parts(span.clone()).map(|part| part.start).take(MOST_CHUNKS + 1).collect(),
        };
        if starts.len() > MOST_CHUNKS {
            return Vec::new();
        }
        let mut cells = Vec::new();
        for start in starts {
            let flat = self.look(start);
            let end = (start + flat.bytes.len() as u64).min(span.end);
            let first = start.max(span.start).next_multiple_of(length);
            for cell in (first..end).step_by(length as usize).filter(|cell| cell + length <= end) {
                let mut bytes = (cell - start) as usize..(cell - start + length) as usize;
                if bytes.all(|at| flat.mark(at) & (ARRAY | UNINITIALISED) == 0) {
                    cells.push(cell);
                }
            }
            if cells.len() > MOST_CELLS {
                return Vec::new();
            }
        }
        cells
    }

    /// The array whose elements a range of bytes is, and the index of the first; `None` if some are not elements.
    fn elements_at(&mut self, range: &Range<u64>) -> Option<(FlatArray, u64)> {
        let part = self.one_part(range)?;
        let flat = self.look(part.start);
        let snapshot = flat.snapshot?;
        let is_list = part.within.clone().all(|at| flat.mark(at) == ARRAY);
        is_list.then_some((snapshot.array, snapshot.start + part.within.start as u64))
    }
}
