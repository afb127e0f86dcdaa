//! Inline caches: where the loads and stores of the fast loop last found their bytes.

use crate::provenance::is_near;
use loam_memory::space::InlineCache;
use loam_memory::{AccessMode, Address, AddressSpace};

/// One cache per instruction, found by the low bits of the program counter.
const BY_PC: usize = 1024;

/// Caches found by address, for instructions that go from object to object or from chunk to chunk.
const BY_ADDRESS: usize = 4096;

/// The index of an address in that table. The allocator keeps objects far apart and large ones are made of chunks, so
/// hardly two caches want the same 4,096 bytes; the multiplication spreads addresses that differ in high bits alone.
#[inline(always)]
fn index_by_address(address: Address) -> usize {
    ((address.0 >> 12).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52) as usize
}

/// All caches of a machine.
pub struct InlineCaches {
    by_pc: Box<[InlineCache; BY_PC]>,
    by_address: Box<[InlineCache; BY_ADDRESS]>,
    /// The objects that pointers were last computed from, by the low bits of the program counter.
    origins: Box<[Origin; ORIGINS]>,
}

/// How many origins of pointers are remembered.
const ORIGINS: usize = 256;

/// The object that an instruction computed a pointer from.
#[derive(Clone, Copy, Default)]
struct Origin {
    base: u64,
    length: u64,
    /// How many objects had been allocated and freed.
    turnover: u64,
}

impl Origin {
    /// Whether an address lies in the object, or right behind it.
    fn contains(&self, address: u64) -> bool {
        address.wrapping_sub(self.base) <= self.length
    }
}

impl Default for InlineCaches {
    fn default() -> Self {
        Self {
            by_pc: Box::new([InlineCache::default(); BY_PC]),
            by_address: Box::new([InlineCache::default(); BY_ADDRESS]),
            origins: Box::new([Origin::default(); ORIGINS]),
        }
    }
}

impl InlineCaches {
    /// Forgets the objects that pointers were computed from: another state may have others at the same addresses.
    pub fn forget_origins(&mut self) {
        self.origins.fill(Origin::default());
    }

    /// `None` if a pointer that is computed from `from`, which points into an object, leaves the object and goes far away.
    #[inline(always)]
    pub fn stays(&mut self, memory: &AddressSpace, pc: usize, from: u64, to: u64) -> Option<()> {
        if is_near(from, to) {
            return Some(());
        }
        let origin = &mut self.origins[pc % ORIGINS];
        if origin.turnover != memory.turnover() || !origin.contains(from) {
            let Some(object) = memory.find(Address(from)) else { return Some(()) };
            let (base, length) = (object.base.0, object.size.capacity());
            *origin = Origin { base, length, turnover: memory.turnover() };
        }
        origin.contains(to).then_some(())
    }

    /// The bytes at an address, if they are plain; `pc` is the instruction that loads them.
    #[inline(always)]
    pub fn load<const N: usize>(
        &mut self,
        memory: &mut AddressSpace,
        pc: usize,
        address: u64,
    ) -> Option<[u8; N]> {
        let address = Address(address);
        let cache = &mut self.by_pc[pc % BY_PC];
        if let Some(bytes) = memory.peek::<N>(cache, address) {
            return Some(bytes);
        }
        let near = &mut self.by_address[index_by_address(address)];
        if let Some(bytes) = memory.peek::<N>(near, address) {
            *cache = *near;
            return Some(bytes);
        }
        let found = memory.inline_cache_at(address, N as u64, AccessMode::Read)?;
        (*cache, *near) = (found, found);
        memory.peek::<N>(cache, address)
    }

    /// Stores plain bytes at an address; `None` if this needs more care. `pc` is the instruction that stores them.
    #[inline(always)]
    pub fn store<const N: usize>(
        &mut self,
        memory: &mut AddressSpace,
        pc: usize,
        address: u64,
        bytes: [u8; N],
    ) -> Option<()> {
        let address = Address(address);
        let cache = &mut self.by_pc[pc % BY_PC];
        if memory.poke::<N>(cache, address, bytes).is_some() {
            return Some(());
        }
        let near = &mut self.by_address[index_by_address(address)];
        if memory.poke::<N>(near, address, bytes).is_some() {
            *cache = *near;
            return Some(());
        }
        let found = memory.inline_cache_at(address, N as u64, AccessMode::Write)?;
        (*cache, *near) = (found, found);
        memory.poke::<N>(cache, address, bytes)
    }
}
