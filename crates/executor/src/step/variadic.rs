//! Variadic arguments. All of them lie in the overflow area of the `va_list`, one after another, and the register
//! parts are marked as used up: the code compilers emit for `va_arg` on x86-64 then finds them there.

use crate::image::Image;
use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_memory::Value;
use loam_memory::object::Size;
use loam_program::ir::{ArgClass, Operand};
use std::sync::Arc;

/// `gp_offset` and `fp_offset` of a list whose register areas are used up.
const NO_GENERAL: u64 = 48;
const NO_FLOAT: u64 = 304;
/// Size of a `va_list`.
const LIST_SIZE: u64 = 24;

impl Machine {
    pub(super) fn va_start(&mut self, list: Operand) -> Result<(), Interrupt> {
        let list = self.value(list, 64);
        // The list is looked at first: nothing may be allocated if it is wrong.
        self.write_scalar(list, 4, Value::word(NO_GENERAL))?;
        let extra = self.core.top().frame.extra.as_ref();
        let arguments = extra.map(|extra| extra.variadic.clone()).unwrap_or_default();
        let mut places = Vec::new();
        let mut end = 0u64;
        for argument in &arguments {
            let (size, align) = match (argument.by_value, argument.class) {
                (Some((size, align)), _) => (size, align.max(8)),
                (None, ArgClass::Memory) => (16, 16),
                (None, ArgClass::Integer | ArgClass::Signed | ArgClass::Float | ArgClass::Lane(_)) => {
                    (u64::from(argument.width.div_ceil(64)) * 8, 8)
                }
            };
            let at = end.next_multiple_of(align);
            places.push(at);
            end = at + size.next_multiple_of(8);
        }
        let size = Size::Fixed(end.max(self.least_area()));
        let object = self.stack_object(size, 16, Some(Arc::from("variadic arguments")))?;
        let area = self.address_of(&object);
        for (argument, at) in arguments.iter().zip(places) {
            let place = self.binary_value(loam_expr::BinaryOp::Add, area, Value::word(at), 64);
            match argument.by_value {
                Some((size, _)) => self.copy_range(place, argument.value, Value::word(size))?,
                None => {
                    let length =
                        u64::from(argument.width.div_ceil(8)).max(if argument.width <= 64 { 8 } else { 1 });
                    self.write_scalar(place, length, argument.value)?;
                }
            }
        }
        for (offset, length, value) in [(4, 4, Value::word(NO_FLOAT)), (8, 8, area), (16, 8, Value::Bits(0))]
        {
            let field = self.binary_value(loam_expr::BinaryOp::Add, list, Value::word(offset), 64);
            self.write_scalar(field, length, value)?;
        }
        Ok(())
    }

    /// Wrappers of system calls in the C library take as many arguments as there can be, whether they were given or not. On
    /// the machine they find the registers of arguments there, with whatever is in them.
    fn least_area(&self) -> u64 {
        const REGISTERS: u64 = 6 * 8;
        let function = &self.image.program.functions[self.core.top().frame.function];
        let place = self.image.location(function.span);
        if place.is_some_and(|(file, _)| Image::is_runtime(&file)) { REGISTERS } else { 8 }
    }

    pub(super) fn va_copy(&mut self, to: Operand, from: Operand) -> Result<(), Interrupt> {
        let (to, from) = (self.value(to, 64), self.value(from, 64));
        self.copy_range(to, from, Value::word(LIST_SIZE))
    }
}
