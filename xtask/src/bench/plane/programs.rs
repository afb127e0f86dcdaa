//! The programs: small C files whose heads say what is expected of them.
//!
//! A head has a line `// expect: holds` or `// expect: fails`: whether an error of the program can be reached. The
//! kind of the error is `assert` unless a line `// kind: …` names another one, and its line is the one marked `//
//! planted:` if there is such a mark.

use crate::build::root;
use std::path::PathBuf;

/// Whether a program has an error that can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// All assertions hold, and there is no other error.
    Holds,
    /// There is an error.
    Fails,
}

/// A program of the benchmark.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The name of the file without its ending.
    pub name: String,
    pub source: PathBuf,
    pub expected: Expected,
    /// The kind of its error, as in `run.json`.
    pub kind: String,
    /// The line of its error, if it is marked.
    pub line: Option<u64>,
}

impl Expected {
    /// The word in the head of a program.
    pub fn word(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Fails => "fails",
        }
    }
}

/// The programs of a directory of the checkout, in order of their names.
pub fn programs(directory: &str) -> Result<Vec<Program>, String> {
    let directory = root().join(directory);
    let entries = std::fs::read_dir(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
    let mut sources: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    sources.retain(|path| path.extension().is_some_and(|ending| ending == "c"));
    sources.sort();
    sources.into_iter().map(read).collect()
}

fn read(source: PathBuf) -> Result<Program, String> {
    let text = std::fs::read_to_string(&source).map_err(|why| format!("{}: {why}", source.display()))?;
    let (expected, kind, line) = head(&text).ok_or_else(|| format!("{}: no // expect:", source.display()))?;
    let name = source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Program { name, source, expected, kind, line })
}

/// What is expected of a program, the kind of its error, and the marked line.
fn head(text: &str) -> Option<(Expected, String, Option<u64>)> {
    let value = |name: &str| text.lines().find_map(|line| line.strip_prefix("// ")?.strip_prefix(name));
    let expected = match value("expect: ")?.trim() {
        "holds" => Expected::Holds,
        "fails" => Expected::Fails,
        _ => return None,
    };
    let kind = value("kind: ").unwrap_or("assert").trim().to_owned();
    let marked = (1..).zip(text.lines()).find(|(_, line)| line.contains("// planted: "));
    Some((expected, kind, marked.map(|(number, _)| number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_says_whether_the_program_fails_how_and_where() {
        let found = head("// x\n// expect: fails\n// kind: ptr\nint a; // planted: b\n");
        assert_eq!(found, Some((Expected::Fails, "ptr".to_owned(), Some(4))));
        assert_eq!(head("// expect: holds\n"), Some((Expected::Holds, "assert".to_owned(), None)));
        assert_eq!([head("// expect: perhaps\n"), head("int main;\n")], [None, None]);
    }

    #[test]
    fn there_are_enough_programs_and_some_of_them_fail() {
        let loops = programs("bench/loops").expect("all heads are right");
        let failing = loops.iter().filter(|program| program.expected == Expected::Fails).count();
        assert!(loops.len() >= 75 && failing * 10 > loops.len() && failing * 3 < loops.len());
        assert!(loops.iter().all(|program| program.kind == "assert"));
    }

    #[test]
    fn every_program_with_a_symbolic_size_has_one_marked_bug() {
        let sizes = programs("bench/loops/sizes").expect("all heads are right");
        assert!(sizes.len() >= 8);
        for program in sizes {
            assert_eq!(
                (program.expected, program.line.is_some()),
                (Expected::Fails, true),
                "{}",
                program.name
            );
        }
    }
}
