//! Tables 2 and 3: the largest segment and the time of the segmented and of the dynamic model.
//!
//! Times of all models and searches are in the part `programs`; here are the two models that the paper compares,
//! depth first. A program on which the dynamic model made no segment has a largest segment of 0 bytes; the table
//! and the goal say so, because that is another result than a small segment. The time of the segmented model has
//! a column for the analysis before the run, which the dynamic model does not need.

use super::goals::Goal;
use super::grid::{Runs, Setting, measure};
use super::paper::{LARGEST_SEGMENTS, minutes_in_table_3, row_of};
use super::run::{DFS, Model, Time};
use super::subjects::{IN_BOTH_PAPERS, selected};
use super::table::{grouped, table};
use super::{Bench, Outcome};

const SEGMENTED: &str = "segmented";
const DYNAMIC: &str = "dynamic";

/// Per cent by which segments must be smaller, on the mean of all programs.
const SMALLER: f64 = 80.0;
/// How many times faster dynamic must be.
const FASTER: [(&str, f64); 3] = [("m4", 2.0), ("make", 4.0), ("sqlite", 4.0)];
/// The program on which dynamic must not be slower, and the ratio up to which a difference is noise.
const NOT_SLOWER: (&str, f64) = ("apr", 1.03);

/// The part `segments`.
pub fn segments(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    let settings = [Model::Segmented, Model::Dynamic].map(Setting::model);
    let mut programs = Vec::new();
    for named in selected(bench, IN_BOTH_PAPERS)? {
        programs.push(measure(bench, &named, &settings, &mut outcome));
    }
    println!("\nTable 2: bytes of the largest segment; the paper's beside them");
    print!("{}", table(SIZES, &programs.iter().map(sizes).collect::<Vec<_>>()));
    println!("\nTable 3: CPU seconds, depth first (the paper's minutes)");
    print!("{}", table(TIMES, &programs.iter().map(times).collect::<Vec<_>>()));
    outcome.goals = goals(&programs);
    Ok(outcome)
}

const SIZES: &[&str] = &["", SEGMENTED, "paper", DYNAMIC, "paper", "smaller by", "paper"];

fn sizes(runs: &Runs) -> Vec<String> {
    let paper = row_of(&LARGEST_SEGMENTS, &runs.program);
    let noted = |index: usize| paper.map_or(String::new(), |bytes| grouped(bytes[index]));
    let percent = |percent: Option<f64>| percent.map_or("-".to_owned(), |percent| format!("{percent:.0} %"));
    let dynamic =
        if has_no_segment(runs) { "none".to_owned() } else { runs.count(DYNAMIC, "max_segment_bytes") };
    vec![
        runs.program.clone(),
        runs.count(SEGMENTED, "max_segment_bytes"),
        noted(0),
        dynamic,
        noted(1),
        percent(reduction(runs)),
        percent(paper.map(|[segmented, dynamic]| smaller(segmented, dynamic))),
    ]
}

/// Whether the dynamic model ended without a segment.
fn has_no_segment(runs: &Runs) -> bool {
    runs.ended(DYNAMIC).is_some_and(|run| run.number("max_segment_bytes") == 0)
}

/// Per cent by which the largest segment is smaller; none if a run did not end.
fn reduction(runs: &Runs) -> Option<f64> {
    let bytes = |setting| Some(runs.ended(setting)?.number("max_segment_bytes"));
    Some(smaller(bytes(SEGMENTED)?, bytes(DYNAMIC)?))
}

fn smaller(before: u64, after: u64) -> f64 {
    100.0 * (1.0 - after as f64 / before.max(1) as f64)
}

const TIMES: &[&str] = &["", SEGMENTED, "analysis, wall s", "paths", DYNAMIC, "paths", "segmented / dynamic"];

fn times(runs: &Runs) -> Vec<String> {
    let time = |model: Model| {
        let minutes = minutes_in_table_3(&runs.program, DFS.0, model);
        format!("{} ({minutes})", runs.time(model.name()))
    };
    let ratio = ratio(runs).map_or("-".to_owned(), |ratio| format!("{ratio:.2}"));
    let paths = |setting| runs.find(setting).map_or("-".to_owned(), |run| grouped(run.paths()));
    let analysis = runs.find(SEGMENTED).and_then(|run| run.figures["points_to_time_s"].as_f64());
    vec![
        runs.program.clone(),
        time(Model::Segmented),
        analysis.map_or("-".to_owned(), |seconds| format!("{seconds:.2}")),
        paths(SEGMENTED),
        time(Model::Dynamic),
        paths(DYNAMIC),
        ratio,
    ]
}

/// The time of segmented as a multiple of that of dynamic; none if a run did not end.
fn ratio(runs: &Runs) -> Option<f64> {
    Some(runs.ended(SEGMENTED)?.time.cpu() / runs.ended(DYNAMIC)?.time.cpu())
}

fn goals(programs: &[Runs]) -> Vec<Goal> {
    let mut goals = Vec::new();
    if !programs.is_empty() {
        let reductions: Option<Vec<f64>> = programs.iter().map(reduction).collect();
        let mean = reductions.map(|all| all.iter().sum::<f64>() / all.len() as f64);
        let without = programs.iter().filter(|runs| has_no_segment(runs)).count();
        let what = format!(
            "largest segment, smaller by, mean of {} programs, {without} without any",
            programs.len()
        );
        goals.push(Goal::is_at_least(&what, SMALLER, mean, "%"));
    }
    for runs in programs {
        let times = [SEGMENTED, DYNAMIC].map(|setting| runs.find(setting).map(|run| run.time));
        if let (Some(factor), [Some(slow), Some(fast)]) = (row_of(&FASTER, &runs.program), times) {
            goals.push(faster(&runs.program, factor, slow, fast));
        }
        if runs.program == NOT_SLOWER.0 {
            let what = format!("{}, dynamic against segmented", runs.program);
            let ratio = ratio(runs).map(|ratio| 1.0 / ratio);
            goals.push(Goal::is_at_most(&what, NOT_SLOWER.1, ratio, "times the CPU time"));
        }
    }
    goals
}

fn faster(program: &str, factor: f64, slow: Time, fast: Time) -> Goal {
    Goal::is_slower(&format!("{program}, segmented against dynamic"), factor, slow, fast)
}

#[cfg(test)]
mod tests {
    use super::super::grid::tests::runs;
    use super::*;
    use serde_json::json;

    fn program(name: &str, dynamic: Time) -> Runs {
        let figures =
            |bytes: u64| json!({ "max_segment_bytes": bytes, "paths_completed": 3, "points_to_time_s": 0.5 });
        runs(name, &[(SEGMENTED, Time::Ended(8.0), figures(2000)), (DYNAMIC, dynamic, figures(200))])
    }

    #[test]
    fn sizes_stand_beside_the_papers() {
        let cells = sizes(&program("m4", Time::Ended(2.0)));
        assert_eq!(cells, ["m4", "2,000", "2,753", "200", "1,008", "90 %", "63 %"]);
        let cells = sizes(&program("m4", Time::Beyond(2.0)));
        assert_eq!(cells[3..6], [">= 200", "1,008", "-"]);
        let mut runs = program("m4", Time::Ended(2.0));
        runs.runs[1].1.figures["max_segment_bytes"] = json!(0);
        assert_eq!(sizes(&runs)[3], "none");
    }

    #[test]
    fn times_stand_beside_the_papers_minutes() {
        let cells = times(&program("make", Time::Ended(2.0)));
        assert_eq!(cells, ["make", "8.00 (1369)", "0.50", "3", "2.00 (215)", "3", "4.00"]);
    }

    #[test]
    fn the_goals_are_the_mean_size_and_a_time_for_each_program() {
        let programs = ["m4", "apr"].map(|name| program(name, Time::Ended(2.0)));
        assert_eq!(
            goals(&programs),
            [
                Goal::is_at_least(
                    "largest segment, smaller by, mean of 2 programs, 0 without any",
                    SMALLER,
                    Some(90.0),
                    "%"
                ),
                faster("m4", 2.0, Time::Ended(8.0), Time::Ended(2.0)),
                Goal::is_at_most("apr, dynamic against segmented", 1.03, Some(0.25), "times the CPU time"),
            ]
        );
        assert_eq!(goals(&[]), []);
    }
}
