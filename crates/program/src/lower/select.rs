//! Chooses the instruction for each piece of IR, fusing neighbours where one instruction can do their work.
//!
//! A piece is one IR instruction, or a run of neighbours whose intermediate results have no other reader: (sign
//! extension, pointer arithmetic, load or store) and (comparison, branch). An IR instruction without a
//! counterpart becomes [`Inst::Step`]. Constants that an instruction cannot hold go through scratch slots.

use super::Context;
use super::slots::{Slot, Slots};
use super::uses::Uses;
use crate::code::{
    BlockInfo, CallSite, Code, CodeBlockId, FloatOp, Inst, Origin, Source, SwitchTable, SwitchTarget, Work,
};
use crate::convention::Passed;
use crate::ir::{
    BinaryOp, Block, BlockId, Body, Call, Callee, CastOp, FloatBinaryOp, FloatCastOp, FloatUnaryOp,
    FunctionId, Inst as Ir, Operand, Predicate, Program, Reg, ShiftDirection, Terminator, Width,
};
use loam_base::Id;

/// Appends the code of one function.
pub fn run(
    code: &mut Code,
    program: &Program,
    context: &Context<'_>,
    function: FunctionId,
    body: &Body,
    slots: &Slots,
) {
    let entry = CodeBlockId::from_index(code.blocks.len());
    let uses = Uses::of(body);
    for (id, block) in body.blocks.iter() {
        let start = code.insts.len() as u32;
        let is_access = |(inst, _): &&(Ir, _)| matches!(inst, Ir::Load { .. } | Ir::Store { .. });
        let accesses = block.insts.iter().filter(is_access).count() as u32;
        let work = Work::new(block.weight, accesses);
        let info = BlockInfo { start, work, function, block: id };
        let block_id = code.blocks.push(info);
        let mut selector = Selector {
            code: &mut *code,
            program,
            context,
            body,
            slots,
            uses: &uses,
            block,
            block_id,
            entry,
            scratch: 0,
        };
        selector.block();
    }
}

struct Selector<'a> {
    code: &'a mut Code,
    program: &'a Program,
    context: &'a Context<'a>,
    body: &'a Body,
    slots: &'a Slots,
    uses: &'a Uses,
    block: &'a Block,
    block_id: CodeBlockId,
    entry: CodeBlockId,
    /// Scratch slots in use by the piece being selected.
    scratch: u32,
}

/// `base + sext(index) * scale + offset`, as far as one instruction can hold it.
#[derive(Clone, Copy)]
struct AddressParts {
    base: Operand,
    index: Operand,
    index_width: Width,
    scale: u64,
    offset: i64,
}

impl Selector<'_> {
    fn block(&mut self) {
        let count = self.block.insts.len();
        let mut at = 0;
        while at < count {
            if let Some(taken) = self.memory_access(at).or_else(|| self.pointer(at)) {
                at += taken;
                continue;
            }
            if at + 1 == count && self.compare_and_branch(at) {
                return;
            }
            self.scratch = 0;
            let inst = self.single(&self.block.insts[at].0).unwrap_or(Inst::Step);
            self.emit(inst, at, 1);
            at += 1;
        }
        self.scratch = 0;
        let inst = self.terminator().unwrap_or(Inst::Step);
        self.emit(inst, count, 1);
    }

    fn emit(&mut self, inst: Inst, first: usize, count: usize) {
        self.code.insts.push(inst);
        self.code.origins.push(Origin { block: self.block_id, first: first as u32, count: count as u32 });
    }

    fn target(&self, block: BlockId) -> CodeBlockId {
        CodeBlockId(self.entry.0 + block.0)
    }

    fn width(&self, reg: Reg) -> Width {
        self.body.registers[reg]
    }

    /// The slot of a register of at most one word.
    fn dst(&self, reg: Reg) -> Option<Slot> {
        (self.width(reg) <= 64).then(|| self.slots.of_register[reg])
    }

    /// The slot an operand is in; a constant is put into a scratch slot first.
    fn slot(&mut self, operand: Operand) -> Option<Slot> {
        match operand {
            Operand::Reg(reg) => self.dst(reg),
            Operand::Const(value) => {
                let dst = Slot::try_from(self.slots.frame_size + self.scratch).ok()?;
                self.scratch += 1;
                debug_assert!(self.scratch <= super::slots::SCRATCH);
                let value = u64::try_from(value).ok()?;
                self.code.insts.push(Inst::Const { dst, value });
                self.code.origins.push(Origin { block: self.block_id, first: 0, count: 0 });
                Some(dst)
            }
            Operand::Address(_) => None,
        }
    }

    fn word(operand: Operand) -> Option<u64> {
        match operand {
            Operand::Const(value) => u64::try_from(value).ok(),
            Operand::Reg(_) | Operand::Address(_) => None,
        }
    }

    // Addresses

    /// The parts of the address computed at `at` (and `at + 1`), and how many instructions compute it.
    fn address_at(&self, at: usize) -> Option<(AddressParts, Reg, usize)> {
        let inst = |at: usize| self.block.insts.get(at).map(|(inst, _)| inst);
        if let Ir::Cast { op: CastOp::SignExtend, from, dst: extended, a } = inst(at)?
            && let Ir::Pointer { dst, base, index, scale, offset } = inst(at + 1)?
            && *index == Operand::Reg(*extended)
            && *base != *index
            && self.uses.is_single(*extended)
            && self.width(*extended) == 64
        {
            let parts =
                AddressParts { base: *base, index: *a, index_width: *from, scale: *scale, offset: *offset };
            return Some((parts, *dst, 2));
        }
        let Ir::Pointer { dst, base, index, scale, offset } = inst(at)? else { return None };
        let parts =
            AddressParts { base: *base, index: *index, index_width: 64, scale: *scale, offset: *offset };
        Some((parts, *dst, 1))
    }

    /// Selects a pointer computation that is not fused with an access. Returns how many instructions it took.
    fn pointer(&mut self, at: usize) -> Option<usize> {
        let (parts, result, taken) = self.address_at(at)?;
        let dst = self.dst(result)?;
        let inst = self.pointer_inst(dst, parts).unwrap_or(Inst::Step);
        self.emit(inst, at, taken);
        Some(taken)
    }

    fn pointer_inst(&mut self, dst: Slot, parts: AddressParts) -> Option<Inst> {
        self.scratch = 0;
        if parts.index == Operand::Const(0) || parts.scale == 0 {
            let base = self.slot(parts.base)?;
            return Some(Inst::Add64I { dst, a: base, value: parts.offset as u64 });
        }
        let index_shift = 64 - parts.index_width;
        let scale = u16::try_from(parts.scale).ok()?;
        if let Some(base) = Self::word(parts.base) {
            let index = self.slot(parts.index)?;
            let base = base.wrapping_add(parts.offset as u64);
            return Some(Inst::PointerTable { index_shift, dst, index, scale, base });
        }
        let offset = i32::try_from(parts.offset).ok()?;
        let (base, index) = (self.slot(parts.base)?, self.slot(parts.index)?);
        Some(Inst::Pointer { index_shift, dst, base, index, scale, offset })
    }

    /// Selects a load or store, with the address computation in front of it if nothing else reads the address.
    fn memory_access(&mut self, at: usize) -> Option<usize> {
        if let Some((parts, result, taken)) = self.address_at(at)
            && self.uses.is_single(result)
            && let Some((access, _)) = self.block.insts.get(at + taken)
            && let Some(inst) = self.access(access, Operand::Reg(result), parts)
        {
            self.emit(inst, at, taken + 1);
            return Some(taken + 1);
        }
        let address = match self.block.insts[at].0 {
            Ir::Load { address, .. } | Ir::Store { address, .. } => address,
            _ => return None,
        };
        let parts =
            AddressParts { base: address, index: Operand::Const(0), index_width: 64, scale: 0, offset: 0 };
        let inst = self.access(&self.block.insts[at].0, address, parts).unwrap_or(Inst::Step);
        self.emit(inst, at, 1);
        Some(1)
    }

    fn access(&mut self, access: &Ir, expected: Operand, parts: AddressParts) -> Option<Inst> {
        self.scratch = 0;
        match *access {
            Ir::Load { dst, address } if address == expected => {
                let width = self.width(dst);
                let dst = self.dst(dst)?;
                self.load(dst, width, parts)
            }
            Ir::Store { width, value, address } if address == expected && value != expected => {
                if !matches!(width, 8 | 16 | 32 | 64) {
                    return None;
                }
                let a = self.slot(value)?;
                self.store(a, width, parts)
            }
            _ => None,
        }
    }

    fn load(&mut self, dst: Slot, width: Width, parts: AddressParts) -> Option<Inst> {
        if !matches!(width, 8 | 16 | 32 | 64) {
            return None;
        }
        let mode = self.mode(parts)?;
        macro_rules! pick {
            ($at:ident, $near:ident, $index:ident, $table:ident) => {
                match mode {
                    Mode::At(address) => Inst::$at { dst, address },
                    Mode::Near(base, offset) => Inst::$near { dst, base, offset },
                    Mode::Index { index_shift, base, index, scale, offset } => {
                        Inst::$index { index_shift, dst, base, index, scale, offset }
                    }
                    Mode::Table { index_shift, index, scale, address } => {
                        Inst::$table { index_shift, dst, index, scale, address }
                    }
                }
            };
        }
        Some(match width {
            8 => pick!(LoadAt8, Load8, LoadIndex8, LoadTable8),
            16 => pick!(LoadAt16, Load16, LoadIndex16, LoadTable16),
            32 => pick!(LoadAt32, Load32, LoadIndex32, LoadTable32),
            _ => pick!(LoadAt64, Load64, LoadIndex64, LoadTable64),
        })
    }

    fn store(&mut self, a: Slot, width: Width, parts: AddressParts) -> Option<Inst> {
        let mode = self.mode(parts)?;
        macro_rules! pick {
            ($at:ident, $near:ident, $index:ident, $table:ident) => {
                match mode {
                    Mode::At(address) => Inst::$at { a, address },
                    Mode::Near(base, offset) => Inst::$near { a, base, offset },
                    Mode::Index { index_shift, base, index, scale, offset } => {
                        Inst::$index { index_shift, a, base, index, scale, offset }
                    }
                    Mode::Table { index_shift, index, scale, address } => {
                        Inst::$table { index_shift, a, index, scale, address }
                    }
                }
            };
        }
        Some(match width {
            8 => pick!(StoreAt8, Store8, StoreIndex8, StoreTable8),
            16 => pick!(StoreAt16, Store16, StoreIndex16, StoreTable16),
            32 => pick!(StoreAt32, Store32, StoreIndex32, StoreTable32),
            _ => pick!(StoreAt64, Store64, StoreIndex64, StoreTable64),
        })
    }

    fn mode(&mut self, parts: AddressParts) -> Option<Mode> {
        let indexed = parts.index != Operand::Const(0) && parts.scale != 0;
        let index_shift = 64 - parts.index_width;
        if let Some(base) = Self::word(parts.base) {
            let address = base.wrapping_add(parts.offset as u64);
            if !indexed {
                return Some(Mode::At(address));
            }
            let scale = u16::try_from(parts.scale).ok()?;
            return Some(Mode::Table { index_shift, index: self.slot(parts.index)?, scale, address });
        }
        let offset = i32::try_from(parts.offset).ok()?;
        let base = self.slot(parts.base)?;
        if !indexed {
            return Some(Mode::Near(base, offset));
        }
        let scale = u16::try_from(parts.scale).ok()?;
        Some(Mode::Index { index_shift, base, index: self.slot(parts.index)?, scale, offset })
    }

    // Single instructions

    fn single(&mut self, inst: &Ir) -> Option<Inst> {
        match inst {
            Ir::Copy { dst, a } => {
                let dst = self.dst(*dst)?;
                Some(match Self::word(*a) {
                    Some(value) => Inst::Const { dst, value },
                    None => Inst::Move { dst, a: self.slot(*a)? },
                })
            }
            Ir::Binary { op, dst, a, b, .. } => self.binary(*op, *dst, *a, *b),
            Ir::Unary { op, dst, a } => {
                let shift = 64 - self.checked_width(*dst)?;
                Some(Inst::Unary { op: *op, shift, dst: self.dst(*dst)?, a: self.slot(*a)? })
            }
            Ir::Funnel { direction, dst, a, b, amount } => self.funnel(*direction, *dst, *a, *b, *amount),
            Ir::Compare { predicate, width, dst, a, b, .. } => self.compare(*predicate, *width, *dst, *a, *b),
            Ir::Select { dst, condition, a, b } => Some(Inst::Select {
                dst: self.dst(*dst)?,
                condition: self.slot(*condition)?,
                a: self.slot(*a)?,
                b: self.slot(*b)?,
            }),
            Ir::Cast { op, from, dst, a } => self.cast(*op, *from, *dst, *a),
            Ir::FloatBinary { op, dst, a, b } => self.float_binary(*op, *dst, *a, *b),
            Ir::FloatUnary { op, dst, a } => self.float_sign(*op, *dst, *a),
            Ir::FloatCompare { predicate, width: width @ (32 | 64), dst, a, b } => Some(Inst::FloatCompare {
                predicate: *predicate,
                shift: 64 - width,
                dst: self.dst(*dst)?,
                a: self.slot(*a)?,
                b: self.slot(*b)?,
            }),
            Ir::FloatCast { op, from, dst, a, .. } => self.float_cast(*op, *from, *dst, *a),
            Ir::Call(call) => self.call(call),
            _ => None,
        }
    }

    fn checked_width(&self, reg: Reg) -> Option<Width> {
        Some(self.width(reg)).filter(|&width| width <= 64)
    }

    fn binary(&mut self, op: BinaryOp, dst: Reg, a: Operand, b: Operand) -> Option<Inst> {
        use BinaryOp::*;
        let width = self.checked_width(dst)?;
        let shift = 64 - width;
        let dst = self.dst(dst)?;
        let commutes = matches!(op, Add | Mul | And | Or | Xor);
        let (a, b) = if commutes && Self::word(a).is_some() { (b, a) } else { (a, b) };
        if op == Sub
            && let Some(value) = Self::word(a)
        {
            return Some(Inst::SubFromI { shift, dst, a: self.slot(b)?, value });
        }
        let a = self.slot(a)?;
        if let Some(value) = Self::word(b)
            && let Some(inst) = immediate(op, width, dst, a, value)
        {
            return Some(inst);
        }
        let b = self.slot(b)?;
        Some(match (op, width) {
            (Add, 64) => Inst::Add64 { dst, a, b },
            (Add, 32) => Inst::Add32 { dst, a, b },
            (Add, _) => Inst::Add { shift, dst, a, b },
            (Sub, 64) => Inst::Sub64 { dst, a, b },
            (Sub, 32) => Inst::Sub32 { dst, a, b },
            (Sub, _) => Inst::Sub { shift, dst, a, b },
            (Mul, _) => Inst::Mul { shift, dst, a, b },
            (And, _) => Inst::And { dst, a, b },
            (Or, _) => Inst::Or { dst, a, b },
            (Xor, _) => Inst::Xor { dst, a, b },
            (Shl, _) => Inst::Shl { shift, dst, a, b },
            (LShr, _) => Inst::LShr { shift, dst, a, b },
            (AShr, _) => Inst::AShr { shift, dst, a, b },
            (UDiv, _) => Inst::UDiv { dst, a, b },
            (URem, _) => Inst::URem { dst, a, b },
            (SDiv, _) => Inst::SDiv { shift, dst, a, b },
            (SRem, _) => Inst::SRem { shift, dst, a, b },
        })
    }

    fn funnel(
        &mut self,
        direction: ShiftDirection,
        dst: Reg,
        a: Operand,
        b: Operand,
        amount: Operand,
    ) -> Option<Inst> {
        let width = self.checked_width(dst)?;
        let amount = Self::word(amount)? % u64::from(width);
        let (left_amount, unshifted) = match direction {
            ShiftDirection::Left => (amount, a),
            ShiftDirection::Right => (u64::from(width) - amount, b),
        };
        if amount == 0 {
            return Some(Inst::Move { dst: self.dst(dst)?, a: self.slot(unshifted)? });
        }
        Some(Inst::FunnelI {
            shift: 64 - width,
            amount: left_amount as u8,
            dst: self.dst(dst)?,
            a: self.slot(a)?,
            b: self.slot(b)?,
        })
    }

    fn compare(
        &mut self,
        predicate: Predicate,
        width: Width,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) -> Option<Inst> {
        use Predicate::*;
        if width > 64 {
            return None;
        }
        let shift = 64 - width;
        let dst = self.dst(dst)?;
        let (predicate, a, b) =
            if Self::word(a).is_some() { (swapped(predicate), b, a) } else { (predicate, a, b) };
        if let Some(value) = Self::word(b) {
            let a = self.slot(a)?;
            let (max, signed) = (u64::MAX >> shift, (value << shift) as i64);
            return Some(match predicate {
                Eq => Inst::EqI { dst, a, value },
                Ne => Inst::NeI { dst, a, value },
                Ult => Inst::UltI { dst, a, value },
                Ugt => Inst::UgtI { dst, a, value },
                Ule if value == max => Inst::Const { dst, value: 1 },
                Ule => Inst::UltI { dst, a, value: value + 1 },
                Uge if value == 0 => Inst::Const { dst, value: 1 },
                Uge => Inst::UgtI { dst, a, value: value - 1 },
                Slt => Inst::SltI { shift, dst, a, value: signed },
                Sgt => Inst::SgtI { shift, dst, a, value: signed },
                Sle | Sge => {
                    let b = self.slot(b)?;
                    let (a, b) = if predicate == Sle { (a, b) } else { (b, a) };
                    Inst::Sle { shift, dst, a, b }
                }
            });
        }
        let (predicate, a, b) = match predicate {
            Ugt | Uge | Sgt | Sge => (swapped(predicate), b, a),
            _ => (predicate, a, b),
        };
        let (a, b) = (self.slot(a)?, self.slot(b)?);
        Some(match predicate {
            Eq => Inst::Eq { dst, a, b },
            Ne => Inst::Ne { dst, a, b },
            Ult => Inst::Ult { dst, a, b },
            Ule => Inst::Ule { dst, a, b },
            Slt => Inst::Slt { shift, dst, a, b },
            Sle => Inst::Sle { shift, dst, a, b },
            Ugt | Uge | Sgt | Sge => return None,
        })
    }

    fn cast(&mut self, op: CastOp, from: Width, dst: Reg, a: Operand) -> Option<Inst> {
        let width = self.checked_width(dst)?;
        if from > 64 {
            return None;
        }
        let (dst, a) = (self.dst(dst)?, self.slot(a)?);
        Some(match op {
            CastOp::Truncate => Inst::Truncate { shift: 64 - width, dst, a },
            CastOp::ZeroExtend => Inst::Move { dst, a },
            CastOp::SignExtend => Inst::SignExtend { from: 64 - from, to: 64 - width, dst, a },
        })
    }

    fn float_binary(&mut self, op: FloatBinaryOp, dst: Reg, a: Operand, b: Operand) -> Option<Inst> {
        let op = match op {
            FloatBinaryOp::Add => FloatOp::Add,
            FloatBinaryOp::Sub => FloatOp::Sub,
            FloatBinaryOp::Mul => FloatOp::Mul,
            FloatBinaryOp::Div => FloatOp::Div,
            _ => return None,
        };
        let width = self.width(dst);
        let dst = self.dst(dst)?;
        let (a, b) = (self.slot(a)?, self.slot(b)?);
        match width {
            32 => Some(Inst::Float32 { op, dst, a, b }),
            64 => Some(Inst::Float64 { op, dst, a, b }),
            _ => None,
        }
    }

    /// Operations that only touch the sign bit.
    fn float_sign(&mut self, op: FloatUnaryOp, dst: Reg, a: Operand) -> Option<Inst> {
        let width = Some(self.width(dst)).filter(|&width| width == 32 || width == 64)?;
        let sign = 1u64 << (width - 1);
        let (dst, a) = (self.dst(dst)?, self.slot(a)?);
        match op {
            FloatUnaryOp::Neg => Some(Inst::XorI { dst, a, value: sign }),
            FloatUnaryOp::Abs => Some(Inst::AndI { dst, a, value: sign - 1 }),
            _ => None,
        }
    }

    fn float_cast(&mut self, op: FloatCastOp, from: Width, dst: Reg, a: Operand) -> Option<Inst> {
        let to = self.checked_width(dst)?;
        let is_float = |width| width == 32 || width == 64;
        let plain = match op {
            FloatCastOp::Convert => is_float(from) && is_float(to),
            FloatCastOp::FromSigned | FloatCastOp::FromUnsigned => from <= 64 && is_float(to),
            FloatCastOp::ToSigned | FloatCastOp::ToUnsigned => is_float(from) && to <= 64,
            FloatCastOp::ToSignedSaturating | FloatCastOp::ToUnsignedSaturating => false,
        };
        plain.then_some(())?;
        Some(Inst::FloatCast { op, from, to, dst: self.dst(dst)?, a: self.slot(a)? })
    }

    fn call(&mut self, call: &Call) -> Option<Inst> {
        let Callee::Direct(callee) = call.callee else { return None };
        let function = &self.program.functions[callee];
        let plain = function.body.is_some()
            && !function.variadic
            && !(self.context.is_modelled)(callee)
            && function.returns == call.returns
            && function.return_classes == call.return_classes
            && function.params.len() == call.args.len()
            && function.params.iter().zip(&call.args).all(|(param, arg)| {
                Passed::from(param).is_like(&arg.into()) && param.width <= 64 && param.by_value.is_none()
            });
        if !plain || call.dsts.len() > 1 {
            return None;
        }
        let dst = match call.dsts.first() {
            Some(&dst) => Some(self.dst(dst)?),
            None => None,
        };
        let args = call.args.iter().map(|arg| match arg.value {
            Operand::Reg(reg) => self.dst(reg).map(Source::Slot),
            value => Self::word(value).map(Source::Word),
        });
        let args = args.collect::<Option<Box<[Source]>>>()?;
        let site = self.code.calls.len() as u32;
        self.code.calls.push(CallSite { callee, args, dst });
        Some(Inst::Call { site })
    }

    // Terminators

    /// Selects the comparison at `at` together with the branch that ends the block.
    fn compare_and_branch(&mut self, at: usize) -> bool {
        let Ir::Compare { predicate, width, dst, a, b, .. } = self.block.insts[at].0 else { return false };
        let Terminator::Branch { condition, then, otherwise } = self.block.terminator else { return false };
        if condition != Operand::Reg(dst) || !self.uses.is_single(dst) || width > 64 {
            return false;
        }
        // A fused branch may test the opposite condition with its targets swapped. With equal targets the swap
        // could not be detected, and the wrong side would count as covered.
        if then == otherwise {
            return false;
        }
        let (then, otherwise) = (self.target(then), self.target(otherwise));
        let Some(inst) = self.branch_inst(predicate, width, a, b, then, otherwise) else { return false };
        self.emit(inst, at, 2);
        true
    }

    fn branch_inst(
        &mut self,
        predicate: Predicate,
        width: Width,
        a: Operand,
        b: Operand,
        then: CodeBlockId,
        otherwise: CodeBlockId,
    ) -> Option<Inst> {
        use Predicate::*;
        self.scratch = 0;
        let (predicate, a, b) =
            if Self::word(a).is_some() { (swapped(predicate), b, a) } else { (predicate, a, b) };
        // Only ==, unsigned < and signed < have instructions: the others swap operands or targets.
        let (predicate, then, otherwise) = match predicate {
            Ne => (Eq, otherwise, then),
            Uge => (Ult, otherwise, then),
            Sge => (Slt, otherwise, then),
            _ => (predicate, then, otherwise),
        };
        let shift = 64 - width;
        if let Some(value) = Self::word(b)
            && let Some(inst) = self.branch_immediate(predicate, shift, a, value, then, otherwise)
        {
            return Some(inst);
        }
        let (a, b) = (self.slot(a)?, self.slot(b)?);
        Some(match predicate {
            Eq => Inst::BranchEq { a, b, then, otherwise },
            Ult => Inst::BranchUlt { a, b, then, otherwise },
            Slt => Inst::BranchSlt { shift, a, b, then, otherwise },
            Ugt => Inst::BranchUlt { a: b, b: a, then, otherwise },
            Sgt => Inst::BranchSlt { shift, a: b, b: a, then, otherwise },
            Ule => Inst::BranchUlt { a: b, b: a, then: otherwise, otherwise: then },
            Sle => Inst::BranchSlt { shift, a: b, b: a, then: otherwise, otherwise: then },
            Ne | Uge | Sge => return None,
        })
    }

    fn branch_immediate(
        &mut self,
        predicate: Predicate,
        shift: u8,
        a: Operand,
        value: u64,
        then: CodeBlockId,
        otherwise: CodeBlockId,
    ) -> Option<Inst> {
        use Predicate::*;
        let signed = ((value << shift) as i64) >> shift;
        let max_signed = i64::MAX >> shift;
        let max = u64::MAX >> shift;
        let unsigned = |value: u64| u32::try_from(value).ok();
        let signed32 = |value: i64| i32::try_from(value).ok();
        Some(match predicate {
            Eq => {
                let value = unsigned(value)?;
                Inst::BranchEqI { a: self.slot(a)?, value, then, otherwise }
            }
            Ult => {
                let value = unsigned(value)?;
                Inst::BranchUltI { a: self.slot(a)?, value, then, otherwise }
            }
            Ule | Ugt if value < max => {
                let value = unsigned(value + 1)?;
                let (then, otherwise) = if predicate == Ule { (then, otherwise) } else { (otherwise, then) };
                Inst::BranchUltI { a: self.slot(a)?, value, then, otherwise }
            }
            Slt => {
                let value = signed32(signed)?;
                Inst::BranchSltI { shift, a: self.slot(a)?, value, then, otherwise }
            }
            Sle | Sgt if signed < max_signed => {
                let value = signed32(signed + 1)?;
                let (then, otherwise) = if predicate == Sle { (then, otherwise) } else { (otherwise, then) };
                Inst::BranchSltI { shift, a: self.slot(a)?, value, then, otherwise }
            }
            _ => return None,
        })
    }

    fn terminator(&mut self) -> Option<Inst> {
        match &self.block.terminator {
            Terminator::Jump(target) | Terminator::Invoke { normal: target, .. } => {
                Some(Inst::Jump { target: self.target(*target) })
            }
            Terminator::Branch { condition, then, otherwise } => Some(Inst::Branch {
                condition: self.slot(*condition)?,
                then: self.target(*then),
                otherwise: self.target(*otherwise),
            }),
            Terminator::Switch { width, value, default, cases } if *width <= 64 => {
                let a = self.slot(*value)?;
                let mut edges = Vec::new();
                let mut cases: Vec<(u64, SwitchTarget)> = cases
                    .iter()
                    .map(|&(value, target)| (value as u64, self.switch_target(target, &mut edges)))
                    .collect();
                cases.sort();
                let default = self.switch_target(*default, &mut edges);
                let table = self.code.switches.len() as u32;
                self.code.switches.push(SwitchTable { cases, default });
                Some(Inst::Switch { a, table })
            }
            Terminator::Return(values) => match values[..] {
                [] => Some(Inst::Return),
                [Operand::Reg(reg)] => Some(Inst::ReturnWord { a: self.dst(reg)? }),
                [value] => Some(Inst::ReturnConst { value: Self::word(value)? }),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Selector<'_> {
    /// A target of the switch at the end of the block, of which these have edges already.
    fn switch_target(&mut self, target: BlockId, edges: &mut Vec<SwitchTarget>) -> SwitchTarget {
        let block = self.target(target);
        if let Some(known) = edges.iter().find(|known| known.block == block) {
            return *known;
        }
        let new = SwitchTarget { block, edge: self.code.edges.len() as u32 };
        self.code.edges.push(self.block_id);
        edges.push(new);
        new
    }
}

/// The addressing mode of an access.
#[derive(Clone, Copy)]
enum Mode {
    At(u64),
    Near(Slot, i32),
    Index { index_shift: u8, base: Slot, index: Slot, scale: u16, offset: i32 },
    Table { index_shift: u8, index: Slot, scale: u16, address: u64 },
}

fn swapped(predicate: Predicate) -> Predicate {
    use Predicate::*;
    match predicate {
        Eq => Eq,
        Ne => Ne,
        Ult => Ugt,
        Ule => Uge,
        Ugt => Ult,
        Uge => Ule,
        Slt => Sgt,
        Sle => Sge,
        Sgt => Slt,
        Sge => Sle,
    }
}

/// The form of an operation whose right operand is a constant, if it exists.
fn immediate(op: BinaryOp, width: Width, dst: Slot, a: Slot, value: u64) -> Option<Inst> {
    use BinaryOp::*;
    let shift = 64 - width;
    let amount = (value < u64::from(width)).then_some(value as u8);
    let signed = ((value << shift) as i64) >> shift;
    Some(match op {
        Add if width == 64 => Inst::Add64I { dst, a, value },
        Add if width == 32 => Inst::Add32I { dst, a, value },
        Add => Inst::AddI { shift, dst, a, value },
        Sub if width == 64 => Inst::Add64I { dst, a, value: value.wrapping_neg() },
        Sub if width == 32 => Inst::Add32I { dst, a, value: value.wrapping_neg() },
        Sub => Inst::AddI { shift, dst, a, value: value.wrapping_neg() },
        Mul => Inst::MulI { shift, dst, a, value },
        And => Inst::AndI { dst, a, value },
        Or => Inst::OrI { dst, a, value },
        Xor => Inst::XorI { dst, a, value },
        Shl => Inst::ShlI { shift, amount: amount?, dst, a },
        LShr => Inst::LShrI { amount: amount?, dst, a },
        AShr => Inst::AShrI { shift, amount: amount?, dst, a },
        UDiv if value != 0 => Inst::UDivI { dst, a, value },
        URem if value != 0 => Inst::URemI { dst, a, value },
        SDiv if signed != 0 && signed != -1 => Inst::SDivI { shift, dst, a, value: signed },
        SRem if signed != 0 && signed != -1 => Inst::SRemI { shift, dst, a, value: signed },
        UDiv | URem | SDiv | SRem => return None,
    })
}
