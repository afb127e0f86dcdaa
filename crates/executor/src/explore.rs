//! A run: its inputs, its workers, the loop in which each selects a state and runs it, and its result.

use crate::config::RunConfig;
use crate::coverage::Coverage;
use crate::crew::{Crew, CrewParts};
use crate::frontier::Frontier;
use crate::image::Image;
use crate::lines::{function_figures, line_coverage};
use crate::machine::Machine;
use crate::provenance::Provenance;
use crate::results::Results;
use crate::saving::{SaveSetup, Saving};
use crate::scheduler::{Leftovers, Scheduler};
use crate::worker::Worker;
use loam_expr::ExprStore;
use loam_memory::{MemoryModel, gauge};
use loam_solver::{Backends, Observer, Solver};
use loam_state::{Figures, Found, LineCoverage};
use loam_system::HostFileSystem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A fault of Loam, or a configuration that names something that Loam does not have.
#[derive(Debug)]
pub struct EngineFault {
    /// What is wrong.
    pub message: String,
    /// The query that was answered wrongly, as an SMT-LIB script.
    pub query: Option<String>,
}

/// How a run ended.
pub struct Ended {
    /// Why.
    pub status: Status,
    /// Its figures.
    pub figures: Figures,
    /// What it covered.
    pub coverage: LineCoverage,
}

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Nothing was left to explore.
    Done,
    /// The time was over.
    Timeout,
    /// Another limit was reached, or an error at which the run was to stop.
    Limit(Reached),
    /// Someone interrupted it.
    Interrupted,
}

/// The limit that ended a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// Instructions.
    Instructions,
    /// Tests.
    Tests,
    /// Memory: the last path alone exceeded it.
    Memory,
    /// An error, with the option that made it the last one.
    Error(&'static str),
    /// The end of the saved run.
    Replayed,
}

impl Reached {
    /// The option that set the limit.
    pub fn option(self) -> &'static str {
        match self {
            Self::Instructions => "--max-instructions",
            Self::Tests => "--max-tests",
            Self::Memory => "--max-memory",
            Self::Error(option) => option,
            Self::Replayed => "--replay-only",
        }
    }
}

impl Status {
    /// The word in `run.json`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::Timeout => "timeout",
            Self::Limit(_) => "limit",
            Self::Interrupted => "interrupted",
        }
    }
}

/// The clock and the process, which the caller provides.
pub trait Monitor: Sync {
    /// Time since the run began.
    fn elapsed(&self) -> Duration;
    /// CPU time of this process.
    fn cpu_time(&self) -> Duration;
    /// Memory of this process in bytes.
    fn resident_bytes(&self) -> u64;
    /// Bytes that libraries in other languages have allocated: solvers.
    fn foreign_bytes(&self) -> u64;
    /// Gives memory that is not used any more back to the system.
    fn give_back(&self);
}

/// What each worker has of its own.
pub struct Tools {
    /// The memory model with which the program was placed in memory.
    pub model: Box<dyn MemoryModel>,
    /// The solvers.
    pub backends: Backends,
    /// Observe queries.
    pub observers: Vec<Box<dyn Observer>>,
}

/// Everything a run needs.
pub struct Setup<'a> {
    /// The program.
    pub image: Arc<Image>,
    /// The terms.
    pub store: Arc<ExprStore>,
    /// The configuration.
    pub config: RunConfig,
    /// Makes the tools of a worker.
    pub tools: &'a (dyn Fn() -> Result<Tools, String> + Sync),
    /// The files of the host.
    pub host_files: Arc<dyn HostFileSystem>,
    /// Receives the results.
    pub found: &'a mut (dyn Found + Send),
    /// The clock and the process.
    pub monitor: &'a dyn Monitor,
    /// Set from outside to end the run.
    pub stop: &'a AtomicBool,
    /// How the run is saved. A run of several workers cannot be.
    pub save: Option<SaveSetup>,
}

/// The stack of a worker's thread: terms may be deep.
const WORKER_STACK: usize = 64 << 20;

/// Explores a program.
pub fn explore(setup: Setup<'_>) -> Result<Ended, EngineFault> {
    let Setup { image, store, mut config, tools, host_files, found, monitor, stop, save } = setup;
    store.halt().begin();
    gauge::restart();
    if let Some(save) = &save {
        save.set_first_search(&mut config);
    }
    let jobs = if save.is_some() { 1 } else { config.jobs.max(1) };
    let config = Arc::new(config);
    let results = Results::new(&config, &store, found);
    let frontiers: Option<Vec<Frontier>> =
        (0..jobs).map(|worker| Frontier::new(&image, &config, worker)).collect();
    let frontiers = frontiers.ok_or_else(|| fault("a searcher has no such name"))?;
    let parts = CrewParts { config, image, store, monitor, stop, results };
    let crew = Crew::new(parts, frontiers);
    let workshop = Workshop { tools, host_files };
    let left = std::thread::scope(|scope| {
        let others: Vec<_> = (1..jobs)
            .map(|number| {
                let thread = std::thread::Builder::new().stack_size(WORKER_STACK);
                let (crew, workshop) = (&crew, &workshop);
                let thread = thread.name(format!("worker {number}"));
                thread.spawn_scoped(scope, move || serve(crew, number, workshop, None))
            })
            .collect();
        crew.dismiss(others.iter().filter(|thread| thread.is_err()).count());
        let mut left = serve(&crew, 0, &workshop, save);
        for thread in others.into_iter().flatten() {
            // A worker that panics has said so, and its part of the result is that the run has failed.
            let theirs = thread.join().unwrap_or_default();
            (left.states, left.tests) = (left.states + theirs.states, left.tests + theirs.tests);
        }
        left
    });
    finish(crew, left)
}

/// What the workers are equipped with.
pub(crate) struct Workshop<'a> {
    tools: &'a (dyn Fn() -> Result<Tools, String> + Sync),
    host_files: Arc<dyn HostFileSystem>,
}

impl Workshop<'_> {
    /// A worker of a crew.
    pub fn worker(&self, crew: &Crew<'_>) -> Result<Worker, EngineFault> {
        let Tools { model, backends, observers } = (self.tools)().map_err(|why| fault(&why))?;
        let (store, answers) = (Arc::clone(&crew.store), Arc::clone(&crew.answers));
        let mut solver = Solver::sharing(store, crew.config.solver.clone(), backends, answers);
        for observer in observers {
            solver.add_observer(observer);
        }
        let machine = Machine::new(
            Arc::clone(&crew.image),
            Arc::clone(&crew.store),
            Arc::clone(&crew.config),
            solver,
            model,
            Arc::clone(&self.host_files),
            Provenance::sharing(&crew.provenance),
        );
        Ok(Worker::new(machine))
    }
}

/// The work of one worker, from the beginning of the run to its end. Whatever happens to it, the others do not wait for it in vain.
fn serve(crew: &Crew<'_>, number: usize, workshop: &Workshop<'_>, save: Option<SaveSetup>) -> Leftovers {
    let mut scheduler = None;
    let explored = guarded(|| {
        let mut worker = workshop.worker(crew)?;
        if let Some(save) = &save {
            worker.save_to(save.log.clone());
        }
        let saving = save.map(|save| Saving::new(save, &crew.image));
        explore_part(scheduler.insert(Scheduler::new(crew, number, workshop, worker, saving)))
    });
    crew.end(explored);
    crew.sweep.leave();
    crew.wait_for_all();
    if number == 0 {
        // For the tests of unfinished paths.
        crew.store.halt().finish();
    }
    crew.wait_for_all();
    let mut left = Leftovers::default();
    let Some(scheduler) = scheduler.as_mut().filter(|_| !crew.has_failed()) else { return left };
    let ended = guarded(|| {
        left = scheduler.end_leftovers();
        scheduler.publish_all();
        scheduler.check()
    });
    if let Err(fault) = ended {
        crew.fail(fault);
    }
    left
}

/// Explores until nothing is left or a limit is reached.
fn explore_part(scheduler: &mut Scheduler<'_, '_>) -> Result<Status, EngineFault> {
    scheduler.begin();
    scheduler.check()?;
    loop {
        if let Some(status) = scheduler.limit_reached() {
            return Ok(status);
        }
        match scheduler.select() {
            Some(id) => {
                scheduler.try_out_if_due(id);
                scheduler.advance(id);
                scheduler.check()?;
            }
            None => scheduler.find_work(),
        }
    }
}

/// Turns a panic of Loam into a fault.
fn guarded<T>(run: impl FnOnce() -> Result<T, EngineFault>) -> Result<T, EngineFault> {
    let stopped = |_| Err(fault("Loam stopped in the middle, see above"));
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(stopped)
}

/// A fault of Loam without further evidence.
fn fault(message: &str) -> EngineFault {
    EngineFault { message: message.to_owned(), query: None }
}

/// The run is over.
fn finish(crew: Crew<'_>, left: Leftovers) -> Result<Ended, EngineFault> {
    let mut figures = crew.figures();
    let image = Arc::clone(&crew.image);
    let mut coverage = Coverage::new(&image.code, &image.own_blocks);
    crew.coverage.complete(&mut coverage);
    let with_costs = crew.config.count_lines;
    let (mut results, status) = crew.into_outcome();
    let status = status?;
    if left.tests < left.states {
        let Leftovers { states, tests } = left;
        results.warn(&format!("{states} paths were still unfinished; tests are written for {tests} of them"));
    }
    let is_complete = status == Status::Done && figures.losses.is_empty() && figures.paths_partial == 0;
    if is_complete && results.drop_trials() {
        figures.trial_tests = 0;
    }
    let lines = line_coverage(&image, &coverage, with_costs);
    figures.count_lines(&lines);
    figures.functions = function_figures(&image, &coverage);
    Ok(Ended { status, figures, coverage: lines })
}
