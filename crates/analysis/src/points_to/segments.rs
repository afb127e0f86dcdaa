//! Static segments: sets of heap objects that one pointer may point to, merged until they are disjoint (Algorithm 3 of
//! Kapus and Cadar, "A Segmented Memory Model for Symbolic Execution").
//!
//! For every pointer through which memory is accessed, or that is passed to a function model, the heap objects it may
//! point to are one segment. Globals, constants and locals are in no segment: each of them is resolved separately.

use super::PointsTo;
use super::locations::AbstractObjectId;
use loam_base::{Id, IdMap, define_id};
use loam_program::ir::Program;

define_id!(
    /// A segment.
    SegmentId,
    "segment"
);

/// Disjoint sets of heap objects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaticSegments {
    members: IdMap<SegmentId, Vec<AbstractObjectId>>,
    segment_of: IdMap<AbstractObjectId, Option<SegmentId>>,
}

impl StaticSegments {
    /// Merges the sets of all pointers of a program.
    pub fn of(points_to: &PointsTo, program: &Program) -> Self {
        let mut groups = Groups::new(points_to.objects().len());
        points_to.each_pointer(program, &mut |_, pointer| {
            for set in points_to.sets_of(pointer.function, pointer.operand) {
                let mut heap = set.into_iter().filter(|&object| points_to.object(object).is_heap());
                if let Some(first) = heap.next() {
                    heap.for_each(|other| groups.join(first, other));
                }
            }
        });
        let mut members: IdMap<SegmentId, Vec<AbstractObjectId>> = IdMap::new();
        let mut segment_of: IdMap<AbstractObjectId, Option<SegmentId>> =
            points_to.objects().values().map(|_| None).collect();
        for (object, facts) in points_to.objects().iter() {
            if !facts.is_heap() {
                continue;
            }
            let first = groups.find(object);
            let segment = segment_of[first].unwrap_or_else(|| members.push(Vec::new()));
            segment_of[first] = Some(segment);
            segment_of[object] = Some(segment);
            members[segment].push(object);
        }
        Self { members, segment_of }
    }

    /// The objects of each segment, in order.
    pub fn members(&self) -> &IdMap<SegmentId, Vec<AbstractObjectId>> {
        &self.members
    }

    /// The segment of an object; `None` if it is not a heap object.
    pub fn segment_of(&self, object: AbstractObjectId) -> Option<SegmentId> {
        self.segment_of.get(object).copied().flatten()
    }
}

/// Union-find over objects; the representative of a set is its first object.
struct Groups(Vec<u32>);

impl Groups {
    fn new(count: usize) -> Self {
        Self((0..count as u32).collect())
    }

    fn find(&mut self, object: AbstractObjectId) -> AbstractObjectId {
        let mut at = object.index();
        while self.0[at] as usize != at {
            self.0[at] = self.0[self.0[at] as usize];
            at = self.0[at] as usize;
        }
        AbstractObjectId::from_index(at)
    }

    fn join(&mut self, left: AbstractObjectId, right: AbstractObjectId) {
        let (left, right) = (self.find(left), self.find(right));
        let (first, second) = (left.min(right), left.max(right));
        self.0[second.index()] = first.0;
    }
}
