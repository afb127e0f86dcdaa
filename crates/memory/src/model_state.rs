//! The state of a memory model: a value that the model keeps in each state, and that forks, compares and hashes with it.
//!
//! The address space holds at most one such value, shared between forks until one of them changes it. Models that keep nothing
//! leave it empty, which costs a state one pointer.

use crate::space::AddressSpace;
use loam_base::StableHasher;
use loam_expr::{ExprStore, HoldsTerms, Needed, StructuralHash};
use std::any::Any;
use std::sync::Arc;

/// A value that a memory model keeps in a state. Every type that can be cloned, compared and hashed by the structure of its
/// terms is one.
pub trait ModelState: Any + Send + Sync {
    /// A copy of the value, to be changed.
    fn copied(&self) -> Arc<dyn ModelState>;
    /// Whether another value is the same.
    fn is_same(&self, other: &dyn ModelState) -> bool;
    /// Adds the value to a hash.
    fn hash_into(&self, store: &ExprStore, hasher: &mut StableHasher);
    /// Names the terms that it holds.
    fn keep_terms(&self, needed: &mut Needed);
}

impl<T: Any + Clone + Eq + StructuralHash + HoldsTerms + Send + Sync> ModelState for T {
    fn copied(&self) -> Arc<dyn ModelState> {
        Arc::new(self.clone())
    }

    fn is_same(&self, other: &dyn ModelState) -> bool {
        let other: &dyn Any = other;
        other.downcast_ref::<T>().is_some_and(|other| self == other)
    }

    fn hash_into(&self, store: &ExprStore, hasher: &mut StableHasher) {
        self.hash_terms(store, hasher);
    }

    fn keep_terms(&self, needed: &mut Needed) {
        HoldsTerms::keep_terms(self, needed);
    }
}

impl AddressSpace {
    /// What the memory model keeps in this state; `None` if it keeps nothing of this type.
    pub fn model_state<T: ModelState>(&self) -> Option<&T> {
        let state: &dyn Any = &**self.model_state.as_ref()?;
        state.downcast_ref()
    }

    /// What the memory model keeps in this state, to be changed; the default value if it has kept nothing yet.
    pub fn model_state_mut<T: ModelState + Default>(&mut self) -> Option<&mut T> {
        let shared = self.model_state.get_or_insert_with(|| Arc::new(T::default()));
        if Arc::get_mut(shared).is_none() {
            *shared = shared.copied();
        }
        let state: &mut dyn Any = Arc::get_mut(shared)?;
        state.downcast_mut()
    }

    /// Whether the memory model keeps the same in both states.
    pub(crate) fn has_same_model_state(&self, other: &Self) -> bool {
        match (&self.model_state, &other.model_state) {
            (Some(mine), Some(theirs)) => Arc::ptr_eq(mine, theirs) || mine.is_same(&**theirs),
            (mine, theirs) => mine.is_none() && theirs.is_none(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layer::Form;
    use loam_allocator::AllocatorConfig;
    use std::collections::BTreeMap;
    use std::hash::{Hash, Hasher};

    /// Where objects were moved to.
    #[derive(Clone, Default, PartialEq, Eq)]
    struct Moves(BTreeMap<u64, u64>);

    impl StructuralHash for Moves {
        fn hash_terms(&self, _: &ExprStore, hasher: &mut StableHasher) {
            self.0.hash(hasher);
        }
    }

    impl HoldsTerms for Moves {
        fn keep_terms(&self, _: &mut Needed) {}
    }

    fn moves(space: &mut AddressSpace) -> &mut BTreeMap<u64, u64> {
        &mut space.model_state_mut::<Moves>().expect("nothing else is kept").0
    }

    fn hash(space: &AddressSpace) -> u64 {
        let mut hasher = StableHasher::default();
        space.hash_terms(&ExprStore::new(), &mut hasher);
        hasher.finish()
    }

    #[test]
    fn a_fork_keeps_what_the_model_knew_and_changes_only_its_own() {
        let mut space = AddressSpace::new(&AllocatorConfig::default(), Form::default());
        assert!(space.model_state::<Moves>().is_none());
        moves(&mut space).insert(1, 2);
        let mut fork = space.clone();
        assert!(fork.has_same_model_state(&space));
        moves(&mut fork).insert(3, 4);
        assert_eq!(space.model_state::<Moves>().map(|moves| moves.0.len()), Some(1));
        assert_eq!(fork.model_state::<Moves>().map(|moves| moves.0.len()), Some(2));
        assert!(!fork.has_same_model_state(&space));
        assert_ne!(hash(&fork), hash(&space));
        moves(&mut space).insert(3, 4);
        assert!(fork.has_same_model_state(&space));
        assert_eq!(hash(&fork), hash(&space));
    }
}
