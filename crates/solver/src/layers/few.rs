//! Questions with so few possible inputs that all of them can be tried.
//!
//! A constraint on a single byte leaves a set of values for it, worked out once by trying all 256. If the sets of all
//! bytes of a question have few combinations, trying them decides it: the first that satisfies everything, in the order
//! of the symbols, is the model.

use crate::model::Model;
use loam_expr::{Expr, ExprStore, Symbol, Tape};
use rustc_hash::FxHashMap;

/// Values that a byte may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Domain([u64; 4]);

impl Domain {
    const ALL: Self = Self([u64::MAX; 4]);
    const NONE: Self = Self([0; 4]);

    fn insert(&mut self, value: u8) {
        self.0[usize::from(value >> 6)] |= 1 << (value & 63);
    }

    fn meet(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    fn values(self) -> Vec<u8> {
        let has = |value: &u8| self.0[usize::from(value >> 6)] >> (value & 63) & 1 == 1;
        (0..=u8::MAX).filter(has).collect()
    }
}

/// Most bytes of a question that is tried.
const MOST_SYMBOLS: usize = 6;
/// Most steps of all trials together.
const MOST_STEPS: usize = 300_000;
/// Most steps of a constraint on one byte.
const MOST_STEPS_EACH: usize = 150;
/// Domains kept.
const MOST_CACHED: usize = 1 << 18;

/// Tries all inputs; remembers which values single constraints leave.
#[derive(Default)]
pub struct Few {
    /// Constraint on one byte → its values; `None`: too large to try.
    domains: FxHashMap<Expr, Option<Domain>>,
}

/// The outcome of trying everything.
pub enum Tried {
    /// Nothing satisfies the question.
    Nothing,
    /// This does, and nothing before it.
    First(Model),
}

impl Few {
    /// Tries all inputs of a conjunction, if they are few.
    pub fn decide(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Option<Tried> {
        let symbols = few_symbols(store, conjuncts)?;
        let mut domains = vec![Domain::ALL; symbols.len()];
        let mut others = Vec::new();
        for &conjunct in conjuncts {
            match store.support(conjunct) {
                [symbol] if let Some(domain) = self.domain(store, conjunct) => {
                    let at = symbols.binary_search(symbol).expect("all symbols of the conjuncts are listed");
                    domains[at] = domains[at].meet(domain);
                }
                _ => others.push(conjunct),
            }
        }
        if domains.contains(&Domain::NONE) {
            return Some(Tried::Nothing);
        }
        if others.is_empty() {
            let least = |domain: &Domain| domain.values()[0];
            return Some(Tried::First(symbols.iter().copied().zip(domains.iter().map(least)).collect()));
        }
        let trials = domains.iter().try_fold(1usize, |all, domain| all.checked_mul(domain.count()))?;
        let most = MOST_STEPS.checked_div(trials)?;
        let tape = Tape::compile(store, &others, most)?;
        Some(try_all(store, &tape, &symbols, &domains))
    }

    /// The values that a constraint on one byte leaves, unless it is so large that only the values left by others
    /// should be tried on it.
    fn domain(&mut self, store: &ExprStore, constraint: Expr) -> Option<Domain> {
        if let Some(&domain) = self.domains.get(&constraint) {
            return domain;
        }
        if self.domains.len() > MOST_CACHED {
            self.domains.clear();
        }
        let domain = Tape::compile(store, &[constraint], MOST_STEPS_EACH).map(|tape| {
            let mut values = tape.values(|_| 0);
            let mut domain = Domain::NONE;
            for value in 0..=u8::MAX {
                values[0] = u128::from(value);
                tape.evaluate(store, &mut values);
                if values[tape.roots()[0] as usize] != 0 {
                    domain.insert(value);
                }
            }
            domain
        });
        self.domains.insert(constraint, domain);
        domain
    }
}

/// The symbols of some conjuncts, sorted; `None` if they are many.
fn few_symbols(store: &ExprStore, conjuncts: &[Expr]) -> Option<Vec<Symbol>> {
    let mut symbols: Vec<Symbol> = Vec::new();
    for &conjunct in conjuncts {
        let support = store.support(conjunct);
        if support.len() > MOST_SYMBOLS {
            return None;
        }
        for symbol in support {
            if let Err(place) = symbols.binary_search(symbol) {
                symbols.insert(place, *symbol);
            }
        }
        if symbols.len() > MOST_SYMBOLS {
            return None;
        }
    }
    Some(symbols)
}

/// Tries all combinations, the last symbol changing fastest.
fn try_all(store: &ExprStore, tape: &Tape, symbols: &[Symbol], domains: &[Domain]) -> Tried {
    let choices: Vec<Vec<u8>> = domains.iter().map(|domain| domain.values()).collect();
    let places: Vec<Option<usize>> =
        symbols.iter().map(|symbol| tape.symbols().binary_search(symbol).ok()).collect();
    let mut at = vec![0; choices.len()];
    let mut values = tape.values(|_| 0);
    loop {
        for ((choice, &at), place) in choices.iter().zip(&at).zip(&places) {
            if let Some(place) = *place {
                values[place] = u128::from(choice[at]);
            }
        }
        tape.evaluate(store, &mut values);
        if tape.roots().iter().all(|&root| values[root as usize] != 0) {
            let chosen = choices.iter().zip(&at).map(|(choice, &at)| choice[at]);
            return Tried::First(symbols.iter().copied().zip(chosen).collect());
        }
        let Some(turn) = (0..at.len()).rev().find(|&turn| at[turn] + 1 < choices[turn].len()) else {
            return Tried::Nothing;
        };
        at[turn] += 1;
        at[turn + 1..].fill(0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_inputs_are_decided_by_trying_them() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 3);
        let byte = |offset| store.byte(Symbol { array, offset });
        let below = |e: Expr, limit| store.ult(e, store.constant(8, limit));
        let is = |e: Expr, value| store.eq(e, store.constant(8, value));
        let mut few = Few::default();
        let mut first = |conjuncts: &[Expr]| match few.decide(&store, conjuncts) {
            Some(Tried::First(model)) => Some(model.iter().map(|(_, value)| value).collect::<Vec<_>>()),
            Some(Tried::Nothing) => Some(Vec::new()),
            None => None,
        };
        let (small, sum) = (below(byte(0), 10), store.add(byte(0), byte(1)));
        assert_eq!(first(&[store.not(small)]), Some(vec![10]));
        assert_eq!(first(&[small, below(byte(1), 10), is(sum, 17)]), Some(vec![8, 9]));
        assert_eq!(first(&[small, below(byte(1), 10), is(sum, 19)]), Some(vec![]));
        assert_eq!(first(&[small, store.not(below(byte(0), 200))]), Some(vec![]));
        assert_eq!(first(&[is(store.mul(sum, byte(2)), 17)]), None, "three bytes without bounds are not few");
    }
}
