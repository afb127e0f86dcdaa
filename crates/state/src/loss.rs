//! What a run did not explore although nothing stopped it: each loss with its place, its reason and how often it happened.
//!
//! A run without losses that came to its end has explored every path. [`LossKind`] is the one table of kinds.

use std::collections::BTreeMap;
use std::sync::Arc;

/// Why something was not explored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LossKind {
    /// A value was restricted to one of those it could have.
    Concretised,
    /// A pointer was restricted to one of the objects it could point to.
    Resolution,
    /// One side of a branch was left out because the program forbade forking.
    Forking,
    /// A symbolic size or length was above what is explored.
    Size,
    /// The environment has more than is explored.
    Environment,
    /// The solver gave up.
    Solver,
    /// A limit ended a path: depth, states, memory.
    Limit,
    /// The program does something that Loam does not support.
    Unsupported,
    /// A path turned out to be infeasible.
    Infeasible,
}

impl LossKind {
    /// All kinds, with their names in `run.json`.
    pub const TABLE: &'static [(LossKind, &'static str)] = &[
        (LossKind::Concretised, "concretised"),
        (LossKind::Resolution, "resolution"),
        (LossKind::Forking, "forking"),
        (LossKind::Size, "size"),
        (LossKind::Environment, "environment"),
        (LossKind::Solver, "solver"),
        (LossKind::Limit, "limit"),
        (LossKind::Unsupported, "unsupported"),
        (LossKind::Infeasible, "infeasible"),
    ];

    /// The name in `run.json`.
    pub fn name(self) -> &'static str {
        Self::TABLE.iter().find(|row| row.0 == self).expect("the table has every kind").1
    }
}

/// A loss at one place for one reason.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Loss {
    /// What kind.
    pub kind: LossKind,
    /// Where in the source, if known.
    pub place: Option<(Arc<str>, u32)>,
    /// In words.
    pub reason: String,
}

/// All losses of a run, with how often each happened.
pub type Losses = BTreeMap<Loss, u64>;
