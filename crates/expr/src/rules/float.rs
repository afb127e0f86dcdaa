//! Rules on floats. Few identities of the reals hold: NaN results are canonical, operands need not be, and zeros have
//! signs; so each rule names its condition on the operand.

use super::{Proposal, Rule, rules};
use crate::concrete::ones;
use crate::concrete_float;
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const BINARY: &[Rule] = rules![float_nan_operand, float_times_one, float_plus_negative_zero];
pub(super) const COMPARE: &[Rule] = rules![
    float_compare_nan,
    float_less_than_itself,
    float_compare_canonical,
    float_int_equals_itself,
    float_compare_int
];
pub(super) const ROUND: &[Rule] = rules![float_round_integral];
pub(super) const CONVERT: &[Rule] =
    rules![float_convert_back, float_convert_back_negated, float_convert_same, float_convert_widened];
pub(super) const FROM_INT: &[Rule] = rules![float_from_extended_int];
pub(super) const TO_INT: &[Rule] = rules![float_to_int_exact];

impl ExprStore {
    /// Whether the term is the result of float arithmetic, so that the only NaN it can be is the canonical one.
    fn is_canonical_float(&self, e: Expr) -> bool {
        matches!(
            self.view(e),
            View::FloatBinary(..)
                | View::FloatSqrt(_)
                | View::FloatRound(..)
                | View::FloatFma(..)
                | View::FloatConvert(_)
                | View::FloatFromInt { .. }
        )
    }

    fn float_format(&self, e: Expr) -> Option<FloatFormat> {
        FloatFormat::of_width(self.width(e))
    }
}

/// Arithmetic with NaN is NaN
fn float_nan_operand(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let format = s.float_format(p.a)?;
    let is_nan = |c: Option<u128>| c.is_some_and(|c| concrete_float::is_nan(format, c));
    (is_nan(p.constant_a()) || is_nan(p.constant_b())).then(|| s.constant(p.width, format.nan()))
}

/// `x * 1 = x / 1 = x` where `x` is canonical
fn float_times_one(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatBinary(FloatBinaryOp::Mul | FloatBinaryOp::Div, x, _) = p.view else { return None };
    let one = concrete_float::from_int(Signedness::Unsigned, 8, s.float_format(x)?, 1);
    (p.constant_b() == Some(one) && s.is_canonical_float(x)).then_some(x)
}

/// `x + -0 = x - +0 = x` where `x` is canonical
fn float_plus_negative_zero(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatBinary(op, x, _) = p.view else { return None };
    let neutral = match op {
        FloatBinaryOp::Add => 1u128 << (p.width - 1),
        FloatBinaryOp::Sub => 0,
        FloatBinaryOp::Mul | FloatBinaryOp::Div | FloatBinaryOp::Rem => return None,
    };
    (p.constant_b() == Some(neutral) && s.is_canonical_float(x)).then_some(x)
}

/// A comparison with NaN is false
fn float_compare_nan(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let format = s.float_format(p.a)?;
    let is_nan = |c: Option<u128>| c.is_some_and(|c| concrete_float::is_nan(format, c));
    (is_nan(p.constant_a()) || is_nan(p.constant_b())).then(|| s.bool(false))
}

/// `x < x` is false
fn float_less_than_itself(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    matches!(p.view, View::FloatCompare(FloatCompareOp::Lt, a, b) if a == b).then(|| s.bool(false))
}

/// `x <= x` is `x == x` (that is: not NaN), so that the test for NaN has one form
fn float_compare_canonical(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    matches!(p.view, View::FloatCompare(FloatCompareOp::Le, a, b) if a == b)
        .then(|| s.float_compare(FloatCompareOp::Eq, p.a, p.b))
}

/// `from_int(i) == from_int(i)`: it is not NaN
fn float_int_equals_itself(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let is_same = matches!(p.view, View::FloatCompare(FloatCompareOp::Eq, a, b) if a == b);
    (is_same && matches!(p.va, View::FloatFromInt { .. })).then(|| s.bool(true))
}

/// A comparison of `from_int(i)` with a constant is one of `i` with an integer, where the float holds every `i` exactly
fn float_compare_int(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatCompare(op, ..) = p.view else { return None };
    let (signedness, of, c, int_is_left) = match (p.va, p.vb) {
        (View::FloatFromInt { signedness, of }, View::Constant(c)) => (signedness, of, c, true),
        (View::Constant(c), View::FloatFromInt { signedness, of }) => (signedness, of, c, false),
        _ => return None,
    };
    let format = s.float_format(p.a)?;
    if !holds_exactly(s, format, signedness, of) {
        return None;
    }
    let bits = s.width(of);
    let (least, most) = match signedness {
        Signedness::Signed => (1 << (bits - 1), ones(bits - 1)),
        Signedness::Unsigned => (0, ones(bits)),
    };
    let is_less = |a, b| concrete_float::compare(FloatCompareOp::Lt, format, a, b);
    let float_of = |int| concrete_float::from_int(signedness, bits, format, int);
    if is_less(c, float_of(least)) {
        return Some(s.bool(op != FloatCompareOp::Eq && !int_is_left));
    }
    if is_less(float_of(most), c) {
        return Some(s.bool(op != FloatCompareOp::Eq && int_is_left));
    }
    let rounded = |rounding| {
        let rounded = concrete_float::round(rounding, format, c);
        s.constant(bits, concrete_float::to_int(signedness, format, bits, rounded))
    };
    let (below, above) = (rounded(Rounding::Down), rounded(Rounding::Up));
    let less = |a, b| match signedness {
        Signedness::Signed => s.slt(a, b),
        Signedness::Unsigned => s.ult(a, b),
    };
    Some(match (op, int_is_left) {
        (FloatCompareOp::Eq, _) if below == above => s.eq(of, below),
        (FloatCompareOp::Eq, _) => s.bool(false),
        (FloatCompareOp::Lt, true) => less(of, above),
        (FloatCompareOp::Le, true) => s.not(less(below, of)),
        (FloatCompareOp::Lt, false) => less(below, of),
        (FloatCompareOp::Le, false) => s.not(less(of, above)),
    })
}

/// Whether a format holds every integer of the term's width exactly.
fn holds_exactly(s: &ExprStore, format: FloatFormat, signedness: Signedness, of: Expr) -> bool {
    s.width(of) - Width::from(signedness.sign_bits()) <= format.exponent_and_significand().1
}

/// `from_int(extend(i)) = from_int(i)`, as signed as the extension
fn float_from_extended_int(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatFromInt { signedness, .. } = p.view else { return None };
    match (p.va, signedness) {
        (View::Extend(ExtendOp::Zero, of), _) => Some(s.float_from_int(Signedness::Unsigned, of, p.width)),
        (View::Extend(ExtendOp::Sign, of), Signedness::Signed) => {
            Some(s.float_from_int(Signedness::Signed, of, p.width))
        }
        _ => None,
    }
}

/// Rounding of an integral value is the value itself
fn float_round_integral(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    matches!(p.va, View::FloatRound(..)).then_some(p.a)
}

/// Whether every value of one format is a value of the other.
fn widens(from: FloatFormat, to: FloatFormat) -> bool {
    let ((e, m), (f, n)) = (from.exponent_and_significand(), to.exponent_and_significand());
    e <= f && m <= n
}

/// `convert(convert(x))` back to the format of `x` over a wider one is `x`, where `x` is canonical
fn float_convert_back(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatConvert(x) = p.va else { return None };
    let (narrow, wide) = (s.float_format(x)?, s.float_format(p.a)?);
    (s.width(x) == p.width && widens(narrow, wide) && s.is_canonical_float(x)).then_some(x)
}

/// `convert(-convert(x))` back to the format of `x` over a wider one is `x * -1`: C libraries read numbers as long doubles, and give
/// them their sign there
fn float_convert_back_negated(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let wide = s.float_format(p.a)?;
    let (negated, flipped) = s.with_constant(BinaryOp::Xor, p.va)?;
    let View::FloatConvert(x) = s.view(negated) else { return None };
    let narrow = s.float_format(x)?;
    if flipped != 1 << (s.width(p.a) - 1) || s.width(x) != p.width || !widens(narrow, wide) {
        return None;
    }
    let one = concrete_float::from_int(Signedness::Unsigned, 8, narrow, 1);
    let minus_one = s.constant(p.width, one | 1 << (p.width - 1));
    Some(s.float_binary(FloatBinaryOp::Mul, x, minus_one))
}

/// Conversion to the same format changes nothing where `x` is canonical
fn float_convert_same(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.width(p.a) == p.width && s.is_canonical_float(p.a)).then_some(p.a)
}

/// `convert(convert(x))` is one conversion where the first loses nothing
fn float_convert_widened(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatConvert(x) = p.va else { return None };
    let exact = widens(s.float_format(x)?, s.float_format(p.a)?);
    exact.then(|| s.float_convert(x, p.width))
}

/// `to_int(from_int(i))` is `i` extended, where the float holds every `i` exactly and the result has room for it
fn float_to_int_exact(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatToInt { signedness, .. } = p.view else { return None };
    let View::FloatFromInt { signedness: from, of } = p.va else { return None };
    let (bits, exact) = (s.width(of), holds_exactly(s, s.float_format(p.a)?, from, of));
    // A wider signed integer has room for an unsigned one.
    let fits = p.width >= bits && signedness == from || p.width > bits && signedness == Signedness::Signed;
    if !exact || !fits {
        return None;
    }
    Some(match from {
        Signedness::Signed => s.sext(of, p.width),
        Signedness::Unsigned => s.zext(of, p.width),
    })
}
