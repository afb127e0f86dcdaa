//! Writes the figures of a benchmark to `bench/runs/`, with everything that a reader needs to judge them
//! later: the whole command line, the commit, the machine and its load, and the source of the figures that
//! Loam's are compared with.

use super::coverage::klee::bitcode_directory;
use super::machine::Machine;
use crate::build::{cache, root};
use crate::command_line::quoted;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A benchmark that has begun.
pub struct Record {
    benchmark: String,
    beside: Beside,
    machine: Machine,
}

/// The source of the figures that Loam's are compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beside {
    /// There are no such figures.
    Nothing,
    /// This KLEE is run in the same benchmark, on the same bitcode.
    Klee(PathBuf),
    /// They are constants of the benchmark's code. The text names the paper and its tables, or the
    /// measurement.
    Constants(&'static str),
}

impl Record {
    /// Begins a benchmark or a part of one (`solver runs`): the load of the machine is read at this moment.
    pub fn begin(benchmark: &str, beside: Beside) -> Self {
        Self { benchmark: benchmark.to_owned(), beside, machine: Machine::now() }
    }

    /// Writes the figures, under the date of the commit if no other is given; returns the path.
    pub fn keep(&self, date: Option<&str>, rows: Vec<Value>) -> Result<PathBuf, String> {
        let date = match date {
            Some(date) => date.to_owned(),
            None => git(&["log", "-1", "--format=%cs"])?,
        };
        let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
        let changed = !git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
        let mut record = self.description(&invocation());
        record["date"] = json!(date);
        record["commit"] = json!(commit);
        record["uncommitted_changes"] = json!(changed);
        record["rows"] = json!(rows);
        let directory = root().join("bench/runs");
        std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
        let path = directory.join(format!("{date}-{}-{commit}.json", self.benchmark.replace(' ', "-")));
        let text = serde_json::to_string_pretty(&record).map_err(|why| why.to_string())?;
        // The paths of the cache, of the checkout and of KLEE's bitcode are private.
        let text = text.replace(&format!("{}/", cache().display()), "target/loam-cache/");
        let text = text.replace(&format!("{}/", root().display()), "");
        let text = match bitcode_directory() {
            Some(directory) => text.replace(&format!("{}/", directory.display()), "KLEE_BITCODE/"),
            None => text,
        };
        std::fs::write(&path, text + "\n").map_err(|why| format!("{}: {why}", path.display()))?;
        Ok(path)
    }

    /// The record without its rows, its date and its commit.
    fn description(&self, command: &str) -> Value {
        let mut description = json!({
            "benchmark": self.benchmark,
            "command": command,
            "machine": self.machine.json(),
            "klee_was_run": false,
        });
        match &self.beside {
            Beside::Nothing => {}
            Beside::Klee(program) => {
                description["klee_was_run"] = json!(true);
                description["klee_version"] = json!(version(program));
            }
            Beside::Constants(source) => description["constants_from"] = json!(source),
        }
        description
    }
}

impl Beside {
    /// The KLEE that the variable `KLEE` names, or else constants.
    pub fn klee_or(source: &'static str) -> Self {
        std::env::var_os("KLEE").map_or(Self::Constants(source), |klee| Self::Klee(klee.into()))
    }

    /// KLEE, if it is run.
    pub fn klee(&self) -> Option<&Path> {
        match self {
            Self::Klee(program) => Some(program),
            Self::Nothing | Self::Constants(_) => None,
        }
    }

    /// Prints the source of the figures above a table.
    pub fn print(&self) {
        match self {
            Self::Nothing => {}
            Self::Klee(program) => {
                println!("beside {}, run here on bitcode of the same sources", version(program))
            }
            Self::Constants(source) => println!("beside constants, nothing of which was run here: {source}"),
        }
    }
}

/// The first line of a program's version output.
fn version(program: &Path) -> String {
    let output = Command::new(program).arg("--version").output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let line = text.lines().map(str::trim).find(|line| !line.is_empty());
    line.unwrap_or("an unknown version").to_owned()
}

fn git(args: &[&str]) -> Result<String, String> {
    let output =
        Command::new("git").args(args).current_dir(root()).output().map_err(|why| format!("git: {why}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command line of this process, with the variables that it reads.
fn invocation() -> String {
    let variables = ["KLEE", "KLEE_BITCODE", "LOAM", "BASELINE"].map(|name| (name, std::env::var(name).ok()));
    command_line(&variables, std::env::args().skip(1))
}

/// `KLEE=klee cargo xtask bench …`. A program that a variable names is shown by its file name.
fn command_line(variables: &[(&str, Option<String>)], words: impl Iterator<Item = String>) -> String {
    let set = variables.iter().filter_map(|(name, value)| {
        let value = Path::new(value.as_ref()?).file_name()?.to_string_lossy().into_owned();
        Some(format!("{name}={}", quoted(&value)))
    });
    let words = words.map(|word| quoted(&word));
    set.chain(["cargo".to_owned(), "xtask".to_owned()]).chain(words).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> impl Iterator<Item = String> {
        text.split(' ').map(str::to_owned)
    }

    #[test]
    fn a_command_line_has_all_words_and_the_variables_that_are_set() {
        let variables = [("KLEE", Some("/opt/klee/bin/klee".to_owned())), ("LOAM", None)];
        let line = command_line(&variables, words("bench coreutils time --time 60 --tools [,cat"));
        assert_eq!(line, "KLEE=klee cargo xtask bench coreutils time --time 60 --tools '[,cat'");
    }

    #[test]
    fn a_record_says_what_was_run_where_and_beside_what() {
        let constants = Record::begin("models points-to", Beside::Constants("a paper, Table 1"));
        let description = constants.description("cargo xtask bench models points-to");
        assert_eq!(description["benchmark"], "models points-to");
        assert_eq!(description["command"], "cargo xtask bench models points-to");
        assert_eq!(description["klee_was_run"], false);
        assert_eq!(description["constants_from"], "a paper, Table 1");
        assert_eq!(description["machine"], constants.machine.json());
        let run = Record::begin("engine", Beside::Klee("/no/such/klee".into())).description("");
        assert_eq!((&run["klee_was_run"], &run["constants_from"]), (&json!(true), &Value::Null));
        assert_eq!(run["klee_version"], "an unknown version");
        let alone = Record::begin("allocator", Beside::Nothing).description("");
        assert_eq!((&alone["klee_was_run"], &alone["constants_from"]), (&json!(false), &Value::Null));
    }
}
