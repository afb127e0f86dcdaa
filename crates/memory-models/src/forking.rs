//! The forking model: at an address that may point to several objects the path forks, with one successor per object.

use crate::bounds::{nothing_live, outside_all, within};
use crate::pointer::Pointer;
use crate::resolve::{candidates, resolved_in};
use crate::{Members, Policy};
use loam_expr::Expr;
use loam_memory::access::{Obstacle, Outcome};
use loam_memory::model::{MemoryRange, ModelContext, Resolved};

/// Most objects that the path forks over at once; the successor for all other objects forks again.
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
        Ok(vec![fork(context, range, pointer)?.object])
    }
}

/// Resolves an address to the one object that it points to, or forks the path over its objects.
pub(crate) fn fork(
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
    let resolved = resolved_in(context.oracle, &object, pointer);
    within(context, range, resolved, object.base)
}
