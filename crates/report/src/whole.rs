//! Files that appear atomically: at any moment, also after Loam was killed, a directory has a file with all of its content or
//! no such file.
//!
//! A file is written without a name (`O_TMPFILE`) and linked when it is complete. Where the file system does not support
//! that, it is written under a hidden name and renamed.
//!
//! A run that is resumed makes most of its files as they were. A file of the same content in the directory of the earlier ones gets a
//! second name, which costs a fraction of a new file.

use rustc_hash::FxHashMap;
use rustix::fs::{AtFlags, CWD, Mode, OFlags};
use rustix::io::Errno;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// Most bytes of earlier files that are looked at.
const MOST_EARLIER: usize = 64 << 20;

/// A directory that is written to.
pub struct WholeFiles {
    handle: OwnedFd,
    /// Whether the file system lacks files without names.
    needs_names: AtomicBool,
    earlier: Option<EarlierFiles>,
}

/// Files of another directory.
struct EarlierFiles {
    handle: OwnedFd,
    /// Their names by their contents. Each is used once, so that no two new files are one.
    names: Mutex<FxHashMap<Vec<u8>, Vec<OsString>>>,
}

impl WholeFiles {
    /// Opens a directory.
    pub fn open(directory: &Path) -> io::Result<Self> {
        let handle = open_directory(directory)?;
        // Without /proc no name can be given to a file that has none.
        let needs_names = std::fs::symlink_metadata(place_of(&handle)).is_err();
        Ok(Self { handle, needs_names: AtomicBool::new(needs_names), earlier: None })
    }

    /// Takes files whose names begin with `prefix` over from another directory, whenever one of the same content is written.
    pub fn take_over(&mut self, directory: &Path, prefix: &str) -> io::Result<()> {
        let handle = open_directory(directory)?;
        let mut names: FxHashMap<Vec<u8>, Vec<OsString>> = FxHashMap::default();
        let mut bytes = 0;
        for entry in fs::read_dir(directory)? {
            let name = entry?.file_name();
            if name.as_encoded_bytes().starts_with(prefix.as_bytes()) {
                let content = fs::read(directory.join(&name))?;
                bytes += content.len();
                if bytes > MOST_EARLIER {
                    break;
                }
                names.entry(content).or_default().push(name);
            }
        }
        self.earlier = Some(EarlierFiles { handle, names: Mutex::new(names) });
        Ok(())
    }

    /// Writes a file. One that was there is replaced.
    pub fn write(&self, name: &str, content: &[u8]) -> io::Result<()> {
        if self.has_taken_over(name, content) {
            return Ok(());
        }
        if !self.needs_names.load(Ordering::Relaxed) {
            match self.unnamed() {
                Ok(file) => return self.write_unnamed(file, name, content),
                // File systems have different errors for what they do not know.
                Err(Errno::OPNOTSUPP | Errno::ISDIR | Errno::NOENT | Errno::INVAL | Errno::NOSYS) => {
                    self.needs_names.store(true, Ordering::Relaxed);
                }
                Err(error) => return Err(error.into()),
            }
        }
        self.write_aside(name, content)
    }

    /// Whether an earlier file of this content has got the name. Nothing has happened if not.
    fn has_taken_over(&self, name: &str, content: &[u8]) -> bool {
        let Some(earlier) = &self.earlier else { return false };
        let from = loam_base::lock(&earlier.names).get_mut(content).and_then(Vec::pop);
        from.is_some_and(|from| {
            rustix::fs::linkat(&earlier.handle, from, &self.handle, name, AtFlags::empty()).is_ok()
        })
    }

    /// Gives a file another name, at once.
    pub fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        Ok(rustix::fs::renameat(&self.handle, from, &self.handle, to)?)
    }

    /// Gives a file a second name; a copy, where files have one name only.
    pub fn link(&self, from: &str, to: &str) -> io::Result<()> {
        match rustix::fs::linkat(&self.handle, from, &self.handle, to, AtFlags::empty()) {
            Ok(()) => Ok(()),
            Err(_) => {
                let opened = self.open_file(from, OFlags::RDONLY)?;
                let mut content = Vec::new();
                io::copy(&mut File::from(opened), &mut content)?;
                self.write(to, &content)
            }
        }
    }

    /// Removes a file.
    pub fn remove(&self, name: &str) -> io::Result<()> {
        Ok(rustix::fs::unlinkat(&self.handle, name, AtFlags::empty())?)
    }

    fn open_file(&self, name: impl AsRef<OsStr>, flags: OFlags) -> Result<OwnedFd, Errno> {
        // What others may do with it is up to the umask.
        let mode = Mode::from_raw_mode(0o666);
        rustix::fs::openat(&self.handle, name.as_ref(), flags | OFlags::CLOEXEC, mode)
    }

    fn unnamed(&self) -> Result<File, Errno> {
        Ok(self.open_file(".", OFlags::TMPFILE | OFlags::WRONLY)?.into())
    }

    fn write_unnamed(&self, mut file: File, name: &str, content: &[u8]) -> io::Result<()> {
        file.write_all(content)?;
        let link =
            |to: &str| rustix::fs::linkat(CWD, place_of(&file), &self.handle, to, AtFlags::SYMLINK_FOLLOW);
        match link(name) {
            Err(Errno::EXIST) => {
                let aside = aside(name);
                // One of a run that was killed here.
                let _ = self.remove(&aside);
                link(&aside)?;
                self.rename(&aside, name)
            }
            other => Ok(other?),
        }
    }

    fn write_aside(&self, name: &str, content: &[u8]) -> io::Result<()> {
        let aside = aside(name);
        let file = self.open_file(&aside, OFlags::CREATE | OFlags::TRUNC | OFlags::WRONLY)?;
        let written = File::from(file).write_all(content).and_then(|()| self.rename(&aside, name));
        if written.is_err() {
            // What is wrong is said already.
            let _ = self.remove(&aside);
        }
        written
    }
}

fn open_directory(directory: &Path) -> io::Result<OwnedFd> {
    let flags = OFlags::DIRECTORY | OFlags::RDONLY | OFlags::CLOEXEC;
    Ok(rustix::fs::open(directory, flags, Mode::empty())?)
}

fn place_of(file: &impl AsRawFd) -> String {
    format!("/proc/self/fd/{}", file.as_raw_fd())
}

fn aside(name: &str) -> String {
    format!(".{name}.part")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn names(directory: &Path) -> Vec<String> {
        let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut names: Vec<String> = fs::read_dir(directory).unwrap().map(name).collect();
        names.sort();
        names
    }

    #[test]
    fn files_are_written_replaced_linked_and_removed_with_names_and_without() {
        for needs_names in [false, true] {
            let directory = tempfile::tempdir().unwrap();
            let files = WholeFiles::open(directory.path()).unwrap();
            files.needs_names.store(needs_names, Ordering::Relaxed);
            let read = |name: &str| fs::read_to_string(directory.path().join(name)).unwrap();
            files.write("a", b"first").unwrap();
            files.write("a", b"second").unwrap();
            files.link("a", "b").unwrap();
            files.write("a", b"third").unwrap();
            assert_eq!((read("a").as_str(), read("b").as_str()), ("third", "second"));
            files.rename("b", "c").unwrap();
            files.remove("a").unwrap();
            assert_eq!(names(directory.path()), ["c"]);
        }
    }

    #[test]
    fn earlier_files_are_taken_over_once_if_their_content_is_the_same() {
        use std::os::unix::fs::MetadataExt;
        let (directory, before) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        fs::write(before.path().join("test1"), b"same").unwrap();
        fs::write(before.path().join("other"), b"other").unwrap();
        let mut files = WholeFiles::open(directory.path()).unwrap();
        files.take_over(before.path(), "test").unwrap();
        for (name, content) in [("a", "same"), ("b", "same"), ("c", "other"), ("d", "new")] {
            files.write(name, content.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(directory.path().join(name)).unwrap(), content);
        }
        let links = |name: &str| fs::metadata(directory.path().join(name)).unwrap().nlink();
        assert_eq!(["a", "b", "c", "d"].map(links), [2, 1, 1, 1]);
        files.write("a", b"replaced").unwrap();
        assert_eq!(fs::read(before.path().join("test1")).unwrap(), b"same");
    }

    #[test]
    fn a_directory_that_is_gone_is_an_error() {
        let directory = tempfile::tempdir().unwrap();
        let files = WholeFiles::open(directory.path()).unwrap();
        directory.close().unwrap();
        assert!(files.write("a", b"text").is_err());
    }
}
