//! The JSON schema of SARIF, for the test that checks `run.sarif`: copied into the target directory from the source of
//! the crate that `xtask/schemas/Cargo.toml` names.

use crate::build::{cargo, target};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The crate with the schema, and the file in it.
const CRATE: &str = "serde-sarif";
const FILE: &str = "src/schema.json";

/// Where the test looks for the schema.
fn place() -> PathBuf {
    target().join("schemas/sarif-2.1.0.json")
}

/// Makes sure that the schema is there.
pub fn require() -> Result<(), String> {
    let place = place();
    if place.is_file() {
        return Ok(());
    }
    let schema = source()?.join(FILE);
    let text = fs::read_to_string(&schema).map_err(|why| format!("{}: {why}", schema.display()))?;
    if !text.contains("sarif-schema-2.1.0.json") {
        return Err(format!("{}: not the schema of SARIF 2.1.0", schema.display()));
    }
    let problem = |why: std::io::Error| format!("{}: {why}", place.display());
    fs::create_dir_all(place.parent().unwrap_or(Path::new("."))).map_err(problem)?;
    fs::write(&place, text).map_err(problem)
}

/// The directory of the crate; cargo downloads it if need be.
fn source() -> Result<PathBuf, String> {
    let mut command = cargo();
    command.args(["metadata", "--format-version=1", "--locked"]);
    command.args(["--manifest-path", "xtask/schemas/Cargo.toml"]);
    let output = command.output().map_err(|why| format!("cargo cannot be run: {why}"))?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr).trim().replace('\n', " ");
        return Err(format!("the schema of SARIF cannot be had: {reason}"));
    }
    let listing: Value =
        serde_json::from_slice(&output.stdout).map_err(|why| format!("cargo metadata: {why}"))?;
    let packages = listing["packages"].as_array().into_iter().flatten();
    let found = packages
        .filter(|package| package["name"] == CRATE)
        .find_map(|package| Some(Path::new(package["manifest_path"].as_str()?).parent()?.to_path_buf()));
    found.ok_or_else(|| format!("cargo does not list {CRATE}"))
}
