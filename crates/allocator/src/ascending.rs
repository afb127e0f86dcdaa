//! The bump allocator: each region hands out ever higher addresses and takes none back.
//!
//! Every use of a freed object is found, and no allocator is cheaper. But one more object on a path moves all later objects,
//! and a long path runs out of addresses. There is no record of the blocks.

use crate::address::Address;
use crate::layout::Layout;
use crate::region::{Region, RegionMap, Regions};

/// Smallest gap between two objects, in bytes.
const GAP: u64 = 64;

/// A bump allocator for all regions of one state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ascending {
    next: RegionMap<Address>,
    end: RegionMap<Address>,
}

impl Ascending {
    pub fn new(regions: &Regions) -> Self {
        Self {
            // Not at the base itself: an access just in front of the first object must not leave the region.
            next: RegionMap::new(|region| regions.for_objects(region).base + 4096),
            end: RegionMap::new(|region| regions.for_objects(region).end()),
        }
    }

    pub fn allocate(&mut self, region: Region, layout: Layout) -> Option<Address> {
        let Layout { size, align } = layout;
        let align = align.max(16);
        let address = self.next[region].checked_align_up(align)?;
        // Large objects get larger gaps, so that a wild index is less likely to hit a neighbour.
        let gap = if region == Region::Stack { GAP } else { GAP.max(size / 2) };
        let after = address.checked_add(size)?.checked_add(gap)?;
        if after > self.end[region] {
            return None;
        }
        self.next[region] = after;
        Some(address)
    }

    /// Whether the address lies below the next one to be handed out.
    pub fn was_handed_out(&self, region: Region, address: Address) -> bool {
        address < self.next[region]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_never_touch_and_are_aligned() {
        let mut ascending = Ascending::new(&Regions::default());
        let mut end = Address::NULL;
        for size in [0, 1, 7, 100, 4096] {
            let address = ascending.allocate(Region::Heap, Layout { size, align: 32 }).unwrap();
            assert_eq!(address.0 % 32, 0);
            assert!(address > end, "at least one byte of gap");
            end = address + size;
        }
    }

    #[test]
    fn a_full_region_says_so() {
        let mut ascending = Ascending::new(&Regions::default());
        assert_eq!(ascending.allocate(Region::Constants, Layout { size: 8 << 30, align: 8 }), None);
        assert_eq!(ascending.allocate(Region::Heap, Layout { size: u64::MAX, align: 8 }), None);
        assert_eq!(ascending.allocate(Region::Heap, Layout { size: 8, align: 1 << 63 }), None);
    }
}
