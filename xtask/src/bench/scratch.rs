//! Where the runs of a benchmark leave their files: in memory where that can be, for what a disk takes is not the query.
//! Removed at the end.

use loam_testkit::Place;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A directory of this process; gone when this is dropped.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A directory for the benchmark of this name.
    pub fn new(place: &Place, benchmark: &str) -> Result<Self, String> {
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory } else { place.scratch.as_path() };
        let directory = parent.join(format!("loam-bench-{benchmark}-{}", std::process::id()));
        std::fs::create_dir_all(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
        Ok(Self(directory))
    }
}

impl Deref for Scratch {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind is in nobody's way.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
