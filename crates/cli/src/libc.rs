//! The C library of a program: found or built, and a cache of programs linked with it.

use crate::args::LoadArgs;
use crate::cache;
use crate::commands::libc;
use loam_libc::{Hash, Libc, Request};
use loam_program::ir::DataModel;
use std::fs::{self, File};
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most linked programs in the cache; older ones are deleted.
const MOST_KEPT: usize = 256;

/// The C library for a run of programs with such pointers. The error is the message for the user.
pub fn library(load: &LoadArgs, data_model: DataModel) -> Result<Library, String> {
    let cache = cache::directory()?;
    let libc = own_libc(&cache, data_model, load.musl_source.as_deref());
    let libc = libc.map_err(|why| format!("{why}, or use --libc none"))?;
    let linked = match libc.directory().starts_with(&cache) {
        true => libc.directory().join("linked"),
        // What was installed belongs to all users.
        false => cache.join(format!("linked-{}", libc.id())),
    };
    Ok(Library { libc, linked, data_model })
}

/// Loam's C library, if there is one for the installed clang: in the cache, or installed with Loam.
pub fn find(cache: &Path, data_model: DataModel) -> Option<Libc> {
    loam_libc::find(cache, data_model).or_else(|| loam_libc::find(&cache::installed()?, data_model))
}

/// Loam's C library, built if it is missing. Several processes may need it at once (`make -j`): one builds,
/// the others wait.
pub fn own_libc(cache: &Path, data_model: DataModel, source: Option<&Path>) -> Result<Libc, String> {
    if let Some(libc) = find(cache, data_model) {
        return Ok(libc);
    }
    let lock = cache.join("libc.lock");
    let locked = fs::create_dir_all(cache).and_then(|()| File::create(&lock));
    let locked = locked.and_then(|file| file.lock().map(|()| file));
    let _held = locked.map_err(|error| format!("{}: {error}", lock.display()))?;
    let build = || libc::build(&Request { cache, data_model, source });
    let found = loam_libc::find(cache, data_model).map_or_else(build, Ok);
    found.map_err(|error| format!("{}; {}", error.what, error.advice))
}

/// A C library that programs are linked with.
pub struct Library {
    libc: Libc,
    /// The directory of programs that were linked with it.
    linked: PathBuf,
    /// The programs that it is for.
    pub data_model: DataModel,
}

/// A program linked with the library.
pub struct Linked {
    /// Program and library as one module.
    pub bitcode: Vec<u8>,
    /// Functions of the program whose definitions were replaced.
    pub replaced: Vec<String>,
}

impl Library {
    /// Its module.
    pub fn bitcode(&self) -> PathBuf {
        self.libc.bitcode()
    }

    /// The clang flags to compile a source for the library.
    pub fn compiler_flags(&self) -> Vec<String> {
        let include = self.libc.include().display().to_string();
        let target = Libc::target_flags(self.data_model).iter().copied();
        target.chain(["-nostdlibinc", "-isystem", &include]).map(str::to_owned).collect()
    }

    /// The cache file of a program of these modules that was linked with the library under these options.
    pub fn cache_file(&self, modules: &[Vec<u8>], options: &[&[u8]]) -> PathBuf {
        // Two different hashes: equal names mean equal programs.
        let (mut first, mut second) = (Hash::default(), std::hash::DefaultHasher::new());
        for part in modules.iter().map(Vec::as_slice).chain(options.iter().copied()) {
            first.add(part);
            second.write_usize(part.len());
            second.write(part);
        }
        let name = format!("{}-{:016x}", first.text(), second.finish());
        self.linked.join(name)
    }
}

impl Linked {
    /// A program that was linked with the library before.
    pub fn read(cached: &Path) -> Option<Self> {
        let kept = fs::read(cached).ok()?;
        let end = kept.iter().position(|&byte| byte == 0)?;
        let replaced = String::from_utf8_lossy(&kept[..end]).lines().map(str::to_owned).collect();
        Some(Self { bitcode: kept[end + 1..].to_vec(), replaced })
    }

    /// Writes a program that was linked with the library to the cache: the names of replaced functions, a
    /// zero, and the module. It can be linked again, so a failure is no error.
    pub fn keep(cached: &Path, bitcode: &[u8], replaced: &[String]) {
        let Some(directory) = cached.parent() else { return };
        let linked = [replaced.join("\n").as_bytes(), &[0], bitcode].concat();
        let written = fs::create_dir_all(directory)
            .and_then(|()| tempfile::NamedTempFile::new_in(directory))
            .and_then(|file| fs::write(file.path(), linked).map(|()| file));
        if let Ok(file) = written {
            let _ = file.persist(cached);
            forget_oldest(directory);
        }
    }
}

fn forget_oldest(directory: &Path) {
    let Ok(entries) = fs::read_dir(directory) else { return };
    let age =
        |path: &Path| fs::metadata(path).and_then(|facts| facts.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let mut kept: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    if kept.len() > MOST_KEPT {
        kept.sort_by_key(|path| age(path));
        for path in &kept[..kept.len() / 2] {
            let _ = fs::remove_file(path);
        }
    }
}
