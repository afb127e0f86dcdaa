//! Bounds and known bits under the constraints of a path decide a condition.
//!
//! Two ways: what the constraints say about the condition's terms already makes it true or false; or the condition,
//! assumed together with them, is seen to contradict them.

use crate::assumptions::Assumptions;
use crate::chain::SatResult;
use crate::query::Query;
use loam_expr::ExprStore;

/// Constraints beyond which the layer costs more than it saves.
const MOST_CONSTRAINTS: usize = 200;

/// The answer, if bounds and bits give one.
pub fn decide(store: &ExprStore, query: &mut Query) -> Option<SatResult> {
    let condition = query.condition;
    let relevant = query.relevant();
    if relevant.independent_sets().map(|set| set.constraints.len()).sum::<usize>() > MOST_CONSTRAINTS {
        return None;
    }
    let constraints: Vec<_> = relevant.constraints().collect();
    let mut assumptions = Assumptions::of(store, constraints.into_iter());
    match assumptions.fact(store, condition)?.constant() {
        Some(0) => return Some(SatResult::Unsat),
        // The path is possible, so its own inputs are an example.
        Some(_) => return Some(SatResult::Sat),
        None => {}
    }
    assumptions.learn(store, condition);
    assumptions.is_contradiction.then_some(SatResult::Unsat)
}
