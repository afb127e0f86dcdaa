//! Rules on and, or, exclusive or; on one bit they are boolean algebra, and `x ^ 1` is "not".
//!
//! Masks of contiguous ones become extracts, and words built with shifts and ors become concats, so that the bytes of
//! one word can be joined to that word again.

use super::{Proposal, Rule, ite, rules};
use crate::concrete::{self, extract, ones, sign_extend, truncate};
use crate::store::{Expr, ExprStore};
use crate::transfer;
use crate::view::*;

pub(super) const AND: &[Rule] = rules![
    and_zero,
    and_ones,
    idempotent,
    and_complement,
    and_constants,
    and_absorb,
    and_redundant_mask,
    extended_operands,
    and_runs,
    known_bytes,
    and_concat_constant,
    and_known_operand,
    ite::binary_of_constants,
];
pub(super) const OR: &[Rule] = rules![
    or_zero,
    or_ones,
    idempotent,
    or_complement,
    or_constants,
    or_absorb,
    or_redundant_bits,
    extended_operands,
    or_runs,
    known_bytes,
    or_concat_constant,
    or_split,
    or_known_operand,
    ite::binary_of_constants,
];
pub(super) const XOR: &[Rule] = rules![
    xor_zero,
    xor_self,
    xor_complement,
    xor_constants,
    not_comparison,
    xor_cancel,
    xor_hoist_constant,
    xor_disjoint,
    extended_operands,
    known_bytes,
    xor_concat_constant,
    ite::binary_of_constants,
];

/// `x & x = x | x = x`
fn idempotent(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.a == p.b).then_some(p.a)
}

/// `zext(x) op zext(y) = zext(x op y)`, `sext(x) op sext(y) = sext(x op y)`, also with a constant that fits;
/// a constant that fits a few bits more than `x` takes `sext(x)` that wide
fn extended_operands(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op, _, _) = p.view else { return None };
    let View::Extend(extend, x) = p.va else { return None };
    let narrow = s.width(x);
    let fits = |c: u128, width: Width| match extend {
        ExtendOp::Zero => c <= ones(width) || op == BinaryOp::And,
        ExtendOp::Sign => sign_extend(width, p.width, truncate(width, c)) == c,
    };
    let (x, y) = match p.vb {
        View::Extend(other, y) if other == extend && s.width(y) == narrow => (x, y),
        View::Constant(c) if fits(c, narrow) => (x, s.constant(narrow, c)),
        View::Constant(c) if extend == ExtendOp::Sign => {
            let between = (narrow + 1..p.width).find(|&width| fits(c, width))?;
            (s.sext(x, between), s.constant(between, c))
        }
        _ => return None,
    };
    Some(s.extend(extend, s.binary(op, x, y), p.width))
}

/// The halves of `concat(x, y) op c`, with the halves of the constant.
fn concat_and_constant(s: &ExprStore, p: &Proposal) -> Option<[(Expr, u128); 2]> {
    let c = p.constant_b()?;
    let View::Concat { high, low } = p.va else { return None };
    let (high_width, low_width) = (s.width(high), s.width(low));
    Some([(high, extract(c, low_width, high_width)), (low, extract(c, 0, low_width))])
}

/// Applies the operation to both halves, if it makes one of them trivial.
fn on_halves(s: &ExprStore, p: &Proposal, trivial: fn(u128, Width) -> bool) -> Option<Expr> {
    let View::Binary(op, _, _) = p.view else { return None };
    let halves = concat_and_constant(s, p)?;
    if !halves.iter().any(|&(half, c)| trivial(c, s.width(half))) {
        return None;
    }
    let [high, low] = halves.map(|(half, c)| s.binary(op, half, s.constant(s.width(half), c)));
    Some(s.concat(high, low))
}

/// Maximal runs of equal bits of a constant, from the lowest: (value of the bits, length).
fn runs(c: u128, width: Width) -> impl Iterator<Item = (bool, Width)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = width.checked_sub(at).filter(|&rest| rest > 0)?;
        let bits = c >> at;
        let set = bits & 1 == 1;
        let run = if set { bits.trailing_ones() } else { bits.trailing_zeros() };
        let length = rest.min(run as Width);
        at += length;
        Some((set, length))
    })
}

/// Whether a mask is better expressed by extracts: few runs, or runs of whole bytes. The latter matters because every
/// byte of such a term simplifies to a byte of `x` or a constant, and joining those must give the same term as the
/// mask.
fn is_few_runs(c: u128, width: Width) -> bool {
    runs(c, width).count() <= 3 || runs(c, width).all(|(_, length)| length % 8 == 0)
}

/// The bits of a constant at which a bitwise operation keeps the bits of its other operand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum KeepWhere {
    Ones,
    Zeros,
}

/// Concatenates, run by run, the bits of `x` where `keep` holds for the constant and the bits of the constant elsewhere.
fn by_runs(s: &ExprStore, x: Expr, c: u128, keep: KeepWhere, width: Width) -> Expr {
    let keep = keep == KeepWhere::Ones;
    let mut made = None;
    let mut at = 0;
    for (set, length) in runs(c, width) {
        let part = if set == keep { s.extract(x, at, length) } else { s.constant(length, c >> at) };
        made = Some(made.map_or(part, |low| s.concat(part, low)));
        at += length;
    }
    made.unwrap_or(x)
}

/// `x op y = concat(x' op y', k, x'' op y'')` where whole bytes `k` of the result are known. The bytes around them may
/// simplify to bytes of `x`, and joining those must give the same term
fn known_bytes(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op, x, y) = p.view else { return None };
    if p.width < 16 {
        return None;
    }
    let fact = transfer::of_view(s, p.view, p.width, &mut |operand| s.fact(operand));
    let is_known = |byte: &Width| extract(fact.zeros | fact.ones, byte * 8, 8) == 0xff;
    let first = (0..p.width / 8).find(is_known)?;
    let (low, high) = (first * 8, (first..p.width / 8).take_while(is_known).count() as Width * 8 + first * 8);
    if high - low == p.width {
        return None;
    }
    let part = |low, width| s.binary(op, s.extract(x, low, width), s.extract(y, low, width));
    let known = s.constant(high - low, fact.ones >> low);
    let below = if low == 0 { known } else { s.concat(known, part(0, low)) };
    Some(if high == p.width { below } else { s.concat(part(high, p.width - high), below) })
}

// ---- and ------------------------------------------------------------------------------------------------

/// `x & 0 = 0`
fn and_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.b)
}

/// `x & -1 = x`
fn and_ones(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(ones(p.width))).then_some(p.a)
}

/// `x & ~x = 0`
fn and_complement(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.are_complements(p.a, p.b).then(|| s.constant(p.width, 0))
}

/// `(x & c) & d = x & (c & d)`
fn and_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::And, p.va)?;
    Some(s.and(x, s.constant(p.width, c & d)))
}

/// `x & (x | y) = x`, `x & (x & y) = x & y`, `x & (~x & y) = 0`
fn and_absorb(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.both_ways().into_iter().find_map(|(x, _, other, inner)| match inner {
        View::Binary(BinaryOp::Or, a, b) if x == a || x == b => Some(x),
        View::Binary(BinaryOp::And, a, b) if x == a || x == b => Some(other),
        View::Binary(BinaryOp::And, a, b) if s.are_complements(x, a) || s.are_complements(x, b) => {
            Some(s.constant(p.width, 0))
        }
        _ => None,
    })
}

/// `x & y = x` where `y` has every bit that `x` may have; a single bit with facts is a constant
fn and_redundant_mask(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.width == 1 {
        return None;
    }
    let (x, y) = (s.fact(p.a), s.fact(p.b));
    if x.maybe_ones() & !y.ones == 0 {
        return Some(p.a);
    }
    (y.maybe_ones() & !x.ones == 0).then_some(p.b)
}

/// `x & 0…1…0` = the bits of `x` between zeros
fn and_runs(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    is_few_runs(c, p.width).then(|| by_runs(s, p.a, c, KeepWhere::Ones, p.width))
}

/// `concat(x, y) & c = concat(x & c', y & c'')` where a half of `c` is all zeros or all ones
fn and_concat_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    on_halves(s, p, |c, width| c == 0 || c == ones(width))
}

/// `x == c & f(x) = x == c & f(c)`, for a comparison `f` with a constant
fn and_known_operand(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.both_ways().into_iter().find_map(|(equality, view, other, _)| {
        let View::Compare(CompareOp::Eq, x, c) = view else { return None };
        let known = comparison_of_known(s, other, x, s.constant_value(c)?)?;
        Some(if known { equality } else { s.bool(false) })
    })
}

/// The truth value of a comparison of `x` with a constant, or of its negation, where `x` has this value.
fn comparison_of_known(s: &ExprStore, comparison: Expr, x: Expr, value: u128) -> Option<bool> {
    let opposite = s.complement_of(comparison);
    let View::Compare(op, a, b) = s.view(opposite.unwrap_or(comparison)) else { return None };
    let operand = |operand: Expr| if operand == x { Some(value) } else { s.constant_value(operand) };
    let holds = concrete::compare(op, s.width(x), operand(a)?, operand(b)?);
    Some(holds != opposite.is_some())
}

// ---- or -------------------------------------------------------------------------------------------------

/// `x | 0 = x`
fn or_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.a)
}

/// `x | -1 = -1`
fn or_ones(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(ones(p.width))).then_some(p.b)
}

/// `x | ~x = -1`
fn or_complement(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.are_complements(p.a, p.b).then(|| s.constant(p.width, u128::MAX))
}

/// `(x | c) | d = x | (c | d)`
fn or_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::Or, p.va)?;
    Some(s.or(x, s.constant(p.width, c | d)))
}

/// `x | (x & y) = x`, `x | (x | y) = x | y`, `x | (~x | y) = -1`
fn or_absorb(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.both_ways().into_iter().find_map(|(x, _, other, inner)| match inner {
        View::Binary(BinaryOp::And, a, b) if x == a || x == b => Some(x),
        View::Binary(BinaryOp::Or, a, b) if x == a || x == b => Some(other),
        View::Binary(BinaryOp::Or, a, b) if s.are_complements(x, a) || s.are_complements(x, b) => {
            Some(s.constant(p.width, u128::MAX))
        }
        _ => None,
    })
}

/// `x | y = x` where `x` has every bit that `y` may have; a single bit with facts is a constant
fn or_redundant_bits(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.width == 1 {
        return None;
    }
    let (x, y) = (s.fact(p.a), s.fact(p.b));
    if y.maybe_ones() & !x.ones == 0 {
        return Some(p.a);
    }
    (x.maybe_ones() & !y.ones == 0).then_some(p.b)
}

/// `x | 0…1…0` = the bits of `x` around ones
fn or_runs(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let c = p.constant_b()?;
    is_few_runs(c, p.width).then(|| by_runs(s, p.a, c, KeepWhere::Zeros, p.width))
}

/// `concat(x, y) | c = concat(x | c', y | c'')` where a half of `c` is all zeros or all ones
fn or_concat_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    on_halves(s, p, |c, width| c == 0 || c == ones(width))
}

/// `x | y = concat(x' | y', x'' | y'')`, cut where the parts of one operand meet, if a half of one is zero
fn or_split(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = (s.maybe_ones(p.a), s.maybe_ones(p.b));
    if x & y != 0 {
        return None;
    }
    let is_zero = |ones: u128, low: Width, width: Width| extract(ones, low, width) == 0;
    let cuts = [seam(s, p.va), seam(s, p.vb), seam_above(s, p.va), seam_above(s, p.vb)];
    let cut = cuts.into_iter().flatten().find(|&cut| {
        let high = p.width - cut;
        is_zero(x, cut, high) || is_zero(y, cut, high) || is_zero(x, 0, cut) || is_zero(y, 0, cut)
    })?;
    let half = |low, width| s.or(s.extract(p.a, low, width), s.extract(p.b, low, width));
    Some(s.concat(half(cut, p.width - cut), half(0, cut)))
}

/// The bit at which the high part of a concat (perhaps zero-extended) begins.
fn seam(s: &ExprStore, view: View) -> Option<Width> {
    match view {
        View::Concat { low, .. } => Some(s.width(low)),
        View::Extend(ExtendOp::Zero, of) => match s.view(of) {
            View::Concat { low, .. } => Some(s.width(low)),
            _ => None,
        },
        _ => None,
    }
}

/// The bit at which the zeros of an extension begin.
fn seam_above(s: &ExprStore, view: View) -> Option<Width> {
    match view {
        View::Extend(ExtendOp::Zero, of) => Some(s.width(of)),
        _ => None,
    }
}

/// `x != c | f(x) = x != c | f(c)`, for a comparison `f` with a constant
fn or_known_operand(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.width != 1 {
        return None;
    }
    p.both_ways().into_iter().find_map(|(inequality, _, other, _)| {
        let View::Compare(CompareOp::Eq, x, c) = s.view(s.complement_of(inequality)?) else { return None };
        let known = comparison_of_known(s, other, x, s.constant_value(c)?)?;
        Some(if known { s.bool(true) } else { inequality })
    })
}

// ---- exclusive or ---------------------------------------------------------------------------------------

/// `x ^ 0 = x`
fn xor_zero(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_b() == Some(0)).then_some(p.a)
}

/// `x ^ x = 0`
fn xor_self(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.a == p.b).then(|| s.constant(p.width, 0))
}

/// `x ^ ~x = -1`
fn xor_complement(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.are_complements(p.a, p.b).then(|| s.constant(p.width, u128::MAX))
}

/// `(x ^ c) ^ d = x ^ (c ^ d)`
fn xor_constants(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let d = p.constant_b()?;
    let (x, c) = s.with_constant(BinaryOp::Xor, p.va)?;
    Some(s.xor(x, s.constant(p.width, c ^ d)))
}

/// `!(a < b)` is `b <= a`, `!(a <= b)` is `b < a`
fn not_comparison(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Compare(op, a, b) = p.va else { return None };
    p.constant_b()?;
    match op {
        CompareOp::Eq => None,
        CompareOp::Ult => Some(s.ule(b, a)),
        CompareOp::Ule => Some(s.ult(b, a)),
        CompareOp::Slt => Some(s.sle(b, a)),
        CompareOp::Sle => Some(s.slt(b, a)),
    }
}

/// `(x ^ y) ^ x = y`
fn xor_cancel(_: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.both_ways().into_iter().find_map(|(x, _, _, inner)| match inner {
        View::Binary(BinaryOp::Xor, a, b) if a == x => Some(b),
        View::Binary(BinaryOp::Xor, a, b) if b == x => Some(a),
        _ => None,
    })
}

/// `(x ^ c) ^ y = (x ^ y) ^ c`
fn xor_hoist_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.constant_b().is_some() {
        return None;
    }
    p.both_ways().into_iter().find_map(|(_, va, y, _)| match va {
        View::Binary(BinaryOp::Xor, x, c) if s.is_constant(c) => Some(s.xor(s.xor(x, y), c)),
        _ => None,
    })
}

/// `x ^ y = x | y` where no bit can be set in both
fn xor_disjoint(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (s.maybe_ones(p.a) & s.maybe_ones(p.b) == 0).then(|| s.or(p.a, p.b))
}

/// `concat(x, y) ^ c = concat(x ^ c', y ^ c'')` where a half of `c` is all zeros
fn xor_concat_constant(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    on_halves(s, p, |c, _| c == 0)
}
