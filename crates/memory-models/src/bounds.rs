//! Whether an access lies in its object, and what is wrong if it does not.

use crate::resolve::offset_in;
use loam_expr::{Expr, ExprStore};
use loam_memory::access::{BugKind, MemoryBug, Outcome};
use loam_memory::model::{Answer, Oracle, Range, Resolved, bug};
use loam_memory::object::{ObjectInfo, ObjectKind, Size};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Addresses below this are what a null pointer plus a field's offset gives.
const NULL_PAGE: u64 = 4096;

/// Most freed objects that a wrong access is told apart from.
const MAX_FREED: usize = 1024;

/// The condition that an address lies in the room reserved for an object.
pub(crate) fn inside_capacity(store: &ExprStore, object: &ObjectInfo, address: Expr) -> Expr {
    let offset = store.sub(address, store.word(object.base));
    store.ult(offset, store.word(object.size.capacity()))
}

/// The condition that one of these holds.
pub(crate) fn any(store: &ExprStore, conditions: impl Iterator<Item = Expr>) -> Expr {
    conditions.fold(store.bool(false), |any, condition| store.or(any, condition))
}

/// Decides whether a range lies within the object it means.
pub(crate) fn within(
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
            read_only(range, object, example)
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

/// The bug of a write to a constant.
pub(crate) fn read_only<T>(range: &Range, object: Arc<ObjectInfo>, example: u64) -> Answer<Outcome<T>> {
    let length = range.length.as_word().unwrap_or(1);
    let (kind, address, object) = (BugKind::ReadOnly, range.address, Some(object));
    bug(MemoryBug { kind, address, example, length, write: true, object, freed: None })
}

/// Whether `length` bytes at `offset` lie within the object, if all of it is known.
fn in_bounds_known(object: &ObjectInfo, offset: Value, length: Value) -> Option<bool> {
    let Size::Fixed(size) = object.size else { return None };
    let (offset, length) = (offset.as_word()?, length.as_word()?);
    Some(length <= size && offset <= size - length)
}

/// The condition that `length` bytes at `offset` lie within the object.
pub(crate) fn in_bounds(store: &ExprStore, object: &ObjectInfo, offset: Value, length: Value) -> Expr {
    let (offset, length) = (offset.term(store, 64), length.term(store, 64));
    let size = match object.size {
        Size::Fixed(size) => store.word(size),
        Size::Symbolic { bytes, .. } => bytes,
    };
    let fits = store.ule(length, size);
    store.and(fits, store.ule(offset, store.sub(size, length)))
}

/// The bug of an access that hits no live object (or not wholly).
pub(crate) fn out_of_bounds<T>(
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

/// The condition that none of these hold.
pub(crate) fn outside_all(store: &ExprStore, conditions: &[Expr]) -> Expr {
    store.not(any(store, conditions.iter().copied()))
}

/// No live object is meant. A use of freed objects and an access beside every object are two bugs, in two parts.
pub(crate) fn nothing_live<T>(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
) -> Answer<Outcome<T>> {
    let store = oracle.store();
    let freed = space.freed().take(MAX_FREED).map(|freed| inside_capacity(store, &freed.object, address));
    let in_freed = any(store, freed);
    let outside = store.not(in_freed);
    if oracle.may_be_true(in_freed)? && oracle.may_be_true(outside)? {
        return Ok(Outcome::Split(vec![in_freed, outside]));
    }
    let Some(example) = oracle.example(address, None)? else { return Ok(Outcome::Split(Vec::new())) };
    out_of_bounds(space, range, example as u64, None)
}

/// An access that may touch several objects, each in its own bounds.
pub(crate) enum Bounded {
    /// It lies in one of them, and may be carried out; each with the condition that it is the one.
    Inside(Vec<(Arc<ObjectInfo>, Expr)>),
    /// It does not, or not on all of the path.
    Not(Outcome<Value>),
}

/// Decides whether an access lies within one of these objects, whichever.
pub(crate) fn within_any(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
    objects: Vec<Arc<ObjectInfo>>,
) -> Answer<Bounded> {
    let store = oracle.store();
    let inside =
        |object: &Arc<ObjectInfo>| in_bounds(store, object, offset_in(store, object, address), range.length);
    let conditions: Vec<Expr> = objects.iter().map(inside).collect();
    let in_one = any(store, conditions.iter().copied());
    let outside = store.not(in_one);
    if oracle.may_be_true(outside)? {
        if !oracle.may_be_true(in_one)? {
            return nothing_live(space, oracle, range, address).map(Bounded::Not);
        }
        return Ok(Bounded::Not(Outcome::Split(vec![in_one, outside])));
    }
    let members: Vec<_> = objects.into_iter().zip(conditions).collect();
    match constants_among(oracle, range, address, &members)? {
        Some(outcome) => Ok(Bounded::Not(outcome)),
        None => Ok(Bounded::Inside(members)),
    }
}

/// A write that may hit a constant: that part of the path is an error.
fn constants_among(
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
    members: &[(Arc<ObjectInfo>, Expr)],
) -> Answer<Option<Outcome<Value>>> {
    let constants =
        || members.iter().filter(|(object, _)| range.write && object.kind == ObjectKind::Constant);
    let Some((first, _)) = constants().next() else { return Ok(None) };
    let in_constant = any(oracle.store(), constants().map(|&(_, condition)| condition));
    let elsewhere = oracle.store().not(in_constant);
    if !oracle.may_be_true(in_constant)? {
        return Ok(None);
    }
    if oracle.may_be_true(elsewhere)? {
        return Ok(Some(Outcome::Split(vec![in_constant, elsewhere])));
    }
    let example = oracle.example(address, None)?.map_or(first.base, |example| example as u64);
    read_only(range, Arc::clone(first), example).map(Some)
}
