//! The results of a run, read from its directory: `run.json` and the files of each test.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The results of one run.
#[derive(Clone, Debug)]
pub struct Results {
    /// The directory.
    pub directory: PathBuf,
    /// `run.json`.
    pub json: Value,
}

/// An error of `run.json`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ReportedError {
    /// The line, 0 if unknown.
    pub line: u64,
    /// The file, empty if unknown.
    pub file: String,
    /// The kind.
    pub kind: String,
    /// The message.
    pub message: String,
    /// The name of its test.
    pub test: String,
}

/// How a test is expected to end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// With this exit status.
    Exit(i32),
    /// With this error.
    Error(ReportedError),
    /// The path was terminated early: any ending is possible.
    Anything,
}

impl Results {
    /// Reads a directory.
    pub fn read(directory: &Path) -> Result<Self, String> {
        let path = directory.join("run.json");
        let text = std::fs::read_to_string(&path).map_err(|why| format!("no run.json: {why}"))?;
        let json = serde_json::from_str(&text).map_err(|why| format!("run.json cannot be read: {why}"))?;
        Ok(Self { directory: directory.to_path_buf(), json })
    }

    /// A number of `run.json`.
    pub fn number(&self, key: &str) -> Result<u64, String> {
        self.json[key].as_u64().ok_or_else(|| format!("run.json has no number {key:?}"))
    }

    /// A measured number of `run.json`.
    pub fn measure(&self, key: &str) -> Result<f64, String> {
        self.json[key].as_f64().ok_or_else(|| format!("run.json has no number {key:?}"))
    }

    /// A string of `run.json`.
    pub fn word(&self, key: &str) -> Result<&str, String> {
        self.json[key].as_str().ok_or_else(|| format!("run.json has no text {key:?}"))
    }

    /// The exit statuses of the program and their counts.
    pub fn exit_codes(&self) -> BTreeMap<String, u64> {
        self.counts("exit_codes")
    }

    /// A table of counters of `run.json`; empty if it is missing.
    pub fn counts(&self, key: &str) -> BTreeMap<String, u64> {
        let counts = self.json[key].as_object().into_iter().flatten();
        counts.map(|(name, count)| (name.clone(), count.as_u64().unwrap_or(0))).collect()
    }

    /// The errors, sorted by line.
    pub fn errors(&self) -> Vec<ReportedError> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let mut errors: Vec<_> = self.json["errors"].as_array().into_iter().flatten().collect();
        errors.sort_by_key(|error| error["test"].as_str().unwrap_or_default());
        let mut errors: Vec<_> = errors
            .into_iter()
            .map(|error| ReportedError {
                line: error["line"].as_u64().unwrap_or(0),
                file: text(&error["file"]),
                kind: text(&error["kind"]),
                message: text(&error["message"]),
                test: text(&error["test"]),
            })
            .collect();
        errors.sort();
        errors
    }

    /// The tests and how each is expected to end.
    pub fn tests(&self) -> Vec<(PathBuf, Expected)> {
        let errors = self.errors();
        let cut_off = self.json["tests_early"].as_array().cloned().unwrap_or_default();
        let expected = |name: &str| {
            if let Some(error) = errors.iter().find(|error| error.test == name) {
                return Expected::Error(error.clone());
            }
            if cut_off.iter().any(|test| test.as_str() == Some(name)) {
                return Expected::Anything;
            }
            Expected::Exit(self.json["tests_exit"][name].as_i64().unwrap_or(0) as i32)
        };
        let tests = crate::checkout::files_under(&self.directory, &["ktest"]);
        let stem = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        tests.into_iter().map(|path| (path.clone(), expected(&stem(&path)))).collect()
    }

    /// The output of the paths: the `.stdout` files, in order.
    pub fn printed(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let files = crate::checkout::files_under(&self.directory, &["stdout"]);
        files.into_iter().map(|path| (path.clone(), std::fs::read(&path).unwrap_or_default())).collect()
    }

    /// The text of every report, in order.
    pub fn reports(&self) -> Vec<(String, String)> {
        let files = crate::checkout::files_under(&self.directory, &["err"]);
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.iter().map(|path| (name(path), std::fs::read_to_string(path).unwrap_or_default())).collect()
    }
}
