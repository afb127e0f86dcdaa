//! `coverage.info` as lcov has it: lines with counts, and branches with the counts of their sides.

use std::collections::BTreeMap;

/// The coverage of a source file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileCoverage {
    /// Line → how often it was executed.
    pub lines: BTreeMap<u32, u64>,
    /// Line → branch → side → how often it was taken; `None` if the branch was not executed.
    pub branches: BTreeMap<u32, BTreeMap<u32, Vec<Option<u64>>>>,
    /// Function → the line it starts at, and how often it was entered.
    pub functions: BTreeMap<String, (u32, u64)>,
}

impl FileCoverage {
    /// Lines that were executed.
    pub fn covered(&self) -> usize {
        self.lines.values().filter(|&&count| count > 0).count()
    }

    /// Branches of a line that were executed but never went one way: the sides never taken, 0 for true.
    pub fn one_way(&self, line: u32) -> Vec<usize> {
        let mut sides = Vec::new();
        for branch in self.branches.get(&line).into_iter().flat_map(BTreeMap::values) {
            let taken = branch.iter().any(|side| side.is_some_and(|count| count > 0));
            let never = branch.iter().enumerate().filter(|(_, side)| **side == Some(0));
            sides.extend(never.filter(|_| taken).map(|(side, _)| side));
        }
        sides.sort_unstable();
        sides.dedup();
        sides
    }
}

/// Reads the file; the error names the line.
pub fn parse(text: &str) -> Result<BTreeMap<String, FileCoverage>, String> {
    let mut files: BTreeMap<String, FileCoverage> = BTreeMap::new();
    let mut current: Option<(String, FileCoverage)> = None;
    for (number, line) in (1..).zip(text.lines()) {
        let damaged = || format!("line {number} is damaged");
        let (key, value) = line.split_once(':').unwrap_or((line, ""));
        match (key, &mut current) {
            ("TN", _) => {}
            ("SF", None) => current = Some((value.to_owned(), FileCoverage::default())),
            ("end_of_record", Some(_)) => files.extend(current.take()),
            ("DA" | "BRDA" | "FN" | "FNDA", Some((_, file))) => {
                add(file, key, value).ok_or_else(damaged)?;
            }
            ("LF" | "LH" | "BRF" | "BRH" | "FNF" | "FNH", Some(_)) => {}
            _ => return Err(damaged()),
        }
    }
    if current.is_some() {
        return Err("it ends in the middle".to_owned());
    }
    Ok(files)
}

fn add(file: &mut FileCoverage, key: &str, value: &str) -> Option<()> {
    let words: Vec<&str> = value.splitn(if key == "BRDA" { 4 } else { 2 }, ',').collect();
    match (key, &words[..]) {
        ("DA", [line, count]) => drop(file.lines.insert(line.parse().ok()?, count.parse().ok()?)),
        ("FN", [line, name]) => {
            file.functions.entry((*name).to_owned()).or_default().0 = line.parse().ok()?
        }
        ("FNDA", [count, name]) => {
            file.functions.entry((*name).to_owned()).or_default().1 = count.parse().ok()?
        }
        ("BRDA", [line, branch, _, count]) => {
            let count = if *count == "-" { None } else { Some(count.parse().ok()?) };
            let branches = file.branches.entry(line.parse().ok()?).or_default();
            branches.entry(branch.parse().ok()?).or_default().push(count);
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_branches_that_went_one_way_are_read() {
        let text = "TN:\nSF:a.c\nFN:1,f<a, b>\nFNDA:3,f<a, b>\nFNF:1\nFNH:1\nBRDA:2,0,0,5\nBRDA:2,0,1,0\nBRDA:3,0,0,-\n\
                    BRDA:3,0,1,-\nDA:2,5\nDA:3,0\nLF:2\nLH:1\nend_of_record\n";
        let files = parse(text).unwrap();
        let file = &files["a.c"];
        assert_eq!((file.covered(), file.one_way(2), file.one_way(3)), (1, vec![1], vec![]));
        assert_eq!(file.functions["f<a, b>"], (1, 3));
        assert_eq!(parse("SF:a.c\nDA:2,5\n").unwrap_err(), "it ends in the middle");
        assert_eq!(parse("TN:\nSF:a.c\nDA:2;5\n").unwrap_err(), "line 3 is damaged");
        assert_eq!(parse("DA:2,5\n").unwrap_err(), "line 1 is damaged");
        assert_eq!(parse("").unwrap(), BTreeMap::new());
    }
}
