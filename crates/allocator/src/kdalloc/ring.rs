//! The queue in which what was freed waits until enough was freed after it.
//!
//! First in, first out, of a fixed length that counts objects and not bytes. Up to eight, the default, they are kept in
//! place, so that copying a bin copies them with it.

const FEW: usize = 8;

/// A queue of limited length.
#[derive(Clone, Debug)]
pub(super) struct Ring<T> {
    limit: u32,
    entries: Entries<T>,
    /// Where the oldest entry is once the queue is full.
    oldest: u32,
}

#[derive(Clone, Debug)]
enum Entries<T> {
    Few(u32, [T; FEW]),
    Many(Vec<T>),
}

impl<T: Copy + Default + PartialEq> Ring<T> {
    /// An empty queue that can hold `limit` entries.
    pub fn new(limit: u32) -> Self {
        Self { limit, entries: Entries::Few(0, [T::default(); FEW]), oldest: 0 }
    }

    /// Puts an entry in; returns the one that leaves the queue, if it would be too long now.
    #[inline]
    pub fn push(&mut self, entry: T) -> Option<T> {
        if self.limit == 0 {
            return Some(entry);
        }
        if self.entries().len() < self.limit as usize {
            self.append(entry);
            return None;
        }
        let oldest = self.oldest as usize;
        self.oldest = if self.oldest + 1 == self.limit { 0 } else { self.oldest + 1 };
        Some(std::mem::replace(&mut self.entries_mut()[oldest], entry))
    }

    /// Whether the entry waits in the queue.
    pub fn contains(&self, entry: T) -> bool {
        self.entries().contains(&entry)
    }

    fn append(&mut self, entry: T) {
        match &mut self.entries {
            Entries::Few(count, few) if (*count as usize) < FEW => {
                few[*count as usize] = entry;
                *count += 1;
            }
            Entries::Few(_, few) => {
                let mut many = few.to_vec();
                many.push(entry);
                self.entries = Entries::Many(many);
            }
            Entries::Many(many) => many.push(entry),
        }
    }

    fn entries(&self) -> &[T] {
        match &self.entries {
            Entries::Few(count, few) => &few[..*count as usize],
            Entries::Many(many) => many,
        }
    }

    fn entries_mut(&mut self) -> &mut [T] {
        match &mut self.entries {
            Entries::Few(count, few) => &mut few[..*count as usize],
            Entries::Many(many) => many,
        }
    }

    /// From the oldest to the newest.
    fn in_order(&self) -> impl Iterator<Item = &T> {
        let (newer, older) = self.entries().split_at(self.oldest as usize);
        older.iter().chain(newer)
    }
}

/// By what waits in which order, wherever the oldest lies.
impl<T: Copy + Default + PartialEq> PartialEq for Ring<T> {
    fn eq(&self, other: &Self) -> bool {
        self.in_order().eq(other.in_order())
    }
}

impl<T: Copy + Default + Eq> Eq for Ring<T> {}

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
                assert!(ring.in_order().eq(&queue));
            }
        }
    }

    #[test]
    fn queues_are_equal_when_the_same_waits_in_the_same_order() {
        let (mut turned, mut fresh) = (Ring::new(3), Ring::new(3));
        for entry in [9, 1, 2, 3] {
            turned.push(entry);
        }
        for entry in [1, 2, 3] {
            fresh.push(entry);
        }
        assert_eq!(turned, fresh);
        fresh.push(4);
        assert_ne!(turned, fresh);
    }
}
