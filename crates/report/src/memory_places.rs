//! Where a program's addresses may point to several objects, and what the memory model did there, as a table for people.

use crate::values;
use loam_state::{Figures, MemoryPlace, PlaceFigures};
use serde_json::{Value, json};

/// How many lines of the source are shown; all are in `run.json`.
const SHOWN: usize = 20;

/// What was decided, by its name in `run.json`, in words.
const DECISIONS: &[(&str, &str)] = &[
    ("chosen", "value by value"),
    ("merged", "merged"),
    ("segmented", "in a segment"),
    ("forked", "forked"),
    ("split", "objects split"),
];

/// The value of `memory_places` in `run.json`.
pub fn to_json(places: &[MemoryPlace]) -> Value {
    places.iter().map(place_json).collect()
}

fn place_json(place: &MemoryPlace) -> Value {
    let (file, line) = match &place.location {
        Some((file, line)) => (file.to_string(), *line),
        None => (String::new(), 0),
    };
    let PlaceFigures { chosen, merged, segmented, forked, split, objects, bytes, queries, gates } =
        place.figures;
    json!({
        "file": file, "line": line, "chosen": chosen, "merged": merged, "segmented": segmented, "forked": forked,
        "split": split, "objects": objects, "bytes": bytes, "asked": queries, "gates": gates,
    })
}

/// What `--explain-memory` prints.
pub fn explained(figures: &Figures) -> String {
    match render(&json!({ "memory_places": to_json(&figures.memory_places) })) {
        table if table.is_empty() => "No address could point to several objects.\n".to_owned(),
        table => table,
    }
}

/// The table of the lines that cost most, from the figures of a run; empty if there are none.
pub fn render(figures: &Value) -> String {
    let Some(places) = figures["memory_places"].as_array().filter(|places| !places.is_empty()) else {
        return String::new();
    };
    let mut places: Vec<&Value> = places.iter().collect();
    let number = |place: &Value, key: &str| place[key].as_u64().unwrap_or(0);
    places.sort_by_key(|place| {
        let decided: u64 = DECISIONS.iter().map(|(key, _)| number(place, key)).sum();
        std::cmp::Reverse((number(place, "asked"), decided))
    });
    let row = |place: &&Value| {
        let parts = DECISIONS.iter().filter(|(key, _)| number(place, key) > 0);
        let decided: Vec<String> =
            parts.map(|(key, words)| format!("{} {words}", values::grouped(number(place, key)))).collect();
        let line = match place["file"].as_str() {
            Some(file) if !file.is_empty() => format!("{file}:{}", number(place, "line")),
            _ => "(no source)".to_owned(),
        };
        [
            line,
            values::grouped(number(place, "objects")),
            values::size(number(place, "bytes")),
            values::grouped(number(place, "asked")),
            decided.join(", "),
        ]
    };
    let heading = ["Several objects at", "Objects", "Bytes", "Queries", "What was done"].map(String::from);
    let rows: Vec<[String; 5]> = std::iter::once(heading).chain(places.iter().take(SHOWN).map(row)).collect();
    let mut text = aligned(&rows);
    if places.len() > SHOWN {
        text.push_str(&format!(
            "and {} more lines, see \"memory_places\" in run.json\n",
            places.len() - SHOWN
        ));
    }
    text
}

/// The first and the last column to the left, the others to the right.
fn aligned(rows: &[[String; 5]]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [place, objects, bytes, queries, _] = [0, 1, 2, 3, 4].map(width);
    let line = |row: &[String; 5]| {
        format!(
            "{:place$}  {:>objects$}  {:>bytes$}  {:>queries$}  {}\n",
            row[0], row[1], row[2], row[3], row[4]
        )
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_with_most_queries_comes_first() {
        let place = |line: u64, queries: u64| {
            json!({ "file": "a.c", "line": line, "chosen": 2, "forked": 0, "segmented": 1, "objects": 3,
                    "bytes": 4096, "asked": queries })
        };
        let text = render(&json!({ "memory_places": [place(7, 1), place(9, 5)] }));
        let expected = "\
Several objects at  Objects    Bytes  Queries  What was done
a.c:9                     3  4.0 KiB        5  2 value by value, 1 in a segment
a.c:7                     3  4.0 KiB        1  2 value by value, 1 in a segment
";
        assert_eq!(text, expected);
    }

    #[test]
    fn a_run_without_such_addresses_has_no_table() {
        assert_eq!(render(&json!({ "memory_places": [] })), "");
        assert_eq!(render(&json!({})), "");
    }
}
