//! The meaning of a command line: which files are sources, what is produced, and whether anything is linked.

use crate::arguments::{Argument, parse};
use crate::{Language, response};
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// The last stage of the compilation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// There are no files: `--version` and the like.
    Nothing,
    /// Preprocessed text, assembly, dependencies, precompiled headers, only checks: nothing that could hold bitcode.
    Text,
    /// Objects.
    Objects,
    /// A program, a shared library or, with `-r`, a larger object.
    Linked(Linked),
}

/// The kind of linked file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Linked {
    /// A program.
    Program,
    /// `-shared`.
    Library,
    /// `-r`.
    Object,
}

/// A file to compile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its name; `-` is standard input.
    pub file: OsString,
    /// The language, if given by an option instead of the file name.
    pub language: Option<String>,
}

impl Source {
    /// Whether the source is bitcode or LLVM text IR already.
    pub(crate) fn is_module(&self) -> bool {
        match &self.language {
            Some(language) => language == "ir",
            None => matches!(extension(&self.file), "bc" | "ll"),
        }
    }

    /// Whether the source is C++ that the preprocessor reads. Clang's C++ driver treats C files as C++.
    pub(crate) fn is_cpp(&self, driver: Language) -> bool {
        match (&self.language, extension(&self.file)) {
            (Some(language), _) => language == "c++",
            (None, "c") => driver == Language::Cxx,
            (None, extension) => CPP_EXTENSIONS.contains(&extension),
        }
    }
}

/// File extensions of C++ sources.
const CPP_EXTENSIONS: &[&str] = &["C", "cc", "cp", "cpp", "cxx", "c++", "CC", "CPP", "CXX", "C++"];

/// A parsed command line.
#[derive(Clone, Debug)]
pub struct Request {
    pub(crate) arguments: Vec<Argument>,
    /// Whether the words came from a response file, being too many for a command line.
    pub(crate) from_response_file: bool,
    stage: Stage,
    output: Option<PathBuf>,
    lenient: bool,
}

/// Options with which no object is made.
#[rustfmt::skip]
const TEXT: &[&str] = &[
    "-E", "-S", "-M", "-MM", "-fsyntax-only", "-emit-llvm", "-###", "--analyze", "-emit-ast", "--precompile",
    "-cc1", "-cc1as", "-fdriver-only", "-verify-pch", "-extract-api", "--emit-static-lib",
    "-emit-interface-stubs", "-emit-merged-ifs", "--migrate", "-rewrite-objc", "--preprocess", "--assemble",
    "--dependencies", "--user-dependencies", "--help", "-help", "--help-hidden", "-dumpmachine",
    "-dumpversion", "--version",
];

impl Request {
    /// Parses the words after the command's name.
    pub fn read(words: &[OsString]) -> Self {
        let expanded = response::expand(words);
        let from_response_file = expanded != words;
        let arguments = parse(&expanded);
        let output = arguments.iter().rev().find_map(output_given);
        let stage = stage_of(&arguments);
        Self { arguments, from_response_file, stage, output, lenient: false }
    }

    /// The same request, with old code accepted in every dialect.
    pub fn lenient(self) -> Self {
        Self { lenient: true, ..self }
    }

    /// Whether code is accepted that compilers used to warn of: if requested, or if the dialect is that old.
    /// Warnings that were made errors stay errors.
    pub(crate) fn accepts_old_code(&self) -> bool {
        let last = |names: &[&str]| {
            let options = self.arguments.iter().rev().map(Argument::option);
            options.into_iter().find(|option| names.contains(option)).map(str::to_owned)
        };
        let warnings_are_errors = last(&["-Werror", "-Wno-error"]).is_some_and(|option| option == "-Werror");
        (self.lenient || self.has("-ansi") || self.dialect().is_some_and(|name| is_before_c23(&name)))
            && !warnings_are_errors
    }

    /// The value of `-std=`.
    fn dialect(&self) -> Option<String> {
        let given = |argument: &Argument| {
            ["-std=", "--std=", "--std"].iter().find_map(|name| argument.value_of(name))
        };
        let last = self.arguments.iter().rev().find_map(given)?;
        Some(last.to_string_lossy().into_owned())
    }

    /// The last stage of the compilation.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whether the C library's headers or archives are needed.
    pub fn needs_libc(&self) -> bool {
        self.stage != Stage::Nothing && !self.has("-cc1") && !self.has("-cc1as")
    }

    /// Whether the native program has a sanitizer. Sanitizers need the system's C library.
    pub fn sanitizes(&self) -> bool {
        let mut checks: Vec<OsString> = Vec::new();
        let each = |list: OsString| {
            let parts = list.as_bytes().split(|&byte| byte == b',').filter(|part| !part.is_empty());
            parts.map(|part| OsStr::from_bytes(part).to_owned()).collect::<Vec<_>>()
        };
        for argument in &self.arguments {
            if let Some(list) = argument.value_of("-fsanitize=") {
                checks.extend(each(list));
            } else if let Some(list) = argument.value_of("-fno-sanitize=") {
                let gone = each(list);
                checks.retain(|check| !gone.iter().any(|name| name == "all" || name == check));
            }
        }
        !checks.is_empty()
    }

    /// Whether an option is present, as a separate word.
    pub(crate) fn has(&self, option: &str) -> bool {
        self.arguments.iter().any(|argument| argument.option() == option)
    }

    /// The output file of a link.
    pub(crate) fn linked_file(&self) -> PathBuf {
        self.output.clone().unwrap_or_else(|| PathBuf::from("a.out"))
    }

    /// Whether the native compiler optimises: headers may then differ.
    pub(crate) fn optimises(&self) -> bool {
        let is_level = |option: &str| option.starts_with("-O") && !option.contains('=');
        let mut levels = self.arguments.iter().map(Argument::option).filter(|option| is_level(option));
        levels.next_back().is_some_and(|level| level != "-O0")
    }

    /// The files to compile to bitcode.
    pub(crate) fn sources(&self) -> Vec<Source> {
        match self.stage {
            Stage::Nothing | Stage::Text => Vec::new(),
            Stage::Objects | Stage::Linked(_) => self.arguments.iter().filter_map(source).collect(),
        }
    }

    /// Whether a source comes from standard input.
    pub(crate) fn reads_standard_input(&self) -> bool {
        self.arguments.iter().any(|argument| matches!(argument, Argument::File { name, .. } if name == "-"))
    }

    /// Whether the language of some file is given by an option.
    pub(crate) fn gives_a_language(&self) -> bool {
        let given = |argument: &Argument| matches!(argument, Argument::File { language: Some(_), .. });
        self.arguments.iter().any(given)
    }

    /// The object a source is compiled to, when objects are made.
    pub(crate) fn object_of(&self, source: &Source) -> PathBuf {
        match &self.output {
            Some(output) => output.clone(),
            None => {
                PathBuf::from(Path::new(&source.file).file_name().unwrap_or_default()).with_extension("o")
            }
        }
    }
}

/// Whether this is a dialect of C, older than C23.
fn is_before_c23(dialect: &str) -> bool {
    const YEARS: &[&str] = &["89", "90", "99", "9x", "11", "1x", "17", "18"];
    const STANDARDS: &[&str] = &["1990", "199409", "1999", "199x", "2011", "2017", "2018"];
    let year = dialect.strip_prefix("gnu").or(dialect.strip_prefix('c'));
    year.is_some_and(|year| YEARS.contains(&year))
        || dialect.strip_prefix("iso9899:").is_some_and(|standard| STANDARDS.contains(&standard))
}

fn output_given(argument: &Argument) -> Option<PathBuf> {
    let text = argument.option();
    // `-object-file-name` and the like are no outputs: only an option with none of these prefixes is
    // `-oFILE`.
    let other = text.starts_with("-obj") || text.starts_with("-other") || text.starts_with("-offload");
    if other {
        return None;
    }
    let value = ["-o", "--output=", "--output"].iter().find_map(|option| argument.value_of(option));
    value.map(PathBuf::from)
}

fn stage_of(arguments: &[Argument]) -> Stage {
    let any = |test: &dyn Fn(&str) -> bool| arguments.iter().any(|argument| test(argument.option()));
    let has_files = arguments.iter().any(|argument| matches!(argument, Argument::File { .. }));
    if any(&|option| option == "-cc1" || option == "-cc1as") || !has_files && !any(&is_for_linker) {
        return Stage::Nothing;
    }
    let makes_header = arguments.iter().any(is_header);
    if makes_header || any(&|option| TEXT.contains(&option) || option.starts_with("-print-")) {
        return Stage::Text;
    }
    if any(&|option| matches!(option, "-c" | "--compile")) {
        return Stage::Objects;
    }
    if any(&|option| matches!(option, "-r" | "-Wl,-r" | "-Wl,--relocatable")) {
        return Stage::Linked(Linked::Object);
    }
    let shared = any(&|option| matches!(option, "-shared" | "--shared" | "-dynamiclib"));
    Stage::Linked(if shared { Linked::Library } else { Linked::Program })
}

/// Options that make clang run the linker although there is no file.
fn is_for_linker(option: &str) -> bool {
    option.starts_with("-l") || option.starts_with("-Wl,") || option == "-Xlinker"
}

fn is_header(argument: &Argument) -> bool {
    let Argument::File { name, language } = argument else { return false };
    match language {
        Some(language) => language.ends_with("-header"),
        None => matches!(extension(name), "h" | "hh" | "hpp" | "hxx" | "H" | "h++"),
    }
}

/// Files that clang compiles from C, C++ or LLVM IR; assembly has no bitcode.
fn source(argument: &Argument) -> Option<Source> {
    const LANGUAGES: &[&str] = &["c", "c++", "cpp-output", "c++-cpp-output", "ir"];
    const OTHER_EXTENSIONS: &[&str] = &["c", "i", "ii", "bc", "ll"];
    let Argument::File { name, language } = argument else { return None };
    let is_source = match language {
        Some(language) => LANGUAGES.contains(&language.as_str()),
        None => [OTHER_EXTENSIONS, CPP_EXTENSIONS].iter().any(|list| list.contains(&extension(name))),
    };
    is_source.then(|| Source { file: name.clone(), language: language.clone() })
}

fn extension(name: &OsStr) -> &str {
    let extension = Path::new(name).extension();
    extension.and_then(OsStr::to_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Request {
        let words: Vec<OsString> = line.split_whitespace().map(OsString::from).collect();
        Request::read(&words)
    }

    #[test]
    fn a_command_line_is_understood() {
        use Stage::{Nothing, Objects, Text};
        let program = Stage::Linked(Linked::Program);
        for (line, stage, sources) in [
            ("--version", Nothing, ""),
            ("-v", Nothing, ""),
            ("-print-search-dirs", Nothing, ""),
            ("-dumpmachine", Nothing, ""),
            ("", Nothing, ""),
            ("-cc1 -emit-obj a.c", Nothing, ""),
            ("-c a.c", Objects, "a.c"),
            ("-c a.c b.cc c.s d.S e.o", Objects, "a.c b.cc"),
            ("-c -x c a.txt -x assembler b.c -x none d.c", Objects, "a.txt d.c"),
            ("-O2 -c -o x.o -xc -", Objects, "-"),
            ("-S a.c", Text, ""),
            ("-E a.c -o a.i", Text, ""),
            ("-MM a.c", Text, ""),
            ("-MD -c a.c", Objects, "a.c"),
            ("-fsyntax-only a.c", Text, ""),
            ("-emit-llvm -c a.c", Text, ""),
            ("-### a.c", Text, ""),
            ("-c a.h", Text, ""),
            ("-x c-header a.c -o a.h.gch", Text, ""),
            ("a.c b.c -o prog -lm", program, "a.c b.c"),
            ("a.o b.o libx.a -o prog -lm", program, ""),
            ("-Wl,--version", program, ""),
            ("-xc - -o prog", program, "-"),
            ("-shared a.o b.c -o x.so", Stage::Linked(Linked::Library), "b.c"),
            ("-r a.o b.o -o x.o", Stage::Linked(Linked::Object), ""),
            ("-nostdlib -Wl,-r a.o -o x.o", Stage::Linked(Linked::Object), ""),
            ("-c a.ll b.bc a.i b.ii", Objects, "a.ll b.bc a.i b.ii"),
            ("--compile a.m", Objects, ""),
        ] {
            let request = read(line);
            let found: Vec<String> =
                request.sources().into_iter().map(|source| source.file.into_string().unwrap()).collect();
            assert_eq!((request.stage(), found.join(" ").as_str()), (stage, sources), "{line}");
        }
    }

    #[test]
    fn old_code_is_accepted_in_old_dialects() {
        for line in [
            "-std=gnu89 a.c",
            "-std=c2x -std=c17 a.c",
            "-ansi a.c",
            "--std=iso9899:1990 a.c",
            "-Werror -Wno-error -std=c99 a.c",
        ] {
            assert!(read(line).accepts_old_code(), "{line}");
        }
        for line in
            ["a.c", "-std=c23 a.c", "-std=gnu11 -std=gnu2x a.c", "-std=c11 -Werror a.c", "-std=c++11 a.cc"]
        {
            assert!(!read(line).accepts_old_code(), "{line}");
        }
        assert!(
            read("a.c").lenient().accepts_old_code() && !read("a.c -Werror").lenient().accepts_old_code()
        );
    }

    #[test]
    fn the_last_word_on_sanitizers_counts() {
        for line in
            ["-fsanitize=address a.c", "-fno-sanitize=all -fsanitize=undefined,leak -fno-sanitize=leak a.o"]
        {
            assert!(read(line).sanitizes(), "{line}");
        }
        for line in [
            "a.c",
            "-fno-sanitize=all a.c",
            "-fsanitize=address -fno-sanitize=address a.c",
            "-fsanitize=leak -fno-sanitize=all a.c",
        ] {
            assert!(!read(line).sanitizes(), "{line}");
        }
    }

    #[test]
    fn objects_have_the_names_clang_gives_them() {
        for (line, objects) in [
            ("-c a.c", "a.o"),
            ("-c dir/a.b.c d.cc", "a.b.o d.o"),
            ("-c a.c -o x/y.obj", "x/y.obj"),
            ("-c a.c -oy.o", "y.o"),
            ("-c a.c --output=z.o", "z.o"),
            ("-c a.c --output z.o", "z.o"),
            ("-c -o first.o -o second.o a.c", "second.o"),
            ("-c -object-file-name x a.c", "a.o"),
        ] {
            let request = read(line);
            let found: Vec<String> = request
                .sources()
                .iter()
                .map(|source| request.object_of(source).display().to_string())
                .collect();
            assert_eq!(found.join(" "), objects, "{line}");
        }
    }
}
