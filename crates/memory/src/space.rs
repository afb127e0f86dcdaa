//! The address space of one state: its objects by address, and the chunks that it is working on right now.
//!
//! Objects live in a persistent map that forks by reference count, their frozen contents in layers. The chunks a
//! running state touches are laid out flat in the list of *active* chunks, where they are found by number without any search;
//! [`AddressSpace::freeze`] folds the changed chunks into layers before a fork. An [`InlineCache`] remembers the number of
//! an active chunk with its bounds: instructions keep one each and so find their bytes in a few machine instructions.

use crate::access::AccessMode;
use crate::collisions::Answers;
use crate::contents::Contents;
use crate::flat::{ARRAY, ChunkContext, Flat, FlatArray, SPECIAL, Snapshot, TERM};
use crate::gauge::Tally;
use crate::hash;
use crate::known::MarkedBytes;
use crate::layer::{Form, LayerStack};
use crate::model_state::ModelState;
use crate::object::{AddressRange, Initial, ObjectId, ObjectInfo, ObjectKind, Site, Size};
use crate::segments::{Group, Segments};
use crate::several::{PlacedPart, Several};
use crate::space_hash::HashedObjects;
use crate::sparse::CHUNK;
use loam_allocator::{Address, Allocator, AllocatorConfig, Layout, Lease, Location, Quarantine, Region};
use loam_base::OrdMap;
use loam_expr::{Expr, ExprStore};
use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;
use std::ops::Range;
use std::sync::Arc;
use triomphe::ThinArc;

/// A freed object, kept so that a use of it is not reported as a wild access.
#[derive(Debug)]
pub struct Freed {
    /// The object as it was.
    pub object: Arc<ObjectInfo>,
    /// Where it was freed; for a stack object, where its function returned to.
    pub at: Site,
}

/// Most freed objects whose facts a state remembers. For others the allocator still knows which addresses are quarantined.
const MAX_FREED: usize = 1 << 16;

/// Most active chunks before they are frozen: short-lived objects must not make the list grow for ever.
const MAX_ACTIVE: usize = 1 << 12;

/// Segments start at multiples of this.
const SEGMENT_ALIGN: u64 = 4096;

/// How many chunks are searched at once for marks that are not needed any more.
const MARKS_AT_ONCE: usize = 128;

/// All memory of one state.
pub struct AddressSpace {
    /// The live objects by address: an address is resolved by a search here.
    pub(crate) objects: OrdMap<Entry>,
    /// The freed objects that are remembered, by address.
    pub(crate) freed: OrdMap<Arc<Freed>>,
    pub(crate) allocator: Allocator,
    /// The leases that keep addresses of the global allocator taken; empty with any other allocator.
    pub(crate) leases: Option<Box<OrdMap<Lease>>>,
    /// Where objects of one group lie together; empty unless the memory model groups them.
    pub(crate) segments: Option<Arc<Segments>>,
    /// The objects that were split, by id: the bytes of a piece. Empty unless the memory model splits objects.
    pub(crate) pieces: Option<Arc<OrdMap<u64>>>,
    /// The state of the memory model.
    pub(crate) model_state: Option<Arc<dyn ModelState>>,
    /// What the memory model has found out about collisions on the path; no part of what the state is.
    pub(crate) answers: Option<Arc<Answers>>,
    /// How long the addresses of freed objects are quarantined.
    pub(crate) quarantine: Quarantine,
    pub(crate) form: Form,
    /// The hashes of the objects when they were last computed; none unless somebody wants them.
    pub(crate) hashed: Option<Arc<HashedObjects>>,
    allocations: u64,
    frees: u64,
    active: ActiveChunks,
}

#[derive(Clone)]
pub(crate) struct Entry {
    pub info: Arc<ObjectInfo>,
    pub body: Body,
}

/// The contents of a frozen object.
#[derive(Clone)]
pub(crate) enum Body {
    /// One chunk.
    One(LayerStack),
    /// Several chunks; behind a pointer, because few objects are that large.
    Many(Arc<Chunks>),
}

/// The contents of an object of several chunks.
#[derive(Clone, Default)]
pub(crate) struct Chunks {
    /// The chunks that were written, by number.
    pub written: OrdMap<LayerStack>,
    /// The array of which all other bytes are elements. Only huge objects have one.
    pub background: Option<FlatArray>,
}

impl Chunks {
    /// A chunk that starts at `start`.
    fn stack(&self, number: u64, start: u64, length: usize) -> LayerStack {
        match (self.written.get(number), self.background) {
            (Some(stack), _) => stack.clone(),
            (None, None) => LayerStack::Blank,
            (None, Some(array)) => LayerStack::of_elements(Snapshot { array, start }, length),
        }
    }
}

/// Chunks laid out flat. Numbers grow for ever, so a stale cache never finds a wrong chunk.
#[derive(Default)]
struct ActiveChunks {
    origin: u32,
    chunks: Vec<ActiveChunk>,
    /// The number of each chunk. Only ever looked up, never iterated.
    numbers: HashMap<ChunkKey, u32, std::hash::BuildHasherDefault<ChunkHasher>>,
    /// The chunk at which the search for needless marks was left.
    looked_at: u32,
}

struct ActiveChunk {
    object: Arc<ObjectInfo>,
    /// Offset of the chunk in the object.
    start: u64,
    data: Data,
}

/// The identity of a chunk: its object, and its offset there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct ChunkKey {
    object: ObjectId,
    start: u64,
}

enum Data {
    /// Known bytes, shared with the frozen contents.
    Shared(ThinArc<Tally, u8>),
    /// Laid out to be read. Without any bytes if the object was freed: an inline cache that still refers to the chunk finds
    /// nothing.
    Clean(Flat),
    /// Laid out, and perhaps changed.
    Owned(Flat),
}

impl Data {
    /// Lays the chunk out to be read.
    fn lay_out(&mut self) -> &Flat {
        match self {
            Self::Clean(flat) | Self::Owned(flat) => flat,
            Self::Shared(bytes) => {
                *self = Self::Clean(Flat::known_bytes(bytes.slice.into()));
                self.lay_out()
            }
        }
    }

    /// Lays the chunk out to be changed.
    fn own(&mut self) -> &mut Flat {
        match self {
            Self::Owned(flat) => flat,
            Self::Clean(flat) => {
                *self = Self::Owned(std::mem::take(flat));
                self.own()
            }
            Self::Shared(bytes) => {
                *self = Self::Owned(Flat::known_bytes(bytes.slice.into()));
                self.own()
            }
        }
    }

    /// Takes the bytes away, because the object was freed.
    fn clear(&mut self) {
        *self = Self::Clean(Flat::default());
    }
}

/// The chunk in which an instruction last found its bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct InlineCache {
    base: Address,
    length: u64,
    number: u32,
}

impl Clone for AddressSpace {
    /// Cheap: a few reference counts. The space must be frozen.
    fn clone(&self) -> Self {
        debug_assert!(self.active.chunks.is_empty(), "a fork takes place on frozen memory");
        Self {
            objects: self.objects.clone(),
            freed: self.freed.clone(),
            allocator: self.allocator.clone(),
            leases: self.leases.clone(),
            segments: self.segments.clone(),
            pieces: self.pieces.clone(),
            model_state: self.model_state.clone(),
            answers: self.answers.clone(),
            quarantine: self.quarantine,
            form: self.form,
            hashed: self.hashed.clone(),
            allocations: self.allocations,
            frees: self.frees,
            active: ActiveChunks::default(),
        }
    }
}

impl AddressSpace {
    /// An empty address space.
    pub fn new(config: &AllocatorConfig, form: Form) -> Self {
        Self {
            objects: OrdMap::new(),
            freed: OrdMap::new(),
            allocator: Allocator::new(config),
            leases: None,
            segments: None,
            pieces: None,
            model_state: None,
            answers: None,
            quarantine: config.quarantine,
            form,
            hashed: None,
            allocations: 0,
            frees: 0,
            active: ActiveChunks::default(),
        }
    }

    /// The chunks that are laid out.
    pub(crate) fn active_chunks(&self) -> impl Iterator<Item = &Flat> {
        self.active.chunks.iter().filter_map(|chunk| match &chunk.data {
            Data::Shared(_) => None,
            Data::Clean(flat) | Data::Owned(flat) => Some(flat),
        })
    }

    // The fast path

    /// Reads `N` bytes through a cache; `None` if the cache does not lead to plain bytes there.
    #[inline(always)]
    pub fn peek<const N: usize>(&self, cache: &InlineCache, address: Address) -> Option<[u8; N]> {
        let offset = address.offset_from(cache.base);
        if offset >= cache.length {
            return None;
        }
        let chunk = self.active.chunks.get(cache.number.wrapping_sub(self.active.origin) as usize)?;
        let bytes = match &chunk.data {
            Data::Owned(flat) | Data::Clean(flat) => {
                if let Some(marks) = &flat.marks
                    && any_mark::<N>(marks, offset, SPECIAL)
                {
                    return None;
                }
                &flat.bytes
            }
            Data::Shared(bytes) => &bytes.slice,
        };
        bytes.get(offset as usize..)?.first_chunk::<N>().copied()
    }

    /// Writes `N` bytes through a cache; `None` if the cache does not lead to plain bytes owned by this state.
    #[inline(always)]
    pub fn poke<const N: usize>(
        &mut self,
        cache: &InlineCache,
        address: Address,
        value: [u8; N],
    ) -> Option<()> {
        let offset = address.offset_from(cache.base);
        if offset >= cache.length {
            return None;
        }
        let chunk = self.active.chunks.get_mut(cache.number.wrapping_sub(self.active.origin) as usize)?;
        let Data::Owned(flat) = &mut chunk.data else { return None };
        let bytes = flat.bytes.get_mut(offset as usize..)?.first_chunk_mut::<N>()?;
        if let Some(marks) = &mut flat.marks {
            if any_mark::<N>(marks, offset, TERM | ARRAY) {
                return None;
            }
            *marks.get_mut(offset as usize..)?.first_chunk_mut::<N>()? = [0; N];
        }
        *bytes = value;
        Some(())
    }

    /// Points a cache at the chunk that holds `length` bytes at `address`, if plain accesses to it are safe:
    /// its object is live, of fixed size, and writable if `mode` is to write. Lays the chunk out if need be.
    pub fn inline_cache_at(
        &mut self,
        address: Address,
        length: u64,
        mode: AccessMode,
    ) -> Option<InlineCache> {
        let write = mode == AccessMode::Write;
        let info = Arc::clone(self.find(address)?);
        let Size::Fixed(size) = info.size else { return None };
        let offset = info.offset_of(address);
        if offset >= size || size - offset < length || (write && info.kind == ObjectKind::Constant) {
            return None;
        }
        let chunk = self.chunk_of(&info);
        let start = offset / chunk * chunk;
        // A constant's cache must never let a store through: it stays shared, which `poke` refuses.
        let index = if write { self.own(&info, start) } else { self.take(&info, start) };
        let number = self.active.origin.wrapping_add(index as u32);
        Some(InlineCache { base: info.base + start, length: chunk.min(size - start), number })
    }

    // Objects

    /// The object whose bytes (or capacity) include the address.
    pub fn find(&self, address: Address) -> Option<&Arc<ObjectInfo>> {
        let info = self.at_or_below(address)?;
        info.contains(address).then_some(info)
    }

    /// How many objects were allocated and freed: as long as this number stays the same, so do the objects of a state.
    #[inline]
    pub fn turnover(&self) -> u64 {
        self.allocations + self.frees
    }

    /// The object with the greatest base not above the address.
    pub fn at_or_below(&self, address: Address) -> Option<&Arc<ObjectInfo>> {
        self.objects.at_or_below(address.0).map(|(_, entry)| &entry.info)
    }

    /// The object with the smallest base not below the address.
    pub fn at_or_above(&self, address: Address) -> Option<&Arc<ObjectInfo>> {
        self.objects.at_or_above(address.0).map(|(_, entry)| &entry.info)
    }

    /// The object that lies nearest to an address.
    pub fn nearest(&self, address: Address) -> Option<&Arc<ObjectInfo>> {
        let below = self.at_or_below(address);
        let above = self.at_or_above(address);
        match (below, above) {
            (Some(below), Some(above)) => {
                let behind = address.0.saturating_sub(below.end().0);
                Some(if behind <= above.base - address { below } else { above })
            }
            (one, other) => one.or(other),
        }
    }

    /// All live objects in order of their addresses.
    pub fn objects(&self) -> impl Iterator<Item = &Arc<ObjectInfo>> {
        self.objects.iter().map(|(_, entry)| &entry.info)
    }

    /// The live objects of which some byte lies in a range of addresses, in order.
    pub fn objects_in(&self, range: AddressRange) -> impl Iterator<Item = &Arc<ObjectInfo>> {
        let mut next = self.find(range.first).or_else(|| self.at_or_above(range.first));
        std::iter::from_fn(move || {
            let object = next.filter(|object| object.base <= range.last)?;
            next = object.base.checked_add(1).and_then(|above| self.at_or_above(above));
            Some(object)
        })
    }

    /// The object that starts exactly here.
    pub fn object_at(&self, base: Address) -> Option<&Arc<ObjectInfo>> {
        self.objects.get(base.0).map(|entry| &entry.info)
    }

    /// The present facts of an object, if it is live: looked up at the address that it had when `object` was made.
    pub fn live(&self, object: &ObjectInfo) -> Option<&Arc<ObjectInfo>> {
        self.entry(object).map(|entry| &entry.info)
    }

    /// The object with this id, live or freed; searches all of them.
    pub fn object(&self, id: ObjectId) -> Option<&Arc<ObjectInfo>> {
        self.objects().chain(self.freed().map(|freed| &freed.object)).find(|object| object.id == id)
    }

    /// The freed object whose bytes include the address, if it is remembered.
    pub fn find_freed(&self, address: Address) -> Option<&Arc<Freed>> {
        let (_, freed) = self.freed.at_or_below(address.0)?;
        let size = freed.object.size.capacity().max(1);
        (freed.object.offset_of(address) < size).then_some(freed)
    }

    /// The freed objects that are remembered, in order of their addresses.
    pub fn freed(&self) -> impl Iterator<Item = &Arc<Freed>> {
        self.freed.iter().map(|(_, freed)| freed)
    }

    /// Makes a new object; `None` if its region is full.
    pub fn allocate(&mut self, request: NewObject) -> Option<Arc<ObjectInfo>> {
        let NewObject { region, kind, size, align, name, at, initial, group } = request;
        let layout = Layout { size: size.capacity(), align };
        let base = match group.filter(|group| size.capacity() <= group.reserved) {
            Some(group) => self.place_in_segment(region, group, layout)?,
            None => self.block(region, layout)?,
        };
        self.forget_freed(base, size.capacity());
        let id = self.next_id();
        let info = Arc::new(ObjectInfo { id, base, size, kind, initial, name, allocated_at: at });
        self.insert_blank(&info);
        Some(info)
    }

    /// A new object of zeros at an address of the program's choice; `None` if the address is in a region, or is taken.
    pub fn define_at(&mut self, base: Address, size: u64) -> Option<Arc<ObjectInfo>> {
        let last = base.checked_add(size.checked_sub(1)?)?;
        let is_outside = |address| matches!(self.allocator.locate(address), Location::Outside);
        let crosses_region = Region::ALL.into_iter().any(|region| {
            let extent = self.allocator.extent(region);
            base < extent.end() && extent.base <= last
        });
        let is_taken = self.objects_in(AddressRange { first: base, last }).next().is_some();
        if base.is_null() || !is_outside(base) || crosses_region || is_taken {
            return None;
        }
        let id = self.next_id();
        let name = Some(Arc::from("fixed object"));
        let (size, kind, initial) = (Size::Fixed(size), ObjectKind::Global, Initial::Filled(0));
        let info = Arc::new(ObjectInfo { id, base, size, kind, initial, name, allocated_at: Arc::new([]) });
        self.insert_blank(&info);
        Some(info)
    }

    fn next_id(&mut self) -> ObjectId {
        let id = ObjectId(self.allocations);
        self.allocations += 1;
        id
    }

    fn block(&mut self, region: Region, layout: Layout) -> Option<Address> {
        let block = self.allocator.allocate(region, layout)?;
        if let Some(lease) = block.lease {
            self.leases.get_or_insert_default().insert(block.address.0, lease);
        }
        Some(block.address)
    }

    fn place_in_segment(&mut self, region: Region, group: Group, layout: Layout) -> Option<Address> {
        let layout = layout.with_power_of_two_align()?;
        if let Some(base) = Arc::make_mut(self.segments.get_or_insert_default()).place(group, layout) {
            return Some(base);
        }
        let segment = Layout { size: group.reserved, align: layout.align.max(SEGMENT_ALIGN) };
        let base = self.block(region, segment)?;
        let segments = Arc::make_mut(self.segments.get_or_insert_default());
        segments.open(group, base);
        segments.place(group, layout)
    }

    /// The segments in which objects lie together.
    pub fn segments(&self) -> Option<&Segments> {
        self.segments.as_deref()
    }

    fn insert_blank(&mut self, info: &Arc<ObjectInfo>) {
        let is_one = self.chunk_of(info) >= info.size.capacity();
        let body = if is_one { Body::One(LayerStack::Blank) } else { Body::Many(Arc::default()) };
        self.objects.insert(info.base.0, Entry { info: Arc::clone(info), body });
    }

    /// Ends the life of an object and gives its addresses back.
    pub fn free(&mut self, info: &Arc<ObjectInfo>, at: Site) {
        self.kill(info, at);
        self.release(info);
    }

    /// Ends the life of an object that keeps its addresses: a local whose scope ends may come back to life.
    pub fn kill(&mut self, info: &Arc<ObjectInfo>, at: Site) {
        self.frees += 1;
        self.objects.remove(info.base.0);
        self.active.remove(info, self.chunk_of(info));
        self.unsplit(info);
        self.freed.insert(info.base.0, Arc::new(Freed { object: Arc::clone(info), at }));
        if self.freed.len() > MAX_FREED {
            self.forget_old_freed();
        }
    }

    /// Brings a killed object back to life, as the scope of its variable is entered again.
    pub fn revive(&mut self, info: &Arc<ObjectInfo>) {
        self.freed.remove(info.base.0);
        self.insert_blank(info);
    }

    /// From now on what is allocated here changes the addresses of no other state.
    pub fn separate_addresses(&mut self) {
        self.allocator.separate();
    }

    /// Gives the addresses of a killed object back to the allocator.
    pub fn release(&mut self, info: &ObjectInfo) {
        let region = match info.kind {
            ObjectKind::Stack => Region::Stack,
            ObjectKind::Heap => Region::Heap,
            ObjectKind::Constant => Region::Constants,
            ObjectKind::Global | ObjectKind::Engine(_) => Region::Globals,
        };
        if let Some(segments) = &mut self.segments
            && segments.find(info.base).is_some()
        {
            Arc::make_mut(segments).release(info.base, info.size.capacity(), self.quarantine);
            return;
        }
        if let Some(leases) = &mut self.leases {
            leases.remove(info.base.0);
        }
        self.allocator.free(region, info.base, info.size.capacity());
    }

    /// The start of the freed object that the address lies in, if its addresses are quarantined.
    pub fn quarantined_start(&self, address: Address) -> Option<Address> {
        match self.allocator.locate(address) {
            Location::Quarantined { start, .. } => Some(start),
            _ => None,
        }
    }

    /// Forgets the facts of half of the freed objects: first of those that are not quarantined any more, then of the oldest.
    fn forget_old_freed(&mut self) {
        let mut known: Vec<(bool, ObjectId, Address)> = self
            .freed()
            .map(|freed| {
                let ObjectInfo { id, base, .. } = *freed.object;
                (self.quarantined_start(base).is_some(), id, base)
            })
            .collect();
        known.sort_unstable();
        for &(_, _, base) in &known[..known.len() / 2] {
            self.freed.remove(base.0);
        }
    }

    /// Forgets the freed objects that touch the addresses of a new object.
    fn forget_freed(&mut self, base: Address, size: u64) {
        while let Some((start, freed)) = self.freed.at_or_below(base.saturating_add(size).0) {
            if freed.object.end() < base {
                return;
            }
            self.freed.remove(start);
        }
    }

    // Contents

    /// The contents of an object, to read and change.
    pub fn contents<'a>(&'a mut self, info: &'a Arc<ObjectInfo>) -> Contents<'a> {
        Contents { space: self, info, bounds: 0..u64::MAX }
    }

    /// Parts of objects, in the order of their positions, as one array.
    pub fn several<'a>(&'a mut self, parts: &'a [PlacedPart]) -> Several<'a> {
        Several { space: self, parts }
    }

    /// The bytes of a small object, if all of them are known and no running state is changing them.
    pub fn bytes_at_rest(&self, info: &ObjectInfo) -> Option<&[u8]> {
        let chunk = self.active.get(ChunkKey { object: info.id, start: 0 });
        let is_changing = chunk.is_some_and(|chunk| matches!(chunk.data, Data::Owned(_)));
        match &self.entry(info).filter(|_| !is_changing)?.body {
            Body::One(LayerStack::Bytes(bytes)) => Some(&bytes.slice),
            Body::One(LayerStack::Blank | LayerStack::Layer(_)) | Body::Many(_) => None,
        }
    }

    /// Whether the object is made of several chunks, so that it pays to know where in it an access can be.
    pub fn is_divided(&self, info: &ObjectInfo) -> bool {
        self.chunk_of(info) < info.size.capacity()
    }

    /// Bytes of a chunk of this object.
    pub(crate) fn chunk_of(&self, info: &ObjectInfo) -> u64 {
        if let Some(&piece) = self.pieces.as_ref().and_then(|pieces| pieces.get(info.id.0)) {
            return piece;
        }
        let is_whole = self.form.whole && !info.is_huge();
        if is_whole { info.size.capacity().max(1) } else { CHUNK as u64 }
    }

    /// Bytes of the chunk that starts here.
    pub(crate) fn chunk_length(&self, info: &ObjectInfo, start: u64) -> usize {
        self.chunk_of(info).min(info.size.capacity() - start) as usize
    }

    // Pieces

    /// Splits an object into pieces of `piece` bytes, which are its chunks from now on.
    pub fn split(&mut self, store: &ExprStore, info: &Arc<ObjectInfo>, piece: u64) {
        let before = self.chunk_of(info);
        // Chunks that nobody wrote are blank, and so are their pieces.
        let mut whole = Vec::new();
        for start in self.written_chunks(info) {
            whole.push((start, self.look(info, start).clone()));
        }
        self.active.remove(info, before);
        Arc::make_mut(self.pieces.get_or_insert_default()).insert(info.id.0, piece);
        // Host memory must not take the pieces for the chunks that it has copied.
        let info = Arc::new(ObjectInfo::clone(info));
        self.insert_blank(&info);
        for (start, flat) in whole {
            let context = ChunkContext { store, object: &info, start, length: flat.bytes.len() };
            for (at, flat) in flat.cut(&context, piece as usize) {
                let (object, data) = (Arc::clone(&info), Data::Owned(flat));
                self.active.add(ActiveChunk { object, start: start + at as u64, data });
            }
        }
    }

    /// Bytes of a piece of this object, if it was split.
    pub fn piece_of(&self, info: &ObjectInfo) -> Option<u64> {
        self.pieces.as_ref()?.get(info.id.0).copied()
    }

    fn has_same_pieces(&self, other: &Self) -> bool {
        let pieces =
            |space: &Self| space.pieces.as_ref().map_or_else(OrdMap::new, |pieces| OrdMap::clone(pieces));
        let (mine, theirs) = (pieces(self), pieces(other));
        mine.is_same(&theirs) || mine.iter().eq(theirs.iter())
    }

    fn unsplit(&mut self, info: &ObjectInfo) {
        if self.piece_of(info).is_some()
            && let Some(pieces) = &mut self.pieces
        {
            Arc::make_mut(pieces).remove(info.id.0);
        }
    }

    /// A live object with its frozen contents.
    fn entry(&self, info: &ObjectInfo) -> Option<&Entry> {
        self.objects.get(info.base.0).filter(|entry| entry.info.id == info.id)
    }

    /// The frozen contents of a chunk.
    pub(crate) fn stack(&self, info: &ObjectInfo, start: u64) -> LayerStack {
        match &self.entry(info).expect("a live object is in the map").body {
            Body::One(stack) => stack.clone(),
            Body::Many(chunks) => {
                chunks.stack(start / self.chunk_of(info), start, self.chunk_length(info, start))
            }
        }
    }

    fn chunks_of(&self, info: &ObjectInfo) -> Option<&Chunks> {
        match &self.entry(info)?.body {
            Body::One(_) => None,
            Body::Many(chunks) => Some(chunks),
        }
    }

    /// The background of a huge object, if it has one.
    pub(crate) fn background_of(&self, info: &ObjectInfo) -> Option<FlatArray> {
        self.chunks_of(info)?.background
    }

    /// A huge object that was written at symbolic offsets, so that its bytes are not laid out in chunks.
    pub fn with_background(&self) -> Option<&Arc<ObjectInfo>> {
        let has_one = |entry: &&Entry| entry.body.background().is_some();
        self.objects.iter().map(|(_, entry)| entry).find(has_one).map(|entry| &entry.info)
    }

    /// Gives a huge object a background.
    pub(crate) fn put_background(&mut self, info: &ObjectInfo, array: FlatArray) {
        if let Some(Body::Many(chunks)) = self.objects.get_mut(info.base.0).map(|entry| &mut entry.body) {
            Arc::make_mut(chunks).background = Some(array);
        }
    }

    /// Replaces all bytes of a huge object by the elements of an array.
    pub(crate) fn replace_with(&mut self, info: &ObjectInfo, array: FlatArray) {
        self.active.remove(info, self.chunk_of(info));
        if let Some(Body::Many(chunks)) = self.objects.get_mut(info.base.0).map(|entry| &mut entry.body) {
            *chunks = Arc::new(Chunks { written: OrdMap::new(), background: Some(array) });
        }
    }

    /// The offsets of the chunks of an object that were written or laid out.
    pub(crate) fn written_chunks(&self, info: &ObjectInfo) -> BTreeSet<u64> {
        let chunk = self.chunk_of(info);
        let frozen = match self.entry(info).map(|entry| &entry.body) {
            Some(Body::Many(chunks)) => chunks.written.iter().map(|(number, _)| number * chunk).collect(),
            Some(Body::One(LayerStack::Blank)) | None => Vec::new(),
            Some(Body::One(_)) => vec![0],
        };
        // Chunks that were forgotten are in the list still, perhaps those of an earlier life of a local.
        let is_known = |active: &&ActiveChunk| self.active.index(active.key()).is_some();
        let laid_out =
            self.active.chunks.iter().filter(|active| active.object.id == info.id).filter(is_known);
        frozen.into_iter().chain(laid_out.map(|active| active.start)).collect()
    }

    /// The bytes of an active chunk by its index in the list, as they are.
    pub(crate) fn marked_bytes(&self, index: usize) -> MarkedBytes<'_> {
        match &self.active.chunks[index].data {
            Data::Shared(bytes) => MarkedBytes { bytes: &bytes.slice, marks: None },
            Data::Clean(flat) | Data::Owned(flat) => {
                MarkedBytes { bytes: &flat.bytes, marks: flat.marks.as_deref() }
            }
        }
    }

    /// A chunk laid out to be read.
    pub(crate) fn look(&mut self, info: &Arc<ObjectInfo>, start: u64) -> &Flat {
        let index = self.take(info, start);
        self.active.chunks[index].data.lay_out()
    }

    /// A chunk laid out to be changed.
    pub(crate) fn change(&mut self, info: &Arc<ObjectInfo>, start: u64) -> &mut Flat {
        let index = self.take(info, start);
        self.active.chunks[index].data.own()
    }

    /// A byte of a chunk, if it is known.
    pub(crate) fn known_byte(&self, info: &ObjectInfo, start: u64, at: usize) -> Option<u8> {
        let known = |flat: &Flat| flat.known(at..at + 1).map(|bytes| bytes[0]);
        match self.active.get(ChunkKey { object: info.id, start }).map(|active| &active.data) {
            Some(Data::Shared(bytes)) => bytes.slice.get(at).copied(),
            Some(Data::Clean(flat) | Data::Owned(flat)) => known(flat),
            None => known(&self.stack(info, start).unfold(
                self.chunk_length(info, start),
                info.initial,
                self.form,
            )),
        }
    }

    /// The hash of a chunk.
    pub(crate) fn chunk_hash(&self, chunk: &ChunkContext<'_>) -> u64 {
        let key = ChunkKey { object: chunk.object.id, start: chunk.start };
        match self.active.get(key).map(|active| &active.data) {
            Some(Data::Owned(flat)) => hash::of_flat(chunk, flat),
            _ => self.stack(chunk.object, chunk.start).hash(chunk, self.form),
        }
    }

    // Merging

    /// Changes this space to what it is if `condition` holds, and to `other` if not. `false`, and nothing changed, if
    /// the two do not have the same objects. Both must be frozen.
    pub fn merge(&mut self, store: &ExprStore, condition: Expr, other: &Self) -> bool {
        debug_assert!(self.active.chunks.is_empty() && other.active.chunks.is_empty());
        // Bytes that neither path wrote are the initial ones of the object, or elements of its background.
        let same_facts = |mine: &ObjectInfo, theirs: &ObjectInfo| {
            mine.size == theirs.size && mine.kind == theirs.kind && mine.initial == theirs.initial
        };
        let same_object = |mine: &Entry, theirs: &Entry| {
            (Arc::ptr_eq(&mine.info, &theirs.info) || same_facts(&mine.info, &theirs.info))
                && mine.body.background() == theirs.body.background()
        };
        let same =
            self.has_same_model_state(other)
                && self.has_same_pieces(other)
                && self.objects.len() == other.objects.len()
                && self.objects.iter().zip(other.objects.iter()).all(
                    |((base, mine), (other_base, theirs))| base == other_base && same_object(mine, theirs),
                );
        if !same {
            return false;
        }
        // What never holds on one path may hold on both together.
        self.answers = None;
        let mut merged = Vec::new();
        for ((_, mine), (_, theirs)) in self.objects.iter().zip(other.objects.iter()) {
            for start in mine.body.starts(&theirs.body, self.chunk_of(&mine.info)) {
                let stacks = (self.stack(&mine.info, start), other.stack(&theirs.info, start));
                if !stacks.0.is_same(&stacks.1) {
                    let context = ChunkContext {
                        store,
                        object: &mine.info,
                        start,
                        length: self.chunk_length(&mine.info, start),
                    };
                    let stack = stacks.0.merge(&stacks.1, &context, condition, self.form);
                    merged.extend(stack.map(|stack| (Arc::clone(&mine.info), start, stack)));
                }
            }
        }
        for (info, start, stack) in merged {
            self.set_stack(&info, start, stack);
        }
        // The live objects are the same, so one allocator will do for both. The objects that only the other path freed are
        // remembered too, until their addresses are used again.
        let only_theirs: Vec<_> =
            other.freed.iter().filter(|&(base, _)| self.freed.get(base).is_none()).collect();
        for (base, freed) in only_theirs {
            self.freed.insert(base, Arc::clone(freed));
        }
        self.allocations = self.allocations.max(other.allocations);
        self.frees = self.frees.max(other.frees);
        true
    }

    /// Gives all chunks in a range, which begins and ends with chunks, the same known bytes.
    pub(crate) fn fill_chunks(&mut self, info: &ObjectInfo, range: Range<u64>, byte: u8) {
        let chunk = self.chunk_of(info);
        let stack = LayerStack::of_bytes(&vec![byte; chunk as usize]);
        for start in range.step_by(chunk as usize) {
            self.active.forget(ChunkKey { object: info.id, start });
            self.set_stack(info, start, stack.clone());
        }
    }

    fn set_stack(&mut self, info: &ObjectInfo, start: u64, stack: LayerStack) {
        let chunk = self.chunk_of(info);
        match self.objects.get_mut(info.base.0).map(|entry| &mut entry.body) {
            Some(Body::One(one)) => *one = stack,
            Some(Body::Many(chunks)) => {
                Arc::make_mut(chunks).written.insert(start / chunk, stack);
            }
            None => {}
        }
    }

    // Active chunks

    /// Starts work on this space: active chunks are numbered from `first`. Whoever keeps caches gives numbers
    /// that none of its caches has, so that no inline cache of one state finds a chunk of another.
    pub fn resume(&mut self, first: u32) {
        debug_assert!(self.active.chunks.is_empty());
        self.active.origin = first;
    }

    /// Whether the state was paused with active chunks, and `next` is still the next number: then it can be continued as it is.
    pub fn is_paused_at(&self, next: u32) -> bool {
        !self.active.chunks.is_empty() && self.active.next_number() == next
    }

    /// The number the next active chunk gets.
    pub fn next_number(&self) -> u32 {
        self.active.next_number()
    }

    /// Removes the marks of some active chunks whose bytes have all become known, so that accesses need not look at marks. To be
    /// called now and then while one state runs.
    pub fn drop_needless_marks(&mut self) {
        let ActiveChunks { chunks, looked_at, .. } = &mut self.active;
        for _ in 0..chunks.len().min(MARKS_AT_ONCE) {
            *looked_at = (*looked_at + 1) % chunks.len() as u32;
            if let Data::Owned(flat) = &mut chunks[*looked_at as usize].data {
                flat.drop_needless_marks();
            }
        }
    }

    /// Freezes all active chunks, so that the space can be cloned or suspended. Returns the first number that no cache has.
    pub fn freeze(&mut self) -> u32 {
        let next = self.active.next_number();
        // A frozen state keeps no room for chunks either: there may be very many of them.
        let chunks = std::mem::take(&mut self.active.chunks);
        self.active.numbers = HashMap::default();
        for ActiveChunk { object, start, data } in chunks {
            let Data::Owned(flat) = data else { continue };
            if let Some(stack) = self.stack(&object, start).fold(&flat, object.initial, self.form) {
                self.set_stack(&object, start, stack);
            }
        }
        self.active.origin = next;
        next
    }

    /// All objects with their frozen contents, including the changes of the running state up to now. Its active chunks stay
    /// active.
    pub(crate) fn at_rest(&mut self) -> &OrdMap<Entry> {
        for index in 0..self.active.chunks.len() {
            let ActiveChunk { object, start, data } = &mut self.active.chunks[index];
            let Data::Owned(flat) = data else { continue };
            let (info, start, flat) = (Arc::clone(object), *start, std::mem::take(flat));
            let stack = self.stack(&info, start).fold(&flat, info.initial, self.form);
            let is_changed = stack.is_some();
            if let Some(stack) = stack {
                self.set_stack(&info, start, stack);
            }
            // Marks may refer to the array that the chunk was flattened to before the change.
            let is_plain = flat.marks.is_none() && flat.terms_at.is_empty() && flat.snapshot.is_none();
            let flat = match is_plain || !is_changed {
                true => flat,
                false => self.stack(&info, start).unfold(flat.bytes.len(), info.initial, self.form),
            };
            self.active.chunks[index].data = Data::Clean(flat);
        }
        &self.objects
    }

    /// How contents are kept.
    pub(crate) fn form(&self) -> Form {
        self.form
    }

    /// Makes a chunk active, to be read; returns its index in the list.
    pub(crate) fn take(&mut self, info: &Arc<ObjectInfo>, start: u64) -> usize {
        if let Some(index) = self.active.index(ChunkKey { object: info.id, start }) {
            return index;
        }
        if self.active.chunks.len() >= MAX_ACTIVE {
            self.freeze();
        }
        let data = match self.stack(info, start) {
            LayerStack::Bytes(bytes) => Data::Shared(bytes),
            stack => Data::Clean(stack.unfold(self.chunk_length(info, start), info.initial, self.form)),
        };
        self.active.add(ActiveChunk { object: Arc::clone(info), start, data })
    }

    /// Makes a chunk active, to be changed; returns its index in the list.
    fn own(&mut self, info: &Arc<ObjectInfo>, start: u64) -> usize {
        let index = self.take(info, start);
        self.active.chunks[index].data.own();
        index
    }

    // Figures

    /// Objects allocated along this path.
    pub fn allocations(&self) -> u64 {
        self.allocations
    }

    /// Objects freed along this path.
    pub fn frees(&self) -> u64 {
        self.frees
    }
}

/// A request for a new object.
pub struct NewObject {
    /// Its region.
    pub region: Region,
    /// What it is.
    pub kind: ObjectKind,
    /// How large it is.
    pub size: Size,
    /// Its alignment, a power of two.
    pub align: u64,
    /// Its name, if it has one.
    pub name: Option<Arc<str>>,
    /// The program counters at which it is allocated.
    pub at: Site,
    /// Its initial bytes.
    pub initial: Initial,
    /// The group in whose segments it lies; `None` for an object outside of segments.
    pub group: Option<Group>,
}

impl Body {
    pub(crate) fn background(&self) -> Option<FlatArray> {
        match self {
            Self::One(_) => None,
            Self::Many(chunks) => chunks.background,
        }
    }

    /// The offsets of the chunks that this or the other body has.
    pub(crate) fn starts(&self, other: &Self, chunk: u64) -> Vec<u64> {
        let of = |body: &Self| match body {
            Self::One(_) => vec![0],
            Self::Many(chunks) => chunks.written.iter().map(|(number, _)| number * chunk).collect(),
        };
        let mut starts = [of(self), of(other)].concat();
        starts.sort_unstable();
        starts.dedup();
        starts
    }
}

impl ActiveChunk {
    fn key(&self) -> ChunkKey {
        ChunkKey { object: self.object.id, start: self.start }
    }
}

impl ActiveChunks {
    fn next_number(&self) -> u32 {
        self.origin.wrapping_add(self.chunks.len() as u32)
    }

    fn add(&mut self, chunk: ActiveChunk) -> usize {
        self.numbers.insert(chunk.key(), self.next_number());
        self.chunks.push(chunk);
        self.chunks.len() - 1
    }

    fn index(&self, key: ChunkKey) -> Option<usize> {
        let number = *self.numbers.get(&key)?;
        Some(number.wrapping_sub(self.origin) as usize)
    }

    fn get(&self, key: ChunkKey) -> Option<&ActiveChunk> {
        self.chunks.get(self.index(key)?)
    }

    /// Forgets all chunks of an object.
    fn remove(&mut self, info: &ObjectInfo, chunk: u64) {
        let chunks = info.size.capacity().div_ceil(chunk).max(1);
        if chunks > self.chunks.len() as u64 {
            for chunk in self.chunks.iter_mut().filter(|chunk| chunk.object.id == info.id) {
                chunk.data.clear();
                self.numbers.remove(&chunk.key());
            }
            return;
        }
        for start in (0..chunks).map(|number| number * chunk) {
            self.forget(ChunkKey { object: info.id, start });
        }
    }

    /// Forgets a chunk; inline caches that refer to it find nothing.
    fn forget(&mut self, key: ChunkKey) {
        if let Some(number) = self.numbers.remove(&key) {
            self.chunks[number.wrapping_sub(self.origin) as usize].data.clear();
        }
    }
}

/// Whether any of the `N` marks at `offset` has one of these bits. Marks outside the chunk have none.
#[inline(always)]
fn any_mark<const N: usize>(marks: &[u8], offset: u64, bits: u8) -> bool {
    let Some(marks) = marks.get(offset as usize..).and_then(|marks| marks.first_chunk::<N>()) else {
        return false;
    };
    marks.iter().fold(0, |all, mark| all | mark) & bits != 0
}

/// Ids of objects and offsets of chunks are small numbers; one multiplication each spreads them well enough.
#[derive(Default)]
struct ChunkHasher(u64);

impl std::hash::Hasher for ChunkHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }
    fn write_u64(&mut self, value: u64) {
        self.0 = (self.0 ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn space() -> AddressSpace {
        AddressSpace::new(&AllocatorConfig::default(), Form::default())
    }

    pub fn object(space: &mut AddressSpace, size: u64, byte: u8) -> Arc<ObjectInfo> {
        let request = NewObject {
            region: Region::Heap,
            kind: ObjectKind::Heap,
            size: Size::Fixed(size),
            align: 8,
            name: None,
            at: Arc::new([]),
            initial: Initial::Filled(byte),
            group: None,
        };
        space.allocate(request).expect("room")
    }

    #[test]
    fn spaces_are_not_merged_if_untouched_bytes_of_an_object_differ() {
        let store = ExprStore::new();
        let condition = store.ne(
            store.byte(loam_expr::Symbol { array: store.array("x", 0, 1), offset: 0 }),
            store.constant(8, 0),
        );
        let (mut one, mut other, mut same) = (space(), space(), space());
        for (space, byte) in [(&mut one, 0), (&mut other, 1), (&mut same, 0)] {
            object(space, 8, byte);
        }
        assert!(!one.merge(&store, condition, &other));
        assert!(one.merge(&store, condition, &same));
    }

    /// On one path the index is below 4, so that a write there leaves the fifth byte as it is; on the other it is not.
    #[test]
    fn what_a_write_never_changes_on_one_path_is_no_element_on_both() {
        let store = ExprStore::new();
        let input = store.byte(loam_expr::Symbol { array: store.array("i", 0, 1), offset: 0 });
        let index = store.zext(input, 64);
        let condition = store.ult(index, store.word(4));
        let mut one = space();
        let array = object(&mut one, 8, 7);
        one.freeze();
        let other = one.clone();
        one.contents(&array).bounded(0..4).write_at(&store, index, 1, crate::value::Value::Bits(9));
        one.freeze();
        assert!(one.merge(&store, condition, &other));
        let read = one.contents(&array).read_at(&store, index, 1, crate::flatten::Reading::Any);
        let mut evaluator = loam_expr::Evaluator::new(&store, |_: loam_expr::Symbol| 5);
        assert_eq!(evaluator.eval(read.term(&store, 8)), 7);
    }

    #[test]
    fn an_inline_cache_never_reaches_a_chunk_after_the_space_was_frozen() {
        let mut space = space();
        let (first, _) = (object(&mut space, 8, 1), object(&mut space, 8, 2));
        let cache = space.inline_cache_at(first.base, 1, AccessMode::Write).expect("a live object");
        assert_eq!(space.peek::<1>(&cache, first.base), Some([1]));
        let next = space.freeze();
        let mut fork = space.clone();
        fork.resume(next);
        let other = space.inline_cache_at(first.base, 1, AccessMode::Read);
        assert!(other.is_some());
        assert_eq!(fork.peek::<1>(&cache, first.base), None);
        fork.inline_cache_at(first.base, 1, AccessMode::Write).expect("a live object");
        assert_eq!(fork.poke::<1>(&cache, first.base, [9]), None);
    }

    #[test]
    fn an_inline_cache_ends_with_its_chunk() {
        let mut space = space();
        let info = object(&mut space, 10_000, 5);
        let cache = space.inline_cache_at(info.base + 4090, 4, AccessMode::Write).expect("a live object");
        assert_eq!(space.peek::<4>(&cache, info.base + 4092), Some([5; 4]));
        assert_eq!(space.peek::<4>(&cache, info.base + 4094), None, "half in the next chunk");
        assert_eq!(space.poke::<1>(&cache, info.base + 4096, [1]), None);
    }

    #[test]
    fn a_write_in_one_fork_is_not_seen_in_the_other() {
        let store = ExprStore::new();
        let mut space = space();
        let info = object(&mut space, 8, 1);
        let next = space.freeze();
        let mut fork = space.clone();
        fork.resume(next);
        fork.contents(&info).write_bytes(&store, 0, &[7]);
        fork.freeze();
        assert_eq!(space.contents(&info).known(0..1), Some(vec![1]));
        assert_eq!(fork.contents(&info).known(0..1), Some(vec![7]));
    }

    /// A byte changed in one of many forks costs a layer, not a chunk, and the same byte written again nothing.
    #[test]
    fn a_fork_shares_what_it_does_not_change() {
        let store = ExprStore::new();
        let mut space = space();
        let info = object(&mut space, 1 << 20, 0);
        let ones = vec![1; 1 << 20];
        space.contents(&info).write_bytes(&store, 0, &ones);
        let next = space.freeze();
        let mut fork = space.clone();
        fork.resume(next);
        fork.contents(&info).write_bytes(&store, 70_000, &[1]);
        fork.freeze();
        assert!(fork.stack(&info, 69_632).is_same(&space.stack(&info, 69_632)), "nothing changed");
        fork.contents(&info).write_bytes(&store, 70_000, &[2]);
        fork.freeze();
        assert_eq!(fork.stack(&info, 69_632).layers(), 1, "one update over the shared bytes");
        assert!(fork.stack(&info, 0).is_same(&space.stack(&info, 0)));
    }

    /// Writes to a chunk that nobody shares yet are one layer, however many they are.
    #[test]
    fn writes_between_two_forks_are_one_layer() {
        let store = ExprStore::new();
        let mut space = space();
        let info = object(&mut space, 4096, 0);
        for round in 0..50u64 {
            space.contents(&info).write_bytes(&store, round * 3 % 64, &[round as u8 + 1]);
        }
        space.freeze();
        assert_eq!(space.stack(&info, 0).layers(), 1);
    }

    /// When newer layers cover a whole chunk, nothing is left below them.
    #[test]
    fn covered_layers_are_dropped() {
        let store = ExprStore::new();
        let array = store.array("in", 0, 4096);
        let mut space = space();
        let info = object(&mut space, 4096, 0);
        space.contents(&info).write_bytes(&store, 7, &[1]);
        space.freeze();
        space.contents(&info).write_bytes(&store, 0, &[2; 4096]);
        space.freeze();
        assert!(matches!(space.stack(&info, 0), LayerStack::Bytes(_)), "known bytes");
        space.contents(&info).set_array(&store, store.array_symbol(array));
        space.freeze();
        assert_eq!(space.stack(&info, 0).layers(), 1, "a symbolic terminal layer");
    }

    /// A read outside the bounds of a write at a symbolic index looks through it.
    #[test]
    fn reads_look_past_writes_that_cannot_have_hit() {
        let store = ExprStore::new();
        let array = store.array("in", 0, 1);
        let index = store.zext(store.byte(loam_expr::Symbol { array, offset: 0 }), 64);
        for size in [1000, 20_000] {
            let mut space = space();
            let info = object(&mut space, size, 5);
            let offset = store.add(index, store.word(100));
            space.contents(&info).write_at(&store, offset, 2, crate::Value::Bits(0x0909));
            for frozen in [false, true] {
                if frozen {
                    space.freeze();
                }
                let mut contents = space.contents(&info);
                assert_eq!(contents.known(0..100), Some(vec![5; 100]));
                assert_eq!(contents.known(357..size), Some(vec![5; size as usize - 357]));
                assert_eq!(contents.known(356..357), None, "the last byte it may have hit");
                assert_eq!(contents.known(100..101), None);
            }
        }
    }

    /// However many forks a path has behind it, its stacks stay low.
    #[test]
    fn stacks_stay_low() {
        let store = ExprStore::new();
        let mut space = space();
        let info = object(&mut space, 4096, 0);
        let mut kept = Vec::new();
        for round in 0..2000u64 {
            space.contents(&info).write_bytes(&store, round * 37 % 4096, &[round as u8]);
            let next = space.freeze();
            kept.push(space.clone());
            space.resume(next);
        }
        assert!(space.stack(&info, 0).layers() <= 13, "{} layers", space.stack(&info, 0).layers());
    }

    #[test]
    fn a_freed_object_is_remembered_until_its_addresses_are_used_again() {
        let mut space = space();
        let info = object(&mut space, 8, 1);
        space.free(&info, Arc::new([]));
        assert!(space.find(info.base).is_none());
        assert!(space.find_freed(info.base + 7).is_some());
        assert!(space.find_freed(info.base + 8).is_none());
    }
}
