//! The loop that runs plain words: no allocation, no lock, no expression.
//!
//! The instructions are executed in families, each in a file of its own under `fast/`, on the registers of a [`Window`].
//! An instruction either does its work on machine words or returns `None`, which leaves the work to its origin
//! ([`Exit::Step`]). The loop is compiled four times: for frames without terms, where no operand needs a look at its term
//! number, and for mixed frames; and each of them for paths that look for infinite loops, which stop at the block of their
//! checkpoint, and for all others, which pay nothing for it.
//!
//! Every instruction should end with an indirect jump of its own to the next one (`.cargo/config.toml` has the flags
//! that make LLVM copy the dispatch): with one shared jump the processor predicts the next instruction poorly, and how
//! poorly depends on where the linker happens to put the loop. So everything on the way from one instruction to the
//! next is inlined into one function, `Fast::frames`, where LLVM folds the matches of families and instructions into a
//! single switch. `objdump` should show nearly two indirect jumps per instruction in it.
//!
//! What an instruction means is defined by the step of its origin; `agreement` tests that every instruction here has the
//! same effect.

mod accesses;
#[cfg(test)]
mod agreement;
mod caches;
mod calls;
mod comparisons;
mod control;
mod cursor;
mod floats;
mod integers;
mod window;
mod words;

use crate::core::Core;
use crate::coverage::Coverage;
use accesses::Memory;
use calls::Stack;
use control::Leave;
use cursor::{Cursor, NO_BLOCK};
use loam_memory::AddressSpace;
use loam_program::code::{Code, Family};
use loam_state::Checkpoint;
use std::ops::ControlFlow;
use window::Window;

pub use caches::InlineCaches;

/// Why the loop stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The instruction at `pc` is for its origin to execute.
    Step,
    /// The allowance of instructions is used up.
    Fuel,
    /// The path is at the start of the watched block, with the registers that it had there at its checkpoint.
    Watched,
}

/// What the loop works on.
pub struct Fast<'a> {
    /// The code.
    pub code: &'a Code,
    /// Registers and frames.
    pub core: &'a mut Core,
    /// Memory of the running state.
    pub memory: &'a mut AddressSpace,
    /// Where memory accesses last found their bytes.
    pub caches: &'a mut InlineCaches,
    /// What was covered.
    pub coverage: &'a mut Coverage,
    /// Source instructions executed.
    pub instructions: &'a mut u64,
    /// Scalars read and written.
    pub accesses: &'a mut u64,
    /// Stop when `instructions` reaches this.
    pub fuel: u64,
    /// The checkpoint to which the path may have come back, if infinite loops are looked for.
    pub watch: Option<&'a Checkpoint>,
}

impl Fast<'_> {
    /// Runs until something needs more care.
    pub fn run(&mut self) -> Exit {
        loop {
            let exit = match (self.core.top().frame.mixed, self.watch) {
                (false, None) => self.frames::<false, false>(),
                (true, None) => self.frames::<true, false>(),
                (false, Some(_)) => self.frames::<false, true>(),
                (true, Some(_)) => self.frames::<true, true>(),
            };
            if let Some(exit) = exit {
                return exit;
            }
        }
    }

    /// Runs frames of one kind; `None` if the frame that goes on is of the other kind.
    fn frames<const MIXED: bool, const WATCHED: bool>(&mut self) -> Option<Exit> {
        let fuel = self.fuel.saturating_sub(*self.instructions);
        let watched = self.watch.map_or(NO_BLOCK, |checkpoint| checkpoint.block);
        let mut cursor = Cursor::<WATCHED>::new(self.code, self.coverage, fuel, watched);
        cursor.move_to(self.core.pc as usize, self.core.block);
        let mut stack = Stack::<MIXED>::new(self.core, self.watch);
        let exit = loop {
            let Some(mut window) = stack.window() else { break None };
            let went_on = match frame(&mut window, &mut cursor, self.memory, self.caches) {
                Leave::Call(site) => stack.call(site, &mut cursor),
                Leave::Return(result) => stack.return_to_caller(result, &mut cursor),
                Leave::Watched => stack.look(&cursor),
                Leave::Stop(exit) => Err(exit),
            };
            if let Err(exit) = went_on {
                break Some(exit);
            }
        };
        self.core.pc = cursor.pc() as u32;
        self.core.block = cursor.block();
        let work = cursor.work();
        *self.instructions += work.instructions();
        *self.accesses += work.accesses();
        exit
    }
}

/// Runs the innermost frame until it calls or returns, or the loop has to stop.
#[inline(always)]
#[expect(unsafe_code, reason = "the fetch of an instruction has no bounds check")]
fn frame<const MIXED: bool, const WATCHED: bool>(
    window: &mut Window<MIXED>,
    cursor: &mut Cursor<WATCHED>,
    space: &mut AddressSpace,
    caches: &mut InlineCaches,
) -> Leave {
    loop {
        let executed = match cursor.fetch().family() {
            Family::Integer(inst) => window.integer(inst),
            Family::Comparison(inst) => window.comparison(inst),
            Family::Float(inst) => window.float(inst),
            Family::Load(inst) => window.load(inst, Memory { space, caches, pc: cursor.pc() }),
            Family::Store(inst) => window.store(inst, Memory { space, caches, pc: cursor.pc() }),
            Family::Control(inst) => match window.control(inst, cursor) {
                Some(ControlFlow::Continue(())) => continue,
                Some(ControlFlow::Break(leave)) => return leave,
                None => None,
            },
        };
        if executed.is_none() {
            return Leave::Stop(Exit::Step);
        }
        // SAFETY: the instruction was not of the family `Control`, and those of all other families fall through.
        unsafe { cursor.advance() };
    }
}
