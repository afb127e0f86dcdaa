//! Rules on extract, concat and the extensions.
//!
//! Concats nest to the right, extensions are outside of concats, and an extract is pushed as deep as possible without
//! duplicating operations. The invariant: the bytes of a term whose parts meet at byte boundaries, concatenated again
//! in any order, give that very term. So an extract is pushed into an operation only where the operation vanishes or
//! where [`join`] can undo the push.

use super::ite::constant_choice;
use super::{Proposal, Rule, rules};
use crate::concrete::{extract, is_negative, ones};
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const EXTRACT: &[Rule] = rules![
    extract_extract,
    extract_concat,
    extract_extended,
    extract_masked,
    extract_above_aligned,
    extract_arithmetic,
    extract_choice,
];
pub(super) const CONCAT: &[Rule] = rules![
    concat_join,
    concat_lean_right,
    concat_join_head,
    concat_move_seam,
    concat_constant_below,
    concat_constant_above,
    concat_zeros,
    concat_choice_and_zeros,
    concat_extended,
    concat_constant_and_extended,
];
pub(super) const ZEXT: &[Rule] =
    rules![zext_zext, zext_of_all_there_is, zext_top_of_all_there_is, zext_constant_top, extend_choice];
pub(super) const SEXT: &[Rule] = rules![sext_sext, sext_unsigned, sext_negative, extend_choice];

// ---- extract --------------------------------------------------------------------------------------------

fn low_of(p: &Proposal) -> Option<Width> {
    match p.view {
        View::Extract { low, .. } => Some(low),
        _ => None,
    }
}

/// An extract of an extract is one extract
fn extract_extract(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extract { of, low } = p.va else { return None };
    Some(s.extract(of, low + low_of(p)?, p.width))
}

/// An extract of a concat is a concat of extracts of its parts
fn extract_concat(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Concat { high, low: below } = p.va else { return None };
    let (from, seam) = (low_of(p)?, s.width(below));
    if from >= seam {
        return Some(s.extract(high, from - seam, p.width));
    }
    if from + p.width <= seam {
        return Some(s.extract(below, from, p.width));
    }
    let of_below = seam - from;
    Some(s.concat(s.extract(high, 0, p.width - of_below), s.extract(below, from, of_below)))
}

/// An extract of an extension is an extract of the operand, or of the added bits
fn extract_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(op, x) = p.va else { return None };
    let (from, narrow) = (low_of(p)?, s.width(x));
    if from + p.width <= narrow {
        return Some(s.extract(x, from, p.width));
    }
    // Above the narrow term all bits are copies of its sign bit, or zeros.
    let from = from.min(narrow - 1);
    match op {
        ExtendOp::Zero if low_of(p)? >= narrow => Some(s.constant(p.width, 0)),
        ExtendOp::Zero | ExtendOp::Sign => Some(s.extend(op, s.extract(x, from, narrow - from), p.width)),
    }
}

/// A part of `x & c` where that of `c` is all ones, of `x | c` or `x ^ c` where that of `c` is all zeros, is that
/// part of `x`
fn extract_masked(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), x, c) = p.va else { return None };
    let from = low_of(p)?;
    let neutral = if op == BinaryOp::And { ones(p.width) } else { 0 };
    (extract(s.constant_value(c)?, from, p.width) == neutral).then(|| s.extract(x, from, p.width))
}

/// Bits of `x + y` or `x - y` below the lowest that `y` may have are those of `x`: the offset in an object whose
/// address ends in zeros
fn extract_above_aligned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op @ (BinaryOp::Add | BinaryOp::Sub), x, y) = p.va else { return None };
    let from = low_of(p)?;
    let is_aligned = |e: Expr| extract(s.maybe_ones(e), 0, from + p.width) == 0;
    if is_aligned(y) {
        return Some(s.extract(x, from, p.width));
    }
    (op == BinaryOp::Add && is_aligned(x)).then(|| s.extract(y, from, p.width))
}

/// The lower bits of `x + y`, `x - y`, `x * y` where those of `x` and `y` exist already as terms; not where the bits
/// above are known, because [`join`] could not undo that
fn extract_arithmetic(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), x, y) = p.va else { return None };
    let free = |e: Expr| match s.view(e) {
        View::Constant(_) => true,
        View::Extend(_, of) => s.width(of) == p.width,
        View::Concat { low, .. } => s.width(low) == p.width,
        _ => false,
    };
    let fact = s.fact(p.a);
    let all_known_above = (fact.zeros | fact.ones) >> p.width == u128::MAX >> p.width;
    if low_of(p)? != 0 || !free(x) || !free(y) || all_known_above {
        return None;
    }
    Some(s.binary(op, s.truncate(x, p.width), s.truncate(y, p.width)))
}

/// An extract of a choice of constants is a choice of their parts
fn extract_choice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (condition, a, b) = constant_choice(s, p.va)?;
    let from = low_of(p)?;
    let part = |c: u128| s.constant(p.width, c >> from);
    Some(s.ite(condition, part(a), part(b)))
}

// ---- concat ---------------------------------------------------------------------------------------------

/// Two neighbours as one term that is not a concat, if they are parts of one.
fn join(s: &ExprStore, high: Expr, low: Expr) -> Option<Expr> {
    match (s.view(high), s.view(low)) {
        (View::Constant(_), View::Constant(_)) => Some(s.concat(high, low)),
        (View::Extract { of, low: at }, View::Extract { of: other, low: below })
            if of == other && below + s.width(low) == at =>
        {
            Some(s.extract(of, below, s.width(high) + s.width(low)))
        }
        (view_high, view_low) => join_with_source(s, (high, view_high), (low, view_low))
            .or_else(|| join_sign(s, high, low))
            .or_else(|| join_choices(s, (high, view_high), (low, view_low))),
    }
}

/// Neighbours of which one is an extract and the other equals the adjacent extract of the same term.
fn join_with_source(s: &ExprStore, (high, vh): (Expr, View), (low, vl): (Expr, View)) -> Option<Expr> {
    let (high_width, low_width) = (s.width(high), s.width(low));
    // Constants have their own rules.
    if s.is_constant(high) || s.is_constant(low) {
        return None;
    }
    if let View::Extract { of, low: at } = vh
        && let Some(below) = at.checked_sub(low_width)
        && is_pushed_into(s, of)
        && s.extract(of, below, low_width) == low
    {
        return Some(s.extract(of, below, low_width + high_width));
    }
    let View::Extract { of, low: at } = vl else { return None };
    let above = at + low_width;
    let fits = above + high_width <= s.width(of) && is_pushed_into(s, of);
    (fits && s.extract(of, above, high_width) == high).then(|| s.extract(of, at, low_width + high_width))
}

/// `concat(top bit of x, x) = sext(x)`, unless that bit is constant
fn join_sign(s: &ExprStore, high: Expr, low: Expr) -> Option<Expr> {
    if s.width(high) != 1 || s.is_constant(high) {
        return None;
    }
    let width = s.width(low);
    (s.extract(low, width - 1, 1) == high).then(|| s.sext(low, width + 1))
}

/// `concat(ite(c, x, y), ite(c, z, w)) = ite(c, concat(x, z), concat(y, w))`; a constant joins a choice of
/// constants
fn join_choices(s: &ExprStore, (high, vh): (Expr, View), (low, vl): (Expr, View)) -> Option<Expr> {
    let (condition, (x, y), (z, w)) = match (vh, vl) {
        (View::Ite(c, x, y), View::Ite(d, z, w)) if c == d => (c, (x, y), (z, w)),
        (View::Constant(_), View::Ite(c, z, w)) => {
            constant_choice(s, vl)?;
            (c, (high, high), (z, w))
        }
        (View::Ite(c, x, y), View::Constant(_)) => {
            constant_choice(s, vh)?;
            (c, (x, y), (low, low))
        }
        _ => return None,
    };
    Some(s.ite(condition, s.concat(x, z), s.concat(y, w)))
}

/// Neighbours that are parts of one term become that term
fn concat_join(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    join(s, p.a, p.b)
}

/// `concat(concat(x, y), z) = concat(x, concat(y, z))`
fn concat_lean_right(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Concat { high, low } = p.va else { return None };
    Some(s.concat(high, s.concat(low, p.b)))
}

/// `concat(x, concat(y, z)) = concat(xy, z)` where `x` and `y` are parts of one term
fn concat_join_head(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Concat { high, low } = p.vb else { return None };
    Some(s.concat(join(s, p.a, high)?, low))
}

/// `concat(part of x, lower part of y) = concat(lesser part of x, y)` where the bits cut off `y` equal the lower end of
/// that part of `x`: such bits belong to the lower term
fn concat_move_seam(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (View::Extract { of: x, low: at }, View::Extract { of: y, low }) = (p.va, p.vb) else { return None };
    let above = low + s.width(p.b);
    let (moved, width) = (s.width(y) - above, s.width(p.a));
    if moved == 0 || moved >= width || !is_pushed_into(s, y) {
        return None;
    }
    let same = s.extract(y, above, moved) == s.extract(x, at, moved);
    same.then(|| s.concat(s.extract(x, at + moved, width - moved), s.extract(y, low, s.width(y) - low)))
}

/// How many of the `width` bits of a term from `low` on are those of a constant for every input, counted from the
/// lower end and from the upper end.
fn known_ends(s: &ExprStore, e: Expr, low: Width, width: Width, c: u128) -> (Width, Width) {
    let fact = s.fact(e);
    let same = extract(fact.ones & (c << low) | fact.zeros & !(c << low), low, width);
    // Extracts of arithmetic are sometimes constants where the fact of the whole term does not show it.
    if is_pushed_into(s, e) && s.constant_value(s.extract(e, low, width)) == Some(c) {
        return (width, width);
    }
    let below_top = same << (128 - width);
    (same.trailing_ones() as Width, below_top.leading_ones() as Width)
}

/// Whether an extract of the term may be pushed into it.
fn is_pushed_into(s: &ExprStore, e: Expr) -> bool {
    match s.view(e) {
        View::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, _, c) => s.is_constant(c),
        View::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, ..) => true,
        _ => false,
    }
}

/// `concat(part of x, c) = concat(greater part of x, rest of c)` where bits of `x` below the part are known to be
/// those of `c`; also where `c`, or zeros, are the head of a longer term
fn concat_constant_below(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extract { of, low: at } = p.va else { return None };
    let (c, width, tail) = match p.vb {
        View::Constant(c) => (c, s.width(p.b), None),
        View::Concat { high, low } => (s.constant_value(high)?, s.width(high), Some(low)),
        View::Extend(ExtendOp::Zero, y) => (0, s.width(p.b) - s.width(y), Some(y)),
        _ => return None,
    };
    let most = at.min(width);
    if most == 0 {
        return None;
    }
    let (_, taken) = known_ends(s, of, at - most, most, c >> (width - most));
    let rest = width - taken;
    if taken == 0 {
        return None;
    }
    let grown = s.extract(of, at - taken, taken + s.width(p.a));
    let rest = (rest > 0).then(|| s.constant(rest, c));
    let below = match (rest, tail) {
        (Some(rest), Some(tail)) => Some(s.concat(rest, tail)),
        (rest, tail) => rest.or(tail),
    };
    Some(below.map_or(grown, |below| s.concat(grown, below)))
}

/// `concat(c, part of x) = concat(rest of c, greater part of x)` where bits of `x` above the part are known to be
/// those of `c`; also where the part is the head of a longer term
fn concat_constant_above(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (c, width) = (p.constant_a()?, s.width(p.a));
    let (part, tail) = match p.vb {
        View::Concat { high, low } => (high, Some(low)),
        _ => (p.b, None),
    };
    let View::Extract { of, low: at } = s.view(part) else { return None };
    let top = at + s.width(part);
    let most = width.min(s.width(of) - top);
    if most == 0 {
        return None;
    }
    let (taken, _) = known_ends(s, of, top, most, extract(c, 0, most));
    if taken == 0 {
        return None;
    }
    let grown = s.extract(of, at, s.width(part) + taken);
    let below = tail.map_or(grown, |tail| s.concat(grown, tail));
    Some(if taken == width { below } else { s.concat(s.constant(width - taken, c >> taken), below) })
}

/// `concat(0, x) = zext(x)`
fn concat_zeros(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_a() == Some(0)).then(|| s.zext(p.b, p.width))
}

/// `concat(ite(c, k, l), zext(x)) = concat(ite(c, k 0, l 0), x)` for constants `k` and `l`
fn concat_choice_and_zeros(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(ExtendOp::Zero, x) = p.vb else { return None };
    constant_choice(s, p.va)?;
    Some(s.concat(s.concat(p.a, s.constant(s.width(p.b) - s.width(x), 0)), x))
}

/// `concat(zext(x), y) = zext(concat(x, y))`, and so for `sext`
fn concat_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(op, x) = p.va else { return None };
    Some(s.extend(op, s.concat(x, p.b), p.width))
}

/// `concat(c, zext(x)) = concat(c 0, x)`
fn concat_constant_and_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(ExtendOp::Zero, x) = p.vb else { return None };
    let c = p.constant_a()?;
    let zeros = s.width(p.b) - s.width(x);
    Some(s.concat(s.constant(p.width - s.width(x), c << zeros), x))
}

// ---- extensions -----------------------------------------------------------------------------------------

/// `zext(zext(x)) = zext(x)`
fn zext_zext(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(ExtendOp::Zero, x) = p.va else { return None };
    Some(s.zext(x, p.width))
}

/// The widest part of a term that `room` and the zeros above the part allow.
fn grown(s: &ExprStore, part: Expr, room: Width) -> Option<Expr> {
    let View::Extract { of, low } = s.view(part) else { return None };
    let (width, most) = (s.width(part), room.min(s.width(of) - low));
    let zeros = (!s.maybe_ones(of)).checked_shr(u32::from(low + width)).map_or(0, u128::trailing_ones);
    let possible = most.min(width + zeros as Width);
    (possible > width).then(|| s.extract(of, low, possible))
}

/// `zext(part of x) = zext(greater part of x)`, up to `x` itself, where bits above the part are zero
fn zext_of_all_there_is(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    Some(s.zext(grown(s, p.a, p.width)?, p.width))
}

/// `zext(concat(part of x, y)) = zext(concat(greater part of x, y))` where bits above the part are zero
fn zext_top_of_all_there_is(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Concat { high, low } = p.va else { return None };
    let grown = grown(s, high, p.width - s.width(low))?;
    Some(s.zext(s.concat(grown, low), p.width))
}

/// `sext(sext(x)) = sext(x)`
fn sext_sext(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(ExtendOp::Sign, x) = p.va else { return None };
    Some(s.sext(x, p.width))
}

/// `sext(x) = zext(x)` where `x` is never negative
fn sext_unsigned(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    s.is_never_negative(p.a).then(|| s.zext(p.a, p.width))
}

/// `sext(x) = concat(-1, x)` where `x` is negative for every input
fn sext_negative(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let narrow = s.width(p.a);
    is_negative(narrow, s.must_ones(p.a)).then(|| s.concat(s.constant(p.width - narrow, u128::MAX), p.a))
}

/// `zext(concat(c, x)) = concat(zext(c), x)`
fn zext_constant_top(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Concat { high, low } = p.va else { return None };
    s.is_constant(high).then(|| s.concat(s.zext(high, p.width - s.width(low)), low))
}

/// An extension of a choice of constants is a choice of their extensions
fn extend_choice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(op, _) = p.view else { return None };
    let View::Ite(condition, a, b) = p.va else { return None };
    constant_choice(s, p.va)?;
    Some(s.ite(condition, s.extend(op, a, p.width), s.extend(op, b, p.width)))
}
