//! A persistent set of small numbers that finds the lowest number not in it.
//!
//! The first numbers are kept inline, which is enough for most bins. The others lie in a tree of small nodes
//! shared by reference count: the first change after a fork copies one path, a few hundred bytes for a million
//! numbers. Each inner node notes which of its children are full, so the lowest gap is found by one descent.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

const IN_PLACE: usize = 4;
const FANOUT_LOG: u32 = 3;
const FANOUT: usize = 1 << FANOUT_LOG;
const LEAF_LOG: u32 = 6 + FANOUT_LOG;

/// A persistent set of numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Bits {
    first: [u64; IN_PLACE],
    rest: Option<Tree>,
}

#[derive(Clone, Debug)]
struct Tree {
    /// Levels of inner nodes above the leaves.
    height: u32,
    root: Arc<Node>,
}

#[derive(Clone, Debug)]
enum Node {
    Leaf([u64; FANOUT]),
    Inner {
        /// One bit per child: whether every number below it is in the set.
        full: u8,
        /// A child that is missing is empty.
        children: [Option<Arc<Node>>; FANOUT],
    },
}

const OFFSET: u64 = 64 * IN_PLACE as u64;

impl Bits {
    /// The lowest number that is not in the set.
    #[inline]
    pub fn lowest_gap(&self) -> u64 {
        for (place, word) in self.first.iter().enumerate() {
            if *word != u64::MAX {
                return 64 * place as u64 + u64::from(word.trailing_ones());
            }
        }
        OFFSET + self.rest.as_ref().map_or(0, |tree| tree.root.lowest_gap(tree.height))
    }

    /// Puts a number into the set.
    #[inline]
    pub fn insert(&mut self, number: u64) {
        match number.checked_sub(OFFSET) {
            None => self.first[number as usize / 64] |= 1 << (number % 64),
            Some(number) => self.rest.get_or_insert_default().insert(number),
        }
    }

    /// Takes a number out of the set.
    #[inline]
    pub fn remove(&mut self, number: u64) {
        match number.checked_sub(OFFSET) {
            None => self.first[number as usize / 64] &= !(1 << (number % 64)),
            Some(number) => {
                if let Some(tree) = self.rest.as_mut().filter(|tree| fits(number, tree.height)) {
                    Arc::make_mut(&mut tree.root).remove(number, tree.height);
                }
            }
        }
    }

    /// Whether the number is in the set.
    pub fn contains(&self, number: u64) -> bool {
        match number.checked_sub(OFFSET) {
            None => self.first[number as usize / 64] >> (number % 64) & 1 == 1,
            Some(number) => self
                .rest
                .as_ref()
                .is_some_and(|tree| fits(number, tree.height) && tree.root.contains(number, tree.height)),
        }
    }

    /// Whether no number is in the set.
    pub fn is_empty(&self) -> bool {
        self.first == [0; IN_PLACE] && self.rest.as_ref().is_none_or(|tree| tree.root.is_empty())
    }
}

/// Compares the elements: the height of the trees does not matter.
impl PartialEq for Bits {
    fn eq(&self, other: &Self) -> bool {
        self.first == other.first
            && match (&self.rest, &other.rest) {
                (None, None) => true,
                (Some(tree), None) | (None, Some(tree)) => tree.root.is_empty(),
                (Some(left), Some(right)) => same(left, right),
            }
    }
}

impl Eq for Bits {}

/// Hashes the elements: the words that have a bit set, with their positions.
impl Hash for Bits {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.first.hash(hasher);
        if let Some(tree) = &self.rest {
            tree.root.hash_words(tree.height, 0, hasher);
        }
    }
}

impl Default for Tree {
    fn default() -> Self {
        Self { height: 0, root: Arc::new(Node::empty(0)) }
    }
}

impl Tree {
    fn insert(&mut self, number: u64) {
        while !fits(number, self.height) {
            let full = u8::from(self.root.is_full());
            let mut children: [Option<Arc<Node>>; FANOUT] = Default::default();
            children[0] = Some(Arc::clone(&self.root));
            self.root = Arc::new(Node::Inner { full, children });
            self.height += 1;
        }
        Arc::make_mut(&mut self.root).insert(number, self.height);
    }
}

/// How many numbers a tree of this height can hold, as a logarithm.
fn capacity_log(height: u32) -> u32 {
    LEAF_LOG + FANOUT_LOG * height
}

/// Whether a tree of this height can hold the number.
fn fits(number: u64, height: u32) -> bool {
    number.checked_shr(capacity_log(height)).unwrap_or(0) == 0
}

/// Which child of a node of this height holds the number, and the number as that child counts.
fn step(number: u64, height: u32) -> (usize, u64) {
    let below = capacity_log(height - 1);
    ((number >> below) as usize, number & ((1 << below) - 1))
}

impl Node {
    fn empty(height: u32) -> Self {
        match height {
            0 => Self::Leaf([0; FANOUT]),
            _ => Self::Inner { full: 0, children: Default::default() },
        }
    }

    fn is_full(&self) -> bool {
        match self {
            Self::Leaf(words) => words.iter().all(|word| *word == u64::MAX),
            Self::Inner { full, .. } => *full == u8::MAX,
        }
    }

    fn is_empty(&self) -> bool {
        match self {
            Self::Leaf(words) => words.iter().all(|word| *word == 0),
            Self::Inner { full, children } => {
                *full == 0 && children.iter().flatten().all(|child| child.is_empty())
            }
        }
    }

    /// Hashes each word that has a bit set, together with the number of its first bit.
    fn hash_words<H: Hasher>(&self, height: u32, first: u64, hasher: &mut H) {
        match self {
            Self::Leaf(words) => {
                for (at, word) in words.iter().enumerate().filter(|&(_, &word)| word != 0) {
                    (first + 64 * at as u64, word).hash(hasher);
                }
            }
            Self::Inner { children, .. } => {
                for (at, child) in children.iter().enumerate() {
                    if let Some(child) = child {
                        let below = (at as u64) << capacity_log(height - 1);
                        child.hash_words(height - 1, first + below, hasher);
                    }
                }
            }
        }
    }

    /// The lowest number missing; the capacity if none is.
    fn lowest_gap(&self, height: u32) -> u64 {
        match self {
            Self::Leaf(words) => {
                let place = words.iter().position(|word| *word != u64::MAX);
                place.map_or(1 << LEAF_LOG, |at| 64 * at as u64 + u64::from(words[at].trailing_ones()))
            }
            Self::Inner { full, children } => {
                let at = full.trailing_ones() as usize;
                let child = children.get(at).and_then(Option::as_ref);
                ((at as u64) << capacity_log(height - 1))
                    + child.map_or(0, |child| child.lowest_gap(height - 1))
            }
        }
    }

    fn contains(&self, number: u64, height: u32) -> bool {
        match self {
            Self::Leaf(words) => words[number as usize / 64] >> (number % 64) & 1 == 1,
            Self::Inner { children, .. } => {
                let (at, number) = step(number, height);
                children[at].as_ref().is_some_and(|child| child.contains(number, height - 1))
            }
        }
    }

    fn insert(&mut self, number: u64, height: u32) {
        match self {
            Self::Leaf(words) => words[number as usize / 64] |= 1 << (number % 64),
            Self::Inner { full, children } => {
                let (at, number) = step(number, height);
                let child = children[at].get_or_insert_with(|| Arc::new(Self::empty(height - 1)));
                let child = Arc::make_mut(child);
                child.insert(number, height - 1);
                *full |= u8::from(child.is_full()) << at;
            }
        }
    }

    fn remove(&mut self, number: u64, height: u32) {
        match self {
            Self::Leaf(words) => words[number as usize / 64] &= !(1 << (number % 64)),
            Self::Inner { full, children } => {
                let (at, number) = step(number, height);
                if let Some(child) = &mut children[at] {
                    Arc::make_mut(child).remove(number, height - 1);
                    *full &= !(1 << at);
                }
            }
        }
    }
}

fn same(left: &Tree, right: &Tree) -> bool {
    let (low, high) = if left.height <= right.height { (left, right) } else { (right, left) };
    if low.height == high.height {
        return same_nodes(&low.root, &high.root);
    }
    let Node::Inner { children, .. } = &*high.root else { return false };
    let [first, others @ ..] = children;
    others.iter().flatten().all(|child| child.is_empty())
        && match first {
            Some(root) => same(low, &Tree { height: high.height - 1, root: Arc::clone(root) }),
            None => low.root.is_empty(),
        }
}

/// Compares two nodes of the same height. Parts that are shared are not compared.
fn same_nodes(left: &Arc<Node>, right: &Arc<Node>) -> bool {
    if Arc::ptr_eq(left, right) {
        return true;
    }
    match (&**left, &**right) {
        (Node::Leaf(left), Node::Leaf(right)) => left == right,
        (Node::Inner { children: left, .. }, Node::Inner { children: right, .. }) => {
            left.iter().zip(right).all(|pair| match pair {
                (None, None) => true,
                (Some(one), None) | (None, Some(one)) => one.is_empty(),
                (Some(left), Some(right)) => same_nodes(left, right),
            })
        }
        (Node::Leaf(_), Node::Inner { .. }) | (Node::Inner { .. }, Node::Leaf(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;
    use std::collections::BTreeSet;

    fn lowest_gap(set: &BTreeSet<u64>) -> u64 {
        (0..).find(|number| !set.contains(number)).unwrap()
    }

    #[test]
    fn behaves_like_an_ordered_set_and_clones_do_not_see_later_changes() {
        let mut rng = Rng::new(5);
        for span in [100, 300, 900, 6000, 40_000] {
            let (mut bits, mut set) = (Bits::default(), BTreeSet::new());
            for _ in 0..4000 {
                let (snapshot, expected) = (bits.clone(), set.clone());
                let number = rng.below(span);
                match rng.below(5) {
                    0 | 1 => {
                        set.insert(bits.lowest_gap());
                        bits.insert(bits.lowest_gap());
                    }
                    2 => {
                        bits.insert(number);
                        set.insert(number);
                    }
                    _ => {
                        bits.remove(number);
                        set.remove(&number);
                    }
                }
                let probe = rng.below(span);
                assert_eq!(bits.contains(probe), set.contains(&probe));
                assert_eq!(bits.is_empty(), set.is_empty());
                assert_eq!(bits == snapshot, set == expected);
                if rng.below(50) == 0 {
                    assert_eq!(bits.lowest_gap(), lowest_gap(&set));
                    assert!((0..span).all(|number| snapshot.contains(number) == expected.contains(&number)));
                }
            }
        }
    }

    #[test]
    fn full_parts_are_skipped_and_found_again() {
        let mut bits = Bits::default();
        for number in 0..100_000 {
            assert_eq!(bits.lowest_gap(), number);
            bits.insert(number);
        }
        for number in [99_999, 70_000, 33_000, 600, 255, 0] {
            bits.remove(number);
            assert_eq!(bits.lowest_gap(), number);
        }
    }

    #[test]
    fn equality_is_about_numbers_and_not_about_history() {
        let (mut grown, mut small) = (Bits::default(), Bits::default());
        assert_eq!(grown, small);
        for number in [3, 300, 900_000] {
            grown.insert(number);
        }
        grown.remove(900_000);
        small.insert(300);
        assert_ne!(grown, small);
        small.insert(3);
        assert_eq!(grown, small);
        assert_eq!(small, grown);
        grown.remove(3);
        grown.remove(300);
        assert!(grown.is_empty());
        assert_eq!(grown, Bits::default());
        assert_ne!(grown, small);
    }
}
