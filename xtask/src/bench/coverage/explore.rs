//! Explores a program for a CPU time with Loam or KLEE; returns the tests and when each was found.

use super::klee::{self, Seen, explored_paths};
use crate::bench::measure::{Schedule, Spent, interrupt_at};
use loam_testkit::results::Results;
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
    /// The tests that KLEE writes.
    pub klee_tests: klee::Tests,
    /// Options of KLEE beside those that it always has.
    pub klee_options: &'a [String],
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
    /// How often it was interrupted: twice if it wrote tests for too long after its time.
    pub interrupts: u32,
    /// The paths that it explored; `None` if it was ended before it wrote the number.
    pub paths: Option<u64>,
    /// In the order found.
    pub tests: Vec<Found>,
}

/// How many times its CPU time a run may take until it has written its tests.
const AFTERWARDS: u32 = 3;

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

    /// The times of each run that is made to measure these times. Loam has the tests of a shorter time among those of a longer
    /// one. KLEE has most of its tests from unfinished paths, which it writes when it is interrupted, so it is run for each time.
    pub fn runs(self, times: &[u64]) -> Vec<&[u64]> {
        match self {
            Self::Loam => vec![times],
            Self::Klee => times.chunks(1).collect(),
        }
    }

    /// Whether a run has failed, by its exit status.
    fn has_failed(self, spent: &Spent) -> bool {
        match (self, spent.interrupts) {
            // The status after a second interrupt is that of a process that was stopped while it wrote tests.
            (Self::Loam | Self::Klee, 2..) => false,
            (Self::Loam, 0 | 1) => !matches!(spent.status.code(), Some(0 | 1 | 130)),
            (Self::Klee, 0 | 1) => !spent.status.success(),
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
        let last = times.last().copied().unwrap_or_default();
        let schedule = Schedule { times: &times, again: last * AFTERWARDS, patience: last * PATIENCE };
        let mut seen = Seen::default();
        let spent = interrupt_at(&mut command, schedule, |time| {
            if self.engine == Engine::Klee {
                seen.look(&out, time.as_secs_f64());
            }
        })?;
        let complaint = |what: &str| {
            let text = std::fs::read_to_string(&complaints).unwrap_or_default();
            format!("{}: {what}: {}", spent.command, last_lines(&text))
        };
        if self.engine.has_failed(&spent) {
            return Err(complaint(&spent.status.to_string()));
        }
        let cpu = spent.cpu.as_secs_f64();
        let (paths, tests) = match self.engine {
            Engine::Loam => (loam_paths(&out).ok(), loam_tests(&out).map_err(|why| complaint(&why))?),
            Engine::Klee => {
                let info = std::fs::read_to_string(out.join("info")).unwrap_or_default();
                (explored_paths(&info), seen.finish(&out, cpu))
            }
        };
        if tests.is_empty() {
            return Err(complaint("no tests"));
        }
        let Spent { command, interrupts, .. } = spent;
        Ok(Explored { command, cpu, interrupts, paths, tests })
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
                    "--only-new",
                    "--max-memory=4GiB",
                ]);
                command.arg(format!("--seed={}", self.seed)).arg("--out").arg(out);
            }
            Engine::Klee => {
                command
                    .args(klee::OPTIONS)
                    .args(self.klee_options)
                    .arg(self.klee_tests.option())
                    .arg(format!("--rng-initial-seed={}", self.seed));
                command.arg(format!("--output-dir={}", out.display()));
            }
        }
        command.arg(self.program).args(self.inputs);
        command
    }
}

/// The end of what a program printed on standard error.
fn last_lines(text: &str) -> String {
    const SHOWN: usize = 20;
    let lines: Vec<&str> = text.trim().lines().collect();
    lines[lines.len().saturating_sub(SHOWN)..].join("\n")
}

/// The paths that a run of Loam explored, with and without tests.
fn loam_paths(out: &Path) -> Result<u64, String> {
    let results = Results::read(out)?;
    ["paths_completed", "paths_error", "paths_partial"].iter().map(|key| results.number(key)).sum()
}

fn loam_tests(out: &Path) -> Result<Vec<Found>, String> {
    let text = std::fs::read_to_string(out.join("times.csv"));
    text.map(|text| found_by(&text, out)).map_err(|why| format!("no times.csv: {why}"))
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
    fn klee_is_run_for_each_time_and_loam_once() {
        assert_eq!(Engine::Loam.runs(&[10, 60]), [[10, 60]]);
        assert_eq!(Engine::Klee.runs(&[10, 60]), [[10], [60]]);
    }

    #[test]
    fn a_run_fails_by_its_exit_status_unless_it_was_interrupted_twice() {
        use std::os::unix::process::ExitStatusExt;
        let failed = |engine: Engine, code: i32, interrupts| {
            let status = std::process::ExitStatus::from_raw(code << 8);
            engine.has_failed(&Spent { cpu: Duration::ZERO, command: String::new(), status, interrupts })
        };
        assert!([0, 1, 130].iter().all(|&code| !failed(Engine::Loam, code, 1)));
        assert!([2, 3].iter().all(|&code| failed(Engine::Loam, code, 0)));
        assert!(failed(Engine::Klee, 1, 0) && failed(Engine::Klee, 1, 1));
        assert!(!failed(Engine::Klee, 0, 1) && !failed(Engine::Klee, 1, 2));
    }

    #[test]
    fn the_end_of_standard_error_is_shown() {
        let text: String = (0..50).map(|line| format!("{line}\n")).collect();
        assert!(last_lines(&text).starts_with("30\n") && last_lines(&text).ends_with("\n49"));
        assert_eq!(last_lines("one\n"), "one");
    }

    #[test]
    fn a_time_has_the_tests_until_then_and_the_last_has_all() {
        let tests = [0.5, 0.9, 1.0, 1.1, 7.0, 12.5].map(|cpu| Found { test: PathBuf::new(), cpu });
        assert_eq!(counts(&tests, &[1, 5, 10]), [3, 4, 6]);
        assert_eq!(counts(&tests, &[1]), [6]);
        assert!(counts(&tests, &[]).is_empty());
    }
}
