//! Independent pieces of work on several threads, with their results in order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// How many threads the machine can run at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Applies `work` to every item on `jobs` threads, and `use_result` on this one to the results, in the order of the items and as soon
/// as they are there. An error ends the work.
pub fn in_order<T: Sync, R: Send, E>(
    items: &[T],
    jobs: usize,
    work: impl Fn(&T) -> R + Sync,
    mut use_result: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let (sender, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            let (sender, next, work) = (sender.clone(), &next, &work);
            scope.spawn(move || {
                while let index = next.fetch_add(1, Ordering::Relaxed)
                    && let Some(item) = items.get(index)
                    && sender.send((index, work(item))).is_ok()
                {}
            });
        }
        drop(sender);
        let (mut early, mut due) = (BTreeMap::new(), 0);
        for (index, result) in results {
            early.insert(index, result);
            while let Some(result) = early.remove(&due) {
                due += 1;
                // Without a receiver the other threads stop.
                use_result(result)?;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items_and_an_error_ends_the_work() {
        let items: Vec<u32> = (0..100).collect();
        let mut squares = Vec::new();
        let done: Result<(), ()> = in_order(
            &items,
            3,
            |item| item * item,
            |square| {
                squares.push(square);
                Ok(())
            },
        );
        assert_eq!((done, squares.len(), squares[99]), (Ok(()), 100, 99 * 99));
        assert!(squares.is_sorted());
        let failed = in_order(&items, 2, |item| *item, |item| if item == 7 { Err(item) } else { Ok(()) });
        assert_eq!(failed, Err(7));
        assert_eq!(in_order(&[] as &[u32], 2, |item| *item, |_| Err(())), Ok(()));
    }
}
