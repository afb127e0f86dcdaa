//! Nodes of the tree of files: files, directories, links, devices and pipes, with their status as `stat` returns it.

use loam_memory::ObjectInfo;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::Path;
use std::sync::Arc;

/// The number of a node in the tree of a path.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

/// An inode: what names in directories stand for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Node {
    /// What kind of node it is.
    pub kind: Kind,
    /// Permission bits, with set-user-id, set-group-id and sticky bit.
    pub mode: u32,
    /// User and group.
    pub owner: (u32, u32),
    /// How many names it has.
    pub links: u32,
    /// `st_blocks` of the host's file, while the path has not changed it.
    pub host_blocks: Option<u64>,
    /// When it was last changed, in nanoseconds since 1970.
    pub modified: u64,
    /// `st_atime` and `st_ctime` of the host's file, while the path has not changed it.
    pub host_times: Option<(u64, u64)>,
    /// Device and inode, which tell it from all other nodes.
    pub identity: Identity,
    /// Its name on the host, if it is a file of the host.
    pub host: Option<Arc<Path>>,
}

/// Device and inode.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Identity {
    /// The device number.
    pub device: u64,
    /// The inode number on that device.
    pub inode: u64,
}

/// The kind of a node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A regular file.
    File(Content),
    /// A directory.
    Directory(Directory),
    /// A symbolic link to this name.
    Link(Arc<[u8]>),
    /// A device.
    Device(Device),
    /// A pipe; the bytes that were not read yet start at this offset.
    Pipe(Content, u64),
}

/// The bytes of a file.
#[derive(Clone, Debug)]
pub enum Content {
    /// No bytes.
    Empty,
    /// The bytes of the host's file, not read yet; this many.
    OnHost(u64),
    /// Standard input of the host, not read yet.
    Input,
    /// The first `size` bytes of an object of memory.
    InMemory {
        /// The object.
        object: Arc<ObjectInfo>,
        /// How many of its bytes are the file's.
        size: u64,
    },
}

/// The bytes themselves are memory: here only their places are compared.
impl PartialEq for Content {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Empty, Self::Empty) | (Self::Input, Self::Input) => true,
            (Self::OnHost(mine), Self::OnHost(theirs)) => mine == theirs,
            (Self::InMemory { object, size }, Self::InMemory { object: theirs, size: their_size }) => {
                object.base == theirs.base && size == their_size
            }
            (Self::Empty | Self::Input | Self::OnHost(_) | Self::InMemory { .. }, _) => false,
        }
    }
}

impl Eq for Content {}

impl Hash for Content {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        match self {
            Self::Empty => 0u8.hash(hasher),
            Self::OnHost(size) => (1u8, size).hash(hasher),
            Self::Input => 2u8.hash(hasher),
            Self::InMemory { object, size } => (3u8, object.base, size).hash(hasher),
        }
    }
}

impl Content {
    /// How many bytes there are.
    pub fn size(&self) -> u64 {
        match self {
            Self::Empty | Self::Input => 0,
            Self::OnHost(size) | Self::InMemory { size, .. } => *size,
        }
    }
}

/// The names in a directory.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Directory {
    /// Names that the path has looked up or made; `None` for a name that the path removed.
    pub entries: Arc<BTreeMap<Arc<[u8]>, Option<NodeId>>>,
    /// The directory that contains it; a root contains itself.
    pub parent: Option<NodeId>,
    /// Whether names that are not in `entries` are looked up on the host.
    pub shows_host: bool,
}

/// Devices.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Device {
    /// `/dev/null`.
    Null,
    /// `/dev/zero`.
    Zero,
    /// `/dev/full`.
    Full,
    /// `/dev/random` and `/dev/urandom`.
    Random,
    /// Standard output (1) or standard error (2) of the process.
    Output(u8),
}

impl Device {
    /// Major and minor number.
    pub fn numbers(self) -> (u64, u64) {
        match self {
            Self::Null => (1, 3),
            Self::Zero => (1, 5),
            Self::Full => (1, 7),
            Self::Random => (1, 9),
            Self::Output(_) => (0, 0),
        }
    }
}

/// The bits of `st_mode` for the kind of a node.
pub mod sort {
    #![expect(missing_docs, reason = "the names are those of <sys/stat.h>")]
    pub const S_IFIFO: u32 = 0o010_000;
    pub const S_IFCHR: u32 = 0o020_000;
    pub const S_IFDIR: u32 = 0o040_000;
    pub const S_IFREG: u32 = 0o100_000;
    pub const S_IFLNK: u32 = 0o120_000;
}

impl Node {
    /// `st_mode`.
    pub fn full_mode(&self) -> u32 {
        let sort = match self.kind {
            Kind::File(_) => sort::S_IFREG,
            Kind::Directory(_) => sort::S_IFDIR,
            Kind::Link(_) => sort::S_IFLNK,
            Kind::Device(Device::Output(_)) | Kind::Pipe(..) => sort::S_IFIFO,
            Kind::Device(_) => sort::S_IFCHR,
        };
        sort | self.mode
    }

    /// `st_size`.
    pub fn size(&self) -> u64 {
        match &self.kind {
            Kind::File(content) => content.size(),
            Kind::Link(target) => target.len() as u64,
            Kind::Directory(_) => 4096,
            Kind::Device(_) | Kind::Pipe(..) => 0,
        }
    }

    /// `st_atime`, `st_mtime` and `st_ctime`.
    pub fn times(&self) -> [u64; 3] {
        let (accessed, changed) = self.host_times.unwrap_or((self.modified, self.modified));
        [accessed, self.modified, changed]
    }

    /// `st_blocks`.
    pub fn blocks(&self) -> u64 {
        const PER_PAGE: u64 = 8;
        self.host_blocks.unwrap_or_else(|| self.size().div_ceil(4096) * PER_PAGE)
    }

    /// Whether it is a directory.
    pub fn is_directory(&self) -> bool {
        matches!(self.kind, Kind::Directory(_))
    }

    /// Whether it is a directory that was removed while it was in use.
    pub fn is_removed(&self) -> bool {
        self.is_directory() && self.links == 0
    }

    /// One directory fewer is in this one. File systems that do not count directories have one link here, and never none.
    pub fn lose_directory(&mut self) {
        self.links = self.links.saturating_sub(1).max(1);
    }

    /// Whether an open file of it has an offset.
    pub fn is_seekable(&self) -> bool {
        !matches!(self.kind, Kind::Pipe(..) | Kind::Device(Device::Output(_)))
    }
}
