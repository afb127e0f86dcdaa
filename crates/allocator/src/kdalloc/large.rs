//! The bin for large objects: a new object is put into the middle of the largest free part.
//!
//! The bin counts in blocks of 4096 bytes and records only its free parts; the blocks between two free parts are an object. At
//! least one block stays free on both sides of every object, so no two objects touch.

use super::free_regions::{BlockRange, FreeRegions};
use super::ring::Ring;
use crate::config::Quarantine;
use crate::layout::Layout;
use loam_base::OrdMap;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Bytes in a block.
pub(super) const BLOCK: u64 = 4096;

/// The bin for large objects. Blocks are numbered from address 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct LargeBin {
    free: FreeRegions,
    quarantined: Quarantined,
}

/// First blocks of the objects that were freed but do not count as free yet.
#[derive(Clone)]
enum Quarantined {
    Last(Ring<u64>),
    Ever(OrdMap<()>),
}

impl PartialEq for Quarantined {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Last(left), Self::Last(right)) => left == right,
            (Self::Ever(left), Self::Ever(right)) => left.is_same(right) || left.iter().eq(right.iter()),
            (Self::Last(_), Self::Ever(_)) | (Self::Ever(_), Self::Last(_)) => false,
        }
    }
}

impl Eq for Quarantined {}

impl Hash for Quarantined {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            Self::Last(ring) => ring.hash(hasher),
            Self::Ever(freed) => freed.hash(hasher),
        }
    }
}

impl fmt::Debug for Quarantined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Last(ring) => ring.fmt(f),
            Self::Ever(freed) => f.debug_set().entries(freed.iter().map(|(start, ())| start)).finish(),
        }
    }
}

/// What lies at a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AtBlock {
    Free,
    Live(BlockRange),
    Quarantined(BlockRange),
}

impl LargeBin {
    /// A bin of `blocks` blocks, all free.
    pub fn new(range: BlockRange, quarantine: Quarantine) -> Self {
        let mut free = FreeRegions::default();
        if range.blocks > 0 {
            free.insert(range);
        }
        let quarantined = match quarantine {
            Quarantine::Last(limit) => Quarantined::Last(Ring::new(limit)),
            Quarantine::Unlimited => Quarantined::Ever(OrdMap::new()),
        };
        Self { free, quarantined }
    }

    /// The first block of a new object whose layout is counted in blocks; only the largest free part is tried.
    pub fn allocate(&mut self, layout: Layout) -> Option<u64> {
        let Layout { size: blocks, align } = layout;
        let largest = *self.free.root()?;
        let spare = largest.blocks.checked_sub(blocks)?;
        let middle = largest.start + spare / 2;
        // One block stays free on both sides.
        let possible = largest.start + 1..largest.start + spare;
        let start = [middle / align * align, middle.checked_next_multiple_of(align)?]
            .into_iter()
            .find(|start| possible.contains(start))?;
        self.free.remove_root();
        self.free.insert(BlockRange { start: largest.start, blocks: start - largest.start });
        self.free.insert(BlockRange { start: start + blocks, blocks: largest.end() - start - blocks });
        Some(start)
    }

    /// Puts the live object that starts at a block into the quarantine, and frees the object that leaves the quarantine.
    pub fn free(&mut self, start: u64) {
        match &mut self.quarantined {
            Quarantined::Last(ring) => {
                if let Some(oldest) = ring.push(start) {
                    self.release(oldest);
                }
            }
            Quarantined::Ever(freed) => {
                freed.insert(start, ());
            }
        }
    }

    /// What lies at a block of the bin.
    pub fn locate(&self, block: u64) -> AtBlock {
        match self.object_at(block) {
            None => AtBlock::Free,
            Some(object) => {
                let quarantined = match &self.quarantined {
                    Quarantined::Last(ring) => ring.contains(object.start),
                    Quarantined::Ever(freed) => freed.get(object.start).is_some(),
                };
                if quarantined { AtBlock::Quarantined(object) } else { AtBlock::Live(object) }
            }
        }
    }

    fn object_at(&self, block: u64) -> Option<BlockRange> {
        let before = self.free.at_or_below(block)?;
        let after = self.free.at_or_above(block + 1)?;
        let start = before.end();
        (block >= start).then_some(BlockRange { start, blocks: after.start - start })
    }

    /// Joins an object with the free parts on both sides.
    fn release(&mut self, start: u64) {
        let (before, after) =
            (self.free.at_or_below(start).copied(), self.free.at_or_above(start + 1).copied());
        let (Some(before), Some(after)) = (before, after) else { return };
        self.free.remove(before.start);
        self.free.remove(after.start);
        self.free.insert(BlockRange { start: before.start, blocks: after.end() - before.start });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;

    #[test]
    fn objects_split_the_largest_part_in_the_middle() {
        let mut bin = LargeBin::new(BlockRange { start: 0, blocks: 1024 }, Quarantine::Last(0));
        assert_eq!(bin.allocate(Layout { size: 2, align: 1 }), Some(511));
        let second = bin.allocate(Layout { size: 1, align: 1 }).unwrap();
        assert!(second == 255 || second == 768, "511 blocks are free on both sides: {second}");
        assert_eq!(bin.locate(512), AtBlock::Live(BlockRange { start: 511, blocks: 2 }));
        assert_eq!(bin.locate(513), AtBlock::Free);
    }

    #[test]
    fn one_block_stays_free_on_both_sides() {
        let mut bin = LargeBin::new(BlockRange { start: 10, blocks: 5 }, Quarantine::Last(0));
        assert_eq!(bin.allocate(Layout { size: 4, align: 1 }), None);
        assert_eq!(bin.allocate(Layout { size: 3, align: 1 }), Some(11));
        assert_eq!(bin.allocate(Layout { size: 1, align: 1 }), None);
    }

    #[test]
    fn alignment_is_kept_or_the_object_refused() {
        let mut bin = LargeBin::new(BlockRange { start: 1024, blocks: 1024 }, Quarantine::Last(0));
        assert_eq!(bin.allocate(Layout { size: 3, align: 256 }), Some(1280));
        assert_eq!(bin.allocate(Layout { size: 3, align: 1024 }), None);
        assert_eq!(bin.allocate(Layout { size: 3, align: 1 << 51 }), None);
    }

    #[test]
    fn everything_freed_is_as_new_whatever_the_order() {
        let mut rng = Rng::new(9);
        for _ in 0..50 {
            let mut bin = LargeBin::new(BlockRange { start: 77, blocks: 4000 }, Quarantine::Last(0));
            let mut objects: Vec<u64> =
                (0..40).filter_map(|_| bin.allocate(Layout { size: 1 + rng.below(30), align: 1 })).collect();
            assert!(objects.len() > 20);
            while !objects.is_empty() {
                bin.free(objects.swap_remove(rng.below(objects.len() as u64) as usize));
            }
            assert_eq!(bin, LargeBin::new(BlockRange { start: 77, blocks: 4000 }, Quarantine::Last(0)));
        }
    }
}
