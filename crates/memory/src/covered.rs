//! What a range that is about to be written makes useless: writes that lie within it on this path.
//!
//! Without them a loop of fills and writes keeps a chain of a few writes, however often it runs.

use crate::flat::FlatArray;
use crate::model::Oracle;
use loam_expr::{Expr, ExprStore, View};
use std::ops::Range;

/// Most writes that are looked at, the latest first.
const MOST: usize = 8;

/// An array without its latest writes that lie within bounds.
pub(crate) fn uncovered(oracle: &mut dyn Oracle, array: FlatArray, bounds: &Range<Expr>) -> FlatArray {
    let bytes = without(oracle, array.bytes, bounds);
    FlatArray { bytes, mask: array.mask.map(|mask| without(oracle, mask, bounds)) }
}

fn without(oracle: &mut dyn Oracle, mut array: Expr, bounds: &Range<Expr>) -> Expr {
    for _ in 0..MOST {
        let Some((below, outside)) = latest_write(oracle.store(), array, bounds) else { break };
        if oracle.may_be_true(outside) != Ok(false) {
            break;
        }
        array = below;
    }
    array
}

/// The array before the latest write, and the condition that this write lies outside of the bounds in part.
fn latest_write(store: &ExprStore, array: Expr, bounds: &Range<Expr>) -> Option<(Expr, Expr)> {
    let (below, first, end) = match store.view(array) {
        View::Store { array, index, .. } => (array, index, store.add(index, store.word(1))),
        View::Overlay { array, bounds, .. } => {
            let (start, end) = store.overlay_bounds(bounds);
            (array, start, end)
        }
        _ => return None,
    };
    let is_within = store.and(store.ule(bounds.start, first), store.ule(end, bounds.end));
    Some((below, store.not(is_within)))
}
