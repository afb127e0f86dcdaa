//! Figure 3: the matrix of Figure 1 for growing N, with one look-up, with two, and with an additional 30 KB.
//!
//! A model that does not end within the budget at some N is not tried at a larger one. The number of paths of
//! a run follows from the program, so it is checked.

use super::goals::Goal;
use super::lines::{Line, LineChart};
use super::picture::Chart;
use super::run::{DFS, Measured, Model, Subject, explore};
use super::table::table;
use super::{Bench, Outcome};
use crate::bench::engine::compile_in;
use serde_json::json;

/// A figure: its name, what it shows, and how the program is compiled for it.
struct Figure {
    name: &'static str,
    what: &'static str,
    define: Option<&'static str>,
    lookups: u32,
    /// The paper's result.
    paper: &'static str,
}

const FIGURES: &[Figure] = &[
    Figure {
        name: "3a",
        what: "one symbolic look-up",
        define: None,
        lookups: 1,
        paper: "forking takes 12 s at N = 40, a single object 0.3 s; merging is little better than forking, flat and segmented scale well",
    },
    Figure {
        name: "3b",
        what: "two symbolic look-ups",
        define: Some("TWO"),
        lookups: 2,
        paper: "up to N = 50: forking grows exponentially, merging is little better; flat and segmented scale well",
    },
    Figure {
        name: "3c",
        what: "one symbolic look-up, and 30 KB that it cannot mean",
        define: Some("EXTRA"),
        lookups: 1,
        paper: "up to N = 50: now flat scales poorly as well; segmented as before",
    },
];

/// A column of the tables: a program under a model.
#[derive(Clone, Copy)]
struct Column {
    name: &'static str,
    model: Model,
    is_single_object: bool,
}

const COLUMNS: [Column; 5] = [
    Column { name: "forking", model: Model::Forking, is_single_object: false },
    Column { name: "merging", model: Model::Merging, is_single_object: false },
    Column { name: "flat", model: Model::Flat, is_single_object: false },
    Column { name: "segmented", model: Model::Segmented, is_single_object: false },
    Column { name: "single object", model: Model::Forking, is_single_object: true },
];

/// The runs of one column, for each N; none where it was not tried.
type Series = Vec<(usize, Option<Measured>)>;

/// The part `matrix`.
pub fn matrix(bench: &Bench) -> Result<Outcome, String> {
    let mut outcome = Outcome::default();
    for figure in FIGURES {
        let mut columns = Vec::new();
        for column in COLUMNS {
            let series = in_order(&bench.sizes, |size| measure(bench, figure, column, size))?;
            for (size, run) in series.iter().filter_map(|(size, run)| Some((*size, run.as_ref()?))) {
                outcome.wrong.extend(wrong_paths(figure, column, size, run));
                let mut row = run.row();
                row["figure"] = json!(figure.name);
                row["n"] = json!(size);
                row["model"] = json!(column.name);
                outcome.rows.push(row);
            }
            columns.push((column, series));
        }
        println!("\nFigure {}: {}. CPU seconds (paths)", figure.name, figure.what);
        print!("{}", shown(&bench.sizes, &columns));
        println!("paper: {}", figure.paper);
        outcome.goals.extend(goals(figure, &columns));
        outcome.charts.push(Chart::Lines(chart(figure, &columns)));
    }
    Ok(outcome)
}

/// Measures one size after the other, up to the first that does not end.
fn in_order(
    sizes: &[usize],
    mut measure: impl FnMut(usize) -> Result<Measured, String>,
) -> Result<Series, String> {
    let mut gave_up = false;
    let mut series = Vec::new();
    for &size in sizes {
        let run = if gave_up { None } else { Some(measure(size)?) };
        gave_up |= run.as_ref().is_some_and(|run| !run.time.is_ended());
        series.push((size, run));
    }
    Ok(series)
}

fn measure(bench: &Bench, figure: &Figure, column: Column, size: usize) -> Result<Measured, String> {
    let defines = figure.define.into_iter().chain(column.is_single_object.then_some("SINGLE_OBJ"));
    let subject = compiled(bench, size, &defines.collect::<Vec<_>>())?;
    explore(bench, &subject, column.model, DFS)
        .map_err(|problem| format!("Figure {}, N = {size}, {}: {problem}", figure.name, column.name))
}

/// The matrix of a dimension.
pub fn compiled(bench: &Bench, size: usize, defines: &[&str]) -> Result<Subject, String> {
    let size = format!("N={size}");
    let defines = [&[size.as_str()], defines].concat();
    let program = compile_in(&bench.checkout, "models", "matrix.c", "-O0", &defines)?;
    Ok(Subject { program, options: Vec::new(), arguments: &[] })
}

/// The error in the number of paths of a run, if any. A run that did not end may have fewer.
fn wrong_paths(figure: &Figure, column: Column, size: usize, run: &Measured) -> Option<String> {
    let (least, most) = expected_paths(figure, column, size as u64);
    let paths = run.paths();
    let is_right = paths <= most && (paths >= least || !run.time.is_ended());
    (!is_right).then(|| {
        format!(
            "Figure {}, N = {size}, {}: {paths} paths instead of {least} to {most}",
            figure.name, column.name
        )
    })
}

/// The least and the most paths. A look-up finds a positive element or none: two paths. Forking has one for
/// each row and one more for the row with the positive element; segmented the same with segments instead of
/// rows.
fn expected_paths(figure: &Figure, column: Column, size: u64) -> (u64, u64) {
    let least = 2;
    match column.model {
        Model::Forking if !column.is_single_object => {
            let paths = (size + 1).pow(figure.lookups);
            (paths, paths)
        }
        Model::Segmented | Model::Ideal => (least, (segments_of_rows(size) + 1).pow(figure.lookups)),
        Model::Auto => (least, (size + 1).pow(figure.lookups)),
        Model::Forking | Model::Merging | Model::Flat | Model::Dynamic | Model::Plane => {
            (least, 2_u64.pow(figure.lookups))
        }
    }
}

/// The most segments that rows may occupy: a segment is closed at 10 KiB, a fifth of which may be gaps
/// between rows.
fn segments_of_rows(size: u64) -> u64 {
    const BYTES_OF_ROWS: u64 = 8192;
    1 + size * size * size_of::<i32>() as u64 / BYTES_OF_ROWS
}

fn shown(sizes: &[usize], columns: &[(Column, Series)]) -> String {
    let cell = |run: &Option<Measured>| match run {
        Some(run) => format!("{} ({})", run.time.shown(), run.paths()),
        None => "-".to_owned(),
    };
    let row = |(index, size): (usize, &usize)| {
        let cells = columns.iter().map(|(_, series)| cell(&series[index].1));
        std::iter::once(size.to_string()).chain(cells).collect()
    };
    let heading: Vec<&str> =
        std::iter::once("N").chain(columns.iter().map(|(column, _)| column.name)).collect();
    table(&heading, &sizes.iter().enumerate().map(row).collect::<Vec<_>>())
}

/// The goals of a figure.
fn goals(figure: &Figure, columns: &[(Column, Series)]) -> Vec<Goal> {
    let (size, limit) = match figure.name {
        "3a" => (40, 0.3),
        "3b" => (50, 10.0),
        _ => return Vec::new(),
    };
    let series =
        columns.iter().find(|(column, _)| column.model == Model::Segmented).map(|(_, series)| series);
    let runs = series.into_iter().flatten().filter(|(n, _)| *n == size).filter_map(|(_, run)| run.as_ref());
    let what = format!("Figure {}, N = {size}, segmented", figure.name);
    runs.map(|run| Goal::ends_within(&what, limit, run.time)).collect()
}

fn chart(figure: &Figure, columns: &[(Column, Series)]) -> LineChart {
    let line = |(column, series): &(Column, Series)| Line {
        name: column.name.to_owned(),
        points: series
            .iter()
            .filter_map(|(size, run)| Some((*size as f64, run.as_ref()?)))
            .filter(|(_, run)| run.time.is_ended())
            .map(|(size, run)| (size, run.time.cpu()))
            .collect(),
    };
    LineChart {
        title: format!("Figure {}: {}", figure.name, figure.what),
        x: "N".to_owned(),
        y: "CPU seconds".to_owned(),
        lines: columns.iter().map(line).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::run::Time;
    use super::super::run::tests::measured;
    use super::*;

    const FORKING: Column = COLUMNS[0];
    const SEGMENTED: Column = COLUMNS[3];

    fn run(time: Time, paths: u64) -> Measured {
        measured(time, json!({ "paths_completed": paths }))
    }

    #[test]
    fn larger_sizes_are_not_tried_once_the_budget_was_too_small() {
        let mut tried = Vec::new();
        let series = in_order(&[10, 20, 30, 40], |size| {
            tried.push(size);
            Ok(run(if size < 20 { Time::Ended(1.0) } else { Time::Beyond(5.0) }, 2))
        });
        assert_eq!(tried, [10, 20]);
        let series = series.expect("no run fails");
        assert_eq!(
            shown(&[10, 20, 30, 40], &[(FORKING, series)]),
            "N     forking\n10   1.00 (2)\n20  > 5.0 (2)\n30          -\n40          -\n"
        );
    }

    #[test]
    fn forking_has_a_path_for_each_row_and_one_more() {
        let wrong = |figure: usize, column, size, paths| {
            wrong_paths(&FIGURES[figure], column, size, &run(Time::Ended(1.0), paths)).is_some()
        };
        assert!(!wrong(0, FORKING, 40, 41) && wrong(0, FORKING, 40, 40) && wrong(0, FORKING, 40, 42));
        assert!(!wrong(1, FORKING, 10, 121) && wrong(1, FORKING, 10, 22));
        let unfinished = run(Time::Beyond(1.0), 7);
        assert_eq!(wrong_paths(&FIGURES[1], FORKING, 10, &unfinished), None);
    }

    #[test]
    fn the_others_have_two_for_each_lookup_as_long_as_the_rows_fill_one_segment() {
        for column in &COLUMNS[1..] {
            assert_eq!(expected_paths(&FIGURES[0], *column, 40), (2, 2), "{}", column.name);
            assert_eq!(expected_paths(&FIGURES[1], *column, 40), (2, 4), "{}", column.name);
        }
        assert_eq!(expected_paths(&FIGURES[0], SEGMENTED, 60), (2, 3));
        assert_eq!(expected_paths(&FIGURES[0], COLUMNS[2], 120), (2, 2));
    }

    #[test]
    fn the_goals_are_about_segmented() {
        let columns = [
            (FORKING, vec![(40, Some(run(Time::Ended(9.0), 41)))]),
            (SEGMENTED, vec![(40, Some(run(Time::Ended(0.2), 2)))]),
        ];
        let goal = Goal::ends_within("Figure 3a, N = 40, segmented", 0.3, Time::Ended(0.2));
        assert_eq!(goals(&FIGURES[0], &columns), [goal]);
        assert_eq!(goals(&FIGURES[1], &columns), []);
    }
}
