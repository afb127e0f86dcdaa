//! A condition under which uninitialised bytes may be part of a value.
//!
//! Whether a value *depends* on uninitialised bytes is a hard query: it compares the value with itself for other bytes.
//! Mostly a simpler query suffices: an array that was written in part is read only at indices that were written. The condition
//! computed here is true for every input with which an uninitialised byte is part of the value; if no input of a path
//! satisfies it, the value does not depend on uninitialised bytes.

use loam_expr::{ArrayKind, BinaryOp, Expr, ExprStore, View};
use rustc_hash::FxHashMap;

/// Most terms that are visited; beyond it the condition is true.
const MOST_TERMS: usize = 20_000;

/// The condition under which uninitialised bytes may be part of a term.
pub(super) fn condition(store: &ExprStore, term: Expr) -> Expr {
    let mut reach = Reach { store, known: FxHashMap::default() };
    let mut open = vec![term];
    while let Some(&next) = open.last() {
        if reach.known.contains_key(&next) {
            open.pop();
        } else if reach.known.len() >= MOST_TERMS {
            return store.bool(true);
        } else {
            let before = open.len();
            open.extend(reach.waits_for(next));
            if open.len() == before {
                let condition = reach.of(next);
                reach.known.insert(next, condition);
            }
        }
    }
    reach.known[&term]
}

struct Reach<'s> {
    store: &'s ExprStore,
    /// The condition of a value; nothing for an array, which is read at an index.
    known: FxHashMap<Expr, Expr>,
}

impl Reach<'_> {
    fn is_clean(&self, term: Expr) -> bool {
        let arrays = self.store.support_arrays(term);
        !arrays.iter().any(|&array| self.store.array_info(array).kind == ArrayKind::Uninitialised)
    }

    /// The subterms whose conditions are needed first.
    fn waits_for(&self, term: Expr) -> Vec<Expr> {
        if self.is_clean(term) {
            return Vec::new();
        }
        let mut parts: Vec<Expr> = match self.store.view(term) {
            View::Select { array, index } => {
                self.writes(array).flat_map(|(at, value)| [at, value]).chain([index]).collect()
            }
            view => view.children().collect(),
        };
        parts.retain(|part| !self.known.contains_key(part));
        parts
    }

    /// Indices and values of the writes to an array, the last one first.
    fn writes(&self, array: Expr) -> impl Iterator<Item = (Expr, Expr)> {
        let mut below = array;
        std::iter::from_fn(move || match self.store.view(below) {
            View::Store { array, index, value } => {
                below = array;
                Some((index, value))
            }
            _ => None,
        })
    }

    fn of(&self, term: Expr) -> Expr {
        let store = self.store;
        if self.is_clean(term) {
            return store.bool(false);
        }
        let any = |parts: &[Expr]| {
            parts.iter().fold(store.bool(false), |any, part| store.or(any, self.known[part]))
        };
        match store.view(term) {
            View::Byte(_) => store.bool(true),
            View::Ite(condition, then, otherwise) => {
                let chosen = store.ite(condition, self.known[&then], self.known[&otherwise]);
                store.or(self.known[&condition], chosen)
            }
            View::Select { array, index } => store.or(self.known[&index], self.of_read(array, index)),
            // A mask without uninitialised bytes removes them where it is zero.
            View::Binary(BinaryOp::And, a, b) if self.is_clean(a) || self.is_clean(b) => {
                let (mask, masked) = if self.is_clean(a) { (a, b) } else { (b, a) };
                let lets_through = store.ne(mask, store.constant(store.width(mask), 0));
                store.and(lets_through, self.known[&masked])
            }
            view => any(&view.children().collect::<Vec<_>>()),
        }
    }

    /// The condition that a read at this index returns an uninitialised byte, or that the index of a write before it depends on
    /// uninitialised bytes.
    fn of_read(&self, array: Expr, index: Expr) -> Expr {
        let store = self.store;
        let writes: Vec<(Expr, Expr)> = self.writes(array).collect();
        let first = writes.iter().fold(array, |array, _| match store.view(array) {
            View::Store { array, .. } => array,
            _ => array,
        });
        writes.into_iter().rev().fold(store.bool(!self.is_clean(first)), |below, (at, value)| {
            let here = store.eq(index, at);
            store.or(self.known[&at], store.ite(here, self.known[&value], below))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::{ArrayInfo, Symbol};

    /// Four uninitialised bytes, of which two are written, and an index to read that an input chooses.
    #[test]
    fn only_reads_beside_what_was_written_are_reached() {
        let store = ExprStore::new();
        let info = ArrayInfo { name: "local".into(), ordinal: 0, size: 4, kind: ArrayKind::Uninitialised };
        let uninitialised = store.array_symbol(store.array_of_kind(info));
        let input = store.byte(Symbol { array: store.array("x", 0, 1), offset: 0 });
        let index = store.zext(input, 64);
        let written =
            [1, 2].iter().fold(uninitialised, |array, &at| store.store(array, store.word(at), input));
        let reached = condition(&store, store.select(written, index));
        for (value, expected) in [(0, true), (1, false), (2, false), (3, true)] {
            let replaced = loam_expr::substitute::substitute(&store, reached, &mut |part| {
                (part == input).then(|| store.constant(8, value))
            });
            assert_eq!(store.is_true(replaced), expected, "read at {value}");
        }
        let clean = condition(&store, index);
        assert!(!store.is_true(clean) && store.is_constant(clean));
    }
}
