//! From the file the user names to a program that can be explored: compile if it is a source, link what it needs.
//!
//! Most small programs need no more than the functions the engine and its runtime provide; they start at once. A
//! program that needs more gets a C library. Joining the two takes a while, so the result is kept in the cache.

use crate::args::{EnvironmentArgs, LibcArg, RunArgs};
use crate::commands::status;
use crate::libc::{Library, library};
use loam_bitcode::{CompileOptions, Input, LoadOptions, Loaded, compile_c, link, load, with_crash_line};
use loam_environment::model_of;
use loam_report::assets;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What debug information calls the directory of Loam's own headers; the executor knows it by this name.
const RUNTIME_NAME: &str = "loam-runtime";

/// What is taken from a C library although no program mentions it.
const NEEDED: &[&str] = &["__libc_start_main"];

/// Loads a program. The error is what to tell the user.
pub fn load_program(args: &RunArgs) -> Result<Loaded, String> {
    let (path, environment) = (Path::new(args.program()), &args.environment);
    let mut loaded = match environment.libc {
        LibcArg::None => load_plain(path, environment)?,
        LibcArg::Musl => load_with(path, environment, &library(environment)?)?,
        LibcArg::Default => load_as_needed(path, environment)?,
    };
    shorten_paths(&mut loaded);
    Ok(loaded)
}

/// With a C library only if the program calls something that nobody else provides.
fn load_as_needed(path: &Path, environment: &EnvironmentArgs) -> Result<Loaded, String> {
    let plain = load_plain(path, environment)?;
    let is_missing = |name: &str| model_of(name).is_none() && loam_libc::provides(name);
    let is_used = plain
        .program
        .functions
        .values()
        .any(|function| function.body.is_none() && is_missing(&function.name));
    if is_used { load_with(path, environment, &library(environment)?) } else { Ok(plain) }
}

/// With the built-in functions alone.
fn load_plain(path: &Path, environment: &EnvironmentArgs) -> Result<Loaded, String> {
    let program = bitcode_of(path, environment, None)?;
    let name = path.display().to_string();
    let mut inputs = vec![Input::Memory { name: &name, bytes: &program }];
    inputs.extend(loam_runtime::MODULES.iter().map(|&(name, bytes)| Input::Memory { name, bytes }));
    let options = LoadOptions { entry: environment.entry.clone(), ..LoadOptions::default() };
    load_guarded(&name, &inputs, &options)
}

/// With a C library.
fn load_with(path: &Path, environment: &EnvironmentArgs, library: &Library) -> Result<Loaded, String> {
    let program = bitcode_of(path, environment, Some(library))?;
    let name = path.display().to_string();
    let entry = environment.entry.clone();
    // What programs may ask of Loam itself comes with it.
    let (own_name, own) = loam_runtime::INPUTS;
    let key = [&program[..], own].concat();
    if let Some(linked) = library.linked(&key) {
        let input = [Input::Memory { name: &name, bytes: &linked }];
        return load_guarded(&name, &input, &LoadOptions { entry, ..LoadOptions::default() });
    }
    let program = Input::Memory { name: &name, bytes: &program };
    let inputs = [program, Input::Memory { name: own_name, bytes: own }];
    let bitcode = library.bitcode();
    let from = Some(Input::File(&bitcode));
    let loaded = load_guarded(&name, &inputs, &LoadOptions { entry, library: from, needed: NEEDED })?;
    library.keep(&key, &loaded.bitcode);
    Ok(loaded)
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

fn bitcode_of(
    path: &Path,
    environment: &EnvironmentArgs,
    library: Option<&Library>,
) -> Result<Vec<u8>, String> {
    let name = path.display();
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("c") => compile(path, environment, library),
        // The headers of C++ libraries know the system's C library only.
        _ if is_source(path) => compile(path, environment, None),
        Some("bc" | "ll") => std::fs::read(path).map_err(|error| format!("{name}: {error}")),
        _ if is_built(path) => built(path),
        _ => Err(format!(
            "{name}: not a program Loam can read; a .c, .cc, .bc or .ll file is, and what loam cc built"
        )),
    }
}

/// Whether a file looks like a program, library, object or archive.
fn is_built(path: &Path) -> bool {
    let mut start = Vec::new();
    let read = File::open(path).and_then(|file| file.take(8).read_to_end(&mut start));
    read.is_ok() && loam_compiler::may_hold_bitcode(&start)
}

/// The bitcode in something `loam cc` built, joined into one module. The error is what to tell the user.
pub fn built(path: &Path) -> Result<Vec<u8>, String> {
    let modules = loam_compiler::bitcode_in(path).map_err(|error| error.message)?;
    let name = path.display().to_string();
    let inputs: Vec<Input> = modules.iter().map(|bytes| Input::Memory { name: &name, bytes }).collect();
    let crash = format!("loam: {name}: LLVM crashes on the bitcode in this file; it is damaged");
    let joined = with_crash_line(&crash, i32::from(status::USAGE), || link(&inputs));
    joined.map_err(|error| error.message)
}

/// Compiles a source against Loam's headers, which clang needs as files for that time, and those of the C library.
fn compile(
    source: &Path,
    environment: &EnvironmentArgs,
    library: Option<&Library>,
) -> Result<Vec<u8>, String> {
    let fail = |error: std::io::Error| format!("no temporary directory: {error}");
    let directory = tempfile::tempdir().map_err(fail)?;
    assets::write_to(directory.path(), &[assets::HEADERS]).map_err(fail)?;
    let include = directory.path().join("include");
    // The name of the directory changes from run to run, so it must not get into the bitcode.
    let mut extra_flags = vec![format!("-ffile-prefix-map={}={RUNTIME_NAME}", include.display())];
    extra_flags.extend(library.into_iter().flat_map(Library::compiler_flags));
    extra_flags.extend_from_slice(&environment.compiler_arguments);
    let options = CompileOptions { include_dirs: vec![include], extra_flags, opt_level: None };
    compile_c(source, &options).map_err(|error| {
        match error.diagnostics.lines().find(|line| line.contains("error")) {
            Some(first) => format!("{} does not compile: {first}", source.display()),
            None => error.message,
        }
    })
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
