//! Explores one subtree at a time while there are very many states.
//!
//! A search that is not depth-first keeps every state it has not selected yet, and each costs memory. Above a number of
//! states, the inner searcher selects one, and then the descendants of this state are selected, the newest first, until
//! none is left: a subtree ends before the next begins, and the number of states hardly grows any more.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeSet;

/// Most selections below one state before another one gets its turn: some have infinitely many descendants.
const MOST_SELECTIONS: u32 = 1 << 12;
/// Most hard queries below one state: with one hard query after another, few paths end.
const MOST_QUERIES: u64 = 4;

/// Wraps another searcher; above a number of states it finishes subtrees.
pub struct Finishing {
    inner: Box<dyn Searcher>,
    states: BTreeSet<StateId>,
    /// The number of states above which subtrees are finished.
    most: usize,
    newest: Option<StateId>,
    subtree: Option<Subtree>,
}

/// A state whose subtree is being finished.
struct Subtree {
    state: StateId,
    /// The newest state when the root was selected: all newer ones descend from the root.
    before: Option<StateId>,
    selections: u32,
    /// The number of hard queries before.
    queries: u64,
}

impl Finishing {
    /// Wraps a searcher, for runs with more than `most` states.
    pub fn new(inner: Box<dyn Searcher>, most: usize) -> Self {
        Self { inner, states: BTreeSet::new(), most, newest: None, subtree: None }
    }

    /// The newest descendant of the root.
    fn continued(&mut self, context: &dyn SearchContext) -> Option<StateId> {
        let queries = |subtree: &Subtree| context.queries() - subtree.queries;
        let subtree = self.subtree.as_mut().filter(|subtree| subtree.selections < MOST_SELECTIONS)?;
        if queries(subtree) > MOST_QUERIES {
            return None;
        }
        subtree.selections += 1;
        let newest = self.states.last().copied().filter(|&newest| Some(newest) > subtree.before);
        newest.or_else(|| self.states.get(&subtree.state).copied())
    }
}

impl Searcher for Finishing {
    fn add(&mut self, state: StateId, facts: StateFacts) {
        self.inner.add(state, facts);
        self.states.insert(state);
        self.newest = self.newest.max(Some(state));
    }

    fn remove(&mut self, state: StateId) {
        self.inner.remove(state);
        self.states.remove(&state);
    }

    fn select(&mut self, context: &dyn SearchContext, rng: &mut Rng) -> Option<StateId> {
        if self.states.len() <= self.most {
            self.subtree = None;
            return self.inner.select(context, rng);
        }
        if let Some(state) = self.continued(context) {
            return Some(state);
        }
        let state = self.inner.select(context, rng)?;
        self.subtree =
            Some(Subtree { state, before: self.newest, selections: 0, queries: context.queries() });
        Some(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;
    use crate::fixture::{Fixture, facts};

    /// States alike, after this many queries.
    fn after(queries: u64) -> Fixture {
        Fixture { facts: |_| facts(0.0, 0), queries }
    }

    fn add(searcher: &mut Finishing, states: std::ops::Range<u32>) {
        states.for_each(|state| searcher.add(StateId(state), facts(0.0, 0)));
    }

    #[test]
    fn descendants_come_first_above_the_limit_only() {
        let inner = by_name("bfs").expect("there is such a searcher");
        let mut searcher = Finishing::new(inner, 3);
        let mut rng = Rng::new(0);
        let mut select = |searcher: &mut Finishing| searcher.select(&after(0), &mut rng);
        add(&mut searcher, 0..3);
        assert_eq!(select(&mut searcher), Some(StateId(0)));
        // The oldest forks twice.
        searcher.remove(StateId(0));
        add(&mut searcher, 3..5);
        assert_eq!(select(&mut searcher), Some(StateId(1)), "chosen as always");
        assert_eq!(select(&mut searcher), Some(StateId(1)), "and again while it runs");
        searcher.remove(StateId(1));
        add(&mut searcher, 5..7);
        assert_eq!(select(&mut searcher), Some(StateId(6)), "its newest descendant");
        searcher.remove(StateId(6));
        assert_eq!(select(&mut searcher), Some(StateId(5)));
        searcher.remove(StateId(5));
        assert_eq!(select(&mut searcher), Some(StateId(2)), "few enough states");
    }

    #[test]
    fn where_queries_are_hard_something_else_begins() {
        let mut searcher = Finishing::new(by_name("bfs").expect("there is such a searcher"), 1);
        let mut rng = Rng::new(0);
        add(&mut searcher, 0..2);
        assert_eq!(searcher.select(&after(0), &mut rng), Some(StateId(0)));
        searcher.remove(StateId(0));
        add(&mut searcher, 2..4);
        let few = after(MOST_QUERIES);
        assert_eq!(searcher.select(&few, &mut rng), Some(StateId(3)));
        let many = after(MOST_QUERIES + 1);
        assert_eq!(searcher.select(&many, &mut rng), Some(StateId(1)), "as always");
    }
}
