//! Parses a clang command line into options, each with its value, and files.
//!
//! The table here only decides where an option ends: it lists the options whose value is the next word. If an
//! option of this kind were missing in the table, its value would be taken for a file; a test compares the
//! table with clang.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

/// Options whose value is the next word, when no value is joined to them (`-o FILE`, but not `-oFILE`).
#[rustfmt::skip]
const WITH_VALUE: &[&str] = &[
    // Files, directories and names.
    "-o", "-x", "-I", "-F", "-B", "-L", "-l", "-T", "-D", "-U", "-A", "-u", "-z", "-e", "-b", "-G", "-V",
    "-h", "-include", "-include-pch", "-imacros", "-isystem", "-isystem-after", "-idirafter", "-iquote",
    "-iprefix", "-iwithprefix", "-iwithprefixbefore", "-iwithsysroot", "-iframework",
    "-iframeworkwithsysroot", "-isysroot", "-ivfsoverlay", "-vfsoverlay", "-cxx-isystem", "-stdlib++-isystem",
    "-iapinotes-modules", "-working-directory", "-resource-dir", "-ccc-install-dir", "-ccc-gcc-name",
    "-fmodules-user-build-path", "-dumpdir", "-dsym-dir",
    // Dependencies and other files beside the object.
    "-MF", "-MT", "-MQ", "-MJ", "-dependency-file", "-dependency-dot", "-module-dependency-dir",
    "-gen-cdb-fragment-path", "-serialize-diagnostics", "--serialize-diagnostics",
    // The machine.
    "-target", "-arch", "-mthread-model", "-meabi", "-mllvm", "-mmlir", "-darwin-target-variant",
    "-darwin-target-variant-triple",
    // For one of the tools.
    "-Xlinker", "-Xclang", "-Xclangas", "-Xassembler", "-Xpreprocessor", "-Xanalyzer", "-Xarch_host",
    "-Xarch_device", "-Xcuda-fatbinary", "-Xcuda-ptxas", "-Xopenmp-target", "-Xoffload-linker",
    "--analyzer-output", "-fexperimental-openacc-macro-override", "-hlsl-entry", "-rpath", "-weak_library",
    "-weak_framework", "-framework",
    // The long spellings.
    "--output", "--language", "--include-directory", "--include-directory-after", "--include-prefix",
    "--include-with-prefix", "--include-with-prefix-after", "--include-with-prefix-before", "--include",
    "--imacros", "--define-macro", "--undefine-macro", "--library-directory", "--for-linker",
    "--for-assembler", "--prefix", "--force-link", "--param", "--sysroot", "--target", "--std",
    "--dyld-prefix", "--rpath", "--assert", "--machine", "--CLASSPATH", "--config", "--system-header-prefix",
    "--no-system-header-prefix", "--specs", "-specs", "-wrapper", "-aux-info", "-imultilib", "-imultiarch",
    "--bootclasspath", "--classpath", "--encoding", "--extdirs", "--resource", "-fdebug-compilation-dir",
    "-fnew-alignment", "-ftrapv-handler", "-object-file-name", "-init", "-undefined", "-filelist",
    "-install_name", "-current_version", "-allowable_client", "-client_name", "-umbrella", "-bundle_loader",
    "-dylib_file", "-exported_symbols_list", "-multiply_defined", "-seg1addr",
];

/// Prefixes of options whose value is the next word.
const WITH_VALUE_BY_PREFIX: &[&str] = &["-Xarch_", "-Xopenmp-target=", "-Xoffload-linker-"];

/// An option with its value, or a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// The option, and its value if that is a separate word.
    Option { name: OsString, value: Option<OsString> },
    /// A file, with the language that `-x` gave it.
    File { name: OsString, language: Option<String> },
}

impl Argument {
    /// The option in text form; empty for a file.
    pub fn option(&self) -> &str {
        match self {
            Argument::Option { name, .. } => name.to_str().unwrap_or_default(),
            Argument::File { .. } => "",
        }
    }

    /// The value of the option `short`, joined to it (`-oFILE`) or as the next word.
    pub fn value_of(&self, short: &str) -> Option<OsString> {
        let Argument::Option { name, value } = self else { return None };
        match value {
            Some(value) if name == short => Some(value.clone()),
            Some(_) => None,
            None => {
                let rest = name.as_bytes().strip_prefix(short.as_bytes()).filter(|rest| !rest.is_empty())?;
                Some(OsStr::from_bytes(rest).to_owned())
            }
        }
    }

    /// The words of the argument, as clang reads them.
    pub fn words(&self) -> Vec<OsString> {
        match self {
            Argument::Option { name, value } => [name].into_iter().chain(value).cloned().collect(),
            Argument::File { name, .. } => vec![name.clone()],
        }
    }
}

/// Joins options with their values and separates them from files.
pub fn parse(words: &[OsString]) -> Vec<Argument> {
    let mut arguments = Vec::new();
    let mut language = None;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let text = word.to_string_lossy();
        if text == "--" {
            arguments.extend(words.by_ref().map(|file| plain_file(file, language.clone())));
        } else if text == "-" || !text.starts_with('-') {
            arguments.push(Argument::File { name: word.clone(), language: language.clone() });
        } else {
            let value = if takes_a_word(&text) { words.next().cloned() } else { None };
            let argument = Argument::Option { name: word.clone(), value };
            if let Some(given) = language_given(&argument) {
                language = (given != "none").then_some(given);
            }
            arguments.push(argument);
        }
    }
    arguments
}

fn takes_a_word(option: &str) -> bool {
    WITH_VALUE.contains(&option) || WITH_VALUE_BY_PREFIX.iter().any(|prefix| option.starts_with(prefix))
}

/// `-x c`, `-xc`, `--language c` or `--language=c`.
fn language_given(argument: &Argument) -> Option<String> {
    let value = ["-x", "--language=", "--language"].iter().find_map(|option| argument.value_of(option))?;
    Some(value.to_string_lossy().into_owned())
}

/// A file after `--`, written so that clang takes it for a file without the `--` too: more options may follow
/// it.
fn plain_file(file: &OsStr, language: Option<String>) -> Argument {
    let mut name = OsString::new();
    if file.as_bytes().starts_with(b"-") {
        name.push("./");
    }
    name.push(file);
    Argument::File { name, language }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(line: &str) -> Vec<String> {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let files = parse(&words).into_iter().filter_map(|argument| match argument {
            Argument::File { name, language } => Some(
                [Some(name.into_string().unwrap()), language]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(":"),
            ),
            Argument::Option { .. } => None,
        });
        files.collect()
    }

    #[test]
    fn values_of_options_are_not_files() {
        for (line, expected) in [
            ("-c a.c -o a.o", &["a.c"][..]),
            ("-c -oa.o a.c b.c", &["a.c", "b.c"]),
            ("-I inc -D X -U Y -include z.h -isystem s -L lib -l m a.o", &["a.o"]),
            ("-MD -MF a.d -MT a.o -MQ b a.c", &["a.c"]),
            ("-Xlinker -rpath -Xlinker lib -Wl,-z,now -u main -T x.ld a.o", &["a.o"]),
            ("-Xclang -disable-llvm-passes -mllvm -foo --param x=1 -target y a.c", &["a.c"]),
            ("-Xarch_x86_64 -O2 -z defs -arch x a.c", &["a.c"]),
            ("--sysroot /x --target x --output p a.c", &["a.c"]),
            ("--sysroot=/x -std=c99 -Wall a.c", &["a.c"]),
            ("-o", &[]),
        ] {
            assert_eq!(files(line), expected, "{line}");
        }
    }

    /// With `-###` clang prints what it would compile.
    #[test]
    fn clang_agrees_on_the_options_with_a_value() {
        let directory = tempfile::tempdir().unwrap();
        for option in WITH_VALUE {
            for name in ["a.c", "b.c"] {
                std::fs::write(directory.path().join(name), "").unwrap();
            }
            let mut clang = std::process::Command::new("clang-22");
            clang.current_dir(&directory).args(["-###", "-c", option, "a.c", "b.c"]);
            let said = String::from_utf8(clang.output().unwrap().stderr).unwrap();
            assert!(!said.contains("\"-main-file-name\" \"a.c\""), "{option}");
        }
    }

    #[test]
    fn a_language_holds_for_the_files_after_it() {
        assert_eq!(files("a.c -x c++ b.c - -x none d.c"), ["a.c", "b.c:c++", "-:c++", "d.c"]);
        assert_eq!(files("-xc a -xassembler b --language=c c"), ["a:c", "b:assembler", "c:c"]);
        assert_eq!(files("-x c -- -a b"), ["./-a:c", "b:c"]);
    }
}
