//! Models of system calls: the table from their numbers to the functions that execute them, and the one function that libc
//! calls.
//!
//! To add a system call, write a function in one of the files below and a line in the table. A call that is not in the
//! table fails with `ENOSYS`, and the user is warned once. No call changes the host: files of the host are read through a
//! `HostFileSystem`, and all changes are made in the state.

mod arguments;
mod data;
mod descriptors;
mod files;
mod identity;
mod memory;
mod names;
mod process;
mod signals;
mod status;
mod time;
mod waiting;

use crate::models::Call;
use crate::{Attempt, EngineContext, Enter, FallibleCall, Interrupt, Reply, SystemContext};
pub use signals::next_handler;

use arguments::Arguments;
use loam_memory::Value;
use loam_state::LossKind;
use loam_system::Errno;

/// What a system call answers when it does not fail.
enum Done {
    /// A number.
    Number(u64),
    /// Zero, after a function of the program was executed.
    Enter(Enter),
}

/// Why a system call has no result.
enum Failure {
    /// The call fails with this error.
    Errno(Errno),
    /// The engine must act first, or the path ends.
    Interrupt(Interrupt),
}

impl From<Errno> for Failure {
    fn from(errno: Errno) -> Self {
        Self::Errno(errno)
    }
}

impl From<Interrupt> for Failure {
    fn from(interrupt: Interrupt) -> Self {
        Self::Interrupt(interrupt)
    }
}

type Outcome = Result<Done, Failure>;

/// Executes a system call.
type Function = fn(&mut Arguments<'_>) -> Outcome;

fn done(number: u64) -> Outcome {
    Ok(Done::Number(number))
}

/// One line of the table.
struct Entry {
    number: u64,
    name: &'static str,
    function: Function,
    /// The errors that `--fail-syscalls` makes the call fail with.
    failures: &'static [Errno],
}

const fn entry(number: u64, name: &'static str, function: Function) -> Entry {
    Entry { number, name, function, failures: &[] }
}

const fn failing(number: u64, name: &'static str, function: Function, failures: &'static [Errno]) -> Entry {
    Entry { number, name, function, failures }
}

/// The system calls of x86-64 Linux that are modelled.
#[rustfmt::skip]
const TABLE: &[Entry] = &[
    failing(0, "read", files::read, &[Errno::EINTR]),
    failing(1, "write", files::write, &[Errno::ENOSPC]),
    failing(2, "open", names::open, &[Errno::EACCES]),
    failing(3, "close", descriptors::close, &[Errno::EIO]),
    entry(4, "stat", status::stat),
    failing(5, "fstat", status::fstat, &[Errno::EIO]),
    entry(6, "lstat", status::lstat),
    entry(7, "poll", waiting::poll),
    entry(8, "lseek", files::lseek),
    failing(9, "mmap", memory::mmap, &[Errno::ENOMEM]),
    entry(10, "mprotect", zero),
    entry(11, "munmap", memory::munmap),
    entry(12, "brk", memory::brk),
    entry(13, "rt_sigaction", signals::action),
    entry(14, "rt_sigprocmask", signals::mask),
    entry(16, "ioctl", descriptors::ioctl),
    failing(17, "pread64", files::pread, &[Errno::EINTR]),
    failing(18, "pwrite64", files::pwrite, &[Errno::ENOSPC]),
    failing(19, "readv", files::readv, &[Errno::EINTR]),
    failing(20, "writev", files::writev, &[Errno::ENOSPC]),
    entry(21, "access", status::access),
    entry(22, "pipe", descriptors::pipe),
    entry(23, "select", waiting::select),
    entry(24, "sched_yield", zero),
    entry(25, "mremap", memory::mremap),
    entry(26, "msync", zero),
    entry(28, "madvise", zero),
    failing(32, "dup", descriptors::dup, &[Errno::EMFILE]),
    entry(33, "dup2", descriptors::dup2),
    entry(34, "pause", waiting::pause),
    entry(35, "nanosleep", waiting::nanosleep),
    entry(36, "getitimer", waiting::getitimer),
    entry(37, "alarm", waiting::alarm),
    entry(38, "setitimer", waiting::setitimer),
    entry(39, "getpid", process::getpid),
    entry(40, "sendfile", invalid),
    entry(41, "socket", no_network),
    entry(59, "execve", names::execve),
    entry(60, "exit", process::exit),
    entry(61, "wait4", no_children),
    entry(62, "kill", signals::kill),
    entry(63, "uname", process::uname),
    entry(72, "fcntl", descriptors::fcntl),
    entry(73, "flock", descriptors::check),
    entry(74, "fsync", descriptors::check),
    entry(75, "fdatasync", descriptors::check),
    failing(76, "truncate", files::truncate, &[Errno::EIO]),
    failing(77, "ftruncate", files::ftruncate, &[Errno::EIO]),
    entry(78, "getdents", names::getdents_old),
    entry(79, "getcwd", names::getcwd),
    failing(80, "chdir", names::chdir, &[Errno::EACCES]),
    entry(81, "fchdir", names::fchdir),
    failing(82, "rename", names::rename, &[Errno::EACCES]),
    failing(83, "mkdir", names::mkdir, &[Errno::ENOSPC]),
    failing(84, "rmdir", names::rmdir, &[Errno::EBUSY]),
    entry(85, "creat", names::creat),
    failing(86, "link", names::link, &[Errno::EMLINK]),
    failing(87, "unlink", names::unlink, &[Errno::EACCES]),
    failing(88, "symlink", names::symlink, &[Errno::ENOSPC]),
    entry(89, "readlink", names::readlink),
    entry(90, "chmod", status::chmod),
    entry(91, "fchmod", status::fchmod),
    entry(92, "chown", status::chown),
    entry(93, "fchown", status::fchown),
    entry(94, "lchown", status::lchown),
    entry(95, "umask", process::umask),
    entry(96, "gettimeofday", time::gettimeofday),
    entry(97, "getrlimit", process::getrlimit),
    entry(98, "getrusage", process::getrusage),
    entry(99, "sysinfo", process::sysinfo),
    entry(100, "times", time::times),
    entry(102, "getuid", identity::user),
    entry(104, "getgid", identity::group),
    entry(105, "setuid", identity::set_user),
    entry(106, "setgid", identity::set_group),
    entry(107, "geteuid", identity::user),
    entry(108, "getegid", identity::group),
    entry(109, "setpgid", zero),
    entry(110, "getppid", process::getppid),
    entry(111, "getpgrp", process::getpid),
    entry(112, "setsid", process::getpid),
    entry(113, "setreuid", identity::set_users),
    entry(114, "setregid", identity::set_groups),
    entry(115, "getgroups", identity::getgroups),
    entry(116, "setgroups", not_permitted),
    entry(117, "setresuid", identity::set_users),
    entry(118, "getresuid", identity::getresuid),
    entry(119, "setresgid", identity::set_groups),
    entry(120, "getresgid", identity::getresgid),
    entry(121, "getpgid", process::getpid),
    entry(124, "getsid", process::getpid),
    entry(127, "rt_sigpending", signals::pending),
    entry(128, "rt_sigtimedwait", signals::wait),
    entry(130, "rt_sigsuspend", signals::suspend),
    entry(131, "sigaltstack", zero),
    entry(132, "utime", status::utime),
    entry(133, "mknod", names::mknod),
    entry(137, "statfs", status::statfs),
    entry(138, "fstatfs", status::fstatfs),
    entry(140, "getpriority", process::getpriority),
    entry(141, "setpriority", zero),
    entry(157, "prctl", zero),
    entry(158, "arch_prctl", invalid),
    entry(160, "setrlimit", zero),
    entry(161, "chroot", names::chroot),
    entry(162, "sync", zero),
    entry(165, "mount", not_permitted),
    entry(186, "gettid", process::getpid),
    entry(188, "setxattr", not_supported),
    entry(189, "lsetxattr", not_supported),
    entry(190, "fsetxattr", not_supported),
    entry(191, "getxattr", not_supported),
    entry(192, "lgetxattr", not_supported),
    entry(193, "fgetxattr", not_supported),
    entry(194, "listxattr", not_supported),
    entry(195, "llistxattr", not_supported),
    entry(196, "flistxattr", not_supported),
    entry(200, "tkill", signals::tkill),
    entry(201, "time", time::time),
    entry(202, "futex", waiting::futex),
    entry(203, "sched_setaffinity", zero),
    entry(204, "sched_getaffinity", process::sched_getaffinity),
    entry(217, "getdents64", names::getdents),
    entry(218, "set_tid_address", process::getpid),
    entry(221, "fadvise64", descriptors::check),
    entry(227, "clock_settime", not_permitted),
    entry(228, "clock_gettime", time::clock_gettime),
    entry(229, "clock_getres", time::clock_getres),
    entry(230, "clock_nanosleep", waiting::clock_nanosleep),
    entry(231, "exit_group", process::exit),
    entry(234, "tgkill", signals::tgkill),
    entry(235, "utimes", status::utimes),
    failing(257, "openat", names::openat, &[Errno::EACCES]),
    failing(258, "mkdirat", names::mkdirat, &[Errno::ENOSPC]),
    entry(259, "mknodat", names::mknodat),
    entry(260, "fchownat", status::fchownat),
    entry(261, "futimesat", status::futimesat),
    entry(262, "newfstatat", status::fstatat),
    failing(263, "unlinkat", names::unlinkat, &[Errno::EACCES]),
    failing(264, "renameat", names::renameat, &[Errno::EACCES]),
    failing(265, "linkat", names::linkat, &[Errno::EMLINK]),
    failing(266, "symlinkat", names::symlinkat, &[Errno::ENOSPC]),
    entry(267, "readlinkat", names::readlinkat),
    entry(268, "fchmodat", status::fchmodat),
    entry(269, "faccessat", status::faccessat),
    entry(270, "pselect6", waiting::pselect),
    entry(271, "ppoll", waiting::ppoll),
    entry(280, "utimensat", status::utimensat),
    entry(285, "fallocate", not_supported),
    entry(292, "dup3", descriptors::dup3),
    entry(293, "pipe2", descriptors::pipe),
    entry(302, "prlimit64", process::prlimit),
    entry(306, "syncfs", descriptors::check),
    entry(314, "sched_setattr", zero),
    failing(316, "renameat2", names::renameat2, &[Errno::EACCES]),
    entry(318, "getrandom", data::getrandom),
    entry(326, "copy_file_range", invalid),
    entry(332, "statx", status::statx),
    entry(439, "faccessat2", status::faccessat),
];

fn zero(_: &mut Arguments<'_>) -> Outcome {
    done(0)
}

macro_rules! always {
    ($($function:ident: $errno:ident,)*) => {
        $(fn $function(_: &mut Arguments<'_>) -> Outcome {
            Err(Errno::$errno.into())
        })*
    };
}

always! {
    invalid: EINVAL,
    no_network: EAFNOSUPPORT,
    no_children: ECHILD,
    not_permitted: EPERM,
    not_supported: EOPNOTSUPP,
}

/// System calls that are not modelled, with their names for warnings.
const ABSENT: &[(u64, &str)] =
    &[(56, "clone"), (57, "fork"), (58, "vfork"), (59, "execve"), (322, "execveat")];

/// System calls that C libraries try and do without: no warning says that these are not modelled.
const KNOWN_TO_BE_TRIED: &[u64] = &[324, 334, 425, 435, 436, 441];

/// `long __loam_syscall(long number, long a, …, long f)`: what libc calls.
pub fn system_call(engine: &mut dyn EngineContext, call: &Call<'_>) -> Result<Reply, Interrupt> {
    let number = engine.concretise(call.arg(0)?, "the number of a system call")? as u64;
    let Some(entry) = TABLE.iter().find(|entry| entry.number == number) else {
        if !KNOWN_TO_BE_TRIED.contains(&number) {
            let known = ABSENT.iter().find(|(absent, _)| *absent == number);
            let name = known.map_or(number.to_string(), |(_, name)| (*name).to_owned());
            let reason = format!("system call {name} is not there: the program is told ENOSYS");
            engine.lose(LossKind::Environment, &reason);
        }
        return answer(Err(Errno::ENOSYS.into()));
    };
    if let Some(errno) = chosen_failure(engine, entry)? {
        engine.failure_chosen(Attempt::Failed);
        return answer(Err(errno.into()));
    }
    let mut arguments = Arguments::new(engine, &call.args[1..]);
    let reply = answer((entry.function)(&mut arguments))?;
    let attempt = arguments.attempt;
    engine.failure_chosen(attempt);
    Ok(reply)
}

/// The error that the call fails with on this path, if it does.
fn chosen_failure(engine: &mut dyn SystemContext, entry: &Entry) -> Result<Option<Errno>, Interrupt> {
    for &errno in entry.failures {
        if engine.choose_failure(FallibleCall::SystemCall(entry.name))? {
            return Ok(Some(errno));
        }
    }
    Ok(None)
}

fn answer(outcome: Outcome) -> Result<Reply, Interrupt> {
    Ok(match outcome {
        Ok(Done::Number(number)) => Reply::Return(Some(Value::word(number))),
        Ok(Done::Enter(enter)) => Reply::Enter(enter),
        Err(Failure::Errno(errno)) => Reply::Return(Some(Value::word((-i64::from(errno.0)) as u64))),
        Err(Failure::Interrupt(interrupt)) => return Err(interrupt),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_order_and_has_no_number_twice() {
        assert!(TABLE.is_sorted_by(|left, right| left.number < right.number));
    }
}
