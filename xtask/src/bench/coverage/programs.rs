//! The programs: where each comes from, what is symbolic, and which of its source is its own.

use super::lcov::TOP;
use crate::coreutils::SYMBOLIC;

/// A program to explore.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its name in tables.
    pub name: &'static str,
    /// Its package (`xtask/src/packages`).
    pub package: &'static str,
    /// Its path in the tree of the package.
    pub path: String,
    /// How the paths of its own source files begin: see [`super::lcov::Own`].
    pub own: &'static [&'static str],
    /// Its arguments, symbolic ones among them, as Loam and KLEE take them.
    pub inputs: &'static [&'static str],
}

/// Programs of coreutils; all with the same symbolic inputs.
const TOOLS: &[&str] = &[
    "base64", "cat", "cut", "echo", "expr", "factor", "head", "join", "ls", "md5sum", "nl", "od", "paste",
    "pr", "printf", "ptx", "seq", "sort", "test", "tr",
];

/// More of them, which are measured only where they are named: what they do depends on the machine's files or starts other programs, so
/// that their tests are not replayed.
const TOOLS_BY_NAME: &[&str] = &["chmod", "du", "nohup"];

/// Programs of other packages: name, package, path, own source, inputs.
type Row = (&'static str, &'static str, &'static str, &'static [&'static str], &'static [&'static str]);

#[rustfmt::skip]
const PACKAGED: &[Row] = &[
    ("m4", "m4", "src/m4", &["src/"], &["--sym-stdin", "10"]),
    ("make", "make-dfsg", "make", &["src/"], &["-n", "-r", "-f", "A", "--sym-files", "1", "10"]),
    ("sqlite3", "sqlite3", "sqlite3", &["sqlite3.c", "shell.c"], &["--sym-stdin", "10"]),
    ("bc", "bc", "bc/bc", &["bc/", "lib/number.c"], &["--sym-stdin", "6"]),
    ("dc", "bc", "dc/dc", &["dc/", "lib/number.c"], &["--sym-stdin", "6"]),
    ("sed", "sed", "sed/sed", &["sed/"], &["--sym-args", "1", "2", "5", "--sym-stdin", "6"]),
    ("grep", "grep", "src/grep", &["src/"], &["--sym-args", "1", "2", "5", "--sym-stdin", "6"]),
    ("minigzip", "zlib", "minigzip", &[TOP, "test/minigzip.c"], &["-d", "--sym-stdin", "24"]),
    ("diff", "diffutils", "src/diff", &["src/"], &["--sym-args", "0", "1", "4", "A", "B", "--sym-files", "2", "6"]),
    ("find", "findutils", "find/find", &["find/"], &["--sym-args", "1", "3", "6", "--sym-files", "1", "4"]),
    ("gawk", "gawk", "gawk", &[TOP], &["--sym-args", "1", "2", "6", "--sym-stdin", "4"]),
    ("tar", "tar", "src/tar", &["src/"], &["-tvf", "-", "--sym-stdin", "512"]),
    ("lua", "lua5.4", "src/lua", &["src/"], &["-", "--sym-stdin", "8"]),
    ("mawk", "mawk", "mawk", &[TOP], &["--sym-args", "1", "2", "6", "--sym-stdin", "4"]),
    ("gzip", "gzip", "gzip", &[TOP], &["-dc", "--sym-stdin", "24"]),
    ("xmllint", "libxml2", "xmllint", &[TOP], &["--noout", "-", "--sym-stdin", "8"]),
    ("tcc", "tcc", "tcc", &[TOP], &["-c", "-o", "/dev/null", "-", "--sym-stdin", "6"]),
    ("cjson", "cjson", "harness", &["cJSON.c"], &["--sym-stdin", "8"]),
    ("jansson", "jansson", "harness", &["src/"], &["--sym-stdin", "8"]),
    ("expat", "expat", "harness", &["expat/lib/"], &["--sym-stdin", "8"]),
    ("libyaml", "libyaml", "harness", &["src/parser.c", "src/reader.c", "src/scanner.c"], &["--sym-stdin", "8"]),
    ("pcre2", "pcre2", "harness", &["src/"], &["--sym-stdin", "8"]),
    ("mbedtls", "mbedtls", "harness", &["library/x509", "library/asn1parse.c"], &["--sym-stdin", "48"]),
    ("jq", "jq", "jq", &["src/"], &["-c", "--sym-args", "1", "1", "6", "--sym-stdin", "6"]),
    ("libpng", "libpng1.6", "harness", &["png.c", "pngget.c", "pngr", "pngset.c", "pngtrans.c"], &["--sym-stdin", "48"]),
    ("tiffinfo", "tiff", "tools/tiffinfo", &["libtiff/", "tools/tiffinfo.c"], &["A", "--sym-files", "1", "48"]),
    ("readelf", "binutils", "binutils/readelf", &["binutils/readelf.c", "binutils/dwarf.c", "binutils/elfcomm.c"], &["-a", "A", "--sym-files", "1", "128"]),
    ("busybox-sed", "busybox", "busybox_unstripped", &["editors/sed.c"], &["sed", "--sym-args", "1", "2", "5", "--sym-stdin", "6"]),
    ("busybox-awk", "busybox", "busybox_unstripped", &["editors/awk.c"], &["awk", "--sym-args", "1", "2", "6", "--sym-stdin", "4"]),
    ("busybox-sh", "busybox", "busybox_unstripped", &["shell/ash.c"], &["sh", "-n", "--sym-stdin", "8"]),
];

/// All programs.
pub fn programs() -> Vec<Program> {
    let packaged = |&(name, package, path, own, inputs): &Row| Program {
        name,
        package,
        path: path.to_owned(),
        own,
        inputs,
    };
    TOOLS.iter().map(tool).chain(PACKAGED.iter().map(packaged)).collect()
}

fn tool(name: &&'static str) -> Program {
    Program { name, package: "coreutils", path: format!("src/{name}"), own: &["src/"], inputs: SYMBOLIC }
}

/// The programs with these names, in this order.
pub fn named(names: &str) -> Result<Vec<Program>, String> {
    let all: Vec<Program> = programs().into_iter().chain(TOOLS_BY_NAME.iter().map(tool)).collect();
    let find = |name: &str| {
        let found = all.iter().find(|program| program.name == name).cloned();
        found.ok_or_else(|| format!("there is no program {name:?}"))
    };
    names.split(',').map(find).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_unique_and_every_program_has_own_source_and_symbolic_inputs() {
        let all = programs();
        assert!(all.iter().all(|program| !TOOLS_BY_NAME.contains(&program.name)));
        assert_eq!(all.iter().map(|program| program.name).collect::<BTreeSet<_>>().len(), all.len());
        for program in all {
            assert!(!program.own.is_empty(), "{}", program.name);
            assert!(program.inputs.iter().any(|word| word.starts_with("--sym-")), "{}", program.name);
        }
    }

    #[test]
    fn programs_are_chosen_by_name() {
        let names: Vec<&str> =
            named("tr,bc,nohup").expect("they exist").iter().map(|program| program.name).collect();
        assert_eq!(names, ["tr", "bc", "nohup"]);
        assert_eq!(named("tr,nothing").unwrap_err(), "there is no program \"nothing\"");
    }
}
