//! What is asked of memory and what it answers.

use crate::model::MemoryRange;
use crate::object::ObjectInfo;
use crate::space::Freed;
use crate::value::Value;
use loam_expr::Expr;
use std::sync::Arc;

/// One access to memory.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// Where, 64 bits.
    pub address: Value,
    /// How many bytes, 1 to 16.
    pub length: u64,
    /// What to do there.
    pub kind: AccessKind,
}

impl Access {
    /// The bytes it touches.
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

impl AccessKind {
    /// Whether the access writes.
    pub fn writes(self) -> bool {
        matches!(self, Self::Write(_))
    }
}

/// What a memory model answers.
#[derive(Debug)]
pub enum Outcome<T> {
    /// The access was executed.
    Done(T),
    /// The path must be split: these conditions exclude each other and cover everything possible on the path.
    /// The access is to be asked for again in each part.
    Split(Vec<Expr>),
    /// The access is wrong on the whole path.
    Bug(Box<MemoryBug>),
    /// The model gives up the part of the path where this condition does not hold; the access is to be asked for again.
    Concretised(Expr),
    /// The model moved objects around; the access is to be asked for again.
    Rearranged,
}

impl<T> Outcome<T> {
    /// The same answer with another value.
    pub fn map<U>(self, of: impl FnOnce(T) -> U) -> Outcome<U> {
        match self {
            Self::Done(value) => Outcome::Done(of(value)),
            other => other.without_value(),
        }
    }

    /// The same answer to a query about something else, for an access that was not executed.
    ///
    /// # Panics
    /// If it was.
    pub fn without_value<U>(self) -> Outcome<U> {
        match self {
            Self::Done(_) => unreachable!("an access that was executed has a value"),
            Self::Split(conditions) => Outcome::Split(conditions),
            Self::Bug(bug) => Outcome::Bug(bug),
            Self::Concretised(condition) => Outcome::Concretised(condition),
            Self::Rearranged => Outcome::Rearranged,
        }
    }
}

/// What is wrong with an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BugKind {
    /// In front of, behind or far from every object.
    OutOfBounds,
    /// Through a null pointer (or a little above it).
    Null,
    /// In a freed object.
    UseAfterFree,
    /// A write to a constant.
    ReadOnly,
    /// `free` of what is not the start of a heap object.
    InvalidFree,
    /// `free` of what was freed before.
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
    pub example: u64,
    /// How many bytes.
    pub length: u64,
    /// Whether it was a write.
    pub write: bool,
    /// The object meant or nearest, if there is one.
    pub object: Option<Arc<ObjectInfo>>,
    /// The freed object, for use after free and double free.
    pub freed: Option<Arc<Freed>>,
}
