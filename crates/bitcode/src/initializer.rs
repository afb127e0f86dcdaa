//! Constants: their value as an operand, and the bytes and addresses of a global's initialiser.
//!
//! Nothing here emits code, so globals and functions share this file. A constant that only executed code can
//! compute (the low half of an address) is `None` as an operand; in an initialiser it is a problem that the
//! user is warned of.

use loam_program::ir::*;

use crate::builder::{fold_binary, mask};
use crate::gep::{self, Step};
use crate::llvm::{LLVMLinkage, LLVMOpcode, LLVMTypeKind, Type, Value, ValueKind};
use crate::module::Lowering;

/// The value of a scalar constant, if it is a number or an address that needs no computation at run time.
pub fn scalar(lowering: &mut Lowering, value: Value) -> Option<Operand> {
    match value.kind() {
        ValueKind::Zero => Some(Operand::Const(0)),
        ValueKind::Int | ValueKind::Float => value.bits().map(Operand::Const),
        // A weak symbol without a definition has the address null.
        ValueKind::Function | ValueKind::GlobalVariable
            if value.linkage() == LLVMLinkage::LLVMExternalWeakLinkage =>
        {
            Some(Operand::Const(0))
        }
        ValueKind::Function | ValueKind::IFunc => {
            lowering.function(value).map(|id| Operand::Address(Address::Function(id)))
        }
        ValueKind::GlobalVariable => {
            lowering.global(value).map(|id| Operand::Address(Address::Global(id, 0)))
        }
        ValueKind::Alias => scalar(lowering, value.aliasee()?),
        ValueKind::Wrapper => scalar(lowering, value.wrapped_global()),
        ValueKind::BlockAddress => {
            let (function, block) = value.block_address();
            let id = lowering.function(function)?;
            Some(Operand::Address(Address::Block(id, lowering.block_number(function, block))))
        }
        ValueKind::ConstantExpr => expression(lowering, value),
        ValueKind::Other
        | ValueKind::Argument
        | ValueKind::Instruction
        | ValueKind::Aggregate
        | ValueKind::Data
        | ValueKind::InlineAsm
        | ValueKind::Metadata => None,
    }
}

fn expression(lowering: &mut Lowering, value: Value) -> Option<Operand> {
    let width = lowering.types.scalar(value.ty()).ok()?.width();
    match value.opcode() {
        LLVMOpcode::LLVMGetElementPtr => {
            let mut sum = scalar(lowering, value.operand(0))?;
            for step in gep::steps(&mut lowering.types, value) {
                let Step::Constant(offset) = step else { return None };
                let offset = Operand::Const(offset as u64 as u128 & mask(width));
                sum = fold_binary(BinaryOp::Add, width, sum, offset)?;
            }
            Some(sum)
        }
        LLVMOpcode::LLVMPtrToInt
        | LLVMOpcode::LLVMPtrToAddr
        | LLVMOpcode::LLVMIntToPtr
        | LLVMOpcode::LLVMTrunc
        | LLVMOpcode::LLVMBitCast
        | LLVMOpcode::LLVMAddrSpaceCast => {
            let from = lowering.types.scalar(value.operand(0).ty()).ok()?.width();
            match scalar(lowering, value.operand(0))? {
                Operand::Const(bits) => Some(Operand::Const(bits & mask(width))),
                address => (from == width).then_some(address),
            }
        }
        opcode @ (LLVMOpcode::LLVMAdd | LLVMOpcode::LLVMSub | LLVMOpcode::LLVMXor) => {
            let op = match opcode {
                LLVMOpcode::LLVMAdd => BinaryOp::Add,
                LLVMOpcode::LLVMSub => BinaryOp::Sub,
                _ => BinaryOp::Xor,
            };
            let (a, b) = (scalar(lowering, value.operand(0))?, scalar(lowering, value.operand(1))?);
            fold_binary(op, width, a, b)
        }
        _ => None,
    }
}

/// The targets of a table whose elements are 32-bit offsets from the table to the targets.
pub fn relative_targets(lowering: &mut Lowering, table: Value, initializer: Value) -> Option<Vec<Address>> {
    let ty = initializer.ty();
    if ty.kind() != LLVMTypeKind::LLVMArrayTypeKind || initializer.kind() != ValueKind::Aggregate {
        return None;
    }
    let own = Operand::Address(Address::Global(lowering.global(table)?, 0));
    let mut targets = Vec::new();
    for index in 0..ty.element_count() as u32 {
        let element = initializer.element(index)?;
        if !is_expression(element, LLVMOpcode::LLVMTrunc) {
            return None;
        }
        let distance = element.operand(0);
        if !is_expression(distance, LLVMOpcode::LLVMSub) || scalar(lowering, distance.operand(1)) != Some(own)
        {
            return None;
        }
        match scalar(lowering, distance.operand(0))? {
            Operand::Address(target) => targets.push(target),
            Operand::Reg(_) | Operand::Const(_) => return None,
        }
    }
    Some(targets)
}

fn is_expression(value: Value, opcode: LLVMOpcode) -> bool {
    value.kind() == ValueKind::ConstantExpr && value.opcode() == opcode
}

/// The initial contents of a global.
pub struct Image {
    pub bytes: Vec<u8>,
    pub relocations: Vec<Relocation>,
    /// Parts that are neither bytes nor addresses; their bytes are zero.
    pub problems: Vec<String>,
}

/// The image of an initialiser of this many bytes.
pub fn image(lowering: &mut Lowering, value: Value, size: u64) -> Image {
    let bytes = vec![0; size as usize];
    let mut image = Image { bytes, relocations: Vec::new(), problems: Vec::new() };
    image.write(lowering, value, 0);
    image.relocations.sort_by_key(|relocation| relocation.at);
    image
}

impl Image {
    fn write(&mut self, lowering: &mut Lowering, value: Value, at: u64) {
        match value.kind() {
            ValueKind::Zero => {}
            ValueKind::Data => self.put(at, value.data()),
            ValueKind::Int => self.put(at, &value.integer_bytes()),
            ValueKind::Aggregate => self.write_elements(lowering, value, at),
            _ => self.write_scalar(lowering, value, at),
        }
    }

    fn write_elements(&mut self, lowering: &mut Lowering, value: Value, at: u64) {
        let ty = value.ty();
        let stride = match ty.kind() {
            LLVMTypeKind::LLVMStructTypeKind => 0,
            LLVMTypeKind::LLVMArrayTypeKind => lowering.types.size(ty.element()),
            _ => return self.write_vector(lowering, value, ty, at),
        };
        for index in 0..ty.element_count() as u32 {
            let offset = if stride == 0 && ty.kind() == LLVMTypeKind::LLVMStructTypeKind {
                lowering.types.layout.field_offset(ty, index)
            } else {
                u64::from(index) * stride
            };
            if let Some(element) = value.element(index) {
                self.write(lowering, element, at + offset);
            }
        }
    }

    /// The lanes of a vector are packed bit by bit.
    fn write_vector(&mut self, lowering: &mut Lowering, value: Value, ty: Type, at: u64) {
        let bits = lowering.types.layout.bits(ty.element());
        for index in 0..ty.element_count() {
            let Some(element) = value.element(index as u32) else { continue };
            if bits.is_multiple_of(8) {
                self.write(lowering, element, at + index * bits / 8);
                continue;
            }
            let lane = element.bits().unwrap_or(0);
            for bit in (0..bits).filter(|bit| lane >> bit & 1 == 1) {
                let position = index * bits + bit;
                if let Some(byte) = self.bytes.get_mut((at + position / 8) as usize) {
                    *byte |= 1 << (position % 8);
                }
            }
        }
    }

    fn write_scalar(&mut self, lowering: &mut Lowering, value: Value, at: u64) {
        let width = lowering.types.scalar(value.ty()).map_or(0, |scalar| scalar.width());
        match scalar(lowering, value) {
            Some(Operand::Const(bits)) => {
                self.put(at, &bits.to_le_bytes()[..usize::from(width).div_ceil(8)]);
            }
            Some(Operand::Address(target)) if width == lowering.types.data_model.pointer_width() => {
                self.relocations.push(Relocation { at, target });
            }
            _ => self.problems.push(format!("`{}` at offset {at} is not an address", value.printed())),
        }
    }

    fn put(&mut self, at: u64, bytes: &[u8]) {
        let at = at as usize;
        if let Some(target) = self.bytes.get_mut(at..at + bytes.len()) {
            target.copy_from_slice(bytes);
        }
    }
}
