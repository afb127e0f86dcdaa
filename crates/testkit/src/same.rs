//! Runs of a program under two sets of options that must change nothing: every file is compared, byte for byte.

use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::results::Results;
use crate::ui::{run_loam, tail};
use std::collections::BTreeMap;
use std::path::Path;

/// Reports with addresses of the host process, which the system chooses anew each time.
const OF_HOST: &str = ".external.err";
/// Files that name the options or the time.
const NOT_COMPARED: &[&str] = &["messages.txt", "run.json", "run.stats"];

/// Runs a test program with further options.
pub fn run(
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

/// The names of the files that two runs have not in common.
pub fn differing_files(one: &Results, other: &Results) -> Result<Vec<String>, String> {
    let (one, other) = (files(&one.directory)?, files(&other.directory)?);
    let names = one.keys().chain(other.keys().filter(|name| !one.contains_key(*name)));
    Ok(names.filter(|name| one.get(*name) != other.get(*name)).cloned().collect())
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
