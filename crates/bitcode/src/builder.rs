//! Makes the code of one function, instruction by instruction.
//!
//! Each method computes a value and returns the operand that holds it. Arithmetic on numbers and on known
//! addresses is folded and emits no instruction, so callers may write `a + 0` freely. Division and loads are
//! never folded: their errors must occur when the program runs.

use loam_program::ir::*;

/// The function being made.
pub struct Builder {
    pub body: Body,
    /// The block that takes the next instruction.
    pub current: BlockId,
    /// The source location of the instructions being emitted.
    pub span: SpanId,
}

/// A point in the code of a function.
#[derive(Clone, Copy)]
pub struct Mark {
    block: BlockId,
    length: usize,
}

impl Builder {
    pub fn reg(&mut self, width: Width) -> Reg {
        self.body.registers.push(width)
    }

    pub fn emit(&mut self, inst: Inst) {
        let span = self.span;
        self.body.blocks[self.current].insts.push((inst, span));
    }

    /// Emits the instruction that `inst` returns for a new register of this width.
    fn define(&mut self, width: Width, inst: impl FnOnce(Reg) -> Inst) -> Operand {
        let dst = self.reg(width);
        self.emit(inst(dst));
        Operand::Reg(dst)
    }

    pub fn new_block(&mut self) -> BlockId {
        self.body.blocks.push(Block::default())
    }

    pub fn terminate(&mut self, terminator: Terminator) {
        let block = &mut self.body.blocks[self.current];
        block.terminator = terminator;
        block.terminator_span = self.span;
    }

    /// The current point in the code, for [`Self::roll_back`].
    pub fn mark(&self) -> Mark {
        Mark { block: self.current, length: self.body.blocks[self.current].insts.len() }
    }

    /// Removes the code emitted since the mark. Blocks begun since then stay, but are unreachable.
    pub fn roll_back(&mut self, mark: Mark) {
        let block = &mut self.body.blocks[mark.block];
        block.insts.truncate(mark.length);
        block.terminator = Terminator::default();
        self.current = mark.block;
    }

    pub fn binary(&mut self, op: BinaryOp, width: Width, a: Operand, b: Operand) -> Operand {
        self.binary_with(op, width, a, b, RangeCheck::Checked)
    }

    /// A shift whose amount may be at or above the width.
    pub fn binary_unchecked(&mut self, op: BinaryOp, width: Width, a: Operand, b: Operand) -> Operand {
        self.binary_with(op, width, a, b, RangeCheck::Unchecked)
    }

    pub fn binary_with(
        &mut self,
        op: BinaryOp,
        width: Width,
        a: Operand,
        b: Operand,
        check: RangeCheck,
    ) -> Operand {
        if let Some(folded) = fold_binary(op, width, a, b) {
            return folded;
        }
        self.define(width, |dst| Inst::Binary { op, dst, a, b, check })
    }

    pub fn unary(&mut self, op: UnaryOp, width: Width, a: Operand) -> Operand {
        self.define(width, |dst| Inst::Unary { op, dst, a })
    }

    pub fn funnel(
        &mut self,
        direction: ShiftDirection,
        width: Width,
        a: Operand,
        b: Operand,
        amount: Operand,
    ) -> Operand {
        self.define(width, |dst| Inst::Funnel { direction, dst, a, b, amount })
    }

    pub fn compare(&mut self, predicate: Predicate, width: Width, a: Operand, b: Operand) -> Operand {
        if let (Operand::Const(a), Operand::Const(b)) = (a, b) {
            return Operand::Const(u128::from(fold_compare(predicate, width, a, b)));
        }
        self.define(1, |dst| Inst::Compare {
            predicate,
            width,
            operands: CompareOperands::Integers,
            dst,
            a,
            b,
        })
    }

    pub fn compare_pointers(&mut self, predicate: Predicate, a: Operand, b: Operand) -> Operand {
        self.define(1, |dst| Inst::Compare {
            predicate,
            width: 64,
            operands: CompareOperands::Pointers,
            dst,
            a,
            b,
        })
    }

    pub fn select(&mut self, width: Width, condition: Operand, a: Operand, b: Operand) -> Operand {
        match condition {
            _ if a == b => a,
            Operand::Const(0) => b,
            Operand::Const(_) => a,
            _ => self.define(width, |dst| Inst::Select { dst, condition, a, b }),
        }
    }

    pub fn cast(&mut self, op: CastOp, from: Width, to: Width, a: Operand) -> Operand {
        match a {
            _ if from == to => a,
            Operand::Const(bits) => Operand::Const(match op {
                CastOp::Truncate => bits & mask(to),
                CastOp::ZeroExtend => bits,
                CastOp::SignExtend => sign_extend(bits, from) as u128 & mask(to),
            }),
            _ => self.define(to, |dst| Inst::Cast { op, from, dst, a }),
        }
    }

    /// Zero-extends or truncates, depending on the widths.
    pub fn resize(&mut self, from: Width, to: Width, a: Operand) -> Operand {
        let op = if from < to { CastOp::ZeroExtend } else { CastOp::Truncate };
        self.cast(op, from, to, a)
    }

    /// Sign-extends or truncates, depending on the widths.
    pub fn resize_signed(&mut self, from: Width, to: Width, a: Operand) -> Operand {
        let op = if from < to { CastOp::SignExtend } else { CastOp::Truncate };
        self.cast(op, from, to, a)
    }

    pub fn float_binary(&mut self, op: FloatBinaryOp, width: Width, a: Operand, b: Operand) -> Operand {
        self.define(width, |dst| Inst::FloatBinary { op, dst, a, b })
    }

    pub fn float_unary(&mut self, op: FloatUnaryOp, width: Width, a: Operand) -> Operand {
        self.define(width, |dst| Inst::FloatUnary { op, dst, a })
    }

    pub fn fma(&mut self, width: Width, a: Operand, b: Operand, c: Operand) -> Operand {
        self.define(width, |dst| Inst::FloatFma { dst, a, b, c })
    }

    pub fn float_compare(
        &mut self,
        predicate: FloatPredicate,
        width: Width,
        a: Operand,
        b: Operand,
    ) -> Operand {
        self.define(1, |dst| Inst::FloatCompare { predicate, width, dst, a, b })
    }

    /// A conversion whose result is unspecified where the number does not fit.
    pub fn float_cast(&mut self, op: FloatCastOp, from: Width, to: Width, a: Operand) -> Operand {
        self.float_cast_with(op, from, to, a, RangeCheck::Unchecked)
    }

    pub fn float_cast_with(
        &mut self,
        op: FloatCastOp,
        from: Width,
        to: Width,
        a: Operand,
        check: RangeCheck,
    ) -> Operand {
        self.define(to, |dst| Inst::FloatCast { op, from, dst, a, check })
    }

    /// `base + index * scale + offset`.
    pub fn pointer(&mut self, base: Operand, index: Operand, scale: u64, offset: i64) -> Operand {
        if let Operand::Const(index) = index {
            return self.displaced(base, offset.wrapping_add((index as i64).wrapping_mul(scale as i64)));
        }
        self.define(64, |dst| Inst::Pointer { dst, base, index, scale, offset })
    }

    /// `base + offset`.
    pub fn displaced(&mut self, base: Operand, offset: i64) -> Operand {
        match base {
            _ if offset == 0 => base,
            Operand::Const(_) | Operand::Address(Address::Global(..)) => {
                // Cannot fail: adding a number to these is always known.
                fold_binary(BinaryOp::Add, 64, base, Operand::Const(offset as u64 as u128)).unwrap_or(base)
            }
            _ => {
                let index = Operand::Const(0);
                self.define(64, |dst| Inst::Pointer { dst, base, index, scale: 0, offset })
            }
        }
    }

    pub fn load(&mut self, width: Width, address: Operand) -> Operand {
        self.define(width, |dst| Inst::Load { dst, address })
    }

    pub fn store(&mut self, width: Width, value: Operand, address: Operand) {
        self.emit(Inst::Store { width, value, address });
    }

    /// Runs `make` only when the one-bit `condition` holds; control then continues in one block.
    pub fn when(&mut self, condition: Operand, make: impl FnOnce(&mut Self)) {
        match condition {
            Operand::Const(0) => {}
            Operand::Const(_) => make(self),
            _ => {
                let (then, otherwise) = (self.new_block(), self.new_block());
                self.terminate(Terminator::Branch { condition, then, otherwise });
                self.current = then;
                make(self);
                self.terminate(Terminator::Jump(otherwise));
                self.current = otherwise;
            }
        }
    }

    /// Ends the path with the report of a sanitizer's check if the one-bit `condition` holds.
    pub fn trap_if(&mut self, condition: Operand, check: u8) {
        if condition == Operand::Const(0) {
            return;
        }
        let (then, otherwise) = (self.new_block(), self.new_block());
        self.terminate(Terminator::Branch { condition, then, otherwise });
        self.current = then;
        self.terminate(Terminator::Trap { check: Some(check) });
        self.current = otherwise;
    }

    /// Joins operands of one width into one number, the first lowest. The total is at most 128 bits.
    pub fn join(&mut self, each: Width, parts: &[Operand]) -> Operand {
        let total = each * parts.len() as Width;
        let mut joined = Operand::Const(0);
        for (index, &part) in parts.iter().enumerate() {
            let part = self.cast(CastOp::ZeroExtend, each, total, part);
            let amount = Operand::Const(index as u128 * u128::from(each));
            let part = self.binary(BinaryOp::Shl, total, part, amount);
            joined = self.binary(BinaryOp::Or, total, joined, part);
        }
        joined
    }

    /// Bits `low .. low + width` of an operand `from` bits wide.
    pub fn extract(&mut self, from: Width, a: Operand, low: Width, width: Width) -> Operand {
        let shifted = self.binary(BinaryOp::LShr, from, a, Operand::Const(u128::from(low)));
        self.cast(CastOp::Truncate, from, width, shifted)
    }
}

/// All ones in the low `width` bits.
pub fn mask(width: Width) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// A `width`-bit number as a signed value.
pub fn sign_extend(bits: u128, width: Width) -> i128 {
    let unused = 128 - u32::from(width);
    ((bits << unused) as i128) >> unused
}

/// The result for two operands known at load time, if it does not depend on the execution.
pub fn fold_binary(op: BinaryOp, width: Width, a: Operand, b: Operand) -> Option<Operand> {
    use BinaryOp::*;
    let number = match (op, a, b) {
        (Add | Sub | Or | Xor | Shl | LShr | AShr, _, Operand::Const(0)) => return Some(a),
        (Add | Or | Xor, Operand::Const(0), _) => return Some(b),
        (Add, Operand::Address(Address::Global(global, at)), Operand::Const(number))
        | (Add, Operand::Const(number), Operand::Address(Address::Global(global, at))) => {
            let moved = at.wrapping_add(sign_extend(number, width) as i64);
            return Some(Operand::Address(Address::Global(global, moved)));
        }
        (Sub, Operand::Address(Address::Global(global, at)), Operand::Const(number)) => {
            let moved = at.wrapping_sub(sign_extend(number, width) as i64);
            return Some(Operand::Address(Address::Global(global, moved)));
        }
        (Sub, Operand::Address(Address::Global(a, at_a)), Operand::Address(Address::Global(b, at_b)))
            if a == b =>
        {
            at_a.wrapping_sub(at_b) as u128
        }
        (Sub, Operand::Address(Address::Block(f, a)), Operand::Address(Address::Block(g, b))) if f == g => {
            i128::from(a.0).wrapping_sub(i128::from(b.0)) as u128
        }
        (Sub, Operand::Address(a), Operand::Address(b)) if a == b => 0,
        (_, Operand::Const(a), Operand::Const(b)) => fold_numbers(op, width, a, b)?,
        _ => return None,
    };
    Some(Operand::Const(number & mask(width)))
}

fn fold_numbers(op: BinaryOp, width: Width, a: u128, b: u128) -> Option<u128> {
    let in_range = b < u128::from(width);
    Some(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl if in_range => a << b,
        BinaryOp::LShr if in_range => a >> b,
        BinaryOp::AShr if in_range => (sign_extend(a, width) >> b) as u128,
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => return None,
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => return None,
    })
}

fn fold_compare(predicate: Predicate, width: Width, a: u128, b: u128) -> bool {
    let (signed_a, signed_b) = (sign_extend(a, width), sign_extend(b, width));
    match predicate {
        Predicate::Eq => a == b,
        Predicate::Ne => a != b,
        Predicate::Ult => a < b,
        Predicate::Ule => a <= b,
        Predicate::Ugt => a > b,
        Predicate::Uge => a >= b,
        Predicate::Slt => signed_a < signed_b,
        Predicate::Sle => signed_a <= signed_b,
        Predicate::Sgt => signed_a > signed_b,
        Predicate::Sge => signed_a >= signed_b,
    }
}
