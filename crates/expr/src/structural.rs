//! Hashes of values that contain terms. Terms are hashed by their structure, never by their numbers in the store, so
//! that equal values have equal hashes in every process.

use crate::store::{Expr, ExprStore};
use crate::view::ArrayId;
use loam_base::StableHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A value that contains terms.
pub trait StructuralHash {
    /// Hashes everything that equality compares.
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher);
}

impl StructuralHash for Expr {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        hasher.write_u64(store.structural_hash(*self));
    }
}

impl StructuralHash for ArrayId {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        store.array_info(*self).hash(hasher);
    }
}

impl<T: StructuralHash> StructuralHash for [T] {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        hasher.write_usize(self.len());
        self.iter().for_each(|item| item.hash_terms(store, hasher));
    }
}

impl<T: StructuralHash> StructuralHash for Option<T> {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        hasher.write_u8(u8::from(self.is_some()));
        self.iter().for_each(|item| item.hash_terms(store, hasher));
    }
}

impl<T: StructuralHash + ?Sized> StructuralHash for Arc<T> {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        (**self).hash_terms(store, hasher);
    }
}
