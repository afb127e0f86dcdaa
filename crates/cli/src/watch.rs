//! Enforces the limits, whatever the engine is doing.
//!
//! A separate thread polls the clock, the memory and the signals. When a limit is reached it requests the
//! engine to stop ([`Halt`]); long computations in the engine poll that request. If the engine does not stop
//! within [`GRACE`], the thread itself writes the results and ends the process.

use crate::process::{Signals, resident_bytes};
use loam_base::Halt;
use loam_report::{RunDirectory, RunStatus, Summary};
use loam_state::{Figures, FinishedPath, Found, LineCoverage};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The polling interval.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// The time that the engine has for tests of unfinished paths once it has stopped exploring.
const LEFTOVERS: Duration = Duration::from_millis(1500);
/// The time that the engine has to end after the request.
const GRACE: Duration = Duration::from_secs(10);
/// The factor above the memory limit at which the engine stops in the middle of a step: between two steps it
/// checks the limit itself and can terminate some states instead of all.
const TOO_MUCH: f64 = 1.15;

/// The directory of a run, which the engine fills and the watch may have to close.
#[derive(Clone)]
pub struct Kept(Arc<Mutex<Contents>>);

struct Contents {
    /// `None` before it is made, and after it was closed.
    directory: Option<RunDirectory>,
    is_made: bool,
    /// The statistics as last reported.
    figures: Figures,
}

impl Kept {
    /// Of a run that has no directory yet.
    pub fn new() -> Self {
        let contents = Contents { directory: None, is_made: false, figures: Figures::default() };
        Self(Arc::new(Mutex::new(contents)))
    }

    /// Stores the directory when the run begins.
    pub fn fill(&self, directory: RunDirectory) {
        let mut contents = self.lock();
        contents.directory = Some(directory);
        contents.is_made = true;
    }

    /// Takes the directory out, to close it.
    pub fn take(&self) -> Option<RunDirectory> {
        self.lock().directory.take()
    }

    /// The contents are consistent even after a panic: each change of the directory is one call.
    fn lock(&self) -> MutexGuard<'_, Contents> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with(&self, change: impl FnOnce(&mut RunDirectory)) {
        if let Some(directory) = &mut self.lock().directory {
            change(directory);
        }
    }
}

impl Found for Kept {
    fn path(&mut self, path: FinishedPath) {
        self.with(|directory| directory.path(path));
    }

    fn warning(&mut self, message: &str) {
        self.with(|directory| directory.warning(message));
    }

    fn message(&mut self, position: &[u32], message: &str) {
        self.with(|directory| directory.message(position, message));
    }

    fn printed(&mut self, stream: u8, bytes: &[u8]) {
        self.with(|directory| directory.printed(stream, bytes));
    }

    fn drop_trials(&mut self) {
        self.with(|directory| directory.drop_trials());
    }

    fn keep_tests(&mut self, position: &[u32]) -> u64 {
        self.lock().directory.as_mut().map_or(0, |directory| directory.keep_tests(position))
    }

    fn progress(&mut self, figures: &Figures) {
        self.with(|directory| directory.progress(figures));
        self.lock().figures = figures.clone();
    }
}

/// The run that is watched.
pub struct Watched {
    /// When the run began.
    pub start: Instant,
    /// The time limit.
    pub max_time: Option<Duration>,
    /// The memory limit.
    pub max_memory: Option<u64>,
    /// Requests the engine to stop.
    pub halt: Halt,
    /// Signals also stop the run.
    pub signals: Signals,
    /// The results so far.
    pub kept: Kept,
    /// Shows the results if the watch has to end the run, and returns the exit status of the process.
    pub conclude: Box<dyn Fn(&Summary) -> i32 + Send>,
}

/// The watching thread; it stops when this is dropped.
pub struct Watch {
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Watch {
    /// Starts watching.
    pub fn start(watched: Watched) -> std::io::Result<Self> {
        let (end, ended) = mpsc::channel();
        let thread = std::thread::Builder::new().name("watch".to_owned()).spawn(move || {
            let mut since: Option<(Instant, RunStatus)> = None;
            while ended.recv_timeout(POLL_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                match since {
                    None => {
                        since = watched.limit().map(|status| (Instant::now(), status));
                        if since.is_some() {
                            watched.halt.request();
                        }
                    }
                    Some((since, status)) if since.elapsed() > GRACE => watched.end_process(status),
                    // The engine may be finishing unfinished paths; that has a time limit too.
                    Some((since, _)) if since.elapsed() > LEFTOVERS => watched.halt.insist(),
                    Some(_) => {}
                }
            }
        })?;
        Ok(Self { end: Some(end), thread: Some(thread) })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.end.take();
        // A panic of the watch was reported already.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl Watched {
    /// The limit that is reached, if any.
    fn limit(&self) -> Option<RunStatus> {
        let too_much = |most: u64| resident_bytes() as f64 > most as f64 * TOO_MUCH;
        if self.signals.is_stopped() {
            Some(RunStatus::Interrupted)
        } else if self.max_time.is_some_and(|most| self.start.elapsed() >= most) {
            Some(RunStatus::Timeout)
        } else {
            self.max_memory.is_some_and(too_much).then_some(RunStatus::Limit("--max-memory"))
        }
    }

    /// Writes the results and ends the process, because the engine does not respond.
    fn end_process(&self, status: RunStatus) {
        let mut contents = match self.kept.0.try_lock() {
            Ok(contents) => contents,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            // The engine is just writing a result, so it responds.
            Err(TryLockError::WouldBlock) => return,
        };
        let Contents { directory, is_made, figures } = &mut *contents;
        if !*is_made {
            eprintln!("loam: a limit was reached before the run began, and its preparation did not stop");
            std::process::exit(crate::commands::status::INTERNAL.into());
        }
        // Without the directory the run is being closed already.
        let Some(mut directory) = directory.take() else { return };
        directory.warning("the engine did not stop on request; the results until then are kept");
        figures.wall_time = self.start.elapsed();
        let exit = match directory.finish(status, figures, &LineCoverage::default()) {
            Ok(summary) => (self.conclude)(&summary),
            Err(error) => {
                eprintln!("loam: the results could not all be written: {error}");
                crate::commands::status::USAGE.into()
            }
        };
        std::process::exit(exit);
    }
}
