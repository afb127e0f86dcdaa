//! Numbers of Int and Real, as far as they occur in scripts over bits: literals that a conversion turns into
//! floats. Kept as decimal digits, so that the one rounding at the end is exact.

use loam_expr::{FloatFormat, Rounding, Sign};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};
use std::fmt::Write;
use std::rc::Rc;

/// A decimal number: `digits * 10^tens`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Real {
    sign: Sign,
    /// Without leading zeros; empty for zero.
    digits: Rc<str>,
    tens: i64,
}

/// Digits kept of a periodic quotient. A value and the nearest midpoint of two floats differ within the first 5,100
/// digits or so (the smallest quad has exponent -16494), if the divisor is below 2^128.
const QUOTIENT_DIGITS: usize = 6_000;

impl Real {
    /// A numeral or decimal.
    pub fn literal(text: &str) -> Self {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        Self::new(Sign::Positive, &format!("{whole}{fraction}"), -(fraction.len() as i64))
    }

    fn new(sign: Sign, digits: &str, tens: i64) -> Self {
        let digits = digits.trim_start_matches('0');
        Self { sign: if digits.is_empty() { Sign::Positive } else { sign }, digits: digits.into(), tens }
    }

    /// The number with the other sign.
    pub fn negated(&self) -> Self {
        Self::new(Sign::negative_if(!self.sign.is_negative()), &self.digits, self.tens)
    }

    /// The quotient, with enough digits for every rounding; `None` if a part has too many digits or is zero.
    pub fn over(&self, divisor: &Self) -> Option<Self> {
        let top: u128 = if self.digits.is_empty() { 0 } else { self.digits.parse().ok()? };
        // Ten times the remainder must fit as well.
        let bottom: u128 =
            divisor.digits.parse().ok().filter(|&value| 0 < value && value < u128::MAX / 10)?;
        let mut digits = (top / bottom).to_string();
        let (mut rest, mut tens) = (top % bottom, self.tens - divisor.tens);
        while rest != 0 && digits.len() < QUOTIENT_DIGITS {
            rest *= 10;
            let _ = write!(digits, "{}", rest / bottom);
            (rest, tens) = (rest % bottom, tens - 1);
        }
        if rest != 0 {
            // A sticky digit for all digits that follow.
            digits.push('1');
            tens -= 1;
        }
        Some(Self::new(Sign::negative_if(self.sign != divisor.sign), &digits, tens))
    }

    /// The bits of the number rounded to a float.
    pub fn to_float(&self, format: FloatFormat, rounding: Rounding) -> Option<u128> {
        if self.digits.is_empty() {
            return Some(0);
        }
        let sign = if self.sign.is_negative() { "-" } else { "" };
        let text = format!("{sign}{}e{}", self.digits, self.tens);
        match format {
            FloatFormat::Half => bits_of::<Half>(&text, rounding),
            FloatFormat::Single => bits_of::<Single>(&text, rounding),
            FloatFormat::Double => bits_of::<Double>(&text, rounding),
            FloatFormat::Extended => bits_of::<X87DoubleExtended>(&text, rounding),
            FloatFormat::Quad => bits_of::<Quad>(&text, rounding),
        }
    }
}

fn bits_of<F: Float>(text: &str, rounding: Rounding) -> Option<u128> {
    let round = match rounding {
        Rounding::NearestEven => rustc_apfloat::Round::NearestTiesToEven,
        Rounding::NearestAway => rustc_apfloat::Round::NearestTiesToAway,
        Rounding::TowardZero => rustc_apfloat::Round::TowardZero,
        Rounding::Down => rustc_apfloat::Round::TowardNegative,
        Rounding::Up => rustc_apfloat::Round::TowardPositive,
    };
    Some(F::from_str_r(text, round).ok()?.value.to_bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn double(real: &Real) -> f64 {
        f64::from_bits(real.to_float(FloatFormat::Double, Rounding::NearestEven).unwrap() as u64)
    }

    #[test]
    fn literals_and_quotients_are_rounded_once() {
        for text in ["0.1", "12345678901234567890.5", "0.000", "7", "340282366920938463463374607431768211456"]
        {
            assert_eq!(double(&Real::literal(text)), text.parse::<f64>().unwrap(), "{text}");
        }
        assert_eq!(double(&Real::literal("1").over(&Real::literal("3")).unwrap()), 1.0 / 3.0);
        assert_eq!(double(&Real::literal("1.5").over(&Real::literal("0.7")).unwrap()), 15.0 / 7.0);
        assert_eq!(double(&Real::literal("2").negated().over(&Real::literal("3")).unwrap()), -2.0 / 3.0);
        assert!(Real::literal("1").over(&Real::literal("0.0")).is_none());
        let third = Real::literal("1").over(&Real::literal("3")).unwrap();
        let up = third.to_float(FloatFormat::Double, Rounding::Up).unwrap();
        let down = third.to_float(FloatFormat::Double, Rounding::Down).unwrap();
        assert_eq!(up, down + 1);
    }
}
