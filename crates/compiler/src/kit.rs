//! The files besides clang that compiling and linking need: Loam's headers, the replay library, and for
//! programs with Loam's C library a directory in the layout of a system root.
//!
//! A kit is made once, in the cache, under a name that changes with its contents. It is made under another
//! name and then renamed, so that none of the compilers that `make -j` starts sees half a kit.

use crate::Language;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A file of the kit: its path and its text.
pub type Asset = (&'static str, &'static str);

/// A built C library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sysroot {
    /// The headers.
    pub include: PathBuf,
    /// `libc.a`, `crt1.o`, `crti.o`, `crtn.o`.
    pub native: PathBuf,
    /// Changes with the contents.
    pub id: String,
}

/// The files on disk. A kit without Loam's C library is for programs that use the system's.
#[derive(Clone, Debug)]
pub struct Kit {
    directory: PathBuf,
    libc: CLibrary,
}

/// The C library of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CLibrary {
    /// Loam's.
    Own,
    /// The system's.
    System,
}

/// The kits of a command.
#[derive(Clone, Debug)]
pub struct Kits {
    /// For native code.
    pub native: Kit,
    /// For bitcode: programs with sanitizers are explored on another C library than they run with.
    pub analysis: Kit,
}

/// Libraries that are part of the C library itself here; programs still name them.
const EMPTY_LIBRARIES: &[&str] =
    &["m", "pthread", "dl", "rt", "util", "crypt", "resolv", "xnet", "gcc", "gcc_s", "gcc_eh"];

/// Headers that precede the headers of the same name in Loam's C library, for programs that are compiled with
/// many warnings.
const HEADERS: &[Asset] = &[
    ("math.h", include_str!("../support/include/math.h")),
    ("sys/resource.h", include_str!("../support/include/sys/resource.h")),
    ("sys/sysmacros.h", include_str!("../support/include/sys/sysmacros.h")),
];

/// Programs with the C library `musl`.
const TARGET: &str = "x86_64-linux-musl";

/// An object that holds nothing but a symbol that no linker drops; bitcode is added to it for linking.
const CARRIER: &str = "__attribute__((used, retain)) static const char loam_carrier = 0;\n";

impl Kit {
    /// The kit for these headers and this replay library (`include/…`, `runtime/replay.c`), from the cache or
    /// new. The error is the message for the user.
    pub fn prepare(cache: &Path, assets: &[&[Asset]], libc: Option<&Sysroot>) -> Result<Self, String> {
        let library = if libc.is_some() { CLibrary::Own } else { CLibrary::System };
        let kit = Self::at(&cache.join("cc").join(name_of(assets, libc)), library);
        if !kit.directory.is_dir() {
            kit.make(assets, libc)?;
        }
        Ok(kit)
    }

    /// The kit in a directory, which need not exist yet.
    pub(crate) fn at(directory: &Path, libc: CLibrary) -> Self {
        Self { directory: directory.to_path_buf(), libc }
    }

    fn make(&self, assets: &[&[Asset]], libc: Option<&Sysroot>) -> Result<(), String> {
        let fail = |error: io::Error| format!("{}: {error}", self.directory.display());
        let parent = self.directory.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(parent).map_err(fail)?;
        let scratch = tempfile::Builder::new().prefix("new-").tempdir_in(parent).map_err(fail)?;
        let new = Self::at(scratch.path(), self.libc);
        new.lay_out(assets, libc).map_err(fail)?;
        new.compile_replay_library()?;
        match std::fs::rename(scratch.path(), &self.directory) {
            // Another process was faster.
            Err(_) if self.directory.is_dir() => Ok(()),
            renamed => renamed.map_err(fail),
        }
    }

    fn lay_out(&self, assets: &[&[Asset]], libc: Option<&Sysroot>) -> io::Result<()> {
        for (path, text) in assets.iter().copied().flatten() {
            let path = self.directory.join(path);
            std::fs::create_dir_all(path.parent().unwrap_or(&self.directory))?;
            std::fs::write(path, text)?;
        }
        std::fs::write(self.directory.join("carrier.c"), CARRIER)?;
        if let Some(linker) = path_from("clang-22", &["-print-prog-name=ld.lld"]) {
            symlink(linker, self.lld())?;
        }
        let Some(Sysroot { include, native, .. }) = libc else { return Ok(()) };
        let libraries = self.libraries();
        std::fs::create_dir_all(&libraries)?;
        symlink(include, self.system().join("usr/include"))?;
        self.lay_out_headers()?;
        for name in EMPTY_LIBRARIES {
            std::fs::write(libraries.join(format!("lib{name}.a")), "!<arch>\n")?;
        }
        for entry in std::fs::read_dir(native)? {
            let entry = entry?;
            let to = libraries.join(entry.file_name());
            let _ = std::fs::remove_file(&to);
            symlink(entry.path(), to)?;
        }
        copy_compiler_runtime(&libraries.join("libloam_builtins.a"))
    }

    /// Headers that are found before the C library's own headers, and after the user's: clang searches this
    /// directory first.
    fn lay_out_headers(&self) -> io::Result<()> {
        let first = self.system().join("usr/local/include");
        for (path, text) in HEADERS {
            let path = first.join(path);
            std::fs::create_dir_all(path.parent().unwrap_or(&first))?;
            std::fs::write(path, text)?;
        }
        Ok(())
    }

    fn compile_replay_library(&self) -> Result<(), String> {
        for (source, object) in [("runtime/replay.c", "replay.o"), ("carrier.c", "carrier.o")] {
            let mut clang = Command::new(Language::C.clang());
            clang
                .args(self.compile_flags())
                .args(["-c", "-O1", "-fPIC", "-I"])
                .arg(self.directory.join("include"));
            clang.arg(self.directory.join(source)).arg("-o").arg(self.directory.join(object));
            run(&mut clang)?;
        }
        let mut archiver = Command::new("llvm-ar-22");
        run(archiver.arg("rcs").arg(self.replay_library()).arg(self.directory.join("replay.o")))
    }

    /// Whether programs get Loam's C library.
    pub(crate) fn has_own_libc(&self) -> bool {
        self.libc == CLibrary::Own
    }

    /// The clang flags for the chosen C library.
    pub(crate) fn compile_flags(&self) -> Vec<String> {
        let mut flags = Vec::new();
        if self.has_own_libc() {
            flags.extend([format!("--target={TARGET}"), format!("--sysroot={}", self.system().display())]);
        }
        flags.extend(["-idirafter".to_owned(), self.directory.join("include").display().to_string()]);
        flags
    }

    /// The same flags for bitcode. Debug information names the headers of Loam and of its C library as parts
    /// of Loam, independent of the cache's path: so the bitcode does not depend on that path, and reports do
    /// not take the headers for the user's files.
    pub(crate) fn analysis_flags(&self) -> Vec<String> {
        let renamed =
            |directory: PathBuf, name: &str| format!("-ffile-prefix-map={}={name}", directory.display());
        let mut flags = self.compile_flags();
        flags.push(renamed(self.directory.join("include"), "loam-runtime"));
        if self.has_own_libc() {
            flags.push(renamed(self.system().join("usr"), "loam-libc"));
        }
        flags
    }

    /// The header that is included before every C++ source compiled for analysis: it keeps the code of the
    /// library's templates in the program.
    pub(crate) fn cpp_header(&self) -> PathBuf {
        self.directory.join("include/loam/templates.h")
    }

    /// Whether clang finds LLVM's linker; otherwise it takes the system's.
    pub(crate) fn has_lld(&self) -> bool {
        self.lld().exists()
    }

    fn lld(&self) -> PathBuf {
        self.directory.join("ld.lld")
    }

    /// The directory that is `/` (the system root) for a program with Loam's C library.
    fn system(&self) -> PathBuf {
        self.directory.join("system")
    }

    /// The linker's search path for libraries.
    pub(crate) fn libraries(&self) -> PathBuf {
        self.system().join("usr/lib")
    }

    /// The library that implements `klee_make_symbolic` and the like from a test.
    pub(crate) fn replay_library(&self) -> PathBuf {
        self.directory.join("libloam_replay.a")
    }

    /// The source of the replay library; it finds its headers with the flags for compiling.
    pub(crate) fn replay_source(&self) -> PathBuf {
        self.directory.join("runtime/replay.c")
    }

    /// The object to which bitcode is added that belongs to no other object.
    pub(crate) fn carrier(&self) -> PathBuf {
        self.directory.join("carrier.o")
    }
}

/// A name that changes with the contents.
fn name_of(assets: &[&[Asset]], libc: Option<&Sysroot>) -> String {
    let mut hasher = DefaultHasher::new();
    (env!("CARGO_PKG_VERSION"), assets, CARRIER, EMPTY_LIBRARIES, HEADERS).hash(&mut hasher);
    if let Some(Sysroot { include, native, id }) = libc {
        (include, native, id).hash(&mut hasher);
    }
    let system = if libc.is_some() { "own" } else { "host" };
    format!("{system}-{:016x}", hasher.finish())
}

/// Functions that compiled code calls implicitly (division of 128-bit numbers), from clang or from gcc.
fn copy_compiler_runtime(to: &Path) -> io::Result<()> {
    let from_clang = path_from("clang-22", &["--rtlib=compiler-rt", "-print-libgcc-file-name"]);
    let from_gcc = path_from("gcc", &["-print-libgcc-file-name"]);
    for path in [from_clang, from_gcc].into_iter().flatten() {
        if std::fs::copy(&path, to).is_ok() {
            return Ok(());
        }
    }
    Err(io::Error::other("no compiler runtime found: apt-get install libclang-rt-22-dev"))
}

/// The path that a compiler prints for a query, if it is a path.
fn path_from(compiler: &str, query: &[&str]) -> Option<PathBuf> {
    let output = Command::new(compiler).args(query).stderr(Stdio::null()).output().ok()?;
    let path = PathBuf::from(String::from_utf8_lossy(&output.stdout).trim());
    path.is_absolute().then_some(path)
}

fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{name}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("{name} failed: {}", said.lines().next().unwrap_or_default()))
}
