//! Rules on arrays: reads at constant indices, reads over stores, stores that change nothing.

use super::{Proposal, Rule, rules};
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const SELECT: &[Rule] =
    rules![select_outside, select_leaf, select_through_stores, select_of_few_values];
pub(super) const STORE: &[Rule] = rules![store_outside, store_again, store_what_is_there, store_in_constant];

/// Most stores that one read skips.
const STORES_SEEN: u32 = 256;
/// Most stores that a read of a constant array may meet for it to be a choice.
const FEW_VALUES: usize = 4;
/// Constant arrays up to this size are copied when a constant is written into them.
const COPIED: u64 = 256;

impl ExprStore {
    /// A cheap check that two indices differ for every input.
    pub(super) fn indices_differ(&self, a: Expr, b: Expr) -> bool {
        if self.is_constant(a) && self.is_constant(b) {
            return a != b;
        }
        let offset = |e: Expr| self.with_constant(BinaryOp::Add, self.view(e)).unwrap_or((e, 0));
        let ((x, c), (y, d)) = (offset(a), offset(b));
        if x == y { c != d } else { self.surely_differ(a, b) }
    }

    /// Whether an index is below the size of an array for every input, as far as its bounds show.
    pub(super) fn surely_inside(&self, array: Expr, index: Expr) -> bool {
        self.bounds(index).1 < self.past_last(array)
    }

    /// Whether an index is at or beyond the size of an array for every input, as far as its bounds show.
    pub(super) fn surely_outside(&self, array: Expr, index: Expr) -> bool {
        self.bounds(index).0 >= self.past_last(array)
    }

    /// The index after the last one inside an array.
    pub(super) fn past_last(&self, array: Expr) -> u128 {
        match self.array_size(array) {
            u64::MAX => 1 << 64,
            size => u128::from(size),
        }
    }
}

/// A read at or beyond the size gives 0
fn select_outside(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.surely_outside(p.a, p.b).then(|| s.constant(8, 0))
}

/// A read of a symbolic or constant array at a constant index is that byte
fn select_leaf(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let index = p.constant_b()?;
    match p.va {
        View::ArraySymbol(array) => Some(s.byte(Symbol { array, offset: u32::try_from(index).ok()? })),
        View::ArrayConstant(bytes) => {
            let byte = s.bytes_of(bytes).get(usize::try_from(index).ok()?)?;
            Some(s.constant(8, u128::from(*byte)))
        }
        _ => None,
    }
}

/// `select(store(a, i, v), i)` is `v` (or 0 where `i` is outside); `select(store(a, j, v), i)` is `select(a, i)` where
/// `i` and `j` differ for every input
fn select_through_stores(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let mut array = p.a;
    for _ in 0..STORES_SEEN {
        match s.view(array) {
            View::Store { index, value, .. } if index == p.b => {
                if s.surely_inside(array, index) {
                    return Some(value);
                }
                let inside = s.ult(index, s.word(s.array_size(array)));
                return Some(s.ite(inside, value, s.constant(8, 0)));
            }
            View::Store { array: below, index, .. } if s.indices_differ(index, p.b) => array = below,
            _ => break,
        }
    }
    (array != p.a).then(|| s.select(array, p.b))
}

/// `select(store(a, j, v), i) = ite(i = j, v, select(a, i))` where `i` is inside, `a` is constant, and `j` may be `i`; the same for a
/// few stores. Stores at indices that differ from `i` for every input do not count: of a word that was stored, one byte may be met.
fn select_of_few_values(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (mut array, mut met) = (p.a, Vec::new());
    for _ in 0..STORES_SEEN {
        let below = match s.view(array) {
            View::Store { index, value, .. } if index == p.b => Some(value),
            View::Store { array: below, index, value } => {
                if !s.indices_differ(index, p.b) {
                    met.push((index, value));
                }
                if met.len() > FEW_VALUES {
                    return None;
                }
                array = below;
                None
            }
            View::ArrayConstant(_) if met.is_empty() => return None,
            View::ArrayConstant(bytes) => Some(match s.span_of(bytes).single() {
                Some(byte) => s.constant(8, u128::from(byte)),
                None => s.select(array, p.b),
            }),
            _ => return None,
        };
        if let Some(below) = below {
            let inside = !met.is_empty() && s.surely_inside(p.a, p.b);
            let choice = |rest, (index, value): (Expr, Expr)| s.ite(s.eq(p.b, index), value, rest);
            return inside.then(|| met.into_iter().rev().fold(below, choice));
        }
    }
    None
}

fn stored(p: &Proposal) -> Option<Expr> {
    match p.view {
        View::Store { value, .. } => Some(value),
        _ => None,
    }
}

/// A write at or beyond the size changes nothing
fn store_outside(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.surely_outside(p.a, p.b).then_some(p.a)
}

/// `store(store(a, i, v), i, w) = store(a, i, w)`
fn store_again(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    match p.va {
        View::Store { array, index, .. } if index == p.b => Some(s.store(array, index, stored(p)?)),
        _ => None,
    }
}

/// `store(a, i, select(a, i)) = a`, also for a constant `i`, where the read is one symbolic byte
fn store_what_is_there(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let there = match (s.view(stored(p)?), p.va) {
        (View::Select { array, index }, _) => array == p.a && index == p.b,
        (View::Byte(symbol), View::ArraySymbol(array)) => {
            symbol.array == array && p.constant_b() == Some(u128::from(symbol.offset))
        }
        _ => false,
    };
    there.then_some(p.a)
}

/// A constant written at a constant index of a small constant array gives a constant array
fn store_in_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::ArrayConstant(bytes) = p.va else { return None };
    let (at, byte) = (usize::try_from(p.constant_b()?).ok()?, s.constant_value(stored(p)?)?);
    if s.array_size(p.a) > COPIED {
        return None;
    }
    let mut bytes = s.bytes_of(bytes).to_vec();
    *bytes.get_mut(at)? = byte as u8;
    Some(s.array_constant(&bytes))
}
