//! Quotients and remainders of integers wider than a register.
//!
//! Where both numbers fit 128 bits at run time, one instruction divides; otherwise a loop subtracts and
//! shifts, bit by bit. The loop never branches on its numbers, so symbolic numbers do not fork the path
//! there.

use loam_program::ir::*;

use crate::function::FunctionLowering;
use crate::wide::{DOUBLE, LIMB};

impl FunctionLowering<'_> {
    /// The quotient or remainder of two numbers of `width` bits, given as limbs that are extended by
    /// signedness.
    pub(crate) fn division(
        &mut self,
        op: BinaryOp,
        a: &[Operand],
        b: &[Operand],
        width: u32,
    ) -> Vec<Operand> {
        let signedness = match op {
            BinaryOp::SDiv | BinaryOp::SRem => Signedness::Signed,
            _ => Signedness::Unsigned,
        };
        self.check_divisor(op, b);
        if signedness.is_signed() {
            self.check_quotient(op, a, b, width);
        }
        let (sign_a, sign_b) = (self.is_negative(signedness, a), self.is_negative(signedness, b));
        let (a, b) = (self.negated_if(sign_a, a), self.negated_if(sign_b, b));
        let (quotient, remainder) = self.divided(&a, &b);
        match op {
            BinaryOp::UDiv | BinaryOp::SDiv => {
                let differ = self.builder.binary(BinaryOp::Xor, 1, sign_a, sign_b);
                self.negated_if(differ, &quotient)
            }
            _ => self.negated_if(sign_a, &remainder),
        }
    }

    /// Reports division by zero by a division of limbs.
    fn check_divisor(&mut self, op: BinaryOp, b: &[Operand]) {
        let any =
            b.iter().fold(Operand::Const(0), |any, &limb| self.builder.binary(BinaryOp::Or, LIMB, any, limb));
        let is_zero = self.builder.compare(Predicate::Eq, LIMB, any, Operand::Const(0));
        self.builder.when(is_zero, |builder| {
            let dst = builder.reg(LIMB);
            builder.emit(Inst::Binary { op, dst, a: Operand::Const(1), b: any, check: RangeCheck::Checked });
        });
    }

    /// Reports the overflow of the least number divided by -1 by a division of limbs.
    fn check_quotient(&mut self, op: BinaryOp, a: &[Operand], b: &[Operand], width: u32) {
        let one = |index: usize, bits: u32| index == (bits / 64) as usize;
        let least: Vec<Operand> = (0..a.len())
            .map(|index| match one(index, width - 1) {
                true => Operand::Const(u128::from(u64::MAX << ((width - 1) % 64))),
                false => Operand::Const(0),
            })
            .collect();
        let ones = vec![Operand::Const(u128::from(u64::MAX)); b.len()];
        let (is_least, is_minus_one) = (self.equal(a, &least), self.equal(b, &ones));
        let overflows = self.builder.binary(BinaryOp::And, 1, is_least, is_minus_one);
        self.builder.when(overflows, |builder| {
            let dst = builder.reg(LIMB);
            let (least, minus_one) = (Operand::Const(1 << 63), Operand::Const(u128::from(u64::MAX)));
            builder.emit(Inst::Binary { op, dst, a: least, b: minus_one, check: RangeCheck::Checked });
        });
    }

    pub(crate) fn is_negative(&mut self, signedness: Signedness, a: &[Operand]) -> Operand {
        match signedness {
            Signedness::Signed => {
                self.builder.compare(Predicate::Slt, LIMB, a[a.len() - 1], Operand::Const(0))
            }
            Signedness::Unsigned => Operand::Const(0),
        }
    }

    /// Zero minus the number, if the condition holds.
    pub(crate) fn negated_if(&mut self, condition: Operand, a: &[Operand]) -> Vec<Operand> {
        if condition == Operand::Const(0) {
            return a.to_vec();
        }
        let negated = self.sum(BinaryOp::Sub, &vec![Operand::Const(0); a.len()], a);
        a.iter().zip(negated).map(|(&a, negated)| self.builder.select(LIMB, condition, negated, a)).collect()
    }

    /// Unsigned quotient and remainder.
    fn divided(&mut self, a: &[Operand], b: &[Operand]) -> (Vec<Operand>, Vec<Operand>) {
        let upper = a[2..].iter().chain(&b[2..]);
        let above =
            upper.fold(Operand::Const(0), |any, &limb| self.builder.binary(BinaryOp::Or, LIMB, any, limb));
        let is_large = self.builder.compare(Predicate::Ne, LIMB, above, Operand::Const(0));
        let new = |lowering: &mut Self, source: &[Operand]| -> Vec<Reg> {
            source.iter().map(|_| lowering.builder.reg(LIMB)).collect()
        };
        let (quotient, remainder) = (new(self, a), new(self, a));
        let small = self.builder.binary(BinaryOp::Xor, 1, is_large, Operand::Const(1));
        self.builder.when(small, |builder| {
            let (x, y) = (builder.join(LIMB, &a[..2]), builder.join(LIMB, &b[..2]));
            for (op, results) in [(BinaryOp::UDiv, &quotient), (BinaryOp::URem, &remainder)] {
                let result = builder.binary(op, DOUBLE, x, y);
                for (index, &dst) in results.iter().enumerate() {
                    let limb = match index {
                        0 | 1 => builder.extract(DOUBLE, result, index as Width * LIMB, LIMB),
                        _ => Operand::Const(0),
                    };
                    builder.emit(Inst::Copy { dst, a: limb });
                }
            }
        });
        if is_large != Operand::Const(0) {
            self.divide_bit_by_bit(is_large, a, b, &quotient, &remainder);
        }
        let operands = |registers: Vec<Reg>| registers.into_iter().map(Operand::Reg).collect();
        (operands(quotient), operands(remainder))
    }

    /// The quotient's register starts as the dividend: the dividend's bits are shifted out at the top into
    /// the remainder while the quotient's bits are shifted in at the bottom.
    fn divide_bit_by_bit(
        &mut self,
        wanted: Operand,
        a: &[Operand],
        b: &[Operand],
        quotient: &[Reg],
        remainder: &[Reg],
    ) {
        let (body, done) = (self.builder.new_block(), self.builder.new_block());
        let start = self.builder.new_block();
        self.builder.terminate(Terminator::Branch { condition: wanted, then: start, otherwise: done });
        self.builder.current = start;
        let count = self.builder.reg(LIMB);
        let bits = a.len() as u128 * u128::from(LIMB);
        self.builder.emit(Inst::Copy { dst: count, a: Operand::Const(bits) });
        for (index, &limb) in a.iter().enumerate() {
            self.builder.emit(Inst::Copy { dst: quotient[index], a: limb });
            self.builder.emit(Inst::Copy { dst: remainder[index], a: Operand::Const(0) });
        }
        self.builder.terminate(Terminator::Jump(body));
        self.builder.current = body;
        let operands = |registers: &[Reg]| registers.iter().map(|&reg| Operand::Reg(reg)).collect::<Vec<_>>();
        let top = |builder: &mut crate::builder::Builder, limbs: &[Operand]| {
            builder.extract(LIMB, limbs[limbs.len() - 1], LIMB - 1, 1)
        };
        let (dividend, rest) = (operands(quotient), operands(remainder));
        let (bit, carry) = (top(&mut self.builder, &dividend), top(&mut self.builder, &rest));
        let mut dividend = self.shifted(BinaryOp::Shl, &dividend, 1);
        let mut rest = self.shifted(BinaryOp::Shl, &rest, 1);
        let bit = self.builder.cast(CastOp::ZeroExtend, 1, LIMB, bit);
        rest[0] = self.builder.binary(BinaryOp::Or, LIMB, rest[0], bit);
        let less = self.less(Signedness::Unsigned, &rest, b);
        let fits = self.builder.binary(BinaryOp::Xor, 1, less, Operand::Const(1));
        let fits = self.builder.binary(BinaryOp::Or, 1, fits, carry);
        let reduced = self.sum(BinaryOp::Sub, &rest, b);
        let digit = self.builder.cast(CastOp::ZeroExtend, 1, LIMB, fits);
        dividend[0] = self.builder.binary(BinaryOp::Or, LIMB, dividend[0], digit);
        for index in 0..a.len() {
            let limb = self.builder.select(LIMB, fits, reduced[index], rest[index]);
            self.builder.emit(Inst::Copy { dst: remainder[index], a: limb });
            self.builder.emit(Inst::Copy { dst: quotient[index], a: dividend[index] });
        }
        let next = self.builder.binary(BinaryOp::Sub, LIMB, Operand::Reg(count), Operand::Const(1));
        self.builder.emit(Inst::Copy { dst: count, a: next });
        let more = self.builder.compare(Predicate::Ne, LIMB, next, Operand::Const(0));
        self.builder.terminate(Terminator::Branch { condition: more, then: body, otherwise: done });
        self.builder.current = done;
    }
}
