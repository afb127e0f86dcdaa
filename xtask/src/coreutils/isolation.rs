//! Runs a command where it can do no harm: a generated test of `kill`, `date` or `chmod` is run for real when it is
//! replayed, and three symbolic arguments are enough to stop every process, set the clock or close the root directory.
//!
//! The command gets processes and mounts of its own, all read-only but for one directory in memory, and none of the
//! powers over the machine. That takes root (or a container that grants it); without, only programs that change nothing
//! may be replayed.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

/// Programs that change files, processes, the terminal or the clock, or start other programs.
const CHANGING: &[&str] = &[
    "chcon", "chgrp", "chmod", "chown", "chroot", "cp", "csplit", "date", "dd", "env", "ginstall", "kill",
    "link", "ln", "mkdir", "mkfifo", "mknod", "mktemp", "mv", "nice", "nohup", "rm", "rmdir", "runcon",
    "shred", "shuf", "sort", "split", "stdbuf", "stty", "sync", "tee", "timeout", "touch", "truncate",
    "uniq", "unlink",
];

/// Powers that the mounts do not take away.
const POWERS: &str = "-sys_time,-sys_boot,-sys_rawio,-sys_module,-sys_ptrace,-net_admin";

/// Makes every mount read-only, and `$1` a directory in memory; then the rest is run.
const SCRIPT: &str = "\
while read -r _ _ _ _ at _; do mount -o remount,bind,ro \"$at\" 2>/dev/null; done < /proc/self/mountinfo
mount -t tmpfs none \"$1\" || exit 125
export TMPDIR=\"$1\"
shift
exec setpriv --bounding-set=-sys_admin -- \"$@\"";

/// Whether a program may only be replayed in isolation.
pub fn is_needed(tool: &str) -> bool {
    CHANGING.contains(&tool)
}

/// Whether this machine allows isolation; `directory` is one that may be hidden.
pub fn is_possible(directory: &Path) -> bool {
    let mut command = isolated(OsStr::new("true"), directory);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// A command in isolation, with its temporary files in `directory`, which is empty for it and for nobody else.
pub fn isolated(program: &OsStr, directory: &Path) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "setpriv"]);
    command.arg(format!("--bounding-set={POWERS}")).args(["--", "sh", "-c", SCRIPT, "isolated"]);
    command.arg(directory).arg(program);
    command
}
