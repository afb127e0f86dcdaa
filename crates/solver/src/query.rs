//! One query on its way through the layers.
//!
//! A query starts as a condition on a path. The first layers simplify it to the conjuncts that the caches and backends
//! get.

use crate::path::{PathCondition, Relevant, Simplifier, in_canonical_order};
use crate::values::ValuesUnderModels;
use loam_expr::{BinaryOp, Canonical, Evaluator, Expr, ExprStore, Symbol, View};

/// The query whether a condition is satisfiable on a path.
pub(crate) struct Query<'p> {
    pub path: &'p PathCondition,
    /// The condition, as far as it has been simplified.
    pub condition: Expr,
    /// The independent sets it depends on; `None`: all.
    relevant: Option<Relevant>,
    /// The conjuncts of condition and constraints, sorted; empty until they are needed.
    conjuncts: Vec<Expr>,
    /// The parts of the condition among the conjuncts.
    parts: Vec<Expr>,
    canonical: Option<Canonical>,
    /// Whether local search was tried.
    pub is_searched: bool,
}

impl<'p> Query<'p> {
    pub fn new(path: &'p PathCondition, condition: Expr) -> Self {
        let (conjuncts, parts) = (Vec::new(), Vec::new());
        Self { path, condition, relevant: None, conjuncts, parts, canonical: None, is_searched: false }
    }

    /// Replaces known bytes by their values.
    pub fn simplify(&mut self, store: &ExprStore, memo: &mut Simplifier) {
        self.condition = self.path.simplified_with(store, self.condition, memo);
    }

    /// Keeps only the independent sets that share symbols with the condition.
    pub fn keep_related(&mut self, store: &ExprStore) {
        self.relevant = Some(self.path.relevant(store, &[self.condition]));
    }

    /// The independent sets the query depends on.
    pub fn relevant(&mut self) -> &Relevant {
        self.relevant.get_or_insert_with(|| self.path.everything())
    }

    /// Whether the cached model of the path satisfies the condition.
    pub fn holds_for_inputs(&mut self, store: &ExprStore, under: &mut ValuesUnderModels) -> bool {
        let condition = self.condition;
        let relevant = self.relevant();
        let evaluator = Evaluator::new(store, relevant);
        if let Some(value) = evaluator.eval_small(condition) {
            return value != 0;
        }
        under.with(relevant.model(), |values| {
            let mut evaluator = Evaluator::with_values(store, relevant, values);
            let value = evaluator.eval_bool(condition);
            (value, evaluator.into_values())
        })
    }

    /// Makes the conjuncts, with address bases replaced by their addresses.
    pub fn make_conjuncts(&mut self, store: &ExprStore) {
        if !self.conjuncts.is_empty() {
            return;
        }
        let bases = &self.path.bases;
        self.parts = conjuncts_of(store, bases.ground(store, self.condition));
        let parts = self.parts.clone();
        let others = self.relevant().constraints();
        self.conjuncts = others.map(|constraint| bases.ground(store, constraint)).chain(parts).collect();
        in_canonical_order(store, &mut self.conjuncts);
    }

    /// The conjuncts, sorted.
    pub fn conjuncts(&self) -> &[Expr] {
        &self.conjuncts
    }

    /// The parts of the condition among the conjuncts.
    pub fn parts(&self) -> &[Expr] {
        &self.parts
    }

    /// All symbols of the conjuncts, each at least once.
    pub fn symbols(&self, store: &ExprStore) -> impl Iterator<Item = Symbol> {
        self.conjuncts.iter().flat_map(|&conjunct| store.support(conjunct).iter().copied())
    }

    /// The canonical form, if it has been made.
    pub fn canonical(&self) -> Option<&Canonical> {
        self.canonical.as_ref()
    }

    /// The conjuncts and their canonical form, which is made once.
    pub fn with_canonical(&mut self, make: impl FnOnce(&[Expr]) -> Canonical) -> (&[Expr], &Canonical) {
        let canonical = self.canonical.get_or_insert_with(|| make(&self.conjuncts));
        (&self.conjuncts, canonical)
    }
}

/// The parts of a conjunction.
pub(crate) fn conjuncts_of(store: &ExprStore, condition: Expr) -> Vec<Expr> {
    let (mut open, mut parts) = (vec![condition], Vec::new());
    while let Some(part) = open.pop() {
        match store.view(part) {
            View::Binary(BinaryOp::And, a, b) if store.width(part) == 1 => open.extend([b, a]),
            _ => parts.push(part),
        }
    }
    parts
}
