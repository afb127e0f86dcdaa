//! The cost of the allocators: time of allocate, free and fork, and bytes of a fork, for growing numbers of
//! live objects.
//!
//! An example of the allocator's crate measures, a small program that counts its own bytes; here it is built
//! and run, and its figures are printed and recorded. The deterministic allocator is compared with `global`,
//! `bump` and a plain allocator on ordered maps that is copied whole. The last lines show whether the cost of
//! a fork grows with the number of objects.

use super::record::{Beside, Record};
use crate::build::root;
use serde_json::{Map, Value, json};
use std::process::Command;

/// `cargo xtask bench allocator [DATE]`.
pub fn allocator(args: &[String]) -> Result<(), String> {
    let record = Record::begin("allocator", Beside::Nothing);
    let rows = example("loam-allocator", "measure")?;
    show(&rows);
    for name in ["kdalloc", "btreemap"] {
        let (time, change) = (growth(&rows, name, "fork")?, growth(&rows, name, "change")?);
        println!(
            "{name}: a fork at 10^6 objects takes {time:.1} times that at 10^2; with its first change {change:.1} times"
        );
    }
    let path = record.keep(args.first().map(String::as_str), rows)?;
    println!("{}", path.display());
    Ok(())
}

/// Runs an example that measures; returns its figures.
pub(super) fn example(package: &str, name: &str) -> Result<Vec<Value>, String> {
    let mut command = Command::new(env!("CARGO"));
    command.args(["run", "--quiet", "--release", "-p", package, "--example", name]);
    let output = command.current_dir(root()).output().map_err(|why| format!("cargo: {why}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    rows(&String::from_utf8_lossy(&output.stdout))
}

/// Parses the lines of the measuring program, with the names in its heading.
fn rows(text: &str) -> Result<Vec<Value>, String> {
    let mut lines = text.lines().map(|line| line.split_whitespace());
    let heading: Vec<&str> = lines.next().ok_or("the measuring program printed nothing")?.collect();
    let row = |line: std::str::SplitWhitespace| {
        let fields = heading.iter().zip(line).map(|(name, field)| {
            let value = field.parse::<f64>().map_or_else(|_| json!(field), |number| json!(number));
            ((*name).to_owned(), value)
        });
        let fields: Map<String, Value> = fields.collect();
        if fields.len() == heading.len() {
            Ok(Value::Object(fields))
        } else {
            Err("a line is cut".to_owned())
        }
    };
    lines.map(row).collect()
}

fn show(rows: &[Value]) {
    println!(
        "{:9} {:>8} {:>9} {:>9} {:>9} {:>11} {:>12} {:>11} {:>12}",
        "", "objects", "allocate", "free", "both", "fork", "+ change", "fork", "+ change"
    );
    for row in rows {
        let number = |name: &str| row[name].as_f64().unwrap_or(f64::NAN);
        println!(
            "{:9} {:8} {:6.1} ns {:6.1} ns {:6.1} ns {:8.0} ns {:9.0} ns {:9} B {:10} B",
            row["allocator"].as_str().unwrap_or_default(),
            number("objects"),
            number("allocate"),
            number("free"),
            number("pair"),
            number("fork"),
            number("change"),
            number("fork_bytes"),
            number("change_bytes")
        );
    }
}

/// A figure at the largest number of objects as a multiple of the figure at the smallest.
fn growth(rows: &[Value], name: &str, figure: &str) -> Result<f64, String> {
    let mut figures =
        rows.iter().filter(|row| row["allocator"] == name).filter_map(|row| row[figure].as_f64());
    let (first, last) = (figures.next(), figures.next_back());
    Ok(last.ok_or(format!("there is no figure of {name}"))? / first.ok_or("there is no figure")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_become_rows_and_growth_is_last_by_first() {
        let rows = rows("allocator objects fork\na 100 2.0\nb 100 7\na 1000 3.0\nb 1000 70\n").unwrap();
        assert_eq!(rows[3], json!({"allocator": "b", "objects": 1000.0, "fork": 70.0}));
        assert_eq!(growth(&rows, "a", "fork"), Ok(1.5));
        assert!(growth(&rows, "c", "fork").is_err());
        assert!(super::rows("allocator objects\na\n").is_err());
    }
}
