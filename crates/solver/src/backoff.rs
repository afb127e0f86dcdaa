//! When a procedure is tried that answers some kinds of queries and fails on others.
//!
//! Whether it will answer is not known before, but queries of one program are alike. So each failure in a row leaves out more
//! of the next queries, and an answer brings it back. Failures are counted and no clock is read: the same queries are tried
//! in every run.

/// The failures so far, and the queries that are left out because of them.
pub(crate) struct Backoff {
    /// Queries left for which the procedure is not tried.
    skipped: u32,
    /// How many the last failure left out.
    last: u32,
    /// Most queries that one failure leaves out.
    most: u32,
    /// Failures in a row that leave nothing out yet, and how many of them there were.
    free: u32,
    free_used: u32,
}

impl Backoff {
    /// A procedure that has not failed yet. A failure leaves out at most `most` queries.
    pub fn new(most: u32) -> Self {
        Self::after(0, most)
    }

    /// As [`new`](Self::new), but the first `free` failures in a row leave nothing out.
    pub fn after(free: u32, most: u32) -> Self {
        Self { skipped: 0, last: 0, most, free, free_used: 0 }
    }

    /// Whether the procedure is tried for the next query.
    pub fn is_due(&mut self) -> bool {
        let is_due = self.skipped == 0;
        self.skipped = self.skipped.saturating_sub(1);
        is_due
    }

    /// The procedure was tried, and has answered the query or not.
    pub fn ended(&mut self, is_answered: bool) {
        if is_answered {
            self.free_used = 0;
        } else if self.free_used < self.free {
            self.free_used += 1;
            return;
        }
        self.last = if is_answered { self.last / 4 } else { (2 * self.last + 1).min(self.most) };
        self.skipped = if is_answered { 0 } else { self.last };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many of the next queries are tried.
    fn tried(backoff: &mut Backoff, queries: u32, is_answered: bool) -> u32 {
        let mut count = 0;
        for _ in 0..queries {
            if backoff.is_due() {
                backoff.ended(is_answered);
                count += 1;
            }
        }
        count
    }

    #[test]
    fn failures_leave_out_more_and_more_queries_and_answers_bring_all_back() {
        let mut backoff = Backoff::new(31);
        assert_eq!(tried(&mut backoff, 100, true), 100);
        // After 0, 1, 3, 7, 15 queries left out, and then after 31 each.
        assert_eq!(tried(&mut backoff, 31, false), 5);
        assert_eq!(tried(&mut backoff, 320, false), 10);
        let before = tried(&mut backoff, 64, true);
        assert!((33..64).contains(&before), "{before}");
        assert_eq!(tried(&mut backoff, 50, true), 50);
    }

    #[test]
    fn the_first_failures_in_a_row_may_be_free() {
        let mut backoff = Backoff::after(20, 7);
        for _ in 0..10 {
            assert_eq!(tried(&mut backoff, 20, false), 20);
            assert_eq!(tried(&mut backoff, 1, true), 1);
        }
        assert_eq!(tried(&mut backoff, 20, false), 20);
        // Then after 0, 1, 3 and 7 queries left out.
        assert_eq!(tried(&mut backoff, 15, false), 4);
    }
}
