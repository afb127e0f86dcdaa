//! The steps of a `getelementptr`, shared by instructions and constant expressions.
//!
//! Types end here: a step is a number of bytes, or a value and its stride in bytes. The callers add the steps
//! up: one of them may emit code, the other may not.

use crate::llvm::{LLVMTypeKind, Value, ValueKind};
use crate::types::Types;

/// One step of an address computation.
pub enum Step {
    /// Bytes to add.
    Constant(i64),
    /// A value to add `stride` times.
    Index { value: Value, stride: u64 },
}

/// The steps from the base to the result, one per index.
pub fn steps(types: &mut Types, gep: Value) -> Vec<Step> {
    let mut ty = gep.gep_source_type();
    let mut steps = Vec::new();
    for position in 1..gep.operand_count() {
        let value = gep.operand(position);
        if position > 1 && ty.kind() == LLVMTypeKind::LLVMStructTypeKind {
            let field = constant_index(value).unwrap_or(0) as u32;
            steps.push(Step::Constant(types.layout.field_offset(ty, field) as i64));
            ty = ty.field(field);
            continue;
        }
        if position > 1 {
            ty = ty.element();
        }
        steps.push(step(value, types.size(ty)));
    }
    steps
}

fn step(value: Value, stride: u64) -> Step {
    match constant_index(value) {
        Some(index) => Step::Constant(index.wrapping_mul(stride as i64)),
        None => Step::Index { value, stride },
    }
}

/// The signed value of a constant index; a vector index is constant if all lanes are equal.
fn constant_index(value: Value) -> Option<i64> {
    match value.kind() {
        ValueKind::Int => {
            let width = value.ty().int_width().min(128) as u8;
            value.bits().map(|bits| crate::builder::sign_extend(bits, width) as i64)
        }
        ValueKind::Zero => Some(0),
        ValueKind::Aggregate | ValueKind::Data if value.ty().is_vector() => {
            let lanes = value.ty().element_count() as u32;
            let first = constant_index(value.element(0)?)?;
            (1..lanes)
                .all(|lane| value.element(lane).and_then(constant_index) == Some(first))
                .then_some(first)
        }
        _ => None,
    }
}
