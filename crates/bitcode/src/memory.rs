//! Stack slots, loads, stores, and atomic operations, which are loads and stores in sequence: there is one
//! thread.
//!
//! A load or store of a vector or aggregate is one access per scalar, at the offsets of its layout. Padding
//! is not touched, as in compiled code.

use std::rc::Rc;

use loam_program::ir::*;

use crate::Unsupported;
use crate::builder::mask;
use crate::function::{FunctionLowering, Operands};
use crate::llvm::{Type, Value};
use crate::operator::none;
use crate::types::Leaves;

impl FunctionLowering<'_> {
    pub fn alloca(&mut self, value: Value) -> Result<Operands, Unsupported> {
        let count = value.operand(0);
        let width = self.lane(count.ty())?.width();
        let count = self.operand(count)?;
        let count = self.builder.resize(width, 64, count);
        let size = self.module.types.size(value.allocated_type());
        let name = self.slot_names.get(&value).cloned().filter(|name| !name.is_empty());
        let dst = self.builder.reg(64);
        self.builder.emit(Inst::Alloca { dst, size, count, align: value.alignment().max(1), name });
        Ok(self.pointer_at(value, Operand::Reg(dst)))
    }

    pub fn load_value(&mut self, ty: Type, pointer: Value) -> Result<Operands, Unsupported> {
        let leaves = self.module.types.leaves(ty)?;
        let address = self.address_of(pointer)?;
        Ok(self.load_leaves(&leaves, address))
    }

    pub fn store_value(&mut self, value: Value, pointer: Value) -> Result<Operands, Unsupported> {
        let leaves = self.module.types.leaves(value.ty())?;
        let operands = self.operands(value)?;
        let address = self.address_of(pointer)?;
        self.store_leaves(&leaves, &operands, address);
        Ok(none())
    }

    /// One load per leaf; packed leaves are extracted from one load.
    pub fn load_leaves(&mut self, leaves: &Leaves, address: Operand) -> Operands {
        let mut word = Operand::Const(0);
        let mut loaded = Vec::with_capacity(leaves.len());
        for leaf in leaves.iter() {
            let width = leaf.scalar.width();
            loaded.push(match leaf.packed {
                None => {
                    let leaf_address = self.builder.displaced(address, leaf.offset as i64);
                    self.builder.load(width, leaf_address)
                }
                Some(packed) => {
                    if packed.bit == 0 {
                        let leaf_address = self.builder.displaced(address, leaf.offset as i64);
                        word = self.builder.load(packed.total, leaf_address);
                    }
                    self.builder.extract(packed.total, word, packed.bit, width)
                }
            });
        }
        loaded.into()
    }

    /// One store per leaf; packed leaves are joined into one.
    pub fn store_leaves(&mut self, leaves: &Leaves, operands: &Operands, address: Operand) {
        let mut group = Vec::new();
        for (leaf, &operand) in leaves.iter().zip(operands.iter()) {
            let width = leaf.scalar.width();
            let leaf_address =
                |builder: &mut crate::builder::Builder| builder.displaced(address, leaf.offset as i64);
            let Some(packed) = leaf.packed else {
                let leaf_address = leaf_address(&mut self.builder);
                self.builder.store(width, operand, leaf_address);
                continue;
            };
            group.push(operand);
            if packed.bit + width == packed.total {
                let word = self.builder.join(width, &group);
                let leaf_address = leaf_address(&mut self.builder);
                self.builder.store(packed.total, word, leaf_address);
                group.clear();
            }
        }
    }

    /// `cmpxchg`: the old value and whether it equals the expected value.
    pub fn compare_exchange(&mut self, value: Value) -> Result<Operands, Unsupported> {
        self.module.program.atomics.insert(self.builder.span);
        let width = self.lane(value.operand(1).ty())?.width();
        let address = self.address_of(value.operand(0))?;
        let (expected, new) = (self.operand(value.operand(1))?, self.operand(value.operand(2))?);
        let old = self.builder.load(width, address);
        let equal = self.builder.compare(Predicate::Eq, width, old, expected);
        self.builder.when(equal, |builder| builder.store(width, new, address));
        Ok(Rc::new([old, equal]))
    }

    /// `atomicrmw`: the old value; the new one is in memory.
    pub fn atomic_update(&mut self, value: Value) -> Result<Operands, Unsupported> {
        self.module.program.atomics.insert(self.builder.span);
        let argument = value.operand(1);
        let leaves = self.module.types.leaves(argument.ty())?;
        let address = self.address_of(value.operand(0))?;
        let arguments = self.operands(argument)?;
        let operation = value.atomic_operation_name();
        let old = self.load_leaves(&leaves, address);
        let width = self.lane(argument.ty())?.width();
        let mut new = Vec::with_capacity(old.len());
        for (&old, &argument) in old.iter().zip(arguments.iter()) {
            let updated = self.updated(&operation, width, old, argument);
            new.push(updated.ok_or_else(|| Unsupported(format!("atomicrmw {operation}")))?);
        }
        self.store_leaves(&leaves, &new.into(), address);
        Ok(old)
    }

    /// The new value of an atomic operation on the old value `a` and its argument `b`.
    fn updated(&mut self, operation: &str, width: Width, a: Operand, b: Operand) -> Option<Operand> {
        use BinaryOp::{Add, And, Or, Sub, Xor};
        use Predicate::{Eq, Sgt, Slt, Uge, Ugt, Ult};
        let builder = &mut self.builder;
        let mut choose = |predicate| {
            let better = builder.compare(predicate, width, a, b);
            builder.select(width, better, a, b)
        };
        Some(match operation {
            "xchg" => b,
            "max" => choose(Sgt),
            "min" => choose(Slt),
            "umax" => choose(Ugt),
            "umin" => choose(Ult),
            "add" => builder.binary(Add, width, a, b),
            "sub" => builder.binary(Sub, width, a, b),
            "and" => builder.binary(And, width, a, b),
            "or" => builder.binary(Or, width, a, b),
            "xor" => builder.binary(Xor, width, a, b),
            "nand" => {
                let both = builder.binary(And, width, a, b);
                builder.binary(Xor, width, both, Operand::Const(mask(width)))
            }
            "fadd" => builder.float_binary(FloatBinaryOp::Add, width, a, b),
            "fsub" => builder.float_binary(FloatBinaryOp::Sub, width, a, b),
            "fmax" => builder.float_binary(FloatBinaryOp::Max, width, a, b),
            "fmin" => builder.float_binary(FloatBinaryOp::Min, width, a, b),
            "fmaximum" => builder.float_binary(FloatBinaryOp::Maximum, width, a, b),
            "fminimum" => builder.float_binary(FloatBinaryOp::Minimum, width, a, b),
            "uinc_wrap" => {
                let wraps = builder.compare(Uge, width, a, b);
                let next = builder.binary(Add, width, a, Operand::Const(1));
                builder.select(width, wraps, Operand::Const(0), next)
            }
            "udec_wrap" => {
                let zero = builder.compare(Eq, width, a, Operand::Const(0));
                let above = builder.compare(Ugt, width, a, b);
                let wraps = builder.binary(Or, 1, zero, above);
                let next = builder.binary(Sub, width, a, Operand::Const(1));
                builder.select(width, wraps, b, next)
            }
            "usub_cond" | "usub_sat" => {
                let fits = builder.compare(Uge, width, a, b);
                let less = builder.binary(Sub, width, a, b);
                let otherwise = if operation == "usub_cond" { a } else { Operand::Const(0) };
                builder.select(width, fits, less, otherwise)
            }
            _ => return None,
        })
    }
}
