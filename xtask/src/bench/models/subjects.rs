//! The programs of the papers' evaluations, built with `loam cc` from the distribution's sources, and their symbolic inputs.
//!
//! m4, make, gas and xmllint are programs; their input is a file of `bench/models` in which each `?` is
//! symbolic. APR and SQLite are libraries, and `bench/models` has a program for each. These programs are kept
//! in the cache under a hash of everything they are built from. Besides, there are small programs, tools of
//! coreutils, and programs without symbolic input.

use super::run::Subject;
use super::{Bench, matrix};
use crate::bench::engine::{compile, compile_in};
use crate::build::{cache, root, run};
use crate::coreutils::{self, SYMBOLIC};
use crate::packages::{Built, make_named};
use loam_testkit::Checkout;
use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs of both papers, in the order of the figures. All look up symbolic keys in hash tables.
pub const IN_BOTH_PAPERS: &[&str] = &["m4", "make", "sqlite", "apr"];
/// All programs with an input of their own.
pub const PROGRAMS: &[&str] = &["m4", "make", "sqlite", "apr", "gas", "libxml2"];
/// Groups of other programs: a matrix, hash tables, tools of coreutils, and programs without symbolic input.
pub const MATRIX: &str = "matrix";
pub const TABLES: &str = "tables";
pub const COREUTILS: &str = "coreutils";
pub const CONCRETE: &str = "concrete";
const GROUPS: &[&str] = &[MATRIX, TABLES, COREUTILS, CONCRETE];

/// A program with the name it has in tables.
pub type Named = (String, Subject);

/// The names of all programs and groups.
pub fn names() -> Vec<&'static str> {
    [PROGRAMS, GROUPS].concat()
}

/// Those of the programs that were selected, built.
pub fn selected(bench: &Bench, programs: &[&str]) -> Result<Vec<Named>, String> {
    let wanted = programs.iter().filter(|name| bench.is_wanted(name));
    wanted.map(|name| Ok(((*name).to_owned(), subject(&bench.checkout, name)?))).collect()
}

/// Builds a program, unless it is in the cache.
pub fn subject(checkout: &Checkout, name: &str) -> Result<Subject, String> {
    match name {
        "m4" => {
            let program = make_named(checkout, "m4")?.directory.join("src/m4");
            Ok(Subject { program, options: input_like("m4.in"), arguments: &[] })
        }
        "make" => {
            let program = make_named(checkout, "make-dfsg")?.directory.join("make");
            Ok(Subject { program, options: input_like("make.in"), arguments: &["-f", "-"] })
        }
        "gas" => {
            let program = make_named(checkout, "binutils")?.directory.join("gas/as-new");
            Ok(Subject { program, options: input_like("gas.in"), arguments: &["-o", "/dev/null"] })
        }
        "libxml2" => {
            let program = make_named(checkout, "libxml2")?.directory.join("xmllint");
            Ok(Subject { program, options: input_like("libxml2.in"), arguments: &["--noout", "-"] })
        }
        "sqlite" => driver(checkout, "sqlite3", "sqlite.c", SQLITE),
        "apr" => driver(checkout, "apr", "apr.c", APR),
        _ => Err(format!("there is no program {name:?}")),
    }
}

/// Small programs: the matrix with one and two look-ups, and hash tables, if they were selected.
pub fn small(bench: &Bench) -> Result<Vec<Named>, String> {
    const SIZES: [usize; 2] = [40, 120];
    const LOOKUPS: [(&str, &[&str]); 2] = [("one look-up", &[]), ("two look-ups", &["TWO"])];
    let mut small = Vec::new();
    for (size, (what, defines)) in SIZES.into_iter().flat_map(|size| LOOKUPS.map(|lookups| (size, lookups))) {
        if bench.is_wanted(MATRIX) {
            small.push((format!("matrix, N = {size}, {what}"), matrix::compiled(bench, size, defines)?));
        }
    }
    if bench.is_wanted(TABLES) {
        let program = compile_in(&bench.checkout, "models", "tables.c", "-O0", &[])?;
        small.push(("hash tables".to_owned(), Subject { program, options: Vec::new(), arguments: &[] }));
    }
    Ok(small)
}

/// Tools of coreutils with the symbolic inputs of the benchmark `coreutils`, if they were selected.
pub fn tools(bench: &Bench, names: &[&str]) -> Result<Vec<Named>, String> {
    if !bench.is_wanted(COREUTILS) {
        return Ok(Vec::new());
    }
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let directory = coreutils::build(&bench.checkout, &names)?;
    let subject =
        |name: &String| Subject { program: directory.join(name), options: Vec::new(), arguments: SYMBOLIC };
    Ok(names.iter().map(|name| (name.clone(), subject(name))).collect())
}

/// Two programs without symbolic input, if they were selected: one computes, one accesses memory.
pub fn concrete(bench: &Bench) -> Result<Vec<Named>, String> {
    let programs = [("sha256", "TIMES=20"), ("quicksort", "TIMES=8")];
    let subject = |(name, times): (&str, &str)| {
        let program = compile(&bench.checkout, &format!("{name}.c"), "-O1", &[times])?;
        Ok((name.to_owned(), Subject { program, options: Vec::new(), arguments: &[] }))
    };
    programs.into_iter().filter(|_| bench.is_wanted(CONCRETE)).map(subject).collect()
}

fn input_like(file: &str) -> Vec<OsString> {
    vec!["--sym-stdin-like".into(), root().join("bench/models").join(file).into()]
}

/// How a program with a library is built: arguments of `loam cc`, where `$TREE` is the tree of the library.
type Recipe = &'static [&'static str];

const APR: Recipe =
    &["-g", "-O1", "-D_GNU_SOURCE", "-I$TREE/include", "$SOURCE", "$TREE/.libs/libapr-1.a", "-lpthread"];
const SQLITE: Recipe = &[
    "-g",
    "-O1",
    "-DSQLITE_THREADSAFE=0",
    "-DSQLITE_OMIT_LOAD_EXTENSION",
    "-I$TREE",
    "$SOURCE",
    "$TREE/sqlite3.c",
    "-lm",
];

/// A program of `bench/models` with a library.
fn driver(checkout: &Checkout, package: &str, file: &str, recipe: Recipe) -> Result<Subject, String> {
    let library = make_named(checkout, package)?;
    let source = root().join("bench/models").join(file);
    let program = kept_as(&source, &library, recipe)?;
    if !program.is_file() {
        println!("making {}", program.file_name().unwrap_or_default().to_string_lossy());
        let unfinished = program.with_extension("unfinished");
        let mut compiler = Command::new(&checkout.loam);
        compiler.arg("cc").arg("-I").arg(root().join("include")).arg("-o").arg(&unfinished);
        let tree = library.directory.to_string_lossy();
        compiler.args(recipe.iter().map(|word| in_full(word, &tree, &source.to_string_lossy())));
        run(compiler.env("LOAM_CACHE_DIR", cache()))?;
        std::fs::rename(&unfinished, &program).map_err(|why| format!("{}: {why}", program.display()))?;
    }
    Ok(Subject { program, options: Vec::new(), arguments: &[] })
}

fn in_full(word: &str, tree: &str, source: &str) -> String {
    word.replace("$TREE", tree).replace("$SOURCE", source)
}

/// The path of a program in the cache. The name of the library's tree changes with the compiler and the C
/// library.
fn kept_as(source: &Path, library: &Built, recipe: Recipe) -> Result<PathBuf, String> {
    let text = std::fs::read(source).map_err(|why| format!("{}: {why}", source.display()))?;
    let mut hasher = DefaultHasher::new();
    (text, library.directory.file_name(), recipe).hash(&mut hasher);
    let directory = cache().join("models");
    std::fs::create_dir_all(&directory).map_err(|why| format!("{}: {why}", directory.display()))?;
    let name = source.file_stem().unwrap_or_default().to_string_lossy();
    Ok(directory.join(format!("{name}-{:016x}", hasher.finish())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recipes_name_the_tree_and_the_source() {
        assert_eq!(in_full("-I$TREE/include", "/apr", "/a.c"), "-I/apr/include");
        assert_eq!(in_full("$SOURCE", "/apr", "/a.c"), "/a.c");
        assert_eq!(in_full("-lm", "/apr", "/a.c"), "-lm");
    }
}
