//! `loam extract`: writes the bitcode in a file built by `loam cc` as one module.

use crate::args::ExtractArgs;
use crate::commands::{refuse, status};
use crate::program;
use std::path::PathBuf;
use std::process::ExitCode;

/// Writes the module.
pub fn run(args: &ExtractArgs) -> ExitCode {
    let output = args.output.clone().unwrap_or_else(|| {
        let mut name = args.file.clone().into_os_string();
        name.push(".bc");
        PathBuf::from(name)
    });
    let written = program::built(&args.file).and_then(|bitcode| {
        std::fs::write(&output, bitcode).map_err(|error| format!("{}: {error}", output.display()))
    });
    match written {
        Ok(()) => ExitCode::from(status::FINE),
        Err(message) => refuse(&message),
    }
}
