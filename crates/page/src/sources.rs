//! Source files with their coverage. Rows are written here and not by the template, because there are many.

use crate::coverage::FileCoverage;
use crate::run::Run;
use crate::view::{Linked, SourceFile};
use loam_report::findings::source::{SourceRoot, SourceTexts};
use loam_report::values;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Bytes of all files on a page; of others only the figures are shown.
const MOST_BYTES: usize = 2 << 20;

/// The source of a program, as far as it can still be read.
pub struct Sources {
    root: SourceRoot,
    texts: SourceTexts,
    /// The ids of files on the page.
    ids: BTreeMap<String, String>,
}

impl Sources {
    /// Of files with these names, seen from the current directory.
    pub fn new<'a>(names: impl Iterator<Item = &'a String>) -> Self {
        let ids = names.enumerate().map(|(number, name)| (name.clone(), format!("f{number}"))).collect();
        Self { root: SourceRoot::here(), texts: SourceTexts::default(), ids }
    }

    /// A place in words, and the line on the page.
    pub fn place(&self, file: &str, line: u64) -> Linked {
        if file.is_empty() {
            return Linked::default();
        }
        let link = self.ids.get(file).map(|id| format!("{id}-{line}"));
        Linked { text: format!("{file}:{line}"), link }
    }

    /// A line of a file.
    pub fn line(&mut self, file: &str, line: u32) -> Option<String> {
        self.texts.line(&self.root, file, line).map(str::to_owned)
    }

    /// The lines of a file.
    pub fn lines(&mut self, file: &str) -> Option<&[String]> {
        self.texts.lines(&self.root, file)
    }

    /// All files of a run. Links to lines without text are taken back.
    pub fn files(&mut self, run: &Run) -> Vec<SourceFile> {
        let mut left = MOST_BYTES;
        run.coverage.iter().map(|(name, coverage)| self.file(run, name, coverage, &mut left)).collect()
    }

    fn file(&mut self, run: &Run, name: &str, coverage: &FileCoverage, left: &mut usize) -> SourceFile {
        let id = self.ids.get(name).cloned().unwrap_or_default();
        let changed = std::fs::metadata(self.root.path_of(name)).and_then(|about| about.modified()).ok();
        let is_newer = changed.zip(run.ended).is_some_and(|(changed, ended)| changed > ended);
        let (absent, rows) = match self.lines(name) {
            None => (Some("The file cannot be read here.".to_owned()), String::new()),
            Some(lines) => {
                let rows = rows(&id, lines, coverage);
                match left.checked_sub(rows.len()) {
                    Some(rest) => {
                        *left = rest;
                        (None, rows)
                    }
                    None => (Some("Left out: the page would become too large.".to_owned()), String::new()),
                }
            }
        };
        let sides = || coverage.branches.values().flat_map(BTreeMap::values).flatten();
        let (taken, all) =
            (sides().filter(|side| side.is_some_and(|count| count > 0)).count(), sides().count());
        SourceFile {
            id,
            name: name.to_owned(),
            covered: coverage.covered(),
            lines: coverage.lines.len(),
            share: 100.0 * coverage.covered() as f64 / coverage.lines.len().max(1) as f64,
            branches: if all > 0 { format!("{taken} of {all} ways") } else { String::new() },
            one_way: coverage.branches.keys().filter(|&&line| !coverage.one_way(line).is_empty()).count(),
            absent,
            note: is_newer.then(|| "The file was changed after the run; lines may not match.".to_owned()),
            rows,
        }
    }
}

/// The rows of a file: number, count, text, and what is to be said about branches.
fn rows(id: &str, lines: &[String], coverage: &FileCoverage) -> String {
    let mut html = String::new();
    for (number, text) in (1..).zip(lines) {
        let count = coverage.lines.get(&number);
        let one_way = coverage.one_way(number);
        let class = match count {
            None => "",
            Some(0) => " class=u",
            Some(_) if !one_way.is_empty() => " class=h",
            Some(_) => " class=c",
        };
        let shown = match count {
            None => String::new(),
            Some(0) => "0".to_owned(),
            Some(&count) if count < 100_000 => count.to_string(),
            Some(&count) => values::short_count(count as f64),
        };
        let note = match &one_way[..] {
            [] => "",
            [0] => "<i>never true</i>",
            [1] => "<i>never false</i>",
            _ => "<i>one way only</i>",
        };
        let _ =
            writeln!(html, "<tr id={id}-{number}{class}><td>{number}<td>{shown}<td>{}{note}", escaped(text));
    }
    html
}

/// Text in HTML.
pub fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            // What is not printed would not be seen, and some of it is not allowed.
            _ if letter.is_control() && letter != '\t' => html.push('\u{fffd}'),
            _ => html.push(letter),
        }
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_marked_by_their_coverage() {
        let mut coverage = FileCoverage::default();
        coverage.lines.extend([(1, 7), (2, 0), (3, 250_000)]);
        coverage.branches.entry(1).or_default().insert(0, vec![Some(0), Some(7)]);
        let lines = ["if (a < b)", "  x();", "y();", ""].map(str::to_owned);
        let html = rows("f0", &lines, &coverage);
        let rows: Vec<&str> = html.lines().collect();
        assert_eq!(rows[0], "<tr id=f0-1 class=h><td>1<td>7<td>if (a &lt; b)<i>never true</i>");
        assert_eq!(rows[1], "<tr id=f0-2 class=u><td>2<td>0<td>  x();");
        assert_eq!(rows[2], "<tr id=f0-3 class=c><td>3<td>250k<td>y();");
        assert_eq!(rows[3], "<tr id=f0-4><td>4<td><td>");
    }
}
