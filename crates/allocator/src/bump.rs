//! The simplest allocator: each region hands out ever higher addresses and the heap never takes one back.
//!
//! The stack is the exception: its objects die in the reverse order of their birth, so a frame that returns
//! gives its addresses back, as on a real machine. Between two objects there is always a gap.

use crate::region::{Region, RegionMap, Regions};

/// Smallest gap between two objects, in bytes.
const GAP: u64 = 64;

/// A bump allocator for all regions of one state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bump {
    next: RegionMap<u64>,
    end: RegionMap<u64>,
}

impl Bump {
    /// An allocator with nothing allocated.
    pub fn new(regions: &Regions) -> Self {
        Self {
            // Not at the base itself: an access just in front of the first object must not leave the region.
            next: RegionMap::new(|region| regions.0[region].0 + 4096),
            end: RegionMap::new(|region| regions.0[region].0 + regions.0[region].1),
        }
    }

    /// The address of a new object, or `None` if its region is full. `align` is a power of two.
    pub fn allocate(&mut self, region: Region, size: u64, align: u64) -> Option<u64> {
        let align = align.max(16);
        let address = self.next[region].checked_add(align - 1)? & !(align - 1);
        // Large objects get larger gaps, so that a wild index is less likely to hit a neighbour.
        let gap = if region == Region::Stack { GAP } else { GAP.max(size / 2) };
        let after = address.checked_add(size)?.checked_add(gap)?;
        if after > self.end[region] {
            return None;
        }
        self.next[region] = after;
        Some(address)
    }

    /// How far the stack reaches; see [`Bump::cut_stack`].
    pub fn stack_height(&self) -> u64 {
        self.next[Region::Stack]
    }

    /// Gives back all stack addresses handed out since `height` was taken.
    pub fn cut_stack(&mut self, height: u64) {
        debug_assert!(height <= self.next[Region::Stack]);
        self.next[Region::Stack] = height;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_never_touch_and_are_aligned() {
        let mut bump = Bump::new(&Regions::default());
        let mut end = 0;
        for size in [0, 1, 7, 100, 4096] {
            let address = bump.allocate(Region::Heap, size, 32).unwrap();
            assert_eq!(address % 32, 0);
            assert!(address > end, "at least one byte of gap");
            end = address + size;
        }
    }

    #[test]
    fn the_stack_reuses_what_was_cut() {
        let mut bump = Bump::new(&Regions::default());
        let height = bump.stack_height();
        let first = bump.allocate(Region::Stack, 8, 8).unwrap();
        bump.cut_stack(height);
        assert_eq!(bump.allocate(Region::Stack, 8, 8), Some(first));
    }

    #[test]
    fn a_full_region_says_so() {
        let mut bump = Bump::new(&Regions::default());
        assert_eq!(bump.allocate(Region::Constants, 11 << 30, 8), None);
        assert_eq!(bump.allocate(Region::Heap, u64::MAX, 8), None);
    }
}
