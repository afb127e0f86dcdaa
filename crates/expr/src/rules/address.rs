//! Rules on addresses: an opaque base plus an offset.
//!
//! The base is kept leftmost, `base + offset`, so that the rules recognise two addresses of one object; the rule on
//! common addends simplifies their difference. Two addresses of one base are in the signed order of their offsets: a
//! base is far enough from both ends of the address space that no address the program computes from it wraps around.

use super::Proposal;
use crate::store::{Expr, ExprStore};
use crate::view::*;

impl ExprStore {
    /// Whether the term is a base, or a base plus an offset.
    pub(crate) fn is_address(&self, e: Expr) -> bool {
        self.width(e) == 64 && self.address_parts(e).is_some()
    }

    /// Base and offset (none: 0) of an address.
    pub(crate) fn address_parts(&self, e: Expr) -> Option<(Expr, Option<Expr>)> {
        match self.view(e) {
            View::Base(_) => Some((e, None)),
            View::Binary(BinaryOp::Add, base, offset) => {
                matches!(self.view(base), View::Base(_)).then_some((base, Some(offset)))
            }
            _ => None,
        }
    }

    /// The offsets of two addresses of one base.
    fn offsets_of_one_base(&self, a: Expr, b: Expr) -> Option<(Expr, Expr)> {
        if self.width(a) != 64 {
            return None;
        }
        let ((base, x), (other, y)) = (self.address_parts(a)?, self.address_parts(b)?);
        let offset = |offset: Option<Expr>| offset.unwrap_or_else(|| self.word(0));
        (base == other).then(|| (offset(x), offset(y)))
    }
}

/// `(base + x) + y = base + (x + y)` where `y` is no address
pub(super) fn add_to_address(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    if p.width != 64 {
        return None;
    }
    p.both_ways().into_iter().find_map(|(a, _, y, _)| match s.address_parts(a)? {
        (base, Some(x)) if !s.is_address(y) => Some(s.add(base, s.add(x, y))),
        _ => None,
    })
}

/// `ite(c, base + k, base' + l) + m = ite(c, base + (k + m), base' + (l + m))` for constants `k`, `l`, `m`
pub(super) fn add_to_address_choice(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    p.constant_b()?;
    let View::Ite(condition, a, b) = p.va else { return None };
    let constant_offset = |e| {
        let (_, offset) = s.address_parts(e)?;
        offset.is_none_or(|offset| s.is_constant(offset)).then_some(())
    };
    constant_offset(a)?;
    constant_offset(b)?;
    Some(s.ite(condition, s.add(a, p.b), s.add(b, p.b)))
}

/// `base + x == base + y` is `x == y`
pub(super) fn equal_in_object(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = s.offsets_of_one_base(p.a, p.b)?;
    Some(s.eq(x, y))
}

/// `base + x < base + y` is `x < y`, signed
pub(super) fn below_in_object(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = s.offsets_of_one_base(p.a, p.b)?;
    Some(s.slt(x, y))
}

/// `base + x <= base + y` is `x <= y`, signed
pub(super) fn not_above_in_object(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let (x, y) = s.offsets_of_one_base(p.a, p.b)?;
    Some(s.sle(x, y))
}

/// `ite(c, base + x, base + y) = base + ite(c, x, y)`
pub(super) fn choice_in_object(s: &ExprStore, p: &Proposal) -> Option<Expr> {
    let View::Ite(condition, a, b) = p.view else { return None };
    let (x, y) = s.offsets_of_one_base(a, b)?;
    let (base, _) = s.address_parts(a)?;
    Some(s.add(base, s.ite(condition, x, y)))
}
