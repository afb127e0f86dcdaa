//! Rules on extract, concat and the extensions.
//!
//! Concats lean to the right, extensions stand outside of concats, and an extract stands as deep as it can
//! without copying work. The law kept here: the bytes of a term whose parts meet at bytes, put together again in
//! any order, are that very term. So an extract is pushed into an operation only where the operation vanishes
//! or where [`join`] finds the way back.

use super::ite::constant_choice;
use super::{Proposal, Rule, rules};
use crate::concrete::{extract, ones};
use crate::store::{Expr, ExprStore};
use crate::view::*;

pub(super) const EXTRACT: &[Rule] = rules![
    extract_extract,
    extract_concat,
    extract_extended,
    extract_masked,
    extract_arithmetic,
    extract_choice,
];
pub(super) const CONCAT: &[Rule] = rules![
    concat_join,
    concat_lean_right,
    concat_join_head,
    concat_join_zeros,
    concat_zeros,
    concat_extended,
    concat_constant_and_extended,
    concat_constant_and_all_there_is,
    concat_all_there_is_and_zeros,
];
pub(super) const ZEXT: &[Rule] =
    rules![zext_zext, zext_of_all_there_is, zext_top_of_all_there_is, zext_constant_top, extend_choice];
pub(super) const SEXT: &[Rule] = rules![sext_sext, sext_unsigned, sext_negative, extend_choice];

// ---- extract --------------------------------------------------------------------------------------------

fn low_of(p: &Proposal) -> Option<Width> {
    match p.asked {
        View::Extract { low, .. } => Some(low),
        _ => None,
    }
}

/// An extract of an extract is one extract
fn extract_extract(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extract { of, low } = p.va else { return None };
    Some(s.extract(of, low + low_of(p)?, p.width))
}

/// An extract of a concat takes what it needs of each part
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

/// An extract of an extension is an extract of what was extended, or of the bits added
fn extract_extended(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(op, x) = p.va else { return None };
    let (from, narrow) = (low_of(p)?, s.width(x));
    if from + p.width <= narrow {
        return Some(s.extract(x, from, p.width));
    }
    // Beyond the narrow term there is nothing but copies of its sign bit, or zeros.
    let from = from.min(narrow - 1);
    match op {
        ExtendOp::Zero if low_of(p)? >= narrow => Some(s.constant(p.width, 0)),
        ExtendOp::Zero | ExtendOp::Sign => Some(s.extend(op, s.extract(x, from, narrow - from), p.width)),
    }
}

/// An extract of `x & c` or `x | c` where `c` is all zeros or all ones, and of `x ^ c` where it is all zeros
fn extract_masked(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op @ (BinaryOp::And | BinaryOp::Or | BinaryOp::Xor), x, c) = p.va else { return None };
    let from = low_of(p)?;
    let c = extract(s.constant_value(c)?, from, p.width);
    let keeps = match op {
        BinaryOp::And => c == ones(p.width),
        _ => c == 0,
    };
    if keeps {
        return Some(s.extract(x, from, p.width));
    }
    (op == BinaryOp::Or && c == ones(p.width)).then(|| s.constant(p.width, c))
}

/// The lower bits of `x + y`, `x - y`, `x * y` where those of `x` and `y` are there already
fn extract_arithmetic(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Binary(op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), x, y) = p.va else { return None };
    let free = |e: Expr| match s.view(e) {
        View::Constant(_) => true,
        View::Extend(_, of) => s.width(of) == p.width,
        View::Concat { low, .. } => s.width(low) == p.width,
        _ => false,
    };
    if low_of(p)? != 0 || !free(x) || !free(y) {
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

/// Neighbours of which one is an extract and the other is what the extract beside it would be.
fn join_with_source(s: &ExprStore, (high, vh): (Expr, View), (low, vl): (Expr, View)) -> Option<Expr> {
    let (high_width, low_width) = (s.width(high), s.width(low));
    // Only pieces of these operations differ from plain extracts; for others there is nothing to find.
    let changes_pieces = |source: Expr, other: View| match s.view(source) {
        View::Binary(BinaryOp::And | BinaryOp::Or | BinaryOp::Xor, _, c) if s.is_constant(c) => true,
        View::Binary(BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul, ..) => true,
        _ => matches!(other, View::Constant(0)),
    };
    if let View::Extract { of, low: at } = vh
        && let Some(below) = at.checked_sub(low_width)
        && changes_pieces(of, vl)
        && s.extract(of, below, low_width) == low
    {
        return Some(s.extract(of, below, low_width + high_width));
    }
    let View::Extract { of, low: at } = vl else { return None };
    let above = at + low_width;
    let fits = above + high_width <= s.width(of) && changes_pieces(of, vh);
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

/// `concat(x, zext(y)) = concat(x0, y)` where `x` and the zeros are parts of one term
fn concat_join_zeros(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (View::Extract { .. }, View::Extend(ExtendOp::Zero, y)) = (p.va, p.vb) else { return None };
    let zeros = s.constant(s.width(p.b) - s.width(y), 0);
    Some(s.concat(join(s, p.a, zeros)?, y))
}

/// `concat(0, x) = zext(x)`
fn concat_zeros(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    (p.constant_a() == Some(0)).then(|| s.zext(p.b, p.width))
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

/// `concat(c 0, lower bits of x) = concat(c, x)` where the other bits of `x` are zero
fn concat_constant_and_all_there_is(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extract { of, low: 0 } = p.vb else { return None };
    let (c, cut_off) = (p.constant_a()?, s.width(of) - s.width(p.b));
    let fits = cut_off < s.width(p.a) && extract(c, 0, cut_off) == 0;
    (fits && s.significant_bits(of) <= s.width(p.b))
        .then(|| s.concat(s.constant(s.width(p.a) - cut_off, c >> cut_off), of))
}

/// `concat(part of x, 0) = concat(greater part of x, 0)` where the bits below the part are zero
fn concat_all_there_is_and_zeros(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extract { of, low: cut_off } = p.va else { return None };
    let zeros = s.width(p.b);
    if p.constant_b()? != 0 || cut_off == 0 || zeros < cut_off || extract(s.maybe_ones(of), 0, cut_off) != 0 {
        return None;
    }
    let grown = s.extract(of, 0, cut_off + s.width(p.a));
    Some(if zeros == cut_off { grown } else { s.concat(grown, s.constant(zeros - cut_off, 0)) })
}

// ---- extensions -----------------------------------------------------------------------------------------

/// `zext(zext(x)) = zext(x)`
fn zext_zext(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(ExtendOp::Zero, x) = p.va else { return None };
    Some(s.zext(x, p.width))
}

/// A part of a term as wide as `room` allows, if what lies above the part is zero for every input.
fn grown(s: &ExprStore, part: Expr, room: Width) -> Option<Expr> {
    let View::Extract { of, low } = s.view(part) else { return None };
    let (width, possible) = (s.width(part), room.min(s.width(of) - low));
    (possible > width && s.significant_bits(of) <= low + width).then(|| s.extract(of, low, possible))
}

/// `zext(part of x) = greater part of x`, up to `x` itself, where the bits above the part are zero
fn zext_of_all_there_is(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    Some(s.zext(grown(s, p.a, p.width)?, p.width))
}

/// `zext(concat(part of x, y)) = zext(concat(greater part of x, y))` where the bits above the part are zero
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

/// `sext(x) = concat(-1, x)` where the sign bit of `x` is set by an or with a constant
fn sext_negative(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let narrow = s.width(p.a);
    is_set(s, p.a, narrow - 1).then(|| s.concat(s.constant(p.width - narrow, u128::MAX), p.a))
}

/// Whether a bit is seen to be 1 for every input. An extract never stands on a concat or an extract, so
/// the way is short.
fn is_set(s: &ExprStore, mut e: Expr, mut bit: Width) -> bool {
    loop {
        match s.view(e) {
            View::Constant(c) => return extract(c, bit, 1) == 1,
            View::Binary(BinaryOp::Or, _, c) => {
                return s.constant_value(c).is_some_and(|c| extract(c, bit, 1) == 1);
            }
            View::Extract { of, low } => (e, bit) = (of, low + bit),
            View::Concat { high, low } => {
                let seam = s.width(low);
                (e, bit) = if bit < seam { (low, bit) } else { (high, bit - seam) };
            }
            _ => return false,
        }
    }
}

/// `zext(concat(c, x)) = concat(zext(c), x)`
fn zext_constant_top(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Concat { high, low } = p.va else { return None };
    s.is_constant(high).then(|| s.concat(s.zext(high, p.width - s.width(low)), low))
}

/// An extension of a choice of constants is a choice of their extensions
fn extend_choice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Extend(op, _) = p.asked else { return None };
    let View::Ite(condition, a, b) = p.va else { return None };
    constant_choice(s, p.va)?;
    Some(s.ite(condition, s.extend(op, a, p.width), s.extend(op, b, p.width)))
}
