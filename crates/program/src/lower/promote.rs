//! Locals whose address never escapes become registers.
//!
//! A stack slot qualifies when it is made once, in the entry block, with a constant size of at most 16 bytes,
//! and all its uses are whole loads and stores of one width (and lifetime markers). Its loads and stores turn
//! into copies, which keep their source locations. Before its first store a promoted local reads as zero; where
//! uninitialised reads must be detected, locals that may be read before their first store stay in memory.

use super::uninitialised;
use crate::ir::{BlockId, Body, Inst, Operand, Reg, Width};
use loam_base::IdMap;

/// Promotes every local that qualifies.
pub fn all(body: &mut Body) {
    let locals = find(body);
    promote(body, &locals);
}

/// Promotes every local that qualifies and is written before every read.
pub fn initialised(body: &mut Body) {
    let mut locals = find(body);
    let uninitialised = uninitialised::find(body, |reg| matches!(locals[reg], Local::Whole(_)));
    for local in uninitialised.ids().filter(|&local| uninitialised[local]) {
        locals[local] = Local::No;
    }
    promote(body, &locals);
}

fn promote(body: &mut Body, locals: &IdMap<Reg, Local>) {
    if locals.values().all(|local| matches!(local, Local::No)) {
        return;
    }
    let homes: IdMap<Reg, Option<Reg>> = locals
        .values()
        .map(|local| match *local {
            Local::Whole(width) => Some(width),
            Local::No | Local::Fresh => None,
        })
        .collect::<Vec<_>>()
        .into_iter()
        .map(|width| width.map(|width| body.registers.push(width)))
        .collect();
    for id in body.blocks.ids() {
        let block = &mut body.blocks[id];
        for (inst, _) in &mut block.insts {
            rewrite(inst, &homes);
        }
        let extra = &mut block.extra_spans;
        block.insts.retain(|(inst, span)| {
            let marker = matches!(inst, Inst::Lifetime { address: Operand::Reg(reg), .. } if homes.get(*reg).is_some_and(Option::is_some));
            if marker {
                extra.push(*span);
            }
            !marker
        });
    }
}

/// What is known of a register as a candidate for promotion.
#[derive(Clone, Copy, PartialEq)]
enum Local {
    /// Not a promotable stack slot.
    No,
    /// A stack slot that was not used yet.
    Fresh,
    /// A stack slot only used whole, with this width.
    Whole(Width),
}

fn find(body: &Body) -> IdMap<Reg, Local> {
    let mut locals: IdMap<Reg, Local> = body.registers.values().map(|_| Local::No).collect();
    for (inst, _) in &body.blocks[BlockId(0)].insts {
        if let Inst::Alloca { dst, size, count: Operand::Const(1), .. } = inst
            && *size <= 16
        {
            locals[*dst] = Local::Fresh;
        }
    }
    for block in body.blocks.values() {
        for (inst, _) in &block.insts {
            narrow(inst, body, &mut locals);
        }
        let mut escape = |operand: Operand| {
            if let Operand::Reg(reg) = operand {
                locals[reg] = Local::No;
            }
        };
        block.terminator.for_each_operand(&mut escape);
        block.phis.iter().flat_map(|phi| &phi.incoming).for_each(|(_, operand)| escape(*operand));
    }
    locals
}

fn narrow(inst: &Inst, body: &Body, locals: &mut IdMap<Reg, Local>) {
    let whole = match inst {
        Inst::Load { dst, address: Operand::Reg(address) } => Some((*address, body.registers[*dst], None)),
        Inst::Store { width, value, address: Operand::Reg(address) } => {
            Some((*address, *width, Some(*value)))
        }
        Inst::Lifetime { .. } => return,
        _ => None,
    };
    let Some((address, width, stored)) = whole else {
        inst.for_each_operand(|operand| {
            if let Operand::Reg(reg) = operand {
                locals[reg] = Local::No;
            }
        });
        return;
    };
    locals[address] = match locals[address] {
        Local::Fresh => Local::Whole(width),
        Local::Whole(before) if before == width => Local::Whole(width),
        Local::Whole(_) | Local::No => Local::No,
    };
    if let Some(Operand::Reg(value)) = stored {
        locals[value] = Local::No;
    }
}

fn rewrite(inst: &mut Inst, homes: &IdMap<Reg, Option<Reg>>) {
    let home = |reg: &Reg| homes.get(*reg).copied().flatten();
    let replacement = match inst {
        Inst::Alloca { dst, .. } => home(dst).map(|local| Inst::Copy { dst: local, a: Operand::Const(0) }),
        Inst::Load { dst, address: Operand::Reg(address) } => {
            home(address).map(|local| Inst::Copy { dst: *dst, a: Operand::Reg(local) })
        }
        Inst::Store { value, address: Operand::Reg(address), .. } => {
            home(address).map(|local| Inst::Copy { dst: local, a: *value })
        }
        _ => None,
    };
    if let Some(replacement) = replacement {
        *inst = replacement;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Block, SpanId, Terminator};

    fn body_of(insts: Vec<Inst>, widths: &[Width]) -> Body {
        let mut body = Body { registers: widths.iter().copied().collect(), ..Body::default() };
        let insts = insts.into_iter().map(|inst| (inst, SpanId(0))).collect();
        body.blocks.push(Block { insts, terminator: Terminator::Return(vec![]), ..Block::default() });
        body
    }

    fn alloca(dst: u32) -> Inst {
        Inst::Alloca { dst: Reg(dst), size: 4, count: Operand::Const(1), align: 4, name: None }
    }

    #[test]
    fn a_local_used_whole_becomes_a_register() {
        let store = Inst::Store { width: 32, value: Operand::Const(7), address: Operand::Reg(Reg(0)) };
        let load = Inst::Load { dst: Reg(1), address: Operand::Reg(Reg(0)) };
        let mut body = body_of(vec![alloca(0), store, load], &[64, 32]);
        all(&mut body);
        assert!(body.blocks[BlockId(0)].insts.iter().all(|(inst, _)| matches!(inst, Inst::Copy { .. })));
    }

    #[test]
    fn a_local_whose_address_is_stored_stays_in_memory() {
        let store = Inst::Store { width: 64, value: Operand::Reg(Reg(0)), address: Operand::Reg(Reg(0)) };
        let mut body = body_of(vec![alloca(0), store], &[64]);
        all(&mut body);
        assert!(matches!(body.blocks[BlockId(0)].insts[0].0, Inst::Alloca { .. }));
    }

    #[test]
    fn a_local_read_with_two_widths_stays_in_memory() {
        let store = Inst::Store { width: 32, value: Operand::Const(7), address: Operand::Reg(Reg(0)) };
        let load = Inst::Load { dst: Reg(1), address: Operand::Reg(Reg(0)) };
        let mut body = body_of(vec![alloca(0), store, load], &[64, 8]);
        all(&mut body);
        assert!(matches!(body.blocks[BlockId(0)].insts[0].0, Inst::Alloca { .. }));
    }

    #[test]
    fn a_local_read_before_it_is_written_stays_in_memory_if_that_matters() {
        let insts = || {
            let (read_first, written_first) = (Operand::Reg(Reg(0)), Operand::Reg(Reg(1)));
            vec![
                alloca(0),
                alloca(1),
                Inst::Store { width: 32, value: Operand::Const(7), address: written_first },
                Inst::Load { dst: Reg(2), address: written_first },
                Inst::Load { dst: Reg(3), address: read_first },
                Inst::Store { width: 32, value: Operand::Const(7), address: read_first },
            ]
        };
        let in_memory = |promote: fn(&mut Body)| {
            let mut body = body_of(insts(), &[64, 64, 32, 32]);
            promote(&mut body);
            let made = |inst: &Inst| matches!(inst, Inst::Alloca { .. }).then(|| inst.result());
            body.blocks[BlockId(0)].insts.iter().filter_map(|(inst, _)| made(inst)).collect::<Vec<_>>()
        };
        assert_eq!(in_memory(all), []);
        assert_eq!(in_memory(initialised), [Some(Reg(0))]);
    }
}
