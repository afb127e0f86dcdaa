//! Which objects an address may point to.
//!
//! If the program computed the address from a pointer into an object, the address belongs to that object, as in C: any other
//! object is out of bounds. Otherwise the objects are searched for: an example of the address, within its bounds on the path,
//! lies in one object, and the ranges below and above this object are searched in the same way. Each query is about one range
//! of addresses, so one query excludes all objects in a range that the address never points into.

use crate::bounds::{inside_capacity, out_of_bounds, within};
use crate::pointer::Pointer;
use loam_expr::{BinaryOp, Expr, ExprStore, View};
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext, Oracle, Resolved};
use loam_memory::object::{AddressRange, ObjectInfo};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use loam_memory::{Address, Reading};
use std::ops::Range;
use std::sync::Arc;

/// If all values of an offset into a large object lie this close together, only these bytes are part of the access.
const NEIGHBOURHOOD: u64 = 4096;

/// The result of resolving an address without a search.
pub(crate) enum Resolution {
    /// The range lies in this object.
    Unique(Resolved),
    /// The address, simplified under the path condition, may point to several objects.
    Ambiguous(Pointer),
}

/// Resolves an address that visibly points to one object.
pub(crate) fn seek(context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Resolution> {
    let address = match range.address {
        Value::Bits(bits) => {
            return resolve_known(context, range, Address(bits as u64)).map(Resolution::Unique);
        }
        Value::Term(address) => address,
    };
    let simple = context.oracle.simplified(address);
    if let Some(object) = object_of(context, address, simple)? {
        let (offset, example) = (offset_in(context.oracle.store(), &object, simple), object.base);
        return within(context, range, Resolved { object, offset }, example).map(Resolution::Unique);
    }
    match context.oracle.store().as_u64(simple) {
        // On this path the address is a number like any other, and points to the object that it lies in.
        Some(known) => {
            let range = MemoryRange { address: Value::word(known), ..*range };
            resolve_known(context, &range, Address(known)).map(Resolution::Unique)
        }
        None => Ok(Resolution::Ambiguous(Pointer::new(context.oracle, simple))),
    }
}

/// The offset of an address in an object.
pub(crate) fn offset_in(store: &ExprStore, object: &ObjectInfo, address: Expr) -> Value {
    Value::of(store, store.sub(address, store.word(object.base.0)))
}

/// The address resolved to this object.
pub(crate) fn resolved_in(oracle: &dyn Oracle, object: &Arc<ObjectInfo>, pointer: &Pointer) -> Resolved {
    let offset = offset_in(oracle.store(), object, pointer.address);
    Resolved { object: Arc::clone(object), offset }
}

fn resolve_known(context: &mut ModelContext<'_>, range: &MemoryRange, address: Address) -> Outcome<Resolved> {
    // A pointer one past the end is valid for an empty range, so the object below is a candidate too.
    let candidate = context.space.find(address).or_else(|| context.space.at_or_below(address)).cloned();
    let Some(object) = candidate else { return out_of_bounds(context.space, range, address, None) };
    let offset = Value::word(object.offset_of(address));
    within(context, range, Resolved { object, offset }, address)
}

/// The one object that an address belongs to: the object that the program computed the address from; or else the object that
/// the constant in `constant + something` points into, if the address can lie in it.
fn object_of(context: &mut ModelContext<'_>, address: Expr, simple: Expr) -> Answer<Option<Arc<ObjectInfo>>> {
    let bases = [address, simple].into_iter().flat_map(|written| context.oracle.bases(written));
    let mut objects = bases.filter_map(|&base| object_at(context.space, base));
    if let Some(object) = objects.next()
        && objects.all(|other| other.id == object.id)
    {
        return Ok(Some(Arc::clone(object)));
    }
    let written = [address, simple].into_iter();
    let guesses = written
        .filter_map(|written| object_at(context.space, constant_part(context.oracle.store(), written)?));
    let Some(guess) = guesses.take(1).next().cloned() else { return Ok(None) };
    // Folding may have moved the constant out of its object into another one, in which the address then never lies.
    let inside = inside_capacity(context.oracle.store(), &guess, simple);
    Ok(context.oracle.may_be_true(inside)?.then_some(guess))
}

/// The object that a pointer lies in, or right behind.
fn object_at(space: &AddressSpace, pointer: Address) -> Option<&Arc<ObjectInfo>> {
    let is_end = |object: &&Arc<ObjectInfo>| object.end() == pointer;
    space.find(pointer).or_else(|| space.at_or_below(pointer).filter(is_end))
}

/// The number in `number + something`, as the address of the object that the sum may be computed from.
fn constant_part(store: &ExprStore, address: Expr) -> Option<Address> {
    let View::Binary(BinaryOp::Add, a, b) = store.view(address) else { return None };
    store.as_u64(b).or_else(|| store.as_u64(a)).map(Address)
}

/// The live objects that an address may lie in, in order of their addresses: all of them, or the first `most`.
///
/// An example of the address in a range shows one object; what lies below it is searched before what lies above. So the
/// objects found do not depend on which examples there are.
pub(crate) fn candidates(
    context: &mut ModelContext<'_>,
    pointer: &Pointer,
    most: usize,
) -> Answer<Vec<Arc<ObjectInfo>>> {
    if let Some(objects) = pointer.reachable(context.space) {
        return feasible_objects(context.oracle, pointer, objects, most);
    }
    let mut found: Vec<Arc<ObjectInfo>> = Vec::new();
    let mut open = vec![Open::Range(pointer.bounds(context.oracle))];
    while found.len() < most
        && let Some(next) = open.pop()
    {
        let range = match next {
            Open::Seen(object) => {
                found.push(object);
                continue;
            }
            Open::Range(range) => range,
        };
        let Some(range) = occupied(context.space, range) else { continue };
        let inside = pointer.within(context.oracle.store(), range);
        let Some(example) = context.oracle.any_example(pointer.address, inside)? else { continue };
        let example = Address(example as u64);
        let object = context.space.find(example).cloned();
        let seen =
            object.as_ref().map_or_else(|| gap_around(context.space, example), |object| object.addresses());
        let above = seen.last.checked_add(1).filter(|&next| next <= range.last);
        let below = seen.first.checked_sub(1).filter(|&before| before >= range.first);
        open.extend(above.map(|first| Open::Range(AddressRange { first, ..range })));
        open.extend(object.map(Open::Seen));
        open.extend(below.map(|last| Open::Range(AddressRange { last, ..range })));
    }
    Ok(found)
}

/// What is left of a search for objects.
enum Open {
    /// Addresses that are to be searched.
    Range(AddressRange),
    /// An object that the address may lie in.
    Seen(Arc<ObjectInfo>),
}

/// Returns the candidates, at most `most`, whose reserved room the address can lie in.
fn feasible_objects(
    oracle: &mut dyn Oracle,
    pointer: &Pointer,
    objects: Vec<Arc<ObjectInfo>>,
    most: usize,
) -> Answer<Vec<Arc<ObjectInfo>>> {
    let mut found = Vec::new();
    for object in objects {
        if found.len() == most {
            break;
        }
        let inside = pointer.in_capacity(oracle.store(), &object);
        if oracle.may_be_true(inside)? {
            found.push(object);
        }
    }
    Ok(found)
}

/// The part of an address range from the first object that extends into it to the last.
fn occupied(space: &AddressSpace, range: AddressRange) -> Option<AddressRange> {
    let AddressRange { first, last } = range;
    let lowest =
        space.find(first).or_else(|| space.at_or_above(first)).filter(|object| object.base <= last)?;
    let highest = space.at_or_below(last)?;
    let first = first.max(lowest.base);
    Some(AddressRange { first, last: last.min(highest.addresses().last).max(first) })
}

/// The address range around an address in which no object lies.
fn gap_around(space: &AddressSpace, address: Address) -> AddressRange {
    let after = |object: &Arc<ObjectInfo>| object.addresses().last.saturating_add(1);
    let below = space.at_or_below(address).map_or(Address::NULL, after);
    let above = space.at_or_above(address).map_or(Address::MAX, |object| object.base - 1);
    AddressRange { first: below.min(address), last: above.max(address) }
}

/// Reads or writes a scalar at a resolved address; `bounds` are those of a symbolic offset, if the caller knows them.
pub(crate) fn execute(
    context: &mut ModelContext<'_>,
    resolved: &Resolved,
    access: &Access,
    bounds: Option<Range<u64>>,
) -> Answer<Value> {
    let length = access.length;
    let bounds = match bounds {
        Some(bounds) => bounds,
        None => offset_bounds(context, resolved)?,
    };
    let ModelContext { space, oracle, .. } = context;
    let mut contents = space.contents(&resolved.object).bounded(bounds);
    Ok(match (access.kind, resolved.offset) {
        (AccessKind::Read, Value::Bits(offset)) => {
            let start = offset as u64;
            contents.read(oracle.store(), start..start + length)
        }
        (AccessKind::Read, Value::Term(offset)) => {
            let uninitialised = contents.uninitialised_at(oracle.store(), offset, length);
            let reading = reading(*oracle, uninitialised)?;
            contents.read_at(oracle.store(), offset, length, reading)
        }
        (AccessKind::Write(value), Value::Bits(offset)) => {
            let start = offset as u64;
            contents.write(oracle.store(), start..start + length, value);
            value
        }
        (AccessKind::Write(value), Value::Term(offset)) => {
            contents.write_at(oracle.store(), offset, length, value);
            value
        }
    })
}

/// Whether bytes are all initialised on this path: then the bytes that memory held before are not part of the term that is
/// read, nor of later queries.
pub(crate) fn reading(oracle: &mut dyn Oracle, uninitialised: Option<Expr>) -> Answer<Reading> {
    Ok(match uninitialised {
        Some(condition) if oracle.may_be_true(condition)? => Reading::Any,
        Some(_) | None => Reading::Initialised,
    })
}

/// Bounds of an unknown offset in a large object. One query tells whether the offset is always near an example of it: then
/// the rest of the object is not part of the access.
pub(crate) fn offset_bounds(context: &mut ModelContext<'_>, resolved: &Resolved) -> Answer<Range<u64>> {
    let everywhere = 0..u64::MAX;
    let Value::Term(offset) = resolved.offset else { return Ok(everywhere) };
    if !context.space.is_divided(&resolved.object) {
        return Ok(everywhere);
    }
    let Some(example) = context.oracle.example(offset, None)? else { return Ok(everywhere) };
    let low = (example as u64).saturating_sub(NEIGHBOURHOOD / 2);
    let store = context.oracle.store();
    let near = store.ult(store.sub(offset, store.word(low)), store.word(NEIGHBOURHOOD));
    let far = store.not(near);
    if !context.oracle.may_be_true(far)? {
        return Ok(low..low + NEIGHBOURHOOD);
    }
    Ok(everywhere)
}
