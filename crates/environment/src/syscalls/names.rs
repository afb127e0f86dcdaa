//! File names: opening, making, renaming and removing files; directories.

use super::arguments::{Arguments, Path};
use super::{Failure, Outcome, done};
use loam_state::LossKind;
use loam_system::node::sort;
use loam_system::{Content, Directory, Errno, Flags, Follow, Kind, NodeId, PathLookup};

const AT_REMOVEDIR: u64 = 0x200;
const AT_SYMLINK_FOLLOW: u64 = 0x400;
const RENAME_NOREPLACE: u64 = 1;

/// The working directory.
fn here(call: &mut Arguments<'_>) -> NodeId {
    call.system().directory
}

pub fn open(call: &mut Arguments<'_>) -> Outcome {
    let (directory, flags) = (here(call), Flags(call.word(1)? as u32));
    let mode = mode_of(call, flags, 2)?;
    open_path(call, directory, 0, flags, mode)
}

pub fn creat(call: &mut Arguments<'_>) -> Outcome {
    let (directory, mode) = (here(call), call.word(1)? as u32);
    open_path(call, directory, 0, Flags(Flags::CREAT | Flags::TRUNC | Flags::WRONLY), mode)
}

pub fn openat(call: &mut Arguments<'_>) -> Outcome {
    let (directory, flags) = (call.directory(0)?, Flags(call.word(2)? as u32));
    let mode = mode_of(call, flags, 3)?;
    open_path(call, directory, 1, flags, mode)
}

/// The mode of a new file; callers that make no file leave the argument off.
fn mode_of(call: &mut Arguments<'_>, flags: Flags, index: usize) -> Result<u32, Failure> {
    if flags.has(Flags::CREAT) { Ok(call.word(index)? as u32) } else { Ok(0) }
}

fn open_path(call: &mut Arguments<'_>, directory: NodeId, path: usize, flags: Flags, mode: u32) -> Outcome {
    let bytes = match call.path(path, directory)? {
        Path::Missing(_) if !flags.has(Flags::CREAT) => return Err(Errno::ENOENT.into()),
        path => call.path_bytes(&path)?,
    };
    if let Some(descriptor) = descriptor_named(&bytes) {
        let node = call.system().opened(descriptor)?.node;
        return done(call.system().open(node, flags, 0)?);
    }
    let is_new = flags.has(Flags::CREAT) && flags.has(Flags::EXCL);
    let follow = if flags.has(Flags::NOFOLLOW) || is_new { Follow::No } else { Follow::Yes };
    let lookup =
        call.with_host_files(|system, host_files| system.walk(host_files, directory, &bytes, follow))?;
    let node = match lookup.node {
        Some(_) if is_new => return Err(Errno::EEXIST.into()),
        Some(node) => {
            check_open(call, node, flags)?;
            if flags.has(Flags::TRUNC) && matches!(call.system().node(node).kind, Kind::File(_)) {
                call.resize(node, 0)?;
            }
            node
        }
        None if !flags.has(Flags::CREAT) => return Err(Errno::ENOENT.into()),
        None => call.system().create(&lookup, Kind::File(Content::Empty), mode)?,
    };
    done(call.system().open(node, flags, 0)?)
}

/// `/dev/fd/3`, `/dev/stdin` and the like: opening such a name duplicates the descriptor.
fn descriptor_named(path: &[u8]) -> Option<u64> {
    match path {
        b"/dev/stdin" => return Some(0),
        b"/dev/stdout" => return Some(1),
        b"/dev/stderr" => return Some(2),
        _ => {}
    }
    let number = path.strip_prefix(b"/dev/fd/").or_else(|| path.strip_prefix(b"/proc/self/fd/"))?;
    std::str::from_utf8(number).ok()?.parse().ok()
}

fn check_open(call: &mut Arguments<'_>, node: NodeId, flags: Flags) -> Result<(), Failure> {
    let system = call.system();
    let found = system.node(node);
    let (is_directory, is_link) = (found.is_directory(), matches!(found.kind, Kind::Link(_)));
    if is_link && !flags.has(Flags::PATH) {
        return Err(Errno::ELOOP.into());
    }
    if flags.has(Flags::DIRECTORY) && !is_directory {
        return Err(Errno::ENOTDIR.into());
    }
    if is_directory && (flags.writes() || flags.has(Flags::CREAT)) {
        return Err(Errno::EISDIR.into());
    }
    let wanted = (u32::from(flags.reads()) << 2) | (u32::from(flags.writes()) << 1);
    if system.may(node, wanted) { Ok(()) } else { Err(Errno::EACCES.into()) }
}

pub fn mknod(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    make_node(call, directory, 0)
}

pub fn mknodat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(0)?;
    make_node(call, directory, 1)
}

/// Makes a file or a named pipe; only the superuser of a machine could make devices.
fn make_node(call: &mut Arguments<'_>, directory: NodeId, path: usize) -> Outcome {
    const SORT: u32 = 0o170_000;
    let lookup = call.lookup(directory, path, Follow::No)?;
    if lookup.node.is_some() {
        return Err(Errno::EEXIST.into());
    }
    let mode = call.word(path + 1)? as u32;
    let kind = match mode & SORT {
        0 | sort::S_IFREG => Kind::File(Content::Empty),
        sort::S_IFIFO => Kind::Pipe(Content::Empty, 0),
        _ => return Err(Errno::EPERM.into()),
    };
    call.system().create(&lookup, kind, mode)?;
    done(0)
}

/// `execve` checks the name of the program, but never starts one.
pub fn execve(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    let node = call.node(directory, 0, Follow::Yes)?;
    if call.system().node(node).is_directory() || !call.system().may(node, 1) {
        return Err(Errno::EACCES.into());
    }
    call.engine.lose(LossKind::Environment, "another program cannot be started: the program is told ENOSYS");
    Err(Errno::ENOSYS.into())
}

pub fn chroot(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    let node = call.node(directory, 0, Follow::Yes)?;
    let error = if call.system().node(node).is_directory() { Errno::EPERM } else { Errno::ENOTDIR };
    Err(error.into())
}

pub fn mkdir(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    make_directory(call, directory, 0)
}

pub fn mkdirat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(0)?;
    make_directory(call, directory, 1)
}

fn make_directory(call: &mut Arguments<'_>, directory: NodeId, path: usize) -> Outcome {
    let lookup = call.lookup(directory, path, Follow::No)?;
    let mode = call.word(path + 1)? as u32;
    call.system().create(&lookup, Kind::Directory(Directory::default()), mode & 0o1777)?;
    done(0)
}

pub fn rmdir(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    remove(call, directory, 0, Removed::Directory)
}

pub fn unlink(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    remove(call, directory, 0, Removed::Name)
}

pub fn unlinkat(call: &mut Arguments<'_>) -> Outcome {
    let (directory, flags) = (call.directory(0)?, call.word(2)?);
    let removed = if flags & AT_REMOVEDIR != 0 { Removed::Directory } else { Removed::Name };
    remove(call, directory, 1, removed)
}

/// What a call removes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Removed {
    /// An empty directory.
    Directory,
    /// A name of a file that is no directory.
    Name,
}

fn remove(call: &mut Arguments<'_>, directory: NodeId, path: usize, removed: Removed) -> Outcome {
    let bytes = match call.path(path, directory)? {
        Path::Known(bytes) => bytes,
        Path::Missing(_) => return Err(Errno::ENOENT.into()),
    };
    let lookup =
        call.with_host_files(|system, host_files| system.walk(host_files, directory, &bytes, Follow::No))?;
    if removed == Removed::Directory {
        match bytes.rsplit(|&byte| byte == b'/').next() {
            Some(b".") => return Err(Errno::EINVAL.into()),
            Some(b"..") => return Err(Errno::ENOTEMPTY.into()),
            _ => {}
        }
    }
    call.with_host_files(|system, host_files| match removed {
        Removed::Directory => system.remove_directory(host_files, &lookup),
        Removed::Name => system.unlink(&lookup),
    })?;
    done(0)
}

pub fn rename(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    move_name(call, (directory, 0), (directory, 1), IfExists::Replace)
}

pub fn renameat(call: &mut Arguments<'_>) -> Outcome {
    let (from, to) = (call.directory(0)?, call.directory(2)?);
    move_name(call, (from, 1), (to, 3), IfExists::Replace)
}

pub fn renameat2(call: &mut Arguments<'_>) -> Outcome {
    let (from, to, flags) = (call.directory(0)?, call.directory(2)?, call.word(4)?);
    if flags & !RENAME_NOREPLACE != 0 {
        return Err(Errno::EINVAL.into());
    }
    let if_exists = if flags & RENAME_NOREPLACE != 0 { IfExists::Fail } else { IfExists::Replace };
    move_name(call, (from, 1), (to, 3), if_exists)
}

/// What a renaming does if the new name exists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IfExists {
    Replace,
    Fail,
}

fn move_name(
    call: &mut Arguments<'_>,
    (from_directory, from): (NodeId, usize),
    (to_directory, to): (NodeId, usize),
    if_exists: IfExists,
) -> Outcome {
    let from = match call.path(from, from_directory)? {
        Path::Known(bytes) => call.with_host_files(|system, host_files| {
            system.walk(host_files, from_directory, &bytes, Follow::No)
        })?,
        Path::Missing(_) => return Err(Errno::ENOENT.into()),
    };
    if from.node.is_none() {
        return Err(Errno::ENOENT.into());
    }
    let to = call.lookup(to_directory, to, Follow::No)?;
    if if_exists == IfExists::Fail && to.node.is_some() {
        return Err(Errno::EEXIST.into());
    }
    call.with_host_files(|system, host_files| system.rename(host_files, &from, &to))?;
    done(0)
}

pub fn link(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    let node = call.node(directory, 0, Follow::No)?;
    let lookup = call.lookup(directory, 1, Follow::No)?;
    give_name(call, node, &lookup)
}

pub fn linkat(call: &mut Arguments<'_>) -> Outcome {
    let (from, to, flags) = (call.directory(0)?, call.directory(2)?, call.word(4)?);
    let follow = if flags & AT_SYMLINK_FOLLOW != 0 { Follow::Yes } else { Follow::No };
    let node = call.node(from, 1, follow)?;
    let lookup = call.lookup(to, 3, Follow::No)?;
    give_name(call, node, &lookup)
}

fn give_name(call: &mut Arguments<'_>, node: NodeId, lookup: &PathLookup) -> Outcome {
    if lookup.node.is_none() && lookup.wants_directory {
        return Err(Errno::ENOENT.into());
    }
    call.system().link(node, lookup)?;
    done(0)
}

pub fn symlink(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    make_link(call, directory, 1)
}

pub fn symlinkat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(1)?;
    make_link(call, directory, 2)
}

fn make_link(call: &mut Arguments<'_>, directory: NodeId, path: usize) -> Outcome {
    let address = call.value(0);
    let target = crate::models::string(call.engine, address, "the target of a link")?;
    if target.is_empty() {
        return Err(Errno::ENOENT.into());
    }
    let lookup = call.lookup(directory, path, Follow::No)?;
    call.system().create(&lookup, Kind::Link(target.into()), 0o777)?;
    done(0)
}

pub fn readlink(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    read_link(call, directory, 0)
}

pub fn readlinkat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(0)?;
    read_link(call, directory, 1)
}

fn read_link(call: &mut Arguments<'_>, directory: NodeId, path: usize) -> Outcome {
    let node = call.node(directory, path, Follow::No)?;
    let Kind::Link(target) = call.system().node(node).kind.clone() else { return Err(Errno::EINVAL.into()) };
    let (address, room) = (call.address(path + 1)?, call.word(path + 2)?);
    if room == 0 {
        return Err(Errno::EINVAL.into());
    }
    let length = target.len().min(room as usize);
    call.put(address, &target[..length])?;
    done(length as u64)
}

pub fn chdir(call: &mut Arguments<'_>) -> Outcome {
    let directory = here(call);
    let node = call.node(directory, 0, Follow::Yes)?;
    enter_directory(call, node)
}

pub fn fchdir(call: &mut Arguments<'_>) -> Outcome {
    let descriptor = call.descriptor(0)?;
    let node = call.system().opened(descriptor)?.node;
    enter_directory(call, node)
}

fn enter_directory(call: &mut Arguments<'_>, node: NodeId) -> Outcome {
    let system = call.system();
    match system.node(node).is_directory() {
        false => Err(Errno::ENOTDIR.into()),
        true if !system.may(node, 1) => Err(Errno::EACCES.into()),
        true => {
            system.directory = node;
            done(0)
        }
    }
}

pub fn getcwd(call: &mut Arguments<'_>) -> Outcome {
    let (address, room) = (call.address(0)?, call.word(1)?);
    let directory = here(call);
    let mut path = call.system().path_of(directory).ok_or(Errno::ENOENT)?;
    path.push(0);
    if path.len() as u64 > room {
        return Err(Errno::ERANGE.into());
    }
    call.put(address, &path)?;
    done(path.len() as u64)
}

/// `getdents64`: entries of 8 bytes inode, 8 bytes offset, 2 bytes length, 1 byte sort, name.
pub fn getdents(call: &mut Arguments<'_>) -> Outcome {
    const HEAD: usize = 19;
    let (descriptor, address, room) = (call.descriptor(0)?, call.address(1)?, call.word(2)?);
    let open = call.system().opened(descriptor)?;
    let Kind::Directory(entries) = call.system().node(open.node).kind.clone() else {
        return Err(Errno::ENOTDIR.into());
    };
    if call.system().node(open.node).is_removed() {
        return Err(Errno::ENOENT.into());
    }
    let above = entries.parent.unwrap_or(open.node);
    let mut all = vec![(b"."[..].into(), open.node), (b".."[..].into(), above)];
    all.extend(call.with_host_files(|system, host_files| system.list(open.node, host_files)));
    let mut bytes = Vec::new();
    let mut next = open.offset;
    for (name, node) in all.into_iter().skip(open.offset as usize) {
        let length = (HEAD + name.len() + 1).next_multiple_of(8);
        if (bytes.len() + length) as u64 > room {
            break;
        }
        next += 1;
        let found = call.system().node(node);
        let sort = (found.full_mode() >> 12) as u8;
        let start = bytes.len();
        bytes.extend(found.identity.inode.to_le_bytes());
        bytes.extend(next.to_le_bytes());
        bytes.extend((length as u16).to_le_bytes());
        bytes.push(sort);
        bytes.extend_from_slice(&name);
        bytes.resize(start + length, 0);
    }
    if bytes.is_empty() && next == open.offset && (open.offset as usize) < 2 {
        return Err(Errno::EINVAL.into());
    }
    call.put(address, &bytes)?;
    call.system().opened_mut(descriptor)?.offset = next;
    done(bytes.len() as u64)
}

/// The old system call, which no libc uses any more.
pub fn getdents_old(_: &mut Arguments<'_>) -> Outcome {
    Err(Errno::ENOSYS.into())
}
