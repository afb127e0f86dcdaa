//! The forking model: an address that may point to several objects splits the path, one part per object.
//!
//! If the address is visibly *an object's address plus something*, only that object is meant: everything else
//! is out of its bounds, as C has it. Otherwise the objects are found by asking for examples of the address, one
//! question per object plus one, so objects that cannot be meant cost nothing.

use loam_expr::{BinaryOp, Expr, ExprStore, View};
use loam_memory::access::{Access, AccessKind, BugKind, MemoryBug, Outcome};
use loam_memory::model::{Answer, MemoryModel, Oracle, Range, Resolved, bug};
use loam_memory::object::{ObjectInfo, ObjectKind, Size};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Addresses below this are what a null pointer plus a field's offset gives.
const NULL_PAGE: u64 = 4096;

/// Most objects one access may split over; more are split off in a further round.
const MAX_CASES: usize = 64;

/// Offsets into a large object that are this close together are worth looking for.
const NEIGHBOURHOOD: u64 = 4096;

/// Most freed objects that a wrong access is told apart from.
const MAX_FREED: usize = 1024;

/// The forking model.
pub struct Forking;

impl MemoryModel for Forking {
    fn name(&self) -> &'static str {
        "forking"
    }

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
    ) -> Answer<Outcome<Value>> {
        let Access { address, length, kind } = *access;
        let range = Range { address, length: Value::word(length), write: kind.writes() };
        Ok(match self.resolve(space, oracle, &range)? {
            Outcome::Done(place) => Outcome::Done(carry_out(space, oracle, &place, length, kind)?),
            Outcome::Split(conditions) => Outcome::Split(conditions),
            Outcome::Bug(bug) => Outcome::Bug(bug),
            Outcome::Rearranged => Outcome::Rearranged,
        })
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &Range,
    ) -> Answer<Outcome<Resolved>> {
        match range.address {
            Value::Bits(bits) => resolve_known(space, oracle, range, bits as u64),
            Value::Term(address) => resolve_unknown(space, oracle, range, address),
        }
    }

    fn resolve_free(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        address: Value,
    ) -> Answer<Outcome<Arc<ObjectInfo>>> {
        let Value::Term(term) = address else {
            return free_known(space, address);
        };
        let term = oracle.simplified(term);
        if let known @ Value::Bits(_) = Value::of(oracle.store(), term) {
            return free_known(space, known);
        }
        // Which objects may be freed is a choice between exact addresses: one case each.
        let (first, other) = {
            let Some(first) = oracle.example(term, None)? else { return Ok(Outcome::Split(Vec::new())) };
            let store = oracle.store();
            let same = store.eq(term, store.constant(64, first));
            (same, oracle.store().not(same))
        };
        if oracle.may_be_true(other)? {
            return Ok(Outcome::Split(vec![first, other]));
        }
        let Some(only) = oracle.example(term, None)? else { return Ok(Outcome::Split(Vec::new())) };
        free_known(space, Value::Bits(only))
    }
}

fn free_known(space: &AddressSpace, address: Value) -> Answer<Outcome<Arc<ObjectInfo>>> {
    let at = address.as_word().unwrap_or_default();
    if let Some(info) = space.object_at(at)
        && info.kind == ObjectKind::Heap
    {
        return Ok(Outcome::Done(Arc::clone(info)));
    }
    let freed = space.find_freed(at).filter(|freed| freed.object.base == at).cloned();
    let was_freed = freed.is_some() || space.quarantined_start(at) == Some(at);
    let kind = if was_freed { BugKind::DoubleFree } else { BugKind::InvalidFree };
    let object = space.find(at).or_else(|| space.nearest(at)).cloned();
    bug(MemoryBug { kind, address, example: at, length: 0, write: false, object, freed })
}

/// Reads or writes a scalar at a resolved place.
fn carry_out(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    place: &Resolved,
    length: u64,
    kind: AccessKind,
) -> Answer<Value> {
    let bounds = offset_bounds(space, oracle, place)?;
    let store = oracle.store();
    let mut contents = space.contents(&place.object).bounded(bounds);
    Ok(match (kind, place.offset) {
        (AccessKind::Read, Value::Bits(offset)) => contents.read(store, offset as u64, length),
        (AccessKind::Read, Value::Term(offset)) => contents.read_at(store, offset, length),
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
    within(space, oracle, range, object, offset, address)
}

fn resolve_unknown(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
) -> Answer<Outcome<Resolved>> {
    // Which object is meant is asked of the address as it is written, before what is known makes it a number.
    let simple = oracle.simplified(address);
    let meant = [address, simple].iter().find_map(|&written| object_meant(space, oracle.store(), written));
    if let Some(object) = meant {
        let store = oracle.store();
        let offset = Value::of(store, store.sub(simple, store.word(object.base)));
        let example = object.base;
        return within(space, oracle, range, object, offset, example);
    }
    let address = simple;
    if let Some(known) = oracle.store().as_u64(address) {
        return resolve_known(space, oracle, range, known);
    }
    let Some(first) = oracle.example(address, None)? else { return Ok(Outcome::Split(Vec::new())) };
    let first = first as u64;
    let Some(object) = space.find(first).cloned() else {
        return split_by_example(space, oracle, range, address, first);
    };
    // All in one object is the common case: one question decides it.
    let inside = inside_capacity(oracle.store(), &object, address);
    let outside = oracle.store().not(inside);
    if !oracle.may_be_true(outside)? {
        let store = oracle.store();
        let offset = Value::of(store, store.sub(address, store.word(object.base)));
        return within(space, oracle, range, object, offset, first);
    }
    split_over_objects(space, oracle, address, object)
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

/// The condition that an address lies in the room reserved for an object.
fn inside_capacity(store: &ExprStore, object: &ObjectInfo, address: Expr) -> Expr {
    let offset = store.sub(address, store.word(object.base));
    store.ult(offset, store.word(object.size.capacity()))
}

/// No object holds the example: it is a part of its own, and so is the rest, if there is one.
fn split_by_example(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
    example: u64,
) -> Answer<Outcome<Resolved>> {
    // Everything that hits no object is one part; it ends in a bug when the access is asked for again.
    let objects: Vec<_> = space.objects().cloned().collect();
    let mut outside = oracle.store().bool(true);
    let mut cases = Vec::new();
    while cases.len() < MAX_CASES {
        let Some(object) = some_object(space, oracle, address, outside, &objects)? else { break };
        let inside = inside_capacity(oracle.store(), &object, address);
        outside = oracle.store().and(outside, oracle.store().not(inside));
        cases.push((object.base, inside));
    }
    if cases.is_empty() {
        return split_off_freed(space, oracle, range, address, example);
    }
    // The order of the parts must not depend on which example the solver thought of first.
    cases.sort();
    let conditions = cases.into_iter().map(|(_, condition)| condition).chain([outside]);
    Ok(Outcome::Split(conditions.collect()))
}

/// Some object the address may lie in under `condition`. One question for many objects: most of them are not meant.
fn some_object(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    address: Expr,
    condition: Expr,
    objects: &[Arc<ObjectInfo>],
) -> Answer<Option<Arc<ObjectInfo>>> {
    for some in objects.chunks(256) {
        let store = oracle.store();
        let inside = any(store, some.iter().map(|object| inside_capacity(store, object, address)));
        let both = store.and(condition, inside);
        if let Some(found) = oracle.example(address, Some(both))? {
            return Ok(space.find(found as u64).cloned());
        }
    }
    Ok(None)
}

fn any(store: &ExprStore, conditions: impl Iterator<Item = Expr>) -> Expr {
    conditions.fold(store.bool(false), |any, condition| store.or(any, condition))
}

/// No live object is meant. A use of freed objects and an access beside every object are two bugs, in two parts.
fn split_off_freed(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
    example: u64,
) -> Answer<Outcome<Resolved>> {
    let store = oracle.store();
    let freed = space.freed().take(MAX_FREED).map(|freed| inside_capacity(store, &freed.object, address));
    let in_freed = any(store, freed);
    let outside = store.not(in_freed);
    if oracle.may_be_true(in_freed)? && oracle.may_be_true(outside)? {
        return Ok(Outcome::Split(vec![in_freed, outside]));
    }
    out_of_bounds(space, range, example, None)
}

/// The address may lie in several objects: one part each, found by asking for examples outside those found.
fn split_over_objects(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    address: Expr,
    first: Arc<ObjectInfo>,
) -> Answer<Outcome<Resolved>> {
    let inside = inside_capacity(oracle.store(), &first, address);
    let mut outside = oracle.store().not(inside);
    let mut cases = vec![(first.base, inside)];
    while cases.len() < MAX_CASES {
        let Some(example) = oracle.example(address, Some(outside))? else { break };
        let Some(object) = space.find(example as u64).cloned() else { break };
        let inside = inside_capacity(oracle.store(), &object, address);
        outside = oracle.store().and(outside, oracle.store().not(inside));
        cases.push((object.base, inside));
    }
    // The order of the parts must not depend on which example the solver thought of first.
    cases.sort();
    let mut conditions: Vec<Expr> = cases.into_iter().map(|(_, condition)| condition).collect();
    if oracle.may_be_true(outside)? {
        conditions.push(outside);
    }
    Ok(Outcome::Split(conditions))
}

/// Decides whether a range lies within the object it means.
fn within(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    object: Arc<ObjectInfo>,
    offset: Value,
    example: u64,
) -> Answer<Outcome<Resolved>> {
    let may_be_in = match in_bounds_known(&object, offset, range.length) {
        Some(inside) => inside,
        None => {
            let inside = in_bounds(oracle.store(), &object, offset, range.length);
            let outside = oracle.store().not(inside);
            let may_be_out = oracle.may_be_true(outside)?;
            if may_be_out && oracle.may_be_true(inside)? {
                return Ok(Outcome::Split(vec![inside, outside]));
            }
            !may_be_out
        }
    };
    match may_be_in {
        true if range.write && object.kind == ObjectKind::Constant => {
            // Writing nothing to a constant is no write.
            if range.length.as_word() == Some(0) {
                return Ok(Outcome::Done(Resolved { object, offset }));
            }
            let length = range.length.as_word().unwrap_or(1);
            let (kind, address) = (BugKind::ReadOnly, range.address);
            let object = Some(object);
            bug(MemoryBug { kind, address, example, length, write: true, object, freed: None })
        }
        true => Ok(Outcome::Done(Resolved { object, offset })),
        false => {
            let example = match range.address {
                Value::Bits(bits) => bits,
                Value::Term(term) => oracle.example(term, None)?.unwrap_or(u128::from(example)),
            };
            let meant = matches!(range.address, Value::Term(_)).then_some(object);
            out_of_bounds(space, range, example as u64, meant)
        }
    }
}

/// Whether `length` bytes at `offset` lie within the object, if all of it is known.
fn in_bounds_known(object: &ObjectInfo, offset: Value, length: Value) -> Option<bool> {
    let Size::Fixed(size) = object.size else { return None };
    let (offset, length) = (offset.as_word()?, length.as_word()?);
    Some(length <= size && offset <= size - length)
}

/// The condition that `length` bytes at `offset` lie within the object.
fn in_bounds(store: &ExprStore, object: &ObjectInfo, offset: Value, length: Value) -> Expr {
    let (offset, length) = (offset.term(store, 64), length.term(store, 64));
    let size = match object.size {
        Size::Fixed(size) => store.word(size),
        Size::Symbolic { bytes, .. } => bytes,
    };
    let fits = store.ule(length, size);
    store.and(fits, store.ule(offset, store.sub(size, length)))
}

/// The bug of an access that hits no live object (or not wholly).
fn out_of_bounds<T>(
    space: &AddressSpace,
    range: &Range,
    example: u64,
    meant: Option<Arc<ObjectInfo>>,
) -> Answer<Outcome<T>> {
    let freed = space.find_freed(example).cloned();
    let was_freed = freed.is_some() || space.quarantined_start(example).is_some();
    let kind = match example {
        0..NULL_PAGE if meant.is_none() => BugKind::Null,
        _ if was_freed && meant.is_none() => BugKind::UseAfterFree,
        _ => BugKind::OutOfBounds,
    };
    // What lies nearest to a null pointer says nothing.
    let nearest = || space.nearest(example).filter(|_| kind != BugKind::Null).cloned();
    let object = meant.or_else(nearest);
    let length = range.length.as_word().unwrap_or(1);
    bug(MemoryBug { kind, address: range.address, example, length, write: range.write, object, freed })
}
