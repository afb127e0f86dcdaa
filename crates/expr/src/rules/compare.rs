//! Rules on comparisons.
//!
//! Against a constant, `<=` becomes `<`, so a bound has one form; constants move through additions and extensions onto
//! the variable part; comparisons that the bounds of the operands decide become constants.

use super::arith::constant_addend;
use super::{Proposal, Rule, address, ite, rules};
use crate::concrete::{self, extract, ones, sign_extend};
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const EQ: &[Rule] = rules![
    equal_to_itself,
    equal_bits,
    equal_impossible,
    equal_moved_constant,
    equal_odd_multiple,
    equal_extended_constant,
    equal_concat_constant,
    equal_nothing_set,
    equal_difference_zero,
    equal_extended,
    equal_concats,
    compared_whole,
    address::equal_in_object,
    equal_common_addend,
    equal_sums,
    ite::comparison_of_constants,
    equal_choice,
];
pub(super) const ULT: &[Rule] = rules![
    less_than_itself,
    ult_bits,
    ult_decided,
    ult_at_the_ends,
    unsigned_extended,
    ult_concat_constant,
    ult_concats,
    compared_whole,
    ult_moved_constant,
    unsigned_sums,
    address::below_in_object,
    ite::comparison_of_constants,
];
pub(super) const ULE: &[Rule] = rules![
    at_most_itself,
    ule_bits,
    ule_decided,
    ule_constant,
    unsigned_extended,
    ule_concats,
    compared_whole,
    unsigned_sums,
    address::not_above_in_object,
    ite::comparison_of_constants,
];
pub(super) const SLT: &[Rule] = rules![
    less_than_itself,
    slt_bits,
    slt_decided,
    slt_at_the_ends,
    signed_as_unsigned,
    signed_extended,
    slt_sign_of_concat,
    ite::comparison_of_constants,
];
pub(super) const SLE: &[Rule] = rules![
    at_most_itself,
    sle_bits,
    sle_decided,
    sle_constant,
    signed_as_unsigned,
    signed_extended,
    ite::comparison_of_constants
];

// ---- equality -------------------------------------------------------------------------------------------

/// `x == x`
fn equal_to_itself(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.a == p.b).then(|| s.bool(true))
}

/// One bit: `x == y` is `!(x ^ y)`; so `x == 1` is `x`
fn equal_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.width(p.a) == 1).then(|| s.not(s.xor(p.a, p.b)))
}

/// `x == y` is false where no value has the facts of both, or where one is the complement of the other
fn equal_impossible(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.surely_differ(p.a, p.b) || s.are_complements(p.a, p.b)).then(|| s.bool(false))
}

/// `x + c == d` is `x == d - c`; `c - x == d` is `x == c - d`; `x ^ c == d` is `x == c ^ d`
fn equal_moved_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let View::Binary(op, x, y) = p.va else { return None };
    let (term, value) = match (op, s.constant_value(x), s.constant_value(y)) {
        (BinaryOp::Add, _, Some(c)) => (x, d.wrapping_sub(c)),
        (BinaryOp::Xor, _, Some(c)) => (x, d ^ c),
        (BinaryOp::Sub, Some(c), _) => (y, c.wrapping_sub(d)),
        _ => return None,
    };
    Some(s.eq(term, s.constant(s.width(p.a), value)))
}

/// `x * c == d` is `x == d * c'` for odd `c` with inverse `c'`
fn equal_odd_multiple(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::Mul, p.va)?;
    if c & 1 == 0 {
        return None;
    }
    // Newton's iteration: every round doubles the number of right bits, and one bit is right at the start.
    let inverse =
        (0..7).fold(c, |inverse, _| inverse.wrapping_mul(2u128.wrapping_sub(c.wrapping_mul(inverse))));
    Some(s.eq(x, s.constant(s.width(p.a), d.wrapping_mul(inverse))))
}

/// `zext(x) == c` is `x == c` where `c` fits, else false; likewise for `sext`
fn equal_extended_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    let View::Extend(op, x) = p.va else { return None };
    let (narrow, wide) = (s.width(x), s.width(p.a));
    let low = concrete::truncate(narrow, c);
    let back = if op == ExtendOp::Zero { low } else { sign_extend(narrow, wide, low) };
    Some(if back == c { s.eq(x, s.constant(narrow, low)) } else { s.bool(false) })
}

/// `concat(x, y) == c` is `x == c' & y == c''`
fn equal_concat_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    let View::Concat { high, low } = p.va else { return None };
    let part = |e, at| s.eq(e, s.constant(s.width(e), c >> at));
    Some(s.and(part(high, s.width(low)), part(low, 0)))
}

/// `x | y == 0` is `x == 0 & y == 0`
fn equal_nothing_set(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(BinaryOp::Or, x, y) = p.va else { return None };
    (p.constant_b()? == 0).then(|| s.and(s.eq(x, p.b), s.eq(y, p.b)))
}

/// `x - y == 0` and `x ^ y == 0` are `x == y`
fn equal_difference_zero(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(BinaryOp::Sub | BinaryOp::Xor, x, y) = p.va else { return None };
    (p.constant_b()? == 0).then(|| s.eq(x, y))
}

/// `zext(x) == zext(y)` and `sext(x) == sext(y)` are `x == y`
fn equal_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    match (p.va, p.vb) {
        (View::Extend(op, x), View::Extend(other, y)) if op == other && s.width(x) == s.width(y) => {
            Some(s.eq(x, y))
        }
        _ => None,
    }
}

/// `concat(x, y) == concat(x, z)` is `y == z`; `concat(x, y) == concat(z, y)` is `x == z`
fn equal_concats(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    common_part(p).map(|(x, y)| s.eq(x, y))
}

/// `x + y == x + z` is `y == z`, `x + y == x` is `y == 0`; likewise for exclusive or
fn equal_common_addend(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let zero = || s.constant(s.width(p.a), 0);
    let other = |view: View, wanted: BinaryOp, common: Expr| match view {
        View::Binary(op, x, y) if op == wanted && x == common => Some(y),
        View::Binary(op, x, y) if op == wanted && y == common => Some(x),
        _ => None,
    };
    [BinaryOp::Add, BinaryOp::Xor].into_iter().find_map(|op| {
        if let Some(y) = other(p.va, op, p.b).or_else(|| other(p.vb, op, p.a)) {
            return Some(s.eq(y, zero()));
        }
        match p.va {
            View::Binary(found, x, y) if found == op => {
                other(p.vb, op, x).map(|z| s.eq(y, z)).or_else(|| other(p.vb, op, y).map(|z| s.eq(x, z)))
            }
            _ => None,
        }
    })
}

/// `x + c == y + d` is `x + (c - d) == y`, or `x == y + (d - c)` if that is the smaller constant
fn equal_sums(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let ((x, c), (y, d)) = (constant_addend(s, p.va)?, constant_addend(s, p.vb)?);
    let width = s.width(p.a);
    let (left, right) =
        (concrete::truncate(width, c.wrapping_sub(d)), concrete::truncate(width, d.wrapping_sub(c)));
    let more = |e, c| s.add(e, s.constant(width, c));
    Some(if left <= right { s.eq(more(x, left), y) } else { s.eq(x, more(y, right)) })
}

/// `ite(c, k, x) == l` is `!c & x == l` where `k != l`, and `c | x == l` where `k == l`; also mirrored
fn equal_choice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let l = p.constant_b()?;
    let View::Ite(c, a, b) = p.va else { return None };
    let (hit, condition, rest) = match (s.constant_value(a), s.constant_value(b)) {
        (Some(k), _) => (k == l, c, b),
        (_, Some(k)) => (k == l, s.not(c), a),
        _ => return None,
    };
    let rest = s.eq(rest, p.b);
    Some(if hit { s.or(condition, rest) } else { s.and(s.not(condition), rest) })
}

/// Lower bits of `x` compared with lower bits of `y`, or a constant, are `x` compared with `y` where all bits above are
/// zero; and so for `<` and `<=`
fn compared_whole(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Compare(op, _, _) = p.view else { return None };
    let whole = |view: View| match view {
        View::Extract { of, low: 0 } => (s.significant_bits(of) <= s.width(p.a)).then_some(of),
        _ => None,
    };
    let (x, y) = match (whole(p.va), whole(p.vb)) {
        (Some(x), Some(y)) => (x, y),
        (Some(x), None) => (x, s.constant(s.width(x), p.constant_b()?)),
        (None, Some(y)) => (s.constant(s.width(y), p.constant_a()?), y),
        (None, None) => return None,
    };
    (s.width(x) == s.width(y)).then(|| s.compare(op, x, y))
}

// ---- unsigned order -------------------------------------------------------------------------------------

/// `x < x` is false
fn less_than_itself(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.a == p.b).then(|| s.bool(false))
}

/// `x <= x` is true
fn at_most_itself(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.a == p.b).then(|| s.bool(true))
}

/// One bit: `x < y` is `!x & y`
fn ult_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.width(p.a) == 1).then(|| s.and(s.not(p.a), p.b))
}

/// One bit: `x <= y` is `!x | y`
fn ule_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.width(p.a) == 1).then(|| s.or(s.not(p.a), p.b))
}

/// `x < y` where the bounds decide it
fn ult_decided(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = (s.bounds(p.a), s.bounds(p.b));
    (x.1 < y.0 || x.0 >= y.1).then(|| s.bool(x.1 < y.0))
}

/// `x <= y` where the bounds decide it
fn ule_decided(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = (s.bounds(p.a), s.bounds(p.b));
    (x.1 <= y.0 || x.0 > y.1).then(|| s.bool(x.1 <= y.0))
}

/// With the least value `l` and the greatest value `g` of `x`: `x < l + 1` is `x == l`, `l < x` is `x != l`, `x < g` is
/// `x != g`, `g - 1 < x` is `x == g`
fn ult_at_the_ends(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    at_the_ends(s, p, |x| s.bounds(x))
}

/// `x < c` or `c < x`, where `c` is one of the bounds of `x` or their neighbour; all as bits of the operands' width.
fn at_the_ends(s: &ExprStore, p: &Proposal, bounds: impl Fn(Expr) -> (u128, u128)) -> Option<Expr> {
    let width = s.width(p.a);
    // Constants outside the bounds are decided by an earlier rule, so the next number never wraps here.
    let next = |value: u128| concrete::truncate(width, value.wrapping_add(1));
    if let Some(c) = p.constant_b() {
        let (least, greatest) = bounds(p.a);
        if c == next(least) {
            return Some(s.eq(p.a, s.constant(width, least)));
        }
        return (c == greatest).then(|| s.ne(p.a, p.b));
    }
    let c = p.constant_a()?;
    let (least, greatest) = bounds(p.b);
    if next(c) == greatest {
        return Some(s.eq(p.b, s.constant(width, greatest)));
    }
    (c == least).then(|| s.ne(p.b, p.a))
}

/// `zext(x) < zext(y)` is `x < y`, `sext(x) < sext(y)` too (unsigned as well), and so for `<=`; a constant
/// side takes part where it is the extension of a narrower constant
fn unsigned_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Compare(compare, _, _) = p.view else { return None };
    let (x, y) = narrow_sides(s, p, &[ExtendOp::Zero, ExtendOp::Sign])?;
    Some(s.compare(compare, x, y))
}

/// The operands of two extensions of one kind from one width.
fn narrow_sides(s: &ExprStore, p: &Proposal, allowed: &[ExtendOp]) -> Option<(Expr, Expr)> {
    let (op, narrow) = match (p.va, p.vb) {
        (View::Extend(op, x), _) | (_, View::Extend(op, x)) => (op, s.width(x)),
        _ => return None,
    };
    if !allowed.contains(&op) {
        return None;
    }
    let wide = s.width(p.a);
    let side = |view| match view {
        View::Extend(other, x) if other == op && s.width(x) == narrow => Some(x),
        View::Constant(c) => {
            let low = concrete::truncate(narrow, c);
            let back = if op == ExtendOp::Zero { low } else { sign_extend(narrow, wide, low) };
            (back == c).then(|| s.constant(narrow, low))
        }
        _ => None,
    };
    Some((side(p.va)?, side(p.vb)?))
}

/// `concat(x, y) < concat(c, d)` is `x <= c` or `x < c`, where `y` is a constant or the bounds of `y` decide `y < d`;
/// and mirrored
fn ult_concat_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if let (Some(c), View::Concat { high, low }) = (p.constant_b(), p.va) {
        let (c_high, c_low, low_bounds) = cut(s, c, high, low);
        // y < d for every y, or for none?
        if low_bounds.1 < c_low {
            return Some(s.ule(high, c_high));
        }
        return (low_bounds.0 >= c_low).then(|| s.ult(high, c_high));
    }
    let (Some(c), View::Concat { high, low }) = (p.constant_a(), p.vb) else { return None };
    let (c_high, c_low, low_bounds) = cut(s, c, high, low);
    if c_low < low_bounds.0 {
        return Some(s.ule(c_high, high));
    }
    (c_low >= low_bounds.1).then(|| s.ult(c_high, high))
}

/// A constant split like a concat, with the bounds of the concat's lower part.
fn cut(s: &ExprStore, c: u128, high: Expr, low: Expr) -> (Expr, u128, (u128, u128)) {
    let (high_width, low_width) = (s.width(high), s.width(low));
    let c_high = s.constant(high_width, c >> low_width);
    (c_high, extract(c, 0, low_width), s.bounds(low))
}

/// `concat(x, y) < concat(x, z)` is `y < z`; `concat(x, y) < concat(z, y)` is `x < z`
fn ult_concats(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    common_part(p).map(|(x, y)| s.ult(x, y))
}

/// `concat(x, y) <= concat(x, z)` is `y <= z`; `concat(x, y) <= concat(z, y)` is `x <= z`
fn ule_concats(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    common_part(p).map(|(x, y)| s.ule(x, y))
}

/// The differing parts of two concats that have the other part in common.
fn common_part(p: &Proposal) -> Option<(Expr, Expr)> {
    let (View::Concat { high, low }, View::Concat { high: other_high, low: other_low }) = (p.va, p.vb) else {
        return None;
    };
    if high == other_high {
        return Some((low, other_low));
    }
    (low == other_low).then_some((high, other_high))
}

/// `x + c < d` is `x < d - c`, and `d < x + c` is `d - c < x`, where `x + c` never wraps and `c <= d`
fn ult_moved_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let width = s.width(p.a);
    let never_wraps = |x, c: u128| s.bounds(x).1.checked_add(c).is_some_and(|sum| sum <= ones(width));
    if let (Some(d), Some((x, c))) = (p.constant_b(), s.with_constant(BinaryOp::Add, p.va)) {
        return (c <= d && never_wraps(x, c)).then(|| s.ult(x, s.constant(width, d - c)));
    }
    let (Some(d), Some((x, c))) = (p.constant_a(), s.with_constant(BinaryOp::Add, p.vb)) else { return None };
    (c <= d && never_wraps(x, c)).then(|| s.ult(s.constant(width, d - c), x))
}

/// `x + c < y + d` is `x + (c - d) < y`, or `x < y + (d - c)` if `c < d`, where neither sum wraps; and so for `<=`:
/// two addresses in one object are in the order of their offsets
fn unsigned_sums(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Compare(op, _, _) = p.view else { return None };
    let ((x, c), (y, d)) = (constant_addend(s, p.va)?, constant_addend(s, p.vb)?);
    let width = s.width(p.a);
    let never_wraps = |x, c: u128| s.bounds(x).1.checked_add(c).is_some_and(|sum| sum <= ones(width));
    if !never_wraps(x, c) || !never_wraps(y, d) {
        return None;
    }
    let more = |e, c| s.add(e, s.constant(width, c));
    Some(if c >= d { s.compare(op, more(x, c - d), y) } else { s.compare(op, x, more(y, d - c)) })
}

/// `x <= c` is `x < c + 1`; `c <= x` is `c - 1 < x` (the ends are decided by bounds before)
fn ule_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let width = s.width(p.a);
    if let Some(c) = p.constant_b() {
        return (c < ones(width)).then(|| s.ult(p.a, s.constant(width, c + 1)));
    }
    let c = p.constant_a()?;
    (c > 0).then(|| s.ult(s.constant(width, c - 1), p.b))
}

// ---- signed order ---------------------------------------------------------------------------------------

/// One bit: signed `x < y` is `x & !y`, since 1 is -1
fn slt_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.width(p.a) == 1).then(|| s.and(p.a, s.not(p.b)))
}

/// One bit: signed `x <= y` is `x | !y`
fn sle_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.width(p.a) == 1).then(|| s.or(p.a, s.not(p.b)))
}

/// Signed `x < y` where the signed bounds decide it
fn slt_decided(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = (s.signed_bounds(p.a), s.signed_bounds(p.b));
    (x.1 < y.0 || x.0 >= y.1).then(|| s.bool(x.1 < y.0))
}

/// Signed `x <= y` where the signed bounds decide it
fn sle_decided(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = (s.signed_bounds(p.a), s.signed_bounds(p.b));
    (x.1 <= y.0 || x.0 > y.1).then(|| s.bool(x.1 <= y.0))
}

/// As for unsigned numbers: with the least value `l` and the greatest value `g` of `x`, `x < l + 1` is `x == l`, `l <
/// x` is `x != l`, `x < g` is `x != g`, `g - 1 < x` is `x == g`
fn slt_at_the_ends(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let bits = |value: i128| concrete::truncate(s.width(p.a), value as u128);
    at_the_ends(s, p, |x| {
        let (least, greatest) = s.signed_bounds(x);
        (bits(least), bits(greatest))
    })
}

/// Signed order is unsigned order where neither side can be negative
fn signed_as_unsigned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if !s.is_never_negative(p.a) || !s.is_never_negative(p.b) {
        return None;
    }
    match p.view {
        View::Compare(CompareOp::Slt, ..) => Some(s.ult(p.a, p.b)),
        View::Compare(CompareOp::Sle, ..) => Some(s.ule(p.a, p.b)),
        _ => None,
    }
}

/// Signed `sext(x) < sext(y)` is `x < y`, and so for `<=`; a constant takes part where it fits
fn signed_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Compare(compare, _, _) = p.view else { return None };
    let (x, y) = narrow_sides(s, p, &[ExtendOp::Sign])?;
    Some(s.compare(compare, x, y))
}

/// Signed `concat(x, y) < 0` is `x < 0`, and `-1 < concat(x, y)` is `-1 < x`
fn slt_sign_of_concat(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let width = s.width(p.a);
    if let (View::Concat { high, .. }, Some(0)) = (p.va, p.constant_b()) {
        return Some(s.slt(high, s.constant(s.width(high), 0)));
    }
    let (View::Concat { high, .. }, Some(c)) = (p.vb, p.constant_a()) else { return None };
    (c == ones(width)).then(|| s.slt(s.constant(s.width(high), u128::MAX), high))
}

/// Signed `x <= c` is `x < c + 1`, `c <= x` is `c - 1 < x` (the ends are decided by bounds before)
fn sle_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let width = s.width(p.a);
    if let Some(c) = p.constant_b() {
        return Some(s.slt(p.a, s.constant(width, c.wrapping_add(1))));
    }
    let c = p.constant_a()?;
    Some(s.slt(s.constant(width, c.wrapping_sub(1)), p.b))
}
