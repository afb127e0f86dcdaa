//! Terms that nothing needs any more are given back between two selections: all workers stop, name the terms of what they hold, and
//! one of them sweeps the store.

use super::Scheduler;
use loam_expr::HoldsTerms;

impl Scheduler<'_, '_> {
    /// Gives terms back if so many were made since the last time that it is worth it, or if another worker waits for that.
    pub(super) fn sweep_terms_if_due(&mut self) {
        if !self.crew.sweep.is_due(&self.store) {
            return;
        }
        self.worker.forget_terms();
        self.crew.sweep.name(&self.store, |needed| {
            self.crew.frontier(self.number).keep_terms(needed);
            self.scopes.keep_terms(needed);
            self.equal_states.keep_terms(needed);
            self.worker.keep_terms(needed);
        });
        if self.crew.sweep_terms() {
            self.figures.sweeps += 1;
        }
        self.worker.expect_stolen_states();
    }
}
