//! The object that an address passed to `free` or `realloc` resolves to.

use crate::bounds::{MAX_FREED, any, outside_all};
use crate::pointer::Pointer;
use crate::resolve::candidates;
use loam_expr::Expr;
use loam_memory::Address;
use loam_memory::access::{BugKind, MemoryBug, Obstacle, Outcome};
use loam_memory::model::ModelContext;
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Most objects that the path forks over at once; the successor for all other objects forks again.
const MAX_CASES: usize = 64;

/// Finds the heap object that starts at an address. If there are several, the path forks in every model, because the live
/// objects of a path must be known.
pub(crate) fn resolve_free(context: &mut ModelContext<'_>, address: Value) -> Outcome<Arc<ObjectInfo>> {
    let Value::Term(term) = address else {
        return free_known(context.space, address);
    };
    let term = context.oracle.simplified(term);
    if let known @ Value::Bits(_) = Value::of(context.oracle.store(), term) {
        return free_known(context.space, known);
    }
    // Each heap object that may be freed is one case: its exact address. All other addresses are one more case.
    let pointer = Pointer::new(context.oracle, term);
    let live = candidates(context, &pointer, MAX_CASES)?;
    let heap = live.iter().filter(|object| object.kind == ObjectKind::Heap);
    let freed = context.space.freed().take(MAX_FREED).map(|freed| freed.object.base);
    let store = context.oracle.store();
    let is_at = |base: Address| store.eq(term, store.word(base.0));
    let mut cases: Vec<Expr> = heap.map(|object| is_at(object.base)).collect();
    cases.push(any(store, freed.map(is_at)));
    cases.push(outside_all(store, &cases));
    let mut feasible = Vec::new();
    for case in cases {
        if context.oracle.may_be_true(case)? {
            feasible.push(case);
        }
    }
    if feasible.len() > 1 {
        return Err(Obstacle::Fork(feasible));
    }
    let Some(example) = context.oracle.example(term, None)? else { return Err(Obstacle::Fork(Vec::new())) };
    free_known(context.space, Value::Bits(example))
}

fn free_known(space: &AddressSpace, address: Value) -> Outcome<Arc<ObjectInfo>> {
    let at = address.as_address().unwrap_or_default();
    if let Some(info) = space.object_at(at)
        && info.kind == ObjectKind::Heap
    {
        return Ok(Arc::clone(info));
    }
    let freed = space.find_freed(at).filter(|freed| freed.object.base == at).cloned();
    let was_freed = freed.is_some() || space.quarantined_start(at) == Some(at);
    let kind = if was_freed { BugKind::DoubleFree } else { BugKind::InvalidFree };
    let object = space.find(at).or_else(|| space.nearest(at)).cloned();
    Err(MemoryBug { kind, address, example: at, length: 0, write: false, object, freed }.into())
}
