//! The clang command line that compiles a source for analysis.

use crate::flags::{Filtering, LENIENT, for_analysis};
use crate::request::Source;
use crate::{Kit, Language, Request};
use std::ffi::OsString;
use std::path::Path;

/// The arguments with which clang's driver of a language writes the bitcode of a source to a file.
pub fn words(
    request: &Request,
    kit: &Kit,
    (driver, source): (Language, &Source),
    filtering: Filtering,
    output: &Path,
) -> Vec<OsString> {
    let own = match filtering {
        Filtering::Full => loam_bitcode::analysis_flags(None),
        Filtering::Minimal => {
            ["-g", "-emit-llvm", "-Xclang", "-disable-llvm-passes"].map(str::to_owned).into()
        }
    };
    let mut words: Vec<OsString> = kit.analysis_flags().into_iter().map(OsString::from).collect();
    if source.is_cpp(driver) {
        // Before the user's includes, so that every header is read with it.
        words.extend(["-include".into(), kit.cpp_header().into()]);
    }
    words.extend(for_analysis(&request.arguments, filtering));
    words.extend(own.into_iter().map(OsString::from));
    // Both compilers must see the same source, or one calls functions that the other does not. The system's
    // headers are an exception: what they inline when optimising depends on the internals of the system's C
    // library, and never calls the user's functions.
    if kit.has_own_libc() && request.optimises() {
        words.push("-D__OPTIMIZE__=1".into());
    }
    // The native compiler prints the diagnostics, and decides what is accepted.
    words.extend(LENIENT.iter().map(OsString::from));
    words.extend(["-w", "-Qunused-arguments", "-c", "-o"].map(OsString::from));
    words.push(output.into());
    words.extend(source.language.iter().flat_map(|language| ["-x".into(), OsString::from(language)]));
    words.push(source.file.clone());
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::CLibrary;

    #[test]
    fn both_compilers_see_whether_the_source_is_optimised() {
        let sees = |line: &str, libc: CLibrary| {
            let users: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let (kit, source) =
                (Kit::at(Path::new("/kit"), libc), Source { file: "a.c".into(), language: None });
            let source = (Language::C, &source);
            let words = words(&Request::read(&users), &kit, source, Filtering::Full, Path::new("/a.bc"));
            let position = |wanted: &str| words.iter().position(|word| word == wanted);
            position("-D__OPTIMIZE__=1") > position("-U__OPTIMIZE__")
        };
        let sees_own = |line: &str| sees(line, CLibrary::Own);
        assert!(sees_own("-c -O0 -O2 a.c") && sees_own("-c -Os a.c"));
        assert!(!sees_own("-c a.c") && !sees_own("-c -O2 -O0 a.c"));
        assert!(!sees("-c -O2 a.c", CLibrary::System));
    }

    #[test]
    fn sources_in_cpp_keep_the_librarys_templates() {
        let keeps = |line: &str, driver: Language| {
            let users: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let request = Request::read(&users);
            let kit = Kit::at(Path::new("/kit"), CLibrary::System);
            let source = &request.sources()[0];
            let words = words(&request, &kit, (driver, source), Filtering::Minimal, Path::new("/a.bc"));
            let own = words.iter().position(|word| word == "/kit/include/loam/templates.h");
            let users = words.iter().position(|word| word == "user.h");
            own.is_some_and(|own| words[own - 1] == "-include" && users.is_none_or(|users| own < users))
        };
        let (c, cpp) = (Language::C, Language::Cxx);
        assert!(keeps("-c -include user.h a.cc", cpp) && keeps("-c a.cpp", c) && keeps("-c a.c", cpp));
        assert!(keeps("-c -x c++ a.txt", c) && !keeps("-c a.c", c) && !keeps("-c -x c a.cc", cpp));
        assert!(!keeps("-c a.ii", cpp) && !keeps("-c a.bc", cpp));
    }
}
