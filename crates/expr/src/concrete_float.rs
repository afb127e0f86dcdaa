//! Float operations on plain bits: the one definition of every float operation on values.
//!
//! Single and double run on the host's IEEE arithmetic, which rounds to nearest even as required; the other formats go
//! through soft floats. Every NaN result is the canonical one of its format. An x87 extended value whose integer bit
//! contradicts its exponent (pseudo-infinity, pseudo-NaN, unnormal) counts as NaN, as on hardware since the 80387; a
//! pseudo-denormal has the value that its bits encode.

use crate::concrete::{ones, signed, truncate};
use crate::view::{FloatBinaryOp, FloatCompareOp, FloatFormat, Rounding, Sign, Signedness, Width};
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round, Status};

/// Runs `$body` with `$float` naming the soft float type of a format.
macro_rules! with_format {
    ($format:expr, $float:ident => $body:expr) => {
        match $format {
            FloatFormat::Half => {
                type $float = Half;
                $body
            }
            FloatFormat::Single => {
                type $float = Single;
                $body
            }
            FloatFormat::Double => {
                type $float = Double;
                $body
            }
            FloatFormat::Extended => {
                type $float = X87DoubleExtended;
                $body
            }
            FloatFormat::Quad => {
                type $float = Quad;
                $body
            }
        }
    };
}

fn single(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

fn double(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

fn single_bits(value: f32) -> u128 {
    if value.is_nan() { FloatFormat::Single.nan() } else { u128::from(value.to_bits()) }
}

fn double_bits(value: f64) -> u128 {
    if value.is_nan() { FloatFormat::Double.nan() } else { u128::from(value.to_bits()) }
}

fn soft_bits<F: Float>(format: FloatFormat, value: F) -> u128 {
    if value.is_nan() { format.nan() } else { value.to_bits() }
}

/// Whether the bits are a NaN (for x87 extended also an invalid encoding).
pub fn is_nan(format: FloatFormat, a: u128) -> bool {
    match format {
        FloatFormat::Single => single(a).is_nan(),
        FloatFormat::Double => double(a).is_nan(),
        _ => with_format!(format, F => F::from_bits(a).is_nan()),
    }
}

/// The value with every NaN replaced by the canonical one.
pub fn canonical(format: FloatFormat, a: u128) -> u128 {
    if is_nan(format, a) { format.nan() } else { a }
}

/// Arithmetic, rounding to nearest even.
pub fn binary(op: FloatBinaryOp, format: FloatFormat, a: u128, b: u128) -> u128 {
    match format {
        FloatFormat::Single => single_bits(host(op, single(a), single(b))),
        FloatFormat::Double => double_bits(host(op, double(a), double(b))),
        _ => with_format!(format, F => soft_bits(format, soft(op, F::from_bits(a), F::from_bits(b)))),
    }
}

fn host<F>(op: FloatBinaryOp, a: F, b: F) -> F
where
    F: std::ops::Add<Output = F>
        + std::ops::Sub<Output = F>
        + std::ops::Mul<Output = F>
        + std::ops::Div<Output = F>
        + std::ops::Rem<Output = F>,
{
    match op {
        FloatBinaryOp::Add => a + b,
        FloatBinaryOp::Sub => a - b,
        FloatBinaryOp::Mul => a * b,
        FloatBinaryOp::Div => a / b,
        FloatBinaryOp::Rem => a % b,
    }
}

fn soft<F: Float>(op: FloatBinaryOp, a: F, b: F) -> F {
    match op {
        FloatBinaryOp::Add => a.add_r(b, Round::NearestTiesToEven).value,
        FloatBinaryOp::Sub => a.sub_r(b, Round::NearestTiesToEven).value,
        FloatBinaryOp::Mul => a.mul_r(b, Round::NearestTiesToEven).value,
        FloatBinaryOp::Div => a.div_r(b, Round::NearestTiesToEven).value,
        FloatBinaryOp::Rem => a.c_fmod(b).value,
    }
}

/// Comparison; false if either side is NaN.
pub fn compare(op: FloatCompareOp, format: FloatFormat, a: u128, b: u128) -> bool {
    let order = match format {
        FloatFormat::Single => single(a).partial_cmp(&single(b)),
        FloatFormat::Double => double(a).partial_cmp(&double(b)),
        _ => with_format!(format, F => F::from_bits(a).partial_cmp(&F::from_bits(b))),
    };
    match op {
        FloatCompareOp::Eq => order.is_some_and(|order| order.is_eq()),
        FloatCompareOp::Lt => order.is_some_and(|order| order.is_lt()),
        FloatCompareOp::Le => order.is_some_and(|order| order.is_le()),
    }
}

/// Square root, to nearest even.
pub fn sqrt(format: FloatFormat, a: u128) -> u128 {
    match format {
        FloatFormat::Single => single_bits(single(a).sqrt()),
        FloatFormat::Double => double_bits(double(a).sqrt()),
        // 24 bits are enough to round a half's root twice without harm (24 >= 2 * 11 + 2).
        FloatFormat::Half => {
            let wide = convert(FloatFormat::Half, FloatFormat::Single, a);
            convert(FloatFormat::Single, FloatFormat::Half, sqrt(FloatFormat::Single, wide))
        }
        FloatFormat::Extended => wide_sqrt::<X87DoubleExtended>(format, a),
        FloatFormat::Quad => wide_sqrt::<Quad>(format, a),
    }
}

/// Root of a format without host support, digit by digit on the significand.
fn wide_sqrt<F: Float>(format: FloatFormat, a: u128) -> u128 {
    let value = F::from_bits(a);
    if value.is_nan() || (value.is_negative() && !value.is_zero()) {
        return format.nan();
    }
    if value.is_zero() || value.is_infinite() {
        return a;
    }
    let precision = i32::from(format.exponent_and_significand().1);
    let exponent = value.ilogb();
    // value = significand * 2^(exponent - precision + 1) with an integer significand of `precision` bits.
    let significand = value.scalbn(precision - 1 - exponent).to_u128(128).value;
    let odd = (exponent - precision + 1).rem_euclid(2);
    let (root, exact) = root_digits(significand << odd, precision + 2);
    // A sticky bit for the bits that were cut off, so that the single rounding below is correct.
    let sticky = root << 1 | u128::from(!exact);
    let half_exponent = (exponent - precision + 1 - odd) / 2;
    let shift = half_exponent - fraction_digits(significand << odd, precision + 2) - 1;
    soft_bits(format, F::from_u128(sticky).value.scalbn(shift))
}

fn integer_digits(value: u128) -> i32 {
    (128 - value.leading_zeros() as i32 + 1) / 2
}

fn fraction_digits(value: u128, digits: i32) -> i32 {
    digits - integer_digits(value)
}

/// The first `digits` binary digits of the root of `value`, and whether the rest is zero.
fn root_digits(value: u128, digits: i32) -> (u128, bool) {
    let whole = integer_digits(value);
    let (mut root, mut rest) = (0u128, 0u128);
    for step in 0..digits {
        let pair = if step < whole { value >> (2 * (whole - 1 - step)) & 3 } else { 0 };
        rest = rest << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    (root, rest == 0)
}

/// Rounding to an integral value of the same format.
pub fn round(rounding: Rounding, format: FloatFormat, a: u128) -> u128 {
    let mode = match rounding {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::NearestAway => Round::NearestTiesToAway,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::Down => Round::TowardNegative,
        Rounding::Up => Round::TowardPositive,
    };
    with_format!(format, F => soft_bits(format, F::from_bits(a).round_to_integral(mode).value))
}

/// `a * b + c` with a single rounding.
pub fn fma(format: FloatFormat, a: u128, b: u128, c: u128) -> u128 {
    match format {
        FloatFormat::Single => single_bits(single(a).mul_add(single(b), single(c))),
        FloatFormat::Double => double_bits(double(a).mul_add(double(b), double(c))),
        _ => with_format!(format, F => {
            let (a, b, c) = (F::from_bits(a), F::from_bits(b), F::from_bits(c));
            soft_bits(format, a.mul_add_r(b, c, Round::NearestTiesToEven).value)
        }),
    }
}

/// Conversion between formats, to nearest even.
pub fn convert(from: FloatFormat, to: FloatFormat, a: u128) -> u128 {
    if is_nan(from, a) {
        return to.nan();
    }
    with_format!(from, F => with_format!(to, T => {
        let converted: T = F::from_bits(a).convert_r(Round::NearestTiesToEven, &mut false).value;
        soft_bits(to, converted)
    }))
}

/// Integer of `width` bits to float, to nearest even.
pub fn from_int(signedness: Signedness, width: Width, to: FloatFormat, a: u128) -> u128 {
    let nearest = Round::NearestTiesToEven;
    with_format!(to, F => match signedness {
        Signedness::Signed => F::from_i128_r(signed(width, a), nearest),
        Signedness::Unsigned => F::from_u128_r(a, nearest),
    }.value.to_bits())
}

/// Float to an integer of `width` bits, towards zero; NaN and values out of range give 0.
pub fn to_int(signedness: Signedness, from: FloatFormat, width: Width, a: u128) -> u128 {
    with_format!(from, F => {
        let value = F::from_bits(a);
        let magnitude = if value.is_negative() { -value } else { value };
        let whole = magnitude.to_u128_r(128, Round::TowardZero, &mut false);
        if value.is_nan() || whole.status.contains(Status::INVALID_OP) {
            return 0;
        }
        in_range(signedness, Sign::negative_if(value.is_negative()), width, whole.value)
    })
}

/// The integer with this sign and magnitude, or 0 if it does not fit.
fn in_range(signedness: Signedness, sign: Sign, width: Width, magnitude: u128) -> u128 {
    let limit = match (signedness, sign) {
        (Signedness::Signed, Sign::Negative) => 1 << (width - 1),
        (Signedness::Signed, Sign::Positive) => ones(width - 1),
        (Signedness::Unsigned, Sign::Negative) => 0,
        (Signedness::Unsigned, Sign::Positive) => ones(width),
    };
    match sign {
        _ if magnitude > limit => 0,
        Sign::Negative => truncate(width, magnitude.wrapping_neg()),
        Sign::Positive => magnitude,
    }
}
