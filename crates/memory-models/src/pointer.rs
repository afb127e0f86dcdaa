//! A symbolic address, and what is known about it without a query.
//!
//! If the address is a choice between a few values, as pointers are that a program reads from a table, then the objects it may
//! point to, the values that are in bounds, and the bytes that are read there are computed value by value. If it is such a
//! pointer plus an offset, as `rows[i] + j`, then the objects and the bounds are computed pointer by pointer.

use crate::Targets;
use crate::bounds::{any, in_bounds, inside_capacity};
use crate::layout::Layout;
use crate::resolve::{offset_in, reading};
use crate::sum::Sum;
use loam_expr::{ArrayKind, Choices, Expr, ExprStore, Width};
use loam_memory::access::{Access, AccessKind};
use loam_memory::model::{Answer, ModelContext, Oracle, Resolved};
use loam_memory::object::{AddressRange, ObjectInfo, Size};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use loam_memory::{Address, Reading};
use std::collections::BTreeMap;
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
    sum: Option<Sum>,
}

impl Pointer {
    /// The address, with its values if they are few.
    pub fn new(oracle: &dyn Oracle, address: Expr) -> Self {
        let choices = choices(oracle, address);
        let sum = if choices.is_none() { Sum::of(oracle, address) } else { None };
        Self { address, choices, sum }
    }

    /// Whether its values are few and known.
    pub fn has_few_values(&self) -> bool {
        self.choices.is_some()
    }

    /// The addresses within its bounds, as far as the path shows them without a query.
    pub fn bounds(&self, oracle: &dyn Oracle) -> AddressRange {
        let (first, last) = oracle.bounds(self.address);
        AddressRange { first: Address(first), last: Address(last) }
    }

    /// The objects it may point to, in order of their addresses, if they are known without a query.
    pub fn objects(&self, space: &AddressSpace) -> Option<Vec<Arc<ObjectInfo>>> {
        if self.sum.as_ref().is_some_and(Sum::is_superset) {
            return None;
        }
        self.reachable(space)
    }

    /// Objects that include all that it may point to, in order of their addresses, as far as is known without a query.
    pub fn reachable(&self, space: &AddressSpace) -> Option<Vec<Arc<ObjectInfo>>> {
        let mut objects: Vec<Arc<ObjectInfo>> = match (&self.choices, &self.sum) {
            (Some(choices), _) => {
                choices.values().filter_map(|value| space.find(Address(value as u64))).cloned().collect()
            }
            (None, Some(sum)) => sum.ranges().flat_map(|range| space.objects_in(range)).cloned().collect(),
            (None, None) => return None,
        };
        sort(&mut objects);
        Some(objects)
    }

    /// The condition that it lies in a range of addresses, if that follows from the pointers it is computed from.
    fn decided(&self, store: &ExprStore, range: Option<AddressRange>) -> Option<Expr> {
        let is_inside = |address| range.is_some_and(|range| range.contains(Address(address as u64)));
        match (&self.choices, &self.sum) {
            (Some(choices), _) => Some(choices.among(store, is_inside)),
            (None, Some(sum)) => sum.within(store, range.as_slice()),
            (None, None) => None,
        }
    }

    /// The condition that it lies in a range of addresses.
    pub fn within(&self, store: &ExprStore, range: AddressRange) -> Expr {
        let AddressRange { first, last } = range;
        let compared = || store.ule(store.sub(self.address, store.word(first.0)), store.word(last - first));
        self.decided(store, Some(range)).unwrap_or_else(compared)
    }

    /// The condition that it lies in the room reserved for an object.
    pub fn in_capacity(&self, store: &ExprStore, object: &ObjectInfo) -> Expr {
        let range = (object.size.capacity() > 0).then(|| object.addresses());
        self.decided(store, range).unwrap_or_else(|| inside_capacity(store, object, self.address))
    }

    /// The condition that `length` bytes from it on lie in an object.
    pub fn inside(&self, store: &ExprStore, object: &ObjectInfo, length: Value) -> Expr {
        let decided = match (object.size, length.as_word()) {
            (Size::Fixed(size), Some(length)) => {
                let last = size.checked_sub(length).map(|last| object.base + last);
                self.decided(store, last.map(|last| AddressRange { first: object.base, last }))
            }
            _ => None,
        };
        let compared = || in_bounds(store, object, offset_in(store, object, self.address), length);
        decided.unwrap_or_else(compared)
    }

    /// The index of the byte it points to in an array of parts of objects. It points into one of these parts on this path.
    pub fn index(&self, oracle: &dyn Oracle, layout: &Layout) -> Expr {
        let store = oracle.store();
        let place = |value: u128| layout.index_of(Address(value as u64));
        let chosen = match (&self.choices, &self.sum) {
            (Some(choices), _) => {
                choices.decide(store, MOST_DECISIONS_OF_SEVERAL, |value| Some(store.word(place(value)?)))
            }
            (None, Some(sum)) => sum.index(store, oracle, layout),
            (None, None) => None,
        };
        chosen.unwrap_or_else(|| layout.index(store, self.address))
    }

    /// Whether it may point into a range of addresses, as far as is known without a query.
    pub fn may_reach(&self, range: AddressRange) -> bool {
        match (&self.choices, &self.sum) {
            (Some(choices), _) => choices.values().any(|value| range.contains(Address(value as u64))),
            (None, Some(sum)) => sum.ranges().any(|values| !values.intersection(range).is_empty()),
            (None, None) => true,
        }
    }

    /// The condition that `length` bytes from it on lie in one of these objects.
    pub fn inside_any(&self, store: &ExprStore, objects: &[Arc<ObjectInfo>], length: Value) -> Expr {
        let at_once = self.sum.as_ref().and_then(|sum| sum.within(store, &beginnings(objects, length)?));
        at_once.unwrap_or_else(|| any(store, objects.iter().map(|object| self.inside(store, object, length))))
    }
}

/// The addresses at which `length` bytes begin that lie in one of these objects, if they are known.
fn beginnings(objects: &[Arc<ObjectInfo>], length: Value) -> Option<Vec<AddressRange>> {
    let length = length.as_word()?;
    let mut ranges = Vec::with_capacity(objects.len());
    for object in objects {
        let Size::Fixed(size) = object.size else { return None };
        if let Some(last) = size.checked_sub(length) {
            ranges.push(AddressRange { first: object.base, last: object.base + last });
        }
    }
    Some(ranges)
}

/// Sorts objects by their addresses, each once.
fn sort(objects: &mut Vec<Arc<ObjectInfo>>) {
    objects.sort_by_key(|object| object.base);
    objects.dedup_by_key(|object| object.id);
}

impl Targets {
    /// Reads or writes a scalar in one of the objects value by value, if the values of the address are few. Callers have checked
    /// that the scalar lies in one of them.
    pub fn execute(&self, context: &mut ModelContext<'_>, access: &Access) -> Answer<Option<Value>> {
        let Some(choices) = &self.pointer.choices else { return Ok(None) };
        let chosen = Chosen {
            space: context.space,
            oracle: context.oracle,
            choices,
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
) -> Answer<Option<Value>> {
    let Value::Term(offset) = resolved.offset else { return Ok(None) };
    let Some(choices) = choices(context.oracle, offset) else { return Ok(None) };
    let chosen = Chosen {
        choices: &choices,
        space: context.space,
        oracle: context.oracle,
        length: access.length,
        most_decisions: MOST_DECISIONS,
    };
    chosen.execute(access.kind, |value| Some((Arc::clone(&resolved.object), value as u64)))
}

/// A scalar at one of several offsets, perhaps in several objects.
struct Chosen<'a> {
    space: &'a mut AddressSpace,
    oracle: &'a mut dyn Oracle,
    choices: &'a Choices,
    length: u64,
    most_decisions: usize,
}

impl Chosen<'_> {
    fn execute(
        mut self,
        kind: AccessKind,
        target_of: impl Fn(u128) -> Option<(Arc<ObjectInfo>, u64)>,
    ) -> Answer<Option<Value>> {
        let length = self.length;
        // An offset that is out of bounds is impossible on this path.
        let target_of = |value| {
            let is_inside = |(object, offset): &(Arc<ObjectInfo>, u64)| {
                offset.checked_add(length).is_some_and(|end| end <= object.size.capacity())
            };
            target_of(value).filter(is_inside)
        };
        match kind {
            AccessKind::Read => self.read(target_of),
            AccessKind::Write(value) => {
                let values: Vec<u128> = self.choices.values().take(MOST_WRITES + 1).collect();
                if values.len() > MOST_WRITES {
                    return Ok(None);
                }
                for at in values {
                    if let Some((object, offset)) = target_of(at) {
                        self.write_if(at, &object, offset, value);
                    }
                }
                Ok(Some(value))
            }
        }
    }

    /// Reads at each of the offsets. Those at which uninitialised bytes lie are left out if they are all impossible on this path:
    /// then these bytes are not part of the term that is read, nor of later queries.
    fn read(self, target_of: impl Fn(u128) -> Option<(Arc<ObjectInfo>, u64)>) -> Answer<Option<Value>> {
        let Self { space, oracle, choices, length, most_decisions } = self;
        let store = oracle.store();
        let mut scalars: BTreeMap<u128, Expr> = BTreeMap::new();
        for value in choices.values() {
            if let Some((object, offset)) = target_of(value) {
                let scalar = space.contents(&object).read(store, offset..offset + length);
                scalars.insert(value, scalar.term(store, (length * 8) as Width));
            }
        }
        let decide = |store: &ExprStore, scalars: &BTreeMap<u128, Expr>| {
            choices.decide(store, most_decisions, |value| scalars.get(&value).copied())
        };
        let Some(mut term) = decide(store, &scalars) else { return Ok(None) };
        if has_uninitialised(store, term) {
            let unwritten =
                |value| scalars.get(&value).is_some_and(|&scalar| has_uninitialised(store, scalar));
            let condition = choices.among(store, unwritten);
            if reading(oracle, Some(condition))? == Reading::Initialised {
                let store = oracle.store();
                scalars.retain(|_, scalar| !has_uninitialised(store, *scalar));
                term = decide(store, &scalars).unwrap_or(term);
            }
        }
        Ok(Some(Value::of(oracle.store(), term)))
    }

    /// Writes at one of the offsets under the condition that the address has this value.
    fn write_if(&mut self, chosen: u128, object: &Arc<ObjectInfo>, offset: u64, value: Value) {
        let (store, width) = (self.oracle.store(), (self.length * 8) as Width);
        let here = self.choices.among(store, |other| other == chosen);
        let (mut contents, range) = (self.space.contents(object), offset..offset + self.length);
        let before = contents.read(store, range.clone()).term(store, width);
        let after = store.ite(here, value.term(store, width), before);
        contents.write(store, range, Value::of(store, after));
    }
}

/// Whether a term depends on bytes that memory held before the program wrote them.
fn has_uninitialised(store: &ExprStore, term: Expr) -> bool {
    let is_uninitialised = |&array| store.array_info(array).kind == ArrayKind::Uninitialised;
    store.has_uninitialised() && store.support_arrays(term).iter().any(is_uninitialised)
}
