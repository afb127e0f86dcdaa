//! Rules on shifts. A shift by a constant becomes extract, concat and extend, for which the rules on bytes and words
//! exist.

use super::{Proposal, Rule, ite, rules};
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const SHL: &[Rule] =
    rules![shift_by_zero, shift_of_zero, shift_out, shl_constant, ite::binary_of_constants];
pub(super) const LSHR: &[Rule] =
    rules![shift_by_zero, shift_of_zero, shift_out, lshr_constant, ite::binary_of_constants];
pub(super) const ASHR: &[Rule] = rules![
    shift_by_zero,
    ashr_of_bit,
    ashr_unsigned,
    ashr_constant,
    ashr_all_sign,
    ite::binary_of_constants,
];

/// `x << 0 = x >> 0 = x`
fn shift_by_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.a)
}

/// `0 << y = 0 >> y = 0`
fn shift_of_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_a() == Some(0)).then_some(p.a)
}

/// `x << y = 0` where `y` is never below the width
fn shift_out(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.bounds(p.b).0 >= u128::from(p.width)).then(|| s.constant(p.width, 0))
}

/// `x << k = concat(lower bits of x, 0)`
fn shl_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let k = p.constant_b()? as Width;
    Some(s.concat(s.extract(p.a, 0, p.width - k), s.constant(k, 0)))
}

/// `x >> k = zext(upper bits of x)`
fn lshr_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let k = p.constant_b()? as Width;
    Some(s.zext(s.extract(p.a, k, p.width - k), p.width))
}

/// One bit: `x >> y = x`, signed
fn ashr_of_bit(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.width == 1).then_some(p.a)
}

/// Signed `x >> y` is the unsigned one where `x` is never negative
fn ashr_unsigned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.is_never_negative(p.a).then(|| s.lshr(p.a, p.b))
}

/// Signed `x >> k = sext(upper bits of x)`
fn ashr_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let k = p.constant_b()?.min(u128::from(p.width - 1)) as Width;
    Some(s.sext(s.extract(p.a, k, p.width - k), p.width))
}

/// Signed `x >> y` is all sign bits where `y` is never below the width less one
fn ashr_all_sign(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let all = s.bounds(p.b).0 >= u128::from(p.width - 1);
    all.then(|| s.sext(s.extract(p.a, p.width - 1, 1), p.width))
}
