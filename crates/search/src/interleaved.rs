//! Several searchers take turns.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;

/// Lets its searchers select in turn.
pub struct Interleaved {
    searchers: Vec<Box<dyn Searcher>>,
    turn: usize,
}

impl Interleaved {
    /// Takes turns between these.
    pub fn new(searchers: Vec<Box<dyn Searcher>>) -> Self {
        Self { searchers, turn: 0 }
    }
}

impl Searcher for Interleaved {
    fn add(&mut self, state: StateId, facts: StateFacts) {
        self.searchers.iter_mut().for_each(|searcher| searcher.add(state, facts));
    }

    fn remove(&mut self, state: StateId) {
        self.searchers.iter_mut().for_each(|searcher| searcher.remove(state));
    }

    fn select(&mut self, context: &dyn SearchContext, rng: &mut Rng) -> Option<StateId> {
        self.turn = (self.turn + 1) % self.searchers.len().max(1);
        self.searchers.get_mut(self.turn)?.select(context, rng)
    }

    fn is_exact(&self) -> bool {
        self.searchers.iter().any(|searcher| searcher.is_exact())
    }
}
