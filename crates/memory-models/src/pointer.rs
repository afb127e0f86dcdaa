//! A symbolic address, and what is known about it without a query.
//!
//! If the address is a choice between a few values, as pointers are that a program reads from a table, then the objects it may
//! point to, the values that are in bounds, and the bytes that are read there are computed value by value.

use crate::Targets;
use crate::bounds::{any, in_bounds, inside_capacity};
use crate::resolve::offset_in;
use loam_expr::{Choices, Expr, ExprStore, Width};
use loam_memory::Address;
use loam_memory::access::{Access, AccessKind};
use loam_memory::model::{ModelContext, Oracle, Resolved};
use loam_memory::object::{AddressRange, ObjectInfo, Size};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Most values of an address that are enumerated.
const MOST_VALUES: usize = 256;
/// Most decisions in the term of a read from one object; beyond it, an array term is smaller.
const MOST_DECISIONS: usize = 128;
/// Most decisions in the term of a read from several objects, which are a large array otherwise.
const MOST_DECISIONS_OF_SEVERAL: usize = 1024;
/// Most offsets that are written one by one.
const MOST_WRITES: usize = 64;

/// The choices of a term, if it has few on this path.
pub(crate) fn choices(oracle: &dyn Oracle, term: Expr) -> Option<Choices> {
    let (low, high) = oracle.bounds(term);
    oracle.store().choices(term, (u128::from(low), u128::from(high)), MOST_VALUES)
}

/// A symbolic address.
pub(crate) struct Pointer {
    /// The term.
    pub address: Expr,
    choices: Option<Choices>,
}

impl Pointer {
    /// The address, with its values if they are few.
    pub fn new(oracle: &dyn Oracle, address: Expr) -> Self {
        Self { address, choices: choices(oracle, address) }
    }

    /// The addresses within its bounds, as far as the path shows them without a query.
    pub fn bounds(&self, oracle: &dyn Oracle) -> AddressRange {
        let (first, last) = oracle.bounds(self.address);
        AddressRange { first: Address(first), last: Address(last) }
    }

    /// The objects it may point to, in order of their addresses, if its values are known.
    pub fn objects(&self, space: &AddressSpace) -> Option<Vec<Arc<ObjectInfo>>> {
        let values = self.choices.as_ref()?.values();
        let objects = values.filter_map(|value| space.find(Address(value as u64)));
        let mut objects: Vec<Arc<ObjectInfo>> = objects.cloned().collect();
        objects.sort_by_key(|object| object.base);
        objects.dedup_by_key(|object| object.id);
        Some(objects)
    }

    /// The condition that it lies in a range of addresses.
    pub fn within(&self, store: &ExprStore, range: AddressRange) -> Expr {
        match &self.choices {
            Some(choices) => choices.among(store, |value| range.contains(Address(value as u64))),
            None => {
                let AddressRange { first, last } = range;
                store.ule(store.sub(self.address, store.word(first.0)), store.word(last - first))
            }
        }
    }

    /// The condition that it lies in the room reserved for an object.
    pub fn in_capacity(&self, store: &ExprStore, object: &ObjectInfo) -> Expr {
        match &self.choices {
            Some(choices) => choices.among(store, |value| object.contains(Address(value as u64))),
            None => inside_capacity(store, object, self.address),
        }
    }

    /// The condition that `length` bytes from it on lie in an object.
    pub fn inside(&self, store: &ExprStore, object: &ObjectInfo, length: Value) -> Expr {
        match (&self.choices, object.size, length.as_word()) {
            (Some(choices), Size::Fixed(size), Some(length)) => choices.among(store, |value| {
                let offset = object.offset_of(Address(value as u64));
                length <= size && offset <= size - length
            }),
            _ => in_bounds(store, object, offset_in(store, object, self.address), length),
        }
    }

    /// The condition that `length` bytes from it on lie in one of these objects.
    pub fn inside_any(&self, store: &ExprStore, objects: &[Arc<ObjectInfo>], length: Value) -> Expr {
        any(store, objects.iter().map(|object| self.inside(store, object, length)))
    }
}

impl Targets {
    /// Reads or writes a scalar in one of the objects value by value, if the values of the address are few. Callers have checked
    /// that the scalar lies in one of them.
    pub fn execute(&self, context: &mut ModelContext<'_>, access: &Access) -> Option<Value> {
        let chosen = Chosen {
            space: context.space,
            store: context.oracle.store(),
            choices: self.pointer.choices.as_ref()?,
            length: access.length,
            most_decisions: MOST_DECISIONS_OF_SEVERAL,
        };
        chosen.execute(access.kind, |value| {
            let address = Address(value as u64);
            let below = self.objects.partition_point(|object| object.base <= address);
            let object = &self.objects[below.checked_sub(1)?];
            Some((Arc::clone(object), object.offset_of(address)))
        })
    }
}

/// Reads or writes a scalar in an object value by value, if the values of its offset are few. Callers have checked the bounds.
pub(crate) fn execute_chosen(
    context: &mut ModelContext<'_>,
    resolved: &Resolved,
    access: &Access,
) -> Option<Value> {
    let Value::Term(offset) = resolved.offset else { return None };
    let chosen = Chosen {
        choices: &choices(context.oracle, offset)?,
        space: context.space,
        store: context.oracle.store(),
        length: access.length,
        most_decisions: MOST_DECISIONS,
    };
    chosen.execute(access.kind, |value| Some((Arc::clone(&resolved.object), value as u64)))
}

/// A scalar at one of several offsets, perhaps in several objects.
struct Chosen<'a> {
    space: &'a mut AddressSpace,
    store: &'a ExprStore,
    choices: &'a Choices,
    length: u64,
    most_decisions: usize,
}

impl Chosen<'_> {
    fn execute(
        mut self,
        kind: AccessKind,
        target_of: impl Fn(u128) -> Option<(Arc<ObjectInfo>, u64)>,
    ) -> Option<Value> {
        let length = self.length;
        // An offset that is out of bounds is impossible on this path.
        let target_of = |value| {
            let is_inside = |(object, offset): &(Arc<ObjectInfo>, u64)| {
                offset.checked_add(length).is_some_and(|end| end <= object.size.capacity())
            };
            target_of(value).filter(is_inside)
        };
        match kind {
            AccessKind::Read => {
                let (store, width) = (self.store, (self.length * 8) as Width);
                let term = self.choices.decide(store, self.most_decisions, |value| {
                    let (object, offset) = target_of(value)?;
                    Some(self.space.contents(&object).read(store, offset..offset + length).term(store, width))
                })?;
                Some(Value::of(store, term))
            }
            AccessKind::Write(value) => {
                let values: Vec<u128> = self.choices.values().take(MOST_WRITES + 1).collect();
                if values.len() > MOST_WRITES {
                    return None;
                }
                for at in values {
                    if let Some((object, offset)) = target_of(at) {
                        self.write_if(at, &object, offset, value);
                    }
                }
                Some(value)
            }
        }
    }

    /// Writes at one of the offsets under the condition that the address has this value.
    fn write_if(&mut self, chosen: u128, object: &Arc<ObjectInfo>, offset: u64, value: Value) {
        let (store, width) = (self.store, (self.length * 8) as Width);
        let here = self.choices.among(store, |other| other == chosen);
        let (mut contents, range) = (self.space.contents(object), offset..offset + self.length);
        let before = contents.read(store, range.clone()).term(store, width);
        let after = store.ite(here, value.term(store, width), before);
        contents.write(store, range, Value::of(store, after));
    }
}
