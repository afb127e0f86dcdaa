//! The words of the command that compiles a source for analysis.

use crate::flags::{Care, for_analysis};
use crate::request::Source;
use crate::{Kit, Request};
use std::ffi::OsString;
use std::path::Path;

/// What clang is called with to write the bitcode of a source to a file.
pub fn words(request: &Request, kit: &Kit, source: &Source, care: Care, output: &Path) -> Vec<OsString> {
    let own = match care {
        Care::Full => loam_bitcode::analysis_flags(None),
        Care::Least => ["-g", "-emit-llvm", "-Xclang", "-disable-llvm-passes"].map(str::to_owned).into(),
    };
    let mut words: Vec<OsString> = kit.analysis_flags().into_iter().map(OsString::from).collect();
    words.extend(for_analysis(&request.arguments, care));
    words.extend(own.into_iter().map(OsString::from));
    // The native compiler says what there is to say.
    words.extend(["-w", "-Qunused-arguments", "-c", "-o"].map(OsString::from));
    words.push(output.into());
    words.extend(source.language.iter().flat_map(|language| ["-x".into(), OsString::from(language)]));
    words.push(source.file.clone());
    words
}
