//! Phis become copies on the edges they belong to.
//!
//! If the predecessor has a single successor the copies stand at its end; otherwise the edge is split by a block
//! of weight zero. The copies of one edge happen at once: they are put in an order in which no copy overwrites
//! the source of a later one, with a temporary where they form a cycle.

use crate::ir::{Block, BlockId, Body, Inst, Operand, Reg, SpanId, Terminator};
use loam_base::Id;

/// Replaces all phis of the body.
pub fn run(body: &mut Body) {
    let targets: Vec<BlockId> = body.blocks.ids().filter(|&id| !body.blocks[id].phis.is_empty()).collect();
    let predecessors = predecessors(body);
    for target in targets {
        let phis = std::mem::take(&mut body.blocks[target].phis);
        for &source in &predecessors[target.index()] {
            let copies: Vec<(Reg, Operand)> = phis
                .iter()
                .filter_map(|phi| {
                    let (_, operand) = phi.incoming.iter().find(|(block, _)| *block == source)?;
                    Some((phi.dst, *operand))
                })
                .collect();
            let insts = sequence(copies, body);
            place(body, source, target, insts);
        }
    }
}

/// For each block the distinct blocks that are its predecessors, in order.
fn predecessors(body: &Body) -> Vec<Vec<BlockId>> {
    let mut predecessors = vec![Vec::new(); body.blocks.len()];
    for (id, block) in body.blocks.iter() {
        for successor in block.terminator.successors() {
            let list: &mut Vec<BlockId> = &mut predecessors[successor.index()];
            if list.last() != Some(&id) {
                list.push(id);
            }
        }
    }
    predecessors
}

fn place(body: &mut Body, source: BlockId, target: BlockId, insts: Vec<Inst>) {
    let mut insts: Vec<(Inst, SpanId)> = insts.into_iter().map(|inst| (inst, SpanId(0))).collect();
    if insts.is_empty() {
        return;
    }
    if matches!(body.blocks[source].terminator, Terminator::Jump(_)) {
        body.blocks[source].insts.append(&mut insts);
        return;
    }
    let edge = body.blocks.push(Block { insts, terminator: Terminator::Jump(target), ..Block::default() });
    body.blocks[source].terminator.map_successors(|successor| {
        if *successor == target {
            *successor = edge;
        }
    });
}

/// Orders simultaneous copies so that they can be made one after another.
fn sequence(mut copies: Vec<(Reg, Operand)>, body: &mut Body) -> Vec<Inst> {
    copies.retain(|&(dst, a)| a != Operand::Reg(dst));
    let mut insts = Vec::new();
    while !copies.is_empty() {
        let free = copies
            .iter()
            .position(|&(dst, _)| !copies.iter().any(|&(other, a)| other != dst && a == Operand::Reg(dst)));
        match free {
            Some(index) => {
                let (dst, a) = copies.remove(index);
                insts.push(Inst::Copy { dst, a });
            }
            None => {
                // Every destination is still to be read: a cycle. Saving one of them breaks it.
                let (saved, _) = copies[0];
                let temporary = body.registers.push(body.registers[saved]);
                insts.push(Inst::Copy { dst: temporary, a: Operand::Reg(saved) });
                for (_, a) in &mut copies {
                    if *a == Operand::Reg(saved) {
                        *a = Operand::Reg(temporary);
                    }
                }
            }
        }
    }
    insts
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn a_swap_goes_through_a_temporary_and_keeps_both_values() {
        let mut body = Body { registers: [32, 32, 32].into_iter().collect(), ..Body::default() };
        let (a, b, c) = (Reg(0), Reg(1), Reg(2));
        let copies = vec![(a, Operand::Reg(b)), (b, Operand::Reg(a)), (c, Operand::Reg(a))];
        let mut values: BTreeMap<Reg, u128> = [(a, 1), (b, 2), (c, 3)].into();
        for inst in sequence(copies, &mut body) {
            let Inst::Copy { dst, a: Operand::Reg(from) } = inst else { panic!("only copies") };
            values.insert(dst, values[&from]);
        }
        assert_eq!((values[&a], values[&b], values[&c]), (2, 1, 1));
    }
}
