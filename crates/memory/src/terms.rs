//! The terms that an address space holds, for a [sweep](loam_expr::sweep) of the store. Parts that states share are looked at once.

use crate::flat::{Flat, FlatArray};
use crate::object::{ObjectInfo, Size};
use crate::space::{AddressSpace, Body, Chunks, Entry};
use crate::value::Value;
use loam_expr::{HoldsTerms, Needed};

impl HoldsTerms for Value {
    fn keep_terms(&self, needed: &mut Needed) {
        match self {
            Self::Bits(_) => {}
            Self::Term(term) => needed.keep(*term),
        }
    }
}

impl HoldsTerms for ObjectInfo {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { id: _, base: _, size, kind: _, initial: _, name: _, allocated_at: _ } = self;
        match size {
            Size::Fixed(_) => {}
            Size::Symbolic { bytes, capacity: _ } => needed.keep(*bytes),
        }
    }
}

impl HoldsTerms for FlatArray {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { bytes, mask } = self;
        needed.keep(*bytes);
        mask.keep_terms(needed);
    }
}

impl HoldsTerms for Flat {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { bytes: _, marks: _, terms_at, snapshot } = self;
        terms_at.values().for_each(|stored| needed.keep(stored.term));
        snapshot.map(|snapshot| snapshot.array).keep_terms(needed);
    }
}

impl HoldsTerms for Chunks {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { written, background } = self;
        written.for_each_unmet(needed, Needed::is_first, |needed, _, stack| stack.keep_terms(needed));
        background.keep_terms(needed);
    }
}

impl HoldsTerms for Entry {
    fn keep_terms(&self, needed: &mut Needed) {
        let Self { info, body } = self;
        info.keep_terms(needed);
        match body {
            Body::One(stack) => stack.keep_terms(needed),
            Body::Many(chunks) if needed.is_first_of(chunks) => chunks.keep_terms(needed),
            Body::Many(_) => {}
        }
    }
}

impl HoldsTerms for AddressSpace {
    fn keep_terms(&self, needed: &mut Needed) {
        self.objects.for_each_unmet(needed, Needed::is_first, |needed, _, entry| entry.keep_terms(needed));
        self.freed
            .for_each_unmet(needed, Needed::is_first, |needed, _, freed| freed.object.keep_terms(needed));
        self.active_chunks().for_each(|flat| flat.keep_terms(needed));
        if let Some(state) = self.model_state.as_ref().filter(|state| needed.is_first_of(state)) {
            state.keep_terms(needed);
        }
        if let Some(hashed) = self.hashed.as_ref().filter(|hashed| needed.is_first_of(hashed)) {
            hashed.keep_terms(needed);
        }
        if let Some(answers) = self.answers.as_ref().filter(|answers| needed.is_first_of(answers)) {
            answers.keep_terms(needed);
        }
    }
}
