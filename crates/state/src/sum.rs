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

    fn add(&mut self, other: Self) {
        // Every field is named, so that none is forgotten.
        let Self {
            paths_completed,
            paths_error,
            paths_partial,
            tests_suppressed,
            instructions,
            accesses,
            resumed: _,
            replayed_decisions: _,
            divergences: _,
            pruned_paths,
            saved_selections: _,
            seeds,
            seeds_followed,
            trials,
            trial_instructions,
            trial_tests,
            forks,
            forks_by,
            decisions,
            live_states,
            max_live_states,
            queries,
            solver_queries,
            query_cache_hits,
            cex_cache_hits,
            model_reuse_hits,
            answered_by,
            solver_time,
            solver_time_by,
            wall_time,
            cpu_time,
            rss_bytes,
            max_rss_bytes,
            resolutions,
            multiple_resolutions,
            resolution_queries,
            resolution_forks,
            resolutions_narrowed,
            max_segment_bytes,
            segments,
            objects_split,
            planes,
            memory_places,
            allocations,
            frees,
            host_calls,
            loops_compacted,
            loops_not_compacted,
            states_equal,
            liveness,
            layers_live,
            object_bytes_live,
            covered_blocks,
            total_blocks,
            covered_lines: _,
            total_lines: _,
            covered_branches: _,
            total_branches: _,
            exit_codes,
            expression_nodes,
            states_ended_for_memory,
            losses,
            jobs: _,
            steals: _,
            lock_waits: _,
        } = other;
        for (sum, more) in [
            (&mut self.paths_completed, paths_completed),
            (&mut self.paths_error, paths_error),
            (&mut self.paths_partial, paths_partial),
            (&mut self.tests_suppressed, tests_suppressed),
            (&mut self.instructions, instructions),
            (&mut self.accesses, accesses),
            (&mut self.pruned_paths, pruned_paths),
            (&mut self.seeds_followed, seeds_followed),
            (&mut self.trials, trials),
            (&mut self.trial_instructions, trial_instructions),
            (&mut self.trial_tests, trial_tests),
            (&mut self.forks, forks),
            (&mut self.live_states, live_states),
            (&mut self.queries, queries),
            (&mut self.solver_queries, solver_queries),
            (&mut self.query_cache_hits, query_cache_hits),
            (&mut self.cex_cache_hits, cex_cache_hits),
            (&mut self.model_reuse_hits, model_reuse_hits),
            (&mut self.resolutions, resolutions),
            (&mut self.multiple_resolutions, multiple_resolutions),
            (&mut self.resolution_queries, resolution_queries),
            (&mut self.resolution_forks, resolution_forks),
            (&mut self.resolutions_narrowed, resolutions_narrowed),
            (&mut self.objects_split, objects_split),
            (&mut self.allocations, allocations),
            (&mut self.frees, frees),
            (&mut self.host_calls, host_calls),
            (&mut self.loops_compacted, loops_compacted),
            (&mut self.states_equal, states_equal),
            (&mut self.states_ended_for_memory, states_ended_for_memory),
        ] {
            *sum += more;
        }
        for (most, other) in [
            (&mut self.seeds, seeds),
            (&mut self.max_live_states, max_live_states),
            (&mut self.rss_bytes, rss_bytes),
            (&mut self.max_rss_bytes, max_rss_bytes),
            (&mut self.max_segment_bytes, max_segment_bytes),
            (&mut self.segments, segments),
            (&mut self.layers_live, layers_live),
            (&mut self.object_bytes_live, object_bytes_live),
            (&mut self.covered_blocks, covered_blocks),
            (&mut self.total_blocks, total_blocks),
            (&mut self.expression_nodes, expression_nodes),
        ] {
            *most = other.max(*most);
        }
        self.solver_time += solver_time;
        self.wall_time = self.wall_time.max(wall_time);
        self.cpu_time = self.cpu_time.max(cpu_time);
        add_named(&mut self.forks_by, forks_by);
        add_named(&mut self.decisions, decisions);
        add_named(&mut self.answered_by, answered_by);
        add_named(&mut self.solver_time_by, solver_time_by);
        add_named(&mut self.loops_not_compacted, loops_not_compacted);
        add_counts(&mut self.exit_codes, exit_codes);
        add_counts(&mut self.losses, losses);
        add_optional(&mut self.planes, planes, CollisionFigures::add);
        add_optional(&mut self.liveness, liveness, LivenessFigures::add);
        add_places(&mut self.memory_places, memory_places);
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
