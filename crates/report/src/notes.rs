//! Lines for the user in `messages.txt` and `warnings.txt`.
//!
//! A line is in its file as soon as it is there. When the run is over the files are written anew in an order that does not
//! depend on which path was explored first: messages in the order of the execution tree, warnings by their text.

use crate::whole::WholeFiles;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// The file with what the program and Loam say.
pub struct Messages {
    file: File,
    /// What was said, with the positions of the paths.
    lines: Vec<(Box<[u32]>, String)>,
}

impl Messages {
    const NAME: &str = "messages.txt";

    /// An empty file.
    pub fn create(directory: &Path) -> io::Result<Self> {
        Ok(Self { file: File::create(directory.join(Self::NAME))?, lines: Vec::new() })
    }

    /// Adds a line of the path at this position.
    pub fn add(&mut self, position: &[u32], line: &str) -> io::Result<()> {
        self.lines.push((position.into(), line.to_owned()));
        self.add_for_now(line)
    }

    /// Adds a line that [`Messages::finish`] gets again.
    pub fn add_for_now(&mut self, line: &str) -> io::Result<()> {
        write_line(&mut self.file, line)
    }

    /// Writes all lines in the order of the tree, those of other paths among them, and a text at the end.
    pub fn finish(
        &mut self,
        files: &WholeFiles,
        others: impl IntoIterator<Item = (Box<[u32]>, String)>,
        end: &str,
    ) -> io::Result<()> {
        let mut lines = std::mem::take(&mut self.lines);
        lines.extend(others);
        // Stable: the lines of one path keep their order.
        lines.sort_by(|(one, _), (other, _)| one.cmp(other));
        let text: String = lines.into_iter().map(|(_, line)| line + "\n").collect();
        files.write(Self::NAME, (text + end).as_bytes())
    }
}

/// The file with warnings, each of which is given once.
pub struct Warnings {
    file: File,
    given: BTreeSet<String>,
    /// Those that were given before the run began, in their order.
    before: Vec<String>,
    has_begun: bool,
}

impl Warnings {
    const NAME: &str = "warnings.txt";

    /// An empty file.
    pub fn create(directory: &Path) -> io::Result<Self> {
        let file = File::create(directory.join(Self::NAME))?;
        Ok(Self { file, given: BTreeSet::new(), before: Vec::new(), has_begun: false })
    }

    /// Warnings depend on the order of exploration from here on.
    pub fn begin(&mut self) {
        self.has_begun = true;
    }

    /// Adds a warning. Returns whether it is new.
    pub fn add(&mut self, warning: &str) -> io::Result<bool> {
        if self.before.iter().any(|given| given == warning) || self.given.contains(warning) {
            return Ok(false);
        }
        if self.has_begun {
            self.given.insert(warning.to_owned());
        } else {
            self.before.push(warning.to_owned());
        }
        write_line(&mut self.file, warning).map(|()| true)
    }

    /// Writes all warnings in order.
    pub fn finish(&self, files: &WholeFiles) -> io::Result<()> {
        let text: String = self.before.iter().chain(&self.given).map(|line| format!("{line}\n")).collect();
        files.write(Self::NAME, text.as_bytes())
    }
}

fn write_line(file: &mut File, line: &str) -> io::Result<()> {
    // At once, so that nobody reads a part of it.
    file.write_all(format!("{line}\n").as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn lines_are_ordered_when_the_run_is_over() {
        let directory = tempfile::tempdir().unwrap();
        let read = |name: &str| fs::read_to_string(directory.path().join(name)).unwrap();
        let files = WholeFiles::open(directory.path()).unwrap();
        let mut messages = Messages::create(directory.path()).unwrap();
        messages.add(&[1, 0], "later").unwrap();
        messages.add(&[0], "first").unwrap();
        messages.add(&[0], "second").unwrap();
        assert_eq!(read("messages.txt"), "later\nfirst\nsecond\n");
        messages.finish(&files, [([0, 3].into(), "a bug".to_owned())], "the end\n").unwrap();
        assert_eq!(read("messages.txt"), "first\nsecond\na bug\nlater\nthe end\n");
        let mut warnings = Warnings::create(directory.path()).unwrap();
        assert!(warnings.add("x before").unwrap());
        warnings.begin();
        let is_new = ["c", "b", "x before", "c"].map(|warning| warnings.add(warning).unwrap());
        assert_eq!(is_new, [true, true, false, false]);
        assert_eq!(read("warnings.txt"), "x before\nc\nb\n");
        warnings.finish(&files).unwrap();
        assert_eq!(read("warnings.txt"), "x before\nb\nc\n");
    }
}
