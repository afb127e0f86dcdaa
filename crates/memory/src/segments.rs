//! Segments: address ranges in which objects of one group lie side by side.
//!
//! A memory model decides which group a new object belongs to. The group's segments are filled one after another: a gap that
//! a freed object left is used again if the object fits, the smallest such gap first; otherwise the last segment grows, and
//! once it has reached the group's threshold the next one is opened. Between two objects there is always some room that
//! belongs to neither, so that running over the end of one is seen. A gap is quarantined
//! before it is used again, as long as the allocator's quarantine specifies.

use crate::object::Site;
use loam_allocator::{Address, Layout, Quarantine};
use loam_base::OrdMap;
use std::ops::Range;
use std::sync::Arc;

/// Room between two objects.
const APART: u64 = 16;

/// A group of objects that lie in the same segments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Which group it is.
    pub number: u32,
    /// Bytes of a segment beyond which the next one is opened.
    pub threshold: u64,
    /// Addresses reserved for a segment. Larger objects lie in no segment.
    pub reserved: u64,
}

/// The groups of heap objects that the same pointers may point to.
pub trait Grouping: Send + Sync {
    /// The group of the objects that are allocated here: program counters from the innermost frame outwards.
    fn group_of(&self, site: &[u32]) -> Option<u32>;

    /// Notes that one address may point to heap objects in different segments, which were allocated at these sites.
    fn resolved_together(&self, _sites: &[Site]) {}
}

/// One segment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Segment {
    /// Its first address.
    pub base: Address,
    /// Bytes up to the end of its last object.
    pub used: u64,
    /// Addresses reserved for it.
    reserved: u64,
    group: u32,
    /// Gaps between objects that can be used: (offset, length), in order.
    gaps: Vec<(u64, u64)>,
    /// Gaps in quarantine, the oldest first.
    resting: Vec<(u64, u64)>,
}

/// All segments of a state. Clones share them.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Segments {
    by_base: OrdMap<Arc<Segment>>,
    /// Group → bases of its segments, in the order they were opened.
    of_group: OrdMap<Arc<[Address]>>,
}

impl Segments {
    /// The segment that an address lies in.
    pub fn find(&self, address: Address) -> Option<&Segment> {
        let (_, segment) = self.by_base.at_or_below(address.0)?;
        (address - segment.base < segment.reserved).then_some(&**segment)
    }

    /// All segments in order of their addresses.
    pub fn iter(&self) -> impl Iterator<Item = &Segment> {
        self.by_base.iter().map(|(_, segment)| &**segment)
    }

    /// An address for an object in a segment of its group that is open already.
    pub(crate) fn place(&mut self, group: Group, layout: Layout) -> Option<Address> {
        let bases = self.of_group.get(u64::from(group.number))?.clone();
        let gap = |&base: &Address| {
            let segment = self.by_base.get(base.0).expect("a group names live segments");
            segment.best_gap(layout).map(|(index, length)| (length, base, index))
        };
        if let Some((_, base, index)) = bases.iter().filter_map(gap).min() {
            return Some(base + self.segment_mut(base).fill(index, layout));
        }
        let last = *bases.last()?;
        let segment = self.segment_mut(last);
        (segment.used <= group.threshold).then(|| segment.extend(layout)).flatten().map(|at| last + at)
    }

    /// Opens a segment for a group, at a block of [`Group::reserved`] bytes.
    pub(crate) fn open(&mut self, group: Group, base: Address) {
        let Group { number, reserved, .. } = group;
        let segment =
            Segment { base, used: 0, reserved, group: number, gaps: Vec::new(), resting: Vec::new() };
        self.by_base.insert(base.0, Arc::new(segment));
        let before = self.of_group.get(u64::from(group.number)).cloned().unwrap_or_default();
        let bases: Arc<[Address]> = before.iter().copied().chain([base]).collect();
        self.of_group.insert(u64::from(group.number), bases);
    }

    /// Gives the range of an object back, which is quarantined until others were freed; `false` if it lay in no segment.
    pub(crate) fn release(&mut self, address: Address, size: u64, rest: Quarantine) -> bool {
        let Some(base) = self.find(address).map(|segment| segment.base) else { return false };
        let start = address - base;
        self.segment_mut(base).release(start..start + size, rest);
        true
    }

    fn segment_mut(&mut self, base: Address) -> &mut Segment {
        Arc::make_mut(self.by_base.get_mut(base.0).expect("a group names live segments"))
    }
}

impl Segment {
    /// The group its objects belong to.
    pub fn group(&self) -> u32 {
        self.group
    }

    /// The smallest gap that holds an object: its index and length.
    fn best_gap(&self, layout: Layout) -> Option<(usize, u64)> {
        let fits = |&(_, (at, length)): &(usize, (u64, u64))| {
            at.next_multiple_of(layout.align) - at + layout.size.max(1) <= length
        };
        let gaps = self.gaps.iter().copied().enumerate().filter(fits);
        gaps.map(|(index, (_, length))| (index, length)).min_by_key(|&(index, length)| (length, index))
    }

    /// Puts an object into a gap; returns the object's offset.
    fn fill(&mut self, index: usize, layout: Layout) -> u64 {
        let (at, length) = self.gaps.remove(index);
        let offset = at.next_multiple_of(layout.align);
        // What is left behind the object is a gap again, less the room that keeps objects apart.
        let left = offset + layout.size.max(1) + APART;
        if left < at + length {
            self.gaps.insert(index, (left, at + length - left));
        }
        offset
    }

    fn extend(&mut self, layout: Layout) -> Option<u64> {
        let first_free = if self.used == 0 { 0 } else { self.used + APART };
        let offset = first_free.next_multiple_of(layout.align);
        let end = offset.checked_add(layout.size.max(1)).filter(|&end| end <= self.reserved)?;
        self.used = end;
        Some(offset)
    }

    fn release(&mut self, object: Range<u64>, rest: Quarantine) {
        self.resting.push((object.start, (object.end - object.start).max(1)));
        match rest {
            Quarantine::Last(count) if self.resting.len() > count as usize => {}
            Quarantine::Last(_) | Quarantine::Unlimited => return,
        }
        let (mut at, mut length) = self.resting.remove(0);
        let index = self.gaps.partition_point(|&(other, _)| other < at);
        if let Some(&(next, more)) = self.gaps.get(index).filter(|&&(next, _)| next <= at + length + APART) {
            length = next + more - at;
            self.gaps.remove(index);
        }
        if let Some(&(before, less)) = index.checked_sub(1).and_then(|index| self.gaps.get(index))
            && before + less + APART >= at
        {
            length = at + length - before;
            at = before;
            self.gaps.remove(index - 1);
        }
        let index = self.gaps.partition_point(|&(other, _)| other < at);
        self.gaps.insert(index, (at, length));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GROUP: Group = Group { number: 7, threshold: 100, reserved: 200 << 10 };

    fn opened() -> Segments {
        let mut segments = Segments::default();
        segments.open(GROUP, Address(0x10000));
        segments
    }

    #[test]
    fn objects_lie_apart_until_the_threshold() {
        let mut segments = opened();
        let first = segments.place(GROUP, Layout { size: 40, align: 16 }).expect("room");
        let second = segments.place(GROUP, Layout { size: 40, align: 16 }).expect("room");
        assert_eq!((first, second), (Address(0x10000), Address(0x10000 + 64)));
        assert_eq!(
            segments.place(GROUP, Layout { size: 8, align: 16 }),
            None,
            "104 bytes are above the threshold"
        );
        assert_eq!(segments.find(second + 3).map(|segment| segment.used), Some(104));
        assert_eq!(segments.find(Address(0x9999)), None);
    }

    #[test]
    fn the_smallest_gap_that_fits_is_used_again_after_a_rest() {
        let group = Group { threshold: 10_000, ..GROUP };
        let mut segments = opened();
        let sizes = [100, 50, 60, 16, 16, 16, 16, 16, 16, 16, 16, 16];
        let addresses: Vec<Address> = sizes
            .iter()
            .map(|&size| segments.place(group, Layout { size, align: 16 }).expect("room"))
            .collect();
        for index in [0, 2] {
            assert!(segments.release(addresses[index], sizes[index], Quarantine::Last(8)));
        }
        let end = segments.place(group, Layout { size: 60, align: 16 }).expect("room");
        assert!(end > addresses[11], "the gaps still rest");
        for &address in &addresses[3..11] {
            segments.release(address, 16, Quarantine::Last(8));
        }
        assert_eq!(
            segments.place(group, Layout { size: 60, align: 16 }),
            Some(addresses[2]),
            "the smaller one of two"
        );
        assert_eq!(segments.place(group, Layout { size: 90, align: 16 }), Some(addresses[0]));
    }
}
