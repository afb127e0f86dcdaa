//! The results of earlier queries.
//!
//! A query is looked up as it is, then in its canonical form, in which equal queries of different states, about
//! different arrays of one size or different bytes, share one entry. A model is *chosen* if the query alone determines
//! it; other models may only become cached models, and never stand in for a chosen one.

use crate::model::Model;
use loam_expr::{Canonical, Canonicaliser, Expr, ExprStore, Symbol};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The cached result of a conjunction.
#[derive(Clone, Debug)]
pub enum Known {
    /// Unsatisfiable.
    Unsat,
    /// Satisfiable with this model; and whether the model is the chosen one.
    Sat(Arc<Model>, bool),
}

impl Known {
    fn is_better_than(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Sat(_, true), Self::Sat(_, false)))
    }

    /// The same result with renamed inputs; inputs without a new name are dropped.
    fn renamed(&self, rename: impl Fn(Symbol) -> Option<Symbol>) -> Self {
        match self {
            Self::Unsat => Self::Unsat,
            Self::Sat(model, chosen) => {
                let values = model.iter().filter_map(|(symbol, value)| Some((rename(symbol)?, value)));
                Self::Sat(Arc::new(values.collect()), *chosen)
            }
        }
    }
}

type Answers = FxHashMap<Box<[Expr]>, Known>;

/// The cache, with the memo for canonical forms.
pub struct QueryCache {
    exact: Answers,
    canonical: Answers,
    canonicaliser: Canonicaliser,
    /// Terms in all keys, and values in all models.
    size: usize,
}

/// Most cached terms and values, about half a gigabyte; beyond, all are dropped.
const MOST_CACHED: usize = 1 << 26;

impl QueryCache {
    /// An empty cache.
    pub fn new(store: &ExprStore) -> Self {
        let canonicaliser = Canonicaliser::new(store);
        Self { exact: Answers::default(), canonical: Answers::default(), canonicaliser, size: 0 }
    }

    /// The canonical form of a conjunction.
    pub fn canonical(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Canonical {
        self.canonicaliser.canonical(store, conjuncts)
    }

    /// The result of exactly these conjuncts, which are sorted.
    pub fn exact(&self, conjuncts: &[Expr]) -> Option<&Known> {
        self.exact.get(conjuncts)
    }

    /// The result of a query with the same canonical form, with the inputs of this query.
    pub fn anonymous(&mut self, conjuncts: &[Expr], canonical: &Canonical) -> Option<Known> {
        let known = self.canonical.get(&canonical.conjuncts[..])?;
        let known = known.renamed(|symbol| Some(canonical.original(symbol)));
        self.insert_exact(conjuncts, known.clone());
        Some(known)
    }

    /// Adds a result, which is given with the inputs of the query.
    pub fn remember(&mut self, conjuncts: &[Expr], canonical: &Canonical, known: Known) {
        let renamed = known.renamed(|symbol| canonical.renamed(symbol));
        self.size += canonical.conjuncts.len() + size_of_model(&renamed);
        insert(&mut self.canonical, &canonical.conjuncts, renamed);
        self.insert_exact(conjuncts, known);
    }

    fn insert_exact(&mut self, conjuncts: &[Expr], known: Known) {
        self.size += conjuncts.len() + size_of_model(&known);
        if self.size > MOST_CACHED {
            (self.exact, self.canonical, self.size) = (Answers::default(), Answers::default(), 0);
        }
        insert(&mut self.exact, conjuncts, known);
    }
}

fn size_of_model(known: &Known) -> usize {
    match known {
        Known::Unsat => 0,
        Known::Sat(model, _) => 3 * model.iter().len(),
    }
}

fn insert(answers: &mut Answers, conjuncts: &[Expr], known: Known) {
    match answers.get_mut(conjuncts) {
        Some(before) if known.is_better_than(before) => *before = known,
        Some(_) => {}
        None => {
            answers.insert(conjuncts.into(), known);
        }
    }
}
