//! The results of a run that is resumed.
//!
//! A resumed run makes all results again, in the same directory. Until it is over, the earlier ones are kept in the directory
//! `before`; so whatever ends it, they are there. Tests of subtrees that are not executed again (`--prune`) are taken from there:
//! the file `run.tests` has the position of each test in the execution tree.

use crate::test_files::{Suffix, Test, TestEnding, test_name};
use loam_state::{FoundBy, Language};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The directory of the earlier results.
const BEFORE: &str = "before";
/// The file with the positions of tests.
pub(crate) const POSITIONS: &str = "run.tests";
/// Files that stay where they are.
const STAYING: [&str; 3] = ["run.save", "run.save.new", BEFORE];

/// The results of the run before.
pub(crate) struct Earlier {
    directory: PathBuf,
    /// The tests with their positions, once they are needed.
    tests: Option<Vec<EarlierTest>>,
}

struct EarlierTest {
    number: usize,
    ending: TestEnding,
    found_by: FoundBy,
    position: Box<[u32]>,
}

impl Earlier {
    /// Puts the results of the run in a directory aside. If they are there already, because an earlier attempt was killed, what that
    /// attempt left is dropped.
    pub fn put_aside(directory: &Path) -> io::Result<Self> {
        let before = directory.join(BEFORE);
        let is_new = match fs::create_dir(&before) {
            Ok(()) => true,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => false,
            Err(error) => return Err(error),
        };
        for entry in fs::read_dir(directory)? {
            let entry = entry?;
            let name = entry.file_name();
            if STAYING.iter().any(|staying| name == *staying) || entry.file_type()?.is_dir() {
                continue;
            }
            match is_new {
                true => fs::rename(entry.path(), before.join(&name))?,
                false => fs::remove_file(entry.path())?,
            }
        }
        Ok(Self { directory: before, tests: None })
    }

    /// The directory with the earlier results.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// Puts the earlier results back.
    pub fn put_back(&self) {
        let Some(parent) = self.directory.parent() else { return };
        for entry in fs::read_dir(&self.directory).into_iter().flatten().flatten() {
            if fs::rename(entry.path(), parent.join(entry.file_name())).is_ok() {
                // Of two names of one file, both are left.
                let _ = fs::remove_file(entry.path());
            }
        }
        let _ = fs::remove_dir(&self.directory);
    }

    /// Removes the earlier results.
    pub fn remove(&self) -> io::Result<()> {
        fs::remove_dir_all(&self.directory)
    }

    /// The tests of paths below a position.
    pub fn tests_below(&mut self, position: &[u32]) -> Vec<Test> {
        let Self { directory, tests } = self;
        let tests = tests.get_or_insert_with(|| {
            fs::read_to_string(directory.join(POSITIONS))
                .map(|text| read_positions(&text))
                .unwrap_or_default()
        });
        let below = tests.iter().filter(|test| test.position.starts_with(position));
        below.map(|test| test.read(directory)).collect()
    }
}

impl EarlierTest {
    fn read(&self, directory: &Path) -> Test {
        let mut test = Test::new(self.position.clone(), self.ending, None, self.found_by);
        let suffixes = [Suffix::Ktest, Suffix::Stdout, Suffix::Stderr, Suffix::TestComp].into_iter();
        for suffix in suffixes.chain(Language::ALL.iter().map(|&language| Suffix::Condition(language))) {
            let name = format!("{}.{suffix}", test_name(self.number));
            if let Ok(content) = fs::read(directory.join(name)) {
                test.files.push((suffix, content));
            }
        }
        test
    }
}

/// The content of `run.tests`: how many selections the saved run has, and a line per test without a report.
pub(crate) fn positions<'t>(selections: u64, tests: impl Iterator<Item = &'t Test>) -> String {
    let mut text = format!("{selections}\n");
    for (number, test) in tests.enumerate().filter(|(_, test)| test.report.is_none() && test.is_written()) {
        let ending = match test.ending {
            TestEnding::Exit(code) => format!("exit {code}"),
            TestEnding::Error | TestEnding::Other => "other 0".to_owned(),
            TestEnding::Early => "early 0".to_owned(),
        };
        let by = if test.is_trial() { "trial" } else { "path" };
        let position: Vec<String> = test.position.iter().map(u32::to_string).collect();
        let _ = writeln!(text, "{number} {ending} {by} {}", position.join("."));
    }
    text
}

/// The number of selections of the run that `run.tests` in this directory is of.
pub fn selections(directory: &Path) -> Option<u64> {
    let name = |parent: &Path| parent.join(POSITIONS);
    let before = name(&directory.join(BEFORE));
    let path = if before.exists() { before } else { name(directory) };
    fs::read_to_string(path).ok()?.lines().next()?.parse().ok()
}

fn read_positions(text: &str) -> Vec<EarlierTest> {
    text.lines().skip(1).filter_map(read_position).collect()
}

fn read_position(line: &str) -> Option<EarlierTest> {
    let mut words = line.split(' ');
    let number = words.next()?.parse().ok()?;
    let (ending, code) = (words.next()?, words.next()?.parse().ok()?);
    let ending = match ending {
        "exit" => TestEnding::Exit(code),
        "early" => TestEnding::Early,
        _ => TestEnding::Other,
    };
    let found_by = if words.next()? == "trial" { FoundBy::Trial } else { FoundBy::Path };
    let numbers = words.next()?.split('.').filter(|number| !number.is_empty());
    let position = numbers.map(|number| number.parse().ok()).collect::<Option<_>>()?;
    Some(EarlierTest { number, ending, found_by, position })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_come_back() {
        let test = |position: &[u32], ending| Test::new(position.into(), ending, None, FoundBy::Path);
        let mut tests = [test(&[], TestEnding::Early), test(&[0, 1, 12], TestEnding::Exit(3))];
        tests.iter_mut().for_each(Test::mark_written);
        let text = positions(17, tests.iter());
        assert_eq!(text, "17\n0 early 0 path \n1 exit 3 path 0.1.12\n");
        let back = read_positions(&text);
        assert_eq!(back.iter().map(|test| &*test.position).collect::<Vec<_>>(), [&[][..], &[0, 1, 12]]);
        assert!(matches!(back[1].ending, TestEnding::Exit(3)));
    }

    #[test]
    fn earlier_results_are_put_aside_and_put_back() {
        let directory = tempfile::tempdir().expect("a directory");
        let path = |name: &str| directory.path().join(name);
        for name in ["run.save", "run.json", "test000001.ktest"] {
            fs::write(path(name), name).expect("it can be written");
        }
        let earlier = Earlier::put_aside(directory.path()).expect("it is a directory");
        assert!(path("run.save").exists() && path("before/run.json").exists() && !path("run.json").exists());
        // A second attempt, after the first one was killed.
        fs::write(path("test900000001.ktest"), "half").expect("it can be written");
        drop(earlier);
        let earlier = Earlier::put_aside(directory.path()).expect("it is a directory");
        assert!(!path("test900000001.ktest").exists() && path("before/test000001.ktest").exists());
        earlier.put_back();
        assert!(path("run.json").exists() && path("test000001.ktest").exists() && !path("before").exists());
    }
}
