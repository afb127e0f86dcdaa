//! Which bytes of the input a constraint fixes to one value.
//!
//! `x == 5` fixes the bytes of `x`; so do bounds as far as they have a common beginning: `i < 20` on a word fixes all of
//! its bytes but the lowest.

use loam_expr::concrete::ones;
use loam_expr::{CompareOp, Expr, ExprStore, Symbol, View};

/// The bytes that have one value only because of a new constraint of a group; each once, sorted.
pub(super) fn by_constraint(store: &ExprStore, group: &[Expr], constraint: Expr) -> Vec<(Symbol, u8)> {
    let _ = group;
    let mut found = Vec::new();
    if let View::Compare(CompareOp::Eq, term, constant) = store.view(constraint)
        && let Some(value) = store.constant_value(constant)
    {
        below(store, term, ones(store.width(term)), value, &mut found);
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// The bytes below a term that have one value only if the bits `known` of the term are those of `value`.
fn below(store: &ExprStore, term: Expr, known: u128, value: u128, found: &mut Vec<(Symbol, u8)>) {
    let mut open = vec![(term, known, value)];
    while let Some((term, known, value)) = open.pop() {
        let mask = ones(store.width(term));
        match store.view(term) {
            View::Byte(symbol) if known & mask == mask => found.push((symbol, (value & mask) as u8)),
            View::Concat { high, low } => {
                let seam = store.width(low);
                open.extend([(low, known, value), (high, known >> seam, value >> seam)]);
            }
            View::Extend(_, of) => open.push((of, known, value)),
            _ => {}
        }
    }
}
