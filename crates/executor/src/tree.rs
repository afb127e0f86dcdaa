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
