//! The single-object model: of the objects that an address may mean, one is taken and the others are given up.
//!
//! It is fast and misses paths; the engine counts each loss and says where it was.

use crate::Policy;
use crate::bounds::{inside_capacity, nothing_live, within};
use crate::resolve::{candidates, carry_out, offset_in};
use loam_expr::Expr;
use loam_memory::access::{Access, Outcome};
use loam_memory::model::{Answer, Oracle, Range, Resolved};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;

/// The single-object model.
pub struct Single;

impl Policy for Single {
    const NAME: &'static str = "single";

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        address: Expr,
    ) -> Answer<Outcome<Value>> {
        Ok(match self.resolve(space, oracle, &access.range(), address)? {
            Outcome::Done(place) => {
                Outcome::Done(carry_out(space, oracle, &place, access.length, access.kind)?)
            }
            other => other.without_value(),
        })
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &Range,
        address: Expr,
    ) -> Answer<Outcome<Resolved>> {
        let Some(object) = candidates(space, oracle, address, 1)?.pop() else {
            return nothing_live(space, oracle, range, address);
        };
        let inside = inside_capacity(oracle.store(), &object, address);
        let outside = oracle.store().not(inside);
        if oracle.may_be_true(outside)? {
            return Ok(Outcome::Narrowed(inside));
        }
        let (offset, example) = (offset_in(oracle.store(), &object, address), object.base);
        within(space, oracle, range, object, offset, example)
    }
}
