//! From instructions to constraints, for each reachable function.
//!
//! Every register of a function is a node, and so is each scalar it returns. Only reachable functions are analysed,
//! beginning with the entry of the program; the callees of indirect calls are resolved while solving. With a context,
//! allocation wrappers have one copy of these nodes per chain of calls (`wrappers`). Functions without code are in
//! `calls`.

use super::calls::Call;
use super::contents::{Direction, Node};
use super::locations::{AbstractObjectId, GRANULE, Move, Offset, moved_offset};
use super::objects::{AbstractObject, Engine, InstRef, Origin};
use super::solver::{Access, Solver};
use super::wrappers::Wrappers;
use super::{Modelled, Options, PointsTo};
use loam_base::{Id, IdMap};
use loam_program::ir::{
    Address, BinaryOp, Body, Callee, DataModel, FunctionId, Global, GlobalId, Inst, Operand, Program, Reg,
    Terminator, UnaryOp,
};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Structures up to this many bytes are copied field by field.
const COPIED_BY_FIELD: u64 = 512;
/// Most pairs of objects for which one copy of unknown length is field-sensitive.
const MOST_PAIRS: usize = 64;
/// Most copies of functions for contexts; beyond, functions are analysed without context.
const MOST_CLONES: usize = 10_000;

/// Length of the contexts of small functions of the C library.
const LIBRARY_CONTEXT: usize = 3;

/// Instructions of the largest function of the C library, with all that it calls, that has an instance for each call.
const MOST_LIBRARY_INSTRUCTIONS: usize = 1_000;

/// A function in a context.
pub(super) struct Instance {
    pub function: FunctionId,
    /// The call chain, innermost first.
    pub context: Vec<InstRef>,
    /// The node of its first register; the others follow.
    pub registers: Node,
    /// The node of the first scalar it returns.
    pub returns: Node,
    pub variadic: Option<AbstractObjectId>,
    /// Whether this copy exists for one call, and not to distinguish heap objects.
    pub for_itself: bool,
    /// The copies of arguments passed by value.
    pub copies: BTreeMap<u32, AbstractObjectId>,
}

/// The abstract value of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    /// A number, which points to no object.
    Number,
    /// This location.
    Location(AbstractObjectId, Offset),
    /// The set of a node.
    Node(Node),
}

/// A subscriber to the set of a node.
pub(super) enum Watcher {
    /// A call through a pointer.
    Call(usize),
    /// A copy of unknown length.
    Copy(usize),
}

/// A copy of an unknown number of bytes.
pub(super) struct CopyRecord {
    to: Node,
    from: Node,
    /// The one node through which all contents flow once there are too many pairs of objects.
    all: Option<Node>,
}

/// The caller: an instance and an instruction in it; `None` for the engine.
pub(super) type Caller = Option<(usize, InstRef)>;

/// The state of constraint generation.
pub(super) struct Generator<'a> {
    pub program: &'a Program,
    pub options: &'a Options,
    pub solver: Solver,
    pub objects: IdMap<AbstractObjectId, AbstractObject>,
    pub by_origin: BTreeMap<Origin, Vec<AbstractObjectId>>,
    globals: IdMap<GlobalId, AbstractObjectId>,
    pub instances: Vec<Instance>,
    instance_of: BTreeMap<(FunctionId, Vec<InstRef>), usize>,
    /// Work list: instances whose constraints are not generated yet.
    waiting: Vec<usize>,
    pub calls: Vec<Call>,
    /// The calls that functions without code make, by caller and function.
    pub onward: BTreeMap<(Caller, FunctionId), (Node, usize)>,
    copies: Vec<CopyRecord>,
    pub watchers: Vec<Watcher>,
    constants: HashMap<(AbstractObjectId, Offset), Node>,
    wrappers: Wrappers,
    /// The functions of the C library that are known to be small, or not.
    small: BTreeMap<FunctionId, bool>,
    names: HashMap<&'a str, FunctionId>,
    /// The node of thrown exceptions.
    pub thrown: Node,
    /// The node of signal handlers passed to `rt_sigaction`.
    pub handlers: Node,
}

impl<'a> Generator<'a> {
    /// Analyses a program.
    pub fn run(program: &'a Program, options: &'a Options) -> PointsTo {
        let mut solver = Solver::new(options.halt.clone());
        let (thrown, handlers) = (solver.node(), solver.node());
        let mut generator = Self {
            program,
            options,
            solver,
            objects: IdMap::new(),
            by_origin: BTreeMap::new(),
            globals: IdMap::new(),
            instances: Vec::new(),
            instance_of: BTreeMap::new(),
            waiting: Vec::new(),
            calls: Vec::new(),
            onward: BTreeMap::new(),
            copies: Vec::new(),
            watchers: Vec::new(),
            constants: HashMap::new(),
            wrappers: Wrappers::find(program, options),
            small: BTreeMap::new(),
            names: program.functions.iter().map(|(id, function)| (function.name.as_str(), id)).collect(),
            thrown,
            handlers,
        };
        generator.make_globals();
        generator.start();
        generator.solve();
        generator.finish()
    }

    fn solve(&mut self) {
        loop {
            while let Some(instance) = self.waiting.pop() {
                self.instance(instance);
            }
            let events = self.solver.run();
            if events.is_empty() || self.options.halt.is_requested() {
                return;
            }
            for event in events {
                match self.watchers[event.token as usize] {
                    Watcher::Call(call) => {
                        for object in self.solver.locations().objects_of(&event.locations) {
                            if let Origin::Function(function) = self.objects[object].origin {
                                self.bind(call, function);
                            }
                        }
                    }
                    Watcher::Copy(copy) => self.copy_pairs(copy),
                }
            }
        }
    }

    fn finish(self) -> PointsTo {
        let figures = self.solver.figures();
        let mut instances: IdMap<FunctionId, Vec<Node>> =
            self.program.functions.values().map(|_| Vec::new()).collect();
        for instance in &self.instances {
            instances[instance.function].push(instance.registers);
        }
        PointsTo::new(
            self.solver.finish(),
            self.objects,
            (self.by_origin, self.globals),
            instances,
            figures,
            self.options,
        )
    }

    // Objects

    pub(super) fn object(
        &mut self,
        origin: Origin,
        context: &[InstRef],
        size: Option<u64>,
    ) -> AbstractObjectId {
        let known = self.by_origin.get(&origin).into_iter().flatten();
        if let Some(&object) = known.into_iter().find(|&&object| self.objects[object].context == context) {
            return object;
        }
        let object = match origin {
            Origin::Function(_) => self.solver.locations().add_code(),
            _ => self.solver.locations().add(size),
        };
        self.objects.push(AbstractObject { origin, context: context.to_vec(), size });
        self.by_origin.entry(origin).or_default().push(object);
        object
    }

    pub(super) fn engine(&mut self, what: Engine) -> AbstractObjectId {
        self.object(Origin::Engine(what), &[], None)
    }

    fn make_globals(&mut self) {
        for (id, global) in self.program.globals.iter() {
            let size = match &global.bytes {
                Some(_) => global.size,
                None => global.size.max(GRANULE),
            };
            let object = match global.constant && global.bytes.is_some() && global.relocations.is_empty() {
                true => self.object(Origin::Constants, &[], None),
                false => self.object(Origin::Global(id), &[], Some(size)),
            };
            self.globals.push(object);
        }
        for function in self.program.functions.ids() {
            self.object(Origin::Function(function), &[], Some(0));
        }
        for (id, global) in self.program.globals.iter() {
            self.initialiser(id, global);
        }
        let (table, texts) = (self.engine(Engine::Arguments), self.engine(Engine::Texts));
        self.store_location(table, Offset::Any, (texts, Offset::Any));
    }

    fn initialiser(&mut self, id: GlobalId, global: &Global) {
        let object = self.global(id);
        for relocation in &global.relocations {
            if let Some(target) = self.address(relocation.target) {
                self.store_location(object, Offset::At(relocation.at as i64), target);
            }
        }
    }

    /// Stores a known address in a known location.
    pub(super) fn store_location(
        &mut self,
        object: AbstractObjectId,
        offset: Offset,
        target: (AbstractObjectId, Offset),
    ) {
        let value = self.constant(target.0, target.1);
        self.solver.access_location(object, offset, access(Direction::Write, 0, 8), value);
    }

    pub(super) fn global(&self, id: GlobalId) -> AbstractObjectId {
        self.globals[id]
    }

    pub(super) fn function_object(&self, function: FunctionId) -> AbstractObjectId {
        self.by_origin[&Origin::Function(function)][0]
    }

    pub(super) fn function_named(&self, name: &str) -> Option<FunctionId> {
        self.names.get(name).copied()
    }

    fn address(&self, address: Address) -> Option<(AbstractObjectId, Offset)> {
        match address {
            Address::Global(global, offset) => {
                let object = self.global(global);
                let is_shared = self.objects[object].origin == Origin::Constants;
                Some((object, if is_shared { Offset::Any } else { Offset::At(offset) }))
            }
            Address::Function(function) => Some((self.function_object(function), Offset::At(0))),
            Address::Block(..) => None,
        }
    }

    /// A node that points to one location.
    pub(super) fn constant(&mut self, object: AbstractObjectId, offset: Offset) -> Node {
        if let Some(&node) = self.constants.get(&(object, offset)) {
            return node;
        }
        let node = self.solver.node();
        self.solver.point(node, object, offset);
        self.constants.insert((object, offset), node);
        node
    }

    // Instances

    /// The instance of the callee for a call from this instance. Functions that are modelled in part are functions of the
    /// C library, such as `strlen`. The small ones have an instance for each call: in a single instance all strings of a
    /// program would be merged.
    pub(super) fn instance_for(&mut self, function: FunctionId, call: InstRef, caller: usize) -> usize {
        let is_partly_modelled =
            self.options.modelled[function] == Modelled::Partly && self.is_small_library_function(function);
        let for_itself = is_partly_modelled || self.instances[caller].for_itself;
        let has_room = self.instances.len() < self.program.functions.len() + MOST_CLONES;
        let most = match for_itself {
            true => self.options.context.max(LIBRARY_CONTEXT),
            false if self.wrappers.is_one(function) => self.options.context,
            false => 0,
        };
        let callers = &self.instances[caller].context;
        let mut context: Vec<InstRef> = std::iter::once(call).chain(callers.iter().copied()).collect();
        context.truncate(if has_room { most } else { 0 });
        let instance = self.instance_in(function, context);
        self.instances[instance].for_itself |= for_itself && has_room;
        instance
    }

    /// Whether a function of the C library is small, with all that it calls: `strlen` is, `printf` is not.
    fn is_small_library_function(&mut self, function: FunctionId) -> bool {
        if let Some(&known) = self.small.get(&function) {
            return known;
        }
        let (mut open, mut seen) = (vec![function], BTreeSet::from([function]));
        let mut instructions = 0;
        while let Some(next) = open.pop() {
            let Some(body) = &self.program.functions[next].body else { continue };
            for (inst, _) in body.blocks.values().flat_map(|block| &block.insts) {
                instructions += 1;
                if let Inst::Call(call) = inst
                    && let Callee::Direct(callee) = call.callee
                    && seen.insert(callee)
                {
                    open.push(callee);
                }
            }
            if instructions > MOST_LIBRARY_INSTRUCTIONS {
                break;
            }
        }
        let is_small = instructions <= MOST_LIBRARY_INSTRUCTIONS;
        self.small.insert(function, is_small);
        is_small
    }

    /// A function in a context.
    pub(super) fn instance_in(&mut self, function: FunctionId, context: Vec<InstRef>) -> usize {
        if let Some(&known) = self.instance_of.get(&(function, context.clone())) {
            return known;
        }
        let facts = &self.program.functions[function];
        let body = facts.body.as_ref().expect("only functions with a body have instances");
        let registers = self.solver.nodes(body.registers.len());
        let returns = self.solver.nodes(facts.returns.len());
        let variadic = facts.variadic.then(|| self.object(Origin::Variadic(function), &context, None));
        let mut copies = BTreeMap::new();
        for (index, param) in (0..).zip(&facts.params) {
            if let Some((size, _)) = param.by_value {
                let object = self.object(Origin::ByValue(function, index), &context, Some(size));
                self.solver.point(registers + index, object, Offset::At(0));
                copies.insert(index, object);
            }
        }
        let id = self.instances.len();
        self.instances.push(Instance {
            function,
            context: context.clone(),
            registers,
            returns,
            variadic,
            for_itself: false,
            copies,
        });
        self.instance_of.insert((function, context), id);
        self.waiting.push(id);
        id
    }

    /// Makes the constraints of all instructions of an instance.
    fn instance(&mut self, instance: usize) {
        let program = self.program;
        let function = self.instances[instance].function;
        let Some(body) = &program.functions[function].body else { return };
        let mut code = FunctionCode::new(instance, &self.instances[instance], body, program);
        for (block, contents) in body.blocks.iter() {
            for phi in &contents.phis {
                for &(_, operand) in &phi.incoming {
                    self.assign(&code, phi.dst, operand, Move::By(0));
                }
            }
            for (index, (inst, _)) in (0..).zip(&contents.insts) {
                self.inst(&mut code, inst, InstRef { function, block, index });
            }
            self.terminator(&code, &contents.terminator);
        }
    }

    fn terminator(&mut self, code: &FunctionCode<'_>, terminator: &Terminator) {
        match terminator {
            Terminator::Return(values) => {
                let returns = self.instances[code.instance].returns;
                for (index, &value) in (0..).zip(values) {
                    let value = self.value(code, value);
                    self.flow(value, returns + index, Move::By(0));
                }
            }
            Terminator::Resume { exception } => {
                let value = self.value(code, *exception);
                let thrown = self.thrown;
                self.flow(value, thrown, Move::By(0));
            }
            Terminator::Jump(_)
            | Terminator::Branch { .. }
            | Terminator::Switch { .. }
            | Terminator::IndirectJump { .. }
            | Terminator::Invoke { .. }
            | Terminator::Trap { .. }
            | Terminator::Unreachable
            | Terminator::Unsupported(_) => {}
        }
    }

    fn inst(&mut self, code: &mut FunctionCode<'a>, inst: &'a Inst, at: InstRef) {
        match inst {
            Inst::Copy { dst, a } | Inst::Cast { dst, a, .. } => self.assign(code, *dst, *a, Move::By(0)),
            Inst::Unary { op: UnaryOp::ByteSwap | UnaryOp::BitReverse, dst, a } => {
                self.assign(code, *dst, *a, Move::Anywhere);
            }
            Inst::Binary { op, dst, a, b, .. } => self.binary(code, *op, *dst, (*a, *b)),
            Inst::Funnel { dst, a, b, .. } => {
                self.assign(code, *dst, *a, Move::Anywhere);
                self.assign(code, *dst, *b, Move::Anywhere);
            }
            Inst::Select { dst, a, b, .. } => {
                self.assign(code, *dst, *a, Move::By(0));
                self.assign(code, *dst, *b, Move::By(0));
            }
            Inst::Pointer { dst, base, index, scale, offset } => {
                let by = code.movement(*index, *scale, *offset);
                self.assign(code, *dst, *base, by);
                // If the base is a constant, the index is the pointer.
                if matches!(base, Operand::Const(_)) {
                    self.assign(code, *dst, *index, Move::Anywhere);
                }
                code.learn(*dst, self.known(code, *base, by));
            }
            Inst::Load { dst, address } => {
                let width = u64::from(code.body.registers[*dst]).div_ceil(8);
                let address = self.value(code, *address);
                self.load(address, access(Direction::Read, 0, width), code.node(*dst));
            }
            Inst::Store { width, value, address } => {
                let (value, address) = (self.value(code, *value), self.value(code, *address));
                let width = u64::from(*width).div_ceil(8);
                self.store(address, access(Direction::Write, 0, width), value);
            }
            Inst::Alloca { dst, size, count, .. } => {
                let size = match count {
                    Operand::Const(count) => size.checked_mul(*count as u64),
                    Operand::Reg(_) | Operand::Address(_) => None,
                };
                let context = self.instances[code.instance].context.clone();
                let object = self.object(Origin::Local(at), &context, size);
                self.solver.point(code.node(*dst), object, Offset::At(0));
                code.learn(*dst, Some((object, 0)));
            }
            Inst::MemoryCopy { to, from, length, .. } => {
                let (to, from) = (self.value(code, *to), self.value(code, *from));
                self.copy(to, from, constant_length(*length));
            }
            Inst::Call(call) => self.call(code, call, at),
            Inst::VaStart { list } => {
                let list = self.value(code, *list);
                if let Some(area) = self.instances[code.instance].variadic {
                    let fields: &[i64] = match self.program.data_model {
                        DataModel::Lp64 => &[8, 16],
                        DataModel::Ilp32 => &[0],
                    };
                    let length = self.program.data_model.pointer_bytes();
                    for &offset in fields {
                        let area = Value::Location(area, Offset::Any);
                        self.store(list, access(Direction::Write, offset, length), area);
                    }
                }
            }
            Inst::VaCopy { to, from } => {
                let size = match self.program.data_model {
                    DataModel::Lp64 => 24,
                    DataModel::Ilp32 => 4,
                };
                let (to, from) = (self.value(code, *to), self.value(code, *from));
                self.copy(to, from, Some(size));
            }
            Inst::LandingPad { exception, .. } => {
                let thrown = self.thrown;
                self.solver.flow(thrown, code.node(*exception));
            }
            Inst::Unary { .. }
            | Inst::Compare { .. }
            | Inst::FloatBinary { .. }
            | Inst::FloatUnary { .. }
            | Inst::FloatFma { .. }
            | Inst::FloatCompare { .. }
            | Inst::FloatCast { .. }
            | Inst::MemorySet { .. }
            | Inst::StackSave { .. }
            | Inst::StackRestore { .. }
            | Inst::Lifetime { .. }
            | Inst::Unsupported { .. } => {}
        }
    }

    /// Integer arithmetic on possible pointers.
    fn binary(&mut self, code: &FunctionCode<'_>, op: BinaryOp, dst: Reg, (a, b): (Operand, Operand)) {
        let is_word = code.body.registers[dst] == 64;
        let number = |operand: Operand| match operand {
            Operand::Const(bits) => Some(bits as u64 as i64),
            Operand::Reg(_) | Operand::Address(_) => None,
        };
        let by = |distance: Option<i64>| match distance {
            Some(distance) if is_word => Move::By(distance),
            _ => Move::Anywhere,
        };
        match op {
            BinaryOp::Add => {
                self.assign(code, dst, a, by(number(b)));
                self.assign(code, dst, b, by(number(a)));
            }
            // The difference of two pointers is no pointer; a pointer minus a number is.
            BinaryOp::Sub => self.assign(code, dst, a, by(number(b).map(i64::wrapping_neg))),
            BinaryOp::And => {
                for (pointer, mask) in [(a, number(b)), (b, number(a))] {
                    match mask {
                        Some(mask) if is_word => self.mask(code, dst, pointer, mask),
                        Some(mask) if !keeps_a_byte(mask) => {}
                        _ => self.assign(code, dst, pointer, Move::Anywhere),
                    }
                }
            }
            BinaryOp::Or => {
                for (pointer, tag) in [(a, number(b)), (b, number(a))] {
                    match tag {
                        Some(tag @ (0 | 1 | 2 | 4)) if is_word => {
                            self.assign(code, dst, pointer, Move::By(0));
                            self.assign(code, dst, pointer, Move::By(tag));
                        }
                        _ => self.assign(code, dst, pointer, Move::Anywhere),
                    }
                }
            }
            BinaryOp::Xor | BinaryOp::Mul => {
                self.assign(code, dst, a, Move::Anywhere);
                self.assign(code, dst, b, Move::Anywhere);
            }
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                self.assign(code, dst, a, Move::Anywhere);
            }
            BinaryOp::URem | BinaryOp::SRem => {}
        }
    }

    /// Masking the low bits of a pointer moves it a little; other masks may move it anywhere.
    fn mask(&mut self, code: &FunctionCode<'_>, dst: Reg, pointer: Operand, mask: i64) {
        match mask {
            -8 | -4 | -2 | -1 => {
                for distance in 0..mask.unsigned_abs() as i64 {
                    self.assign(code, dst, pointer, Move::By(-distance));
                }
            }
            mask if keeps_a_byte(mask) => self.assign(code, dst, pointer, Move::Anywhere),
            _ => {}
        }
    }

    // Values

    fn assign(&mut self, code: &FunctionCode<'_>, dst: Reg, operand: Operand, by: Move) {
        // A one-bit value is no part of a pointer.
        if code.body.registers[dst] > 1 {
            let value = self.value(code, operand);
            self.flow(value, code.node(dst), by);
        }
    }

    pub(super) fn value(&self, code: &FunctionCode<'_>, operand: Operand) -> Value {
        match operand {
            Operand::Const(_) => Value::Number,
            Operand::Address(address) => match self.address(address) {
                Some((object, offset)) => Value::Location(object, offset),
                None => Value::Number,
            },
            Operand::Reg(reg) => match code.known[reg] {
                Some((object, at)) => Value::Location(object, Offset::At(at)),
                None => Value::Node(code.node(reg)),
            },
        }
    }

    /// The location an operand always points to after arithmetic, if there is one.
    fn known(&self, code: &FunctionCode<'_>, operand: Operand, by: Move) -> Option<(AbstractObjectId, i64)> {
        match (self.value(code, operand), by) {
            (Value::Location(object, Offset::At(at)), Move::By(distance)) => {
                Some((object, at.checked_add(distance)?))
            }
            _ => None,
        }
    }

    pub(super) fn flow(&mut self, value: Value, to: Node, by: Move) {
        match value {
            Value::Number => {}
            Value::Location(object, offset) => self.solver.point(to, object, moved_offset(offset, by)),
            Value::Node(node) => self.solver.flow_moved(node, to, by),
        }
    }

    pub(super) fn node_of(&mut self, value: Value) -> Option<Node> {
        match value {
            Value::Number => None,
            Value::Location(object, offset) => Some(self.constant(object, offset)),
            Value::Node(node) => Some(node),
        }
    }

    pub(super) fn load(&mut self, address: Value, access: Access, to: Node) {
        match address {
            Value::Number => {}
            Value::Location(object, offset) => self.solver.access_location(object, offset, access, to),
            Value::Node(address) => self.solver.access(address, access, to),
        }
    }

    pub(super) fn store(&mut self, address: Value, access: Access, value: Value) {
        let Some(value) = self.node_of(value) else { return };
        match address {
            Value::Number => {}
            Value::Location(object, offset) => self.solver.access_location(object, offset, access, value),
            Value::Node(address) => self.solver.access(address, access, value),
        }
    }

    // Copies

    /// Copies bytes, for example of `memcpy`, from one location to another.
    pub(super) fn copy(&mut self, to: Value, from: Value, length: Option<u64>) {
        match length {
            Some(length) if length <= COPIED_BY_FIELD => {
                for at in (0..length).step_by(GRANULE as usize) {
                    let between = self.solver.node();
                    let width = (length - at).min(GRANULE);
                    self.load(from, access(Direction::Read, at as i64, width), between);
                    self.store(to, access(Direction::Write, at as i64, width), Value::Node(between));
                }
            }
            _ => self.copy_whole(to, from),
        }
    }

    fn copy_whole(&mut self, to: Value, from: Value) {
        let (Some(to), Some(from)) = (self.node_of(to), self.node_of(from)) else { return };
        let record = self.copies.len();
        self.copies.push(CopyRecord { to, from, all: None });
        for node in [to, from] {
            let token = self.watchers.len() as u32;
            self.watchers.push(Watcher::Copy(record));
            self.solver.watch(node, token);
        }
    }

    /// Updates a copy whose source or destination got new locations.
    fn copy_pairs(&mut self, record: usize) {
        let CopyRecord { to, from, all } = self.copies[record];
        if all.is_some() {
            return;
        }
        let (targets, sources) = (self.solver.set(to), self.solver.set(from));
        if targets.len() * sources.len() > MOST_PAIRS {
            let all = self.solver.node();
            self.copies[record].all = Some(all);
            self.solver.access(from, whole(Direction::Read), all);
            self.solver.access(to, whole(Direction::Write), all);
            return;
        }
        for target in targets.iter() {
            for source in sources.iter() {
                let (target, source) =
                    (self.solver.locations().location(target), self.solver.locations().location(source));
                self.copy_pair(target, source);
            }
        }
    }

    fn copy_pair(&mut self, target: (AbstractObjectId, Offset), source: (AbstractObjectId, Offset)) {
        if let (Offset::At(to), Offset::At(from)) = (target.1, source.1)
            && target.0 != source.0
            && (to - from) % GRANULE as i64 == 0
        {
            return self.solver.copy_contents(source.0, target.0, (to - from) / GRANULE as i64);
        }
        let between = self.solver.node();
        self.solver.access_location(source.0, Offset::Any, whole(Direction::Read), between);
        self.solver.access_location(target.0, Offset::Any, whole(Direction::Write), between);
    }
}

/// Whether a mask keeps a whole byte of a pointer: the result of another mask is a remainder or a flag.
fn keeps_a_byte(mask: i64) -> bool {
    mask.to_le_bytes().contains(&0xff)
}

fn constant_length(operand: Operand) -> Option<u64> {
    match operand {
        Operand::Const(length) => Some(length as u64),
        Operand::Reg(_) | Operand::Address(_) => None,
    }
}

/// An access to some bytes.
pub(super) fn access(direction: Direction, at: i64, width: u64) -> Access {
    Access { direction, at: Some(at), width }
}

/// An access to a whole object.
pub(super) fn whole(direction: Direction) -> Access {
    Access { direction, at: None, width: GRANULE }
}

/// A function whose constraints are being generated.
pub(super) struct FunctionCode<'a> {
    pub instance: usize,
    registers: Node,
    pub body: &'a Body,
    /// The single instruction that writes each register; `None` if there are several, or the register is a parameter.
    definitions: IdMap<Reg, Option<&'a Inst>>,
    /// Registers that are known to hold one constant address.
    known: IdMap<Reg, Option<(AbstractObjectId, i64)>>,
}

impl<'a> FunctionCode<'a> {
    fn new(instance: usize, facts: &Instance, body: &'a Body, program: &Program) -> Self {
        let params = program.functions[facts.function].params.len();
        let mut writes: IdMap<Reg, u32> =
            body.registers.ids().map(|reg| u32::from(reg.index() < params)).collect();
        let mut definitions: IdMap<Reg, Option<&Inst>> = body.registers.values().map(|_| None).collect();
        for block in body.blocks.values() {
            block.phis.iter().for_each(|phi| writes[phi.dst] += 1);
            for (inst, _) in &block.insts {
                inst.for_each_result(|reg| {
                    writes[reg] += 1;
                    definitions[reg] = Some(inst);
                });
            }
        }
        for reg in writes.ids() {
            if writes[reg] != 1 {
                definitions[reg] = None;
            }
        }
        let known = body.registers.values().map(|_| None).collect();
        Self { instance, registers: facts.registers, body, definitions, known }
    }

    pub fn node(&self, reg: Reg) -> Node {
        self.registers + reg.0
    }

    /// Records the constant address of a register, if this is the only instruction that writes it.
    fn learn(&mut self, reg: Reg, location: Option<(AbstractObjectId, i64)>) {
        if self.definitions[reg].is_some() {
            self.known[reg] = location;
        }
    }

    /// The pointer arithmetic of adding `index * scale + offset`. Optimised code multiplies before: `base + (index <<
    /// 3)`.
    fn movement(&self, index: Operand, scale: u64, offset: i64) -> Move {
        let (mut index, mut scale, mut offset) = (index, scale, offset);
        for _ in 0..8 {
            let reg = match index {
                Operand::Const(number) => {
                    return Move::By(offset.wrapping_add((number as i64).wrapping_mul(scale as i64)));
                }
                Operand::Address(_) => break,
                Operand::Reg(reg) => reg,
            };
            let Some(Inst::Binary { op, a, b: Operand::Const(b), .. }) = self.definitions[reg] else { break };
            if self.body.registers[reg] != 64 {
                break;
            }
            match op {
                BinaryOp::Shl if *b < 64 => scale = scale.wrapping_shl(*b as u32),
                BinaryOp::Mul => scale = scale.wrapping_mul(*b as u64),
                BinaryOp::Add => offset = offset.wrapping_add((*b as i64).wrapping_mul(scale as i64)),
                BinaryOp::Sub => offset = offset.wrapping_sub((*b as i64).wrapping_mul(scale as i64)),
                _ => break,
            }
            index = *a;
        }
        Move::Stride { scale: (scale as i64).unsigned_abs(), offset }
    }
}
