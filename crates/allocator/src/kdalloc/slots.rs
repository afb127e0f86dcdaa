//! The bin of one size: which slots are taken, and which of the taken slots are quarantined.
//!
//! Slots are numbered in the order of `order.rs`, which also computes their offsets. The lowest
//! free index is handed out, so the objects of a bin are always as far apart as their number allows.

use super::bits::Bits;
use super::ring::Ring;
use crate::config::Quarantine;

/// The slots of one bin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct SlotBin {
    /// Live or in quarantine.
    taken: Bits,
    quarantined: Quarantined,
}

/// The part of the taken slots whose objects were freed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Quarantined {
    Last(Ring<u32>),
    Ever(Bits),
}

/// Indices from here on are not handed out, so that an index in the quarantine takes four bytes.
pub(super) const MOST_SLOTS: u64 = u32::MAX as u64;

impl SlotBin {
    pub fn new(quarantine: Quarantine) -> Self {
        let quarantined = match quarantine {
            Quarantine::Last(limit) => Quarantined::Last(Ring::new(limit)),
            Quarantine::Unlimited => Quarantined::Ever(Bits::default()),
        };
        Self { taken: Bits::default(), quarantined }
    }

    /// Takes the lowest free index, if it is below `limit`.
    #[inline]
    pub fn allocate(&mut self, limit: u64) -> Option<u64> {
        let index = self.taken.lowest_gap();
        if index >= limit.min(MOST_SLOTS) {
            return None;
        }
        self.taken.insert(index);
        Some(index)
    }

    /// Puts a live slot into the quarantine, and frees the slot that leaves the quarantine.
    #[inline]
    pub fn free(&mut self, index: u64) {
        match &mut self.quarantined {
            Quarantined::Last(ring) => {
                if let Some(oldest) = ring.push(index as u32) {
                    self.taken.remove(u64::from(oldest));
                }
            }
            Quarantined::Ever(freed) => freed.insert(index),
        }
    }

    pub fn is_taken(&self, index: u64) -> bool {
        self.taken.contains(index)
    }

    pub fn is_quarantined(&self, index: u64) -> bool {
        match &self.quarantined {
            Quarantined::Last(ring) => index < MOST_SLOTS && ring.contains(index as u32),
            Quarantined::Ever(freed) => freed.contains(index),
        }
    }

    /// Whether it behaves like a new one.
    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }
}
