//! The queue of a quarantine: a freed slot or block waits until enough others were freed after it.
//!
//! First in, first out, with a limit that counts objects and not bytes. Up to eight entries, the default, are kept inline and
//! copied with their bin; more entries are kept in a map that forks share.

use loam_base::OrdMap;
use std::fmt;
use std::hash::{Hash, Hasher};

const FEW: usize = 8;

/// A queue of limited length.
#[derive(Clone)]
pub(super) struct Ring<T> {
    limit: u32,
    /// Where the oldest entry is; 0 until the queue is full.
    oldest: u32,
    entries: Entries<T>,
}

#[derive(Clone)]
enum Entries<T> {
    Few(u32, [T; FEW]),
    /// By index, from 0 to the limit.
    Many(OrdMap<T>),
}

impl<T: Copy + Default + PartialEq> Ring<T> {
    /// An empty queue that can hold `limit` entries.
    pub fn new(limit: u32) -> Self {
        let in_place = limit as usize <= FEW;
        let entries =
            if in_place { Entries::Few(0, [T::default(); FEW]) } else { Entries::Many(OrdMap::new()) };
        Self { limit, oldest: 0, entries }
    }

    /// Adds an entry; returns the oldest entry, which leaves the queue, if the queue was full.
    #[inline]
    pub fn push(&mut self, entry: T) -> Option<T> {
        if self.limit == 0 {
            return Some(entry);
        }
        match &mut self.entries {
            Entries::Few(count, few) if *count < self.limit => {
                few[*count as usize] = entry;
                *count += 1;
                None
            }
            Entries::Many(many) if many.len() < self.limit as usize => many.insert(many.len() as u64, entry),
            entries => {
                let oldest = self.oldest;
                self.oldest = if oldest + 1 == self.limit { 0 } else { oldest + 1 };
                match entries {
                    Entries::Few(_, few) => Some(std::mem::replace(&mut few[oldest as usize], entry)),
                    Entries::Many(many) => many.insert(u64::from(oldest), entry),
                }
            }
        }
    }

    /// Whether the entry waits in the queue.
    pub fn contains(&self, entry: T) -> bool {
        match &self.entries {
            Entries::Few(count, few) => few[..*count as usize].contains(&entry),
            Entries::Many(many) => many.iter().any(|(_, other)| *other == entry),
        }
    }

    /// From the oldest to the newest.
    fn in_order(&self) -> Vec<T> {
        let mut entries = match &self.entries {
            Entries::Few(count, few) => few[..*count as usize].to_vec(),
            Entries::Many(many) => many.iter().map(|(_, entry)| *entry).collect(),
        };
        entries.rotate_left(self.oldest as usize);
        entries
    }

    /// A cheap test that holds for most queues that are equal.
    fn is_same(&self, other: &Self) -> bool {
        self.oldest == other.oldest
            && match (&self.entries, &other.entries) {
                (Entries::Few(left_count, left), Entries::Few(right_count, right)) => {
                    left_count == right_count && left == right
                }
                (Entries::Many(left), Entries::Many(right)) => left.is_same(right),
                (Entries::Few(..), Entries::Many(_)) | (Entries::Many(_), Entries::Few(..)) => false,
            }
    }
}

/// Compares the entries from the oldest to the newest, at whatever index the oldest lies.
impl<T: Copy + Default + PartialEq> PartialEq for Ring<T> {
    fn eq(&self, other: &Self) -> bool {
        self.is_same(other) || self.in_order() == other.in_order()
    }
}

impl<T: Copy + Default + Eq> Eq for Ring<T> {}

impl<T: Copy + Default + PartialEq + Hash> Hash for Ring<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.in_order().hash(hasher);
    }
}

impl<T: Copy + Default + PartialEq + fmt::Debug> fmt::Debug for Ring<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.in_order().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::VecDeque;

    #[test]
    fn the_oldest_leaves_when_one_more_than_the_limit_is_in() {
        for limit in [0, 1, 2, 7, 8, 9, 20] {
            let (mut ring, mut queue) = (Ring::new(limit), VecDeque::new());
            for entry in 0..50u32 {
                queue.push_back(entry);
                let leaves = if queue.len() > limit as usize { queue.pop_front() } else { None };
                assert_eq!(ring.push(entry), leaves);
                assert!((0..50).all(|entry| ring.contains(entry) == queue.contains(&entry)));
                assert_eq!(ring.in_order(), Vec::from(queue.clone()));
            }
        }
    }

    #[test]
    fn queues_are_equal_when_the_same_waits_in_the_same_order() {
        for limit in [3, 20] {
            let (mut turned, mut fresh) = (Ring::new(limit), Ring::new(limit));
            turned.push(99);
            for entry in 0..limit {
                turned.push(entry);
                assert_ne!(turned, fresh);
                fresh.push(entry);
            }
            assert_eq!(turned, fresh);
            fresh.push(4);
            assert_ne!(turned, fresh);
        }
    }
}
