//! The tests in what cargo built, each as a program of its own.
//!
//! `#[loam::test]` leaves a function without parameters whose symbol has the path of the test. A program is the module with that
//! function and a `main` that calls it, so that it can be explored and replayed like any other.

use crate::cargo::build::Unit;
use loam_bitcode::{Input, link, symbols};
use std::path::Path;

/// The front of the symbol of a test; the rest is its path, as in `parser::tests::numbers_are_read`.
const SYMBOL: &str = "loam_test:";

/// A function to explore.
#[derive(Debug)]
pub struct Test {
    /// Its path, and the kind of its crate where that is not the library.
    pub name: String,
    symbol: String,
}

impl Test {
    /// The tests of a unit, by name.
    pub fn all(unit: &Unit) -> Result<Vec<Self>, String> {
        let kind = if unit.kind == "bin" { " (bin)" } else { "" };
        let name = |symbol: &str| format!("{}{kind}", symbol.trim_start_matches(SYMBOL));
        let mut tests: Vec<Self> =
            test_symbols(unit)?.into_iter().map(|symbol| Self { name: name(&symbol), symbol }).collect();
        tests.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(tests)
    }

    /// A name for files.
    pub fn file_name(&self, unit: &Unit) -> String {
        format!("{}.{}", unit.package, self.name.replace("::", ".").replace(" (bin)", "-bin"))
    }

    /// Writes the program that calls the test. It has no code of the other tests: of two definitions the earlier one counts.
    pub fn write_program(&self, unit: &Unit, path: &Path) -> Result<(), String> {
        let symbol = &self.symbol;
        let mut main = format!(
            "target triple = \"x86_64-unknown-linux-gnu\"\n\
             declare void @\"{symbol}\"()\n\
             define i32 @main() {{\n  call void @\"{symbol}\"()\n  ret i32 0\n}}\n"
        );
        for other in test_symbols(unit)?.iter().filter(|other| *other != symbol) {
            main.push_str(&format!("define void @\"{other}\"() {{\n  ret void\n}}\n"));
        }
        let inputs = [Input::Memory { name: "main", bytes: main.as_bytes() }, Input::File(&unit.bitcode)];
        let program = link(&inputs).map_err(|error| error.message)?;
        std::fs::write(path, program).map_err(|error| format!("{}: {error}", path.display()))
    }
}

/// The symbols of all tests of a unit.
fn test_symbols(unit: &Unit) -> Result<Vec<String>, String> {
    let mut found = symbols(&Input::File(&unit.bitcode)).map_err(|error| error.message)?.defined;
    found.retain(|symbol| symbol.starts_with(SYMBOL));
    Ok(found)
}
