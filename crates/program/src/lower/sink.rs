//! Address arithmetic and comparisons move down to their only user, so that the two can be fused.
//!
//! An instruction moves only if it reads registers and writes one, and only within a block past instructions that
//! do not change its operands: so its result stays the same.

use super::uses::Uses;
use crate::ir::{Block, Body, CastOp, Inst, Operand, Reg};
use crate::visit::register;

/// How far down an instruction may move; bounds the work per instruction.
const WINDOW: usize = 24;

/// Moves fusable instructions next to their users in every block.
pub fn run(body: &mut Body) {
    let uses = Uses::of(body);
    for id in body.blocks.ids() {
        let block = &mut body.blocks[id];
        // From the end, so that an index computation follows the address it belongs to.
        for at in (0..block.insts.len()).rev() {
            if let Some(to) = destination(block, at, &uses) {
                block.insts[at..to].rotate_left(1);
            }
        }
    }
}

/// The index in front of which the instruction at `at` should stand, if it should move.
fn destination(block: &Block, at: usize, uses: &Uses) -> Option<usize> {
    let inst = &block.insts[at].0;
    let movable = matches!(
        inst,
        Inst::Pointer { .. } | Inst::Compare { .. } | Inst::Cast { op: CastOp::SignExtend, .. }
    );
    let result = inst.result().filter(|&reg| movable && uses.is_single(reg))?;
    let mut operands = Vec::new();
    inst.for_each_operand(|operand| operands.extend(register(operand)));
    for (distance, (other, _)) in block.insts[at + 1..].iter().take(WINDOW).enumerate() {
        let index = at + 1 + distance;
        if reads(other, result) {
            return (distance > 0 && wants(other, result)).then_some(index);
        }
        let mut changed = false;
        other.for_each_result(|reg| changed |= operands.contains(&reg));
        if changed {
            return None;
        }
    }
    let rest = block.insts.len() - at - 1;
    let mut at_end = false;
    block.terminator.for_each_operand(|operand| at_end |= operand == Operand::Reg(result));
    (at_end && rest > 0 && rest <= WINDOW && matches!(inst, Inst::Compare { .. }))
        .then_some(block.insts.len())
}

fn reads(inst: &Inst, reg: Reg) -> bool {
    let mut found = false;
    inst.for_each_operand(|operand| found |= operand == Operand::Reg(reg));
    found
}

/// Whether the instruction that computes `reg` can be fused into its reader.
fn wants(reader: &Inst, reg: Reg) -> bool {
    match reader {
        Inst::Load { address, .. } => *address == Operand::Reg(reg),
        Inst::Store { address, value, .. } => *address == Operand::Reg(reg) && *value != Operand::Reg(reg),
        Inst::Pointer { index, base, .. } => *index == Operand::Reg(reg) && *base != Operand::Reg(reg),
        _ => false,
    }
}
