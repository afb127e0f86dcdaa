//! The intermediate representation of a program, independent of its source language and of the way it is
//! executed.
//!
//! Registers are scalars of 1 to 128 bits and may be assigned more than once; the addresses that instructions take are 64 bits
//! wide ([`DataModel`] says how programs with smaller pointers get there) and floats are their IEEE bits, so only operations carry types. There are no aggregates and vectors: the front end
//! splits them into one register per scalar. There are no atomic operations: with one thread they are loads and
//! stores. Phis stand at the head of a block and are read all at once.
//!
//! Invariants (checked by the verifier): every block ends in exactly one terminator; operand widths
//! match what the instruction states; every register, block, function, global and span named exists; a phi
//! has one entry per predecessor edge source.

use loam_base::{IdMap, define_id};
use std::collections::BTreeSet;

pub use loam_base::Signedness;

define_id!(
    /// A function of the program, defined or only declared.
    FunctionId,
    "fn"
);
define_id!(
    /// A global variable or constant.
    GlobalId,
    "global"
);
define_id!(
    /// A basic block within its function.
    BlockId,
    "b"
);
define_id!(
    /// A scalar register within its function.
    Reg,
    "r"
);
define_id!(
    /// A source location. `SpanId(0)` is the unknown location.
    SpanId,
    "span"
);
define_id!(
    /// A source file.
    FileId,
    "file"
);

/// Width of a register or operation in bits, 1 to 128.
pub type Width = u8;

/// The width of a program's pointers, sizes and `long`s. Other types have the same width in both.
///
/// Pointers of 32 bits are in registers of 32 bits, and in four bytes of memory. They are extended with zeros where an
/// instruction takes an address, and sums of addresses are cut to 32 bits; all objects lie below 4 GiB.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum DataModel {
    /// 64 bits, as on x86-64.
    #[default]
    Lp64,
    /// 32 bits, as on i386.
    Ilp32,
}

impl DataModel {
    /// Bits of a pointer.
    pub fn pointer_width(self) -> Width {
        match self {
            Self::Lp64 => 64,
            Self::Ilp32 => 32,
        }
    }

    /// Bytes of a pointer.
    pub fn pointer_bytes(self) -> u64 {
        u64::from(self.pointer_width() / 8)
    }
}

/// A whole program.
#[derive(Debug, Default)]
pub struct Program {
    /// The width of its pointers.
    pub data_model: DataModel,
    /// All functions; declared ones have no body.
    pub functions: IdMap<FunctionId, Function>,
    /// All globals.
    pub globals: IdMap<GlobalId, Global>,
    /// Source locations; entry 0 is the unknown location.
    pub spans: IdMap<SpanId, Span>,
    /// Source files.
    pub files: IdMap<FileId, SourceFile>,
    /// Functions to run before `main`, in order.
    pub constructors: Vec<FunctionId>,
    /// Functions to run after `main`, in order.
    pub destructors: Vec<FunctionId>,
    /// The locations of atomic operations, which are loads and stores like any other here. A loop that does nothing else waits
    /// for another thread.
    pub atomics: BTreeSet<SpanId>,
}

/// A source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceFile {
    /// The path, absolute or relative to where the file was compiled.
    pub path: String,
    /// Whose code is in the file.
    pub origin: SourceOrigin,
}

impl SourceFile {
    /// The file at this path, as debug information names it.
    pub fn new(path: String) -> Self {
        Self { origin: SourceOrigin::of(&path), path }
    }
}

/// Whose code is in a source file. Decided once, when a module is loaded: whoever renames a file later changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SourceOrigin {
    /// The user's.
    Program,
    /// A library's: the C library, Rust's library, packages that cargo downloaded, headers of C++ libraries.
    Library,
    /// Loam's own runtime, linked under every program.
    Runtime,
}

impl SourceOrigin {
    /// The directory that files of Loam's runtime are compiled under.
    const RUNTIME: &str = "loam-runtime/";
    /// The directory that files of the C library are compiled under.
    const C_LIBRARY: &str = "loam-libc/";
    /// Rust's library as it is distributed.
    const RUST_DISTRIBUTED: &str = "/rustc/";
    /// What Rust's library itself uses, as it is distributed.
    const RUST_DEPENDENCIES: &str = "/rust/deps/";
    /// Where cargo keeps the packages that it downloads.
    const CARGO_PACKAGES: [&str; 2] = ["/registry/src/", "/git/checkouts/"];
    /// The crate Rust programs use, wherever it is.
    const RUST_CRATE: &str = "/rust/loam/src/";
    /// The sources of Rust's library, where they are installed.
    const RUST_INSTALLED: &str = "/rustlib/src/rust/library/";
    /// Headers of C++ libraries.
    const CPP_HEADERS: &str = "/include/c++/";

    fn of(path: &str) -> Self {
        if path.starts_with(Self::RUNTIME) || path.contains(Self::RUST_CRATE) {
            Self::Runtime
        } else if path.starts_with(Self::C_LIBRARY)
            || path.starts_with(Self::RUST_DISTRIBUTED)
            || path.starts_with(Self::RUST_DEPENDENCIES)
            || Self::CARGO_PACKAGES.iter().any(|packages| path.contains(packages))
            || path.contains(Self::RUST_INSTALLED)
            || path.contains(Self::CPP_HEADERS)
        {
            Self::Library
        } else {
            Self::Program
        }
    }
}

/// A source location, with the calls it was inlined through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Span {
    /// The file; `None` for the unknown location.
    pub file: Option<FileId>,
    /// Line, from 1; 0 if unknown.
    pub line: u32,
    /// Column, from 1; 0 if unknown.
    pub column: u32,
    /// The call site at which this location was inlined.
    pub inlined_at: Option<SpanId>,
}

/// A global variable or constant.
#[derive(Debug)]
pub struct Global {
    /// Its name; private constants keep the front end's name (`.str.1`).
    pub name: String,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes, a power of two.
    pub align: u64,
    /// Whether writing to it is a bug.
    pub constant: bool,
    /// Its bytes before the program starts; `None` if it is only declared (an external object).
    pub bytes: Option<Vec<u8>>,
    /// Addresses to be written into `bytes`, each as large as a pointer.
    pub relocations: Vec<Relocation>,
    /// Where it is declared.
    pub span: SpanId,
}

/// An address stored in a global's initial bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relocation {
    /// Offset in the global.
    pub at: u64,
    /// The address.
    pub target: Address,
}

/// A link-time address: a symbol and an offset.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Address {
    /// A byte of a global (or just outside it).
    Global(GlobalId, i64),
    /// A function.
    Function(FunctionId),
    /// The address of a block, for `indirectbr`. The block addresses of one function are one byte apart, in the
    /// order of the block ids.
    Block(FunctionId, BlockId),
}

/// A function.
#[derive(Debug)]
pub struct Function {
    /// The name in the object file.
    pub name: String,
    /// The name in the source, if the debug information has it.
    pub source_name: Option<String>,
    /// Parameters, split into scalars.
    pub params: Vec<Param>,
    /// Whether more arguments than `params` may follow.
    pub variadic: bool,
    /// Widths of the scalars it returns; empty for `void`.
    pub returns: Vec<Width>,
    /// The argument class of each returned scalar.
    pub return_classes: Vec<ArgClass>,
    /// Whether it never returns.
    pub no_return: bool,
    /// The code; `None` if it is only declared.
    pub body: Option<Body>,
    /// Where it is defined.
    pub span: SpanId,
}

/// One scalar parameter. Parameter `i` arrives in register `i` of the body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// Its width.
    pub width: Width,
    /// Its argument class.
    pub class: ArgClass,
    /// The name in the source, if known (parts of an aggregate share it).
    pub name: Option<String>,
    /// The pointee is copied for the callee: size and alignment.
    pub by_value: Option<(u64, u64)>,
}

/// The code of a function.
#[derive(Debug, Default)]
pub struct Body {
    /// Widths of all registers; the parameters come first.
    pub registers: IdMap<Reg, Width>,
    /// Blocks; entry 0 is where the function starts.
    pub blocks: IdMap<BlockId, Block>,
}

/// A basic block.
#[derive(Debug, Default)]
pub struct Block {
    /// Values chosen by the block control came from; read all at once on entry.
    pub phis: Vec<Phi>,
    /// Straight-line instructions.
    pub insts: Vec<(Inst, SpanId)>,
    /// How the block ends.
    pub terminator: Terminator,
    /// Source location of the terminator.
    pub terminator_span: SpanId,
    /// The number of source (LLVM) instructions that this block was compiled from; the statistic `instructions`
    /// counts them.
    pub weight: u32,
    /// Source locations of instructions that left no instruction here but count for line coverage.
    pub extra_spans: Vec<SpanId>,
}

/// `dst` takes the operand that belongs to the block control came from.
#[derive(Clone, Debug)]
pub struct Phi {
    /// The register.
    pub dst: Reg,
    /// One entry per predecessor.
    pub incoming: Vec<(BlockId, Operand)>,
}

/// A register or a constant. The width is that of the operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// The value of a register.
    Reg(Reg),
    /// A number; bits above the width are zero.
    Const(u128),
    /// An address, as wide as a pointer or 64 bits.
    Address(Address),
}

/// Integer arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinaryOp {
    /// Wrapping addition.
    Add,
    /// Wrapping subtraction.
    Sub,
    /// Wrapping multiplication.
    Mul,
    /// Unsigned division; by zero is a bug.
    UDiv,
    /// Signed division; by zero and overflow are bugs.
    SDiv,
    /// Unsigned remainder; by zero is a bug.
    URem,
    /// Signed remainder; by zero and overflow are bugs.
    SRem,
    /// Bitwise and.
    And,
    /// Bitwise or.
    Or,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left; see [`Inst::Binary::check`].
    Shl,
    /// Logical shift right.
    LShr,
    /// Arithmetic shift right.
    AShr,
}

/// Integer comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names are LLVM's and C programmers' own")]
pub enum Predicate {
    Eq,
    Ne,
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

/// One-operand integer operations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// Number of set bits.
    PopCount,
    /// Leading zeros; the width for 0.
    LeadingZeros,
    /// Trailing zeros; the width for 0.
    TrailingZeros,
    /// Bytes in reverse order.
    ByteSwap,
    /// Bits in reverse order.
    BitReverse,
}

/// Change of width.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastOp {
    /// To fewer bits.
    Truncate,
    /// To more bits, with zeros.
    ZeroExtend,
    /// To more bits, with the sign.
    SignExtend,
}

impl CastOp {
    /// The cast that makes an integer of this signedness wider.
    pub fn extension(signedness: Signedness) -> Self {
        match signedness {
            Signedness::Signed => Self::SignExtend,
            Signedness::Unsigned => Self::ZeroExtend,
        }
    }
}

/// Float arithmetic on two operands of one width (16, 32, 64, 80 or 128).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatBinaryOp {
    /// Addition.
    Add,
    /// Subtraction.
    Sub,
    /// Multiplication.
    Mul,
    /// Division.
    Div,
    /// Remainder as C's `fmod`.
    Rem,
    /// `minnum`: the lesser; a NaN loses against a number.
    Min,
    /// `maxnum`: the greater; a NaN loses against a number.
    Max,
    /// `minimum`: the lesser; NaN wins, -0 < +0.
    Minimum,
    /// `maximum`: the greater; NaN wins, -0 < +0.
    Maximum,
    /// Magnitude of the first with the sign of the second.
    CopySign,
}

/// Float operations on one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatUnaryOp {
    /// Sign flipped, also of NaN.
    Neg,
    /// Sign cleared, also of NaN.
    Abs,
    /// Square root.
    Sqrt,
    /// Round down.
    Floor,
    /// Round up.
    Ceil,
    /// Round towards zero.
    Trunc,
    /// To nearest, ties to even (`rint`, `nearbyint`, `roundeven`).
    RoundEven,
    /// To nearest, ties away from zero.
    Round,
}

/// Float comparison, in LLVM's terms: `O…` is false and `U…` true when either side is NaN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names are LLVM's own")]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Uno,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    True,
}

/// Conversions from and to floats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatCastOp {
    /// Float to float of another width.
    Convert,
    /// Signed integer to float.
    FromSigned,
    /// Unsigned integer to float.
    FromUnsigned,
    /// Float to signed integer, towards zero.
    ToSigned,
    /// Float to unsigned integer, towards zero.
    ToUnsigned,
    /// Float to signed integer, saturating; NaN gives 0.
    ToSignedSaturating,
    /// Float to unsigned integer, saturating; NaN gives 0.
    ToUnsignedSaturating,
}

/// Whether an operand out of range is reported as a bug.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RangeCheck {
    /// A bug of the program.
    Checked,
    /// The result is unspecified.
    Unchecked,
}

impl RangeCheck {
    /// [`Self::Checked`] if the condition holds.
    pub fn checked_if(condition: bool) -> Self {
        if condition { Self::Checked } else { Self::Unchecked }
    }
}

/// The direction of a shift or rotation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShiftDirection {
    /// Towards the upper bits.
    Left,
    /// Towards the lower bits.
    Right,
}

/// What a comparison compares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CompareOperands {
    /// Two numbers.
    Integers,
    /// Two pointers.
    Pointers,
}

/// Whether the two ranges of a copy may overlap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overlap {
    /// As in `memmove`.
    Allowed,
    /// As in `memcpy`.
    Forbidden,
}

/// The markers around the lifetime of an alloca.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LifetimeMarker {
    /// The lifetime begins.
    Start,
    /// The lifetime ends.
    End,
}

/// A straight-line instruction.
#[derive(Clone, Debug)]
pub enum Inst {
    /// `dst = a` (also bitcast, freeze, ptrtoint and inttoptr of equal width).
    Copy {
        /// Result.
        dst: Reg,
        /// Value.
        a: Operand,
    },
    /// Integer arithmetic.
    Binary {
        /// The operation.
        op: BinaryOp,
        /// Result.
        dst: Reg,
        /// Left.
        a: Operand,
        /// Right.
        b: Operand,
        /// Shifts: whether an amount at or above the width is a bug. Unchecked where an optimiser moved the shift
        /// above the test that guards it (its result only feeds a select, or it lost its source location). Other
        /// operations ignore this.
        check: RangeCheck,
    },
    /// Bit manipulation of one integer.
    Unary {
        /// The operation.
        op: UnaryOp,
        /// Result.
        dst: Reg,
        /// Operand.
        a: Operand,
    },
    /// Funnel shift: the high (left) or low (right) part of `a:b` shifted by `amount` modulo the width.
    Funnel {
        /// Left (`fshl`) or right (`fshr`).
        direction: ShiftDirection,
        /// Result.
        dst: Reg,
        /// Upper part.
        a: Operand,
        /// Lower part.
        b: Operand,
        /// Shift amount.
        amount: Operand,
    },
    /// Integer (and pointer) comparison of two `width`-bit operands; `dst` is one bit.
    Compare {
        /// The predicate.
        predicate: Predicate,
        /// Width of the operands.
        width: Width,
        /// What the operands are.
        operands: CompareOperands,
        /// Result.
        dst: Reg,
        /// Left.
        a: Operand,
        /// Right.
        b: Operand,
    },
    /// `dst = if condition then a else b`.
    Select {
        /// Result.
        dst: Reg,
        /// One bit.
        condition: Operand,
        /// If set.
        a: Operand,
        /// If clear.
        b: Operand,
    },
    /// Change of width from `from` to the width of `dst`.
    Cast {
        /// The operation.
        op: CastOp,
        /// Width of the operand.
        from: Width,
        /// Result.
        dst: Reg,
        /// Operand.
        a: Operand,
    },
    /// Float arithmetic.
    FloatBinary {
        /// The operation.
        op: FloatBinaryOp,
        /// Result.
        dst: Reg,
        /// Left.
        a: Operand,
        /// Right.
        b: Operand,
    },
    /// Float operation on one operand.
    FloatUnary {
        /// The operation.
        op: FloatUnaryOp,
        /// Result.
        dst: Reg,
        /// Operand.
        a: Operand,
    },
    /// `a * b + c`, rounded once.
    FloatFma {
        /// Result.
        dst: Reg,
        /// Factor.
        a: Operand,
        /// Factor.
        b: Operand,
        /// Summand.
        c: Operand,
    },
    /// Float comparison of two `width`-bit floats; `dst` is one bit.
    FloatCompare {
        /// The predicate.
        predicate: FloatPredicate,
        /// Width of the operands.
        width: Width,
        /// Result.
        dst: Reg,
        /// Left.
        a: Operand,
        /// Right.
        b: Operand,
    },
    /// Conversion between floats and integers; `from` is the operand's width.
    FloatCast {
        /// The operation.
        op: FloatCastOp,
        /// Width of the operand.
        from: Width,
        /// Result.
        dst: Reg,
        /// Operand.
        a: Operand,
        /// To integers: whether a number that does not fit is a bug. Unchecked where an optimiser moved the
        /// conversion above the test that guards it, as for shifts, and where the result of an overflow is
        /// unspecified instead. Other operations ignore this.
        check: RangeCheck,
    },
    /// Pointer arithmetic: `dst = base + index * scale + offset`, 64 bits, `index` already 64 bits wide.
    Pointer {
        /// Result.
        dst: Reg,
        /// A pointer.
        base: Operand,
        /// 64-bit signed index; `Const(0)` if there is only an offset.
        index: Operand,
        /// Bytes per index step.
        scale: u64,
        /// Constant offset in bytes.
        offset: i64,
    },
    /// Reads the `dst`-wide scalar at `address`: ceil(width/8) bytes, little endian, upper bits dropped.
    Load {
        /// Result.
        dst: Reg,
        /// A pointer.
        address: Operand,
    },
    /// Writes the `width`-bit scalar `value` at `address`: ceil(width/8) bytes, upper bits zero.
    Store {
        /// Width of the value.
        width: Width,
        /// The value.
        value: Operand,
        /// A pointer.
        address: Operand,
    },
    /// A new stack object of `count * size` bytes that lives until the function returns.
    Alloca {
        /// Its address.
        dst: Reg,
        /// Bytes per element.
        size: u64,
        /// Number of elements, 64 bits.
        count: Operand,
        /// Alignment in bytes, a power of two.
        align: u64,
        /// The variable's name in the source, if known.
        name: Option<String>,
    },
    /// Copies `length` bytes (`memcpy` or `memmove`).
    MemoryCopy {
        /// Destination.
        to: Operand,
        /// Source.
        from: Operand,
        /// 64-bit length.
        length: Operand,
        /// Whether source and destination may overlap.
        overlap: Overlap,
    },
    /// Sets `length` bytes to the 8-bit `value`.
    MemorySet {
        /// Destination.
        to: Operand,
        /// 8-bit value.
        value: Operand,
        /// 64-bit length.
        length: Operand,
    },
    /// Calls a function.
    Call(Box<Call>),
    /// Initialises the `va_list` (in the layout of the program's convention) at `list` with the variadic arguments.
    VaStart {
        /// Address of the list.
        list: Operand,
    },
    /// Copies a `va_list`.
    VaCopy {
        /// Destination.
        to: Operand,
        /// Source.
        from: Operand,
    },
    /// Saves the height of the stack of dynamic allocas.
    StackSave {
        /// Token.
        dst: Reg,
    },
    /// Frees the allocas made since the token was taken.
    StackRestore {
        /// Token.
        token: Operand,
    },
    /// The lifetime of an alloca begins or ends (`llvm.lifetime.*`).
    Lifetime {
        /// The alloca's address.
        address: Operand,
        /// Whether the lifetime begins or ends.
        marker: LifetimeMarker,
    },
    /// Where control continues when an exception leaves the call before [`Terminator::Invoke`]; first in its
    /// block.
    LandingPad {
        /// Takes the address of the exception; 64 bits.
        exception: Reg,
        /// Takes the selector of the clause that catches it, or 0 if none does; 32 bits.
        selector: Reg,
        /// The clauses, in the order in which they are tried.
        clauses: Vec<Clause>,
        /// Whether control comes here too for an exception that no clause catches, to run cleanups while
        /// unwinding.
        cleanup: bool,
    },
    /// Loam cannot run this: ends the path with a report that names it.
    Unsupported {
        /// The instruction, in LLVM's words.
        what: String,
    },
}

/// What a landing pad catches.
#[derive(Clone, Debug)]
pub enum Clause {
    /// Exceptions of this type.
    Catch {
        /// The address of the type's description (`type_info`); 0 for every exception.
        described: Operand,
        /// The selector that the code compares with.
        selector: u32,
    },
    /// Exceptions of all types but these.
    AllBut(Vec<Operand>),
}

/// A call.
#[derive(Clone, Debug)]
pub struct Call {
    /// Registers that take the returned scalars; empty if the result is void or unused.
    pub dsts: Vec<Reg>,
    /// The function called.
    pub callee: Callee,
    /// Scalars passed, aggregates split.
    pub args: Vec<Arg>,
    /// Widths of the returned scalars as the caller expects them (also when `dsts` is empty).
    pub returns: Vec<Width>,
    /// The argument class of each returned scalar.
    pub return_classes: Vec<ArgClass>,
}

/// The function called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A known function.
    Direct(FunctionId),
    /// The function that this pointer points to.
    Indirect(Operand),
}

/// One scalar argument.
#[derive(Clone, Debug)]
pub struct Arg {
    /// The value.
    pub value: Operand,
    /// Its width.
    pub width: Width,
    /// Its argument class.
    pub class: ArgClass,
    /// The pointee is to be copied for the callee: size and alignment.
    pub by_value: Option<(u64, u64)>,
}

/// The class of a scalar under the System V convention: `va_arg` and host functions depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArgClass {
    /// Integers and pointers.
    Integer,
    /// Integers that the caller sign-extends to a whole register.
    Signed,
    /// Floats and doubles.
    Float,
    /// One of so many lanes of a vector, which is passed as a whole in one register.
    Lane(u16),
    /// Memory: `long double`, and aggregates passed by value.
    Memory,
}

/// How a block ends.
#[derive(Clone, Debug, Default)]
pub enum Terminator {
    /// Continues at a block.
    Jump(BlockId),
    /// Continues at one of two blocks.
    Branch {
        /// One bit.
        condition: Operand,
        /// If set.
        then: BlockId,
        /// If clear.
        otherwise: BlockId,
    },
    /// Continues at the block that a value selects.
    Switch {
        /// Width of the value.
        width: Width,
        /// The value.
        value: Operand,
        /// If no case matches.
        default: BlockId,
        /// Values and their target blocks; the values are distinct.
        cases: Vec<(u128, BlockId)>,
    },
    /// Jumps to a block address (`indirectbr`).
    IndirectJump {
        /// Address of a block.
        address: Operand,
        /// The possible blocks, each with the block where control continues: the same block, or a block on the
        /// edge to it.
        targets: Vec<(BlockId, BlockId)>,
    },
    /// Continues after the call that ends the block, or at a landing pad if an exception leaves the call.
    Invoke {
        /// If the call returns.
        normal: BlockId,
        /// If an exception leaves it.
        unwind: BlockId,
    },
    /// Unwinding goes on to the callers of this function.
    Resume {
        /// The exception's address.
        exception: Operand,
    },
    /// Returns these scalars.
    Return(Vec<Operand>),
    /// `llvm.trap` and the like: the program ends here on purpose.
    Trap {
        /// The sanitizer check that failed, by clang's number.
        check: Option<u8>,
    },
    /// Code that the compiler assumes is never executed.
    #[default]
    Unreachable,
    /// Loam cannot run this: ends the path with a report that names it.
    Unsupported(String),
}
