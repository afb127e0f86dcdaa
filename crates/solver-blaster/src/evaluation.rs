//! Lazy evaluation of gates from values of the inputs.
//!
//! This is an order of magnitude faster than letting the SAT solver propagate the same values, and of an if-then-else
//! only the selected branch is evaluated.

use crate::gates::{Bit, Gate, Gates};

/// The values of gates in one evaluation; the memory is kept for the next.
#[derive(Debug, Default)]
pub struct Evaluation {
    /// Per gate its value (the lowest bit) and the round of evaluation that set it.
    values: Vec<u32>,
    round: u32,
    pending: Vec<usize>,
}

impl Evaluation {
    /// Begins a new round, without values: the inputs may have changed.
    pub fn begin(&mut self, gates: &Gates) {
        // When the number of rounds wraps around, a value of an old round must not look like one of this round.
        if self.round == u32::MAX >> 1 {
            *self = Self::default();
        }
        self.round += 1;
        self.values.resize(gates.len(), 0);
    }

    /// The value of a bit, or `None` if it depends on an input for which `input` has no value.
    pub fn value(
        &mut self,
        gates: &Gates,
        bit: Bit,
        input: &mut impl FnMut(usize) -> Option<bool>,
    ) -> Option<bool> {
        self.pending.clear();
        self.pending.push(bit.gate());
        while let Some(&number) = self.pending.last() {
            let step = match self.known(Bit::of_gate(number)) {
                Some(value) => Step::Done(value),
                None => self.step(gates.gate(number), || input(number))?,
            };
            match step {
                Step::Done(value) => {
                    self.values[number] = self.round << 1 | u32::from(value);
                    self.pending.pop();
                }
                Step::First(needed) => self.pending.push(needed.gate()),
            }
        }
        self.known(bit)
    }

    fn known(&self, bit: Bit) -> Option<bool> {
        let value = self.values[bit.gate()];
        (value >> 1 == self.round).then_some((value & 1 == 1) ^ bit.is_negated())
    }

    /// The value of a gate, or the bit that must be evaluated first.
    fn step(&self, gate: Gate, input: impl FnOnce() -> Option<bool>) -> Option<Step> {
        Some(match gate {
            Gate::False => Step::Done(false),
            Gate::Input => Step::Done(input()?),
            Gate::And(a, b) => match (self.known(a), self.known(b)) {
                (Some(false), _) | (_, Some(false)) => Step::Done(false),
                (Some(true), Some(true)) => Step::Done(true),
                (None, _) => Step::First(a),
                (_, None) => Step::First(b),
            },
            Gate::Xor(a, b) => match (self.known(a), self.known(b)) {
                (Some(a), Some(b)) => Step::Done(a ^ b),
                (None, _) => Step::First(a),
                (_, None) => Step::First(b),
            },
            Gate::Choice(condition, then, otherwise) => match self.known(condition) {
                Some(true) => self.same_as(then),
                Some(false) => self.same_as(otherwise),
                None => Step::First(condition),
            },
            Gate::Majority(a, b, c) => match (self.known(a), self.known(b)) {
                (Some(a), Some(b)) if a == b => Step::Done(a),
                (Some(_), Some(_)) => self.same_as(c),
                (None, _) => Step::First(a),
                (_, None) => Step::First(b),
            },
        })
    }

    fn same_as(&self, bit: Bit) -> Step {
        self.known(bit).map_or(Step::First(bit), Step::Done)
    }
}

/// A step of the evaluation of a gate.
enum Step {
    /// The gate has this value.
    Done(bool),
    /// The gate needs the value of this bit first.
    First(Bit),
}
