//! The programs whose queries are measured, and how they are run.

use super::Bench;
use super::answers::Answers;
use super::times::Times;
use crate::bench::engine::compile;
use crate::bench::measure::measure;
use loam_testkit::results::Results;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program, how it is run, and what is known about it.
pub struct Program {
    pub name: &'static str,
    file: &'static str,
    defines: &'static [&'static str],
    options: &'static [&'static str],
    /// Paths that exit and paths that end in an error.
    paths: (u64, u64),
    /// KLEE's CPU seconds, the solver in its process or not, whichever is less.
    pub klee_cpu: f64,
    asks: Asks,
}

/// How much a program asks, and so in which parts it can take part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Asks {
    /// So little that Bitwuzla alone answers it in a minute.
    Little,
    /// So little that its queries can be logged.
    Some,
    Much,
}

const PROGRAMS: &[Program] = &[
    matrix("matrix of 20, 1 look-up", &["N=20"], (23, 0), 2.1, Asks::Little),
    matrix("matrix of 40, 1 look-up", &["N=40"], (43, 0), 9.1, Asks::Little),
    matrix("matrix of 80, 1 look-up", &["N=80"], (83, 0), 29.0, Asks::Some),
    matrix("matrix of 20, 2 look-ups", &["N=20", "LOOKUPS=2"], (463, 0), 4.3, Asks::Little),
    matrix("matrix of 40, 2 look-ups", &["N=40", "LOOKUPS=2"], (1723, 0), 17.0, Asks::Much),
    Program {
        name: "hash table, 2 look-ups",
        file: "hash-table.c",
        defines: &[],
        options: &[],
        paths: (529, 0),
        klee_cpu: 3.4,
        asks: Asks::Little,
    },
    Program {
        name: "2^12 dependent branches",
        file: "dependent.c",
        defines: &[],
        options: &[],
        paths: (4096, 0),
        klee_cpu: 3.9,
        asks: Asks::Little,
    },
    Program {
        name: "2^16 branches, dfs, no tests",
        file: "branches.c",
        defines: &[],
        options: &["--search=dfs", "--write-no-tests"],
        paths: (65536, 0),
        klee_cpu: 1.5,
        asks: Asks::Much,
    },
    Program {
        name: "2^16 branches, dfs, tests",
        file: "branches.c",
        defines: &[],
        options: &["--search=dfs"],
        paths: (65536, 0),
        klee_cpu: 14.9,
        asks: Asks::Much,
    },
    Program {
        name: "bubble sort of 5 ints",
        file: "bubble.c",
        defines: &["SIZE=5"],
        options: &[],
        paths: (120, 0),
        klee_cpu: 2.9,
        asks: Asks::Little,
    },
    Program {
        name: "bubble sort of 6 ints",
        file: "bubble.c",
        defines: &[],
        options: &[],
        paths: (720, 0),
        klee_cpu: 7.6,
        asks: Asks::Some,
    },
    Program {
        name: "regular expressions, 7 bytes",
        file: "regexp.c",
        defines: &[],
        options: &[],
        paths: (6802, 890),
        klee_cpu: 6.3,
        asks: Asks::Much,
    },
    Program {
        name: "maze of 28 moves",
        file: "maze.c",
        defines: &[],
        options: &["--all-errors"],
        paths: (305, 4),
        klee_cpu: 0.5,
        asks: Asks::Little,
    },
];

const fn matrix(
    name: &'static str,
    defines: &'static [&'static str],
    paths: (u64, u64),
    klee_cpu: f64,
    asks: Asks,
) -> Program {
    Program { name, file: "matrix.c", defines, options: &[], paths, klee_cpu, asks }
}

/// The programs that ask at most this much.
pub fn programs(most: Asks) -> impl Iterator<Item = &'static Program> {
    PROGRAMS.iter().filter(move |program| program.asks <= most)
}

/// What a run found and asked.
pub struct Run {
    /// The command as it would be typed.
    pub command: String,
    pub directory: PathBuf,
    pub paths: u64,
    pub answers: Answers,
    /// Kind, file and line of each error, sorted.
    pub errors: Vec<(String, String, u64)>,
}

impl Bench {
    /// A program as bitcode.
    pub fn compile(&self, program: &Program) -> Result<PathBuf, String> {
        compile(&self.place, program.file, "-O0", program.defines)
    }

    /// Runs a program once. That it has other paths than it should is an error.
    pub fn run(&self, program: &Program, bitcode: &Path, more: &[String]) -> Result<(Run, Times), String> {
        let directory = self.scratch.join("run");
        if directory.exists() {
            std::fs::remove_dir_all(&directory).map_err(|why| why.to_string())?;
        }
        let mut command = Command::new(&self.place.loam);
        command.args(["run", "--quiet", "--progress=off", "--program-output=discard", "--out"]);
        command.arg(&directory).args(program.options).args(more).arg(bitcode);
        let cost = measure(&mut command)?;
        let shown = || format!("{} {}", program.name, more.join(" "));
        let results = Results::read(&directory)
            .map_err(|why| format!("{}: {why}: {}", shown(), String::from_utf8_lossy(&cost.output.stderr)))?;
        let paths = (results.number("paths_completed")?, results.number("paths_error")?);
        if paths != program.paths {
            return Err(format!("{}: paths and error paths are {paths:?}, not {:?}", shown(), program.paths));
        }
        let mut errors: Vec<_> =
            results.errors().into_iter().map(|error| (error.kind, error.file, error.line)).collect();
        errors.sort();
        let times = Times::new(&cost, results.measure("solver_time_s")?);
        let answers = Answers::of_run(&results)?;
        Ok((Run { command: cost.command, directory, paths: paths.0 + paths.1, answers, errors }, times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_that_can_take_less_have_fewer_programs() {
        let count = |most| programs(most).count();
        assert!(0 < count(Asks::Little) && count(Asks::Little) < count(Asks::Some));
        assert!(count(Asks::Some) < count(Asks::Much) && count(Asks::Much) == PROGRAMS.len());
    }

    #[test]
    fn names_tell_programs_apart() {
        let mut names: Vec<&str> = PROGRAMS.iter().map(|program| program.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), PROGRAMS.len());
    }
}
