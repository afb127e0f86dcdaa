//! The results of earlier queries.
//!
//! A query is looked up as it is, then in its canonical form, in which equal queries of different states, about
//! different arrays of one size or different bytes, share one entry. A model is *chosen* if the query alone determines
//! it; other models may only become cached models, and never stand in for a chosen one.
//!
//! Both tables are bounded by bytes. The canonical one is shared by the solvers of a run ([`SharedAnswers`]); which of
//! them answered a query first changes no verdict and no chosen model.

use crate::model::Model;
use loam_base::{lock, stable_hash};
use loam_expr::{Canonical, Canonicaliser, Expr, ExprStore, HoldsTerms, Needed, Symbol};
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, MutexGuard};

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

    /// Bytes beside those of a table's entry.
    fn bytes(&self) -> usize {
        match self {
            Self::Unsat => 0,
            Self::Sat(model, _) => 16 * model.iter().len(),
        }
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

/// Results by conjuncts, in two generations. When the young one has taken half of the bytes, the old one is dropped and the young one
/// becomes old. A result that is used moves to the young one, so that those go that were not used for longest.
#[derive(Default)]
struct Answers {
    young: FxHashMap<Box<[Expr]>, Known>,
    old: FxHashMap<Box<[Expr]>, Known>,
    /// Bytes of the young generation, and of the old one.
    bytes: usize,
    old_bytes: usize,
    /// Results that were dropped.
    dropped: u64,
}

/// Bytes of an entry of a table beside its terms and values.
const PER_ENTRY: usize = 64;

impl HoldsTerms for Answers {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { young, old, bytes: _, old_bytes: _, dropped: _ } = self;
        young.keys().chain(old.keys()).for_each(|conjuncts| conjuncts.keep_terms(needed));
    }
}

impl Answers {
    fn get(&mut self, conjuncts: &[Expr], most_bytes: usize) -> Option<Known> {
        if let Some(known) = self.young.get(conjuncts) {
            return Some(known.clone());
        }
        let (conjuncts, known) = self.old.remove_entry(conjuncts)?;
        self.add(conjuncts, known.clone(), most_bytes);
        Some(known)
    }

    /// Adds a result, unless a better one is there.
    fn insert(&mut self, conjuncts: &[Expr], known: Known, most_bytes: usize) {
        if let Some(before) = self.young.get_mut(conjuncts) {
            if known.is_better_than(before) {
                *before = known;
            }
            return;
        }
        let known = match self.old.remove(conjuncts) {
            Some(before) if !known.is_better_than(&before) => before,
            Some(_) | None => known,
        };
        self.add(conjuncts.into(), known, most_bytes);
    }

    fn clear(&mut self) {
        let dropped = self.dropped + (self.young.len() + self.old.len()) as u64;
        *self = Self { dropped, ..Self::default() };
    }

    /// About how many bytes both generations take; results that have moved to the young one are counted twice.
    fn all_bytes(&self) -> usize {
        self.bytes + self.old_bytes
    }

    fn add(&mut self, conjuncts: Box<[Expr]>, known: Known, most_bytes: usize) {
        self.bytes += PER_ENTRY + size_of_val(&*conjuncts) + known.bytes();
        self.young.insert(conjuncts, known);
        if self.bytes > most_bytes / 2 {
            self.dropped += self.old.len() as u64;
            self.old = std::mem::take(&mut self.young);
            self.old_bytes = std::mem::take(&mut self.bytes);
        }
    }
}

const SHARDS: usize = 16;

/// The results that the solvers of a run share, by the canonical forms of queries.
#[derive(Default)]
pub struct SharedAnswers([Mutex<Answers>; SHARDS]);

impl SharedAnswers {
    fn shard(&self, store: &ExprStore, conjuncts: &[Expr]) -> MutexGuard<'_, Answers> {
        let last = conjuncts.last().map(|&conjunct| store.structural_hash(conjunct));
        lock(&self.0[stable_hash(&last) as usize % SHARDS])
    }

    /// Names the terms of all results.
    pub fn keep_terms(&self, needed: &mut Needed) {
        self.0.iter().for_each(|shard| lock(shard).keep_terms(needed));
    }

    /// Forgets all results.
    pub fn clear(&self) {
        self.0.iter().for_each(|shard| lock(shard).clear());
    }

    /// About how many bytes the results take.
    pub fn bytes(&self) -> usize {
        self.0.iter().map(|shard| lock(shard).all_bytes()).sum()
    }

    /// How many results were dropped because there were too many.
    pub fn dropped(&self) -> u64 {
        self.0.iter().map(|shard| lock(shard).dropped).sum()
    }
}

/// The cache of one solver, with the memo for canonical forms.
pub struct QueryCache {
    exact: Answers,
    canonical: Arc<SharedAnswers>,
    canonicaliser: Canonicaliser,
    /// Bytes of the results by exact conjuncts, and of those of one shard by canonical form.
    most_bytes: usize,
    most_shard_bytes: usize,
}

impl QueryCache {
    /// A cache of at most `bytes`, half of which are for the shared results.
    pub fn new(store: &ExprStore, canonical: Arc<SharedAnswers>, bytes: u64) -> Self {
        let half = usize::try_from(bytes / 2).unwrap_or(usize::MAX);
        Self {
            exact: Answers::default(),
            canonical,
            canonicaliser: Canonicaliser::new(store),
            most_bytes: half,
            most_shard_bytes: half / SHARDS,
        }
    }

    /// Forgets all results, those of other solvers included.
    pub fn clear(&mut self) {
        self.exact.clear();
        self.canonical.clear();
    }

    /// Names the terms of the results of this solver alone. Memos are forgotten.
    pub fn keep_own_terms(&mut self, needed: &mut Needed) {
        self.canonicaliser.forget();
        self.exact.keep_terms(needed);
    }

    /// About how many bytes the results of this solver take, and those of all.
    pub fn bytes(&self) -> (usize, usize) {
        (self.exact.all_bytes(), self.canonical.bytes())
    }

    /// The canonical form of a conjunction.
    pub fn canonical(&mut self, store: &ExprStore, conjuncts: &[Expr]) -> Canonical {
        self.canonicaliser.canonical(store, conjuncts)
    }

    /// The result of exactly these conjuncts, which are sorted.
    pub fn exact(&mut self, conjuncts: &[Expr]) -> Option<Known> {
        self.exact.get(conjuncts, self.most_bytes)
    }

    /// The result of a query with the same canonical form, with the inputs of this query.
    pub fn anonymous(
        &mut self,
        store: &ExprStore,
        conjuncts: &[Expr],
        canonical: &Canonical,
    ) -> Option<Known> {
        let form = &canonical.conjuncts;
        let known = self.canonical.shard(store, form).get(form, self.most_shard_bytes)?;
        let known = known.renamed(|symbol| Some(canonical.original(symbol)));
        self.exact.insert(conjuncts, known.clone(), self.most_bytes);
        Some(known)
    }

    /// Adds a result, which is given with the inputs of the query.
    pub fn remember(&mut self, store: &ExprStore, conjuncts: &[Expr], canonical: &Canonical, known: Known) {
        let renamed = known.renamed(|symbol| canonical.renamed(symbol));
        let form = &canonical.conjuncts;
        self.canonical.shard(store, form).insert(form, renamed, self.most_shard_bytes);
        self.remember_exact(conjuncts, known);
    }

    /// Adds a result for exactly these conjuncts.
    pub fn remember_exact(&mut self, conjuncts: &[Expr], known: Known) {
        self.exact.insert(conjuncts, known, self.most_bytes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_used_for_longest_goes_first() {
        let store = ExprStore::new();
        let conjunct = |number: u32| [store.constant(32, number.into())];
        let mut answers = Answers::default();
        let most_bytes = 10 * (PER_ENTRY + 4);
        answers.insert(&conjunct(0), Known::Unsat, most_bytes);
        for number in 1..100 {
            answers.insert(&conjunct(number), Known::Unsat, most_bytes);
            assert!(answers.get(&conjunct(0), most_bytes).is_some(), "it is used all the time");
            assert!(answers.young.len() + answers.old.len() <= 12);
        }
        assert!(answers.get(&conjunct(1), most_bytes).is_none());
        assert!(answers.dropped > 80);
    }
}
