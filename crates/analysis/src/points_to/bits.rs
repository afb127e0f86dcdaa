//! Sparse bit sets, of which points-to sets are made.
//!
//! A set is a sorted list of (word number, 64 bits) without empty words. The locations in one object have numbers in
//! neighbouring words, so a set costs about one entry per object, and union and difference are one merge of two sorted
//! lists.

/// A set of `u32`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct BitSet {
    /// Sorted by word number; no bits are zero.
    words: Vec<(u32, u64)>,
}

impl BitSet {
    /// A set of one number.
    pub fn single(number: u32) -> Self {
        Self { words: vec![(number / 64, 1 << (number % 64))] }
    }

    /// An empty set with capacity for `words` words.
    pub fn with_room(words: usize) -> Self {
        Self { words: Vec::with_capacity(words) }
    }

    /// Appends a word after all others.
    pub fn push_word(&mut self, word: u32, bits: u64) {
        debug_assert!(bits != 0 && self.words.last().is_none_or(|&(last, _)| last < word));
        self.words.push((word, bits));
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.words.iter().map(|(_, bits)| bits.count_ones() as usize).sum()
    }

    /// The words: number and bits, sorted.
    pub fn words(&self) -> &[(u32, u64)] {
        &self.words
    }

    /// Whether the set contains a number.
    #[cfg(test)]
    pub fn contains(&self, number: u32) -> bool {
        match self.words.binary_search_by_key(&(number / 64), |&(word, _)| word) {
            Ok(index) => self.words[index].1 >> (number % 64) & 1 == 1,
            Err(_) => false,
        }
    }

    /// Adds a number and returns whether it is new.
    pub fn insert(&mut self, number: u32) -> bool {
        let (word, bit) = (number / 64, 1 << (number % 64));
        // Numbers mostly come in order.
        match self.words.last_mut() {
            Some((last, bits)) if *last == word => {
                let is_new = *bits & bit == 0;
                *bits |= bit;
                return is_new;
            }
            Some((last, _)) if *last > word => {}
            _ => {
                self.words.push((word, bit));
                return true;
            }
        }
        match self.words.binary_search_by_key(&word, |&(word, _)| word) {
            Ok(index) => {
                let is_new = self.words[index].1 & bit == 0;
                self.words[index].1 |= bit;
                is_new
            }
            Err(index) => {
                self.words.insert(index, (word, bit));
                true
            }
        }
    }

    /// All numbers, in order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.words.iter().flat_map(|&(word, bits)| Bits(bits).map(move |bit| word * 64 + bit))
    }

    /// The elements of this set that are not in the other.
    pub fn difference(&self, other: &Self) -> Self {
        let mut rest = &other.words[..];
        let mut words = Vec::new();
        for &(word, bits) in &self.words {
            while rest.first().is_some_and(|&(candidate, _)| candidate < word) {
                rest = &rest[1..];
            }
            let gone = rest.first().filter(|&&(found, _)| found == word).map_or(0, |&(_, present)| present);
            if bits & !gone != 0 {
                words.push((word, bits & !gone));
            }
        }
        Self { words }
    }

    /// The elements of both sets.
    pub fn intersection(&self, other: &Self) -> Self {
        let mut rest = &other.words[..];
        let mut words = Vec::new();
        for &(word, bits) in &self.words {
            while rest.first().is_some_and(|&(candidate, _)| candidate < word) {
                rest = &rest[1..];
            }
            let both = rest.first().filter(|&&(found, _)| found == word).map_or(0, |&(_, present)| present);
            if bits & both != 0 {
                words.push((word, bits & both));
            }
        }
        Self { words }
    }

    /// The bytes of memory of the set.
    pub fn bytes(&self) -> usize {
        self.words.capacity() * size_of::<(u32, u64)>()
    }
}

impl FromIterator<u32> for BitSet {
    fn from_iter<T: IntoIterator<Item = u32>>(numbers: T) -> Self {
        let mut set = Self::default();
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

/// The positions of the set bits of a word.
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let bit = self.0.trailing_zeros();
        (bit < 64).then(|| {
            self.0 &= self.0 - 1;
            bit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;
    use std::collections::BTreeSet;

    fn pair(rng: &mut Rng) -> (BitSet, BTreeSet<u32>) {
        let range = [8, 100, 1000][rng.below(3) as usize];
        let numbers: Vec<u32> = (0..rng.below(60)).map(|_| rng.below(range) as u32).collect();
        (numbers.iter().copied().collect(), numbers.into_iter().collect())
    }

    #[test]
    fn sets_do_what_ordered_sets_do() {
        let mut rng = Rng::new(7);
        for _ in 0..2000 {
            let ((a, x), (b, y)) = (pair(&mut rng), pair(&mut rng));
            let equal = |set: &BitSet, model: BTreeSet<u32>| {
                assert!(set.iter().eq(model.iter().copied()), "{set:?} {model:?}");
                assert_eq!((set.len(), set.is_empty()), (model.len(), model.is_empty()));
            };
            equal(&a.difference(&b), x.difference(&y).copied().collect());
            equal(&a.intersection(&b), x.intersection(&y).copied().collect());
            assert!((0..1000).all(|number| a.contains(number) == x.contains(&number)));
        }
    }

    #[test]
    fn a_number_is_new_once() {
        let mut set = BitSet::single(70);
        assert!(set.insert(3) && !set.insert(3) && !set.insert(70) && set.insert(64));
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 70]);
    }
}
