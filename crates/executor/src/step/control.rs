//! Control flow: branches, switches, returns.

use super::{Stepped, signature, unsupported};
use crate::coverage::{NOT_TAKEN, TAKEN};
use crate::decision::{Decided, Resume};
use crate::machine::{Flow, Machine};
use crate::uninitialised::Use;
use loam_environment::checks::by_trap;
use loam_environment::{Interrupt, next_handler};
use loam_expr::Expr;
use loam_memory::Value;
use loam_program::code::CodeBlockId;
use loam_program::ir::{BlockId, Inst, Operand, Terminator};
use loam_state::frames::OnReturn;
use loam_state::{DecisionKind, Ending, ErrorKind, Frame};
use std::rc::Rc;
use std::sync::Arc;

impl Machine {
    /// Executes the end of a block.
    pub(crate) fn terminator(&mut self, terminator: &Terminator) -> Stepped {
        match terminator {
            Terminator::Jump(target) => Ok(Flow::Goto(self.block(*target), 0)),
            Terminator::Branch { condition, then, otherwise } => {
                self.branch(*condition, self.block(*then), self.block(*otherwise))
            }
            Terminator::Switch { width, value, default, cases } => {
                self.switch(*width, *value, *default, cases)
            }
            Terminator::IndirectJump { address, targets } => self.indirect_jump(*address, targets),
            Terminator::Invoke { normal, .. } => Ok(Flow::Goto(self.block(*normal), 0)),
            Terminator::Resume { exception } => self.resume_exception(*exception),
            Terminator::Return(values) => self.return_values(values),
            Terminator::Trap { check } => Err(match check.and_then(by_trap) {
                Some(check) => Interrupt::Error(check.kind, check.words.to_owned()),
                None => Interrupt::Error(ErrorKind::Abort, "the program stops itself with a trap".to_owned()),
            }),
            Terminator::Unreachable => {
                let message = "a place is reached that must be unreachable".to_owned();
                Err(Interrupt::Error(ErrorKind::Abort, message))
            }
            Terminator::Unsupported(what) => Err(unsupported(what)),
        }
    }

    /// The code block of a block of the innermost function.
    pub(crate) fn block(&self, block: BlockId) -> CodeBlockId {
        let function = self.core.top().frame.function;
        let entry = self.image.code.functions[function].entry.expect("a running function has code");
        CodeBlockId(entry.0 + block.0)
    }

    fn branch(&mut self, condition: Operand, then: CodeBlockId, otherwise: CodeBlockId) -> Stepped {
        // Sides are counted as in the lowered code, so that the fast loop and this step count the same.
        let in_code = self.image.code.insts[self.core.pc as usize].target_if_true();
        let is_opposite = then != otherwise && in_code == Some(otherwise);
        let (taken, not_taken) = if is_opposite { (NOT_TAKEN, TAKEN) } else { (TAKEN, NOT_TAKEN) };
        let condition = match self.value(condition, 1) {
            Value::Bits(bits) if bits & 1 == 1 => return Ok(Flow::Goto(then, taken)),
            Value::Bits(_) => return Ok(Flow::Goto(otherwise, not_taken)),
            Value::Term(condition) => condition,
        };
        let condition = self.initialised(condition, Use::Branch)?;
        let then = Resume::Block { target: then, flags: taken };
        let otherwise = Resume::Block { target: otherwise, flags: not_taken };
        let decided = self.decide_either(DecisionKind::Branch, condition, [then, otherwise])?;
        self.follow_test(decided, [then, otherwise], "no side of a branch is feasible")
    }

    fn switch(&mut self, width: u8, value: Operand, default: BlockId, cases: &[(u128, BlockId)]) -> Stepped {
        let value = match self.value(value, width) {
            Value::Bits(bits) => {
                let case = cases.iter().find(|(case, _)| *case == bits);
                return Ok(Flow::Goto(self.block(case.map_or(default, |(_, target)| *target)), 0));
            }
            Value::Term(value) => value,
        };
        let value = self.initialised(value, Use::Branch)?;
        let alternatives = self.switch_conditions(u16::from(width), value, default, cases).into_iter();
        let alternatives = alternatives
            .map(|(target, condition)| (condition, Resume::Block { target: self.block(target), flags: 0 }))
            .collect();
        let decided = self.decide_among(DecisionKind::Switch, alternatives)?;
        follow(decided, "no case of a switch is feasible")
    }

    /// The condition of each target, in order of its first case; the default comes last.
    fn switch_conditions(
        &self,
        width: u16,
        value: Expr,
        default: BlockId,
        cases: &[(u128, BlockId)],
    ) -> Vec<(BlockId, Expr)> {
        let store = &self.store;
        let mut successors: Vec<(BlockId, Expr)> = Vec::new();
        let mut none = store.bool(true);
        for &(case, target) in cases {
            let here = store.eq(value, store.constant(width, case));
            none = store.and(none, store.not(here));
            if target == default {
                continue;
            }
            match successors.iter_mut().find(|(block, _)| *block == target) {
                Some((_, condition)) => *condition = store.or(*condition, here),
                None => successors.push((target, here)),
            }
        }
        // Cases that lead to the default block belong to it.
        let shared = cases.iter().filter(|&&(_, target)| target == default);
        let default_condition =
            shared.fold(none, |any, &(case, _)| store.or(any, store.eq(value, store.constant(width, case))));
        successors.push((default, default_condition));
        successors
    }

    fn indirect_jump(&mut self, address: Operand, targets: &[(BlockId, BlockId)]) -> Stepped {
        let address = self.value(address, 64);
        let function = self.core.top().frame.function;
        for &(label, target) in targets {
            let here = self.image.block_address(function, label).0;
            let matches = match address {
                Value::Bits(bits) => bits == u128::from(here),
                Value::Term(term) => {
                    self.decide(DecisionKind::Target, self.store.eq(term, self.store.word(here)))?
                }
            };
            if matches {
                return Ok(Flow::Goto(self.block(target), 0));
            }
        }
        let message = "a computed goto leads to no label of its function".to_owned();
        Err(Interrupt::Error(ErrorKind::Pointer, message))
    }

    fn return_values(&mut self, values: &[Operand]) -> Stepped {
        let function = self.core.top().frame.function;
        let widths = self.image.program.functions[function].returns.clone();
        let values: Vec<Value> =
            values.iter().zip(&widths).map(|(&operand, &width)| self.value(operand, width)).collect();
        let ends_main =
            self.core.top().frame.extra.as_ref().is_some_and(|extra| extra.on_return == Some(OnReturn::Exit));
        if let Some(&status) = values.first().filter(|_| ends_main) {
            self.check_initialised(status, Use::Status)?;
        }
        if let Some(extra) = self.core.top_mut().frame.extra.as_mut() {
            let objects = std::mem::take(&mut extra.objects);
            if !objects.is_empty() {
                self.end_stack_objects(&objects);
            }
        }
        self.leave_block(0);
        let (frame, _) = self.core.pop();
        match frame.extra.as_ref().and_then(|extra| extra.on_return) {
            Some(OnReturn::Exit) => {
                let status = values.first().copied().unwrap_or(Value::Bits(0));
                self.exit(status)
            }
            Some(OnReturn::NextStage) => self.next_stage(),
            Some(OnReturn::Handled { blocked }) => {
                Arc::make_mut(&mut self.state.system).signals.blocked = blocked;
                self.resume_interrupted(&frame);
                match next_handler(self)? {
                    Some(next) => self.run_handler(&next, frame.return_pc),
                    None => Ok(Flow::Moved),
                }
            }
            None => {
                self.resume_caller(&frame, &values)?;
                Ok(Flow::Moved)
            }
        }
    }

    /// Continues where the handler of a signal, to which `frame` belonged, interrupted the program.
    fn resume_interrupted(&mut self, frame: &Frame) {
        let origin = self.image.code.origins[frame.return_pc as usize - 1];
        self.core.pc = frame.return_pc;
        self.core.block = origin.block;
    }

    /// Continues behind the call that `frame` belonged to.
    fn resume_caller(&mut self, frame: &Frame, values: &[Value]) -> Result<(), Interrupt> {
        let image = Rc::clone(&self.image);
        let call_pc = frame.return_pc - 1;
        let origin = image.code.origins[call_pc as usize];
        let info = image.code.blocks[origin.block];
        let block = &image.code.functions[info.function].body.blocks[info.block];
        if let Some((Inst::Call(call), _)) = block.insts.get((origin.first + origin.count - 1) as usize) {
            let callee = &image.program.functions[frame.function];
            if signature::results_agree(call, callee) {
                for (&dst, &value) in call.dsts.iter().zip(values) {
                    self.set(dst, value);
                }
            } else {
                self.set_found_results(call, callee, values)?;
            }
        }
        self.core.pc = frame.return_pc;
        self.core.block = origin.block;
        Ok(())
    }
}

/// What follows a branch or a switch.
pub(crate) fn follow(decided: Decided, stuck: &'static str) -> Stepped {
    match decided {
        Decided::Nothing => Err(Interrupt::End(Ending::Stuck(stuck))),
        Decided::Only(Resume::Block { target, flags }) => Ok(Flow::Goto(target, flags)),
        Decided::Only(Resume::Retry) => Err(Interrupt::Retry),
        Decided::Fork(fork) => Ok(Flow::Fork(fork)),
    }
}
