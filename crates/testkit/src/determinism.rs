//! Laws of whole runs: the same seed gives the same bytes; neither the search order nor a cache changes a
//! result.

use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::results::Results;
use crate::ui::{run_loam, tail};
use std::collections::BTreeMap;
use std::path::Path;

/// Keys of `run.json` that depend on the clock or on the process, or name the directory.
const MEASURED: &[&str] = &[
    "solver_time_s",
    "solver_time_by_s",
    "wall_time_s",
    "cpu_time_s",
    "rss_bytes",
    "max_rss_bytes",
    "bytes_by",
    "out",
    "command_line",
];
/// Files of measurements over time.
const MEASURED_FILES: &[&str] = &["run.stats"];

/// Runs the program twice with the same seed and compares the directories.
pub fn same_seed_same_bytes(checkout: &Checkout, program: &Path, args: &[&str]) -> Result<usize, String> {
    let first = snapshot(checkout, program, args, "first")?;
    let second = snapshot(checkout, program, args, "second")?;
    if first.is_empty() {
        return Err("the run left nothing to compare".to_owned());
    }
    for name in first.keys().chain(second.keys()) {
        if first.get(name) != second.get(name) {
            return Err(format!("{name} differs between two runs with the same seed"));
        }
    }
    Ok(first.len())
}

/// The files of a run, without measured values.
fn snapshot(
    checkout: &Checkout,
    program: &Path,
    args: &[&str],
    name: &str,
) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let results = run(checkout, program, args, name)?;
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(&results.directory).map_err(|why| why.to_string())? {
        let path = entry.map_err(|why| why.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if MEASURED_FILES.contains(&name.as_str()) {
            continue;
        }
        let bytes = if name == "run.json" {
            let mut json = results.json.clone();
            MEASURED.iter().for_each(|key| drop(json.as_object_mut().and_then(|map| map.remove(*key))));
            json.to_string().into_bytes()
        } else {
            std::fs::read(&path).map_err(|why| why.to_string())?
        };
        files.insert(name, bytes);
    }
    Ok(files)
}

/// Runs the program with each set of options: on runs that finish, paths and errors must be the same.
pub fn options_change_no_result(
    checkout: &Checkout,
    program: &Path,
    variants: &[&[&str]],
) -> Result<usize, String> {
    let mut first: Option<(String, String)> = None;
    for variant in variants {
        let shown = variant.join(" ");
        let args = [*variant, &["--all-errors"]].concat();
        let results = run(checkout, program, &args, &shown.replace([' ', ','], "-"))?;
        if !results.word("status")?.starts_with("done") {
            return Err(format!("the run with {shown} did not finish"));
        }
        let errors: Vec<_> =
            results.errors().into_iter().map(|e| (e.kind, e.file, e.line, e.message)).collect();
        let found = format!(
            "{} completed, {} with errors, exits {:?}, errors {errors:?}",
            results.number("paths_completed")?,
            results.number("paths_error")?,
            results.exit_codes(),
        );
        match &first {
            None => first = Some((shown, found)),
            Some((other, expected)) if *expected != found => {
                return Err(format!("{other} finds: {expected}\n{shown} finds: {found}"));
            }
            Some(_) => {}
        }
    }
    Ok(variants.len())
}

fn run(checkout: &Checkout, program: &Path, args: &[&str], name: &str) -> Result<Results, String> {
    let out = checkout
        .fresh(&format!("determinism/{}-{name}", checkout.flat_name(program)))
        .map_err(|why| why.to_string())?
        .join("out");
    let directives =
        Directives { args: args.iter().map(|arg| (*arg).to_owned()).collect(), ..Directives::default() };
    let ran = run_loam(checkout, program, &directives, &out)?;
    Results::read(&out).map_err(|why| format!("{why}; {}", tail(&ran)))
}
