//! Memo for operations on sets, kept for one wave.
//!
//! With large points-to sets thousands of nodes hold the same set and get the same new locations. Sets are shared, so
//! an operation on two sets is identified by their addresses: it is computed once, and all nodes share the result. The
//! addresses decide only whether an operation is computed again, never its result.

use super::bits::BitSet;
use super::locations::{Locations, Move};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

/// Operations on smaller sets are not kept.
const SMALL: usize = 8;

type Table<K, V> = HashMap<K, V, BuildHasherDefault<Mixer>>;

/// The results of this wave. The tables are never iterated.
#[derive(Default)]
pub struct Memo {
    unions: Table<(usize, usize), Arc<BitSet>>,
    differences: Table<(usize, usize), Arc<BitSet>>,
    moves: Table<(usize, Move), Arc<BitSet>>,
    /// Sets by their contents.
    equal: Table<u64, Vec<Arc<BitSet>>>,
    /// The sets in the keys above, kept alive so that no other set gets their addresses.
    operands: Vec<Arc<BitSet>>,
}

impl Memo {
    /// Clears the memo.
    pub fn forget(&mut self) {
        let Self { unions, differences, moves, equal, operands } = self;
        unions.clear();
        differences.clear();
        moves.clear();
        equal.clear();
        operands.clear();
    }

    /// The union of both sets; `old` itself if nothing is new. `whole` is a set that the result may equal.
    pub fn union(
        &mut self,
        locations: &Locations,
        old: &Arc<BitSet>,
        new: &Arc<BitSet>,
        whole: Option<&Arc<BitSet>>,
    ) -> Arc<BitSet> {
        let compute = || match locations.covers(old, new) {
            true => Arc::clone(old),
            false => {
                let union = locations.union(old, new);
                match whole {
                    Some(whole) if **whole == union => Arc::clone(whole),
                    _ => Arc::new(union),
                }
            }
        };
        if old.words().len() < SMALL {
            return compute();
        }
        let key = (address(old), address(new));
        if let Some(known) = self.unions.get(&key) {
            return Arc::clone(known);
        }
        let union = compute();
        let union = if Arc::ptr_eq(&union, old) { union } else { self.shared(union) };
        self.operands.extend([Arc::clone(old), Arc::clone(new)]);
        self.unions.insert(key, Arc::clone(&union));
        union
    }

    /// The elements of one set that are not in the other.
    pub fn difference(&mut self, set: &Arc<BitSet>, other: &Arc<BitSet>) -> Arc<BitSet> {
        if other.is_empty() {
            return Arc::clone(set);
        }
        if set.words().len() < SMALL {
            return Arc::new(set.difference(other));
        }
        let key = (address(set), address(other));
        if let Some(known) = self.differences.get(&key) {
            return Arc::clone(known);
        }
        let difference = Arc::new(set.difference(other));
        self.operands.extend([Arc::clone(set), Arc::clone(other)]);
        self.differences.insert(key, Arc::clone(&difference));
        difference
    }

    /// A set after pointer arithmetic.
    pub fn moved(&mut self, locations: &mut Locations, set: &Arc<BitSet>, by: Move) -> Arc<BitSet> {
        if set.words().len() < SMALL {
            return Arc::new(locations.moved(set, by));
        }
        let key = (address(set), by);
        if let Some(known) = self.moves.get(&key) {
            return Arc::clone(known);
        }
        let moved = self.shared(Arc::new(locations.moved(set, by)));
        self.operands.push(Arc::clone(set));
        self.moves.insert(key, Arc::clone(&moved));
        moved
    }

    /// The set itself, or an equal one of this wave.
    fn shared(&mut self, set: Arc<BitSet>) -> Arc<BitSet> {
        let mut hash = Mixer::default();
        for &(word, bits) in set.words() {
            hash.write_u64(bits ^ u64::from(word).rotate_left(40));
        }
        let candidates = self.equal.entry(hash.finish()).or_default();
        if let Some(equal) = candidates.iter().find(|candidate| **candidate == set) {
            return Arc::clone(equal);
        }
        candidates.push(Arc::clone(&set));
        set
    }
}

fn address(set: &Arc<BitSet>) -> usize {
    Arc::as_ptr(set) as usize
}

/// A hash for numbers and pairs of them.
#[derive(Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_usize(&mut self, value: usize) {
        self.write_u64(value as u64);
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = loam_base::rng::mix(self.0 ^ value);
    }
}
