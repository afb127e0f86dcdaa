//! λ arrays: rules on building them, and how a read of one becomes a term without them.
//!
//! Invariant: no term has a read of an array with a λ array at or below it. So evaluators, encoders and solvers of reads
//! never meet one. A read is instantiated level by level by [`ExprStore::instantiated`], which is not in a rule table: a
//! rule is left out when the effort of a call is spent, and this must not be.

use super::{Proposal, Rule, rules};
use crate::store::{Expr, ExprStore};
use crate::view::*;
use rustc_hash::FxHashMap;

pub(super) const SHIFTED: &[Rule] = rules![shifted_by_zero, shifted_twice];
pub(super) const OVERLAY: &[Rule] =
    rules![overlay_nothing, overlay_itself, overlay_again, overlay_everything];

/// `shifted(a, 0) = a`
fn shifted_by_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.a)
}

/// `shifted(shifted(a, x), y) = shifted(a, x + y)`
fn shifted_twice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Shifted { array, by } = p.va else { return None };
    Some(s.shifted(array, s.add(by, p.b)))
}

fn source_of(p: &Proposal) -> Option<Expr> {
    match p.view {
        View::Overlay { source, .. } => Some(source),
        _ => None,
    }
}

/// An overlay that starts at or behind its end, or outside of the array, changes nothing
fn overlay_nothing(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (start, end) = s.overlay_bounds(p.b);
    let is_empty = start == end || s.bounds(start).0 >= s.bounds(end).1;
    (is_empty || s.surely_outside(p.a, start)).then_some(p.a)
}

/// `overlay(a, bounds, a) = a`
fn overlay_itself(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (source_of(p)? == p.a).then_some(p.a)
}

/// `overlay(overlay(a, bounds, x), bounds, y) = overlay(a, bounds, y)`
fn overlay_again(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    match p.va {
        View::Overlay { array, bounds, .. } if bounds == p.b => {
            Some(s.overlay_within(array, bounds, source_of(p)?))
        }
        _ => None,
    }
}

/// An overlay of all elements with an array of the same size is that array
fn overlay_everything(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (bounds, source) = (p.constant_b()?, source_of(p)?);
    let (start, end) = (bounds as u64, bounds >> 64);
    let same_size = s.past_last(p.a) == s.past_last(source);
    (start == 0 && end >= s.past_last(p.a) && same_size).then_some(source)
}

/// An array term and an index: one element.
type Element = (Expr, Expr);

/// An element by its definition.
#[derive(Clone, Copy)]
enum Definition {
    /// This term.
    Byte(Expr),
    /// Another element.
    Same(Element),
    /// By a condition, this term or another element.
    Stored(Expr, Expr, Element),
    /// By a condition, one of two elements.
    Overlaid(Expr, Element, Element),
}

impl Definition {
    /// The other elements of which the element is made.
    fn parts(self) -> impl Iterator<Item = Element> {
        let parts = match self {
            Self::Byte(_) => [None, None],
            Self::Same(other) | Self::Stored(_, _, other) => [Some(other), None],
            Self::Overlaid(_, then, otherwise) => [Some(then), Some(otherwise)],
        };
        parts.into_iter().flatten()
    }
}

impl ExprStore {
    /// The read of an array with λ arrays as a term without them. Every element that takes part is made once, and none by
    /// recursion: an array may have many levels.
    pub(crate) fn instantiated(&self, array: Expr, index: Expr) -> Expr {
        let mut made: FxHashMap<Element, Expr> = FxHashMap::default();
        // An element is pushed again with its definition, to be made after the elements of which it is made.
        let mut open = vec![((array, index), None)];
        while let Some((element, definition)) = open.pop() {
            if made.contains_key(&element) {
                continue;
            }
            let Some(definition) = definition else {
                let definition = self.definition(element);
                open.push((element, Some(definition)));
                open.extend(definition.parts().map(|part| (part, None)));
                continue;
            };
            let byte = match definition {
                Definition::Byte(byte) => byte,
                Definition::Same(other) => made[&other],
                Definition::Stored(condition, value, below) => self.ite(condition, value, made[&below]),
                Definition::Overlaid(condition, then, below) => {
                    self.ite(condition, made[&then], made[&below])
                }
            };
            made.insert(element, byte);
        }
        made[&(array, index)]
    }

    fn definition(&self, (array, index): Element) -> Definition {
        if !self.has_lambda(array) {
            return Definition::Byte(self.select(array, index));
        }
        if self.surely_outside(array, index) {
            return Definition::Byte(self.constant(8, 0));
        }
        match self.view(array) {
            View::ArrayFilled { byte, .. } => self.element_of_filled(array, index, byte),
            View::Lambda { body } => Definition::Byte(self.with_bound_index(body, index)),
            View::Shifted { array, by } => Definition::Same((array, self.add(index, by))),
            View::Overlay { array, bounds, source } => self.element_of_overlay(array, index, bounds, source),
            View::Store { array, index: at, value } => self.element_of_store(array, index, at, value),
            _ => unreachable!("these five have λ arrays at or below them"),
        }
    }

    /// `filled(b, n)[i] = ite(i < n, b, 0)`
    fn element_of_filled(&self, array: Expr, index: Expr, byte: Expr) -> Definition {
        Definition::Byte(self.ite(self.is_inside(array, index), byte, self.constant(8, 0)))
    }

    /// `overlay(a, start, end, b)[i] = ite(start <= i && i < end, b[i], a[i])`, with `&& i < n` where `n` is the size of
    /// `a` and `b[i]` may be something else than 0 beyond it
    fn element_of_overlay(&self, array: Expr, index: Expr, bounds: Expr, source: Expr) -> Definition {
        let (start, end) = self.overlay_bounds(bounds);
        let past_last = self.past_last(array);
        let ends_inside = self.bounds(end).1 <= past_last || self.past_last(source) <= past_last;
        let mut condition = self.and(self.ule(start, index), self.ult(index, end));
        if !ends_inside {
            condition = self.and(condition, self.is_inside(array, index));
        }
        match self.constant_value(condition) {
            Some(0) => Definition::Same((array, index)),
            Some(_) => Definition::Same((source, index)),
            None => Definition::Overlaid(condition, (source, index), (array, index)),
        }
    }

    /// `store(a, j, v)[i] = ite(i == j && i < n, v, a[i])` for the size `n` of `a`, and `store(a, i, v)[i] = ite(i < n, v, 0)`
    fn element_of_store(&self, array: Expr, index: Expr, at: Expr, value: Expr) -> Definition {
        if at == index {
            return self.element_of_filled(array, index, value);
        }
        if self.indices_differ(at, index) {
            return Definition::Same((array, index));
        }
        let mut condition = self.eq(index, at);
        if !self.surely_inside(array, at) {
            condition = self.and(condition, self.is_inside(array, index));
        }
        Definition::Stored(condition, value, (array, index))
    }

    /// The condition that an index is below the size of an array.
    fn is_inside(&self, array: Expr, index: Expr) -> Expr {
        match self.surely_inside(array, index) {
            true => self.bool(true),
            false => self.ult(index, self.word(self.array_size(array))),
        }
    }
}
