//! Terms as a straight-line program, for evaluating the same terms with many inputs.
//!
//! A [`Tape`] lists every node below some terms once, operands before users. Its first slots are the symbolic bytes;
//! evaluating it fills the others in order. Compared with an [`Evaluator`](crate::Evaluator) there is no memo to
//! keep and no node to look up, so a second evaluation costs a few nanoseconds per node.

pub mod lanes;
pub mod table;
pub mod unknown;

use crate::concrete;
use crate::eval::apply_float;
use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;
use table::{ByteTable, ByteTables};

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
    /// One of the tape's arrays; the slot has no value.
    Array(u32),
    /// The byte of an array, which is this slot, at an index.
    Read {
        /// The slot of the array.
        array: Slot,
        /// The slot of the index.
        index: Slot,
    },
    /// A float operation.
    Float(Expr, [Slot; 3]),
    /// A value that depends on one byte: the entry for this byte in one of the tape's tables.
    OfByte {
        /// The number of the table.
        table: u32,
        /// The slot of the byte.
        byte: Slot,
    },
}

/// An array, which all reads of it share: the newest store at an index determines the byte, without such a store the array
/// below the stores. Objects have thousands of stores at constant indices, so these are looked up, not tried.
#[derive(Clone, Debug)]
pub struct Array {
    /// Index and value of the stores from the newest down to the oldest at a symbolic index, newest first.
    pub newest: Box<[(StoreIndex, Slot)]>,
    /// Index and value of the stores below these, by index: the newest at each.
    pub known: Box<[(u64, Slot)]>,
    /// The array below the stores.
    pub table: Table,
    /// The size of the array in bytes.
    pub size: u64,
}

/// The index of a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreIndex {
    /// A constant.
    Constant(u128),
    /// The value of a slot.
    Slot(Slot),
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
    arrays: Vec<Array>,
    tables: Vec<ByteTable>,
    roots: Box<[Slot]>,
}

impl Tape {
    /// The program of these terms; `None` if it has more than `most` steps or a term has no value (bases and arrays).
    pub fn compile(store: &ExprStore, terms: &[Expr], most: usize) -> Option<Self> {
        Self::compile_with(store, terms, most, None)
    }

    /// As [`compile`](Self::compile), with one step for each term that depends on one byte, if there are tables.
    pub fn compile_with(
        store: &ExprStore,
        terms: &[Expr],
        most: usize,
        tables: Option<&mut ByteTables>,
    ) -> Option<Self> {
        let mut symbols: Vec<Symbol> =
            terms.iter().flat_map(|&term| store.support(term).iter().copied()).collect();
        symbols.sort_unstable();
        symbols.dedup();
        if symbols.len() > most {
            return None;
        }
        let steps = vec![(Step::Input, 8); symbols.len()];
        let symbols = symbols.into();
        let tape = Self { symbols, steps, arrays: Vec::new(), tables: Vec::new(), roots: Box::default() };
        let mut compiler = Compiler { store, tape, tables, slots: ExprMap::default(), stores: 0, most };
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

    /// The number of stores of all arrays.
    pub fn stores(&self) -> usize {
        self.arrays.iter().map(|array| array.newest.len() + array.known.len()).sum()
    }

    /// The number of slots, and of the stores that are tried one after another at each read.
    pub fn cost(&self) -> usize {
        let tried = |(step, _): &(Step, Width)| match *step {
            Step::Read { array, .. } => self.array(array).newest.len(),
            _ => 0,
        };
        self.steps.len() + self.steps.iter().map(tried).sum::<usize>()
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
            Step::Extract(of, _) | Step::Extend(_, of) | Step::OfByte { byte: of, .. } => operands.push(of),
            Step::Float(_, of) => operands.extend(of),
            Step::Read { array, index } => operands.extend([array, index]),
            Step::Array(number) => {
                let Array { newest, known, table, size } = &self.arrays[number as usize];
                for &(index, value) in newest {
                    operands.push(value);
                    operands.extend(index.slot());
                }
                operands.extend(known.iter().map(|&(_, value)| value));
                if let Table::Inputs(first) = *table {
                    operands.extend(first..first + *size as Slot);
                }
            }
        }
    }

    /// The array of a slot that is one.
    pub fn array(&self, slot: Slot) -> &Array {
        match self.steps[slot as usize].0 {
            Step::Array(number) => &self.arrays[number as usize],
            _ => unreachable!("reads name slots of arrays"),
        }
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
            Step::Array(_) => 0,
            Step::Read { array, index } => self.array(array).byte(store, value(index), values),
            Step::Float(e, operands) => apply_float(store, e, operands.map(value)),
            Step::OfByte { table, byte } => {
                u128::from(self.tables[table as usize][usize::from(value(byte) as u8)])
            }
        }
    }
}

impl StoreIndex {
    /// The slot, unless the index is constant.
    fn slot(self) -> Option<Slot> {
        match self {
            Self::Constant(_) => None,
            Self::Slot(slot) => Some(slot),
        }
    }
}

impl Array {
    /// Whether nothing was stored over the table.
    fn has_no_stores(&self) -> bool {
        self.newest.is_empty() && self.known.is_empty()
    }

    fn byte(&self, store: &ExprStore, index: u128, values: &[u128]) -> u128 {
        if index >= u128::from(self.size) {
            return 0;
        }
        match (self.stored(index, values), self.table) {
            (Some(value), _) => values[value as usize],
            (None, Table::Bytes(bytes)) => u128::from(store.bytes_of(bytes)[index as usize]),
            (None, Table::Inputs(first)) => values[first as usize + index as usize],
        }
    }

    /// The slot of the value that was stored at an index last, if there is a store at this index.
    pub fn stored(&self, index: u128, values: &[u128]) -> Option<Slot> {
        let is_here = |&&(at, _): &&(StoreIndex, Slot)| match at {
            StoreIndex::Constant(at) => at == index,
            StoreIndex::Slot(at) => values[at as usize] == index,
        };
        let newest = self.newest.iter().find(is_here).map(|&(_, value)| value);
        newest.or_else(|| self.known(index))
    }

    /// The value of the newest store at a constant index below the stores at symbolic indices.
    fn known(&self, index: u128) -> Option<Slot> {
        let place = self.known.binary_search_by_key(&index, |&(at, _)| u128::from(at)).ok()?;
        Some(self.known[place].1)
    }
}

struct Compiler<'s> {
    store: &'s ExprStore,
    tape: Tape,
    /// The tables of terms that depend on one byte, if these are one step.
    tables: Option<&'s mut ByteTables>,
    slots: ExprMap<Slot>,
    /// The stores of all arrays so far, which count as steps.
    stores: usize,
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
            if let Some(table) = self.tables.as_mut().and_then(|tables| tables.of(self.store, next, &view)) {
                open.pop();
                let slot = self.push_table(next, table)?;
                self.slots.insert(next, slot);
                continue;
            }
            match view {
                View::Store { .. } | View::ArraySymbol(_) | View::ArrayConstant(_) => {
                    self.open_array(next, &mut open);
                }
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

    /// The slot of a term that depends on one byte.
    fn push_table(&mut self, term: Expr, table: ByteTable) -> Option<Slot> {
        let symbol = self.store.only_symbol(term)?;
        let byte = self.tape.symbols.binary_search(&symbol).ok()? as Slot;
        self.tape.tables.push(table);
        let table = self.tape.tables.len() as u32 - 1;
        self.push(Step::OfByte { table, byte }, self.store.width(term))
    }

    fn push(&mut self, step: Step, width: Width) -> Option<Slot> {
        self.tape.steps.push((step, width));
        (self.tape.steps.len() + self.stores <= self.most).then(|| self.tape.steps.len() as Slot - 1)
    }

    /// The operands of an array that have no slot yet.
    fn open_array(&self, mut array: Expr, open: &mut Vec<Expr>) {
        let mut need = |e: Expr| {
            if !self.slots.contains_key(&e) {
                open.push(e);
            }
        };
        while let View::Store { array: below, index, value } = self.store.view(array) {
            if !self.store.is_constant(index) {
                need(index);
            }
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
            View::Select { array, index } => Step::Read { array: at(array), index: at(index) },
            View::ArraySymbol(_) | View::ArrayConstant(_) | View::Store { .. } => self.make_array(e)?,
            View::Base(_) => return None,
            // No read has such an array.
            View::ArrayFilled { .. } | View::Lambda { .. } => return None,
            View::Shifted { .. } | View::Overlay { .. } => return None,
            _ => {
                let mut operands = [0; 3];
                for (operand, child) in operands.iter_mut().zip(view.children()) {
                    *operand = at(child);
                }
                Step::Float(e, operands)
            }
        };
        self.push(step, self.store.width(e))
    }

    fn make_array(&mut self, mut array: Expr) -> Option<Step> {
        let size = self.store.array_size(array);
        let mut stores = Vec::new();
        let mut symbolic = 0;
        while let View::Store { array: below, index, value } = self.store.view(array) {
            let index = match self.store.constant_value(index) {
                Some(index) => StoreIndex::Constant(index),
                None => StoreIndex::Slot(self.slots[&index]),
            };
            stores.push((index, self.slots[&value]));
            if index.slot().is_some() {
                symbolic = stores.len();
            }
            array = below;
        }
        self.stores += stores.len();
        let at_constant = |&(index, value): &(StoreIndex, Slot)| match index {
            StoreIndex::Constant(index) => Some((u64::try_from(index).ok()?, value)),
            StoreIndex::Slot(_) => None,
        };
        let mut known: Vec<(u64, Slot)> = stores[symbolic..].iter().filter_map(at_constant).collect();
        // Of several stores at an index the newest comes first, and stays.
        known.sort_by_key(|&(index, _)| index);
        known.dedup_by_key(|&mut (index, _)| index);
        stores.truncate(symbolic);
        let table = match self.store.view(array) {
            View::ArrayConstant(bytes) => Table::Bytes(bytes),
            View::ArraySymbol(array) => {
                let first = self.tape.symbols.binary_search(&Symbol { array, offset: 0 }).ok()?;
                Table::Inputs(first as Slot)
            }
            _ => return None,
        };
        self.tape.arrays.push(Array { newest: stores.into(), known: known.into(), table, size });
        Some(Step::Array(self.tape.arrays.len() as u32 - 1))
    }
}
