//! What a function model answers: a [`Reply`], or an [`Interrupt`] that says why the call was not executed.

use loam_expr::Expr;
use loam_memory::{MemoryBug, Value};
use loam_state::{DecisionKind, Ending, ErrorKind};
use std::sync::Arc;

/// Why an instruction was not executed.
#[derive(Debug)]
pub enum Interrupt {
    /// The path must fork first, one successor under each of these conditions; each tries the instruction again.
    Fork(DecisionKind, Vec<Expr>),
    /// The memory model rearranged objects; try again.
    Retry,
    /// A wrong memory access.
    Memory(Box<MemoryBug>),
    /// Another error.
    Error(ErrorKind, String),
    /// Another error, with what there is to say about it.
    Found(Box<Finding>),
    /// An error the program reports itself.
    UserError {
        /// What.
        message: String,
        /// The file suffix the program asks for.
        suffix: String,
        /// Where, as the program says.
        location: (String, u32),
    },
    /// The path ends.
    End(Ending),
    /// The path waits behind this call until it can be merged with the others of its scope.
    WaitForMerge,
    /// The solver gave up.
    Undecided,
}

/// An error with what there is to say about it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What kind.
    pub kind: ErrorKind,
    /// In one line.
    pub message: String,
    /// The picture of memory, line by line.
    pub details: Vec<String>,
    /// Where, if that is not where the path is.
    pub location: Option<(Arc<str>, u32)>,
}

impl From<loam_memory::Undecided> for Interrupt {
    fn from(_: loam_memory::Undecided) -> Self {
        Self::Undecided
    }
}

/// What a model answers.
#[derive(Debug)]
pub enum Reply {
    /// The call returns this (nothing for `void`).
    Return(Option<Value>),
    /// The model does not handle this case: the program's own function, if there is one, does.
    Decline,
    /// The engine takes over: the program exits with this status, after its exit handlers.
    Exit(Value),
    /// A function of the program runs first, then the call returns.
    Enter(Enter),
    /// This C++ exception looks for its handler.
    Throw {
        /// Its address.
        exception: u64,
    },
    /// Control goes on behind the call of `setjmp` that gave this token, which now returns this value.
    Jump {
        /// What `setjmp` left in the buffer.
        token: u64,
        /// What it returns this time.
        value: Value,
    },
}

/// A function of the program that runs before a call returns: the handler of a signal, or one that throws instead.
#[derive(Clone, Debug)]
pub struct Enter {
    /// Its address.
    pub function: u64,
    /// Its arguments; what it does not take is left off.
    pub args: Vec<Value>,
    /// What the call returns afterwards.
    pub result: Value,
    /// The signals held back afterwards.
    pub blocked_after: u64,
}
