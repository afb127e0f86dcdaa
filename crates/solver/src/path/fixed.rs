//! The bytes of the input that a new constraint fixes to one value.
//!
//! `x == 5` fixes the bytes of `x`; bounds fix the upper bytes that both bounds have in common: `i < 20` on a word
//! fixes all of its bytes but the lowest.

use super::IndependentSet;
use crate::assumptions::Assumptions;
use loam_expr::{BinaryOp, CompareOp, Expr, ExprStore, Symbol, View};

/// In larger independent sets only the facts of the new constraint are used.
const MOST_CONSTRAINTS: usize = 48;

/// The bytes that have one value only because of the new constraint of a set, sorted.
pub(super) fn by_constraint(store: &ExprStore, set: &IndependentSet, constraint: Expr) -> Vec<(Symbol, u8)> {
    if set.constraints.len() == 1 && leaves_several(store, constraint) {
        return Vec::new();
    }
    match set.constraints.len() <= MOST_CONSTRAINTS {
        true => set.assumptions(store).fixed_bytes(store),
        false => Assumptions::of(store, [constraint].into_iter()).fixed_bytes(store),
    }
}

/// A quick check that a constraint leaves several values: the usual comparison of one byte with a constant that is not
/// at the end of a range.
fn leaves_several(store: &ExprStore, constraint: Expr) -> bool {
    match store.view(constraint) {
        View::Compare(CompareOp::Eq, ..) => false,
        View::Compare(_, a, b) => {
            let (byte, constant) = if store.is_constant(a) { (b, a) } else { (a, b) };
            let is_far = |value: u128| (2..=0x7c).contains(&value) || (0x83..=0xfd).contains(&value);
            store.is_byte(byte) && store.constant_value(constant).is_some_and(is_far)
        }
        View::Binary(BinaryOp::Xor, a, b) if store.is_true(b) => match store.view(a) {
            // A byte that differs from a constant may have all other values.
            View::Compare(CompareOp::Eq, byte, constant) => {
                store.is_byte(byte) && store.is_constant(constant)
            }
            _ => false,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_skipped_leaves_several_values() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 1);
        let byte = store.byte(Symbol { array, offset: 0 });
        let mut skipped = 0;
        for value in 0..=255 {
            let constant = store.constant(8, value);
            for op in CompareOp::ALL {
                for (a, b) in [(byte, constant), (constant, byte)] {
                    for constraint in [store.compare(op, a, b), store.not(store.compare(op, a, b))] {
                        if !store.is_constant(constraint) && leaves_several(&store, constraint) {
                            skipped += 1;
                            let slow = Assumptions::of(&store, [constraint].into_iter());
                            assert_eq!(slow.fixed_bytes(&store), [], "{op:?} {value}");
                        }
                    }
                }
            }
        }
        assert!(skipped > 3000, "{skipped}");
    }
}
