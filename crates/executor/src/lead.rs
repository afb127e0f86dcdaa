//! The states that follow a trial which has found something: the inputs of the trial lead them there.
//!
//! The way to something new has branches that nobody has taken, and the search comes to them by following the trial. But
//! such a way may be long, with hard queries on it, while short ways elsewhere show more. So the states that are led get a part of the
//! work of the search. Work is counted, not timed: every run selects the same states.

use loam_state::StateId;
use std::collections::BTreeSet;

/// How many times the work of led states the others get.
const OTHERS: u64 = 3;

/// The led states, and the work of both kinds of states.
#[derive(Default)]
pub(crate) struct Lead {
    states: BTreeSet<StateId>,
    /// Whether the state that was selected last is led.
    is_led: bool,
    /// All work until that selection.
    before: u64,
    led: u64,
    others: u64,
}

impl Lead {
    /// A state follows a trial.
    pub fn add(&mut self, id: StateId) {
        self.states.insert(id);
    }

    /// A state is no longer there.
    pub fn remove(&mut self, id: StateId) {
        self.states.remove(&id);
    }

    /// A state was selected.
    pub fn selected(&mut self, id: StateId) {
        self.is_led = self.states.contains(&id);
    }

    /// The state that was selected last has run; so much work was done since the run began.
    pub fn count(&mut self, work: u64) {
        let done = work.saturating_sub(std::mem::replace(&mut self.before, work));
        *(if self.is_led { &mut self.led } else { &mut self.others }) += done;
    }

    /// The led state whose turn it is.
    pub fn next(&self) -> Option<StateId> {
        self.states.last().copied().filter(|_| OTHERS * self.led <= self.others)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn led_states_get_a_part_of_the_work() {
        let mut lead = Lead::default();
        lead.add(StateId(1));
        lead.add(StateId(2));
        assert_eq!(lead.next(), Some(StateId(2)));
        lead.selected(StateId(2));
        lead.count(300);
        assert_eq!(lead.next(), None);
        lead.selected(StateId(7));
        lead.count(300 + OTHERS * 300);
        assert_eq!(lead.next(), Some(StateId(2)));
        lead.remove(StateId(2));
        assert_eq!(lead.next(), Some(StateId(1)));
    }
}
