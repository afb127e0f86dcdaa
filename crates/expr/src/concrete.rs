//! Integer operations on plain bits: the meaning of [`BinaryOp`] and [`CompareOp`] on values.
//!
//! Constant folding, the evaluator and the tests all use these functions, so there is one definition of every
//! operation. Operands hold zeros above the width, and so do results.

use crate::view::{BinaryOp, CompareOp, Width};

/// `width` ones.
#[inline(always)]
pub const fn ones(width: Width) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// The lower `width` bits of `value`.
#[inline(always)]
pub const fn truncate(width: Width, value: u128) -> u128 {
    value & ones(width)
}

/// Whether the sign bit of a `width`-bit value is set.
#[inline(always)]
pub const fn is_negative(width: Width, value: u128) -> bool {
    value >> (width - 1) & 1 == 1
}

/// The value read as a signed number.
#[inline(always)]
pub const fn signed(width: Width, value: u128) -> i128 {
    let shift = 128 - width as u32;
    ((value << shift) as i128) >> shift
}

/// Extends a `from`-bit value with its sign bit to `to` bits.
#[inline(always)]
pub const fn sign_extend(from: Width, to: Width, value: u128) -> u128 {
    truncate(to, signed(from, value) as u128)
}

/// `width` bits of `value` starting at bit `low`.
#[inline(always)]
pub const fn extract(value: u128, low: Width, width: Width) -> u128 {
    truncate(width, value >> low)
}

/// Two's complement negation.
#[inline(always)]
pub const fn negate(width: Width, value: u128) -> u128 {
    truncate(width, value.wrapping_neg())
}

/// A binary operation on `width`-bit values.
#[inline]
pub fn binary(op: BinaryOp, width: Width, a: u128, b: u128) -> u128 {
    match op {
        BinaryOp::Add => truncate(width, a.wrapping_add(b)),
        BinaryOp::Sub => truncate(width, a.wrapping_sub(b)),
        BinaryOp::Mul => truncate(width, a.wrapping_mul(b)),
        BinaryOp::UDiv => a.checked_div(b).unwrap_or(ones(width)),
        BinaryOp::URem => a.checked_rem(b).unwrap_or(a),
        BinaryOp::SDiv => signed_divide(width, a, b),
        BinaryOp::SRem => signed_remainder(width, a, b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl if b >= u128::from(width) => 0,
        BinaryOp::Shl => truncate(width, a << b),
        BinaryOp::LShr if b >= u128::from(width) => 0,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => {
            let amount = b.min(u128::from(width) - 1);
            truncate(width, (signed(width, a) >> amount) as u128)
        }
    }
}

fn magnitude(width: Width, value: u128) -> u128 {
    if is_negative(width, value) { negate(width, value) } else { value }
}

/// Division of the magnitudes, negated if the signs differ; so a negative value by zero gives 1.
fn signed_divide(width: Width, a: u128, b: u128) -> u128 {
    let quotient = binary(BinaryOp::UDiv, width, magnitude(width, a), magnitude(width, b));
    if is_negative(width, a) != is_negative(width, b) { negate(width, quotient) } else { quotient }
}

/// Remainder of the magnitudes with the sign of the dividend.
fn signed_remainder(width: Width, a: u128, b: u128) -> u128 {
    let remainder = binary(BinaryOp::URem, width, magnitude(width, a), magnitude(width, b));
    if is_negative(width, a) { negate(width, remainder) } else { remainder }
}

/// A comparison of `width`-bit values.
#[inline]
pub fn compare(op: CompareOp, width: Width, a: u128, b: u128) -> bool {
    match op {
        CompareOp::Eq => a == b,
        CompareOp::Ult => a < b,
        CompareOp::Ule => a <= b,
        CompareOp::Slt => signed(width, a) < signed(width, b),
        CompareOp::Sle => signed(width, a) <= signed(width, b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn division_by_zero_follows_smt_lib() {
        assert_eq!(binary(BinaryOp::UDiv, 8, 5, 0), 0xff);
        assert_eq!(binary(BinaryOp::URem, 8, 5, 0), 5);
        assert_eq!(binary(BinaryOp::SDiv, 8, 5, 0), 0xff);
        assert_eq!(binary(BinaryOp::SDiv, 8, 0xfb, 0), 1);
        assert_eq!(binary(BinaryOp::SRem, 8, 0xfb, 0), 0xfb);
    }

    #[test]
    fn extremes_do_not_overflow() {
        assert_eq!(binary(BinaryOp::SDiv, 8, 0x80, 0xff), 0x80);
        assert_eq!(binary(BinaryOp::SRem, 8, 0x80, 0xff), 0);
        assert_eq!(binary(BinaryOp::SDiv, 128, 1 << 127, u128::MAX), 1 << 127);
        assert_eq!(binary(BinaryOp::Shl, 128, 1, 128), 0);
        assert_eq!(binary(BinaryOp::AShr, 8, 0x80, 200), 0xff);
        assert_eq!(signed(128, u128::MAX), -1);
        assert!(compare(CompareOp::Slt, 4, 0b1000, 0b0111));
    }
}
