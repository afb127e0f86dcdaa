//! From the file the user names to a program that can be explored: compile if it is a source, link the runtime.

use loam_bitcode::{CompileOptions, Input, LoadOptions, Loaded, compile_c, load};
use loam_report::assets;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What the debug information of the runtime calls its directory; the executor knows it by this name.
const RUNTIME_NAME: &str = "loam-runtime";

/// Loads a program. The error is what to tell the user.
pub fn load_program(path: &Path, entry: &str) -> Result<Loaded, String> {
    let workshop = Workshop::open()?;
    let program = workshop.bitcode_of(path)?;
    let runtime = workshop.runtime()?;
    let name = path.display().to_string();
    let mut inputs = vec![Input::Memory { name: &name, bytes: &program }];
    inputs.extend(runtime.iter().map(|(name, bytes)| Input::Memory { name, bytes }));
    load(&inputs, &LoadOptions { entry: entry.to_owned() }).map_err(|error| error.message)
}

/// A directory with the headers and the sources of the runtime, as clang wants them.
struct Workshop {
    directory: TempDir,
}

impl Workshop {
    fn open() -> Result<Self, String> {
        let fail = |error: std::io::Error| format!("no temporary directory: {error}");
        let directory = tempfile::tempdir().map_err(fail)?;
        assets::write_to(directory.path(), &[assets::HEADERS, assets::RUNTIME]).map_err(fail)?;
        Ok(Self { directory })
    }

    fn bitcode_of(&self, path: &Path) -> Result<Vec<u8>, String> {
        let name = path.display();
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("c" | "cc" | "cpp" | "cxx" | "C") => self.compile(path, Vec::new()),
            Some("bc" | "ll") => std::fs::read(path).map_err(|error| format!("{name}: {error}")),
            _ => Err(format!("{name}: not a program Loam can read; a .c, .cc, .bc or .ll file is")),
        }
    }

    fn runtime(&self) -> Result<Vec<(&'static str, Vec<u8>)>, String> {
        let sources = assets::RUNTIME.iter().filter(|(name, _)| name.ends_with(".c"));
        let flags = vec!["-fno-builtin".to_owned()];
        sources.map(|&(name, _)| Ok((name, self.compile(&self.path(name), flags.clone())?))).collect()
    }

    /// The name of this directory changes from run to run, so it must not get into the bitcode.
    fn compile(&self, source: &Path, mut extra_flags: Vec<String>) -> Result<Vec<u8>, String> {
        for name in ["runtime", "include"] {
            extra_flags.push(format!("-ffile-prefix-map={}={RUNTIME_NAME}", self.path(name).display()));
        }
        let include_dirs = vec![self.path("include")];
        let options = CompileOptions { include_dirs, extra_flags, opt_level: None };
        compile_c(source, &options).map_err(|error| error.message)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }
}
