//! Runs clang with the user's command line, and a second time for analysis.
//!
//! When objects are made, both clangs run at the same time, and the bitcode is added to each object
//! afterwards. When sources are compiled and linked in one command, their bitcode comes first, in separate
//! objects. A source without bitcode gets one line on standard error, but only if the native command
//! succeeded: otherwise clang has reported the error.

use crate::complete::complete;
use crate::embed::{Origin, embed};
use crate::flags::Filtering;
use crate::request::Source;
use crate::{Kit, Kits, Language, Request, Stage, analysis, native, response};
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use tempfile::TempDir;

/// Executes the command line. The exit status is that of clang; the error is the message for the user if
/// clang could not be run.
pub fn compile(language: Language, request: &Request, kits: Option<&Kits>) -> Result<u8, String> {
    let driver = Driver::new(language, request, kits)?;
    let status = match request.stage() {
        Stage::Nothing | Stage::Text => driver.wait(&mut driver.native(&[])?),
        Stage::Objects => driver.make_objects(),
        Stage::Linked(_) => driver.link(),
    };
    status.map(code_of)
}

struct Driver<'a> {
    language: Language,
    request: &'a Request,
    kits: Option<&'a Kits>,
    /// A temporary directory for bitcode.
    scratch: TempDir,
    /// The contents of standard input; both clangs need them.
    standard_input: Option<Vec<u8>>,
}

impl<'a> Driver<'a> {
    fn new(language: Language, request: &'a Request, kits: Option<&'a Kits>) -> Result<Self, String> {
        let scratch = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
        let mut standard_input = None;
        if request.reads_standard_input() {
            let mut text = Vec::new();
            io::stdin().read_to_end(&mut text).map_err(|error| format!("standard input: {error}"))?;
            standard_input = Some(text);
        }
        Ok(Self { language, request, kits, scratch, standard_input })
    }

    fn make_objects(&self) -> Result<ExitStatus, String> {
        let mut native = self.native(&[])?;
        let sources = self.sources();
        let made: Vec<Result<PathBuf, String>> =
            sources.iter().map(|source| self.bitcode_of(source)).collect();
        let status = self.wait(&mut native)?;
        if status.success() {
            for (source, bitcode) in sources.iter().zip(made) {
                let object = self.request.object_of(source);
                // `-o /dev/null` leaves no object to add bitcode to.
                let add = |bitcode: PathBuf| match object.is_file() {
                    true => embed(&object, &bitcode, origin_of(source), &object),
                    false => Ok(()),
                };
                self.warn(source, bitcode.and_then(add));
            }
        }
        Ok(status)
    }

    fn link(&self) -> Result<ExitStatus, String> {
        let mut carriers = Vec::new();
        let mut outcomes = Vec::new();
        for (number, source) in self.sources().into_iter().enumerate() {
            let carried =
                self.bitcode_of(&source).and_then(|bitcode| self.carrier(number, &source, &bitcode));
            outcomes.push((source, carried.map(|carrier| carriers.push(carrier))));
        }
        let status = self.wait(&mut self.native(&carriers)?)?;
        if status.success() {
            outcomes.into_iter().for_each(|(source, outcome)| self.warn(&source, outcome));
            self.complete();
        }
        Ok(status)
    }

    /// Adds definitions that only the bitcode needs. On failure the program stays valid.
    fn complete(&self) {
        let program = self.request.linked_file();
        let _ = complete(&program, &self.request.arguments, self.scratch.path());
    }

    /// The sources to compile to bitcode. Probes of configure, CMake and Meson are left out: they are many,
    /// and nobody analyses them.
    fn sources(&self) -> Vec<Source> {
        const SCRATCH: [&str; 3] = ["CMakeScratch", "CMakeTmp", "meson-private"];
        let is_scratch =
            |path: &Path| path.components().any(|part| SCRATCH.iter().any(|name| part.as_os_str() == *name));
        let is_probe = |source: &Source| {
            let path = Path::new(&source.file);
            is_scratch(path) || path.file_stem().is_some_and(|stem| stem == "conftest")
        };
        if std::env::current_dir().is_ok_and(|current| is_scratch(&current)) {
            return Vec::new();
        }
        self.request.sources().into_iter().filter(|source| !is_probe(source)).collect()
    }

    /// Starts clang with the user's command line; `carriers` are additional objects to link.
    fn native(&self, carriers: &[PathBuf]) -> Result<Child, String> {
        let mut words =
            native::words(self.request, self.kits.map(|kits| &kits.native), carriers, self.scratch.path());
        if self.request.from_response_file {
            let file = self.scratch.path().join("arguments");
            std::fs::write(&file, response::text_of(&words)).map_err(|error| self.cannot_run(&error))?;
            words = vec![at(&file)];
        }
        self.start(Command::new(self.language.clang()).args(words))
    }

    /// Compiles a source for analysis, into a file. The error is clang's first.
    fn bitcode_of(&self, source: &Source) -> Result<PathBuf, String> {
        let Kits { native, analysis } = self.kits.ok_or("the C library is missing")?;
        // Some sources need options that analysis leaves out: machine instructions, the settings of a
        // precompiled header. And some were configured for the C library they run with natively.
        let attempts =
            [(Filtering::Full, analysis), (Filtering::Minimal, analysis), (Filtering::Full, native)];
        let attempts = &attempts[..if native.has_own_libc() == analysis.has_own_libc() { 2 } else { 3 }];
        let mut first = None;
        for &(filtering, kit) in attempts {
            match self.analyse(source, filtering, kit) {
                Ok(bitcode) => return Ok(bitcode),
                Err(why) => first = first.or(Some(why)),
            }
        }
        Err(first.unwrap_or_default())
    }

    fn analyse(&self, source: &Source, filtering: Filtering, kit: &Kit) -> Result<PathBuf, String> {
        let file = tempfile::Builder::new().prefix("b").suffix(".bc").tempfile_in(&self.scratch);
        let (_, path) = file.and_then(|file| Ok(file.keep()?)).map_err(|error| error.to_string())?;
        let mut command = Command::new(self.language.clang());
        let words = analysis::words(self.request, kit, (self.language, source), filtering, &path);
        command.args(words);
        command.stdout(Stdio::null()).stderr(Stdio::piped());
        let output = self.start(&mut command)?.wait_with_output().map_err(|error| self.cannot_run(&error))?;
        if output.status.success() {
            return Ok(path);
        }
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let first = said.lines().find(|line| line.contains("error: ")).unwrap_or("clang failed");
        Err(first.split_once("error: ").map_or(first, |(_, what)| what).to_owned())
    }

    /// An object that carries bitcode.
    fn carrier(&self, number: usize, source: &Source, bitcode: &Path) -> Result<PathBuf, String> {
        let kit = &self.kits.ok_or("the C library is missing")?.native;
        let carrier = self.scratch.path().join(format!("bitcode{number}.o"));
        embed(&kit.carrier(), bitcode, origin_of(source), &carrier)?;
        Ok(carrier)
    }

    /// Starts a command and passes it the contents of standard input.
    fn start(&self, command: &mut Command) -> Result<Child, String> {
        if self.standard_input.is_some() {
            command.stdin(Stdio::piped());
        }
        let mut child = command.spawn().map_err(|error| self.cannot_run(&error))?;
        if let (Some(text), Some(mut pipe)) = (&self.standard_input, child.stdin.take()) {
            // A clang that does not read to the end reports why.
            let _ = pipe.write_all(text);
        }
        Ok(child)
    }

    fn wait(&self, child: &mut Child) -> Result<ExitStatus, String> {
        child.wait().map_err(|error| self.cannot_run(&error))
    }

    fn cannot_run(&self, error: &io::Error) -> String {
        let clang = self.language.clang();
        match error.kind() {
            io::ErrorKind::NotFound => format!("{clang} is not installed: apt-get install clang-22"),
            _ => format!("{clang} cannot be run: {error}"),
        }
    }

    fn warn(&self, source: &Source, outcome: Result<(), String>) {
        if let Err(why) = outcome {
            let (command, file) = (self.language.command(), source.file.display());
            loam_base::complain!("{command}: warning: {file}: compiled, but without bitcode: {why}");
        }
    }
}

fn origin_of(source: &Source) -> Origin {
    if source.is_module() { Origin::Module } else { Origin::Source }
}

/// `@FILE`, a response file.
fn at(file: &Path) -> OsString {
    let mut word = OsString::from("@");
    word.push(file);
    word
}

/// The exit code of a process, as a shell reports it.
fn code_of(status: ExitStatus) -> u8 {
    let code = status.code().or(status.signal().map(|signal| 128 + signal)).unwrap_or(1);
    u8::try_from(code).unwrap_or(1)
}
