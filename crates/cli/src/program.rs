//! From the file that the user names to a program that can be explored: compiles a source, links what the
//! program needs.
//!
//! A program is linked with the reachable part of the C library. Linking takes a while, so the result is kept
//! in the cache.

use crate::args::{LibcArg, LoadArgs, OverflowCheck};
use crate::commands::status;
use crate::libc::{Library, Linked, library};
use loam_base::files;
use loam_bitcode::{
    CompileOptions, Input, LoadOptions, Loaded, SignedOverflow, compile_c, compile_rust, data_model_of, link,
    load, symbols, with_crash_line,
};
use loam_environment::{is_for_engine, model_of};
use loam_program::ir::DataModel;
use loam_report::assets;
use std::io::Read;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The name of the directory of Loam's own headers in debug information; the executor recognises it.
const RUNTIME_NAME: &str = "loam-runtime";

/// Symbols taken from the C library although no program mentions them.
const NEEDED: &[&str] = &["__libc_start_main"];

/// String searches of which many programs contain a copy, for systems that lack them, with their usual types.
/// The copies read whole words and thereby beyond the end of objects, which works on real machines and is
/// intended. The C library's functions return the same but read byte by byte, so they replace the copies.
const YIELDING: &[(&str, &str)] = &[
    ("memchr2", "ptr (ptr, i32, i32, i64)"),
    ("memrchr", "ptr (ptr, i32, i64)"),
    ("memchr2", "ptr (ptr, i32, i32, i32)"),
    ("memrchr", "ptr (ptr, i32, i32)"),
    ("rawmemchr", "ptr (ptr, i32)"),
    ("strchrnul", "ptr (ptr, i32)"),
];

/// Every C++ program that needs more than its headers mentions some of these.
const CPP_NAMES: &[&str] =
    &["__gxx_personality_v0", "_ZTVN10__cxxabiv1", "_ZSt", "_ZNSt", "_ZNKSt", "__cxa_guard", "_Zn"];

/// What an operation calls that was built to check unsigned results.
const UNSIGNED_HANDLERS: &[&str] =
    &["__ubsan_handle_add_overflow", "__ubsan_handle_sub_overflow", "__ubsan_handle_mul_overflow"];

/// Every program that uses C++'s streams mentions one of these.
const STREAM_NAMES: &[&str] = &["_ZNSt8ios_base4InitC1Ev", "_ZNSt6localeC1Ev", "_ZNSt8ios_baseC2Ev"];

/// The functions of `loam.h` that are written in C.
const INPUT_NAMES: &[&str] =
    &["klee_int", "klee_range", "klee_choose", "klee_is_replay", "__VERIFIER_", "reach_error"];

/// The checks that clang makes of arithmetic for `--check overflow`: signed results, left operands of shifts, addresses, indices of arrays
/// whose length their type has, floats that become integers.
const OVERFLOW_CHECKS: &str =
    "-fsanitize=signed-integer-overflow,shift,pointer-overflow,array-bounds,float-cast-overflow";

/// The same for unsigned results.
const UNSIGNED_CHECKS: &str = "-fsanitize=unsigned-integer-overflow";

/// A program as the user wants it loaded.
#[derive(Clone, Copy)]
struct Wanted<'a> {
    path: &'a Path,
    how: &'a LoadArgs,
    overflow: OverflowCheck,
}

/// Loads a program. The error is the message for the user.
pub fn load_program(path: &Path, how: &LoadArgs, overflow: OverflowCheck) -> Result<Loaded, String> {
    let wanted = Wanted { path, how, overflow };
    let mut loaded = match how.libc {
        LibcArg::None => wanted.load_alone()?,
        LibcArg::Default => wanted.load_with_library()?,
    };
    if overflow == OverflowCheck::Unsigned
        && !is_source(path)
        && !mentions(&loaded.bitcode, UNSIGNED_HANDLERS)
    {
        loaded.warnings.push(format!(
            "{}: unsigned overflow is only seen in a source, or if the program was built with {UNSIGNED_CHECKS}",
            path.display()
        ));
    }
    shorten_paths(&mut loaded);
    Ok(loaded)
}

/// Loads a program that was linked with everything it needs, as the directory of a run has it.
pub fn load_linked(path: &Path, how: &LoadArgs, overflow: OverflowCheck) -> Result<Loaded, String> {
    let bitcode = files::read(path).map_err(|error| error.to_string())?;
    let name = path.display().to_string();
    let input = [Input::Memory { name: &name, bytes: &bitcode }];
    let mut loaded = load_guarded(&name, &input, &Wanted { path, how, overflow }.options())?;
    shorten_paths(&mut loaded);
    Ok(loaded)
}

impl Wanted<'_> {
    /// The program without the C library: with the engine's functions and those of the host.
    fn load_alone(self) -> Result<Loaded, String> {
        let name = self.path.display().to_string();
        let program = joined(self.path, self.modules(None)?, self.how)?;
        let (part, errno) = loam_runtime::alone(data_model(&name, &program)?);
        let inputs =
            [Input::Memory { name: &name, bytes: &program }, Input::Memory { name: part, bytes: errno }];
        let yields: fn(&str, &str) -> bool =
            if self.how.no_replace { |_, _| false } else { |name, _| is_for_engine(name) };
        load_guarded(&name, &inputs, &LoadOptions { yields, ..self.options() })
    }

    /// The program with the C library for pointers such as it has.
    fn load_with_library(self) -> Result<Loaded, String> {
        let library = library(self.how, self.asked_data_model())?;
        let modules = self.modules(Some(&library))?;
        let data_model = match modules.first() {
            Some(first) => data_model(&self.path.display().to_string(), first)?,
            None => library.data_model,
        };
        if data_model == library.data_model {
            return self.load_on(&library, modules);
        }
        self.load_on(&self::library(self.how, data_model)?, modules)
    }

    /// The width of pointers for which a source is compiled.
    fn asked_data_model(self) -> DataModel {
        let asks = |argument: &&String| matches!(argument.as_str(), "-m32" | "-m64");
        let last = self.how.compiler_arguments.iter().rfind(asks);
        match last.is_some_and(|argument| argument == "-m32") {
            true => DataModel::Ilp32,
            false => DataModel::Lp64,
        }
    }

    /// Modules with the C library.
    fn load_on(self, library: &Library, modules: Vec<Vec<u8>>) -> Result<Loaded, String> {
        let name = self.path.display().to_string();
        let cached = library.cache_file(&modules, &link_options(self.how));
        if let Some(Linked { bitcode, replaced }) = Linked::read(&cached) {
            let input = [Input::Memory { name: &name, bytes: &bitcode }];
            let loaded = load_guarded(&name, &input, &self.options())?;
            return Ok(Loaded { replaced, ..loaded });
        }
        let program = joined(self.path, modules, self.how)?;
        let input = [Input::Memory { name: &name, bytes: &program }];
        let bitcode = library.bitcode();
        let from = Some(Input::File(&bitcode));
        let yields = if self.how.no_replace { |_: &str, _: &str| false } else { yields };
        let options = LoadOptions { library: from, needed: NEEDED, yields, ..self.options() };
        let loaded = load_guarded(&name, &input, &options)?;
        Linked::keep(&cached, &loaded.bitcode, &loaded.replaced);
        Ok(loaded)
    }

    fn options(self) -> LoadOptions<'static> {
        let signed_overflow = match self.overflow {
            OverflowCheck::Off => SignedOverflow::Unchecked,
            // Clang has made the checks.
            _ if is_source(self.path) || is_rust(self.path) => SignedOverflow::Unchecked,
            _ if loam_compiler::is_as_written(self.path) => SignedOverflow::InOwn,
            OverflowCheck::Signed | OverflowCheck::Unsigned => SignedOverflow::InUnoptimised,
        };
        let Self { how, .. } = self;
        LoadOptions {
            entry: how.entry.clone(),
            unreachable: how.unreachable.clone(),
            signed_overflow,
            ..LoadOptions::default()
        }
    }

    /// The modules of the file.
    fn modules(self, library: Option<&Library>) -> Result<Vec<Vec<u8>>, String> {
        let Self { path, how, .. } = self;
        let name = path.display();
        let module = match path.extension().and_then(|extension| extension.to_str()) {
            Some("c" | "i") => self.compile_for(library),
            // The headers of C++ libraries only work with the system's C library.
            _ if is_source(path) => self.compile(None),
            _ if is_rust(path) => compile_crate(path, how),
            Some("bc" | "ll") => files::read(path).map_err(|error| format!("{name}: {error}")),
            _ if is_built(path) => {
                let mut modules = loam_compiler::bitcode_in(path).map_err(|error| error.message)?;
                modules.extend(linked(how)?);
                return Ok(modules);
            }
            _ if let Err(error) = files::open(path) => Err(format!("{name}: {error}")),
            _ => Err(format!(
                "{name}: not a program Loam can read: a .c, .cc, .rs, .bc or .ll file, or a file built by loam cc, is expected"
            )),
        };
        let mut modules = vec![module?];
        modules.extend(linked(how)?);
        Ok(modules)
    }

    /// Compiles C with the headers of the C library; a source that needs others is compiled with the machine's,
    /// whose functions the C library also has under the names in these headers.
    fn compile_for(self, library: Option<&Library>) -> Result<Vec<u8>, String> {
        match self.compile(library) {
            Err(_) if library.is_some() => self.compile(None),
            compiled => compiled,
        }
    }

    /// Compiles the source with Loam's headers and those of the C library.
    fn compile(self, library: Option<&Library>) -> Result<Vec<u8>, String> {
        let Self { path: source, how, .. } = self;
        check_source(source)?;
        let headers = Headers::lay_out()?;
        let mut flags: Vec<String> = self.overflow_flags().map(str::to_owned).collect();
        if source.extension().is_none_or(|extension| extension != "c" && extension != "i") {
            flags.extend(headers.cpp_flags());
            return compiled(source, &headers.options(how, &flags));
        }
        flags.extend(library.into_iter().flat_map(Library::compiler_flags));
        let program = compiled(source, &headers.options(how, &flags))?;
        let own = own_builtins(source, &program);
        if own.is_empty() {
            return Ok(program);
        }
        flags.extend(own.iter().map(|name| format!("-fno-builtin-{name}")));
        compiled(source, &headers.options(how, &flags))
    }

    /// The flags that make clang check what `--check overflow` looks for.
    fn overflow_flags(self) -> impl Iterator<Item = &'static str> {
        let (all, unsigned) = match self.overflow {
            OverflowCheck::Off => (None, None),
            OverflowCheck::Signed => (Some(OVERFLOW_CHECKS), None),
            OverflowCheck::Unsigned => (Some(OVERFLOW_CHECKS), Some(UNSIGNED_CHECKS)),
        };
        all.into_iter().chain(unsigned)
    }
}

/// Everything besides a program's modules and the C library that influences the linked program.
fn link_options(how: &LoadArgs) -> Vec<&[u8]> {
    let replaces: &[u8] = if how.no_replace { b"kept" } else { b"replaced" };
    let [wide, narrow] = [DataModel::Lp64, DataModel::Ilp32].map(|model| loam_runtime::inputs(model).1);
    let parts = [loam_runtime::CPP.1, wide, narrow, assets::STREAMS[0].1.as_bytes(), replaces];
    parts.into_iter().chain(how.compiler_arguments.iter().map(String::as_bytes)).collect()
}

/// The modules of a program linked into one, with the runtime that no C library has.
fn joined(path: &Path, modules: Vec<Vec<u8>>, how: &LoadArgs) -> Result<Vec<u8>, String> {
    let name = path.display().to_string();
    let program = match <[Vec<u8>; 1]>::try_from(modules) {
        Ok([module]) => module,
        Err(modules) => link_modules(&name, &modules)?,
    };
    let program = if is_rust(path) { program } else { with_streams(path, program, how)? };
    with_support(&name, program)
}

/// Whether the program's definition of a function is replaced by the C library's or the engine's.
pub fn yields(name: &str, type_: &str) -> bool {
    YIELDING.contains(&(name, type_)) || is_for_engine(name)
}

/// The program linked with the parts of the runtime that it needs and no C library has.
fn with_support(name: &str, program: Vec<u8>) -> Result<Vec<u8>, String> {
    let mut parts = Vec::new();
    if is_cpp(&program) {
        if data_model(name, &program)? == DataModel::Ilp32 {
            return Err(format!("{name}: Loam's runtime for C++ is for programs of 64 bits only"));
        }
        parts.push(loam_runtime::CPP);
    }
    if mentions(&program, INPUT_NAMES) {
        parts.push(loam_runtime::inputs(data_model(name, &program)?));
    }
    if parts.is_empty() {
        return Ok(program);
    }
    let mut inputs = vec![Input::Memory { name, bytes: &program }];
    inputs.extend(parts.iter().map(|&(name, bytes)| Input::Memory { name, bytes }));
    link_guarded(name, &inputs)
}

/// The width of the pointers of a file of bitcode or text IR.
pub fn data_model_of_file(path: &Path) -> Result<DataModel, String> {
    let name = path.display().to_string();
    let bytes = files::read(path).map_err(|error| format!("{name}: {error}"))?;
    data_model(&name, &bytes)
}

/// The width of the pointers of a module.
fn data_model(name: &str, module: &[u8]) -> Result<DataModel, String> {
    let crash = format!("loam: {name}: LLVM crashes on this file; it is damaged");
    let found = with_crash_line(&crash, i32::from(status::USAGE), || {
        data_model_of(&Input::Memory { name, bytes: module })
    });
    found.map_err(|error| error.message)
}

/// Whether a module needs C++ definitions that are not in headers.
fn is_cpp(module: &[u8]) -> bool {
    mentions(module, CPP_NAMES)
}

/// Whether one of these names is in a module; names are not compressed, in bitcode as in text.
fn mentions(module: &[u8], names: &[&str]) -> bool {
    names.iter().map(|name| name.as_bytes()).any(|name| {
        let mut rest = module;
        while let Some(at) = rest.iter().position(|&byte| byte == name[0]) {
            if rest[at..].starts_with(name) {
                return true;
            }
            rest = &rest[at + 1..];
        }
        false
    })
}

fn load_guarded(name: &str, inputs: &[Input], options: &LoadOptions) -> Result<Loaded, String> {
    let crash = format!("loam: {name}: LLVM crashes on this file; it is damaged");
    let loaded = with_crash_line(&crash, i32::from(status::USAGE), || load(inputs, options));
    loaded.map_err(|error| error.message)
}

/// Whether a file is C or C++ by its name.
pub fn is_source(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    matches!(extension, Some("c" | "i" | "cc" | "cpp" | "cxx" | "C"))
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

/// The modules of the files that are to be linked with the program.
fn linked(how: &LoadArgs) -> Result<Vec<Vec<u8>>, String> {
    let mut modules = Vec::new();
    for path in &how.linked {
        let name = path.display();
        if is_built(path) {
            let found = loam_compiler::bitcode_in(path);
            modules.extend(found.map_err(|error| format!("--link: {}", error.message))?);
        } else {
            modules.push(files::read(path).map_err(|error| format!("--link: {name}: {error}"))?);
        }
    }
    Ok(modules)
}

/// Whether a file looks like a program, library, object or archive.
fn is_built(path: &Path) -> bool {
    let mut start = Vec::new();
    let read = files::open(path).and_then(|file| file.take(8).read_to_end(&mut start));
    read.is_ok() && loam_compiler::may_hold_bitcode(&start)
}

/// The bitcode in a file built by `loam cc`, linked into one module. The error is the message for the user.
pub fn built(path: &Path) -> Result<Vec<u8>, String> {
    let modules = loam_compiler::bitcode_in(path).map_err(|error| error.message)?;
    link_modules(&path.display().to_string(), &modules)
}

fn link_modules(name: &str, modules: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let inputs: Vec<Input> = modules.iter().map(|bytes| Input::Memory { name, bytes }).collect();
    link_guarded(name, &inputs)
}

fn link_guarded(name: &str, inputs: &[Input]) -> Result<Vec<u8>, String> {
    let crash = format!("loam: {name}: LLVM crashes on this file; it is damaged");
    let joined = with_crash_line(&crash, i32::from(status::USAGE), || link(inputs));
    joined.map_err(|error| error.message)
}

/// Builtin functions that a source defines itself: the compiler must not treat calls of them as builtins.
fn own_builtins(source: &Path, program: &[u8]) -> Vec<String> {
    let name = source.display().to_string();
    let symbols = symbols(&Input::Memory { name: &name, bytes: program });
    let defined = symbols.map_or_else(|_| Vec::new(), |symbols| symbols.defined);
    defined.into_iter().filter(|name| model_of(name).is_some() && !is_for_engine(name)).collect()
}

/// A program linked with C++'s streams, if it uses them.
fn with_streams(path: &Path, program: Vec<u8>, how: &LoadArgs) -> Result<Vec<u8>, String> {
    if !mentions(&program, STREAM_NAMES) {
        return Ok(program);
    }
    let headers = Headers::lay_out()?;
    let mut flags = headers.cpp_flags();
    flags.push("-fno-access-control".to_owned());
    let streams = compiled(&headers.include().join("streams.cc"), &headers.options(how, &flags))?;
    let name = path.display().to_string();
    let inputs = [("program", &program), ("streams", &streams)]
        .map(|(part, bytes)| (format!("{name} ({part})"), bytes));
    let inputs = inputs.each_ref().map(|(name, bytes)| Input::Memory { name, bytes });
    link_guarded(&name, &inputs)
}

/// Loam's headers, which clang needs as files while it compiles.
struct Headers(TempDir);

impl Headers {
    fn lay_out() -> Result<Self, String> {
        let fail = |error: std::io::Error| format!("no temporary directory: {error}");
        let directory = tempfile::tempdir().map_err(fail)?;
        assets::write_to(directory.path(), &[assets::HEADERS, assets::STREAMS]).map_err(fail)?;
        Ok(Self(directory))
    }

    fn include(&self) -> PathBuf {
        self.0.path().join("include")
    }

    /// The flags that keep the code of the C++ library's templates in the program.
    fn cpp_flags(&self) -> Vec<String> {
        vec!["-include".to_owned(), self.include().join("loam/templates.h").display().to_string()]
    }

    fn options(&self, how: &LoadArgs, flags: &[String]) -> CompileOptions {
        let include = self.include();
        // The name of the directory changes from run to run, so it must not appear in the bitcode.
        let mut extra_flags = vec![format!("-ffile-prefix-map={}={RUNTIME_NAME}", include.display())];
        extra_flags.extend_from_slice(flags);
        extra_flags.extend_from_slice(&how.compiler_arguments);
        CompileOptions { include_dirs: vec![include], extra_flags, opt_level: None }
    }
}

fn compiled(source: &Path, options: &CompileOptions) -> Result<Vec<u8>, String> {
    compile_c(source, options).map_err(|error| {
        match error.diagnostics.lines().find(|line| line.contains("error")) {
            Some(first) => format!("{} does not compile: {first}", source.display()),
            None => error.message,
        }
    })
}

/// Rejects pipes and devices: a compiler would wait for them or read them without end.
fn check_source(source: &Path) -> Result<(), String> {
    /// Larger than any program, and small enough for a compiler.
    const MOST_SOURCE: u64 = 64 << 20;
    let read = files::read_at_most(source, MOST_SOURCE);
    read.map(drop).map_err(|error| format!("{}: {error}", source.display()))
}

/// Compiles a Rust source together with Rust's library and Loam's crate.
fn compile_crate(source: &Path, how: &LoadArgs) -> Result<Vec<u8>, String> {
    check_source(source)?;
    let fail = |error: std::io::Error| format!("no temporary directory: {error}");
    let directory = tempfile::tempdir().map_err(fail)?;
    assets::write_to(directory.path(), &[assets::RUST]).map_err(fail)?;
    let compiled = compile_rust(source, directory.path(), &how.compiler_arguments);
    compiled.map_err(|error| error.message)
}

/// Makes paths of files below the current directory relative, as the user writes them.
fn shorten_paths(loaded: &mut Loaded) {
    let Ok(current) = std::env::current_dir() else { return };
    for id in loaded.program.files.ids() {
        let path = &mut loaded.program.files[id].path;
        if let Ok(short) = Path::new(path.as_str()).strip_prefix(&current) {
            *path = short.display().to_string();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_gives_way_has_a_model() {
        for (name, type_) in YIELDING {
            assert!(model_of(name).is_some() && yields(name, type_), "{name}");
        }
        assert!(yields("klee_assume", "void (i64)") && !yields("memcpy", "ptr (ptr, ptr, i64)"));
    }
}
