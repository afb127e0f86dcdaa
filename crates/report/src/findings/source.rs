//! Where the source of a program lies, for tools that look at it from the top of a checkout.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Component, Path, PathBuf};

/// The directory to which places are relative: the top of the checkout around the working directory, or the working
/// directory itself.
#[derive(Clone, Debug, Default)]
pub struct SourceRoot {
    working_directory: PathBuf,
    top: PathBuf,
}

impl SourceRoot {
    /// Of a run in this directory.
    pub fn around(working_directory: &Path) -> Self {
        let is_top = |directory: &&Path| directory.join(".git").exists();
        let top = working_directory.ancestors().find(is_top).unwrap_or(working_directory);
        Self { working_directory: working_directory.to_path_buf(), top: top.to_path_buf() }
    }

    /// Of a run in the current directory of this process.
    pub fn here() -> Self {
        Self::around(&std::env::current_dir().unwrap_or_default())
    }

    /// The top, as an URI that ends with a slash.
    pub fn uri(&self) -> String {
        format!("file://{}/", encoded(&self.top).trim_end_matches('/'))
    }

    /// A file, as an URI: relative if it lies below the top.
    pub fn uri_of(&self, file: &str) -> Place {
        let path = normalised(&self.working_directory.join(file));
        match path.strip_prefix(&self.top) {
            Ok(below) => Place::Below(encoded(below)),
            Err(_) => Place::Elsewhere(format!("file://{}", encoded(&path))),
        }
    }

    /// The path of a file as a reader of it finds it.
    pub fn path_of(&self, file: &str) -> PathBuf {
        self.working_directory.join(file)
    }
}

/// A file as an URI.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Relative to the top.
    Below(String),
    /// Absolute.
    Elsewhere(String),
}

/// Without `.` and `..`, whatever links there are: places are compared as texts.
fn normalised(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => drop(plain.pop()),
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => plain.push(component),
        }
    }
    plain
}

/// As in an URI.
fn encoded(path: &Path) -> String {
    let mut text = String::new();
    for &byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'-' | b'.' | b'_' | b'~' => text.push(byte.into()),
            _ if byte.is_ascii_alphanumeric() => text.push(byte.into()),
            _ => write!(text, "%{byte:02X}").expect("a string takes everything"),
        }
    }
    text
}

/// Source files, each read once.
#[derive(Default)]
pub struct SourceTexts {
    files: BTreeMap<String, Option<Vec<String>>>,
}

/// Larger files are none that people wrote.
const MOST_BYTES: u64 = 8 << 20;

impl SourceTexts {
    /// The lines of a file, if it can be read.
    pub fn lines(&mut self, root: &SourceRoot, file: &str) -> Option<&[String]> {
        if !self.files.contains_key(file) {
            self.files.insert(file.to_owned(), read_lines(&root.path_of(file)));
        }
        self.files.get(file)?.as_deref()
    }

    /// A line of a file, from 1.
    pub fn line(&mut self, root: &SourceRoot, file: &str, line: u32) -> Option<&str> {
        let index = (line as usize).checked_sub(1)?;
        self.lines(root, file)?.get(index).map(String::as_str)
    }
}

fn read_lines(path: &Path) -> Option<Vec<String>> {
    // A pipe or a device has no end.
    std::fs::metadata(path).ok().filter(|about| about.is_file() && about.len() <= MOST_BYTES)?;
    let bytes = std::fs::read(path).ok()?;
    Some(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_relative_to_the_top_of_the_checkout() {
        let directory = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(directory.path().join("sub/deep")).unwrap();
        std::fs::create_dir(directory.path().join(".git")).unwrap();
        let root = SourceRoot::around(&directory.path().join("sub/deep"));
        let below = |text: &str| Place::Below(text.to_owned());
        assert_eq!(root.uri_of("a b.c"), below("sub/deep/a%20b.c"));
        assert_eq!(root.uri_of("../x.c"), below("sub/x.c"));
        assert_eq!(
            root.uri_of("/usr/include/stdio.h"),
            Place::Elsewhere("file:///usr/include/stdio.h".into())
        );
        assert!(root.uri().starts_with("file:///") && root.uri().ends_with('/'), "{}", root.uri());
    }
}
