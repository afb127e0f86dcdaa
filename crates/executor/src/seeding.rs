//! Seeds of the path in the machine: given inputs that the path follows.
//!
//! A state keeps the seeds that satisfy its path condition. A fork divides them among the successors, and a successor
//! with seeds has the inputs of one of them as the cached model of its path, so that the way of the seed needs no query. The frontier
//! runs states with seeds first.

use crate::decision::Successor;
use crate::machine::Machine;
use loam_expr::{ArrayId, Assignment, BaseId, Evaluator, Expr, ExprStore, Symbol};
use loam_solver::{Model, PathCondition};
use loam_state::{Seed, SeededInput, Seeds};
use std::sync::Arc;

/// The inputs of a seed on a path. Inputs that the seed does not have are those of the cached model.
struct SeedInputs<'a> {
    seed: &'a Seed,
    store: &'a ExprStore,
    path: &'a PathCondition,
    /// The first input that the program makes.
    first: Option<ArrayId>,
}

impl Assignment for SeedInputs<'_> {
    fn byte(&self, symbol: Symbol) -> u8 {
        let info = self.store.array_info(symbol.array);
        let is_first = self.first == Some(symbol.array);
        let input = SeededInput { name: &info.name, ordinal: info.ordinal, is_first };
        match self.seed.bytes_of(input) {
            Some(bytes) => bytes.get(symbol.offset as usize).copied().unwrap_or(0),
            None => self.path.cached_value(symbol),
        }
    }

    fn base(&self, base: BaseId) -> u64 {
        self.path.bases.address(base)
    }
}

impl Machine {
    fn seed_inputs<'a>(&'a self, seed: &'a Seed) -> SeedInputs<'a> {
        let first = self.state.inputs.in_order().first().map(|input| input.array);
        SeedInputs { seed, store: &self.store, path: &self.state.path, first }
    }

    fn is_satisfied_by(&self, condition: Expr, seed: &Seed) -> bool {
        let condition = self.state.path.bases.ground(&self.store, condition);
        Evaluator::new(&self.store, self.seed_inputs(seed)).eval_bool(condition)
    }

    /// Drops the seeds of the path that do not satisfy a condition that is about to be added. Returns the model of the
    /// path of the first seed that is left.
    pub(crate) fn follow_seeds(&mut self, condition: Expr) -> Option<Model> {
        if self.state.seeds.is_empty() {
            return None;
        }
        let seeds = Arc::clone(&self.state.seeds);
        self.state.seeds =
            seeds.iter().filter(|seed| self.is_satisfied_by(condition, seed)).cloned().collect();
        self.state.seeds.first().map(|seed| self.seed_model(seed, condition))
    }

    /// The seeds of the path in the machine that take each successor.
    pub(crate) fn divided_seeds(&self, successors: &[Successor]) -> Vec<(Seeds, Option<Model>)> {
        if self.state.seeds.is_empty() {
            return vec![(Arc::clone(&self.state.seeds), None); successors.len()];
        }
        let follow = |successor: &Successor| {
            let condition = successor.condition;
            let seeds = self.state.seeds.iter().filter(|seed| self.is_satisfied_by(condition, seed));
            let seeds: Seeds = seeds.cloned().collect();
            let model = seeds.first().map(|seed| self.seed_model(seed, condition));
            (seeds, model)
        };
        successors.iter().map(follow).collect()
    }

    /// The values that a seed has for all bytes of the independent sets that a condition joins.
    fn seed_model(&self, seed: &Seed, condition: Expr) -> Model {
        let (store, path) = (&self.store, &self.state.path);
        let inputs = self.seed_inputs(seed);
        let relevant = path.relevant(store, &[condition]);
        let joined = relevant.independent_sets().flat_map(|set| set.cached_model().map(|(symbol, _)| symbol));
        let symbols = store.support(condition).iter().copied().chain(joined);
        symbols.map(|symbol| (symbol, inputs.byte(symbol))).collect()
    }
}
