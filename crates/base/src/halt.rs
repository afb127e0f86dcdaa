//! A request to stop, seen by everything that may take long.
//!
//! Whoever watches the limits of a run (time, memory, signals) asks; long work looks every few milliseconds and gives
//! up in a way that loses nothing: a query is left undecided, a term is left as it was, an analysis returns what it
//! has and says that it is not whole.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

/// A request that many hold and look at.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicU8>);

/// Nobody wants anything to stop.
const GO_ON: u8 = 0;
/// All work is to stop.
const ASKED: u8 = 1;
/// What had to stop has stopped; what is left may be finished.
const FINISHING: u8 = 2;
/// That too is to stop.
const INSISTED: u8 = 3;

impl Halt {
    /// Asks everybody to stop. Whoever is finishing already may go on.
    pub fn ask(&self) {
        // Failure means that somebody was quicker.
        let _ = self.0.compare_exchange(GO_ON, ASKED, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// New work begins after other work was finished. A request that nobody has heeded yet stands.
    pub fn begin(&self) {
        let _ = self.0.compare_exchange(FINISHING, GO_ON, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// What had to stop has stopped: from here on only [`insist`](Self::insist) stops the work that is left.
    pub fn finish(&self) {
        self.0.store(FINISHING, Ordering::Relaxed);
    }

    /// Asks those to stop who are finishing, too.
    pub fn insist(&self) {
        self.0.store(INSISTED, Ordering::Relaxed);
    }

    /// Whether to stop.
    pub fn is_asked(&self) -> bool {
        matches!(self.0.load(Ordering::Relaxed), ASKED | INSISTED)
    }
}

/// When work must end: at a time, or as soon as it is asked to stop.
#[derive(Clone, Debug, Default)]
pub struct Deadline {
    at: Option<Instant>,
    halt: Halt,
}

impl Deadline {
    /// So long from now, if there is a limit, or when asked.
    pub fn after(time: Option<Duration>, halt: Halt) -> Self {
        Self { at: time.and_then(|time| Instant::now().checked_add(time)), halt }
    }

    /// Whether the time is over.
    pub fn is_over(&self) -> bool {
        self.halt.is_asked() || self.at.is_some_and(|at| Instant::now() >= at)
    }

    /// What is left of the time; `None` if there is no limit.
    pub fn left(&self) -> Option<Duration> {
        match self.halt.is_asked() {
            true => Some(Duration::ZERO),
            false => self.at.map(|at| at.saturating_duration_since(Instant::now())),
        }
    }
}
