//! Huge objects: too large for one array of all their bytes, or of a symbolic size without a small bound.
//!
//! Their contents are written chunks, which a running state works on as on those of any object, before a *background*: one
//! array term, of which all other bytes are elements. An access at a symbolic offset sees the background with the changes of the
//! chunks laid over it; a write there makes a new background. So the cost of an access does not depend on the size of the
//! object, but on what was written to it.

use crate::flat::{ChunkContext, Flat, FlatArray, Snapshot};
use crate::flatten::FlattenedChunk;
use crate::layer::{Form, PATTERN};
use crate::object::{Initial, ObjectInfo, Size};
use crate::space::AddressSpace;
use loam_expr::{Expr, ExprStore};
use std::ops::Range;
use std::sync::Arc;

/// Objects of a known size above this are huge.
pub const HUGE: u64 = 1 << 25;
/// Objects of a symbolic size that may be above this are huge.
const HUGE_IF_SYMBOLIC: u64 = 1 << 16;
/// The elements of one symbolic array of uninitialised bytes.
const UNINITIALISED_BYTES: u64 = 1 << 30;
/// Fewer known bytes in a row are stored one by one.
const SHORT_RUN: usize = 4;

impl ObjectInfo {
    /// Whether accesses at symbolic offsets see a background instead of an array of all bytes.
    pub fn is_huge(&self) -> bool {
        match self.size {
            Size::Fixed(bytes) => bytes > HUGE,
            Size::Symbolic { capacity, .. } => capacity > HUGE_IF_SYMBOLIC,
        }
    }
}

/// A byte that differs from the background: its offset in the chunk, and its value unless it is uninitialised.
type Change = (usize, Option<Expr>);

impl AddressSpace {
    /// The bytes of a huge object as one array.
    pub(crate) fn background(&mut self, store: &ExprStore, info: &Arc<ObjectInfo>) -> FlatArray {
        let seen = self.background_of(info);
        let mut array = seen.unwrap_or_else(|| blank(store, info, self.form()));
        for start in self.written_chunks(info) {
            for run in runs(&self.changes_of(store, info, start, seen)) {
                lay_over(store, &mut array, start, run);
            }
        }
        // Without a background, chunks hold all that was written, and functions of the host can see them.
        if seen.is_some_and(|seen| seen != array) {
            self.set_background(store, info, array, &[]);
        }
        array
    }

    /// The bytes of a chunk that are not as in the background, or not as in the beginning if there is none yet.
    fn changes_of(
        &mut self,
        store: &ExprStore,
        info: &Arc<ObjectInfo>,
        start: u64,
        background: Option<FlatArray>,
    ) -> Vec<Change> {
        let length = self.chunk_length(info, start);
        let context = ChunkContext { store, object: info, start, length };
        let flat = self.look(info, start);
        match background {
            Some(array) if flat.snapshot == Some(Snapshot { array, start }) => flat.changes(&context),
            _ => flat.changes_from(&context, info.initial),
        }
    }

    /// Makes an array the background of a huge object; the program may have changed the elements in these ranges.
    pub(crate) fn set_background(
        &mut self,
        store: &ExprStore,
        info: &Arc<ObjectInfo>,
        array: FlatArray,
        written: &[Range<u64>],
    ) {
        for start in self.written_chunks(info) {
            let chunk = FlattenedChunk { object: Arc::clone(info), start, at: start };
            self.keep_ranges(store, &chunk, array, written);
        }
        self.put_background(info, array);
    }

    /// The places of the arrays of uninitialised bytes in a huge object.
    pub(crate) fn uninitialised_parts(info: &Arc<ObjectInfo>) -> Vec<FlattenedChunk> {
        let starts = (0..info.size.capacity()).step_by(UNINITIALISED_BYTES as usize);
        starts.map(|start| FlattenedChunk { object: Arc::clone(info), start, at: start }).collect()
    }
}

/// The array of an object to which nothing was written.
fn blank(store: &ExprStore, info: &ObjectInfo, form: Form) -> FlatArray {
    let size = info.size.capacity();
    let filled = |byte: u8| store.array_filled(store.constant(8, u128::from(byte)), size);
    match info.initial {
        Initial::Filled(byte) => FlatArray { bytes: filled(byte), mask: None },
        Initial::Uninitialised if form.tracks_uninitialised => {
            FlatArray { bytes: filled(0), mask: Some(filled(0xff)) }
        }
        Initial::Uninitialised => FlatArray { bytes: filled(PATTERN), mask: None },
    }
}

/// The changes cut into runs of consecutive bytes that are all known, all terms, or all uninitialised.
fn runs(changes: &[Change]) -> impl Iterator<Item = &[Change]> {
    let belongs = |a: &Change, b: &Change| a.0 + 1 == b.0 && a.1.is_some() == b.1.is_some();
    changes.chunk_by(belongs)
}

/// Lays a run of bytes of a chunk over an array: long runs of known bytes as one constant, others byte by byte.
fn lay_over(store: &ExprStore, array: &mut FlatArray, start: u64, run: &[Change]) {
    let known: Option<Vec<u8>> =
        run.iter().map(|(_, byte)| Some(store.constant_value((*byte)?)? as u8)).collect();
    let first = start + run[0].0 as u64;
    let bounds = store.word(first)..store.word(first + run.len() as u64);
    match known {
        Some(bytes) if bytes.len() >= SHORT_RUN => {
            let bytes = store.shifted(store.array_constant(&bytes), store.word(first.wrapping_neg()));
            array.overlay(store, bounds, FlatArray { bytes, mask: None });
        }
        None if run[0].1.is_none() => array.overlay(store, bounds, uninitialised(store)),
        _ => {
            for &(at, byte) in run {
                array.write(store, store.word(start + at as u64), byte);
            }
        }
    }
}

/// Endlessly many uninitialised bytes.
fn uninitialised(store: &ExprStore) -> FlatArray {
    let filled = |byte| store.array_filled(store.constant(8, byte), ENDLESS);
    FlatArray { bytes: filled(0), mask: Some(filled(0xff)) }
}

/// The size of an array without end, which is only laid over others.
pub(crate) const ENDLESS: u64 = u64::MAX;

impl Flat {
    /// The bytes that are not as in the beginning; `None` for those that are uninitialised.
    fn changes_from(&self, chunk: &ChunkContext<'_>, initial: Initial) -> Vec<Change> {
        let is_changed = |&at: &usize| match initial {
            Initial::Uninitialised => self.mark(at) != crate::flat::UNINITIALISED,
            Initial::Filled(byte) => self.mark(at) != 0 || self.bytes[at] != byte,
        };
        let value = |at| (self.mark(at) != crate::flat::UNINITIALISED).then(|| self.byte(chunk, at));
        (0..self.bytes.len()).filter(is_changed).map(|at| (at, value(at))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flatten::Reading;
    use crate::space::tests::object;
    use crate::value::Value;
    use loam_allocator::AllocatorConfig;

    fn huge(space: &mut AddressSpace, byte: u8) -> Arc<ObjectInfo> {
        object(space, HUGE + 4096, byte)
    }

    #[test]
    fn an_array_replaces_all_bytes_and_takes_no_room() {
        let (store, mut space) =
            (ExprStore::new(), AddressSpace::new(&AllocatorConfig::default(), Form::default()));
        let object = huge(&mut space, 0);
        space.contents(&object).write(&store, 5000..5001, Value::Bits(1));
        let array = store.array("text", 0, object.size.capacity() as u32);
        let term = store.array_symbol(array);
        space.contents(&object).set_array(&store, term);
        let mut contents = space.contents(&object);
        assert_eq!(contents.byte(&store, 5000), store.select(term, store.word(5000)));
        contents.write(&store, 7..8, Value::Bits(3));
        assert_eq!(contents.byte(&store, 7), store.constant(8, 3));
        assert_eq!(space.written_chunks(&object).len(), 2, "those that were looked at");
    }

    #[test]
    fn a_read_at_a_symbolic_offset_makes_no_background() {
        let (store, mut space) =
            (ExprStore::new(), AddressSpace::new(&AllocatorConfig::default(), Form::default()));
        let object = huge(&mut space, 0);
        let index =
            store.zext(store.byte(loam_expr::Symbol { array: store.array("i", 0, 1), offset: 0 }), 64);
        space.contents(&object).read_at(&store, index, 1, Reading::Any);
        assert!(space.with_background().is_none());
        space.contents(&object).write_at(&store, index, 1, Value::Bits(2));
        assert!(space.with_background().is_some());
    }

    #[test]
    fn what_was_written_before_a_fork_is_there_behind_it() {
        let (store, mut space) =
            (ExprStore::new(), AddressSpace::new(&AllocatorConfig::default(), Form::default()));
        let object = huge(&mut space, 9);
        let index =
            store.zext(store.byte(loam_expr::Symbol { array: store.array("i", 0, 1), offset: 0 }), 64);
        space.contents(&object).write_bytes(&store, 4000, &[1; 200]);
        space.contents(&object).write_at(&store, index, 1, Value::Bits(2));
        space.freeze();
        let mut fork = space.clone();
        fork.contents(&object).write(&store, 3..4, Value::Bits(4));
        for space in [&mut space, &mut fork] {
            let mut contents = space.contents(&object);
            assert_eq!(contents.byte(&store, 4100), store.constant(8, 1));
            assert_eq!(contents.byte(&store, 5000), store.constant(8, 9));
            assert_eq!(contents.read_at(&store, index, 1, Reading::Any), {
                let three = store.eq(index, store.word(3));
                let is_fork = contents.byte(&store, 3) == store.constant(8, 4);
                let other = store.constant(8, 2);
                Value::of(&store, if is_fork { store.ite(three, store.constant(8, 4), other) } else { other })
            });
        }
        assert_ne!(space.contents_hash(&object, &store), fork.contents_hash(&object, &store));
    }
}
