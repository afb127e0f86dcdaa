//! Decisions: the points where a path takes one of several alternatives.
//!
//! Branches, resolutions, sizes, concretised values and chosen failures are all recorded as a [`Decision`]: the
//! decisions of a path, in order, determine how to execute that path again. [`DecisionKind`] is the one table of kinds.

use crate::kinds::kinds;

kinds! {
    /// The kind of a decision, with its name in `run.json`.
    #[repr(u8)]
    pub enum DecisionKind: (DecisionKind, &'static str) {
        /// In which initial state the program starts: how many symbolic arguments there are.
        Start = ("start"),
        /// Which side of a conditional branch follows.
        Branch = ("branch"),
        /// Which target of a switch follows.
        Switch = ("switch"),
        /// The target of an indirect jump or call.
        Target = ("target"),
        /// Whether the operands of an instruction are valid: a divisor, a shift amount, a conversion.
        Operand = ("operand"),
        /// Which object an address resolves to, and whether the access is in bounds.
        Resolution = ("resolution"),
        /// How large an object or a range is.
        Size = ("size"),
        /// Whether a value depends on uninitialised memory.
        Initialisation = ("initialisation"),
        /// Whether all iterations of a loop that is executed in one step are in bounds, or have a closed form.
        Loop = ("loop"),
        /// Which case of a function model applies.
        FunctionModel = ("function-model"),
        /// Whether a call fails (chosen failure).
        Failure = ("failure"),
        /// The value to which a term is concretised.
        Concretisation = ("concretisation"),
        /// A condition that the program or the engine assumes.
        Assumption = ("assumption"),
    }
}

/// One decision of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The kind of decision.
    pub kind: DecisionKind,
    /// The program counter of the instruction that needed the decision.
    pub pc: u32,
    /// The outcome.
    pub outcome: Outcome,
}

/// The outcome of a decision. Alternatives are numbered from 0 in the order in which they were given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// This alternative alone is feasible, or the only one that is explored.
    Only(u32),
    /// These alternatives are feasible: the path forks, and its successors follow in this order.
    Fork(Box<[u32]>),
    /// A term has this value from here on.
    Value(u128),
}
