//! `run.stats`: the figures of a run over time.

use rusqlite::{Connection, OpenFlags};
use std::path::Path;

/// The figures at a moment.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Row {
    /// Seconds since the run began.
    pub seconds: f64,
    /// Paths that ended.
    pub paths: f64,
    /// Paths that have not ended.
    pub states: f64,
    /// The part of blocks that are covered, from 0 to 1.
    pub covered: f64,
    /// Bytes of memory.
    pub memory: f64,
    /// Seconds in the solver.
    pub solver: f64,
}

const QUERY: &str = "SELECT WallTime, PathsCompleted + PathsError + PathsPartial, NumStates, CoveredInstructions, \
                     UncoveredInstructions, MallocUsage, SolverTime FROM stats ORDER BY WallTime";

/// Reads the file. A missing file has no rows.
pub fn read(path: &Path) -> Result<Vec<Row>, String> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let rows = || -> rusqlite::Result<Vec<Row>> {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let mut statement = connection.prepare(QUERY)?;
        let rows = statement.query_map([], |row| {
            let number = |index: usize| row.get::<_, i64>(index).map(|number| number as f64);
            let (covered, uncovered) = (number(3)?, number(4)?);
            Ok(Row {
                seconds: number(0)? / 1e6,
                paths: number(1)?,
                states: number(2)?,
                covered: covered / (covered + uncovered).max(1.0),
                memory: number(5)?,
                solver: number(6)? / 1e6,
            })
        })?;
        rows.collect()
    };
    rows().map_err(|error| error.to_string())
}
