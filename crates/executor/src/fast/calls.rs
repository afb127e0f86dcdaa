//! Calls and returns.

use super::Exit;
use super::cursor::Cursor;
use super::window::Window;
use crate::core::{ActiveFrame, Core};
use loam_program::code::{CallSite, Source};
use loam_state::{Checkpoint, Frame};

/// The active frames and their registers, while the innermost frame is of one kind: `MIXED` or plain.
pub struct Stack<'a, const MIXED: bool> {
    words: &'a mut [u64],
    terms: &'a mut [u32],
    frames: &'a mut Vec<ActiveFrame>,
    /// Words of the frames below the active ones.
    below: u64,
    /// Most words in all frames together.
    limit: u64,
    /// The checkpoint to which the path may have come back.
    watch: Option<&'a Checkpoint>,
}

impl<'a, const MIXED: bool> Stack<'a, MIXED> {
    pub fn new(core: &'a mut Core, watch: Option<&'a Checkpoint>) -> Self {
        let Core { words, terms, frames, callers, limit, pc: _, block: _ } = core;
        let below = callers.as_ref().map_or(0, |callers| callers.height);
        Self { words, terms, frames, below, limit: *limit, watch }
    }

    /// Stops at the start of the watched block if the innermost frame has the registers of the checkpoint.
    #[inline(never)]
    pub fn look<const WATCHED: bool>(&self, cursor: &Cursor<WATCHED>) -> Result<(), Exit> {
        let top = self.frames.last().expect("a running state has a frame");
        let is_there = self.watch.is_some_and(|checkpoint| {
            self.below + (top.base + top.size) as u64 == checkpoint.height()
                && self.words[top.base..][..top.size] == *checkpoint.words()
                && self.terms[top.base..][..top.size] == *checkpoint.terms
        });
        match is_there {
            true => Err(Exit::Watched),
            false if cursor.is_out_of_fuel() => Err(Exit::Fuel),
            false => Ok(()),
        }
    }

    /// The registers of the innermost frame; `None` if the frame is of the other kind.
    #[inline(always)]
    pub fn window(&mut self) -> Option<Window<'_, MIXED>> {
        let top = self.frames.last().expect("a running state has a frame");
        (top.frame.mixed == MIXED).then(|| Window::new(top, self.words, self.terms))
    }

    /// Pushes the frame of a callee and moves the cursor to its entry.
    #[inline(always)]
    pub fn call<const WATCHED: bool>(&mut self, site: u32, cursor: &mut Cursor<WATCHED>) -> Result<(), Exit> {
        let call = &cursor.code().calls[site as usize];
        let callee = &cursor.code().functions[call.callee];
        let top = self.frames.last().expect("a running state has a frame");
        let (caller_base, base, size) = (top.base, top.base + top.size, callee.frame_size as usize);
        let has_room = self.below + (base + size) as u64 <= self.limit;
        let entry = callee.entry.filter(|_| has_room).ok_or(Exit::Step)?;
        if cursor.is_out_of_fuel() {
            return Err(Exit::Fuel);
        }
        if MIXED && call.args.iter().any(|arg| self.is_term(caller_base, arg)) {
            return Err(Exit::Step);
        }
        if WATCHED {
            // What earlier calls left there would be taken for a difference between equal states.
            self.words[base..][..size].fill(0);
        }
        self.copy_arguments(call, caller_base, base);
        let frame = callee_frame(call, cursor.pc() as u32 + 1);
        self.frames.push(ActiveFrame { frame, base, size });
        cursor.enter(entry);
        if cursor.is_at_watched_block() { self.look(cursor) } else { Ok(()) }
    }

    /// Pops the innermost frame, gives its result to the caller, and moves the cursor behind the call.
    #[inline(always)]
    pub fn return_to_caller<const WATCHED: bool>(
        &mut self,
        result: u64,
        cursor: &mut Cursor<WATCHED>,
    ) -> Result<(), Exit> {
        let top = self.frames.last().expect("a running state has a frame");
        if self.frames.len() < 2 || top.frame.extra.is_some() {
            return Err(Exit::Step);
        }
        let (result_slot, return_pc) = (top.frame.result_slot, top.frame.return_pc as usize);
        cursor.complete(0);
        if MIXED {
            self.terms[top.base..][..top.size].fill(0);
        }
        self.frames.pop();
        if result_slot != u32::MAX {
            let caller = self.frames.last().expect("checked above");
            self.words[caller.base + result_slot as usize] = result;
            if caller.frame.mixed {
                self.terms[caller.base + result_slot as usize] = 0;
            }
        }
        cursor.move_to(return_pc, cursor.code().origins[return_pc].block);
        Ok(())
    }

    /// Whether an argument of a call is a term.
    #[inline(always)]
    fn is_term(&self, base: usize, arg: &Source) -> bool {
        match *arg {
            Source::Slot(slot) => self.terms[base + slot as usize] != 0,
            Source::Word(_) => false,
        }
    }

    /// Copies the arguments of a call from the caller's registers to the callee's.
    #[inline(always)]
    fn copy_arguments(&mut self, call: &CallSite, caller_base: usize, base: usize) {
        for (index, arg) in call.args.iter().enumerate() {
            self.words[base + index] = match *arg {
                Source::Slot(slot) => self.words[caller_base + slot as usize],
                Source::Word(word) => word,
            };
        }
    }
}

/// The frame of a callee that has plain words only.
#[inline(always)]
fn callee_frame(call: &CallSite, return_pc: u32) -> Frame {
    let result_slot = call.dst.map_or(u32::MAX, u32::from);
    Frame { function: call.callee, return_pc, result_slot, mixed: false, extra: None }
}
