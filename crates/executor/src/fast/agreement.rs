//! The fast loop and the general step agree: every instruction that the loop executes on random operands has the effect that
//! the step of its origin has.
//!
//! Two machines run the same random program side by side, one instruction at a time. One lets the fast loop execute
//! whatever it can; the other only ever steps. After each instruction registers, frames, program counter, coverage and the
//! count of instructions are compared, and after each call the memory. What the loop leaves to the step must be untouched.

mod programs;

use super::{Exit, Fast, InlineCaches};
use crate::config::RunConfig;
use crate::image::{Image, MemoryConfig};
use crate::machine::Machine;
use crate::provenance::Provenance;
use loam_base::{Id, Rng};
use loam_expr::{ExprStore, Symbol};
use loam_memory::{MemoryModel, ObjectInfo, Value};
use loam_program::code::{Code, Inst};
use loam_program::ir::{BlockId, Body, FunctionId, Operand, Reg};
use loam_program::lower::live_after;
use loam_solver::{Backends, Solver, SolverConfig};
use loam_solver_blaster::Blaster;
use loam_state::{Frame, State};
use loam_system::NoFiles;
use programs::{GLOBALS, PARAMS, Role, SYMBOLIC};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Names every instruction. A new one does not compile without an entry here, and fails the test until random programs
/// contain it.
macro_rules! instructions {
    ($($name:ident)+) => {
        const INSTRUCTIONS: &[&str] = &[$(stringify!($name)),+];

        fn name(inst: &Inst) -> &'static str {
            match inst {
                $(Inst::$name { .. } => stringify!($name),)+
            }
        }
    };
}

#[rustfmt::skip]
instructions! {
    Step Move Const
    Add64 Add32 Add Add64I Add32I AddI Sub64 Sub32 Sub SubFromI Mul MulI And AndI Or OrI Xor XorI
    Shl ShlI LShr LShrI AShr AShrI UDiv URem SDiv SRem UDivI URemI SDivI SRemI FunnelI Unary
    Eq EqI Ne NeI Ult UltI Ule UgtI Slt SltI Sle SgtI
    Select Truncate SignExtend Pointer PointerTable
    Load8 Load16 Load32 Load64 LoadIndex8 LoadIndex16 LoadIndex32 LoadIndex64 LoadWithin PointerWithin
    LoadTable8 LoadTable16 LoadTable32 LoadTable64 LoadAt8 LoadAt16 LoadAt32 LoadAt64
    Store8 Store16 Store32 Store64 StoreIndex8 StoreIndex16 StoreIndex32 StoreIndex64 StoreWithin
    StoreTable8 StoreTable16 StoreTable32 StoreTable64 StoreAt8 StoreAt16 StoreAt32 StoreAt64
    Float64 Float32 FloatCompare FloatCast
    Jump Branch BranchEq BranchUlt BranchSlt BranchEqI BranchUltI BranchSltI Switch
    Call Return ReturnWord ReturnConst
}

const PROGRAMS: u64 = 12;
const PAIRS: usize = 150;
const RUNS: usize = 12;
/// How often the fast loop must have executed each instruction, in frames of either kind.
const LEAST: u64 = 10;

#[test]
fn the_fast_loop_does_what_the_step_of_the_origin_does() {
    let mut executed = BTreeMap::new();
    for seed in 0..PROGRAMS {
        let mut pair = Pair::new(seed);
        let mut rng = Rng::new(seed);
        for driver in (0..PAIRS).map(|index| FunctionId::from_index(2 * index + 1)) {
            for _ in 0..RUNS {
                pair.run(driver, &mut rng);
            }
        }
        for (key, count) in pair.executed {
            *executed.entry(key).or_insert(0) += count;
        }
    }
    for is_mixed in [false, true] {
        for name in INSTRUCTIONS.iter().filter(|name| **name != "Step") {
            let count = executed.get(&(*name, is_mixed)).copied().unwrap_or(0);
            assert!(count >= LEAST, "{name} was executed {count} times (mixed frames: {is_mixed})");
        }
    }
}

/// Two machines in the same state.
struct Pair {
    /// Lets the fast loop execute what it can.
    fast: Machine,
    /// Steps.
    step: Machine,
    /// The same code with every instruction left to its origin. One at a time is put back, so that the fast loop stops
    /// behind it.
    alone: Code,
    caches: InlineCaches,
    /// How often the fast loop executed each instruction, in plain and in mixed frames.
    executed: BTreeMap<(&'static str, bool), u64>,
}

impl Pair {
    fn new(seed: u64) -> Self {
        let store = Arc::new(ExprStore::new());
        let image = Arc::new(image(seed, &store));
        let mut alone = self::image(seed, &store).code;
        alone.insts.fill(Inst::Step);
        let machine = || machine(&image, &store);
        let (fast, step) = (machine(), machine());
        Self { fast, step, alone, caches: InlineCaches::default(), executed: BTreeMap::new() }
    }

    /// Runs a driver on random arguments until it returns or something happens that ends the path or forks.
    fn run(&mut self, driver: FunctionId, rng: &mut Rng) {
        self.begin(driver, rng);
        let first = self.fast.core.pc;
        while self.instruction() && self.fast.core.frames.len() > 1 {}
        let returned = self.fast.core.frames.len() == 1;
        assert!(!returned || self.fast.core.pc > first, "a driver goes on behind its call");
        let store = Arc::clone(&self.fast.store);
        let objects: Vec<Arc<ObjectInfo>> = self.fast.state.memory.objects().cloned().collect();
        for object in objects {
            let fast = contents(&mut self.fast.state, &store, &object);
            assert!(fast == contents(&mut self.step.state, &store, &object), "{object:?} after {driver:?}");
        }
    }

    /// Both machines at the start of the driver, with the same random values in its parameters.
    fn begin(&mut self, driver: FunctionId, rng: &mut Rng) {
        let image = Arc::clone(&self.fast.image);
        let code = &image.code.functions[driver];
        // The loop must go on with plain words in mixed frames, whether or not there are terms in them.
        let is_mixed = rng.flip();
        let is_symbolic = is_mixed && rng.flip();
        let is_forked = rng.below(4) == 0;
        let globals: Vec<u64> = image.global_objects().map(|(_, object)| object.base.0).collect();
        let input = self.fast.store.byte(Symbol { array: self.fast.store.array("input", 0, 1), offset: 0 });
        let values: Vec<u64> =
            PARAMS.iter().map(|&(width, role)| value(rng, role, width, &globals)).collect();
        for machine in [&mut self.fast, &mut self.step] {
            while !machine.core.frames.is_empty() {
                machine.core.pop();
            }
            if is_forked {
                // Memory is frozen and shared with a second state, as it is after a fork.
                let state = machine.suspend();
                machine.resume(state.clone());
            }
            let frame =
                Frame { function: driver, return_pc: 0, result_slot: u32::MAX, mixed: is_mixed, extra: None };
            assert!(machine.core.push(frame, code.frame_size as usize), "the stack has room");
            for (index, (&value, &(_, role))) in values.iter().zip(PARAMS).enumerate() {
                let slot = code.slots[Reg::from_index(index)];
                match role {
                    Role::Input if is_symbolic => machine.core.set_term(slot, input),
                    _ => machine.core.set_word(slot, value),
                }
            }
            machine.core.enter(&image.code, code.entry.expect("drivers have bodies"));
        }
    }

    /// Executes the next instruction in both machines and compares them. False if the path ends or forks.
    fn instruction(&mut self) -> bool {
        let image = Arc::clone(&self.fast.image);
        let pc = self.fast.core.pc as usize;
        let inst = image.code.insts[pc];
        let is_mixed = self.fast.core.top().frame.mixed;
        let level = self.fast.core.frames.len();
        let context = || format!("{inst:?}, from {}", origin_text(&image, pc));
        let is_executed = self.execute_fast(pc, inst);
        let goes_on = self.step.step();
        if is_executed {
            *self.executed.entry((name(&inst), is_mixed)).or_insert(0) += 1;
            assert!(matches!(goes_on, Ok(None)), "the step ends or forks the path: {}", context());
        } else {
            assert_eq!(self.fast.core.pc as usize, pc, "{}", context());
            let fast = self.fast.step();
            assert_eq!(matches!(fast, Ok(None)), matches!(goes_on, Ok(None)), "{}", context());
        }
        if matches!(goes_on, Ok(None)) {
            self.compare(&context);
            if self.fast.core.frames.len() == level {
                self.compare_results(pc, &context);
            }
        }
        matches!(goes_on, Ok(None))
    }

    /// Lets the fast loop execute one instruction. False if it leaves the instruction to its origin.
    fn execute_fast(&mut self, pc: usize, inst: Inst) -> bool {
        self.alone.insts[pc] = inst;
        let frames = self.fast.core.frames.len();
        let machine = &mut self.fast;
        let exit = Fast {
            code: &self.alone,
            core: &mut machine.core,
            memory: &mut machine.state.memory,
            caches: &mut self.caches,
            coverage: &mut machine.coverage,
            instructions: &mut machine.instructions,
            accesses: &mut machine.accesses,
            fuel: u64::MAX,
            watch: None,
        }
        .run();
        self.alone.insts[pc] = Inst::Step;
        assert_eq!(exit, Exit::Step);
        machine.core.pc as usize != pc || machine.core.frames.len() != frames
    }

    /// Compares all that the rest of the program can tell apart.
    fn compare(&self, context: &dyn Fn() -> String) {
        let (fast, step) = (&self.fast, &self.step);
        assert_eq!(fast.core.pc, step.core.pc, "program counter: {}", context());
        assert_eq!(fast.core.block, step.core.block, "block: {}", context());
        let counts = |machine: &Machine| (machine.instructions, machine.accesses);
        assert_eq!(counts(fast), counts(step), "instructions and accesses: {}", context());
        assert!(fast.coverage.blocks == step.coverage.blocks, "coverage: {}", context());
        assert_eq!(fast.coverage.news, step.coverage.news, "coverage: {}", context());
        assert_eq!(fast.core.frames.len(), step.core.frames.len(), "frames: {}", context());
        for (left, right) in fast.core.frames.iter().zip(&step.core.frames) {
            assert_eq!((left.base, left.size), (right.base, right.size), "frames: {}", context());
            let plain = |frame: &Frame| {
                let Frame { function, return_pc, result_slot, mixed, extra } = frame;
                (*function, *return_pc, *result_slot, *mixed, extra.is_some())
            };
            assert_eq!(plain(&left.frame), plain(&right.frame), "frames: {}", context());
        }
        let origin = fast.image.code.origins[fast.core.pc as usize];
        // A constant on its way into a scratch slot has no origin; what follows it has.
        if origin.count > 0 {
            let info = fast.image.code.blocks[origin.block];
            let body = &fast.image.code.functions[info.function].body;
            for reg in live_before(body, info.block, origin.first as usize) {
                self.compare_register(info.function, reg, context);
            }
        }
    }

    /// Compares what the instruction at `pc` computed, whether or not anything uses it.
    fn compare_results(&self, pc: usize, context: &dyn Fn() -> String) {
        let code = &self.fast.image.code;
        let origin = code.origins[pc];
        let info = code.blocks[origin.block];
        let block = &code.functions[info.function].body.blocks[info.block];
        let last = (origin.first + origin.count).checked_sub(1).filter(|_| origin.count > 0);
        if let Some((inst, _)) = last.and_then(|last| block.insts.get(last as usize)) {
            inst.for_each_result(|reg| self.compare_register(info.function, reg, context));
        }
    }

    fn compare_register(&self, function: FunctionId, reg: Reg, context: &dyn Fn() -> String) {
        let slot = self.fast.image.code.functions[function].slots[reg];
        let (fast, step) = (&self.fast.core, &self.step.core);
        assert_eq!(fast.term(slot), step.term(slot), "{reg:?}: {}", context());
        assert_eq!(fast.word(slot), step.word(slot), "{reg:?}: {}", context());
    }
}

fn memory_model() -> Box<dyn MemoryModel> {
    loam_memory_models::by_name("forking", &loam_memory_models::ModelOptions::default(), || {
        unreachable!("forking groups nothing")
    })
    .expect("it exists")
}

fn image(seed: u64, store: &ExprStore) -> Image {
    let program = programs::program(seed, PAIRS);
    loam_program::verify::verify(&program).expect("random programs are well formed");
    let mut image = Image::new(program, store, &MemoryConfig::default(), &*memory_model()).expect("it fits");
    let base = image.global_objects().find(|(id, _)| *id == SYMBOLIC).map(|(_, object)| object.base);
    let object = base.and_then(|base| image.memory.object_at(base).cloned()).expect("it exists");
    let mut contents = image.memory.contents(&object);
    for offset in (0..object.size.capacity()).step_by(13) {
        let symbol = Symbol { array: store.array("memory", 0, 64), offset: offset as u32 };
        contents.write(store, offset..offset + 1, Value::Term(store.byte(symbol)));
    }
    image.memory.freeze();
    if seed % 2 == 1 {
        image.code.keep_within_objects();
    }
    image
}

fn machine(image: &Arc<Image>, store: &Arc<ExprStore>) -> Machine {
    let config = Arc::new(RunConfig { max_stack: 1 << 16, ..RunConfig::default() });
    let backends = Backends { fast: Box::new(Blaster::new()), full: Box::new(Blaster::new()), second: None };
    let solver = Solver::new(Arc::clone(store), SolverConfig::default(), backends);
    let (image, store) = (Arc::clone(image), Arc::clone(store));
    let mut machine =
        Machine::new(image, store, config, solver, memory_model(), Arc::new(NoFiles), Provenance::default());
    let initial = machine.suspend();
    machine.resume(initial);
    machine
}

/// A random value for a parameter.
fn value(rng: &mut Rng, role: Role, width: u8, globals: &[u64]) -> u64 {
    match role {
        Role::Integer | Role::Input => programs::integer(rng, width),
        Role::Float => programs::float(rng, width),
        Role::Index => (rng.below(12) as i64 - 3) as u64 & (u64::MAX >> (64 - width)),
        Role::Pointer => {
            let global = rng.below(GLOBALS.len() as u64) as usize;
            let inside = match rng.flip() {
                true => rng.below(GLOBALS[global].min(40)),
                false => rng.below(GLOBALS[global]),
            };
            globals[global] + inside
        }
    }
}

/// The contents of an object, eight bytes at a time.
fn contents(state: &mut State, store: &ExprStore, object: &Arc<ObjectInfo>) -> Vec<Value> {
    let mut contents = state.memory.contents(object);
    (0..object.size.capacity()).step_by(8).map(|offset| contents.read(store, offset..offset + 8)).collect()
}

/// The registers whose values are wanted by an instruction of a block or behind it.
fn live_before(body: &Body, block: BlockId, index: usize) -> Vec<Reg> {
    let mut live = live_after(body, block, index);
    if let Some((inst, _)) = body.blocks[block].insts.get(index) {
        inst.for_each_result(|result| live.retain(|&reg| reg != result));
        inst.for_each_operand(|operand| {
            if let Operand::Reg(reg) = operand {
                live.push(reg);
            }
        });
    }
    live
}

/// The IR behind an instruction, for messages.
fn origin_text(image: &Image, pc: usize) -> String {
    let origin = image.code.origins[pc];
    let info = image.code.blocks[origin.block];
    let block = &image.code.functions[info.function].body.blocks[info.block];
    let indices = origin.first as usize..(origin.first + origin.count) as usize;
    let texts = indices.map(|index| match block.insts.get(index) {
        Some((inst, _)) => format!("{inst:?}"),
        None => format!("{:?}", block.terminator),
    });
    texts.collect::<Vec<_>>().join("; ")
}
