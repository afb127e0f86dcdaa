//! Evaluation: the value of a term when every symbolic byte has a value.
//!
//! Small terms, the common case when a model is evaluated on constraints, are evaluated by plain recursion without any
//! table. Larger terms are evaluated with an explicit stack and a memo, so shared and deep terms cost one visit per
//! node. Arrays are never copied: a select walks the stores below it. No select has a λ array, so these are evaluated
//! only by [`Evaluator::eval_element`].

use crate::store::{Expr, ExprStore};
use crate::substitute::ExprMap;
use crate::view::*;
use crate::{concrete, concrete_float};
use std::collections::{BTreeMap, HashMap};
use std::hash::BuildHasher;

/// Values for the symbolic bytes, and for the bases of addresses where there are any.
pub trait Assignment {
    /// The value of a symbolic byte.
    fn byte(&self, symbol: Symbol) -> u8;

    /// The address of a base. By default bases are 4 GiB apart, in the order of their numbers.
    fn base(&self, base: BaseId) -> u64 {
        (u64::from(base.0) + 1) << 32
    }
}

impl<F: Fn(Symbol) -> u8> Assignment for F {
    fn byte(&self, symbol: Symbol) -> u8 {
        self(symbol)
    }
}

macro_rules! assignment_for_map {
    ($($map:ty $(, $hasher:ident)?;)*) => {
        $(impl$(<$hasher: BuildHasher>)? Assignment for $map {
            fn byte(&self, symbol: Symbol) -> u8 {
                self.get(&symbol).copied().unwrap_or(0)
            }
        })*
    };
}
// Bytes that are not in the map are 0.
assignment_for_map! {
    BTreeMap<Symbol, u8>;
    &BTreeMap<Symbol, u8>;
    HashMap<Symbol, u8, S>, S;
    &HashMap<Symbol, u8, S>, S;
}

/// An assignment in which the bound index of λ arrays has a value.
struct AtIndex<'a, A> {
    store: &'a ExprStore,
    assignment: &'a A,
    index: u64,
}

impl<A: Assignment> Assignment for AtIndex<'_, A> {
    fn byte(&self, symbol: Symbol) -> u8 {
        match self.store.byte_of_bound_index(symbol) {
            Some(at) => self.index.to_le_bytes()[at as usize],
            None => self.assignment.byte(symbol),
        }
    }

    fn base(&self, base: BaseId) -> u64 {
        self.assignment.base(base)
    }
}

/// Nodes that the plain recursion may visit before it gives up.
const SMALL: u32 = 48;

/// Evaluates terms of one store under one assignment, with a memo for the values of large terms.
pub struct Evaluator<'s, A> {
    store: &'s ExprStore,
    assignment: A,
    memo: ExprMap<u128>,
}

/// The values of large terms under one assignment: what is kept from one [`Evaluator`] for another with an equal assignment.
#[derive(Debug, Default)]
pub struct Values(ExprMap<u128>);

impl Values {
    /// The number of terms.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'s, A: Assignment> Evaluator<'s, A> {
    /// An evaluator with an empty memo.
    pub fn new(store: &'s ExprStore, assignment: A) -> Self {
        Self::with_values(store, assignment, Values::default())
    }

    /// An evaluator that knows the values of terms under an equal assignment.
    pub fn with_values(store: &'s ExprStore, assignment: A, Values(memo): Values) -> Self {
        Self { store, assignment, memo }
    }

    /// The values of the large terms that were evaluated.
    pub fn into_values(self) -> Values {
        Values(self.memo)
    }

    /// The value of a term, if it is so small that no memo is needed.
    pub fn eval_small(&self, e: Expr) -> Option<u128> {
        self.small(e, &mut SMALL.clone())
    }

    /// The value of a term; bits above its width are 0. Array terms have no value: the result is 0.
    pub fn eval(&mut self, e: Expr) -> u128 {
        let mut left = SMALL;
        match self.small(e, &mut left) {
            Some(value) => value,
            None => self.large(e),
        }
    }

    /// Whether a 1-bit term is true.
    pub fn eval_bool(&mut self, e: Expr) -> bool {
        self.eval(e) != 0
    }

    /// One element of an array term, which may be a λ array; 0 at or beyond its size.
    pub fn eval_element(&mut self, mut array: Expr, mut index: u64) -> u8 {
        loop {
            let size = self.store.array_size(array);
            if index >= size && size != u64::MAX {
                return 0;
            }
            match self.store.view(array) {
                View::Store { index: at, value, .. } if self.eval(at) == u128::from(index) => {
                    return self.eval(value) as u8;
                }
                View::Store { array: below, .. } => array = below,
                View::ArrayFilled { byte, .. } => return self.eval(byte) as u8,
                View::Lambda { body } => {
                    let at = AtIndex { store: self.store, assignment: &self.assignment, index };
                    return Evaluator::new(self.store, at).eval(body) as u8;
                }
                View::Shifted { array: of, by } => {
                    index = index.wrapping_add(self.eval(by) as u64);
                    array = of;
                }
                View::Overlay { array: below, bounds, source } => {
                    let bounds = self.eval(bounds);
                    let (start, end) = (bounds as u64, (bounds >> 64) as u64);
                    array = if (start..end).contains(&index) { source } else { below };
                }
                _ => return self.leaf_byte(array, u128::from(index)) as u8,
            }
        }
    }

    /// The assignment.
    pub fn assignment(&self) -> &A {
        &self.assignment
    }

    /// The value, if it takes visiting fewer than `left` nodes.
    fn small(&self, e: Expr, left: &mut u32) -> Option<u128> {
        *left = left.checked_sub(1)?;
        let view = self.store.view(e);
        let width_of = |e| self.store.width(e);
        // The common operations come first and directly; the rest goes through the general `apply`.
        match view {
            View::Constant(value) => Some(value),
            View::Byte(symbol) => Some(u128::from(self.assignment.byte(symbol))),
            View::Binary(op, a, b) => {
                let (x, y) = (self.small(a, left)?, self.small(b, left)?);
                Some(concrete::binary(op, width_of(e), x, y))
            }
            View::Compare(op, a, b) => {
                let (x, y) = (self.small(a, left)?, self.small(b, left)?);
                Some(u128::from(concrete::compare(op, width_of(a), x, y)))
            }
            View::Concat { high, low } => {
                Some(self.small(high, left)? << width_of(low) | self.small(low, left)?)
            }
            View::Extract { of, low } => Some(concrete::extract(self.small(of, left)?, low, width_of(e))),
            View::Extend(ExtendOp::Zero, of) => self.small(of, left),
            View::Ite(condition, a, b) => {
                let branch = if self.small(condition, left)? != 0 { a } else { b };
                self.small(branch, left)
            }
            View::Select { array, index } => {
                let index = self.small(index, left)?;
                self.small_select(array, index, left)
            }
            _ => {
                let mut values = [0; 3];
                for (value, child) in values.iter_mut().zip(view.children()) {
                    *value = self.small(child, left)?;
                }
                Some(self.apply(e, view, values))
            }
        }
    }

    fn small_select(&self, mut array: Expr, index: u128, left: &mut u32) -> Option<u128> {
        if index >= u128::from(self.store.array_size(array)) {
            return Some(0);
        }
        while let View::Store { array: below, index: at, value } = self.store.view(array) {
            *left = left.checked_sub(1)?;
            if self.small(at, left)? == index {
                return self.small(value, left);
            }
            array = below;
        }
        Some(self.leaf_byte(array, index))
    }

    /// The byte of an array without stores, at an index below its size.
    fn leaf_byte(&self, array: Expr, index: u128) -> u128 {
        let byte = match self.store.view(array) {
            View::ArraySymbol(array) => self.assignment.byte(Symbol { array, offset: index as u32 }),
            View::ArrayConstant(bytes) => self.store.bytes_of(bytes)[index as usize],
            _ => 0,
        };
        u128::from(byte)
    }

    fn large(&mut self, e: Expr) -> u128 {
        let mut open = vec![e];
        while let Some(&next) = open.last() {
            if self.known(next).is_some() {
                open.pop();
            } else if let Some(value) = self.step(next, &mut open) {
                self.memo.insert(next, value);
                open.pop();
            }
        }
        self.known(e).unwrap_or(0)
    }

    /// The value of a leaf, or of a term evaluated before.
    fn known(&self, e: Expr) -> Option<u128> {
        if let Some(value) = self.store.constant_value(e) {
            return Some(value);
        }
        if self.store.is_byte(e) {
            return Some(self.apply(e, self.store.view(e), [0; 3]));
        }
        self.memo.get(&e).copied()
    }

    /// The value, or `None` after pushing the operands that have to be evaluated first.
    fn step(&self, e: Expr, open: &mut Vec<Expr>) -> Option<u128> {
        let view = self.store.view(e);
        match view {
            View::Ite(condition, a, b) => {
                let condition = self.need(condition, open)?;
                self.need(if condition != 0 { a } else { b }, open)
            }
            View::Select { array, index } => {
                let index = self.need(index, open)?;
                self.step_select(array, index, open)
            }
            // An array term occurs here only if the caller evaluates it.
            View::Store { .. } | View::ArrayFilled { .. } | View::Lambda { .. } => Some(0),
            View::Shifted { .. } | View::Overlay { .. } => Some(0),
            _ => {
                let (mut values, mut complete) = ([0; 3], true);
                for (value, child) in values.iter_mut().zip(view.children()) {
                    match self.need(child, open) {
                        Some(known) => *value = known,
                        None => complete = false,
                    }
                }
                complete.then(|| self.apply(e, view, values))
            }
        }
    }

    fn need(&self, e: Expr, open: &mut Vec<Expr>) -> Option<u128> {
        let known = self.known(e);
        if known.is_none() {
            open.push(e);
        }
        known
    }

    /// Walks the stores. The indices without a value are all pushed at once, so that the walk is repeated a few times
    /// at most, and not once per store.
    fn step_select(&self, mut array: Expr, index: u128, open: &mut Vec<Expr>) -> Option<u128> {
        if index >= u128::from(self.store.array_size(array)) {
            return Some(0);
        }
        let mut complete = true;
        while let View::Store { array: below, index: at, value } = self.store.view(array) {
            match self.need(at, open) {
                Some(at) if at == index => return if complete { self.need(value, open) } else { None },
                Some(_) => {}
                None => complete = false,
            }
            array = below;
        }
        complete.then(|| self.leaf_byte(array, index))
    }

    /// The operation of one node on the values of its operands.
    #[inline]
    fn apply(&self, e: Expr, view: View, [x, y, z]: [u128; 3]) -> u128 {
        let width_of = |e| self.store.width(e);
        match view {
            View::Constant(value) => value,
            View::Byte(symbol) => u128::from(self.assignment.byte(symbol)),
            View::Base(base) => u128::from(self.assignment.base(base)),
            View::Binary(op, ..) => concrete::binary(op, width_of(e), x, y),
            View::Compare(op, a, _) => u128::from(concrete::compare(op, width_of(a), x, y)),
            View::Ite(..) => {
                if x != 0 {
                    y
                } else {
                    z
                }
            }
            View::Extract { low, .. } => concrete::extract(x, low, width_of(e)),
            View::Concat { low, .. } => x << width_of(low) | y,
            View::Extend(ExtendOp::Zero, _) => x,
            View::Extend(ExtendOp::Sign, of) => concrete::sign_extend(width_of(of), width_of(e), x),
            View::Select { .. } | View::ArraySymbol(_) | View::ArrayConstant(_) | View::Store { .. } => 0,
            View::ArrayFilled { .. } | View::Lambda { .. } | View::Shifted { .. } | View::Overlay { .. } => 0,
            _ => apply_float(self.store, e, [x, y, z]),
        }
    }
}

/// The float operation of a node on the values of its operands; 0 for any other node.
pub(crate) fn apply_float(store: &ExprStore, e: Expr, operands: [u128; 3]) -> u128 {
    FloatOperation::of(store, e).apply(operands)
}

/// The float operation of a node, for many values.
#[derive(Clone, Copy)]
pub(crate) struct FloatOperation {
    view: View,
    width: Width,
    /// The width of the first operand.
    operand: Width,
}

impl FloatOperation {
    /// The operation of a node.
    pub fn of(store: &ExprStore, e: Expr) -> Self {
        let view = store.view(e);
        let operand = view.children().next().map_or(0, |operand| store.width(operand));
        Self { view, width: store.width(e), operand }
    }

    /// The result on the values of the operands; 0 for a node without a float operation.
    #[inline]
    pub fn apply(self, [x, y, z]: [u128; 3]) -> u128 {
        let Self { view, width, operand } = self;
        let format = |width| FloatFormat::of_width(width).expect("checked when the term was built");
        match view {
            View::FloatBinary(op, ..) => concrete_float::binary(op, format(width), x, y),
            View::FloatCompare(op, ..) => u128::from(concrete_float::compare(op, format(operand), x, y)),
            View::FloatSqrt(_) => concrete_float::sqrt(format(width), x),
            View::FloatRound(rounding, _) => concrete_float::round(rounding, format(width), x),
            View::FloatFma(..) => concrete_float::fma(format(width), x, y, z),
            View::FloatConvert(_) => concrete_float::convert(format(operand), format(width), x),
            View::FloatFromInt { signedness, .. } => {
                concrete_float::from_int(signedness, operand, format(width), x)
            }
            View::FloatToInt { signedness, .. } => {
                concrete_float::to_int(signedness, format(operand), width, x)
            }
            _ => 0,
        }
    }
}
