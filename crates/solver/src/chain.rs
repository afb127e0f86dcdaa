//! The chain of answers: each query about a path is tried at the cheapest place first.
//!
//! [`Layer`] lists the places in order. There are two kinds of queries. *Whether* a condition can hold is a fact: it
//! may be learnt from anything, also from what other paths have asked, and the inputs that come with it are a hint for
//! the next query. *Which* values to take is decided by the query alone (`choose.rs`). So neither what was asked
//! before nor what a cache holds ever changes a result.

use crate::backend::{Backend, Limits, Probe};
use crate::layers::counterexamples::Counterexamples;
use crate::layers::enumeration::{self, Enumeration, Tried};
use crate::layers::query_cache::{Known, QueryCache};
use crate::layers::search::search;
use crate::layers::{Layer, Layers, ranges};
use crate::model::Model;
use crate::path::{PathCondition, Simplifier};
use crate::query::Query;
use crate::size::is_larger;
use crate::validate::{Claim, Contradiction, check_claim};
use loam_expr::{Assignment, Expr, ExprStore};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What the chain may be told to do differently.
#[derive(Clone, Debug)]
pub struct SolverConfig {
    /// Longest time for one query; past it the answer is unknown.
    pub timeout: Option<Duration>,
    /// Budget of the fast backend, in conflicts.
    pub effort: u64,
    /// Layers that are switched off.
    pub without: Layers,
    /// Whether every answer is checked: models by evaluation, verdicts by the full and the second backend.
    pub validate: bool,
}

impl Default for SolverConfig {
    fn default() -> Self {
        Self { timeout: None, effort: 5_000, without: Layers::NONE, validate: false }
    }
}

/// How many queries were answered where.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[expect(missing_docs, reason = "the names are those of run.json")]
pub struct SolverFigures {
    pub queries: u64,
    pub solver_queries: u64,
    pub unknown: u64,
    /// By layer, in their order.
    pub answered: [u64; Layer::COUNT],
    /// Time on everything that the path's own inputs did not answer.
    pub time: Duration,
}

impl SolverFigures {
    /// How many queries a layer answered.
    pub fn by(&self, layer: Layer) -> u64 {
        self.answered[layer as usize]
    }
}

/// Gates of the largest query that the full backend is asked with limited effort: beyond, making the gates takes longer
/// than any effort that is counted.
const MOST_HURRIED_GATES: u64 = 1 << 18;

/// What the full backend may spend before enumerating is tried again, as its effort is counted.
const SOON: u64 = 2000;

/// One of the things done about a query in turn.
pub(crate) enum Turn {
    /// Try all inputs, if that takes at most so many steps.
    Try(usize),
    /// Ask the full backend, with this effort at most.
    Ask(Option<u64>),
}

/// No answer: the backends gave up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GaveUp;

/// Whether a condition can hold, and with which inputs if they had to be found.
#[derive(Clone, Debug)]
pub enum SatResult {
    /// It cannot.
    Unsat,
    /// It can, already under the cached model of the path.
    Sat,
    /// It can, under this model, which becomes the cached one: which model it is depends on earlier queries.
    SatWith(Arc<Model>),
}

impl SatResult {
    /// Whether the condition can hold.
    pub fn is_sat(&self) -> bool {
        !matches!(self, Self::Unsat)
    }

    /// The model to add the condition with.
    pub fn model(&self) -> Option<&Model> {
        match self {
            Self::Unsat | Self::Sat => None,
            Self::SatWith(model) => Some(model),
        }
    }
}

/// Who is asked at the end of the chain.
pub struct Backends {
    /// Asked first, within a budget.
    pub fast: Box<dyn Backend>,
    /// Asked when the fast one gives up.
    pub full: Box<dyn Backend>,
    /// Asked only to check the answers of the others.
    pub second: Option<Box<dyn Backend>>,
}

impl Backends {
    pub(crate) fn get(&mut self, is_fast: bool) -> &mut dyn Backend {
        if is_fast { &mut *self.fast } else { &mut *self.full }
    }
}

/// A query and what became of it.
pub struct Asked<'a> {
    /// The path it was about.
    pub path: &'a PathCondition,
    /// What might hold on it.
    pub condition: Expr,
    /// Whether it can; `None` if nobody found out.
    pub answer: Option<bool>,
}

/// Sees every query about a path.
pub trait Observer: Send {
    /// A query was answered, or not.
    fn asked(&mut self, store: &ExprStore, asked: &Asked);
}

/// Answers queries about paths.
pub struct Solver {
    pub(crate) store: Arc<ExprStore>,
    pub(crate) config: SolverConfig,
    pub(crate) backends: Backends,
    pub(crate) query_cache: QueryCache,
    counterexamples: Counterexamples,
    pub(crate) enumeration: Enumeration,
    pub(crate) simplifier: Simplifier,
    pub(crate) figures: SolverFigures,
    /// Time left for the whole run.
    time_left: Option<Duration>,
    /// Effort of the full backend for one query at present, if it is limited.
    effort: Option<u64>,
    /// When the present query was asked.
    pub(crate) asked_at: Instant,
    observer: Option<Box<dyn Observer>>,
    /// Queries whose answer was checked, and whether it was yes.
    judged: FxHashSet<(Box<[Expr]>, bool)>,
    contradiction: Option<Contradiction>,
}

impl Solver {
    /// A solver on these backends.
    pub fn new(store: Arc<ExprStore>, config: SolverConfig, backends: Backends) -> Self {
        let query_cache = QueryCache::new(&store);
        Self {
            store,
            config,
            backends,
            query_cache,
            counterexamples: Counterexamples::default(),
            enumeration: Enumeration::default(),
            simplifier: Simplifier::default(),
            figures: SolverFigures::default(),
            time_left: None,
            effort: None,
            asked_at: Instant::now(),
            observer: None,
            judged: FxHashSet::default(),
            contradiction: None,
        }
    }

    /// Lets somebody see every query.
    pub fn set_observer(&mut self, observer: Box<dyn Observer>) {
        self.observer = Some(observer);
    }

    /// The first answer that turned out to be wrong, if answers are checked.
    pub fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }

    /// Limits the effort of the full backend for each query, besides the other limits: counted, so that which queries
    /// are given up does not depend on the machine. Queries too large to begin with are given up at once.
    pub fn set_effort(&mut self, effort: Option<u64>) {
        self.effort = effort;
    }

    /// No query may take longer than this from now on, whatever the timeout is.
    pub fn set_time_left(&mut self, time_left: Option<Duration>) {
        self.time_left = time_left;
    }

    /// How the queries were answered so far.
    pub fn figures(&self) -> SolverFigures {
        self.figures
    }

    // ---- whether a condition can hold ------------------------------------------------------------------

    /// Whether `condition` holds for some input of the path.
    pub fn feasible(&mut self, path: &PathCondition, condition: Expr) -> Result<SatResult, GaveUp> {
        self.figures.queries += 1;
        let mut query = Query::new(path, condition);
        let answered = self.try_layers(&mut query);
        if self.config.validate || self.observer.is_some() {
            self.look_at(&mut query, condition, answered.as_ref());
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
        let mut is_slow = false;
        let mut answered = None;
        for (layer, ..) in Layer::TABLE {
            if layer > Layer::ModelReuse && !is_slow {
                is_slow = true;
                self.asked_at = Instant::now();
                query.make_conjuncts(&self.store);
            }
            if !self.config.without.contains(layer)
                && let Some(answer) = self.try_layer(layer, query)
            {
                self.figures.answered[layer as usize] += 1;
                self.learn(layer, query, &answer);
                answered = Some((layer, answer));
                break;
            }
        }
        if is_slow {
            self.count_time();
        }
        answered
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
            Layer::ModelReuse => query.holds_for_inputs(&self.store).then_some(SatResult::Sat),
            Layer::QueryCache => self.asked_before(query),
            Layer::Ranges => ranges::decide(&self.store, query),
            Layer::Enumeration => self.try_all(query, enumeration::QUICK),
            Layer::Counterexamples => self.found_before(query),
            Layer::Search => {
                let start = |symbol| query.path.cached_model(symbol);
                let model = search(&self.store, query.conjuncts(), start)?;
                Some(SatResult::SatWith(Arc::new(model)))
            }
            Layer::Fast => self.probe(query, true, None),
            Layer::Full => {
                self.limits(false)?;
                if self.effort.is_some() && is_larger(&self.store, query.conjuncts(), MOST_HURRIED_GATES) {
                    return None;
                }
                let conjuncts = query.conjuncts().to_vec();
                self.in_turn(&conjuncts, |solver, turn| match turn {
                    Turn::Try(most_steps) => solver.try_all(query, most_steps),
                    Turn::Ask(effort) => solver.probe(query, false, effort),
                })
            }
        }
    }

    /// What is done about a query that only the full backend is left for: small enumerations cost less than asking it, and
    /// large ones less than what it does not find soon. None of this depends on the clock.
    pub(crate) fn in_turn<T>(
        &mut self,
        conjuncts: &[Expr],
        mut take: impl FnMut(&mut Self, Turn) -> Option<T>,
    ) -> Option<T> {
        if self.config.without.contains(Layer::Enumeration) {
            return take(self, Turn::Ask(None));
        }
        if let Some(answer) = take(self, Turn::Try(enumeration::PATIENT)) {
            return Some(answer);
        }
        if self.effort.is_none() && self.enumeration.are_few(&self.store, conjuncts) {
            let found =
                take(self, Turn::Ask(Some(SOON))).or_else(|| take(self, Turn::Try(enumeration::LAST)));
            if found.is_some() {
                return found;
            }
        }
        take(self, Turn::Ask(None))
    }

    fn try_all(&mut self, query: &mut Query, most_steps: usize) -> Option<SatResult> {
        let tried = self.enumeration.decide(&self.store, query.conjuncts(), most_steps)?;
        Some(match tried {
            Tried::Nothing => SatResult::Unsat,
            Tried::First(model) => SatResult::SatWith(Arc::new(model)),
        })
    }

    fn asked_before(&mut self, query: &mut Query) -> Option<SatResult> {
        let Self { store, query_cache, .. } = self;
        let known = match query_cache.exact(query.conjuncts()) {
            Some(known) => known.clone(),
            None => {
                let (conjuncts, canonical) =
                    query.with_canonical(|conjuncts| query_cache.canonical(store, conjuncts));
                query_cache.anonymous(conjuncts, canonical)?
            }
        };
        Some(match known {
            Known::Unsat => SatResult::Unsat,
            Known::Sat(model, _) => SatResult::SatWith(model),
        })
    }

    fn found_before(&mut self, query: &mut Query) -> Option<SatResult> {
        let (store, conjuncts) = (&*self.store, query.conjuncts());
        if self.counterexamples.refutes(store, conjuncts, query.parts()) {
            return Some(SatResult::Unsat);
        }
        let inputs = |model| query.path.inputs(Some(model));
        let model = self.counterexamples.satisfies(store, conjuncts, query.condition, inputs)?;
        // It may say nothing about some of these symbols: then the path's own inputs were tried for them.
        let inputs = inputs(&model);
        let values = query.symbols(store).map(|symbol| (symbol, inputs.byte(symbol)));
        Some(SatResult::SatWith(Arc::new(values.collect())))
    }

    /// Asks a backend whether a query can hold.
    fn probe(&mut self, query: &mut Query, is_fast: bool, effort: Option<u64>) -> Option<SatResult> {
        let limits = self.limits(is_fast)?;
        let limits = Limits { effort: effort.or(limits.effort), ..limits };
        self.count_backend_query(is_fast);
        match self.backends.get(is_fast).probe(&self.store, query.conjuncts(), &limits) {
            Probe::Sat(model) => Some(SatResult::SatWith(Arc::new(model))),
            Probe::Unsat(places) => {
                let core: Vec<Expr> = places.into_iter().map(|place| query.conjuncts()[place]).collect();
                self.counterexamples.add_core(&core);
                Some(SatResult::Unsat)
            }
            Probe::Unknown(_) => None,
        }
    }

    /// Lets the layers that remember know of an answer they did not have.
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
            self.counterexamples.add_model(store, query.condition, model);
        }
        if !self.config.without.contains(Layer::QueryCache) {
            let (conjuncts, canonical) =
                query.with_canonical(|conjuncts| query_cache.canonical(store, conjuncts));
            query_cache.remember(conjuncts, canonical, known);
        }
    }

    /// The two sides of a branch: whether `condition` and whether its negation can hold.
    pub fn branch(
        &mut self,
        path: &PathCondition,
        condition: Expr,
    ) -> Result<(SatResult, SatResult), GaveUp> {
        let holds = self.feasible(path, condition)?;
        if !holds.is_sat() {
            // The path itself is possible, so the other side is.
            return Ok((holds, SatResult::Sat));
        }
        let fails = self.feasible(path, self.store.not(condition))?;
        Ok((holds, fails))
    }

    // ---- watching --------------------------------------------------------------------------------------

    fn look_at(&mut self, query: &mut Query, condition: Expr, answered: Option<&(Layer, SatResult)>) {
        let answer = answered.map(|(_, answer)| answer.is_sat());
        if let Some(observer) = &mut self.observer {
            observer.asked(&self.store, &Asked { path: query.path, condition, answer });
        }
        let (true, Some((layer, answer))) = (self.config.validate, answered) else { return };
        // The query as it was asked, before any layer changed it.
        let mut query = Query::new(query.path, condition);
        query.make_conjuncts(&self.store);
        let model: Model;
        let claim = match answer {
            SatResult::Unsat => Claim::Impossible,
            SatResult::Sat | SatResult::SatWith(_) => {
                let inputs = query.path.inputs(answer.model());
                model = query.symbols(&self.store).map(|symbol| (symbol, inputs.byte(symbol))).collect();
                Claim::Possible(&model)
            }
        };
        let conjuncts = query.conjuncts().to_vec();
        self.validate(layer.name(), &conjuncts, claim);
    }

    pub(crate) fn validate(&mut self, who: &str, conjuncts: &[Expr], claim: Claim) {
        // A verdict is judged once; models are evaluated always.
        let is_new = self.judged.insert((conjuncts.into(), matches!(claim, Claim::Possible(_))));
        let Backends { full, second, .. } = &mut self.backends;
        let judges = std::iter::once(full).chain(second).map(|judge| &mut **judge).filter(|_| is_new);
        let limits = Limits { time: self.config.timeout, effort: None };
        if let Err(contradiction) = check_claim(&self.store, who, conjuncts, claim, judges, &limits) {
            self.contradiction.get_or_insert(contradiction);
        }
    }

    // ---- limits and figures ----------------------------------------------------------------------------

    /// What a backend may spend now; `None` if there is no time at all.
    pub(crate) fn limits(&self, is_fast: bool) -> Option<Limits> {
        let time = [self.config.timeout, self.time_left].into_iter().flatten().min();
        let time = time.map(|time| time.saturating_sub(self.asked_at.elapsed()));
        let effort = if is_fast { Some(self.config.effort) } else { self.effort };
        let is_over = self.store.is_halted() || time == Some(Duration::ZERO);
        (!is_over).then_some(Limits { time, effort })
    }

    /// A query that goes from the fast to the full backend is still one query.
    pub(crate) fn count_backend_query(&mut self, is_fast: bool) {
        let is_first = is_fast || self.config.without.contains(Layer::Fast);
        self.figures.solver_queries += u64::from(is_first);
    }

    pub(crate) fn count_time(&mut self) {
        let taken = self.asked_at.elapsed();
        self.figures.time += taken;
        self.time_left = self.time_left.map(|left| left.saturating_sub(taken));
    }
}

fn constant(store: &ExprStore, condition: Expr) -> Option<SatResult> {
    store.constant_value(condition).map(|value| if value == 0 { SatResult::Unsat } else { SatResult::Sat })
}
