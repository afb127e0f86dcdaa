//! The segmented and the flat model: objects that one pointer may point to lie in one segment, and an access sees the segment
//! as one array.
//!
//! A [`Grouping`] of the allocation sites, computed by a points-to analysis, decides which heap objects share a segment; in the
//! flat model all heap objects share one. An object that is in no group is a segment by itself. The path forks over segments,
//! never over the objects in one segment. Bounds are still those of the objects: an access that extends from one object into
//! its neighbour is a bug.

use crate::bounds::{nothing_live, outside_all, within_any};
use crate::pointer::Pointer;
use crate::resolve::{candidates, execute};
use crate::split::Reached;
use crate::{Members, Policy};
use loam_expr::Expr;
use loam_memory::Address;
use loam_memory::access::{Access, Obstacle, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext, Oracle, Resolved};
use loam_memory::object::{AddressRange, ObjectInfo, ObjectKind, Site};
use loam_memory::segments::{Group, Grouping};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Addresses reserved for a segment.
const RESERVED: u64 = 200 << 10;
/// Addresses reserved for the only segment of the flat model.
const RESERVED_FLAT: u64 = 1 << 30;

/// Most segments that the path forks over at once; the successor for all other segments forks again.
const MAX_CASES: usize = 64;

/// The segmented model, and the flat model, which has one group and one segment.
pub struct Segmented {
    name: &'static str,
    grouping: Arc<dyn Grouping>,
    threshold: u64,
    reserved: u64,
}

/// The grouping in which all sites are one group.
struct OneGroup;

impl Grouping for OneGroup {
    fn group_of(&self, _: &[u32]) -> Option<u32> {
        Some(0)
    }
}

impl Segmented {
    /// The segmented model with this grouping and threshold.
    pub fn new(grouping: Arc<dyn Grouping>, threshold: u64) -> Self {
        Self { name: "segmented", grouping, threshold, reserved: RESERVED }
    }

    /// The flat model: one segment for the whole heap.
    pub fn flat() -> Self {
        Self { name: "flat", grouping: Arc::new(OneGroup), threshold: u64::MAX, reserved: RESERVED_FLAT }
    }
}

impl Policy for Segmented {
    fn name(&self) -> &'static str {
        self.name
    }

    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        match ranges(context, pointer)?[..] {
            [] => nothing_live(context, range, pointer.address),
            [addresses] => {
                let objects = objects_in(context, pointer, addresses);
                within_any(context, range, pointer, objects)
            }
            ref ranges => {
                self.grouping.resolved_together(&heap_sites(context.space, ranges));
                fork_over(context.oracle, pointer, ranges)
            }
        }
    }

    /// Pieces stay where they are: the access sees those from the first to the last that it may begin in.
    fn access_one(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        resolved: &Resolved,
        reached: Option<&Reached>,
    ) -> Outcome<Value> {
        Ok(execute(context, resolved, access, reached.map(Reached::span))?)
    }

    fn group(&self, site: &[u32], kind: ObjectKind) -> Option<Group> {
        let number = (kind == ObjectKind::Heap).then(|| self.grouping.group_of(site)).flatten()?;
        Some(Group { number, threshold: self.threshold, reserved: self.reserved })
    }
}

/// The addresses of the segment that an object lies in, or of the object if it is a segment by itself.
fn range_of(space: &AddressSpace, object: &ObjectInfo) -> AddressRange {
    match space.segments().and_then(|segments| segments.find(object.base)) {
        Some(segment) => AddressRange { first: segment.base, last: segment.base + segment.used.max(1) - 1 },
        None => object.addresses(),
    }
}

/// The allocation site of one heap object of each of these segments: the objects of one segment are in one group already.
/// Nothing if there is only one such site, because there is nothing to group.
fn heap_sites(space: &AddressSpace, ranges: &[AddressRange]) -> Vec<Site> {
    let first = |&range: &AddressRange| space.objects_in(range).next();
    let heap = ranges.iter().filter_map(first).filter(|object| object.kind == ObjectKind::Heap);
    let sites: Vec<Site> = heap.map(|object| Arc::clone(&object.allocated_at)).collect();
    if sites.len() > 1 { sites } else { Vec::new() }
}

/// The objects of a segment that an address may lie in.
fn objects_in(context: &ModelContext<'_>, pointer: &Pointer, range: AddressRange) -> Members {
    let ModelContext { space, oracle, .. } = context;
    if let Some(mut objects) = pointer.objects(space) {
        objects.retain(|object| range_of(space, object) == range);
        return objects;
    }
    space.objects_in(range.intersection(pointer.bounds(*oracle))).cloned().collect()
}

/// The segments an address may lie in. Whether the address may also lie in no segment is left to the caller.
fn ranges(context: &mut ModelContext<'_>, pointer: &Pointer) -> Answer<Vec<AddressRange>> {
    if let Some(objects) = pointer.objects(context.space) {
        return ranges_of(context, pointer, &objects);
    }
    let mut found: Vec<AddressRange> = Vec::new();
    let mut elsewhere = context.oracle.store().bool(true);
    while found.len() < MAX_CASES {
        let object = match context.oracle.example(pointer.address, Some(elsewhere))? {
            None => break,
            Some(example) => context.space.find(Address(example as u64)).cloned(),
        };
        // An example that lies in no object does not exclude other objects: they are searched for one by one.
        let object = match object {
            None => match candidates_elsewhere(context, pointer, &found)? {
                None => break,
                Some(object) => object,
            },
            Some(object) => object,
        };
        let range = range_of(context.space, &object);
        let store = context.oracle.store();
        elsewhere = store.and(elsewhere, store.not(pointer.within(store, range)));
        found.push(range);
    }
    found.sort_unstable();
    Ok(found)
}

/// The segments of these objects. If there are several, only those that the address can lie in.
fn ranges_of(
    context: &mut ModelContext<'_>,
    pointer: &Pointer,
    objects: &[Arc<ObjectInfo>],
) -> Answer<Vec<AddressRange>> {
    let mut found: Vec<AddressRange> = objects.iter().map(|object| range_of(context.space, object)).collect();
    found.dedup();
    if found.len() < 2 {
        return Ok(found);
    }
    let mut reached = Vec::new();
    for range in found {
        let inside = pointer.within(context.oracle.store(), range);
        if context.oracle.may_be_true(inside)? {
            reached.push(range);
        }
    }
    reached.truncate(MAX_CASES);
    Ok(reached)
}

fn candidates_elsewhere(
    context: &mut ModelContext<'_>,
    pointer: &Pointer,
    found: &[AddressRange],
) -> Answer<Option<Arc<ObjectInfo>>> {
    let mut objects = candidates(context, pointer, usize::MAX)?.into_iter();
    Ok(objects.find(|object| !found.contains(&range_of(context.space, object))))
}

fn fork_over(oracle: &mut dyn Oracle, pointer: &Pointer, ranges: &[AddressRange]) -> Outcome<Members> {
    let store = oracle.store();
    let mut cases: Vec<Expr> = ranges.iter().map(|&range| pointer.within(store, range)).collect();
    let outside = outside_all(store, &cases);
    if oracle.may_be_true(outside)? {
        cases.push(outside);
    }
    Err(Obstacle::Fork(cases))
}
