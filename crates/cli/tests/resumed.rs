//! A run that is interrupted again and again, by signals or killed, and resumed each time leaves what one run leaves.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Many paths, with queries that take the solver some time.
const PROGRAM: &str = r#"
#include <loam.h>
#include <stdio.h>
int main(void) {
  unsigned char s[5];
  klee_make_symbolic(s, sizeof s, "s");
  unsigned sum = 5;
  for (int i = 0; i < 5; i++) {
    if (s[i] == 0)
      break;
    if (s[i] > 'a')
      sum += 7;
    sum = sum * 3 + s[i];
    if (sum % 16 == 4)
      sum ^= s[0];
    if (i == 3 && sum % 256 == 200)
      return *(volatile int *)0;
  }
  printf("%u\n", sum & 3);
  return sum % 4;
}
"#;
const INTERRUPTIONS: u32 = 20;

fn loam(parent: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loam"));
    command.args(words).current_dir(parent).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// The results that do not depend on the clock.
fn results(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap());
    let files = entries.map(|entry| (entry.file_name().into_string().unwrap(), entry.path()));
    let is_result = |name: &str| name.starts_with("test") || name == "coverage.info" || name == "program.bc";
    files.filter(|(name, _)| is_result(name)).map(|(name, path)| (name, fs::read(path).unwrap())).collect()
}

#[test]
fn a_run_that_is_interrupted_again_and_again_leaves_what_one_run_leaves() {
    let parent = TempDir::new().unwrap();
    fs::write(parent.path().join("program.c"), PROGRAM).unwrap();
    let run =
        |out| loam(parent.path(), &["run", "--quiet", "--save", "--libc", "none", "--out", out, "program.c"]);
    let start = Instant::now();
    assert_eq!(run("whole").status().unwrap().code(), Some(1));
    let whole = start.elapsed();

    let mut rng = loam_base::Rng::new(18);
    let interrupted = parent.path().join("interrupted");
    let (mut kills, mut signals) = (0, 0);
    for _ in 0..INTERRUPTIONS {
        let is_there = interrupted.join("run.save").exists();
        let mut command =
            if is_there { loam(parent.path(), &["resume", "interrupted"]) } else { run("interrupted") };
        let mut child = command.spawn().unwrap();
        std::thread::sleep(Duration::from_micros(rng.below(whole.as_micros() as u64 * 3 / 2)));
        if rng.flip() {
            kills += 1;
            child.kill().unwrap();
        } else {
            signals += 1;
            let pid = child.id().to_string();
            Command::new("kill").args(["-INT", &pid]).stderr(Stdio::null()).status().unwrap();
        }
        child.wait().unwrap();
        if !interrupted.join("run.save").exists() {
            // It was killed before the program began.
            let _ = fs::remove_dir_all(&interrupted);
        }
    }
    assert!(kills > 3 && signals > 3);
    assert_eq!(loam(parent.path(), &["resume", "interrupted"]).status().unwrap().code(), Some(1));
    let (one, other) = (results(&parent.path().join("whole")), results(&interrupted));
    assert!(one.len() > 200, "{} results", one.len());
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    for (name, content) in &one {
        assert_eq!(content, &other[name], "{name}");
    }
    let json = |directory: &Path| -> serde_json::Value {
        serde_json::from_str(&fs::read_to_string(directory.join("run.json")).unwrap()).unwrap()
    };
    let (whole, json) = (json(&parent.path().join("whole")), json(&interrupted));
    for key in ["status", "paths_completed", "paths_error", "instructions", "divergences"] {
        assert_eq!(whole[key], json[key], "{key}");
    }
}
