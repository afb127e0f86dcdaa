//! The SAT solver of a context: it looks for values under assumptions, and stops when it knows enough.
//!
//! A context knows more variables than a question needs, but the SAT solver wants a value for every one. The
//! search is therefore watched: once all inputs of the question have values and nothing contradicts them, the
//! gates between the inputs and the assumptions have values too, and the rest of the context, being definitions,
//! can always be completed. Their values are noted and the search is stopped.

use crate::budget::Budget;
use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, Theory, TheoryArg, Var, clause, lbool};
use loam_solver::{Limits, Unknown};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How a search ended.
pub enum Answer {
    /// With these values of the wanted variables.
    Found(Vec<bool>),
    /// Not all of these assumptions can hold.
    Impossible(Vec<Lit>),
    /// Too early.
    Stopped(Unknown),
}

/// The SAT solver.
pub struct Assumed {
    /// The solver, for adding variables and clauses.
    pub solver: Solver<Stop>,
    is_enough: Arc<AtomicBool>,
}

impl Default for Assumed {
    fn default() -> Self {
        let is_enough = Arc::new(AtomicBool::new(false));
        let stop = Stop { budget: Budget::new(&Limits::default(), None), is_enough: is_enough.clone() };
        Self { solver: Solver::new(SolverOpts::default(), stop), is_enough }
    }
}

impl Assumed {
    /// How many variables there are.
    pub fn variables(&self) -> u32 {
        self.solver.num_vars()
    }

    /// The conflicts of the latest search.
    pub fn conflicts(&self) -> u64 {
        self.solver.cb().budget.conflicts()
    }

    /// Looks for values under which the assumptions hold. The `wanted` variables must be all that the
    /// assumptions depend on.
    pub fn solve(
        &mut self,
        assumptions: &[Lit],
        wanted: &[Var],
        limits: &Limits,
        deadline: Option<Instant>,
    ) -> Answer {
        self.is_enough.store(false, Ordering::Relaxed);
        self.solver.cb_mut().budget = Budget::new(limits, deadline);
        // Making the clauses may have taken the time already.
        if self.solver.cb().budget.is_late() {
            return Answer::Stopped(Unknown::Timeout);
        }
        let mut inputs = Inputs {
            wanted,
            unknown: 0,
            levels: 0,
            assumptions: assumptions.len(),
            values: None,
            is_enough: &self.is_enough,
        };
        let result = self.solver.solve_limited_th(&mut inputs, assumptions);
        match inputs.values {
            Some(values) => Answer::Found(values),
            None if result == lbool::FALSE => {
                Answer::Impossible(self.solver.unsat_core().iter().map(|&literal| !literal).collect())
            }
            None => Answer::Stopped(self.solver.cb().budget.reason()),
        }
    }
}

/// Stops the SAT solver when the limits are reached or enough is known.
pub struct Stop {
    budget: Budget,
    is_enough: Arc<AtomicBool>,
}

impl Callbacks for Stop {
    fn on_new_clause(&mut self, clause: &[Lit], kind: clause::Kind) {
        self.budget.on_new_clause(clause, kind);
    }

    fn stop(&self) -> bool {
        self.is_enough.load(Ordering::Relaxed) || self.budget.stop()
    }
}

/// Watches the inputs of a question during the search.
struct Inputs<'q> {
    wanted: &'q [Var],
    /// The place of an input that had no value when last looked at.
    unknown: usize,
    /// Decisions in force; the assumptions come first.
    levels: usize,
    assumptions: usize,
    /// The values of all inputs, once they have one.
    values: Option<Vec<bool>>,
    is_enough: &'q AtomicBool,
}

impl Inputs<'_> {
    /// Looks around once from the input that had no value.
    fn have_values(&mut self, search: &TheoryArg) -> bool {
        let count = self.wanted.len();
        let places = (self.unknown..count).chain(0..self.unknown);
        for place in places {
            if search.value(self.wanted[place]) == lbool::UNDEF {
                self.unknown = place;
                return false;
            }
        }
        true
    }

    fn note_values(&mut self, search: &TheoryArg) {
        let values = self.wanted.iter().map(|&variable| search.value(variable) == lbool::TRUE);
        self.values = Some(values.collect());
    }
}

impl Theory for Inputs<'_> {
    fn partial_check(&mut self, search: &mut TheoryArg) {
        if self.values.is_none() && self.levels >= self.assumptions && self.have_values(search) {
            self.note_values(search);
            self.is_enough.store(true, Ordering::Relaxed);
        }
    }

    fn final_check(&mut self, search: &mut TheoryArg) {
        if self.values.is_none() {
            self.note_values(search);
        }
    }

    fn create_level(&mut self) {
        self.levels += 1;
    }

    fn pop_levels(&mut self, count: usize) {
        self.levels -= count;
    }

    fn n_levels(&self) -> usize {
        self.levels
    }

    fn explain_propagation(&mut self, _: Lit) -> &[Lit] {
        &[]
    }
}
