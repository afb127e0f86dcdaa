//! The files of the host, which a path may read and never write.

use loam_base::files;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use std::fs::{self, Metadata};
use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The status of a file of the host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of stat")]
pub struct FileStatus {
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

/// The kinds of host files that a path can use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sort {
    File,
    Directory,
    Link,
}

/// Reads files of the host. No method changes the host.
pub trait HostFileSystem: Send + Sync {
    /// The status of a name, links not followed; `None` if there is no such file, or none of a usable kind.
    fn status(&self, path: &Path) -> Option<FileStatus>;
    /// The bytes of a file.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// The names in a directory, in the order of the host.
    fn list(&self, path: &Path) -> io::Result<Vec<Vec<u8>>>;
    /// The target of a link.
    fn link(&self, path: &Path) -> io::Result<Vec<u8>>;
    /// All bytes of standard input, read up to its end.
    fn input(&self) -> Result<&[u8], NoInput>;
}

/// Why there is no standard input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoInput {
    /// The run ended before the input did.
    RunOver,
    /// It has more than [`MOST_INPUT`] bytes.
    TooLong,
}

/// Most bytes of standard input that are read.
pub const MOST_INPUT: usize = 1 << 30;
/// How long a read waits before it checks whether the run is over.
const PATIENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 50_000_000 };

/// The files of the machine Loam runs on.
pub struct HostFiles {
    input: OnceLock<Vec<u8>>,
    /// The bytes read so far of an input that did not end yet.
    partial: Mutex<Vec<u8>>,
    is_over: Box<dyn Fn() -> bool + Send + Sync>,
}

impl Default for HostFiles {
    fn default() -> Self {
        Self::until(|| false)
    }
}

impl HostFiles {
    /// The files of the host; reads of standard input give up when `is_over` returns true.
    pub fn until(is_over: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self { input: OnceLock::new(), partial: Mutex::default(), is_over: Box::new(is_over) }
    }

    /// Reads from a descriptor up to its end. Waits in short steps, so that the limits of the run hold even if the writer never
    /// closes its end.
    fn read_to_end(&self, from: BorrowedFd<'_>, bytes: &mut Vec<u8>) -> Result<(), NoInput> {
        let mut part = vec![0; 1 << 16];
        loop {
            if (self.is_over)() {
                return Err(NoInput::RunOver);
            }
            let mut ready = [PollFd::from_borrowed_fd(from, PollFlags::IN)];
            match poll(&mut ready, Some(&PATIENCE)) {
                Ok(0) | Err(Errno::INTR) => continue,
                // An error of `poll` shows up in the read as well.
                Ok(_) | Err(_) => {}
            }
            match rustix::io::read(from, &mut part) {
                Ok(0) => return Ok(()),
                Ok(length) => bytes.extend_from_slice(&part[..length]),
                Err(Errno::INTR | Errno::AGAIN) => {}
                // An input that cannot be read ends here.
                Err(_) => return Ok(()),
            }
            if bytes.len() > MOST_INPUT {
                return Err(NoInput::TooLong);
            }
        }
    }
}

impl HostFileSystem for HostFiles {
    fn status(&self, path: &Path) -> Option<FileStatus> {
        status_of(&fs::symlink_metadata(path).ok()?)
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        files::read(path)
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

    fn input(&self) -> Result<&[u8], NoInput> {
        if let Some(input) = self.input.get() {
            return Ok(input);
        }
        let mut partial = self.partial.lock().unwrap_or_else(PoisonError::into_inner);
        self.read_to_end(io::stdin().as_fd(), &mut partial)?;
        Ok(self.input.get_or_init(|| std::mem::take(&mut partial)))
    }
}

fn status_of(metadata: &Metadata) -> Option<FileStatus> {
    let kind = metadata.file_type();
    let sort = match () {
        () if kind.is_file() => Sort::File,
        () if kind.is_dir() => Sort::Directory,
        () if kind.is_symlink() => Sort::Link,
        // Devices and sockets of the host are hidden from the program.
        () => return None,
    };
    let time = |seconds: i64, nanoseconds: i64| {
        u64::try_from(seconds).unwrap_or(0) * 1_000_000_000 + u64::try_from(nanoseconds).unwrap_or(0)
    };
    Some(FileStatus {
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

impl HostFileSystem for NoFiles {
    fn status(&self, _: &Path) -> Option<FileStatus> {
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
    fn input(&self) -> Result<&[u8], NoInput> {
        Ok(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn an_input_that_does_not_end_is_given_up_and_taken_up_again() {
        let (reader, mut writer) = io::pipe().expect("there are pipes");
        writer.write_all(b"begin").expect("it is open");
        let looks = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&looks);
        let host = HostFiles::until(move || count.fetch_add(1, Ordering::Relaxed) == 3);
        let mut bytes = Vec::new();
        assert_eq!(host.read_to_end(reader.as_fd(), &mut bytes), Err(NoInput::RunOver));
        assert_eq!(bytes, b"begin");
        writer.write_all(b" end").expect("it is open");
        drop(writer);
        assert_eq!(host.read_to_end(reader.as_fd(), &mut bytes), Ok(()));
        assert_eq!(bytes, b"begin end");
    }
}
