//! The terms: [`View`] is one level of a term as plain data.
//!
//! Everything that walks expressions (evaluator, encoders, printers, rewrite rules) matches on a `View` and
//! follows the [`Expr`] handles in it, all of which [`View::children`] lists. Nothing here builds expressions.
//!
//! Semantics of the operations, shared by the simplifier, the evaluator and every solver backend:
//! - bit-vectors are 1 to 128 bits wide; arithmetic wraps;
//! - division by zero is total as in SMT-LIB: `x udiv 0` = all ones, `x urem 0` = `x`, and the signed forms
//!   follow from the unsigned ones; a shift by the width or more gives 0 (`AShr`: all sign bits);
//! - arrays are finite sequences of bytes; selecting at or beyond the size gives 0, storing there changes nothing; an
//!   array of size `u64::MAX` has no end: every index is inside;
//! - a λ array ([`View::ArrayFilled`], [`View::Lambda`], [`View::Shifted`], [`View::Overlay`]) says what each element is. It may have stores
//!   above it, and is part of array terms only: a read of one is instantiated when it is built, so no term has a
//!   [`View::Select`] with a λ array at or below its array. [`View::Shifted`] is only read: it is the source of an
//!   overlay, and never the array of a store or of an overlay;
//! - floats are their IEEE bits in a bit-vector; the format follows from the width (see [`FloatFormat`]);
//!   a float operation that yields NaN yields the one canonical NaN of [`FloatFormat::nan`].

use crate::store::Expr;
use loam_base::define_id;

pub use loam_base::{Sign, Signedness};

define_id!(
    /// A symbolic array: the contents of one object made symbolic, as named by the program.
    ArrayId,
    "array"
);
define_id!(
    /// The opaque base of an address term; only the memory model knows its address.
    BaseId,
    "base"
);
define_id!(
    /// Interned constant bytes: the contents of a constant array.
    BytesId,
    "bytes"
);

/// One byte of a symbolic array: the atom of which all symbolic inputs are made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symbol {
    /// The array.
    pub array: ArrayId,
    /// The offset of the byte.
    pub offset: u32,
}

/// Width of a bit-vector in bits, 1 to 128. Array terms have width 0.
pub type Width = u16;

/// Arithmetic and bitwise operations on two bit-vectors of equal width.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum BinaryOp {
    /// Wrapping addition.
    Add,
    /// Wrapping subtraction.
    Sub,
    /// Wrapping multiplication.
    Mul,
    /// Unsigned division.
    UDiv,
    /// Signed division, towards zero.
    SDiv,
    /// Unsigned remainder.
    URem,
    /// Signed remainder, sign of the dividend.
    SRem,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left.
    Shl,
    /// Logical shift right.
    LShr,
    /// Arithmetic shift right.
    AShr,
}

impl BinaryOp {
    /// All of them, in their order.
    pub const ALL: [Self; 13] = [
        Self::Add,
        Self::Sub,
        Self::Mul,
        Self::UDiv,
        Self::SDiv,
        Self::URem,
        Self::SRem,
        Self::And,
        Self::Or,
        Self::Xor,
        Self::Shl,
        Self::LShr,
        Self::AShr,
    ];
}

impl CompareOp {
    /// All of them, in their order.
    pub const ALL: [Self; 5] = [Self::Eq, Self::Ult, Self::Ule, Self::Slt, Self::Sle];
}

/// Comparisons of two bit-vectors of equal width; the result is one bit wide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum CompareOp {
    /// Equal.
    Eq,
    /// Unsigned less than.
    Ult,
    /// Unsigned less than or equal.
    Ule,
    /// Signed less than.
    Slt,
    /// Signed less than or equal.
    Sle,
}

/// Extension of a bit-vector to a greater width.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum ExtendOp {
    /// With zeros.
    Zero,
    /// With the sign bit.
    Sign,
}

/// A floating-point format, named by the width of its bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum FloatFormat {
    /// IEEE half, 16 bits.
    Half,
    /// IEEE single, 32 bits.
    Single,
    /// IEEE double, 64 bits.
    Double,
    /// x87 extended, 80 bits with an explicit integer bit (bit 63).
    Extended,
    /// IEEE quad, 128 bits.
    Quad,
}

impl FloatFormat {
    /// The format whose bits are `width` wide.
    pub fn of_width(width: Width) -> Option<Self> {
        match width {
            16 => Some(Self::Half),
            32 => Some(Self::Single),
            64 => Some(Self::Double),
            80 => Some(Self::Extended),
            128 => Some(Self::Quad),
            _ => None,
        }
    }

    /// Number of bits in memory.
    pub fn width(self) -> Width {
        match self {
            Self::Half => 16,
            Self::Single => 32,
            Self::Double => 64,
            Self::Extended => 80,
            Self::Quad => 128,
        }
    }

    /// Exponent bits and significand bits (the latter with the hidden or integer bit), as SMT-LIB counts them.
    pub fn exponent_and_significand(self) -> (u16, u16) {
        match self {
            Self::Half => (5, 11),
            Self::Single => (8, 24),
            Self::Double => (11, 53),
            Self::Extended => (15, 64),
            Self::Quad => (15, 113),
        }
    }

    /// The canonical NaN: what x86 produces for an invalid operation (negative, quiet, empty payload).
    pub fn nan(self) -> u128 {
        match self {
            Self::Half => 0xfe00,
            Self::Single => 0xffc0_0000,
            Self::Double => 0xfff8_0000_0000_0000,
            Self::Extended => 0xffff_c000_0000_0000_0000,
            Self::Quad => 0xffff_8000_0000_0000_0000_0000_0000_0000,
        }
    }
}

/// Float operations on two values of one format, rounding to nearest even.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum FloatBinaryOp {
    /// Addition.
    Add,
    /// Subtraction.
    Sub,
    /// Multiplication.
    Mul,
    /// Division.
    Div,
    /// C's `fmod`: the sign of the dividend, quotient rounded towards zero.
    Rem,
}

/// Float comparisons, false if either side is NaN; the result is one bit wide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum FloatCompareOp {
    /// Ordered and equal (+0 equals -0).
    Eq,
    /// Ordered and less.
    Lt,
    /// Ordered and less or equal.
    Le,
}

/// Rounding of a float to an integral float of the same format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Rounding {
    /// To nearest, ties to even (`rint`, `nearbyint`, `roundeven`).
    NearestEven,
    /// To nearest, ties away from zero (`round`).
    NearestAway,
    /// Towards zero (`trunc`).
    TowardZero,
    /// Down (`floor`).
    Down,
    /// Up (`ceil`).
    Up,
}

/// One level of an expression.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// A constant; bits above the width are zero.
    Constant(u128),
    /// One symbolic byte, 8 bits.
    Byte(Symbol),
    /// The opaque base of an address, 64 bits.
    Base(BaseId),
    /// Arithmetic and bitwise operation.
    Binary(BinaryOp, Expr, Expr),
    /// Comparison.
    Compare(CompareOp, Expr, Expr),
    /// `Ite(condition, then, else)`; the condition is one bit wide.
    Ite(Expr, Expr, Expr),
    /// `width` bits of an expression starting at bit `low`.
    Extract {
        /// The wider expression.
        of: Expr,
        /// The lowest bit taken.
        low: Width,
    },
    /// `high` above `low`; the widths add up.
    Concat {
        /// The upper bits.
        high: Expr,
        /// The lower bits.
        low: Expr,
    },
    /// Extension to a greater width.
    Extend(ExtendOp, Expr),
    /// One byte of an array at a 64-bit index, 8 bits.
    Select {
        /// An array term.
        array: Expr,
        /// A 64-bit index.
        index: Expr,
    },
    /// A symbolic array (width 0).
    ArraySymbol(ArrayId),
    /// A constant array (width 0).
    ArrayConstant(BytesId),
    /// An array with one byte changed (width 0).
    Store {
        /// The array before.
        array: Expr,
        /// A 64-bit index.
        index: Expr,
        /// The byte stored, 8 bits.
        value: Expr,
    },
    /// λi. `byte` (width 0).
    ArrayFilled {
        /// The byte that every element is, 8 bits.
        byte: Expr,
        /// The number of elements.
        size: u64,
    },
    /// λi. `body`, without an end (width 0). The index `i` is [`ExprStore::bound_index`](crate::ExprStore::bound_index).
    Lambda {
        /// The element, 8 bits.
        body: Expr,
    },
    /// λi. `array[i + by]`, with a sum that wraps (width 0). It has no end: where the sum is outside of `array`, the
    /// element is 0.
    Shifted {
        /// An array term.
        array: Expr,
        /// The index in `array` of the first element, 64 bits.
        by: Expr,
    },
    /// λi. `source[i]` where `start <= i < end`, else `array[i]` (width 0). The size is that of `array`.
    Overlay {
        /// The array outside of the bounds.
        array: Expr,
        /// 128 bits: `end` above `start`; see [`ExprStore::overlay_bounds`](crate::ExprStore::overlay_bounds).
        bounds: Expr,
        /// The array inside of the bounds.
        source: Expr,
    },
    /// Float arithmetic.
    FloatBinary(FloatBinaryOp, Expr, Expr),
    /// Float comparison.
    FloatCompare(FloatCompareOp, Expr, Expr),
    /// Square root, to nearest even.
    FloatSqrt(Expr),
    /// Rounding to an integral value.
    FloatRound(Rounding, Expr),
    /// `a * b + c` with a single rounding.
    FloatFma(Expr, Expr, Expr),
    /// Float to the format of this expression's width, to nearest even.
    FloatConvert(Expr),
    /// Integer to the float format of this expression's width, to nearest even.
    FloatFromInt {
        /// How the integer is interpreted.
        signedness: Signedness,
        /// The integer.
        of: Expr,
    },
    /// Float to an integer of this expression's width, towards zero; NaN and values out of range give 0.
    FloatToInt {
        /// How the integer is interpreted.
        signedness: Signedness,
        /// The float.
        of: Expr,
    },
}

impl View {
    /// The operands, in order. Every walk over terms takes its next terms from here.
    pub fn children(self) -> Children {
        let (items, len) = match self {
            View::Constant(_) | View::Byte(_) | View::Base(_) => ([None; 3], 0),
            View::ArraySymbol(_) | View::ArrayConstant(_) => ([None; 3], 0),
            View::Binary(_, a, b)
            | View::Compare(_, a, b)
            | View::Concat { high: a, low: b }
            | View::Select { array: a, index: b }
            | View::Shifted { array: a, by: b }
            | View::FloatBinary(_, a, b)
            | View::FloatCompare(_, a, b) => ([Some(a), Some(b), None], 2),
            View::Ite(a, b, c)
            | View::Store { array: a, index: b, value: c }
            | View::Overlay { array: a, bounds: b, source: c }
            | View::FloatFma(a, b, c) => ([Some(a), Some(b), Some(c)], 3),
            View::Extract { of, .. }
            | View::Extend(_, of)
            | View::ArrayFilled { byte: of, .. }
            | View::Lambda { body: of }
            | View::FloatSqrt(of)
            | View::FloatRound(_, of)
            | View::FloatConvert(of)
            | View::FloatFromInt { of, .. }
            | View::FloatToInt { of, .. } => ([Some(of), None, None], 1),
        };
        Children { items, at: 0, len }
    }

    /// Whether the term has no operands.
    pub fn is_leaf(self) -> bool {
        self.children().next().is_none()
    }

    /// Whether the term is an operation on floats. Its result may be a plain bit-vector, as that of a comparison is.
    pub fn is_float_operation(self) -> bool {
        match self {
            View::FloatBinary(..)
            | View::FloatCompare(..)
            | View::FloatSqrt(_)
            | View::FloatRound(..)
            | View::FloatFma(..)
            | View::FloatConvert(_)
            | View::FloatFromInt { .. }
            | View::FloatToInt { .. } => true,
            View::Constant(_)
            | View::Byte(_)
            | View::Base(_)
            | View::Binary(..)
            | View::Compare(..)
            | View::Ite(..)
            | View::Extract { .. }
            | View::Concat { .. }
            | View::Extend(..)
            | View::Select { .. }
            | View::ArraySymbol(_)
            | View::ArrayConstant(_)
            | View::Store { .. }
            | View::ArrayFilled { .. }
            | View::Lambda { .. }
            | View::Shifted { .. }
            | View::Overlay { .. } => false,
        }
    }
}

/// Iterator over the operands of a view.
#[derive(Clone, Copy, Debug)]
pub struct Children {
    items: [Option<Expr>; 3],
    at: u8,
    len: u8,
}

impl Iterator for Children {
    type Item = Expr;

    fn next(&mut self) -> Option<Expr> {
        if self.at == self.len {
            return None;
        }
        let item = self.items[usize::from(self.at)];
        self.at += 1;
        item
    }
}

impl DoubleEndedIterator for Children {
    fn next_back(&mut self) -> Option<Expr> {
        if self.at == self.len {
            return None;
        }
        self.len -= 1;
        self.items[usize::from(self.len)]
    }
}
