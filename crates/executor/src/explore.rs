//! The loop: choose a state, run it, act on why it stopped, until nothing is left or a limit is reached.

use crate::config::{RunConfig, Show};
use crate::image::Image;
use crate::life::InitialState;
use crate::lines::line_coverage;
use crate::machine::{Machine, Stop, Successor};
use crate::merge::merge;
use crate::shown::{MAX_OUTPUT, Shown};
use crate::tree::{NodeId, Tree};
use loam_analysis::Distances;
use loam_analysis::distance::UNREACHABLE;
use loam_base::Rng;
use loam_environment::format::render;
use loam_expr::{Evaluator, Expr, ExprStore, Symbol, text};
use loam_memory::{MemoryModel, Value, gauge};
use loam_search::{Finishing, Interleaved, SearchContext, Searcher, StateFacts};
use loam_solver::{Backends, Layer, Model, Observer, SatResult, Solver};
use loam_state::ending::Early;
use loam_state::{
    Bug, Ending, ErrorKind, Figures, FinishedAs, FinishedPath, Found, Language, LineCoverage, LossKind,
    State, StateId, TestCase, TestObject,
};
use loam_system::HostFileSystem;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Loam itself is wrong or was asked for what it does not have.
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
    /// Another limit was reached, or an error it was to stop at.
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
    /// Memory: the last path alone took more than there is.
    Memory,
    /// An error, with the option that made it the last one.
    Error(&'static str),
}

impl Reached {
    /// The option that set the limit.
    pub fn option(self) -> &'static str {
        match self {
            Self::Instructions => "--max-instructions",
            Self::Tests => "--max-tests",
            Self::Memory => "--max-memory",
            Self::Error(option) => option,
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

/// What only the outside knows: the clock and the process.
pub trait Monitor {
    /// Time since the run began.
    fn elapsed(&self) -> Duration;
    /// Time this process has computed.
    fn cpu_time(&self) -> Duration;
    /// Memory of this process in bytes.
    fn resident_bytes(&self) -> u64;
}

/// Source instructions a state may run before another is chosen.
const SLICE: u64 = 100_000;
/// Choices between two looks at memory and progress.
const LOOK_EVERY: u64 = 256;
/// Time between two such looks, at most, if the choices are slow.
const LOOK_AFTER: Duration = Duration::from_millis(200);
/// Choices between two computations of distances, at least.
const DISTANCES_EVERY: u64 = 512;
/// Most tests written for states that were still alive when a run was over.
const MAX_LEFTOVER_TESTS: usize = 1000;
/// Longest time for a query about such a state; past it the inputs the path carries along make the test.
const LEFTOVER_TIME: Duration = Duration::from_secs(1);
/// Effort for a query of one path while others wait; about a second. Counted, so that no clock decides an order.
const HURRY: u64 = 30_000;
/// Everything a run needs.
pub struct Setup<'a> {
    /// The program.
    pub image: Arc<Image>,
    /// The terms.
    pub store: Arc<ExprStore>,
    /// The memory model the program was laid out with.
    pub model: Box<dyn MemoryModel>,
    /// How to run.
    pub config: RunConfig,
    /// The solvers.
    pub backends: Backends,
    /// Sees every query.
    pub observer: Option<Box<dyn Observer>>,
    /// The files of the host.
    pub host_files: Arc<dyn HostFileSystem>,
    /// Takes what is found.
    pub found: &'a mut dyn Found,
    /// The clock and the process.
    pub monitor: &'a dyn Monitor,
    /// Set from outside to end the run.
    pub stop: &'a AtomicBool,
}

/// Explores a program.
pub fn explore(setup: Setup<'_>) -> Result<Ended, EngineFault> {
    setup.store.halt().begin();
    let mut explorer = Explorer::new(setup)?;
    explorer.begin();
    let status = loop {
        if let Some(status) = explorer.limit_reached() {
            break status;
        }
        let Some(id) = explorer.select() else { break Status::Done };
        explorer.advance(id);
        explorer.check_answers()?;
    };
    explorer.end_leftovers();
    explorer.check_answers()?;
    Ok(explorer.finish(status))
}

struct Explorer<'a> {
    machine: Machine,
    config: Arc<RunConfig>,
    found: &'a mut dyn Found,
    monitor: &'a dyn Monitor,
    stop: &'a AtomicBool,
    live: BTreeMap<StateId, Live>,
    next_id: u32,
    tree: Tree,
    searcher: Box<dyn Searcher>,
    rng: Rng,
    distances: Distances,
    distances_stale: bool,
    choices: u64,
    last_look: Duration,
    figures: Figures,
    tests: u64,
    /// Errors reported, by kind and place, with their number.
    errors: BTreeMap<(ErrorKind, String), usize>,
    stop_asked: Option<Reached>,
    /// Whether it was said that some path condition cannot be written down.
    said_left_out: bool,
    /// The state that ran out its slice last: its memory is still laid out.
    paused: Option<StateId>,
    /// Open merge scopes.
    merges: BTreeMap<u64, MergeScope>,
    /// States in front of a query that takes long. They come back when no others are left.
    deferred: Vec<(StateId, Live)>,
    /// Whether they came back: from then on queries get all the time they may have.
    is_patient: bool,
    /// What was shown of the program's output.
    shown: Shown,
}

/// Paths between `klee_open_merge` and `klee_close_merge`.
#[derive(Default)]
struct MergeScope {
    /// How many are still inside.
    inside: usize,
    /// Those that came out and wait.
    waiting: Vec<(StateId, Live)>,
}

struct Live {
    state: Box<State>,
    leaf: NodeId,
}

/// A search that spreads out, held back above a number of states.
fn held_back(searcher: Box<dyn Searcher>, config: &RunConfig) -> Box<dyn Searcher> {
    let is_exact = config.search.iter().any(|name| loam_search::EXACT.contains(&name.as_str()));
    match config.finish_above {
        0 => searcher,
        _ if is_exact => searcher,
        most => Box::new(Finishing::new(searcher, most)),
    }
}

impl<'a> Explorer<'a> {
    fn new(setup: Setup<'a>) -> Result<Self, EngineFault> {
        let Setup { image, store, model, config, backends, observer, host_files, found, monitor, stop } =
            setup;
        gauge::restart();
        let searchers: Option<Vec<_>> = config.search.iter().map(|name| loam_search::by_name(name)).collect();
        let searchers = searchers
            .ok_or_else(|| EngineFault { message: "a searcher has no such name".to_owned(), query: None })?;
        let mut solver = Solver::new(Arc::clone(&store), config.solver.clone(), backends);
        if let Some(observer) = observer {
            solver.set_observer(observer);
        }
        let (shows, config) = (config.show, Arc::new(config));
        let searcher = held_back(Box::new(Interleaved::new(searchers)), &config);
        let distances = Distances::new(&image.code);
        let machine = Machine::new(image, store, Arc::clone(&config), solver, model, host_files);
        Ok(Self {
            machine,
            rng: Rng::new(config.seed),
            config,
            found,
            monitor,
            stop,
            live: BTreeMap::new(),
            next_id: 1,
            tree: Tree::new(StateId(0)),
            searcher,
            distances,
            distances_stale: true,
            choices: 0,
            last_look: Duration::ZERO,
            figures: Figures::default(),
            tests: 0,
            errors: BTreeMap::new(),
            stop_asked: None,
            said_left_out: false,
            paused: None,
            merges: BTreeMap::new(),
            deferred: Vec::new(),
            is_patient: false,
            shown: Shown::new(shows),
        })
    }

    /// Makes the first states: one per way to start.
    fn begin(&mut self) {
        let image = Arc::clone(&self.machine.image);
        let mut state = Box::new(State::initial(&image.memory, &image.bases, &self.machine.system));
        if self.config.solver.without.contains(Layer::Equalities) {
            state.path = std::mem::take(&mut state.path).keeping_known_bytes();
        }
        self.machine.resume(state);
        let initial_states = self.machine.initial_states();
        let parent = self.machine.suspend();
        let root = self.tree.root();
        if let [only] = &initial_states[..] {
            return self.begin_at(StateId(0), Live { state: parent, leaf: root }, only);
        }
        let count = initial_states.len() as u32;
        let children: Vec<(u32, StateId)> =
            (0..count).map(|index| (index, StateId(self.next_id + count - 1 - index))).collect();
        let nodes = self.tree.split(root, &children);
        self.next_id += count;
        self.figures.forks += u64::from(count) - 1;
        for ((initial, &(_, id)), &leaf) in initial_states.iter().zip(&children).zip(&nodes).rev() {
            self.begin_at(id, Live { state: parent.clone(), leaf }, initial);
        }
    }

    /// Starts the program in one initial state.
    fn begin_at(&mut self, id: StateId, live: Live, initial: &InitialState) {
        let Live { mut state, leaf } = live;
        let Ok(feasible) = self.machine.solver.feasible(&state.path, initial.condition) else {
            self.machine.resume(state);
            return self.end(leaf, Ending::Early(Early::SolverGaveUp));
        };
        state.path.add(&self.machine.store, initial.condition, feasible.model());
        self.machine.resume(state);
        match self.machine.start(&initial.counts) {
            Ok(()) => {
                let state = self.machine.suspend();
                self.admit(id, Live { state, leaf });
            }
            Err(interrupt) => {
                let bug = self.machine.bug(interrupt);
                self.end(leaf, Ending::Error(Box::new(bug)));
            }
        }
    }

    fn add(&mut self, id: StateId, live: Live) {
        let facts = self.facts_of(&live.state);
        self.live.insert(id, live);
        self.searcher.add(id, facts);
        self.figures.max_live_states = self.figures.max_live_states.max(self.live.len() as u64);
    }

    fn remove(&mut self, id: StateId) -> Option<Live> {
        self.searcher.remove(id);
        self.live.remove(&id)
    }

    /// The state to run next.
    fn select(&mut self) -> Option<StateId> {
        self.choices += 1;
        if self.live.is_empty() {
            self.bring_back();
        }
        if self.distances_stale && self.choices % DISTANCES_EVERY == 1 {
            let coverage = &self.machine.coverage;
            self.distances.update(|block| coverage.is_completed(block));
            self.distances_stale = false;
        }
        let Self { live, tree, distances, machine, searcher, rng, .. } = self;
        let queries = machine.solver.figures().solver_queries;
        searcher.select(&ExplorationContext { live, tree, distances, image: &machine.image, queries }, rng)
    }

    /// Runs a state until it stops, and acts on why.
    fn advance(&mut self, id: StateId) {
        self.freeze_paused(id);
        let Some(Live { state, leaf }) = self.live.remove(&id) else { return };
        self.machine.resume(state);
        self.machine.coverage.news = false;
        // While other paths wait, none may hold up all for long.
        let is_hurried = !self.is_patient && !self.live.is_empty();
        self.machine.solver.set_hurry(is_hurried.then_some(HURRY));
        let stop = self.machine.run(self.slice());
        self.distances_stale |= self.machine.coverage.news;
        self.stream_output();
        self.hand_over_messages();
        for scope in std::mem::take(&mut self.machine.opened_merges) {
            self.merges.entry(scope).or_default().inside = 1;
        }
        match stop {
            Stop::Wait => self.wait(id, leaf),
            Stop::Fuel => {
                let state = self.machine.pause();
                self.live.insert(id, Live { state, leaf });
                self.paused = Some(id);
            }
            Stop::Branch(successors) => {
                self.searcher.remove(id);
                self.fork(leaf, successors);
            }
            Stop::Split(conditions) => self.split(id, leaf, &conditions),
            Stop::End(Ending::Early(Early::SolverGaveUp)) if is_hurried => {
                let state = self.machine.suspend();
                self.defer(id, Live { state, leaf });
            }
            Stop::End(ending) => {
                self.searcher.remove(id);
                self.end(leaf, ending);
            }
        }
    }

    /// Puts a state aside that stands in front of a hard query; it asks again when it comes back.
    fn defer(&mut self, id: StateId, live: Live) {
        self.searcher.remove(id);
        self.deferred.push((id, live));
    }

    /// Brings the states back that were put aside. There is no hurry any more.
    fn bring_back(&mut self) {
        self.is_patient |= !self.deferred.is_empty();
        for (id, live) in std::mem::take(&mut self.deferred) {
            self.add(id, live);
        }
    }

    /// Fails if an answer of the solver, or of the points-to analysis, has turned out to be wrong.
    fn check_answers(&self) -> Result<(), EngineFault> {
        if let Some(fault) = &self.machine.fault {
            return Err(EngineFault { message: fault.clone(), query: None });
        }
        match self.machine.solver.contradiction() {
            None => Ok(()),
            Some(wrong) => Err(EngineFault {
                message: format!("a wrong answer: {}", wrong.message),
                query: Some(wrong.query.clone()),
            }),
        }
    }

    /// Folds the memory of the state that ran last, unless it is this one that goes on.
    fn freeze_paused(&mut self, next: StateId) {
        if let Some(paused) = self.paused.take().filter(|&paused| paused != next)
            && let Some(live) = self.live.get_mut(&paused)
        {
            live.state.memory.freeze();
        }
    }

    fn slice(&self) -> u64 {
        match self.config.limits.max_instructions {
            Some(most) => SLICE.min(most.saturating_sub(self.machine.instructions)).max(1),
            None => SLICE,
        }
    }

    /// The machine stands in front of a branch: one state per successor.
    fn fork(&mut self, leaf: NodeId, successors: Vec<Successor>) {
        let flags = successors.iter().fold(0, |flags, successor| flags | successor.flags);
        self.machine.leave_block(flags);
        self.distances_stale |= self.machine.coverage.news;
        let parent = self.machine.suspend();
        let starts = |successor: &Successor| self.machine.image.code.blocks[successor.target].start;
        let children = successors
            .iter()
            .map(|successor| (successor.condition, successor.feasible.clone(), Some(starts(successor))));
        self.divide(leaf, parent, children.collect());
    }

    /// The instruction is tried again under each of these conditions.
    fn split(&mut self, id: StateId, leaf: NodeId, conditions: &[Expr]) {
        let mut parent = self.machine.suspend();
        let mut children = Vec::new();
        for &condition in conditions {
            match self.machine.solver.feasible(&parent.path, condition) {
                Ok(SatResult::Unsat) => {}
                Ok(feasible) => children.push((condition, feasible, None)),
                Err(_) if !self.is_patient && !self.live.is_empty() => {
                    return self.defer(id, Live { state: parent, leaf });
                }
                Err(_) => {
                    self.machine.resume(parent);
                    self.searcher.remove(id);
                    self.end(leaf, Ending::Early(Early::SolverGaveUp));
                    return;
                }
            }
        }
        if let [(condition, feasible, _)] = &children[..] {
            parent.path.add(&self.machine.store, *condition, feasible.model());
            self.live.insert(id, Live { state: parent, leaf });
            return;
        }
        self.searcher.remove(id);
        if children.is_empty() {
            self.machine.resume(parent);
            self.end(leaf, Ending::Stuck("a path was split, and none of its parts is possible"));
            return;
        }
        self.divide(leaf, parent, children);
    }

    /// Makes one state per part of a divided path.
    fn divide(&mut self, leaf: NodeId, parent: Box<State>, parts: Vec<(Expr, SatResult, Option<u32>)>) {
        self.figures.forks += parts.len() as u64 - 1;
        let count = parts.len() as u32;
        // The first part gets the newest id, so that depth-first search takes it first.
        let id_of = |index: u32| StateId(self.next_id + count - 1 - index);
        let children: Vec<(u32, StateId)> = (0..count).map(|index| (index, id_of(index))).collect();
        let nodes = self.tree.split(leaf, &children);
        self.next_id += count;
        for scope in parent.merge_scopes.iter() {
            if let Some(scope) = self.merges.get_mut(scope) {
                scope.inside += count as usize - 1;
            }
        }
        let mut parent = Some(parent);
        for (index, (condition, feasible, pc)) in parts.into_iter().enumerate().rev() {
            let mut state = match index {
                0 => parent.take().expect("the first part is made last"),
                _ => parent.clone().expect("the parent is taken by the first part"),
            };
            state.path.add(&self.machine.store, condition, feasible.model());
            state.depth += 1;
            if let Some(pc) = pc {
                state.pc = pc;
            }
            let (_, id) = children[index];
            self.admit(id, Live { state, leaf: nodes[index] });
        }
    }

    // Merging

    /// The state in the machine came to the end of its innermost merge scope.
    fn wait(&mut self, id: StateId, leaf: NodeId) {
        self.searcher.remove(id);
        let mut state = self.machine.suspend();
        let Some(scope) = state.merge_scopes.pop() else { return self.add(id, Live { state, leaf }) };
        self.merges.entry(scope).or_default().waiting.push((id, Live { state, leaf }));
        self.leave_scope(scope);
    }

    /// One path less is inside a scope. With none left, those that wait are merged and go on.
    fn leave_scope(&mut self, scope: u64) {
        let Some(merge_scope) = self.merges.get_mut(&scope) else { return };
        merge_scope.inside = merge_scope.inside.saturating_sub(1);
        if merge_scope.inside > 0 {
            return;
        }
        let waiting = self.merges.remove(&scope).map(|scope| scope.waiting).unwrap_or_default();
        for (id, live) in self.merge_all(waiting) {
            self.add(id, live);
        }
    }

    /// Merges each path into the first one it can be merged with.
    fn merge_all(&mut self, waiting: Vec<(StateId, Live)>) -> Vec<(StateId, Live)> {
        let mut merged: Vec<(StateId, Live)> = Vec::new();
        for (id, live) in waiting {
            let (image, store) = (&self.machine.image, &self.machine.store);
            let partner = merged.iter_mut().find_map(|(partner, other)| {
                Some((*partner, merge(image, store, &other.state, &live.state)?))
            });
            match partner {
                Some((partner, state)) => {
                    // Outer scopes now have one path where there were two.
                    for &scope in state.merge_scopes.iter() {
                        if let Some(scope) = self.merges.get_mut(&scope) {
                            scope.inside = scope.inside.saturating_sub(1);
                        }
                    }
                    self.tree.end(live.leaf);
                    if let Some((_, other)) = merged.iter_mut().find(|(id, _)| *id == partner) {
                        other.state = state;
                    }
                }
                None => merged.push((id, live)),
            }
        }
        merged
    }

    /// Adds a new state unless a limit is against it.
    fn admit(&mut self, id: StateId, live: Live) {
        let limits = &self.config.limits;
        let too_deep = limits.max_depth.is_some_and(|most| u64::from(live.state.depth) > most);
        let too_many = limits.max_states.is_some_and(|most| self.live.len() as u64 >= most);
        if too_deep || too_many {
            let early = if too_deep { Early::Depth } else { Early::Memory };
            self.figures.states_ended_for_memory += u64::from(!too_deep);
            self.machine.resume(live.state);
            self.end(live.leaf, Ending::Early(early));
        } else {
            self.add(id, live);
        }
    }

    // Endings

    /// The state in the machine has ended.
    fn end(&mut self, leaf: NodeId, ending: Ending) {
        // What a path was ended in front of was not executed.
        self.machine.mark_partial(!matches!(ending, Ending::Early(_)));
        let position = self.tree.position(leaf);
        self.tree.end(leaf);
        let leaks = match ending {
            Ending::Exit(_) if self.config.check_leak => self.machine.leaks(),
            _ => Vec::new(),
        };
        if leaks.is_empty() {
            let (ending, wants_test) = self.classify(ending);
            self.hand_over(position, ending, wants_test);
        } else {
            self.end_with_leaks(position, leaks);
        }
        // Nobody will see this memory again, so it is not folded.
        let state = self.machine.pause();
        for &scope in state.merge_scopes.iter() {
            self.leave_scope(scope);
        }
    }

    /// One path that loses objects of several places ends in several errors, each with the same test.
    fn end_with_leaks(&mut self, position: Box<[u32]>, leaks: Vec<Bug>) {
        self.figures.paths_error += 1;
        for (index, leak) in (0u32..).zip(leaks) {
            let (ending, wants_test) = self.classify_error(Box::new(leak));
            let place = match index {
                0 => position.clone(),
                _ => position.iter().copied().chain([index]).collect(),
            };
            if index == 0 || wants_test {
                self.hand_over(place, ending, wants_test);
            }
        }
    }

    /// Hands a finished path over, with its test if it gets one.
    fn hand_over(&mut self, position: Box<[u32]>, ending: FinishedAs, wants_test: bool) {
        let (stdout, stderr, conditions) = (Vec::new(), Vec::new(), Vec::new());
        let mut path = FinishedPath { position, ending, test: None, stdout, stderr, conditions };
        let room = self.config.limits.max_tests.is_none_or(|most| self.tests < most);
        let wanted = self.config.write_tests || matches!(path.ending, FinishedAs::Error(_));
        if wants_test && wanted && room {
            let inputs = self.machine.inputs();
            path.test = Some(self.test_case(&inputs));
            (path.stdout, path.stderr) = self.output(&inputs);
            path.conditions = self.conditions();
            self.tests += 1;
            self.show_output(&inputs);
        } else if self.machine.state.inputs.is_empty() {
            self.show_output(&Model::default());
        } else if self.shows_output(&path.ending) {
            let inputs = self.machine.inputs();
            self.show_output(&inputs);
        }
        self.found.path(path);
    }

    /// Whether the output of a path with inputs that gets no test is to be shown.
    fn shows_output(&self, ending: &FinishedAs) -> bool {
        let is_silent = matches!(ending, FinishedAs::Silent);
        self.config.show == Show::Always && !is_silent
    }

    /// Counts an ending and says whether it gets a test.
    fn classify(&mut self, ending: Ending) -> (FinishedAs, bool) {
        match ending {
            Ending::Exit(status) => {
                let status = self.exit_code(status);
                self.figures.paths_completed += 1;
                *self.figures.exit_codes.entry(status).or_default() += 1;
                (FinishedAs::Exit(status), true)
            }
            Ending::Error(bug) => {
                self.figures.paths_error += 1;
                self.classify_error(bug)
            }
            Ending::Silent => (FinishedAs::Silent, false),
            Ending::Early(early) => self.cut_short(early),
            Ending::Stuck(what) => {
                if self.is_path_feasible() {
                    let place = self.machine.place_text();
                    let message = format!("{place}: a feasible path has no way to go on: {what}");
                    self.machine.fault.get_or_insert(message);
                }
                self.cut_short(Early::Infeasible)
            }
        }
    }

    /// Counts a path that is ended early.
    fn cut_short(&mut self, early: Early) -> (FinishedAs, bool) {
        self.figures.paths_partial += 1;
        if let Some(kind) = early.loss() {
            self.machine.count_loss(kind, early.describe());
        }
        (FinishedAs::Early(early), true)
    }

    /// What a parent process sees of an exit status, under the inputs of the path's test.
    fn exit_code(&mut self, status: Value) -> i32 {
        let bits = match status {
            Value::Bits(bits) => bits,
            Value::Term(term) => {
                let inputs = self.machine.inputs();
                let term = self.machine.state.path.bases.ground(&self.machine.store, term);
                Evaluator::new(&self.machine.store, inputs).eval(term)
            }
        };
        (bits & 0xff) as i32
    }

    /// Whether inputs are found that take the path of the state in the machine.
    fn is_path_feasible(&mut self) -> bool {
        let inputs = self.machine.inputs();
        let (store, path) = (&self.machine.store, &self.machine.state.path);
        let mut evaluator = Evaluator::new(store, inputs);
        path.constraints().all(|constraint| evaluator.eval(path.bases.ground(store, constraint)) == 1)
    }

    fn classify_error(&mut self, mut bug: Box<Bug>) -> (FinishedAs, bool) {
        if self.config.stop_on_error {
            self.stop_asked = Some(Reached::Error("--stop-on-error"));
        } else if self.config.exit_on.contains(&bug.kind) {
            self.stop_asked = Some(Reached::Error("--exit-on"));
        }
        let place = match &bug.location {
            Some((file, line)) => format!("{file}:{line}"),
            None => bug.stack.first().map(|entry| entry.function.clone()).unwrap_or_default(),
        };
        let number = self.errors.len();
        match self.errors.entry((bug.kind, place)) {
            std::collections::btree_map::Entry::Occupied(known) if !self.config.all_errors => {
                let known = *known.get();
                self.count_limitation(&bug);
                (FinishedAs::RepeatedError(known), false)
            }
            entry => {
                entry.or_insert(number);
                self.count_limitation(&bug);
                self.machine.add_details(&mut bug);
                (FinishedAs::Error(bug), true)
            }
        }
    }

    /// A path that ends because of what Loam cannot do is a loss.
    fn count_limitation(&mut self, bug: &Bug) {
        if bug.kind.is_limitation() {
            self.machine.count_loss(LossKind::Unsupported, &bug.message);
        }
    }

    fn test_case(&self, inputs: &Model) -> TestCase {
        let store = &self.machine.store;
        let object = |input: &loam_state::SymbolicObject| {
            let byte = |offset| inputs.get(Symbol { array: input.array, offset }).unwrap_or(0);
            TestObject {
                name: input.name.to_string(),
                bytes: (0..store.array_info(input.array).size).map(byte).collect(),
            }
        };
        TestCase { objects: self.machine.state.inputs.in_order().into_iter().map(object).collect() }
    }

    /// Shows what a program has printed that has no symbolic inputs so far.
    fn stream_output(&mut self) {
        if self.figures.forks == 0 && self.machine.state.inputs.is_empty() && self.shown.shows(true) {
            self.shown.stream(&mut self.machine.state.output, self.found);
        }
    }

    /// Shows what a path that ends has printed under these inputs.
    fn show_output(&mut self, inputs: &Model) {
        let state = &self.machine.state;
        if self.shown.shows(state.inputs.is_empty()) {
            let mut evaluator = Evaluator::new(&self.machine.store, inputs.clone());
            self.shown.finish(&state.output, self.found, |term| evaluator.eval(term));
        }
    }

    /// What the program printed under these inputs.
    fn output(&self, inputs: &Model) -> (Vec<u8>, Vec<u8>) {
        let mut streams = (Vec::new(), Vec::new());
        let mut evaluator = Evaluator::new(&self.machine.store, inputs.clone());
        for output in self.machine.state.output.in_order() {
            let stream = if output.stream == 2 { &mut streams.1 } else { &mut streams.0 };
            if stream.len() < MAX_OUTPUT {
                stream.extend(render(&output.piece, |term| evaluator.eval(term)));
                stream.truncate(MAX_OUTPUT);
            }
        }
        streams
    }

    /// The path condition of the state in the machine in the languages asked for, as far as they can express it.
    fn conditions(&mut self) -> Vec<(Language, String)> {
        if self.config.emit.is_empty() {
            return Vec::new();
        }
        let (store, path) = (&self.machine.store, &self.machine.state.path);
        let terms: Vec<Expr> =
            path.constraints().map(|constraint| path.bases.ground(store, constraint)).collect();
        let (mut conditions, mut is_left_out) = (Vec::new(), false);
        for &language in &self.config.emit {
            let text = match language {
                Language::SmtLib => Some(text::smtlib(store, &terms)),
                Language::KQuery => text::kquery(store, &terms),
            };
            match text {
                Some(text) => conditions.push((language, text)),
                None => is_left_out = true,
            }
        }
        if is_left_out && !std::mem::replace(&mut self.said_left_out, true) {
            let message = "KQuery has no floats: tests whose path condition has some get no .kquery file";
            self.found.warning(message);
        }
        conditions
    }

    /// States that are still alive when the run is over end early, the first of them with tests.
    fn end_leftovers(&mut self) {
        self.machine.store.halt().finish();
        self.machine.solver.set_hurry(Some(HURRY));
        self.machine.solver.set_time_left(Some(LEFTOVER_TIME));
        for scope in std::mem::take(&mut self.merges).into_values() {
            self.live.extend(scope.waiting);
        }
        self.live.extend(std::mem::take(&mut self.deferred));
        let mut left = self.tree.states();
        left.retain(|id| self.live.contains_key(id));
        let (count, mut tests) = (left.len(), 0);
        for id in left {
            let Some(live) = self.remove(id) else { continue };
            if tests < MAX_LEFTOVER_TESTS && !self.machine.store.is_halted() {
                tests += 1;
                self.machine.resume(live.state);
                self.end(live.leaf, Ending::Early(Early::RunOver));
            } else {
                self.figures.paths_partial += 1;
                let ending = FinishedAs::Early(Early::RunOver);
                // Without a test it has no place among them.
                let position = Box::default();
                let (stdout, stderr, conditions) = (Vec::new(), Vec::new(), Vec::new());
                self.found.path(FinishedPath { position, ending, test: None, stdout, stderr, conditions });
            }
        }
        if tests < count {
            let message = format!(
                "{count} paths were still unfinished; tests are written for the first {tests} of them"
            );
            self.found.warning(&message);
        }
    }

    // Limits and figures

    fn limit_reached(&mut self) -> Option<Status> {
        let now = self.monitor.elapsed();
        if self.choices.is_multiple_of(LOOK_EVERY) || now.saturating_sub(self.last_look) >= LOOK_AFTER {
            self.last_look = now;
            self.look_around();
        }
        let limits = &self.config.limits;
        if self.stop.load(Ordering::Relaxed) {
            return Some(Status::Interrupted);
        }
        let instructions = limits.max_instructions.is_some_and(|most| self.machine.instructions >= most);
        let tests = limits.max_tests.is_some_and(|most| self.tests >= most);
        let reached = self
            .stop_asked
            .or(instructions.then_some(Reached::Instructions))
            .or(tests.then_some(Reached::Tests));
        if let Some(reached) = reached {
            return Some(Status::Limit(reached));
        }
        if let Some(most) = limits.max_time {
            let left = most.saturating_sub(now);
            if left.is_zero() {
                return Some(Status::Timeout);
            }
            self.machine.solver.set_time_left(Some(left));
        }
        if !self.machine.store.is_halted() {
            return None;
        }
        // Whoever watches has asked to stop since: for a signal, for the time, or else for memory.
        let is_late = limits.max_time.is_some_and(|most| self.monitor.elapsed() >= most);
        Some(match (self.stop.load(Ordering::Relaxed), is_late) {
            (true, _) => Status::Interrupted,
            (false, true) => Status::Timeout,
            (false, false) => Status::Limit(Reached::Memory),
        })
    }

    /// Looks at memory and tells how it goes.
    fn look_around(&mut self) {
        self.update_figures();
        let most = self.config.limits.max_memory;
        if most.is_some_and(|most| self.figures.rss_bytes > most) {
            self.shed_states();
        }
        self.found.progress(&self.figures);
    }

    /// Memory ran out: the newest tenth of the states (at least one) end early, with tests. The last state is not
    /// worth keeping: what it has grown to is more than there is, so the run is over.
    fn shed_states(&mut self) {
        if self.live.len() <= 1 {
            self.stop_asked = Some(Reached::Memory);
            return;
        }
        let count = (self.live.len() / 10).max(1);
        let ids: Vec<StateId> = self.live.keys().rev().take(count).copied().collect();
        for id in ids {
            let Some(live) = self.remove(id) else { continue };
            self.figures.states_ended_for_memory += 1;
            self.machine.resume(live.state);
            self.end(live.leaf, Ending::Early(Early::Memory));
        }
    }

    fn update_figures(&mut self) {
        let solver = self.machine.solver.figures();
        let counts = self.machine.counts;
        let figures = &mut self.figures;
        figures.instructions = self.machine.instructions;
        figures.live_states = self.live.len() as u64;
        figures.queries = solver.queries;
        figures.solver_queries = solver.solver_queries;
        figures.query_cache_hits = solver.by(Layer::QueryCache);
        figures.cex_cache_hits = solver.by(Layer::Counterexamples);
        figures.model_reuse_hits = solver.by(Layer::ModelReuse);
        figures.answered_by = Layer::TABLE.map(|(layer, name, _)| (name, solver.by(layer))).to_vec();
        figures.solver_time = solver.time;
        figures.wall_time = self.monitor.elapsed();
        figures.cpu_time = self.monitor.cpu_time();
        figures.rss_bytes = self.monitor.resident_bytes();
        figures.max_rss_bytes = figures.max_rss_bytes.max(figures.rss_bytes);
        figures.resolutions = counts.resolutions;
        figures.multiple_resolutions = counts.multiple_resolutions;
        figures.resolution_queries = counts.resolution_queries;
        figures.resolution_forks = counts.resolution_forks;
        figures.resolutions_narrowed = counts.resolutions_narrowed;
        figures.segments = counts.segments;
        figures.max_segment_bytes = counts.max_segment_bytes;
        figures.allocations = counts.allocations;
        figures.frees = counts.frees;
        figures.host_calls = counts.host_calls;
        let contents = gauge::most();
        figures.layers_live = contents.layers;
        figures.object_bytes_live = contents.bytes;
        figures.losses.clone_from(&self.machine.losses);
        figures.expression_nodes = self.machine.store.node_count() as u64;
        let coverage = &self.machine.coverage;
        let own = &self.machine.image.own_blocks;
        figures.total_blocks = own.len() as u64;
        figures.covered_blocks = own.iter().filter(|&&block| coverage.is_completed(block)).count() as u64;
    }

    fn finish(mut self, status: Status) -> Ended {
        self.update_figures();
        self.hand_over_messages();
        let coverage = line_coverage(&self.machine.image, &self.machine.coverage);
        let figures = &mut self.figures;
        for file in coverage.files.values() {
            figures.total_lines += file.lines.len() as u64;
            figures.covered_lines += file.lines.values().filter(|&&covered| covered).count() as u64;
            let sides = file.branches.values().flatten().flatten();
            for &taken in sides {
                figures.total_branches += 1;
                figures.covered_branches += u64::from(taken);
            }
        }
        Ended { status, figures: self.figures, coverage }
    }

    fn hand_over_messages(&mut self) {
        for warning in std::mem::take(&mut self.machine.warnings) {
            self.found.warning(&warning);
        }
        for message in std::mem::take(&mut self.machine.messages) {
            self.found.message(&message);
        }
    }

    fn facts_of(&self, state: &State) -> StateFacts {
        facts(state, &self.distances, &self.machine.image)
    }
}

/// What searchers see.
struct ExplorationContext<'a> {
    live: &'a BTreeMap<StateId, Live>,
    tree: &'a Tree,
    distances: &'a Distances,
    image: &'a Image,
    queries: u64,
}

impl SearchContext for ExplorationContext<'_> {
    fn random_leaf(&self, rng: &mut Rng) -> Option<StateId> {
        // Some leaves wait to be merged: try again, and at last take any state that can run.
        const TRIES: usize = 32;
        let found =
            (0..TRIES).filter_map(|_| self.tree.random_leaf(rng)).find(|leaf| self.live.contains_key(leaf));
        found.or_else(|| self.live.keys().next().copied())
    }

    fn facts(&self, state: StateId) -> StateFacts {
        match self.live.get(&state) {
            Some(live) => facts(&live.state, self.distances, self.image),
            None => StateFacts { weight: 0.0 },
        }
    }

    fn queries(&self) -> u64 {
        self.queries
    }
}

/// Near uncovered code and recently successful weighs much. Uncovered code in callers counts as further away.
fn facts(state: &State, distances: &Distances, image: &Image) -> StateFacts {
    const PER_FRAME: u32 = 8;
    const FRAMES: u32 = 8;
    let mut nearest = UNREACHABLE;
    let mut pc = state.pc;
    let mut frame = state.frames.as_deref();
    for level in 0..FRAMES {
        let Some(current) = frame else { break };
        if let Some(origin) = image.code.origins.get(pc as usize) {
            nearest = nearest.min(distances.of(origin.block).saturating_add(level * PER_FRAME));
        }
        pc = current.frame.return_pc.saturating_sub(1);
        frame = current.caller.as_deref();
    }
    let near = 1.0 / f64::from(nearest.clamp(1, 10_000));
    let fresh = 1.0 / (state.since_new_coverage.saturating_sub(1000).max(1) as f64);
    StateFacts { weight: near * near + fresh * fresh }
}
