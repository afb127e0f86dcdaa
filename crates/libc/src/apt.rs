//! Source packages of the distribution, without changing anything on the machine and without being root.
//!
//! apt-get runs on private lists: the machine's package sources are read, changed from `deb` to `deb-src`,
//! and fetched into a private directory.

use crate::Error;
use crate::tools::{cannot_start, command, error_line};
use std::path::{Path, PathBuf};

/// The directory of the machine's package sources.
const MACHINE: &str = "/etc/apt";
/// The advice if the package is not available.
const ADVICE: &str =
    "check the network, or download the source of musl 1.2.x and name it with `loam libc --musl-source PATH`";

/// Downloads the files of a source package into a new directory.
pub fn download(package: &str, to: &Path) -> Result<(), Error> {
    let private = to.join("apt");
    let config = prepare(Path::new(MACHINE), &private)?;
    let apt = |arguments: &[&str]| {
        let mut apt = command("apt-get", to);
        apt.arg("-c").arg(&config).arg("-q").args(arguments);
        apt.output()
            .map_err(|why| cannot_start("apt-get", &why))
            .map_err(|error| Error { advice: ADVICE.to_owned(), ..error })
    };
    // A list of some other archive may be missing; it only matters whether the package is found afterwards.
    let updated = apt(&["update"])?;
    let fetched = apt(&["source", "--download-only", package])?;
    if fetched.status.success() {
        return Ok(());
    }
    let failed = if updated.status.success() { &fetched } else { &updated };
    let what = format!("the source package {package} cannot be fetched: {}", error_line(failed));
    Err(Error::new(what, ADVICE))
}

/// Creates the private directory and returns the path of apt-get's configuration in it.
fn prepare(machine: &Path, private: &Path) -> Result<PathBuf, Error> {
    let parts = private.join("sources");
    for directory in [&parts, &private.join("lists/partial"), &private.join("cache/archives/partial")] {
        std::fs::create_dir_all(directory).map_err(|why| Error::file("make", directory, &why))?;
    }
    let sources = source_lists(machine);
    if sources.is_empty() {
        return Err(Error::new(format!("{} names no archives of packages", machine.display()), ADVICE));
    }
    let config = private.join("apt.conf");
    let lists = sources.into_iter().map(|(name, text)| (parts.join(name), text));
    for (path, text) in lists.chain([(config.clone(), configuration(private))]) {
        std::fs::write(&path, text).map_err(|why| Error::file("write", &path, &why))?;
    }
    Ok(config)
}

/// Everything apt-get writes goes to the private directory, and no hook of the machine runs.
fn configuration(private: &Path) -> String {
    let private = private.display();
    format!(
        "Dir::Etc::sourcelist \"/dev/null\";\n\
         Dir::Etc::sourceparts \"{private}/sources\";\n\
         Dir::State \"{private}\";\n\
         Dir::State::lists \"{private}/lists\";\n\
         Dir::State::status \"/dev/null\";\n\
         Dir::Cache \"{private}/cache\";\n\
         Dir::Log \"{private}\";\n\
         APT::Sandbox::User \"root\";\n\
         Acquire::Languages \"none\";\n\
         Acquire::Retries \"2\";\n\
         #clear APT::Update::Pre-Invoke;\n\
         #clear APT::Update::Post-Invoke;\n\
         #clear APT::Update::Post-Invoke-Success;\n\
         #clear DPkg::Post-Invoke;\n"
    )
}

/// The machine's package sources as sources of source packages: name and contents of each file.
fn source_lists(machine: &Path) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(machine.join("sources.list.d")).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.push(machine.join("sources.list"));
    files.sort();
    let mut lists = Vec::new();
    for (number, file) in files.iter().enumerate() {
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let (kind, list) = match file.extension().and_then(|extension| extension.to_str()) {
            Some("list") => ("list", one_line_style(&text)),
            Some("sources") => ("sources", paragraph_style(&text)),
            _ => continue,
        };
        if !list.is_empty() {
            lists.push((PathBuf::from(format!("{number:03}.{kind}")), list));
        }
    }
    lists
}

/// `deb [options] uri suite components` → `deb-src …`.
fn one_line_style(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
        let rest = line.strip_prefix("deb-src").or_else(|| line.strip_prefix("deb"));
        let Some(rest) = rest.filter(|rest| rest.starts_with(char::is_whitespace)) else { continue };
        let line = format!("deb-src {}\n", rest.trim());
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.concat()
}

/// Paragraphs of `Name: value` lines, where a line that begins with a blank continues the value above it.
fn paragraph_style(text: &str) -> String {
    let without_comments: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let paragraphs = without_comments.split(|line| line.trim().is_empty());
    paragraphs.filter_map(source_paragraph).collect()
}

fn source_paragraph(lines: &[&str]) -> Option<String> {
    let mut kept = "Types: deb-src\n".to_owned();
    let mut keep = false;
    let mut has_uri = false;
    for line in lines {
        if !line.starts_with([' ', '\t']) {
            let (name, value) = line.split_once(':')?;
            let name = name.to_ascii_lowercase();
            if name == "enabled" && ["no", "false", "off", "0"].contains(&value.trim()) {
                return None;
            }
            has_uri |= name == "uris";
            keep = !["types", "architectures", "enabled"].contains(&name.as_str());
        }
        if keep {
            kept.extend([line, "\n"]);
        }
    }
    has_uri.then(|| kept + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_packages_become_lines_of_source_packages() {
        let text = "# the archive\n\
                    deb http://deb.debian.org/debian bookworm main contrib # all\n\
                    deb-src http://deb.debian.org/debian bookworm main contrib\n\
                    deb [arch=amd64 signed-by=/k.gpg] https://example.org/apt stable main\n\
                    debris\n\
                    # deb http://off.example.org/ x main\n";
        assert_eq!(
            one_line_style(text),
            "deb-src http://deb.debian.org/debian bookworm main contrib\n\
             deb-src [arch=amd64 signed-by=/k.gpg] https://example.org/apt stable main\n"
        );
    }

    #[test]
    fn paragraphs_of_packages_become_paragraphs_of_source_packages() {
        let text = "# made by a tool\nTypes: deb\n# a mirror\nURIs: http://deb.debian.org/debian\n\
                    Suites: bookworm bookworm-updates\nComponents: main\nSigned-By:\n -----BEGIN\n .\n abc\n\n\
                    Enabled: no\nTypes: deb\nURIs: http://off.example.org\nSuites: x\n\n\
                    types: deb deb-src\nURIs: https://example.org\nSuites: y\nArchitectures: amd64\n";
        assert_eq!(
            paragraph_style(text),
            "Types: deb-src\nURIs: http://deb.debian.org/debian\nSuites: bookworm bookworm-updates\n\
             Components: main\nSigned-By:\n -----BEGIN\n .\n abc\n\n\
             Types: deb-src\nURIs: https://example.org\nSuites: y\n\n"
        );
        assert_eq!(paragraph_style("no paragraph at all\n"), "");
    }

    #[test]
    fn all_files_of_a_machine_are_read_and_others_are_not() {
        let machine = tempfile::tempdir().expect("a directory");
        let write = |name: &str, text: &str| {
            let path = machine.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("made");
            std::fs::write(path, text).expect("written");
        };
        assert_eq!(source_lists(machine.path()), []);
        let private = machine.path().join("private");
        assert!(
            prepare(machine.path(), &private).expect_err("no archives").what.contains("names no archives")
        );
        write("sources.list", "deb http://a.example.org stable main\n");
        write("sources.list.d/b.sources", "Types: deb\nURIs: http://b.example.org\nSuites: stable\n");
        write("sources.list.d/c.list.save", "deb http://c.example.org stable main\n");
        let lists = source_lists(machine.path());
        let names: Vec<_> = lists.iter().map(|(name, _)| name.display().to_string()).collect();
        assert_eq!(names, ["000.list", "001.sources"]);
        let config = prepare(machine.path(), &private).expect("it is laid out");
        let text = std::fs::read_to_string(config).expect("it is there");
        assert!(text.contains(&format!("{}/lists", private.display())));
        assert!(private.join("sources/001.sources").is_file());
    }
}
