//! The crew: all workers of a run, and what they share.
//!
//! Every worker has a scheduler, a machine, a solver and a frontier of its own and runs on its own states. Beside the
//! terms it shares with the others only what is here, none of which is touched while a state runs: the results, what
//! was covered, and its frontier, from which a worker without states steals half. The lock of a frontier is held for
//! single operations alone, and no thread ever holds two locks of a crew.
//!
//! Which worker explores which part of the execution tree depends on the machine. The results of an exploration that
//! completes do not: tests are ordered by their positions in the tree, and every value in them follows from the path alone.

use crate::config::RunConfig;
use crate::coverage::SharedCoverage;
use crate::explore::{EngineFault, Monitor, Status};
use crate::frontier::Frontier;
use crate::gate::Gate;
use crate::image::Image;
use crate::provenance::SharedProvenance;
use crate::results::Results;
use crate::sweep::{OFTEN, SELDOM, Sweep};
use loam_base::{Copies, Detach, lock, lock_waits};
use loam_expr::{ExprStore, HoldsTerms};
use loam_solver::SharedAnswers;
use loam_state::Figures;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The longest wait of a worker without states before it looks at the limits.
const NAP: Duration = Duration::from_millis(10);

/// All workers of a run.
pub(crate) struct Crew<'a> {
    pub config: Arc<RunConfig>,
    pub image: Arc<Image>,
    pub store: Arc<ExprStore>,
    pub monitor: &'a dyn Monitor,
    /// Set from outside to end the run.
    pub stop: &'a AtomicBool,
    pub coverage: SharedCoverage,
    /// The answers of solvers.
    pub answers: Arc<SharedAnswers>,
    /// The pointers that addresses were computed from.
    pub provenance: Arc<SharedProvenance>,
    results: Mutex<Results<'a>>,
    posts: Box<[Post]>,
    /// Set when no worker is to go on.
    is_over: AtomicBool,
    /// Why, as the first worker said that noticed it.
    outcome: Mutex<Option<Result<Status, EngineFault>>>,
    /// How many workers have no states.
    idle: Mutex<usize>,
    /// The same number, to be looked at without the lock.
    idle_count: AtomicUsize,
    wake: Condvar,
    /// How terms are given back.
    pub sweep: Sweep,
    /// Where workers wait for each other when the run is over.
    gate: Gate,
    /// Source instructions of all workers.
    executed: AtomicU64,
    /// How often states were stolen.
    steals: AtomicU64,
    /// Whether a merge scope was ever opened: then a state of any worker may be made of several paths.
    has_merge_scopes: AtomicBool,
}

/// What others see of a worker.
struct Post {
    frontier: Mutex<Frontier>,
    /// Its figures, when it last published them.
    figures: Mutex<Figures>,
}

impl<'a> Crew<'a> {
    /// A crew with one worker for each frontier.
    pub fn new(parts: CrewParts<'a>, frontiers: Vec<Frontier>) -> Self {
        let CrewParts { config, image, store, monitor, stop, results } = parts;
        let post =
            |frontier| Post { frontier: Mutex::new(frontier), figures: Mutex::new(Figures::default()) };
        let between_sweeps = if config.stress_memory { OFTEN } else { SELDOM };
        Self {
            coverage: SharedCoverage::new(&image.code),
            answers: Arc::default(),
            provenance: Arc::default(),
            config,
            image,
            store,
            monitor,
            stop,
            results: Mutex::new(results),
            sweep: Sweep::new(frontiers.len(), between_sweeps),
            gate: Gate::new(frontiers.len()),
            posts: frontiers.into_iter().map(post).collect(),
            is_over: AtomicBool::new(false),
            outcome: Mutex::new(None),
            idle: Mutex::new(0),
            idle_count: AtomicUsize::new(0),
            wake: Condvar::new(),
            executed: AtomicU64::new(0),
            steals: AtomicU64::new(0),
            has_merge_scopes: AtomicBool::new(false),
        }
    }

    /// How many workers there are.
    pub fn size(&self) -> usize {
        self.posts.len()
    }

    /// Whether there is only one worker.
    pub fn is_single(&self) -> bool {
        self.posts.len() == 1
    }

    /// The results of the run.
    pub fn results(&self) -> MutexGuard<'_, Results<'a>> {
        lock(&self.results)
    }

    /// The frontier of a worker.
    pub fn frontier(&self, worker: usize) -> MutexGuard<'_, Frontier> {
        lock(&self.posts[worker].frontier)
    }

    /// How many states all workers have.
    pub fn live_states(&self) -> usize {
        (0..self.size()).map(|worker| self.frontier(worker).len()).sum()
    }

    // The end

    /// Ends the run; the first reason counts. Workers that are in the middle of something long are halted.
    pub fn end(&self, outcome: Result<Status, EngineFault>) {
        let is_done = matches!(outcome, Ok(Status::Done));
        lock(&self.outcome).get_or_insert(outcome);
        if !self.is_over.swap(true, Ordering::SeqCst) && !is_done && !self.is_single() {
            self.store.halt().request();
        }
        self.wake.notify_all();
    }

    /// Loam itself has turned out to be wrong when the run was already over.
    pub fn fail(&self, fault: EngineFault) {
        *lock(&self.outcome) = Some(Err(fault));
    }

    /// Whether the run is over.
    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Waits until every worker has stopped.
    pub fn wait_for_all(&self) {
        self.gate.wait();
    }

    /// So many workers could not be started: the others do their work.
    pub fn dismiss(&self, workers: usize) {
        self.gate.leave(workers);
        self.sweep.dismiss(workers);
        *lock(&self.idle) += workers;
    }

    /// Whether something of Loam itself has turned out to be wrong.
    pub fn has_failed(&self) -> bool {
        matches!(&*lock(&self.outcome), Some(Err(_)))
    }

    /// The results and why the run ended, when all workers have.
    pub fn into_outcome(self) -> (Results<'a>, Result<Status, EngineFault>) {
        let outcome = self.outcome.into_inner().unwrap_or_else(PoisonError::into_inner);
        let results = self.results.into_inner().unwrap_or_else(PoisonError::into_inner);
        (results, outcome.unwrap_or(Ok(Status::Done)))
    }

    // Work

    /// A worker has no states. Returns when it has some, or when it should look at the limits; ends the run if no worker has any.
    pub fn find_work(&self, worker: usize) {
        if self.steal(worker) {
            return;
        }
        let mut idle = lock(&self.idle);
        *idle += 1;
        self.idle_count.store(*idle, Ordering::SeqCst);
        if *idle == self.size() {
            drop(idle);
            self.end(Ok(Status::Done));
            return;
        }
        if !self.is_over() {
            (idle, _) = self.wake.wait_timeout(idle, NAP).unwrap_or_else(PoisonError::into_inner);
        }
        if !self.is_over() {
            *idle -= 1;
            self.idle_count.store(*idle, Ordering::SeqCst);
        }
    }

    /// Wakes a worker without states, if there is one: there are states to steal.
    #[inline]
    pub fn offer(&self) {
        if self.idle_count.load(Ordering::Relaxed) > 0 {
            self.wake.notify_one();
        }
    }

    /// Takes half of the states of the worker that has most.
    fn steal(&self, thief: usize) -> bool {
        let others = (0..self.size()).filter(|&other| other != thief);
        let Some(victim) = others.max_by_key(|&other| self.frontier(other).len()) else { return false };
        let mut stolen = self.frontier(victim).give_away();
        // From here on the two workers count no part of a state together.
        let mut copies = Copies::default();
        stolen.iter_mut().for_each(|stolen| stolen.detach(&mut copies));
        drop(copies);
        let is_some = !stolen.is_empty();
        self.steals.fetch_add(u64::from(is_some), Ordering::Relaxed);
        self.frontier(thief).adopt(stolen);
        is_some
    }

    // Terms

    /// Sweeps the store when all workers have named what they hold. Returns whether this worker did.
    pub fn sweep_terms(&self) -> bool {
        self.sweep.meet(&self.store, |mut needed| {
            self.answers.keep_terms(&mut needed);
            self.image.keep_terms(&mut needed);
            self.provenance.forget_all_but(&mut needed);
            self.store.sweep(needed);
        })
    }

    /// A merge scope was opened.
    pub fn note_merge_scope(&self) {
        self.has_merge_scopes.store(true, Ordering::SeqCst);
    }

    /// Whether a merge scope was ever opened.
    pub fn has_merge_scopes(&self) -> bool {
        self.has_merge_scopes.load(Ordering::SeqCst)
    }

    /// Counts instructions of a worker.
    pub fn count_instructions(&self, executed: u64) {
        self.executed.fetch_add(executed, Ordering::Relaxed);
    }

    /// The instructions of all workers, if there are several.
    pub fn executed(&self) -> u64 {
        self.executed.load(Ordering::Relaxed)
    }

    // Figures

    /// Publishes the figures of a worker. Returns those of all.
    pub fn publish(&self, worker: usize, figures: &Figures) -> Figures {
        lock(&self.posts[worker].figures).clone_from(figures);
        self.figures()
    }

    /// The figures of all workers together.
    pub fn figures(&self) -> Figures {
        let parts: Vec<Figures> = self.posts.iter().map(|post| lock(&post.figures).clone()).collect();
        let mut figures = Figures::sum(parts);
        figures.jobs = self.size() as u64;
        figures.steals = self.steals.load(Ordering::Relaxed);
        figures.lock_waits = lock_waits();
        figures
    }
}

/// What a crew is made of.
pub(crate) struct CrewParts<'a> {
    pub config: Arc<RunConfig>,
    pub image: Arc<Image>,
    pub store: Arc<ExprStore>,
    pub monitor: &'a dyn Monitor,
    pub stop: &'a AtomicBool,
    pub results: Results<'a>,
}
