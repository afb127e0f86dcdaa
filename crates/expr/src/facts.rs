//! Cheap facts about terms: which bits may be set, and between which bounds a value lies.
//!
//! Possible ones are computed once when a node is made and stored in it. Bounds are computed on demand from a
//! bounded number of levels, so both cost a constant per question. Facts are true for every input.

use crate::concrete::{extract, is_negative, ones};
use crate::store::{Expr, ExprStore};
use crate::view::*;

/// How many levels down [`ExprStore::bounds`] looks.
const LEVELS: u32 = 3;

impl ExprStore {
    /// The bits of `e` that are 1 for some input, or more; the others are 0 for every input.
    #[inline]
    pub fn maybe_ones(&self, e: Expr) -> u128 {
        let node = self.nodes.get(e.index());
        if node.tag == crate::encoding::CONSTANT {
            return u128::from(node.args[1]) | u128::from(node.args[2]) << 32 | u128::from(node.fact) << 64;
        }
        let upper = ones(Width::from(node.significant)) & !u128::from(u64::MAX);
        u128::from(node.fact) | upper
    }

    /// The number of lower bits outside of which the term is always 0.
    #[inline]
    pub fn significant_bits(&self, e: Expr) -> Width {
        Width::from(self.nodes.get(e.index()).significant)
    }

    /// Whether the sign bit is 0 for every input.
    pub(crate) fn is_never_negative(&self, e: Expr) -> bool {
        self.significant_bits(e) < self.width(e)
    }

    /// Smallest and greatest unsigned value the term may have, not necessarily tight.
    pub fn bounds(&self, e: Expr) -> (u128, u128) {
        self.bounds_within(e, LEVELS)
    }

    fn bounds_within(&self, e: Expr, levels: u32) -> (u128, u128) {
        let greatest = self.maybe_ones(e);
        if levels == 0 {
            return (self.constant_value(e).unwrap_or(0), greatest);
        }
        let of = |e| self.bounds_within(e, levels - 1);
        let (low, high) = match self.view(e) {
            View::Constant(value) => (value, value),
            View::Ite(_, a, b) => (of(a).0.min(of(b).0), of(a).1.max(of(b).1)),
            View::Extend(ExtendOp::Zero, of_) => of(of_),
            View::Concat { high, low } => {
                let (width, high, low) = (self.width(low), of(high), of(low));
                (high.0 << width | low.0, high.1 << width | low.1)
            }
            View::Binary(op, a, b) => self.binary_bounds(op, of(a), of(b), self.width(e)),
            _ => (0, greatest),
        };
        (low, high.min(greatest))
    }

    fn binary_bounds(&self, op: BinaryOp, a: (u128, u128), b: (u128, u128), width: Width) -> (u128, u128) {
        let all = (0, ones(width));
        let fits = |low: Option<u128>, high: Option<u128>| match (low, high) {
            (Some(low), Some(high)) if high <= all.1 => (low, high),
            _ => all,
        };
        match op {
            BinaryOp::Add => fits(a.0.checked_add(b.0), a.1.checked_add(b.1)),
            BinaryOp::Sub => fits(a.0.checked_sub(b.1), a.1.checked_sub(b.0)),
            BinaryOp::Mul => fits(a.0.checked_mul(b.0), a.1.checked_mul(b.1)),
            BinaryOp::UDiv if b.0 > 0 => (a.0 / b.1, a.1 / b.0),
            BinaryOp::URem if b.0 > 0 => (0, a.1.min(b.1 - 1)),
            BinaryOp::URem => (0, a.1),
            BinaryOp::And => (0, a.1.min(b.1)),
            BinaryOp::Or => (a.0.max(b.0), all.1),
            BinaryOp::LShr => (0, a.1),
            _ => all,
        }
    }

    /// The possible ones of a term that is about to be made.
    pub(crate) fn possible_ones(&self, view: View, width: Width) -> u128 {
        let all = ones(width);
        match view {
            View::Constant(value) => value,
            View::Binary(op, a, b) => self.binary_ones(op, a, b, width),
            View::Ite(_, a, b) => self.maybe_ones(a) | self.maybe_ones(b),
            View::Extract { of, low } => extract(self.maybe_ones(of), low, width),
            View::Concat { high, low } => self.maybe_ones(high) << self.width(low) | self.maybe_ones(low),
            View::Extend(ExtendOp::Zero, of) => self.maybe_ones(of),
            View::Extend(ExtendOp::Sign, of) => {
                let (narrow, bits) = (self.width(of), self.maybe_ones(of));
                if is_negative(narrow, bits) { bits | all & !ones(narrow) } else { bits }
            }
            _ => all,
        }
    }

    fn binary_ones(&self, op: BinaryOp, a: Expr, b: Expr, width: Width) -> u128 {
        let all = ones(width);
        let (x, y) = (self.maybe_ones(a), self.maybe_ones(b));
        let constant = self.constant_value(b);
        let (x_low, y_low) = (x.trailing_zeros(), y.trailing_zeros());
        match op {
            BinaryOp::And => x & y,
            BinaryOp::Or | BinaryOp::Xor => x | y,
            BinaryOp::Add if x & y == 0 => x | y,
            BinaryOp::Add => up_to(x.checked_add(y), width) & from_bit(x_low.min(y_low)),
            BinaryOp::Sub => all & from_bit(x_low.min(y_low)),
            BinaryOp::Mul => up_to(x.checked_mul(y), width) & from_bit(x_low + y_low),
            BinaryOp::UDiv => match constant {
                Some(divisor) if divisor > 0 => up_to(Some(x / divisor), width),
                _ => all,
            },
            BinaryOp::URem => match constant {
                Some(divisor) if divisor > 0 => up_to(Some(x.min(divisor - 1)), width),
                _ => up_to(Some(x), width),
            },
            BinaryOp::Shl => match constant {
                Some(amount) => crate::concrete::binary(BinaryOp::Shl, width, x, amount),
                None => all & from_bit(x_low),
            },
            BinaryOp::LShr => match constant {
                Some(amount) => crate::concrete::binary(BinaryOp::LShr, width, x, amount),
                None => up_to(Some(x), width),
            },
            BinaryOp::AShr if !is_negative(width, x) => up_to(Some(x), width),
            BinaryOp::AShr | BinaryOp::SDiv | BinaryOp::SRem => all,
        }
    }
}

/// All bits that numbers up to `greatest` may have; `None` stands for more than any number.
fn up_to(greatest: Option<u128>, width: Width) -> u128 {
    match greatest {
        Some(greatest) => ones(128 - greatest.leading_zeros() as Width) & ones(width),
        None => ones(width),
    }
}

/// All bits from `low` upwards.
fn from_bit(low: u32) -> u128 {
    u128::MAX.checked_shl(low).unwrap_or(0)
}
