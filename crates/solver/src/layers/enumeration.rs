//! Enumeration of all inputs, for queries with few of them.
//!
//! A constraint on a single byte restricts the domain of this byte; the domain is computed once, by evaluation with all
//! 256 values. If the domains of all bytes of a query have few combinations, evaluating these decides the query: the
//! first combination that satisfies all conjuncts is the model.

use crate::model::Model;
use loam_expr::{Expr, ExprStore, Symbol, Tape};
use rustc_hash::FxHashMap;

/// The set of values that a byte may have.
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

    fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    fn values(self) -> Vec<u8> {
        let has = |value: &u8| self.0[usize::from(value >> 6)] >> (value & 63) & 1 == 1;
        (0..=u8::MAX).filter(has).collect()
    }
}

/// Most bytes of a query.
const MOST_SYMBOLS: usize = 6;
/// Most evaluated steps for one query while other layers are about as quick.
pub const QUICK: usize = 300_000;
/// Most evaluated steps where only the full backend is left, which needs seconds for floats and long divisions. A step
/// on long floats takes a microsecond or two.
pub const PATIENT: usize = 1_000_000;
/// Most evaluated steps after the full backend has given up: some seconds. Queries with floats are not enumerated then.
pub const LAST: usize = 2_000_000_000;
/// Steps between two checks whether the run is halted.
const STEPS_PER_LOOK: usize = 1 << 22;
/// Most steps of the program of a constraint on one byte.
const MOST_STEPS_EACH: usize = 150;
/// Most steps of the program of a conjunction.
const MOST_STEPS_TOGETHER: usize = 1 << 18;
/// Domains kept.
const MOST_CACHED: usize = 1 << 18;

/// The bytes of a conjunction with their domains, and the constraints on several bytes.
struct Values {
    symbols: Vec<Symbol>,
    domains: Vec<Domain>,
    others: Vec<Expr>,
}

/// Enumerates inputs; caches the domains of constraints on single bytes.
#[derive(Default)]
pub struct Enumeration {
    /// Constraint on one byte → the domain of the byte; `None`: the constraint is too large.
    domains: FxHashMap<Expr, Option<Domain>>,
}

/// The result of an enumeration.
pub enum Enumerated {
    /// No input satisfies the query.
    Unsat,
    /// The first input that satisfies the query.
    First(Model),
}

impl Enumeration {
    /// Enumerates all inputs of a conjunction, if that takes at most `most_steps` steps.
    pub fn decide(&mut self, store: &ExprStore, conjuncts: &[Expr], most_steps: usize) -> Option<Enumerated> {
        let Values { symbols, domains, mut others } = self.values(store, conjuncts)?;
        if domains.contains(&Domain::NONE) || conjuncts.iter().any(|&conjunct| store.is_false(conjunct)) {
            return Some(Enumerated::Unsat);
        }
        others.retain(|&conjunct| !store.is_true(conjunct));
        if others.is_empty() {
            let least = |domain: &Domain| domain.values()[0];
            return Some(Enumerated::First(symbols.iter().copied().zip(domains.iter().map(least)).collect()));
        }
        let tape = Tape::compile(store, &others, (most_steps / 64).min(MOST_STEPS_TOGETHER))?;
        if most_steps > PATIENT && tape.has_floats() {
            return None;
        }
        let bytes = symbols.iter().zip(&domains).map(|(&symbol, domain)| Byte::new(&tape, symbol, *domain));
        let trial = Trial::new(&tape, bytes.collect());
        (trial.cost() <= most_steps).then(|| trial.run(store)).flatten()
    }

    /// Whether a conjunction has so few inputs that enumerating them is worth some seconds.
    pub fn are_few(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        const MOST: usize = 1 << 17;
        self.values(store, conjuncts).is_some_and(|Values { domains, .. }| {
            domains.iter().fold(1, |all: usize, domain| all.saturating_mul(domain.len())) <= MOST
        })
    }

    /// Splits a conjunction into domains of single bytes and other constraints; `None` if it has many bytes.
    fn values(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Option<Values> {
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
        Some(Values { symbols, domains, others })
    }

    /// The domain that a constraint on one byte leaves; `None` if evaluating the constraint with all 256 values costs
    /// too much.
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

/// A byte of the query, its domain, and its slot on the tape if the tape reads it.
struct Byte {
    symbol: Symbol,
    values: Vec<u8>,
    slot: Option<usize>,
}

impl Byte {
    fn new(tape: &Tape, symbol: Symbol, domain: Domain) -> Self {
        Self { symbol, values: domain.values(), slot: tape.symbols().binary_search(&symbol).ok() }
    }
}

/// The enumeration of all combinations of some bytes, like the digits of a number: steps that do not depend on the
/// digits that change are not computed again.
struct Trial<'t> {
    tape: &'t Tape,
    /// The bytes, the most significant first: the byte on which alone the most steps depend.
    bytes: Vec<Byte>,
    /// For each byte, the slots that depend on it and on none of the bytes after it.
    slots: Vec<Vec<usize>>,
    /// For each byte, the conjuncts among these slots.
    roots: Vec<Vec<usize>>,
}

impl<'t> Trial<'t> {
    fn new(tape: &'t Tape, mut bytes: Vec<Byte>) -> Self {
        let needs = needs(tape);
        let alone = |byte: &Byte| match byte.slot {
            Some(slot) => needs.iter().filter(|&&needed| needed == 1 << slot).count(),
            None => 0,
        };
        bytes.sort_by_key(|byte| std::cmp::Reverse(alone(byte)));
        let mut slots = vec![Vec::new(); bytes.len()];
        let mut roots = vec![Vec::new(); bytes.len()];
        let level = |slot: usize| {
            let is_needed = |byte: &Byte| byte.slot.is_some_and(|at| needs[slot] >> at & 1 == 1);
            bytes.iter().rposition(is_needed).unwrap_or(0)
        };
        for slot in tape.symbols().len()..tape.len() {
            slots[level(slot)].push(slot);
        }
        for &root in tape.roots() {
            roots[level(root as usize)].push(root as usize);
        }
        Self { tape, bytes, slots, roots }
    }

    /// Upper bound of the computed slots.
    fn cost(&self) -> usize {
        let levels = self.bytes.iter().zip(&self.slots);
        let (_, cost) = levels.fold((1usize, 0usize), |(trials, cost), (byte, slots)| {
            let trials = trials.saturating_mul(byte.values.len());
            (trials, cost.saturating_add(trials.saturating_mul(slots.len() + 1)))
        });
        cost
    }

    /// Runs the enumeration; `None` if the run is halted.
    fn run(&self, store: &ExprStore) -> Option<Enumerated> {
        let mut values = self.tape.values(|_| 0);
        let mut digits = vec![0; self.bytes.len()];
        let (mut level, mut steps) = (0, 0);
        loop {
            steps += self.slots[level].len() + 1;
            if steps >= STEPS_PER_LOOK {
                steps = 0;
                if store.is_halted() {
                    return None;
                }
            }
            if self.holds(store, level, digits[level], &mut values) {
                if level + 1 == digits.len() {
                    let chosen =
                        self.bytes.iter().zip(&digits).map(|(byte, &at)| (byte.symbol, byte.values[at]));
                    return Some(Enumerated::First(chosen.collect()));
                }
                level += 1;
                digits[level] = 0;
                continue;
            }
            // The next value of this byte or, after its last value, of the nearest byte before it that has one.
            while digits[level] + 1 == self.bytes[level].values.len() {
                match level.checked_sub(1) {
                    Some(before) => level = before,
                    None => return Some(Enumerated::Unsat),
                }
            }
            digits[level] += 1;
        }
    }

    /// Sets a byte, and returns whether all conjuncts hold that depend on no byte after it.
    fn holds(&self, store: &ExprStore, level: usize, digit: usize, values: &mut [u128]) -> bool {
        let byte = &self.bytes[level];
        if let Some(slot) = byte.slot {
            values[slot] = u128::from(byte.values[digit]);
        }
        for &slot in &self.slots[level] {
            values[slot] = self.tape.compute(store, slot, values);
        }
        self.roots[level].iter().all(|&root| values[root] != 0)
    }
}

/// For each slot the inputs it depends on, one bit each.
fn needs(tape: &Tape) -> Vec<u8> {
    let mut needs = vec![0u8; tape.len()];
    let mut operands = Vec::new();
    for slot in 0..tape.len() {
        if slot < tape.symbols().len() {
            needs[slot] = 1 << slot;
            continue;
        }
        operands.clear();
        tape.operands(slot as u32, &mut operands);
        needs[slot] = operands.iter().fold(0, |all, &operand| all | needs[operand as usize]);
    }
    needs
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
        let mut few = Enumeration::default();
        let mut first = |conjuncts: &[Expr]| match few.decide(&store, conjuncts, QUICK) {
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
}
