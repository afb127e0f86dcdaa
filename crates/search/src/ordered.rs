//! Depth first and breadth first: the newest or the oldest state.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeSet;

/// Selects by age.
pub struct Ordered {
    states: BTreeSet<StateId>,
    newest_first: bool,
}

impl Ordered {
    /// Depth first.
    pub fn newest_first() -> Self {
        Self { states: BTreeSet::new(), newest_first: true }
    }

    /// Breadth first.
    pub fn oldest_first() -> Self {
        Self { states: BTreeSet::new(), newest_first: false }
    }
}

impl Searcher for Ordered {
    fn add(&mut self, state: StateId, _: StateFacts) {
        self.states.insert(state);
    }

    fn remove(&mut self, state: StateId) {
        self.states.remove(&state);
    }

    fn select(&mut self, _: &dyn SearchContext, _: &mut Rng) -> Option<StateId> {
        if self.newest_first { self.states.last() } else { self.states.first() }.copied()
    }

    fn is_exact(&self) -> bool {
        true
    }
}
