//! Answers that outlive a run: what the layers behind the caches have found is recorded, and a later run recalls it.
//!
//! A query is known by a hash of its canonical form, which is the same in every process. A model is recorded under the
//! names of the canonical form, so that it fits every query of that form. A recalled model is evaluated before it is
//! believed.
//!
//! What a solver keeps of earlier queries (learnt clauses, cores, models, failures of layers) changes which layer answers the
//! next one, and with which model. So that a run that is resumed goes on exactly as it would have without the
//! interruption, all of this is forgotten at the end of each *epoch*. Epochs are counted by answers and never by a clock: a
//! resumed run recalls all answers up to the last end of an epoch, and finds those after it anew.

use crate::layers::Layer;
use crate::model::Model;
use loam_expr::{Canonical, ExprStore, Symbol};

/// The cost of the answers of one epoch.
const EPOCH: u64 = 1 << 14;

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

/// Keeps the answers of a run.
pub trait AnswerLog: Send {
    /// The answer of an earlier run to a query.
    fn recall(&mut self, key: u64) -> Option<Answer>;

    /// Keeps an answer of this run, recalled or found.
    fn record(&mut self, key: u64, answer: &Answer);
}

impl Answer {
    /// The part of an epoch that this answer takes: answers that take long are few in an epoch, because those of the last epoch
    /// are found again when a run is resumed.
    pub fn cost(&self) -> u64 {
        match self.layer {
            None | Some(Layer::Full) => EPOCH / 8,
            Some(Layer::Hard) => EPOCH / 64,
            Some(Layer::Fast) => 4,
            Some(_) => 1,
        }
    }
}

/// Counts the costs of answers.
#[derive(Clone, Copy, Default, Debug)]
pub struct Epoch {
    cost: u64,
}

impl Epoch {
    /// Counts an answer. `true` if it is the last one of an epoch.
    pub fn ends_after(&mut self, answer: &Answer) -> bool {
        self.cost += answer.cost();
        let is_over = self.cost >= EPOCH;
        if is_over {
            self.cost = 0;
        }
        is_over
    }
}

/// The kind of a query: the values of a model may be any, or are those that the query alone determines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Whether the query is satisfiable.
    Whether,
    /// Which values to choose.
    Which,
}

/// The key of a query in its canonical form.
pub(crate) fn key(store: &ExprStore, canonical: &Canonical, purpose: Purpose) -> u64 {
    let hashes: Vec<u64> =
        canonical.conjuncts.iter().map(|&conjunct| store.structural_hash(conjunct)).collect();
    loam_base::stable_hash(&(purpose == Purpose::Which, hashes))
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

    #[test]
    fn an_epoch_has_few_hard_answers_or_many_easy_ones() {
        let answers_of = |layer| {
            let answer = Answer { layer, backend_queries: 1, found: Answered::Unsat };
            let mut epoch = Epoch::default();
            (1..).find(|_| epoch.ends_after(&answer)).unwrap_or(0)
        };
        assert_eq!([None, Some(Layer::Full), Some(Layer::Hard)].map(answers_of), [8, 8, 64]);
        assert_eq!([Some(Layer::Fast), Some(Layer::Enumeration)].map(answers_of), [4096, 16384]);
    }
}
