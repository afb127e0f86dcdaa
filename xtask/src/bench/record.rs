//! Keeps a benchmark's figures under `bench/runs/`, with what is needed to understand them later.

use crate::build::root;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// Writes the figures of a benchmark, or of a part of one (`solver runs`); returns where.
pub fn record(name: &str, date: Option<&str>, rows: Vec<Value>) -> Result<PathBuf, String> {
    let date = match date {
        Some(date) => date.to_owned(),
        None => git(&["log", "-1", "--format=%cs"])?,
    };
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = !git(&["status", "--porcelain", "--untracked-files=no"])?.is_empty();
    let record = json!({
        "benchmark": name,
        "command": format!("cargo xtask bench {name}"),
        "date": date,
        "commit": commit,
        "uncommitted_changes": changed,
        "machine": machine(),
        "rows": rows,
    });
    let directory = root().join("bench/runs");
    std::fs::create_dir_all(&directory).map_err(|why| why.to_string())?;
    let path = directory.join(format!("{date}-{}-{commit}.json", name.replace(' ', "-")));
    let text = serde_json::to_string_pretty(&record).map_err(|why| why.to_string())?;
    // Where the project lies is nobody's business.
    let text = text.replace(&format!("{}/", root().display()), "");
    std::fs::write(&path, text + "\n").map_err(|why| format!("{}: {why}", path.display()))?;
    Ok(path)
}

fn git(args: &[&str]) -> Result<String, String> {
    let output =
        Command::new("git").args(args).current_dir(root()).output().map_err(|why| format!("git: {why}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The model of the processor and how many there are.
fn machine() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or(": unknown");
    let cores = info.lines().filter(|line| line.starts_with("processor")).count();
    format!("{}, {cores} cores", model.trim_start_matches([':', ' ', '\t']).trim())
}
