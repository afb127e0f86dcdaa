//! `loam report`: the page of a run, or of several runs side by side.

use crate::args::ReportArgs;
use crate::commands::{print, refuse, status};
use loam_page::Run;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Reads everything and makes the whole page before anything is written.
pub fn run(args: &ReportArgs) -> ExitCode {
    let runs: Result<Vec<Run>, String> =
        args.directories.iter().map(|directory| loam_page::read(directory)).collect();
    let place = place(args);
    let written = runs.and_then(|runs| loam_page::render(&runs)).and_then(|page| write(&place, &page));
    if let Err(message) = written {
        return refuse(&message);
    }
    print(&format!("{}\n", place.display()));
    match args.open.then(|| open(&place)) {
        Some(Err(message)) => refuse(&message),
        Some(Ok(())) | None => ExitCode::from(status::FINE),
    }
}

/// The file of the page: that of one run lies with its results.
fn place(args: &ReportArgs) -> PathBuf {
    match (&args.output, &args.directories[..]) {
        (Some(output), _) => output.clone(),
        (None, [one]) => one.join("report.html"),
        (None, _) => PathBuf::from("loam-report.html"),
    }
}

/// Writes a file that appears whole.
fn write(place: &Path, page: &str) -> Result<(), String> {
    let problem = |error: &dyn std::fmt::Display| format!("{}: {error}", place.display());
    let directory = place.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if place.is_dir() {
        return Err(problem(&"it is a directory; name a file"));
    }
    if !directory.is_dir() {
        return Err(problem(&"its directory does not exist"));
    }
    let mut file = tempfile::NamedTempFile::new_in(directory).map_err(|error| problem(&error))?;
    file.write_all(page.as_bytes()).map_err(|error| problem(&error))?;
    // A temporary file is its owner's alone; the page is for everybody who may see the directory.
    let permissions = std::os::unix::fs::PermissionsExt::from_mode(0o644);
    file.as_file().set_permissions(permissions).map_err(|error| problem(&error))?;
    file.persist(place).map(drop).map_err(|error| problem(&error.error))
}

/// Shows the page in the user's browser.
fn open(place: &Path) -> Result<(), String> {
    let mut command = Command::new("xdg-open");
    command.arg(place).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let failed =
        |why: &dyn std::fmt::Display| format!("{}: no browser could be opened: {why}", place.display());
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(failed(&format!("xdg-open ended with {status}"))),
        Err(error) => Err(failed(&format!("xdg-open: {error}"))),
    }
}
