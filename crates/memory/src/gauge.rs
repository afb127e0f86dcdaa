//! How many layers of contents are alive in this process, and how many bytes they take.
//!
//! Every frozen piece of contents carries a [`Tally`] that counts it while it lives. The counts are for figures
//! only; nothing the engine does depends on them. Each thread counts at a place of its own.

use loam_base::shard::{Apart, SHARDS, shard};
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

/// The counts of a thread. They are below zero if it drops more than it makes.
struct Counts {
    layers: AtomicI64,
    bytes: AtomicI64,
    most_layers: AtomicI64,
    most_bytes: AtomicI64,
}

static COUNTS: [Apart<Counts>; SHARDS] = [const {
    Apart(Counts {
        layers: AtomicI64::new(0),
        bytes: AtomicI64::new(0),
        most_layers: AtomicI64::new(0),
        most_bytes: AtomicI64::new(0),
    })
}; SHARDS];

/// Layers and bytes of contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gauge {
    /// Layers, terminal ones included.
    pub layers: u64,
    /// Bytes they take.
    pub bytes: u64,
}

/// The sum of one count of all threads.
fn sum(count: impl Fn(&Counts) -> &AtomicI64) -> u64 {
    let sum: i64 = COUNTS.iter().map(|Apart(counts)| count(counts).load(Relaxed)).sum();
    sum.max(0) as u64
}

/// What is alive now.
pub fn live() -> Gauge {
    Gauge { layers: sum(|counts| &counts.layers), bytes: sum(|counts| &counts.bytes) }
}

/// The most that was alive at once since [`restart`]. If several threads have made layers, it is the sum of the most of each, which may be
/// more.
pub fn most() -> Gauge {
    Gauge { layers: sum(|counts| &counts.most_layers), bytes: sum(|counts| &counts.most_bytes) }
}

/// Starts a new search for the most, at the beginning of a run.
pub fn restart() {
    for Apart(counts) in &COUNTS {
        counts.most_layers.store(counts.layers.load(Relaxed), Relaxed);
        counts.most_bytes.store(counts.bytes.load(Relaxed), Relaxed);
    }
}

/// Counts one layer of so many bytes while it lives.
pub(crate) struct Tally(u32);

impl Tally {
    pub(crate) fn new(bytes: usize) -> Self {
        let bytes = bytes as u32;
        let Apart(counts) = &COUNTS[shard()];
        raise(&counts.layers, &counts.most_layers, 1);
        raise(&counts.bytes, &counts.most_bytes, i64::from(bytes));
        Self(bytes)
    }

    /// Counts a copy of the layer.
    pub(crate) fn again(&self) -> Self {
        Self::new(self.0 as usize)
    }
}

/// Adds to a count, and keeps the most that it was.
fn raise(count: &AtomicI64, most: &AtomicI64, by: i64) {
    let now = count.fetch_add(by, Relaxed) + by;
    if now > most.load(Relaxed) {
        most.fetch_max(now, Relaxed);
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        let Apart(counts) = &COUNTS[shard()];
        counts.layers.fetch_sub(1, Relaxed);
        counts.bytes.fetch_sub(i64::from(self.0), Relaxed);
    }
}
