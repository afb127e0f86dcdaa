//! A request to stop, polled by everything that may take long.
//!
//! The watch over the limits of a run (time, memory, signals) makes the request; long computations poll it
//! every few milliseconds and give up without losing anything: a query is left undecided, a term is left
//! unsimplified, an analysis returns a partial result that is marked as such.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

/// A request that is shared and polled.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicU8>);

/// No request to stop.
const GO_ON: u8 = 0;
/// All work must stop.
const ASKED: u8 = 1;
/// The requested work has stopped; the remaining work may be finished.
const FINISHING: u8 = 2;
/// The remaining work must stop too.
const INSISTED: u8 = 3;

impl Halt {
    /// Requests everything to stop. Remaining work that is being finished may go on.
    pub fn request(&self) {
        // Failure means that the state was changed already.
        let _ = self.0.compare_exchange(GO_ON, ASKED, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// New work begins after other work was finished. A pending request stays.
    pub fn begin(&self) {
        let _ = self.0.compare_exchange(FINISHING, GO_ON, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// The requested work has stopped: from here on only [`insist`](Self::insist) stops the remaining work.
    pub fn finish(&self) {
        self.0.store(FINISHING, Ordering::Relaxed);
    }

    /// Requests the remaining work to stop too.
    pub fn insist(&self) {
        self.0.store(INSISTED, Ordering::Relaxed);
    }

    /// Whether the caller must stop.
    pub fn is_requested(&self) -> bool {
        matches!(self.0.load(Ordering::Relaxed), ASKED | INSISTED)
    }
}

/// When work must end: at a time, or as soon as a stop is requested.
#[derive(Clone, Debug, Default)]
pub struct Deadline {
    at: Option<Instant>,
    halt: Halt,
}

impl Deadline {
    /// This long from now, if there is a limit, or when a stop is requested.
    pub fn after(time: Option<Duration>, halt: Halt) -> Self {
        Self { at: time.and_then(|time| Instant::now().checked_add(time)), halt }
    }

    /// Whether the time is over.
    pub fn is_over(&self) -> bool {
        self.halt.is_requested() || self.at.is_some_and(|at| Instant::now() >= at)
    }

    /// The remaining time; `None` if there is no limit.
    pub fn left(&self) -> Option<Duration> {
        match self.halt.is_requested() {
            true => Some(Duration::ZERO),
            false => self.at.map(|at| at.saturating_duration_since(Instant::now())),
        }
    }
}
