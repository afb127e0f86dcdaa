//! The registers of the state that runs: one flat array of words for all its active frames.
//!
//! Beside each word stands a term number, 0 for a plain word. Invariant: the term numbers of every frame that is
//! not `mixed`, and all beyond the innermost frame, are 0; so calls between plain frames need not touch them.

use loam_expr::Expr;
use loam_program::code::{Code, CodeBlockId};
use loam_program::lower::{MAX_SLOTS, Slot};
use loam_state::{Frame, FrozenFrame};
use std::sync::Arc;

/// Registers and frames of the running state.
pub struct Core {
    /// The words of all active frames, and [`MAX_SLOTS`] more, so that a frame of any size fits.
    pub words: Vec<u64>,
    /// For each word the number of its term, or 0.
    pub terms: Vec<u32>,
    /// Active frames, innermost last.
    pub frames: Vec<ActiveFrame>,
    /// Frames below the active ones.
    pub callers: Option<Arc<FrozenFrame>>,
    /// Next instruction.
    pub pc: u32,
    /// The block `pc` is in.
    pub block: CodeBlockId,
    /// Most words in all frames together; beyond it the stack overflows.
    pub limit: u64,
}

/// A frame with its index in the array.
pub struct ActiveFrame {
    /// Its bookkeeping.
    pub frame: Frame,
    /// Its first word.
    pub base: usize,
    /// How many words it has.
    pub size: usize,
}

impl Core {
    /// A core whose frames together have at most `limit` words.
    pub fn new(limit: u64) -> Self {
        let room = limit as usize + MAX_SLOTS;
        Self {
            words: vec![0; room],
            terms: vec![0; room],
            frames: Vec::new(),
            callers: None,
            pc: 0,
            block: CodeBlockId(0),
            limit,
        }
    }

    /// The innermost frame.
    pub fn top(&self) -> &ActiveFrame {
        self.frames.last().expect("a running state has a frame")
    }

    /// The innermost frame, to change.
    pub fn top_mut(&mut self) -> &mut ActiveFrame {
        self.frames.last_mut().expect("a running state has a frame")
    }

    /// The word in a slot of the innermost frame.
    pub fn word(&self, slot: Slot) -> u64 {
        self.words[self.top().base + slot as usize]
    }

    /// The term in a slot of the innermost frame.
    pub fn term(&self, slot: Slot) -> Option<Expr> {
        Expr::from_bits(self.terms[self.top().base + slot as usize])
    }

    /// Puts a plain word into a slot.
    pub fn set_word(&mut self, slot: Slot, word: u64) {
        let index = self.top().base + slot as usize;
        self.words[index] = word;
        self.terms[index] = 0;
    }

    /// Puts a term into a slot.
    pub fn set_term(&mut self, slot: Slot, term: Expr) {
        let top = self.top_mut();
        top.frame.mixed = true;
        let index = top.base + slot as usize;
        self.words[index] = 0;
        self.terms[index] = term.to_bits();
    }

    /// All frames, innermost first, the frozen ones included.
    pub fn all_frames(&self) -> impl Iterator<Item = &Frame> {
        let active = self.frames.iter().rev().map(|active| &active.frame);
        let mut frozen = self.callers.as_deref();
        let cold = std::iter::from_fn(move || {
            let frame = frozen?;
            frozen = frame.caller.as_deref();
            Some(&frame.frame)
        });
        active.chain(cold)
    }

    /// Words of all frames down to the bottom of the stack.
    pub fn height(&self) -> u64 {
        let active = self.frames.last().map_or(0, |top| top.base + top.size);
        self.callers.as_ref().map_or(0, |callers| callers.height) + active as u64
    }

    /// Adds a frame of `size` words. Returns `false` if the stack has no room for it.
    pub fn push(&mut self, frame: Frame, size: usize) -> bool {
        let base = self.frames.last().map_or(0, |top| top.base + top.size);
        if self.height() + size as u64 > self.limit {
            return false;
        }
        self.frames.push(ActiveFrame { frame, base, size });
        true
    }

    /// Removes the innermost frame and makes its caller the innermost one, thawing it if need be.
    /// Returns the removed frame, and whether a caller is left.
    pub fn pop(&mut self) -> (Frame, bool) {
        let top = self.frames.pop().expect("a running state has a frame");
        if top.frame.mixed {
            self.terms[top.base..top.base + top.size].fill(0);
        }
        if self.frames.is_empty()
            && let Some(caller) = self.callers.take()
        {
            self.thaw(&caller);
        }
        (top.frame, !self.frames.is_empty())
    }

    /// Makes a frozen frame the innermost (and only active) one.
    pub fn thaw(&mut self, frozen: &Arc<FrozenFrame>) {
        debug_assert!(self.frames.is_empty());
        let size = frozen.words.len();
        self.words[..size].copy_from_slice(&frozen.words);
        for &(slot, term) in &frozen.terms {
            self.terms[slot as usize] = term.to_bits();
        }
        self.callers = frozen.caller.clone();
        self.frames.push(ActiveFrame { frame: frozen.frame.clone(), base: 0, size });
    }

    /// Freezes all frames and returns them; the core is empty afterwards.
    pub fn freeze(&mut self) -> Option<Arc<FrozenFrame>> {
        let mut chain = self.callers.take();
        for ActiveFrame { frame, base, size } in std::mem::take(&mut self.frames) {
            let words = self.words[base..base + size].into();
            let mut terms = Vec::new();
            if frame.mixed {
                for (slot, bits) in self.terms[base..base + size].iter_mut().enumerate() {
                    if let Some(term) = Expr::from_bits(std::mem::take(bits)) {
                        terms.push((slot as u16, term));
                    }
                }
            }
            let frame = Frame { mixed: !terms.is_empty(), ..frame };
            let height = chain.as_ref().map_or(0, |caller| caller.height) + size as u64;
            chain = Some(Arc::new(FrozenFrame { caller: chain, frame, words, terms: terms.into(), height }));
        }
        chain
    }

    /// Goes to the start of a block.
    pub fn enter(&mut self, code: &Code, block: CodeBlockId) {
        self.block = block;
        self.pc = code.blocks[block].start;
    }
}
