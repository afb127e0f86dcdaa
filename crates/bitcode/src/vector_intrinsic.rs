//! Intrinsics that combine several lanes: masked memory accesses, reductions, permutations.
//!
//! A masked lane whose mask is only known at run time is accessed behind a separate branch, so an address
//! that is masked out is never accessed.

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
        let parts = |prefix: &str| name.strip_prefix(prefix)?.parse::<usize>().ok();
        if let Some(count) = parts("vector.interleave") {
            return Some(self.interleave(call, count));
        }
        if let Some(count) = parts("vector.deinterleave") {
            return Some(self.deinterleave(call, count));
        }
        Some(match name {
            "vector.reverse" => self
                .operands(call.operand(0))
                .map(|lanes| lanes.iter().rev().copied().collect::<Vec<_>>().into()),
            "vector.extract" => self.subvector(call),
            "vector.insert" => self.insert_subvector(call),
            "vector.splice" | "vector.splice.left" | "vector.splice.right" => self.splice(call, name),
            "vector.partial.reduce.add" | "vector.partial.reduce.fadd" => self.partial_sum(call, name),
            "experimental.cttz.elts" => self.first_set_lane(call),
            "experimental.vector.extract.last.active" => self.last_active(call),
            "experimental.vector.match" => self.matching_lanes(call),
            "experimental.vector.compress" => self.compress(call),
            "masked.expandload" => self.expand_load(call),
            "masked.compressstore" => self.compress_store(call),
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
        for (target, &lane) in lanes.iter_mut().skip(start).zip(self.operands(call.operand(1))?.iter()) {
            *target = lane;
        }
        Ok(lanes.into())
    }

    fn interleave(&mut self, call: Value, count: usize) -> Result<Operands, Unsupported> {
        let vectors = (0..count as u32).map(|index| self.operands(call.operand(index)));
        let vectors = vectors.collect::<Result<Vec<_>, Unsupported>>()?;
        Ok((0..vectors[0].len()).flat_map(|lane| vectors.iter().map(move |vector| vector[lane])).collect())
    }

    fn deinterleave(&mut self, call: Value, count: usize) -> Result<Operands, Unsupported> {
        let lanes = self.operands(call.operand(0))?;
        Ok((0..count).flat_map(|first| lanes.iter().skip(first).step_by(count)).copied().collect())
    }

    /// A window of two vectors side by side: from a lane that is counted from the start of the first vector
    /// or from its end.
    fn splice(&mut self, call: Value, name: &str) -> Result<Operands, Unsupported> {
        let (a, b) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        let refused = || Unsupported(call.printed());
        let number = call.operand(2).bits().ok_or_else(refused)? as u32 as i32;
        let from_end = name == "vector.splice.right" || (name == "vector.splice" && number < 0);
        let distance = number.unsigned_abs() as usize;
        let start = if from_end { a.len().checked_sub(distance).ok_or_else(refused)? } else { distance };
        let both: Vec<Operand> = a.iter().chain(b.iter()).copied().collect();
        both.get(start..start + a.len()).map(Operands::from).ok_or_else(refused)
    }

    /// Adds the lanes of a longer vector to those of a shorter one, round robin.
    fn partial_sum(&mut self, call: Value, name: &str) -> Result<Operands, Unsupported> {
        let mut sums = self.operands(call.operand(0))?.to_vec();
        let lanes = self.operands(call.operand(1))?;
        let width = self.lane(call.ty())?.width();
        for (index, &lane) in lanes.iter().enumerate() {
            let target = index % sums.len();
            sums[target] = match name.ends_with(".fadd") {
                true => self.builder.float_binary(FloatBinaryOp::Add, width, sums[target], lane),
                false => self.builder.binary(BinaryOp::Add, width, sums[target], lane),
            };
        }
        Ok(sums.into())
    }

    /// The number of lanes before the first that is not zero.
    fn first_set_lane(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let lanes = self.operands(call.operand(0))?;
        let (from, to) = (self.lane(call.operand(0).ty())?.width(), self.lane(call.ty())?.width());
        let mut first = Operand::Const(lanes.len() as u128);
        for (index, &lane) in lanes.iter().enumerate().rev() {
            let set = self.builder.compare(Predicate::Ne, from, lane, Operand::Const(0));
            first = self.builder.select(to, set, Operand::Const(index as u128), first);
        }
        Ok(one(first))
    }

    /// The last lane whose mask bit is set, or else the default.
    fn last_active(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let (lanes, masks) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        let mut last = self.operand(call.operand(2))?;
        let width = self.lane(call.ty())?.width();
        for (&lane, &mask) in lanes.iter().zip(masks.iter()) {
            last = self.builder.select(width, mask, lane, last);
        }
        Ok(one(last))
    }

    /// Which active lanes are equal to some lane of another vector.
    fn matching_lanes(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let (lanes, needles) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        let masks = self.operands(call.operand(2))?;
        let width = self.lane(call.operand(0).ty())?.width();
        let matches = lanes.iter().zip(masks.iter()).map(|(&lane, &mask)| {
            let any = needles.iter().fold(Operand::Const(0), |any, &needle| {
                let same = self.builder.compare(Predicate::Eq, width, lane, needle);
                self.builder.binary(BinaryOp::Or, 1, any, same)
            });
            self.builder.binary(BinaryOp::And, 1, any, mask)
        });
        Ok(matches.collect())
    }

    /// For each lane the number of active lanes before it.
    fn ranks(&mut self, masks: &Operands) -> Vec<Operand> {
        let mut rank = Operand::Const(0);
        let mut ranks = Vec::with_capacity(masks.len());
        for &mask in masks.iter() {
            ranks.push(rank);
            let step = self.builder.cast(CastOp::ZeroExtend, 1, 64, mask);
            rank = self.builder.binary(BinaryOp::Add, 64, rank, step);
        }
        ranks
    }

    /// The active lanes side by side; the remaining lanes come from another vector.
    fn compress(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let (lanes, masks) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        let mut result = self.operands(call.operand(2))?.to_vec();
        let width = self.lane(call.ty())?.width();
        let ranks = self.ranks(&masks);
        for (index, &lane) in lanes.iter().enumerate() {
            for (position, slot) in result.iter_mut().enumerate().take(index + 1) {
                let here =
                    self.builder.compare(Predicate::Eq, 64, ranks[index], Operand::Const(position as u128));
                let here = self.builder.binary(BinaryOp::And, 1, here, masks[index]);
                *slot = self.builder.select(width, here, lane, *slot);
            }
        }
        Ok(result.into())
    }

    /// Loads active lanes from consecutive addresses.
    fn expand_load(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let base = self.address_of(call.operand(0))?;
        let (masks, otherwise) = (self.operands(call.operand(1))?, self.operands(call.operand(2))?);
        let width = self.lane(call.ty())?.width();
        let ranks = self.ranks(&masks);
        let lanes = (0..masks.len()).map(|lane| {
            let address = self.builder.pointer(base, ranks[lane], u64::from(width / 8), 0);
            self.load_lane_if(width, masks[lane], address, otherwise[lane])
        });
        Ok(lanes.collect::<Vec<_>>().into())
    }

    /// Stores active lanes to consecutive addresses.
    fn compress_store(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let (lanes, masks) = (self.operands(call.operand(0))?, self.operands(call.operand(2))?);
        let base = self.address_of(call.operand(1))?;
        let width = self.lane(call.operand(0).ty())?.width();
        let ranks = self.ranks(&masks);
        for (lane, &value) in lanes.iter().enumerate() {
            let address = self.builder.pointer(base, ranks[lane], u64::from(width / 8), 0);
            self.builder.when(masks[lane], |builder| builder.store(width, value, address));
        }
        Ok(none())
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

    /// Folds the lanes in order. Float sums start from the first argument, as LLVM defines it.
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

    /// Masked intrinsics of older modules have an alignment before the mask; the number of arguments tells
    /// them apart.
    fn mask_index(call: Value, arguments: u32, without_alignment: u32) -> u32 {
        if call.argument_count() > arguments { without_alignment + 1 } else { without_alignment }
    }

    /// The addresses of the lanes of a value of the type of `like` at one pointer.
    fn lane_addresses(&mut self, pointer: Value, like: Value) -> Result<Operands, Unsupported> {
        let leaves = self.module.types.leaves(like.ty())?;
        if leaves.iter().any(|leaf| leaf.packed.is_some()) {
            return Err(Unsupported(format!("a masked access of type {}", like.ty().name())));
        }
        let base = self.address_of(pointer)?;
        Ok(leaves.iter().map(|leaf| self.builder.displaced(base, leaf.offset as i64)).collect())
    }

    pub fn masked_load(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let addresses = self.lane_addresses(call.operand(0), call)?;
        self.load_lanes(call, &addresses)
    }

    pub fn masked_gather(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let addresses = self.addresses_of(call.operand(0))?;
        self.load_lanes(call, &addresses)
    }

    fn load_lanes(&mut self, call: Value, addresses: &Operands) -> Result<Operands, Unsupported> {
        let mask_index = Self::mask_index(call, 3, 1);
        let (masks, otherwise) =
            (self.operands(call.operand(mask_index))?, self.operands(call.operand(mask_index + 1))?);
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
        let addresses = self.addresses_of(call.operand(1))?;
        self.store_lanes(call, &addresses)
    }

    fn store_lanes(&mut self, call: Value, addresses: &Operands) -> Result<Operands, Unsupported> {
        let mask_index = Self::mask_index(call, 3, 2);
        let (values, masks) = (self.operands(call.operand(0))?, self.operands(call.operand(mask_index))?);
        let width = self.lane(call.operand(0).ty())?.width();
        for lane in 0..addresses.len() {
            let (value, address) = (values[lane], addresses[lane]);
            self.builder.when(masks[lane], |builder| builder.store(width, value, address));
        }
        Ok(none())
    }
}
