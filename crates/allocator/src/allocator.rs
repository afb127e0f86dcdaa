//! The allocator of one state, as the rest of the engine sees it, of whichever kind.
//!
//! A state owns its allocator and forks it by cloning, which costs a few reference counts and does not depend on the number
//! of objects. An allocator decides the addresses of blocks and locates the block at an address; it holds no bytes and knows no
//! objects.

use crate::address::Address;
use crate::ascending::Ascending;
use crate::config::{AllocatorConfig, AllocatorKind};
use crate::global::{Global, Lease};
use crate::kdalloc::Kdalloc;
use crate::layout::Layout;
use crate::region::{Extent, Region, RegionMap, Regions};
use loam_base::{Copies, Detach};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Hands out the addresses of one state. A clone is independent.
#[derive(Clone, Debug)]
pub struct Allocator {
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// Shared as a whole, because most states are forked more often than they allocate.
    Kdalloc(Arc<RegionMap<Arc<Kdalloc>>>),
    Global(Arc<Shared>),
    Bump(Arc<Own>),
}

#[derive(Debug)]
struct Shared {
    regions: Regions,
    global: Arc<Global>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Own {
    regions: Regions,
    ascending: Ascending,
}

/// Hashes what decides the addresses of future objects. The global allocator is shared by all states, so nothing of it belongs
/// to the hash of one state.
impl Hash for Allocator {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self { kind } = self;
        match kind {
            Kind::Kdalloc(regions) => regions.hash(hasher),
            Kind::Global(_) => {}
            Kind::Bump(own) => own.hash(hasher),
        }
    }
}

/// A new block.
#[derive(Debug)]
pub struct Block {
    /// Where it starts.
    pub address: Address,
    /// Only from [`AllocatorKind::Global`]: every state that has the object keeps the lease as long as the object lives.
    pub lease: Option<Lease>,
}

/// What an allocator knows of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Location {
    /// It lies in no region, or in the part of a region that is not for objects.
    Outside,
    /// Never handed out, or free again.
    Free,
    /// In a block that is allocated.
    Live {
        /// Where the block starts.
        start: Address,
        /// How many bytes it can hold, at least the size of the request.
        room: u64,
    },
    /// In a block that was freed and is quarantined: an access is a use after free.
    Quarantined {
        /// Where the block starts.
        start: Address,
        /// How many bytes it can hold, at least the size of the request.
        room: u64,
    },
    /// Below an address that was handed out. All that `global` and `bump` know, as they keep no record of blocks.
    HandedOut,
}

impl Allocator {
    /// An allocator with nothing allocated. With [`AllocatorKind::Global`], all clones share one set of addresses.
    pub fn new(config: &AllocatorConfig) -> Self {
        let regions = config.regions.clone();
        let kind = match config.kind {
            AllocatorKind::Kdalloc => Kind::Kdalloc(Arc::new(RegionMap::new(|region| {
                Arc::new(Kdalloc::new(regions.for_objects(region), config.quarantine))
            }))),
            AllocatorKind::Global => {
                Kind::Global(Arc::new(Shared { global: Global::new(&regions), regions }))
            }
            AllocatorKind::Bump => Kind::Bump(Arc::new(Own { ascending: Ascending::new(&regions), regions })),
        };
        Self { kind }
    }

    /// A new block of this layout, with the alignment rounded up to a power of two. `None` if it does not fit into the region.
    /// Objects of size 0 have distinct addresses.
    #[inline]
    pub fn allocate(&mut self, region: Region, layout: Layout) -> Option<Block> {
        let layout = layout.with_power_of_two_align()?;
        match &mut self.kind {
            Kind::Kdalloc(regions) => {
                let address = Arc::make_mut(&mut Arc::make_mut(regions)[region]).allocate(layout)?;
                Some(Block { address, lease: None })
            }
            Kind::Global(shared) => {
                let (address, lease) = shared.global.allocate(region, layout)?;
                Some(Block { address, lease: Some(lease) })
            }
            Kind::Bump(own) => {
                let address = Arc::make_mut(own).ascending.allocate(region, layout)?;
                Some(Block { address, lease: None })
            }
        }
    }

    /// Frees the live block that starts at `address`; `size` is the size of its request. With `global` nothing happens until the
    /// last lease of the block is dropped.
    #[inline]
    pub fn free(&mut self, region: Region, address: Address, size: u64) {
        match &mut self.kind {
            Kind::Kdalloc(regions) => {
                debug_assert!(
                    matches!(regions[region].locate(address), Location::Live { start, room }
                        if start == address && size <= room),
                    "{size} bytes at {address:#x} are not a live block"
                );
                Arc::make_mut(&mut Arc::make_mut(regions)[region]).free(address);
            }
            Kind::Global(_) | Kind::Bump(_) => {}
        }
    }

    /// Makes this an allocator that no other state shares. It hands out the same addresses from now on as if nobody else allocated.
    pub fn separate(&mut self) {
        if let Kind::Global(shared) = &mut self.kind {
            *shared = Arc::new(Shared { regions: shared.regions.clone(), global: shared.global.copy() });
        }
    }

    /// The block at an address.
    pub fn locate(&self, address: Address) -> Location {
        let Some(region) = self.region_of(address) else { return Location::Outside };
        let was_handed_out = match &self.kind {
            Kind::Kdalloc(regions) => return regions[region].locate(address),
            Kind::Global(shared) => shared.global.was_handed_out(region, address),
            Kind::Bump(own) => own.ascending.was_handed_out(region, address),
        };
        if was_handed_out { Location::HandedOut } else { Location::Free }
    }

    /// The addresses that objects of a region may have.
    pub fn extent(&self, region: Region) -> Extent {
        match &self.kind {
            Kind::Kdalloc(regions) => regions[region].extent(),
            Kind::Global(shared) => shared.regions.for_objects(region),
            Kind::Bump(own) => own.regions.for_objects(region),
        }
    }

    /// The region whose objects may lie at an address.
    fn region_of(&self, address: Address) -> Option<Region> {
        Region::ALL.into_iter().find(|&region| self.extent(region).contains(address))
    }
}

impl Detach for Allocator {
    fn detach(&mut self, copies: &mut Copies) {
        match &mut self.kind {
            Kind::Kdalloc(regions) => copies.replace(regions, |regions, copies| {
                Region::ALL.into_iter().for_each(|region| copies.replace(&mut regions[region], |_, _| {}));
            }),
            // There is one for all states.
            Kind::Global(_) => {}
            Kind::Bump(own) => copies.replace(own, |_, _| {}),
        }
    }
}

/// Whether both will return the same addresses from now on. Parts that are shared are not compared.
impl PartialEq for Allocator {
    fn eq(&self, other: &Self) -> bool {
        match (&self.kind, &other.kind) {
            (Kind::Kdalloc(left), Kind::Kdalloc(right)) => Arc::ptr_eq(left, right) || left == right,
            (Kind::Global(left), Kind::Global(right)) => Arc::ptr_eq(left, right),
            (Kind::Bump(left), Kind::Bump(right)) => Arc::ptr_eq(left, right) || left == right,
            (Kind::Kdalloc(_) | Kind::Global(_) | Kind::Bump(_), _) => false,
        }
    }
}

impl Eq for Allocator {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Quarantine;

    fn of_kind(kind: AllocatorKind) -> Allocator {
        Allocator::new(&AllocatorConfig { kind, ..AllocatorConfig::default() })
    }

    const KINDS: [AllocatorKind; 3] = [AllocatorKind::Kdalloc, AllocatorKind::Global, AllocatorKind::Bump];

    #[test]
    fn it_is_small() {
        assert!(size_of::<Allocator>() <= 5 * size_of::<usize>());
    }

    #[test]
    fn absurd_demands_are_refused() {
        for kind in KINDS {
            let mut allocator = of_kind(kind);
            for (size, align) in
                [(u64::MAX, 1), (1, u64::MAX), (8, 1 << 63), (1 << 45, 8), (1 << 63, 1 << 40)]
            {
                assert!(
                    allocator.allocate(Region::Heap, Layout { size, align }).is_none(),
                    "{kind}: {size}, {align}"
                );
            }
            assert!(allocator.allocate(Region::Heap, Layout { size: 0, align: 0 }).is_some());
        }
    }

    #[test]
    fn objects_of_no_size_have_addresses_of_their_own() {
        for kind in KINDS {
            let mut allocator = of_kind(kind);
            let mut take = || allocator.allocate(Region::Heap, Layout { size: 0, align: 1 }).unwrap();
            let (first, second) = (take(), take());
            assert_ne!(first.address, second.address);
        }
    }

    #[test]
    fn no_object_lies_where_functions_have_their_addresses() {
        for kind in KINDS {
            let mut config = AllocatorConfig { kind, ..AllocatorConfig::default() };
            config.regions.set("constants=0x010000000000,16MiB").unwrap();
            let code = config.regions.code();
            let mut allocator = Allocator::new(&config);
            let mut blocks = Vec::new();
            while let Some(block) = allocator.allocate(Region::Constants, Layout { size: 3000, align: 8 }) {
                assert!(block.address + 3000 <= code.base);
                blocks.push(block);
            }
            assert!(blocks.len() > 100);
            assert_eq!(allocator.locate(code.base), Location::Outside);
            assert_eq!(allocator.locate(code.end() - 1), Location::Outside);
        }
    }

    #[test]
    fn a_block_is_located_in_its_region_and_bin() {
        let mut allocator = of_kind(AllocatorKind::Kdalloc);
        for (region, size, room) in
            [(Region::Stack, 3, 4), (Region::Heap, 2048, 2048), (Region::Globals, 5000, 8192)]
        {
            let start = allocator.allocate(region, Layout { size, align: 1 }).unwrap().address;
            assert_eq!(allocator.locate(start + 1), Location::Live { start, room });
            allocator.free(region, start, size);
            assert_eq!(allocator.locate(start + 1), Location::Quarantined { start, room });
        }
        assert_eq!(allocator.locate(Address(0x1000_0000_0000)), Location::Free);
        for address in [Address::NULL, Address::MAX] {
            assert_eq!(allocator.locate(address), Location::Outside);
        }
    }

    #[test]
    fn what_was_freed_with_an_unlimited_quarantine_stays_known() {
        let quarantine = Quarantine::Unlimited;
        let mut allocator = Allocator::new(&AllocatorConfig { quarantine, ..AllocatorConfig::default() });
        for size in [8, 9000] {
            let freed: Vec<Address> = (0..600)
                .map(|_| {
                    let address =
                        allocator.allocate(Region::Heap, Layout { size, align: 8 }).unwrap().address;
                    allocator.free(Region::Heap, address, size);
                    address
                })
                .collect();
            for &start in &freed {
                let location = allocator.locate(start + 7);
                assert!(matches!(location, Location::Quarantined { start: s, .. } if s == start));
            }
        }
    }
}
