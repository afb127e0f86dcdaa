//! The paths of a test run: the checkout, the binary under test, and a directory for files that tests leave
//! behind.

use std::path::{Path, PathBuf};

/// The paths that every test needs.
#[derive(Clone, Debug)]
pub struct Checkout {
    /// The top of the checkout.
    pub root: PathBuf,
    /// The `loam` binary under test.
    pub loam: PathBuf,
    /// For outputs and native builds; may be deleted at any time.
    pub scratch: PathBuf,
}

impl Checkout {
    /// A fresh, empty directory of this name.
    pub fn fresh(&self, name: &str) -> std::io::Result<PathBuf> {
        let directory = self.scratch.join(name);
        if directory.exists() {
            std::fs::remove_dir_all(&directory)?;
        }
        std::fs::create_dir_all(&directory)?;
        Ok(directory)
    }

    /// A path for messages: relative to the checkout if it is inside.
    pub fn short<'a>(&self, path: &'a Path) -> &'a Path {
        path.strip_prefix(&self.root).unwrap_or(path)
    }

    /// A file name made of a path inside the checkout: `tests/pass/a.c` → `pass-a.c`.
    pub fn flat_name(&self, path: &Path) -> String {
        let short = self.short(path);
        let inner = short.strip_prefix("tests").unwrap_or(short);
        inner.display().to_string().replace('/', "-")
    }
}

/// All files under `directory` whose extension is one of these, in order of their names.
pub fn files_under(directory: &Path, extensions: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    collect(directory, extensions, &mut files);
    files.sort();
    files
}

fn collect(directory: &Path, extensions: &[&str], files: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(directory) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            collect(&path, extensions, files);
        } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e)) {
            files.push(path);
        }
    }
}
