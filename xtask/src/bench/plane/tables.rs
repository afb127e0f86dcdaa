//! Tables 1 to 3 of the paper with Loam's figures: sums over all programs, as in the paper.

use super::loops::Runs;
use super::paper::Execution;
use super::run::Measured;
use super::setting::Setting;
use crate::bench::models::goals::Goal;
use crate::bench::models::table::{grouped, table};

/// Prints the tables; returns the goals.
pub fn print(all: &[Runs]) -> Vec<Goal> {
    [print_nodes(all), print_operations(all), print_cache(all)].concat()
}

/// The settings of an execution: efficient and naive.
fn settings(execution: Execution) -> (Setting, Setting) {
    match execution {
        Execution::Classic => (Setting::Classic, Setting::ClassicNaive),
        Execution::Compact => (Setting::Compact, Setting::CompactNaive),
    }
}

fn run_of(runs: &Runs, setting: Setting) -> Option<&Measured> {
    runs.iter().find(|(each, _)| *each == setting).map(|(_, run)| run)
}

/// The sum of a figure over the runs of a setting; none if no run has it.
fn sum(all: &[Runs], setting: Setting, key: &str) -> Option<f64> {
    all.iter().filter_map(|runs| run_of(runs, setting)?.number(key)).reduce(|one, other| one + other)
}

/// How many times more nodes the efficient planes visit than the naive list.
#[derive(Default, Debug, PartialEq)]
struct Nodes {
    naive: f64,
    efficient: f64,
    /// The ratio of each program.
    ratios: Vec<f64>,
    /// The ratio of each program that the naive list did not finish.
    unfinished: Vec<f64>,
    /// The ratio of nodes for each CPU second, of each program.
    rates: Vec<f64>,
}

impl Nodes {
    /// The nodes of the programs that have runs with both.
    fn of(all: &[Runs], (efficient, naive): (Setting, Setting)) -> Self {
        let mut nodes = Self::default();
        for (fast, slow) in all.iter().filter_map(|runs| run_of(runs, efficient).zip(run_of(runs, naive))) {
            let count = |run: &Measured| run.number("instructions").unwrap_or(0.0).max(1.0);
            let rate = |run: &Measured| count(run) / run.cpu.max(0.001);
            let ratio = count(fast) / count(slow);
            nodes.naive += count(slow);
            nodes.efficient += count(fast);
            nodes.ratios.push(ratio);
            nodes.rates.push(rate(fast) / rate(slow));
            if !slow.is_done() {
                nodes.unfinished.push(ratio);
            }
        }
        nodes
    }

    /// The ratio of the sums, as the paper gives it; none without runs.
    fn ratio(&self) -> Option<f64> {
        (self.naive > 0.0).then(|| self.efficient / self.naive)
    }
}

fn print_nodes(all: &[Runs]) -> Vec<Goal> {
    let (mut rows, mut goals) = (Vec::new(), Vec::new());
    for execution in Execution::ALL {
        let (nodes, paper) = (Nodes::of(all, settings(execution)), execution.nodes());
        let times = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.1}"));
        let noted = paper.efficient as f64 / paper.naive as f64;
        let known = |count: f64| (!nodes.ratios.is_empty()).then_some(count);
        rows.push(vec![
            execution.name().to_owned(),
            count(known(nodes.naive)),
            count(known(nodes.efficient)),
            times(nodes.ratio()),
            times(median(&nodes.ratios)),
            times(median(&nodes.unfinished)),
            nodes.unfinished.len().to_string(),
            times(median(&nodes.rates)),
            grouped(paper.naive),
            grouped(paper.efficient),
            times(Some(noted)),
        ]);
        let what = format!("{}: nodes beside the naive list, sum over programs", execution.name());
        goals.push(Goal::is_at_least_if_measured(&what, execution.least_ratio(), nodes.ratio(), "times"));
    }
    println!(
        "\nTable 1: nodes (instructions) within the same CPU time; how many times as many the efficient planes visit: in all,\n\
         the median of the programs, the median of those that the naive list did not finish (and their number), and the\n\
         median for each CPU second, start included"
    );
    print!("{}", table(NODES, &rows));
    goals
}

const NODES: &[&str] = &[
    "",
    "naive",
    "efficient",
    "times",
    "median",
    "unfinished",
    "of",
    "per second",
    "paper: naive",
    "efficient",
    "times",
];

/// Reads and writes of scalars, and those of them that needed the list; the other needed only the map.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Operations {
    map: Option<f64>,
    list_reads: Option<f64>,
    list_writes: Option<f64>,
}

impl Operations {
    fn of(all: &[Runs], setting: Setting) -> Self {
        let figure = |key: &str| sum(all, setting, key);
        let (list_reads, list_writes) = (figure("plane_list_reads"), figure("plane_list_writes"));
        Self { map: difference(figure("accesses"), sum_of(list_reads, list_writes)), list_reads, list_writes }
    }

    fn list(&self) -> Option<f64> {
        sum_of(self.list_reads, self.list_writes)
    }

    /// The sums of several executions; unknown if one of them is.
    fn total(kinds: &[Self]) -> Self {
        let total = |figure: fn(&Self) -> Option<f64>| kinds.iter().map(figure).sum();
        Self {
            map: total(|kind| kind.map),
            list_reads: total(|kind| kind.list_reads),
            list_writes: total(|kind| kind.list_writes),
        }
    }

    /// The share of the map in per cent.
    fn share(&self) -> Option<f64> {
        share(self.map, self.list())
    }
}

fn print_operations(all: &[Runs]) -> Vec<Goal> {
    let (mut rows, mut kinds) = (Vec::new(), Vec::new());
    for execution in Execution::ALL {
        let setting = settings(execution).0;
        let (ours, paper) = (Operations::of(all, setting), [execution.writes(), execution.reads()]);
        let map: u64 = paper.iter().map(|row| row.boost_map).sum();
        let list: u64 = paper.iter().map(|row| row.list).sum();
        rows.push(vec![
            execution.name().to_owned(),
            count(ours.map),
            count(ours.list_reads),
            count(ours.list_writes),
            count(sum(all, setting, "plane_multi_writes")),
            percent(ours.share()),
            two_digits(sum(all, setting, "plane_list_seconds")),
            grouped(map),
            format!("{} ({})", grouped(list), paper.iter().map(|row| row.multi).sum::<u64>()),
            percent(share(Some(map as f64), Some(list as f64))),
            two_digits(Some(paper.iter().map(|row| row.list_seconds).sum())),
        ]);
        kinds.push(ours);
    }
    let total = Operations::total(&kinds);
    rows.push(vec![
        "summary".to_owned(),
        count(total.map),
        count(total.list_reads),
        count(total.list_writes),
        String::new(),
        percent(total.share()),
    ]);
    println!(
        "\nTable 2: reads and writes of scalars that only needed the boostMap, those that needed the list of records,\n\
         multi-writes, the share of the boostMap, and the seconds of the list"
    );
    print!("{}", table(OPERATIONS, &rows));
    vec![Goal::is_at_least_if_measured("operations by the boostMap", 99.0, total.share(), "%")]
}

const OPERATIONS: &[&str] = &[
    "",
    "boostMap",
    "list reads",
    "list writes",
    "multi",
    "share",
    "list s",
    "paper: boostMap",
    "list",
    "share",
    "list s",
];

fn print_cache(all: &[Runs]) -> Vec<Goal> {
    let mut rows = Vec::new();
    let (mut hits, mut misses) = (Some(0.0), Some(0.0));
    for execution in Execution::ALL {
        let figure = |key: &str| sum(all, settings(execution).0, key);
        let (by_cache, by_solver) = (figure("plane_cache_hits"), figure("plane_solver_questions"));
        let paper = execution.cache();
        rows.push(vec![
            execution.name().to_owned(),
            count(figure("plane_by_bounds")),
            count(by_cache),
            count(by_solver),
            percent(share(by_cache, by_solver)),
            two_digits(figure("plane_solver_seconds")),
            count(figure("loops_compacted")),
            grouped(paper.hits),
            grouped(paper.misses),
            percent(share(Some(paper.hits as f64), Some(paper.misses as f64))),
            two_digits(Some(paper.miss_seconds)),
        ]);
        hits = sum_of(hits, by_cache);
        misses = sum_of(misses, by_solver);
    }
    println!(
        "\nTable 3: questions whether two addresses collide: answered by bounds, by the cache, by the solver; the share of the\n\
         cache in what bounds did not answer, the solver's seconds, and the loops that became one step"
    );
    print!("{}", table(CACHE, &rows));
    vec![Goal::is_at_least_if_measured("collision questions by the cache", 80.0, share(hits, misses), "%")]
}

const CACHE: &[&str] = &[
    "",
    "bounds",
    "cache",
    "solver",
    "share",
    "solver s",
    "loops",
    "paper: cache",
    "solver",
    "share",
    "solver s",
];

fn difference(all: Option<f64>, part: Option<f64>) -> Option<f64> {
    Some((all? - part?).max(0.0))
}

fn sum_of(one: Option<f64>, other: Option<f64>) -> Option<f64> {
    Some(one? + other?)
}

/// The share of a part in both, in per cent; none if there is nothing.
fn share(part: Option<f64>, rest: Option<f64>) -> Option<f64> {
    let (part, all) = (part?, sum_of(part, rest)?);
    (all > 0.0).then(|| 100.0 * part / all)
}

fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}

fn count(value: Option<f64>) -> String {
    value.map_or("-".to_owned(), |value| grouped(value as u64))
}

fn percent(value: Option<f64>) -> String {
    value.map_or("-".to_owned(), |value| format!("{value:.2} %"))
}

fn two_digits(value: Option<f64>) -> String {
    value.map_or("-".to_owned(), |value| format!("{value:.2}"))
}

#[cfg(test)]
mod tests {
    use super::super::run::tests::measured;
    use super::*;
    use serde_json::{Value, json};

    fn runs(classic: Value, naive: Value) -> Runs {
        vec![(Setting::Classic, measured(&[], classic)), (Setting::ClassicNaive, measured(&[], naive))]
    }

    #[test]
    fn nodes_are_compared_as_sums_and_program_by_program() {
        let done = |instructions: u64| json!({ "instructions": instructions, "status": "done", "states_ended_for_memory": 0 });
        let all = [
            runs(done(100), done(100)),
            runs(done(4000), json!({ "instructions": 100, "status": "interrupted" })),
            runs(done(300), done(100)),
            vec![(Setting::Classic, measured(&[], done(1_000_000)))],
        ];
        let nodes = Nodes::of(&all, settings(Execution::Classic));
        assert_eq!((nodes.naive, nodes.efficient), (300.0, 4400.0));
        assert_eq!((median(&nodes.ratios), median(&nodes.unfinished)), (Some(3.0), Some(40.0)));
        assert_eq!(Nodes::of(&all, settings(Execution::Compact)).ratio(), None);
    }

    #[test]
    fn what_was_not_counted_is_not_known() {
        let counted = json!({ "accesses": 20, "plane_list_reads": 1, "plane_list_writes": 1 });
        let all = [runs(counted, json!({ "plane_list_reads": 1 }))];
        let known = Operations::of(&all, Setting::Classic);
        assert_eq!((known.map, known.list(), known.share()), (Some(18.0), Some(2.0), Some(90.0)));
        let unknown = Operations::of(&all, Setting::ClassicNaive);
        assert_eq!((unknown.map, unknown.share(), count(unknown.list_writes)), (None, None, "-".to_owned()));
        assert_eq!(Operations::total(&[known, unknown]).share(), None);
    }

    #[test]
    fn shares_of_nothing_are_not_known() {
        assert_eq!(share(Some(0.0), Some(0.0)), None);
        assert_eq!(share(Some(8.0), Some(2.0)), Some(80.0));
        assert_eq!(median(&[]), None);
    }
}
