//! Integer arithmetic, comparisons, selections and changes of width.

use crate::machine::Machine;
use loam_environment::Interrupt;
use loam_expr::{BinaryOp as TermOp, CompareOp, Expr, ExprStore, Width, concrete};
use loam_memory::Value;
use loam_program::ir::{
    BinaryOp, CastOp, CompareOperands, Operand, Predicate, RangeCheck, Reg, ShiftDirection, UnaryOp,
};
use loam_state::{DecisionKind, ErrorKind};

impl Machine {
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        dst: Reg,
        a: Operand,
        b: Operand,
        check: RangeCheck,
    ) -> Result<(), Interrupt> {
        let width = self.width(dst);
        let (left, right) = (self.value(a, width), self.value(b, width));
        match op {
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                self.check_division(op, left, right, width)?;
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if check == RangeCheck::Checked => {
                self.check_shift(right, width)?;
            }
            _ => {}
        }
        let result = self.binary_value(term_op(op), left, right, u16::from(width));
        self.set(dst, result);
        Ok(())
    }

    /// The result of an operation on two values.
    pub(crate) fn binary_value(&self, op: TermOp, a: Value, b: Value, width: Width) -> Value {
        match (a, b) {
            (Value::Bits(a), Value::Bits(b)) => Value::Bits(concrete::binary(op, width, a, b)),
            _ => Value::of(
                &self.store,
                self.store.binary(op, a.term(&self.store, width), b.term(&self.store, width)),
            ),
        }
    }

    fn check_division(&mut self, op: BinaryOp, a: Value, b: Value, width: u8) -> Result<(), Interrupt> {
        let width = u16::from(width);
        let divisor = b.term(&self.store, width);
        let zero = self.store.eq(divisor, self.store.constant(width, 0));
        if self.decide(DecisionKind::Operand, zero)? {
            let what = if matches!(op, BinaryOp::URem | BinaryOp::SRem) {
                "remainder of a division"
            } else {
                "division"
            };
            return Err(Interrupt::Error(ErrorKind::Division, format!("{what} by zero")));
        }
        if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
            let least = self.store.constant(width, 1 << (width - 1));
            let ones = self.store.constant(width, concrete::binary(TermOp::Sub, width, 0, 1));
            let dividend = a.term(&self.store, width);
            let overflow = self.store.and(self.store.eq(dividend, least), self.store.eq(divisor, ones));
            if self.decide(DecisionKind::Operand, overflow)? {
                let message = "signed division overflows: the least number divided by -1".to_owned();
                return Err(Interrupt::Error(ErrorKind::Overflow, message));
            }
        }
        Ok(())
    }

    fn check_shift(&mut self, amount: Value, width: u8) -> Result<(), Interrupt> {
        let bits = u16::from(width);
        let amount = amount.term(&self.store, bits);
        // If the width itself does not fit the bits of the amount (1-bit values), no amount is too large.
        let limit = u128::from(width);
        let fits = bits >= 8 || limit < 1 << bits;
        let too_much = if fits {
            self.store.uge(amount, self.store.constant(bits, limit))
        } else {
            self.store.bool(false)
        };
        if self.decide(DecisionKind::Operand, too_much)? {
            let message = format!("shift by the width ({width} bits) or more");
            return Err(Interrupt::Error(ErrorKind::Overshift, message));
        }
        Ok(())
    }

    pub(super) fn unary(&mut self, op: UnaryOp, dst: Reg, a: Operand) {
        let width = self.width(dst);
        let result = match self.value(a, width) {
            Value::Bits(bits) => Value::Bits(unary_bits(op, bits, u32::from(width))),
            Value::Term(term) => Value::of(&self.store, unary_term(&self.store, op, term, u16::from(width))),
        };
        self.set(dst, result);
    }

    pub(super) fn funnel(
        &mut self,
        direction: ShiftDirection,
        dst: Reg,
        a: Operand,
        b: Operand,
        amount: Operand,
    ) {
        let width = self.width(dst);
        let bits = u16::from(width);
        let store = &self.store;
        let (a, b) = (self.value(a, width).term(store, bits), self.value(b, width).term(store, bits));
        let amount = self.value(amount, width).term(store, bits);
        let modulus = store.constant(bits, u128::from(width));
        // 2^width is 0 in `width` bits: only a 1-bit funnel shift has no room for its modulus.
        let amount = if width == 1 { store.constant(1, 0) } else { store.urem(amount, modulus) };
        let rest = store.sub(modulus, amount);
        let (result, unshifted) = match direction {
            ShiftDirection::Left => (store.or(store.shl(a, amount), store.lshr(b, rest)), a),
            ShiftDirection::Right => (store.or(store.shl(a, rest), store.lshr(b, amount)), b),
        };
        let is_zero = store.eq(amount, store.constant(bits, 0));
        let result = store.ite(is_zero, unshifted, result);
        self.set(dst, Value::of(&self.store, result));
    }

    pub(super) fn compare(
        &mut self,
        predicate: Predicate,
        width: u8,
        operands: CompareOperands,
        dst: Reg,
        a: Operand,
        b: Operand,
    ) {
        let (a, b) = (self.value(a, width), self.value(b, width));
        if operands == CompareOperands::Pointers
            && let Some(result) = self.model.compare_pointers(&self.state.memory, a, b)
        {
            self.set(dst, result);
            return;
        }
        let result = compare_values(&self.store, predicate, u16::from(width), a, b);
        self.set(dst, result);
    }

    pub(super) fn select(&mut self, dst: Reg, condition: Operand, a: Operand, b: Operand) {
        let width = self.width(dst);
        let (a, b) = (self.value(a, width), self.value(b, width));
        let result = match self.value(condition, 1) {
            Value::Bits(bits) if bits & 1 == 1 => a,
            Value::Bits(_) => b,
            // An arm that the path excludes is left out: terms stay small, and often the result is a plain word.
            Value::Term(condition) => match self.state.path.truth(&self.store, condition) {
                Some(true) => a,
                Some(false) => b,
                None => {
                    let (a, b) = (a.term(&self.store, width.into()), b.term(&self.store, width.into()));
                    Value::of(&self.store, self.store.ite(condition, a, b))
                }
            },
        };
        self.set(dst, result);
    }

    pub(super) fn cast(&mut self, op: CastOp, from: u8, dst: Reg, a: Operand) {
        let to = u16::from(self.width(dst));
        let from = u16::from(from);
        let value = self.value(a, from as u8);
        let result = match (op, value) {
            (CastOp::Truncate, Value::Bits(bits)) => Value::Bits(concrete::truncate(to, bits)),
            (CastOp::ZeroExtend, Value::Bits(bits)) => Value::Bits(bits),
            (CastOp::SignExtend, Value::Bits(bits)) => Value::Bits(concrete::sign_extend(from, to, bits)),
            (CastOp::Truncate, Value::Term(term)) => Value::of(&self.store, self.store.truncate(term, to)),
            (CastOp::ZeroExtend, Value::Term(term)) if to == 64 => self.as_word(term),
            (CastOp::ZeroExtend, Value::Term(term)) => Value::of(&self.store, self.store.zext(term, to)),
            (CastOp::SignExtend, Value::Term(term)) => Value::of(&self.store, self.store.sext(term, to)),
        };
        if op == CastOp::Truncate {
            self.keep_base_of_cut(value, result);
        }
        self.set(dst, result);
    }
}

/// The result of comparing two values.
pub(crate) fn compare_values(
    store: &ExprStore,
    predicate: Predicate,
    width: Width,
    a: Value,
    b: Value,
) -> Value {
    let (op, swap, negate) = match predicate {
        Predicate::Eq => (CompareOp::Eq, false, false),
        Predicate::Ne => (CompareOp::Eq, false, true),
        Predicate::Ult => (CompareOp::Ult, false, false),
        Predicate::Ule => (CompareOp::Ule, false, false),
        Predicate::Ugt => (CompareOp::Ult, true, false),
        Predicate::Uge => (CompareOp::Ule, true, false),
        Predicate::Slt => (CompareOp::Slt, false, false),
        Predicate::Sle => (CompareOp::Sle, false, false),
        Predicate::Sgt => (CompareOp::Slt, true, false),
        Predicate::Sge => (CompareOp::Sle, true, false),
    };
    let (a, b) = if swap { (b, a) } else { (a, b) };
    if let (Value::Bits(a), Value::Bits(b)) = (a, b) {
        return Value::Bits(u128::from(concrete::compare(op, width, a, b) != negate));
    }
    let term = store.compare(op, a.term(store, width), b.term(store, width));
    Value::of(store, if negate { store.not(term) } else { term })
}

fn term_op(op: BinaryOp) -> TermOp {
    match op {
        BinaryOp::Add => TermOp::Add,
        BinaryOp::Sub => TermOp::Sub,
        BinaryOp::Mul => TermOp::Mul,
        BinaryOp::UDiv => TermOp::UDiv,
        BinaryOp::SDiv => TermOp::SDiv,
        BinaryOp::URem => TermOp::URem,
        BinaryOp::SRem => TermOp::SRem,
        BinaryOp::And => TermOp::And,
        BinaryOp::Or => TermOp::Or,
        BinaryOp::Xor => TermOp::Xor,
        BinaryOp::Shl => TermOp::Shl,
        BinaryOp::LShr => TermOp::LShr,
        BinaryOp::AShr => TermOp::AShr,
    }
}

fn unary_bits(op: UnaryOp, bits: u128, width: u32) -> u128 {
    match op {
        UnaryOp::PopCount => u128::from(bits.count_ones()),
        UnaryOp::LeadingZeros => u128::from(bits.leading_zeros() - (128 - width)),
        UnaryOp::TrailingZeros => u128::from(bits.trailing_zeros().min(width)),
        UnaryOp::ByteSwap => bits.swap_bytes() >> (128 - width),
        UnaryOp::BitReverse => bits.reverse_bits() >> (128 - width),
    }
}

fn unary_term(store: &ExprStore, op: UnaryOp, term: Expr, width: Width) -> Expr {
    let bit = |index: Width| store.extract(term, index, 1);
    let number = |value: Width| store.constant(width, u128::from(value));
    match op {
        UnaryOp::PopCount => (0..width)
            .map(|index| store.resize_unsigned(bit(index), width))
            .reduce(|sum, one| store.add(sum, one))
            .unwrap_or(term),
        UnaryOp::LeadingZeros => (0..width)
            .fold(number(width), |rest, index| store.ite(bit(index), number(width - 1 - index), rest)),
        UnaryOp::TrailingZeros => {
            (0..width).rev().fold(number(width), |rest, index| store.ite(bit(index), number(index), rest))
        }
        UnaryOp::ByteSwap => (0..width / 8)
            .map(|index| store.extract(term, index * 8, 8))
            .reduce(|high, low| store.concat(high, low))
            .unwrap_or(term),
        UnaryOp::BitReverse => {
            (0..width).map(bit).reduce(|high, low| store.concat(high, low)).unwrap_or(term)
        }
    }
}
