//! Incremental queries: gates and learnt clauses of one query are reused by the next.
//!
//! Every conjunct is encoded once and becomes a literal; a query assumes the literals of its conjuncts. Gates are
//! definitions and stay true whatever is assumed, and so do the side conditions of divisions. So queries need not
//! follow one path: a context serves all queries that share terms, in any order. A context that has grown large is
//! cleared, and hard queries are left to a fresh search, because the clauses they leave behind make every later search
//! slower.

use crate::MOST_GATES;
use crate::budget::Budget;
use crate::clauses::{add_clauses, inputs};
use crate::evaluation::Evaluation;
use crate::gates::Bit;
use crate::sat::{Answer, Guide, Sat};
use crate::words::{Word, Words};
use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::Symbol;
use loam_expr::{HoldsTerms, Needed};
use loam_solver::encode::{Encoder, Unsupported, Walk};
use loam_solver::size::measure_new;
use loam_solver::{Limits, Model, Probe, Unknown};
use rustc_hash::FxHashMap;

/// A context with more gates than this is cleared, unless its first query made half of them.
const MOST_KEPT: usize = 1 << 16;

/// A context with more learnt clauses than this is cleared.
const MOST_LEARNT: usize = 4000;

/// A query with more conflicts than this is hard.
pub const HARD: u64 = 200;

/// Assignments that a conflict of a query may cost on average. With many gates a conflict may take a millisecond; then the
/// query is hard after fewer conflicts.
const STEPS_PER_CONFLICT: u64 = 500;

/// The terms encoded so far, and the SAT solver with their clauses.
#[derive(Default)]
pub struct Context {
    /// The id of the store of the terms.
    store: u64,
    walk: Walk<Word>,
    words: Words,
    /// The number of gates after the first query; 0 before it.
    first_gates: usize,
    /// The clauses of the gates that conjuncts and side conditions depend on.
    sat: Sat,
    /// Per gate, whether it has clauses.
    has_clauses: Vec<bool>,
    evaluation: Evaluation,
    conjuncts: FxHashMap<Expr, Conjunct>,
    /// The indices of symbols in [`Words::symbols`].
    symbols: FxHashMap<Symbol, usize>,
    /// Conjuncts with operations the bit-blaster does not know. Kept when the context is cleared.
    refused: FxHashMap<Expr, Unsupported>,
}

/// An encoded conjunct.
struct Conjunct {
    bit: Bit,
    symbols: Set,
}

/// A query in terms of gates.
#[derive(Default)]
struct Query {
    /// The assumptions.
    assumed: Vec<Bit>,
    /// For each assumption the index of its conjunct.
    places: Vec<usize>,
    symbols: Set,
}

impl HoldsTerms for Context {
    fn keep_terms(&self, needed: &mut Needed) {
        self.walk.keep_terms(needed);
        self.conjuncts.keys().chain(self.refused.keys()).for_each(|&conjunct| needed.keep(conjunct));
    }
}

impl Context {
    /// Bytes of gates and clauses.
    pub fn bytes(&self) -> usize {
        self.words.gates.bytes() + self.sat.bytes()
    }

    /// Answers a query; `None` if it turns out hard. No conjunct is the constant false.
    pub fn probe(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Option<Probe> {
        let deadline = store.deadline(limits.time);
        self.prepare(store);
        if let Some(&Unsupported(what)) = conjuncts.iter().find_map(|conjunct| self.refused.get(conjunct)) {
            return Some(Probe::Unknown(Unknown::Unsupported(what.into())));
        }
        // A caller that limits the effort has another backend, which is better at large queries.
        let room = if limits.effort.is_some() { MOST_GATES } else { usize::MAX };
        self.words.most_gates = self.words.gates.len().saturating_add(room);
        self.words.deadline = deadline.clone();
        let query = match self.encode(store, conjuncts) {
            Ok(query) => query,
            Err(Refusal::Impossible(place)) => return Some(Probe::Unsat(vec![place])),
            Err(Refusal::Unsupported(unsupported)) => {
                self.clear();
                return Some(Probe::Unknown(self.words.why(unsupported)));
            }
        };
        if self.first_gates == 0 {
            self.first_gates = self.words.gates.len();
        }
        let is_limited = limits.effort.is_some_and(|effort| effort <= HARD);
        let effort = limits.effort.filter(|_| is_limited).unwrap_or(HARD);
        let mut budget = Budget::new(&Limits { effort: Some(effort), ..*limits }, deadline)
            .with_steps((effort * STEPS_PER_CONFLICT) as usize);
        // Making the clauses may have used up the time.
        if budget.is_late() {
            return Some(Probe::Unknown(Unknown::Timeout));
        }
        let probe = self.solve(&query, &mut budget);
        if probe == Probe::Unknown(Unknown::Effort) && !is_limited {
            return None;
        }
        Some(probe)
    }

    /// About how many gates a query needs that the context does not have, up to `most`.
    pub fn new_gates(&self, store: &ExprStore, conjuncts: &[Expr], most: u64) -> u64 {
        let is_kept = self.store == store.id() && !self.is_full();
        measure_new(store, conjuncts, most, |expr| is_kept && self.walk.has(expr))
    }

    /// Whether so much has been kept that the next query starts anew.
    fn is_full(&self) -> bool {
        self.words.gates.len() > MOST_KEPT.max(2 * self.first_gates) || self.sat.learnt() > MOST_LEARNT
    }

    /// Clears the context if the store is another one or too much has been kept.
    fn prepare(&mut self, store: &ExprStore) {
        if self.store != store.id() {
            self.clear();
            self.refused.clear();
            self.store = store.id();
        } else if self.is_full() {
            self.clear();
        }
    }

    /// Forgets all queries, as if there had been none.
    pub fn forget(&mut self) {
        self.clear();
        self.refused.clear();
    }

    /// Clears the context.
    fn clear(&mut self) {
        self.walk.clear();
        self.words.clear();
        self.first_gates = 0;
        self.sat.clear();
        self.has_clauses.clear();
        self.conjuncts.clear();
        self.symbols.clear();
    }

    fn encode(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Result<Query, Refusal> {
        let mut query = Query::default();
        for (place, &expr) in conjuncts.iter().enumerate() {
            if !self.conjuncts.contains_key(&expr) {
                let conjunct = self.encode_conjunct(store, expr).map_err(Refusal::Unsupported)?;
                self.conjuncts.insert(expr, conjunct);
            }
            let conjunct = &self.conjuncts[&expr];
            query.symbols.extend(&conjunct.symbols);
            match conjunct.bit.value() {
                Some(true) => {}
                Some(false) => return Err(Refusal::Impossible(place)),
                None => {
                    query.assumed.push(conjunct.bit);
                    query.places.push(place);
                }
            }
        }
        Ok(query)
    }

    fn encode_conjunct(&mut self, store: &ExprStore, expr: Expr) -> Result<Conjunct, Unsupported> {
        let word = self.walk.encode(store, &mut self.words, expr).inspect_err(|&unsupported| {
            if !self.words.is_full() {
                self.refused.insert(expr, unsupported);
            }
        })?;
        let bit = self.words.bits(word)[0];
        self.make_clauses(bit);
        for condition in self.words.take_side_conditions() {
            self.make_clauses(condition);
            self.sat.add(&[condition]);
        }
        let met = self.symbols.len();
        let new = self.words.symbols().iter().enumerate().skip(met);
        self.symbols.extend(new.map(|(place, &(symbol, _))| (symbol, place)));
        let symbols =
            store.support(expr).iter().filter_map(|symbol| self.symbols.get(symbol).copied()).collect();
        Ok(Conjunct { bit, symbols })
    }

    /// Makes the clauses of all gates below a bit that have none yet.
    fn make_clauses(&mut self, bit: Bit) {
        let gates = &self.words.gates;
        self.sat.reach(gates.len());
        self.has_clauses.resize(gates.len(), false);
        let mut pending = vec![bit.gate()];
        while let Some(number) = pending.pop() {
            if std::mem::replace(&mut self.has_clauses[number], true) {
                continue;
            }
            add_clauses(gates, number, |clause| self.sat.add(clause));
            let (inputs, count) = inputs(gates.gate(number));
            pending.extend(inputs[..count].iter().map(|input| input.gate()));
        }
    }

    fn solve(&mut self, query: &Query, budget: &mut Budget) -> Probe {
        let probe = match self.search(&query.assumed, budget) {
            Answer::Found => Probe::Sat(self.model(query)),
            Answer::Impossible(core) => Probe::Unsat(query.places(&core)),
            Answer::Stopped(why) => Probe::Unknown(why),
        };
        self.sat.backtrack();
        probe
    }

    fn search(&mut self, assumed: &[Bit], budget: &mut Budget) -> Answer {
        let mut guide = Known { words: &self.words, assumed, evaluation: &mut self.evaluation, looks: 0 };
        self.sat.solve(assumed, &mut guide, budget)
    }

    fn model(&self, query: &Query) -> Model {
        let symbols = query.symbols.iter().map(|place| self.words.symbols()[place]);
        symbols
            .map(|(symbol, word)| {
                let bits = self.words.bits(word).iter().rev();
                let value = bits.fold(0, |value, bit| value << 1 | u8::from(self.sat.latest(bit.gate())));
                (symbol, value)
            })
            .collect()
    }
}

impl Query {
    /// The indices of the conjuncts of some assumptions, sorted.
    fn places(&self, core: &[Bit]) -> Vec<usize> {
        let place = |bit: &Bit| self.assumed.iter().position(|assumed| assumed == bit);
        let mut places: Vec<usize> = core.iter().filter_map(place).map(|at| self.places[at]).collect();
        places.sort_unstable();
        places
    }
}

/// The query during the search: whether the values so far suffice, and the gates it depends on.
struct Known<'c> {
    words: &'c Words,
    assumed: &'c [Bit],
    evaluation: &'c mut Evaluation,
    /// The number of calls of `is_enough`.
    looks: u32,
}

impl Guide for Known<'_> {
    /// The values are enough if the assumptions hold when each unassigned input keeps its latest value (saved phase): a
    /// new condition often changes little.
    fn is_enough(&mut self, sat: &Sat) -> bool {
        // The check becomes half as frequent after each failure, so little time is lost when the latest values are far
        // from a model.
        self.looks += 1;
        if !self.looks.is_power_of_two() {
            return false;
        }
        let (words, gates) = (self.words, &self.words.gates);
        // The fresh bits of a division cannot be evaluated from inputs.
        let mut input = |gate: usize| words.definition(gate).is_empty().then(|| sat.latest(gate));
        self.evaluation.begin(gates);
        // The newest assumption is the least likely to hold.
        self.assumed.iter().rev().all(|&bit| self.evaluation.value(gates, bit, &mut input) == Some(true))
    }

    fn gates(&mut self) -> Vec<usize> {
        let gates = &self.words.gates;
        let mut is_found = vec![false; gates.len()];
        let mut found = Vec::new();
        let mut pending: Vec<usize> = self.assumed.iter().map(|bit| bit.gate()).collect();
        while let Some(number) = pending.pop() {
            if std::mem::replace(&mut is_found[number], true) || number == Bit::FALSE.gate() {
                continue;
            }
            found.push(number);
            let (inputs, count) = inputs(gates.gate(number));
            pending.extend(inputs[..count].iter().map(|input| input.gate()));
            if count == 0 {
                pending.extend(self.words.definition(number).iter().map(|bit| bit.gate()));
            }
        }
        found
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").field("store", &self.store).finish_non_exhaustive()
    }
}

/// Why a query does not reach the SAT solver.
enum Refusal {
    /// The conjunct at this index is unsatisfiable by itself.
    Impossible(usize),
    /// An operation is not known.
    Unsupported(Unsupported),
}

/// A set of small numbers.
#[derive(Default)]
struct Set(Vec<u64>);

impl Set {
    fn extend(&mut self, other: &Self) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        let bits = |word: u64| (0..64).filter(move |bit| word >> bit & 1 == 1);
        self.0.iter().enumerate().flat_map(move |(place, &word)| bits(word).map(move |bit| place * 64 + bit))
    }
}

impl FromIterator<usize> for Set {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Self::default();
        for number in numbers {
            if set.0.len() <= number / 64 {
                set.0.resize(number / 64 + 1, 0);
            }
            set.0[number / 64] |= 1 << (number % 64);
        }
        set
    }
}
