//! How the workers of a run give terms back together: nobody may use the store while it is swept.
//!
//! When enough terms were made, every worker comes here before its next selection and names the terms that it holds. When all have
//! come, one of them sweeps. A worker that has left, because the run is over, has named nothing; then nothing is swept.

use crate::gate::Gate;
use loam_base::lock;
use loam_expr::{ExprStore, Needed};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Terms that are made before the first sweep. Before any other, as many are made as the last one has left, and these: so
/// sweeping stays a small part of the work.
pub(crate) const SELDOM: usize = 1 << 20;
/// The same for tests of sweeping.
pub(crate) const OFTEN: usize = 32;

/// The sweep that is due next.
pub(crate) struct Sweep {
    /// Whether somebody has seen that it is due.
    is_wanted: AtomicBool,
    /// [`SELDOM`] or [`OFTEN`].
    at_least: usize,
    /// How many terms there must have been made.
    due_at: AtomicUsize,
    /// What the workers that have come have named, and how many they are.
    named: Mutex<Option<(Needed, usize)>>,
    gate: Gate,
    workers: AtomicUsize,
}

impl Sweep {
    /// Nothing is due; there are so many workers.
    pub fn new(workers: usize, at_least: usize) -> Self {
        Self {
            is_wanted: AtomicBool::new(false),
            at_least,
            due_at: AtomicUsize::new(at_least),
            named: Mutex::default(),
            gate: Gate::new(workers),
            workers: AtomicUsize::new(workers),
        }
    }

    /// Whether the workers are to come.
    #[inline]
    pub fn is_due(&self, store: &ExprStore) -> bool {
        if store.node_count() >= self.due_at.load(Ordering::Relaxed) {
            self.is_wanted.store(true, Ordering::SeqCst);
        }
        self.is_wanted.load(Ordering::SeqCst)
    }

    /// A worker names what it holds.
    pub fn name(&self, store: &Arc<ExprStore>, name: impl FnOnce(&mut Needed)) {
        let mut named = lock(&self.named);
        let (needed, workers) = named.get_or_insert_with(|| (Needed::new(store), 0));
        name(needed);
        *workers += 1;
    }

    /// So many workers were never started, and hold nothing.
    pub fn dismiss(&self, workers: usize) {
        self.workers.fetch_sub(workers, Ordering::SeqCst);
        self.gate.leave(workers);
    }

    /// A worker will not come any more.
    pub fn leave(&self) {
        self.gate.leave(1);
    }

    /// Waits until all workers have come that still do. One of them is given what all have named, if nobody is missing; the others wait
    /// until it has swept.
    pub fn meet(&self, store: &ExprStore, sweep: impl FnOnce(Needed)) -> bool {
        self.gate.wait();
        let named = lock(&self.named).take();
        let is_sweeper = named.is_some();
        if let Some((needed, workers)) = named {
            if workers == self.workers.load(Ordering::SeqCst) {
                sweep(needed);
            }
            let between = self.at_least + store.live_count() * self.at_least / SELDOM;
            self.due_at.store(store.node_count() + between, Ordering::Relaxed);
            self.is_wanted.store(false, Ordering::SeqCst);
        }
        self.gate.wait();
        is_sweeper
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::{Expr, Symbol};

    fn bytes(store: &ExprStore, count: u32) -> Vec<Expr> {
        let array = store.array("x", 0, count);
        (0..count).map(|offset| store.byte(Symbol { array, offset })).collect()
    }

    #[test]
    fn what_one_of_the_workers_has_named_stays() {
        let store = Arc::new(ExprStore::new());
        let fixed = store.live_count();
        let terms = bytes(&store, 9);
        let sweep = Sweep::new(3, SELDOM);
        std::thread::scope(|scope| {
            for worker in 0..3 {
                let (store, sweep, terms) = (&store, &sweep, &terms);
                scope.spawn(move || {
                    sweep.name(store, |needed| needed.keep(terms[worker]));
                    sweep.meet(store, |needed| store.sweep(needed));
                    assert_eq!(store.live_count(), fixed + 3);
                });
            }
        });
        assert!(!sweep.is_due(&store));
    }

    #[test]
    fn nothing_is_swept_if_a_worker_has_left() {
        let store = Arc::new(ExprStore::new());
        bytes(&store, 9);
        let live = store.live_count();
        let sweep = Sweep::new(2, SELDOM);
        sweep.leave();
        sweep.name(&store, |_| {});
        assert!(sweep.meet(&store, |_| unreachable!("a worker is missing")));
        assert_eq!(store.live_count(), live);
    }
}
