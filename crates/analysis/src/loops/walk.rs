//! The way from one side of a test back to it: the path of an iteration.
//!
//! The path may pass branches one side of which leaves the loop. A branch on a value that is a constant on this way, as in
//! the code of `i < n && a[i] != x`, is no choice. If both sides of a branch lead back, there is no single path.

use super::is_plain;
use super::natural::Blocks;
use loam_program::ir::{BlockId, Body, Inst, Operand, Reg, Terminator};
use std::collections::BTreeMap;

/// Most blocks of an iteration.
const MOST_BLOCKS: usize = 32;
/// Most blocks that are looked at on all ways together.
const MOST_STEPS: usize = 128;

/// A branch on the path of an iteration one side of which leaves the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guard {
    /// The block that ends in the branch.
    pub block: BlockId,
    /// The condition of the branch.
    pub condition: Operand,
    /// The value of the condition for which the iteration goes on.
    pub holds: bool,
    /// Where control goes otherwise.
    pub exit: BlockId,
    /// Whether an instruction behind it in the iteration may depend on it, such as a division.
    pub protects: bool,
}

/// Where a way leads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// Back to the test: the blocks in order, the test's being the last, and the branches that are passed.
    Back(Vec<BlockId>, Vec<Guard>),
    /// Out of the loop.
    Out,
    /// It is not known, or there are several ways.
    Unclear,
}

/// Walks through a loop to a test.
pub(super) struct Walk<'a> {
    body: &'a Body,
    within: &'a Blocks,
    test: BlockId,
    /// The successor of the test where the way begins.
    start: BlockId,
    steps: usize,
}

impl<'a> Walk<'a> {
    pub fn new(body: &'a Body, within: &'a Blocks, test: BlockId) -> Self {
        Self { body, within, test, start: test, steps: 0 }
    }

    /// The way from a successor of the test.
    pub fn from(&mut self, block: BlockId) -> Way {
        (self.start, self.steps) = (block, 0);
        self.go(block, Vec::new(), BTreeMap::new())
    }

    /// The way on from a block; `path` are the blocks before it, and `known` the registers that are constants here.
    fn go(&mut self, mut block: BlockId, mut path: Vec<BlockId>, mut known: BTreeMap<Reg, u128>) -> Way {
        loop {
            if !self.within[block] {
                return Way::Out;
            }
            let is_again = path.contains(&block);
            path.push(block);
            self.steps += 1;
            if block == self.test {
                return self.arrive(path, known);
            }
            if is_again || path.len() > MOST_BLOCKS || self.steps > MOST_STEPS {
                return Way::Unclear;
            }
            self.learn(block, &mut known);
            block = match self.body.blocks[block].terminator {
                Terminator::Jump(next) => next,
                Terminator::Branch { then, otherwise, .. } if then == otherwise => then,
                Terminator::Branch { condition, then, otherwise } => match constant(condition, &known) {
                    Some(value) if value & 1 == 1 => then,
                    Some(_) => otherwise,
                    None => return self.choose(condition, [then, otherwise], &path, &known),
                },
                _ => return Way::Unclear,
            };
        }
    }

    /// The end of a way at the test, which may be known to fail.
    fn arrive(&self, path: Vec<BlockId>, mut known: BTreeMap<Reg, u128>) -> Way {
        self.learn(self.test, &mut known);
        match self.body.blocks[self.test].terminator {
            Terminator::Branch { condition, then, otherwise } => match constant(condition, &known) {
                Some(value) if self.start != if value & 1 == 1 { then } else { otherwise } => Way::Out,
                _ => Way::Back(path, Vec::new()),
            },
            _ => Way::Unclear,
        }
    }

    /// The way on behind a branch.
    fn choose(
        &mut self,
        condition: Operand,
        [then, otherwise]: [BlockId; 2],
        path: &[BlockId],
        known: &BTreeMap<Reg, u128>,
    ) -> Way {
        let block = path[path.len() - 1];
        let ways = [then, otherwise].map(|side| self.go(side, path.to_vec(), known.clone()));
        let (holds, exit, way) = match ways {
            [way @ Way::Back(..), Way::Out] => (true, otherwise, way),
            [Way::Out, way @ Way::Back(..)] => (false, then, way),
            [Way::Out, Way::Out] => return Way::Out,
            _ => return Way::Unclear,
        };
        let Way::Back(path, mut guards) = way else { return way };
        guards.insert(0, Guard { block, condition, holds, exit, protects: false });
        Way::Back(path, guards)
    }

    /// Notes which registers are constants behind a block.
    fn learn(&self, block: BlockId, known: &mut BTreeMap<Reg, u128>) {
        for (inst, _) in &self.body.blocks[block].insts {
            if !is_plain(inst) {
                known.clear();
            }
            let Some(result) = inst.result() else { continue };
            match inst {
                &Inst::Copy { a: Operand::Const(value), .. } => known.insert(result, value),
                _ => known.remove(&result),
            };
        }
    }
}

fn constant(operand: Operand, known: &BTreeMap<Reg, u128>) -> Option<u128> {
    match operand {
        Operand::Const(value) => Some(value),
        Operand::Reg(reg) => known.get(&reg).copied(),
        Operand::Address(_) => None,
    }
}
