//! The merging model: an address that may mean several objects is read as a choice between their bytes, and a write
//! changes each of them where it is the one.

use crate::Policy;
use crate::bounds::{Bounded, nothing_live, within_any};
use crate::resolve::candidates;
use loam_expr::Expr;
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, Oracle};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;

/// The merging model.
pub struct Merging;

impl Policy for Merging {
    const NAME: &'static str = "merging";

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        address: Expr,
    ) -> Answer<Outcome<Value>> {
        let range = access.range();
        let objects = candidates(space, oracle, address, usize::MAX)?;
        if objects.is_empty() {
            return nothing_live(space, oracle, &range, address);
        }
        let members = match within_any(space, oracle, &range, address, objects)? {
            Bounded::Inside(members) => members,
            Bounded::Not(outcome) => return Ok(outcome),
        };
        let store = oracle.store();
        let offset = |base| store.sub(address, store.word(base));
        if let AccessKind::Write(value) = access.kind {
            // Where another object is meant, the place lies beyond the end of this one, and nothing changes.
            for (object, _) in &members {
                space.contents(object).write_at(store, offset(object.base), access.length, value);
            }
            return Ok(Outcome::Done(value));
        }
        let width = (access.length * 8) as loam_expr::Width;
        let values = members.iter().map(|(object, condition)| {
            let value = space.contents(object).read_at(store, offset(object.base), access.length);
            (value.term(store, width), *condition)
        });
        // One of them is meant, so the last needs no condition.
        let chosen = values
            .rev()
            .reduce(|(other, _), (value, condition)| (store.ite(condition, value, other), condition));
        let (term, _) = chosen.expect("there is at least one object");
        Ok(Outcome::Done(Value::of(store, term)))
    }
}
