//! Rules on floats. Few identities of the reals hold: NaN results are canonical, operands need not be, and zeros have
//! signs; so each rule names its condition on the operand.

use super::{Proposal, Rule, rules};
use crate::concrete_float;
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const BINARY: &[Rule] = rules![float_nan_operand, float_times_one, float_plus_negative_zero];
pub(super) const COMPARE: &[Rule] =
    rules![float_compare_nan, float_less_than_itself, float_compare_canonical];
pub(super) const ROUND: &[Rule] = rules![float_round_integral];
pub(super) const CONVERT: &[Rule] = rules![float_convert_back, float_convert_same, float_convert_widened];
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

/// `to_int(from_int(i))` is `i` extended, where the float holds every `i` exactly and the result is as signed
/// and at least as wide
fn float_to_int_exact(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::FloatToInt { signedness, .. } = p.view else { return None };
    let View::FloatFromInt { signedness: from, of } = p.va else { return None };
    let (bits, significand) = (s.width(of), s.float_format(p.a)?.exponent_and_significand().1);
    let exact = bits - Width::from(from.sign_bits()) <= significand;
    if signedness != from || !exact || p.width < bits {
        return None;
    }
    Some(match signedness {
        Signedness::Signed => s.sext(of, p.width),
        Signedness::Unsigned => s.zext(of, p.width),
    })
}
