//! Building terms: one method per operation, each simplifying as it builds.
//!
//! A method folds constants, puts commutative operands in order, tries the rewrite rules of its family and, if none
//! fires, interns the term. Rules call these methods again for the smaller terms they make. An [`Effort`] limits that:
//! one outermost call spends at most a fixed number of rule searches, after which inner terms are interned as they are.
//! So the cost of a call is bounded by a constant, however deep its operands are.

use crate::nodes::ENDLESS;
use crate::rules::{Proposal, Table};
use crate::store::{Expr, ExprStore};
use crate::view::*;
use crate::{concrete, concrete_float};
use std::cell::Cell;

/// Rule searches that one outermost call may spend.
const EFFORT_PER_CALL: u32 = 400;

thread_local! {
    /// Nesting depth of the building calls of this thread, and the searches left to the outermost one.
    static EFFORT: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

/// Permission for one rule search; gives the nesting level back when dropped.
struct Effort;

impl Effort {
    fn spend() -> Option<Self> {
        let (depth, left) = EFFORT.get();
        let left = if depth == 0 { EFFORT_PER_CALL } else { left.checked_sub(1)? };
        EFFORT.set((depth + 1, left));
        Some(Self)
    }
}

impl Drop for Effort {
    fn drop(&mut self) {
        let (depth, left) = EFFORT.get();
        EFFORT.set((depth - 1, left));
    }
}

macro_rules! short_names {
    ($method:ident, $kind:ident: $($(#[$meta:meta])* $name:ident = $op:ident;)*) => {
        $($(#[$meta])*
        pub fn $name(&self, a: Expr, b: Expr) -> Expr {
            self.$method($kind::$op, a, b)
        })*
    };
}

impl ExprStore {
    /// The result of the first rule of the table that fires.
    fn rewrite(&self, table: &Table, proposal: &Proposal) -> Option<Expr> {
        let Some(_effort) = Effort::spend() else {
            self.count_exhausted();
            return None;
        };
        let found = table.rules.iter().enumerate();
        let (place, made) = found.filter_map(|(i, rule)| Some((i, (rule.apply)(self, proposal)?))).next()?;
        self.count_rule(table.first + place);
        Some(made)
    }

    /// Tries the rules on the term; if none fires, interns it.
    fn make(&self, table: &Table, view: View, width: Width) -> Expr {
        let mut operands = view.children();
        let a = operands.next().expect("rules are tried on operations only");
        let b = operands.next().unwrap_or(a);
        let proposal = Proposal { view, width, a, b, va: self.view(a), vb: self.view(b) };
        self.rewrite(table, &proposal).unwrap_or_else(|| self.intern(view, width))
    }

    fn same_width(&self, a: Expr, b: Expr) -> Width {
        let width = self.width(a);
        assert_eq!(width, self.width(b), "operands differ in width");
        width
    }

    /// The two operands of a commutative operation in canonical order: bases first, constants last, the rest by
    /// structure, so that the order never depends on the order of creation.
    fn in_order(&self, a: Expr, b: Expr) -> (Expr, Expr) {
        let key = |e: Expr| match self.view(e) {
            View::Base(_) => 0,
            View::Constant(_) => 2,
            _ => 1,
        };
        let left = (key(a), self.structural_hash(a), a);
        let right = (key(b), self.structural_hash(b), b);
        if left <= right { (a, b) } else { (b, a) }
    }

    // ---- integers --------------------------------------------------------------------------------------

    /// Arithmetic or bitwise operation on two terms of one width.
    pub fn binary(&self, op: BinaryOp, a: Expr, b: Expr) -> Expr {
        let width = self.same_width(a, b);
        if let (Some(x), Some(y)) = (self.constant_value(a), self.constant_value(b)) {
            return self.constant(width, concrete::binary(op, width, x, y));
        }
        let (a, b) = if is_commutative(op) { self.in_order(a, b) } else { (a, b) };
        self.make(Table::of_binary(op), View::Binary(op, a, b), width)
    }

    short_names! { binary, BinaryOp:
        /// Wrapping addition.
        add = Add;
        /// Wrapping subtraction.
        sub = Sub;
        /// Wrapping multiplication.
        mul = Mul;
        /// Unsigned division.
        udiv = UDiv;
        /// Signed division.
        sdiv = SDiv;
        /// Unsigned remainder.
        urem = URem;
        /// Signed remainder.
        srem = SRem;
        /// Bitwise and.
        and = And;
        /// Bitwise or.
        or = Or;
        /// Bitwise exclusive or.
        xor = Xor;
        /// Shift left.
        shl = Shl;
        /// Logical shift right.
        lshr = LShr;
        /// Arithmetic shift right.
        ashr = AShr;
    }

    /// Bitwise complement; logical negation of a 1-bit term.
    pub fn not(&self, a: Expr) -> Expr {
        self.xor(a, self.constant(self.width(a), u128::MAX))
    }

    /// Two's complement negation.
    pub fn neg(&self, a: Expr) -> Expr {
        self.sub(self.constant(self.width(a), 0), a)
    }

    /// Comparison of two terms of one width.
    pub fn compare(&self, op: CompareOp, a: Expr, b: Expr) -> Expr {
        let width = self.same_width(a, b);
        if let (Some(x), Some(y)) = (self.constant_value(a), self.constant_value(b)) {
            return self.bool(concrete::compare(op, width, x, y));
        }
        let (a, b) = if op == CompareOp::Eq { self.in_order(a, b) } else { (a, b) };
        self.make(Table::of_compare(op), View::Compare(op, a, b), 1)
    }

    short_names! { compare, CompareOp:
        /// Equal.
        eq = Eq;
        /// Unsigned less than.
        ult = Ult;
        /// Unsigned less than or equal.
        ule = Ule;
        /// Signed less than.
        slt = Slt;
        /// Signed less than or equal.
        sle = Sle;
    }

    /// Not equal.
    pub fn ne(&self, a: Expr, b: Expr) -> Expr {
        self.not(self.eq(a, b))
    }

    /// Unsigned greater than.
    pub fn ugt(&self, a: Expr, b: Expr) -> Expr {
        self.ult(b, a)
    }

    /// Unsigned greater than or equal.
    pub fn uge(&self, a: Expr, b: Expr) -> Expr {
        self.ule(b, a)
    }

    /// Signed greater than.
    pub fn sgt(&self, a: Expr, b: Expr) -> Expr {
        self.slt(b, a)
    }

    /// Signed greater than or equal.
    pub fn sge(&self, a: Expr, b: Expr) -> Expr {
        self.sle(b, a)
    }

    /// `a` where the 1-bit `condition` holds, else `b`.
    pub fn ite(&self, condition: Expr, a: Expr, b: Expr) -> Expr {
        assert_eq!(self.width(condition), 1, "a condition is one bit wide");
        let width = self.same_width(a, b);
        assert_ne!(width, 0, "array terms have no if-then-else");
        match self.constant_value(condition) {
            Some(0) => b,
            Some(_) => a,
            None => self.make(Table::ITE, View::Ite(condition, a, b), width),
        }
    }

    /// The conjunction of 1-bit terms; true if there are none.
    pub fn and_all(&self, terms: &[Expr]) -> Expr {
        terms.iter().fold(self.bool(true), |all, &term| self.and(all, term))
    }

    /// `!a | b` of 1-bit terms.
    pub fn implies(&self, a: Expr, b: Expr) -> Expr {
        self.or(self.not(a), b)
    }

    // ---- widths ----------------------------------------------------------------------------------------

    /// `width` bits of a term starting at bit `low`.
    pub fn extract(&self, of: Expr, low: Width, width: Width) -> Expr {
        let whole = self.width(of);
        assert!(
            width > 0 && u32::from(low) + u32::from(width) <= u32::from(whole),
            "extract beyond the term"
        );
        if width == whole {
            return of;
        }
        if let Some(value) = self.constant_value(of) {
            return self.constant(width, value >> low);
        }
        self.make(Table::EXTRACT, View::Extract { of, low }, width)
    }

    /// `high` above `low`.
    pub fn concat(&self, high: Expr, low: Expr) -> Expr {
        let low_width = self.width(low);
        let width = self.width(high) + low_width;
        assert!(width <= 128 && low_width > 0 && width > low_width, "concat of {width} bits");
        if let (Some(x), Some(y)) = (self.constant_value(high), self.constant_value(low)) {
            return self.constant(width, x << low_width | y);
        }
        self.make(Table::CONCAT, View::Concat { high, low }, width)
    }

    /// Extension with zeros to `width` bits.
    pub fn zext(&self, of: Expr, width: Width) -> Expr {
        self.extend(ExtendOp::Zero, of, width)
    }

    /// Extension with the sign bit to `width` bits.
    pub fn sext(&self, of: Expr, width: Width) -> Expr {
        self.extend(ExtendOp::Sign, of, width)
    }

    /// Extension to `width` bits; a term that has that width already stays as it is.
    pub fn extend(&self, op: ExtendOp, of: Expr, width: Width) -> Expr {
        let narrow = self.width(of);
        assert!(narrow > 0 && narrow <= width && width <= 128, "extension from {narrow} to {width} bits");
        if narrow == width {
            return of;
        }
        match (self.constant_value(of), op) {
            (Some(value), ExtendOp::Zero) => self.constant(width, value),
            (Some(value), ExtendOp::Sign) => {
                self.constant(width, concrete::sign_extend(narrow, width, value))
            }
            (None, ExtendOp::Zero) => self.make(Table::ZEXT, View::Extend(op, of), width),
            (None, ExtendOp::Sign) => self.make(Table::SEXT, View::Extend(op, of), width),
        }
    }

    /// Quotient and remainder of a number that is at most `most` and a constant. A division takes many gates, so it is made in as few bits as
    /// that takes.
    pub fn divided(&self, of: Expr, by: u128, most: u128) -> (Expr, Expr) {
        let width = self.width(of);
        let needed = (128 - most.max(by).leading_zeros()) as Width;
        let narrow = if by.is_power_of_two() { width } else { needed.clamp(1, width) };
        let (of, by) = (self.truncate(of, narrow), self.constant(narrow, by));
        (self.zext(self.udiv(of, by), width), self.zext(self.urem(of, by), width))
    }

    /// The lower `width` bits.
    pub fn truncate(&self, of: Expr, width: Width) -> Expr {
        self.extract(of, 0, width)
    }

    /// The term as an unsigned number of `width` bits: truncated or extended with zeros.
    pub fn resize_unsigned(&self, of: Expr, width: Width) -> Expr {
        if self.width(of) > width { self.truncate(of, width) } else { self.zext(of, width) }
    }

    /// The term as a signed number of `width` bits: truncated or extended with the sign bit.
    pub fn resize_signed(&self, of: Expr, width: Width) -> Expr {
        if self.width(of) > width { self.truncate(of, width) } else { self.sext(of, width) }
    }

    // ---- arrays ----------------------------------------------------------------------------------------

    /// The byte of an array term at a 64-bit index; 0 beyond its size. A read of a λ array becomes a term without it,
    /// which is as large as the array has levels; a level that shifts make the read visit at several indices counts as many
    /// times.
    pub fn select(&self, array: Expr, index: Expr) -> Expr {
        assert!(
            self.width(array) == 0 && self.width(index) == 64,
            "select needs an array and a 64-bit index"
        );
        match self.has_lambda(array) {
            true => self.instantiated(array, index),
            false => self.make(Table::SELECT, View::Select { array, index }, 8),
        }
    }

    /// An array term with one byte changed; beyond its size nothing changes. A shifted array is only read.
    pub fn store(&self, array: Expr, index: Expr, value: Expr) -> Expr {
        assert!(self.width(array) == 0 && self.width(index) == 64, "store needs an array and a 64-bit index");
        assert_eq!(self.width(value), 8, "an array holds bytes");
        self.assert_not_shifted(array);
        self.make(Table::STORE, View::Store { array, index, value }, 0)
    }

    /// The array of `size` elements that are all this byte. The size is below 2^63 - 1, or `u64::MAX` for an array without
    /// end.
    pub fn array_filled(&self, byte: Expr, size: u64) -> Expr {
        assert_eq!(self.width(byte), 8, "an array holds bytes");
        assert!(size < ENDLESS || size == u64::MAX, "an array of {size} bytes");
        self.intern(View::ArrayFilled { byte, size }, 0)
    }

    /// The array without end whose element at [`ExprStore::bound_index`] is this byte.
    pub fn lambda(&self, body: Expr) -> Expr {
        assert_eq!(self.width(body), 8, "an array holds bytes");
        match self.has_bound_index(body) {
            true => self.intern(View::Lambda { body }, 0),
            false => self.array_filled(body, u64::MAX),
        }
    }

    /// The array without end whose element `i` is element `i + by` of an array term, with a sum that wraps; where the sum
    /// is outside, the element is 0. Shifted by the constant 0, it is the array itself, which has its own size: so a
    /// shifted array is only read, and nothing is stored in it.
    pub fn shifted(&self, array: Expr, by: Expr) -> Expr {
        assert!(self.width(array) == 0 && self.width(by) == 64, "a shift needs an array and a 64-bit offset");
        self.make(Table::SHIFTED, View::Shifted { array, by }, 0)
    }

    /// An array term with the elements from `start` up to, but not with, `end` (64 bits, unsigned) replaced by the elements
    /// of `source` at the same indices; beyond its size nothing changes.
    pub fn overlay(&self, array: Expr, start: Expr, end: Expr, source: Expr) -> Expr {
        assert!(self.width(start) == 64 && self.width(end) == 64, "an overlay has bounds of 64 bits");
        self.overlay_within(array, self.concat(end, start), source)
    }

    /// As [`ExprStore::overlay`], with both bounds in one term.
    pub(crate) fn overlay_within(&self, array: Expr, bounds: Expr, source: Expr) -> Expr {
        assert!(self.width(array) == 0 && self.width(source) == 0, "an overlay is made of two arrays");
        self.assert_not_shifted(array);
        self.make(Table::OVERLAY, View::Overlay { array, bounds, source }, 0)
    }

    /// Start and end of an overlay.
    pub fn overlay_bounds(&self, bounds: Expr) -> (Expr, Expr) {
        (self.extract(bounds, 0, 64), self.extract(bounds, 64, 64))
    }

    fn assert_not_shifted(&self, array: Expr) {
        assert!(!matches!(self.view(array), View::Shifted { .. }), "a shifted array is only read");
    }

    // ---- floats ----------------------------------------------------------------------------------------

    fn format(&self, width: Width) -> FloatFormat {
        FloatFormat::of_width(width).unwrap_or_else(|| panic!("no float format has {width} bits"))
    }

    /// Float arithmetic.
    pub fn float_binary(&self, op: FloatBinaryOp, a: Expr, b: Expr) -> Expr {
        let width = self.same_width(a, b);
        let format = self.format(width);
        if let (Some(x), Some(y)) = (self.constant_value(a), self.constant_value(b)) {
            return self.constant(width, concrete_float::binary(op, format, x, y));
        }
        let commutes = matches!(op, FloatBinaryOp::Add | FloatBinaryOp::Mul);
        let (a, b) = if commutes { self.in_order(a, b) } else { (a, b) };
        self.make(Table::FLOAT_BINARY, View::FloatBinary(op, a, b), width)
    }

    /// Float comparison.
    pub fn float_compare(&self, op: FloatCompareOp, a: Expr, b: Expr) -> Expr {
        let format = self.format(self.same_width(a, b));
        if let (Some(x), Some(y)) = (self.constant_value(a), self.constant_value(b)) {
            return self.bool(concrete_float::compare(op, format, x, y));
        }
        let (a, b) = if op == FloatCompareOp::Eq { self.in_order(a, b) } else { (a, b) };
        self.make(Table::FLOAT_COMPARE, View::FloatCompare(op, a, b), 1)
    }

    /// Square root.
    pub fn float_sqrt(&self, of: Expr) -> Expr {
        let width = self.width(of);
        let format = self.format(width);
        match self.constant_value(of) {
            Some(value) => self.constant(width, concrete_float::sqrt(format, value)),
            None => self.intern(View::FloatSqrt(of), width),
        }
    }

    /// Rounding to an integral value.
    pub fn float_round(&self, rounding: Rounding, of: Expr) -> Expr {
        let width = self.width(of);
        let format = self.format(width);
        match self.constant_value(of) {
            Some(value) => self.constant(width, concrete_float::round(rounding, format, value)),
            None => self.make(Table::FLOAT_ROUND, View::FloatRound(rounding, of), width),
        }
    }

    /// `a * b + c` with a single rounding.
    pub fn float_fma(&self, a: Expr, b: Expr, c: Expr) -> Expr {
        let width = self.same_width(a, b);
        let format = self.format(self.same_width(b, c));
        let values = (self.constant_value(a), self.constant_value(b), self.constant_value(c));
        if let (Some(x), Some(y), Some(z)) = values {
            return self.constant(width, concrete_float::fma(format, x, y, z));
        }
        let (a, b) = self.in_order(a, b);
        self.intern(View::FloatFma(a, b, c), width)
    }

    /// Conversion to the float format of `width` bits.
    pub fn float_convert(&self, of: Expr, width: Width) -> Expr {
        let (from, to) = (self.format(self.width(of)), self.format(width));
        match self.constant_value(of) {
            Some(value) => self.constant(width, concrete_float::convert(from, to, value)),
            None => self.make(Table::FLOAT_CONVERT, View::FloatConvert(of), width),
        }
    }

    /// Integer to the float format of `width` bits.
    pub fn float_from_int(&self, signedness: Signedness, of: Expr, width: Width) -> Expr {
        let (from, to) = (self.width(of), self.format(width));
        match self.constant_value(of) {
            Some(value) => self.constant(width, concrete_float::from_int(signedness, from, to, value)),
            None => self.make(Table::FLOAT_FROM_INT, View::FloatFromInt { signedness, of }, width),
        }
    }

    /// Float to an integer of `width` bits.
    pub fn float_to_int(&self, signedness: Signedness, of: Expr, width: Width) -> Expr {
        let from = self.format(self.width(of));
        assert!((1..=128).contains(&width), "a bit-vector is 1 to 128 bits wide, not {width}");
        match self.constant_value(of) {
            Some(value) => self.constant(width, concrete_float::to_int(signedness, from, width, value)),
            None => self.make(Table::FLOAT_TO_INT, View::FloatToInt { signedness, of }, width),
        }
    }
}

pub(crate) fn is_commutative(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor)
}
