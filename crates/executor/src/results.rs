//! The results of a run so far: finished paths, their tests and errors, and its figures.

use crate::config::{RunConfig, Show};
use crate::explore::Reached;
use crate::program_output::Shown;
use crate::worker::{Description, EndedPath, News, PathKind, Wanted};
use loam_expr::{Evaluator, ExprStore};
use loam_solver::Model;
use loam_state::ending::Early;
use loam_state::{Bug, ErrorKind, Figures, FinishedAs, FinishedPath, Found, FoundBy, List, Output};
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Receives the reports of workers, and passes results on to be written.
pub(crate) struct Results<'a> {
    config: Arc<RunConfig>,
    store: Arc<ExprStore>,
    found: &'a mut dyn Found,
    /// The figures of the run.
    pub figures: Figures,
    /// Tests so far.
    tests: u64,
    /// Errors reported, by kind and source location.
    errors: BTreeMap<(ErrorKind, String), Reported>,
    /// Exit statuses of paths so far, if only new tests are written.
    exit_statuses: BTreeSet<i32>,
    /// The same for paths that were terminated early.
    early_endings: BTreeSet<Early>,
    /// Why the run is to stop, if a result requires it.
    pub stop: Option<Reached>,
    /// Whether the user was warned that some path condition cannot be written.
    said_left_out: bool,
    /// The output of the program that was shown.
    shown: Shown,
}

/// An error that was reported.
struct Reported {
    /// Its number.
    number: usize,
    /// The position of its test.
    position: Box<[u32]>,
}

impl<'a> Results<'a> {
    /// Nothing was found yet.
    pub fn new(config: &Arc<RunConfig>, store: &Arc<ExprStore>, found: &'a mut dyn Found) -> Self {
        Self {
            config: Arc::clone(config),
            store: Arc::clone(store),
            found,
            figures: Figures::default(),
            tests: 0,
            errors: BTreeMap::new(),
            exit_statuses: BTreeSet::new(),
            early_endings: BTreeSet::new(),
            stop: None,
            said_left_out: false,
            shown: Shown::new(config.show),
        }
    }

    /// Whether the limit of tests is reached.
    pub fn has_all_tests(&self) -> bool {
        self.config.limits.max_tests.is_some_and(|most| self.tests >= most)
    }

    /// Passes warnings and messages on.
    pub fn tell(&mut self, news: &News) {
        for warning in &news.warnings {
            self.found.warning(warning);
        }
        for message in &news.messages {
            self.found.message(message);
        }
    }

    /// Warns the user.
    pub fn warn(&mut self, message: &str) {
        self.found.warning(message);
    }

    /// Reports the progress of the run.
    pub fn progress(&mut self) {
        self.found.progress(&self.figures);
    }

    // Output

    /// Shows the new output of the only path of a program without inputs. `true` if the output was replaced by the part that a
    /// test can have.
    pub fn stream(&mut self, output: &mut List<Output>, kind: PathKind) -> bool {
        let streams = self.figures.forks == 0 && kind == PathKind::Concrete && self.shown.shows(kind);
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

    /// Counts an exit.
    pub fn exited(&mut self, status: i32) -> FinishedAs {
        self.figures.paths_completed += 1;
        *self.figures.exit_codes.entry(status).or_default() += 1;
        FinishedAs::Exit(status)
    }

    /// Counts a path that was terminated early.
    pub fn terminated(&mut self, early: Early) -> FinishedAs {
        self.figures.paths_partial += 1;
        FinishedAs::Early(early)
    }

    /// Counts an error at a position of the tree; returns whether it was reported before. An error may end the run.
    pub fn classify(&mut self, bug: Bug, position: &[u32]) -> FinishedAs {
        if self.config.stop_on_error {
            self.stop = Some(Reached::Error("--stop-on-error"));
        } else if self.config.exit_on.contains(&bug.kind) {
            self.stop = Some(Reached::Error("--exit-on"));
        }
        let (number, is_full) = (self.errors.len(), self.has_all_tests());
        match self.errors.entry(place(&bug)) {
            Entry::Occupied(mut known) if !self.config.all_errors => {
                let known = known.get_mut();
                if is_full || *known.position <= *position {
                    return FinishedAs::RepeatedError(known.number);
                }
                known.position = position.into();
                FinishedAs::EarlierError(known.number, Box::new(bug))
            }
            entry => {
                entry.or_insert(Reported { number, position: position.into() });
                FinishedAs::Error(Box::new(bug))
            }
        }
    }

    /// Whether an error of this kind at this place was reported.
    pub fn is_known(&self, bug: &Bug) -> bool {
        self.errors.contains_key(&place(bug))
    }

    /// Every path was explored.
    pub fn drop_trials(&mut self) {
        if self.config.write_tests && !self.config.only_new {
            self.figures.trial_tests = 0;
            self.found.drop_trials();
        }
    }

    /// What the worker is to describe of a path with this ending.
    pub fn wanted(&mut self, path: &EndedPath, ending: &FinishedAs, found_by: FoundBy) -> Wanted {
        let (gets_test, is_error) = match ending {
            FinishedAs::Silent if found_by == FoundBy::Trial => (true, false),
            FinishedAs::Error(_) | FinishedAs::EarlierError(..) => (true, true),
            FinishedAs::Exit(_) | FinishedAs::Early(_) => (true, false),
            FinishedAs::RepeatedError(_) | FinishedAs::Silent => (false, false),
        };
        let is_suppressed = self.is_suppressed(path, ending);
        self.figures.tests_suppressed += u64::from(is_suppressed);
        let is_shown = self.config.show == Show::Always
            && found_by == FoundBy::Path
            && !matches!(ending, FinishedAs::Silent);
        if gets_test && !is_suppressed && (is_error || self.config.write_tests) && !self.has_all_tests() {
            Wanted::Test
        } else if path.kind == PathKind::Symbolic && is_shown {
            Wanted::Inputs
        } else {
            Wanted::Nothing
        }
    }

    /// Whether a path gets no test because an earlier one shows the same: nothing new was executed, and an earlier path
    /// ended like this one.
    fn is_suppressed(&mut self, path: &EndedPath, ending: &FinishedAs) -> bool {
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
        let mut finished = FinishedPath { found_by, ..without_test(position, ending) };
        if let Some(test) = test {
            if test.is_left_out && !std::mem::replace(&mut self.said_left_out, true) {
                let message = "KQuery has no floats: tests whose path condition has some get no .kquery file";
                self.found.warning(message);
            }
            finished.test = Some(test.case);
            (finished.stdout, finished.stderr, finished.conditions) =
                (test.stdout, test.stderr, test.conditions);
            self.tests += u64::from(!matches!(finished.ending, FinishedAs::EarlierError(..)));
        }
        match inputs {
            _ if found_by == FoundBy::Trial => {}
            Some(inputs) => self.show(path, &inputs),
            None if path.kind == PathKind::Concrete => self.show(path, &Model::default()),
            None => {}
        }
        self.found.path(finished);
    }

    /// Counts the paths of a subtree that was explored before; their tests are taken over.
    pub fn pruned(&mut self, position: &[u32], endings: &[loam_save::Ending]) {
        self.figures.pruned_paths += endings.len() as u64;
        let exits = endings.iter().filter(|&&ending| ending == loam_save::Ending::Exit);
        self.figures.paths_completed += exits.count() as u64;
        self.tests += self.found.keep_tests(position);
    }

    /// Counts a path that is left when the run is over and that gets no test.
    pub fn left_over(&mut self) {
        let ending = self.terminated(Early::RunOver);
        self.found.path(without_test(Box::default(), ending));
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
