//! The flags, kept as the operations that would compute them: most flags are never read.

use loam_program::ir::*;

use crate::builder::Builder;

/// A flag, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    Unknown,
    /// One bit.
    Known(Operand),
    Compare(Comparison),
    /// One of two comparisons holds: the carry of a sum of three.
    Either(Comparison, Comparison),
    /// This bit of a value.
    Bit {
        width: Width,
        value: Operand,
        index: Width,
    },
    /// Signed overflow of the sum of two numbers (and a carry).
    SumOverflow {
        width: Width,
        a: Operand,
        b: Operand,
        result: Operand,
    },
    /// Signed overflow of the difference of two numbers.
    PlainDifferenceOverflow {
        width: Width,
        a: Operand,
        b: Operand,
    },
    /// A signed product does not fit the width.
    CutProduct {
        width: Width,
        a: Operand,
        b: Operand,
    },
    /// Signed overflow of the difference of two numbers and a borrow.
    DifferenceOverflow {
        width: Width,
        a: Operand,
        b: Operand,
        result: Operand,
    },
}

/// A comparison that is not computed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Comparison {
    pub predicate: Predicate,
    pub width: Width,
    pub a: Operand,
    pub b: Operand,
}

impl Comparison {
    pub fn make(self, builder: &mut Builder) -> Operand {
        builder.compare(self.predicate, self.width, self.a, self.b)
    }
}

/// The flags after an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flags {
    pub carry: Flag,
    pub overflow: Flag,
    /// Two numbers whose difference has the sign of the result and is zero if the result is; after `cmp`, the
    /// compared numbers.
    pub order: Option<(Width, Operand, Operand)>,
}

/// The condition of a conditional instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    code: ConditionCode,
    negated: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ConditionCode {
    Overflow,
    Carry,
    Zero,
    CarryOrZero,
    Sign,
    Less,
    LessOrEqual,
}

impl Condition {
    /// The condition with these letters: `ne` in `setne`. Parity is not kept.
    pub fn named(letters: &str) -> Option<Self> {
        use ConditionCode::*;
        let (code, negated) = match letters {
            "o" => (Overflow, false),
            "no" => (Overflow, true),
            "b" | "c" | "nae" => (Carry, false),
            "nb" | "nc" | "ae" => (Carry, true),
            "e" | "z" => (Zero, false),
            "ne" | "nz" => (Zero, true),
            "be" | "na" => (CarryOrZero, false),
            "nbe" | "a" => (CarryOrZero, true),
            "s" => (Sign, false),
            "ns" => (Sign, true),
            "l" | "nge" => (Less, false),
            "nl" | "ge" => (Less, true),
            "le" | "ng" => (LessOrEqual, false),
            "nle" | "g" => (LessOrEqual, true),
            _ => return None,
        };
        Some(Self { code, negated })
    }
}

impl Flag {
    pub const CLEAR: Self = Self::Known(Operand::Const(0));

    pub fn compare(predicate: Predicate, width: Width, a: Operand, b: Operand) -> Self {
        Self::Compare(Comparison { predicate, width, a, b })
    }

    /// The flag as one bit.
    pub fn bit(self, builder: &mut Builder) -> Option<Operand> {
        Some(match self {
            Self::Unknown => return None,
            Self::Known(bit) => bit,
            Self::Compare(comparison) => comparison.make(builder),
            Self::Either(first, second) => {
                let (first, second) = (first.make(builder), second.make(builder));
                builder.binary(BinaryOp::Or, 1, first, second)
            }
            Self::Bit { width, value, index } => builder.extract(width, value, index, 1),
            Self::SumOverflow { width, a, b, result } => {
                differ_in_sign(builder, width, (a, result), (b, result))
            }
            Self::PlainDifferenceOverflow { width, a, b } => {
                let result = builder.binary(BinaryOp::Sub, width, a, b);
                differ_in_sign(builder, width, (a, b), (a, result))
            }
            Self::CutProduct { width, a, b } => cut_product(builder, width, a, b),
            Self::DifferenceOverflow { width, a, b, result } => {
                differ_in_sign(builder, width, (a, b), (a, result))
            }
        })
    }
}

/// Whether the exact product of two signed numbers differs from the truncated one.
fn cut_product(builder: &mut Builder, width: Width, a: Operand, b: Operand) -> Operand {
    let double = width * 2;
    let extend = |builder: &mut Builder, a| builder.cast(CastOp::SignExtend, width, double, a);
    let (a, b) = (extend(builder, a), extend(builder, b));
    let exact = builder.binary(BinaryOp::Mul, double, a, b);
    let cut = builder.cast(CastOp::Truncate, double, width, exact);
    let back = extend(builder, cut);
    builder.compare(Predicate::Ne, double, exact, back)
}

/// Whether both pairs differ in their top bit.
fn differ_in_sign(
    builder: &mut Builder,
    width: Width,
    one: (Operand, Operand),
    other: (Operand, Operand),
) -> Operand {
    let one = builder.binary(BinaryOp::Xor, width, one.0, one.1);
    let other = builder.binary(BinaryOp::Xor, width, other.0, other.1);
    let both = builder.binary(BinaryOp::And, width, one, other);
    builder.compare(Predicate::Slt, width, both, Operand::Const(0))
}

impl Flags {
    pub const UNKNOWN: Self = Self { carry: Flag::Unknown, overflow: Flag::Unknown, order: None };

    /// The flags after an operation that cannot carry, from its result.
    pub fn of_result(width: Width, result: Operand) -> Self {
        Self { carry: Flag::CLEAR, overflow: Flag::CLEAR, order: Some((width, result, Operand::Const(0))) }
    }

    /// The flags after `a - b`.
    pub fn of_difference(width: Width, a: Operand, b: Operand) -> Self {
        Self {
            carry: Flag::compare(Predicate::Ult, width, a, b),
            overflow: Flag::PlainDifferenceOverflow { width, a, b },
            order: Some((width, a, b)),
        }
    }

    /// Whether a condition holds, as one bit; `None` if a flag in the condition is not known.
    pub fn holds(&self, builder: &mut Builder, condition: Condition) -> Option<Operand> {
        let bit = match condition.code {
            ConditionCode::Overflow => self.overflow.bit(builder)?,
            ConditionCode::Carry => self.carry.bit(builder)?,
            ConditionCode::Zero => self.compared(builder, Predicate::Eq)?,
            ConditionCode::Sign => self.sign(builder)?,
            ConditionCode::CarryOrZero => match self.carry {
                Flag::Compare(Comparison { predicate: Predicate::Ult, width, a, b })
                    if self.order == Some((width, a, b)) =>
                {
                    self.compared(builder, Predicate::Ule)?
                }
                carry => {
                    let carry = carry.bit(builder)?;
                    self.or_zero(builder, carry)?
                }
            },
            ConditionCode::Less => self.less(builder)?,
            ConditionCode::LessOrEqual if self.is_comparison() => self.compared(builder, Predicate::Sle)?,
            ConditionCode::LessOrEqual => {
                let less = self.less(builder)?;
                self.or_zero(builder, less)?
            }
        };
        Some(builder.binary(BinaryOp::Xor, 1, bit, Operand::Const(u128::from(condition.negated))))
    }

    fn compared(&self, builder: &mut Builder, predicate: Predicate) -> Option<Operand> {
        let (width, a, b) = self.order?;
        Some(builder.compare(predicate, width, a, b))
    }

    fn or_zero(&self, builder: &mut Builder, bit: Operand) -> Option<Operand> {
        let zero = self.compared(builder, Predicate::Eq)?;
        Some(builder.binary(BinaryOp::Or, 1, bit, zero))
    }

    fn sign(&self, builder: &mut Builder) -> Option<Operand> {
        let (width, a, b) = self.order?;
        let difference = builder.binary(BinaryOp::Sub, width, a, b);
        Some(builder.compare(Predicate::Slt, width, difference, Operand::Const(0)))
    }

    /// Whether sign and overflow together mean that the first of the two numbers is less.
    fn is_comparison(&self) -> bool {
        match (self.order, self.overflow) {
            (Some((_, _, Operand::Const(0))), Flag::Known(Operand::Const(0))) => true,
            (Some(order), Flag::PlainDifferenceOverflow { width, a, b }) => order == (width, a, b),
            _ => false,
        }
    }

    fn less(&self, builder: &mut Builder) -> Option<Operand> {
        if self.is_comparison() {
            return self.compared(builder, Predicate::Slt);
        }
        let (sign, overflow) = (self.sign(builder)?, self.overflow.bit(builder)?);
        Some(builder.binary(BinaryOp::Xor, 1, sign, overflow))
    }
}
