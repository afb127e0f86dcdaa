//! A gate: threads wait there until all of them have come.
//!
//! Unlike a barrier of the standard library it lets members leave, so that a thread that could not be started is not waited for.

use std::sync::{Condvar, Mutex, PoisonError};

pub(crate) struct Gate {
    inner: Mutex<Inner>,
    opened: Condvar,
}

struct Inner {
    members: usize,
    waiting: usize,
    /// How often the gate has opened.
    times: u64,
}

impl Inner {
    /// Opens the gate if everyone is there.
    fn open_if_due(&mut self) -> bool {
        let is_due = self.waiting >= self.members;
        if is_due {
            self.waiting = 0;
            self.times += 1;
        }
        is_due
    }
}

impl Gate {
    /// A gate for this many threads.
    pub fn new(members: usize) -> Self {
        Self { inner: Mutex::new(Inner { members, waiting: 0, times: 0 }), opened: Condvar::new() }
    }

    /// Waits until every member waits.
    pub fn wait(&self) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.waiting += 1;
        let before = inner.times;
        if inner.open_if_due() {
            self.opened.notify_all();
            return;
        }
        while inner.times == before {
            inner = self.opened.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// This many members will never come.
    pub fn leave(&self, members: usize) {
        let mut inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        inner.members -= members;
        if inner.waiting > 0 && inner.open_if_due() {
            self.opened.notify_all();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn nobody_passes_before_all_have_come() {
        let (gate, came) = (Gate::new(5), AtomicUsize::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for round in 1..=100 {
                        came.fetch_add(1, Ordering::SeqCst);
                        gate.wait();
                        assert_eq!(came.load(Ordering::SeqCst), 4 * round);
                        gate.wait();
                    }
                });
            }
            gate.leave(1);
        });
    }
}
