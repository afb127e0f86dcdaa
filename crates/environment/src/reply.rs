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
    /// Another error, with a picture of memory.
    Found(Box<Finding>),
    /// An error the program reports itself.
    UserError {
        /// The message.
        message: String,
        /// The file suffix the program asks for.
        suffix: String,
        /// The source location that the program gives: file and line.
        location: (String, u32),
    },
    /// The path ends.
    End(Ending),
    /// The path waits behind this call until it can be merged with the other paths of its scope.
    WaitForMerge,
    /// The solver answered unknown.
    Undecided,
}

/// An error with details.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The kind of error.
    pub kind: ErrorKind,
    /// The message, in one line.
    pub message: String,
    /// The picture of memory, line by line.
    pub details: Vec<String>,
    /// The source location, if it is not that of the current instruction.
    pub location: Option<(Arc<str>, u32)>,
}

impl From<loam_memory::Undecided> for Interrupt {
    fn from(_: loam_memory::Undecided) -> Self {
        Self::Undecided
    }
}

/// What a function model answers.
#[derive(Debug)]
pub enum Reply {
    /// The call returns this value (`None` for `void`).
    Return(Option<Value>),
    /// The model does not handle this case: the definition of the function is executed, if there is one.
    Decline,
    /// The engine takes over: the program exits with this status, after its exit handlers.
    Exit(Value),
    /// A function of the program runs first, then the call returns.
    Enter(Enter),
    /// A C++ exception is thrown: the engine looks for its handler.
    Throw {
        /// The address of the exception.
        exception: u64,
    },
    /// Control goes on behind the call of `setjmp` that made this token; that call now returns this value.
    Jump {
        /// The token that `setjmp` wrote into the buffer.
        token: u64,
        /// The value that `setjmp` returns now.
        value: Value,
    },
}

/// A function of the program that is executed before a call returns: a signal handler, or a function that throws.
#[derive(Clone, Debug)]
pub struct Enter {
    /// The address of the function.
    pub function: u64,
    /// Its arguments; arguments beyond its parameters are left off.
    pub args: Vec<Value>,
    /// The value that the call returns afterwards.
    pub result: Value,
    /// The mask of signals that are blocked afterwards.
    pub blocked_after: u64,
}
