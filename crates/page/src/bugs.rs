//! A bug as the page shows it: the source around it, the calls, the object, the input.

use crate::run::{Run, test_name};
use crate::sources::Sources;
use crate::view::{BugView, Cell, CodeLine, FrameView, HexRow, InputView, MemoryView};
use loam_report::findings::rules::rule;
use loam_report::ktest::Ktest;
use loam_report::values;
use loam_state::{ErrorKind, TestObject};
use serde_json::Value;

/// Lines of source above and below a bug.
const AROUND: u32 = 4;
/// Bytes of an input that are listed.
const SHOWN_BYTES: usize = 512;
/// Inputs that are listed.
const SHOWN_INPUTS: usize = 16;
/// Bytes in a row of the listing.
const ROW: usize = 16;

/// A bug of a run, from its entry in `run.json`.
pub fn bug(run: &Run, sources: &mut Sources, number: usize, error: &Value) -> BugView {
    let text = |key: &str| error[key].as_str().unwrap_or_default().to_owned();
    let kind = ErrorKind::by_suffix(&text("kind"));
    let (file, line) = (text("file"), error["line"].as_u64().unwrap_or(0));
    let test = text("test");
    let path = run.directory.join(format!("{test}.ktest"));
    let inputs = Ktest::read(&path).ok();
    let objects = inputs.as_ref().map(|test| test.objects.as_slice()).unwrap_or_default();
    let count = error["count"].as_u64().unwrap_or(1);
    BugView {
        id: format!("bug-{number}"),
        kind: text("kind"),
        title: kind.map_or("error", ErrorKind::title).to_owned(),
        message: text("message"),
        place: sources.place(&file, line),
        excerpt: excerpt(sources, &file, line as u32),
        frames: entries(&error["stack"]).iter().map(|entry| frame(sources, entry)).collect(),
        memory: memory(sources, kind, &error["memory"]),
        details: entries(&error["details"])
            .iter()
            .filter_map(|line| Some(line.as_str()?.to_owned()))
            .collect(),
        inputs: objects.iter().take(SHOWN_INPUTS).map(input).collect(),
        more_inputs: objects.len().saturating_sub(SHOWN_INPUTS),
        has_test: inputs.is_some(),
        test_link: run.tests.keys().find(|&&number| test == test_name(number)).map(usize::to_string),
        report: run.directory.join(format!("{test}.{}.err", text("kind"))).display().to_string(),
        replay: values::replay_command(run.text("program"), &path.display().to_string()),
        test,
        reached: if count > 1 { format!("on {} paths", values::grouped(count)) } else { String::new() },
        help: kind.map(|kind| rule(kind).help.to_owned()).unwrap_or_default(),
        runs: Vec::new(),
    }
}

fn entries(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}

fn excerpt(sources: &mut Sources, file: &str, line: u32) -> Vec<CodeLine> {
    let Some(lines) = sources.lines(file).filter(|_| line > 0) else { return Vec::new() };
    let first = line.saturating_sub(AROUND).max(1);
    let numbered = (1..).zip(lines).skip(first as usize - 1).take((line + AROUND - first + 1) as usize);
    numbered
        .map(|(number, text)| CodeLine { number, text: text.clone(), is_marked: number == line })
        .collect()
}

fn frame(sources: &mut Sources, entry: &Value) -> FrameView {
    let (file, line) = (entry["file"].as_str().unwrap_or_default(), entry["line"].as_u64().unwrap_or(0));
    let arguments: Vec<&str> = entries(&entry["arguments"]).iter().filter_map(Value::as_str).collect();
    FrameView {
        function: entry["function"].as_str().unwrap_or_default().to_owned(),
        arguments: arguments.join(", "),
        place: sources.place(file, line),
        code: sources
            .line(file, line as u32)
            .map(|code| code.trim().to_owned())
            .filter(|code| !code.is_empty()),
    }
}

fn input(object: &TestObject) -> InputView {
    let rows = object.bytes[..object.bytes.len().min(SHOWN_BYTES)].chunks(ROW).enumerate();
    // The text stands beside the bytes, also in a last row that is shorter.
    let width = 3 * object.bytes.len().min(ROW);
    let row = |(index, bytes): (usize, &[u8])| {
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x} ")).collect();
        HexRow {
            offset: format!("{:04x}", index * ROW),
            bytes: format!("{hex:width$}"),
            text: bytes.iter().map(|&byte| letter(byte)).collect(),
        }
    };
    InputView {
        name: object.name.clone(),
        size: values::counted(object.bytes.len() as u64, "byte", "bytes"),
        value: values::describe_bytes(&object.bytes),
        rows: rows.map(row).collect(),
        more: object.bytes.len().saturating_sub(SHOWN_BYTES),
    }
}

fn letter(byte: u8) -> char {
    if byte.is_ascii_graphic() || byte == b' ' { char::from(byte) } else { '·' }
}

// The object

/// Bytes of an object that are drawn at each end, and around an access.
const SHOWN_CELLS: i128 = 24;
/// Bytes between an object and an access that are drawn; more become a gap.
const SHOWN_BETWEEN: i128 = 8;

fn memory(sources: &mut Sources, kind: Option<ErrorKind>, picture: &Value) -> Option<MemoryView> {
    let size = picture["size"].as_u64()?;
    let offset = picture["offset"].as_i64()?;
    let length = picture["length"].as_u64();
    let access = picture["access"].as_str().unwrap_or("access");
    let object = picture["object"].as_str().unwrap_or("the object");
    let is_heap = object.starts_with("heap");
    let is_freed = kind == Some(ErrorKind::UseAfterFree) || !entries(&picture["freed"]).is_empty();
    let what = match (access, length) {
        ("free", _) => format!("free of a pointer to offset {offset}"),
        (_, Some(length)) => {
            format!("{access} of {} at offset {offset}", values::counted(length, "byte", "bytes"))
        }
        (_, None) => format!("{access} at offset {offset}, as many bytes as the input says"),
    };
    let mut frames = |key: &str| -> Vec<FrameView> {
        entries(&picture[key]).iter().map(|entry| frame(sources, entry)).collect()
    };
    Some(MemoryView {
        caption: format!("{object}: {what}"),
        is_freed,
        cells: cells(size, offset, if access == "free" { 1 } else { length.unwrap_or(1) }),
        origin: frames("origin"),
        origin_title: if is_heap { "Allocated" } else { "Declared" },
        freed: frames("freed"),
        freed_title: if is_heap { "Freed" } else { "Its scope ended" },
    })
}

/// The bytes of an object and of an access to it, in their order. Long stretches are gaps.
fn cells(size: u64, offset: i64, length: u64) -> Vec<Cell> {
    let (size, from) = (i128::from(size), i128::from(offset));
    let to = from + i128::from(length.max(1));
    let is_shown = |at: i128| {
        let near_access = at >= from - SHOWN_BETWEEN && at < from + SHOWN_CELLS;
        let at_end_of_access = at >= to - 4 && at < to;
        let in_object = at >= 0 && at < size;
        let near_ends = at < SHOWN_CELLS || at >= size - SHOWN_CELLS;
        (at >= from && at < to && (near_access || at_end_of_access))
            || (in_object && (near_ends || near_access))
    };
    let (first, end) = (from.min(0), to.max(size));
    let mut cells = Vec::new();
    let mut at = first;
    while at < end {
        let is_between = (at < 0 || at >= size) && !(at >= from && at < to);
        let between = if at < from { from - at } else { -at };
        if is_shown(at) || (is_between && at >= 0 && at - size < SHOWN_BETWEEN && between <= SHOWN_BETWEEN) {
            cells.push(cell(at, size, from, to));
            at += 1;
            continue;
        }
        // The next byte that is drawn.
        let stops = [0, size - SHOWN_CELLS, from - SHOWN_BETWEEN, from, to - 4, end];
        let next = stops.into_iter().filter(|&stop| stop > at).min().unwrap_or(end);
        let skipped = next - at;
        cells.push(Cell {
            class: "gap",
            label: format!("{skipped} …"),
            title: format!("{skipped} bytes, {at} to {}", next - 1),
        });
        at = next;
    }
    cells
}

fn cell(at: i128, size: i128, from: i128, to: i128) -> Cell {
    let (is_in, is_hit) = (at >= 0 && at < size, at >= from && at < to);
    let (class, what) = match (is_in, is_hit) {
        (true, true) => ("hit", "accessed, in the object"),
        (true, false) => ("in", "in the object"),
        (false, true) => ("out", "accessed, outside of the object"),
        (false, false) => ("near", "outside of the object"),
    };
    Cell { class, label: at.to_string(), title: format!("offset {at}: {what}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(size: u64, offset: i64, length: u64) -> String {
        let letter = |cell: &Cell| match cell.class {
            "in" => '.',
            "hit" => 'x',
            "out" => '!',
            "near" => '_',
            _ => '~',
        };
        cells(size, offset, length).iter().map(letter).collect()
    }

    #[test]
    fn the_bytes_of_an_access_are_marked() {
        assert_eq!(drawn(8, 2, 4), "..xxxx..");
        assert_eq!(drawn(13, 13, 1), ".............!");
        assert_eq!(drawn(4, 2, 4), "..xx!!");
        assert_eq!(drawn(4, 6, 2), "....__!!");
        assert_eq!(drawn(4, -8, 8), "!!!!!!!!....");
        assert!(drawn(4, 1 << 40, 4).len() < 64);
        assert!(drawn(1 << 40, 1 << 20, 1 << 30).len() < 200);
        assert!(drawn(0, i64::MIN, u64::MAX).len() < 200);
        assert!(drawn(100_000, 100_000, 1).ends_with(".!"));
    }
}
