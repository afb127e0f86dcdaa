//! The position of the loop in the code, with what is recorded at the end of each block.

use super::Exit;
use super::control::Leave;
use crate::coverage::{COMPLETED, Coverage, NOT_TAKEN, TAKEN};
use loam_program::code::{BlockInfo, Code, CodeBlockId, Inst, Work};
use std::ops::ControlFlow;

/// A number that no block has.
pub const NO_BLOCK: CodeBlockId = CodeBlockId(u32::MAX);

/// The position in the code, the coverage, and the number of executed instructions. `WATCHED` says whether there is a block
/// at whose start the loop is to look whether the path was there before.
pub struct Cursor<'a, const WATCHED: bool> {
    code: &'a Code,
    insts: &'a [Inst],
    blocks: &'a [BlockInfo],
    coverage: &'a mut Coverage,
    /// The instruction to execute. Invariant: below `insts.len()`.
    pc: usize,
    /// The block `pc` is in.
    block: CodeBlockId,
    /// What was executed.
    work: Work,
    /// Stop when the work reaches this.
    fuel: Work,
    /// The block to look at.
    watched: CodeBlockId,
}

impl<'a, const WATCHED: bool> Cursor<'a, WATCHED> {
    /// A cursor at the first instruction, with this limit of instructions to execute.
    pub fn new(code: &'a Code, coverage: &'a mut Coverage, fuel: u64, watched: CodeBlockId) -> Self {
        let insts = code.insts.as_slice();
        let blocks = code.blocks.as_slice();
        // `advance` relies on this.
        assert!(insts.last().is_some_and(|last| !last.falls_through()), "the last block has a terminator");
        // The last block may exceed the limit.
        let fuel = Work::new(fuel.min(Work::MOST / 2) as u32, 0);
        let (block, work) = (CodeBlockId(0), Work::default());
        Self { code, insts, blocks, coverage, pc: 0, block, work, fuel, watched }
    }

    pub fn code(&self) -> &'a Code {
        self.code
    }

    pub fn pc(&self) -> usize {
        self.pc
    }

    pub fn block(&self) -> CodeBlockId {
        self.block
    }

    pub fn work(&self) -> Work {
        self.work
    }

    /// Whether the block is the watched one.
    #[inline(always)]
    pub fn is_at_watched_block(&self) -> bool {
        WATCHED && self.block == self.watched
    }

    #[inline(always)]
    pub fn is_out_of_fuel(&self) -> bool {
        self.work >= self.fuel
    }

    /// The instruction to execute. A reference, and without a bounds check: LLVM copies the dispatch into every
    /// instruction only if the dispatch is a single small basic block, which a check or the loads of operands are not.
    #[inline(always)]
    #[expect(unsafe_code, reason = "the fetch of an instruction has no bounds check")]
    pub fn fetch(&self) -> &'a Inst {
        // SAFETY: `pc` is below `insts.len()`: `move_to` checks this, and the callers of `advance` guarantee it.
        unsafe { self.insts.get_unchecked(self.pc) }
    }

    /// Moves to the next instruction.
    ///
    /// # Safety
    ///
    /// The instruction at the cursor must be one that falls through. The last one does not, so there is a next one.
    #[inline(always)]
    #[expect(unsafe_code, reason = "`fetch` relies on the callers")]
    pub unsafe fn advance(&mut self) {
        self.pc += 1;
    }

    /// Moves to an instruction of a block.
    #[inline(always)]
    pub fn move_to(&mut self, pc: usize, block: CodeBlockId) {
        // `fetch` relies on this.
        assert!(pc < self.insts.len(), "the program goes on at an instruction");
        self.pc = pc;
        self.block = block;
    }

    /// Moves to the first instruction of a block.
    #[inline(always)]
    pub fn enter(&mut self, block: CodeBlockId) {
        self.move_to(self.blocks[block.0 as usize].start as usize, block);
    }

    /// Records that the block was executed to its end; `flags` are those of its branch.
    #[inline(always)]
    pub fn complete(&mut self, flags: u8) {
        self.coverage.mark(self.block, COMPLETED | flags);
        self.work += self.blocks[self.block.0 as usize].work;
    }

    /// Records that an edge of a switch was taken.
    #[inline(always)]
    pub fn mark_edge(&mut self, edge: u32) {
        self.coverage.mark_edge(edge);
    }

    /// Completes the block and enters another.
    #[inline(always)]
    pub fn goto(&mut self, target: CodeBlockId, flags: u8) -> ControlFlow<Leave> {
        self.complete(flags);
        self.enter(target);
        if self.is_at_watched_block() {
            return ControlFlow::Break(Leave::Watched);
        }
        if self.is_out_of_fuel() {
            return ControlFlow::Break(Leave::Stop(Exit::Fuel));
        }
        ControlFlow::Continue(())
    }

    /// Completes the block with a branch and enters one of two others.
    #[inline(always)]
    pub fn branch(&mut self, taken: bool, then: CodeBlockId, otherwise: CodeBlockId) -> ControlFlow<Leave> {
        if taken { self.goto(then, TAKEN) } else { self.goto(otherwise, NOT_TAKEN) }
    }
}
