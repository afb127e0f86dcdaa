//! The merging model: an address that may mean several objects is read as a choice between their bytes, and a write
//! changes each of them where it is the one.

use crate::bounds::{nothing_live, within_any};
use crate::pointer::Pointer;
use crate::resolve::candidates;
use crate::{Members, Policy};
use loam_expr::{ExprStore, Width};
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, Oracle, Range};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;

/// The merging model.
pub struct Merging;

impl Policy for Merging {
    fn name(&self) -> &'static str {
        "merging"
    }

    fn reach(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &Range,
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
        store: &ExprStore,
        access: &Access,
        pointer: &Pointer,
        members: &Members,
    ) -> Value {
        let offset = |base| store.sub(pointer.address, store.word(base));
        if let AccessKind::Write(value) = access.kind {
            // Where another object is meant, the place lies beyond the end of this one, and nothing changes.
            for object in members {
                space.contents(object).write_at(store, offset(object.base), access.length, value);
            }
            return value;
        }
        let (width, length) = ((access.length * 8) as Width, Value::word(access.length));
        let mut read = |object| {
            space.contents(object).read_at(store, offset(object.base), access.length).term(store, width)
        };
        // One of them is meant, so the last needs no condition.
        let last = read(members.last().expect("there is at least one object"));
        let chosen = members.iter().rev().skip(1).fold(last, |others, object| {
            store.ite(pointer.inside(store, object, length), read(object), others)
        });
        Value::of(store, chosen)
    }
}
