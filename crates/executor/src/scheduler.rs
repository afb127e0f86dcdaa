//! The scheduler: gives states to a worker and acts on its reports, until nothing is left or a limit is reached.

use crate::config::{LivenessCheck, RunConfig};
use crate::equal_states::EqualStates;
use crate::explore::{Ended, EngineFault, Monitor, Reached, Setup, Status};
use crate::frontier::{Frontier, Live};
use crate::image::Image;
use crate::lifecycle::InitialState;
use crate::lines::line_coverage;
use crate::machine::Machine;
use crate::results::Results;
use crate::saving::{Saving, Successor};
use crate::scopes::{MergeScopes, Merged};
use crate::tree::NodeId;
use crate::trial::TrialSchedule;
use crate::worker::{
    Budget, Description, EndedPath, Event, Job, PathEnding, PathKind, Report, Successors, Task, Wanted,
    Worker,
};
use loam_expr::ExprStore;
use loam_memory::gauge;
use loam_save::PathEvent;
use loam_solver::{Layer, Solver};
use loam_state::ending::Early;
use loam_state::{Bug, Decision, DecisionKind, Figures, FinishedAs, FoundBy, List, State, StateId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Source instructions a state may run before another is selected.
const SLICE: u64 = 100_000;
/// Selections between two checks of memory and progress.
const LOOK_EVERY: u64 = 256;
/// Longest time between two such checks, if the selections are slow.
const LOOK_AFTER: Duration = Duration::from_millis(200);
/// Most tests written for states that were still alive when a run was over.
const MAX_LEFTOVER_TESTS: usize = 1000;
/// Source instructions that the trials of such states may execute, and no more than the run has executed.
const LEFTOVER_TRIALS: u64 = 100_000_000;
/// Longest time for a query about such a state; after that the test is made from the cached model of the path.
const LEFTOVER_TIME: Duration = Duration::from_secs(1);
/// Effort for a query of one path while others wait; about a second. Counted, so that no clock decides an order.
const HURRY: u64 = 30_000;

/// Explores a program.
pub(crate) struct Scheduler<'a> {
    worker: Worker,
    frontier: Frontier,
    scopes: MergeScopes,
    results: Results<'a>,
    config: Arc<RunConfig>,
    image: Arc<Image>,
    store: Arc<ExprStore>,
    monitor: &'a dyn Monitor,
    /// Set from outside to end the run.
    stop: &'a AtomicBool,
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
}

impl<'a> Scheduler<'a> {
    /// A scheduler with one worker and no states.
    pub fn new(setup: Setup<'a>) -> Result<Self, EngineFault> {
        let Setup {
            image,
            store,
            model,
            mut config,
            backends,
            observers,
            host_files,
            found,
            monitor,
            stop,
            save,
        } = setup;
        if let Some(save) = &save {
            save.set_first_search(&mut config);
        }
        gauge::restart();
        let config = Arc::new(config);
        let frontier = Frontier::new(&image, &config)
            .ok_or_else(|| EngineFault { message: "a searcher has no such name".to_owned(), query: None })?;
        let mut solver = Solver::new(Arc::clone(&store), config.solver.clone(), backends);
        for observer in observers {
            solver.add_observer(observer);
        }
        let machine = Machine::new(
            Arc::clone(&image),
            Arc::clone(&store),
            Arc::clone(&config),
            solver,
            model,
            host_files,
        );
        let mut worker = Worker::new(machine);
        if let Some(save) = &save {
            worker.save_to(save.log.clone());
        }
        let saving = save.map(|save| Saving::new(save, &image));
        Ok(Self {
            worker,
            frontier,
            scopes: MergeScopes::default(),
            results: Results::new(&config, &store, found),
            config,
            image,
            store,
            monitor,
            stop,
            trials: TrialSchedule::default(),
            has_uncovered: true,
            budget: Budget::default(),
            last_look: Duration::ZERO,
            saving,
            made: Vec::new(),
            fault: None,
            equal_states: EqualStates::default(),
        })
    }

    /// Fails if Loam itself has turned out to be wrong.
    pub fn check(&mut self) -> Result<(), EngineFault> {
        self.fault.take().map_or(Ok(()), Err)
    }

    /// Gives the worker a task, and processes the rest of its report.
    fn send(&mut self, job: Job) -> Event {
        let Report { mut event, news } = self.worker.handle(Task { budget: self.budget, job });
        if news.is_covering {
            self.frontier.note_coverage();
        }
        self.stream_output(&mut event);
        self.results.tell(&news);
        self.made = news.decisions;
        for scope in news.opened_merges {
            self.scopes.opened(scope);
        }
        self.fault = self.fault.take().or(news.fault);
        event
    }

    /// The worker did not do its task: a fault of Loam, because a path would be lost silently.
    fn out_of_turn(&mut self, event: &Event) {
        let message = format!("a worker reported out of turn that {}", event.name());
        self.fault.get_or_insert(EngineFault { message, query: None });
    }

    /// Shows the output of a program without inputs while it runs.
    fn stream_output(&mut self, event: &mut Event) {
        match event {
            Event::Paused(state) | Event::Waiting(state) | Event::GaveUp(state) => {
                let kind = PathKind::of(state);
                self.results.stream(&mut state.output, kind);
            }
            Event::Forked(_, children) => {
                let Some((first, others)) = children.split_first_mut() else { return };
                let kind = PathKind::of(first);
                if self.results.stream(&mut first.output, kind) {
                    others.iter_mut().for_each(|child| child.output = first.output.clone());
                }
            }
            Event::Ended(path) => {
                self.results.stream(&mut path.output, path.kind);
            }
            Event::Prepared(..) | Event::Started(_) | Event::Described(_) | Event::Tried { .. } => {}
        }
    }

    // States

    /// Makes the initial states.
    pub fn begin(&mut self) {
        let (parent, initial_states) = match self.send(Job::Prepare) {
            Event::Prepared(parent, initial_states) => (parent, initial_states),
            other => return self.out_of_turn(&other),
        };
        let (id, root) = self.frontier.first();
        let count = initial_states.len() as u32;
        let leaves = if count == 1 { vec![(id, root)] } else { self.frontier.fork(root, count) };
        self.results.figures.forks += u64::from(count) - 1;
        if let Some(saving) = &mut self.saving {
            saving.started(&leaves.iter().map(|&(id, _)| id).collect::<Vec<_>>());
        }
        for (initial, (id, leaf)) in initial_states.into_iter().zip(leaves).rev() {
            self.start(id, leaf, parent.clone(), initial);
        }
    }

    fn start(&mut self, id: StateId, leaf: NodeId, state: Box<State>, initial: InitialState) {
        let event = self.send(Job::Start { state, initial });
        self.save(id, &event);
        match event {
            Event::Started(state) => self.admit(id, Live { state, leaf }),
            Event::Ended(path) => self.end(leaf, path),
            other => self.out_of_turn(&other),
        }
    }

    /// The state to run next.
    pub fn select(&mut self) -> Option<StateId> {
        let Self { saving, frontier, .. } = self;
        if let Some(saved) = saving.as_mut().and_then(|saving| saving.next(|id| frontier.is_live(id))) {
            frontier.count_selection();
            return Some(saved);
        }
        let before = saving.as_mut().map(Saving::covered_before).unwrap_or_default();
        self.worker.cover(&before);
        let queries = self.worker.solver_figures().solver_queries;
        self.frontier.select(self.worker.coverage(), queries)
    }

    /// Runs a state for a slice, and acts on the event.
    pub fn advance(&mut self, id: StateId) {
        let Some(Live { state, leaf }) = self.frontier.take(id) else { return };
        // While other paths wait, no path may delay them for long.
        self.budget.effort = self.frontier.defers().then_some(HURRY);
        let fuel = self.slice();
        let event = self.send(Job::Run { state, fuel });
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
                self.frontier.pause(id, Live { state, leaf });
                self.try_out_if_covering(id);
            }
            Event::GaveUp(state) => self.frontier.defer(id, Live { state, leaf }),
            Event::Forked(decision, children) => {
                self.frontier.gone(id);
                self.fork(id, leaf, &decision, children);
            }
            Event::Waiting(state) => {
                self.frontier.gone(id);
                self.wait(id, Live { state, leaf });
            }
            Event::Ended(path) => {
                self.frontier.gone(id);
                self.end(leaf, path);
            }
            other @ (Event::Prepared(..) | Event::Started(_) | Event::Described(_) | Event::Tried { .. }) => {
                self.out_of_turn(&other)
            }
        }
    }

    /// Runs a trial of a state that is about to run, if one is due. Before the first, all states that were the first to
    /// execute something get theirs.
    pub fn try_out_if_due(&mut self, id: StateId) {
        if !self.config.trials {
            return;
        }
        let explored = self.worker.instructions();
        if self.trials.begins(explored, self.frontier.selections()) {
            self.frontier.covering().into_iter().for_each(|id| self.try_out(id));
        }
        if self.has_uncovered && self.trials.is_due(explored) {
            self.try_out(id);
        }
    }

    /// Runs a trial of a state that was the first to execute something: the test that shows it.
    fn try_out_if_covering(&mut self, id: StateId) {
        if self.trials.has_begun && self.frontier.covers_new(id) {
            self.try_out(id);
        }
    }

    /// Runs a trial: a copy of a state, with one value for each input byte.
    fn try_out(&mut self, id: StateId) {
        let Some(Live { state, leaf }) = self.frontier.copy(id) else { return };
        if PathKind::of(&state) == PathKind::Concrete {
            return;
        }
        let rng = self.frontier.trial_rng();
        self.budget.effort = Some(HURRY);
        match self.send(Job::Try { state, rng }) {
            Event::Tried { path, instructions } => {
                self.trials.ended(instructions, path.is_some());
                if let Some(path) = path {
                    if path.covers_new {
                        self.frontier.mark_shown(id);
                    }
                    self.end_trial(leaf, path);
                }
            }
            other => self.out_of_turn(&other),
        }
    }

    fn slice(&self) -> u64 {
        match self.config.limits.max_instructions {
            Some(most) => SLICE.min(most.saturating_sub(self.worker.instructions())).max(1),
            None => SLICE,
        }
    }

    /// A path forked into these states.
    fn fork(&mut self, id: StateId, leaf: NodeId, decision: &Decision, children: Successors) {
        let more = children.len() - 1;
        self.results.figures.forks += more as u64;
        self.results.figures.count_forks(decision.kind, more as u64);
        let leaves = self.frontier.fork(leaf, children.len() as u32);
        if let Some(first) = children.first() {
            self.scopes.forked(&first.merge_scopes, more);
        }
        let ids: Vec<StateId> = leaves.iter().map(|&(id, _)| id).collect();
        let successors = self.saving.as_mut().map(|saving| saving.forked(id, &ids));
        for (index, (state, (id, leaf))) in children.into_iter().zip(leaves).enumerate().rev() {
            match successors.as_ref().map(|successors| successors[index]) {
                Some(Successor::Pruned(node)) => self.prune(leaf, node, &state),
                Some(Successor::Explored) | None => self.admit(id, Live { state, leaf }),
            }
        }
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
            Event::Prepared(..) | Event::Described(_) | Event::Tried { .. } => return,
        };
        if let Some(divergence) = saving.ran(id, &made, event) {
            self.results.warn(&divergence);
        }
    }

    /// A state below which every path was explored when the run was saved. Its tests are still there.
    fn prune(&mut self, leaf: NodeId, node: loam_save::NodeId, state: &State) {
        let position = self.frontier.end(leaf);
        let endings = self.saving.as_ref().and_then(Saving::tree).map(|tree| tree.endings(node));
        self.results.pruned(&position, &endings.unwrap_or_default());
        self.leave_scopes(&state.merge_scopes);
    }

    /// Between two selections: what was done since the last one is saved, because no limit has cut it short.
    fn end_selection(&mut self) {
        let Some(saving) = &mut self.saving else { return };
        saving.selection_ended();
        if let Some(search) = saving.new_search() {
            let is_known = self.frontier.set_search(search);
            debug_assert!(is_known, "the names were checked");
        }
    }

    /// Why the run is over although nothing else is: only the saved run was to be executed again.
    fn is_replayed(&self) -> bool {
        self.saving.as_ref().is_some_and(Saving::is_enough)
    }

    /// Adds a new state, or terminates it early because of a limit.
    fn admit(&mut self, id: StateId, mut live: Live) {
        if self.config.merge_equal_states && self.equal_states.has_equal(&self.store, &mut live.state) {
            self.frontier.end(live.leaf);
            self.results.figures.states_equal += 1;
            return;
        }
        let limits = &self.config.limits;
        let is_too_deep = limits.max_depth.is_some_and(|most| u64::from(live.state.depth) > most);
        let are_too_many = limits.max_states.is_some_and(|most| self.frontier.len() as u64 >= most);
        if is_too_deep || are_too_many {
            let early = if is_too_deep { Early::Depth } else { Early::Memory };
            self.results.figures.states_ended_for_memory += u64::from(!is_too_deep);
            self.terminate(live, early);
        } else {
            self.frontier.add(id, live);
            self.try_out_if_covering(id);
        }
    }

    /// Terminates a path early.
    fn terminate(&mut self, live: Live, early: Early) {
        let Live { state, leaf } = live;
        match self.send(Job::Terminate { state, early }) {
            Event::Ended(path) => self.end(leaf, path),
            other => self.out_of_turn(&other),
        }
    }

    // Merging

    /// A state came to the end of its innermost merge scope.
    fn wait(&mut self, id: StateId, mut live: Live) {
        let Some(scope) = live.state.merge_scopes.pop() else { return self.frontier.add(id, live) };
        self.scopes.wait(scope, id, live);
        self.leave_scope(scope);
    }

    fn leave_scope(&mut self, scope: u64) {
        let Merged { states, ended } = self.scopes.leave(scope, &self.image, &self.store);
        for leaf in ended {
            self.frontier.end(leaf);
        }
        for (id, live) in states {
            self.frontier.add(id, live);
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
        let position = self.frontier.end(leaf);
        if !matches!(path.ending, PathEnding::Early(_)) {
            self.results.figures.seeds_followed += path.seeds;
        }
        match std::mem::replace(&mut path.ending, PathEnding::Silent) {
            PathEnding::Exit(status) => {
                let ending = self.results.exited(status);
                self.finish(position, ending, &path, FoundBy::Path);
            }
            PathEnding::Errors(errors) => self.end_with_errors(&position, errors, &path),
            PathEnding::Silent => self.finish(position, FinishedAs::Silent, &path, FoundBy::Path),
            PathEnding::Early(early) => {
                let ending = self.results.terminated(early);
                self.finish(position, ending, &path, FoundBy::Path);
            }
        }
        self.leave_scopes(&path.merge_scopes);
    }

    /// A path that leaks objects of several allocation sites ends in several errors, each with the same test.
    fn end_with_errors(&mut self, position: &[u32], errors: Vec<Bug>, path: &EndedPath) {
        self.results.figures.paths_error += 1;
        for (index, bug) in (0u32..).zip(errors) {
            let more = (index > 0).then_some(index);
            let position: Box<[u32]> = position.iter().copied().chain(more).collect();
            let ending = self.results.classify(bug, &position);
            if index == 0 || matches!(ending, FinishedAs::Error(_) | FinishedAs::EarlierError(..)) {
                self.finish(position, ending, path, FoundBy::Path);
            }
        }
    }

    /// A trial found something. Its path is a part of one that is still explored, so no path is counted.
    fn end_trial(&mut self, leaf: NodeId, mut path: EndedPath) {
        // Behind the position of every path that the state leads to.
        let number = [u32::MAX, self.trials.count as u32];
        let position: Box<[u32]> = self.frontier.position(leaf).iter().copied().chain(number).collect();
        let ending = match std::mem::replace(&mut path.ending, PathEnding::Silent) {
            PathEnding::Exit(status) => FinishedAs::Exit(status),
            PathEnding::Errors(errors) => match errors.into_iter().find(|bug| !self.results.is_known(bug)) {
                Some(bug) => self.results.classify(bug, &position),
                None => FinishedAs::Silent,
            },
            PathEnding::Silent | PathEnding::Early(_) => FinishedAs::Silent,
        };
        if path.covers_new || matches!(ending, FinishedAs::Error(_)) {
            self.results.figures.trial_tests += 1;
            self.finish(position, ending, &path, FoundBy::Trial);
        }
    }

    /// Passes a finished path on, with its test if it gets one.
    fn finish(&mut self, position: Box<[u32]>, mut ending: FinishedAs, path: &EndedPath, found_by: FoundBy) {
        let wanted = self.results.wanted(path, &ending, found_by);
        let error = match &mut ending {
            FinishedAs::Error(bug) | FinishedAs::EarlierError(_, bug) => Some(bug.clone()),
            FinishedAs::Exit(_)
            | FinishedAs::RepeatedError(_)
            | FinishedAs::Early(_)
            | FinishedAs::Silent => None,
        };
        let mut description = Description::default();
        if error.is_some() || wanted != Wanted::Nothing {
            match self.send(Job::Describe { error, wanted }) {
                Event::Described(described) => description = *described,
                other => self.out_of_turn(&other),
            }
        }
        if let (Some(detailed), FinishedAs::Error(bug) | FinishedAs::EarlierError(_, bug)) =
            (description.error.take(), &mut ending)
        {
            *bug = detailed;
        }
        self.results.finish(position, ending, path, description, found_by);
    }

    /// Terminates all states that are left when the run is over. Those that were the first to execute something get
    /// tests, and of the others some, spread over the execution tree; both get trials.
    pub fn end_leftovers(&mut self) {
        let covered = &self.worker.coverage().blocks;
        if let Some(failure) = self.saving.as_mut().and_then(|saving| saving.finish(covered)) {
            self.results.warn(&format!("the run could not be saved: {failure}"));
        }
        // What follows is no part of the run that is saved, but for the values that are chosen for tests.
        self.update_figures();
        let saving = self.saving.take();
        self.store.halt().finish();
        self.budget = Budget { effort: Some(HURRY), time_left: Some(LEFTOVER_TIME) };
        let left = self.frontier.leftovers(self.scopes.take_all());
        let count = left.len();
        let stride = count.div_ceil(MAX_LEFTOVER_TESTS).max(1);
        let most_tried = self.trials.instructions + LEFTOVER_TRIALS.min(self.worker.instructions());
        let mut tests = 0;
        for (index, id) in left.into_iter().enumerate() {
            let is_chosen = index.is_multiple_of(stride) || self.frontier.covers_new(id);
            if !is_chosen || self.store.is_halted() {
                self.frontier.remove(id);
                self.results.left_over();
                continue;
            }
            tests += 1;
            if self.trials.has_begun && self.has_uncovered && self.trials.instructions <= most_tried {
                self.try_out(id);
            }
            if let Some(live) = self.frontier.remove(id) {
                self.terminate(live, Early::RunOver);
            }
        }
        if tests < count {
            self.results
                .warn(&format!("{count} paths were still unfinished; tests are written for {tests} of them"));
        }
        if let Some(failure) = saving.and_then(|mut saving| saving.keep_chosen()) {
            self.results.warn(&format!("the run could not be saved: {failure}"));
        }
    }

    // Limits

    /// Why the run is over, if a limit was reached.
    pub fn limit_reached(&mut self) -> Option<Status> {
        let now = self.monitor.elapsed();
        let is_due = now.saturating_sub(self.last_look) >= LOOK_AFTER;
        let is_regular = self.frontier.selections().is_multiple_of(LOOK_EVERY);
        if is_due || is_regular {
            self.last_look = now;
            self.look_around();
        }
        if is_regular {
            let Figures { covered_blocks, total_blocks, .. } = self.results.figures;
            self.has_uncovered = covered_blocks < total_blocks;
        }
        let limits = &self.config.limits;
        if self.stop.load(Ordering::Relaxed) {
            return Some(Status::Interrupted);
        }
        let instructions = limits.max_instructions.is_some_and(|most| self.worker.instructions() >= most);
        let reached = self
            .results
            .stop
            .or(instructions.then_some(Reached::Instructions))
            .or(self.results.has_all_tests().then_some(Reached::Tests))
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
        self.end_selection();
        // Where nothing is left, the run is done.
        let is_enough = self.is_replayed() && self.frontier.len() > 0;
        is_enough.then_some(Status::Limit(Reached::Replayed))
    }

    /// The reason of a halt: a signal, the time, or else memory.
    fn why_halted(&self) -> Status {
        let is_late = self.config.limits.max_time.is_some_and(|most| self.monitor.elapsed() >= most);
        match (self.stop.load(Ordering::Relaxed), is_late) {
            (true, _) => Status::Interrupted,
            (false, true) => Status::Timeout,
            (false, false) => Status::Limit(Reached::Memory),
        }
    }

    /// Checks memory and reports progress.
    fn look_around(&mut self) {
        self.update_figures();
        let most = self.config.limits.max_memory;
        if most.is_some_and(|most| self.results.figures.rss_bytes > most) {
            self.shed_states();
        }
        self.results.progress();
    }

    /// Memory ran out: the newest tenth of the states (at least one) is terminated early, with tests. If there is only one
    /// state, the run is over.
    fn shed_states(&mut self) {
        if self.frontier.len() <= 1 {
            self.results.stop = Some(Reached::Memory);
            return;
        }
        if let Some(saving) = &mut self.saving {
            saving.lose_order();
        }
        let count = (self.frontier.len() / 10).max(1);
        for id in self.frontier.newest(count) {
            let Some(live) = self.frontier.remove(id) else { continue };
            self.results.figures.states_ended_for_memory += 1;
            self.terminate(live, Early::Memory);
        }
    }

    // Figures

    fn update_figures(&mut self) {
        let (solver, counts) = (self.worker.solver_figures(), self.worker.counts());
        let figures = &mut self.results.figures;
        figures.instructions = self.worker.instructions();
        figures.accesses = self.worker.accesses();
        figures.live_states = self.frontier.len() as u64;
        figures.max_live_states = self.frontier.most() as u64;
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

    /// The run is over.
    pub fn finish_run(mut self, status: Status) -> Ended {
        self.update_figures();
        let Figures { losses, paths_partial, .. } = &self.results.figures;
        if status == Status::Done && losses.is_empty() && *paths_partial == 0 {
            self.results.drop_trials();
        }
        let coverage = line_coverage(&self.image, self.worker.coverage());
        let mut figures = self.results.figures;
        for file in coverage.files.values() {
            figures.total_lines += file.lines.len() as u64;
            figures.covered_lines += file.lines.values().filter(|&&covered| covered).count() as u64;
            for &taken in file.branches.values().flatten().flatten() {
                figures.total_branches += 1;
                figures.covered_branches += u64::from(taken);
            }
        }
        Ended { status, figures, coverage }
    }
}
