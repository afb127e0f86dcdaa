//! The files of tests: `test000001.ktest` and the files with the same number.
//!
//! The number of a test follows from the position of its path in the execution tree, which is only known when the run is
//! over. So most tests are written then, once. A test that is written earlier, so that it is not lost if Loam is
//! killed, gets a number above [`PROVISIONAL`], which no final number ever is. So at any moment all files with one number
//! belong to one test.
//!
//! Of the files of a test the `.ktest` file is written first and removed last, the report written last and removed first: a report
//! always has its test beside it.

use crate::whole::WholeFiles;
use loam_state::{FoundBy, Language};
use std::collections::VecDeque;
use std::fmt::{self, Write as _};
use std::io;
use std::thread::ScopedJoinHandle;
use std::time::Duration;

/// Numbers above this one are given in the order in which tests are found.
const PROVISIONAL: usize = 900_000_000;
/// Most bytes of tests that are kept in memory until the end of the run.
const MOST_WAITING: usize = 64 << 20;

/// Tests for which a thread of their own does not pay.
const FEW: usize = 512;

/// What follows `test000001.` in the name of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Suffix {
    Ktest,
    Stdout,
    Stderr,
    Condition(Language),
    TestComp,
}

impl fmt::Display for Suffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ktest => write!(f, "ktest"),
            Self::Stdout => write!(f, "stdout"),
            Self::Stderr => write!(f, "stderr"),
            Self::Condition(language) => write!(f, "{}", language.suffix()),
            Self::TestComp => write!(f, "xml"),
        }
    }
}

/// How the path of a test ended.
#[derive(Clone, Copy)]
pub enum TestEnding {
    Exit(i32),
    Error,
    Early,
    Other,
}

/// A path that has a number.
pub struct Test {
    /// The position of its path in the execution tree.
    pub position: Box<[u32]>,
    pub ending: TestEnding,
    /// Its files except the report, in the order of writing.
    pub files: Vec<(Suffix, Vec<u8>)>,
    /// What stands between its name and `.err` in the name of its report.
    pub report: Option<Box<str>>,
    /// Whether the path itself ended, or a trial of it.
    found_by: FoundBy,
    /// The number it is written under.
    number: Option<usize>,
    /// When it was found.
    found: Discovery,
    /// Whether another test has taken its place.
    is_dropped: bool,
}

/// When a test was found: its rank among the tests of the run, and the CPU time of the run soon afterwards.
#[derive(Clone, Copy, Default)]
struct Discovery {
    rank: usize,
    cpu_time: Duration,
}

impl Test {
    /// A test that was just found.
    pub fn new(
        position: Box<[u32]>,
        ending: TestEnding,
        report: Option<Box<str>>,
        found_by: FoundBy,
    ) -> Self {
        let (files, number, found) = (Vec::new(), None, Discovery::default());
        Self { position, ending, files, report, found_by, number, found, is_dropped: false }
    }

    /// Whether there are inputs for it.
    pub fn has_inputs(&self) -> bool {
        self.files.iter().any(|(suffix, _)| *suffix == Suffix::Ktest)
    }

    /// Whether it is the test of a trial that ended without a reported error.
    fn is_plain_trial(&self) -> bool {
        self.found_by == FoundBy::Trial && self.report.is_none()
    }

    /// Whether a trial of its path ended, and not the path itself.
    pub fn is_trial(&self) -> bool {
        self.found_by == FoundBy::Trial
    }

    #[cfg(test)]
    pub fn mark_written(&mut self) {
        self.number = Some(0);
    }

    /// Whether its files are on disk.
    pub fn is_written(&self) -> bool {
        self.number.is_some()
    }

    /// Gives it its final number.
    fn place(
        &mut self,
        files: &WholeFiles,
        number: usize,
        report: impl FnOnce(&str) -> String,
    ) -> io::Result<()> {
        match self.number {
            Some(from) => self.renumber(files, from, number, report),
            None => self.write(files, number, report).map(drop),
        }
    }

    /// Writes its files; their content is not needed from then on. Returns how many bytes that were.
    fn write(
        &mut self,
        files: &WholeFiles,
        number: usize,
        report: impl FnOnce(&str) -> String,
    ) -> io::Result<usize> {
        let name = test_name(number);
        for (suffix, content) in &self.files {
            files.write(&format!("{name}.{suffix}"), content)?;
        }
        if let Some(suffix) = &self.report {
            files.write(&format!("{name}.{suffix}.err"), report(&name).as_bytes())?;
        }
        self.number = Some(number);
        // Only now: what could not be written is tried again at the end.
        Ok(self.files.iter_mut().map(|(_, content)| std::mem::take(content).len()).sum())
    }

    fn renumber(
        &mut self,
        files: &WholeFiles,
        from: usize,
        to: usize,
        report: impl FnOnce(&str) -> String,
    ) -> io::Result<()> {
        let (old, new) = (test_name(from), test_name(to));
        if let ([(suffix, _)], None) = (&self.files[..], &self.report) {
            files.rename(&format!("{old}.{suffix}"), &format!("{new}.{suffix}"))?;
            self.number = Some(to);
            return Ok(());
        }
        for (suffix, _) in &self.files {
            files.link(&format!("{old}.{suffix}"), &format!("{new}.{suffix}"))?;
        }
        if let Some(suffix) = &self.report {
            files.write(&format!("{new}.{suffix}.err"), report(&new).as_bytes())?;
            files.remove(&format!("{old}.{suffix}.err"))?;
        }
        for (suffix, _) in self.files.iter().rev() {
            files.remove(&format!("{old}.{suffix}"))?;
        }
        self.number = Some(to);
        Ok(())
    }

    /// The exit status of its program, if it is another than 0.
    pub fn unusual_exit(&self) -> Option<i32> {
        match self.ending {
            TestEnding::Exit(code) if code != 0 => Some(code),
            TestEnding::Exit(_) | TestEnding::Error | TestEnding::Early | TestEnding::Other => None,
        }
    }

    /// Whether its native ending cannot be predicted: the path was terminated early, or is another path to a known bug.
    pub fn was_ended_early(&self) -> bool {
        match self.ending {
            TestEnding::Early | TestEnding::Other => true,
            TestEnding::Error => self.report.is_none(),
            TestEnding::Exit(_) => false,
        }
    }
}

/// The tests of a run, in the order found, and by number once [`TestFiles::number`] was called.
#[derive(Default)]
pub struct TestFiles {
    tests: Vec<Test>,
    /// Tests that are not written yet.
    waiting: VecDeque<usize>,
    /// The bytes of these tests.
    waiting_bytes: usize,
    /// How many were written under provisional numbers.
    early: u64,
    /// How many of the tests, in the order found, have their CPU time.
    timed: usize,
    /// Whether tests of trials without a report get no number.
    drops_trials: bool,
}

impl TestFiles {
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Test> {
        self.tests.iter()
    }

    pub fn len(&self) -> usize {
        self.tests.len()
    }

    /// Adds a test without a report; it is written later during the run, or at the end.
    pub fn add(&mut self, files: &WholeFiles, test: Test) -> io::Result<()> {
        self.waiting_bytes += test.files.iter().map(|(_, content)| content.len()).sum::<usize>();
        self.waiting.push_back(self.tests.len());
        self.push(test);
        if self.waiting_bytes > MOST_WAITING { self.write_some(files, u64::MAX) } else { Ok(()) }
    }

    /// Adds a test with a report and writes both.
    pub fn add_reported(
        &mut self,
        files: &WholeFiles,
        test: Test,
        report: impl FnOnce(&str) -> String,
    ) -> io::Result<()> {
        let index = self.tests.len();
        self.push(test);
        self.write_early(files, index, report)
    }

    fn push(&mut self, mut test: Test) {
        test.found.rank = self.tests.len();
        self.tests.push(test);
    }

    /// Sets the CPU time of the tests that were found since the last call. Must not be called after
    /// [`TestFiles::number`].
    pub fn set_time(&mut self, cpu_time: Duration) {
        for test in &mut self.tests[self.timed..] {
            test.found.cpu_time = cpu_time;
        }
        self.timed = self.tests.len();
    }

    /// The content of `times.csv`: a row per numbered test with inputs.
    pub fn times(&self) -> String {
        let mut table = String::from("test,found,cpu_s\n");
        let written =
            self.tests.iter().enumerate().filter(|(_, test)| test.has_inputs() && test.is_written());
        for (index, Test { found: Discovery { rank, cpu_time }, .. }) in written {
            let _ = writeln!(table, "{},{},{:.3}", test_name(index), rank + 1, cpu_time.as_secs_f64());
        }
        table
    }

    /// Writes waiting tests, the oldest first, until this many were written before the end of the run.
    pub fn write_some(&mut self, files: &WholeFiles, most: u64) -> io::Result<()> {
        while self.early < most
            && let Some(&index) = self.waiting.front()
        {
            self.write_early(files, index, |_| String::new())?;
            self.waiting.pop_front();
        }
        Ok(())
    }

    fn write_early(
        &mut self,
        files: &WholeFiles,
        index: usize,
        report: impl FnOnce(&str) -> String,
    ) -> io::Result<()> {
        let number = PROVISIONAL + index;
        self.early += 1;
        self.write(files, index, number, report)
    }

    /// Writes a test that is not written yet.
    fn write(
        &mut self,
        files: &WholeFiles,
        index: usize,
        number: usize,
        report: impl FnOnce(&str) -> String,
    ) -> io::Result<()> {
        let bytes = self.tests[index].write(files, number, report)?;
        self.waiting_bytes = self.waiting_bytes.saturating_sub(bytes);
        Ok(())
    }

    /// Tests of trials without a report are removed when tests get their numbers.
    pub fn drop_trials(&mut self) {
        self.drops_trials = true;
    }

    /// Gives every test the number of its position in the tree, on several threads if there are many. Calls `report` with the
    /// earlier index of each test that has a report, and its name. Returns the new index of each earlier one, and a
    /// failure; the other tests get their numbers all the same.
    pub fn number(
        &mut self,
        files: &WholeFiles,
        jobs: usize,
        report: impl Fn(usize, &str) -> String + Sync,
    ) -> (Vec<usize>, io::Result<()>) {
        let mut failure = Ok(());
        let is_gone = |&index: &usize| {
            let test = &self.tests[index];
            test.is_dropped || self.drops_trials && test.is_plain_trial()
        };
        let (dropped, mut order): (Vec<usize>, Vec<usize>) = (0..self.tests.len()).partition(is_gone);
        for index in dropped {
            failure = failure.and(self.remove(files, index));
        }
        // Stable: paths of equal position (there should be none) keep the order in which they came.
        order.sort_by(|&a, &b| self.tests[a].position.cmp(&self.tests[b].position));
        let mut new_index = vec![0; self.tests.len()];
        for (new, &old) in order.iter().enumerate() {
            new_index[old] = new;
        }
        let mut tests: Vec<Option<Test>> = std::mem::take(&mut self.tests).into_iter().map(Some).collect();
        self.tests = order.iter().map(|&old| tests[old].take().expect("each test has one number")).collect();
        self.waiting.clear();
        let share = self.tests.len().div_ceil(jobs.max(1)).max(FEW);
        let place = |first: usize, tests: &mut [Test]| {
            let mut failure = Ok(());
            for (test, new) in tests.iter_mut().zip(first..) {
                failure = failure.and(test.place(files, new, |name| report(order[new], name)));
            }
            failure
        };
        let placed: Vec<io::Result<()>> = std::thread::scope(|scope| {
            let mut shares = self.tests.chunks_mut(share).zip((0..).step_by(share));
            let own = shares.next();
            let others: Vec<_> =
                shares.map(|(tests, first)| scope.spawn(move || place(first, tests))).collect();
            let own = own.map_or(Ok(()), |(tests, first)| place(first, tests));
            let join = |thread: ScopedJoinHandle<'_, io::Result<()>>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            std::iter::once(own).chain(others.into_iter().map(join)).collect()
        });
        (new_index, placed.into_iter().fold(failure, io::Result::and))
    }

    /// Drops a test, because another one has taken its place.
    pub fn drop_test(&mut self, files: &WholeFiles, index: usize) -> io::Result<()> {
        self.tests[index].is_dropped = true;
        self.waiting.retain(|&waiting| waiting != index);
        self.remove(files, index)
    }

    /// Removes the files of a test, the report first.
    fn remove(&mut self, files: &WholeFiles, index: usize) -> io::Result<()> {
        let test = &mut self.tests[index];
        let Some(number) = test.number.take() else { return Ok(()) };
        let report = test.report.iter().map(|suffix| format!("{suffix}.err"));
        let mut suffixes = report.chain(test.files.iter().rev().map(|(suffix, _)| suffix.to_string()));
        suffixes.try_for_each(|suffix| files.remove(&format!("{}.{suffix}", test_name(number))))
    }
}

/// `test000001` for index 0.
pub fn test_name(index: usize) -> String {
    format!("test{:06}", index + 1)
}
