//! The machine: the state that a worker runs, and everything that its execution needs.
//!
//! The machine executes one instruction at a time on values of any kind (`step`), and lets the fast loop run
//! whenever it can. It never decides which state is next and never writes results: it returns why a state
//! stopped, and `explore` acts.

use crate::compact::LoopCounts;
use crate::config::RunConfig;
use crate::core::Core;
use crate::coverage::{COMPLETED, Coverage};
use crate::decision::{Decided, Fork, Resume};
use crate::external::HostSide;
use crate::fast::{Exit, Fast, InlineCaches};
use crate::image::Image;
use crate::journal::Journal;
use crate::pointer_check::Checked;
use crate::provenance::Provenance;
use crate::trial::Trial;
use loam_environment::Interrupt;
use loam_expr::{Expr, ExprStore};
use loam_memory::{MemoryModel, ModelFigures, Value};
use loam_program::code::{CodeBlockId, Inst};
use loam_program::ir::{Operand, Reg};
use loam_solver::{Model, Solver};
use loam_state::ending::Early;
use loam_state::{DecisionKind, Ending, LivenessFigures, Loss, LossKind, State};
use loam_system::{HostFileSystem, System};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// Most queries to a backend in one slice. A number and not a time, so that equal runs stay equal.
const MAX_QUERIES: u64 = 32;

/// Executes states, one at a time.
pub struct Machine {
    /// The program. Every step counts it up and down, so each worker has a count of its own.
    pub image: Rc<Arc<Image>>,
    /// All terms.
    pub store: Arc<ExprStore>,
    /// The configuration.
    pub config: Arc<RunConfig>,
    /// The solver.
    pub solver: Solver,
    /// The memory model.
    pub model: Box<dyn MemoryModel>,
    /// The files of the host.
    pub host_files: Arc<dyn HostFileSystem>,
    /// The operating system every path starts with.
    pub system: Arc<System>,
    /// Registers of the running state.
    pub core: Core,
    /// The running state, less its frames.
    pub state: Box<State>,
    /// What was covered.
    pub coverage: Coverage,
    /// Source instructions executed in the whole run.
    pub instructions: u64,
    /// Scalars read and written in memory in the whole run.
    pub accesses: u64,
    /// Memory accesses that had to be resolved.
    pub counts: Counts,
    /// Events that are not part of a path.
    pub journal: Journal,
    /// What the memory model did.
    pub(crate) model_figures: ModelFigures,
    /// The memory bug that ended the state in the machine, if one did.
    pub(crate) last_bug: Option<Box<loam_memory::MemoryBug>>,
    /// The host, once a function was called there.
    pub(crate) host_side: Option<Box<HostSide>>,
    /// The IR instruction that `step` is executing, if any: the block and the index there.
    pub(crate) stepping: Option<(CodeBlockId, u32)>,
    /// The pointers that addresses were computed from.
    pub(crate) provenance: Provenance,
    /// Accesses that agreed with the points-to analysis.
    pub(crate) checked: Checked,
    /// The inputs of the state in the machine, if it is a trial.
    pub(crate) trial: Option<Box<Trial>>,
    caches: InlineCaches,
    next_active: u32,
    /// The count of instructions when the running slice began.
    pub(crate) slice_began: u64,
}

/// Figures about memory accesses.
#[derive(Clone, Copy, Debug, Default)]
#[expect(missing_docs, reason = "the names are those of run.json")]
pub struct Counts {
    pub resolutions: u64,
    pub multiple_resolutions: u64,
    pub resolution_queries: u64,
    pub resolution_forks: u64,
    /// Parts of paths that the memory model gave up.
    pub resolutions_narrowed: u64,
    pub allocations: u64,
    pub frees: u64,
    pub host_calls: u64,
    /// Loops that were executed in one step, and those that were not.
    pub loops: LoopCounts,
    /// The search for infinite loops.
    pub liveness: LivenessFigures,
    /// Decisions of paths, by [`DecisionKind`].
    pub decisions: [u64; DecisionKind::COUNT],
}

/// What something that is no part of the exploration must not change.
pub(crate) struct Unseen {
    journal: Journal,
    counts: Counts,
    pub instructions: u64,
    accesses: u64,
    model_figures: ModelFigures,
    covered: Vec<u8>,
    partial: BTreeMap<CodeBlockId, u32>,
}

/// What a trial may change beside paths and everything that is [`Unseen`]: queries, calls of the host, and inputs.
#[derive(PartialEq, Eq)]
pub(crate) struct OutsideOfPaths {
    queries: u64,
    host_calls: u64,
    inputs: usize,
}

/// What becomes of the marks of covered code.
#[derive(Clone, Copy)]
pub(crate) enum Marks {
    /// They stay.
    Stay,
    /// They are as before.
    Go,
}

/// What follows an instruction.
pub enum Flow {
    /// The next instruction follows.
    Next,
    /// A block follows.
    Goto(CodeBlockId, u8),
    /// The program counter was set already, because a frame was entered or left.
    Moved,
    /// The path forks.
    Fork(Fork),
}

/// Whether the instruction at which a path stands counts as covered.
#[derive(Clone, Copy)]
pub(crate) enum CurrentInstruction {
    /// The instruction was executed.
    Executed,
    /// The path stands in front of the instruction.
    NotExecuted,
}

/// Why a state stopped running.
pub enum Stop {
    /// Its allowance of instructions is used up.
    Fuel,
    /// The path forks. The machine is left in front of the instruction that needed the decision.
    Fork(Fork),
    /// The path waits to be merged with others.
    Wait,
    /// The path ends.
    End(Ending),
}

/// How long a state runs before the limits are checked.
#[derive(Clone, Copy)]
struct Slice {
    /// The count of instructions at which the slice ends.
    fuel: u64,
    /// The queries that had reached a backend when the slice began.
    queries_before: u64,
}

impl Machine {
    /// A worker without a state.
    pub(crate) fn new(
        image: Arc<Image>,
        store: Arc<ExprStore>,
        config: Arc<RunConfig>,
        solver: Solver,
        model: Box<dyn MemoryModel>,
        host_files: Arc<dyn HostFileSystem>,
        provenance: Provenance,
    ) -> Self {
        let system = Arc::new(System::new(&config.environment.system, &*host_files));
        let state = Box::new(State::initial(&image.memory, &image.bases, &system));
        Self {
            core: Core::new(config.max_stack / 8),
            coverage: Coverage::new(&image.code, &image.own_blocks),
            image: Rc::new(image),
            store,
            config,
            solver,
            model,
            host_files,
            system,
            state,
            instructions: 0,
            accesses: 0,
            counts: Counts::default(),
            journal: Journal::default(),
            model_figures: ModelFigures::default(),
            last_bug: None,
            host_side: None,
            stepping: None,
            provenance,
            checked: Checked::default(),
            trial: None,
            caches: InlineCaches::default(),
            next_active: 1,
            slice_began: 0,
        }
    }

    /// Begins something that is no part of the exploration. Returns what it must not change.
    pub(crate) fn begin_unseen(&mut self) -> Unseen {
        self.coverage.switch_counting();
        Unseen {
            journal: std::mem::take(&mut self.journal),
            counts: self.counts,
            instructions: self.instructions,
            accesses: self.accesses,
            model_figures: std::mem::take(&mut self.model_figures),
            covered: self.coverage.blocks.clone(),
            partial: self.coverage.partial.clone(),
        }
    }

    /// Ends it: everything is as before, but for a fault of Loam, and for what was covered if that is to stay.
    pub(crate) fn end_unseen(&mut self, before: Unseen, marks: Marks) {
        let Unseen { journal, counts, instructions, accesses, model_figures, covered, partial } = before;
        let fault = self.journal.fault.take();
        self.journal = journal;
        self.journal.fault = self.journal.fault.take().or(fault);
        (self.counts, self.instructions, self.accesses) = (counts, instructions, accesses);
        self.model_figures = model_figures;
        self.coverage.switch_counting();
        match marks {
            Marks::Stay => {}
            Marks::Go => (self.coverage.blocks, self.coverage.partial) = (covered, partial),
        }
    }

    /// What must be equal before and after a trial if the run goes on without it as with it.
    pub(crate) fn outside_of_paths(&self) -> OutsideOfPaths {
        OutsideOfPaths {
            queries: self.solver.figures().queries,
            host_calls: self.counts.host_calls,
            inputs: self.store.array_count(),
        }
    }

    /// A fresh machine with everything that this one has counted for the whole run. Whatever belongs to the state in this one is
    /// dropped with it, the solver included.
    pub(crate) fn renewed_as(&mut self, fresh: Self) -> Self {
        let mut solver = fresh.solver;
        solver.count_from(self.solver.figures());
        Self {
            solver,
            coverage: std::mem::take(&mut self.coverage),
            journal: std::mem::take(&mut self.journal),
            model_figures: std::mem::take(&mut self.model_figures),
            counts: self.counts,
            instructions: self.instructions,
            accesses: self.accesses,
            slice_began: self.instructions,
            ..fresh
        }
    }

    /// Makes a state the running one.
    pub fn resume(&mut self, state: Box<State>) {
        self.last_bug = None;
        self.state = state;
        if self.model.keeps_provenance() {
            self.caches.forget_origins();
        }
        if let Some(frames) = self.state.frames.take() {
            self.core.thaw(&frames);
            self.core.pc = self.state.pc;
            self.core.block = self.image.code.origins[self.state.pc as usize].block;
        }
        if !self.state.memory.is_paused_at(self.next_active) {
            self.state.memory.freeze();
            self.state.memory.resume(self.next_active);
        }
    }

    /// Suspends the running state, but leaves its memory active: cheap if the state is soon resumed. The
    /// memory must be frozen before the state is cloned, and should be as soon as another state runs.
    pub fn pause(&mut self) -> Box<State> {
        self.state.pc = self.core.pc;
        self.state.frames = self.core.freeze();
        self.state.memory.drop_needless_marks();
        self.next_active = self.state.memory.next_number();
        let empty = Box::new(State::initial(&self.image.memory, &self.image.bases, &self.system));
        std::mem::replace(&mut self.state, empty)
    }

    /// Suspends the running state, to be kept or cloned. The machine is empty afterwards.
    pub fn suspend(&mut self) -> Box<State> {
        self.next_active = self.state.memory.freeze();
        self.pause()
    }

    /// Runs the state for at most `fuel` source instructions.
    pub fn run(&mut self, fuel: u64) -> Stop {
        let before = self.instructions;
        self.slice_began = before;
        let stop = self.run_until(before + fuel);
        let executed = self.instructions - before;
        self.state.instructions = self.path_instructions();
        self.slice_began = self.instructions;
        self.state.since_new_coverage =
            if self.coverage.news { 0 } else { self.state.since_new_coverage + executed };
        self.state.covers_new |= self.coverage.news;
        stop
    }

    /// Source instructions executed on the path in the machine.
    pub(crate) fn path_instructions(&self) -> u64 {
        self.state.instructions + (self.instructions - self.slice_began)
    }

    fn run_until(&mut self, fuel: u64) -> Stop {
        let slice = Slice { fuel, queries_before: self.solver.figures().solver_queries };
        loop {
            let due = self.take_checkpoint_if_due().max(self.instructions + 1);
            let exit = Fast {
                code: &self.image.code,
                core: &mut self.core,
                memory: &mut self.state.memory,
                caches: &mut self.caches,
                coverage: &mut self.coverage,
                instructions: &mut self.instructions,
                accesses: &mut self.accesses,
                fuel: fuel.min(due),
                watch: self.state.watch.as_deref().map(|watch| &*watch.checkpoint),
            }
            .run();
            match exit {
                Exit::Fuel if self.instructions >= fuel => return Stop::Fuel,
                // A checkpoint is due, at the start of the next block.
                Exit::Fuel if self.is_at_block() => continue,
                Exit::Fuel | Exit::Step => {}
                Exit::Watched => match self.look_back() {
                    Some(stop) => return stop,
                    None => continue,
                },
            }
            self.journal.made_before = self.journal.decisions.len();
            let stepped = self.step();
            self.stepping = None;
            match stepped {
                // Decided branches and instructions that are executed again may never reach the fast loop's check of the fuel,
                // and hard queries take long: the slice must end here so that the limits are checked.
                Ok(None) | Err(Interrupt::Retry) if self.is_over(slice) => return Stop::Fuel,
                Ok(None) if self.is_at_checkpoint() => {
                    if let Some(stop) = self.look_back() {
                        return stop;
                    }
                }
                Ok(None) => {}
                Ok(Some(fork)) => return Stop::Fork(fork),
                Err(Interrupt::Retry) => {}
                Err(Interrupt::Fork(kind, conditions)) => return self.fork_and_retry(kind, conditions),
                Err(Interrupt::WaitForMerge) => {
                    self.core.pc += 1;
                    return Stop::Wait;
                }
                Err(Interrupt::End(ending)) => return Stop::End(ending),
                Err(Interrupt::Undecided) => return self.gave_up(),
                Err(interrupt) => return Stop::End(Ending::Error(Box::new(self.bug(interrupt)))),
            }
        }
    }

    /// Forks the path under these conditions; each successor executes the instruction again.
    fn fork_and_retry(&mut self, kind: DecisionKind, conditions: Vec<Expr>) -> Stop {
        let alternatives = conditions.into_iter().map(|condition| (condition, Resume::Retry)).collect();
        match self.decide_among(kind, alternatives) {
            Ok(Decided::Fork(fork)) => Stop::Fork(fork),
            Ok(Decided::Only(_)) => Stop::Fuel,
            Ok(Decided::Nothing) => {
                Stop::End(Ending::Stuck("a path forked, and none of its successors is feasible"))
            }
            Err(_) => self.gave_up(),
        }
    }

    /// A query has no result: the solver gave up, or the run was halted because of a limit.
    fn gave_up(&mut self) -> Stop {
        self.journal.undo_instruction();
        if self.store.is_halted() { Stop::Fuel } else { Stop::End(Ending::Early(Early::SolverGaveUp)) }
    }

    /// Whether the state has run long enough, in instructions, or in queries that reached a backend.
    fn is_over(&self, slice: Slice) -> bool {
        self.instructions >= slice.fuel
            || self.solver.figures().solver_queries - slice.queries_before > MAX_QUERIES
            || self.store.is_halted()
    }

    /// Executes the IR behind the instruction at `pc`. `Some` if the path forks.
    pub(crate) fn step(&mut self) -> Result<Option<Fork>, Interrupt> {
        let image = Rc::clone(&self.image);
        let origin = image.code.origins[self.core.pc as usize];
        let info = image.code.blocks[origin.block];
        let block = &image.code.functions[info.function].body.blocks[info.block];
        for index in origin.first..origin.first + origin.count {
            self.stepping = Some((origin.block, index));
            let flow = match block.insts.get(index as usize) {
                Some((inst, _)) => self.inst(inst)?,
                None => self.terminator(&block.terminator)?,
            };
            match flow {
                Flow::Next => {}
                Flow::Goto(target, flags) => {
                    if let Some(edge) = self.switch_edge(target) {
                        self.coverage.mark_edge(edge);
                    }
                    self.leave_block(flags);
                    self.core.enter(&image.code, target);
                    return Ok(None);
                }
                Flow::Moved => return Ok(None),
                Flow::Fork(fork) => return Ok(Some(fork)),
            }
        }
        self.core.pc += 1;
        Ok(None)
    }

    /// The edge to a block, if the instruction at `pc` is a switch.
    pub(crate) fn switch_edge(&self, target: CodeBlockId) -> Option<u32> {
        match self.image.code.insts[self.core.pc as usize] {
            Inst::Switch { table, .. } => self.image.code.switches[table as usize].edge_to(target),
            _ => None,
        }
    }

    /// Counts the block that ends here.
    pub fn leave_block(&mut self, flags: u8) {
        self.coverage.mark(self.core.block, COMPLETED | flags);
        let work = self.image.code.blocks[self.core.block].work;
        self.instructions += work.instructions();
        self.accesses += work.accesses();
    }

    /// Records the partial coverage of the blocks that the frames of the state are in.
    pub(crate) fn mark_partial(&mut self, current: CurrentInstruction) {
        if self.core.frames.is_empty() {
            return;
        }
        let pcs: Vec<u32> = self.frame_locations().map(|(pc, _)| pc).collect();
        for (level, pc) in pcs.into_iter().enumerate() {
            if let Some(&origin) = self.image.code.origins.get(pc as usize) {
                // The instruction of a caller is its call.
                let here = match current {
                    CurrentInstruction::NotExecuted if level == 0 => 0,
                    CurrentInstruction::NotExecuted | CurrentInstruction::Executed => origin.count,
                };
                self.coverage.mark_partial(origin.block, origin.first + here);
            }
        }
    }

    // Values in registers

    /// The value of an operand of this width.
    pub fn value(&self, operand: Operand, width: u8) -> Value {
        match operand {
            Operand::Const(bits) => Value::Bits(bits),
            Operand::Reg(reg) => self.register(reg, width),
            Operand::Address(address) => {
                self.image.address(&self.store, address).cut(&self.store, width.into())
            }
        }
    }

    fn register(&self, reg: Reg, width: u8) -> Value {
        let function = &self.image.code.functions[self.core.top().frame.function];
        let slot = function.slots[reg];
        let term = self.core.term(slot);
        if let Some(bits) = term.and_then(|term| self.tried_value(term)) {
            return Value::Bits(loam_expr::concrete::extract(bits, 0, u16::from(width)));
        }
        match term {
            // The term of a merged slot is 64 bits wide, whatever the width of the register.
            Some(term) if self.store.width(term) > u16::from(width) => {
                Value::of(&self.store, self.store.truncate(term, u16::from(width)))
            }
            Some(term) if width == 64 => self.as_word(term),
            Some(term) => Value::Term(Value::Term(term).term(&self.store, u16::from(width))),
            None if function.body.registers[reg] > 64 => {
                let (low, high) = (self.core.word(slot), self.core.word(slot + 1));
                Value::Bits(u128::from(high) << 64 | u128::from(low))
            }
            None => Value::word(self.core.word(slot)),
        }
    }

    /// Writes a register.
    pub fn set(&mut self, reg: Reg, value: Value) {
        let function = &self.image.code.functions[self.core.top().frame.function];
        let (slot, wide) = (function.slots[reg], function.body.registers[reg] > 64);
        match value {
            Value::Bits(bits) => {
                self.core.set_word(slot, bits as u64);
                if wide {
                    self.core.set_word(slot + 1, (bits >> 64) as u64);
                }
            }
            Value::Term(term) => match self.store.constant_value(term).or_else(|| self.tried_value(term)) {
                Some(bits) => self.set(reg, Value::Bits(bits)),
                None => self.core.set_term(slot, term),
            },
        }
    }

    /// The width of a register of the innermost function.
    pub fn width(&self, reg: Reg) -> u8 {
        self.image.code.functions[self.core.top().frame.function].body.registers[reg]
    }

    // Inputs, losses and warnings

    /// Inputs that take the path of the state; always the same ones.
    pub(crate) fn inputs(&mut self) -> Model {
        let mut path = self.state.path.clone();
        for &preference in self.state.preferences.in_order() {
            if let Ok(feasible) = self.solver.feasible(&path, preference)
                && feasible.is_sat()
            {
                path.add(&self.store, preference, feasible.model());
            }
        }
        self.solver.inputs(&path)
    }

    /// Notes that something is not explored here, and tells the user once.
    pub fn lose(&mut self, kind: LossKind, reason: &str) {
        let location = self.location_text();
        self.warn(format!("{location}: {reason}"));
        self.count_loss(kind, reason);
    }

    /// Notes that something is not explored here.
    pub(crate) fn count_loss(&mut self, kind: LossKind, reason: &str) {
        let loss = Loss { kind, location: self.own_location(), reason: reason.to_owned() };
        self.journal.lose(loss);
    }

    /// Tells the user once.
    pub fn warn(&mut self, message: String) {
        self.journal.warn(message);
    }
}
