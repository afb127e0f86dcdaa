//! One iteration of a loop, evaluated for all: its number κ is a bound word.

use super::count::Last;
use super::{Stop, Tried, refuse};
use crate::machine::{Flow, Machine};
use loam_analysis::loops::{CompactLoop, Refusal};
use loam_environment::Interrupt;
use loam_expr::{Expr, ExprStore};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::object::Size;
use loam_memory::{ITERATION, MemoryModel, ModelContext, Obstacle, Outcome, Value};
use loam_program::ir::{Inst, Operand};
use loam_solver::PathCondition;
use loam_state::DecisionKind;
use std::sync::Arc;

/// Where the iterations access memory at one place of the program.
pub(super) struct Place {
    /// The object, and the offset in iteration 0.
    pub first: Resolved,
    /// Bytes from one iteration to the next.
    pub stride: i64,
    /// Bytes of the scalar.
    pub length: u64,
}

/// An access of an iteration.
pub(super) struct LoopAccess {
    pub place: Place,
    /// What is written.
    pub written: Option<Expr>,
}

/// An iteration that was evaluated.
pub(super) struct Iteration {
    /// Its accesses, in order.
    pub accesses: Vec<LoopAccess>,
    /// For each access that can leave its object, the last iteration in which it does not.
    pub limits: Vec<Last>,
    /// The conditions under which it does not leave the loop before its end.
    pub stays: Vec<Expr>,
    /// The greatest number that an iteration can have.
    pub most: u64,
}

impl Machine {
    /// Evaluates an iteration. `path` is the path condition without the iteration.
    pub(super) fn evaluate(
        &mut self,
        found: &CompactLoop,
        path: &PathCondition,
        most: u64,
    ) -> Tried<Iteration> {
        let image = Arc::clone(&self.image);
        let body = &image.code.functions[self.core.top().frame.function].body;
        let mut iteration = Iteration { accesses: Vec::new(), limits: Vec::new(), stays: Vec::new(), most };
        for &block in &found.path {
            for (at, (inst, _)) in (0..).zip(&body.blocks[block].insts) {
                self.stepping = Some((self.block(block), at));
                self.evaluate_inst(inst, path, &mut iteration)?;
            }
            if let Some(guard) = found.guards.iter().find(|guard| guard.block == block) {
                let stays = self.condition(guard.condition, guard.holds)?;
                let at_first = self.store.with_bound(stays, ITERATION, self.store.word(0));
                if self.store.constant_value(at_first) == Some(0) {
                    return Err(Stop::Useless);
                }
                if guard.protects && self.store.constant_value(stays).is_none() {
                    self.suppose(stays)?;
                }
                iteration.stays.push(stays);
            }
        }
        Ok(iteration)
    }

    /// The condition that a branch goes to the side on which its condition has this value.
    pub(super) fn condition(&mut self, condition: Operand, holds: bool) -> Tried<Expr> {
        let condition = self.value(condition, 1).term(&self.store, 1);
        self.check_known([condition])?;
        Ok(if holds { condition } else { self.store.not(condition) })
    }

    fn evaluate_inst(&mut self, inst: &Inst, path: &PathCondition, iteration: &mut Iteration) -> Tried<()> {
        match inst {
            Inst::Load { dst, address } => {
                let length = u64::from(self.width(*dst).div_ceil(8));
                let place = self.place(*address, length, false, path, iteration)?;
                let value = self.load_at(&place)?;
                let value = self.store.truncate(value, u16::from(self.width(*dst)));
                self.set(*dst, Value::of(&self.store, value));
                iteration.accesses.push(LoopAccess { place, written: None });
            }
            Inst::Store { width, value, address } => {
                let length = u64::from(width.div_ceil(8));
                let value = self.value(*value, *width).term(&self.store, u16::from(*width));
                let value = self.store.zext(value, (length * 8) as u16);
                self.check_known([value])?;
                let place = self.place(*address, length, true, path, iteration)?;
                if place.stride != 0 && place.stride.unsigned_abs() < length {
                    return refuse(Refusal::Places);
                }
                iteration.accesses.push(LoopAccess { place, written: Some(value) });
            }
            inst => self.compute(inst)?,
        }
        Ok(())
    }

    /// Executes an instruction that is no access. Refuses one that may be wrong in some iteration.
    pub(super) fn compute(&mut self, inst: &Inst) -> Tried<()> {
        let mut terms = Vec::new();
        inst.for_each_operand(|operand| {
            if let Operand::Reg(reg) = operand {
                terms.extend(
                    self.core.term(self.image.code.functions[self.core.top().frame.function].slots[reg]),
                );
            }
        });
        self.check_known(terms)?;
        match self.inst(inst) {
            Ok(Flow::Next) => Ok(()),
            Ok(_) => refuse(Refusal::Instruction),
            Err(Interrupt::Undecided) => refuse(Refusal::Solver),
            Err(_) => refuse(Refusal::Operand),
        }
    }

    /// The places that the iterations access through an address. From here on, the iteration is one in which the access is in bounds.
    fn place(
        &mut self,
        address: Operand,
        length: u64,
        write: bool,
        path: &PathCondition,
        iteration: &mut Iteration,
    ) -> Tried<Place> {
        let store = Arc::clone(&self.store);
        let address = self.value(address, 64).term(&store, 64);
        self.check_known([address])?;
        let number = store.bound_word(ITERATION);
        let [first, second] = [0, 1].map(|at| store.with_bound(address, ITERATION, store.word(at)));
        let step = store.sub(second, first);
        let stride = match store.constant_value(step) {
            Some(stride) => stride as u64,
            // If the places are equally far apart where there is a second iteration, all examples are the same.
            None => {
                let second = store.ule(store.word(1), number);
                let example = self.solver.any_example(&self.state.path, step, second);
                example.map_err(|_| Stop::Refused(Refusal::Solver))?.unwrap_or_default() as u64
            }
        };
        let regular = store.add(first, store.mul(number, store.word(stride)));
        if !self.always(store.eq(address, regular))? {
            return refuse(Refusal::Places);
        }
        self.provenance.derive(first, address);
        let range = MemoryRange { address: Value::of(&store, first), length: Value::word(length), write };
        let supposed = std::mem::replace(&mut self.state.path, path.clone());
        let resolved = self.try_model(|model, context| model.resolve(context, &range));
        self.state.path = supposed;
        let place = match resolved {
            Ok(first) => Place { first, stride: stride as i64, length },
            Err(Obstacle::Fork(cases)) => {
                return Err(Stop::Interrupted(Interrupt::Fork(DecisionKind::Resolution, cases)));
            }
            // The first iteration is wrong.
            Err(Obstacle::Bug(_)) => return refuse(Refusal::Places),
            Err(Obstacle::Concretised(_)) => return refuse(Refusal::Places),
            Err(Obstacle::Undecided) => return refuse(Refusal::Solver),
        };
        if let Some(limit) = place.limit(&store) {
            self.suppose(limit.includes(&store, number, iteration.most))?;
            iteration.limits.push(limit);
        }
        Ok(place)
    }

    /// Lets the memory model execute an operation that the path does not depend on.
    fn try_model<T>(
        &mut self,
        ask: impl FnOnce(&dyn MemoryModel, &mut ModelContext<'_>) -> Outcome<T>,
    ) -> Outcome<T> {
        self.counts.resolutions += 1;
        self.ask_without_interrupt(ask)
    }

    /// What an iteration loads from memory as it is before the loop.
    fn load_at(&mut self, place: &Place) -> Tried<Expr> {
        let store = Arc::clone(&self.store);
        let offset = Value::of(&store, place.offset(&store, store.bound_word(ITERATION)));
        let from = Resolved { object: Arc::clone(&place.first.object), offset };
        let Ok(value) = self.try_model(|model, context| model.read(context, &from, place.length)) else {
            return refuse(Refusal::Solver);
        };
        let value = value.term(&store, (place.length * 8) as u16);
        self.check_known([value])?;
        Ok(value)
    }
}

impl Place {
    /// The offset in an iteration.
    fn offset(&self, store: &ExprStore, iteration: Expr) -> Expr {
        let by = store.mul(iteration, store.word(self.stride as u64));
        store.add(self.first.offset.term(store, 64), by)
    }

    /// The last iteration in which the access is in bounds; `None` if all are. The first one is.
    fn limit(&self, store: &ExprStore) -> Option<Last> {
        let offset = self.first.offset.term(store, 64);
        let size = match self.first.object.size {
            Size::Fixed(bytes) => store.word(bytes),
            Size::Symbolic { bytes, .. } => bytes,
        };
        let room = match self.stride {
            0 => return None,
            1.. => store.sub(store.sub(size, store.word(self.length)), offset),
            _ => offset,
        };
        Some(Last::new(room, self.stride.unsigned_abs(), self.first.object.size.capacity()))
    }

    /// The condition that the accesses of two iterations, one at each place, have a byte in common.
    pub fn overlaps(&self, store: &ExprStore, iteration: Expr, other: &Self, of_other: Expr) -> Expr {
        let (mine, theirs) = (self.offset(store, iteration), other.offset(store, of_other));
        let end = |offset, place: &Self| store.add(offset, store.word(place.length));
        store.and(store.ult(mine, end(theirs, other)), store.ult(theirs, end(mine, self)))
    }

    /// Whether two iterations, one at each place, have no byte in common because the places are the same and far enough apart.
    pub fn is_apart(&self, other: &Self) -> bool {
        self.first.offset == other.first.offset
            && self.stride == other.stride
            && self.stride.unsigned_abs() >= self.length.max(other.length)
    }
}
