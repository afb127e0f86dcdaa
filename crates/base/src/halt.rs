//! A request to stop, seen by everything that may take long.
//!
//! Whoever watches the limits of a run (time, memory, signals) asks; long work looks every few milliseconds and gives
//! up in a way that loses nothing: a query is left undecided, a term is left as it was, an analysis returns what it
//! has and says that it is not whole.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A flag that many hold.
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Asks everybody to stop.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Takes the request back: for the work that is left once everything else has stopped.
    pub fn withdraw(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether to stop.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
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
