//! Explores a program for a CPU time with Loam or KLEE; returns the tests and when each was found.

use crate::bench::measure::interrupt_at;
use loam_testkit::checkout::files_under;
use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Who explores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Engine {
    Loam,
    Klee,
}

/// A run to make.
pub struct Exploration<'a> {
    pub engine: Engine,
    /// The binary of the engine.
    pub binary: &'a Path,
    /// The program: a file that `loam cc` built for Loam, bitcode for KLEE.
    pub program: &'a Path,
    /// Arguments of the program, symbolic ones among them.
    pub inputs: &'a [&'a str],
    pub seed: u64,
    /// CPU seconds, ascending: the run ends at the last.
    pub times: &'a [u64],
    /// An empty directory.
    pub scratch: &'a Path,
}

/// A test and the CPU seconds of the run by which it was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    pub test: PathBuf,
    pub cpu: f64,
}

/// What a run found.
pub struct Explored {
    /// The command as it would be typed.
    pub command: String,
    /// CPU seconds.
    pub cpu: f64,
    /// In the order found.
    pub tests: Vec<Found>,
}

/// How many times its CPU time a run may take on the clock of a busy machine.
const PATIENCE: u32 = 20;

impl Engine {
    /// Its name in tables and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Loam => "loam",
            Self::Klee => "klee",
        }
    }
}

impl Exploration<'_> {
    /// Runs it.
    pub fn run(&self) -> Result<Explored, String> {
        let out = self.scratch.join("out");
        let work = self.scratch.join("work");
        std::fs::create_dir_all(&work).map_err(|why| why.to_string())?;
        let complaints = self.scratch.join("stderr");
        let stderr = File::create(&complaints).map_err(|why| why.to_string())?;
        let mut command = self.command(&out);
        command.current_dir(&work).stdout(Stdio::null()).stderr(stderr).stdin(Stdio::null());
        let times: Vec<Duration> = self.times.iter().map(|&seconds| Duration::from_secs(seconds)).collect();
        let patience = times.last().copied().unwrap_or_default() * PATIENCE;
        let mut seen = Seen::default();
        let spent = interrupt_at(&mut command, &times, patience, |time| {
            if self.engine == Engine::Klee {
                seen.look(&out, time.as_secs_f64());
            }
        })?;
        let cpu = spent.cpu.as_secs_f64();
        let tests = match self.engine {
            Engine::Loam => std::fs::read_to_string(out.join("times.csv")).map(|text| found_by(&text, &out)),
            Engine::Klee => Ok(seen.finish(&out, cpu)),
        };
        let tests = tests.map_err(|why| {
            let text = std::fs::read_to_string(&complaints).unwrap_or_default();
            format!("{}: no times.csv: {why}: {}", self.engine.name(), text.trim())
        })?;
        Ok(Explored { command: spent.command, cpu, tests })
    }

    fn command(&self, out: &Path) -> Command {
        let mut command = Command::new(self.binary);
        match self.engine {
            Engine::Loam => {
                command.args([
                    "run",
                    "--quiet",
                    "--progress=off",
                    "--program-output=discard",
                    "--test-times",
                    "--max-memory=4GiB",
                ]);
                command.arg(format!("--seed={}", self.seed)).arg("--out").arg(out);
            }
            Engine::Klee => {
                command.args(["--posix-runtime", "--libc=uclibc", "--max-memory=4096"]);
                command.arg(format!("--rng-initial-seed={}", self.seed));
                command.arg(format!("--output-dir={}", out.display()));
            }
        }
        command.arg(self.program).args(self.inputs);
        command
    }
}

/// Reads `times.csv` of a run in `out`: TEST,RANK,CPU SECONDS.
fn found_by(text: &str, out: &Path) -> Vec<Found> {
    let row = |line: &str| {
        let mut fields = line.split(',');
        let test = out.join(fields.next()?).with_extension("ktest");
        let rank: usize = fields.next()?.parse().ok()?;
        Some((rank, Found { test, cpu: fields.next()?.parse().ok()? }))
    };
    let mut rows: Vec<(usize, Found)> = text.lines().filter_map(row).collect();
    rows.sort_by_key(|(rank, _)| *rank);
    rows.into_iter().map(|(_, found)| found).collect()
}

/// The tests of KLEE, which writes each when it is found but not its time: the directory is read at the times that
/// are measured.
#[derive(Default)]
struct Seen {
    known: BTreeSet<PathBuf>,
    tests: Vec<Found>,
}

impl Seen {
    fn look(&mut self, out: &Path, cpu: f64) {
        for test in files_under(out, &["ktest"]) {
            if self.known.insert(test.clone()) {
                self.tests.push(Found { test, cpu });
            }
        }
    }

    fn finish(mut self, out: &Path, cpu: f64) -> Vec<Found> {
        self.look(out, cpu);
        self.tests
    }
}

/// How many of the tests, in the order found, belong to each time. The last time has all tests: those of unfinished paths
/// are written when the run is interrupted.
pub fn counts(tests: &[Found], times: &[u64]) -> Vec<usize> {
    let by = |time: u64| tests.iter().take_while(|found| found.cpu <= time as f64).count();
    let earlier = times.iter().rev().skip(1).rev().map(|&time| by(time));
    earlier.chain((!times.is_empty()).then_some(tests.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_are_read_in_the_order_found() {
        let text = "test,found,cpu_s\ntest000001,2,1.500\ntest000002,1,0.250\ntest000003,3,9.000\n";
        let found = found_by(text, Path::new("/out"));
        let names: Vec<String> = found.iter().map(|found| found.test.display().to_string()).collect();
        assert_eq!(names, ["/out/test000002.ktest", "/out/test000001.ktest", "/out/test000003.ktest"]);
        assert_eq!(found.iter().map(|found| found.cpu).collect::<Vec<_>>(), [0.25, 1.5, 9.0]);
    }

    #[test]
    fn a_time_has_the_tests_until_then_and_the_last_has_all() {
        let tests = [0.5, 0.9, 1.0, 1.1, 7.0, 12.5].map(|cpu| Found { test: PathBuf::new(), cpu });
        assert_eq!(counts(&tests, &[1, 5, 10]), [3, 4, 6]);
        assert_eq!(counts(&tests, &[1]), [6]);
        assert!(counts(&tests, &[]).is_empty());
    }
}
