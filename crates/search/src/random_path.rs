//! A random walk down the execution tree: the few states near the root get a fair share against the many states deep in
//! loops.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;

/// Selects by walking the execution tree.
pub struct RandomPath;

impl Searcher for RandomPath {
    fn add(&mut self, _: StateId, _: StateFacts) {}

    fn remove(&mut self, _: StateId) {}

    fn select(&mut self, context: &dyn SearchContext, rng: &mut Rng) -> Option<StateId> {
        context.random_leaf(rng)
    }
}
