//! The figures of the paper: T. Kapus and C. Cadar, "A Segmented Memory Model for Symbolic Execution", ESEC/FSE 2019.
//!
//! The paper measured KLEE with STP on an Intel i7-6700 at 3.4 GHz, with two hours and 4 GB for each run. Its
//! figures are shown beside Loam's; nothing is computed from them.

use super::run::Model;

/// The paper and its machine, with the figure or table.
macro_rules! paper {
    ($part:literal) => {
        concat!(
            "T. Kapus and C. Cadar, A Segmented Memory Model for Symbolic Execution, ESEC/FSE 2019, ",
            $part,
            " (KLEE with STP, Intel i7-6700 at 3.4 GHz, two hours and 4 GB for each run)"
        )
    };
}

pub const FIGURE_3: &str = paper!("Figure 3");
pub const TABLE_1: &str = paper!("Table 1");
pub const FIGURES_6_TO_9: &str = paper!("Figures 6 to 9");

/// Figures 6 to 9: program, search, and minutes to the end in the order of [`Model::ALL`].
type Row = (&'static str, &'static str, [&'static str; 5]);

#[rustfmt::skip]
const MINUTES: &[Row] = &[
    ("m4", "dfs", ["> 120", "25", "> 120", "about 60", "below 60"]),
    ("m4", "bfs", ["> 120", "88", "> 120", "about 60", "below 60"]),
    ("m4", "default", ["> 120", "> 120", "> 120", "about 60", "below 60"]),
    ("make", "dfs", ["> 120"; 5]),
    ("make", "bfs", ["> 120"; 5]),
    ("make", "default", ["> 120"; 5]),
    ("sqlite", "dfs", ["12-16", "> 120", "> 120", "54", "21-22"]),
    ("sqlite", "bfs", ["12-16", "> 120", "> 120", "> 120", "21-22"]),
    ("sqlite", "default", ["12-16", "> 120", "> 120", "99", "21-22"]),
    ("apr", "dfs", ["99", "114", "16", "9", "12"]),
    ("apr", "bfs", ["80", "> 120", "18", "8", "11"]),
    ("apr", "default", ["83", "> 120", "21", "13", "20"]),
];

/// The minutes that a run took in the paper.
pub fn minutes(program: &str, search: &str, model: Model) -> &'static str {
    let row = MINUTES.iter().find(|(name, strategy, _)| *name == program && *strategy == search);
    let column = Model::ALL.iter().position(|known| *known == model);
    row.zip(column).map_or("", |((.., minutes), column)| minutes[column])
}

/// A row of Table 1.
pub struct PointsTo {
    /// The program.
    pub program: &'static str,
    /// Bytes of all heap objects.
    pub total: u64,
    /// Bytes of the largest segment with ideal points-to sets.
    pub ideal: u64,
    /// Bytes of the largest segment by the analysis.
    pub analysis: u64,
    /// Seconds of the analysis.
    pub seconds: f64,
}

/// Table 1.
pub const POINTS_TO: [PointsTo; 4] = [
    PointsTo { program: "apr", total: 24_904, ideal: 120, analysis: 16_588, seconds: 1.9 },
    PointsTo { program: "m4", total: 3_392, ideal: 1_051, analysis: 2_753, seconds: 4.3 },
    PointsTo { program: "make", total: 17_663, ideal: 664, analysis: 7_936, seconds: 4.7 },
    PointsTo { program: "sqlite", total: 45_461, ideal: 506, analysis: 17_604, seconds: 70.3 },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_run_of_the_figures_has_its_minutes() {
        assert_eq!(minutes("apr", "dfs", Model::Merging), "114");
        assert_eq!(minutes("sqlite", "default", Model::Segmented), "99");
        for program in ["m4", "make", "sqlite", "apr"] {
            for (search, _) in super::super::run::SEARCHES {
                assert!(Model::ALL.iter().all(|model| !minutes(program, search, *model).is_empty()));
            }
        }
    }
}
