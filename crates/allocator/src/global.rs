//! One allocator for all states of a run, for comparison: an engine that takes addresses from its own `malloc` has one like it.
//!
//! Blocks lie close together, and the block freed last is handed out first. An address stays taken as long as any
//! state has its object: each state holds the [`Lease`] with the object, and the address is free again when the last lease is
//! dropped. So the allocations of one state change the addresses of the others.

use crate::address::Address;
use crate::layout::Layout;
use crate::region::{Region, RegionMap, Regions};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

/// Bytes between two blocks, as if for the header of a block: an overflow by one is still seen.
const GAP: u64 = 16;

/// The allocator that all states share.
#[derive(Debug)]
pub(crate) struct Global {
    pools: Mutex<RegionMap<Pool>>,
}

#[derive(Clone, Debug)]
struct Pool {
    next: Address,
    end: Address,
    /// Addresses given back, by their class; the last one given back is the next handed out.
    free: BTreeMap<Class, Vec<Address>>,
}

/// A class of blocks that can replace each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Class {
    room: u64,
    align: u64,
}

/// The right to an address of the global allocator. The address is given back when the last clone is dropped.
#[derive(Clone, Debug)]
pub struct Lease {
    _inner: Arc<LeasedAddress>,
}

#[derive(Debug)]
struct LeasedAddress {
    from: Arc<Global>,
    region: Region,
    class: Class,
    address: Address,
}

impl Drop for LeasedAddress {
    fn drop(&mut self) {
        self.from.pools()[self.region].free.entry(self.class).or_default().push(self.address);
    }
}

impl Global {
    pub fn new(regions: &Regions) -> Arc<Self> {
        let pool = |region| {
            let extent = regions.for_objects(region);
            Pool { next: extent.base + 4096, end: extent.end(), free: BTreeMap::new() }
        };
        Arc::new(Self { pools: Mutex::new(RegionMap::new(pool)) })
    }

    pub fn allocate(self: &Arc<Self>, region: Region, layout: Layout) -> Option<(Address, Lease)> {
        let class = Class { room: room_for(layout.size)?, align: layout.align.max(16) };
        let address = self.pools()[region].take(class)?;
        let leased = LeasedAddress { from: Arc::clone(self), region, class, address };
        Some((address, Lease { _inner: Arc::new(leased) }))
    }

    /// An allocator that hands out the same addresses from now on, and that does not change this one.
    pub fn copy(&self) -> Arc<Self> {
        Arc::new(Self { pools: Mutex::new(self.pools().clone()) })
    }

    /// Whether the address lies below the highest one ever handed out.
    pub fn was_handed_out(&self, region: Region, address: Address) -> bool {
        address < self.pools()[region].next
    }

    fn pools(&self) -> MutexGuard<'_, RegionMap<Pool>> {
        // No change of a pool can be left half done by a panic.
        self.pools.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Pool {
    fn take(&mut self, class: Class) -> Option<Address> {
        if let Some(address) = self.free.get_mut(&class).and_then(Vec::pop) {
            return Some(address);
        }
        let address = self.next.checked_align_up(class.align)?;
        let after = address.checked_add(class.room)?.checked_add(GAP)?;
        if after > self.end {
            return None;
        }
        self.next = after;
        Some(address)
    }
}

/// The room a block of this size takes: multiples of 16 up to 1 KiB, then eight sizes for each doubling.
fn room_for(size: u64) -> Option<u64> {
    let size = size.max(1);
    let step = if size <= 1024 { 16 } else { size.checked_next_power_of_two()? / 16 };
    size.checked_next_multiple_of(step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_comes_back_when_its_last_lease_is_dropped() {
        let global = Global::new(&Regions::default());
        let (first, lease) = global.allocate(Region::Heap, Layout { size: 24, align: 8 }).unwrap();
        let in_a_fork = lease.clone();
        drop(lease);
        assert_ne!(global.allocate(Region::Heap, Layout { size: 24, align: 8 }).unwrap().0, first);
        drop(in_a_fork);
        assert_eq!(
            global.allocate(Region::Heap, Layout { size: 24, align: 8 }).unwrap().0,
            first,
            "the last one back goes out first"
        );
    }

    #[test]
    fn what_a_copy_hands_out_and_takes_back_changes_the_original_in_nothing() {
        let (global, layout) = (Global::new(&Regions::default()), Layout { size: 24, align: 8 });
        let (first, lease) = global.allocate(Region::Heap, layout).unwrap();
        let copy = global.copy();
        let in_the_copy = [(); 2].map(|()| copy.allocate(Region::Heap, layout).unwrap());
        let expected = in_the_copy[0].0;
        assert_ne!(expected, first, "the first is taken in the copy, too");
        drop((lease.clone(), in_the_copy));
        assert_eq!(global.allocate(Region::Heap, layout).unwrap().0, expected);
    }

    #[test]
    fn blocks_do_not_touch_and_are_aligned() {
        let global = Global::new(&Regions::default());
        let mut leases = Vec::new();
        let mut end = Address::NULL;
        for (size, align) in [(0, 1), (1, 1), (16, 64), (1000, 8), (1025, 16), (5000, 4096)] {
            let (address, lease) = global.allocate(Region::Heap, Layout { size, align }).unwrap();
            assert_eq!(address.0 % align, 0);
            assert!(address >= end + 16);
            end = address + size;
            leases.push(lease);
        }
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let global = Global::new(&Regions::default());
        for (size, align) in [(u64::MAX, 8), (1 << 50, 8), (8, 1 << 63)] {
            assert!(global.allocate(Region::Heap, Layout { size, align }).is_none());
        }
    }
}
