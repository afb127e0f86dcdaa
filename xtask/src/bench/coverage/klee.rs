//! KLEE beside Loam: its options, its bitcode, and its tests.

use super::explore::Found;
use loam_testkit::around::is_whole;
use loam_testkit::checkout::files_under;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The KLEE that the environment names.
#[derive(Clone, Debug)]
pub struct Klee {
    /// `KLEE`.
    pub binary: PathBuf,
    /// `KLEE_BITCODE`: a directory with bitcode of the programs, for a KLEE that does not read bitcode of Loam's LLVM.
    pub bitcode: Option<PathBuf>,
    /// `KLEE_OPTIONS`: options beside [`OPTIONS`], separated by spaces.
    pub options: Vec<String>,
}

/// The tests that KLEE writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tests {
    /// Those of all paths, finished or not.
    All,
    /// Those of paths that executed an instruction first. This leaves out unfinished paths that executed nothing new until
    /// they were interrupted; natively a test of such a path goes on, and may cover more than was explored.
    New,
}

impl Tests {
    /// The value of `--klee-tests`.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "all" => Some(Self::All),
            "new" => Some(Self::New),
            _ => None,
        }
    }

    /// The option of KLEE.
    pub fn option(self) -> &'static str {
        match self {
            Self::All => "--only-output-states-covering-new=false",
            Self::New => "--only-output-states-covering-new",
        }
    }
}

/// The search is KLEE's default, which its authors recommend for coverage.
pub const OPTIONS: &[&str] = &[
    "--posix-runtime",
    "--libc=uclibc",
    "--max-memory=4096",
    // Its C library leaves printf to the host; without this option a path that prints symbolic values ends there.
    "--external-calls=all",
    "--search=random-path",
    "--search=nurs:covnew",
];

impl Klee {
    /// `None` if `KLEE` is not set.
    pub fn from_environment() -> Option<Self> {
        let binary = std::env::var_os("KLEE")?.into();
        let options = std::env::var("KLEE_OPTIONS").unwrap_or_default();
        let options = options.split_whitespace().map(str::to_owned).collect();
        Some(Self { binary, bitcode: bitcode_directory(), options })
    }
}

/// The directory that `KLEE_BITCODE` names.
pub fn bitcode_directory() -> Option<PathBuf> {
    std::path::absolute(std::env::var_os("KLEE_BITCODE")?).ok()
}

/// The paths that a run explored, from the file `info` that KLEE writes at its end.
pub fn explored_paths(info: &str) -> Option<u64> {
    info.lines().find_map(|line| line.strip_prefix("KLEE: done: explored paths = ")?.trim().parse().ok())
}

/// The tests of a run. KLEE writes each when it is found but not its time: the directory is read at the times that are
/// measured.
#[derive(Default)]
pub struct Seen {
    known: BTreeSet<PathBuf>,
    tests: Vec<Found>,
}

impl Seen {
    /// Reads the directory at a CPU time.
    pub fn look(&mut self, out: &Path, cpu: f64) {
        for test in files_under(out, &["ktest"]) {
            if self.known.insert(test.clone()) {
                self.tests.push(Found { test, cpu });
            }
        }
    }

    /// Reads the directory at the end; returns all tests but the one that KLEE was writing when it was interrupted for the
    /// second time.
    pub fn finish(mut self, out: &Path, cpu: f64) -> Vec<Found> {
        self.look(out, cpu);
        self.tests.retain(|found| std::fs::read(&found.test).is_ok_and(|bytes| is_whole(&bytes)));
        self.tests
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_paths_is_in_the_file_that_klee_writes_at_its_end() {
        let info = "PID: 7\nKLEE: done: explored paths = 988\nKLEE: done: completed paths = 2\n";
        assert_eq!(explored_paths(info), Some(988));
        assert_eq!(explored_paths("PID: 7\n"), None);
    }
}
