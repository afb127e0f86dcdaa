//! A chart of lines: values on a logarithmic scale over a linear one.

use super::picture::{BOTTOM, LEFT, RIGHT, Scale, colour, frame, text};
use std::fmt::Write;

/// A chart.
pub struct LineChart {
    /// The title.
    pub title: String,
    /// The label of the x axis.
    pub x: String,
    /// The label of the values.
    pub y: String,
    /// A line for each model.
    pub lines: Vec<Line>,
}

/// A line: x and y of its points, in order.
pub struct Line {
    /// The name in the legend.
    pub name: String,
    /// From left to right.
    pub points: Vec<(f64, f64)>,
}

impl LineChart {
    /// The chart, with its upper left corner at zero.
    pub fn svg(&self) -> String {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let scale = Scale::log(&mut points().map(|(_, y)| *y));
        let widest = points().map(|(x, _)| *x).fold(1.0, f64::max);
        let x_of = |x: f64| LEFT + x / widest * (RIGHT - LEFT);
        let names: Vec<&str> = self.lines.iter().map(|line| line.name.as_str()).collect();
        let mut svg = scale.svg(&self.y) + &frame(&self.title, &names);
        let mut marks: Vec<f64> = points().map(|(x, _)| *x).collect();
        marks.sort_by(f64::total_cmp);
        marks.dedup();
        for x in marks {
            svg += &text(x_of(x), BOTTOM + 16.0, "middle", &x.to_string());
        }
        svg += &text((LEFT + RIGHT) / 2.0, BOTTOM + 34.0, "middle", &self.x);
        for (index, line) in self.lines.iter().enumerate() {
            svg += &line.svg(colour(index), x_of, |y| scale.y(y));
        }
        svg
    }
}

impl Line {
    fn svg(&self, colour: &str, x: impl Fn(f64) -> f64, y: impl Fn(f64) -> f64) -> String {
        let mut svg = String::new();
        let coordinates: Vec<String> =
            self.points.iter().map(|point| format!("{:.1},{:.1}", x(point.0), y(point.1))).collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>",
            coordinates.join(" ")
        );
        for point in &self.points {
            let (x, y) = (x(point.0), y(point.1));
            let _ = writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_and_every_name_is_drawn() {
        let line = |name: &str, points| Line { name: name.to_owned(), points };
        let chart = LineChart {
            title: "Figure".to_owned(),
            x: "N".to_owned(),
            y: "s".to_owned(),
            lines: vec![line("flat", vec![(10.0, 0.1), (20.0, 1.0)]), line("forking", vec![(10.0, 3.0)])],
        };
        let svg = chart.svg();
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(svg.contains(">forking<") && svg.contains(">20<"), "{svg}");
    }
}
