//! Selects states at random, in proportion to their weight: the likelihood of covering new code.
//!
//! Weights are in a binary indexed tree, so adding, removing and drawing are logarithmic. A state's weight changes as
//! others cover code; it is recomputed when the state is drawn, and the draw is repeated if the weight fell.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeMap;

/// Most draws repeated because a weight fell; then the last one counts.
const MAX_REDRAWS: usize = 16;

/// Selects in proportion to weight.
#[derive(Default)]
pub struct Weighted {
    /// State in each slot.
    slots: Vec<Option<StateId>>,
    weights: Vec<f64>,
    /// Sums over ranges of slots, as in a binary indexed tree.
    sums: Vec<f64>,
    slot_of: BTreeMap<StateId, usize>,
    free: Vec<usize>,
}

impl Weighted {
    fn set(&mut self, slot: usize, weight: f64) {
        self.weights[slot] = weight;
        // Sums are recomputed from the parts, not adjusted, because adjusted float sums would accumulate rounding
        // errors.
        let mut node = slot + 1;
        while node <= self.weights.len() {
            let span = node & node.wrapping_neg();
            let mut sum = self.weights[node - 1];
            let mut step = 1;
            while step < span {
                sum += self.sums[node - step - 1];
                step *= 2;
            }
            self.sums[node - 1] = sum;
            node += span;
        }
    }

    fn grow(&mut self) -> usize {
        let slot = self.slots.len();
        self.slots.push(None);
        self.weights.push(0.0);
        self.sums.push(0.0);
        slot
    }

    fn total(&self) -> f64 {
        let mut node = self.weights.len();
        let mut sum = 0.0;
        while node > 0 {
            sum += self.sums[node - 1];
            node -= node & node.wrapping_neg();
        }
        sum
    }

    /// The slot in which the prefix sum of weights exceeds `target`.
    fn find(&self, mut target: f64) -> Option<usize> {
        let mut position = 0;
        let mut step = self.weights.len().next_power_of_two();
        while step > 0 {
            let next = position + step;
            if next <= self.weights.len() && self.sums[next - 1] <= target {
                position = next;
                target -= self.sums[next - 1];
            }
            step /= 2;
        }
        // Rounding may carry the walk past the last state: take the nearest one that exists.
        (position..self.slots.len()).chain((0..position).rev()).find(|&slot| self.slots[slot].is_some())
    }
}

impl Searcher for Weighted {
    fn add(&mut self, state: StateId, facts: StateFacts) {
        let slot = self.free.pop().unwrap_or_else(|| self.grow());
        self.slots[slot] = Some(state);
        self.slot_of.insert(state, slot);
        self.set(slot, facts.weight);
    }

    fn remove(&mut self, state: StateId) {
        if let Some(slot) = self.slot_of.remove(&state) {
            self.slots[slot] = None;
            self.set(slot, 0.0);
            self.free.push(slot);
        }
    }

    fn select(&mut self, context: &dyn SearchContext, rng: &mut Rng) -> Option<StateId> {
        let mut drawn = None;
        for _ in 0..MAX_REDRAWS {
            let slot = self.find(rng.fraction() * self.total())?;
            let state = self.slots[slot]?;
            drawn = Some(state);
            let now = context.facts(state).weight;
            let before = self.weights[slot];
            if now != before {
                self.set(slot, now);
            }
            if now >= before * 0.5 {
                break;
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, facts};

    /// The weights of four states.
    const WEIGHTS: [f64; 4] = [1.0, 0.0, 3.0, 4.0];
    const WEIGHED: Fixture = Fixture { facts: |state| facts(WEIGHTS[state.0 as usize], 0), queries: 0 };

    #[test]
    fn draws_follow_the_weights() {
        let context = WEIGHED;
        let mut searcher = Weighted::default();
        for state in 0..4 {
            searcher.add(StateId(state), context.facts(StateId(state)));
        }
        searcher.remove(StateId(3));
        let mut rng = Rng::new(5);
        let mut drawn = [0; 4];
        for _ in 0..4000 {
            drawn[searcher.select(&context, &mut rng).unwrap().0 as usize] += 1;
        }
        assert_eq!((drawn[1], drawn[3]), (0, 0));
        assert!((800..1200).contains(&drawn[0]), "about a quarter: {drawn:?}");
    }

    #[test]
    fn a_state_without_weight_is_still_found_when_it_is_the_only_one() {
        let mut searcher = Weighted::default();
        searcher.add(StateId(0), facts(0.0, 0));
        assert_eq!(
            searcher.select(&Fixture { facts: |_| facts(0.0, 0), queries: 0 }, &mut Rng::new(1)),
            Some(StateId(0))
        );
    }
}
