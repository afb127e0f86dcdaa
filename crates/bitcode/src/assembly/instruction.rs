//! The semantics of each instruction. An instruction whose name is in no table below is unsupported.
//!
//! AT&T operands are in the order source, destination. The width of an instruction is the suffix of its name
//! or the width of its register operands.

use loam_program::ir::*;

use super::cpu::{Cpu, OperandLocation, SubRegister};
use super::flags::{Comparison, Condition, Flag, Flags};
use super::register::{RAX, RBX, RCX, RDX};
use super::template::Statement;
use crate::builder::mask;

/// The instructions with a width: given by the suffix of the name, or by the operands.
const SIZED: [&str; 45] = [
    "mov", "movabs", "lea", "add", "adc", "sub", "sbb", "cmp", "and", "or", "xor", "test", "inc", "dec",
    "neg", "not", "mul", "imul", "div", "idiv", "bsf", "bsr", "tzcnt", "lzcnt", "popcnt", "bswap", "xchg",
    "xadd", "cmpxchg", "shl", "sal", "shr", "sar", "rol", "ror", "shld", "shrd", "bt", "bts", "btr", "btc",
    "push", "pop", "rcl", "rcr",
];

/// The feature bits of `cpuid` that are set: those that every 64-bit machine has. Programs then take their
/// code for such machines.
const FEATURES: u128 = 1 << 0 | 1 << 4 | 1 << 8 | 1 << 15 | 1 << 23 | 1 << 24 | 1 << 25 | 1 << 26;

/// The result of `rdtsc`: time does not advance between two reads.
const TIME_STAMP: u128 = 1 << 20;

impl Cpu<'_> {
    /// Executes a statement; `None` if the statement is not understood.
    pub fn run(&mut self, statement: &Statement) -> Option<()> {
        let mut locations = Vec::with_capacity(statement.operands.len());
        for operand in &statement.operands {
            locations.push(self.location(operand)?);
        }
        let name = statement.name.as_str();
        if let Some(done) = self.without_operands(name, &locations) {
            return Some(done);
        }
        if let Some((op, from, to)) = extension(name, &locations) {
            let [source, target] = locations[..] else { return None };
            let value = self.read(source, from)?;
            let value = self.builder.cast(op, from, to, value);
            return self.write(target, to, value);
        }
        if let Some(done) = self.conditional(name, &locations) {
            return done;
        }
        let (name, width) = sized(name, &locations)?;
        match locations[..] {
            [location] => self.one_operand(name, width, location),
            [source, target] => self.two_operands(name, width, source, target),
            [first, second, target] => self.three_operands(name, width, first, second, target),
            _ => None,
        }
    }

    fn without_operands(&mut self, name: &str, locations: &[OperandLocation]) -> Option<()> {
        if name.starts_with("prefetch") && locations.len() == 1 {
            return Some(());
        }
        if !locations.is_empty() {
            return None;
        }
        match name {
            "nop" | "pause" | "mfence" | "lfence" | "sfence" | "cld" | "endbr64" => {}
            "clc" => self.flags.carry = Flag::CLEAR,
            "stc" => self.flags.carry = Flag::Known(Operand::Const(1)),
            "cbtw" | "cbw" => self.extend_accumulator(8),
            "cwtl" | "cwde" => self.extend_accumulator(16),
            "cltq" | "cdqe" => self.extend_accumulator(32),
            "cwtd" | "cwd" => self.sign_into_upper(16),
            "cltd" | "cdq" => self.sign_into_upper(32),
            "cqto" | "cqo" => self.sign_into_upper(64),
            "cpuid" => self.identify(),
            "rdtsc" => {
                self.set_register(RAX, 32, Operand::Const(TIME_STAMP));
                self.set_register(RDX, 32, Operand::Const(0));
            }
            "ud2" | "int3" | "hlt" => {
                self.builder.terminate(Terminator::Trap { check: None });
                self.builder.current = self.builder.new_block();
            }
            _ => return None,
        }
        Some(())
    }

    fn extend_accumulator(&mut self, width: Width) {
        let value = self.register(RAX, SubRegister::low(width));
        let value = self.builder.cast(CastOp::SignExtend, width, width * 2, value);
        let location = OperandLocation::Register { register: RAX, part: SubRegister::low(width * 2) };
        self.write(location, width * 2, value).expect("a register takes a value of its width");
    }

    fn sign_into_upper(&mut self, width: Width) {
        let value = self.register(RAX, SubRegister::low(width));
        let sign = self.builder.binary(BinaryOp::AShr, width, value, Operand::Const(u128::from(width) - 1));
        let location = OperandLocation::Register { register: RDX, part: SubRegister::low(width) };
        self.write(location, width, sign).expect("a register takes a value of its width");
        self.sign_extended = Some((value, sign));
    }

    /// `cpuid` of a machine without extensions: the highest leaf is 1.
    fn identify(&mut self) {
        let leaf = self.register(RAX, SubRegister::low(32));
        let vendor = u128::from(u32::from_le_bytes(*b"Loam"));
        let answers = [(RAX, 1, 6 << 8), (RBX, vendor, 0), (RCX, vendor, 0), (RDX, vendor, FEATURES)];
        for (register, for_leaf_0, for_leaf_1) in answers {
            let mut answer = Operand::Const(0);
            for (number, value) in [(1, for_leaf_1), (0, for_leaf_0)] {
                let hit = self.builder.compare(Predicate::Eq, 32, leaf, Operand::Const(number));
                answer = self.builder.select(32, hit, Operand::Const(value), answer);
            }
            self.set_register(register, 32, answer);
        }
    }

    /// `setcc` and `cmovcc`.
    fn conditional(&mut self, name: &str, locations: &[OperandLocation]) -> Option<Option<()>> {
        if let Some(condition) = name.strip_prefix("set").and_then(Condition::named) {
            return Some(self.set_byte(condition, locations));
        }
        let letters = name.strip_prefix("cmov")?;
        let (condition, suffix) = match Condition::named(letters) {
            Some(condition) => (condition, None),
            None => {
                let (letters, width) = without_width(letters)?;
                (Condition::named(letters)?, Some(width))
            }
        };
        Some(self.move_if(condition, suffix, locations))
    }

    fn set_byte(&mut self, condition: Condition, locations: &[OperandLocation]) -> Option<()> {
        let [target] = *locations else { return None };
        let holds = self.condition(condition)?;
        let byte = self.builder.resize(1, 8, holds);
        self.write(target, 8, byte)
    }

    fn move_if(
        &mut self,
        condition: Condition,
        suffix: Option<Width>,
        locations: &[OperandLocation],
    ) -> Option<()> {
        let [source, target] = *locations else { return None };
        let width = suffix.or_else(|| width_of(locations)).filter(|&width| width > 8)?;
        let holds = self.condition(condition)?;
        // The source is read even if the condition does not hold.
        let (new, old) = (self.read(source, width)?, self.read(target, width)?);
        let value = self.builder.select(width, holds, new, old);
        self.write(target, width, value)
    }

    fn one_operand(&mut self, name: &str, width: Width, location: OperandLocation) -> Option<()> {
        match name {
            "mul" => return self.widening_product(width, CastOp::ZeroExtend, location),
            "imul" => return self.widening_product(width, CastOp::SignExtend, location),
            "div" => return self.divide(width, Signedness::Unsigned, location),
            "idiv" => return self.divide(width, Signedness::Signed, location),
            "push" => return self.push(location),
            "pop" => return self.pop(location),
            "shl" | "sal" | "shr" | "sar" | "rol" | "ror" | "rcl" | "rcr" => {
                let one = OperandLocation::Immediate { value: Operand::Const(1), width: 8 };
                return self.two_operands(name, width, one, location);
            }
            _ => {}
        }
        let a = self.read(location, width)?;
        let zero = Operand::Const(0);
        let result = match name {
            "inc" | "dec" => {
                let carry = self.flags.carry;
                let op = if name == "inc" { BinaryOp::Add } else { BinaryOp::Sub };
                let result = self.sum(op, width, a, Operand::Const(1), None);
                self.flags.carry = carry;
                result
            }
            "neg" => self.sum(BinaryOp::Sub, width, zero, a, None),
            "not" => self.builder.binary(BinaryOp::Xor, width, a, Operand::Const(mask(width))),
            "bswap" if width >= 32 => self.builder.unary(UnaryOp::ByteSwap, width, a),
            _ => return None,
        };
        self.write(location, width, result)
    }

    fn two_operands(
        &mut self,
        name: &str,
        width: Width,
        source: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        match name {
            "mov" | "movabs" => {
                let value = self.read(source, width)?;
                self.write(target, width, value)
            }
            "lea" => {
                let OperandLocation::Memory(address) = source else { return None };
                let value = self.builder.resize(64, width, address);
                self.write(target, width, value)
            }
            "xchg" => {
                let (a, b) = (self.read(source, width)?, self.read(target, width)?);
                self.write(source, width, b)?;
                self.write(target, width, a)
            }
            "xadd" => {
                let (a, b) = (self.read(target, width)?, self.read(source, width)?);
                let sum = self.sum(BinaryOp::Add, width, a, b, None);
                self.write(source, width, a)?;
                self.write(target, width, sum)
            }
            "cmpxchg" => self.compare_and_exchange(width, source, target),
            "shl" | "sal" | "shr" | "sar" => self.shift(name, width, source, target),
            "rol" => self.rotate(ShiftDirection::Left, width, source, target),
            "ror" => self.rotate(ShiftDirection::Right, width, source, target),
            "rcl" => self.rotate_through_carry(ShiftDirection::Left, width, source, target),
            "rcr" => self.rotate_through_carry(ShiftDirection::Right, width, source, target),
            "bsf" | "bsr" | "tzcnt" | "lzcnt" | "popcnt" => self.count_bits(name, width, source, target),
            "bt" | "bts" | "btr" | "btc" => self.test_bit(name, width, source, target),
            _ => self.arithmetic(name, width, source, target),
        }
    }

    fn three_operands(
        &mut self,
        name: &str,
        width: Width,
        first: OperandLocation,
        second: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        match name {
            "imul" => {
                let (a, b) = (self.read(first, width)?, self.read(second, width)?);
                let product = self.product(width, a, b);
                self.write(target, width, product)
            }
            "shld" | "shrd" if width >= 16 => {
                let amount = self.amount(width, first)?;
                let (fill, a) = (self.read(second, width)?, self.read(target, width)?);
                let (direction, high, low) = match name {
                    "shld" => (ShiftDirection::Left, a, fill),
                    _ => (ShiftDirection::Right, fill, a),
                };
                let result = self.builder.funnel(direction, width, high, low, amount);
                self.flags = Flags::UNKNOWN;
                self.write(target, width, result)
            }
            _ => None,
        }
    }

    fn arithmetic(
        &mut self,
        name: &str,
        width: Width,
        source: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        let (a, b) = (self.read(target, width)?, self.read(source, width)?);
        let result = match name {
            "add" => self.sum(BinaryOp::Add, width, a, b, None),
            "sub" => self.sum(BinaryOp::Sub, width, a, b, None),
            "adc" | "sbb" => {
                let carry = self.flags.carry.bit(self.builder)?;
                let op = if name == "adc" { BinaryOp::Add } else { BinaryOp::Sub };
                self.sum(op, width, a, b, Some(carry))
            }
            "cmp" => {
                self.flags = Flags::of_difference(width, a, b);
                return Some(());
            }
            "imul" if width > 8 => self.product(width, a, b),
            "test" => {
                self.logic(BinaryOp::And, width, a, b);
                return Some(());
            }
            "and" => self.logic(BinaryOp::And, width, a, b),
            "or" => self.logic(BinaryOp::Or, width, a, b),
            // The usual way to clear a register.
            "xor" if source == target => {
                self.logic(BinaryOp::And, width, Operand::Const(0), Operand::Const(0))
            }
            "xor" => self.logic(BinaryOp::Xor, width, a, b),
            _ => return None,
        };
        self.write(target, width, result)
    }

    fn logic(&mut self, op: BinaryOp, width: Width, a: Operand, b: Operand) -> Operand {
        let result = if op != BinaryOp::Xor && a == b { a } else { self.builder.binary(op, width, a, b) };
        self.flags = Flags::of_result(width, result);
        result
    }

    /// Adds or subtracts, with a carry if there is one, and sets the flags.
    fn sum(&mut self, op: BinaryOp, width: Width, a: Operand, b: Operand, carry: Option<Operand>) -> Operand {
        let part = self.builder.binary(op, width, a, b);
        let below = |a, b| Comparison { predicate: Predicate::Ult, width, a, b };
        let Some(carry) = carry else {
            self.flags = match op {
                BinaryOp::Add => Flags {
                    carry: Flag::Compare(below(part, a)),
                    overflow: Flag::SumOverflow { width, a, b, result: part },
                    order: Some((width, part, Operand::Const(0))),
                },
                _ => Flags::of_difference(width, a, b),
            };
            return part;
        };
        let carry = self.builder.resize(1, width, carry);
        let result = self.builder.binary(op, width, part, carry);
        let (carry, overflow) = match op {
            BinaryOp::Add => {
                (Flag::Either(below(part, a), below(result, part)), Flag::SumOverflow { width, a, b, result })
            }
            _ => (
                Flag::Either(below(a, b), below(part, carry)),
                Flag::DifferenceOverflow { width, a, b, result },
            ),
        };
        self.flags = Flags { carry, overflow, order: Some((width, result, Operand::Const(0))) };
        result
    }

    /// A product truncated to its operands' width.
    fn product(&mut self, width: Width, a: Operand, b: Operand) -> Operand {
        let cut = Flag::CutProduct { width, a, b };
        self.flags = Flags { carry: cut, overflow: cut, order: None };
        self.builder.binary(BinaryOp::Mul, width, a, b)
    }

    /// The accumulator times an operand, into the accumulator and the upper register.
    fn widening_product(&mut self, width: Width, extend: CastOp, location: OperandLocation) -> Option<()> {
        let (a, b) = (self.register(RAX, SubRegister::low(width)), self.read(location, width)?);
        let double = width * 2;
        let (a, b) =
            (self.builder.cast(extend, width, double, a), self.builder.cast(extend, width, double, b));
        let product = self.builder.binary(BinaryOp::Mul, double, a, b);
        let low = self.builder.cast(CastOp::Truncate, double, width, product);
        let back = self.builder.cast(extend, width, double, low);
        let carry = Flag::compare(Predicate::Ne, double, product, back);
        self.flags = Flags { carry, overflow: carry, order: None };
        let high = self.builder.extract(double, product, width, width);
        self.set_pair(width, low, high)
    }

    /// The two registers that hold products and dividends; for bytes, both halves of `ax`.
    fn pair(width: Width) -> (OperandLocation, OperandLocation) {
        let low = OperandLocation::Register { register: RAX, part: SubRegister::low(width) };
        let high = match width {
            8 => OperandLocation::Register { register: RAX, part: SubRegister::HIGH_BYTE },
            _ => OperandLocation::Register { register: RDX, part: SubRegister::low(width) },
        };
        (low, high)
    }

    fn set_pair(&mut self, width: Width, low: Operand, high: Operand) -> Option<()> {
        let (low_location, high_location) = Self::pair(width);
        self.write(low_location, width, low)?;
        self.write(high_location, width, high)
    }

    /// Division of a register pair. A quotient that does not fit is an error of the program, as division by zero is.
    fn divide(&mut self, width: Width, signedness: Signedness, location: OperandLocation) -> Option<()> {
        let (low_location, high_location) = Self::pair(width);
        let (low, high) = (self.read(low_location, width)?, self.read(high_location, width)?);
        let divisor = self.read(location, width)?;
        self.flags = Flags::UNKNOWN;
        let (div, rem, is_extended) = match signedness {
            Signedness::Signed => (BinaryOp::SDiv, BinaryOp::SRem, self.sign_extended == Some((low, high))),
            Signedness::Unsigned => (BinaryOp::UDiv, BinaryOp::URem, high == Operand::Const(0)),
        };
        if is_extended {
            let quotient = self.builder.binary(div, width, low, divisor);
            let remainder = self.builder.binary(rem, width, low, divisor);
            return self.set_pair(width, quotient, remainder);
        }
        let double = width * 2;
        let extend = CastOp::extension(signedness);
        let dividend = self.builder.join(width, &[low, high]);
        let wide_divisor = self.builder.cast(extend, width, double, divisor);
        let exact = self.builder.binary(div, double, dividend, wide_divisor);
        let quotient = self.builder.cast(CastOp::Truncate, double, width, exact);
        let (overflows, overflowing_divisor) = match signedness {
            Signedness::Signed => {
                let back = self.builder.cast(extend, width, double, quotient);
                (self.builder.compare(Predicate::Ne, double, exact, back), Operand::Const(mask(width)))
            }
            Signedness::Unsigned => {
                (self.builder.compare(Predicate::Uge, width, high, divisor), Operand::Const(0))
            }
        };
        // Emits a division that always overflows: its execution reports the bug.
        self.builder.when(overflows, |builder| {
            let least = Operand::Const(1 << (width - 1));
            builder.binary(div, width, least, overflowing_divisor);
        });
        let remainder = self.builder.binary(rem, double, dividend, wide_divisor);
        let remainder = self.builder.cast(CastOp::Truncate, double, width, remainder);
        self.set_pair(width, quotient, remainder)
    }

    fn compare_and_exchange(
        &mut self,
        width: Width,
        source: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        let expected = OperandLocation::Register { register: RAX, part: SubRegister::low(width) };
        let (old, new) = (self.read(target, width)?, self.read(source, width)?);
        let accumulator = self.read(expected, width)?;
        self.flags = Flags::of_difference(width, accumulator, old);
        let equal = self.builder.compare(Predicate::Eq, width, accumulator, old);
        let stored = self.builder.select(width, equal, new, old);
        self.write(target, width, stored)?;
        let seen = self.builder.select(width, equal, accumulator, old);
        self.write(expected, width, seen)
    }

    /// The effective shift amount: the machine uses five bits of the amount, or six for 64-bit operands.
    fn amount(&mut self, width: Width, location: OperandLocation) -> Option<Operand> {
        let amount = match location {
            OperandLocation::Immediate { .. } => self.read(location, 8)?,
            OperandLocation::Register { register: RCX, .. } => self.register(RCX, SubRegister::low(8)),
            OperandLocation::Register { .. } | OperandLocation::Memory(_) => return None,
        };
        let used = if width == 64 { 63 } else { 31 };
        let amount = self.builder.binary(BinaryOp::And, 8, amount, Operand::Const(used));
        Some(self.builder.resize(8, width, amount))
    }

    fn shift(
        &mut self,
        name: &str,
        width: Width,
        amount: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        let op = match name {
            "shr" => BinaryOp::LShr,
            "sar" => BinaryOp::AShr,
            _ => BinaryOp::Shl,
        };
        // Narrow operands can be shifted by more than their width; operands of 32 bits and more cannot.
        let working = width.max(32);
        let amount = self.amount(working, amount)?;
        let a = self.read(target, width)?;
        let extend = if op == BinaryOp::AShr { CastOp::SignExtend } else { CastOp::ZeroExtend };
        let wide = self.builder.cast(extend, width, working, a);
        let shifted = self.builder.binary_unchecked(op, working, wide, amount);
        let result = self.builder.cast(CastOp::Truncate, working, width, shifted);
        self.flags = match amount {
            Operand::Const(0) => self.flags,
            Operand::Const(amount) => {
                let carry = shifted_out(op, width, amount as Width)
                    .map_or(Flag::Unknown, |index| Flag::Bit { width: working, value: wide, index });
                Flags { carry, overflow: Flag::Unknown, order: Some((width, result, Operand::Const(0))) }
            }
            _ => Flags::UNKNOWN,
        };
        self.write(target, width, result)
    }

    fn rotate(
        &mut self,
        direction: ShiftDirection,
        width: Width,
        amount: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        let amount = self.amount(width, amount)?;
        let a = self.read(target, width)?;
        let result = self.builder.funnel(direction, width, a, a, amount);
        if amount != Operand::Const(0) {
            let index = match direction {
                ShiftDirection::Left => 0,
                ShiftDirection::Right => width - 1,
            };
            let known = matches!(amount, Operand::Const(_));
            self.flags.carry = if known { Flag::Bit { width, value: result, index } } else { Flag::Unknown };
            self.flags.overflow = Flag::Unknown;
        }
        self.write(target, width, result)
    }

    /// Rotation by one bit with the carry as one more bit.
    fn rotate_through_carry(
        &mut self,
        direction: ShiftDirection,
        width: Width,
        amount: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        if self.amount(width, amount)? != Operand::Const(1) {
            return None;
        }
        let a = self.read(target, width)?;
        let carry = self.flags.carry.bit(self.builder)?;
        let carry = self.builder.resize(1, width, carry);
        let top = Operand::Const(u128::from(width) - 1);
        let (op, carry_shift, index) = match direction {
            ShiftDirection::Left => (BinaryOp::Shl, Operand::Const(0), width - 1),
            ShiftDirection::Right => (BinaryOp::LShr, top, 0),
        };
        let moved = self.builder.binary(op, width, a, Operand::Const(1));
        let carry = self.builder.binary(BinaryOp::Shl, width, carry, carry_shift);
        let result = self.builder.binary(BinaryOp::Or, width, moved, carry);
        self.flags.carry = Flag::Bit { width, value: a, index };
        self.flags.overflow = Flag::Unknown;
        self.write(target, width, result)
    }

    fn count_bits(
        &mut self,
        name: &str,
        width: Width,
        source: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        if width == 8 {
            return None;
        }
        let a = self.read(source, width)?;
        let zero = Operand::Const(0);
        let op = match name {
            "bsf" | "tzcnt" => UnaryOp::TrailingZeros,
            "popcnt" => UnaryOp::PopCount,
            _ => UnaryOp::LeadingZeros,
        };
        let mut count = self.builder.unary(op, width, a);
        if name == "bsr" {
            count = self.builder.binary(BinaryOp::Sub, width, Operand::Const(u128::from(width) - 1), count);
        }
        self.flags = Flags { order: Some((width, a, zero)), ..Flags::UNKNOWN };
        match name {
            // Without a set bit, machines leave the target unchanged.
            "bsf" | "bsr" => {
                let none = self.builder.compare(Predicate::Eq, width, a, zero);
                let old = self.read(target, width)?;
                count = self.builder.select(width, none, old, count);
            }
            "popcnt" => self.flags = Flags::of_result(width, count),
            _ => {
                self.flags.carry = Flag::compare(Predicate::Eq, width, a, zero);
                self.flags.order = Some((width, count, zero));
            }
        }
        self.write(target, width, count)
    }

    /// `bt` and its relatives: the carry is the bit. In memory, a bit index in a register may address a bit beyond the operand.
    fn test_bit(
        &mut self,
        name: &str,
        width: Width,
        index: OperandLocation,
        target: OperandLocation,
    ) -> Option<()> {
        if width == 8 {
            return None;
        }
        let at = self.read(index, width)?;
        let target = match (target, index) {
            (OperandLocation::Memory(address), OperandLocation::Register { .. }) => {
                let words = Operand::Const(u128::from(width.trailing_zeros()));
                let word = self.builder.binary(BinaryOp::AShr, width, at, words);
                let word = self.builder.resize_signed(width, 64, word);
                OperandLocation::Memory(self.builder.pointer(address, word, u64::from(width / 8), 0))
            }
            _ => target,
        };
        let at = self.builder.binary(BinaryOp::And, width, at, Operand::Const(u128::from(width) - 1));
        let a = self.read(target, width)?;
        let moved = self.builder.binary_unchecked(BinaryOp::LShr, width, a, at);
        self.flags = Flags { carry: Flag::Bit { width, value: moved, index: 0 }, ..Flags::UNKNOWN };
        let bit = |cpu: &mut Self| cpu.builder.binary_unchecked(BinaryOp::Shl, width, Operand::Const(1), at);
        let result = match name {
            "bts" => {
                let bit = bit(self);
                self.builder.binary(BinaryOp::Or, width, a, bit)
            }
            "btc" => {
                let bit = bit(self);
                self.builder.binary(BinaryOp::Xor, width, a, bit)
            }
            "btr" => {
                let bit = bit(self);
                let others = self.builder.binary(BinaryOp::Xor, width, bit, Operand::Const(mask(width)));
                self.builder.binary(BinaryOp::And, width, a, others)
            }
            _ => return Some(()),
        };
        self.write(target, width, result)
    }
}

/// The bit of a value that a shift by a known amount moves out last.
fn shifted_out(op: BinaryOp, width: Width, amount: Width) -> Option<Width> {
    match op {
        BinaryOp::Shl => width.checked_sub(amount),
        BinaryOp::LShr => (amount <= width).then(|| amount - 1),
        _ => Some((amount - 1).min(width - 1)),
    }
}

/// Whether an instruction may have a letter for its width.
pub fn is_sized(name: &str) -> bool {
    SIZED.contains(&name)
}

/// A name and its width, from the letter at its end or from the operands.
fn sized<'n>(name: &'n str, locations: &[OperandLocation]) -> Option<(&'n str, Width)> {
    if SIZED.contains(&name) {
        let whole = matches!(name, "push" | "pop").then_some(64);
        return Some((name, whole.or_else(|| width_of(locations))?));
    }
    let (name, width) = without_width(name)?;
    SIZED.contains(&name).then_some((name, width))
}

/// The width of the last operand that has one. Shift amounts come first, so they never count.
fn width_of(locations: &[OperandLocation]) -> Option<Width> {
    locations.iter().rev().find_map(|location| match location {
        OperandLocation::Register { part, .. } => Some(part.width),
        OperandLocation::Immediate { .. } | OperandLocation::Memory(_) => None,
    })
}

/// A name without its width suffix.
fn without_width(name: &str) -> Option<(&str, Width)> {
    let (rest, letter) = name.split_at_checked(name.len().checked_sub(1)?)?;
    Some((rest, letter_width(letter)?))
}

fn letter_width(letter: &str) -> Option<Width> {
    Some(match letter {
        "b" => 8,
        "w" => 16,
        "l" => 32,
        "q" => 64,
        _ => return None,
    })
}

/// Moves that extend: `movzbl`, `movslq`, or `movzx` with widths from its operands.
fn extension(name: &str, locations: &[OperandLocation]) -> Option<(CastOp, Width, Width)> {
    let (op, letters) = match (name.strip_prefix("movz"), name.strip_prefix("movs")) {
        (Some(letters), _) => (CastOp::ZeroExtend, letters),
        (_, Some(letters)) => (CastOp::SignExtend, letters),
        _ => return None,
    };
    let own = |location: Option<&OperandLocation>| {
        location.and_then(|location| width_of(std::slice::from_ref(location)))
    };
    let (from, to) = match letters {
        "x" | "xd" => (own(locations.first())?, own(locations.last())?),
        _ => match letters.split_at_checked(1)? {
            // `movzb` with the other width given by a register.
            (from, "") => (letter_width(from)?, own(locations.last())?),
            (from, to) => (letter_width(from)?, letter_width(to)?),
        },
    };
    (locations.len() == 2 && from < to).then_some((op, from, to))
}
