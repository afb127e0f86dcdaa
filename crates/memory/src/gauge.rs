//! How many layers of contents are alive in this process, and how many bytes they take.
//!
//! Every frozen piece of contents carries a [`Tally`] that counts it while it lives. The counts are for figures
//! only; nothing the engine does depends on them.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

static LAYERS: AtomicU64 = AtomicU64::new(0);
static BYTES: AtomicU64 = AtomicU64::new(0);
static MOST_LAYERS: AtomicU64 = AtomicU64::new(0);
static MOST_BYTES: AtomicU64 = AtomicU64::new(0);

/// Layers and bytes of contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Gauge {
    /// Layers, terminal ones included.
    pub layers: u64,
    /// Bytes they take.
    pub bytes: u64,
}

/// What is alive now.
pub fn live() -> Gauge {
    Gauge { layers: LAYERS.load(Relaxed), bytes: BYTES.load(Relaxed) }
}

/// The most that was alive at once since [`restart`].
pub fn most() -> Gauge {
    Gauge { layers: MOST_LAYERS.load(Relaxed), bytes: MOST_BYTES.load(Relaxed) }
}

/// Starts a new search for the most, at the beginning of a run.
pub fn restart() {
    MOST_LAYERS.store(LAYERS.load(Relaxed), Relaxed);
    MOST_BYTES.store(BYTES.load(Relaxed), Relaxed);
}

/// Counts one layer of so many bytes while it lives.
pub(crate) struct Tally(u32);

impl Tally {
    pub(crate) fn new(bytes: usize) -> Self {
        let bytes = bytes as u32;
        let layers = LAYERS.fetch_add(1, Relaxed) + 1;
        let total = BYTES.fetch_add(u64::from(bytes), Relaxed) + u64::from(bytes);
        MOST_LAYERS.fetch_max(layers, Relaxed);
        MOST_BYTES.fetch_max(total, Relaxed);
        Self(bytes)
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        LAYERS.fetch_sub(1, Relaxed);
        BYTES.fetch_sub(u64::from(self.0), Relaxed);
    }
}
