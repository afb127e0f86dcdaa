//! The limits of a query, as the SAT solver asks for them while it searches.

use batsat::{Callbacks, Lit, clause};
use loam_base::Deadline;
use loam_solver::{Limits, Unknown};
use std::cell::Cell;

/// Stops the SAT solver when the limits are reached.
pub struct Budget {
    conflicts: u64,
    most_conflicts: u64,
    /// Most assignments; only the SAT solver of probes counts them.
    most_steps: usize,
    deadline: Deadline,
    /// Counts calls of `must_stop`: only a few of them read the clock.
    checks: Cell<u32>,
    late: Cell<bool>,
}

impl Budget {
    /// The rest of the limits when the search begins.
    pub fn new(limits: &Limits, deadline: Deadline) -> Self {
        let most_conflicts = limits.effort.unwrap_or(u64::MAX);
        Self {
            conflicts: 0,
            most_conflicts,
            most_steps: usize::MAX,
            deadline,
            checks: Cell::new(0),
            late: Cell::new(false),
        }
    }

    /// The same limits, and at most so many assignments.
    #[must_use]
    pub fn with_steps(self, most_steps: usize) -> Self {
        Self { most_steps, ..self }
    }

    /// Whether a search has made so many assignments that it must stop.
    pub fn is_long(&self, steps: usize) -> bool {
        steps > self.most_steps
    }

    /// The conflicts so far.
    pub fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Whether the time is over.
    pub fn is_late(&self) -> bool {
        self.deadline.is_over()
    }

    /// Why the search was stopped, if it was.
    pub fn reason(&self) -> Unknown {
        if self.late.get() { Unknown::Timeout } else { Unknown::Effort }
    }

    /// Notes a conflict.
    pub fn count_conflict(&mut self) {
        self.conflicts += 1;
    }

    /// Whether a limit is reached. Called at every decision of the search.
    pub fn must_stop(&self) -> bool {
        const CHECKS_PER_LOOK: u32 = 64;
        self.checks.set(self.checks.get().wrapping_add(1));
        if self.checks.get().is_multiple_of(CHECKS_PER_LOOK) && self.is_late() {
            self.late.set(true);
        }
        self.late.get() || self.conflicts >= self.most_conflicts
    }
}

impl Callbacks for Budget {
    fn on_new_clause(&mut self, _: &[Lit], kind: clause::Kind) {
        // One clause is learnt per conflict.
        if kind == clause::Kind::Learnt {
            self.count_conflict();
        }
    }

    fn stop(&self) -> bool {
        self.must_stop()
    }
}
