//! Integers wider than a register, as packed bit-fields need them: lists of 64-bit limbs, lowest first.
//!
//! Loads, stores, selects and phis treat the limbs as they treat the fields of a struct. Here are the operations
//! that look across limbs: logic, sums, shifts by a constant, casts and comparisons. Products, quotients
//! and shifts by a variable amount are unsupported.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::{LLVMTypeKind, Type, Value};
use crate::types::top_limb_width;

/// Width of a limb.
const LIMB: Width = 64;

/// Whether a type is an integer of several limbs.
pub fn is_wide(ty: Type) -> bool {
    ty.kind() == LLVMTypeKind::LLVMIntegerTypeKind && ty.int_width() > 128
}

impl FunctionLowering<'_> {
    /// The limbs of a wide integer, the top one extended to full width.
    fn limbs(&mut self, value: Value, extend: CastOp) -> Result<Vec<Operand>, Unsupported> {
        let mut limbs = self.operands(value)?.to_vec();
        if let Some(top) = limbs.last_mut() {
            *top = self.builder.cast(extend, top_limb_width(value.ty().int_width()), LIMB, *top);
        }
        Ok(limbs)
    }

    /// Cuts full limbs to what a wide type holds.
    fn cut(&mut self, mut limbs: Vec<Operand>, ty: Type) -> Operands {
        limbs.truncate(ty.int_width().div_ceil(u32::from(LIMB)) as usize);
        if let Some(top) = limbs.last_mut() {
            *top = self.builder.cast(CastOp::Truncate, LIMB, top_limb_width(ty.int_width()), *top);
        }
        limbs.into()
    }

    pub fn wide_arithmetic(&mut self, op: BinaryOp, value: Value) -> Result<Operands, Unsupported> {
        let extend = if op == BinaryOp::AShr { CastOp::SignExtend } else { CastOp::ZeroExtend };
        let a = self.limbs(value.operand(0), extend)?;
        let limbs = match op {
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                let b = self.limbs(value.operand(1), extend)?;
                a.iter().zip(b).map(|(&a, b)| self.builder.binary(op, LIMB, a, b)).collect()
            }
            BinaryOp::Add | BinaryOp::Sub => {
                let b = self.limbs(value.operand(1), extend)?;
                self.sum(op, &a, &b)
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                let amount = self.shift_amount(value)?;
                self.shifted(op, &a, amount)
            }
            BinaryOp::Mul | BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                return Err(Unsupported(value.printed()));
            }
        };
        Ok(self.cut(limbs, value.ty()))
    }

    /// Adds or subtracts with a carry from limb to limb.
    fn sum(&mut self, op: BinaryOp, a: &[Operand], b: &[Operand]) -> Vec<Operand> {
        let mut carry = Operand::Const(0);
        let mut limbs = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let part = self.builder.binary(op, LIMB, a, b);
            let wide_carry = self.builder.cast(CastOp::ZeroExtend, 1, LIMB, carry);
            let whole = self.builder.binary(op, LIMB, part, wide_carry);
            // A sum wrapped if it is below its summand; a difference borrows if what is taken is larger.
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

    fn shift_amount(&mut self, value: Value) -> Result<usize, Unsupported> {
        let limbs = self.operands(value.operand(1))?;
        let small = limbs.iter().skip(1).all(|&limb| limb == Operand::Const(0));
        match limbs[0] {
            Operand::Const(amount) if small && amount < u128::from(value.ty().int_width()) => {
                Ok(amount as usize)
            }
            _ => Err(Unsupported(value.printed())),
        }
    }

    fn shifted(&mut self, op: BinaryOp, a: &[Operand], amount: usize) -> Vec<Operand> {
        let (words, bits) =
            (amount / usize::from(LIMB), Operand::Const((amount % usize::from(LIMB)) as u128));
        let top = a[a.len() - 1];
        let fill = match op {
            BinaryOp::AShr => self.builder.binary(op, LIMB, top, Operand::Const(u128::from(LIMB) - 1)),
            _ => Operand::Const(0),
        };
        let limb = |index: Option<usize>| index.and_then(|index| a.get(index)).copied().unwrap_or(fill);
        let left = op == BinaryOp::Shl;
        let place = |index: usize| match left {
            true => (limb(index.checked_sub(words)), limb(index.checked_sub(words + 1))),
            false => (limb(Some(index + words + 1)), limb(Some(index + words))),
        };
        let one = |index: usize| {
            let (high, low) = place(index);
            match bits {
                Operand::Const(0) => {
                    if left {
                        high
                    } else {
                        low
                    }
                }
                _ if high == Operand::Const(0) && low == Operand::Const(0) => low,
                _ => self.builder.funnel(left, LIMB, high, low, bits),
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
        let signed = matches!(predicate, Slt | Sle | Sgt | Sge);
        let extend = if signed { CastOp::SignExtend } else { CastOp::ZeroExtend };
        let a = self.limbs(value.operand(0), extend)?;
        let b = self.limbs(value.operand(1), extend)?;
        let (result, negate) = match predicate {
            Eq | Ne => (self.equal(&a, &b), predicate == Ne),
            Ult | Uge | Slt | Sge => (self.less(signed, &a, &b), matches!(predicate, Uge | Sge)),
            Ugt | Ule | Sgt | Sle => (self.less(signed, &b, &a), matches!(predicate, Ule | Sle)),
        };
        Ok(Rc::new([self.builder.binary(BinaryOp::Xor, 1, result, Operand::Const(u128::from(negate)))]))
    }

    fn equal(&mut self, a: &[Operand], b: &[Operand]) -> Operand {
        let mut all = Operand::Const(0);
        for (&a, &b) in a.iter().zip(b) {
            let differing = self.builder.binary(BinaryOp::Xor, LIMB, a, b);
            all = self.builder.binary(BinaryOp::Or, LIMB, all, differing);
        }
        self.builder.compare(Predicate::Eq, LIMB, all, Operand::Const(0))
    }

    /// From the lowest limb up: less here, or equal here and less below.
    fn less(&mut self, signed: bool, a: &[Operand], b: &[Operand]) -> Operand {
        let mut below = Operand::Const(0);
        for (index, (&x, &y)) in a.iter().zip(b).enumerate() {
            let top = index + 1 == a.len();
            let predicate = if signed && top { Predicate::Slt } else { Predicate::Ult };
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
