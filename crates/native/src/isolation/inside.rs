//! From the fork to the program: three processes, a new root, fewer capabilities.
//!
//! The first process, the child that the parent knows, makes the namespaces and waits. The second one is process 1 of the
//! PID namespace: it waits too, because all processes of the namespace end with it, and because the kernel shields process 1
//! from signals, which the program would notice. The third one builds the new root, gives up its capabilities and executes the program. Its
//! exit status is passed on by the other two, so that the parent sees a child that ended like the program.
//!
//! All code here runs between a fork and an `exec` of a process that may have had many threads: it only makes system calls, on
//! memory that [`super::plan`] has prepared.

use super::Means;
use super::plan::{BindMount, OverlayLayer, Plan};
use crate::filter;
use std::ffi::{CStr, CString, c_char, c_int, c_ulong, c_void};
use std::io;
use std::os::fd::RawFd;
use std::ptr::{null, null_mut};

/// Bytes of changes that a program may make to files.
const MEMORY_OPTIONS: &CStr = c"mode=0755,size=1g";

/// The namespaces of the program. Its network namespace has no devices.
const NAMESPACES: c_int =
    libc::CLONE_NEWNS | libc::CLONE_NEWPID | libc::CLONE_NEWIPC | libc::CLONE_NEWNET | libc::CLONE_NEWUTS;

/// Capabilities that only concern the program's own files and processes, by their numbers in the kernel: chown,
/// dac_override, fowner, fsetid, kill, setgid, setuid, setpcap, net_bind_service, net_raw, ipc_lock, ipc_owner, sys_resource, setfcap.
/// Not among them: dac_read_search, which can open files outside of the mount; mknod and sys_chroot, which are refused on
/// explored paths too; and sys_nice, which could delay other processes.
const KEPT_CAPABILITIES: &[u32] = &[0, 1, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 24, 31];

/// The paths and ids that isolation needs for one program.
pub struct Rooms {
    /// A directory that is writable in any case.
    pub own: CString,
    /// Its path before the root is changed.
    pub own_inside: CString,
    /// A name in it that is not used.
    pub own_trial: CString,
    /// A directory whose changes are kept, and where it will be before the root is changed.
    pub shared: Option<(CString, CString)>,
    /// The working directory.
    pub directory: CString,
    /// The process that starts the program.
    pub parent: u32,
}

/// The steps that the system can refuse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Namespaces = 1,
    Users,
    Process,
    Private,
    Memory,
    Files,
    Own,
    Shared,
    Devices,
    Processes,
    Root,
    Directory,
    Capabilities,
}

const STEPS: &[(Step, &str)] = &[
    (Step::Namespaces, "to make namespaces"),
    (Step::Users, "to map users into a namespace"),
    (Step::Process, "to start processes in a namespace"),
    (Step::Private, "to make mounts private"),
    (Step::Memory, "to mount a file system in memory"),
    (Step::Files, "to show files that cannot be changed"),
    (Step::Own, "to show the working directory"),
    (Step::Shared, "to show the directory for results"),
    (Step::Devices, "to make devices"),
    (Step::Processes, "to mount /proc"),
    (Step::Root, "to change the root directory"),
    (Step::Directory, "to enter the working directory"),
    (Step::Capabilities, "to drop capabilities"),
];

/// A step that the system refused, and its number for the error.
#[derive(Clone, Copy, Debug)]
pub struct Refusal {
    step: Step,
    errno: c_int,
}

impl Refusal {
    /// The error of the last system call.
    fn last(step: Step) -> Self {
        // SAFETY: errno belongs to this thread.
        Self { step, errno: unsafe { *libc::__errno_location() } }
    }

    /// The error as one number, which is all that a child can pass to its parent before `exec`: the step above the error number.
    pub fn into_error(self) -> io::Error {
        io::Error::from_raw_os_error(((self.step as c_int) << 16) | self.errno)
    }

    /// The error as text, if the number is a refused step.
    pub fn explain(error: io::Error) -> io::Error {
        let code = error.raw_os_error().unwrap_or(0);
        match STEPS.iter().find(|(step, _)| *step as c_int == code >> 16) {
            Some((_, what)) => {
                let why = io::Error::from_raw_os_error(code & 0xffff);
                io::Error::new(why.kind(), format!("the system refuses {what}: {why}"))
            }
            None => error,
        }
    }
}

type Done = Result<(), Refusal>;

/// The result of a system call that returns -1 if it fails.
fn done(step: Step, result: impl Into<i64>) -> Done {
    if result.into() < 0 { Err(Refusal::last(step)) } else { Ok(()) }
}

/// Isolates this process; returns in the third process only.
pub fn enter(plan: &Plan, rooms: &Rooms) -> Done {
    die_with_parent();
    // SAFETY: getppid has no preconditions.
    if unsafe { libc::getppid() }.cast_unsigned() != rooms.parent {
        end();
    }
    make_namespaces(plan)?;
    leave_keys();
    become_third()?;
    build_root(plan, rooms)?;
    change_root(plan)?;
    // SAFETY: a C string; the process starts a new session, so that it has no controlling terminal.
    unsafe {
        done(Step::Directory, libc::chdir(rooms.directory.as_ptr()))?;
        libc::setsid();
    }
    drop_capabilities()
}

/// Ends the process without running exit handlers of Loam.
pub fn end() -> ! {
    // SAFETY: `_exit` has no preconditions.
    unsafe { libc::_exit(0) }
}

fn die_with_parent() {
    // SAFETY: changes this process alone.
    unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL) };
}

/// Makes a new session keyring, so that the program cannot use the user's keys. System calls that change keys are refused
/// later.
fn leave_keys() {
    const JOIN_SESSION_KEYRING: c_int = 1;
    // SAFETY: no name; changes this process alone. A kernel without keys has none to protect.
    unsafe { libc::syscall(libc::SYS_keyctl, JOIN_SESSION_KEYRING, null::<c_char>()) };
}

fn make_namespaces(plan: &Plan) -> Done {
    let users = if plan.means == Means::UserNamespace { libc::CLONE_NEWUSER } else { 0 };
    // SAFETY: this process has one thread since the fork.
    done(Step::Namespaces, unsafe { libc::unshare(NAMESPACES | users) })?;
    if plan.means == Means::UserNamespace {
        // The kernel requires `setgroups` to be denied first: without its groups the process could open files that are closed
        // to one of them.
        write_to(c"/proc/self/setgroups", c"deny")?;
        write_to(c"/proc/self/uid_map", &plan.user_map)?;
        write_to(c"/proc/self/gid_map", &plan.group_map)?;
    }
    Ok(())
}

fn write_to(path: &CStr, text: &CStr) -> Done {
    // SAFETY: C strings; the descriptor is closed at the end.
    unsafe {
        let file = libc::open(path.as_ptr(), libc::O_WRONLY | libc::O_CLOEXEC);
        done(Step::Users, file)?;
        let written = libc::write(file, text.as_ptr().cast(), text.count_bytes());
        let result = done(Step::Users, written as i64);
        libc::close(file);
        result
    }
}

/// The first process waits for the second, the second for the third; the third returns.
fn become_third() -> Done {
    let mut ends: [RawFd; 2] = [-1; 2];
    // SAFETY: there is room for two descriptors. After each fork the processes share nothing but them.
    unsafe {
        done(Step::Process, libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC))?;
        let second = libc::fork();
        done(Step::Process, second)?;
        if second != 0 {
            wait_outside(ends[0], second);
        }
        die_with_parent();
        // The program must not access the files of Loam through this process.
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        let third = libc::fork();
        done(Step::Process, third)?;
        if third != 0 {
            wait_inside(ends[1], third);
        }
    }
    Ok(())
}

/// Closes all descriptors but one, which gets the number 0: pipes must end with the program, not with the waiting processes.
fn keep_only(file: RawFd) {
    // SAFETY: nothing in this process uses the others any more.
    unsafe {
        libc::dup2(file, 0);
        libc::syscall(libc::SYS_close_range, 1 as libc::c_uint, libc::c_uint::MAX, 0);
    }
}

/// Runs process 1 of the namespace: it waits for all processes and passes the status of the program on. When it ends, the
/// kernel ends all other processes.
fn wait_inside(sender: RawFd, program: libc::pid_t) -> ! {
    keep_only(sender);
    let mut status: c_int = 0;
    // SAFETY: the status has room for what is written, and outlives its reading.
    unsafe {
        loop {
            let ended = libc::waitpid(-1, &mut status, 0);
            if ended == program {
                libc::write(0, (&raw const status).cast(), size_of::<c_int>());
                end();
            }
            if ended < 0 && *libc::__errno_location() != libc::EINTR {
                end();
            }
        }
    }
}

/// Runs the child that the parent knows: it ends like the program, once no process of the namespace is left.
fn wait_outside(receiver: RawFd, second: libc::pid_t) -> ! {
    keep_only(receiver);
    let mut status: c_int = libc::SIGKILL;
    // SAFETY: the status has room for what is read.
    unsafe {
        let length = libc::read(0, (&raw mut status).cast(), size_of::<c_int>());
        while libc::waitpid(second, null_mut(), 0) < 0 && *libc::__errno_location() == libc::EINTR {}
        if length != size_of::<c_int>() as isize {
            status = libc::SIGKILL;
        }
        if libc::WIFEXITED(status) {
            libc::_exit(libc::WEXITSTATUS(status));
        }
        end_by(libc::WTERMSIG(status))
    }
}

/// Ends this process by a signal, without a core dump, which would be one of Loam.
fn end_by(signal: c_int) -> ! {
    // SAFETY: plain calls on this process; all signals are unblocked before.
    unsafe {
        libc::prctl(libc::PR_SET_DUMPABLE, 0);
        libc::signal(signal, libc::SIG_DFL);
        let mut none: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut none);
        libc::sigprocmask(libc::SIG_SETMASK, &none, null_mut());
        libc::kill(libc::getpid(), signal);
        libc::_exit(128 + signal)
    }
}

fn mount(source: &CStr, to: &CStr, kind: Option<&CStr>, flags: c_ulong, options: Option<&CStr>) -> c_int {
    let pointer = |text: Option<&CStr>| text.map_or(null(), CStr::as_ptr);
    let options = pointer(options).cast::<c_void>();
    // SAFETY: C strings or null.
    unsafe { libc::mount(source.as_ptr(), to.as_ptr(), pointer(kind), flags, options) }
}

fn build_root(plan: &Plan, rooms: &Rooms) -> Done {
    const SAFE: c_ulong = libc::MS_NOSUID | libc::MS_NODEV;
    done(Step::Private, mount(c"none", c"/", None, libc::MS_REC | libc::MS_PRIVATE, None))?;
    done(Step::Memory, mount(c"none", &plan.stage, Some(c"tmpfs"), SAFE, Some(MEMORY_OPTIONS)))?;
    make_directory(&plan.root, 0o755);
    for (number, mount) in plan.mounts_shown.iter().enumerate() {
        // A mount that cannot be attached below the new root is left out.
        let shown = show(mount);
        if number == 0 {
            shown?;
        }
    }
    make_devices(plan)?;
    show_own(rooms)?;
    if let Some((from, to)) = &rooms.shared {
        attach(from, to, FILES_ONLY, 0, Step::Shared)?;
    }
    let (from, to) = &plan.processes;
    let flags = SAFE | libc::MS_NOEXEC | libc::MS_RDONLY;
    if mount(c"proc", to, Some(c"proc"), flags, None) == 0 {
        return Ok(());
    }
    // If parts of `/proc` are hidden, the kernel refuses a new mount of it.
    attach_read_only(from, to, Step::Processes)
}

/// Attributes of a mount in which devices and the setuid bit have no effect.
const FILES_ONLY: u64 = libc::MOUNT_ATTR_NOSUID | libc::MOUNT_ATTR_NODEV;

/// Makes the directory of the program writable. If the overlay refuses changes, which only a try tells (it refuses files of users
/// that the namespace does not map), the directory itself is mounted.
fn show_own(rooms: &Rooms) -> Done {
    // SAFETY: a C string.
    unsafe {
        if libc::mkdir(rooms.own_trial.as_ptr(), 0o700) == 0 {
            return done(Step::Own, libc::rmdir(rooms.own_trial.as_ptr()));
        }
    }
    attach(&rooms.own, &rooms.own_inside, FILES_ONLY, 0, Step::Own)
}

fn make_directory(path: &CStr, mode: libc::mode_t) {
    // SAFETY: a C string. The mode is set again, because the umask removes bits of it.
    unsafe {
        libc::mkdir(path.as_ptr(), mode);
        libc::chmod(path.as_ptr(), mode);
    }
}

fn show(shown: &BindMount) -> Done {
    match &shown.layer {
        Some(layer) if overlay(shown, layer) => Ok(()),
        _ => attach_read_only(&shown.from, &shown.to, Step::Files),
    }
}

fn overlay(shown: &BindMount, layer: &OverlayLayer) -> bool {
    let (user, group) = layer.owner;
    make_directory(&layer.work, 0o700);
    make_directory(&layer.upper, layer.mode);
    // SAFETY: a C string.
    unsafe {
        // In a user namespace there may be no such owner.
        libc::chown(layer.upper.as_ptr(), user, group);
        libc::chmod(layer.upper.as_ptr(), layer.mode);
    }
    let flags = libc::MS_NOSUID | libc::MS_NODEV;
    mount(c"none", &shown.to, Some(c"overlay"), flags, Some(&layer.options)) == 0
}

fn attach_read_only(from: &CStr, to: &CStr, step: Step) -> Done {
    let attributes = libc::MOUNT_ATTR_RDONLY | libc::MOUNT_ATTR_NOSUID | libc::MOUNT_ATTR_NODEV;
    attach(from, to, attributes, libc::AT_RECURSIVE, step)
}

/// Mounts a file or directory at another path as well, with these attributes from the beginning.
fn attach(from: &CStr, to: &CStr, attributes: u64, recursive: c_int, step: Step) -> Done {
    const EMPTY: *const c_char = c"".as_ptr();
    let here = libc::AT_FDCWD;
    let clone = libc::OPEN_TREE_CLONE | libc::OPEN_TREE_CLOEXEC | recursive.cast_unsigned();
    // SAFETY: C strings; the attributes and their size are valid during the call; the descriptor is closed at the end.
    unsafe {
        let mut wanted: libc::mount_attr = std::mem::zeroed();
        wanted.attr_set = attributes;
        let tree = libc::syscall(libc::SYS_open_tree, here, from.as_ptr(), clone);
        done(step, tree)?;
        let (flags, size) = (libc::AT_EMPTY_PATH | recursive, size_of::<libc::mount_attr>());
        let mut result = libc::syscall(libc::SYS_mount_setattr, tree, EMPTY, flags, &raw const wanted, size);
        if result == 0 {
            let flags = libc::MOVE_MOUNT_F_EMPTY_PATH;
            result = libc::syscall(libc::SYS_move_mount, tree, EMPTY, here, to.as_ptr(), flags);
        }
        let result = done(step, result);
        libc::close(tree as RawFd);
        result
    }
}

/// Makes a `/dev` with the devices that every program may use: no disks, no terminals, no memory of the machine.
fn make_devices(plan: &Plan) -> Done {
    let flags = libc::MS_NOSUID | libc::MS_NODEV | libc::MS_NOEXEC;
    done(Step::Devices, mount(c"none", &plan.devices, Some(c"tmpfs"), flags, Some(MEMORY_OPTIONS)))?;
    for (from, to) in &plan.harmless {
        // SAFETY: a C string; the descriptor is closed at once.
        unsafe { libc::close(libc::open(to.as_ptr(), libc::O_CREAT | libc::O_CLOEXEC, 0o666)) };
        // A device that this machine does not have is an empty file.
        mount(from, to, None, libc::MS_BIND, None);
    }
    for (target, name) in &plan.links {
        // SAFETY: C strings.
        unsafe { libc::symlink(target.as_ptr(), name.as_ptr()) };
    }
    if let Some(mount) = &plan.shared_memory {
        make_directory(&mount.to, 0o1777);
        // If this fails, the directory stays empty.
        let _ = show(mount);
    }
    Ok(())
}

/// Changes the root directory. Afterwards the old root cannot be reached.
fn change_root(plan: &Plan) -> Done {
    const HERE: *const c_char = c".".as_ptr();
    // SAFETY: C strings.
    unsafe {
        done(Step::Root, libc::chdir(plan.root.as_ptr()))?;
        // `pivot_root` stacks the old root over the new one; it is unmounted.
        done(Step::Root, libc::syscall(libc::SYS_pivot_root, HERE, HERE))?;
        done(Step::Root, libc::umount2(HERE, libc::MNT_DETACH))
    }
}

/// A set of capabilities in the kernel's layout: numbers below 32, then the others.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Capabilities {
    effective: u32,
    permitted: u32,
    inheritable: u32,
}

#[repr(C)]
struct CapabilityHeader {
    version: u32,
    process: c_int,
}

/// Drops all capabilities but those for files and processes, also for programs that change their user; and closes all
/// descriptors but the standard ones.
fn drop_capabilities() -> Done {
    const VERSION: u32 = 0x2008_0522;
    const MOST: u32 = 64;
    let kept = KEPT_CAPABILITIES.iter().fold(0, |set, capability| set | (1u32 << capability));
    let of = CapabilityHeader { version: VERSION, process: 0 };
    let mut sets = [Capabilities::default(); 2];
    // SAFETY: two sets are what this version reads and writes. The descriptors are nobody's from here on.
    unsafe {
        for capability in (0..MOST).filter(|capability| !KEPT_CAPABILITIES.contains(capability)) {
            let is_dropped =
                done(Step::Capabilities, libc::prctl(libc::PR_CAPBSET_DROP, c_ulong::from(capability)));
            match is_dropped {
                // A kernel may not know the highest numbers.
                Err(Refusal { errno: libc::EINVAL, .. }) => break,
                _ => is_dropped?,
            }
        }
        done(Step::Capabilities, libc::syscall(libc::SYS_capget, &raw const of, &raw mut sets))?;
        let permitted = sets[0].permitted & kept;
        sets = [Capabilities { effective: permitted, permitted, inheritable: 0 }, Capabilities::default()];
        done(Step::Capabilities, libc::syscall(libc::SYS_capset, &raw const of, &raw const sets))?;
        let flags = libc::CLOSE_RANGE_CLOEXEC;
        let (first, last) = (3 as libc::c_uint, libc::c_uint::MAX);
        done(Step::Capabilities, libc::syscall(libc::SYS_close_range, first, last, flags))?;
    }
    // The filter also sets `no_new_privs`: no program gets more rights by `exec`.
    filter::apply(&mut filter::isolated()).map_err(|_| Refusal::last(Step::Capabilities))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_reaches_the_parent_in_words() {
        for (index, (step, what)) in STEPS.iter().enumerate() {
            assert_eq!(*step as usize, index + 1, "{what}");
            let error = Refusal::explain(Refusal { step: *step, errno: libc::EPERM }.into_error());
            assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
            assert!(error.to_string().starts_with(&format!("the system refuses {what}: ")), "{error}");
        }
        let other = Refusal::explain(io::Error::from_raw_os_error(libc::ENOENT));
        assert_eq!(other.raw_os_error(), Some(libc::ENOENT));
    }
}
