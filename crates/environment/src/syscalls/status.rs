//! The status of files: `stat` and its variants, modes, owners, times.

use super::arguments::Arguments;
use super::{Failure, Outcome, done};
use loam_memory::Address;
use loam_system::{Errno, Follow, Kind, Node, NodeId};

const AT_SYMLINK_NOFOLLOW: u64 = 0x100;
const AT_EMPTY_PATH: u64 = 0x1000;
const SECOND: u64 = 1_000_000_000;

fn by_path(call: &mut Arguments<'_>, follow: Follow) -> Result<NodeId, Failure> {
    let directory = call.system().directory;
    call.node(directory, 0, follow)
}

fn by_descriptor(call: &mut Arguments<'_>, index: usize) -> Result<NodeId, Failure> {
    let descriptor = call.descriptor(index)?;
    Ok(call.system().opened(descriptor)?.node)
}

/// A descriptor of a directory, a path, and flags at this index.
fn at(call: &mut Arguments<'_>, flags: usize) -> Result<NodeId, Failure> {
    let flags = call.word(flags)?;
    let directory = call.directory(0)?;
    let path = call.address(1)?;
    let is_empty =
        path.is_null() || call.engine.known_memory().string(path).is_some_and(|path| path.is_empty());
    if flags & AT_EMPTY_PATH != 0 && is_empty {
        return Ok(directory);
    }
    let follow = if flags & AT_SYMLINK_NOFOLLOW != 0 { Follow::No } else { Follow::Yes };
    call.node(directory, 1, follow)
}

pub fn stat(call: &mut Arguments<'_>) -> Outcome {
    let node = by_path(call, Follow::Yes)?;
    put_status(call, node, 1)
}

pub fn lstat(call: &mut Arguments<'_>) -> Outcome {
    let node = by_path(call, Follow::No)?;
    put_status(call, node, 1)
}

pub fn fstat(call: &mut Arguments<'_>) -> Outcome {
    let node = by_descriptor(call, 0)?;
    put_status(call, node, 1)
}

pub fn fstatat(call: &mut Arguments<'_>) -> Outcome {
    let node = at(call, 3)?;
    put_status(call, node, 2)
}

/// The device number of a device.
fn device_number(node: &Node) -> u64 {
    match node.kind {
        Kind::Device(device) => {
            let (major, minor) = device.numbers();
            major << 8 | minor
        }
        _ => 0,
    }
}

const BLOCK: u64 = 4096;

/// Writes a `struct stat`.
fn put_status(call: &mut Arguments<'_>, node: NodeId, index: usize) -> Outcome {
    call.know_size(node)?;
    let address = call.address(index)?;
    let node = call.system().node(node);
    let size = node.size();
    let owners = u64::from(node.full_mode()) | u64::from(node.owner.0) << 32;
    let [accessed, modified, changed] = node.times().map(|time| [time / SECOND, time % SECOND]);
    let words = [
        &[node.identity.device, node.identity.inode, u64::from(node.links)][..],
        &[owners, u64::from(node.owner.1), device_number(node)],
        &[size, BLOCK, node.blocks()],
        &accessed,
        &modified,
        &changed,
        &[0; 3],
    ]
    .concat();
    call.put_words(address, &words)?;
    done(0)
}

/// `statx(directory, path, flags, mask, result)`.
pub fn statx(call: &mut Arguments<'_>) -> Outcome {
    const BASIC: u32 = 0x7ff;
    let node = at(call, 2)?;
    call.know_size(node)?;
    let address = call.address(4)?;
    let node = call.system().node(node);
    let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
    let numbers = |device: u64| pair((device >> 8) as u32 & 0xfff, (device & 0xff) as u32);
    let [accessed, modified, changed] = node.times().map(|time| [time / SECOND, time % SECOND]);
    let size = node.size();
    let words = [
        &[pair(BASIC, BLOCK as u32), 0][..],
        &[pair(node.links, node.owner.0), pair(node.owner.1, node.full_mode())],
        &[node.identity.inode, size, node.blocks(), 0],
        &accessed,
        &[0, 0],
        &changed,
        &modified,
        &[numbers(device_number(node)), numbers(node.identity.device)],
        &[0; 14],
    ]
    .concat();
    call.put_words(address, &words)?;
    done(0)
}

fn check_access(call: &mut Arguments<'_>, node: NodeId, wanted: u64) -> Outcome {
    match wanted {
        8.. => Err(Errno::EINVAL.into()),
        _ if call.system().may(node, wanted as u32) => done(0),
        _ => Err(Errno::EACCES.into()),
    }
}

pub fn access(call: &mut Arguments<'_>) -> Outcome {
    let (node, wanted) = (by_path(call, Follow::Yes)?, call.word(1)?);
    check_access(call, node, wanted)
}

pub fn faccessat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(0)?;
    let (node, wanted) = (call.node(directory, 1, Follow::Yes)?, call.word(2)?);
    check_access(call, node, wanted)
}

/// Only the owner and the superuser may change the status of a file.
fn owned<'a>(call: &'a mut Arguments<'_>, node: NodeId) -> Result<&'a mut Node, Failure> {
    let user = call.system().identities.user;
    if user != 0 && call.system().node(node).owner.0 != user {
        return Err(Errno::EPERM.into());
    }
    Ok(call.system().change(node))
}

fn set_mode(call: &mut Arguments<'_>, node: NodeId, mode: u64) -> Outcome {
    owned(call, node)?.mode = mode as u32 & 0o7777;
    done(0)
}

pub fn chmod(call: &mut Arguments<'_>) -> Outcome {
    let (node, mode) = (by_path(call, Follow::Yes)?, call.word(1)?);
    set_mode(call, node, mode)
}

pub fn fchmod(call: &mut Arguments<'_>) -> Outcome {
    let (node, mode) = (by_descriptor(call, 0)?, call.word(1)?);
    set_mode(call, node, mode)
}

pub fn fchmodat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(0)?;
    let (node, mode) = (call.node(directory, 1, Follow::Yes)?, call.word(2)?);
    set_mode(call, node, mode)
}

/// The superuser may change owners; the owner may only set them to what they are.
fn set_owner(call: &mut Arguments<'_>, node: NodeId, user: usize) -> Outcome {
    let (user, group) = (call.word(user)? as u32, call.word(user + 1)? as u32);
    let is_superuser = call.system().identities.user == 0;
    let node = owned(call, node)?;
    let new = |old: u32, wanted: u32| if wanted == u32::MAX { old } else { wanted };
    let owner = (new(node.owner.0, user), new(node.owner.1, group));
    if owner != node.owner && !is_superuser {
        return Err(Errno::EPERM.into());
    }
    node.owner = owner;
    done(0)
}

pub fn chown(call: &mut Arguments<'_>) -> Outcome {
    let node = by_path(call, Follow::Yes)?;
    set_owner(call, node, 1)
}

pub fn lchown(call: &mut Arguments<'_>) -> Outcome {
    let node = by_path(call, Follow::No)?;
    set_owner(call, node, 1)
}

pub fn fchown(call: &mut Arguments<'_>) -> Outcome {
    let node = by_descriptor(call, 0)?;
    set_owner(call, node, 1)
}

pub fn fchownat(call: &mut Arguments<'_>) -> Outcome {
    let node = at(call, 4)?;
    set_owner(call, node, 2)
}

fn set_time(call: &mut Arguments<'_>, node: NodeId, time: u64) -> Outcome {
    let node = owned(call, node)?;
    (node.modified, node.host_times) = (time, None);
    done(0)
}

/// The second of two times at an address, each in seconds and parts of `unit` nanoseconds; now if the address is null.
fn second_time(call: &mut Arguments<'_>, address: Address, unit: u64) -> Result<u64, Failure> {
    if address.is_null() {
        return Ok(call.system().now());
    }
    let (seconds, parts) = (call.read_word(address + 16)?, call.read_word(address + 24)?);
    Ok(seconds.wrapping_mul(SECOND).wrapping_add(parts.wrapping_mul(unit)))
}

/// `utimensat(directory, path, times, flags)`; without a path, the descriptor's own file.
pub fn utimensat(call: &mut Arguments<'_>) -> Outcome {
    const NOW: u64 = 0x3fff_ffff;
    const OMIT: u64 = 0x3fff_fffe;
    let (path, times) = (call.address(1)?, call.address(2)?);
    let node = if path.is_null() { by_descriptor(call, 0)? } else { at(call, 3)? };
    let special = if times.is_null() { 0 } else { call.read_word(times + 24)? };
    let time = match special {
        OMIT => return done(0),
        NOW => call.system().now(),
        _ => second_time(call, times, 1)?,
    };
    set_time(call, node, time)
}

pub fn utimes(call: &mut Arguments<'_>) -> Outcome {
    let (node, times) = (by_path(call, Follow::Yes)?, call.address(1)?);
    let time = second_time(call, times, 1000)?;
    set_time(call, node, time)
}

pub fn futimesat(call: &mut Arguments<'_>) -> Outcome {
    let directory = call.directory(0)?;
    let (node, times) = (call.node(directory, 1, Follow::Yes)?, call.address(2)?);
    let time = second_time(call, times, 1000)?;
    set_time(call, node, time)
}

pub fn utime(call: &mut Arguments<'_>) -> Outcome {
    let (node, times) = (by_path(call, Follow::Yes)?, call.address(1)?);
    let time = match times.is_null() {
        true => call.system().now(),
        false => call.read_word(times + 8)?.wrapping_mul(SECOND),
    };
    set_time(call, node, time)
}

pub fn statfs(call: &mut Arguments<'_>) -> Outcome {
    by_path(call, Follow::Yes)?;
    put_file_system(call)
}

pub fn fstatfs(call: &mut Arguments<'_>) -> Outcome {
    by_descriptor(call, 0)?;
    put_file_system(call)
}

/// A file system that is half full.
fn put_file_system(call: &mut Arguments<'_>) -> Outcome {
    const EXT4: u64 = 0xef53;
    const BLOCKS: u64 = 1 << 20;
    const FILES: u64 = 1 << 16;
    const LONGEST_NAME: u64 = 255;
    let address = call.address(1)?;
    let (half, half_files) = (BLOCKS / 2, FILES / 2);
    if address.is_null() {
        return done(0);
    }
    let long = call.long_bytes();
    let counts = [BLOCKS, half, half, FILES, half_files, 0];
    call.put_longs(address, &[EXT4, BLOCK])?;
    call.put_words(address + 2 * long, &counts)?;
    call.put_longs(address + 2 * long + 8 * 6, &[LONGEST_NAME, BLOCK, 0, 0, 0, 0, 0])?;
    done(0)
}
