//! Operators: arithmetic, casts, comparisons, selection, addresses, and the elements of vectors and
//! aggregates. They are instructions or constant expressions; both are lowered here.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::function::{FunctionLowering, Operands};
use crate::gep::{self, Step};
use crate::intrinsic::overflowing;
use crate::llvm::{LLVMIntPredicate, LLVMOpcode, LLVMRealPredicate, LLVMTypeKind, Type, Value, ValueKind};
use crate::types::{Leaves, Scalar};
use crate::wide::is_wide;

impl FunctionLowering<'_> {
    /// Lowers an instruction other than phis and terminators, or a constant expression.
    pub fn lower_value(&mut self, value: Value) -> Result<Operands, Unsupported> {
        use LLVMOpcode::*;
        match value.opcode() {
            LLVMAdd | LLVMSub | LLVMMul | LLVMUDiv | LLVMSDiv | LLVMURem | LLVMSRem | LLVMAnd | LLVMOr
            | LLVMXor | LLVMShl | LLVMLShr | LLVMAShr => self.arithmetic(value),
            LLVMFAdd | LLVMFSub | LLVMFMul | LLVMFDiv | LLVMFRem => self.float_arithmetic(value),
            LLVMFNeg => self.float_lanes_1(FloatUnaryOp::Neg, value, value.operand(0)),
            LLVMTrunc => self.cast(CastOp::Truncate, value),
            LLVMZExt => self.cast(CastOp::ZeroExtend, value),
            LLVMSExt => self.cast(CastOp::SignExtend, value),
            LLVMFPToUI => self.float_to_integer(FloatCastOp::ToUnsigned, value),
            LLVMFPToSI => self.float_to_integer(FloatCastOp::ToSigned, value),
            LLVMUIToFP => self.float_cast(FloatCastOp::FromUnsigned, value, value.operand(0)),
            LLVMSIToFP => self.float_cast(FloatCastOp::FromSigned, value, value.operand(0)),
            LLVMFPTrunc | LLVMFPExt => self.float_cast(FloatCastOp::Convert, value, value.operand(0)),
            LLVMPtrToInt | LLVMPtrToAddr | LLVMIntToPtr => self.pointer_cast(value),
            LLVMBitCast => self.bit_cast(value),
            LLVMFreeze | LLVMAddrSpaceCast => self.operands(value.operand(0)),
            LLVMICmp => self.int_compare(value),
            LLVMFCmp => {
                let predicate = float_predicate(value.float_predicate());
                self.float_compare(predicate, value.operand(0), value.operand(1))
            }
            LLVMSelect => self.select(value),
            LLVMGetElementPtr => self.address(value),
            LLVMExtractValue => self.extract_value(value),
            LLVMInsertValue => self.insert_value(value),
            LLVMExtractElement => self.extract_element(value),
            LLVMInsertElement => self.insert_element(value),
            LLVMShuffleVector => self.shuffle(value),
            LLVMAlloca => self.alloca(value),
            LLVMLoad if is_probe_of_function(value) => Ok(Rc::new([Operand::Const(0)])),
            LLVMLoad if only_feeds_is_constant(value, 8) => {
                let leaves = self.module.types.leaves(value.ty())?;
                Ok(leaves.iter().map(|_| Operand::Const(0)).collect())
            }
            LLVMLoad => {
                if value.is_atomic() {
                    self.module.program.atomics.insert(self.builder.span);
                }
                self.load_value(value.ty(), value.operand(0))
            }
            LLVMStore => self.store_value(value.operand(0), value.operand(1)),
            LLVMFence => Ok(none()),
            LLVMAtomicCmpXchg => self.compare_exchange(value),
            LLVMAtomicRMW => self.atomic_update(value),
            LLVMCall | LLVMInvoke => self.call(value),
            LLVMVAArg => Err(Unsupported(format!("va_arg of type {}", value.ty().name()))),
            LLVMLandingPad => self.landing_pad(value),
            LLVMCatchPad => Err(Unsupported("catchpad (exception handling)".to_owned())),
            LLVMCleanupPad => Err(Unsupported("cleanuppad (exception handling)".to_owned())),
            _ => Err(Unsupported(value.printed())),
        }
    }

    /// The scalar type of every lane of a vector, or of a scalar.
    pub fn lane(&mut self, ty: Type) -> Result<Scalar, Unsupported> {
        let ty = if ty.is_vector() { ty.element() } else { ty };
        self.module.types.scalar(ty)
    }

    /// The same as [`Self::lane`], for floats that Loam computes with.
    pub fn float_lane(&mut self, ty: Type) -> Result<Width, Unsupported> {
        match self.lane(ty)? {
            scalar @ (Scalar::Half | Scalar::Single | Scalar::Double | Scalar::X87 | Scalar::Quad) => {
                Ok(scalar.width())
            }
            Scalar::BFloat | Scalar::Int(_) | Scalar::Pointer(_) => {
                Err(Unsupported(format!("float arithmetic on {}", ty.name())))
            }
        }
    }

    /// Applies `make` to the lanes of two values, pair by pair.
    pub fn lanes_2(
        &mut self,
        a: Value,
        b: Value,
        mut make: impl FnMut(&mut Self, Operand, Operand) -> Operand,
    ) -> Result<Operands, Unsupported> {
        let (a, b) = (self.operands(a)?, self.operands(b)?);
        Ok(a.iter().zip(b.iter()).map(|(&a, &b)| make(self, a, b)).collect())
    }

    /// Applies `make` to each lane of a value.
    pub fn lanes_1(
        &mut self,
        a: Value,
        mut make: impl FnMut(&mut Self, Operand) -> Operand,
    ) -> Result<Operands, Unsupported> {
        let a = self.operands(a)?;
        Ok(a.iter().map(|&a| make(self, a)).collect())
    }

    fn arithmetic(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let op = binary_op(value.opcode());
        let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
        let check = RangeCheck::checked_if(shift && self.is_unmoved(value));
        if is_wide(value.ty()) {
            return self.wide_arithmetic(op, value, check);
        }
        let width = self.lane(value.ty())?.width();
        if let Some(trap) = self.overflow_trap(op, value) {
            return self.lanes_2(value.operand(0), value.operand(1), |lowering, a, b| {
                let (result, wraps) = overflowing(&mut lowering.builder, op, Signedness::Signed, width, a, b);
                lowering.builder.trap_if(wraps, trap);
                result
            });
        }
        self.lanes_2(value.operand(0), value.operand(1), |lowering, a, b| {
            lowering.builder.binary_with(op, width, a, b, check)
        })
    }

    /// The number of the sanitizer's check that an operation stands for which must not wrap as a signed number, where that
    /// is checked.
    fn overflow_trap(&self, op: BinaryOp, value: Value) -> Option<u8> {
        let is_checked = self.checks_signed_overflow
            && value.kind() == ValueKind::Instruction
            && value.has_no_signed_wrap();
        let is_zero = |value: Value| value.bits() == Some(0);
        match op {
            _ if !is_checked => None,
            BinaryOp::Add => Some(0),
            BinaryOp::Mul => Some(12),
            BinaryOp::Sub if is_zero(value.operand(0)) => Some(13),
            BinaryOp::Sub => Some(21),
            _ => None,
        }
    }

    /// Whether no optimiser moved an instruction above the test that guards it. An optimiser that does so
    /// removes the debug location, or the result only feeds selects.
    fn is_unmoved(&self, value: Value) -> bool {
        let span = self.module.program.spans.get(self.builder.span);
        let moved = self.has_debug_locations && span.is_none_or(|span| span.line == 0);
        !moved && !is_speculated(value, 0)
    }

    fn float_to_integer(&mut self, op: FloatCastOp, value: Value) -> Result<Operands, Unsupported> {
        let a = value.operand(0);
        if is_wide(value.ty()) {
            return self.float_cast(op, value, a);
        }
        let (from, to) = (self.float_lane(a.ty())?, self.lane(value.ty())?.width());
        // Without debug locations, an instruction that is only used in other blocks may have been moved out
        // of a guarded block.
        let is_near = |user: Value| {
            user.kind() == ValueKind::Instruction
                && user.parent() == value.parent()
                && user.opcode() != LLVMOpcode::LLVMPHI
        };
        let is_guarded = self.is_unmoved(value) && (self.has_debug_locations || value.users().any(is_near));
        let check = RangeCheck::checked_if(is_guarded);
        self.lanes_1(a, |lowering, a| lowering.builder.float_cast_with(op, from, to, a, check))
    }

    fn float_arithmetic(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let op = match value.opcode() {
            LLVMOpcode::LLVMFAdd => FloatBinaryOp::Add,
            LLVMOpcode::LLVMFSub => FloatBinaryOp::Sub,
            LLVMOpcode::LLVMFMul => FloatBinaryOp::Mul,
            LLVMOpcode::LLVMFDiv => FloatBinaryOp::Div,
            _ => FloatBinaryOp::Rem,
        };
        self.float_lanes_2(op, value.operand(0), value.operand(1))
    }

    pub fn float_lanes_2(&mut self, op: FloatBinaryOp, a: Value, b: Value) -> Result<Operands, Unsupported> {
        let width = self.float_lane(a.ty())?;
        self.lanes_2(a, b, |lowering, a, b| lowering.builder.float_binary(op, width, a, b))
    }

    pub fn float_lanes_1(
        &mut self,
        op: FloatUnaryOp,
        value: Value,
        a: Value,
    ) -> Result<Operands, Unsupported> {
        let width = self.float_lane(value.ty())?;
        self.lanes_1(a, |lowering, a| lowering.builder.float_unary(op, width, a))
    }

    fn cast(&mut self, op: CastOp, value: Value) -> Result<Operands, Unsupported> {
        let a = value.operand(0);
        if is_wide(a.ty()) || is_wide(value.ty()) {
            return self.wide_cast(op, value);
        }
        let (from, to) = (self.lane(a.ty())?.width(), self.lane(value.ty())?.width());
        self.lanes_1(a, |lowering, a| lowering.builder.cast(op, from, to, a))
    }

    pub fn float_cast(&mut self, op: FloatCastOp, value: Value, a: Value) -> Result<Operands, Unsupported> {
        let from_int = matches!(op, FloatCastOp::FromSigned | FloatCastOp::FromUnsigned);
        let to_float = from_int || op == FloatCastOp::Convert;
        if is_wide(a.ty()) {
            let to = self.float_lane(value.ty())?;
            let signedness = match op {
                FloatCastOp::FromSigned => Signedness::Signed,
                _ => Signedness::Unsigned,
            };
            return self.wide_to_float(signedness, a, to);
        }
        if is_wide(value.ty()) {
            let from = self.float_lane(a.ty())?;
            return match op {
                FloatCastOp::ToSigned => self.wide_from_float(Signedness::Signed, a, from, value),
                FloatCastOp::ToUnsigned => self.wide_from_float(Signedness::Unsigned, a, from, value),
                _ => Err(Unsupported(value.printed())),
            };
        }
        let from = if from_int { self.lane(a.ty())?.width() } else { self.float_lane(a.ty())? };
        let to = if to_float { self.float_lane(value.ty())? } else { self.lane(value.ty())?.width() };
        self.lanes_1(a, |lowering, a| lowering.builder.float_cast(op, from, to, a))
    }

    /// Integers of another width than that of pointers are extended with zeros or cut.
    fn pointer_cast(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let a = value.operand(0);
        let (from, to) = (self.lane(a.ty())?.width(), self.lane(value.ty())?.width());
        self.lanes_1(a, |lowering, a| lowering.builder.resize(from, to, a))
    }

    /// The bits stay, the lanes change.
    fn bit_cast(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let a = value.operand(0);
        let lanes = self.operands(a)?;
        let widths = |leaves: Leaves| leaves.iter().map(|leaf| leaf.scalar.width()).collect::<Vec<Width>>();
        let from = widths(self.module.types.leaves(a.ty())?);
        let to = widths(self.module.types.leaves(value.ty())?);
        let bits = |widths: &[Width]| widths.iter().map(|&width| usize::from(width)).sum::<usize>();
        if bits(&from) != bits(&to) {
            return Err(Unsupported(format!("bitcast from {} to {}", a.ty().name(), value.ty().name())));
        }
        Ok(self.recut(&lanes, &from, &to))
    }

    /// Turns lanes of some widths into lanes of others, first lane lowest: each new lane is assembled from
    /// the parts of the old lanes that it covers.
    fn recut(&mut self, lanes: &Operands, from: &[Width], to: &[Width]) -> Operands {
        if from == to {
            return lanes.clone();
        }
        let mut result = Vec::with_capacity(to.len());
        // The current old lane, and the number of its bits that are used up.
        let (mut lane, mut used) = (0, 0);
        for &width in to {
            let mut joined = Operand::Const(0);
            let mut filled = 0;
            while filled < width {
                let taken = (from[lane] - used).min(width - filled);
                let part = self.builder.extract(from[lane], lanes[lane], used, taken);
                let part = self.builder.cast(CastOp::ZeroExtend, taken, width, part);
                let part =
                    self.builder.binary(BinaryOp::Shl, width, part, Operand::Const(u128::from(filled)));
                joined = self.builder.binary(BinaryOp::Or, width, joined, part);
                filled += taken;
                used += taken;
                if used == from[lane] {
                    (lane, used) = (lane + 1, 0);
                }
            }
            result.push(joined);
        }
        result.into()
    }

    fn int_compare(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let predicate = int_predicate(value.int_predicate());
        if is_wide(value.operand(0).ty()) {
            return self.wide_compare(predicate, value);
        }
        let scalar = self.lane(value.operand(0).ty())?;
        let (a, b) = (value.operand(0), value.operand(1));
        if let Scalar::Pointer(_) = scalar {
            let (a, b) = (self.addresses_of(a)?, self.addresses_of(b)?);
            let pairs = a.iter().zip(b.iter());
            return Ok(pairs.map(|(&a, &b)| self.builder.compare_pointers(predicate, a, b)).collect());
        }
        self.lanes_2(a, b, |lowering, a, b| lowering.builder.compare(predicate, scalar.width(), a, b))
    }

    pub fn float_compare(
        &mut self,
        predicate: FloatPredicate,
        a: Value,
        b: Value,
    ) -> Result<Operands, Unsupported> {
        let width = self.float_lane(a.ty())?;
        self.lanes_2(a, b, |lowering, a, b| lowering.builder.float_compare(predicate, width, a, b))
    }

    fn select(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let conditions = self.operands(value.operand(0))?;
        let (a, b) = (self.operands(value.operand(1))?, self.operands(value.operand(2))?);
        let leaves = self.module.types.leaves(value.ty())?;
        let lanes = leaves.iter().zip(a.iter().zip(b.iter())).enumerate();
        let lanes = lanes.map(|(index, (leaf, (&a, &b)))| {
            let condition = if conditions.len() == 1 { conditions[0] } else { conditions[index] };
            self.builder.select(leaf.scalar.width(), condition, a, b)
        });
        Ok(lanes.collect())
    }

    fn address(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let steps = gep::steps(&mut self.module.types, value);
        let lanes = self.module.types.leaves(value.ty())?.len();
        let sums = (0..lanes).map(|lane| self.address_of_lane(value.operand(0), &steps, lane));
        let sums = sums.collect::<Result<Operands, Unsupported>>()?;
        // A sum that leaves the address space has a meaning only if it may.
        Ok(match *sums {
            [sum] if value.is_in_bounds() => self.pointer_at(value, sum),
            _ => sums.iter().map(|&sum| self.narrowed(sum)).collect(),
        })
    }

    /// The steps of one lane: at most one instruction per index that is not constant.
    fn address_of_lane(&mut self, base: Value, steps: &[Step], lane: usize) -> Result<Operand, Unsupported> {
        let mut sum = match self.addresses_of(base)?[..] {
            [scalar] => scalar,
            ref lanes => *lanes.get(lane).ok_or_else(|| Unsupported(base.printed()))?,
        };
        let mut offset = 0i64;
        let mut pending: Option<(Operand, u64)> = None;
        for step in steps {
            match step {
                Step::Constant(bytes) => offset = offset.wrapping_add(*bytes),
                Step::Index { value, stride } => {
                    if let Some((index, scale)) = pending.take() {
                        sum = self.builder.pointer(sum, index, scale, 0);
                    }
                    let width = self.lane(value.ty())?.width();
                    let index = self.operand_of_lane(*value, lane)?;
                    // An index is first brought to the width of pointers.
                    let narrow = width.min(self.module.types.pointer().width());
                    let index = self.builder.resize_signed(width, narrow, index);
                    pending = Some((self.builder.resize_signed(narrow, 64, index), *stride));
                }
            }
        }
        let (index, scale) = pending.unwrap_or((Operand::Const(0), 0));
        Ok(self.builder.pointer(sum, index, scale, offset))
    }

    /// One lane of a vector, or a scalar for every lane.
    fn operand_of_lane(&mut self, value: Value, lane: usize) -> Result<Operand, Unsupported> {
        let operands = self.operands(value)?;
        let index = if operands.len() == 1 { 0 } else { lane };
        operands.get(index).copied().ok_or_else(|| Unsupported(value.printed()))
    }

    /// The range of leaves of the part that an index path names: start and number.
    fn part(&mut self, mut ty: Type, indices: &[u32]) -> Result<(usize, usize), Unsupported> {
        let mut start = 0;
        for &index in indices {
            start += self.module.types.leaves_before(ty, index)?;
            let structure = ty.kind() == crate::llvm::LLVMTypeKind::LLVMStructTypeKind;
            ty = if structure { ty.field(index) } else { ty.element() };
        }
        Ok((start, self.module.types.leaves(ty)?.len()))
    }

    fn extract_value(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let aggregate = value.operand(0);
        let (start, count) = self.part(aggregate.ty(), &value.indices())?;
        Ok(self.operands(aggregate)?[start..start + count].into())
    }

    fn insert_value(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let aggregate = value.operand(0);
        let (start, count) = self.part(aggregate.ty(), &value.indices())?;
        let part = self.operands(value.operand(1))?;
        let mut leaves = self.operands(aggregate)?.to_vec();
        leaves[start..start + count].copy_from_slice(&part);
        Ok(leaves.into())
    }

    fn extract_element(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let lanes = self.operands(value.operand(0))?;
        let index = value.operand(1);
        if let Some(lane) = constant_lane(index) {
            return Ok(Rc::new([lanes.get(lane).copied().unwrap_or(Operand::Const(0))]));
        }
        let (width, index_width) = (self.lane(value.ty())?.width(), self.lane(index.ty())?.width());
        let index = self.operand(index)?;
        let mut chosen = Operand::Const(0);
        for (lane, &operand) in lanes.iter().enumerate() {
            let hit = self.is_lane(index_width, index, lane);
            chosen = self.builder.select(width, hit, operand, chosen);
        }
        Ok(Rc::new([chosen]))
    }

    fn insert_element(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let mut lanes = self.operands(value.operand(0))?.to_vec();
        let new = self.operand(value.operand(1))?;
        let index = value.operand(2);
        if let Some(lane) = constant_lane(index) {
            if let Some(old) = lanes.get_mut(lane) {
                *old = new;
            }
            return Ok(lanes.into());
        }
        let (width, index_width) = (self.lane(value.ty())?.width(), self.lane(index.ty())?.width());
        let index = self.operand(index)?;
        for (lane, old) in lanes.iter_mut().enumerate() {
            let hit = self.is_lane(index_width, index, lane);
            *old = self.builder.select(width, hit, new, *old);
        }
        Ok(lanes.into())
    }

    fn is_lane(&mut self, width: Width, index: Operand, lane: usize) -> Operand {
        if lane as u128 > crate::builder::mask(width) {
            return Operand::Const(0);
        }
        self.builder.compare(Predicate::Eq, width, index, Operand::Const(lane as u128))
    }

    fn shuffle(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let (a, b) = (self.operands(value.operand(0))?, self.operands(value.operand(1))?);
        let mask = value.shuffle_mask();
        let lane = |index: usize| if index < a.len() { a.get(index) } else { b.get(index - a.len()) };
        Ok(mask.into_iter().map(|index| index.and_then(lane).copied().unwrap_or(Operand::Const(0))).collect())
    }
}

/// Whether a value only feeds `llvm.is.constant`: `__builtin_constant_p` does not evaluate its argument, but
/// unoptimised code does. Values further away than `depth` are not followed.
fn only_feeds_is_constant(value: Value, depth: u32) -> bool {
    use LLVMOpcode::*;
    let mut users = value.users().peekable();
    let is_query = |user: Value| match user.opcode() {
        LLVMCall => user.called_value().name().starts_with("llvm.is.constant."),
        LLVMSExt | LLVMZExt | LLVMTrunc | LLVMGetElementPtr | LLVMLoad | LLVMAdd | LLVMSub | LLVMMul => {
            depth > 0 && only_feeds_is_constant(user, depth - 1)
        }
        _ => false,
    };
    users.peek().is_some() && users.all(is_query)
}

/// Whether a load reads the marker that `-fsanitize=function` puts in front of functions. Functions in Loam
/// have no marker, so their types are not compared: an incompatible call is detected when it is executed.
fn is_probe_of_function(load: Value) -> bool {
    const MARK: u128 = 0xc105_cafe;
    let mut users = load.users();
    let Some(user) = users.next().filter(|_| load.ty().kind() == LLVMTypeKind::LLVMIntegerTypeKind) else {
        return false;
    };
    let is_comparison = user.kind() == ValueKind::Instruction && user.opcode() == LLVMOpcode::LLVMICmp;
    is_comparison && users.next().is_none() && user.operand(1).bits() == Some(MARK)
}

/// The result of an instruction without results.
pub fn none() -> Operands {
    Rc::new([])
}

/// The lane that a constant selects.
fn constant_lane(index: Value) -> Option<usize> {
    match index.kind() {
        ValueKind::Int => {
            Some(index.bits().and_then(|bits| usize::try_from(bits).ok()).unwrap_or(usize::MAX))
        }
        ValueKind::Zero => Some(0),
        _ => None,
    }
}

/// Whether an optimiser moved a shift above the test that guards it: its result feeds nothing but selects
/// and freezes of its own block, directly or through operations that each have one use.
fn is_speculated(value: Value, depth: u32) -> bool {
    use LLVMOpcode::*;
    if value.kind() != ValueKind::Instruction || depth > 8 {
        return false;
    }
    let users: Vec<Value> = value.users().take(9).collect();
    if users.is_empty() || users.len() > 8 {
        return false;
    }
    users.iter().all(|&user| {
        if user.kind() != ValueKind::Instruction || user.parent() != value.parent() {
            return false;
        }
        match user.opcode() {
            LLVMFreeze => true,
            LLVMSelect => user.operand(0) != value,
            LLVMAdd | LLVMSub | LLVMMul | LLVMAnd | LLVMOr | LLVMXor | LLVMShl | LLVMLShr | LLVMAShr
            | LLVMTrunc | LLVMZExt | LLVMSExt | LLVMBitCast | LLVMICmp | LLVMSIToFP | LLVMUIToFP
            | LLVMFAdd | LLVMFSub | LLVMFMul | LLVMFNeg | LLVMFCmp | LLVMShuffleVector
            | LLVMInsertElement | LLVMExtractElement => is_speculated_once(user, depth),
            LLVMCall if is_harmless(user) => is_speculated_once(user, depth),
            _ => false,
        }
    })
}

/// Whether a result has one use, which is speculated too.
fn is_speculated_once(value: Value, depth: u32) -> bool {
    value.users().take(2).count() == 1 && is_speculated(value, depth + 1)
}

/// Whether a call is of an intrinsic that computes a number without side effects: optimisers move it as they
/// move a sum.
fn is_harmless(call: Value) -> bool {
    const NAMES: [&str; 18] = [
        "smin",
        "smax",
        "umin",
        "umax",
        "abs",
        "sadd.sat",
        "uadd.sat",
        "ssub.sat",
        "usub.sat",
        "fshl",
        "fshr",
        "ctpop",
        "ctlz",
        "cttz",
        "bswap",
        "bitreverse",
        "scmp",
        "ucmp",
    ];
    let name = call.called_value().name();
    let Some(name) = name.strip_prefix("llvm.") else { return false };
    NAMES.iter().any(|known| name.strip_prefix(known).is_some_and(|rest| rest.starts_with('.')))
}

fn binary_op(opcode: LLVMOpcode) -> BinaryOp {
    match opcode {
        LLVMOpcode::LLVMAdd => BinaryOp::Add,
        LLVMOpcode::LLVMSub => BinaryOp::Sub,
        LLVMOpcode::LLVMMul => BinaryOp::Mul,
        LLVMOpcode::LLVMUDiv => BinaryOp::UDiv,
        LLVMOpcode::LLVMSDiv => BinaryOp::SDiv,
        LLVMOpcode::LLVMURem => BinaryOp::URem,
        LLVMOpcode::LLVMSRem => BinaryOp::SRem,
        LLVMOpcode::LLVMAnd => BinaryOp::And,
        LLVMOpcode::LLVMOr => BinaryOp::Or,
        LLVMOpcode::LLVMXor => BinaryOp::Xor,
        LLVMOpcode::LLVMShl => BinaryOp::Shl,
        LLVMOpcode::LLVMLShr => BinaryOp::LShr,
        _ => BinaryOp::AShr,
    }
}

fn int_predicate(predicate: LLVMIntPredicate) -> Predicate {
    match predicate {
        LLVMIntPredicate::LLVMIntEQ => Predicate::Eq,
        LLVMIntPredicate::LLVMIntNE => Predicate::Ne,
        LLVMIntPredicate::LLVMIntUGT => Predicate::Ugt,
        LLVMIntPredicate::LLVMIntUGE => Predicate::Uge,
        LLVMIntPredicate::LLVMIntULT => Predicate::Ult,
        LLVMIntPredicate::LLVMIntULE => Predicate::Ule,
        LLVMIntPredicate::LLVMIntSGT => Predicate::Sgt,
        LLVMIntPredicate::LLVMIntSGE => Predicate::Sge,
        LLVMIntPredicate::LLVMIntSLT => Predicate::Slt,
        LLVMIntPredicate::LLVMIntSLE => Predicate::Sle,
    }
}

fn float_predicate(predicate: LLVMRealPredicate) -> FloatPredicate {
    match predicate {
        LLVMRealPredicate::LLVMRealPredicateFalse => FloatPredicate::False,
        LLVMRealPredicate::LLVMRealOEQ => FloatPredicate::Oeq,
        LLVMRealPredicate::LLVMRealOGT => FloatPredicate::Ogt,
        LLVMRealPredicate::LLVMRealOGE => FloatPredicate::Oge,
        LLVMRealPredicate::LLVMRealOLT => FloatPredicate::Olt,
        LLVMRealPredicate::LLVMRealOLE => FloatPredicate::Ole,
        LLVMRealPredicate::LLVMRealONE => FloatPredicate::One,
        LLVMRealPredicate::LLVMRealORD => FloatPredicate::Ord,
        LLVMRealPredicate::LLVMRealUNO => FloatPredicate::Uno,
        LLVMRealPredicate::LLVMRealUEQ => FloatPredicate::Ueq,
        LLVMRealPredicate::LLVMRealUGT => FloatPredicate::Ugt,
        LLVMRealPredicate::LLVMRealUGE => FloatPredicate::Uge,
        LLVMRealPredicate::LLVMRealULT => FloatPredicate::Ult,
        LLVMRealPredicate::LLVMRealULE => FloatPredicate::Ule,
        LLVMRealPredicate::LLVMRealUNE => FloatPredicate::Une,
        LLVMRealPredicate::LLVMRealPredicateTrue => FloatPredicate::True,
    }
}
