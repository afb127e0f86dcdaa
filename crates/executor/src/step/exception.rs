//! C++ exceptions: from the throw to the handler, through the frames between.
//!
//! As in the ABI, the first phase searches for the handler: if there is none, the program ends where the exception was thrown,
//! and nothing is unwound. The second phase leaves frames one by one; a frame with a cleanup runs it and continues with
//! `resume`. The layout of an exception is in `runtime/cpp.cc`: the engine reads the type from the header in front of the
//! exception and writes there which part of it the handler catches.

use super::Stepped;
use super::type_info::{TypeInfo, TypedObject};
use crate::machine::{CurrentInstruction, Flow, Machine};
use loam_environment::Interrupt;
use loam_memory::{Address, Value};
use loam_program::ir::{BlockId, Clause, Inst, Operand, Reg, Terminator};
use loam_state::ErrorKind;
use loam_state::frames::OnReturn;
use std::rc::Rc;

/// Bytes of the header in front of an exception; its first word is the type.
const HEADER: u64 = 64;
/// The offset in the header of the address of the part that is caught.
const CAUGHT: u64 = 16;

/// The landing pad that an exception is unwound to.
struct Handler {
    /// How many frames are removed.
    depth: usize,
    /// The block of the landing pad.
    block: BlockId,
    /// The selector for the landing pad.
    selector: u32,
}

impl Machine {
    /// The innermost frame throws an exception.
    pub(super) fn throw(&mut self, exception: Address) -> Stepped {
        self.unwind(exception, 0)
    }

    /// Continues to unwind an exception after a cleanup in the innermost frame.
    pub(super) fn resume_exception(&mut self, exception: Operand) -> Stepped {
        let Some(exception) = self.value(exception, 64).as_address() else {
            return Err(super::unsupported("resume of a symbolic exception"));
        };
        self.unwind(exception, 1)
    }

    /// Passes the exception and its selector to a landing pad.
    pub(super) fn land_exception(&mut self, exception: Reg, selector: Reg) {
        if let Some((address, number)) = self.state.life.unwinding {
            self.state.life_mut().unwinding = None;
            self.set(exception, Value::address(address));
            self.set(selector, Value::word(u64::from(number)));
        }
    }

    /// Unwinds to the next landing pad, from this depth on.
    fn unwind(&mut self, exception: Address, from: usize) -> Stepped {
        let header = Address(exception.0.wrapping_sub(HEADER));
        let type_info = TypeInfo(Address(self.word_at(header, 0)?));
        let thrown = TypedObject { address: exception, type_info };
        let Some((handler, caught)) = self.next_handler(thrown, from)? else {
            let message = self.uncaught(thrown)?;
            return Err(Interrupt::Error(ErrorKind::Abort, message));
        };
        self.write_scalar(Value::address(header.wrapping_add(CAUGHT)), 8, Value::address(caught))?;
        self.mark_partial(CurrentInstruction::Executed);
        for _ in 0..handler.depth {
            self.drop_frame();
        }
        self.state.life_mut().unwinding = Some((exception, handler.selector));
        let image = Rc::clone(&self.image);
        let function = self.core.top().frame.function;
        let entry = image.code.functions[function].entry.expect("a running function has code");
        self.core.enter(&image.code, loam_program::code::CodeBlockId(entry.0 + handler.block.0));
        Ok(Flow::Moved)
    }

    /// The first landing pad that catches the exception or cleans up, and the part of the exception that will be caught;
    /// `None` if nobody catches the exception.
    fn next_handler(
        &mut self,
        exception: TypedObject,
        from: usize,
    ) -> Result<Option<(Handler, Address)>, Interrupt> {
        let image = Rc::clone(&self.image);
        let mut first = None;
        for (depth, pc) in self.call_sites().into_iter().enumerate().skip(from) {
            let origin = image.code.origins[pc as usize];
            let info = image.code.blocks[origin.block];
            let body = &image.code.functions[info.function].body;
            let Terminator::Invoke { unwind, .. } = body.blocks[info.block].terminator else { continue };
            // A block with copies may lie before the pad. A pad that could not be lowered is reported when it is executed.
            let (clauses, cleanup) = match (pad_in(&body.blocks[unwind]), &body.blocks[unwind].terminator) {
                (Some(pad), _) => pad,
                (None, &Terminator::Jump(next)) => pad_in(&body.blocks[next]).unwrap_or((&[], true)),
                (None, _) => (&[][..], true),
            };
            if let Some((selector, caught)) = self.caught_by(exception, clauses)? {
                let handler = Handler { depth, block: unwind, selector };
                return Ok(Some((first.unwrap_or(handler), caught)));
            }
            if cleanup && first.is_none() {
                first = Some(Handler { depth, block: unwind, selector: 0 });
            }
        }
        Ok(None)
    }

    /// The program counter of each frame, innermost first, up to the frame that the engine entered.
    fn call_sites(&self) -> Vec<u32> {
        let mut sites = Vec::new();
        let mut pc = self.core.pc;
        for frame in self.core.all_frames() {
            sites.push(pc);
            let on_return = frame.extra.as_ref().and_then(|extra| extra.on_return);
            if matches!(on_return, Some(OnReturn::Exit | OnReturn::NextStage)) {
                break;
            }
            pc = frame.return_pc - 1;
        }
        sites
    }

    /// The selector of the clause that catches the exception, and the part of it that is caught.
    fn caught_by(
        &mut self,
        exception: TypedObject,
        clauses: &[Clause],
    ) -> Result<Option<(u32, Address)>, Interrupt> {
        for clause in clauses {
            match clause {
                Clause::Catch { described: wanted, selector } => {
                    let wanted = self.type_of_clause(*wanted);
                    if let Some(caught) = self.conversion(exception, wanted)? {
                        return Ok(Some((*selector, caught)));
                    }
                }
                Clause::AllBut(types) => {
                    let mut passes = false;
                    for &wanted in types {
                        let wanted = self.type_of_clause(wanted);
                        passes |= self.conversion(exception, wanted)?.is_some();
                    }
                    // Negative selectors denote such lists; every list continues in the same way.
                    if !passes {
                        return Ok(Some((u32::MAX, exception.address)));
                    }
                }
            }
        }
        Ok(None)
    }

    fn type_of_clause(&self, described: Operand) -> TypeInfo {
        TypeInfo(self.value(described, 64).as_address().unwrap_or_default())
    }
}

/// The clauses of the landing pad in a block, and whether it cleans up.
fn pad_in(block: &loam_program::ir::Block) -> Option<(&[Clause], bool)> {
    block.insts.iter().find_map(|(inst, _)| match inst {
        Inst::LandingPad { clauses, cleanup, .. } => Some((&clauses[..], *cleanup)),
        _ => None,
    })
}
