//! Reads files that a user names without blocking: only regular files, up to a size limit.
//!
//! A pipe, a terminal or a device may block or never end.

use std::fs::{File, FileType, OpenOptions};
use std::io::{self, Read};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::Path;

/// Larger files are taken for a mistake.
pub const MOST_BYTES: u64 = 1 << 30;

/// Opening a pipe does not wait for its other end.
const O_NONBLOCK: i32 = 0o4000;

/// Opens a regular file for reading, of at most [`MOST_BYTES`].
pub fn open(path: &Path) -> io::Result<File> {
    open_at_most(path, MOST_BYTES)
}

/// Reads a regular file of at most [`MOST_BYTES`].
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    read_at_most(path, MOST_BYTES)
}

/// Reads a regular file of at most `most` bytes.
pub fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    // A file may grow, and files of /proc have no known length.
    open_at_most(path, most)?.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(too_long(most)) } else { Ok(bytes) }
}

/// Reads a regular file of text of at most [`MOST_BYTES`].
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is no text"))
}

fn open_at_most(path: &Path, most: u64) -> io::Result<File> {
    let file = OpenOptions::new().read(true).custom_flags(O_NONBLOCK).open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() {
        let message = format!("it is {}, not a file", sort(metadata.file_type()));
        return Err(io::Error::new(io::ErrorKind::InvalidInput, message));
    }
    if metadata.len() > most { Err(too_long(most)) } else { Ok(file) }
}

fn too_long(most: u64) -> io::Error {
    io::Error::new(io::ErrorKind::FileTooLarge, format!("it has more than {most} bytes"))
}

fn sort(of: FileType) -> &'static str {
    match () {
        () if of.is_dir() => "a directory",
        () if of.is_fifo() => "a pipe",
        () if of.is_socket() => "a socket",
        () => "a device",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(path: &str) -> String {
        read(Path::new(path)).expect_err("it is refused").to_string()
    }

    #[test]
    fn only_files_are_read_and_only_so_much() {
        assert_eq!(complaint("/"), "it is a directory, not a file");
        assert_eq!(complaint("/dev/zero"), "it is a device, not a file");
        let own = std::env::current_exe().expect("there is one");
        assert!(read(&own).expect("it can be read").len() > 1000);
        assert!(
            read_at_most(&own, 10).expect_err("it is refused").to_string().contains("more than 10 bytes")
        );
        assert!(!read(Path::new("/proc/self/status")).expect("it can be read").is_empty());
        assert!(read_at_most(Path::new("/proc/self/status"), 10).is_err());
    }
}
