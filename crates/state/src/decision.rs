//! Decisions: the points where a path takes one of several alternatives.
//!
//! Branches, resolutions, sizes, concretised values and chosen failures are all recorded as a [`Decision`]: the
//! decisions of a path, in order, determine how to execute that path again. [`DecisionKind`] is the one table of kinds.

/// The kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum DecisionKind {
    /// In which initial state the program starts: how many symbolic arguments there are.
    Start,
    /// Which side of a conditional branch follows.
    Branch,
    /// Which target of a switch follows.
    Switch,
    /// The target of an indirect jump or call.
    Target,
    /// Whether the operands of an instruction are valid: a divisor, a shift amount, a conversion.
    Operand,
    /// Which object an address resolves to, and whether the access is in bounds.
    Resolution,
    /// How large an object or a range is.
    Size,
    /// Whether a value depends on uninitialised memory.
    Initialisation,
    /// Which case of a function model applies.
    FunctionModel,
    /// Whether a call fails (chosen failure).
    Failure,
    /// The value to which a term is concretised.
    Concretisation,
    /// A condition that the program or the engine assumes.
    Assumption,
}

impl DecisionKind {
    /// All kinds in their order, with their names in `run.json`.
    pub const TABLE: [(Self, &'static str); 12] = [
        (Self::Start, "start"),
        (Self::Branch, "branch"),
        (Self::Switch, "switch"),
        (Self::Target, "target"),
        (Self::Operand, "operand"),
        (Self::Resolution, "resolution"),
        (Self::Size, "size"),
        (Self::Initialisation, "initialisation"),
        (Self::FunctionModel, "function-model"),
        (Self::Failure, "failure"),
        (Self::Concretisation, "concretisation"),
        (Self::Assumption, "assumption"),
    ];
    /// The number of kinds.
    pub const COUNT: usize = Self::TABLE.len();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_the_order_of_the_kinds() {
        for (number, (kind, _)) in DecisionKind::TABLE.iter().enumerate() {
            assert_eq!(*kind as usize, number);
        }
    }
}
