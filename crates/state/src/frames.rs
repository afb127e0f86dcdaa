//! Stack frames: as they are while they run, and as they are kept while a state waits.
//!
//! A running state has its frames in one flat array of words owned by the machine that runs it. A waiting state
//! keeps them as a list of frozen frames, shared with the states it was forked from; only the frame that goes on
//! is ever thawed, its callers are when control returns to them.

use loam_expr::Expr;
use loam_memory::ObjectInfo;
use loam_program::ir::FunctionId;
use std::sync::Arc;

/// Bookkeeping of one frame.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The function.
    pub function: FunctionId,
    /// Where the caller goes on.
    pub return_pc: u32,
    /// The caller's slot for a single-word result; `u32::MAX` if there is none or the call needs more care.
    pub result_slot: u32,
    /// Whether any slot may hold a term.
    pub mixed: bool,
    /// What only some frames have.
    pub extra: Option<Box<FrameExtra>>,
}

/// The rarer parts of a frame.
#[derive(Clone, Debug, Default)]
pub struct FrameExtra {
    /// Stack objects, oldest first; they die with the frame.
    pub objects: Vec<Arc<ObjectInfo>>,
    /// Variadic arguments: for each its bits as a value, width and class.
    pub variadic: Vec<VariadicArg>,
    /// What is to be done when the frame returns instead of going on in the caller.
    pub on_return: Option<OnReturn>,
    /// Where `longjmp` may go on in this frame.
    pub jump_targets: Vec<JumpTarget>,
}

/// A place behind a call of `setjmp`. What distinguishes two of one frame is all a jump depends on, so a `setjmp` in
/// a loop makes one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JumpTarget {
    /// What `setjmp` left in the buffer; never given out twice on a path.
    pub token: u64,
    /// The call of `setjmp`.
    pub call_pc: u32,
    /// How many stack objects the frame had; what was added since dies in the jump.
    pub objects: usize,
    /// The signals to hold back again, if `sigsetjmp` was to remember them.
    pub blocked: Option<u64>,
}

/// A variadic argument as it was passed.
#[derive(Clone, Copy, Debug)]
pub struct VariadicArg {
    /// The value.
    pub value: loam_memory::Value,
    /// Its width in bits.
    pub width: u8,
    /// Where the caller put it: there `va_arg` looks for it.
    pub place: loam_program::convention::ArgumentLocation,
    /// How many bytes of arguments are on the stack before it.
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
    /// The handler of a signal returned: the interrupted code goes on, with these signals held back.
    Handled {
        /// One bit per signal.
        blocked: u64,
    },
}

/// A frozen frame.
#[derive(Debug)]
pub struct FrozenFrame {
    /// Who called it; `None` at the bottom.
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

impl Drop for FrozenFrame {
    /// Deep stacks are dropped one by one: recursion here would overflow our own stack.
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
