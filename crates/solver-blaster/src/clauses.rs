//! From gates to the clauses of the SAT solver: which variable stands for which gate, and what a gate demands.

use crate::gates::{Bit, Gate, Gates};
use batsat::{Callbacks, Lit, Solver, SolverInterface, Var};

/// The variables of gates.
#[derive(Debug, Default)]
pub struct Variables {
    /// Per gate its variable, or [`NONE`](Self::NONE).
    of_gate: Vec<u32>,
    /// The clause being made; its memory is kept.
    clause: Vec<Lit>,
}

impl Variables {
    const NONE: u32 = u32::MAX;

    /// Forgets all variables.
    pub fn clear(&mut self) {
        self.of_gate.clear();
    }

    /// Makes room for the variables of `gates`.
    pub fn reach(&mut self, gates: &Gates) {
        self.of_gate.resize(gates.len(), Self::NONE);
    }

    /// The variable of a gate, if it has one.
    pub fn get(&self, gate: usize) -> Option<Var> {
        let variable = self.of_gate.get(gate).copied().unwrap_or(Self::NONE);
        (variable != Self::NONE).then(|| Var::unsafe_from_idx(variable))
    }

    /// Gives a gate a variable of its own.
    pub fn make<C: Callbacks>(&mut self, solver: &mut Solver<C>, gate: usize) {
        self.of_gate[gate] = solver.new_var_default().idx();
    }

    /// The literal of a bit that is not constant and whose gate has a variable.
    pub fn literal(&self, bit: Bit) -> Lit {
        Lit::new(Var::unsafe_from_idx(self.of_gate[bit.gate()]), !bit.is_negated())
    }

    /// Adds what a gate demands of its output and its inputs.
    pub fn add_gate<C: Callbacks>(&mut self, solver: &mut Solver<C>, gates: &Gates, number: usize) {
        let output = gates.find(Bit::of_gate(number));
        let find = |bit| gates.find(bit);
        match gates.gate(number) {
            Gate::False | Gate::Input => {}
            Gate::And(a, b) => {
                let (a, b) = (find(a), find(b));
                self.add_all(solver, &[[!output, a], [!output, b]]);
                self.add(solver, &[!a, !b, output]);
            }
            Gate::Xor(a, b) => {
                let (a, b) = (find(a), find(b));
                self.add_all(solver, &[[!output, a, b], [!output, !a, !b], [output, !a, b], [output, a, !b]]);
            }
            Gate::Choice(c, t, e) => {
                let (c, t, e) = (find(c), find(t), find(e));
                self.add_all(solver, &[[!c, !t, output], [!c, t, !output], [c, !e, output], [c, e, !output]]);
            }
            Gate::Majority(a, b, c) => {
                let (a, b, c) = (find(a), find(b), find(c));
                self.add_all(solver, &[[!a, !b, output], [!a, !c, output], [!b, !c, output]]);
                self.add_all(solver, &[[a, b, !output], [a, c, !output], [b, c, !output]]);
            }
        }
    }

    fn add_all<C: Callbacks, const N: usize>(&mut self, solver: &mut Solver<C>, clauses: &[[Bit; N]]) {
        for clause in clauses {
            self.add(solver, clause);
        }
    }

    /// Adds a clause, without what is constant in it.
    pub fn add<C: Callbacks>(&mut self, solver: &mut Solver<C>, bits: &[Bit]) {
        self.clause.clear();
        for bit in bits {
            match bit.value() {
                Some(true) => return,
                Some(false) => {}
                None => self.clause.push(self.literal(*bit)),
            }
        }
        // The answer (whether a contradiction is already known) is asked from the search itself.
        solver.add_clause_reuse(&mut self.clause);
    }
}

/// The inputs of a gate, and how many there are.
pub fn inputs(gate: Gate) -> ([Bit; 3], usize) {
    match gate {
        Gate::False | Gate::Input => ([Bit::FALSE; 3], 0),
        Gate::And(a, b) | Gate::Xor(a, b) => ([a, b, Bit::FALSE], 2),
        Gate::Choice(a, b, c) | Gate::Majority(a, b, c) => ([a, b, c], 3),
    }
}
