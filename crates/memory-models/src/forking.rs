//! The forking model: an address that may mean several objects splits the path, one part per object.

use crate::Policy;
use crate::bounds::{inside_capacity, nothing_live, outside_all};
use crate::resolve::{candidates, carry_out, offset_in};
use loam_expr::Expr;
use loam_memory::access::{Access, Outcome};
use loam_memory::model::{Answer, Oracle, Range, Resolved};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;

/// Most objects one access may split over; more are split off in a further round.
const MAX_CASES: usize = 64;

/// The forking model.
pub struct Forking;

impl Policy for Forking {
    const NAME: &'static str = "forking";

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        address: Expr,
    ) -> Answer<Outcome<Value>> {
        Ok(match split(space, oracle, &access.range(), address)? {
            Outcome::Done(place) => {
                Outcome::Done(carry_out(space, oracle, &place, access.length, access.kind)?)
            }
            other => other.without_value(),
        })
    }
}

/// Finds the one object an address means, or splits the path over them.
pub(crate) fn split(
    space: &mut AddressSpace,
    oracle: &mut dyn Oracle,
    range: &Range,
    address: Expr,
) -> Answer<Outcome<Resolved>> {
    let objects = candidates(space, oracle, address, MAX_CASES)?;
    if objects.is_empty() {
        return nothing_live(space, oracle, range, address);
    }
    let mut cases: Vec<Expr> =
        objects.iter().map(|object| inside_capacity(oracle.store(), object, address)).collect();
    let outside = outside_all(oracle.store(), &cases);
    if oracle.may_be_true(outside)? {
        cases.push(outside);
    }
    if cases.len() > 1 {
        return Ok(Outcome::Split(cases));
    }
    let object = objects.into_iter().next().expect("there is one object");
    let (offset, example) = (offset_in(oracle.store(), &object, address), object.base);
    crate::bounds::within(space, oracle, range, object, offset, example)
}
