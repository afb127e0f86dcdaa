//! A run: its inputs, the loop that selects a state and runs it, and its result.

use crate::config::RunConfig;
use crate::image::Image;
use crate::saving::SaveSetup;
use crate::scheduler::Scheduler;
use loam_expr::ExprStore;
use loam_memory::MemoryModel;
use loam_solver::{Backends, Observer};
use loam_state::{Figures, Found, LineCoverage};
use loam_system::HostFileSystem;
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
pub trait Monitor {
    /// Time since the run began.
    fn elapsed(&self) -> Duration;
    /// CPU time of this process.
    fn cpu_time(&self) -> Duration;
    /// Memory of this process in bytes.
    fn resident_bytes(&self) -> u64;
}

/// Everything a run needs.
pub struct Setup<'a> {
    /// The program.
    pub image: Arc<Image>,
    /// The terms.
    pub store: Arc<ExprStore>,
    /// The memory model with which the program was placed in memory.
    pub model: Box<dyn MemoryModel>,
    /// The configuration.
    pub config: RunConfig,
    /// The solvers.
    pub backends: Backends,
    /// Observe queries.
    pub observers: Vec<Box<dyn Observer>>,
    /// The files of the host.
    pub host_files: Arc<dyn HostFileSystem>,
    /// Receives the results.
    pub found: &'a mut dyn Found,
    /// The clock and the process.
    pub monitor: &'a dyn Monitor,
    /// Set from outside to end the run.
    pub stop: &'a AtomicBool,
    /// How the run is saved.
    pub save: Option<SaveSetup>,
}

/// Explores a program.
pub fn explore(setup: Setup<'_>) -> Result<Ended, EngineFault> {
    setup.store.halt().begin();
    let mut scheduler = Scheduler::new(setup)?;
    scheduler.begin();
    scheduler.check()?;
    let status = loop {
        if let Some(status) = scheduler.limit_reached() {
            break status;
        }
        let Some(id) = scheduler.select() else { break Status::Done };
        scheduler.try_out_if_due(id);
        scheduler.advance(id);
        scheduler.check()?;
    };
    scheduler.end_leftovers();
    scheduler.check()?;
    Ok(scheduler.finish_run(status))
}
