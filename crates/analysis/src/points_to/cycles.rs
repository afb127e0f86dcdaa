//! Strongly connected components of the constraint graph, and with them a topological order (Tarjan, without recursion).

use super::contents::Node;

/// The components of a graph.
pub struct Components {
    /// For each node the number of its component; components are numbered so that edges go from lower to higher ranks.
    ranks: Vec<u32>,
    /// The components of more than one node, and of those with an edge to themselves.
    cycles: Vec<Vec<Node>>,
}

impl Components {
    /// The topological rank of the node. Nodes of one cycle have the same rank.
    pub fn rank(&self, node: Node) -> u32 {
        // Nodes added later come last.
        self.ranks.get(node as usize).copied().unwrap_or(u32::MAX)
    }

    /// The cycles, each sorted.
    pub fn cycles(&self) -> impl Iterator<Item = &[Node]> {
        self.cycles.iter().map(Vec::as_slice)
    }
}

/// Calls its second argument on every successor of a node.
pub type Successors<'a> = dyn FnMut(Node, &mut dyn FnMut(Node)) + 'a;

/// Finds the components of the nodes that are their own parents (representatives). Successors may be nodes that were
/// merged.
pub fn components(parents: &[Node], successors: &mut Successors<'_>) -> Components {
    let mut search = Search::new(parents);
    for first in 0..parents.len() as Node {
        if parents[first as usize] == first && search.index[first as usize] == 0 {
            search.enter(first, successors);
            while search.step(successors) {}
        }
    }
    // Components are finished after all their successors.
    let last = search.finished.saturating_sub(1);
    let ranks = search.ranks.into_iter().map(|rank| last.wrapping_sub(rank)).collect();
    Components { ranks, cycles: search.cycles }
}

/// A node whose successors are being visited.
struct Open {
    node: Node,
    /// The index of its first successor in `edges`. The list ends where that of the next open node begins.
    start: usize,
    /// The index of the next successor to visit.
    next: usize,
}

/// A depth-first search in progress.
struct Search<'a> {
    parents: &'a [Node],
    /// The order in which nodes were entered, from 1; 0 for nodes not entered yet.
    index: Vec<u32>,
    /// The earliest node on the stack that is reachable from each node.
    low: Vec<u32>,
    is_on_stack: Vec<bool>,
    /// Nodes whose component is not finished.
    stack: Vec<Node>,
    open: Vec<Open>,
    /// The successors of all open nodes.
    edges: Vec<Node>,
    entered: u32,
    finished: u32,
    ranks: Vec<u32>,
    cycles: Vec<Vec<Node>>,
}

impl<'a> Search<'a> {
    fn new(parents: &'a [Node]) -> Self {
        let count = parents.len();
        Self {
            parents,
            index: vec![0; count],
            low: vec![0; count],
            is_on_stack: vec![false; count],
            stack: Vec::new(),
            open: Vec::new(),
            edges: Vec::new(),
            entered: 0,
            finished: 0,
            ranks: vec![u32::MAX; count],
            cycles: Vec::new(),
        }
    }

    fn enter(&mut self, node: Node, successors: &mut Successors<'_>) {
        let n = node as usize;
        self.entered += 1;
        (self.index[n], self.low[n]) = (self.entered, self.entered);
        self.stack.push(node);
        self.is_on_stack[n] = true;
        let (start, parents) = (self.edges.len(), self.parents);
        successors(node, &mut |mut to| {
            while parents[to as usize] != to {
                to = parents[to as usize];
            }
            self.edges.push(to);
        });
        self.open.push(Open { node, start, next: start });
    }

    /// Visits one edge, or leaves a node; returns whether the search goes on.
    fn step(&mut self, successors: &mut Successors<'_>) -> bool {
        let Some(top) = self.open.last_mut() else { return false };
        let (node, start) = (top.node, top.start);
        match self.edges.get(top.next) {
            Some(&to) => {
                top.next += 1;
                if self.index[to as usize] == 0 {
                    self.enter(to, successors);
                } else if self.is_on_stack[to as usize] {
                    self.low[node as usize] = self.low[node as usize].min(self.index[to as usize]);
                }
            }
            None => self.leave(node, start),
        }
        true
    }

    fn leave(&mut self, node: Node, start: usize) {
        let n = node as usize;
        let leads_to_itself = self.edges[start..].contains(&node);
        self.edges.truncate(start);
        self.open.pop();
        if let Some(below) = self.open.last() {
            let below = below.node as usize;
            self.low[below] = self.low[below].min(self.low[n]);
        }
        if self.low[n] != self.index[n] {
            return;
        }
        let from = self.stack.iter().rposition(|&member| member == node).expect("it was pushed");
        let mut members = self.stack.split_off(from);
        for &member in &members {
            self.is_on_stack[member as usize] = false;
            self.ranks[member as usize] = self.finished;
        }
        self.finished += 1;
        if members.len() > 1 || leads_to_itself {
            members.sort_unstable();
            self.cycles.push(members);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(count: u32, edges: &[(Node, Node)]) -> Components {
        let parents: Vec<Node> = (0..count).collect();
        components(&parents, &mut |node, visit| {
            edges.iter().filter(|(from, _)| *from == node).for_each(|&(_, to)| visit(to));
        })
    }

    #[test]
    fn a_cycle_is_found_whole_and_stands_between_what_leads_to_it_and_what_follows() {
        let found = of(6, &[(0, 1), (1, 2), (2, 3), (3, 1), (3, 4), (5, 5)]);
        let cycles: Vec<&[Node]> = found.cycles().collect();
        assert_eq!(cycles, [&[1, 2, 3][..], &[5]]);
        assert!(found.rank(0) < found.rank(2) && found.rank(2) == found.rank(3));
        assert!(found.rank(3) < found.rank(4));
    }
}
