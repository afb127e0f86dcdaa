//! Float operations: conversion between Loam's bit-vectors and a solver's floats.
//!
//! Bits become a float by reinterpretation. A float becomes bits by the inverse: fresh bits that must reinterpret to
//! the float, except for NaN, of which solvers have only one and for which Loam uses the canonical bits.
//!
//! The x87 format has an explicit integer bit that a solver's format of 15 and 64 bits has not. It is dropped on the
//! way in and put back as "exponent is not zero" on the way out. Encodings with another integer bit (pseudo-denormals,
//! unnormals), which no x87 operation yields, are out of scope and read as if the integer bit were the canonical one.

use super::{Op, SmtSession, Term, Terms};
use crate::encode::{FloatOperation, Unsupported};
use loam_expr::view::{FloatBinaryOp, FloatCompareOp, FloatFormat, Rounding, Sign, Signedness, Width};

impl<S: SmtSession> Terms<'_, S> {
    /// Encodes a float operation.
    pub(super) fn float_operation(
        &mut self,
        operation: FloatOperation<'_, Term<S::Raw>>,
    ) -> Result<Term<S::Raw>, Unsupported> {
        let nearest = self.session.rounding(Rounding::NearestEven);
        Ok(match operation {
            FloatOperation::Binary(FloatBinaryOp::Rem, format, a, b) => {
                let (a, b) = (self.float(format, a), self.float(format, b));
                Term::Float(format, self.remainder(format, a, b)?)
            }
            FloatOperation::Binary(op, format, a, b) => {
                let arguments = [nearest, self.float(format, a), self.float(format, b)];
                Term::Float(format, self.session.term(arithmetic(op), arguments))
            }
            FloatOperation::Compare(op, format, a, b) => {
                let arguments = [self.float(format, a), self.float(format, b)];
                Term::Boolean(self.session.term(comparison(op), arguments))
            }
            FloatOperation::Sqrt(format, a) => {
                let a = self.float(format, a);
                Term::Float(format, self.session.term(Op::FpSqrt, [nearest, a]))
            }
            FloatOperation::Round(rounding, format, a) => {
                let mode = self.session.rounding(rounding);
                let a = self.float(format, a);
                Term::Float(format, self.session.term(Op::FpRti, [mode, a]))
            }
            FloatOperation::Fma(format, operands) => {
                let [a, b, c] = operands.map(|operand| self.float(format, operand));
                Term::Float(format, self.session.term(Op::FpFma, [nearest, a, b, c]))
            }
            FloatOperation::Convert { from, to, of } => {
                let of = self.float(from, of);
                Term::Float(to, self.session.indexed(Op::FpFromFp, [nearest, of], sizes(to)))
            }
            FloatOperation::FromInt { signedness, to, of } => {
                let op = match signedness {
                    Signedness::Signed => Op::FpFromSbv,
                    Signedness::Unsigned => Op::FpFromUbv,
                };
                let of = self.bits(of);
                Term::Float(to, self.session.indexed(op, [nearest, of], sizes(to)))
            }
            FloatOperation::ToInt { signedness, from, width, of } => {
                let of = self.float(from, of);
                Term::Bits(self.integral_part(signedness, from, width, of))
            }
        })
    }

    /// A term as a float.
    fn float(&mut self, format: FloatFormat, term: &Term<S::Raw>) -> S::Raw {
        if let Term::Float(own, raw) = *term
            && own == format
        {
            return raw;
        }
        let bits = self.bits(term);
        let packed = match format {
            FloatFormat::Extended => {
                let sign_and_exponent = self.session.indexed(Op::BvExtract, [bits], [79, 64]);
                let fraction = self.session.indexed(Op::BvExtract, [bits], [62, 0]);
                self.session.term(Op::BvConcat, [sign_and_exponent, fraction])
            }
            FloatFormat::Half | FloatFormat::Single | FloatFormat::Double | FloatFormat::Quad => bits,
        };
        self.reinterpret(format, packed)
    }

    fn reinterpret(&self, format: FloatFormat, packed: S::Raw) -> S::Raw {
        self.session.indexed(Op::FpFromBv, [packed], sizes(format))
    }

    /// The bits of a float, with the canonical NaN.
    pub(super) fn bits_of_float(&mut self, format: FloatFormat, float: S::Raw) -> S::Raw {
        if let Some(&bits) = self.bits_of_floats.get(&float) {
            return bits;
        }
        let session = self.session;
        let packed = session.unknown(packed_width(format));
        let condition = session.term(Op::Equal, [self.reinterpret(format, packed), float]);
        self.side_conditions.push(condition);
        let unpacked = match format {
            FloatFormat::Extended => with_integer_bit(session, packed),
            FloatFormat::Half | FloatFormat::Single | FloatFormat::Double | FloatFormat::Quad => packed,
        };
        let is_nan = session.term(Op::FpIsNan, [float]);
        let nan = session.value(u64::from(format.width()), format.nan());
        let bits = session.term(Op::Ite, [is_nan, nan, unpacked]);
        self.bits_of_floats.insert(float, bits);
        bits
    }

    /// C's `fmod` from IEEE's remainder. The latter rounds the quotient to nearest, so on absolute values it is
    /// `fmod` or, if negative, `fmod` less the divisor; adding the divisor is exact because `fmod` always is.
    fn remainder(&mut self, format: FloatFormat, a: S::Raw, b: S::Raw) -> Result<S::Raw, Unsupported> {
        match format {
            FloatFormat::Half | FloatFormat::Single => {}
            // The circuit has a stage per possible difference of exponents: thousands of them.
            FloatFormat::Double | FloatFormat::Extended | FloatFormat::Quad => {
                return Err(Unsupported("fmod in a format wider than single"));
            }
        }
        let session = self.session;
        let [a_size, b_size] = [a, b].map(|value| session.term(Op::FpAbs, [value]));
        let nearest = session.term(Op::FpRem, [a_size, b_size]);
        let rounding = session.rounding(Rounding::NearestEven);
        let raised = session.term(Op::FpAdd, [rounding, nearest, b_size]);
        let is_below = session.term(Op::FpLt, [nearest, self.zero(format)]);
        let size = session.term(Op::Ite, [is_below, raised, nearest]);
        let is_negative = session.term(Op::FpIsNeg, [a]);
        let negated = session.term(Op::FpNeg, [size]);
        Ok(session.term(Op::Ite, [is_negative, negated, size]))
    }

    /// The integral part as an integer, or 0 if it does not fit.
    fn integral_part(
        &mut self,
        signedness: Signedness,
        format: FloatFormat,
        width: Width,
        float: S::Raw,
    ) -> S::Raw {
        let session = self.session;
        let toward_zero = session.rounding(Rounding::TowardZero);
        let integral = session.term(Op::FpRti, [toward_zero, float]);
        let mut fits = session.term(Op::FpIsNan, [float]);
        let is_infinite = session.term(Op::FpIsInf, [float]);
        fits = session.term(Op::Not, [session.term(Op::Or, [fits, is_infinite])]);
        let magnitude = width - Width::from(signedness.sign_bits());
        let has_power = i32::from(magnitude) <= bias(format);
        if has_power {
            let end = self.power_of_two(format, Sign::Positive, magnitude);
            fits = session.term(Op::And, [fits, session.term(Op::FpLt, [integral, end])]);
        }
        let (op, start) = match signedness {
            Signedness::Signed => {
                (Op::FpToSbv, has_power.then(|| self.power_of_two(format, Sign::Negative, magnitude)))
            }
            Signedness::Unsigned => (Op::FpToUbv, Some(self.zero(format))),
        };
        if let Some(start) = start {
            fits = session.term(Op::And, [fits, session.term(Op::FpLeq, [start, integral])]);
        }
        // Bitwuzla 0.8.0 fails on signed integers of one bit: these are extracted from two bits.
        let made = u64::from(width).max(2);
        let integer = session.indexed(op, [toward_zero, float], [made]);
        let integer = session.indexed(Op::BvExtract, [integer], [u64::from(width) - 1, 0]);
        session.term(Op::Ite, [fits, integer, session.value(u64::from(width), 0)])
    }

    /// The power of two with this exponent, positive or negative.
    fn power_of_two(&self, format: FloatFormat, sign: Sign, exponent: Width) -> S::Raw {
        let (_, significand) = format.exponent_and_significand();
        let biased = (i32::from(exponent) + bias(format)) as u128;
        let sign = sign.bit() << (packed_width(format) - 1);
        let packed = self.session.value(packed_width(format), sign | biased << (significand - 1));
        self.reinterpret(format, packed)
    }

    fn zero(&self, format: FloatFormat) -> S::Raw {
        self.reinterpret(format, self.session.value(packed_width(format), 0))
    }
}

/// The x87 form of a packed float: with the integer bit that follows from the exponent.
fn with_integer_bit<S: SmtSession>(session: &S, packed: S::Raw) -> S::Raw {
    let sign_and_exponent = session.indexed(Op::BvExtract, [packed], [78, 63]);
    let exponent = session.indexed(Op::BvExtract, [packed], [77, 63]);
    let fraction = session.indexed(Op::BvExtract, [packed], [62, 0]);
    let is_zero = session.term(Op::Equal, [exponent, session.value(15, 0)]);
    let integer = session.term(Op::Ite, [is_zero, session.value(1, 0), session.value(1, 1)]);
    let upper = session.term(Op::BvConcat, [sign_and_exponent, integer]);
    session.term(Op::BvConcat, [upper, fraction])
}

/// Bits of sign, exponent and fraction together.
fn packed_width(format: FloatFormat) -> u64 {
    let (exponent, significand) = format.exponent_and_significand();
    u64::from(exponent + significand)
}

/// The exponent bias, which is also the largest exponent of a finite float.
fn bias(format: FloatFormat) -> i32 {
    (1 << (format.exponent_and_significand().0 - 1)) - 1
}

/// The numbers of exponent and significand bits, as indices of SMT-LIB operations.
fn sizes(format: FloatFormat) -> [u64; 2] {
    let (exponent, significand) = format.exponent_and_significand();
    [u64::from(exponent), u64::from(significand)]
}

fn arithmetic(op: FloatBinaryOp) -> Op {
    match op {
        FloatBinaryOp::Add => Op::FpAdd,
        FloatBinaryOp::Sub => Op::FpSub,
        FloatBinaryOp::Mul => Op::FpMul,
        FloatBinaryOp::Div => Op::FpDiv,
        FloatBinaryOp::Rem => Op::FpRem,
    }
}

fn comparison(op: FloatCompareOp) -> Op {
    match op {
        FloatCompareOp::Eq => Op::FpEqual,
        FloatCompareOp::Lt => Op::FpLt,
        FloatCompareOp::Le => Op::FpLeq,
    }
}
