//! Substitution: a term with some of its subterms replaced, rebuilt through the builder.
//!
//! Substitution is iterative and memoised, so depth and sharing cost nothing extra.

use crate::store::{Expr, ExprStore};
use crate::view::View;
use loam_base::rng::mix;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Hashes a handle by scrambling its number.
#[derive(Default)]
pub(crate) struct ExprHasher(u64);

impl Hasher for ExprHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = mix(self.0 ^ u64::from(byte));
        }
    }
    fn write_u32(&mut self, value: u32) {
        self.0 = mix(self.0 ^ u64::from(value));
    }
}

/// A map from terms; only for look-ups, never iterated where order matters.
pub(crate) type ExprMap<V> = HashMap<Expr, V, BuildHasherDefault<ExprHasher>>;

/// Replaces every subterm for which `replace` returns a replacement, from the top: replaced subterms are not entered. A
/// replacement has the width of the subterm.
pub fn substitute(store: &ExprStore, e: Expr, replace: &mut dyn FnMut(Expr) -> Option<Expr>) -> Expr {
    Substitution::new().apply(store, e, replace)
}

/// A memo that lives through several substitutions with the same replacements.
#[derive(Default)]
pub struct Substitution {
    done: ExprMap<Expr>,
}

impl Substitution {
    /// An empty memo.
    pub fn new() -> Self {
        Self::default()
    }

    /// As [`substitute`]; `replace` must return the same as in earlier calls.
    pub fn apply(
        &mut self,
        store: &ExprStore,
        e: Expr,
        replace: &mut dyn FnMut(Expr) -> Option<Expr>,
    ) -> Expr {
        // A term is pushed twice: first `replace` is called for it, then it is rebuilt after its operands.
        let mut open = vec![(e, false)];
        while let Some((next, entered)) = open.pop() {
            if self.done.contains_key(&next) {
                continue;
            }
            if entered {
                let made = rebuild(store, next, &|child| self.done[&child]);
                self.done.insert(next, made);
            } else if let Some(replacement) = replace(next) {
                self.done.insert(next, replacement);
            } else {
                open.push((next, true));
                open.extend(store.view(next).children().rev().map(|child| (child, false)));
            }
        }
        self.done[&e]
    }

    /// The number of terms in the memo.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Whether the memo is empty.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }
}

/// The same operation on changed operands.
pub fn rebuild(store: &ExprStore, e: Expr, new: &dyn Fn(Expr) -> Expr) -> Expr {
    let (view, width) = (store.view(e), store.width(e));
    if view.children().all(|child| new(child) == child) {
        return e;
    }
    match view {
        View::Constant(_) | View::Byte(_) | View::Base(_) => e,
        View::ArraySymbol(_) | View::ArrayConstant(_) => e,
        View::Binary(op, a, b) => store.binary(op, new(a), new(b)),
        View::Compare(op, a, b) => store.compare(op, new(a), new(b)),
        View::Ite(c, a, b) => store.ite(new(c), new(a), new(b)),
        View::Extract { of, low } => store.extract(new(of), low, width),
        View::Concat { high, low } => store.concat(new(high), new(low)),
        View::Extend(op, of) => store.extend(op, new(of), width),
        View::Select { array, index } => store.select(new(array), new(index)),
        View::Store { array, index, value } => store.store(new(array), new(index), new(value)),
        View::ArrayFilled { byte, size } => store.array_filled(new(byte), size),
        View::Lambda { body } => store.lambda(new(body)),
        View::Shifted { array, by } => store.shifted(new(array), new(by)),
        View::Overlay { array, bounds, source } => store.overlay_within(new(array), new(bounds), new(source)),
        View::FloatBinary(op, a, b) => store.float_binary(op, new(a), new(b)),
        View::FloatCompare(op, a, b) => store.float_compare(op, new(a), new(b)),
        View::FloatSqrt(of) => store.float_sqrt(new(of)),
        View::FloatRound(rounding, of) => store.float_round(rounding, new(of)),
        View::FloatFma(a, b, c) => store.float_fma(new(a), new(b), new(c)),
        View::FloatConvert(of) => store.float_convert(new(of), width),
        View::FloatFromInt { signedness, of } => store.float_from_int(signedness, new(of), width),
        View::FloatToInt { signedness, of } => store.float_to_int(signedness, new(of), width),
    }
}
