//! Inline caches: where the loads and stores of the fast loop last found their bytes.

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
}

impl Default for InlineCaches {
    fn default() -> Self {
        Self {
            by_pc: Box::new([InlineCache::default(); BY_PC]),
            by_address: Box::new([InlineCache::default(); BY_ADDRESS]),
        }
    }
}

impl InlineCaches {
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
