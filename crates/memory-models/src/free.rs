//! What `free` and `realloc` mean.

use loam_memory::access::{BugKind, MemoryBug, Outcome};
use loam_memory::model::{Answer, Oracle, bug};
use loam_memory::object::{ObjectInfo, ObjectKind};
use loam_memory::space::AddressSpace;
use loam_memory::value::Value;
use std::sync::Arc;

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
    // Which objects may be freed is a choice between exact addresses: one case each.
    let (first, other) = {
        let Some(first) = oracle.example(term, None)? else { return Ok(Outcome::Split(Vec::new())) };
        let store = oracle.store();
        let same = store.eq(term, store.constant(64, first));
        (same, oracle.store().not(same))
    };
    if oracle.may_be_true(other)? {
        return Ok(Outcome::Split(vec![first, other]));
    }
    let Some(only) = oracle.example(term, None)? else { return Ok(Outcome::Split(Vec::new())) };
    free_known(space, Value::Bits(only))
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
