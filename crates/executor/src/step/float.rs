//! Floats. Known ones are computed by the host for `float` and `double` and in software for the other formats;
//! symbolic ones become terms.

use super::unsupported;
use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_expr::{
    Expr, ExprStore, FloatBinaryOp as TermOp, FloatCompareOp, FloatFormat, Rounding, Signedness, concrete,
    concrete_float,
};
use loam_memory::Value;
use loam_program::ir::{FloatBinaryOp, FloatCastOp, FloatPredicate, FloatUnaryOp, Operand, RangeCheck, Reg};
use loam_state::{DecisionKind, ErrorKind};

/// The two kinds of operations on two floats.
enum BinaryKind {
    /// The result is computed from the operands.
    Arithmetic(TermOp),
    /// The result is one of the operands, or made of their bits.
    Choice(Choice),
}

/// An operation whose result is one of its operands, or made of their bits.
#[derive(Clone, Copy)]
enum Choice {
    CopySign,
    Min,
    Max,
    Minimum,
    Maximum,
}

impl From<FloatBinaryOp> for BinaryKind {
    fn from(op: FloatBinaryOp) -> Self {
        match op {
            FloatBinaryOp::Add => Self::Arithmetic(TermOp::Add),
            FloatBinaryOp::Sub => Self::Arithmetic(TermOp::Sub),
            FloatBinaryOp::Mul => Self::Arithmetic(TermOp::Mul),
            FloatBinaryOp::Div => Self::Arithmetic(TermOp::Div),
            FloatBinaryOp::Rem => Self::Arithmetic(TermOp::Rem),
            FloatBinaryOp::CopySign => Self::Choice(Choice::CopySign),
            FloatBinaryOp::Min => Self::Choice(Choice::Min),
            FloatBinaryOp::Max => Self::Choice(Choice::Max),
            FloatBinaryOp::Minimum => Self::Choice(Choice::Minimum),
            FloatBinaryOp::Maximum => Self::Choice(Choice::Maximum),
        }
    }
}

impl Machine {
    fn float_format(&self, width: u8) -> Result<FloatFormat, Interrupt> {
        FloatFormat::of_width(u16::from(width)).ok_or_else(|| unsupported(&format!("{width}-bit float")))
    }

    pub(super) fn float_binary(
        &mut self,
        op: FloatBinaryOp,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) -> Result<(), Interrupt> {
        let width = self.width(dst);
        let format = self.float_format(width)?;
        let (a, b) = (self.value(a, width), self.value(b, width));
        let result = match (BinaryKind::from(op), a, b) {
            (BinaryKind::Arithmetic(op), Value::Bits(a), Value::Bits(b)) => {
                Value::Bits(native_binary(op, format, a, b))
            }
            (kind, a, b) => {
                let (a, b) = (a.term(&self.store, width.into()), b.term(&self.store, width.into()));
                let term = match kind {
                    BinaryKind::Arithmetic(op) => self.store.float_binary(op, a, b),
                    BinaryKind::Choice(choice) => choose(&self.store, choice, format, a, b),
                };
                Value::of(&self.store, term)
            }
        };
        self.set(dst, result);
        Ok(())
    }

    pub(super) fn float_unary(&mut self, op: FloatUnaryOp, dst: Reg, a: Operand) -> Result<(), Interrupt> {
        let width = self.width(dst);
        self.float_format(width)?;
        let bits = u16::from(width);
        let store = &self.store;
        let a = self.value(a, width).term(store, bits);
        let sign = store.constant(bits, 1 << (width - 1));
        let result = match op {
            FloatUnaryOp::Neg => store.xor(a, sign),
            FloatUnaryOp::Abs => store.and(a, store.not(sign)),
            FloatUnaryOp::Sqrt => store.float_sqrt(a),
            FloatUnaryOp::Floor => store.float_round(Rounding::Down, a),
            FloatUnaryOp::Ceil => store.float_round(Rounding::Up, a),
            FloatUnaryOp::Trunc => store.float_round(Rounding::TowardZero, a),
            FloatUnaryOp::RoundEven => store.float_round(Rounding::NearestEven, a),
            FloatUnaryOp::Round => store.float_round(Rounding::NearestAway, a),
        };
        self.set(dst, Value::of(&self.store, result));
        Ok(())
    }

    pub(super) fn float_fma(
        &mut self,
        dst: Reg,
        a: Operand,
        b: Operand,
        c: Operand,
    ) -> Result<(), Interrupt> {
        let width = self.width(dst);
        self.float_format(width)?;
        let term = |operand| self.value(operand, width).term(&self.store, width.into());
        let result = self.store.float_fma(term(a), term(b), term(c));
        self.set(dst, Value::of(&self.store, result));
        Ok(())
    }

    pub(super) fn float_compare(
        &mut self,
        predicate: FloatPredicate,
        width: u8,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) -> Result<(), Interrupt> {
        let format = self.float_format(width)?;
        let (a, b) = (self.value(a, width), self.value(b, width));
        let result = match (a, b) {
            (Value::Bits(a), Value::Bits(b)) => {
                Value::Bits(u128::from(compare_bits(predicate, format, a, b)))
            }
            (a, b) => {
                let (a, b) = (a.term(&self.store, width.into()), b.term(&self.store, width.into()));
                Value::of(&self.store, compare_terms(&self.store, predicate, a, b))
            }
        };
        self.set(dst, result);
        Ok(())
    }

    pub(super) fn float_cast(
        &mut self,
        op: FloatCastOp,
        from: u8,
        dst: Reg,
        a: Operand,
        check: RangeCheck,
    ) -> Result<(), Interrupt> {
        let to = self.width(dst);
        let value = self.value(a, from).term(&self.store, u16::from(from));
        match op {
            FloatCastOp::ToSigned if check == RangeCheck::Checked => {
                self.check_fits(Signedness::Signed, from, value, to)?;
            }
            FloatCastOp::ToUnsigned if check == RangeCheck::Checked => {
                self.check_fits(Signedness::Unsigned, from, value, to)?;
            }
            _ => {}
        }
        let store = &self.store;
        let bits = u16::from(to);
        let result = match op {
            FloatCastOp::Convert => {
                self.float_format(from)?;
                self.float_format(to)?;
                store.float_convert(value, bits)
            }
            FloatCastOp::FromSigned => self.integer_to_float(Signedness::Signed, value, to)?,
            FloatCastOp::FromUnsigned => self.integer_to_float(Signedness::Unsigned, value, to)?,
            FloatCastOp::ToSigned => {
                to_integer(store, Signedness::Signed, self.float_format(from)?, value, bits)
            }
            FloatCastOp::ToUnsigned => {
                to_integer(store, Signedness::Unsigned, self.float_format(from)?, value, bits)
            }
            FloatCastOp::ToSignedSaturating => {
                saturate(store, Signedness::Signed, self.float_format(from)?, value, bits)
            }
            FloatCastOp::ToUnsignedSaturating => {
                saturate(store, Signedness::Unsigned, self.float_format(from)?, value, bits)
            }
        };
        self.set(dst, Value::of(&self.store, result));
        Ok(())
    }
}

impl Machine {
    fn integer_to_float(&self, signedness: Signedness, value: Expr, to: u8) -> Result<Expr, Interrupt> {
        self.float_format(to)?;
        Ok(self.store.float_from_int(signedness, value, u16::from(to)))
    }

    /// Reports the conversion of a float whose integral part the integer type cannot hold.
    fn check_fits(&mut self, signedness: Signedness, from: u8, value: Expr, to: u8) -> Result<(), Interrupt> {
        let format = self.float_format(from)?;
        let fits = fits(&self.store, signedness, format, value, u32::from(to));
        if self.decide(DecisionKind::Operand, fits)? {
            return Ok(());
        }
        let number = match self.store.constant_value(value) {
            Some(bits) if format == FloatFormat::Single => f32::from_bits(bits as u32).to_string(),
            Some(bits) if format == FloatFormat::Double => f64::from_bits(bits as u64).to_string(),
            _ => "a float".to_owned(),
        };
        let kind = match signedness {
            Signedness::Signed => "a signed",
            Signedness::Unsigned => "an unsigned",
        };
        let message = format!("{number} is converted to {kind} integer of {to} bits, which cannot hold it");
        Err(Interrupt::Error(ErrorKind::Overflow, message))
    }
}

/// Whether the integral part of a float fits an integer of `width` bits. A fraction below the least integer is cut off, so the
/// lower bound is the least integer minus one, exclusive, if the format can represent that number.
fn fits(store: &ExprStore, signedness: Signedness, format: FloatFormat, value: Expr, width: u32) -> Expr {
    let constant = |bits| store.constant(format.width(), bits);
    let digits: u32 = match format {
        FloatFormat::Half => 11,
        FloatFormat::Single => 24,
        FloatFormat::Double => 53,
        FloatFormat::Extended => 64,
        FloatFormat::Quad => 113,
    };
    let limit = power_of_two(format, width - u32::from(signedness.sign_bits()));
    let below = match signedness {
        Signedness::Signed if width > digits => {
            store.float_compare(FloatCompareOp::Le, negative(store, format, limit), value)
        }
        Signedness::Signed => {
            let under = -(1i128 << (width - 1)) - 1;
            let under = concrete_float::from_int(Signedness::Signed, 128, format, under as u128);
            store.float_compare(FloatCompareOp::Lt, constant(under), value)
        }
        Signedness::Unsigned => {
            let under = concrete_float::from_int(Signedness::Signed, 128, format, u128::MAX);
            store.float_compare(FloatCompareOp::Lt, constant(under), value)
        }
    };
    store.and(below, store.float_compare(FloatCompareOp::Lt, value, constant(limit)))
}

/// The result for known operands, with NaN payloads: computed by the host for the formats that it has.
fn native_binary(op: TermOp, format: FloatFormat, a: u128, b: u128) -> u128 {
    macro_rules! host {
        ($float:ty, $bits:ty) => {{
            let (a, b) = (<$float>::from_bits(a as $bits), <$float>::from_bits(b as $bits));
            let result = match op {
                TermOp::Add => a + b,
                TermOp::Sub => a - b,
                TermOp::Mul => a * b,
                TermOp::Div => a / b,
                TermOp::Rem => a % b,
            };
            u128::from(result.to_bits())
        }};
    }
    match format {
        FloatFormat::Single => host!(f32, u32),
        FloatFormat::Double => host!(f64, u64),
        FloatFormat::Half | FloatFormat::Extended | FloatFormat::Quad => {
            concrete_float::binary(op, format, a, b)
        }
    }
}

/// A conversion to an integer. Out of range the result is that of x86, the least signed number, of which narrower targets keep
/// the low bits (undefined in C; the result of a native run is the most useful one).
fn to_integer(
    store: &ExprStore,
    signedness: Signedness,
    format: FloatFormat,
    value: Expr,
    width: u16,
) -> Expr {
    if width > 64 {
        return store.float_to_int(signedness, value, width);
    }
    if signedness == Signedness::Unsigned && width == 64 {
        // For values above 2^63 compilers subtract 2^63 first; in range this equals the plain conversion.
        return store.float_to_int(signedness, value, 64);
    }
    let wide: u16 = if width <= 32 && (signedness.is_signed() || width < 32) { 32 } else { 64 };
    let converted = store.float_to_int(Signedness::Signed, value, wide);
    let limit = power_of_two(format, u32::from(wide) - 1);
    let (above, below) = (store.constant(format.width(), limit), negative(store, format, limit));
    let in_range = store.and(
        store.float_compare(FloatCompareOp::Lt, value, above),
        store.float_compare(FloatCompareOp::Le, below, value),
    );
    let indefinite = store.constant(wide, 1 << (wide - 1));
    let converted = store.ite(in_range, converted, indefinite);
    store.truncate(converted, width)
}

fn saturate(store: &ExprStore, signedness: Signedness, format: FloatFormat, value: Expr, width: u16) -> Expr {
    let magnitude = width - u16::from(signedness.sign_bits());
    let (top, above) = (concrete::ones(magnitude), power_of_two(format, u32::from(magnitude)));
    let (bottom, below) = match signedness {
        Signedness::Signed => (1u128 << (width - 1), negative(store, format, above)),
        Signedness::Unsigned => (0, store.constant(format.width(), 0)),
    };
    let converted = store.float_to_int(signedness, value, width);
    let above = store.constant(format.width(), above);
    let too_high = store.float_compare(FloatCompareOp::Le, above, value);
    let too_low = store.float_compare(FloatCompareOp::Lt, value, below);
    let converted = store.ite(too_high, store.constant(width, top), converted);
    store.ite(too_low, store.constant(width, bottom), converted)
}

fn power_of_two(format: FloatFormat, exponent: u32) -> u128 {
    match exponent {
        0..=126 => concrete_float::from_int(Signedness::Unsigned, 128, format, 1 << exponent),
        _ => {
            let half = concrete_float::from_int(Signedness::Unsigned, 128, format, 1 << 126);
            let two = concrete_float::from_int(Signedness::Unsigned, 128, format, 2);
            (126..exponent).fold(half, |power, _| concrete_float::binary(TermOp::Mul, format, power, two))
        }
    }
}

fn negative(store: &ExprStore, format: FloatFormat, bits: u128) -> Expr {
    store.constant(format.width(), bits | 1 << (format.width() - 1))
}

fn compare_bits(predicate: FloatPredicate, format: FloatFormat, a: u128, b: u128) -> bool {
    let unordered = concrete_float::is_nan(format, a) || concrete_float::is_nan(format, b);
    let is = |op, a, b| concrete_float::compare(op, format, a, b);
    use FloatCompareOp::{Eq, Le, Lt};
    match predicate {
        FloatPredicate::False => false,
        FloatPredicate::True => true,
        FloatPredicate::Oeq => is(Eq, a, b),
        FloatPredicate::Ogt => is(Lt, b, a),
        FloatPredicate::Oge => is(Le, b, a),
        FloatPredicate::Olt => is(Lt, a, b),
        FloatPredicate::Ole => is(Le, a, b),
        FloatPredicate::One => !unordered && !is(Eq, a, b),
        FloatPredicate::Ord => !unordered,
        FloatPredicate::Uno => unordered,
        FloatPredicate::Ueq => unordered || is(Eq, a, b),
        FloatPredicate::Ugt => unordered || is(Lt, b, a),
        FloatPredicate::Uge => unordered || is(Le, b, a),
        FloatPredicate::Ult => unordered || is(Lt, a, b),
        FloatPredicate::Ule => unordered || is(Le, a, b),
        FloatPredicate::Une => !is(Eq, a, b),
    }
}

fn compare_terms(store: &ExprStore, predicate: FloatPredicate, a: Expr, b: Expr) -> Expr {
    let is = |op, a, b| store.float_compare(op, a, b);
    let not = |term| store.not(term);
    let is_nan = |a| not(is(FloatCompareOp::Eq, a, a));
    let unordered = || store.or(is_nan(a), is_nan(b));
    use FloatCompareOp::{Eq, Le, Lt};
    match predicate {
        FloatPredicate::False => store.bool(false),
        FloatPredicate::True => store.bool(true),
        FloatPredicate::Oeq => is(Eq, a, b),
        FloatPredicate::Ogt => is(Lt, b, a),
        FloatPredicate::Oge => is(Le, b, a),
        FloatPredicate::Olt => is(Lt, a, b),
        FloatPredicate::Ole => is(Le, a, b),
        FloatPredicate::One => store.and(not(unordered()), not(is(Eq, a, b))),
        FloatPredicate::Ord => not(unordered()),
        FloatPredicate::Uno => unordered(),
        FloatPredicate::Ueq => store.or(unordered(), is(Eq, a, b)),
        FloatPredicate::Ugt => not(is(Le, a, b)),
        FloatPredicate::Uge => not(is(Lt, a, b)),
        FloatPredicate::Ult => not(is(Le, b, a)),
        FloatPredicate::Ule => not(is(Lt, b, a)),
        FloatPredicate::Une => not(is(Eq, a, b)),
    }
}

/// Minimum, maximum and copysign as a term.
fn choose(store: &ExprStore, choice: Choice, format: FloatFormat, a: Expr, b: Expr) -> Expr {
    let width = format.width();
    let is_nan = |a| store.not(store.float_compare(FloatCompareOp::Eq, a, a));
    let sign = store.constant(width, 1 << (width - 1));
    let less = |a, b| store.float_compare(FloatCompareOp::Lt, a, b);
    let negative = |a| store.extract(a, width - 1, 1);
    let nan = store.constant(width, format.nan());
    match choice {
        Choice::CopySign => store.or(store.and(a, store.not(sign)), store.and(b, sign)),
        Choice::Min => {
            let least = store.ite(less(b, a), b, a);
            store.ite(is_nan(a), b, store.ite(is_nan(b), a, least))
        }
        Choice::Max => {
            let most = store.ite(less(a, b), b, a);
            store.ite(is_nan(a), b, store.ite(is_nan(b), a, most))
        }
        Choice::Minimum | Choice::Maximum => {
            let minimum = matches!(choice, Choice::Minimum);
            let first_wins = if minimum { less(a, b) } else { less(b, a) };
            let second_wins = if minimum { less(b, a) } else { less(a, b) };
            let tie = if minimum { negative(a) } else { store.not(negative(a)) };
            let equal = store.ite(tie, a, b);
            let chosen = store.ite(first_wins, a, store.ite(second_wins, b, equal));
            store.ite(store.or(is_nan(a), is_nan(b)), nan, chosen)
        }
    }
}
