//! A fresh search for each query: from gates to clauses, and a satisfying assignment of the input bits.
//!
//! Only gates that the requirements depend on become variables and clauses. An *and* whose inputs are used nowhere
//! else absorbs them, so that wide conjunctions and comparisons are one gate. Bits whose value follows from facts about gates
//! never reach the SAT solver; often nothing is left for it to do.
//!
//! The SAT solver of this search is batsat; that of probes is `sat.rs`. Neither can do the work of both at no cost, as
//! measured with `examples/paths.rs` and `bench/programs` (x86-64, 2 cores, load 10; least of 5 and of 3 to 6 runs):
//!
//! | | batsat here | `sat.rs` here |
//! |---|---|---|
//! | a query, table lookups | 4310 µs | 10047 µs |
//! | a query, sums of bytes | 70 µs | 86 µs |
//! | a query, quotients | 1256 µs | 558 µs |
//! | a query, bubble sort of 6 words | 113 µs | 87 µs |
//! | a run, bubble sort of 6 ints | 0.22 CPU s | 0.32 CPU s |
//! | tests with other values, bubble sort of 6 ints | | 18 of 720 |
//! | tests with other values, matrix of 80 | | 8 of 83 |
//!
//! And without `sat.rs`, if probes were fresh searches by batsat, a query along a path would take 0.8 to 20 times as long
//! (bytes under a hash: 3027 µs for 148 µs), and unsatisfiable probes would have no cores.

use crate::budget::Budget;
use crate::clauses::{add_clauses, inputs};
use crate::gates::{Bit, Gate, Gates};
use batsat::{Lit, Solver, SolverInterface, SolverOpts, Var, lbool};
use loam_base::Deadline;
use loam_solver::{Limits, Unknown};

/// How a search ended.
pub enum Outcome {
    /// Satisfiable: [`Search::value`] returns the values.
    Found,
    /// Unsatisfiable.
    Impossible,
    /// Too early.
    Stopped(Unknown),
}

/// One search; its memory is kept for the next.
#[derive(Debug, Default)]
pub struct Search {
    /// Per gate, how many needed gates use it; 0 for gates without clauses.
    uses: Vec<u32>,
    /// Per gate its variable, or [`NO_VARIABLE`].
    variables: Vec<u32>,
    /// Values of the variables in the model.
    values: Vec<bool>,
    clause: Vec<Lit>,
    leaves: Vec<Bit>,
}

const NO_VARIABLE: u32 = u32::MAX;

impl Search {
    /// Searches values under which all required bits of `gates` are true.
    pub fn run(&mut self, gates: &Gates, limits: &Limits, deadline: Deadline) -> Outcome {
        self.values.clear();
        self.variables.clear();
        if gates.bound().is_empty() && gates.replaced().is_empty() {
            return Outcome::Found;
        }
        self.count_uses(gates);
        let mut solver = Solver::new(SolverOpts::default(), Budget::new(limits, deadline));
        self.make_variables(gates, &mut solver);
        self.make_clauses(gates, &mut solver);
        // Making the clauses may have used up the time.
        if solver.cb().is_late() {
            return Outcome::Stopped(Unknown::Timeout);
        }
        let result = solver.solve_limited(&[]);
        if result == lbool::TRUE {
            self.values.extend(solver.get_model().iter().map(|&value| value == lbool::TRUE));
            Outcome::Found
        } else if result == lbool::FALSE {
            Outcome::Impossible
        } else {
            Outcome::Stopped(solver.cb().reason())
        }
    }

    /// The value of a bit in the model. Bits without a variable are false.
    pub fn value(&self, gates: &Gates, bit: Bit) -> bool {
        let bit = gates.find(bit);
        let variable = self.variables.get(bit.gate()).copied().unwrap_or(NO_VARIABLE);
        let positive = self.values.get(variable as usize).copied().unwrap_or(false);
        positive ^ bit.is_negated()
    }

    /// Counts the uses of needed gates. Gates refer to earlier ones only, so one pass from the last to the first sees
    /// every use before the gate.
    fn count_uses(&mut self, gates: &Gates) {
        self.uses.clear();
        self.uses.resize(gates.len(), 0);
        for &number in gates.bound() {
            // Bound gates are never absorbed: they count as used twice.
            self.uses[number] += 2;
            self.uses[gates.find(Bit::of_gate(number)).gate()] += 1;
        }
        for &number in gates.replaced() {
            // The gate that replaced an input determines the input's value in the model, even if nothing else uses the
            // gate.
            self.uses[gates.find(Bit::of_gate(number)).gate()] += 2;
        }
        for number in (1..gates.len()).rev() {
            if self.uses[number] == 0 {
                continue;
            }
            let (inputs, count) = inputs(gates.gate(number));
            for input in &inputs[..count] {
                self.uses[gates.find(*input).gate()] += 1;
            }
        }
    }

    fn make_variables(&mut self, gates: &Gates, solver: &mut Solver<Budget>) {
        self.variables.resize(gates.len(), NO_VARIABLE);
        self.add_clauses_of(gates);
        // The search decides low variables first; for large tables, deciding from the outputs is several times faster.
        for number in (1..gates.len()).rev() {
            if self.uses[number] > 0 && gates.find(Bit::of_gate(number)).gate() == number {
                self.variables[number] = solver.new_var_default().idx();
            }
        }
    }

    /// Clears the uses of gates that the single *and* that uses them absorbs.
    fn add_clauses_of(&mut self, gates: &Gates) {
        for number in (1..gates.len()).rev() {
            let Gate::And(a, b) = gates.gate(number) else { continue };
            if self.uses[number] == 0 && !self.is_swallowed(number) {
                continue;
            }
            for input in [gates.find(a), gates.find(b)] {
                let is_and = matches!(gates.gate(input.gate()), Gate::And(..));
                if is_and && !input.is_negated() && self.uses[input.gate()] == 1 {
                    self.uses[input.gate()] = 0;
                    self.variables[input.gate()] = SWALLOWED;
                }
            }
        }
    }

    fn is_swallowed(&self, number: usize) -> bool {
        self.variables[number] == SWALLOWED
    }

    fn make_clauses(&mut self, gates: &Gates, solver: &mut Solver<Budget>) {
        for number in 1..gates.len() {
            if self.uses[number] == 0 {
                continue;
            }
            match gates.gate(number) {
                Gate::And(a, b) => {
                    let output = gates.find(Bit::of_gate(number));
                    self.make_and(gates, solver, output, [a, b]);
                }
                Gate::False | Gate::Input | Gate::Xor(..) | Gate::Choice(..) | Gate::Majority(..) => {
                    add_clauses(gates, number, |clause| self.add(solver, clause));
                }
            }
        }
    }

    /// The clauses of an *and* with all inputs of the gates that it absorbed.
    fn make_and(&mut self, gates: &Gates, solver: &mut Solver<Budget>, output: Bit, inputs: [Bit; 2]) {
        let mut leaves = std::mem::take(&mut self.leaves);
        leaves.clear();
        let mut pending = inputs.to_vec();
        while let Some(input) = pending.pop() {
            let input = gates.find(input);
            match gates.gate(input.gate()) {
                Gate::And(a, b) if self.is_swallowed(input.gate()) => pending.extend([b, a]),
                _ => leaves.push(input),
            }
        }
        for &leaf in &leaves {
            self.add(solver, &[!output, leaf]);
        }
        for leaf in &mut leaves {
            *leaf = !*leaf;
        }
        leaves.push(output);
        self.add(solver, &leaves);
        self.leaves = leaves;
    }

    /// Adds a clause without its constant bits.
    fn add(&mut self, solver: &mut Solver<Budget>, bits: &[Bit]) {
        self.clause.clear();
        for bit in bits {
            match bit.value() {
                Some(true) => return,
                Some(false) => {}
                None => {
                    let variable = Var::unsafe_from_idx(self.variables[bit.gate()]);
                    self.clause.push(Lit::new(variable, !bit.is_negated()));
                }
            }
        }
        // The result (whether the clauses are already contradictory) is not needed here: the search returns it too.
        solver.add_clause_reuse(&mut self.clause);
    }
}

/// Marks a gate that another absorbed; it never has a variable.
const SWALLOWED: u32 = NO_VARIABLE - 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_replaced_by_a_gate_has_the_value_of_the_gate() {
        let mut gates = Gates::new();
        let [a, b] = std::array::from_fn(|_| gates.input());
        let neither = gates.and(!a, !b);
        let c = gates.input();
        let differ = gates.xor(c, neither);
        assert!(gates.require(!differ));
        let mut search = Search::default();
        assert!(matches!(search.run(&gates, &Limits::default(), Deadline::default()), Outcome::Found));
        let [a, b, c] = [a, b, c].map(|bit| search.value(&gates, bit));
        assert_eq!(c, !a && !b);
    }
}
