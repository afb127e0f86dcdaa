//! The hash of an address space: its objects with their contents, and whatever decides the addresses of further objects.
//!
//! What the program cannot see is left out: numbers of objects, places of allocations, records of freed objects. Spaces that
//! `space_equal` finds equal have equal hashes.

use crate::flat::{ChunkContext, FlatArray};
use crate::object::{ObjectInfo, Size};
use crate::space::{AddressSpace, Entry};
use crate::value::Value;
use loam_base::{OrdMap, StableHasher};
use loam_expr::{ExprStore, HoldsTerms, Needed, StructuralHash};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

impl StructuralHash for Value {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        match self {
            Self::Bits(bits) => (0u8, bits).hash(hasher),
            Self::Term(term) => {
                hasher.write_u8(1);
                term.hash_terms(store, hasher);
            }
        }
    }
}

impl StructuralHash for Size {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        match self {
            Self::Fixed(bytes) => (0u8, bytes).hash(hasher),
            Self::Symbolic { bytes, capacity } => {
                (1u8, capacity).hash(hasher);
                bytes.hash_terms(store, hasher);
            }
        }
    }
}

/// By identity: the facts of an object are hashed with the address space that has it.
impl Hash for ObjectInfo {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.id.hash(hasher);
    }
}

/// What the program can tell of an object. Neither its number nor where it was allocated belongs to that.
impl StructuralHash for ObjectInfo {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self { id: _, base, size, kind, initial, name: _, allocated_at: _ } = self;
        (base, kind, initial).hash(hasher);
        size.hash_terms(store, hasher);
    }
}

/// The hashes of objects as they were when they were last computed. The next computation costs what has changed since.
pub(crate) struct HashedObjects {
    objects: OrdMap<Entry>,
    /// The hash of each object, by its address.
    hashes: OrdMap<u64>,
    /// The sum of all hashes.
    sum: u64,
}

impl HoldsTerms for HashedObjects {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { objects, hashes: _, sum: _ } = self;
        objects.for_each_unmet(needed, Needed::is_first, |needed, _, entry| entry.keep_terms(needed));
    }
}

impl AddressSpace {
    /// A hash that is equal for spaces with equal objects, equal contents and equal addresses of future objects. The space must be
    /// frozen.
    pub fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        hasher.write_u64(self.hashed_objects(store).sum);
        let Self { allocator, segments, model_state, quarantine, form, .. } = self;
        if let Some(state) = model_state {
            state.hash_into(store, hasher);
        }
        (allocator, segments, quarantine, form).hash(hasher);
    }

    /// Computes the hashes of all objects and keeps them for the next time, in this space and its forks.
    pub fn keep_hashes(&mut self, store: &ExprStore) {
        self.hashed = Some(Arc::new(self.hashed_objects(store)));
    }

    /// The sum does not depend on the order of the objects, and an object that changed costs one subtraction and one addition.
    fn hashed_objects(&self, store: &ExprStore) -> HashedObjects {
        let none = HashedObjects { objects: OrdMap::new(), hashes: OrdMap::new(), sum: 0 };
        let known = self.hashed.as_deref().unwrap_or(&none);
        let (mut hashes, mut sum) = (known.hashes.clone(), known.sum);
        for change in self.objects.changes_from(&known.objects) {
            if let Some(old) = hashes.remove(change.key) {
                sum = sum.wrapping_sub(old);
            }
            if let Some(entry) = change.new {
                let hash = self.object_hash(&entry.info, store);
                hashes.insert(change.key, hash);
                sum = sum.wrapping_add(hash);
            }
        }
        HashedObjects { objects: self.objects.clone(), hashes, sum }
    }

    fn object_hash(&self, info: &ObjectInfo, store: &ExprStore) -> u64 {
        let mut hasher = StableHasher::default();
        info.hash_terms(store, &mut hasher);
        self.piece_of(info).hash(&mut hasher);
        hasher.write_u64(self.contents_hash(info, store));
        hasher.finish()
    }

    /// The sum of the hashes of an object's bytes.
    pub(crate) fn contents_hash(&self, info: &ObjectInfo, store: &ExprStore) -> u64 {
        let hash = |start| {
            let length = self.chunk_length(info, start);
            self.chunk_hash(&ChunkContext { store, object: info, start, length })
        };
        if info.is_huge() {
            let written = self.written_chunks(info).into_iter().map(hash).fold(0, u64::wrapping_add);
            return written.wrapping_add(self.background_hash(info, store));
        }
        let chunk = self.chunk_of(info);
        let starts = (0..info.size.capacity().div_ceil(chunk)).map(|number| number * chunk);
        starts.map(hash).fold(0, u64::wrapping_add)
    }

    fn background_hash(&self, info: &ObjectInfo, store: &ExprStore) -> u64 {
        let mut hasher = StableHasher::default();
        if let Some(FlatArray { bytes, mask }) = self.background_of(info) {
            bytes.hash_terms(store, &mut hasher);
            mask.iter().for_each(|mask| mask.hash_terms(store, &mut hasher));
        }
        hasher.finish()
    }
}
