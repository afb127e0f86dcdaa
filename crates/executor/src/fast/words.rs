//! The arithmetic of the fast loop: operations on words of any width up to 64 bits, floats and doubles.
//!
//! A word holds its value zero-extended. `shift` is 64 minus the width.

use loam_program::code::FloatOp;
use loam_program::ir::{FloatCastOp, FloatPredicate, UnaryOp};

/// Drops the bits above a width; `shift` is 64 minus the width.
#[inline(always)]
pub fn cut(value: u64, shift: u8) -> u64 {
    value << shift >> shift
}

#[inline(always)]
pub fn signed(value: u64, shift: u8) -> i64 {
    (value << shift) as i64 >> shift
}

#[inline(always)]
pub fn sign_extend(value: u64, shift: u8) -> u64 {
    signed(value, shift) as u64
}

/// The value shifted until its sign bit is bit 63. Two such words compare as their signed values do.
#[inline(always)]
pub fn sign_at_top(value: u64, shift: u8) -> i64 {
    (value << shift) as i64
}

pub fn unary(op: UnaryOp, value: u64, shift: u8) -> u64 {
    let width = u64::from(64 - shift);
    match op {
        UnaryOp::PopCount => u64::from(value.count_ones()),
        UnaryOp::LeadingZeros => u64::from(value.leading_zeros()) - u64::from(shift),
        UnaryOp::TrailingZeros => u64::from(value.trailing_zeros()).min(width),
        UnaryOp::ByteSwap => value.swap_bytes() >> shift,
        UnaryOp::BitReverse => value.reverse_bits() >> shift,
    }
}

/// A float (`shift` 32) or double (`shift` 0) as a double; exact.
pub fn double(bits: u64, shift: u8) -> f64 {
    if shift == 0 { f64::from_bits(bits) } else { f64::from(f32::from_bits(bits as u32)) }
}

pub fn float_compare(predicate: FloatPredicate, x: f64, y: f64) -> bool {
    let unordered = x.is_nan() || y.is_nan();
    match predicate {
        FloatPredicate::False => false,
        FloatPredicate::True => true,
        FloatPredicate::Oeq => x == y,
        FloatPredicate::Ogt => x > y,
        FloatPredicate::Oge => x >= y,
        FloatPredicate::Olt => x < y,
        FloatPredicate::Ole => x <= y,
        FloatPredicate::One => !unordered && x != y,
        FloatPredicate::Ord => !unordered,
        FloatPredicate::Uno => unordered,
        FloatPredicate::Ueq => unordered || x == y,
        FloatPredicate::Ugt => unordered || x > y,
        FloatPredicate::Uge => unordered || x >= y,
        FloatPredicate::Ult => unordered || x < y,
        FloatPredicate::Ule => unordered || x <= y,
        FloatPredicate::Une => x != y,
    }
}

/// A conversion between floats and integers, if it is exact enough to be the same everywhere.
pub fn float_cast(op: FloatCastOp, bits: u64, from: u8, to: u8) -> Option<u64> {
    let encode =
        |single: f32, double: f64| if to == 32 { u64::from(single.to_bits()) } else { double.to_bits() };
    match op {
        FloatCastOp::Convert => {
            let value = double(bits, 64 - from);
            Some(encode(value as f32, value)).filter(|_| !value.is_nan())
        }
        FloatCastOp::FromSigned => {
            let value = signed(bits, 64 - from);
            Some(encode(value as f32, value as f64))
        }
        FloatCastOp::FromUnsigned => Some(encode(bits as f32, bits as f64)),
        FloatCastOp::ToSigned => {
            let value = double(bits, 64 - from).trunc();
            let limit = 2f64.powi(i32::from(to) - 1);
            (-limit <= value && value < limit).then(|| cut(value as i64 as u64, 64 - to))
        }
        FloatCastOp::ToUnsigned => {
            let value = double(bits, 64 - from).trunc();
            (0.0 <= value && value < 2f64.powi(i32::from(to))).then_some(value as u64)
        }
        FloatCastOp::ToSignedSaturating | FloatCastOp::ToUnsignedSaturating => None,
    }
}

pub fn float64(op: FloatOp, x: f64, y: f64) -> f64 {
    match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
    }
}

pub fn float32(op: FloatOp, x: f32, y: f32) -> f32 {
    match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
    }
}
