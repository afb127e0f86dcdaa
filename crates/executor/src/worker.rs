//! A worker: runs one state at a time. Each worker has a machine, a solver and a host process.
//!
//! The scheduler gives it a [`Task`] and gets a [`Report`] back. Both are plain data that can be sent to a thread; a
//! worker knows neither the execution tree nor the other states, and writes no results. After a path has ended, its
//! state stays with the worker until the next task, so that the scheduler can ask for a test of the path.

mod rebuild;

use crate::coverage::Coverage;
use crate::decision::{Fork, Resume, Successor};
use crate::explore::EngineFault;
use crate::image::SourceLocation;
use crate::lifecycle::InitialState;
use crate::machine::{Counts, CurrentInstruction, Machine, Marks, Stop, Unseen};
use crate::program_output::MAX_OUTPUT;
use crate::trial;
use loam_base::Rng;
use loam_environment::Interrupt;
use loam_environment::format::render;
use loam_expr::{Evaluator, Expr, HoldsTerms, Needed, Symbol, text};
use loam_memory::{ModelFigures, PlaceFigures, Value};
use loam_save::{ParkedState, SavedTrial, SharedLog};
use loam_solver::{Layer, Model, SolverFigures};
use loam_state::ending::Early;
use loam_state::{
    Bug, Decision, Ending, Language, List, Loss, LossKind, Losses, MemoryPlace, Output, Seed, State,
    SymbolicObject, TestCase, TestObject,
};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// What is known of a trial that was not executed.
const GIVEN_UP: SavedTrial =
    SavedTrial { instructions: trial::FUEL, is_covering: false, leaves_nothing: false };

/// A task and its budget.
pub(crate) struct Task {
    pub budget: Budget,
    pub job: Job,
}

/// The budget of a task.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Budget {
    /// The effort for one query; `None` for the limit of the solver's configuration.
    pub effort: Option<u64>,
    /// The time left for the run.
    pub time_left: Option<Duration>,
}

/// A task of a worker.
pub(crate) enum Job {
    /// Make the state before the program starts, and list the initial states that follow it.
    Prepare,
    /// Start the program in one initial state.
    Start { state: Box<State>, initial: InitialState },
    /// Run a state for at most this many source instructions.
    Run { state: Box<State>, fuel: u64 },
    /// Run a copy of a state to its end, with one value for each input byte.
    Try { state: Box<State>, rng: Rng },
    /// Terminate a path early.
    Terminate { state: Box<State>, early: Early },
    /// Make parked states again, which are ordered by their positions.
    Rebuild { parked: Vec<ParkedState> },
    /// Describe the path that ended last.
    Describe { error: Option<Box<Bug>>, wanted: Wanted },
}

impl Job {
    /// What becomes of the job if Loam fails in the middle of it.
    pub fn if_lost(&self) -> Event {
        match self {
            Self::Start { state, .. } | Self::Run { state, .. } | Self::Terminate { state, .. } => {
                Event::Ended(EndedPath {
                    ending: PathEnding::Early(Early::Fault),
                    output: List::default(),
                    kind: PathKind::of(state),
                    covers_new: false,
                    seeds: 0,
                    merge_scopes: state.merge_scopes.clone(),
                    instructions: state.instructions,
                })
            }
            Self::Try { .. } => Event::Tried { found: None, trace: GIVEN_UP },
            Self::Rebuild { parked } => Event::Rebuilt(parked.iter().map(|_| None).collect()),
            Self::Prepare | Self::Describe { .. } => Event::Described(Box::default()),
        }
    }
}

/// What is wanted of a path that ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// No inputs.
    Nothing,
    /// Inputs that take the path.
    Inputs,
    /// A test: inputs, output and the path condition as text.
    Test,
}

/// The report of a worker about a task.
pub(crate) struct Report {
    pub event: Event,
    pub news: News,
}

/// The result of a task.
pub(crate) enum Event {
    /// The state before the program starts, and the initial states.
    Prepared(Box<State>, Vec<InitialState>),
    /// The program has started.
    Started(Box<State>),
    /// The state used up its fuel; its memory may still be active.
    Paused(Box<State>),
    /// The path forked into these states.
    Forked(Decision, Successors),
    /// The path waits at the end of a merge scope.
    Waiting(Box<State>),
    /// The solver gave up within the budget; the state has not executed the instruction.
    GaveUp(Box<State>),
    /// The path ended.
    Ended(EndedPath),
    /// The trial is over. The path and its inputs are given if the trial has covered something new or ended in a bug; its state
    /// then stays with the worker.
    Tried { found: Option<(EndedPath, Arc<Seed>)>, trace: SavedTrial },
    /// The states that were parked; `None` for one that was not made again.
    Rebuilt(Vec<Option<Box<State>>>),
    /// What was wanted of the path that ended last.
    Described(Box<Description>),
}

impl Event {
    /// The event in words, for messages.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Prepared(..) => "the initial states are ready",
            Self::Started(_) => "the program has started",
            Self::Paused(_) => "a state used up its fuel",
            Self::Forked(..) => "a path forked",
            Self::Waiting(_) => "a path waits to be merged",
            Self::GaveUp(_) => "the solver gave up",
            Self::Ended(_) => "a path ended",
            Self::Tried { .. } => "a trial is over",
            Self::Rebuilt(_) => "parked states are back",
            Self::Described(_) => "a path is described",
        }
    }
}

/// The states that a path forked into.
pub(crate) type Successors = Vec<Box<State>>;

/// What happened beside the event.
#[derive(Default)]
pub(crate) struct News {
    /// Something was covered for the first time.
    pub is_covering: bool,
    /// Warnings for the user.
    pub warnings: Vec<String>,
    /// Messages of the program for the user.
    pub messages: Vec<String>,
    /// Merge scopes that were opened.
    pub opened_merges: Vec<u64>,
    /// The decisions of the state, if they are kept.
    pub decisions: Vec<Decision>,
    /// Loam itself is wrong.
    pub fault: Option<EngineFault>,
}

/// Whether a path has inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PathKind {
    /// The path has no inputs.
    Concrete,
    /// The path has inputs.
    Symbolic,
}

impl PathKind {
    pub fn of(state: &State) -> Self {
        if state.inputs.is_empty() { Self::Concrete } else { Self::Symbolic }
    }
}

/// A path that ended.
pub(crate) struct EndedPath {
    pub ending: PathEnding,
    /// What the program printed.
    pub output: List<Output>,
    pub kind: PathKind,
    /// Whether the path was the first to execute some of the user's own code.
    pub covers_new: bool,
    /// How many given seeds took the path.
    pub seeds: u64,
    /// Merge scopes the path was in.
    pub merge_scopes: List<u64>,
    /// Source instructions of the path.
    pub instructions: u64,
}

/// How a path ended, as far as the path itself knows.
pub(crate) enum PathEnding {
    /// With this exit status.
    Exit(i32),
    /// With errors; leaks of several allocation sites are several errors.
    Errors(Vec<Bug>),
    /// Silently.
    Silent,
    /// Early.
    Early(Early),
}

impl PathEnding {
    /// The ending as it is saved.
    pub fn saved(&self) -> loam_save::Ending {
        match self {
            Self::Exit(_) => loam_save::Ending::Exit,
            Self::Errors(_) => loam_save::Ending::Error,
            Self::Silent => loam_save::Ending::Silent,
            Self::Early(_) => loam_save::Ending::Early,
        }
    }
}

/// What was wanted of a path that ended.
#[derive(Default)]
pub(crate) struct Description {
    /// The error with its details.
    pub error: Option<Box<Bug>>,
    /// Inputs that take the path.
    pub inputs: Option<Model>,
    /// The test.
    pub test: Option<Test>,
}

/// A test of a path.
pub(crate) struct Test {
    pub case: TestCase,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// The path condition, in the languages that can express it.
    pub conditions: Vec<(Language, String)>,
    /// Whether some language could not.
    pub is_left_out: bool,
}

/// Runs states.
pub(crate) struct Worker {
    machine: Machine,
    /// Whether the machine holds the state of a path that ended.
    holds_ended: bool,
    /// What a trial, or the making of parked states, must not change, while it runs.
    before_unseen: Option<Unseen>,
}

impl Worker {
    /// A worker with this machine.
    pub fn new(machine: Machine) -> Self {
        Self { machine, holds_ended: false, before_unseen: None }
    }

    /// Keeps decisions, and the solver's answers, for this log.
    pub fn save_to(&mut self, log: SharedLog) {
        self.machine.journal.keeps_decisions = true;
        self.machine.solver.set_log(Box::new(log));
    }

    /// What was covered.
    pub fn coverage(&self) -> &Coverage {
        &self.machine.coverage
    }

    /// The same, to be changed.
    pub fn coverage_mut(&mut self) -> &mut Coverage {
        &mut self.machine.coverage
    }

    /// Marks blocks as covered that an earlier run covered.
    pub fn cover(&mut self, blocks: &[(u32, u8)]) {
        for &(block, marks) in blocks {
            if let Some(byte) = self.machine.coverage.blocks.get_mut(block as usize) {
                *byte |= marks;
            }
        }
    }

    /// Scalars read and written in memory.
    pub fn accesses(&self) -> u64 {
        self.machine.accesses
    }

    /// Learns what the workers know about whose states this one may run next.
    pub fn expect_stolen_states(&mut self) {
        self.machine.provenance.catch_up();
    }

    /// Source instructions executed.
    pub fn instructions(&self) -> u64 {
        self.machine.instructions
    }

    /// Figures about memory accesses and decisions.
    pub fn counts(&self) -> &Counts {
        &self.machine.counts
    }

    /// What the memory model did.
    pub fn model_figures(&self) -> &ModelFigures {
        &self.machine.model_figures
    }

    /// The name of the memory model.
    pub fn model_name(&self) -> &'static str {
        self.machine.model.name()
    }

    /// What the memory model did, line by line of the source.
    pub fn memory_places(&self) -> Vec<MemoryPlace> {
        let image = &self.machine.image;
        let mut lines: BTreeMap<Option<(Arc<str>, u32)>, PlaceFigures> = BTreeMap::new();
        for (&pc, figures) in &self.machine.model_figures.places {
            if figures.is_ambiguous() {
                let location = image.location(image.code.span(pc)).map(SourceLocation::file_and_line);
                lines.entry(location).or_default().add(figures);
            }
        }
        lines.into_iter().map(|(location, figures)| MemoryPlace { location, figures }).collect()
    }

    /// Figures of the solver.
    pub fn solver_figures(&self) -> SolverFigures {
        self.machine.solver.figures()
    }

    /// Forgets what can be found again, because memory has run out.
    pub fn forget_results(&mut self) {
        self.machine.solver.forget_results();
    }

    /// Forgets what is known of terms beside states: pointers that they were computed from are in the shared log.
    pub fn forget_terms(&mut self) {
        self.machine.provenance.forget();
        self.machine.last_bug = None;
    }

    /// Names the terms that are kept of earlier queries and calls of the host.
    pub fn keep_terms(&mut self, needed: &mut Needed) {
        self.machine.solver.keep_own_terms(needed);
        if let Some(host_side) = &self.machine.host_side {
            host_side.keep_terms(needed);
        }
    }

    /// About how many bytes the kept answers of the solver take: those of this worker, and those of all.
    pub fn cached_bytes(&self) -> (usize, usize) {
        self.machine.solver.cached_bytes()
    }

    /// About how many bytes its solvers have allocated, libraries in other languages aside.
    pub fn backend_bytes(&self) -> usize {
        self.machine.solver.backend_bytes()
    }

    /// What was not explored.
    pub fn losses(&self) -> &Losses {
        &self.machine.journal.losses
    }

    /// Does a task.
    pub fn handle(&mut self, task: Task) -> Report {
        let Task { budget, job } = task;
        self.machine.solver.set_effort(budget.effort);
        self.machine.solver.set_time_left(budget.time_left);
        self.machine.coverage.news = false;
        let event = match job {
            Job::Prepare => self.prepare(),
            Job::Start { state, initial } => self.start(state, &initial),
            Job::Run { state, fuel } => self.run(state, fuel, budget),
            Job::Try { state, rng } => self.try_out(state, rng),
            Job::Terminate { state, early } => {
                self.take_up(state);
                self.end(Ending::Early(early))
            }
            Job::Rebuild { parked } => self.rebuild(&parked, budget),
            Job::Describe { error, wanted } => self.describe(error, wanted),
        };
        Report { event, news: self.news() }
    }

    /// Goes on with fresh tools after a panic of Loam, in which the path in the machine was lost.
    pub fn recover(&mut self, fresh: Self, panic: &str) -> News {
        self.end_unseen(Marks::Go);
        self.machine = self.machine.renewed_as(fresh.machine);
        self.holds_ended = false;
        let reason = format!("Loam itself failed on a path and gave it up: {panic}");
        let hint = "this is a bug in Loam; please report it together with program.bc";
        self.machine.journal.warn(format!("{reason}; {hint}"));
        let location = None;
        self.machine.journal.lose(Loss { kind: LossKind::Fault, location, reason });
        self.news()
    }

    fn news(&mut self) -> News {
        News {
            is_covering: self.machine.coverage.news,
            warnings: std::mem::take(&mut self.machine.journal.warnings),
            messages: std::mem::take(&mut self.machine.journal.messages),
            opened_merges: std::mem::take(&mut self.machine.journal.opened_merges),
            decisions: std::mem::take(&mut self.machine.journal.decisions),
            fault: self.fault(),
        }
    }

    /// An answer of the solver or of the points-to analysis has turned out to be wrong.
    fn fault(&self) -> Option<EngineFault> {
        if let Some(fault) = &self.machine.journal.fault {
            return Some(EngineFault { message: fault.clone(), query: None });
        }
        let wrong = self.machine.solver.contradiction()?;
        let message = format!("a wrong answer: {}", wrong.message);
        Some(EngineFault { message, query: Some(wrong.query.clone()) })
    }

    /// Puts a state into the machine.
    fn take_up(&mut self, state: Box<State>) {
        if std::mem::take(&mut self.holds_ended) {
            // This memory is not used again, so it is not frozen.
            drop(self.machine.pause());
        }
        self.machine.resume(state);
    }

    fn prepare(&mut self) -> Event {
        let image = Rc::clone(&self.machine.image);
        let mut state = Box::new(State::initial(&image.memory, &image.bases, &self.machine.system));
        if self.machine.config.solver.without.contains(Layer::Equalities) {
            state.path = std::mem::take(&mut state.path).keeping_known_bytes();
        }
        state.seeds = Arc::clone(&self.machine.config.seeds);
        self.take_up(state);
        let initial_states = self.machine.initial_states();
        Event::Prepared(self.machine.suspend(), initial_states)
    }

    fn start(&mut self, state: Box<State>, initial: &InitialState) -> Event {
        self.take_up(state);
        match self.machine.start(initial) {
            Ok(()) => Event::Started(self.machine.suspend()),
            Err(Interrupt::Undecided) => self.end(Ending::Early(Early::SolverGaveUp)),
            Err(Interrupt::End(ending)) => self.end(ending),
            Err(interrupt) => {
                let bug = self.machine.bug(interrupt);
                self.end(Ending::Error(Box::new(bug)))
            }
        }
    }

    fn run(&mut self, state: Box<State>, fuel: u64, budget: Budget) -> Event {
        self.take_up(state);
        match self.machine.run(fuel) {
            Stop::Fuel => Event::Paused(self.machine.pause()),
            Stop::Fork(fork) => self.fork(fork),
            Stop::Wait => Event::Waiting(self.machine.suspend()),
            Stop::End(Ending::Early(Early::SolverGaveUp)) if budget.effort.is_some() => {
                Event::GaveUp(self.machine.suspend())
            }
            Stop::End(ending) => self.end(ending),
        }
    }

    /// Runs a trial. What happens in it is no part of the exploration: losses and warnings are dropped.
    fn try_out(&mut self, state: Box<State>, rng: Rng) -> Event {
        self.take_up(state);
        if self.machine.is_too_large_for_trial() {
            self.holds_ended = true;
            return Event::Tried { found: None, trace: SavedTrial { leaves_nothing: true, ..GIVEN_UP } };
        }
        let before = self.machine.begin_unseen();
        let executed = before.instructions;
        self.before_unseen = Some(before);
        let outside = self.machine.outside_of_paths();
        let ending = if self.machine.begin_trial(rng) { self.machine.run_trial() } else { None };
        let found = self.tried(ending).map(|path| (path, Arc::new(self.machine.trial_inputs())));
        let trace = SavedTrial {
            instructions: self.machine.instructions - executed,
            is_covering: self.machine.coverage.news,
            leaves_nothing: found.is_none() && self.machine.outside_of_paths() == outside,
        };
        let marks = if found.is_some() { Marks::Stay } else { Marks::Go };
        self.end_unseen(marks);
        Event::Tried { found, trace }
    }

    /// A trial is over, or parked states are made again: all else is as it was before. What a trial executed is covered only if a test
    /// shows it.
    fn end_unseen(&mut self, marks: Marks) {
        let Some(before) = self.before_unseen.take() else { return };
        self.machine.trial = None;
        self.machine.end_unseen(before, marks);
    }

    /// What a trial found, if it is something new. The inputs of a trial that was cut short or ended in a limitation of
    /// Loam are a test too, with an unknown ending; those of a trial that failed an assumption are none.
    fn tried(&mut self, ending: Option<Ending>) -> Option<EndedPath> {
        self.holds_ended = true;
        let is_covering = self.machine.state.covers_new;
        let ending = match ending {
            Some(Ending::Silent | Ending::Stuck(_)) => return None,
            Some(Ending::Exit(status)) => Ending::Exit(status),
            Some(Ending::Error(bug)) if !bug.kind.is_limitation() => Ending::Error(bug),
            Some(Ending::Error(_) | Ending::Early(_)) | None if is_covering => Ending::Silent,
            Some(Ending::Error(_) | Ending::Early(_)) | None => return None,
        };
        let ended = self.end_path(ending);
        let found = match &ended.ending {
            PathEnding::Errors(_) => true,
            PathEnding::Exit(_) | PathEnding::Silent | PathEnding::Early(_) => is_covering,
        };
        found.then_some(ended)
    }

    /// Makes one state per successor.
    fn fork(&mut self, fork: Fork) -> Event {
        let Fork { decision, successors } = fork;
        let new_edges = self.take_edges(&successors);
        let seeds = self.machine.divided_seeds(&successors);
        let mut parent = Some(self.machine.suspend());
        let mut children = Vec::with_capacity(successors.len());
        for ((index, successor), (seeds, of_seed)) in successors.into_iter().enumerate().zip(seeds).rev() {
            let mut state = match index {
                0 => parent.take().expect("the first successor is made last"),
                _ => parent.clone().expect("the parent is taken by the first successor"),
            };
            let model = of_seed.as_ref().or(successor.feasible.model());
            state.path.add(&self.machine.store, successor.condition, model);
            state.seeds = seeds;
            state.depth += 1;
            state.trail.push(decision.pc, index as u32);
            state.covers_new = new_edges[index] || (index == 0 && state.covers_new);
            if let Resume::Block { target, .. } = successor.resume {
                state.pc = self.machine.image.code.blocks[target].start;
            }
            children.push(state);
        }
        children.reverse();
        Event::Forked(decision, children)
    }

    /// Marks the edges to the successors of a fork as covered. Returns which of them are new.
    fn take_edges(&mut self, successors: &[Successor]) -> Vec<bool> {
        let machine = &mut self.machine;
        let block = machine.core.block;
        let edges: Vec<Option<(u8, Option<u32>)>> = successors
            .iter()
            .map(|successor| match successor.resume {
                Resume::Block { target, flags } => Some((flags, machine.switch_edge(target))),
                Resume::Retry => None,
            })
            .collect();
        let coverage = &machine.coverage;
        let is_new = |&(flags, edge): &(u8, Option<u32>)| {
            coverage.is_new(block, flags) || edge.is_some_and(|edge| coverage.is_new_edge(edge))
        };
        let new = edges.iter().map(|edge| edge.as_ref().is_some_and(is_new)).collect();
        if let Some(flags) = edges.iter().flatten().map(|&(flags, _)| flags).reduce(|all, flags| all | flags)
        {
            machine.leave_block(flags);
        }
        for edge in edges.into_iter().flatten().filter_map(|(_, edge)| edge) {
            machine.coverage.mark_edge(edge);
        }
        new
    }

    // Endings

    fn end(&mut self, ending: Ending) -> Event {
        Event::Ended(self.end_path(ending))
    }

    /// The path in the machine has ended.
    fn end_path(&mut self, ending: Ending) -> EndedPath {
        // The instruction at which a path was terminated was not executed.
        self.machine.mark_partial(match ending {
            Ending::Early(_) => CurrentInstruction::NotExecuted,
            Ending::Exit(_) | Ending::Error(_) | Ending::Silent | Ending::Stuck(_) => {
                CurrentInstruction::Executed
            }
        });
        let ending = match ending {
            Ending::Exit(status) => self.exited(status),
            Ending::Error(bug) => self.failed(vec![*bug]),
            Ending::Silent => PathEnding::Silent,
            Ending::Early(early) => self.terminated(early),
            Ending::Stuck(what) => self.stuck(what),
        };
        self.holds_ended = true;
        let state = &self.machine.state;
        EndedPath {
            ending,
            output: state.output.clone(),
            kind: PathKind::of(state),
            covers_new: state.covers_new,
            seeds: state.seeds.iter().filter(|seed| seed.is_given()).count() as u64,
            merge_scopes: state.merge_scopes.clone(),
            instructions: state.instructions,
        }
    }

    fn exited(&mut self, status: Value) -> PathEnding {
        let leaks = if self.machine.config.check_leak { self.machine.leaks() } else { Vec::new() };
        if leaks.is_empty() { PathEnding::Exit(self.exit_code(status)) } else { self.failed(leaks) }
    }

    /// A path that ends because Loam lacks something is a loss.
    fn failed(&mut self, errors: Vec<Bug>) -> PathEnding {
        for bug in errors.iter().filter(|bug| bug.kind.is_limitation()) {
            self.machine.count_loss(LossKind::Unsupported, &bug.message);
        }
        PathEnding::Errors(errors)
    }

    fn terminated(&mut self, early: Early) -> PathEnding {
        if let Some(kind) = early.loss() {
            self.machine.count_loss(kind, early.describe());
        }
        PathEnding::Early(early)
    }

    /// No successor is feasible. If the path itself is, Loam is wrong.
    fn stuck(&mut self, what: &str) -> PathEnding {
        if self.is_path_feasible() {
            let location = self.machine.location_text();
            let message = format!("{location}: a feasible path has no way to go on: {what}");
            self.machine.journal.fault.get_or_insert(message);
        }
        self.terminated(Early::Infeasible)
    }

    /// The exit status as a parent process sees it, under the inputs of the path's test.
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

    /// Whether inputs are found that take the path in the machine.
    fn is_path_feasible(&mut self) -> bool {
        let inputs = self.machine.inputs();
        let (store, path) = (&self.machine.store, &self.machine.state.path);
        let mut evaluator = Evaluator::new(store, inputs);
        path.constraints().all(|constraint| evaluator.eval(path.bases.ground(store, constraint)) == 1)
    }

    // Tests

    fn describe(&mut self, mut error: Option<Box<Bug>>, wanted: Wanted) -> Event {
        if let Some(bug) = &mut error {
            self.machine.add_details(bug);
        }
        let inputs = (wanted != Wanted::Nothing).then(|| self.machine.inputs());
        let test = inputs.as_ref().filter(|_| wanted == Wanted::Test).map(|inputs| self.test(inputs));
        Event::Described(Box::new(Description { error, inputs, test }))
    }

    fn test(&self, inputs: &Model) -> Test {
        let (stdout, stderr) = self.output(inputs);
        let (conditions, is_left_out) = self.conditions();
        Test { case: self.test_case(inputs), stdout, stderr, conditions, is_left_out }
    }

    fn test_case(&self, inputs: &Model) -> TestCase {
        let store = &self.machine.store;
        let object = |input: &SymbolicObject| {
            let byte = |offset| inputs.get(Symbol { array: input.array, offset }).unwrap_or(0);
            let (size, name) = (store.array_info(input.array).size, input.name.to_string());
            let length = input.length.map(|length| Evaluator::new(store, inputs).eval(length));
            let size = length.map_or(size, |length| size.min(u32::try_from(length).unwrap_or(size)));
            TestObject { name, bytes: (0..size).map(byte).collect() }
        };
        TestCase { objects: self.machine.state.inputs.in_order().into_iter().map(object).collect() }
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

    /// The path condition in the wanted languages that can express it, and whether some cannot.
    fn conditions(&self) -> (Vec<(Language, String)>, bool) {
        let languages = &self.machine.config.emit;
        if languages.is_empty() {
            return (Vec::new(), false);
        }
        let (store, path) = (&self.machine.store, &self.machine.state.path);
        let terms: Vec<Expr> =
            path.constraints().map(|constraint| path.bases.ground(store, constraint)).collect();
        let texts = languages.iter().filter_map(|&language| {
            let text = match language {
                Language::SmtLib => Some(text::smtlib(store, &terms)),
                Language::KQuery => text::kquery(store, &terms),
            };
            Some((language, text?))
        });
        let conditions: Vec<_> = texts.collect();
        let is_left_out = conditions.len() < languages.len();
        (conditions, is_left_out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tasks_and_reports_can_be_sent_to_a_thread() {
        fn is_send<T: Send>() {}
        is_send::<Task>();
        is_send::<Report>();
    }
}
