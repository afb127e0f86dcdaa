//! A directory for the files of a benchmark's runs: in memory if possible, because the disk is not measured.
//! Removed at the end.

use loam_testkit::Checkout;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A directory of this process; removed when this is dropped.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A directory for the benchmark of this name.
    pub fn new(checkout: &Checkout, benchmark: &str) -> Result<Self, String> {
        let memory = Path::new("/dev/shm");
        let parent = if memory.is_dir() { memory } else { checkout.scratch.as_path() };
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
        // Leftover files do no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
