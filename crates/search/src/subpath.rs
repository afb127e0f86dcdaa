//! Less travelled subpaths first: a state whose last forks, with the side taken at each, ran least often so far.
//!
//! The search of Li, Su, Wang and Li, "Steering symbolic execution to less traveled paths" (OOPSLA 2013). A loop that is
//! unrolled once more repeats its subpath and waits; code that is rarely executed, such as the handling of one option,
//! does not.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::{Rng, stable_hash};
use loam_state::StateId;
use std::collections::{BTreeMap, BTreeSet};

/// How many forks a subpath has.
const LENGTH: usize = 4;

/// Selects a state whose subpath was selected least often.
#[derive(Default)]
pub struct Subpath {
    /// How often states with a subpath were selected.
    selections: BTreeMap<u64, u32>,
    /// All states, those with the least known number of selections first. The number may have grown since.
    queue: BTreeSet<Entry>,
    entries: BTreeMap<StateId, Entry>,
}

/// A state in the queue: the number of selections, then a random order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    selections: u32,
    order: u64,
    state: StateId,
    subpath: u64,
}

impl Searcher for Subpath {
    fn add(&mut self, state: StateId, facts: StateFacts) {
        let subpath = facts.trail.subpath(LENGTH);
        let selections = self.selections.get(&subpath).copied().unwrap_or(0);
        let entry = Entry { selections, order: stable_hash(&state.0), state, subpath };
        self.queue.insert(entry);
        self.entries.insert(state, entry);
    }

    fn remove(&mut self, state: StateId) {
        if let Some(entry) = self.entries.remove(&state) {
            self.queue.remove(&entry);
        }
    }

    fn select(&mut self, _: &dyn SearchContext, _: &mut Rng) -> Option<StateId> {
        loop {
            let first = self.queue.pop_first()?;
            let known = self.selections.entry(first.subpath).or_insert(0);
            let is_least = *known == first.selections;
            *known += u32::from(is_least);
            let entry = Entry { selections: *known, ..first };
            self.queue.insert(entry);
            self.entries.insert(entry.state, entry);
            if is_least {
                return Some(entry.state);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, facts};
    use loam_state::Trail;

    const ALIKE: Fixture = Fixture { facts: |_| facts(0.0, 0), queries: 0 };

    #[test]
    fn a_subpath_that_was_not_selected_comes_before_one_that_was() {
        let (mut searcher, mut rng) = (Subpath::default(), Rng::new(0));
        let mut other = Trail::default();
        other.push(7, 1);
        for state in (0..10).map(StateId) {
            searcher.add(state, ALIKE.facts(state));
        }
        searcher.select(&ALIKE, &mut rng);
        searcher.add(StateId(10), StateFacts { trail: other, ..ALIKE.facts(StateId(10)) });
        assert_eq!(searcher.select(&ALIKE, &mut rng), Some(StateId(10)));
        searcher.select(&ALIKE, &mut rng);
        assert_eq!(searcher.select(&ALIKE, &mut rng), Some(StateId(10)), "both were selected once before");
        searcher.remove(StateId(10));
        assert!(searcher.select(&ALIKE, &mut rng).is_some_and(|state| state.0 < 10));
    }
}
