//! The deterministic allocator of one region: bins for eight sizes, and one for large objects.
//!
//! A region is cut into eight equal bins, a power of two bytes each, and the rest for large objects. Bins do not know of
//! each other, so that objects of one size never move objects of another size. All parts are made when first used
//! and shared by reference count between forks; a change copies the parts it touches.

mod bits;
mod free_regions;
mod large;
mod order;
mod ring;
mod slots;

use crate::address::Address;
use crate::allocator::Location;
use crate::config::Quarantine;
use crate::layout::Layout;
use crate::region::Extent;
use free_regions::BlockRange;
use large::{AtBlock, BLOCK, LargeBin};
use slots::SlotBin;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// Logarithms of the slot sizes: 1, 4, 8, 16, 32, 64, 256, 2048 bytes.
const SLOT_LOGS: [u32; SLOT_BINS] = [0, 2, 3, 4, 5, 6, 8, 11];
const SLOT_BINS: usize = 8;
/// The bin of a size, by the number of bits of the offset of the last byte.
const BIN_BY_BITS: [u8; 12] = [0, 1, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7];
/// The largest logarithm of the alignment of regions: no slot is known to be aligned to more.
const BASE_ALIGN_LOG: u32 = 32;

/// The allocator of one region.
#[derive(Clone, Debug)]
pub(crate) struct Kdalloc {
    extent: Extent,
    quarantine: Quarantine,
    /// Logarithm of the bytes of each of the eight bins.
    bin_log: u32,
    slots: [Option<Arc<SlotBin>>; SLOT_BINS],
    large: Option<Arc<LargeBin>>,
}

/// The slot or block that an address of the region lies in.
enum BinAddress {
    Slot { bin: usize, index: u64 },
    Block(u64),
    Never,
}

impl Kdalloc {
    /// An allocator for these addresses, nothing allocated.
    pub fn new(extent: Extent, quarantine: Quarantine) -> Self {
        let bin_log = (extent.size / (SLOT_BINS as u64 + 1)).max(1).ilog2();
        Self { extent, quarantine, bin_log, slots: Default::default(), large: None }
    }

    /// Where the region lies.
    pub fn extent(&self) -> Extent {
        self.extent
    }

    /// The address of a new object; its alignment is a power of two.
    #[inline]
    pub fn allocate(&mut self, layout: Layout) -> Option<Address> {
        let bits = u64::BITS - layout.size.saturating_sub(1).leading_zeros();
        if let Some(&bin) = BIN_BY_BITS.get(bits as usize) {
            // A slot that is not aligned enough, or a full bin, sends an object to the next larger size.
            for bin in usize::from(bin)..SLOT_BINS {
                if let Some(address) = self.allocate_slot(bin, layout.align) {
                    return Some(address);
                }
            }
        }
        self.allocate_large(layout)
    }

    /// Frees the live object that starts at the address.
    #[inline]
    pub fn free(&mut self, address: Address) {
        match self.bin_address(address) {
            BinAddress::Slot { bin, index } => {
                if let Some(slots) = &mut self.slots[bin] {
                    Arc::make_mut(slots).free(index);
                }
            }
            BinAddress::Block(block) => {
                if let Some(large) = &mut self.large {
                    Arc::make_mut(large).free(block);
                }
            }
            BinAddress::Never => {}
        }
    }

    /// The block at an address of the region.
    pub fn locate(&self, address: Address) -> Location {
        match self.bin_address(address) {
            BinAddress::Never => Location::Free,
            BinAddress::Slot { bin, index } => {
                let Some(slots) = self.slots[bin].as_ref().filter(|slots| slots.is_taken(index)) else {
                    return Location::Free;
                };
                let room = 1 << SLOT_LOGS[bin];
                let start = Address(address.0 & !(room - 1));
                match slots.is_quarantined(index) {
                    true => Location::Quarantined { start, room },
                    false => Location::Live { start, room },
                }
            }
            BinAddress::Block(block) => {
                match self.large.as_ref().map_or(AtBlock::Free, |bin| bin.locate(block)) {
                    AtBlock::Free => Location::Free,
                    AtBlock::Live(run) => {
                        Location::Live { start: Address(run.start * BLOCK), room: run.blocks * BLOCK }
                    }
                    AtBlock::Quarantined(run) => {
                        Location::Quarantined { start: Address(run.start * BLOCK), room: run.blocks * BLOCK }
                    }
                }
            }
        }
    }

    #[inline]
    fn allocate_slot(&mut self, bin: usize, align: u64) -> Option<Address> {
        // No two slots that touch are used: all start at multiples of two slots.
        let align_log = align.trailing_zeros().max(SLOT_LOGS[bin] + 1);
        if align_log > BASE_ALIGN_LOG.min(self.extent.base.0.trailing_zeros()) {
            return None;
        }
        let quarantine = self.quarantine;
        let slots = self.slots[bin].get_or_insert_with(|| Arc::new(SlotBin::new(quarantine)));
        let index = Arc::make_mut(slots).allocate(order::aligned(self.bin_log, align_log))?;
        Some(self.extent.base + ((bin as u64) << self.bin_log) + order::offset(index, self.bin_log))
    }

    fn allocate_large(&mut self, layout: Layout) -> Option<Address> {
        if self.large.is_none() {
            self.large = Some(Arc::new(self.new_large()));
        }
        let large = Arc::make_mut(self.large.as_mut()?);
        let Layout { size, align } = layout;
        let in_blocks = Layout { size: size.div_ceil(BLOCK).max(1), align: (align / BLOCK).max(1) };
        let start = large.allocate(in_blocks)?;
        Some(Address(start * BLOCK))
    }

    fn new_large(&self) -> LargeBin {
        let before = (SLOT_BINS as u64) << self.bin_log;
        let blocks = self.extent.size.saturating_sub(before) / BLOCK;
        LargeBin::new(BlockRange { start: (self.extent.base + before).0 / BLOCK, blocks }, self.quarantine)
    }

    /// Which slot or block an address of the region lies in.
    #[inline]
    fn bin_address(&self, address: Address) -> BinAddress {
        let offset = address.offset_from(self.extent.base);
        let bin = (offset >> self.bin_log) as usize;
        if offset >= self.extent.size {
            return BinAddress::Never;
        }
        if bin >= SLOT_BINS {
            return BinAddress::Block(address.0 / BLOCK);
        }
        let slot_log = SLOT_LOGS[bin];
        let in_bin = (offset & ((1 << self.bin_log) - 1)) >> slot_log << slot_log;
        if in_bin == 0 {
            return BinAddress::Never;
        }
        BinAddress::Slot { bin, index: order::index(in_bin, self.bin_log) }
    }
}

/// A bin that is empty again hashes like a bin that was never used.
impl Hash for Kdalloc {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Self { extent, quarantine, bin_log, slots, large } = self;
        (extent, quarantine, bin_log).hash(hasher);
        for (bin, slots) in slots.iter().enumerate() {
            slots.iter().filter(|slots| !slots.is_empty()).for_each(|slots| (bin, slots).hash(hasher));
        }
        large.iter().filter(|large| ***large != self.new_large()).for_each(|large| large.hash(hasher));
    }
}

/// Whether both will return the same addresses from now on. A bin that is empty again equals a bin that was never used.
impl PartialEq for Kdalloc {
    fn eq(&self, other: &Self) -> bool {
        let Self { extent, quarantine, bin_log, slots, large } = self;
        let same_slots = |pair: (&Option<Arc<SlotBin>>, &Option<Arc<SlotBin>>)| match pair {
            (None, None) => true,
            (Some(used), None) | (None, Some(used)) => used.is_empty(),
            (Some(left), Some(right)) => Arc::ptr_eq(left, right) || left == right,
        };
        *extent == other.extent
            && *quarantine == other.quarantine
            && *bin_log == other.bin_log
            && slots.iter().zip(&other.slots).all(same_slots)
            && match (large, &other.large) {
                (None, None) => true,
                (Some(used), None) | (None, Some(used)) => **used == self.new_large(),
                (Some(left), Some(right)) => Arc::ptr_eq(left, right) || left == right,
            }
    }
}

impl Eq for Kdalloc {}

#[cfg(test)]
mod tests {
    use super::*;

    const GIB: u64 = 1 << 30;

    fn kdalloc(base: u64, size: u64, quarantine: Quarantine) -> Kdalloc {
        Kdalloc::new(Extent { base: Address(base), size }, quarantine)
    }

    #[test]
    fn sizes_go_to_the_smallest_bin_that_holds_them() {
        let mut heap = kdalloc(0, 1024 * GIB, Quarantine::default());
        for (size, bin) in [
            (0, 0),
            (1, 0),
            (2, 1),
            (4, 1),
            (5, 2),
            (8, 2),
            (9, 3),
            (16, 3),
            (17, 4),
            (32, 4),
            (33, 5),
            (64, 5),
        ]
        .into_iter()
        .chain([(65, 6), (256, 6), (257, 7), (2048, 7), (2049, 8), (1 << 30, 8)])
        {
            let address = heap.allocate(Layout { size, align: 1 }).unwrap();
            assert_eq!((address.0 / (64 * GIB)).min(8), bin, "size {size}");
        }
    }

    #[test]
    fn the_first_objects_of_a_bin_have_round_addresses() {
        let mut heap = kdalloc(0x1000_0000_0000, 1024 * GIB, Quarantine::default());
        let addresses: Vec<u64> =
            (0..3).map(|_| heap.allocate(Layout { size: 8, align: 8 }).unwrap().0).collect();
        assert_eq!(addresses, [0x1028_0000_0000, 0x1024_0000_0000, 0x102c_0000_0000]);
    }

    #[test]
    fn alignment_alone_does_not_change_the_bin() {
        let mut heap = kdalloc(0, 16 << 20, Quarantine::Last(0));
        let bin = 1 << 20;
        for count in 0..255 {
            let address = heap.allocate(Layout { size: 1, align: 4096 }).unwrap();
            assert_eq!((address.0 / bin, address.0 % 4096), (0, 0), "object {count}");
        }
        assert_eq!(
            heap.allocate(Layout { size: 1, align: 4096 }).unwrap().0 / bin,
            1,
            "no aligned slot is left in the first bin"
        );
        assert_eq!(heap.allocate(Layout { size: 1, align: 1 }).unwrap().0 / bin, 0);
    }

    #[test]
    fn objects_never_touch_even_in_a_full_bin() {
        let mut heap = kdalloc(0, 16 << 20, Quarantine::Last(0));
        let bin = 7 << 20..8 << 20;
        let mut addresses: Vec<u64> =
            std::iter::from_fn(|| Some(heap.allocate(Layout { size: 2000, align: 8 })?.0)).collect();
        assert!(
            addresses.iter().any(|&address| address >= bin.end),
            "when the bin is full, large blocks are used"
        );
        addresses.sort_unstable();
        assert!(addresses.windows(2).all(|pair| pair[1] - pair[0] >= 2 * 2048));
        assert_eq!(addresses.iter().filter(|address| bin.contains(address)).count(), 255);
    }

    #[test]
    fn more_alignment_than_the_base_has_is_met_by_large_blocks() {
        let mut heap = kdalloc(1 << 32, 1024 * GIB, Quarantine::Last(0));
        for align in [1 << 31, 1 << 32, 1 << 33, 1 << 36] {
            assert_eq!(heap.allocate(Layout { size: 8, align }).unwrap().0 % align, 0, "{align:#x}");
        }
    }

    #[test]
    fn equality_is_about_the_future() {
        let mut used = kdalloc(0, GIB, Quarantine::Last(0));
        let fresh = used.clone();
        for size in [8, 10_000] {
            let address = used.allocate(Layout { size, align: 8 }).unwrap();
            assert_ne!(used, fresh);
            used.free(address);
            assert_eq!(used, fresh);
        }
        let mut quarantined = kdalloc(0, GIB, Quarantine::Last(1));
        let fresh = quarantined.clone();
        let address = quarantined.allocate(Layout { size: 8, align: 8 }).unwrap();
        quarantined.free(address);
        assert_ne!(quarantined, fresh, "the first slot is quarantined");
    }
}
