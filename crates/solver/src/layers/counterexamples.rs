//! Unsat cores and models of earlier queries, for queries that contain the core or that the model satisfies.
//!
//! A conjunction that contains an unsat core is unsatisfiable. Only cores that contain a conjunct of the new condition
//! need to be compared, because a path never contradicts itself. Models of other queries about the same symbols are
//! tried by evaluation, the most recent first.

use crate::model::Model;
use crate::path::in_order;
use loam_expr::{Assignment, Evaluator, Expr, ExprStore, HoldsTerms, Needed};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;

/// Models kept per set of symbols.
const RECENT: usize = 12;
/// Cores kept per conjunct.
const MOST_PER_CONJUNCT: usize = 256;
/// Conjuncts of the largest core that is kept: larger ones are rarely met again.
const LARGEST_CORE: usize = 24;
/// Most entries; beyond, all are dropped.
const MOST_CACHED: usize = 1 << 20;

/// The unsat cores and models of earlier queries.
#[derive(Default)]
pub struct Counterexamples {
    /// Conjunct → the cores it is part of, without the conjunct itself.
    cores: FxHashMap<Expr, Vec<Box<[Expr]>>>,
    /// Set of symbols → models found for queries about them, newest first.
    models: FxHashMap<u32, VecDeque<Arc<Model>>>,
    size: usize,
}

impl HoldsTerms for Counterexamples {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { cores, models: _, size: _ } = self;
        for (conjunct, cores) in cores {
            needed.keep(*conjunct);
            cores.iter().for_each(|others| others.keep_terms(needed));
        }
    }
}

impl Counterexamples {
    /// Whether the sorted conjuncts contain a known core with one of `parts` in it.
    pub fn refutes(&self, store: &ExprStore, conjuncts: &[Expr], parts: &[Expr]) -> bool {
        let has = |&member: &Expr| {
            conjuncts.binary_search_by_key(&in_order(store, member), |&e| in_order(store, e)).is_ok()
        };
        parts.iter().filter_map(|part| self.cores.get(part)).flatten().any(|others| others.iter().all(has))
    }

    /// A model of an earlier query about the symbols of `condition` whose `inputs` satisfy all conjuncts. The condition
    /// is evaluated first, because it is the most likely to fail.
    pub fn satisfies<'m, I: Assignment>(
        &'m self,
        store: &ExprStore,
        conjuncts: &[Expr],
        condition: Expr,
        inputs: impl Fn(&'m Model) -> I,
    ) -> Option<Arc<Model>> {
        let models = self.models.get(&store.support_set(condition))?;
        let holds = |model: &&'m Arc<Model>| {
            let mut evaluator = Evaluator::new(store, inputs(model));
            evaluator.eval_bool(condition) && conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct))
        };
        models.iter().find(holds).cloned()
    }

    /// Adds an unsat core.
    pub fn add_core(&mut self, core: &[Expr]) {
        if core.len() > LARGEST_CORE {
            return;
        }
        self.make_room(core.len() * core.len());
        for &member in core {
            let cores = self.cores.entry(member).or_default();
            if cores.len() < MOST_PER_CONJUNCT {
                cores.push(core.iter().copied().filter(|&other| other != member).collect());
            }
        }
    }

    /// Adds a model that was found for a condition.
    pub fn add_model(&mut self, store: &ExprStore, condition: Expr, model: &Arc<Model>) {
        self.make_room(model.iter().len());
        let models = self.models.entry(store.support_set(condition)).or_default();
        models.push_front(Arc::clone(model));
        models.truncate(RECENT);
    }

    fn make_room(&mut self, more: usize) {
        self.size += more;
        if self.size > MOST_CACHED {
            *self = Self { size: more, ..Self::default() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::path::in_canonical_order;
    use loam_expr::Symbol;

    #[test]
    fn a_core_refutes_a_larger_query_and_a_model_satisfies_a_smaller_one() {
        let store = ExprStore::new();
        let array = store.array("x", 0, 3);
        let byte = |offset| store.byte(Symbol { array, offset });
        let (ab, bc, ca) =
            (store.ult(byte(0), byte(1)), store.ult(byte(1), byte(2)), store.ult(byte(2), byte(0)));
        let other = store.ult(byte(0), store.constant(8, 100));
        let mut known = Counterexamples::default();
        known.add_core(&[ab, bc, ca]);
        let mut larger = vec![other, ca, ab, bc];
        in_canonical_order(&store, &mut larger);
        assert!(known.refutes(&store, &larger, &[bc]));
        assert!(!known.refutes(&store, &larger, &[other]), "the path alone never contradicts itself");
        larger.retain(|&conjunct| conjunct != ab);
        assert!(!known.refutes(&store, &larger, &[bc]));

        let model =
            Arc::new(Model::new((0..3).map(|offset| (Symbol { array, offset }, offset as u8)).collect()));
        known.add_model(&store, ab, &model);
        assert_eq!(known.satisfies(&store, &[other, ab, bc], ab, |model| model), Some(model));
        assert_eq!(known.satisfies(&store, &[ab, ca], ab, |model| model), None);
    }
}
