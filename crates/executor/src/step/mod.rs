//! The semantics of each instruction, on values of any kind. One file per family.

mod arith;
mod call;
pub(crate) mod control;
mod exception;
mod float;
mod jump;
mod memory;
mod signature;
mod type_info;
mod variadic;

use crate::machine::{Flow, Machine};
use loam_allocator::Layout;
use loam_environment::Interrupt;
use loam_program::ir::Inst;
use loam_state::ErrorKind;

/// Executing an instruction: what follows it, or why it was not executed.
pub type Stepped = Result<Flow, Interrupt>;

impl Machine {
    /// Executes a straight-line instruction.
    pub(crate) fn inst(&mut self, inst: &Inst) -> Stepped {
        match inst {
            Inst::Copy { dst, a } => {
                let value = self.value(*a, self.width(*dst));
                self.set(*dst, value);
            }
            Inst::Binary { op, dst, a, b, check } => self.binary(*op, *dst, *a, *b, *check)?,
            Inst::Unary { op, dst, a } => self.unary(*op, *dst, *a),
            Inst::Funnel { direction, dst, a, b, amount } => self.funnel(*direction, *dst, *a, *b, *amount),
            Inst::Compare { predicate, width, operands, dst, a, b } => {
                self.compare(*predicate, *width, *operands, *dst, *a, *b);
            }
            Inst::Select { dst, condition, a, b } => self.select(*dst, *condition, *a, *b),
            Inst::Cast { op, from, dst, a } => self.cast(*op, *from, *dst, *a),
            Inst::FloatBinary { op, dst, a, b } => self.float_binary(*op, *dst, *a, *b)?,
            Inst::FloatUnary { op, dst, a } => self.float_unary(*op, *dst, *a)?,
            Inst::FloatFma { dst, a, b, c } => self.float_fma(*dst, *a, *b, *c)?,
            Inst::FloatCompare { predicate, width, dst, a, b } => {
                self.float_compare(*predicate, *width, *dst, *a, *b)?;
            }
            Inst::FloatCast { op, from, dst, a, check } => {
                self.float_cast(*op, *from, *dst, *a, *check)?;
            }
            Inst::Pointer { dst, base, index, scale, offset } => {
                self.pointer(*dst, *base, *index, *scale, *offset);
            }
            Inst::Load { dst, address } => self.load(*dst, *address)?,
            Inst::Store { width, value, address } => self.store_value(*width, *value, *address)?,
            Inst::Alloca { dst, size, count, align, name } => {
                let element = Layout { size: *size, align: *align };
                self.alloca(*dst, element, *count, name.as_deref())?;
            }
            Inst::MemoryCopy { to, from, length, overlap: _ } => {
                let (to, from, length) =
                    (self.value(*to, 64), self.value(*from, 64), self.value(*length, 64));
                self.copy_range(to, from, length)?;
            }
            Inst::MemorySet { to, value, length } => {
                let (to, value, length) =
                    (self.value(*to, 64), self.value(*value, 8), self.value(*length, 64));
                self.fill_range(to, value, length)?;
            }
            Inst::Call(call) => return self.call(call),
            Inst::VaStart { list } => self.va_start(*list)?,
            Inst::VaCopy { to, from } => self.va_copy(*to, *from)?,
            Inst::StackSave { dst } => self.stack_save(*dst),
            Inst::StackRestore { token } => self.stack_restore(*token)?,
            Inst::Lifetime { address, marker } => self.lifetime(*address, *marker),
            Inst::LandingPad { exception, selector, .. } => self.land_exception(*exception, *selector),
            Inst::Unsupported { what } => return Err(unsupported(what)),
        }
        Ok(Flow::Next)
    }
}

/// The interrupt for something Loam cannot run.
pub(crate) fn unsupported(what: &str) -> Interrupt {
    Interrupt::Error(ErrorKind::Unsupported, format!("not supported: {what}"))
}
