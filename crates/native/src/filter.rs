//! Which system calls host functions may make: a table, compiled to seccomp filters (classic BPF).
//!
//! The allowed calls change nothing outside of the process: its own memory, clocks, reading files, waiting, ending. All
//! others are refused with `EPERM`: most calls trap, and a handler in the child records the number ([`crate::child`]).
//! A system call of another architecture (32 bits) ends the process, because its numbers are those of other calls.
//!
//! Programs in isolation may make all calls except a few that would escape from it ([`isolated`]).

use std::io;
use std::os::fd::RawFd;

/// The descriptor of the channel to Loam: far from those that programs get and close.
pub const CHANNEL: RawFd = 500;

/// Descriptors that a host function may write to: its standard output and error, and the channel to Loam.
const WRITABLE: [u32; 3] = [1, 2, CHANNEL as u32];

/// Flags of `open` with which a file may change: write access, create, truncate, and files without a name.
const CHANGING_FLAGS: u32 =
    (libc::O_ACCMODE | libc::O_CREAT | libc::O_TRUNC | (libc::O_TMPFILE & !libc::O_DIRECTORY)) as u32;

/// The condition under which a call is allowed.
#[derive(Clone, Copy, Debug)]
enum When {
    Always,
    /// If an argument is anything else.
    Not(usize, u32),
    /// If an argument is one of these.
    OneOf(usize, &'static [u32]),
    /// If an argument has none of these bits.
    Without(usize, u32),
    /// If an argument is zero.
    Zero(usize),
    /// If an argument is the number of this process.
    Own(usize),
}

use When::{Always, Not, OneOf, Own, Without, Zero};

#[rustfmt::skip]
const TABLE: &[(libc::c_long, When)] = &[
    // Memory.
    (libc::SYS_mmap, Always), (libc::SYS_munmap, Always), (libc::SYS_mprotect, Always),
    (libc::SYS_mremap, Always), (libc::SYS_madvise, Always), (libc::SYS_brk, Always),
    (libc::SYS_mincore, Always), (libc::SYS_msync, Always),
    // The channel, and what is printed.
    (libc::SYS_read, Always), (libc::SYS_readv, Always),
    (libc::SYS_write, OneOf(0, &WRITABLE)), (libc::SYS_writev, OneOf(0, &WRITABLE)),
    // Reading files.
    (libc::SYS_open, Without(1, CHANGING_FLAGS)), (libc::SYS_openat, Without(2, CHANGING_FLAGS)),
    (libc::SYS_close, Not(0, CHANNEL as u32)), (libc::SYS_lseek, Always),
    (libc::SYS_pread64, Always), (libc::SYS_preadv, Always), (libc::SYS_readahead, Always),
    (libc::SYS_fadvise64, Always),
    (libc::SYS_stat, Always), (libc::SYS_fstat, Always), (libc::SYS_lstat, Always),
    (libc::SYS_newfstatat, Always), (libc::SYS_statx, Always), (libc::SYS_statfs, Always),
    (libc::SYS_fstatfs, Always),
    (libc::SYS_access, Always), (libc::SYS_faccessat, Always), (libc::SYS_faccessat2, Always),
    (libc::SYS_readlink, Always), (libc::SYS_readlinkat, Always), (libc::SYS_getdents64, Always),
    (libc::SYS_getcwd, Always),
    (libc::SYS_fcntl, OneOf(1, &[libc::F_GETFD as u32, libc::F_SETFD as u32, libc::F_GETFL as u32])),
    (libc::SYS_ioctl, OneOf(1, &[libc::TCGETS as u32, libc::TIOCGWINSZ as u32, libc::FIONREAD as u32])),
    // Waiting and time.
    (libc::SYS_futex, Always), (libc::SYS_poll, Always), (libc::SYS_ppoll, Always), (libc::SYS_select, Always),
    (libc::SYS_pselect6, Always), (libc::SYS_nanosleep, Always), (libc::SYS_clock_nanosleep, Always),
    (libc::SYS_clock_gettime, Always), (libc::SYS_clock_getres, Always), (libc::SYS_gettimeofday, Always),
    (libc::SYS_time, Always), (libc::SYS_times, Always), (libc::SYS_sched_yield, Always),
    (libc::SYS_restart_syscall, Always),
    // Signals to itself.
    (libc::SYS_rt_sigaction, Always), (libc::SYS_rt_sigprocmask, Always), (libc::SYS_rt_sigreturn, Always),
    (libc::SYS_rt_sigpending, Always), (libc::SYS_sigaltstack, Always),
    (libc::SYS_kill, Own(0)), (libc::SYS_tkill, Own(0)), (libc::SYS_tgkill, Own(0)),
    // Information about the process and the machine.
    (libc::SYS_getpid, Always), (libc::SYS_gettid, Always), (libc::SYS_getppid, Always),
    (libc::SYS_getpgrp, Always), (libc::SYS_getpgid, Always), (libc::SYS_getsid, Always),
    (libc::SYS_getuid, Always), (libc::SYS_geteuid, Always), (libc::SYS_getgid, Always),
    (libc::SYS_getegid, Always), (libc::SYS_getgroups, Always), (libc::SYS_getresuid, Always),
    (libc::SYS_getresgid, Always), (libc::SYS_uname, Always), (libc::SYS_sysinfo, Always),
    (libc::SYS_getrlimit, Always), (libc::SYS_prlimit64, Zero(2)), (libc::SYS_getrusage, Always),
    (libc::SYS_getcpu, Always), (libc::SYS_sched_getaffinity, Always), (libc::SYS_getrandom, Always),
    (libc::SYS_prctl, OneOf(0, &[libc::PR_SET_VMA as u32, libc::PR_GET_NAME as u32])),
    (libc::SYS_set_robust_list, Always), (libc::SYS_set_tid_address, Always), (libc::SYS_rseq, Always),
    (libc::SYS_umask, Always),
    // Ending.
    (libc::SYS_exit, Always), (libc::SYS_exit_group, Always),
];

/// Refused without a trap: the C library makes these calls with all signals blocked, and a blocked SIGSYS would end the process.
const REFUSED_SILENTLY: &[libc::c_long] = &[libc::SYS_clone, libc::SYS_clone3, libc::SYS_vfork];

/// Names of refused system calls for warnings; the others are shown as numbers.
#[rustfmt::skip]
const REFUSED: &[(libc::c_long, &str)] = &[
    (libc::SYS_open, "open"), (libc::SYS_openat, "openat"), (libc::SYS_creat, "creat"),
    (libc::SYS_write, "write"), (libc::SYS_pwrite64, "pwrite64"), (libc::SYS_writev, "writev"),
    (libc::SYS_unlink, "unlink"), (libc::SYS_unlinkat, "unlinkat"), (libc::SYS_rmdir, "rmdir"),
    (libc::SYS_rename, "rename"), (libc::SYS_renameat, "renameat"), (libc::SYS_renameat2, "renameat2"),
    (libc::SYS_mkdir, "mkdir"), (libc::SYS_mkdirat, "mkdirat"), (libc::SYS_link, "link"),
    (libc::SYS_linkat, "linkat"), (libc::SYS_symlink, "symlink"), (libc::SYS_symlinkat, "symlinkat"),
    (libc::SYS_chmod, "chmod"), (libc::SYS_fchmod, "fchmod"), (libc::SYS_chown, "chown"),
    (libc::SYS_truncate, "truncate"), (libc::SYS_ftruncate, "ftruncate"), (libc::SYS_mknod, "mknod"),
    (libc::SYS_utimensat, "utimensat"), (libc::SYS_chdir, "chdir"), (libc::SYS_fchdir, "fchdir"),
    (libc::SYS_fork, "fork"), (libc::SYS_execve, "execve"), (libc::SYS_wait4, "wait4"),
    (libc::SYS_kill, "kill"), (libc::SYS_tgkill, "tgkill"), (libc::SYS_ptrace, "ptrace"),
    (libc::SYS_socket, "socket"), (libc::SYS_connect, "connect"), (libc::SYS_bind, "bind"),
    (libc::SYS_sendto, "sendto"), (libc::SYS_recvfrom, "recvfrom"), (libc::SYS_pipe, "pipe"),
    (libc::SYS_pipe2, "pipe2"), (libc::SYS_dup, "dup"), (libc::SYS_dup2, "dup2"), (libc::SYS_ioctl, "ioctl"),
    (libc::SYS_fcntl, "fcntl"), (libc::SYS_close, "close"), (libc::SYS_flock, "flock"), (libc::SYS_prctl, "prctl"),
    (libc::SYS_setuid, "setuid"), (libc::SYS_mount, "mount"), (libc::SYS_reboot, "reboot"),
    (libc::SYS_setitimer, "setitimer"), (libc::SYS_alarm, "alarm"), (libc::SYS_memfd_create, "memfd_create"),
];

/// A refused system call in words.
pub fn describe(number: u32) -> String {
    match REFUSED.iter().find(|(refused, _)| *refused == libc::c_long::from(number)) {
        Some((_, name)) => format!("the system call {name}"),
        None => format!("system call {number}"),
    }
}

/// Bytes of `struct seccomp_data` before its fields.
const NUMBER: u32 = 0;
const ARCHITECTURE: u32 = 4;
const ARGUMENTS: u32 = 16;
/// AUDIT_ARCH_X86_64 of the kernel.
const X86_64: u32 = 0xc000_003e;
/// Numbers from here on are of the x32 convention.
const X32: u32 = 0x4000_0000;

const LOAD: u16 = (libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16;
const IF_EQUAL: u16 = (libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K) as u16;
const IF_AT_LEAST: u16 = (libc::BPF_JMP | libc::BPF_JGE | libc::BPF_K) as u16;
const IF_ANY_BIT: u16 = (libc::BPF_JMP | libc::BPF_JSET | libc::BPF_K) as u16;
const RETURN: u16 = (libc::BPF_RET | libc::BPF_K) as u16;

fn step(code: u16, k: u32) -> libc::sock_filter {
    libc::sock_filter { code, jt: 0, jf: 0, k }
}

fn jump(code: u16, k: u32, jt: usize, jf: usize) -> libc::sock_filter {
    libc::sock_filter { code, jt: jt as u8, jf: jf as u8, k }
}

/// The table as a BPF program, for the process with this id.
fn compile(own: u32) -> Vec<libc::sock_filter> {
    let mut program = vec![
        step(LOAD, ARCHITECTURE),
        jump(IF_EQUAL, X86_64, 1, 0),
        step(RETURN, libc::SECCOMP_RET_KILL_PROCESS),
        step(LOAD, NUMBER),
        jump(IF_AT_LEAST, X32, 0, 1),
        step(RETURN, libc::SECCOMP_RET_KILL_PROCESS),
    ];
    for &(number, when) in TABLE {
        let rest = allow(when, own);
        program.push(jump(IF_EQUAL, number as u32, 0, rest.len()));
        program.extend(rest);
    }
    for &number in REFUSED_SILENTLY {
        program.push(jump(IF_EQUAL, number as u32, 0, 1));
        program.push(step(RETURN, libc::SECCOMP_RET_ERRNO | libc::EPERM as u32));
    }
    program.push(step(RETURN, libc::SECCOMP_RET_TRAP));
    program
}

/// The instructions for one system call, executed when its number matches: all of their branches return.
fn allow(when: When, own: u32) -> Vec<libc::sock_filter> {
    let (allowed, refused) = (step(RETURN, libc::SECCOMP_RET_ALLOW), step(RETURN, libc::SECCOMP_RET_TRAP));
    // Arguments that are tested are 32 bits wide or must be zero; the low half is at the lower offset.
    let low = |index: usize| step(LOAD, ARGUMENTS + 8 * index as u32);
    let high = |index: usize| step(LOAD, ARGUMENTS + 8 * index as u32 + 4);
    match when {
        Always => vec![allowed],
        Not(index, value) => vec![low(index), jump(IF_EQUAL, value, 0, 1), refused, allowed],
        OneOf(index, values) => {
            let mut program = vec![low(index)];
            for (at, &value) in values.iter().enumerate() {
                program.push(jump(IF_EQUAL, value, values.len() - at, 0));
            }
            program.extend([refused, allowed]);
            program
        }
        Without(index, bits) => vec![low(index), jump(IF_ANY_BIT, bits, 0, 1), refused, allowed],
        Zero(index) => {
            vec![low(index), jump(IF_EQUAL, 0, 0, 2), high(index), jump(IF_EQUAL, 0, 1, 0), refused, allowed]
        }
        Own(index) => vec![low(index), jump(IF_EQUAL, own, 1, 0), refused, allowed],
    }
}

/// What happens to a call in isolation.
#[derive(Clone, Copy)]
enum InIsolation {
    /// It fails with this error.
    Fails(libc::c_int),
    /// It returns 0 without any effect, as on explored paths.
    Pretends,
}

use InIsolation::{Fails, Pretends};

/// Calls with which a program could escape from isolation.
#[rustfmt::skip]
const ISOLATED: [(libc::c_long, InIsolation); 13] = [
    // A network namespace separates a process from other machines, but not from services of this machine with sockets in the
    // file system. io_uring can make sockets too.
    (libc::SYS_socket, Fails(libc::EAFNOSUPPORT)), (libc::SYS_io_uring_setup, Fails(libc::ENOSYS)),
    // Keys belong to the user, and outlive the process.
    (libc::SYS_add_key, Fails(libc::ENOSYS)), (libc::SYS_request_key, Fails(libc::ENOSYS)),
    (libc::SYS_keyctl, Fails(libc::ENOSYS)),
    // In new namespaces a process is root again, and can use more of the kernel. The flags of `clone3` are in memory, which
    // filters cannot read; C libraries fall back to `clone`.
    (libc::SYS_unshare, Fails(libc::EPERM)), (libc::SYS_setns, Fails(libc::EPERM)),
    (libc::SYS_clone3, Fails(libc::ENOSYS)),
    // A process with a higher priority would delay others.
    (libc::SYS_setpriority, Pretends), (libc::SYS_sched_setattr, Pretends),
    (libc::SYS_sched_setscheduler, Fails(libc::EPERM)), (libc::SYS_sched_setparam, Fails(libc::EPERM)),
    (libc::SYS_ioprio_set, Fails(libc::EPERM)),
];

/// The flags of `clone` that make a namespace.
const NEW_NAMESPACES: u32 = (libc::CLONE_NEWNS
    | libc::CLONE_NEWCGROUP
    | libc::CLONE_NEWUTS
    | libc::CLONE_NEWIPC
    | libc::CLONE_NEWUSER
    | libc::CLONE_NEWPID
    | libc::CLONE_NEWNET) as u32;

const ISOLATED_LENGTH: usize = 6 + 2 * ISOLATED.len() + 5;

/// A program that allows all calls but those of [`ISOLATED`]. Allocates nothing.
pub fn isolated() -> [libc::sock_filter; ISOLATED_LENGTH] {
    let fail = |errno: libc::c_int| step(RETURN, libc::SECCOMP_RET_ERRNO | errno as u32);
    let mut program = [step(RETURN, libc::SECCOMP_RET_ALLOW); ISOLATED_LENGTH];
    program[..6].copy_from_slice(&[
        step(LOAD, ARCHITECTURE),
        jump(IF_EQUAL, X86_64, 1, 0),
        fail(libc::ENOSYS),
        step(LOAD, NUMBER),
        jump(IF_AT_LEAST, X32, 0, 1),
        fail(libc::ENOSYS),
    ]);
    for (index, (number, what)) in ISOLATED.into_iter().enumerate() {
        let at = 6 + 2 * index;
        program[at] = jump(IF_EQUAL, number as u32, 0, 1);
        program[at + 1] = match what {
            Fails(errno) => fail(errno),
            Pretends => fail(0),
        };
    }
    let rest = ISOLATED_LENGTH - 5;
    program[rest..ISOLATED_LENGTH - 1].copy_from_slice(&[
        jump(IF_EQUAL, libc::SYS_clone as u32, 0, 3),
        step(LOAD, ARGUMENTS),
        jump(IF_ANY_BIT, NEW_NAMESPACES, 0, 1),
        fail(libc::EPERM),
    ]);
    program
}

/// Locks this process down. There is no way back.
pub fn lock_down() -> io::Result<()> {
    apply(&mut compile(std::process::id()))
}

/// Restricts this process to what a program allows. Makes system calls only.
pub fn apply(program: &mut [libc::sock_filter]) -> io::Result<()> {
    let filter = libc::sock_fprog { len: program.len() as u16, filter: program.as_mut_ptr() };
    // SAFETY: the program outlives the call, which copies it; it restricts this process alone.
    let done = unsafe {
        libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
            && libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &filter) == 0
    };
    if done { Ok(()) } else { Err(io::Error::last_os_error()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Interprets a filter as the kernel does: the BPF instructions that filters here use.
    fn judge(program: &[libc::sock_filter], data: &[u32; 16]) -> u32 {
        let (mut at, mut accumulator) = (0, 0);
        loop {
            let libc::sock_filter { code, jt, jf, k } = program[at];
            at += 1;
            let is_met = match code {
                LOAD => {
                    accumulator = data[k as usize / 4];
                    continue;
                }
                RETURN => return k,
                IF_EQUAL => accumulator == k,
                IF_AT_LEAST => accumulator >= k,
                IF_ANY_BIT => accumulator & k != 0,
                _ => panic!("an instruction that is not used"),
            };
            at += usize::from(if is_met { jt } else { jf });
        }
    }

    #[test]
    fn in_isolation_a_few_calls_fail_and_all_else_is_allowed() {
        let errno = |errno: libc::c_int| libc::SECCOMP_RET_ERRNO | errno as u32;
        for (number, architecture, expected) in [
            (libc::SYS_keyctl as u32, X86_64, errno(libc::ENOSYS)),
            (libc::SYS_setpriority as u32, X86_64, errno(0)),
            (libc::SYS_ioprio_set as u32, X86_64, errno(libc::EPERM)),
            (libc::SYS_read as u32, X86_64, libc::SECCOMP_RET_ALLOW),
            (libc::SYS_unlink as u32, X86_64, libc::SECCOMP_RET_ALLOW),
            (libc::SYS_socketpair as u32, X86_64, libc::SECCOMP_RET_ALLOW),
            (libc::SYS_socket as u32, X86_64, errno(libc::EAFNOSUPPORT)),
            (libc::SYS_io_uring_setup as u32, X86_64, errno(libc::ENOSYS)),
            (X32 | libc::SYS_socket as u32, X86_64, errno(libc::ENOSYS)),
            (libc::SYS_read as u32, 0x4000_0003, errno(libc::ENOSYS)),
        ] {
            let mut data = [0; 16];
            (data[0], data[1]) = (number, architecture);
            assert_eq!(judge(&isolated(), &data), expected, "{number} {architecture:x}");
        }
        for (flags, expected) in [
            (libc::SIGCHLD, libc::SECCOMP_RET_ALLOW),
            (libc::CLONE_VM | libc::CLONE_THREAD, libc::SECCOMP_RET_ALLOW),
            (libc::CLONE_NEWUSER | libc::SIGCHLD, errno(libc::EPERM)),
        ] {
            let mut data = [0; 16];
            (data[0], data[1], data[4]) = (libc::SYS_clone as u32, X86_64, flags as u32);
            assert_eq!(judge(&isolated(), &data), expected, "{flags:x}");
        }
    }

    fn judged(number: libc::c_long, arguments: &[u64]) -> u32 {
        let mut data = [0; 16];
        (data[0], data[1]) = (number as u32, X86_64);
        for (index, argument) in arguments.iter().enumerate() {
            (data[4 + 2 * index], data[5 + 2 * index]) = (*argument as u32, (argument >> 32) as u32);
        }
        judge(&compile(77), &data)
    }

    #[test]
    fn what_changes_the_host_is_refused_and_the_rest_allowed() {
        const ALLOWED: u32 = libc::SECCOMP_RET_ALLOW;
        const REFUSED: u32 = libc::SECCOMP_RET_TRAP;
        let write = (libc::O_WRONLY | libc::O_CREAT) as u64;
        let append = (libc::O_RDONLY | libc::O_CLOEXEC) as u64;
        for (number, arguments, expected) in [
            (libc::SYS_mmap, &[][..], ALLOWED),
            (libc::SYS_unlink, &[], REFUSED),
            (libc::SYS_socket, &[2, 1, 0], REFUSED),
            (libc::SYS_clone3, &[], libc::SECCOMP_RET_ERRNO | libc::EPERM as u32),
            (libc::SYS_open, &[1, 0], ALLOWED),
            (libc::SYS_open, &[1, write], REFUSED),
            (libc::SYS_openat, &[0, 1, append], ALLOWED),
            (libc::SYS_openat, &[0, 1, libc::O_RDWR as u64], REFUSED),
            (libc::SYS_openat, &[0, 1, libc::O_TRUNC as u64], REFUSED),
            (libc::SYS_openat, &[0, 1, libc::O_TMPFILE as u64], REFUSED),
            (libc::SYS_openat, &[0, 1, libc::O_DIRECTORY as u64], ALLOWED),
            (libc::SYS_write, &[1], ALLOWED),
            (libc::SYS_write, &[CHANNEL as u64], ALLOWED),
            (libc::SYS_close, &[3], ALLOWED),
            (libc::SYS_close, &[CHANNEL as u64], REFUSED),
            (libc::SYS_write, &[4], REFUSED),
            (libc::SYS_kill, &[77, 9], ALLOWED),
            (libc::SYS_kill, &[78, 9], REFUSED),
            (libc::SYS_kill, &[u64::MAX, 9], REFUSED),
            (libc::SYS_prlimit64, &[0, 1, 0, 5], ALLOWED),
            (libc::SYS_prlimit64, &[0, 1, 1 << 40, 5], REFUSED),
            (libc::SYS_ioctl, &[1, libc::TCGETS], ALLOWED),
            (libc::SYS_ioctl, &[1, libc::TIOCSTI], REFUSED),
        ] {
            assert_eq!(judged(number, arguments), expected, "{number} {arguments:?}");
        }
    }

    #[test]
    fn calls_of_other_machines_end_the_process() {
        let program = compile(1);
        let mut data = [0; 16];
        data[1] = 0x4000_0003;
        assert_eq!(judge(&program, &data), libc::SECCOMP_RET_KILL_PROCESS);
        (data[0], data[1]) = (X32 | libc::SYS_read as u32, X86_64);
        assert_eq!(judge(&program, &data), libc::SECCOMP_RET_KILL_PROCESS);
    }

    #[test]
    fn refused_calls_have_names_where_people_know_them() {
        assert_eq!(describe(libc::SYS_unlink as u32), "the system call unlink");
        assert_eq!(describe(9999), "system call 9999");
    }
}
