//! The merging model: an address that may mean several objects is read as a choice between their bytes, and a write
//! changes each of them where it is the one.

use crate::bounds::{nothing_live, within_any};
use crate::pointer::Pointer;
use crate::resolve::{candidates, reading};
use crate::{Members, Policy};
use loam_expr::{ExprStore, Width};
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, MemoryRange, Oracle};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;

/// The merging model.
pub struct Merging;

impl Policy for Merging {
    fn name(&self) -> &'static str {
        "merging"
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Answer<Outcome<Members>> {
        // With its values known, whether it comes to each of them need not be.
        let objects = match pointer.objects(space) {
            Some(objects) => objects,
            None => candidates(space, oracle, pointer, usize::MAX)?,
        };
        match objects.is_empty() {
            true => nothing_live(space, oracle, range, pointer.address),
            false => within_any(space, oracle, range, pointer, objects),
        }
    }

    fn access_several(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        pointer: &Pointer,
        members: &Members,
    ) -> Answer<Value> {
        let offset = |store: &ExprStore, base| store.sub(pointer.address, store.word(base));
        if let AccessKind::Write(value) = access.kind {
            // Where another object is meant, the place lies beyond the end of this one, and nothing changes.
            let store = oracle.store();
            for object in members {
                space.contents(object).write_at(store, offset(store, object.base), access.length, value);
            }
            return Ok(value);
        }
        let (width, length) = ((access.length * 8) as Width, Value::word(access.length));
        let mut chosen = None;
        for object in members.iter().rev() {
            let inside = pointer.inside(oracle.store(), object, length);
            let at = offset(oracle.store(), object.base);
            let uninitialised = space.contents(object).uninitialised_at(oracle.store(), at, access.length);
            let uninitialised = uninitialised.map(|condition| oracle.store().and(inside, condition));
            let reading = reading(oracle, uninitialised)?;
            let store = oracle.store();
            let read = space.contents(object).read_at(store, at, access.length, reading).term(store, width);
            // It points to one of them, so the last needs no condition.
            chosen = Some(chosen.map_or(read, |others| store.ite(inside, read, others)));
        }
        Ok(Value::of(oracle.store(), chosen.expect("there is at least one object")))
    }
}
