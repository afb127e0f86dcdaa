//! The automatic model: it decides at each access whether to fork, to merge, to use a segment, or to split.
//!
//! The decisions depend on counts and sizes of the path alone: how many objects the address may point to, how many bytes they
//! have, how many gates the address becomes in a solver. No clock and no other path has a say, so runs are reproducible.

use crate::dynamic::{Dynamic, Precision};
use crate::merging::Merging;
use crate::pointer::Pointer;
use crate::split::{Reached, Split};
use crate::{Members, Policy, Relocatable, Targets};
use loam_memory::access::{Access, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext, Resolved};
use loam_memory::value::Value;

/// Objects with more bytes together are not put into one segment: the path forks.
const LARGEST_SEGMENT: u64 = 1 << 16;
/// If the address becomes more gates, the path forks over few objects, each of which is a smaller array then.
const MOST_GATES: u64 = 1 << 20;
/// How many objects are few.
const FEW: u64 = 4;
/// The objects that are split, and the size of their pieces.
pub(crate) const SPLIT: Split = Split { piece: 256, threshold: 16 << 10 };

/// The automatic model.
pub struct Auto {
    /// How objects are moved into segments.
    pub dynamic: Dynamic,
}

/// The kinds of objects that the model moves: all, unless addresses are fixed.
pub(crate) fn kinds(asked: Relocatable) -> Relocatable {
    if asked == Relocatable::NOTHING {
        asked
    } else {
        Relocatable { heap: true, globals: true, locals: true }
    }
}

impl Auto {
    fn is_fixed(&self) -> bool {
        self.dynamic.relocatable == Relocatable::NOTHING
    }

    /// The largest segment for an address.
    fn largest(&self, context: &mut ModelContext<'_>, pointer: &Pointer) -> u64 {
        let is_few = |objects: Members| (objects.len() as u64) <= FEW;
        if pointer.has_few_values() || !pointer.reachable(context.space).is_some_and(is_few) {
            return LARGEST_SEGMENT;
        }
        let gates = context.oracle.gates(pointer.address, MOST_GATES);
        let place = context.figures.at(context.point);
        place.gates = place.gates.max(gates);
        if gates > MOST_GATES { 0 } else { LARGEST_SEGMENT }
    }
}

impl Policy for Auto {
    fn name(&self) -> &'static str {
        "auto"
    }

    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        if self.is_fixed() {
            return Merging.resolve(context, range, pointer);
        }
        let largest = self.largest(context, pointer);
        self.dynamic.resolve_with(Precision::WithoutQueries, largest, context, range, pointer)
    }

    fn access_several(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        targets: &Targets,
    ) -> Answer<Value> {
        match self.is_fixed() {
            true => Merging.access_several(context, access, targets),
            false => self.dynamic.access_several(context, access, targets),
        }
    }

    fn access_one(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        resolved: &Resolved,
        reached: Option<&Reached>,
    ) -> Outcome<Value> {
        match self.is_fixed() {
            true => Merging.access_one(context, access, resolved, reached),
            false => self.dynamic.access_one(context, access, resolved, reached),
        }
    }
}
