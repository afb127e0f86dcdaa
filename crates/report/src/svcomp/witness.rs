//! Violation witnesses in the YAML format 2.0: where a property is violated, with what the witness is about.
//!
//! The witness has one segment with the target. The inputs that lead there are in the test beside it, and as comments in the witness.

use super::{Property, calls};
use crate::layout::date;
use crate::summary::BugSummary;
use crate::values;
use loam_state::ending::StackEntry;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// What a witness is about.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// The program, as the user named it.
    pub program: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The text of the property file.
    pub specification: String,
    /// `LP64` or `ILP32`.
    pub data_model: String,
    /// When the run was started, in seconds since 1970.
    pub started: u64,
}

/// The text of the witness; `None` if the place of the violation is not known, or the format has no witness for the property.
pub fn witness(task: &Task, property: &Property, found: &BugSummary) -> Option<String> {
    let (file, line, function) = target(property, found)?;
    let hash = hex(&Sha256::digest(&task.bytes));
    let date = format!("{}Z", date(task.started).replace(' ', "T"));
    let mut text = String::new();
    for input in found.inputs.iter().flat_map(values::input_lines) {
        let _ = writeln!(text, "# input: {input}");
    }
    let name = quoted(&task.program);
    let uuid = uuid(&[
        &task.bytes,
        task.specification.as_bytes(),
        date.as_bytes(),
        file.as_bytes(),
        &line.to_le_bytes(),
    ]);
    let _ = write!(
        text,
        "- entry_type: \"violation_sequence\"\n  metadata:\n    format_version: \"2.0\"\n    uuid: \"{uuid}\"\n    \
         creation_time: \"{date}\"\n    producer:\n      name: \"Loam\"\n      version: \"{}\"\n    task:\n      \
         input_files:\n      - {name}\n      input_file_hashes:\n        {name}: \"{hash}\"\n      specification: {}\n      \
         data_model: \"{}\"\n      language: \"C\"\n  content:\n  - segment:\n    - waypoint:\n        \
         type: \"target\"\n        action: \"follow\"\n        location:\n          file_name: {}\n          \
         line: {line}\n",
        env!("CARGO_PKG_VERSION"),
        quoted(&task.specification),
        task.data_model,
        quoted(&file),
    );
    if let Some(function) = function {
        let _ = writeln!(text, "          function: {}", quoted(&function));
    }
    Some(text)
}

/// File, line and function of the violation: for a call, where it is made; for memory that is not freed, where it was allocated, which may be in
/// a function that has returned.
fn target(property: &Property, found: &BugSummary) -> Option<(String, u32, Option<String>)> {
    let bug = &found.bug;
    let named = |entry: &StackEntry| {
        let (file, line) = entry.location.as_ref()?;
        Some((file.to_string(), *line, Some(entry.function.clone())))
    };
    match property {
        Property::UnreachCall(function) => named(calls(function, bug)?),
        Property::Termination => None,
        _ => {
            let (file, line) = bug.location.as_ref()?;
            let own = bug.stack.iter().find(|entry| entry.location == bug.location);
            Some((file.to_string(), *line, own.map(|entry| entry.function.clone())))
        }
    }
}

/// A name that is the same for equal contents, in the form of a UUID.
fn uuid(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    parts.iter().for_each(|part| hasher.update(part));
    let digest = hasher.finalize();
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&digest[..16]);
    // Version 8: made by a rule of one's own.
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let text = hex(&bytes);
    [&text[..8], &text[8..12], &text[12..16], &text[16..20], &text[20..]].join("-")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

/// A text in double quotes, as YAML reads it.
fn quoted(text: &str) -> String {
    let escaped = |c: char| match c {
        '"' | '\\' => format!("\\{c}"),
        '\n' => "\\n".to_owned(),
        c if c.is_control() => format!("\\x{:02x}", u32::from(c)),
        c => c.to_string(),
    };
    format!("\"{}\"", text.chars().map(escaped).collect::<String>())
}
