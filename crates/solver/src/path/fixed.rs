//! Which bytes of the input a new constraint fixes to one value.
//!
//! `x == 5` fixes the bytes of `x`; so do bounds as far as they have a common beginning: `i < 20` on a word fixes all of
//! its bytes but the lowest.

use crate::assumptions::Assumptions;
use loam_expr::{Expr, ExprStore, Symbol};

/// In larger groups only the new constraint itself is looked at.
const MOST_CONSTRAINTS: usize = 48;

/// The bytes that have one value only because of the new constraint of a group, sorted.
pub(super) fn by_constraint(store: &ExprStore, group: &[Expr], constraint: Expr) -> Vec<(Symbol, u8)> {
    let alone = [constraint];
    let constraints = if group.len() <= MOST_CONSTRAINTS { group } else { &alone };
    Assumptions::of(store, constraints.iter().copied()).fixed_bytes(store)
}
