//! The machine as function models see it: the traits of [`loam_environment::context`], one after the other.

use crate::machine::Machine;
use crate::uninitialised::Use;
use loam_environment::{
    Attempt, ControlContext, FallibleCall, Forking, InputContext, Interrupt, MemoryContext, OutputContext,
    PathContext, Structor, SystemContext, TermContext,
};
use loam_expr::{Expr, ExprStore, Symbol};
use loam_memory::model::{MemoryRange, Resolved};
use loam_memory::{AddressSpace, EngineObject, Initial, KnownMemory, ObjectInfo, Size, Value};
use loam_program::ir;
use loam_state::ending::StackEntry;
use loam_state::{DecisionKind, ExitHandler, LossKind, Output, OutputPiece, SymbolicObject};
use loam_system::{HostFileSystem, InputName, System};
use std::sync::Arc;

impl TermContext for Machine {
    fn store(&self) -> Arc<ExprStore> {
        Arc::clone(&self.store)
    }
}

impl MemoryContext for Machine {
    fn data_model(&self) -> ir::DataModel {
        self.image.program.data_model
    }

    fn pointer(&self, pointer: Value) -> Value {
        self.extended_pointer(pointer)
    }

    fn memory(&mut self) -> &mut AddressSpace {
        &mut self.state.memory
    }

    fn known_memory(&mut self) -> KnownMemory<'_> {
        Machine::known_memory(self)
    }

    fn read(&mut self, address: Value, length: u64) -> Result<Value, Interrupt> {
        self.read_scalar(address, length)
    }

    fn write(&mut self, address: Value, length: u64, value: Value) -> Result<(), Interrupt> {
        self.write_scalar(address, length, value)
    }

    fn resolve(&mut self, range: MemoryRange) -> Result<Resolved, Interrupt> {
        self.resolve_range(range)
    }

    fn check_range(&mut self, range: MemoryRange) -> Result<(), Interrupt> {
        self.locate_range(range).map(|_| ())
    }

    fn resolve_free(&mut self, address: Value) -> Result<Arc<ObjectInfo>, Interrupt> {
        self.check_initialised(address, Use::Address)?;
        let object = self.ask_model(|model, context| model.resolve_free(context, address))?;
        self.check_object(&object)?;
        Ok(object)
    }

    fn allocate(
        &mut self,
        size: Value,
        align: u64,
        initial: Initial,
    ) -> Result<Option<Arc<ObjectInfo>>, Interrupt> {
        if self.choose_failure(FallibleCall::Allocation)? {
            self.failure_chosen(Attempt::Failed);
            return Ok(None);
        }
        let object = self.heap_object(size, align, initial)?;
        self.failure_chosen(Attempt::Succeeded);
        Ok(object)
    }

    fn address(&mut self, object: &ObjectInfo) -> Value {
        self.address_of(object)
    }

    fn free(&mut self, object: &Arc<ObjectInfo>) {
        let at = self.site(16);
        self.counts.frees += 1;
        self.state.memory.free(object, at);
    }

    fn copy(&mut self, to: Value, from: Value, length: Value) -> Result<(), Interrupt> {
        self.copy_range(to, from, length)
    }

    fn fill(&mut self, to: Value, byte: Value, length: Value) -> Result<(), Interrupt> {
        self.fill_range(to, byte, length)
    }

    fn engine_object(
        &mut self,
        object: EngineObject,
        name: &str,
        size: u64,
    ) -> Result<Arc<ObjectInfo>, Interrupt> {
        self.new_engine_object(object, name, size)
    }

    fn drop_engine_object(&mut self, object: &Arc<ObjectInfo>) {
        let at = self.site(1);
        self.state.memory.free(object, at);
    }
}

impl PathContext for Machine {
    fn may_be_true(&mut self, condition: Expr) -> Result<bool, Interrupt> {
        Ok(self.feasible(condition)?.is_sat())
    }

    fn decide(&mut self, condition: Expr) -> Result<bool, Interrupt> {
        Machine::decide(self, DecisionKind::FunctionModel, condition)
    }

    fn assume(&mut self, condition: Expr) -> Result<(), Interrupt> {
        Machine::assume(self, DecisionKind::Assumption, condition)
    }

    fn concretise(&mut self, value: Value, why: &str) -> Result<u128, Interrupt> {
        self.concretise_value(value, why)
    }

    fn example(&mut self, value: Value) -> Result<u128, Interrupt> {
        match value {
            Value::Bits(bits) => Ok(bits),
            Value::Term(term) => self.some_value(term),
        }
    }

    fn is_trial(&self) -> bool {
        self.trial.is_some()
    }

    fn set_forking(&mut self, forking: Forking) {
        self.state.may_fork = forking == Forking::Allowed;
    }

    fn lose(&mut self, kind: LossKind, reason: &str) {
        Machine::lose(self, kind, reason);
    }
}

impl InputContext for Machine {
    fn make_symbolic(&mut self, object: &Arc<ObjectInfo>, name: &str) -> Result<(), Interrupt> {
        let (size, length) = match object.size {
            Size::Fixed(size) => (size as u32, None),
            // The path may have more constraints than when the object was made.
            Size::Symbolic { bytes, capacity } => (self.upper_bound(bytes, capacity)? as u32, Some(bytes)),
        };
        let SymbolicObject { array, .. } = self.new_input(name, size, length);
        let term = self.store.array_symbol(array);
        let mut contents = self.state.memory.contents(object);
        match size {
            0 => {}
            // A small input is a word to the program: stored as one term, it stays one term however it is copied.
            1 | 2 | 4 | 8 => {
                let bytes = (0..size).map(|offset| self.store.byte(Symbol { array, offset }));
                let word = bytes.reduce(|low, high| self.store.concat(high, low));
                if let Some(word) = word {
                    contents.write(&self.store, 0..u64::from(size), Value::Term(word));
                }
            }
            _ => contents.set_array(&self.store, term),
        }
        Ok(())
    }

    fn concretise_inputs(&mut self) {
        self.concretise_all();
    }

    fn prefer(&mut self, condition: Expr) {
        self.state.preferences.push(condition);
    }
}

impl OutputContext for Machine {
    fn print(&mut self, stream: u8, pieces: Vec<OutputPiece>) -> Result<(), Interrupt> {
        for piece in &pieces {
            let terms = match piece {
                OutputPiece::Bytes(_) => &[][..],
                OutputPiece::Formatted(_, term) => std::slice::from_ref(term),
                OutputPiece::Characters(terms, _) => terms,
            };
            for &term in terms {
                self.check_initialised(Value::Term(term), Use::Output)?;
            }
        }
        for piece in pieces {
            self.state.output.push(Output { stream, piece });
        }
        Ok(())
    }

    fn warn(&mut self, message: &str) {
        let location = self.location_text();
        Machine::warn(self, format!("{location}: {message}"));
    }

    fn message(&mut self, message: &str) {
        self.journal.messages.push(message.to_owned());
    }
}

impl SystemContext for Machine {
    fn system(&mut self) -> &mut System {
        Arc::make_mut(&mut self.state.system)
    }

    fn host_files(&self) -> Arc<dyn HostFileSystem> {
        Arc::clone(&self.host_files)
    }

    fn choose_failure(&mut self, call: FallibleCall<'_>) -> Result<bool, Interrupt> {
        let environment = &self.config.environment;
        let may_fail = match call {
            FallibleCall::Allocation => environment.allocations_fail,
            FallibleCall::SystemCall(_) => environment.system_calls_fail,
        };
        if !may_fail || self.state.system.failures >= environment.failures {
            return Ok(false);
        }
        self.decide_failure(call)
    }

    fn failure_chosen(&mut self, attempt: Attempt) {
        let environment = &self.config.environment;
        if environment.allocations_fail || environment.system_calls_fail {
            let system = Arc::make_mut(&mut self.state.system);
            system.choices += 1;
            system.failures += u32::from(attempt == Attempt::Failed);
        }
    }

    fn may_fail(&self) -> bool {
        let environment = &self.config.environment;
        environment.system_calls_fail && self.state.system.failures < environment.failures
    }
}

impl ControlContext for Machine {
    fn at_exit(&mut self, handler: ExitHandler) {
        self.state.life_mut().at_exit.push(handler);
    }

    fn exit_status(&mut self, value: Value) -> Result<Value, Interrupt> {
        self.check_initialised(value, Use::Status)?;
        Ok(value)
    }

    fn structor(&self, kind: Structor, index: u64) -> Option<u64> {
        let program = &self.image.program;
        let all = match kind {
            Structor::Constructor => &program.constructors,
            Structor::Destructor => &program.destructors,
        };
        let function = *all.get(usize::try_from(index).ok()?)?;
        self.image.address(&self.store, ir::Address::Function(function)).as_word()
    }

    fn mark_jump_target(&mut self, blocked: Option<u64>) -> u64 {
        self.new_jump_target(blocked)
    }

    fn return_address(&self, level: usize) -> u64 {
        // The program counter of a caller is that of its call.
        match self.frame_locations().nth(level.saturating_add(1)) {
            Some((pc, function)) => self.image.code_address(function, pc + 1).0,
            None => 0,
        }
    }

    fn stack_lines(&self) -> Vec<String> {
        let line = |(index, entry): (usize, StackEntry)| {
            let at = entry.location.map(|(file, line)| format!(" at {file}:{line}")).unwrap_or_default();
            format!("\t#{index} in {}({}){at}", entry.function, entry.arguments.join(", "))
        };
        self.stack_trace().into_iter().enumerate().map(line).collect()
    }

    fn open_merge(&mut self) {
        let scope = self.journal.open_merge();
        self.state.merge_scopes.push(scope);
    }

    fn is_merging(&self) -> bool {
        self.state.merge_scopes.iter().next().is_some()
    }

    fn function_address(&self, name: &str) -> Option<u64> {
        let function = self.image.function_named(name)?;
        self.image.program.functions[function].body.as_ref()?;
        self.image.address(&self.store, ir::Address::Function(function)).as_word()
    }

    fn global_address(&self, name: &str) -> Option<u64> {
        self.image.global_address(name)
    }
}

impl Machine {
    /// Whether a call fails on this path; the path forks over both cases.
    pub(crate) fn decide_failure(&mut self, call: FallibleCall<'_>) -> Result<bool, Interrupt> {
        // A call that is executed again after a fork finds the input that it made before.
        let name = InputName::Failure { count: self.state.system.choices, call: call.name() }.to_string();
        let known = self.state.inputs.iter().find(|input| *input.name == *name).cloned();
        let input = known.unwrap_or_else(|| self.new_input(&name, 1, None));
        let byte = self.store.byte(Symbol { array: input.array, offset: 0 });
        Machine::decide(self, DecisionKind::Failure, self.store.ne(byte, self.store.constant(8, 0)))
    }
}
