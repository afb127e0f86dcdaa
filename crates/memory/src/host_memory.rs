//! Host memory: the objects of a state copied out to their addresses for code that is not interpreted, and the changes of that
//! code copied in again.
//!
//! Host code knows bytes only, so a byte that is a term needs a value, which the caller gives; if the host does not change
//! the byte, the term stays. Only chunks that differ from what host memory holds are copied out: persistent maps of objects and
//! shared layers show the differences without a look at the bytes, even if another state was copied out before. A large object
//! is copied out without the parts that nobody ever wrote; they read as zero.

use crate::flat::{ByteRun, ChunkContext};
use crate::layer::{self, LayerStack};
use crate::object::{Initial, ObjectInfo, ObjectKind};
use crate::space::{AddressSpace, Body, Entry};
use loam_allocator::{Address, Mapping, Regions};
use loam_base::OrdMap;
use loam_expr::{Expr, ExprStore, HoldsTerms, Needed};
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::sync::Arc;

/// Objects from this size on are copied out without the parts that nobody ever wrote.
const SPARSE_FROM: u64 = 1 << 20;

/// Gives each term a value.
pub type ValueOf<'a> = dyn FnMut(Expr) -> u128 + 'a;

/// The regions as memory that host code can use, and what was copied out to them.
pub struct HostMemory {
    mapping: Mapping,
    /// The objects that were copied out last.
    copied: OrdMap<Entry>,
    /// The chunks in host memory, by address: states number their objects separately, but share host memory. Chunks of
    /// constants only if there are terms in them.
    chunks: BTreeMap<Address, CopiedChunk>,
    /// The addresses of the chunks with terms.
    symbolic: BTreeSet<Address>,
    /// Large objects of which some parts were not copied out, by address.
    sparse: BTreeMap<Address, Arc<ObjectInfo>>,
    /// Chunks that the host has changed: what lies there is not what was copied out.
    changed: BTreeSet<Address>,
    /// How many chunks were copied out for the first time since the last call.
    new: usize,
}

/// A chunk in host memory.
struct CopiedChunk {
    object: Arc<ObjectInfo>,
    start: u64,
    bytes: Vec<u8>,
    /// The terms in it, with their offsets.
    terms: Vec<(usize, Expr)>,
}

/// The terms of a chunk may be parts of those that a state holds, so no state need hold them.
impl HoldsTerms for HostMemory {
    fn keep_terms(&self, needed: &mut Needed) {
        // What was copied out last is only asked whether it is still the same in memory.
        let Self { mapping: _, copied: _, chunks, symbolic: _, sparse: _, changed: _, new: _ } = self;
        for CopiedChunk { object: _, start: _, bytes: _, terms } in chunks.values() {
            terms.iter().for_each(|&(_, term)| needed.keep(term));
        }
    }
}

impl HostMemory {
    /// Makes memory for the regions.
    pub fn new(regions: &Regions) -> io::Result<Self> {
        Ok(Self {
            mapping: Mapping::new(regions)?,
            copied: OrdMap::new(),
            chunks: BTreeMap::new(),
            symbolic: BTreeSet::new(),
            sparse: BTreeMap::new(),
            changed: BTreeSet::new(),
            new: 0,
        })
    }

    /// The memory itself.
    pub fn mapping(&mut self) -> &mut Mapping {
        &mut self.mapping
    }

    /// Copies out the known bytes of a state that host memory does not hold yet. Terms follow in
    /// [`HostMemory::copy_out_terms`].
    pub fn refresh(&mut self, space: &mut AddressSpace, store: &ExprStore) -> io::Result<()> {
        let objects = space.at_rest().clone();
        let copied = std::mem::replace(&mut self.copied, objects.clone());
        for change in objects.changes_from(&copied) {
            let (old, new) = (change.old, change.new);
            let is_same_object = old.zip(new).is_some_and(|(old, new)| Arc::ptr_eq(&old.info, &new.info));
            if let Some(old) = old.filter(|_| !is_same_object) {
                self.forget(&old.info);
            }
            let Some(new) = new else { continue };
            let starts = match old.filter(|_| is_same_object) {
                Some(old) => changed_chunks(&old.body, &new.body, space.chunk_of(&new.info)),
                None => self.first_chunks(space, new)?,
            };
            for start in starts {
                self.copy_out(space, store, &new.info, start)?;
            }
        }
        for address in std::mem::take(&mut self.changed) {
            if let Some(info) = space.find(address).cloned() {
                let start = info.offset_of(address) / space.chunk_of(&info) * space.chunk_of(&info);
                self.copy_out(space, store, &info, start)?;
            }
        }
        Ok(())
    }

    /// The terms in the chunks that were copied out, in order of their addresses.
    pub fn terms(&self) -> Vec<Expr> {
        let chunks = self.symbolic.iter().filter_map(|address| self.chunks.get(address));
        chunks.flat_map(|copied| copied.terms.iter().map(|&(_, term)| term)).collect()
    }

    /// The terms in the objects that these addresses point into, and in all objects that are reachable from them through
    /// pointers in memory. Pointers have the values of [`HostMemory::copy_out_terms`], which was called before.
    pub fn reachable_terms(&self, space: &AddressSpace, from: &[Address]) -> Vec<Expr> {
        let mut open = from.to_vec();
        let mut seen = BTreeSet::new();
        let mut terms = Vec::new();
        while let Some(address) = open.pop() {
            let Some(info) = space.find(address).filter(|info| seen.insert(info.id)) else { continue };
            for (_, copied) in self.chunks.range(info.base..info.end()) {
                terms.extend(copied.terms.iter().map(|&(_, term)| term));
                let words = copied.bytes.as_chunks::<8>().0.iter();
                let pointers = words.map(|word| Address(u64::from_le_bytes(*word)));
                open.extend(pointers.filter(|&pointer| !pointer.is_null() && space.find(pointer).is_some()));
            }
        }
        terms
    }

    /// Copies out the values of all terms.
    pub fn copy_out_terms(&mut self, store: &ExprStore, value: &mut ValueOf<'_>) -> io::Result<()> {
        for address in &self.symbolic {
            let Some(copied) = self.chunks.get_mut(address) else { continue };
            for &(at, term) in &copied.terms {
                let length = usize::from(store.width(term)) / 8;
                copied.bytes[at..at + length].copy_from_slice(&value(term).to_le_bytes()[..length]);
            }
            self.mapping.write(*address, &copied.bytes).map_err(io::Error::other)?;
        }
        Ok(())
    }

    /// Copies the changes of the host in, to the state that was copied out last. Returns how many bytes changed. Pages are
    /// given back when there are many.
    pub fn copy_in(&mut self, space: &mut AddressSpace, store: &ExprStore) -> io::Result<usize> {
        let mut count = 0;
        for (&address, copied) in &self.chunks {
            let is_constant = copied.object.kind == ObjectKind::Constant;
            if is_constant || self.mapping.holds(address, &copied.bytes).map_err(io::Error::other)? {
                continue;
            }
            let mut after = vec![0; copied.bytes.len()];
            self.mapping.read(address, &mut after).map_err(io::Error::other)?;
            count += write_differences(space, store, &copied.object, copied.start, (&copied.bytes, &after));
            self.changed.insert(address);
        }
        for info in self.sparse.values() {
            count += copy_in_gaps(&self.mapping, &self.chunks, &mut self.changed, (space, store, info))?;
        }
        if self.mapping.finish_call(self.chunks.len(), std::mem::take(&mut self.new))? {
            self.abandon();
        }
        Ok(count)
    }

    /// Forgets what host memory holds, because the host may have changed anything.
    pub fn abandon(&mut self) {
        self.copied = OrdMap::new();
        self.chunks.clear();
        self.symbolic.clear();
        self.sparse.clear();
        self.changed.clear();
    }

    /// The offsets of the chunks to be copied out when an object is copied out for the first time.
    fn first_chunks(&mut self, space: &AddressSpace, entry: &Entry) -> io::Result<Vec<u64>> {
        let Entry { info, body } = entry;
        let (size, chunk) = (info.size.capacity(), space.chunk_of(info));
        match body {
            Body::Many(chunks) if size >= SPARSE_FROM && reads_as_zero(info) => {
                // The pages at the ends may be shared with neighbours, so they are copied like any other.
                self.mapping.clear(info.base, size)?;
                self.sparse.insert(info.base, Arc::clone(info));
                let written = chunks.written.iter().map(|(number, _)| number * chunk);
                let ends = [0, (size - 1) / chunk * chunk];
                Ok(written.chain(ends).collect::<BTreeSet<u64>>().into_iter().collect())
            }
            Body::One(_) | Body::Many(_) => Ok((0..size).step_by(chunk as usize).collect()),
        }
    }

    /// Copies a chunk out. Its terms have no value yet.
    fn copy_out(
        &mut self,
        space: &AddressSpace,
        store: &ExprStore,
        info: &Arc<ObjectInfo>,
        start: u64,
    ) -> io::Result<()> {
        let address = info.base + start;
        let copied = CopiedChunk::of(space, store, info, start);
        // An object at an address of the program's own choice lies in no region: the host does not see it.
        if self.mapping.write(address, &copied.bytes).is_err() {
            return Ok(());
        }
        self.symbolic.remove(&address);
        if !copied.terms.is_empty() {
            self.symbolic.insert(address);
        } else if info.kind == ObjectKind::Constant {
            self.chunks.remove(&address);
            return Ok(());
        }
        self.new += usize::from(self.chunks.insert(address, copied).is_none());
        Ok(())
    }

    /// Forgets the chunks of an object.
    fn forget(&mut self, info: &ObjectInfo) {
        let addresses: Vec<Address> =
            self.chunks.range(info.base..info.end()).map(|(&address, _)| address).collect();
        for address in addresses {
            self.chunks.remove(&address);
            self.symbolic.remove(&address);
        }
        self.sparse.remove(&info.base);
    }
}

impl CopiedChunk {
    fn of(space: &AddressSpace, store: &ExprStore, info: &Arc<ObjectInfo>, start: u64) -> Self {
        let (length, mut terms) = (space.chunk_length(info, start), Vec::new());
        let stack = space.stack(info, start);
        let bytes = if let LayerStack::Bytes(bytes) = stack {
            bytes.slice.to_vec()
        } else {
            let flat = stack.unfold(length, info.initial, space.form());
            let mut runs = Vec::new();
            if flat.known(0..length).is_none() {
                flat.pieces(&ChunkContext { store, object: info, start, length }, 0..length, 0, &mut runs);
            }
            let mut bytes = flat.bytes.into_vec();
            for (at, run) in runs {
                match run {
                    ByteRun::Bytes(_) => {}
                    ByteRun::Uninitialised(length) => {
                        bytes[at as usize..][..length as usize].fill(layer::PATTERN)
                    }
                    ByteRun::Term(term) => terms.push((at as usize, term)),
                }
            }
            bytes
        };
        Self { object: Arc::clone(info), start, bytes, terms }
    }
}

/// Whether bytes of the object that nobody wrote are zero, or may be anything.
fn reads_as_zero(info: &ObjectInfo) -> bool {
    matches!(info.initial, Initial::Filled(0) | Initial::Uninitialised)
}

/// The offsets of the chunks that two versions of an object do not share.
fn changed_chunks(old: &Body, new: &Body, chunk: u64) -> Vec<u64> {
    match (old, new) {
        (Body::One(old), Body::One(new)) if old.is_same(new) => Vec::new(),
        (Body::Many(old), Body::Many(new)) => {
            let is_changed = |old: Option<&LayerStack>, new: Option<&LayerStack>| match (old, new) {
                (Some(old), Some(new)) => !old.is_same(new),
                (old, new) => old.is_some() || new.is_some(),
            };
            let changes = new
                .written
                .changes_from(&old.written)
                .into_iter()
                .filter(|change| is_changed(change.old, change.new));
            changes.map(|change| change.key * chunk).collect()
        }
        _ => vec![0],
    }
}

/// Writes the bytes that differ into an object, as known bytes. Returns how many there are.
fn write_differences(
    space: &mut AddressSpace,
    store: &ExprStore,
    object: &Arc<ObjectInfo>,
    start: u64,
    (before, after): (&[u8], &[u8]),
) -> usize {
    let (mut at, mut count) = (0, 0);
    while at < after.len() {
        let run = before[at..].iter().zip(&after[at..]).take_while(|(old, new)| old != new).count();
        if run > 0 {
            space.contents(object).write_bytes(store, start + at as u64, &after[at..at + run]);
        }
        count += run;
        at += run.max(1);
    }
    count
}

/// Copies in the bytes that the host wrote to the parts of a large object that were not copied out.
fn copy_in_gaps(
    mapping: &Mapping,
    chunks: &BTreeMap<Address, CopiedChunk>,
    changed: &mut BTreeSet<Address>,
    (space, store, info): (&mut AddressSpace, &ExprStore, &Arc<ObjectInfo>),
) -> io::Result<usize> {
    let (size, chunk) = (info.size.capacity(), space.chunk_of(info));
    let mut count = 0;
    for part in mapping.written_parts(info.base, size) {
        let (first, end) = (info.offset_of(part.start) / chunk, info.offset_of(part.end).div_ceil(chunk));
        for start in (first..end).map(|number| number * chunk) {
            let address = info.base + start;
            if chunks.contains_key(&address) || changed.contains(&address) {
                continue;
            }
            let mut after = vec![0; space.chunk_length(info, start)];
            mapping.read(address, &mut after).map_err(io::Error::other)?;
            let before = vec![0; after.len()];
            let written = write_differences(space, store, info, start, (&before, &after));
            if written > 0 {
                changed.insert(address);
            }
            count += written;
        }
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::space::NewObject;
    use crate::{Form, Initial, Size, Value};
    use loam_allocator::{AllocatorConfig, Region};
    use loam_expr::Symbol;

    /// An object of ones, or of zeros if it is large.
    fn object(space: &mut AddressSpace, size: u64, kind: ObjectKind) -> Arc<ObjectInfo> {
        let region = if kind == ObjectKind::Constant { Region::Constants } else { Region::Heap };
        let initial = Initial::Filled(u8::from(size < SPARSE_FROM));
        let size = Size::Fixed(size);
        let request =
            NewObject { region, kind, size, align: 8, name: None, at: Arc::new([]), initial, group: None };
        space.allocate(request).expect("room")
    }

    /// The host sees all objects at their addresses; what it changes comes back, what it leaves stays symbolic.
    #[test]
    fn objects_are_copied_out_and_in() {
        let store = ExprStore::new();
        let mut config = AllocatorConfig::default();
        for (name, base) in [("constants", 0x6100), ("globals", 0x6200), ("stack", 0x6300), ("heap", 0x6400)]
        {
            config.regions.set(&format!("{name}={:#x},64MiB", (base as u64) << 32)).unwrap();
        }
        let mut host_memory = HostMemory::new(&config.regions).unwrap();
        let mut space = AddressSpace::new(&config, Form { whole: false, tracks_uninitialised: true });
        let large = object(&mut space, 10_000, ObjectKind::Heap);
        let constant = object(&mut space, 8, ObjectKind::Constant);
        let array = store.array("in", 0, 4);
        let input = store.byte(Symbol { array, offset: 2 });
        for at in [3, 4096, 9_999] {
            space.contents(&large).write(&store, at..at + 1, Value::Term(input));
        }
        host_memory.refresh(&mut space, &store).unwrap();
        host_memory.copy_out_terms(&store, &mut |_| 77).unwrap();
        let mut seen = [0; 5];
        host_memory.mapping().read(large.base, &mut seen).unwrap();
        assert_eq!(seen, [1, 1, 1, 77, 1]);
        host_memory.mapping().read(constant.base, &mut seen).unwrap();
        assert_eq!(seen, [1; 5]);
        // What host code does.
        host_memory.mapping().write(large.base + 4094, &[5, 6, 7, 8]).unwrap();
        assert_eq!(host_memory.copy_in(&mut space, &store).unwrap(), 4);
        let mut contents = space.contents(&large);
        assert_eq!(contents.known(4093..4099), Some(vec![1, 5, 6, 7, 8, 1]));
        assert_eq!(contents.read(&store, 3..4), Value::Term(input), "not changed, so still symbolic");
        assert_eq!(contents.read(&store, 9_999..10_000), Value::Term(input));
        // Constants are written once.
        host_memory.mapping().write(constant.base, &[9]).unwrap();
        host_memory.refresh(&mut space, &store).unwrap();
        host_memory.copy_out_terms(&store, &mut |_| 77).unwrap();
        host_memory.mapping().read(constant.base, &mut seen).unwrap();
        assert_eq!(seen[0], 9);
        assert_eq!(host_memory.copy_in(&mut space, &store).unwrap(), 0);
    }

    /// Regions that no other test uses.
    fn small_config() -> AllocatorConfig {
        let mut config = AllocatorConfig::default();
        config.regions.set("heap=0x660000000000,1GiB").unwrap();
        config
    }

    /// Host memory holds the contents of the state copied out last, however states take turns and the host writes.
    #[test]
    fn states_that_take_turns_see_their_own_contents_in_host_memory() {
        let store = ExprStore::new();
        let config = small_config();
        let mut rng = loam_base::Rng::new(7);
        let mut host_memory = HostMemory::new(&config.regions).unwrap();
        let mut first = AddressSpace::new(&config, Form { whole: false, tracks_uninitialised: true });
        let mut objects: Vec<Arc<ObjectInfo>> =
            [3, 8, 5000, (1 << 20) + 5000].map(|size| object(&mut first, size, ObjectKind::Heap)).to_vec();
        first.freeze();
        let mut states = [first.clone(), first];
        let array = store.array("in", 0, 1);
        let input = store.byte(Symbol { array, offset: 0 });
        for round in 0..200u64 {
            let space = &mut states[rng.below(2) as usize];
            for _ in 0..rng.below(4) {
                let info = &objects[rng.below(4) as usize];
                let at = rng.below(info.size.capacity());
                let value =
                    if rng.below(5) == 0 { Value::Term(input) } else { Value::Bits(rng.below(256).into()) };
                space.contents(info).write(&store, at..at + 1, value);
            }
            let short = object(space, 24, ObjectKind::Heap);
            objects.truncate(4);
            objects.push(Arc::clone(&short));
            host_memory.refresh(space, &store).unwrap();
            host_memory.copy_out_terms(&store, &mut |_| u128::from(round % 256)).unwrap();
            for info in &objects {
                let mut seen = vec![0; info.size.capacity() as usize];
                host_memory.mapping().read(info.base, &mut seen).unwrap();
                let pieces = space.contents(info).pieces(&store, 0..info.size.capacity());
                for (at, run) in pieces {
                    match run {
                        ByteRun::Bytes(bytes) => assert_eq!(seen[at as usize..][..bytes.len()], bytes),
                        ByteRun::Term(_) => assert_eq!(seen[at as usize], (round % 256) as u8),
                        ByteRun::Uninitialised(_) => {}
                    }
                }
            }
            // What host code does.
            let info = &objects[rng.below(5) as usize];
            let (at, byte) = (rng.below(info.size.capacity()), rng.below(255) as u8);
            host_memory.mapping().write(info.base + at, &[byte]).unwrap();
            host_memory.copy_in(space, &store).unwrap();
            let now = space.contents(info).read(&store, at..at + 1);
            assert!(now == Value::Bits(byte.into()) || (byte == (round % 256) as u8 && now.bits().is_none()));
            space.free(&short, Arc::new([]));
            if rng.below(10) == 0 {
                host_memory.abandon();
            }
        }
    }

    #[test]
    fn a_large_object_that_nobody_wrote_takes_no_host_memory() {
        let store = ExprStore::new();
        let config = small_config();
        let mut host_memory = HostMemory::new(&config.regions).unwrap();
        let mut space = AddressSpace::new(&config, Form { whole: false, tracks_uninitialised: true });
        let large = object(&mut space, 256 << 20, ObjectKind::Heap);
        host_memory.refresh(&mut space, &store).unwrap();
        let parts = host_memory.mapping().written_parts(large.base, 256 << 20);
        assert!(parts.iter().map(|part| part.end - part.start).sum::<u64>() <= 4 * 4096, "{parts:?}");
        host_memory.mapping().write(large.base + (100 << 20) + 7, &[5]).unwrap();
        assert_eq!(host_memory.copy_in(&mut space, &store).unwrap(), 1);
        assert_eq!(space.contents(&large).known((100 << 20) + 6..(100 << 20) + 9), Some(vec![0, 5, 0]));
    }

    #[test]
    fn terms_are_reached_through_words_that_point_to_them() {
        let store = ExprStore::new();
        let config = small_config();
        let mut host_memory = HostMemory::new(&config.regions).unwrap();
        let mut space = AddressSpace::new(&config, Form { whole: false, tracks_uninitialised: true });
        let [start, middle, far, alone] =
            [16, 16, 16, 16].map(|size| object(&mut space, size, ObjectKind::Heap));
        let array = store.array("in", 0, 4);
        let inputs = [0, 1, 2].map(|offset| store.byte(Symbol { array, offset }));
        space.contents(&start).write(&store, 8..16, Value::address(middle.base + 3));
        space.contents(&middle).write(&store, 0..8, Value::address(far.base));
        for (info, input) in [&middle, &far, &alone].into_iter().zip(inputs) {
            space.contents(info).write(&store, 12..13, Value::Term(input));
        }
        host_memory.refresh(&mut space, &store).unwrap();
        host_memory.copy_out_terms(&store, &mut |_| 1).unwrap();
        assert_eq!(host_memory.terms().len(), 3);
        let mut reached = host_memory.reachable_terms(&space, &[Address(5), start.base + 1]);
        reached.sort();
        let mut expected = inputs[..2].to_vec();
        expected.sort();
        assert_eq!(reached, expected);
    }
}
