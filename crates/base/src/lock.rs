//! Locks that several workers share, and how often one of them had to wait.
//!
//! What is behind such a lock is consistent between any two calls, so that a panic of another thread while it held the lock does
//! no harm. The count of waits is for figures only; nothing depends on it.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

static WAITS: AtomicU64 = AtomicU64::new(0);

/// Locks a mutex.
#[inline]
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    match mutex.try_lock() {
        Ok(guard) => guard,
        Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
        Err(TryLockError::WouldBlock) => {
            WAITS.fetch_add(1, Relaxed);
            mutex.lock().unwrap_or_else(PoisonError::into_inner)
        }
    }
}

/// How often a thread of this process had to wait for a lock.
pub fn lock_waits() -> u64 {
    WAITS.load(Relaxed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_is_counted_and_a_panic_does_no_harm() {
        let (shared, before) = (Mutex::new(1), lock_waits());
        std::thread::scope(|scope| {
            let guard = lock(&shared);
            let waiting = scope.spawn(|| *lock(&shared) += 1);
            while lock_waits() == before {
                std::thread::yield_now();
            }
            drop(guard);
            waiting.join().expect("it gets the lock");
            let panicking = scope.spawn(|| {
                let _guard = lock(&shared);
                std::panic::resume_unwind(Box::new(()));
            });
            assert!(panicking.join().is_err());
        });
        assert_eq!(*lock(&shared), 2);
    }
}
