//! Every state with the same chance.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeMap;

/// Selects uniformly.
#[derive(Default)]
pub struct RandomState {
    states: Vec<StateId>,
    /// Where each state stands in `states`.
    places: BTreeMap<StateId, usize>,
}

impl Searcher for RandomState {
    fn add(&mut self, state: StateId, _: StateFacts) {
        self.places.insert(state, self.states.len());
        self.states.push(state);
    }

    fn remove(&mut self, state: StateId) {
        if let Some(place) = self.places.remove(&state) {
            self.states.swap_remove(place);
            if let Some(&moved) = self.states.get(place) {
                self.places.insert(moved, place);
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
