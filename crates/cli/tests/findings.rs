//! What a run found, in the formats of other tools: SARIF by its schema, JUnit's XML, and lines for editors and
//! programs. All must be there however the run ends.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const BUGGY: &str = r#"
#include <loam.h>
#include <assert.h>
#include <stdlib.h>
static int look(const int *cells, unsigned i) {
  return cells[i];
}
int main(void) {
  unsigned i;
  klee_make_symbolic(&i, sizeof i, "i");
  int *cells = malloc(4 * sizeof *cells);
  for (int at = 0; at < 4; at++) cells[at] = at;
  if (i > 100) { free(cells); free(cells); }
  assert(i != 2);
  return i < 7 ? look(cells, i) : 0;
}
"#;

const ENDLESS: &str = r#"
#include <loam.h>
int main(void) {
  unsigned char n;
  klee_make_symbolic(&n, sizeof n, "n");
  if (n == 77) *(volatile int *)0 = 1;
  for (volatile unsigned i = 0;; i++) { }
}
"#;

fn loam(directory: &Path, arguments: &[&str]) -> Output {
    command(directory, arguments).output().expect("loam starts")
}

fn command(directory: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loam"));
    command.args(arguments).current_dir(directory);
    command
}

fn directory_with(file: &str, content: &str) -> TempDir {
    let directory = TempDir::new().unwrap();
    fs::write(directory.path().join(file), content).unwrap();
    directory
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// `cargo xtask setup` puts the schema there.
fn schema() -> Value {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("it lies in the target directory");
    let path = target.join("schemas/sarif-2.1.0.json");
    let text = fs::read_to_string(&path)
        .unwrap_or_else(|why| panic!("{}: {why}; run `cargo xtask setup` first", path.display()));
    // As published the pattern of a language has a bracket that only some readers of regular expressions take as it is.
    serde_json::from_str(&text.replace("]?$", r"\\]?$")).unwrap()
}

/// The SARIF file of a run, after it was checked against the schema.
fn sarif(results: &Path) -> Value {
    let log: Value = serde_json::from_str(&fs::read_to_string(results.join("run.sarif")).unwrap()).unwrap();
    let validator = jsonschema::validator_for(&schema()).unwrap();
    let errors: Vec<String> =
        validator.iter_errors(&log).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
    assert_eq!(log["runs"].as_array().unwrap().len(), 1);
    log["runs"][0].clone()
}

#[test]
fn the_schema_finds_what_is_wrong() {
    let validator = jsonschema::validator_for(&schema()).unwrap();
    assert!(!validator.is_valid(&serde_json::json!({ "version": "2.1.0", "runs": [{ "results": [] }] })));
    assert!(!validator.is_valid(&serde_json::json!({ "version": "2.0.0", "runs": [] })));
}

#[test]
fn sarif_has_a_result_per_bug_with_its_place_and_the_way_there() {
    let directory = directory_with("buggy.c", BUGGY);
    fs::create_dir(directory.path().join(".git")).unwrap();
    fs::create_dir(directory.path().join("deep")).unwrap();
    let output = loam(
        &directory.path().join("deep"),
        &["run", "--quiet", "--out", "out", "--emit", "sarif", "../buggy.c"],
    );
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let run = sarif(&directory.path().join("deep/out"));
    let results = run["results"].as_array().unwrap();
    let rules: Vec<&str> = results.iter().map(|result| result["ruleId"].as_str().unwrap()).collect();
    assert_eq!(
        {
            let mut sorted = rules.clone();
            sorted.sort();
            sorted
        },
        ["assert", "free", "ptr"]
    );
    for result in results {
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "buggy.c");
        assert!(
            place["region"]["startLine"].as_u64() > Some(4)
                && place["region"]["startColumn"].as_u64() > Some(0)
        );
        let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
    }
    let pointer = results.iter().find(|result| result["ruleId"] == "ptr").unwrap();
    let flow = pointer["codeFlows"][0]["threadFlows"][0]["locations"].as_array().unwrap();
    assert_eq!(flow[0]["location"]["message"]["text"], "main calls look");
    assert_eq!(flow[1]["location"]["physicalLocation"]["region"]["startLine"], 6);
    assert_eq!(pointer["relatedLocations"][0]["physicalLocation"]["region"]["startLine"], 11);
    assert_eq!(run["invocations"][0]["exitCode"], 1);
    assert_eq!(run["invocations"][0]["executionSuccessful"], true);
}

#[test]
fn fingerprints_survive_lines_that_are_inserted_above() {
    let fingerprints = |source: &str| {
        let directory = directory_with("buggy.c", source);
        loam(directory.path(), &["run", "--quiet", "--out", "out", "--emit", "sarif", "buggy.c"]);
        let run = sarif(&directory.path().join("out"));
        let results = run["results"].as_array().unwrap().iter();
        let mut all: Vec<String> = results
            .map(|result| result["partialFingerprints"]["loamBug/v1"].as_str().unwrap().into())
            .collect();
        all.sort();
        all
    };
    let first = fingerprints(BUGGY);
    assert_eq!(first.len(), 3);
    assert_eq!(first, fingerprints(&format!("// a line\n\n{BUGGY}")));
    assert_ne!(first, fingerprints(&BUGGY.replace("cells[i];", "cells[i + 1];")));
}

#[test]
fn losses_and_limits_are_notifications() {
    let directory = directory_with("endless.c", ENDLESS);
    let output = loam(
        directory.path(),
        &[
            "run",
            "--quiet",
            "--out",
            "out",
            "--emit",
            "sarif,junit",
            "--max-instructions",
            "100000",
            "endless.c",
        ],
    );
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let run = sarif(&directory.path().join("out"));
    let notes = run["invocations"][0]["toolExecutionNotifications"].as_array().unwrap();
    assert!(
        notes.iter().any(|note| note["message"]["text"].as_str().unwrap().contains("--max-instructions"))
    );
    assert_eq!(run["results"][0]["ruleId"], "null");
    assert!(directory.path().join("out/junit.xml").is_file());
}

#[test]
fn an_interrupt_leaves_both_files_with_its_exit_status() {
    let directory = directory_with("endless.c", ENDLESS);
    let mut run =
        command(directory.path(), &["run", "--quiet", "--out", "out", "--emit", "junit,sarif", "endless.c"]);
    let mut child = run.stderr(Stdio::null()).spawn().unwrap();
    let (began, out) = (Instant::now(), directory.path().join("out"));
    let is_found = |out: &PathBuf| {
        let names = fs::read_dir(out).into_iter().flatten().flatten().map(|entry| entry.file_name());
        names.into_iter().any(|name| name.to_string_lossy().ends_with(".null.err"))
    };
    while !is_found(&out) {
        assert!(began.elapsed() < Duration::from_secs(60), "the bug is not found");
        std::thread::sleep(Duration::from_millis(20));
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(sarif(&out)["invocations"][0]["exitCode"], 130);
    let xml = fs::read_to_string(out.join("junit.xml")).unwrap();
    assert!(roxmltree::Document::parse(&xml).is_ok());
}

#[test]
fn junit_has_a_case_per_bug_and_one_for_the_run() {
    let directory = directory_with("buggy.c", BUGGY);
    loam(directory.path(), &["run", "--quiet", "--out", "out", "--emit", "junit", "buggy.c"]);
    let xml = fs::read_to_string(directory.path().join("out/junit.xml")).unwrap();
    let document = roxmltree::Document::parse(&xml).unwrap();
    let named = |name: &'static str| document.descendants().filter(move |node| node.has_tag_name(name));
    let suite = named("testsuite").next().unwrap();
    assert_eq!((suite.attribute("name"), suite.attribute("tests")), (Some("buggy.c"), Some("4")));
    assert_eq!(suite.attribute("failures"), Some("3"));
    let failure = named("failure").find(|node| node.attribute("type") == Some("ptr")).unwrap();
    assert!(failure.attribute("message").unwrap().starts_with("out of bounds read of 4 bytes"));
    assert!(failure.text().unwrap().contains("Replay: loam replay buggy.c test"));
}

#[test]
fn short_messages_are_lines_of_a_compiler() {
    let directory = directory_with("buggy.c", BUGGY);
    let output = loam(directory.path(), &["run", "--message-format", "short", "buggy.c"]);
    let stderr = text(&output.stderr);
    let errors: Vec<&str> = stderr.lines().filter(|line| line.contains(": error: ")).collect();
    assert_eq!(errors.len(), 3, "{stderr}");
    assert!(
        errors
            .iter()
            .any(|line| line.starts_with("buggy.c:6:10: error: out of bounds") && line.ends_with(" [ptr]")),
        "{stderr}"
    );
    assert!(stderr.ends_with("everything was explored; results in loam-out-0\n"), "{stderr}");
}

#[test]
fn json_messages_are_one_object_per_line() {
    let directory = directory_with("buggy.c", BUGGY);
    let read = |arguments: &[&str]| -> Vec<Value> {
        let output = loam(directory.path(), arguments);
        let stderr = text(&output.stderr);
        stderr.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{stderr}"))).collect()
    };
    let objects = read(&["run", "--message-format", "json", "buggy.c"]);
    let bugs: Vec<&Value> = objects.iter().filter(|object| object["reason"] == "bug").collect();
    let pointer = bugs.iter().find(|bug| bug["kind"] == "ptr").unwrap();
    assert_eq!(
        (bugs.len(), &pointer["line"], &pointer["stack"][1]["function"]),
        (3, &6.into(), &"main".into())
    );
    assert_eq!(pointer["memory"]["size"], 16);
    assert!(pointer["replay"].as_str().unwrap().starts_with("loam replay buggy.c loam-out-0/test"));
    let last = objects.last().unwrap();
    assert_eq!(
        (&last["reason"], &last["exit_status"], &last["bugs"]),
        (&"summary".into(), &1.into(), &3.into())
    );
    let refused = read(&["run", "--message-format", "json", "missing.c"]);
    assert_eq!((refused.len(), &refused[0]["reason"]), (1, &"error".into()));
}
