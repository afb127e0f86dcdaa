//! Rules on addition, subtraction, multiplication, division and remainder.
//!
//! Constants move outwards and to the right (`(x + c) + y` becomes `(x + y) + c`), so that they can be folded. Division
//! rules keep the semantics of division by zero: `x udiv 0` is all ones.

use super::{Proposal, Rule, address, ite, rules};
use crate::concrete::{negate, ones};
use crate::store::{Expr, ExprStore};
use crate::transfer;
use crate::view::*;

pub(super) const ADD: &[Rule] = rules![
    add_zero,
    add_bits,
    add_disjoint,
    add_constants,
    add_to_difference,
    add_complement_and_one,
    add_negated,
    add_difference_and_subtrahend,
    add_complement,
    address::add_to_address,
    address::add_to_address_choice,
    add_hoist_constant,
    add_aligned,
    ite::binary_of_constants,
];
pub(super) const SUB: &[Rule] = rules![
    sub_self,
    sub_bits,
    sub_constant,
    sub_from_ones,
    sub_from_constant,
    sub_negated,
    sub_common_addend,
    sub_addend_of_sum,
    sub_hoist_constant,
    ite::binary_of_constants,
];
pub(super) const MUL: &[Rule] = rules![
    mul_zero,
    mul_one,
    mul_bits,
    mul_minus_one,
    mul_power_of_two,
    mul_constants,
    mul_distribute_constant,
    ite::binary_of_constants,
];
pub(super) const UDIV: &[Rule] =
    rules![udiv_by_power_of_two, udiv_by_zero, udiv_twice, udiv_narrow, ite::binary_of_constants];
pub(super) const UREM: &[Rule] =
    rules![urem_by_power_of_two, urem_by_zero, urem_by_greater, urem_narrow, ite::binary_of_constants];
pub(super) const SDIV: &[Rule] =
    rules![sdiv_by_one, sdiv_by_minus_one, sdiv_unsigned, ite::binary_of_constants];
pub(super) const SREM: &[Rule] = rules![srem_by_unit, srem_unsigned, ite::binary_of_constants];

// ---- addition -------------------------------------------------------------------------------------------

/// `x + 0 = x`
fn add_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.a)
}

/// One bit: `x + y = x ^ y`
fn add_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.width == 1).then(|| s.xor(p.a, p.b))
}

/// A term as `x + c`: a sum, or a concat with a constant part, which is a sum of its parts.
pub(super) fn constant_addend(s: &ExprStore, view: View) -> Option<(Expr, u128)> {
    let concat = match view {
        View::Binary(BinaryOp::Add, x, c) => return Some((x, s.constant_value(c)?)),
        View::Concat { high, low } => (high, low),
        _ => return None,
    };
    let (high, low) = concat;
    let (high_width, low_width) = (s.width(high), s.width(low));
    if let Some(c) = s.constant_value(high).filter(|&c| c != 0) {
        return Some((s.zext(low, high_width + low_width), c << low_width));
    }
    let c = s.constant_value(low).filter(|&c| c != 0)?;
    Some((s.concat(high, s.constant(low_width, 0)), c))
}

/// `(x + c) + d = x + (c + d)`
fn add_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = constant_addend(s, p.va)?;
    Some(s.add(x, s.constant(p.width, c.wrapping_add(d))))
}

/// `(c - x) + d = (c + d) - x`
fn add_to_difference(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let View::Binary(BinaryOp::Sub, c, x) = p.va else { return None };
    let c = s.constant_value(c)?;
    Some(s.sub(s.constant(p.width, c.wrapping_add(d)), x))
}

/// `~x + c = (c - 1) - x`
fn add_complement_and_one(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    let x = s.complement_of(p.a)?;
    Some(s.sub(s.constant(p.width, c.wrapping_sub(1)), x))
}

/// `x + (0 - y) = x - y`
fn add_negated(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.both_ways().into_iter().find_map(|(x, _, _, vy)| {
        let View::Binary(BinaryOp::Sub, zero, y) = vy else { return None };
        (s.constant_value(zero) == Some(0)).then(|| s.sub(x, y))
    })
}

/// `(x - y) + y = x`
fn add_difference_and_subtrahend(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.both_ways().into_iter().find_map(|(_, va, b, _)| match va {
        View::Binary(BinaryOp::Sub, x, y) if y == b => Some(x),
        _ => None,
    })
}

/// `x + ~x = -1`
fn add_complement(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.are_complements(p.a, p.b).then(|| s.constant(p.width, u128::MAX))
}

/// `(x + c) + y = (x + y) + c` and `(c - x) + y = (y - x) + c`
fn add_hoist_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.constant_b().is_some() || s.is_address(p.a) {
        return None;
    }
    p.both_ways().into_iter().find_map(|(_, va, b, _)| match va {
        View::Binary(BinaryOp::Sub, c, x) => s.is_constant(c).then(|| s.add(s.sub(b, x), c)),
        _ => {
            let (x, c) = constant_addend(s, va)?;
            Some(s.add(s.add(x, b), s.constant(p.width, c)))
        }
    })
}

/// `x + y = x | y` where no bit can be set in both, if both are concats or extensions
fn add_disjoint(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let of_parts = |view| matches!(view, View::Concat { .. } | View::Extend(ExtendOp::Zero, _));
    let both = of_parts(p.va) && (of_parts(p.vb) || p.constant_b().is_some());
    let disjoint = both && s.maybe_ones(p.a) & s.maybe_ones(p.b) == 0;
    disjoint.then(|| s.or(p.a, p.b))
}

/// `x + y = concat(k, lower bits of x)` where `y` has no bit among the lower ones and the bits `k` above are known
fn add_aligned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let aligned = |e: Expr| s.fact(e).zeros.trailing_ones() as Width;
    let (x, lower) = match (aligned(p.a), aligned(p.b)) {
        (a, b) if a <= b => (p.a, b),
        (a, _) => (p.b, a),
    };
    if lower < 8 || lower >= p.width {
        return None;
    }
    let fact = transfer::of_view(s, p.view, p.width, &mut |operand| s.fact(operand));
    let all_known_above = (fact.zeros | fact.ones) >> lower == u128::MAX >> lower;
    all_known_above.then(|| s.concat(s.constant(p.width - lower, fact.ones >> lower), s.extract(x, 0, lower)))
}

// ---- subtraction ----------------------------------------------------------------------------------------

/// `x - x = 0`
fn sub_self(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.a == p.b).then(|| s.constant(p.width, 0))
}

/// One bit: `x - y = x ^ y`
fn sub_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.width == 1).then(|| s.xor(p.a, p.b))
}

/// `x - c = x + (-c)`
fn sub_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    Some(s.add(p.a, s.constant(p.width, negate(p.width, c))))
}

/// `-1 - x = ~x`
fn sub_from_ones(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_a() == Some(ones(p.width))).then(|| s.not(p.b))
}

/// `c - (x + d) = (c - d) - x`, `c - (d - x) = x + (c - d)` and `c - ~x = x + (c + 1)`
fn sub_from_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_a()?;
    if let Some(x) = s.complement_of(p.b) {
        return Some(s.add(x, s.constant(p.width, c.wrapping_add(1))));
    }
    if let Some((x, d)) = constant_addend(s, p.vb) {
        return Some(s.sub(s.constant(p.width, c.wrapping_sub(d)), x));
    }
    let View::Binary(BinaryOp::Sub, d, x) = p.vb else { return None };
    let d = s.constant_value(d)?;
    Some(s.add(x, s.constant(p.width, c.wrapping_sub(d))))
}

/// `x - (0 - y) = x + y`
fn sub_negated(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(BinaryOp::Sub, zero, y) = p.vb else { return None };
    (s.constant_value(zero) == Some(0)).then(|| s.add(p.a, y))
}

/// `(x + y) - x = y`, `x - (x + y) = -y`, `(x + y) - (x + z) = y - z`, `(x - y) - x = -y`, `x - (x - y) = y`
fn sub_common_addend(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let other = |view: View, common: Expr| match view {
        View::Binary(BinaryOp::Add, x, y) if x == common => Some(y),
        View::Binary(BinaryOp::Add, x, y) if y == common => Some(x),
        _ => None,
    };
    if let Some(y) = other(p.va, p.b) {
        return Some(y);
    }
    if let Some(y) = other(p.vb, p.a) {
        return Some(s.neg(y));
    }
    match (p.va, p.vb) {
        (View::Binary(BinaryOp::Sub, x, y), _) if x == p.b => Some(s.neg(y)),
        (_, View::Binary(BinaryOp::Sub, x, y)) if x == p.a => Some(y),
        (View::Binary(BinaryOp::Add, x, y), View::Binary(BinaryOp::Add, ..)) => {
            other(p.vb, x).map(|z| s.sub(y, z)).or_else(|| other(p.vb, y).map(|z| s.sub(x, z)))
        }
        _ => None,
    }
}

/// Most summands of a sum among which a subtrahend is looked for: checksums add up whole blocks, and then take their own bytes
/// out again.
const MOST_SUMMANDS: usize = 1024;

/// `(x + … + y) - y = x + …`
fn sub_addend_of_sum(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let is_sum = |view| matches!(view, View::Binary(BinaryOp::Add, ..));
    let &[first, ..] = s.support(p.b) else { return None };
    if !is_sum(p.va) || s.support(p.a).binary_search(&first).is_err() {
        return None;
    }
    let (mut sum, mut others) = (p.va, Vec::new());
    let rest = loop {
        let View::Binary(BinaryOp::Add, x, y) = sum else { return None };
        if x == p.b || y == p.b {
            break if x == p.b { y } else { x };
        }
        let (deeper, other) = if is_sum(s.view(x)) { (x, y) } else { (y, x) };
        sum = s.view(deeper);
        others.push(other);
        if others.len() > MOST_SUMMANDS {
            return None;
        }
    };
    Some(others.into_iter().rev().fold(rest, |sum, other| s.add(sum, other)))
}

/// `(x + c) - y = (x - y) + c`, `x - (y + c) = (x - y) - c` and `x - (c - y) = (x + y) - c`
fn sub_hoist_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.constant_a().is_some() || s.is_address(p.a) || s.is_address(p.b) {
        return None;
    }
    if let Some((x, c)) = constant_addend(s, p.va) {
        return Some(s.add(s.sub(x, p.b), s.constant(p.width, c)));
    }
    if let Some((y, c)) = constant_addend(s, p.vb) {
        return Some(s.add(s.sub(p.a, y), s.constant(p.width, negate(p.width, c))));
    }
    let View::Binary(BinaryOp::Sub, c, y) = p.vb else { return None };
    let c = s.constant_value(c)?;
    Some(s.add(s.add(p.a, y), s.constant(p.width, negate(p.width, c))))
}

// ---- multiplication -------------------------------------------------------------------------------------

/// `x * 0 = 0`
fn mul_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.b)
}

/// `x * 1 = x`
fn mul_one(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(1)).then_some(p.a)
}

/// One bit: `x * y = x & y`
fn mul_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.width == 1).then(|| s.and(p.a, p.b))
}

/// `x * -1 = 0 - x`
fn mul_minus_one(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(ones(p.width))).then(|| s.neg(p.a))
}

/// `x * 2^k = x << k`
fn mul_power_of_two(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    c.is_power_of_two().then(|| s.shl(p.a, s.constant(p.width, u128::from(c.trailing_zeros()))))
}

/// `(x * c) * d = x * (c * d)`
fn mul_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::Mul, p.va)?;
    Some(s.mul(x, s.constant(p.width, c.wrapping_mul(d))))
}

/// `(x + c) * d = x * d + c * d`
fn mul_distribute_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::Add, p.va)?;
    Some(s.add(s.mul(x, p.b), s.constant(p.width, c.wrapping_mul(d))))
}

// ---- unsigned division ----------------------------------------------------------------------------------

/// `x udiv 2^k = x >> k`
fn udiv_by_power_of_two(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    c.is_power_of_two().then(|| s.lshr(p.a, s.constant(p.width, u128::from(c.trailing_zeros()))))
}

/// `x udiv 0 = -1`
fn udiv_by_zero(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then(|| s.constant(p.width, u128::MAX))
}

/// `(x udiv c) udiv d = x udiv (c * d)` where `c * d` does not overflow and is not zero
fn udiv_twice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::UDiv, p.va)?;
    let product = c.checked_mul(d).filter(|&product| 0 < product && product <= ones(p.width))?;
    Some(s.udiv(x, s.constant(p.width, product)))
}

/// `x`, if the term is `zext(x)` and the constant fits into the width of `x`.
fn narrow(s: &ExprStore, p: &Proposal) -> Option<(Expr, Expr)> {
    let View::Extend(ExtendOp::Zero, x) = p.va else { return None };
    let c = p.constant_b().filter(|&c| 0 < c && c <= ones(s.width(x)))?;
    Some((x, s.constant(s.width(x), c)))
}

/// `zext(x) udiv c = zext(x udiv c)` where `c` fits and is not zero
fn udiv_narrow(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, c) = narrow(s, p)?;
    Some(s.zext(s.udiv(x, c), p.width))
}

/// `x urem 2^k` = the lower `k` bits of `x`
fn urem_by_power_of_two(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    c.is_power_of_two().then(|| s.and(p.a, s.constant(p.width, c - 1)))
}

/// `x urem 0 = x`
fn urem_by_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.a)
}

/// `x urem y = x` where `x < y` for every input
fn urem_by_greater(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.bounds(p.a).1 < s.bounds(p.b).0).then_some(p.a)
}

/// `zext(x) urem c = zext(x urem c)` where `c` fits and is not zero
fn urem_narrow(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, c) = narrow(s, p)?;
    Some(s.zext(s.urem(x, c), p.width))
}

// ---- signed division ------------------------------------------------------------------------------------

/// `x sdiv 1 = x`, except for one bit, where 1 is -1
fn sdiv_by_one(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(1) && p.width > 1).then_some(p.a)
}

/// `x sdiv -1 = 0 - x`
fn sdiv_by_minus_one(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(ones(p.width))).then(|| s.neg(p.a))
}

/// `x sdiv y = x udiv y` where neither can be negative
fn sdiv_unsigned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.is_never_negative(p.a) && s.is_never_negative(p.b)).then(|| s.udiv(p.a, p.b))
}

/// `x srem 1 = x srem -1 = 0`
fn srem_by_unit(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    (c == 1 || c == ones(p.width)).then(|| s.constant(p.width, 0))
}

/// `x srem y = x urem y` where neither can be negative
fn srem_unsigned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.is_never_negative(p.a) && s.is_never_negative(p.b)).then(|| s.urem(p.a, p.b))
}
