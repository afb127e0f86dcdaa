//! The figures of a run from those of its workers.

use crate::found::{Figures, LivenessFigures, MemoryPlace};
use loam_memory::CollisionFigures;
use std::collections::BTreeMap;
use std::ops::AddAssign;

impl Figures {
    /// The figures of several workers together. Those of the process as a whole are the same for all of them.
    pub fn sum(parts: Vec<Self>) -> Self {
        let mut parts = parts.into_iter();
        let mut sum = parts.next().unwrap_or_default();
        for part in parts {
            sum.add(part);
        }
        sum
    }

    /// Every field is named, so that none is forgotten.
    fn add(&mut self, other: Self) {
        macro_rules! add {
            (added: $($added:ident),*; most: $($most:ident),*; by: $($by:ident $with:path),*; of_one: $($of_one:ident),*) => {
                let Self { $($added,)* $($most,)* $($by,)* $($of_one: _,)* } = other;
                $(self.$added += $added;)*
                $(self.$most = self.$most.max($most);)*
                $($with(&mut self.$by, $by);)*
            };
        }
        add!(
            added: paths_completed, paths_error, paths_partial, tests_suppressed, instructions, accesses, pruned_paths, seeds_followed,
                trials, trial_instructions, trial_tests, forks, live_states, queries, solver_queries, query_cache_hits, cex_cache_hits,
                model_reuse_hits, solver_time, resolutions, multiple_resolutions, resolution_queries, resolution_forks,
                resolutions_narrowed, objects_split, allocations, frees, host_calls, loops_compacted, states_equal,
                states_ended_for_memory, states_parked, states_returned, sweeps;
            most: seeds, max_live_states, wall_time, cpu_time, rss_bytes, max_rss_bytes, max_segment_bytes, segments, layers_live,
                object_bytes_live, covered_blocks, total_blocks, expression_nodes, live_expression_nodes;
            by: forks_by add_named, decisions add_named, answered_by add_named, solver_time_by add_named,
                loops_not_compacted add_named, exit_codes add_counts, losses add_counts, planes add_planes,
                liveness add_liveness, memory_places add_places;
            of_one: resumed, replayed_decisions, divergences, saved_selections, covered_lines, total_lines, covered_branches,
                total_branches, functions, jobs, steals, lock_waits, bytes_by
        );
    }
}

impl LivenessFigures {
    fn add(&mut self, other: Self) {
        let Self { checkpoints, candidates, comparisons, repeated } = other;
        self.checkpoints += checkpoints;
        self.candidates += candidates;
        self.comparisons += comparisons;
        self.repeated += repeated;
    }
}

/// Adds figures with names; names that are new come last.
fn add_named<T: AddAssign>(sum: &mut Vec<(&'static str, T)>, more: Vec<(&'static str, T)>) {
    for (name, figure) in more {
        match sum.iter_mut().find(|(known, _)| *known == name) {
            Some((_, before)) => *before += figure,
            None => sum.push((name, figure)),
        }
    }
}

fn add_counts<K: Ord>(sum: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
    for (key, count) in more {
        *sum.entry(key).or_default() += count;
    }
}

fn add_planes(sum: &mut Option<CollisionFigures>, more: Option<CollisionFigures>) {
    add_optional(sum, more, CollisionFigures::add);
}

fn add_liveness(sum: &mut Option<LivenessFigures>, more: Option<LivenessFigures>) {
    add_optional(sum, more, LivenessFigures::add);
}

fn add_optional<T>(sum: &mut Option<T>, more: Option<T>, add: impl FnOnce(&mut T, T)) {
    match (sum, more) {
        (Some(sum), Some(more)) => add(sum, more),
        (sum @ None, more) => *sum = more,
        (Some(_), None) => {}
    }
}

/// Adds figures of source lines, which are ordered by line.
fn add_places(sum: &mut Vec<MemoryPlace>, more: Vec<MemoryPlace>) {
    for MemoryPlace { location, figures } in more {
        match sum.binary_search_by(|known| known.location.cmp(&location)) {
            Ok(at) => sum[at].figures.add(&figures),
            Err(at) => sum.insert(at, MemoryPlace { location, figures }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn counts_are_added_and_figures_of_the_process_are_not() {
        let part = |paths_completed, rss_bytes, code| Figures {
            paths_completed,
            rss_bytes,
            wall_time: Duration::from_secs(paths_completed),
            answered_by: vec![("search", 3)],
            exit_codes: BTreeMap::from([(code, 1), (7, 2)]),
            ..Figures::default()
        };
        let sum = Figures::sum(vec![part(1, 100, 0), part(2, 90, 3)]);
        assert_eq!((sum.paths_completed, sum.rss_bytes), (3, 100));
        assert_eq!((sum.wall_time, sum.answered_by), (Duration::from_secs(2), vec![("search", 6)]));
        assert_eq!(sum.exit_codes, BTreeMap::from([(0, 1), (3, 1), (7, 4)]));
    }
}
