//! The forking model: an address that may point to several objects splits the path, one part per object.

use crate::bounds::{nothing_live, outside_all, within};
use crate::pointer::Pointer;
use crate::resolve::{candidates, place_in};
use crate::{Members, Policy};
use loam_expr::Expr;
use loam_memory::access::{Obstacle, Outcome};
use loam_memory::model::{MemoryRange, ModelContext, Resolved};

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
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        Ok(vec![split(context, range, pointer)?.object])
    }
}

/// Resolves an address to the one object it points to, or splits the path over its objects.
pub(crate) fn split(
    context: &mut ModelContext<'_>,
    range: &MemoryRange,
    pointer: &Pointer,
) -> Outcome<Resolved> {
    let objects = candidates(context, pointer, MAX_CASES)?;
    if objects.is_empty() {
        return nothing_live(context, range, pointer.address);
    }
    let mut cases: Vec<Expr> =
        objects.iter().map(|object| pointer.in_capacity(context.oracle.store(), object)).collect();
    let outside = outside_all(context.oracle.store(), &cases);
    if context.oracle.may_be_true(outside)? {
        cases.push(outside);
    }
    if cases.len() > 1 {
        return Err(Obstacle::Fork(cases));
    }
    let object = objects.into_iter().next().expect("there is one object");
    let place = place_in(context.oracle, &object, pointer);
    within(context, range, place, object.base)
}
