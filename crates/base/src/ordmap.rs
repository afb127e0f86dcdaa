//! A persistent ordered map from `u64` keys: clones share everything, a change copies one root-to-leaf path.
//!
//! It is a treap whose priorities are a hash of the key, so its shape depends on its keys alone and never on
//! the order of the operations. Nodes that are not shared are changed in place. Chosen over a B-tree because
//! a forked state that changes one entry should cost a few small nodes, not a few kilobyte pages.

use crate::rng::mix;
use std::sync::Arc;

/// A persistent ordered map keyed by `u64`.
#[derive(Clone)]
pub struct OrdMap<V> {
    root: Link<V>,
    len: usize,
}

type Link<V> = Option<Arc<Node<V>>>;

#[derive(Clone)]
struct Node<V> {
    key: u64,
    value: V,
    left: Link<V>,
    right: Link<V>,
}

impl<V> Default for OrdMap<V> {
    fn default() -> Self {
        Self { root: None, len: 0 }
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
        self.root.is_none()
    }

    /// The value at `key`.
    pub fn get(&self, key: u64) -> Option<&V> {
        let mut link = &self.root;
        while let Some(node) = link {
            link = match key.cmp(&node.key) {
                std::cmp::Ordering::Less => &node.left,
                std::cmp::Ordering::Greater => &node.right,
                std::cmp::Ordering::Equal => return Some(&node.value),
            };
        }
        None
    }

    /// A mutable view of the value at `key`; copies the shared part of the path to it.
    pub fn get_mut(&mut self, key: u64) -> Option<&mut V> {
        self.get(key)?;
        let mut link = &mut self.root;
        loop {
            let node = Arc::make_mut(link.as_mut()?);
            link = match key.cmp(&node.key) {
                std::cmp::Ordering::Less => &mut node.left,
                std::cmp::Ordering::Greater => &mut node.right,
                std::cmp::Ordering::Equal => return Some(&mut node.value),
            };
        }
    }

    /// The entry with the greatest key not above `key`.
    pub fn at_or_below(&self, key: u64) -> Option<(u64, &V)> {
        let (mut link, mut best) = (&self.root, None);
        while let Some(node) = link {
            if node.key <= key {
                best = Some((node.key, &node.value));
                link = &node.right;
            } else {
                link = &node.left;
            }
        }
        best
    }

    /// The entry with the smallest key not below `key`.
    pub fn at_or_above(&self, key: u64) -> Option<(u64, &V)> {
        let (mut link, mut best) = (&self.root, None);
        while let Some(node) = link {
            if node.key >= key {
                best = Some((node.key, &node.value));
                link = &node.left;
            } else {
                link = &node.right;
            }
        }
        best
    }

    /// Sets the value at `key` and returns the one it replaces.
    pub fn insert(&mut self, key: u64, value: V) -> Option<V> {
        if let Some(slot) = self.get_mut(key) {
            return Some(std::mem::replace(slot, value));
        }
        self.len += 1;
        insert_new(&mut self.root, key, value);
        None
    }

    /// Removes the entry at `key` and returns its value.
    pub fn remove(&mut self, key: u64) -> Option<V> {
        self.get(key)?;
        self.len -= 1;
        Some(remove_present(&mut self.root, key))
    }

    /// All entries in ascending order of their keys.
    pub fn iter(&self) -> Iter<'_, V> {
        let mut iter = Iter { stack: Vec::new() };
        iter.descend(&self.root);
        iter
    }

    /// The entries whose keys are at least `from`, ascending.
    pub fn iter_from(&self, from: u64) -> Iter<'_, V> {
        let mut iter = Iter { stack: Vec::new() };
        let mut link = &self.root;
        while let Some(node) = link {
            if node.key >= from {
                iter.stack.push(node);
                link = &node.left;
            } else {
                link = &node.right;
            }
        }
        iter
    }

    /// Where this map may differ from another, ascending: every key at which the two do not share their entry, with
    /// the other's value and this one's. What they share is passed over without looking at it.
    pub fn changes_from<'a>(&'a self, other: &'a Self) -> Vec<Change<'a, V>> {
        let (mut old, mut new) = (other.iter(), self.iter());
        let mut changes = Vec::new();
        loop {
            match (old.stack.last().copied(), new.stack.last().copied()) {
                (None, None) => return changes,
                // The same node: so is everything to its right below it.
                (Some(left), Some(right)) if std::ptr::eq(left, right) => {
                    old.stack.pop();
                    new.stack.pop();
                }
                (left, right) => {
                    let key = left.into_iter().chain(right).map(|node| node.key).min().unwrap_or(0);
                    let take = |iter: &mut Iter<'a, V>, node: Option<&Node<V>>| {
                        node.filter(|node| node.key == key).and_then(|_| iter.next()).map(|(_, value)| value)
                    };
                    let old = take(&mut old, left);
                    changes.push(Change { key, old, new: take(&mut new, right) });
                }
            }
        }
    }

    /// Whether both maps are the very same tree (a cheap sufficient test for equality).
    pub fn is_same(&self, other: &Self) -> bool {
        match (&self.root, &other.root) {
            (None, None) => true,
            (Some(left), Some(right)) => Arc::ptr_eq(left, right),
            _ => false,
        }
    }
}

fn priority(key: u64) -> u64 {
    mix(key ^ 0x5851_f42d_4c95_7f2d)
}

fn insert_new<V: Clone>(link: &mut Link<V>, key: u64, value: V) {
    match link {
        Some(node) if priority(node.key) >= priority(key) => {
            let node = Arc::make_mut(node);
            let side = if key < node.key { &mut node.left } else { &mut node.right };
            insert_new(side, key, value);
        }
        _ => {
            let (left, right) = split(link.take(), key);
            *link = Some(Arc::new(Node { key, value, left, right }));
        }
    }
}

/// Splits into the entries below `key` and those above it.
fn split<V: Clone>(link: Link<V>, key: u64) -> (Link<V>, Link<V>) {
    let Some(mut node) = link else { return (None, None) };
    let inner = Arc::make_mut(&mut node);
    if inner.key < key {
        let (middle, right) = split(inner.right.take(), key);
        inner.right = middle;
        (Some(node), right)
    } else {
        let (left, middle) = split(inner.left.take(), key);
        inner.left = middle;
        (left, Some(node))
    }
}

/// Joins two trees where every key of `left` is below every key of `right`.
fn join<V: Clone>(left: Link<V>, right: Link<V>) -> Link<V> {
    match (left, right) {
        (None, other) | (other, None) => other,
        (Some(mut left), Some(mut right)) => {
            if priority(left.key) >= priority(right.key) {
                let inner = Arc::make_mut(&mut left);
                inner.right = join(inner.right.take(), Some(right));
                Some(left)
            } else {
                let inner = Arc::make_mut(&mut right);
                inner.left = join(Some(left), inner.left.take());
                Some(right)
            }
        }
    }
}

fn remove_present<V: Clone>(link: &mut Link<V>, key: u64) -> V {
    let node = Arc::make_mut(link.as_mut().expect("the key was found before"));
    match key.cmp(&node.key) {
        std::cmp::Ordering::Less => remove_present(&mut node.left, key),
        std::cmp::Ordering::Greater => remove_present(&mut node.right, key),
        std::cmp::Ordering::Equal => {
            let (left, right) = (node.left.take(), node.right.take());
            let removed = std::mem::replace(link, join(left, right)).expect("just looked at");
            match Arc::try_unwrap(removed) {
                Ok(node) => node.value,
                Err(shared) => shared.value.clone(),
            }
        }
    }
}

/// A key at which two maps do not share their entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change<'a, V> {
    /// The key.
    pub key: u64,
    /// What is there in the one map.
    pub old: Option<&'a V>,
    /// What is there in the other.
    pub new: Option<&'a V>,
}

/// Ascending iterator over an [`OrdMap`].
pub struct Iter<'a, V> {
    stack: Vec<&'a Node<V>>,
}

impl<'a, V> Iter<'a, V> {
    fn descend(&mut self, mut link: &'a Link<V>) {
        while let Some(node) = link {
            self.stack.push(node);
            link = &node.left;
        }
    }
}

impl<'a, V> Iterator for Iter<'a, V> {
    type Item = (u64, &'a V);

    fn next(&mut self) -> Option<Self::Item> {
        let node = self.stack.pop()?;
        self.descend(&node.right);
        Some((node.key, &node.value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use std::collections::BTreeMap;

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
