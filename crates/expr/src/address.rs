//! The addresses of the opaque bases of address terms.
//!
//! A memory model that moves objects gives the program addresses of the form *base + offset* and keeps the current
//! address of each base here. Terms and path conditions keep the bases; a query to a solver has them replaced by their
//! current addresses. With memory models whose addresses are constants the table stays empty and costs nothing.

use crate::store::{Expr, ExprStore};
use crate::substitute::substitute;
use crate::view::{BaseId, View};
use loam_base::{Copies, Detach, OrdMap};

/// The table from bases to addresses. Clones share their contents.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Bases(OrdMap<u64>);

impl Detach for Bases {
    fn detach(&mut self, copies: &mut Copies) {
        self.0.detach(copies, |_, _| {});
    }
}

impl Bases {
    /// Whether no base has an address.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Sets the address of a base.
    pub fn set(&mut self, base: BaseId, address: u64) {
        self.0.insert(u64::from(base.0), address);
    }

    /// The bases of both; a base that both have has one address.
    #[must_use]
    pub fn joined(&self, other: &Self) -> Self {
        let mut both = self.clone();
        for (base, &address) in other.0.iter() {
            both.0.insert(base, address);
        }
        both
    }

    /// The address of a base; 0 if none was set.
    pub fn address(&self, base: BaseId) -> u64 {
        self.0.get(u64::from(base.0)).copied().unwrap_or(0)
    }

    /// The term with every base replaced by its address.
    pub fn ground(&self, store: &ExprStore, term: Expr) -> Expr {
        if self.is_empty() {
            return term;
        }
        substitute(store, term, &mut |part| match store.view(part) {
            View::Base(base) => Some(store.word(self.address(base))),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bases_of_two_paths_are_those_of_both() {
        let (mut one, mut other) = (Bases::default(), Bases::default());
        one.set(BaseId(1), 0x1000);
        other.set(BaseId(2), 0x2000);
        let both = one.joined(&other);
        assert_eq!([1, 2].map(|base| both.address(BaseId(base))), [0x1000, 0x2000]);
    }

    #[test]
    fn grounding_replaces_bases_by_what_they_are_now() {
        let store = ExprStore::new();
        let pointer = store.add(store.base(BaseId(3)), store.word(8));
        let mut bases = Bases::default();
        assert_eq!(bases.ground(&store, pointer), pointer);
        bases.set(BaseId(3), 0x1000);
        assert_eq!(bases.ground(&store, pointer), store.word(0x1008));
        bases.set(BaseId(3), 0x2000);
        assert_eq!(bases.ground(&store, pointer), store.word(0x2008));
    }
}
