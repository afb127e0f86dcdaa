//! Whole files: unreadable files, linking, source locations and names, compiling, and size.

use std::path::Path;

use loam_bitcode::{
    CompileOptions, Input, LoadError, LoadOptions, Loaded, compile_c, is_bitcode_or_ir, load,
};
use loam_program::ir::*;
use loam_program::verify::verify;

fn memory<'a>(name: &'a str, text: &'a str) -> Input<'a> {
    Input::Memory { name, bytes: text.as_bytes() }
}

fn load_with(inputs: &[Input], entry: &str) -> Result<Loaded, LoadError> {
    let loaded = load(inputs, &LoadOptions { entry: entry.to_owned(), ..LoadOptions::default() })?;
    verify(&loaded.program).unwrap_or_else(|why| panic!("{why}"));
    Ok(loaded)
}

/// The message of a load that must fail: one line that begins with the name of the file.
fn refusal(name: &str, bytes: &[u8]) -> String {
    let error = load_with(&[Input::Memory { name, bytes }], "").expect_err("it is refused");
    assert!(error.message.starts_with(name) && !error.message.contains('\n'), "{error}");
    error.message
}

/// Writes a source file for one test and compiles it.
fn compiled(name: &str, text: &str, options: &CompileOptions) -> (std::path::PathBuf, Vec<u8>) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file is written");
    let bitcode = compile_c(&path, options).unwrap_or_else(|error| panic!("{error}"));
    (path, bitcode)
}

fn function<'p>(program: &'p Program, name: &str) -> &'p Function {
    program.functions.values().find(|function| function.name == name).expect("the function")
}

#[test]
fn bad_files_are_refused_in_one_line() {
    refusal("garbage", b"\x00\x01\x02 nothing at all");
    refusal("empty", b"");
    refusal("prose", b"This is not a program.\nNor is this.\n");
    assert!(
        refusal("old.ll", b"define i32 @f(i32* %p) {\n %r = load i32* %p\n ret i32 %r\n}\n")
            .contains("old.ll:2")
    );
    assert!(refusal("type.ll", b"define i32 @f() {\n ret i64 0\n}\n").contains("type.ll:2"));
    let (_, bitcode) = compiled("whole.c", "int main(void) { return 0; }", &CompileOptions::default());
    for length in [4, 5, 50, bitcode.len() / 2, bitcode.len() - 4] {
        refusal("cut.bc", &bitcode[..length]);
    }
    let missing = load(&[Input::File(Path::new("/nowhere/x.bc"))], &LoadOptions::default());
    assert!(missing.expect_err("it is not there").message.starts_with("/nowhere/x.bc: "));
}

#[test]
fn modules_llvm_finds_wrong_and_other_machines_are_refused() {
    let unverified = "define void @f() {\n  call void @llvm.va_start.p0(ptr null)\n  ret void\n}\n\
                      declare void @llvm.va_start.p0(ptr)\n";
    let why = refusal("wrong.ll", unverified.as_bytes());
    assert!(why.contains("verifier"), "{why}");
    let big_endian = "target datalayout = \"E-p:64:64\"\ndefine void @f() {\n ret void\n}\n";
    assert!(refusal("big.ll", big_endian.as_bytes()).contains("another machine"));
    let narrow = "target datalayout = \"e-p:16:16\"\ndefine void @f() {\n ret void\n}\n";
    assert!(refusal("narrow.ll", narrow.as_bytes()).contains("another machine"));
    let huge = "@g = global [99999999999999 x i8] zeroinitializer\n";
    assert!(refusal("huge.ll", huge.as_bytes()).contains("the global g is"));
}

#[test]
fn an_entry_must_be_defined_and_may_be_an_alias() {
    let text =
        "define void @start() {\n ret void\n}\n@main = alias void (), ptr @start\ndeclare void @other()\n";
    let loaded = load_with(&[memory("a.ll", text)], "main").expect("it loads");
    let entry = loaded.entry.expect("an entry");
    assert_eq!(loaded.program.functions[entry].name, "start");
    assert_eq!(loaded.aliases, [("main".to_owned(), entry)]);
    let error = load_with(&[memory("a.ll", text)], "other").expect_err("it is only declared");
    assert_eq!(error.message, "a.ll: it does not define the function other");
}

#[test]
fn definitions_of_the_program_win_over_those_of_the_runtime() {
    let program = "declare i32 @helper()\ndefine i32 @getopt() {\n ret i32 1\n}\n\
                   define i32 @main() {\n %r = call i32 @helper()\n ret i32 %r\n}\n";
    let runtime = "define i32 @getopt() {\n ret i32 2\n}\ndefine i32 @helper() {\n\
                   %r = call i32 @getopt()\n ret i32 %r\n}\n@table = global i32 7\n";
    let loaded = load_with(&[memory("p.ll", program), memory("r.ll", runtime)], "main").expect("it loads");
    let getopt = function(&loaded.program, "getopt").body.as_ref().expect("a body");
    assert!(matches!(getopt.blocks[BlockId(0)].terminator, Terminator::Return(ref values)
        if values == &[Operand::Const(1)]));
    assert!(function(&loaded.program, "helper").body.is_some());
    assert!(loaded.program.globals.values().any(|global| global.name == "table"));
    // The bitcode that is returned is the linked module.
    let again = load_with(&[Input::Memory { name: "linked.bc", bytes: &loaded.bitcode }], "main");
    assert!(function(&again.expect("it loads").program, "helper").body.is_some());
    let error = load_with(&[memory("p.ll", program), memory("bad.ll", "nonsense")], "main");
    assert!(error.expect_err("the second is bad").message.starts_with("bad.ll:"));
}

#[test]
fn bitcode_and_text_are_told_from_other_files() {
    let (path, bitcode) = compiled("told.c", "int x;", &CompileOptions::default());
    assert!(is_bitcode_or_ir(&bitcode));
    assert!(is_bitcode_or_ir(b"; a comment\n\ndefine void @f() {\n"));
    assert!(is_bitcode_or_ir(b"source_filename = \"x.c\"\n"));
    assert!(!is_bitcode_or_ir(&std::fs::read(path).expect("the source")));
    assert!(!is_bitcode_or_ir(b"\x7fELF\x02"));
    assert!(!is_bitcode_or_ir(b""));
}

#[test]
fn places_and_names_come_from_the_source() {
    let text = "static int twice(int number) {\n  int doubled = number * 2;\n  return doubled;\n}\n\
                struct two { long a, b; };\n\
                long f(struct two both, int *where, ...) {\n  where[both.a] = 1;\n  return twice(3);\n}\n";
    let (path, bitcode) = compiled("places.c", text, &CompileOptions::default());
    let loaded = load_with(&[Input::Memory { name: "places.bc", bytes: &bitcode }], "f").expect("it loads");
    let program = &loaded.program;
    let twice = function(program, "twice");
    assert_eq!(twice.source_name.as_deref(), Some("twice"));
    assert_eq!(program.spans[twice.span].line, 1);
    assert_eq!(twice.params[0].name.as_deref(), Some("number"));
    let f = function(program, "f");
    let names: Vec<_> = f.params.iter().map(|param| param.name.as_deref().unwrap_or("?")).collect();
    assert_eq!(names, ["both", "both", "where"]);
    assert!(f.variadic);
    let body = twice.body.as_ref().expect("a body");
    let slots = body.blocks[BlockId(0)].insts.iter().filter_map(|(inst, _)| match inst {
        Inst::Alloca { name, .. } => name.clone(),
        _ => None,
    });
    let slots: Vec<String> = slots.collect();
    assert_eq!(slots, ["number", "doubled"]);
    let file = program.spans[twice.span].file.expect("a file");
    assert_eq!(program.files[file].path, path.display().to_string());
    let block = &f.body.as_ref().expect("a body").blocks[BlockId(0)];
    let lines: std::collections::BTreeSet<u32> =
        block.insts.iter().map(|(_, span)| program.spans[*span].line).filter(|&line| line != 0).collect();
    assert_eq!(lines.into_iter().collect::<Vec<_>>(), [7, 8]);
}

#[test]
fn what_is_missing_is_named_as_the_source_has_it() {
    let text = "declare void @_ZNSt8ios_base4InitC1Ev(ptr)\ndeclare void @plain()\n\
                define void @_Z4herei(i32 %x) {\n call void @_ZNSt8ios_base4InitC1Ev(ptr null)\n\
                call void @plain()\n ret void\n}\n";
    let loaded = load_with(&[memory("names.ll", text)], "_Z4herei").expect("it loads");
    let name = |name: &str| function(&loaded.program, name).source_name.clone();
    assert_eq!(name("_ZNSt8ios_base4InitC1Ev").as_deref(), Some("std::ios_base::Init::Init()"));
    assert_eq!((name("plain"), name("_Z4herei")), (None, None));
}

#[test]
fn inlined_places_name_the_calls_they_came_through() {
    let text = "static inline __attribute__((always_inline)) int inner(int x) {\n  return 100 / x;\n}\n\
                int outer(int x) {\n  return inner(x) + 1;\n}\n";
    let options = CompileOptions { opt_level: Some(2), ..CompileOptions::default() };
    let (_, bitcode) = compiled("inlined.c", text, &options);
    let loaded =
        load_with(&[Input::Memory { name: "inlined.bc", bytes: &bitcode }], "outer").expect("it loads");
    let program = &loaded.program;
    let body = function(program, "outer").body.as_ref().expect("a body");
    let division = body.blocks[BlockId(0)].insts.iter().find_map(|(inst, span)| match inst {
        Inst::Binary { op: BinaryOp::SDiv, .. } => Some(program.spans[*span]),
        _ => None,
    });
    let division = division.expect("a division");
    assert_eq!(division.line, 2);
    assert_eq!(program.spans[division.inlined_at.expect("a call")].line, 5);
}

#[test]
fn lines_without_instructions_of_their_own_are_kept_for_coverage() {
    let plain = "define i32 @f(i32 %x) !dbg !4 {\n  %y = freeze i32 %x, !dbg !7\n  ret i32 %y, !dbg !8\n}\n\
        !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
        !1 = !DIFile(filename: \"x.c\", directory: \"/d\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !5, unit: !0, \
        spFlags: DISPFlagDefinition)\n!5 = !DISubroutineType(types: !6)\n!6 = !{null}\n\
        !7 = !DILocation(line: 3, column: 5, scope: !4)\n!8 = !DILocation(line: 4, column: 1, scope: !4)\n";
    let loaded = load_with(&[memory("plain.ll", plain)], "f").expect("it loads");
    let block = &function(&loaded.program, "f").body.as_ref().expect("a body").blocks[BlockId(0)];
    assert!(block.insts.is_empty());
    assert_eq!(block.weight, 2);
    let lines: Vec<u32> = block.extra_spans.iter().map(|&span| loaded.program.spans[span].line).collect();
    assert_eq!(lines, [3]);
    assert_eq!(loaded.program.files.as_slice(), [SourceFile::new("/d/x.c".to_owned())]);
}

#[test]
fn cpp_programs_load_with_their_handlers() {
    let text = "#include <string>\n#include <vector>\n#include <stdexcept>\n\
        struct Base { virtual ~Base() {} virtual int value() const { return 1; } };\n\
        struct Derived : Base { std::string s; int value() const override { return (int)s.size(); } };\n\
        static std::vector<int> numbers{1, 2, 3};\n\
        int work(const Base &b) { try { if (b.value() > 3) throw std::runtime_error(\"x\"); } catch (...) { return 0; }\n\
        return numbers[b.value()]; }\n\
        int main() { Derived d; d.s = \"ab\"; return work(d); }\n";
    for opt_level in [None, Some(0), Some(2)] {
        let options = CompileOptions { opt_level, ..CompileOptions::default() };
        let (_, bitcode) = compiled(&format!("handlers{opt_level:?}.cpp"), text, &options);
        let loaded = load_with(&[Input::Memory { name: "h.bc", bytes: &bitcode }], "main").expect("it loads");
        assert_eq!(loaded.program.constructors.len(), 1);
        let table = loaded.program.globals.values().find(|global| global.name == "_ZTV7Derived");
        assert!(!table.expect("a virtual table").relocations.is_empty());
    }
}

#[test]
fn what_clang_says_is_passed_on() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong.c");
    std::fs::write(&path, "int f( { return }\n").expect("the file is written");
    let error = compile_c(&path, &CompileOptions::default()).expect_err("it does not compile");
    assert!(error.message.contains("wrong.c:1:8: error:"), "{}", error.message);
    assert!(error.diagnostics.lines().count() > 2);
    let error = compile_c(Path::new("/nowhere.c"), &CompileOptions::default()).expect_err("it is not there");
    assert!(error.message.starts_with("/nowhere.c: "), "{}", error.message);
}

#[test]
fn loading_is_deterministic() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/structures.c");
    let bitcode = compile_c(&source, &CompileOptions { opt_level: Some(2), ..CompileOptions::default() });
    let bitcode = bitcode.expect("it compiles");
    let text = || {
        let loaded = load_with(&[Input::Memory { name: "s.bc", bytes: &bitcode }], "run").expect("it loads");
        format!("{}{:?}", loam_program::print::program(&loaded.program), loaded.program.spans)
    };
    assert_eq!(text(), text());
}

/// A function of `blocks` blocks that all jump to one phi, with a value used in every block.
fn many_blocks(blocks: usize) -> String {
    let mut text = String::from("define i32 @f(i32 %x, ptr %p) {\nentry:\n  switch i32 %x, label %join [\n");
    for index in 0..blocks {
        text += &format!("    i32 {index}, label %b{index}\n");
    }
    text += "  ]\n";
    for index in 0..blocks {
        text += &format!(
            "b{index}:\n  %v{index} = add i32 %x, {index}\n  store i32 %v{index}, ptr %p\n  br label %join\n"
        );
    }
    text += "join:\n  %r = phi i32 [ 0, %entry ]";
    for index in 0..blocks {
        text += &format!(", [ %v{index}, %b{index} ]");
    }
    text + "\n  ret i32 %r\n}\n"
}

#[test]
fn a_function_of_a_hundred_thousand_blocks_loads() {
    // Quadratic work on this would take hours; the test then never ends rather than asserting a time.
    let loaded = load_with(&[memory("many.ll", &many_blocks(100_000))], "f").expect("it loads");
    let body = function(&loaded.program, "f").body.as_ref().expect("a body");
    assert_eq!(body.blocks.len(), 100_002);
}
