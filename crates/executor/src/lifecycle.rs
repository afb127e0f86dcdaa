//! The life of a program: its initial memory, the functions that run before and after `main`, and its exit.
//!
//! With a C library the program starts in `__libc_start_main`, like every program, on arguments, environment
//! and auxiliary vector as the kernel lays them out; the library then runs constructors and handles exits. An entry function
//! other than `main` runs between the same parts of the library. Without a C library the engine runs constructors and exit
//! handlers itself.

use crate::machine::{Flow, Machine};
use crate::step::Stepped;
use loam_allocator::Region;
use loam_environment::{InputContext, Interrupt};
use loam_expr::{Expr, Symbol};
use loam_memory::object::{EngineObject, ObjectKind, Size};
use loam_memory::space::NewObject;
use loam_memory::{Initial, ObjectInfo, Value};
use loam_program::ir::{self, FunctionId, Global};
use loam_state::frames::OnReturn;
use loam_state::state::Stage;
use loam_state::{DecisionKind, Ending, ErrorKind, ExitHandler, SymbolicObject};
use loam_system::{ArgumentSpec, Content, InputName, InputSpec, Pattern, VariableSpec, command_line};
use std::sync::Arc;

/// The function of a C library that starts a program.
const LIBC_START: &str = "__libc_start_main";
/// Its parts: the first prepares the library, the second runs constructors, the third ends the program.
const LIBC_INIT: &str = "__init_libc";
const LIBC_CONSTRUCTORS: &str = "__libc_start_init";
const LIBC_EXIT: &str = "exit";

/// An initial state: the condition on the inputs that chooses it, and how many arguments each group of symbolic
/// arguments then has.
pub(crate) struct InitialState {
    pub condition: Expr,
    pub counts: Vec<u32>,
}

impl Machine {
    /// The initial states: one per choice of how many symbolic arguments there are. Each choice is an input.
    pub(crate) fn initial_states(&mut self) -> Vec<InitialState> {
        let config = Arc::clone(&self.config);
        let mut all = vec![InitialState { condition: self.store.bool(true), counts: Vec::new() }];
        for argument in &config.environment.command_line.arguments {
            let &ArgumentSpec::Several { least, most, .. } = argument else { continue };
            let chosen = self.new_input(&InputName::ArgumentCount.to_string(), 4, None);
            let bytes = (0..4).map(|offset| self.store.byte(Symbol { array: chosen.array, offset }));
            let count = bytes.reduce(|low, high| self.store.concat(high, low)).expect("four bytes");
            let mut next = Vec::new();
            for initial in &all {
                for number in least..=most {
                    let here = self.store.eq(count, self.store.constant(32, u128::from(number)));
                    let condition = self.store.and(initial.condition, here);
                    next.push(InitialState { condition, counts: [&initial.counts[..], &[number]].concat() });
                }
            }
            all = next;
        }
        all
    }

    /// Starts the program in an initial state.
    pub(crate) fn start(&mut self, initial: &InitialState) -> Result<(), Interrupt> {
        self.assume(DecisionKind::Start, initial.condition)?;
        let arguments = self.make_arguments(&initial.counts)?;
        let variables = self.make_variables()?;
        self.make_files()?;
        self.make_input()?;
        let table = self.lay_out(&arguments, &variables)?;
        self.state.life_mut().arguments = Some((arguments.len() as u32, table));
        let main = self.image.function_named(&self.config.entry);
        let variables = table + self.pointer_bytes() * (arguments.len() as u64 + 1);
        if let (Some(libc), Some(main), "main") = (self.of_libc(LIBC_START), main, self.config.entry.as_str())
        {
            self.state.life_mut().stage = Stage::Main;
            return self.start_libc(libc, main, arguments.len(), table);
        }
        if let Some(init) = self.of_libc(LIBC_INIT) {
            let name = arguments.first().copied().unwrap_or_default();
            let args = [Value::word(variables), Value::word(name)];
            self.state.life_mut().stage = Stage::LibraryConstructors;
            return self.enter_from_engine(init, &args, OnReturn::NextStage).map(|_| ());
        }
        self.set_environ(variables);
        self.state.life_mut().stage = Stage::Constructors(0);
        self.next_stage().map(|_| ())
    }

    /// A function of the C library, if the program has one.
    fn of_libc(&self, name: &str) -> Option<FunctionId> {
        let defined = |name: &str| {
            let id = self.image.function_named(name)?;
            self.image.program.functions[id].body.is_some().then_some(id)
        };
        defined(LIBC_START).and_then(|_| defined(name))
    }

    /// Sets `environ`, through which a program without a C library finds the variables of the environment.
    fn set_environ(&mut self, variables: u64) {
        let image = Arc::clone(&self.image);
        let is_environ = |global: &Global| {
            global.name == "environ" && global.size == self.pointer_bytes() && global.bytes.is_some()
        };
        let Some((id, _)) = image.program.globals.iter().find(|(_, global)| is_environ(global)) else {
            return;
        };
        let address = image.address(&self.store, ir::Address::Global(id, 0)).as_address();
        let object = address.and_then(|address| self.state.memory.object_at(address)).map(Arc::clone);
        if let Some(object) = object {
            let bytes = &variables.to_le_bytes()[..self.pointer_bytes() as usize];
            self.state.memory.contents(&object).write_bytes(&self.store, 0, bytes);
        }
    }

    fn start_libc(
        &mut self,
        libc: FunctionId,
        main: FunctionId,
        count: usize,
        table: u64,
    ) -> Result<(), Interrupt> {
        let main = self.image.address(&self.store, ir::Address::Function(main));
        let mut args = vec![main, Value::word(count as u64), Value::word(table)];
        args.resize(self.image.program.functions[libc].params.len(), Value::Bits(0));
        self.enter_from_engine(libc, &args, OnReturn::Exit).map(|_| ())
    }

    // Arguments, variables, files

    /// A new input that no object of the program has yet.
    pub(crate) fn new_input(&mut self, name: &str, size: u32, length: Option<Expr>) -> SymbolicObject {
        let ordinal = self.state.inputs.iter().filter(|input| &*input.name == name).count() as u32;
        let input =
            SymbolicObject { name: name.into(), array: self.store.array(name, ordinal, size), length };
        self.state.inputs.push(input.clone());
        self.try_input(&input);
        input
    }

    /// The addresses of the program's arguments.
    fn make_arguments(&mut self, counts: &[u32]) -> Result<Vec<u64>, Interrupt> {
        let config = Arc::clone(&self.config);
        let mut counts = counts.iter();
        let mut addresses = Vec::new();
        let mut symbolic = 0;
        for argument in &config.environment.command_line.arguments {
            let (count, length) = match *argument {
                ArgumentSpec::Known(ref bytes) => {
                    let name = format!("argv[{}]", addresses.len());
                    addresses.push(self.text_object(&name, bytes)?);
                    continue;
                }
                ArgumentSpec::Symbolic(length) => (1, length),
                ArgumentSpec::Several { length, .. } => (counts.next().copied().unwrap_or(0), length),
            };
            for _ in 0..count {
                addresses.push(self.symbolic_text(InputName::Argument(symbolic), b"", length)?);
                symbolic += 1;
            }
        }
        Ok(addresses)
    }

    /// The addresses of the variables of the environment.
    fn make_variables(&mut self) -> Result<Vec<u64>, Interrupt> {
        let config = Arc::clone(&self.config);
        let mut addresses = Vec::new();
        for variable in &config.environment.command_line.variables {
            addresses.push(match variable {
                VariableSpec::Known(text) => self.text_object("a variable of the environment", text)?,
                VariableSpec::Symbolic(name, length) => {
                    self.symbolic_text(InputName::Variable(name), format!("{name}=").as_bytes(), *length)?
                }
            });
        }
        Ok(addresses)
    }

    /// A string that ends in zero; its address.
    fn text_object(&mut self, name: &str, text: &[u8]) -> Result<u64, Interrupt> {
        let object = self.new_engine_object(EngineObject::Bytes, name, text.len() as u64 + 1)?;
        self.state.memory.contents(&object).write_bytes(&self.store, 0, text);
        Ok(object.base.0)
    }

    /// A string of known characters and then symbolic ones, at most `length` of them; its address. The input has one
    /// byte more, as in KLEE, which is always zero in the program.
    fn symbolic_text(&mut self, name: InputName<'_>, head: &[u8], length: u32) -> Result<u64, Interrupt> {
        let name = &name.to_string();
        let input = self.new_input(name, length + 1, None);
        let start = head.len() as u64;
        let object = self.new_engine_object(EngineObject::Bytes, name, start + u64::from(length) + 1)?;
        let store = Arc::clone(&self.store);
        let mut contents = self.state.memory.contents(&object);
        contents.write_bytes(&store, 0, head);
        for offset in 0..length {
            let byte = store.byte(Symbol { array: input.array, offset });
            let at = start + u64::from(offset);
            contents.write(&store, at..at + 1, Value::Term(byte));
        }
        Ok(object.base.0)
    }

    /// Symbolic files in the working directory.
    fn make_files(&mut self) -> Result<(), Interrupt> {
        let (count, size) = self.config.environment.command_line.files;
        for index in 0..count {
            let name = command_line::file_name(index);
            let content = self.symbolic_content(InputName::FileContents(&name), size)?;
            Arc::make_mut(&mut self.state.system).add_file(&name, content);
        }
        Ok(())
    }

    fn make_input(&mut self) -> Result<(), Interrupt> {
        let config = Arc::clone(&self.config);
        let content = match &config.environment.command_line.input {
            InputSpec::Empty => return Ok(()),
            InputSpec::Host => Content::Input,
            InputSpec::Symbolic(size) => self.symbolic_content(InputName::StandardInput, *size)?,
            InputSpec::Like(pattern) => self.content_like(InputName::StandardInput, pattern)?,
        };
        Arc::make_mut(&mut self.state.system).set_input(content);
        Ok(())
    }

    fn symbolic_content(&mut self, name: InputName<'_>, size: u32) -> Result<Content, Interrupt> {
        if size == 0 {
            return Ok(Content::Empty);
        }
        let name = &name.to_string();
        let object = self.new_engine_object(EngineObject::Bytes, name, u64::from(size))?;
        self.make_symbolic(&object, name)?;
        Ok(Content::InMemory { object, size: u64::from(size) })
    }

    /// Known bytes with symbolic ones among them. All bytes are part of the input, so that a test has the whole content; in
    /// memory the known bytes are concrete.
    fn content_like(&mut self, name: InputName<'_>, pattern: &Pattern) -> Result<Content, Interrupt> {
        let name = &name.to_string();
        let store = Arc::clone(&self.store);
        let input = self.new_input(name, pattern.size(), None);
        let object = self.new_engine_object(EngineObject::Bytes, name, u64::from(pattern.size()))?;
        let symbol = |offset| store.byte(Symbol { array: input.array, offset });
        for offset in 0..pattern.size() {
            let mut contents = self.state.memory.contents(&object);
            let at = u64::from(offset);
            contents.write(&store, at..at + 1, Value::Term(symbol(offset)));
        }
        for (offset, byte) in pattern.known() {
            self.state.memory.contents(&object).write_bytes(&store, u64::from(offset), &[byte]);
            let is_known = store.eq(symbol(offset), store.constant(8, u128::from(byte)));
            self.assume(DecisionKind::Assumption, is_known)?;
        }
        Ok(Content::InMemory { object, size: u64::from(pattern.size()) })
    }

    fn pointer_bytes(&self) -> u64 {
        self.image.program.data_model.pointer_bytes()
    }

    /// Arguments, variables and the auxiliary vector in one table, as the kernel leaves them on the stack.
    fn lay_out(&mut self, arguments: &[u64], variables: &[u64]) -> Result<u64, Interrupt> {
        const PAGE_SIZE: u64 = 6;
        const USER: [u64; 2] = [11, 12];
        const GROUP: [u64; 2] = [13, 14];
        const SECURE: u64 = 23;
        const RANDOM: u64 = 25;
        let random = self.text_object("random bytes for the C library", &[0x5a; 16])?;
        let who = self.state.system.identities;
        let mut words = [arguments, &[0], variables, &[0], &[PAGE_SIZE, 4096, RANDOM, random]].concat();
        for (key, value) in
            USER.iter().map(|key| (key, who.user)).chain(GROUP.iter().map(|key| (key, who.group)))
        {
            words.extend([*key, u64::from(value)]);
        }
        words.extend([SECURE, 0, 0, 0]);
        let width = self.pointer_bytes() as usize;
        let bytes: Vec<u8> =
            words.iter().flat_map(|word| word.to_le_bytes().into_iter().take(width)).collect();
        let object = self.new_engine_object(EngineObject::Arguments, "argv", bytes.len() as u64)?;
        self.state.memory.contents(&object).write_bytes(&self.store, 0, &bytes);
        Ok(object.base.0)
    }

    /// A new object the program did not ask for. Reports call it `name`.
    pub(crate) fn new_engine_object(
        &mut self,
        object: EngineObject,
        name: &str,
        size: u64,
    ) -> Result<Arc<ObjectInfo>, Interrupt> {
        const PAGE: u64 = 4096;
        let request = NewObject {
            region: Region::Globals,
            kind: ObjectKind::Engine(object),
            size: Size::Fixed(size),
            align: if size >= PAGE { PAGE } else { 16 },
            name: Some(name.into()),
            at: Arc::new([]),
            initial: Initial::Filled(0),
            group: None,
        };
        let full =
            || Interrupt::Error(ErrorKind::Model, format!("no room for {name}: the region globals is full"));
        self.state.memory.allocate(request).ok_or_else(full)
    }

    // Stages

    /// Ends the program with a status, after its exit handlers and destructors.
    pub(crate) fn exit(&mut self, status: Value) -> Stepped {
        if let Some(exit) = self.of_libc(LIBC_EXIT) {
            return self.enter_from_engine(exit, &[status], OnReturn::Exit);
        }
        self.state.life_mut().stage = match self.state.life.stage {
            // `exit` called by an exit handler continues with the remaining handlers.
            Stage::Destructors(_, started) => Stage::Destructors(status, started),
            _ => Stage::ExitHandlers(status),
        };
        self.next_stage()
    }

    /// Enters the next function of the program's life, or ends the path.
    pub(crate) fn next_stage(&mut self) -> Stepped {
        let image = Arc::clone(&self.image);
        loop {
            match self.state.life.stage {
                Stage::LibraryConstructors => {
                    self.state.life_mut().stage = Stage::Main;
                    if let Some(function) = self.of_libc(LIBC_CONSTRUCTORS) {
                        return self.enter_from_engine(function, &[], OnReturn::NextStage);
                    }
                }
                Stage::Constructors(started) => {
                    let Some(&function) = image.program.constructors.get(started as usize) else {
                        self.state.life_mut().stage = Stage::Main;
                        return self.enter_main();
                    };
                    self.state.life_mut().stage = Stage::Constructors(started + 1);
                    return self.enter_from_engine(function, &[], OnReturn::NextStage);
                }
                Stage::Main => return self.enter_main(),
                Stage::ExitHandlers(status) => match self.state.life_mut().at_exit.pop() {
                    Some(ExitHandler { function, argument }) => {
                        if let Some(function) = image.function_at(function) {
                            let args =
                                vec![Value::word(argument); image.program.functions[function].params.len()];
                            return self.enter_from_engine(function, &args, OnReturn::NextStage);
                        }
                    }
                    None => self.state.life_mut().stage = Stage::Destructors(status, 0),
                },
                Stage::Destructors(status, started) => {
                    let Some(&function) = image.program.destructors.get(started as usize) else {
                        return Err(Interrupt::End(Ending::Exit(status)));
                    };
                    self.state.life_mut().stage = Stage::Destructors(status, started + 1);
                    return self.enter_from_engine(function, &[], OnReturn::NextStage);
                }
            }
        }
    }

    fn enter_main(&mut self) -> Result<Flow, Interrupt> {
        let image = Arc::clone(&self.image);
        let Some(main) = image.function_named(&self.config.entry) else {
            return Err(Interrupt::Error(
                ErrorKind::External,
                format!("there is no function {}", self.config.entry),
            ));
        };
        let params = image.program.functions[main].params.len();
        let mut args = Vec::new();
        if let Some((count, table)) = self.state.life.arguments.filter(|_| self.config.entry == "main") {
            let variables = table + self.pointer_bytes() * (u64::from(count) + 1);
            args = vec![Value::word(u64::from(count)), Value::word(table), Value::word(variables)];
        }
        args.resize(params, Value::Bits(0));
        self.enter_from_engine(main, &args, OnReturn::Exit)
    }
}
