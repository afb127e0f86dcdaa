//! Losses: what a run did not explore although nothing stopped it, each with its source location, its reason and its
//! count.
//!
//! A run that ended by itself and has no losses has explored every path. [`LossKind`] is the one table of kinds.

use std::collections::BTreeMap;
use std::sync::Arc;

/// The kind of a loss.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum LossKind {
    /// A value was concretised to one of several.
    Concretised,
    /// A pointer was restricted to one of the objects it may point to.
    Resolution,
    /// One side of a branch was dropped because the program disabled forking.
    Forking,
    /// A symbolic size or length was above the explored limit.
    Size,
    /// A part of the environment was not explored.
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

/// A loss at one source location for one reason.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Loss {
    /// What kind.
    pub kind: LossKind,
    /// Where in the source, if known.
    pub location: Option<(Arc<str>, u32)>,
    /// The reason as text.
    pub reason: String,
}

/// All losses of a run, with how often each happened.
pub type Losses = BTreeMap<Loss, u64>;
