//! Searchers, which select the next state to run. A searcher sees ids and a few facts, never a state.
//!
//! Adding a strategy is a file, a line in [`NAMES`] and one in [`by_name`]. All choices come from the seed.

mod class_uniform;
mod finishing;
mod interleaved;
mod ordered;
mod random_path;
mod random_state;
mod subpath;
mod weighted;

pub use finishing::Finishing;
pub use interleaved::Interleaved;
use loam_base::Rng;
use loam_state::{StateId, Trail};

/// The facts of a state that a searcher sees.
#[derive(Clone, Copy, Debug)]
pub struct StateFacts {
    /// How likely it is to cover something new; greater is better, never negative.
    pub weight: f64,
    /// The class of the state: a hash of where it is in the user's own code.
    pub class: u64,
    /// The last forks of its path.
    pub trail: Trail,
}

/// The context of a selection.
pub trait SearchContext {
    /// A state at the end of a random walk down the execution tree.
    fn random_leaf(&self, rng: &mut Rng) -> Option<StateId>;
    /// The facts of a state as they are now.
    fn facts(&self, state: StateId) -> StateFacts;
    /// The number of queries that reached a solver backend.
    fn queries(&self) -> u64;
}

/// Chooses states.
pub trait Searcher: Send {
    /// Adds a new state. Of the successors of one fork the first is added last.
    fn add(&mut self, state: StateId, facts: StateFacts);
    /// Removes a state that has terminated or forked.
    fn remove(&mut self, state: StateId);
    /// Selects the state to run next; `None` only if there is none.
    fn select(&mut self, context: &dyn SearchContext, rng: &mut Rng) -> Option<StateId>;
    /// Whether the user relies on the order of states, as in depth-first search. Other searchers spread out as they like.
    fn is_exact(&self) -> bool {
        false
    }
}

/// The names of all searchers.
pub const NAMES: &[&str] = &["dfs", "bfs", "random-state", "random-path", "cov-new", "cupa", "subpath"];

/// Makes the searcher with this name.
pub fn by_name(name: &str) -> Option<Box<dyn Searcher>> {
    Some(match name {
        "dfs" => Box::new(ordered::Ordered::newest_first()),
        "bfs" => Box::new(ordered::Ordered::oldest_first()),
        "random-state" => Box::new(random_state::RandomState::default()),
        "random-path" => Box::new(random_path::RandomPath),
        "cov-new" => Box::new(weighted::Weighted::default()),
        "cupa" => Box::new(class_uniform::ClassUniform::default()),
        "subpath" => Box::new(subpath::Subpath::default()),
        _ => return None,
    })
}

/// The context of selections in tests.
#[cfg(test)]
mod fixture {
    use super::{SearchContext, StateFacts};
    use loam_base::Rng;
    use loam_state::{StateId, Trail};

    /// Facts without a trail.
    pub fn facts(weight: f64, class: u64) -> StateFacts {
        StateFacts { weight, class, trail: Trail::default() }
    }

    /// States with these facts, and this number of queries so far. There is no execution tree.
    pub struct Fixture {
        pub facts: fn(StateId) -> StateFacts,
        pub queries: u64,
    }

    impl SearchContext for Fixture {
        fn random_leaf(&self, _: &mut Rng) -> Option<StateId> {
            None
        }
        fn facts(&self, state: StateId) -> StateFacts {
            (self.facts)(state)
        }
        fn queries(&self) -> u64 {
            self.queries
        }
    }
}
