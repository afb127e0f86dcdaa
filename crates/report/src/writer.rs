//! The directory of a run. A bug and its test are on disk as soon as they are found, other tests soon after, so that
//! little is lost if the process is killed; [`RunDirectory::finish`] numbers the tests in the order of the execution
//! tree and writes the rest.
//!
//! All files appear whole (`whole.rs`), and under a number there are the files of one test at any moment
//! (`test_files.rs`). Equal runs leave equal files.

use crate::coverage;
use crate::earlier::{self, Earlier};
use crate::error_text::Surroundings;
use crate::figures::{ReportedError, RunInfo, RunRecord, RunStatus, run_json};
use crate::findings::lines::{self, Note};
use crate::findings::source::SourceRoot;
use crate::findings::{Findings, Format};
use crate::istats;
use crate::ktest::Ktest;
use crate::layout::{KleeLayout, Layout};
use crate::notes::{Messages, Warnings};
use crate::progress::Progress;
use crate::summary::{BugSummary, Summary};
use crate::test_files::{Suffix, Test, TestEnding, TestFiles, test_name};
use crate::testcomp::{self, SuiteInfo};
use crate::time_series::TimeSeries;
use crate::tree;
use crate::whole::WholeFiles;
use loam_state::ending::Early;
use loam_state::{Bug, Figures, FinishedAs, FinishedPath, Found, FoundBy, LineCoverage, TestCase};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How many tests are written per second, on average, before the run is over. The others wait for the end: all tests written
/// earlier are renamed then, which would take much of the time of a run with many tests.
const TESTS_PER_SECOND: f64 = 1000.0;

/// Where the output of the program goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ProgramOutput {
    /// Printed as in a native run if nothing is symbolic; otherwise into files.
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
    /// The directory; `None` for the next `loam-out-N`.
    pub out: Option<PathBuf>,
    /// The parent of `loam-out-N`; `None` for the current directory.
    pub parent: Option<PathBuf>,
    /// What was run.
    pub info: RunInfo,
    /// Where the output of the program goes.
    pub program_output: ProgramOutput,
    /// The directory of a run that is resumed; `None` for a new run.
    pub resumed: Option<PathBuf>,
    /// Whether the run is saved, so that it can be resumed.
    pub saves: bool,
    /// Whether `times.csv` is written. It differs from run to run, unlike the tests.
    pub test_times: bool,
    /// Shows the progress of the run.
    pub progress: Progress,
    /// Whose names and texts the files have.
    pub layout: Layout,
    /// Whether `run.istats` is written.
    pub istats: bool,
    /// The suite of tests for Test-Comp, if there is to be one.
    pub suite: Option<SuiteInfo>,
    /// What is also written of the findings, each once.
    pub formats: Vec<Format>,
    /// The exit status of Loam.
    pub exit_status: ExitStatus,
}

/// Finds the exit status of Loam from the results of a run.
pub struct ExitStatus(pub Box<dyn Fn(&Summary) -> u8 + Send>);

impl Default for ExitStatus {
    fn default() -> Self {
        Self(Box::new(|summary| u8::from(summary.found_bugs())))
    }
}

impl fmt::Debug for ExitStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExitStatus")
    }
}

/// The directory of a run, while the run goes on.
pub struct RunDirectory {
    path: PathBuf,
    info: RunInfo,
    program_output: ProgramOutput,
    test_times: bool,
    progress: Progress,
    time_series: TimeSeries,
    messages: Messages,
    warnings: Warnings,
    files: WholeFiles,
    tests: TestFiles,
    errors: Vec<FoundError>,
    early: BTreeMap<Early, u64>,
    /// The first write that failed. Exploration goes on; `finish` reports it.
    failure: Option<io::Error>,
    saves: bool,
    layout: Layout,
    istats: bool,
    suite: Option<SuiteInfo>,
    formats: Vec<Format>,
    exit_status: ExitStatus,
    origin: Origin,
}

/// What `discard` must undo.
#[derive(Default)]
struct Origin {
    made_directory: bool,
    link: Option<PathBuf>,
    earlier_link: Option<PathBuf>,
    /// The results of the run that is resumed.
    earlier: Option<Earlier>,
}

impl Origin {
    /// Removes the directory with everything in it, or empties it, and puts the link back. What does not work is left:
    /// whoever calls this has worse to tell.
    fn undo(&self, path: &Path) {
        if let Some(earlier) = &self.earlier {
            return earlier.put_back();
        }
        for entry in fs::read_dir(path).into_iter().flatten().flatten() {
            let _ = fs::remove_file(entry.path());
        }
        if self.made_directory {
            let _ = fs::remove_dir(path);
        }
        let is_ours =
            |link: &&PathBuf| fs::read_link(link).ok().as_deref() == path.file_name().map(Path::new);
        if let Some(link) = self.link.as_ref().filter(is_ours) {
            let _ = fs::remove_file(link);
            if let Some(earlier) = &self.earlier_link {
                let _ = std::os::unix::fs::symlink(earlier, link);
            }
        }
    }
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
        let (path, origin) = match options.resumed {
            Some(path) => {
                let earlier = Some(Earlier::put_aside(&path)?);
                (path, Origin { earlier, ..Origin::default() })
            }
            None => make_directory(options.out, options.parent, &options.layout)?,
        };
        let opened = Self::open(&path, &options.info);
        let (time_series, messages, warnings, mut files) = opened.inspect_err(|_| origin.undo(&path))?;
        if let Some(earlier) = &origin.earlier {
            // Files that cannot be read are written anew.
            let _ = files.take_over(earlier.directory(), "test");
        }
        Ok(Self {
            path,
            info: options.info,
            program_output: options.program_output,
            test_times: options.test_times,
            progress: options.progress,
            time_series,
            messages,
            warnings,
            files,
            tests: TestFiles::default(),
            errors: Vec::new(),
            early: BTreeMap::new(),
            failure: None,
            saves: options.saves,
            layout: options.layout,
            istats: options.istats,
            suite: options.suite,
            formats: options.formats,
            exit_status: options.exit_status,
            origin,
        })
    }

    fn open(path: &Path, info: &RunInfo) -> io::Result<(TimeSeries, Messages, Warnings, WholeFiles)> {
        let named = |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
        let open = || -> io::Result<_> {
            let files = WholeFiles::open(path)?;
            let time_series = TimeSeries::create(&path.join("run.stats")).map_err(stats_failed)?;
            let messages = Messages::create(path)?;
            let warnings = Warnings::create(path)?;
            if let Some(report) = info.points_to.as_ref().and_then(|points_to| points_to.report.as_ref()) {
                files.write("points-to.txt", report.as_bytes())?;
            }
            Ok((time_series, messages, warnings, files))
        };
        open().map_err(named)
    }

    /// The path of the directory.
    pub fn location(&self) -> &Path {
        &self.path
    }

    /// Keeps the program as it is executed.
    pub fn write_program(&mut self, bitcode: &[u8]) -> io::Result<()> {
        self.files.write("program.bc", bitcode)?;
        if let Some(suite) = &self.suite {
            self.files.write("metadata.xml", testcomp::metadata(suite).as_bytes())?;
        }
        let Layout::Klee(klee) = &self.layout else { return Ok(()) };
        if klee.writes_assembly {
            self.files.write("assembly.ll", klee.assembly.text.as_bytes())?;
        }
        if klee.writes_module {
            self.files.write("final.bc", bitcode)?;
        }
        Ok(())
    }

    /// Keeps a query that was answered wrongly; returns where.
    pub fn write_wrong_answer(&mut self, query: &str) -> io::Result<PathBuf> {
        const NAME: &str = "wrong-answer.smt2";
        self.files.write(NAME, query.as_bytes())?;
        Ok(self.path.join(NAME))
    }

    /// Removes the directory and puts the link back: for input that turns out to be bad.
    pub fn discard(self) {
        let Self { path, origin, time_series, .. } = self;
        drop(time_series);
        origin.undo(&path);
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
        self.tests.set_time(figures.cpu_time);
        self.number_tests(figures.jobs as usize);
        let added = self.time_series.add(figures).map_err(stats_failed);
        self.keep_failure(added);
        let written = self.files.write("coverage.info", coverage::lcov(lines).as_bytes());
        self.keep_failure(written);
        if self.istats {
            let written =
                self.files.write("run.istats", istats::render(&self.info.program, lines).as_bytes());
            self.keep_failure(written);
        }
        let written = self.files.write(tree::FILE, tree::render(self.tests.iter()).as_bytes());
        self.keep_failure(written);
        if self.test_times {
            let written = self.files.write("times.csv", self.tests.times().as_bytes());
            self.keep_failure(written);
        }
        if self.saves {
            let positions = earlier::positions(figures.saved_selections, self.tests.iter());
            let written = self.files.write(earlier::POSITIONS, positions.as_bytes());
            self.keep_failure(written);
        }
        let names: Vec<String> = (0..self.tests.len()).map(test_name).collect();
        let json = run_json(&self.record(status, figures, &names));
        let written = self.files.write("run.json", format!("{json:#}\n").as_bytes());
        self.keep_failure(written);
        let summary = self.summary(status, figures, lines, &names);
        if let Layout::Klee(klee) = &self.layout {
            let info = klee.info(&summary);
            let written = self.files.write("info", info.as_bytes());
            self.keep_failure(written);
        }
        self.finish_notes(&summary);
        self.write_findings(&summary);
        match (self.failure, &self.origin.earlier) {
            (Some(failure), _) => Err(failure),
            (None, Some(earlier)) => earlier.remove().map(|()| summary),
            (None, None) => Ok(summary),
        }
    }

    /// Writes what was found in the formats of other tools.
    fn write_findings(&mut self, summary: &Summary) {
        let exit_status = (self.exit_status.0)(summary);
        let root = SourceRoot::here();
        for format in std::mem::take(&mut self.formats) {
            let findings = Findings { info: &self.info, summary, exit_status, root: &root };
            let written = self.files.write(format.file(), format.render(&findings).as_bytes());
            self.keep_failure(written);
        }
    }

    /// Writes messages and warnings in their final order.
    fn finish_notes(&mut self, summary: &Summary) {
        let Self { messages, warnings, files, errors, tests, layout, .. } = self;
        let positions: Vec<&[u32]> = tests.iter().map(|test| &*test.position).collect();
        let bugs = errors.iter().map(|error| (positions[error.test].into(), error.message(layout)));
        let end = match layout {
            Layout::Loam => summary.record(),
            Layout::Klee(_) => KleeLayout::closing(summary),
        };
        let messages = messages.finish(files, bugs, &end);
        let warnings = warnings.finish(files);
        self.keep_failure(messages);
        self.keep_failure(warnings);
    }

    /// From here on the order in which things are found depends on the search.
    pub fn begin_run(&mut self) {
        self.warnings.begin();
    }

    fn record<'a>(&'a self, status: RunStatus, figures: &'a Figures, names: &'a [String]) -> RunRecord<'a> {
        let reported = |error: &'a FoundError| ReportedError {
            bug: &error.bug,
            test: &names[error.test],
            count: error.count.max(1),
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

    fn summary(
        &self,
        status: RunStatus,
        figures: &Figures,
        lines: &LineCoverage,
        names: &[String],
    ) -> Summary {
        let bug = |error: &FoundError| BugSummary {
            bug: error.bug.clone(),
            test: names[error.test].clone(),
            inputs: error.inputs.clone(),
            count: error.count.max(1),
        };
        Summary {
            status,
            program: self.info.program.clone(),
            directory: self.path.clone(),
            figures: figures.clone(),
            tests: self.count_tests(),
            bugs: self.errors.iter().map(bug).collect(),
            early: self.early.iter().map(|(why, &count)| (why.describe(), count)).collect(),
            never_entered: lines.functions_never_entered(),
            gaps: lines.gaps.clone(),
        }
    }

    fn count_tests(&self) -> u64 {
        self.tests.iter().filter(|test| test.has_inputs() && test.is_written()).count() as u64
    }

    /// Adds the results of one path under the next number.
    fn add_test(&mut self, path: FinishedPath, ending: TestEnding) -> io::Result<()> {
        let writes_output = self.writes_output(&path);
        let FinishedPath { position, ending: finished, found_by, test: inputs, stdout, stderr, conditions } =
            path;
        let mut replaced = None;
        let bug = match finished {
            FinishedAs::Error(bug) => Some(*bug),
            FinishedAs::EarlierError(index, bug) => {
                replaced = Some(index);
                Some(*bug)
            }
            FinishedAs::Exit(_)
            | FinishedAs::RepeatedError(_)
            | FinishedAs::Early(_)
            | FinishedAs::Silent => None,
        };
        let report = bug.as_ref().map(|bug| self.layout.report_suffix(bug).into_boxed_str());
        let mut test = Test::new(position, ending, report, found_by);
        if let Some(inputs) = &inputs {
            let arguments = [&[self.info.program.clone()][..], &self.info.arguments].concat();
            test.files.push((Suffix::Ktest, Ktest::new(arguments, inputs).to_bytes()));
            if self.suite.is_some() {
                let text = testcomp::test_case(inputs, bug.is_some());
                test.files.push((Suffix::TestComp, text.into_bytes()));
            }
        }
        let printed = [(Suffix::Stdout, stdout), (Suffix::Stderr, stderr)];
        test.files.extend(printed.into_iter().filter(|(_, bytes)| writes_output && !bytes.is_empty()));
        let conditions = conditions.into_iter();
        test.files
            .extend(conditions.map(|(language, text)| (Suffix::Condition(language), text.into_bytes())));
        match bug {
            Some(bug) => match replaced.filter(|&index| index < self.errors.len()) {
                Some(index) => self.replace_error(index, test, bug, inputs),
                None => self.add_error(test, bug, inputs, found_by),
            },
            None => self.tests.add(&self.files, test),
        }
    }

    fn add_error(
        &mut self,
        test: Test,
        bug: Bug,
        inputs: Option<TestCase>,
        found_by: FoundBy,
    ) -> io::Result<()> {
        // The path of a trial is a part of one that is still explored, and counted when it gets there.
        let count = u64::from(found_by == FoundBy::Path);
        let error = FoundError { bug, test: self.tests.len(), inputs, count };
        let (program, layout) = (&self.info.program, &self.layout);
        let written = self.tests.add_reported(&self.files, test, |name| error.report(layout, program, name));
        let message = error.message(layout);
        self.errors.push(error);
        let said = self.messages.add_for_now(&message);
        match (&self.layout, self.errors.last()) {
            (Layout::Loam, Some(error)) => self.progress.note(&Note::Bug(&error.bug)),
            (Layout::Klee(_) | Layout::Loam, _) => self.progress.note(&Note::Message(&message)),
        }
        written.and(said)
    }

    /// The test of an error gives way to one that comes earlier in the tree.
    fn replace_error(
        &mut self,
        index: usize,
        test: Test,
        bug: Bug,
        inputs: Option<TestCase>,
    ) -> io::Result<()> {
        let FoundError { test: before, count, .. } = self.errors[index];
        let error = FoundError { bug, test: self.tests.len(), inputs, count: count + 1 };
        let (program, layout) = (&self.info.program, &self.layout);
        self.tests.add_reported(&self.files, test, |name| error.report(layout, program, name))?;
        self.errors[index] = error;
        self.tests.drop_test(&self.files, before)
    }

    fn number_tests(&mut self, jobs: usize) {
        let Self { tests, files, errors, info, layout, .. } = self;
        let error_of: BTreeMap<usize, &FoundError> = errors.iter().map(|error| (error.test, error)).collect();
        let report = |test: usize, name: &str| error_of[&test].report(layout, &info.program, name);
        let (new_index, placed) = tests.number(files, jobs, report);
        for error in errors.iter_mut() {
            error.test = new_index[error.test];
        }
        errors.sort_by_key(|error| error.test);
        self.keep_failure(placed);
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
            let problem = format!("cannot write to {}: {error}", self.path.display());
            self.progress.note(&Note::Problem(&problem));
            self.failure = Some(error);
        }
    }

    fn add_path(&mut self, path: FinishedPath) -> io::Result<()> {
        let (ending, numbered) = match &path.ending {
            FinishedAs::Exit(code) => (TestEnding::Exit(*code), path.test.is_some()),
            FinishedAs::Error(_) | FinishedAs::EarlierError(..) => (TestEnding::Error, true),
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
        if numbered { self.add_test(path, ending) } else { Ok(()) }
    }
}

impl FoundError {
    /// The line in `messages.txt`.
    fn message(&self, layout: &Layout) -> String {
        match layout {
            Layout::Klee(klee) => klee.message(&self.bug),
            Layout::Loam => lines::human(&self.bug),
        }
    }

    fn report(&self, layout: &Layout, program: &str, test: &str) -> String {
        let around = Surroundings { program, test, inputs: self.inputs.as_ref(), reached: self.count.max(1) };
        layout.report(&self.bug, &around)
    }
}

impl Found for RunDirectory {
    fn path(&mut self, path: FinishedPath) {
        let result = self.add_path(path);
        self.keep_failure(result);
    }

    fn warning(&mut self, message: &str) {
        let added = self.warnings.add(message);
        let is_shown = match &self.layout {
            Layout::Loam => true,
            Layout::Klee(klee) => !klee.quiet_warnings,
        };
        if is_shown && *added.as_ref().unwrap_or(&true) {
            self.progress.note(&Note::Warning(message));
        }
        self.keep_failure(added.map(|_| ()));
    }

    fn message(&mut self, position: &[u32], message: &str) {
        let result = self.messages.add(position, message);
        self.keep_failure(result);
        self.progress.note(&Note::Message(message));
    }

    fn printed(&mut self, stream: u8, bytes: &[u8]) {
        let result = self.progress.program_output(stream, bytes);
        self.keep_failure(result);
    }

    fn drop_trials(&mut self) {
        self.tests.drop_trials();
    }

    fn keep_tests(&mut self, position: &[u32]) -> u64 {
        let tests = self.origin.earlier.as_mut().map(|earlier| earlier.tests_below(position));
        let tests = tests.unwrap_or_default();
        let count = tests.len() as u64;
        for test in tests {
            let added = self.tests.add(&self.files, test);
            self.keep_failure(added);
        }
        count
    }

    fn progress(&mut self, figures: &Figures) {
        let result = self.time_series.tick(figures).map_err(stats_failed);
        self.keep_failure(result);
        self.tests.set_time(figures.cpu_time);
        let most = figures.cpu_time.as_secs_f64() * TESTS_PER_SECOND;
        let result = self.tests.write_some(&self.files, most as u64);
        self.keep_failure(result);
        self.progress.update(figures);
    }
}

fn stats_failed(error: rusqlite::Error) -> io::Error {
    io::Error::other(format!("run.stats: {error}"))
}

/// A path without a fork whose test holds no input.
fn nothing_is_symbolic(path: &FinishedPath) -> bool {
    match &path.test {
        Some(test) => test.objects.is_empty(),
        None => path.position.is_empty(),
    }
}

fn make_directory(
    out: Option<PathBuf>,
    parent: Option<PathBuf>,
    layout: &Layout,
) -> io::Result<(PathBuf, Origin)> {
    match out {
        Some(path) => {
            let made_directory = make_named(&path)?;
            Ok((path, Origin { made_directory, ..Origin::default() }))
        }
        None => {
            let (start, last) = layout.directory();
            let path = make_next(&parent.unwrap_or_default(), start)?;
            let link = path.with_file_name(last);
            let earlier_link = fs::read_link(&link).ok();
            let linked = point_link(&link, &path);
            // Without a link the results are as good.
            let link = linked.unwrap_or(false).then_some(link);
            Ok((path, Origin { made_directory: true, link, earlier_link, earlier: None }))
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
fn make_next(parent: &Path, start: &str) -> io::Result<PathBuf> {
    for number in 0_u64.. {
        let path = parent.join(format!("{start}{number}"));
        match fs::create_dir(&path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(io::Error::new(error.kind(), format!("{}: {error}", path.display()))),
            Ok(()) => return Ok(path),
        }
    }
    unreachable!("numbers do not run out")
}

/// Whether the link is ours to set: something else of that name is left alone. At any moment there is a link, to this run
/// or to an earlier one, also when two runs start at once.
fn point_link(link: &Path, to: &Path) -> io::Result<bool> {
    if fs::symlink_metadata(link).is_ok_and(|metadata| !metadata.is_symlink()) {
        return Ok(false);
    }
    let target = to.file_name().expect("the directory has a name");
    let aside = link.with_file_name(format!(".last-{}", target.display()));
    // One of a run that was killed here.
    let _ = fs::remove_file(&aside);
    std::os::unix::fs::symlink(target, &aside)?;
    fs::rename(&aside, link).inspect_err(|_| drop(fs::remove_file(&aside)))?;
    Ok(true)
}
