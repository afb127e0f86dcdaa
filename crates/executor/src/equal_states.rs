//! States that equal one that was there before (`--merge-equal-states`): what follows was explored already, or will be.
//!
//! New states are looked up by the hash of their future, and a hit is confirmed by a comparison. The number of states that are
//! remembered is limited; the oldest are forgotten first.

use loam_expr::{ExprStore, HoldsTerms, Needed};
use loam_state::{Future, State};
use std::collections::{HashMap, VecDeque};

/// Most states that are remembered.
const MOST: usize = 1 << 13;

/// The states that were there.
#[derive(Default)]
pub(crate) struct EqualStates {
    /// By hash. Only ever looked up, never iterated.
    futures: HashMap<u64, Vec<Future>>,
    /// The hashes, the oldest first.
    order: VecDeque<u64>,
}

impl HoldsTerms for EqualStates {
    fn keep_terms(&self, needed: &mut Needed) {
        self.futures.values().flatten().for_each(|future| future.keep_terms(needed));
    }
}

impl EqualStates {
    /// Whether a new state does what another one does, and has nothing of its own to show. Remembers it if not.
    pub fn has_equal(&mut self, store: &ExprStore, state: &mut State) -> bool {
        // A state that covers something new is a test; one with seeds or in a merge scope is waited for.
        if state.covers_new || !state.seeds.is_empty() || !state.merge_scopes.is_empty() {
            return false;
        }
        let future = Future::of(state, store);
        let hash = future.hash(store);
        self.has_or_remembers(store, hash, future)
    }

    fn has_or_remembers(&mut self, store: &ExprStore, hash: u64, future: Future) -> bool {
        let same_hash = self.futures.entry(hash).or_default();
        if same_hash.iter().any(|other| other.is_same(store, &future)) {
            return true;
        }
        same_hash.push(future);
        self.order.push_back(hash);
        if self.order.len() > MOST
            && let Some(oldest) = self.order.pop_front()
            && let Some(futures) = self.futures.get_mut(&oldest)
        {
            futures.remove(0);
            if futures.is_empty() {
                self.futures.remove(&oldest);
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_allocator::AllocatorConfig;
    use loam_expr::Bases;
    use loam_memory::{AddressSpace, Form};
    use loam_system::{NoFiles, Setup, System};
    use std::sync::Arc;

    fn state() -> State {
        let memory = AddressSpace::new(&AllocatorConfig::default(), Form::default());
        State::initial(&memory, &Bases::default(), &Arc::new(System::new(&Setup::default(), &NoFiles)))
    }

    #[test]
    fn states_with_the_same_hash_that_differ_are_not_taken_for_each_other() {
        let store = ExprStore::new();
        let mut seen = EqualStates::default();
        let (mut one, mut other) = (state(), state());
        other.pc += 1;
        let mut is_known = |state: &mut State| seen.has_or_remembers(&store, 7, Future::of(state, &store));
        assert!(!is_known(&mut one) && !is_known(&mut other));
        assert!(is_known(&mut one) && is_known(&mut other));
    }

    #[test]
    fn the_oldest_are_forgotten_first() {
        let store = ExprStore::new();
        let mut seen = EqualStates::default();
        for pc in 0..=MOST as u32 {
            let mut state = state();
            state.pc = pc;
            assert!(!seen.has_equal(&store, &mut state));
        }
        assert_eq!((seen.order.len(), seen.futures.len()), (MOST, MOST));
        assert!(!seen.has_equal(&store, &mut state()));
        let mut last = state();
        last.pc = MOST as u32;
        assert!(seen.has_equal(&store, &mut last));
    }
}
