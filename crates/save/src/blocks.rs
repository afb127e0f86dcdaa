//! A file of blocks with checksums, to which blocks are only appended.
//!
//! A block is its length, a checksum and its content. A process that is killed can leave a last block that is not whole; it is as
//! if it had not been written. A block that is wrong with others behind it means that the file was damaged.

use loam_base::stable_hash;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

const MAGIC: &[u8; 8] = b"LOAMSAVE";
/// The version of the format. A file of a later version is not read.
const VERSION: u32 = 3;
/// The first version: without chosen values and trials.
const FIRST_VERSION: u32 = 1;
/// Bytes of magic and version.
const START: usize = 12;
/// Bytes in front of the content of a block.
const FRAME: usize = 12;
/// The largest block.
const LARGEST: usize = 1 << 28;

/// Why a file cannot be read.
#[derive(Debug)]
pub enum Unreadable {
    /// It cannot be opened or read.
    Failed(io::Error),
    /// It is no saved run.
    Foreign,
    /// It is of a newer version of Loam.
    Newer(u32),
    /// It was damaged at this byte.
    Damaged(usize),
    /// Another process uses it.
    Used,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Failed(error) => write!(f, "{error}"),
            Self::Foreign => write!(f, "this is no run that Loam has saved"),
            Self::Newer(version) => {
                write!(f, "a newer Loam has saved this run (format {version}; this Loam knows {VERSION})")
            }
            Self::Damaged(at) => write!(f, "the saved run is damaged at byte {at}"),
            Self::Used => write!(f, "another Loam is working on this run"),
        }
    }
}

impl From<io::Error> for Unreadable {
    fn from(error: io::Error) -> Self {
        Self::Failed(error)
    }
}

/// The blocks of a file, and how many bytes of it are whole.
pub struct Blocks {
    /// The contents of the blocks, in order.
    pub contents: Vec<Vec<u8>>,
    /// The length of the file without a last block that is not whole.
    pub length: u64,
}

/// Reads a file. Nothing is written.
pub fn read(path: &Path) -> Result<Blocks, Unreadable> {
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    if bytes.len() < START || &bytes[..8] != MAGIC {
        return Err(Unreadable::Foreign);
    }
    match u32::from_le_bytes(bytes[8..START].try_into().unwrap_or_default()) {
        FIRST_VERSION..=VERSION => {}
        version => return Err(Unreadable::Newer(version)),
    }
    let (mut contents, mut at) = (Vec::new(), START);
    while at < bytes.len() {
        let Some(frame) = bytes.get(at..at + FRAME) else { break };
        let length = u32::from_le_bytes(frame[..4].try_into().unwrap_or_default()) as usize;
        if length > LARGEST {
            return Err(Unreadable::Damaged(at));
        }
        let end = at + FRAME + length;
        let Some(content) = bytes.get(at + FRAME..end) else { break };
        if frame[4..] != checksum(content).to_le_bytes() {
            if end == bytes.len() {
                break;
            }
            return Err(Unreadable::Damaged(at));
        }
        contents.push(content.to_vec());
        at = end;
    }
    Ok(Blocks { contents, length: at as u64 })
}

fn checksum(content: &[u8]) -> u64 {
    stable_hash(content)
}

/// A file that blocks are appended to.
#[derive(Debug)]
pub struct Appender {
    file: File,
}

impl Appender {
    /// Makes a file with one block.
    pub fn create(path: &Path, first: &[u8]) -> Result<Self, Unreadable> {
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        lock(&file)?;
        let start = [&MAGIC[..], &VERSION.to_le_bytes(), &block(first)].concat();
        file.write_all(&start)?;
        Ok(Self { file })
    }

    /// Goes on behind the first `length` bytes of a file; what is behind them is dropped.
    pub fn extend(path: &Path, length: u64) -> Result<Self, Unreadable> {
        let mut file = OpenOptions::new().write(true).open(path)?;
        lock(&file)?;
        file.set_len(length)?;
        file.seek(SeekFrom::End(0))?;
        Ok(Self { file })
    }

    /// Appends a block, in one write.
    pub fn append(&mut self, content: &[u8]) -> io::Result<()> {
        self.file.write_all(&block(content))
    }
}

fn block(content: &[u8]) -> Vec<u8> {
    [&(content.len() as u32).to_le_bytes()[..], &checksum(content).to_le_bytes(), content].concat()
}

fn lock(file: &File) -> Result<(), Unreadable> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(std::fs::TryLockError::WouldBlock) => Err(Unreadable::Used),
        // A file system without locks.
        Err(std::fs::TryLockError::Error(_)) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file_with(first: &[u8], blocks: &[&[u8]]) -> (tempfile::TempDir, std::path::PathBuf) {
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("file");
        let mut file = Appender::create(&path, first).expect("a new file");
        blocks.iter().for_each(|block| file.append(block).expect("it can be written"));
        (directory, path)
    }

    #[test]
    fn a_file_that_ends_anywhere_has_all_blocks_before_that_place() {
        let (_directory, path) = file_with(b"one", &[b"two", b"three"]);
        let bytes = std::fs::read(&path).expect("it is there");
        for length in START..=bytes.len() {
            std::fs::write(&path, &bytes[..length]).expect("it can be written");
            let blocks = read(&path).expect("it is a whole file or one that was cut off");
            assert!(
                [&b"one"[..], b"two", b"three"]
                    .starts_with(&blocks.contents.iter().map(Vec::as_slice).collect::<Vec<_>>())
            );
            assert!(blocks.length <= length as u64);
            assert_eq!(blocks.contents.len() == 3, length == bytes.len());
        }
    }

    #[test]
    fn damage_is_found() {
        let (_directory, path) = file_with(b"one", &[b"two", b"three"]);
        let whole = std::fs::read(&path).expect("it is there");
        // Every bit of the first two blocks, except the high bits of lengths, which make the block end behind the file.
        for at in START..whole.len() - FRAME - 5 {
            let is_length = (at - START) % (FRAME + 3) < 4;
            let mut bytes = whole.clone();
            bytes[at] ^= 1;
            std::fs::write(&path, &bytes).expect("it can be written");
            let is_noticed = match read(&path) {
                Err(Unreadable::Damaged(_)) => true,
                Ok(blocks) => is_length && blocks.contents.len() < 3,
                Err(_) => false,
            };
            assert!(is_noticed, "byte {at}");
        }
    }

    #[test]
    fn other_files_and_newer_ones_are_refused() {
        let (_directory, path) = file_with(b"", &[]);
        let mut bytes = std::fs::read(&path).expect("it is there");
        bytes[8] = 9;
        std::fs::write(&path, &bytes).expect("it can be written");
        assert!(matches!(read(&path), Err(Unreadable::Newer(9))));
        std::fs::write(&path, b"#!/bin/sh\necho hello\n").expect("it can be written");
        assert!(matches!(read(&path), Err(Unreadable::Foreign)));
    }

    #[test]
    fn two_cannot_append_at_once() {
        let (_directory, path) = file_with(b"", &[]);
        let _first = Appender::extend(&path, START as u64).expect("nobody has it");
        assert!(matches!(Appender::extend(&path, START as u64), Err(Unreadable::Used)));
    }
}
