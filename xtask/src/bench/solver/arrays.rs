//! Reads of tables at symbolic offsets, in each backend and each of its encodings: trees of choices
//! everywhere, and for Z3 also an array with its bytes asserted.
//!
//! An example of Z3's crate measures: it sends the same queries to all backends; here it is built and run,
//! and its figures are printed and recorded.

use super::Bench;
use crate::bench::measure::measure;
use crate::build::cargo;
use serde_json::{Value, json};

/// The groups of queries about tables.
const GROUPS: &[&str] = &[
    "4 reads of a 2 KiB table",
    "the same after 20 stores",
    "4 reads of an 8 KiB table",
    "which of 40 objects",
];

/// The table of encodings.
pub fn arrays(_: &Bench) -> Result<Vec<Value>, String> {
    let mut command = cargo();
    command.args([
        "run",
        "--quiet",
        "--release",
        "-p",
        "loam-solver-z3",
        "--example",
        "queries",
        "--",
        "--json",
    ]);
    let output = measure(command.args(GROUPS))?.output;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let rows = rows(&String::from_utf8_lossy(&output.stdout))?;
    println!("seconds for all queries of a group, one by one\n{}", table(&rows));
    Ok(rows)
}

/// The rows that the example prints, one per line.
fn rows(text: &str) -> Result<Vec<Value>, String> {
    let row = |line: &str| serde_json::from_str(line).map_err(|why| format!("{line}: {why}"));
    let rows: Vec<Value> = text.lines().map(row).collect::<Result<_, String>>()?;
    match GROUPS.iter().find(|group| !rows.iter().any(|row| row["group"] == json!(group))) {
        Some(missing) => Err(format!("the example does not know {missing:?}")),
        None => Ok(rows),
    }
}

/// A line for each group, a column for each backend.
fn table(rows: &[Value]) -> String {
    let word = |row: &Value, key: &str| row[key].as_str().unwrap_or_default().to_owned();
    let mut backends: Vec<String> = Vec::new();
    for row in rows {
        let backend = word(row, "backend");
        if !backends.contains(&backend) {
            backends.push(backend);
        }
    }
    let heading: Vec<String> = backends.iter().map(|backend| format!(" {backend:>16}")).collect();
    let mut text = format!("{:30} {:>9}{}\n", "", "queries", heading.concat());
    for group in GROUPS {
        let of_group: Vec<&Value> = rows.iter().filter(|row| row["group"] == json!(group)).collect();
        let times = backends.iter().map(|backend| {
            let row = of_group.iter().find(|row| row["backend"] == json!(backend));
            let seconds = row.and_then(|row| row["seconds"].as_f64());
            format!(" {:>16}", seconds.map_or("-".to_owned(), |seconds| format!("{seconds:.4}")))
        });
        let queries = of_group.first().and_then(|row| row["queries"].as_u64()).unwrap_or(0);
        text += &format!("{group:30} {queries:9}{}\n", times.collect::<String>());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(groups: &[&str]) -> String {
        let line = |group: &&str| {
            json!({"group": group, "backend": "blaster", "queries": 6, "seconds": 0.5}).to_string() + "\n"
        };
        groups.iter().map(line).collect()
    }

    #[test]
    fn each_group_is_a_line_and_each_backend_a_column() {
        let mut rows = rows(&printed(GROUPS)).unwrap();
        rows.push(json!({"group": GROUPS[1], "backend": "z3, trees", "queries": 6, "seconds": 1.25}));
        let table = table(&rows);
        let columns =
            |line: usize| table.lines().nth(line).unwrap()[30..].split_whitespace().collect::<Vec<_>>();
        assert_eq!(columns(0), ["queries", "blaster", "z3,", "trees"]);
        assert_eq!(columns(1), ["6", "0.5000", "-"]);
        assert_eq!(columns(2), ["6", "0.5000", "1.2500"]);
    }

    #[test]
    fn a_group_that_is_missing_is_an_error() {
        assert!(rows(&printed(&GROUPS[1..])).unwrap_err().contains(GROUPS[0]));
        assert!(rows("no json").is_err());
    }
}
