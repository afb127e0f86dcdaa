//! Runs clang as the user asked, and a second time for analysis.
//!
//! The native command is the user's own, with the files of the [`Kit`] added. When objects are made, the bitcode of each is added to
//! it afterwards, and both clangs run at the same time; when sources are linked at once, their bitcode comes first and travels in
//! an object of its own. A source for which there is no bitcode gets one line on standard error, but only if the
//! native command succeeded: otherwise clang has said what is wrong.

use crate::arguments::Argument;
use crate::embed::embed;
use crate::flags::{Care, counts_natively, counts_with_own_libc, for_analysis};
use crate::request::{Linked, Source};
use crate::{Kit, Language, Request, Stage, response, shared};
use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use tempfile::TempDir;

/// Does what the command line asks. The exit status is that of clang; the error is what to tell the user if clang could not
/// be run.
pub fn compile(language: Language, request: &Request, kit: Option<&Kit>) -> Result<u8, String> {
    let driver = Driver::new(language, request, kit)?;
    let status = match request.stage() {
        Stage::Nothing | Stage::Text => driver.native(&[])?.wait(),
        Stage::Objects => return driver.make_objects(),
        Stage::Linked(_) => return driver.link(),
    };
    status.map(|status| code_of(&status)).map_err(|error| driver.cannot_run(&error))
}

struct Driver<'a> {
    language: Language,
    request: &'a Request,
    kit: Option<&'a Kit>,
    /// For bitcode on its way.
    place: TempDir,
    /// What came from standard input; both clangs need it.
    standard_input: Option<Vec<u8>>,
}

impl<'a> Driver<'a> {
    fn new(language: Language, request: &'a Request, kit: Option<&'a Kit>) -> Result<Self, String> {
        let place = tempfile::tempdir().map_err(|error| format!("no temporary directory: {error}"))?;
        let mut standard_input = None;
        if request.reads_standard_input() {
            let mut text = Vec::new();
            io::stdin().read_to_end(&mut text).map_err(|error| format!("standard input: {error}"))?;
            standard_input = Some(text);
        }
        Ok(Self { language, request, kit, place, standard_input })
    }

    fn make_objects(&self) -> Result<u8, String> {
        let mut native = self.native(&[])?;
        let made: Vec<(Source, Result<PathBuf, String>)> =
            self.sources().into_iter().map(|source| (source.clone(), self.bitcode_of(&source))).collect();
        let status = native.wait().map_err(|error| self.cannot_run(&error))?;
        if status.success() {
            for (source, bitcode) in made {
                let object = self.request.object_of(&source);
                let embedded = bitcode.and_then(|bitcode| {
                    // `-o /dev/null` and `-o -` leave nothing to add to.
                    if object.is_file() { embed(&object, &bitcode, &object) } else { Ok(()) }
                });
                self.warn(&source, embedded);
            }
        }
        Ok(code_of(&status))
    }

    fn link(&self) -> Result<u8, String> {
        let mut carriers = Vec::new();
        let mut outcomes = Vec::new();
        for (number, source) in self.sources().into_iter().enumerate() {
            let carried = self.bitcode_of(&source).and_then(|bitcode| self.carrier(number, &bitcode));
            outcomes.push((source, carried.map(|carrier| carriers.push(carrier))));
        }
        let mut native = self.native(&carriers)?;
        let status = native.wait().map_err(|error| self.cannot_run(&error))?;
        if status.success() {
            outcomes.into_iter().for_each(|(source, outcome)| self.warn(&source, outcome));
        }
        Ok(code_of(&status))
    }

    /// The sources to make bitcode of. The probes of configure and CMake are many, and nobody analyses them.
    fn sources(&self) -> Vec<Source> {
        let current = std::env::current_dir().unwrap_or_default();
        let scratch = ["CMakeScratch", "CMakeTmp", "meson-private"];
        let is_scratch =
            |path: &Path| path.components().any(|part| scratch.iter().any(|name| part.as_os_str() == *name));
        if self.kit.is_none() || is_scratch(&current) {
            return Vec::new();
        }
        let is_probe = |source: &Source| {
            let path = Path::new(&source.file);
            is_scratch(path) || path.file_stem().is_some_and(|stem| stem == "conftest")
        };
        self.request.sources().into_iter().filter(|source| !is_probe(source)).collect()
    }

    /// Starts clang as the user asked; `carriers` are objects to link besides.
    fn native(&self, carriers: &[PathBuf]) -> Result<Child, String> {
        let mut words = self.before_the_users(self.request.stage());
        words.extend(self.users_words());
        words.extend(self.after_the_users(carriers));
        if self.request.from_response_file {
            let file = self.place.path().join("arguments");
            std::fs::write(&file, response::text_of(&words)).map_err(|error| self.cannot_run(&error))?;
            words = vec![at(&file)];
        }
        self.start(Command::new(self.language.clang()).args(words))
    }

    /// What the user said, as far as it counts.
    fn users_words(&self) -> Vec<OsString> {
        let all = self.request.arguments.iter().filter(|argument| counts_natively(argument));
        let mut arguments: Vec<Argument> = all.cloned().collect();
        if let (Stage::Linked(linked), Some(kit)) = (self.request.stage(), self.kit)
            && kit.has_own_libc()
        {
            arguments.retain(|argument| counts_with_own_libc(argument, linked));
            if linked == Linked::Program {
                arguments = shared::replace(&arguments, kit, self.place.path());
            }
        }
        arguments.iter().flat_map(Argument::words).collect()
    }

    /// What stands before the user's words, who can thus overrule it.
    fn before_the_users(&self, stage: Stage) -> Vec<OsString> {
        let Some(kit) = self.kit else { return Vec::new() };
        let mut words = vec!["--start-no-unused-arguments".to_owned()];
        words.extend(kit.compile_flags());
        if let Stage::Linked(linked) = stage
            && kit.has_own_libc()
        {
            words.push("-nostdlib".to_owned());
            if kit.has_lld() {
                // Version scripts may name what a library lacks, as for the system's linker.
                words.extend(["-fuse-ld=lld", "-Wl,--undefined-version"].map(str::to_owned));
            }
            if linked == Linked::Program {
                words.extend(["-static", "-no-pie"].map(str::to_owned));
                if self.wants("-nostartfiles") {
                    let objects = ["crt1.o", "crti.o"].map(|name| kit.libraries().join(name));
                    words.extend(objects.map(|path| path.display().to_string()));
                }
            }
        }
        words.push("--end-no-unused-arguments".to_owned());
        words.into_iter().map(OsString::from).collect()
    }

    /// What stands after the user's words: libraries, which serve the objects before them.
    fn after_the_users(&self, carriers: &[PathBuf]) -> Vec<OsString> {
        let (Some(kit), Stage::Linked(linked)) = (self.kit, self.request.stage()) else { return Vec::new() };
        let mut words: Vec<OsString> = carriers.iter().map(OsString::from).collect();
        if linked == Linked::Program && self.wants("-nodefaultlibs") {
            words.push(kit.replay_library().into());
            if kit.has_own_libc() {
                words.push("-Wl,--start-group".into());
                words.extend(["libc.a", "libloam_builtins.a"].map(|name| kit.libraries().join(name).into()));
                words.push("-Wl,--end-group".into());
            }
        }
        if linked == Linked::Program && kit.has_own_libc() && self.wants("-nostartfiles") {
            words.push(kit.libraries().join("crtn.o").into());
        }
        if !words.is_empty() && self.request.gives_a_language() {
            // It does not hold for these.
            words.splice(0..0, ["-x".into(), "none".into()]);
        }
        words
    }

    /// Whether the user refuses neither everything the compiler adds nor this part.
    fn wants(&self, refused: &str) -> bool {
        !self.request.has("-nostdlib")
            && !self.request.has("--no-standard-libraries")
            && !self.request.has(refused)
    }

    /// Compiles a source for analysis, into a file. The error is clang's first.
    fn bitcode_of(&self, source: &Source) -> Result<PathBuf, String> {
        let full = self.analyse(source, Care::Full);
        match full {
            Ok(bitcode) => Ok(bitcode),
            // Some sources need what was left out: machine instructions, the settings of a precompiled header.
            Err(first) => self.analyse(source, Care::Least).map_err(|_| first),
        }
    }

    fn analyse(&self, source: &Source, care: Care) -> Result<PathBuf, String> {
        let file = tempfile::Builder::new().prefix("b").suffix(".bc").tempfile_in(&self.place);
        let (_, path) = file.and_then(|file| Ok(file.keep()?)).map_err(|error| error.to_string())?;
        let mut words: Vec<OsString> = Vec::new();
        words.extend(self.kit.iter().flat_map(|kit| kit.compile_flags()).map(OsString::from));
        words.extend(for_analysis(&self.request.arguments, care));
        let own = match care {
            Care::Full => loam_bitcode::analysis_flags(None),
            Care::Least => ["-g", "-emit-llvm", "-Xclang", "-disable-llvm-passes"].map(str::to_owned).into(),
        };
        words.extend(own.into_iter().map(OsString::from));
        words.extend(["-w", "-Qunused-arguments", "-c", "-o"].map(OsString::from));
        words.push(path.clone().into());
        words.extend(source.language.iter().flat_map(|language| ["-x".into(), OsString::from(language)]));
        words.push(source.file.clone());
        let mut command = Command::new(self.language.clang());
        command.args(words).stdout(Stdio::null()).stderr(Stdio::piped());
        let output = self.start(&mut command)?.wait_with_output().map_err(|error| self.cannot_run(&error))?;
        if output.status.success() {
            return Ok(path);
        }
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let first = said.lines().find(|line| line.contains("error: ")).unwrap_or("clang failed");
        Err(first.split_once("error: ").map_or(first, |(_, what)| what).to_owned())
    }

    /// An object that carries bitcode.
    fn carrier(&self, number: usize, bitcode: &Path) -> Result<PathBuf, String> {
        let kit = self.kit.ok_or("no kit")?;
        let carrier = self.place.path().join(format!("bitcode{number}.o"));
        embed(&kit.carrier(), bitcode, &carrier)?;
        Ok(carrier)
    }

    /// Starts a command and gives it what came from standard input.
    fn start(&self, command: &mut Command) -> Result<Child, String> {
        if self.standard_input.is_some() {
            command.stdin(Stdio::piped());
        }
        let mut child = command.spawn().map_err(|error| self.cannot_run(&error))?;
        if let (Some(text), Some(mut pipe)) = (&self.standard_input, child.stdin.take()) {
            // A clang that does not read to the end has said why.
            let _ = pipe.write_all(text);
        }
        Ok(child)
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
            eprintln!("{command}: warning: {file}: compiled, but without bitcode: {why}");
        }
    }
}

/// `@FILE`.
fn at(file: &Path) -> OsString {
    let mut word = OsString::from("@");
    word.push(file);
    word
}

/// As a shell reports it.
fn code_of(status: &ExitStatus) -> u8 {
    let code = status.code().or(status.signal().map(|signal| 128 + signal)).unwrap_or(1);
    u8::try_from(code).unwrap_or(1)
}
