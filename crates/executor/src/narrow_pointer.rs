//! Pointers of 32 bits: a term that was cut to 32 bits becomes the address again that it was.
//!
//! Registers and memory of such programs have 32 bits for a pointer, addresses have 64. Cut and extended again, an address that
//! lies below 4 GiB on this path is the same term as before: then it belongs to the same object, and has the form that memory
//! models know.

use crate::machine::Machine;
use loam_expr::{Expr, View};
use loam_memory::Value;
use loam_program::ir::DataModel;

/// Most choices that are looked through.
const DEEPEST: u32 = 8;

impl Machine {
    /// A term extended to 64 bits with zeros.
    pub(crate) fn as_word(&self, term: Expr) -> Value {
        let is_narrow = self.image.program.data_model == DataModel::Ilp32 && self.store.width(term) == 32;
        let address = if is_narrow { self.address_cut(term, DEEPEST) } else { None };
        address.map_or_else(
            || Value::Term(Value::Term(term).term(&self.store, 64)),
            |address| Value::of(&self.store, address),
        )
    }

    /// The address that a pointer of the program stands for.
    pub(crate) fn extended_pointer(&self, pointer: Value) -> Value {
        match pointer {
            Value::Bits(_) => pointer,
            Value::Term(term) => self.as_word(term),
        }
    }

    /// The address whose lower half a term is, if its upper half is zero.
    fn address_cut(&self, term: Expr, depth: u32) -> Option<Expr> {
        match self.store.view(term) {
            View::Constant(_) => Some(self.store.zext(term, 64)),
            View::Extract { of, low: 0 } if self.store.width(of) == 64 => {
                let path = &self.state.path;
                let (_, most) = path.bounds(&self.store, path.bases.ground(&self.store, of));
                (most <= u128::from(u32::MAX)).then_some(of)
            }
            View::Ite(condition, a, b) if depth > 0 => {
                let (a, b) = (self.address_cut(a, depth - 1)?, self.address_cut(b, depth - 1)?);
                Some(self.store.ite(condition, a, b))
            }
            _ => None,
        }
    }

    /// Records where a term was computed from that an address is cut to.
    pub(crate) fn keep_base_of_cut(&mut self, address: Value, cut: Value) {
        if self.image.program.data_model == DataModel::Ilp32
            && let (Value::Term(address), Value::Term(cut)) = (address, cut)
            && self.store.width(address) == 64
            && self.store.width(cut) == 32
        {
            let extended = self.store.zext(cut, 64);
            self.provenance.derive(extended, address);
        }
    }
}
