//! Runs independent pieces of work a few at a time, and returns the results in the order of the pieces.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of pieces in work at a time: the number of cores of the usual test machine.
pub const WORKERS: usize = 2;

/// Applies `work` to every item.
pub fn map<Item: Sync, Result: Send>(items: &[Item], work: impl Fn(&Item) -> Result + Sync) -> Vec<Result> {
    let next = AtomicUsize::new(0);
    let results: Vec<Mutex<Option<Result>>> = items.iter().map(|_| Mutex::new(None)).collect();
    std::thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                while let Some(index) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&i| i < items.len())
                {
                    let result = work(&items[index]);
                    *results[index].lock().expect("nobody panics while holding this") = Some(result);
                }
            });
        }
    });
    let done = results.into_iter().map(|result| result.into_inner().expect("as above"));
    done.map(|result| result.expect("every piece was worked on")).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn results_stand_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..100).collect();
        assert_eq!(
            super::map(&items, |item| item * 2),
            items.iter().map(|item| item * 2).collect::<Vec<_>>()
        );
    }
}
