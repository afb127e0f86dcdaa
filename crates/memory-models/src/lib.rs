//! The memory models, and the registry that names them.
//!
//! A model decides how an address is resolved that may point to several objects. All models share the rest: the resolution
//! of an address that visibly points to one object (`resolve.rs`), the check of bounds and the kinds of bugs (`bounds.rs`), and
//! the objects that can be freed (`free.rs`). The executor does not know which model runs.

mod bounds;
pub mod forking;
mod free;
pub mod merging;
mod pointer;
mod resolve;
pub mod segmented;
pub mod single;

use loam_memory::access::{Access, AccessKind, Obstacle, Outcome};
use loam_memory::model::{Answer, MemoryModel, MemoryRange, ModelContext, Resolved};
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::segments::{Group, Grouping};
use loam_memory::value::Value;
use pointer::Pointer;
use resolve::{Resolution, array_part, execute, reading, resolved_in, seek};
use std::sync::Arc;

/// The part in which the models differ.
trait Policy: Send + Sync {
    /// The name on the command line.
    fn name(&self) -> &'static str;

    /// Resolves an ambiguous address to the objects it may point to: the range lies in one of them.
    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members>;

    /// Executes an access that lies in one of several objects. By default the objects are one array.
    fn access_several(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        targets: &Targets,
    ) -> Answer<Value> {
        let (address, length) = (targets.pointer.address, access.length);
        let ModelContext { space, oracle } = context;
        let mut several = space.several(&targets.objects);
        Ok(match access.kind {
            AccessKind::Read => {
                let uninitialised = several.uninitialised_at(oracle.store(), address, length);
                let reading = reading(*oracle, uninitialised)?;
                several.read_at(oracle.store(), address, length, reading)
            }
            AccessKind::Write(value) => {
                several.write_at(oracle.store(), address, length, value);
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

/// An ambiguous address and the objects it may point to.
struct Targets {
    pointer: Pointer,
    objects: Members,
}

/// A policy with all that the models have in common.
struct PolicyModel<P>(P);

impl<P: Policy> MemoryModel for PolicyModel<P> {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn access(&self, context: &mut ModelContext<'_>, access: &Access) -> Outcome<Value> {
        let range = access.range();
        let resolved = match seek(context, &range)? {
            Resolution::Unique(resolved) => resolved,
            Resolution::Ambiguous(pointer) => {
                let objects = self.0.resolve(context, &range, &pointer)?;
                if objects.len() > 1 {
                    let targets = Targets { pointer, objects };
                    return Ok(match targets.execute(context, access) {
                        Some(value) => value,
                        None => self.0.access_several(context, access, &targets)?,
                    });
                }
                resolved_in(context.oracle, &objects[0], &pointer)
            }
        };
        if let Some((_, inside)) = array_part(context.oracle, &resolved)? {
            let outside = context.oracle.store().not(inside);
            if context.oracle.may_be_true(outside)? {
                return Err(Obstacle::Fork(vec![inside, outside]));
            }
        }
        Ok(execute(context, &resolved, access)?)
    }

    fn resolve(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Resolved> {
        match seek(context, range)? {
            Resolution::Unique(resolved) => Ok(resolved),
            Resolution::Ambiguous(pointer) => match &self.0.resolve(context, range, &pointer)?[..] {
                [object] => Ok(resolved_in(context.oracle, object, &pointer)),
                _ => forking::fork(context, range, &pointer),
            },
        }
    }

    fn locate(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Option<Resolved>> {
        match seek(context, range)? {
            Resolution::Unique(resolved) => Ok(Some(resolved)),
            Resolution::Ambiguous(pointer) => Ok(match &self.0.resolve(context, range, &pointer)?[..] {
                [object] => Some(resolved_in(context.oracle, object, &pointer)),
                _ => None,
            }),
        }
    }

    fn resolve_free(&self, context: &mut ModelContext<'_>, address: Value) -> Outcome<Arc<ObjectInfo>> {
        free::resolve_free(context, address)
    }

    fn group(&self, site: &[u32], kind: ObjectKind) -> Option<Group> {
        self.0.group(site, kind)
    }
}

/// Makes the model with this name on the command line; `grouping` is called only for the model that needs it.
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
