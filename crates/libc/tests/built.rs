//! Inspects the C library, and runs programs on it. The library is built if it is not in the cache, as on
//! first use.

use loam_bitcode::{CompileOptions, Input, LoadOptions, Loaded, compile_c, load};
use loam_libc::{Libc, Request};
use loam_program::ir::{DataModel, Inst, Program, Terminator};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;

/// The functions that the engine provides.
const FROM_THE_ENGINE: &[&str] = &[
    "__libc_calloc",
    "__libc_free",
    "__libc_malloc",
    "__loam_constructor",
    "__loam_destructor",
    "__loam_syscall",
    "calloc",
    "free",
    "longjmp",
    "malloc",
    "memalign",
    "realloc",
    "setjmp",
];
/// Weak, and mentioned only by functions that start.c replaces.
const NEVER_READ: &[&str] =
    &["__fini_array_end", "__fini_array_start", "__init_array_end", "__init_array_start"];

fn libc() -> Libc {
    static LIBC: OnceLock<Libc> = OnceLock::new();
    let libc = LIBC.get_or_init(|| {
        let cache = std::env::var_os("LOAM_CACHE_DIR").expect("cargo sets LOAM_CACHE_DIR");
        let request = Request { cache: Path::new(&cache), data_model: DataModel::Lp64, source: None };
        let built = || loam_libc::build(&request, &mut |_| {}).unwrap_or_else(|why| panic!("{why}"));
        loam_libc::find(request.cache, request.data_model).unwrap_or_else(built)
    });
    libc.clone()
}

fn whole() -> Loaded {
    let bitcode = libc().bitcode();
    let options = LoadOptions { entry: String::new(), ..LoadOptions::default() };
    load(&[Input::File(&bitcode)], &options).unwrap_or_else(|why| panic!("{why}"))
}

fn defined(program: &Program) -> Vec<&str> {
    let functions = program.functions.values().filter(|function| function.body.is_some());
    functions.map(|function| function.name.as_str()).collect()
}

#[test]
fn the_module_is_whole_and_nothing_in_it_is_unsupported() {
    let loaded = whole();
    loam_program::verify::verify(&loaded.program).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(loaded.warnings, Vec::<String>::new());
    let defined = defined(&loaded.program);
    let aliases: Vec<&str> = loaded.aliases.iter().map(|(name, _)| name.as_str()).collect();
    for name in
        ["__libc_start_main", "printf", "qsort", "regcomp", "strtod", "getopt_long", "stat64", "error"]
    {
        assert!(defined.contains(&name) || aliases.contains(&name), "{name} is missing");
    }
    for body in loaded.program.functions.values().filter_map(|function| function.body.as_ref()) {
        for block in body.blocks.values() {
            for (inst, _) in &block.insts {
                assert!(!matches!(inst, Inst::Unsupported { .. }), "{inst:?}");
            }
            assert!(!matches!(block.terminator, Terminator::Unsupported(_)), "{:?}", block.terminator);
        }
    }
}

#[test]
fn only_what_the_engine_provides_is_missing() {
    let program = whole().program;
    let functions = program.functions.values().filter(|function| function.body.is_none());
    let mut missing: Vec<&str> = functions.map(|function| function.name.as_str()).collect();
    missing.sort_unstable();
    assert_eq!(missing, FROM_THE_ENGINE);
    let globals = program.globals.values().filter(|global| global.bytes.is_none());
    let mut missing: Vec<&str> = globals.map(|global| global.name.as_str()).collect();
    missing.sort_unstable();
    assert_eq!(missing, NEVER_READ);
}

#[test]
fn there_are_no_assembly_no_vectors_and_no_paths_of_this_machine() {
    let bitcode = libc().bitcode();
    let text = stdout(Command::new("/usr/lib/llvm-22/bin/llvm-dis").arg(&bitcode).args(["-o", "-"]));
    let mut function = "";
    for line in text.lines().filter(|line| !line.starts_with("; ModuleID")) {
        if let Some(name) = line.strip_prefix("define ").and_then(|line| line.split(['@', '(']).nth(1)) {
            function = name;
        }
        let is_assembly = line.contains(" asm ") && !line.contains("asm \"\"") && !line.starts_with('@');
        assert!(!is_assembly, "{function}: {line}");
        // A complex number of two floats is passed as a vector; nothing else may be a vector.
        let is_complex =
            ["c", "__mulsc3", "__divsc3", "__ldexp_cexpf"].iter().any(|name| function.starts_with(name));
        let has_vector = line.contains("<2 x ") || line.contains("<4 x ") || line.contains("<16 x ");
        assert!(!has_vector || is_complex || line.starts_with("declare"), "{function}: {line}");
        assert!(!line.contains("building-libc-"), "{line}");
    }
}

#[test]
fn a_program_prints_the_same_on_the_native_library_and_on_the_module() {
    let native = run(&linked_natively("plain"));
    assert_eq!(native.status.code(), Some(42), "{native:?}");
    let printed = String::from_utf8_lossy(&native.stdout).into_owned();
    assert!(printed.contains("2 argument constructed 1\n"), "{printed}");
    assert!(printed.contains("at exit\n") && printed.contains("destroyed\n"), "{printed}");
    let on_module = run(&linked_with_module("plain"));
    assert_eq!(on_module.status.code(), Some(42), "{on_module:?}");
    assert_eq!(String::from_utf8_lossy(&on_module.stdout), printed);
}

#[test]
fn the_names_of_glibc_work() {
    let output = run(&linked_with_module("compat"));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "0 failures\n", "{output:?}");
}

#[test]
fn a_small_program_takes_a_small_part_of_the_library() {
    let library = libc().bitcode();
    let text = "declare i32 @puts(ptr)\n@t = constant [3 x i8] c\"hi\\00\"\n\
                define i32 @main() {\n %r = call i32 @puts(ptr @t)\n ret i32 %r\n}\n";
    let input = Input::Memory { name: "small.ll", bytes: text.as_bytes() };
    let options = LoadOptions {
        library: Some(Input::File(&library)),
        needed: &["__libc_start_main"],
        ..LoadOptions::default()
    };
    let loaded = load(&[input], &options).unwrap_or_else(|why| panic!("{why}"));
    let defined = defined(&loaded.program);
    assert!(defined.contains(&"__libc_start_main") && defined.contains(&"puts"));
    assert!(!defined.contains(&"vfprintf") && defined.len() < 100, "{defined:?}");
}

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs").join(format!("{name}.c"))
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Flags for programs that use the library's headers and none of the system's.
fn header_flags(libc: &Libc) -> Vec<String> {
    let include = libc.include().display().to_string();
    let flags = ["--target=x86_64-linux-musl", "-nostdlibinc", "-isystem", &include, "-fno-stack-protector"];
    flags.map(str::to_owned).to_vec()
}

/// A program linked with `libc.a` and its start files.
fn linked_natively(name: &str) -> PathBuf {
    let libc = libc();
    let file = |name: &str| libc.native().join(name);
    let executable = scratch(&format!("{name}-native"));
    let mut clang = Command::new("clang-22");
    clang.args(header_flags(&libc)).args(["-w", "-nostdlib", "-static", "-o"]).arg(&executable);
    clang.args([file("crt1.o"), file("crti.o"), program(name), file("libc.a"), builtins(), file("crtn.o")]);
    stdout(&mut clang);
    executable
}

/// A program linked with the needed part of the module and run natively, without the engine.
fn linked_with_module(name: &str) -> PathBuf {
    let libc = libc();
    let options = CompileOptions { extra_flags: header_flags(&libc), ..CompileOptions::default() };
    let compiled = compile_c(&program(name), &options).unwrap_or_else(|why| panic!("{why}"));
    let bitcode = libc.bitcode();
    // The functions that clang calls implicitly in machine code.
    let needed = &["__libc_start_main", "memcpy", "memmove", "memset"];
    let options = LoadOptions { library: Some(Input::File(&bitcode)), needed, ..LoadOptions::default() };
    let loaded = load(&[Input::Memory { name, bytes: &compiled }], &options);
    let loaded = loaded.unwrap_or_else(|why| panic!("{why}"));
    let linked = scratch(&format!("{name}.bc"));
    std::fs::write(&linked, &loaded.bitcode).expect("written");
    let executable = scratch(&format!("{name}-module"));
    let mut clang = Command::new("clang-22");
    clang.args(["-w", "-nostdlib", "-static", "-fno-stack-protector", "-o"]).arg(&executable);
    clang.args([linked, program("machine"), builtins()]);
    stdout(&mut clang);
    executable
}

/// The compiler's runtime library.
fn builtins() -> PathBuf {
    stdout(Command::new("clang-22").arg("-print-libgcc-file-name")).trim().into()
}

fn run(executable: &Path) -> Output {
    Command::new(executable).arg("argument").env("LOAM_TEST", "set").output().expect("it runs")
}

/// The standard output of a command that must succeed.
fn stdout(command: &mut Command) -> String {
    let output = command.output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}
