//! Terms as a straight-line program, for trying many inputs on the same terms.
//!
//! A [`Tape`] lists every node below some terms once, operands before users. Its first places are the symbolic bytes;
//! evaluating it fills the others in order. Compared with an [`Evaluator`](crate::Evaluator) there is no memo to
//! keep and no node to look up, so a second evaluation costs a few nanoseconds per node.

use crate::concrete;
use crate::eval::apply_float;
use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;

/// A place on a tape.
pub type Place = u32;

/// What one place computes from earlier ones.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// A symbolic byte.
    Input,
    /// A constant.
    Constant(u128),
    /// Arithmetic.
    Binary(BinaryOp, Place, Place),
    /// A comparison of two places of one width.
    Compare(CompareOp, Place, Place),
    /// A choice.
    Ite(Place, Place, Place),
    /// Bits of a place, from this one up.
    Extract(Place, Width),
    /// High and low part.
    Concat(Place, Place),
    /// An extension.
    Extend(ExtendOp, Place),
    /// A read of one of the tape's arrays.
    Read(u32),
    /// A float operation.
    Float(Expr, [Place; 3]),
}

/// A read: the newest store at the index decides, at last the array below the stores.
#[derive(Clone, Debug)]
pub struct Read {
    /// The place of the index.
    pub index: Place,
    /// Index and value of the stores above the array, newest first.
    pub stores: Box<[(Place, Place)]>,
    /// The array below.
    pub table: Table,
    /// Its size in bytes.
    pub size: u64,
}

/// What lies below the stores of an array.
#[derive(Clone, Copy, Debug)]
pub enum Table {
    /// Constant bytes.
    Bytes(BytesId),
    /// Symbolic bytes, which are inputs from this place on.
    Inputs(Place),
}

/// A straight-line program for some terms of a store.
#[derive(Clone, Debug)]
pub struct Tape {
    symbols: Box<[Symbol]>,
    steps: Vec<(Step, Width)>,
    reads: Vec<Read>,
    roots: Box<[Place]>,
}

impl Tape {
    /// The program of these terms; `None` if it has more than `most` steps or a term has no value of its own.
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
        let mut compiler = Compiler { store, tape, places: ExprMap::default(), most };
        let roots: Option<Box<[Place]>> = terms.iter().map(|&term| compiler.place(term)).collect();
        Some(Self { roots: roots?, ..compiler.tape })
    }

    /// The symbolic bytes, sorted; they are the first places.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// The places of the terms, in the order they were given.
    pub fn roots(&self) -> &[Place] {
        &self.roots
    }

    /// The number of places.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether some place computes a float.
    pub fn has_floats(&self) -> bool {
        self.steps.iter().any(|(step, _)| matches!(step, Step::Float(..)))
    }

    /// Whether there is nothing to compute.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// What a place computes, and its width.
    pub fn step(&self, place: Place) -> (Step, Width) {
        self.steps[place as usize]
    }

    /// Adds the places that a place is computed from.
    pub fn operands(&self, place: Place, operands: &mut Vec<Place>) {
        match self.step(place).0 {
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
                    operands.extend(first..first + read.size as Place);
                }
            }
        }
    }

    /// One of the reads.
    pub fn read(&self, number: u32) -> &Read {
        &self.reads[number as usize]
    }

    /// Values for all places, with the inputs given and the rest not computed yet.
    pub fn values(&self, input: impl Fn(Symbol) -> u8) -> Vec<u128> {
        let inputs = self.symbols.iter().map(|&symbol| u128::from(input(symbol)));
        let mut values: Vec<u128> = inputs.collect();
        values.resize(self.steps.len(), 0);
        values
    }

    /// Computes all places from the inputs in `values`.
    pub fn evaluate(&self, store: &ExprStore, values: &mut [u128]) {
        for place in self.symbols.len()..self.steps.len() {
            values[place] = self.compute(store, place, values);
        }
    }

    /// Computes one place from the places before it.
    #[inline]
    pub fn compute(&self, store: &ExprStore, place: usize, values: &[u128]) -> u128 {
        let (step, width) = self.steps[place];
        let value = |place: Place| values[place as usize];
        let width_of = |place: Place| self.steps[place as usize].1;
        match step {
            Step::Input => values[place],
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
    places: ExprMap<Place>,
    most: usize,
}

impl Compiler<'_> {
    /// The place of a term, made with everything below it if need be.
    fn place(&mut self, term: Expr) -> Option<Place> {
        let mut open = vec![term];
        while let Some(&next) = open.last() {
            if self.places.contains_key(&next) {
                open.pop();
                continue;
            }
            let before = open.len();
            let view = self.store.view(next);
            match view {
                View::Select { array, index } => self.open_read(array, index, &mut open),
                _ => open.extend(view.children().filter(|child| !self.places.contains_key(child))),
            }
            if open.len() == before {
                open.pop();
                let place = self.make(next, view)?;
                self.places.insert(next, place);
            }
        }
        Some(self.places[&term])
    }

    /// Everything a read needs that has no place yet.
    fn open_read(&self, mut array: Expr, index: Expr, open: &mut Vec<Expr>) {
        let mut need = |e: Expr| {
            if !self.places.contains_key(&e) {
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

    fn make(&mut self, e: Expr, view: View) -> Option<Place> {
        let at = |e: Expr| self.places[&e];
        let step = match view {
            View::Constant(value) => Step::Constant(value),
            View::Byte(symbol) => return self.tape.symbols.binary_search(&symbol).ok().map(|at| at as Place),
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
        (self.tape.steps.len() <= self.most).then(|| self.tape.steps.len() as Place - 1)
    }

    fn make_read(&mut self, mut array: Expr, index: Expr) -> Option<Step> {
        let size = self.store.array_size(array);
        let mut stores = Vec::new();
        while let View::Store { array: below, index, value } = self.store.view(array) {
            stores.push((self.places[&index], self.places[&value]));
            array = below;
        }
        let table = match self.store.view(array) {
            View::ArrayConstant(bytes) => Table::Bytes(bytes),
            View::ArraySymbol(array) => {
                let first = self.tape.symbols.binary_search(&Symbol { array, offset: 0 }).ok()?;
                Table::Inputs(first as Place)
            }
            _ => return None,
        };
        let index = self.places[&index];
        self.tape.reads.push(Read { index, stores: stores.into(), table, size });
        Some(Step::Read(self.tape.reads.len() as u32 - 1))
    }
}
