//! Provenance: the pointers that addresses were computed from.
//!
//! `t[c - 'a']` is, once its constants are folded, the term `c + (t - 97)`: the number in it may lie in another object than
//! `t`. So pointer arithmetic of the program records the base of the resulting term, and an
//! access through the term belongs to the object that the base lies in. Terms are shared, so one term may have been computed
//! from several bases: then any of them will do.

use loam_expr::Expr;
use loam_memory::Address;
use rustc_hash::FxHashMap;

/// Most bases of one term; a term with more has none.
const MOST: usize = 4;

/// For terms that are addresses, the pointers they were computed from.
#[derive(Default)]
pub(crate) struct Provenance {
    bases: FxHashMap<Expr, Vec<Address>>,
}

impl Provenance {
    /// Records that the term was computed from this pointer.
    pub fn add_base(&mut self, address: Expr, base: Address) {
        let bases = self.bases.entry(address).or_default();
        if !bases.contains(&base) && bases.len() <= MOST {
            bases.push(base);
        }
    }

    /// Records that the term was computed from another one.
    pub fn derive(&mut self, address: Expr, from: Expr) {
        if address != from {
            for base in self.bases.get(&from).cloned().unwrap_or_default() {
                self.add_base(address, base);
            }
        }
    }

    /// The pointers that the term was computed from; empty if they are not known.
    pub fn bases(&self, address: Expr) -> &[Address] {
        self.bases.get(&address).filter(|bases| bases.len() <= MOST).map_or(&[], |bases| bases)
    }
}
