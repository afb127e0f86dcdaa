//! What happens when memory runs out: states are parked, and come back when others have ended.

use super::{Budget, Event, Job, Scheduler, Task};
use crate::worker::Report;
use loam_save::{ParkedState, ParkingLots};
use loam_state::ending::Early;

/// Which part of the states is parked at once.
const PARKED_AT_ONCE: usize = 4;
/// How often states are parked one after another, before the next selection.
const MOST_ROUNDS: usize = 8;
/// How full memory may be, of what is allowed, for parked states to come back while others are there.
const ROOM: f64 = 0.5;

/// Bytes of cached answers that are worth giving up.
const WORTH_SWEEPING: u64 = 4 << 20;
/// Selections between two times that states are parked for a test.
const STRESS_EVERY: u64 = 5;

impl Scheduler<'_, '_> {
    /// Memory ran out: what can be found again is given up, and then some of the states are parked. Where that cannot be done, they are terminated early, with tests. If there is only one
    /// state, the run is over.
    pub(super) fn make_room(&mut self, most: u64) {
        self.sweep();
        if self.monitor.resident_bytes() <= most {
            return;
        }
        for _ in 0..MOST_ROUNDS {
            if !self.park_states() {
                self.shed_states();
                return;
            }
            self.monitor.give_back();
            if self.monitor.resident_bytes() <= most {
                return;
            }
        }
    }

    /// Gives up what can be found again: cached answers of the solver, and what was found out about terms.
    fn sweep(&mut self) {
        let (own, shared) = self.worker.cached_bytes();
        if self.config.stress_memory || (own + shared) as u64 >= WORTH_SWEEPING {
            self.worker.forget_results();
            self.figures.sweeps += 1;
        }
        self.monitor.give_back();
    }

    /// Parks the last quarter of the states in the order of the tree. `false` if there is no state that can be parked.
    fn park_states(&mut self) -> bool {
        let can_park =
            self.config.park.is_some() && !self.config.merge_equal_states && !self.crew.has_merge_scopes();
        if !can_park || !self.open_parking() {
            return false;
        }
        let parked = {
            let mut frontier = self.frontier();
            let count = frontier.len();
            frontier.park(count.div_ceil(PARKED_AT_ONCE).min(count.saturating_sub(1)))
        };
        let Some(lots) = self.parking.as_mut().filter(|_| !parked.is_empty()) else { return false };
        if let Some(saving) = &mut self.saving {
            saving.lose_order();
        }
        match lots.park(&parked.iter().map(|(parked, _)| parked.clone()).collect::<Vec<_>>()) {
            Ok(()) => {
                self.figures.states_parked += parked.len() as u64;
                true
            }
            Err(error) => {
                self.results().warn(&format!("paths could not be parked: {error}"));
                self.parking_failed = true;
                let mut frontier = self.frontier();
                parked.into_iter().for_each(|(parked, state)| frontier.put_back(parked, state));
                false
            }
        }
    }

    /// Makes the file for parked states, if there is none yet.
    fn open_parking(&mut self) -> bool {
        let Some(directory) = self.config.park.as_ref().filter(|_| !self.parking_failed) else {
            return false;
        };
        if self.parking.is_none() {
            match ParkingLots::create(directory) {
                Ok(lots) => self.parking = Some(lots),
                Err(error) => {
                    self.parking_failed = true;
                    let place = directory.display();
                    self.results().warn(&format!("paths cannot be parked in {place}: {error}"));
                }
            }
        }
        self.parking.is_some()
    }

    /// Parks states although there is room for them.
    pub(super) fn stress_memory(&mut self) {
        if self.selections.is_multiple_of(STRESS_EVERY) {
            self.sweep();
            self.park_states();
        }
    }

    /// How many states are parked.
    pub(super) fn parked(&self) -> usize {
        self.parking.as_ref().map_or(0, ParkingLots::count)
    }

    /// Brings parked states back if no others are left.
    pub(super) fn bring_back_if_idle(&mut self) {
        while self.parked() > 0 && self.frontier().len() == 0 && !self.store.is_halted() {
            self.bring_back();
        }
    }

    /// Brings some parked states back if there is room for them.
    pub(super) fn bring_back_if_room(&mut self) {
        let most = self.config.limits.max_memory;
        let has_room = most.is_none_or(|most| (self.figures.rss_bytes as f64) < most as f64 * ROOM);
        if self.parked() > 0 && has_room {
            self.bring_back();
        }
    }

    /// Makes the states of one lot again.
    fn bring_back(&mut self) {
        let parked = match self.parking.as_mut().and_then(ParkingLots::take) {
            Some(Ok(parked)) => parked,
            Some(Err((count, error))) => {
                self.results().warn(&format!("{count} parked paths are lost: {error}"));
                return self.lose_parked(count);
            }
            None => return,
        };
        let budget = Budget { effort: None, ..self.budget };
        let job = Job::Rebuild { parked: parked.clone() };
        let Report { event, news } = self.handle(Task { budget, job });
        // Nothing is told of what happens again, except that Loam itself has failed.
        self.results().tell(&[], &news);
        self.fault = self.fault.take().or(news.fault);
        let states = match event {
            Event::Rebuilt(states) => states,
            other => return self.out_of_turn(&other),
        };
        self.figures.states_returned += states.iter().flatten().count() as u64;
        let mut missing = Vec::new();
        let mut frontier = self.frontier();
        for (parked, state) in parked.into_iter().zip(states) {
            match state {
                Some(state) => frontier.put_back(parked, state),
                None => missing.push(parked),
            }
        }
        drop(frontier);
        self.crew.offer();
        self.end_missing(&missing);
    }

    /// States that were not made again: they stay parked if the run is over, and are lost otherwise.
    fn end_missing(&mut self, missing: &[ParkedState]) {
        if missing.is_empty() {
            return;
        }
        let is_kept =
            self.store.is_halted() && self.parking.as_mut().is_some_and(|lots| lots.park(missing).is_ok());
        if !is_kept {
            self.lose_parked(missing.len());
        }
    }

    fn lose_parked(&mut self, count: usize) {
        self.figures.states_ended_for_memory += count as u64;
        self.figures.paths_partial += count as u64;
        for _ in 0..count {
            self.results().ended_without_test(Early::Memory);
        }
    }
}
