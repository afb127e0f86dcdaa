//! The state of the machine while a sequence is translated: the contents of each register and flag, as
//! operands of the function.

use loam_program::ir::*;

use super::flags::{Condition, Flags};
use super::register;
use super::template::{self, Piece, trim};
use crate::builder::{Builder, mask};

/// A part of a register: so many bits from the lowest, or the second byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SubRegister {
    pub width: Width,
    from: Width,
}

impl SubRegister {
    pub const HIGH_BYTE: Self = Self { width: 8, from: 8 };

    pub fn low(width: Width) -> Self {
        Self { width, from: 0 }
    }
}

/// The location of an operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandLocation {
    Register {
        register: usize,
        part: SubRegister,
    },
    /// A number of this width.
    Immediate {
        value: Operand,
        width: Width,
    },
    /// Memory at this address.
    Memory(Operand),
}

/// The contents of a register: a number of this width with zeros above it.
#[derive(Clone, Copy)]
struct Held {
    width: Width,
    value: Operand,
}

/// The machine.
pub struct Cpu<'b> {
    pub builder: &'b mut Builder,
    /// Machine registers first, then one register per operand that the compiler may put anywhere.
    registers: Vec<Held>,
    /// The locations of the operands of the sequence, by number; operands in flags have none.
    pub locations: Vec<Option<OperandLocation>>,
    pub flags: Flags,
    /// Pushed and not yet popped values.
    stack: Vec<Held>,
    /// A register pair whose upper half is the sign of its lower half: its division is a plain signed
    /// division.
    pub sign_extended: Option<(Operand, Operand)>,
}

impl<'b> Cpu<'b> {
    /// All registers hold zero: no result of a valid sequence depends on a register that is not an input.
    pub fn new(builder: &'b mut Builder) -> Self {
        let zero = Held { width: 8, value: Operand::Const(0) };
        Self {
            builder,
            registers: vec![zero; register::COUNT],
            locations: Vec::new(),
            flags: Flags::UNKNOWN,
            stack: Vec::new(),
            sign_extended: None,
        }
    }

    pub fn new_register(&mut self) -> usize {
        self.registers.push(Held { width: 8, value: Operand::Const(0) });
        self.registers.len() - 1
    }

    /// Stores a number into a register, with zeros above it.
    pub fn set_register(&mut self, register: usize, width: Width, value: Operand) {
        self.registers[register] = Held { width, value };
    }

    /// A part of a register.
    pub fn register(&mut self, register: usize, part: SubRegister) -> Operand {
        let Held { width, value } = self.registers[register];
        match part.from {
            0 => self.builder.resize(width, part.width, value),
            from => {
                let whole = self.builder.resize(width, 64, value);
                self.builder.extract(64, whole, from, part.width)
            }
        }
    }

    fn write_register(&mut self, register: usize, part: SubRegister, value: Operand) {
        let held = self.registers[register];
        // Writing 32 bits clears the bits above; the bits above a narrower contents are zero already.
        if part.from == 0 && part.width >= held.width.min(32) {
            return self.set_register(register, part.width, value);
        }
        let old = self.builder.resize(held.width, 64, held.value);
        let others = mask(64) ^ (mask(part.width) << part.from);
        let others = self.builder.binary(BinaryOp::And, 64, old, Operand::Const(others));
        let new = self.builder.resize(part.width, 64, value);
        let new = self.builder.binary(BinaryOp::Shl, 64, new, Operand::Const(u128::from(part.from)));
        let whole = self.builder.binary(BinaryOp::Or, 64, others, new);
        self.set_register(register, 64, whole);
    }

    pub fn push(&mut self, location: OperandLocation) -> Option<()> {
        let value = self.read(location, 64)?;
        self.stack.push(Held { width: 64, value });
        Some(())
    }

    pub fn pop(&mut self, location: OperandLocation) -> Option<()> {
        let held = self.stack.pop()?;
        self.write(location, 64, held.value)
    }

    /// The value of an operand at a width; `None` if the operand has another width.
    pub fn read(&mut self, location: OperandLocation, width: Width) -> Option<Operand> {
        match location {
            OperandLocation::Register { register, part } if part.width == width => {
                Some(self.register(register, part))
            }
            OperandLocation::Register { .. } => None,
            OperandLocation::Immediate { value, width: own } => {
                Some(self.builder.resize_signed(own, width, value))
            }
            OperandLocation::Memory(address) => Some(self.builder.load(width, address)),
        }
    }

    /// Stores a value into an operand.
    pub fn write(&mut self, location: OperandLocation, width: Width, value: Operand) -> Option<()> {
        match location {
            OperandLocation::Register { register, part } if part.width == width => {
                self.write_register(register, part, value);
            }
            OperandLocation::Register { .. } | OperandLocation::Immediate { .. } => return None,
            OperandLocation::Memory(address) => self.builder.store(width, value, address),
        }
        Some(())
    }

    pub fn condition(&mut self, condition: Condition) -> Option<Operand> {
        let flags = self.flags;
        flags.holds(self.builder, condition)
    }

    /// The location of an operand in the text: `%rax`, `$5`, `8(%rdi,%rcx,4)`, or an operand of the sequence.
    pub fn location(&mut self, pieces: &[Piece]) -> Option<OperandLocation> {
        match pieces {
            [Piece::Operand { index, modifier }] => self.operand(*index, *modifier),
            [Piece::Char('%'), name @ ..] => {
                let (register, part) = register::named(&template::text(name)?.to_lowercase())?;
                Some(OperandLocation::Register { register, part })
            }
            [Piece::Char('$'), number @ ..] => {
                let value = Operand::Const(self.number(number)? as u64 as u128);
                Some(OperandLocation::Immediate { value, width: 64 })
            }
            _ => Some(OperandLocation::Memory(self.address(pieces)?)),
        }
    }

    fn operand(&mut self, index: usize, modifier: Option<char>) -> Option<OperandLocation> {
        let location = (*self.locations.get(index)?)?;
        match (location, modifier) {
            (location, None) => Some(location),
            (OperandLocation::Register { register, .. }, Some(modifier)) => {
                Some(OperandLocation::Register { register, part: template::part(modifier)? })
            }
            // A width modifier for a register changes neither numbers nor addresses.
            (location, Some(modifier)) => template::part(modifier).map(|_| location),
        }
    }

    /// A number in a text, which may be an operand without its dollar sign.
    fn number(&mut self, pieces: &[Piece]) -> Option<i64> {
        if let [Piece::Operand { index, modifier: Some('c' | 'P') }] = pieces {
            return match (*self.locations.get(*index)?)? {
                OperandLocation::Immediate { value: Operand::Const(number), width } => {
                    Some(crate::builder::sign_extend(number, width) as i64)
                }
                _ => None,
            };
        }
        parse_number(&template::text(pieces)?)
    }

    /// The address of a memory operand: a number, then `(base,index,scale)` or an operand in memory.
    fn address(&mut self, pieces: &[Piece]) -> Option<Operand> {
        if let [before @ .., Piece::Operand { index, modifier: None }] = pieces
            && let Some(Some(OperandLocation::Memory(address))) = self.locations.get(*index).copied()
        {
            let [before @ .., Piece::Char('+')] = trim(before) else { return None };
            let offset = self.number(trim(before))?;
            return Some(self.builder.displaced(address, offset));
        }
        let [before @ .., Piece::Char(')')] = pieces else { return None };
        let open = before.iter().position(|piece| *piece == Piece::Char('('))?;
        let offset = trim(&before[..open]);
        let offset = if offset.is_empty() { 0 } else { self.number(offset)? };
        let mut parts = before[open + 1..].split(|piece| *piece == Piece::Char(',')).map(trim);
        let base = match parts.next()? {
            [] => Operand::Const(0),
            base => self.address_register(base)?,
        };
        let index = match parts.next() {
            Some(index) => self.address_register(index)?,
            None => Operand::Const(0),
        };
        let scale = match parts.next() {
            Some(scale) => self.number(scale).filter(|scale| [1, 2, 4, 8].contains(scale))?,
            None => 1,
        };
        if parts.next().is_some() {
            return None;
        }
        Some(self.builder.pointer(base, index, scale as u64, offset))
    }

    fn address_register(&mut self, pieces: &[Piece]) -> Option<Operand> {
        match self.location(pieces)? {
            location @ OperandLocation::Register { .. } => self.read(location, 64),
            _ => None,
        }
    }
}

/// A number as assemblers read it: decimal, hexadecimal or octal, perhaps negative.
fn parse_number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let (digits, radix) = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None if digits.len() > 1 && digits.starts_with('0') => (digits, 8),
        None => (digits, 10),
    };
    if !digits.starts_with(|c: char| c.is_ascii_hexdigit()) {
        return None;
    }
    let number = u64::from_str_radix(digits, radix).ok()? as i64;
    Some(if negative { number.wrapping_neg() } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_assemblers_read_them() {
        assert_eq!(parse_number("10"), Some(10));
        assert_eq!(parse_number("-0x10"), Some(-16));
        assert_eq!(parse_number("017"), Some(15));
        assert_eq!(parse_number("0"), Some(0));
        assert_eq!(parse_number("0xffffffffffffffff"), Some(-1));
        for text in ["", "-", "0x", "x", "1f", "+-3", "99999999999999999999"] {
            assert_eq!(parse_number(text), None, "{text}");
        }
    }
}
