//! The addresses of objects: regions of virtual memory, and allocators that hand out addresses in them.
//!
//! An allocator is part of a state and forks with it. It decides addresses only: it holds no bytes, knows nothing
//! of contents, and the same sequence of calls always gives the same addresses. Each region starts at an address
//! whose low 32 bits are zero, which lets address arithmetic fold well. The default is `kdalloc`; `global` and `bump` are
//! there to compare with.

mod address;
mod allocator;
mod ascending;
mod config;
mod global;
mod kdalloc;
mod layout;
mod mapping;
mod page_return;
mod region;

pub use address::Address;
pub use allocator::{Allocator, Block, Location};
pub use config::{AllocatorConfig, AllocatorKind, Quarantine};
pub use global::Lease;
pub use layout::Layout;
pub use mapping::{Attached, Mapping, SharedArea, Unmapped};
pub use page_return::PageReturn;
pub use region::{Extent, Region, RegionMap, Regions};
