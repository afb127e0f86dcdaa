//! Bounds and known bits under the constraints of a path decide a condition.
//!
//! Either the facts that follow from the constraints make the condition true or false; or the facts that follow from
//! the constraints and the condition together contradict each other.

use crate::chain::SatResult;
use crate::query::Query;
use loam_expr::ExprStore;

/// Constraints beyond which the layer costs more than it saves.
const MOST_CONSTRAINTS: usize = 200;

/// The result, if bounds and bits decide the query.
pub fn decide(store: &ExprStore, query: &mut Query) -> Option<SatResult> {
    let condition = query.condition;
    let relevant = query.relevant();
    if relevant.independent_sets().map(|set| set.constraints.len()).sum::<usize>() > MOST_CONSTRAINTS {
        return None;
    }
    let mut assumptions = relevant.assumptions(store);
    match assumptions.fact(store, condition)?.constant() {
        Some(0) => return Some(SatResult::Unsat),
        // The path is feasible, so its cached model satisfies the condition.
        Some(_) => return Some(SatResult::Sat),
        None => {}
    }
    assumptions.learn(store, condition);
    assumptions.is_contradiction.then_some(SatResult::Unsat)
}
