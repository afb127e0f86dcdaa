//! The solver chain: each query about a path goes through the layers, cheapest first.
//!
//! [`Layer`] lists the layers in order. There are two kinds of queries. *Whether* a condition is satisfiable is a fact:
//! it may be learnt from anything, also from queries of other paths, and the model found with it becomes the cached
//! model of the path. *Which* values to choose is decided by the query alone (`choose.rs`). So neither earlier queries
//! nor the contents of a cache ever change a result.

use crate::answers::{AnonymousModel, Answer, AnswerLog, Answered, Epoch, QueryKey};
use crate::backend::{Backend, Limits, Probe, Verdict};
use crate::backoff::Backoff;
use crate::layers::backtracking::{self, Patience};
use crate::layers::counterexamples::Counterexamples;
use crate::layers::enumeration::{self, Enumerate, Enumerated};
use crate::layers::listing::{Effort, Listings, Terms};
use crate::layers::query_cache::{Known, QueryCache, SharedAnswers};
use crate::layers::search::{Positions, search};
use crate::layers::{Layer, Layers, ranges};
use crate::model::Model;
use crate::path::{PathCondition, PathSimplifier, Simplifier};
use crate::query::Query;
use crate::size::is_larger;
use crate::validate::{Claim, Contradiction, check_claim};
use crate::values::ValuesUnderModels;
use loam_expr::tape::table::ByteTables;
use loam_expr::{Assignment, Evaluator, Expr, ExprStore, HoldsTerms, Needed, Symbol};
use rustc_hash::FxHashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Options of the chain.
#[derive(Clone, Debug)]
pub struct SolverConfig {
    /// Longest time for one query; after it the result is unknown.
    pub timeout: Option<Duration>,
    /// Budget of the fast backend, in conflicts.
    pub effort: u64,
    /// Layers that are switched off.
    pub without: Layers,
    /// Whether every result is checked: models by evaluation, verdicts by the full and the second backend.
    pub validate: bool,
    /// Most bytes of cached results.
    pub cache_bytes: u64,
}

impl Default for SolverConfig {
    fn default() -> Self {
        Self { timeout: None, effort: 2_000, without: Layers::NONE, validate: false, cache_bytes: 512 << 20 }
    }
}

/// How many queries each layer answered.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[expect(missing_docs, reason = "the names are those of run.json")]
pub struct SolverFigures {
    pub queries: u64,
    pub solver_queries: u64,
    pub unknown: u64,
    /// One count per layer, in the order of the layers.
    pub answered: [u64; Layer::COUNT],
    /// Time spent on queries that the cached model of the path did not answer.
    pub time: Duration,
    /// The part of this time that each layer took, whether it answered or not.
    pub time_by: [Duration; Layer::COUNT],
}

impl SolverFigures {
    /// How many queries a layer answered.
    pub fn by(&self, layer: Layer) -> u64 {
        self.answered[layer as usize]
    }

    /// About what all queries took, in executed instructions. It is counted, so that the clock decides nothing.
    pub fn work(&self) -> u64 {
        let answered = Layer::TABLE.iter().map(|&(layer, ..)| layer.work() * self.by(layer)).sum::<u64>();
        answered + Layer::Full.work() * self.unknown
    }
}

/// Gates of the largest query sent to the full backend when its effort is limited: bit-blasting a larger query takes
/// longer than the search whose effort is counted.
const MOST_GATES_WITH_LIMITED_EFFORT: u64 = 1 << 18;

/// Effort of the fast backend with what it keeps of earlier queries: a harder query is better off with other layers.
const QUICK_EFFORT: u64 = 200;
/// Gates of a query that take longer to make than backtracking takes.
pub(crate) const HUGE: u64 = 1 << 20;
/// Most queries in a row that models of earlier queries are not tried for.
const MOST_WITHOUT_MODELS: u32 = 15;
/// Most queries in a row that are neither looked up nor kept in their canonical form, which takes about as long as an easy query.
const MOST_WITHOUT_CANONICAL: u32 = 7;
/// Look-ups in a row that may fail before queries are left out: if one in twenty succeeds, all are worth their time.
const FREE_MISSES: u32 = 40;
/// Most hard queries in a row that backtracking with many steps is not tried for: the other layers take long too.
const MOST_WITHOUT_PATIENCE: u32 = 3;
/// Most queries in a row that are expected to be hard because earlier ones were.
const MOST_AFTER_HARD: u32 = 15;

/// The first layer whose answers are kept beyond the run: those of the layers before it cost little.
const FIRST_RECORDED: Layer = Layer::Enumeration;

/// Effort of the full backend after which a large enumeration is enumerated.
const EFFORT_BEFORE_ENUMERATION: u64 = 2000;

/// One attempt at a query that only the full backend is left for.
pub(crate) enum Attempt {
    /// Enumerate all inputs, if that takes at most this many steps.
    Enumerate(usize),
    /// Query the full backend, with this effort at most.
    Backend(Option<u64>),
}

/// The query is undecided: the backends gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GaveUp;

/// Whether a condition is satisfiable on a path, with the model if a new one was found.
#[derive(Clone, Debug)]
pub enum SatResult {
    /// Unsatisfiable.
    Unsat,
    /// Satisfiable, already under the cached model of the path.
    Sat,
    /// Satisfiable under this model, which becomes the cached model. Which model it is depends on earlier queries.
    SatWith(Arc<Model>),
}

impl SatResult {
    /// Whether the condition is satisfiable.
    pub fn is_sat(&self) -> bool {
        !matches!(self, Self::Unsat)
    }

    /// The model to add the condition with, unless the cached model satisfies it.
    pub fn model(&self) -> Option<&Model> {
        match self {
            Self::Unsat | Self::Sat => None,
            Self::SatWith(model) => Some(model),
        }
    }
}

/// The backends at the end of the chain.
pub struct Backends {
    /// Queried first, within a budget.
    pub fast: Box<dyn Backend>,
    /// Queried when the fast backend gives up.
    pub full: Box<dyn Backend>,
    /// Queried only to check the results of the others.
    pub second: Option<Box<dyn Backend>>,
}

impl Backends {
    pub(crate) fn get(&mut self, kind: BackendKind) -> &mut dyn Backend {
        match kind {
            BackendKind::Fast => &mut *self.fast,
            BackendKind::Full => &mut *self.full,
        }
    }
}

/// The two backends that decide queries.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum BackendKind {
    /// [`Backends::fast`].
    Fast,
    /// [`Backends::full`].
    Full,
}

/// A query and its result.
pub struct QueryResult<'a> {
    /// The path of the query.
    pub path: &'a PathCondition,
    /// The condition checked on the path.
    pub condition: Expr,
    /// Whether the condition is satisfiable; `None` if undecided.
    pub is_sat: Option<bool>,
}

/// A query that the cheap layers did not answer, and the time it took.
pub struct TimedQuery<'a> {
    /// The conjuncts of the query.
    pub conjuncts: &'a [Expr],
    /// The layer that answered; `None` if undecided.
    pub layer: Option<Layer>,
    /// Whether the conjuncts are satisfiable; `None` if undecided.
    pub is_sat: Option<bool>,
    /// The time of all layers together.
    pub time: Duration,
}

/// Is notified of queries.
pub trait Observer: Send {
    /// A query about a path has ended, decided or not.
    fn query_ended(&mut self, _: &ExprStore, _: &QueryResult) {}

    /// A query that the cheap layers did not answer has ended, decided or not.
    fn timed_query_ended(&mut self, _: &ExprStore, _: &TimedQuery) {}
}

/// An observer that several solvers notify.
impl<T: Observer + ?Sized> Observer for Arc<Mutex<T>> {
    fn query_ended(&mut self, store: &ExprStore, result: &QueryResult) {
        self.lock().unwrap_or_else(PoisonError::into_inner).query_ended(store, result);
    }

    fn timed_query_ended(&mut self, store: &ExprStore, query: &TimedQuery) {
        self.lock().unwrap_or_else(PoisonError::into_inner).timed_query_ended(store, query);
    }
}

/// What is kept of the queries of an epoch.
struct History {
    counterexamples: Counterexamples,
    listings: Listings,
    /// When each layer is tried.
    backoffs: [Backoff; Layer::COUNT],
    earlier_models: Backoff,
    /// When a query is looked up in its canonical form.
    anonymous: Backoff,
    patience: Backoff,
    /// Whether the fast backend is expected to answer with little effort.
    quick: Backoff,
}

impl Default for History {
    fn default() -> Self {
        Self {
            counterexamples: Counterexamples::default(),
            listings: Listings::default(),
            backoffs: Layer::TABLE.map(|(layer, ..)| Backoff::new(layer.most_left_out())),
            earlier_models: Backoff::new(MOST_WITHOUT_MODELS),
            anonymous: Backoff::after(FREE_MISSES, MOST_WITHOUT_CANONICAL),
            patience: Backoff::new(MOST_WITHOUT_PATIENCE),
            quick: Backoff::new(MOST_AFTER_HARD),
        }
    }
}

/// Answers queries about paths.
pub struct Solver {
    pub(crate) store: Arc<ExprStore>,
    pub(crate) config: SolverConfig,
    pub(crate) backends: Backends,
    pub(crate) query_cache: QueryCache,
    history: History,
    /// No history: what it holds is a function of the tables.
    pub(crate) positions: Positions,
    pub(crate) simplifier: Simplifier,
    /// No history: what it holds is a function of a path and terms.
    on_path: PathSimplifier,
    /// No history: a table is a function of its term.
    tables: ByteTables,
    /// No history: what it holds is a function of terms and models.
    values: ValuesUnderModels,
    pub(crate) figures: SolverFigures,
    /// Time left for the whole run.
    time_left: Option<Duration>,
    /// Effort of the full backend for one query at present, if it is limited.
    pub(crate) effort: Option<u64>,
    /// When the current query started.
    pub(crate) query_start: Instant,
    observers: Vec<Box<dyn Observer>>,
    /// Queries whose verdict was validated, and whether it was sat.
    validated: FxHashSet<(Box<[Expr]>, bool)>,
    /// Where answers are kept beyond the run.
    pub(crate) log: Option<Box<dyn AnswerLog>>,
    epoch: Epoch,
    contradiction: Option<Contradiction>,
}

impl Solver {
    /// A solver on these backends.
    pub fn new(store: Arc<ExprStore>, config: SolverConfig, backends: Backends) -> Self {
        Self::sharing(store, config, backends, Arc::default())
    }

    /// A solver that shares its answers with others.
    pub fn sharing(
        store: Arc<ExprStore>,
        config: SolverConfig,
        backends: Backends,
        answers: Arc<SharedAnswers>,
    ) -> Self {
        let query_cache = QueryCache::new(&store, answers, config.cache_bytes);
        Self {
            store,
            config,
            backends,
            query_cache,
            history: History::default(),
            positions: Positions::default(),
            simplifier: Simplifier::default(),
            on_path: PathSimplifier::default(),
            tables: ByteTables::default(),
            values: ValuesUnderModels::default(),
            figures: SolverFigures::default(),
            time_left: None,
            effort: None,
            query_start: Instant::now(),
            observers: Vec::new(),
            validated: FxHashSet::default(),
            log: None,
            epoch: Epoch::default(),
            contradiction: None,
        }
    }

    /// Notifies an observer of queries.
    pub fn add_observer(&mut self, observer: Box<dyn Observer>) {
        self.observers.push(observer);
    }

    /// The first wrong result that validation has found.
    pub fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }

    /// Limits the effort of the full backend for each query, besides the other limits. Effort is counted, so the
    /// machine does not decide which queries are given up. Queries that are too large to bit-blast are given up at
    /// once.
    pub fn set_effort(&mut self, effort: Option<u64>) {
        self.effort = effort;
    }

    /// Limits the time of all queries from now on together, whatever the timeout is.
    pub fn set_time_left(&mut self, time_left: Option<Duration>) {
        self.time_left = time_left;
    }

    /// Goes on counting where another solver stopped.
    pub fn count_from(&mut self, figures: SolverFigures) {
        self.figures = figures;
    }

    /// Forgets results that can be found again, because memory has run out. What else is kept of earlier queries stays.
    pub fn forget_results(&mut self) {
        self.query_cache.clear();
        self.simplifier = Simplifier::default();
        self.on_path = PathSimplifier::default();
        self.tables = ByteTables::default();
        self.values = ValuesUnderModels::default();
        self.store.forget_findings();
    }

    /// Names the terms of everything that is kept of earlier queries, except for what the solvers of a run share. What is known of terms
    /// alone is forgotten.
    pub fn keep_own_terms(&mut self, needed: &mut Needed) {
        self.simplifier = Simplifier::default();
        self.on_path = PathSimplifier::default();
        self.tables = ByteTables::default();
        self.values = ValuesUnderModels::default();
        self.validated.clear();
        self.query_cache.keep_own_terms(needed);
        self.history.counterexamples.keep_terms(needed);
        self.history.listings.keep_terms(needed);
        self.backends.fast.keep_terms(needed);
        self.backends.full.keep_terms(needed);
    }

    /// About how many bytes the kept results take: of this solver, and those that all solvers share.
    pub fn cached_bytes(&self) -> (usize, usize) {
        self.query_cache.bytes()
    }

    /// About how many bytes the backends have allocated, libraries in other languages aside.
    pub fn backend_bytes(&self) -> usize {
        self.backends.fast.bytes() + self.backends.full.bytes()
    }

    /// The figures of all queries so far.
    pub fn figures(&self) -> SolverFigures {
        self.figures
    }

    /// The term, as simple as a path makes it without a query.
    pub fn simplified(&mut self, path: &PathCondition, term: Expr) -> Expr {
        path.simplified_on(&self.store, term, &mut self.on_path)
    }

    // ---- whether a condition is satisfiable ------------------------------------------------------------------

    /// Whether some input of the path satisfies `condition`.
    pub fn feasible(&mut self, path: &PathCondition, condition: Expr) -> Result<SatResult, GaveUp> {
        self.figures.queries += 1;
        let mut query = Query::new(path, condition);
        let answered = self.try_layers(&mut query);
        if self.config.validate || !self.observers.is_empty() {
            self.observe(&mut query, condition, answered.as_ref());
        }
        match answered {
            Some((_, answer)) => Ok(answer),
            None => {
                self.figures.unknown += 1;
                Err(GaveUp)
            }
        }
    }

    fn try_layers(&mut self, query: &mut Query) -> Option<(Layer, SatResult)> {
        let (mut is_slow, mut is_recorded) = (false, false);
        let (mut answered, mut recalled) = (None, None);
        let before = self.figures.solver_queries;
        for (layer, ..) in Layer::TABLE {
            if layer > Layer::ModelReuse && !is_slow {
                is_slow = true;
                self.query_start = Instant::now();
                query.make_conjuncts(&self.store);
            }
            if layer == FIRST_RECORDED {
                is_recorded = true;
                recalled = self.recall(query);
            }
            let is_due = !is_slow || self.history.backoffs[layer as usize].is_due();
            let is_tried = is_due || recalled.is_some() || self.is_worth_more(layer, query);
            if self.config.without.contains(layer) || !is_tried {
                continue;
            }
            let answer = match (&recalled, is_slow) {
                (Some((by, answer)), _) => answer.clone().filter(|_| *by == Some(layer)),
                (None, true) => self.timed(layer, |solver| solver.try_layer(layer, query)),
                (None, false) => self.try_layer(layer, query),
            };
            if is_slow && is_due {
                self.history.backoffs[layer as usize].ended(answer.is_some());
            }
            if let Some(answer) = answer {
                self.figures.answered[layer as usize] += 1;
                self.learn(layer, query, &answer);
                answered = Some((layer, answer));
                break;
            }
        }
        if let Some((layer, _)) = answered
            && layer > Layer::Listing
        {
            self.history.listings.regret(layer.work());
        }
        if is_slow {
            let layer_and_verdict = answered.as_ref().map(|(layer, answer)| (*layer, answer.is_sat()));
            self.end_timed(query.conjuncts(), layer_and_verdict);
        }
        if is_recorded {
            self.record(query, answered.as_ref(), self.figures.solver_queries - before);
        }
        answered
    }

    /// Whether a layer is tried although it has failed on the queries before: of so many bytes, as for the checksum of a block,
    /// neither lists nor backtracking make an end, and the backends take long.
    fn is_worth_more(&self, layer: Layer, query: &Query) -> bool {
        let mut bytes: FxHashSet<Symbol> = FxHashSet::default();
        let mut is_one_more = |symbol| bytes.insert(symbol) && bytes.len() > backtracking::MOST_BYTES;
        matches!(layer, Layer::Ranges | Layer::Search) && query.symbols(&self.store).any(&mut is_one_more)
    }

    // ---- answers that outlive the run ----------------------------------------------------------------------------

    /// Keeps answers beyond the run, and recalls those of an earlier one.
    pub fn set_log(&mut self, log: Box<dyn AnswerLog>) {
        self.log = Some(log);
    }

    /// What an earlier run found: the layer that answered, and the answer unless all layers gave up. `None` if it is not
    /// known.
    fn recall(&mut self, query: &mut Query) -> Option<(Option<Layer>, Option<SatResult>)> {
        let Self { store, query_cache, log, .. } = self;
        let (log, path) = (log.as_mut()?, query.path);
        let (conjuncts, canonical) =
            query.with_canonical(|conjuncts| query_cache.canonical(store, conjuncts));
        let answer = log.recall(QueryKey::whether(store, canonical))?;
        let result = match &answer.found {
            Answered::Unknown => None,
            Answered::Unsat => Some(SatResult::Unsat),
            Answered::Sat(model) => {
                let model = model.named(canonical)?;
                let mut evaluator = Evaluator::new(store, path.inputs(Some(&model)));
                if !conjuncts.iter().all(|&conjunct| evaluator.eval_bool(conjunct)) {
                    return None;
                }
                Some(SatResult::SatWith(Arc::new(model)))
            }
        };
        self.figures.solver_queries += u64::from(answer.backend_queries);
        Some((answer.layer, result))
    }

    /// Keeps an answer. Nothing is kept of a query that was given up because the time of the run is over.
    fn record(&mut self, query: &mut Query, answered: Option<&(Layer, SatResult)>, backend_queries: u64) {
        let is_over = self.store.is_halted() || self.time_left.is_some_and(|left| left.is_zero());
        if answered.is_none() && is_over {
            return;
        }
        let Self { store, query_cache, log, .. } = self;
        let layer = answered.map(|(layer, _)| *layer);
        let mut answer = Answer {
            layer,
            backend_queries: backend_queries.min(255) as u8,
            found: if answered.is_some() { Answered::Unsat } else { Answered::Unknown },
        };
        if let Some(log) = log {
            let (_, canonical) = query.with_canonical(|conjuncts| query_cache.canonical(store, conjuncts));
            if let Some((_, SatResult::SatWith(model))) = answered {
                answer.found = Answered::Sat(AnonymousModel::new(model, canonical));
            }
            log.record(QueryKey::whether(store, canonical), &answer);
        }
        self.count_answer(&answer);
    }

    /// Counts an answer, and forgets the history at the end of an epoch.
    fn count_answer(&mut self, answer: &Answer) {
        if self.epoch.ends_after(answer) {
            self.history = History::default();
            self.backends.fast.forget();
            self.backends.full.forget();
        }
    }

    /// Counts the time of a layer.
    pub(crate) fn timed<T>(&mut self, layer: Layer, run: impl FnOnce(&mut Self) -> T) -> T {
        let start = Instant::now();
        let result = run(self);
        self.figures.time_by[layer as usize] += start.elapsed();
        result
    }

    fn try_layer(&mut self, layer: Layer, query: &mut Query) -> Option<SatResult> {
        match layer {
            Layer::Constants => constant(&self.store, query.condition),
            Layer::Equalities => {
                query.simplify(&self.store, &mut self.simplifier);
                constant(&self.store, query.condition)
            }
            Layer::Independence => {
                query.keep_related(&self.store);
                None
            }
            Layer::ByteSets => self.compare_byte_sets(query),
            Layer::ModelReuse => {
                query.holds_for_inputs(&self.store, &mut self.values).then_some(SatResult::Sat)
            }
            Layer::QueryCache => self.look_up(query),
            Layer::Ranges => ranges::decide(&self.store, query),
            Layer::Enumeration => self.enumerate(query, enumeration::QUICK),
            Layer::Counterexamples => self.reuse_counterexamples(query),
            Layer::Search => self.search(query),
            Layer::Listing => self.list(query, Effort::Thrifty),
            Layer::Backtracking => self.backtrack_quickly(query),
            Layer::Fast => self.probe_quickly(query),
            Layer::Hard => self.decide_hard(query),
            Layer::Full => {
                self.limits(BackendKind::Full)?;
                if self.is_too_large(query.conjuncts()) {
                    return None;
                }
                let conjuncts = query.conjuncts().to_vec();
                self.run_attempts(&conjuncts, |solver, attempt| match attempt {
                    Attempt::Enumerate(most_steps) => solver.enumerate(query, most_steps),
                    Attempt::Backend(effort) => solver.probe(query, BackendKind::Full, effort),
                })
            }
        }
    }

    /// Whether a query is too large for a full backend with limited effort.
    pub(crate) fn is_too_large(&self, conjuncts: &[Expr]) -> bool {
        self.effort.is_some() && is_larger(&self.store, conjuncts, MOST_GATES_WITH_LIMITED_EFFORT)
    }

    /// The attempts at a query that only the full backend is left for: a small enumeration costs less than the backend,
    /// and a large one less than a query that the backend does not decide soon. The order does not depend on the clock.
    pub(crate) fn run_attempts<T>(
        &mut self,
        conjuncts: &[Expr],
        mut run: impl FnMut(&mut Self, Attempt) -> Option<T>,
    ) -> Option<T> {
        if self.config.without.contains(Layer::Enumeration) {
            return run(self, Attempt::Backend(None));
        }
        if let Some(answer) = run(self, Attempt::Enumerate(enumeration::PATIENT)) {
            return Some(answer);
        }
        if self.effort.is_none() && enumeration::are_few(&self.store, conjuncts) {
            let found = run(self, Attempt::Backend(Some(EFFORT_BEFORE_ENUMERATION)))
                .or_else(|| run(self, Attempt::Enumerate(enumeration::LAST)));
            if found.is_some() {
                return found;
            }
        }
        run(self, Attempt::Backend(None))
    }

    fn enumerate(&mut self, query: &mut Query, most_steps: usize) -> Option<SatResult> {
        enumeration::decide(&self.store, query.conjuncts(), most_steps, Enumerate::Some).map(found)
    }

    fn search(&mut self, query: &mut Query) -> Option<SatResult> {
        query.is_searched = true;
        let start = |symbol| query.path.cached_value(symbol);
        let model = search(&self.store, query.conjuncts(), &mut self.positions, start)?;
        Some(SatResult::SatWith(Arc::new(model)))
    }

    /// Evaluates the condition with the inputs that the path leaves.
    fn list(&mut self, query: &Query, effort: Effort) -> Option<SatResult> {
        let Self { store, tables, history, .. } = self;
        let start = |symbol| query.path.cached_value(symbol);
        let mut terms = Terms { store, tables };
        history.listings.decide(&mut terms, query.conjuncts(), query.parts(), effort, start).map(found)
    }

    /// Sets the bytes of a query one after another, in fewer steps than the fast backend would take: where the queries before
    /// were hard for it, this one is likely to be hard, too.
    fn backtrack_quickly(&mut self, query: &Query) -> Option<SatResult> {
        if !self.history.quick.is_due() {
            return self.backtrack(query, backtracking::at_most(backtracking::QUICK, backtracking::HOPEFUL));
        }
        let Self { store, tables, backends, .. } = self;
        let gates = || backends.fast.new_gates(store, query.conjuncts(), HUGE);
        let patience = backtracking::instead_of_gates(backtracking::QUICK, gates);
        let start = |symbol| query.path.cached_value(symbol);
        backtracking::decide(store, query.conjuncts(), Some(tables), patience, start).map(found)
    }

    /// Sets the bytes of a query one after another.
    fn backtrack(&mut self, query: &Query, patience: Patience<impl FnOnce() -> usize>) -> Option<SatResult> {
        let Self { store, tables, .. } = self;
        let start = |symbol| query.path.cached_value(symbol);
        backtracking::decide(store, query.conjuncts(), Some(tables), patience, start).map(found)
    }

    /// Decides a query that takes some time whatever decides it: local search if it was left out before, longer lists, backtracking with
    /// many steps, and at last the fast backend from scratch.
    fn decide_hard(&mut self, query: &mut Query) -> Option<SatResult> {
        let without = self.config.without;
        if !query.is_searched
            && !without.contains(Layer::Search)
            && let Some(answer) = self.search(query)
        {
            return Some(answer);
        }
        if !without.contains(Layer::Listing)
            && let Some(answer) = self.list(query, Effort::Patient)
        {
            return Some(answer);
        }
        if !without.contains(Layer::Backtracking) {
            let is_due = self.history.patience.is_due();
            let hopeful = if is_due { backtracking::HOPEFUL } else { 0 };
            let answer = self.backtrack(query, backtracking::at_most(hopeful, backtracking::PATIENT));
            if is_due {
                self.history.patience.ended(answer.is_some());
            }
            if answer.is_some() {
                return answer;
            }
        }
        if without.contains(Layer::Fast) { None } else { self.check_afresh(query) }
    }

    /// Decides a condition on one byte by the values that satisfy it. If other constraints restrict the byte
    /// too, some of these values may be impossible, and another layer decides whether all of them are.
    fn compare_byte_sets(&self, query: &mut Query) -> Option<SatResult> {
        let symbol = self.store.only_symbol(query.condition)?;
        let domain = query.path.domain(symbol);
        let satisfying = self.store.satisfying(query.condition, domain)?;
        let Some(least) = satisfying.least() else { return Some(SatResult::Unsat) };
        if satisfying == domain {
            return Some(SatResult::Sat);
        }
        let is_exact = query.path.has_exact_domain(symbol);
        is_exact.then(|| SatResult::SatWith(Arc::new([(symbol, least)].into_iter().collect())))
    }

    fn look_up(&mut self, query: &mut Query) -> Option<SatResult> {
        let Self { store, query_cache, history, .. } = self;
        let known = match query_cache.exact(query.conjuncts()) {
            Some(known) => known,
            None if history.anonymous.is_due() => {
                let (conjuncts, canonical) =
                    query.with_canonical(|conjuncts| query_cache.canonical(store, conjuncts));
                let known = query_cache.anonymous(store, conjuncts, canonical);
                history.anonymous.ended(known.is_some());
                known?
            }
            None => return None,
        };
        Some(match known {
            Known::Unsat => SatResult::Unsat,
            Known::Sat(model, _) => SatResult::SatWith(model),
        })
    }

    fn reuse_counterexamples(&mut self, query: &mut Query) -> Option<SatResult> {
        let (store, conjuncts) = (&*self.store, query.conjuncts());
        if self.history.counterexamples.refutes(store, conjuncts, query.parts()) {
            return Some(SatResult::Unsat);
        }
        if !self.history.earlier_models.is_due() {
            return None;
        }
        let inputs = |model| query.path.inputs(Some(model));
        let model = self.history.counterexamples.satisfies(store, conjuncts, query.condition, inputs);
        self.history.earlier_models.ended(model.is_some());
        let model = model?;
        // The model may lack some of these symbols: they have their values of the path's cached model.
        let inputs = inputs(&model);
        let values = query.symbols(store).map(|symbol| (symbol, inputs.byte(symbol)));
        Some(SatResult::SatWith(Arc::new(values.collect())))
    }

    /// Checks a query with the fast backend and what it keeps of earlier queries, unless it had to make a huge number of gates
    /// first.
    fn probe_quickly(&mut self, query: &mut Query) -> Option<SatResult> {
        if self.backends.fast.new_gates(&self.store, query.conjuncts(), HUGE) > HUGE {
            return None;
        }
        let answer = self.probe(query, BackendKind::Fast, Some(QUICK_EFFORT.min(self.config.effort)));
        self.history.quick.ended(answer.is_some());
        answer
    }

    /// Checks a query with the fast backend and nothing else. With limited effort a huge query is left to later.
    fn check_afresh(&mut self, query: &mut Query) -> Option<SatResult> {
        if self.effort.is_some() && is_larger(&self.store, query.conjuncts(), HUGE) {
            return None;
        }
        let limits = self.limits(BackendKind::Fast)?;
        match self.backends.fast.check(&self.store, query.conjuncts(), &limits) {
            Verdict::Sat(model) => Some(SatResult::SatWith(Arc::new(model))),
            Verdict::Unsat => Some(SatResult::Unsat),
            Verdict::Unknown(_) => None,
        }
    }

    /// Checks a query with a backend, incrementally.
    fn probe(&mut self, query: &mut Query, kind: BackendKind, effort: Option<u64>) -> Option<SatResult> {
        let limits = self.limits(kind)?;
        let limits = Limits { effort: effort.or(limits.effort), ..limits };
        self.count_backend_query(kind);
        match self.backends.get(kind).probe(&self.store, query.conjuncts(), &limits) {
            Probe::Sat(model) => Some(SatResult::SatWith(Arc::new(model))),
            Probe::Unsat(indices) => {
                let core: Vec<Expr> = indices.into_iter().map(|index| query.conjuncts()[index]).collect();
                self.history.counterexamples.add_core(&core);
                Some(SatResult::Unsat)
            }
            Probe::Unknown(_) => None,
        }
    }

    /// Adds a new result to the caches.
    fn learn(&mut self, layer: Layer, query: &mut Query, answer: &SatResult) {
        if layer <= Layer::QueryCache {
            return;
        }
        let Self { store, query_cache, .. } = self;
        let known = match answer {
            SatResult::Unsat => Known::Unsat,
            SatResult::Sat => return,
            SatResult::SatWith(model) => Known::Sat(Arc::clone(model), false),
        };
        if let SatResult::SatWith(model) = answer
            && layer != Layer::Counterexamples
        {
            self.history.counterexamples.add_model(store, query.condition, model);
        }
        if !self.config.without.contains(Layer::QueryCache) {
            match query.canonical() {
                Some(canonical) => query_cache.remember(store, query.conjuncts(), canonical, known),
                None => query_cache.remember_exact(query.conjuncts(), known),
            }
        }
    }

    /// The two sides of a branch: whether `condition` is satisfiable, and whether its negation is.
    pub fn branch(
        &mut self,
        path: &PathCondition,
        condition: Expr,
    ) -> Result<(SatResult, SatResult), GaveUp> {
        let holds = self.feasible(path, condition)?;
        if !holds.is_sat() {
            // The path itself is feasible, so the other side is.
            return Ok((holds, SatResult::Sat));
        }
        let fails = self.feasible(path, self.store.not(condition))?;
        Ok((holds, fails))
    }

    // ---- observation and validation --------------------------------------------------------------------------------------

    fn observe(&mut self, query: &mut Query, condition: Expr, answered: Option<&(Layer, SatResult)>) {
        let is_sat = answered.map(|(_, answer)| answer.is_sat());
        for observer in &mut self.observers {
            observer.query_ended(&self.store, &QueryResult { path: query.path, condition, is_sat });
        }
        let (true, Some((layer, answer))) = (self.config.validate, answered) else { return };
        // The original query, before any layer simplified it.
        let mut query = Query::new(query.path, condition);
        query.make_conjuncts(&self.store);
        let model: Model;
        let claim = match answer {
            SatResult::Unsat => Claim::Unsat,
            SatResult::Sat | SatResult::SatWith(_) => {
                let inputs = query.path.inputs(answer.model());
                model = query.symbols(&self.store).map(|symbol| (symbol, inputs.byte(symbol))).collect();
                Claim::Sat(&model)
            }
        };
        let conjuncts = query.conjuncts().to_vec();
        self.validate(layer.name(), &conjuncts, claim);
    }

    pub(crate) fn validate(&mut self, who: &str, conjuncts: &[Expr], claim: Claim) {
        // A verdict is validated once; models are evaluated always.
        let is_new = self.validated.insert((conjuncts.into(), matches!(claim, Claim::Sat(_))));
        let Backends { full, second, .. } = &mut self.backends;
        let validators = std::iter::once(full).chain(second).map(|backend| &mut **backend).filter(|_| is_new);
        let limits = Limits { time: self.config.timeout, effort: None };
        if let Err(contradiction) = check_claim(&self.store, who, conjuncts, claim, validators, &limits) {
            self.contradiction.get_or_insert(contradiction);
        }
    }

    // ---- limits and figures ----------------------------------------------------------------------------

    /// The limits of a backend for the current query; `None` if no time is left.
    pub(crate) fn limits(&self, kind: BackendKind) -> Option<Limits> {
        let time = [self.config.timeout, self.time_left].into_iter().flatten().min();
        let time = time.map(|time| time.saturating_sub(self.query_start.elapsed()));
        let effort = match kind {
            BackendKind::Fast => Some(self.config.effort),
            BackendKind::Full => self.effort,
        };
        let is_over = self.store.is_halted() || time == Some(Duration::ZERO);
        (!is_over).then_some(Limits { time, effort })
    }

    /// Whether a clock may have decided that the current query is given up: half of its time is over.
    pub(crate) fn may_be_late(&self) -> bool {
        let time = [self.config.timeout, self.time_left].into_iter().flatten().min();
        time.is_some_and(|time| 2 * self.query_start.elapsed() >= time)
    }

    /// Counts a query of a backend. A query that goes from the fast to the full backend counts once.
    pub(crate) fn count_backend_query(&mut self, kind: BackendKind) {
        let is_first = kind == BackendKind::Fast || self.config.without.contains(Layer::Fast);
        self.figures.solver_queries += u64::from(is_first);
    }

    /// Counts the time of a query that the cheap layers did not answer.
    pub(crate) fn end_timed(&mut self, conjuncts: &[Expr], answered: Option<(Layer, bool)>) {
        let taken = self.query_start.elapsed();
        self.figures.time += taken;
        self.time_left = self.time_left.map(|left| left.saturating_sub(taken));
        let (layer, is_sat) = answered.unzip();
        for observer in &mut self.observers {
            observer.timed_query_ended(&self.store, &TimedQuery { conjuncts, layer, is_sat, time: taken });
        }
    }
}

fn found(enumerated: Enumerated) -> SatResult {
    match enumerated {
        Enumerated::Unsat => SatResult::Unsat,
        Enumerated::First(model) => SatResult::SatWith(Arc::new(model)),
    }
}

fn constant(store: &ExprStore, condition: Expr) -> Option<SatResult> {
    store.constant_value(condition).map(|value| if value == 0 { SatResult::Unsat } else { SatResult::Sat })
}
