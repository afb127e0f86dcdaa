//! Linking modules, and taking from a library only the definitions that a program needs.

use loam_bitcode::{CompileOptions, Input, LoadOptions, Loaded, compile_c, link, load};
use loam_program::ir::*;
use loam_program::verify::verify;

fn memory<'a>(name: &'a str, text: &'a str) -> Input<'a> {
    Input::Memory { name, bytes: text.as_bytes() }
}

fn with_library(program: &str, library: &str, needed: &[&str]) -> Loaded {
    let library = Some(memory("library.ll", library));
    let options = LoadOptions {
        entry: String::new(),
        library,
        needed,
        yields: |name, type_| (name, type_) == ("yields", "i32 (ptr)"),
        ..LoadOptions::default()
    };
    let loaded = load(&[memory("program.ll", program)], &options).unwrap_or_else(|why| panic!("{why}"));
    verify(&loaded.program).unwrap_or_else(|why| panic!("{why}"));
    loaded
}

/// The names of the functions with a body, with the constant each returns.
fn bodies(program: &Program) -> Vec<(&str, u128)> {
    let constant = |function: &Function| {
        let body = function.body.as_ref()?;
        match &body.blocks[BlockId(0)].terminator {
            Terminator::Return(values) => match values.as_slice() {
                [Operand::Const(value)] => Some(*value),
                _ => Some(0),
            },
            _ => Some(0),
        }
    };
    let mut found: Vec<_> = program
        .functions
        .values()
        .filter_map(|function| constant(function).map(|value| (function.name.as_str(), value)))
        .collect();
    found.sort_unstable();
    found
}

fn linked(texts: &[&str]) -> Program {
    let inputs: Vec<Input> = texts.iter().map(|text| memory("m.ll", text)).collect();
    let bytes = link(&inputs).unwrap_or_else(|why| panic!("{why}"));
    let options = LoadOptions { entry: String::new(), ..LoadOptions::default() };
    load(&[Input::Memory { name: "linked.bc", bytes: &bytes }], &options).expect("it loads").program
}

#[test]
fn modules_are_joined_and_the_earlier_of_two_definitions_wins() {
    let first = "define i32 @f() {\n ret i32 1\n}\n";
    let second = "define i32 @f() {\n ret i32 2\n}\ndefine i32 @g() {\n ret i32 3\n}\n";
    assert_eq!(bodies(&linked(&[first, second])), [("f", 1), ("g", 3)]);
    assert_eq!(bodies(&linked(&[second, first])), [("f", 2), ("g", 3)]);
}

#[test]
fn a_strong_definition_wins_over_weak_ones_wherever_it_stands() {
    let weak = "define weak i32 @f() {\n ret i32 1\n}\n@h = weak alias i32 (), ptr @f\n";
    let strong = "define i32 @f() {\n ret i32 2\n}\ndefine i32 @h() {\n ret i32 5\n}\n";
    assert_eq!(bodies(&linked(&[weak, strong])), [("f", 2), ("h", 5)]);
    assert_eq!(bodies(&linked(&[strong, weak])), [("f", 2), ("h", 5)]);
}

#[test]
fn static_functions_of_one_name_stay_apart() {
    let module = |name: &str, value: u32| {
        format!(
            "define internal i32 @same() {{\n ret i32 {value}\n}}\n\
             define i32 @{name}() {{\n %r = call i32 @same()\n ret i32 %r\n}}\n"
        )
    };
    let program = linked(&[&module("a", 1), &module("b", 2)]);
    let values: Vec<u128> = bodies(&program).into_iter().map(|(_, value)| value).collect();
    assert_eq!(values.iter().sum::<u128>(), 3);
    assert_eq!(values.len(), 4);
}

#[test]
fn what_cannot_be_joined_names_the_module() {
    let error = link(&[memory("a.ll", "define void @f() {\n ret void\n}\n"), memory("b.ll", "prose")]);
    assert!(error.expect_err("it is no module").message.starts_with("b.ll: "));
    assert_eq!(link(&[]).expect_err("nothing to link").message, "no module was given");
}

const LIBRARY: &str = "\
    @table = internal constant [2 x ptr] [ptr @one, ptr @two]\n\
    @unused_table = constant [2 x ptr] [ptr @three, ptr @three]\n\
    define i32 @one() {\n ret i32 1\n}\n\
    define i32 @two() {\n ret i32 2\n}\n\
    define i32 @three() {\n ret i32 3\n}\n\
    define ptr @pick() {\n %p = load ptr, ptr @table\n ret ptr %p\n}\n\
    define i32 @getopt() {\n %r = call i32 @three()\n ret i32 %r\n}\n\
    @other_name = weak alias i32 (), ptr @getopt\n\
    define void @start() {\n call void @engine()\n ret void\n}\n\
    declare void @engine()\n";

#[test]
fn only_what_is_needed_comes_from_the_library() {
    let program = "declare ptr @pick()\ndefine ptr @main() {\n %p = call ptr @pick()\n ret ptr %p\n}\n";
    let loaded = with_library(program, LIBRARY, &[]);
    let names: Vec<&str> = bodies(&loaded.program).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["main", "one", "pick", "two"]);
    assert!(loaded.program.globals.values().all(|global| global.name != "unused_table"));
    assert!(loaded.program.functions.values().all(|function| function.name != "engine"));
    let again = Input::Memory { name: "again.bc", bytes: &loaded.bitcode };
    let again = load(&[again], &LoadOptions::default()).expect("the linked module is bitcode");
    assert_eq!(bodies(&again.program).len(), 4);
}

#[test]
fn the_program_wins_over_the_library_with_strong_weak_and_static_definitions() {
    let call = "declare i32 @two()\ndefine i32 @main() {\n %r = call i32 @getopt()\n %s = call i32 @two()\n\
                ret i32 %r\n}\n";
    for linkage in ["", "weak", "linkonce_odr"] {
        let program = format!("define {linkage} i32 @getopt() {{\n ret i32 9\n}}\n{call}");
        let loaded = with_library(&program, LIBRARY, &[]);
        assert_eq!(bodies(&loaded.program), [("getopt", 9), ("main", 0), ("two", 2)]);
    }
    // A static function of the program does not satisfy another module's reference to the name.
    let program = format!("define internal i32 @three() {{\n ret i32 8\n}}\ndeclare i32 @getopt()\n{call}");
    let loaded = with_library(&program, LIBRARY, &["three"]);
    let threes = bodies(&loaded.program).into_iter().filter(|&(_, value)| value == 3).count();
    assert_eq!(threes, 1, "{:?}", bodies(&loaded.program));
}

#[test]
fn other_names_of_library_functions_are_found() {
    let program =
        "declare i32 @other_name()\ndefine i32 @main() {\n %r = call i32 @other_name()\n ret i32 %r\n}\n";
    let loaded = with_library(program, LIBRARY, &[]);
    let names: Vec<&str> = bodies(&loaded.program).into_iter().map(|(name, _)| name).collect();
    assert!(names.contains(&"three"), "{names:?}");
}

#[test]
fn what_nobody_mentions_can_be_asked_for() {
    let program = "define i32 @main() {\n ret i32 0\n}\n";
    let loaded = with_library(program, LIBRARY, &["start", "not_there"]);
    let names: Vec<&str> = loaded.program.functions.values().map(|function| function.name.as_str()).collect();
    assert_eq!(names, ["main", "start", "engine"]);
}

#[test]
fn functions_that_intrinsics_stand_for_are_taken() {
    let program = "declare float @llvm.sin.f32(float)\ndeclare <2 x double> @llvm.exp.v2f64(<2 x double>)\n\
                   declare double @llvm.fabs.f64(double)\n\
                   define float @main(float %x) {\n %r = call float @llvm.sin.f32(float %x)\n ret float %r\n}\n";
    let library = "define float @sinf(float %x) {\n ret float %x\n}\ndefine double @exp(double %x) {\n ret double %x\n}\n\
                   define double @sin(double %x) {\n ret double %x\n}\ndefine double @fabs(double %x) {\n ret double %x\n}\n";
    let loaded = with_library(program, library, &[]);
    let names: Vec<&str> = bodies(&loaded.program).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["exp", "main", "sinf"]);
}

/// A source compiled with all debug information.
fn compiled(name: &str, text: &str) -> Vec<u8> {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file is written");
    compile_c(&path, &CompileOptions::default()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn places_of_the_program_and_of_the_library_stay_known() {
    let program = compiled(
        "uses-library.c",
        "extern int helper(int);\nextern int counter;\nint own = 3;\n\
         int main(void) {\n  return helper(own) + counter;\n}\n",
    );
    // A unit of which only a variable is debugged, one with functions, one that is not needed.
    let parts = [
        compiled("library-variable.c", "int counter = 4;\n"),
        compiled(
            "library-function.c",
            "static inline int inner(int x) {\n  return x / 2;\n}\n\
             int helper(int x) {\n  static int calls;\n  return inner(x) + calls++;\n}\n",
        ),
        compiled("library-unused.c", "int unused(int x) {\n  return x;\n}\n"),
    ];
    let inputs = parts.each_ref().map(|bytes| Input::Memory { name: "part.bc", bytes });
    let library = link(&inputs).expect("it links");
    let library = Some(Input::Memory { name: "library.bc", bytes: &library });
    let options = LoadOptions { library, ..LoadOptions::default() };
    let loaded = load(&[Input::Memory { name: "p.bc", bytes: &program }], &options).expect("it loads");
    assert_eq!(loaded.warnings, Vec::<String>::new());
    // Reading it again runs LLVM's verifier over the whole.
    let again = Input::Memory { name: "again.bc", bytes: &loaded.bitcode };
    let again = load(&[again], &LoadOptions::default()).unwrap_or_else(|why| panic!("{why}"));
    for program in [&loaded.program, &again.program] {
        let file = |name: &str| {
            let function = program.functions.values().find(|function| function.name == name)?;
            let file = program.spans[function.span].file?;
            Some(program.files[file].path.rsplit('/').next().unwrap_or_default().to_owned())
        };
        assert_eq!(file("main").as_deref(), Some("uses-library.c"));
        assert_eq!(file("helper").as_deref(), Some("library-function.c"));
        assert!(program.files.values().all(|file| !file.path.ends_with("library-unused.c")));
    }
}

#[test]
fn a_bad_library_is_refused_in_one_line() {
    let program = memory("p.ll", "declare void @f()\ndefine void @main() {\n call void @f()\n ret void\n}\n");
    let refusal = |bytes: &[u8]| {
        let library = Some(Input::Memory { name: "library", bytes });
        let options = LoadOptions { library, ..LoadOptions::default() };
        let message = load(&[program], &options).expect_err("it is refused").message;
        assert!(message.starts_with("library: ") && !message.contains('\n'), "{message}");
        message
    };
    refusal(b"prose");
    refusal(b"");
    let other_machine = b"target datalayout = \"E-p:64:64\"\ndefine void @f() {\n ret void\n}\n";
    assert!(refusal(other_machine).contains("another machine"));
    let whole = link(&[memory("l.ll", LIBRARY)]).expect("it links");
    for length in [4, 50, whole.len() / 2] {
        refusal(&whole[..length]);
    }
}

#[test]
fn a_definition_that_yields_is_replaced_if_it_has_the_type_and_no_other_name() {
    let library = "define i32 @yields(ptr %p) {\n ret i32 2\n}\n";
    let program =
        |type_: &str, more: &str| format!("define i32 @yields({type_} %p) {{\n ret i32 1\n}}\n{more}");
    let yields = |program: &str| {
        let loaded = with_library(program, library, &[]);
        let found = bodies(&loaded.program).into_iter().find(|(name, _)| *name == "yields");
        let again = Input::Memory { name: "again.bc", bytes: &loaded.bitcode };
        let options = LoadOptions { entry: String::new(), ..LoadOptions::default() };
        let again = load(&[again], &options).expect("the linked module is bitcode");
        assert_eq!(bodies(&again.program), bodies(&loaded.program));
        found.map(|(_, value)| value)
    };
    assert_eq!(yields(&program("ptr", "")), Some(2));
    assert_eq!(yields(&program("i64", "")), Some(1));
    assert_eq!(yields(&program("ptr", "@other = alias i32 (ptr), ptr @yields\n")), Some(1));
    // Without a library, a replaceable function keeps its definition.
    let options = LoadOptions {
        entry: String::new(),
        yields: |name, type_| (name, type_) == ("yields", "i32 (ptr)"),
        ..LoadOptions::default()
    };
    let alone = program("ptr", "");
    let alone = load(&[memory("program.ll", &alone)], &options).expect("it loads");
    assert_eq!(bodies(&alone.program), [("yields", 1)]);
}
