//! Conjunctions that belong to no path: simplified, and split into independent sets.

use crate::assumptions::Assumptions;
use crate::path::in_canonical_order;
use loam_expr::substitute::Substitution;
use loam_expr::{Expr, ExprStore, Symbol, View};
use std::collections::{BTreeMap, BTreeSet};

/// A conjunction without the bytes that it fixes to one value.
pub(crate) struct Reduced {
    /// In canonical order.
    pub conjuncts: Vec<Expr>,
    /// The values of the fixed bytes.
    pub values: Vec<(Symbol, u8)>,
}

/// The conjuncts with every byte that they fix replaced by its value. `None` if bounds and known bits show that they
/// contradict each other.
pub(crate) fn replace_fixed_bytes(store: &ExprStore, conjuncts: &[Expr]) -> Option<Reduced> {
    let (mut conjuncts, mut values) = (conjuncts.to_vec(), Vec::new());
    loop {
        let assumptions = Assumptions::of(store, conjuncts.iter().copied());
        let fixed: BTreeMap<Symbol, u8> = assumptions.fixed_bytes(store).into_iter().collect();
        let mut substitution = Substitution::new();
        let mut value = |part| match store.view(part) {
            View::Byte(symbol) => fixed.get(&symbol).map(|&value| store.constant(8, u128::from(value))),
            _ => None,
        };
        let before = conjuncts.clone();
        for conjunct in &mut conjuncts {
            *conjunct = substitution.apply(store, *conjunct, &mut value);
        }
        if assumptions.is_contradiction || conjuncts.iter().any(|&conjunct| store.is_false(conjunct)) {
            return None;
        }
        conjuncts.retain(|&conjunct| !store.is_true(conjunct));
        // An array that is read at a symbolic index still needs its bytes: these stay symbols.
        let needed = |symbol: &Symbol| conjuncts.iter().any(|&e| store.support(e).contains(symbol));
        let (kept, gone): (Vec<_>, Vec<_>) = fixed.into_iter().partition(|(symbol, _)| needed(symbol));
        let says =
            |(symbol, value): (Symbol, u8)| store.eq(store.byte(symbol), store.constant(8, value.into()));
        conjuncts.extend(kept.into_iter().map(says));
        values.extend(gone);
        in_canonical_order(store, &mut conjuncts);
        let mut before = before;
        in_canonical_order(store, &mut before);
        if conjuncts == before {
            return Some(Reduced { conjuncts, values });
        }
    }
}

/// The conjuncts in independent sets, which share no symbol with each other, each in canonical order.
pub(crate) fn independent_sets(store: &ExprStore, conjuncts: &[Expr]) -> Vec<Vec<Expr>> {
    let mut of_symbol: BTreeMap<Symbol, usize> = BTreeMap::new();
    let mut independent_sets: Vec<Vec<Expr>> = Vec::new();
    for &conjunct in conjuncts {
        let place = independent_sets.len();
        independent_sets.push(vec![conjunct]);
        let met: BTreeSet<usize> =
            store.support(conjunct).iter().filter_map(|symbol| of_symbol.get(symbol).copied()).collect();
        for other in met {
            let moved = std::mem::take(&mut independent_sets[other]);
            for symbol in moved.iter().flat_map(|&conjunct| store.support(conjunct)) {
                of_symbol.insert(*symbol, place);
            }
            independent_sets[place].extend(moved);
        }
        of_symbol.extend(store.support(conjunct).iter().map(|&symbol| (symbol, place)));
    }
    independent_sets.retain(|set| !set.is_empty());
    independent_sets.iter_mut().for_each(|set| in_canonical_order(store, set));
    independent_sets
}
