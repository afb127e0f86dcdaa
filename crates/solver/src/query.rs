//! One query on its way through the layers.
//!
//! It starts as a condition on a path. The first layers make it smaller; what is left are the conjuncts that a cache or
//! a backend is asked about.

use crate::path::{PathCondition, Relevant, Simplifier, in_canonical_order};
use loam_expr::{BinaryOp, Canonical, Evaluator, Expr, ExprStore, Symbol, View};

/// Whether a condition can hold on a path.
pub(crate) struct Query<'p> {
    pub path: &'p PathCondition,
    /// The condition, as simple as it is known to be.
    pub condition: Expr,
    /// The independent sets it has to do with; `None`: all.
    relevant: Option<Relevant>,
    /// All that must hold at once, in order; empty until it is needed.
    conjuncts: Vec<Expr>,
    /// The parts of the condition among the conjuncts.
    parts: Vec<Expr>,
    canonical: Option<Canonical>,
}

impl<'p> Query<'p> {
    pub fn new(path: &'p PathCondition, condition: Expr) -> Self {
        let (conjuncts, parts) = (Vec::new(), Vec::new());
        Self { path, condition, relevant: None, conjuncts, parts, canonical: None }
    }

    /// Replaces bytes with one value by it.
    pub fn simplify(&mut self, store: &ExprStore, memo: &mut Simplifier) {
        self.condition = self.path.simplified_with(store, self.condition, memo);
    }

    /// Keeps only the independent sets that share symbols with the condition.
    pub fn keep_related(&mut self, store: &ExprStore) {
        self.relevant = Some(self.path.relevant(store, &[self.condition]));
    }

    /// The independent sets the query has to do with.
    pub fn relevant(&mut self) -> &Relevant {
        self.relevant.get_or_insert_with(|| self.path.everything())
    }

    /// Whether the inputs of the path satisfy the condition.
    pub fn holds_for_inputs(&mut self, store: &ExprStore) -> bool {
        let condition = self.condition;
        Evaluator::new(store, self.relevant()).eval_bool(condition)
    }

    /// Works out all that must hold at once, with addresses as numbers.
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

    /// All that must hold at once, in order.
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

    /// The form without names, which is made once, beside the conjuncts it was made of.
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
