//! What a model may ask of the engine.

use loam_expr::{Expr, ExprStore};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::{AddressSpace, MemoryBug, ObjectInfo, Value};
use loam_state::{DecisionKind, Ending, ErrorKind, LossKind, OutputPiece};
use loam_system::{HostFileSystem, System};
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

/// The engine as a model sees it.
pub trait Host {
    /// The terms of this run.
    fn store(&self) -> Arc<ExprStore>;
    /// The memory of the state.
    fn memory(&mut self) -> &mut AddressSpace;
    /// Reads a scalar of 1 to 16 bytes.
    fn read(&mut self, address: Value, length: u64) -> Result<Value, Interrupt>;
    /// Writes a scalar of 1 to 16 bytes.
    fn write(&mut self, address: Value, length: u64, value: Value) -> Result<(), Interrupt>;
    /// Finds the one object that holds a range, or splits.
    fn resolve(&mut self, range: MemoryRange) -> Result<Resolved, Interrupt>;
    /// Makes sure that a range lies in an object, whichever.
    fn check_range(&mut self, range: MemoryRange) -> Result<(), Interrupt>;
    /// Finds the heap object to be freed, or splits.
    fn resolve_free(&mut self, address: Value) -> Result<Arc<ObjectInfo>, Interrupt>;
    /// A new heap object; `None` if memory is exhausted. A symbolic size is kept up to the capacity.
    fn allocate(
        &mut self,
        size: Value,
        align: u64,
        zeroed: bool,
    ) -> Result<Option<Arc<ObjectInfo>>, Interrupt>;
    /// The address the program gets to see of an object.
    fn address(&mut self, object: &ObjectInfo) -> Value;
    /// Frees an object.
    fn free(&mut self, object: &Arc<ObjectInfo>);
    /// Whether a condition may hold.
    fn may_be_true(&mut self, condition: Expr) -> Result<bool, Interrupt>;
    /// Splits the path unless the condition is decided on it. Returns what it is.
    fn decide(&mut self, condition: Expr) -> Result<bool, Interrupt>;
    /// A known value of the argument. If several are possible, the path is restricted to one, with a warning
    /// that names `why`.
    fn concretise(&mut self, value: Value, why: &str) -> Result<u128, Interrupt>;
    /// Some value the argument has on this path, without restricting it.
    fn example(&mut self, value: Value) -> Result<u128, Interrupt>;
    /// Restricts the path. The condition must be possible.
    fn assume(&mut self, condition: Expr) -> Result<(), Interrupt>;
    /// Copies bytes within memory; the ranges may overlap.
    fn copy(&mut self, to: Value, from: Value, length: Value) -> Result<(), Interrupt>;
    /// Fills bytes in memory.
    fn fill(&mut self, to: Value, byte: Value, length: Value) -> Result<(), Interrupt>;
    /// Makes an object's bytes an input with this name.
    fn make_symbolic(&mut self, object: &Arc<ObjectInfo>, name: &str) -> Result<(), Interrupt>;
    /// Remembers what the program printed. If it may not be printed, none of it was.
    fn print(&mut self, stream: u8, pieces: Vec<OutputPiece>) -> Result<(), Interrupt>;
    /// Tells the user, once per message.
    fn warn(&mut self, message: &str);
    /// Tells the user, once per message wherever it happens.
    fn warn_once(&mut self, message: &str);
    /// Tells the user something the program wants said now.
    fn message(&mut self, message: &str);
    /// Registers a function to be called at exit with this argument, if it takes one.
    fn at_exit(&mut self, function: u64, argument: u64);
    /// Adds a preference for the values of the test.
    fn prefer(&mut self, condition: Expr);
    /// Lets the path fork or not.
    fn set_forking(&mut self, allowed: bool);
    /// Opens a scope at whose end paths are merged.
    fn open_merge(&mut self);
    /// Whether such a scope is open.
    fn is_merging(&self) -> bool;
    /// Where the call stands, as `file:line`.
    fn place(&self) -> String;
    /// The address of the code behind the call of the function so many callers up from the innermost; 0 if there is none.
    fn return_address(&self, level: usize) -> u64;
    /// The call stack, one line per frame, innermost first.
    fn stack_lines(&self) -> Vec<String>;
    /// The operating system of the path.
    fn system(&mut self) -> &mut System;
    /// The files of the host.
    fn host_files(&self) -> Arc<dyn HostFileSystem>;
    /// A new object the program did not ask for, filled with zeros.
    fn engine_object(&mut self, name: &str, size: u64) -> Result<Arc<ObjectInfo>, Interrupt>;
    /// Ends the life of such an object.
    fn drop_engine_object(&mut self, object: &Arc<ObjectInfo>);
    /// Checks that a value can be an exit status. It stays symbolic: exit handlers may still branch on it.
    fn exit_status(&mut self, value: Value) -> Result<Value, Interrupt>;
    /// Notes that something is not explored here.
    fn lose(&mut self, kind: LossKind, reason: &str);
    /// Whether this path explores that what is named here fails; both are explored while failures are left.
    /// Nothing is counted yet: a call that is made again after a split finds the same choice.
    fn choose_failure(&mut self, what: &str) -> Result<bool, Interrupt>;
    /// Restricts the path to one test: from here on its inputs are known.
    fn concretise_inputs(&mut self);
    /// A token with which a jump can come back to behind the call that is being executed. With `blocked` the jump
    /// restores these held-back signals.
    fn mark_jump_target(&mut self, blocked: Option<u64>) -> u64;
    /// The address of a function of the program, by its linked name, if it has a body.
    fn function_address(&self, name: &str) -> Option<u64>;
    /// The address of a global variable of the program or its library, by its linked name, if it is defined.
    fn global_address(&self, name: &str) -> Option<u64>;
    /// Whether system calls on this path may still be made to fail.
    fn may_fail(&self) -> bool;
    /// A call that could be made to fail is over, and failed or not: the next one has a choice of its own.
    fn failure_chosen(&mut self, failed: bool);
    /// The address of a constructor or destructor of the program; `None` after the last.
    fn structor(&self, index: u64, destructs: bool) -> Option<u64>;
}
