//! The execution tree: the forks that led to each live state. Subtrees whose paths have all ended are pruned.

use loam_base::Rng;
use loam_state::StateId;

/// A node's number.
pub type NodeId = u32;

const NONE: u32 = u32::MAX;

/// The tree of all live states.
pub struct Tree {
    nodes: Vec<Node>,
    free: Vec<NodeId>,
    root: NodeId,
}

struct Node {
    parent: NodeId,
    /// Which successor of its parent this is.
    decision: u32,
    content: Content,
}

enum Content {
    /// A live state.
    Leaf(StateId),
    /// Live children.
    Inner(Vec<NodeId>),
}

impl Tree {
    /// A tree with one state.
    pub fn new(state: StateId) -> Self {
        let root = Node { parent: NONE, decision: 0, content: Content::Leaf(state) };
        Self { nodes: vec![root], free: Vec::new(), root: 0 }
    }

    /// A tree without states.
    pub fn empty() -> Self {
        let root = Node { parent: NONE, decision: 0, content: Content::Inner(Vec::new()) };
        Self { nodes: vec![root], free: Vec::new(), root: 0 }
    }

    /// The node of the first state.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// Replaces a leaf by these states, numbered from 0. Returns their nodes.
    pub fn fork(&mut self, leaf: NodeId, states: &[StateId]) -> Vec<NodeId> {
        let node = |(decision, &state)| Node { parent: leaf, decision, content: Content::Leaf(state) };
        let nodes: Vec<NodeId> = (0..).zip(states).map(node).map(|node| self.add(node)).collect();
        self.nodes[leaf as usize].content = Content::Inner(nodes.clone());
        nodes
    }

    fn add(&mut self, node: Node) -> NodeId {
        match self.free.pop() {
            Some(id) => {
                self.nodes[id as usize] = node;
                id
            }
            None => {
                self.nodes.push(node);
                (self.nodes.len() - 1) as NodeId
            }
        }
    }

    /// The decisions from the root to a node.
    pub fn position(&self, node: NodeId) -> Box<[u32]> {
        let mut decisions = Vec::new();
        let mut node = node;
        while self.nodes[node as usize].parent != NONE {
            decisions.push(self.nodes[node as usize].decision);
            node = self.nodes[node as usize].parent;
        }
        decisions.reverse();
        decisions.into()
    }

    /// Adds a state at a position that no state of the tree has. The nodes above it are those of the other states, as far as
    /// their positions begin in the same way.
    pub fn insert(&mut self, position: &[u32], state: StateId) -> NodeId {
        let mut node = self.root;
        for &decision in position {
            node = self.child(node, decision);
        }
        self.nodes[node as usize].content = Content::Leaf(state);
        node
    }

    /// The child of an inner node for this decision; it is made if there is none. Children are ordered by their decisions.
    fn child(&mut self, parent: NodeId, decision: u32) -> NodeId {
        let Content::Inner(children) = &self.nodes[parent as usize].content else {
            unreachable!("no state lies above another one")
        };
        match children.binary_search_by_key(&decision, |&child| self.nodes[child as usize].decision) {
            Ok(at) => children[at],
            Err(at) => {
                let child = self.add(Node { parent, decision, content: Content::Inner(Vec::new()) });
                if let Content::Inner(children) = &mut self.nodes[parent as usize].content {
                    children.insert(at, child);
                }
                child
            }
        }
    }

    /// Removes a leaf, and every inner node that has no child left.
    pub fn end(&mut self, leaf: NodeId) {
        let mut node = leaf;
        loop {
            let parent = self.nodes[node as usize].parent;
            if parent == NONE {
                self.nodes[node as usize].content = Content::Inner(Vec::new());
                return;
            }
            self.nodes[node as usize].content = Content::Inner(Vec::new());
            self.free.push(node);
            let Content::Inner(children) = &mut self.nodes[parent as usize].content else { return };
            children.retain(|&child| child != node);
            if !children.is_empty() {
                return;
            }
            node = parent;
        }
    }

    /// All states in the order of their positions.
    pub fn states(&self) -> Vec<StateId> {
        let mut states = Vec::new();
        let mut open = vec![self.root];
        while let Some(node) = open.pop() {
            match &self.nodes[node as usize].content {
                Content::Leaf(state) => states.push(*state),
                Content::Inner(children) => open.extend(children.iter().rev()),
            }
        }
        states
    }

    /// The state at the end of a random walk from the root.
    pub fn random_leaf(&self, rng: &mut Rng) -> Option<StateId> {
        let mut node = self.root;
        loop {
            match &self.nodes[node as usize].content {
                Content::Leaf(state) => return Some(*state),
                Content::Inner(children) => match children.len() {
                    0 => return None,
                    1 => node = children[0],
                    count => node = children[rng.below(count as u64) as usize],
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_of_another_tree_are_inserted_at_their_positions() {
        let mut tree = Tree::empty();
        assert_eq!(tree.random_leaf(&mut Rng::new(0)), None);
        let third = tree.insert(&[1, 0, 2], StateId(3));
        let first = tree.insert(&[0, 5], StateId(1));
        let second = tree.insert(&[1, 0, 0], StateId(2));
        assert_eq!(tree.states(), [StateId(1), StateId(2), StateId(3)]);
        assert_eq!(*tree.position(third), [1, 0, 2]);
        let forked = tree.fork(second, &[StateId(4), StateId(5)]);
        assert_eq!(*tree.position(forked[1]), [1, 0, 0, 1]);
        for leaf in [first, third, forked[0], forked[1]] {
            tree.end(leaf);
        }
        assert_eq!(tree.states(), []);
        let again = tree.insert(&[1, 0, 2], StateId(6));
        assert_eq!((tree.states(), &*tree.position(again)), (vec![StateId(6)], &[1, 0, 2][..]));
    }

    #[test]
    fn positions_are_decisions_and_ended_subtrees_vanish() {
        let mut tree = Tree::new(StateId(0));
        let first = tree.fork(tree.root(), &[StateId(1), StateId(2)]);
        let second = tree.fork(first[1], &[StateId(3), StateId(4)]);
        assert_eq!(*tree.position(second[1]), [1, 1]);
        assert_eq!(tree.states(), [StateId(1), StateId(3), StateId(4)]);
        tree.end(second[0]);
        tree.end(second[1]);
        let mut rng = Rng::new(0);
        assert_eq!(tree.random_leaf(&mut rng), Some(StateId(1)));
        tree.end(first[0]);
        assert_eq!(tree.random_leaf(&mut rng), None);
    }
}
