//! Parts of objects side by side in one array, and the index in the array of the byte at an address.
//!
//! The program sees the addresses of its objects as they are. Where a part lies in the array is a matter between the memory model
//! and the solver: an address is translated to an index by subtracting what the part was moved by. Neighbours whose
//! addresses are near each other keep their distance, so that one subtraction does for all of them.

use loam_expr::{Expr, ExprStore};
use loam_memory::object::AddressRange;
use loam_memory::{Address, ObjectId, ObjectInfo, PlacedPart};
use std::ops::Range;
use std::sync::Arc;

/// A gap of so many bytes between two neighbours is kept.
const SMALL_GAP: u64 = 64;
/// Positions of parts are multiples of this, so that the alignment of an address shows in its index.
const ALIGN: u64 = 16;

/// A part of an object: the object and the bytes.
pub(crate) type Part = (Arc<ObjectInfo>, Range<u64>);

/// Parts of objects in an array. No two of them overlap.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// In the order of their positions.
    parts: Vec<PlacedPart>,
    /// The parts by their addresses: the first address of each, and its number.
    by_address: Vec<(Address, usize)>,
}

impl Layout {
    /// The layout of these parts in the order of their addresses.
    pub fn new(parts: Vec<Part>) -> Self {
        Self::after(Vec::new(), parts)
    }

    /// The layout in which placed parts stay where they are, and others follow. Places of freed objects must not be among
    /// them: objects that are allocated later may have the same addresses.
    pub fn after(mut placed: Vec<PlacedPart>, mut parts: Vec<Part>) -> Self {
        parts.sort_by_key(|(object, bytes)| object.base + bytes.start);
        for (object, bytes) in parts {
            let mut next = PlacedPart { object, bytes, at: 0 };
            next.at = placed.last().map_or(0, |last| position_after(last, &next));
            placed.push(next);
        }
        let mut by_address: Vec<(Address, usize)> =
            placed.iter().enumerate().map(|(number, part)| (part.first(), number)).collect();
        by_address.sort_unstable();
        Self { parts: placed, by_address }
    }

    /// The parts in the order of their positions.
    pub fn parts(&self) -> &[PlacedPart] {
        &self.parts
    }

    /// How many elements the array has.
    pub fn size(&self) -> u64 {
        self.parts.last().map_or(0, PlacedPart::end)
    }

    /// The part that an address lies in.
    fn part_at(&self, address: Address) -> Option<&PlacedPart> {
        let below = self.by_address.partition_point(|&(first, _)| first <= address);
        let part = &self.parts[self.by_address[below.checked_sub(1)?].1];
        (address - part.first() < part.length()).then_some(part)
    }

    /// The position of a part of an object.
    pub fn position_of(&self, object: ObjectId, offset: u64) -> Option<&PlacedPart> {
        self.parts.iter().find(|part| part.object.id == object && part.bytes.contains(&offset))
    }

    /// The index of the byte at an address.
    pub fn index_of(&self, address: Address) -> Option<u64> {
        self.part_at(address).map(|part| part.at + (address - part.first()))
    }

    /// Whether these addresses lie in one part, or in none.
    pub fn is_in_one_part(&self, addresses: AddressRange) -> bool {
        match self.part_at(addresses.first) {
            Some(part) => addresses.last - part.first() < part.length(),
            None => {
                let above = self.by_address.partition_point(|&(first, _)| first <= addresses.first);
                self.by_address.get(above).is_none_or(|&(first, _)| first > addresses.last)
            }
        }
    }

    /// The index of the byte at a symbolic address that lies in one of the parts.
    pub fn index(&self, store: &ExprStore, address: Expr) -> Expr {
        store.sub(address, moved_by(store, address, &self.moves()))
    }

    /// What addresses are moved by: the first address of each run of parts that are moved by the same, and the number that is
    /// subtracted. Addresses ascend.
    fn moves(&self) -> Vec<(Address, u64)> {
        let mut moves: Vec<(Address, u64)> = Vec::new();
        for &(first, number) in &self.by_address {
            let moved_by = first.0.wrapping_sub(self.parts[number].at);
            if moves.last().is_none_or(|&(_, before)| before != moved_by) {
                moves.push((first, moved_by));
            }
        }
        moves
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        self.keys().eq(other.keys())
    }
}

impl Eq for Layout {}

impl Layout {
    /// The identity of each part, and its position.
    pub fn keys(&self) -> impl Iterator<Item = (ObjectId, u64, u64, u64)> {
        self.parts.iter().map(|part| (part.object.id, part.bytes.start, part.bytes.end, part.at))
    }
}

/// The position of a part behind another one: as far behind it as in memory, if the two are neighbours.
fn position_after(last: &PlacedPart, next: &PlacedPart) -> u64 {
    let gap = next.first().0.checked_sub((last.first() + last.length()).0);
    match gap {
        Some(gap) if gap <= SMALL_GAP.max(last.length()) => last.end() + gap,
        // The alignment of addresses is that of indices.
        _ => last.end().next_multiple_of(ALIGN) + next.first().0 % ALIGN,
    }
}

/// What an address is moved by: a search among the runs.
fn moved_by(store: &ExprStore, address: Expr, moves: &[(Address, u64)]) -> Expr {
    match moves {
        [] => store.word(0),
        [(_, by)] => store.word(*by),
        _ => {
            let (low, high) = moves.split_at(moves.len() / 2);
            let is_low = store.ult(address, store.word(high[0].0.0));
            store.ite(is_low, moved_by(store, address, low), moved_by(store, address, high))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_memory::{Initial, ObjectKind, Size};

    fn object(id: u64, base: u64, size: u64) -> Part {
        let info = ObjectInfo {
            id: ObjectId(id),
            base: Address(base),
            size: Size::Fixed(size),
            kind: ObjectKind::Heap,
            initial: Initial::Filled(0),
            name: None,
            allocated_at: Arc::new([]),
        };
        (Arc::new(info), 0..size)
    }

    #[test]
    fn neighbours_keep_their_distance_and_others_move_together() {
        let layout = Layout::new(vec![object(1, 0x9000, 40), object(0, 0x1000, 40), object(2, 0x1040, 40)]);
        let positions: Vec<u64> = layout.parts().iter().map(|part| part.at).collect();
        assert_eq!(positions, [0, 64, 112]);
        assert_eq!(layout.size(), 152);
        assert_eq!(layout.index_of(Address(0x1041)), Some(65));
        assert_eq!(layout.index_of(Address(0x9001)), Some(113));
        assert_eq!(layout.index_of(Address(0x1030)), None);
        assert_eq!(layout.moves(), [(Address(0x1000), 0x1000), (Address(0x9000), 0x9000 - 112)]);
    }

    #[test]
    fn the_index_of_a_symbolic_address_is_that_of_each_of_its_values() {
        let store = ExprStore::new();
        let layout = Layout::new(vec![object(0, 0x1000, 24), object(1, 0x5000, 8), object(2, 0x9008, 100)]);
        for part in layout.parts() {
            for address in part.first().0..part.first().0 + part.length() {
                let index = layout.index(&store, store.word(address));
                assert_eq!(store.as_u64(index), layout.index_of(Address(address)));
            }
        }
    }

    #[test]
    fn a_part_that_comes_later_does_not_move_the_others() {
        let first = Layout::new(vec![object(0, 0x5000, 24), object(1, 0x9000, 24)]);
        let more = Layout::after(first.parts().to_vec(), vec![object(2, 0x1000, 24)]);
        assert_eq!(more.parts()[..2].iter().map(|part| part.at).collect::<Vec<_>>(), [0, 32]);
        assert_eq!(more.index_of(Address(0x1003)), Some(67));
        assert_eq!(more.index_of(Address(0x5003)), Some(3));
    }

    #[test]
    fn the_place_of_a_freed_object_is_no_obstacle() {
        let first = Layout::new(vec![object(0, 0x1000, 24), object(1, 0x5010, 24)]);
        let live = first.parts()[..1].to_vec();
        let store = ExprStore::new();
        let more = Layout::after(live, vec![object(2, 0x5000, 100)]);
        for address in [0x5000, 0x5010, 0x5063] {
            let index = more.index_of(Address(address)).expect("it lies in the new object");
            assert_eq!(index - more.parts()[1].at, address - 0x5000);
            assert_eq!(store.as_u64(more.index(&store, store.word(address))), Some(index));
        }
    }

    #[test]
    fn addresses_lie_in_one_part_or_not() {
        let layout = Layout::new(vec![object(0, 0x1000, 24), object(1, 0x1020, 24)]);
        let range = |first, last| AddressRange { first: Address(first), last: Address(last) };
        assert!(layout.is_in_one_part(range(0x1000, 0x1017)));
        assert!(layout.is_in_one_part(range(0x1018, 0x101f)), "in none");
        assert!(!layout.is_in_one_part(range(0x1000, 0x1018)));
        assert!(!layout.is_in_one_part(range(0x1018, 0x1020)));
    }
}
