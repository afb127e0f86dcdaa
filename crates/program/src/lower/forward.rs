//! Copies are forwarded: readers of a copy read the original, writers write where the copy would have gone.
//!
//! Two passes within each block. Forward: after `t = copy x`, uses of `t` read `x` until `x` changes. Backward:
//! `t = …; x = copy t` with `t` used nowhere else becomes `x = …` when `x` is not touched in between. A copy that
//! nobody reads any more is dropped; its source location stays in `extra_spans`. Promoted locals cost nothing
//! because of this pass.

use super::uses::Uses;
use crate::ir::{Block, Body, CastOp, Inst, Operand, Reg};
use crate::visit::register;
use loam_base::{Id, IdMap};

/// Forwards copies in every block. The first `params` registers are parameters and stay untouched.
pub fn run(body: &mut Body, params: usize) {
    for id in body.blocks.ids() {
        let Body { registers, blocks } = body;
        forward_reads(&mut blocks[id], registers);
    }
    let mut uses = Uses::of(body);
    for id in body.blocks.ids() {
        let Body { registers, blocks } = body;
        forward_writes(&mut blocks[id], registers, &mut uses, params);
        forward_reads(&mut blocks[id], registers);
    }
    drop_unread(body);
}

fn forward_reads(block: &mut Block, widths: &IdMap<Reg, u8>) {
    // The register or constant that each register is a copy of at this point; small, because it lives for one
    // block.
    let mut copies: Vec<(Reg, Operand)> = Vec::new();
    let replace = |operand: &mut Operand, copies: &[(Reg, Operand)]| {
        if let Operand::Reg(reg) = *operand
            && let Some((_, original)) = copies.iter().rev().find(|(copy, _)| *copy == reg)
        {
            *operand = *original;
        }
    };
    for (inst, _) in &mut block.insts {
        inst.map_operands(|operand| replace(operand, &copies));
        inst.for_each_result(|reg| {
            copies.retain(|(copy, original)| *copy != reg && *original != Operand::Reg(reg));
        });
        if let Some((dst, a)) = as_copy(inst, widths)
            && a != Operand::Reg(dst)
        {
            copies.push((dst, a));
            // A long block with many locals must stay linear: the oldest copies are the least likely needed.
            if copies.len() > 64 {
                copies.remove(0);
            }
        }
    }
    block.terminator.map_operands(|operand| replace(operand, &copies));
}

/// The destination and source of an instruction that copies. A zero extension within a word is a copy: words are kept zero-extended, and
/// whoever reads a register with a greater width than its own reads zeros above it.
fn as_copy(inst: &Inst, widths: &IdMap<Reg, u8>) -> Option<(Reg, Operand)> {
    match *inst {
        Inst::Copy { dst, a } if register(a).is_none_or(|from| widths[from] == widths[dst]) => Some((dst, a)),
        Inst::Cast { op: CastOp::ZeroExtend, from: _, dst, a } if widths[dst] <= 64 => Some((dst, a)),
        _ => None,
    }
}

fn forward_writes(block: &mut Block, widths: &IdMap<Reg, u8>, counts: &mut Uses, params: usize) {
    for at in 0..block.insts.len() {
        let Inst::Copy { dst: target, a: Operand::Reg(temporary) } = block.insts[at].0 else { continue };
        let single = counts.writes[temporary] == 1 && temporary.index() >= params && target != temporary;
        if !single || widths[target] != widths[temporary] {
            continue;
        }
        let Some(definition) = definition_of(block, at, target, temporary, counts.reads[temporary]) else {
            continue;
        };
        if let Some(dst) = block.insts[definition].0.result_mut() {
            *dst = target;
        }
        counts.writes[temporary] = 0;
        counts.reads[temporary] = 0;
        rename_reads(block, definition + 1, temporary, target);
        // The copy is now `target = copy target`; drop_unread removes it and keeps its span.
    }
}

/// The instruction before `at` that defines `temporary`, if its result may be renamed to `target`: all reads of
/// `temporary` are in this block behind it and see `target` unchanged, and nobody touches `target` in between.
fn definition_of(block: &Block, at: usize, target: Reg, temporary: Reg, all_reads: u32) -> Option<usize> {
    const WINDOW: usize = 48;
    let mut reads = 0;
    let mut definition = None;
    for index in (at.saturating_sub(WINDOW)..at).rev() {
        let inst = &block.insts[index].0;
        if inst.result() == Some(temporary) {
            definition = Some(index);
            break;
        }
        let mut touched = false;
        inst.for_each_result(|reg| touched |= reg == target || reg == temporary);
        inst.for_each_operand(|operand| {
            touched |= operand == Operand::Reg(target);
            reads += u32::from(operand == Operand::Reg(temporary));
        });
        if touched {
            return None;
        }
    }
    let definition = definition?;
    reads += 1; // the copy itself
    let mut changed = false;
    for (inst, _) in &block.insts[at + 1..] {
        inst.for_each_operand(|operand| {
            if operand == Operand::Reg(temporary) {
                reads += 1;
                if changed {
                    reads = u32::MAX / 2; // reads the old value after `target` changed: never equal to all_reads
                }
            }
        });
        inst.for_each_result(|reg| changed |= reg == target);
        if reads >= all_reads {
            break;
        }
    }
    if reads < all_reads && !changed {
        block.terminator.for_each_operand(|operand| reads += u32::from(operand == Operand::Reg(temporary)));
    }
    (reads == all_reads).then_some(definition)
}

fn rename_reads(block: &mut Block, from: usize, old: Reg, new: Reg) {
    let rename = |operand: &mut Operand| {
        if *operand == Operand::Reg(old) {
            *operand = Operand::Reg(new);
        }
    };
    block.insts[from..].iter_mut().for_each(|(inst, _)| inst.map_operands(rename));
    block.terminator.map_operands(rename);
}

/// Removes copies to registers nobody reads, and copies of a register to itself, until none is left.
fn drop_unread(body: &mut Body) {
    loop {
        let counts = Uses::of(body);
        let mut removed = false;
        for id in body.blocks.ids() {
            let block = &mut body.blocks[id];
            let extra = &mut block.extra_spans;
            block.insts.retain(|(inst, span)| {
                let dead = match *inst {
                    Inst::Copy { dst, a } => counts.reads[dst] == 0 || a == Operand::Reg(dst),
                    Inst::Cast { dst, .. } => counts.reads[dst] == 0,
                    _ => false,
                };
                if dead {
                    extra.push(*span);
                    removed = true;
                }
                !dead
            });
        }
        if !removed {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{BinaryOp, BlockId, RangeCheck, SpanId, Terminator};

    fn add(dst: u32, a: u32, b: u128) -> Inst {
        Inst::Binary {
            op: BinaryOp::Add,
            dst: Reg(dst),
            a: Operand::Reg(Reg(a)),
            b: Operand::Const(b),
            check: RangeCheck::Unchecked,
        }
    }

    fn copy(dst: u32, a: u32) -> Inst {
        Inst::Copy { dst: Reg(dst), a: Operand::Reg(Reg(a)) }
    }

    fn run_block(insts: Vec<Inst>, registers: usize, returned: u32) -> Vec<Inst> {
        let mut body = Body { registers: vec![32; registers].into_iter().collect(), ..Body::default() };
        body.blocks.push(Block {
            insts: insts.into_iter().map(|inst| (inst, SpanId(0))).collect(),
            terminator: Terminator::Return(vec![Operand::Reg(Reg(returned))]),
            ..Block::default()
        });
        run(&mut body, 1);
        let block = &body.blocks[BlockId(0)];
        let mut insts: Vec<Inst> = block.insts.iter().map(|(inst, _)| inst.clone()).collect();
        if let Terminator::Return(values) = &block.terminator {
            insts.push(Inst::Copy { dst: Reg(99), a: values[0] });
        }
        insts
    }

    #[test]
    fn an_increment_of_a_local_becomes_one_instruction() {
        // t1 = copy local(2); t3 = add t1, 1; local = copy t3; return local
        let insts = run_block(vec![copy(1, 2), add(3, 1, 1), copy(2, 3)], 4, 2);
        assert_eq!(insts.len(), 2);
        assert!(matches!(insts[0], Inst::Binary { dst: Reg(2), a: Operand::Reg(Reg(2)), .. }));
    }

    #[test]
    fn the_old_value_of_a_changed_local_is_kept_where_it_is_still_read() {
        // t1 = copy local(2); t3 = add local, 1; local = copy t3; return t1 (a post-increment)
        let insts = run_block(vec![copy(1, 2), add(3, 2, 1), copy(2, 3)], 4, 1);
        assert!(matches!(insts[0], Inst::Copy { dst: Reg(1), a: Operand::Reg(Reg(2)) }));
        assert!(matches!(insts.last(), Some(Inst::Copy { a: Operand::Reg(Reg(1)), .. })));
    }
}
