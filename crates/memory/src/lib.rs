//! Memory: objects with their contents, the address space of a state, and the trait of memory models.
//!
//! Memory answers questions and changes bytes; it never forks, ends or reports a path. A model looks at an
//! [`Access`] and answers with an [`Outcome`]: done, split into cases, or a bug with its facts. The executor acts.

pub mod access;
pub mod contents;
pub mod model;
pub mod object;
pub mod space;
pub mod value;

pub use access::{Access, AccessKind, BugKind, MemoryBug, Outcome};
pub use contents::{Contents, Run};
pub use model::{Answer, MemoryModel, Oracle, Undecided};
pub use object::{ObjectInfo, ObjectKind, Site, Size};
pub use space::{AddressSpace, Freed};
pub use value::Value;
