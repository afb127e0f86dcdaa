//! LLVM's intrinsics, lowered to plain instructions.
//!
//! One table per family; an intrinsic in no table is unsupported and reported as such. Intrinsics on vectors
//! work lane by lane. `llvm.experimental.constrained.*` are lowered as their plain forms: there is one
//! rounding mode.

use loam_program::ir::*;

use crate::Unsupported;
use crate::builder::{Builder, mask};
use crate::call::one;
use crate::function::{FunctionLowering, Operands};
use crate::gep::{self, Step};
use crate::llvm::{LLVMOpcode, Value, ValueKind};
use crate::operator::none;
use crate::types::Scalar;

impl FunctionLowering<'_> {
    /// Lowers the call of an intrinsic by its full name.
    pub fn intrinsic(&mut self, call: Value, full_name: &str) -> Result<Operands, Unsupported> {
        let name = full_name.strip_prefix("llvm.").unwrap_or(full_name);
        let name = name.strip_prefix("experimental.constrained.").unwrap_or(name);
        if let Some(done) = self.memory_intrinsic(call, name) {
            return done;
        }
        if let Some(done) = self.transparent_intrinsic(call, name) {
            return done;
        }
        if let Some(done) = self.wide_intrinsic(call, name) {
            return done;
        }
        if let Some(done) = self.integer_intrinsic(call, name) {
            return done;
        }
        if let Some(done) = self.float_part_intrinsic(call, name) {
            return done;
        }
        if let Some(done) = self.float_intrinsic(call, name) {
            return done;
        }
        if let Some(done) = self.vector_intrinsic(call, name) {
            return done;
        }
        Err(Unsupported(full_name.to_owned()))
    }

    fn memory_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        let arg = |index| call.operand(index);
        Some(match name {
            "memcpy" | "memcpy.inline" | "memcpy.element.unordered.atomic" => {
                self.memory_copy(call, Overlap::Forbidden)
            }
            "memmove" | "memmove.element.unordered.atomic" => self.memory_copy(call, Overlap::Allowed),
            "memset" | "memset.inline" | "memset.element.unordered.atomic" => self.memory_set(call),
            "va_start" => self.with_address(arg(0), |builder, list| builder.emit(Inst::VaStart { list })),
            "va_copy" => self.address_of(arg(0)).and_then(|to| {
                self.with_address(arg(1), |builder, from| builder.emit(Inst::VaCopy { to, from }))
            }),
            "stacksave" => {
                let dst = self.builder.reg(64);
                self.builder.emit(Inst::StackSave { dst });
                Ok(one(self.narrowed(Operand::Reg(dst))))
            }
            "stackrestore" => {
                self.with_address(arg(0), |builder, token| builder.emit(Inst::StackRestore { token }))
            }
            "lifetime.start" => self.lifetime(call, LifetimeMarker::Start),
            "lifetime.end" => self.lifetime(call, LifetimeMarker::End),
            "masked.load" => self.masked_load(call),
            "masked.store" => self.masked_store(call),
            "masked.gather" => self.masked_gather(call),
            "masked.scatter" => self.masked_scatter(call),
            "load.relative" => self.load_relative(call),
            "eh.typeid.for" => self.selector_of(call),
            "eh.sjlj.setjmp" => self.builtin_setjmp(call),
            "eh.sjlj.longjmp" => self.builtin_longjmp(call),
            _ => return None,
        })
    }

    fn with_address(
        &mut self,
        value: Value,
        make: impl FnOnce(&mut Builder, Operand),
    ) -> Result<Operands, Unsupported> {
        let operand = self.address_of(value)?;
        make(&mut self.builder, operand);
        Ok(none())
    }

    /// The third argument as a 64-bit length.
    fn length(&mut self, call: Value) -> Result<Operand, Unsupported> {
        let width = self.lane(call.operand(2).ty())?.width();
        let length = self.operand(call.operand(2))?;
        Ok(self.builder.resize(width, 64, length))
    }

    fn memory_copy(&mut self, call: Value, overlap: Overlap) -> Result<Operands, Unsupported> {
        let (to, from) = (self.address_of(call.operand(0))?, self.address_of(call.operand(1))?);
        let length = self.length(call)?;
        self.builder.emit(Inst::MemoryCopy { to, from, length, overlap });
        Ok(none())
    }

    fn memory_set(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let (to, value) = (self.address_of(call.operand(0))?, self.operand(call.operand(1))?);
        let length = self.length(call)?;
        self.builder.emit(Inst::MemorySet { to, value, length });
        Ok(none())
    }

    fn lifetime(&mut self, call: Value, marker: LifetimeMarker) -> Result<Operands, Unsupported> {
        // The pointer is the last argument; older modules pass the size before it.
        let address = self.address_of(call.operand(call.argument_count() - 1))?;
        if !matches!(address, Operand::Const(_)) {
            self.builder.emit(Inst::Lifetime { address, marker });
        }
        Ok(none())
    }

    /// The return address of the function or of one of its callers, from the engine.
    fn return_address(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let level = Arg {
            value: self.operand(call.operand(0))?,
            width: 32,
            class: ArgClass::Integer,
            by_value: None,
        };
        let pointer = self.module.types.pointer();
        let function = self.module.library_function("__loam_return_address", &[Scalar::Int(32)], &[pointer]);
        self.emit_call(call, Callee::Direct(function), vec![level])
    }

    fn pointer_argument(&mut self, pointer: Value) -> Result<Arg, Unsupported> {
        let width = self.module.types.pointer().width();
        Ok(Arg { value: self.operand(pointer)?, width, class: ArgClass::Integer, by_value: None })
    }

    /// `__builtin_setjmp`: lowered to `setjmp`, whose buffer is no smaller.
    fn builtin_setjmp(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let args = vec![self.pointer_argument(call.operand(0))?];
        let pointer = self.module.types.pointer();
        let setjmp = self.module.library_function("_setjmp", &[pointer], &[Scalar::Int(32)]);
        self.emit_call(call, Callee::Direct(setjmp), args)
    }

    /// `__builtin_longjmp`: lowered to `longjmp`, always with 1.
    fn builtin_longjmp(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let mut args = vec![self.pointer_argument(call.operand(0))?];
        let pointer = self.module.types.pointer();
        args.push(Arg { value: Operand::Const(1), width: 32, class: ArgClass::Integer, by_value: None });
        let longjmp = self.module.library_function("_longjmp", &[pointer, Scalar::Int(32)], &[]);
        self.emit_call(call, Callee::Direct(longjmp), args)
    }

    /// An address stored as a 32-bit offset from its table: read from the parallel table of addresses, whose
    /// entries are twice as large. A pointer that may point into one of several tables is compared with each
    /// of them.
    fn load_relative(&mut self, call: Value) -> Result<Operands, Unsupported> {
        if self.module.types.data_model == DataModel::Ilp32 {
            return Err(Unsupported("llvm.load.relative in a program of 32 bits".to_owned()));
        }
        let width = self.lane(call.operand(1).ty())?.width();
        let offset = self.operand(call.operand(1))?;
        let offset = self.builder.resize_signed(width, 64, offset);
        if let Some((_, twin)) = self.module.relative_table(call.operand(0)) {
            let entry = self.builder.pointer(Operand::Address(Address::Global(twin, 0)), offset, 2, 0);
            return Ok(one(self.builder.load(64, entry)));
        }
        let pointer = self.operand(call.operand(0))?;
        let tables = self.module.relative_tables();
        if tables.is_empty() {
            return Err(Unsupported("llvm.load.relative of a table that is no constant".to_owned()));
        }
        let (mut entry, mut within) = (Operand::Const(0), Operand::Const(0));
        for (table, twin) in tables {
            let size = self.module.program.globals[table].size;
            let start = Operand::Address(Address::Global(table, 0));
            let distance = self.builder.binary(BinaryOp::Sub, 64, pointer, start);
            let inside = self.builder.compare(Predicate::Ult, 64, distance, Operand::Const(u128::from(size)));
            let at = self.builder.binary(BinaryOp::Add, 64, distance, offset);
            let found = self.builder.pointer(Operand::Address(Address::Global(twin, 0)), at, 2, 0);
            entry = self.builder.select(64, inside, found, entry);
            within = self.builder.select(64, inside, distance, within);
        }
        // The offset in the table is added to the pointer, which need not point to the start of the table.
        let target = self.builder.load(64, entry);
        Ok(one(self.builder.pointer(target, within, 1, 0)))
    }

    /// Intrinsics that lower to nothing, to a constant, or to one of their arguments.
    fn transparent_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        let constant = |number: u128| Ok(one(Operand::Const(number)));
        Some(match name {
            "va_end"
            | "assume"
            | "donothing"
            | "sideeffect"
            | "fake.use"
            | "prefetch"
            | "invariant.end"
            | "var.annotation"
            | "codeview.annotation"
            | "experimental.noalias.scope.decl"
            | "reloc.none"
            | "clear_cache"
            | "pseudoprobe"
            | "x86.sse2.pause"
            | "x86.sse2.mfence"
            | "x86.sse2.lfence"
            | "x86.sse.sfence"
            | "dbg.declare"
            | "dbg.value"
            | "dbg.assign"
            | "dbg.label" => Ok(none()),
            "expect"
            | "expect.with.probability"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "annotation"
            | "ptr.annotation"
            | "threadlocal.address"
            | "ssa.copy"
            | "arithmetic.fence"
            | "canonicalize"
            | "preserve.static.offset" => self.operands(call.operand(0)),
            "frameaddress" if call.operand(0).bits() == Some(0) => {
                let address = self.frame_address();
                Ok(one(self.narrowed(address)))
            }
            "returnaddress" => self.return_address(call),
            "invariant.start" | "frameaddress" | "addressofreturnaddress" | "sponentry" => constant(0),
            "get.dynamic.area.offset" => constant(0),
            "allow.runtime.check" | "allow.ubsan.check" => constant(1),
            "allow.sanitize.address"
            | "allow.sanitize.thread"
            | "allow.sanitize.memory"
            | "allow.sanitize.hwaddress" => constant(0),
            "get.rounding" => constant(1),
            "is.constant" => {
                let kind = call.operand(0).kind();
                let known = !matches!(kind, ValueKind::Instruction | ValueKind::Argument);
                constant(u128::from(known))
            }
            "objectsize" => self.object_size(call),
            _ => return None,
        })
    }

    /// The remaining size of a local or global behind the pointer. For other objects the result is the one of
    /// a compiler that does not know the object.
    fn object_size(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let width = self.lane(call.ty())?.width();
        if let Some((size, offset)) = self.known_object(call.operand(0), 0) {
            let left = u64::try_from(offset).ok().and_then(|offset| size.checked_sub(offset)).unwrap_or(0);
            return Ok(one(Operand::Const(u128::from(left) & mask(width))));
        }
        let minimum = call.operand(1).bits().unwrap_or(0) != 0;
        Ok(one(Operand::Const(if minimum { 0 } else { mask(width) })))
    }

    /// Size of the local or global that a pointer points into, and the offset.
    fn known_object(&mut self, pointer: Value, depth: u32) -> Option<(u64, i64)> {
        const DEEPEST: u32 = 32;
        if depth > DEEPEST {
            return None;
        }
        match pointer.kind() {
            ValueKind::GlobalVariable if !pointer.is_declaration() => {
                Some((self.module.types.size(pointer.global_type()), 0))
            }
            ValueKind::Instruction if pointer.opcode() == LLVMOpcode::LLVMAlloca => {
                let count = pointer.operand(0).bits()?;
                let size = self.module.types.size(pointer.allocated_type());
                Some((size.checked_mul(u64::try_from(count).ok()?)?, 0))
            }
            ValueKind::Instruction | ValueKind::ConstantExpr
                if pointer.opcode() == LLVMOpcode::LLVMGetElementPtr =>
            {
                let (size, mut offset) = self.known_object(pointer.operand(0), depth + 1)?;
                for step in gep::steps(&mut self.module.types, pointer) {
                    let Step::Constant(bytes) = step else { return None };
                    offset = offset.wrapping_add(bytes);
                }
                Some((size, offset))
            }
            _ => None,
        }
    }

    fn integer_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        use BinaryOp::{Add, Mul, Sub};
        use Signedness::{Signed, Unsigned};
        let two = |lowering: &mut Self, make: fn(&mut Builder, Width, Operand, Operand) -> Operand| {
            lowering.integer_lanes_2(call, make)
        };
        Some(match name {
            "ctpop" => self.integer_lanes_1(call, UnaryOp::PopCount),
            "ctlz" => self.integer_lanes_1(call, UnaryOp::LeadingZeros),
            "cttz" => self.integer_lanes_1(call, UnaryOp::TrailingZeros),
            "bswap" => self.integer_lanes_1(call, UnaryOp::ByteSwap),
            "bitreverse" => self.integer_lanes_1(call, UnaryOp::BitReverse),
            "fshl" => self.funnel_shift(call, ShiftDirection::Left),
            "fshr" => self.funnel_shift(call, ShiftDirection::Right),
            "smin" => two(self, |builder, width, a, b| choose(builder, Predicate::Slt, width, a, b)),
            "smax" => two(self, |builder, width, a, b| choose(builder, Predicate::Sgt, width, a, b)),
            "umin" => two(self, |builder, width, a, b| choose(builder, Predicate::Ult, width, a, b)),
            "umax" => two(self, |builder, width, a, b| choose(builder, Predicate::Ugt, width, a, b)),
            "abs" => two(self, |builder, width, a, _| absolute(builder, width, a)),
            "ptrmask" => two(self, |builder, width, a, b| builder.binary(BinaryOp::And, width, a, b)),
            "sadd.sat" => two(self, |builder, width, a, b| saturated(builder, Add, Signed, width, a, b)),
            "uadd.sat" => two(self, |builder, width, a, b| saturated(builder, Add, Unsigned, width, a, b)),
            "ssub.sat" => two(self, |builder, width, a, b| saturated(builder, Sub, Signed, width, a, b)),
            "usub.sat" => two(self, |builder, width, a, b| saturated(builder, Sub, Unsigned, width, a, b)),
            "sshl.sat" => two(self, |builder, width, a, b| saturated_shift(builder, Signed, width, a, b)),
            "ushl.sat" => two(self, |builder, width, a, b| saturated_shift(builder, Unsigned, width, a, b)),
            "sadd.with.overflow" => self.with_overflow(call, Add, Signed),
            "uadd.with.overflow" => self.with_overflow(call, Add, Unsigned),
            "ssub.with.overflow" => self.with_overflow(call, Sub, Signed),
            "usub.with.overflow" => self.with_overflow(call, Sub, Unsigned),
            "smul.with.overflow" => self.with_overflow(call, Mul, Signed),
            "umul.with.overflow" => self.with_overflow(call, Mul, Unsigned),
            "scmp" => self.three_way(call, Predicate::Slt, Predicate::Sgt),
            "ucmp" => self.three_way(call, Predicate::Ult, Predicate::Ugt),
            "clmul" => two(self, without_carries),
            _ => return None,
        })
    }

    fn integer_lanes_1(&mut self, call: Value, op: UnaryOp) -> Result<Operands, Unsupported> {
        let width = self.lane(call.ty())?.width();
        self.lanes_1(call.operand(0), |lowering, a| lowering.builder.unary(op, width, a))
    }

    /// Lane by lane; a scalar second argument (a flag, a mask) applies to every lane.
    fn integer_lanes_2(
        &mut self,
        call: Value,
        make: fn(&mut Builder, Width, Operand, Operand) -> Operand,
    ) -> Result<Operands, Unsupported> {
        let width = self.lane(call.operand(0).ty())?.width();
        let (a, b) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        let lane = |index: usize| if b.len() == 1 { b[0] } else { b[index] };
        Ok((0..a.len()).map(|index| make(&mut self.builder, width, a[index], lane(index))).collect())
    }

    fn funnel_shift(&mut self, call: Value, direction: ShiftDirection) -> Result<Operands, Unsupported> {
        let width = self.lane(call.ty())?.width();
        let amounts = self.operands(call.operand(2))?;
        let mut amounts = amounts.iter();
        self.lanes_2(call.operand(0), call.operand(1), |lowering, a, b| {
            let amount = amounts.next().copied().unwrap_or(Operand::Const(0));
            lowering.builder.funnel(direction, width, a, b, amount)
        })
    }

    /// All results first, then all flags: the order of the fields of the returned struct.
    fn with_overflow(
        &mut self,
        call: Value,
        op: BinaryOp,
        signedness: Signedness,
    ) -> Result<Operands, Unsupported> {
        let width = self.lane(call.operand(0).ty())?.width();
        let (a, b) = (self.operands(call.operand(0))?, self.operands(call.operand(1))?);
        let mut results = Vec::new();
        let mut flags = Vec::new();
        for (&a, &b) in a.iter().zip(b.iter()) {
            let (result, flag) = overflowing(&mut self.builder, op, signedness, width, a, b);
            results.push(result);
            flags.push(flag);
        }
        results.extend(flags);
        Ok(results.into())
    }

    fn three_way(
        &mut self,
        call: Value,
        less: Predicate,
        greater: Predicate,
    ) -> Result<Operands, Unsupported> {
        let from = self.lane(call.operand(0).ty())?;
        let to = self.lane(call.ty())?.width();
        self.lanes_2(call.operand(0), call.operand(1), |lowering, a, b| {
            let builder = &mut lowering.builder;
            let greater = builder.compare(greater, from.width(), a, b);
            let greater = builder.resize(1, to, greater);
            let less = builder.compare(less, from.width(), a, b);
            builder.select(to, less, Operand::Const(mask(to)), greater)
        })
    }

    fn float_intrinsic(&mut self, call: Value, name: &str) -> Option<Result<Operands, Unsupported>> {
        let (a, b) = (call.operand(0), || call.operand(1));
        if let Some(op) = float_unary(name) {
            return Some(self.float_lanes_1(op, call, a));
        }
        if let Some(op) = float_binary(name) {
            return Some(self.float_lanes_2(op, a, b()));
        }
        if let Some(op) = float_conversion(name) {
            return Some(self.float_cast(op, call, a));
        }
        Some(match name {
            "fma" => self.multiply_add(call, Builder::fma),
            // The compiler may fuse or not; clang does where the machine can.
            "fmuladd" if self.has_fma => self.multiply_add(call, Builder::fma),
            "fmuladd" => self.multiply_add(call, multiply_then_add),
            "lround" | "llround" => self.round_to_integer(call, FloatUnaryOp::Round),
            "lrint" | "llrint" => self.round_to_integer(call, FloatUnaryOp::RoundEven),
            "fcmp" | "fcmps" => match constrained_predicate(call.operand(2)) {
                Some(predicate) => self.float_compare(predicate, a, b()),
                None => Err(Unsupported(call.printed())),
            },
            "is.fpclass" => self.float_class(call),
            _ => {
                let library = library_name(name)?;
                self.library_call(call, library)
            }
        })
    }

    /// Lane by lane, with one rounding or two.
    fn multiply_add(
        &mut self,
        call: Value,
        make: fn(&mut Builder, Width, Operand, Operand, Operand) -> Operand,
    ) -> Result<Operands, Unsupported> {
        let width = self.float_lane(call.ty())?;
        let summands = self.operands(call.operand(2))?;
        let mut summands = summands.iter();
        self.lanes_2(call.operand(0), call.operand(1), |lowering, a, b| {
            let c = summands.next().copied().unwrap_or(Operand::Const(0));
            make(&mut lowering.builder, width, a, b, c)
        })
    }

    fn round_to_integer(&mut self, call: Value, rounding: FloatUnaryOp) -> Result<Operands, Unsupported> {
        let from = self.float_lane(call.operand(0).ty())?;
        let to = self.lane(call.ty())?.width();
        self.lanes_1(call.operand(0), |lowering, a| {
            let rounded = lowering.builder.float_unary(rounding, from, a);
            lowering.builder.float_cast(FloatCastOp::ToSigned, from, to, rounded)
        })
    }

    /// Calls the C library's counterpart, lane by lane.
    fn library_call(&mut self, call: Value, base: &str) -> Result<Operands, Unsupported> {
        let scalar = self.lane(call.ty())?;
        // Constrained forms carry metadata (rounding mode, exception behaviour) after the numbers.
        let numbers: Vec<Value> = (0..call.argument_count())
            .map(|index| call.operand(index))
            .filter(|value| value.kind() != ValueKind::Metadata)
            .collect();
        let scalars =
            numbers.iter().map(|value| self.lane(value.ty())).collect::<Result<Vec<_>, Unsupported>>()?;
        let operands =
            numbers.iter().map(|&value| self.operands(value)).collect::<Result<Vec<_>, Unsupported>>()?;
        let lanes = self.module.types.leaves(call.ty())?.len();
        let mut result = Vec::with_capacity(lanes);
        for lane in 0..lanes {
            let of_lane =
                |operands: &Operands| if operands.len() == 1 { operands[0] } else { operands[lane] };
            let arguments: Vec<(Scalar, Operand)> = scalars
                .iter()
                .zip(&operands)
                .map(|(&scalar, operands)| (scalar, of_lane(operands)))
                .collect();
            result.push(self.library_lane(base, scalar, &arguments)?);
        }
        Ok(result.into())
    }

    /// Tests the classes of `llvm.is.fpclass` on the bits of the float.
    fn float_class(&mut self, call: Value) -> Result<Operands, Unsupported> {
        let a = call.operand(0);
        self.float_lane(a.ty())?;
        let scalar = self.lane(a.ty())?;
        let classes = call.operand(1).bits().unwrap_or(0);
        self.lanes_1(a, |lowering, a| has_class(&mut lowering.builder, scalar, classes, a))
    }
}

/// `a` if the comparison of `a` with `b` holds, otherwise `b`.
fn choose(builder: &mut Builder, better: Predicate, width: Width, a: Operand, b: Operand) -> Operand {
    let condition = builder.compare(better, width, a, b);
    builder.select(width, condition, a, b)
}

fn absolute(builder: &mut Builder, width: Width, a: Operand) -> Operand {
    let negative = builder.compare(Predicate::Slt, width, a, Operand::Const(0));
    let negated = builder.binary(BinaryOp::Sub, width, Operand::Const(0), a);
    builder.select(width, negative, negated, a)
}

/// A product and a sum, each rounded.
fn multiply_then_add(builder: &mut Builder, width: Width, a: Operand, b: Operand, c: Operand) -> Operand {
    let product = builder.float_binary(FloatBinaryOp::Mul, width, a, b);
    builder.float_binary(FloatBinaryOp::Add, width, product, c)
}

/// A carry-less product.
fn without_carries(builder: &mut Builder, width: Width, a: Operand, b: Operand) -> Operand {
    (0..width).fold(Operand::Const(0), |sum, index| {
        let moved = builder.binary(BinaryOp::Shl, width, a, Operand::Const(u128::from(index)));
        let bit = builder.extract(width, b, index, 1);
        let part = builder.select(width, bit, moved, Operand::Const(0));
        builder.binary(BinaryOp::Xor, width, sum, part)
    })
}

/// The wrapped result and whether it overflows.
pub fn overflowing(
    builder: &mut Builder,
    op: BinaryOp,
    signedness: Signedness,
    width: Width,
    a: Operand,
    b: Operand,
) -> (Operand, Operand) {
    if op == BinaryOp::Mul {
        return overflowing_product(builder, signedness, width, a, b);
    }
    let result = builder.binary(op, width, a, b);
    let flag = match (op, signedness) {
        (BinaryOp::Add, Signedness::Unsigned) => builder.compare(Predicate::Ult, width, result, a),
        (_, Signedness::Unsigned) => builder.compare(Predicate::Ult, width, a, b),
        // A sum overflows iff both summands (or, for a - b, a and the complement of b) have the other sign.
        (BinaryOp::Add, Signedness::Signed) => {
            let x = builder.binary(BinaryOp::Xor, width, result, a);
            let y = builder.binary(BinaryOp::Xor, width, result, b);
            both_negative(builder, width, x, y)
        }
        (_, Signedness::Signed) => {
            let x = builder.binary(BinaryOp::Xor, width, a, b);
            let y = builder.binary(BinaryOp::Xor, width, a, result);
            both_negative(builder, width, x, y)
        }
    };
    (result, flag)
}

fn both_negative(builder: &mut Builder, width: Width, x: Operand, y: Operand) -> Operand {
    let both = builder.binary(BinaryOp::And, width, x, y);
    builder.compare(Predicate::Slt, width, both, Operand::Const(0))
}

fn overflowing_product(
    builder: &mut Builder,
    signedness: Signedness,
    width: Width,
    a: Operand,
    b: Operand,
) -> (Operand, Operand) {
    if width > 64 {
        return overflowing_wide_product(builder, signedness, width, a, b);
    }
    let extend = CastOp::extension(signedness);
    let double = width * 2;
    let (wide_a, wide_b) = (builder.cast(extend, width, double, a), builder.cast(extend, width, double, b));
    let exact = builder.binary(BinaryOp::Mul, double, wide_a, wide_b);
    let result = builder.cast(CastOp::Truncate, double, width, exact);
    let back = builder.cast(extend, width, double, result);
    (result, builder.compare(Predicate::Ne, double, back, exact))
}

/// Too wide to multiply exactly: divides the product again. The divisor avoids the cases that are bugs.
fn overflowing_wide_product(
    builder: &mut Builder,
    signedness: Signedness,
    width: Width,
    a: Operand,
    b: Operand,
) -> (Operand, Operand) {
    let (zero, one, ones) = (Operand::Const(0), Operand::Const(1), Operand::Const(mask(width)));
    let result = builder.binary(BinaryOp::Mul, width, a, b);
    let is_zero = builder.compare(Predicate::Eq, width, a, zero);
    let divisor = builder.select(width, is_zero, one, a);
    let differs = |builder: &mut Builder, op, divisor| {
        let quotient = builder.binary(op, width, result, divisor);
        builder.compare(Predicate::Ne, width, quotient, b)
    };
    if signedness == Signedness::Unsigned {
        let differs = differs(builder, BinaryOp::UDiv, divisor);
        return (result, builder.select(1, is_zero, zero, differs));
    }
    let is_minus_one = builder.compare(Predicate::Eq, width, a, ones);
    let divisor = builder.select(width, is_minus_one, one, divisor);
    let differs = differs(builder, BinaryOp::SDiv, divisor);
    let least = Operand::Const(1 << (width - 1));
    let is_least = builder.compare(Predicate::Eq, width, b, least);
    let flag = builder.select(1, is_minus_one, is_least, differs);
    (result, builder.select(1, is_zero, zero, flag))
}

/// The bound at which a signed result with the sign of `a` saturates.
fn signed_bound(builder: &mut Builder, width: Width, a: Operand) -> Operand {
    let signs = builder.binary(BinaryOp::AShr, width, a, Operand::Const(u128::from(width - 1)));
    builder.binary(BinaryOp::Xor, width, signs, Operand::Const(mask(width) >> 1))
}

fn saturated(
    builder: &mut Builder,
    op: BinaryOp,
    signedness: Signedness,
    width: Width,
    a: Operand,
    b: Operand,
) -> Operand {
    let (result, overflow) = overflowing(builder, op, signedness, width, a, b);
    let bound = match (signedness, op) {
        (Signedness::Signed, _) => signed_bound(builder, width, a),
        (Signedness::Unsigned, BinaryOp::Add) => Operand::Const(mask(width)),
        (Signedness::Unsigned, _) => Operand::Const(0),
    };
    builder.select(width, overflow, bound, result)
}

fn saturated_shift(
    builder: &mut Builder,
    signedness: Signedness,
    width: Width,
    a: Operand,
    b: Operand,
) -> Operand {
    let back = match signedness {
        Signedness::Signed => BinaryOp::AShr,
        Signedness::Unsigned => BinaryOp::LShr,
    };
    let result = builder.binary(BinaryOp::Shl, width, a, b);
    let returned = builder.binary(back, width, result, b);
    let lost = builder.compare(Predicate::Ne, width, returned, a);
    let bound = match signedness {
        Signedness::Signed => signed_bound(builder, width, a),
        Signedness::Unsigned => Operand::Const(mask(width)),
    };
    builder.select(width, lost, bound, result)
}

fn float_unary(name: &str) -> Option<FloatUnaryOp> {
    Some(match name {
        "fabs" => FloatUnaryOp::Abs,
        "sqrt" => FloatUnaryOp::Sqrt,
        "floor" => FloatUnaryOp::Floor,
        "ceil" => FloatUnaryOp::Ceil,
        "trunc" => FloatUnaryOp::Trunc,
        "rint" | "nearbyint" | "roundeven" => FloatUnaryOp::RoundEven,
        "round" => FloatUnaryOp::Round,
        _ => return None,
    })
}

fn float_binary(name: &str) -> Option<FloatBinaryOp> {
    Some(match name {
        "fadd" => FloatBinaryOp::Add,
        "fsub" => FloatBinaryOp::Sub,
        "fmul" => FloatBinaryOp::Mul,
        "fdiv" => FloatBinaryOp::Div,
        "frem" => FloatBinaryOp::Rem,
        "minnum" | "minimumnum" => FloatBinaryOp::Min,
        "maxnum" | "maximumnum" => FloatBinaryOp::Max,
        "minimum" => FloatBinaryOp::Minimum,
        "maximum" => FloatBinaryOp::Maximum,
        "copysign" => FloatBinaryOp::CopySign,
        _ => return None,
    })
}

fn float_conversion(name: &str) -> Option<FloatCastOp> {
    Some(match name {
        "fptosi" => FloatCastOp::ToSigned,
        "fptoui" => FloatCastOp::ToUnsigned,
        "sitofp" => FloatCastOp::FromSigned,
        "uitofp" => FloatCastOp::FromUnsigned,
        "fptrunc" | "fpext" => FloatCastOp::Convert,
        "fptosi.sat" => FloatCastOp::ToSignedSaturating,
        "fptoui.sat" => FloatCastOp::ToUnsignedSaturating,
        _ => return None,
    })
}

/// The C library's name of a mathematical function, for doubles.
fn library_name(name: &str) -> Option<&'static str> {
    const NAMES: [&str; 19] = [
        "pow", "powi", "exp", "exp2", "exp10", "log", "log2", "log10", "sin", "cos", "tan", "asin", "acos",
        "atan", "atan2", "sinh", "cosh", "tanh", "ldexp",
    ];
    NAMES.into_iter().find(|&known| known == name)
}

/// The C library's name of a mathematical function for a float type.
pub fn name_for(base: &str, scalar: Scalar) -> Option<String> {
    Some(match (scalar, base) {
        (Scalar::Single, "powi") => "__powisf2".to_owned(),
        (Scalar::Double, "powi") => "__powidf2".to_owned(),
        (Scalar::X87, "powi") => "__powixf2".to_owned(),
        (Scalar::Single, _) => format!("{base}f"),
        (Scalar::Double, _) => base.to_owned(),
        (Scalar::X87, _) => format!("{base}l"),
        _ => return None,
    })
}

/// The C library functions that an intrinsic is lowered to: `sinf` for `llvm.sin.f32`.
pub fn implied_functions(intrinsic: &str) -> Vec<String> {
    let found = || {
        let name = intrinsic.strip_prefix("llvm.")?;
        let name = name.strip_prefix("experimental.constrained.").unwrap_or(name);
        let mut parts = name.split('.');
        let bases = match parts.next()? {
            "sincos" => vec!["sin", "cos"],
            base => vec![library_name(base)?],
        };
        let number = parts.next()?;
        let scalar = [("f32", Scalar::Single), ("f64", Scalar::Double), ("f80", Scalar::X87)];
        let (_, scalar) = scalar.into_iter().find(|(suffix, _)| number.ends_with(suffix))?;
        Some(bases.into_iter().filter_map(|base| name_for(base, scalar)).collect())
    };
    found().unwrap_or_default()
}

/// The predicate of a constrained comparison is a metadata text.
fn constrained_predicate(value: Value) -> Option<FloatPredicate> {
    let printed = value.printed();
    Some(match printed.split('"').nth(1)? {
        "oeq" => FloatPredicate::Oeq,
        "ogt" => FloatPredicate::Ogt,
        "oge" => FloatPredicate::Oge,
        "olt" => FloatPredicate::Olt,
        "ole" => FloatPredicate::Ole,
        "one" => FloatPredicate::One,
        "ord" => FloatPredicate::Ord,
        "uno" => FloatPredicate::Uno,
        "ueq" => FloatPredicate::Ueq,
        "ugt" => FloatPredicate::Ugt,
        "uge" => FloatPredicate::Uge,
        "ult" => FloatPredicate::Ult,
        "ule" => FloatPredicate::Ule,
        "une" => FloatPredicate::Une,
        _ => return None,
    })
}

/// Whether a float is in one of the classes, a set of ten bits as in `llvm.is.fpclass`.
fn has_class(builder: &mut Builder, scalar: Scalar, classes: u128, a: Operand) -> Operand {
    let width = scalar.width();
    // Fraction bits; x87 has an explicit leading one, set in infinities and normal numbers.
    let (fraction, leading) = match scalar {
        Scalar::Half => (10, 0),
        Scalar::Single => (23, 0),
        Scalar::Double => (52, 0),
        Scalar::X87 => (63, 1u128 << 63),
        _ => (112, 0),
    };
    let stored_fraction = if leading == 0 { fraction } else { fraction + 1 };
    let sign = 1u128 << (width - 1);
    let infinity = (mask(width) >> 1 >> stored_fraction << stored_fraction) | leading;
    let least_normal = (1u128 << stored_fraction) | leading;
    let quiet = infinity | 1 << (fraction - 1);
    let magnitude = builder.binary(BinaryOp::And, width, a, Operand::Const(sign - 1));
    let negative = builder.compare(Predicate::Slt, width, a, Operand::Const(0));
    let mut found = Operand::Const(0);
    // Magnitudes from `low` up to but excluding `high`, for numbers of either sign (bit of -, bit of +).
    let ranges = [
        (infinity + 1, quiet, 0, 0),
        (quiet, sign, 1, 1),
        (infinity, infinity + 1, 2, 9),
        (least_normal, infinity, 3, 8),
        (1, least_normal, 4, 7),
        (0, 1, 5, 6),
    ];
    for (low, high, minus, plus) in ranges {
        let (minus, plus) = (classes >> minus & 1, classes >> plus & 1);
        if minus == 0 && plus == 0 {
            continue;
        }
        let above = builder.compare(Predicate::Uge, width, magnitude, Operand::Const(low));
        let below = builder.compare(Predicate::Ult, width, magnitude, Operand::Const(high));
        let inside = builder.binary(BinaryOp::And, 1, above, below);
        let wanted = builder.select(1, negative, Operand::Const(minus), Operand::Const(plus));
        let hit = builder.binary(BinaryOp::And, 1, inside, wanted);
        found = builder.binary(BinaryOp::Or, 1, found, hit);
    }
    found
}
