//! The command as a user sees it: a run from source to results, its exit statuses, and clear error messages.

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const BUGGY: &str = r#"
#include <loam.h>
#include <assert.h>
#include <string.h>
int main(int argc, char **argv) {
  char s[3];
  int n = klee_range(0, 4, "n");
  klee_make_symbolic(s, sizeof s, "s");
  s[2] = 0;
  if (strcmp(s, "ok") == 0) return 7;
  assert(n != 2);
  return 0;
}
"#;

fn loam(directory: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_loam"))
        .args(arguments)
        .current_dir(directory)
        .output()
        .expect("loam starts")
}

fn directory_with(file: &str, content: &str) -> TempDir {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join(file), content).unwrap();
    directory
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_run_finds_the_bug_and_every_test_replays() {
    let directory = directory_with("buggy.c", BUGGY);
    let output = loam(directory.path(), &["run", "buggy.c"]);
    let stderr = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    assert!(stderr.contains("Bug 1: assertion failed at ") && stderr.contains("input    n = 2"), "{stderr}");
    assert!(output.stdout.is_empty());

    let results = directory.path().join("loam-last");
    let figures: Value =
        serde_json::from_str(&fs::read_to_string(results.join("run.json")).unwrap()).unwrap();
    assert_eq!((&figures["status"], &figures["exit_codes"]["7"]), (&"done".into(), &1.into()));
    assert_eq!(
        (&figures["errors"][0]["kind"], &figures["errors"][0]["line"]),
        (&"assert".into(), &11.into())
    );

    let tests: Vec<String> =
        (1..=figures["tests"].as_u64().unwrap()).map(|n| format!("loam-last/test{n:06}.ktest")).collect();
    let arguments: Vec<&str> =
        ["replay", "buggy.c"].into_iter().chain(tests.iter().map(String::as_str)).collect();
    let replayed = loam(directory.path(), &arguments);
    let lines = text(&replayed.stdout);
    assert_eq!(replayed.status.code(), Some(0), "{lines}");
    assert!(
        lines.contains("signal 6 (abort), as expected") && lines.contains("exit status 7, as expected"),
        "{lines}"
    );

    let stats = text(&loam(directory.path(), &["stats", "loam-last"]).stdout);
    assert!(stats.starts_with("Run ") && stats.contains("\nSolver "), "{stats}");
    let shown = text(&loam(directory.path(), &["test", "show", &tests[0]]).stdout);
    assert!(shown.contains("  n (4 bytes) = ") && shown.contains("  s (3 bytes) = "), "{shown}");
}

#[test]
fn a_program_without_symbolic_input_looks_like_itself() {
    let directory =
        directory_with("hello.c", "#include <stdio.h>\nint main(void) { puts(\"hello\"); return 0; }\n");
    let output = loam(directory.path(), &["run", "--quiet", "hello.c"]);
    assert_eq!(
        (output.status.code(), text(&output.stdout), text(&output.stderr)),
        (Some(0), "hello\n".into(), String::new())
    );
}

#[test]
fn equal_runs_leave_equal_files() {
    let directory = directory_with("buggy.c", BUGGY);
    for out in ["a", "b"] {
        loam(directory.path(), &["run", "--quiet", "--out", out, "buggy.c"]);
    }
    let names = |out: &str| {
        let entries = fs::read_dir(directory.path().join(out)).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    };
    assert_eq!(names("a"), names("b"));
    // These files contain times.
    let timeless = |name: &&String| !["run.json", "run.stats", "messages.txt"].contains(&name.as_str());
    for name in names("a").iter().filter(timeless) {
        let read = |out: &str| fs::read(directory.path().join(out).join(name)).unwrap();
        assert!(read("a") == read("b"), "{name}");
    }
}

#[test]
fn bad_input_gets_one_line_status_2_and_no_directory() {
    let directory = directory_with("broken.c", "int main(void) { return x; }");
    fs::write(directory.path().join("junk.bc"), "junk").unwrap();
    for (arguments, named) in [
        (&["run", "missing.c"][..], "missing.c"),
        (&["run", "broken.c"], "broken.c"),
        (&["run", "junk.bc"], "junk.bc"),
        (&["run", "--search", "best", "broken.c"], "--search"),
        (&["run", "--max-time", "soon", "broken.c"], "--max-time"),
        (&["frobnicate"], "frobnicate"),
        (&["test", "show", "junk.bc"], "junk.bc: not a .ktest file"),
        (&["stats", "nowhere"], "nowhere"),
        (&["replay", "broken.c", "missing.ktest"], "missing.ktest"),
    ] {
        let output = loam(directory.path(), arguments);
        let stderr = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?} {stderr}");
        assert!(stderr.lines().count() == 1 && stderr.contains(named), "{arguments:?} {stderr}");
    }
    assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 2);
}
