//! A small interpreter of Loam's IR for tests: concrete values, one flat memory, nothing clever.
//!
//! Tests compare the lowered program with the native behaviour of the same source. Floats of 80 bits are
//! computed as doubles, which is exact for the small numbers in the tests.
#![allow(dead_code, reason = "each test file uses its own part of it")]

use loam_program::ir::*;

const GLOBALS: u64 = 0x10000;
const STACK: u64 = 0x100_0000;
const MEMORY: u64 = 0x400_0000;
/// Functions have addresses outside of memory, 16 apart; block addresses are far above them.
const FUNCTIONS: u64 = 0x10_0000_0000;
const BLOCKS: u64 = 0x20_0000_0000;

/// Why a run ends early.
pub type Stop = String;

/// A program loaded into memory.
pub struct Machine<'p> {
    program: &'p Program,
    memory: Vec<u8>,
    globals: Vec<u64>,
    stack: u64,
    heap: u64,
    /// The number of source instructions executed.
    pub weight: u64,
    steps: u64,
}

/// One call in progress.
struct Frame<'p> {
    body: &'p Body,
    registers: Vec<u128>,
    /// All arguments with their classes and how many are fixed, for `va_start`.
    arguments: Vec<(u128, Arg)>,
    fixed: usize,
}

fn mask(width: Width) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

fn signed(bits: u128, width: Width) -> i128 {
    let unused = 128 - u32::from(width);
    ((bits << unused) as i128) >> unused
}

impl<'p> Machine<'p> {
    pub fn new(program: &'p Program) -> Self {
        let mut next = GLOBALS;
        let mut globals = Vec::new();
        for global in program.globals.values() {
            next = next.next_multiple_of(global.align.max(16));
            globals.push(next);
            next += global.size + 16;
        }
        assert!(next < STACK, "the globals of a test program fit");
        let memory = vec![0; MEMORY as usize];
        let heap = STACK + (MEMORY - STACK) / 2;
        let mut machine = Machine { program, memory, globals, stack: STACK, heap, weight: 0, steps: 0 };
        for (id, global) in program.globals.iter() {
            let at = machine.globals[id.0 as usize];
            let bytes = global.bytes.as_deref().unwrap_or(&[]);
            machine.memory[at as usize..at as usize + bytes.len()].copy_from_slice(bytes);
            for relocation in &global.relocations {
                let target = machine.address(relocation.target);
                machine.write(at + relocation.at, 64, u128::from(target)).expect("inside the global");
            }
        }
        machine
    }

    /// Runs a function by name and returns what it returns.
    pub fn run(&mut self, name: &str, arguments: &[u128]) -> Result<Vec<u128>, Stop> {
        for &constructor in &self.program.constructors {
            self.call(constructor, &[])?;
        }
        let found = self.program.functions.iter().find(|(_, function)| function.name == name);
        let (id, function) = found.ok_or_else(|| format!("no function {name}"))?;
        let arguments: Vec<(u128, Arg)> = arguments
            .iter()
            .zip(&function.params)
            .map(|(&value, param)| {
                let class = ArgClass::Integer;
                (value, Arg { value: Operand::Const(0), width: param.width, class, by_value: None })
            })
            .collect();
        self.call(id, &arguments)
    }

    fn address(&self, address: Address) -> u64 {
        match address {
            Address::Global(id, at) => self.globals[id.0 as usize].wrapping_add(at as u64),
            Address::Function(id) => FUNCTIONS + u64::from(id.0) * 16,
            Address::Block(id, block) => BLOCKS + (u64::from(id.0) << 20) + u64::from(block.0),
        }
    }

    fn range(&self, at: u64, length: u64) -> Result<std::ops::Range<usize>, Stop> {
        let end = at.checked_add(length).filter(|&end| at >= GLOBALS && end <= MEMORY);
        end.map(|end| at as usize..end as usize).ok_or_else(|| format!("access outside of memory at {at:#x}"))
    }

    fn read(&self, at: u64, width: Width) -> Result<u128, Stop> {
        let mut bytes = [0; 16];
        let length = usize::from(width).div_ceil(8);
        bytes[..length].copy_from_slice(&self.memory[self.range(at, length as u64)?]);
        Ok(u128::from_le_bytes(bytes) & mask(width))
    }

    fn write(&mut self, at: u64, width: Width, value: u128) -> Result<(), Stop> {
        let length = usize::from(width).div_ceil(8);
        let range = self.range(at, length as u64)?;
        self.memory[range].copy_from_slice(&value.to_le_bytes()[..length]);
        Ok(())
    }

    fn copy(&mut self, to: u64, from: u64, length: u64) -> Result<(), Stop> {
        let (from, to) = (self.range(from, length)?, self.range(to, length)?);
        self.memory.copy_within(from, to.start);
        Ok(())
    }

    fn allocate(&mut self, size: u64, align: u64) -> u64 {
        let at = self.stack.next_multiple_of(align.max(16));
        self.stack = at + size;
        at
    }

    fn call(&mut self, id: FunctionId, arguments: &[(u128, Arg)]) -> Result<Vec<u128>, Stop> {
        let function = &self.program.functions[id];
        let Some(body) = &function.body else { return self.library(&function.name, arguments) };
        let stack = self.stack;
        let mut registers = vec![0; body.registers.len()];
        for (index, (value, arg)) in arguments.iter().enumerate().take(function.params.len()) {
            registers[index] = match arg.by_value {
                None => *value,
                Some((size, align)) => {
                    let copy = self.allocate(size, align);
                    self.copy(copy, *value as u64, size)?;
                    u128::from(copy)
                }
            };
        }
        let fixed = function.params.len();
        let mut frame = Frame { body, registers, arguments: arguments.to_vec(), fixed };
        let result = self.run_blocks(&mut frame);
        self.stack = stack;
        result
    }

    fn library(&mut self, name: &str, arguments: &[(u128, Arg)]) -> Result<Vec<u128>, Stop> {
        let number = |index: usize| arguments[index].0 as u64;
        let double = |index: usize| f64::from_bits(number(index));
        match name {
            "malloc" => {
                let at = self.heap.next_multiple_of(16);
                self.heap = at + number(0);
                Ok(vec![u128::from(at)])
            }
            "free" => Ok(Vec::new()),
            "pow" => Ok(vec![u128::from(double(0).powf(double(1)).to_bits())]),
            "memcpy" | "memmove" => {
                self.copy(number(0), number(1), number(2))?;
                Ok(vec![arguments[0].0])
            }
            "memset" => {
                let range = self.range(number(0), number(2))?;
                self.memory[range].fill(number(1) as u8);
                Ok(vec![arguments[0].0])
            }
            "strlen" => {
                let start = number(0) as usize;
                let length = self.memory[start..].iter().position(|&byte| byte == 0);
                Ok(vec![length.unwrap_or(0) as u128])
            }
            _ => Err(format!("call of {name}, which is not defined")),
        }
    }

    fn run_blocks(&mut self, frame: &mut Frame<'p>) -> Result<Vec<u128>, Stop> {
        let (mut block, mut from) = (BlockId(0), BlockId(0));
        loop {
            let code = &frame.body.blocks[block];
            self.weight += u64::from(code.weight);
            self.steps += 1;
            if self.steps > 20_000_000 {
                return Err("too many steps".to_owned());
            }
            let mut chosen = Vec::with_capacity(code.phis.len());
            for phi in &code.phis {
                let (_, operand) = phi.incoming.iter().find(|(source, _)| *source == from).expect("an entry");
                chosen.push((phi.dst, self.value(frame, *operand)));
            }
            for (dst, value) in chosen {
                frame.registers[dst.0 as usize] = value;
            }
            for (inst, _) in &code.insts {
                self.step(frame, inst)?;
            }
            from = block;
            block =
                match &code.terminator {
                    Terminator::Jump(to) | Terminator::Invoke { normal: to, .. } => *to,
                    Terminator::Branch { condition, then, otherwise } => {
                        if self.value(frame, *condition) != 0 { *then } else { *otherwise }
                    }
                    Terminator::Switch { width: _, value, default, cases } => {
                        let value = self.value(frame, *value);
                        cases.iter().find(|(case, _)| *case == value).map_or(*default, |(_, to)| *to)
                    }
                    Terminator::IndirectJump { address, targets } => {
                        let to = BlockId(self.value(frame, *address) as u32 & 0xf_ffff);
                        assert!(targets.contains(&(to, to)), "{to:?} is not a target");
                        to
                    }
                    Terminator::Return(values) => {
                        return Ok(values.iter().map(|&value| self.value(frame, value)).collect());
                    }
                    Terminator::Resume { .. } => return Err("an exception goes on".to_owned()),
                    Terminator::Trap { .. } => return Err("trap".to_owned()),
                    Terminator::Unreachable => return Err("unreachable".to_owned()),
                    Terminator::Unsupported(what) => return Err(format!("unsupported {what}")),
                };
        }
    }

    fn value(&self, frame: &Frame, operand: Operand) -> u128 {
        match operand {
            Operand::Reg(reg) => frame.registers[reg.0 as usize],
            Operand::Const(number) => number,
            Operand::Address(address) => u128::from(self.address(address)),
        }
    }

    fn step(&mut self, frame: &mut Frame<'p>, inst: &Inst) -> Result<(), Stop> {
        let v = |operand: Operand| self.value(frame, operand);
        let width = |reg: Reg| frame.body.registers[reg];
        let (dst, result) = match *inst {
            Inst::Copy { dst, a } => (dst, v(a)),
            Inst::Binary { op, dst, a, b, check } => (dst, binary(op, width(dst), v(a), v(b), check)?),
            Inst::Unary { op, dst, a } => (dst, unary(op, width(dst), v(a))),
            Inst::Funnel { direction, dst, a, b, amount } => {
                (dst, funnel(direction, width(dst), v(a), v(b), v(amount)))
            }
            Inst::Compare { predicate, width, operands: _, dst, a, b } => {
                (dst, u128::from(compare(predicate, width, v(a), v(b))))
            }
            Inst::Select { dst, condition, a, b } => (dst, if v(condition) != 0 { v(a) } else { v(b) }),
            Inst::Cast { op, from, dst, a } => (
                dst,
                match op {
                    CastOp::Truncate | CastOp::ZeroExtend => v(a) & mask(width(dst)),
                    CastOp::SignExtend => signed(v(a), from) as u128 & mask(width(dst)),
                },
            ),
            Inst::FloatBinary { op, dst, a, b } => (dst, float_binary(op, width(dst), v(a), v(b))),
            Inst::FloatUnary { op, dst, a } => (dst, float_unary(op, width(dst), v(a))),
            Inst::FloatFma { dst, a, b, c } => (dst, float_fma(width(dst), v(a), v(b), v(c))),
            Inst::FloatCompare { predicate, width, dst, a, b } => {
                let result = float_compare(predicate, to_double(width, v(a)), to_double(width, v(b)));
                (dst, u128::from(result))
            }
            Inst::FloatCast { op, from, dst, a, .. } => (dst, float_cast(op, from, width(dst), v(a))),
            Inst::Pointer { dst, base, index, scale, offset } => {
                let step = (v(index) as u64).wrapping_mul(scale);
                (dst, u128::from((v(base) as u64).wrapping_add(step).wrapping_add(offset as u64)))
            }
            Inst::Load { dst, address } => (dst, self.read(v(address) as u64, width(dst))?),
            Inst::StackSave { dst } => (dst, u128::from(self.stack)),
            Inst::Alloca { dst, size, count, align, name: _ } => {
                let bytes = size * v(count) as u64;
                (dst, u128::from(self.allocate(bytes, align)))
            }
            _ => return self.effect(frame, inst),
        };
        assert!(result <= mask(frame.body.registers[dst]), "{inst:?} gives {result:#x}");
        frame.registers[dst.0 as usize] = result;
        Ok(())
    }

    fn effect(&mut self, frame: &mut Frame<'p>, inst: &Inst) -> Result<(), Stop> {
        let v = |operand: Operand| self.value(frame, operand) as u64;
        match *inst {
            Inst::Store { width, value, address } => {
                let value = self.value(frame, value);
                self.write(v(address), width, value)
            }
            Inst::MemoryCopy { to, from, length, overlap: _ } => self.copy(v(to), v(from), v(length)),
            Inst::MemorySet { to, value, length } => {
                let (to, value, length) = (v(to), v(value), v(length));
                let range = self.range(to, length)?;
                self.memory[range].fill(value as u8);
                Ok(())
            }
            Inst::Call(ref call) => self.call_inst(frame, call),
            Inst::VaStart { list } => self.va_start(frame, v(list)),
            Inst::VaCopy { to, from } => self.copy(v(to), v(from), 24),
            Inst::StackRestore { token } => {
                self.stack = v(token);
                Ok(())
            }
            Inst::Lifetime { .. } => Ok(()),
            Inst::LandingPad { .. } => Err("an exception arrives".to_owned()),
            Inst::Unsupported { ref what } => Err(format!("unsupported {what}")),
            _ => unreachable!("handled by step"),
        }
    }

    fn call_inst(&mut self, frame: &mut Frame<'p>, call: &Call) -> Result<(), Stop> {
        let id = match call.callee {
            Callee::Direct(id) => id,
            Callee::Indirect(pointer) => {
                let at = (self.value(frame, pointer) as u64).wrapping_sub(FUNCTIONS) / 16;
                let known = (at as usize) < self.program.functions.len();
                if !known {
                    return Err("call of what is no function".to_owned());
                }
                FunctionId(at as u32)
            }
        };
        let arguments: Vec<(u128, Arg)> =
            call.args.iter().map(|arg| (self.value(frame, arg.value), arg.clone())).collect();
        let results = self.call(id, &arguments)?;
        for (dst, result) in call.dsts.iter().zip(results) {
            frame.registers[dst.0 as usize] = result;
        }
        Ok(())
    }

    /// Stores the arguments in the layout of the x86-64 convention and initialises the list with their
    /// addresses.
    fn va_start(&mut self, frame: &Frame<'p>, list: u64) -> Result<(), Stop> {
        let save = self.allocate(176, 16);
        let overflow = self.allocate(4096, 16);
        let (mut integers, mut floats, mut end) = (0, 0, overflow);
        let mut start = None;
        for (index, (value, arg)) in frame.arguments.iter().enumerate() {
            if index == frame.fixed {
                start = Some((integers, floats, end));
            }
            let wide = matches!(arg.class, ArgClass::Integer | ArgClass::Signed) && arg.width > 64;
            match arg.class {
                ArgClass::Integer | ArgClass::Signed if integers + 8 * u64::from(wide) < 48 => {
                    self.write(save + integers, if wide { 128 } else { 64 }, *value)?;
                    integers += if wide { 16 } else { 8 };
                }
                ArgClass::Float | ArgClass::Lane(_) if floats < 128 => {
                    self.write(save + 48 + floats, 128, *value)?;
                    floats += 16;
                }
                _ => {
                    let (size, align) = arg.by_value.unwrap_or((if arg.width > 64 { 16 } else { 8 }, 8));
                    let align = if arg.width > 64 { 16 } else { align.max(8) };
                    end = end.next_multiple_of(align);
                    match arg.by_value {
                        Some(_) => self.copy(end, *value as u64, size)?,
                        None => self.write(end, (size * 8) as Width, *value)?,
                    }
                    end += size.next_multiple_of(8);
                }
            }
        }
        let (integers, floats, from) = start.unwrap_or((integers, floats, end));
        self.write(list, 32, u128::from(integers))?;
        self.write(list + 4, 32, u128::from(48 + floats))?;
        self.write(list + 8, 64, u128::from(from))?;
        self.write(list + 16, 64, u128::from(save))
    }
}

fn binary(op: BinaryOp, width: Width, a: u128, b: u128, check: RangeCheck) -> Result<u128, Stop> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let least = signed(1 << (width - 1), width);
    let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
    if divides && b == 0 {
        return Err("division by zero".to_owned());
    }
    if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) && sa == least && sb == -1 {
        return Err("division overflow".to_owned());
    }
    let shifts = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
    if shifts && b >= u128::from(width) {
        return match check {
            RangeCheck::Checked => Err("shift too far".to_owned()),
            RangeCheck::Unchecked => Ok(0),
        };
    }
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a / b,
        BinaryOp::SDiv => (sa / sb) as u128,
        BinaryOp::URem => a % b,
        BinaryOp::SRem => (sa % sb) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << b,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => (sa >> b) as u128,
    };
    Ok(result & mask(width))
}

fn unary(op: UnaryOp, width: Width, a: u128) -> u128 {
    let unused = 128 - u32::from(width);
    match op {
        UnaryOp::PopCount => u128::from(a.count_ones()),
        UnaryOp::LeadingZeros => u128::from(a.leading_zeros() - unused),
        UnaryOp::TrailingZeros => u128::from(a.trailing_zeros().min(u32::from(width))),
        UnaryOp::ByteSwap => a.swap_bytes() >> unused,
        UnaryOp::BitReverse => a.reverse_bits() >> unused,
    }
}

fn funnel(direction: ShiftDirection, width: Width, a: u128, b: u128, amount: u128) -> u128 {
    let amount = (amount % u128::from(width)) as u32;
    let width_32 = u32::from(width);
    let result = match (direction, amount) {
        (ShiftDirection::Left, 0) => a,
        (ShiftDirection::Right, 0) => b,
        (ShiftDirection::Left, _) => a << amount | b >> (width_32 - amount),
        (ShiftDirection::Right, _) => a << (width_32 - amount) | b >> amount,
    };
    result & mask(width)
}

fn compare(predicate: Predicate, width: Width, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(a, width), signed(b, width));
    match predicate {
        Predicate::Eq => a == b,
        Predicate::Ne => a != b,
        Predicate::Ult => a < b,
        Predicate::Ule => a <= b,
        Predicate::Ugt => a > b,
        Predicate::Uge => a >= b,
        Predicate::Slt => sa < sb,
        Predicate::Sle => sa <= sb,
        Predicate::Sgt => sa > sb,
        Predicate::Sge => sa >= sb,
    }
}

fn to_double(width: Width, bits: u128) -> f64 {
    match width {
        32 => f64::from(f32::from_bits(bits as u32)),
        64 => f64::from_bits(bits as u64),
        80 => {
            let (fraction, exponent) = (bits as u64, (bits >> 64) as i32 & 0x7fff);
            let magnitude =
                if fraction == 0 { 0.0 } else { fraction as f64 * 2f64.powi(exponent - 16383 - 63) };
            if bits >> 79 == 1 { -magnitude } else { magnitude }
        }
        _ => panic!("no floats of {width} bits in the reference interpreter"),
    }
}

fn from_double(width: Width, number: f64) -> u128 {
    match width {
        32 => u128::from((number as f32).to_bits()),
        64 => u128::from(number.to_bits()),
        80 => {
            let sign = u128::from(number.is_sign_negative()) << 79;
            if number == 0.0 {
                return sign;
            }
            let exponent = (number.to_bits() >> 52 & 0x7ff) as u128 + 16383 - 1023;
            let fraction = 1 << 63 | (number.to_bits() & ((1 << 52) - 1)) << 11;
            sign | exponent << 64 | u128::from(fraction)
        }
        _ => panic!("no floats of {width} bits in the reference interpreter"),
    }
}

fn float_binary(op: FloatBinaryOp, width: Width, a: u128, b: u128) -> u128 {
    if op == FloatBinaryOp::CopySign {
        let sign = 1 << (width - 1);
        return a & (sign - 1) | b & sign;
    }
    let (x, y) = (to_double(width, a), to_double(width, b));
    // Rounding a double result to single is the same as computing in single for these operations.
    from_double(
        width,
        match op {
            FloatBinaryOp::Add => x + y,
            FloatBinaryOp::Sub => x - y,
            FloatBinaryOp::Mul => x * y,
            FloatBinaryOp::Div => x / y,
            FloatBinaryOp::Rem => x % y,
            FloatBinaryOp::Min => x.min(y),
            FloatBinaryOp::Max => x.max(y),
            FloatBinaryOp::Minimum => {
                if x.is_nan() || x < y {
                    x
                } else {
                    y
                }
            }
            FloatBinaryOp::Maximum => {
                if x.is_nan() || x > y {
                    x
                } else {
                    y
                }
            }
            FloatBinaryOp::CopySign => unreachable!(),
        },
    )
}

fn float_unary(op: FloatUnaryOp, width: Width, a: u128) -> u128 {
    let sign = 1 << (width - 1);
    let x = match op {
        FloatUnaryOp::Neg => return a ^ sign,
        FloatUnaryOp::Abs => return a & (sign - 1),
        _ => to_double(width, a),
    };
    from_double(
        width,
        match op {
            FloatUnaryOp::Sqrt => x.sqrt(),
            FloatUnaryOp::Floor => x.floor(),
            FloatUnaryOp::Ceil => x.ceil(),
            FloatUnaryOp::Trunc => x.trunc(),
            FloatUnaryOp::RoundEven => x.round_ties_even(),
            FloatUnaryOp::Round => x.round(),
            FloatUnaryOp::Neg | FloatUnaryOp::Abs => unreachable!(),
        },
    )
}

fn float_fma(width: Width, a: u128, b: u128, c: u128) -> u128 {
    match width {
        32 => {
            let [a, b, c] = [a, b, c].map(|bits| f32::from_bits(bits as u32));
            u128::from(a.mul_add(b, c).to_bits())
        }
        _ => from_double(width, to_double(width, a).mul_add(to_double(width, b), to_double(width, c))),
    }
}

fn float_compare(predicate: FloatPredicate, a: f64, b: f64) -> bool {
    let unordered = a.is_nan() || b.is_nan();
    match predicate {
        FloatPredicate::False => false,
        FloatPredicate::Oeq => a == b,
        FloatPredicate::Ogt => a > b,
        FloatPredicate::Oge => a >= b,
        FloatPredicate::Olt => a < b,
        FloatPredicate::Ole => a <= b,
        FloatPredicate::One => !unordered && a != b,
        FloatPredicate::Ord => !unordered,
        FloatPredicate::Uno => unordered,
        FloatPredicate::Ueq => unordered || a == b,
        FloatPredicate::Ugt => unordered || a > b,
        FloatPredicate::Uge => unordered || a >= b,
        FloatPredicate::Ult => unordered || a < b,
        FloatPredicate::Ule => unordered || a <= b,
        FloatPredicate::Une => a != b,
        FloatPredicate::True => true,
    }
}

fn float_cast(op: FloatCastOp, from: Width, to: Width, a: u128) -> u128 {
    let least = signed(1 << (to - 1), to);
    match op {
        FloatCastOp::Convert => from_double(to, to_double(from, a)),
        FloatCastOp::FromSigned if to == 32 => u128::from((signed(a, from) as f32).to_bits()),
        FloatCastOp::FromSigned => from_double(to, signed(a, from) as f64),
        FloatCastOp::FromUnsigned if to == 32 => u128::from((a as f32).to_bits()),
        FloatCastOp::FromUnsigned => from_double(to, a as f64),
        FloatCastOp::ToSigned => to_double(from, a) as i128 as u128 & mask(to),
        FloatCastOp::ToUnsigned => to_double(from, a) as u128 & mask(to),
        FloatCastOp::ToSignedSaturating => {
            (to_double(from, a) as i128).clamp(least, -(least + 1)) as u128 & mask(to)
        }
        FloatCastOp::ToUnsignedSaturating => (to_double(from, a) as u128).min(mask(to)),
    }
}
