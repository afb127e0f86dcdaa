//! Float operations: between Loam's bits and Bitwuzla's floats.
//!
//! Bits become a float by reinterpretation. A float becomes bits the other way round: fresh bits that must
//! reinterpret to it, except for NaN, of which Bitwuzla knows one and Loam wants the canonical bits.
//!
//! The x87 format has an explicit integer bit that Bitwuzla's format of 15 and 64 bits has not. It is dropped on the
//! way in and put back as "exponent is not zero" on the way out. Encodings with another integer bit
//! (pseudo-denormals, unnormals), which no x87 operation yields, are out of scope and read as if it were right.

use crate::ffi::{Kind, RoundingMode};
use crate::session::{Raw, Session};
use crate::terms::{Term, Terms, rounding_mode};
use loam_expr::view::{FloatBinaryOp, FloatCompareOp, FloatFormat, Width};
use loam_solver::encode::{FloatOperation, Unsupported};

impl<'s> Terms<'s> {
    /// Encodes a float operation.
    pub fn float_operation(&mut self, operation: FloatOperation<'_, Term>) -> Result<Term, Unsupported> {
        let nearest = self.session.rounding(RoundingMode::NearestEven);
        Ok(match operation {
            FloatOperation::Binary(FloatBinaryOp::Rem, format, a, b) => {
                let (a, b) = (self.float(format, a), self.float(format, b));
                Term::Float(format, self.remainder(format, a, b)?)
            }
            FloatOperation::Binary(op, format, a, b) => {
                let arguments = [nearest, self.float(format, a), self.float(format, b)];
                Term::Float(format, self.session.term(arithmetic_kind(op), arguments))
            }
            FloatOperation::Compare(op, format, a, b) => {
                let arguments = [self.float(format, a), self.float(format, b)];
                Term::Boolean(self.session.term(compare_kind(op), arguments))
            }
            FloatOperation::Sqrt(format, a) => {
                let a = self.float(format, a);
                Term::Float(format, self.session.term(Kind::FpSqrt, [nearest, a]))
            }
            FloatOperation::Round(rounding, format, a) => {
                let mode = self.session.rounding(rounding_mode(rounding));
                let a = self.float(format, a);
                Term::Float(format, self.session.term(Kind::FpRti, [mode, a]))
            }
            FloatOperation::Fma(format, operands) => {
                let [a, b, c] = operands.map(|operand| self.float(format, operand));
                Term::Float(format, self.session.term(Kind::FpFma, [nearest, a, b, c]))
            }
            FloatOperation::Convert { from, to, of } => {
                let of = self.float(from, of);
                Term::Float(to, self.session.indexed(Kind::FpFromFp, [nearest, of], sizes(to)))
            }
            FloatOperation::FromInt { signed, to, of } => {
                let kind = if signed { Kind::FpFromSbv } else { Kind::FpFromUbv };
                let of = self.bits(of);
                Term::Float(to, self.session.indexed(kind, [nearest, of], sizes(to)))
            }
            FloatOperation::ToInt { signed, from, width, of } => {
                let of = self.float(from, of);
                Term::Bits(self.integral_part(signed, from, width, of))
            }
        })
    }

    /// A term as a float.
    fn float(&mut self, format: FloatFormat, term: &Term) -> Raw {
        if let Term::Float(own, raw) = *term
            && own == format
        {
            return raw;
        }
        let bits = self.bits(term);
        let packed = match format {
            FloatFormat::Extended => {
                let sign_and_exponent = self.session.indexed(Kind::BvExtract, [bits], [79, 64]);
                let fraction = self.session.indexed(Kind::BvExtract, [bits], [62, 0]);
                self.session.term(Kind::BvConcat, [sign_and_exponent, fraction])
            }
            FloatFormat::Half | FloatFormat::Single | FloatFormat::Double | FloatFormat::Quad => bits,
        };
        self.reinterpret(format, packed)
    }

    fn reinterpret(&self, format: FloatFormat, packed: Raw) -> Raw {
        self.session.indexed(Kind::FpFromBv, [packed], sizes(format))
    }

    /// The bits of a float, with the canonical NaN.
    pub(crate) fn bits_of_float(&mut self, format: FloatFormat, float: Raw) -> Raw {
        if let Some(&bits) = self.bits_of_floats.get(&float) {
            return bits;
        }
        let session = self.session;
        let packed = session.unknown(packed_width(format));
        let condition = session.term(Kind::Equal, [self.reinterpret(format, packed), float]);
        self.side_conditions.push(condition);
        let unpacked = match format {
            FloatFormat::Extended => with_integer_bit(session, packed),
            FloatFormat::Half | FloatFormat::Single | FloatFormat::Double | FloatFormat::Quad => packed,
        };
        let is_nan = session.term(Kind::FpIsNan, [float]);
        let nan = session.value(u64::from(format.width()), format.nan());
        let bits = session.term(Kind::Ite, [is_nan, nan, unpacked]);
        self.bits_of_floats.insert(float, bits);
        bits
    }

    /// C's `fmod` from IEEE's remainder. The latter rounds the quotient to nearest, so on absolute values it is
    /// `fmod` or, if negative, `fmod` less the divisor; adding the divisor is exact because `fmod` always is.
    fn remainder(&mut self, format: FloatFormat, a: Raw, b: Raw) -> Result<Raw, Unsupported> {
        match format {
            FloatFormat::Half | FloatFormat::Single => {}
            // The circuit has a stage per possible difference of exponents: thousands of them.
            FloatFormat::Double | FloatFormat::Extended | FloatFormat::Quad => {
                return Err(Unsupported("fmod in a format wider than single"));
            }
        }
        let session = self.session;
        let [a_size, b_size] = [a, b].map(|value| session.term(Kind::FpAbs, [value]));
        let nearest = session.term(Kind::FpRem, [a_size, b_size]);
        let rounding = session.rounding(RoundingMode::NearestEven);
        let raised = session.term(Kind::FpAdd, [rounding, nearest, b_size]);
        let is_below = session.term(Kind::FpLt, [nearest, self.power_of_two(format, None, false)]);
        let size = session.term(Kind::Ite, [is_below, raised, nearest]);
        let is_negative = session.term(Kind::FpIsNeg, [a]);
        let negated = session.term(Kind::FpNeg, [size]);
        Ok(session.term(Kind::Ite, [is_negative, negated, size]))
    }

    /// The integral part as an integer, 0 where it does not fit.
    fn integral_part(&mut self, signed: bool, format: FloatFormat, width: Width, float: Raw) -> Raw {
        let session = self.session;
        let toward_zero = session.rounding(RoundingMode::TowardZero);
        let integral = session.term(Kind::FpRti, [toward_zero, float]);
        let mut fits = session.term(Kind::FpIsNan, [float]);
        let is_infinite = session.term(Kind::FpIsInf, [float]);
        fits = session.term(Kind::Not, [session.term(Kind::Or, [fits, is_infinite])]);
        let magnitude = width - Width::from(signed);
        if i32::from(magnitude) <= bias(format) {
            let end = self.power_of_two(format, Some(magnitude), false);
            fits = session.term(Kind::And, [fits, session.term(Kind::FpLt, [integral, end])]);
        }
        if !signed || i32::from(magnitude) <= bias(format) {
            let start = self.power_of_two(format, signed.then_some(magnitude), signed);
            fits = session.term(Kind::And, [fits, session.term(Kind::FpLeq, [start, integral])]);
        }
        let kind = if signed { Kind::FpToSbv } else { Kind::FpToUbv };
        // Bitwuzla 0.8.0 fails on signed integers of one bit: they are cut out of two.
        let made = u64::from(width).max(2);
        let integer = session.indexed(kind, [toward_zero, float], [made]);
        let integer = session.indexed(Kind::BvExtract, [integer], [u64::from(width) - 1, 0]);
        session.term(Kind::Ite, [fits, integer, session.value(u64::from(width), 0)])
    }

    /// The constant with this exponent, positive or negative; zero without an exponent.
    fn power_of_two(&self, format: FloatFormat, exponent: Option<Width>, negative: bool) -> Raw {
        let (_, significand) = format.exponent_and_significand();
        let biased = exponent.map_or(0, |exponent| i32::from(exponent) + bias(format)) as u128;
        let sign = u128::from(negative) << (packed_width(format) - 1);
        let packed = self.session.value(packed_width(format), sign | biased << (significand - 1));
        self.reinterpret(format, packed)
    }
}

/// The x87 form of a packed float: with the integer bit that follows from the exponent.
fn with_integer_bit(session: &Session<'_>, packed: Raw) -> Raw {
    let sign_and_exponent = session.indexed(Kind::BvExtract, [packed], [78, 63]);
    let exponent = session.indexed(Kind::BvExtract, [packed], [77, 63]);
    let fraction = session.indexed(Kind::BvExtract, [packed], [62, 0]);
    let is_zero = session.term(Kind::Equal, [exponent, session.value(15, 0)]);
    let integer = session.term(Kind::Ite, [is_zero, session.value(1, 0), session.value(1, 1)]);
    let upper = session.term(Kind::BvConcat, [sign_and_exponent, integer]);
    session.term(Kind::BvConcat, [upper, fraction])
}

/// Bits of sign, exponent and fraction together.
fn packed_width(format: FloatFormat) -> u64 {
    let (exponent, significand) = format.exponent_and_significand();
    u64::from(exponent + significand)
}

/// What is added to an exponent in the bits; also the largest exponent of a finite float.
fn bias(format: FloatFormat) -> i32 {
    (1 << (format.exponent_and_significand().0 - 1)) - 1
}

/// Exponent and significand bits as indices.
fn sizes(format: FloatFormat) -> [u64; 2] {
    let (exponent, significand) = format.exponent_and_significand();
    [u64::from(exponent), u64::from(significand)]
}

fn arithmetic_kind(op: FloatBinaryOp) -> Kind {
    match op {
        FloatBinaryOp::Add => Kind::FpAdd,
        FloatBinaryOp::Sub => Kind::FpSub,
        FloatBinaryOp::Mul => Kind::FpMul,
        FloatBinaryOp::Div => Kind::FpDiv,
        FloatBinaryOp::Rem => Kind::FpRem,
    }
}

fn compare_kind(op: FloatCompareOp) -> Kind {
    match op {
        FloatCompareOp::Eq => Kind::FpEqual,
        FloatCompareOp::Lt => Kind::FpLt,
        FloatCompareOp::Le => Kind::FpLeq,
    }
}
