//! Decisions of the path in the machine: every choice between alternatives is made here.
//!
//! An alternative is a condition on the inputs. If only one alternative is feasible, the path continues with it; if
//! several are, the path forks into one successor each. A successor continues in a block (branches and switches), or
//! executes the instruction again, which then finds its alternative decided. [`Machine::decided`] sees each
//! [`Decision`] once.

use crate::machine::Machine;
use crate::uninitialised::Use;
use loam_environment::Interrupt;
use loam_expr::{Expr, Symbol};
use loam_memory::Value;
use loam_program::code::CodeBlockId;
use loam_solver::{Model, SatResult};
use loam_state::decision::Outcome;
use loam_state::{Decision, DecisionKind, Ending, LossKind};
use std::sync::Arc;

/// A fork of the path in the machine.
pub struct Fork {
    /// What was decided.
    pub decision: Decision,
    /// The feasible alternatives, at least two.
    pub successors: Vec<Successor>,
}

/// One feasible alternative.
pub struct Successor {
    /// The condition of the alternative.
    pub condition: Expr,
    /// The result of the query for the condition.
    pub feasible: SatResult,
    /// Where the successor continues.
    pub resume: Resume,
}

/// Where a successor continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resume {
    /// The instruction is executed again.
    Retry,
    /// In this block.
    Block {
        /// The block.
        target: CodeBlockId,
        /// The coverage flag of the edge.
        flags: u8,
    },
}

/// Alternatives to decide between, each with the point where the path continues.
pub type Alternatives = Vec<(Expr, Resume)>;

/// The result of deciding between alternatives.
pub enum Decided {
    /// None is feasible.
    Nothing,
    /// One is feasible, and the path continues here.
    Only(Resume),
    /// The path forks.
    Fork(Fork),
}

impl Machine {
    /// Records a decision of the path.
    fn decided(&mut self, kind: DecisionKind, outcome: Outcome) -> Decision {
        self.counts.decisions[kind as usize] += 1;
        let decision = Decision { kind, pc: self.core.pc, outcome };
        self.journal.decide(&decision);
        decision
    }

    /// Whether a condition may hold on this path.
    pub fn feasible(&mut self, condition: Expr) -> Result<SatResult, Interrupt> {
        self.solver.feasible(&self.state.path, condition).map_err(|_| Interrupt::Undecided)
    }

    /// Decides between a condition and its negation, in this order. The negation is built only if the path forks.
    pub(crate) fn decide_either(
        &mut self,
        kind: DecisionKind,
        condition: Expr,
        [then, otherwise]: [Resume; 2],
    ) -> Result<Decided, Interrupt> {
        let (holds, fails) =
            self.solver.branch(&self.state.path, condition).map_err(|_| Interrupt::Undecided)?;
        match (holds.is_sat(), fails.is_sat()) {
            (true, true) => {
                let negation = self.store.not(condition);
                let both = [(condition, holds, then), (negation, fails, otherwise)];
                Ok(self.decided_among(kind, both.into_iter()))
            }
            (holds, _) => {
                self.decided(kind, Outcome::Only(u32::from(!holds)));
                Ok(Decided::Only(if holds { then } else { otherwise }))
            }
        }
    }

    /// Decides between alternatives that exclude each other.
    pub(crate) fn decide_among(
        &mut self,
        kind: DecisionKind,
        alternatives: Alternatives,
    ) -> Result<Decided, Interrupt> {
        let mut answered = Vec::with_capacity(alternatives.len());
        for (condition, resume) in alternatives {
            answered.push((condition, self.feasible(condition)?, resume));
        }
        Ok(self.decided_among(kind, answered.into_iter()))
    }

    fn decided_among(
        &mut self,
        kind: DecisionKind,
        alternatives: impl Iterator<Item = (Expr, SatResult, Resume)>,
    ) -> Decided {
        let mut numbers = Vec::new();
        let mut successors = Vec::new();
        for (number, (condition, feasible, resume)) in (0u32..).zip(alternatives) {
            if feasible.is_sat() {
                numbers.push(number);
                successors.push(Successor { condition, feasible, resume });
            }
        }
        match successors.len() {
            0 => Decided::Nothing,
            1 => {
                self.decided(kind, Outcome::Only(numbers[0]));
                self.only(successors.swap_remove(0))
            }
            _ if !self.state.may_fork && matches!(kind, DecisionKind::Branch | DecisionKind::Switch) => {
                self.first_alone(kind, numbers[0], successors)
            }
            _ => {
                let decision = self.decided(kind, Outcome::Fork(numbers.into()));
                Decided::Fork(Fork { decision, successors })
            }
        }
    }

    /// The program has switched forking off: the first alternative is explored, the others are lost.
    fn first_alone(&mut self, kind: DecisionKind, number: u32, mut successors: Vec<Successor>) -> Decided {
        let first = successors.swap_remove(0);
        self.lose(LossKind::Forking, "the program switched forking off: one side of a branch is explored");
        self.add_constraint(first.condition, first.feasible.model());
        self.decided(kind, Outcome::Only(number));
        Decided::Only(first.resume)
    }

    /// Continues with the only feasible alternative. If the instruction is executed again, the condition is added to the path;
    /// if a block follows, the path condition implies it already.
    fn only(&mut self, successor: Successor) -> Decided {
        match successor.resume {
            Resume::Retry => {
                self.add_constraint(successor.condition, successor.feasible.model());
            }
            Resume::Block { .. } => {}
        }
        Decided::Only(successor.resume)
    }

    /// The value of a condition on this path; the path forks if both values are feasible. An error if it depends on
    /// uninitialised memory.
    pub fn decide(&mut self, kind: DecisionKind, condition: Expr) -> Result<bool, Interrupt> {
        let condition = self.initialised(condition, Use::Choice)?;
        self.decide_unchecked(kind, condition)
    }

    /// The value of a condition on this path; the path forks if both values are feasible.
    pub(crate) fn decide_unchecked(
        &mut self,
        kind: DecisionKind,
        condition: Expr,
    ) -> Result<bool, Interrupt> {
        if let Some(value) = self.store.constant_value(condition) {
            return Ok(value != 0);
        }
        let (holds, fails) =
            self.solver.branch(&self.state.path, condition).map_err(|_| Interrupt::Undecided)?;
        match (holds.is_sat(), fails.is_sat()) {
            (true, true) => Err(Interrupt::Fork(kind, vec![condition, self.store.not(condition)])),
            (holds, _) => {
                self.decided(kind, Outcome::Only(u32::from(!holds)));
                Ok(holds)
            }
        }
    }

    /// Restricts the path to a feasible condition, and records the decision.
    pub fn assume(&mut self, kind: DecisionKind, condition: Expr) -> Result<(), Interrupt> {
        self.restrict(condition)?;
        self.decided(kind, Outcome::Only(0));
        Ok(())
    }

    /// Restricts the path to a feasible condition, without a decision: for the report of a path that has ended.
    pub(crate) fn restrict(&mut self, condition: Expr) -> Result<(), Interrupt> {
        match self.feasible(condition)? {
            SatResult::Unsat => {
                Err(Interrupt::End(Ending::Stuck("what the engine takes for granted is impossible")))
            }
            feasible => {
                self.add_constraint(condition, feasible.model());
                Ok(())
            }
        }
    }

    /// Adds a constraint to the path. `model` satisfies it, or else the cached model of the path does.
    fn add_constraint(&mut self, condition: Expr, model: Option<&Model>) {
        let of_seed = self.follow_seeds(condition);
        self.state.path.add(&self.store, condition, of_seed.as_ref().or(model));
    }

    /// Restricts every input byte to its value in the test of the path.
    pub(crate) fn concretise_all(&mut self) {
        let (inputs, store) = (self.inputs(), Arc::clone(&self.store));
        for input in self.state.inputs.in_order().into_iter().cloned().collect::<Vec<_>>() {
            for offset in 0..store.array_info(input.array).size {
                let symbol = Symbol { array: input.array, offset };
                let value = u128::from(inputs.get(symbol).unwrap_or(0));
                let is_value = store.eq(store.byte(symbol), store.constant(8, value));
                self.add_constraint(is_value, Some(&inputs));
                self.decided(DecisionKind::Concretisation, Outcome::Value(value));
            }
        }
    }

    /// A value of a term on this path.
    pub(crate) fn some_value(&mut self, term: Expr) -> Result<u128, Interrupt> {
        let example = self.solver.example(&self.state.path, term, None).map_err(|_| Interrupt::Undecided)?;
        Ok(example.unwrap_or_default())
    }

    /// The value of an argument; if it has several values, the path is restricted to one of them.
    pub(crate) fn concretise_value(&mut self, value: Value, why: &str) -> Result<u128, Interrupt> {
        let Value::Term(term) = value else { return Ok(value.bits().unwrap_or_default()) };
        let term = self.initialised(term, Use::Choice)?;
        let example = self.some_value(term)?;
        let same = self.store.eq(term, self.store.constant(self.store.width(term), example));
        let other = self.store.not(same);
        if self.feasible(other)?.is_sat() {
            self.lose(LossKind::Concretised, &format!("{why} is symbolic and was restricted to one value"));
            self.restrict(same)?;
        }
        self.decided(DecisionKind::Concretisation, Outcome::Value(example));
        Ok(example)
    }
}
