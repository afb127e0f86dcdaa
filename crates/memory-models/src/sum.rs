//! An address as one of several known pointers plus an offset, such as `rows[i] + j` or an entry of a table.
//!
//! The pointers are the leaves of the address term: the values of a choice, or the entries of a constant table. What is asked about
//! the address is answered pointer by pointer, as far as the bounds of the offset allow it; and the pointers of an address can
//! be replaced, which translates the address to an index of an array in which the objects lie elsewhere.

use crate::layout::Layout;
use crate::pointer::choices;
use loam_expr::{BinaryOp, Choices, Expr, ExprStore, View};
use loam_memory::Address;
use loam_memory::model::Oracle;
use loam_memory::object::AddressRange;
use std::collections::BTreeSet;

/// Most summands of an address that are looked at.
const MOST_SUMMANDS: usize = 6;
/// Largest difference between two values of the offset.
const LARGEST_SPREAD: u64 = 1 << 16;
/// A summand whose values are all smaller is no pointer.
const LOWEST_POINTER: u128 = 1 << 16;
/// Most entries of a table that are looked at.
const MOST_ENTRIES: usize = 4096;
/// Most pointers that a condition compares a table entry with.
const MOST_COMPARED: usize = 8;
/// Most decisions in a term.
const MOST_DECISIONS: usize = 1024;

/// An address that is one of several pointers plus an offset.
pub(crate) struct Sum {
    pointers: Pointers,
    /// To be added to each of the pointers.
    shift: u64,
    offset: Option<Expr>,
    /// Bounds of the offset on this path, both included.
    low: u64,
    high: u64,
}

/// The pointers of an address.
enum Pointers {
    /// The values of a choice: it is known when the address is computed from which of them.
    Chosen(Choices),
    /// The entries of a table from which this term is read. The path may rule some of them out.
    Entries(Expr, BTreeSet<u128>),
}

impl Pointers {
    fn of(oracle: &dyn Oracle, term: Expr) -> Option<Self> {
        let pointers = match choices(oracle, term) {
            Some(choices) => Self::Chosen(choices),
            None => Self::Entries(term, oracle.store().possible_values(term, &bounds(oracle), MOST_ENTRIES)?),
        };
        pointers.values().iter().any(|&value| value >= LOWEST_POINTER).then_some(pointers)
    }

    fn values(&self) -> Vec<u128> {
        match self {
            Self::Chosen(choices) => choices.values().collect(),
            Self::Entries(_, values) => values.iter().copied().collect(),
        }
    }

    /// The condition that the pointer is one of those for which `wanted` is true, if it is not too long.
    fn among(&self, store: &ExprStore, wanted: impl Fn(u128) -> bool) -> Option<Expr> {
        let (term, values) = match self {
            Self::Chosen(choices) => return Some(choices.among(store, wanted)),
            Self::Entries(term, values) => (*term, values),
        };
        let (yes, no): (Vec<u128>, Vec<u128>) = values.iter().partition(|&&value| wanted(value));
        let is_one_of = |some: &[u128]| {
            let equal = some.iter().map(|&value| store.eq(term, store.word(value as u64)));
            equal.fold(store.bool(false), |any, one| store.or(any, one))
        };
        match (yes.len(), no.len()) {
            (..=MOST_COMPARED, _) if yes.len() <= no.len() => Some(is_one_of(&yes)),
            (_, ..=MOST_COMPARED) => Some(store.not(is_one_of(&no))),
            _ => None,
        }
    }
}

/// Bounds of a term on the path.
fn bounds(oracle: &dyn Oracle) -> impl Fn(Expr) -> (u128, u128) {
    |term| {
        let (low, high) = oracle.bounds(term);
        (u128::from(low), u128::from(high))
    }
}

impl Sum {
    /// The pointers and the offset of an address, if it has this form.
    pub fn of(oracle: &dyn Oracle, address: Expr) -> Option<Self> {
        let store = oracle.store();
        let (mut pointers, mut shift, mut offset) = (None, 0u64, None);
        for summand in summands(store, address)? {
            if let Some(constant) = store.as_u64(summand) {
                shift = shift.wrapping_add(constant);
            } else if let Some(found) = pointers.is_none().then(|| Pointers::of(oracle, summand)).flatten() {
                pointers = Some(found);
            } else {
                offset = Some(offset.map_or(summand, |sum| store.add(sum, summand)));
            }
        }
        let (low, high) = offset.map_or((0, 0), |offset| oracle.bounds(offset));
        let pointers = pointers.filter(|_| high - low <= LARGEST_SPREAD)?;
        Some(Self { pointers, shift, offset, low, high })
    }

    /// Whether the path may rule some of the pointers out.
    pub fn is_superset(&self) -> bool {
        matches!(self.pointers, Pointers::Entries(..))
    }

    /// The addresses that each of the pointers can lead to.
    pub fn ranges(&self) -> impl Iterator<Item = AddressRange> {
        self.pointers.values().into_iter().map(|pointer| self.range(pointer))
    }

    /// The addresses that one of the pointers can lead to. Addresses behind the last one do not occur in objects.
    fn range(&self, pointer: u128) -> AddressRange {
        let first = Address((pointer as u64).wrapping_add(self.shift).wrapping_add(self.low));
        AddressRange { first, last: first.saturating_add(self.high - self.low) }
    }

    /// The condition that the address lies in one of these ranges, given in order of their addresses, if each of the pointers
    /// leads into one of them always or into none ever.
    pub fn within(&self, store: &ExprStore, ranges: &[AddressRange]) -> Option<Expr> {
        let reached = |values: AddressRange| {
            let below = ranges.partition_point(|range| range.last < values.first);
            ranges.get(below).map(|range| range.intersection(values)).filter(|common| !common.is_empty())
        };
        let is_clear = |values: AddressRange| reached(values).is_none_or(|common| common == values);
        if !self.ranges().all(is_clear) {
            return None;
        }
        self.pointers.among(store, |pointer| reached(self.range(pointer)).is_some())
    }

    /// The index in an array of parts of objects, if each of the pointers leads into one part at most.
    pub fn index(&self, store: &ExprStore, oracle: &dyn Oracle, layout: &Layout) -> Option<Expr> {
        if !self.ranges().all(|values| layout.is_in_one_part(values)) {
            return None;
        }
        let moved = |pointer: u128| Some(layout.index_of(self.range(pointer).first)?.wrapping_sub(self.low));
        let start = match &self.pointers {
            Pointers::Chosen(choices) => {
                choices.decide(store, MOST_DECISIONS, |pointer| Some(store.word(moved(pointer)?)))?
            }
            Pointers::Entries(term, _) => {
                let moved = |pointer| moved(pointer).map(u128::from);
                store.with_entries(*term, &bounds(oracle), &moved)?
            }
        };
        Some(self.offset.map_or(start, |offset| store.add(start, offset)))
    }
}

/// The summands of a sum; `None` if there are too many.
fn summands(store: &ExprStore, sum: Expr) -> Option<Vec<Expr>> {
    let (mut open, mut found) = (vec![sum], Vec::new());
    while let Some(next) = open.pop() {
        match store.view(next) {
            View::Binary(BinaryOp::Add, a, b) => open.extend([b, a]),
            _ => found.push(next),
        }
        if open.len() + found.len() > MOST_SUMMANDS {
            return None;
        }
    }
    Some(found)
}
