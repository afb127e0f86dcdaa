//! Rules on if-then-else, and on operations over a choice of constants.

use super::{Proposal, Rule, address, rules};
use crate::concrete;
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const ITE: &[Rule] = rules![
    same_branches,
    negated_condition,
    constant_bits,
    condition_as_branch,
    nested_same_condition,
    nested_shared_branch,
    chosen_by_equality,
    address::choice_in_object,
    extended_branches,
];

/// The condition and branches, if the term is a choice of constants.
pub(super) fn constant_choice(s: &ExprStore, view: View) -> Option<(Expr, u128, u128)> {
    match view {
        View::Ite(condition, a, b) => Some((condition, s.constant_value(a)?, s.constant_value(b)?)),
        _ => None,
    }
}

/// `ite(c, k, l) op m = ite(c, k op m, l op m)` for constants `k`, `l`, `m`, also the other way around, and
/// `ite(c, k, l) op ite(c, m, n) = ite(c, k op m, l op n)`
pub(super) fn binary_of_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op, _, _) = p.view else { return None };
    let ((x, y), condition, (z, w)) = two_choices(s, p)?;
    let on = |x, z| s.constant(p.width, concrete::binary(op, p.width, x, z));
    Some(s.ite(condition, on(x, z), on(y, w)))
}

/// As [`binary_of_constants`], for comparisons.
pub(super) fn comparison_of_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Compare(op, a, _) = p.view else { return None };
    let ((x, y), condition, (z, w)) = two_choices(s, p)?;
    let on = |x, z| s.bool(concrete::compare(op, s.width(a), x, z));
    Some(s.ite(condition, on(x, z), on(y, w)))
}

/// Both operands as choices by one condition; a constant is a choice by any condition.
#[allow(clippy::type_complexity)]
fn two_choices(s: &ExprStore, p: &Proposal) -> Option<((u128, u128), Expr, (u128, u128))> {
    match (p.constant_a(), p.constant_b()) {
        (Some(x), None) => constant_choice(s, p.vb).map(|(c, z, w)| ((x, x), c, (z, w))),
        (None, Some(z)) => constant_choice(s, p.va).map(|(c, x, y)| ((x, y), c, (z, z))),
        _ => {
            let ((c, x, y), (d, z, w)) = (constant_choice(s, p.va)?, constant_choice(s, p.vb)?);
            (c == d).then_some(((x, y), c, (z, w)))
        }
    }
}

fn parts(p: &Proposal) -> Option<(Expr, Expr, Expr)> {
    match p.view {
        View::Ite(condition, a, b) => Some((condition, a, b)),
        _ => None,
    }
}

/// `ite(c, x, x) = x`
fn same_branches(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (_, a, b) = parts(p)?;
    (a == b).then_some(a)
}

/// `ite(!c, x, y) = ite(c, y, x)`
fn negated_condition(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (condition, a, b) = parts(p)?;
    Some(s.ite(s.complement_of(condition)?, b, a))
}

/// One bit: `ite(c, 1, x) = c | x`, `ite(c, 0, x) = !c & x`, `ite(c, x, 0) = c & x`, `ite(c, x, 1) = !c | x`
fn constant_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, a, b) = parts(p)?;
    if p.width != 1 {
        return None;
    }
    match (s.constant_value(a), s.constant_value(b)) {
        (Some(1), _) => Some(s.or(c, b)),
        (Some(_), _) => Some(s.and(s.not(c), b)),
        (_, Some(0)) => Some(s.and(c, a)),
        (_, Some(_)) => Some(s.or(s.not(c), a)),
        _ => None,
    }
}

/// One bit: `ite(c, c, x) = c | x`, `ite(c, x, c) = c & x`, and `ite(c, x, !x) = !(c ^ x)`
fn condition_as_branch(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, a, b) = parts(p)?;
    if p.width != 1 {
        return None;
    }
    if a == c {
        return Some(s.or(c, b));
    }
    if b == c {
        return Some(s.and(c, a));
    }
    s.are_complements(a, b).then(|| s.xor(c, b))
}

/// `ite(c, ite(c, x, y), z) = ite(c, x, z)` and `ite(c, x, ite(c, y, z)) = ite(c, x, z)`; the same with the
/// branches swapped where the inner condition is the negation of the outer one
fn nested_same_condition(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, a, b) = parts(p)?;
    if let View::Ite(d, x, y) = s.view(a) {
        if c == d {
            return Some(s.ite(c, x, b));
        }
        if s.are_complements(c, d) {
            return Some(s.ite(c, y, b));
        }
    }
    let View::Ite(d, x, y) = s.view(b) else { return None };
    if c == d {
        return Some(s.ite(c, a, y));
    }
    s.are_complements(c, d).then(|| s.ite(c, a, x))
}

/// `ite(c, ite(d, x, y), y) = ite(c & d, x, y)`, `ite(c, x, ite(d, x, y)) = ite(c | d, x, y)` and their mirrors
fn nested_shared_branch(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, a, b) = parts(p)?;
    if let View::Ite(d, x, y) = s.view(a) {
        if y == b {
            return Some(s.ite(s.and(c, d), x, y));
        }
        if x == b {
            return Some(s.ite(s.and(c, s.not(d)), y, x));
        }
    }
    let View::Ite(d, x, y) = s.view(b) else { return None };
    if x == a {
        return Some(s.ite(s.or(c, d), x, y));
    }
    (y == a).then(|| s.ite(s.or(c, s.not(d)), y, x))
}

/// `ite(x == y, x, y) = y` and `ite(x == y, y, x) = x`
fn chosen_by_equality(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, a, b) = parts(p)?;
    let View::Compare(CompareOp::Eq, x, y) = s.view(c) else { return None };
    ((a, b) == (x, y) || (a, b) == (y, x)).then_some(b)
}

/// `ite(c, zext(x), zext(y)) = zext(ite(c, x, y))`, also with a constant that fits
fn extended_branches(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, a, b) = parts(p)?;
    let narrow = |e: Expr| match s.view(e) {
        View::Extend(ExtendOp::Zero, x) => Some((x, s.width(x))),
        _ => None,
    };
    let fitting = |e: Expr, width: Width| {
        s.constant_value(e).filter(|&k| k <= concrete::ones(width)).map(|k| s.constant(width, k))
    };
    let (x, y, width) = match (narrow(a), narrow(b)) {
        (Some((x, width)), Some((y, other))) if width == other => (x, y, width),
        (Some((x, width)), None) => (x, fitting(b, width)?, width),
        (None, Some((y, width))) => (fitting(a, width)?, y, width),
        _ => return None,
    };
    debug_assert!(width < p.width);
    Some(s.zext(s.ite(c, x, y), p.width))
}
