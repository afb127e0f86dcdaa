//! Collisions: whether two places in memory may be the same on a path.
//!
//! Bounds decide most questions. The others go to the solver, behind the answers that this path has already: an answer
//! "never" holds for the rest of the path, whose condition only grows; an answer "perhaps" is asked again when the path has
//! twice as many constraints. A path on which hardly any answer is "never" asks few questions.
//! Where the solver gives up, and where an operation has asked enough, the answer is "perhaps", which is always safe.

use crate::model::Oracle;
use loam_base::OrdMap;
use loam_expr::{Expr, ExprStore, HoldsTerms, Needed};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Most questions of one operation that are more than a comparison of bounds.
const MOST_QUESTIONS: u32 = 64;
/// Questions that a path asks before it judges whether they are worth their time.
const TRIED: u32 = 32;
/// If fewer than one in so many answers is "never", only one in so many questions is asked.
const RARE: u32 = 8;
/// Most answers that a state remembers.
const MOST_ANSWERS: usize = 1 << 14;

/// The answers that a path has to questions about collisions. They are no part of what the state is.
#[derive(Clone, Default)]
pub struct Answers {
    by_condition: OrdMap<Answered>,
    /// Questions that bounds and earlier answers left open.
    open: u32,
    /// How many of them were asked.
    asked: u32,
    /// How many of these had the answer "never".
    never: u32,
}

impl Answers {
    /// Whether the next open question is worth its time: if hardly any answer was "never" so far, few are asked.
    fn is_worthwhile(&self) -> bool {
        self.asked < TRIED || self.never >= self.asked / RARE || self.open.is_multiple_of(RARE)
    }
}

impl HoldsTerms for Answers {
    fn keep_terms(&self, needed: &mut Needed) {
        let keep = |needed: &mut Needed, key: u64| Expr::from_bits(key as u32).keep_terms(needed);
        self.by_condition.for_each_unmet(needed, Needed::is_first, |needed, key, _| keep(needed, key));
    }
}

#[derive(Clone, Copy)]
struct Answered {
    may_hold: bool,
    /// How many constraints the path had.
    constraints: u64,
}

impl Answered {
    /// Whether the answer is still good for a path with so many constraints. What may be true is asked again when the path has
    /// twice as many: at once would cost more than the smaller terms save.
    fn holds_with(&self, constraints: u64) -> bool {
        !self.may_hold || constraints < 2 * self.constraints || constraints == self.constraints
    }
}

/// Figures about records and collisions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct CollisionFigures {
    /// Reads that went over a list of records.
    pub list_reads: u64,
    /// Writes that added a record to a list.
    pub list_writes: u64,
    /// Writes of whole ranges that added one record.
    pub multi_writes: u64,
    /// Questions that bounds decided.
    pub by_bounds: u64,
    /// Questions whose answers the path or a cache in front of the solver had.
    pub by_cache: u64,
    /// Questions that a solver decided.
    pub by_solver: u64,
    /// Time of the reads and writes that the model executed, with the questions.
    pub list_time: Duration,
    /// Time for the questions that a solver decided.
    pub solver_time: Duration,
}

impl CollisionFigures {
    /// Adds the figures of another worker.
    pub fn add(&mut self, other: Self) {
        let Self {
            list_reads,
            list_writes,
            multi_writes,
            by_bounds,
            by_cache,
            by_solver,
            list_time,
            solver_time,
        } = other;
        self.list_reads += list_reads;
        self.list_writes += list_writes;
        self.multi_writes += multi_writes;
        self.by_bounds += by_bounds;
        self.by_cache += by_cache;
        self.by_solver += by_solver;
        self.list_time += list_time;
        self.solver_time += solver_time;
    }
}

/// How thoroughly collisions are decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Asking {
    /// By bounds, by what the path has found out, and by the solver.
    #[default]
    Solver,
    /// Not at all: what is not visibly apart may collide. The baseline that the others are measured against.
    Nothing,
}

/// The questions of one operation.
pub struct Collisions<'a> {
    pub(crate) oracle: &'a mut dyn Oracle,
    answers: Option<Arc<Answers>>,
    figures: &'a mut CollisionFigures,
    asking: Asking,
    left: u32,
    started: Instant,
}

impl<'a> Collisions<'a> {
    /// An operation with the answers that its path has.
    pub fn new(
        oracle: &'a mut dyn Oracle,
        answers: Option<Arc<Answers>>,
        figures: &'a mut CollisionFigures,
        asking: Asking,
    ) -> Self {
        Self { oracle, answers, figures, asking, left: MOST_QUESTIONS, started: Instant::now() }
    }

    /// The answers that the path has after the operation.
    pub fn finish(self) -> Option<Arc<Answers>> {
        self.figures.list_time += self.started.elapsed();
        self.answers
    }

    /// The terms of this run.
    pub fn store(&self) -> &ExprStore {
        self.oracle.store()
    }

    /// The figures, to be changed.
    pub fn figures(&mut self) -> &mut CollisionFigures {
        self.figures
    }

    /// Whether more than bounds is asked.
    pub(crate) fn asks(&self) -> bool {
        self.asking == Asking::Solver
    }

    /// Whether a condition may hold on this path.
    pub(crate) fn may_hold(&mut self, condition: Expr) -> bool {
        if let Some(known) = self.store().constant_value(condition) {
            self.figures.by_bounds += 1;
            return known == 1;
        }
        if !self.asks() {
            return true;
        }
        let (key, constraints) = (u64::from(condition.to_bits()), self.oracle.constraints());
        let known = self.answers.as_ref().and_then(|answers| answers.by_condition.get(key).copied());
        if let Some(known) = known.filter(|known| known.holds_with(constraints)) {
            self.figures.by_cache += 1;
            return known.may_hold;
        }
        let Some(left) = self.left.checked_sub(1) else { return true };
        self.left = left;
        let answers = Arc::make_mut(self.answers.get_or_insert_default());
        answers.open = answers.open.wrapping_add(1);
        if !answers.is_worthwhile() {
            return true;
        }
        let may_hold = self.ask(condition);
        let answers = Arc::make_mut(self.answers.get_or_insert_default());
        if answers.by_condition.len() >= MOST_ANSWERS {
            *answers = Answers::default();
        }
        answers.asked = answers.asked.saturating_add(1);
        answers.never = answers.never.saturating_add(u32::from(!may_hold));
        answers.by_condition.insert(key, Answered { may_hold, constraints });
        may_hold
    }

    fn ask(&mut self, condition: Expr) -> bool {
        let (runs, start) = (self.oracle.solver_runs(), Instant::now());
        let answer = self.oracle.may_be_true(condition);
        if self.oracle.solver_runs() == runs {
            self.figures.by_cache += 1;
        } else {
            self.figures.by_solver += 1;
            self.figures.solver_time += start.elapsed();
        }
        answer.unwrap_or(true)
    }
}
