//! Pictures of the figures: charts in two columns, as SVG.

use super::bars::BarChart;
use super::lines::LineChart;
use std::fmt::Write;

/// A chart of either kind.
pub enum Chart {
    /// Values over a scale.
    Lines(LineChart),
    /// Values of groups.
    Bars(BarChart),
}

/// The size of a chart with its title, labels and legend.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 352.0;
/// The margins around the area of the values.
pub const LEFT: f64 = 64.0;
pub const RIGHT: f64 = WIDTH - 120.0;
pub const TOP: f64 = 52.0;
pub const BOTTOM: f64 = HEIGHT - 48.0;

/// Colours that most people can distinguish, in the order of the models.
const COLOURS: [&str; 7] = ["#666666", "#d55e00", "#cc79a7", "#0072b2", "#009e73", "#e69f00", "#56b4e9"];

/// All charts as one picture.
pub fn picture(charts: &[Chart]) -> String {
    let rows = charts.len().div_ceil(2) as f64;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
        2.0 * WIDTH,
        rows * HEIGHT
    );
    for (index, chart) in charts.iter().enumerate() {
        let (x, y) = ((index % 2) as f64 * WIDTH, (index / 2) as f64 * HEIGHT);
        let _ = writeln!(text, "<g transform=\"translate({x} {y})\">");
        text += &match chart {
            Chart::Lines(chart) => chart.svg(),
            Chart::Bars(chart) => chart.svg(),
        };
        text += "</g>\n";
    }
    text + "</svg>\n"
}

/// The colour of the model at this index of the legend.
pub fn colour(index: usize) -> &'static str {
    COLOURS[index % COLOURS.len()]
}

/// A line of text; `anchor` is start, middle or end.
pub fn text(x: f64, y: f64, anchor: &str, words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n")
}

/// The parts that every chart has: title, frame and legend.
pub fn frame(title: &str, legend: &[&str]) -> String {
    let mut svg = text(LEFT, 22.0, "start", title);
    let _ = writeln!(
        svg,
        "<rect x=\"{LEFT}\" y=\"{TOP}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#999999\"/>",
        RIGHT - LEFT,
        BOTTOM - TOP
    );
    for (index, name) in legend.iter().enumerate() {
        let y = TOP + 10.0 + index as f64 * 18.0;
        let _ = writeln!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"10\" height=\"10\" fill=\"{}\"/>",
            RIGHT + 10.0,
            y - 9.0,
            colour(index)
        );
        svg += &text(RIGHT + 26.0, y, "start", name);
    }
    svg
}

/// A scale from the bottom of a chart to its top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Scale {
    /// Powers of ten, from one to another.
    Log(i32, i32),
    /// From zero to this number.
    Linear(f64),
}

/// Makes a scale that covers all these values.
pub type ChooseScale = fn(&mut dyn Iterator<Item = f64>) -> Scale;

/// Parts of a linear scale.
const PARTS: i32 = 4;

impl Scale {
    /// A scale of powers of ten that covers all these values; at least one power wide.
    pub fn log(values: &mut dyn Iterator<Item = f64>) -> Self {
        let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
        for value in values.filter(|value| *value > 0.0) {
            (least, most) = (least.min(value), most.max(value));
        }
        if !least.is_finite() {
            return Self::Log(-1, 0);
        }
        let low = least.log10().floor() as i32;
        Self::Log(low, (most.log10().ceil() as i32).max(low + 1))
    }

    /// A scale from zero that covers all these values and ends at a round number.
    pub fn linear(values: &mut dyn Iterator<Item = f64>) -> Self {
        let most = values.fold(0.0, f64::max);
        let power = if most > 0.0 { 10_f64.powf(most.log10().floor()) } else { 1.0 };
        let round = [1.0, 2.0, 4.0, 6.0, 8.0].iter().map(|step| step * power).find(|end| *end >= most);
        Self::Linear(round.unwrap_or(10.0 * power))
    }

    /// The y coordinate of a value.
    pub fn y(self, value: f64) -> f64 {
        let share = match self {
            Self::Log(low, high) => {
                (value.max(f64::MIN_POSITIVE).log10() - f64::from(low)) / f64::from(high - low)
            }
            Self::Linear(high) => value / high,
        };
        BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP)
    }

    fn marks(self) -> Vec<f64> {
        match self {
            Self::Log(low, high) => (low..=high).map(|power| 10_f64.powi(power)).collect(),
            Self::Linear(high) => (0..=PARTS).map(|part| high * f64::from(part) / f64::from(PARTS)).collect(),
        }
    }

    /// Grid lines with their values, and the label of the values.
    pub fn svg(self, label: &str) -> String {
        let mut svg = text(LEFT - 56.0, TOP - 10.0, "start", label);
        for value in self.marks() {
            let y = self.y(value);
            let _ = writeln!(
                svg,
                "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{RIGHT}\" y2=\"{y:.1}\" stroke=\"#dddddd\"/>"
            );
            svg += &text(LEFT - 6.0, y + 4.0, "end", &value.to_string());
        }
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_of_ten_go_from_the_one_below_to_the_one_above() {
        let scale = Scale::log(&mut [0.05, 3.0].into_iter());
        assert_eq!(scale, Scale::Log(-2, 1));
        assert_eq!((scale.y(0.01), scale.y(10.0)), (BOTTOM, TOP));
        assert!(scale.y(0.3) < scale.y(0.2));
        assert_eq!(Scale::log(&mut std::iter::empty()).y(0.0), BOTTOM);
    }

    #[test]
    fn a_linear_scale_ends_with_a_round_value() {
        assert_eq!(Scale::linear(&mut [226.0, 164.0].into_iter()), Scale::Linear(400.0));
        assert_eq!(Scale::linear(&mut [900.0].into_iter()), Scale::Linear(1000.0));
        assert_eq!(Scale::linear(&mut std::iter::empty()), Scale::Linear(1.0));
        assert_eq!(Scale::Linear(400.0).marks(), [0.0, 100.0, 200.0, 300.0, 400.0]);
    }

    #[test]
    fn words_cannot_break_the_picture() {
        assert!(text(0.0, 0.0, "start", "a < b & c").contains("a &lt; b &amp; c"));
    }
}
