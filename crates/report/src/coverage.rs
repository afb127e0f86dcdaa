//! `coverage.info`: which lines, branches and functions were executed, in the format of lcov.

use loam_state::{FileCoverage, LineCoverage};
use std::fmt::Write;

/// The content of the file. Of the sides of branches Loam records whether they were taken, not how often, so their counts are
/// 0 or 1.
pub fn lcov(coverage: &LineCoverage) -> String {
    let mut text = String::from("TN:\n");
    for (name, file) in &coverage.files {
        file_record(&mut text, name, file).expect("a string takes everything");
    }
    text
}

fn file_record(text: &mut String, name: &str, file: &FileCoverage) -> std::fmt::Result {
    writeln!(text, "SF:{name}")?;
    for (function, (line, _)) in &file.functions {
        writeln!(text, "FN:{line},{function}")?;
    }
    for (function, (_, times)) in &file.functions {
        writeln!(text, "FNDA:{times},{function}")?;
    }
    totals(text, "FN", file.functions.values().map(|function| function.1 > 0))?;
    for (line, branches) in &file.branches {
        for (block, ways) in branches.iter().enumerate() {
            let executed = ways.contains(&true);
            for (way, &taken) in ways.iter().enumerate() {
                let count = if executed { u8::from(taken).to_string() } else { "-".into() };
                writeln!(text, "BRDA:{line},{block},{way},{count}")?;
            }
        }
    }
    totals(text, "BR", file.branches.values().flatten().flatten().copied())?;
    for (line, times) in &file.lines {
        writeln!(text, "DA:{line},{times}")?;
    }
    totals(text, "L", file.lines.values().map(|&times| times > 0))?;
    writeln!(text, "end_of_record")
}

fn totals(text: &mut String, of: &str, all: impl Iterator<Item = bool> + Clone) -> std::fmt::Result {
    writeln!(text, "{of}F:{}", all.clone().count())?;
    writeln!(text, "{of}H:{}", all.filter(|&hit| hit).count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_its_functions_branches_and_lines() {
        let mut coverage = LineCoverage::default();
        let file = coverage.files.entry("a.c".into()).or_default();
        file.functions.insert("main".into(), (1, 2));
        file.branches.insert(2, vec![vec![true, false], vec![false, false]]);
        file.lines.extend([(1, 2), (2, 70_000), (3, 0)]);
        assert_eq!(
            lcov(&coverage),
            "TN:\nSF:a.c\nFN:1,main\nFNDA:2,main\nFNF:1\nFNH:1\n\
             BRDA:2,0,0,1\nBRDA:2,0,1,0\nBRDA:2,1,0,-\nBRDA:2,1,1,-\nBRF:4\nBRH:1\n\
             DA:1,2\nDA:2,70000\nDA:3,0\nLF:3\nLH:2\nend_of_record\n"
        );
    }
}
