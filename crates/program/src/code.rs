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

use crate::ir::{BlockId, Body, FloatCastOp, FloatPredicate, FunctionId, Reg, SpanId};
use crate::lower::Slot;
use loam_base::{IdMap, define_id};

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
}

/// A block of code.
#[derive(Clone, Copy, Debug)]
pub struct BlockInfo {
    /// Its first instruction.
    pub start: u32,
    /// How many source instructions the block was compiled from.
    pub weight: u32,
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
    pub cases: Vec<(u64, CodeBlockId)>,
    /// If nothing matches.
    pub default: CodeBlockId,
}

impl SwitchTable {
    /// The target block for a value.
    #[inline]
    pub fn target(&self, value: u64) -> CodeBlockId {
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

/// One instruction. 16 bytes.
#[derive(Clone, Copy, Debug)]
#[rustfmt::skip]
#[expect(missing_docs, reason = "dst, a, b are slots; the doc of the variant says the rest")]
pub enum Inst {
    /// Leaves the work to the origin.
    Step,
    /// dst = a
    Move { dst: Slot, a: Slot },
    /// dst = value
    Const { dst: Slot, value: u64 },

    /// dst = a + b, 64 bits.
    Add64 { dst: Slot, a: Slot, b: Slot },
    /// dst = a + b, 32 bits.
    Add32 { dst: Slot, a: Slot, b: Slot },
    /// dst = a + b, any width.
    Add { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a + value, 64 bits.
    Add64I { dst: Slot, a: Slot, value: u64 },
    /// dst = a + value, 32 bits.
    Add32I { dst: Slot, a: Slot, value: u64 },
    /// dst = a + value, any width.
    AddI { shift: u8, dst: Slot, a: Slot, value: u64 },
    /// dst = a - b, 64 bits.
    Sub64 { dst: Slot, a: Slot, b: Slot },
    /// dst = a - b, 32 bits.
    Sub32 { dst: Slot, a: Slot, b: Slot },
    /// dst = a - b, any width.
    Sub { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = value - a.
    SubFromI { shift: u8, dst: Slot, a: Slot, value: u64 },
    /// dst = a * b.
    Mul { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a * value.
    MulI { shift: u8, dst: Slot, a: Slot, value: u64 },
    /// dst = a & b.
    And { dst: Slot, a: Slot, b: Slot },
    /// dst = a & value.
    AndI { dst: Slot, a: Slot, value: u64 },
    /// dst = a | b.
    Or { dst: Slot, a: Slot, b: Slot },
    /// dst = a | value.
    OrI { dst: Slot, a: Slot, value: u64 },
    /// dst = a ^ b.
    Xor { dst: Slot, a: Slot, b: Slot },
    /// dst = a ^ value.
    XorI { dst: Slot, a: Slot, value: u64 },
    /// dst = a << b; left to the origin if b is not below the width.
    Shl { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a << amount.
    ShlI { shift: u8, amount: u8, dst: Slot, a: Slot },
    /// dst = a >> b, logical; left to the origin if b is not below the width.
    LShr { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a >> amount, logical.
    LShrI { amount: u8, dst: Slot, a: Slot },
    /// dst = a >> b, arithmetic; left to the origin if b is not below the width.
    AShr { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a >> amount, arithmetic.
    AShrI { shift: u8, amount: u8, dst: Slot, a: Slot },
    /// dst = a / b, unsigned; left to the origin if b is 0.
    UDiv { dst: Slot, a: Slot, b: Slot },
    /// dst = a % b, unsigned; left to the origin if b is 0.
    URem { dst: Slot, a: Slot, b: Slot },
    /// dst = a / b, signed; left to the origin if b is 0 or -1.
    SDiv { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a % b, signed; left to the origin if b is 0 or -1.
    SRem { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a / value, unsigned; value is not 0.
    UDivI { dst: Slot, a: Slot, value: u64 },
    /// dst = a % value, unsigned; value is not 0.
    URemI { dst: Slot, a: Slot, value: u64 },
    /// dst = a / value, signed; value is sign-extended and neither 0 nor -1.
    SDivI { shift: u8, dst: Slot, a: Slot, value: i64 },
    /// dst = a % value, signed; value is sign-extended and neither 0 nor -1.
    SRemI { shift: u8, dst: Slot, a: Slot, value: i64 },
    /// dst = upper word of a:b shifted left by amount (0 < amount < width).
    FunnelI { shift: u8, amount: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = bit trick on a.
    Unary { op: crate::ir::UnaryOp, shift: u8, dst: Slot, a: Slot },

    /// dst = a == b.
    Eq { dst: Slot, a: Slot, b: Slot },
    /// dst = a == value.
    EqI { dst: Slot, a: Slot, value: u64 },
    /// dst = a != b.
    Ne { dst: Slot, a: Slot, b: Slot },
    /// dst = a != value.
    NeI { dst: Slot, a: Slot, value: u64 },
    /// dst = a < b, unsigned.
    Ult { dst: Slot, a: Slot, b: Slot },
    /// dst = a < value, unsigned.
    UltI { dst: Slot, a: Slot, value: u64 },
    /// dst = a <= b, unsigned.
    Ule { dst: Slot, a: Slot, b: Slot },
    /// dst = a > value, unsigned.
    UgtI { dst: Slot, a: Slot, value: u64 },
    /// dst = a < b, signed.
    Slt { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a < value, signed; value is already shifted left.
    SltI { shift: u8, dst: Slot, a: Slot, value: i64 },
    /// dst = a <= b, signed.
    Sle { shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = a > value, signed; value is already shifted left.
    SgtI { shift: u8, dst: Slot, a: Slot, value: i64 },

    /// dst = condition ? a : b.
    Select { dst: Slot, condition: Slot, a: Slot, b: Slot },
    /// dst = a cut to a width.
    Truncate { shift: u8, dst: Slot, a: Slot },
    /// dst = a sign-extended from one width to another.
    SignExtend { from: u8, to: u8, dst: Slot, a: Slot },
    /// dst = base + sext(index) * scale + offset.
    Pointer { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    /// dst = base + sext(index) * scale.
    PointerTable { index_shift: u8, dst: Slot, index: Slot, scale: u16, base: u64 },

    /// dst = bytes at base + offset.
    Load8 { dst: Slot, base: Slot, offset: i32 },
    Load16 { dst: Slot, base: Slot, offset: i32 },
    Load32 { dst: Slot, base: Slot, offset: i32 },
    Load64 { dst: Slot, base: Slot, offset: i32 },
    /// dst = bytes at base + sext(index) * scale + offset.
    LoadIndex8 { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    LoadIndex16 { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    LoadIndex32 { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    LoadIndex64 { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    /// dst = bytes at address + sext(index) * scale.
    LoadTable8 { index_shift: u8, dst: Slot, index: Slot, scale: u16, address: u64 },
    LoadTable16 { index_shift: u8, dst: Slot, index: Slot, scale: u16, address: u64 },
    LoadTable32 { index_shift: u8, dst: Slot, index: Slot, scale: u16, address: u64 },
    LoadTable64 { index_shift: u8, dst: Slot, index: Slot, scale: u16, address: u64 },
    /// dst = bytes at a fixed address.
    LoadAt8 { dst: Slot, address: u64 },
    LoadAt16 { dst: Slot, address: u64 },
    LoadAt32 { dst: Slot, address: u64 },
    LoadAt64 { dst: Slot, address: u64 },
    /// bytes at base + offset = a.
    Store8 { a: Slot, base: Slot, offset: i32 },
    Store16 { a: Slot, base: Slot, offset: i32 },
    Store32 { a: Slot, base: Slot, offset: i32 },
    Store64 { a: Slot, base: Slot, offset: i32 },
    /// bytes at base + sext(index) * scale + offset = a.
    StoreIndex8 { index_shift: u8, a: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    StoreIndex16 { index_shift: u8, a: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    StoreIndex32 { index_shift: u8, a: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    StoreIndex64 { index_shift: u8, a: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
    /// bytes at address + sext(index) * scale = a.
    StoreTable8 { index_shift: u8, a: Slot, index: Slot, scale: u16, address: u64 },
    StoreTable16 { index_shift: u8, a: Slot, index: Slot, scale: u16, address: u64 },
    StoreTable32 { index_shift: u8, a: Slot, index: Slot, scale: u16, address: u64 },
    StoreTable64 { index_shift: u8, a: Slot, index: Slot, scale: u16, address: u64 },
    /// bytes at a fixed address = a.
    StoreAt8 { a: Slot, address: u64 },
    StoreAt16 { a: Slot, address: u64 },
    StoreAt32 { a: Slot, address: u64 },
    StoreAt64 { a: Slot, address: u64 },

    /// dst = a op b on doubles.
    Float64 { op: FloatOp, dst: Slot, a: Slot, b: Slot },
    /// dst = a op b on floats.
    Float32 { op: FloatOp, dst: Slot, a: Slot, b: Slot },

    /// dst = comparison of two floats (`shift` 32) or doubles (`shift` 0).
    FloatCompare { predicate: FloatPredicate, shift: u8, dst: Slot, a: Slot, b: Slot },
    /// dst = conversion; `from` and `to` are widths. Left to the origin if an integer does not fit.
    FloatCast { op: FloatCastOp, from: u8, to: u8, dst: Slot, a: Slot },

    /// Continues at a block.
    Jump { target: CodeBlockId },
    /// Continues at one of two blocks.
    Branch { condition: Slot, then: CodeBlockId, otherwise: CodeBlockId },
    /// … if a == b.
    BranchEq { a: Slot, b: Slot, then: CodeBlockId, otherwise: CodeBlockId },
    /// … if a < b, unsigned.
    BranchUlt { a: Slot, b: Slot, then: CodeBlockId, otherwise: CodeBlockId },
    /// … if a < b, signed.
    BranchSlt { shift: u8, a: Slot, b: Slot, then: CodeBlockId, otherwise: CodeBlockId },
    /// … if a == value.
    BranchEqI { a: Slot, value: u32, then: CodeBlockId, otherwise: CodeBlockId },
    /// … if a < value, unsigned.
    BranchUltI { a: Slot, value: u32, then: CodeBlockId, otherwise: CodeBlockId },
    /// … if a < value, signed; value is sign-extended.
    BranchSltI { shift: u8, a: Slot, value: i32, then: CodeBlockId, otherwise: CodeBlockId },
    /// Continues at the block that the table gives for a.
    Switch { a: Slot, table: u32 },
    /// Calls a function that has a body, with words only.
    Call { site: u32 },
    /// Returns nothing.
    Return,
    /// Returns a word.
    ReturnWord { a: Slot },
    /// Returns a constant word.
    ReturnConst { value: u64 },
}

const _: () = assert!(std::mem::size_of::<Inst>() <= 16);

impl Inst {
    /// Whether the program may go on at the next instruction. [`Inst::Step`] leaves that to its origin.
    pub fn falls_through(&self) -> bool {
        !matches!(
            self,
            Self::Step
                | Self::Jump { .. }
                | Self::Branch { .. }
                | Self::BranchEq { .. }
                | Self::BranchUlt { .. }
                | Self::BranchSlt { .. }
                | Self::BranchEqI { .. }
                | Self::BranchUltI { .. }
                | Self::BranchSltI { .. }
                | Self::Switch { .. }
                | Self::Return
                | Self::ReturnWord { .. }
                | Self::ReturnConst { .. }
        )
    }

    /// The target of a branch whose condition holds. The condition may be the opposite of the origin's condition.
    pub fn target_if_true(&self) -> Option<CodeBlockId> {
        match *self {
            Self::Branch { then, .. }
            | Self::BranchEq { then, .. }
            | Self::BranchUlt { then, .. }
            | Self::BranchSlt { then, .. }
            | Self::BranchEqI { then, .. }
            | Self::BranchUltI { then, .. }
            | Self::BranchSltI { then, .. } => Some(then),
            _ => None,
        }
    }

    /// Whether the instruction reads or writes memory.
    #[rustfmt::skip]
    fn is_access(&self) -> bool {
        matches!(
            self,
            Self::Load8 { .. } | Self::Load16 { .. } | Self::Load32 { .. } | Self::Load64 { .. }
            | Self::LoadIndex8 { .. } | Self::LoadIndex16 { .. } | Self::LoadIndex32 { .. } | Self::LoadIndex64 { .. }
            | Self::LoadTable8 { .. } | Self::LoadTable16 { .. } | Self::LoadTable32 { .. } | Self::LoadTable64 { .. }
            | Self::LoadAt8 { .. } | Self::LoadAt16 { .. } | Self::LoadAt32 { .. } | Self::LoadAt64 { .. }
            | Self::Store8 { .. } | Self::Store16 { .. } | Self::Store32 { .. } | Self::Store64 { .. }
            | Self::StoreIndex8 { .. } | Self::StoreIndex16 { .. } | Self::StoreIndex32 { .. } | Self::StoreIndex64 { .. }
            | Self::StoreTable8 { .. } | Self::StoreTable16 { .. } | Self::StoreTable32 { .. } | Self::StoreTable64 { .. }
            | Self::StoreAt8 { .. } | Self::StoreAt16 { .. } | Self::StoreAt32 { .. } | Self::StoreAt64 { .. }
        )
    }
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
