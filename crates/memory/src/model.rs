//! The trait that every memory model implements, and the queries about the path that are available to it.

use crate::access::{Access, Outcome};
use crate::collisions::{Asking, CollisionFigures, Collisions};
use crate::known::MarkedBytes;
use crate::object::{ObjectInfo, ObjectKind};
use crate::range::{self, CopyRange, FillRange, StridedWrite};
use crate::segments::Group;
use crate::space::AddressSpace;
use crate::value::Value;
use loam_allocator::Address;
use loam_expr::{Bases, Expr, ExprStore};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The solver answered unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undecided;

/// The result of a query about the path.
pub type Answer<T> = Result<T, Undecided>;

/// The queries about a path that are available to a memory model. No query changes the path.
pub trait Oracle {
    /// The terms of this run.
    fn store(&self) -> &ExprStore;
    /// Whether the condition (one bit) holds for some input of this path.
    fn may_be_true(&mut self, condition: Expr) -> Answer<bool>;
    /// A value that the term has for some input of this path, under `condition` if given; `None` if there is none.
    fn example(&mut self, term: Expr, condition: Option<Expr>) -> Answer<Option<u128>>;
    /// As [`example`](Self::example), and cheaper, but which value it is depends on earlier queries: no result may depend on
    /// it.
    fn any_example(&mut self, term: Expr, condition: Expr) -> Answer<Option<u128>>;
    /// The term, as simple as the path makes it without a query.
    fn simplified(&mut self, term: Expr) -> Expr;
    /// The pointers that the program computed an address from, as far as they are known.
    fn bases(&self, address: Expr) -> &[Address];
    /// About how many gates the term becomes in a solver, or any number above `most` if there are more.
    fn gates(&self, term: Expr, most: u64) -> u64;
    /// Bounds of a 64-bit term, both included, as far as the path shows them without a query.
    fn bounds(&self, term: Expr) -> (u64, u64);
    /// How many constraints the path has: what may be true now may be false once it has more.
    fn constraints(&self) -> u64;
    /// How many queries of the run a solver has decided, and no cache in front of it.
    fn solver_runs(&self) -> u64;
}

/// The context of an operation on memory: the memory of the path, and queries about the path.
pub struct ModelContext<'a> {
    /// The memory of the state.
    pub space: &'a mut AddressSpace,
    /// The queries about its path.
    pub oracle: &'a mut dyn Oracle,
    /// The program counter of the instruction.
    pub point: u32,
    /// What the operation did.
    pub figures: &'a mut ModelFigures,
}

impl ModelContext<'_> {
    /// Executes an operation on records with the answers about collisions that the path has.
    pub fn with_collisions<T>(
        &mut self,
        asking: Asking,
        operation: impl FnOnce(&mut AddressSpace, &mut Collisions<'_>) -> T,
    ) -> T {
        let answers = self.space.answers.take();
        let mut collisions = Collisions::new(self.oracle, answers, &mut self.figures.collisions, asking);
        let result = operation(self.space, &mut collisions);
        self.space.answers = collisions.finish();
        result
    }
}

/// Figures about what a memory model did.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ModelFigures {
    /// Most segments of one state.
    pub segments: u64,
    /// Bytes of the largest segment.
    pub max_segment_bytes: u64,
    /// Objects that were split into pieces.
    pub objects_split: u64,
    /// Records and collisions.
    pub collisions: CollisionFigures,
    /// The instructions whose addresses may point to several objects, or into several pieces of one, by program counter.
    pub places: BTreeMap<u32, PlaceFigures>,
}

/// What a memory model decided at an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PlaceFigures {
    /// Accesses that were resolved value by value.
    pub chosen: u64,
    /// Accesses that became a choice between the objects.
    pub merged: u64,
    /// Accesses to an array in which the objects lie side by side.
    pub segmented: u64,
    /// Accesses at which the path forked.
    pub forked: u64,
    /// Objects that were split.
    pub split: u64,
    /// Most objects of an access.
    pub objects: u64,
    /// Most bytes of these objects.
    pub bytes: u64,
    /// Queries to find the objects.
    pub queries: u64,
    /// Most gates of an address, where they were counted.
    pub gates: u64,
}

/// How an access to one of several objects was executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Handling {
    /// Value by value.
    Chosen,
    /// As a choice between the objects.
    Merged,
    /// As one array.
    Segmented,
}

impl ModelFigures {
    /// Notes how many segments a state has, and how large one of them is.
    pub fn note_segments(&mut self, count: u64, largest: u64) {
        self.segments = self.segments.max(count);
        self.max_segment_bytes = self.max_segment_bytes.max(largest);
    }

    /// The figures of an instruction.
    pub fn at(&mut self, point: u32) -> &mut PlaceFigures {
        self.places.entry(point).or_default()
    }
}

impl PlaceFigures {
    /// Whether there was something to decide.
    pub fn is_ambiguous(&self) -> bool {
        self.chosen + self.merged + self.segmented + self.forked + self.split > 0
    }

    /// Adds the figures of another instruction on the same line.
    pub fn add(&mut self, other: &Self) {
        let Self { chosen, merged, segmented, forked, split, objects, bytes, queries, gates } = *other;
        self.chosen += chosen;
        self.merged += merged;
        self.segmented += segmented;
        self.forked += forked;
        self.split += split;
        self.queries += queries;
        self.objects = self.objects.max(objects);
        self.bytes = self.bytes.max(bytes);
        self.gates = self.gates.max(gates);
    }

    /// Notes an access to one of these objects.
    pub fn note(&mut self, handling: Handling, objects: &[Arc<ObjectInfo>]) {
        match handling {
            Handling::Chosen => self.chosen += 1,
            Handling::Merged => self.merged += 1,
            Handling::Segmented => self.segmented += 1,
        }
        self.objects = self.objects.max(objects.len() as u64);
        self.bytes = self.bytes.max(objects.iter().map(|object| object.size.capacity()).sum());
    }
}

/// How addresses become objects, and accesses become terms.
///
/// The operations on whole ranges have default definitions for objects whose contents lie in the address space. A model
/// that keeps contents elsewhere ([`ModelState`](crate::ModelState)) replaces these definitions.
pub trait MemoryModel: Send + Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// Executes an access, or returns the conditions that the path must fork over.
    fn access(&self, context: &mut ModelContext<'_>, access: &Access) -> Outcome<Value>;

    /// Finds the one object that holds a range, for operations on whole ranges.
    fn resolve(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Resolved>;

    /// As [`resolve`](Self::resolve), for operations that do not need a unique object. `None`: the range lies in one of several
    /// objects, and its bytes can be read and written by accesses.
    fn locate(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Option<Resolved>>;

    /// Finds the heap object at the address that is passed to `free` or `realloc`.
    fn resolve_free(&self, context: &mut ModelContext<'_>, address: Value) -> Outcome<Arc<ObjectInfo>>;

    /// Copies bytes between two ranges that were resolved.
    fn copy(&self, context: &mut ModelContext<'_>, copy: &CopyRange<'_>) -> Outcome<()> {
        range::copy(context, copy);
        Ok(())
    }

    /// Sets the bytes of a range that was resolved to one value.
    fn fill(&self, context: &mut ModelContext<'_>, fill: &FillRange<'_>) -> Outcome<()> {
        range::fill(context, fill);
        Ok(())
    }

    /// Reads a scalar at a place that was resolved.
    fn read(&self, context: &mut ModelContext<'_>, from: &Resolved, length: u64) -> Outcome<Value> {
        Ok(range::read(context, from, length)?)
    }

    /// Writes the scalars that all iterations of a loop write at one place of the program.
    fn write_strided(&self, context: &mut ModelContext<'_>, write: &StridedWrite<'_>) -> Outcome<()> {
        range::write_strided(context, write);
        Ok(())
    }

    /// The consecutive bytes of a live object from an offset on, as many as can be borrowed at once. Comparisons of strings and searches in them,
    /// [`KnownMemory`](crate::KnownMemory), are built on this.
    fn bytes_of<'a>(
        &self,
        space: &'a mut AddressSpace,
        object: &Arc<ObjectInfo>,
        offset: u64,
    ) -> MarkedBytes<'a> {
        space.bytes_of(object, offset)
    }

    /// As [`bytes_of`](Self::bytes_of), for two objects and offsets.
    fn bytes_of_both<'a>(
        &self,
        space: &'a mut AddressSpace,
        both: [(&Arc<ObjectInfo>, u64); 2],
    ) -> [MarkedBytes<'a>; 2] {
        space.bytes_of_both(both)
    }

    /// The address of a new object as the program sees it. A model whose objects move returns a symbolic base and records
    /// the present address of the base in `bases`.
    fn address(&self, object: &ObjectInfo, _bases: &mut Bases) -> Value {
        Value::address(object.base)
    }

    /// The group in whose segments an object lies that is allocated at this site, program counters from the innermost
    /// frame outwards. `None` for an object outside of segments.
    fn group(&self, _site: &[u32], _kind: ObjectKind) -> Option<Group> {
        None
    }

    /// Whether a pointer belongs to the object that it was computed from, wherever it points.
    fn keeps_provenance(&self) -> bool {
        false
    }

    /// Compares two pointers; `None` leaves it to 64-bit arithmetic.
    fn compare_pointers(&self, _space: &AddressSpace, _a: Value, _b: Value) -> Option<Value> {
        None
    }
}

/// A range of bytes that an operation reads or writes.
#[derive(Clone, Copy, Debug)]
pub struct MemoryRange {
    /// The address, 64 bits.
    pub address: Value,
    /// How many bytes, 64 bits.
    pub length: Value,
    /// Whether they will be written.
    pub write: bool,
}

/// A range that was resolved: the object that holds the whole range, and where it begins there.
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The object.
    pub object: Arc<ObjectInfo>,
    /// Offset from its start, 64 bits.
    pub offset: Value,
}
