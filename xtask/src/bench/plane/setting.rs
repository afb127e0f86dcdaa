//! The settings that are compared.

/// How Loam keeps the program's memory in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The paper's efficient planes.
    Classic,
    /// The naive list of records.
    ClassicNaive,
    /// Loops in one step, with the efficient planes.
    Compact,
    /// Loops in one step, with the naive list of records.
    CompactNaive,
    /// No planes: a path for each object that a pointer may point to.
    Forking,
    /// The same, with a larger capacity of objects of symbolic size.
    ForkingLarge,
}

impl Setting {
    /// The settings of the part `loops`, in the order of the tables.
    pub const LOOPS: [Self; 5] =
        [Self::Classic, Self::ClassicNaive, Self::Compact, Self::CompactNaive, Self::Forking];

    /// The settings of the part `sizes`.
    pub const SIZES: [Self; 2] = [Self::ForkingLarge, Self::Classic];

    /// The name in tables and records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::ClassicNaive => "classic-naive",
            Self::Compact => "compact",
            Self::CompactNaive => "compact-naive",
            Self::Forking => "forking",
            Self::ForkingLarge => "forking-64KiB",
        }
    }

    /// Loam's options.
    pub fn options(self) -> &'static [&'static str] {
        match self {
            Self::Classic => &["--memory=plane"],
            Self::ClassicNaive => &["--memory=plane", "--planes=naive"],
            Self::Compact => &["--memory=plane", "--compact-loops"],
            Self::CompactNaive => &["--memory=plane", "--planes=naive", "--compact-loops"],
            Self::Forking => &["--memory=forking"],
            Self::ForkingLarge => &["--memory=forking", "--symbolic-size-capacity=64KiB"],
        }
    }
}
