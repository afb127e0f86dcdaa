//! The forking model: an address that may mean several objects splits the path, one part per object.

use crate::bounds::{nothing_live, outside_all, within};
use crate::pointer::Pointer;
use crate::resolve::{candidates, place_in};
use crate::{Members, Policy};
use loam_expr::Expr;
use loam_memory::access::Outcome;
use loam_memory::model::{Answer, MemoryRange, Oracle, Resolved};
use loam_memory::space::AddressSpace;

/// Most objects one access may split over; more are split off in a further round.
const MAX_CASES: usize = 64;

/// The forking model.
pub struct Forking;

impl Policy for Forking {
    fn name(&self) -> &'static str {
        "forking"
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Answer<Outcome<Members>> {
        Ok(split(space, oracle, range, pointer)?.map(|place| vec![place.object]))
    }
}

/// Finds the one object an address means, or splits the path over them.
pub(crate) fn split(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    range: &MemoryRange,
    pointer: &Pointer,
) -> Answer<Outcome<Resolved>> {
    let objects = candidates(space, oracle, pointer, MAX_CASES)?;
    if objects.is_empty() {
        return nothing_live(space, oracle, range, pointer.address);
    }
    let mut cases: Vec<Expr> =
        objects.iter().map(|object| pointer.in_capacity(oracle.store(), object)).collect();
    let outside = outside_all(oracle.store(), &cases);
    if oracle.may_be_true(outside)? {
        cases.push(outside);
    }
    if cases.len() > 1 {
        return Ok(Outcome::Split(cases));
    }
    let object = objects.into_iter().next().expect("there is one object");
    let place = place_in(oracle, &object, pointer);
    within(space, oracle, range, place, object.base)
}
