//! Runs a command where it can do no harm: a generated test of `kill`, `date` or `chmod` is run for real when it is
//! replayed, and three symbolic arguments are enough to stop every process, set the clock or close the root directory.
//!
//! The command gets processes of its own, a view of all files in which its changes are its own, and none of the powers
//! over the machine. That takes root (or a container that grants it); without, only programs that change nothing may be
//! replayed.

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

/// Lays a file system in memory over the machine's, so that all can be read and changes are nobody else's; other mounts are
/// there to be read. `$1` is an empty directory for it; the rest is the command.
const SCRIPT: &str = "\
at=$1; shift; new=$at/root
mounts=$(cut -d ' ' -f 5 /proc/self/mountinfo)
mount -t tmpfs none \"$at\" && mkdir \"$at/upper\" \"$at/work\" \"$new\" || exit 125
mount -t overlay -o lowerdir=/,upperdir=\"$at/upper\",workdir=\"$at/work\" none \"$new\" || exit 125
for each in $mounts; do
  test \"$each\" = / && continue
  mount --bind \"$each\" \"$new$each\" || continue
  mount -o remount,bind,ro \"$new$each\" || umount \"$new$each\"
done 2>/dev/null
exec chroot \"$new\" setpriv --bounding-set=-sys_admin -- \"$@\"";

/// Whether a program may only be replayed in isolation.
pub fn is_needed(tool: &str) -> bool {
    CHANGING.contains(&tool)
}

/// Whether this machine allows isolation; `directory` is an empty one.
pub fn is_possible(directory: &Path) -> bool {
    let mut command = isolated(OsStr::new("true"), directory);
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// A command in isolation, started at the root; `directory` is an empty one, where its changes are kept until it ends.
pub fn isolated(program: &OsStr, directory: &Path) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--mount", "--pid", "--fork", "--kill-child", "--mount-proc", "setpriv"]);
    command.arg(format!("--bounding-set={POWERS}")).args(["--", "sh", "-c", SCRIPT, "isolated"]);
    command.arg(directory).arg(program);
    command
}
