//! Terms as a straight-line program, for evaluating the same terms with many inputs.
//!
//! A [`Tape`] lists every node below some terms once, operands before users. Its first slots are the symbolic bytes;
//! evaluating it fills the others in order. Compared with an [`Evaluator`](crate::Evaluator) there is no memo to
//! keep and no node to look up, so a second evaluation costs a few nanoseconds per node.

pub mod unknown;

use crate::concrete;
use crate::eval::apply_float;
use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;

/// The index of a step of a tape, and of its value.
pub type Slot = u32;

/// The operation that computes a slot from earlier slots.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// A symbolic byte.
    Input,
    /// A constant.
    Constant(u128),
    /// Arithmetic.
    Binary(BinaryOp, Slot, Slot),
    /// A comparison of two slots of one width.
    Compare(CompareOp, Slot, Slot),
    /// If-then-else.
    Ite(Slot, Slot, Slot),
    /// Bits of a slot, from this bit up.
    Extract(Slot, Width),
    /// High and low part.
    Concat(Slot, Slot),
    /// An extension.
    Extend(ExtendOp, Slot),
    /// A read of one of the tape's arrays.
    Read(u32),
    /// A float operation.
    Float(Expr, [Slot; 3]),
}

/// A read: the newest store at the index determines the byte, without such a store the array below the stores.
#[derive(Clone, Debug)]
pub struct Read {
    /// The slot of the index.
    pub index: Slot,
    /// Index and value of the stores above the array, newest first.
    pub stores: Box<[(Slot, Slot)]>,
    /// The array below the stores.
    pub table: Table,
    /// The size of the array in bytes.
    pub size: u64,
}

/// The array below all stores.
#[derive(Clone, Copy, Debug)]
pub enum Table {
    /// Constant bytes.
    Bytes(BytesId),
    /// Symbolic bytes, which are inputs from this slot on.
    Inputs(Slot),
}

/// A straight-line program for some terms of a store.
#[derive(Clone, Debug)]
pub struct Tape {
    symbols: Box<[Symbol]>,
    steps: Vec<(Step, Width)>,
    reads: Vec<Read>,
    roots: Box<[Slot]>,
}

impl Tape {
    /// The program of these terms; `None` if it has more than `most` steps or a term has no value (bases and arrays).
    pub fn compile(store: &ExprStore, terms: &[Expr], most: usize) -> Option<Self> {
        let mut symbols: Vec<Symbol> =
            terms.iter().flat_map(|&term| store.support(term).iter().copied()).collect();
        symbols.sort_unstable();
        symbols.dedup();
        if symbols.len() > most {
            return None;
        }
        let steps = vec![(Step::Input, 8); symbols.len()];
        let tape = Self { symbols: symbols.into(), steps, reads: Vec::new(), roots: Box::default() };
        let mut compiler = Compiler { store, tape, slots: ExprMap::default(), most };
        let roots: Option<Box<[Slot]>> = terms.iter().map(|&term| compiler.slot(term)).collect();
        Some(Self { roots: roots?, ..compiler.tape })
    }

    /// The symbolic bytes, sorted; they are the first slots.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// The slots of the terms, in the order they were given.
    pub fn roots(&self) -> &[Slot] {
        &self.roots
    }

    /// The number of slots.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether some slot computes a float.
    pub fn has_floats(&self) -> bool {
        self.steps.iter().any(|(step, _)| matches!(step, Step::Float(..)))
    }

    /// Whether the tape has no slots.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The operation of a slot, and its width.
    pub fn step(&self, slot: Slot) -> (Step, Width) {
        self.steps[slot as usize]
    }

    /// Adds the slots that a slot is computed from.
    pub fn operands(&self, slot: Slot, operands: &mut Vec<Slot>) {
        match self.step(slot).0 {
            Step::Input | Step::Constant(_) => {}
            Step::Binary(_, a, b) | Step::Compare(_, a, b) | Step::Concat(a, b) => operands.extend([a, b]),
            Step::Ite(condition, a, b) => operands.extend([condition, a, b]),
            Step::Extract(of, _) | Step::Extend(_, of) => operands.push(of),
            Step::Float(_, of) => operands.extend(of),
            Step::Read(number) => {
                let read = self.read(number);
                operands.push(read.index);
                operands.extend(read.stores.iter().flat_map(|&(index, value)| [index, value]));
                if let Table::Inputs(first) = read.table {
                    operands.extend(first..first + read.size as Slot);
                }
            }
        }
    }

    /// One of the reads.
    pub fn read(&self, number: u32) -> &Read {
        &self.reads[number as usize]
    }

    /// Values of all slots, with the inputs set and the others not computed yet.
    pub fn values(&self, input: impl Fn(Symbol) -> u8) -> Vec<u128> {
        let inputs = self.symbols.iter().map(|&symbol| u128::from(input(symbol)));
        let mut values: Vec<u128> = inputs.collect();
        values.resize(self.steps.len(), 0);
        values
    }

    /// Computes all slots from the inputs in `values`.
    pub fn evaluate(&self, store: &ExprStore, values: &mut [u128]) {
        for slot in self.symbols.len()..self.steps.len() {
            values[slot] = self.compute(store, slot, values);
        }
    }

    /// Computes one slot from the slots before it.
    #[inline]
    pub fn compute(&self, store: &ExprStore, slot: usize, values: &[u128]) -> u128 {
        let (step, width) = self.steps[slot];
        let value = |slot: Slot| values[slot as usize];
        let width_of = |slot: Slot| self.steps[slot as usize].1;
        match step {
            Step::Input => values[slot],
            Step::Constant(constant) => constant,
            Step::Binary(op, a, b) => concrete::binary(op, width, value(a), value(b)),
            Step::Compare(op, a, b) => u128::from(concrete::compare(op, width_of(a), value(a), value(b))),
            Step::Ite(condition, a, b) => value(if value(condition) != 0 { a } else { b }),
            Step::Extract(of, low) => concrete::extract(value(of), low, width),
            Step::Concat(high, low) => value(high) << width_of(low) | value(low),
            Step::Extend(ExtendOp::Zero, of) => value(of),
            Step::Extend(ExtendOp::Sign, of) => concrete::sign_extend(width_of(of), width, value(of)),
            Step::Read(number) => self.compute_read(store, &self.reads[number as usize], values),
            Step::Float(e, operands) => apply_float(store, e, operands.map(value)),
        }
    }

    fn compute_read(&self, store: &ExprStore, read: &Read, values: &[u128]) -> u128 {
        let index = values[read.index as usize];
        if index >= u128::from(read.size) {
            return 0;
        }
        let hit = read.stores.iter().find(|(at, _)| values[*at as usize] == index);
        match (hit, read.table) {
            (Some(&(_, value)), _) => values[value as usize],
            (None, Table::Bytes(bytes)) => u128::from(store.bytes_of(bytes)[index as usize]),
            (None, Table::Inputs(first)) => values[first as usize + index as usize],
        }
    }
}

struct Compiler<'s> {
    store: &'s ExprStore,
    tape: Tape,
    slots: ExprMap<Slot>,
    most: usize,
}

impl Compiler<'_> {
    /// The slot of a term, which is made together with its subterms if necessary.
    fn slot(&mut self, term: Expr) -> Option<Slot> {
        let mut open = vec![term];
        while let Some(&next) = open.last() {
            if self.slots.contains_key(&next) {
                open.pop();
                continue;
            }
            let before = open.len();
            let view = self.store.view(next);
            match view {
                View::Select { array, index } => self.open_read(array, index, &mut open),
                _ => open.extend(view.children().filter(|child| !self.slots.contains_key(child))),
            }
            if open.len() == before {
                open.pop();
                let slot = self.make(next, view)?;
                self.slots.insert(next, slot);
            }
        }
        Some(self.slots[&term])
    }

    /// The operands of a read that have no slot yet.
    fn open_read(&self, mut array: Expr, index: Expr, open: &mut Vec<Expr>) {
        let mut need = |e: Expr| {
            if !self.slots.contains_key(&e) {
                open.push(e);
            }
        };
        need(index);
        while let View::Store { array: below, index, value } = self.store.view(array) {
            need(index);
            need(value);
            array = below;
        }
    }

    fn make(&mut self, e: Expr, view: View) -> Option<Slot> {
        let at = |e: Expr| self.slots[&e];
        let step = match view {
            View::Constant(value) => Step::Constant(value),
            View::Byte(symbol) => return self.tape.symbols.binary_search(&symbol).ok().map(|at| at as Slot),
            View::Binary(op, a, b) => Step::Binary(op, at(a), at(b)),
            View::Compare(op, a, b) => Step::Compare(op, at(a), at(b)),
            View::Ite(condition, a, b) => Step::Ite(at(condition), at(a), at(b)),
            View::Extract { of, low } => Step::Extract(at(of), low),
            View::Concat { high, low } => Step::Concat(at(high), at(low)),
            View::Extend(op, of) => Step::Extend(op, at(of)),
            View::Select { array, index } => self.make_read(array, index)?,
            View::Base(_) | View::ArraySymbol(_) | View::ArrayConstant(_) | View::Store { .. } => {
                return None;
            }
            _ => {
                let mut operands = [0; 3];
                for (operand, child) in operands.iter_mut().zip(view.children()) {
                    *operand = at(child);
                }
                Step::Float(e, operands)
            }
        };
        self.tape.steps.push((step, self.store.width(e)));
        (self.tape.steps.len() <= self.most).then(|| self.tape.steps.len() as Slot - 1)
    }

    fn make_read(&mut self, mut array: Expr, index: Expr) -> Option<Step> {
        let size = self.store.array_size(array);
        let mut stores = Vec::new();
        while let View::Store { array: below, index, value } = self.store.view(array) {
            stores.push((self.slots[&index], self.slots[&value]));
            array = below;
        }
        let table = match self.store.view(array) {
            View::ArrayConstant(bytes) => Table::Bytes(bytes),
            View::ArraySymbol(array) => {
                let first = self.tape.symbols.binary_search(&Symbol { array, offset: 0 }).ok()?;
                Table::Inputs(first as Slot)
            }
            _ => return None,
        };
        let index = self.slots[&index];
        self.tape.reads.push(Read { index, stores: stores.into(), table, size });
        Some(Step::Read(self.tape.reads.len() as u32 - 1))
    }
}
