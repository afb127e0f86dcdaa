//! The memory models, and the registry that names them.
//!
//! A model decides how an address is resolved that may point to several objects. All models share the rest: the resolution
//! of an address that visibly points to one object (`resolve.rs`), the check of bounds and the kinds of bugs (`bounds.rs`), and
//! the objects that can be freed (`free.rs`). The executor does not know which model runs.

pub mod auto;
mod bounds;
pub mod dynamic;
pub mod forking;
mod free;
mod layout;
pub mod merging;
pub mod plane;
mod pointer;
mod resolve;
pub mod segmented;
pub mod single;
mod split;
mod sum;

use auto::Auto;
use dynamic::{Contexts, Dynamic};
use forking::Forking;
use layout::Part;
use loam_expr::Expr;
use loam_memory::access::{Access, AccessKind, Obstacle, Outcome};
use loam_memory::model::{Answer, MemoryModel, MemoryRange, ModelContext, Resolved};
use loam_memory::object::{AddressRange, ObjectInfo, ObjectKind};
use loam_memory::segments::{Group, Grouping};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use loam_memory::{Handling, PlacedPart};
use merging::Merging;
use plane::Plane;
pub use plane::Planes;
use pointer::{Pointer, execute_chosen};
use resolve::{Resolution, execute, reading, resolved_in, seek};
use segmented::Segmented;
use single::Single;
use split::Reached;
pub use split::Split;
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
        context.figures.at(context.point).note(Handling::Segmented, &targets.objects);
        let address = targets.pointer.address;
        let (low, high) = context.oracle.store().bounds(address);
        let reached = low..high + u128::from(access.length);
        let (parts, origin) = context.space.placed_by_address(&targets.objects, reached);
        let store = context.oracle.store();
        let index = store.sub(address, store.word(origin.0));
        access_parts(context, access, &parts, index)
    }

    /// Executes an access in one object; `reached` are the pieces in which it may begin, if the object is split. By default the
    /// path forks over them.
    fn access_one(
        &self,
        context: &mut ModelContext<'_>,
        access: &Access,
        resolved: &Resolved,
        reached: Option<&Reached>,
    ) -> Outcome<Value> {
        if let (Some(reached), Value::Term(offset)) = (reached, resolved.offset) {
            let cases = reached.cases(context.oracle.store(), offset);
            if cases.len() > 1 {
                return Err(Obstacle::Fork(cases));
            }
        }
        Ok(execute(context, resolved, access, reached.map(Reached::span))?)
    }

    /// Whether an access to one object at one of a few offsets is executed value by value.
    fn chooses_values(&self) -> bool {
        true
    }

    /// Whether a pointer belongs to the object that it was computed from, wherever it points.
    fn keeps_provenance(&self) -> bool {
        false
    }

    /// Whether [`access_several`](Self::access_several) is made for huge objects as well.
    fn executes_huge(&self) -> bool {
        false
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

impl Targets {
    /// The objects, and of objects that are split the pieces that an access may touch, as far as is known without a query.
    fn parts(&self, space: &AddressSpace, length: u64) -> Vec<Part> {
        let mut parts = Vec::new();
        for object in &self.objects {
            let size = object.size.capacity();
            let piece = space.piece_of(object).unwrap_or(size.max(1));
            for start in (0..size.max(1)).step_by(piece as usize) {
                let bytes = start..(start + piece).min(size);
                // An access may extend into a piece from the one in front of it.
                let first = object.base + (start + 1).saturating_sub(length);
                let reached = AddressRange { first, last: object.base + bytes.end.max(1) - 1 };
                if piece >= size || self.pointer.may_reach(reached) {
                    parts.push((Arc::clone(object), bytes));
                }
            }
        }
        parts
    }
}

/// Reads or writes a scalar at a symbolic index of an array of parts of objects.
fn access_parts(
    context: &mut ModelContext<'_>,
    access: &Access,
    parts: &[PlacedPart],
    index: Expr,
) -> Answer<Value> {
    let ModelContext { space, oracle, .. } = context;
    let mut several = space.several(parts);
    Ok(match access.kind {
        AccessKind::Read => {
            let uninitialised = several.uninitialised_at(oracle.store(), index, access.length);
            let reading = reading(*oracle, uninitialised)?;
            several.read_at(oracle.store(), index, access.length, reading)
        }
        AccessKind::Write(value) => {
            several.write_at(oracle.store(), index, access.length, value);
            value
        }
    })
}

/// A policy with all that the models have in common.
struct PolicyModel<P> {
    policy: P,
    split: Option<Split>,
    relocatable: Relocatable,
}

impl<P: Policy> MemoryModel for PolicyModel<P> {
    fn name(&self) -> &'static str {
        self.policy.name()
    }

    fn access(&self, context: &mut ModelContext<'_>, access: &Access) -> Outcome<Value> {
        let range = access.range();
        let resolved = match seek(context, &range)? {
            Resolution::Unique(resolved) => resolved,
            Resolution::Ambiguous(pointer) => {
                let objects = self.policy.resolve(context, &range, &pointer)?;
                if objects.len() > 1 {
                    let targets = Targets { pointer, objects };
                    if let Some(value) = targets.execute(context, access)? {
                        context.figures.at(context.point).note(Handling::Chosen, &targets.objects);
                        return Ok(value);
                    }
                    // A huge object is an array of its own, so it does not lie beside others in one.
                    if !self.policy.executes_huge() && targets.objects.iter().any(|object| object.is_huge()) {
                        return Ok(Merging.access_several(context, access, &targets)?);
                    }
                    self.split_all(context, &targets.objects);
                    return Ok(self.policy.access_several(context, access, &targets)?);
                }
                resolved_in(context.oracle, &objects[0], &pointer)
            }
        };
        if self.policy.chooses_values()
            && let Some(value) = execute_chosen(context, &resolved, access)?
        {
            return Ok(value);
        }
        self.split_all(context, std::slice::from_ref(&resolved.object));
        let reached = Reached::of(context, &resolved, access.length)?;
        self.policy.access_one(context, access, &resolved, reached.as_ref())
    }

    fn resolve(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Resolved> {
        match seek(context, range)? {
            Resolution::Unique(resolved) => Ok(resolved),
            Resolution::Ambiguous(pointer) => match &self.policy.resolve(context, range, &pointer)?[..] {
                [object] => Ok(resolved_in(context.oracle, object, &pointer)),
                _ => forking::fork(context, range, &pointer),
            },
        }
    }

    fn locate(&self, context: &mut ModelContext<'_>, range: &MemoryRange) -> Outcome<Option<Resolved>> {
        match seek(context, range)? {
            Resolution::Unique(resolved) => Ok(Some(resolved)),
            Resolution::Ambiguous(pointer) => Ok(match &self.policy.resolve(context, range, &pointer)?[..] {
                [object] => Some(resolved_in(context.oracle, object, &pointer)),
                _ => None,
            }),
        }
    }

    fn resolve_free(&self, context: &mut ModelContext<'_>, address: Value) -> Outcome<Arc<ObjectInfo>> {
        free::resolve_free(context, address)
    }

    fn group(&self, site: &[u32], kind: ObjectKind) -> Option<Group> {
        self.policy.group(site, kind)
    }

    fn keeps_provenance(&self) -> bool {
        self.policy.keeps_provenance()
    }
}

impl<P> PolicyModel<P> {
    /// Splits those of these objects that are large, because they are accessed at a symbolic offset.
    fn split_all(&self, context: &mut ModelContext<'_>, objects: &[Arc<ObjectInfo>]) {
        let Some(split) = self.split else { return };
        for object in objects.iter().filter(|object| self.relocatable.contains(object.kind)) {
            split.split(context, object);
        }
    }
}

/// The kinds of objects that a model may move to another place, or split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relocatable {
    /// Heap objects.
    pub heap: bool,
    /// Globals, constants, and objects that the engine provides.
    pub globals: bool,
    /// Locals.
    pub locals: bool,
}

impl Relocatable {
    /// No object is moved.
    pub const NOTHING: Self = Self { heap: false, globals: false, locals: false };

    /// Whether objects of this kind are moved.
    pub fn contains(self, kind: ObjectKind) -> bool {
        match kind {
            ObjectKind::Heap => self.heap,
            ObjectKind::Stack => self.locals,
            ObjectKind::Global | ObjectKind::Constant | ObjectKind::Engine(_) => self.globals,
        }
    }
}

/// The options of the models.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModelOptions {
    /// Bytes of a segment above which the next one is started, in the segmented model.
    pub segment_threshold: u64,
    /// The objects that can be moved or split.
    pub relocatable: Relocatable,
    /// How objects are split, if they are.
    pub split: Option<Split>,
    /// Callers that distinguish the contexts of objects, if the dynamic model learns contexts.
    pub resolution_context: Option<u8>,
    /// Whether the dynamic model gives equal sets of objects equal segments in all paths.
    pub segment_reuse: bool,
    /// How the plane model keeps its records.
    pub planes: Planes,
}

impl Default for ModelOptions {
    fn default() -> Self {
        Self {
            segment_threshold: 10 << 10,
            relocatable: Relocatable { heap: true, globals: false, locals: false },
            split: None,
            resolution_context: None,
            segment_reuse: true,
            planes: Planes::Efficient,
        }
    }
}

/// Makes the model with this name on the command line; `grouping` is called only for the model that needs it.
pub fn by_name(
    name: &str,
    options: &ModelOptions,
    grouping: impl FnOnce() -> Arc<dyn Grouping>,
) -> Option<Box<dyn MemoryModel>> {
    let ModelOptions { segment_threshold, relocatable, resolution_context, segment_reuse, .. } = *options;
    fn model<P: Policy + 'static>(policy: P, options: &ModelOptions) -> Box<dyn MemoryModel> {
        let ModelOptions { split, relocatable, .. } = *options;
        Box::new(PolicyModel { policy, split, relocatable })
    }
    let dynamic =
        || Dynamic { relocatable, reuse: segment_reuse, contexts: resolution_context.map(Contexts::new) };
    let auto = || {
        let options = ModelOptions {
            split: options.split.or(Some(auto::SPLIT)),
            relocatable: auto::kinds(relocatable),
            ..*options
        };
        model(Auto { dynamic: Dynamic { relocatable: options.relocatable, ..dynamic() } }, &options)
    };
    Some(match name {
        "forking" => model(Forking, options),
        "merging" => model(Merging, options),
        "single" => model(Single, options),
        "flat" => model(Segmented::flat(), options),
        "segmented" => model(Segmented::new(grouping(), segment_threshold), options),
        "dynamic" => model(dynamic(), options),
        "auto" => auto(),
        "plane" => model(Plane { planes: options.planes }, options),
        _ => return None,
    })
}

/// The names of all models.
pub const NAMES: &[&str] = &["single", "forking", "merging", "flat", "segmented", "dynamic", "auto", "plane"];
