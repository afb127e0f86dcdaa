//! Sets of byte values, and the set for which a condition on one input byte holds.
//!
//! In a lexer nearly every condition depends on one byte of the input. Such a condition is a set of at most 256 values,
//! and what a path knows about the byte is the intersection of such sets. The set of a condition is found by evaluation,
//! for the values that are asked for, and kept in the store.

use crate::store::{Expr, ExprStore, lock};
use crate::tape::Tape;
use crate::view::{BinaryOp, CompareOp, Symbol, View};
use loam_base::rng::mix;
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex};

/// A set of byte values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByteSet([u64; 4]);

/// How many shared sets a thread remembers; a power of two.
const REMEMBERED: usize = 256;

thread_local! {
    /// The sets that were shared last, each at a place that follows from its values.
    static SHARED: RefCell<Vec<Option<Arc<ByteSet>>>> = RefCell::new(vec![None; REMEMBERED]);
}

impl ByteSet {
    /// All values.
    pub const ALL: Self = Self([u64::MAX; 4]);
    /// No value.
    pub const EMPTY: Self = Self([0; 4]);

    /// The set to be kept by many: paths know the same few sets of most bytes, and share them.
    pub fn shared(self) -> Arc<Self> {
        let hash = self.0.iter().fold(0, |hash, &word| mix(hash ^ word));
        SHARED.with_borrow_mut(|shared| match &mut shared[hash as usize % REMEMBERED] {
            Some(known) if **known == self => Arc::clone(known),
            place => Arc::clone(place.insert(Arc::new(self))),
        })
    }

    /// The values of a range.
    pub fn range(range: RangeInclusive<u8>) -> Self {
        let below = |end: u32, word: u32| match end.saturating_sub(64 * word) {
            bits @ 0..64 => (1_u64 << bits) - 1,
            _ => u64::MAX,
        };
        let (start, end) = (u32::from(*range.start()), u32::from(*range.end()) + 1);
        Self(std::array::from_fn(|word| below(end, word as u32) & !below(start, word as u32)))
    }

    /// Adds a value.
    pub fn insert(&mut self, value: u8) {
        self.0[usize::from(value >> 6)] |= 1 << (value & 63);
    }

    /// Whether the value is in the set.
    pub fn contains(self, value: u8) -> bool {
        self.0[usize::from(value >> 6)] >> (value & 63) & 1 == 1
    }

    /// The values that both sets have.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// The values that at least one of the sets has.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The values that the other set does not have.
    #[must_use]
    pub fn difference(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Whether there is no value.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// How many values there are.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The least value, if there is one.
    pub fn least(self) -> Option<u8> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some((word as u32 * 64 + self.0[word].trailing_zeros()) as u8)
    }

    /// The only value, if there is exactly one.
    pub fn single(self) -> Option<u8> {
        if self.len() == 1 { self.least() } else { None }
    }

    /// The values, in order.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let value = rest.least()?;
            rest.0[usize::from(value >> 6)] &= rest.0[usize::from(value >> 6)] - 1;
            Some(value)
        })
    }
}

/// Most steps of the program of a condition, and most stores that its reads try: with all values they take a millisecond or two.
const MOST_STEPS: usize = 1 << 13;
/// Most levels of conjunctions, disjunctions and negations of which a set is made from the sets of the parts.
const MOST_LEVELS: usize = 256;
/// Conditions whose sets are kept.
const MOST_KEPT: usize = 1 << 18;

/// What is known of a condition on one byte.
#[derive(Clone, Copy)]
enum Known {
    /// The condition was evaluated with the values of `tried`, and holds with those of `holds`.
    Sets { tried: ByteSet, holds: ByteSet },
    /// The condition is too large.
    TooLarge,
}

/// The sets of conditions on one byte.
#[derive(Default)]
pub(crate) struct ByteSets(Mutex<FxHashMap<Expr, Known>>);

impl ByteSets {
    /// Forgets all sets.
    pub fn clear(&self) {
        *lock(&self.0) = FxHashMap::default();
    }

    /// About how many bytes the sets take.
    pub fn bytes(&self) -> usize {
        lock(&self.0).capacity() * (size_of::<(Expr, Known)>() + 1)
    }
}

impl ExprStore {
    /// The only symbolic byte that a term depends on, if there is one.
    pub fn only_symbol(&self, term: Expr) -> Option<Symbol> {
        match self.support(term) {
            &[symbol] => Some(symbol),
            _ => None,
        }
    }

    /// The values `among` which a condition on one byte holds; `None` if the condition depends on several bytes or is too
    /// large.
    pub fn satisfying(&self, condition: Expr, among: ByteSet) -> Option<ByteSet> {
        debug_assert_eq!(self.width(condition), 1);
        self.only_symbol(condition)?;
        self.satisfying_below(condition, among, MOST_LEVELS)
    }

    /// As [`satisfying`](Self::satisfying), for a condition that depends on at most one byte. Connectives are resolved on
    /// this many levels.
    fn satisfying_below(&self, condition: Expr, among: ByteSet, levels: usize) -> Option<ByteSet> {
        let Some(below) = levels.checked_sub(1) else {
            return self.satisfying_by_evaluation(condition, among);
        };
        match self.view(condition) {
            View::Constant(_) => Some(if self.is_true(condition) { among } else { ByteSet::EMPTY }),
            View::Binary(BinaryOp::Xor, a, b) if self.is_true(b) => {
                Some(among.difference(self.satisfying_below(a, among, below)?))
            }
            View::Binary(BinaryOp::And, a, b) => {
                let left = self.satisfying_below(a, among, below)?;
                self.satisfying_below(b, left, below)
            }
            View::Binary(BinaryOp::Or, a, b) => {
                let left = self.satisfying_below(a, among, below)?;
                Some(left.union(self.satisfying_below(b, among.difference(left), below)?))
            }
            View::Compare(op, a, b) => match self.range(op, a, b) {
                Some(range) => Some(among.intersection(range)),
                None => self.satisfying_by_evaluation(condition, among),
            },
            _ => self.satisfying_by_evaluation(condition, among),
        }
    }

    /// The values with which an unsigned comparison of a byte itself with a constant holds.
    fn range(&self, op: CompareOp, a: Expr, b: Expr) -> Option<ByteSet> {
        let constant = |term: Expr| self.constant_value(term).map(|value| value as u8);
        let (low, high) = match (op, self.is_byte(a), self.is_byte(b)) {
            (CompareOp::Eq, true, false) => (constant(b)?, Some(constant(b)?)),
            (CompareOp::Ult, true, false) => (0, constant(b)?.checked_sub(1)),
            (CompareOp::Ule, true, false) => (0, Some(constant(b)?)),
            (CompareOp::Ult, false, true) => match constant(a)?.checked_add(1) {
                Some(low) => (low, Some(u8::MAX)),
                None => (0, None),
            },
            (CompareOp::Ule, false, true) => (constant(a)?, Some(u8::MAX)),
            _ => return None,
        };
        Some(high.map_or(ByteSet::EMPTY, |high| ByteSet::range(low..=high)))
    }

    /// As [`satisfying`](Self::satisfying), by evaluation with each value that was not tried before.
    fn satisfying_by_evaluation(&self, condition: Expr, among: ByteSet) -> Option<ByteSet> {
        let known = lock(&self.byte_sets.0).get(&condition).copied();
        let (tried, mut holds) = match known {
            Some(Known::Sets { tried, holds }) => (tried, holds),
            Some(Known::TooLarge) => return None,
            None => (ByteSet::EMPTY, ByteSet::EMPTY),
        };
        let missing = among.difference(tried);
        if missing.is_empty() {
            return Some(holds.intersection(among));
        }
        let found = self.evaluate_with(condition, missing);
        let known = match found {
            Some(found) => {
                holds = holds.union(found);
                Known::Sets { tried: tried.union(missing), holds }
            }
            None => Known::TooLarge,
        };
        let mut kept = lock(&self.byte_sets.0);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        kept.insert(condition, known);
        found.map(|_| holds.intersection(among))
    }

    /// The values with which a condition on one byte holds.
    fn evaluate_with(&self, condition: Expr, values: ByteSet) -> Option<ByteSet> {
        let tape = Tape::compile(self, &[condition], MOST_STEPS).filter(|tape| tape.cost() <= MOST_STEPS)?;
        let values: Vec<u8> = values.values().collect();
        let mut holds = ByteSet::EMPTY;
        for (&value, result) in values.iter().zip(tape.evaluate_bytes(self, &values)) {
            if result != 0 {
                holds.insert(value);
            }
        }
        Some(holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sets_are_shared_and_others_stay_what_they_are() {
        let digits = ByteSet::range(b'0'..=b'9');
        assert!(Arc::ptr_eq(&digits.shared(), &digits.shared()));
        for last in 0..=u8::MAX {
            let set = ByteSet::range(0..=last);
            assert_eq!(*set.shared(), set);
        }
    }

    #[test]
    fn sets_have_the_values_that_were_inserted() {
        let mut set = ByteSet::EMPTY;
        for value in [200, 3, 63, 64] {
            set.insert(value);
        }
        assert_eq!(set.values().collect::<Vec<_>>(), [3, 63, 64, 200]);
        assert_eq!((set.len(), set.least(), set.single()), (4, Some(3), None));
        assert!(set.contains(64) && !set.contains(65));
        assert_eq!(set.difference(ByteSet::ALL), ByteSet::EMPTY);
        assert_eq!(ByteSet::ALL.difference(set).len(), 252);
        assert_eq!(ByteSet::ALL.values().count(), 256);
    }

    #[test]
    fn conditions_on_one_byte_are_sets() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 2);
        let byte = |offset| store.byte(Symbol { array, offset });
        let digit = store.ult(store.sub(byte(0), store.constant(8, 48)), store.constant(8, 10));
        let digits = store.satisfying(digit, ByteSet::ALL).expect("it depends on one byte");
        assert_eq!(digits.values().collect::<Vec<_>>(), (b'0'..=b'9').collect::<Vec<_>>());
        let even = store.eq(store.and(byte(0), store.constant(8, 1)), store.constant(8, 0));
        let even_digits = store.satisfying(even, digits).expect("it depends on one byte");
        assert_eq!(even_digits.values().collect::<Vec<_>>(), *b"02468");
        assert_eq!(store.satisfying(store.not(even), digits), Some(digits.difference(even_digits)));
        assert_eq!(store.satisfying(even, ByteSet::ALL).map(ByteSet::len), Some(128));
        assert_eq!(store.satisfying(store.ult(byte(0), byte(1)), ByteSet::ALL), None);
    }

    #[test]
    fn ranges_and_connectives_agree_with_evaluation() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 1);
        let byte = store.byte(Symbol { array, offset: 0 });
        for (low, high) in [(0, 255), (0, 0), (63, 64), (65, 191), (255, 255), (7, 3)] {
            let values: Vec<u8> = (low..=high).collect();
            assert_eq!(ByteSet::range(low..=high).values().collect::<Vec<_>>(), values);
        }
        let mut conditions = Vec::new();
        for value in [0, 1, 63, 64, 127, 128, 254, 255] {
            let constant = store.constant(8, value);
            for op in CompareOp::ALL {
                conditions.extend([store.compare(op, byte, constant), store.compare(op, constant, byte)]);
            }
        }
        conditions.retain(|&condition| store.only_symbol(condition).is_some());
        let negated: Vec<Expr> = conditions.iter().map(|&condition| store.not(condition)).collect();
        conditions.extend(negated);
        let pairs = conditions.iter().zip(conditions.iter().rev());
        let joined: Vec<Expr> = pairs.flat_map(|(&a, &b)| [store.and(a, b), store.or(a, b)]).collect();
        conditions.extend(joined.into_iter().filter(|&both| store.only_symbol(both).is_some()));
        for condition in conditions {
            let evaluated = store.evaluate_with(condition, ByteSet::ALL);
            assert_eq!(store.satisfying(condition, ByteSet::ALL), evaluated);
        }
    }
}
