//! The merging model: a read through an address that may point to several objects is a choice between their bytes, and a
//! write changes each of the objects under the condition that the address points to it.

use crate::bounds::{nothing_live, within_any};
use crate::pointer::Pointer;
use crate::resolve::{candidates, execute, reading};
use crate::split::Reached;
use crate::{Members, Policy, Targets};
use loam_expr::{Expr, ExprStore, Width};
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext, Resolved};
use loam_memory::value::Value;
use loam_memory::{Address, AddressRange, Handling, ObjectInfo};
use std::ops::Range;
use std::sync::Arc;

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
        context.figures.at(context.point).note(Handling::Merged, &targets.objects);
        let parts = targets.parts(context.space, access.length);
        let ModelContext { space, oracle, .. } = context;
        let pointer = &targets.pointer;
        let offset = |store: &ExprStore, base: Address| store.sub(pointer.address, store.word(base.0));
        if let AccessKind::Write(value) = access.kind {
            // Where the address points to another part, its offset lies outside of this one, and nothing changes.
            let store = oracle.store();
            for (object, bytes) in &parts {
                let mut contents = space.contents(object).bounded(bytes.clone());
                contents.write_at(store, offset(store, object.base), access.length, value);
            }
            return Ok(value);
        }
        let width = (access.length * 8) as Width;
        let mut chosen = None;
        for (object, bytes) in parts.iter().rev() {
            let mut contents = space.contents(object).bounded(bytes.clone());
            let inside = begins_in(oracle.store(), pointer, object, bytes, access.length);
            let at = offset(oracle.store(), object.base);
            let uninitialised = contents.uninitialised_at(oracle.store(), at, access.length);
            let uninitialised = uninitialised.map(|condition| oracle.store().and(inside, condition));
            let reading = reading(*oracle, uninitialised)?;
            let store = oracle.store();
            let read = contents.read_at(store, at, access.length, reading).term(store, width);
            // The address points to one of the parts, so the last needs no condition.
            chosen = Some(chosen.map_or(read, |others| store.ite(inside, read, others)));
        }
        Ok(Value::of(oracle.store(), chosen.expect("there is at least one object")))
    }

    /// A read is a choice between the pieces that it may begin in; a write changes each of them.
    fn access_one(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        resolved: &Resolved,
        reached: Option<&Reached>,
    ) -> Outcome<Value> {
        let Some(reached) = reached.filter(|reached| !reached.is_partial && reached.numbers.len() > 1) else {
            return Ok(execute(context, resolved, access, reached.map(Reached::span))?);
        };
        let Value::Term(offset) = resolved.offset else {
            return Ok(execute(context, resolved, access, None)?);
        };
        let store = context.oracle.store();
        let (cases, width) = (reached.cases(store, offset), (access.length * 8) as Width);
        let mut chosen = None;
        for (&number, &here) in reached.numbers.iter().zip(&cases).rev() {
            let value = execute(context, resolved, access, Some(reached.beginnings(number)))?;
            let (store, value) = (context.oracle.store(), value.term(context.oracle.store(), width));
            chosen = Some(chosen.map_or(value, |others| store.ite(here, value, others)));
        }
        Ok(Value::of(context.oracle.store(), chosen.expect("there is at least one piece")))
    }
}

/// The condition that an access begins in a part of an object.
fn begins_in(
    store: &ExprStore,
    pointer: &Pointer,
    object: &Arc<ObjectInfo>,
    bytes: &Range<u64>,
    length: u64,
) -> Expr {
    if bytes.start == 0 && bytes.end == object.size.capacity() {
        return pointer.inside(store, object, Value::word(length));
    }
    let (first, last) = (object.base + bytes.start, object.base + bytes.end - 1);
    pointer.within(store, AddressRange { first, last })
}
