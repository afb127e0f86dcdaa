//! The file of a run while the run goes on.

use crate::blocks::{Appender, Unreadable};
use crate::record::{Record, SavedTrial};
use crate::run::{Header, SavedRun};
use crate::tree::{Ending, Place};
use loam_base::stable_hash;
use loam_solver::answers::Purpose;
use loam_solver::{Answer, AnswerLog, Answered, QueryKey};
use loam_state::Decision;
use rustc_hash::{FxHashMap, FxHashSet};
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

/// What a run does when everything that was saved is executed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// It explores what is left. The answers of the last epoch are found anew, so that the solver is as it was.
    Explores,
    /// It ends. All answers are recalled, because what the solver keeps of earlier queries is of no use any more.
    Ends,
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
    /// A hash of which states were selected, and what became of them.
    order: u64,
    /// The same for whole selections.
    whole_order: u64,
    /// Whether nothing is written any more.
    is_stopped: bool,
    last_write: Instant,
    /// The state that records are of.
    selected: Option<u32>,
    /// The first write that failed.
    failure: Option<io::Error>,
    /// The run that is executed again, of which nothing is written twice.
    repeated: Repeated,
    /// Answers of the run before, by query.
    answers: FxHashMap<u64, VecDeque<Answer>>,
    /// Chosen values of the run before, by query.
    chosen: FxHashMap<u64, Answer>,
    /// Trials of the part of the run that is executed again.
    trials: VecDeque<SavedTrial>,
    /// Trials of states that were left when the run before was over, by their keys.
    left_trials: FxHashMap<u64, SavedTrial>,
    /// The queries whose chosen values are in the file, or among the records that are not written yet.
    kept: FxHashSet<u64>,
    /// Records of chosen values and of trials that are not written yet. They belong to no selection, so that those of states that are
    /// left when the run is over are kept too.
    pending_chosen: Vec<u8>,
    /// Whether an answer that the solver has given up on is recalled: its limits are the same.
    recalls_unknown: bool,
    /// The name of this file, and of the one whose place it takes.
    replaces: Option<(PathBuf, PathBuf)>,
}

/// How much of the file is executed again.
#[derive(Default)]
struct Repeated {
    selections: u64,
    order: u64,
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

    /// Goes on with the file of a run that is executed again in the same order.
    pub fn extend(
        path: &Path,
        run: &SavedRun,
        arguments: Vec<String>,
        then: Then,
    ) -> Result<Self, Unreadable> {
        let mut log = Self::on(Appender::extend(path, run.length)?);
        log.repeated = Repeated {
            selections: run.selections,
            order: run.order,
            answers: run.answers.len(),
            ..Repeated::default()
        };
        log.recalls_unknown = true;
        let answers = match then {
            Then::Explores => &run.answers[..run.whole_epochs],
            Then::Ends => &run.answers,
        };
        log.learn(answers, &run.chosen);
        log.kept = run.chosen.iter().map(|(key, _)| *key).collect();
        log.trials = run.trials.iter().copied().collect();
        log.left_trials = run.left_trials.iter().copied().collect();
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
            order: 0,
            whole_order: 0,
            is_stopped: false,
            last_write: Instant::now(),
            selected: None,
            failure: None,
            repeated: Repeated::default(),
            answers: FxHashMap::default(),
            chosen: FxHashMap::default(),
            trials: VecDeque::new(),
            left_trials: FxHashMap::default(),
            kept: FxHashSet::default(),
            pending_chosen: Vec::new(),
            recalls_unknown: false,
            replaces: None,
        }
    }

    /// Recalls these answers, and these chosen values.
    pub fn learn(&mut self, answers: &[(u64, Answer)], chosen: &[(u64, Answer)]) {
        for (key, answer) in answers {
            self.answers.entry(*key).or_default().push_back(answer.clone());
        }
        self.chosen.extend(chosen.iter().cloned());
    }

    /// Whether the selections so far are in the file already.
    fn is_repeating(&self) -> bool {
        self.selections < self.repeated.selections
    }

    fn add(&mut self, record: &Record) {
        if !self.is_repeating() && !self.is_stopped {
            record.write(&mut self.pending);
        }
    }

    /// Memory ran out and states were terminated: the next time the order will be that of the tree.
    pub fn lose_order(&mut self) {
        self.add(&Record::Unordered);
    }

    /// What was saved did not happen again in the same order, so that nothing can follow it: the file stays as it is.
    fn stop_if_out_of_order(&mut self) {
        if self.selections == self.repeated.selections && self.whole_order != self.repeated.order {
            self.is_stopped = true;
            let message = "what was saved did not happen again in the same order; run.save is as it was";
            self.failure.get_or_insert(io::Error::other(message));
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
        let became = match event {
            PathEvent::Goes(_) => 0,
            PathEvent::Forked(count, _) => u64::from(count),
            PathEvent::Ended(..) => u64::MAX,
            PathEvent::Waits => u64::MAX - 1,
        };
        self.order = stable_hash(&(self.order, state, became));
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

    /// What the next trial of the run that is executed again left, if there is one.
    pub fn recall_trial(&mut self) -> Option<SavedTrial> {
        self.trials.pop_front()
    }

    /// A trial has ended.
    pub fn tried(&mut self, trial: SavedTrial) {
        self.add(&Record::Tried(trial));
    }

    /// What the trial with this key left in the run before: one of a state that was left when that run was over.
    pub fn recall_left_trial(&self, key: u64) -> Option<SavedTrial> {
        self.left_trials.get(&key).copied()
    }

    /// The trial with this key has ended.
    pub fn tried_left(&mut self, key: u64, trial: SavedTrial) {
        if self.left_trials.insert(key, trial).is_none() {
            Record::TriedLeft { key, trial }.write(&mut self.pending_chosen);
        }
    }

    /// A selection is over, and everything since the last one belongs to it. Writes a block now and then.
    pub fn selection_ended(&mut self) {
        self.selections += 1;
        self.whole = self.pending.len();
        self.whole_order = self.order;
        self.stop_if_out_of_order();
        self.go_on_if_repeated();
        if self.whole >= BLOCK || self.last_write.elapsed() >= WRITE_AFTER {
            self.write();
        }
    }

    /// Writes everything that belongs to whole selections, and chosen values.
    pub fn write(&mut self) {
        self.last_write = Instant::now();
        let has_nothing = self.whole == 0 && self.pending_chosen.is_empty();
        if has_nothing || self.is_repeating() || self.is_stopped {
            return;
        }
        let rest = self.pending.split_off(self.whole);
        self.pending.append(&mut self.pending_chosen);
        Record::Selections { count: self.selections, order: self.whole_order }.write(&mut self.pending);
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
    fn recall(&mut self, QueryKey { purpose, hash }: QueryKey) -> Option<Answer> {
        self.with(|log| {
            let answer = match purpose {
                Purpose::Which => log.chosen.get(&hash).cloned(),
                Purpose::Whether => {
                    let answers = log.answers.get_mut(&hash)?;
                    // The last one is kept for further queries, unless the solver had given up: the next time it may have more effort.
                    match answers.front()? {
                        Answer { found: Answered::Unknown, .. } => answers.pop_front(),
                        _ if answers.len() > 1 => answers.pop_front(),
                        last => Some(last.clone()),
                    }
                }
            }?;
            (log.recalls_unknown || answer.found != Answered::Unknown).then_some(answer)
        })
    }

    fn record(&mut self, QueryKey { purpose, hash: key }: QueryKey, answer: &Answer) {
        self.with(|log| {
            if purpose == Purpose::Which {
                if log.kept.insert(key) {
                    Record::Chosen { key, answer: answer.clone() }.write(&mut log.pending_chosen);
                }
                return;
            }
            log.repeated.answered += 1;
            if log.repeated.answered > log.repeated.answers && !log.is_stopped {
                Record::Answered { key, answer: answer.clone() }.write(&mut log.pending);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_solver::Layer;

    /// Selects these states, which do nothing, one after the other.
    fn select(log: &mut Log, states: &[u32]) {
        for &state in states {
            log.ran(state, &[], PathEvent::Waits);
            log.selection_ended();
        }
        log.write();
    }

    #[test]
    fn what_happens_again_in_the_same_order_is_gone_on_with() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("run.save");
        select(&mut Log::create(&path, &Header::default()).expect("a new file"), &[0, 0]);
        let run = SavedRun::read(&path).expect("it was just written");
        assert_eq!((run.selections, run.is_ordered), (2, true));
        let mut log =
            Log::extend(&path, &run, vec!["p.c".to_owned()], Then::Explores).expect("nobody has it");
        select(&mut log, &[0, 0, 0]);
        assert!(log.failure().is_none());
        drop(log);
        let run = SavedRun::read(&path).expect("it was just written");
        assert_eq!((run.selections, run.resumptions.len()), (3, 1));
    }

    #[test]
    fn what_happens_in_another_order_leaves_the_file_as_it_is() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("run.save");
        select(&mut Log::create(&path, &Header::default()).expect("a new file"), &[0, 0]);
        let before = std::fs::read(&path).expect("it is there");
        let run = SavedRun::read(&path).expect("it was just written");
        let mut log = Log::extend(&path, &run, Vec::new(), Then::Explores).expect("nobody has it");
        select(&mut log, &[0, 7, 7, 7]);
        assert!(log.failure().is_some());
        assert_eq!(std::fs::read(&path).expect("it is there"), before);
    }

    fn answer(layer: Layer) -> Answer {
        Answer { layer: Some(layer), backend_queries: 1, found: Answered::Unsat }
    }

    #[test]
    fn that_the_solver_gave_up_is_recalled_as_often_as_it_did() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("run.save");
        let key = QueryKey { purpose: Purpose::Whether, hash: 1 };
        let given_up = Answer { layer: None, backend_queries: 1, found: Answered::Unknown };
        let mut log = SharedLog::new(Log::create(&path, &Header::default()).expect("a new file"));
        log.with(|log| {
            log.recalls_unknown = true;
            log.learn(&[(1, given_up.clone()), (1, given_up.clone())], &[]);
        });
        assert_eq!(log.recall(key), Some(given_up.clone()));
        assert_eq!(log.recall(key), Some(given_up));
        assert_eq!(log.recall(key), None, "with more effort it may find an answer");
        log.with(|log| log.learn(&[(1, answer(Layer::Full))], &[]));
        assert_eq!(log.recall(key), Some(answer(Layer::Full)));
        assert_eq!(log.recall(key), Some(answer(Layer::Full)));
    }

    #[test]
    fn chosen_values_are_kept_once_whether_or_not_a_selection_follows() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("run.save");
        let key = |hash| QueryKey { purpose: Purpose::Which, hash };
        let mut log = SharedLog::new(Log::create(&path, &Header::default()).expect("a new file"));
        log.record(key(1), &answer(Layer::Full));
        log.with(|log| select(log, &[0]));
        log.with(|log| log.covered([(3, 1)].into_iter()));
        log.record(key(1), &answer(Layer::Full));
        log.record(key(2), &answer(Layer::Fast));
        log.with(Log::write);
        drop(log);
        let run = SavedRun::read(&path).expect("it was just written");
        assert_eq!(run.chosen, [(1, answer(Layer::Full)), (2, answer(Layer::Fast))]);
        assert_eq!((run.selections, run.covered.len(), run.answers.len()), (1, 1, 0));
        let length = std::fs::metadata(&path).expect("it is there").len();
        let log = Log::extend(&path, &run, Vec::new(), Then::Explores).expect("nobody has it");
        let mut log = SharedLog::new(log);
        assert_eq!(log.recall(key(2)), Some(answer(Layer::Fast)));
        log.record(key(2), &answer(Layer::Fast));
        log.with(Log::write);
        assert_eq!(std::fs::metadata(&path).expect("it is there").len(), length);
    }

    #[test]
    fn answers_of_the_last_epoch_are_recalled_only_if_nothing_follows() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("run.save");
        let key = |hash| QueryKey { purpose: Purpose::Whether, hash };
        let mut log = SharedLog::new(Log::create(&path, &Header::default()).expect("a new file"));
        // Eight answers of the full backend are an epoch at first.
        (0..8).for_each(|_| log.record(key(1), &answer(Layer::Full)));
        log.record(key(2), &answer(Layer::Search));
        log.with(|log| select(log, &[0]));
        drop(log);
        let run = SavedRun::read(&path).expect("it was just written");
        for (then, is_recalled) in [(Then::Explores, false), (Then::Ends, true)] {
            let log = Log::extend(&path, &run, Vec::new(), then).expect("nobody has it");
            let mut log = SharedLog::new(log);
            assert!(log.recall(key(1)).is_some());
            assert_eq!(log.recall(key(2)).is_some(), is_recalled);
        }
    }

    #[test]
    fn a_run_that_ran_out_of_memory_has_no_order() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("run.save");
        let mut log = Log::create(&path, &Header::default()).expect("a new file");
        log.lose_order();
        select(&mut log, &[0]);
        assert!(!SavedRun::read(&path).expect("it was just written").is_ordered);
    }
}
