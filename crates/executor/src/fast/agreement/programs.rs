//! Random programs that consist of every piece of IR the fast loop has an instruction for.
//!
//! Each program has pairs of functions: a *driver*, whose registers the test fills with random values, and the *subject* that
//! the driver calls with them. A subject is one block of random instructions that ends in a random way, and three blocks that
//! return.

use loam_base::{Id, IdMap, Rng};
use loam_program::ir::*;

/// What the values of a parameter are chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A number.
    Integer,
    /// An address in or near a global.
    Pointer,
    /// A small signed number.
    Index,
    /// The bits of a float.
    Float,
    /// A byte that may be symbolic.
    Input,
}

/// The parameters of drivers and subjects.
#[rustfmt::skip]
pub const PARAMS: &[(Width, Role)] = &[
    (8, Role::Input),
    (1, Role::Integer), (8, Role::Integer), (16, Role::Integer), (24, Role::Integer), (32, Role::Integer),
    (33, Role::Integer), (64, Role::Integer),
    (1, Role::Integer), (8, Role::Integer), (16, Role::Integer), (24, Role::Integer), (32, Role::Integer),
    (33, Role::Integer), (64, Role::Integer),
    (64, Role::Pointer), (64, Role::Pointer),
    (16, Role::Index), (32, Role::Index), (64, Role::Index),
    (32, Role::Float), (32, Role::Float), (64, Role::Float), (64, Role::Float),
];

/// Sizes of the globals: one that is written, one that spans chunks, one with symbolic bytes, one that is constant.
pub const GLOBALS: [u64; 4] = [64, 4200, 64, 32];
/// The global with symbolic bytes.
pub const SYMBOLIC: GlobalId = GlobalId(2);
/// The constant global.
const CONSTANT: GlobalId = GlobalId(3);

const WIDTHS: [Width; 7] = [1, 8, 16, 24, 32, 33, 64];
const ACCESSES: [Width; 4] = [8, 16, 32, 64];

/// One of several things.
pub fn any<T: Copy>(rng: &mut Rng, of: &[T]) -> T {
    of[rng.below(of.len() as u64) as usize]
}

/// A number of this width, often one at which something changes.
pub fn integer(rng: &mut Rng, width: Width) -> u64 {
    let most = u64::MAX >> (64 - width);
    let value = match rng.below(8) {
        0 => 0,
        1 => 1,
        2 => most,
        3 => most >> 1,
        4 => (most >> 1) + 1,
        5 => rng.below(u64::from(width) + 2),
        6 => rng.next_u64() as u32 as u64,
        _ => rng.next_u64(),
    };
    value & most
}

/// The bits of a float of this width.
pub fn float(rng: &mut Rng, width: Width) -> u64 {
    let value = match rng.below(8) {
        0 => any(rng, &[0.0, -0.0, 1.0, -1.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1e-310]),
        1 => rng.below(1000) as f64,
        2 => -(rng.below(1000) as f64) - 0.5,
        3 => any(
            rng,
            &[2f64.powi(31), -2f64.powi(31), 2f64.powi(32), 2f64.powi(63), 2f64.powi(64), -2f64.powi(63)],
        ),
        _ if width == 32 => return u64::from(rng.next_u64() as u32),
        _ => return rng.next_u64(),
    };
    if width == 32 { u64::from((value as f32).to_bits()) } else { value.to_bits() }
}

/// A program with so many pairs of driver and subject. Driver `i` is function `2 * i + 1`.
pub fn program(seed: u64, pairs: usize) -> Program {
    let mut rng = Rng::new(seed);
    let mut program = Program::default();
    program.spans.push(Span { file: None, line: 0, column: 0, inlined_at: None });
    for (index, size) in GLOBALS.into_iter().enumerate() {
        program.globals.push(Global {
            name: format!("g{index}"),
            size,
            align: 8,
            constant: GlobalId::from_index(index) == CONSTANT,
            bytes: Some((0..size).map(|_| rng.next_u64() as u8).collect()),
            relocations: Vec::new(),
            span: SpanId(0),
        });
    }
    for _ in 0..pairs {
        let subject = FunctionId::from_index(program.functions.len());
        let returns: Vec<Width> = if rng.below(4) == 0 { Vec::new() } else { vec![any(&mut rng, &WIDTHS)] };
        let body = Subject::body(&mut rng, &returns);
        program.functions.push(function("subject", returns.clone(), body));
        program.functions.push(function("driver", returns.clone(), driver(subject, returns)));
    }
    program
}

fn function(name: &str, returns: Vec<Width>, body: Body) -> Function {
    let param =
        |&(width, _): &(Width, Role)| Param { width, class: ArgClass::Integer, name: None, by_value: None };
    Function {
        name: name.to_owned(),
        source_name: None,
        params: PARAMS.iter().map(param).collect(),
        variadic: false,
        return_classes: vec![ArgClass::Integer; returns.len()],
        returns,
        no_return: false,
        body: Some(body),
        span: SpanId(0),
    }
}

/// Passes all parameters on and returns the result.
fn driver(subject: FunctionId, returns: Vec<Width>) -> Body {
    let mut registers: IdMap<Reg, Width> = PARAMS.iter().map(|&(width, _)| width).collect();
    let dsts: Vec<Reg> = returns.iter().map(|&width| registers.push(width)).collect();
    let arg = |(index, &(width, _)): (usize, &(Width, Role))| Arg {
        value: Operand::Reg(Reg::from_index(index)),
        width,
        class: ArgClass::Integer,
        by_value: None,
    };
    let call = Call {
        dsts: dsts.clone(),
        callee: Callee::Direct(subject),
        args: PARAMS.iter().enumerate().map(arg).collect(),
        return_classes: vec![ArgClass::Integer; returns.len()],
        returns,
    };
    let terminator = Terminator::Return(dsts.into_iter().map(Operand::Reg).collect());
    let insts = vec![(Inst::Call(Box::new(call)), SpanId(0))];
    let block = Block { insts, terminator, weight: 2, ..Block::default() };
    Body { registers, blocks: [block].into_iter().collect() }
}

/// A subject in the making.
struct Subject<'a> {
    rng: &'a mut Rng,
    registers: IdMap<Reg, Width>,
    pointers: Vec<Reg>,
    insts: Vec<Inst>,
}

impl Subject<'_> {
    fn body(rng: &mut Rng, returns: &[Width]) -> Body {
        let registers: IdMap<Reg, Width> = PARAMS.iter().map(|&(width, _)| width).collect();
        let params = PARAMS.iter().enumerate();
        let pointers = params.filter(|(_, (_, role))| *role == Role::Pointer);
        let pointers = pointers.map(|(index, _)| Reg::from_index(index)).collect();
        let mut subject = Subject { rng, registers, pointers, insts: Vec::new() };
        let mut blocks = IdMap::new();
        for _ in 0..2 + subject.rng.below(6) {
            subject.piece();
        }
        let terminator = subject.ending(returns);
        blocks.push(subject.block(terminator));
        for _ in 0..3 {
            let terminator = subject.return_of(returns);
            blocks.push(subject.block(terminator));
        }
        Body { registers: subject.registers, blocks }
    }

    fn block(&mut self, terminator: Terminator) -> Block {
        let insts = std::mem::take(&mut self.insts).into_iter().map(|inst| (inst, SpanId(0))).collect();
        Block { insts, terminator, weight: self.rng.below(5) as u32, ..Block::default() }
    }

    fn register(&mut self, width: Width) -> Reg {
        self.registers.push(width)
    }

    /// A register of this width that has a value.
    fn known(&mut self, width: Width) -> Operand {
        let known: Vec<Reg> =
            self.registers.iter().filter(|&(_, &found)| found == width).map(|(reg, _)| reg).collect();
        Operand::Reg(any(self.rng, &known))
    }

    fn number(&mut self, width: Width) -> Operand {
        Operand::Const(u128::from(integer(self.rng, width)))
    }

    fn operand(&mut self, width: Width) -> Operand {
        if self.rng.below(3) == 0 { self.number(width) } else { self.known(width) }
    }

    fn float(&mut self, width: Width) -> Operand {
        let params = PARAMS.iter().enumerate();
        let floats = params.filter(|(_, param)| **param == (width, Role::Float));
        let floats: Vec<Reg> = floats.map(|(index, _)| Reg::from_index(index)).collect();
        match self.rng.below(4) {
            0 => Operand::Const(u128::from(float(self.rng, width))),
            _ => Operand::Reg(any(self.rng, &floats)),
        }
    }

    /// Adds one instruction, or a few that belong together.
    fn piece(&mut self) {
        let width = any(self.rng, &WIDTHS);
        let inst = match self.rng.below(14) {
            0..3 => self.binary(width),
            3 => self.bits(width),
            4 => self.compare(width),
            5 => {
                let (a, condition, b) = (self.operand(width), self.known(1), self.operand(width));
                Inst::Select { dst: self.register(width), condition, a, b }
            }
            6 => self.cast(),
            7 => self.float_arithmetic(),
            8 => self.float_cast(),
            9 => {
                let a = self.operand(width);
                Inst::Copy { dst: self.register(width), a }
            }
            10 => self.pointer(),
            _ => self.access(),
        };
        self.insts.push(inst);
    }

    fn binary(&mut self, width: Width) -> Inst {
        use BinaryOp::*;
        let op = any(self.rng, &[Add, Sub, Mul, UDiv, SDiv, URem, SRem, And, Or, Xor, Shl, LShr, AShr]);
        let (a, b) = (self.operand(width), self.operand(width));
        // Most shifts are by less than the width.
        let b = match op {
            Shl | LShr | AShr if self.rng.flip() => {
                Operand::Const(u128::from(self.rng.below(u64::from(width))))
            }
            _ => b,
        };
        Inst::Binary { op, dst: self.register(width), a, b, check: RangeCheck::checked_if(self.rng.flip()) }
    }

    fn bits(&mut self, width: Width) -> Inst {
        use UnaryOp::*;
        let (a, b) = (self.operand(width), self.operand(width));
        match self.rng.below(3) {
            0 => {
                let amount = if self.rng.below(4) == 0 { self.known(width) } else { self.number(width) };
                let direction = if self.rng.flip() { ShiftDirection::Left } else { ShiftDirection::Right };
                Inst::Funnel { direction, dst: self.register(width), a, b, amount }
            }
            _ => {
                let swap = if width.is_multiple_of(16) { ByteSwap } else { BitReverse };
                let op = any(self.rng, &[PopCount, LeadingZeros, TrailingZeros, swap, BitReverse]);
                Inst::Unary { op, dst: self.register(width), a }
            }
        }
    }

    fn compare(&mut self, width: Width) -> Inst {
        use Predicate::*;
        let predicate = any(self.rng, &[Eq, Ne, Ult, Ule, Ugt, Uge, Slt, Sle, Sgt, Sge]);
        let (a, b) = (self.operand(width), self.operand(width));
        Inst::Compare { predicate, width, operands: CompareOperands::Integers, dst: self.register(1), a, b }
    }

    fn cast(&mut self) -> Inst {
        let (narrow, wide) =
            any(self.rng, &[(1, 8), (8, 16), (8, 64), (16, 33), (24, 32), (32, 64), (33, 64)]);
        let (op, from, to) = match self.rng.below(3) {
            0 => (CastOp::Truncate, wide, narrow),
            1 => (CastOp::ZeroExtend, narrow, wide),
            _ => (CastOp::SignExtend, narrow, wide),
        };
        let a = self.operand(from);
        Inst::Cast { op, from, dst: self.register(to), a }
    }

    fn float_arithmetic(&mut self) -> Inst {
        use FloatBinaryOp::*;
        use FloatPredicate::*;
        let width = any(self.rng, &[32, 64]);
        let (a, b) = (self.float(width), self.float(width));
        match self.rng.below(5) {
            0 | 1 => {
                let op = any(self.rng, &[Add, Sub, Mul, Div]);
                Inst::FloatBinary { op, dst: self.register(width), a, b }
            }
            2 => {
                let op = any(self.rng, &[FloatUnaryOp::Neg, FloatUnaryOp::Abs]);
                Inst::FloatUnary { op, dst: self.register(width), a }
            }
            _ => {
                let all = [False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Uno, Ueq, Ugt, Uge, Ult, Ule, Une, True];
                let predicate = any(self.rng, &all);
                Inst::FloatCompare { predicate, width, dst: self.register(1), a, b }
            }
        }
    }

    fn float_cast(&mut self) -> Inst {
        use FloatCastOp::*;
        let (float, width) = (any(self.rng, &[32, 64]), any(self.rng, &WIDTHS));
        let op =
            any(self.rng, &[Convert, FromSigned, FromUnsigned, ToSigned, ToUnsigned, ToSignedSaturating]);
        let (from, to, a) = match op {
            Convert => (float, 96 - float, self.float(float)),
            FromSigned | FromUnsigned => (width, float, self.operand(width)),
            ToSigned | ToUnsigned | ToSignedSaturating | ToUnsignedSaturating => {
                (float, width, self.float(float))
            }
        };
        Inst::FloatCast {
            op,
            from,
            dst: self.register(to),
            a,
            check: RangeCheck::checked_if(self.rng.flip()),
        }
    }

    /// An address that is mostly inside an object.
    fn address(&mut self) -> Operand {
        if self.rng.flip() {
            return Operand::Reg(any(self.rng, &self.pointers));
        }
        let global = GlobalId(self.rng.below(4) as u32);
        let offset = self.rng.below(GLOBALS[global.index()]) as i64;
        Operand::Address(Address::Global(
            global,
            if self.rng.below(8) == 0 { offset + 8 } else { offset / 2 },
        ))
    }

    /// Pointer arithmetic, perhaps with an index that is extended in front of it.
    fn pointer(&mut self) -> Inst {
        let base = self.address();
        let indices = PARAMS.iter().enumerate().filter(|(_, (_, role))| *role == Role::Index);
        let indices: Vec<(Reg, Width)> =
            indices.map(|(at, &(width, _))| (Reg::from_index(at), width)).collect();
        let index = match (self.rng.below(3), any(self.rng, &indices)) {
            (0, _) => Operand::Const(0),
            (_, (index, 64)) => Operand::Reg(index),
            (_, (index, from)) => {
                let dst = self.register(64);
                self.insts.push(Inst::Cast { op: CastOp::SignExtend, from, dst, a: Operand::Reg(index) });
                Operand::Reg(dst)
            }
        };
        let (scale, offset) = (any(self.rng, &[1, 2, 3, 8]), self.rng.below(24) as i64 - 8);
        let dst = self.register(64);
        Inst::Pointer { dst, base, index, scale, offset }
    }

    /// A load or store, perhaps with pointer arithmetic in front of it.
    fn access(&mut self) -> Inst {
        let address = match self.rng.below(3) {
            0 => self.address(),
            _ => {
                let pointer = self.pointer();
                let Inst::Pointer { dst, .. } = pointer else { unreachable!("it is pointer arithmetic") };
                self.insts.push(pointer);
                Operand::Reg(dst)
            }
        };
        let width = if self.rng.below(8) == 0 { any(self.rng, &WIDTHS) } else { any(self.rng, &ACCESSES) };
        match self.rng.flip() {
            true => Inst::Load { dst: self.register(width), address },
            false => {
                let value = self.operand(width);
                Inst::Store { width, value, address }
            }
        }
    }

    /// A way to end the first block.
    fn ending(&mut self, returns: &[Width]) -> Terminator {
        let block = |rng: &mut Rng| BlockId(1 + rng.below(3) as u32);
        let (then, otherwise) = (block(self.rng), block(self.rng));
        match self.rng.below(8) {
            0 => self.return_of(returns),
            1 => Terminator::Jump(then),
            2 => Terminator::Branch { condition: self.known(1), then, otherwise },
            3 => {
                let width = any(self.rng, &WIDTHS[1..]);
                let first = integer(self.rng, width) & !7;
                let cases = (0..1 + self.rng.below(6)).map(|case| {
                    let distance = if case < 3 { case } else { 2 * case - 3 };
                    (u128::from(first + distance), block(self.rng))
                });
                let cases = cases.filter(|&(case, _)| case <= u128::from(u64::MAX >> (64 - width))).collect();
                let value = match self.rng.flip() {
                    true => self.known(width),
                    false => {
                        // Close to the cases: otherwise hardly any of them would be taken.
                        let (a, dst) = (self.known(width), self.register(width));
                        let b = Operand::Const(7);
                        let near = self.register(width);
                        self.insts.push(Inst::Binary {
                            op: BinaryOp::And,
                            dst,
                            a,
                            b,
                            check: RangeCheck::Unchecked,
                        });
                        let (a, b) = (Operand::Reg(dst), Operand::Const(u128::from(first)));
                        self.insts.push(Inst::Binary {
                            op: BinaryOp::Or,
                            dst: near,
                            a,
                            b,
                            check: RangeCheck::Unchecked,
                        });
                        Operand::Reg(near)
                    }
                };
                Terminator::Switch { width, value, default: block(self.rng), cases }
            }
            _ => {
                let width = any(self.rng, &WIDTHS);
                let compare = self.compare(width);
                let Inst::Compare { dst, .. } = compare else { unreachable!("it is a comparison") };
                self.insts.push(compare);
                Terminator::Branch { condition: Operand::Reg(dst), then, otherwise }
            }
        }
    }

    fn return_of(&mut self, returns: &[Width]) -> Terminator {
        Terminator::Return(returns.iter().map(|&width| self.operand(width)).collect())
    }
}
