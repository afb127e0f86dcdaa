//! Splitting: a large object that is accessed at a symbolic offset becomes pieces, and only the pieces that the access may touch
//! are part of its terms.
//!
//! A piece is a chunk of the object's contents (`loam_memory`); the object keeps its address and its bounds. What an access does
//! that may begin in several pieces is the policy's choice, as it is for several objects.

use loam_expr::{Expr, ExprStore};
use loam_memory::model::{Answer, ModelContext, Oracle, Resolved};
use loam_memory::object::ObjectInfo;
use loam_memory::value::Value;
use std::ops::Range;
use std::sync::Arc;

/// Which objects are split, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// Bytes of a piece, a multiple of 8.
    pub piece: u64,
    /// Only larger objects are split.
    pub threshold: u64,
}

/// Most pieces that are told apart; an access that may begin in more of them sees the pieces from the first to the last as one
/// array, or forks the path over these and the rest.
pub(crate) const MOST_PIECES: usize = 64;

/// Most pieces of an object; one that would have more stays whole.
const MOST_PIECES_OF_OBJECT: u64 = 1 << 16;

/// The pieces of an object in which an access at a symbolic offset may begin.
pub(crate) struct Reached {
    piece: u64,
    capacity: u64,
    /// The numbers of the pieces, ascending.
    pub numbers: Vec<u64>,
    /// Whether the access may begin in other pieces too.
    pub is_partial: bool,
    /// How far an access may extend into the next piece.
    overhang: u64,
    /// The bytes of the access.
    length: u64,
}

impl Split {
    /// Splits an object, unless it is small or was split before.
    pub(crate) fn split(self, context: &mut ModelContext<'_>, object: &Arc<ObjectInfo>) {
        let size = object.size.capacity();
        let is_large = size > self.threshold && size > self.piece;
        let is_huge = object.is_huge() || size.div_ceil(self.piece) > MOST_PIECES_OF_OBJECT;
        if is_large && !is_huge && context.space.piece_of(object).is_none() {
            context.space.split(context.oracle.store(), object, self.piece);
            context.figures.objects_split += 1;
            context.figures.at(context.point).split += 1;
        }
    }
}

impl Reached {
    /// The pieces in which an access at a symbolic offset may begin; `None` if the object is not split.
    pub fn of(context: &mut ModelContext<'_>, resolved: &Resolved, length: u64) -> Answer<Option<Self>> {
        let Value::Term(offset) = resolved.offset else { return Ok(None) };
        let Some(piece) = context.space.piece_of(&resolved.object) else { return Ok(None) };
        let capacity = resolved.object.size.capacity();
        let (numbers, is_partial) = begins_in(context.oracle, offset, piece, capacity)?;
        let overhang = if is_aligned(context.oracle.store(), offset, length) { 0 } else { length - 1 };
        Ok(Some(Self { piece, capacity, numbers, is_partial, overhang, length }))
    }

    /// The offsets at which an access may begin that begins in this piece.
    pub fn beginnings(&self, number: u64) -> Range<u64> {
        let start = number * self.piece;
        let end = (start + self.piece).min(self.capacity);
        start..(end + self.overhang + 1).saturating_sub(self.length).max(start + 1)
    }

    /// The offsets from the first piece to the last at which an access may begin.
    pub fn span(&self) -> Range<u64> {
        match (self.numbers.first(), self.numbers.last()) {
            (Some(&first), Some(&last)) if !self.is_partial => {
                self.beginnings(first).start..self.beginnings(last).end
            }
            _ => 0..u64::MAX,
        }
    }

    /// The bytes of all pieces that the access may touch, piece by piece.
    pub fn touched(&self) -> Vec<Range<u64>> {
        let count = self.capacity.div_ceil(self.piece);
        let mut numbers: Vec<u64> = match self.is_partial {
            true => (0..count).collect(),
            false => self.numbers.clone(),
        };
        if self.overhang > 0 {
            numbers.extend(self.numbers.iter().map(|number| number + 1).filter(|&next| next < count));
            numbers.sort_unstable();
            numbers.dedup();
        }
        let bytes = |number: u64| number * self.piece..((number + 1) * self.piece).min(self.capacity);
        numbers.into_iter().map(bytes).collect()
    }

    /// The condition for each piece that the access begins in it, and the condition that it begins in none of them if it may.
    pub fn cases(&self, store: &ExprStore, offset: Expr) -> Vec<Expr> {
        let begins = |&number: &u64| between(store, offset, number * self.piece..(number + 1) * self.piece);
        let mut cases: Vec<Expr> = self.numbers.iter().map(begins).collect();
        if self.is_partial {
            let any = cases.iter().fold(store.bool(false), |any, &case| store.or(any, case));
            cases.push(store.not(any));
        }
        cases
    }
}

/// Whether an access at this offset never lies in two pieces.
fn is_aligned(store: &ExprStore, offset: Expr, length: u64) -> bool {
    let zeros = store.fact(offset).zeros;
    matches!(length, 1 | 2 | 4 | 8) && zeros & u128::from(length - 1) == u128::from(length - 1)
}

fn between(store: &ExprStore, offset: Expr, range: Range<u64>) -> Expr {
    let length = store.word(range.end - range.start);
    store.ult(store.sub(offset, store.word(range.start)), length)
}

/// The numbers of the pieces that an offset may lie in, ascending, and whether there may be more than were looked for. As in the
/// search for objects, an example in a range shows one piece, and what lies below is searched before what lies above.
fn begins_in(oracle: &mut dyn Oracle, offset: Expr, piece: u64, capacity: u64) -> Answer<(Vec<u64>, bool)> {
    let (low, high) = oracle.bounds(offset);
    let last = (capacity - 1) / piece;
    let all = (low / piece).min(last)..(high / piece).min(last) + 1;
    if all.end - all.start == 1 {
        return Ok((vec![all.start], false));
    }
    let (mut found, mut open) = (Vec::new(), vec![(all, false)]);
    while let Some((range, is_seen)) = open.pop() {
        if is_seen {
            found.push(range.start);
            continue;
        }
        if range.is_empty() {
            continue;
        }
        if found.len() >= MOST_PIECES {
            return Ok((found, true));
        }
        let here = between(oracle.store(), offset, range.start * piece..range.end * piece);
        let Some(example) = oracle.any_example(offset, here)? else { continue };
        let number = example as u64 / piece;
        open.push((number + 1..range.end, false));
        open.push((number..number + 1, true));
        open.push((range.start..number, false));
    }
    Ok((found, false))
}
