//! An address that is not known, and what can be said of it without a query.
//!
//! If the address is a choice between a few values, as those are that come out of a table, then which objects it may mean, which
//! of its values are in bounds, and what is read there, is worked out value by value.

use crate::Members;
use crate::bounds::{any, in_bounds, inside_capacity};
use crate::resolve::offset_in;
use loam_expr::{Choices, Expr, ExprStore, Width};
use loam_memory::access::AccessKind;
use loam_memory::model::Oracle;
use loam_memory::object::{ObjectInfo, Size};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Most values that are worked out one by one.
const MOST_VALUES: usize = 256;
/// Most decisions in what is read from one object; beyond it, an array says it better.
const MOST_DECISIONS: usize = 128;
/// Most decisions in what is read from several objects, which as one array are large.
const MOST_DECISIONS_OF_SEVERAL: usize = 1024;
/// Most places that are written one by one.
const MOST_PLACES: usize = 64;

/// The choices of a term, if it has few on this path.
pub(crate) fn choices(oracle: &dyn Oracle, term: Expr) -> Option<Choices> {
    let (low, high) = oracle.bounds(term);
    oracle.store().choices(term, (u128::from(low), u128::from(high)), MOST_VALUES)
}

/// An address that is not known.
pub(crate) struct Pointer {
    /// The term.
    pub address: Expr,
    choices: Option<Choices>,
}

impl Pointer {
    /// A look at an address.
    pub fn new(oracle: &dyn Oracle, address: Expr) -> Self {
        Self { address, choices: choices(oracle, address) }
    }

    /// The objects it may mean, in order of their addresses, if its values are known.
    pub fn objects(&self, space: &AddressSpace) -> Option<Vec<Arc<ObjectInfo>>> {
        let values = self.choices.as_ref()?.values();
        let objects = values.filter_map(|value| space.find(value as u64));
        let by_base: BTreeMap<u64, &Arc<ObjectInfo>> = objects.map(|object| (object.base, object)).collect();
        Some(by_base.into_values().cloned().collect())
    }

    /// The condition that it lies between two addresses, both included.
    pub fn between(&self, store: &ExprStore, low: u64, high: u64) -> Expr {
        match &self.choices {
            Some(choices) => choices.among(store, |value| (low..=high).contains(&(value as u64))),
            None => store.ule(store.sub(self.address, store.word(low)), store.word(high - low)),
        }
    }

    /// The condition that it lies in the room reserved for an object.
    pub fn in_capacity(&self, store: &ExprStore, object: &ObjectInfo) -> Expr {
        match &self.choices {
            Some(choices) => {
                choices.among(store, |value| object.offset_of(value as u64) < object.size.capacity())
            }
            None => inside_capacity(store, object, self.address),
        }
    }

    /// The condition that so many bytes from it on lie in an object.
    pub fn inside(&self, store: &ExprStore, object: &ObjectInfo, length: Value) -> Expr {
        match (&self.choices, object.size, length.as_word()) {
            (Some(choices), Size::Fixed(size), Some(length)) => {
                choices.among(store, |value| fits(object, size, value as u64, length))
            }
            _ => in_bounds(store, object, offset_in(store, object, self.address), length),
        }
    }

    /// The condition that so many bytes from it on lie in one of these objects.
    pub fn inside_any(&self, store: &ExprStore, objects: &[Arc<ObjectInfo>], length: Value) -> Expr {
        any(store, objects.iter().map(|object| self.inside(store, object, length)))
    }

    /// Reads or writes a scalar in one of these objects value by value, if they are few. Callers have checked that it lies in
    /// one of them.
    pub fn execute(
        &self,
        space: &mut AddressSpace,
        store: &ExprStore,
        members: &Members,
        (length, kind): (u64, AccessKind),
    ) -> Option<Value> {
        let choices = self.choices.as_ref()?;
        let most_decisions = MOST_DECISIONS_OF_SEVERAL;
        Chosen { space, store, choices, length, most_decisions }.execute(kind, |value| {
            let below = members.partition_point(|object| object.base <= value as u64);
            let object = &members[below.checked_sub(1)?];
            Some((Arc::clone(object), object.offset_of(value as u64)))
        })
    }
}

/// Reads or writes a scalar at an offset in an object value by value, if they are few. Callers have checked the bounds.
pub(crate) fn execute_in(
    space: &mut AddressSpace,
    store: &ExprStore,
    (object, offsets): (&Arc<ObjectInfo>, &Choices),
    length: u64,
    kind: AccessKind,
) -> Option<Value> {
    let chosen = Chosen { space, store, choices: offsets, length, most_decisions: MOST_DECISIONS };
    chosen.execute(kind, |value| Some((Arc::clone(object), value as u64)))
}

fn fits(object: &ObjectInfo, size: u64, address: u64, length: u64) -> bool {
    let offset = object.offset_of(address);
    length <= size && offset <= size - length
}

/// A scalar at one of several places.
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
        place_of: impl Fn(u128) -> Option<(Arc<ObjectInfo>, u64)>,
    ) -> Option<Value> {
        let length = self.length;
        // What is out of bounds never happens here.
        let place_of = |value| {
            let is_inside = |(object, offset): &(Arc<ObjectInfo>, u64)| {
                offset.checked_add(length).is_some_and(|end| end <= object.size.capacity())
            };
            place_of(value).filter(is_inside)
        };
        match kind {
            AccessKind::Read => {
                let (store, width) = (self.store, (self.length * 8) as Width);
                let term = self.choices.decide(store, self.most_decisions, |value| {
                    let (object, offset) = place_of(value)?;
                    Some(self.space.contents(&object).read(store, offset, self.length).term(store, width))
                })?;
                Some(Value::of(store, term))
            }
            AccessKind::Write(value) => {
                let values: Vec<u128> = self.choices.values().take(MOST_PLACES + 1).collect();
                if values.len() > MOST_PLACES {
                    return None;
                }
                for at in values {
                    if let Some((object, offset)) = place_of(at) {
                        self.write_if(at, &object, offset, value);
                    }
                }
                Some(value)
            }
        }
    }

    /// Writes to one of the places if it is the one.
    fn write_if(&mut self, chosen: u128, object: &Arc<ObjectInfo>, offset: u64, value: Value) {
        let (store, width) = (self.store, (self.length * 8) as Width);
        let here = self.choices.among(store, |other| other == chosen);
        let mut contents = self.space.contents(object);
        let before = contents.read(store, offset, self.length).term(store, width);
        let after = store.ite(here, value.term(store, width), before);
        contents.write(store, offset, self.length, Value::of(store, after));
    }
}
