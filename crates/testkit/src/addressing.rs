//! Objects that may be moved, of which none is, are no different from objects that stay where they are.
//!
//! Every test program runs with `--addresses fixed` and with all kinds of objects relocatable, under the forking model, which
//! moves nothing: every path, test and report must be the same.

use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::results::Results;
use crate::ui::{run_loam, tail};
use std::collections::BTreeMap;
use std::path::Path;

const FIXED: &[&str] = &["--addresses", "fixed"];
const RELOCATABLE: &[&str] = &["--addresses", "relocatable", "--relocate", "heap,globals,locals"];
/// Options with which a program chooses for itself what is moved.
const OWN_CHOICE: &[&str] = &["--memory", "--split", "--addresses", "--relocate"];
/// Figures of `run.json` that must be the same.
const FIGURES: &[&str] = &["instructions", "paths_completed", "paths_error", "forks", "resolutions"];
/// Reports with addresses of the host process, which the system chooses anew each time.
const OF_HOST: &str = ".external.err";
/// Files that name the options or the time.
const NOT_COMPARED: &[&str] = &["messages.txt", "run.json", "run.stats"];

/// How the two runs of a program differ, if it leaves the choice to them and comes to its end.
pub fn differences(
    checkout: &Checkout,
    input: &Path,
    directives: &Directives,
    out: &Path,
) -> Result<Vec<String>, String> {
    if directives.args.iter().any(|arg| OWN_CHOICE.contains(&arg.as_str())) {
        return Ok(Vec::new());
    }
    let fixed = run(checkout, input, directives, FIXED, &out.join("fixed"))?;
    if !fixed.word("status")?.starts_with("done") {
        return Ok(Vec::new());
    }
    let moved = run(checkout, input, directives, RELOCATABLE, &out.join("relocatable"))?;
    let figures = FIGURES.iter().filter(|figure| fixed.number(figure).ok() != moved.number(figure).ok());
    let mut found: Vec<String> = figures.map(|figure| format!("{figure} depend on --addresses")).collect();
    let (fixed, moved) = (files(&fixed.directory)?, files(&moved.directory)?);
    let names = fixed.keys().chain(moved.keys().filter(|name| !fixed.contains_key(*name)));
    let differing = names.filter(|name| fixed.get(*name) != moved.get(*name));
    found.extend(differing.map(|name| format!("{name} depends on --addresses")));
    Ok(found)
}

fn run(
    checkout: &Checkout,
    input: &Path,
    directives: &Directives,
    options: &[&str],
    out: &Path,
) -> Result<Results, String> {
    let args = directives.args.iter().cloned().chain(options.iter().map(|&word| word.to_owned())).collect();
    let ran = run_loam(checkout, input, &Directives { args, ..directives.clone() }, out)?;
    Results::read(out).map_err(|why| format!("{}: {why}; {}", options.join(" "), tail(&ran)))
}

/// The files of a directory by name.
fn files(directory: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let problem = |why: std::io::Error| format!("{}: {why}", directory.display());
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(directory).map_err(problem)? {
        let path = entry.map_err(problem)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_compared = !NOT_COMPARED.contains(&name.as_str()) && !name.ends_with(OF_HOST);
        if path.is_file() && is_compared {
            files.insert(name, std::fs::read(&path).map_err(problem)?);
        }
    }
    Ok(files)
}
