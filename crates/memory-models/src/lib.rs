//! The memory models, and the registry that names them.
//!
//! A model decides what an address means that may point to several objects. All else is the same in all of them: how an
//! address is resolved that visibly means one object (`resolve.rs`), what is in bounds and what is a bug (`bounds.rs`),
//! what can be freed (`free.rs`). The executor never knows which model runs.

mod bounds;
pub mod forking;
mod free;
pub mod merging;
mod pointer;
mod resolve;
pub mod segmented;
pub mod single;

use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, MemoryModel, MemoryRange, Oracle, Resolved};
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::segments::{Group, Grouping};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use pointer::Pointer;
use resolve::{Resolution, array_part, execute, place_in, reading, seek};
use std::sync::Arc;

/// What tells the models apart.
trait Policy: Send + Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// The objects that an address is taken to mean, whichever of them it is: the range lies in one of them.
    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Answer<Outcome<Members>>;

    /// An access that lies in one of several objects: they are seen as one array.
    fn access_several(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
        pointer: &Pointer,
        members: &Members,
    ) -> Answer<Value> {
        let (address, length) = (pointer.address, access.length);
        Ok(match access.kind {
            AccessKind::Read => {
                let uninitialised = space.several(members).uninitialised_at(oracle.store(), address, length);
                let reading = reading(oracle, uninitialised)?;
                space.several(members).read_at(oracle.store(), address, length, reading)
            }
            AccessKind::Write(value) => {
                space.several(members).write_at(oracle.store(), address, length, value);
                value
            }
        })
    }

    /// The group whose segments a new object lies in.
    fn group(&self, _site: &[u32], _kind: ObjectKind) -> Option<Group> {
        None
    }
}

/// Objects in order of their addresses, at least one.
type Members = Vec<Arc<ObjectInfo>>;

/// A policy with all that the models have in common.
struct PolicyModel<P>(P);

impl<P: Policy> MemoryModel for PolicyModel<P> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn access(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        access: &Access,
    ) -> Answer<Outcome<Value>> {
        let range = access.range();
        let place = match seek(space, oracle, &range)? {
            Resolution::Unique(outcome) => outcome,
            Resolution::Ambiguous(pointer) => match self.0.resolve(space, oracle, &range, &pointer)? {
                Outcome::Done(members) if members.len() > 1 => {
                    let access_kind = (access.length, access.kind);
                    let value = match pointer.execute(space, oracle.store(), &members, access_kind) {
                        Some(chosen) => chosen,
                        None => self.0.access_several(space, oracle, access, &pointer, &members)?,
                    };
                    return Ok(Outcome::Done(value));
                }
                outcome => outcome.map(|members| place_in(oracle, &members[0], &pointer)),
            },
        };
        match place {
            Outcome::Done(place) => {
                if let Some((_, inside)) = array_part(oracle, &place)? {
                    let outside = oracle.store().not(inside);
                    if oracle.may_be_true(outside)? {
                        return Ok(Outcome::Split(vec![inside, outside]));
                    }
                }
                execute(space, oracle, &place, access.length, access.kind).map(Outcome::Done)
            }
            other => Ok(other.without_value()),
        }
    }

    fn resolve(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &MemoryRange,
    ) -> Answer<Outcome<Resolved>> {
        match seek(space, oracle, range)? {
            Resolution::Unique(outcome) => Ok(outcome),
            Resolution::Ambiguous(pointer) => match self.0.resolve(space, oracle, range, &pointer)? {
                Outcome::Done(members) if members.len() > 1 => forking::split(space, oracle, range, &pointer),
                outcome => Ok(outcome.map(|members| place_in(oracle, &members[0], &pointer))),
            },
        }
    }

    fn locate(
        &self,
        space: &mut AddressSpace,
        oracle: &mut dyn Oracle,
        range: &MemoryRange,
    ) -> Answer<Outcome<Option<Resolved>>> {
        match seek(space, oracle, range)? {
            Resolution::Unique(outcome) => Ok(outcome.map(Some)),
            Resolution::Ambiguous(pointer) => {
                let reached = self.0.resolve(space, oracle, range, &pointer)?;
                Ok(reached.map(|members| match &members[..] {
                    [object] => Some(place_in(oracle, object, &pointer)),
                    _ => None,
                }))
            }
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
        "forking" => Box::new(PolicyModel(forking::Forking)),
        "merging" => Box::new(PolicyModel(merging::Merging)),
        "single" => Box::new(PolicyModel(single::Single)),
        "flat" => Box::new(PolicyModel(segmented::Segmented::flat())),
        "segmented" => Box::new(PolicyModel(segmented::Segmented::new(grouping(), threshold))),
        _ => return None,
    })
}

/// The names of all models.
pub const NAMES: &[&str] = &["single", "forking", "merging", "flat", "segmented"];
