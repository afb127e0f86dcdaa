//! Locations of the scalar arguments of a call under the System V calling conventions of x86-64 and, for programs with pointers
//! of 32 bits, of i386, where all arguments are on the stack.
//!
//! The locations decide what `va_arg` reads, and what a callee reads whose signature differs from the caller's.
//! The compiler that made the program has already split aggregates into scalars; an aggregate that it passes in
//! memory is marked (`by_value`).

use crate::ir::{Arg, ArgClass, DataModel, Param, Width};

/// Registers for integers and pointers: rdi, rsi, rdx, rcx, r8, r9.
pub const GENERAL_REGISTERS: u8 = 6;
/// Registers for floats and vectors: xmm0 to xmm7.
pub const FLOAT_REGISTERS: u8 = 8;

/// The location of a scalar when the callee begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArgumentLocation {
    /// A general register; an integer of more than 64 bits occupies the next one too.
    General(u8),
    /// A float register.
    Float(u8),
    /// An offset in bytes from the first argument on the stack.
    Stack(u64),
}

/// What decides the location of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed {
    /// Its width.
    pub width: Width,
    /// Its class.
    pub class: ArgClass,
    /// For a pointer to an object that is passed by value: size and alignment of the object.
    pub by_value: Option<(u64, u64)>,
}

impl Passed {
    /// Whether two scalars have the same kind of location and the same representation there.
    pub fn is_like(&self, other: &Self) -> bool {
        let class = |passed: &Self| match passed.class {
            ArgClass::Signed => ArgClass::Integer,
            class @ (ArgClass::Integer | ArgClass::Float | ArgClass::Lane(_) | ArgClass::Memory) => class,
        };
        let size = |passed: &Self| passed.by_value.map(|(size, _)| size);
        self.width == other.width && class(self) == class(other) && size(self) == size(other)
    }

    /// Size and alignment on the stack.
    fn on_stack(&self, data_model: DataModel) -> (u64, u64) {
        match data_model {
            DataModel::Lp64 => self.on_stack_of_64_bits(),
            DataModel::Ilp32 => self.on_stack_of_32_bits(),
        }
    }

    fn on_stack_of_32_bits(&self) -> (u64, u64) {
        let bytes = u64::from(self.width).div_ceil(8);
        match (self.by_value, self.class) {
            (Some((size, align)), _) => (size, align.max(4)),
            (None, ArgClass::Lane(lanes)) => {
                let size = (bytes * u64::from(lanes)).next_power_of_two().max(4);
                (size, if size < 16 { 4 } else { size })
            }
            (None, ArgClass::Integer | ArgClass::Signed | ArgClass::Float | ArgClass::Memory) => (bytes, 4),
        }
    }

    fn on_stack_of_64_bits(&self) -> (u64, u64) {
        let bytes = u64::from(self.width).div_ceil(8);
        match (self.by_value, self.class) {
            (Some((size, align)), _) => (size, align.max(8)),
            (None, ArgClass::Memory) => (16, 16),
            (None, ArgClass::Lane(lanes)) => {
                let size = (bytes * u64::from(lanes)).next_power_of_two().max(8);
                (size, size)
            }
            (None, ArgClass::Integer | ArgClass::Signed | ArgClass::Float) => {
                let size = if self.width > 64 { 16 } else { 8 };
                (size, size)
            }
        }
    }
}

impl From<&Arg> for Passed {
    fn from(arg: &Arg) -> Self {
        Self { width: arg.width, class: arg.class, by_value: arg.by_value }
    }
}

impl From<&Param> for Passed {
    fn from(param: &Param) -> Self {
        Self { width: param.width, class: param.class, by_value: param.by_value }
    }
}

/// Assigns locations, scalar by scalar.
#[derive(Clone, Debug)]
pub struct ArgumentLocations {
    data_model: DataModel,
    general: u8,
    floats: u8,
    stack: u64,
    /// The vector whose lanes come next, and the number of lanes still to come.
    vector: Option<(ArgumentLocation, u16)>,
}

impl ArgumentLocations {
    /// The locations of the arguments of a call in a program.
    pub fn new(data_model: DataModel) -> Self {
        Self { data_model, general: 0, floats: 0, stack: 0, vector: None }
    }

    /// The location of the next scalar. All lanes of a vector share one location.
    pub fn next(&mut self, passed: Passed) -> ArgumentLocation {
        if let Some((place, rest)) = self.vector {
            self.vector = (rest > 1).then_some((place, rest - 1));
            return place;
        }
        let place = match passed.class {
            _ if passed.by_value.is_some() || self.data_model == DataModel::Ilp32 => self.stack(passed),
            ArgClass::Integer | ArgClass::Signed => self.general(passed),
            ArgClass::Float | ArgClass::Lane(_) if self.floats < FLOAT_REGISTERS => {
                self.floats += 1;
                ArgumentLocation::Float(self.floats - 1)
            }
            ArgClass::Float | ArgClass::Lane(_) | ArgClass::Memory => self.stack(passed),
        };
        if let ArgClass::Lane(lanes) = passed.class {
            self.vector = (lanes > 1).then_some((place, lanes - 1));
        }
        place
    }

    /// How many bytes on the stack are used.
    pub fn stack_used(&self) -> u64 {
        self.stack
    }

    /// Both halves of a wide integer are in registers or none is.
    fn general(&mut self, passed: Passed) -> ArgumentLocation {
        let count = if passed.width > 64 { 2 } else { 1 };
        if self.general + count > GENERAL_REGISTERS {
            return self.stack(passed);
        }
        self.general += count;
        ArgumentLocation::General(self.general - count)
    }

    fn stack(&mut self, passed: Passed) -> ArgumentLocation {
        let (size, align) = passed.on_stack(self.data_model);
        let at = self.stack.next_multiple_of(align);
        self.stack = at + size.next_multiple_of(self.data_model.pointer_bytes());
        ArgumentLocation::Stack(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(scalars: &[(Width, ArgClass)]) -> Vec<ArgumentLocation> {
        let mut places = ArgumentLocations::new(DataModel::Lp64);
        let passed = |&(width, class): &(Width, ArgClass)| Passed { width, class, by_value: None };
        scalars.iter().map(|scalar| places.next(passed(scalar))).collect()
    }

    #[test]
    fn a_wide_integer_is_never_half_in_a_register() {
        let word = (64, ArgClass::Integer);
        let found = places(&[word, word, word, word, word, (128, ArgClass::Integer), word, word]);
        assert_eq!(
            found[5..],
            [ArgumentLocation::Stack(0), ArgumentLocation::General(5), ArgumentLocation::Stack(16)]
        );
    }

    #[test]
    fn with_pointers_of_32_bits_everything_is_on_the_stack() {
        let mut places = ArgumentLocations::new(DataModel::Ilp32);
        let mut next = |width, class, by_value| places.next(Passed { width, class, by_value });
        assert_eq!(next(8, ArgClass::Signed, None), ArgumentLocation::Stack(0));
        assert_eq!(next(64, ArgClass::Integer, None), ArgumentLocation::Stack(4));
        assert_eq!(next(64, ArgClass::Float, None), ArgumentLocation::Stack(12));
        assert_eq!(next(80, ArgClass::Memory, None), ArgumentLocation::Stack(20));
        assert_eq!(next(32, ArgClass::Integer, Some((6, 4))), ArgumentLocation::Stack(32));
        assert_eq!(next(32, ArgClass::Float, None), ArgumentLocation::Stack(40));
    }

    #[test]
    fn the_lanes_of_a_vector_share_a_register_and_long_doubles_are_aligned() {
        let lane = (32, ArgClass::Lane(2));
        let (float, long) = ((64, ArgClass::Float), (80, ArgClass::Memory));
        let mut scalars = vec![lane, lane];
        scalars.extend([float; 8]);
        scalars.push(long);
        let found = places(&scalars);
        assert_eq!(
            found[..3],
            [ArgumentLocation::Float(0), ArgumentLocation::Float(0), ArgumentLocation::Float(1)]
        );
        assert_eq!(found[9..], [ArgumentLocation::Stack(0), ArgumentLocation::Stack(16)]);
    }
}
