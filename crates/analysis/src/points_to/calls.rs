//! Constraints of calls: of functions with code, of functions that the engine executes, and calls that the engine makes
//! itself.

use super::Modelled;
use super::contents::{Direction, Node};
use super::generate::{Caller, FunctionCode, Generator, Value, Watcher, access, whole};
use super::locations::{Move, Offset};
use super::objects::{Engine, InstRef, Origin};
use super::summaries::{Effect, summary_of};
use loam_program::convention;
use loam_program::ir::{self, Callee, FunctionId, Operand};
use std::collections::BTreeSet;

/// The function of a C library that starts a program.
const LIBC_START: &str = "__libc_start_main";
/// The functions of the C library that the engine calls around an entry other than `main`, with the number of their
/// pointer parameters.
const LIBC_PARTS: &[(&str, usize)] = &[("__init_libc", 2), ("__libc_start_init", 0), ("exit", 0)];

/// A call, direct or indirect.
pub(super) struct Call {
    /// The caller; `None` for the engine.
    caller: Caller,
    args: Vec<Passed>,
    /// The nodes of the results.
    results: Vec<Node>,
    /// Whether the call is direct. An indirect call may seem to have far more callees than it has, so no copies of
    /// functions are made for it.
    is_direct: bool,
    reached: BTreeSet<FunctionId>,
}

#[derive(Clone, Copy)]
struct Passed {
    value: Value,
    /// The value of an argument that is a constant.
    number: Option<u64>,
    /// The size of an argument passed by value, which is copied for the callee.
    by_value: Option<u64>,
}

impl Passed {
    fn plain(value: Value) -> Self {
        Self { value, number: None, by_value: None }
    }
}

impl Generator<'_> {
    pub(super) fn call(&mut self, code: &FunctionCode<'_>, call: &ir::Call, at: InstRef) {
        let args = call.args.iter().map(|arg| Passed {
            value: self.value(code, arg.value),
            number: match arg.value {
                Operand::Const(number) => Some(number as u64),
                Operand::Reg(_) | Operand::Address(_) => None,
            },
            by_value: arg.by_value.map(|(size, _)| size),
        });
        let args = args.collect();
        let results = call.dsts.iter().map(|&dst| code.node(dst)).collect();
        let caller = Some((code.instance, at));
        let is_direct = matches!(call.callee, Callee::Direct(_));
        let id = self.add_call(Call { caller, args, results, is_direct, reached: BTreeSet::new() });
        match call.callee {
            Callee::Direct(function) => self.bind(id, function),
            Callee::Indirect(pointer) => {
                let pointer = self.value(code, pointer);
                self.call_through(id, pointer);
            }
        }
    }

    fn add_call(&mut self, call: Call) -> usize {
        self.calls.push(call);
        self.calls.len() - 1
    }

    /// Binds the call to every function that the value points to.
    fn call_through(&mut self, call: usize, pointer: Value) {
        if let Some(node) = self.node_of(pointer) {
            let token = self.watchers.len() as u32;
            self.watchers.push(Watcher::Call(call));
            self.solver.watch(node, token);
        }
    }

    /// Binds the call to a callee: arguments flow to parameters, returned values to results.
    pub(super) fn bind(&mut self, call: usize, function: FunctionId) {
        if !self.calls[call].reached.insert(function) {
            return;
        }
        let facts = &self.program.functions[function];
        let has_body = facts.body.is_some();
        let modelled = self.options.modelled[function];
        let effects = summary_of(&facts.name).filter(|_| !has_body || modelled != Modelled::No);
        match effects {
            Some(effects) => effects.iter().for_each(|&effect| self.effect(call, function, effect)),
            None if !has_body => self.anything(call, function),
            None => {}
        }
        let may_decline = |effects: &[Effect]| effects.contains(&Effect::MayDecline);
        if has_body && (modelled != Modelled::Always || effects.is_none_or(may_decline)) {
            self.enter(call, function);
        }
    }

    fn enter(&mut self, call: usize, function: FunctionId) {
        let instance = match self.calls[call].caller.filter(|_| self.calls[call].is_direct) {
            Some((caller, at)) => self.instance_for(function, at, caller),
            None => self.instance_in(function, Vec::new()),
        };
        let facts = &self.program.functions[function];
        let args = self.calls[call].args.clone();
        let registers = self.instances[instance].registers;
        for (index, (param, arg)) in (0..).zip(facts.params.iter().zip(&args)) {
            match (param.by_value, self.instances[instance].copies.get(&index)) {
                (Some((size, _)), Some(&copy)) => {
                    self.copy(Value::Location(copy, Offset::At(0)), arg.value, Some(size));
                }
                _ => self.flow(arg.value, registers + index, Move::By(0)),
            }
        }
        let agrees = self.agrees(call, function);
        if !agrees {
            // By the calling convention any argument may be in the location of any parameter.
            for index in 0..facts.params.len() as u32 {
                args.iter().for_each(|arg| self.flow(arg.value, registers + index, Move::By(0)));
            }
        }
        if let Some(area) = self.instances[instance].variadic {
            let area = Value::Location(area, Offset::Any);
            for arg in args.iter().skip(facts.params.len()) {
                match arg.by_value {
                    Some(size) => self.copy(area, arg.value, Some(size)),
                    None => self.store(area, access(Direction::Write, 0, 8), arg.value),
                }
            }
        }
        let returns = self.instances[instance].returns;
        for (index, result) in (0..).zip(self.calls[call].results.clone()) {
            let any = if agrees { index..index + 1 } else { 0..u32::MAX };
            for index in any.start..any.end.min(facts.returns.len() as u32) {
                self.solver.flow(returns + index, result);
            }
        }
    }

    /// Whether arguments and results of a call match the signature of the function.
    fn agrees(&self, call: usize, function: FunctionId) -> bool {
        let facts = &self.program.functions[function];
        let at = self.calls[call].caller.and_then(|(_, at)| at.inst(self.program));
        let Some(ir::Inst::Call(call)) = at else { return true };
        let is_like =
            |(param, arg): (&ir::Param, &ir::Arg)| convention::Passed::from(param).is_like(&arg.into());
        call.args.len() >= facts.params.len()
            && facts.params.iter().zip(&call.args).all(is_like)
            && (call.dsts.is_empty() || call.returns == facts.returns)
    }

    // Functions without code

    fn arg(&self, call: usize, index: usize) -> Value {
        self.calls[call].args.get(index).map_or(Value::Number, |arg| arg.value)
    }

    fn number(&self, call: usize, index: usize) -> Option<u64> {
        self.calls[call].args.get(index).and_then(|arg| arg.number)
    }

    /// The value flows to the result of the call.
    fn returns(&mut self, call: usize, value: Value, by: Move) {
        if let Some(&result) = self.calls[call].results.first() {
            self.flow(value, result, by);
        }
    }

    /// The heap object that the call allocates.
    fn made(&mut self, call: usize, origin: impl Fn(InstRef) -> Origin, size: Option<u64>) -> Value {
        let Some((caller, at)) = self.calls[call].caller else { return Value::Number };
        let caller = &self.instances[caller];
        let context = if caller.for_itself { Vec::new() } else { caller.context.clone() };
        Value::Location(self.object(origin(at), &context, size), Offset::At(0))
    }

    fn effect(&mut self, call: usize, function: FunctionId, effect: Effect) {
        match effect {
            Effect::New => {
                let object = self.made(call, Origin::Heap, None);
                self.returns(call, object, Move::By(0));
            }
            Effect::NewAt(location) => {
                let object = self.made(call, Origin::Heap, None);
                let location = self.arg(call, location);
                self.store(location, access(Direction::Write, 0, 8), object);
            }
            Effect::KeepsContents(old) => {
                let object = self.made(call, Origin::Heap, None);
                self.copy(object, self.arg(call, old), None);
            }
            Effect::Same(index) => self.returns(call, self.arg(call, index), Move::By(0)),
            Effect::Within(index) => self.returns(call, self.arg(call, index), Move::Anywhere),
            Effect::Copies { to, from, length } => {
                let length = length.and_then(|length| self.number(call, length));
                self.copy(self.arg(call, to), self.arg(call, from), length);
            }
            Effect::StoresWithin { to, from } => {
                let within = self.solver.node();
                self.flow(self.arg(call, from), within, Move::Anywhere);
                self.store(self.arg(call, to), access(Direction::Write, 0, 8), Value::Node(within));
            }
            Effect::Calls { function: called, arguments } => {
                let (passed, id) = self.onward_call(call, function, 4);
                for &argument in arguments {
                    self.flow(self.arg(call, argument), passed, Move::Anywhere);
                }
                self.call_through(id, self.arg(call, called));
            }
            Effect::Throws(index) => self.throws(self.arg(call, index)),
            Effect::SystemCall => self.system_call(call, function),
            Effect::Constructor => self.returns_functions(call, &self.program.constructors),
            Effect::Destructor => self.returns_functions(call, &self.program.destructors),
            Effect::Variable => {
                let texts = self.engine(Engine::Texts);
                self.returns(call, Value::Location(texts, Offset::Any), Move::By(0));
            }
            Effect::Own => {
                let own = self.made(call, Origin::Outside, None);
                self.returns(call, own, Move::Anywhere);
            }
            Effect::Enters(name) => {
                if let Some(function) = self.function_named(name) {
                    let id = self.engine_call(call, Vec::new());
                    self.bind(id, function);
                }
            }
            Effect::OnlyNames | Effect::MayDecline => {}
        }
    }

    /// The call that a function without code makes of its function arguments, and the node of all pointers it passes
    /// on. A recursive function makes the same call again, not another one: otherwise the analysis would not terminate.
    fn onward_call(&mut self, call: usize, function: FunctionId, args: usize) -> (Node, usize) {
        let key = (self.calls[call].caller, function);
        if let Some(&made) = self.onward.get(&key) {
            return made;
        }
        let passed = self.solver.node();
        let id = self.engine_call(call, vec![Passed::plain(Value::Node(passed)); args]);
        self.onward.insert(key, (passed, id));
        (passed, id)
    }

    /// A call that the engine makes on behalf of another one.
    fn engine_call(&mut self, on_behalf: usize, args: Vec<Passed>) -> usize {
        let caller = self.calls[on_behalf].caller;
        self.add_call(Call { caller, args, results: Vec::new(), is_direct: false, reached: BTreeSet::new() })
    }

    fn returns_functions(&mut self, call: usize, functions: &[FunctionId]) {
        for &function in functions {
            let function = self.function_object(function);
            self.returns(call, Value::Location(function, Offset::At(0)), Move::By(0));
        }
    }

    /// The search of an exception for its handler. The pointer that the handler gets is stored in the header in front
    /// of the exception: to the exception itself, to a part of it, or a copy of the pointer in it.
    fn throws(&mut self, exception: Value) {
        let thrown = self.thrown;
        self.flow(exception, thrown, Move::By(0));
        let caught = self.solver.node();
        self.flow(exception, caught, Move::Anywhere);
        self.load(exception, access(Direction::Read, 0, 8), caught);
        self.store(exception, whole(Direction::Write), Value::Node(caught));
    }

    /// System calls allocate memory and store signal handlers. Pointers that leave the program through a file or a pipe
    /// are not tracked.
    fn system_call(&mut self, call: usize, function: FunctionId) {
        const MMAP: u64 = 9;
        const BRK: u64 = 12;
        const SIGACTION: u64 = 13;
        const MREMAP: u64 = 25;
        let number = self.number(call, 0);
        if number.is_none_or(|number| matches!(number, MMAP | BRK | MREMAP)) {
            let mapped = self.engine(Engine::Mapped);
            self.returns(call, Value::Location(mapped, Offset::At(0)), Move::By(0));
        }
        if number.is_none_or(|number| number == MREMAP) {
            self.returns(call, self.arg(call, 1), Move::By(0));
        }
        if number.is_none_or(|number| number == SIGACTION) {
            let handlers = self.handlers;
            self.load(self.arg(call, 2), whole(Direction::Read), handlers);
            self.store(self.arg(call, 3), whole(Direction::Write), Value::Node(handlers));
            let (passed, id) = self.onward_call(call, function, 3);
            let signal = Value::Location(self.engine(Engine::Signal), Offset::At(0));
            self.flow(signal, passed, Move::By(0));
            self.call_through(id, Value::Node(handlers));
        }
    }

    /// An unknown function: stores any reachable pointer in any reachable object, calls any reachable function, and
    /// returns any reachable pointer or one to an object of its own.
    fn anything(&mut self, call: usize, function: FunctionId) {
        let (reached, id) = self.onward_call(call, function, 8);
        for index in 0..self.calls[call].args.len() {
            self.flow(self.arg(call, index), reached, Move::Anywhere);
        }
        let own = self.made(call, Origin::Outside, None);
        self.flow(own, reached, Move::Anywhere);
        self.solver.access(reached, whole(Direction::Read), reached);
        self.solver.access(reached, whole(Direction::Write), reached);
        for &result in &self.calls[call].results.clone() {
            self.solver.flow(reached, result);
        }
        self.call_through(id, Value::Node(reached));
    }

    // Calls of the engine itself

    /// The calls with which a program begins and ends.
    pub(super) fn start(&mut self) {
        let program = self.program;
        let has_body = |function: &FunctionId| program.functions[*function].body.is_some();
        let table = self.engine(Engine::Arguments);
        let table = Passed::plain(Value::Location(table, Offset::Any));
        let number = Passed::plain(Value::Number);
        let entry = self.function_named(&self.options.entry).filter(has_body);
        let is_main = self.options.entry == "main";
        let libc = self.function_named(LIBC_START).filter(has_body);
        if let (Some(libc), Some(main), true) = (libc, entry, is_main) {
            let main = Value::Location(self.function_object(main), Offset::At(0));
            return self.begin(libc, vec![Passed::plain(main), number, table]);
        }
        for &function in program.constructors.iter().chain(&program.destructors) {
            self.begin(function, Vec::new());
        }
        for (name, args) in LIBC_PARTS {
            let function = self.function_named(name).filter(|_| libc.is_some());
            if let Some(function) = function {
                self.begin(function, vec![table; *args]);
            }
        }
        if let Some(entry) = entry {
            self.begin(entry, if is_main { vec![number, table, table] } else { Vec::new() });
        }
        let environ = program.globals.iter().find(|(_, global)| global.name == "environ" && global.size == 8);
        if let (Some((environ, _)), Value::Location(table, offset)) = (environ, table.value) {
            let environ = self.global(environ);
            self.store_location(environ, Offset::At(0), (table, offset));
        }
    }

    fn begin(&mut self, function: FunctionId, args: Vec<Passed>) {
        if self.program.functions[function].body.is_some() {
            let id = self.add_call(Call {
                caller: None,
                args,
                results: Vec::new(),
                is_direct: false,
                reached: BTreeSet::new(),
            });
            self.bind(id, function);
        }
    }
}
