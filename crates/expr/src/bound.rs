//! Bound words: 64-bit symbols that stand for any number, and for no input.
//!
//! The index of a λ array is one ([`ExprStore::bound_index`]), the number of an iteration of a loop is another. A bound word is replaced
//! before a term that has it gets into a path condition or into memory; in the body of a [`View::Lambda`] the index
//! stays, and every read replaces it. No body has a λ array in it, so one index is enough for all of them, and the index of a read
//! may itself have the bound index in it: replacements are not entered.

use crate::store::{ArrayInfo, ArrayKind, Expr, ExprStore};
use crate::substitute::Substitution;
use crate::view::{ArrayId, Symbol, View};

/// The number of the bound word that is the index of λ arrays.
const INDEX: u32 = 0;

impl ExprStore {
    /// The array of a bound word.
    fn bound_array(&self, number: u32) -> ArrayId {
        self.array_of_kind(ArrayInfo {
            name: "bound".into(),
            ordinal: number,
            size: 8,
            kind: ArrayKind::Bound,
        })
    }

    /// The bound word with this number; 0 is the index of λ arrays.
    pub fn bound_word(&self, number: u32) -> Expr {
        let array = self.bound_array(number);
        let byte = |offset| self.byte(Symbol { array, offset });
        (1..8).fold(byte(0), |low, offset| self.concat(byte(offset), low))
    }

    /// The index of the element that the body of a λ array is.
    pub fn bound_index(&self) -> Expr {
        self.bound_word(INDEX)
    }

    /// Whether a term has the bound word with this number.
    pub fn has_bound(&self, e: Expr, number: u32) -> bool {
        self.support_arrays(e).iter().any(|&array| self.is_bound(array, number))
    }

    /// Whether an array is the bound word with this number.
    fn is_bound(&self, array: ArrayId, number: u32) -> bool {
        let info = self.array_info(array);
        info.kind == ArrayKind::Bound && info.ordinal == number
    }

    /// The term with the bound word of this number replaced by a 64-bit term.
    pub fn with_bound(&self, e: Expr, number: u32, word: Expr) -> Expr {
        assert_eq!(self.width(word), 64, "a bound word has 64 bits");
        if !self.has_bound(e, number) {
            return e;
        }
        let (array, whole) = (self.bound_array(number), self.bound_word(number));
        Substitution::new().apply(self, e, &mut |part| match self.view(part) {
            _ if part == whole => Some(word),
            View::Byte(symbol) if symbol.array == array => {
                Some(self.extract(word, 8 * symbol.offset as u16, 8))
            }
            _ => None,
        })
    }

    /// The term with the bound index of λ arrays replaced by a 64-bit term.
    pub fn with_bound_index(&self, e: Expr, index: Expr) -> Expr {
        self.with_bound(e, INDEX, index)
    }

    /// Whether the term has the index of a λ array above it.
    pub(crate) fn has_bound_index(&self, e: Expr) -> bool {
        self.has_bound(e, INDEX)
    }

    /// The byte of the bound index that a symbol is, if it is one.
    pub(crate) fn byte_of_bound_index(&self, symbol: Symbol) -> Option<u32> {
        self.is_bound(symbol.array, INDEX).then_some(symbol.offset)
    }
}
