//! The registers of the frame that runs, as the instructions see them.
//!
//! The methods that execute instructions are in the files of the families: `integers`, `comparisons`, `floats`, `accesses`
//! and `control`. An instruction that returns `None` has changed nothing.

use super::words::sign_extend;
use crate::core::ActiveFrame;
use loam_program::lower::{MAX_SLOTS, Slot};

/// The registers of the innermost frame. `MIXED` says whether a register may hold a term; without terms no operand needs
/// a look at its term number.
///
/// The window has a register for each 16-bit slot number, so no access needs a bounds check.
pub struct Window<'a, const MIXED: bool> {
    words: &'a mut [u64; MAX_SLOTS],
    /// For each word the number of its term, or 0.
    terms: &'a mut [u32; MAX_SLOTS],
}

impl<'a, const MIXED: bool> Window<'a, MIXED> {
    /// The window of a frame in the arrays of all frames.
    #[inline(always)]
    pub fn new(frame: &ActiveFrame, words: &'a mut [u64], terms: &'a mut [u32]) -> Self {
        let (words, _) = words[frame.base..].split_first_chunk_mut().expect("room for a window");
        let (terms, _) = terms[frame.base..].split_first_chunk_mut().expect("room for a window");
        Self { words, terms }
    }

    /// The plain word in a slot; `None` if the slot holds a term.
    #[inline(always)]
    pub fn word(&self, slot: Slot) -> Option<u64> {
        if MIXED && self.terms[slot as usize] != 0 {
            return None;
        }
        Some(self.words[slot as usize])
    }

    /// The plain words in two slots; `None` if one of them holds a term.
    #[inline(always)]
    pub fn pair(&self, a: Slot, b: Slot) -> Option<(u64, u64)> {
        if MIXED && self.terms[a as usize] | self.terms[b as usize] != 0 {
            return None;
        }
        Some((self.words[a as usize], self.words[b as usize]))
    }

    /// Puts a plain word into a slot.
    #[inline(always)]
    pub fn set(&mut self, dst: Slot, word: u64) {
        self.words[dst as usize] = word;
        if MIXED {
            self.terms[dst as usize] = 0;
        }
    }

    /// dst = operation(a)
    #[inline(always)]
    pub fn one(&mut self, dst: Slot, a: Slot, operation: impl FnOnce(u64) -> u64) -> Option<()> {
        let x = self.word(a)?;
        self.set(dst, operation(x));
        Some(())
    }

    /// dst = operation(a, b)
    #[inline(always)]
    pub fn two(
        &mut self,
        dst: Slot,
        a: Slot,
        b: Slot,
        operation: impl FnOnce(u64, u64) -> u64,
    ) -> Option<()> {
        self.try_two(dst, a, b, |x, y| Some(operation(x, y)))
    }

    /// dst = operation(a, b), if the operation is defined on these operands.
    #[inline(always)]
    pub fn try_two(
        &mut self,
        dst: Slot,
        a: Slot,
        b: Slot,
        operation: impl FnOnce(u64, u64) -> Option<u64>,
    ) -> Option<()> {
        let (x, y) = self.pair(a, b)?;
        self.set(dst, operation(x, y)?);
        Some(())
    }

    /// The address base + offset.
    #[inline(always)]
    pub fn near(&self, base: Slot, offset: i32) -> Option<u64> {
        Some(self.word(base)?.wrapping_add(offset as i64 as u64))
    }

    /// The address of an array's element, start + sext(index) * scale; `shift` is 64 minus the width of the index.
    #[inline(always)]
    pub fn element(&self, start: u64, index: Slot, shift: u8, scale: u16) -> Option<u64> {
        let index = sign_extend(self.word(index)?, shift);
        Some(start.wrapping_add(index.wrapping_mul(u64::from(scale))))
    }
}
