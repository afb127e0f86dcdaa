//! `loam stats`: statistics of runs.

use crate::args::StatsArgs;
use crate::commands::{print, refuse, status};
use loam_report::stats;
use std::process::ExitCode;

/// Reads all runs before anything is printed, so that an unreadable run leaves no partial table.
pub fn run(args: &StatsArgs) -> ExitCode {
    let runs: Result<Vec<_>, String> =
        args.directories.iter().map(|directory| stats::read(directory)).collect();
    match runs {
        Err(message) => refuse(&message),
        Ok(runs) => {
            let json = || format!("{:#}\n", stats::to_json(&runs));
            print(&if args.json { json() } else { stats::render(&runs) });
            ExitCode::from(status::FINE)
        }
    }
}
