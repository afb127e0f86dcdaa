//! Tests that would harm the machine are replayed, and the machine is as it was.
//!
//! Where the system allows no isolation, each test checks that replay says why, and that it can be told to refuse.

use loam_report::Ktest;
use loam_report::replay::{Isolate, NativeEnding, NativeProgram, ReplayOptions, Sanitizers};
use loam_state::TestObject;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// What it does depends on its input; `VICTIM` is a file outside of its directory.
const PROGRAM: &str = r#"
#include <klee/klee.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int change(void) {
  FILE *file = fopen(VICTIM, "w");
  if (!file) return 1;
  fputs("harm", file);
  fclose(file);
  char text[9] = "";
  file = fopen(VICTIM, "r");
  fread(text, 1, 8, file);
  return strcmp(text, "harm");
}

static int set_clock(void) {
  struct timeval then = {86400, 0};
  struct timespec also = {86400, 0};
  return !(settimeofday(&then, 0) == -1 && errno == EPERM && clock_settime(CLOCK_REALTIME, &also) == -1);
}

static int start_daemon(void) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0)
      for (;;) {
        FILE *file = fopen("beat", "a");
        fputs(".", file);
        fclose(file);
        usleep(1000);
      }
    _exit(0);
  }
  usleep(50000);
  return 0;
}

/* More than registers and what is left of the stack remember. */
static void leak(void) {
  for (int i = 0; i < 100; i++)
    *(char *volatile)malloc(77) = 1;
}

int main(void) {
  switch (klee_int("x")) {
    case 1: return unlink(VICTIM) != 0 || access(VICTIM, F_OK) == 0;
    case 2: return kill(-1, SIGKILL) != 0 && errno != ESRCH;
    case 3: return set_clock();
    case 4: return change();
    case 5: return start_daemon();
    case 6: return rename(VICTIM, DIRECTORY "/other") || chmod(DIRECTORY, 0);
    case 7: return open(DIRECTORY "/new", O_CREAT | O_WRONLY, 0600) < 0;
    case 8: abort();
    case 9: raise(SIGSEGV);
    case 10: raise(SIGKILL);
    case 11: for (;;) pause();
    case 12: leak(); return 0;
    case 13: return open("/dev/tty", O_RDWR) >= 0;
    case 14: start_daemon(); for (;;) pause();
    case 15: return !(socket(AF_UNIX, SOCK_STREAM, 0) == -1 && errno == EAFNOSUPPORT);
    default: return 42;
  }
}
"#;

struct Bench {
    directory: TempDir,
    program: NativeProgram,
}

impl Bench {
    /// `None` if nothing can be isolated here.
    fn new(sanitizers: Sanitizers) -> Option<Self> {
        let directory = TempDir::new().unwrap();
        let source = directory.path().join("prog.c");
        fs::write(&source, PROGRAM).unwrap();
        fs::create_dir(directory.path().join("outside")).unwrap();
        fs::write(directory.path().join("outside/victim"), "unharmed").unwrap();
        let outside = directory.path().join("outside");
        let options = ReplayOptions {
            sanitizers,
            time_limit: Duration::from_millis(1500),
            compiler_arguments: vec![
                format!("-DVICTIM=\"{}/victim\"", outside.display()),
                format!("-DDIRECTORY=\"{}\"", outside.display()),
            ],
            ..ReplayOptions::default()
        };
        let program = NativeProgram::build(&source, options.clone()).unwrap();
        let Some(why) = program.not_isolated() else { return Some(Self { directory, program }) };
        assert!(why.starts_with("the system refuses to "), "{why}");
        let strict = ReplayOptions { isolation: Isolate::Always, ..options };
        let refused = NativeProgram::build(&source, strict).err().unwrap();
        assert_eq!(refused, format!("tests cannot be run in isolation: {why}"));
        None
    }

    fn ending(&mut self, x: i32) -> NativeEnding {
        let object = TestObject { name: "x".into(), bytes: x.to_le_bytes().to_vec() };
        let test = Ktest { objects: vec![object], ..Ktest::default() };
        let path = self.directory.path().join("test.ktest");
        fs::write(&path, test.to_bytes()).unwrap();
        self.program.replay(&path).unwrap().ending
    }

    fn assert_unharmed(&self) {
        let outside = self.directory.path().join("outside");
        assert_eq!(fs::read_to_string(outside.join("victim")).unwrap(), "unharmed");
        assert_eq!(fs::read_dir(outside).unwrap().count(), 1);
    }
}

#[test]
fn files_outside_stay_as_they_are() {
    let Some(mut bench) = Bench::new(Sanitizers::None) else { return };
    for x in [1, 4, 6, 7] {
        assert_eq!(bench.ending(x), NativeEnding::Exit(0), "{x}");
        bench.assert_unharmed();
    }
}

#[test]
fn processes_the_clock_the_terminal_and_services_are_out_of_reach() {
    let Some(mut bench) = Bench::new(Sanitizers::None) else { return };
    let mut bystander = Command::new("sleep").arg("1000").stdin(Stdio::null()).spawn().unwrap();
    for x in [2, 3, 13, 15] {
        assert_eq!(bench.ending(x), NativeEnding::Exit(0), "{x}");
    }
    assert_eq!(bystander.try_wait().unwrap(), None);
    bystander.kill().unwrap();
    bystander.wait().unwrap();
    let year =
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs() / 31_556_952 + 1970;
    assert!(year > 2000);
}

#[test]
fn what_a_test_leaves_running_ends_with_it() {
    let Some(mut bench) = Bench::new(Sanitizers::None) else { return };
    // Replay waits for the end of all output, which a process that is left would never let come.
    assert_eq!(bench.ending(5), NativeEnding::Exit(0));
    assert_eq!(bench.ending(14), NativeEnding::TimedOut);
    let name = bench.program.executable();
    let holds = |entry: &Path| fs::read_link(entry.join("exe")).is_ok_and(|path| path == name);
    let left = fs::read_dir("/proc").unwrap().flatten().filter(|entry| holds(&entry.path())).count();
    assert_eq!(left, 0);
}

#[test]
fn endings_are_told_as_without_isolation() {
    let Some(mut bench) = Bench::new(Sanitizers::None) else { return };
    assert_eq!(bench.ending(0), NativeEnding::Exit(42));
    for (x, signal) in [(8, 6), (9, 11), (10, 9)] {
        assert_eq!(bench.ending(x), NativeEnding::Signal(signal));
    }
    assert_eq!(bench.ending(11), NativeEnding::TimedOut);
}

#[test]
fn sanitizers_work_in_isolation() {
    let Some(mut bench) = Bench::new(Sanitizers::AddressAndUndefined) else { return };
    assert_eq!(bench.ending(0), NativeEnding::Exit(42));
    // Leaks are looked for where one is expected.
    fs::write(bench.directory.path().join("test.leak.err"), "").unwrap();
    let ending = bench.ending(12);
    let NativeEnding::Sanitizer(complaint) = ending else { panic!("{ending:?}") };
    assert!(complaint.contains("detected memory leaks"), "{complaint}");
}

#[test]
fn isolation_can_be_switched_off() {
    let directory = TempDir::new().unwrap();
    let source = directory.path().join("prog.c");
    fs::write(&source, "int main(void) { return 0; }").unwrap();
    let options = ReplayOptions { isolation: Isolate::Never, ..ReplayOptions::default() };
    let program = NativeProgram::build(&source, options).unwrap();
    assert_eq!(program.not_isolated(), Some("it is switched off"));
}

/// Exits, crashes or runs on; each way has a counter.
const INSTRUMENTED: &str = r#"
#include <klee/klee.h>
#include <stdlib.h>
#include <unistd.h>

int main(void) {
  switch (klee_int("x")) {
    case 1: abort();
    case 2: *(volatile int *)8 = 1; return 0;
    case 3: for (;;) pause();
    default: return 0;
  }
}
"#;

/// The counters that are not zero in the profile of each test, in isolation or without.
fn profiled(isolation: Isolate) -> Vec<usize> {
    let directory = TempDir::new().unwrap();
    let (source, profiles) = (directory.path().join("prog.c"), directory.path().join("profiles"));
    fs::write(&source, INSTRUMENTED).unwrap();
    fs::create_dir(&profiles).unwrap();
    let flags = ["-fprofile-instr-generate", "-fcoverage-mapping", "-fprofile-continuous"];
    let options = ReplayOptions {
        time_limit: Duration::from_millis(1000),
        compiler_arguments: flags.map(str::to_owned).to_vec(),
        isolation,
        profiles: Some(profiles.clone()),
        ..ReplayOptions::default()
    };
    let program = NativeProgram::build(&source, options).unwrap();
    let mut bench = Bench { directory, program };
    let counters = |x| {
        bench.ending(x);
        let mut show = Command::new("llvm-profdata-22");
        show.args(["show", "--all-functions", "--counts"]).arg(profiles.join("test.profraw"));
        let text = String::from_utf8(show.output().unwrap().stdout).unwrap();
        let counts = text.lines().find_map(|line| line.trim().strip_prefix("Block counts: [")).unwrap();
        fs::remove_file(profiles.join("test.profraw")).unwrap();
        counts.trim_end_matches(']').split(", ").filter(|count| *count != "0").count()
    };
    (0..=3).map(counters).collect()
}

#[test]
fn tests_that_crash_or_are_killed_leave_their_profiles_outside() {
    let expected = profiled(Isolate::Never);
    assert!(expected.iter().all(|&counters| counters > 0), "{expected:?}");
    assert_eq!(profiled(Isolate::WherePossible), expected);
}
