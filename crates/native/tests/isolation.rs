//! Programs in isolation: what they do to the machine stays undone, and how they end is seen as it is.
//!
//! Where the system does not allow isolation, the tests check that it says why.

use loam_native::Isolation;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

/// A directory of its own, deleted at the end.
struct Bench {
    directory: PathBuf,
    isolation: Isolation,
}

impl Bench {
    fn new(name: &str) -> Option<Self> {
        let directory = std::env::temp_dir().join(format!("loam-isolation-{}-{name}", std::process::id()));
        for part in ["place", "own"] {
            fs::create_dir_all(directory.join(part)).unwrap();
        }
        match Isolation::prepare(&directory.join("place")) {
            Ok(isolation) => Some(Self { directory, isolation }),
            Err(why) => {
                assert!(why.starts_with("the system refuses to "), "{why}");
                eprintln!("not isolated: {why}");
                fs::remove_dir_all(&directory).unwrap();
                None
            }
        }
    }

    fn start(&self, script: &str) -> Child {
        let own = self.directory.join("own");
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script]).current_dir(&own).env("OUTSIDE", &self.directory);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        self.isolation.spawn(&mut command, &own).unwrap()
    }

    /// How a script ends, and what it prints.
    fn run(&self, script: &str) -> (ExitStatus, String) {
        let output = self.start(script).wait_with_output().unwrap();
        let text = [output.stdout, output.stderr].concat();
        (output.status, String::from_utf8_lossy(&text).into_owned())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.join(name)
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.directory);
    }
}

#[test]
fn endings_are_seen_as_they_are() {
    let Some(bench) = Bench::new("endings") else { return };
    for code in [0, 1, 77, 255] {
        assert_eq!(bench.run(&format!("exit {code}")).0.code(), Some(code));
    }
    for signal in [6, 9, 11, 15] {
        let (status, printed) = bench.run(&format!("kill -{signal} $$"));
        assert_eq!(status.signal(), Some(signal), "{printed}");
    }
}

#[test]
fn files_can_be_changed_and_stay_as_they_are() {
    let Some(bench) = Bench::new("files") else { return };
    fs::write(bench.path("kept"), "as it was").unwrap();
    let script = "cat $OUTSIDE/kept && echo other > $OUTSIDE/kept && cat $OUTSIDE/kept && rm $OUTSIDE/kept &&
        ! test -e $OUTSIDE/kept && echo new > $OUTSIDE/new && echo mine > here &&
        mkdir made && mv made $OUTSIDE/moved && ln here $OUTSIDE/linked && mv given renamed && cat renamed/file &&
        chmod 0 $OUTSIDE";
    fs::create_dir(bench.path("own/given")).unwrap();
    fs::write(bench.path("own/given/file"), "given").unwrap();
    let (status, printed) = bench.run(script);
    assert_eq!((status.code(), printed.as_str()), (Some(0), "as it wasother\ngiven"));
    assert_eq!(fs::read_to_string(bench.path("kept")).unwrap(), "as it was");
    assert!(!bench.path("new").exists());
    assert!(!bench.path("linked").exists() && !bench.path("moved").exists());
}

#[test]
fn only_own_processes_are_there_and_they_end_with_the_program() {
    let Some(bench) = Bench::new("processes") else { return };
    let (status, printed) = bench.run("kill -9 -1; sleep 1000 & exit 3");
    assert_eq!(status.code(), Some(3), "{printed}");
    let (status, printed) = bench.run("kill -0 $PPID && echo $PPID; set -- /proc/[1-9]*; echo $#");
    assert_eq!(status.code(), Some(0), "{printed}");
    // The first process and the shell.
    assert_eq!(printed, "1\n2\n");
    let (status, printed) = bench.run("ls -l /proc/1/exe");
    assert_ne!(status.code(), Some(0), "{printed}");
}

#[test]
fn the_group_ends_with_all_that_was_started() {
    let Some(bench) = Bench::new("group") else { return };
    let mut child = bench.start("echo ready; setsid sh -c 'while :; do sleep 1; done' & wait");
    let mut line = [0; 6];
    std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut line).unwrap();
    let group = format!("-{}", child.id());
    assert!(Command::new("kill").args(["-KILL", "--", &group]).status().unwrap().success());
    // Standard output ends when the last process that holds it has ended.
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.signal(), Some(9));
}

#[test]
fn there_is_no_power_over_the_machine() {
    let Some(bench) = Bench::new("powers") else { return };
    let refused = [
        "date -s 2001-01-01",
        "mount -t tmpfs none /mnt",
        "mknod disk b 254 0",
        "echo h > /proc/sysrq-trigger",
        "echo 1 > /proc/sys/vm/drop_caches",
        "touch /sys/loam",
        "cat /dev/tty",
    ];
    for command in refused {
        let (status, printed) = bench.run(command);
        assert!(![None, Some(0), Some(127)].contains(&status.code()), "{command}: {status} {printed}");
    }
    let (status, printed) = bench.run("ls /dev; echo x > /dev/null; test -c /dev/zero; echo y > /dev/shm/z");
    assert_eq!(status.code(), Some(0), "{printed}");
    assert_eq!(
        printed.split_whitespace().collect::<Vec<_>>(),
        ["fd", "full", "null", "random", "shm", "stderr", "stdin", "stdout", "tty", "urandom", "zero"]
    );
    let (status, printed) = bench.run("cut -d: -f1 /proc/net/dev | tail -n +3");
    assert_eq!((status.code(), printed.trim()), (Some(0), "lo"));
}

/// Tries everything that would reach the keys of the user, other namespaces or a better priority; prints what worked.
const REACHING: &str = r#"
#define _GNU_SOURCE
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
static void refused(const char *what, long result) {
  if (result >= 0) printf("%s worked\n", what);
}
int main(void) {
  struct sched_param fifo = {.sched_priority = 1};
  long flags[8] = {CLONE_NEWUSER, 0, 0, 0, SIGCHLD};
  refused("add_key", syscall(SYS_add_key, "user", "loam", "x", 1L, -3));
  refused("request_key", syscall(SYS_request_key, "user", "loam", NULL, -4));
  refused("keyctl", syscall(SYS_keyctl, 0, -4, 1));
  refused("unshare", unshare(CLONE_NEWUSER));
  refused("setns", setns(0, 0));
  long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  refused("clone", child);
  child = syscall(SYS_clone3, flags, sizeof flags);
  if (child == 0) _exit(0);
  refused("clone3", child);
  refused("sched_setscheduler", sched_setscheduler(0, SCHED_FIFO, &fifo));
  refused("sched_setparam", sched_setparam(0, &fifo));
  refused("ioprio_set", syscall(SYS_ioprio_set, 1, 0, 1 << 13));
  int before = getpriority(PRIO_PROCESS, 0);
  setpriority(PRIO_PROCESS, 0, before - 5);
  if (getpriority(PRIO_PROCESS, 0) < before) printf("setpriority worked\n");
  /* What programs need goes on working. */
  child = fork();
  if (child == 0) _exit(7);
  int status;
  waitpid(child, &status, 0);
  printf("fork %d, system %d\n", WEXITSTATUS(status), WEXITSTATUS(system("exit 3")));
  return 0;
}
"#;

#[test]
fn keys_namespaces_and_priorities_are_out_of_reach() {
    let Some(bench) = Bench::new("reaching") else { return };
    let (source, program) = (bench.path("reaching.c"), bench.path("own/reaching"));
    fs::write(&source, REACHING).unwrap();
    let compiled = Command::new("clang-22").arg(&source).arg("-o").arg(&program).status().unwrap();
    assert!(compiled.success());
    let (status, printed) = bench.run("./reaching");
    assert_eq!((status.code(), printed.as_str()), (Some(0), "fork 7, system 3\n"));
}

#[test]
fn the_program_is_who_and_where_it_would_be() {
    let Some(bench) = Bench::new("who") else { return };
    let outside = Command::new("id").args(["-u"]).output().unwrap().stdout;
    let (_, printed) = bench.run("id -u; pwd; cat /proc/self/comm");
    let own = bench.path("own");
    let expected = format!("{}{}\ncat\n", String::from_utf8_lossy(&outside), own.display());
    assert_eq!(printed, expected);
}

#[test]
fn a_program_that_cannot_be_started_is_an_error() {
    let Some(bench) = Bench::new("error") else { return };
    let mut command = Command::new("/no/such/program");
    let error = bench.isolation.spawn(command.current_dir("/"), &bench.path("own")).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
    let mut command = Command::new("/bin/sh");
    let error = bench.isolation.spawn(command.current_dir("/"), Path::new("/no/such/place")).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
}

#[test]
fn shared_memory_is_seen_and_stays_as_it_is() {
    let Some(bench) = Bench::new("shared") else { return };
    let name = format!("/dev/shm/loam-isolation-{}", std::process::id());
    fs::write(&name, "shared").unwrap();
    let (status, printed) = bench.run(&format!("cat {name} && echo other > {name} && echo new > {name}.new"));
    assert_eq!((status.code(), printed.as_str()), (Some(0), "shared"));
    assert_eq!(fs::read_to_string(&name).unwrap(), "shared");
    assert!(!Path::new(&format!("{name}.new")).exists());
    fs::remove_file(name).unwrap();
}

/// Root runs all this again as somebody else, who gets isolation by other means.
#[test]
fn other_users_are_isolated_too() {
    const NOBODY: u32 = 65534;
    if fs::metadata("/proc/self").unwrap().uid() != 0 {
        return;
    }
    let directory = std::env::temp_dir().join(format!("loam-isolation-{}-nobody", std::process::id()));
    fs::create_dir_all(&directory).unwrap();
    fs::set_permissions(&directory, fs::Permissions::from_mode(0o777)).unwrap();
    let copy = directory.join("tests");
    // Copied by another process: what this one holds open for writing, a child forked by another test would hold too, and
    // the copy could not be started.
    let copied = Command::new("cp").arg(std::env::current_exe().unwrap()).arg(&copy).status().unwrap();
    assert!(copied.success());
    let mut command = Command::new(&copy);
    command.uid(NOBODY).gid(NOBODY).current_dir("/").env("TMPDIR", &directory);
    let output = command.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    fs::remove_dir_all(&directory).unwrap();
    assert!(output.status.success(), "{printed}");
    assert!(printed.contains(" passed; 0 failed;"), "{printed}");
}
