//! Finishes what was begun while there are very many states.
//!
//! A search that spreads out keeps every state it has not chosen yet, and each costs memory. Above a number of states, one
//! is chosen as always, and then its descendants come first, the newest of them before the others, until none is left: what
//! was begun ends before something else begins, and the number of states hardly grows any more.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeSet;

/// Choices below one state before another one gets its turn: some have no end of descendants.
const MOST_CHOICES: u32 = 1 << 12;
/// And hard queries: where they come one after another, little gets finished.
const MOST_QUESTIONS: u64 = 4;

/// Another searcher, held back above a number of states.
pub struct Finishing {
    inner: Box<dyn Searcher>,
    states: BTreeSet<StateId>,
    /// As many states may spread out.
    most: usize,
    newest: Option<StateId>,
    begun: Option<Begun>,
}

/// A state that is being finished.
struct Begun {
    state: StateId,
    /// The newest state there was when it was chosen: all newer ones descend from it.
    before: Option<StateId>,
    choices: u32,
    /// Hard queries that were asked before.
    queries: u64,
}

impl Finishing {
    /// Holds a searcher back while there are more than `most` states.
    pub fn new(inner: Box<dyn Searcher>, most: usize) -> Self {
        Self { inner, states: BTreeSet::new(), most, newest: None, begun: None }
    }

    /// The newest state of those that descend from the one begun with.
    fn continued(&mut self, context: &dyn SearchContext) -> Option<StateId> {
        let asked = |begun: &Begun| context.queries() - begun.queries;
        let begun = self.begun.as_mut().filter(|begun| begun.choices < MOST_CHOICES)?;
        if asked(begun) > MOST_QUESTIONS {
            return None;
        }
        begun.choices += 1;
        let newest = self.states.last().copied().filter(|&newest| Some(newest) > begun.before);
        newest.or_else(|| self.states.get(&begun.state).copied())
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
            self.begun = None;
            return self.inner.select(context, rng);
        }
        if let Some(state) = self.continued(context) {
            return Some(state);
        }
        let state = self.inner.select(context, rng)?;
        self.begun = Some(Begun { state, before: self.newest, choices: 0, queries: context.queries() });
        Some(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;

    #[derive(Default)]
    struct Plain {
        queries: u64,
    }

    impl SearchContext for Plain {
        fn random_leaf(&self, _: &mut Rng) -> Option<StateId> {
            None
        }
        fn facts(&self, _: StateId) -> StateFacts {
            StateFacts { weight: 0.0 }
        }
        fn queries(&self) -> u64 {
            self.queries
        }
    }

    fn add(searcher: &mut Finishing, states: std::ops::Range<u32>) {
        states.for_each(|state| searcher.add(StateId(state), StateFacts { weight: 0.0 }));
    }

    #[test]
    fn descendants_come_first_above_the_limit_only() {
        let inner = by_name("bfs").expect("there is such a searcher");
        let mut searcher = Finishing::new(inner, 3);
        let mut rng = Rng::new(0);
        let mut select = |searcher: &mut Finishing| searcher.select(&Plain::default(), &mut rng);
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
        assert_eq!(searcher.select(&Plain::default(), &mut rng), Some(StateId(0)));
        searcher.remove(StateId(0));
        add(&mut searcher, 2..4);
        let few = Plain { queries: MOST_QUESTIONS };
        assert_eq!(searcher.select(&few, &mut rng), Some(StateId(3)));
        let many = Plain { queries: MOST_QUESTIONS + 1 };
        assert_eq!(searcher.select(&many, &mut rng), Some(StateId(1)), "as always");
    }
}
