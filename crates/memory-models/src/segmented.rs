//! The segmented and the flat model: objects that one pointer may mean lie in one segment, and an access sees the segment
//! as one array.
//!
//! Which heap objects share a segment is decided by a [`Grouping`] of their allocation sites, as a points-to analysis gives
//! it; in the flat model all of them do. Objects that are in no group are segments of their own. The path splits over
//! segments, never over the objects in one. Bounds are still those of the objects: what runs from one into its neighbour is
//! an error.

use crate::Policy;
use crate::bounds::{Bounded, nothing_live, outside_all, within_any};
use crate::resolve::{between, candidates, carry_out, offset_in};
use loam_expr::Expr;
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, Oracle, Resolved};
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::segments::{Group, Grouping};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Bytes of a segment beyond which the next one is opened, unless told otherwise.
pub const THRESHOLD: u64 = 10 << 10;
/// Addresses reserved for a segment.
const RESERVED: u64 = 200 << 10;
/// Addresses reserved for the only segment of the flat model.
const RESERVED_FLAT: u64 = 1 << 30;

/// Most segments one access may split over; more are split off in a further round.
const MAX_CASES: usize = 64;

/// The segmented model.
pub struct Segmented {
    grouping: Arc<dyn Grouping>,
    threshold: u64,
}

/// The flat model.
pub struct Flat;

impl Segmented {
    /// Segments as a grouping says, up to a threshold.
    pub fn new(grouping: Arc<dyn Grouping>, threshold: u64) -> Self {
        Self { grouping, threshold }
    }
}

impl Policy for Segmented {
    const NAME: &'static str = "segmented";

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        address: Expr,
    ) -> Answer<Outcome<Value>> {
        access_segment(space, oracle, access, address)
    }

    fn group(&self, site: &[u32], kind: ObjectKind) -> Option<Group> {
        let number = (kind == ObjectKind::Heap).then(|| self.grouping.group_of(site)).flatten()?;
        Some(Group { number, threshold: self.threshold, reserved: RESERVED })
    }
}

impl Policy for Flat {
    const NAME: &'static str = "flat";

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        address: Expr,
    ) -> Answer<Outcome<Value>> {
        access_segment(space, oracle, access, address)
    }

    fn group(&self, _: &[u32], kind: ObjectKind) -> Option<Group> {
        let group = Group { number: 0, threshold: u64::MAX, reserved: RESERVED_FLAT };
        (kind == ObjectKind::Heap).then_some(group)
    }
}

/// A segment, or an object that is one by itself: its first and last address.
type Stretch = (u64, u64);

fn stretch_of(space: &AddressSpace, object: &ObjectInfo) -> Stretch {
    match space.segments().and_then(|segments| segments.find(object.base)) {
        Some(segment) => (segment.base, segment.base + segment.used.max(1) - 1),
        None => (object.base, object.base + object.size.capacity().max(1) - 1),
    }
}

fn access_segment(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    access: &Access,
    address: Expr,
) -> Answer<Outcome<Value>> {
    let range = access.range();
    let stretches = stretches(space, oracle, address)?;
    let [stretch] = stretches[..] else {
        if stretches.is_empty() {
            return nothing_live(space, oracle, &range, address);
        }
        return split_over(oracle, address, &stretches);
    };
    let (low, high) = oracle.bounds(address);
    let (low, high) = (low.max(stretch.0), high.min(stretch.1));
    let objects: Vec<Arc<ObjectInfo>> = space.objects_between(low, high).cloned().collect();
    let members = match within_any(space, oracle, &range, address, objects)? {
        Bounded::Inside(members) => members,
        Bounded::Not(outcome) => return Ok(outcome),
    };
    if let [(object, _)] = &members[..] {
        let place =
            Resolved { object: Arc::clone(object), offset: offset_in(oracle.store(), object, address) };
        return carry_out(space, oracle, &place, access.length, access.kind).map(Outcome::Done);
    }
    let objects: Vec<_> = members.into_iter().map(|(object, _)| object).collect();
    let mut several = space.several(&objects);
    let store = oracle.store();
    Ok(Outcome::Done(match access.kind {
        AccessKind::Read => several.read_at(store, address, access.length),
        AccessKind::Write(value) => {
            several.write_at(store, address, access.length, value);
            value
        }
    }))
}

/// The segments an address may lie in. An address that may also lie in none has that as a part of its own later.
fn stretches(space: &AddressSpace, oracle: &mut dyn Oracle, address: Expr) -> Answer<Vec<Stretch>> {
    let mut found: Vec<Stretch> = Vec::new();
    let mut elsewhere = oracle.store().bool(true);
    while found.len() < MAX_CASES {
        let object = match oracle.example(address, Some(elsewhere))? {
            None => break,
            Some(example) => space.find(example as u64).cloned(),
        };
        // An example that hits nothing says nothing about the others: they are looked for one by one.
        let object = match object {
            None => match candidates_elsewhere(space, oracle, address, &found)? {
                None => break,
                Some(object) => object,
            },
            Some(object) => object,
        };
        let stretch = stretch_of(space, &object);
        let store = oracle.store();
        elsewhere = store.and(elsewhere, store.not(between(store, address, stretch.0, stretch.1)));
        found.push(stretch);
    }
    found.sort_unstable();
    Ok(found)
}

fn candidates_elsewhere(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    address: Expr,
    found: &[Stretch],
) -> Answer<Option<Arc<ObjectInfo>>> {
    let is_new = |object: &Arc<ObjectInfo>| !found.contains(&stretch_of(space, object));
    Ok(candidates(space, oracle, address, usize::MAX)?.into_iter().find(is_new))
}

fn split_over(oracle: &mut dyn Oracle, address: Expr, stretches: &[Stretch]) -> Answer<Outcome<Value>> {
    let store = oracle.store();
    let mut cases: Vec<Expr> =
        stretches.iter().map(|&(low, high)| between(store, address, low, high)).collect();
    let outside = outside_all(store, &cases);
    if oracle.may_be_true(outside)? {
        cases.push(outside);
    }
    Ok(Outcome::Split(cases))
}
