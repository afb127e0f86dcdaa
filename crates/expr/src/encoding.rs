//! The encoding of a [`View`] as a node: one byte for the operation and three operand words.
//!
//! The numbers are private to a running store; nothing is written to disk in this form.

use crate::nodes::Node;
use crate::store::Expr;
use crate::view::*;

pub(crate) const CONSTANT: u8 = 0;
pub(crate) const BYTE: u8 = 1;
const BASE: u8 = 2;
const BINARY: u8 = 3;
const COMPARE: u8 = 16;
const ITE: u8 = 21;
pub(crate) const EXTRACT: u8 = 22;
const CONCAT: u8 = 23;
const EXTEND: u8 = 24;
const SELECT: u8 = 26;
const ARRAY_SYMBOL: u8 = 27;
const ARRAY_CONSTANT: u8 = 28;
const STORE: u8 = 29;
const FLOAT_BINARY: u8 = 30;
const FLOAT_COMPARE: u8 = 35;
const FLOAT_SQRT: u8 = 38;
const FLOAT_ROUND: u8 = 39;
const FLOAT_FMA: u8 = 44;
const FLOAT_CONVERT: u8 = 45;
const FLOAT_FROM_INT: u8 = 46;
const FLOAT_TO_INT: u8 = 48;
const ARRAY_FILLED: u8 = 50;
const SHIFTED: u8 = 51;
const OVERLAY: u8 = 52;
const LAMBDA: u8 = 53;
/// The node of a term that was given back. It has no view: whoever looks at it has kept a term without saying so.
pub(crate) const GIVEN_BACK: Node = Node { tag: u8::MAX, width: 0, args: [0; 3], hash: 0, fact: 0 };
const FLOAT_OPS: [FloatBinaryOp; 5] =
    [FloatBinaryOp::Add, FloatBinaryOp::Sub, FloatBinaryOp::Mul, FloatBinaryOp::Div, FloatBinaryOp::Rem];
const FLOAT_COMPARE_OPS: [FloatCompareOp; 3] = [FloatCompareOp::Eq, FloatCompareOp::Lt, FloatCompareOp::Le];
const ROUNDINGS: [Rounding; 5] =
    [Rounding::NearestEven, Rounding::NearestAway, Rounding::TowardZero, Rounding::Down, Rounding::Up];

/// Tag and operand words of a view that is not a constant.
pub(crate) fn encode(view: View) -> (u8, [u32; 3]) {
    let none = 0;
    match view {
        View::Constant(_) => unreachable!("constants are encoded by the store itself"),
        View::Byte(symbol) => (BYTE, [symbol.array.0, symbol.offset, none]),
        View::Base(base) => (BASE, [base.0, none, none]),
        View::Binary(op, a, b) => (BINARY + op as u8, [a.to_bits(), b.to_bits(), none]),
        View::Compare(op, a, b) => (COMPARE + op as u8, [a.to_bits(), b.to_bits(), none]),
        View::Ite(c, a, b) => (ITE, [c.to_bits(), a.to_bits(), b.to_bits()]),
        View::Extract { of, low } => (EXTRACT, [of.to_bits(), u32::from(low), none]),
        View::Concat { high, low } => (CONCAT, [high.to_bits(), low.to_bits(), none]),
        View::Extend(op, of) => (EXTEND + op as u8, [of.to_bits(), none, none]),
        View::Select { array, index } => (SELECT, [array.to_bits(), index.to_bits(), none]),
        View::ArraySymbol(array) => (ARRAY_SYMBOL, [array.0, none, none]),
        View::ArrayConstant(bytes) => (ARRAY_CONSTANT, [bytes.0, none, none]),
        View::Store { array, index, value } => (STORE, [array.to_bits(), index.to_bits(), value.to_bits()]),
        View::ArrayFilled { byte, size } => {
            (ARRAY_FILLED, [byte.to_bits(), size as u32, (size >> 32) as u32])
        }
        View::Lambda { body } => (LAMBDA, [body.to_bits(), none, none]),
        View::Shifted { array, by } => (SHIFTED, [array.to_bits(), by.to_bits(), none]),
        View::Overlay { array, bounds, source } => {
            (OVERLAY, [array.to_bits(), bounds.to_bits(), source.to_bits()])
        }
        View::FloatBinary(op, a, b) => (FLOAT_BINARY + op as u8, [a.to_bits(), b.to_bits(), none]),
        View::FloatCompare(op, a, b) => (FLOAT_COMPARE + op as u8, [a.to_bits(), b.to_bits(), none]),
        View::FloatSqrt(of) => (FLOAT_SQRT, [of.to_bits(), none, none]),
        View::FloatRound(rounding, of) => (FLOAT_ROUND + rounding as u8, [of.to_bits(), none, none]),
        View::FloatFma(a, b, c) => (FLOAT_FMA, [a.to_bits(), b.to_bits(), c.to_bits()]),
        View::FloatConvert(of) => (FLOAT_CONVERT, [of.to_bits(), none, none]),
        View::FloatFromInt { signedness, of } => {
            (FLOAT_FROM_INT + signedness as u8, [of.to_bits(), none, none])
        }
        View::FloatToInt { signedness, of } => (FLOAT_TO_INT + signedness as u8, [of.to_bits(), none, none]),
    }
}

/// The view of a node that is not a constant.
#[inline(always)]
pub(crate) fn decode(tag: u8, args: [u32; 3]) -> View {
    let expr = |at: usize| Expr::from_bits(args[at]).expect("the term was not given back");
    let signedness = |unsigned: u8| if tag == unsigned { Signedness::Unsigned } else { Signedness::Signed };
    match tag {
        BYTE => View::Byte(Symbol { array: ArrayId(args[0]), offset: args[1] }),
        BASE => View::Base(BaseId(args[0])),
        BINARY..COMPARE => View::Binary(BinaryOp::ALL[usize::from(tag - BINARY)], expr(0), expr(1)),
        COMPARE..ITE => View::Compare(CompareOp::ALL[usize::from(tag - COMPARE)], expr(0), expr(1)),
        ITE => View::Ite(expr(0), expr(1), expr(2)),
        EXTRACT => View::Extract { of: expr(0), low: args[1] as Width },
        CONCAT => View::Concat { high: expr(0), low: expr(1) },
        EXTEND => View::Extend(ExtendOp::Zero, expr(0)),
        25 => View::Extend(ExtendOp::Sign, expr(0)),
        SELECT => View::Select { array: expr(0), index: expr(1) },
        ARRAY_SYMBOL => View::ArraySymbol(ArrayId(args[0])),
        ARRAY_CONSTANT => View::ArrayConstant(BytesId(args[0])),
        STORE => View::Store { array: expr(0), index: expr(1), value: expr(2) },
        ARRAY_FILLED => {
            View::ArrayFilled { byte: expr(0), size: u64::from(args[1]) | u64::from(args[2]) << 32 }
        }
        LAMBDA => View::Lambda { body: expr(0) },
        SHIFTED => View::Shifted { array: expr(0), by: expr(1) },
        OVERLAY => View::Overlay { array: expr(0), bounds: expr(1), source: expr(2) },
        FLOAT_BINARY..FLOAT_COMPARE => {
            View::FloatBinary(FLOAT_OPS[usize::from(tag - FLOAT_BINARY)], expr(0), expr(1))
        }
        FLOAT_COMPARE..FLOAT_SQRT => {
            View::FloatCompare(FLOAT_COMPARE_OPS[usize::from(tag - FLOAT_COMPARE)], expr(0), expr(1))
        }
        FLOAT_SQRT => View::FloatSqrt(expr(0)),
        FLOAT_ROUND..FLOAT_FMA => View::FloatRound(ROUNDINGS[usize::from(tag - FLOAT_ROUND)], expr(0)),
        FLOAT_FMA => View::FloatFma(expr(0), expr(1), expr(2)),
        FLOAT_CONVERT => View::FloatConvert(expr(0)),
        FLOAT_FROM_INT..FLOAT_TO_INT => {
            View::FloatFromInt { signedness: signedness(FLOAT_FROM_INT), of: expr(0) }
        }
        _ => View::FloatToInt { signedness: signedness(FLOAT_TO_INT), of: expr(0) },
    }
}
