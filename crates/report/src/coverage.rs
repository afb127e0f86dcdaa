//! `coverage.info`: which lines, branches and functions were executed, in the format of lcov.

use loam_state::{FileCoverage, LineCoverage};
use std::fmt::Write;

/// The content of the file. Loam records whether a line was executed, not how often, so counts are 0 or 1.
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
    for (function, (_, entered)) in &file.functions {
        writeln!(text, "FNDA:{},{function}", u8::from(*entered))?;
    }
    totals(text, "FN", file.functions.values().map(|function| function.1))?;
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
    for (line, &executed) in &file.lines {
        writeln!(text, "DA:{line},{}", u8::from(executed))?;
    }
    totals(text, "L", file.lines.values().copied())?;
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
        file.functions.insert("main".into(), (1, true));
        file.branches.insert(2, vec![vec![true, false], vec![false, false]]);
        file.lines.extend([(1, true), (2, true), (3, false)]);
        assert_eq!(
            lcov(&coverage),
            "TN:\nSF:a.c\nFN:1,main\nFNDA:1,main\nFNF:1\nFNH:1\n\
             BRDA:2,0,0,1\nBRDA:2,0,1,0\nBRDA:2,1,0,-\nBRDA:2,1,1,-\nBRF:4\nBRH:1\n\
             DA:1,1\nDA:2,1\nDA:3,0\nLF:3\nLH:2\nend_of_record\n"
        );
    }
}
