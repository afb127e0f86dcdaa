//! The tree over a real directory of the host, which must never change.

use super::*;
use std::path::PathBuf;

fn system(setup: Setup) -> System {
    System::new(&setup, &HostFiles::default())
}

fn names(system: &mut System, path: &[u8]) -> Vec<String> {
    let host_files = HostFiles::default();
    let directory = system.find(&host_files, system.directory, path, Follow::Yes).unwrap();
    let listed = system.list(directory, &host_files);
    let mut names: Vec<String> =
        listed.iter().map(|(name, _)| String::from_utf8_lossy(name).into_owned()).collect();
    names.sort();
    names
}

/// A host directory with a file, a directory with a file in it, and a link.
fn host() -> (tempfile::TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().canonicalize().unwrap();
    std::fs::write(path.join("file"), "text").unwrap();
    std::fs::create_dir(path.join("below")).unwrap();
    std::fs::write(path.join("below/deep"), "").unwrap();
    std::os::unix::fs::symlink("below/deep", path.join("link")).unwrap();
    (directory, path)
}

#[test]
fn the_hosts_files_are_seen_and_never_changed() {
    let (_keep, path) = host();
    let setup = Setup { shows_host: true, directory: path.clone(), ..Setup::default() };
    let (mut system, host_files) = (system(setup), HostFiles::default());
    assert_eq!(names(&mut system, b"."), ["below", "file", "link"]);
    let here = system.directory;
    for name in [&b"file"[..], b"below/deep", b"link"] {
        let lookup = system.walk(&host_files, here, name, Follow::No).unwrap();
        system.unlink(&lookup).unwrap();
    }
    let below = system.walk(&host_files, here, b"below", Follow::No).unwrap();
    system.remove_directory(&host_files, &below).unwrap();
    assert_eq!(names(&mut system, b"."), [""; 0]);
    let made = system.walk(&host_files, here, b"new", Follow::No).unwrap();
    system.create(&made, Kind::File(Content::Empty), 0o666).unwrap();
    assert_eq!(names(&mut system, b"."), ["new"]);
    let mut on_host: Vec<_> =
        std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    on_host.sort();
    assert_eq!(on_host, ["below", "file", "link"]);
    assert!(path.join("below/deep").exists());
}

#[test]
fn a_path_that_was_given_nothing_sees_nothing_of_the_host() {
    let (_keep, path) = host();
    let setup = Setup { directory: path.clone(), given: vec![path.join("below")], ..Setup::default() };
    let (mut system, host_files) = (system(setup), HostFiles::default());
    assert_eq!(names(&mut system, b"."), ["below"]);
    assert_eq!(names(&mut system, b"below"), ["deep"]);
    assert_eq!(system.find(&host_files, system.directory, b"file", Follow::Yes), Err(Errno::ENOENT));
    assert_eq!(system.find(&host_files, system.directory, b"/usr/bin", Follow::Yes), Err(Errno::ENOENT));
    let directory = system.directory;
    assert_eq!(system.path_of(directory), Some(path.as_os_str().as_encoded_bytes().to_vec()));
}

#[test]
fn paths_are_walked_as_linux_walks_them() {
    let (_keep, path) = host();
    let setup = Setup { shows_host: true, directory: path, ..Setup::default() };
    let (mut system, host_files) = (system(setup), HostFiles::default());
    let here = system.directory;
    let mut find = |path: &[u8], follow| system.find(&host_files, here, path, follow);
    let deep = find(b"below/deep", Follow::Yes).unwrap();
    assert_eq!(find(b"link", Follow::Yes), Ok(deep));
    assert_ne!(find(b"link", Follow::No), Ok(deep));
    assert_eq!(find(b"below/..", Follow::No), Ok(here));
    assert_eq!(find(b".//below/.././below/deep", Follow::No), Ok(deep));
    for (path, error) in [
        (&b""[..], Errno::ENOENT),
        (b"missing", Errno::ENOENT),
        (b"missing/x", Errno::ENOENT),
        (b"file/x", Errno::ENOTDIR),
        (b"file/", Errno::ENOTDIR),
        (b"link/", Errno::ENOTDIR),
        (&[b'x'; 256], Errno::ENAMETOOLONG),
        (&[b'/'; 4096], Errno::ENAMETOOLONG),
    ] {
        assert_eq!(find(path, Follow::Yes), Err(error), "{}", String::from_utf8_lossy(path));
    }
}

#[test]
fn renaming_replaces_and_refuses_as_linux_does() {
    let (_keep, path) = host();
    let setup = Setup { shows_host: true, directory: path, ..Setup::default() };
    let (mut system, host_files) = (system(setup), HostFiles::default());
    let here = system.directory;
    let mut rename = |from: &[u8], to: &[u8]| {
        let from = system.walk(&host_files, here, from, Follow::No)?;
        let to = system.walk(&host_files, here, to, Follow::No)?;
        system.rename(&host_files, &from, &to)
    };
    assert_eq!(rename(b"file", b"below"), Err(Errno::EISDIR));
    assert_eq!(rename(b"below", b"file"), Err(Errno::ENOTDIR));
    assert_eq!(rename(b"below", b"below/inner"), Err(Errno::EINVAL));
    assert_eq!(rename(b"below", b"above"), Ok(()));
    assert_eq!(rename(b"above/deep", b"file"), Ok(()));
    assert_eq!(names(&mut system, b"."), ["above", "file", "link"]);
    assert_eq!(names(&mut system, b"above"), [""; 0]);
}

#[test]
fn descriptors_are_the_lowest_free_ones_and_duplicates_share_an_offset() {
    let mut system = System::new(&Setup::default(), &NoFiles);
    let node = system.add(Kind::File(Content::Empty), 0o644);
    assert_eq!(system.open(node, Flags(Flags::RDWR), 0), Ok(3));
    assert_eq!(system.duplicate(3, 0, OnExec::Keep), Ok(4));
    assert_eq!(system.duplicate(3, 10, OnExec::Close), Ok(10));
    system.opened_mut(4).unwrap().offset = 7;
    assert_eq!(system.opened(10).unwrap().offset, 7);
    system.close(3).unwrap();
    assert_eq!(system.opened(3).map(|open| open.offset), Err(Errno::EBADF));
    assert_eq!(system.opened(4).unwrap().offset, 7);
    assert_eq!(system.open(node, Flags(0), 0), Ok(3));
    assert_eq!(system.replace(3, 1, OnExec::Keep), Ok(1));
    assert_eq!(system.opened(1).unwrap().offset, 0);
}
