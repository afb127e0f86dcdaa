//! The scheduler of a worker: gives it states and acts on its reports, until nothing is left or a limit is reached.
//!
//! Each worker of a crew has a scheduler, in a thread of its own if there are several.

mod parking;
mod sweeping;

use crate::config::{LivenessCheck, RunConfig};
use crate::crew::Crew;
use crate::equal_states::EqualStates;
use crate::explore::{EngineFault, Monitor, Reached, Status, Workshop};
use crate::frontier::{Frontier, Live};
use crate::image::Image;
use crate::lifecycle::InitialState;
use crate::results::Results;
use crate::saving::{Saving, Successor};
use crate::scopes::{MergeScopes, Merged};
use crate::tree::NodeId;
use crate::trial::TrialSchedule;
use crate::worker::{
    Budget, Description, EndedPath, Event, Job, News, PathEnding, PathKind, Report, Successors, Task, Wanted,
    Worker,
};
use loam_base::{Rng, stable_hash};
use loam_expr::ExprStore;
use loam_memory::gauge;
use loam_save::{ParkingLots, PathEvent, SavedTrial};
use loam_solver::Layer;
use loam_state::ending::Early;
use loam_state::{Bug, Decision, DecisionKind, Figures, FinishedAs, FoundBy, List, State, StateId};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

/// Source instructions a state may run before another is selected.
const SLICE: u64 = 100_000;
/// Selections between two checks of memory and progress.
const LOOK_EVERY: u64 = 256;
/// Longest time between two such checks, if the selections are slow.
const LOOK_AFTER: Duration = Duration::from_millis(200);
/// About how many tests are written for states that were still alive when a run was over, if there are more.
const LEFTOVER_TESTS: usize = 1000;
/// Source instructions that the trials of such states may execute, and no more than the run has executed.
const LEFTOVER_TRIALS: u64 = 100_000_000;
/// Effort for a query of one path while others wait; about a second. Counted, so that no clock decides an order.
const HURRY: u64 = 30_000;
/// Queries that the solver gives up before it gets half of the effort for each,
const GIVEN_UP_BEFORE_HALF: u64 = 8;
/// and how often it is halved at most. A test whose query is given up is made from the cached model of its path.
const MOST_HALVINGS: u64 = 6;

/// The states that were left when the run was over.
#[derive(Clone, Copy, Default)]
pub(crate) struct Leftovers {
    pub states: usize,
    /// Those for which tests were written.
    pub tests: usize,
}

/// Where a path is in the execution tree.
#[derive(Clone, Copy)]
enum Place<'a> {
    /// At this leaf.
    Leaf(NodeId),
    /// It has no leaf any more, but had this position.
    Position(&'a [u32]),
}

/// Explores a part of a program.
pub(crate) struct Scheduler<'c, 'a> {
    crew: &'c Crew<'a>,
    /// The number of the worker.
    number: usize,
    /// Where the worker gets new tools if it fails.
    workshop: &'c Workshop<'c>,
    worker: Worker,
    scopes: MergeScopes,
    config: Arc<RunConfig>,
    image: Arc<Image>,
    store: Arc<ExprStore>,
    monitor: &'a dyn Monitor,
    /// The figures of the worker.
    figures: Figures,
    trials: TrialSchedule,
    /// Whether some of the user's own code is not covered yet, when this was last checked.
    has_uncovered: bool,
    /// The budget of the worker's next task.
    budget: Budget,
    last_look: Duration,
    saving: Option<Saving>,
    /// The decisions that the worker made in its last task.
    made: Vec<Decision>,
    fault: Option<EngineFault>,
    equal_states: EqualStates,
    /// Selections so far.
    selections: u64,
    /// Whether results were added since the limits were last checked.
    has_results: bool,
    /// Whether memory ran out and there is nothing to shed.
    out_of_memory: bool,
    /// The version of the shared coverage that the worker knows.
    coverage_version: u64,
    /// The worker's instructions that the crew has counted.
    counted: u64,
    /// The states that memory had no room for.
    parking: Option<ParkingLots>,
    /// Whether no states can be parked, because that has failed.
    parking_failed: bool,
}

impl<'c, 'a> Scheduler<'c, 'a> {
    /// A scheduler of a crew's worker with this number.
    pub fn new(
        crew: &'c Crew<'a>,
        number: usize,
        workshop: &'c Workshop<'c>,
        worker: Worker,
        saving: Option<Saving>,
    ) -> Self {
        Self {
            crew,
            number,
            workshop,
            worker,
            scopes: MergeScopes::default(),
            config: Arc::clone(&crew.config),
            image: Arc::clone(&crew.image),
            store: Arc::clone(&crew.store),
            monitor: crew.monitor,
            figures: Figures::default(),
            trials: TrialSchedule::default(),
            has_uncovered: true,
            budget: Budget::default(),
            last_look: Duration::ZERO,
            saving,
            made: Vec::new(),
            fault: None,
            equal_states: EqualStates::default(),
            selections: 0,
            has_results: false,
            out_of_memory: false,
            coverage_version: 0,
            counted: 0,
            parking: None,
            parking_failed: false,
        }
    }

    /// The states of the worker. Others can steal some of them whenever this is not held.
    fn frontier(&self) -> MutexGuard<'c, Frontier> {
        self.crew.frontier(self.number)
    }

    /// The results of the run.
    fn results(&self) -> MutexGuard<'c, Results<'a>> {
        self.crew.results()
    }

    /// Fails if Loam itself has turned out to be wrong.
    pub fn check(&mut self) -> Result<(), EngineFault> {
        self.fault.take().map_or(Ok(()), Err)
    }

    /// Gives the worker a task about a path, and processes the rest of its report.
    fn send(&mut self, path: Place<'_>, job: Job) -> Event {
        let Report { mut event, news } = self.handle(Task { budget: self.budget, job });
        if news.is_covering {
            self.frontier().note_coverage();
            if !self.crew.is_single() {
                self.crew.coverage.add(self.worker.coverage());
            }
        }
        self.stream_output(&mut event);
        if !news.warnings.is_empty() || !news.messages.is_empty() {
            let position = match path {
                Place::Leaf(leaf) => self.frontier().position(leaf),
                Place::Position(position) => position.into(),
            };
            self.results().tell(&position, &news);
        }
        self.made = news.decisions;
        for scope in news.opened_merges {
            self.crew.note_merge_scope();
            self.scopes.opened(scope);
        }
        self.fault = self.fault.take().or(news.fault);
        event
    }

    /// Lets the worker do a task. If Loam panics, only the path is lost: it ends, and the worker gets new tools.
    fn handle(&mut self, task: Task) -> Report {
        let lost = task.job.if_lost();
        let worker = &mut self.worker;
        match catch_unwind(AssertUnwindSafe(|| worker.handle(task))) {
            Ok(report) => report,
            Err(panic) => {
                let news = match self.workshop.worker(self.crew) {
                    Ok(fresh) => self.worker.recover(fresh, &message_of(&*panic)),
                    Err(fault) => News { fault: Some(fault), ..News::default() },
                };
                Report { event: lost, news }
            }
        }
    }

    /// The worker did not do its task: a fault of Loam, because a path would be lost silently.
    fn out_of_turn(&mut self, event: &Event) {
        let message = format!("a worker reported out of turn that {}", event.name());
        self.fault.get_or_insert(EngineFault { message, query: None });
    }

    /// Shows the output of a program without inputs while it runs.
    fn stream_output(&mut self, event: &mut Event) {
        // The first worker has the only path until it forks.
        if self.figures.forks > 0 || self.number > 0 {
            return;
        }
        match event {
            Event::Paused(state) | Event::Waiting(state) | Event::GaveUp(state) => {
                let kind = PathKind::of(state);
                self.results().stream(&mut state.output, kind);
            }
            Event::Forked(_, children) => {
                let Some((first, others)) = children.split_first_mut() else { return };
                let kind = PathKind::of(first);
                if self.results().stream(&mut first.output, kind) {
                    others.iter_mut().for_each(|child| child.output = first.output.clone());
                }
            }
            Event::Ended(path) => {
                self.results().stream(&mut path.output, path.kind);
            }
            Event::Prepared(..)
            | Event::Started(_)
            | Event::Described(_)
            | Event::Tried { .. }
            | Event::Rebuilt(_) => {}
        }
    }

    // States

    /// Makes the initial states, if this is the first worker.
    pub fn begin(&mut self) {
        if self.number > 0 {
            return;
        }
        let (id, root) = self.frontier().first();
        let (parent, initial_states) = match self.send(Place::Leaf(root), Job::Prepare) {
            Event::Prepared(parent, initial_states) => (parent, initial_states),
            other => return self.out_of_turn(&other),
        };
        let count = initial_states.len() as u32;
        let leaves = if count == 1 { vec![(id, root)] } else { self.frontier().fork(root, count) };
        self.figures.forks += u64::from(count) - 1;
        if let Some(saving) = &mut self.saving {
            saving.started(&leaves.iter().map(|&(id, _)| id).collect::<Vec<_>>());
        }
        for (initial, (id, leaf)) in initial_states.into_iter().zip(leaves).rev() {
            self.start(id, leaf, parent.clone(), initial);
        }
    }

    fn start(&mut self, id: StateId, leaf: NodeId, state: Box<State>, initial: InitialState) {
        let event = self.send(Place::Leaf(leaf), Job::Start { state, initial });
        self.save(id, &event);
        match event {
            Event::Started(state) => self.admit(vec![(id, Live { state, leaf })]),
            Event::Ended(path) => self.end(leaf, path),
            other => self.out_of_turn(&other),
        }
    }

    /// The state to run next.
    pub fn select(&mut self) -> Option<StateId> {
        self.selections += 1;
        self.bring_back_if_idle();
        let solver = self.worker.solver_figures();
        let mut frontier = self.frontier();
        frontier.count_work(self.worker.instructions() + solver.work());
        if let Some(saved) = self.saving.as_mut().and_then(|saving| saving.next(|id| frontier.is_live(id))) {
            frontier.count_selection();
            return Some(saved);
        }
        let before = self.saving.as_mut().map(Saving::covered_before).unwrap_or_default();
        self.worker.cover(&before);
        self.look_at_coverage(&mut frontier);
        frontier.select(self.worker.coverage(), solver.solver_queries)
    }

    /// Takes over what other workers have covered.
    fn look_at_coverage(&mut self, frontier: &mut Frontier) {
        let version = if self.crew.is_single() { 0 } else { self.crew.coverage.version() };
        if version != self.coverage_version {
            self.coverage_version = version;
            self.crew.coverage.update(self.worker.coverage_mut());
            frontier.note_coverage();
        }
    }

    /// The worker has no states: waits for some, or for the end of the run.
    pub fn find_work(&mut self) {
        self.crew.find_work(self.number);
        self.worker.expect_stolen_states();
    }

    /// Runs a state for a slice, and acts on the event.
    pub fn advance(&mut self, id: StateId) {
        let Some((Live { state, leaf }, defers)) = self.frontier().take(id) else { return };
        // While other paths wait, no path may delay them for long.
        self.budget.effort = defers.then(|| hurried_effort(self.worker.solver_figures().unknown));
        let fuel = self.slice();
        let event = self.send(Place::Leaf(leaf), Job::Run { state, fuel });
        self.count_instructions();
        self.save(id, &event);
        if fuel < SLICE
            && matches!(event, Event::Paused(_))
            && let Some(saving) = &mut self.saving
        {
            // Without the limit it would have run longer.
            saving.close();
        }
        match event {
            Event::Paused(state) => {
                let covers_new = state.covers_new;
                self.frontier().pause(id, Live { state, leaf });
                self.try_out_if_covering(id, covers_new);
            }
            Event::GaveUp(state) => self.frontier().defer(id, Live { state, leaf }),
            Event::Forked(decision, children) => self.fork(id, leaf, &decision, children),
            Event::Waiting(state) => {
                self.frontier().gone(id);
                self.wait(id, Live { state, leaf });
            }
            Event::Ended(path) => {
                self.frontier().gone(id);
                self.end(leaf, path);
            }
            other @ (Event::Prepared(..)
            | Event::Started(_)
            | Event::Described(_)
            | Event::Tried { .. }
            | Event::Rebuilt(_)) => self.out_of_turn(&other),
        }
    }

    /// Runs a trial of a state that is about to run, if one is due. Before the first, all states that were the first to
    /// execute something get theirs.
    pub fn try_out_if_due(&mut self, id: StateId) {
        if !self.config.trials {
            return;
        }
        let explored = self.worker.instructions();
        if self.trials.begins(explored, self.selections) {
            let covering = self.frontier().covering();
            covering.into_iter().for_each(|id| self.try_out(id));
        }
        if self.has_uncovered && self.trials.is_due(explored) {
            self.try_out(id);
        }
    }

    /// Runs a trial of a state that was the first to execute something: the test that shows it.
    fn try_out_if_covering(&mut self, id: StateId, covers_new: bool) {
        if self.trials.has_begun && covers_new {
            self.try_out(id);
        }
    }

    /// Runs a trial: a copy of a state, with one value for each input byte. One that left nothing in the saved run is left out.
    fn try_out(&mut self, id: StateId) {
        let mut frontier = self.frontier();
        if !frontier.can_be_tried(id) {
            return;
        }
        let rng = frontier.trial_rng();
        drop(frontier);
        let recalled = self.saving.as_mut().and_then(Saving::recall_trial);
        if !self.is_left_out(recalled) {
            let trace = self.run_trial(id, rng);
            if let (Some(trace), Some(saving)) = (trace, &mut self.saving) {
                saving.tried(trace);
            }
        }
    }

    /// Runs the trial of a state that is left when the run is over. Which one it is depends on the state and on what is covered, so that
    /// the saved run may have it although that run ended a little later or earlier.
    fn try_out_left(&mut self, id: StateId, saving: Option<&mut Saving>) {
        let mut frontier = self.frontier();
        if !frontier.can_be_tried(id) {
            return;
        }
        let identity = frontier.identity(id);
        drop(frontier);
        let rng = Rng::new(stable_hash(&(self.config.seed, &identity)));
        let Some(saving) = saving else {
            self.run_trial(id, rng);
            return;
        };
        let key = stable_hash(&(&identity, &self.worker.coverage().blocks));
        if !self.is_left_out(saving.recall_left_trial(key))
            && let Some(trace) = self.run_trial(id, rng)
            && !self.store.is_halted()
        {
            saving.tried_left(key, trace);
        }
    }

    /// Whether a trial is left out, because nothing was left of it in the saved run. It is counted all the same.
    fn is_left_out(&mut self, recalled: Option<SavedTrial>) -> bool {
        let Some(trace) = recalled.filter(|trace| trace.leaves_nothing) else { return false };
        if trace.is_covering {
            self.frontier().note_coverage();
        }
        self.trials.ended(trace.instructions, false);
        true
    }

    fn run_trial(&mut self, id: StateId, rng: Rng) -> Option<SavedTrial> {
        let frontier = self.frontier();
        let Live { state, leaf } = frontier.copy(id)?;
        let position = frontier.position(leaf);
        drop(frontier);
        self.budget.effort = Some(hurried_effort(self.worker.solver_figures().unknown));
        match self.send(Place::Position(&position), Job::Try { state, rng }) {
            Event::Tried { found, trace } => {
                self.trials.ended(trace.instructions, found.is_some());
                if let Some((path, inputs)) = found {
                    if path.covers_new {
                        let mut frontier = self.frontier();
                        frontier.mark_shown(id);
                        // A path whose trial was cut short may never end.
                        if !matches!(path.ending, PathEnding::Silent) {
                            frontier.follow(id, inputs);
                        }
                    }
                    self.end_trial(&position, path);
                }
                Some(trace)
            }
            other => {
                self.out_of_turn(&other);
                None
            }
        }
    }

    fn slice(&self) -> u64 {
        match self.config.limits.max_instructions {
            Some(most) => SLICE.min(most.saturating_sub(self.executed())).max(1),
            None => SLICE,
        }
    }

    /// Source instructions of the run.
    fn executed(&self) -> u64 {
        if self.crew.is_single() { self.worker.instructions() } else { self.crew.executed() }
    }

    /// Tells the crew how many instructions the worker has executed.
    fn count_instructions(&mut self) {
        if !self.crew.is_single() && self.config.limits.max_instructions.is_some() {
            let executed = self.worker.instructions();
            self.crew.count_instructions(executed - std::mem::replace(&mut self.counted, executed));
        }
    }

    /// A path forked into these states.
    fn fork(&mut self, id: StateId, leaf: NodeId, decision: &Decision, children: Successors) {
        let more = children.len() - 1;
        self.figures.forks += more as u64;
        self.figures.count_forks(decision.kind, more as u64);
        let mut frontier = self.frontier();
        frontier.gone(id);
        let leaves = frontier.fork(leaf, children.len() as u32);
        drop(frontier);
        if let Some(first) = children.first() {
            self.scopes.forked(&first.merge_scopes, more);
        }
        let ids: Vec<StateId> = leaves.iter().map(|&(id, _)| id).collect();
        let successors = self.saving.as_mut().map(|saving| saving.forked(id, &ids));
        let mut admitted = Vec::with_capacity(children.len());
        for (index, (state, (id, leaf))) in children.into_iter().zip(leaves).enumerate().rev() {
            match successors.as_ref().map(|successors| successors[index]) {
                Some(Successor::Pruned(node)) => self.prune(leaf, node, &state),
                Some(Successor::Explored) | None => admitted.push((id, Live { state, leaf })),
            }
        }
        self.admit(admitted);
    }

    // Saving

    /// Saves what a state did, and reports if it did something else in the saved run.
    fn save(&mut self, id: StateId, event: &Event) {
        let Some(saving) = &mut self.saving else { return };
        let made = std::mem::take(&mut self.made);
        let event = match event {
            Event::Forked(_, children) => {
                let instructions = children.first().map_or(0, |child| child.instructions);
                PathEvent::Forked(children.len() as u32, instructions)
            }
            Event::Ended(path) => PathEvent::Ended(path.ending.saved(), path.instructions),
            Event::Waiting(_) => PathEvent::Waits,
            Event::Started(state) | Event::Paused(state) | Event::GaveUp(state) => {
                PathEvent::Goes(state.instructions)
            }
            Event::Prepared(..) | Event::Described(_) | Event::Tried { .. } | Event::Rebuilt(_) => return,
        };
        if let Some(divergence) = saving.ran(id, &made, event) {
            self.results().warn(&divergence);
        }
    }

    /// A state below which every path was explored when the run was saved. Its tests are still there.
    fn prune(&mut self, leaf: NodeId, node: loam_save::NodeId, state: &State) {
        let position = self.frontier().end(leaf);
        let endings = self.saving.as_ref().and_then(Saving::tree).map(|tree| tree.endings(node));
        let endings = endings.unwrap_or_default();
        self.figures.pruned_paths += endings.len() as u64;
        let exits = endings.iter().filter(|&&ending| ending == loam_save::Ending::Exit);
        self.figures.paths_completed += exits.count() as u64;
        self.results().pruned(&position);
        self.leave_scopes(&state.merge_scopes);
    }

    /// Between two selections: what was done since the last one is saved, because no limit has cut it short.
    fn end_selection(&mut self) {
        let Self { saving: Some(saving), crew, number, .. } = self else { return };
        saving.selection_ended();
        if let Some(search) = saving.new_search() {
            let is_known = crew.frontier(*number).set_search(search);
            debug_assert!(is_known, "the names were checked");
        }
    }

    /// Why the run is over although nothing else is: only the saved run was to be executed again.
    fn is_replayed(&self) -> bool {
        self.saving.as_ref().is_some_and(Saving::is_enough)
    }

    /// Adds new states, or terminates them early because of a limit.
    fn admit(&mut self, states: Vec<(StateId, Live)>) {
        let limits = &self.config.limits;
        if limits.max_depth.is_none() && limits.max_states.is_none() && !self.config.merge_equal_states {
            return self.add(states);
        }
        for (id, live) in states {
            self.admit_one(id, live);
        }
    }

    fn admit_one(&mut self, id: StateId, mut live: Live) {
        if self.config.merge_equal_states && self.equal_states.has_equal(&self.store, &mut live.state) {
            self.frontier().end(live.leaf);
            self.figures.states_equal += 1;
            return;
        }
        let limits = &self.config.limits;
        let is_too_deep = limits.max_depth.is_some_and(|most| u64::from(live.state.depth) > most);
        let are_too_many = limits.max_states.is_some_and(|most| self.crew.live_states() as u64 >= most);
        if is_too_deep || are_too_many {
            let early = if is_too_deep { Early::Depth } else { Early::Memory };
            self.figures.states_ended_for_memory += u64::from(!is_too_deep);
            self.terminate(live, early);
        } else {
            self.add(vec![(id, live)]);
        }
    }

    /// Adds states to the frontier, where others may steal them.
    fn add(&mut self, states: Vec<(StateId, Live)>) {
        let covering: Vec<StateId> =
            states.iter().filter(|(_, live)| live.state.covers_new).map(|&(id, _)| id).collect();
        let mut frontier = self.frontier();
        for (id, live) in states {
            frontier.add(id, live);
        }
        drop(frontier);
        self.crew.offer();
        for id in covering {
            self.try_out_if_covering(id, true);
        }
    }

    /// Terminates a path early.
    fn terminate(&mut self, live: Live, early: Early) {
        let Live { state, leaf } = live;
        match self.send(Place::Leaf(leaf), Job::Terminate { state, early }) {
            Event::Ended(path) => self.end(leaf, path),
            other => self.out_of_turn(&other),
        }
    }

    // Merging

    /// A state came to the end of its innermost merge scope.
    fn wait(&mut self, id: StateId, mut live: Live) {
        let Some(scope) = live.state.merge_scopes.pop() else { return self.frontier().add(id, live) };
        self.scopes.wait(scope, id, live);
        self.leave_scope(scope);
    }

    fn leave_scope(&mut self, scope: u64) {
        let mut frontier = self.frontier();
        let position = |leaf| frontier.position(leaf);
        let Merged { states, ended } = self.scopes.leave(scope, &self.image, &self.store, position);
        for leaf in ended {
            frontier.end(leaf);
        }
        for (id, live) in states {
            frontier.add(id, live);
        }
    }

    fn leave_scopes(&mut self, scopes: &List<u64>) {
        for &scope in scopes.iter() {
            self.leave_scope(scope);
        }
    }

    // Endings

    /// A path ended, and the worker still holds its state.
    fn end(&mut self, leaf: NodeId, mut path: EndedPath) {
        let position = self.frontier().end(leaf);
        if !matches!(path.ending, PathEnding::Early(_)) {
            self.figures.seeds_followed += path.seeds;
        }
        match std::mem::replace(&mut path.ending, PathEnding::Silent) {
            PathEnding::Exit(status) => {
                self.figures.paths_completed += 1;
                *self.figures.exit_codes.entry(status).or_default() += 1;
                self.finish(position, FinishedAs::Exit(status), &path, FoundBy::Path);
            }
            PathEnding::Errors(errors) => self.end_with_errors(&position, errors, &path),
            PathEnding::Silent => self.finish(position, FinishedAs::Silent, &path, FoundBy::Path),
            PathEnding::Early(early) => {
                self.figures.paths_partial += 1;
                self.finish(position, FinishedAs::Early(early), &path, FoundBy::Path);
            }
        }
        self.leave_scopes(&path.merge_scopes);
    }

    /// A path that leaks objects of several allocation sites ends in several errors, each with the same test.
    fn end_with_errors(&mut self, position: &[u32], errors: Vec<Bug>, path: &EndedPath) {
        self.figures.paths_error += 1;
        for (index, bug) in (0u32..).zip(errors) {
            let more = (index > 0).then_some(index);
            let position: Box<[u32]> = position.iter().copied().chain(more).collect();
            let ending = self.results().classify(bug, &position);
            if index == 0 || matches!(ending, FinishedAs::Error(_) | FinishedAs::EarlierError(..)) {
                self.finish(position, ending, path, FoundBy::Path);
            }
        }
    }

    /// A trial found something. Its path is a part of one that is still explored, so no path is counted.
    fn end_trial(&mut self, position: &[u32], mut path: EndedPath) {
        // Behind the position of every path that the state leads to.
        let number = [u32::MAX, self.trials.count as u32];
        let position: Box<[u32]> = position.iter().copied().chain(number).collect();
        let ending = match std::mem::replace(&mut path.ending, PathEnding::Silent) {
            PathEnding::Exit(status) => FinishedAs::Exit(status),
            PathEnding::Errors(errors) => {
                let mut results = self.results();
                match errors.into_iter().find(|bug| !results.is_known(bug)) {
                    Some(bug) => results.classify(bug, &position),
                    None => FinishedAs::Silent,
                }
            }
            PathEnding::Silent | PathEnding::Early(_) => FinishedAs::Silent,
        };
        if path.covers_new || matches!(ending, FinishedAs::Error(_) | FinishedAs::EarlierError(..)) {
            self.figures.trial_tests += 1;
            self.finish(position, ending, &path, FoundBy::Trial);
        }
    }

    /// Passes a finished path on, with its test if it gets one.
    fn finish(&mut self, position: Box<[u32]>, mut ending: FinishedAs, path: &EndedPath, found_by: FoundBy) {
        let mut results = self.results();
        let is_suppressed = results.is_suppressed(path, &ending);
        let wanted = results.wanted(path, &ending, is_suppressed, found_by);
        drop(results);
        self.figures.tests_suppressed += u64::from(is_suppressed);
        let error = match &mut ending {
            FinishedAs::Error(bug) | FinishedAs::EarlierError(_, bug) => Some(bug.clone()),
            FinishedAs::Exit(_)
            | FinishedAs::RepeatedError(_)
            | FinishedAs::Early(_)
            | FinishedAs::Silent => None,
        };
        let mut description = Description::default();
        if error.is_some() || wanted != Wanted::Nothing {
            match self.send(Place::Position(&position), Job::Describe { error, wanted }) {
                Event::Described(described) => description = *described,
                other => self.out_of_turn(&other),
            }
        }
        if let (Some(detailed), FinishedAs::Error(bug) | FinishedAs::EarlierError(_, bug)) =
            (description.error.take(), &mut ending)
        {
            *bug = detailed;
        }
        self.results().finish(position, ending, path, description, found_by);
        self.has_results = true;
    }

    /// Terminates all states that are left when the run is over. Those that were the first to execute something get
    /// tests, and of the others some, spread over the execution tree; both get trials.
    pub fn end_leftovers(&mut self) -> Leftovers {
        let covered = &self.worker.coverage().blocks;
        if let Some(failure) = self.saving.as_mut().and_then(|saving| saving.finish(covered)) {
            self.results().warn(&format!("the run could not be saved: {failure}"));
        }
        // What follows is no part of the run that is saved, but for the values that are chosen for tests.
        self.update_figures();
        let mut saving = self.saving.take();
        self.budget = Budget { effort: Some(HURRY), time_left: None };
        let given_up = self.worker.solver_figures().unknown;
        let left = self.frontier().leftovers(self.scopes.take_all());
        let count = left.len();
        let stride = count.div_ceil((LEFTOVER_TESTS / self.crew.size()).max(1)).max(1) as u64;
        let most_tried = self.trials.instructions + LEFTOVER_TRIALS.min(self.worker.instructions());
        let mut tests = 0;
        for id in left {
            let is_chosen = self.frontier().is_one_of(stride, id) || self.frontier().covers_new(id);
            if !is_chosen || self.store.is_halted() {
                self.frontier().remove(id);
                self.figures.paths_partial += 1;
                self.results().ended_without_test(Early::RunOver);
                continue;
            }
            tests += 1;
            if self.trials.has_begun && self.has_uncovered && self.trials.instructions <= most_tried {
                self.try_out_left(id, saving.as_mut());
            }
            let left = self.frontier().remove(id);
            if let Some(live) = left {
                let given_up = self.worker.solver_figures().unknown - given_up;
                self.budget.effort = Some(hurried_effort(given_up));
                self.terminate(live, Early::RunOver);
            }
        }
        if let Some(failure) = saving.and_then(|mut saving| saving.keep_chosen()) {
            self.results().warn(&format!("the run could not be saved: {failure}"));
        }
        let parked = self.parked();
        self.figures.paths_partial += parked as u64;
        for _ in 0..parked {
            self.results().ended_without_test(Early::RunOver);
        }
        Leftovers { states: count + parked, tests }
    }

    // Limits

    /// Why the run is over, if a limit was reached.
    pub fn limit_reached(&mut self) -> Option<Status> {
        if self.crew.is_over() {
            // Whoever ended the run has said why.
            return Some(Status::Done);
        }
        let now = self.monitor.elapsed();
        let is_due = now.saturating_sub(self.last_look) >= LOOK_AFTER;
        let is_regular = self.selections.is_multiple_of(LOOK_EVERY);
        if is_due || is_regular {
            self.last_look = now;
            self.look_around();
        }
        if is_regular {
            let Figures { covered_blocks, total_blocks, .. } = self.figures;
            self.has_uncovered = covered_blocks < total_blocks;
        }
        let limits = &self.config.limits;
        if self.crew.stop.load(Ordering::Relaxed) {
            return Some(Status::Interrupted);
        }
        let instructions = limits.max_instructions.is_some_and(|most| self.executed() >= most);
        let by_results = if std::mem::take(&mut self.has_results) { self.results().reached() } else { None };
        let reached = by_results
            .or(self.out_of_memory.then_some(Reached::Memory))
            .or(instructions.then_some(Reached::Instructions))
            .or(self.is_replayed().then_some(Reached::Replayed));
        if let Some(reached) = reached {
            return Some(Status::Limit(reached));
        }
        if let Some(most) = limits.max_time {
            let left = most.saturating_sub(now);
            if left.is_zero() {
                return Some(Status::Timeout);
            }
            self.budget.time_left = Some(left);
        }
        if self.store.is_halted() {
            return Some(self.why_halted());
        }
        if self.config.stress_memory {
            self.stress_memory();
        }
        self.sweep_terms_if_due();
        self.end_selection();
        // Where nothing is left, the run is done.
        let is_enough = self.is_replayed() && self.frontier().len() > 0;
        is_enough.then_some(Status::Limit(Reached::Replayed))
    }

    /// The reason of a halt: a signal, the time, or else memory.
    fn why_halted(&self) -> Status {
        let is_late = self.config.limits.max_time.is_some_and(|most| self.monitor.elapsed() >= most);
        match (self.crew.stop.load(Ordering::Relaxed), is_late) {
            (true, _) => Status::Interrupted,
            (false, true) => Status::Timeout,
            (false, false) => Status::Limit(Reached::Memory),
        }
    }

    /// Checks memory and reports progress.
    fn look_around(&mut self) {
        self.update_figures();
        match self.config.limits.max_memory {
            Some(most) if self.figures.rss_bytes > most => self.make_room(most),
            Some(_) | None => self.bring_back_if_room(),
        }
        let figures = self.crew.publish(self.number, &self.figures);
        self.results().progress(&figures);
    }

    /// The newest tenth of the states (at least one) is terminated early, with tests. If there is only one state, the run is over.
    fn shed_states(&mut self) {
        let count = self.frontier().len();
        if count <= 1 && self.parked() == 0 {
            // Others may still have states to shed.
            self.out_of_memory = self.crew.live_states() <= self.crew.size();
            return;
        }
        if let Some(saving) = &mut self.saving {
            saving.lose_order();
        }
        let newest = self.frontier().newest((count / 10).max(1));
        for id in newest {
            let Some(live) = self.frontier().remove(id) else { continue };
            self.figures.states_ended_for_memory += 1;
            self.terminate(live, Early::Memory);
        }
    }

    // Figures

    fn update_figures(&mut self) {
        let (solver, counts) = (self.worker.solver_figures(), self.worker.counts());
        let (live, most_live) = {
            let frontier = self.frontier();
            (frontier.len() as u64, frontier.most() as u64)
        };
        let figures = &mut self.figures;
        figures.instructions = self.worker.instructions();
        figures.accesses = self.worker.accesses();
        figures.live_states = live;
        figures.max_live_states = most_live;
        figures.queries = solver.queries;
        figures.solver_queries = solver.solver_queries;
        figures.query_cache_hits = solver.by(Layer::QueryCache);
        figures.cex_cache_hits = solver.by(Layer::Counterexamples);
        figures.model_reuse_hits = solver.by(Layer::ModelReuse);
        figures.answered_by = Layer::TABLE.map(|(layer, name, _)| (name, solver.by(layer))).to_vec();
        figures.solver_time = solver.time;
        figures.solver_time_by =
            Layer::TABLE.map(|(layer, name, _)| (name, solver.time_by[layer as usize])).to_vec();
        figures.wall_time = self.monitor.elapsed();
        figures.cpu_time = self.monitor.cpu_time();
        figures.rss_bytes = self.monitor.resident_bytes();
        figures.max_rss_bytes = figures.max_rss_bytes.max(figures.rss_bytes);
        let (own, shared) = self.worker.cached_bytes();
        let bytes_by = vec![
            ("terms", self.store.bytes_used() as u64),
            ("contents", gauge::live().bytes),
            ("states", (self.crew.live_states() * size_of::<State>()) as u64),
            ("answers", (own + shared) as u64),
            ("solvers", self.worker.backend_bytes() as u64 + self.monitor.foreign_bytes()),
        ];
        // Memory that was given back inside the process counts as resident up to the end, when there are no states any more.
        let sum = |kinds: &[(_, u64)]| kinds.iter().map(|(_, bytes)| bytes).sum::<u64>();
        if sum(&bytes_by) >= sum(&figures.bytes_by) {
            figures.bytes_by = bytes_by;
        }
        figures.resolutions = counts.resolutions;
        figures.multiple_resolutions = counts.multiple_resolutions;
        figures.resolution_queries = counts.resolution_queries;
        figures.resolution_forks = counts.resolution_forks;
        figures.resolutions_narrowed = counts.resolutions_narrowed;
        let model = self.worker.model_figures();
        figures.segments = model.segments;
        figures.max_segment_bytes = model.max_segment_bytes;
        figures.objects_split = model.objects_split;
        figures.planes = (self.worker.model_name() == "plane").then(|| model.collisions.clone());
        figures.memory_places = self.worker.memory_places();
        figures.allocations = counts.allocations;
        figures.frees = counts.frees;
        figures.host_calls = counts.host_calls;
        figures.liveness = (self.config.liveness != LivenessCheck::Off).then_some(counts.liveness);
        figures.loops_compacted = counts.loops.compacted;
        figures.loops_not_compacted = counts.loops.by_reason();
        figures.decisions =
            DecisionKind::TABLE.map(|(kind, name)| (name, counts.decisions[kind as usize])).to_vec();
        let contents = gauge::most();
        figures.layers_live = contents.layers;
        figures.object_bytes_live = contents.bytes;
        figures.losses.clone_from(self.worker.losses());
        figures.expression_nodes = self.store.node_count() as u64;
        figures.live_expression_nodes = self.store.live_count() as u64;

        let (coverage, own) = (self.worker.coverage(), &self.image.own_blocks);
        figures.total_blocks = own.len() as u64;
        figures.covered_blocks = own.iter().filter(|&&block| coverage.is_completed(block)).count() as u64;
        if let Some(saving) = &self.saving {
            saving.count(figures);
        }
        figures.seeds = self.config.seeds.len() as u64;
        figures.trials = self.trials.count;
        figures.trial_instructions = self.trials.instructions;
    }

    /// The run is over: publishes everything.
    pub fn publish_all(&mut self) {
        self.update_figures();
        self.crew.coverage.add(self.worker.coverage());
        self.crew.coverage.add_times(self.worker.coverage_mut());
        self.crew.publish(self.number, &self.figures);
    }
}

/// The effort for a query while others wait, after so many that were given up: where many are hard, most of the time would go into
/// queries that stay undecided. A state comes back to such a query when no other states are left. Effort is counted, so that every
/// machine selects the same states and writes the same tests.
fn hurried_effort(given_up: u64) -> u64 {
    HURRY >> (given_up / GIVEN_UP_BEFORE_HALF).min(MOST_HALVINGS)
}

/// What a panic said.
fn message_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}
