//! The [`Value`] of a term of a script, of some [`Sort`] and made of Loam's terms.
//!
//! A term that Loam's terms cannot express has a value too, [`Value::Outside`], and so has every term built on it: a
//! script is read to its end, and only the result of a query that depends on such a value is unknown.

use crate::arrays::ArrayRef;
use crate::reals::Real;
use loam_expr::{Expr, FloatFormat, Rounding, Width};
use std::fmt;
use std::rc::Rc;

/// A sort whose values are bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scalar {
    /// Bool: one bit.
    Bool,
    /// A bit-vector.
    Bits(Width),
    /// A float, by the bits of Loam's encoding.
    Float(FloatFormat),
}

impl Scalar {
    /// The width of Loam's term.
    pub fn width(self) -> Width {
        match self {
            Self::Bool => 1,
            Self::Bits(width) => width,
            Self::Float(format) => format.width(),
        }
    }
}

/// A sort of arrays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ArraySort {
    /// The sort of the indices.
    pub index: Scalar,
    /// The sort of the elements.
    pub element: Scalar,
}

/// A sort.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// Bits.
    Scalar(Scalar),
    /// RoundingMode.
    Rounding,
    /// An array.
    Array(ArraySort),
    /// A sort that Loam's terms do not have, and why.
    Outside(Rc<str>),
}

/// A float value as bits; all NaN encodings are the same value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Float {
    /// The format.
    pub format: FloatFormat,
    /// The bits. An x87 extended value has the integer bit that belongs to its exponent.
    pub bits: Expr,
    /// Whether NaN, if it can occur, is always the canonical one.
    pub canonical: bool,
}

/// A part of a conjunction that may define arrays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// A 1-bit term.
    Holds(Expr),
    /// Two arrays are equal.
    Same(ArrayRef, ArrayRef),
}

/// The value of a term.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// A Bool, one bit.
    Bool(Expr),
    /// A bit-vector.
    Bits(Expr),
    /// A float.
    Float(Float),
    /// A constant rounding mode.
    Rounding(Rounding),
    /// A number of Int or Real.
    Real(Real),
    /// An array.
    Array(ArrayRef),
    /// A Bool that is a conjunction with equalities of arrays: only an assertion can use it.
    Facts(Rc<[Fact]>),
    /// Not expressible, and why.
    Outside(Rc<str>),
}

impl Value {
    /// Not expressible.
    pub fn outside(why: impl Into<String>) -> Self {
        Self::Outside(why.into().into())
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bool => write!(f, "Bool"),
            Self::Bits(width) => write!(f, "(_ BitVec {width})"),
            Self::Float(format) => {
                let (exponent, significand) = format.exponent_and_significand();
                write!(f, "(_ FloatingPoint {exponent} {significand})")
            }
        }
    }
}

impl fmt::Display for ArraySort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(Array {} {})", self.index, self.element)
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scalar(scalar) => write!(f, "{scalar}"),
            Self::Rounding => write!(f, "RoundingMode"),
            Self::Array(sort) => write!(f, "{sort}"),
            Self::Outside(why) => write!(f, "a sort that Loam does not have ({why})"),
        }
    }
}

/// The indices of `(_ FloatingPoint 8 24)`: how many bits a float has, as SMT-LIB counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatBits {
    /// Bits of the exponent.
    pub exponent: u64,
    /// Bits of the significand, with the hidden one.
    pub significand: u64,
}

/// The format with these numbers of bits.
pub fn format_of(bits: FloatBits) -> Option<FloatFormat> {
    use FloatFormat::*;
    [Half, Single, Double, Extended, Quad].into_iter().find(|format| {
        let (exponent, significand) = format.exponent_and_significand();
        bits == FloatBits { exponent: exponent.into(), significand: significand.into() }
    })
}
