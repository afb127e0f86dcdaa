//! `run.istats`: the instructions that each line executed, in the format of callgrind, for `kcachegrind` and `callgrind_annotate`.
//!
//! The names of the events are KLEE's. Calls are not in it: the cost of a function is its own.

use loam_state::{LineCost, LineCoverage};
use std::fmt::Write;

/// The text of the file.
pub fn render(program: &str, lines: &LineCoverage) -> String {
    let mut text = format!(
        "version: 1\ncreator: loam\ncmd: {program}\n\npositions: line\nevent: I : Instructions\n\
         event: Icov : CoveredInstructions\nevent: Iuncov : UncoveredInstructions\nevents: I Icov Iuncov\n"
    );
    let mut total = LineCost::default();
    let mut last = None;
    for ((file, function), costs) in &lines.costs {
        if last != Some(file) {
            let _ = write!(text, "\nfl={file}\n");
            last = Some(file);
        }
        let _ = writeln!(text, "fn={function}");
        for (line, &LineCost { executed, covered, uncovered }) in costs {
            let _ = writeln!(text, "{line} {executed} {covered} {uncovered}");
            total.executed += executed;
            total.covered += covered;
            total.uncovered += uncovered;
        }
    }
    let _ = write!(text, "\ntotals: {} {} {}\n", total.executed, total.covered, total.uncovered);
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn functions_stand_under_their_files_and_costs_are_added() {
        let cost = |executed| LineCost { executed, covered: 2, uncovered: 1 };
        let mut lines = LineCoverage::default();
        let name = |function: &str| ("a.c".to_owned(), function.to_owned());
        lines.costs.insert(name("f"), BTreeMap::from([(3, cost(10)), (4, cost(20))]));
        lines.costs.insert(name("g"), BTreeMap::from([(9, cost(5))]));
        let text = render("a.bc", &lines);
        assert!(text.contains("\nfl=a.c\nfn=f\n3 10 2 1\n4 20 2 1\nfn=g\n9 5 2 1\n"), "{text}");
        assert!(text.ends_with("\ntotals: 35 6 3\n"), "{text}");
    }
}
