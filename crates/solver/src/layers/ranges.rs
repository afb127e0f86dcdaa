//! Bounds and known bits under the constraints of a path decide a condition.
//!
//! Two ways: what the constraints say about the condition's terms already makes it true or false; or the condition,
//! assumed together with them, is seen to contradict them.

use crate::assumptions::Assumptions;
use crate::chain::Feasible;
use crate::question::Question;
use loam_expr::ExprStore;

/// Constraints beyond which the layer costs more than it saves.
const MOST_CONSTRAINTS: usize = 200;

/// The answer, if bounds and bits give one.
pub fn decide(store: &ExprStore, question: &mut Question) -> Option<Feasible> {
    let condition = question.condition;
    let relevant = question.relevant();
    if relevant.groups().map(|group| group.constraints.len()).sum::<usize>() > MOST_CONSTRAINTS {
        return None;
    }
    let constraints: Vec<_> = relevant.constraints().collect();
    let mut assumptions = Assumptions::of(store, constraints.into_iter());
    match assumptions.fact(store, condition)?.constant() {
        Some(0) => return Some(Feasible::No),
        // The path is possible, so its own inputs are an example.
        Some(_) => return Some(Feasible::Yes),
        None => {}
    }
    assumptions.learn(store, condition);
    assumptions.is_contradiction.then_some(Feasible::No)
}
