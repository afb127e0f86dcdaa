//! Some bytes of a chunk, by index: the payload of a concrete update layer.
//!
//! A chunk has at most 4,096 bytes: 64 groups of 64. One word says which groups have bytes here, one word per such
//! group says which, and the bytes follow in order. So one changed byte takes 17 bytes, not a bitmap of 512.

/// Most bytes of a chunk.
pub(crate) const CHUNK: usize = 4096;
const GROUP: usize = 64;

/// Bytes at some of the indices of a chunk.
#[derive(Clone, Default)]
pub(crate) struct SparseBytes {
    groups: u64,
    /// The words of the groups, then the bytes.
    packed: Box<[u8]>,
}

impl SparseBytes {
    /// Bytes with their indices, in ascending order.
    pub fn collect(changes: impl Iterator<Item = (usize, u8)>) -> Self {
        let mut builder = Builder::default();
        for (index, byte) in changes {
            builder.push(index, byte);
        }
        builder.finish()
    }

    /// How many bytes there are.
    pub fn len(&self) -> usize {
        self.packed.len() - self.groups.count_ones() as usize * 8
    }

    /// Bytes of memory behind it.
    pub fn room(&self) -> usize {
        self.packed.len()
    }

    /// Bytes of memory that `count` bytes in `groups` groups take.
    pub fn room_for(count: usize, groups: u64) -> usize {
        count + groups.count_ones() as usize * 8
    }

    /// Runs of neighbouring bytes, in ascending order.
    pub fn runs(&self) -> Runs<'_> {
        let words = self.groups.count_ones() as usize * 8;
        let (words, bytes) = self.packed.split_at(words);
        Runs { groups: self.groups, words, bytes, word: 0, base: 0 }
    }

    /// All bytes with their indices, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.runs().flat_map(|(start, bytes)| (start..).zip(bytes.iter().copied()))
    }

    /// These bytes, and where there is none the older one.
    pub fn over(&self, older: &Self) -> Self {
        let groups = self.groups | older.groups;
        let at = groups.count_ones() as usize * 8;
        let mut packed = Vec::with_capacity(at + self.len() + older.len());
        packed.resize(at, 0);
        let (mut newer, mut older) = (self.parts(), older.parts());
        let mut left = groups;
        for index in 0..groups.count_ones() as usize {
            let group = left & left.wrapping_neg();
            left ^= group;
            let (new, mut new_bytes) = newer.take(group);
            let (old, mut old_bytes) = older.take(group);
            let all = new | old;
            packed[index * 8..index * 8 + 8].copy_from_slice(&all.to_le_bytes());
            if new == 0 || old == 0 {
                packed.extend_from_slice(new_bytes);
                packed.extend_from_slice(old_bytes);
                continue;
            }
            let mut bits = all;
            while bits != 0 {
                let bit = bits & bits.wrapping_neg();
                bits ^= bit;
                let old_byte = if old & bit != 0 { old_bytes.split_off_first().copied() } else { None };
                let new_byte = if new & bit != 0 { new_bytes.split_off_first().copied() } else { None };
                packed.extend(new_byte.or(old_byte));
            }
        }
        Self { groups, packed: packed.into_boxed_slice() }
    }

    fn parts(&self) -> Parts<'_> {
        let (words, bytes) = self.packed.split_at(self.groups.count_ones() as usize * 8);
        Parts { groups: self.groups, words, bytes }
    }
}

/// The groups of some bytes, to be taken one by one.
struct Parts<'a> {
    groups: u64,
    words: &'a [u8],
    bytes: &'a [u8],
}

impl<'a> Parts<'a> {
    /// The indices and bytes of a group, which is the lowest of those left or has no bytes.
    fn take(&mut self, group: u64) -> (u64, &'a [u8]) {
        if self.groups & group == 0 {
            return (0, &[]);
        }
        let Some((word, words)) = self.words.split_first_chunk::<8>() else { return (0, &[]) };
        let word = u64::from_le_bytes(*word);
        let (bytes, rest) = self.bytes.split_at(word.count_ones() as usize);
        (self.words, self.bytes) = (words, rest);
        (word, bytes)
    }
}

/// See [`SparseBytes::runs`].
pub(crate) struct Runs<'a> {
    groups: u64,
    words: &'a [u8],
    bytes: &'a [u8],
    word: u64,
    base: usize,
}

impl<'a> Iterator for Runs<'a> {
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        if self.word == 0 {
            let (word, rest) = self.words.split_first_chunk::<8>()?;
            self.base = self.groups.trailing_zeros() as usize * GROUP;
            self.groups &= self.groups - 1;
            (self.word, self.words) = (u64::from_le_bytes(*word), rest);
        }
        let start = self.word.trailing_zeros();
        let length = (self.word >> start).trailing_ones();
        // Adding the run's lowest bit carries through the run and clears it; a run up to bit 63 carries out.
        self.word &= self.word.wrapping_add(1 << start);
        let (run, rest) = self.bytes.split_at(length as usize);
        self.bytes = rest;
        Some((self.base + start as usize, run))
    }
}

#[derive(Default)]
struct Builder {
    groups: u64,
    words: Vec<u8>,
    bytes: Vec<u8>,
    word: u64,
}

impl Builder {
    fn push(&mut self, index: usize, byte: u8) {
        let group = 1 << (index / GROUP);
        if self.groups & group == 0 {
            self.end_group();
            self.groups |= group;
        }
        self.word |= 1 << (index % GROUP);
        self.bytes.push(byte);
    }

    fn end_group(&mut self) {
        if self.groups != 0 {
            self.words.extend_from_slice(&self.word.to_le_bytes());
            self.word = 0;
        }
    }

    fn finish(mut self) -> SparseBytes {
        self.end_group();
        let mut packed = self.words;
        packed.append(&mut self.bytes);
        SparseBytes { groups: self.groups, packed: packed.into_boxed_slice() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;
    use std::collections::BTreeMap;

    #[test]
    fn one_byte_takes_nine_bytes_and_the_word_of_groups() {
        let one = SparseBytes::collect([(4095, 7)].into_iter());
        assert_eq!((one.len(), one.room()), (1, 9));
        assert_eq!(one.iter().collect::<Vec<_>>(), [(4095, 7)]);
    }

    #[test]
    fn holds_and_joins_what_a_map_does() {
        let mut rng = Rng::new(7);
        for _ in 0..200 {
            let mut random = |count: u64| -> BTreeMap<usize, u8> {
                let mut map = BTreeMap::new();
                for _ in 0..rng.below(count) {
                    let start = rng.below(4096) as usize;
                    for index in start..(start + 1 + rng.below(90) as usize).min(4096) {
                        map.insert(index, rng.next_u64() as u8);
                    }
                }
                map
            };
            let (older, newer) = (random(40), random(10));
            let sparse = |map: &BTreeMap<usize, u8>| SparseBytes::collect(map.clone().into_iter());
            assert!(sparse(&older).iter().eq(older.clone()));
            assert_eq!(sparse(&older).len(), older.len());
            let mut both = older.clone();
            both.extend(newer.clone());
            assert!(sparse(&newer).over(&sparse(&older)).iter().eq(both));
        }
    }
}
