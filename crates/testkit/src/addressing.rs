//! Objects that may be moved, of which none is, are no different from objects that stay where they are.
//!
//! Every test program runs with `--addresses fixed` and with all kinds of objects relocatable, under the forking model, which
//! moves nothing: every path, test and report must be the same.

use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::same;
use std::path::Path;

const FIXED: &[&str] = &["--addresses", "fixed"];
const RELOCATABLE: &[&str] = &["--addresses", "relocatable", "--relocate", "heap,globals,locals"];
/// Options with which a program chooses for itself what is moved.
const OWN_CHOICE: &[&str] = &["--memory", "--split", "--addresses", "--relocate"];
/// Figures of `run.json` that must be the same.
const FIGURES: &[&str] = &["instructions", "paths_completed", "paths_error", "forks", "resolutions"];
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
    let fixed = same::run(checkout, input, directives, FIXED, &out.join("fixed"))?;
    if !fixed.word("status")?.starts_with("done") {
        return Ok(Vec::new());
    }
    let moved = same::run(checkout, input, directives, RELOCATABLE, &out.join("relocatable"))?;
    let figures = FIGURES.iter().filter(|figure| fixed.number(figure).ok() != moved.number(figure).ok());
    let mut found: Vec<String> = figures.map(|figure| format!("{figure} depend on --addresses")).collect();
    let differing = same::differing_files(&fixed, &moved)?.into_iter();
    found.extend(differing.map(|name| format!("{name} depends on --addresses")));
    Ok(found)
}
