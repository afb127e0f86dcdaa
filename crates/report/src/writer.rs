//! The directory of a run. Each test and report is on disk as soon as it is found, so that nothing is lost if the
//! process is killed; [`RunDirectory::finish`] puts the tests in the order of the execution tree and writes the rest.
//!
//! While a run goes on, tests are numbered as they come, which depends on the search. At the end each gets the
//! number of its path's position, so that equal runs leave equal files. Renaming follows the cycles of the
//! permutation: a test whose number is right is not touched, no file is ever overwritten, and at any moment every
//! file exists under some name.

use crate::coverage;
use crate::error_text::{self, Surroundings};
use crate::figures::{ReportedError, RunInfo, RunRecord, RunStatus, run_json};
use crate::ktest::Ktest;
use crate::progress::Progress;
use crate::summary::{BugSummary, Summary};
use crate::time_series::TimeSeries;
use loam_state::ending::Early;
use loam_state::{
    Bug, ErrorKind, Figures, FinishedAs, FinishedPath, Found, Language, LineCoverage, TestCase,
};
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The link to the last run whose directory Loam named itself.
const LAST: &str = "loam-last";

/// What happens to what the program prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProgramOutput {
    /// As if nothing stood between, when nothing is symbolic; otherwise into files.
    #[default]
    Auto,
    /// Printed when the path ends.
    Show,
    /// Beside the tests, as `testNNNNNN.stdout` and `.stderr`.
    Files,
    /// Nothing.
    Discard,
}

/// How to make the directory.
#[derive(Debug, Default)]
pub struct RunOptions {
    /// Where; `None` for the next `loam-out-N`.
    pub out: Option<PathBuf>,
    /// Where `loam-out-N` goes; `None` for the current directory.
    pub parent: Option<PathBuf>,
    /// What was run.
    pub info: RunInfo,
    /// What happens to what the program prints.
    pub program_output: ProgramOutput,
    /// Who tells the user how it goes.
    pub progress: Progress,
}

/// The directory of a run, while the run goes on.
pub struct RunDirectory {
    path: PathBuf,
    info: RunInfo,
    program_output: ProgramOutput,
    progress: Progress,
    time_series: TimeSeries,
    messages: File,
    warnings: File,
    tests: Vec<Test>,
    errors: Vec<FoundError>,
    early: BTreeMap<Early, u64>,
    /// The first write that went wrong. Exploration goes on; `finish` reports it.
    failure: Option<io::Error>,
    origin: Origin,
}

/// What `discard` has to undo.
struct Origin {
    made_directory: bool,
    link: Option<PathBuf>,
    earlier_link: Option<PathBuf>,
}

/// A numbered path: number 1 is `tests[0]`.
struct Test {
    position: Box<[u32]>,
    /// What is there under this number.
    suffixes: Vec<Suffix>,
    ending: TestEnding,
}

/// What follows `test000001.` in the name of a file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Suffix {
    Ktest,
    Report(ErrorKind),
    Stdout,
    Stderr,
    Condition(Language),
}

impl fmt::Display for Suffix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ktest => write!(f, "ktest"),
            Self::Report(kind) => write!(f, "{}.err", kind.suffix()),
            Self::Stdout => write!(f, "stdout"),
            Self::Stderr => write!(f, "stderr"),
            Self::Condition(language) => write!(f, "{}", language.suffix()),
        }
    }
}

#[derive(Clone, Copy)]
enum TestEnding {
    Exit(i32),
    Error,
    Early,
    Other,
}

struct FoundError {
    bug: Bug,
    test: usize,
    inputs: Option<TestCase>,
    count: u64,
}

impl RunDirectory {
    /// Makes the directory, and for a directory named by Loam the link `loam-last`.
    pub fn create(options: RunOptions) -> io::Result<Self> {
        let (path, origin) = make_directory(options.out, options.parent)?;
        let open = || -> io::Result<_> {
            let time_series = TimeSeries::create(&path.join("run.stats")).map_err(io::Error::other)?;
            Ok((
                time_series,
                File::create(path.join("messages.txt"))?,
                File::create(path.join("warnings.txt"))?,
            ))
        };
        let (time_series, messages, warnings) = open()?;
        let points_to = options.info.points_to.as_ref().and_then(|points_to| points_to.report.as_ref());
        points_to.map_or(Ok(()), |report| fs::write(path.join("points-to.txt"), report))?;
        Ok(Self {
            path,
            info: options.info,
            program_output: options.program_output,
            progress: options.progress,
            time_series,
            messages,
            warnings,
            tests: Vec::new(),
            errors: Vec::new(),
            early: BTreeMap::new(),
            failure: None,
            origin,
        })
    }

    /// Where it is.
    pub fn location(&self) -> &Path {
        &self.path
    }

    /// Keeps the program as it is executed.
    pub fn write_program(&self, bitcode: &[u8]) -> io::Result<()> {
        fs::write(self.path.join("program.bc"), bitcode)
    }

    /// Keeps a question that was answered wrongly; returns where.
    pub fn write_wrong_answer(&self, question: &str) -> io::Result<PathBuf> {
        let path = self.path.join("wrong-answer.smt2");
        fs::write(&path, question)?;
        Ok(path)
    }

    /// Removes the directory and puts the link back: for input that turns out to be bad.
    pub fn discard(self) -> io::Result<()> {
        let Self { path, origin, time_series, .. } = self;
        drop(time_series);
        for entry in fs::read_dir(&path)? {
            fs::remove_file(entry?.path())?;
        }
        if origin.made_directory {
            fs::remove_dir(&path)?;
        }
        if let Some(link) = origin.link {
            fs::remove_file(&link)?;
            if let Some(earlier) = origin.earlier_link {
                std::os::unix::fs::symlink(earlier, link)?;
            }
        }
        Ok(())
    }

    /// Numbers the tests in the order of the tree and writes everything that is only known now. The same for every
    /// way a run can end, a signal included.
    pub fn finish(
        mut self,
        status: RunStatus,
        figures: &Figures,
        lines: &LineCoverage,
    ) -> io::Result<Summary> {
        self.progress.end();
        self.renumber()?;
        self.rewrite_reports()?;
        self.time_series.add(figures).map_err(io::Error::other)?;
        fs::write(self.path.join("coverage.info"), coverage::lcov(lines))?;
        let names: Vec<String> = (0..self.tests.len()).map(test_name).collect();
        let json = run_json(&self.record(status, figures, &names));
        write_whole(&self.path.join("run.json"), &format!("{json:#}\n"))?;
        let summary = self.summary(status, figures, &names);
        write!(self.messages, "{}", summary.record())?;
        match self.failure {
            Some(failure) => Err(failure),
            None => Ok(summary),
        }
    }

    fn record<'a>(&'a self, status: RunStatus, figures: &'a Figures, names: &'a [String]) -> RunRecord<'a> {
        let reported = |error: &'a FoundError| ReportedError {
            bug: &error.bug,
            test: &names[error.test],
            count: error.count,
        };
        let numbered = || self.tests.iter().zip(names.iter().map(String::as_str));
        RunRecord {
            info: &self.info,
            status,
            figures,
            tests: self.count_tests(),
            errors: self.errors.iter().map(reported).collect(),
            tests_exit: numbered().filter_map(|(test, name)| Some((name, test.unusual_exit()?))).collect(),
            tests_early: numbered()
                .filter(|(test, _)| test.was_ended_early())
                .map(|(_, name)| name)
                .collect(),
            early: self.early.iter().map(|(why, &count)| (why.describe(), count)).collect(),
        }
    }

    fn summary(&self, status: RunStatus, figures: &Figures, names: &[String]) -> Summary {
        let bug = |error: &FoundError| BugSummary {
            bug: error.bug.clone(),
            test: names[error.test].clone(),
            inputs: error.inputs.clone(),
            count: error.count,
        };
        Summary {
            status,
            program: self.info.program.clone(),
            directory: self.path.clone(),
            figures: figures.clone(),
            tests: self.count_tests(),
            bugs: self.errors.iter().map(bug).collect(),
            early: self.early.iter().map(|(why, &count)| (why.describe(), count)).collect(),
        }
    }

    fn count_tests(&self) -> u64 {
        self.tests.iter().filter(|test| test.suffixes.contains(&Suffix::Ktest)).count() as u64
    }

    /// Writes what belongs to one path under the next number.
    fn add_test(&mut self, path: &FinishedPath, ending: TestEnding) -> io::Result<()> {
        let index = self.tests.len();
        let mut suffixes = Vec::new();
        if let Some(test) = &path.test {
            let arguments = [&[self.info.program.clone()][..], &self.info.arguments].concat();
            fs::write(self.file(index, Suffix::Ktest), Ktest::new(arguments, test).to_bytes())?;
            suffixes.push(Suffix::Ktest);
        }
        if let FinishedAs::Error(bug) = &path.ending {
            suffixes.push(Suffix::Report(bug.kind));
        }
        if self.writes_output(path) {
            for (suffix, bytes) in [(Suffix::Stdout, &path.stdout), (Suffix::Stderr, &path.stderr)] {
                if !bytes.is_empty() {
                    fs::write(self.file(index, suffix), bytes)?;
                    suffixes.push(suffix);
                }
            }
        }
        for (language, condition) in &path.conditions {
            let suffix = Suffix::Condition(*language);
            fs::write(self.file(index, suffix), condition)?;
            suffixes.push(suffix);
        }
        self.tests.push(Test { position: path.position.clone(), suffixes, ending });
        Ok(())
    }

    fn add_error(&mut self, bug: Bug, inputs: Option<TestCase>) -> io::Result<()> {
        let place = match &bug.location {
            Some((file, line)) => format!("{file}:{line}: "),
            None => String::new(),
        };
        let what = if bug.kind.is_limitation() { "limit" } else { "bug" };
        self.message(&format!("{what}: {place}{} ({})", bug.message, bug.kind.suffix()));
        let error = FoundError { bug, test: self.tests.len() - 1, inputs, count: 1 };
        let written = self.write_report(&error);
        self.errors.push(error);
        written
    }

    fn write_report(&self, error: &FoundError) -> io::Result<()> {
        let around = Surroundings {
            program: &self.info.program,
            test: &test_name(error.test),
            inputs: error.inputs.as_ref(),
            reached: error.count,
        };
        fs::write(
            self.file(error.test, Suffix::Report(error.bug.kind)),
            error_text::render(&error.bug, &around),
        )
    }

    /// Reports name their test and say how often the bug was reached; both are only final now.
    fn rewrite_reports(&mut self) -> io::Result<()> {
        self.errors.iter().try_for_each(|error| self.write_report(error))
    }

    fn renumber(&mut self) -> io::Result<()> {
        let mut order: Vec<usize> = (0..self.tests.len()).collect();
        // Stable: paths of equal position (there should be none) keep the order in which they came.
        order.sort_by(|&a, &b| self.tests[a].position.cmp(&self.tests[b].position));
        self.move_files(&order)?;
        let mut new_index = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            new_index[old] = new;
        }
        for error in &mut self.errors {
            error.test = new_index[error.test];
        }
        self.errors.sort_by_key(|error| error.test);
        let mut tests: Vec<Option<Test>> = std::mem::take(&mut self.tests).into_iter().map(Some).collect();
        self.tests = order.iter().map(|&old| tests[old].take().expect("each test has one number")).collect();
        Ok(())
    }

    /// Gives number `new` to the files of `order[new]`. In each cycle one test steps aside, the others move up into
    /// the place that is free, and the first takes the last one.
    fn move_files(&self, order: &[usize]) -> io::Result<()> {
        let mut placed = vec![false; order.len()];
        for start in 0..order.len() {
            if placed[start] || order[start] == start {
                continue;
            }
            let aside = format!("moving-{}", test_name(start));
            self.rename(start, &test_name(start), &aside)?;
            let mut free = start;
            while order[free] != start {
                self.rename(order[free], &test_name(order[free]), &test_name(free))?;
                placed[free] = true;
                free = order[free];
            }
            self.rename(start, &aside, &test_name(free))?;
            placed[free] = true;
        }
        Ok(())
    }

    fn rename(&self, test: usize, from: &str, to: &str) -> io::Result<()> {
        for suffix in &self.tests[test].suffixes {
            fs::rename(self.path.join(format!("{from}.{suffix}")), self.path.join(format!("{to}.{suffix}")))?;
        }
        Ok(())
    }

    fn file(&self, index: usize, suffix: Suffix) -> PathBuf {
        self.path.join(format!("{}.{suffix}", test_name(index)))
    }

    fn shows_output(&self, path: &FinishedPath) -> bool {
        match self.program_output {
            ProgramOutput::Show => true,
            ProgramOutput::Auto => nothing_is_symbolic(path),
            ProgramOutput::Files | ProgramOutput::Discard => false,
        }
    }

    fn writes_output(&self, path: &FinishedPath) -> bool {
        match self.program_output {
            ProgramOutput::Files => true,
            ProgramOutput::Auto => !nothing_is_symbolic(path),
            ProgramOutput::Show | ProgramOutput::Discard => false,
        }
    }

    fn keep_failure(&mut self, result: io::Result<()>) {
        if let Err(error) = result
            && self.failure.is_none()
        {
            self.progress.note(&format!("cannot write to {}: {error}", self.path.display()));
            self.failure = Some(error);
        }
    }

    fn add_path(&mut self, path: FinishedPath) -> io::Result<()> {
        if self.shows_output(&path) {
            self.progress.program_output(&path.stdout, &path.stderr)?;
        }
        let (ending, numbered) = match &path.ending {
            FinishedAs::Exit(code) => (TestEnding::Exit(*code), path.test.is_some()),
            FinishedAs::Error(_) => (TestEnding::Error, true),
            FinishedAs::RepeatedError(index) => {
                if let Some(error) = self.errors.get_mut(*index) {
                    error.count += 1;
                }
                (TestEnding::Error, path.test.is_some())
            }
            FinishedAs::Early(why) => {
                *self.early.entry(*why).or_default() += 1;
                (TestEnding::Early, path.test.is_some())
            }
            FinishedAs::Silent => (TestEnding::Other, path.test.is_some()),
        };
        if numbered {
            self.add_test(&path, ending)?;
        }
        match path.ending {
            FinishedAs::Error(bug) => self.add_error(*bug, path.test),
            FinishedAs::Exit(_)
            | FinishedAs::RepeatedError(_)
            | FinishedAs::Early(_)
            | FinishedAs::Silent => Ok(()),
        }
    }
}

impl Found for RunDirectory {
    fn path(&mut self, path: FinishedPath) {
        let result = self.add_path(path);
        self.keep_failure(result);
    }

    fn warning(&mut self, message: &str) {
        let result = writeln!(self.warnings, "{message}");
        self.keep_failure(result);
        self.progress.note(&format!("warning: {message}"));
    }

    fn message(&mut self, message: &str) {
        let result = writeln!(self.messages, "{message}");
        self.keep_failure(result);
        self.progress.note(message);
    }

    fn progress(&mut self, figures: &Figures) {
        let result = self.time_series.add(figures).map_err(io::Error::other);
        self.keep_failure(result);
        self.progress.update(figures);
    }
}

impl Test {
    fn unusual_exit(&self) -> Option<i32> {
        match self.ending {
            TestEnding::Exit(code) if code != 0 => Some(code),
            TestEnding::Exit(_) | TestEnding::Error | TestEnding::Early | TestEnding::Other => None,
        }
    }

    /// What a native run of it does cannot be foretold: it was ended early, or is another way to a known bug.
    fn was_ended_early(&self) -> bool {
        let has_report = self.suffixes.iter().any(|suffix| matches!(suffix, Suffix::Report(_)));
        match self.ending {
            TestEnding::Early | TestEnding::Other => true,
            TestEnding::Error => !has_report,
            TestEnding::Exit(_) => false,
        }
    }
}

/// A path without a fork whose test holds no input.
fn nothing_is_symbolic(path: &FinishedPath) -> bool {
    match &path.test {
        Some(test) => test.objects.is_empty(),
        None => path.position.is_empty(),
    }
}

/// `test000001` for index 0.
fn test_name(index: usize) -> String {
    format!("test{:06}", index + 1)
}

/// Readers see the old file or the new one, never a part.
fn write_whole(path: &Path, content: &str) -> io::Result<()> {
    let aside = path.with_extension("part");
    fs::write(&aside, content)?;
    fs::rename(aside, path)
}

fn make_directory(out: Option<PathBuf>, parent: Option<PathBuf>) -> io::Result<(PathBuf, Origin)> {
    match out {
        Some(path) => {
            let made_directory = make_named(&path)?;
            Ok((path, Origin { made_directory, link: None, earlier_link: None }))
        }
        None => {
            let path = make_next(&parent.unwrap_or_default())?;
            let link = path.with_file_name(LAST);
            let earlier_link = fs::read_link(&link).ok();
            let link = point_link(&link, &path)?.then_some(link);
            Ok((path, Origin { made_directory: true, link, earlier_link }))
        }
    }
}

/// Whether it had to be made. An empty directory is taken as it is; one with files belongs to somebody.
fn make_named(path: &Path) -> io::Result<bool> {
    match fs::read_dir(path) {
        Ok(mut entries) => match entries.next() {
            None => Ok(false),
            Some(_) => Err(io::Error::new(
                io::ErrorKind::AlreadyExists,
                format!("{}: the directory exists and is not empty", path.display()),
            )),
        },
        Err(_) => fs::create_dir_all(path)
            .map(|()| true)
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display()))),
    }
}

/// The smallest N that is free, also when two runs start at once.
fn make_next(parent: &Path) -> io::Result<PathBuf> {
    for number in 0_u64.. {
        let path = parent.join(format!("loam-out-{number}"));
        match fs::create_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(io::Error::new(error.kind(), format!("{}: {error}", path.display()))),
            Ok(()) => return Ok(path),
        }
    }
    unreachable!("numbers do not run out")
}

/// Whether the link is ours to set: something else of that name is left alone.
fn point_link(link: &Path, to: &Path) -> io::Result<bool> {
    match fs::symlink_metadata(link) {
        Ok(metadata) if !metadata.is_symlink() => return Ok(false),
        Ok(_) => fs::remove_file(link)?,
        Err(_) => {}
    }
    let target = to.file_name().expect("the directory has a name");
    match std::os::unix::fs::symlink(target, link) {
        // Another run set it at the same time; one of them is the last.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        other => other.map(|()| true),
    }
}
