//! The number of iterations of a counted loop, in closed form.
//!
//! The test compares a counter with a value that stays, or two counters that approach each other. The count is exact under a condition:
//! that no counter overflows before the test fails, and that the test fails at all.

use super::MOST_UNROLLED;
use loam_expr::{Expr, ExprStore};
use loam_program::ir::Predicate;

/// A value that grows by the same number in every iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Counter {
    /// Its value in the first test.
    pub start: Expr,
    /// What an iteration adds to it, as a number of its width.
    pub step: u128,
}

/// How many iterations follow the first test, which was true.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Count {
    /// The way that is left after the first iteration, 64 bits.
    pub way: Expr,
    /// The part of the way that an iteration takes: their number is `way / step + 1`.
    pub step: u64,
    /// Their number as a plain term, 64 bits, if an iteration takes one part: a proof about a sum may need it in the form that
    /// the program has it.
    pub count: Option<Expr>,
    /// The condition under which this is their number.
    pub condition: Expr,
}

/// The iterations up to one in which a way is used up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    /// The way, 64 bits.
    way: Expr,
    /// The part of it that an iteration takes.
    step: u64,
    /// The greatest number that the way can be on this path.
    most: u64,
    /// The number of iterations, if it is known as a plainer term than one more than the last.
    count: Option<Expr>,
}

impl Last {
    /// The iterations that this way is enough for; the way is at most `most` on this path.
    pub fn new(way: Expr, step: u64, most: u64) -> Self {
        Self { way, step, most, count: None }
    }

    /// The same with the number of iterations as a plain term.
    pub fn with_count(self, count: Option<Expr>) -> Self {
        Self { count, ..self }
    }

    /// The number of iterations, 64 bits.
    pub fn count(&self, store: &ExprStore) -> Expr {
        self.count.unwrap_or_else(|| store.add(self.number(store), store.word(1)))
    }

    /// So few iterations that they can be looked at one by one.
    pub fn few(store: &ExprStore) -> Self {
        let most = MOST_UNROLLED - 1;
        Self::new(store.word(most), 1, most)
    }

    /// The number of the last iteration, 64 bits.
    pub fn number(&self, store: &ExprStore) -> Expr {
        store.divided(self.way, self.step.into(), self.most.into()).0
    }

    /// The greatest number that the last iteration can have.
    pub fn most(&self) -> u64 {
        self.most / self.step
    }

    /// The condition that the iteration with this number, which is at most `most`, is not behind the last one. A product with a constant takes fewer
    /// gates than a quotient.
    pub fn includes(&self, store: &ExprStore, number: Expr, most: u64) -> Expr {
        match most.checked_mul(self.step) {
            Some(_) => store.ule(store.mul(number, store.word(self.step)), self.way),
            None => store.ule(number, self.number(store)),
        }
    }
}

/// The number of iterations of a loop that goes on while `a predicate b`; `None` if it has no closed form.
pub(super) fn count(store: &ExprStore, predicate: Predicate, a: Counter, b: Counter) -> Option<Count> {
    let width = store.width(a.start);
    let (up, down) = (signed(width, a.step), signed(width, b.step));
    match (up, down) {
        (0, 0) => None,
        (_, 0) => one_counter(store, predicate, a.start, up, b.start),
        (0, _) => one_counter(store, mirrored(predicate), b.start, down, a.start),
        (1, -1) => approaching(store, predicate, a.start, b.start),
        (-1, 1) => approaching(store, mirrored(predicate), b.start, a.start),
        _ => None,
    }
}

/// A step as a signed number.
fn signed(width: u16, step: u128) -> i128 {
    let unused = 128 - u32::from(width);
    (step << unused) as i128 >> unused
}

fn mirrored(predicate: Predicate) -> Predicate {
    match predicate {
        Predicate::Eq | Predicate::Ne => predicate,
        Predicate::Ult => Predicate::Ugt,
        Predicate::Ule => Predicate::Uge,
        Predicate::Ugt => Predicate::Ult,
        Predicate::Uge => Predicate::Ule,
        Predicate::Slt => Predicate::Sgt,
        Predicate::Sle => Predicate::Sge,
        Predicate::Sgt => Predicate::Slt,
        Predicate::Sge => Predicate::Sle,
    }
}

/// While `start + step * k` compares with `end`, which stays.
fn one_counter(store: &ExprStore, predicate: Predicate, start: Expr, step: i128, end: Expr) -> Option<Count> {
    let width = store.width(start);
    let by = store.constant(width, step.unsigned_abs());
    let one = store.constant(width, 1);
    // The last counter for which the test may be true must be so far from the end of its range that a step does not leave it.
    let least = store.constant(width, 1 << (width - 1));
    let greatest = store.sub(least, one);
    let zero = store.constant(width, 0);
    let ones = store.sub(zero, one);
    let distance = if step > 0 { store.sub(end, start) } else { store.sub(start, end) };
    let condition = match (predicate, step > 0) {
        (Predicate::Ne, _) => store.eq(store.urem(distance, by), zero),
        (Predicate::Ult, true) => store.ule(end, store.sub(ones, store.sub(by, one))),
        (Predicate::Ule, true) => store.ule(end, store.sub(ones, by)),
        (Predicate::Slt, true) => store.sle(end, store.sub(greatest, store.sub(by, one))),
        (Predicate::Sle, true) => store.sle(end, store.sub(greatest, by)),
        (Predicate::Ugt, false) => store.ule(store.sub(by, one), end),
        (Predicate::Uge, false) => store.ule(by, end),
        (Predicate::Sgt, false) => store.sle(store.add(least, store.sub(by, one)), end),
        (Predicate::Sge, false) => store.sle(store.add(least, by), end),
        _ => return None,
    };
    let (way, count) = match predicate {
        Predicate::Ule | Predicate::Sle | Predicate::Uge | Predicate::Sge => (distance, None),
        _ => (store.sub(distance, one), Some(store.zext(distance, 64))),
    };
    let step = step.unsigned_abs() as u64;
    Some(Count { way: store.zext(way, 64), step, count: count.filter(|_| step == 1), condition })
}

/// While `low + k < high - k`. Neither can overflow: they stay between the two values they start with.
fn approaching(store: &ExprStore, predicate: Predicate, low: Expr, high: Expr) -> Option<Count> {
    if !matches!(predicate, Predicate::Ult | Predicate::Slt) {
        return None;
    }
    let one = store.constant(store.width(low), 1);
    let way = store.sub(store.sub(high, low), one);
    Some(Count { way: store.zext(way, 64), step: 2, count: None, condition: store.bool(true) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::{CompareOp, Width, concrete};

    const WIDTH: Width = 4;

    const PREDICATES: [Predicate; 10] = [
        Predicate::Eq,
        Predicate::Ne,
        Predicate::Ult,
        Predicate::Ule,
        Predicate::Ugt,
        Predicate::Uge,
        Predicate::Slt,
        Predicate::Sle,
        Predicate::Sgt,
        Predicate::Sge,
    ];

    fn holds(predicate: Predicate, a: u128, b: u128) -> bool {
        let compare = |op, a, b| concrete::compare(op, WIDTH, a, b);
        match predicate {
            Predicate::Eq => a == b,
            Predicate::Ne => a != b,
            Predicate::Ult => compare(CompareOp::Ult, a, b),
            Predicate::Ule => compare(CompareOp::Ule, a, b),
            Predicate::Ugt => compare(CompareOp::Ult, b, a),
            Predicate::Uge => compare(CompareOp::Ule, b, a),
            Predicate::Slt => compare(CompareOp::Slt, a, b),
            Predicate::Sle => compare(CompareOp::Sle, a, b),
            Predicate::Sgt => compare(CompareOp::Slt, b, a),
            Predicate::Sge => compare(CompareOp::Sle, b, a),
        }
    }

    /// The iterations of the loop as it is executed; `None` if it never ends.
    fn executed(predicate: Predicate, [a, b]: [u128; 2], [up, down]: [u128; 2]) -> Option<u128> {
        let at = |start: u128, step: u128, k: u128| (start + step * k) % (1 << WIDTH);
        (0..=1 << WIDTH).find(|&k| !holds(predicate, at(a, up, k), at(b, down, k)))
    }

    #[test]
    fn the_closed_form_is_what_execution_counts() {
        let s = ExprStore::new();
        let mut counted = 0;
        for predicate in PREDICATES {
            for case in 0..1u128 << (4 * WIDTH) {
                let nibble = |at: u16| case >> (at * WIDTH) & 0xf;
                let (starts, steps) = ([nibble(0), nibble(1)], [nibble(2), nibble(3)]);
                if !holds(predicate, starts[0], starts[1]) {
                    continue;
                }
                let counter = |at: usize| Counter { start: s.constant(WIDTH, starts[at]), step: steps[at] };
                let Some(count) = count(&s, predicate, counter(0), counter(1)) else { continue };
                if s.is_true(count.condition) {
                    let what = || format!("{predicate:?} {starts:?} {steps:?}");
                    let last = Last::new(count.way, count.step, u64::MAX);
                    let iterations = s.constant_value(last.number(&s)).map(|last| last + 1);
                    assert_eq!(iterations, executed(predicate, starts, steps), "{}", what());
                    let plain = count.count.map(|count| s.constant_value(count));
                    assert!(plain.is_none_or(|plain| plain == iterations), "{}", what());
                    for number in 0..20 {
                        let is_included = s.is_true(last.includes(&s, s.word(number), number));
                        assert_eq!(is_included, iterations > Some(number.into()), "{number}, {}", what());
                    }
                    counted += 1;
                }
            }
        }
        assert!(counted > 9_000, "{counted} cases have a closed form");
    }

    #[test]
    fn loops_that_count_by_one_towards_their_end_need_no_condition() {
        let s = ExprStore::new();
        let term =
            |name: &str| s.zext(s.byte(loam_expr::Symbol { array: s.array(name, 0, 1), offset: 0 }), 32);
        let (i, n) = (term("i"), term("n"));
        let counter = |start, step| Counter { start, step };
        for predicate in [Predicate::Ult, Predicate::Slt, Predicate::Ne] {
            let count = count(&s, predicate, counter(i, 1), counter(n, 0)).expect("it has a closed form");
            assert!(s.is_true(count.condition), "{predicate:?}");
        }
    }
}
