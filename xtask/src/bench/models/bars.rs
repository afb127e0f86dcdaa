//! A chart of bars in groups. A bar whose value is only a lower bound is hollow.

use super::picture::{BOTTOM, ChooseScale, LEFT, RIGHT, Scale, colour, frame, text};
use std::fmt::Write;

/// A chart.
pub struct BarChart {
    /// The title.
    pub title: String,
    /// The label of the values.
    pub y: String,
    /// Chooses the scale for all values.
    pub scale: ChooseScale,
    /// The names of the bars of a group.
    pub legend: Vec<String>,
    /// The groups, from left to right.
    pub groups: Vec<Group>,
}

/// A group of bars.
pub struct Group {
    /// The label below the group.
    pub name: String,
    /// In the order of the legend; none where nothing was measured.
    pub bars: Vec<Option<Bar>>,
}

/// A bar.
#[derive(Clone, Copy)]
pub struct Bar {
    /// Its height.
    pub value: f64,
    /// Whether the value is exact or a lower bound.
    pub is_exact: bool,
}

impl BarChart {
    /// The chart, with its upper left corner at zero.
    pub fn svg(&self) -> String {
        let bars = self.groups.iter().flat_map(|group| group.bars.iter().flatten());
        let scale = (self.scale)(&mut bars.map(|bar| bar.value));
        let names: Vec<&str> = self.legend.iter().map(String::as_str).collect();
        let mut svg = scale.svg(&self.y) + &frame(&self.title, &names);
        let room = (RIGHT - LEFT) / self.groups.len().max(1) as f64;
        let width = room / (self.legend.len() as f64 + 1.0);
        for (index, group) in self.groups.iter().enumerate() {
            let left = LEFT + index as f64 * room;
            svg += &text(left + room / 2.0, BOTTOM + 16.0, "middle", &group.name);
            for (checkout, bar) in group.bars.iter().enumerate() {
                let left = left + (checkout as f64 + 0.5) * width;
                svg += &bar.map_or(String::new(), |bar| bar.svg(left, width * 0.85, colour(checkout), scale));
            }
        }
        svg
    }
}

impl Bar {
    fn svg(&self, left: f64, width: f64, colour: &str, scale: Scale) -> String {
        let top = scale.y(self.value);
        let fill = if self.is_exact { colour } else { "white" };
        let mut svg = String::new();
        let _ = writeln!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{width:.1}\" height=\"{:.1}\" fill=\"{fill}\" \
             stroke=\"{colour}\" stroke-width=\"2\"/>",
            BOTTOM - top
        );
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_that_is_only_a_bound_is_hollow() {
        let bar = |value, is_exact| Some(Bar { value, is_exact });
        let chart = BarChart {
            title: "m4".to_owned(),
            y: "CPU seconds".to_owned(),
            scale: Scale::log,
            legend: vec!["forking".to_owned(), "flat".to_owned(), "ideal".to_owned()],
            groups: vec![Group {
                name: "dfs".to_owned(),
                bars: vec![bar(120.0, false), bar(3.0, true), None],
            }],
        };
        let svg = chart.svg();
        assert_eq!(svg.matches("fill=\"white\" stroke=").count(), 1);
        assert_eq!(svg.matches("stroke-width=\"2\"").count(), 2);
    }
}
