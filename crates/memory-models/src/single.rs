//! The single-object model: of the objects that an address may mean, one is taken and the others are given up.
//!
//! It is fast and misses paths; the engine counts each loss and says where it was.

use crate::bounds::{nothing_live, within};
use crate::pointer::Pointer;
use crate::resolve::{candidates, place_in};
use crate::{Members, Policy};
use loam_memory::access::Outcome;
use loam_memory::model::{Answer, MemoryRange, Oracle};
use loam_memory::space::AddressSpace;

/// The single-object model.
pub struct Single;

impl Policy for Single {
    fn name(&self) -> &'static str {
        "single"
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Answer<Outcome<Members>> {
        let Some(object) = candidates(space, oracle, pointer, 1)?.pop() else {
            return nothing_live(space, oracle, range, pointer.address);
        };
        let inside = pointer.in_capacity(oracle.store(), &object);
        let outside = oracle.store().not(inside);
        if oracle.may_be_true(outside)? {
            return Ok(Outcome::Concretised(inside));
        }
        let place = place_in(oracle, &object, pointer);
        Ok(within(space, oracle, range, place, object.base)?.map(|place| vec![place.object]))
    }
}
