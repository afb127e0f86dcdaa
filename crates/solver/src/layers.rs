//! The layers a query goes through: cheapest first, the first one with an answer ends it.
//!
//! Some layers only simplify the query. The caches ([`Layer::is_cache`]) return a result that the other layers would
//! compute again, or a model that only becomes a cached model, so switching a cache off changes the time of a run and
//! nothing else. Each of the other layers finds models by its own procedure: without one of them the verdicts are the
//! same, while the values chosen for a test may differ.

pub(crate) mod backtracking;
pub(crate) mod counterexamples;
pub(crate) mod enumeration;
pub(crate) mod listing;
pub(crate) mod query_cache;
pub(crate) mod ranges;
pub(crate) mod search;

/// A procedure that answers a query or simplifies it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Layer {
    /// The condition is a constant.
    Constants,
    /// Bytes that the path fixes to one value are replaced by that value.
    Equalities,
    /// Only the constraints that share symbols with the condition are kept.
    Independence,
    /// The condition depends on one byte: the values that satisfy it are compared with those that the path leaves.
    ByteSets,
    /// The cached model of the path satisfies the condition.
    ModelReuse,
    /// An earlier query was the same up to the names of inputs.
    QueryCache,
    /// Bounds and known bits under the path's constraints decide the condition.
    Ranges,
    /// All inputs are enumerated, if they are few.
    Enumeration,
    /// The query contains the unsat core of an earlier query, or the model of an earlier query satisfies it.
    Counterexamples,
    /// Local search, which changes the cached model where a conjunct fails.
    Search,
    /// The inputs that the path leaves to a few bytes are listed, and the condition is evaluated with each of them.
    Listing,
    /// The input bytes are set one after another, in few steps.
    Backtracking,
    /// The fast backend with what it keeps of earlier queries, with little effort.
    Fast,
    /// Backtracking with many steps, then the fast backend from scratch, within a budget.
    Hard,
    /// The full backend.
    Full,
}

impl Layer {
    /// All layers in the order they are tried, each with its name and its description in `--help`.
    pub const TABLE: [(Self, &'static str, &'static str); 15] = [
        (Self::Constants, "constants", "the condition is a constant"),
        (Self::Equalities, "equalities", "bytes with a known value are replaced by it"),
        (Self::Independence, "independence", "only constraints that share inputs with the query are used"),
        (Self::ByteSets, "bytes", "conditions on one byte are sets of values"),
        (Self::ModelReuse, "model", "the path's own inputs are tried"),
        (Self::QueryCache, "query", "queries answered before, whatever their inputs are called"),
        (Self::Ranges, "ranges", "bounds and known bits"),
        (Self::Enumeration, "few", "all inputs are tried where they are few"),
        (Self::Counterexamples, "cex", "contradictions and inputs found before"),
        (Self::Search, "search", "inputs are changed where the condition asks for it"),
        (Self::Listing, "list", "the inputs that the path leaves to few bytes are listed"),
        (Self::Backtracking, "backtrack", "bytes are set one after another"),
        (Self::Fast, "blaster", "the fast backend, with what it keeps of earlier queries"),
        (Self::Hard, "hard", "more of both: many steps, and the fast backend from scratch"),
        (Self::Full, "full", "the full backend"),
    ];

    /// The number of layers.
    pub const COUNT: usize = Self::TABLE.len();

    /// The name of the layer on the command line and in `run.json`.
    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
    }

    /// Whether the layer is a cache: with it and without it every byte of the results is the same.
    pub fn is_cache(self) -> bool {
        matches!(self, Self::ModelReuse | Self::QueryCache | Self::Counterexamples)
    }

    /// Most queries in a row that the layer is left out for because it has failed before ([`Backoff`](crate::backoff)): layers
    /// that fail on most queries of some programs, although other queries of the same kind would be theirs.
    pub(crate) fn most_left_out(self) -> u32 {
        match self {
            Self::Backtracking => 7,
            Self::Ranges | Self::Enumeration => 15,
            Self::Search => 31,
            Self::Constants
            | Self::Equalities
            | Self::Independence
            | Self::ByteSets
            | Self::ModelReuse
            | Self::QueryCache
            | Self::Counterexamples
            | Self::Listing
            | Self::Fast
            | Self::Hard
            | Self::Full => 0,
        }
    }

    /// About what a query takes that this layer answers, in executed instructions.
    pub(crate) fn work(self) -> u64 {
        match self {
            Self::Constants | Self::Equalities | Self::Independence | Self::ByteSets | Self::ModelReuse => 0,
            Self::QueryCache | Self::Ranges | Self::Enumeration | Self::Counterexamples => 2_000,
            Self::Search | Self::Listing | Self::Backtracking | Self::Fast => 50_000,
            Self::Hard | Self::Full => 1_000_000,
        }
    }

    /// Whether the layer can be switched off.
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
    fn the_table_has_the_order_of_the_layers() {
        for (place, (layer, ..)) in Layer::TABLE.iter().enumerate() {
            assert_eq!(*layer as usize, place);
        }
    }
}
