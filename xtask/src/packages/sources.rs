//! Source packages of the distribution: downloaded with apt-get and unpacked, without root and without a change to the
//! machine.
//!
//! apt-get gets private lists and directories; its lists are the machine's, changed from packages to source
//! packages. Only the upstream tarball is unpacked: the distribution's patches are not needed.

use crate::build::run;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The directory of the machine's package sources.
const MACHINE: &str = "/etc/apt";

/// Downloads a source package, unless it exists, and returns the path of its upstream tarball.
pub fn download(package: &str, downloads: &Path) -> Result<PathBuf, String> {
    let directory = downloads.join(package);
    if let Some(tarball) = tarball(&directory) {
        return Ok(tarball);
    }
    println!("downloading the source of {package}");
    std::fs::create_dir_all(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
    let private = downloads.join("apt");
    let config = prepare(&private).map_err(|why| format!("{}: {why}", private.display()))?;
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.current_dir(&directory).arg("-c").arg(&config).arg("-q").args(args);
        run(apt.stdout(Stdio::null()))
    };
    // A list of some other archive may be missing; it only matters whether the package is found afterwards.
    let updated = apt(&["update"]);
    let fetched = apt(&["source", "--download-only", package]).or_else(|why| {
        // An update may be listed whose files are gone; the release's own version is not.
        let Some(release) = release() else { return Err(why) };
        apt(&["source", "--download-only", &format!("{package}/{release}")]).map_err(|_| why)
    });
    // The distribution's patches may be missing; only the upstream tarball is needed.
    match (tarball(&directory), fetched) {
        (Some(tarball), _) => Ok(tarball),
        (None, Ok(())) => Err(format!("the source package {package} has no upstream tarball")),
        (None, Err(why)) => Err(format!("{package} cannot be downloaded: {}", updated.err().unwrap_or(why))),
    }
}

/// The name of the machine's release, such as `bookworm`.
fn release() -> Option<String> {
    let text = std::fs::read_to_string("/etc/os-release").ok()?;
    text.lines()
        .find_map(|line| line.strip_prefix("VERSION_CODENAME="))
        .map(|name| name.trim_matches('"').to_owned())
}

/// Unpacks a tarball so that the tree is `to` itself.
pub fn unpack(tarball: &Path, to: &Path) -> Result<(), String> {
    std::fs::create_dir_all(to).map_err(|why| format!("{}: {why}", to.display()))?;
    let listed = Command::new("tar").arg("-tf").arg(tarball).output().map_err(|why| format!("tar: {why}"))?;
    let mut tar = Command::new("tar");
    tar.arg("-xf").arg(tarball).arg("-C").arg(to).arg("--no-same-owner");
    if has_top_directory(&String::from_utf8_lossy(&listed.stdout)) {
        tar.arg("--strip-components=1");
    }
    run(&mut tar)
}

/// Whether all files of a listed tarball are in one directory, as they usually are.
fn has_top_directory(list: &str) -> bool {
    let mut tops = list.lines().map(|path| path.split('/').next());
    let first = tops.next();
    first.is_some() && tops.all(|top| Some(top) == first)
}

/// The version in the name of a tarball: `m4_1.4.19.orig.tar.xz` → `1.4.19`.
pub fn version(tarball: &Path) -> String {
    let name = tarball.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let rest = name.split_once('_').map_or("", |(_, rest)| rest);
    rest.split(".orig.tar").next().unwrap_or_default().to_owned()
}

/// A finished download has its tarball under the final name: apt-get renames it when it is complete.
fn tarball(directory: &Path) -> Option<PathBuf> {
    let entries = std::fs::read_dir(directory).ok()?.flatten().map(|entry| entry.path());
    let mut tarballs: Vec<PathBuf> = entries
        .filter(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            name.contains(".orig.tar.") && !name.ends_with(".asc")
        })
        .collect();
    tarballs.sort();
    tarballs.into_iter().next_back()
}

/// Creates apt-get's private directory and returns the path of the configuration in it.
fn prepare(private: &Path) -> std::io::Result<PathBuf> {
    for name in ["sources", "lists/partial", "cache/archives/partial"] {
        std::fs::create_dir_all(private.join(name))?;
    }
    let entries =
        std::fs::read_dir(Path::new(MACHINE).join("sources.list.d")).into_iter().flatten().flatten();
    let mut lists: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    lists.push(Path::new(MACHINE).join("sources.list"));
    for list in lists {
        let name = list.file_name().unwrap_or_default();
        let kind = list.extension().unwrap_or_default();
        if (kind == "list" || kind == "sources") && list.is_file() {
            let text = of_source_packages(&std::fs::read_to_string(&list)?);
            std::fs::write(private.join("sources").join(name), text)?;
        }
    }
    let at = private.display();
    let config = private.join("apt.conf");
    std::fs::write(
        &config,
        format!(
            "Dir::Etc::sourcelist \"/dev/null\";\nDir::Etc::sourceparts \"{at}/sources\";\n\
             Dir::State \"{at}\";\nDir::State::lists \"{at}/lists\";\nDir::State::status \"/dev/null\";\n\
             Dir::Cache \"{at}/cache\";\nDir::Log \"{at}\";\nAPT::Sandbox::User \"root\";\n\
             #clear APT::Update::Pre-Invoke;\n#clear APT::Update::Post-Invoke;\n\
             #clear APT::Update::Post-Invoke-Success;\n"
        ),
    )?;
    Ok(config)
}

/// A list of packages as a list of source packages, in both styles: `deb …` lines and `Types: deb` paragraphs.
fn of_source_packages(list: &str) -> String {
    let line = |line: &str| match line.strip_prefix("deb ") {
        Some(rest) => format!("deb-src {rest}\n"),
        None if line.to_ascii_lowercase().starts_with("types:") => "Types: deb-src\n".to_owned(),
        None if line.starts_with("deb-src ") => String::new(),
        None => format!("{line}\n"),
    };
    list.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_packages_become_lists_of_source_packages() {
        let lines = "# all\ndeb http://a.example.org stable main\ndeb-src http://a.example.org stable main\n";
        assert_eq!(of_source_packages(lines), "# all\ndeb-src http://a.example.org stable main\n");
        let paragraph = "Types: deb deb-src\nURIs: http://a.example.org\nSuites: stable\n\nTypes: deb\n";
        assert_eq!(
            of_source_packages(paragraph),
            "Types: deb-src\nURIs: http://a.example.org\nSuites: stable\n\nTypes: deb-src\n"
        );
    }

    #[test]
    fn tarballs_have_a_top_directory_or_none() {
        assert!(has_top_directory("m4-1.4/\nm4-1.4/configure\nm4-1.4/src/m4.c\n"));
        assert!(!has_top_directory("configure\nlib/a.c\n") && !has_top_directory(""));
    }

    #[test]
    fn the_name_of_a_tarball_tells_the_version() {
        assert_eq!(version(Path::new("/d/m4_1.4.19.orig.tar.xz")), "1.4.19");
        assert_eq!(version(Path::new("zlib_1.2.13.dfsg.orig.tar.bz2")), "1.2.13.dfsg");
    }
}
