//! Answers that outlive a run: what the layers behind the caches have found is recorded, and a later run recalls it.
//!
//! A query is known by a hash of its canonical form, which is the same in every process. A model is recorded under the
//! names of the canonical form, so that it fits every query of that form. A recalled model is evaluated before it is
//! believed.
//!
//! What a solver keeps of earlier queries (learnt clauses, cores, models, failures of layers) changes which layer answers the
//! next one, and with which model. So that a run that is resumed goes on exactly as it would have without the
//! interruption, all of this is forgotten at the end of each *epoch*. Epochs are counted by answers and never by a clock: a
//! resumed run recalls all answers up to the last end of an epoch, and finds those after it anew. An epoch is short against all
//! that was before it, so that finding its answers anew takes a small part of the time of the run; and because epochs grow with the
//! run, a run has few of them, and forgetting costs it next to nothing.
//!
//! Chosen values depend on the query alone, so they are recalled wherever the query is asked again, and no epoch counts them.

use crate::layers::Layer;
use crate::model::Model;
use loam_expr::{Canonical, ExprStore, Symbol};

/// The cost of the answers of an epoch, as a part of that of all answers before it,
const SHARE: u64 = 16;
/// but at least this, which is as long as all epochs once were: much shorter ones seemed to slow `diff` and `bc` down,
const SHORTEST: u64 = 1 << 14;
/// and at most this.
const LONGEST: u64 = 1 << 17;

/// An answer to a query, whatever its inputs are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The layer that gave it; `None` if all gave up.
    pub layer: Option<Layer>,
    /// How many queries it took of a backend.
    pub backend_queries: u8,
    /// The answer.
    pub found: Answered,
}

/// What is known about a query.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// All layers gave up.
    Unknown,
    /// It is unsatisfiable.
    Unsat,
    /// It is satisfiable, with this model.
    Sat(AnonymousModel),
}

/// Values of inputs by the numbers that the canonical form of a query gives them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct AnonymousModel(pub Vec<(AnonymousInput, u8)>);

/// An input of a canonical form: the number of its array, 0 for all inputs that are single bytes, and its place there.
pub type AnonymousInput = (u32, u32);

/// What a query is known by in every process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct QueryKey {
    /// What was asked.
    pub purpose: Purpose,
    /// A hash of the canonical form.
    pub hash: u64,
}

/// Keeps the answers of a run.
pub trait AnswerLog: Send {
    /// The answer of an earlier run to a query.
    fn recall(&mut self, key: QueryKey) -> Option<Answer>;

    /// Keeps an answer of this run, recalled or found.
    fn record(&mut self, key: QueryKey, answer: &Answer);
}

impl Answer {
    /// About how long the answer takes to find, beside others. What really takes long differs from program to program.
    pub fn cost(&self) -> u64 {
        match self.layer {
            None | Some(Layer::Full) => 2048,
            Some(Layer::Hard) => 256,
            Some(Layer::Fast) => 32,
            Some(_) => 1,
        }
    }
}

/// Counts the costs of answers.
#[derive(Clone, Copy, Default, Debug)]
pub struct Epoch {
    /// The cost of this epoch so far.
    cost: u64,
    /// The cost of all epochs before it.
    before: u64,
}

impl Epoch {
    /// Counts an answer. `true` if it is the last one of an epoch.
    pub fn ends_after(&mut self, answer: &Answer) -> bool {
        self.cost += answer.cost();
        let is_over = self.cost >= (self.before / SHARE).clamp(SHORTEST, LONGEST);
        if is_over {
            self.before += self.cost;
            self.cost = 0;
        }
        is_over
    }
}

/// The kind of a query: the values of a model may be any, or are those that the query alone determines.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Whether the query is satisfiable.
    Whether,
    /// Which values to choose.
    Which,
}

impl QueryKey {
    /// The key of the query whether a conjunction is satisfiable.
    pub(crate) fn whether(store: &ExprStore, canonical: &Canonical) -> Self {
        Self { purpose: Purpose::Whether, hash: loam_base::stable_hash(&(false, hashes(store, canonical))) }
    }

    /// The key of the query which values satisfy a conjunction. A limit of the effort decides which procedure finds them.
    pub(crate) fn which(store: &ExprStore, canonical: &Canonical, effort: Option<u64>) -> Self {
        let hash = loam_base::stable_hash(&(true, effort, hashes(store, canonical)));
        Self { purpose: Purpose::Which, hash }
    }
}

fn hashes(store: &ExprStore, canonical: &Canonical) -> Vec<u64> {
    canonical.conjuncts.iter().map(|&conjunct| store.structural_hash(conjunct)).collect()
}

impl AnonymousModel {
    /// A model of a query as a model of its canonical form. Inputs that the query does not mention are dropped.
    pub(crate) fn new(model: &Model, canonical: &Canonical) -> Self {
        let mut values: Vec<(AnonymousInput, u8)> =
            model.iter().filter_map(|(symbol, value)| Some((canonical.number(symbol)?, value))).collect();
        values.sort_unstable();
        Self(values)
    }

    /// The model for a query with this canonical form; `None` if it is of another query.
    pub(crate) fn named(&self, canonical: &Canonical) -> Option<Model> {
        let named = |&(input, value): &(AnonymousInput, u8)| -> Option<(Symbol, u8)> {
            Some((canonical.numbered(input)?, value))
        };
        self.0.iter().map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many answers of a layer the epochs of a run have.
    fn epochs(layer: Option<Layer>) -> impl Iterator<Item = u64> {
        let answer = Answer { layer, backend_queries: 1, found: Answered::Unsat };
        let mut epoch = Epoch::default();
        std::iter::from_fn(move || (1..).find(|_| epoch.ends_after(&answer)))
    }

    #[test]
    fn an_epoch_has_few_hard_answers_or_many_easy_ones() {
        let first = |layer| epochs(layer).next();
        assert_eq!([None, Some(Layer::Full), Some(Layer::Hard)].map(first), [Some(8), Some(8), Some(64)]);
        assert_eq!([Some(Layer::Fast), Some(Layer::Enumeration)].map(first), [Some(512), Some(16384)]);
        let longest = |layer| epochs(layer).take(500).max();
        assert_eq!(
            [None, Some(Layer::Hard), Some(Layer::Fast)].map(longest),
            [Some(64), Some(512), Some(4096)]
        );
    }

    #[test]
    fn an_epoch_is_a_small_part_of_what_was_before_it() {
        let mut before = 0;
        for answers in epochs(Some(Layer::Fast)).take(200) {
            assert!(answers <= 512.max(before / 16 + 1), "{answers} after {before}");
            before += answers;
        }
        assert!(before > 200_000, "{before} answers in 200 epochs");
    }
}
