//! The file of a run while the run goes on.

use crate::blocks::{Appender, Unreadable};
use crate::record::Record;
use crate::run::{Header, SavedRun};
use crate::tree::{Ending, Place};
use loam_solver::{Answer, AnswerLog, Answered};
use loam_state::Decision;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A block is written when it has so many bytes,
const BLOCK: usize = 1 << 16;
/// or after so much time: what is lost if Loam is killed.
const WRITE_AFTER: Duration = Duration::from_millis(500);

/// What happened to a path after its last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathEvent {
    /// Nothing: it goes on, after so many instructions.
    Goes(u64),
    /// It forked into so many, after so many instructions.
    Forked(u32, u64),
    /// It ended, after so many instructions.
    Ended(Ending, u64),
    /// It waits to be merged with others.
    Waits,
}

/// Appends records to the file of a run, and recalls the answers of the run before.
pub struct Log {
    file: Appender,
    /// Records that are not written yet.
    pending: Vec<u8>,
    /// The part of them that belongs to whole selections.
    whole: usize,
    /// Selections so far.
    selections: u64,
    last_write: Instant,
    /// The state that records are of.
    selected: Option<u32>,
    /// The first write that failed.
    failure: Option<io::Error>,
    /// The run that is executed again, of which nothing is written twice.
    repeated: Repeated,
    /// Answers of the run before, by query.
    answers: FxHashMap<u64, VecDeque<Answer>>,
    /// Whether an answer that the solver has given up on is recalled: its limits are the same.
    recalls_unknown: bool,
    /// The name of this file, and of the one whose place it takes.
    replaces: Option<(PathBuf, PathBuf)>,
}

/// How much of the file is executed again.
#[derive(Default)]
struct Repeated {
    selections: u64,
    answers: usize,
    /// Answers that were recorded so far.
    answered: usize,
    /// The command line of the part of the run that follows.
    then: Option<Vec<String>>,
}

impl Log {
    /// Makes the file of a new run.
    pub fn create(path: &Path, header: &Header) -> Result<Self, Unreadable> {
        Ok(Self::on(Appender::create(path, &header.to_bytes())?))
    }

    /// Goes on with the file of a run that is executed again in the same order. The answers of the last epoch are found anew, so that
    /// the solver is as it was.
    pub fn extend(path: &Path, run: &SavedRun, arguments: Vec<String>) -> Result<Self, Unreadable> {
        let mut log = Self::on(Appender::extend(path, run.length)?);
        log.repeated =
            Repeated { selections: run.selections, answers: run.answers.len(), ..Repeated::default() };
        log.recalls_unknown = true;
        log.learn(&run.answers[..run.whole_epochs]);
        log.repeated.then = Some(arguments);
        log.go_on_if_repeated();
        Ok(log)
    }

    fn on(file: Appender) -> Self {
        Self {
            file,
            pending: Vec::new(),
            whole: 0,
            selections: 0,
            last_write: Instant::now(),
            selected: None,
            failure: None,
            repeated: Repeated::default(),
            answers: FxHashMap::default(),
            recalls_unknown: false,
            replaces: None,
        }
    }

    /// Recalls these answers.
    pub fn learn(&mut self, answers: &[(u64, Answer)]) {
        for (key, answer) in answers {
            self.answers.entry(*key).or_default().push_back(answer.clone());
        }
    }

    /// Whether the selections so far are in the file already.
    fn is_repeating(&self) -> bool {
        self.selections < self.repeated.selections
    }

    fn add(&mut self, record: &Record) {
        if !self.is_repeating() {
            record.write(&mut self.pending);
        }
    }

    /// A function that places refer to.
    pub fn function(&mut self, name: &str, body: u64) {
        self.add(&Record::Function { name: name.to_owned(), body });
    }

    /// The program starts in so many states.
    pub fn started(&mut self, count: u32) {
        self.add(&Record::Started { count });
    }

    /// Notes where the run was resumed, if it has come there.
    fn go_on_if_repeated(&mut self) {
        if !self.is_repeating()
            && let Some(arguments) = self.repeated.then.take()
        {
            self.add(&Record::Resumed { arguments });
        }
    }

    /// The file takes the place of another one as soon as it has everything that is in that one.
    pub fn replace_when_whole(&mut self, file: PathBuf, other: PathBuf) {
        self.replaces = Some((file, other));
    }

    /// The file has everything that the file of the run before has.
    pub fn is_whole(&mut self) {
        if let Some((file, other)) = self.replaces.take() {
            self.write();
            let replaced = std::fs::rename(file, other);
            self.failure = self.failure.take().or(replaced.err());
        }
    }

    /// What was covered, when the run is over: the numbers of blocks and their marks.
    pub fn covered(&mut self, blocks: impl Iterator<Item = (u32, u8)>) {
        self.write();
        self.pending.clear();
        self.add(&Record::Covered(blocks.collect()));
        self.whole = self.pending.len();
        self.write();
    }

    /// A state was run: its decisions with their places, and what followed.
    pub fn ran(&mut self, state: u32, decisions: &[(Decision, Place)], event: PathEvent) {
        if self.is_repeating() || decisions.is_empty() && matches!(event, PathEvent::Goes(_)) {
            return;
        }
        if self.selected != Some(state) {
            self.selected = Some(state);
            self.add(&Record::Selected { state });
        }
        for (Decision { kind, outcome, .. }, place) in decisions {
            self.add(&Record::Decided { kind: *kind as u8, place: *place, outcome: outcome.clone() });
        }
        match event {
            PathEvent::Goes(_) => {}
            PathEvent::Forked(count, instructions) => self.add(&Record::Forked { count, instructions }),
            PathEvent::Ended(ending, instructions) => self.add(&Record::Ended { ending, instructions }),
            PathEvent::Waits => self.add(&Record::Waited),
        }
    }

    /// A selection is over, and everything since the last one belongs to it. Writes a block now and then.
    pub fn selection_ended(&mut self) {
        self.selections += 1;
        self.whole = self.pending.len();
        self.go_on_if_repeated();
        if self.whole >= BLOCK || self.last_write.elapsed() >= WRITE_AFTER {
            self.write();
        }
    }

    /// Writes everything that belongs to whole selections.
    pub fn write(&mut self) {
        self.last_write = Instant::now();
        if self.whole == 0 || self.is_repeating() {
            return;
        }
        let rest = self.pending.split_off(self.whole);
        Record::Selections(self.selections).write(&mut self.pending);
        let written = self.file.append(&self.pending);
        self.pending = rest;
        self.whole = 0;
        self.failure = self.failure.take().or(written.err());
    }

    /// Selections that are saved.
    pub fn selections(&self) -> u64 {
        self.selections
    }

    /// The first write that failed.
    pub fn failure(&mut self) -> Option<io::Error> {
        self.failure.take()
    }
}

/// A log that the solver and the scheduler share.
#[derive(Clone)]
pub struct SharedLog(Arc<Mutex<Log>>);

impl SharedLog {
    /// Shares a log.
    pub fn new(log: Log) -> Self {
        Self(Arc::new(Mutex::new(log)))
    }

    /// Does something with the log.
    pub fn with<T>(&self, run: impl FnOnce(&mut Log) -> T) -> T {
        run(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl AnswerLog for SharedLog {
    fn recall(&mut self, key: u64) -> Option<Answer> {
        self.with(|log| {
            let answers = log.answers.get_mut(&key)?;
            // The last one is kept for further queries.
            let answer = if answers.len() > 1 { answers.pop_front() } else { answers.front().cloned() }?;
            (log.recalls_unknown || answer.found != Answered::Unknown).then_some(answer)
        })
    }

    fn record(&mut self, key: u64, answer: &Answer) {
        self.with(|log| {
            log.repeated.answered += 1;
            if log.repeated.answered > log.repeated.answers {
                Record::Answered { key, answer: answer.clone() }.write(&mut log.pending);
            }
        });
    }
}
