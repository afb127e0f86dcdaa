//! Numbers for threads, so that each can have a place of its own in what all of them change: counters that share a cache line
//! cost every thread the time in which the line travels.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How many places there are. Threads beyond that share places.
pub const SHARDS: usize = 16;

static THREADS: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static SHARD: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// The place of this thread, below [`SHARDS`].
#[inline]
pub fn shard() -> usize {
    SHARD.with(|shard| match shard.get() {
        usize::MAX => {
            shard.set(THREADS.fetch_add(1, Relaxed) % SHARDS);
            shard.get()
        }
        known => known,
    })
}

/// Keeps a value on cache lines of its own.
#[derive(Debug, Default)]
#[repr(align(128))]
pub struct Apart<T>(pub T);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_keeps_its_place_and_the_next_one_has_another() {
        let here = shard();
        let there = std::thread::spawn(|| (shard(), shard())).join().expect("it does not panic");
        assert_eq!((here, there.0), (shard(), there.1));
        assert!(here < SHARDS && there.0 < SHARDS);
        assert_eq!(align_of::<Apart<u8>>(), 128);
    }
}
