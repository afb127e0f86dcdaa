//! Locations in abstract objects, numbered so that sets of locations are bit sets.
//!
//! A location is an object and either an exact offset, or all offsets with a stride and a residue (`base + index *
//! scale` with an unknown index), or any offset. Each object owns a range of 64-bit words of numbers: the first word
//! for the inexact locations, the rest for offsets. Offsets a little outside of the object stay exact, because
//! `container_of` and arrays that count from one return into the object; offsets far outside become "any offset".

use super::bits::{BitSet, Bits};
use loam_base::{IdMap, define_id};
use std::cmp::Ordering;

define_id!(
    /// An abstract object: all objects of a run with one origin (allocation site) in the program.
    AbstractObjectId,
    "object"
);

/// Bytes of one field: addresses within one field are not distinguished.
pub const GRANULE: u64 = 8;
/// Offsets that are distinguished in an object of unknown size: 256 fields.
const UNSIZED_LIMIT: u64 = 256 * GRANULE;
/// Offsets that are distinguished in an object of known size.
const SIZED_LIMIT: u64 = 2048 * GRANULE;
/// Bytes before the object, and after its end, with exact offsets.
const MARGIN: i64 = 128;

/// Most words of numbers for exact locations, of 2^26 in all.
const MOST_WORDS: usize = 1 << 25;

/// The offsets of a location in its object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Offset {
    /// This offset, which may be outside of the object.
    At(i64),
    /// All offsets with this residue modulo the stride. Strides are multiples of [`GRANULE`].
    Every {
        /// The stride in bytes.
        stride: u32,
        /// The residue in bytes.
        residue: u32,
    },
    /// Any offset.
    Any,
}

/// Pointer arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// By a constant number of bytes.
    By(i64),
    /// By an unknown multiple of `scale`, plus `offset`.
    Stride {
        /// Bytes per step.
        scale: u64,
        /// Constant bytes.
        offset: i64,
    },
    /// To any offset of the same object.
    Anywhere,
}

impl Move {
    /// The arithmetic of repeating this any number of times.
    pub fn repeated(self) -> Self {
        match self {
            Self::By(distance) => Self::Stride { scale: distance.unsigned_abs(), offset: 0 },
            Self::Stride { scale, offset } => {
                Self::Stride { scale: gcd(scale, offset.unsigned_abs()), offset: 0 }
            }
            Self::Anywhere => Self::Anywhere,
        }
    }
}

/// The objects and the numbers of their locations.
#[derive(Default)]
pub struct Locations {
    extents: IdMap<AbstractObjectId, Extent>,
    /// For each word of numbers the object it belongs to, and the first word of that object.
    owners: Vec<(AbstractObjectId, u32)>,
}

struct Extent {
    /// The first word of the object: the inexact locations. Bit 0 is any offset, bit `n` is `classes[n - 1]`.
    first: u32,
    /// Offsets below this are distinguished.
    limit: u64,
    /// Whether there are numbers for exact offsets.
    is_exact: bool,
    /// Whether the object is a function, without contents and offsets.
    is_code: bool,
    classes: Vec<(u32, u32)>,
}

impl Locations {
    /// A new object with contents, of a known size or (`None`) an unknown one.
    pub fn add(&mut self, size: Option<u64>) -> AbstractObjectId {
        let limit = size.map_or(UNSIZED_LIMIT, |size| size.min(SIZED_LIMIT));
        let offsets = limit + 2 * MARGIN as u64 + 1;
        // The numbers are limited: in a huge program the last objects have no exact locations.
        let has_room = self.owners.len() < MOST_WORDS;
        let words = if has_room { offsets.div_ceil(64) } else { 0 };
        let (first, is_exact) = (self.next_word(), words > 0);
        self.push(Extent { first, limit, is_exact, is_code: false, classes: Vec::new() }, words)
    }

    /// A new object without contents: a function.
    pub fn add_code(&mut self) -> AbstractObjectId {
        let first = self.next_word();
        self.push(Extent { first, limit: 0, is_exact: false, is_code: true, classes: Vec::new() }, 0)
    }

    fn next_word(&self) -> u32 {
        self.owners.len() as u32
    }

    /// Adds an object with so many words for exact offsets.
    fn push(&mut self, extent: Extent, words: u64) -> AbstractObjectId {
        let first = extent.first;
        let object = self.extents.push(extent);
        self.owners.resize(self.owners.len() + 1 + words as usize, (object, first));
        object
    }

    /// The object a word of numbers belongs to.
    pub fn owner(&self, word: u32) -> AbstractObjectId {
        self.owners[word as usize].0
    }

    /// The number of fields that are distinguished in an object.
    pub fn fields(&self, object: AbstractObjectId) -> u32 {
        self.extents[object].limit.div_ceil(GRANULE) as u32
    }

    /// Whether the object is a function.
    pub fn is_code(&self, object: AbstractObjectId) -> bool {
        self.extents[object].is_code
    }

    /// The number of a location.
    pub fn number(&mut self, object: AbstractObjectId, offset: Offset) -> u32 {
        let extent = &mut self.extents[object];
        let anywhere = extent.first * 64;
        if extent.is_code {
            return anywhere;
        }
        match offset {
            Offset::At(at) if extent.is_exact && (-MARGIN..=extent.limit as i64 + MARGIN).contains(&at) => {
                anywhere + 64 + (at + MARGIN) as u32
            }
            Offset::At(_) | Offset::Any => anywhere,
            Offset::Every { stride, residue } => {
                let known = extent.classes.iter().position(|&class| class == (stride, residue));
                let index = known.unwrap_or_else(|| {
                    if extent.classes.len() < 63 {
                        extent.classes.push((stride, residue));
                        extent.classes.len() - 1
                    } else {
                        usize::MAX
                    }
                });
                if index == usize::MAX { anywhere } else { anywhere + 1 + index as u32 }
            }
        }
    }

    /// The location with a number.
    pub fn location(&self, number: u32) -> (AbstractObjectId, Offset) {
        let object = self.owner(number / 64);
        let extent = &self.extents[object];
        let offset = match number - extent.first * 64 {
            0 if extent.is_code => Offset::At(0),
            0 => Offset::Any,
            class @ 1..64 => {
                let (stride, residue) = extent.classes[class as usize - 1];
                Offset::Every { stride, residue }
            }
            at => Offset::At(i64::from(at) - 64 - MARGIN),
        };
        (object, offset)
    }

    /// All locations of a set after pointer arithmetic.
    pub fn moved(&mut self, set: &BitSet, by: Move) -> BitSet {
        let mut result = BitSet::default();
        for &(word, bits) in set.words() {
            let object = self.owner(word);
            let extent = &self.extents[object];
            if extent.is_code || by == Move::Anywhere {
                result.insert(extent.first * 64);
                continue;
            }
            for bit in Bits(bits) {
                let (_, offset) = self.location(word * 64 + bit);
                let offset = moved_offset(offset, by);
                result.insert(self.number(object, offset));
            }
        }
        result
    }

    /// The union of both sets. A set with the location "any offset" of an object has no other location of that object,
    /// so sets of pointers after much arithmetic stay small.
    pub fn union(&self, left: &BitSet, right: &BitSet) -> BitSet {
        let mut union = BitSet::with_room(left.words().len().max(right.words().len()));
        let (mut left, mut right) = (left.words(), right.words());
        let mut anywhere = None;
        loop {
            let (word, bits) = match (left.first(), right.first()) {
                (Some(&(a, x)), Some(&(b, y))) => {
                    left = &left[usize::from(a <= b)..];
                    right = &right[usize::from(b <= a)..];
                    match a.cmp(&b) {
                        Ordering::Less => (a, x),
                        Ordering::Equal => (a, x | y),
                        Ordering::Greater => (b, y),
                    }
                }
                (Some(&only), None) => {
                    left = &left[1..];
                    only
                }
                (None, Some(&only)) => {
                    right = &right[1..];
                    only
                }
                (None, None) => return union,
            };
            let (object, first) = self.owners[word as usize];
            if anywhere == Some(object) {
                continue;
            }
            let is_anywhere = word == first && bits & 1 == 1;
            anywhere = is_anywhere.then_some(object);
            union.push_word(word, if is_anywhere { 1 } else { bits });
        }
    }

    /// Whether a set made by [`Locations::union`] contains all locations of the other.
    pub fn covers(&self, set: &BitSet, other: &BitSet) -> bool {
        let looks_up = other.words().len() * 16 < set.words().len();
        let mut rest = set.words();
        let mut skip_to = |word: u32| {
            let skipped = match looks_up {
                true => rest.partition_point(|&(candidate, _)| candidate < word),
                false => rest.iter().take_while(|&&(candidate, _)| candidate < word).count(),
            };
            rest = &rest[skipped..];
            rest.first().filter(|&&(found, _)| found == word).map_or(0, |&(_, bits)| bits)
        };
        other.words().iter().all(|&(word, bits)| {
            let (_, first) = self.owners[word as usize];
            skip_to(first) & 1 == 1 || bits & !skip_to(word) == 0
        })
    }

    /// The objects of a set, in order.
    pub fn objects_of(&self, set: &BitSet) -> Vec<AbstractObjectId> {
        let mut objects: Vec<AbstractObjectId> =
            set.words().iter().map(|&(word, _)| self.owner(word)).collect();
        objects.dedup();
        objects
    }
}

/// An offset after pointer arithmetic.
pub fn moved_offset(offset: Offset, by: Move) -> Offset {
    match (offset, by) {
        (Offset::Any, _) | (_, Move::Anywhere) => Offset::Any,
        (Offset::At(at), Move::By(distance)) => at.checked_add(distance).map_or(Offset::Any, Offset::At),
        (Offset::At(at), Move::Stride { scale: 0, offset }) => {
            at.checked_add(offset).map_or(Offset::Any, Offset::At)
        }
        (Offset::At(at), Move::Stride { scale, offset }) => every(scale, at.wrapping_add(offset)),
        (Offset::Every { stride, residue }, Move::By(distance)) => {
            every(u64::from(stride), i64::from(residue).wrapping_add(distance))
        }
        (Offset::Every { stride, residue }, Move::Stride { scale, offset }) => {
            every(gcd(u64::from(stride), scale), i64::from(residue).wrapping_add(offset))
        }
    }
}

fn every(stride: u64, offset: i64) -> Offset {
    match u32::try_from(stride) {
        Ok(stride) if stride > 0 && u64::from(stride).is_multiple_of(GRANULE) => {
            Offset::Every { stride, residue: offset.rem_euclid(i64::from(stride)) as u32 }
        }
        _ => Offset::Any,
    }
}

/// The greatest common divisor; that of a number and zero is the number.
pub fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_stands_for_one_location() {
        let mut locations = Locations::default();
        let (first, second) = (locations.add(Some(24)), locations.add(None));
        let offsets = [Offset::At(0), Offset::At(-16), Offset::At(24), Offset::Any];
        for object in [first, second] {
            for offset in offsets.into_iter().chain([Offset::Every { stride: 24, residue: 8 }]) {
                let number = locations.number(object, offset);
                assert_eq!(locations.location(number), (object, offset));
            }
        }
    }

    #[test]
    fn what_goes_far_outside_may_be_anywhere() {
        let mut locations = Locations::default();
        let object = locations.add(Some(24));
        let far = locations.number(object, Offset::At(100_000));
        assert_eq!(locations.location(far), (object, Offset::Any));
    }

    #[test]
    fn anywhere_in_an_object_stands_for_all_its_locations() {
        let mut locations = Locations::default();
        let (first, second) = (locations.add(Some(800)), locations.add(Some(800)));
        let mut set = |all: &[(AbstractObjectId, Offset)]| {
            all.iter().map(|&(object, offset)| locations.number(object, offset)).collect::<BitSet>()
        };
        let exact = set(&[(first, Offset::At(8)), (first, Offset::At(600)), (second, Offset::At(0))]);
        let any = set(&[(first, Offset::Any)]);
        let small = set(&[(first, Offset::Any), (second, Offset::At(0))]);
        assert_eq!(locations.union(&exact, &any), small);
        assert!(locations.covers(&small, &exact) && locations.covers(&exact, &exact));
        assert!(!locations.covers(&exact, &small) && !locations.covers(&any, &exact));
    }

    #[test]
    fn going_forth_and_back_is_exact() {
        let mut locations = Locations::default();
        let object = locations.add(Some(64));
        let start = BitSet::single(locations.number(object, Offset::At(0)));
        let back = locations.moved(&start, Move::By(-40));
        assert_eq!(locations.moved(&back, Move::By(40)), start);
    }

    #[test]
    fn an_unknown_index_reaches_every_element() {
        let step = Move::Stride { scale: 24, offset: 8 };
        assert_eq!(moved_offset(Offset::At(48), step), Offset::Every { stride: 24, residue: 8 });
        let other = Move::Stride { scale: 16, offset: 0 };
        let class = Offset::Every { stride: 24, residue: 16 };
        assert_eq!(moved_offset(class, other), Offset::Every { stride: 8, residue: 0 });
        assert_eq!(moved_offset(class, Move::Stride { scale: 4, offset: 0 }), Offset::Any);
    }
}
