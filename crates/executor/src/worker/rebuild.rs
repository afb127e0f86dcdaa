//! Makes parked states again: the program is executed along their positions in the execution tree.
//!
//! Positions that begin in the same way share the execution up to where they part. What happens on the way has happened
//! before, so it leaves nothing behind but the states.

use super::{Budget, Event, Successors, Worker};
use crate::machine::Marks;
use loam_save::ParkedState;
use loam_state::{LossKind, State};
use std::ops::Range;

/// Source instructions that are executed at once.
const SLICE: u64 = 1 << 20;

/// A state on the way to some of the parked ones.
struct OnTheWay {
    state: Box<State>,
    /// How many decisions of the positions were made.
    made: usize,
    /// The parked states that are behind it.
    behind: Range<usize>,
}

impl Worker {
    /// Makes these states again, which are ordered by their positions. A state that is not as it was is not among the results; it is counted
    /// as lost, unless the run is to stop.
    pub(super) fn rebuild(&mut self, parked: &[ParkedState], budget: Budget) -> Event {
        self.before_unseen = Some(self.machine.begin_unseen());
        let states = self.walk(parked, budget);
        self.end_unseen(Marks::Go);
        let missing = states.iter().filter(|state| state.is_none()).count();
        if !self.machine.store.is_halted() {
            for _ in 0..missing {
                let reason = "a path for which memory had no room did not happen again as it was";
                self.machine.count_loss(LossKind::Limit, reason);
            }
        }
        Event::Rebuilt(states)
    }

    fn walk(&mut self, parked: &[ParkedState], budget: Budget) -> Vec<Option<Box<State>>> {
        let mut states: Vec<Option<Box<State>>> = parked.iter().map(|_| None).collect();
        let mut open = self.first_states(parked);
        while let Some(OnTheWay { state, made, behind }) = open.pop() {
            let is_there = parked[behind.start].position.len() == made;
            if is_there {
                states[behind.start] = self.run_up_to(state, &parked[behind.start], budget);
            } else if let Some(children) = self.run_to_fork(state, budget) {
                open.extend(parts(parked, children.into_iter().map(Some), made, behind));
            }
        }
        states
    }

    /// The initial states of the program that lead to parked ones.
    fn first_states(&mut self, parked: &[ParkedState]) -> Vec<OnTheWay> {
        let Event::Prepared(parent, initial) = self.prepare() else { return Vec::new() };
        let started = initial.iter().map(|initial| match self.start(parent.clone(), initial) {
            Event::Started(state) => Some(state),
            _ => None,
        });
        let all = 0..parked.len();
        if initial.len() == 1 {
            let first = started.flatten();
            return first.map(|state| OnTheWay { state, made: 0, behind: all.clone() }).collect();
        }
        parts(parked, started, 0, all)
    }

    /// Runs a state until it forks.
    fn run_to_fork(&mut self, mut state: Box<State>, budget: Budget) -> Option<Successors> {
        loop {
            match self.run(state, SLICE, budget) {
                Event::Paused(paused) => state = paused,
                Event::Forked(_, children) => return Some(children),
                _ => return None,
            }
        }
    }

    /// Runs a state up to the instruction at which it was parked.
    fn run_up_to(
        &mut self,
        mut state: Box<State>,
        parked: &ParkedState,
        budget: Budget,
    ) -> Option<Box<State>> {
        while state.instructions < parked.instructions {
            let fuel = parked.instructions - state.instructions;
            let Event::Paused(paused) = self.run(state, fuel, budget) else { return None };
            state = paused;
        }
        state.memory.freeze();
        state.since_new_coverage = parked.since_new_coverage;
        // Only states that were not the first anywhere are parked.
        state.covers_new = false;
        (state.instructions == parked.instructions).then_some(state)
    }
}

/// The successors that lead to some of the parked states, with those.
fn parts(
    parked: &[ParkedState],
    successors: impl Iterator<Item = Option<Box<State>>>,
    made: usize,
    behind: Range<usize>,
) -> Vec<OnTheWay> {
    let mut rest = behind;
    let mut parts = Vec::new();
    for (decision, state) in (0..).zip(successors) {
        let is_here = |state: &ParkedState| state.position.get(made) == Some(&decision);
        let count = parked[rest.clone()].iter().take_while(|state| is_here(state)).count();
        let behind = rest.start..rest.start + count;
        rest.start += count;
        parts.extend(state.filter(|_| count > 0).map(|state| OnTheWay { state, made: made + 1, behind }));
    }
    parts
}
