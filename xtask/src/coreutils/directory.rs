//! The directory in which the programs of coreutils are used: a few small files, the same every time.

use std::fs::{File, FileTimes};
use std::io;
use std::path::Path;
use std::time::{Duration, SystemTime};

/// Names and contents.
const FILES: &[(&str, &str)] = &[
    ("words", "pear\napple\nfig\napple\n"),
    ("numbers", "10 ten\n9 nine\n100 hundred\n9 neuf\n"),
    ("table", "a:1:x\nb:2:y\nc:3:z\n"),
    ("left", "a 1\nb 2\nd 4\nd 4\n"),
    ("right", "a x\nc y\nd z\n"),
    (
        "text",
        "The first line of this text.\n\nA second line, longer   than the first one, with some - marks!\n  - an item\n\n\nThe last line\n",
    ),
    ("tabs", "a\tb\n\tc\td\n        e\n"),
    ("empty", ""),
    ("pairs", "a:b b c\na:b d\nd c\n"),
    ("sums", "d41d8cd98f00b204e9800998ecf8427e  empty\nd41d8cd98f00b204e9800998ecf8427e  words\n"),
    // One entry in each directory: file systems list several in arbitrary order.
    ("dir/deep/file", "deep\n"),
    ("dir2/inner", "inner\n"),
];
/// The modification time of all files, in seconds since 1970.
const MODIFIED: u64 = 1_000_000_000;

/// Makes the directory, which must not exist.
pub fn prepare(directory: &Path) -> io::Result<()> {
    std::fs::create_dir_all(directory.join("dir/deep"))?;
    std::fs::create_dir_all(directory.join("dir2"))?;
    for (name, content) in FILES {
        std::fs::write(directory.join(name), content)?;
    }
    std::fs::write(directory.join("bytes"), (0..=255).collect::<Vec<u8>>())?;
    std::os::unix::fs::symlink("words", directory.join("link"))?;
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(MODIFIED);
    let times = FileTimes::new().set_accessed(time).set_modified(time);
    // Directories last, and inner ones before outer ones: creating an entry changes their times.
    let names = FILES.iter().map(|(name, _)| *name).chain(["bytes", "dir/deep", "dir", "dir2", "."]);
    for name in names {
        File::open(directory.join(name))?.set_times(times)?;
    }
    Ok(())
}
