//! Facts: abstract values of terms that hold for every input. A [`Fact`] is an interval of unsigned values together
//! with the bits known to be 0 and to be 1; each tightens the other.
//!
//! The fact of a node is computed from the facts of its operands when the node is made, by the functions of
//! `transfer.rs`, so it depends on the whole term and is read at no cost later. Nodes hold the number of their fact;
//! equal facts share one number, and reading takes no lock. A term whose fact leaves one value never becomes a node: it
//! is that constant.

use crate::concrete::{self, ones};
use crate::encoding::CONSTANT;
use crate::store::{Expr, ExprStore, lock};
use crate::view::{ExtendOp, View, Width};
use hashbrown::HashTable;
use loam_base::rng::mix;
use std::sync::Mutex;

/// The set of values a term may have: all values from `low` to `high` with no bit of `zeros` and every bit of `ones`.
///
/// Facts made by the functions here are reduced: `low` and `high` are in the set, and a bit that all values of the set
/// share is known. The bits above the term's width are among `zeros`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// Smallest unsigned value.
    pub low: u128,
    /// Greatest unsigned value.
    pub high: u128,
    /// The bits that are 0.
    pub zeros: u128,
    /// The bits that are 1.
    pub ones: u128,
}

impl Fact {
    /// The fact with all values of a width.
    #[inline]
    pub const fn top(width: Width) -> Self {
        Self { low: 0, high: ones(width), zeros: !ones(width), ones: 0 }
    }

    /// The fact of a constant.
    #[inline]
    pub const fn of_constant(width: Width, value: u128) -> Self {
        let value = concrete::truncate(width, value);
        Self { low: value, high: value, zeros: !value, ones: value }
    }

    /// The reduced fact of these bounds and bits; `None` if no value is left.
    pub fn new(low: u128, high: u128, zeros: u128, ones: u128) -> Option<Self> {
        if zeros & ones != 0 {
            return None;
        }
        let low = least_from(low, zeros, ones)?;
        // The greatest value up to a bound is the least from it on with all bits flipped.
        let high = !least_from(!high, ones, zeros)?;
        if low > high {
            return None;
        }
        // Every value between shares the leading bits that both ends share.
        let shared = match low ^ high {
            0 => u128::MAX,
            differing => !(u128::MAX >> differing.leading_zeros()),
        };
        Some(Self { low, high, zeros: zeros | !low & shared, ones: ones | low & shared })
    }

    /// The intersection of both facts; `None` if they contradict each other.
    pub fn meet(&self, other: &Self) -> Option<Self> {
        let (low, high) = (self.low.max(other.low), self.high.min(other.high));
        Self::new(low, high, self.zeros | other.zeros, self.ones | other.ones)
    }

    /// The least fact that contains the values of both facts, nearly.
    pub fn join(&self, other: &Self) -> Self {
        let (low, high) = (self.low.min(other.low), self.high.max(other.high));
        let (zeros, ones) = (self.zeros & other.zeros, self.ones & other.ones);
        // Both bounds are values of one of the two facts, so the result is not empty.
        Self::new(low, high, zeros, ones).unwrap_or(Self { low, high, zeros, ones })
    }

    /// The only value, if there is only one.
    #[inline]
    pub fn constant(&self) -> Option<u128> {
        (self.low == self.high).then_some(self.low)
    }

    /// Whether only one value is left.
    #[inline]
    pub fn is_constant(&self) -> bool {
        self.low == self.high
    }

    /// Whether the value is in the set.
    pub fn contains(&self, value: u128) -> bool {
        self.low <= value && value <= self.high && value & self.zeros == 0 && !value & self.ones == 0
    }

    /// The bits that may be 1.
    #[inline]
    pub fn maybe_ones(&self) -> u128 {
        !self.zeros
    }

    /// Smallest and greatest value of a term of `width` bits read as a signed number.
    pub fn signed_bounds(&self, width: Width) -> (i128, i128) {
        let sign = 1 << (width - 1);
        let (mut least, mut greatest) = (self.low, self.high);
        if (self.zeros | self.ones) & sign == 0 {
            least = least_from(self.low.max(sign), self.zeros, self.ones).unwrap_or(sign);
            let turned = least_from(!self.high.min(sign - 1), self.ones, self.zeros);
            greatest = turned.map_or(sign - 1, |turned| !turned);
        }
        (concrete::signed(width, least), concrete::signed(width, greatest))
    }
}

/// The least value from `low` on with no bit of `zeros` and every bit of `ones`.
#[inline]
fn least_from(low: u128, zeros: u128, ones: u128) -> Option<u128> {
    let wrong = low & zeros | !low & ones;
    if wrong == 0 {
        return Some(low);
    }
    let highest = 127 - wrong.leading_zeros();
    let below = |bit: u32| (1u128 << bit) - 1;
    if ones >> highest & 1 == 1 {
        // The bit has to become 1; bits above it stay, bits below it become as small as possible.
        let rest = below(highest);
        return Some(low & !rest | 1 << highest | ones & rest);
    }
    // The bit has to become 0, so a bit above it has to become 1: the lowest that can.
    let may_grow = !(low | zeros | below(highest) | 1 << highest);
    let bit = may_grow.trailing_zeros();
    (bit < 128).then(|| low & !below(bit) | 1 << bit | ones & below(bit))
}

const SHARDS: usize = 16;

/// All facts of nodes, each once. Number `w` is the top of width `w`.
pub(crate) struct FactTable {
    facts: boxcar::Vec<Fact>,
    numbers: [Mutex<HashTable<u32>>; SHARDS],
}

impl FactTable {
    pub fn new() -> Self {
        let facts = (0..=128).map(Fact::top).collect();
        Self { facts, numbers: [const { Mutex::new(HashTable::new()) }; SHARDS] }
    }

    pub fn bytes(&self) -> usize {
        let entry = size_of::<u32>() + 1;
        let tables: usize = self.numbers.iter().map(|shard| lock(shard).capacity() * entry).sum();
        self.facts.count() * size_of::<Fact>() + tables
    }

    /// The number of the fact of a term of `width` bits.
    pub fn number(&self, width: Width, fact: &Fact) -> u64 {
        if *fact == Fact::top(width) {
            return u64::from(width);
        }
        let hash = hash_fact(fact);
        let mut numbers = lock(&self.numbers[(hash >> 32) as usize % SHARDS]);
        if let Some(&number) = numbers.find(hash, |&number| self.facts[number as usize] == *fact) {
            return u64::from(number);
        }
        let number = self.facts.push(*fact) as u32;
        numbers.insert_unique(hash, number, |&number| hash_fact(&self.facts[number as usize]));
        u64::from(number)
    }
}

/// The number of a fact that the store keeps: four bytes, where the fact itself has 64.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FactId(u32);

fn hash_fact(fact: &Fact) -> u64 {
    [fact.low, fact.high, fact.zeros, fact.ones]
        .into_iter()
        .fold(0, |hash, part| mix(hash ^ part as u64).wrapping_add((part >> 64) as u64))
}

impl ExprStore {
    /// The fact of a term. Arrays have no value: theirs is the fact of width 0.
    #[inline]
    pub fn fact(&self, e: Expr) -> Fact {
        let (tag, width, args) = self.nodes.shape(e.index());
        match (tag, width) {
            (CONSTANT, _) => Fact::of_constant(width, self.constant_bits(e, args)),
            (_, 0) => Fact::top(0),
            _ => self.facts.facts[self.nodes.fact(e.index()) as usize],
        }
    }

    /// Keeps a fact about a term of `width` bits, for as long as the store lives. Equal facts have one number.
    pub fn keep_fact(&self, width: Width, fact: &Fact) -> FactId {
        FactId(self.facts.number(width, fact) as u32)
    }

    /// The fact with this number.
    #[inline]
    pub fn kept_fact(&self, fact: FactId) -> Fact {
        self.facts.facts[fact.0 as usize]
    }

    /// A superset of the bits that are 1 for some input; the other bits are 0 for every input.
    #[inline]
    pub fn maybe_ones(&self, e: Expr) -> u128 {
        self.fact(e).maybe_ones()
    }

    /// Bits that are 1 for every input.
    #[inline]
    pub fn must_ones(&self, e: Expr) -> u128 {
        self.fact(e).ones
    }

    /// Bounds of the unsigned value of the term, not necessarily tight.
    #[inline]
    pub fn bounds(&self, e: Expr) -> (u128, u128) {
        let fact = self.fact(e);
        (fact.low, fact.high)
    }

    /// Bounds of the signed value of the term, not necessarily tight.
    pub fn signed_bounds(&self, e: Expr) -> (i128, i128) {
        // Unsigned bounds cannot express a small signed range around zero, so the operand of an extension is used.
        let e = match self.view(e) {
            View::Extend(ExtendOp::Sign, of) => of,
            _ => e,
        };
        match self.width(e) {
            0 => (0, 0),
            width => self.fact(e).signed_bounds(width),
        }
    }

    /// The number of lower bits outside of which the term is always 0.
    #[inline]
    pub fn significant_bits(&self, e: Expr) -> Width {
        (128 - self.fact(e).high.leading_zeros()) as Width
    }

    /// Whether two terms of one width have different values for every input, as far as their facts show.
    pub(crate) fn surely_differ(&self, a: Expr, b: Expr) -> bool {
        self.fact(a).meet(&self.fact(b)).is_none()
    }

    /// Whether the sign bit is 0 for every input.
    pub(crate) fn is_never_negative(&self, e: Expr) -> bool {
        self.significant_bits(e) < self.width(e)
    }
}
