//! Memory: objects with their contents, the address space of a state, and the trait of memory models.
//!
//! Memory answers queries and changes bytes; it never forks, ends or reports a path. A model looks at an
//! [`Access`] and answers with an [`Outcome`]: a value, or the [`Obstacle`] in its way, such as several cases or a bug with its facts.
//! The executor acts.

pub mod access;
pub mod contents;
mod flat;
mod flatten;
pub mod gauge;
mod hash;
pub mod host_memory;
pub mod known;
pub mod layer;
pub mod model;
mod model_state;
pub mod object;
mod range;
pub mod segments;
pub mod several;
pub mod space;
mod space_hash;
mod sparse;
pub mod value;

pub use access::{Access, AccessKind, AccessMode, BugKind, MemoryBug, Obstacle, Outcome};
pub use contents::Contents;
pub use flat::ByteRun;
pub use flatten::Reading;
pub use known::{KnownMemory, MarkedBytes, Search};
pub use layer::Form;
pub use model::{Answer, MemoryModel, ModelContext, Oracle, Undecided};
pub use model_state::ModelState;
pub use object::{AddressRange, EngineObject, Initial, ObjectId, ObjectInfo, ObjectKind, Site, Size};
pub use range::{CopyRange, FillRange, RangeLength};
pub use space::{AddressSpace, Freed};
pub use value::Value;

pub use loam_allocator::Address;
