//! The theory of floats: every function with a rounding mode that Loam's terms have.
//!
//! Arithmetic of Loam's terms rounds to nearest even; operations with another rounding mode are outside, unless the
//! result is exact. Classification functions test the bits of a float, so that they need no float reasoning.

use crate::arrays::Open;
use crate::error::Mistake;
use crate::theory::{Head, Meaning, Theory};
use crate::value::{Float, FloatBits, Value, format_of};
use loam_expr::{
    Expr, ExprStore, FloatBinaryOp, FloatCompareOp, FloatFormat, Rounding, Sign, Signedness, Width,
};

/// The rounding mode of a name.
pub fn rounding_mode(name: &str) -> Option<Rounding> {
    Some(match name {
        "RNE" | "roundNearestTiesToEven" => Rounding::NearestEven,
        "RNA" | "roundNearestTiesToAway" => Rounding::NearestAway,
        "RTZ" | "roundTowardZero" => Rounding::TowardZero,
        "RTN" | "roundTowardNegative" => Rounding::Down,
        "RTP" | "roundTowardPositive" => Rounding::Up,
        _ => return None,
    })
}

/// The number of bits that SMT-LIB gives a format: an x87 extended value has no integer bit there.
pub fn interchange_width(format: FloatFormat) -> Width {
    let (exponent, significand) = format.exponent_and_significand();
    exponent + significand
}

/// A float from the bits SMT-LIB gives it.
pub fn from_interchange(store: &ExprStore, format: FloatFormat, bits: Expr) -> Float {
    let bits = match format {
        FloatFormat::Extended => {
            let exponent = store.extract(bits, 63, 15);
            let integer = store.ne(exponent, store.constant(15, 0));
            let high = store.concat(store.extract(bits, 63, 16), integer);
            store.concat(high, store.extract(bits, 0, 63))
        }
        _ => bits,
    };
    Float { format, bits, canonical: false }
}

/// Bits of the exponent, all ones.
fn exponent_ones(format: FloatFormat) -> u128 {
    (1 << format.exponent_and_significand().0) - 1
}

/// The constant of a format that has this sign, exponent and fraction.
fn special(format: FloatFormat, sign: Sign, exponent: u128) -> u128 {
    let sign = sign.bit() << (format.width() - 1);
    let integer = u128::from(format == FloatFormat::Extended && exponent != 0) << 63;
    sign | exponent << exponent_place(format) | integer
}

fn exponent_place(format: FloatFormat) -> Width {
    format.width() - 1 - format.exponent_and_significand().0
}

fn infinity(format: FloatFormat, sign: Sign) -> u128 {
    special(format, sign, exponent_ones(format))
}

/// Conditions on the parts of a float.
struct Parts {
    sign: Expr,
    exponent_is_zero: Expr,
    exponent_is_ones: Expr,
    fraction_is_zero: Expr,
}

fn parts(store: &ExprStore, float: Float) -> Parts {
    let Float { format, bits, .. } = float;
    let (exponent, significand) = format.exponent_and_significand();
    let (field, fraction) =
        (store.extract(bits, exponent_place(format), exponent), store.extract(bits, 0, significand - 1));
    Parts {
        sign: store.extract(bits, format.width() - 1, 1),
        exponent_is_zero: store.eq(field, store.constant(exponent, 0)),
        exponent_is_ones: store.eq(field, store.constant(exponent, u128::MAX)),
        fraction_is_zero: store.eq(fraction, store.constant(significand - 1, 0)),
    }
}

fn is_nan(store: &ExprStore, float: Float) -> Expr {
    let parts = parts(store, float);
    store.and(parts.exponent_is_ones, store.not(parts.fraction_is_zero))
}

/// The bits, in which NaN is the canonical one.
pub fn canonical(store: &ExprStore, float: Float) -> Expr {
    if float.canonical {
        return float.bits;
    }
    let nan = store.constant(float.format.width(), float.format.nan());
    store.ite(is_nan(store, float), nan, float.bits)
}

impl Theory<'_> {
    fn is_zero(&self, float: Float) -> Expr {
        let parts = parts(self.store, float);
        self.store.and(parts.exponent_is_zero, parts.fraction_is_zero)
    }

    fn constant_float(&self, format: FloatFormat, bits: u128) -> Float {
        Float { format, bits: self.store.constant(format.width(), bits), canonical: true }
    }

    /// `(_ +oo 8 24)` and its like; `None` if the name is none of them.
    pub fn special_float(&self, word: &str, indices: &[u64]) -> Option<Meaning> {
        let exponent = |format| if word.ends_with("oo") { exponent_ones(format) } else { 0 };
        let bits: Box<dyn Fn(FloatFormat) -> u128> = match word {
            "+oo" | "+zero" => Box::new(|format| special(format, Sign::Positive, exponent(format))),
            "-oo" | "-zero" => Box::new(|format| special(format, Sign::Negative, exponent(format))),
            "NaN" => Box::new(FloatFormat::nan),
            _ => return None,
        };
        Some(float_indices(word, indices).map(|format| match format {
            Ok(format) => Value::Float(self.constant_float(format, bits(format))),
            Err(outside) => outside,
        }))
    }

    /// The result of a function on floats; `None` if the head is not such a function.
    pub fn floats(&mut self, head: &Head, arguments: &[Value]) -> Option<Meaning> {
        use FloatBinaryOp::{Add, Div, Mul, Sub};
        Some(match head.word {
            "fp" => self.assembled(head, arguments),
            "fp.add" => self.arithmetic(head, arguments, Add),
            "fp.sub" => self.arithmetic(head, arguments, Sub),
            "fp.mul" => self.arithmetic(head, arguments, Mul),
            "fp.div" => self.arithmetic(head, arguments, Div),
            "fp.fma" => self.fused(head, arguments),
            "fp.sqrt" => self.root(head, arguments),
            "fp.rem" => self.remainder(head, arguments),
            "fp.roundToIntegral" => self.integral(head, arguments),
            "fp.min" | "fp.max" => self.extreme(head, arguments),
            "fp.abs" | "fp.neg" => self.sign_function(head, arguments),
            "fp.eq" | "fp.lt" | "fp.leq" | "fp.gt" | "fp.geq" => {
                self.chained(head, arguments, Self::float_relation)
            }
            "fp.isNormal" | "fp.isSubnormal" | "fp.isZero" | "fp.isInfinite" | "fp.isNaN"
            | "fp.isNegative" | "fp.isPositive" => self.classification(head, arguments),
            "to_fp" => self.conversion(head, arguments),
            "to_fp_unsigned" => self.integer_to_float(head, arguments, Signedness::Unsigned),
            "fp.to_ubv" => self.float_to_integer(head, arguments, Signedness::Unsigned),
            "fp.to_sbv" => self.float_to_integer(head, arguments, Signedness::Signed),
            "fp.to_real" | "fp.to_ieee_bv" | "fp.to_ubv_sat" | "fp.to_sbv_sat" => {
                Ok(Value::outside(format!("{} has no form in Loam's terms", head.word)))
            }
            _ => return None,
        })
    }

    fn assembled(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let &[Value::Bits(sign), Value::Bits(exponent), Value::Bits(fraction)] = arguments else {
            return Err(self.wrong(head, arguments, "three bit-vectors: sign, exponent, significand"));
        };
        let width = |e| u64::from(self.store.width(e));
        if width(sign) != 1 {
            return Err(self.wrong(head, arguments, "a sign of one bit"));
        }
        let indices = [width(exponent), width(fraction) + 1];
        Ok(match float_indices(head.word, &indices)? {
            Ok(format) => {
                let bits = self.store.concat(self.store.concat(sign, exponent), fraction);
                Value::Float(from_interchange(self.store, format, bits))
            }
            Err(outside) => outside,
        })
    }

    /// A rounding mode and floats of one format.
    fn rounded<const N: usize>(
        &self,
        head: &Head,
        arguments: &[Value],
    ) -> Result<(Rounding, [Float; N]), Mistake> {
        let wanted = format!("a rounding mode and {N} of one float sort");
        match arguments.split_first() {
            Some((Value::Rounding(rounding), rest)) => {
                Ok((*rounding, self.same(rest).ok_or_else(|| self.wrong(head, arguments, &wanted))?))
            }
            _ => Err(self.wrong(head, arguments, &wanted)),
        }
    }

    /// Floats of one format.
    fn same<const N: usize>(&self, arguments: &[Value]) -> Option<[Float; N]> {
        let float = |value: &Value| match value {
            Value::Float(float) => Some(*float),
            _ => None,
        };
        let floats: Vec<Float> = arguments.iter().map(float).collect::<Option<_>>()?;
        let floats: [Float; N] = floats.try_into().ok()?;
        floats.windows(2).all(|pair| pair[0].format == pair[1].format).then_some(floats)
    }

    fn plain<const N: usize>(&self, head: &Head, arguments: &[Value]) -> Result<[Float; N], Mistake> {
        self.same(arguments).ok_or_else(|| self.wrong(head, arguments, &format!("{N} of one float sort")))
    }

    fn result(&self, format: FloatFormat, bits: Expr) -> Value {
        Value::Float(Float { format, bits, canonical: true })
    }

    fn arithmetic(&self, head: &Head, arguments: &[Value], op: FloatBinaryOp) -> Meaning {
        let (rounding, [a, b]) = self.rounded(head, arguments)?;
        if rounding != Rounding::NearestEven {
            return Ok(other_rounding(head));
        }
        Ok(self.result(a.format, self.store.float_binary(op, a.bits, b.bits)))
    }

    fn fused(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let (rounding, [a, b, c]) = self.rounded(head, arguments)?;
        if rounding != Rounding::NearestEven {
            return Ok(other_rounding(head));
        }
        Ok(self.result(a.format, self.store.float_fma(a.bits, b.bits, c.bits)))
    }

    fn root(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let (rounding, [a]) = self.rounded(head, arguments)?;
        if rounding != Rounding::NearestEven {
            return Ok(other_rounding(head));
        }
        Ok(self.result(a.format, self.store.float_sqrt(a.bits)))
    }

    fn integral(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let (rounding, [a]) = self.rounded(head, arguments)?;
        Ok(self.result(a.format, self.store.float_round(rounding, a.bits)))
    }

    fn magnitude(&self, float: Float) -> Expr {
        let ones = u128::MAX >> (129 - float.format.width());
        self.store.and(float.bits, self.store.constant(float.format.width(), ones))
    }

    /// The IEEE remainder from C's `fmod`: first by twice the divisor, which keeps the parity of the quotient, then the
    /// divisor is subtracted while more than half of it is left. No step rounds.
    fn remainder(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let [a, b] = self.plain(head, arguments)?;
        let (store, format) = (self.store, a.format);
        let width = format.width();
        let constant = |bits: u128| store.constant(width, bits);
        let float_op = |op, x, y| store.float_binary(op, x, y);
        let less = |x, y| store.float_compare(FloatCompareOp::Lt, x, y);
        let bias = exponent_ones(format) >> 1;
        let two = constant(special(format, Sign::Positive, bias + 1));
        let half = constant(special(format, Sign::Positive, bias - 1));
        let (x, y) = (self.magnitude(a), self.magnitude(b));
        let twice = float_op(FloatBinaryOp::Mul, y, two);
        let fits = less(twice, constant(infinity(format, Sign::Positive)));
        let rest = store.ite(fits, float_op(FloatBinaryOp::Rem, x, twice), x);
        // A small divisor has no exact half, but then twice the remainder is exact; for a large divisor it is the other
        // way round.
        let is_small = less(y, constant(special(format, Sign::Positive, 2)));
        let compare = |op, rest: Expr| {
            let doubled = store.float_compare(op, y, float_op(FloatBinaryOp::Add, rest, rest));
            let halved = store.float_compare(op, float_op(FloatBinaryOp::Mul, y, half), rest);
            store.ite(is_small, doubled, halved)
        };
        let minus = |rest| float_op(FloatBinaryOp::Sub, rest, y);
        let once = minus(rest);
        let reduced = store.ite(compare(FloatCompareOp::Le, once), minus(once), once);
        let reduced = store.ite(compare(FloatCompareOp::Lt, rest), reduced, rest);
        // A remainder of zero has the sign of the dividend; after this all other remainders have it too.
        let zero = constant(0);
        let is_zero = store.float_compare(FloatCompareOp::Eq, reduced, zero);
        let reduced = store.ite(is_zero, zero, reduced);
        let sign = store.and(a.bits, constant(1 << (width - 1)));
        let signed = store.xor(reduced, sign);
        let infinite = constant(infinity(format, Sign::Positive));
        let result = store.ite(store.eq(y, infinite), a.bits, signed);
        let either_nan = store.or(is_nan(self.store, a), is_nan(self.store, b));
        let is_invalid = store.or(either_nan, store.or(store.eq(x, infinite), self.is_zero(b)));
        let bits = store.ite(is_invalid, constant(format.nan()), result);
        Ok(Value::Float(Float { format, bits, canonical: false }))
    }

    /// Of two zeros with different signs either may be the result.
    fn extreme(&mut self, head: &Head, arguments: &[Value]) -> Meaning {
        let [a, b] = self.plain(head, arguments)?;
        let (store, greater) = (self.store, head.word == "fp.max");
        let (low, high) = if greater { (b, a) } else { (a, b) };
        let a_wins = store.float_compare(FloatCompareOp::Lt, low.bits, high.bits);
        let signs = store.concat(parts(self.store, a).sign, parts(self.store, b).sign);
        let either = self.anything(Open::Zero { greater, format: a.format }, signs);
        let are_zeros = store.and(self.is_zero(a), self.is_zero(b));
        let a_wins = store.ite(are_zeros, either, a_wins);
        let takes_a = store.or(is_nan(self.store, b), a_wins);
        let bits = store.ite(takes_a, a.bits, b.bits);
        // The result is NaN only if both operands are: `a` is the result if `b` is NaN.
        let bits =
            store.ite(store.and(is_nan(self.store, a), store.not(is_nan(self.store, b))), b.bits, bits);
        Ok(Value::Float(Float { format: a.format, bits, canonical: a.canonical && b.canonical }))
    }

    fn sign_function(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let [a] = self.plain(head, arguments)?;
        let width = a.format.width();
        let bits = match head.word {
            "fp.abs" => self.magnitude(a),
            _ => self.store.xor(a.bits, self.store.constant(width, 1 << (width - 1))),
        };
        Ok(Value::Float(Float { format: a.format, bits, canonical: false }))
    }

    fn float_relation(&mut self, head: &Head, a: &Value, b: &Value) -> Meaning {
        let [a, b] = self.plain(head, &[a.clone(), b.clone()])?;
        let (op, a, b) = match head.word {
            "fp.eq" => (FloatCompareOp::Eq, a, b),
            "fp.lt" => (FloatCompareOp::Lt, a, b),
            "fp.leq" => (FloatCompareOp::Le, a, b),
            "fp.gt" => (FloatCompareOp::Lt, b, a),
            _ => (FloatCompareOp::Le, b, a),
        };
        Ok(Value::Bool(self.store.float_compare(op, a.bits, b.bits)))
    }

    fn classification(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let [a] = self.plain(head, arguments)?;
        let store = self.store;
        let Parts { sign, exponent_is_zero, exponent_is_ones, fraction_is_zero } = parts(self.store, a);
        let is_nan = store.and(exponent_is_ones, store.not(fraction_is_zero));
        Ok(Value::Bool(match head.word {
            "fp.isNormal" => store.not(store.or(exponent_is_zero, exponent_is_ones)),
            "fp.isSubnormal" => store.and(exponent_is_zero, store.not(fraction_is_zero)),
            "fp.isZero" => store.and(exponent_is_zero, fraction_is_zero),
            "fp.isInfinite" => store.and(exponent_is_ones, fraction_is_zero),
            "fp.isNaN" => is_nan,
            "fp.isNegative" => store.and(sign, store.not(is_nan)),
            _ => store.not(store.or(sign, is_nan)),
        }))
    }

    fn conversion(&self, head: &Head, arguments: &[Value]) -> Meaning {
        let format = match float_indices(head.word, &head.indices)? {
            Ok(format) => format,
            Err(outside) => return Ok(outside),
        };
        match arguments {
            [Value::Bits(bits)] if self.store.width(*bits) == interchange_width(format) => {
                Ok(Value::Float(from_interchange(self.store, format, *bits)))
            }
            [Value::Rounding(rounding), Value::Real(real)] => {
                let bits = real.to_float(format, *rounding);
                Ok(bits.map_or_else(
                    || Value::outside("a Real that cannot be converted"),
                    |bits| Value::Float(self.constant_float(format, bits)),
                ))
            }
            [Value::Rounding(rounding), Value::Float(float)] => {
                let is_exact = is_within(float.format, format);
                if float.format == format {
                    return Ok(Value::Float(*float));
                }
                if *rounding != Rounding::NearestEven && !is_exact {
                    return Ok(other_rounding(head));
                }
                Ok(self.result(format, self.store.float_convert(float.bits, format.width())))
            }
            [Value::Rounding(_), Value::Bits(_)] => {
                self.integer_to_float(head, arguments, Signedness::Signed)
            }
            _ => {
                let wanted =
                    "the bits of the float, or a rounding mode and a float, a signed integer or a literal";
                Err(self.wrong(head, arguments, wanted))
            }
        }
    }

    fn integer_to_float(&self, head: &Head, arguments: &[Value], signedness: Signedness) -> Meaning {
        let format = match float_indices(head.word, &head.indices)? {
            Ok(format) => format,
            Err(outside) => return Ok(outside),
        };
        let &[Value::Rounding(rounding), Value::Bits(bits)] = arguments else {
            return Err(self.wrong(head, arguments, "a rounding mode and a bit-vector"));
        };
        let significant = self.store.width(bits) - Width::from(signedness.sign_bits());
        let (exponent, significand) = format.exponent_and_significand();
        let is_exact = significant <= significand && u64::from(significant) < 1 << (exponent - 1);
        if rounding != Rounding::NearestEven && !is_exact {
            return Ok(other_rounding(head));
        }
        Ok(self.result(format, self.store.float_from_int(signedness, bits, format.width())))
    }

    /// The float is first rounded to an integral value, so that the conversion is exact. The result out of range may be
    /// anything.
    fn float_to_integer(&mut self, head: &Head, arguments: &[Value], signedness: Signedness) -> Meaning {
        let (rounding, [a]) = self.rounded(head, arguments)?;
        let width = match head.indices[..] {
            [width @ 1..=crate::bits::WIDEST] => width as Width,
            [width] if width > 0 => return Ok(crate::bits::too_wide(width)),
            _ => {
                let what = format!("{} needs a width above 0", head.word);
                return Err(Mistake::new(what, format!("write (_ {} 32)", head.word)));
            }
        };
        let (store, format) = (self.store, a.format);
        let whole = store.float_round(rounding, a.bits);
        let in_range = self.is_integer_in_range(format, whole, width, signedness);
        let what = Open::ToInt { signedness, from: format, width, rounding };
        let canonical = canonical(self.store, a);
        let anything = self.anything(what, canonical);
        Ok(Value::Bits(store.ite(in_range, store.float_to_int(signedness, whole, width), anything)))
    }

    /// Whether an integral float fits into `width` bits.
    fn is_integer_in_range(
        &self,
        format: FloatFormat,
        whole: Expr,
        width: Width,
        signedness: Signedness,
    ) -> Expr {
        let store = self.store;
        let constant = |bits: u128| store.constant(format.width(), bits);
        let power = power_of_two(format, width - Width::from(signedness.sign_bits()));
        let below_end = store.float_compare(FloatCompareOp::Lt, whole, constant(power));
        let above_start = if signedness == Signedness::Unsigned {
            store.float_compare(FloatCompareOp::Le, constant(0), whole)
        } else if power == infinity(format, Sign::Positive) {
            store.float_compare(FloatCompareOp::Lt, constant(infinity(format, Sign::Negative)), whole)
        } else {
            let least = power | 1 << (format.width() - 1);
            store.float_compare(FloatCompareOp::Le, constant(least), whole)
        };
        store.and(above_start, below_end)
    }
}

/// `2^power`, or infinity if the format does not have it.
fn power_of_two(format: FloatFormat, power: Width) -> u128 {
    let bias = exponent_ones(format) >> 1;
    let exponent = bias + u128::from(power);
    if exponent >= exponent_ones(format) {
        infinity(format, Sign::Positive)
    } else {
        special(format, Sign::Positive, exponent)
    }
}

/// Whether every value of one format is one of another.
fn is_within(from: FloatFormat, to: FloatFormat) -> bool {
    let ((e1, s1), (e2, s2)) = (from.exponent_and_significand(), to.exponent_and_significand());
    e1 <= e2 && s1 <= s2
}

fn other_rounding(head: &Head) -> Value {
    Value::outside(format!("{} with another rounding mode than RNE", head.word))
}

/// The format that two indices name; one that Loam does not have is outside.
fn float_indices(word: &str, indices: &[u64]) -> Result<Result<FloatFormat, Value>, Mistake> {
    match *indices {
        [exponent, significand] if exponent > 1 && significand > 1 => {
            let bits = FloatBits { exponent, significand };
            Ok(format_of(bits).ok_or_else(|| no_format(bits)))
        }
        _ => {
            let what = format!("{word} needs the numbers of exponent and significand bits");
            Err(Mistake::new(what, format!("write (_ {word} 8 24)")))
        }
    }
}

/// A float format that Loam does not have.
pub fn no_format(bits: FloatBits) -> Value {
    let FloatBits { exponent, significand } = bits;
    let known = "5 11, 8 24, 11 53, 15 64 and 15 113";
    Value::outside(format!("floats with {exponent} and {significand} bits; Loam has {known}"))
}

/// The bits that SMT-LIB gives a float.
pub fn to_interchange(format: FloatFormat, bits: u128) -> u128 {
    match format {
        FloatFormat::Extended => bits >> 64 << 63 | bits & ((1 << 63) - 1),
        _ => bits,
    }
}
