//! When the pages that host calls dirtied are given back to the system (section 5.3 of the paper).
//!
//! Giving back costs as much as the mapping is large, keeping costs memory. So pages are kept until there are more than
//! twice those of an average call, but at least 1024. Objects lie far apart, so each is counted as one page.

/// Fewer pages than this are never given back.
const FEWEST: usize = 1024;

/// Counts pages and decides when to give them back.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageReturn {
    /// Pages written since the last return.
    active: usize,
    /// Moving average of the pages of one call.
    average: f64,
}

impl PageReturn {
    /// Notes a call that ended: how many pages it needed, and how many of these pages are new. Returns whether to give the
    /// pages back now.
    pub fn finish_call(&mut self, needed: usize, new: usize) -> bool {
        self.average = 0.75 * self.average + 0.25 * needed as f64;
        self.active = self.active.saturating_add(new);
        let due = self.active > FEWEST && self.active as f64 > 2.0 * self.average;
        if due {
            self.active = 0;
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_pages_are_kept() {
        let mut pages = PageReturn::default();
        assert!((0..1024).all(|_| !pages.finish_call(1, 1)));
        assert!(pages.finish_call(1, 1), "the 1025th page");
        assert!((0..1024).all(|_| !pages.finish_call(1, 1)), "counting starts again");
        assert!(pages.finish_call(1, 1));
    }

    #[test]
    fn calls_with_many_objects_keep_twice_their_average() {
        let mut pages = PageReturn::default();
        // The average comes from nothing: it approaches 10 000 by a quarter of what is missing.
        let returned: Vec<bool> = (0..12).map(|_| pages.finish_call(10_000, 10_000)).collect();
        // After one call the average is 2500, so that the first two calls are more than twice of it.
        assert_eq!(returned[..4], [true, true, false, true]);
        assert_eq!(returned[4..], [false, true, false, true, false, true, false, true]);
    }

    #[test]
    fn pages_that_stay_from_call_to_call_are_counted_once() {
        let mut pages = PageReturn::default();
        assert!(!pages.finish_call(1000, 1000));
        assert!((0..400).all(|_| !pages.finish_call(1002, 2)));
        assert!((0..400).any(|_| pages.finish_call(1002, 2)), "twice the average at last");
    }

    #[test]
    fn the_average_follows_the_calls() {
        let mut pages = PageReturn::default();
        for _ in 0..40 {
            pages.finish_call(10_000, 10_000);
        }
        assert!((pages.average - 10_000.0).abs() < 1.0);
        for _ in 0..40 {
            pages.finish_call(0, 0);
        }
        assert!(pages.average < 1.0);
    }

    #[test]
    fn counts_that_are_absurd_do_not_overflow() {
        let mut pages = PageReturn::default();
        assert!(pages.finish_call(usize::MAX, usize::MAX));
        pages.finish_call(usize::MAX, usize::MAX);
    }
}
