//! The SAT solver of a context: it looks for values under assumptions, and stops when it knows enough.
//!
//! A context knows more variables than a question needs, but the SAT solver wants a value for every one. The
//! search is therefore watched. Once all inputs of the question have values and nothing contradicts them, the
//! gates between the inputs and the assumptions have values too, and the rest of the context, being definitions,
//! can always be completed. Before that, inputs without a value are tried with the one they had in the latest
//! answer: a new condition often changes little.

use crate::budget::Budget;
use crate::clauses::Variables;
use crate::evaluation::Evaluation;
use crate::gates::{Bit, Gates};
use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, Theory, TheoryArg, Var, clause, lbool};
use loam_solver::{Limits, Unknown};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// What the SAT solver is asked.
pub struct Question<'q> {
    /// The gates.
    pub gates: &'q Gates,
    /// The variables of the gates.
    pub variables: &'q Variables,
    /// What is assumed to be true.
    pub assumed: &'q [Bit],
    /// The variables of all inputs that the assumptions depend on.
    pub inputs: &'q [Var],
    /// Inputs that follow from others in a way evaluation does not know, in the order of their gates.
    pub made_up: &'q [Bit],
}

/// How a search ended.
pub enum Answer {
    /// With these values of the inputs.
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
    /// Per variable, its value in the latest answer that has one.
    latest: Vec<bool>,
    evaluation: Evaluation,
}

impl Default for Assumed {
    fn default() -> Self {
        let is_enough = Arc::new(AtomicBool::new(false));
        let stop = Stop { budget: Budget::new(&Limits::default(), None), is_enough: is_enough.clone() };
        let solver = Solver::new(SolverOpts::default(), stop);
        Self { solver, is_enough, latest: Vec::new(), evaluation: Evaluation::default() }
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

    /// Looks for values under which the assumptions hold.
    pub fn solve(&mut self, question: &Question, limits: &Limits, deadline: Option<Instant>) -> Answer {
        self.is_enough.store(false, Ordering::Relaxed);
        self.solver.cb_mut().budget = Budget::new(limits, deadline);
        // Making the clauses may have taken the time already.
        if self.solver.cb().budget.is_late() {
            return Answer::Stopped(Unknown::Timeout);
        }
        self.latest.resize(self.solver.num_vars() as usize, false);
        let assumptions: Vec<Lit> =
            question.assumed.iter().map(|&bit| question.variables.literal(bit)).collect();
        let mut watch = Watch {
            question,
            unknown: 0,
            levels: 0,
            looks: 0,
            values: None,
            latest: &self.latest,
            evaluation: &mut self.evaluation,
            is_enough: &self.is_enough,
        };
        let result = self.solver.solve_limited_th(&mut watch, &assumptions);
        match watch.values {
            Some(values) => {
                for (variable, &value) in question.inputs.iter().zip(&values) {
                    self.latest[variable.idx() as usize] = value;
                }
                Answer::Found(values)
            }
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
struct Watch<'q> {
    question: &'q Question<'q>,
    /// The place of an input that had no value when last looked at.
    unknown: usize,
    /// Decisions in force; the assumptions come first.
    levels: usize,
    /// How often the search was looked at since the assumptions are in force.
    looks: u32,
    /// The values of all inputs, once they are known to do.
    values: Option<Vec<bool>>,
    latest: &'q [bool],
    evaluation: &'q mut Evaluation,
    is_enough: &'q AtomicBool,
}

impl Watch<'_> {
    /// Whether all inputs have values; looks around once from the one that had none.
    fn have_values(&mut self, search: &TheoryArg) -> bool {
        let inputs = self.question.inputs;
        let mut places = (self.unknown..inputs.len()).chain(0..self.unknown);
        match places.find(|&place| search.value(inputs[place]) == lbool::UNDEF) {
            Some(unknown) => {
                self.unknown = unknown;
                false
            }
            None => true,
        }
    }

    /// Whether the assumptions hold if the inputs without a value keep their latest one.
    fn latest_will_do(&mut self, search: &TheoryArg) -> bool {
        let Question { gates, variables, assumed, made_up, .. } = *self.question;
        let latest = self.latest;
        let mut input = |gate: usize| {
            let is_made_up = made_up.binary_search(&Bit::of_gate(gate)).is_ok();
            let variable = variables.get(gate).filter(|_| !is_made_up)?;
            Some(value_or_latest(search, variable, latest))
        };
        self.evaluation.begin(gates);
        // The newest assumption is the least likely to hold.
        assumed.iter().rev().all(|&bit| self.evaluation.value(gates, bit, &mut input) == Some(true))
    }

    fn note_values(&mut self, search: &TheoryArg) {
        let values = self.question.inputs.iter();
        self.values = Some(values.map(|&variable| value_or_latest(search, variable, self.latest)).collect());
        self.is_enough.store(true, Ordering::Relaxed);
    }
}

fn value_or_latest(search: &TheoryArg, variable: Var, latest: &[bool]) -> bool {
    let value = search.value(variable);
    if value == lbool::UNDEF { latest[variable.idx() as usize] } else { value == lbool::TRUE }
}

impl Theory for Watch<'_> {
    fn partial_check(&mut self, search: &mut TheoryArg) {
        if self.values.is_some() || self.levels < self.question.assumed.len() {
            return;
        }
        // Twice as rare after each failure: little time is lost when the latest values are far off.
        self.looks += 1;
        if self.have_values(search) || (self.looks.is_power_of_two() && self.latest_will_do(search)) {
            self.note_values(search);
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
