//! What a function model may ask of the engine: one trait per concern, and [`EngineContext`], which is all of them.
//!
//! A helper that needs one concern takes that trait alone, so that its signature says what it can do. A method that
//! returns an [`Interrupt`] may fork the path: the model then changes nothing and is called again in each
//! successor.

use crate::reply::Interrupt;
use loam_expr::{Expr, ExprStore};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::{AddressSpace, EngineObject, Initial, KnownMemory, ObjectInfo, Value};
use loam_program::ir::DataModel;
use loam_state::{ExitHandler, LossKind, OutputPiece};
use loam_system::{HostFileSystem, System};
use std::sync::Arc;

/// The engine as a function model sees it.
pub trait EngineContext:
    MemoryContext + PathContext + InputContext + OutputContext + SystemContext + ControlContext
{
}

impl<T> EngineContext for T where
    T: MemoryContext + PathContext + InputContext + OutputContext + SystemContext + ControlContext
{
}

/// The terms of the run.
pub trait TermContext {
    /// The store in which terms are built.
    fn store(&self) -> Arc<ExprStore>;
}

/// The memory of the state: its objects and their contents.
pub trait MemoryContext: TermContext {
    /// The width of the program's pointers.
    fn data_model(&self) -> DataModel;
    /// The address that a pointer stands for which was read from memory or passed.
    fn pointer(&self, pointer: Value) -> Value;
    /// The address space of the state.
    fn memory(&mut self) -> &mut AddressSpace;
    /// The memory of the state for searches and comparisons of known bytes.
    fn known_memory(&mut self) -> KnownMemory<'_>;
    /// Reads a scalar of 1 to 16 bytes.
    fn read(&mut self, address: Value, length: u64) -> Result<Value, Interrupt>;
    /// Writes a scalar of 1 to 16 bytes.
    fn write(&mut self, address: Value, length: u64, value: Value) -> Result<(), Interrupt>;
    /// Finds the one object that holds a range; the path forks if several objects may hold the range.
    fn resolve(&mut self, range: MemoryRange) -> Result<Resolved, Interrupt>;
    /// Makes sure that a range lies in an object. Which object that is may stay open.
    fn check_range(&mut self, range: MemoryRange) -> Result<(), Interrupt>;
    /// Finds the heap object that begins at an address that is to be freed; the path forks if there are several.
    fn resolve_free(&mut self, address: Value) -> Result<Arc<ObjectInfo>, Interrupt>;
    /// Allocates a heap object; `None` if memory is exhausted. A symbolic size stays symbolic up to the capacity.
    fn allocate(
        &mut self,
        size: Value,
        align: u64,
        initial: Initial,
    ) -> Result<Option<Arc<ObjectInfo>>, Interrupt>;
    /// The address of an object as the program sees it.
    fn address(&mut self, object: &ObjectInfo) -> Value;
    /// Frees a heap object.
    fn free(&mut self, object: &Arc<ObjectInfo>);
    /// Copies bytes within memory; the ranges may overlap.
    fn copy(&mut self, to: Value, from: Value, length: Value) -> Result<(), Interrupt>;
    /// Fills a range of memory with one byte.
    fn fill(&mut self, to: Value, byte: Value, length: Value) -> Result<(), Interrupt>;
    /// Allocates an object that the program did not ask for, filled with zeros. Reports call it `name`.
    fn engine_object(
        &mut self,
        object: EngineObject,
        name: &str,
        size: u64,
    ) -> Result<Arc<ObjectInfo>, Interrupt>;
    /// Frees an object that [`MemoryContext::engine_object`] allocated.
    fn drop_engine_object(&mut self, object: &Arc<ObjectInfo>);
}

/// The path condition: queries, decisions, concretisation, and what is lost by it.
pub trait PathContext: TermContext {
    /// Whether a condition is satisfiable on this path.
    fn may_be_true(&mut self, condition: Expr) -> Result<bool, Interrupt>;
    /// Whether a condition holds; the path forks if the condition may hold and may fail.
    fn decide(&mut self, condition: Expr) -> Result<bool, Interrupt>;
    /// Adds a condition to the path. The condition must be satisfiable.
    fn assume(&mut self, condition: Expr) -> Result<(), Interrupt>;
    /// The one value of the argument. If several are possible, the path is restricted to one of them, with a warning
    /// that begins with `what`.
    fn concretise(&mut self, value: Value, what: &str) -> Result<u128, Interrupt>;
    /// A possible value of the argument; the path is not restricted to it.
    fn example(&mut self, value: Value) -> Result<u128, Interrupt>;
    /// Whether the path is a trial: the engine has chosen the value of each input byte.
    fn is_trial(&self) -> bool;
    /// Lets the path fork at branches or not (`klee_set_forking`).
    fn set_forking(&mut self, forking: Forking);
    /// Records that something is not explored on this path.
    fn lose(&mut self, kind: LossKind, reason: &str);
}

/// Whether a path may fork at branches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forking {
    /// Both sides of a branch are explored.
    Allowed,
    /// One side of a branch is explored, and the other one is lost.
    Forbidden,
}

/// The symbolic inputs of the path.
pub trait InputContext {
    /// Makes the bytes of an object a symbolic input with this name.
    fn make_symbolic(&mut self, object: &Arc<ObjectInfo>, name: &str) -> Result<(), Interrupt>;
    /// Restricts the path to one test: every input byte is concrete from here on.
    fn concretise_inputs(&mut self);
    /// Adds a condition that the inputs of the path's test satisfy if they can.
    fn prefer(&mut self, condition: Expr);
}

/// What the program prints, and what the user is told.
pub trait OutputContext {
    /// Adds to what the program printed on standard output (1) or standard error (2). On an interrupt nothing was printed.
    fn print(&mut self, stream: u8, pieces: Vec<OutputPiece>) -> Result<(), Interrupt>;
    /// Warns the user, with the source location of the call; once per location and message.
    fn warn(&mut self, message: &str);
    /// Shows the user a message that the program asked for.
    fn message(&mut self, message: &str);
}

/// The operating system of the path, the files of the host, and the failures that are explored.
pub trait SystemContext {
    /// The operating system of the path.
    fn system(&mut self) -> &mut System;
    /// The files of the host.
    fn host_files(&self) -> Arc<dyn HostFileSystem>;
    /// Whether this call fails on this path; the path forks over both cases while failures are left. A call that is executed
    /// again after a fork finds the same choice, until [`SystemContext::failure_chosen`] ends it.
    fn choose_failure(&mut self, call: FallibleCall<'_>) -> Result<bool, Interrupt>;
    /// Ends a call that could be made to fail, and counts a failure. The next call has a choice of its own.
    fn failure_chosen(&mut self, attempt: Attempt);
    /// Whether system calls on this path may still be made to fail.
    fn may_fail(&self) -> bool;
}

/// A call that a path may explore the failure of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FallibleCall<'a> {
    /// An allocation of heap memory (`--fail-malloc`).
    Allocation,
    /// A system call, by its name (`--fail-syscalls`).
    SystemCall(&'a str),
}

impl<'a> FallibleCall<'a> {
    /// The name of the call in the name of the input that says whether it fails.
    pub fn name(self) -> &'a str {
        match self {
            Self::Allocation => "malloc",
            Self::SystemCall(name) => name,
        }
    }
}

/// How a call went that could be made to fail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// It was executed as usual.
    Succeeded,
    /// It was made to fail, or to do less than it could.
    Failed,
}

/// The control flow of the path: frames, jumps, exits, merges, and the symbols that control can go to.
pub trait ControlContext {
    /// Registers a function to be called at exit.
    fn at_exit(&mut self, handler: ExitHandler);
    /// Checks that a value can be an exit status. The value stays symbolic: exit handlers may still branch on it.
    fn exit_status(&mut self, value: Value) -> Result<Value, Interrupt>;
    /// The address of the function at this index of the program's constructors or destructors; `None` after the last.
    fn structor(&self, kind: Structor, index: u64) -> Option<u64>;
    /// A token with which a jump can come back to behind the call that is being executed. If `blocked` is given, the jump
    /// blocks these signals again.
    fn mark_jump_target(&mut self, blocked: Option<u64>) -> u64;
    /// The return address of the frame `level` callers up from the innermost one; 0 if there is no such frame.
    fn return_address(&self, level: usize) -> u64;
    /// The call stack, one line per frame, innermost first.
    fn stack_lines(&self) -> Vec<String>;
    /// Opens a scope at whose end paths are merged.
    fn open_merge(&mut self);
    /// Whether a scope is open at whose end paths are merged.
    fn is_merging(&self) -> bool;
    /// The address of a function of the program, by its linked name, if it has a body.
    fn function_address(&self, name: &str) -> Option<u64>;
    /// The address of a global variable of the program or its library, by its linked name, if it is defined.
    fn global_address(&self, name: &str) -> Option<u64>;
}

/// A function that runs before or after `main`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Structor {
    /// Before `main`.
    Constructor,
    /// After `main`.
    Destructor,
}
