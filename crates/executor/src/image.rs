//! The program placed in memory and lowered: everything that all states of a run share and never change.

use crate::pointer_check::PointerCheck;
use loam_allocator::{AllocatorConfig, Region, Regions};
use loam_analysis::Loops;
use loam_base::{Id, IdMap};
use loam_environment::{Definition, FunctionModel, model_of, returns_twice};
use loam_expr::{Bases, Expr, ExprStore, HoldsTerms, Needed};
use loam_memory::object::{ObjectKind, Size};
use loam_memory::space::NewObject;
use loam_memory::{Address, AddressSpace, Form, Initial, MemoryModel, ObjectInfo, Value};
use loam_program::code::{BlockInfo, Code, CodeBlockId};
use loam_program::ir::{
    self, BlockId, DataModel, Function, FunctionId, Global, GlobalId, Operand, Program, SourceOrigin, Span,
    SpanId,
};
use loam_program::lower::{self, Context, Sources};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

/// Bytes between the addresses of two functions.
const FUNCTION_STEP: u64 = 16;
/// Most bytes between the first blocks of two functions whose blocks have addresses.
const BLOCK_STEP: u64 = 1 << 20;

/// Bytes between the first blocks of two functions: less where addresses are scarce.
fn block_step(program: &Program, room: u64) -> u64 {
    let each = room / (program.functions.len() as u64).max(1);
    match program.data_model {
        DataModel::Lp64 => BLOCK_STEP,
        DataModel::Ilp32 => BLOCK_STEP.min(1 << each.max(1).ilog2()),
    }
}

/// The global that `errno` is, in the runtime and in the C library.
const ERRNO: &str = "__loam_errno";

/// Functions and defined global variables by their names; of several with one name the first.
struct Names {
    functions: HashMap<Box<str>, FunctionId>,
    globals: HashMap<Box<str>, GlobalId>,
}

/// A program ready to run.
pub struct Image {
    /// The program.
    pub program: Program,
    /// Its code.
    pub code: Code,
    /// The memory every path starts with.
    pub memory: AddressSpace,
    /// Models of functions.
    pub models: IdMap<FunctionId, Option<FunctionModel>>,
    /// Blocks of the program itself (not of the runtime) that have source instructions.
    pub own_blocks: Vec<CodeBlockId>,
    /// The addresses of the symbolic bases of globals, if there are any.
    pub bases: Bases,
    /// Where the regions lie.
    pub regions: Regions,
    /// Where `errno` is, if the program uses it.
    pub errno: Option<Arc<ObjectInfo>>,
    /// The points-to analysis that accesses are compared with, if they are.
    pub pointer_check: Option<PointerCheck>,
    /// Functions whose address the program takes; computed at first use.
    addressed: OnceLock<BTreeSet<FunctionId>>,
    /// The loops; found at first use.
    loops: OnceLock<Loops>,
    /// Functions and globals by name; computed at first use.
    names: OnceLock<Names>,
    layout: Layout,
    /// File names, shared by all reports.
    files: Vec<Arc<str>>,
    /// Whether locals that may be read uninitialised were kept in memory, and whether all were.
    kept: (bool, bool),
}

/// A location in the source.
#[derive(Clone, Debug)]
pub struct SourceLocation {
    /// The file's path.
    pub file: Arc<str>,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, if it is known.
    pub column: Option<u32>,
    /// The user's code, or whose else.
    pub origin: SourceOrigin,
}

impl SourceLocation {
    /// Whether it is in the user's code.
    pub fn is_own(&self) -> bool {
        self.origin == SourceOrigin::Program
    }

    /// File and line, for reports.
    pub fn file_and_line(self) -> (Arc<str>, u32) {
        (self.file, self.line)
    }
}

/// The configuration of memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryConfig {
    /// The allocator.
    pub allocator: AllocatorConfig,
    /// How contents are kept.
    pub form: Form,
    /// Whether every local keeps its value in memory to the end of its scope, for the search for leaks.
    pub keep_locals: bool,
}

/// The program cannot be placed in memory.
#[derive(Debug)]
pub struct LayoutError(pub String);

impl HoldsTerms for Image {
    fn keep_terms(&self, needed: &mut Needed) {
        self.memory.keep_terms(needed);
    }
}

impl Image {
    /// Lays out and lowers a program.
    pub fn new(
        program: Program,
        store: &ExprStore,
        memory_config: &MemoryConfig,
        model: &dyn MemoryModel,
    ) -> Result<Self, LayoutError> {
        let code = memory_config.allocator.regions.code();
        let (function_base, block_base) = (code.base, code.base + code.size / 4);
        if program.functions.len() as u64 * FUNCTION_STEP > code.size / 4 {
            return Err(LayoutError(
                "too many functions for the region constants; make it larger".to_owned(),
            ));
        }
        let mut memory = AddressSpace::new(&memory_config.allocator, memory_config.form);
        let mut bases = Bases::default();
        let mut globals: IdMap<GlobalId, Placed> = IdMap::new();
        for global in program.globals.values() {
            let info = allocate_global(&mut memory, global)?;
            globals.push(Placed { address: model.address(&info, &mut bases), info });
        }
        let block_step = block_step(&program, code.end().offset_from(block_base));
        let layout =
            Layout { globals, function_base, block_base, block_step, data_model: program.data_model };
        write_globals(&program, &mut memory, store, &layout);
        memory.freeze();
        let models = models(&program);
        let address_of = |address: ir::Address| layout.value(store, address).as_word();
        let is_modelled = |function: FunctionId| models[function].is_some();
        let returns_twice = |function: FunctionId| returns_twice(&program.functions[function].name);
        let context = Context {
            address_of: &address_of,
            is_modelled: &is_modelled,
            returns_twice: &returns_twice,
            keep_uninitialised: memory_config.form.tracks_uninitialised,
            keep_locals: memory_config.keep_locals,
        };
        let mut code = lower::lower(&program, &context);
        if model.keeps_provenance() {
            code.keep_within_objects();
        }
        let kept = (memory_config.form.tracks_uninitialised, memory_config.keep_locals);
        let files = program.files.values().map(|file| Arc::from(file.path.as_str())).collect();
        let own_blocks = Vec::new();
        let regions = memory_config.allocator.regions.clone();
        let errno = program.globals.iter().find(|(_, global)| global.name == ERRNO);
        let errno = errno.map(|(id, _)| Arc::clone(&layout.globals[id].info));
        let mut image = Self {
            program,
            code,
            memory,
            bases,
            models,
            own_blocks,
            regions,
            errno,
            layout,
            files,
            kept,
            pointer_check: None,
            addressed: OnceLock::new(),
            loops: OnceLock::new(),
            names: OnceLock::new(),
        };
        image.own_blocks = image.find_own_blocks();
        Ok(image)
    }

    fn find_own_blocks(&self) -> Vec<CodeBlockId> {
        let is_own = |info: &BlockInfo| info.work.instructions() > 0 && self.is_own(info.function);
        self.code.blocks.iter().filter(|(_, info)| is_own(info)).map(|(id, _)| id).collect()
    }

    /// Whether a block is the user's own code.
    pub fn is_own_block(&self, block: CodeBlockId) -> bool {
        self.own_blocks.binary_search(&block).is_ok()
    }

    /// Whether a function is the program's and not a library's.
    fn is_own(&self, function: FunctionId) -> bool {
        let span = self.program.functions[function].span;
        self.location(span).is_none_or(|location| location.is_own())
    }

    /// For each instruction of the code, the instructions of the program it was lowered from. Takes as long as lowering.
    pub fn sources(&self) -> Sources {
        let returns_twice = |function: FunctionId| returns_twice(&self.program.functions[function].name);
        let context = Context {
            // Instructions are the same for addresses that are not known.
            address_of: &|_| None,
            is_modelled: &|function| self.models[function].is_some(),
            returns_twice: &returns_twice,
            keep_uninitialised: self.kept.0,
            keep_locals: self.kept.1,
        };
        Sources::of(&self.program, &context)
    }

    /// The loops of the program.
    pub fn loops(&self) -> &Loops {
        self.loops.get_or_init(|| Loops::of(&self.code))
    }

    /// The objects of the globals, in order.
    pub fn global_objects(&self) -> impl Iterator<Item = (GlobalId, &ObjectInfo)> {
        self.layout.globals.iter().map(|(id, placed)| (id, &*placed.info))
    }

    /// An address as the program sees it.
    pub fn address(&self, store: &ExprStore, address: ir::Address) -> Value {
        self.layout.value(store, address)
    }

    /// The least address that an object can have.
    pub fn lowest_address(&self) -> Address {
        Region::ALL.map(|region| self.regions.0[region].base).into_iter().min().unwrap_or_default()
    }

    /// The function whose address this is.
    pub fn function_at(&self, address: Address) -> Option<FunctionId> {
        let distance = address.offset_from(self.layout.function_base);
        let index = (distance / FUNCTION_STEP) as usize;
        (distance.is_multiple_of(FUNCTION_STEP) && index < self.program.functions.len())
            .then(|| FunctionId::from_index(index))
    }

    /// The condition that a term is the address of a function that the program takes the address of somewhere. No other
    /// function can be called through a valid pointer, except by a library.
    pub fn is_function(&self, store: &ExprStore, address: Expr) -> Expr {
        let functions = self.addressed.get_or_init(|| self.addressed_functions());
        let addresses =
            functions.iter().map(|id| self.layout.function_base + id.index() as u64 * FUNCTION_STEP);
        addresses.fold(store.bool(false), |any, at| store.or(any, store.eq(address, store.word(at.0))))
    }

    fn addressed_functions(&self) -> BTreeSet<FunctionId> {
        let mut found = BTreeSet::new();
        let mut add = |address: ir::Address| {
            if let ir::Address::Function(function) = address {
                found.insert(function);
            }
        };
        for global in self.program.globals.values() {
            global.relocations.iter().for_each(|relocation| add(relocation.target));
        }
        found.retain(|&function| self.is_own(function));
        let mut add = |address: ir::Address| {
            if let ir::Address::Function(function) = address {
                found.insert(function);
            }
        };
        let mut look_at = |operand: Operand| {
            if let Operand::Address(address) = operand {
                add(address);
            }
        };
        let own = self.program.functions.iter().filter(|(id, _)| self.is_own(*id));
        let bodies = own.filter_map(|(_, function)| function.body.as_ref());
        for block in bodies.flat_map(|body| body.blocks.values()) {
            block.insts.iter().for_each(|(inst, _)| inst.for_each_operand(&mut look_at));
            block.terminator.for_each_operand(&mut look_at);
        }
        found
    }

    /// The address of a block.
    pub fn block_address(&self, function: FunctionId, block: BlockId) -> Address {
        self.layout.block_address(function, block)
    }

    /// An address for an instruction of a function, behind the addresses of its blocks. Programs can only compare such addresses.
    pub fn code_address(&self, function: FunctionId, pc: u32) -> Address {
        let start = self.code.functions[function].entry.map_or(0, |entry| self.code.blocks[entry].start);
        let half = self.layout.block_step / 2;
        let distance = u64::from(pc.saturating_sub(start)) % half;
        self.block_address(function, BlockId(0)) + half + distance
    }

    /// The name of a function as a reader of the source knows it.
    pub fn function_name(&self, function: FunctionId) -> &str {
        let function = &self.program.functions[function];
        function.source_name.as_deref().unwrap_or(&function.name)
    }

    /// The function and the source location of a program counter, as text.
    pub fn description_of(&self, pc: u32) -> String {
        let function = self.function_name(self.function_of(self.code.origins[pc as usize].block));
        let location = self.own_location(self.code.span(pc));
        location.map_or_else(|| function.to_owned(), |(file, line)| format!("{function} at {file}:{line}"))
    }

    /// A location in the source. Code of a library that was inlined has the location where it was inlined.
    pub fn location(&self, span: SpanId) -> Option<SourceLocation> {
        let Span { file, line, column, inlined_at } = *self.program.spans.get(span)?;
        let file = file?;
        let location = SourceLocation {
            file: Arc::clone(&self.files[file.index()]),
            line,
            column: Some(column).filter(|&column| column > 0),
            origin: self.program.files[file].origin,
        };
        // Instructions that a compiler added have no line, but perhaps a location where they were added.
        if (!location.is_own() || line == 0)
            && let Some(outer) = inlined_at.and_then(|outer| self.location(outer))
        {
            return Some(outer);
        }
        Some(location).filter(|location| location.line > 0)
    }

    /// A location in the source as file and line, if it is in the user's code.
    pub fn own_location(&self, span: SpanId) -> Option<(Arc<str>, u32)> {
        self.location(span).filter(SourceLocation::is_own).map(SourceLocation::file_and_line)
    }

    /// The file that a program names in a message of its own. The program has the path with which it was compiled, which may begin at
    /// another directory than the paths of locations. Where several files may be meant, the path stays.
    pub fn file_meant(&self, named: &str) -> Arc<str> {
        let is_end = |path: &str, end: &str| path.strip_suffix(end).is_some_and(|front| front.ends_with('/'));
        let only = |is_meant: &dyn Fn(&str) -> bool| {
            let own = self.program.files.ids().zip(&self.files).filter(|(id, file)| {
                self.program.files[*id].origin == SourceOrigin::Program && is_meant(file)
            });
            let own: BTreeSet<&Arc<str>> = own.map(|(_, file)| file).collect();
            (own.len() == 1).then(|| own.first().map(|file| Arc::clone(file))).flatten()
        };
        only(&|file| file == named)
            .or_else(|| only(&|file| is_end(file, named)))
            .or_else(|| only(&|file| is_end(named, file)))
            .unwrap_or_else(|| Arc::from(named))
    }

    /// The function a block of code belongs to.
    pub fn function_of(&self, block: CodeBlockId) -> FunctionId {
        self.code.blocks[block].function
    }

    /// Whether an atomic operation is at a source location.
    pub fn is_atomic(&self, span: SpanId) -> bool {
        self.program.atomics.contains(&span)
    }

    /// The function with this name.
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        self.names().functions.get(name).copied()
    }

    /// The address of the global variable with this name, if it is defined.
    pub fn global_address(&self, name: &str) -> Option<u64> {
        self.names().globals.get(name).map(|&id| self.layout.globals[id].info.base.0)
    }

    fn names(&self) -> &Names {
        self.names.get_or_init(|| {
            let functions = self.program.functions.iter().rev();
            let globals = self.program.globals.iter().rev().filter(|(_, global)| global.bytes.is_some());
            Names {
                functions: functions.map(|(id, function)| (function.name.as_str().into(), id)).collect(),
                globals: globals.map(|(id, global)| (global.name.as_str().into(), id)).collect(),
            }
        })
    }
}

/// The models that replace functions of a program.
pub fn models(program: &Program) -> IdMap<FunctionId, Option<FunctionModel>> {
    let model = |function: &Function| {
        model_of(&function.name).filter(|model| match model.definition {
            _ if function.body.is_none() => true,
            Definition::Always => true,
            Definition::Overridden | Definition::Trusted => is_library(program, function),
            Definition::Kept => false,
        })
    };
    program.functions.values().map(model).collect()
}

/// Whether a function is defined in Loam's own runtime or in its C library.
fn is_library(program: &Program, function: &Function) -> bool {
    let file = program.spans.get(function.span).and_then(|span| span.file);
    file.and_then(|file| program.files.get(file)).is_some_and(|file| file.origin != SourceOrigin::Program)
}

/// The addresses of globals, functions and blocks.
struct Layout {
    globals: IdMap<GlobalId, Placed>,
    function_base: Address,
    block_base: Address,
    block_step: u64,
    data_model: DataModel,
}

/// A global with the address the program sees.
struct Placed {
    info: Arc<ObjectInfo>,
    address: Value,
}

impl Layout {
    fn value(&self, store: &ExprStore, address: ir::Address) -> Value {
        match address {
            ir::Address::Global(global, offset) => match self.globals[global].address {
                Value::Bits(base) => {
                    let sum = (base as u64).wrapping_add(offset as u64);
                    Value::word(sum & (u64::MAX >> (64 - self.data_model.pointer_width())))
                }
                Value::Term(base) => Value::of(store, store.add(base, store.word(offset as u64))),
            },
            ir::Address::Function(function) => {
                Value::address(self.function_base + function.index() as u64 * FUNCTION_STEP)
            }
            ir::Address::Block(function, block) => Value::address(self.block_address(function, block)),
        }
    }

    fn block_address(&self, function: FunctionId, block: BlockId) -> Address {
        self.block_base + function.index() as u64 * self.block_step + block.index() as u64
    }
}

fn allocate_global(memory: &mut AddressSpace, global: &Global) -> Result<Arc<ObjectInfo>, LayoutError> {
    let (region, kind) = if global.constant {
        (Region::Constants, ObjectKind::Constant)
    } else {
        (Region::Globals, ObjectKind::Global)
    };
    let request = NewObject {
        region,
        kind,
        size: Size::Fixed(global.size),
        align: global.align.max(1),
        name: Some(global.name.as_str().into()),
        at: Arc::new([]),
        initial: Initial::Filled(0),
        group: None,
    };
    match memory.allocate(request) {
        Some(object) => Ok(object),
        None => Err(LayoutError(format!(
            "global '{}' of {} bytes does not fit its region",
            global.name, global.size
        ))),
    }
}

fn write_globals(program: &Program, memory: &mut AddressSpace, store: &ExprStore, layout: &Layout) {
    for (id, global) in program.globals.iter() {
        let info = &layout.globals[id].info;
        let Some(bytes) = &global.bytes else { continue };
        let mut contents = memory.contents(info);
        contents.write_bytes(store, 0, bytes);
        for relocation in &global.relocations {
            let bytes = layout.data_model.pointer_bytes();
            let target = layout.value(store, relocation.target).cut(store, 8 * bytes as loam_expr::Width);
            contents.write(store, relocation.at..relocation.at + bytes, target);
        }
    }
}
