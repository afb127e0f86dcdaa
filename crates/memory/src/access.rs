//! Accesses to memory, and the results that a memory model returns for them.

use crate::model::{MemoryRange, Undecided};
use crate::object::ObjectInfo;
use crate::space::Freed;
use crate::value::Value;
use loam_allocator::Address;
use loam_expr::Expr;
use std::sync::Arc;

/// One access to memory.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The address, 64 bits.
    pub address: Value,
    /// How many bytes, 1 to 16.
    pub length: u64,
    /// Whether the bytes are read or written.
    pub kind: AccessKind,
}

impl Access {
    /// The range that the access touches.
    pub fn range(&self) -> MemoryRange {
        MemoryRange { address: self.address, length: Value::word(self.length), write: self.kind.writes() }
    }
}

/// What an access does.
#[derive(Clone, Copy, Debug)]
pub enum AccessKind {
    /// Reads a scalar.
    Read,
    /// Writes a scalar.
    Write(Value),
}

/// Whether a range of memory is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessMode {
    /// It is read.
    Read,
    /// It is written.
    Write,
}

impl AccessKind {
    /// Whether the access writes.
    pub fn writes(self) -> bool {
        matches!(self, Self::Write(_))
    }
}

/// The result of a memory model: the value of an operation that was executed, or the reason why it was not executed.
pub type Outcome<T> = Result<T, Obstacle>;

/// Why an operation on memory was not executed. Nothing has changed.
#[derive(Debug)]
pub enum Obstacle {
    /// The path must fork: these conditions exclude each other and cover everything possible on the path. The operation is
    /// to be tried again in each successor.
    Fork(Vec<Expr>),
    /// The operation is wrong on the whole path.
    Bug(Box<MemoryBug>),
    /// The model gives up the part of the path where this condition does not hold; the operation is to be tried again.
    Concretised(Expr),
    /// The solver gave up.
    Undecided,
}

impl From<Undecided> for Obstacle {
    fn from(_: Undecided) -> Self {
        Self::Undecided
    }
}

impl From<MemoryBug> for Obstacle {
    /// Bugs are boxed, because they are rare and large.
    fn from(bug: MemoryBug) -> Self {
        Self::Bug(Box::new(bug))
    }
}

/// What is wrong with an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BugKind {
    /// The address lies in front of, behind or far from every object.
    OutOfBounds,
    /// Through a null pointer, or a small offset from one.
    Null,
    /// In a freed object.
    UseAfterFree,
    /// A write to a constant.
    ReadOnly,
    /// `free` of an address at which no heap object starts.
    InvalidFree,
    /// `free` of an object that was freed before.
    DoubleFree,
}

/// The facts of a wrong access.
#[derive(Clone, Debug)]
pub struct MemoryBug {
    /// What is wrong.
    pub kind: BugKind,
    /// The address as the program computed it.
    pub address: Value,
    /// An address the access can have on this path.
    pub example: Address,
    /// How many bytes.
    pub length: u64,
    /// Whether it was a write.
    pub write: bool,
    /// The object that the address was resolved to, or the nearest one, if there is one.
    pub object: Option<Arc<ObjectInfo>>,
    /// The freed object, for use after free and double free.
    pub freed: Option<Arc<Freed>>,
}
