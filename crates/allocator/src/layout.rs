//! The request to an allocator: how many bytes, and at which alignment.

/// The size and the alignment of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// How many bytes.
    pub size: u64,
    /// The address is a multiple of this.
    pub align: u64,
}

impl Layout {
    /// The layout with its alignment rounded up to a power of two; `None` if there is none that large.
    pub fn with_power_of_two_align(self) -> Option<Self> {
        Some(Self { align: self.align.checked_next_power_of_two()?, ..self })
    }
}
