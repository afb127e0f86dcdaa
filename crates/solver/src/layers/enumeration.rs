//! Enumeration of inputs, for queries that few input bytes decide.
//!
//! A constraint on a single byte restricts the domain of this byte; the domain is computed once, by evaluation with all
//! 256 values. If the domains of all bytes of a query have few combinations, evaluating these decides the query: the
//! first combination that satisfies all conjuncts is the model.
//!
//! If there are more bytes, the ones with the smallest domains are enumerated, and the others stay unknown. An
//! evaluation with unknown bits may still decide all conjuncts: a digit decides which branch of a conversion is taken
//! although the term has uninitialised bytes in the other branch.

mod trial;

use crate::model::Model;
use loam_expr::{ArrayKind, ByteSet, Expr, ExprStore, Symbol, Tape};
use trial::{Byte, Ended, Trial};

/// Most bytes that are enumerated together.
const MOST_ENUMERATED: usize = 6;
/// The share of the steps that may be spent while some bytes stay unknown, which decides fewer queries.
const PARTIAL_SHARE: usize = 8;
/// Most values of a byte that is enumerated while others stay unknown.
const FEW_VALUES: usize = 64;
/// Most bytes of a query.
const MOST_SYMBOLS: usize = 64;
/// Most evaluated steps for one query while other layers are about as quick.
pub const QUICK: usize = 30_000;
/// Most evaluated steps to choose the values of a test: the least values are worth some milliseconds.
pub const CHOOSE: usize = 300_000;
/// Most evaluated steps where only the full backend is left, which needs seconds for floats and long divisions. A step
/// on long floats takes a microsecond or two.
pub const PATIENT: usize = 1_000_000;
/// Most evaluated steps after the full backend has given up: some seconds. Queries with floats are not enumerated then.
pub const LAST: usize = 2_000_000_000;
/// Most steps of the program of a conjunction.
const MOST_STEPS_TOGETHER: usize = 1 << 18;
/// The bytes of a conjunction with their domains, and the constraints on several bytes.
pub(super) struct Values {
    pub symbols: Vec<Symbol>,
    pub domains: Vec<ByteSet>,
    pub others: Vec<Expr>,
}

/// The result of an enumeration.
pub enum Enumerated {
    /// No input satisfies the query.
    Unsat,
    /// The first input that satisfies the query.
    First(Model),
}

/// The bytes of a conjunction that are enumerated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Enumerate {
    /// All of them: the model found has the least values.
    All,
    /// Those with few values, if not all can be enumerated.
    Some,
}

/// Enumerates inputs of a conjunction, if that takes at most `most_steps` steps.
pub fn decide(
    store: &ExprStore,
    conjuncts: &[Expr],
    most_steps: usize,
    which: Enumerate,
) -> Option<Enumerated> {
    let Values { symbols, domains, mut others } = values(store, conjuncts)?;
    if domains.contains(&ByteSet::EMPTY) || conjuncts.iter().any(|&conjunct| store.is_false(conjunct)) {
        return Some(Enumerated::Unsat);
    }
    others.retain(|&conjunct| !store.is_true(conjunct));
    let least = || symbols.iter().copied().zip(domains.iter().map(|domain| domain.least().unwrap_or(0)));
    if others.is_empty() {
        return Some(Enumerated::First(least().collect()));
    }
    let is_small = symbols.len() <= MOST_ENUMERATED;
    if !is_small && (which == Enumerate::All || domains.iter().all(|domain| domain.len() > FEW_VALUES)) {
        return None;
    }
    let tape = Tape::compile(store, &others, (most_steps / 64).min(MOST_STEPS_TOGETHER))?;
    if most_steps > PATIENT && tape.has_floats() {
        return None;
    }
    let bytes = symbols.iter().zip(&domains).map(|(&symbol, domain)| Byte::new(&tape, symbol, *domain));
    let mut bytes: Vec<Byte> = bytes.collect();
    if !are_all_enumerated(&tape, &bytes, most_steps) {
        if which == Enumerate::All {
            return None;
        }
        keep_few_values(store, &tape, &mut bytes, most_steps / PARTIAL_SHARE);
    }
    let trial = Trial::new(&tape, bytes);
    if trial.cost() > most_steps {
        return None;
    }
    match trial.run(store)? {
        Ended::Refuted => Some(Enumerated::Unsat),
        Ended::Undecided => None,
        Ended::Holds(enumerated) => {
            let value = |(symbol, least)| (symbol, enumerated.get(symbol).unwrap_or(least));
            Some(Enumerated::First(least().map(value).collect()))
        }
    }
}

/// Whether a conjunction has so few inputs that enumerating them is worth some seconds.
pub fn are_few(store: &ExprStore, conjuncts: &[Expr]) -> bool {
    const MOST: usize = 1 << 17;
    values(store, conjuncts).is_some_and(|Values { domains, .. }| {
        domains.len() <= MOST_ENUMERATED
            && domains.iter().fold(1, |all: usize, domain| all.saturating_mul(domain.len())) <= MOST
    })
}

/// Splits a conjunction into domains of single bytes and other constraints; `None` if it has many bytes.
pub(super) fn values(store: &ExprStore, conjuncts: &[Expr]) -> Option<Values> {
    let symbols = few_symbols(store, conjuncts)?;
    let mut domains = vec![ByteSet::ALL; symbols.len()];
    let mut others = Vec::new();
    for &conjunct in conjuncts {
        match store.support(conjunct) {
            [symbol] => {
                let at = symbols.binary_search(symbol).expect("all symbols of the conjuncts are listed");
                match store.satisfying(conjunct, domains[at]) {
                    Some(satisfying) => domains[at] = satisfying,
                    None => others.push(conjunct),
                }
            }
            _ => others.push(conjunct),
        }
    }
    Some(Values { symbols, domains, others })
}

/// The symbols of the conjuncts, sorted; `None` if they are many.
fn few_symbols(store: &ExprStore, conjuncts: &[Expr]) -> Option<Vec<Symbol>> {
    let mut symbols: Vec<Symbol> = Vec::new();
    for &conjunct in conjuncts {
        let support = store.support(conjunct);
        if support.len() > MOST_SYMBOLS {
            return None;
        }
        for symbol in support {
            if let Err(index) = symbols.binary_search(symbol) {
                symbols.insert(index, *symbol);
            }
        }
        if symbols.len() > MOST_SYMBOLS {
            return None;
        }
    }
    Some(symbols)
}

fn are_all_enumerated(tape: &Tape, bytes: &[Byte], most_steps: usize) -> bool {
    let all: usize = bytes.iter().fold(1, |all, byte| all.saturating_mul(byte.domain.len()));
    bytes.len() <= MOST_ENUMERATED && all.saturating_mul(tape.len()) <= most_steps
}

/// Keeps the bytes with the fewest values, as many as the steps allow. Uninitialised bytes come last: conditions of
/// correct programs do not depend on them.
fn keep_few_values(store: &ExprStore, tape: &Tape, bytes: &mut Vec<Byte>, most_steps: usize) {
    let is_uninitialised = |byte: &Byte| store.array_info(byte.symbol.array).kind == ArrayKind::Uninitialised;
    bytes.retain(|byte| byte.slot.is_some() && byte.domain.len() <= FEW_VALUES);
    bytes.sort_by_key(|byte| (is_uninitialised(byte), byte.domain.len(), byte.symbol));
    let mut trials = 1;
    let fits = |byte: &Byte| {
        trials *= byte.domain.len();
        trials * tape.len() <= most_steps
    };
    let count = bytes.iter().take(MOST_ENUMERATED).map(fits).take_while(|&fits| fits).count();
    bytes.truncate(count);
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
        let first = |conjuncts: &[Expr]| match decide(&store, conjuncts, QUICK, Enumerate::All) {
            Some(Enumerated::First(model)) => Some(model.iter().map(|(_, value)| value).collect::<Vec<_>>()),
            Some(Enumerated::Unsat) => Some(Vec::new()),
            None => None,
        };
        let (small, sum) = (below(byte(0), 10), store.add(byte(0), byte(1)));
        assert_eq!(first(&[store.not(small)]), Some(vec![10]));
        assert_eq!(first(&[small, below(byte(1), 10), is(sum, 17)]), Some(vec![8, 9]));
        assert_eq!(first(&[small, below(byte(1), 10), is(sum, 19)]), Some(vec![]));
        assert_eq!(first(&[small, store.not(below(byte(0), 200))]), Some(vec![]));
        assert_eq!(first(&[is(store.mul(sum, byte(2)), 17)]), None, "three bytes without bounds are not few");
    }

    #[test]
    fn bytes_that_do_not_matter_are_not_enumerated() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 16);
        let byte = |offset| store.byte(Symbol { array, offset });
        let digit = store.ult(store.sub(byte(0), store.constant(8, 48)), store.constant(8, 10));
        let all = (1..16).map(byte).reduce(|a, b| store.xor(store.mul(a, b), b)).expect("there are some");
        // The other bytes matter only if the first one is no digit.
        let value = store.ite(store.ult(byte(0), store.constant(8, 58)), store.constant(8, 7), all);
        let is = |value, constant| store.eq(value, store.constant(8, constant));
        let decided = |conjuncts: &[Expr], which| decide(&store, conjuncts, QUICK, which);
        assert!(matches!(decided(&[digit, is(value, 8)], Enumerate::Some), Some(Enumerated::Unsat)));
        assert!(decided(&[digit, is(value, 8)], Enumerate::All).is_none());
        match decided(&[digit, is(value, 7)], Enumerate::Some) {
            Some(Enumerated::First(model)) => assert_eq!(model.get(Symbol { array, offset: 0 }), Some(b'0')),
            _ => panic!("every digit is a model"),
        }
        assert!(
            decided(&[is(value, 8)], Enumerate::Some).is_none(),
            "without a digit the other bytes matter"
        );
    }
}
