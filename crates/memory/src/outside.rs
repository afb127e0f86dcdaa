//! Objects lent to code that is not interpreted: copied out to their real addresses, and what it changed copied back.
//!
//! Host code knows bytes only, so a byte that is a term needs a value, which the caller gives; if the host does not change
//! it, the term stays. Constants are written once: nobody changes them.

use crate::object::{ObjectInfo, ObjectKind};
use crate::space::AddressSpace;
use crate::{Run, layer};
use loam_allocator::{Mapping, Regions, Unmapped};
use loam_expr::{Expr, ExprStore};
use std::io;
use std::sync::Arc;

/// The regions as memory that host code can use.
pub struct Outside {
    mapping: Mapping,
    constants_written: bool,
}

/// What was copied out, to be compared with afterwards.
pub struct Lent {
    objects: Vec<(Arc<ObjectInfo>, Vec<u8>)>,
}

impl Outside {
    /// Maps the regions. There can be one mapping of the same regions at a time.
    pub fn new(regions: &Regions) -> io::Result<Self> {
        Ok(Self { mapping: Mapping::new(regions)?, constants_written: false })
    }

    /// The memory itself.
    pub fn mapping(&mut self) -> &mut Mapping {
        &mut self.mapping
    }

    /// Copies all live objects of a state to their addresses. `value` gives each term in them a value.
    pub fn lend(
        &mut self,
        space: &mut AddressSpace,
        store: &ExprStore,
        value: &mut dyn FnMut(Expr) -> u128,
    ) -> Result<Lent, Unmapped> {
        let is_wanted =
            |info: &&Arc<ObjectInfo>| info.kind != ObjectKind::Constant || !self.constants_written;
        let infos: Vec<Arc<ObjectInfo>> = space.objects().filter(is_wanted).cloned().collect();
        let mut objects = Vec::new();
        for info in infos {
            let bytes = concrete_bytes(space, store, &info, value);
            self.mapping.write(info.base, &bytes)?;
            if info.kind != ObjectKind::Constant {
                objects.push((info, bytes));
            }
        }
        self.constants_written = true;
        Ok(Lent { objects })
    }

    /// Takes over what the host changed. Returns how many bytes that were. Pages are given back when there are many.
    pub fn take_back(
        &mut self,
        space: &mut AddressSpace,
        store: &ExprStore,
        lent: Lent,
    ) -> io::Result<usize> {
        let mut changed = 0;
        let count = lent.objects.len();
        for (info, before) in lent.objects {
            let mut after = vec![0; before.len()];
            self.mapping.read(info.base, &mut after).map_err(io::Error::other)?;
            let mut at = 0;
            while at < after.len() {
                let run = before[at..].iter().zip(&after[at..]).take_while(|(old, new)| old != new).count();
                if run > 0 {
                    space.contents(&info).write_bytes(store, at as u64, &after[at..at + run]);
                }
                changed += run;
                at += run.max(1);
            }
        }
        self.mapping.finish_call(count)?;
        Ok(changed)
    }
}

/// The bytes of an object, with a value for each term.
fn concrete_bytes(
    space: &mut AddressSpace,
    store: &ExprStore,
    info: &Arc<ObjectInfo>,
    value: &mut dyn FnMut(Expr) -> u128,
) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(info.size.capacity() as usize);
    for (_, run) in space.contents(info).pieces(store, 0, info.size.capacity()) {
        match run {
            Run::Bytes(known) => bytes.extend_from_slice(&known),
            Run::Unwritten(length) => bytes.resize(bytes.len() + length as usize, layer::PATTERN),
            Run::Term(term) => {
                let length = usize::from(store.width(term)) / 8;
                bytes.extend_from_slice(&value(term).to_le_bytes()[..length]);
            }
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::NewObject;
    use crate::{Form, Initial, Size, Value};
    use loam_allocator::{AllocatorConfig, Region};
    use loam_expr::Symbol;

    fn object(space: &mut AddressSpace, size: u64, kind: ObjectKind) -> Arc<ObjectInfo> {
        let region = if kind == ObjectKind::Constant { Region::Constants } else { Region::Heap };
        let (size, initial) = (Size::Fixed(size), Initial::Filled(1));
        let request = NewObject { region, kind, size, align: 8, name: None, at: Arc::new([]), initial };
        space.allocate(request).expect("room")
    }

    /// The host sees all objects at their addresses; what it changes comes back, what it leaves stays symbolic.
    #[test]
    fn objects_are_lent_and_taken_back() {
        let store = ExprStore::new();
        let mut config = AllocatorConfig::default();
        for (name, base) in [("constants", 0x6100), ("globals", 0x6200), ("stack", 0x6300), ("heap", 0x6400)]
        {
            config.regions.set(&format!("{name}={:#x},64MiB", (base as u64) << 32)).unwrap();
        }
        let mut outside = Outside::new(&config.regions).unwrap();
        let mut space = AddressSpace::new(&config, Form { whole: false, tracks_unwritten: true });
        let large = object(&mut space, 10_000, ObjectKind::Heap);
        let constant = object(&mut space, 8, ObjectKind::Constant);
        let array = store.array("in", 0, 4);
        let input = store.byte(Symbol { array, offset: 2 });
        for at in [3, 4096, 9_999] {
            space.contents(&large).write(&store, at, 1, Value::Term(input));
        }
        let lent = outside.lend(&mut space, &store, &mut |_| 77).unwrap();
        let mut seen = [0; 5];
        outside.mapping().read(large.base, &mut seen).unwrap();
        assert_eq!(seen, [1, 1, 1, 77, 1]);
        outside.mapping().read(constant.base, &mut seen).unwrap();
        assert_eq!(seen, [1; 5]);
        // What host code does.
        outside.mapping().write(large.base + 4094, &[5, 6, 7, 8]).unwrap();
        assert_eq!(outside.take_back(&mut space, &store, lent).unwrap(), 4);
        let mut contents = space.contents(&large);
        assert_eq!(contents.known(4093, 6), Some(vec![1, 5, 6, 7, 8, 1]));
        assert_eq!(contents.read(&store, 3, 1), Value::Term(input), "not changed, so still symbolic");
        assert_eq!(contents.read(&store, 9_999, 1), Value::Term(input));
        // Constants are written once.
        outside.mapping().write(constant.base, &[9]).unwrap();
        let lent = outside.lend(&mut space, &store, &mut |_| 77).unwrap();
        outside.mapping().read(constant.base, &mut seen).unwrap();
        assert_eq!(seen[0], 9);
        assert_eq!(outside.take_back(&mut space, &store, lent).unwrap(), 0);
    }
}
