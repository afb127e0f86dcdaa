//! The clauses that define a gate's output by its inputs (Tseitin encoding).

use crate::gates::{Bit, Gate, Gates};

/// Adds the clauses of a gate, in terms of the earliest bits that equal its output and inputs.
pub fn add_clauses(gates: &Gates, number: usize, mut add: impl FnMut(&[Bit])) {
    let output = gates.find(Bit::of_gate(number));
    let find = |bit| gates.find(bit);
    match gates.gate(number) {
        Gate::False | Gate::Input => {}
        Gate::And(a, b) => {
            let (a, b) = (find(a), find(b));
            add(&[!output, a]);
            add(&[!output, b]);
            add(&[!a, !b, output]);
        }
        Gate::Xor(a, b) => {
            let (a, b) = (find(a), find(b));
            add(&[!output, a, b]);
            add(&[!output, !a, !b]);
            add(&[output, !a, b]);
            add(&[output, a, !b]);
        }
        Gate::Choice(c, t, e) => {
            let (c, t, e) = (find(c), find(t), find(e));
            add(&[!c, !t, output]);
            add(&[!c, t, !output]);
            add(&[c, !e, output]);
            add(&[c, e, !output]);
        }
        Gate::Majority(a, b, c) => {
            let (a, b, c) = (find(a), find(b), find(c));
            for [first, second] in [[a, b], [a, c], [b, c]] {
                add(&[!first, !second, output]);
            }
            for [first, second] in [[a, b], [a, c], [b, c]] {
                add(&[first, second, !output]);
            }
        }
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
