//! Descriptors and open files. Several descriptors may share one open file, and with it one offset.

use crate::errno::Errno;
use crate::node::NodeId;
use crate::system::System;

/// The id of an open file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OpenId(pub u32);

/// An open file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    /// The node that was opened.
    pub node: NodeId,
    /// The flags it was opened with.
    pub flags: Flags,
    /// The offset of the next byte to be read or written; of a directory, how many entries were read.
    pub offset: u64,
    /// How many descriptors refer to it.
    pub shared: u32,
}

/// A descriptor.
#[derive(Clone, Copy, Hash, Debug)]
pub struct Target {
    /// The open file it refers to.
    pub open: OpenId,
    /// What `execve` does with it.
    pub on_exec: OnExec,
}

/// What `execve` does with a descriptor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OnExec {
    /// The descriptor stays open.
    Keep,
    /// The descriptor is closed (`FD_CLOEXEC`).
    Close,
}

impl OnExec {
    /// [`Self::Close`] if the condition holds.
    pub fn close_if(condition: bool) -> Self {
        if condition { Self::Close } else { Self::Keep }
    }
}

/// The flags of `open`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flags(pub u32);

#[expect(missing_docs, reason = "the names are those of <fcntl.h>")]
impl Flags {
    pub const WRONLY: u32 = 0o1;
    pub const RDWR: u32 = 0o2;
    pub const CREAT: u32 = 0o100;
    pub const EXCL: u32 = 0o200;
    pub const TRUNC: u32 = 0o1000;
    pub const APPEND: u32 = 0o2000;
    pub const NONBLOCK: u32 = 0o4000;
    pub const DIRECTORY: u32 = 0o200_000;
    pub const NOFOLLOW: u32 = 0o400_000;
    pub const CLOEXEC: u32 = 0o2_000_000;
    pub const PATH: u32 = 0o10_000_000;

    pub fn has(self, flag: u32) -> bool {
        self.0 & flag != 0
    }

    pub fn reads(self) -> bool {
        self.0 & 3 != Self::WRONLY && !self.has(Self::PATH)
    }

    pub fn writes(self) -> bool {
        matches!(self.0 & 3, Self::WRONLY | Self::RDWR) && !self.has(Self::PATH)
    }
}

/// Most descriptors of a program.
pub const MAX_DESCRIPTORS: u64 = 1024;
/// The capacity of a pipe in bytes.
pub const PIPE: u64 = 1 << 16;

impl System {
    /// Opens a node; returns the lowest free descriptor from `least` on.
    pub fn open(&mut self, node: NodeId, flags: Flags, least: u64) -> Result<u64, Errno> {
        let descriptor = self.free_descriptor(least)?;
        let open = OpenId(self.next_open);
        self.next_open += 1;
        let kept = Flags(flags.0 & !(Flags::CREAT | Flags::EXCL | Flags::TRUNC | Flags::CLOEXEC));
        self.opens.insert(u64::from(open.0), Open { node, flags: kept, offset: 0, shared: 1 });
        let on_exec = OnExec::close_if(flags.has(Flags::CLOEXEC));
        self.descriptors.insert(descriptor, Target { open, on_exec });
        Ok(descriptor)
    }

    fn free_descriptor(&self, least: u64) -> Result<u64, Errno> {
        let mut free = least;
        for (taken, _) in self.descriptors.iter_from(least) {
            if taken > free {
                break;
            }
            free = taken + 1;
        }
        if free < MAX_DESCRIPTORS { Ok(free) } else { Err(Errno::EMFILE) }
    }

    /// The target of a descriptor.
    pub fn target(&self, descriptor: u64) -> Result<Target, Errno> {
        self.descriptors.get(descriptor).copied().ok_or(Errno::EBADF)
    }

    /// The open file of a descriptor.
    pub fn opened(&self, descriptor: u64) -> Result<Open, Errno> {
        let target = self.target(descriptor)?;
        self.opens.get(u64::from(target.open.0)).copied().ok_or(Errno::EBADF)
    }

    /// The open file of a descriptor, to be changed.
    pub fn opened_mut(&mut self, descriptor: u64) -> Result<&mut Open, Errno> {
        let target = self.target(descriptor)?;
        self.opens.get_mut(u64::from(target.open.0)).ok_or(Errno::EBADF)
    }

    /// Sets what `execve` does with a descriptor.
    pub fn set_on_exec(&mut self, descriptor: u64, on_exec: OnExec) -> Result<(), Errno> {
        let target = self.descriptors.get_mut(descriptor).ok_or(Errno::EBADF)?;
        target.on_exec = on_exec;
        Ok(())
    }

    /// Closes a descriptor.
    pub fn close(&mut self, descriptor: u64) -> Result<(), Errno> {
        let target = self.descriptors.remove(descriptor).ok_or(Errno::EBADF)?;
        let key = u64::from(target.open.0);
        let Some(open) = self.opens.get_mut(key) else { return Ok(()) };
        open.shared -= 1;
        if open.shared == 0 {
            self.opens.remove(key);
        }
        Ok(())
    }

    /// Another descriptor of the same open file: the lowest free one from `least` on.
    pub fn duplicate(&mut self, descriptor: u64, least: u64, on_exec: OnExec) -> Result<u64, Errno> {
        let target = self.target(descriptor)?;
        let copy = self.free_descriptor(least)?;
        self.share(target.open, copy, on_exec);
        Ok(copy)
    }

    /// Makes `to` refer to the open file of `from`.
    pub fn replace(&mut self, from: u64, to: u64, on_exec: OnExec) -> Result<u64, Errno> {
        let target = self.target(from)?;
        if to >= MAX_DESCRIPTORS {
            return Err(Errno::EBADF);
        }
        if from != to {
            // `to` is closed first if it was open; it is no error if it was not.
            let _ = self.close(to);
            self.share(target.open, to, on_exec);
        }
        Ok(to)
    }

    fn share(&mut self, open: OpenId, descriptor: u64, on_exec: OnExec) {
        if let Some(open) = self.opens.get_mut(u64::from(open.0)) {
            open.shared += 1;
        }
        self.descriptors.insert(descriptor, Target { open, on_exec });
    }

    /// Whether a node, such as a pipe, is open for writing.
    pub fn has_writer(&self, node: NodeId) -> bool {
        self.opens.iter().any(|(_, open)| open.node == node && open.flags.writes())
    }

    /// Whether a node is open for reading.
    pub fn has_reader(&self, node: NodeId) -> bool {
        self.opens.iter().any(|(_, open)| open.node == node && open.flags.reads())
    }
}
