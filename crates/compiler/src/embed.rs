//! Bitcode into the section of an object.

use crate::{MARK, SECTION};
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

/// Programs that can add a section to an object; the first one that is there is used.
const TOOLS: &[&str] = &["llvm-objcopy-22", "llvm-objcopy", "objcopy"];

/// Where bitcode comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A source that was compiled for analysis.
    Source,
    /// Bitcode or LLVM text, of which nobody knows what was done to it.
    Module,
}

/// Writes `object` with the bitcode in the file `bitcode` added, to `result` (which may be the object itself). The error
/// says why in one line.
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

/// The word that marks an object. What is in the section does not matter.
pub fn mark_with(file: &Path) -> OsString {
    let mut section = OsString::from(format!("--add-section={MARK}="));
    section.push(file);
    section
}
