//! Curves as SVG. Colours are classes of the style sheet, so that they follow dark and light.

use crate::series::Row;
use crate::view::Chart;
use loam_report::values;
use std::fmt::Write as _;
use std::time::Duration;

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 150.0;
/// Around the curve: the scale stands on the left, the time below.
const LEFT: f64 = 52.0;
const BELOW: f64 = 20.0;
const ABOVE: f64 = 10.0;
const RIGHT: f64 = 8.0;
/// Points of a curve; more would not be seen.
const MOST_POINTS: usize = 160;

/// A curve of every run.
struct Plot {
    title: &'static str,
    value: fn(&Row) -> f64,
    label: fn(f64) -> String,
    /// The top of the scale for the greatest value.
    top: fn(f64) -> f64,
}

const PLOTS: &[Plot] = &[
    Plot { title: "Paths", value: |row| row.paths, label: count, top: round_up },
    Plot { title: "Unfinished paths", value: |row| row.states, label: count, top: round_up },
    Plot { title: "Blocks covered", value: |row| row.covered, label: percent, top: |_| 1.0 },
    Plot { title: "Memory", value: |row| row.memory, label: size, top: round_up_size },
    Plot { title: "Share of the solver", value: solver_share, label: percent, top: |_| 1.0 },
];

fn count(value: f64) -> String {
    if value < 10_000.0 { values::grouped(value as u64) } else { values::short_count(value) }
}

fn percent(value: f64) -> String {
    values::percent(value, 1.0)
}

fn size(value: f64) -> String {
    values::size(value as u64)
}

fn solver_share(row: &Row) -> f64 {
    if row.seconds > 0.0 { (row.solver / row.seconds).min(1.0) } else { 0.0 }
}

/// The curves of runs, each with its number as colour. Empty if no run took long enough for any.
pub fn charts(runs: &[&[Row]]) -> Vec<Chart> {
    if runs.iter().all(|rows| rows.is_empty()) {
        return Vec::new();
    }
    PLOTS.iter().map(|plot| chart(plot, runs)).collect()
}

fn chart(plot: &Plot, runs: &[&[Row]]) -> Chart {
    let all = || runs.iter().flat_map(|rows| rows.iter());
    let end = all().map(|row| row.seconds).fold(0.0, f64::max).max(1e-6);
    let greatest = all().map(plot.value).fold(0.0, f64::max);
    let top = (plot.top)(greatest).max(1e-9);
    let last = |rows: &&[Row]| rows.last().map(|row| (plot.label)((plot.value)(row)));
    let last: Vec<String> = runs.iter().filter_map(last).collect();
    let mut svg = format!(
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{} over time, at the end {}\">",
        plot.title,
        last.join(", ")
    );
    scale(&mut svg, plot, top, end).expect("a string takes everything");
    for (number, rows) in runs.iter().enumerate().filter(|(_, rows)| !rows.is_empty()) {
        curve(&mut svg, plot, rows, number, (end, top), runs.len() == 1).expect("a string takes everything");
    }
    svg.push_str("</svg>");
    Chart { title: plot.title.to_owned(), last: last.join(" · "), svg }
}

fn scale(svg: &mut String, plot: &Plot, top: f64, end: f64) -> std::fmt::Result {
    for part in [0.0, 0.5, 1.0] {
        let y = y_of(part);
        let class = if part == 0.0 { "axis" } else { "grid" };
        write!(
            svg,
            "<line class=\"{class}\" x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\"/>",
            WIDTH - RIGHT
        )?;
        let label = (plot.label)(top * part);
        write!(
            svg,
            "<text class=\"tick\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>",
            LEFT - 6.0,
            y + 3.5
        )?;
    }
    let time = values::duration(Duration::try_from_secs_f64(end).unwrap_or_default());
    let y = HEIGHT - 4.0;
    write!(svg, "<text class=\"tick\" x=\"{LEFT}\" y=\"{y}\">0 s</text>")?;
    write!(svg, "<text class=\"tick\" x=\"{:.1}\" y=\"{y}\" text-anchor=\"end\">{time}</text>", WIDTH - RIGHT)
}

fn curve(
    svg: &mut String,
    plot: &Plot,
    rows: &[Row],
    number: usize,
    (end, top): (f64, f64),
    is_filled: bool,
) -> std::fmt::Result {
    let step = rows.len().div_ceil(MOST_POINTS).max(1);
    let kept = rows.iter().enumerate().filter(|(index, _)| index % step == 0 || index + 1 == rows.len());
    let point = |(_, row): (usize, &Row)| {
        let x = LEFT + (WIDTH - LEFT - RIGHT) * row.seconds / end;
        format!("{x:.1},{:.1}", y_of(((plot.value)(row) / top).clamp(0.0, 1.0)))
    };
    // A run begins with nothing.
    let mut points = vec![format!("{LEFT},{:.1}", y_of(((plot.value)(&rows[0]) / top).clamp(0.0, 1.0)))];
    points.extend(kept.map(point));
    let points = points.join(" ");
    if is_filled {
        let (base, right) = (y_of(0.0), LEFT + (WIDTH - LEFT - RIGHT) * rows[rows.len() - 1].seconds / end);
        write!(svg, "<polygon class=\"area\" points=\"{LEFT},{base:.1} {points} {right:.1},{base:.1}\"/>")?;
    }
    write!(svg, "<polyline class=\"curve run{}\" points=\"{points}\"/>", number % 6)
}

/// From the part of the scale to the picture.
fn y_of(part: f64) -> f64 {
    HEIGHT - BELOW - (HEIGHT - BELOW - ABOVE) * part
}

/// The next number of the form 1, 2, 5, 10 … .
fn round_up(value: f64) -> f64 {
    if value <= 0.0 {
        return 1.0;
    }
    let power = 10_f64.powf(value.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * power).find(|&step| step >= value).unwrap_or(value)
}

/// The next size of the form 1, 2, 4 … of a unit.
fn round_up_size(value: f64) -> f64 {
    value.max(1.0).log2().ceil().exp2()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_end_at_round_numbers() {
        for (value, top) in [(0.0, 1.0), (3.0, 5.0), (10.0, 10.0), (151.0, 200.0), (7200.0, 10_000.0)] {
            assert_eq!(round_up(value), top);
        }
    }

    #[test]
    fn a_long_run_has_few_points_and_its_end() {
        let rows: Vec<Row> = (0..10_000)
            .map(|at| Row { seconds: f64::from(at), paths: f64::from(at), ..Row::default() })
            .collect();
        let all = charts(&[&rows]);
        assert_eq!(all.len(), PLOTS.len());
        assert!(all[0].svg.matches(',').count() < 2 * MOST_POINTS + 20, "{}", all[0].svg.len());
        assert_eq!(all[0].last, "9,999");
        assert!(charts(&[&[]]).is_empty());
    }
}
