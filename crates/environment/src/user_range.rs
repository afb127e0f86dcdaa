//! A range of the program's memory that a function model or a system call works on.

use loam_memory::Address;

/// Bytes of the program's memory, at a known address and of a known length.
#[derive(Clone, Copy)]
pub(crate) struct UserRange {
    /// The first address.
    pub address: Address,
    /// The number of bytes.
    pub length: u64,
}

impl UserRange {
    /// The first address behind the range; the highest address if the range ends there.
    pub fn end(self) -> Address {
        self.address.saturating_add(self.length)
    }
}
