//! Reviewed reports: `NAME.err.golden` beside the program holds all reports of its run.
//!
//! Addresses and the path of the checkout differ between machines and are replaced before comparing;
//! everything else must be equal to the last byte. `cargo xtask bless` writes the files.

use crate::results::Results;
use std::path::{Path, PathBuf};

/// The golden file of a program.
pub fn golden_path(program: &Path) -> PathBuf {
    program.with_extension("err.golden")
}

/// All reports of a run in one text, without the parts that differ between machines.
pub fn reports(results: &Results, root: &Path) -> String {
    let mut text = String::new();
    for (name, report) in results.reports() {
        text += &format!("=== {name}\n{}", normalise(&report, root, &results.directory));
        if !text.ends_with('\n') {
            text.push('\n');
        }
    }
    text
}

/// Replaces addresses and directories.
pub fn normalise(text: &str, root: &Path, directory: &Path) -> String {
    let text = text.replace(&directory.display().to_string(), "OUT");
    let text = text.replace(&format!("{}/", root.display()), "");
    let mut result = String::new();
    let mut rest = text.as_str();
    while let Some(at) = rest.find("0x") {
        result += &rest[..at];
        let digits = &rest[at + 2..];
        let end = digits.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(digits.len());
        // Small numbers are offsets and null pointers, which must match.
        result += if end > 5 { "0xADDRESS" } else { &rest[at..at + 2 + end] };
        rest = &digits[end..];
    }
    result + rest
}

/// The difference between the golden file and these reports, in short.
pub fn compare(program: &Path, reports: &str) -> Result<(), String> {
    let path = golden_path(program);
    let golden = std::fs::read_to_string(&path)
        .map_err(|why| format!("{}: {why} (cargo xtask bless writes it)", path.display()))?;
    if golden == reports {
        return Ok(());
    }
    let pairs = golden
        .lines()
        .map(Some)
        .chain(std::iter::repeat(None))
        .zip(reports.lines().map(Some).chain(std::iter::repeat(None)));
    let differing = pairs.zip(1..).find(|((expected, found), _)| expected != found || expected.is_none());
    let Some(((expected, found), line)) = differing else { return Err("the golden differs".to_owned()) };
    let show = |line: Option<&str>| line.map_or("nothing".to_owned(), |line| format!("{line:?}"));
    Err(format!("the golden has {} in line {line}, the report {}", show(expected), show(found)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_go_and_small_numbers_stay() {
        let text = normalise("at 0x7f00001234 and 0x10 in /r/a.c\n", Path::new("/r"), Path::new("/o"));
        assert_eq!(text, "at 0xADDRESS and 0x10 in a.c\n");
    }
}
