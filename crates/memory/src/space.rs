//! The address space of one state: its objects by address, and the ones it is working on right now.
//!
//! Objects live in a persistent map that forks by reference count. The objects a running state touches are
//! taken out of it into the *hot* list, where they are owned or shared outright and can be reached by number
//! without any search; [`AddressSpace::settle`] puts them back before a fork. A [`Window`] remembers the number of
//! a hot object with its bounds: instructions keep one each and so find their bytes in a few machine instructions.

use crate::contents::Contents;
use crate::object::{ObjectInfo, ObjectKind, Site, Size};
use loam_allocator::{Bump, Region, Regions};
use loam_base::OrdMap;
use loam_expr::{Expr, ExprStore};
use std::collections::HashMap;
use std::sync::Arc;

/// A freed object, kept so that its use can be told from a wild access.
#[derive(Debug)]
pub struct Freed {
    /// The object as it was.
    pub object: Arc<ObjectInfo>,
    /// Where it was freed; for a stack object, where its function returned to.
    pub at: Site,
}

/// Most freed heap objects a state remembers; beyond that the oldest addresses are forgotten.
const MAX_FREED: usize = 1 << 16;

/// Most hot objects before they are put back: objects that come and go must not make the list grow for ever.
const MAX_HOT: usize = 1 << 12;

/// All memory of one state.
pub struct AddressSpace {
    objects: OrdMap<Entry>,
    freed: OrdMap<Arc<Freed>>,
    allocator: Bump,
    allocations: u64,
    frees: u64,
    hot: Hot,
}

#[derive(Clone)]
struct Entry {
    info: Arc<ObjectInfo>,
    contents: Arc<Contents>,
}

/// Objects taken out of the map. Numbers grow for ever, so a stale window never finds a wrong object.
#[derive(Default)]
struct Hot {
    origin: u32,
    objects: Vec<HotObject>,
    /// Base address → number. Only ever looked up, never iterated.
    by_base: HashMap<u64, u32, std::hash::BuildHasherDefault<AddressHasher>>,
}

struct HotObject {
    info: Arc<ObjectInfo>,
    data: Data,
}

enum Data {
    Shared(Arc<Contents>),
    Owned(Box<Contents>),
    Dead,
}

/// Where an instruction last found its bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Window {
    base: u64,
    length: u64,
    number: u32,
}

impl Clone for AddressSpace {
    /// Cheap: a few reference counts. The space must be settled.
    fn clone(&self) -> Self {
        debug_assert!(self.hot.objects.is_empty(), "a fork takes place on settled memory");
        Self {
            objects: self.objects.clone(),
            freed: self.freed.clone(),
            allocator: self.allocator.clone(),
            allocations: self.allocations,
            frees: self.frees,
            hot: Hot::default(),
        }
    }
}

impl AddressSpace {
    /// An empty address space.
    pub fn new(regions: &Regions) -> Self {
        Self {
            objects: OrdMap::new(),
            freed: OrdMap::new(),
            allocator: Bump::new(regions),
            allocations: 0,
            frees: 0,
            hot: Hot::default(),
        }
    }

    // The fast path

    /// Reads `N` bytes through a window; `None` if the window does not lead to plain bytes there.
    #[inline(always)]
    pub fn peek<const N: usize>(&self, window: &Window, address: u64) -> Option<[u8; N]> {
        let offset = address.wrapping_sub(window.base);
        if offset >= window.length {
            return None;
        }
        let object = self.hot.objects.get(window.number.wrapping_sub(self.hot.origin) as usize)?;
        let bytes = match &object.data {
            Data::Owned(contents) => contents.concrete()?,
            Data::Shared(contents) => contents.concrete()?,
            Data::Dead => return None,
        };
        bytes.get(offset as usize..)?.first_chunk::<N>().copied()
    }

    /// Writes `N` bytes through a window; `None` if the window does not lead to plain bytes owned by this state.
    #[inline(always)]
    pub fn poke<const N: usize>(&mut self, window: &Window, address: u64, value: [u8; N]) -> Option<()> {
        let offset = address.wrapping_sub(window.base);
        if offset >= window.length {
            return None;
        }
        let object = self.hot.objects.get_mut(window.number.wrapping_sub(self.hot.origin) as usize)?;
        let Data::Owned(contents) = &mut object.data else { return None };
        let bytes = contents.concrete_mut()?;
        *bytes.get_mut(offset as usize..)?.first_chunk_mut::<N>()? = value;
        Some(())
    }

    /// Points a window at the object that holds `length` bytes at `address`, if plain accesses to it are safe:
    /// it is live, of fixed size, and writable if `write`. Takes the object out of the map if need be.
    pub fn open_window(&mut self, address: u64, length: u64, write: bool) -> Option<Window> {
        let info = Arc::clone(self.find(address)?);
        let Size::Fixed(size) = info.size else { return None };
        let offset = info.offset_of(address);
        if offset >= size || size - offset < length || (write && info.kind == ObjectKind::Constant) {
            return None;
        }
        let number = if write { self.own(&info) } else { self.take(&info) };
        // A constant's window must never let a store through: it stays shared, which `poke` refuses.
        Some(Window { base: info.base, length: size, number })
    }

    // Objects

    /// The object whose bytes (or capacity) include the address.
    pub fn find(&self, address: u64) -> Option<&Arc<ObjectInfo>> {
        let info = self.at_or_below(address)?;
        (info.offset_of(address) < info.size.capacity()).then_some(info)
    }

    /// The object with the greatest base not above the address.
    pub fn at_or_below(&self, address: u64) -> Option<&Arc<ObjectInfo>> {
        self.objects.at_or_below(address).map(|(_, entry)| &entry.info)
    }

    /// The object with the smallest base not below the address.
    pub fn at_or_above(&self, address: u64) -> Option<&Arc<ObjectInfo>> {
        self.objects.at_or_above(address).map(|(_, entry)| &entry.info)
    }

    /// The object that lies nearest to an address.
    pub fn nearest(&self, address: u64) -> Option<&Arc<ObjectInfo>> {
        let below = self.at_or_below(address);
        let above = self.at_or_above(address);
        match (below, above) {
            (Some(below), Some(above)) => {
                let behind = address.saturating_sub(below.base.saturating_add(below.size.capacity()));
                Some(if behind <= above.base - address { below } else { above })
            }
            (one, other) => one.or(other),
        }
    }

    /// All live objects in order of their addresses.
    pub fn objects(&self) -> impl Iterator<Item = &Arc<ObjectInfo>> {
        self.objects.iter().map(|(_, entry)| &entry.info)
    }

    /// The object that starts exactly here.
    pub fn object_at(&self, base: u64) -> Option<&Arc<ObjectInfo>> {
        self.objects.get(base).map(|entry| &entry.info)
    }

    /// The freed object whose bytes include the address, if it is remembered.
    pub fn find_freed(&self, address: u64) -> Option<&Arc<Freed>> {
        let (_, freed) = self.freed.at_or_below(address)?;
        let size = freed.object.size.capacity().max(1);
        (freed.object.offset_of(address) < size).then_some(freed)
    }

    /// Makes a new object; `None` if its region is full.
    pub fn allocate(&mut self, request: NewObject) -> Option<Arc<ObjectInfo>> {
        let NewObject { region, kind, size, align, name, at, contents } = request;
        let base = self.allocator.allocate(region, size.capacity(), align)?;
        if self.hot.objects.len() >= MAX_HOT {
            self.settle();
        }
        self.forget_freed(base, size.capacity());
        let number = self.allocations;
        self.allocations += 1;
        let info = Arc::new(ObjectInfo { base, size, kind, name, allocated_at: at, number });
        debug_assert_eq!(contents.len(), size.capacity());
        self.objects.insert(base, Entry { info: Arc::clone(&info), contents: self.placeholder() });
        self.hot.add(Arc::clone(&info), Data::Owned(Box::new(contents)));
        Some(info)
    }

    /// Ends the life of an object.
    pub fn free(&mut self, info: &Arc<ObjectInfo>, at: Site) {
        self.frees += 1;
        self.objects.remove(info.base);
        self.hot.remove(info.base);
        self.freed.insert(info.base, Arc::new(Freed { object: Arc::clone(info), at }));
        if self.freed.len() > MAX_FREED
            && let Some((oldest, _)) = self.freed.at_or_above(0)
        {
            self.freed.remove(oldest);
        }
    }

    /// Brings a freed stack object back to life, as the scope of its variable is entered again.
    pub fn revive(&mut self, info: &Arc<ObjectInfo>, contents: Contents) {
        if self.hot.objects.len() >= MAX_HOT {
            self.settle();
        }
        self.freed.remove(info.base);
        self.objects.insert(info.base, Entry { info: Arc::clone(info), contents: self.placeholder() });
        self.hot.add(Arc::clone(info), Data::Owned(Box::new(contents)));
    }

    /// How far the stack reaches, to be given to [`AddressSpace::cut_stack`].
    pub fn stack_height(&self) -> u64 {
        self.allocator.stack_height()
    }

    /// Gives back the stack addresses handed out since `height` was taken; their objects were freed before.
    pub fn cut_stack(&mut self, height: u64) {
        self.allocator.cut_stack(height);
    }

    fn forget_freed(&mut self, base: u64, size: u64) {
        while let Some((start, freed)) = self.freed.at_or_below(base.saturating_add(size)) {
            let end = start + freed.object.size.capacity();
            if end < base {
                return;
            }
            self.freed.remove(start);
        }
    }

    // Contents

    /// The contents of an object, to look at.
    pub fn contents(&self, info: &ObjectInfo) -> &Contents {
        match self.hot.get(info.base).map(|object| &object.data) {
            Some(Data::Owned(contents)) => contents,
            Some(Data::Shared(contents)) => contents,
            Some(Data::Dead) | None => {
                &self.objects.get(info.base).expect("a live object is in the map").contents
            }
        }
    }

    /// The contents of an object, to change.
    pub fn contents_mut(&mut self, info: &Arc<ObjectInfo>) -> &mut Contents {
        let number = self.own(info);
        let index = (number - self.hot.origin) as usize;
        match &mut self.hot.objects[index].data {
            Data::Owned(contents) => contents,
            Data::Shared(_) | Data::Dead => unreachable!("own leaves the object owned"),
        }
    }

    /// Bytes at a known place, if the range lies in one object and none of it is symbolic.
    pub fn known_bytes(&self, address: u64, length: u64) -> Option<&[u8]> {
        let info = self.find(address)?;
        let offset = info.offset_of(address);
        let Size::Fixed(size) = info.size else { return None };
        if size - offset < length {
            return None;
        }
        self.contents(info).concrete_range(offset, length)
    }

    /// A string of known bytes up to its terminating zero.
    pub fn known_string(&self, address: u64) -> Option<Vec<u8>> {
        let info = self.find(address)?;
        let offset = info.offset_of(address);
        let contents = self.contents(info);
        let mut string = Vec::new();
        for at in offset..contents.len() {
            match contents.concrete_range(at, 1)? {
                [0] => return Some(string),
                byte => string.extend_from_slice(byte),
            }
        }
        None
    }

    /// A string as it is under some input: bytes up to the first that `eval` says is zero.
    pub fn string_with(
        &self,
        store: &ExprStore,
        address: u64,
        mut eval: impl FnMut(loam_expr::Expr) -> u128,
    ) -> Vec<u8> {
        let Some(info) = self.find(address) else { return Vec::new() };
        let contents = self.contents(info);
        (info.offset_of(address)..contents.len())
            .map(|at| eval(contents.byte(store, at)) as u8)
            .take_while(|&byte| byte != 0)
            .collect()
    }

    // Merging

    /// Changes this space to what it is if `condition` holds, and to `other` if not. `false`, and nothing changed, if
    /// the two do not have the same objects. Both must be settled.
    pub fn merge(&mut self, store: &ExprStore, condition: Expr, other: &Self) -> bool {
        debug_assert!(self.hot.objects.is_empty() && other.hot.objects.is_empty());
        let same_object = |mine: &Entry, theirs: &Entry| {
            let (mine, theirs) = (&mine.info, &theirs.info);
            Arc::ptr_eq(mine, theirs) || (mine.size == theirs.size && mine.kind == theirs.kind)
        };
        let same =
            self.objects.len() == other.objects.len()
                && self.allocator == other.allocator
                && self.objects.iter().zip(other.objects.iter()).all(
                    |((base, mine), (other_base, theirs))| base == other_base && same_object(mine, theirs),
                );
        if !same {
            return false;
        }
        let changed: Vec<(u64, Arc<Contents>)> = self
            .objects
            .iter()
            .zip(other.objects.iter())
            .filter(|((_, mine), (_, theirs))| !Arc::ptr_eq(&mine.contents, &theirs.contents))
            .map(|((base, _), (_, theirs))| (base, Arc::clone(&theirs.contents)))
            .collect();
        for (base, theirs) in changed {
            if let Some(entry) = self.objects.get_mut(base) {
                Arc::make_mut(&mut entry.contents).merge(store, condition, &theirs);
            }
        }
        true
    }

    // Hot objects

    /// Starts work on this space: hot objects are numbered from `first`. Whoever keeps windows gives numbers
    /// that none of its windows has, so that no window of one state finds an object of another.
    pub fn resume(&mut self, first: u32) {
        debug_assert!(self.hot.objects.is_empty());
        self.hot.origin = first;
    }

    /// Puts all hot objects back, so that the space can be cloned or set aside. Returns the first number that
    /// no window has.
    pub fn settle(&mut self) -> u32 {
        let next = self.hot.next_number();
        for object in self.hot.objects.drain(..) {
            if let Data::Owned(contents) = object.data
                && let Some(entry) = self.objects.get_mut(object.info.base)
            {
                entry.contents = Arc::new(*contents);
            }
        }
        self.hot.origin = next;
        self.hot.by_base.clear();
        self.hot.origin
    }

    fn take(&mut self, info: &Arc<ObjectInfo>) -> u32 {
        if let Some(&number) = self.hot.by_base.get(&info.base) {
            return number;
        }
        let contents =
            Arc::clone(&self.objects.get(info.base).expect("a live object is in the map").contents);
        self.hot.add(Arc::clone(info), Data::Shared(contents))
    }

    fn own(&mut self, info: &Arc<ObjectInfo>) -> u32 {
        let number = self.hot.by_base.get(&info.base).copied();
        let index = number.map(|number| (number - self.hot.origin) as usize);
        if let Some(index) = index {
            if let Data::Owned(_) = self.hot.objects[index].data {
                return number.expect("just found");
            }
            // Dropping the shared reference first: the map's may then be the only one.
            self.hot.objects[index].data = Data::Dead;
        }
        let placeholder = self.placeholder();
        let entry = self.objects.get_mut(info.base).expect("a live object is in the map");
        let contents = std::mem::replace(&mut entry.contents, placeholder);
        let contents = Arc::try_unwrap(contents).unwrap_or_else(|shared| (*shared).clone());
        let data = Data::Owned(Box::new(contents));
        match index {
            Some(index) => {
                self.hot.objects[index].data = data;
                number.expect("just found")
            }
            None => self.hot.add(Arc::clone(info), data),
        }
    }

    fn placeholder(&self) -> Arc<Contents> {
        static EMPTY: std::sync::LazyLock<Arc<Contents>> =
            std::sync::LazyLock::new(|| Arc::new(Contents::filled(0, 0)));
        Arc::clone(&EMPTY)
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

    /// Live objects.
    pub fn live_objects(&self) -> usize {
        self.objects.len()
    }
}

/// A request for a new object.
pub struct NewObject {
    /// Where it goes.
    pub region: Region,
    /// What it is.
    pub kind: ObjectKind,
    /// How large it is.
    pub size: Size,
    /// Its alignment, a power of two.
    pub align: u64,
    /// Its name, if it has one.
    pub name: Option<Arc<str>>,
    /// Where it is allocated.
    pub at: Site,
    /// Its first contents, as long as its capacity.
    pub contents: Contents,
}

impl Hot {
    fn next_number(&self) -> u32 {
        self.origin.wrapping_add(self.objects.len() as u32)
    }

    fn add(&mut self, info: Arc<ObjectInfo>, data: Data) -> u32 {
        let number = self.next_number();
        self.by_base.insert(info.base, number);
        self.objects.push(HotObject { info, data });
        number
    }

    fn get(&self, base: u64) -> Option<&HotObject> {
        let number = *self.by_base.get(&base)?;
        self.objects.get(number.wrapping_sub(self.origin) as usize)
    }

    fn remove(&mut self, base: u64) {
        if let Some(number) = self.by_base.remove(&base) {
            self.objects[number.wrapping_sub(self.origin) as usize].data = Data::Dead;
        }
    }
}

/// Addresses are multiples of 16 far apart; one multiplication spreads them well enough.
#[derive(Default)]
struct AddressHasher(u64);

impl std::hash::Hasher for AddressHasher {
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
mod tests {
    use super::*;

    fn object(space: &mut AddressSpace, byte: u8) -> Arc<ObjectInfo> {
        let request = NewObject {
            region: Region::Heap,
            kind: ObjectKind::Heap,
            size: Size::Fixed(8),
            align: 8,
            name: None,
            at: Arc::new([]),
            contents: Contents::filled(8, byte),
        };
        space.allocate(request).expect("room")
    }

    #[test]
    fn a_window_never_reaches_an_object_after_the_space_was_settled() {
        let mut space = AddressSpace::new(&Regions::default());
        let (first, _) = (object(&mut space, 1), object(&mut space, 2));
        let window = space.open_window(first.base, 1, true).expect("a live object");
        assert_eq!(space.peek::<1>(&window, first.base), Some([1]));
        let next = space.settle();
        let mut fork = space.clone();
        fork.resume(next);
        let other = space.open_window(first.base, 1, false);
        assert!(other.is_some());
        assert_eq!(fork.peek::<1>(&window, first.base), None);
        fork.open_window(first.base, 1, true).expect("a live object");
        assert_eq!(fork.poke::<1>(&window, first.base, [9]), None);
    }

    #[test]
    fn a_write_in_one_fork_is_not_seen_in_the_other() {
        let store = ExprStore::new();
        let mut space = AddressSpace::new(&Regions::default());
        let info = object(&mut space, 1);
        let next = space.settle();
        let mut fork = space.clone();
        fork.resume(next);
        fork.contents_mut(&info).write_bytes(&store, 0, &[7]);
        fork.settle();
        assert_eq!(space.known_bytes(info.base, 1), Some(&[1][..]));
        assert_eq!(fork.known_bytes(info.base, 1), Some(&[7][..]));
    }

    #[test]
    fn a_freed_object_is_remembered_until_its_addresses_are_used_again() {
        let mut space = AddressSpace::new(&Regions::default());
        let info = object(&mut space, 1);
        space.free(&info, Arc::new([]));
        assert!(space.find(info.base).is_none());
        assert!(space.find_freed(info.base + 7).is_some());
        assert!(space.find_freed(info.base + 8).is_none());
    }
}
