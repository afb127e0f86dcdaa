//! Tests run natively: inputs arrive, endings are recognised, what does not fit is called by its name.

use loam_report::Ktest;
use loam_report::replay::{Agreement, Expected, NativeEnding, NativeProgram, ReplayOptions, Sanitizers};
use loam_state::{ErrorKind, TestObject};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;

const PROGRAM: &str = r#"
#include <klee/klee.h>
#include <assert.h>
#include <stdlib.h>
int main(void) {
  int x = klee_int("x");
  char *p = (char *)malloc(4);
  switch (x) {
    case 1: assert(x != 1);
    case 2: klee_assert(x != 2);
    case 3: reach_error();
    case 4: klee_report_error("prog.c", 7, "my error", "mine");
    case 5: klee_assume(x < 5);
    case 6: return __VERIFIER_nondet_bool();
    case 7: for (;;);
    case 8: p[x] = 1; return p[x];
    case 9: klee_silent_exit(41);
    default: free(p); return x & 63;
  }
}
"#;

struct Bench {
    directory: TempDir,
    program: NativeProgram,
}

impl Bench {
    fn new(file: &str, sanitizers: Sanitizers) -> Self {
        let directory = TempDir::new().unwrap();
        let source = directory.path().join(file);
        fs::write(&source, PROGRAM).unwrap();
        let time_limit = Duration::from_millis(1500);
        let options = ReplayOptions { sanitizers, time_limit, ..ReplayOptions::default() };
        let program = NativeProgram::build(&source, options).unwrap();
        Self { directory, program }
    }

    fn test(&self, name: &str, inputs: &[(&str, &[u8])]) -> PathBuf {
        let object = |&(name, bytes): &(&str, &[u8])| TestObject { name: name.into(), bytes: bytes.to_vec() };
        let test = Ktest { objects: inputs.iter().map(object).collect(), ..Ktest::default() };
        let path = self.directory.path().join(name).with_extension("ktest");
        fs::write(&path, test.to_bytes()).unwrap();
        path
    }

    fn ending(&mut self, inputs: &[(&str, &[u8])]) -> NativeEnding {
        let test = self.test("test", inputs);
        self.program.replay(&test).unwrap().ending
    }

    fn with_x(&mut self, x: i32) -> NativeEnding {
        self.ending(&[("x", &x.to_le_bytes())])
    }
}

#[test]
fn each_ending_is_recognised_in_c_and_in_cpp() {
    for file in ["prog.c", "prog.cc"] {
        let mut bench = Bench::new(file, Sanitizers::None);
        assert_eq!(bench.with_x(77), NativeEnding::Exit(77 & 63));
        for aborting in [1, 2, 3] {
            assert_eq!(bench.with_x(aborting), NativeEnding::Signal(6), "{file} {aborting}");
        }
        let NativeEnding::Reported(line) = bench.with_x(4) else { panic!("not reported") };
        assert!(line.contains("prog.c:7: my error (mine)"), "{line}");
        assert_eq!(bench.with_x(5), NativeEnding::AssumptionFailed);
        assert_eq!(bench.with_x(9), NativeEnding::Exit(41));
        let x: (&str, &[u8]) = ("x", &[6, 0, 0, 0]);
        assert_eq!(bench.ending(&[x, ("__VERIFIER_nondet_bool", &[1])]), NativeEnding::Exit(1));
        assert_eq!(bench.ending(&[x, ("__VERIFIER_nondet_bool", &[2])]), NativeEnding::AssumptionFailed);
        for bad in [&[x][..], &[("y", &[6, 0, 0, 0])], &[("x", &[6])], &[]] {
            assert!(matches!(bench.ending(bad), NativeEnding::Diverged(_)), "{bad:?}");
        }
    }
}

#[test]
fn a_program_that_does_not_end_is_stopped() {
    assert_eq!(Bench::new("prog.c", Sanitizers::None).with_x(7), NativeEnding::TimedOut);
}

#[test]
fn what_the_run_expected_is_compared() {
    let bench = Bench::new("prog.c", Sanitizers::None);
    let run = r#"{"tests_exit": {"test000002": 77}, "tests_early": ["test000003"]}"#;
    fs::write(bench.directory.path().join("run.json"), run).unwrap();
    for (name, x, expected, agreement) in [
        ("test000001", 64, Expected::Exit(0), Agreement::Agrees),
        ("test000001", 65, Expected::Exit(0), Agreement::Disagrees),
        ("test000002", 13, Expected::Exit(77), Agreement::Disagrees),
        ("test000003", 13, Expected::Anything, Agreement::Agrees),
    ] {
        let test = bench.test(name, &[("x", &i32::to_le_bytes(x))]);
        let replayed = bench.program.replay(&test).unwrap();
        assert_eq!((replayed.expected, replayed.agreement), (expected, agreement), "{name} {x}");
    }
    fs::write(bench.directory.path().join("test000004.assert.err"), "").unwrap();
    let test = bench.test("test000004", &[("x", &[1, 0, 0, 0])]);
    let replayed = bench.program.replay(&test).unwrap();
    assert_eq!(
        (replayed.expected, replayed.agreement),
        (Expected::Error(ErrorKind::Assert), Agreement::Agrees)
    );
}

#[test]
fn the_sanitizer_sees_what_the_machine_does_not() {
    let ending = Bench::new("prog.c", Sanitizers::AddressAndUndefined).with_x(8);
    let NativeEnding::Sanitizer(complaint) = ending else { panic!("{ending:?}") };
    assert_eq!(complaint, "heap-buffer-overflow");
}

#[test]
fn a_program_that_does_not_compile_or_exist_is_named() {
    let directory = TempDir::new().unwrap();
    let source = directory.path().join("bad.c");
    let error = |source: &PathBuf| NativeProgram::build(source, ReplayOptions::default()).err().unwrap();
    assert!(error(&source).contains("bad.c: No such file"));
    fs::write(&source, "int main(void) { return x; }").unwrap();
    assert!(error(&source).contains("bad.c:1:25: error"), "{}", error(&source));
    assert!(error(&directory.path().join("prog.py")).contains("cannot be replayed"));
}
