//! The distance of each block to uncovered code, in blocks.
//!
//! One backward breadth-first search from all uncovered blocks, over the edges of the control flow graph and from
//! functions to the blocks that call them directly. Distances grow as code gets covered, so they are recomputed from
//! time to time; in between they are too small, never too large.

use loam_program::code::{Code, CodeBlockId};
use loam_program::ir::{Callee, Inst};
use std::collections::VecDeque;

/// The distance of blocks from which no uncovered code is reachable.
pub const UNREACHABLE: u32 = u32::MAX;

/// Distances to uncovered code.
pub struct Distances {
    /// The predecessors of each block, call sites included.
    predecessors: Vec<Vec<CodeBlockId>>,
    /// The blocks that are to be covered.
    targets: Vec<CodeBlockId>,
    distance: Vec<u32>,
}

impl Distances {
    /// Collects the edges of a program, of which these blocks are to be covered; all distances are 0 until
    /// [`Distances::update`].
    pub fn new(code: &Code, targets: &[CodeBlockId]) -> Self {
        let mut predecessors = vec![Vec::new(); code.blocks.len()];
        for (id, info) in code.blocks.iter() {
            let function = &code.functions[info.function];
            let Some(entry) = function.entry else { continue };
            let block = &function.body.blocks[info.block];
            for successor in block.terminator.successors() {
                predecessors[(entry.0 + successor.0) as usize].push(id);
            }
            for (inst, _) in &block.insts {
                if let Inst::Call(call) = inst
                    && let Callee::Direct(callee) = call.callee
                    && let Some(callee) = code.functions[callee].entry
                {
                    predecessors[callee.0 as usize].push(id);
                }
            }
        }
        let distance = vec![0; predecessors.len()];
        Self { predecessors, targets: targets.to_vec(), distance }
    }

    /// Recomputes all distances.
    pub fn update(&mut self, is_covered: impl Fn(CodeBlockId) -> bool) {
        self.distance.fill(UNREACHABLE);
        let uncovered = self.targets.iter().filter(|&&block| !is_covered(block));
        let mut queue: VecDeque<usize> = uncovered.map(|block| block.0 as usize).collect();
        for &block in &queue {
            self.distance[block] = 0;
        }
        while let Some(block) = queue.pop_front() {
            for &before in &self.predecessors[block] {
                let before = before.0 as usize;
                if self.distance[before] == UNREACHABLE {
                    self.distance[before] = self.distance[block] + 1;
                    queue.push_back(before);
                }
            }
        }
    }

    /// The distance of a block.
    pub fn of(&self, block: CodeBlockId) -> u32 {
        self.distance[block.0 as usize]
    }
}
