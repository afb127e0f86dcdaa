//! The source of musl: a directory, a tarball, or the distribution's source package.
//!
//! The source is always copied into the directory of the build: nothing is written beside the user's files,
//! and paths inside the build are the same everywhere.

use crate::made_of::Hash;
use crate::tools::{command, run};
use crate::{Error, Step, apt};
use std::path::{Path, PathBuf};

/// The parts of a source tree of musl. Other files in it (results of other builds) are ignored.
const PARTS: &[&str] =
    &["VERSION", "Makefile", "configure", "arch", "crt", "include", "ldso", "src", "tools"];
/// Parts that only some versions have.
const OTHER_PARTS: &[&str] = &["compat", "dynamic.list"];

/// The advice in every message about a wrong source.
const ADVICE: &str =
    "name the source of musl 1.2.x, a directory or a tarball, with `loam libc --musl-source PATH`";

/// A source tree.
pub struct Source {
    /// The directory, ready to be built.
    pub directory: PathBuf,
    /// Its version.
    pub version: String,
}

impl Source {
    /// A hash of all files.
    pub fn fingerprint(&self) -> Result<String, Error> {
        let mut hash = Hash::default();
        for path in files(&self.directory)? {
            let bytes = std::fs::read(&path).map_err(|why| Error::file("read", &path, &why))?;
            let name = path.strip_prefix(&self.directory).unwrap_or(&path);
            hash.add(name.as_os_str().as_encoded_bytes());
            hash.add(&bytes);
        }
        Ok(hash.text())
    }
}

/// Copies the source into the directory of a build.
pub fn get(
    given: Option<&Path>,
    cache: &Path,
    scratch: &Path,
    progress: &mut dyn FnMut(Step),
) -> Result<Source, Error> {
    let tree = match given {
        Some(path) if path.is_dir() => path.to_path_buf(),
        Some(path) if path.is_file() => unpack(path, scratch)?,
        Some(path) => {
            return Err(Error::new(format!("{}: no such file or directory", path.display()), ADVICE));
        }
        None => unpack(&package(cache, scratch, progress)?, scratch)?,
    };
    let version = version_of(&tree)?;
    let directory = scratch.join("musl");
    for part in PARTS {
        copy(&tree.join(part), &directory.join(part))?;
    }
    for part in OTHER_PARTS.iter().filter(|part| tree.join(part).exists()) {
        copy(&tree.join(part), &directory.join(part))?;
    }
    Ok(Source { directory, version })
}

/// The tarball of the source package; kept in the cache, so that it is fetched once.
fn package(cache: &Path, scratch: &Path, progress: &mut dyn FnMut(Step)) -> Result<PathBuf, Error> {
    let kept = cache.join("musl-source");
    if let Some(tarball) = tarball_in(&kept) {
        return Ok(tarball);
    }
    progress(Step::Fetching);
    let fetched = scratch.join("package");
    apt::download("musl", &fetched)?;
    let Some(tarball) = tarball_in(&fetched) else {
        return Err(Error::new("the source package of musl has no tarball in it", ADVICE));
    };
    let target = kept.join(tarball.file_name().unwrap_or_default());
    // Another process may read the file at any time, so it is created atomically.
    let moved = std::fs::create_dir_all(&kept).and_then(|()| std::fs::rename(&tarball, &target));
    moved.map_err(|why| Error::file("keep", &target, &why))?;
    Ok(target)
}

/// The newest original tarball in a directory of source packages.
fn tarball_in(directory: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(directory).ok()?.flatten().map(|entry| entry.path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let tarballs = entries.filter(|path| name(path).contains(".orig.tar") && !name(path).ends_with(".asc"));
    tarballs.max_by_key(|path| (numbers(&name(path)), name(path)))
}

/// Unpacks a tarball and returns the directory in it.
fn unpack(tarball: &Path, scratch: &Path) -> Result<PathBuf, Error> {
    let tarball = std::path::absolute(tarball).map_err(|why| Error::file("find", tarball, &why))?;
    let to = scratch.join("unpacked");
    std::fs::create_dir_all(&to).map_err(|why| Error::file("make", &to, &why))?;
    let mut tar = command("tar", &to);
    tar.args(["--no-same-owner", "-xf"]).arg(&tarball);
    run(&mut tar, "unpacking").map_err(|error| match error.what.contains("not installed") {
        true => error,
        false => Error::new(format!("{} cannot be unpacked: {}", tarball.display(), error.what), ADVICE),
    })?;
    let entries = std::fs::read_dir(&to).map_err(|why| Error::file("read", &to, &why))?;
    let mut directories = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir());
    match (directories.next(), directories.next()) {
        (Some(one), None) => Ok(one),
        _ => Err(Error::new(format!("{}: no source of musl in it", tarball.display()), ADVICE)),
    }
}

/// The version of a tree, if Loam can build it.
fn version_of(tree: &Path) -> Result<String, Error> {
    let missing = PARTS.iter().find(|part| !tree.join(part).exists());
    if let Some(missing) = missing {
        let what = format!("{}: no source of musl: {missing} is missing", tree.display());
        return Err(Error::new(what, ADVICE));
    }
    let path = tree.join("VERSION");
    let version = std::fs::read_to_string(&path).map_err(|why| Error::file("read", &path, &why))?;
    let version = version.trim().to_owned();
    if !version.starts_with("1.2.") {
        let what = format!("{}: this is musl {version}; Loam builds 1.2.x", tree.display());
        return Err(Error::new(what, ADVICE));
    }
    Ok(version)
}

/// The numbers in a version, for comparison.
pub fn numbers(version: &str) -> Vec<u32> {
    let parts = version.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().unwrap_or(u32::MAX)).collect()
}

/// Copies a file or a directory recursively.
fn copy(from: &Path, to: &Path) -> Result<(), Error> {
    let sources = if from.is_dir() { files(from)? } else { vec![from.to_path_buf()] };
    for source in sources {
        let inside = source.strip_prefix(from).unwrap_or(Path::new(""));
        let target = if inside.as_os_str().is_empty() { to.to_path_buf() } else { to.join(inside) };
        let parent = target.parent().unwrap_or(to);
        let copied = std::fs::create_dir_all(parent).and_then(|()| std::fs::copy(&source, &target));
        copied.map_err(|why| Error::file("copy", &source, &why))?;
    }
    Ok(())
}

/// All files below a directory, in order of their names.
pub fn files(directory: &Path) -> Result<Vec<PathBuf>, Error> {
    let fail = |why: std::io::Error| Error::file("read", directory, &why);
    let entries = std::fs::read_dir(directory).map_err(fail)?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(fail)?.path());
    }
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A directory that looks like a source tree.
    fn tree(version: &str) -> tempfile::TempDir {
        let directory = tempfile::tempdir().expect("a directory");
        for part in PARTS {
            std::fs::write(directory.path().join(part), "").expect("written");
        }
        std::fs::write(directory.path().join("VERSION"), version).expect("written");
        directory
    }

    #[test]
    fn only_a_source_of_the_right_version_is_taken() {
        assert_eq!(version_of(tree("1.2.5\n").path()).expect("it is taken"), "1.2.5");
        let old = version_of(tree("1.1.24").path()).expect_err("it is too old");
        assert!(old.what.contains("1.1.24") && old.advice.contains("1.2.x"), "{old}");
        let other = tempfile::tempdir().expect("a directory");
        let error = version_of(other.path()).expect_err("there is nothing in it");
        assert!(error.what.contains("VERSION is missing"), "{error}");
    }

    #[test]
    fn a_changed_source_has_another_fingerprint() {
        let tree = tree("1.2.3");
        let source = Source { directory: tree.path().to_path_buf(), version: "1.2.3".to_owned() };
        let before = source.fingerprint().expect("it is read");
        assert_eq!(source.fingerprint().expect("it is read"), before);
        std::fs::write(tree.path().join("src"), "changed").expect("written");
        assert_ne!(source.fingerprint().expect("it is read"), before);
    }

    #[test]
    fn the_newest_tarball_is_taken() {
        let directory = tempfile::tempdir().expect("a directory");
        for name in
            ["musl_1.2.9.orig.tar.gz", "musl_1.2.10.orig.tar.gz", "musl_1.2.11.orig.tar.gz.asc", "x.dsc"]
        {
            std::fs::write(directory.path().join(name), "").expect("written");
        }
        let found = tarball_in(directory.path()).expect("there are two");
        assert_eq!(found.file_name().expect("a name"), "musl_1.2.10.orig.tar.gz");
        assert_eq!(tarball_in(Path::new("/nowhere")), None);
    }

    #[test]
    fn a_path_that_is_not_there_is_said_to_be() {
        let scratch = tempfile::tempdir().expect("a directory");
        let given = Some(Path::new("/nowhere/musl"));
        let error = get(given, scratch.path(), scratch.path(), &mut |_| {}).err().expect("nothing is there");
        assert!(error.what.starts_with("/nowhere/musl"), "{error}");
    }
}
