//! From the file the user names to a program that can be explored: compile if it is a source, link what it needs.
//!
//! Most small programs need no more than the functions the engine and its runtime provide; they start at once. A
//! program that needs more gets a C library. Joining the two takes a while, so the result is kept in the cache.

use crate::args::{LibcArg, LoadArgs};
use crate::commands::status;
use crate::libc::{Library, library, linked_as_needed};
use loam_base::files;
use loam_bitcode::{
    CompileOptions, Input, LoadOptions, Loaded, compile_c, compile_rust, link, load, with_crash_line,
};
use loam_environment::model_of;
use loam_report::assets;
use std::io::Read;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What debug information calls the directory of Loam's own headers; the executor knows it by this name.
const RUNTIME_NAME: &str = "loam-runtime";

/// What is taken from a C library although no program mentions it.
const NEEDED: &[&str] = &["__libc_start_main"];

/// Searches of which many programs carry a copy, for systems that lack them, and the types they have everywhere. The
/// copies read whole words and thereby beyond the end of objects, which machines allow and their authors meant. What
/// they find is the same, so the C library's own, which read byte by byte, take their place.
pub const YIELDING: &[(&str, &str)] = &[
    ("memchr2", "ptr (ptr, i32, i32, i64)"),
    ("memrchr", "ptr (ptr, i32, i64)"),
    ("rawmemchr", "ptr (ptr, i32)"),
    ("strchrnul", "ptr (ptr, i32)"),
];

/// Some of these are in every C++ program that needs more than its headers.
const CPP_NAMES: &[&str] =
    &["__gxx_personality_v0", "_ZTVN10__cxxabiv1", "_ZSt", "_ZNSt", "_ZNKSt", "__cxa_guard", "_Zn"];

/// One of these is in every program that uses C++'s streams.
const STREAM_NAMES: &[&str] = &["_ZNSt8ios_base4InitC1Ev", "_ZNSt6localeC1Ev", "_ZNSt8ios_baseC2Ev"];

/// The functions of `loam.h` that are written in C.
const INPUT_NAMES: &[&str] =
    &["klee_int", "klee_range", "klee_choose", "klee_is_replay", "__VERIFIER_", "reach_error"];

/// Loads a program. The error is what to tell the user.
pub fn load_program(path: &Path, how: &LoadArgs) -> Result<Loaded, String> {
    let mut loaded = match how.libc {
        LibcArg::None => load_plain(path, how, &bitcode_of(path, how, None)?)?,
        // Rust's library stands on the C library.
        LibcArg::Default if !is_rust(path) => load_as_needed(path, how)?,
        LibcArg::Default | LibcArg::Musl => {
            let library = library(how)?;
            load_with(path, how, &library, bitcode_of(path, how, Some(&library))?)?
        }
    };
    shorten_paths(&mut loaded);
    Ok(loaded)
}

/// With a C library only if the program calls something that nobody else provides.
fn load_as_needed(path: &Path, how: &LoadArgs) -> Result<Loaded, String> {
    let program = bitcode_of(path, how, None)?;
    // Sources are compiled anew for the library, and what else is joined with a program was joined after it was decided.
    let is_whole = !is_source(path) && !is_cpp(&program) && !mentions(&program, INPUT_NAMES);
    if let Some(linked) = linked_as_needed(&program).filter(|_| is_whole) {
        return load_linked(path, how, &linked);
    }
    let plain = load_plain(path, how, &program)?;
    let is_missing = |name: &str| model_of(name).is_none() && loam_libc::provides(name);
    let is_used = plain
        .program
        .functions
        .values()
        .any(|function| function.body.is_none() && is_missing(&function.name));
    if !is_used {
        return Ok(plain);
    }
    let library = library(how)?;
    // Only C is compiled against the headers of the library.
    let program = match path.extension().is_some_and(|extension| extension == "c") {
        true => bitcode_of(path, how, Some(&library))?,
        false => program,
    };
    load_with(path, how, &library, program)
}

/// With the built-in functions alone.
fn load_plain(path: &Path, how: &LoadArgs, program: &[u8]) -> Result<Loaded, String> {
    let name = path.display().to_string();
    let mut inputs = vec![Input::Memory { name: &name, bytes: program }];
    let cpp = Some(&loam_runtime::CPP).filter(|_| is_cpp(program));
    inputs.extend(
        cpp.into_iter().chain(loam_runtime::MODULES).map(|&(name, bytes)| Input::Memory { name, bytes }),
    );
    let options = LoadOptions { entry: how.entry.clone(), yielding: YIELDING, ..LoadOptions::default() };
    load_guarded(&name, &inputs, &options)
}

/// With a C library.
fn load_with(path: &Path, how: &LoadArgs, library: &Library, program: Vec<u8>) -> Result<Loaded, String> {
    let name = path.display().to_string();
    let program = with_support(&name, program)?;
    if let Some(linked) = library.linked(&program) {
        return load_linked(path, how, &linked);
    }
    let input = [Input::Memory { name: &name, bytes: &program }];
    let bitcode = library.bitcode();
    let from = Some(Input::File(&bitcode));
    let entry = how.entry.clone();
    let options = LoadOptions { entry, library: from, needed: NEEDED, yielding: YIELDING };
    let loaded = load_guarded(&name, &input, &options)?;
    library.keep(&program, &loaded.bitcode);
    Ok(loaded)
}

/// A program that is joined with its library.
fn load_linked(path: &Path, how: &LoadArgs, linked: &[u8]) -> Result<Loaded, String> {
    let name = path.display().to_string();
    let input = [Input::Memory { name: &name, bytes: linked }];
    load_guarded(&name, &input, &LoadOptions { entry: how.entry.clone(), ..LoadOptions::default() })
}

/// The program joined with those parts of the runtime that no C library has, if it needs them.
fn with_support(name: &str, program: Vec<u8>) -> Result<Vec<u8>, String> {
    let mut parts = Vec::new();
    if is_cpp(&program) {
        parts.push(loam_runtime::CPP);
    }
    if mentions(&program, INPUT_NAMES) {
        parts.push(loam_runtime::INPUTS);
    }
    if parts.is_empty() {
        return Ok(program);
    }
    let mut inputs = vec![Input::Memory { name, bytes: &program }];
    inputs.extend(parts.iter().map(|&(name, bytes)| Input::Memory { name, bytes }));
    link_guarded(name, &inputs)
}

/// Whether a module has something of C++ that is not in its headers.
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
    matches!(extension, Some("c" | "cc" | "cpp" | "cxx" | "C"))
}

fn is_rust(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "rs")
}

fn bitcode_of(path: &Path, how: &LoadArgs, library: Option<&Library>) -> Result<Vec<u8>, String> {
    let name = path.display();
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("c") => compile(path, how, library),
        // The headers of C++ libraries know the system's C library only.
        _ if is_source(path) => compile(path, how, None),
        _ if is_rust(path) => compile_crate(path, how),
        Some("bc" | "ll") => {
            let program = files::read(path).map_err(|error| format!("{name}: {error}"))?;
            with_streams(path, program, how)
        }
        _ if is_built(path) => with_streams(path, built(path)?, how),
        _ if let Err(error) = files::open(path) => Err(format!("{name}: {error}")),
        _ => Err(format!(
            "{name}: not a program Loam can read; a .c, .cc, .rs, .bc or .ll file is, and what loam cc built"
        )),
    }
}

/// Whether a file looks like a program, library, object or archive.
fn is_built(path: &Path) -> bool {
    let mut start = Vec::new();
    let read = files::open(path).and_then(|file| file.take(8).read_to_end(&mut start));
    read.is_ok() && loam_compiler::may_hold_bitcode(&start)
}

/// The bitcode in something `loam cc` built, joined into one module. The error is what to tell the user.
pub fn built(path: &Path) -> Result<Vec<u8>, String> {
    let modules = loam_compiler::bitcode_in(path).map_err(|error| error.message)?;
    let name = path.display().to_string();
    let inputs: Vec<Input> = modules.iter().map(|bytes| Input::Memory { name: &name, bytes }).collect();
    link_guarded(&name, &inputs)
}

fn link_guarded(name: &str, inputs: &[Input]) -> Result<Vec<u8>, String> {
    let crash = format!("loam: {name}: LLVM crashes on this file; it is damaged");
    let joined = with_crash_line(&crash, i32::from(status::USAGE), || link(inputs));
    joined.map_err(|error| error.message)
}

/// Compiles a source against Loam's headers and those of the C library.
fn compile(source: &Path, how: &LoadArgs, library: Option<&Library>) -> Result<Vec<u8>, String> {
    check_source(source)?;
    let headers = Headers::lay_out()?;
    if source.extension().is_none_or(|extension| extension != "c") {
        let program = compiled(source, &headers.options(how, &headers.cpp_flags()))?;
        return with_streams(source, program, how);
    }
    let flags: Vec<String> = library.into_iter().flat_map(Library::compiler_flags).collect();
    compiled(source, &headers.options(how, &flags))
}

/// A program joined with C++'s streams, if it uses them.
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

    /// What keeps the code of the C++ library's templates with the program.
    fn cpp_flags(&self) -> Vec<String> {
        vec!["-include".to_owned(), self.include().join("loam/templates.h").display().to_string()]
    }

    fn options(&self, how: &LoadArgs, flags: &[String]) -> CompileOptions {
        let include = self.include();
        // The name of the directory changes from run to run, so it must not get into the bitcode.
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

/// Compilers wait for pipes and read devices without end.
fn check_source(source: &Path) -> Result<(), String> {
    /// More than any program, and little enough for a compiler.
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

/// Files below the current directory are called what the user calls them.
fn shorten_paths(loaded: &mut Loaded) {
    let Ok(current) = std::env::current_dir() else { return };
    for id in loaded.program.files.ids() {
        let file = &mut loaded.program.files[id];
        if let Ok(short) = Path::new(file.as_str()).strip_prefix(&current) {
            *file = short.display().to_string();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_bitcode::symbols;

    #[test]
    fn whatever_gives_way_is_in_the_runtime_and_in_the_c_library() {
        let parts = loam_runtime::MODULES.iter();
        let defined: Vec<String> = parts
            .flat_map(|&(name, bytes)| {
                symbols(&Input::Memory { name, bytes }).expect("it is bitcode").defined
            })
            .collect();
        for (name, _) in YIELDING {
            assert!(loam_libc::provides(name), "{name}");
            assert!(defined.iter().any(|other| other == name), "{name}");
            assert!(model_of(name).is_some(), "{name}");
        }
    }
}
