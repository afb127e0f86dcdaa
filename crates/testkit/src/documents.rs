//! Commands in documents: the output that README.md and docs/*.md show for a command is its real output.
//!
//! In a block between two lines of three backquotes, a line that begins with `$ ` is run by `sh`, with `loam`
//! on the path, in a directory that looks like the checkout (with `examples`, `include`, `rust` and `tests`). Its output, on
//! both streams, is compared with the lines below it:
//!
//! - times (`0.02 s`, `1 min 5 s`) and memory (`84 MiB`, `1.5 GiB`) may have other numbers, and columns other widths;
//! - `…` alone on a line matches any lines.
//!
//! Before a block with a `loam run` the results of earlier ones are removed, so that its results are `loam-out-0`.

use crate::checkout::{Checkout, files_under};
use crate::pool;
use crate::process::{End, run};
use crate::ui::Verdict;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Matches any lines.
const ANY_LINES: &str = "…";
const LIMIT: Duration = Duration::from_secs(120);
/// The directories of the checkout that the commands may name.
const SHOWN: &[&str] = &["examples", "tests", "docs", "include", "rust"];

/// The documents whose path contains one of the filters (all, if there are none).
pub fn documents(root: &Path, filters: &[String]) -> Vec<PathBuf> {
    let mut all = vec![root.join("README.md")];
    all.extend(files_under(&root.join("docs"), &["md"]));
    all.retain(|path| filters.is_empty() || filters.iter().any(|f| path.to_string_lossy().contains(f)));
    all
}

/// Runs the commands in the documents, a few at a time.
pub fn run_all(checkout: &Checkout, documents: &[PathBuf]) -> Vec<Verdict> {
    pool::map(documents, |document| Verdict {
        program: document.clone(),
        outcome: run_one(checkout, document),
    })
}

/// Writes the output of the commands into the documents, except where a document leaves lines out; returns
/// the number of changed steps.
pub fn bless_all(checkout: &Checkout, documents: &[PathBuf]) -> Result<usize, String> {
    let mut blessed = 0;
    for document in documents {
        let text = std::fs::read_to_string(document).map_err(|why| why.to_string())?;
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let mut differences = differences(checkout, document, &text)?;
        differences.retain(|difference| !difference.step.printed.contains(&ANY_LINES));
        // From the end, so that the line numbers above stay valid.
        for Difference { step, found } in differences.iter().rev() {
            lines.splice(step.line..step.line + step.printed.len(), found.iter().cloned());
        }
        if !differences.is_empty() {
            let new = lines.join("\n") + "\n";
            std::fs::write(document, new).map_err(|why| format!("{}: {why}", document.display()))?;
        }
        blessed += differences.len();
    }
    Ok(blessed)
}

fn run_one(checkout: &Checkout, document: &Path) -> Result<usize, String> {
    let text = std::fs::read_to_string(document).map_err(|why| why.to_string())?;
    described(&differences(checkout, document, &text)?).map(|()| 0)
}

fn described(differences: &[Difference<'_>]) -> Result<(), String> {
    let describe = |Difference { step, found }: &Difference<'_>| {
        format!("line {}: $ {}\nprints this instead:\n{}", step.line, step.command, found.join("\n"))
    };
    let problems: Vec<String> = differences.iter().map(describe).collect();
    if problems.is_empty() { Ok(()) } else { Err(problems.join("\n")) }
}

/// A step whose output differs from the document.
struct Difference<'a> {
    step: Step<'a>,
    found: Vec<String>,
}

fn differences<'a>(
    checkout: &Checkout,
    document: &Path,
    text: &'a str,
) -> Result<Vec<Difference<'a>>, String> {
    let name = checkout.short(document).display().to_string().replace('/', "-");
    let directory = checkout.fresh(&format!("documents/{name}")).map_err(|why| why.to_string())?;
    for shown in SHOWN {
        let linked = std::os::unix::fs::symlink(checkout.root.join(shown), directory.join(shown));
        linked.map_err(|why| format!("{shown}: {why}"))?;
    }
    differences_in(&directory, text, &|script| {
        let binaries = checkout.loam.parent().map(|parent| parent.display().to_string()).unwrap_or_default();
        let path = format!("{binaries}:{}", std::env::var("PATH").unwrap_or_default());
        let mut command = Command::new("sh");
        command.args(["-c", script]).current_dir(&directory).env("PATH", path).env_remove("CARGO_TARGET_DIR");
        command
    })
}

/// Makes the command that runs a script of the shell.
type Shell<'a> = &'a dyn Fn(&str) -> Command;

/// Compares what the commands of a document print where a shell runs them, in this directory.
pub fn compare(document: &Path, directory: &Path, shell: Shell<'_>) -> Result<(), String> {
    let text = std::fs::read_to_string(document).map_err(|why| format!("{}: {why}", document.display()))?;
    described(&differences_in(directory, &text, shell)?)
}

fn differences_in<'a>(
    directory: &Path,
    text: &'a str,
    shell: Shell<'_>,
) -> Result<Vec<Difference<'a>>, String> {
    let mut differences = Vec::new();
    for block in blocks(text) {
        if block.iter().any(|step| step.command.contains("loam run")) {
            remove_results(directory)?;
        }
        for step in block {
            let found = step.run(shell)?;
            if !agree(&step.printed, &found.iter().map(String::as_str).collect::<Vec<_>>()) {
                differences.push(Difference { step, found });
            }
        }
    }
    Ok(differences)
}

/// A command and its output.
#[derive(Debug, PartialEq, Eq)]
struct Step<'a> {
    line: usize,
    command: &'a str,
    printed: Vec<&'a str>,
}

/// The blocks of a document that show commands.
fn blocks(text: &str) -> Vec<Vec<Step<'_>>> {
    let (mut blocks, mut block, mut is_inside) = (Vec::new(), Vec::<Step<'_>>::new(), false);
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            if is_inside {
                blocks.push(std::mem::take(&mut block));
            }
            is_inside = !is_inside;
        } else if let (true, Some(command)) = (is_inside, line.strip_prefix("$ ")) {
            block.push(Step { line: index + 1, command, printed: Vec::new() });
        } else if let Some(step) = block.last_mut() {
            step.printed.push(line);
        }
    }
    blocks.retain(|block| !block.is_empty());
    blocks
}

impl Step<'_> {
    /// The output of the command.
    fn run(&self, shell: Shell<'_>) -> Result<Vec<String>, String> {
        // Both streams in one file, in the order of the writes.
        let mut command = shell(&format!("exec 2>&1; {}", self.command));
        let ran = run(&mut command, LIMIT)?;
        if ran.end == End::OutOfTime {
            return Err(format!("line {}: $ {}\nit does not end", self.line, self.command));
        }
        let printed = String::from_utf8_lossy(&ran.stdout).into_owned();
        // Progress lines depend on the speed of the machine.
        Ok(printed.lines().filter(|line| !line.starts_with("loam: [")).map(str::to_owned).collect())
    }
}

fn remove_results(directory: &Path) -> Result<(), String> {
    let entries = std::fs::read_dir(directory).map_err(|why| why.to_string())?;
    for entry in entries.flatten() {
        let removed = match entry.file_name().to_string_lossy() {
            name if name.starts_with("loam-out-") => std::fs::remove_dir_all(entry.path()),
            name if name == "loam-last" => std::fs::remove_file(entry.path()),
            _ => Ok(()),
        };
        removed.map_err(|why| format!("{}: {why}", entry.path().display()))?;
    }
    Ok(())
}

/// Whether the output matches the lines in a document.
fn agree(shown: &[&str], found: &[&str]) -> bool {
    match (shown, found) {
        ([], []) => true,
        ([], _) => false,
        ([ANY_LINES, rest @ ..], _) => (0..=found.len()).any(|skipped| agree(rest, &found[skipped..])),
        (_, []) => false,
        ([first, shown @ ..], [line, found @ ..]) => plain(first) == plain(line) && agree(shown, found),
    }
}

/// A line without the parts that differ from run to run.
fn plain(line: &str) -> Vec<String> {
    let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    for unit in 1..words.len() {
        let name = words[unit].trim_end_matches([')', ',', ':', ';', '.']);
        if ["s", "min", "h", "MiB", "GiB"].contains(&name) {
            let number = words[unit - 1].trim_start_matches('(').to_owned();
            if number.parse::<f64>().is_ok() {
                words[unit - 1] = words[unit - 1].replace(&number, "#");
            }
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_commands_with_what_they_print() {
        let text = "text\n```c\nint x;\n```\n```\n$ loam a\none\n\n$ loam b\n```\n$ no\n";
        let blocks = blocks(text);
        assert_eq!(blocks.len(), 1);
        assert_eq!(blocks[0][0], Step { line: 6, command: "loam a", printed: vec!["one", ""] });
        assert_eq!(blocks[0][1], Step { line: 9, command: "loam b", printed: vec![] });
    }

    #[test]
    fn only_times_and_memory_may_differ() {
        assert!(agree(&["a  in 0.02 s: b (1.5 s), 83 MiB"], &["a in 12.0 s: b (0.00 s), 112 MiB"]));
        assert!(!agree(&["3 paths in 0.02 s"], &["4 paths in 0.02 s"]));
        assert!(agree(&["a", "…", "d"], &["a", "b", "c", "d"]));
        assert!(!agree(&["a"], &["a", "b"]) && !agree(&["a", "b"], &["a"]));
    }
}
