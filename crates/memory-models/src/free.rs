//! What `free` and `realloc` mean.

use crate::bounds::{MAX_FREED, any, outside_all};
use crate::pointer::Pointer;
use crate::resolve::candidates;
use loam_expr::Expr;
use loam_memory::access::{BugKind, MemoryBug, Outcome};
use loam_memory::model::{Answer, Oracle, bug};
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

/// Most objects one `free` may split over; more are split off in a further round.
const MAX_CASES: usize = 64;

/// Finds the heap object that starts at an address. The path splits over several, whatever the model: what is live
/// afterwards must be known.
pub(crate) fn resolve_free(
    space: &AddressSpace,
    oracle: &mut dyn Oracle,
    address: Value,
) -> Answer<Outcome<Arc<ObjectInfo>>> {
    let Value::Term(term) = address else {
        return free_known(space, address);
    };
    let term = oracle.simplified(term);
    if let known @ Value::Bits(_) = Value::of(oracle.store(), term) {
        return free_known(space, known);
    }
    // Which objects may be freed is a choice between exact addresses: one case each. What is no object's is one more.
    let pointer = Pointer::new(oracle, term);
    let live = candidates(space, oracle, &pointer, MAX_CASES)?;
    let heap = live.iter().filter(|object| object.kind == ObjectKind::Heap);
    let freed = space.freed().take(MAX_FREED).map(|freed| freed.object.base);
    let store = oracle.store();
    let is_at = |base: u64| store.eq(term, store.word(base));
    let mut cases: Vec<Expr> = heap.map(|object| is_at(object.base)).collect();
    cases.push(any(store, freed.map(is_at)));
    cases.push(outside_all(store, &cases));
    let mut parts = Vec::new();
    for case in cases {
        if oracle.may_be_true(case)? {
            parts.push(case);
        }
    }
    if parts.len() > 1 {
        return Ok(Outcome::Split(parts));
    }
    let Some(example) = oracle.example(term, None)? else { return Ok(Outcome::Split(Vec::new())) };
    free_known(space, Value::Bits(example))
}

fn free_known(space: &AddressSpace, address: Value) -> Answer<Outcome<Arc<ObjectInfo>>> {
    let at = address.as_word().unwrap_or_default();
    if let Some(info) = space.object_at(at)
        && info.kind == ObjectKind::Heap
    {
        return Ok(Outcome::Done(Arc::clone(info)));
    }
    let freed = space.find_freed(at).filter(|freed| freed.object.base == at).cloned();
    let was_freed = freed.is_some() || space.quarantined_start(at) == Some(at);
    let kind = if was_freed { BugKind::DoubleFree } else { BugKind::InvalidFree };
    let object = space.find(at).or_else(|| space.nearest(at)).cloned();
    bug(MemoryBug { kind, address, example: at, length: 0, write: false, object, freed })
}
