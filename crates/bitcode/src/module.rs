//! Lowers a whole module: gives functions and globals ids, then fills them in.
//!
//! Everything gets its id before anything is filled in, because initialisers and code name each other freely.
//! Ids follow the order of the linked module, so they are the same in every run.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use loam_base::Id;
use loam_program::ir::*;

use crate::debug::Spans;
use crate::function;
use crate::initializer;
use crate::llvm::{AttributeKind, BasicBlock, FUNCTION_INDEX, Metadata, Module, Type, Value, demangled};
use crate::types::{Leaf, Scalar, Types};
use crate::{LoadOptions, SignedOverflow, Unsupported};

/// The state of the lowering of a module.
pub struct Lowering {
    pub program: Program,
    pub types: Types,
    pub spans: Spans,
    pub warnings: Vec<String>,
    pub attributes: Attributes,
    signed_overflow: SignedOverflow,
    functions: HashMap<Value, FunctionId>,
    globals: HashMap<Value, GlobalId>,
    /// The names of the intrinsics, which are no functions of the program.
    intrinsics: HashMap<Value, Rc<str>>,
    by_name: HashMap<String, FunctionId>,
    /// Blocks by number, for functions with a block whose address is taken.
    block_numbers: HashMap<Value, HashMap<BasicBlock, BlockId>>,
    /// Calls of `llvm.trap` and the like.
    traps: HashSet<Value>,
    /// Blocks that end in a trap, whatever follows it.
    trapping: HashSet<BasicBlock>,
    /// Tables of 32-bit offsets, with their parallel tables of plain addresses.
    relative_tables: HashMap<Value, GlobalId>,
}

/// The numbers of the attributes that the lowering reads.
pub struct Attributes {
    pub by_value: AttributeKind,
    pub align: AttributeKind,
    pub no_return: AttributeKind,
    pub sign_extended: AttributeKind,
    pub optimise_none: AttributeKind,
}

/// A lowered module.
pub struct Lowered {
    pub program: Program,
    /// The entry function, if the module defines it.
    pub entry: Option<FunctionId>,
    /// Other names of functions.
    pub aliases: Vec<(String, FunctionId)>,
    pub warnings: Vec<String>,
}

/// Larger globals are refused: their bytes are held in memory.
const LARGEST_GLOBAL: u64 = 1 << 32;

/// Lowers a linked module. The error names what Loam cannot represent at all.
pub fn lower(module: &Module, options: &LoadOptions) -> Result<Lowered, String> {
    let mut lowering = Lowering::new(module);
    lowering.signed_overflow = options.signed_overflow;
    lowering.number_globals(module);
    lowering.number_functions(module);
    lowering.find_traps();
    for global in module.globals() {
        lowering.fill_global(global)?;
    }
    let mut functions: Vec<(Value, FunctionId)> = lowering.functions.iter().map(|(&v, &f)| (v, f)).collect();
    functions.sort_unstable_by_key(|&(_, id)| id);
    for (value, id) in functions {
        // An ifunc has a body already.
        if !value.is_declaration() && lowering.program.functions[id].body.is_none() {
            let body = match options.unreachable.as_deref() == Some(&*lowering.program.functions[id].name) {
                true => lowering.trapping_body(id),
                false => function::lower(&mut lowering, value, id),
            };
            lowering.program.functions[id].body = Some(body);
        }
    }
    for global in module.globals() {
        lowering.read_constructors(global);
    }
    if module.has_assembly() {
        lowering.warnings.push("the module has assembly outside of functions; it is left out".to_owned());
    }
    let aliases = lowering.function_aliases(module);
    let entry = lowering.entry(&options.entry, &aliases);
    Ok(Lowered { program: lowering.program, entry, aliases, warnings: lowering.warnings })
}

impl Lowering {
    fn new(module: &Module) -> Self {
        let mut program = Program::default();
        program.spans.push(Span { file: None, line: 0, column: 0, inlined_at: None });
        program.data_model = module.data_model();
        Lowering {
            types: Types::new(module.layout(), program.data_model),
            program,
            spans: Spans::default(),
            warnings: Vec::new(),
            attributes: Attributes {
                by_value: AttributeKind::named("byval"),
                align: AttributeKind::named("align"),
                no_return: AttributeKind::named("noreturn"),
                sign_extended: AttributeKind::named("signext"),
                optimise_none: AttributeKind::named("optnone"),
            },
            signed_overflow: SignedOverflow::default(),
            functions: HashMap::new(),
            globals: HashMap::new(),
            intrinsics: HashMap::new(),
            by_name: HashMap::new(),
            block_numbers: HashMap::new(),
            traps: HashSet::new(),
            trapping: HashSet::new(),
            relative_tables: HashMap::new(),
        }
    }

    fn number_globals(&mut self, module: &Module) {
        for global in module.globals() {
            let name = global.name();
            // LLVM's own lists (`llvm.used`, `llvm.global_ctors`) are not objects of the program.
            if name.starts_with("llvm.") {
                continue;
            }
            let debug = global.global_debug();
            let span = debug.map_or(SpanId(0), |debug| self.spans.of_global(debug, &mut self.program));
            let id = self.program.globals.push(Global {
                name,
                size: self.types.size(global.global_type()),
                align: self.types.layout.global_align(global),
                constant: global.is_constant_global(),
                bytes: None,
                relocations: Vec::new(),
                span,
            });
            self.globals.insert(global, id);
        }
    }

    fn number_functions(&mut self, module: &Module) {
        for function in module.functions() {
            if let Some(name) = function.intrinsic_name() {
                self.intrinsics.insert(function, name.into());
            } else if function.name().starts_with("llvm.") {
                self.intrinsics.insert(function, function.name().into());
            } else {
                let declared = self.declare(function);
                let id = self.add_function(declared);
                self.functions.insert(function, id);
            }
        }
        for ifunc in module.ifuncs() {
            let function = self.chosen_function(ifunc);
            let id = self.add_function(function);
            self.functions.insert(ifunc, id);
        }
    }

    /// An ifunc as a function that calls the resolver, and then the function that the resolver returns.
    fn chosen_function(&mut self, ifunc: Value) -> Function {
        let ty = ifunc.global_type();
        let mut body = Body::default();
        let mut params = Vec::new();
        for param in ty.param_types() {
            let Ok(leaves) = self.types.leaves(param) else { continue };
            for leaf in leaves.iter() {
                let (width, class) = (leaf.scalar.width(), leaf.class());
                body.registers.push(width);
                params.push(Param { width, class, name: None, by_value: None });
            }
        }
        let (returns, return_classes) =
            (self.widths(ty.returned()).unwrap_or_default(), self.classes(ty.returned()));
        let target = body.registers.push(64);
        let dsts: Vec<Reg> = returns.iter().map(|&width| body.registers.push(width)).collect();
        let resolver = ifunc.resolver().and_then(|resolver| initializer::scalar(self, resolver));
        let block = match resolver {
            Some(resolver) if !ty.is_variadic() && self.types.data_model == DataModel::Lp64 => {
                let callee = match resolver {
                    Operand::Address(Address::Function(id)) => Callee::Direct(id),
                    pointer => Callee::Indirect(pointer),
                };
                let choose = Call {
                    dsts: vec![target],
                    callee,
                    args: Vec::new(),
                    returns: vec![64],
                    return_classes: vec![ArgClass::Integer],
                };
                let arg = |(index, param): (u32, &Param)| Arg {
                    value: Operand::Reg(Reg(index)),
                    width: param.width,
                    class: param.class,
                    by_value: None,
                };
                let pass_on = Call {
                    dsts: dsts.clone(),
                    callee: Callee::Indirect(Operand::Reg(target)),
                    args: (0..).zip(&params).map(arg).collect(),
                    returns: returns.clone(),
                    return_classes: return_classes.clone(),
                };
                let call = |call| (Inst::Call(Box::new(call)), SpanId(0));
                Block {
                    insts: vec![call(choose), call(pass_on)],
                    terminator: Terminator::Return(dsts.into_iter().map(Operand::Reg).collect()),
                    ..Block::default()
                }
            }
            _ => {
                let terminator = Terminator::Unsupported(format!("{} is an ifunc", ifunc.name()));
                Block { terminator, ..Block::default() }
            }
        };
        body.blocks.push(block);
        Function {
            name: ifunc.name(),
            source_name: None,
            params,
            variadic: ty.is_variadic(),
            returns,
            return_classes,
            no_return: false,
            body: Some(body),
            span: SpanId(0),
        }
    }

    fn add_function(&mut self, function: Function) -> FunctionId {
        let name = function.name.clone();
        let id = self.program.functions.push(function);
        self.by_name.insert(name, id);
        id
    }

    /// A function without its body.
    fn declare(&mut self, function: Value) -> Function {
        let ty = function.global_type();
        let subprogram = function.subprogram();
        let span = subprogram.map_or(SpanId(0), |found| self.spans.of_function(found, &mut self.program));
        Function {
            name: function.name(),
            source_name: source_name(function, subprogram),
            params: self.declare_params(function),
            variadic: ty.is_variadic(),
            returns: self.widths(ty.returned()).unwrap_or_default(),
            return_classes: self.classes(ty.returned()),
            no_return: function.function_attribute(FUNCTION_INDEX, self.attributes.no_return).is_some(),
            body: None,
            span,
        }
    }

    /// The scalar parameters. Parameters of unsupported types are left out; calling the function is then
    /// unsupported (see [`function::lower`]).
    fn declare_params(&mut self, function: Value) -> Vec<Param> {
        let mut names: HashMap<Value, String> = HashMap::new();
        if !function.is_declaration() {
            function.variable_names(|value, name| {
                names.entry(value).or_insert(name);
            });
        }
        let mut params = Vec::new();
        for (index, param) in function.params().into_iter().enumerate() {
            let by_value = function
                .function_attribute(index as u32 + 1, self.attributes.by_value)
                .map(|attribute| attribute.type_value());
            let align = function.function_attribute(index as u32 + 1, self.attributes.align);
            let by_value = by_value.map(|ty| self.copied_size(ty, align.map(|align| align.number())));
            let name = names.remove(&param).or_else(|| own_name(param));
            let Ok(leaves) = self.types.leaves(param.ty()) else { continue };
            params.extend(leaves.iter().map(|leaf| Param {
                width: leaf.scalar.width(),
                class: if by_value.is_some() { ArgClass::Memory } else { leaf.class() },
                name: name.clone(),
                by_value,
            }));
        }
        params
    }

    /// Size and alignment of the object that a `byval` pointer points to.
    pub fn copied_size(&mut self, ty: Type, align: Option<u64>) -> (u64, u64) {
        (self.types.size(ty), align.unwrap_or_else(|| self.types.layout.align(ty)))
    }

    /// The widths of the leaves of a type.
    pub fn widths(&mut self, ty: Type) -> Result<Vec<Width>, Unsupported> {
        Ok(self.types.leaves(ty)?.iter().map(|leaf| leaf.scalar.width()).collect())
    }

    /// The argument classes of the leaves of a type; none for an unsupported type.
    fn classes(&mut self, ty: Type) -> Vec<ArgClass> {
        self.types.leaves(ty).map_or_else(|_| Vec::new(), |leaves| leaves.iter().map(Leaf::class).collect())
    }

    /// Whether operations of a function that must not wrap as signed numbers are checked.
    pub fn checks_signed_overflow(&self, function: Value, id: FunctionId) -> bool {
        match self.signed_overflow {
            SignedOverflow::Unchecked => false,
            SignedOverflow::InUnoptimised => {
                function.function_attribute(FUNCTION_INDEX, self.attributes.optimise_none).is_some()
            }
            SignedOverflow::InOwn => {
                let span = self.program.spans.get(self.program.functions[id].span);
                let file = span.and_then(|span| span.file);
                file.is_some_and(|file| self.program.files[file].origin == SourceOrigin::Program)
            }
        }
    }

    /// The body of a function that must not be called.
    fn trapping_body(&self, id: FunctionId) -> Body {
        /// The number of the check for unreachable places.
        const UNREACHABLE: u8 = 1;
        let function = &self.program.functions[id];
        let mut body = Body::default();
        for param in &function.params {
            body.registers.push(param.width);
        }
        let terminator = Terminator::Trap { check: Some(UNREACHABLE) };
        body.blocks.push(Block { terminator, terminator_span: function.span, weight: 1, ..Block::default() });
        body
    }

    fn find_traps(&mut self) {
        let is_trap = |name: &str| matches!(name, "llvm.trap" | "llvm.debugtrap" | "llvm.ubsantrap");
        let traps: Vec<Value> =
            self.intrinsics.iter().filter(|(_, name)| is_trap(name)).map(|(&value, _)| value).collect();
        for call in traps.into_iter().flat_map(Value::users) {
            self.traps.insert(call);
            self.trapping.insert(call.parent());
        }
    }

    pub fn is_trap(&self, instruction: Value) -> bool {
        self.traps.contains(&instruction)
    }

    /// The sanitizer check behind a trap.
    pub fn trap_check(&self, trap: Value) -> Option<u8> {
        let is_check = self.intrinsic(trap.called_value()).is_some_and(|name| &*name == "llvm.ubsantrap");
        is_check.then(|| trap.operand(0).bits().unwrap_or_default() as u8)
    }

    pub fn ends_in_trap(&self, block: BasicBlock) -> bool {
        self.trapping.contains(&block)
    }

    /// The parallel table of addresses of a table of offsets.
    pub fn relative_table(&self, table: Value) -> Option<(GlobalId, GlobalId)> {
        Some((self.global(table)?, *self.relative_tables.get(&table)?))
    }

    /// All tables of offsets with their parallel tables, in order.
    pub fn relative_tables(&self) -> Vec<(GlobalId, GlobalId)> {
        let mut tables: Vec<_> =
            self.relative_tables.keys().filter_map(|&table| self.relative_table(table)).collect();
        tables.sort_unstable();
        tables
    }

    fn fill_global(&mut self, global: Value) -> Result<(), String> {
        let (Some(&id), Some(initializer)) = (self.globals.get(&global), global.initializer()) else {
            return Ok(());
        };
        let size = self.program.globals[id].size;
        if size > LARGEST_GLOBAL {
            return Err(format!("the global {} is {size} bytes large", global.name()));
        }
        let mut image = initializer::image(self, initializer, size);
        if !image.problems.is_empty() && self.add_relative_table(global, initializer) {
            image.problems.clear();
        }
        let entry = &mut self.program.globals[id];
        entry.bytes = Some(image.bytes);
        entry.relocations = image.relocations;
        for problem in image.problems {
            self.warnings.push(format!("global {}: {problem}; it reads as 0", global.name()));
        }
        Ok(())
    }

    /// Optimised code looks addresses up in tables of 32-bit offsets from the table itself, which initial
    /// bytes cannot represent. `llvm.load.relative` reads a parallel table with the addresses instead.
    fn add_relative_table(&mut self, table: Value, initializer: Value) -> bool {
        let Some(targets) = initializer::relative_targets(self, table, initializer) else { return false };
        let relocations = targets.into_iter().enumerate();
        let relocations: Vec<Relocation> =
            relocations.map(|(index, target)| Relocation { at: index as u64 * 8, target }).collect();
        let size = relocations.len() as u64 * 8;
        let twin = self.program.globals.push(Global {
            name: format!("{}.addresses", table.name()),
            size,
            align: 8,
            constant: true,
            bytes: Some(vec![0; size as usize]),
            relocations,
            span: SpanId(0),
        });
        self.relative_tables.insert(table, twin);
        true
    }

    /// Reads `llvm.global_ctors` and `llvm.global_dtors`: arrays of priority, function, associated data.
    fn read_constructors(&mut self, global: Value) {
        let name = global.name();
        if name != "llvm.global_ctors" && name != "llvm.global_dtors" {
            return;
        }
        let Some(list) = global.initializer() else { return };
        let mut found: Vec<(u128, FunctionId)> = Vec::new();
        for entry in (0..list.ty().element_count() as u32).filter_map(|index| list.element(index)) {
            let priority = entry.element(0).and_then(Value::bits).unwrap_or(65535);
            let function = entry.element(1).and_then(|value| initializer::scalar(self, value));
            match function {
                Some(Operand::Address(Address::Function(id))) => found.push((priority, id)),
                Some(Operand::Const(0)) => {}
                _ => self.warnings.push(format!("{name}: an entry is no function; it is not run")),
            }
        }
        found.sort_by_key(|&(priority, _)| priority);
        if name == "llvm.global_ctors" {
            self.program.constructors = found.into_iter().map(|(_, id)| id).collect();
        } else {
            self.program.destructors = found.into_iter().rev().map(|(_, id)| id).collect();
        }
    }

    /// The entry function, perhaps under an alias.
    fn entry(&mut self, entry: &str, aliases: &[(String, FunctionId)]) -> Option<FunctionId> {
        let alias = aliases.iter().find(|(name, _)| name == entry);
        let id = alias.map(|&(_, id)| id).or_else(|| self.by_name.get(entry).copied())?;
        self.program.functions[id].body.is_some().then_some(id)
    }

    fn function_aliases(&mut self, module: &Module) -> Vec<(String, FunctionId)> {
        let mut found = Vec::new();
        for alias in module.aliases() {
            if let Some(Operand::Address(Address::Function(id))) = initializer::scalar(self, alias) {
                found.push((alias.name(), id));
            }
        }
        found
    }

    pub fn function(&self, value: Value) -> Option<FunctionId> {
        self.functions.get(&value).copied()
    }

    pub fn global(&self, value: Value) -> Option<GlobalId> {
        self.globals.get(&value).copied()
    }

    /// The name of an intrinsic that is called.
    pub fn intrinsic(&self, value: Value) -> Option<Rc<str>> {
        self.intrinsics.get(&value).cloned()
    }

    /// The number a block has in the body of its function.
    pub fn block_number(&mut self, function: Value, block: BasicBlock) -> BlockId {
        let numbers = self.block_numbers.entry(function).or_insert_with(|| {
            function.blocks().enumerate().map(|(index, block)| (block, BlockId::from_index(index))).collect()
        });
        numbers.get(&block).copied().unwrap_or_default()
    }

    /// A library function by name, declared if the program does not have it.
    pub fn library_function(&mut self, name: &str, params: &[Scalar], returns: &[Scalar]) -> FunctionId {
        if let Some(&known) = self.by_name.get(name) {
            return known;
        }
        let param = |scalar: &Scalar| Param {
            width: scalar.width(),
            class: scalar.class(),
            name: None,
            by_value: None,
        };
        self.add_function(Function {
            name: name.to_owned(),
            source_name: None,
            params: params.iter().map(param).collect(),
            variadic: false,
            returns: returns.iter().map(|scalar| scalar.width()).collect(),
            return_classes: returns.iter().map(|scalar| scalar.class()).collect(),
            no_return: false,
            body: None,
            span: SpanId(0),
        })
    }
}

/// The source name of a function. A declared function is named in full, with its class and the types of its
/// parameters: the user has to find its definition.
fn source_name(function: Value, subprogram: Option<Metadata>) -> Option<String> {
    let in_full = function.is_declaration().then(|| demangled(&function.name())).flatten();
    in_full.or_else(|| subprogram.map(|found| found.name()).filter(|name| !name.is_empty()))
}

/// The name of an argument in the module, without the suffix that clang appends when it splits an argument.
fn own_name(argument: Value) -> Option<String> {
    let name = argument.name();
    let name = name.split(".coerce").next().unwrap_or_default();
    (!name.is_empty()).then(|| name.to_owned())
}
