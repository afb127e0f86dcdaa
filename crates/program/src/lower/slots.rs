//! Registers get slots in the frame: a linear scan over live ranges, so that frames stay small.
//!
//! Small frames matter twice: a suspended state keeps a copy of its frames, and a small frame stays in the
//! first-level cache. Parameters keep their slots for the whole function, because stack traces show them. A
//! register
//! wider than a word takes two neighbouring slots, the lower half first.

use crate::ir::{Block, BlockId, Body, Inst, Operand, Reg};
use crate::visit::register;
use loam_base::{Id, IdMap};

/// A word in a frame.
pub type Slot = u16;

/// Frames never get larger than this many words.
pub const MAX_SLOTS: usize = 1 << 16;

/// Slots kept free at the end of every frame for constants that an instruction cannot hold itself.
pub const SCRATCH: u32 = 3;

/// A function needs more than [`MAX_SLOTS`] words at once.
pub struct TooManyRegisters;

/// The slots of the registers of a function.
pub struct Slots {
    /// First slot of each register.
    pub of_register: IdMap<Reg, Slot>,
    /// Words in the frame.
    pub frame_size: u32,
}

/// Assigns slots to all registers of a body without phis.
pub fn assign(body: &Body, params: usize) -> Result<Slots, TooManyRegisters> {
    let ranges = live_ranges(body, params);
    let mut order: Vec<Reg> = body.registers.ids().filter(|reg| ranges[reg.index()].is_some()).collect();
    order.sort_by_key(|reg| ranges[reg.index()].map(|range| range.start));
    let mut scan = Scan { singles: Vec::new(), pairs: Vec::new(), active: Default::default(), next: 0 };
    let mut of_register: IdMap<Reg, Slot> = body.registers.values().map(|_| 0).collect();
    // Parameters come first and in order: a call writes them without looking anything up.
    for reg in (0..params).map(Reg::from_index) {
        of_register[reg] = scan.fresh(SlotSize::of(body, reg))?;
    }
    for reg in order.into_iter().filter(|reg| reg.index() >= params) {
        let Some(range) = ranges[reg.index()] else { continue };
        scan.expire(range.start);
        let size = SlotSize::of(body, reg);
        let slot = scan.take(size)?;
        scan.active.push(std::cmp::Reverse((range.end, slot, size)));
        of_register[reg] = slot;
    }
    Ok(Slots { of_register, frame_size: scan.next })
}

/// Assigns every register a separate slot.
pub fn assign_apart(body: &Body) -> Result<Slots, TooManyRegisters> {
    let mut scan = Scan { singles: Vec::new(), pairs: Vec::new(), active: Default::default(), next: 0 };
    let slots: Result<Vec<Slot>, _> =
        body.registers.ids().map(|reg| scan.fresh(SlotSize::of(body, reg))).collect();
    Ok(Slots { of_register: slots?.into_iter().collect(), frame_size: scan.next })
}

/// The number of slots of a register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SlotSize {
    Single,
    Pair,
}

impl SlotSize {
    fn of(body: &Body, reg: Reg) -> Self {
        if body.registers[reg] > 64 { Self::Pair } else { Self::Single }
    }
}

struct Scan {
    singles: Vec<Slot>,
    pairs: Vec<Slot>,
    active: std::collections::BinaryHeap<std::cmp::Reverse<(u32, Slot, SlotSize)>>,
    next: u32,
}

impl Scan {
    fn expire(&mut self, now: u32) {
        while let Some(std::cmp::Reverse((end, slot, size))) = self.active.peek().copied() {
            if end > now {
                return;
            }
            self.active.pop();
            self.free(size).push(slot);
        }
    }

    /// The free slots of a size.
    fn free(&mut self, size: SlotSize) -> &mut Vec<Slot> {
        match size {
            SlotSize::Single => &mut self.singles,
            SlotSize::Pair => &mut self.pairs,
        }
    }

    fn take(&mut self, size: SlotSize) -> Result<Slot, TooManyRegisters> {
        self.free(size).pop().map_or_else(|| self.fresh(size), Ok)
    }

    fn fresh(&mut self, size: SlotSize) -> Result<Slot, TooManyRegisters> {
        let slot = Slot::try_from(self.next).map_err(|_| TooManyRegisters)?;
        self.next += match size {
            SlotSize::Single => 1,
            SlotSize::Pair => 2,
        };
        if (self.next + SCRATCH) as usize > MAX_SLOTS { Err(TooManyRegisters) } else { Ok(slot) }
    }
}

/// The live range of a register, from the first write to the last read, in positions; position `2i` is where instruction `i` reads and
/// `2i + 1` where it writes, so a result may take the slot of an operand that dies.
#[derive(Clone, Copy)]
struct Range {
    start: u32,
    end: u32,
}

fn live_ranges(body: &Body, params: usize) -> Vec<Option<Range>> {
    let live_out = live_out(body);
    let mut ranges: Vec<Option<Range>> = vec![None; body.registers.len()];
    let mut extend = |reg: Reg, at: u32| {
        let range = ranges[reg.index()].get_or_insert(Range { start: at, end: at });
        range.start = range.start.min(at);
        range.end = range.end.max(at);
    };
    let mut position = 0;
    for (id, block) in body.blocks.iter() {
        let first = position;
        for (inst, _) in &block.insts {
            inst.for_each_operand(|operand| mark(operand, position, &mut extend));
            inst.for_each_result(|reg| extend(reg, position + 1));
            if may_be_fused(inst) {
                inst.for_each_operand(|operand| mark(operand, position + FUSED, &mut extend));
            }
            position += 2;
        }
        block.terminator.for_each_operand(|operand| mark(operand, position, &mut extend));
        position += 2;
        live_out.blocks[id.index()].for_each(|reg| {
            extend(reg, position);
        });
        live_out.live_in[id.index()].for_each(|reg| extend(reg, first));
    }
    let end = position;
    for reg in (0..params).map(Reg::from_index) {
        ranges[reg.index()] = Some(Range { start: 0, end });
    }
    ranges
}

/// How many positions a fused run extends beyond its first instruction.
const FUSED: u32 = 5;

/// Instructions whose results are intermediate when they are fused. If the path forks within the fused run, the
/// run is executed again from its start, so its operands must survive: no result within the run may take their
/// slots.
fn may_be_fused(inst: &Inst) -> bool {
    matches!(inst, Inst::Pointer { .. } | Inst::Compare { .. } | Inst::Cast { .. })
}

fn mark(operand: Operand, at: u32, extend: &mut impl FnMut(Reg, u32)) {
    if let Some(reg) = register(operand) {
        extend(reg, at);
    }
}

/// Registers live at the ends and the starts of blocks.
struct Liveness {
    blocks: Vec<BitSet>,
    live_in: Vec<BitSet>,
}

fn live_out(body: &Body) -> Liveness {
    let count = body.registers.len();
    let (mut uses, mut defs) = (Vec::new(), Vec::new());
    for block in body.blocks.values() {
        let (read, written) = reads_and_writes(block, count);
        uses.push(read);
        defs.push(written);
    }
    let mut liveness =
        Liveness { blocks: vec![BitSet::new(count); body.blocks.len()], live_in: uses.clone() };
    let successors: Vec<Vec<usize>> = body
        .blocks
        .values()
        .map(|block| block.terminator.successors().iter().map(|id| id.index()).collect())
        .collect();
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..body.blocks.len()).rev() {
            for &successor in &successors[block] {
                changed |= liveness.blocks[block].union(&liveness.live_in[successor]);
            }
            changed |= liveness.live_in[block].union_without(&liveness.blocks[block], &defs[block]);
        }
    }
    liveness
}

/// The registers that are live after an instruction of a lowered body.
pub fn live_after(body: &Body, block: BlockId, index: usize) -> Vec<Reg> {
    let mut live = live_out(body).blocks[block.index()].clone();
    let block = &body.blocks[block];
    block.terminator.for_each_operand(|operand| register(operand).into_iter().for_each(|reg| live.add(reg)));
    for (inst, _) in block.insts.iter().skip(index + 1).rev() {
        inst.for_each_result(|reg| live.remove(reg));
        inst.for_each_operand(|operand| register(operand).into_iter().for_each(|reg| live.add(reg)));
    }
    let mut registers = Vec::new();
    live.for_each(|reg| registers.push(reg));
    registers
}

/// Registers read before they are written in the block, and registers written in it.
fn reads_and_writes(block: &Block, count: usize) -> (BitSet, BitSet) {
    let (mut read, mut written) = (BitSet::new(count), BitSet::new(count));
    let mut reads = |operand: Operand, written: &BitSet| {
        if let Some(reg) = register(operand)
            && !written.has(reg)
        {
            read.add(reg);
        }
    };
    for (inst, _) in &block.insts {
        inst.for_each_operand(|operand| reads(operand, &written));
        inst.for_each_result(|reg| written.add(reg));
    }
    block.terminator.for_each_operand(|operand| reads(operand, &written));
    (read, written)
}

#[derive(Clone)]
struct BitSet(Vec<u64>);

impl BitSet {
    fn new(count: usize) -> Self {
        Self(vec![0; count.div_ceil(64)])
    }

    fn has(&self, reg: Reg) -> bool {
        self.0[reg.index() / 64] >> (reg.index() % 64) & 1 == 1
    }

    fn add(&mut self, reg: Reg) {
        self.0[reg.index() / 64] |= 1 << (reg.index() % 64);
    }

    fn remove(&mut self, reg: Reg) {
        self.0[reg.index() / 64] &= !(1 << (reg.index() % 64));
    }

    fn union(&mut self, other: &Self) -> bool {
        let mut changed = false;
        for (word, &more) in self.0.iter_mut().zip(&other.0) {
            changed |= more & !*word != 0;
            *word |= more;
        }
        changed
    }

    fn union_without(&mut self, other: &Self, without: &Self) -> bool {
        let mut changed = false;
        for ((word, &more), &less) in self.0.iter_mut().zip(&other.0).zip(&without.0) {
            changed |= more & !less & !*word != 0;
            *word |= more & !less;
        }
        changed
    }

    fn for_each(&self, mut f: impl FnMut(Reg)) {
        for (index, &word) in self.0.iter().enumerate() {
            let mut word = word;
            while word != 0 {
                f(Reg::from_index(index * 64 + word.trailing_zeros() as usize));
                word &= word - 1;
            }
        }
    }
}
