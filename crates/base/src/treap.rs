//! A persistent treap: a search tree by key that is at the same time a heap by priority. Clones share everything, a change
//! copies one root-to-leaf path, and nodes that are not shared are changed in place.
//!
//! Every entry has its own key and priority, so the entries alone decide the shape, never the order of the
//! operations. [`crate::OrdMap`] uses a hash of the key as priority, which keeps the tree balanced. Another
//! priority can put the entry that is looked up most often at the root, as the allocator does with its
//! largest free range; the balance is then up to the owner.

use crate::detach::Copies;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// An entry of a [`Treap`].
pub trait Entry: Clone {
    /// Entries with higher priorities are above those with lower ones.
    type Priority: Ord;

    /// The sort key. No two entries of one treap have the same key.
    fn key(&self) -> u64;

    /// The heap priority. No two entries of one treap have the same priority.
    fn priority(&self) -> Self::Priority;
}

/// A persistent set of entries, ordered by their keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Treap<E> {
    root: Link<E>,
}

// Equality of `Arc`s of types that are `Eq` compares their addresses first, so that shared subtrees are not compared.
type Link<E> = Option<Arc<Node<E>>>;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node<E> {
    entry: E,
    left: Link<E>,
    right: Link<E>,
}

/// Hashes the entries in order, independent of the shape of the tree.
impl<E: Entry + Hash> Hash for Treap<E> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let mut count = 0;
        for entry in self.iter() {
            entry.hash(hasher);
            count += 1;
        }
        hasher.write_usize(count);
    }
}

impl<E> Default for Treap<E> {
    fn default() -> Self {
        Self { root: None }
    }
}

impl<E: Entry> Treap<E> {
    /// The entry with the highest priority.
    pub fn root(&self) -> Option<&E> {
        self.root.as_ref().map(|node| &node.entry)
    }

    /// The entry with this key.
    pub fn get(&self, key: u64) -> Option<&E> {
        let mut link = &self.root;
        while let Some(node) = link {
            link = match key.cmp(&node.entry.key()) {
                std::cmp::Ordering::Less => &node.left,
                std::cmp::Ordering::Greater => &node.right,
                std::cmp::Ordering::Equal => return Some(&node.entry),
            };
        }
        None
    }

    /// A mutable view of the entry with this key; copies the shared part of the path to it. Neither the key nor the priority
    /// of the entry may be changed.
    pub(crate) fn get_mut(&mut self, key: u64) -> Option<&mut E> {
        self.get(key)?;
        let mut link = &mut self.root;
        loop {
            let node = Arc::make_mut(link.as_mut()?);
            link = match key.cmp(&node.entry.key()) {
                std::cmp::Ordering::Less => &mut node.left,
                std::cmp::Ordering::Greater => &mut node.right,
                std::cmp::Ordering::Equal => return Some(&mut node.entry),
            };
        }
    }

    /// The entry with the greatest key not above `key`.
    pub fn at_or_below(&self, key: u64) -> Option<&E> {
        let (mut link, mut best) = (&self.root, None);
        while let Some(node) = link {
            if node.entry.key() <= key {
                best = Some(&node.entry);
                link = &node.right;
            } else {
                link = &node.left;
            }
        }
        best
    }

    /// The entry with the smallest key not below `key`.
    pub fn at_or_above(&self, key: u64) -> Option<&E> {
        let (mut link, mut best) = (&self.root, None);
        while let Some(node) = link {
            if node.entry.key() >= key {
                best = Some(&node.entry);
                link = &node.left;
            } else {
                link = &node.right;
            }
        }
        best
    }

    /// Calls `visit` for the entries of nodes for which `is_first` is true; nodes are known to it by their addresses. What
    /// lies below a node that it knows is left out: it was visited with another treap that shares the node.
    pub fn for_each_unmet<C>(
        &self,
        context: &mut C,
        is_first: impl Fn(&mut C, usize) -> bool,
        mut visit: impl FnMut(&mut C, &E),
    ) {
        let mut open: Vec<&Arc<Node<E>>> = self.root.iter().collect();
        while let Some(node) = open.pop() {
            if is_first(context, Arc::as_ptr(node).addr()) {
                visit(context, &node.entry);
                open.extend(node.left.iter().chain(&node.right));
            }
        }
    }

    /// Adds an entry whose key is new.
    pub fn insert(&mut self, entry: E) {
        let (key, priority) = (entry.key(), entry.priority());
        let mut link = &mut self.root;
        while link.as_ref().is_some_and(|node| node.entry.priority() > priority) {
            let node = Arc::make_mut(link.as_mut().expect("just looked at"));
            link = if key < node.entry.key() { &mut node.left } else { &mut node.right };
        }
        let (left, right) = split(link.take(), key);
        *link = Some(Arc::new(Node { entry, left, right }));
    }

    /// Removes the entry with this key, which must exist.
    pub fn remove(&mut self, key: u64) -> E {
        let mut link = &mut self.root;
        while link.as_ref().is_some_and(|node| node.entry.key() != key) {
            let node = Arc::make_mut(link.as_mut().expect("just looked at"));
            link = if key < node.entry.key() { &mut node.left } else { &mut node.right };
        }
        remove_top(link).expect("the entry is there")
    }

    /// Removes the entry with the highest priority.
    pub fn remove_root(&mut self) -> Option<E> {
        remove_top(&mut self.root)
    }

    /// All entries in ascending order of their keys.
    pub fn iter(&self) -> Iter<'_, E> {
        let mut iter = Iter { stack: Vec::new() };
        iter.descend(&self.root);
        iter
    }

    /// The entries whose keys are at least `from`, ascending.
    pub fn iter_from(&self, from: u64) -> Iter<'_, E> {
        let mut iter = Iter { stack: Vec::new() };
        let mut link = &self.root;
        while let Some(node) = link {
            if node.entry.key() >= from {
                iter.stack.push(node);
                link = &node.left;
            } else {
                link = &node.right;
            }
        }
        iter
    }

    /// The differences from another treap, ascending: every key at which the two do not share their entry,
    /// with the other's entry and this treap's entry. Shared subtrees are skipped.
    pub fn changes_from<'a>(&'a self, other: &'a Self) -> Vec<Change<'a, E>> {
        let (mut old, mut new) = (other.iter(), self.iter());
        let mut changes = Vec::new();
        loop {
            match (old.stack.last().copied(), new.stack.last().copied()) {
                (None, None) => return changes,
                // The same node: so its right subtree is shared too.
                (Some(left), Some(right)) if std::ptr::eq(left, right) => {
                    old.stack.pop();
                    new.stack.pop();
                }
                (left, right) => {
                    let key = left.into_iter().chain(right).map(|node| node.entry.key()).min().unwrap_or(0);
                    let take = |iter: &mut Iter<'a, E>, node: Option<&Node<E>>| {
                        node.filter(|node| node.entry.key() == key).and_then(|_| iter.next())
                    };
                    let old = take(&mut old, left);
                    changes.push(Change { key, old, new: take(&mut new, right) });
                }
            }
        }
    }

    /// Replaces all nodes by copies, and what the entries share by `detach`.
    pub fn detach(&mut self, copies: &mut Copies, detach: &mut impl FnMut(&mut E, &mut Copies))
    where
        E: 'static,
    {
        if let Some(root) = &mut self.root {
            detach_node(root, copies, detach);
        }
    }

    /// Whether both treaps are the same tree in memory (a cheap sufficient test for equality).
    pub fn is_same(&self, other: &Self) -> bool {
        match (&self.root, &other.root) {
            (None, None) => true,
            (Some(left), Some(right)) => Arc::ptr_eq(left, right),
            _ => false,
        }
    }
}

/// Treaps are as deep as the logarithm of their size.
fn detach_node<E: Clone + 'static>(
    node: &mut Arc<Node<E>>,
    copies: &mut Copies,
    detach: &mut impl FnMut(&mut E, &mut Copies),
) {
    copies.replace(node, |node, copies| {
        detach(&mut node.entry, copies);
        for child in [&mut node.left, &mut node.right].into_iter().flatten() {
            detach_node(child, copies, detach);
        }
    });
}

fn remove_top<E: Entry>(link: &mut Link<E>) -> Option<E> {
    let Node { entry, left, right } = Arc::unwrap_or_clone(link.take()?);
    *link = join(left, right);
    Some(entry)
}

/// Splits into the entries below `key` and those above it.
fn split<E: Entry>(link: Link<E>, key: u64) -> (Link<E>, Link<E>) {
    let Some(mut node) = link else { return (None, None) };
    let inner = Arc::make_mut(&mut node);
    if inner.entry.key() < key {
        let (middle, right) = split(inner.right.take(), key);
        inner.right = middle;
        (Some(node), right)
    } else {
        let (left, middle) = split(inner.left.take(), key);
        inner.left = middle;
        (left, Some(node))
    }
}

/// Joins two treaps where every key of `left` is below every key of `right`.
fn join<E: Entry>(left: Link<E>, right: Link<E>) -> Link<E> {
    match (left, right) {
        (None, other) | (other, None) => other,
        (Some(mut left), Some(mut right)) => {
            if left.entry.priority() > right.entry.priority() {
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

/// A key at which two treaps do not share their entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change<'a, T> {
    /// The key.
    pub key: u64,
    /// The entry in the old treap.
    pub old: Option<&'a T>,
    /// The entry in the new treap.
    pub new: Option<&'a T>,
}

/// Ascending iterator over a [`Treap`].
pub struct Iter<'a, E> {
    stack: Vec<&'a Node<E>>,
}

impl<'a, E> Iter<'a, E> {
    fn descend(&mut self, mut link: &'a Link<E>) {
        while let Some(node) = link {
            self.stack.push(node);
            link = &node.left;
        }
    }
}

impl<'a, E> Iterator for Iter<'a, E> {
    type Item = &'a E;

    fn next(&mut self) -> Option<Self::Item> {
        let node = self.stack.pop()?;
        self.descend(&node.right);
        Some(&node.entry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use crate::rng::mix;

    /// An entry whose priority is its weight.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Weighed {
        key: u64,
        weight: u64,
    }

    impl Entry for Weighed {
        type Priority = (u64, u64);

        fn key(&self) -> u64 {
            self.key
        }

        fn priority(&self) -> (u64, u64) {
            (self.weight, mix(self.key))
        }
    }

    /// Every entry with its depth, which determines the shape.
    fn shape(treap: &Treap<Weighed>) -> Vec<(Weighed, u32)> {
        fn walk(link: &Link<Weighed>, depth: u32, into: &mut Vec<(Weighed, u32)>) {
            if let Some(node) = link {
                walk(&node.left, depth + 1, into);
                into.push((node.entry, depth));
                walk(&node.right, depth + 1, into);
            }
        }
        let mut entries = Vec::new();
        walk(&treap.root, 0, &mut entries);
        entries
    }

    fn shuffled(mut entries: Vec<Weighed>, rng: &mut Rng) -> Vec<Weighed> {
        for at in (1..entries.len()).rev() {
            entries.swap(at, rng.below(at as u64 + 1) as usize);
        }
        entries
    }

    #[test]
    fn the_shape_depends_on_the_entries_alone() {
        let mut rng = Rng::new(11);
        let entries: Vec<Weighed> =
            (0..200).map(|at| Weighed { key: 100 * at, weight: 1 + rng.below(5) }).collect();
        let (kept, passing) = entries.split_at(120);
        let mut expected = Treap::default();
        kept.iter().for_each(|entry| expected.insert(*entry));
        for _ in 0..20 {
            let mut treap = Treap::default();
            shuffled(entries.clone(), &mut rng).into_iter().for_each(|entry| treap.insert(entry));
            for entry in shuffled(passing.to_vec(), &mut rng) {
                assert_eq!(treap.remove(entry.key), entry);
            }
            assert_eq!(shape(&treap), shape(&expected));
            assert_eq!(treap, expected);
        }
    }

    #[test]
    fn roots_come_in_descending_order_of_priority_and_clones_keep_them() {
        let mut rng = Rng::new(12);
        let mut treap = Treap::default();
        let entries: Vec<Weighed> =
            (0..300).map(|at| Weighed { key: 50 * at, weight: 1 + rng.below(40) }).collect();
        shuffled(entries.clone(), &mut rng).into_iter().for_each(|entry| treap.insert(entry));
        let snapshot = treap.clone();
        let mut weights = Vec::new();
        while let Some(&highest) = treap.root() {
            assert_eq!(treap.remove_root(), Some(highest));
            weights.push(highest.weight);
        }
        assert_eq!(weights.len(), entries.len());
        assert!(weights.is_sorted_by(|heavier, lighter| heavier >= lighter));
        assert_eq!(shape(&snapshot).len(), entries.len(), "a clone does not see later changes");
    }
}
