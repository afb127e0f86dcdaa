//! Selects the user's options that count when a source is compiled for analysis, and those that count
//! natively.
//!
//! Options that change the semantics of the source stay: macros, directories, the standard, `-fwrapv`,
//! `-fno-builtin`. Options for optimisation, instrumentation or output files are left out; the analysis has
//! its own settings for them.

use crate::arguments::Argument;
use crate::request::Linked;
use std::ffi::OsString;

/// Prefixes of options that are always left out for analysis: they write files, choose the kind of output, or
/// instrument the code.
#[rustfmt::skip]
const OUTPUTS: &[&str] = &[
    "-o", "--output", "-M", "-Wp,-M", "-dependency-file", "-g", "-save-temps", "--save-temps", "-ftime-trace",
    "-fsave-optimization", "-foptimization-record", "-serialize-diagnostics", "--serialize-diagnostics",
    "-x", "--language", "-flto", "-fno-lto", "-ffat-lto-objects", "-fembed-bitcode", "-fsanitize",
    "-fno-sanitize", "-fprofile", "-fno-profile", "-fcs-profile", "-fcoverage", "-ftest-coverage",
    "--coverage", "-coverage", "-pg", "-fxray", "-fmemory-profile",
];

/// Prefixes of options for which analysis has other settings.
#[rustfmt::skip]
const SETTINGS: &[&str] = &[
    // Optimisation and hardening.
    "-O", "-mllvm", "-fpass-plugin", "-fstack-protector", "-fstack-clash-protection", "-fstack-check",
    "-fsplit-stack", "-ftrivial-auto-var-init", "-D_FORTIFY_SOURCE",
    // Floats that deviate from the standard.
    "-ffast-math", "-funsafe-math", "-fassociative-math", "-freciprocal-math", "-ffinite-math",
    "-ffp-contract", "-ffp-model",
    // Machine instructions that not every x86-64 has.
    "-march=", "-mtune=", "-mcpu=", "-msse", "-mssse", "-mavx", "-mfma", "-mf16c", "-mbmi", "-maes", "-mvaes",
    "-mpclmul", "-mvpclmul", "-msha", "-mxop", "-mpopcnt", "-mlzcnt", "-madx", "-mgfni",
];

/// Options without a value that are left out.
const STAGES: &[&str] = &["-c", "--compile", "-v"];

/// Options that make clang warn of code that it otherwise rejects, as older compilers did: undeclared
/// functions and types, integers for pointers, pointers of incompatible types.
pub const LENIENT: &[&str] = &[
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-pointer-types",
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=return-mismatch",
];

/// Which of the user's options are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filtering {
    /// All options that analysis has other settings for.
    Full,
    /// As few as possible: some sources need their own settings, for example for the machine instructions
    /// they use.
    Minimal,
}

/// The user's options for analysis.
pub fn for_analysis(arguments: &[Argument], filtering: Filtering) -> Vec<OsString> {
    let stays = |argument: &&Argument| match argument {
        Argument::File { .. } => false,
        Argument::Option { .. } => counts_for_analysis(argument.option(), filtering),
    };
    arguments.iter().filter(stays).flat_map(Argument::words).collect()
}

fn counts_for_analysis(option: &str, filtering: Filtering) -> bool {
    let begins = |table: &[&str]| table.iter().any(|start| option.starts_with(start));
    !STAGES.contains(&option) && !begins(OUTPUTS) && (filtering == Filtering::Minimal || !begins(SETTINGS))
}

/// Whether an option counts natively. With link-time optimisation objects would hold bitcode of another kind instead
/// of code.
pub fn counts_natively(argument: &Argument) -> bool {
    let option = argument.option();
    !(option.starts_with("-flto") || matches!(option, "-ffat-lto-objects" | "-fwhole-program-vtables"))
}

/// Whether an option counts when linking with Loam's C library. Programs are static, at a fixed address;
/// shared libraries take the C library from the program.
pub fn counts_with_own_libc(argument: &Argument, linked: Linked) -> bool {
    let option = argument.option();
    let position = matches!(option, "-pie" | "--pie" | "-static-pie" | "-shared-libgcc");
    let libc = linked == Linked::Library && argument.value_of("-l").is_some_and(|name| name == "c");
    !position && !libc
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::parse;

    fn kept(line: &str, filtering: Filtering) -> String {
        let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let kept = for_analysis(&parse(&words), filtering);
        kept.into_iter().map(|word| word.into_string().unwrap()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn analysis_keeps_what_gives_the_source_its_meaning() {
        for (line, expected) in [
            ("-c a.c -o a.o", ""),
            ("-O2 -g3 -flto=thin -DX=1 -I inc -std=c99 -fwrapv", "-DX=1 -I inc -std=c99 -fwrapv"),
            ("-MD -MP -MF a.d -MT a.o -DY -Wp,-MD,x.d -Wp,-DZ", "-DY -Wp,-DZ"),
            ("-march=native -mavx2 -m32 -fPIC", "-m32 -fPIC"),
            ("-D_FORTIFY_SOURCE=2 -fstack-protector-strong -DA", "-DA"),
            ("-Wno-error=implicit-int -include x.h", "-Wno-error=implicit-int -include x.h"),
            (
                "-fsanitize=address,undefined --coverage -save-temps=obj -ftime-trace -fno-builtin",
                "-fno-builtin",
            ),
            ("-x c++ -isystem s -nostdinc", "-isystem s -nostdinc"),
            ("-cxx-isystem d -v -c -canonical-prefixes", "-cxx-isystem d -canonical-prefixes"),
        ] {
            assert_eq!(kept(line, Filtering::Full), expected, "{line}");
        }
        assert_eq!(kept("-O2 -mavx2 -MD -o x -g a.c", Filtering::Minimal), "-O2 -mavx2");
    }
}
