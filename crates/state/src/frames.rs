//! Stack frames: active in a running state, and frozen in a waiting state.
//!
//! A running state has its frames in one flat array of words owned by the machine that runs it. A waiting state keeps
//! them as a list of frozen frames, shared with the states it was forked from; only the innermost frame is thawed when
//! the state runs, its callers when control returns to them.

use loam_expr::Expr;
use loam_memory::ObjectInfo;
use loam_program::code::CodeBlockId;
use loam_program::ir::FunctionId;
use std::sync::Arc;

/// Bookkeeping of one frame.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The function.
    pub function: FunctionId,
    /// The return address in the caller.
    pub return_pc: u32,
    /// The caller's slot for a single-word result; `u32::MAX` if there is none or the return takes the general path.
    pub result_slot: u32,
    /// Whether any slot may hold a term.
    pub mixed: bool,
    /// Data that only some frames have.
    pub extra: Option<Box<FrameExtra>>,
}

/// The data that only some frames have.
#[derive(Clone, Debug, Default)]
pub struct FrameExtra {
    /// Stack objects, oldest first; they die with the frame.
    pub objects: Vec<Arc<ObjectInfo>>,
    /// Variadic arguments: for each its bits as a value, width and class.
    pub variadic: Vec<VariadicArg>,
    /// What to do when the frame returns, instead of continuing in the caller.
    pub on_return: Option<OnReturn>,
    /// The targets of `longjmp` in this frame.
    pub jump_targets: Vec<JumpTarget>,
    /// The tests of loops that were tried to execute in one step but did not fit, once for each trial.
    pub refused_loops: Vec<CodeBlockId>,
    /// The test of a loop at which the path forked last, if loops are executed in one step.
    pub forked_test: Option<CodeBlockId>,
}

/// The return of a call of `setjmp`, to which `longjmp` can jump. Calls of one frame with equal fields share a target,
/// so a `setjmp` in a loop makes only one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JumpTarget {
    /// The token that `setjmp` stored in the buffer; unique on a path.
    pub token: u64,
    /// The call of `setjmp`.
    pub call_pc: u32,
    /// The number of stack objects of the frame; objects added later are freed by the jump.
    pub objects: usize,
    /// The signal mask to restore, if `sigsetjmp` saved it.
    pub blocked: Option<u64>,
}

/// A variadic argument as it was passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariadicArg {
    /// The value.
    pub value: loam_memory::Value,
    /// Its width in bits.
    pub width: u8,
    /// The location where the caller put the argument and `va_arg` looks for it.
    pub location: loam_program::convention::ArgumentLocation,
    /// The number of argument bytes on the stack before it.
    pub above: u64,
    /// Size and alignment of the pointee, for arguments passed by value in memory.
    pub by_value: Option<(u64, u64)>,
}

/// What happens when a frame that the engine itself called returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnReturn {
    /// `main` returned: the program exits with its result.
    Exit,
    /// A constructor, destructor or exit handler returned: the next stage of the program's life follows.
    NextStage,
    /// The handler of a signal returned: the interrupted code continues, with these signals blocked.
    Handled {
        /// One bit per signal.
        blocked: u64,
    },
}

/// A frozen frame.
#[derive(Debug)]
pub struct FrozenFrame {
    /// The caller; `None` at the bottom.
    pub caller: Option<Arc<FrozenFrame>>,
    /// Its bookkeeping.
    pub frame: Frame,
    /// Its words.
    pub words: Box<[u64]>,
    /// The slots that hold terms.
    pub terms: Box<[(u16, Expr)]>,
    /// Words in all frames from here to the bottom.
    pub height: u64,
}

impl FrozenFrame {
    /// A copy with the same caller.
    pub(crate) fn copied(&self) -> Self {
        let Self { caller, frame, words, terms, height } = self;
        Self {
            caller: caller.clone(),
            frame: frame.clone(),
            words: words.clone(),
            terms: terms.clone(),
            height: *height,
        }
    }
}

impl Drop for FrozenFrame {
    /// Deep stacks are dropped one frame at a time: recursion here would overflow Loam's own stack.
    fn drop(&mut self) {
        let mut next = self.caller.take();
        while let Some(frame) = next {
            next = match Arc::try_unwrap(frame) {
                Ok(mut frame) => frame.caller.take(),
                Err(_) => None,
            };
        }
    }
}
