//! The host's files as a path may see them: to be read, never to be written.

use std::fs::{self, Metadata};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::OnceLock;

/// What there is to say about a file of the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of stat")]
pub struct Facts {
    pub sort: Sort,
    pub mode: u32,
    pub user: u32,
    pub group: u32,
    pub links: u32,
    pub size: u64,
    pub blocks: u64,
    pub accessed: u64,
    pub modified: u64,
    pub changed: u64,
    pub device: u64,
    pub inode: u64,
}

/// The sorts of files a path can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sort {
    File,
    Directory,
    Link,
}

/// Reads what the host has. Nothing here can change anything.
pub trait View: Send + Sync {
    /// The facts of a path, links not followed; `None` if it is not there or not of a sort that can be used.
    fn facts(&self, path: &Path) -> Option<Facts>;
    /// The bytes of a file.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// The names in a directory, in the order the host has them.
    fn list(&self, path: &Path) -> io::Result<Vec<Vec<u8>>>;
    /// Where a link leads.
    fn link(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// All there is on standard input.
    fn input(&self) -> &[u8];
}

/// The files of the machine Loam runs on.
#[derive(Default)]
pub struct HostFiles {
    input: OnceLock<Vec<u8>>,
}

impl View for HostFiles {
    fn facts(&self, path: &Path) -> Option<Facts> {
        facts_of(&fs::symlink_metadata(path).ok()?)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        fs::read(path)
    }

    fn list(&self, path: &Path) -> io::Result<Vec<Vec<u8>>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(path)? {
            names.push(entry?.file_name().as_bytes().to_vec());
        }
        Ok(names)
    }

    fn link(&self, path: &Path) -> io::Result<Vec<u8>> {
        Ok(fs::read_link(path)?.as_os_str().as_bytes().to_vec())
    }

    fn input(&self) -> &[u8] {
        self.input.get_or_init(|| {
            let mut bytes = Vec::new();
            // An input that cannot be read has nothing more to give.
            let _ = io::stdin().lock().read_to_end(&mut bytes);
            bytes
        })
    }
}

fn facts_of(metadata: &Metadata) -> Option<Facts> {
    let kind = metadata.file_type();
    let sort = match () {
        () if kind.is_file() => Sort::File,
        () if kind.is_dir() => Sort::Directory,
        () if kind.is_symlink() => Sort::Link,
        // Devices and sockets of the host are none of the program's business.
        () => return None,
    };
    let time = |seconds: i64, nanoseconds: i64| {
        u64::try_from(seconds).unwrap_or(0) * 1_000_000_000 + u64::try_from(nanoseconds).unwrap_or(0)
    };
    Some(Facts {
        sort,
        mode: metadata.mode() & 0o7777,
        user: metadata.uid(),
        group: metadata.gid(),
        links: u32::try_from(metadata.nlink()).unwrap_or(1),
        size: metadata.size(),
        blocks: metadata.blocks(),
        accessed: time(metadata.atime(), metadata.atime_nsec()),
        modified: time(metadata.mtime(), metadata.mtime_nsec()),
        changed: time(metadata.ctime(), metadata.ctime_nsec()),
        device: metadata.dev(),
        inode: metadata.ino(),
    })
}

/// A host without files.
pub struct NoFiles;

impl View for NoFiles {
    fn facts(&self, _: &Path) -> Option<Facts> {
        None
    }
    fn read(&self, _: &Path) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }
    fn list(&self, _: &Path) -> io::Result<Vec<Vec<u8>>> {
        Err(io::ErrorKind::NotFound.into())
    }
    fn link(&self, _: &Path) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }
    fn input(&self) -> &[u8] {
        &[]
    }
}
