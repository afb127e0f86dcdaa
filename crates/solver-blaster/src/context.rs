//! Questions that build on each other: what was encoded and learnt for one is still there for the next.
//!
//! Every conjunct is encoded once and becomes a literal; a question assumes the literals of its conjuncts. Gates
//! are definitions and stay true whatever is assumed, and so do the side conditions of divisions. So questions
//! need not follow one path: a context serves all that share terms, and knows nothing of their order.
//! A context that has grown, has met a hard question, or was stopped is thrown away, for the remains of unrelated
//! work make every search slower.

use crate::MOST_GATES;
use crate::assumed::{self, Answer, Assumed};
use crate::clauses::{Variables, inputs};
use crate::gates::Bit;
use crate::words::{Word, Words};
use batsat::{Lit, Var};
use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::Symbol;
use loam_solver::encode::{Encoder, Unsupported, Walk};
use loam_solver::{Limits, Model, Probe, Unknown};
use rustc_hash::FxHashMap;
use std::time::Instant;

/// A context with more variables than this begins anew.
const MOST_VARIABLES: u32 = 1 << 17;

/// A question with more conflicts than this leaves behind more than later questions can use.
const HARD: u64 = 1000;

/// Everything encoded so far, and the SAT solver that knows it.
#[derive(Default)]
pub struct Context {
    /// The store the terms are of.
    store: u64,
    walk: Walk<Word>,
    words: Words,
    variables: Variables,
    solver: Assumed,
    conjuncts: FxHashMap<Expr, Conjunct>,
    /// The places of symbols in [`Words::symbols`].
    symbols: FxHashMap<Symbol, usize>,
    /// Conjuncts with operations the bit-blaster does not know. These outlive the rest.
    refused: FxHashMap<Expr, Unsupported>,
}

/// An encoded conjunct.
struct Conjunct {
    bit: Bit,
    symbols: Set,
}

/// A question in terms of gates.
#[derive(Default)]
struct Question {
    /// What is assumed.
    assumed: Vec<Bit>,
    /// The places of the conjuncts assumed.
    places: Vec<usize>,
    symbols: Set,
}

impl Context {
    /// Answers a question. No conjunct is the constant false.
    pub fn ask(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Probe {
        let deadline = limits.time.and_then(|time| Instant::now().checked_add(time));
        if self.store != store.id() {
            self.clear();
            self.refused.clear();
            self.store = store.id();
        } else if self.solver.variables() > MOST_VARIABLES {
            self.clear();
        }
        if let Some(&Unsupported(what)) = conjuncts.iter().find_map(|conjunct| self.refused.get(conjunct)) {
            return Probe::Unknown(Unknown::Unsupported(what));
        }
        // Whoever limits the effort has somebody else to ask, who is better at large questions.
        let room = if limits.effort.is_some() { MOST_GATES } else { usize::MAX };
        self.words.most_gates = self.words.gates.len().saturating_add(room);
        let question = match self.encode(store, conjuncts) {
            Ok(question) => question,
            Err(Refusal::Impossible(place)) => return Probe::Unsat(vec![place]),
            Err(Refusal::Unsupported(Unsupported(what))) => {
                self.clear();
                return Probe::Unknown(Unknown::Unsupported(what));
            }
        };
        let probe = self.solve(&question, limits, deadline);
        if self.solver.conflicts() > HARD || matches!(probe, Probe::Unknown(_)) {
            self.clear();
        }
        probe
    }

    /// Begins anew.
    fn clear(&mut self) {
        self.walk.clear();
        self.words.clear();
        self.variables.clear();
        self.solver = Assumed::default();
        self.conjuncts.clear();
        self.symbols.clear();
    }

    fn encode(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Result<Question, Refusal> {
        let mut question = Question::default();
        for (place, &expr) in conjuncts.iter().enumerate() {
            if !self.conjuncts.contains_key(&expr) {
                let conjunct = self.encode_conjunct(store, expr).map_err(Refusal::Unsupported)?;
                self.conjuncts.insert(expr, conjunct);
            }
            let conjunct = &self.conjuncts[&expr];
            question.symbols.extend(&conjunct.symbols);
            match conjunct.bit.value() {
                Some(true) => {}
                Some(false) => return Err(Refusal::Impossible(place)),
                None => {
                    question.assumed.push(conjunct.bit);
                    question.places.push(place);
                }
            }
        }
        Ok(question)
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
            self.variables.add(&mut self.solver.solver, &[condition]);
        }
        let met = self.symbols.len();
        let new = self.words.symbols().iter().enumerate().skip(met);
        self.symbols.extend(new.map(|(place, &(symbol, _))| (symbol, place)));
        let symbols = store.support(expr).iter().map(|symbol| self.symbols[symbol]).collect();
        Ok(Conjunct { bit, symbols })
    }

    /// Makes the variables and clauses of all gates below a bit that have none yet.
    fn make_clauses(&mut self, bit: Bit) {
        let gates = &self.words.gates;
        self.variables.reach(gates);
        let mut made = Vec::new();
        let mut pending = vec![bit.gate()];
        while let Some(number) = pending.pop() {
            if number == Bit::FALSE.gate() || self.variables.get(number).is_some() {
                continue;
            }
            self.variables.make(&mut self.solver.solver, number);
            made.push(number);
            let (inputs, count) = inputs(gates.gate(number));
            pending.extend(inputs[..count].iter().map(|input| input.gate()));
        }
        made.sort_unstable();
        for number in made {
            self.variables.add_gate(&mut self.solver.solver, gates, number);
        }
    }

    fn solve(&mut self, question: &Question, limits: &Limits, deadline: Option<Instant>) -> Probe {
        let inputs = self.inputs(question);
        let asked = assumed::Question {
            gates: &self.words.gates,
            variables: &self.variables,
            assumed: &question.assumed,
            inputs: &inputs,
            made_up: self.words.made_up(),
        };
        match self.solver.solve(&asked, limits, deadline) {
            Answer::Found(values) => Probe::Sat(self.model(question, &values)),
            Answer::Impossible(core) => Probe::Unsat(self.places(question, &core)),
            Answer::Stopped(why) => Probe::Unknown(why),
        }
    }

    /// The places of the conjuncts that some assumptions stand for, sorted.
    fn places(&self, question: &Question, core: &[Lit]) -> Vec<usize> {
        let assumed = question.assumed.iter().map(|&bit| self.variables.literal(bit));
        let place = |literal: &Lit| assumed.clone().position(|assumed| assumed == *literal);
        let mut places: Vec<usize> = core.iter().filter_map(place).map(|at| question.places[at]).collect();
        places.sort_unstable();
        places
    }

    /// The variables that decide all others of a question: the bits of its symbols, then those made up for
    /// divisions, as far as they are used at all.
    fn inputs(&self, question: &Question) -> Vec<Var> {
        let words = question.symbols.iter().map(|place| self.words.symbols()[place].1);
        let bits = words.flat_map(|word| self.words.bits(word)).chain(self.words.made_up());
        bits.filter_map(|bit| self.variables.get(bit.gate())).collect()
    }

    /// The model from the values of the [inputs](Self::inputs). Bits without a variable are false.
    fn model(&self, question: &Question, values: &[bool]) -> Model {
        let mut values = values.iter().copied();
        let mut value = |bit: &Bit| {
            let is_used = self.variables.get(bit.gate()).is_some();
            u8::from(is_used && values.next().unwrap_or(false))
        };
        let symbols = question.symbols.iter().map(|place| self.words.symbols()[place]);
        symbols
            .map(|(symbol, word)| {
                let bits = self.words.bits(word).iter().enumerate();
                (symbol, bits.fold(0, |byte, (place, bit)| byte | value(bit) << place))
            })
            .collect()
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context").field("store", &self.store).finish_non_exhaustive()
    }
}

/// Why there is nothing to solve.
enum Refusal {
    /// The conjunct at this place can never hold.
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
