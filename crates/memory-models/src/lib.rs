//! The memory models, and the registry that names them.
//!
//! A model decides what an address means that may point to several objects. All else is the same in all of them: how an
//! address is resolved that visibly means one object (`resolve.rs`), what is in bounds and what is a bug (`bounds.rs`),
//! what can be freed (`free.rs`). The executor never knows which model runs.

mod bounds;
pub mod forking;
mod free;
pub mod merging;
mod resolve;
pub mod segmented;
pub mod single;

use loam_expr::Expr;
use loam_memory::access::{Access, Outcome};
use loam_memory::model::{Answer, MemoryModel, Oracle, Range, Resolved};
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::segments::{Group, Grouping};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use resolve::{Sought, carry_out, seek};
use std::sync::Arc;

/// What tells the models apart.
trait Policy: Send + Sync {
    /// The name on the command line.
    const NAME: &'static str;

    /// An access at an address that may mean several objects.
    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        address: Expr,
    ) -> Answer<Outcome<Value>>;

    /// An operation on a whole range at such an address: the path splits over the objects.
    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &Range,
        address: Expr,
    ) -> Answer<Outcome<Resolved>> {
        forking::split(space, oracle, range, address)
    }

    /// The group whose segments a new object lies in.
    fn group(&self, _site: &[u32], _kind: ObjectKind) -> Option<Group> {
        None
    }
}

/// A policy with all that the models have in common.
struct Model<P>(P);

impl<P: Policy> MemoryModel for Model<P> {
    fn name(&self) -> &'static str {
        P::NAME
    }

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
    ) -> Answer<Outcome<Value>> {
        match seek(space, oracle, &access.range())? {
            Sought::Open(address) => self.0.access(space, oracle, access, address),
            Sought::Settled(Outcome::Done(place)) => {
                carry_out(space, oracle, &place, access.length, access.kind).map(Outcome::Done)
            }
            Sought::Settled(other) => Ok(other.without_value()),
        }
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &Range,
    ) -> Answer<Outcome<Resolved>> {
        match seek(space, oracle, range)? {
            Sought::Open(address) => self.0.resolve(space, oracle, range, address),
            Sought::Settled(outcome) => Ok(outcome),
        }
    }

    fn resolve_free(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        address: Value,
    ) -> Answer<Outcome<Arc<ObjectInfo>>> {
        free::resolve_free(space, oracle, address)
    }

    fn group(&self, site: &[u32], kind: ObjectKind) -> Option<Group> {
        self.0.group(site, kind)
    }
}

/// Makes the model with this name on the command line; `grouping` is asked for by the one that needs it.
pub fn by_name(
    name: &str,
    threshold: u64,
    grouping: impl FnOnce() -> Arc<dyn Grouping>,
) -> Option<Box<dyn MemoryModel>> {
    Some(match name {
        "forking" => Box::new(Model(forking::Forking)),
        "merging" => Box::new(Model(merging::Merging)),
        "single" => Box::new(Model(single::Single)),
        "flat" => Box::new(Model(segmented::Flat)),
        "segmented" => Box::new(Model(segmented::Segmented::new(grouping(), threshold))),
        _ => return None,
    })
}

/// The names of all models.
pub const NAMES: &[&str] = &["single", "forking", "merging", "flat", "segmented"];
