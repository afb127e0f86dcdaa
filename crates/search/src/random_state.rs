//! Selects states uniformly at random.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeMap;

/// Selects uniformly.
#[derive(Default)]
pub struct RandomState {
    states: Vec<StateId>,
    /// The index of each state in `states`.
    indices: BTreeMap<StateId, usize>,
}

impl Searcher for RandomState {
    fn add(&mut self, state: StateId, _: StateFacts) {
        self.indices.insert(state, self.states.len());
        self.states.push(state);
    }

    fn remove(&mut self, state: StateId) {
        if let Some(place) = self.indices.remove(&state) {
            self.states.swap_remove(place);
            if let Some(&moved) = self.states.get(place) {
                self.indices.insert(moved, place);
            }
        }
    }

    fn select(&mut self, _: &dyn SearchContext, rng: &mut Rng) -> Option<StateId> {
        if self.states.is_empty() {
            return None;
        }
        Some(self.states[rng.below(self.states.len() as u64) as usize])
    }
}
