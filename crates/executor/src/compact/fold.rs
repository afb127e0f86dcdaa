//! Folded registers of a loop: values such as sums, which one iteration hands to the next and on which nothing else in the loop depends.
//!
//! At the start of the evaluated iteration κ each of them is a bound word of its own, so its value behind the iteration is a term on κ and
//! these words. If an iteration adds `c + d·κ`, the value after `m` iterations is a closed form, `c·m + d·m(m-1)/2` more than at first. All others are
//! unrolled: their values in front of every iteration are computed one after the other, and the last iteration chooses between them.

use super::search::Executed;
use super::{MOST_UNROLLED, Tried};
use crate::machine::Machine;
use loam_analysis::loops::CompactLoop;
use loam_expr::{Expr, ExprStore};
use loam_memory::{ITERATION, Value};
use loam_program::ir::Reg;
use std::sync::Arc;

/// The number of the first bound word that stands for a folded register; those below have other meanings.
const FIRST_WORD: u32 = 3;

/// A folded register.
pub(super) struct Fold {
    reg: Reg,
    /// The number of its bound word.
    word: u32,
    /// Its value in front of the loop.
    pub start: Expr,
    /// Its value behind the iteration κ.
    next: Expr,
    /// What the iteration κ adds to it, if that is a sum of a constant and a multiple of κ.
    growth: Option<Growth>,
}

/// `first + by·κ`, where neither depends on κ.
#[derive(Clone, Copy)]
struct Growth {
    first: Expr,
    by: Expr,
}

/// The folded registers of a loop.
pub(super) struct Folds(Vec<Fold>);

impl Machine {
    /// Makes each folded register a bound word.
    pub(super) fn begin_folds(&mut self, found: &CompactLoop) -> Tried<Folds> {
        let store = Arc::clone(&self.store);
        let starts = self.values_of(&found.folded);
        self.check_known(starts.iter().copied())?;
        let mut folds = Vec::new();
        for ((word, &reg), start) in (FIRST_WORD..).zip(&found.folded).zip(starts) {
            let begin = store.truncate(store.bound_word(word), store.width(start));
            self.set(reg, Value::of(&store, begin));
            folds.push(Fold { reg, word, start, next: begin, growth: None });
        }
        Ok(Folds(folds))
    }

    /// Takes the values of the folded registers behind the iteration, and finds those that have a closed form.
    pub(super) fn close_folds(&mut self, folds: &mut Folds) -> Tried<()> {
        let store = Arc::clone(&self.store);
        for at in 0..folds.0.len() {
            let Fold { reg, word, .. } = folds.0[at];
            let next = self.values_of(&[reg])[0];
            self.check_known([next])?;
            let begin = store.truncate(store.bound_word(word), store.width(next));
            let added = store.sub(next, begin);
            folds.0[at].next = next;
            if !folds.has_words(&store, added) {
                folds.0[at].growth = self.growth(added)?;
            }
        }
        Ok(())
    }

    /// What an iteration adds, if it is a constant and a multiple of κ in all iterations.
    fn growth(&mut self, added: Expr) -> Tried<Option<Growth>> {
        let store = Arc::clone(&self.store);
        let [first, second] = [0, 1].map(|at| store.with_bound(added, ITERATION, store.word(at)));
        let (zero, by) = (store.constant(store.width(added), 0), store.sub(second, first));
        if self.always(store.eq(added, first))? {
            return Ok(Some(Growth { first, by: zero }));
        }
        let number = store.resize_unsigned(store.bound_word(ITERATION), store.width(added));
        let regular = store.add(first, store.mul(by, number));
        Ok(self.always(store.eq(added, regular))?.then_some(Growth { first, by }))
    }
}

impl Folds {
    /// Whether some of them have no closed form.
    pub fn are_unrolled(&self) -> bool {
        self.0.iter().any(|fold| fold.growth.is_none())
    }

    /// What is known of a register that is folded.
    pub fn of(&self, reg: Reg) -> Option<&Fold> {
        self.0.iter().find(|fold| fold.reg == reg)
    }

    /// Whether a term depends on a folded register.
    pub fn has_words(&self, store: &ExprStore, term: Expr) -> bool {
        self.0.iter().any(|fold| store.has_bound(term, fold.word))
    }

    /// The values of terms on κ and the bound words after the last iteration.
    pub fn values(&self, store: &ExprStore, terms: &[Expr], executed: &Executed) -> Vec<Expr> {
        let unrolled: Vec<&Fold> = self.0.iter().filter(|fold| fold.growth.is_none()).collect();
        let is_open = |&term: &Expr| unrolled.iter().any(|fold| store.has_bound(term, fold.word));
        let open: Vec<Expr> = terms.iter().copied().filter(is_open).collect();
        let mut chosen = self.unroll(store, &open, executed).into_iter();
        let value = |&term: &Expr| match is_open(&term) {
            true => chosen.next().expect("each open term has a value"),
            false => self.closed(store, term, executed),
        };
        terms.iter().map(value).collect()
    }

    /// The value of a term on κ and registers with a closed form.
    fn closed(&self, store: &ExprStore, term: Expr, executed: &Executed) -> Expr {
        let after =
            |iterations: Expr| self.0.iter().map(move |fold| fold.after(store, iterations, executed.most));
        if let Some(at) = self.0.iter().position(|fold| fold.growth.is_some() && fold.next == term) {
            return self.0[at].after(store, executed.count, executed.most);
        }
        if !self.has_words(store, term) {
            return store.with_bound(term, ITERATION, executed.last);
        }
        self.put(store, term, executed.last, &after(executed.last).collect::<Vec<_>>())
    }

    /// The values of terms, chosen from their values in each iteration.
    fn unroll(&self, store: &ExprStore, terms: &[Expr], executed: &Executed) -> Vec<Expr> {
        if terms.is_empty() {
            return Vec::new();
        }
        assert!(executed.most < MOST_UNROLLED, "too many iterations are unrolled");
        let mut starts: Vec<Expr> = self.0.iter().map(|fold| fold.start).collect();
        let mut values = Vec::new();
        for at in 0..=executed.most {
            let number = store.word(at);
            let here = terms.iter().map(|&term| self.put(store, term, number, &starts));
            values = match at {
                0 => here.collect(),
                _ => {
                    let is_reached = store.ule(number, executed.last);
                    here.zip(values).map(|(here, before)| store.ite(is_reached, here, before)).collect()
                }
            };
            let next = self.0.iter().map(|fold| match fold.growth {
                Some(_) => fold.after(store, store.word(at + 1), executed.most),
                None => self.put(store, fold.next, number, &starts),
            });
            starts = next.collect();
        }
        values
    }

    /// A term with κ and the bound words replaced.
    fn put(&self, store: &ExprStore, term: Expr, number: Expr, starts: &[Expr]) -> Expr {
        let term = store.with_bound(term, ITERATION, number);
        self.0
            .iter()
            .zip(starts)
            .fold(term, |term, (fold, &start)| store.with_bound(term, fold.word, store.zext(start, 64)))
    }
}

impl Fold {
    /// The value after so many iterations, if it has a closed form; they are at most one more than `most`.
    fn after(&self, store: &ExprStore, iterations: Expr, most: u64) -> Expr {
        let Some(Growth { first, by }) = self.growth else { return self.start };
        let width = store.width(self.start);
        let linear = store.mul(first, store.resize_unsigned(iterations, width));
        let value = store.add(self.start, linear);
        match store.constant_value(by) {
            Some(0) => value,
            _ => {
                let pairs = store.resize_unsigned(triangular(store, iterations, most), width);
                store.add(value, store.mul(by, pairs))
            }
        }
    }
}

/// The sum of all numbers below a 64-bit number, which is at most one more than `most`.
fn triangular(store: &ExprStore, number: Expr, most: u64) -> Expr {
    let one = store.word(1);
    let before = store.sub(number, one);
    match most <= u64::from(u32::MAX) {
        true => store.lshr(store.mul(number, before), one),
        // Of a number and the one before, the odd one times half of the even one: this does not overflow before it is halved.
        false => store.mul(store.or(before, one), store.lshr(number, one)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangular_numbers_are_sums_of_all_numbers_below() {
        let s = ExprStore::new();
        let value = |number: u64, most| s.as_u64(triangular(&s, s.word(number), most));
        let mut sum = 0;
        for number in 0..200 {
            assert_eq!([value(number, 200), value(number, u64::MAX)], [Some(sum); 2]);
            sum += number;
        }
        assert_eq!(value(1 << 32, u32::MAX.into()), Some(((1 << 32) - 1) << 31));
        for number in [1 << 32, (1 << 32) + 1, u64::MAX - 1, u64::MAX] {
            let expected = u128::from(number) * u128::from(number - 1) / 2;
            assert_eq!(value(number, u64::MAX), Some(expected as u64));
        }
    }
}
