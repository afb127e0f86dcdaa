//! Answers to queries answered before.
//!
//! A query is looked up as it is, then in its canonical form: equal queries from different states, about
//! different arrays of one size or different bytes, have one entry there. A model is *chosen* if it is what the
//! query alone determines; other models are hints and are never given to somebody who needs a chosen one.

use crate::model::Model;
use loam_expr::{Canonical, Canonicaliser, Expr, ExprStore, Symbol};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What is known about a conjunction.
#[derive(Clone, Debug)]
pub enum Known {
    /// It cannot hold.
    Unsat,
    /// It can, for example with this model; and whether the model is the chosen one.
    Sat(Arc<Model>, bool),
}

impl Known {
    fn is_better_than(&self, other: &Self) -> bool {
        matches!((self, other), (Self::Sat(_, true), Self::Sat(_, false)))
    }

    /// The same answer with other names for the inputs; those without one do not matter.
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

/// The answers, and how to find the canonical form of a query.
pub struct QueryCache {
    exact: Answers,
    canonical: Answers,
    canonicaliser: Canonicaliser,
    /// Terms in all keys, and values in all models.
    size: usize,
}

/// Cached terms and values beyond which everything is forgotten: about half a gigabyte.
const MOST_CACHED: usize = 1 << 26;

impl QueryCache {
    /// No answers yet.
    pub fn new(store: &ExprStore) -> Self {
        let canonicaliser = Canonicaliser::new(store);
        Self { exact: Answers::default(), canonical: Answers::default(), canonicaliser, size: 0 }
    }

    /// The canonical form of a conjunction.
    pub fn canonical(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Canonical {
        self.canonicaliser.canonical(store, conjuncts)
    }

    /// The answer to exactly these conjuncts, which are in order.
    pub fn exact(&self, conjuncts: &[Expr]) -> Option<&Known> {
        self.exact.get(conjuncts)
    }

    /// The answer to a query of the same form, in the names of this one.
    pub fn anonymous(&mut self, conjuncts: &[Expr], canonical: &Canonical) -> Option<Known> {
        let known = self.canonical.get(&canonical.conjuncts[..])?;
        let known = known.renamed(|symbol| Some(canonical.original(symbol)));
        self.insert_exact(conjuncts, known.clone());
        Some(known)
    }

    /// Remembers an answer that is given in the names of the query.
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
