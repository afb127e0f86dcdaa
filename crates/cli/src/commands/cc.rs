//! `loam cc` and `loam c++`: clang, with bitcode embedded in all outputs.
//!
//! The arguments are clang's, so clap does not parse them. Only `--loam-libc=musl|host` and `--loam-lenient`
//! are taken out; the variables LOAM_LIBC and LOAM_LENIENT have the same effect for a whole build.

use crate::cache;
use crate::commands::refuse;
use crate::libc::own_libc;
use loam_compiler::{Kit, Kits, Language, Request, Stage, Sysroot};
use loam_program::ir::DataModel;
use loam_report::assets;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The C library that programs are built with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LibcChoice {
    /// Loam's own.
    Musl,
    /// The system's.
    Host,
}

impl LibcChoice {
    fn by_name(name: &str) -> Result<Self, String> {
        match name {
            "musl" => Ok(Self::Musl),
            "host" => Ok(Self::Host),
            _ => Err(format!("there is no C library {name:?}: --loam-libc is musl or host")),
        }
    }
}

/// The arguments, if this process was called as a compiler: `loam cc …`, or through a link named `loam-cc`.
pub fn compiler_call(words: impl Iterator<Item = OsString>) -> Option<(Language, Vec<OsString>)> {
    let mut words = words.peekable();
    let program = words.next()?;
    let language = match Path::new(&program).file_name()?.to_str()? {
        "loam-cc" => Language::C,
        "loam-c++" => Language::Cxx,
        _ => {
            let language = match words.peek()?.to_str()? {
                "cc" => Language::C,
                "c++" => Language::Cxx,
                _ => return None,
            };
            words.next();
            language
        }
    };
    Some((language, words.collect()))
}

/// Runs the compiler.
pub fn run(language: Language, words: Vec<OsString>) -> ExitCode {
    match compile(language, words) {
        Ok(status) => ExitCode::from(status),
        Err(message) => refuse(&message),
    }
}

fn compile(language: Language, words: Vec<OsString>) -> Result<u8, String> {
    let Own { words, libc: chosen, lenient } = Own::take(words)?;
    let request = Request::read(&words);
    let request = if lenient { request.lenient() } else { request };
    if words.iter().any(|word| word == "-m32") {
        refuse_narrow(language, &request, chosen)?;
    }
    let kits = if request.needs_libc() { Some(kits(language, &request, chosen)?) } else { None };
    loam_compiler::compile(language, &request, kits.as_ref())
}

/// What programs are linked with natively has 64 bits; objects for 32 bits can be made with the system's headers.
fn refuse_narrow(language: Language, request: &Request, chosen: Option<LibcChoice>) -> Result<(), String> {
    let is_own = chosen.unwrap_or(usual_libc(language)) == LibcChoice::Musl;
    match request.stage() {
        Stage::Linked(_) => Err("-m32: programs of 32 bits are not linked; make objects with -c".to_owned()),
        Stage::Text | Stage::Objects if is_own => {
            Err("-m32: the headers are those for 64 bits; use the system's with --loam-libc=host".to_owned())
        }
        Stage::Nothing | Stage::Text | Stage::Objects => Ok(()),
    }
}

/// The C library of a language unless another one is chosen.
fn usual_libc(language: Language) -> LibcChoice {
    match language {
        Language::C => LibcChoice::Musl,
        Language::Cxx => LibcChoice::Host,
    }
}

/// libstdc++ needs the system's C library, and so do sanitizers; but a program that is sanitized natively is
/// explored with the C library it would have without the sanitizer.
fn kits(language: Language, request: &Request, chosen: Option<LibcChoice>) -> Result<Kits, String> {
    let usual = usual_libc(language);
    let analysis = kit_for(chosen.unwrap_or(usual))?;
    let native = match (chosen, usual) {
        (None, LibcChoice::Musl) if request.sanitizes() => kit_for(LibcChoice::Host)?,
        _ => analysis.clone(),
    };
    Ok(Kits { native, analysis })
}

/// Loam's own arguments, and the remaining ones.
struct Own {
    words: Vec<OsString>,
    libc: Option<LibcChoice>,
    lenient: bool,
}

impl Own {
    /// Separates Loam's own arguments.
    fn take(words: Vec<OsString>) -> Result<Self, String> {
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let mut libc = variable("LOAM_LIBC");
        let mut lenient = variable("LOAM_LENIENT").is_some_and(|value| value != "0");
        let mut rest = Vec::new();
        for word in words {
            match word.to_str().and_then(|text| text.strip_prefix("--loam-")) {
                Some("lenient") => lenient = true,
                Some(text) if text.starts_with("libc=") => {
                    libc = text.strip_prefix("libc=").map(str::to_owned)
                }
                Some(_) | None => rest.push(word),
            }
        }
        Ok(Self { words: rest, libc: libc.map(|name| LibcChoice::by_name(&name)).transpose()?, lenient })
    }
}

/// The cache as an absolute path: commands run in other directories.
pub fn absolute_cache() -> Result<PathBuf, String> {
    let cache = cache::directory()?;
    std::path::absolute(&cache).map_err(|error| format!("{}: {error}", cache.display()))
}

/// The kit for programs with this C library.
pub fn kit_for(choice: LibcChoice) -> Result<Kit, String> {
    let cache = absolute_cache()?;
    let sysroot = match choice {
        LibcChoice::Musl => Some(sysroot(&cache)?),
        LibcChoice::Host => None,
    };
    let assets = [assets::HEADERS, assets::REPLAY];
    Kit::prepare(&cache, &assets, sysroot.as_ref())
}

fn sysroot(cache: &Path) -> Result<Sysroot, String> {
    let libc =
        own_libc(cache, DataModel::Lp64, None).map_err(|why| format!("{why}, or use --loam-libc=host"))?;
    Ok(Sysroot { include: libc.include(), native: libc.native(), id: libc.id().to_owned() })
}
