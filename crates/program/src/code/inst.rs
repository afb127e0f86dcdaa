//! The instructions of the fast loop, in families.
//!
//! One table declares all instructions. The table expands to [`Inst`], the flat enum that code consists of, and to one
//! enum per family. The fast loop has a function per family with an exhaustive match, so an instruction that the loop
//! does not execute is a compile error.

use super::{CodeBlockId, FloatOp};
use crate::ir::{FloatCastOp, FloatPredicate, UnaryOp};
use crate::lower::Slot;

/// Declares [`Inst`], [`Family`], and an enum per family.
macro_rules! instructions {
    ($(
        $(#[$family_doc:meta])*
        $family:ident {
            $($(#[$doc:meta])* $name:ident $({ $($field:ident: $type:ty),+ })?,)+
        }
    )+) => {
        /// One instruction. 16 bytes.
        #[derive(Clone, Copy, Debug)]
        #[expect(missing_docs, reason = "dst, a, b are slots; the doc of the variant says the rest")]
        pub enum Inst {
            $($($(#[$doc])* $name $({ $($field: $type),+ })?,)+)+
        }

        /// An instruction, by its family.
        #[derive(Clone, Copy, Debug)]
        pub enum Family {
            $($(#[$family_doc])* $family($family),)+
        }

        $(
            $(#[$family_doc])*
            #[derive(Clone, Copy, Debug)]
            #[expect(missing_docs, reason = "see `Inst`")]
            pub enum $family {
                $($(#[$doc])* $name $({ $($field: $type),+ })?,)+
            }
        )+

        impl Inst {
            /// The instruction as one of its family. This costs nothing in the fast loop: LLVM folds this match and the
            /// matches on its result into one switch on the instruction.
            #[inline(always)]
            pub fn family(&self) -> Family {
                match *self {
                    $($(
                        Self::$name $({ $($field),+ })? => Family::$family($family::$name $({ $($field),+ })?),
                    )+)+
                }
            }
        }
    };
}

instructions! {
    /// Integers and addresses: moves, arithmetic, bit operations.
    Integer {
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
        Unary { op: UnaryOp, shift: u8, dst: Slot, a: Slot },

        /// dst = a cut to a width.
        Truncate { shift: u8, dst: Slot, a: Slot },
        /// dst = a sign-extended from one width to another.
        SignExtend { from: u8, to: u8, dst: Slot, a: Slot },

        /// dst = base + sext(index) * scale + offset.
        Pointer { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
        /// dst = base + sext(index) * scale.
        PointerTable { index_shift: u8, dst: Slot, index: Slot, scale: u16, base: u64 },
    }

    /// Comparisons of integers, and the selection by a condition.
    Comparison {
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
    }

    /// Floating-point numbers.
    Float {
        /// dst = a op b on doubles.
        Float64 { op: FloatOp, dst: Slot, a: Slot, b: Slot },
        /// dst = a op b on floats.
        Float32 { op: FloatOp, dst: Slot, a: Slot, b: Slot },
        /// dst = comparison of two floats (`shift` 32) or doubles (`shift` 0).
        FloatCompare { predicate: FloatPredicate, shift: u8, dst: Slot, a: Slot, b: Slot },
        /// dst = conversion; `from` and `to` are widths. Left to the origin if an integer does not fit.
        FloatCast { op: FloatCastOp, from: u8, to: u8, dst: Slot, a: Slot },
    }

    /// Reads of memory.
    Load {
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
        /// dst = `bytes` bytes at base + sext(index) * scale + offset; left to the origin if that lies outside of the object
        /// that base points into.
        LoadWithin { bytes: u8, index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
        /// dst = base + sext(index) * scale + offset; left to the origin as `LoadWithin` is.
        PointerWithin { index_shift: u8, dst: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
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
    }

    /// Writes to memory.
    Store {
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
        /// `bytes` bytes at base + sext(index) * scale + offset = a; left to the origin if that lies outside of the object
        /// that base points into.
        StoreWithin { bytes: u8, index_shift: u8, a: Slot, base: Slot, index: Slot, scale: u16, offset: i32 },
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
    }

    /// Ends of blocks, calls, and the instruction that only leaves its work to its origin.
    Control {
        /// Leaves the work to the origin.
        Step,
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
}

const _: () = assert!(std::mem::size_of::<Inst>() <= 16);

impl Inst {
    /// Whether the program may go on at the next instruction. [`Inst::Step`] leaves that to its origin.
    pub fn falls_through(&self) -> bool {
        match self.family() {
            Family::Control(inst) => matches!(inst, Control::Call { .. }),
            Family::Integer(_)
            | Family::Comparison(_)
            | Family::Float(_)
            | Family::Load(_)
            | Family::Store(_) => true,
        }
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

    /// The instruction that does the same, but leaves a pointer to its origin that leaves the object which it is computed from.
    pub fn within_object(self) -> Self {
        match self {
            Self::LoadIndex8 { index_shift, dst, base, index, scale, offset } => {
                Self::LoadWithin { bytes: 1, index_shift, dst, base, index, scale, offset }
            }
            Self::LoadIndex16 { index_shift, dst, base, index, scale, offset } => {
                Self::LoadWithin { bytes: 2, index_shift, dst, base, index, scale, offset }
            }
            Self::LoadIndex32 { index_shift, dst, base, index, scale, offset } => {
                Self::LoadWithin { bytes: 4, index_shift, dst, base, index, scale, offset }
            }
            Self::LoadIndex64 { index_shift, dst, base, index, scale, offset } => {
                Self::LoadWithin { bytes: 8, index_shift, dst, base, index, scale, offset }
            }
            Self::StoreIndex8 { index_shift, a, base, index, scale, offset } => {
                Self::StoreWithin { bytes: 1, index_shift, a, base, index, scale, offset }
            }
            Self::StoreIndex16 { index_shift, a, base, index, scale, offset } => {
                Self::StoreWithin { bytes: 2, index_shift, a, base, index, scale, offset }
            }
            Self::StoreIndex32 { index_shift, a, base, index, scale, offset } => {
                Self::StoreWithin { bytes: 4, index_shift, a, base, index, scale, offset }
            }
            Self::StoreIndex64 { index_shift, a, base, index, scale, offset } => {
                Self::StoreWithin { bytes: 8, index_shift, a, base, index, scale, offset }
            }
            Self::Pointer { index_shift, dst, base, index, scale, offset } => {
                Self::PointerWithin { index_shift, dst, base, index, scale, offset }
            }
            other => other,
        }
    }

    /// Whether the instruction reads or writes memory.
    pub fn is_access(&self) -> bool {
        matches!(self.family(), Family::Load(_) | Family::Store(_))
    }
}
