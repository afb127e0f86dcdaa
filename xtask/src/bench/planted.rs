//! The CPU time until a planted bug is found.
//!
//! `cargo xtask bench planted [--date DATE]` explores the programs of `bench/planted`, each with one historic bug written
//! anew, until the first error. The head of a program names the symbolic inputs and the kind of the error.

use super::measure::measure;
use super::record::{Beside, Record};
use crate::build::{Profile, build, root};
use crate::setup::{Need, require};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Seconds after which a bug counts as not found.
const MOST_SECONDS: u64 = 120;

/// A program with a planted bug.
#[derive(PartialEq, Eq, Debug)]
struct Planted {
    /// Arguments of the program, symbolic ones among them.
    inputs: Vec<String>,
    /// The kind of the error, as in `run.json`.
    kind: String,
}

/// `cargo xtask bench planted`.
pub fn planted(args: &[String]) -> Result<(), String> {
    let date = match args {
        [] => None,
        [option, date] if option == "--date" => Some(date.as_str()),
        _ => return Err("only --date DATE is known".to_owned()),
    };
    require(Need::Run)?;
    let record = Record::begin("planted", Beside::Nothing);
    let checkout = build(Profile::Release)?;
    println!("{:20} {:6} {:>9} {:>9}", "planted bug", "kind", "CPU s", "paths");
    let (mut rows, mut missed) = (Vec::new(), Vec::new());
    for source in sources()? {
        let scratch = checkout.fresh("bench-planted").map_err(|why| why.to_string())?;
        let row = find(&checkout.loam, &source, &scratch.join("out"))?;
        let name = row["name"].as_str().unwrap_or_default().to_owned();
        println!("{name:20} {:6} {:9.2} {:>9}", text(&row["kind"]), number(&row["cpu_s"]), row["paths"]);
        if row["found"] != true {
            missed.push(name);
        }
        rows.push(row);
        std::fs::remove_dir_all(&scratch).map_err(|why| why.to_string())?;
    }
    let path = record.keep(date, rows)?;
    println!("kept in {}", checkout.short(&path).display());
    if missed.is_empty() { Ok(()) } else { Err(format!("not found: {}", missed.join(", "))) }
}

fn sources() -> Result<Vec<PathBuf>, String> {
    let directory = root().join("bench/planted");
    let entries = std::fs::read_dir(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
    let mut sources: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    sources.sort();
    Ok(sources)
}

/// Explores a program until the first error of its kind.
fn find(loam: &Path, source: &Path, out: &Path) -> Result<Value, String> {
    let text = std::fs::read_to_string(source).map_err(|why| format!("{}: {why}", source.display()))?;
    let Planted { inputs, kind } =
        Planted::read(&text).ok_or_else(|| format!("{}: no inputs or no kind", source.display()))?;
    let mut command = Command::new(loam);
    command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--only-new"]);
    command.arg(format!("--max-time={MOST_SECONDS}")).arg(format!("--exit-on={kind}"));
    command.arg("--out").arg(out).arg(source).args(&inputs);
    let cost = measure(&mut command)?;
    let run = std::fs::read_to_string(out.join("run.json")).map_err(|why| {
        let complaint = String::from_utf8_lossy(&cost.output.stderr).trim().to_owned();
        format!("{}: no run.json: {why}: {complaint}", source.display())
    })?;
    let run: Value = serde_json::from_str(&run).map_err(|why| why.to_string())?;
    let errors = run["errors"].as_array().map_or(&[][..], Vec::as_slice);
    Ok(json!({
        "name": source.file_stem().map(|name| name.to_string_lossy()),
        "kind": kind,
        "found": errors.iter().any(|error| error["kind"] == kind.as_str()),
        "line": errors.first().map(|error| error["line"].clone()),
        "cpu_s": cost.cpu.as_secs_f64(),
        "paths": run["paths_completed"],
        "command": cost.command,
    }))
}

impl Planted {
    /// Reads the head of a program.
    fn read(source: &str) -> Option<Self> {
        let line = |name: &str| source.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(name));
        let inputs = line("inputs: ")?.split_whitespace().map(str::to_owned).collect();
        Some(Self { inputs, kind: line("kind: ")?.trim().to_owned() })
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_program_names_its_inputs_and_the_kind_of_its_bug_and_marks_the_place() {
        let sources = sources().expect("the directory is there");
        assert_eq!(sources.len(), 15);
        for source in sources {
            let text = std::fs::read_to_string(&source).expect("it can be read");
            let planted = Planted::read(&text).unwrap_or_else(|| panic!("{}: its head", source.display()));
            assert!(planted.inputs.iter().any(|word| word.starts_with("--sym-")), "{}", source.display());
            assert_eq!(text.matches("// planted: ").count(), 1, "{}", source.display());
        }
    }
}
