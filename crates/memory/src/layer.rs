//! A frozen chunk: a stack of layers, shared by all states that have not changed it since.
//!
//! The lowest layer is terminal: nothing was ever written ([`LayerStack::Blank`]), or all bytes are known
//! ([`LayerStack::Bytes`]; most small objects are only that, their bytes inline behind one pointer). On top lie updates of
//! three kinds: known bytes, terms at known indices, and an array term with the bytes that were written at symbolic indices,
//! with the bounds of these writes so that a read elsewhere skips the layer. A layer is never changed.
//!
//! [`LayerStack::unfold`] lays a stack out flat for a state to work on; [`LayerStack::fold`] adds what the state changed, which
//! may be nothing. Layers of similar size are joined, so a stack stays low; a change that covers the whole chunk
//! leaves nothing below it.

use crate::flat::{ARRAY, ChunkContext, Flat, KEPT, Snapshot, StoredTerm, TERM, UNINITIALISED};
use crate::gauge::Tally;
use crate::hash;
use crate::object::Initial;
use crate::sparse::SparseBytes;
use loam_expr::{Expr, HoldsTerms, Needed};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use triomphe::ThinArc;

/// Most layers of a stack; a higher stack is replaced by one layer.
const MAX_DEPTH: u8 = 12;
/// The bytes that an update layer takes beside its payload: they are counted so that a change is worth a layer only if it is clearly smaller
/// than the whole chunk.
const LAYER: usize = size_of::<Layer>() + 16;

/// How objects are kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Form {
    /// Keep objects whole, and copy them whole: the baseline that layers are measured against.
    pub whole: bool,
    /// Track which bytes were never written. Otherwise such bytes have a fixed pattern.
    pub tracks_uninitialised: bool,
}

/// The value of bytes that were never written if they are not tracked.
pub const PATTERN: u8 = 0xab;

/// The contents of a chunk, shared.
#[derive(Clone, Default)]
pub(crate) enum LayerStack {
    /// Nothing was written: the chunk has the initial bytes of its object.
    #[default]
    Blank,
    /// Every byte is known.
    Bytes(ThinArc<Tally, u8>),
    /// An update of what lies below.
    Layer(Arc<Layer>),
}

pub(crate) struct Layer {
    below: LayerStack,
    update: Update,
    depth: u8,
    /// The hash of the chunk with this layer on top; 0 until it is computed.
    hash: AtomicU64,
    _tally: Tally,
}

#[derive(Clone)]
enum Update {
    /// Known bytes at known indices.
    Bytes(SparseBytes),
    /// Terms at known indices.
    Terms(Box<[(u16, StoredTerm)]>),
    /// Bytes `low..high` are elements of an array term: they were written at symbolic indices.
    Indexed { snapshot: Snapshot, low: u16, high: u16 },
    /// All of the chunk: for [`Form::whole`], and where layers would be too many.
    Whole(Flat),
}

impl HoldsTerms for LayerStack {
    fn keep_terms(&self, needed: &mut Needed) {
        let mut stack = self;
        while let Self::Layer(layer) = stack
            && needed.is_first_of(layer)
        {
            layer.update.keep_terms(needed);
            stack = &layer.below;
        }
    }
}

impl HoldsTerms for Update {
    fn keep_terms(&self, needed: &mut Needed) {
        match self {
            Self::Bytes(_) => {}
            Self::Terms(terms) => terms.iter().for_each(|(_, stored)| needed.keep(stored.term)),
            Self::Indexed { snapshot, low: _, high: _ } => snapshot.array.keep_terms(needed),
            Self::Whole(flat) => flat.keep_terms(needed),
        }
    }
}

impl Layer {
    /// A copy, over the same lower layers.
    pub fn copied(&self) -> Self {
        let Self { below, update, depth, hash, _tally } = self;
        Self {
            below: below.clone(),
            update: update.clone(),
            depth: *depth,
            hash: AtomicU64::new(hash.load(Relaxed)),
            _tally: _tally.again(),
        }
    }
}

impl LayerStack {
    /// Whether the two are the same layers, without a look at their bytes.
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Blank, Self::Blank) => true,
            (Self::Bytes(mine), Self::Bytes(theirs)) => mine.as_ptr() == theirs.as_ptr(),
            (Self::Layer(mine), Self::Layer(theirs)) => Arc::ptr_eq(mine, theirs),
            _ => false,
        }
    }

    /// A chunk of known bytes.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self::Bytes(Self::known(bytes))
    }

    /// Known bytes, to be shared.
    pub fn known(bytes: &[u8]) -> ThinArc<Tally, u8> {
        ThinArc::from_header_and_slice(Tally::new(bytes.len() + 24), bytes)
    }

    /// A chunk whose bytes are all elements of an array.
    pub fn of_elements(snapshot: Snapshot, length: usize) -> Self {
        Self::Blank.under(Update::Indexed { snapshot, low: 0, high: length as u16 }, 0)
    }

    /// The chunk laid out flat.
    pub fn unfold(&self, length: usize, initial: Initial, form: Form) -> Flat {
        match self {
            Self::Blank => match initial {
                Initial::Filled(byte) => Flat::known_bytes(vec![byte; length].into_boxed_slice()),
                Initial::Uninitialised if form.tracks_uninitialised => Flat::uninitialised(length, PATTERN),
                Initial::Uninitialised => Flat::known_bytes(vec![PATTERN; length].into_boxed_slice()),
            },
            Self::Bytes(bytes) => Flat::known_bytes(bytes.slice.into()),
            Self::Layer(layer) => {
                let mut stack = vec![&**layer];
                while let Self::Layer(below) = &stack[stack.len() - 1].below {
                    stack.push(below);
                }
                let mut flat = stack[stack.len() - 1].below.unfold(length, initial, form);
                for layer in stack.iter().rev() {
                    layer.update.apply(&mut flat);
                }
                flat
            }
        }
    }

    /// The stack for a chunk that was unfolded from this one and then changed; `None` if nothing changed.
    pub fn fold(&self, flat: &Flat, initial: Initial, form: Form) -> Option<Self> {
        let is_known = flat.known(0..flat.bytes.len()).is_some();
        if form.whole {
            return Some(if is_known { Self::of_bytes(&flat.bytes) } else { self.whole(flat) });
        }
        if let (true, Self::Bytes(old)) = (is_known, self) {
            return fold_known(self, flat, &old.slice);
        }
        let before = self.unfold(flat.bytes.len(), initial, form);
        if is_known && before.known(0..flat.bytes.len()).is_some() {
            return fold_known(self, flat, &before.bytes);
        }
        if is_known && before.special_count() * 4 > flat.bytes.len() {
            return Some(Self::of_bytes(&flat.bytes));
        }
        self.fold_marked(flat, before, initial, form)
    }

    fn whole(&self, flat: &Flat) -> Self {
        let room = flat.bytes.len() * 2 + flat.terms_at.len() * 24;
        Self::Blank.under(Update::Whole(flat.clone()), room)
    }

    /// [`LayerStack::fold`] for chunks with other than known bytes.
    fn fold_marked(&self, flat: &Flat, mut before: Flat, initial: Initial, form: Form) -> Option<Self> {
        let length = flat.bytes.len();
        let mut updates = indexed_updates(flat, &before);
        let is_seen_anew = !updates.is_empty();
        for update in &updates {
            update.apply(&mut before);
        }
        // Bytes that were written since a new snapshot must lie over it, even if they have their old values.
        let is_fresh =
            |at: usize| is_seen_anew && flat.marks.as_ref().is_some_and(|marks| marks[at] & KEPT == 0);
        let is_new = |&(start, stored): &(&u32, &StoredTerm)| {
            is_fresh(*start as usize) || before.terms_at.get(start) != Some(stored)
        };
        let terms: Box<[_]> =
            flat.terms_at.iter().filter(is_new).map(|(&start, &stored)| (start as u16, stored)).collect();
        if !terms.is_empty() {
            updates.push(Update::Terms(terms));
        }
        let is_changed = |&at: &usize| {
            let differs = before.mark(at) != 0 || before.bytes[at] != flat.bytes[at];
            flat.mark(at) == 0 && (differs || is_fresh(at))
        };
        let blocks = (0..length).step_by(64).map(|start| start..length.min(start + 64));
        let indices = blocks.filter(|block| is_seen_anew || !is_equal(flat, &before, block)).flatten();
        let bytes = SparseBytes::collect(indices.filter(is_changed).map(|at| (at, flat.bytes[at])));
        if bytes.len() > 0 {
            updates.push(Update::Bytes(bytes));
        }
        if updates.is_empty() {
            return None;
        }
        if updates.len() > usize::from(MAX_DEPTH / 2) {
            return Some(self.whole(flat));
        }
        let covered: usize = updates.iter().map(|update| update.covers(length)).sum();
        let is_high = self.depth() + updates.len() as u8 > MAX_DEPTH;
        let below = match self {
            _ if covered >= length => &Self::Blank,
            Self::Layer(_) if is_high => {
                let bottom = self.bottom();
                let before = bottom.unfold(length, initial, form);
                return bottom.fold_marked(flat, before, initial, form);
            }
            below => below,
        };
        Some(updates.into_iter().fold(below.clone(), |below, update| below.under_joined(update, length)))
    }

    /// The contents of this stack if `condition` holds, and of the other if not; `None` if both are the same.
    pub fn merge(&self, other: &Self, chunk: &ChunkContext<'_>, condition: Expr, form: Form) -> Option<Self> {
        let unfold = |stack: &Self| stack.unfold(chunk.length, chunk.object.initial, form);
        let (mut flat, theirs) = (unfold(self), unfold(other));
        // That known bytes are as in an array may hold on one path only.
        let is_seen_differently = flat.snapshot.is_some() && flat.snapshot != theirs.snapshot;
        if is_seen_differently {
            flat.forget_snapshot(chunk);
        }
        flat.merge(chunk, condition, &theirs);
        match is_seen_differently {
            true => Some(self.whole(&flat)),
            false => self.fold(&flat, chunk.object.initial, form),
        }
    }

    /// This stack under one more layer.
    fn under(&self, update: Update, room: usize) -> Self {
        Self::Layer(Arc::new(Layer {
            below: self.clone(),
            depth: self.depth() + 1,
            update,
            hash: AtomicU64::new(0),
            _tally: Tally::new(LAYER + room),
        }))
    }

    /// This stack under one more layer, which is joined with layers of its kind right below it that are not much larger.
    fn under_joined(&self, mut update: Update, length: usize) -> Self {
        let mut below = self;
        while let Self::Layer(layer) = below
            && let Some(both) = update.joined(&layer.update)
        {
            (update, below) = (both, &layer.below);
        }
        match update {
            Update::Bytes(bytes) if bytes.len() == length => {
                let all: Vec<u8> = bytes.iter().map(|(_, byte)| byte).collect();
                Self::of_bytes(&all)
            }
            update => {
                let room = update.room();
                below.under(update, room)
            }
        }
    }

    /// The terminal layer.
    fn bottom(&self) -> &Self {
        let mut stack = self;
        while let Self::Layer(layer) = stack {
            stack = &layer.below;
        }
        stack
    }

    fn depth(&self) -> u8 {
        match self {
            Self::Blank | Self::Bytes(_) => 0,
            Self::Layer(layer) => layer.depth,
        }
    }

    /// The number of layers, the terminal one included.
    #[cfg(test)]
    pub fn layers(&self) -> usize {
        usize::from(self.depth()) + usize::from(matches!(self, Self::Bytes(_)))
    }

    /// The sum of the hashes of all bytes: equal for equal contents, whatever the layers.
    pub fn hash(&self, chunk: &ChunkContext<'_>, form: Form) -> u64 {
        let Self::Layer(layer) = self else {
            return hash::of_flat(chunk, &self.unfold(chunk.length, chunk.object.initial, form));
        };
        let known = layer.hash.load(Relaxed);
        if known != 0 {
            return known;
        }
        let flat = self.unfold(chunk.length, chunk.object.initial, form);
        let hash = match &layer.update {
            Update::Bytes(bytes) => {
                let before = layer.below.unfold(chunk.length, chunk.object.initial, form);
                let change = |hash: u64, (at, _): (usize, u8)| {
                    let old = hash::of_byte(chunk, &before, at);
                    hash.wrapping_sub(old).wrapping_add(hash::of_byte(chunk, &flat, at))
                };
                bytes.iter().fold(layer.below.hash(chunk, form), change)
            }
            _ => hash::of_flat(chunk, &flat),
        };
        layer.hash.store(hash, Relaxed);
        hash
    }
}

/// Whether all bytes and marks of a block are visibly the same.
fn is_equal(one: &Flat, other: &Flat, block: &std::ops::Range<usize>) -> bool {
    let marks = match (&one.marks, &other.marks) {
        (None, None) => true,
        (Some(one), Some(other)) => one[block.clone()] == other[block.clone()],
        (Some(marks), None) | (None, Some(marks)) => {
            marks[block.clone()].iter().fold(0, |all, mark| all | mark) == 0
        }
    };
    marks && one.bytes[block.clone()] == other.bytes[block.clone()]
}

/// The updates for bytes that became elements of a new array. An update may extend over known bytes, which other updates then
/// cover again, but not over uninitialised ones.
fn indexed_updates(flat: &Flat, before: &Flat) -> Vec<Update> {
    let Some(snapshot) = flat.snapshot.filter(|_| flat.snapshot != before.snapshot) else {
        return Vec::new();
    };
    let mut runs: Vec<(u16, u16)> = Vec::new();
    let mut is_open = false;
    for at in 0..flat.bytes.len() {
        match (flat.mark(at), runs.last_mut()) {
            (ARRAY, Some((_, high))) if is_open => *high = at as u16 + 1,
            (ARRAY, _) => runs.push((at as u16, at as u16 + 1)),
            (UNINITIALISED, _) => is_open = false,
            _ => {}
        }
        is_open |= flat.mark(at) == ARRAY;
    }
    runs.into_iter().map(|(low, high)| Update::Indexed { snapshot, low, high }).collect()
}

/// [`LayerStack::fold`] for a chunk whose bytes are all known, before and after.
fn fold_known(below: &LayerStack, flat: &Flat, before: &[u8]) -> Option<LayerStack> {
    let (mut groups, mut count) = (0u64, 0);
    let pairs = before.chunks(64).zip(flat.bytes.chunks(64));
    for (group, (old, new)) in pairs.enumerate() {
        if old != new {
            groups |= 1 << (group % 64);
            count += old.iter().zip(new).filter(|(old, new)| old != new).count();
        }
    }
    if count == 0 {
        return None;
    }
    let length = flat.bytes.len();
    if LAYER + SparseBytes::room_for(count, groups) >= length || below.depth() >= MAX_DEPTH {
        return Some(LayerStack::of_bytes(&flat.bytes));
    }
    let is_in = |&group: &usize| groups >> group & 1 == 1;
    let candidates =
        (0..length.div_ceil(64)).filter(is_in).flat_map(|group| group * 64..length.min(group * 64 + 64));
    let changes = candidates.filter(|&at| before[at] != flat.bytes[at]);
    let update = Update::Bytes(SparseBytes::collect(changes.map(|at| (at, flat.bytes[at]))));
    Some(match below.under_joined(update, length) {
        // Many scattered bytes take long to lay out, but a path does so once in many changes.
        LayerStack::Layer(layer) if layer.update.room() * 2 >= length => LayerStack::of_bytes(&flat.bytes),
        stack => stack,
    })
}

impl Update {
    fn apply(&self, flat: &mut Flat) {
        match self {
            Self::Bytes(bytes) => {
                for (start, run) in bytes.runs() {
                    let range = start..start + run.len();
                    flat.bytes[range.clone()].copy_from_slice(run);
                    if let Some(marks) = &mut flat.marks {
                        if marks[range.clone()].iter().any(|mark| mark & TERM != 0) {
                            remove_terms(&mut flat.terms_at, start, run.len());
                        }
                        marks[range].fill(0);
                    }
                }
            }
            Self::Terms(terms) => {
                if flat.terms_at.is_empty() {
                    flat.terms_at = terms.iter().map(|&(start, stored)| (u32::from(start), stored)).collect();
                    for &(start, stored) in terms {
                        let (start, length) = (usize::from(start), usize::from(stored.length));
                        flat.marks_mut()[start..start + length].fill(TERM);
                    }
                    return;
                }
                for &(start, stored) in terms {
                    let (start, length) = (usize::from(start), usize::from(stored.length));
                    let range = start..start + length;
                    if flat.marks_mut()[range.clone()].iter().any(|mark| mark & TERM != 0) {
                        remove_terms(&mut flat.terms_at, start, length);
                    }
                    flat.terms_at.insert(start as u32, stored);
                    flat.marks_mut()[range].fill(TERM);
                }
            }
            &Self::Indexed { snapshot, low, high } => {
                let range = usize::from(low)..usize::from(high);
                remove_terms(&mut flat.terms_at, range.start, range.len());
                flat.snapshot = Some(snapshot);
                for mark in flat.marks_mut() {
                    *mark |= KEPT;
                }
                flat.marks_mut()[range].fill(ARRAY);
            }
            Self::Whole(whole) => flat.clone_from(whole),
        }
    }

    /// This update and the one right below it as one, if they are of one kind and the older is not much larger: so
    /// every byte is copied a few times at most, and a stack stays low.
    fn joined(&self, older: &Self) -> Option<Self> {
        match (self, older) {
            (Self::Bytes(new), Self::Bytes(old)) if old.len() <= new.len() * 2 => {
                Some(Self::Bytes(new.over(old)))
            }
            (Self::Terms(new), Self::Terms(old)) if old.len() <= new.len() * 2 => {
                let mut terms_at: BTreeMap<u32, StoredTerm> =
                    old.iter().map(|&(start, stored)| (u32::from(start), stored)).collect();
                for &(start, stored) in new {
                    remove_terms(&mut terms_at, usize::from(start), usize::from(stored.length));
                    terms_at.insert(u32::from(start), stored);
                }
                Some(Self::Terms(
                    terms_at.into_iter().map(|(start, stored)| (start as u16, stored)).collect(),
                ))
            }
            _ => None,
        }
    }

    /// How many bytes of the chunk the update determines; the updates of one change do not overlap.
    fn covers(&self, length: usize) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.len(),
            Self::Terms(terms) => terms.iter().map(|(_, stored)| usize::from(stored.length)).sum(),
            Self::Indexed { low: 0, high, .. } if usize::from(*high) == length => length,
            // Other updates of the same change may lie over it.
            Self::Indexed { .. } => 0,
            Self::Whole(_) => length,
        }
    }

    fn room(&self) -> usize {
        match self {
            Self::Bytes(bytes) => bytes.room(),
            Self::Terms(terms) => size_of_val(&**terms),
            Self::Indexed { .. } => 0,
            Self::Whole(flat) => flat.bytes.len() * 2,
        }
    }
}

/// Removes the terms over a range. The rest of a term that extends beyond the range is written by another layer of the same
/// change, so nothing of it has to be kept.
fn remove_terms(terms_at: &mut BTreeMap<u32, StoredTerm>, start: usize, length: usize) {
    if terms_at.is_empty() {
        return;
    }
    let near = start.saturating_sub(15) as u32..(start + length) as u32;
    let hit: Vec<u32> = terms_at
        .range(near)
        .filter(|(first, stored)| **first as usize + usize::from(stored.length) > start)
        .map(|(&first, _)| first)
        .collect();
    for first in hit {
        terms_at.remove(&first);
    }
}
