//! Class-uniform search: states at one location of the user's own code form a class, and a class is selected before one
//! of its states. So thousands of states in one loop weigh no more than the single state behind it.
//!
//! Bucur, Kinder and Candea call it class-uniform path analysis ("Prototyping symbolic execution engines for interpreted
//! languages", ASPLOS 2014). Here the weight of a class also grows with the nearness of uncovered code, and falls with the
//! number of its selections: uncovered code that no path can reach would attract all of them otherwise.

use crate::{SearchContext, Searcher, StateFacts};
use loam_base::Rng;
use loam_state::StateId;
use std::collections::BTreeMap;

/// Selects a class in proportion to its weight, then any of its states.
#[derive(Default)]
pub struct ClassUniform {
    classes: BTreeMap<u64, Class>,
    /// The class of each state, and the index of the state there.
    class_of: BTreeMap<StateId, (u64, usize)>,
}

/// The states at one location.
#[derive(Default)]
struct Class {
    states: Vec<StateId>,
    selections: u32,
    /// The weight of the state that was seen last.
    weight: f64,
}

impl Class {
    fn weight(&self) -> f64 {
        if self.states.is_empty() { 0.0 } else { self.weight / f64::from(1 + self.selections) }
    }
}

impl ClassUniform {
    /// A class that has states.
    fn draw(&self, rng: &mut Rng) -> Option<u64> {
        let total: f64 = self.classes.values().map(Class::weight).sum();
        let mut target = rng.fraction() * total;
        let mut drawn = None;
        for (&class, members) in self.classes.iter().filter(|(_, members)| !members.states.is_empty()) {
            drawn = Some(class);
            target -= members.weight();
            if target < 0.0 {
                break;
            }
        }
        drawn
    }
}

impl Searcher for ClassUniform {
    fn add(&mut self, state: StateId, facts: StateFacts) {
        let class = self.classes.entry(facts.class).or_default();
        class.weight = facts.weight;
        self.class_of.insert(state, (facts.class, class.states.len()));
        class.states.push(state);
    }

    fn remove(&mut self, state: StateId) {
        let Some((class, index)) = self.class_of.remove(&state) else { return };
        let Some(members) = self.classes.get_mut(&class) else { return };
        members.states.swap_remove(index);
        if let Some(moved) = members.states.get(index) {
            self.class_of.insert(*moved, (class, index));
        }
    }

    fn select(&mut self, context: &dyn SearchContext, rng: &mut Rng) -> Option<StateId> {
        let class = self.draw(rng)?;
        let members = self.classes.get_mut(&class)?;
        members.selections = members.selections.saturating_add(1);
        let state = members.states[rng.below(members.states.len() as u64) as usize];
        let facts = context.facts(state);
        if facts.class == class {
            members.weight = facts.weight;
        } else {
            // The state ran on without a fork.
            self.remove(state);
            self.add(state, facts);
        }
        Some(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{Fixture, facts};

    /// One state in the first class, all others in the second.
    const TWO_CLASSES: Fixture = Fixture { facts: |state| facts(1.0, u64::from(state.0 > 0)), queries: 0 };

    fn filled(states: u32) -> ClassUniform {
        let mut searcher = ClassUniform::default();
        for state in (0..states).map(StateId) {
            searcher.add(state, TWO_CLASSES.facts(state));
        }
        searcher
    }

    #[test]
    fn a_class_of_one_state_is_selected_as_often_as_one_of_many() {
        let (mut searcher, mut rng) = (filled(1000), Rng::new(1));
        let selected =
            (0..1000).filter(|_| searcher.select(&TWO_CLASSES, &mut rng) == Some(StateId(0))).count();
        assert!((400..600).contains(&selected), "{selected}");
    }

    #[test]
    fn every_state_is_selected_until_none_is_left() {
        let (mut searcher, mut rng) = (filled(20), Rng::new(2));
        for left in (0..20).rev() {
            let state = searcher.select(&TWO_CLASSES, &mut rng).expect("states are left");
            searcher.remove(state);
            assert_eq!(searcher.class_of.len(), left);
        }
        assert_eq!(searcher.select(&TWO_CLASSES, &mut rng), None);
    }
}
