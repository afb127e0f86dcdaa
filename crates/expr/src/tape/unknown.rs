//! Evaluation of a [`Tape`] with bits that are not known.

use super::{Array, Slot, Step, StoreIndex, Table, Tape};
use crate::concrete::{self, ones};
use crate::store::ExprStore;
use crate::view::{BinaryOp, CompareOp, ExtendOp, Width};

/// Some bits of a value: where `unknown` has a one the bit may be anything, and `value` has a zero there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bits {
    /// The known bits.
    pub value: u128,
    /// The bits that are not known.
    pub unknown: u128,
}

impl Bits {
    /// A value whose bits are all known.
    pub const fn known(value: u128) -> Self {
        Self { value, unknown: 0 }
    }

    /// A value of which nothing is known.
    pub const fn any(width: Width) -> Self {
        Self { value: 0, unknown: ones(width) }
    }

    /// Whether all bits are known.
    pub const fn is_known(self) -> bool {
        self.unknown == 0
    }

    fn max(self) -> u128 {
        self.value | self.unknown
    }

    /// What two values have in common.
    fn join(self, other: Self) -> Self {
        let unknown = self.unknown | other.unknown | (self.value ^ other.value);
        Self { value: self.value & !unknown, unknown }
    }

    /// The value with an operation applied to the known and to the unknown bits.
    fn map(self, f: impl Fn(u128) -> u128) -> Self {
        Self { value: f(self.value), unknown: f(self.unknown) }
    }
}

impl Tape {
    /// Computes the bits of one slot from the slots before it. A symbolic byte keeps its bits.
    pub fn compute_bits(&self, store: &ExprStore, slot: usize, bits: &[Bits]) -> Bits {
        let (step, width) = self.steps[slot];
        let at = |slot: Slot| bits[slot as usize];
        let width_of = |slot: Slot| self.steps[slot as usize].1;
        match step {
            Step::Input => bits[slot],
            Step::Constant(value) => Bits::known(value),
            Step::Binary(op, a, b) => binary(op, width, at(a), at(b)),
            Step::Compare(op, a, b) => match compare(op, width_of(a), at(a), at(b)) {
                Some(holds) => Bits::known(u128::from(holds)),
                None => Bits::any(1),
            },
            Step::Ite(condition, a, b) => match at(condition) {
                condition if !condition.is_known() => at(a).join(at(b)),
                condition => at(if condition.value != 0 { a } else { b }),
            },
            Step::Extract(of, low) => at(of).map(|bits| concrete::extract(bits, low, width)),
            Step::Concat(high, low) => {
                let (high, shift, low) = (at(high), width_of(low), at(low));
                Bits { value: high.value << shift | low.value, unknown: high.unknown << shift | low.unknown }
            }
            Step::Extend(ExtendOp::Zero, of) => at(of),
            Step::Extend(ExtendOp::Sign, of) => {
                at(of).map(|bits| concrete::sign_extend(width_of(of), width, bits))
            }
            Step::Array(_) => Bits::known(0),
            Step::Read { array, index } => self.array(array).bits(store, at(index), bits),
            Step::OfByte { table, byte } => {
                let Bits { value, unknown } = at(byte);
                let fits = |byte: &usize| (*byte as u128 ^ value) & !unknown == 0;
                let table = &self.tables[table as usize];
                let values = (0..table.len()).filter(fits).map(|byte| Bits::known(u128::from(table[byte])));
                values.reduce(Bits::join).unwrap_or_default()
            }
            Step::Float(e, operands) => {
                let count = store.view(e).children().count();
                if operands[..count].iter().any(|&operand| !at(operand).is_known()) {
                    return Bits::any(width);
                }
                Bits::known(crate::eval::apply_float(store, e, operands.map(|operand| at(operand).value)))
            }
        }
    }
}

impl Array {
    fn bits(&self, store: &ExprStore, index: Bits, bits: &[Bits]) -> Bits {
        if !index.is_known() {
            return Bits::any(8);
        }
        if index.value >= u128::from(self.size) {
            return Bits::known(0);
        }
        for &(at, value) in &self.newest {
            let is_here = match at {
                StoreIndex::Constant(at) => Some(at == index.value),
                StoreIndex::Slot(at) => compare(CompareOp::Eq, 64, bits[at as usize], index),
            };
            match is_here {
                Some(true) => return bits[value as usize],
                Some(false) => {}
                None => return Bits::any(8),
            }
        }
        match (self.known(index.value), self.table) {
            (Some(value), _) => bits[value as usize],
            (None, Table::Bytes(bytes)) => {
                Bits::known(u128::from(store.bytes_of(bytes)[index.value as usize]))
            }
            (None, Table::Inputs(first)) => bits[first as usize + index.value as usize],
        }
    }
}

fn binary(op: BinaryOp, width: Width, a: Bits, b: Bits) -> Bits {
    if a.is_known() && b.is_known() {
        return Bits::known(concrete::binary(op, width, a.value, b.value));
    }
    let either = a.unknown | b.unknown;
    match op {
        BinaryOp::And => Bits { value: a.value & b.value, unknown: either & a.max() & b.max() },
        BinaryOp::Or => {
            let value = a.value | b.value;
            Bits { value, unknown: either & !value }
        }
        BinaryOp::Xor => Bits { value: (a.value ^ b.value) & !either, unknown: either },
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr if b.is_known() => {
            a.map(|bits| concrete::binary(op, width, bits, b.value))
        }
        BinaryOp::Mul if a == Bits::known(0) || b == Bits::known(0) => Bits::known(0),
        // The bits below the lowest unknown bit depend on known bits only.
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
            let known = ones(either.trailing_zeros() as Width);
            let value = concrete::binary(op, width, a.value, b.value) & known;
            Bits { value, unknown: ones(width) & !known }
        }
        BinaryOp::UDiv
        | BinaryOp::SDiv
        | BinaryOp::URem
        | BinaryOp::SRem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr => Bits::any(width),
    }
}

/// The truth value of a comparison, if the known bits decide it.
fn compare(op: CompareOp, width: Width, a: Bits, b: Bits) -> Option<bool> {
    if a.is_known() && b.is_known() {
        return Some(concrete::compare(op, width, a.value, b.value));
    }
    let sign = 1 << (width - 1);
    match op {
        CompareOp::Eq => ((a.value ^ b.value) & !(a.unknown | b.unknown) != 0).then_some(false),
        CompareOp::Ult => less(a, b),
        CompareOp::Ule => less(b, a).map(|less| !less),
        CompareOp::Slt | CompareOp::Sle if (a.unknown | b.unknown) & sign != 0 => None,
        CompareOp::Slt | CompareOp::Sle => {
            let flipped = |bits: Bits| Bits { value: bits.value ^ sign, ..bits };
            let unsigned = if op == CompareOp::Slt { CompareOp::Ult } else { CompareOp::Ule };
            compare(unsigned, width, flipped(a), flipped(b))
        }
    }
}

fn less(a: Bits, b: Bits) -> Option<bool> {
    if a.max() < b.value {
        return Some(true);
    }
    (a.value >= b.max()).then_some(false)
}
