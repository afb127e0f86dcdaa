//! `run.tree`: where the tests of a run lie in its execution tree.
//!
//! The first line says what the file is, and how many tests the run has. Then there is a line per test, in the order of their
//! numbers, which is that of the tree: how many decisions the path has in common with the one before, the other decisions, and
//! how it ended, as in `12 010(14)1 0`. A decision from 0 to 9 is a digit, a larger one stands in parentheses. So the file has a few
//! bytes per test, and at most [`MOST_BYTES`].

use crate::test_files::{Test, TestEnding};
use std::fmt::Write as _;

/// The name of the file.
pub const FILE: &str = "run.tree";
/// What the first line begins with.
const HEADING: &str = "loam-tree 1 ";
/// Where the file ends, whatever is left out: nobody looks at so many paths.
const MOST_BYTES: usize = 8 << 20;

/// How the path of a test ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeafEnding {
    /// By itself, with this exit status.
    Exit(i32),
    /// With an error.
    Error,
    /// It was terminated early.
    Early,
    /// Otherwise, as by `klee_silent_exit`.
    Other,
}

/// A test in the tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// How many decisions are those of the leaf before it.
    pub shared: usize,
    /// The others.
    pub decisions: Vec<u32>,
    /// How it ended.
    pub ending: LeafEnding,
}

/// The content of the file.
pub(crate) fn render<'t>(tests: impl ExactSizeIterator<Item = &'t Test>) -> String {
    let mut text = format!("{HEADING}{}\n", tests.len());
    let mut before: &[u32] = &[];
    for test in tests {
        if text.len() > MOST_BYTES {
            break;
        }
        let shared = before.iter().zip(&test.position).take_while(|(a, b)| a == b).count();
        write!(text, "{shared} ").expect("a string takes everything");
        for &decision in &test.position[shared..] {
            match decision {
                0..=9 => write!(text, "{decision}"),
                _ => write!(text, "({decision})"),
            }
            .expect("a string takes everything");
        }
        match test.ending {
            TestEnding::Exit(code) => writeln!(text, " {code}"),
            TestEnding::Error => writeln!(text, " error"),
            TestEnding::Early => writeln!(text, " early"),
            TestEnding::Other => writeln!(text, " other"),
        }
        .expect("a string takes everything");
        before = &test.position;
    }
    text
}

/// Reads the file: how many tests the run has, and the leaves of the first of them.
pub fn read(text: &str) -> Result<(usize, Vec<Leaf>), String> {
    let mut lines = text.lines();
    let count = lines.next().and_then(|line| line.strip_prefix(HEADING)?.parse().ok());
    let count = count.ok_or("not an execution tree of this Loam")?;
    let mut depth = 0;
    let mut leaves = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let leaf = read_leaf(line).filter(|leaf| leaf.shared <= depth);
        let leaf = leaf.ok_or_else(|| format!("line {number} is damaged"))?;
        depth = leaf.shared + leaf.decisions.len();
        leaves.push(leaf);
    }
    Ok((count, leaves))
}

fn read_leaf(line: &str) -> Option<Leaf> {
    let mut words = line.split(' ');
    let (shared, decisions, ending) = (words.next()?, words.next()?, words.next()?);
    let ending = match ending {
        "error" => LeafEnding::Error,
        "early" => LeafEnding::Early,
        "other" => LeafEnding::Other,
        code => LeafEnding::Exit(code.parse().ok()?),
    };
    Some(Leaf { shared: shared.parse().ok()?, decisions: read_decisions(decisions)?, ending })
}

fn read_decisions(mut text: &str) -> Option<Vec<u32>> {
    let mut decisions = Vec::new();
    while let Some(first) = text.chars().next() {
        let (decision, rest) = match text.strip_prefix('(') {
            Some(inside) => inside.split_once(')')?,
            None => text.split_at(first.len_utf8()),
        };
        decisions.push(decision.parse().ok()?);
        text = rest;
    }
    Some(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::FoundBy;

    fn test(position: &[u32], ending: TestEnding) -> Test {
        Test::new(position.into(), ending, None, FoundBy::Path)
    }

    #[test]
    fn what_was_written_is_read_back() {
        let tests = [
            test(&[0, 0, 12], TestEnding::Exit(0)),
            test(&[0, 1], TestEnding::Exit(-3)),
            test(&[0, 1, 300, 9], TestEnding::Early),
            test(&[1], TestEnding::Error),
        ];
        let text = render(tests.iter());
        assert_eq!(text, "loam-tree 1 4\n0 00(12) 0\n1 1 -3\n2 (300)9 early\n0 1 error\n");
        let (count, leaves) = read(&text).unwrap();
        assert_eq!((count, leaves.len()), (4, 4));
        assert_eq!(leaves[2], Leaf { shared: 2, decisions: vec![300, 9], ending: LeafEnding::Early });
        let alone = render([test(&[], TestEnding::Exit(0))].iter());
        assert!(read(&alone).unwrap().1[0].decisions.is_empty());
    }

    #[test]
    fn damage_is_named_by_its_line() {
        for (text, problem) in [
            ("", "not an execution tree"),
            ("loam-tree 1 2\n0 01 0\n3 1 0\n", "line 3"),
            ("loam-tree 1 1\n0 (12 0\n", "line 2"),
            ("loam-tree 1 1\n0 01\n", "line 2"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.contains(problem), "{text}: {error}");
        }
    }
}
