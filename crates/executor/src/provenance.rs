//! Provenance: the pointers that addresses were computed from.
//!
//! `t[c - 'a']` is, once its constants are folded, the term `c + (t - 97)`: the number in it may lie in another object than
//! `t`. So pointer arithmetic of the program records the base of the resulting term, and an
//! access through the term belongs to the object that the base lies in. Terms are shared, so one term may have been computed
//! from several bases: then any of them will do.
//!
//! A state that one worker steals from another has terms that the thief has not computed itself. So a worker writes what it
//! records into a log that all workers of the run share, and reads there what others have recorded before it runs stolen states.

use crate::machine::Machine;
use loam_base::lock;
use loam_expr::{BaseId, BinaryOp, Expr, Needed, View};
use loam_memory::{Address, Value};
use loam_program::ir::Operand;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex};

/// A pointer that is moved by less than this stays a number: no other object lies so near.
const NEAR: u64 = 4096;

/// Whether a pointer was moved by little.
#[inline(always)]
pub(crate) fn is_near(from: u64, to: u64) -> bool {
    to.wrapping_sub(from).wrapping_add(NEAR) < 2 * NEAR
}

/// Most bases of one term; a term with more has none.
const MOST: usize = 4;

/// What the workers of a run have recorded.
#[derive(Default)]
pub(crate) struct SharedProvenance {
    /// Terms and pointers that they were computed from.
    log: Mutex<Vec<(Expr, Address)>>,
    /// The symbolic bases of objects by their addresses: one for each address, so that it is the same in all paths.
    strayed_from: Mutex<FxHashMap<Address, BaseId>>,
}

impl SharedProvenance {
    /// Forgets terms that are not needed any more. The workers have forgotten what they know, and read the log again.
    pub fn forget_all_but(&self, needed: &mut Needed) {
        lock(&self.log).retain(|&(term, _)| needed.has(term));
    }
}

/// For terms that are addresses, the pointers they were computed from: what one worker knows.
#[derive(Default)]
pub(crate) struct Provenance {
    bases: FxHashMap<Expr, Vec<Address>>,
    shared: Arc<SharedProvenance>,
    /// How much of the shared log is in `bases`.
    read: usize,
}

impl Provenance {
    /// What a new worker of a run knows.
    pub fn sharing(shared: &Arc<SharedProvenance>) -> Self {
        let mut new = Self { shared: Arc::clone(shared), ..Self::default() };
        new.catch_up();
        new
    }

    /// Records that the term was computed from this pointer.
    pub fn add_base(&mut self, address: Expr, base: Address) {
        if self.insert(address, base) {
            lock(&self.shared.log).push((address, base));
        }
    }

    /// Whether that is new.
    fn insert(&mut self, address: Expr, base: Address) -> bool {
        let bases = self.bases.entry(address).or_default();
        let is_new = !bases.contains(&base) && bases.len() <= MOST;
        if is_new {
            bases.push(base);
        }
        is_new
    }

    /// Forgets everything: it is in the log.
    pub fn forget(&mut self) {
        self.bases = FxHashMap::default();
        self.read = 0;
    }

    /// Learns what other workers have recorded.
    pub fn catch_up(&mut self) {
        let shared = Arc::clone(&self.shared);
        let log = lock(&shared.log);
        for &(address, base) in &log[self.read..] {
            self.insert(address, base);
        }
        self.read = log.len();
    }

    /// Records that the term was computed from another one.
    pub fn derive(&mut self, address: Expr, from: Expr) {
        if address != from {
            for base in self.bases.get(&from).cloned().unwrap_or_default() {
                self.add_base(address, base);
            }
        }
    }

    /// The symbolic base that stands for an address.
    fn base_of(&mut self, address: Address) -> BaseId {
        let mut strayed_from = lock(&self.shared.strayed_from);
        let next = BaseId(strayed_from.len() as u32);
        *strayed_from.entry(address).or_insert(next)
    }

    /// The pointers that the term was computed from; empty if they are not known.
    pub fn bases(&self, address: Expr) -> &[Address] {
        self.bases.get(&address).filter(|bases| bases.len() <= MOST).map_or(&[], |bases| bases)
    }
}

impl Machine {
    /// A pointer that was computed from another one, in models where pointers belong to objects.
    ///
    /// A number that leaves the object which it was computed from becomes a term: the base of this object plus an offset. Through
    /// this term an access belongs to the object and is out of bounds, wherever it lies. The term has one value, so a comparison
    /// of it is decided as that of a number. Back in its object, it is a number again. Only sums of two registers are
    /// followed: a constant pointer in the code may have been folded with an offset, so it belongs to no object, and the fast
    /// loop adds constant offsets as numbers.
    pub(crate) fn keep_provenance(&mut self, parts: [Operand; 2], base: Value, result: Value) -> Value {
        if !self.model.keeps_provenance() {
            return result;
        }
        let is_followed = parts.iter().all(|part| matches!(part, Operand::Reg(_)));
        self.provenance_kept(is_followed, base, result).unwrap_or(result)
    }

    fn provenance_kept(&mut self, is_followed: bool, base: Value, result: Value) -> Option<Value> {
        let to = match result {
            Value::Bits(number) => number as u64,
            Value::Term(term) if !self.state.path.bases.is_empty() => {
                self.store.as_u64(self.state.path.bases.ground(&self.store, term))?
            }
            Value::Term(_) => return None,
        };
        let from = match base {
            Value::Bits(from) if is_followed && !is_near(from as u64, to) => Address(from as u64),
            Value::Bits(_) => return None,
            Value::Term(term) => self.strayed_from(term)?,
        };
        let object = self.state.memory.find(from)?;
        let offset = to.wrapping_sub(object.base.0);
        if offset <= object.size.capacity() {
            return Some(Value::word(to));
        }
        let base = object.base;
        let id = self.provenance.base_of(base);
        self.state.path.bases.set(id, base.0);
        let stray = self.store.add(self.store.base(id), self.store.word(offset));
        self.provenance.add_base(stray, base);
        Some(Value::Term(stray))
    }

    /// The address of the object that a stray pointer belongs to; `None` for any other term.
    fn strayed_from(&self, pointer: Expr) -> Option<Address> {
        let (a, b) = match self.store.view(pointer) {
            View::Binary(BinaryOp::Add, a, b) => (a, b),
            _ => (pointer, pointer),
        };
        [a, b].into_iter().find_map(|part| match self.store.view(part) {
            View::Base(base) => Some(Address(self.state.path.bases.address(base))),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use loam_expr::ExprStore;

    #[test]
    fn a_worker_learns_what_another_has_recorded() {
        let store = ExprStore::new();
        let [term, derived] = [1, 2].map(|number| store.word(number));
        let shared = Arc::default();
        let [mut victim, mut thief] = [(); 2].map(|()| Provenance::sharing(&shared));
        victim.add_base(term, Address(16));
        victim.derive(derived, term);
        assert!(thief.bases(derived).is_empty());
        thief.catch_up();
        assert_eq!(thief.bases(derived), [Address(16)]);
        assert_eq!(Provenance::sharing(&shared).bases(term), [Address(16)]);
    }

    #[test]
    fn symbolic_bases_of_different_addresses_differ_in_all_workers() {
        let shared = Arc::default();
        let [mut one, mut other] = [(); 2].map(|()| Provenance::sharing(&shared));
        let first = one.base_of(Address(16));
        assert_ne!(other.base_of(Address(32)), first);
        assert_eq!(other.base_of(Address(16)), first);
    }
}
