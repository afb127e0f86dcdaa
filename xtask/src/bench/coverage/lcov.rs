//! The coverage of a program's own source, read from an lcov report.

use std::path::Path;

/// Which part of a report is counted.
#[derive(Clone, Copy, Debug)]
pub struct Own<'a> {
    /// The tree that the program was built in.
    pub tree: &'a Path,
    /// How the paths of own files begin, relative to the tree; [`TOP`] stands for the files of the tree's top
    /// directory.
    pub prefixes: &'a [&'a str],
}

/// The prefix of the files of the top directory itself.
pub const TOP: &str = "./";

/// A part of a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    /// How many are covered.
    pub covered: usize,
    /// How many there are.
    pub all: usize,
}

/// How much is covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Lines with code.
    pub lines: Share,
    /// Sides of branches.
    pub branches: Share,
    /// Functions that were entered.
    pub functions: Share,
}

impl Own<'_> {
    /// Whether this file is own source. Headers are not: a header has functions for many programs, and those that a program
    /// does not call would count as never entered.
    fn has(&self, file: &str) -> bool {
        let Ok(path) = Path::new(file).strip_prefix(self.tree) else { return false };
        if path.extension().is_some_and(|extension| extension == "h") {
            return false;
        }
        let path = path.to_string_lossy();
        self.prefixes.iter().any(|&prefix| match prefix {
            TOP => !path.contains('/'),
            _ => path.starts_with(prefix),
        })
    }
}

impl Share {
    /// In per cent; 0 of nothing.
    pub fn percent(&self) -> f64 {
        100.0 * self.covered as f64 / self.all.max(1) as f64
    }

    fn add(&mut self, is_covered: bool) {
        self.covered += usize::from(is_covered);
        self.all += 1;
    }
}

impl Coverage {
    /// Sums up the own files of a report.
    pub fn read(report: &str, own: &Own<'_>) -> Self {
        let mut sum = Self::default();
        let mut is_own = false;
        for line in report.lines() {
            let Some((key, value)) = line.split_once(':') else { continue };
            match key {
                "SF" => is_own = own.has(value),
                "DA" if is_own => sum.lines.add(is_counted(value.rsplit(',').next())),
                // LINE,BLOCK,BRANCH,COUNT, or `-` where nothing was evaluated.
                "BRDA" if is_own => sum.branches.add(is_counted(value.rsplit(',').next())),
                // COUNT,NAME
                "FNDA" if is_own => sum.functions.add(is_counted(value.split(',').next())),
                _ => {}
            }
        }
        sum
    }
}

fn is_counted(count: Option<&str>) -> bool {
    count.is_some_and(|count| !matches!(count, "0" | "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = "SF:/tree/src/cut.c\nFN:3,main\nFN:9,cut.c:usage\nFNDA:2,main\nFNDA:0,cut.c:usage\n\
        FNF:2\nFNH:1\nDA:3,2\nDA:4,0\nDA:5,18446744073709551615\nBRDA:3,0,0,2\nBRDA:3,0,1,0\nBRDA:4,0,0,-\nBRF:3\n\
        BRH:1\nLF:3\nLH:2\nend_of_record\nSF:/tree/lib/xmalloc.c\nFNDA:1,xmalloc\nDA:1,1\nend_of_record\n\
        SF:/tree/top.c\nDA:1,1\nend_of_record\nSF:/tree/src/system.h\nDA:1,0\nend_of_record\nSF:/elsewhere/src/x.c\nDA:1,1\nend_of_record\n";

    fn read(prefixes: &[&str]) -> Coverage {
        Coverage::read(REPORT, &Own { tree: Path::new("/tree"), prefixes })
    }

    #[test]
    fn lines_branches_and_functions_of_own_files_are_counted() {
        let Coverage { lines, branches, functions } = read(&["src/"]);
        assert_eq!((lines.covered, lines.all), (2, 3));
        assert_eq!((branches.covered, branches.all), (1, 3));
        assert_eq!((functions.covered, functions.all), (1, 2));
        assert!((lines.percent() - 66.7).abs() < 0.1);
    }

    #[test]
    fn own_files_are_chosen_by_the_beginning_of_their_path() {
        assert_eq!(read(&["lib/xmalloc.c"]).lines, Share { covered: 1, all: 1 });
        assert_eq!(read(&["src/", "lib/"]).lines, Share { covered: 3, all: 4 });
        assert_eq!(read(&[TOP]).lines, Share { covered: 1, all: 1 });
        assert_eq!(read(&[""]).lines, Share { covered: 4, all: 5 });
        assert_eq!(read(&["cut.c"]), Coverage::default());
    }
}
