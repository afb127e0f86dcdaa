//! Tables 4 and 5: what resolution by context and reuse of segments save, under the dynamic model.
//!
//! Table 4 counts resolution queries for each K; Table 5 has the time with neither, with one and with both. Runs
//! with all segments reused are in both tables, and are run once.

use super::goals::Goal;
use super::grid::{Runs, Setting, measure};
use super::paper::{OPTIMISED_MINUTES, RESOLUTION_QUERIES, row_of};
use super::subjects::{IN_BOTH_PAPERS, selected};
use super::table::{grouped, table};
use super::{Bench, Outcome};

/// With segments reused: without contexts, and with K = 0 to 4.
const BY_CONTEXT: [Setting; 6] = [
    Setting { name: "off", options: &["--memory=dynamic", "--resolution-context=off"] },
    Setting { name: "K = 0", options: &["--memory=dynamic", "--resolution-context=0"] },
    Setting { name: "K = 1", options: &["--memory=dynamic", "--resolution-context=1"] },
    Setting { name: "K = 2", options: &["--memory=dynamic", "--resolution-context=2"] },
    Setting { name: "K = 3", options: &["--memory=dynamic", "--resolution-context=3"] },
    Setting { name: "K = 4", options: &["--memory=dynamic", "--resolution-context=4"] },
];
/// Without reuse of segments: without contexts, and with K = 4.
const WITHOUT_REUSE: [Setting; 2] = [
    Setting {
        name: "none",
        options: &["--memory=dynamic", "--resolution-context=off", "--segment-reuse=off"],
    },
    Setting {
        name: "contexts",
        options: &["--memory=dynamic", "--resolution-context=4", "--segment-reuse=off"],
    },
];
/// The columns of Table 5, and the settings they show.
const OPTIMISATIONS: [(&str, &str); 4] =
    [("none", "none"), ("contexts", "contexts"), ("reuse", "off"), ("both", "K = 4")];

/// Per cent of the resolution queries that the best K must save, and on which programs.
const FEWER: f64 = 40.0;
const WITH_GOAL: [&str; 3] = ["m4", "make", "sqlite"];

/// The part `contexts`.
pub fn contexts(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let settings = [&BY_CONTEXT[..], &WITHOUT_REUSE].concat();
    let mut programs = Vec::new();
    for named in selected(bench, IN_BOTH_PAPERS)? {
        programs.push(measure(bench, &named, &settings, &mut outcome));
    }
    println!("\nTable 4: resolution queries (the paper's)");
    let heading: Vec<&str> =
        std::iter::once("").chain(BY_CONTEXT.map(|each| each.name)).chain(["fewer"]).collect();
    print!("{}", table(&heading, &programs.iter().map(queries).collect::<Vec<_>>()));
    println!("\nTable 5: CPU seconds (the paper's minutes) and hits of the query cache");
    let heading: Vec<&str> =
        std::iter::once("").chain(OPTIMISATIONS.iter().flat_map(|(name, _)| [*name, "hits"])).collect();
    print!("{}", table(&heading, &programs.iter().map(times).collect::<Vec<_>>()));
    outcome.goals = goals(&programs);
    Ok(outcome)
}

fn queries(runs: &Runs) -> Vec<String> {
    let paper = row_of(&RESOLUTION_QUERIES, &runs.program);
    let cell = |(index, setting): (usize, &Setting)| {
        let noted = paper.map_or(String::new(), |queries| grouped(queries[index]));
        format!("{} ({noted})", runs.count(setting.name, "resolution_queries"))
    };
    let best = saved(runs).map_or("-".to_owned(), |percent| format!("{percent:.0} %"));
    let cells = BY_CONTEXT.iter().enumerate().map(cell);
    std::iter::once(runs.program.clone()).chain(cells).chain([best]).collect()
}

/// Per cent of the resolution queries that the best K saves; none if no run with a K ended, or the one without
/// did not.
fn saved(runs: &Runs) -> Option<f64> {
    let queries = |setting: &Setting| Some(runs.ended(setting.name)?.number("resolution_queries"));
    let [off, with @ ..] = &BY_CONTEXT;
    let (off, least) = (queries(off)?, with.iter().filter_map(queries).min()?);
    Some(100.0 * (1.0 - least as f64 / off.max(1) as f64))
}

fn times(runs: &Runs) -> Vec<String> {
    let paper = row_of(&OPTIMISED_MINUTES, &runs.program);
    let cells = |(index, (_, setting)): (usize, &(&str, &str))| {
        let noted = paper.map_or(String::new(), |minutes| minutes[index].to_string());
        [format!("{} ({noted})", runs.time(setting)), runs.count(setting, "query_cache_hits")]
    };
    std::iter::once(runs.program.clone()).chain(OPTIMISATIONS.iter().enumerate().flat_map(cells)).collect()
}

fn goals(programs: &[Runs]) -> Vec<Goal> {
    let goal = |runs: &Runs| {
        let what = format!("{}, resolution queries that the best K saves", runs.program);
        Goal::is_at_least(&what, FEWER, saved(runs), "%")
    };
    programs.iter().filter(|runs| WITH_GOAL.contains(&runs.program.as_str())).map(goal).collect()
}

#[cfg(test)]
mod tests {
    use super::super::grid::tests::runs;
    use super::super::run::Time;
    use super::*;
    use serde_json::json;

    fn program(name: &str) -> Runs {
        let figures =
            |queries: u64| json!({ "resolution_queries": queries, "query_cache_hits": 10 * queries });
        let all = [
            ("off", Time::Ended(4.0), figures(100)),
            ("K = 0", Time::Ended(3.0), figures(60)),
            ("K = 1", Time::Ended(3.0), figures(50)),
            ("K = 2", Time::Beyond(3.0), figures(1)),
            ("none", Time::Ended(5.0), figures(100)),
        ];
        runs(name, &all)
    }

    #[test]
    fn queries_stand_beside_the_papers_with_the_best_saving() {
        let cells = queries(&program("apr"));
        assert_eq!(cells, ["apr", "100 (96)", "60 (94)", "50 (94)", ">= 1 (94)", "- (94)", "- (94)", "50 %"]);
    }

    #[test]
    fn times_stand_beside_the_papers_minutes() {
        let cells = times(&program("apr"));
        assert_eq!(cells, ["apr", "5.00 (23)", "1,000", "- (23)", "-", "4.00 (19)", "1,000", "- (19)", "-"]);
    }

    #[test]
    fn every_column_of_table_5_is_measured() {
        let settings = [&BY_CONTEXT[..], &WITHOUT_REUSE].concat();
        for (_, shown) in OPTIMISATIONS {
            assert!(settings.iter().any(|setting| setting.name == shown), "{shown}");
        }
    }

    #[test]
    fn a_goal_is_open_if_the_run_without_contexts_did_not_end() {
        let unfinished = runs("m4", &[("off", Time::Beyond(9.0), json!({}))]);
        assert_eq!(saved(&unfinished), None);
        let [m4, apr] = ["m4", "apr"].map(program);
        let goal = Goal::is_at_least("m4, resolution queries that the best K saves", FEWER, Some(50.0), "%");
        assert_eq!(goals(&[m4, apr]), [goal]);
    }
}
