//! The chain of answers: each question about a path is tried at the cheapest place first.
//!
//! [`Layer`] lists the places in order. There are two kinds of questions. *Whether* a condition can hold is a fact: it
//! may be learnt from anything, also from what other paths have asked, and the inputs that come with it are a hint for
//! the next question. *Which* values to take is decided by the question alone (`choose.rs`). So neither what was asked
//! before nor what a cache holds ever changes a result.

use crate::backend::{Backend, Limits, Probe};
use crate::layers::counterexamples::Counterexamples;
use crate::layers::few::{self, Few, Tried};
use crate::layers::queries::{Known, Queries};
use crate::layers::search::search;
use crate::layers::{Layer, Layers, ranges};
use crate::model::Model;
use crate::path::{PathCondition, Simplifier};
use crate::question::Question;
use crate::size::is_larger;
use crate::validate::{Claim, Contradiction, check_claim};
use loam_expr::{Assignment, Expr, ExprStore};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What the chain may be told to do differently.
#[derive(Clone, Debug)]
pub struct SolverConfig {
    /// Longest time for one question; past it the answer is unknown.
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

/// How many questions were answered where.
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
    /// How many questions a layer answered.
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
pub enum Feasible {
    /// It cannot.
    No,
    /// It can, already with the inputs the path carries.
    Yes,
    /// It can, with these. A hint: which they are depends on what was asked before.
    With(Arc<Model>),
}

impl Feasible {
    /// Whether it can.
    pub fn is_possible(&self) -> bool {
        !matches!(self, Self::No)
    }

    /// The inputs to add the condition with.
    pub fn model(&self) -> Option<&Model> {
        match self {
            Self::No | Self::Yes => None,
            Self::With(model) => Some(model),
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

/// A question and what became of it.
pub struct Asked<'a> {
    /// The path it was about.
    pub path: &'a PathCondition,
    /// What might hold on it.
    pub condition: Expr,
    /// Whether it can; `None` if nobody found out.
    pub answer: Option<bool>,
}

/// Sees every question about a path.
pub trait Observer: Send {
    /// A question was answered, or not.
    fn asked(&mut self, store: &ExprStore, asked: &Asked);
}

/// Answers questions about paths.
pub struct Solver {
    pub(crate) store: Arc<ExprStore>,
    pub(crate) config: SolverConfig,
    pub(crate) backends: Backends,
    pub(crate) queries: Queries,
    counterexamples: Counterexamples,
    pub(crate) few: Few,
    pub(crate) simplifier: Simplifier,
    pub(crate) figures: SolverFigures,
    /// Time left for the whole run.
    time_left: Option<Duration>,
    /// Effort of the full backend for one query at present, if it is limited.
    hurry: Option<u64>,
    /// When the present question was asked.
    pub(crate) asked_at: Instant,
    observer: Option<Box<dyn Observer>>,
    /// Questions whose answer was checked, and whether it was yes.
    judged: FxHashSet<(Box<[Expr]>, bool)>,
    contradiction: Option<Contradiction>,
}

impl Solver {
    /// A solver on these backends.
    pub fn new(store: Arc<ExprStore>, config: SolverConfig, backends: Backends) -> Self {
        let queries = Queries::new(&store);
        Self {
            store,
            config,
            backends,
            queries,
            counterexamples: Counterexamples::default(),
            few: Few::default(),
            simplifier: Simplifier::default(),
            figures: SolverFigures::default(),
            time_left: None,
            hurry: None,
            asked_at: Instant::now(),
            observer: None,
            judged: FxHashSet::default(),
            contradiction: None,
        }
    }

    /// Lets somebody see every question.
    pub fn set_observer(&mut self, observer: Box<dyn Observer>) {
        self.observer = Some(observer);
    }

    /// The first answer that turned out to be wrong, if answers are checked.
    pub fn contradiction(&self) -> Option<&Contradiction> {
        self.contradiction.as_ref()
    }

    /// Limits the effort of the full backend for each query, besides the other limits: counted, so that which queries
    /// are given up does not depend on the machine. Queries too large to begin with are given up at once.
    pub fn set_hurry(&mut self, effort: Option<u64>) {
        self.hurry = effort;
    }

    /// No question may take longer than this from now on, whatever the timeout is.
    pub fn set_time_left(&mut self, time_left: Option<Duration>) {
        self.time_left = time_left;
    }

    /// How the questions were answered so far.
    pub fn figures(&self) -> SolverFigures {
        self.figures
    }

    // ---- whether a condition can hold ------------------------------------------------------------------

    /// Whether `condition` holds for some input of the path.
    pub fn feasible(&mut self, path: &PathCondition, condition: Expr) -> Result<Feasible, GaveUp> {
        self.figures.queries += 1;
        let mut question = Question::new(path, condition);
        let answered = self.try_layers(&mut question);
        if self.config.validate || self.observer.is_some() {
            self.look_at(&mut question, condition, answered.as_ref());
        }
        match answered {
            Some((_, answer)) => Ok(answer),
            None => {
                self.figures.unknown += 1;
                Err(GaveUp)
            }
        }
    }

    fn try_layers(&mut self, question: &mut Question) -> Option<(Layer, Feasible)> {
        let mut is_slow = false;
        let mut answered = None;
        for (layer, ..) in Layer::TABLE {
            if layer > Layer::Inputs && !is_slow {
                is_slow = true;
                self.asked_at = Instant::now();
                question.make_conjuncts(&self.store);
            }
            if !self.config.without.contains(layer)
                && let Some(answer) = self.try_layer(layer, question)
            {
                self.figures.answered[layer as usize] += 1;
                self.learn(layer, question, &answer);
                answered = Some((layer, answer));
                break;
            }
        }
        if is_slow {
            self.count_time();
        }
        answered
    }

    fn try_layer(&mut self, layer: Layer, question: &mut Question) -> Option<Feasible> {
        match layer {
            Layer::Constants => constant(&self.store, question.condition),
            Layer::Equalities => {
                question.simplify(&self.store, &mut self.simplifier);
                constant(&self.store, question.condition)
            }
            Layer::Independence => {
                question.keep_related(&self.store);
                None
            }
            Layer::Inputs => question.holds_for_inputs(&self.store).then_some(Feasible::Yes),
            Layer::Queries => self.asked_before(question),
            Layer::Ranges => ranges::decide(&self.store, question),
            Layer::Few => self.try_all(question, few::QUICK),
            Layer::Counterexamples => self.found_before(question),
            Layer::Search => {
                let start = |symbol| question.path.witness(symbol);
                let model = search(&self.store, question.conjuncts(), start)?;
                Some(Feasible::With(Arc::new(model)))
            }
            Layer::Fast => self.probe(question, true, None),
            Layer::Full => {
                self.limits(false)?;
                if self.hurry.is_some() && is_larger(&self.store, question.conjuncts(), MOST_HURRIED_GATES) {
                    return None;
                }
                let conjuncts = question.conjuncts().to_vec();
                self.in_turn(&conjuncts, |solver, turn| match turn {
                    Turn::Try(most_steps) => solver.try_all(question, most_steps),
                    Turn::Ask(effort) => solver.probe(question, false, effort),
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
        if self.config.without.contains(Layer::Few) {
            return take(self, Turn::Ask(None));
        }
        if let Some(answer) = take(self, Turn::Try(few::PATIENT)) {
            return Some(answer);
        }
        if self.hurry.is_none() && self.few.are_few(&self.store, conjuncts) {
            let found = take(self, Turn::Ask(Some(SOON))).or_else(|| take(self, Turn::Try(few::LAST)));
            if found.is_some() {
                return found;
            }
        }
        take(self, Turn::Ask(None))
    }

    fn try_all(&mut self, question: &mut Question, most_steps: usize) -> Option<Feasible> {
        let tried = self.few.decide(&self.store, question.conjuncts(), most_steps)?;
        Some(match tried {
            Tried::Nothing => Feasible::No,
            Tried::First(model) => Feasible::With(Arc::new(model)),
        })
    }

    fn asked_before(&mut self, question: &mut Question) -> Option<Feasible> {
        let Self { store, queries, .. } = self;
        let known = match queries.exact(question.conjuncts()) {
            Some(known) => known.clone(),
            None => {
                let (conjuncts, canonical) =
                    question.with_canonical(|conjuncts| queries.canonical(store, conjuncts));
                queries.anonymous(conjuncts, canonical)?
            }
        };
        Some(match known {
            Known::Unsat => Feasible::No,
            Known::Sat(model, _) => Feasible::With(model),
        })
    }

    fn found_before(&mut self, question: &mut Question) -> Option<Feasible> {
        let (store, conjuncts) = (&*self.store, question.conjuncts());
        if self.counterexamples.refutes(store, conjuncts, question.parts()) {
            return Some(Feasible::No);
        }
        let inputs = |model| question.path.inputs(Some(model));
        let model = self.counterexamples.satisfies(store, conjuncts, question.condition, inputs)?;
        // It may say nothing about some of these symbols: then the path's own inputs were tried for them.
        let inputs = inputs(&model);
        let values = question.symbols(store).map(|symbol| (symbol, inputs.byte(symbol)));
        Some(Feasible::With(Arc::new(values.collect())))
    }

    /// Asks a backend whether a question can hold.
    fn probe(&mut self, question: &mut Question, is_fast: bool, effort: Option<u64>) -> Option<Feasible> {
        let limits = self.limits(is_fast)?;
        let limits = Limits { effort: effort.or(limits.effort), ..limits };
        self.count_backend_question(is_fast);
        match self.backends.get(is_fast).probe(&self.store, question.conjuncts(), &limits) {
            Probe::Sat(model) => Some(Feasible::With(Arc::new(model))),
            Probe::Unsat(places) => {
                let core: Vec<Expr> = places.into_iter().map(|place| question.conjuncts()[place]).collect();
                self.counterexamples.add_core(&core);
                Some(Feasible::No)
            }
            Probe::Unknown(_) => None,
        }
    }

    /// Lets the layers that remember know of an answer they did not have.
    fn learn(&mut self, layer: Layer, question: &mut Question, answer: &Feasible) {
        if layer <= Layer::Queries {
            return;
        }
        let Self { store, queries, .. } = self;
        let known = match answer {
            Feasible::No => Known::Unsat,
            Feasible::Yes => return,
            Feasible::With(model) => Known::Sat(Arc::clone(model), false),
        };
        if let Feasible::With(model) = answer
            && layer != Layer::Counterexamples
        {
            self.counterexamples.add_model(store, question.condition, model);
        }
        if !self.config.without.contains(Layer::Queries) {
            let (conjuncts, canonical) =
                question.with_canonical(|conjuncts| queries.canonical(store, conjuncts));
            queries.remember(conjuncts, canonical, known);
        }
    }

    /// The two sides of a branch: whether `condition` and whether its negation can hold.
    pub fn branch(&mut self, path: &PathCondition, condition: Expr) -> Result<(Feasible, Feasible), GaveUp> {
        let holds = self.feasible(path, condition)?;
        if !holds.is_possible() {
            // The path itself is possible, so the other side is.
            return Ok((holds, Feasible::Yes));
        }
        let fails = self.feasible(path, self.store.not(condition))?;
        Ok((holds, fails))
    }

    // ---- watching --------------------------------------------------------------------------------------

    fn look_at(&mut self, question: &mut Question, condition: Expr, answered: Option<&(Layer, Feasible)>) {
        let answer = answered.map(|(_, answer)| answer.is_possible());
        if let Some(observer) = &mut self.observer {
            observer.asked(&self.store, &Asked { path: question.path, condition, answer });
        }
        let (true, Some((layer, answer))) = (self.config.validate, answered) else { return };
        // The question as it was asked, before any layer changed it.
        let mut question = Question::new(question.path, condition);
        question.make_conjuncts(&self.store);
        let model: Model;
        let claim = match answer {
            Feasible::No => Claim::Impossible,
            Feasible::Yes | Feasible::With(_) => {
                let inputs = question.path.inputs(answer.model());
                model = question.symbols(&self.store).map(|symbol| (symbol, inputs.byte(symbol))).collect();
                Claim::Possible(&model)
            }
        };
        let conjuncts = question.conjuncts().to_vec();
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
        let effort = if is_fast { Some(self.config.effort) } else { self.hurry };
        let is_over = self.store.is_halted() || time == Some(Duration::ZERO);
        (!is_over).then_some(Limits { time, effort })
    }

    /// A question that goes from the fast to the full backend is still one question.
    pub(crate) fn count_backend_question(&mut self, is_fast: bool) {
        let is_first = is_fast || self.config.without.contains(Layer::Fast);
        self.figures.solver_queries += u64::from(is_first);
    }

    pub(crate) fn count_time(&mut self) {
        let taken = self.asked_at.elapsed();
        self.figures.time += taken;
        self.time_left = self.time_left.map(|left| left.saturating_sub(taken));
    }
}

fn constant(store: &ExprStore, condition: Expr) -> Option<Feasible> {
    store.constant_value(condition).map(|value| if value == 0 { Feasible::No } else { Feasible::Yes })
}
