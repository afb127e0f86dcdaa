//! Natural loops: which blocks belong to the innermost loop around a block.
//!
//! A jump from a block to one that dominates it, the header, goes back in a loop: its blocks are those that reach the jump without
//! the header. A block of an outer loop is none of the inner one, though it leads back to it. Dominators are computed as by
//! Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm").

use loam_base::{Id, IdMap};
use loam_program::ir::{BlockId, Body};

/// For each block of a function, whether it is a member of a set.
pub(super) type Blocks = IdMap<BlockId, bool>;

/// The natural loops of a function.
pub(super) struct NaturalLoops {
    /// The smallest come first.
    loops: Vec<Blocks>,
}

impl NaturalLoops {
    pub fn of(body: &Body) -> Self {
        let graph = Graph::of(body);
        let dominators = graph.dominators();
        let mut by_header: Vec<Option<Vec<bool>>> = vec![None; graph.successors.len()];
        for &from in &graph.order {
            for &header in &graph.successors[from] {
                if dominates(&dominators, header, from) {
                    let members =
                        by_header[header].get_or_insert_with(|| vec![false; graph.successors.len()]);
                    graph.add_members(members, header, from);
                }
            }
        }
        let mut loops: Vec<Vec<bool>> = by_header.into_iter().flatten().collect();
        loops.sort_by_key(|members| members.iter().filter(|&&is_member| is_member).count());
        Self { loops: loops.into_iter().map(|members| members.into_iter().collect()).collect() }
    }

    /// The blocks of the innermost loop around a block.
    pub fn around(&self, block: BlockId) -> Option<&Blocks> {
        self.loops.iter().find(|members| members[block])
    }
}

struct Graph {
    successors: Vec<Vec<usize>>,
    predecessors: Vec<Vec<usize>>,
    /// The blocks that can be reached, each in front of its successors but for jumps back.
    order: Vec<usize>,
}

impl Graph {
    fn of(body: &Body) -> Self {
        let successors: Vec<Vec<usize>> = body.blocks.values().map(super::targets).collect();
        let mut predecessors = vec![Vec::new(); successors.len()];
        for (block, targets) in successors.iter().enumerate() {
            targets.iter().for_each(|&target| predecessors[target].push(block));
        }
        let mut order = Vec::new();
        if !successors.is_empty() {
            super::visit(0, &successors, &mut vec![false; successors.len()], &mut order);
        }
        order.reverse();
        Self { successors, predecessors, order }
    }

    /// The immediate dominator of each block that can be reached; the entry is its own.
    fn dominators(&self) -> Vec<Option<usize>> {
        let mut place = vec![usize::MAX; self.successors.len()];
        self.order.iter().enumerate().for_each(|(at, &block)| place[block] = at);
        let mut dominators = vec![None; self.successors.len()];
        let Some((&entry, others)) = self.order.split_first() else { return dominators };
        dominators[entry] = Some(entry);
        loop {
            let before = dominators.clone();
            for &block in others {
                let known =
                    self.predecessors[block].iter().copied().filter(|&from| dominators[from].is_some());
                dominators[block] = known.reduce(|a, b| common(&dominators, &place, a, b));
            }
            if dominators == before {
                return dominators;
            }
        }
    }

    /// Adds the header, and the blocks that reach `from` without it.
    fn add_members(&self, members: &mut [bool], header: usize, from: usize) {
        members[header] = true;
        let mut open = vec![from];
        while let Some(block) = open.pop() {
            if !std::mem::replace(&mut members[block], true) {
                open.extend(&self.predecessors[block]);
            }
        }
    }
}

/// The nearest block that dominates both.
fn common(dominators: &[Option<usize>], place: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        let later = if place[a] > place[b] { &mut a } else { &mut b };
        *later = dominators[*later].expect("a block in front has its dominator");
    }
    a
}

fn dominates(dominators: &[Option<usize>], block: usize, mut of: usize) -> bool {
    loop {
        match dominators[of] {
            _ if of == block => return true,
            Some(next) if next != of => of = next,
            _ => return false,
        }
    }
}

/// A set of blocks from what is true of its members.
pub(super) fn blocks(body: &Body, is_member: impl Fn(BlockId) -> bool) -> Blocks {
    (0..body.blocks.len()).map(|index| is_member(BlockId::from_index(index))).collect()
}
