//! The free parts of the bin for large objects: a treap by address whose root is the largest part.
//!
//! Equally large parts are ordered by a hash of their address that never collides, so the parts alone decide the shape, whatever
//! the order of the calls.

use loam_base::Treap;
use loam_base::rng::mix;
use loam_base::treap::Entry;

/// A range of free blocks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct BlockRange {
    pub start: u64,
    pub blocks: u64,
}

impl BlockRange {
    pub fn end(self) -> u64 {
        self.start + self.blocks
    }
}

impl Entry for BlockRange {
    type Priority = (u64, u64);

    #[inline]
    fn key(&self) -> u64 {
        self.start
    }

    #[inline]
    fn priority(&self) -> (u64, u64) {
        (self.blocks, mix(self.start))
    }
}

/// A persistent set of ranges that neither overlap nor touch.
pub(super) type FreeRegions = Treap<BlockRange>;
