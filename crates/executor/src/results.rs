//! The results of a run so far: finished paths, their tests and errors. All workers of a run share them.
//!
//! Which test shows an error does not depend on the order of exploration: it is the one that comes first in the execution
//! tree. A worker *claims* an error for its path before it makes the test, which takes long; if another worker has claimed
//! it for an earlier path by the time the test is there, the test is not needed.

use crate::config::{RunConfig, Show};
use crate::explore::Reached;
use crate::program_output::Shown;
use crate::worker::{Description, EndedPath, News, PathKind, Wanted};
use loam_expr::{Evaluator, ExprStore};
use loam_solver::Model;
use loam_state::ending::Early;
use loam_state::{Bug, ErrorKind, Figures, FinishedAs, FinishedPath, Found, FoundBy, List, Output};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Receives the reports of workers, and passes results on to be written.
pub(crate) struct Results<'a> {
    config: Arc<RunConfig>,
    store: Arc<ExprStore>,
    found: &'a mut (dyn Found + Send),
    /// Tests so far.
    tests: u64,
    /// The numbers of errors, by kind and source location.
    errors: BTreeMap<(ErrorKind, String), usize>,
    /// Each of them.
    claims: Vec<Claim>,
    /// How many errors were passed on.
    reported: usize,
    /// Exit statuses of paths so far, if only new tests are written.
    exit_statuses: BTreeSet<i32>,
    /// The same for paths that were terminated early.
    early_endings: BTreeSet<Early>,
    /// Why the run is to stop, if a result requires it.
    stop: Option<Reached>,
    /// Whether the user was warned that some path condition cannot be written.
    said_left_out: bool,
    /// The output of the program that was shown.
    shown: Shown,
}

/// An error that is reported, or will be.
struct Claim {
    /// The position of its test.
    position: Box<[u32]>,
    /// Its index among the errors that were passed on.
    reported: Option<usize>,
    /// Other paths that have ended with it, if it was not passed on yet.
    repeats: u64,
}

/// How a path is passed on.
struct Settled {
    ending: FinishedAs,
    /// Earlier paths that could not be passed on before.
    repeats: Vec<FinishedAs>,
}

impl<'a> Results<'a> {
    /// Nothing was found yet.
    pub fn new(config: &Arc<RunConfig>, store: &Arc<ExprStore>, found: &'a mut (dyn Found + Send)) -> Self {
        Self {
            config: Arc::clone(config),
            store: Arc::clone(store),
            found,
            tests: 0,
            errors: BTreeMap::new(),
            claims: Vec::new(),
            reported: 0,
            exit_statuses: BTreeSet::new(),
            early_endings: BTreeSet::new(),
            stop: None,
            said_left_out: false,
            shown: Shown::new(config.show),
        }
    }

    /// Whether the limit of tests is reached.
    fn has_all_tests(&self) -> bool {
        self.config.limits.max_tests.is_some_and(|most| self.tests >= most)
    }

    /// The limit that results have reached.
    pub fn reached(&self) -> Option<Reached> {
        self.stop.or(self.has_all_tests().then_some(Reached::Tests))
    }

    /// Passes warnings and messages of the path at this position on.
    pub fn tell(&mut self, position: &[u32], news: &News) {
        for warning in &news.warnings {
            self.warn(warning);
        }
        for message in &news.messages {
            self.found.message(position, message);
        }
    }

    /// Warns the user.
    pub fn warn(&mut self, message: &str) {
        self.found.warning(message);
    }

    /// Reports the progress of the run.
    pub fn progress(&mut self, figures: &Figures) {
        self.found.progress(figures);
    }

    // Output

    /// Shows the new output of the only path, if the program has no inputs. `true` if the output was replaced by the part that a
    /// test can have.
    pub fn stream(&mut self, output: &mut List<Output>, kind: PathKind) -> bool {
        let streams = kind == PathKind::Concrete && self.shown.shows(kind);
        if streams {
            self.shown.stream(output, self.found);
        }
        streams
    }

    /// Shows the output of a path that ended, under these inputs.
    fn show(&mut self, path: &EndedPath, inputs: &Model) {
        if self.shown.shows(path.kind) {
            let mut evaluator = Evaluator::new(&self.store, inputs.clone());
            self.shown.finish(&path.output, self.found, |term| evaluator.eval(term));
        }
    }

    // Endings

    /// What an error at a position of the tree is: one that gets a test, or one that another test shows. It may end the run.
    pub fn classify(&mut self, bug: Bug, position: &[u32]) -> FinishedAs {
        if self.config.stop_on_error {
            self.stop = Some(Reached::Error("--stop-on-error"));
        } else if self.config.exit_on.contains(&bug.kind) {
            self.stop = Some(Reached::Error("--exit-on"));
        } else if let Some(function) = &self.config.exit_in
            && bug.stack.iter().any(|entry| entry.function == *function)
        {
            self.stop = Some(Reached::Error("--exit-in"));
        }
        let is_full = self.has_all_tests();
        let place = place(&bug);
        match self.errors.get(&place) {
            Some(&number) if !self.config.all_errors => {
                let claim = &mut self.claims[number];
                if is_full || *claim.position <= *position {
                    return FinishedAs::RepeatedError(number);
                }
                claim.position = position.into();
                FinishedAs::EarlierError(number, Box::new(bug))
            }
            Some(_) => FinishedAs::Error(Box::new(bug)),
            None => {
                let number = self.claims.len();
                self.errors.insert(place, number);
                self.claims.push(Claim { position: position.into(), reported: None, repeats: 0 });
                if self.config.all_errors {
                    return FinishedAs::Error(Box::new(bug));
                }
                FinishedAs::EarlierError(number, Box::new(bug))
            }
        }
    }

    /// How a path is passed on, now that its test is there. `None` if the error it ended with was not passed on yet.
    fn settle(&mut self, position: &[u32], ending: FinishedAs, found_by: FoundBy) -> Option<Settled> {
        let repeated = match ending {
            FinishedAs::EarlierError(number, bug) if *self.claims[number].position == *position => {
                return Some(self.report(number, bug));
            }
            // An earlier path has claimed the error meanwhile.
            FinishedAs::EarlierError(number, _) => number,
            FinishedAs::RepeatedError(number) => number,
            FinishedAs::Error(_) | FinishedAs::Exit(_) | FinishedAs::Early(_) | FinishedAs::Silent => {
                return Some(Settled { ending, repeats: Vec::new() });
            }
        };
        if found_by == FoundBy::Trial {
            return None;
        }
        let claim = &mut self.claims[repeated];
        claim.repeats += u64::from(claim.reported.is_none());
        let ending = FinishedAs::RepeatedError(claim.reported?);
        Some(Settled { ending, repeats: Vec::new() })
    }

    /// Passes an error on: for the first time, with the paths that have ended with it too, or with an earlier test.
    fn report(&mut self, number: usize, bug: Box<Bug>) -> Settled {
        let claim = &mut self.claims[number];
        if let Some(index) = claim.reported {
            return Settled { ending: FinishedAs::EarlierError(index, bug), repeats: Vec::new() };
        }
        let index = self.reported;
        self.reported += 1;
        claim.reported = Some(index);
        let repeats = (0..std::mem::take(&mut claim.repeats)).map(|_| FinishedAs::RepeatedError(index));
        Settled { ending: FinishedAs::Error(bug), repeats: repeats.collect() }
    }

    /// Whether an error of this kind at this place was reported.
    pub fn is_known(&self, bug: &Bug) -> bool {
        self.errors.contains_key(&place(bug))
    }

    /// Every path was explored. Returns whether tests of trials were dropped.
    pub fn drop_trials(&mut self) -> bool {
        let drops = self.config.write_tests && !self.config.only_new;
        if drops {
            self.found.drop_trials();
        }
        drops
    }

    /// Whether a path gets no test because an earlier one shows the same: nothing new was executed, and an earlier path
    /// ended like this one.
    pub fn is_suppressed(&mut self, path: &EndedPath, ending: &FinishedAs) -> bool {
        if !self.config.only_new || !self.config.write_tests {
            return false;
        }
        let is_new_ending = match ending {
            FinishedAs::Exit(status) => self.exit_statuses.insert(*status),
            FinishedAs::Early(early) => self.early_endings.insert(*early),
            FinishedAs::Error(_)
            | FinishedAs::EarlierError(..)
            | FinishedAs::RepeatedError(_)
            | FinishedAs::Silent => return false,
        };
        !path.covers_new && !is_new_ending
    }

    /// What the worker is to describe of a path with this ending.
    pub fn wanted(
        &self,
        path: &EndedPath,
        ending: &FinishedAs,
        is_suppressed: bool,
        found_by: FoundBy,
    ) -> Wanted {
        let (gets_test, is_error) = match ending {
            FinishedAs::Silent if found_by == FoundBy::Trial => (true, false),
            FinishedAs::Error(_) | FinishedAs::EarlierError(..) => (true, true),
            // Nothing is left of the path.
            FinishedAs::Early(Early::Fault) => (false, false),
            FinishedAs::Exit(_) | FinishedAs::Early(_) => (true, false),
            FinishedAs::RepeatedError(_) | FinishedAs::Silent => (false, false),
        };
        let is_shown = self.config.show == Show::Always
            && found_by == FoundBy::Path
            && !matches!(ending, FinishedAs::Silent | FinishedAs::Early(Early::Fault));
        if gets_test && !is_suppressed && (is_error || self.config.write_tests) && !self.has_all_tests() {
            Wanted::Test
        } else if path.kind == PathKind::Symbolic && is_shown {
            Wanted::Inputs
        } else {
            Wanted::Nothing
        }
    }

    /// Passes a path and its description on.
    pub fn finish(
        &mut self,
        position: Box<[u32]>,
        ending: FinishedAs,
        path: &EndedPath,
        description: Description,
        found_by: FoundBy,
    ) {
        let Description { inputs, test, .. } = description;
        match inputs {
            _ if found_by == FoundBy::Trial => {}
            Some(inputs) => self.show(path, &inputs),
            None if path.kind == PathKind::Concrete => self.show(path, &Model::default()),
            None => {}
        }
        let Some(Settled { ending, repeats }) = self.settle(&position, ending, found_by) else { return };
        let mut finished = FinishedPath { found_by, ..without_test(position, ending) };
        if let Some(test) = test.filter(|_| self.has_room(&finished.ending)) {
            if test.is_left_out && !std::mem::replace(&mut self.said_left_out, true) {
                let message = "KQuery has no floats: tests whose path condition has some get no .kquery file";
                self.found.warning(message);
            }
            finished.test = Some(test.case);
            (finished.stdout, finished.stderr, finished.conditions) =
                (test.stdout, test.stderr, test.conditions);
            self.tests += u64::from(!matches!(finished.ending, FinishedAs::EarlierError(..)));
        }
        self.found.path(finished);
        for repeated in repeats {
            self.found.path(without_test(Box::default(), repeated));
        }
    }

    /// Whether a test for this ending may be added: other workers may have found the last one meanwhile.
    fn has_room(&self, ending: &FinishedAs) -> bool {
        match ending {
            FinishedAs::RepeatedError(_) => false,
            FinishedAs::EarlierError(..) => true,
            FinishedAs::Error(_) | FinishedAs::Exit(_) | FinishedAs::Early(_) | FinishedAs::Silent => {
                !self.has_all_tests()
            }
        }
    }

    /// Takes over the tests of a subtree that was explored before.
    pub fn pruned(&mut self, position: &[u32]) {
        self.tests += self.found.keep_tests(position);
    }

    /// Counts a path that ended early and that gets no test.
    pub fn ended_without_test(&mut self, early: Early) {
        self.found.path(without_test(Box::default(), FinishedAs::Early(early)));
    }
}

fn without_test(position: Box<[u32]>, ending: FinishedAs) -> FinishedPath {
    let (stdout, stderr, conditions) = (Vec::new(), Vec::new(), Vec::new());
    FinishedPath { position, ending, found_by: FoundBy::Path, test: None, stdout, stderr, conditions }
}

/// What tells errors apart: their kind, and where they are.
fn place(bug: &Bug) -> (ErrorKind, String) {
    let location = match &bug.location {
        Some((file, line)) => format!("{file}:{line}"),
        None => bug.stack.first().map(|entry| entry.function.clone()).unwrap_or_default(),
    };
    (bug.kind, location)
}
