//! Loads and stores of plain bytes.

use super::caches::InlineCaches;
use super::window::Window;
use loam_memory::AddressSpace;
use loam_program::code::{Load, Store};
use loam_program::lower::Slot;

/// Memory, as the instruction at `pc` accesses it.
pub struct Memory<'a> {
    pub space: &'a mut AddressSpace,
    pub caches: &'a mut InlineCaches,
    pub pc: usize,
}

impl Memory<'_> {
    fn reborrow(&mut self) -> Memory<'_> {
        Memory { space: self.space, caches: self.caches, pc: self.pc }
    }
}

impl<const MIXED: bool> Window<'_, MIXED> {
    /// Executes a load; `None` leaves it to its origin.
    #[inline(always)]
    pub fn load(&mut self, inst: Load, mut memory: Memory) -> Option<()> {
        match inst {
            Load::Load8 { dst, base, offset } => self.get::<1>(dst, self.near(base, offset)?, memory),
            Load::Load16 { dst, base, offset } => self.get::<2>(dst, self.near(base, offset)?, memory),
            Load::Load32 { dst, base, offset } => self.get::<4>(dst, self.near(base, offset)?, memory),
            Load::Load64 { dst, base, offset } => self.get::<8>(dst, self.near(base, offset)?, memory),
            Load::LoadIndex8 { index_shift, dst, base, index, scale, offset } => {
                self.get::<1>(dst, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Load::LoadIndex16 { index_shift, dst, base, index, scale, offset } => {
                self.get::<2>(dst, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Load::LoadIndex32 { index_shift, dst, base, index, scale, offset } => {
                self.get::<4>(dst, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Load::LoadIndex64 { index_shift, dst, base, index, scale, offset } => {
                self.get::<8>(dst, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Load::LoadWithin { bytes, index_shift, dst, base, index, scale, offset } => {
                let address = self.within(base, offset, (index, index_shift, scale), memory.reborrow())?;
                match bytes {
                    1 => self.get::<1>(dst, address, memory),
                    2 => self.get::<2>(dst, address, memory),
                    4 => self.get::<4>(dst, address, memory),
                    _ => self.get::<8>(dst, address, memory),
                }
            }
            Load::PointerWithin { index_shift, dst, base, index, scale, offset } => {
                let address = self.within(base, offset, (index, index_shift, scale), memory)?;
                self.set(dst, address);
                Some(())
            }
            Load::LoadTable8 { index_shift, dst, index, scale, address } => {
                self.get::<1>(dst, self.element(address, index, index_shift, scale)?, memory)
            }
            Load::LoadTable16 { index_shift, dst, index, scale, address } => {
                self.get::<2>(dst, self.element(address, index, index_shift, scale)?, memory)
            }
            Load::LoadTable32 { index_shift, dst, index, scale, address } => {
                self.get::<4>(dst, self.element(address, index, index_shift, scale)?, memory)
            }
            Load::LoadTable64 { index_shift, dst, index, scale, address } => {
                self.get::<8>(dst, self.element(address, index, index_shift, scale)?, memory)
            }
            Load::LoadAt8 { dst, address } => self.get::<1>(dst, address, memory),
            Load::LoadAt16 { dst, address } => self.get::<2>(dst, address, memory),
            Load::LoadAt32 { dst, address } => self.get::<4>(dst, address, memory),
            Load::LoadAt64 { dst, address } => self.get::<8>(dst, address, memory),
        }
    }

    /// Executes a store; `None` leaves it to its origin.
    #[inline(always)]
    pub fn store(&self, inst: Store, mut memory: Memory) -> Option<()> {
        match inst {
            Store::Store8 { a, base, offset } => self.put::<1>(a, self.near(base, offset)?, memory),
            Store::Store16 { a, base, offset } => self.put::<2>(a, self.near(base, offset)?, memory),
            Store::Store32 { a, base, offset } => self.put::<4>(a, self.near(base, offset)?, memory),
            Store::Store64 { a, base, offset } => self.put::<8>(a, self.near(base, offset)?, memory),
            Store::StoreIndex8 { index_shift, a, base, index, scale, offset } => {
                self.put::<1>(a, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Store::StoreIndex16 { index_shift, a, base, index, scale, offset } => {
                self.put::<2>(a, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Store::StoreIndex32 { index_shift, a, base, index, scale, offset } => {
                self.put::<4>(a, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Store::StoreIndex64 { index_shift, a, base, index, scale, offset } => {
                self.put::<8>(a, self.element(self.near(base, offset)?, index, index_shift, scale)?, memory)
            }
            Store::StoreWithin { bytes, index_shift, a, base, index, scale, offset } => {
                let address = self.within(base, offset, (index, index_shift, scale), memory.reborrow())?;
                match bytes {
                    1 => self.put::<1>(a, address, memory),
                    2 => self.put::<2>(a, address, memory),
                    4 => self.put::<4>(a, address, memory),
                    _ => self.put::<8>(a, address, memory),
                }
            }
            Store::StoreTable8 { index_shift, a, index, scale, address } => {
                self.put::<1>(a, self.element(address, index, index_shift, scale)?, memory)
            }
            Store::StoreTable16 { index_shift, a, index, scale, address } => {
                self.put::<2>(a, self.element(address, index, index_shift, scale)?, memory)
            }
            Store::StoreTable32 { index_shift, a, index, scale, address } => {
                self.put::<4>(a, self.element(address, index, index_shift, scale)?, memory)
            }
            Store::StoreTable64 { index_shift, a, index, scale, address } => {
                self.put::<8>(a, self.element(address, index, index_shift, scale)?, memory)
            }
            Store::StoreAt8 { a, address } => self.put::<1>(a, address, memory),
            Store::StoreAt16 { a, address } => self.put::<2>(a, address, memory),
            Store::StoreAt32 { a, address } => self.put::<4>(a, address, memory),
            Store::StoreAt64 { a, address } => self.put::<8>(a, address, memory),
        }
    }

    /// The address of an array's element; `None` if it lies outside of the object that `base` points into.
    #[inline(always)]
    fn within(
        &self,
        base: Slot,
        offset: i32,
        (index, shift, scale): (Slot, u8, u16),
        memory: Memory,
    ) -> Option<u64> {
        let address = self.element(self.near(base, offset)?, index, shift, scale)?;
        memory.caches.stays(memory.space, memory.pc, self.word(base)?, address)?;
        Some(address)
    }

    /// dst = `N` bytes at an address; `None` if a byte is not plain or not there.
    #[inline(always)]
    fn get<const N: usize>(&mut self, dst: Slot, address: u64, memory: Memory) -> Option<()> {
        let bytes: [u8; N] = memory.caches.load(memory.space, memory.pc, address)?;
        let mut word = [0; 8];
        word[..N].copy_from_slice(&bytes);
        self.set(dst, u64::from_le_bytes(word));
        Some(())
    }

    /// `N` bytes at an address = the lower bytes of a; `None` if a is a term or the bytes cannot be written just so.
    #[inline(always)]
    fn put<const N: usize>(&self, a: Slot, address: u64, memory: Memory) -> Option<()> {
        let word = self.word(a)?.to_le_bytes();
        let bytes: &[u8; N] = word.first_chunk().expect("a word has eight bytes");
        memory.caches.store(memory.space, memory.pc, address, *bytes)
    }
}
