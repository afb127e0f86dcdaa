//! A run that is killed at any moment leaves complete and consistent files.

use loam_report::{Ktest, values};
use loam_state::TestCase;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Each path prints its inputs; every sixteenth ends in an error.
const PROGRAM: &str = r#"
#include <loam.h>
#include <stdio.h>
int main(void) {
  unsigned short x;
  klee_make_symbolic(&x, sizeof x, "x");
  unsigned n = 0;
  for (int i = 0; i < 11; i++)
    if (x & (1 << i))
      n |= 1 << i;
  printf("%u\n", n);
  return n % 16 == 3 ? *(volatile int *)0 : n % 2;
}
"#;
const BITS: u16 = (1 << 11) - 1;
const KILLS: u32 = 100;

fn run(parent: &Path, program: &Path, out: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loam"));
    command.args(["run", "--quiet", "--all-errors", "--libc", "none", "--out", out]).arg(program);
    command.current_dir(parent).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

#[test]
fn whatever_is_there_after_a_kill_is_whole() {
    let parent = TempDir::new().unwrap();
    let source = parent.path().join("program.c");
    fs::write(&source, PROGRAM).unwrap();
    assert_eq!(run(parent.path(), &source, "compile").status().unwrap().code(), Some(1));
    let program = parent.path().join("compile/program.bc");
    let start = Instant::now();
    assert_eq!(run(parent.path(), &program, "whole").status().unwrap().code(), Some(1));
    let whole = start.elapsed();
    assert_eq!(check(&parent.path().join("whole")), 2048);

    let mut rng = loam_base::Rng::new(16);
    let (mut unfinished, mut found) = (0, 0);
    for kill in 0..KILLS {
        let out = format!("killed-{kill}");
        let mut child = run(parent.path(), &program, &out).spawn().unwrap();
        std::thread::sleep(Duration::from_micros(rng.below(whole.as_micros() as u64)));
        child.kill().unwrap();
        child.wait().unwrap();
        let directory = parent.path().join(out);
        if directory.exists() {
            unfinished += u32::from(!directory.join("run.json").exists());
            found += check(&directory);
            fs::remove_dir_all(directory).unwrap();
        }
    }
    assert!(unfinished > KILLS / 4 && found > 0, "{unfinished} kills hit a run, with {found} tests");
    let names = fs::read_dir(parent.path()).unwrap().count();
    assert_eq!(names, 3, "something was left beside the directories");
}

/// Checks every file of a directory; returns the number of tests.
fn check(directory: &Path) -> usize {
    let mut tests: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for entry in fs::read_dir(directory).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        match name.split_once('.') {
            Some((test, suffix)) if test.strip_prefix("test").is_some_and(|n| n.parse::<u32>().is_ok()) => {
                tests.entry(test.to_owned()).or_default().push(suffix.to_owned());
            }
            _ => check_other(directory, &name),
        }
    }
    for (test, suffixes) in &tests {
        check_test(directory, test, suffixes);
    }
    tests.len()
}

fn check_other(directory: &Path, name: &str) {
    match name {
        "run.json" => {
            let text = fs::read_to_string(directory.join(name)).unwrap();
            let json: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(json["tests"], 2048);
        }
        "run.stats" | "run.stats-journal" | "messages.txt" | "warnings.txt" | "coverage.info"
        | "run.tree" | "program.bc" => {}
        _ => panic!("{name} was left"),
    }
}

fn check_test(directory: &Path, test: &str, suffixes: &[String]) {
    let read = |suffix: &str| fs::read(directory.join(format!("{test}.{suffix}"))).unwrap();
    let Ok(inputs) = Ktest::from_bytes(&read("ktest")) else { panic!("{test}.ktest cannot be read") };
    let x = u16::from_le_bytes(inputs.objects[0].bytes[..].try_into().unwrap()) & BITS;
    for suffix in suffixes {
        let text = String::from_utf8(read(suffix).clone()).unwrap_or_default();
        match suffix.as_str() {
            "ktest" => {}
            "stdout" => assert_eq!(text, format!("{x}\n"), "{test}"),
            "null.err" => {
                let lines = values::input_lines(&TestCase { objects: inputs.objects.clone() });
                let expected = format!("Inputs: {test}.ktest\n\t{}\nReplay: ", lines.join("\n\t"));
                assert!(text.contains(&expected), "{test}: {text}");
                assert_eq!(x % 16, 3, "{test}");
            }
            other => panic!("{test}.{other} was left"),
        }
    }
}
