//! Transfer functions: the fact of a term from the facts of its operands, one small function per operation.
//!
//! The store computes the facts of its own nodes with [`transfer`], where operands have the facts that hold for every
//! input. A caller with narrower facts, for example those that follow from a path condition, runs the same functions on
//! its own facts. The result holds for all values that the operands' facts allow, and is as tight as the comment of
//! each function states; operations on floats give the top.

use crate::concrete::{self, extract, ones, truncate};
use crate::facts::Fact;
use crate::store::{Expr, ExprStore};
use crate::view::*;

/// Most indices of a constant array that one read inspects; with more, the fact is that of the whole array.
const INDICES_SEEN: u128 = 256;

/// The fact of a term; `operand` gives the facts of its operands (those of [`View::children`]).
pub fn transfer(store: &ExprStore, e: Expr, operand: &mut dyn FnMut(Expr) -> Fact) -> Fact {
    of_view(store, store.view(e), store.width(e), operand)
}

/// As [`transfer`], for a term that may not exist yet.
pub(crate) fn of_view(
    store: &ExprStore,
    view: View,
    width: Width,
    operand: &mut dyn FnMut(Expr) -> Fact,
) -> Fact {
    match view {
        View::Constant(value) => Fact::of_constant(width, value),
        View::Binary(op, a, b) => of_binary(op, width, &operand(a), &operand(b)),
        View::Compare(op, a, b) => of_compare(op, store.width(a), &operand(a), &operand(b)),
        View::Ite(condition, a, b) => match operand(condition).constant() {
            Some(0) => operand(b),
            Some(_) => operand(a),
            None => operand(a).join(&operand(b)),
        },
        View::Extract { of, low } => of_extract(&operand(of), low, width),
        View::Concat { high, low } => of_concat(&operand(high), &operand(low), store.width(low)),
        View::Extend(ExtendOp::Zero, of) => operand(of),
        View::Extend(ExtendOp::Sign, of) => of_sign_extension(&operand(of), store.width(of), width),
        View::Select { array, index } => of_select(store, array, &operand(index)),
        View::Byte(_) | View::Base(_) => Fact::top(width),
        View::ArraySymbol(_) | View::ArrayConstant(_) | View::Store { .. } => Fact::top(width),
        View::ArrayFilled { .. } | View::Lambda { .. } => Fact::top(width),
        View::Shifted { .. } | View::Overlay { .. } => Fact::top(width),
        View::FloatBinary(..) | View::FloatCompare(..) | View::FloatSqrt(_) => Fact::top(width),
        View::FloatRound(..) | View::FloatFma(..) | View::FloatConvert(_) => Fact::top(width),
        View::FloatFromInt { .. } | View::FloatToInt { .. } => Fact::top(width),
    }
}

/// The reduced fact. Contradictory operands have no values, so any fact is sound for them.
fn made(width: Width, (low, high): (u128, u128), (zeros, set): (u128, u128)) -> Fact {
    Fact::new(low, high, zeros | !ones(width), set).unwrap_or(Fact::top(width))
}

fn all(width: Width) -> (u128, u128) {
    (0, ones(width))
}

const NO_BITS: (u128, u128) = (0, 0);

fn of_binary(op: BinaryOp, width: Width, a: &Fact, b: &Fact) -> Fact {
    if let (Some(x), Some(y)) = (a.constant(), b.constant()) {
        return Fact::of_constant(width, concrete::binary(op, width, x, y));
    }
    // Common cases in which nothing is known: the code below would give the same result.
    let unknown = |fact: &Fact| *fact == Fact::top(width);
    let says_nothing = match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => unknown(a) || unknown(b),
        BinaryOp::Mul | BinaryOp::And | BinaryOp::Or => unknown(a) && unknown(b),
        _ => false,
    };
    if says_nothing {
        return Fact::top(width);
    }
    match op {
        BinaryOp::Add => made(width, add_bounds(width, a, b), add_bits(width, a, b, Carry::Clear)),
        BinaryOp::Sub => {
            made(width, sub_bounds(width, a, b), add_bits(width, a, &complement(width, b), Carry::Set))
        }
        BinaryOp::Mul => made(width, mul_bounds(width, a, b), mul_bits(a, b)),
        BinaryOp::UDiv => made(width, udiv_bounds(width, a, b), NO_BITS),
        BinaryOp::URem => made(width, urem_bounds(a, b), urem_bits(a, b)),
        BinaryOp::SDiv => made(width, sdiv_bounds(width, a, b), NO_BITS),
        BinaryOp::SRem => made(width, srem_bounds(width, a, b), NO_BITS),
        BinaryOp::And => made(width, (0, a.high.min(b.high)), (a.zeros | b.zeros, a.ones & b.ones)),
        BinaryOp::Or => {
            let bounds = (a.low.max(b.low), a.high.saturating_add(b.high));
            made(width, bounds, (a.zeros & b.zeros, a.ones | b.ones))
        }
        BinaryOp::Xor => {
            let known = (a.zeros | a.ones) & (b.zeros | b.ones);
            let bits = (known & !(a.ones ^ b.ones), known & (a.ones ^ b.ones));
            made(width, (0, a.high.saturating_add(b.high)), bits)
        }
        BinaryOp::Shl => of_shift_left(width, a, b),
        BinaryOp::LShr => of_shift_right(width, a, b),
        BinaryOp::AShr => of_signed_shift_right(width, a, b),
    }
}

// ---- addition and subtraction ---------------------------------------------------------------------------

/// Exact: if some sums wrap and some do not, both the greatest number and 0 are sums.
fn add_bounds(width: Width, a: &Fact, b: &Fact) -> (u128, u128) {
    let wraps = |x: u128, y: u128| x > ones(width) - y;
    if wraps(a.low, b.low) != wraps(a.high, b.high) {
        return all(width);
    }
    let sum = |x: u128, y: u128| truncate(width, x.wrapping_add(y));
    (sum(a.low, b.low), sum(a.high, b.high))
}

/// Exact, for the reason that [`add_bounds`] is.
fn sub_bounds(width: Width, a: &Fact, b: &Fact) -> (u128, u128) {
    if (a.low < b.high) != (a.high < b.low) {
        return all(width);
    }
    let difference = |x: u128, y: u128| truncate(width, x.wrapping_sub(y));
    (difference(a.low, b.high), difference(a.high, b.low))
}

/// The carry into the lowest bit of a sum.
#[derive(Clone, Copy)]
enum Carry {
    Clear = 0,
    Set = 1,
}

/// A bit of a sum is known where both bits and the carry into them are. The carry into a bit is 0 for every
/// input if it is with all unknown bits set, and 1 if it is with none of them set. Exact.
fn add_bits(width: Width, a: &Fact, b: &Fact, carry: Carry) -> (u128, u128) {
    let (carry, mask) = (carry as u128, ones(width));
    let greatest = (!a.zeros & mask).wrapping_add(!b.zeros & mask).wrapping_add(carry);
    let least = a.ones.wrapping_add(b.ones).wrapping_add(carry);
    let carry_never = !(greatest ^ a.zeros ^ b.zeros);
    let carry_always = least ^ a.ones ^ b.ones;
    let known = (a.zeros | a.ones) & (b.zeros | b.ones) & (carry_never | carry_always) & mask;
    (!least & known, least & known)
}

/// The fact of `~x`.
fn complement(width: Width, x: &Fact) -> Fact {
    let turned = |value: u128| truncate(width, !value);
    Fact { low: turned(x.high), high: turned(x.low), zeros: x.ones | !ones(width), ones: turned(!x.zeros) }
}

// ---- multiplication and division ------------------------------------------------------------------------

fn mul_bounds(width: Width, a: &Fact, b: &Fact) -> (u128, u128) {
    match a.high.checked_mul(b.high) {
        Some(greatest) if greatest <= ones(width) => (a.low * b.low, greatest),
        _ => all(width),
    }
}

/// The lower bits of a product are known as far as those of both factors are; zeros at the end of one factor
/// move the unknown bits of the other out of the way.
fn mul_bits(a: &Fact, b: &Fact) -> (u128, u128) {
    let known = |x: &Fact| (x.zeros | x.ones).trailing_ones();
    let zeros = |x: &Fact| x.zeros.trailing_ones();
    let known = (known(a) + zeros(b)).min(known(b) + zeros(a)).min(128);
    let (product, mask) = (a.ones.wrapping_mul(b.ones), ones(known as Width));
    (!product & mask, product & mask)
}

/// Division by 0 gives all ones.
fn udiv_bounds(width: Width, a: &Fact, b: &Fact) -> (u128, u128) {
    let low = a.low.checked_div(b.high).unwrap_or(ones(width));
    (low, a.high.checked_div(b.low).unwrap_or(ones(width)))
}

/// A remainder is never more than the dividend, and below a divisor that is not 0.
fn urem_bounds(a: &Fact, b: &Fact) -> (u128, u128) {
    if a.high < b.low || b.high == 0 {
        return (a.low, a.high);
    }
    match b.constant() {
        Some(c) if a.low / c == a.high / c => (a.low % c, a.high % c),
        _ if b.low > 0 => (0, a.high.min(b.high - 1)),
        _ => (0, a.high),
    }
}

/// The bits below the lowest that the divisor may have are those of the dividend.
fn urem_bits(a: &Fact, b: &Fact) -> (u128, u128) {
    let kept = ones(b.zeros.trailing_ones() as Width);
    (a.zeros & kept, a.ones & kept)
}

/// Bounds of signed numbers as unsigned ones, if they are of one sign and fit.
fn from_signed(width: Width, low: i128, high: i128) -> (u128, u128) {
    let fits = |value: i128| concrete::signed(width, truncate(width, value as u128)) == value;
    if !fits(low) || !fits(high) || (low < 0) != (high < 0) {
        return all(width);
    }
    (truncate(width, low as u128), truncate(width, high as u128))
}

/// A quotient is monotonic in either operand alone as long as the divisor keeps its sign, so the bounds of the operands
/// give the bounds of the quotient.
fn sdiv_bounds(width: Width, a: &Fact, b: &Fact) -> (u128, u128) {
    let (x, y) = (a.signed_bounds(width), b.signed_bounds(width));
    if y.0 <= 0 && y.1 >= 0 {
        return all(width);
    }
    let corners = [(x.0, y.0), (x.0, y.1), (x.1, y.0), (x.1, y.1)].map(|(x, y)| x.checked_div(y));
    let (low, high) = (corners.iter().min(), corners.iter().max());
    match (low.copied().flatten(), high.copied().flatten()) {
        (Some(low), Some(high)) => from_signed(width, low, high),
        _ => all(width),
    }
}

/// The remainder of a dividend that is not negative: never more than it, and nearer to 0 than the divisor.
fn srem_bounds(width: Width, a: &Fact, b: &Fact) -> (u128, u128) {
    let ((least, _), divisor) = (a.signed_bounds(width), b.signed_bounds(width));
    if least < 0 {
        return all(width);
    }
    let farthest = divisor.0.unsigned_abs().max(divisor.1.unsigned_abs());
    let may_be_zero = divisor.0 <= 0 && divisor.1 >= 0;
    (0, if may_be_zero { a.high } else { a.high.min(farthest - 1) })
}

// ---- shifts ---------------------------------------------------------------------------------------------

/// The least and the greatest amount of a shift, limited to the width.
fn amounts(width: Width, b: &Fact) -> (u32, u32) {
    let amount = |amount: u128| amount.min(u128::from(width)) as u32;
    (amount(b.low), amount(b.high))
}

fn shifted_right(value: u128, amount: u32) -> u128 {
    value.checked_shr(amount).unwrap_or(0)
}

fn shifted_left(value: u128, amount: u32) -> u128 {
    value.checked_shl(amount).unwrap_or(0)
}

fn of_shift_left(width: Width, a: &Fact, b: &Fact) -> Fact {
    let (least, greatest) = amounts(width, b);
    let nothing_lost = greatest < u32::from(width) && a.high <= ones(width) >> greatest;
    let bounds = if nothing_lost { (a.low << least, a.high << greatest) } else { all(width) };
    let below = |amount| ones(amount as Width);
    if least == greatest {
        let bits = (shifted_left(a.zeros, least) | below(least), shifted_left(a.ones, least) & ones(width));
        return made(width, bounds, bits);
    }
    made(width, bounds, (below((a.zeros.trailing_ones() + least).min(128)), 0))
}

fn of_shift_right(width: Width, a: &Fact, b: &Fact) -> Fact {
    let (least, greatest) = amounts(width, b);
    let bounds = (shifted_right(a.low, greatest), shifted_right(a.high, least));
    let mut bits = NO_BITS;
    if least == greatest {
        let shifted_in = !shifted_right(u128::MAX, least);
        bits = (shifted_right(a.zeros, least) | shifted_in, shifted_right(a.ones, least));
    }
    made(width, bounds, bits)
}

/// Where the sign is known this is the unsigned shift, of a negative number with all bits flipped.
fn of_signed_shift_right(width: Width, a: &Fact, b: &Fact) -> Fact {
    let sign = 1 << (width - 1);
    if a.zeros & sign != 0 {
        return of_shift_right(width, a, b);
    }
    if a.ones & sign != 0 {
        return complement(width, &of_shift_right(width, &complement(width, a), b));
    }
    let (least, greatest) = amounts(width, b);
    let kept = shifted_right(sign - 1, least);
    let bits = if least == greatest {
        (shifted_right(a.zeros, least) & kept, shifted_right(a.ones, least) & kept)
    } else {
        NO_BITS
    };
    made(width, all(width), bits)
}

// ---- comparisons ----------------------------------------------------------------------------------------

/// A comparison that the facts decide; exact for intervals, and for equality of known bits.
fn of_compare(op: CompareOp, width: Width, a: &Fact, b: &Fact) -> Fact {
    let decided = match op {
        CompareOp::Eq if a.meet(b).is_none() => Some(false),
        CompareOp::Eq => (a.is_constant() && b.is_constant()).then_some(true),
        CompareOp::Ult => always(a.high < b.low, a.low >= b.high),
        CompareOp::Ule => always(a.high <= b.low, a.low > b.high),
        CompareOp::Slt | CompareOp::Sle => {
            let (x, y) = (a.signed_bounds(width), b.signed_bounds(width));
            if op == CompareOp::Slt { always(x.1 < y.0, x.0 >= y.1) } else { always(x.1 <= y.0, x.0 > y.1) }
        }
    };
    decided.map_or(Fact::top(1), |value| Fact::of_constant(1, u128::from(value)))
}

fn always(is_true: bool, is_false: bool) -> Option<bool> {
    (is_true || is_false).then_some(is_true)
}

// ---- widths ---------------------------------------------------------------------------------------------

/// Exact: if the bits above the part differ, the values cross from all ones to 0 in the part.
fn of_extract(of: &Fact, low: Width, width: Width) -> Fact {
    let part = |value: u128| extract(value, low, width);
    let above = |value: u128| shifted_right(value, u32::from(low + width));
    let bounds = if above(of.low) == above(of.high) { (part(of.low), part(of.high)) } else { all(width) };
    made(width, bounds, (part(of.zeros), part(of.ones)))
}

/// Exact.
fn of_concat(high: &Fact, low: &Fact, low_width: Width) -> Fact {
    let put = |x: u128, y: u128| x << low_width | y;
    Fact {
        low: put(high.low, low.low),
        high: put(high.high, low.high),
        zeros: put(high.zeros, low.zeros & ones(low_width)),
        ones: put(high.ones, low.ones),
    }
}

fn of_sign_extension(of: &Fact, narrow: Width, width: Width) -> Fact {
    let (sign, added) = (1 << (narrow - 1), ones(width) & !ones(narrow));
    if of.zeros & sign != 0 {
        return *of;
    }
    if of.ones & sign != 0 {
        let zeros = of.zeros & !added;
        return Fact { low: of.low | added, high: of.high | added, zeros, ones: of.ones | added };
    }
    made(width, (of.low, of.high | added), (of.zeros & (sign - 1), of.ones & (sign - 1)))
}

// ---- arrays ---------------------------------------------------------------------------------------------

/// A read of a constant array is one of the bytes within the bounds of the index, or 0 beyond the size.
fn of_select(store: &ExprStore, array: Expr, index: &Fact) -> Fact {
    let size = u128::from(store.array_size(array));
    if index.low >= size {
        return Fact::of_constant(8, 0);
    }
    let View::ArrayConstant(bytes) = store.view(array) else { return Fact::top(8) };
    let last = index.high.min(size - 1);
    let reached = match last - index.low >= INDICES_SEEN {
        true => store.span_of(bytes),
        false => Span::of(&store.bytes_of(bytes)[index.low as usize..=last as usize]),
    };
    let Span { low, high, some, every } = if index.high >= size { reached.with(0) } else { reached };
    made(8, (low.into(), high.into()), (!u128::from(some), every.into()))
}

/// The common bits of some bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    low: u8,
    high: u8,
    /// Bits that are 1 in one of them.
    some: u8,
    /// Bits that are 1 in all of them.
    every: u8,
}

impl Span {
    /// The common bits of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        let none = Self { low: u8::MAX, high: 0, some: 0, every: u8::MAX };
        bytes.iter().fold(none, |span, &byte| span.with(byte))
    }

    /// The byte, if they are all the same.
    pub fn single(self) -> Option<u8> {
        (self.low == self.high).then_some(self.low)
    }

    fn with(self, byte: u8) -> Self {
        let Self { low, high, some, every } = self;
        Self { low: low.min(byte), high: high.max(byte), some: some | byte, every: every & byte }
    }
}
