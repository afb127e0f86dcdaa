//! The facts of an object: its identity, address, size, kind, and where it was allocated.

use loam_allocator::Address;
use loam_expr::Expr;
use std::sync::Arc;

/// Program counters from the innermost frame outwards: where something happened.
pub type Site = Arc<[u32]>;

/// What kind of storage an object is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ObjectKind {
    /// A global variable.
    Global,
    /// A global constant; writing to it is a bug.
    Constant,
    /// A local variable.
    Stack,
    /// A heap block.
    Heap,
    /// An object that the engine provides, such as `argv`.
    Engine(EngineObject),
}

/// What an object that the engine provides is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EngineObject {
    /// The table of arguments and variables of the environment.
    Arguments,
    /// Bytes: the text of an argument or a variable, the contents of a file.
    Bytes,
    /// Memory from `mmap`.
    Mapping,
    /// The arguments of a signal handler: `siginfo_t` and `ucontext_t`.
    Signal,
}

/// What the bytes of an object are before anything is written to them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Initial {
    /// Uninitialised: reading them is a bug of the program.
    Uninitialised,
    /// This value in every byte.
    Filled(u8),
}

/// How many bytes an object has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A number.
    Fixed(u64),
    /// A 64-bit term that is at most `capacity` on this path.
    Symbolic {
        /// The size.
        bytes: Expr,
        /// Room reserved for it.
        capacity: u64,
    },
}

impl Size {
    /// Bytes reserved: no access beyond is ever in bounds.
    pub fn capacity(self) -> u64 {
        match self {
            Self::Fixed(bytes) => bytes,
            Self::Symbolic { capacity, .. } => capacity,
        }
    }
}

/// The identity of an object: the number of objects that the path had allocated before. An object keeps its id for its whole life, whatever its
/// address is. Ids are unique among the live objects of one path; two paths number their objects separately.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjectId(pub u64);

/// The facts of an object, shared by everything that refers to it. They never change: an object that moved has new facts with
/// the same id. Code that keeps an object while the path is executed gets the present facts from
/// [`AddressSpace::live`](crate::AddressSpace::live).
#[derive(Clone, Debug)]
pub struct ObjectInfo {
    /// Which object it is.
    pub id: ObjectId,
    /// Its first address.
    pub base: Address,
    /// Its size.
    pub size: Size,
    /// What kind of storage it is.
    pub kind: ObjectKind,
    /// Its initial bytes.
    pub initial: Initial,
    /// The variable's name, or who made it.
    pub name: Option<Arc<str>>,
    /// Where it was allocated; empty for globals.
    pub allocated_at: Site,
}

/// Consecutive addresses: the first and the last, so that a range can include the highest address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct AddressRange {
    /// The first address.
    pub first: Address,
    /// The last address.
    pub last: Address,
}

impl AddressRange {
    /// Whether an address lies in the range.
    pub fn contains(self, address: Address) -> bool {
        (self.first..=self.last).contains(&address)
    }

    /// Whether there are no addresses in the range.
    pub fn is_empty(self) -> bool {
        self.last < self.first
    }

    /// The addresses that lie in both ranges; there are none if the last comes before the first.
    pub fn intersection(self, other: Self) -> Self {
        Self { first: self.first.max(other.first), last: self.last.min(other.last) }
    }
}

impl ObjectInfo {
    /// The addresses of the object's reserved room. An object of size 0 has its first address.
    pub fn addresses(&self) -> AddressRange {
        AddressRange { first: self.base, last: self.base + self.size.capacity().max(1) - 1 }
    }

    /// The first address behind the object's reserved room; the highest address if the object ends there.
    pub fn end(&self) -> Address {
        self.base.saturating_add(self.size.capacity())
    }

    /// Whether an address lies in the object's reserved room.
    pub fn contains(&self, address: Address) -> bool {
        self.offset_of(address) < self.size.capacity()
    }

    /// The offset of an address from the object's start; wraps for addresses below it.
    pub fn offset_of(&self, address: Address) -> u64 {
        address.offset_from(self.base)
    }
}
