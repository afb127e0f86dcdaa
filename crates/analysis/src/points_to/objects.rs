//! The abstract objects of the analysis, and their names in reports.

use loam_program::ir::{BlockId, FileId, FunctionId, GlobalId, Inst, Program, SpanId};

/// An instruction of the program. An index equal to the number of the block's instructions is the terminator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct InstRef {
    /// The function.
    pub function: FunctionId,
    /// The block.
    pub block: BlockId,
    /// The index of the instruction in the block.
    pub index: u32,
}

impl InstRef {
    /// The instruction; `None` for a terminator.
    pub fn inst(self, program: &Program) -> Option<&Inst> {
        let body = program.functions.get(self.function)?.body.as_ref()?;
        body.blocks.get(self.block)?.insts.get(self.index as usize).map(|(inst, _)| inst)
    }

    /// Its location in the source.
    pub fn span(self, program: &Program) -> SpanId {
        let body = program.functions.get(self.function).and_then(|function| function.body.as_ref());
        let block = body.and_then(|body| body.blocks.get(self.block));
        block.map_or(SpanId(0), |block| {
            block.insts.get(self.index as usize).map_or(block.terminator_span, |(_, span)| *span)
        })
    }
}

/// Where an abstract object comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// A global variable, or a constant that holds pointers.
    Global(GlobalId),
    /// All constants without pointers, such as strings: they are many, and distinguishing them gains nothing.
    Constants,
    /// A function: has an address, but nothing can be stored there.
    Function(FunctionId),
    /// A local variable: the `Alloca`.
    Local(InstRef),
    /// The copy a function gets of an argument passed by value.
    ByValue(FunctionId, u32),
    /// The variadic arguments of a function.
    Variadic(FunctionId),
    /// A heap object: the call that allocates it.
    Heap(InstRef),
    /// An object of the engine.
    Engine(Engine),
    /// The object that a function without a body may return a pointer to: the call.
    Outside(InstRef),
}

/// The objects of the engine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Engine {
    /// The table of arguments and variables of the environment.
    Arguments,
    /// The strings in this table, and the contents of files.
    Texts,
    /// Memory from `mmap`.
    Mapped,
    /// The arguments of a signal handler.
    Signal,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Arguments, Self::Texts, Self::Mapped, Self::Signal];

    fn words(self) -> &'static str {
        match self {
            Self::Arguments => "the table of arguments",
            Self::Texts => "arguments, variables and files",
            Self::Mapped => "mapped memory",
            Self::Signal => "what a signal handler is told",
        }
    }
}

/// An abstract object: all objects of a run with one origin and context.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbstractObject {
    /// Where it comes from.
    pub origin: Origin,
    /// The call chain, innermost first, that distinguishes it from others of the same origin.
    pub context: Vec<InstRef>,
    /// The size in bytes, if it is the same for all.
    pub size: Option<u64>,
}

impl AbstractObject {
    /// Whether it is a heap object.
    pub fn is_heap(&self) -> bool {
        matches!(self.origin, Origin::Heap(_))
    }

    /// The description in reports: `heap at rows.c:12 in make_row`, `global 'table'`, `local 'x' in f`.
    pub fn describe(&self, program: &Program) -> String {
        let name = |function: FunctionId| function_name(program, function);
        let mut text = match self.origin {
            Origin::Global(global) => {
                let global = &program.globals[global];
                format!("{} '{}'", if global.constant { "constant" } else { "global" }, global.name)
            }
            Origin::Constants => "constants without pointers".to_owned(),
            Origin::Function(function) => format!("function '{}'", name(function)),
            Origin::Local(at) => match at.inst(program) {
                Some(Inst::Alloca { name: Some(variable), .. }) => {
                    format!("local '{variable}' in {}", name(at.function))
                }
                _ => format!("local at {} in {}", location(program, at), name(at.function)),
            },
            Origin::ByValue(function, index) => {
                let param = program.functions[function].params.get(index as usize);
                match param.and_then(|param| param.name.as_deref()) {
                    Some(param) => format!("parameter '{param}' of {}", name(function)),
                    None => format!("parameter {index} of {}", name(function)),
                }
            }
            Origin::Variadic(function) => format!("variadic arguments of {}", name(function)),
            Origin::Heap(at) => format!("heap at {} in {}", location(program, at), name(at.function)),
            Origin::Engine(what) => what.words().to_owned(),
            Origin::Outside(at) => {
                format!("what the call at {} in {} returns", location(program, at), name(at.function))
            }
        };
        for &call in &self.context {
            text += &format!(", called at {} in {}", location(program, call), name(call.function));
        }
        text
    }
}

/// The name of a function as a reader of the source knows it.
pub fn function_name(program: &Program, function: FunctionId) -> &str {
    let function = &program.functions[function];
    function.source_name.as_deref().unwrap_or(&function.name)
}

/// A location in the source as `file.c:12`, with the last part of the file's name.
pub fn location(program: &Program, at: InstRef) -> String {
    match line(program, at.span(program)) {
        Some((file, line)) => {
            let file = program.files[file].path.rsplit('/').next().unwrap_or_default();
            format!("{file}:{line}")
        }
        None => "an unknown location".to_owned(),
    }
}

/// File and line of a location in the source.
pub fn line(program: &Program, span: SpanId) -> Option<(FileId, u32)> {
    let span = program.spans.get(span)?;
    span.file.filter(|_| span.line > 0).map(|file| (file, span.line))
}
