//! A run as its directory has it.

use crate::coverage::{self, FileCoverage};
use crate::series::{self, Row};
use loam_base::files;
use loam_report::ktest::Ktest;
use loam_report::tree::{self, Leaf};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Everything that a page shows of a run.
pub struct Run {
    /// The directory as the user named it.
    pub directory: PathBuf,
    /// `run.json`.
    pub figures: Value,
    /// When it was written.
    pub ended: Option<SystemTime>,
    /// The rows of `run.stats`.
    pub series: Vec<Row>,
    /// `coverage.info`, by file.
    pub coverage: BTreeMap<String, FileCoverage>,
    /// How many tests there are, and where the first of them lie in the execution tree. `None` for runs of a Loam that did not keep
    /// it.
    pub tree: Option<(usize, Vec<Leaf>)>,
    /// Tests by their numbers, not more than are shown.
    pub tests: BTreeMap<usize, Ktest>,
    /// `warnings.txt`.
    pub warnings: Vec<String>,
}

/// More tests than this have no place on a page.
pub const MOST_TESTS: usize = 20_000;

/// Keys that every run has.
const NEEDED: &[&str] = &["status", "errors", "tests", "program", "wall_time_s"];

/// Reads a run; the error is one line that names what is missing or damaged.
pub fn read(directory: &Path) -> Result<Run, String> {
    let named =
        |name: &str, why: &dyn std::fmt::Display| format!("{}: {why}", directory.join(name).display());
    if !directory.is_dir() {
        let why = if directory.exists() {
            "a directory with results is needed, not a file"
        } else {
            "there is no such directory"
        };
        return Err(format!("{}: {why}", directory.display()));
    }
    if !directory.join("run.json").exists() {
        let why = "not the results of a run, or the run has not ended: run.json is missing";
        return Err(format!("{}: {why}", directory.display()));
    }
    let figures = loam_report::stats::read(directory)?.figures;
    if let Some(key) = NEEDED.iter().find(|key| figures.get(**key).is_none()) {
        return Err(named(
            "run.json",
            &format!("there is no \"{key}\" in it: it is damaged, or of another Loam"),
        ));
    }
    let text = |name: &str| match files::read_text(&directory.join(name)) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(named(name, &error)),
    };
    let coverage = text("coverage.info")?.unwrap_or_default();
    let coverage = coverage::parse(&coverage).map_err(|why| named("coverage.info", &why))?;
    let tree = text(tree::FILE)?.map(|text| tree::read(&text)).transpose();
    let series = series::read(&directory.join("run.stats")).map_err(|why| named("run.stats", &why))?;
    let warnings = text("warnings.txt")?.unwrap_or_default().lines().map(str::to_owned).collect();
    Ok(Run {
        directory: directory.to_path_buf(),
        ended: std::fs::metadata(directory.join("run.json")).and_then(|about| about.modified()).ok(),
        figures,
        series,
        coverage,
        tree: tree.map_err(|why| named(tree::FILE, &why))?,
        tests: read_tests(directory)?,
        warnings,
    })
}

/// The tests with the smallest numbers. Numbers above 900000000 are those of a run that was killed.
fn read_tests(directory: &Path) -> Result<BTreeMap<usize, Ktest>, String> {
    let entries = std::fs::read_dir(directory).map_err(|why| format!("{}: {why}", directory.display()))?;
    let number = |name: String| name.strip_prefix("test")?.strip_suffix(".ktest")?.parse::<usize>().ok();
    let mut numbers: Vec<usize> =
        entries.flatten().filter_map(|entry| number(entry.file_name().into_string().ok()?)).collect();
    numbers.sort_unstable();
    numbers.truncate(MOST_TESTS);
    let read = |number: usize| {
        let path = directory.join(format!("{}.ktest", test_name(number)));
        let test = Ktest::read(&path).map_err(|why| format!("{}: {why}", path.display()))?;
        Ok((number, test))
    };
    numbers.into_iter().map(read).collect()
}

/// `test000001`.
pub fn test_name(number: usize) -> String {
    format!("test{number:06}")
}

impl Run {
    /// A number of `run.json`; 0 if it is not there.
    pub fn number(&self, key: &str) -> f64 {
        self.figures[key].as_f64().unwrap_or(0.0)
    }

    /// A count of `run.json`; 0 if it is not there.
    pub fn count(&self, key: &str) -> u64 {
        self.figures[key].as_u64().unwrap_or(0)
    }

    /// A text of `run.json`; empty if it is not there.
    pub fn text(&self, key: &str) -> &str {
        self.figures[key].as_str().unwrap_or_default()
    }

    /// The entries of a list of `run.json`.
    pub fn list(&self, key: &str) -> &[Value] {
        self.figures[key].as_array().map_or(&[], Vec::as_slice)
    }

    /// Paths of all kinds.
    pub fn paths(&self) -> u64 {
        ["paths_completed", "paths_error", "paths_partial"].iter().map(|key| self.count(key)).sum()
    }

    /// Errors that are bugs of the program.
    pub fn bugs(&self) -> usize {
        self.list("errors").iter().filter(|error| !is_limitation(error)).count()
    }
}

/// Whether an error of `run.json` is a limitation of Loam.
pub fn is_limitation(error: &Value) -> bool {
    let kind = error["kind"].as_str().and_then(loam_state::ErrorKind::by_suffix);
    kind.is_some_and(loam_state::ErrorKind::is_limitation)
}
