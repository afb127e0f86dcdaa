//! The hash of an address space: its objects with their contents, and whatever decides the addresses of further objects.

use crate::flat::{ChunkContext, FlatArray};
use crate::object::{ObjectInfo, Size};
use crate::space::{AddressSpace, Freed};
use crate::value::Value;
use loam_base::StableHasher;
use loam_expr::{ExprStore, StructuralHash};
use std::hash::{Hash, Hasher};

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

impl StructuralHash for ObjectInfo {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self { id, base, size, kind, initial, name, allocated_at } = self;
        (id, base, kind, initial, name, allocated_at).hash(hasher);
        size.hash_terms(store, hasher);
    }
}

impl StructuralHash for Freed {
    fn hash_terms(&self, store: &ExprStore, hasher: &mut StableHasher) {
        let Self { object, at } = self;
        object.hash_terms(store, hasher);
        at.hash(hasher);
    }
}

impl AddressSpace {
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
