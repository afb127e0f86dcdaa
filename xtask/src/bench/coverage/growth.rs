//! Which tests add to what the tests before them cover.
//!
//! A report takes tens of milliseconds, and a run may have a hundred thousand tests, so there is not one for each
//! test. Coverage only grows: where it is the same before and after a list of tests, none of them adds anything. A list
//! that does add something is split in two.

use super::lcov::Coverage;

/// What a number of tests cover together.
pub trait Cumulative: Sized {
    /// A test.
    type Test;

    /// With more tests.
    fn with(&self, tests: &[Self::Test]) -> Result<Self, String>;

    /// How much it is.
    fn coverage(&self) -> Coverage;
}

/// A test that adds something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The index of the test.
    pub test: usize,
    /// What the tests up to this one cover.
    pub coverage: Coverage,
}

/// Appends the steps among these tests, the first of which has the index `first`; returns what they cover together with those
/// `before`.
pub fn grow<C: Cumulative>(
    before: &C,
    tests: &[C::Test],
    first: usize,
    steps: &mut Vec<Step>,
) -> Result<C, String> {
    let after = before.with(tests)?;
    split(before, tests, first, after.coverage(), steps)?;
    Ok(after)
}

fn split<C: Cumulative>(
    before: &C,
    tests: &[C::Test],
    first: usize,
    coverage: Coverage,
    steps: &mut Vec<Step>,
) -> Result<(), String> {
    if before.coverage() == coverage {
        return Ok(());
    }
    if tests.len() <= 1 {
        steps.push(Step { test: first, coverage });
        return Ok(());
    }
    let (left, right) = tests.split_at(tests.len() / 2);
    let middle = before.with(left)?;
    split(before, left, first, middle.coverage(), steps)?;
    split(&middle, right, first + left.len(), coverage, steps)
}

#[cfg(test)]
mod tests {
    use super::super::lcov::Share;
    use super::*;
    use std::cell::Cell;
    use std::collections::BTreeSet;

    thread_local! {
        static REPORTS: Cell<usize> = const { Cell::new(0) };
    }

    /// A test covers one line.
    struct Lines(BTreeSet<usize>);

    impl Cumulative for Lines {
        type Test = usize;

        fn with(&self, tests: &[usize]) -> Result<Self, String> {
            REPORTS.set(REPORTS.get() + 1);
            Ok(Self(self.0.iter().chain(tests).copied().collect()))
        }

        fn coverage(&self) -> Coverage {
            Coverage { lines: Share { covered: self.0.len(), all: 100 }, ..Coverage::default() }
        }
    }

    #[test]
    fn the_first_test_of_each_line_is_found() {
        let tests = [5, 5, 7, 5, 7, 7, 9, 5, 1];
        let mut steps = Vec::new();
        let after = grow(&Lines([1].into()), &tests, 10, &mut steps).expect("nothing fails");
        let found: Vec<(usize, usize)> =
            steps.iter().map(|step| (step.test, step.coverage.lines.covered)).collect();
        assert_eq!(found, [(10, 2), (12, 3), (16, 4)]);
        assert_eq!(after.coverage().lines.covered, 4);
    }

    #[test]
    fn tests_that_add_nothing_cost_one_report() {
        REPORTS.set(0);
        let mut steps = Vec::new();
        grow(&Lines([3].into()), &[3; 1000], 0, &mut steps).expect("nothing fails");
        assert_eq!((steps.len(), REPORTS.get()), (0, 1));
    }
}
