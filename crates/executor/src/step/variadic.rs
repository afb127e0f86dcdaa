//! Variadic arguments in the layout of the System V convention of x86-64: arguments passed in registers lie in the save area,
//! the others in the overflow area, and a `va_list` points into both.
//!
//! On the machine the save area has room for all registers. Here the registers that were used lie at its end, so that
//! `va_arg` continues in the overflow area behind the last of them: a read of an argument that was not passed is then out of
//! bounds, and reported. For arguments that were passed there is no difference, because no argument is passed in memory as long
//! as registers are left.
//!
//! Under the convention of i386 all arguments lie in the overflow area, and a `va_list` is a pointer into it.

use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_memory::Value;
use loam_memory::object::Size;
use loam_program::convention::ArgumentLocation;
use loam_program::ir::{DataModel, Operand};
use loam_state::frames::VariadicArg;
use std::sync::Arc;

/// Where the general registers and the float registers end in a save area.
const GENERAL_END: u64 = 48;
const FLOAT_END: u64 = 176;
/// Bytes of a general register and of a float register.
const GENERAL_SIZE: u64 = 8;
const FLOAT_SIZE: u64 = 16;
/// Size of a `va_list`.
fn list_size(data_model: DataModel) -> u64 {
    match data_model {
        DataModel::Lp64 => 24,
        DataModel::Ilp32 => 4,
    }
}

/// The layout of the areas of one list.
struct Areas {
    /// For each argument, its offset in its area.
    offsets: Vec<u64>,
    /// Offsets of the first registers in the save area.
    general: u64,
    float: u64,
    /// Size of the save area; 0 if there is none.
    save: u64,
    /// Where the first argument begins in the overflow area, and where the last ends.
    start: u64,
    end: u64,
    align: u64,
}

impl Areas {
    fn of(arguments: &[VariadicArg], data_model: DataModel) -> Self {
        let words = |argument: &VariadicArg| if argument.width > 64 { 2 } else { 1 };
        let (mut generals, mut floats, mut align) = (0, 0, 16);
        for argument in arguments {
            match argument.location {
                ArgumentLocation::General(_) => generals += words(argument) * GENERAL_SIZE,
                ArgumentLocation::Float(_) => floats += FLOAT_SIZE,
                ArgumentLocation::Stack(_) => {
                    align = argument.by_value.map_or(align, |(_, least)| least.max(align))
                }
            }
        }
        let (general, float) = (GENERAL_END - generals, FLOAT_END - floats);
        let save = if floats > 0 { FLOAT_END } else { GENERAL_END };
        let save = if generals + floats > 0 { save } else { 0 };
        // Arguments on the stack keep their distances from the first one, which is aligned.
        let base = arguments.first().map_or(0, |first| first.above / align * align);
        let start = arguments.first().map_or(0, |first| first.above - base);
        let (mut next_general, mut next_float, mut end) = (general, float, start);
        let mut offsets = Vec::with_capacity(arguments.len());
        for argument in arguments {
            offsets.push(match argument.location {
                ArgumentLocation::General(_) => {
                    next_general += words(argument) * GENERAL_SIZE;
                    next_general - words(argument) * GENERAL_SIZE
                }
                ArgumentLocation::Float(_) => {
                    next_float += FLOAT_SIZE;
                    next_float - FLOAT_SIZE
                }
                ArgumentLocation::Stack(at) => {
                    end = at - base + stack_size(argument, data_model);
                    at - base
                }
            });
        }
        Self { offsets, general, float, save, start, end, align }
    }
}

/// Bytes an argument takes on the stack.
fn stack_size(argument: &VariadicArg, data_model: DataModel) -> u64 {
    let size = argument.by_value.map_or(u64::from(argument.width.div_ceil(8)), |(size, _)| size);
    size.next_multiple_of(data_model.pointer_bytes())
}

impl Machine {
    pub(super) fn va_start(&mut self, list: Operand) -> Result<(), Interrupt> {
        let list = self.value(list, 64);
        let extra = self.core.top().frame.extra.as_ref();
        let arguments = extra.map(|extra| extra.variadic.clone()).unwrap_or_default();
        let data_model = self.image.program.data_model;
        let areas = Areas::of(&arguments, data_model);
        // The list is written first: nothing may be allocated if its address is wrong.
        self.write_scalar(list, 4, Value::word(areas.general))?;
        let name = || Some(Arc::from("variadic arguments"));
        let save = match areas.save {
            0 => Value::Bits(0),
            size => {
                let object = self.stack_object(Size::Fixed(size), 16, name())?;
                self.address_of(&object)
            }
        };
        let size = Size::Fixed(areas.end.max(areas.start + self.least_area()));
        let object = self.stack_object(size, areas.align, name())?;
        let overflow = self.address_of(&object);
        for (argument, &at) in arguments.iter().zip(&areas.offsets) {
            let area = if matches!(argument.location, ArgumentLocation::Stack(_)) { overflow } else { save };
            let target = self.displaced(area, at);
            match argument.by_value {
                Some((size, _)) => self.copy_range(target, argument.value, Value::word(size))?,
                None => {
                    let least = if argument.width <= 64 { data_model.pointer_bytes() } else { 1 };
                    let length = u64::from(argument.width.div_ceil(8)).max(least);
                    self.write_scalar(target, length, argument.value)?;
                }
            }
        }
        let next = self.displaced(overflow, areas.start);
        let fields: &[(u64, u64, Value)] = match data_model {
            DataModel::Lp64 => &[(4, 4, Value::word(areas.float)), (8, 8, next), (16, 8, save)],
            DataModel::Ilp32 => &[(0, 4, next)],
        };
        for &(offset, length, value) in fields {
            let field = self.displaced(list, offset);
            self.write_scalar(field, length, value)?;
        }
        Ok(())
    }

    fn displaced(&self, base: Value, offset: u64) -> Value {
        self.binary_value(loam_expr::BinaryOp::Add, base, Value::word(offset), 64)
    }

    /// Wrappers of system calls in the C library read as many arguments as a system call can have, whether they were passed or
    /// not. On the machine they read whatever the argument registers hold.
    fn least_area(&self) -> u64 {
        let word = self.image.program.data_model.pointer_bytes();
        let function = &self.image.program.functions[self.core.top().frame.function];
        match self.image.location(function.span) {
            Some(location) if !location.is_own() => 6 * word,
            _ => word,
        }
    }

    pub(super) fn va_copy(&mut self, to: Operand, from: Operand) -> Result<(), Interrupt> {
        let (to, from) = (self.value(to, 64), self.value(from, 64));
        let size = list_size(self.image.program.data_model);
        self.copy_range(to, from, Value::word(size))
    }
}
