//! How many workers explore a program, and how little memory they have, changes nothing that a run leaves, if the run comes to its end.
//!
//! Every test program runs with one worker and with several, and as if memory ran out all the time, and every file is compared. Of `run.json` everything is compared but
//! the clock, memory, and the effort that it took: which worker meets a query first decides which cache answers it.

use crate::checkout::Checkout;
use crate::directives::Directives;
use crate::pool;
use crate::results::Results;
use crate::same;
use crate::ui::{Verdict, input_of};
use std::path::{Path, PathBuf};

/// Options with which a program has one worker in any case.
const ALONE: &[&str] = &["--save", "--merge-equal-states", "--allocator"];
/// Keys of `run.json` that depend on the clock, the process, or the order of exploration.
const EFFORT: &[&str] = &[
    "answered_by",
    "bytes_by",
    "cex_cache_hits",
    "command_line",
    "cpu_time_s",
    "expression_nodes",
    "jobs",
    "layers_live",
    "live_states",
    "lock_waits",
    "max_live_states",
    "max_rss_bytes",
    "model_reuse_hits",
    "object_bytes_live",
    "out",
    "queries",
    "query_cache_hits",
    "resolution_queries",
    // An instruction that is executed again, because a slice ended in it, is counted again.
    "resolutions",
    "rss_bytes",
    "solver_queries",
    "solver_time_by_s",
    "solver_time_s",
    "states_parked",
    "states_returned",
    "steals",
    "sweeps",
    "terms_live",
    "terms_made",
    "trial_instructions",
    "trials",
    "wall_time_s",
];

/// Runs test programs with each of these options and without, a few programs at a time.
pub fn run_all(checkout: &Checkout, programs: &[PathBuf], variants: &[&[&str]]) -> Vec<Verdict> {
    pool::map(programs, |program| Verdict {
        program: program.clone(),
        outcome: run_one(checkout, program, variants),
    })
}

/// How many runs were compared.
fn run_one(checkout: &Checkout, program: &Path, variants: &[&[&str]]) -> Result<usize, String> {
    let text = std::fs::read_to_string(program).map_err(|why| why.to_string())?;
    let directives = Directives::parse(&text)?;
    if directives.args.iter().any(|arg| ALONE.contains(&arg.as_str())) {
        return Ok(0);
    }
    let name = format!("ui-workers/{}", checkout.flat_name(program));
    let out = checkout.fresh(&name).map_err(|why| why.to_string())?;
    let input = input_of(checkout, program, &directives, &out)?;
    let run = |options: &[&str]| {
        let directory = out.join(format!("run{}", options.concat()));
        same::run(checkout, &input, &directives, options, &directory)
    };
    let alone = run(&[])?;
    if !alone.word("status")?.starts_with("done") {
        return Ok(0);
    }
    let mut problems = Vec::new();
    for options in variants {
        let otherwise = run(options)?;
        let files = same::differing_files(&alone, &otherwise)?;
        let differing = files.into_iter().chain(differing_keys(&alone, &otherwise));
        problems.extend(differing.map(|what| format!("{what} is different with {}", options.join(" "))));
    }
    if problems.is_empty() { Ok(variants.len()) } else { Err(problems.join("\n")) }
}

/// The keys of `run.json` in which two runs differ.
fn differing_keys(one: &Results, other: &Results) -> Vec<String> {
    let keys = |results: &Results| -> Vec<String> {
        results.json.as_object().map(|map| map.keys().cloned().collect()).unwrap_or_default()
    };
    let mut all = [keys(one), keys(other)].concat();
    all.sort();
    all.dedup();
    // Such reports have addresses of the host process, which the system chooses anew each time.
    let is_of_host = one.errors().iter().any(|error| error.kind == "external");
    let is_left_out = |key: &str| EFFORT.contains(&key) || is_of_host && ["errors", "losses"].contains(&key);
    all.retain(|key| !is_left_out(key) && result(one, key) != result(other, key));
    all
}

/// The value of a key without what it took to find it.
fn result(results: &Results, key: &str) -> Option<serde_json::Value> {
    let mut value = results.json.get(key)?.clone();
    if key == "memory_places" {
        for place in value.as_array_mut().into_iter().flatten() {
            place.as_object_mut().map(|place| place.remove("asked"));
        }
    }
    Some(value)
}
