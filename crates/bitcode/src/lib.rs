//! LLVM 22 bitcode and text IR → Loam's IR; C, C++ and Rust sources → bitcode.
//!
//! The only crate that names LLVM. [`load`] reads and links modules, checks them with LLVM's verifier and
//! lowers them into a [`Program`]: aggregates and vectors are split into scalars (`types`), intrinsics
//! lowered to plain instructions (`intrinsic`), initialisers to bytes and addresses (`initializer`). An
//! unsupported instruction becomes one that ends the path with a report when it is executed; only a file that
//! cannot be read at all is an error. [`link`] only links modules; [`compile_c`] runs clang, [`compile_rust`]
//! rustc.

mod assembly;
mod builder;
mod call;
mod compile;
#[expect(unsafe_code, reason = "handlers of signals are foreign functions")]
mod crash;
mod debug;
mod exceptions;
mod float_intrinsic;
mod function;
mod gep;
mod initializer;
mod intrinsic;
mod link;
mod llvm;
mod memory;
mod module;
mod native;
mod operator;
mod rust;
mod split;
mod symbols;
mod types;
mod vector_intrinsic;
mod wide;
mod wide_division;
mod wide_intrinsic;

use std::path::Path;

use loam_program::ir::{DataModel, FunctionId, Program};

pub use compile::{CompileError, CompileOptions, analysis_flags, compile_c};
pub use crash::with_crash_line;
pub use link::link;
pub use llvm::version as llvm_version;
pub use native::{Checked, Closed, for_machine, target_of};
pub use rust::compile_rust;
pub use split::split;
pub use symbols::{Symbols, symbols, text_of};

/// A module to load.
#[derive(Clone, Copy, Debug)]
pub enum Input<'a> {
    /// A file of bitcode or text IR.
    File(&'a Path),
    /// The same, in memory.
    Memory {
        /// The name in messages.
        name: &'a str,
        /// Its contents.
        bytes: &'a [u8],
    },
}

/// Options of [`load`].
#[derive(Clone, Debug)]
pub struct LoadOptions<'a> {
    /// The entry function, which must be defined; empty if there is none.
    pub entry: String,
    /// A library: only the definitions that the other modules need are taken from it, after those are linked;
    /// their definitions win.
    pub library: Option<Input<'a>>,
    /// Names to take from the library although no module mentions them, such as the function that starts
    /// `main`.
    pub needed: &'a [&'a str],
    /// Whether a function, by its name and its LLVM type, is replaced: then the definition of the library or
    /// the engine counts instead of the first module's. The library or the engine must have one.
    pub yields: fn(name: &str, type_: &str) -> bool,
    /// In which functions arithmetic that must not wrap as a signed number (`nsw`) is checked.
    pub signed_overflow: SignedOverflow,
    /// A function that must not be called: a path that enters it ends there with a report.
    pub unreachable: Option<String>,
}

/// Where `nsw` is taken for what the source says. An optimiser may execute an operation whose result is not used, which
/// is no error; only code that none has touched is checked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SignedOverflow {
    /// Nowhere.
    #[default]
    Unchecked,
    /// In functions that no optimiser changes (`optnone`).
    InUnoptimised,
    /// In all functions of the program's own: it is known that none was optimised.
    InOwn,
}

impl Default for LoadOptions<'_> {
    fn default() -> Self {
        LoadOptions {
            entry: "main".to_owned(),
            library: None,
            needed: &[],
            yields: |_, _| false,
            signed_overflow: SignedOverflow::default(),
            unreachable: None,
        }
    }
}

/// Why a program cannot be loaded: one line that names the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadError {
    /// The line.
    pub message: String,
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LoadError {}

/// A loaded program.
#[derive(Debug)]
pub struct Loaded {
    /// The program.
    pub program: Program,
    /// The entry function; `None` only if no entry was requested.
    pub entry: Option<FunctionId>,
    /// Other names of functions (`memalign` for `aligned_alloc`). Calls through them name the function itself.
    pub aliases: Vec<(String, FunctionId)>,
    /// The linked module as bitcode.
    pub bitcode: Vec<u8>,
    /// Functions of the program whose definitions were replaced.
    pub replaced: Vec<String>,
    /// Warnings, one line each.
    pub warnings: Vec<String>,
}

/// The name of something unsupported, in LLVM's words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unsupported(pub String);

/// Whether bytes look like LLVM bitcode or text IR.
pub fn is_bitcode_or_ir(bytes: &[u8]) -> bool {
    is_bitcode(bytes) || is_text_ir(bytes)
}

/// Whether bytes begin as bitcode does, plain or in its wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(b"BC\xC0\xDE") || bytes.starts_with(b"\xDE\xC0\x17\x0B")
}

/// Whether the first line that is not a comment begins a module in text form.
fn is_text_ir(bytes: &[u8]) -> bool {
    const STARTS: [&str; 9] =
        ["source_filename", "target ", "define ", "declare ", "@", "%", "module asm", "attributes #", "!"];
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(1 << 16)]).into_owned();
    let first = head.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with(';'));
    match first {
        Some(line) => STARTS.iter().any(|start| line.starts_with(start)),
        None => head.trim_start().starts_with("; ModuleID"),
    }
}

/// Loads a program from one or more modules. Definitions of earlier modules win over those of later ones:
/// name the program first and the runtime after it.
pub fn load(inputs: &[Input], options: &LoadOptions) -> Result<Loaded, LoadError> {
    let (first, rest) = inputs.split_first().ok_or_else(|| error("", "no module was given"))?;
    let (name, bytes) = read(first)?;
    let mut module = llvm::Module::read(&name, &bytes).map_err(|why| error(&name, &why))?;
    let is_alone = rest.is_empty() && options.library.is_none();
    let replaced = if is_alone { Vec::new() } else { module.give_way(options.yields) };
    for input in rest {
        let (name, bytes) = read(input)?;
        module.link(&name, &bytes).map_err(|why| error(&name, &why))?;
    }
    if let Some(library) = &options.library {
        take_needed(&mut module, library, options.needed)?;
    }
    let mut warnings: Vec<String> =
        module.take_warnings().iter().map(|warning| llvm::one_line(warning)).collect();
    warnings.extend(foreign_target(&module.target(), module.data_model()).map(|other| {
        let target = module.target();
        format!("{name} was compiled for {target}; Loam runs it as if for {other}")
    }));
    let lowered = module::lower(&module, options).map_err(|why| error(&name, &why))?;
    let module::Lowered { program, entry, aliases, warnings: problems } = lowered;
    if entry.is_none() && !options.entry.is_empty() {
        return Err(error(&name, &format!("it does not define the function {}", options.entry)));
    }
    warnings.extend(problems);
    let bitcode = if is_alone && is_bitcode(&bytes) { bytes } else { module.bitcode() };
    Ok(Loaded { program, entry, aliases, bitcode, replaced, warnings })
}

/// The target that Loam runs a module for, if it is another one than the module's.
fn foreign_target(target: &str, data_model: DataModel) -> Option<&'static str> {
    let (machine, is_own) = match data_model {
        DataModel::Lp64 => ("x86_64", target.starts_with("x86_64")),
        DataModel::Ilp32 => ("i386", target.starts_with('i') && target.get(2..4) == Some("86")),
    };
    (!is_own && !target.is_empty()).then_some(machine)
}

/// The width of the pointers of a module.
pub fn data_model_of(input: &Input) -> Result<DataModel, LoadError> {
    let (name, bytes) = read(input)?;
    Ok(llvm::Module::read_head(&name, &bytes).map_err(|why| error(&name, &why))?.data_model())
}

/// Takes from a library the definitions that a module mentions, those that its intrinsics are lowered to, and
/// these names.
fn take_needed(module: &mut llvm::Module, library: &Input, needed: &[&str]) -> Result<(), LoadError> {
    let (name, bytes) = read(library)?;
    let implied: Vec<String> =
        module.functions().flat_map(|function| intrinsic::implied_functions(&function.name())).collect();
    let needed: Vec<&str> = implied.iter().map(String::as_str).chain(needed.iter().copied()).collect();
    module.take_from_library(&name, &bytes, &needed).map_err(|why| error(&name, &why))
}

/// The name and the bytes of an input.
fn read(input: &Input) -> Result<(String, Vec<u8>), LoadError> {
    let (name, bytes) = match *input {
        Input::File(path) => {
            let name = path.display().to_string();
            let bytes = loam_base::files::read(path).map_err(|why| error(&name, &why.to_string()))?;
            (name, bytes)
        }
        Input::Memory { name, bytes } => (name.to_owned(), bytes.to_vec()),
    };
    if bytes.is_empty() {
        return Err(error(&name, "the file is empty"));
    }
    Ok((name, bytes))
}

fn error(name: &str, why: &str) -> LoadError {
    let why = llvm::one_line(why);
    // LLVM's parser puts the name in front of its messages already.
    let message = if name.is_empty() || why.starts_with(name) { why } else { format!("{name}: {why}") };
    LoadError { message }
}
