//! The dynamic model: objects that one address may point to are moved into one segment when the path finds that out.
//!
//! A segment is an array in which the objects lie side by side; an access at a symbolic address of one of them sees the whole
//! segment, and the path does not fork. Objects keep the addresses that the program knows: only the index of an access is
//! translated (`layout.rs`). A pointer that may point into two segments joins them. Bounds are those of the objects.

use crate::bounds::{any, check_constants, nothing_live, outside_all, within_any};
use crate::layout::{Layout, Part};
use crate::pointer::Pointer;
use crate::resolve::{candidates, execute};
use crate::split::Reached;
use crate::{Members, Policy, Relocatable, Targets, access_parts};
use loam_base::{OrdMap, StableHasher};
use loam_expr::{Expr, ExprStore, HoldsTerms, Needed, StructuralHash};
use loam_memory::access::{Access, Obstacle, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext, Resolved};
use loam_memory::object::{ObjectInfo, Site};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use loam_memory::{Address, Handling, PlacedPart};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// The largest segment: a path forks over objects that are larger together.
const LARGEST_SEGMENT: u64 = 1 << 24;
/// Most objects that the path forks over at once; the successor for all other objects forks again.
const MAX_CASES: usize = 64;

/// The dynamic model.
pub struct Dynamic {
    /// The kinds of objects that can be moved.
    pub relocatable: Relocatable,
    /// Whether equal sets of objects lie equally in every path.
    pub reuse: bool,
    /// What was learnt about the contexts of objects at each instruction.
    pub contexts: Option<Contexts>,
}

/// Which objects become members of a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Precision {
    /// Those that the address may point to.
    Exact,
    /// Those that the entries of a table point to from which the address is read, though the path may rule some of them out.
    WithoutQueries,
}

/// The contexts in which the objects were allocated that pointers pointed to, by instruction.
pub struct Contexts {
    /// Callers that distinguish contexts, beside the place of the allocation.
    depth: usize,
    learnt: Mutex<BTreeMap<u32, BTreeSet<Box<[u32]>>>>,
}

impl Contexts {
    /// Contexts with this many callers.
    pub fn new(depth: u8) -> Self {
        Self { depth: usize::from(depth), learnt: Mutex::default() }
    }

    fn of(&self, site: &Site) -> Box<[u32]> {
        site[..site.len().min(self.depth + 1)].into()
    }

    fn learnt(&self) -> std::sync::MutexGuard<'_, BTreeMap<u32, BTreeSet<Box<[u32]>>>> {
        self.learnt.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a pointer at an instruction may point to these objects.
    fn learn(&self, point: u32, objects: &[Arc<ObjectInfo>]) {
        let contexts = objects.iter().map(|object| self.of(&object.allocated_at));
        self.learnt().entry(point).or_default().extend(contexts);
    }

    /// The contexts that were seen at an instruction.
    fn seen_at(&self, point: u32) -> Option<BTreeSet<Box<[u32]>>> {
        self.learnt().get(&point).cloned()
    }
}

/// The segments of a state: the layout that each part of an object belongs to.
#[derive(Clone, Default)]
struct Segments {
    of_part: OrdMap<Arc<Layout>>,
    /// How many there are.
    count: u64,
}

/// The number of a part of an object among all parts. Pieces of an object have different numbers.
fn key(object: &ObjectInfo, number: u64) -> u64 {
    object.id.0 << 24 | number.min((1 << 24) - 1)
}

impl PartialEq for Segments {
    fn eq(&self, other: &Self) -> bool {
        self.of_part.is_same(&other.of_part) || self.of_part.iter().eq(other.of_part.iter())
    }
}

impl Eq for Segments {}

impl StructuralHash for Segments {
    fn hash_terms(&self, _: &ExprStore, hasher: &mut StableHasher) {
        for (key, layout) in self.of_part.iter() {
            key.hash(hasher);
            layout.keys().for_each(|part| part.hash(hasher));
        }
    }
}

/// Layouts are made of addresses.
impl HoldsTerms for Segments {
    fn keep_terms(&self, _: &mut Needed) {}
}

impl Segments {
    fn of(space: &AddressSpace, object: &ObjectInfo, offset: u64) -> Option<Arc<Layout>> {
        let number = space.piece_of(object).map_or(0, |piece| offset / piece);
        space.model_state::<Self>()?.of_part.get(key(object, number)).cloned()
    }

    /// The layouts that these parts belong to already, each once, and the parts that belong to none.
    fn sorted(space: &AddressSpace, parts: Vec<Part>) -> (Vec<Arc<Layout>>, Vec<Part>) {
        let (mut layouts, mut others): (Vec<Arc<Layout>>, _) = (Vec::new(), Vec::new());
        for part in parts {
            match Self::of(space, &part.0, part.1.start) {
                Some(layout) if layouts.iter().any(|known| Arc::ptr_eq(known, &layout)) => {}
                Some(layout) => layouts.push(layout),
                None => others.push(part),
            }
        }
        (layouts, others)
    }
}

/// The parts of a layout whose objects are alive.
fn live(space: &AddressSpace, layout: &Layout) -> Vec<PlacedPart> {
    layout.parts().iter().filter(|part| space.live(&part.object).is_some()).cloned().collect()
}

/// The keys of the parts of a layout whose objects were freed.
fn freed_keys(space: &AddressSpace, layout: &Layout) -> Vec<u64> {
    let is_freed = |part: &&PlacedPart| space.live(&part.object).is_none();
    layout.parts().iter().filter(is_freed).map(|part| key(&part.object, number(space, part))).collect()
}

impl Policy for Dynamic {
    fn name(&self) -> &'static str {
        "dynamic"
    }

    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        self.resolve_with(Precision::Exact, LARGEST_SEGMENT, context, range, pointer)
    }

    fn access_several(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        targets: &Targets,
    ) -> Answer<Value> {
        context.figures.at(context.point).note(Handling::Segmented, &targets.objects);
        let parts = targets.parts(context.space, access.length);
        let layout = self.segment(context, parts);
        let index = targets.pointer.index(context.oracle, &layout);
        access_parts(context, access, &live(context.space, &layout), index)
    }

    fn access_one(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        resolved: &Resolved,
        reached: Option<&Reached>,
    ) -> Outcome<Value> {
        let Value::Term(offset) = resolved.offset else {
            return Ok(execute(context, resolved, access, None)?);
        };
        let object = &resolved.object;
        let parts: Vec<Part> = match reached {
            None => vec![(Arc::clone(object), 0..object.size.capacity())],
            Some(reached) => reached.touched().into_iter().map(|bytes| (Arc::clone(object), bytes)).collect(),
        };
        let is_alone = parts.len() == 1 && Segments::of(context.space, object, parts[0].1.start).is_none();
        if is_alone {
            return Ok(execute(context, resolved, access, reached.map(Reached::span))?);
        }
        let only = (parts.len() == 1).then(|| parts[0].1.start);
        let layout = self.segment(context, parts);
        let store = context.oracle.store();
        let position = only.and_then(|start| layout.position_of(object.id, start));
        let index = match position {
            Some(part) => store.add(offset, store.word(part.at.wrapping_sub(part.bytes.start))),
            None => layout.index(store, store.add(offset, store.word(object.base.0))),
        };
        Ok(access_parts(context, access, &live(context.space, &layout), index)?)
    }
}

impl Dynamic {
    /// Resolves an address. The path forks over objects that cannot be moved, and over all if they have more than `largest`
    /// bytes together; it does not if the values of the address are few, because then nothing has to be moved.
    pub(crate) fn resolve_with(
        &self,
        precision: Precision,
        largest: u64,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        if let Some(objects) = self.one_segment(context, range, pointer)? {
            return Ok(objects);
        }
        let known = match precision {
            Precision::Exact => pointer.objects(context.space),
            Precision::WithoutQueries => pointer.reachable(context.space),
        };
        let objects = match known {
            Some(objects) => objects,
            None => self.search(context, pointer)?,
        };
        if objects.is_empty() {
            return nothing_live(context, range, pointer.address);
        }
        let is_fixed = |object: &Arc<ObjectInfo>| !self.relocatable.contains(object.kind);
        let bytes: u64 = objects.iter().map(|object| object.size.capacity()).sum();
        let must_fork = bytes > largest || objects.iter().any(is_fixed);
        if objects.len() > 1 && must_fork && !pointer.has_few_values() {
            return self.fork(context, range, pointer, &objects, bytes <= largest);
        }
        within_any(context, range, pointer, objects)
    }

    /// The live objects of the segment that an address always points into, if there is one. One query decides.
    fn one_segment(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Option<Members>> {
        if context.space.model_state::<Segments>().is_none() || pointer.objects(context.space).is_some() {
            return Ok(None);
        }
        let always = context.oracle.store().bool(true);
        let Some(example) = context.oracle.any_example(pointer.address, always)? else { return Ok(None) };
        let Some(object) = context.space.find(Address(example as u64)).cloned() else { return Ok(None) };
        let offset = object.offset_of(Address(example as u64));
        let Some(layout) = Segments::of(context.space, &object, offset) else { return Ok(None) };
        let mut objects: Members = live(context.space, &layout).into_iter().map(|part| part.object).collect();
        objects.sort_by_key(|object| object.base);
        objects.dedup_by_key(|object| object.id);
        let in_one = pointer.inside_any(context.oracle.store(), &objects, range.length);
        let outside = context.oracle.store().not(in_one);
        if context.oracle.may_be_true(outside)? {
            return Ok(None);
        }
        check_constants(context.oracle, range, pointer, &objects)?;
        Ok(Some(objects))
    }

    /// The objects that an address may point to, in order of their addresses.
    fn search(&self, context: &mut ModelContext<'_>, pointer: &Pointer) -> Answer<Members> {
        let Some(contexts) = &self.contexts else { return candidates(context, pointer, usize::MAX) };
        if let Some(known) = contexts.seen_at(context.point)
            && let Some(objects) = in_contexts(context, pointer, contexts, &known)?
        {
            return Ok(objects);
        }
        let objects = candidates(context, pointer, usize::MAX)?;
        contexts.learn(context.point, &objects);
        Ok(objects)
    }

    /// Forks the path: one successor for the objects that can be moved, and one for each other object.
    fn fork(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
        objects: &[Arc<ObjectInfo>],
        are_movable: bool,
    ) -> Outcome<Members> {
        let is_movable = |object: &Arc<ObjectInfo>| are_movable && self.relocatable.contains(object.kind);
        let (movable, fixed): (Members, Members) = objects.iter().cloned().partition(is_movable);
        let sets = std::iter::once(movable).chain(fixed.into_iter().map(|object| vec![object]));
        let (mut cases, mut possible): (Vec<Expr>, Vec<Members>) = (Vec::new(), Vec::new());
        for set in sets {
            if cases.len() == MAX_CASES {
                break;
            }
            let store = context.oracle.store();
            let inside = any(store, set.iter().map(|object| pointer.in_capacity(store, object)));
            if context.oracle.may_be_true(inside)? {
                cases.push(inside);
                possible.push(set);
            }
        }
        let elsewhere = outside_all(context.oracle.store(), &cases);
        if context.oracle.may_be_true(elsewhere)? {
            cases.push(elsewhere);
        }
        match possible.pop() {
            None => nothing_live(context, range, pointer.address),
            Some(set) if cases.len() == 1 => within_any(context, range, pointer, set),
            Some(_) => Err(Obstacle::Fork(cases)),
        }
    }

    /// The segment of these parts: the one that they are all in, or else a new one, which they are moved to with all the others
    /// of their segments.
    fn segment(&self, context: &mut ModelContext<'_>, parts: Vec<Part>) -> Arc<Layout> {
        let (layouts, others) = Segments::sorted(context.space, parts);
        if let ([layout], []) = (&layouts[..], &others[..]) {
            return Arc::clone(layout);
        }
        let layout = Arc::new(self.layout(context.space, &layouts, others));
        let freed: Vec<u64> = layouts.iter().flat_map(|joined| freed_keys(context.space, joined)).collect();
        let numbers: Vec<u64> = layout.parts().iter().map(|part| number(context.space, part)).collect();
        if let Some(segments) = context.space.model_state_mut::<Segments>() {
            for key in freed {
                segments.of_part.remove(key);
            }
            for (part, number) in layout.parts().iter().zip(numbers) {
                segments.of_part.insert(key(&part.object, number), Arc::clone(&layout));
            }
            segments.count = (segments.count + 1).saturating_sub(layouts.len() as u64);
            context.figures.note_segments(segments.count, layout.size());
        }
        layout
    }

    /// The layout of segments that are joined, and of other parts.
    fn layout(&self, space: &AddressSpace, joined: &[Arc<Layout>], others: Vec<Part>) -> Layout {
        let largest = joined.iter().max_by_key(|layout| layout.size());
        // An access may extend from one piece into the next, so pieces must be neighbours in the array as well.
        let is_whole = |part: &Part| part.1 == (0..part.0.size.capacity());
        // Without reuse, the largest segment stays as it is.
        let stays = largest.filter(|_| !self.reuse);
        let moved = joined.iter().filter(|layout| stays.is_none_or(|stays| !Arc::ptr_eq(layout, stays)));
        let parts: Vec<Part> = moved
            .flat_map(|layout| live(space, layout))
            .map(|part| (part.object, part.bytes))
            .chain(others)
            .collect();
        match stays.map(|stays| live(space, stays)) {
            Some(placed) if parts.iter().all(is_whole) => Layout::after(placed, parts),
            Some(placed) => {
                let placed = placed.into_iter().map(|part| (part.object, part.bytes));
                Layout::new(placed.chain(parts).collect())
            }
            None => Layout::new(parts),
        }
    }
}

/// The number of the piece that a part is, 0 for the whole object.
fn number(space: &AddressSpace, part: &PlacedPart) -> u64 {
    space.piece_of(&part.object).map_or(0, |piece| part.bytes.start / piece)
}

/// The objects allocated in these contexts that an address may point to, if it points to no other object. One query decides that.
fn in_contexts(
    context: &mut ModelContext<'_>,
    pointer: &Pointer,
    contexts: &Contexts,
    known: &BTreeSet<Box<[u32]>>,
) -> Answer<Option<Members>> {
    let bounds = pointer.bounds(context.oracle);
    let is_known = |object: &&Arc<ObjectInfo>| known.contains(&contexts.of(&object.allocated_at));
    let scanned: Members = context.space.objects_in(bounds).filter(is_known).cloned().collect();
    let mut objects = Vec::new();
    for object in scanned {
        let inside = pointer.in_capacity(context.oracle.store(), &object);
        if context.oracle.may_be_true(inside)? {
            objects.push(object);
        }
    }
    let store = context.oracle.store();
    let inside: Vec<Expr> = objects.iter().map(|object| pointer.in_capacity(store, object)).collect();
    let elsewhere = outside_all(store, &inside);
    Ok((!context.oracle.may_be_true(elsewhere)?).then_some(objects))
}
