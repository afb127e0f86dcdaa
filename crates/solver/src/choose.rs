//! Which values to choose: for a test, or where a symbolic value is concretised.
//!
//! The canonical form of the query alone decides. It goes to procedures without memory: enumeration, local search from
//! zeros, the non-incremental mode of the backends. So the same path gives the same values in every run.

use crate::answers::{AnonymousModel, Answer, Answered, QueryKey};
use crate::backend::{Limits, Verdict};
use crate::chain::{Attempt, BackendKind, GaveUp, HUGE, Solver};
use crate::conjunction::{Reduced, independent_sets, replace_fixed_bytes};
use crate::layers::enumeration::{self, Enumerate, Enumerated};
use crate::layers::query_cache::Known;
use crate::layers::search::search;
use crate::layers::{Layer, backtracking};
use crate::model::Model;
use crate::path::{IndependentSet, PathCondition, in_canonical_order};
use crate::query::Query;
use crate::size::measure;
use crate::validate::Claim;
use loam_expr::{Canonical, Evaluator, Expr, Symbol};
use std::sync::Arc;
use std::time::Instant;

/// The layer that has chosen, and the model if the query is satisfiable.
type Chosen = Result<(Layer, Option<Model>), GaveUp>;

/// Gates of a query that the fast backend decides quickly.
const MANY_GATES: u64 = 1 << 13;

impl Solver {
    /// A model of the path and `condition`, for all symbols that the condition and the terms `about` depend on: the
    /// same for the same path and condition, whatever the earlier queries were. `None` if unsatisfiable.
    pub fn choose(
        &mut self,
        path: &PathCondition,
        condition: Option<Expr>,
        about: &[Expr],
    ) -> Result<Option<Model>, GaveUp> {
        let condition = condition.map(|condition| self.without_known_bytes(path, condition));
        let mut values: Vec<(Symbol, u8)> = Vec::new();
        let mut joined = Vec::new();
        if let Some(condition) = condition.filter(|&condition| !self.store.is_true(condition)) {
            let mut query = Query::new(path, condition);
            query.keep_related(&self.store);
            query.make_conjuncts(&self.store);
            joined.extend(query.relevant().independent_sets().cloned());
            self.figures.queries += 1;
            match self.chosen(query.conjuncts())? {
                Some(model) => values.extend(model.iter()),
                None => return Ok(None),
            }
        }
        for set in path.relevant(&self.store, about).independent_sets() {
            if !joined.iter().any(|other| Arc::ptr_eq(other, set)) {
                self.add_chosen(path, set, &mut values)?;
            }
        }
        Ok(Some(Model::new(values)))
    }

    /// A value that the term has on some input of the path that satisfies `condition`; `None` if there is no such
    /// input.
    pub fn example(
        &mut self,
        path: &PathCondition,
        term: Expr,
        condition: Option<Expr>,
    ) -> Result<Option<u128>, GaveUp> {
        let Some(model) = self.choose(path, condition, &[term])? else { return Ok(None) };
        let grounded = path.bases.ground(&self.store, term);
        Ok(Some(Evaluator::new(&self.store, &model).eval(grounded)))
    }

    /// As [`example`](Self::example), but any value will do: which one it is depends on earlier queries.
    pub fn any_example(
        &mut self,
        path: &PathCondition,
        term: Expr,
        condition: Expr,
    ) -> Result<Option<u128>, GaveUp> {
        let result = self.feasible(path, condition)?;
        let inputs = path.inputs(result.model());
        Ok(result.is_sat().then(|| Evaluator::new(&self.store, inputs).eval(term)))
    }

    /// Inputs that take the path: the same for the same path condition, whatever the earlier queries were. Symbols that
    /// the model does not mention may have any value.
    pub fn inputs(&mut self, path: &PathCondition) -> Model {
        let mut values: Vec<(Symbol, u8)> = Vec::new();
        for set in path.independent_sets() {
            // If the query is undecided within the limits, the cached model will do: it satisfies the set too.
            if self.add_chosen(path, set, &mut values).is_err() {
                values.extend(set.cached_model());
            }
        }
        Model::new(values)
    }

    fn without_known_bytes(&mut self, path: &PathCondition, condition: Expr) -> Expr {
        match self.config.without.contains(Layer::Equalities) {
            true => condition,
            false => path.simplified_with(&self.store, condition, &mut self.simplifier),
        }
    }

    /// Adds the chosen values of a set. A byte with a fixed value needs no query.
    fn add_chosen(
        &mut self,
        path: &PathCondition,
        set: &IndependentSet,
        values: &mut Vec<(Symbol, u8)>,
    ) -> Result<(), GaveUp> {
        if set.is_one_value(&self.store) {
            values.extend(set.cached_model());
        } else {
            values.extend(self.chosen_of_set(path, set)?.iter());
        }
        Ok(())
    }

    fn chosen_of_set(&mut self, path: &PathCondition, set: &IndependentSet) -> Result<Arc<Model>, GaveUp> {
        self.figures.queries += 1;
        let remembers = !self.config.without.contains(Layer::QueryCache);
        if let Some(chosen) = set.chosen.get().filter(|_| remembers) {
            self.figures.answered[Layer::QueryCache as usize] += 1;
            return Ok(Arc::clone(chosen));
        }
        let mut conjuncts: Vec<Expr> =
            set.constraints.iter().map(|&constraint| path.bases.ground(&self.store, constraint)).collect();
        in_canonical_order(&self.store, &mut conjuncts);
        let chosen = self.chosen(&conjuncts)?.ok_or(GaveUp)?;
        Ok(Arc::clone(set.chosen.get_or_init(|| chosen)))
    }

    /// The model that the conjunction alone determines, if it is satisfiable.
    fn chosen(&mut self, conjuncts: &[Expr]) -> Result<Option<Arc<Model>>, GaveUp> {
        self.query_start = Instant::now();
        let Self { store, query_cache, config, figures, .. } = self;
        let remembers = !config.without.contains(Layer::QueryCache);
        let mut known = if remembers { query_cache.exact(conjuncts) } else { None };
        let mut canonical = None;
        if !matches!(known, Some(Known::Unsat | Known::Sat(_, true))) {
            let form = query_cache.canonical(store, conjuncts);
            known = if remembers { query_cache.anonymous(store, conjuncts, &form) } else { None };
            canonical = Some(form);
        }
        let mut layer = Layer::QueryCache;
        let answer = match (known, canonical) {
            (Some(Known::Unsat), _) => {
                figures.answered[Layer::QueryCache as usize] += 1;
                Ok(None)
            }
            (Some(Known::Sat(model, true)), _) => {
                figures.answered[Layer::QueryCache as usize] += 1;
                Ok(Some(model))
            }
            (_, Some(canonical)) => self.choose_recorded(&canonical).map(|(by, found)| {
                layer = by;
                let model: Option<Arc<Model>> = found.map(Arc::new);
                if remembers {
                    let known = model.clone().map_or(Known::Unsat, |model| Known::Sat(model, true));
                    self.query_cache.remember(&self.store, conjuncts, &canonical, known);
                }
                model
            }),
            (_, None) => Err(GaveUp),
        };
        self.end_timed(conjuncts, answer.as_ref().ok().map(|model| (layer, model.is_some())));
        if let (true, Ok(model)) = (self.config.validate, &answer) {
            let claim = model.as_deref().map_or(Claim::Unsat, Claim::Sat);
            self.validate("the values chosen", conjuncts, claim);
        }
        answer
    }

    /// The model of a conjunction: the one that an earlier run has chosen, or else a new one, which is kept. It has the names of the
    /// original inputs.
    fn choose_recorded(&mut self, canonical: &Canonical) -> Chosen {
        let before = self.figures.solver_queries;
        let key = QueryKey::which(&self.store, canonical, self.effort);
        let chosen = self.recall_chosen(key, canonical).unwrap_or_else(|| self.choose_anew(canonical));
        // What a clock or a signal has cut short is not kept: a layer that was halted leaves the query to the next one, which chooses
        // other values, and a backend may give up just before its time is over.
        let is_over = self.limits(BackendKind::Fast).is_none();
        if is_over || chosen.is_err() && self.may_be_late() {
            return chosen;
        }
        let (layer, found) = match &chosen {
            Ok((layer, Some(model))) => (Some(*layer), Answered::Sat(AnonymousModel::new(model, canonical))),
            Ok((layer, None)) => (Some(*layer), Answered::Unsat),
            Err(GaveUp) => (None, Answered::Unknown),
        };
        let backend_queries = (self.figures.solver_queries - before).min(255) as u8;
        if let Some(log) = &mut self.log {
            log.record(key, &Answer { layer, backend_queries, found });
        }
        chosen
    }

    fn choose_anew(&mut self, canonical: &Canonical) -> Chosen {
        let (layer, found) = self.choose_uncached(&canonical.conjuncts)?;
        let original =
            |model: Model| model.iter().map(|(symbol, value)| (canonical.original(symbol), value)).collect();
        Ok((layer, found.map(original)))
    }

    /// What an earlier run has chosen; `None` if it is not known.
    fn recall_chosen(&mut self, key: QueryKey, canonical: &Canonical) -> Option<Chosen> {
        let answer = self.log.as_mut()?.recall(key)?;
        let chosen = match (answer.layer, answer.found) {
            (_, Answered::Unknown) => Err(GaveUp),
            (layer, Answered::Unsat) => Ok((layer?, None)),
            (layer, Answered::Sat(model)) => {
                let model = model.named(canonical)?;
                let of_canonical: Model = model
                    .iter()
                    .filter_map(|(symbol, value)| Some((canonical.renamed(symbol)?, value)))
                    .collect();
                let mut evaluator = Evaluator::new(&self.store, &of_canonical);
                if !canonical.conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)) {
                    return None;
                }
                Ok((layer?, Some(model)))
            }
        };
        self.figures.solver_queries += u64::from(answer.backend_queries);
        match &chosen {
            Ok((layer, _)) => self.figures.answered[*layer as usize] += 1,
            Err(GaveUp) => self.figures.unknown += 1,
        }
        Some(chosen)
    }

    /// The model of a canonical conjunction, from procedures without memory, and the layer that found it.
    fn choose_uncached(&mut self, conjuncts: &[Expr]) -> Chosen {
        for layer in [Layer::Enumeration, Layer::Search, Layer::Backtracking, Layer::Fast, Layer::Full] {
            if self.config.without.contains(layer) {
                continue;
            }
            if let Some(verdict) = self.timed(layer, |solver| solver.choose_by(layer, conjuncts)) {
                self.figures.answered[layer as usize] += 1;
                return Ok((layer, verdict));
            }
        }
        self.figures.unknown += 1;
        Err(GaveUp)
    }

    fn choose_by(&mut self, layer: Layer, conjuncts: &[Expr]) -> Option<Option<Model>> {
        match layer {
            Layer::Enumeration => self.choose_by_enumeration(conjuncts, enumeration::CHOOSE),
            Layer::Search => search(&self.store, conjuncts, &mut self.positions, |_| 0).map(Some),
            Layer::Backtracking => self.choose_by_backtracking(conjuncts),
            Layer::Fast => self.choose_by_backend(conjuncts, BackendKind::Fast, None),
            _ => {
                self.limits(BackendKind::Full)?;
                if self.is_too_large(conjuncts) {
                    return None;
                }
                self.run_attempts(conjuncts, |solver, attempt| match attempt {
                    Attempt::Enumerate(most_steps) => solver.choose_by_enumeration(conjuncts, most_steps),
                    Attempt::Backend(effort) => {
                        solver.choose_by_backend(conjuncts, BackendKind::Full, effort)
                    }
                })
            }
        }
    }

    fn choose_by_backend(
        &mut self,
        conjuncts: &[Expr],
        kind: BackendKind,
        effort: Option<u64>,
    ) -> Option<Option<Model>> {
        let limits = self.limits(kind)?;
        let limits = Limits { effort: effort.or(limits.effort), ..limits };
        self.count_backend_query(kind);
        match self.backends.get(kind).check(&self.store, conjuncts, &limits) {
            Verdict::Sat(model) => Some(Some(model)),
            Verdict::Unsat => Some(None),
            Verdict::Unknown(_) => None,
        }
    }

    fn choose_by_enumeration(&mut self, conjuncts: &[Expr], most_steps: usize) -> Option<Option<Model>> {
        let enumerated = enumeration::decide(&self.store, conjuncts, most_steps, Enumerate::All)?;
        Some(match enumerated {
            Enumerated::Unsat => None,
            Enumerated::First(model) => Some(model),
        })
    }

    /// Sets the bytes one after another, if that takes less time than making gates.
    fn choose_by_backtracking(&mut self, conjuncts: &[Expr]) -> Option<Option<Model>> {
        let gates = measure(&self.store, conjuncts, HUGE);
        if gates < MANY_GATES {
            return None;
        }
        let hopeful = if gates > HUGE { backtracking::HOPEFUL } else { 0 };
        let patience = backtracking::instead_of_gates(hopeful, || gates);
        Some(match backtracking::decide(&self.store, conjuncts, None, patience, |_| 0)? {
            Enumerated::Unsat => None,
            Enumerated::First(model) => Some(model),
        })
    }

    /// Decides a conjunction that belongs to no path, and returns its model if it is satisfiable.
    pub fn decide(&mut self, conjuncts: &[Expr]) -> Result<Option<Model>, GaveUp> {
        let (conjuncts, mut values) = match self.config.without.contains(Layer::Equalities) {
            true => (conjuncts.to_vec(), Vec::new()),
            false => match replace_fixed_bytes(&self.store, conjuncts) {
                Some(Reduced { conjuncts, values }) => (conjuncts, values),
                None => {
                    self.figures.queries += 1;
                    self.figures.answered[Layer::Ranges as usize] += 1;
                    return Ok(None);
                }
            },
        };
        for set in independent_sets(&self.store, &conjuncts) {
            self.figures.queries += 1;
            match self.chosen(&set)? {
                Some(model) => values.extend(model.iter()),
                None => return Ok(None),
            }
        }
        Ok(Some(Model::new(values)))
    }
}
