//! How often each register is read and written in a body.

use crate::ir::{Body, Operand, Reg};
use crate::visit::register;
use loam_base::IdMap;

/// Counts for every register of a body.
pub struct Uses {
    /// Number of reads, terminators included.
    pub reads: IdMap<Reg, u32>,
    /// Number of writes.
    pub writes: IdMap<Reg, u32>,
}

impl Uses {
    /// Counts a body that has no phis left.
    pub fn of(body: &Body) -> Self {
        let zero = || body.registers.values().map(|_| 0).collect();
        let mut uses = Self { reads: zero(), writes: zero() };
        for block in body.blocks.values() {
            for (inst, _) in &block.insts {
                inst.for_each_operand(|operand| uses.read(operand));
                inst.for_each_result(|reg| uses.writes[reg] += 1);
            }
            block.terminator.for_each_operand(|operand| uses.read(operand));
        }
        uses
    }

    fn read(&mut self, operand: Operand) {
        if let Some(reg) = register(operand) {
            self.reads[reg] += 1;
        }
    }

    /// Whether the register is written once and read once.
    pub fn is_single(&self, reg: Reg) -> bool {
        self.reads[reg] == 1 && self.writes[reg] == 1
    }
}
