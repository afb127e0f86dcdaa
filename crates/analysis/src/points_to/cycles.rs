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
    /// Where the node stands in topological order. Nodes of one cycle stand at the same place.
    pub fn rank(&self, node: Node) -> u32 {
        // Nodes made since then come last.
        self.ranks.get(node as usize).copied().unwrap_or(u32::MAX)
    }

    /// The cycles, each sorted.
    pub fn cycles(&self) -> impl Iterator<Item = &[Node]> {
        self.cycles.iter().map(Vec::as_slice)
    }
}

/// A node whose successors are being visited.
struct Open {
    node: Node,
    /// Its successors from here on are to be visited; they end where the next open node's begin.
    next: usize,
    /// Where its successors begin.
    start: usize,
}

/// Finds the components of the nodes that are their own parents. Successors may be named by any of their former names.
pub fn components(parents: &[Node], successors: &mut dyn FnMut(Node, &mut dyn FnMut(Node))) -> Components {
    let root = |mut node: Node| {
        while parents[node as usize] != node {
            node = parents[node as usize];
        }
        node
    };
    let count = parents.len();
    let mut index = vec![0u32; count];
    let mut low = vec![0u32; count];
    let mut on_stack = vec![false; count];
    let mut ranks = vec![u32::MAX; count];
    let (mut stack, mut open, mut edges): (Vec<Node>, Vec<Open>, Vec<Node>) = Default::default();
    let mut cycles = Vec::new();
    let (mut visited, mut finished) = (0u32, 0u32);
    let mut enter = |node: Node, edges: &mut Vec<Node>, open: &mut Vec<Open>| {
        let start = edges.len();
        successors(node, &mut |to| edges.push(root(to)));
        open.push(Open { node, next: start, start });
    };
    for first in 0..count as Node {
        if parents[first as usize] != first || index[first as usize] != 0 {
            continue;
        }
        visited += 1;
        (index[first as usize], low[first as usize]) = (visited, visited);
        stack.push(first);
        on_stack[first as usize] = true;
        enter(first, &mut edges, &mut open);
        while let Some(top) = open.last_mut() {
            let node = top.node as usize;
            if let Some(&to) = edges.get(top.next) {
                top.next += 1;
                let t = to as usize;
                if index[t] == 0 {
                    visited += 1;
                    (index[t], low[t]) = (visited, visited);
                    stack.push(to);
                    on_stack[t] = true;
                    enter(to, &mut edges, &mut open);
                } else if on_stack[t] {
                    low[node] = low[node].min(index[t]);
                }
                continue;
            }
            let start = top.start;
            let loops = edges[start..].contains(&(node as Node));
            edges.truncate(start);
            open.pop();
            if let Some(below) = open.last() {
                let below = below.node as usize;
                low[below] = low[below].min(low[node]);
            }
            if low[node] != index[node] {
                continue;
            }
            let from = stack.iter().rposition(|&member| member as usize == node).expect("it was pushed");
            let mut members = stack.split_off(from);
            for &member in &members {
                on_stack[member as usize] = false;
                ranks[member as usize] = finished;
            }
            finished += 1;
            if members.len() > 1 || loops {
                members.sort_unstable();
                cycles.push(members);
            }
        }
    }
    // Components are finished after everything they lead to.
    for rank in &mut ranks {
        *rank = finished.saturating_sub(1).wrapping_sub(*rank);
    }
    Components { ranks, cycles }
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
