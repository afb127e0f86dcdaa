//! `run.stats`: the figures over time, in SQLite, at most ten rows per second.
//!
//! The table and its columns carry the names KLEE's tooling knows wherever they mean the same; times are
//! microseconds, as there. Columns of KLEE that Loam has no figure for are left out rather than filled with zeros,
//! except where its tools cannot do without.

use loam_state::Figures;
use rusqlite::Connection;
use std::path::Path;
use std::time::Duration;

/// A column's name and what goes into it.
type Column = (&'static str, fn(&Figures) -> u64);

const COLUMNS: &[Column] = &[
    ("Instructions", |f| f.instructions),
    // Loam counts the covered sides of branches; two sides make a full branch, as KLEE's formula for coverage needs.
    ("FullBranches", |f| f.covered_branches / 2),
    ("PartialBranches", |f| f.covered_branches % 2),
    ("NumBranches", |f| f.total_branches.div_ceil(2)),
    ("UserTime", |f| micros(f.cpu_time)),
    ("NumStates", |f| f.live_states),
    ("MallocUsage", |f| f.rss_bytes),
    ("Queries", |f| f.queries),
    ("SolverQueries", |f| f.solver_queries),
    ("NumQueryConstructs", |f| f.expression_nodes),
    ("WallTime", |f| micros(f.wall_time)),
    ("CoveredInstructions", |f| f.covered_blocks),
    ("UncoveredInstructions", |f| f.total_blocks.saturating_sub(f.covered_blocks)),
    ("QueryTime", |f| micros(f.solver_time)),
    ("SolverTime", |f| micros(f.solver_time)),
    ("CexCacheTime", |_| 0),
    ("ForkTime", |_| 0),
    ("ResolveTime", |_| 0),
    ("QueryCacheHits", |f| f.query_cache_hits),
    ("QueryCacheMisses", |f| f.queries.saturating_sub(f.query_cache_hits)),
    ("QueryCexCacheHits", |f| f.cex_cache_hits),
    ("QueryCexCacheMisses", |f| f.solver_queries),
    ("Allocations", |f| f.allocations),
    ("States", |f| f.forks + 1),
    ("TerminationExit", |f| f.paths_completed),
    ("TerminationEarly", |f| f.paths_partial),
    ("TerminationProgramError", |f| f.paths_error),
    ("Forks", |f| f.forks),
    ("PathsCompleted", |f| f.paths_completed),
    ("PathsError", |f| f.paths_error),
    ("PathsPartial", |f| f.paths_partial),
    ("CoveredLines", |f| f.covered_lines),
    ("TotalLines", |f| f.total_lines),
    ("ModelReuseHits", |f| f.model_reuse_hits),
];

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

/// The least time between two rows.
const INTERVAL: Duration = Duration::from_millis(100);

/// The open file.
pub struct TimeSeries {
    connection: Connection,
    insert: String,
    next: Duration,
}

impl TimeSeries {
    /// Makes the file and its table.
    pub fn create(path: &Path) -> rusqlite::Result<Self> {
        let connection = Connection::open(path)?;
        // The file may be cut off by a crash of the machine. If Loam alone is killed, whoever opens the file next finds
        // the journal beside it and takes back what was not complete.
        connection.execute_batch("PRAGMA synchronous=OFF;")?;
        let names: Vec<&str> = COLUMNS.iter().map(|column| column.0).collect();
        let columns: Vec<String> = names.iter().map(|name| format!("{name} INTEGER")).collect();
        connection.execute_batch(&format!("CREATE TABLE stats ({});", columns.join(", ")))?;
        let marks = vec!["?"; names.len()].join(",");
        let insert = format!("INSERT INTO stats ({}) VALUES ({marks})", names.join(","));
        Ok(Self { connection, insert, next: Duration::ZERO })
    }

    /// Adds a row, if the last one is old enough.
    pub fn tick(&mut self, figures: &Figures) -> rusqlite::Result<()> {
        if figures.wall_time < self.next {
            return Ok(());
        }
        self.next = figures.wall_time + INTERVAL;
        self.add(figures)
    }

    /// Adds a row.
    pub fn add(&self, figures: &Figures) -> rusqlite::Result<()> {
        let values = COLUMNS.iter().map(|column| i64::try_from(column.1(figures)).unwrap_or(i64::MAX));
        let mut statement = self.connection.prepare_cached(&self.insert)?;
        statement.execute(rusqlite::params_from_iter(values)).map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_back_under_klees_names() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("run.stats");
        let series = TimeSeries::create(&path).unwrap();
        for instructions in [10, 20] {
            let wall_time = Duration::from_millis(1500);
            series.add(&Figures { instructions, wall_time, total_blocks: 5, ..Figures::default() }).unwrap();
        }
        drop(series);
        let connection = Connection::open(&path).unwrap();
        let query = "SELECT sum(Instructions), max(WallTime), max(UncoveredInstructions) FROM stats";
        let row = connection.query_row(query, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        assert_eq!(row, Ok((30_i64, 1_500_000_i64, 5_i64)));
    }
}
