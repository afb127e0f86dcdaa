//! The programs whose queries are measured, and their runs.

use super::Bench;
use super::answers::Answers;
use super::times::Times;
use crate::bench::engine::compile;
use crate::bench::measure::measure;
use loam_testkit::results::Results;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program, how it is run, and its known figures.
pub struct Program {
    pub name: &'static str,
    file: &'static str,
    defines: &'static [&'static str],
    options: &'static [&'static str],
    /// The numbers of paths that exit and of paths that end in an error.
    paths: (u64, u64),
    /// KLEE's CPU seconds, with its solver forked or not, whichever is less.
    pub klee_cpu: f64,
    load: QueryLoad,
}

/// The number of queries of a program, which decides the parts it is used in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum QueryLoad {
    /// So few that Bitwuzla alone answers them in a minute.
    Light,
    /// So few that they can be logged.
    Medium,
    Heavy,
}

const PROGRAMS: &[Program] = &[
    matrix("matrix of 20, 1 look-up", &["N=20"], (23, 0), 2.1, QueryLoad::Light),
    matrix("matrix of 40, 1 look-up", &["N=40"], (43, 0), 9.1, QueryLoad::Light),
    matrix("matrix of 80, 1 look-up", &["N=80"], (83, 0), 29.0, QueryLoad::Medium),
    matrix("matrix of 20, 2 look-ups", &["N=20", "LOOKUPS=2"], (463, 0), 4.3, QueryLoad::Light),
    matrix("matrix of 40, 2 look-ups", &["N=40", "LOOKUPS=2"], (1723, 0), 17.0, QueryLoad::Heavy),
    Program {
        name: "hash table, 2 look-ups",
        file: "hash-table.c",
        defines: &[],
        options: &[],
        paths: (529, 0),
        klee_cpu: 3.4,
        load: QueryLoad::Light,
    },
    Program {
        name: "2^12 dependent branches",
        file: "dependent.c",
        defines: &[],
        options: &[],
        paths: (4096, 0),
        klee_cpu: 3.9,
        load: QueryLoad::Light,
    },
    Program {
        name: "2^16 branches, dfs, no tests",
        file: "branches.c",
        defines: &[],
        options: &["--search=dfs", "--write-no-tests"],
        paths: (65536, 0),
        klee_cpu: 1.5,
        load: QueryLoad::Heavy,
    },
    Program {
        name: "2^16 branches, dfs, tests",
        file: "branches.c",
        defines: &[],
        options: &["--search=dfs"],
        paths: (65536, 0),
        klee_cpu: 14.9,
        load: QueryLoad::Heavy,
    },
    Program {
        name: "bubble sort of 5 ints",
        file: "bubble.c",
        defines: &["SIZE=5"],
        options: &[],
        paths: (120, 0),
        klee_cpu: 2.9,
        load: QueryLoad::Light,
    },
    Program {
        name: "bubble sort of 6 ints",
        file: "bubble.c",
        defines: &[],
        options: &[],
        paths: (720, 0),
        klee_cpu: 7.6,
        load: QueryLoad::Medium,
    },
    Program {
        name: "regular expressions, 7 bytes",
        file: "regexp.c",
        defines: &[],
        options: &[],
        paths: (6802, 890),
        klee_cpu: 6.3,
        load: QueryLoad::Heavy,
    },
    Program {
        name: "maze of 28 moves",
        file: "maze.c",
        defines: &[],
        options: &["--all-errors"],
        paths: (305, 4),
        klee_cpu: 0.5,
        load: QueryLoad::Light,
    },
];

const fn matrix(
    name: &'static str,
    defines: &'static [&'static str],
    paths: (u64, u64),
    klee_cpu: f64,
    load: QueryLoad,
) -> Program {
    Program { name, file: "matrix.c", defines, options: &[], paths, klee_cpu, load }
}

/// The programs with at most this many queries.
pub fn programs(most: QueryLoad) -> impl Iterator<Item = &'static Program> {
    PROGRAMS.iter().filter(move |program| program.load <= most)
}

/// The results and queries of a run.
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
        compile(&self.checkout, program.file, "-O0", program.defines)
    }

    /// Runs a program once. A wrong number of paths is an error.
    pub fn run(&self, program: &Program, bitcode: &Path, more: &[String]) -> Result<(Run, Times), String> {
        let directory = self.scratch.join("run");
        if directory.exists() {
            std::fs::remove_dir_all(&directory).map_err(|why| why.to_string())?;
        }
        let mut command = Command::new(&self.checkout.loam);
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
        assert!(0 < count(QueryLoad::Light) && count(QueryLoad::Light) < count(QueryLoad::Medium));
        assert!(
            count(QueryLoad::Medium) < count(QueryLoad::Heavy) && count(QueryLoad::Heavy) == PROGRAMS.len()
        );
    }

    #[test]
    fn names_tell_programs_apart() {
        let mut names: Vec<&str> = PROGRAMS.iter().map(|program| program.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), PROGRAMS.len());
    }
}
