//! Memory: objects with their contents, the address space of a state, and the trait of memory models.
//!
//! Memory reads and changes bytes; it never forks, ends or reports a path. A memory model executes an
//! [`Access`] and returns an [`Outcome`]: a value, or an [`Obstacle`], such as a necessary fork or a bug with its facts.
//! The executor acts on it.

pub mod access;
mod collisions;
pub mod contents;
mod covered;
mod detach;
mod flat;
mod flatten;
pub mod gauge;
mod hash;
pub mod host_memory;
pub mod huge;
pub mod known;
pub mod layer;
pub mod model;
mod model_state;
pub mod object;
mod range;
mod records;
pub mod segments;
mod several;
pub mod space;
mod space_equal;
mod space_hash;
mod sparse;
mod terms;
pub mod value;

pub use access::{Access, AccessKind, AccessMode, BugKind, MemoryBug, Obstacle, Outcome};
pub use collisions::{Answers, Asking, CollisionFigures, Collisions};
pub use contents::Contents;
pub use flat::ByteRun;
pub use flatten::Reading;
pub use known::{KnownMemory, MarkedBytes, Search};
pub use layer::Form;
pub use model::{Answer, Handling, MemoryModel, ModelContext, ModelFigures, Oracle, PlaceFigures, Undecided};
pub use model_state::ModelState;
pub use object::{AddressRange, EngineObject, Initial, ObjectId, ObjectInfo, ObjectKind, Site, Size};
pub use range::{CopyRange, FillRange, ITERATION, RangeLength, StridedWrite};
pub use several::PlacedPart;
pub use space::{AddressSpace, Freed};
pub use space_equal::SpaceDifference;
pub use value::Value;

pub use loam_allocator::Address;
