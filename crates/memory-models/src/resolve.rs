//! Which objects an address may mean.
//!
//! If the address is visibly *an object's address plus something*, only that object is meant: everything else is out of its
//! bounds, as C has it. Otherwise its objects are looked for: within the bounds that the path sets to the address, an example
//! of it names one of them, and what lies below and above that one is searched in the same way. A question is about
//! one stretch of addresses, so all objects in a stretch that the address never reaches are ruled out by one question.

use crate::bounds::{out_of_bounds, within};
use crate::pointer::{Pointer, carry_out_in, choices};
use loam_expr::{BinaryOp, Expr, ExprStore, View};
use loam_memory::Reading;
use loam_memory::access::{AccessKind, Outcome};
use loam_memory::model::{Answer, Oracle, Range, Resolved};
use loam_memory::object::ObjectInfo;
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Offsets into a large object that are this close together are worth looking for.
const NEIGHBOURHOOD: u64 = 4096;

/// What is clear about an address at once.
pub(crate) enum Sought {
    /// It means one object at most.
    Settled(Outcome<Resolved>),
    /// It may mean several; the address, as simple as the path makes it.
    Open(Pointer),
}

/// Looks at an address without searching.
pub(crate) fn seek(space: &mut AddressSpace, oracle: &mut dyn Oracle, range: &Range) -> Answer<Sought> {
    let address = match range.address {
        Value::Bits(bits) => return resolve_known(space, oracle, range, bits as u64).map(Sought::Settled),
        Value::Term(address) => address,
    };
    // Which object is meant is asked of the address as it is written, before what is known makes it a number.
    let simple = oracle.simplified(address);
    let meant = [address, simple].iter().find_map(|&written| object_meant(space, oracle.store(), written));
    if let Some(object) = meant {
        let (offset, example) = (offset_in(oracle.store(), &object, simple), object.base);
        return within(space, oracle, range, Resolved { object, offset }, example).map(Sought::Settled);
    }
    match oracle.store().as_u64(simple) {
        // On this path it is a number like any other, and means no object that it does not lie in.
        Some(known) => {
            let range = Range { address: Value::word(known), ..*range };
            resolve_known(space, oracle, &range, known).map(Sought::Settled)
        }
        None => Ok(Sought::Open(Pointer::new(oracle, simple))),
    }
}

/// Where in an object an address lies.
pub(crate) fn offset_in(store: &ExprStore, object: &ObjectInfo, address: Expr) -> Value {
    Value::of(store, store.sub(address, store.word(object.base)))
}

/// An address that lies in this object.
pub(crate) fn place_in(oracle: &dyn Oracle, object: &Arc<ObjectInfo>, pointer: &Pointer) -> Resolved {
    let offset = offset_in(oracle.store(), object, pointer.address);
    Resolved { object: Arc::clone(object), offset }
}

fn resolve_known(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: u64,
) -> Answer<Outcome<Resolved>> {
    // A pointer one past the end is fine for an empty range, so look at the object below, not only around.
    let candidate = space.find(address).or_else(|| space.at_or_below(address)).cloned();
    let Some(object) = candidate else { return out_of_bounds(space, range, address, None) };
    let offset = Value::word(object.offset_of(address));
    within(space, oracle, range, Resolved { object, offset }, address)
}

/// The one object an address can mean because it is written as that object's address plus something.
fn object_meant(space: &AddressSpace, store: &ExprStore, address: Expr) -> Option<Arc<ObjectInfo>> {
    let View::Binary(BinaryOp::Add, a, b) = store.view(address) else { return None };
    let constant = store.as_u64(b).or_else(|| store.as_u64(a))?;
    let object = space.find(constant).or_else(|| {
        // One past the end (or a little around the object, after folding `p - 1 + i`) still means the object.
        space.nearest(constant).filter(|object| {
            let end = object.base + object.size.capacity();
            constant.wrapping_sub(end) <= 16 || object.base.wrapping_sub(constant) <= 16
        })
    })?;
    Some(Arc::clone(object))
}

/// The live objects that an address may lie in, in order of their addresses: all of them, or the first `most` that
/// were found.
pub(crate) fn candidates(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    pointer: &Pointer,
    most: usize,
) -> Answer<Vec<Arc<ObjectInfo>>> {
    if let Some(objects) = pointer.objects(space) {
        return reached(oracle, pointer, objects, most);
    }
    let mut found: Vec<Arc<ObjectInfo>> = Vec::new();
    let mut open = vec![oracle.bounds(pointer.address)];
    while let Some((low, high)) = open.pop() {
        let Some((low, high)) = occupied(space, low, high) else { continue };
        if found.len() == most {
            break;
        }
        let inside = pointer.between(oracle.store(), low, high);
        let Some(example) = oracle.example(pointer.address, Some(inside))? else { continue };
        let example = example as u64;
        let (first, last) = match space.find(example) {
            Some(object) => {
                found.push(Arc::clone(object));
                (object.base, last_of(object))
            }
            None => gap_around(space, example),
        };
        open.extend(last.checked_add(1).filter(|&next| next <= high).map(|next| (next, high)));
        open.extend(first.checked_sub(1).filter(|&before| before >= low).map(|before| (low, before)));
    }
    found.sort_by_key(|object| object.base);
    Ok(found)
}

/// Those of these objects that the address comes to. Of one alone, what else it comes to is asked later.
fn reached(
    oracle: &mut dyn Oracle,
    pointer: &Pointer,
    objects: Vec<Arc<ObjectInfo>>,
    most: usize,
) -> Answer<Vec<Arc<ObjectInfo>>> {
    let mut found = Vec::new();
    for object in objects {
        let inside = pointer.in_capacity(oracle.store(), &object);
        if found.len() < most && oracle.may_be_true(inside)? {
            found.push(object);
        }
    }
    Ok(found)
}

fn last_of(object: &ObjectInfo) -> u64 {
    object.base + object.size.capacity().max(1) - 1
}

/// The part of a stretch from the first object that reaches into it to the last.
fn occupied(space: &AddressSpace, low: u64, high: u64) -> Option<(u64, u64)> {
    let first = space.find(low).or_else(|| space.at_or_above(low)).filter(|object| object.base <= high)?;
    let last = space.at_or_below(high)?;
    Some((low.max(first.base), high.min(last_of(last)).max(low.max(first.base))))
}

/// The stretch around an address in which no object lies.
fn gap_around(space: &AddressSpace, address: u64) -> (u64, u64) {
    let below = space.at_or_below(address).map_or(0, |object| last_of(object).saturating_add(1));
    let above = space.at_or_above(address).map_or(u64::MAX, |object| object.base - 1);
    (below.min(address), above.max(address))
}

/// Reads or writes a scalar at a resolved place.
pub(crate) fn carry_out(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    place: &Resolved,
    length: u64,
    kind: AccessKind,
) -> Answer<Value> {
    if let Value::Term(offset) = place.offset
        && let Some(offsets) = choices(oracle, offset)
        && let Some(value) = carry_out_in(space, oracle.store(), (&place.object, &offsets), length, kind)
    {
        return Ok(value);
    }
    let bounds = offset_bounds(space, oracle, place)?;
    let store = oracle.store();
    let reading = match (kind, place.offset) {
        (AccessKind::Read, Value::Term(offset)) => {
            let mut contents = space.contents(&place.object).bounded(bounds.clone());
            let uninitialised = contents.uninitialised_at(store, offset, length);
            reading(oracle, uninitialised)?
        }
        _ => Reading::Any,
    };
    let store = oracle.store();
    let mut contents = space.contents(&place.object).bounded(bounds);
    Ok(match (kind, place.offset) {
        (AccessKind::Read, Value::Bits(offset)) => contents.read(store, offset as u64, length),
        (AccessKind::Read, Value::Term(offset)) => contents.read_at(store, offset, length, reading),
        (AccessKind::Write(value), Value::Bits(offset)) => {
            contents.write(store, offset as u64, length, value);
            value
        }
        (AccessKind::Write(value), Value::Term(offset)) => {
            contents.write_at(store, offset, length, value);
            value
        }
    })
}

/// Whether bytes are all initialised on this path: then what memory held before has no part in what is read, and no
/// later query has to know.
pub(crate) fn reading(oracle: &mut dyn Oracle, uninitialised: Option<Expr>) -> Answer<Reading> {
    Ok(match uninitialised {
        Some(condition) if oracle.may_be_true(condition)? => Reading::Any,
        Some(_) | None => Reading::Initialised,
    })
}

/// Where in a large object an unknown offset can be: one question whether it stays near an example of it, for then
/// the rest of the object has no part in the access.
fn offset_bounds(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    place: &Resolved,
) -> Answer<std::ops::Range<u64>> {
    let everywhere = 0..u64::MAX;
    let Value::Term(offset) = place.offset else { return Ok(everywhere) };
    if !space.is_divided(&place.object) {
        return Ok(everywhere);
    }
    let Some(example) = oracle.example(offset, None)? else { return Ok(everywhere) };
    let low = (example as u64).saturating_sub(NEIGHBOURHOOD / 2);
    let store = oracle.store();
    let near = store.ult(store.sub(offset, store.word(low)), store.word(NEIGHBOURHOOD));
    let far = store.not(near);
    if oracle.may_be_true(far)? { Ok(everywhere) } else { Ok(low..low + NEIGHBOURHOOD) }
}
