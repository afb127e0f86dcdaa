//! Integers wider than a register (`_BitInt(256)`, packed bit-fields, the intermediate results of 128-bit
//! arithmetic), as lists of 64-bit limbs, lowest first.
//!
//! Loads, stores, selects and phis treat the limbs as the fields of a struct. This file has the operations
//! that combine limbs; quotients are in `wide_division`, intrinsics and floats in `wide_intrinsic`.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::{LLVMTypeKind, Type, Value};
use crate::types::top_limb_width;

/// Width of a limb, and of two limbs.
pub(crate) const LIMB: Width = 64;
pub(crate) const DOUBLE: Width = 128;

/// Whether a type is an integer of several limbs.
pub fn is_wide(ty: Type) -> bool {
    ty.kind() == LLVMTypeKind::LLVMIntegerTypeKind && ty.int_width() > 128
}

/// The number of limbs of an integer of this many bits.
pub(crate) fn limb_count(bits: u32) -> usize {
    bits.div_ceil(u32::from(LIMB)) as usize
}

impl FunctionLowering<'_> {
    /// The limbs of a wide integer, the top one extended to full width.
    pub(crate) fn limbs(&mut self, value: Value, extend: CastOp) -> Result<Vec<Operand>, Unsupported> {
        let mut limbs = self.operands(value)?.to_vec();
        if let Some(top) = limbs.last_mut() {
            *top = self.builder.cast(extend, top_limb_width(value.ty().int_width()), LIMB, *top);
        }
        Ok(limbs)
    }

    /// Truncates full limbs to the width of a wide type.
    pub(crate) fn cut(&mut self, mut limbs: Vec<Operand>, ty: Type) -> Operands {
        limbs.truncate(ty.int_width().div_ceil(u32::from(LIMB)) as usize);
        if let Some(top) = limbs.last_mut() {
            *top = self.builder.cast(CastOp::Truncate, LIMB, top_limb_width(ty.int_width()), *top);
        }
        limbs.into()
    }

    pub fn wide_arithmetic(
        &mut self,
        op: BinaryOp,
        value: Value,
        check: RangeCheck,
    ) -> Result<Operands, Unsupported> {
        let signed = matches!(op, BinaryOp::AShr | BinaryOp::SDiv | BinaryOp::SRem);
        let extend = if signed { CastOp::SignExtend } else { CastOp::ZeroExtend };
        let a = self.limbs(value.operand(0), extend)?;
        let b = self.limbs(value.operand(1), extend)?;
        let limbs = match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                a.iter().zip(b).map(|(&a, b)| self.builder.binary(op, LIMB, a, b)).collect()
            }
            BinaryOp::Add | BinaryOp::Sub => self.sum(op, &a, &b),
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                // The amount is unsigned, whatever the signedness of the shift.
                let amount = self.limbs(value.operand(1), CastOp::ZeroExtend)?;
                if check == RangeCheck::Checked {
                    self.check_amount(&amount, value.ty().int_width());
                }
                self.shifted_by(op, &a, &amount)
            }
            BinaryOp::Mul => self.product(&a, &b),
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                self.division(op, &a, &b, value.ty().int_width())
            }
        };
        Ok(self.cut(limbs, value.ty()))
    }

    /// The low limbs of a product, in columns: the product of two limbs fits two limbs.
    pub(crate) fn product(&mut self, a: &[Operand], b: &[Operand]) -> Vec<Operand> {
        let zero = Operand::Const(0);
        let mut sum = vec![zero; a.len()];
        for (low, &x) in a.iter().enumerate().filter(|&(_, &x)| x != zero) {
            let mut carry = zero;
            for (place, &y) in (low..sum.len()).zip(b) {
                if y == zero && carry == zero {
                    continue;
                }
                let [x, y, here, carried] = [x, y, sum[place], carry]
                    .map(|limb| self.builder.cast(CastOp::ZeroExtend, LIMB, DOUBLE, limb));
                let product = match y {
                    Operand::Const(0) => zero,
                    _ => self.builder.binary(BinaryOp::Mul, DOUBLE, x, y),
                };
                let total = self.builder.binary(BinaryOp::Add, DOUBLE, product, here);
                let total = self.builder.binary(BinaryOp::Add, DOUBLE, total, carried);
                sum[place] = self.builder.extract(DOUBLE, total, 0, LIMB);
                carry = self.builder.extract(DOUBLE, total, LIMB, LIMB);
            }
        }
        sum
    }

    /// Adds or subtracts with a carry from limb to limb.
    pub(crate) fn sum(&mut self, op: BinaryOp, a: &[Operand], b: &[Operand]) -> Vec<Operand> {
        let mut carry = Operand::Const(0);
        let mut limbs = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let part = self.builder.binary(op, LIMB, a, b);
            let wide_carry = self.builder.cast(CastOp::ZeroExtend, 1, LIMB, carry);
            let whole = self.builder.binary(op, LIMB, part, wide_carry);
            // A sum wrapped if it is below its summand; a difference borrows if the subtrahend is larger.
            let (first, second) = match op {
                BinaryOp::Add => ((part, a), (whole, part)),
                _ => ((a, b), (part, wide_carry)),
            };
            let first = self.builder.compare(Predicate::Ult, LIMB, first.0, first.1);
            let second = self.builder.compare(Predicate::Ult, LIMB, second.0, second.1);
            carry = self.builder.binary(BinaryOp::Or, 1, first, second);
            limbs.push(whole);
        }
        limbs
    }

    /// A shift by the width or more is a bug, as for integers that fit a register.
    fn check_amount(&mut self, amount: &[Operand], width: u32) {
        let mut limit = vec![Operand::Const(0); amount.len()];
        limit[0] = Operand::Const(u128::from(width));
        let below = self.less(Signedness::Unsigned, amount, &limit);
        let too_much = self.builder.binary(BinaryOp::Xor, 1, below, Operand::Const(1));
        self.builder.when(too_much, |builder| {
            let limb = Operand::Const(u128::from(LIMB));
            let dst = builder.reg(LIMB);
            builder.emit(Inst::Binary {
                op: BinaryOp::Shl,
                dst,
                a: Operand::Const(1),
                b: limb,
                check: RangeCheck::Checked,
            });
        });
    }

    /// Shifts by powers of two, each if its bit in the amount is set.
    pub(crate) fn shifted_by(&mut self, op: BinaryOp, a: &[Operand], amount: &[Operand]) -> Vec<Operand> {
        if let Operand::Const(amount) = amount[0] {
            let most = a.len() * usize::from(LIMB) - 1;
            return self.shifted(op, a, usize::try_from(amount).unwrap_or(most).min(most));
        }
        let mut limbs = a.to_vec();
        let mut step = 1;
        while step < a.len() * usize::from(LIMB) {
            let place = step.trailing_zeros() as Width;
            let bit = self.builder.extract(LIMB, amount[0], place, 1);
            let moved = self.shifted(op, &limbs, step);
            limbs = limbs.iter().zip(moved).map(|(&a, b)| self.builder.select(LIMB, bit, b, a)).collect();
            step *= 2;
        }
        limbs
    }

    /// Shifts by a constant below the number of bits.
    pub(crate) fn shifted(&mut self, op: BinaryOp, a: &[Operand], amount: usize) -> Vec<Operand> {
        let (words, bits) =
            (amount / usize::from(LIMB), Operand::Const((amount % usize::from(LIMB)) as u128));
        let top = a[a.len() - 1];
        let fill = match op {
            BinaryOp::AShr => self.builder.binary(op, LIMB, top, Operand::Const(u128::from(LIMB) - 1)),
            _ => Operand::Const(0),
        };
        let limb = |index: Option<usize>| index.and_then(|index| a.get(index)).copied().unwrap_or(fill);
        let direction = if op == BinaryOp::Shl { ShiftDirection::Left } else { ShiftDirection::Right };
        let place = |index: usize| match direction {
            ShiftDirection::Left => (limb(index.checked_sub(words)), limb(index.checked_sub(words + 1))),
            ShiftDirection::Right => (limb(Some(index + words + 1)), limb(Some(index + words))),
        };
        let one = |index: usize| {
            let (high, low) = place(index);
            match bits {
                Operand::Const(0) => match direction {
                    ShiftDirection::Left => high,
                    ShiftDirection::Right => low,
                },
                _ if high == Operand::Const(0) && low == Operand::Const(0) => low,
                _ => self.builder.funnel(direction, LIMB, high, low, bits),
            }
        };
        (0..a.len()).map(one).collect()
    }

    /// A cast from or to a wide integer.
    pub fn wide_cast(&mut self, op: CastOp, value: Value) -> Result<Operands, Unsupported> {
        let (a, to) = (value.operand(0), value.ty());
        self.module.types.leaves(to)?;
        let mut limbs = if is_wide(a.ty()) { self.limbs(a, op_for_limbs(op))? } else { self.split(op, a)? };
        if !is_wide(to) {
            let width = self.lane(to)?.width();
            let low = self.builder.join(LIMB, &limbs[..2]);
            return Ok(Rc::new([self.builder.cast(CastOp::Truncate, 128, width, low)]));
        }
        let fill = match op {
            CastOp::SignExtend => {
                let top = limbs[limbs.len() - 1];
                self.builder.binary(BinaryOp::AShr, LIMB, top, Operand::Const(u128::from(LIMB) - 1))
            }
            CastOp::ZeroExtend | CastOp::Truncate => Operand::Const(0),
        };
        let wanted = to.int_width().div_ceil(u32::from(LIMB)) as usize;
        limbs.resize(wanted.max(limbs.len()), fill);
        Ok(self.cut(limbs, to))
    }

    /// A narrow integer as two limbs.
    fn split(&mut self, op: CastOp, a: Value) -> Result<Vec<Operand>, Unsupported> {
        let width = self.lane(a.ty())?.width();
        let operand = self.operand(a)?;
        let extended = self.builder.cast(op, width, 128, operand);
        Ok([0, LIMB].map(|low| self.builder.extract(128, extended, low, LIMB)).to_vec())
    }

    pub fn wide_compare(&mut self, predicate: Predicate, value: Value) -> Result<Operands, Unsupported> {
        use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let signedness = match predicate {
            Slt | Sle | Sgt | Sge => Signedness::Signed,
            Eq | Ne | Ult | Ule | Ugt | Uge => Signedness::Unsigned,
        };
        let extend = CastOp::extension(signedness);
        let a = self.limbs(value.operand(0), extend)?;
        let b = self.limbs(value.operand(1), extend)?;
        let (result, negate) = match predicate {
            Eq | Ne => (self.equal(&a, &b), predicate == Ne),
            Ult | Uge | Slt | Sge => (self.less(signedness, &a, &b), matches!(predicate, Uge | Sge)),
            Ugt | Ule | Sgt | Sle => (self.less(signedness, &b, &a), matches!(predicate, Ule | Sle)),
        };
        Ok(Rc::new([self.builder.binary(BinaryOp::Xor, 1, result, Operand::Const(u128::from(negate)))]))
    }

    pub(crate) fn equal(&mut self, a: &[Operand], b: &[Operand]) -> Operand {
        let mut all = Operand::Const(0);
        for (&a, &b) in a.iter().zip(b) {
            let differing = self.builder.binary(BinaryOp::Xor, LIMB, a, b);
            all = self.builder.binary(BinaryOp::Or, LIMB, all, differing);
        }
        self.builder.compare(Predicate::Eq, LIMB, all, Operand::Const(0))
    }

    /// From the lowest limb up: less here, or equal here and less below.
    pub(crate) fn less(&mut self, signedness: Signedness, a: &[Operand], b: &[Operand]) -> Operand {
        let mut below = Operand::Const(0);
        for (index, (&x, &y)) in a.iter().zip(b).enumerate() {
            let top = index + 1 == a.len();
            let predicate = if top && signedness.is_signed() { Predicate::Slt } else { Predicate::Ult };
            let here = self.builder.compare(predicate, LIMB, x, y);
            let same = self.builder.compare(Predicate::Eq, LIMB, x, y);
            below = self.builder.select(1, same, below, here);
        }
        below
    }
}

/// How the top limb of the operand of a cast is extended.
fn op_for_limbs(op: CastOp) -> CastOp {
    if op == CastOp::SignExtend { CastOp::SignExtend } else { CastOp::ZeroExtend }
}
