//! Integers and addresses.

use super::window::Window;
use super::words::{cut, sign_extend, signed, unary};
use loam_program::code::Integer;
use std::ops::{BitAnd, BitOr, BitXor};

impl<const MIXED: bool> Window<'_, MIXED> {
    /// Executes an integer instruction; `None` leaves it to its origin.
    #[inline(always)]
    pub fn integer(&mut self, inst: Integer) -> Option<()> {
        match inst {
            Integer::Move { dst, a } => self.one(dst, a, |x| x),
            Integer::Const { dst, value } => {
                self.set(dst, value);
                Some(())
            }
            Integer::Add64 { dst, a, b } => self.two(dst, a, b, u64::wrapping_add),
            Integer::Add32 { dst, a, b } => {
                self.two(dst, a, b, |x, y| u64::from((x as u32).wrapping_add(y as u32)))
            }
            Integer::Add { shift, dst, a, b } => self.two(dst, a, b, |x, y| cut(x.wrapping_add(y), shift)),
            Integer::Add64I { dst, a, value } => self.one(dst, a, |x| x.wrapping_add(value)),
            Integer::Add32I { dst, a, value } => {
                self.one(dst, a, |x| u64::from((x as u32).wrapping_add(value as u32)))
            }
            Integer::AddI { shift, dst, a, value } => self.one(dst, a, |x| cut(x.wrapping_add(value), shift)),
            Integer::Sub64 { dst, a, b } => self.two(dst, a, b, u64::wrapping_sub),
            Integer::Sub32 { dst, a, b } => {
                self.two(dst, a, b, |x, y| u64::from((x as u32).wrapping_sub(y as u32)))
            }
            Integer::Sub { shift, dst, a, b } => self.two(dst, a, b, |x, y| cut(x.wrapping_sub(y), shift)),
            Integer::SubFromI { shift, dst, a, value } => {
                self.one(dst, a, |x| cut(value.wrapping_sub(x), shift))
            }
            Integer::Mul { shift, dst, a, b } => self.two(dst, a, b, |x, y| cut(x.wrapping_mul(y), shift)),
            Integer::MulI { shift, dst, a, value } => self.one(dst, a, |x| cut(x.wrapping_mul(value), shift)),
            Integer::And { dst, a, b } => self.two(dst, a, b, u64::bitand),
            Integer::AndI { dst, a, value } => self.one(dst, a, |x| x & value),
            Integer::Or { dst, a, b } => self.two(dst, a, b, u64::bitor),
            Integer::OrI { dst, a, value } => self.one(dst, a, |x| x | value),
            Integer::Xor { dst, a, b } => self.two(dst, a, b, u64::bitxor),
            Integer::XorI { dst, a, value } => self.one(dst, a, |x| x ^ value),
            Integer::Shl { shift, dst, a, b } => {
                self.try_two(dst, a, b, |x, y| Some(cut(x << amount(y, shift)?, shift)))
            }
            Integer::ShlI { shift, amount, dst, a } => self.one(dst, a, |x| cut(x << amount, shift)),
            Integer::LShr { shift, dst, a, b } => {
                self.try_two(dst, a, b, |x, y| Some(x >> amount(y, shift)?))
            }
            Integer::LShrI { amount, dst, a } => self.one(dst, a, |x| x >> amount),
            Integer::AShr { shift, dst, a, b } => self
                .try_two(dst, a, b, |x, y| Some(cut((signed(x, shift) >> amount(y, shift)?) as u64, shift))),
            Integer::AShrI { shift, amount, dst, a } => {
                self.one(dst, a, |x| cut((signed(x, shift) >> amount) as u64, shift))
            }
            Integer::UDiv { dst, a, b } => self.try_two(dst, a, b, u64::checked_div),
            Integer::URem { dst, a, b } => self.try_two(dst, a, b, u64::checked_rem),
            Integer::SDiv { shift, dst, a, b } => self
                .try_two(dst, a, b, |x, y| Some(cut((signed(x, shift) / divisor(y, shift)?) as u64, shift))),
            Integer::SRem { shift, dst, a, b } => self
                .try_two(dst, a, b, |x, y| Some(cut((signed(x, shift) % divisor(y, shift)?) as u64, shift))),
            Integer::UDivI { dst, a, value } => self.one(dst, a, |x| x / value.max(1)),
            Integer::URemI { dst, a, value } => self.one(dst, a, |x| x % value.max(1)),
            Integer::SDivI { shift, dst, a, value } => {
                self.one(dst, a, |x| cut(signed(x, shift).wrapping_div(value) as u64, shift))
            }
            Integer::SRemI { shift, dst, a, value } => {
                self.one(dst, a, |x| cut(signed(x, shift).wrapping_rem(value) as u64, shift))
            }
            Integer::FunnelI { shift, amount, dst, a, b } => self.two(dst, a, b, |x, y| {
                let width = 64 - shift;
                cut(x << amount | y >> (width - amount), shift)
            }),
            Integer::Unary { op, shift, dst, a } => self.one(dst, a, |x| unary(op, x, shift)),
            Integer::Truncate { shift, dst, a } => self.one(dst, a, |x| cut(x, shift)),
            Integer::SignExtend { from, to, dst, a } => self.one(dst, a, |x| cut(sign_extend(x, from), to)),
            Integer::Pointer { index_shift, dst, base, index, scale, offset } => {
                let address = self.element(self.near(base, offset)?, index, index_shift, scale)?;
                self.set(dst, address);
                Some(())
            }
            Integer::PointerTable { index_shift, dst, index, scale, base } => {
                let address = self.element(base, index, index_shift, scale)?;
                self.set(dst, address);
                Some(())
            }
        }
    }
}

/// The amount of a shift, if it is below the width.
#[inline(always)]
fn amount(word: u64, shift: u8) -> Option<u64> {
    (word < u64::from(64 - shift)).then_some(word)
}

/// The divisor of a signed division, if it is not 0 (undefined) or -1 (the quotient may overflow).
#[inline(always)]
fn divisor(word: u64, shift: u8) -> Option<i64> {
    Some(signed(word, shift)).filter(|divisor| !matches!(divisor, -1 | 0))
}
