//! Loam's own bit-blaster: bit-vector and array queries as logic gates for a small SAT solver.
//!
//! Made for the many small queries of symbolic execution: a fresh solver per query costs microseconds, and memory is
//! kept from one query to the next. The result of a check depends on the query alone; only probes are incremental. The
//! blaster knows every operation except those on floats; hard queries are to be stopped by a limit and sent to another
//! backend.

mod budget;
mod clauses;
mod context;
mod evaluation;
mod gates;
mod order;
mod sat;
mod search;
mod words;

use context::Context;
use loam_expr::store::{Expr, ExprStore};
use loam_expr::view::View;
use loam_expr::{HoldsTerms, Needed};
use loam_solver::encode::{Unsupported, Walk, any_node};
use loam_solver::{Backend, Limits, Model, Probe, Verdict};
use search::{Outcome, Search};
use std::time::Instant;
use words::{Word, Words};

/// Most gates of a query with limited effort.
const MOST_GATES: usize = 1 << 20;

/// Up to so many gates, a conflict counts as one unit of effort.
const USUAL_GATES: usize = 1 << 11;
/// The conflicts that every search may have, however many gates there are.
const LEAST_CONFLICTS: u64 = 100;

/// The bit-blaster. Keeps allocated memory between queries, but clauses only between probes.
#[derive(Debug)]
pub struct Blaster {
    walk: Walk<Word>,
    words: Words,
    search: Search,
    context: Context,
}

impl Blaster {
    /// A bit-blaster.
    pub fn new() -> Self {
        Self {
            walk: Walk::new(),
            words: Words::new(),
            search: Search::default(),
            context: Context::default(),
        }
    }

    /// Builds and requires all conjuncts. Returns false if that already shows a contradiction.
    fn require_all(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Result<bool, Unsupported> {
        for &conjunct in conjuncts {
            let word = self.walk.encode(store, &mut self.words, conjunct)?;
            let bit = self.words.bits(word)[0];
            let mut required = self.words.take_side_conditions();
            required.push(bit);
            if !required.into_iter().all(|bit| self.words.gates.require(bit)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The conflicts that an effort allows: with more gates each conflict takes longer.
    fn conflicts(&self, effort: u64) -> u64 {
        let gates = self.words.gates.len().max(USUAL_GATES) as u64;
        (effort * USUAL_GATES as u64 / gates).max(effort.min(LEAST_CONFLICTS))
    }

    fn model(&self) -> Model {
        let symbols = self.walk.symbols().into_iter();
        symbols
            .map(|(symbol, word)| {
                let bits = self.words.bits(word).iter().rev();
                let value = bits
                    .fold(0, |value, &bit| value << 1 | u8::from(self.search.value(&self.words.gates, bit)));
                (symbol, value)
            })
            .collect()
    }
}

impl Default for Blaster {
    fn default() -> Self {
        Self::new()
    }
}

impl Backend for Blaster {
    fn name(&self) -> &'static str {
        "blaster"
    }

    fn bytes(&self) -> usize {
        self.words.gates.bytes() + self.context.bytes()
    }

    fn can_solve(&self, store: &ExprStore, conjuncts: &[Expr]) -> bool {
        !any_node(store, conjuncts, |view| matches!(view, View::Base(_)) || view.is_float_operation())
    }

    fn check(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Verdict {
        if conjuncts.iter().any(|&conjunct| store.constant_value(conjunct) == Some(0)) {
            return Verdict::Unsat;
        }
        let deadline = store.deadline(limits.time);
        self.walk.clear();
        self.words.clear();
        // A caller that limits the effort has another backend, which is better at large queries.
        self.words.most_gates = if limits.effort.is_some() { MOST_GATES } else { usize::MAX };
        self.words.deadline = deadline.clone();
        match self.require_all(store, conjuncts) {
            Err(unsupported) => return Verdict::Unknown(self.words.why(unsupported)),
            Ok(false) => return Verdict::Unsat,
            Ok(true) => {}
        }
        let limits = Limits { effort: limits.effort.map(|effort| self.conflicts(effort)), ..*limits };
        match self.search.run(&self.words.gates, &limits, deadline) {
            Outcome::Found => Verdict::Sat(self.model()),
            Outcome::Impossible => Verdict::Unsat,
            Outcome::Stopped(why) => Verdict::Unknown(why),
        }
    }

    fn keep_terms(&self, needed: &mut Needed) {
        let Self { walk, words: _, search: _, context } = self;
        walk.keep_terms(needed);
        context.keep_terms(needed);
    }

    fn forget(&mut self) {
        self.context.forget();
    }

    fn new_gates(&self, store: &ExprStore, conjuncts: &[Expr], most: u64) -> u64 {
        self.context.new_gates(store, conjuncts, most)
    }

    fn probe(&mut self, store: &ExprStore, conjuncts: &[Expr], limits: &Limits) -> Probe {
        if let Some(place) = conjuncts.iter().position(|&conjunct| store.constant_value(conjunct) == Some(0))
        {
            return Probe::Unsat(vec![place]);
        }
        let started = Instant::now();
        if let Some(probe) = self.context.probe(store, conjuncts, limits) {
            return probe;
        }
        // A fresh search is better at hard queries; it gets the rest of the limits.
        let rest = Limits {
            time: limits.time.map(|time| time.saturating_sub(started.elapsed())),
            effort: limits.effort.map(|effort| effort.saturating_sub(context::HARD)),
        };
        match self.check(store, conjuncts, &rest) {
            Verdict::Sat(model) => Probe::Sat(model),
            Verdict::Unsat => Probe::Unsat((0..conjuncts.len()).collect()),
            Verdict::Unknown(why) => Probe::Unknown(why),
        }
    }
}
