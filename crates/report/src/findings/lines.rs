//! The lines of `--message-format`: for people, for editors, for programs.
//!
//! `short` has a line per bug in the form of compilers, `file:line:column: error: message [kind]`, which editors and code
//! review know. `json` has one object per line, each with its `reason`.

use crate::summary::{BugSummary, Summary};
use crate::values;
use loam_state::{Bug, Figures, MemoryPicture, StackEntry};
use serde_json::{Value, json};

/// How messages are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MessageFormat {
    /// As text for people.
    #[default]
    Human,
    /// A line per bug or warning, as compilers have it.
    Short,
    /// A JSON object per line.
    Json,
}

/// Something that is said during a run.
pub enum Note<'a> {
    /// A bug, when it is found for the first time.
    Bug(&'a Bug),
    /// A warning of Loam; it may begin with a place.
    Warning(&'a str),
    /// A message of the program.
    Message(&'a str),
    /// What went wrong outside of the program.
    Problem(&'a str),
}

impl Note<'_> {
    /// The line for it. `None` if the format has it later, or not at all.
    pub fn line(&self, format: MessageFormat) -> Option<String> {
        match format {
            MessageFormat::Human => Some(format!("loam: {}", self.human())),
            MessageFormat::Short => Some(self.short()),
            MessageFormat::Json => self.json().map(|value| value.to_string()),
        }
    }

    /// The line as users of KLEE know it; messages about bugs have their beginning already.
    pub fn for_klee(&self) -> String {
        match self {
            Self::Warning(text) => format!("KLEE: WARNING: {text}"),
            Self::Bug(_) | Self::Message(_) | Self::Problem(_) => self.human(),
        }
    }

    fn human(&self) -> String {
        match self {
            Self::Bug(bug) => human(bug),
            Self::Warning(text) => format!("warning: {text}"),
            Self::Message(text) | Self::Problem(text) => (*text).to_owned(),
        }
    }

    fn short(&self) -> String {
        match self {
            Self::Bug(bug) => {
                let what = if bug.kind.is_limitation() { "warning" } else { "error" };
                let place = match (&bug.location, bug.column) {
                    (Some((file, line)), Some(column)) => format!("{file}:{line}:{column}: "),
                    (Some((file, line)), None) => format!("{file}:{line}: "),
                    (None, _) => "loam: ".to_owned(),
                };
                format!("{place}{what}: {} [{}]", bug.message, bug.kind.suffix())
            }
            Self::Warning(text) => match with_place(text) {
                Some((file, line, text)) => format!("{file}:{line}: warning: {text}"),
                None => format!("loam: warning: {text}"),
            },
            Self::Message(text) => format!("loam: note: {text}"),
            Self::Problem(text) => format!("loam: error: {text}"),
        }
    }

    fn json(&self) -> Option<Value> {
        let (reason, text) = match self {
            // With its final test, when the run is over.
            Self::Bug(_) => return None,
            Self::Warning(text) => ("warning", text),
            Self::Message(text) => ("message", text),
            Self::Problem(text) => ("error", text),
        };
        let mut value = json!({ "reason": reason, "message": text });
        if let Some((file, line, text)) = with_place(text).filter(|_| reason == "warning") {
            value = json!({ "reason": reason, "message": text, "file": file, "line": line });
        }
        Some(value)
    }
}

/// A bug in one line for people.
pub fn human(bug: &Bug) -> String {
    let place = match &bug.location {
        Some((file, line)) => format!("{file}:{line}: "),
        None => String::new(),
    };
    let what = if bug.kind.is_limitation() { "limit" } else { "bug" };
    format!("{what}: {place}{} ({})", bug.message, bug.kind.suffix())
}

/// A text that begins with a place, taken apart: `a.c:3: text`.
fn with_place(text: &str) -> Option<(&str, u32, &str)> {
    let (place, rest) = text.split_once(": ")?;
    let (file, line) = place.rsplit_once(':')?;
    Some((file, line.parse().ok()?, rest))
}

/// The progress of a run as an object.
pub fn progress(figures: &Figures) -> String {
    let paths = figures.paths_completed + figures.paths_error + figures.paths_partial;
    let value = json!({
        "reason": "progress",
        "wall_time_s": figures.wall_time.as_secs_f64(),
        "paths": paths,
        "live_states": figures.live_states,
        "instructions": figures.instructions,
        "covered_blocks": figures.covered_blocks,
        "total_blocks": figures.total_blocks,
        "rss_bytes": figures.rss_bytes,
    });
    value.to_string()
}

/// What is said when the run is over.
pub fn closing(format: MessageFormat, summary: &Summary, exit_status: u8) -> String {
    match format {
        MessageFormat::Human => summary.render(),
        MessageFormat::Short => short_closing(summary),
        MessageFormat::Json => {
            let bugs = summary.bugs.iter().map(|found| bug_json(summary, found));
            let lines = bugs.chain([closing_json(summary, exit_status)]);
            lines.map(|value| format!("{value}\n")).collect()
        }
    }
}

fn short_closing(summary: &Summary) -> String {
    let bugs = summary.bugs.iter().filter(|found| !found.bug.kind.is_limitation()).count() as u64;
    format!(
        "loam: {}, {}, {}; results in {}\n",
        values::counted(bugs, "bug", "bugs"),
        values::counted(summary.tests, "test", "tests"),
        summary.status.describe(),
        summary.directory.display()
    )
}

fn closing_json(summary: &Summary, exit_status: u8) -> Value {
    let figures = &summary.figures;
    json!({
        "reason": "summary",
        "status": summary.status.name(),
        "exit_status": exit_status,
        "directory": summary.directory.display().to_string(),
        "bugs": summary.bugs.iter().filter(|found| !found.bug.kind.is_limitation()).count(),
        "tests": summary.tests,
        "paths": figures.paths_completed + figures.paths_error + figures.paths_partial,
        "losses": figures.losses.len(),
        "wall_time_s": figures.wall_time.as_secs_f64(),
    })
}

fn bug_json(summary: &Summary, found: &BugSummary) -> Value {
    let BugSummary { bug, test, inputs, count } = found;
    let level = if bug.kind.is_limitation() { "warning" } else { "error" };
    let mut value = json!({ "reason": "bug", "level": level });
    if let (Some(value), Value::Object(facts)) = (value.as_object_mut(), facts(bug)) {
        value.extend(facts);
    }
    value["test"] = json!(test);
    value["count"] = json!(count);
    if let Some(inputs) = inputs {
        let directory = summary.directory.display();
        value["inputs"] = json!(values::input_lines(inputs));
        value["replay"] =
            json!(values::replay_command(&summary.program, &format!("{directory}/{test}.ktest")));
    }
    value
}

/// The facts of a bug as they stand in `run.json` too: kind, place, message, stack, memory.
pub fn facts(bug: &Bug) -> Value {
    let (file, line) = match &bug.location {
        Some((file, line)) => (file.to_string(), *line),
        None => (String::new(), 0),
    };
    let mut value = json!({ "kind": bug.kind.suffix(), "file": file, "line": line, "message": bug.message });
    if let Some(column) = bug.column {
        value["column"] = json!(column);
    }
    if let Some(suffix) = &bug.custom_suffix {
        value["suffix"] = json!(suffix);
    }
    value["stack"] = bug.stack.iter().map(entry).collect();
    value["details"] = json!(bug.details);
    if let Some(picture) = &bug.memory {
        value["memory"] = memory(picture);
    }
    value
}

fn entry(entry: &StackEntry) -> Value {
    let mut value = json!({ "function": entry.function });
    if !entry.arguments.is_empty() {
        value["arguments"] = json!(entry.arguments);
    }
    if let Some((file, line)) = &entry.location {
        value["file"] = json!(&**file);
        value["line"] = json!(line);
    }
    if let Some(column) = entry.column {
        value["column"] = json!(column);
    }
    value
}

fn memory(picture: &MemoryPicture) -> Value {
    let MemoryPicture { object, size, offset, length, access, origin, freed } = picture;
    json!({
        "object": object,
        "size": size,
        "offset": offset,
        "length": length,
        "access": access.name(),
        "origin": origin.iter().map(entry).collect::<Vec<_>>(),
        "freed": freed.iter().map(entry).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_state::ErrorKind;

    fn bug(kind: ErrorKind, column: Option<u32>) -> Bug {
        Bug { column, ..Bug::new(kind, "it broke", Some(("a.c".into(), 3))) }
    }

    #[test]
    fn short_lines_are_those_of_compilers() {
        let short = |note: Note<'_>| note.line(MessageFormat::Short).unwrap();
        assert_eq!(short(Note::Bug(&bug(ErrorKind::Pointer, Some(7)))), "a.c:3:7: error: it broke [ptr]");
        assert_eq!(short(Note::Bug(&bug(ErrorKind::Unsupported, None))), "a.c:3: warning: it broke [exec]");
        let nowhere = Bug::new(ErrorKind::Abort, "abort", None);
        assert_eq!(short(Note::Bug(&nowhere)), "loam: error: abort [abort]");
        assert_eq!(short(Note::Warning("d/a.c:34: one value")), "d/a.c:34: warning: one value");
        assert_eq!(short(Note::Warning("no place: here")), "loam: warning: no place: here");
    }

    #[test]
    fn json_has_an_object_per_line() {
        let line = |note: Note<'_>| note.line(MessageFormat::Json);
        assert_eq!(line(Note::Bug(&bug(ErrorKind::Null, None))), None);
        let value: Value = serde_json::from_str(&line(Note::Warning("a.c:34: one\nvalue")).unwrap()).unwrap();
        assert_eq!(value, json!({ "reason": "warning", "message": "one\nvalue", "file": "a.c", "line": 34 }));
        assert!(!line(Note::Message("two\nlines")).unwrap().contains('\n'));
    }
}
