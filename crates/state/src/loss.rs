//! Losses: what a run did not explore although nothing stopped it, each with its source location, its reason and its
//! count.
//!
//! A run that ended by itself and has no losses has explored every path. [`LossKind`] is the one table of kinds.

use crate::kinds::kinds;
use std::collections::BTreeMap;
use std::sync::Arc;

kinds! {
    /// The kind of a loss, with its name in `run.json`.
    pub enum LossKind: (LossKind, &'static str) {
        /// A value was concretised to one of several.
        Concretised = ("concretised"),
        /// A pointer was restricted to one of the objects it may point to.
        Resolution = ("resolution"),
        /// One side of a branch was dropped because the program disabled forking.
        Forking = ("forking"),
        /// A symbolic size or length was above the explored limit.
        Size = ("size"),
        /// A part of the environment was not explored.
        Environment = ("environment"),
        /// The solver gave up.
        Solver = ("solver"),
        /// A limit ended a path: depth, states, memory.
        Limit = ("limit"),
        /// The program does something that Loam does not support.
        Unsupported = ("unsupported"),
        /// A path turned out to be infeasible.
        Infeasible = ("infeasible"),
        /// Loam itself failed on a path.
        Fault = ("fault"),
    }
}

impl LossKind {
    /// The name in `run.json`.
    pub fn name(self) -> &'static str {
        Self::TABLE[self as usize].1
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
