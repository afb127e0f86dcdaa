//! The layers a query goes through: cheapest first, the first one with an answer ends it.
//!
//! Some layers only make the query smaller. Those that remember ([`Layer::is_memory`]) give what the others would
//! give again, or a hint that no result depends on, so switching one of them off changes the time of a run and nothing
//! else. Each of the others has its own way to a model: without one of them the verdicts are the same, while the
//! values chosen for a test may be different ones.

pub(crate) mod counterexamples;
pub(crate) mod enumeration;
pub(crate) mod query_cache;
pub(crate) mod ranges;
pub(crate) mod search;

/// One way to answer a query, or to make it smaller.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Layer {
    /// The condition is a constant.
    Constants,
    /// Bytes whose value the path has fixed are replaced by it.
    Equalities,
    /// Only the constraints that share symbols with the condition are kept.
    Independence,
    /// The inputs the path carries along satisfy the condition.
    ModelReuse,
    /// The same query, but for names, was asked before.
    QueryCache,
    /// Bounds and known bits under the path's constraints decide the condition.
    Ranges,
    /// There are so few possible inputs that all of them are tried.
    Enumeration,
    /// A contradiction found before is part of the query, or inputs found before satisfy all of it.
    Counterexamples,
    /// Inputs are found by changing the path's inputs where the condition asks for it.
    Search,
    /// The fast backend, within a budget.
    Fast,
    /// The full backend.
    Full,
}

impl Layer {
    /// All layers in the order they are tried, with the name of each and what it does for a reader of `--help`.
    pub const TABLE: [(Self, &'static str, &'static str); 11] = [
        (Self::Constants, "constants", "the condition is a constant"),
        (Self::Equalities, "equalities", "bytes with a known value are replaced by it"),
        (Self::Independence, "independence", "only constraints that share inputs with the query are asked"),
        (Self::ModelReuse, "model", "the path's own inputs are tried"),
        (Self::QueryCache, "query", "queries answered before, whatever their inputs are called"),
        (Self::Ranges, "ranges", "bounds and known bits"),
        (Self::Enumeration, "few", "all inputs are tried where they are few"),
        (Self::Counterexamples, "cex", "contradictions and inputs found before"),
        (Self::Search, "search", "inputs are changed where the condition asks for it"),
        (Self::Fast, "blaster", "the fast backend"),
        (Self::Full, "full", "the full backend"),
    ];

    /// The number of layers.
    pub const COUNT: usize = Self::TABLE.len();

    /// Its name on the command line and in `run.json`.
    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// Whether the layer only remembers: with it and without it every byte of the results is the same.
    pub fn is_memory(self) -> bool {
        matches!(self, Self::ModelReuse | Self::QueryCache | Self::Counterexamples)
    }

    /// Whether a chain works without the layer.
    pub fn is_optional(self) -> bool {
        !matches!(self, Self::Constants | Self::Full)
    }
}

/// A set of layers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Layers(u16);

impl Layers {
    /// No layer.
    pub const NONE: Self = Self(0);

    /// This set and one more layer.
    #[must_use]
    pub fn with(self, layer: Layer) -> Self {
        Self(self.0 | 1 << layer as u8)
    }

    /// Whether the layer is in the set.
    pub fn contains(self, layer: Layer) -> bool {
        self.0 >> layer as u8 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_stands_in_the_order_of_the_layers() {
        for (place, (layer, ..)) in Layer::TABLE.iter().enumerate() {
            assert_eq!(*layer as usize, place);
        }
    }
}
