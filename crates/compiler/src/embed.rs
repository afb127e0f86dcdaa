//! Adds bitcode to an object, as a section.

use crate::{MARK, SECTION};
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

/// Programs that can add a section to an object; the first one found is used.
const TOOLS: &[&str] = &["llvm-objcopy-22", "llvm-objcopy", "objcopy"];

/// The origin of bitcode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A source that was compiled for analysis.
    Source,
    /// Bitcode or LLVM text IR that was given as an input and may be optimised already.
    Module,
}

/// Writes `object` with the bitcode in the file `bitcode` added, to `result` (which may be the object
/// itself). The error is one line.
pub fn embed(object: &Path, bitcode: &Path, origin: Origin, result: &Path) -> Result<(), String> {
    let mut section = OsString::from(format!("--add-section={SECTION}="));
    section.push(bitcode);
    let mut sections = vec![section];
    match origin {
        Origin::Source => {}
        Origin::Module => sections.push(mark_with(bitcode)),
    }
    let mut why = "no objcopy found: apt-get install llvm-22".to_owned();
    for tool in TOOLS {
        let mut command = Command::new(tool);
        command.args(&sections).arg(object).arg(result).stdin(Stdio::null()).stdout(Stdio::null());
        match command.output() {
            Ok(output) if output.status.success() => return Ok(()),
            Ok(output) => {
                let said = String::from_utf8_lossy(&output.stderr).into_owned();
                why = said.lines().next().unwrap_or(tool).to_owned();
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => why = format!("{tool}: {error}"),
        }
    }
    Err(why)
}

/// The objcopy argument that marks an object. The contents of the section do not matter.
pub fn mark_with(file: &Path) -> OsString {
    let mut section = OsString::from(format!("--add-section={MARK}="));
    section.push(file);
    section
}
