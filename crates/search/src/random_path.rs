//! A random walk down the execution tree: states high up, of which there are few, get a fair share against the
//! crowds deep in loops.

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
