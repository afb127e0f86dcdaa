//! Jumps out of functions: `setjmp` makes a jump target in its caller's frame, `longjmp` unwinds the frames above it.
//!
//! A jump target is stored in the frame that called `setjmp` and found by its token, so a target whose frame has returned is
//! not found. Registers are not restored: a frame that can be jumped to keeps each register in a separate slot, and locals in
//! memory (see `loam_program::lower`).

use super::Stepped;
use crate::machine::{CurrentInstruction, Flow, Machine};
use loam_environment::Interrupt;
use loam_memory::Value;
use loam_program::ir::Inst;
use loam_state::frames::JumpTarget;
use loam_state::{ErrorKind, Frame};
use std::rc::Rc;
use std::sync::Arc;

/// The upper half of every token: it distinguishes a buffer that was never filled from one that is out of date.
const TOKEN_MARK: u64 = 0x6a6d_7062 << 32;

impl Machine {
    /// The token of the jump target behind the call at `pc`.
    pub(crate) fn new_jump_target(&mut self, blocked: Option<u64>) -> u64 {
        let call_pc = self.core.pc;
        let extra = self.core.top_mut().frame.extra.get_or_insert_default();
        let objects = extra.objects.len();
        let same = |target: &&JumpTarget| {
            (target.call_pc, target.objects, target.blocked) == (call_pc, objects, blocked)
        };
        if let Some(target) = extra.jump_targets.iter().find(same) {
            return target.token;
        }
        let made = &mut self.state.life_mut().jump_targets;
        *made += 1;
        let token = TOKEN_MARK | u64::from(*made);
        extra.jump_targets.push(JumpTarget { token, call_pc, objects, blocked });
        token
    }

    /// Continues behind the call of `setjmp` that returned this token.
    pub(super) fn jump(&mut self, token: u64, value: Value) -> Stepped {
        let target = self.jump_target(token).ok_or_else(|| {
            let is_token = token & TOKEN_MARK == TOKEN_MARK && token as u32 <= self.state.life.jump_targets;
            let message = match is_token {
                true => "longjmp to a function that has returned",
                false => "longjmp with a buffer that no setjmp has filled",
            };
            Interrupt::Error(ErrorKind::Pointer, message.to_owned())
        })?;
        self.mark_partial(CurrentInstruction::Executed);
        while find(&self.core.top().frame, token).is_none() {
            self.drop_frame();
        }
        self.end_frame_objects(target.objects);
        if let Some(blocked) = target.blocked {
            Arc::make_mut(&mut self.state.system).signals.blocked = blocked;
        }
        self.land(target.call_pc, value);
        Ok(Flow::Moved)
    }

    /// The jump target with this token, in the innermost frame that has it.
    fn jump_target(&self, token: u64) -> Option<JumpTarget> {
        self.core.all_frames().find_map(|frame| find(frame, token))
    }

    /// Leaves the innermost frame without a return.
    pub(super) fn drop_frame(&mut self) {
        self.end_frame_objects(0);
        self.core.pop();
    }

    /// Ends the life of the innermost frame's objects, but for the first `kept`.
    fn end_frame_objects(&mut self, kept: usize) {
        let Some(extra) = self.core.top_mut().frame.extra.as_mut() else { return };
        let dead = extra.objects.split_off(kept.min(extra.objects.len()));
        if !dead.is_empty() {
            self.end_stack_objects(&dead);
        }
    }

    /// Lets a call of the innermost frame return a value.
    fn land(&mut self, call_pc: u32, value: Value) {
        let image = Rc::clone(&self.image);
        let origin = image.code.origins[call_pc as usize];
        let info = image.code.blocks[origin.block];
        let block = &image.code.functions[info.function].body.blocks[info.block];
        let call = block.insts.get((origin.first + origin.count - 1) as usize);
        if let Some((Inst::Call(call), _)) = call
            && let Some(&dst) = call.dsts.first()
        {
            self.set(dst, value);
        }
        self.core.pc = call_pc + 1;
        self.core.block = origin.block;
    }
}

fn find(frame: &Frame, token: u64) -> Option<JumpTarget> {
    frame.extra.as_ref()?.jump_targets.iter().find(|target| target.token == token).copied()
}
