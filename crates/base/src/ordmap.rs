//! A persistent ordered map from `u64` keys: clones share everything, a change copies one root-to-leaf path.
//!
//! The map is a [`Treap`] whose priorities are a hash of the key, so its shape depends on its keys alone and never on
//! the order of the operations. Chosen over a B-tree because a forked state that changes one entry should cost a few
//! small nodes, not a few kilobyte pages.

use crate::detach::Copies;
use crate::rng::mix;
use crate::treap::{self, Entry, Treap};
use std::hash::{Hash, Hasher};

pub use crate::treap::Change;

/// A persistent ordered map keyed by `u64`.
#[derive(Clone)]
pub struct OrdMap<V> {
    entries: Treap<Pair<V>>,
    len: usize,
}

#[derive(Clone)]
struct Pair<V> {
    key: u64,
    value: V,
}

impl<V: Clone> Entry for Pair<V> {
    type Priority = u64;

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn priority(&self) -> u64 {
        mix(self.key ^ 0x5851_f42d_4c95_7f2d)
    }
}

impl<V> Pair<V> {
    fn as_entry(&self) -> (u64, &V) {
        (self.key, &self.value)
    }
}

/// Hashes the entries in order, independent of the shape of the tree.
impl<V: Clone + Hash> Hash for OrdMap<V> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        hasher.write_usize(self.len());
        self.iter().for_each(|entry| entry.hash(hasher));
    }
}

/// Shared parts are not compared.
impl<V: Clone + PartialEq> PartialEq for OrdMap<V> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len
            && (self.is_same(other)
                || self
                    .changes_from(other)
                    .iter()
                    .all(|change| change.old.is_some() && change.old == change.new))
    }
}

impl<V: Clone + Eq> Eq for OrdMap<V> {}

impl<V> Default for OrdMap<V> {
    fn default() -> Self {
        Self { entries: Treap::default(), len: 0 }
    }
}

impl<V: Clone> OrdMap<V> {
    /// An empty map.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value at `key`.
    pub fn get(&self, key: u64) -> Option<&V> {
        self.entries.get(key).map(|pair| &pair.value)
    }

    /// A mutable view of the value at `key`; copies the shared part of the path to it.
    pub fn get_mut(&mut self, key: u64) -> Option<&mut V> {
        self.entries.get_mut(key).map(|pair| &mut pair.value)
    }

    /// The entry with the greatest key not above `key`.
    pub fn at_or_below(&self, key: u64) -> Option<(u64, &V)> {
        self.entries.at_or_below(key).map(Pair::as_entry)
    }

    /// The entry with the smallest key not below `key`.
    pub fn at_or_above(&self, key: u64) -> Option<(u64, &V)> {
        self.entries.at_or_above(key).map(Pair::as_entry)
    }

    /// Sets the value at `key` and returns the one it replaces.
    pub fn insert(&mut self, key: u64, value: V) -> Option<V> {
        if let Some(slot) = self.get_mut(key) {
            return Some(std::mem::replace(slot, value));
        }
        self.len += 1;
        self.entries.insert(Pair { key, value });
        None
    }

    /// Removes the entry at `key` and returns its value.
    pub fn remove(&mut self, key: u64) -> Option<V> {
        self.get(key)?;
        self.len -= 1;
        Some(self.entries.remove(key).value)
    }

    /// All entries in ascending order of their keys.
    pub fn iter(&self) -> Iter<'_, V> {
        Iter(self.entries.iter())
    }

    /// The entries whose keys are at least `from`, ascending.
    pub fn iter_from(&self, from: u64) -> Iter<'_, V> {
        Iter(self.entries.iter_from(from))
    }

    /// The differences from another map, ascending: every key at which the two do not share their entry, with
    /// the other's value and this map's value. Shared subtrees are skipped.
    pub fn changes_from<'a>(&'a self, other: &'a Self) -> Vec<Change<'a, V>> {
        let value = |pair: &'a Pair<V>| &pair.value;
        let changes = self.entries.changes_from(&other.entries).into_iter();
        changes
            .map(|Change { key, old, new }| Change { key, old: old.map(value), new: new.map(value) })
            .collect()
    }

    /// Calls `visit` for the values in nodes for which `is_first` is true; nodes are known to it by their addresses. So a walk over many
    /// maps visits what they share once.
    pub fn for_each_unmet<C>(
        &self,
        context: &mut C,
        is_first: impl Fn(&mut C, usize) -> bool,
        mut visit: impl FnMut(&mut C, u64, &V),
    ) {
        self.entries.for_each_unmet(context, is_first, |context, pair| visit(context, pair.key, &pair.value));
    }

    /// Replaces all nodes by copies, and what the values share by `detach`.
    pub fn detach(&mut self, copies: &mut Copies, mut detach: impl FnMut(&mut V, &mut Copies))
    where
        V: 'static,
    {
        self.entries.detach(copies, &mut |pair, copies| detach(&mut pair.value, copies));
    }

    /// Whether both maps are the same tree in memory (a cheap sufficient test for equality).
    pub fn is_same(&self, other: &Self) -> bool {
        self.entries.is_same(&other.entries)
    }
}

/// Ascending iterator over an [`OrdMap`].
pub struct Iter<'a, V>(treap::Iter<'a, Pair<V>>);

impl<'a, V> Iterator for Iter<'a, V> {
    type Item = (u64, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(Pair::as_entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use std::collections::BTreeMap;

    #[test]
    fn what_two_maps_share_is_visited_once() {
        let mut one = OrdMap::new();
        for key in 0..1000 {
            one.insert(key, key);
        }
        let mut other = one.clone();
        other.insert(500, 7);
        let mut met = std::collections::BTreeSet::new();
        let mut visits = |map: &OrdMap<u64>| {
            let mut values = Vec::new();
            map.for_each_unmet(&mut met, |met, node| met.insert(node), |_, _, &value| values.push(value));
            values.sort_unstable();
            values
        };
        assert_eq!(visits(&one), (0..1000).collect::<Vec<_>>());
        let changed = visits(&other);
        assert!(changed.contains(&7) && changed.len() < 64, "only the way to the change is new");
        assert!(visits(&one).is_empty());
    }

    #[test]
    fn behaves_like_a_btreemap_and_clones_do_not_see_later_changes() {
        let mut rng = Rng::new(3);
        let (mut map, mut reference) = (OrdMap::new(), BTreeMap::new());
        for round in 0..5000u64 {
            let (snapshot, expected) = (map.clone(), reference.clone());
            let key = rng.below(300);
            match rng.below(4) {
                0 | 1 => assert_eq!(map.insert(key, round), reference.insert(key, round)),
                2 => assert_eq!(map.remove(key), reference.remove(&key)),
                _ => {
                    if let Some(value) = map.get_mut(key) {
                        *value += 1;
                    }
                    if let Some(value) = reference.get_mut(&key) {
                        *value += 1;
                    }
                }
            }
            let probe = rng.below(300);
            let below = reference.range(..=probe).next_back().map(|(&k, v)| (k, v));
            let above = reference.range(probe..).next().map(|(&k, v)| (k, v));
            assert_eq!(map.at_or_below(probe), below);
            assert_eq!(map.at_or_above(probe), above);
            assert!(map.iter_from(probe).eq(reference.range(probe..).map(|(&k, v)| (k, v))));
            assert_eq!(map.len(), reference.len());
            assert!(snapshot.iter().eq(expected.iter().map(|(&k, v)| (k, v))));
        }
    }

    #[test]
    fn changes_lead_from_one_map_to_the_other_and_pass_over_what_is_shared() {
        let mut rng = Rng::new(4);
        let mut old: OrdMap<u64> = OrdMap::new();
        for key in 0..10_000 {
            old.insert(key, key);
        }
        for count in [0, 1, 10, 500] {
            let mut new = old.clone();
            for _ in 0..count {
                let key = rng.below(12_000);
                if rng.below(3) == 0 {
                    new.remove(key);
                } else {
                    new.insert(key, rng.below(99_999));
                }
            }
            let changes = new.changes_from(&old);
            assert!(changes.len() <= 60 * count, "{} changes for {count}", changes.len());
            let mut followed: BTreeMap<u64, u64> = old.iter().map(|(key, value)| (key, *value)).collect();
            for Change { key, old, new } in changes {
                assert_eq!(followed.get(&key), old);
                match new {
                    Some(&value) => followed.insert(key, value),
                    None => followed.remove(&key),
                };
            }
            assert!(new.iter().eq(followed.iter().map(|(&key, value)| (key, value))));
        }
        assert!(OrdMap::<u64>::new().changes_from(&OrdMap::new()).is_empty());
    }
}
