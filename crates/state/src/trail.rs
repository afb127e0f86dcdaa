//! The last forks of a path, by which searchers tell paths that do the same again from paths that do something else.

use loam_base::stable_hash;

/// How many forks are remembered.
const LENGTH: usize = 8;

/// The last forks of a path: for each a hash of where it was, and which side was taken. The newest one is the last.
#[derive(Clone, Copy, Default, Debug)]
pub struct Trail([u32; LENGTH]);

impl Trail {
    /// Adds a fork: the program counter, and the number of the alternative that the path takes.
    pub fn push(&mut self, pc: u32, alternative: u32) {
        self.0.rotate_left(1);
        self.0[LENGTH - 1] = stable_hash(&(pc, alternative)) as u32;
    }

    /// A hash of the last `length` forks.
    pub fn subpath(&self, length: usize) -> u64 {
        stable_hash(&self.0[LENGTH - length.min(LENGTH)..])
    }
}
