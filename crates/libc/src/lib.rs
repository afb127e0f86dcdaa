//! The C library of the programs under test: musl, built from its source into one bitcode module and a native
//! library; for programs of 32 bits a module and headers only.
//!
//! [`build`] gets the source (`source`), compiles every file with Loam's own architecture headers instead of
//! the machine's (`overlay`, `bitcode`), links the files into `libc.bc`, and builds the native library and
//! the headers from the same source (`native`), so that explored programs can also be run. Everything is made
//! in a temporary directory and moved to the final path at the end: a library in the cache is complete.
//! [`find`] looks a library up.

mod apt;
mod bitcode;
mod made_of;
mod native;
mod overlay;
mod source;
mod tools;

use loam_program::ir::DataModel;
pub use made_of::Hash;
use made_of::MadeOf;
use std::path::{Path, PathBuf};

/// A built C library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Libc {
    directory: PathBuf,
    id: String,
}

impl Libc {
    /// The directory of the library.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The library as one module; programs link the definitions they need.
    pub fn bitcode(&self) -> PathBuf {
        self.directory.join("libc.bc")
    }

    /// The headers, including the kernel's.
    pub fn include(&self) -> PathBuf {
        self.directory.join("include")
    }

    /// The directory of `libc.a`, `crt1.o`, `crti.o` and `crtn.o`.
    pub fn native(&self) -> PathBuf {
        self.directory.join("lib")
    }

    /// The flags of clang that choose the target of programs for such a library.
    pub fn target_flags(data_model: DataModel) -> &'static [&'static str] {
        overlay::target_flags(data_model)
    }

    /// Identifies the library; changes with the contents.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Deletes the library.
    pub fn remove(self) -> Result<(), Error> {
        std::fs::remove_dir_all(&self.directory).map_err(|why| Error::file("remove", &self.directory, &why))
    }
}

/// What to build, and where.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The directory of built libraries.
    pub cache: &'a Path,
    /// The programs that it is for.
    pub data_model: DataModel,
    /// The source of musl: a directory or a tarball. Without it the distribution's source package is fetched.
    pub source: Option<&'a Path>,
}

/// The progress of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The source is being downloaded.
    Fetching,
    /// The source is being prepared.
    Configuring,
    /// The files are being compiled to bitcode.
    Compiling {
        /// The number of files compiled.
        done: usize,
        /// The number of all files.
        of: usize,
    },
    /// The files are being linked into one module.
    Linking,
    /// The native library is being built.
    Native,
}

/// Why the C library cannot be built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The error, in one line.
    pub what: String,
    /// The advice to the user, in one line.
    pub advice: String,
}

impl Error {
    fn new(what: impl Into<String>, advice: impl Into<String>) -> Self {
        Error { what: what.into(), advice: advice.into() }
    }

    /// A failed operation on a file.
    fn file(action: &str, path: &Path, why: &std::io::Error) -> Self {
        let what = format!("cannot {action} {}: {why}", path.display());
        Error::new(what, "check the permissions and the free space of the cache directory (LOAM_CACHE_DIR)")
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\n{}", self.what, self.advice)
    }
}

impl std::error::Error for Error {}

/// The C library in the cache that this version of Loam would build with the installed clang; the newest musl
/// if there are several.
pub fn find(cache: &Path, data_model: DataModel) -> Option<Libc> {
    // Without a compiler its version is not compared.
    let compiler = tools::Compiler::locate();
    let mut fitting: Vec<(Vec<u32>, Libc)> = Vec::new();
    for libc in all(cache, data_model) {
        let Some(made_of) = MadeOf::read(&libc.directory) else { continue };
        if made_of.overlay == overlay::fingerprint(data_model)
            && compiler.as_ref().is_none_or(|compiler| compiler.made(&made_of))
        {
            fitting.push((source::numbers(&made_of.musl), libc));
        }
    }
    fitting.sort_by(|a, b| (&a.0, &a.1.id).cmp(&(&b.0, &b.1.id)));
    fitting.pop().map(|(_, libc)| libc)
}

/// Builds the C library, unless the same library is in the cache.
pub fn build(request: &Request, progress: &mut dyn FnMut(Step)) -> Result<Libc, Error> {
    let Request { cache, data_model, source } = *request;
    // The commands run in other directories.
    let cache = &*std::path::absolute(cache).map_err(|why| Error::file("find", cache, &why))?;
    std::fs::create_dir_all(cache).map_err(|why| Error::file("make", cache, &why))?;
    let scratch = tempfile::Builder::new().prefix("building-libc-").tempdir_in(cache);
    let scratch = scratch.map_err(|why| Error::file("make a directory in", cache, &why))?;
    let compiler = tools::Compiler::with_version()?;
    tools::require_make()?;
    let source = source::get(source, cache, scratch.path(), progress)?;
    let made_of = MadeOf::now(&source, data_model, &compiler)?;
    if let Some(libc) =
        all(cache, data_model).into_iter().find(|libc| MadeOf::is_of(&libc.directory, &made_of))
    {
        return Ok(libc);
    }
    let result = scratch.path().join("result");
    let native = scratch.path().join("native");
    let tree = native::configure(&source.directory, data_model, &native, &result, progress)?;
    bitcode::build(&source.directory, data_model, &tree, scratch.path(), &result.join("libc.bc"), progress)?;
    match data_model {
        DataModel::Lp64 => native::build(&tree, &result, progress)?,
        DataModel::Ilp32 => native::install_headers(&source.directory, &tree, &result)?,
    }
    made_of.write(&result)?;
    publish(cache, data_model, &result, &made_of)
}

/// Renames a finished library to its final path, which is derived from its contents. If another process was
/// faster, its library is equivalent.
fn publish(cache: &Path, data_model: DataModel, result: &Path, made_of: &MadeOf) -> Result<Libc, Error> {
    let id = made_of.id(&result.join("libc.bc"))?;
    let libc = Libc { directory: cache.join(format!("{}{id}", prefix(data_model))), id };
    let outcome = std::fs::rename(result, &libc.directory);
    if libc.bitcode().is_file() {
        return Ok(libc);
    }
    match outcome {
        Ok(()) => Ok(libc),
        Err(why) => Err(Error::file("put the C library at", &libc.directory, &why)),
    }
}

/// The beginning of the names of libraries.
fn prefix(data_model: DataModel) -> &'static str {
    match data_model {
        DataModel::Lp64 => "libc-",
        DataModel::Ilp32 => "libc32-",
    }
}

/// Every library in the cache, in order of their names.
fn all(cache: &Path, data_model: DataModel) -> Vec<Libc> {
    let entries = std::fs::read_dir(cache).into_iter().flatten().flatten();
    let mut found: Vec<Libc> = entries
        .filter_map(|entry| {
            let id = entry.file_name().to_str()?.strip_prefix(prefix(data_model))?.to_owned();
            Some(Libc { directory: entry.path(), id })
        })
        .filter(|libc| libc.bitcode().is_file())
        .collect();
    found.sort_by(|a, b| a.id.cmp(&b.id));
    found
}
