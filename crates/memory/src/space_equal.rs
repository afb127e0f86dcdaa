//! Whether an address space is again what it was earlier on its path: the comparison that confirms a repeated state.
//!
//! Objects are the same if they have the same addresses, facts and contents. Their ids may differ: an object that was freed and
//! allocated again at its old address has a new one. The records of freed objects only matter to reports and are not compared.
//! What both spaces share is skipped, so that a comparison costs what changed.

use crate::flat::{ChunkContext, FlatArray};
use crate::layer::LayerStack;
use crate::object::{ObjectInfo, Size};
use crate::space::{AddressSpace, Entry};
use loam_allocator::Address;
use loam_expr::{Expr, ExprStore};
use std::sync::Arc;

/// Where two address spaces differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpaceDifference {
    /// In a byte that was a known number earlier.
    Byte {
        /// Its address.
        address: Address,
        /// Its value earlier.
        was: u8,
    },
    /// In anything else.
    Other,
}

impl AddressSpace {
    /// The first difference from what this space was earlier; `None` if the program cannot tell the two apart. Both must be
    /// frozen.
    pub fn difference_from(&self, store: &ExprStore, earlier: &Self) -> Option<SpaceDifference> {
        const OTHER: Option<SpaceDifference> = Some(SpaceDifference::Other);
        if self.objects.len() != earlier.objects.len() || !self.has_same_model_state(earlier) {
            return OTHER;
        }
        for change in self.objects.changes_from(&earlier.objects) {
            let (Some(old), Some(new)) = (change.old, change.new) else { return OTHER };
            if !are_alike(&old.info, &new.info) || self.piece_of(&new.info) != earlier.piece_of(&old.info) {
                return OTHER;
            }
            if let Some(difference) = self.contents_difference(store, new, earlier, old) {
                return Some(difference);
            }
        }
        let is_same = self.allocator == earlier.allocator && self.segments == earlier.segments;
        if is_same { None } else { OTHER }
    }

    fn contents_difference(
        &self,
        store: &ExprStore,
        new: &Entry,
        earlier: &Self,
        old: &Entry,
    ) -> Option<SpaceDifference> {
        if new.body.background() != old.body.background() {
            return Some(SpaceDifference::Other);
        }
        for start in new.body.starts(&old.body, self.chunk_of(&new.info)) {
            let (mine, theirs) = (self.stack(&new.info, start), earlier.stack(&old.info, start));
            if mine.is_same(&theirs) {
                continue;
            }
            let length = self.chunk_length(&new.info, start);
            let mine_at = ChunkContext { store, object: &new.info, start, length };
            let theirs_at = ChunkContext { object: &old.info, ..mine_at };
            let flat = mine.unfold(length, new.info.initial, self.form());
            let was = theirs.unfold(length, old.info.initial, self.form());
            if let Some(at) = flat.difference(&mine_at, &was, &theirs_at) {
                let address = new.info.base + start + at as u64;
                return Some(match was.mark(at) {
                    0 => SpaceDifference::Byte { address, was: was.bytes[at] },
                    _ => SpaceDifference::Other,
                });
            }
        }
        None
    }

    /// The terms in the memory, which must be frozen. `None` if the memory model keeps terms of its own.
    pub fn terms(&self) -> Option<Vec<Expr>> {
        if self.model_state.is_some() {
            return None;
        }
        let mut terms = Vec::new();
        let add_array = |array: FlatArray, terms: &mut Vec<Expr>| {
            terms.push(array.bytes);
            terms.extend(array.mask);
        };
        for (_, entry) in self.objects.iter() {
            if let Size::Symbolic { bytes, .. } = entry.info.size {
                terms.push(bytes);
            }
            if let Some(array) = entry.body.background() {
                add_array(array, &mut terms);
            }
            for start in entry.body.starts(&entry.body, self.chunk_of(&entry.info)) {
                let stack = self.stack(&entry.info, start);
                if !matches!(stack, LayerStack::Layer(_)) {
                    continue;
                }
                let length = self.chunk_length(&entry.info, start);
                let flat = stack.unfold(length, entry.info.initial, self.form());
                terms.extend(flat.terms_at.values().map(|stored| stored.term));
                if let Some(snapshot) = flat.snapshot.filter(|_| flat.has_elements()) {
                    add_array(snapshot.array, &mut terms);
                }
            }
        }
        Some(terms)
    }

    /// Whether a byte is a known number other than this one. Looks at active chunks too.
    pub fn is_known_and_not(&self, address: Address, value: u8) -> bool {
        let Some(info) = self.find(address) else { return false };
        let offset = info.offset_of(address);
        let chunk = self.chunk_of(info);
        let start = offset / chunk * chunk;
        self.known_byte(info, start, (offset - start) as usize).is_some_and(|byte| byte != value)
    }

    /// This space without a claim to its addresses: other states may be given them. Such a space is only good for comparisons.
    pub fn without_leases(mut self) -> Self {
        self.leases = None;
        self
    }
}

/// Whether two objects at one address are the same to the program.
fn are_alike(one: &Arc<ObjectInfo>, other: &Arc<ObjectInfo>) -> bool {
    let facts = |info: &ObjectInfo| (info.base, info.size, info.kind, info.initial);
    Arc::ptr_eq(one, other) || facts(one) == facts(other)
}
