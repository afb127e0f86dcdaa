//! Evaluation of a [`Tape`] with many inputs at once: every slot has a row of values, one for each input.
//!
//! The operation of a slot is looked up once for the whole row, so a value costs a fraction of a nanosecond instead of some
//! nanoseconds. Slots that are the same for all inputs have a single value. Only slots of up to 64 bits have rows.

use super::{Array, Slot, Step, StoreIndex, Table, Tape};
use crate::concrete::{self, ones};
use crate::eval::FloatOperation;
use crate::store::ExprStore;
use crate::view::{BinaryOp, CompareOp, ExtendOp, Width};

/// Most inputs that are evaluated at once.
pub const LANES: usize = 64;

/// So few inputs are evaluated one by one.
const FEW: usize = 8;

const NO_ROW: u32 = u32::MAX;

/// The values of all slots: rows of some, single values of the others.
pub struct Lanes {
    single: Vec<u64>,
    /// The rows, one after another; those of operands come before those of their users.
    rows: Vec<u64>,
    /// For each slot its row, or [`NO_ROW`].
    row_of: Vec<u32>,
}

/// The values of an operand.
#[derive(Clone, Copy)]
enum Operand<'a> {
    Single(u64),
    Row(&'a [u64]),
}

impl Operand<'_> {
    /// The value in one lane.
    #[inline]
    fn lane(self, lane: usize) -> u64 {
        match self {
            Self::Single(value) => value,
            Self::Row(row) => row[lane],
        }
    }
}

impl Tape {
    /// Whether all slots can be evaluated with many inputs at once.
    pub fn fits_lanes(&self) -> bool {
        self.steps.iter().all(|(_, width)| *width <= 64)
    }

    /// The values of the only term for each of these values of the only symbol.
    pub fn evaluate_bytes(&self, store: &ExprStore, bytes: &[u8]) -> Vec<u128> {
        let root = self.roots[0];
        if bytes.len() < FEW || !self.fits_lanes() {
            let mut values = self.values(|_| 0);
            let value = |&byte: &u8| {
                values[0] = u128::from(byte);
                self.evaluate(store, &mut values);
                values[root as usize]
            };
            return bytes.iter().map(value).collect();
        }
        let slots = 0..self.len() as Slot;
        let mut lanes = Lanes::new(self, slots.clone());
        let mut values = Vec::with_capacity(bytes.len());
        for bytes in bytes.chunks(LANES) {
            for (lane, &byte) in bytes.iter().enumerate() {
                lanes.set_value(0, lane, u64::from(byte));
            }
            slots.clone().skip(1).for_each(|slot| self.compute_row(store, slot, bytes.len(), &mut lanes));
            values.extend((0..bytes.len()).map(|lane| u128::from(lanes.value(root, lane))));
        }
        values
    }

    /// Computes the first `count` values of a row from single values and rows of the slots before it.
    pub fn compute_row(&self, store: &ExprStore, slot: Slot, count: usize, lanes: &mut Lanes) {
        #[cfg(target_arch = "x86_64")]
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the instructions that the function may use.
            #[expect(
                unsafe_code,
                reason = "nothing else tells the compiler which instructions the processor has"
            )]
            return unsafe { self.compute_wide_row(store, slot, count, lanes) };
        }
        self.compute_any_row(store, slot, count, lanes);
    }

    /// As [`compute_row`](Self::compute_row), four values at a time.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn compute_wide_row(&self, store: &ExprStore, slot: Slot, count: usize, lanes: &mut Lanes) {
        self.compute_any_row(store, slot, count, lanes);
    }

    /// It and the loops that it consists of become part of their callers, and use the instructions that these may use.
    #[inline(always)]
    fn compute_any_row(&self, store: &ExprStore, slot: Slot, count: usize, lanes: &mut Lanes) {
        let (step, width) = self.steps[slot as usize];
        let width_of = |slot: Slot| self.steps[slot as usize].1;
        let Lanes { single, rows, row_of } = lanes;
        let (before, after) = rows.split_at_mut(row_of[slot as usize] as usize * LANES);
        let out = &mut after[..count];
        let known = Known { single, rows: before, row_of, count };
        match step {
            Step::Input | Step::Array(_) => {}
            Step::Constant(value) => out.fill(value as u64),
            Step::Binary(op, a, b) => binary(op, width, known.operand(a), known.operand(b), out),
            Step::Compare(op, a, b) => compare(op, width_of(a), known.operand(a), known.operand(b), out),
            Step::Ite(condition, a, b) => match known.operand(condition) {
                Operand::Single(condition) => {
                    map(known.operand(if condition != 0 { a } else { b }), out, |value| value);
                }
                Operand::Row(conditions) => choose(conditions, known.operand(a), known.operand(b), out),
            },
            Step::Extract(of, low) => map(known.operand(of), out, |value| value >> low & mask(width)),
            Step::Float(e, operands) => {
                let operation = FloatOperation::of(store, e);
                for (lane, out) in out.iter_mut().enumerate() {
                    let operands = operands.map(|operand| u128::from(known.value(operand, lane)));
                    *out = operation.apply(operands) as u64;
                }
            }
            Step::OfByte { table, byte } => {
                let table = &*self.tables[table as usize];
                map(known.operand(byte), out, |byte| table[usize::from(byte as u8)]);
            }
            Step::Concat(high, low) => {
                let seam = width_of(low);
                zip(known.operand(high), known.operand(low), out, |high, low| high << seam | low);
            }
            Step::Extend(ExtendOp::Zero, of) => map(known.operand(of), out, |value| value),
            Step::Extend(ExtendOp::Sign, of) => {
                let sign = 1u64 << (width_of(of) - 1);
                map(known.operand(of), out, |value| (value ^ sign).wrapping_sub(sign) & mask(width));
            }
            Step::Read { array, index } => {
                let array = self.array(array);
                let table = match array.table {
                    Table::Bytes(bytes) => LaneTable::Bytes(store.bytes_of(bytes)),
                    Table::Inputs(first) => LaneTable::Inputs(first),
                };
                if let (LaneTable::Bytes(bytes), true) = (table, array.has_no_stores()) {
                    let byte = |index| bytes.get(index as usize).copied().map_or(0, u64::from);
                    return map(known.operand(index), out, byte);
                }
                let below = |lane| array.below_in_lane(table, known.value(index, lane), lane, &known);
                out.iter_mut().enumerate().for_each(|(lane, out)| *out = below(lane));
                let index = known.operand(index);
                for &(at, value) in array.newest.iter().rev() {
                    let at = match at {
                        StoreIndex::Constant(at) => match u64::try_from(at) {
                            Ok(at) => Operand::Single(at),
                            Err(_) => continue,
                        },
                        StoreIndex::Slot(at) => known.operand(at),
                    };
                    overwrite(index, at, known.operand(value), array.size, out);
                }
            }
        }
    }
}

impl Lanes {
    /// Values of all slots of a tape, zero at first. These slots have rows; operands come before their users.
    pub fn new(tape: &Tape, with_rows: impl Iterator<Item = Slot>) -> Self {
        let mut row_of = vec![NO_ROW; tape.len()];
        let mut count = 0;
        for slot in with_rows {
            row_of[slot as usize] = count;
            count += 1;
        }
        Self { single: vec![0; tape.len()], rows: vec![0; LANES * count as usize], row_of }
    }

    /// The value of a slot in one lane.
    #[inline]
    pub fn value(&self, slot: Slot, lane: usize) -> u64 {
        match self.row_of[slot as usize] {
            NO_ROW => self.single[slot as usize],
            row => self.rows[row as usize * LANES + lane],
        }
    }

    /// Sets the value of a slot without a row.
    pub fn set_single(&mut self, slot: Slot, value: u64) {
        self.single[slot as usize] = value;
    }

    /// Copies all values of one lane to another.
    pub fn move_lane(&mut self, from: usize, to: usize) {
        if from != to {
            self.rows.chunks_exact_mut(LANES).for_each(|row| row[to] = row[from]);
        }
    }

    /// Sets one value of a slot that has a row.
    pub fn set_value(&mut self, slot: Slot, lane: usize, value: u64) {
        self.rows[self.row_of[slot as usize] as usize * LANES + lane] = value;
    }
}

/// What an array has below its stores, looked up once for a row.
#[derive(Clone, Copy)]
enum LaneTable<'a> {
    Bytes(&'a [u8]),
    /// The slot of the first input.
    Inputs(Slot),
}

/// The values that a row is computed from.
struct Known<'a> {
    single: &'a [u64],
    rows: &'a [u64],
    row_of: &'a [u32],
    count: usize,
}

impl Known<'_> {
    #[inline]
    fn operand(&self, slot: Slot) -> Operand<'_> {
        match self.row_of[slot as usize] {
            NO_ROW => Operand::Single(self.single[slot as usize]),
            row => Operand::Row(&self.rows[row as usize * LANES..][..self.count]),
        }
    }

    #[inline]
    fn value(&self, slot: Slot, lane: usize) -> u64 {
        match self.row_of[slot as usize] {
            NO_ROW => self.single[slot as usize],
            row => self.rows[row as usize * LANES + lane],
        }
    }
}

impl Array {
    /// The byte below the stores at symbolic indices.
    #[inline]
    fn below_in_lane(&self, table: LaneTable, index: u64, lane: usize, known: &Known) -> u64 {
        if index >= self.size {
            return 0;
        }
        match (self.known(u128::from(index)), table) {
            (Some(value), _) => known.value(value, lane),
            (None, LaneTable::Bytes(bytes)) => u64::from(bytes[index as usize]),
            (None, LaneTable::Inputs(first)) => known.value(first + index as Slot, lane),
        }
    }
}

/// Replaces the bytes of the lanes in which a read meets a store.
#[inline(always)]
fn overwrite(index: Operand, at: Operand, value: Operand, size: u64, out: &mut [u64]) {
    let is_met = |index: u64, at: u64| index == at && at < size;
    match (index, at, value) {
        (Operand::Row(index), Operand::Row(at), Operand::Row(value)) => {
            for (((out, &index), &at), &value) in out.iter_mut().zip(index).zip(at).zip(value) {
                *out = if is_met(index, at) { value } else { *out };
            }
        }
        (Operand::Row(index), Operand::Row(at), Operand::Single(value)) => {
            for ((out, &index), &at) in out.iter_mut().zip(index).zip(at) {
                *out = if is_met(index, at) { value } else { *out };
            }
        }
        (Operand::Row(row), Operand::Single(single), value)
        | (Operand::Single(single), Operand::Row(row), value) => {
            for (lane, (out, &of_lane)) in out.iter_mut().zip(row).enumerate() {
                *out = if is_met(of_lane, single) { value.lane(lane) } else { *out };
            }
        }
        (Operand::Single(index), Operand::Single(at), value) => {
            if is_met(index, at) {
                map(value, out, |value| value);
            }
        }
    }
}

fn mask(width: Width) -> u64 {
    ones(width) as u64
}

#[inline(always)]
fn map(of: Operand, out: &mut [u64], f: impl Fn(u64) -> u64) {
    match of {
        Operand::Single(value) => out.fill(f(value)),
        Operand::Row(row) => {
            for (out, &value) in out.iter_mut().zip(row) {
                *out = f(value);
            }
        }
    }
}

#[inline(always)]
fn zip(a: Operand, b: Operand, out: &mut [u64], f: impl Fn(u64, u64) -> u64) {
    match (a, b) {
        (Operand::Single(a), b) => map(b, out, |b| f(a, b)),
        (a, Operand::Single(b)) => map(a, out, |a| f(a, b)),
        (Operand::Row(a), Operand::Row(b)) => {
            for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
                *out = f(a, b);
            }
        }
    }
}

/// If-then-else in each lane.
#[inline(always)]
fn choose(conditions: &[u64], a: Operand, b: Operand, out: &mut [u64]) {
    match (a, b) {
        (Operand::Row(a), Operand::Row(b)) => {
            for (((out, &condition), &a), &b) in out.iter_mut().zip(conditions).zip(a).zip(b) {
                *out = if condition != 0 { a } else { b };
            }
        }
        (Operand::Row(a), Operand::Single(b)) => {
            for ((out, &condition), &a) in out.iter_mut().zip(conditions).zip(a) {
                *out = if condition != 0 { a } else { b };
            }
        }
        (Operand::Single(a), Operand::Row(b)) => {
            for ((out, &condition), &b) in out.iter_mut().zip(conditions).zip(b) {
                *out = if condition != 0 { a } else { b };
            }
        }
        (Operand::Single(a), Operand::Single(b)) => {
            for (out, &condition) in out.iter_mut().zip(conditions) {
                *out = if condition != 0 { a } else { b };
            }
        }
    }
}

#[inline(always)]
fn binary(op: BinaryOp, width: Width, a: Operand, b: Operand, out: &mut [u64]) {
    let mask = mask(width);
    let bits = u64::from(width);
    match op {
        BinaryOp::Add => zip(a, b, out, |a, b| a.wrapping_add(b) & mask),
        BinaryOp::Sub => zip(a, b, out, |a, b| a.wrapping_sub(b) & mask),
        BinaryOp::Mul => zip(a, b, out, |a, b| a.wrapping_mul(b) & mask),
        BinaryOp::And => zip(a, b, out, |a, b| a & b),
        BinaryOp::Or => zip(a, b, out, |a, b| a | b),
        BinaryOp::Xor => zip(a, b, out, |a, b| a ^ b),
        BinaryOp::Shl => zip(a, b, out, |a, b| if b >= bits { 0 } else { a << b & mask }),
        BinaryOp::LShr => zip(a, b, out, |a, b| if b >= bits { 0 } else { a >> b }),
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem | BinaryOp::AShr => {
            zip(a, b, out, |a, b| concrete::binary(op, width, u128::from(a), u128::from(b)) as u64);
        }
    }
}

#[inline(always)]
fn compare(op: CompareOp, width: Width, a: Operand, b: Operand, out: &mut [u64]) {
    let sign = 1u64 << (width - 1);
    match op {
        CompareOp::Eq => zip(a, b, out, |a, b| u64::from(a == b)),
        CompareOp::Ult => zip(a, b, out, |a, b| u64::from(a < b)),
        CompareOp::Ule => zip(a, b, out, |a, b| u64::from(a <= b)),
        CompareOp::Slt => zip(a, b, out, |a, b| u64::from(a ^ sign < b ^ sign)),
        CompareOp::Sle => zip(a, b, out, |a, b| u64::from(a ^ sign <= b ^ sign)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::table::ByteTables;
    use super::*;
    use crate::generate::{GenerateOptions, random_expr};
    use loam_base::Rng;

    #[test]
    fn rows_agree_with_single_evaluations() {
        let mut compared = 0;
        for seed in 0..400 {
            let store = ExprStore::new();
            let mut rng = Rng::new(seed);
            let arrays = vec![store.array("x", 0, 4)];
            let options =
                GenerateOptions { arrays, memory: seed % 2 == 0, floats: seed % 4 < 2, division: true };
            let terms: Vec<_> = (0..4).map(|_| random_expr(&store, &mut rng, 32, 4, &options)).collect();
            let mut tables = (seed % 3 == 0).then(ByteTables::default);
            let tape = Tape::compile_with(&store, &terms, 1 << 16, tables.as_mut());
            let Some(tape) = tape.filter(Tape::fits_lanes) else { continue };
            let mut lanes = Lanes::new(&tape, 0..tape.len() as Slot);
            let inputs: Vec<Vec<u8>> =
                (0..LANES).map(|_| tape.symbols().iter().map(|_| rng.below(256) as u8).collect()).collect();
            for (lane, bytes) in inputs.iter().enumerate() {
                for (slot, &byte) in bytes.iter().enumerate() {
                    lanes.set_value(slot as Slot, lane, u64::from(byte));
                }
            }
            (0..tape.len() as Slot).for_each(|slot| tape.compute_row(&store, slot, LANES, &mut lanes));
            for (lane, bytes) in inputs.iter().enumerate() {
                let mut values = tape.values(|symbol| {
                    bytes[tape.symbols().binary_search(&symbol).expect("it is a symbol of the tape")]
                });
                tape.evaluate(&store, &mut values);
                for (slot, &value) in values.iter().enumerate() {
                    assert_eq!(
                        u128::from(lanes.value(slot as Slot, lane)),
                        value,
                        "seed {seed}, slot {slot}"
                    );
                }
                compared += 1;
            }
        }
        assert!(compared > 64 * 50, "{compared}");
    }
}
