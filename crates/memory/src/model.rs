//! The trait every memory model implements, and the queries it may ask about the path.

use crate::access::{Access, Outcome};
use crate::known::MarkedBytes;
use crate::object::{ObjectInfo, ObjectKind};
use crate::range::{self, CopyRange, FillRange};
use crate::segments::Group;
use crate::space::AddressSpace;
use crate::value::Value;
use loam_allocator::Address;
use loam_expr::{Bases, Expr, ExprStore};
use std::sync::Arc;

/// The path could not be decided: the solver gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undecided;

/// The result of a query about the path.
pub type Answer<T> = Result<T, Undecided>;

/// What a model may ask about the path it works for. Asking never changes the path.
pub trait Oracle {
    /// The terms of this run.
    fn store(&self) -> &ExprStore;
    /// Whether the condition (one bit) holds for some input of this path.
    fn may_be_true(&mut self, condition: Expr) -> Answer<bool>;
    /// A value the term has for some input of this path, and under `condition` if given; `None` if none.
    fn example(&mut self, term: Expr, condition: Option<Expr>) -> Answer<Option<u128>>;
    /// The term, as simple as the path makes it without a query.
    fn simplified(&self, term: Expr) -> Expr;
    /// The pointers that the program computed an address from, as far as they are known.
    fn bases(&self, address: Expr) -> &[Address];
    /// Bounds of a 64-bit term, both included, as far as the path shows them without a query.
    fn bounds(&self, term: Expr) -> (u64, u64);
}

/// What an operation on memory works with: the memory of the path, and queries about the path.
pub struct ModelContext<'a> {
    /// The memory of the state.
    pub space: &'a mut AddressSpace,
    /// The queries about its path.
    pub oracle: &'a mut dyn Oracle,
}

/// How addresses become objects, and accesses become terms.
///
/// The operations on whole ranges have definitions that hold for objects whose contents lie in the address space. A model
/// that keeps contents of its own ([`ModelState`](crate::ModelState)) replaces them.
pub trait MemoryModel: Send + Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// Executes an access, or says how the path must be split for it.
    fn access(&self, context: &mut ModelContext<'_>, access: &Access) -> Outcome<Value>;

    /// Finds the one object that holds `length` bytes at `address`, for operations on whole ranges.
    fn resolve(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Resolved>;

    /// As [`resolve`](Self::resolve), for operations that can do without one object. Nothing: the range lies in one of several,
    /// and can be read and written by accesses.
    fn locate(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Option<Resolved>>;

    /// Finds the heap object that `free` or `realloc` gets by this address.
    fn resolve_free(&self, context: &mut ModelContext<'_>, address: Value) -> Outcome<Arc<ObjectInfo>>;

    /// Copies bytes between two places that were resolved.
    fn copy(&self, context: &mut ModelContext<'_>, copy: &CopyRange<'_>) -> Outcome<()> {
        range::copy(context, copy);
        Ok(())
    }

    /// Sets bytes of a place that was resolved to one value.
    fn fill(&self, context: &mut ModelContext<'_>, fill: &FillRange<'_>) -> Outcome<()> {
        range::fill(context, fill);
        Ok(())
    }

    /// The bytes of a live object from an offset on, as many as lie together. Comparisons of strings and searches in them,
    /// [`KnownMemory`](crate::KnownMemory), are built on this.
    fn bytes_of<'a>(
        &self,
        space: &'a mut AddressSpace,
        object: &Arc<ObjectInfo>,
        offset: u64,
    ) -> MarkedBytes<'a> {
        space.bytes_of(object, offset)
    }

    /// As [`bytes_of`](Self::bytes_of), at two places.
    fn bytes_of_both<'a>(
        &self,
        space: &'a mut AddressSpace,
        places: [(&Arc<ObjectInfo>, u64); 2],
    ) -> [MarkedBytes<'a>; 2] {
        space.bytes_of_both(places)
    }

    /// The address the program gets to see of a new object. A model whose objects move gives a base of its own
    /// and says in `bases` where it is now.
    fn address(&self, object: &ObjectInfo, _bases: &mut Bases) -> Value {
        Value::address(object.base)
    }

    /// The group whose segments a new object lies in: it is allocated at this site, program counters from the innermost
    /// frame outwards. `None`: it lies by itself.
    fn group(&self, _site: &[u32], _kind: ObjectKind) -> Option<Group> {
        None
    }

    /// Compares two pointers; `None` leaves it to 64-bit arithmetic.
    fn compare_pointers(&self, _space: &AddressSpace, _a: Value, _b: Value) -> Option<Value> {
        None
    }
}

/// A range of bytes an operation wants.
#[derive(Clone, Copy, Debug)]
pub struct MemoryRange {
    /// Where, 64 bits.
    pub address: Value,
    /// How many bytes, 64 bits.
    pub length: Value,
    /// Whether they will be written.
    pub write: bool,
}

/// A place in an object that holds a whole range.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The object.
    pub object: Arc<ObjectInfo>,
    /// Offset from its start, 64 bits.
    pub offset: Value,
}
