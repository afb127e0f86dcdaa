//! The free parts of the bin for large objects: a treap by address whose root is the largest part.
//!
//! Equally large parts are ordered by a hash of their address that never collides, so the parts alone decide the shape, whatever
//! the order of the calls. Nodes are shared by reference count; a change copies one path.

use loam_base::rng::mix;
use std::sync::Arc;

/// A run of free blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct BlockRange {
    pub start: u64,
    pub blocks: u64,
}

impl BlockRange {
    pub fn end(self) -> u64 {
        self.start + self.blocks
    }

    /// Unique, as the start is.
    fn priority(self) -> (u64, u64) {
        (self.blocks, mix(self.start))
    }
}

/// A persistent set of runs that neither overlap nor touch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct FreeRegions {
    root: Link,
}

// Equality of `Arc`s looks at their addresses first, so that parts that are shared are not compared.
type Link = Option<Arc<Node>>;

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node {
    run: BlockRange,
    left: Link,
    right: Link,
}

impl FreeRegions {
    /// The largest run.
    pub fn largest(&self) -> Option<BlockRange> {
        self.root.as_ref().map(|node| node.run)
    }

    /// Takes the largest run out.
    pub fn remove_largest(&mut self) {
        remove_root(&mut self.root);
    }

    /// The run with the greatest start not above `block`.
    pub fn at_or_below(&self, block: u64) -> Option<BlockRange> {
        let (mut link, mut best) = (&self.root, None);
        while let Some(node) = link {
            if node.run.start <= block {
                best = Some(node.run);
                link = &node.right;
            } else {
                link = &node.left;
            }
        }
        best
    }

    /// The run with the smallest start above `block`.
    pub fn above(&self, block: u64) -> Option<BlockRange> {
        let (mut link, mut best) = (&self.root, None);
        while let Some(node) = link {
            if node.run.start > block {
                best = Some(node.run);
                link = &node.left;
            } else {
                link = &node.right;
            }
        }
        best
    }

    /// Puts a run in.
    pub fn insert(&mut self, run: BlockRange) {
        let mut link = &mut self.root;
        while link.as_ref().is_some_and(|node| node.run.priority() > run.priority()) {
            let node = Arc::make_mut(link.as_mut().expect("just looked at"));
            link = if run.start < node.run.start { &mut node.left } else { &mut node.right };
        }
        let (left, right) = split(link.take(), run.start);
        *link = Some(Arc::new(Node { run, left, right }));
    }

    /// Takes a run out that is in.
    pub fn remove(&mut self, start: u64) {
        let mut link = &mut self.root;
        while link.as_ref().is_some_and(|node| node.run.start != start) {
            let node = Arc::make_mut(link.as_mut().expect("just looked at"));
            link = if start < node.run.start { &mut node.left } else { &mut node.right };
        }
        remove_root(link);
    }
}

fn remove_root(link: &mut Link) {
    if let Some(mut node) = link.take() {
        let node = Arc::make_mut(&mut node);
        *link = join(node.left.take(), node.right.take());
    }
}

/// Splits into the runs below `start` and those above it.
fn split(link: Link, start: u64) -> (Link, Link) {
    let Some(mut node) = link else { return (None, None) };
    let inner = Arc::make_mut(&mut node);
    if inner.run.start < start {
        let (middle, right) = split(inner.right.take(), start);
        inner.right = middle;
        (Some(node), right)
    } else {
        let (left, middle) = split(inner.left.take(), start);
        inner.left = middle;
        (left, Some(node))
    }
}

/// Joins two treaps where every run of `left` is below every run of `right`.
fn join(left: Link, right: Link) -> Link {
    match (left, right) {
        (None, other) | (other, None) => other,
        (Some(mut left), Some(mut right)) => {
            if left.run.priority() > right.run.priority() {
                let inner = Arc::make_mut(&mut left);
                inner.right = join(inner.right.take(), Some(right));
                Some(left)
            } else {
                let inner = Arc::make_mut(&mut right);
                inner.left = join(Some(left), inner.left.take());
                Some(right)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_base::Rng;

    /// Start, blocks and depth of every run, which is all there is to the shape.
    fn shape(link: &Link, depth: u32, into: &mut Vec<(u64, u64, u32)>) {
        if let Some(node) = link {
            shape(&node.left, depth + 1, into);
            into.push((node.run.start, node.run.blocks, depth));
            shape(&node.right, depth + 1, into);
        }
    }

    fn shape_of(regions: &FreeRegions) -> Vec<(u64, u64, u32)> {
        let mut runs = Vec::new();
        shape(&regions.root, 0, &mut runs);
        runs
    }

    fn shuffled(mut runs: Vec<BlockRange>, rng: &mut Rng) -> Vec<BlockRange> {
        for at in (1..runs.len()).rev() {
            runs.swap(at, rng.below(at as u64 + 1) as usize);
        }
        runs
    }

    #[test]
    fn the_shape_depends_on_the_runs_alone() {
        let mut rng = Rng::new(11);
        let runs: Vec<BlockRange> =
            (0..200).map(|at| BlockRange { start: 100 * at, blocks: 1 + rng.below(5) }).collect();
        let (kept, passing) = runs.split_at(120);
        let mut expected = FreeRegions::default();
        kept.iter().for_each(|run| expected.insert(*run));
        for _ in 0..20 {
            let mut regions = FreeRegions::default();
            shuffled(runs.clone(), &mut rng).into_iter().for_each(|run| regions.insert(run));
            shuffled(passing.to_vec(), &mut rng).into_iter().for_each(|run| regions.remove(run.start));
            assert_eq!(shape_of(&regions), shape_of(&expected));
            assert_eq!(regions, expected);
        }
    }

    #[test]
    fn the_root_is_the_largest_and_lookups_find_neighbours() {
        let mut rng = Rng::new(12);
        let mut regions = FreeRegions::default();
        let runs: Vec<BlockRange> =
            (0..300).map(|at| BlockRange { start: 50 * at, blocks: 1 + rng.below(40) }).collect();
        shuffled(runs.clone(), &mut rng).into_iter().for_each(|run| regions.insert(run));
        for block in 0..15_100 {
            assert_eq!(regions.at_or_below(block), runs.iter().copied().rfind(|run| run.start <= block));
            assert_eq!(regions.above(block), runs.iter().copied().find(|run| run.start > block));
        }
        let snapshot = regions.clone();
        let mut sizes = Vec::new();
        while let Some(run) = regions.largest() {
            sizes.push(run.blocks);
            regions.remove_largest();
        }
        assert_eq!(sizes.len(), runs.len());
        assert!(sizes.is_sorted_by(|larger, smaller| larger >= smaller));
        assert_eq!(shape_of(&snapshot).len(), runs.len(), "a clone does not see later changes");
    }
}
