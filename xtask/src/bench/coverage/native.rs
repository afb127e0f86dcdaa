//! A program with coverage instrumentation: replays tests, and sums up their profiles with LLVM's tools.

use super::growth::Cumulative;
use super::lcov::{Coverage, Own};
use crate::build::run;
use loam_testkit::pool;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The program, and who replays its tests.
pub struct Native<'a> {
    pub loam: &'a Path,
    pub program: PathBuf,
    pub own: Own<'a>,
    /// An empty directory.
    pub scratch: &'a Path,
}

/// The profiles of tests that were replayed.
#[derive(Debug, Default)]
pub struct Replayed {
    /// A profile for each test; `None` if the program ended before it wrote one.
    pub profiles: Vec<Option<PathBuf>>,
    /// How many ended otherwise than expected.
    pub otherwise: usize,
}

/// Natively every test takes milliseconds; a test that takes longer waits for something or does not end.
const TIME_LIMIT: &str = "--max-time=2s";

impl Native<'_> {
    /// Replays tests in isolation.
    pub fn replay(&self, tests: &[PathBuf]) -> Result<Replayed, String> {
        let halves: Vec<&[PathBuf]> = tests.chunks(tests.len().div_ceil(pool::WORKERS).max(1)).collect();
        let outcomes: Vec<Result<usize, String>> = pool::map(&halves, |tests| self.replay_some(tests));
        let otherwise = outcomes.into_iter().sum::<Result<usize, String>>()?;
        let profile = |test: &PathBuf| {
            let name = Path::new(test.file_name()?).with_extension("profraw");
            let path = self.profiles().join(name);
            path.metadata().is_ok_and(|metadata| metadata.len() > 0).then_some(path)
        };
        Ok(Replayed { profiles: tests.iter().map(profile).collect(), otherwise })
    }

    fn replay_some(&self, tests: &[PathBuf]) -> Result<usize, String> {
        let mut command = Command::new(self.loam);
        command.args(["replay", "--isolation=on", TIME_LIMIT, "--profiles"]).arg(self.profiles());
        let output = command.arg(&self.program).args(tests).output().map_err(|why| why.to_string())?;
        match output.status.code() {
            Some(0 | 1) => Ok(otherwise(&String::from_utf8_lossy(&output.stdout))),
            _ => Err(format!("loam replay: {}", String::from_utf8_lossy(&output.stderr).trim())),
        }
    }

    fn profiles(&self) -> PathBuf {
        self.scratch.join("profiles")
    }

    /// Removes the profiles of tests.
    pub fn forget_profiles(&self) {
        // Leftover files do no harm.
        let _ = std::fs::remove_dir_all(self.profiles());
    }
}

/// The tests that ended otherwise than expected, in the output of `loam replay`.
fn otherwise(output: &str) -> usize {
    output.lines().filter(|line| line.contains("; NOT as expected: ")).count()
}

/// The sum of the profiles of some tests; its file is removed with it.
pub struct Sum<'a> {
    native: &'a Native<'a>,
    /// `None` before the first test.
    profile: Option<PathBuf>,
    coverage: Coverage,
}

impl<'a> Sum<'a> {
    /// No tests.
    pub fn empty(native: &'a Native<'a>) -> Self {
        Self { native, profile: None, coverage: Coverage::default() }
    }
}

impl Cumulative for Sum<'_> {
    type Test = Option<PathBuf>;

    fn with(&self, tests: &[Option<PathBuf>]) -> Result<Self, String> {
        thread_local! {
            static NEXT: Cell<u64> = const { Cell::new(0) };
        }
        let native = self.native;
        let profiles: Vec<&PathBuf> = self.profile.iter().chain(tests.iter().flatten()).collect();
        if profiles.is_empty() {
            return Ok(Self { native, profile: None, coverage: self.coverage });
        }
        let sum = native.scratch.join(format!("{}.profdata", NEXT.replace(NEXT.get() + 1)));
        let mut merge = Command::new("llvm-profdata-22");
        // A program that is killed while it starts leaves half a profile.
        merge.args(["merge", "--sparse", "--failure-mode=all", "-o"]).arg(&sum).args(profiles);
        run(merge.stderr(Stdio::null()))?;
        let mut export = Command::new("llvm-cov-22");
        export.args(["export", "--format=lcov", "--instr-profile"]).arg(&sum).arg(&native.program);
        let report = export.output().map_err(|why| format!("llvm-cov-22: {why}"))?;
        if !report.status.success() {
            return Err(format!("llvm-cov-22: {}", String::from_utf8_lossy(&report.stderr).trim()));
        }
        let coverage = Coverage::read(&String::from_utf8_lossy(&report.stdout), &native.own);
        Ok(Self { native, profile: Some(sum), coverage })
    }

    fn coverage(&self) -> Coverage {
        self.coverage
    }
}

impl Drop for Sum<'_> {
    fn drop(&mut self) {
        if let Some(profile) = &self.profile {
            // Leftover files do no harm.
            let _ = std::fs::remove_file(profile);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_that_were_not_expected_are_counted() {
        let output = "o/test000001.ktest: exit status 0, as expected\n\
            o/test000002.ktest: exit status 1; NOT as expected: exit status 0\n\
            o/test000003.ktest: exit status 0; expected null pointer (null), which need not show natively (try --sanitize)\n";
        assert_eq!(otherwise(output), 1);
    }
}
