//! Bounds: whether an access lies in its object, and which bug it is if it does not.

use crate::Members;
use crate::pointer::{Pointer, choices};
use loam_expr::{Expr, ExprStore};
use loam_memory::Address;
use loam_memory::access::{BugKind, MemoryBug, Obstacle, Outcome};
use loam_memory::model::{MemoryRange, ModelContext, Oracle, Resolved};
use loam_memory::object::{ObjectInfo, ObjectKind, Size};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// An access below this address is an access through a null pointer, at the offset of a field.
const NULL_PAGE: u64 = 4096;

/// Most freed objects that a wrong access is compared with.
pub(crate) const MAX_FREED: usize = 1024;

/// The condition that an address lies in the room reserved for an object.
pub(crate) fn inside_capacity(store: &ExprStore, object: &ObjectInfo, address: Expr) -> Expr {
    let offset = store.sub(address, store.word(object.base.0));
    store.ult(offset, store.word(object.size.capacity()))
}

/// The condition that one of these holds.
pub(crate) fn any(store: &ExprStore, conditions: impl Iterator<Item = Expr>) -> Expr {
    conditions.fold(store.bool(false), |any, condition| store.or(any, condition))
}

/// Decides whether a range lies within the object that its address points to.
pub(crate) fn within(
    context: &mut ModelContext<'_>,
    range: &MemoryRange,
    resolved: Resolved,
    example: Address,
) -> Outcome<Resolved> {
    let Resolved { object, offset } = resolved;
    let may_be_in = match in_bounds_known(&object, offset, range.length) {
        Some(inside) => inside,
        None => {
            let inside = in_bounds_chosen(context.oracle, &object, offset, range.length);
            let outside = context.oracle.store().not(inside);
            let may_be_out = context.oracle.may_be_true(outside)?;
            if may_be_out && context.oracle.may_be_true(inside)? {
                return Err(Obstacle::Fork(vec![inside, outside]));
            }
            !may_be_out
        }
    };
    match may_be_in {
        true if range.write && object.kind == ObjectKind::Constant => {
            // Writing nothing to a constant is no write.
            if range.length.as_word() == Some(0) {
                return Ok(Resolved { object, offset });
            }
            read_only(range, object, example)
        }
        true => Ok(Resolved { object, offset }),
        false => {
            let example = match range.address {
                Value::Bits(bits) => Address(bits as u64),
                Value::Term(term) => {
                    context.oracle.example(term, None)?.map_or(example, |value| Address(value as u64))
                }
            };
            let target = matches!(range.address, Value::Term(_)).then_some(object);
            out_of_bounds(context.space, range, example, target)
        }
    }
}

/// The bug of a write to a constant.
pub(crate) fn read_only<T>(range: &MemoryRange, object: Arc<ObjectInfo>, example: Address) -> Outcome<T> {
    let length = range.length.as_word().unwrap_or(1);
    let (kind, address, object) = (BugKind::ReadOnly, range.address, Some(object));
    Err(MemoryBug { kind, address, example, length, write: true, object, freed: None }.into())
}

/// Whether `length` bytes at `offset` lie within the object, if offset, length and size are known.
fn in_bounds_known(object: &ObjectInfo, offset: Value, length: Value) -> Option<bool> {
    let Size::Fixed(size) = object.size else { return None };
    let (offset, length) = (offset.as_word()?, length.as_word()?);
    Some(length <= size && offset <= size - length)
}

/// As [`in_bounds`], decided for each value of the offset if it has few values.
fn in_bounds_chosen(oracle: &dyn Oracle, object: &ObjectInfo, offset: Value, length: Value) -> Expr {
    if let (Value::Term(term), Size::Fixed(size), Some(bytes)) = (offset, object.size, length.as_word())
        && let Some(last) = size.checked_sub(bytes)
    {
        if oracle.bounds(term).1 <= last {
            return oracle.store().bool(true);
        }
        if let Some(choices) = choices(oracle, term) {
            return choices.among(oracle.store(), |value| value <= u128::from(last));
        }
    }
    in_bounds(oracle.store(), object, offset, length)
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

/// The bug of an access that does not lie within a live object; `target` is the object that a symbolic address was resolved to.
pub(crate) fn out_of_bounds<T>(
    space: &AddressSpace,
    range: &MemoryRange,
    example: Address,
    target: Option<Arc<ObjectInfo>>,
) -> Outcome<T> {
    let freed = space.find_freed(example).cloned();
    let was_freed = freed.is_some() || space.quarantined_start(example).is_some();
    let kind = match example.0 {
        0..NULL_PAGE if target.is_none() => BugKind::Null,
        _ if was_freed && target.is_none() => BugKind::UseAfterFree,
        _ => BugKind::OutOfBounds,
    };
    // The object nearest to a null pointer has nothing to do with the bug.
    let nearest = || space.nearest(example).filter(|_| kind != BugKind::Null).cloned();
    let object = target.or_else(nearest);
    let length = range.length.as_word().unwrap_or(1);
    Err(MemoryBug { kind, address: range.address, example, length, write: range.write, object, freed }.into())
}

/// The condition that none of these hold.
pub(crate) fn outside_all(store: &ExprStore, conditions: &[Expr]) -> Expr {
    store.not(any(store, conditions.iter().copied()))
}

/// The bug of an address that points to no live object. A use of a freed object, a use of a null pointer and an access beside
/// every object are three bugs: the path forks over them.
pub(crate) fn nothing_live<T>(
    context: &mut ModelContext<'_>,
    range: &MemoryRange,
    address: Expr,
) -> Outcome<T> {
    let store = context.oracle.store();
    let freed =
        context.space.freed().take(MAX_FREED).map(|freed| inside_capacity(store, &freed.object, address));
    let in_freed = any(store, freed);
    let at_null = store.ult(address, store.word(NULL_PAGE));
    let mut cases = Vec::new();
    for case in [in_freed, at_null, outside_all(store, &[in_freed, at_null])] {
        if context.oracle.may_be_true(case)? {
            cases.push(case);
        }
    }
    if cases.len() > 1 {
        return Err(Obstacle::Fork(cases));
    }
    let Some(example) = context.oracle.example(address, None)? else {
        return Err(Obstacle::Fork(Vec::new()));
    };
    out_of_bounds(context.space, range, Address(example as u64), None)
}

/// Decides whether an access lies within one of these objects.
pub(crate) fn within_any(
    context: &mut ModelContext<'_>,
    range: &MemoryRange,
    pointer: &Pointer,
    objects: Members,
) -> Outcome<Members> {
    let in_one = pointer.inside_any(context.oracle.store(), &objects, range.length);
    let outside = context.oracle.store().not(in_one);
    if context.oracle.may_be_true(outside)? {
        if !context.oracle.may_be_true(in_one)? {
            return nothing_live(context, range, pointer.address);
        }
        return Err(Obstacle::Fork(vec![in_one, outside]));
    }
    check_constants(context.oracle, range, pointer, &objects)?;
    Ok(objects)
}

/// A write that may hit a constant is a bug in the successor in which it does.
pub(crate) fn check_constants(
    oracle: &mut dyn Oracle,
    range: &MemoryRange,
    pointer: &Pointer,
    objects: &[Arc<ObjectInfo>],
) -> Outcome<()> {
    let is_wrong = |object: &&Arc<ObjectInfo>| range.write && object.kind == ObjectKind::Constant;
    let constants: Vec<Arc<ObjectInfo>> = objects.iter().filter(is_wrong).cloned().collect();
    let Some(first) = constants.first() else { return Ok(()) };
    let in_constant = pointer.inside_any(oracle.store(), &constants, range.length);
    let elsewhere = oracle.store().not(in_constant);
    if !oracle.may_be_true(in_constant)? {
        return Ok(());
    }
    if oracle.may_be_true(elsewhere)? {
        return Err(Obstacle::Fork(vec![in_constant, elsewhere]));
    }
    let example = oracle.example(pointer.address, None)?.map_or(first.base, |value| Address(value as u64));
    let holds_it = |object: &&Arc<ObjectInfo>| object.contains(example);
    let hit = constants.iter().find(holds_it).unwrap_or(first);
    read_only(range, Arc::clone(hit), example)
}
