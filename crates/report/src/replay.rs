//! Runs tests natively: the program is compiled with the replay library and run on each test, and its ending is
//! compared with the one that Loam's run expects.
//!
//! This checks all of Loam: a path that Loam found satisfiable must be possible natively, and end the same way.

use crate::assets;
use crate::busy;
use crate::ktest::Ktest;
use crate::stage::Stage;
use loam_base::files;
use loam_native::{Isolation, with_usual_signals};
use loam_state::{ErrorKind, LoopClass};
use serde_json::Value;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread::{JoinHandle, sleep};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Exit statuses of runtime/replay.c, and the one given to sanitizers.
mod status {
    pub const REPORTED: i32 = 96;
    pub const DIVERGED: i32 = 97;
    pub const ASSUMPTION: i32 = 98;
    pub const SANITIZER: i32 = 99;
}

const SIGFPE: i32 = 8;
const SIGABRT: i32 = 6;
const SIGSEGV: i32 = 11;
const SIGBUS: i32 = 7;

/// The options of a replay.
#[derive(Clone, Debug)]
pub struct ReplayOptions {
    /// The sanitizers to build with, or with which the program was built.
    pub sanitizers: Sanitizers,
    /// The time limit of one test.
    pub time_limit: Duration,
    /// Further options for the compiler: `-D…`, `-l…`.
    pub compiler_arguments: Vec<String>,
    /// Whether tests are run in isolation.
    pub isolation: Isolate,
    /// The directory, which exists, for the coverage profile of each test: for a program with clang's
    /// instrumentation.
    pub profiles: Option<PathBuf>,
}

/// The sanitizers of a native program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sanitizers {
    /// None.
    #[default]
    None,
    /// The address sanitizer.
    Address,
    /// The sanitizer for undefined behaviour too.
    AddressAndUndefined,
}

/// Whether tests are run in isolation, where they cannot harm the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Isolate {
    /// In isolation if the machine allows it.
    #[default]
    WherePossible,
    /// In isolation, or not at all.
    Always,
    /// Without isolation.
    Never,
}

impl Default for ReplayOptions {
    fn default() -> Self {
        Self {
            sanitizers: Sanitizers::None,
            time_limit: Duration::from_secs(10),
            compiler_arguments: Vec::new(),
            isolation: Isolate::default(),
            profiles: None,
        }
    }
}

/// The program, compiled to replay tests.
pub struct NativeProgram {
    directory: TempDir,
    executable: PathBuf,
    options: ReplayOptions,
    /// The sandbox; the error is the reason why there is none.
    isolation: Result<Isolation, String>,
    expectations: Mutex<Expectations>,
}

/// How a native run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NativeEnding {
    /// By itself, with this status.
    Exit(i32),
    /// By a signal.
    Signal(i32),
    /// The sanitizer stopped it; its complaint.
    Sanitizer(String),
    /// `klee_report_error`.
    Reported(String),
    /// It requested other inputs than the test has.
    Diverged(String),
    /// An assumption (`klee_assume`) failed.
    AssumptionFailed,
    /// The time limit.
    TimedOut,
    /// It was still running after so much processor time that it should be in an infinite loop.
    Computing,
}

/// The ending that the run which wrote the test expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The program exits with this status.
    Exit(i32),
    /// It fails in this way.
    Error(ErrorKind),
    /// It never stops, and computes.
    InfiniteLoop,
    /// No ending: the path was terminated early.
    Anything,
}

/// Whether a native run ended as expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreement {
    /// It ended as expected.
    Agrees,
    /// The error did not show. Natively this kind of error need not show; a sanitizer may find it.
    NotVisible,
    /// It ended otherwise.
    Disagrees,
    /// The test cannot be repeated natively, and why.
    Unrepeatable(&'static str),
}

/// A test, replayed.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// What was expected.
    pub expected: Expected,
    /// What happened.
    pub ending: NativeEnding,
    /// Whether they agree.
    pub agreement: Agreement,
    /// What the program printed.
    pub stdout: Vec<u8>,
    /// What it printed on standard error, with the complaint of a sanitizer.
    pub stderr: Vec<u8>,
}

impl NativeProgram {
    /// Compiles `source` (C, C++, bitcode or LLVM text), or takes it as it is if it is a program that was built with the
    /// replay library already. The error is what to tell the user.
    pub fn build(source: &Path, options: ReplayOptions) -> Result<Self, String> {
        if is_program(source) {
            if options.sanitizers != Sanitizers::None || !options.compiler_arguments.is_empty() {
                return Err(format!(
                    "{}: it is compiled already, no option can change that",
                    source.display()
                ));
            }
            return Self::built(source, options);
        }
        let driver = driver_for(source)?;
        if driver == Driver::Rustc && options.sanitizers != Sanitizers::None {
            return Err(format!("{}: Rust programs cannot be replayed with sanitizers", source.display()));
        }
        files::open(source).map_err(|error| format!("{}: {error}", source.display()))?;
        let program = Self::empty(options)?;
        let directory = program.directory.path();
        assets::write_to(directory, &[assets::HEADERS, assets::REPLAY, assets::RUST])
            .map_err(|error| format!("{}: {error}", directory.display()))?;
        program.compile_library()?;
        match driver {
            Driver::Rustc => program.compile_crate(source)?,
            Driver::Clang(command) => program.compile_program(command, source)?,
        }
        Ok(program)
    }

    /// A program that was built with the replay library, and with the sanitizers that the options name.
    pub fn built(executable: &Path, options: ReplayOptions) -> Result<Self, String> {
        let mut program = Self::empty(options)?;
        program.executable = std::path::absolute(executable).unwrap_or(executable.to_owned());
        Ok(program)
    }

    /// Makes the directory for the program and its tests.
    fn empty(options: ReplayOptions) -> Result<Self, String> {
        let directory = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
        let mut isolation = match options.isolation {
            Isolate::Never => Err("it is switched off".to_owned()),
            Isolate::WherePossible | Isolate::Always => {
                Isolation::prepare(&directory.path().join("isolation"))
            }
        };
        if let (Err(why), Isolate::Always) = (&isolation, options.isolation) {
            return Err(format!("tests cannot be run in isolation: {why}"));
        }
        if let (Ok(isolation), Some(profiles)) = (&mut isolation, &options.profiles) {
            isolation.share(profiles).map_err(|error| format!("{}: {error}", profiles.display()))?;
        }
        let executable = directory.path().join("program");
        Ok(Self { directory, executable, options, isolation, expectations: Mutex::default() })
    }

    /// Why tests are run without isolation, if they are.
    pub fn not_isolated(&self) -> Option<&str> {
        self.isolation.as_ref().err().map(String::as_str)
    }

    /// Compiles with the checks that `loam run` has on, and otherwise for speed.
    fn compile_crate(&self, source: &Path) -> Result<(), String> {
        let library = self.path("libloam.rlib");
        let flags =
            ["-Copt-level=1", "-Cpanic=abort", "-Coverflow-checks=on", "-Cdebug-assertions=on", "-Awarnings"];
        let mut rustc = Command::new(RUSTC);
        rustc
            .args(flags)
            .args(["--edition=2021", "--crate-type=rlib", "--crate-name=loam", "-o"])
            .arg(&library);
        compile(rustc.arg(self.path("rust/loam/src/lib.rs")))?;
        let mut rustc = Command::new(RUSTC);
        let arguments = &self.options.compiler_arguments;
        if !arguments.iter().any(|argument| argument.starts_with("--edition")) {
            rustc.arg("--edition=2024");
        }
        rustc.args(flags).arg("--extern").arg(format!("loam={}", library.display()));
        rustc.arg(format!("-Clink-arg={}", self.path("replay.o").display())).arg("-o").arg(self.executable());
        compile(rustc.args(arguments).arg(source))
    }

    fn compile_library(&self) -> Result<(), String> {
        let mut clang = Command::new("clang-22");
        clang.args(["-c", "-O1", "-o"]).arg(self.path("replay.o")).arg("-I").arg(self.path("include"));
        clang.args(self.narrow_flags()).arg(self.path("runtime/replay.c"));
        compile(&mut clang).map_err(|why| self.with_packages(why))
    }

    /// The flags for a program of 32 bits. Floats are computed as in Loam, in their own types.
    fn narrow_flags(&self) -> &'static [&'static str] {
        let is_narrow = self.options.compiler_arguments.iter().any(|argument| argument == "-m32");
        if is_narrow { &["-m32", "-msse2"] } else { &[] }
    }

    /// What to do if a program of 32 bits cannot be built on this machine.
    fn with_packages(&self, why: String) -> String {
        match self.narrow_flags() {
            [] => why,
            _ => {
                format!("{why} (programs of 32 bits need a C library for 32 bits: the package gcc-multilib)")
            }
        }
    }

    fn compile_program(&self, driver: &str, source: &Path) -> Result<(), String> {
        // The library of C++ may be missing for 32 bits; Loam explores no program that needs it.
        let is_narrow_bitcode = !self.narrow_flags().is_empty()
            && source.extension().is_some_and(|name| name == "bc" || name == "ll");
        let mut clang = Command::new(if is_narrow_bitcode { "clang-22" } else { driver });
        clang.args(["-g", "-O0", "-w", "-o"]).arg(self.executable()).arg("-I").arg(self.path("include"));
        clang.args(match self.options.sanitizers {
            Sanitizers::None => &[][..],
            Sanitizers::Address => &["-fsanitize=address"],
            Sanitizers::AddressAndUndefined => &["-fsanitize=address,undefined", "-fno-sanitize-recover=all"],
        });
        clang.args(self.narrow_flags()).arg(source).arg(self.path("replay.o")).args(["-lm", "-lpthread"]);
        compile(clang.args(&self.options.compiler_arguments)).map_err(|why| self.with_packages(why))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    /// The executable; it reads the test that KTEST_FILE names.
    pub fn executable(&self) -> PathBuf {
        self.executable.clone()
    }

    /// Runs a test in a new directory and compares the endings.
    pub fn replay(&self, test: &Path) -> io::Result<Replayed> {
        let (expected, surroundings) = self.expected(test);
        let stage = Ktest::read(test).map_err(io::Error::other)?;
        let stage = Stage::of(&stage).map_err(io::Error::other)?;
        // The parent directory is new too, because the program may list it.
        let around = TempDir::new()?;
        let work = around.path().join("work");
        std::fs::create_dir(&work)?;
        // Other tests may run at the same time.
        let inputs = TempDir::new_in(self.directory.path())?;
        let (ktest, stdin) = (inputs.path().join("test.ktest"), inputs.path().join("stdin"));
        std::fs::write(&ktest, stage.rest.to_bytes())?;
        std::fs::write(&stdin, &stage.input)?;
        prepare(&stage, &surroundings, &work)?;
        let leaks = u8::from(expected == Expected::Error(ErrorKind::Leak));
        // As without sanitizers, `malloc` returns null if there is no memory. The first complaint ends the run, however the
        // program was built.
        let sanitizer = format!(
            "exitcode={}:detect_leaks={leaks}:allocator_may_return_null=1:halt_on_error=1",
            status::SANITIZER
        );
        let mut command = Command::new(self.executable());
        let (name, arguments) = stage.arguments.split_first().expect("the program's name comes first");
        // The environment of Loam is not passed on: the program was explored with another one.
        command.env_clear().current_dir(&work).arg0(name).args(arguments);
        command.stdin(File::open(stdin)?);
        command.envs(surroundings.variables).envs(stage.variables.iter().cloned());
        command.env("KTEST_FILE", ktest).env("ASAN_OPTIONS", &sanitizer).env("UBSAN_OPTIONS", &sanitizer);
        command.envs(self.profile_of(test).map(|profile| ("LLVM_PROFILE_FILE", profile)));
        let (ended, stdout, stderr) = self.run(&mut command, around.path(), expected)?;
        let ending = ended.map_or_else(|unended| unended, |status| ending_of(status, &stderr));
        let agreement = match stage.unrepeatable {
            Some(why) => Agreement::Unrepeatable(why),
            None => compare(expected, &ending, self.options.sanitizers),
        };
        Ok(Replayed { expected, ending, agreement, stdout, stderr })
    }

    /// The file for the coverage profile of a test, as the instrumentation's runtime takes it. With `%c` counters are
    /// in the file from the beginning, so a test that crashes or is killed has a profile too.
    fn profile_of(&self, test: &Path) -> Option<OsString> {
        let directory = std::path::absolute(self.options.profiles.as_ref()?).ok()?;
        let mut profile = directory.join(test.file_stem()?).into_os_string();
        profile.push("%c.profraw");
        Some(profile)
    }

    /// The expected ending of a test, and what is around the program.
    fn expected(&self, test: &Path) -> (Expected, Surroundings) {
        let mut expectations = self.expectations.lock().unwrap_or_else(PoisonError::into_inner);
        let expected = expectations.of(test);
        (expected, Surroundings { variables: expectations.variables(), files: expectations.files() })
    }

    /// Runs the program; the status is an error if the program was stopped. Output goes through pipes, as in the exploration; output
    /// beyond the limit is read and dropped, so that no pipe fills up. `own` is the directory of this run.
    fn run(&self, command: &mut Command, own: &Path, expected: Expected) -> io::Result<Ran> {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        // A new process group: processes that the program starts are killed with it.
        with_usual_signals(command.process_group(0));
        let mut child = match &self.isolation {
            Ok(isolation) => isolation.spawn(command, own)?,
            Err(_) => command.spawn()?,
        };
        let stdout = collect(child.stdout.take());
        let stderr = collect(child.stderr.take());
        let start = Instant::now();
        let mut pause = Duration::from_micros(200);
        let limit = match expected {
            // Waiting for longer proves no more.
            Expected::Error(ErrorKind::Liveness) => self.options.time_limit.min(busy::ENOUGH),
            Expected::Exit(_) | Expected::Error(_) | Expected::InfiniteLoop | Expected::Anything => {
                self.options.time_limit
            }
        };
        let mut looked = start;
        let ended = loop {
            if let Some(status) = child.try_wait()? {
                break Ok(status);
            }
            let mut unended = (start.elapsed() >= limit).then_some(NativeEnding::TimedOut);
            if expected == Expected::InfiniteLoop && (looked.elapsed() >= LOOK_EVERY || unended.is_some()) {
                looked = Instant::now();
                let most = busy::ENOUGH.min(limit / 2);
                if busy::processor_time(child.id()) >= most {
                    unended = Some(NativeEnding::Computing);
                }
            }
            if let Some(unended) = unended {
                let group = format!("-{}", child.id());
                Command::new("kill").args(["-KILL", "--", &group]).status()?;
                child.wait()?;
                break Err(unended);
            }
            sleep(pause);
            // Short sleeps first: most tests take milliseconds.
            pause = (pause * 5 / 4).min(Duration::from_millis(20));
        };
        Ok((ended, stdout.join().unwrap_or_default(), stderr.join().unwrap_or_default()))
    }
}

/// What a run was given beside its test.
struct Surroundings {
    /// Variables of the environment.
    variables: Vec<(String, String)>,
    /// Files below its working directory, and their paths on the host.
    files: Vec<(PathBuf, PathBuf)>,
}

/// Writes the files of a test.
fn prepare(stage: &Stage, surroundings: &Surroundings, work: &Path) -> io::Result<()> {
    for (path, source) in &surroundings.files {
        copy_all(source, &work.join(path))?;
    }
    for (name, content) in &stage.files {
        std::fs::write(work.join(name), content)?;
    }
    Ok(())
}

/// How a run ended, or why it was stopped; what it wrote to standard output and standard error.
type Ran = (Result<ExitStatus, NativeEnding>, Vec<u8>, Vec<u8>);

/// How often the processor time of a program is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// Most bytes of output that are kept.
const MOST_OUTPUT: usize = 1 << 20;

/// Reads a pipe to its end.
fn collect(pipe: Option<impl Read + Send + 'static>) -> JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let (mut kept, mut buffer) = (Vec::new(), [0; 1 << 14]);
        let Some(mut pipe) = pipe else { return kept };
        // A pipe that cannot be read ends here.
        while let Ok(length @ 1..) = pipe.read(&mut buffer) {
            let room = MOST_OUTPUT - kept.len();
            kept.extend_from_slice(&buffer[..length.min(room)]);
        }
        kept
    })
}

/// Copies a file, or a directory with its contents; links to directories are copied as links. Pipes are left out, because
/// reading one would wait.
fn copy_all(from: &Path, to: &Path) -> io::Result<()> {
    if !from.is_dir() {
        if !from.is_file() {
            return Ok(());
        }
        if let Some(parent) = to.parent() {
            std::fs::create_dir_all(parent)?;
        }
        return std::fs::copy(from, to).map(|_| ());
    }
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        match entry.file_type()?.is_symlink() && source.is_dir() {
            true => std::os::unix::fs::symlink(std::fs::read_link(&source)?, target)?,
            false => copy_all(&source, &target)?,
        }
    }
    Ok(())
}

impl std::fmt::Display for NativeEnding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Exit(code) => write!(f, "exit status {code}"),
            Self::Signal(signal) => write!(f, "signal {signal} ({})", signal_name(*signal)),
            Self::Sanitizer(complaint) => write!(f, "sanitizer: {complaint}"),
            Self::Reported(line) | Self::Diverged(line) => write!(f, "{line}"),
            Self::AssumptionFailed => write!(f, "an assumption of the program does not hold"),
            Self::TimedOut => write!(f, "still running at the time limit"),
            Self::Computing => write!(f, "still computing after {} s", busy::ENOUGH.as_secs()),
        }
    }
}

impl std::fmt::Display for Expected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Exit(code) => write!(f, "exit status {code}"),
            Self::Error(kind) => write!(f, "{} ({})", kind.title(), kind.suffix()),
            Self::InfiniteLoop => write!(f, "an infinite loop (liveness)"),
            Self::Anything => write!(f, "nothing in particular"),
        }
    }
}

/// Whether a file is an ELF program.
fn is_program(path: &Path) -> bool {
    let mut start = [0; 4];
    files::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *b"\x7FELF"
}

/// The compiler of Rust programs.
const RUSTC: &str = "rustc";

/// The compiler of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Driver {
    /// This command of clang.
    Clang(&'static str),
    /// Rust's compiler.
    Rustc,
}

fn driver_for(source: &Path) -> Result<Driver, String> {
    match source.extension().and_then(|extension| extension.to_str()) {
        Some("c") => Ok(Driver::Clang("clang-22")),
        Some("rs") => Ok(Driver::Rustc),
        // Bitcode may come from C++; linking its library does no harm to C.
        Some("cc" | "cpp" | "cxx" | "C" | "bc" | "ll") => Ok(Driver::Clang("clang++-22")),
        _ => Err(format!(
            "{}: cannot be replayed; a .c, .cc, .rs, .bc or .ll file can, and what loam cc built",
            source.display()
        )),
    }
}

fn compile(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    let first = complaint.lines().find(|line| line.contains("error")).or(complaint.lines().next());
    Err(format!(
        "the program does not compile natively: {}",
        first.unwrap_or("the compiler does not say why")
    ))
}

/// The endings that runs expect of their tests. Keeps the figures of the last run, because a run may have very many tests.
#[derive(Debug, Default)]
pub struct Expectations {
    directory: PathBuf,
    figures: Option<Value>,
}

impl Expectations {
    /// Variables of the environment that the run was given.
    fn variables(&self) -> Vec<(String, String)> {
        let pair = |text: &str| text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        self.texts("environment").into_iter().filter_map(pair).collect()
    }

    /// Files that the run was given below its working directory, and their paths on the host.
    fn files(&self) -> Vec<(PathBuf, PathBuf)> {
        let relative = |text: &str| Path::new(text).is_relative().then(|| PathBuf::from(text));
        let files = self.texts("files").into_iter().filter_map(relative);
        files.map(|path| (path.clone(), path)).filter(|(_, source)| source.exists()).collect()
    }

    fn texts(&self, key: &str) -> Vec<&str> {
        let list = self.figures.as_ref().and_then(|figures| figures[key].as_array());
        list.into_iter().flatten().filter_map(Value::as_str).collect()
    }

    /// Reads the expected ending from the report beside the test, or from the figures of the run.
    pub fn of(&mut self, test: &Path) -> Expected {
        let directory = test.parent().unwrap_or(Path::new(""));
        if self.figures.is_none() || self.directory != directory {
            let text = files::read_text(&directory.join("run.json")).unwrap_or_default();
            *self = Self { directory: directory.into(), figures: serde_json::from_str(&text).ok() };
        }
        let Some(name) = test.file_stem().and_then(|name| name.to_str()) else {
            return Expected::Anything;
        };
        if let Some(kind) = self.figures.as_ref().and_then(|figures| recorded_error(figures, name))
            && kind != ErrorKind::Liveness
        {
            return Expected::Error(kind);
        }
        for (kind, suffix, _) in ErrorKind::TABLE {
            let report = directory.join(format!("{name}.{suffix}.err"));
            if report.exists() {
                return if is_busy(*kind, &report) { Expected::InfiniteLoop } else { Expected::Error(*kind) };
            }
        }
        self.figures.as_ref().map_or(Expected::Anything, |figures| expected_exit(figures, name))
    }
}

/// The kind of the error of a test, as the figures of its run have it: names of reports may be another tool's.
fn recorded_error(figures: &Value, name: &str) -> Option<ErrorKind> {
    let errors = figures["errors"].as_array()?;
    let found = errors.iter().find(|error| error["test"] == name)?;
    ErrorKind::by_suffix(found["kind"].as_str()?)
}

/// Whether a report is about a loop that uses the processor all the time.
fn is_busy(kind: ErrorKind, report: &Path) -> bool {
    kind == ErrorKind::Liveness
        && files::read_text(report).is_ok_and(|text| {
            let class = text.lines().find_map(|line| line.trim().strip_prefix(LoopClass::LABEL));
            class.and_then(LoopClass::by_name).is_some_and(LoopClass::computes)
        })
}

fn expected_exit(figures: &Value, name: &str) -> Expected {
    let early = figures["tests_early"].as_array().is_some_and(|tests| tests.iter().any(|test| test == name));
    if early {
        return Expected::Anything;
    }
    let code = figures["tests_exit"][name].as_i64().unwrap_or(0);
    // The system passes on the low 8 bits of an exit status.
    Expected::Exit((code & 0xff) as i32)
}

fn ending_of(status: ExitStatus, stderr: &[u8]) -> NativeEnding {
    let stderr = String::from_utf8_lossy(stderr);
    match (status.code(), status.signal()) {
        (Some(status::REPORTED), _) => NativeEnding::Reported(own_line(&stderr)),
        (Some(status::DIVERGED), _) => NativeEnding::Diverged(own_line(&stderr)),
        (Some(status::ASSUMPTION), _) => NativeEnding::AssumptionFailed,
        (Some(status::SANITIZER), _) => NativeEnding::Sanitizer(complaint(&stderr)),
        (Some(code), _) => NativeEnding::Exit(code),
        (None, signal) => NativeEnding::Signal(signal.unwrap_or(0)),
    }
}

/// The last message of runtime/replay.c.
fn own_line(stderr: &str) -> String {
    let line = stderr.lines().rev().find_map(|line| line.strip_prefix("loam replay: "));
    line.unwrap_or("no reason given").to_string()
}

fn complaint(stderr: &str) -> String {
    let marks = ["Sanitizer: ", "runtime error: "];
    let line = stderr.lines().find_map(|line| marks.iter().find_map(|mark| Some(line.split_once(mark)?.1)));
    let line = line.unwrap_or("no complaint found");
    // Addresses differ from run to run: they are left out.
    let end = [" on address ", " on unknown address "]
        .iter()
        .find_map(|mark| line.find(mark))
        .unwrap_or(line.len());
    line[..end].to_string()
}

/// The rules of agreement between the expected ending and the native one.
fn compare(expected: Expected, ending: &NativeEnding, sanitizers: Sanitizers) -> Agreement {
    use Agreement::{Agrees, Disagrees, NotVisible};
    // An unsatisfiable assumption is reported as an error of the program; natively the assumption fails.
    let assumption_was_reported = expected == Expected::Error(ErrorKind::User);
    match ending {
        NativeEnding::Diverged(_) => return Disagrees,
        NativeEnding::AssumptionFailed if !assumption_was_reported => return Disagrees,
        _ => {}
    }
    let agrees = |holds| if holds { Agrees } else { Disagrees };
    match expected {
        Expected::Anything => Agrees,
        // The exit status of a path that a signal ended is that of a shell: 128 + signal.
        Expected::Exit(code) => match ending {
            NativeEnding::Exit(status) => agrees(*status == code),
            NativeEnding::Signal(signal) => agrees(128 + signal == code),
            _ => Disagrees,
        },
        Expected::InfiniteLoop => agrees(*ending == NativeEnding::Computing),
        Expected::Error(kind) if shows(kind, ending) => Agrees,
        Expected::Error(kind) => agrees_unseen(kind, ending, sanitizers).map_or(Disagrees, |()| NotVisible),
    }
}

/// Whether the ending is how this kind of error shows natively.
fn shows(kind: ErrorKind, ending: &NativeEnding) -> bool {
    let sanitizer = matches!(ending, NativeEnding::Sanitizer(complaint) if proves(complaint, kind));
    let crash = sanitizer || matches!(ending, NativeEnding::Signal(SIGSEGV | SIGBUS | SIGABRT));
    match kind {
        ErrorKind::Assert => *ending == NativeEnding::Signal(SIGABRT),
        ErrorKind::Abort => sanitizer || matches!(ending, NativeEnding::Signal(_)),
        ErrorKind::Pointer | ErrorKind::Free | ErrorKind::UseAfterFree | ErrorKind::Null => crash,
        ErrorKind::ReadOnly | ErrorKind::Stack => crash,
        ErrorKind::Uninitialised | ErrorKind::Leak => sanitizer,
        ErrorKind::Overshift | ErrorKind::Overflow => sanitizer,
        ErrorKind::Division => sanitizer || *ending == NativeEnding::Signal(SIGFPE),
        ErrorKind::Liveness => *ending == NativeEnding::TimedOut,
        ErrorKind::User => matches!(ending, NativeEnding::Reported(_) | NativeEnding::AssumptionFailed),
        ErrorKind::External | ErrorKind::Unsupported | ErrorKind::Model => true,
    }
}

/// Complaints of sanitizers about errors other than memory accesses, and the kinds that they prove. A complaint of a kind that
/// Loam does not report proves none.
const COMPLAINTS: &[(&str, &[ErrorKind])] = &[
    ("division by zero", &[ErrorKind::Division]),
    ("FPE", &[ErrorKind::Division, ErrorKind::Overflow]),
    ("shift exponent", &[ErrorKind::Overshift]),
    ("left shift of", &[ErrorKind::Overflow]),
    (" overflowed to 0x", &[ErrorKind::Pointer]),
    ("cannot be represented", &[ErrorKind::Overflow]),
    ("outside the range of representable values", &[ErrorKind::Overflow]),
    ("detected memory leaks", &[ErrorKind::Leak]),
    ("use-of-uninitialized-value", &[ErrorKind::Uninitialised]),
    ("unreachable program point", &[ErrorKind::Abort]),
    ("end of a value-returning function", &[ErrorKind::Abort]),
    ("ILL", &[ErrorKind::Abort]),
    ("TRAP", &[ErrorKind::Abort]),
    ("not a valid value", &[]),
    ("variable length array bound", &[]),
];

/// Whether a sanitizer's complaint is about this kind of error. A wrong access to memory may have another kind natively: an access
/// behind its object may hit a freed object.
fn proves(complaint: &str, kind: ErrorKind) -> bool {
    match COMPLAINTS.iter().find(|(text, _)| complaint.contains(text)) {
        Some((_, proved)) => proved.contains(&kind),
        None => matches!(
            kind,
            ErrorKind::Pointer
                | ErrorKind::Free
                | ErrorKind::UseAfterFree
                | ErrorKind::Null
                | ErrorKind::ReadOnly
                | ErrorKind::Stack
        ),
    }
}

/// `Some` if this kind of error may stay undetected natively: neither the machine nor the sanitizers in use check it.
fn agrees_unseen(kind: ErrorKind, ending: &NativeEnding, sanitizers: Sanitizers) -> Option<()> {
    let went_on = match ending {
        NativeEnding::Exit(_) | NativeEnding::Signal(_) => true,
        NativeEnding::TimedOut | NativeEnding::Computing => true,
        // Uninitialised memory may have had any value natively.
        NativeEnding::Sanitizer(_) => kind == ErrorKind::Uninitialised,
        NativeEnding::Reported(_) | NativeEnding::Diverged(_) | NativeEnding::AssumptionFailed => false,
    };
    let unchecked = match kind {
        ErrorKind::Uninitialised | ErrorKind::Leak => true,
        // The address sanitizer detects accesses outside of all objects, not accesses to another object.
        ErrorKind::Pointer => sanitizers != Sanitizers::AddressAndUndefined,
        ErrorKind::Free | ErrorKind::UseAfterFree => sanitizers == Sanitizers::None,
        ErrorKind::Null | ErrorKind::ReadOnly | ErrorKind::Stack => sanitizers == Sanitizers::None,
        ErrorKind::Overshift | ErrorKind::Overflow => sanitizers != Sanitizers::AddressAndUndefined,
        ErrorKind::Assert | ErrorKind::Abort | ErrorKind::Division | ErrorKind::User => false,
        ErrorKind::Liveness | ErrorKind::External | ErrorKind::Unsupported | ErrorKind::Model => false,
    };
    (went_on && unchecked).then_some(())
}

fn signal_name(signal: i32) -> &'static str {
    match signal {
        2 => "interrupt",
        4 => "illegal instruction",
        5 => "trap",
        SIGABRT => "abort",
        SIGBUS => "bus error",
        SIGFPE => "arithmetic error",
        9 => "killed",
        SIGSEGV => "segmentation fault",
        _ => "signal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_of_error_agrees_with_how_it_shows() {
        use Agreement::{Agrees, Disagrees, NotVisible};
        let exit = NativeEnding::Exit(0);
        let error = Expected::Error;
        let (none, address, all) = (Sanitizers::None, Sanitizers::Address, Sanitizers::AddressAndUndefined);
        for (expected, ending, sanitizers, agreement) in [
            (Expected::Exit(0), exit.clone(), none, Agrees),
            (Expected::Exit(3), exit.clone(), none, Disagrees),
            (Expected::Exit(0), NativeEnding::Signal(SIGSEGV), none, Disagrees),
            (Expected::Anything, NativeEnding::TimedOut, none, Agrees),
            (Expected::Anything, NativeEnding::AssumptionFailed, none, Disagrees),
            (error(ErrorKind::Assert), NativeEnding::Signal(SIGABRT), none, Agrees),
            (error(ErrorKind::Assert), exit.clone(), none, Disagrees),
            (error(ErrorKind::Pointer), exit.clone(), none, NotVisible),
            (error(ErrorKind::Pointer), exit.clone(), all, Disagrees),
            (error(ErrorKind::Pointer), NativeEnding::Sanitizer("heap-buffer-overflow".into()), all, Agrees),
            (error(ErrorKind::Pointer), NativeEnding::Diverged("input 1".into()), all, Disagrees),
            (error(ErrorKind::Pointer), NativeEnding::Sanitizer("division by zero".into()), all, Disagrees),
            (error(ErrorKind::Overshift), NativeEnding::Sanitizer("SEGV".into()), all, Disagrees),
            (error(ErrorKind::Overshift), NativeEnding::Sanitizer("shift exponent 32".into()), all, Agrees),
            (error(ErrorKind::Overshift), exit.clone(), address, NotVisible),
            (error(ErrorKind::Overshift), exit.clone(), all, Disagrees),
            (error(ErrorKind::UseAfterFree), exit.clone(), address, Disagrees),
            (error(ErrorKind::User), NativeEnding::AssumptionFailed, none, Agrees),
            (error(ErrorKind::User), exit.clone(), none, Disagrees),
            (error(ErrorKind::Division), NativeEnding::Signal(SIGFPE), none, Agrees),
        ] {
            assert_eq!(compare(expected, &ending, sanitizers), agreement, "{expected:?} {ending:?}");
        }
    }
}
