//! Intrinsics that look at several lanes at once: masked memory, reductions, rearrangements.
//!
//! A masked lane whose mask is only known at run time is accessed behind a branch of its own, so an address
//! that is masked out is never touched.

use loam_program::ir::*;

use crate::Unsupported;
use crate::call::one;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::Value;
use crate::operator::none;

impl FunctionLowering<'_> {
    pub fn vector_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        if let Some(operation) = name.strip_prefix("vector.reduce.") {
            return Some(self.reduce(call, operation));
        }
        Some(match name {
            "vector.reverse" => self
                .operands(call.operand(0))
                .map(|lanes| lanes.iter().rev().copied().collect::<Vec<_>>().into()),
            "vector.extract" => self.subvector(call),
            "vector.insert" => self.insert_subvector(call),
            "vector.interleave2" => self.interleave(call),
            "vector.deinterleave2" => self.deinterleave(call),
            "stepvector" => self
                .module
                .types
                .leaves(call.ty())
                .map(|leaves| (0..leaves.len()).map(|lane| Operand::Const(lane as u128)).collect()),
            "get.active.lane.mask" => self.active_lanes(call),
            _ => return None,
        })
    }

    fn subvector(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let lanes = self.operands(call.operand(0))?;
        let count = self.module.types.leaves(call.ty())?.len();
        let start = call.operand(1).bits().unwrap_or(0) as usize;
        Ok((start..start + count).map(|lane| lanes.get(lane).copied().unwrap_or(Operand::Const(0))).collect())
    }

    fn insert_subvector(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let mut lanes = self.operands(call.operand(0))?.to_vec();
        let start = call.operand(2).bits().unwrap_or(0) as usize;
        for (place, &lane) in lanes.iter_mut().skip(start).zip(self.operands(call.operand(1))?.iter()) {
            *place = lane;
        }
        Ok(lanes.into())
    }

    fn interleave(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let (a, b) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        Ok(a.iter().zip(b.iter()).flat_map(|(&a, &b)| [a, b]).collect())
    }

    fn deinterleave(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let lanes = self.operands(call.operand(0))?;
        Ok(lanes.iter().step_by(2).chain(lanes.iter().skip(1).step_by(2)).copied().collect())
    }

    /// Lane `i` is set if `first + i`, without wrapping, is below the limit.
    fn active_lanes(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let width = self.lane(call.operand(0).ty())?.width();
        let (first, limit) = (self.operand(call.operand(0))?, self.operand(call.operand(1))?);
        let count = self.module.types.leaves(call.ty())?.len();
        let builder = &mut self.builder;
        let lane = |lane: usize| {
            let step = Operand::Const(lane as u128);
            let index = builder.binary(BinaryOp::Add, width, first, step);
            let below = builder.compare(Predicate::Ult, width, index, limit);
            let in_range = builder.compare(Predicate::Uge, width, index, first);
            builder.binary(BinaryOp::And, 1, below, in_range)
        };
        Ok((0..count).map(lane).collect())
    }

    /// Folds the lanes in order. Float sums start from the first argument, as LLVM has it.
    fn reduce(&mut self, call: Value, operation: &str) -> Result<Operands, Unsupported> {
        let ordered = matches!(operation, "fadd" | "fmul");
        let lanes = self.operands(call.operand(u32::from(ordered)))?;
        let width = self.lane(call.ty())?.width();
        let (first, rest) = match ordered {
            true => (self.operand(call.operand(0))?, &lanes[..]),
            false => (lanes[0], &lanes[1..]),
        };
        let mut sum = first;
        for &lane in rest {
            sum = self.reduced(operation, width, sum, lane)?;
        }
        Ok(one(sum))
    }

    fn reduced(
        &mut self,
        operation: &str,
        width: Width,
        a: Operand,
        b: Operand,
    ) -> Result<Operand, Unsupported> {
        let builder = &mut self.builder;
        let mut choose = |predicate| {
            let better = builder.compare(predicate, width, a, b);
            builder.select(width, better, a, b)
        };
        Ok(match operation {
            "smax" => choose(Predicate::Sgt),
            "smin" => choose(Predicate::Slt),
            "umax" => choose(Predicate::Ugt),
            "umin" => choose(Predicate::Ult),
            "add" => builder.binary(BinaryOp::Add, width, a, b),
            "mul" => builder.binary(BinaryOp::Mul, width, a, b),
            "and" => builder.binary(BinaryOp::And, width, a, b),
            "or" => builder.binary(BinaryOp::Or, width, a, b),
            "xor" => builder.binary(BinaryOp::Xor, width, a, b),
            "fadd" => builder.float_binary(FloatBinaryOp::Add, width, a, b),
            "fmul" => builder.float_binary(FloatBinaryOp::Mul, width, a, b),
            "fmax" => builder.float_binary(FloatBinaryOp::Max, width, a, b),
            "fmin" => builder.float_binary(FloatBinaryOp::Min, width, a, b),
            "fmaximum" => builder.float_binary(FloatBinaryOp::Maximum, width, a, b),
            "fminimum" => builder.float_binary(FloatBinaryOp::Minimum, width, a, b),
            _ => return Err(Unsupported(format!("llvm.vector.reduce.{operation}"))),
        })
    }

    /// Loads a lane where its mask bit is set, and takes `otherwise` where it is clear.
    fn load_lane_if(&mut self, width: Width, mask: Operand, address: Operand, otherwise: Operand) -> Operand {
        match mask {
            Operand::Const(0) => otherwise,
            Operand::Const(_) => self.builder.load(width, address),
            _ => {
                let dst = self.builder.reg(width);
                self.builder.emit(Inst::Copy { dst, a: otherwise });
                self.builder.when(mask, |builder| builder.emit(Inst::Load { dst, address }));
                Operand::Reg(dst)
            }
        }
    }

    /// Masked intrinsics of older modules name an alignment before the mask; how many arguments tells.
    fn mask_place(call: Value, arguments: u32, without_alignment: u32) -> u32 {
        if call.argument_count() > arguments { without_alignment + 1 } else { without_alignment }
    }

    /// The addresses of the lanes of a value of the type of `like` at one pointer.
    fn lane_addresses(&mut self, pointer: Value, like: Value) -> Result<Operands, Unsupported> {
        let leaves = self.module.types.leaves(like.ty())?;
        if leaves.iter().any(|leaf| leaf.packed.is_some()) {
            return Err(Unsupported(format!("a masked access of type {}", like.ty().name())));
        }
        let base = self.operand(pointer)?;
        Ok(leaves.iter().map(|leaf| self.builder.displaced(base, leaf.offset as i64)).collect())
    }

    pub fn masked_load(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let addresses = self.lane_addresses(call.operand(0), call)?;
        self.load_lanes(call, &addresses)
    }

    pub fn masked_gather(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let addresses = self.operands(call.operand(0))?;
        self.load_lanes(call, &addresses)
    }

    fn load_lanes(&mut self, call: Value, addresses: &Operands) -> Result<Operands, Unsupported> {
        let place = Self::mask_place(call, 3, 1);
        let (masks, otherwise) =
            (self.operands(call.operand(place))?, self.operands(call.operand(place + 1))?);
        let width = self.lane(call.ty())?.width();
        let lanes = (0..addresses.len())
            .map(|lane| self.load_lane_if(width, masks[lane], addresses[lane], otherwise[lane]));
        Ok(lanes.collect::<Vec<_>>().into())
    }

    pub fn masked_store(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let addresses = self.lane_addresses(call.operand(1), call.operand(0))?;
        self.store_lanes(call, &addresses)
    }

    pub fn masked_scatter(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let addresses = self.operands(call.operand(1))?;
        self.store_lanes(call, &addresses)
    }

    fn store_lanes(&mut self, call: Value, addresses: &Operands) -> Result<Operands, Unsupported> {
        let place = Self::mask_place(call, 3, 2);
        let (values, masks) = (self.operands(call.operand(0))?, self.operands(call.operand(place))?);
        let width = self.lane(call.operand(0).ty())?.width();
        for lane in 0..addresses.len() {
            let (value, address) = (values[lane], addresses[lane]);
            self.builder.when(masks[lane], |builder| builder.store(width, value, address));
        }
        Ok(none())
    }
}
