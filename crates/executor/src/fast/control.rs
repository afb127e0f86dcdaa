//! Ends of blocks, and calls.

use super::Exit;
use super::cursor::Cursor;
use super::window::Window;
use super::words::sign_at_top;
use loam_program::code::Control;
use std::ops::ControlFlow;

/// Why the loop leaves a frame.
pub enum Leave {
    /// The frame calls the callee of a call site.
    Call(u32),
    /// The frame returns a word to its caller; 0 if the function has no result.
    Return(u64),
    /// The frame goes on with the watched block.
    Watched,
    /// The loop stops.
    Stop(Exit),
}

impl<const MIXED: bool> Window<'_, MIXED> {
    /// Executes an instruction that moves the cursor to another block or leaves the frame; `None` leaves the instruction
    /// to its origin.
    #[inline(always)]
    pub fn control<const WATCHED: bool>(
        &self,
        inst: Control,
        cursor: &mut Cursor<WATCHED>,
    ) -> Option<ControlFlow<Leave>> {
        Some(match inst {
            Control::Step => return None,
            Control::Jump { target } => cursor.goto(target, 0),
            Control::Branch { condition, then, otherwise } => {
                cursor.branch(self.word(condition)? != 0, then, otherwise)
            }
            Control::BranchEq { a, b, then, otherwise } => {
                let (x, y) = self.pair(a, b)?;
                cursor.branch(x == y, then, otherwise)
            }
            Control::BranchUlt { a, b, then, otherwise } => {
                let (x, y) = self.pair(a, b)?;
                cursor.branch(x < y, then, otherwise)
            }
            Control::BranchSlt { shift, a, b, then, otherwise } => {
                let (x, y) = self.pair(a, b)?;
                cursor.branch(sign_at_top(x, shift) < sign_at_top(y, shift), then, otherwise)
            }
            Control::BranchEqI { a, value, then, otherwise } => {
                cursor.branch(self.word(a)? == u64::from(value), then, otherwise)
            }
            Control::BranchUltI { a, value, then, otherwise } => {
                cursor.branch(self.word(a)? < u64::from(value), then, otherwise)
            }
            Control::BranchSltI { shift, a, value, then, otherwise } => {
                let x = sign_at_top(self.word(a)?, shift);
                cursor.branch(x < i64::from(value) << shift, then, otherwise)
            }
            Control::Switch { a, table } => {
                let target = cursor.code().switches[table as usize].target(self.word(a)?);
                cursor.mark_edge(target.edge);
                cursor.goto(target.block, 0)
            }
            Control::Call { site } => ControlFlow::Break(Leave::Call(site)),
            Control::Return => ControlFlow::Break(Leave::Return(0)),
            Control::ReturnWord { a } => ControlFlow::Break(Leave::Return(self.word(a)?)),
            Control::ReturnConst { value } => ControlFlow::Break(Leave::Return(value)),
        })
    }
}
