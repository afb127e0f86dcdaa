//! The single-object model: of the objects that an address may point to, one is explored and the others are given up.
//!
//! It is fast and misses paths; the engine counts each loss and reports its location.

use crate::bounds::{nothing_live, within};
use crate::pointer::Pointer;
use crate::resolve::{candidates, resolved_in};
use crate::{Members, Policy};
use loam_memory::access::{Obstacle, Outcome};
use loam_memory::model::{MemoryRange, ModelContext};

/// The single-object model.
pub struct Single;

impl Policy for Single {
    fn name(&self) -> &'static str {
        "single"
    }

    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        let Some(object) = candidates(context, pointer, 1)?.pop() else {
            return nothing_live(context, range, pointer.address);
        };
        let inside = pointer.in_capacity(context.oracle.store(), &object);
        let outside = context.oracle.store().not(inside);
        if context.oracle.may_be_true(outside)? {
            return Err(Obstacle::Concretised(inside));
        }
        let resolved = resolved_in(context.oracle, &object, pointer);
        Ok(vec![within(context, range, resolved, object.base)?.object])
    }
}
