//! The figures of two papers: T. Kapus and C. Cadar, "A Segmented Memory Model for Symbolic Execution", ESEC/FSE
//! 2019, and D. Trabish and N. Rinetzky, "Relocatable Addressing Model for Symbolic Execution", ISSTA 2020.
//!
//! Both measured KLEE with STP on an Intel i7-6700: the first with two hours and 4 GB for each run, the second
//! with 24 hours. Their figures are shown beside Loam's; nothing is computed from them.

use super::run::Model;

/// The paper of the segmented model and its machine, with the figure or table.
macro_rules! segmented {
    ($part:literal) => {
        concat!(
            "T. Kapus and C. Cadar, A Segmented Memory Model for Symbolic Execution, ESEC/FSE 2019, ",
            $part,
            " (KLEE with STP, Intel i7-6700 at 3.4 GHz, two hours and 4 GB for each run)"
        )
    };
}

/// The paper of relocatable addresses and its machine, with the figure or table.
macro_rules! relocatable {
    ($part:literal) => {
        concat!(
            "D. Trabish and N. Rinetzky, Relocatable Addressing Model for Symbolic Execution, ISSTA 2020, ",
            $part,
            " (KLEE with STP 2.3.3, Intel i7-6700, 24 hours for each run)"
        )
    };
}

pub const FIGURE_3: &str = segmented!("Figure 3");
pub const TABLE_1: &str = segmented!("Table 1");
pub const FIGURES_6_TO_9: &str =
    concat!(segmented!("Figures 6 to 9"), "; dynamic: ", relocatable!("Table 3"));
pub const TABLES_2_AND_3: &str = relocatable!("Tables 2 and 3");
pub const TABLES_4_AND_5: &str = relocatable!("Tables 4 and 5");
pub const TABLES_6_AND_7: &str = relocatable!("Tables 6 and 7");
pub const FIGURE_5: &str = relocatable!("Figure 5");

/// Figures 6 to 9: program, search, and minutes to the end in the order of [`IN_FIGURES`].
type Row = (&'static str, &'static str, [&'static str; 5]);

const IN_FIGURES: [Model; 5] = [Model::Forking, Model::Merging, Model::Flat, Model::Segmented, Model::Ideal];

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

/// Table 3: program, search, and minutes to the end in the order of [`IN_TABLE_3`].
#[rustfmt::skip]
const TABLE_3: &[(&str, &str, [&str; 3])] = &[
    ("m4", "dfs", ["1263", "64", "26"]),
    ("m4", "bfs", ["572, no memory", "64", "30"]),
    ("m4", "default", ["581, no memory", "70", "35"]),
    ("make", "dfs", ["395", "1369", "215"]),
    ("make", "bfs", ["393", "1383", "214"]),
    ("make", "default", ["447", "1384", "218"]),
    ("sqlite", "dfs", ["18", "> 1440", "96"]),
    ("sqlite", "bfs", ["18", "> 1440", "94"]),
    ("sqlite", "default", ["18", "> 1440", "96"]),
    ("apr", "dfs", ["61", "7", "19"]),
    ("apr", "bfs", ["59", "7", "19"]),
    ("apr", "default", ["57", "7", "19"]),
];

const IN_TABLE_3: [Model; 3] = [Model::Forking, Model::Segmented, Model::Dynamic];

/// The minutes that a run took in the paper that first measured the model; empty if none did.
pub fn minutes(program: &str, search: &str, model: Model) -> &'static str {
    let row = MINUTES.iter().find(|(name, strategy, _)| *name == program && *strategy == search);
    let column = IN_FIGURES.iter().position(|known| *known == model);
    match row.zip(column) {
        Some(((.., minutes), column)) => minutes[column],
        None => minutes_in_table_3(program, search, model),
    }
}

/// The minutes that a run took in the second paper; empty if it was not measured.
pub fn minutes_in_table_3(program: &str, search: &str, model: Model) -> &'static str {
    let row = TABLE_3.iter().find(|(name, strategy, _)| *name == program && *strategy == search);
    let column = IN_TABLE_3.iter().position(|known| *known == model);
    row.zip(column).map_or("", |((.., minutes), column)| minutes[column])
}

/// A table's row of some program.
pub fn row_of<Figures: Copy>(table: &[(&str, Figures)], program: &str) -> Option<Figures> {
    table.iter().find(|(name, _)| *name == program).map(|(_, figures)| *figures)
}

/// Table 2: bytes of the largest segment, segmented and dynamic.
pub const LARGEST_SEGMENTS: [(&str, [u64; 2]); 4] =
    [("m4", [2_753, 1_008]), ("make", [7_574, 1_776]), ("sqlite", [17_604, 528]), ("apr", [8_316, 240])];

/// Table 4: resolution queries without contexts, and with K = 0 to 4.
pub const RESOLUTION_QUERIES: [(&str, [u64; 6]); 4] = [
    ("m4", [12_050, 11_434, 6_920, 6_920, 6_808, 6_808]),
    ("make", [8_104, 2_632, 2_365, 2_365, 2_365, 2_365]),
    ("sqlite", [9_134, 6_816, 6_816, 3_320, 3_320, 1_668]),
    ("apr", [96, 94, 94, 94, 94, 94]),
];

/// Table 5: minutes with neither optimisation, with contexts (K = 4), with segments reused, and with both.
pub const OPTIMISED_MINUTES: [(&str, [u64; 4]); 4] = [
    ("m4", [214, 157, 33, 26]),
    ("make", [254, 222, 246, 215]),
    ("sqlite", [256, 97, 238, 96]),
    ("apr", [23, 23, 19, 19]),
];

/// Table 6: bytes of the largest object that was split.
pub const LARGEST_SPLIT: [(&str, u64); 6] =
    [("m4", 4_072), ("make", 8_192), ("sqlite", 328), ("apr", 8_192), ("gas", 524_411), ("libxml2", 4_096)];

/// Table 7: time in hours, minutes and seconds, and paths; with nothing split, and with pieces of 512, 256, 128,
/// 64 and 32 bytes.
#[rustfmt::skip]
pub const SPLITTING: [(&str, [(&str, u64); 6]); 6] = [
    ("m4", [("0:39:46", 82), ("0:06:40", 82), ("0:02:58", 101), ("0:03:16", 145), ("0:03:50", 257), ("0:05:08", 485)]),
    ("make", [("9:04:13", 3_386), ("1:13:50", 4_488), ("0:30:26", 6_088), ("0:39:47", 10_136), ("1:53:15", 21_304), ("7:44:19", 55_928)]),
    ("sqlite", [("0:18:38", 147), ("0:19:26", 147), ("0:15:21", 213), ("0:09:46", 259), ("0:07:26", 355), ("0:04:38", 465)]),
    ("apr", [("1:01:38", 961), ("0:04:39", 1_024), ("0:02:21", 1_225), ("0:01:16", 1_444), ("0:00:47", 1_849), ("0:00:28", 2_025)]),
    ("gas", [("5:18:26", 5), ("0:07:16", 5), ("0:07:25", 5), ("0:07:43", 5), ("0:08:23", 5), ("0:09:29", 5)]),
    ("libxml2", [("1:22:27", 4_413), ("0:33:26", 5_003), ("0:33:38", 5_230), ("0:39:13", 5_821), ("0:59:06", 6_885), ("1:23:00", 8_718)]),
];

/// Figure 5: overhead of relocatable addresses in per cent, mean and most (cat).
pub const OVERHEAD: (f64, f64) = (4.0, 16.0);

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
        assert_eq!(minutes("m4", "bfs", Model::Dynamic), "30");
        assert_eq!(minutes("m4", "bfs", Model::Auto), "");
        for program in ["m4", "make", "sqlite", "apr"] {
            for (search, _) in super::super::run::SEARCHES {
                assert!(IN_FIGURES.iter().all(|model| !minutes(program, search, *model).is_empty()));
                assert!(
                    IN_TABLE_3.iter().all(|model| !minutes_in_table_3(program, search, *model).is_empty())
                );
            }
        }
    }
}
