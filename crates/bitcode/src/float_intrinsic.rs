//! Intrinsics that split floats into parts or return two numbers.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::Value;
use crate::types::Scalar;

/// The bits of a float: stored fraction, exponent.
fn layout(width: Width) -> (Width, Width) {
    match width {
        16 => (10, 5),
        32 => (23, 8),
        64 => (52, 11),
        80 => (64, 15),
        _ => (112, 15),
    }
}

impl FunctionLowering<'_> {
    /// Lowers the call if the intrinsic belongs to this file.
    pub fn float_part_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        Some(match name {
            "modf" => self.split_lanes(call, |lowering, width, a| {
                let builder = &mut lowering.builder;
                let whole = builder.float_unary(FloatUnaryOp::Trunc, width, a);
                let rest = builder.float_binary(FloatBinaryOp::Sub, width, a, whole);
                // The fractional part of an infinity is zero; otherwise it has the sign of the number.
                let same = builder.float_compare(FloatPredicate::Oeq, width, a, whole);
                let rest = builder.select(width, same, Operand::Const(0), rest);
                (builder.float_binary(FloatBinaryOp::CopySign, width, rest, a), whole)
            }),
            "frexp" => self.split_lanes(call, Self::digits_and_exponent),
            "sincos" => self.two_calls(call, "sin", "cos"),
            "convert.to.fp16" => self.float_lane(call.operand(0).ty()).and_then(|from| {
                let a = self.operand(call.operand(0))?;
                Ok(Rc::from([self.builder.float_cast(FloatCastOp::Convert, from, 16, a)]))
            }),
            "convert.from.fp16" => self.float_lane(call.ty()).and_then(|to| {
                let a = self.operand(call.operand(0))?;
                Ok(Rc::from([self.builder.float_cast(FloatCastOp::Convert, 16, to, a)]))
            }),
            "fptrunc.round" => match call.operand(1).printed().contains("round.tonearest\"") {
                true => self.float_cast(FloatCastOp::Convert, call, call.operand(0)),
                false => Err(Unsupported(call.printed())),
            },
            _ => return None,
        })
    }

    /// All first results, then all second results: the order of the fields of the returned struct.
    fn split_lanes(
        &mut self,
        call: Value,
        make: impl Fn(&mut Self, Width, Operand) -> (Operand, Operand),
    ) -> Result<Operands, Unsupported> {
        let width = self.float_lane(call.operand(0).ty())?;
        let lanes = self.operands(call.operand(0))?;
        let (first, second): (Vec<_>, Vec<_>) = lanes.iter().map(|&a| make(self, width, a)).unzip();
        Ok(first.into_iter().chain(second).collect())
    }

    /// The significand from one half up to one, and the exponent of two. Zeros, infinities and NaNs are their
    /// own significand.
    fn digits_and_exponent(&mut self, width: Width, a: Operand) -> (Operand, Operand) {
        let (fraction, exponents) = layout(width);
        let bias = (1u128 << (exponents - 1)) - 1;
        let most = (1u128 << exponents) - 1;
        let leading = if width == 80 { 1 << 63 } else { 0 };
        let builder = &mut self.builder;
        let field = |builder: &mut crate::builder::Builder, a| {
            let bits = builder.extract(width, a, fraction, exponents);
            builder.cast(CastOp::ZeroExtend, exponents, 32, bits)
        };
        // Subnormal numbers are scaled to normal ones first.
        let raise = u128::from(fraction) + 2;
        let factor = Operand::Const((bias + raise) << fraction | leading);
        let raised = builder.float_binary(FloatBinaryOp::Mul, width, a, factor);
        let exponent = field(builder, a);
        let is_small = builder.compare(Predicate::Eq, 32, exponent, Operand::Const(0));
        let number = builder.select(width, is_small, raised, a);
        let lowered = builder.select(32, is_small, Operand::Const(raise), Operand::Const(0));
        let exponent = field(builder, number);
        let power = builder.binary(BinaryOp::Sub, 32, exponent, Operand::Const(bias - 1));
        let power = builder.binary(BinaryOp::Sub, 32, power, lowered);
        let mask = crate::builder::mask(width) ^ (most << fraction);
        let digits = builder.binary(BinaryOp::And, width, number, Operand::Const(mask));
        let digits = builder.binary(BinaryOp::Or, width, digits, Operand::Const((bias - 1) << fraction));
        let is_special = builder.compare(Predicate::Eq, 32, exponent, Operand::Const(most));
        let is_zero = builder.float_compare(FloatPredicate::Oeq, width, a, Operand::Const(0));
        let own = builder.binary(BinaryOp::Or, 1, is_special, is_zero);
        (builder.select(width, own, a, digits), builder.select(32, own, Operand::Const(0), power))
    }

    /// Calls two functions of the C library, one after the other.
    fn two_calls(&mut self, call: Value, first: &str, second: &str) -> Result<Operands, Unsupported> {
        let scalar = self.lane(call.operand(0).ty())?;
        let lanes = self.operands(call.operand(0))?;
        let mut results = Vec::new();
        for base in [first, second] {
            for &lane in lanes.iter() {
                results.push(self.library_lane(base, scalar, &[(scalar, lane)])?);
            }
        }
        Ok(results.into())
    }

    /// Calls the C library's variant of a function for one float type.
    pub fn library_lane(
        &mut self,
        base: &str,
        scalar: Scalar,
        arguments: &[(Scalar, Operand)],
    ) -> Result<Operand, Unsupported> {
        let name = crate::intrinsic::name_for(base, scalar)
            .ok_or_else(|| Unsupported(format!("{base} of numbers of {} bits", scalar.width())))?;
        let scalars: Vec<Scalar> = arguments.iter().map(|&(scalar, _)| scalar).collect();
        let function = self.module.library_function(&name, &scalars, &[scalar]);
        let args = arguments.iter().map(|&(scalar, value)| Arg {
            value,
            width: scalar.width(),
            class: scalar.class(),
            by_value: None,
        });
        let (dst, args) = (self.builder.reg(scalar.width()), args.collect());
        self.builder.emit(Inst::Call(Box::new(Call {
            dsts: vec![dst],
            callee: Callee::Direct(function),
            args,
            returns: vec![scalar.width()],
            return_classes: vec![scalar.class()],
        })));
        Ok(Operand::Reg(dst))
    }
}
