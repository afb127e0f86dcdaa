//! The chain of answers: each question about a path is tried at the cheapest place first.
//!
//! In order: constants; the inputs the path carries along; the cache of questions asked before; the fast backend
//! within a budget that does not depend on the machine; the full backend within a time limit. A cached answer is
//! exactly what the backends would answer again, so what was asked before never changes a result.

use crate::backend::{Backend, Limits, Unknown, Verdict};
use crate::model::Model;
use crate::path::{PathCondition, in_canonical_order};
use loam_expr::{Bases, Evaluator, Expr, ExprStore, Symbol};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What the chain may be told to do differently.
#[derive(Clone, Debug)]
pub struct SolverConfig {
    /// Longest time for one question; past it the answer is unknown.
    pub timeout: Option<Duration>,
    /// Budget of the fast backend, in conflicts.
    pub effort: u64,
    /// Whether questions asked before are remembered.
    pub query_cache: bool,
    /// Whether the inputs a path carries along are tried.
    pub model_reuse: bool,
}

impl Default for SolverConfig {
    fn default() -> Self {
        Self { timeout: None, effort: 5_000, query_cache: true, model_reuse: true }
    }
}

/// How many questions were answered where.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[expect(missing_docs, reason = "the names are those of run.json")]
pub struct SolverFigures {
    pub queries: u64,
    pub solver_queries: u64,
    pub query_cache_hits: u64,
    pub model_reuse_hits: u64,
    pub unknown: u64,
    pub time: Duration,
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
    /// It can, with these.
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

/// Answers questions about paths.
pub struct Solver {
    store: Arc<ExprStore>,
    config: SolverConfig,
    fast: Box<dyn Backend>,
    full: Box<dyn Backend>,
    cache: FxHashMap<Box<[Expr]>, Cached>,
    figures: SolverFigures,
    /// Time left for the whole run.
    time_left: Option<Duration>,
}

#[derive(Clone)]
enum Cached {
    Sat(Arc<Model>),
    Unsat,
}

impl Solver {
    /// A solver that asks `fast` first and `full` when that gives up.
    pub fn new(
        store: Arc<ExprStore>,
        config: SolverConfig,
        fast: Box<dyn Backend>,
        full: Box<dyn Backend>,
    ) -> Self {
        Self {
            store,
            config,
            fast,
            full,
            cache: FxHashMap::default(),
            figures: SolverFigures::default(),
            time_left: None,
        }
    }

    /// No question may take longer than this from now on, whatever the timeout is.
    pub fn set_time_left(&mut self, time_left: Option<Duration>) {
        self.time_left = time_left;
    }

    /// How the questions were answered so far.
    pub fn figures(&self) -> SolverFigures {
        self.figures
    }

    /// Whether `condition` holds for some input of the path.
    pub fn feasible(&mut self, path: &PathCondition, condition: Expr) -> Result<Feasible, GaveUp> {
        self.figures.queries += 1;
        if let Some(value) = self.store.constant_value(condition) {
            return Ok(if value == 0 { Feasible::No } else { Feasible::Yes });
        }
        let relevant = path.relevant(&self.store, condition);
        if self.config.model_reuse && Evaluator::new(&self.store, &relevant).eval_bool(condition) {
            self.figures.model_reuse_hits += 1;
            return Ok(Feasible::Yes);
        }
        let conjuncts = relevant.constraints().chain([condition]).collect();
        Ok(match self.check(&path.bases, conjuncts)? {
            Cached::Sat(model) => Feasible::With(model),
            Cached::Unsat => Feasible::No,
        })
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

    /// A value the term has for some input of the path that satisfies `condition`; `None` if there is none.
    pub fn example(
        &mut self,
        path: &PathCondition,
        term: Expr,
        condition: Option<Expr>,
    ) -> Result<Option<u128>, GaveUp> {
        let holds = match condition {
            Some(condition) => self.feasible(path, condition)?,
            None => Feasible::Yes,
        };
        let inputs = path.inputs(holds.model());
        Ok(holds.is_possible().then(|| Evaluator::new(&self.store, inputs).eval(term)))
    }

    /// Inputs that take the path: the same for the same path condition, whatever was asked before.
    /// Symbols that are not mentioned may have any value.
    pub fn inputs(&mut self, path: &PathCondition) -> Model {
        let mut values: Vec<(Symbol, u8)> = Vec::new();
        for group in path.groups() {
            self.figures.queries += 1;
            match self.check(&path.bases, group.constraints.to_vec()) {
                Ok(Cached::Sat(model)) => values.extend(model.iter()),
                // Undecided within the limits, or the backends are wrong: the inputs carried along are right.
                Ok(Cached::Unsat) | Err(GaveUp) => values.extend(group.witness()),
            }
        }
        Model::new(values)
    }

    fn check(&mut self, bases: &Bases, mut conjuncts: Vec<Expr>) -> Result<Cached, GaveUp> {
        if !bases.is_empty() {
            conjuncts.iter_mut().for_each(|conjunct| *conjunct = bases.ground(&self.store, *conjunct));
        }
        in_canonical_order(&self.store, &mut conjuncts);
        if self.config.query_cache
            && let Some(cached) = self.cache.get(&conjuncts[..])
        {
            self.figures.query_cache_hits += 1;
            return Ok(cached.clone());
        }
        let started = Instant::now();
        let answer = self.ask_backends(&conjuncts);
        let taken = started.elapsed();
        self.figures.time += taken;
        self.time_left = self.time_left.map(|left| left.saturating_sub(taken));
        let answer = match answer {
            Verdict::Sat(model) => Cached::Sat(Arc::new(model)),
            Verdict::Unsat => Cached::Unsat,
            Verdict::Unknown(_) => {
                self.figures.unknown += 1;
                return Err(GaveUp);
            }
        };
        if self.config.query_cache {
            self.cache.insert(conjuncts.into_boxed_slice(), answer.clone());
        }
        Ok(answer)
    }

    fn ask_backends(&mut self, conjuncts: &[Expr]) -> Verdict {
        self.figures.solver_queries += 1;
        let time = [self.config.timeout, self.time_left].into_iter().flatten().min();
        if time == Some(Duration::ZERO) {
            return Verdict::Unknown(Unknown::Timeout);
        }
        let limits = Limits { time, effort: Some(self.config.effort) };
        let started = Instant::now();
        match self.fast.check(&self.store, conjuncts, &limits) {
            Verdict::Unknown(_) => {
                let time = time.map(|time| time.saturating_sub(started.elapsed()));
                let limits = Limits { time, effort: None };
                self.full.check(&self.store, conjuncts, &limits)
            }
            decided => decided,
        }
    }

    /// Whether all conjuncts can hold at once, and with which inputs if so.
    pub fn decide(&mut self, conjuncts: &[Expr]) -> Result<Option<Model>, GaveUp> {
        self.figures.queries += 1;
        Ok(match self.check(&Bases::default(), conjuncts.to_vec())? {
            Cached::Sat(model) => Some(Model::clone(&model)),
            Cached::Unsat => None,
        })
    }
}
