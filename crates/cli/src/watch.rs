//! Sees to it that limits hold, whatever the engine is doing.
//!
//! A thread of its own looks at the clock, the memory and the signals. When a limit is reached it asks the engine to
//! stop ([`Halt`]); long work in the engine looks at that request. Should the engine not come to its end within
//! [`GRACE`] all the same, the thread itself writes down what was found and ends the process.

use crate::process::{Signals, resident_bytes};
use loam_base::Halt;
use loam_report::{RunDirectory, RunStatus, Summary};
use loam_state::{Figures, FinishedPath, Found, LineCoverage};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Between two looks.
const LOOK: Duration = Duration::from_millis(20);
/// For tests of unfinished paths, the engine may go on for so long once it has stopped exploring.
const LEFTOVERS: Duration = Duration::from_millis(1500);
/// How long the engine may take to end after it was asked.
const GRACE: Duration = Duration::from_secs(10);
/// How much more memory than allowed makes the engine stop in the middle of what it does: between two steps it looks
/// at the limit itself and can give up some states instead of all.
const TOO_MUCH: f64 = 1.15;

/// The directory of a run, which the engine fills and the watch may have to close.
#[derive(Clone)]
pub struct Kept(Arc<Mutex<Contents>>);

struct Contents {
    /// `None` before it is made, and once somebody has closed it.
    directory: Option<RunDirectory>,
    is_made: bool,
    /// As they were last reported.
    figures: Figures,
}

impl Kept {
    /// Of a run that has no directory yet.
    pub fn new() -> Self {
        let contents = Contents { directory: None, is_made: false, figures: Figures::default() };
        Self(Arc::new(Mutex::new(contents)))
    }

    /// The run begins.
    pub fn fill(&self, directory: RunDirectory) {
        let mut contents = self.lock();
        contents.directory = Some(directory);
        contents.is_made = true;
    }

    /// Takes the directory out, to close it.
    pub fn take(&self) -> Option<RunDirectory> {
        self.lock().directory.take()
    }

    /// What a panic left is still whole: each change of the directory is one call.
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

    fn message(&mut self, message: &str) {
        self.with(|directory| directory.message(message));
    }

    fn printed(&mut self, stream: u8, bytes: &[u8]) {
        self.with(|directory| directory.printed(stream, bytes));
    }

    fn progress(&mut self, figures: &Figures) {
        self.with(|directory| directory.progress(figures));
        self.lock().figures = figures.clone();
    }
}

/// What is watched.
pub struct Watched {
    /// When the run began.
    pub start: Instant,
    /// Its longest time.
    pub max_time: Option<Duration>,
    /// Its most memory.
    pub max_memory: Option<u64>,
    /// Asks the engine to stop.
    pub halt: Halt,
    /// Who else wants it to stop.
    pub signals: Signals,
    /// What it has found.
    pub kept: Kept,
    /// Shows what was found if the watch has to end the run, and returns the exit status of the process.
    pub conclude: Box<dyn Fn(&Summary) -> i32 + Send>,
}

/// The thread that watches. Dropped, it stops watching.
pub struct Watch {
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Watch {
    /// Watches from now on.
    pub fn start(watched: Watched) -> std::io::Result<Self> {
        let (end, ended) = mpsc::channel();
        let thread = std::thread::Builder::new().name("watch".to_owned()).spawn(move || {
            let mut since: Option<(Instant, RunStatus)> = None;
            while ended.recv_timeout(LOOK) == Err(RecvTimeoutError::Timeout) {
                match since {
                    None => {
                        since = watched.limit().map(|status| (Instant::now(), status));
                        if since.is_some() {
                            watched.halt.ask();
                        }
                    }
                    Some((since, status)) if since.elapsed() > GRACE => watched.end_process(status),
                    // The engine may be finishing what is left; that too has an end.
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
        // A watch that has panicked has nothing more to say.
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

    /// The engine does not answer: what it has found is written down, and the process ends.
    fn end_process(&self, status: RunStatus) {
        let mut contents = match self.kept.0.try_lock() {
            Ok(contents) => contents,
            Err(TryLockError::Poisoned(poisoned)) => poisoned.into_inner(),
            // The engine is just writing something down: it is alive.
            Err(TryLockError::WouldBlock) => return,
        };
        let Contents { directory, is_made, figures } = &mut *contents;
        if !*is_made {
            eprintln!("loam: a limit was reached before the run began, and what prepares it did not stop");
            std::process::exit(crate::commands::status::INTERNAL.into());
        }
        // Without it the run is being closed already.
        let Some(mut directory) = directory.take() else { return };
        directory.warning("the engine did not stop when it was asked to; what was found until then is kept");
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
