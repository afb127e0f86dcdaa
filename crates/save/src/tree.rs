//! The saved execution tree: the decisions of each path between two forks, and how the path goes on.

use crate::record::Record;
use loam_base::stable_hash;
use loam_state::decision::Outcome;
use rustc_hash::FxHashMap;

/// The number of a node.
pub type NodeId = u32;

/// A function of the program that was run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedFunction {
    /// Its name.
    pub name: String,
    /// A hash of its code.
    pub body: u64,
}

/// A place in the program: the number of a saved function, and a block of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// The number of the function among those saved.
    pub function: u32,
    /// The block.
    pub block: u32,
}

/// How a path ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ending {
    /// The program exited.
    Exit,
    /// With an error.
    Error,
    /// Without a result.
    Silent,
    /// It was terminated early: whoever has more time or memory explores it.
    Early,
}

impl Ending {
    /// The ending with this number.
    pub fn of(number: u8) -> Option<Self> {
        [Self::Exit, Self::Error, Self::Silent, Self::Early].get(usize::from(number)).copied()
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SavedDecision {
    /// The number of its kind.
    pub kind: u8,
    /// Where it was made.
    pub place: Place,
    /// What was decided, as a number.
    outcome: u64,
}

const VALUE: u64 = 1 << 63;
const FORK: u64 = 1 << 62;

impl SavedDecision {
    /// A decision with this outcome.
    pub fn new(kind: u8, place: Place, outcome: &Outcome) -> Self {
        let outcome = match outcome {
            Outcome::Only(number) => u64::from(*number),
            Outcome::Fork(numbers) => FORK | stable_hash(numbers) >> 2,
            Outcome::Value(value) => VALUE | stable_hash(value) >> 1,
        };
        Self { kind, place, outcome }
    }

    /// Whether another decision of the same kind has the same outcome.
    pub fn agrees(&self, other: &Self) -> bool {
        (self.kind, self.outcome) == (other.kind, other.outcome)
    }

    /// The outcome in words.
    pub fn describe(&self) -> String {
        match self.outcome {
            outcome if outcome & VALUE != 0 => "one value".to_owned(),
            outcome if outcome & FORK != 0 => "several ways".to_owned(),
            number => format!("way {} alone", number + 1),
        }
    }
}

/// How the path of a node goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It was not finished when the run was saved.
    Open,
    /// It forked into these nodes, after so many instructions.
    Forked {
        /// The first one; the others follow it.
        first: NodeId,
        /// How many.
        count: u32,
        /// Instructions from the start of the program.
        instructions: u64,
    },
    /// It ended.
    Ended {
        /// How.
        ending: Ending,
        /// Instructions from the start of the program.
        instructions: u64,
    },
    /// It was to be merged with others, or terminated early.
    Left,
}

#[derive(Debug)]
struct Node {
    decisions: Vec<SavedDecision>,
    end: End,
}

/// The execution tree of a saved run.
#[derive(Debug)]
pub struct SavedTree {
    nodes: Vec<Node>,
    /// The functions that places refer to.
    pub functions: Vec<SavedFunction>,
    /// Decisions in the whole tree.
    pub decisions: u64,
    /// For each node, whether all its paths have ended.
    finished: Vec<bool>,
    /// For each node, whether one of its paths has ended with an error.
    has_error: Vec<bool>,
}

impl SavedTree {
    /// The node of the first state.
    pub const ROOT: NodeId = 0;

    /// The decisions of a node.
    pub fn decisions(&self, node: NodeId) -> &[SavedDecision] {
        &self.nodes[node as usize].decisions
    }

    /// How the path of a node goes on.
    pub fn end(&self, node: NodeId) -> End {
        self.nodes[node as usize].end
    }

    /// Whether nothing is left to explore below a node.
    pub fn is_finished(&self, node: NodeId) -> bool {
        self.finished[node as usize]
    }

    /// Whether a path below a node ended with an error.
    pub fn has_error(&self, node: NodeId) -> bool {
        self.has_error[node as usize]
    }

    /// The endings of all paths below a node.
    pub fn endings(&self, node: NodeId) -> Vec<Ending> {
        let (mut open, mut endings) = (vec![node], Vec::new());
        while let Some(node) = open.pop() {
            match self.end(node) {
                End::Forked { first, count, .. } => open.extend(first..first + count),
                End::Ended { ending, .. } => endings.push(ending),
                End::Open | End::Left => {}
            }
        }
        endings
    }

    /// Whether the run was recorded, and something of it is left to do.
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1 && self.nodes[0].decisions.is_empty()
    }
}

/// Makes a tree of records.
pub(crate) struct Builder {
    tree: SavedTree,
    /// The node of each live state.
    nodes: FxHashMap<u32, NodeId>,
    selected: u32,
    next_state: u32,
}

impl Builder {
    pub fn new() -> Self {
        let root = Node { decisions: Vec::new(), end: End::Open };
        let tree = SavedTree {
            nodes: vec![root],
            functions: Vec::new(),
            decisions: 0,
            finished: Vec::new(),
            has_error: Vec::new(),
        };
        Self { tree, nodes: FxHashMap::from_iter([(0, SavedTree::ROOT)]), selected: 0, next_state: 1 }
    }

    /// Adds a record. `None` if it does not fit to those before.
    pub fn add(&mut self, record: Record) -> Option<()> {
        match record {
            Record::Function { name, body } => self.tree.functions.push(SavedFunction { name, body }),
            Record::Started { count } if count > 1 => self.fork(0, count, 0)?,
            Record::Started { .. } => {}
            Record::Selected { state } => self.selected = state,
            Record::Decided { kind, place, outcome } => {
                self.tree.decisions += 1;
                self.node()?.decisions.push(SavedDecision::new(kind, place, &outcome));
            }
            Record::Forked { count, instructions } => self.fork(self.selected, count, instructions)?,
            Record::Ended { ending: Ending::Early, .. } | Record::Waited => self.node()?.end = End::Left,
            Record::Ended { ending, instructions } => {
                self.node()?.end = End::Ended { ending, instructions };
                self.nodes.remove(&self.selected);
            }
            Record::Answered { .. }
            | Record::Selections { .. }
            | Record::Unordered
            | Record::Resumed { .. }
            | Record::Chosen { .. }
            | Record::Tried(_)
            | Record::TriedLeft { .. }
            | Record::Covered(_) => {}
        }
        Some(())
    }

    fn node(&mut self) -> Option<&mut Node> {
        let node = *self.nodes.get(&self.selected)?;
        Some(&mut self.tree.nodes[node as usize])
    }

    /// The states of a fork have ids as the executor gives them: the first one has the newest.
    fn fork(&mut self, state: u32, count: u32, instructions: u64) -> Option<()> {
        let node = self.nodes.remove(&state)?;
        let first = self.tree.nodes.len() as NodeId;
        self.tree.nodes[node as usize].end = End::Forked { first, count, instructions };
        for index in 0..count {
            self.tree.nodes.push(Node { decisions: Vec::new(), end: End::Open });
            self.nodes.insert(self.next_state + count - 1 - index, first + index);
        }
        self.next_state += count;
        Some(())
    }

    pub fn finish(mut self) -> SavedTree {
        let count = self.tree.nodes.len();
        (self.tree.finished, self.tree.has_error) = (vec![false; count], vec![false; count]);
        // Children stand behind their parents.
        for node in (0..count).rev() {
            let (finished, has_error) = match self.tree.nodes[node].end {
                End::Forked { first, count, .. } => {
                    let children = first as usize..(first + count) as usize;
                    let SavedTree { finished, has_error, .. } = &self.tree;
                    (
                        children.clone().all(|child| finished[child]),
                        children.clone().any(|child| has_error[child]),
                    )
                }
                End::Ended { ending, .. } => (true, ending == Ending::Error),
                End::Open | End::Left => (false, false),
            };
            (self.tree.finished[node], self.tree.has_error[node]) = (finished, has_error);
        }
        self.tree
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(records: impl IntoIterator<Item = Record>) -> SavedTree {
        let mut builder = Builder::new();
        records.into_iter().for_each(|record| builder.add(record).expect("it fits"));
        builder.finish()
    }

    fn decided(outcome: Outcome) -> Record {
        Record::Decided { kind: 1, place: Place { function: 0, block: 2 }, outcome }
    }

    #[test]
    fn records_become_a_tree() {
        // State 0 forks into 2 and 1, the first of which has the newer id; 2 ends, 1 forks into 4 and 3, and 4 ends with an error.
        let ended = |ending| Record::Ended { ending, instructions: 9 };
        let tree = tree([
            Record::Started { count: 1 },
            Record::Selected { state: 0 },
            decided(Outcome::Only(1)),
            decided(Outcome::Fork([0, 1].into())),
            Record::Forked { count: 2, instructions: 5 },
            Record::Selected { state: 2 },
            ended(Ending::Exit),
            Record::Selected { state: 1 },
            decided(Outcome::Fork([0, 1].into())),
            Record::Forked { count: 2, instructions: 7 },
            Record::Selected { state: 4 },
            ended(Ending::Error),
        ]);
        assert_eq!((tree.decisions, tree.decisions(SavedTree::ROOT).len()), (3, 2));
        let End::Forked { first, count: 2, instructions: 5 } = tree.end(SavedTree::ROOT) else {
            panic!("the first state forked")
        };
        assert!(tree.is_finished(first) && !tree.has_error(first));
        let End::Forked { first: below, count: 2, .. } = tree.end(first + 1) else { panic!("it forked") };
        assert!(tree.is_finished(below) && tree.has_error(below) && tree.has_error(SavedTree::ROOT));
        assert_eq!((tree.end(below + 1), tree.is_finished(below + 1)), (End::Open, false));
        assert!(!tree.is_finished(first + 1) && !tree.is_finished(SavedTree::ROOT));
        assert_eq!(tree.endings(SavedTree::ROOT), [Ending::Error, Ending::Exit]);
    }

    #[test]
    fn records_of_states_that_do_not_exist_do_not_fit() {
        let mut builder = Builder::new();
        assert!(builder.add(Record::Selected { state: 7 }).is_some());
        assert!(builder.add(decided(Outcome::Only(0))).is_none());
    }

    #[test]
    fn decisions_agree_if_kind_and_outcome_do() {
        let place = Place { function: 0, block: 0 };
        let of = |kind, outcome: Outcome| SavedDecision::new(kind, place, &outcome);
        assert!(of(1, Outcome::Only(1)).agrees(&of(1, Outcome::Only(1))));
        assert!(!of(1, Outcome::Only(1)).agrees(&of(2, Outcome::Only(1))));
        assert!(!of(1, Outcome::Fork([0, 1].into())).agrees(&of(1, Outcome::Fork([0, 2].into()))));
        assert!(!of(1, Outcome::Value(1)).agrees(&of(1, Outcome::Value(2))));
        assert_eq!(of(1, Outcome::Only(1)).describe(), "way 2 alone");
    }
}
