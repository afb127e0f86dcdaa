//! The code that the fast loop executes: one flat list of small instructions over frame slots, for concrete
//! values.
//!
//! An [`Inst`] works on plain machine words. Whatever an instruction cannot do (a symbolic operand, a miss in the
//! memory window, a wide value, anything rare) it leaves to its [`Origin`]: the IR instructions from which it was
//! selected, which the executor can always execute one by one on values of any kind. So the code is an
//! accelerator and never a second definition of the semantics: a test of the executor (`fast/agreement.rs`)
//! compares the two.
//!
//! Words are kept zero-extended: bits above a value's width are zero. `shift` fields are `64 - width`.

mod inst;

use crate::ir::{BlockId, Body, FunctionId, Reg, SpanId};
use crate::lower::Slot;
use loam_base::{IdMap, define_id};

pub use inst::{Comparison, Control, Family, Float, Inst, Integer, Load, Store};

define_id!(
    /// A basic block, numbered through the whole program; the unit of coverage.
    CodeBlockId,
    "block"
);

/// The runnable program.
#[derive(Default)]
pub struct Code {
    /// All instructions, block after block.
    pub insts: Vec<Inst>,
    /// For each instruction the IR instructions from which it was selected.
    pub origins: Vec<Origin>,
    /// All blocks, function after function, in the order of the function's IR blocks.
    pub blocks: IdMap<CodeBlockId, BlockInfo>,
    /// One entry per function of the program.
    pub functions: IdMap<FunctionId, FunctionCode>,
    /// Direct calls that need no checks.
    pub calls: Vec<CallSite>,
    /// Switches.
    pub switches: Vec<SwitchTable>,
    /// The block of the switch that each edge leaves. An edge is a way from a switch to one of its targets.
    pub edges: Vec<CodeBlockId>,
}

/// Source instructions, and scalars that they read or write in memory. Both are one number, so that one addition counts both:
/// as long as fewer than 2^32 instructions are added, neither overflows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Work(u64);

impl Work {
    /// Most instructions that can be counted.
    pub const MOST: u64 = (1 << 32) - 1;

    /// This many instructions and accesses.
    pub fn new(instructions: u32, accesses: u32) -> Self {
        Self(u64::from(instructions) << 32 | u64::from(accesses))
    }

    /// The instructions.
    pub fn instructions(self) -> u64 {
        self.0 >> 32
    }

    /// The accesses.
    pub fn accesses(self) -> u64 {
        self.0 & Self::MOST
    }
}

impl std::ops::AddAssign for Work {
    #[inline(always)]
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

/// A block of code.
#[derive(Clone, Copy, Debug)]
pub struct BlockInfo {
    /// Its first instruction.
    pub start: u32,
    /// What is executed with the block.
    pub work: Work,
    /// The function it belongs to.
    pub function: FunctionId,
    /// The IR block it comes from.
    pub block: BlockId,
}

/// The IR instructions behind one instruction: `count` of them from `first` in the block. An index equal to
/// the number of the block's instructions means the terminator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The block.
    pub block: CodeBlockId,
    /// The first instruction.
    pub first: u32,
    /// How many.
    pub count: u32,
}

/// A function's part of the code.
pub struct FunctionCode {
    /// Its first block; `None` if it has no body or one too large to run.
    pub entry: Option<CodeBlockId>,
    /// Words in its frame.
    pub frame_size: u32,
    /// First slot of each register.
    pub slots: IdMap<Reg, Slot>,
    /// The IR as it was lowered: what origins refer to.
    pub body: Body,
}

impl FunctionCode {
    /// A function without a body.
    pub fn declared() -> Self {
        Self { entry: None, frame_size: 0, slots: IdMap::new(), body: Body::default() }
    }

    /// A function that needs more slots than a frame can have.
    pub fn too_large() -> Self {
        Self::declared()
    }
}

/// The operand of a call: a slot or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A slot of the frame.
    Slot(Slot),
    /// A number.
    Word(u64),
}

/// A direct call whose arguments and results are all single words.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// The callee; it has a body.
    pub callee: FunctionId,
    /// Arguments, in the order of the callee's slots.
    pub args: Box<[Source]>,
    /// Where the result goes.
    pub dst: Option<Slot>,
}

/// A switch over constants.
#[derive(Clone, Debug)]
pub struct SwitchTable {
    /// Sorted by value.
    pub cases: Vec<(u64, SwitchTarget)>,
    /// If nothing matches.
    pub default: SwitchTarget,
}

/// Where a switch goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SwitchTarget {
    /// The block.
    pub block: CodeBlockId,
    /// The number of the edge in [`Code::edges`]. Cases with one target share an edge.
    pub edge: u32,
}

impl SwitchTable {
    /// The target for a value.
    #[inline]
    pub fn target(&self, value: u64) -> SwitchTarget {
        // Most switches are dense: the value minus the first case is its index in the table.
        if let Some(&(first, _)) = self.cases.first()
            && let Some(&(found, target)) = self.cases.get(value.wrapping_sub(first) as usize)
            && found == value
        {
            return target;
        }
        match self.cases.binary_search_by_key(&value, |&(case, _)| case) {
            Ok(index) => self.cases[index].1,
            Err(_) => self.default,
        }
    }

    /// The number of the edge to a block.
    pub fn edge_to(&self, block: CodeBlockId) -> Option<u32> {
        let targets = self.cases.iter().map(|(_, target)| target).chain([&self.default]);
        targets.into_iter().find(|target| target.block == block).map(|target| target.edge)
    }
}

/// Arithmetic on `f32` or `f64`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
}

impl Code {
    /// Leaves every memory access to its origin, so that the executor of the origins observes all accesses.
    pub fn leave_accesses_to_origins(&mut self) {
        for inst in &mut self.insts {
            if inst.is_access() {
                *inst = Inst::Step;
            }
        }
    }

    /// Leaves pointers to their origins that leave the objects which they are computed from.
    pub fn keep_within_objects(&mut self) {
        for inst in &mut self.insts {
            *inst = inst.within_object();
        }
    }

    /// The source location of an instruction: the location of its last IR instruction.
    pub fn span(&self, pc: u32) -> SpanId {
        let origin = self.origins[pc as usize];
        self.span_in(origin.block, (origin.first + origin.count).saturating_sub(1))
    }

    /// The source location of the IR instruction `index` of a block.
    pub fn span_in(&self, block: CodeBlockId, index: u32) -> SpanId {
        let info = self.blocks[block];
        let ir = &self.functions[info.function].body.blocks[info.block];
        ir.insts.get(index as usize).map_or(ir.terminator_span, |(_, span)| *span)
    }
}
