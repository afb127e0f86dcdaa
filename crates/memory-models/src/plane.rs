//! The plane model: a pointer is a segment and an offset, both of which may be symbolic, and memory is a list of records
//! behind what is known.
//!
//! Every object is a segment. What was written at known offsets, and collides with nothing newer, lies in the chunks of the object,
//! as quick to reach as in the other models (the *boost map* of the paper). A write at a symbolic offset, and a write through a
//! pointer that may point to several objects, becomes a record in the list of each object; known bytes that it may change
//! move into the list. A read at a symbolic offset, or of a byte in a list, becomes the smallest choice between the values of
//! records that the path allows ([`loam_memory::Collisions`]). Ranges of symbolic length are one record.
//!
//! Scalars of one length at aligned places are compared as words; where a record has another length (unions, words seen as
//! bytes, parts of structures), the read is put together byte by byte. So there is one list for all basic types of the paper.

use crate::merging::Merging;
use crate::pointer::Pointer;
use crate::resolve::{offset_bounds, reading};
use crate::split::Reached;
use crate::{Members, Policy, Targets};
use loam_expr::{Expr, Width};
use loam_memory::access::{Access, AccessKind, Outcome};
use loam_memory::model::{Answer, MemoryRange, ModelContext, Resolved};
use loam_memory::value::Value;
use loam_memory::{Asking, Handling, ObjectInfo, Reading};
use std::ops::Range;
use std::sync::Arc;

/// The plane model.
pub struct Plane {
    /// How records are kept and compared.
    pub planes: Planes,
}

/// How the plane model keeps its records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Planes {
    /// Known bytes outside of the list, collisions decided by the solver.
    #[default]
    Efficient,
    /// Every write is a record, every read goes over all of them: the baseline that the other is measured against.
    Naive,
}

/// A scalar in one object.
struct InObject<'a> {
    object: &'a Arc<ObjectInfo>,
    offset: Value,
    /// Where the scalar may begin.
    bounds: Range<u64>,
    /// The condition that it lies in this object; `None` if it surely does.
    condition: Option<Expr>,
}

impl Plane {
    fn asking(&self) -> Asking {
        match self.planes {
            Planes::Efficient => Asking::Solver,
            Planes::Naive => Asking::Nothing,
        }
    }

    fn read(&self, context: &mut ModelContext<'_>, length: u64, scalar: &InObject<'_>) -> Answer<Value> {
        let InObject { object, offset, bounds, condition } = scalar;
        let reading = match *offset {
            // What memory held before is part of the term of a byte that was never written.
            Value::Bits(_) => Reading::Any,
            Value::Term(offset) => {
                let uninitialised = context.with_collisions(self.asking(), |space, collisions| {
                    let mut contents = space.contents(object).bounded(bounds.clone());
                    contents.uninitialised_record(collisions, offset, length)
                });
                let store = context.oracle.store();
                let here = |some| condition.map_or(some, |here| store.and(here, some));
                let uninitialised = uninitialised.map(here);
                reading(context.oracle, uninitialised)?
            }
        };
        Ok(context.with_collisions(self.asking(), |space, collisions| {
            let mut contents = space.contents(object).bounded(bounds.clone());
            contents.read_record(collisions, *offset, length, reading)
        }))
    }

    fn write(&self, context: &mut ModelContext<'_>, length: u64, scalar: &InObject<'_>, value: Value) {
        let InObject { object, offset, bounds, .. } = scalar;
        let offset = match (*offset, self.planes) {
            (Value::Bits(offset), Planes::Efficient) => {
                let range = offset as u64..offset as u64 + length;
                return context.space.contents(object).write(context.oracle.store(), range, value);
            }
            (offset, _) => offset.term(context.oracle.store(), 64),
        };
        context.with_collisions(self.asking(), |space, collisions| {
            let mut contents = space.contents(object).bounded(bounds.clone());
            contents.write_record(collisions, offset, length, value);
        });
    }
}

impl Policy for Plane {
    fn name(&self) -> &'static str {
        "plane"
    }

    fn resolve(
        &self,
        context: &mut ModelContext<'_>,
        range: &MemoryRange,
        pointer: &Pointer,
    ) -> Outcome<Members> {
        Merging.resolve(context, range, pointer)
    }

    fn access_several(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        targets: &Targets,
    ) -> Answer<Value> {
        context.figures.at(context.point).note(Handling::Merged, &targets.objects);
        let pointer = &targets.pointer;
        let (length, mut chosen) = (access.length, None);
        for object in targets.objects.iter().rev() {
            let store = context.oracle.store();
            let offset = Value::of(store, store.sub(pointer.address, store.word(object.base.0)));
            let condition = Some(pointer.inside(store, object, Value::word(length)));
            let scalar = InObject { object, offset, bounds: 0..u64::MAX, condition };
            match access.kind {
                // Where the address points to another object, the offset lies outside of this one, and nothing changes.
                AccessKind::Write(value) => self.write(context, length, &scalar, value),
                AccessKind::Read => {
                    let read = self.read(context, length, &scalar)?;
                    let store = context.oracle.store();
                    let read = read.term(store, (length * 8) as Width);
                    // The address points to one of the objects, so the last needs no condition.
                    chosen = Some(match (chosen, scalar.condition) {
                        (Some(others), Some(here)) => store.ite(here, read, others),
                        _ => read,
                    });
                }
            }
        }
        Ok(match (access.kind, chosen) {
            (AccessKind::Write(value), _) => value,
            (AccessKind::Read, chosen) => {
                Value::of(context.oracle.store(), chosen.expect("there is at least one object"))
            }
        })
    }

    fn access_one(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        resolved: &Resolved,
        reached: Option<&Reached>,
    ) -> Outcome<Value> {
        let bounds = match reached {
            Some(reached) => reached.span(),
            None => offset_bounds(context, resolved)?,
        };
        let Resolved { object, offset } = resolved;
        let scalar = InObject { object, offset: *offset, bounds, condition: None };
        match access.kind {
            AccessKind::Read => Ok(self.read(context, access.length, &scalar)?),
            AccessKind::Write(value) => {
                self.write(context, access.length, &scalar, value);
                Ok(value)
            }
        }
    }

    fn chooses_values(&self) -> bool {
        false
    }

    fn keeps_provenance(&self) -> bool {
        true
    }

    fn executes_huge(&self) -> bool {
        true
    }
}
