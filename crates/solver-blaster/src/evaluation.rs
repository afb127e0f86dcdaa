//! Gates worked out from values of the unknown bits, as far as a result needs them.
//!
//! This is an order of magnitude faster than letting the SAT solver propagate the same values, and of a choice it
//! looks only at the branch that is chosen.

use crate::gates::{Bit, Gate, Gates};

/// The values of gates in one evaluation; the memory is kept for the next.
#[derive(Debug, Default)]
pub struct Evaluation {
    /// Per gate its value (the lowest bit) and the round it is of.
    values: Vec<u32>,
    round: u32,
    pending: Vec<usize>,
}

impl Evaluation {
    /// Forgets all values: the unknown bits may have changed.
    pub fn begin(&mut self, gates: &Gates) {
        // A gate's mark of a round long gone must not look like one of this round.
        if self.round == u32::MAX >> 1 {
            *self = Self::default();
        }
        self.round += 1;
        self.values.resize(gates.len(), 0);
    }

    /// The value of a bit, or `None` if that takes an unknown for which `input` has no value.
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

    /// The value of a gate, or what it needs first.
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

/// How far a gate is.
enum Step {
    /// It has this value.
    Done(bool),
    /// It needs the value of another first.
    First(Bit),
}
