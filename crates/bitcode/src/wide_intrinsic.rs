//! Intrinsics on integers wider than a register, and their conversions from and to floats.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::Value;
use crate::wide::{LIMB, is_wide, limb_count};

impl FunctionLowering<'_> {
    /// Lowers the call of an integer intrinsic if its operand is wide.
    pub fn wide_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        if call.argument_count() == 0 || !is_wide(call.operand(0).ty()) {
            return None;
        }
        if let Some(name) = name.strip_suffix(".with.overflow") {
            return Some(self.wide_with_overflow(call, name));
        }
        let ty = call.operand(0).ty();
        let signedness = match name {
            "smin" | "smax" | "abs" | "scmp" => Signedness::Signed,
            _ => Signedness::Unsigned,
        };
        let extend = CastOp::extension(signedness);
        Some(self.limbs(call.operand(0), extend).and_then(|a| {
            let limbs = match name {
                "smin" | "umin" | "smax" | "umax" => {
                    let b = self.limbs(call.operand(1), extend)?;
                    let less = self.less(signedness, &a, &b);
                    let (first, second) = if name.ends_with("min") { (&a, &b) } else { (&b, &a) };
                    first.iter().zip(second).map(|(&a, &b)| self.builder.select(LIMB, less, a, b)).collect()
                }
                "scmp" | "ucmp" => {
                    let b = self.limbs(call.operand(1), extend)?;
                    return self.wide_three_way(call, signedness, &a, &b);
                }
                "abs" => {
                    let negative = self.is_negative(Signedness::Signed, &a);
                    self.negated_if(negative, &a)
                }
                "ctpop" => self.wide_count(&a, UnaryOp::PopCount),
                "ctlz" => {
                    // Unused bits above the width are no leading zeros: they are shifted out, and ones are
                    // shifted in below.
                    let unused = a.len() as u32 * u32::from(LIMB) - ty.int_width();
                    let mut up = self.shifted(BinaryOp::Shl, &a, unused as usize);
                    let ones = Operand::Const((1u128 << unused) - 1);
                    up[0] = self.builder.binary(BinaryOp::Or, LIMB, up[0], ones);
                    up.reverse();
                    self.wide_zeros(&up, UnaryOp::LeadingZeros, ty.int_width())
                }
                "cttz" => self.wide_zeros(&a, UnaryOp::TrailingZeros, ty.int_width()),
                "bswap" | "bitreverse" => {
                    let op = if name == "bswap" { UnaryOp::ByteSwap } else { UnaryOp::BitReverse };
                    let turned: Vec<Operand> =
                        a.iter().rev().map(|&limb| self.builder.unary(op, LIMB, limb)).collect();
                    let unused = a.len() as u32 * u32::from(LIMB) - ty.int_width();
                    self.shifted(BinaryOp::LShr, &turned, unused as usize)
                }
                "fshl" => self.wide_funnel(call, ShiftDirection::Left, &a)?,
                "fshr" => self.wide_funnel(call, ShiftDirection::Right, &a)?,
                _ => return Err(Unsupported(format!("llvm.{name} on type {}", ty.name()))),
            };
            Ok(self.cut(limbs, ty))
        }))
    }

    /// The exact result needs one limb more, for a product twice as many; it overflows if truncation changes
    /// it.
    fn wide_with_overflow(&mut self, call: Value, name: &str) -> Result<Operands, Unsupported> {
        let ty = call.operand(0).ty();
        let (signedness, op) = match name {
            "sadd" => (Signedness::Signed, BinaryOp::Add),
            "uadd" => (Signedness::Unsigned, BinaryOp::Add),
            "ssub" => (Signedness::Signed, BinaryOp::Sub),
            "usub" => (Signedness::Unsigned, BinaryOp::Sub),
            "smul" => (Signedness::Signed, BinaryOp::Mul),
            _ => (Signedness::Unsigned, BinaryOp::Mul),
        };
        let extend = CastOp::extension(signedness);
        let count = limb_count(ty.int_width());
        let exact = if op == BinaryOp::Mul { 2 * count } else { count + 1 };
        let a = self.limbs(call.operand(0), extend)?;
        let a = self.extended(a, signedness, exact);
        let b = self.limbs(call.operand(1), extend)?;
        let b = self.extended(b, signedness, exact);
        let whole = if op == BinaryOp::Mul { self.product(&a, &b) } else { self.sum(op, &a, &b) };
        let result = self.cut(whole.clone(), ty);
        let mut back = result.to_vec();
        back[count - 1] = {
            let top = crate::types::top_limb_width(ty.int_width());
            self.builder.cast(extend, top, LIMB, back[count - 1])
        };
        let back = self.extended(back, signedness, exact);
        let same = self.equal(&back, &whole);
        let mut results = result.to_vec();
        results.push(self.builder.binary(BinaryOp::Xor, 1, same, Operand::Const(1)));
        Ok(results.into())
    }

    /// Extends a number to more limbs.
    fn extended(&mut self, mut limbs: Vec<Operand>, signedness: Signedness, count: usize) -> Vec<Operand> {
        let fill = match signedness {
            Signedness::Signed => {
                let top = limbs[limbs.len() - 1];
                self.builder.binary(BinaryOp::AShr, LIMB, top, Operand::Const(u128::from(LIMB) - 1))
            }
            Signedness::Unsigned => Operand::Const(0),
        };
        limbs.resize(count, fill);
        limbs
    }

    fn wide_three_way(
        &mut self,
        call: Value,
        signedness: Signedness,
        a: &[Operand],
        b: &[Operand],
    ) -> Result<Operands, Unsupported> {
        let to = self.lane(call.ty())?.width();
        let (less, greater) = (self.less(signedness, a, b), self.less(signedness, b, a));
        let greater = self.builder.resize(1, to, greater);
        let minus_one = Operand::Const(crate::builder::mask(to));
        Ok(Rc::new([self.builder.select(to, less, minus_one, greater)]))
    }

    /// The sum of the results of an operation on each limb, as a wide number.
    fn wide_count(&mut self, a: &[Operand], op: UnaryOp) -> Vec<Operand> {
        let mut sum = Operand::Const(0);
        for &limb in a {
            let count = self.builder.unary(op, LIMB, limb);
            sum = self.builder.binary(BinaryOp::Add, LIMB, sum, count);
        }
        let mut limbs = vec![Operand::Const(0); a.len()];
        limbs[0] = sum;
        limbs
    }

    /// Counts zeros before the first set bit; the limbs are in the order of the search.
    fn wide_zeros(&mut self, a: &[Operand], op: UnaryOp, width: u32) -> Vec<Operand> {
        let mut count = Operand::Const(u128::from(width));
        for (index, &limb) in a.iter().enumerate().rev() {
            let here = self.builder.unary(op, LIMB, limb);
            let before = Operand::Const(index as u128 * u128::from(LIMB));
            let here = self.builder.binary(BinaryOp::Add, LIMB, here, before);
            let is_zero = self.builder.compare(Predicate::Eq, LIMB, limb, Operand::Const(0));
            count = self.builder.select(LIMB, is_zero, count, here);
        }
        let mut limbs = vec![Operand::Const(0); a.len()];
        limbs[0] = count;
        limbs
    }

    fn wide_funnel(
        &mut self,
        call: Value,
        direction: ShiftDirection,
        a: &[Operand],
    ) -> Result<Vec<Operand>, Unsupported> {
        let width = call.ty().int_width();
        let b = self.limbs(call.operand(1), CastOp::ZeroExtend)?;
        let amount = self.limbs(call.operand(2), CastOp::ZeroExtend)?;
        let mut modulus = vec![Operand::Const(0); amount.len()];
        modulus[0] = Operand::Const(u128::from(width));
        let amount = self.division(BinaryOp::URem, &amount, &modulus, width);
        let rest = self.sum(BinaryOp::Sub, &modulus, &amount);
        let (up, down, unmoved) = match direction {
            ShiftDirection::Left => (&amount, &rest, a),
            ShiftDirection::Right => (&rest, &amount, &b[..]),
        };
        let high = self.shifted_by(BinaryOp::Shl, a, up);
        let low = self.shifted_by(BinaryOp::LShr, &b, down);
        let moved = self.builder.compare(Predicate::Ne, LIMB, amount[0], Operand::Const(0));
        let limbs = (0..a.len()).map(|index| {
            let both = self.builder.binary(BinaryOp::Or, LIMB, high[index], low[index]);
            self.builder.select(LIMB, moved, both, unmoved[index])
        });
        Ok(limbs.collect())
    }

    /// A wide integer as a float: its highest 128 bits, with a sticky lowest bit for the bits below, rounded
    /// once and multiplied by a power of two.
    pub fn wide_to_float(
        &mut self,
        signedness: Signedness,
        value: Value,
        to: Width,
    ) -> Result<Operands, Unsupported> {
        let extend = CastOp::extension(signedness);
        let a = self.limbs(value, extend)?;
        let negative = self.is_negative(signedness, &a);
        let a = self.negated_if(negative, &a);
        let mut reversed = a.clone();
        reversed.reverse();
        let bits = a.len() as u32 * u32::from(LIMB);
        let zeros = self.wide_zeros(&reversed, UnaryOp::LeadingZeros, bits)[0];
        let above = Operand::Const(u128::from(bits) - 128);
        let few = self.builder.compare(Predicate::Ult, LIMB, zeros, above);
        let shift = self.builder.binary(BinaryOp::Sub, LIMB, above, zeros);
        let shift = self.builder.select(LIMB, few, shift, Operand::Const(0));
        let mut amount = vec![Operand::Const(0); a.len()];
        amount[0] = shift;
        let high = self.shifted_by(BinaryOp::LShr, &a, &amount);
        let back = self.shifted_by(BinaryOp::Shl, &high, &amount);
        let exact = self.equal(&back, &a);
        let sticky = self.builder.binary(BinaryOp::Xor, 1, exact, Operand::Const(1));
        let sticky = self.builder.cast(CastOp::ZeroExtend, 1, LIMB, sticky);
        let low = self.builder.binary(BinaryOp::Or, LIMB, high[0], sticky);
        let top = self.builder.join(LIMB, &[low, high[1]]);
        let mut float = self.builder.float_cast(FloatCastOp::FromUnsigned, 128, to, top);
        let mut step = 0;
        while 1 << step < bits {
            let bit = self.builder.extract(LIMB, shift, step, 1);
            let scaled = self.builder.float_binary(
                FloatBinaryOp::Mul,
                to,
                float,
                Operand::Const(power_of_two(to, 1 << step)),
            );
            float = self.builder.select(to, bit, scaled, float);
            step += 1;
        }
        let negated = self.builder.float_unary(FloatUnaryOp::Neg, to, float);
        Ok(Rc::new([self.builder.select(to, negative, negated, float)]))
    }

    /// A float as a wide integer, towards zero: its significand, shifted by its exponent.
    pub fn wide_from_float(
        &mut self,
        signedness: Signedness,
        value: Value,
        from: Width,
        call: Value,
    ) -> Result<Operands, Unsupported> {
        let (fraction, exponents) = float_layout(from);
        let a = self.operand(value)?;
        let wide = self.builder.cast(CastOp::ZeroExtend, from, 128, a);
        let exponent = self.builder.extract(128, wide, fraction, exponents);
        let exponent = self.builder.cast(CastOp::ZeroExtend, exponents, LIMB, exponent);
        let digits = self.builder.binary(BinaryOp::And, 128, wide, Operand::Const((1 << fraction) - 1));
        // The 80-bit format stores its leading bit in the fraction.
        let (point, leading) = if from == 80 { (63, 0) } else { (fraction, 1u128 << fraction) };
        let digits = self.builder.binary(BinaryOp::Or, 128, digits, Operand::Const(leading));
        let unit = (1u128 << (exponents - 1)) - 1 + u128::from(point);
        let up = self.builder.binary(BinaryOp::Sub, LIMB, exponent, Operand::Const(unit));
        let down = self.builder.binary(BinaryOp::Sub, LIMB, Operand::Const(unit), exponent);
        let count = limb_count(call.ty().int_width());
        let mut limbs = vec![Operand::Const(0); count];
        for index in 0..2u8 {
            limbs[usize::from(index)] = self.builder.extract(128, digits, index * LIMB, LIMB);
        }
        let amount = |low: Operand| {
            let mut amount = vec![Operand::Const(0); count];
            amount[0] = low;
            amount
        };
        let left = self.shifted_by(BinaryOp::Shl, &limbs, &amount(up));
        let right = self.shifted_by(BinaryOp::LShr, &limbs, &amount(down));
        let is_left = self.builder.compare(Predicate::Uge, LIMB, exponent, Operand::Const(unit));
        let vanishes = self.builder.compare(Predicate::Ugt, LIMB, down, Operand::Const(u128::from(point)));
        let limbs: Vec<Operand> = (0..count)
            .map(|index| {
                let right = self.builder.select(LIMB, vanishes, Operand::Const(0), right[index]);
                self.builder.select(LIMB, is_left, left[index], right)
            })
            .collect();
        let sign = self.builder.extract(128, wide, from - 1, 1);
        let negative = match signedness {
            Signedness::Signed => sign,
            Signedness::Unsigned => Operand::Const(0),
        };
        let limbs = self.negated_if(negative, &limbs);
        Ok(self.cut(limbs, call.ty()))
    }
}

/// Stored fraction bits and exponent bits of a float.
fn float_layout(width: Width) -> (Width, Width) {
    match width {
        16 => (10, 5),
        32 => (23, 8),
        64 => (52, 11),
        80 => (64, 15),
        _ => (112, 15),
    }
}

/// The float 2^exponent; infinity if the format has no such number.
fn power_of_two(width: Width, exponent: u32) -> u128 {
    let (fraction, exponents) = float_layout(width);
    let bias = (1u32 << (exponents - 1)) - 1;
    let leading = if width == 80 { 1 << 63 } else { 0 };
    u128::from((exponent + bias).min(2 * bias + 1)) << fraction | leading
}
