//! The merging model: a read through an address that may point to several objects is a choice between their bytes, and a
//! write changes each of the objects under the condition that the address points to it.

use crate::bounds::{nothing_live, within_any};
use crate::pointer::Pointer;
use crate::resolve::{candidates, reading};
use crate::{Members, Policy, Targets};
use loam_expr::{ExprStore, Width};
use loam_memory::Address;
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext};
use loam_memory::value::Value;

/// The merging model.
pub struct Merging;

impl Policy for Merging {
    fn name(&self) -> &'static str {
        "merging"
    }

    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        // If all values of the address are known, no query is needed to find the objects that it may point to.
        let objects = match pointer.objects(context.space) {
            Some(objects) => objects,
            None => candidates(context, pointer, usize::MAX)?,
        };
        match objects.is_empty() {
            true => nothing_live(context, range, pointer.address),
            false => within_any(context, range, pointer, objects),
        }
    }

    fn access_several(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        targets: &Targets,
    ) -> Answer<Value> {
        let ModelContext { space, oracle } = context;
        let Targets { pointer, objects } = targets;
        let offset = |store: &ExprStore, base: Address| store.sub(pointer.address, store.word(base.0));
        if let AccessKind::Write(value) = access.kind {
            // Where the address points to another object, its offset lies beyond the end of this one, and nothing changes.
            let store = oracle.store();
            for object in objects {
                space.contents(object).write_at(store, offset(store, object.base), access.length, value);
            }
            return Ok(value);
        }
        let (width, length) = ((access.length * 8) as Width, Value::word(access.length));
        let mut chosen = None;
        for object in objects.iter().rev() {
            let mut contents = space.contents(object);
            let inside = pointer.inside(oracle.store(), object, length);
            let at = offset(oracle.store(), object.base);
            let uninitialised = contents.uninitialised_at(oracle.store(), at, access.length);
            let uninitialised = uninitialised.map(|condition| oracle.store().and(inside, condition));
            let reading = reading(*oracle, uninitialised)?;
            let store = oracle.store();
            let read = contents.read_at(store, at, access.length, reading).term(store, width);
            // The address points to one of the objects, so the last needs no condition.
            chosen = Some(chosen.map_or(read, |others| store.ite(inside, read, others)));
        }
        Ok(Value::of(oracle.store(), chosen.expect("there is at least one object")))
    }
}
