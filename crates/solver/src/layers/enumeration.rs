//! Queries with so few possible inputs that all of them can be tried.
//!
//! A constraint on a single byte leaves a set of values for it, worked out once by trying all 256. If the sets of all
//! bytes of a query have few combinations, trying them decides it: the first that satisfies everything is the model.

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

    fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    fn values(self) -> Vec<u8> {
        let has = |value: &u8| self.0[usize::from(value >> 6)] >> (value & 63) & 1 == 1;
        (0..=u8::MAX).filter(has).collect()
    }
}

/// Most bytes of a query that is tried.
const MOST_SYMBOLS: usize = 6;
/// Most steps of all trials together, where other layers are about as quick.
pub const QUICK: usize = 300_000;
/// Most steps of all trials together, where only the full backend is left: floats and long divisions take it seconds. A
/// step on long floats takes a microsecond or two.
pub const PATIENT: usize = 1_000_000;
/// Most steps of all trials together, where the full backend has tried in vain: some seconds. Of floats none are tried then.
pub const LAST: usize = 2_000_000_000;
/// Steps between two looks whether somebody asked to stop.
const STEPS_PER_LOOK: usize = 1 << 22;
/// Most steps of a constraint on one byte.
const MOST_STEPS_EACH: usize = 150;
/// Most steps of a conjunction.
const MOST_STEPS_TOGETHER: usize = 1 << 18;
/// Domains kept.
const MOST_CACHED: usize = 1 << 18;

/// The bytes of a conjunction, what constraints on single bytes leave of them, and the other constraints.
struct Values {
    symbols: Vec<Symbol>,
    domains: Vec<Domain>,
    others: Vec<Expr>,
}

/// Tries all inputs; remembers which values single constraints leave.
#[derive(Default)]
pub struct Enumeration {
    /// Constraint on one byte → its values; `None`: too large to try.
    domains: FxHashMap<Expr, Option<Domain>>,
}

/// The outcome of trying everything.
pub enum Tried {
    /// Nothing satisfies the query.
    Nothing,
    /// This does, and nothing before it.
    First(Model),
}

impl Enumeration {
    /// Tries all inputs of a conjunction, if they are so few that this takes at most so many steps.
    pub fn decide(&mut self, store: &ExprStore, conjuncts: &[Expr], most_steps: usize) -> Option<Tried> {
        let Values { symbols, domains, mut others } = self.values(store, conjuncts)?;
        if domains.contains(&Domain::NONE) || conjuncts.iter().any(|&conjunct| store.is_false(conjunct)) {
            return Some(Tried::Nothing);
        }
        others.retain(|&conjunct| !store.is_true(conjunct));
        if others.is_empty() {
            let least = |domain: &Domain| domain.values()[0];
            return Some(Tried::First(symbols.iter().copied().zip(domains.iter().map(least)).collect()));
        }
        let tape = Tape::compile(store, &others, (most_steps / 64).min(MOST_STEPS_TOGETHER))?;
        if most_steps > PATIENT && tape.has_floats() {
            return None;
        }
        let bytes = symbols.iter().zip(&domains).map(|(&symbol, domain)| Byte::new(&tape, symbol, *domain));
        let trial = Trial::new(&tape, bytes.collect());
        (trial.cost() <= most_steps).then(|| trial.run(store)).flatten()
    }

    /// Whether the inputs of a conjunction are so few that trying them all is worth some seconds.
    pub fn are_few(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        const MOST: usize = 1 << 17;
        self.values(store, conjuncts).is_some_and(|Values { domains, .. }| {
            domains.iter().fold(1, |all: usize, domain| all.saturating_mul(domain.len())) <= MOST
        })
    }

    /// What the constraints on single bytes leave of a conjunction; `None` if it has many bytes.
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

/// A byte of the query, the values it may have, and its place on the tape if the tape needs it.
struct Byte {
    symbol: Symbol,
    values: Vec<u8>,
    place: Option<usize>,
}

impl Byte {
    fn new(tape: &Tape, symbol: Symbol, domain: Domain) -> Self {
        Self { symbol, values: domain.values(), place: tape.symbols().binary_search(&symbol).ok() }
    }
}

/// All combinations of some bytes, tried like the digits of a number: what does not depend on the digits that change is
/// not computed again.
struct Trial<'t> {
    tape: &'t Tape,
    /// The bytes, the one on which alone the most depends first.
    bytes: Vec<Byte>,
    /// For each byte, the places that need it and none of the bytes after it.
    places: Vec<Vec<usize>>,
    /// For each byte, the conjuncts among those.
    roots: Vec<Vec<usize>>,
}

impl<'t> Trial<'t> {
    fn new(tape: &'t Tape, mut bytes: Vec<Byte>) -> Self {
        let needs = needs(tape);
        let alone = |byte: &Byte| match byte.place {
            Some(place) => needs.iter().filter(|&&needed| needed == 1 << place).count(),
            None => 0,
        };
        bytes.sort_by_key(|byte| std::cmp::Reverse(alone(byte)));
        let mut places = vec![Vec::new(); bytes.len()];
        let mut roots = vec![Vec::new(); bytes.len()];
        let level = |place: usize| {
            let is_needed = |byte: &Byte| byte.place.is_some_and(|at| needs[place] >> at & 1 == 1);
            bytes.iter().rposition(is_needed).unwrap_or(0)
        };
        for place in tape.symbols().len()..tape.len() {
            places[level(place)].push(place);
        }
        for &root in tape.roots() {
            roots[level(root as usize)].push(root as usize);
        }
        Self { tape, bytes, places, roots }
    }

    /// How many places are computed at most.
    fn cost(&self) -> usize {
        let levels = self.bytes.iter().zip(&self.places);
        let (_, cost) = levels.fold((1usize, 0usize), |(trials, cost), (byte, places)| {
            let trials = trials.saturating_mul(byte.values.len());
            (trials, cost.saturating_add(trials.saturating_mul(places.len() + 1)))
        });
        cost
    }

    /// `None` if somebody asked to stop.
    fn run(&self, store: &ExprStore) -> Option<Tried> {
        let mut values = self.tape.values(|_| 0);
        let mut digits = vec![0; self.bytes.len()];
        let (mut level, mut steps) = (0, 0);
        loop {
            steps += self.places[level].len() + 1;
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
                    return Some(Tried::First(chosen.collect()));
                }
                level += 1;
                digits[level] = 0;
                continue;
            }
            // The next value of this byte, or of the nearest byte before it that has one.
            while digits[level] + 1 == self.bytes[level].values.len() {
                match level.checked_sub(1) {
                    Some(before) => level = before,
                    None => return Some(Tried::Nothing),
                }
            }
            digits[level] += 1;
        }
    }

    /// Gives a byte a value, and says whether all conjuncts hold that need no byte after it.
    fn holds(&self, store: &ExprStore, level: usize, digit: usize, values: &mut [u128]) -> bool {
        let byte = &self.bytes[level];
        if let Some(place) = byte.place {
            values[place] = u128::from(byte.values[digit]);
        }
        for &place in &self.places[level] {
            values[place] = self.tape.compute(store, place, values);
        }
        self.roots[level].iter().all(|&root| values[root] != 0)
    }
}

/// For each place, which of the inputs it needs, one bit each.
fn needs(tape: &Tape) -> Vec<u8> {
    let mut needs = vec![0u8; tape.len()];
    let mut operands = Vec::new();
    for place in 0..tape.len() {
        if place < tape.symbols().len() {
            needs[place] = 1 << place;
            continue;
        }
        operands.clear();
        tape.operands(place as u32, &mut operands);
        needs[place] = operands.iter().fold(0, |all, &operand| all | needs[operand as usize]);
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
